import { type Lexicon, wordSet } from '../lexicon';

export const pt: Lexicon = {
  language: 'pt',
  stop: wordSet(
    `a à agora ainda algo alguém algum alguma algumas alguns antes ao aos apenas aquela aquele aquilo aqui as às assim
    até bem cada com como contra da das de dela dele deles depois desde do dos durante e é ela elas ele eles em entre
    era eram essa essas esse esses esta está estão estar estas estava estavam este estes estou eu fez fazer faz foi
    foram fui há isso isto já lá lhe lhes mais mas me mesmo meu meus mim minha minhas muita muitas muito muitos na nas
    não nem nenhum nenhuma no nos nós nossa nosso nunca num numa o onde os ou outra outras outro outros para pela pelas
    pelo pelos pois por porque pouco pra que quê quem quando qual quase se sem sempre ser será seu seus só sobre sou
    sua suas são também tão te tem têm tenho ter tinha tinham toda todas todo todos tu tudo um uma umas uns você vocês
    vez vezes eh então né pode posso podia quanto sim nada`,
  ),
  generic: wordSet(
    `coisa coisas maneira forma tipo tempo dia dias semana semanas mês meses ano anos hora horas minuto minutos hoje
    ontem amanhã gente pessoa pessoas homem mulher parte lugar caso exemplo ponto razão pergunta perguntas resposta
    ideia momento lado fim início metade bom boa bons boas mau má melhor pior grande pequeno longo curto novo nova velho
    fácil difícil diferente importante certo verdade ir vou vai ia veio vir ver vi visto saber sei sabia pensar penso
    pensei acho achei achar encontrar encontrei sentir sinto senti querer quero queria gostar gosto gostei usar uso
    usei tentar tentei dizer disse perguntar pôr deixar deixei passar passou ficar ficou fiquei chegar cheguei comprar
    comprei esperar esperei levar dar deu dois duas três quatro cinco seis sete oito nove dez primeiro primeira último
    última próximo realmente normalmente`,
  ),
  filler: wordSet('eh então bom né e mas porque tipo'),
  positive: wordSet(
    `bom boa bem ótimo ótima excelente perfeito perfeita adoro adorei amo amei gosto gostei feliz contente satisfeito
    satisfeita útil fácil rápido rápida simples confortável prático confiável simpático limpo melhor recomendo
    confiança claro clara agradável incrível`,
  ),
  negative: wordSet(
    `mau má mal ruim terrível horrível péssimo péssima pior odeio odiei chato irritante irritado frustrante frustrado
    frustrada confuso confusa lento lenta cheio sujo quebrado erro erros falha falhou problema problemas difícil
    complicado complicada caro cara inútil triste decepcionado decepcionada tarde atraso atrasado cancelado perdi
    perdido estresse medo preocupado preocupada dor desconfortável barulhento impossível desastre`,
  ),
  negation: wordSet('não nunca ninguém nada nenhum nenhuma sem nem'),
  vague: wordSet('bem ok bom boa normal coisas algo sim não nada talvez tudo depende legal'),
  abuse: wordSet('merda porra caralho puta idiota idiotas foda foder burro imbecil'),
  joining: wordSet('e então depois'),
  contrast: wordSet('mas porém embora exceto contudo'),
  reason: wordSet('porque pois'),
  qualifier: wordSet('se quando enquanto até ou'),
  determiner: wordSet(
    'o a os as um uma uns umas meu minha nosso nossa seu sua este esta do da dos das no na ao à',
  ),
  linking: wordSet('de da do'),
  concrete: wordSet(
    `segunda terça quarta quinta sexta sábado domingo janeiro fevereiro março abril maio junho julho agosto setembro
    outubro novembro dezembro ontem manhã tarde noite semana mês hora horas minutos euros reais mãe pai marido esposa
    filha filho chefe colega médico amigo amiga vizinho cozinha escritório estação aeroporto escola hospital casa loja`,
  ),
  abbreviations: wordSet('sr sra dr dra prof etc ex p.ex aprox'),
  nonAnswer:
    /^(eu )?não (sei|lembro|me lembro)( dizer)?$|^(nada( mais)?|não|não obrigad[oa]|nenhum|nenhuma|sem comentários?|é tudo|é só isso|só isso|não faço ideia)$/,
  selfDescription:
    /\bsou (?:uma? |\p{L}+(?:or|ora|eiro|eira|ista|ente|ante|ado|ada)(?!\p{L})|mãe|pai)|\btrabalho (?:como|em|na|no|para|com)(?!\p{L})|\bmoro (?:em|com|na|no|sozinh[oa])(?!\p{L})|\btenho (?:\d{2} anos|\p{L}+ filh[oa]s?)|\bcomo (?:mãe|pai|estudante|professora?|enfermeir[oa]|cliente|usuári[oa]|reformad[oa]|aposentad[oa])(?!\p{L})/giu,
  notSelf: /^sou (?:um pouco|uma? fã|diferente)(?!\p{L})/iu,
  closingQuestion: /mais alguma coisa|algo mais|acrescentar|adicionar|outros? comentários?/iu,
  aside: /^(?:ah,? )?(?:aliás|a propósito|por falar nisso|outra coisa|mais uma coisa)(?!\p{L})/iu,
  on: 'Sobre',
};
