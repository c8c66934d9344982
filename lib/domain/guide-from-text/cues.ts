/** The words that tell what a line asks for, in seven languages. */

const INTERROGATIVES =
  "what|why|how|when|where|who|whom|whose|which|was|wie|warum|wann|wo|wer|wen|wem|welche[rsnm]?|woran|wodurch|womit|wofür|pourquoi|comment|quand|où|combien|quel(?:le)?s?|qu[’']est-ce|qué|por qué|cómo|cuándo|dónde|quién(?:es)?|cuál(?:es)?|cuánt[oa]s?|o que|por que|como|quando|onde|quem|qua(?:l|is)|quant[oa]s?|che cosa|cosa|perché|come|dove|chi|quale|quali|wat|waarom|hoe|wanneer|waar|wie|welke?|qui|que|à quel(?:le)?s?";
const AUXILIARIES =
  'do|does|did|have|has|had|is|are|were|would|will|can|could|should|may|haben|hast|sind|ist|können|würden|nutzen|est-ce|avez|êtes|heeft|hebt|bent|kunt|zou|ha|hai|sei|è|tiene|tienes|ha|você|tem';
const PROMPTS =
  'describe|tell (?:me|us)|explain|walk (?:me|us)|talk (?:me|us|about)|show (?:me|us)|choose|pick|select|tick|check|rate|rank|order|put|sort|name|list|think|imagine|share|give|take|compare|complete|upload|attach|say|indicate|score|beschreiben sie|erzählen sie|erklären sie|nennen sie|wählen sie|bringen sie|ordnen sie|bewerten sie|stellen sie|laden sie|décrivez|racontez|expliquez|choisissez|classez|notez|parlez|describa|describe|cuénte(?:me|nos)|cuéntanos|explique|elija|ordene|valore|conte|descreva|escolha|avalie|racconti|raccontami|descriva|scelga|ordini|valuti|vertel|beschrijf|kies|rangschik|beoordeel';

const ASKS = new RegExp(
  `^(?:(?:please|and|so|then|now|bitte|por favor|per favore|and now)[, ]+)?(?:${INTERROGATIVES}|${AUXILIARIES})(?![\\p{L}])`,
  'iu',
);
const PROMPTS_AT = new RegExp(
  `^(?:(?:please|now|then|bitte|por favor|per favore|could you|can you|next)[, ]+)?(?:please )?(?:${PROMPTS})(?![\\p{L}])`,
  'iu',
);

