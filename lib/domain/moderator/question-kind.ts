import { lexiconFor } from '../text/lexicon-for';
import { wordsOf } from '../text/words';
import { writtenLanguage } from '../text/written-language';
import { spoken } from './detect-language';
import type { ModeratorLanguage } from './lexicon';
import { isClosed } from './question-form';
import { lowersOf, tokensOf } from './tokens';
import { type WordList, wordList } from './word-list';

/** What a question of a guide asks for (K4). */
export type QuestionKind =
  | 'event'
  | 'habit'
  | 'opinion'
  | 'definition'
  | 'evaluation'
  | 'wish'
  | 'hypothetical'
  | 'demographic';

/** What a follow-up is asked of: a kind of question, or what the answer is, which weighs more than the question. */
export type AskedOf =
  | Exclude<QuestionKind, 'demographic'>
  /** A view that was asked for by a question to be answered by yes or no. */
  | 'position'
  /** What would or could be. */
  | 'possible'
  /** Something that happened and was told; `event` is one that was only named. */
  | 'told'
  /** An answer in general terms to a question for an event. */
  | 'general'
  /** A few words about something that happened. */
  | 'fragment'
  | 'feeling'
  | 'depends'
  /** Reasons that were asked for. */
  | 'explained'
  /** "It depends on …". */
  | 'dependsOn'
  /** An answer to a question whose kind no word of it shows. */
  | 'unsure'
  /** A number on a scale. */
  | 'rating'
  /** No content at all. */
  | 'bare';

/** In the order in which they are tried: a cue of an earlier one decides. `event` has clear cues and weak ones. */
const ORDER = [
  'rating',
  'demographic',
  'definition',
  'hypothetical',
  'wish',
  'lastTime',
  'evaluation',
  'habit',
  'event',
  'opinion',
] as const;
type Cue = (typeof ORDER)[number];

