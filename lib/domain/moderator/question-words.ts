import type { ModeratorLanguage } from './lexicon';
import { type WordList, wordList } from './word-list';

/** The words by which the form of a question is recognised. */
export interface QuestionWords {
  /** Begin an open question, alone or after a preposition ("since when"). */
  interrogatives: ReadonlySet<string>;
  /** Begin a clause before the question as well as a question: "when you moved, what …". */
  ambiguous: ReadonlySet<string>;
  prepositions: ReadonlySet<string>;
  /** Verbs that begin a question to be answered by yes or no. */
  verbs: ReadonlySet<string>;
  /** After a verb in first place they make it a question. */
  pronouns: ReadonlySet<string>;
  /** Begin a clause that is no question. */
  subordinators: ReadonlySet<string>;
  leadIns: ReadonlySet<string>;
  /** Join two alternatives. */
  or: ReadonlySet<string>;
  and: ReadonlySet<string>;
  /** At the end of a statement they ask for agreement. */
  tags: WordList;
  /** Put an answer into the participant's mouth. */
  leading: WordList;
  praise: WordList;
  /** Words that a clause or a phrase cannot end on. */
  dangling: ReadonlySet<string>;
  negation: ReadonlySet<string>;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' ').filter(Boolean));

const en: QuestionWords = {
  interrogatives: set(
    "what which who whom whose when where why how what's who's how's where's when's what're what'd how'd what'll",
  ),
  ambiguous: set('when where'),
  prepositions: set(
    'at by for from in into of on to with about after against before between during since through under over compared than',
  ),
  verbs: set(
    "am is are was were isn't aren't wasn't weren't do does did don't doesn't didn't have has had haven't hasn't hadn't can could can't couldn't will would won't wouldn't shall should shouldn't may might must any anything anyone ever",
  ),
  pronouns: set(''),
  subordinators: set('if because although though since while after before as once whenever until unless'),
  leadIns: set('and so but then well okay ok now also thanks right just looking thinking'),
  or: set('or'),
  and: set('and or'),
  tags: wordList(
    "right|correct|isn't it|wasn't it|don't you|didn't you|doesn't it|didn't it|aren't you|weren't you|isn't that so|no|yes|hm|huh|eh|wouldn't you|haven't you|is it|was it|do you|did you|agreed",
  ),
  leading: wordList(
    "don't you think|wouldn't you say|wouldn't you agree|isn't it|isn't that|surely|obviously|of course|naturally|must have been|must have felt|must be|such as|for example|for instance|like for example|i assume|i guess|i suppose|i imagine|i bet|you probably|you must|so you think|so you feel|sounds like|it seems|was it because|is it because|perhaps because|maybe because|you agree|everyone|everybody|most people|should have|could it be",
  ),
  praise: wordList(
    "great|excellent|wonderful|amazing|fantastic|awesome|perfect|brilliant|impressive|interesting|fascinating|insightful|lovely|very good|good answer|good point|good idea|good question|that is good|that's good|well done|well said|well put|makes sense|make sense|i agree|you are right|you're right|you are wrong|that is wrong|that's wrong|that is not true|i'm glad|i am glad|glad to hear|congratulations|i love|i like|i disagree|i appreciate|appreciate|bravo|nice|valuable|helpful|thoughtful|smart|wise|clever|good for you|i'm impressed|surprising|shocking|unfortunately|cool|should have|shouldn't have|you should",
  ),
  dangling: set(
    "a an the this these those my your his her its our their and or but nor so if because as than that which who whose whom when where while of at by for with about against between into through from to in on onto per is am are was were be been being have has had do does did don't doesn't didn't can could will would shall should may might must not no i he she we they it's i'm we're they're you're i've there's that's what's very too quite really just every each some any such like even also kind sort",
  ),
  negation: set(
    "not no never none nobody nothing neither nor without hardly barely don't doesn't didn't isn't aren't wasn't weren't can't cannot couldn't won't wouldn't shouldn't haven't hasn't hadn't dont doesnt didnt isnt cant wasnt wont aint ain't",
  ),
};

