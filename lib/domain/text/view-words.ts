/** How a language tells whose view a sentence is, and whether it is meant. Tested on lower case, straight apostrophes. */
export interface ViewWords {
  /** Before a clause: it is not claimed ("I would not say that …"). */
  denied: RegExp;
  /** Somebody else says or thinks it ("my husband says …"). */
  reported: RegExp;
  /** At the beginning of what follows: the words before it are taken back ("Just kidding", "But that is not true"). */
  takenBack: RegExp;
  /** The contrary is meant, as far as that can be told. */
  ironic: RegExp;
  /** Talk about the interview itself. */
  meta: RegExp;
  /** The participant speaks of themselves. */
  self: RegExp;
  /** Somebody else, or something else: who begins a sentence so goes on about them. */
  others: RegExp;
}

const NEVER = /(?!)/u;
const NO_WORDS: ViewWords = {
  denied: NEVER,
  reported: NEVER,
  takenBack: NEVER,
  ironic: /🙄|🙃|(?:^|\s)\/s(?:\s|$)/u,
  meta: NEVER,
  self: NEVER,
  others: NEVER,
};

/** Whole words: the alternatives stand between characters that are no letters. */
const words = (...alternatives: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'u');
const first = (...alternatives: string[]) =>
  new RegExp(`^[\\s\\p{P}]*(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'u');
const MARKS = '🙄|🙃|\\/s';
const ironic = (...alternatives: string[]) =>
  new RegExp(`${MARKS}|(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'u');

const EN_SAY =
  'says?|said|thinks?|thought|believes?|believed|claims?|claimed|argues?|argued|tells?|told|insists?|insisted|complains?|complained|reckons?|replied|answered|shouted|warned|promised|suggests?|suggested|swears?|swore|wrote|saying|feels? like|feels? that';
const DE_SAY =
  'sagt|sagte|sagen|sagten|meint|meinte|meinten|glaubt|glaubte|glauben|denkt|dachte|denken|findet|fand|finden|behauptet|behauptete|behaupten|erzählt|erzählte|schreibt|schrieb';
const FR_SAY =
  'dit|disait|disent|disaient|pense|pensent|pensait|pensaient|croit|croient|trouve|trouvent|prétend|prétendent|affirme|affirment|raconte|racontent|racontait';
const ES_SAY =
  'dice|dicen|dijo|dijeron|decía|decían|piensa|piensan|pensaba|pensaban|cree|creen|creía|creían|opina|opinan|afirma|afirman|asegura|aseguran|cuenta|cuentan|contó';
const PT_SAY =
  'diz|dizem|disse|disseram|dizia|diziam|pensa|pensam|pensava|acha|acham|achava|achavam|acredita|acreditam|afirma|afirmam|conta|contam|contou';
const IT_SAY =
  'dice|dicono|diceva|dicevano|ha detto|hanno detto|disse|pensa|pensano|pensava|pensavano|crede|credono|credeva|ritiene|ritengono|sostiene|sostengono|racconta|raccontano|ha raccontato';
const NL_SAY =
  'zegt|zei|zeggen|zeiden|vindt|vond|vinden|vonden|denkt|dacht|denken|dachten|gelooft|geloven|beweert|beweren|vertelt|vertelde';

const VIEW_WORDS: Record<string, ViewWords> = {
  en: {
    denied: words(
      "(?:i|we)(?:'d| would| could| do| did| am| can|'m| was|'ve| have)?(?: not|n't| never)(?: \\p{L}+){0,2} (?:say|saying|said|think|thinking|thought|believe|feel|claim|claiming|call|agree|mean|suggest|argue|imply|find)",
      '(?:i|we) (?:dont|didnt|wouldnt|cant) (?:say|think|believe|feel|agree|mean|find)',
      'i (?:doubt|deny|disagree|refuse)',
      "(?:it|that|this)(?:'s| is| was)(?: not|n't) (?:true|right|the case|like|that|as if|because)",
      'not (?:that|because|as if)',
      'far from',
      'instead of',
      'rather than',
      'it would be wrong to say',
    ),
    reported: words(
      `(?:he|she|they|others?|some(?: people)?|somebody|someone|many(?: people)?|most(?: people)?|people|everybody|everyone|nobody|my \\p{L}+|(?:his|her|their|our|the) \\p{L}+) (?:(?:always|often|also|just|really|would|might|may|could|will|do|does|did|has|have|had|keeps?|sometimes|even) ){0,2}(?:${EN_SAY})`,
      '(?<!i )(?:says|said|thinks|claims|claimed) (?:he|she|they|my \\p{L}+|the \\p{L}+)',
      'according to (?!me)',
      'one (?:could|might|would|may) (?:say|argue|think|claim|object)',
      'apparently',
      'supposedly',
      'allegedly',
    ),
    takenBack: first(
      'no(?=[,.!]|$)',
      'nah',
      'nope',
      'not really',
      'not at all',
      "(?:just |only |i am |i'm |i was )*(?:kidding|joking)",
      'wait',
      'actually,? no',
      'scratch that',
      "(?:but )?(?:that|this|it)(?:'s| is| was) (?:not (?:true|right|so|what i|how i|my)|wrong|nonsense|false|a joke|a lie|bullshit)",
      "(?:but )?(?:that|this|it) isn't (?:true|right|so|what i|how i)",
      '(?:(?:well|yeah|and|but|or),? )*(?:maybe|perhaps|probably) not',
      'or (?:maybe |rather )?not',
      'i take that back',
      "(?:but )?i (?:do not|don't|dont) (?:agree|think so|believe that|see it)",
      '(?:but )?i disagree',
      '(?:but )?they (?:are|were) wrong',
      'as if(?=[.!]|$)',
      'yeah,? right',
    ),
    ironic: ironic(
      'yeah,? right',
      'oh,? (?:great|sure|wonderful|fantastic|brilliant|lovely|joy)',
      'just what (?:i|we|everybody) (?:needed|wanted)',
      'thanks? (?:you )?for nothing',
      'what could (?:possibly )?go wrong',
      '(?:great|wow|super|fantastic),? (?:another|just what)',
      'because (?:obviously|clearly),? (?:that|i|we)',
      'sarcasm',
      'as if i (?:care|had|needed)',
    ),
    meta: words(
      '(?:this|the|your|that) questions?',
      'breakout room',
      'repeat (?:it|that)',
      'thank you (?:very much|so much|for)',
      'this interview',
      'bye',
    ),
    self: words("i|i'm|i've|i'd|i'll|im|me|my|mine|myself|we|our|us"),
    others: first('he|she|they|his|her|their|it|that'),
  },
  de: {
    denied: words(
      '(?:ich|wir) (?:würde|würden|glaube|denke|finde|meine|sage|kann|könnte|will|möchte)(?: \\p{L}+){0,2} (?:nicht|kaum|nie)(?: sagen| behaupten| glauben| denken)?',
      '(?:es|das) (?:ist|war|stimmt) (?:ja |aber |auch )?(?:nicht|kaum)',
      'nicht,? (?:dass|weil)',
      'ich (?:bezweifle|bestreite)',
      'anstatt',
      'statt dass',
    ),
    reported: words(
      `(?:er|sie|man|die leute|leute|viele|manche|einige|andere|alle|mein\\p{L}* \\p{L}+|sein\\p{L}* \\p{L}+|ihr\\p{L}* \\p{L}+|unser\\p{L}* \\p{L}+|(?:der|die|das) \\p{L}+) (?:\\p{L}+ )?(?:${DE_SAY})`,
      '(?:sagt|sagte|meint|meinte|findet|fand|behauptet|glaubt) (?:er|sie|man|mein\\p{L}*|sein\\p{L}*|ihr\\p{L}*|der|die)',
      'laut (?:\\p{L}+)',
      'angeblich',
    ),
    takenBack: first(
      'nein',
      'nee',
      'quatsch',
      '(?:war )?(?:nur |bloß )?(?:ein )?(?:spaß|scherz|witz)',
      'ironie',
      'stimmt (?:aber |natürlich )?(?:so )?nicht',
      'das (?:stimmt|ist) (?:aber |so |natürlich )*(?:nicht(?: so| wahr| richtig)?|falsch|gelogen|unsinn|quatsch)',
      'oder (?:auch |doch |eher )?nicht',
      'doch nicht',
      'nicht wirklich',
      '(?:(?:und|aber|oder|na ja|naja),? )*vielleicht (?:auch |doch |eher )?nicht',
      'von wegen',
      'das sehe ich (?:aber )?(?:nicht so|anders)',
      'ich sehe das (?:aber )?(?:nicht so|anders)',
    ),
    ironic: ironic(
      '(?:na )(?:toll|super|klasse|prima|wunderbar|herrlich|bravo)',
      'von wegen',
      "wer's glaubt",
      "schön wär's",
      'ja,? klar,',
      'danke für nichts',
      'hat mir gerade noch gefehlt',
    ),
    meta: words('(?:die|diese|ihre|eure|deine) frage', 'dieses interview', 'tschüss', 'auf wiedersehen'),
    self: words('ich|mich|mir|mein\\p{L}*|wir|uns|unser\\p{L}*'),
    others: first('er|sie|es|das|sein\\p{L}*|ihr\\p{L}*'),
  },
  fr: {
    denied: words(
      'je ne (?:\\p{L}+ )?(?:dirais|pense|crois|trouve|suis|dis|peux|sais)(?: \\p{L}+)? pas',
      'je (?:dirais|pense|crois|trouve) pas',
      "(?:ce n'est|c'est) pas (?:vrai|que|parce)",
      'non que',
      'pas que',
      'je doute',
      'au lieu de',
    ),
    reported: words(
      `(?:il|elle|ils|elles|on|les gens|certains|beaucoup|d'autres|mon \\p{L}+|ma \\p{L}+|mes \\p{L}+|son \\p{L}+|sa \\p{L}+|ses \\p{L}+|leurs? \\p{L}+|(?:le|la|les) \\p{L}+) (?:m'|me |nous |lui )?(?:a |ont )?(?:${FR_SAY})`,
      'selon (?!moi)',
      "d'après (?!moi)",
      'soi-disant',
      'paraît-il',
    ),
    takenBack: first(
      'non(?=[,.!]|$)',
      'je (?:plaisante|rigole|blague)',
      'enfin non',
      'ou (?:plutôt )?pas',
      'pas vraiment',
      '(?:(?:et|mais|ou|enfin),? )*peut-être pas',
      "(?:mais )?(?:ce n'est pas|c'est pas) (?:vrai|ça)",
      "(?:mais )?c'est faux",
      "(?:mais )?je ne suis pas d'accord",
      'tu parles',
    ),
    ironic: ironic(
      'tu parles',
      'merci pour rien',
      '(?:super|génial),? (?:encore|vraiment)',
      'bien sûr,? comme si',
      'il ne manquait plus que',
    ),
    meta: words('(?:la|cette|votre) question', 'cet entretien', 'au revoir'),
    self: words("je|j'\\p{L}+|me|m'\\p{L}+|moi|mon|ma|mes|nous|notre|nos"),
    others: first("il|elle|ils|elles|ça|cela|c'est|ce|son|sa|ses|leurs?"),
  },
  es: {
    denied: words(
      'no (?:diría|creo|pienso|opino|me parece|digo|puedo decir|es (?:verdad|cierto|que|porque))',
      'dudo',
      'en vez de',
      'en lugar de',
    ),
    reported: words(
      `(?:él|ella|ellos|ellas|la gente|algunos|muchos|otros|todos|mi \\p{L}+|mis \\p{L}+|su \\p{L}+|sus \\p{L}+|(?:el|la|los|las) \\p{L}+) (?:me |nos |siempre )?(?:${ES_SAY})`,
      '(?:dice|dicen|dijo|piensa|cree) (?:él|ella|mi \\p{L}+|el \\p{L}+|la \\p{L}+)',
      'según (?!yo)',
      'dicen que',
      'se dice',
      'supuestamente',
    ),
    takenBack: first(
      'no(?=[,.!]|$)',
      '(?:es|era) broma',
      'bromeo',
      'mentira',
      '(?:pero )?no es (?:verdad|cierto|así)',
      'no realmente',
      '(?:(?:y|pero|o|bueno),? )*(?:quizás?|tal vez|a lo mejor) no',
      'en realidad no',
      '(?:pero )?no estoy de acuerdo',
      'o no(?=[.!]|$)',
    ),
    ironic: ironic(
      'claro,? cómo no',
      'sí,? claro',
      'gracias por nada',
      'qué bien,? otr[ao]',
      'lo que faltaba',
    ),
    meta: words('(?:la|esta|su|tu) pregunta', 'esta entrevista', 'adiós'),
    self: words('yo|me|mí|mi|mis|nos|nosotr[oa]s|nuestr[oa]s?|soy|tengo|creo|pienso'),
    others: first('él|ella|ellos|ellas|eso|esto|su|sus'),
  },
  pt: {
    denied: words(
      'não (?:diria|acho|penso|creio|digo|posso dizer|é (?:verdade|que|porque))',
      'duvido',
      'em vez de',
    ),
    reported: words(
      `(?:ele|ela|eles|elas|as pessoas|alguns|muitos|outros|todos|(?:o |a |os |as )?(?:meus?|minhas?|seus?|suas?) \\p{L}+|(?:o|a|os|as) \\p{L}+) (?:me |nos |sempre )?(?:${PT_SAY})`,
      '(?:diz|disse|pensa|acha) (?:ele|ela|(?:o |a )?(?:meu|minha) \\p{L}+)',
      'segundo (?!eu)',
      'dizem que',
      'diz-se',
      'supostamente',
    ),
    takenBack: first(
      'não(?=[,.!]|$)',
      'brincadeira',
      '(?:estou|tô) (?:a brincar|brincando)',
      'mentira',
      '(?:mas )?não é (?:verdade|assim|bem assim)',
      'na verdade não',
      '(?:(?:e|mas|ou|bem),? )*(?:talvez|se calhar) não',
      '(?:mas )?não concordo',
      'ou não(?=[.!]|$)',
    ),
    ironic: ironic(
      'pois,? claro',
      'sim,? claro',
      'obrigad[oa] por nada',
      'que bom,? (?:outr[oa]|mais)',
      'só faltava',
    ),
    meta: words('(?:a|esta|essa|sua) pergunta', 'esta entrevista', 'tchau', 'adeus'),
    self: words('eu|me|mim|meus?|minhas?|nos|nós|nossos?|nossas?|sou|tenho|acho|penso'),
    others: first('ele|ela|eles|elas|isso|isto|seus?|suas?'),
  },
  it: {
    denied: words(
      'non (?:direi|credo|penso|mi pare|mi sembra|dico|posso dire|è (?:vero|che|perché))',
      'dubito',
      'invece di',
    ),
    reported: words(
      `(?:lui|lei|loro|la gente|alcuni|molti|altri|tutti|(?:il |la |i |le )?(?:mio|mia|miei|mie|suo|sua|suoi|sue) \\p{L}+|(?:il|la|i|gli|le|lo) \\p{L}+) (?:mi |ci |sempre )?(?:${IT_SAY})`,
      '(?:dice|ha detto|pensa|crede) (?:lui|lei|(?:mio|mia) \\p{L}+)',
      'secondo (?!me)',
      'si dice',
      'dicono che',
      'a quanto pare',
    ),
    takenBack: first(
      'no(?=[,.!]|$)',
      'scherzo',
      'scherzavo',
      '(?:ma )?non è (?:vero|così)',
      'in realtà no',
      'non proprio',
      '(?:(?:e|ma|o|beh),? )*forse non?',
      "(?:ma )?non sono d'accordo",
      'anzi',
      'o no(?=[.!]|$)',
    ),
    ironic: ironic('sì,? certo', 'come no', 'bella roba', 'grazie per niente', 'ci mancava solo'),
    meta: words('(?:la|questa|sua|tua) domanda', 'questa intervista', 'arrivederci'),
    self: words('io|mi|me|mio|mia|miei|mie|noi|ci|nostr[oaie]|sono|ho|credo|penso'),
    others: first('lui|lei|loro|questo|quello|ciò|suo|sua|suoi|sue'),
  },
  nl: {
    denied: words(
      '(?:ik|we|wij) (?:zou|zouden|denk|geloof|vind|kan|wil|zeg)(?: \\p{L}+){0,2} niet(?: zeggen| denken| beweren)?',
      '(?:het|dat) is niet (?:zo|waar|dat|omdat)',
      'niet (?:dat|omdat)',
      'ik betwijfel',
      'in plaats van',
    ),
    reported: words(
      `(?:hij|zij|ze|men|mensen|sommigen|velen|anderen|iedereen|mijn \\p{L}+|zijn \\p{L}+|haar \\p{L}+|hun \\p{L}+|onze \\p{L}+|(?:de|het) \\p{L}+) (?:altijd )?(?:${NL_SAY})`,
      '(?:zegt|zei|vindt|vond|denkt) (?:hij|zij|ze|mijn \\p{L}+)',
      'volgens (?!mij)',
      'zogenaamd',
    ),
    takenBack: first(
      'nee',
      'grapje',
      'geintje',
      '(?:maar )?dat is niet (?:waar|zo)',
      '(?:maar )?dat klopt niet',
      'niet echt',
      '(?:(?:en|maar|of|nou),? )*misschien (?:ook |toch )?niet',
      'of (?:toch )?niet',
      'onzin',
      '(?:maar )?daar ben ik het niet mee eens',
    ),
    ironic: ironic(
      'ja,? hoor',
      'lekker dan',
      'nou,? (?:geweldig|fijn|leuk)',
      'bedankt voor niets',
      'dat ontbrak er nog aan',
    ),
    meta: words('(?:de|deze|uw|je) vraag', 'dit interview', 'tot ziens'),
    self: words('ik|me|mij|mijn|wij|we|ons|onze'),
    others: first('hij|zij|ze|het|dat|zijn|haar|hun'),
  },
};

/** Of an unknown language nothing is known but the signs that all share. */
export function viewWordsFor(language: string): ViewWords {
  return VIEW_WORDS[language] ?? NO_WORDS;
}

/** What is longer is no sentence. */
const LONGEST = 3_000;

/** The form that these words are tested on. */
export function plainForm(text: string): string {
  return text.slice(0, LONGEST).toLowerCase().replaceAll('’', "'");
}