const CUES: Record<ModeratorLanguage, Record<Cue, string>> = {
  en: {
    rating:
      'on a scale|scale from|scale of|from 1 to|from one to|from 0 to|from zero to|how many points|how likely are you|how likely would|how likely is it',
    demographic:
      'how old|your age|your gender|where do you live|where are you from|your occupation|your profession|your job title|what do you do for a living|do for work|your name|how many people live|how many children|which country|what country|postcode|zip code|marital status|highest level of education|what do you study|the number of',
    definition:
      'define|definition|what does * mean|mean to you|mean for you|mean by|understand by|understand under|describe the term|describe this term|describe in a few words|in your own words what is|what makes a|what is a|what is an|you think * is|comes to mind when you hear|comes to mind when you think of the word|elements of',
    hypothetical:
      'imagine|suppose|hypothetical|scenario|what would you do|what if|how would you react|how would you decide|how would you respond|if you were|if you had|if you could|would happen if|were to',
    wish: 'would you like|would you want|do you wish|would you wish|would you change|would make|would help|would it take|ideal|ideally|could be improved|should be improved|what should change|improve|would you need|do you need|are you missing|do you expect from|hope for|dream',
    lastTime:
      'tell me about that|tell us about that|tell me about your|do you remember|first time|last time|the last|most recent|most recently|tell me about a time|tell us about a time|describe a time|an instance|a specific occasion|an occasion when|a situation in which|a situation where|a moment when|what happened|first time|walk me through the|think back|have you ever',
    evaluation:
      'satisfied|satisfying|what do you like|did you like|do you dislike|strengths|weaknesses|strength|weakness|good things|bad things|advantages|disadvantages|pros and cons|benefits|drawbacks|how good|how easy|how difficult|how useful|how important|what is good|what is bad|works well|hardest|easiest|best|worst|most difficult|think of|how do you find|how did you find|how do you rate|was hard|was difficult|was easy|challenges|frustrates|bothers|annoys',
    habit:
      'how often|usually|typical|typically|normally|routine|how do you|do you use|when do you|where do you|day to day|every day|each day|in a normal week|who do you|what do you do when|regularly|habits',
    event:
      'did you|did it|did that|did they|was your|was the|were you|was it|happened|led you|made you|have you done|have you used|have you been|had you|went|came about',
    opinion: 'think|opinion|view|believe|feel about|why|should|in what way|attitude',
  },
  de: {
    rating: 'auf einer skala|skala von|von 1 bis|von eins bis|von 0 bis|von null bis|wie wahrscheinlich',
    demographic:
      'wie alt|ihr alter|geschlecht|wo wohnen|wo wohnst|woher kommen|ihr beruf|was machen sie beruflich|was arbeiten|ihr name|wie viele personen leben|wie viele kinder|welches land|postleitzahl|familienstand|schulabschluss|was studieren',
    definition:
      'definieren|definition|was bedeutet|was heißt|verstehen sie unter|verstehst du unter|begriff|was ist für sie|was ist für dich|macht ein * aus|was macht ein|was gehört zu|fällt ihnen zu * ein',
    hypothetical:
      'stellen sie sich vor|stell dir vor|angenommen|szenario|was würden sie tun|was würdest du tun|was wäre wenn|wenn sie könnten|wenn du könntest|wie würden sie reagieren|wie würden sie entscheiden|wie würdest du|was würde passieren|hypothetisch',
    wish: 'wünschen|wünschst|würden sie gern|würdest du gern|würden sie ändern|würdest du ändern|würde es * leichter|würde helfen|würde ihnen helfen|ideal|idealerweise|verbessern|verbessert werden|sollte sich ändern|brauchen sie|brauchst du|fehlt ihnen|fehlt dir|erwarten sie von|leichter machen|einfacher machen',
    lastTime:
      'erzählen sie|woran erinnern|letzte mal|letzten mal|das letzte|die letzte|der letzte|zuletzt|ein erlebnis|eine situation in der|ein moment|was ist passiert|ersten mal|erzählen sie von|erzähl von|denken sie zurück|haben sie schon einmal|jemals',
    evaluation:
      'zufrieden|gefällt|gefallen|mögen sie|magst du|stärken|schwächen|gute seiten|schlechte seiten|vorteile|nachteile|wie gut|wie leicht|wie schwer|wie nützlich|wie wichtig|was ist gut|was ist schlecht|schwierigsten|schwersten|am besten|am schlimmsten|halten sie von|hältst du von|wie finden sie|wie findest du|wie bewerten|stört|nervt|ärgert|herausforderungen',
    habit:
      'wie oft|normalerweise|gewöhnlich|üblicherweise|typisch|typischer|regelmäßig|routine|benutzen sie|nutzen sie|nutzt du|wann machen|jeden tag|im alltag|wie gehen sie|wie machen sie|was machen sie wenn|gewohnheiten',
    event:
      'haben sie|hast du|war ihr|war ihre|war der|war die|war das|waren sie|warst du|sind sie|ist * passiert|wie kam es|führte dazu|lief',
    opinion: 'denken|meinung|ansicht|glauben|warum|sollte|sollten|inwiefern|einstellung|halten',
  },
  fr: {
    rating: 'sur une échelle|échelle de|de 1 à|de un à|de 0 à|de zéro à|quelle probabilité',
    demographic:
      "quel âge|votre âge|votre sexe|votre genre|où habitez|où vivez|votre métier|votre profession|que faites-vous dans la vie|votre nom|combien de personnes vivent|combien d'enfants|quel pays|code postal|situation familiale|qu'étudiez-vous",
    definition:
      "définir|définiriez|définissez|définition|que signifie|que veut dire|signifie pour vous|entendez-vous par|le terme|ce terme|qu'est-ce qu'un|qu'est-ce qu'une|qu'est-ce que la|qu'est-ce que le|pour vous qu'est-ce",
    hypothetical:
      'imaginez|imagine que|supposons|supposez|scénario|que feriez-vous|que ferais-tu|et si|si vous pouviez|si vous étiez|si vous aviez|comment réagiriez-vous|comment décideriez-vous|hypothétique|que se passerait-il',
    wish: 'souhaitez|souhaiteriez|aimeriez|voudriez|changeriez|rendrait|aiderait|idéal|idéalement|améliorer|amélioré|devrait changer|avez-vous besoin|vous manque|attendez-vous de|plus facile',
    lastTime:
      "racontez|vous souvenez-vous|dernière fois|le dernier|la dernière|plus récent|plus récente|racontez|une occasion|une situation où|un moment où|que s'est-il passé|première fois|vous est-il déjà|avez-vous déjà|repensez",
    evaluation:
      'satisfait|satisfaite|aimez-vous|plaît|plaisent|points forts|points faibles|forces|faiblesses|bons côtés|mauvais côtés|avantages|inconvénients|est bien|est bon|à quel point|facile|difficile|utile|important|le plus dur|le pire|le mieux|le meilleur|pensez-vous de|trouvez-vous|évaluez|gêne|agace|dérange|défis',
    habit:
      "combien de fois|à quelle fréquence|d'habitude|habituellement|normalement|typique|régulièrement|routine|utilisez-vous|quand faites|chaque jour|au quotidien|comment faites-vous|que faites-vous quand|habitudes",
    event: "avez-vous|as-tu|était|étiez-vous|êtes-vous|s'est passé|s'est-il|a mené|vous a",
    opinion: 'pensez|pense|avis|opinion|croyez|pourquoi|devrait|faut-il|en quoi|attitude',
  },
  es: {
    rating:
      'en una escala|escala de|escala del|de 1 a|del 1 al|de uno a|de 0 a|del 0 al|de cero a|qué probabilidad',
    demographic:
      'cuántos años tiene|cuántos años tienes|su edad|su sexo|su género|dónde vive|dónde vives|su profesión|su trabajo|a qué se dedica|a qué te dedicas|su nombre|cuántas personas viven|cuántos hijos|qué país|código postal|estado civil|qué estudia',
    definition:
      'definir|definiría|define|definición|qué significa|qué quiere decir|entiende por|entiendes por|el término|este término|qué es para|qué es un|qué es una|qué es la|qué es el|qué hace que un|elementos de',
    hypothetical:
      'imagine|imagina|suponga|supón|supongamos|escenario|qué haría|qué harías|y si|si pudiera|si pudieras|si fuera|si tuviera|cómo reaccionaría|cómo decidiría|hipotético|hipotética|qué pasaría',
    wish: 'desea|desearía|le gustaría|te gustaría|quisiera|querría|cambiaría|cambiarías|haría más fácil|ayudaría|ideal|idealmente|mejorar|mejoraría|debería cambiar|necesita|necesitas|le falta|espera de',
    lastTime:
      'cuénteme|qué recuerda|última vez|el último|la última|más reciente|cuénteme|cuéntame|una ocasión|una situación en la|un momento en|qué pasó|qué ocurrió|primera vez|alguna vez|recuerde',
    evaluation:
      'satisfecho|satisfecha|le gusta|te gusta|le gustó|fortalezas|debilidades|puntos fuertes|puntos débiles|cosas buenas|cosas malas|ventajas|desventajas|inconvenientes|es bueno|es malo|qué tan|fácil|difícil|útil|importante|más duro|lo peor|lo mejor|piensa de|opina de|qué le parece|qué te parece|encuentra|valora|le molesta|te molesta|retos',
    habit:
      'con qué frecuencia|cuántas veces|normalmente|habitualmente|suele|sueles|típico|típica|regularmente|rutina|usa usted|utiliza|cuándo hace|cada día|a diario|cómo hace|qué hace cuando|costumbres|hábitos',
    event:
      'hizo|hiciste|fue|fueron|estuvo|pasó|ha hecho|has hecho|tuvo|decidió|decidiste|llevó|llegó|ha usado|ha tenido',
    opinion: 'piensa|piensas|opinión|opina|cree|crees|por qué|debería|en qué medida|actitud',
  },
  pt: {
    rating: 'numa escala|em uma escala|escala de|de 1 a|de um a|de 0 a|de zero a|qual a probabilidade',
    demographic:
      'quantos anos tem|sua idade|seu sexo|seu gênero|seu género|onde mora|onde vive|sua profissão|seu trabalho|o que faz na vida|seu nome|quantas pessoas vivem|quantos filhos|qual país|que país|código postal|estado civil|o que estuda',
    definition:
      'definir|definiria|define|definição|o que significa|o que quer dizer|entende por|o termo|este termo|o que é para|o que é um|o que é uma|o que é a|o que é o|o que faz um|elementos de',
    hypothetical:
      'imagine|imagina|suponha|suponhamos|cenário|o que faria|e se|se pudesse|se fosse|se tivesse|como reagiria|como decidiria|hipotético|hipotética|o que aconteceria',
    wish: 'deseja|desejaria|gostaria|mudaria|tornaria|ajudaria|ideal|idealmente|melhorar|melhoraria|deveria mudar|precisa|sente falta|espera de|mais fácil',
    lastTime:
      'conte-me|o que recorda|última vez|o último|a última|mais recente|conte|uma ocasião|uma situação em que|um momento em que|o que aconteceu|primeira vez|alguma vez|já lhe|lembre',
    evaluation:
      'satisfeito|satisfeita|gosta|gostou|pontos fortes|pontos fracos|coisas boas|coisas más|coisas ruins|vantagens|desvantagens|é bom|é mau|é ruim|fácil|difícil|útil|importante|mais duro|o pior|o melhor|acha de|acha do|acha da|pensa de|como avalia|incomoda|desafios',
    habit:
      'com que frequência|quantas vezes|normalmente|habitualmente|costuma|típico|típica|regularmente|rotina|usa|utiliza|quando faz|cada dia|todos os dias|no dia a dia|como faz|o que faz quando|hábitos',
    event: 'fez|foi|foram|esteve|aconteceu|tem feito|teve|decidiu|levou|chegou|usou',
    opinion: 'pensa|acha|opinião|acredita|por que|porquê|deveria|em que medida|atitude',
  },
  it: {
    rating: 'su una scala|in una scala|scala da|da 1 a|da uno a|da 0 a|da zero a|quanto è probabile',
    demographic:
      'quanti anni ha|quanti anni hai|la sua età|il suo sesso|il suo genere|dove abita|dove vive|la sua professione|il suo lavoro|che lavoro fa|il suo nome|quante persone vivono|quanti figli|quale paese|codice postale|stato civile|che cosa studia',
    definition:
      "definire|definirebbe|definisce|definizione|che cosa significa|cosa significa|cosa vuol dire|intende per|intendi per|il termine|questo termine|cos'è per|che cos'è|cosa rende un|elementi di",
    hypothetical:
      'immagini|immagina|supponga|supponiamo|scenario|che cosa farebbe|cosa farebbe|cosa faresti|e se|se potesse|se potessi|se fosse|se avesse|come reagirebbe|come deciderebbe|ipotetico|ipotetica|cosa succederebbe',
    wish: 'desidera|desidererebbe|vorrebbe|vorresti|le piacerebbe|ti piacerebbe|cambierebbe|renderebbe|aiuterebbe|ideale|idealmente|migliorare|migliorerebbe|dovrebbe cambiare|ha bisogno|le manca|si aspetta da|più facile',
    lastTime:
      "mi racconti|che cosa ricorda|ultima volta|l'ultimo|l'ultima|più recente|mi racconti|raccontami|un'occasione|una situazione in cui|un momento in cui|cosa è successo|prima volta|le è mai|hai mai|ha mai|ripensi",
    evaluation:
      'soddisfatto|soddisfatta|le piace|ti piace|le è piaciuto|punti di forza|punti deboli|cose buone|cose belle|cose cattive|cose negative|vantaggi|svantaggi|è buono|quanto è|facile|difficile|utile|importante|più duro|il peggio|il meglio|pensa di|pensa del|pensa della|come trova|come valuta|le dà fastidio|sfide',
    habit:
      'quanto spesso|quante volte|di solito|normalmente|abitualmente|tipico|tipica|regolarmente|routine|usa|utilizza|quando fa|ogni giorno|tutti i giorni|come fa|cosa fa quando|abitudini',
    event:
      'ha fatto|hai fatto|è stato|è stata|era|è successo|ha avuto|ha deciso|hai deciso|ha portato|ha usato|è andata|è arrivato',
    opinion: 'pensa|pensi|opinione|parere|crede|perché|dovrebbe|in che misura|atteggiamento',
  },
  nl: {
    rating: 'op een schaal|schaal van|van 1 tot|van een tot|van 0 tot|van nul tot|hoe waarschijnlijk',
    demographic:
      'hoe oud|uw leeftijd|je leeftijd|uw geslacht|waar woont|waar woon|uw beroep|je beroep|wat voor werk|uw naam|hoeveel mensen wonen|hoeveel kinderen|welk land|postcode|burgerlijke staat|wat studeert|wat studeer',
    definition:
      'definiëren|definieert|definitie|wat betekent|verstaat u onder|versta je onder|de term|deze term|het begrip|wat is voor u|wat is een|wat maakt een|elementen van',
    hypothetical:
      'stelt u zich voor|stel u voor|stel je voor|stel dat|veronderstel|scenario|wat zou u doen|wat zou je doen|wat als|als u kon|als je kon|als u zou|hoe zou u reageren|hoe zou u beslissen|hypothetisch|wat zou er gebeuren',
    wish: 'wenst|wenst u|zou u willen|zou je willen|zou u graag|zou je graag|zou u veranderen|zou je veranderen|zou het * makkelijker|zou helpen|ideaal|idealiter|verbeteren|verbeterd|moet er veranderen|hebt u nodig|heb je nodig|mist u|mis je|verwacht u van|makkelijker maken',
    lastTime:
      'vertelt u|wat herinnert|laatste keer|de laatste|het laatste|meest recente|vertel over|vertelt u over|een gelegenheid|een situatie waarin|een moment waarop|wat is er gebeurd|wat gebeurde|eerste keer|ooit|denk terug',
    evaluation:
      'tevreden|bevalt|vindt u leuk|vind je leuk|sterke punten|zwakke punten|goede kanten|slechte kanten|voordelen|nadelen|hoe goed|hoe makkelijk|hoe moeilijk|hoe nuttig|hoe belangrijk|wat is goed|wat is slecht|moeilijkste|lastigste|beste|ergste|vindt u van|vind je van|denkt u van|beoordeelt|stoort|ergert|uitdagingen',
    habit:
      'hoe vaak|gewoonlijk|meestal|normaal|normaal gesproken|typisch|typische|regelmatig|routine|gebruikt u|gebruik je|wanneer doet|elke dag|dagelijks|hoe doet u|hoe doe je|wat doet u als|gewoontes|gewoonten',
    event: 'hebt u|heeft u|heb je|was uw|was de|was het|bent u|ben je|is er|kwam het|leidde|ging het|verliep',
    opinion: 'denkt|denk|mening|vindt|gelooft|waarom|zou moeten|moeten|in hoeverre|houding',
  },
};

