import { pluralOf } from '../controls/messages/plural';
import type { InterviewTexts } from '../interview-texts';

const plural = pluralOf('nl');

export const texts: InterviewTexts = {
  language: 'nl',

  chooseLanguage: 'Taal',
  pause: 'Pauze',
  questionOf: (n, total) => `Vraag ${n} van ${total}`,
  place: (n, total) => `${n} van ${total}`,
  part: (n, total) => `Deel ${n} van ${total}`,
  followUp: 'Een vraag over wat u zei',

  minutes: (n) => plural(n, { one: 'Ongeveer één minuut.', other: 'Ongeveer # minuten.' }),
  minutesRest: 'Pauzeer wanneer u wilt; uw plaats blijft bewaard.',
  writing: 'U schrijft, een automatische interviewer leest mee',
  writingRest: 'en vraagt door over wat u zei.',
  readers: 'Mensen lezen het.',
  readersRest: 'Het onderzoeksteam leest wat u schrijft.',
  agree: 'Ik ga akkoord',
  agreeTo:
    'dat mijn antwoorden voor dit onderzoek worden vastgelegd en door het onderzoeksteam worden gelezen.',
  talking: 'U spreekt, een automatische interviewer luistert',
  talkingRest: 'en vraagt door op wat u zei. U kunt ook typen.',
  recorded: {
    audio: 'Uw stem wordt opgenomen',
    audio_screen: 'Uw stem en uw scherm worden opgenomen',
    video: 'Camera en stem worden opgenomen',
    video_screen: 'Camera, stem en scherm worden opgenomen',
  },
  recordedRest: 'zodra u het toestaat; u kunt op elk moment stoppen.',
  hearers: 'Mensen lezen en horen het.',
  hearersRest: 'Het onderzoeksteam leest en hoort wat u zegt.',
  agreeToRecording: {
    audio:
      'dat mijn antwoorden en mijn stem voor dit onderzoek worden opgenomen, en door het onderzoeksteam worden gelezen en gehoord.',
    audio_screen:
      'dat mijn antwoorden, mijn stem en mijn scherm voor dit onderzoek worden opgenomen, en door het onderzoeksteam worden gelezen, gehoord en gezien.',
    video:
      'dat mijn antwoorden, mijn stem en mijn camerabeeld voor dit onderzoek worden opgenomen, en door het onderzoeksteam worden gelezen, gehoord en gezien.',
    video_screen:
      'dat mijn antwoorden, mijn stem, mijn camerabeeld en mijn scherm voor dit onderzoek worden opgenomen, en door het onderzoeksteam worden gelezen, gehoord en gezien.',
  },
  agreeFirst: 'Zet eerst hier een vinkje. Zonder uw akkoord wordt niets gevraagd of vastgelegd.',
  begin: 'Beginnen',
  loading: 'Wordt geladen',
  beginning: 'Begint',
  decline: 'Nee, dank u',
  declinedTitle: 'Dat is goed.',
  declinedText: 'Er is niets vastgelegd. U kunt deze pagina sluiten.',
  backToStart: 'Terug naar het begin',

  continue: 'Verder',
  sendAnswer: 'Antwoord versturen',
  sending: 'Wordt verstuurd',
  skip: 'Deze vraag overslaan',
  listening: 'De interviewer leest uw antwoord',
  youAnswered: 'Uw antwoord',
  readOn: 'Verder lezen',
  earlierAnswers: 'Eerdere antwoorden',
  lookingBackTitle: 'Uw antwoorden tot nu toe',
  lookingBackText: 'U kunt ze hier nalezen. Ze kunnen niet worden gewijzigd.',
  skipped: 'Overgeslagen',
  keptAsYouType: 'Wordt bewaard terwijl u typt',
  watchFirst: 'Kijk eerst tot het einde en ga dan verder.',

  offlineTitle: 'U bent offline.',
  offlineText: 'Uw antwoord blijft op dit apparaat bewaard en gaat weg zodra u weer verbinding hebt.',
  offlineStart: 'Het interview begint zodra u weer verbinding hebt.',
  offlinePage:
    'Wat u hebt geantwoord, is bewaard. Deze pagina gaat vanzelf verder zodra de verbinding terug is.',
  unreachableTitle: 'De server antwoordt op dit moment niet.',
  unreachableText: 'Uw antwoord blijft op dit apparaat bewaard en wordt opnieuw verstuurd tot het aankomt.',
  unreachableStart: 'Deze pagina probeert het vanzelf opnieuw.',
  limitedTitle: 'Veel mensen antwoorden vanaf uw netwerk.',
  limitedText: 'U bent zo aan de beurt. Er gaat niets verloren.',
  tryingAgain: (n) =>
    plural(n, { one: 'Nieuwe poging over # seconde', other: 'Nieuwe poging over # seconden' }),
  tryNow: 'Nu proberen',
  unfit: 'Dit antwoord kon zo niet worden aangenomen. Kijk er nog eens naar.',
  elsewhere: 'Deze vraag is al in een ander venster beantwoord.',
  elsewhereText: 'Wat u hier schreef, is niet verstuurd:',
  dismiss: 'Deze melding sluiten',

  welcomeBack: 'Welkom terug. U gaat verder waar u was gebleven.',
  notYou: 'Bent u dit niet?',
  opening: 'Uw plaats wordt opgezocht',

  pauseTitle: 'Uw plaats blijft bewaard',
  pauseText:
    'Sluit deze pagina wanneer u wilt. Open dezelfde link op dit apparaat en u gaat verder waar u was gebleven.',
  linkText:
    'Neem uw persoonlijke link mee om op een ander apparaat verder te gaan. Wie hem heeft, kan dit interview lezen en voortzetten.',
  copyLink: 'Mijn link kopiëren',
  copied: 'Gekopieerd',
  copyYourself: 'Kopieer deze link',
  goOn: 'Verdergaan',
  notYouText: 'Is iemand anders op dit apparaat met dit interview begonnen, dan kunt u er zelf een beginnen.',
  startAsOther: 'Als iemand anders beginnen',
  shortcuts: 'Kiezen met de toetsen 1 tot en met 9',

  careGoOn: 'Doorgaan met het interview',
  careGoOnNext: 'Doorgaan met de volgende vraag',
  careLeaveOut: 'De volgende vraag overslaan',
  careStop: 'Hier stoppen',
  careLines: 'Iemand om mee te praten',
  stoppedTitle: 'We zijn gestopt.',
  stoppedText:
    'Dank u voor wat u ons vertelde. Alles is bewaard; u kunt via dezelfde link terugkomen, of nooit.',

  completeTitle: 'Dank u wel.',
  saved: 'Al uw antwoorden zijn bewaard. U kunt deze pagina sluiten.',
  reference: (id) =>
    `Van gedachten veranderd? Noem ${id} aan degene die u uitnodigde, en uw antwoorden worden verwijderd.`,
  screenedOutTitle: 'Dat was het voor deze keer.',
  screenedOutText: 'We hebben de antwoorden tot nu toe bewaard en verder niets.',

  pausedTitle: 'Dit onderzoek pauzeert',
  pausedText: 'Kom later terug met dezelfde link.',
  fullTitle: 'Dit onderzoek heeft genoeg mensen gehoord',
  fullText: 'Hartelijk dank voor uw belangstelling.',
  closedTitle: 'Dit onderzoek is afgelopen',
  closedText: 'Bedankt voor uw interesse.',
  shutTitle: 'Dit onderzoek neemt op dit moment niemand meer aan',
  shutText: 'Er is niets vastgelegd. Kom later terug met dezelfde link.',
  goneTitle: 'Dit interview kan niet verdergaan',
  goneText: 'Het is verwijderd, of dit apparaat heeft er geen toegang meer toe.',
  badLinkTitle: 'Deze persoonlijke link werkt niet meer',
  badLinkText:
    'Misschien is hij niet compleet, of het interview is verwijderd. Kopieer de hele link nog eens.',
  badParametersTitle: 'Deze link is niet bruikbaar',
  badParametersText:
    'Iets in het adres is te lang of beschadigd. Vraag degene die hem stuurde om een nieuwe.',
  fromBeginning: 'Opnieuw beginnen',
  unsentText: 'Dit is niet verstuurd:',
  notFoundTitle: 'Op dit adres is geen interview',
  notFoundText: 'Misschien is de link niet compleet. Controleer het adres, of vraag degene die hem stuurde.',

  devicesTitle: (devices) => `Dit onderzoek is voor ${devices}`,
  devicesText: 'Neem de link mee en open hem daar.',
  devices: { ios: 'iPhone en iPad', android: 'Android-apparaten', desktop: 'computers' },
  copyAddress: 'Link kopiëren',
};