/** Whether a line asks something: by its sign, by how it begins, or by what it tells people to do. */
export const isAsked = (text: string): boolean =>
  /[?？؟](?:["”»)\s]|$)/u.test(text) || ASKS.test(text) || isPrompt(text);
export const isPrompt = (text: string): boolean => PROMPTS_AT.test(text);

export const CUES = {
  multi:
    /\b(?:select|tick|check|choose|mark|pick) (?:all|any|several|as many)\b|all that apply|more than one answer|as many as you|(?<=\()multiple(?=\))|multiple answers|(?:select|choose|pick|tick|name) (?:up to|at most|your top|the top|your|the) ?(?:two|three|four|five|\d)\b|mehrfach|mehrere antworten|alles zutreffende|alle zutreffenden|plusieurs réponses|cochez toutes|seleccione todas|varias respuestas|todas las que|assinale todas|várias respostas|più risposte|tutte le|meerdere antwoorden|alles wat van toepassing/iu,
  most: /\b(?:up to|at most|maximum(?: of)?|max\.?|bis zu|höchstens|jusqu[’']à|hasta|até|fino a|maximaal|top) (?<n>two|three|four|five|zwei|drei|deux|trois|dos|tres|dois|três|due|tre|twee|drie|\d{1,2})\b/iu,
  single:
    /\b(?:select|tick|check|choose|mark|pick) (?:only )?one\b|one answer|single (?:choice|answer)|nur eine|eine Antwort|une seule|una sola|uma única|één antwoord/iu,
  ranking:
    /\brank(?:ing)?\b|\border (?:these|them|the following|from|by)\b|\bput (?:these|them|the following|the)\b.*\border\b|\bin order of\b|\bsort (?:these|them|the following)\b|prioriti[sz]e|reihenfolge|ordnen sie|sortieren sie|\bclassez\b|par ordre|\borden(?:e|a|ar)\b|em ordem|in ordine|\bordini\b|\brangschik|op volgorde/iu,
  maxDiff:
    /\bmost and (?:which |what |the )?(?:\p{L}+ )?(?:is |matters? |the )?(?:the )?least\b|\bbest and (?:the )?worst\b|most\b.{0,40}\band\b.{0,40}\bleast\b|\bleast\b.{0,40}\band\b.{0,40}\bmost\b|max-?diff|am (?:wichtigsten|meisten)\b.{0,60}\bam (?:unwichtigsten|wenigsten)\b|le plus\b.{0,60}\ble moins\b|más\b.{0,60}\bmenos\b.*importa|più\b.{0,40}\bmeno\b.*import|het (?:meest|belangrijkst).{0,60}het (?:minst|onbelangrijkst)/iu,
  file: /^(?:(?:please|bitte|now|then|could you|can you) )?(?:please )?(?:upload|attach|take (?:a|an|two|some|three) (?:\p{L}+ )?(?:photo|picture|screenshot|screen shot)s?|(?:send|share|show) (?:us |me )?(?:a|an|one|two|your|some) (?:\p{L}+ )?(?:photo|picture|screenshot|file|document|receipt)|laden sie .*hoch|téléchargez|téléversez|joignez|suba |adjunte|envie uma? |carichi|upload een|\p{L}+ (?:ein|eine|einen) (?:foto|screenshot|bild)\b)|\b(?:upload (?:it|a|an|your|here)|and (?:upload|attach|send) it|and take (?:a|some) (?:photo|picture|screenshot)s?)\b/iu,
  rate: /\b(?:rate|score|scale|rating|how (?:much do you agree|strongly|important|satisfied|likely|easy|difficult|clear|useful|often|happy|well|true)|agree or disagree|to what extent|bewerten|wie (?:wichtig|zufrieden|wahrscheinlich|sehr|einfach)|skala|notez|échelle|valore|escala|avalie|valuti|scala|beoordeel|schaal)\b/iu,
  each: /\b(?:following|these|each|below|statements|folgenden?|suivant(?:e?s)?|siguientes|seguintes|seguenti|volgende)\b/iu,
  agree: /\bagree|stimmen sie|einverstanden|d[’']accord|de acuerdo|concorda|d[’']accordo|eens\b/iu,
  important: /\bimportant|wichtig|important|importante|belangrijk/iu,
  satisfied: /\bsatisf|\bhappy\b|zufrieden|satisfait|satisfech|satisfeit|soddisfatt|tevreden/iu,
  likely: /\blikely\b|wahrscheinlich|probable|provável|probabile|waarschijnlijk/iu,
  recommend:
    /\bhow likely\b.*\brecommend|wahrscheinlich\b.*(?:weiter)?empfehlen|recommander(?:iez)?\b.*\bprobab|probab\w+\b.*recommand/iu,
  probe:
    /^(?:probes?|prompts?|follow[- ]?ups?|if needed|nachfragen?|nachhaken|relances?|sondear|ask|moderator(?:in)?|interviewer|note(?: to (?:moderator|interviewer))?)\s?:\s*(?<text>.+)$/iu,
  scaleLine:
    /^(?:scale|answers?|columns?|options?|skala|antworten|échelle|réponses|escala|respuestas|respostas|scala|risposte|schaal|antwoorden)(?: [\p{L}]+)?\s?:\s*(?<text>.+)$/iu,
  reject:
    /[[(–—→>-]+\s*(?:terminate|screen(?:ed)? ?out|reject|disqualif\p{L}*|end(?: (?:of )?(?:survey|interview))?|close|thank (?:and|&) (?:close|terminate|end)|exit|stop|out|abbruch|ende|screenout|fin|terminar|fine|einde)\s*[\])]*\.?$/iu,
  approve:
    /[[(–—→>-]+\s*(?:continue|go on|qualif\p{L}*|accept|approve|proceed|ok|in|keep|weiter|continuer|continuar|continua|doorgaan)\s*[\])]*\.?$/iu,
  other:
    /^(?:others?|something else|sonstiges|anderes?|andere|autres?|otros?|outros?|altro|anders)\b.*(?:specify|which|what|write|type|state|angeben|nämlich|bitte|précise|especif|specific)|^(?:others?|sonstiges|autre|otro|outro|altro|anders)[\s:_]*_{2,}/iu,
  none: /^(?:none(?: of (?:these|the above|them))?|nothing(?: of (?:these|the above))?|keine?s?(?: davon)?|nichts davon|aucune?|ninguno?a?|nenhuma?|nessuno|geen(?: van deze)?)\b/iu,
  welcome:
    /^(?:welcome|hello|hi[ ,!]|thank you for (?:taking|joining|agreeing|your interest)|thanks for (?:taking|joining)|willkommen|herzlich willkommen|guten tag|bienvenue|bonjour|bienvenid|bem-vind|benvenut|welkom)/iu,
  closing:
    /^(?:thank|thanks|many thanks|that(?:[’']s| is) (?:all|it)|vielen dank|danke|merci|gracias|obrigad|grazie|bedankt|dank u)/iu,
  statement:
    /^(?:(?:task|scenario|exercise|aufgabe|szenario) ?\d*\s?:|(?:please )?(?:look at|watch|listen to|take a look)(?=[^?]*$)|please read|read the following|in (?:the next|this) (?:part|section)|now (?:we|you)|next,? (?:we|you)|the following (?:questions|part)|you will (?:now )?see|imagine the following|bitte lesen sie|im folgenden|lisez|lea |leia |legga|lees )/iu,
  screening:
    /\bscreen(?:er|ing)\b|qualif(?:ication|ying)|recruit(?:ment|ing) (?:questions|criteria)|screener/iu,
} as const;

/** Headings below which the study is spoken of, and nothing is asked. */
export const BRIEF_HEADINGS: [field: 'background' | 'studyGoal', heading: RegExp][] = [
  [
    'studyGoal',
    /^(?:(?:study|research|project|our|the|learning|business|key|main) )?(?:goals?|objectives?|aims?|purpose|research questions?|what we want to (?:learn|know|find out)|hypothes[ei]s|zielsetzung|ziele?|forschungsfragen?|objectifs?|objetivos?|obiettiv[oi]|doel(?:en)?)\b(?! *\?)/iu,
  ],
  [
    'background',
    /^(?:(?:project|study|our|the) )?(?:background|context|about (?:us|the (?:study|project|company))|situation|summary|overview|brief|participants?|who(?: (?:we (?:want to )?talk to|to talk to|takes part))?|target (?:group|audience)|audience|sample|method(?:ology)?|approach|timeline|timing|budget|deliverables|team|logistics|notes?|hintergrund|ausgangslage|kontext|zielgruppe|methode|contexte|antecedentes|contesto|achtergrond|doelgroep)\b(?! *\?)/iu,
  ],
];

/** Kinds that a line says of itself: "[Open]", "(single choice)". */
export const TAGS: [
  kind: 'open' | 'single' | 'multi' | 'ranking' | 'matrix' | 'max_diff' | 'statement' | 'file',
  tag: RegExp,
][] = [
  [
    'multi',
    /(?:multiple[- ](?:choice|select|answers?|response)|multi(?:[- ]select)?|checkbox(?:es)?|mehrfachauswahl|mc)/iu,
  ],
  [
    'single',
    /(?:single[- ](?:choice|select|answer|response)|single|radio(?: buttons?)?|dropdown|einfachauswahl|one answer|sc)/iu,
  ],
  ['max_diff', /(?:max-?diff|best[- ]worst(?: scaling)?)/iu],
  ['ranking', /(?:rank(?:ing|ed)?|rank order|rangfolge)/iu],
  ['matrix', /(?:matrix|grid|table|likert(?: grid| matrix))/iu],
  ['file', /(?:file(?: upload)?|upload|photo|image upload)/iu],
  ['statement', /(?:statement|text only|information|info|intro|instruction)/iu],
  ['open', /(?:open(?:[- ]?(?:ended?|text|question))?|free text|verbatim|offen|long text|short text|text)/iu],
];
