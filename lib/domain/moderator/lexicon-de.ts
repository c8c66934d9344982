import { lexiconOf } from './lexicon';

export const GERMAN_SUBJECTS: ReadonlySet<string> = new Set(
  'ich wir er sie es man du ihr das die der den dem mein meine meinem meinen meiner unser unsere ein eine einen niemand jeder alle da dann'.split(
    ' ',
  ),
);

export const GERMAN = lexiconOf({
  functionWords: `der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|und|oder|aber|ich|du|er|sie|es|wir|ihr|mich|mir|dich|dir|uns|euch|ihn|ihm|ihnen|mein|meine|meinen|meinem|meiner|dein|deine|sein|seine|unser|unsere|ihre|ihren|ist|bin|bist|sind|seid|war|waren|wird|werden|wurde|habe|hab|hast|hat|haben|hatte|hatten|kann|können|konnte|muss|musste|will|wollte|soll|sollte|würde|würden|nicht|kein|keine|keinen|auch|noch|nur|schon|sehr|so|wie|was|wer|wo|wann|warum|dass|weil|wenn|als|ob|denn|mit|von|zu|zum|zur|bei|beim|auf|aus|an|am|in|im|ins|für|über|unter|nach|vor|um|durch|gegen|ohne|bis|seit|dann|da|hier|dort|ja|nein|mal|halt|eben|doch|ganz|immer|nie|oft|man|sich|etwas|nichts|alles|viel|mehr|sachen|ding|dinge|sagen|gesagt|denke|glaube|finde|eigentlich|einfach|wirklich|irgendwie|vielleicht|natürlich|zeit|mal|jahr|jahre|leute|worden|gewesen|damit|dafür|davon|dazu|daran|darauf|darüber|diese|dieser|dieses|selbst|wieder|jetzt|heute|machen|gemacht|gibt|geht|ging|kommt|kam|leider|zuletzt|hätte|wäre|müsste|könnte`,
  but: 'aber|jedoch|allerdings|trotzdem|dennoch|andererseits|dagegen|nur dass|sondern',
  joins:
    'und|und dann|sodass|so dass|damit|deshalb|deswegen|daher|während|obwohl|bevor|nachdem|bis|wobei|oder|dann',
  conditions: 'wenn|falls|ob|sofern|sobald|als ob',
  because: 'weil|denn|deshalb|deswegen|wegen|aufgrund|damit|der grund|daher',
  fillers: `also|naja|na ja|ja|nein|äh|ähm|hm|halt|eben|eigentlich|irgendwie|ich glaube|ich denke|ich finde|ich meine|ehrlich gesagt|sozusagen|quasi|sag ich mal|und so|und so weiter|oder so|wissen sie|weißt du|und|na gut|gut|okay|ok|vielleicht|natürlich|im grunde|grundsätzlich|ach`,
  dontKnow: `kann ich nicht beantworten|nicht beantworten|kann nichts dazu sagen|kann dazu nichts sagen|weiß nicht|weiß ich nicht|weiss nicht|weiss ich nicht|ich weiß es nicht|keine ahnung|kann ich nicht sagen|schwer zu sagen|erinnere mich nicht|weiß ich nicht mehr|nichts|fällt mir nichts ein|mir fällt nichts ein|keine meinung|nie darüber nachgedacht|k.a|ka|nichts besonderes|keine angabe`,
  refusal: `möchte ich nicht sagen|möchte nicht darüber|will nicht darüber|will ich nicht sagen|das ist privat|privatsache|geht niemanden|geht sie nichts an|kein kommentar|lieber nicht|nächste frage|überspringen|für mich behalten|behalte ich für mich|behalt ich für mich|bleibt privat|mag ich nicht sagen|will ich nicht wissen|will ich auch nicht wissen|geht niemanden etwas an|geht niemanden was an|geht keinen was an|darüber möchte ich nicht|möchte ich nicht reden|möchte ich nicht sprechen|möchte nicht reden|möchte nicht sprechen|will ich nicht reden|will ich nicht sprechen|rede ich nicht|spreche ich nicht|sag ich nicht|sage ich nicht|verrate ich nicht|nichts weiter schreiben|nichts weiter sagen|nicht weiter schreiben|will ich nicht denken|möchte ich nicht denken`,
  vague: `gut|okay|ok|nett|schön|normal|sachen|dinge|ganz gut|so lala|geht so|interessant|anders|komisch|kompliziert|schlecht|besser|schwierig|einfach|praktisch|super|toll|passt|wie immer|das übliche|qualität|aufwand|probleme|stress`,
  good: `gut|schön|toll|super|einfach|schnell|günstig|billig|praktisch|hilfreich|liebe|gern|gerne|zufrieden|froh|glücklich|stolz|besser|beste|besten|vernünftig|perfekt|freundlich|zuverlässig|bequem|angenehm|sinnvoll|nützlich|sicher|erleichtert|fair|ehrlich|klar|leicht|spaß`,
  bad: `schlecht|schlechter|schlimm|furchtbar|schrecklich|schwer|schwierig|langsam|teuer|nervig|nervt|genervt|ärgerlich|ärgert|geärgert|verwirrend|hasse|hässlich|langweilig|stressig|kompliziert|umständlich|nutzlos|verschwendung|kaputt|unklar|unfair|unfreundlich|unzuverlässig|anstrengend|enttäuscht|enttäuschend|lächerlich|dumm|peinlich|wütend|traurig|sorgen|angst|müde|unmöglich|problem|probleme|ärger|katastrophe|schade|aufwendig|laut|schmutzig|frustrierend|frustriert|zu teuer|unvernünftig|sinnlos|schlechtes gewissen`,
  emotion: `froh|stolz|erleichtert|glücklich|liebe|hasse|wütend|sauer|traurig|sorgen|angst|nervös|einsam|peinlich|schäme|schuldig|frustriert|genervt|geärgert|verärgert|ärgere|ärgert|gestresst|überfordert|enttäuscht|überrascht|verwirrt|hilflos|dumm|geweint|panik|verzweifelt|gefühl|gefühlt|schlechtes gewissen|leid|weh|freue|gefreut|bereue`,
  negation: 'nicht|kein|keine|keinen|keiner|nie|niemals|nichts|niemand|ohne|kaum',
  comparison:
    'als früher|früher|im vergleich|verglichen|anders als|besser als|schlechter als|statt|anstatt|im gegensatz|so wie|teurer als|billiger als|günstiger als|lieber als',
  past: `war|waren|hatte|hatten|habe|hab|haben|bin|wurde|wollte|konnte|musste|ging|kam|gab|sagte|dachte|fand|rief|kaufte|machte|gestern|vor|letzte|letzten|letztes|damals|einmal|neulich|plötzlich`,
  habit:
    'normalerweise|meistens|immer|oft|nie|manchmal|gewöhnlich|in der regel|jeden|jede|jedes|jedes mal|ab und zu|selten|regelmäßig|ständig|täglich|wöchentlich|meist|häufig',
  outcome: 'am ende|schließlich|letztendlich|danach|dann|daraufhin|nachher|seitdem|später|im endeffekt',
  decision:
    'entschieden|entschlossen|beschlossen|gewählt|ausgesucht|gewechselt|aufgehört|aufgegeben|gekündigt|gekauft|bestellt|zurückgegeben|weggeworfen|weggeschmissen|ersetzt|umgezogen|abgelehnt|bezahlt|behalten|angerufen|repariert|gefragt',
  wish: 'würde|würden|wünsche|wünschte|hätte gern|hätte gerne|wäre|müsste|sollte|könnte|bräuchte|am liebsten|idealerweise',
  person:
    'mutter|mama|vater|papa|frau|mann|partner|partnerin|sohn|tochter|schwester|bruder|freund|freundin|freunde|nachbar|nachbarin|nachbarn|chef|chefin|kollege|kollegin|kollegen|ärztin|arzt|vermieter|vermieterin|lehrer|kinder|eltern|oma|opa|onkel|tante|techniker|handwerker|klempner|elektriker|verkäufer|verkäuferin|schwager|enkel|familie|monteur',
  closing: `nein|nichts|das war alles|das ist alles|danke|ja|eigentlich nicht|alles gut|nichts weiter|passt|sonst nichts`,
  depends: `es kommt darauf an|es kommt drauf an|kommt darauf an|kommt drauf an|das kommt darauf an|das kommt drauf an|hängt davon ab|je nachdem`,
  time: 'gestern|heute|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|uhr|letzte woche|letztes jahr|letzten monat|letzten winter|letzten sommer|abend|wochenende|minuten|stunden|stunde|tage|tagen|wochen|woche|monate|monaten|monat|weihnachten|ostern',
  speech: 'sagte|hieß|gesagt|meinte|gefragt|fragte|erzählt|geantwortet|versprochen|erklärt',
  hostile: `verpiss*|fick*|fuck off|fuck you|leck mich|leckt mich am|lecken sie mich|halt die klappe|halten sie die klappe|halt den mund|halt die fresse|halt dein maul|halt's maul|fahr zur hölle|blöde frage|blöde fragen|blöden fragen|dumme frage|dumme fragen|dummen fragen|dämliche frage|dämliche fragen|dämlichen fragen|bescheuerte frage|bescheuerte fragen|bescheuerten fragen|scheißfrage|scheißfragen|scheiß frage|scheiß fragen|blöder bot|du idiot|sie idiot|lass mich in ruhe|lassen sie mich in ruhe`,
  swearing: 'scheiß*|scheiss*|arschloch|idiot|zeitverschwendung',
});