const de: QuestionWords = {
  interrogatives: set(
    'was wer wen wem wessen wo woher wohin wann warum wieso weshalb weswegen wie welche welcher welches welchen welchem wozu womit wofür woran worauf worüber wovon wodurch woraus worin wonach wogegen worum wobei inwiefern inwieweit wieviel',
  ),
  ambiguous: set(''),
  prepositions: set(
    'an auf aus bei für in mit nach von zu über durch unter vor gegen seit bis um am im zum zur ab verglichen im',
  ),
  verbs: set(
    'ist sind war waren bin bist hat haben hatte hatten habe hast kann können konnte konnten könnten könnte kannst könntest möchten möchte möchtest mögen würden würde würdest wird werden wurde wurden wollen will wollte wollten willst soll sollte sollen sollten darf dürfen durfte muss müssen mussten musste gibt gab geht ging hätten hätte hättest wäre wären glauben finden denken meinen erinnern wissen magst',
  ),
  pronouns: set('sie du ihr es das dies er man ich wir ihnen dir sich da dort etwas'),
  subordinators: set(
    'als wenn falls weil nachdem bevor während sobald da ob dass seit seitdem bis obwohl damit sofern nur auch',
  ),
  leadIns: set('und aber also dann denn so nun gut okay ok ja danke'),
  or: set('oder'),
  and: set('und oder'),
  tags: wordList('nicht wahr|oder|oder nicht|richtig|stimmt|stimmts|ja|nein|gell|nicht|wahr|korrekt|ne'),
  leading: wordList(
    'finden sie nicht|findest du nicht|meinen sie nicht|nicht auch|sicherlich|sicher auch|bestimmt|offensichtlich|natürlich|selbstverständlich|wohl|zum beispiel|beispielsweise|etwa weil|vermutlich|wahrscheinlich|ich nehme an|es klingt|das klingt|es scheint|muss schlimm|muss gewesen sein|liegt es daran|vielleicht weil',
  ),
  praise: wordList(
    'toll|super|großartig|ausgezeichnet|hervorragend|wunderbar|fantastisch|perfekt|prima|spannend|interessant|beeindruckend|sehr gut|gute antwort|guter punkt|gute idee|gute frage|das ist gut|gut gemacht|schön|da haben sie recht|sie haben recht|du hast recht|das stimmt|ich stimme zu|ich bin froh|glückwunsch|freut mich|klasse|klug|wertvoll|hilfreich|leider|das ist falsch|das ist richtig|nachvollziehbar|ich finde|sie sollten|du solltest|bravo',
  ),
  dangling: set(
    'der die den dem des das ein eine einen einem einer eines und oder aber denn sondern weil wenn dass ob als wie mit von zu zum zur bei beim auf aus an am in im ins für über unter nach vor um durch gegen ohne seit mein meine meinen meinem meiner dein deine sein seine seinen unser unsere ihre ihr ihren kein keine keinen sehr so zu ganz nicht ich wir er man dieser diese dieses diesem jeder jede jedes auch noch nur vom ans aufs',
  ),
  negation: set(
    'nicht kein keine keinen keinem keiner keines nie niemals nichts niemand niemanden ohne kaum weder nirgends',
  ),
};

