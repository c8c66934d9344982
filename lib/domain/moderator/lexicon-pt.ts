import { lexiconOf } from './lexicon';

export const PORTUGUESE_SUBJECTS: ReadonlySet<string> = new Set(
  'eu nós ele ela eles elas isso isto o a os as meu minha um uma ninguém todos me não já gente'.split(' '),
);

export const PORTUGUESE = lexiconOf({
  functionWords: `o|a|os|as|um|uma|uns|umas|de|do|da|dos|das|e|ou|mas|eu|tu|você|ele|ela|nós|eles|elas|me|te|se|nos|lhe|lhes|meu|minha|meus|minhas|seu|sua|seus|suas|nosso|nossa|que|quê|quem|qual|como|quando|onde|porque|por|para|pra|com|sem|sobre|em|no|na|nos|nas|num|numa|ao|aos|à|às|pelo|pela|desde|até|entre|é|sou|são|somos|era|eram|foi|fui|foram|ser|estar|está|estou|estão|estava|havia|há|tem|tenho|tinha|ter|fazer|faz|fiz|fez|pode|posso|podia|quero|queria|vou|vai|ia|não|nem|nunca|nada|sim|também|muito|muita|muitos|mais|menos|pouco|tudo|todo|toda|todos|algo|alguém|outro|outra|este|esta|isto|esse|essa|isso|aquele|já|assim|então|bem|agora|sempre|vez|vezes|dia|ano|anos|tempo|coisa|coisas|gente|acho|digo|disse|sei|mesmo|só|cada|depois|antes|aqui|ali|lá|hoje|tão|quase|mim|ainda`,
  but: 'mas|porém|contudo|no entanto|embora|só que|por outro lado|em compensação',
  joins: 'e|e aí|então|aí|enquanto|ou|onde',
  conditions: 'se|quando|caso|sempre que',
  because: 'porque|pois|já que|por isso|devido a|graças a|para que|a razão|por causa',
  fillers: `bem|bom|ah|é|tipo|né|sim|acho que|penso que|eu acho que|eu diria que|na verdade|sinceramente|digamos|sabe|e|talvez|enfim|é que|e tal|em geral|olha|então`,
  dontKnow: `não posso responder|não sei responder|não sei dizer|não saberia dizer|não sei|nao sei|sei lá|não faço ideia|nenhuma ideia|difícil dizer|não lembro|não me lembro|nada|nada de especial|não me ocorre nada|nunca pensei nisso|sem opinião`,
  refusal: `prefiro não|não quero dizer|não quero falar|é privado|é pessoal|sem comentários|próxima pergunta|não é da sua conta|pular|passo|fica cá em casa|fica em casa|fica comigo|fica entre nós|guardo para mim|não digo nada|é coisa minha|disso não falo|não quero contar|não me apetece falar|preferia não|não vou dizer|não quero pensar em|nem quero pensar`,
  vague: `bem|bom|boa|normal|mais ou menos|razoável|interessante|diferente|estranho|complicado|ruim|mau|melhor|difícil|fácil|simples|prático|coisas|qualidade|problemas|legal|como sempre`,
  good: `bem|bom|boa|ótimo|ótima|fácil|simples|rápido|barato|cômodo|útil|adoro|gosto|gostei|contente|feliz|orgulhoso|orgulhosa|melhor|excelente|perfeito|gentil|confiável|agradável|claro|aliviado|aliviada|satisfeito|satisfeita|justo|honesto|legal`,
  bad: `mal|mau|má|ruim|pior|terrível|horrível|duro|difícil|lento|lenta|caro|cara|chato|chata|irritante|irritado|irritada|frustrante|frustrado|frustrada|odeio|feio|estressante|complicado|complicada|inútil|desperdício|quebrado|injusto|decepcionado|decepcionada|ridículo|absurdo|bobo|vergonha|culpado|culpada|zangado|triste|preocupado|preocupada|medo|cansado|cansada|impossível|problema|problemas|confusão|desastre|pena|sujo|barulhento`,
  emotion: `contente|feliz|orgulhoso|orgulhosa|aliviado|aliviada|adoro|odeio|raiva|triste|preocupado|preocupada|medo|nervoso|nervosa|sozinho|vergonha|culpado|culpada|culpa|frustrado|frustrada|estressado|estressada|decepcionado|decepcionada|surpreso|surpresa|perdido|bobo|boba|chorei|pânico|desesperado|senti|sentia|pena|doeu|arrependo|irritado|irritada`,
  negation: 'não|nunca|nada|ninguém|nenhum|nenhuma|sem|nem|tampouco',
  comparison:
    'mais que|mais do que|menos do que|melhor do que|pior do que|comparado|em comparação|ao contrário|em vez de|em lugar de|diferente de|do que antes|igual a',
  past: `foi|fui|era|eram|estava|havia|fiz|fez|disse|tive|teve|veio|ontem|passado|passada|há|comprei|liguei|fomos|fizemos|aconteceu|quebrou|uma vez|levei|paguei|encontrei|perguntei|tentei`,
  habit:
    'normalmente|sempre|muitas vezes|nunca|às vezes|costumo|geralmente|em geral|cada|todos os|todas as|toda vez|de vez em quando|raramente|regularmente',
  outcome: 'no fim|no final|finalmente|depois|então|aí|desde então|mais tarde|acabei|acabou',
  decision:
    'decidi|decidimos|escolhi|escolhemos|mudei|troquei|parei|desisti|cancelei|comprei|compramos|encomendei|devolvi|joguei fora|substituí|recusei|paguei|guardei|liguei|consertei|perguntei',
  wish: 'queria|gostaria|seria|poderia|deveria|tomara|idealmente|precisaria|ajudaria',
  person:
    'mãe|pai|mulher|marido|esposa|esposo|parceiro|parceira|filho|filha|irmã|irmão|amigo|amiga|amigos|namorado|namorada|vizinho|vizinha|vizinhos|chefe|colega|colegas|médico|senhorio|professor|filhos|pais|avó|avô|tio|tia|técnico|encanador|canalizador|eletricista|vendedor|vendedora|cunhado|família',
  closing: `não|nada|é tudo|é só|obrigado|obrigada|sim|nada mais|tudo bem|nada de especial`,
  depends: `depende|isso depende`,
  time: 'ontem|hoje|amanhã|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|hora|horas|minutos|semana|semanas|mês|meses|dias|noite|tarde|manhã|natal',
  speech: 'disse|disseram|perguntou|perguntei|respondeu|explicou|prometeu|gritou',
  hostile: `cala a boca|cale a boca|cala-te|vai se foder|vá se foder|vai-te foder|vai te foder|vá-se foder|vai tomar no|vá tomar no|vai à merda|vá à merda|vai para o inferno|vá para o inferno|vai pro inferno|vai para o caralho|vai pro caralho|vai se catar|vá se catar|fuck off|fuck you|pergunta estúpida|perguntas estúpidas|pergunta idiota|perguntas idiotas|pergunta de merda|perguntas de merda|me deixa em paz|me deixe em paz|deixa-me em paz|deixe-me em paz`,
  swearing: 'merda|porra|idiota|imbecil|puta|caralho|perda de tempo',
});