/** A cue with `*` stands for its words with up to three others between them. */
interface Cues {
  list: WordList;
  split: [string[], string[]][];
}

const parsed = new Map<ModeratorLanguage, Map<Cue, Cues>>();

function cuesOf(language: ModeratorLanguage): Map<Cue, Cues> {
  const known = parsed.get(language);
  if (known) return known;
  const made = new Map(
    ORDER.map((cue) => {
      const entries = CUES[language][cue].split('|');
      const split = entries
        .filter((entry) => entry.includes(' * '))
        .map((entry) => entry.split(' * ').map((part) => part.split(' ')) as [string[], string[]]);
      return [
        cue,
        { list: wordList(entries.filter((entry) => !entry.includes('*')).join('|')), split },
      ] as const;
    }),
  );
  parsed.set(language, made);
  return made;
}

const GAP = 3;

/** "Définiriez-vous": the verb alone is a cue too. */
function hits(cues: Cues, lowers: readonly string[]): boolean {
  return (
    found(cues, lowers) ||
    found(
      cues,
      lowers.map((lower) => lower.replace(/-.*$/u, '')),
    )
  );
}

function found({ list, split }: Cues, lowers: readonly string[]): boolean {
  if (list.has(lowers)) return true;
  const at = (words: readonly string[], from: number) => words.every((word, i) => lowers[from + i] === word);
  return split.some(([first, second]) =>
    lowers.some((_, from) => {
      if (!at(first, from)) return false;
      const after = from + first.length;
      return Array.from({ length: GAP }, (_, gap) => after + gap + 1).some((next) => at(second, next));
    }),
  );
}