const fr: QuestionWords = {
  interrogatives: set(
    'que quoi qui quel quelle quels quelles où quand comment pourquoi combien lequel laquelle lesquels lesquelles',
  ),
  ambiguous: set('quand'),
  prepositions: set('à a de en par pour sur avec dans chez vers depuis contre sous après avant jusqu au du'),
  verbs: set('est-ce peut-on y-a-t-il'),
  pronouns: set(''),
  subordinators: set('si lorsque puisque parce comme bien après avant pendant quoique dès'),
  leadIns: set('et mais donc alors puis bon bien merci ok oui'),
  or: set('ou'),
  and: set('et ou'),
  tags: wordList(
    "n'est-ce pas|non|hein|oui|pas vrai|d'accord|c'est ça|c'est cela|vrai|c'est bien ça|ou non|ou pas",
  ),
  leading: wordList(
    "ne trouvez-vous pas|ne pensez-vous pas|n'est-ce pas|évidemment|bien sûr|certainement|sans doute|sûrement|naturellement|par exemple|comme par exemple|j'imagine|je suppose|on dirait|il semble|vous devez|peut-être parce|c'est parce|probablement",
  ),
  praise: wordList(
    "super|excellent|excellente|formidable|génial|merveilleux|fantastique|parfait|bravo|intéressant|intéressante|passionnant|impressionnant|très bien|très bon|bonne réponse|bonne idée|bonne question|bon point|c'est bien|bien dit|bien vu|félicitations|je suis d'accord|vous avez raison|tu as raison|vous avez tort|c'est vrai|c'est faux|je comprends tout à fait|ravi|précieux|utile|malheureusement|dommage|joli|magnifique|vous devriez",
  ),
  dangling: set(
    "le la les l un une des du de d mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces et ou mais car donc si que qu qui dont quand comme lorsque parce puisque à au aux en par pour sur avec dans chez vers sans sous entre ne n je j tu il on nous très trop plus est sont était ai as a avons ont être avoir c'est j'ai n'est il",
  ),
  negation: set("ne n' pas jamais aucun aucune rien personne sans ni non plus point"),
};

const es: QuestionWords = {
  interrogatives: set('qué quién quiénes cuál cuáles cómo dónde cuándo cuánto cuánta cuántos cuántas adónde'),
  ambiguous: set(''),
  prepositions: set('a al de del en por para con sobre desde hacia entre sin hasta contra según tras'),
  verbs: set(
    'es era fue está estaba estuvo son eran fueron hay hubo había ha han hay tiene tienes tenía tuvo puede puedes podría podrías podéis pueden podrían podemos quiere quieres querría gustaría le te les cree crees recuerda recuerdas sabe sabes piensa piensas considera diría diría se me alguna alguno algún acaso',
  ),
  pronouns: set(''),
  subordinators: set('si cuando porque aunque como mientras después antes desde donde que'),
  leadIns: set('y e pero entonces pues bueno gracias vale bien así'),
  or: set('o u'),
  and: set('y e o'),
  tags: wordList('verdad|no|no es así|no cree|no crees|cierto|correcto|sí|eh|no es cierto|o no|a que sí'),
  leading: wordList(
    'no cree|no crees|no le parece|no te parece|obviamente|evidentemente|por supuesto|claro que|seguramente|sin duda|naturalmente|por ejemplo|como por ejemplo|me imagino|imagino|supongo|parece que|suena a|debe de|debió|quizás porque|tal vez porque|es porque|fue porque|probablemente',
  ),
  praise: wordList(
    'genial|excelente|estupendo|maravilloso|fantástico|perfecto|bravo|interesante|fascinante|impresionante|muy bien|muy bueno|muy buena|buena respuesta|buena idea|buena pregunta|buen punto|qué bien|bien dicho|felicidades|enhorabuena|estoy de acuerdo|tiene razón|tienes razón|es verdad|es cierto|eso es falso|me alegro|me alegra|me encanta|valioso|útil|por desgracia|desgraciadamente|lástima|bonito|debería|deberías',
  ),
  dangling: set(
    'el la los las un una unos unas lo al del mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa y e o u pero sino porque si que quien cual cuyo cuando como donde mientras aunque a de en por para con sobre desde hacia entre sin hasta según no yo él nosotros muy tan más es son era fue está están ha han he hay ser estar haber se me te le nos les pues',
  ),
  negation: set('no nunca jamás nadie nada ningún ninguna ninguno sin ni tampoco apenas'),
};

