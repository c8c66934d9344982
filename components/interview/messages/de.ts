import { pluralOf } from '../controls/messages/plural';
import type { InterviewTexts } from '../interview-texts';

const plural = pluralOf('de');

export const texts: InterviewTexts = {
  language: 'de',

  chooseLanguage: 'Sprache',
  pause: 'Pause',
  questionOf: (n, total) => `Frage ${n} von ${total}`,
  place: (n, total) => `${n} von ${total}`,
  part: (n, total) => `Teil ${n} von ${total}`,
  followUp: 'Eine Frage zu dem, was Sie gesagt haben',

  minutes: (n) => plural(n, { one: 'Etwa eine Minute.', other: 'Etwa # Minuten.' }),
  minutesRest: 'Machen Sie Pause, wann Sie möchten; Ihr Stand bleibt erhalten.',
  writing: 'Sie schreiben, ein automatischer Interviewer liest mit',
  writingRest: 'und fragt nach dem, was Sie gesagt haben.',
  readers: 'Menschen lesen es.',
  readersRest: 'Das Forschungsteam liest, was Sie schreiben.',
  agree: 'Ich stimme zu,',
  agreeTo: 'dass meine Antworten für diese Studie aufgezeichnet und vom Forschungsteam gelesen werden.',
  talking: 'Sie sprechen, ein automatischer Interviewer hört zu',
  talkingRest: 'und fragt nach dem, was Sie gesagt haben. Sie können stattdessen schreiben.',
  recorded: {
    audio: 'Ihre Stimme wird aufgezeichnet',
    audio_screen: 'Stimme und Bildschirm werden aufgezeichnet',
    video: 'Kamera und Stimme werden aufgezeichnet',
    video_screen: 'Kamera, Stimme und Bildschirm werden aufgezeichnet',
  },
  recordedRest: 'sobald Sie es zulassen; Sie können es jederzeit beenden.',
  hearers: 'Menschen lesen und hören es.',
  hearersRest: 'Das Forschungsteam liest und hört, was Sie sagen.',
  agreeToRecording: {
    audio:
      'dass meine Antworten und meine Stimme für diese Studie aufgezeichnet und vom Forschungsteam gelesen und gehört werden.',
    audio_screen:
      'dass meine Antworten, meine Stimme und mein Bildschirm für diese Studie aufgezeichnet und vom Forschungsteam gelesen, gehört und gesehen werden.',
    video:
      'dass meine Antworten, meine Stimme und mein Kamerabild für diese Studie aufgezeichnet und vom Forschungsteam gelesen, gehört und gesehen werden.',
    video_screen:
      'dass meine Antworten, meine Stimme, mein Kamerabild und mein Bildschirm für diese Studie aufgezeichnet und vom Forschungsteam gelesen, gehört und gesehen werden.',
  },
  agreeFirst:
    'Bitte zuerst hier ankreuzen. Ohne Ihre Zustimmung wird nichts gefragt und nichts aufgezeichnet.',
  begin: 'Beginnen',
  loading: 'Wird geladen',
  beginning: 'Beginnt',
  decline: 'Nein, danke',
  declinedTitle: 'Das ist in Ordnung.',
  declinedText: 'Es wurde nichts aufgezeichnet. Sie können diese Seite schließen.',
  backToStart: 'Zurück zum Anfang',

  continue: 'Weiter',
  sendAnswer: 'Antwort senden',
  sending: 'Wird gesendet',
  skip: 'Diese Frage überspringen',
  listening: 'Der Interviewer liest Ihre Antwort',
  youAnswered: 'Ihre Antwort',
  readOn: 'Weiterlesen',
  earlierAnswers: 'Frühere Antworten',
  lookingBackTitle: 'Ihre bisherigen Antworten',
  lookingBackText: 'Hier können Sie sie nachlesen. Ändern lassen sie sich nicht.',
  skipped: 'Übersprungen',
  keptAsYouType: 'Wird beim Schreiben gesichert',
  watchFirst: 'Bitte zuerst bis zum Ende ansehen, dann geht es weiter.',

  offlineTitle: 'Sie sind offline.',
  offlineText: 'Ihre Antwort bleibt auf diesem Gerät und geht hinaus, sobald Sie wieder verbunden sind.',
  offlineStart: 'Das Interview beginnt, sobald Sie wieder verbunden sind.',
  offlinePage:
    'Was Sie geantwortet haben, ist gesichert. Diese Seite macht von selbst weiter, sobald die Verbindung wieder da ist.',
  unreachableTitle: 'Der Server antwortet gerade nicht.',
  unreachableText: 'Ihre Antwort bleibt auf diesem Gerät und wird erneut gesendet, bis sie ankommt.',
  unreachableStart: 'Diese Seite versucht es von selbst noch einmal.',
  limitedTitle: 'Aus Ihrem Netz antworten gerade viele.',
  limitedText: 'Sie sind gleich an der Reihe. Es geht nichts verloren.',
  tryingAgain: (n) => plural(n, { one: 'Neuer Versuch in # Sekunde', other: 'Neuer Versuch in # Sekunden' }),
  tryNow: 'Jetzt versuchen',
  unfit: 'Diese Antwort konnte so nicht angenommen werden. Bitte sehen Sie sie noch einmal an.',
  elsewhere: 'Diese Frage wurde schon in einem anderen Fenster beantwortet.',
  elsewhereText: 'Was Sie hier geschrieben haben, wurde nicht gesendet:',
  dismiss: 'Hinweis schließen',

  welcomeBack: 'Willkommen zurück. Es geht weiter, wo Sie aufgehört haben.',
  notYou: 'Sind Sie das nicht?',
  opening: 'Ihr Stand wird gesucht',

  pauseTitle: 'Ihr Stand bleibt erhalten',
  pauseText:
    'Schließen Sie diese Seite, wann Sie möchten. Öffnen Sie denselben Link auf diesem Gerät, und es geht weiter, wo Sie aufgehört haben.',
  linkText:
    'Um auf einem anderen Gerät weiterzumachen, nehmen Sie Ihren persönlichen Link mit. Wer ihn hat, kann dieses Interview lesen und fortsetzen.',
  copyLink: 'Meinen Link kopieren',
  copied: 'Kopiert',
  copyYourself: 'Diesen Link kopieren',
  goOn: 'Weitermachen',
  notYouText:
    'Hat jemand anderes dieses Interview auf diesem Gerät begonnen, können Sie ein eigenes beginnen.',
  startAsOther: 'Als andere Person beginnen',
  shortcuts: 'Mit den Tasten 1 bis 9 auswählen',

  careGoOn: 'Mit dem Interview weitermachen',
  careGoOnNext: 'Mit der nächsten Frage weitermachen',
  careLeaveOut: 'Die nächste Frage auslassen',
  careStop: 'Hier aufhören',
  careLines: 'Jemand zum Reden',
  stoppedTitle: 'Wir haben aufgehört.',
  stoppedText:
    'Danke für das, was Sie uns erzählt haben. Alles ist gespeichert; Sie können über denselben Link zurückkommen, oder nie.',

  completeTitle: 'Vielen Dank.',
  saved: 'Alle Ihre Antworten sind gespeichert. Sie können diese Seite schließen.',
  reference: (id) =>
    `Haben Sie es sich anders überlegt? Nennen Sie der Person, die Sie eingeladen hat, ${id}, und Ihre Antworten werden gelöscht.`,
  screenedOutTitle: 'Das war es schon.',
  screenedOutText: 'Wir haben die bisher gegebenen Antworten behalten und sonst nichts.',

  pausedTitle: 'Diese Studie macht eine Pause',
  pausedText: 'Bitte kommen Sie später mit demselben Link wieder.',
  fullTitle: 'Diese Studie hat genug Menschen gehört',
  fullText: 'Vielen Dank für Ihr Interesse.',
  closedTitle: 'Diese Studie ist beendet',
  closedText: 'Vielen Dank für Ihr Interesse.',
  shutTitle: 'Diese Studie nimmt gerade niemanden Neues auf',
  shutText: 'Es wurde nichts aufgezeichnet. Bitte kommen Sie später mit demselben Link wieder.',
  goneTitle: 'Dieses Interview kann nicht fortgesetzt werden',
  goneText: 'Es wurde gelöscht, oder dieses Gerät hat keinen Zugang mehr dazu.',
  badLinkTitle: 'Dieser persönliche Link gilt nicht mehr',
  badLinkText:
    'Vielleicht ist er unvollständig, oder das Interview wurde gelöscht. Kopieren Sie den ganzen Link noch einmal.',
  badParametersTitle: 'Dieser Link ist nicht brauchbar',
  badParametersText:
    'Etwas in seiner Adresse ist zu lang oder beschädigt. Bitten Sie die Person, von der Sie ihn haben, um einen neuen.',
  fromBeginning: 'Von vorn beginnen',
  unsentText: 'Dies wurde nicht gesendet:',
  notFoundTitle: 'Unter dieser Adresse gibt es kein Interview',
  notFoundText:
    'Der Link ist vielleicht nicht vollständig. Prüfen Sie die Adresse, oder fragen Sie die Person, von der Sie ihn haben.',

  devicesTitle: (devices) => `Diese Studie ist für ${devices}`,
  devicesText: 'Nehmen Sie den Link mit und öffnen Sie ihn dort.',
  devices: { ios: 'iPhone und iPad', android: 'Android-Geräte', desktop: 'Computer' },
  copyAddress: 'Link kopieren',
};
