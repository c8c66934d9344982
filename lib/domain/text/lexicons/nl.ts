import { type Lexicon, wordSet } from '../lexicon';

export const nl: Lexicon = {
  language: 'nl',
  stop: wordSet(
    `aan af al alle alleen als altijd ander andere beetje ben bij bent daar daarna dan dat de deze die dit doch doen
    door dus echt een eens eigenlijk elke en er ergens erg ervan geen gewoon had hadden heb hebben hebt heeft heel hem
    hen het hier hij hoe hun iets ik in is ja je jij jou jouw jullie kan kon konden kunnen maar me meer men met mij
    mijn misschien moest moet moeten na naar nee niet niets nog nooit nu of om omdat ons onze ook op over per soms
    steeds te tegen ten ter terug toch toen tot tussen u uit uw van vaak veel verder vind voor want waren was wat we
    weer wel welke werd werden wie wij wil wilde worden wordt zal ze zeer zelf zich zij zijn zo zonder zou zouden eh
    nou hoor waar waarom wanneer toe iemand niemand alles daardoor hierdoor echter hoewel terwijl`,
  ),
  generic: wordSet(
    `ding dingen zaak zaken manier soort tijd keer dag dagen week weken maand maanden jaar jaren uur uren minuut minuten
    vandaag gisteren morgen mensen mens persoon man vrouw deel plek plaats geval voorbeeld punt reden vraag vragen
    antwoord idee moment kant eind einde begin helft goed goede slecht slechte beter beste groot grote klein kleine
    lang kort nieuw nieuwe oud oude goed fout zeker makkelijk moeilijk belangrijk leuk mooi fijn gaan gaat ging gegaan
    komen komt kwam gekomen maken maakt maakte gemaakt nemen nam geven gaf zien zie ziet zag gezien weten weet wist
    denken denk dacht vinden vond gevonden voelen voelde willen nodig gebruiken gebruik gebruikt proberen probeerde
    werken zeggen zeg zei gezegd laten blijven bleef houden wachten wachtte gewacht kopen kocht gekocht twee drie vier
    vijf zes zeven acht negen tien eerste laatste volgende meestal altijd helaas natuurlijk precies vooral bijna`,
  ),
  filler: wordSet('eh nou ja en maar want'),
  positive: wordSet(
    `goed goede geweldig fantastisch perfect prima leuk leuke mooi mooie fijn fijne hou blij tevreden gelukkig handig
    nuttig makkelijk eenvoudig snel comfortabel praktisch betrouwbaar vriendelijk schoon aangenaam beter beste
    aanraden vertrouwen duidelijk veilig goedkoop`,
  ),
  negative: wordSet(
    `slecht slechte vreselijk verschrikkelijk erg erger haat irritant irriteert geïrriteerd boos verwarrend traag
    langzaam druk vol vies kapot fout fouten probleem problemen moeilijk ingewikkeld duur nutteloos saai verdrietig
    teleurgesteld teleurstellend onvriendelijk laat vertraging vertraagd uitgevallen gemist verloren stress bang
    zorgen pijn lelijk oncomfortabel luid onbetrouwbaar chaos gedoe ramp`,
  ),
  negation: wordSet('niet nooit geen niets niemand zonder noch nauwelijks'),
  vague: wordSet('goed ok oké prima normaal leuk dingen iets ja nee niets misschien alles gewoon slecht'),
  abuse: wordSet('kut klootzak eikel hoer kanker tering shit fuck idioot idioten dom'),
  joining: wordSet('en dus toen'),
  contrast: wordSet('maar echter hoewel behalve'),
  reason: wordSet('want'),
  qualifier: wordSet('omdat als indien tenzij totdat of wanneer terwijl tot'),
  determiner: wordSet('de het een mijn ons onze zijn haar hun deze dit die'),
  linking: wordSet('van'),
  concrete: wordSet(
    `maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli augustus
    september oktober november december gisteren vandaag ochtend middag avond nacht weekend week maand uur minuten
    euro moeder vader man vrouw dochter zoon baas collega dokter arts vriend vriendin buurman keuken kantoor station
    vliegveld school ziekenhuis thuis winkel`,
  ),
  abbreviations: wordSet('dhr mevr mw dr prof bijv bv enz ca o.a d.w.z m.b.t nr'),
  nonAnswer:
    /^(ik )?weet (ik )?(het )?niet( meer)?$|^(geen idee|niets( meer)?|niks|nee|nee dank je|nee bedankt|geen commentaar|dat was het|dat is alles|geen mening|volgende)$/,
  selfDescription:
    /\bik (?:ben|was) (?:een\b|\d{2}\b|getrouwd|gepensioneerd|student\w*|leraar|lerares|verpleegkundige|moeder|vader|zelfstandig\w*)|\bik werk (?:als|in|bij|op)\b|\bik woon (?:in|met|bij|op|alleen)\b|\bik heb \w+ (?:kind|kinderen|zonen|dochters)\b|\bals (?:moeder|vader|student\w*|leraar|klant|gebruiker|forens|verpleegkundige|gepensioneerde)\b/giu,
  notSelf: /^ik (?:ben|was) een (?:beetje|fan)\b/iu,
  closingQuestion: /nog iets|verder nog|toevoegen|andere opmerkingen/iu,
  aside: /^(?:oh,? )?(?:trouwens|overigens|tussen haakjes|nog iets|nog één ding)(?!\p{L})/iu,
  on: 'Over',
};
