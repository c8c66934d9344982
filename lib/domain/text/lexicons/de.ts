import { type Lexicon, wordSet } from '../lexicon';

export const de: Lexicon = {
  language: 'de',
  stop: wordSet(
    `aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes auch auf aus bei bin
    bis bist da damit dann das dass dazu dein deine dem den denn der derer des dessen die dies diese diesem diesen
    dieser dieses dir doch dort du durch ein eine einem einen einer eines einig einige einigen einmal er es etwas euch
    euer eure für gegen gewesen hab habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren
    ihrer im in indem ins ist ja jede jedem jeden jeder jedes jene jetzt kann kannst kein keine keinem keinen keiner
    können könnte konnte konnten machen mal man manche mein meine meinem meinen meiner mich mir mit muss musste mussten
    müssen nach nein nicht nichts noch nun nur ob oder ohne schon sehr sein seine seinem seinen seiner seit selbst
    sich sie sind so solche soll sollen sollte sondern sonst über um und uns unser unsere unter viel viele vom von vor
    während war waren warum was weg weil weiter welche welchem welchen welcher wenn wer werde werden wie wieder will
    wir wird wirst wo wollen wollte würde würden wurde wurden zu zum zur zwar zwischen eben halt eigentlich irgendwie
    ziemlich ganz immer oft manchmal nie niemals gar überhaupt vielleicht wohl äh ähm hm naja tja bisschen mehr meist
    meistens dabei dafür dagegen daher daran darauf darin davon deshalb deswegen trotzdem außerdem jedoch obwohl sodass`,
  ),
  generic: wordSet(
    `ding dinge uhr sache sachen art weise zeit mal male tag tage tagen woche wochen monat monate monaten jahr jahre jahren
    stunde stunden minute minuten heute gestern morgen leute mensch menschen person personen teil teile stelle fall
    fälle beispiel punkt grund gründe frage fragen antwort antworten idee moment seite ende anfang paar hälfte gut
    gute guten guter gutes schlecht schlechte schlechten besser beste besten groß große klein kleine lang lange kurz
    neu neue neuen alt alte richtig falsch sicher einfach schwer wichtig toll super prima okay schön nett gerne gern
    lieber leider natürlich wirklich genau besonders eher fast sofort plötzlich endlich gehen geht ging gegangen
    kommen kommt kam gekommen macht machte gemacht nehmen nimmt nahm genommen geben gibt gab gegeben sehen sieht sah
    gesehen wissen weiß wusste denken denke dachte gedacht finden finde findet fand gefunden fühlen fühle fühlte mag
    mögen möchte brauchen brauche braucht brauchte nutzen nutze benutzt versuchen versuche versucht arbeiten sagen
    sage sagt sagte gesagt fragen gefragt lassen lässt bleiben bleibt blieb halten warten warte gewartet kaufen
    gekauft eins zwei drei vier fünf sechs sieben acht neun zehn erste ersten letzte letzten nächste nächsten meinung
    gefühl`,
  ),
  filler: wordSet('äh ähm hm naja tja also ja und aber denn okay halt'),
  positive: wordSet(
    `gut gute guten gutes super toll tolle schön schöne perfekt perfekte liebe geliebt gefällt gefiel gefallen
    zufrieden glücklich froh hilfreich nützlich einfach leicht schnell bequem praktisch zuverlässig freundlich sauber
    angenehm angenehme besser beste empfehlen vertraue begeistert klar sicher günstig entspannt großartig prima`,
  ),
  negative: wordSet(
    `schlecht schlechte schlechten schrecklich furchtbar schlimm schlimmer hasse nervt nervig nervte ärgerlich
    ärgert genervt wütend verwirrend langsam voll überfüllt dreckig schmutzig kaputt abgestürzt fehler problem probleme
    schwierig kompliziert teuer nutzlos langweilig traurig enttäuscht enttäuschend unfreundlich verspätet verspätung
    spät ausgefallen verpasst verloren stress stressig sorgen angst schmerz falsch hässlich unbequem laut
    unzuverlässig chaos chaotisch umständlich katastrophe mühsam`,
  ),
  negation: wordSet('nicht nie niemals kein keine keinen keinem keiner nichts niemand ohne weder kaum'),
  vague: wordSet(
    'gut ok okay normal schön nett egal sachen dinge irgendwas ja nein nichts vielleicht alles ganz passt geht schlecht',
  ),
  abuse: wordSet(
    'scheiße scheiß scheisse arschloch idiot idioten wichser fick ficken verfickt dumm blöd hurensohn',
  ),
  joining: wordSet('und dann sodass'),
  contrast: wordSet('aber jedoch doch obwohl sondern allerdings außer'),
  reason: wordSet('denn'),
  qualifier: wordSet('weil da wenn falls sofern solange bis ob oder als während obwohl'),
  determiner: wordSet(''),
  linking: wordSet(''),
  concrete: wordSet(
    `montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august
    september oktober november dezember gestern heute morgens abends nachts wochenende woche monat jahr stunde stunden
    minuten tage euro prozent mutter vater frau mann tochter sohn chef chefin kollege kollegin arzt freund freundin
    nachbar küche büro bahnhof flughafen schule krankenhaus zuhause laden`,
  ),
  abbreviations: wordSet('z.b d.h u.a usw bzw dr prof hr fr nr ca evtl ggf inkl str z b d h o.ä s.o vgl'),
  nonAnswer:
    /^(ich )?(weiß|weiss) (ich )?(es )?(leider )?nicht( genau| mehr)?$|^(keine ahnung|keine angaben?|nichts( mehr| weiter)?|nein|nö|nee|nein danke|kein kommentar|weiter|egal|mir egal|das war's|das wars|das ist alles|k\.? ?a\.?)$/,
  selfDescription:
    /\bich (?:bin|war) (?:eine?\b|\d{2}\b|rentner\w*|student\w*|lehrer\w*|verheiratet|alleinerziehend\w*|selbst(?:st)?ändig|berufstätig|krankenpfleger\w*|krankenschwester|mutter|vater)|\bich arbeite (?:als|in|bei|im)\b|\bich (?:wohne|lebe) (?:in|mit|bei|auf|allein)\b|\bich habe (?:\S+ )?(?:kind|kinder|söhne|töchter)\b|\bals (?:mutter|vater|rentner\w*|student\w*|lehrer\w*|pendler\w*|kund\w*|anfänger\w*|selbst(?:st)?ändige\w*|pfleger\w*|arzt|ärztin)\b/giu,
  notSelf: /^ich (?:bin|war) eine? (?:bisschen|wenig|fan)\b/iu,
  closingQuestion:
    /sonst noch|noch etwas|noch was|hinzufügen|ergänzen|weitere (?:anmerkung|bemerkung|gedanken)|vergessen zu fragen/iu,
  aside: /^(?:ach,? )?(?:übrigens|nebenbei|noch etwas|noch was|eine sache noch|apropos)(?!\p{L})/iu,
  on: 'Zu',
};