export interface KindOfQuestion {
  kind: QuestionKind;
  /** The answer is a place on a scale. */
  rating: boolean;
  /** It asks for a position: it can be answered by yes or no, and is no request such as "Can you tell me …?" */
  closed: boolean;
  /** It asks for reasons itself. */
  asksWhy: boolean;
  /** It asks whether there is anything else. */
  asksElse: boolean;
  /** Its words show the kind; otherwise a view is taken to be asked for. */
  sure: boolean;
}

const WHY = wordList(
  'why|explain|elaborate|reason|reasons|warum|weshalb|wieso|erklären|begründen|gründe|pourquoi|expliquer|expliquez|raisons|por qué|explique|explicar|razones|por que|porquê|razões|perché|spiegare|ragioni|waarom|uitleggen|redenen',
);
const REQUEST = wordList(
  "can you|could you|do you have|is there|are there|können sie|könnten sie|kannst du|haben sie|gibt es|pouvez-vous|pourriez-vous|avez-vous|y a-t-il|puede|podría|puedes|tiene|hay|pode|poderia|tem|há|può|potrebbe|puoi|ha|c'è|kunt u|kan je|hebt u|is er",
);
const ELSE = wordList(
  "what else|anything else|final thoughts|would like to add|anything to add|sonst noch|außerdem noch|quoi d'autre|autre chose|algo más|qué más|mais alguma coisa|o que mais|qualcos'altro|altro da|verder nog|nog iets|wat nog|last remark|last remarks|last comments|last thoughts|letzte anmerkung|letzte anmerkungen|letzte bemerkung|abschließende anmerkungen|abschließende bemerkungen|noch anmerkungen|dernière remarque|dernières remarques|dernier commentaire|comentario final|comentarios finales|último comentario|última observación|comentário final|comentários finais|último comentário|última observação|un'ultima osservazione|un ultimo commento|ultime osservazioni|commenti finali|laatste opmerking|laatste opmerkingen|nog opmerkingen",
);
const ANYTHING = { kind: 'evaluation', rating: false, asksWhy: false, asksElse: true, sure: false } as const;