const pt: QuestionWords = {
  interrogatives: set('que quê quem qual quais como onde quando quanto quanta quantos quantas porque porquê'),
  ambiguous: set('quando onde como'),
  prepositions: set(
    'a ao à o de do da em no na nos nas por para com sobre desde até entre sem contra pelo pela há',
  ),
  verbs: set(
    'é era foi está estava esteve são eram foram há houve havia tem têm tinha teve pode podia poderia podem consegue conseguiria quer queria gostaria lembra lembra-se recorda recorda-se acha pensa acredita sabe diria deu fez existe alguma algum será',
  ),
  pronouns: set(''),
  subordinators: set('se porque embora enquanto depois antes desde quando onde como'),
  leadIns: set('e mas então pois bem bom obrigado obrigada ok certo assim'),
  or: set('ou'),
  and: set('e ou'),
  tags: wordList(
    'não é|não é verdade|né|certo|verdade|não|sim|correto|não acha|não achas|está bem|não foi|ou não|pois não',
  ),
  leading: wordList(
    'não acha|não achas|não lhe parece|obviamente|evidentemente|claro que|com certeza|certamente|sem dúvida|naturalmente|por exemplo|como por exemplo|imagino|suponho|parece que|deve ter|talvez porque|é porque|foi porque|provavelmente',
  ),
  praise: wordList(
    'ótimo|ótima|excelente|maravilhoso|fantástico|perfeito|bravo|interessante|fascinante|impressionante|muito bem|muito bom|muito boa|boa resposta|boa ideia|boa pergunta|bom ponto|que bom|parabéns|concordo|tem razão|tens razão|é verdade|isso é falso|fico feliz|adorei|legal|valioso|útil|infelizmente|pena|bonito|deveria|devia',
  ),
  dangling: set(
    'o a os as um uma uns umas ao à aos às do da dos das no na nos nas pelo pela meu minha meus minhas seu sua seus suas nosso nossa este esta esse essa e ou mas porque se que quem cujo quando como onde enquanto embora de em por para com sobre desde até entre sem não eu ele nós muito tão mais é são era foi está estão há tem ser estar me te lhe nos num numa',
  ),
  negation: set('não nunca jamais ninguém nada nenhum nenhuma sem nem'),
};

const it: QuestionWords = {
  interrogatives: set(
    "che cosa chi dove quando come perché quale quali qual quanto quanta quanti quante cos'è com'è dov'è cos'altro com'era cos'era dov'era chi'è com'è com'erano cos'ha cos'hai com'è",
  ),
  ambiguous: set('quando dove come'),
  prepositions: set(
    'a ad al da dal dalla di del della in nel nella per con su sul sulla tra fra verso senza contro sotto',
  ),
  verbs: set(
    "è era fu sono erano c'è c'era ci ha hanno hai aveva avete può puoi poteva potrebbe potresti potete vuole vuoi vorrebbe vorresti ricorda ricordi si ti le pensa pensi crede credi sa sai direbbe trova esiste qualche le piace",
  ),
  pronouns: set(''),
  subordinators: set('se perché anche mentre dopo prima appena quando dove come poiché siccome'),
  leadIns: set('e ed ma allora quindi poi bene grazie ok ecco'),
  or: set('o oppure'),
  and: set('e ed o'),
  tags: wordList(
    'vero|no|non è vero|non è così|giusto|corretto|sì|eh|non crede|non credi|non trova|o no|dico bene',
  ),
  leading: wordList(
    'non crede|non credi|non le sembra|non ti sembra|non trova|ovviamente|evidentemente|naturalmente|certamente|sicuramente|senza dubbio|per esempio|ad esempio|immagino|suppongo|sembra che|deve essere|forse perché|è perché|probabilmente',
  ),
  praise: wordList(
    "ottimo|ottima|eccellente|meraviglioso|fantastico|perfetto|bravo|brava|interessante|affascinante|impressionante|molto bene|molto buono|bella risposta|buona risposta|buona idea|bella domanda|buona domanda|bel punto|che bello|ben detto|complimenti|congratulazioni|sono d'accordo|ha ragione|hai ragione|è vero|è falso|mi fa piacere|prezioso|utile|purtroppo|peccato|bello|bella|dovrebbe|dovresti",
  ),
  dangling: set(
    "il lo la i gli le un uno una l al allo alla ai agli alle del dello della dei degli delle dal dalla nel nella nei sul sulla mio mia miei mie tuo tua suo sua suoi nostro nostra questo questa quel quella e ed o ma perché se che chi cui quando come dove mentre di a da in con su per tra fra non io noi molto tanto più è sono era ha hanno ho essere avere mi ti ci si vi ne c'è",
  ),
  negation: set('non mai nessuno nessuna nessun niente nulla senza né neanche nemmeno'),
};

