import { lexiconOf } from './lexicon';

export const DUTCH_SUBJECTS: ReadonlySet<string> = new Set(
  'ik wij we hij zij ze het je jij u dat dit de mijn onze een niemand iedereen er daar toen'.split(' '),
);

export const DUTCH = lexiconOf({
  functionWords: `de|het|een|en|of|maar|ik|jij|je|u|hij|zij|ze|wij|we|jullie|mij|me|jou|hem|haar|ons|hun|hen|mijn|jouw|uw|zijn|onze|is|ben|bent|was|waren|wordt|worden|werd|heb|hebt|heeft|hebben|had|hadden|kan|kunnen|kon|moet|moest|moeten|wil|wilde|zal|zou|zouden|niet|geen|ook|nog|alleen|al|heel|erg|zo|hoe|wat|wie|waar|wanneer|waarom|dat|die|dit|deze|omdat|als|toen|want|met|van|naar|bij|op|uit|aan|in|voor|over|onder|na|om|door|tegen|zonder|tot|sinds|dan|daar|hier|er|ja|nee|wel|eens|even|gewoon|best|altijd|nooit|vaak|men|zich|iets|niets|alles|veel|meer|dingen|ding|zeggen|gezegd|denk|vind|eigenlijk|echt|misschien|natuurlijk|tijd|keer|jaar|mensen|geweest|gedaan|doen|gaan|gaat|ging|komt|kwam|te|toch|weer|nu|vandaag|hun|eigen|ander|andere`,
  but: 'maar|echter|toch|hoewel|daarentegen|alleen dat|aan de andere kant',
  joins: 'en|en toen|dus|toen|terwijl|zodat|of|waar',
  conditions: 'als|wanneer|indien|tenzij|of',
  because: 'omdat|want|aangezien|daarom|vanwege|dankzij|de reden|doordat|zodat',
  fillers: `nou|nou ja|tja|eh|eh ja|ja|nee|dus|ik denk dat|ik vind dat|ik vind|ik denk|eigenlijk|eerlijk gezegd|zeg maar|weet je|weet u|en zo|en|misschien|gewoon|in het algemeen|ach|of zo`,
  dontKnow: `niet beantwoorden|kan ik niet zeggen|zou het niet weten|weet ik niet|weet niet|ik weet het niet|geen idee|moeilijk te zeggen|weet ik niet meer|herinner me niet|niets|niets bijzonders|kan niets bedenken|geen mening|nooit over nagedacht|zou het niet weten`,
  refusal: `liever niet|wil ik niet zeggen|wil er niet over praten|dat is privé|privé|geen commentaar|volgende vraag|gaat u niets aan|gaat je niets aan|overslaan|hou ik liever voor|houd ik liever voor|hou ik voor mezelf|houd ik voor mezelf|wil ik niet weten|gaat niemand wat aan|gaat niemand iets aan|wil ik niet over praten|wil ik het niet over hebben|praat ik niet over|zeg ik niet|daar zeg ik niets over|niet aan denken`,
  vague: `goed|prima|leuk|normaal|het gaat|gaat wel|interessant|anders|raar|ingewikkeld|slecht|beter|moeilijk|makkelijk|simpel|handig|dingen|kwaliteit|problemen|zoals altijd|oké|ok|gedoe`,
  good: `goed|prima|leuk|fijn|mooi|geweldig|makkelijk|simpel|snel|goedkoop|handig|nuttig|blij|gelukkig|trots|beter|beste|uitstekend|perfect|vriendelijk|betrouwbaar|prettig|duidelijk|opgelucht|tevreden|eerlijk`,
  bad: `slecht|slechter|erger|vreselijk|verschrikkelijk|zwaar|moeilijk|langzaam|traag|duur|vervelend|irritant|frustrerend|gefrustreerd|haat|lelijk|saai|stressvol|ingewikkeld|nutteloos|verspilling|kapot|onduidelijk|oneerlijk|teleurgesteld|teleurstellend|belachelijk|dom|schaam|schuldig|boos|verdrietig|bezorgd|bang|moe|onmogelijk|probleem|problemen|gedoe|ramp|jammer|zonde|vies|lawaaierig|onhandig`,
  emotion: `blij|gelukkig|trots|opgelucht|haat|boos|woedend|verdrietig|bezorgd|bang|zenuwachtig|eenzaam|schaam|schuldig|gefrustreerd|geïrriteerd|gestrest|overweldigd|teleurgesteld|verrast|verward|hulpeloos|dom|gehuild|paniek|wanhopig|gevoel|voelde|spijt|baalde|zonde`,
  negation: 'niet|geen|nooit|niets|niemand|zonder|nauwelijks',
  comparison:
    'dan vroeger|vroeger|vergeleken|in vergelijking|anders dan|beter dan|slechter dan|in plaats van|duurder dan|goedkoper dan|liever dan',
  past: `was|waren|had|hadden|heb|hebben|ben|werd|wilde|kon|moest|ging|kwam|gaf|zei|dacht|vond|belde|kocht|maakte|gisteren|geleden|vorige|vorig|toen|ooit|plotseling`,
  habit:
    'meestal|altijd|vaak|nooit|soms|normaal gesproken|gewoonlijk|doorgaans|elke|iedere|elk|elke keer|af en toe|zelden|regelmatig|dagelijks|wekelijks',
  outcome: 'uiteindelijk|eindelijk|daarna|toen|vervolgens|sindsdien|later|achteraf',
  decision:
    'besloten|gekozen|overgestapt|gestopt|opgegeven|opgezegd|gekocht|besteld|teruggebracht|weggegooid|vervangen|verhuisd|geweigerd|betaald|gehouden|gebeld|gerepareerd|gevraagd',
  wish: 'zou|zouden|wens|graag|ideaal|had graag|zou helpen|liefst',
  person:
    'moeder|mama|vader|papa|vrouw|man|partner|zoon|dochter|zus|broer|vriend|vriendin|vrienden|buurman|buurvrouw|buren|baas|collega|dokter|arts|huisbaas|verhuurder|leraar|kinderen|ouders|oma|opa|oom|tante|monteur|loodgieter|elektricien|verkoper|verkoopster|zwager|gezin|familie',
  closing: `nee|niets|dat was alles|dat is alles|bedankt|dank je|ja|verder niets|alles goed|eigenlijk niet`,
  depends: `hangt ervan af|dat hangt ervan af|ligt eraan|dat ligt eraan|het hangt ervan af`,
  time: 'gisteren|vandaag|morgen|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|uur|uren|minuten|week|weken|maand|maanden|dagen|avond|ochtend|weekend|vorige week|vorig jaar|kerst',
  speech: 'zei|gezegd|gevraagd|vroeg|vertelde|geantwoord|beloofd|uitgelegd',
  hostile: `rot op|rot toch op|flikker op|flikker toch op|donder op|donder toch op|sodemieter op|lazer op|fuck off|fuck you|krijg de klere|krijg de kolere|krijg de tering|krijg de tyfus|krijg de kanker|val dood|loop naar de hel|hou je mond|houd je mond|hou je bek|hou je kop|stomme vraag|stomme vragen|domme vraag|domme vragen|achterlijke vraag|achterlijke vragen|kutvraag|kutvragen|laat me met rust|laat mij met rust|laat me toch met rust`,
  swearing: 'klote|kut|lul|idioot|sukkel|tijdverspilling',
});