const MOST_CHARACTERS = 2_000;
/** Only this many words before the question are read for what it is about. */
const MOST_WORDS = 60;

/**
 * What a question asks for, by its words: first those of its last sentence that asks, then those before. It is read in
 * the language that it seems to be written in, because guides are not always translated. A question without a cue asks
 * for a view.
 */
export function kindOfQuestion(question: string, agreed: ModeratorLanguage): KindOfQuestion {
  const text = question.slice(-MOST_CHARACTERS);
  const written = spoken(writtenLanguage(wordsOf(text), agreed)) ?? agreed;
  const found = kindIn(text, written);
  // A short question does not show its language, and most guides that are not translated are English.
  return found ?? (written === 'en' ? null : kindIn(text, 'en')) ?? VIEW_ASKED;
}

const VIEW_ASKED: KindOfQuestion = {
  kind: 'opinion',
  rating: false,
  closed: false,
  asksWhy: false,
  asksElse: false,
  sure: false,
};

/** Null when nothing in the text shows that it is in this language. */
function kindIn(text: string, language: ModeratorLanguage): KindOfQuestion | null {
  const asked = text.match(/[^.!?…\n]+[?？؟]/gu) ?? [text];
  const last = asked.at(-1)!;
  const sentence = lowersOf(tokensOf(last));
  const whole = lowersOf(tokensOf(text));
  const asksWhy = WHY.has(lowersOf(tokensOf(asked.join(' '))));
  const { closingQuestion, stop } = lexiconFor(language);
  const shown = whole.some((word) => stop.has(word));
  const closed =
    shown && !REQUEST.has(sentence.slice(0, 6)) && isClosed(last.replace(/[?？؟]/gu, '').trim(), language);
  // "Anything else?": whatever comes is what matters to them.
  if (closingQuestion.test(last) || ELSE.has(sentence)) return { ...ANYTHING, closed };
  const found = { rating: false, closed, asksWhy, asksElse: false, sure: true };
  const parts = [sentence, lowersOf(tokensOf(asked.join(' '))), whole.slice(-MOST_WORDS)];
  for (const part of parts) {
    const cue = cueIn(part, language);
    if (cue === null) continue;
    if (cue === 'rating') return { ...found, kind: 'evaluation', rating: true };
    // "Imagine … How should they decide?" asks what would be done; "… Do you think that is right?" for a view.
    const story = cue === 'opinion' && !closed && hits(cuesOf(language).get('hypothetical')!, whole);
    const kind = story ? 'hypothetical' : cue === 'lastTime' ? 'event' : cue;
    return { ...found, kind };
  }
  return shown ? { ...found, kind: 'opinion', sure: closed } : null;
}