const nl: QuestionWords = {
  interrogatives: set(
    'wat wie wiens waar waarom wanneer hoe welk welke hoeveel waarvan waardoor waarop waarmee waarover waaruit waartoe waaraan waarin waarbij waarnaar waarheen hoelang hoezo waarvoor waaronder waartegen wáár',
  ),
  ambiguous: set('wanneer'),
  prepositions: set(
    'aan op uit bij voor in met naar van tot over door onder tegen sinds om binnen na vergeleken',
  ),
  verbs: set(
    'is was waren zijn ben bent heeft hebt hebben had hadden kunt kun kan kon kunnen zou zouden wil wilt wilde willen mag mocht moet moest gaat ging zal zullen wordt werd worden denkt denk vindt vind herinnert weet heb',
  ),
  pronouns: set('u je jij het dat die er dit ze hij we men zich iets daar'),
  subordinators: set('als toen omdat nadat voordat terwijl zodra of dat hoewel sinds tot zodat indien'),
  leadIns: set('en maar dus dan toen goed nou oké ok ja bedankt'),
  or: set('of'),
  and: set('en of'),
  tags: wordList('toch|hè|niet waar|nietwaar|niet|juist|klopt|ja|nee|of niet|correct|klopt dat|of wel'),
  leading: wordList(
    'vindt u niet|vind je niet|denkt u niet|denk je niet|natuurlijk|uiteraard|vanzelfsprekend|ongetwijfeld|bijvoorbeeld|zoals bijvoorbeeld|neem ik aan|vermoed ik|het klinkt|het lijkt|dat klinkt|moet wel|komt dat doordat|misschien omdat|waarschijnlijk|is dat omdat',
  ),
  praise: wordList(
    'geweldig|uitstekend|fantastisch|prachtig|perfect|prima|interessant|boeiend|indrukwekkend|heel goed|erg goed|goed antwoord|goed punt|goed idee|goede vraag|dat is goed|goed gedaan|goed gezegd|mooi|leuk|gefeliciteerd|u hebt gelijk|u heeft gelijk|je hebt gelijk|dat klopt|dat is waar|dat is fout|ik ben het eens|ik ben blij|fijn|waardevol|nuttig|helaas|jammer|slim|knap|u zou moeten|je zou moeten|bravo|super',
  ),
  dangling: set(
    'de het een en of maar want omdat als dat die wat wie toen terwijl indien dan aan op uit bij voor in met naar van tot over door onder tegen sinds om zonder mijn jouw uw zijn haar ons onze hun deze dit geen niet ik jij hij wij we ze heel erg zeer te is was waren ben bent heeft had hebben zou kan kon wil moet zo er ook nog',
  ),
  negation: set('niet geen nooit niets niemand zonder nauwelijks noch nergens'),
};

export const QUESTION_WORDS: Record<ModeratorLanguage, QuestionWords> = { en, de, fr, es, pt, it, nl };