const CHANGE = wordList(
  'if you could change|ändern könnten|pouviez changer|pudiera cambiar|pudesse mudar|potesse cambiare|kon veranderen',
);
/** What is missed or not known yet: the answer names no change that could be gone into. */
const NOTHING_CHANGES = wordList(
  'you miss|are you missing|want to know|need to know|like to know|fehlt ihnen|fehlt dir|vermissen|vermisst|wissen|vous manque|te manque|savoir|echa de menos|echas de menos|extraña|extrañas|le falta|te falta|saber|sente falta|sentes falta|le manca|ti manca|sapere|mist u|mis je|weten',
);
const USUALLY = wordList(
  "usually|normally|normalerweise|gewöhnlich|üblicherweise|d'habitude|habituellement|normalmente|habitualmente|suele|sueles|costuma|costumas|di solito|solitamente|meestal|gewoonlijk|normaal gesproken",
);
const VIEW = wordList('you think|you feel|you believe|you see');

function cueIn(lowers: readonly string[], language: ModeratorLanguage): Cue | null {
  const cues = cuesOf(language);
  // "How do you think that …?" asks for a view, not for what they usually do.
  const view = VIEW.has(lowers);
  // "If you could change one thing" asks for a wish.
  if (CHANGE.has(lowers)) return 'wish';
  const found = ORDER.find((cue) => !(view && cue === 'habit') && hits(cues.get(cue)!, lowers)) ?? null;
  // "What do you usually do when you need a doctor?"
  if (found === 'wish' && USUALLY.has(lowers)) return 'habit';
  return found === 'wish' && NOTHING_CHANGES.has(lowers) ? 'evaluation' : found;
}
