import { pluralOf } from '../controls/messages/plural';
import type { InterviewTexts } from '../interview-texts';

const plural = pluralOf('it');

export const texts: InterviewTexts = {
  language: 'it',

  chooseLanguage: 'Lingua',
  pause: 'Pausa',
  questionOf: (n, total) => `Domanda ${n} di ${total}`,
  place: (n, total) => `${n} di ${total}`,
  part: (n, total) => `Parte ${n} di ${total}`,
  followUp: 'Una domanda su quello che ha detto',

  minutes: (n) => plural(n, { one: 'Circa un minuto.', other: 'Circa # minuti.' }),
  minutesRest: 'Faccia una pausa quando vuole; riprenderà da dove si era fermato.',
  writing: 'Lei scrive, un intervistatore automatico legge',
  writingRest: 'e chiede di quello che ha detto.',
  readers: 'Lo leggono persone.',
  readersRest: 'Il gruppo di ricerca legge quello che scrive.',
  agree: 'Accetto',
  agreeTo: 'che le mie risposte siano registrate per questo studio e lette dal gruppo di ricerca.',
  talking: 'Lei parla, un intervistatore automatico ascolta',
  talkingRest: 'e chiede di quello che ha detto. Può anche scrivere.',
  recorded: {
    audio: 'La sua voce viene registrata',
    audio_screen: 'Voce e schermo vengono registrati',
    video: 'Videocamera e voce vengono registrate',
    video_screen: 'Videocamera, voce e schermo vengono registrati',
  },
  recordedRest: 'quando lo consente, e può fermarsi in ogni momento.',
  hearers: 'Lo leggono e lo ascoltano persone.',
  hearersRest: 'Il gruppo di ricerca legge e ascolta quello che dice.',
  agreeToRecording: {
    audio:
      'che le mie risposte e la mia voce siano registrate per questo studio, lette e ascoltate dal gruppo di ricerca.',
    audio_screen:
      'che le mie risposte, la mia voce e il mio schermo siano registrati per questo studio, letti, ascoltati e visti dal gruppo di ricerca.',
    video:
      'che le mie risposte, la mia voce e la mia videocamera siano registrate per questo studio, lette, ascoltate e viste dal gruppo di ricerca.',
    video_screen:
      'che le mie risposte, la mia voce, la mia videocamera e il mio schermo siano registrati per questo studio, letti, ascoltati e visti dal gruppo di ricerca.',
  },
  agreeFirst: 'Prima spunti questa casella. Senza il suo consenso nulla viene chiesto o registrato.',
  begin: 'Inizia',
  loading: 'Caricamento',
  beginning: 'Avvio in corso',
  decline: 'No, grazie',
  declinedTitle: 'Va bene così.',
  declinedText: 'Nulla è stato registrato. Può chiudere questa pagina.',
  backToStart: 'Torna all’inizio',

  continue: 'Continua',
  sendAnswer: 'Invia la risposta',
  sending: 'Invio in corso',
  skip: 'Salta questa domanda',
  listening: 'L’intervistatore sta leggendo la sua risposta',
  youAnswered: 'La sua risposta',
  readOn: 'Continua a leggere',
  earlierAnswers: 'Risposte precedenti',
  lookingBackTitle: 'Le sue risposte finora',
  lookingBackText: 'Qui può rileggerle. Non si possono modificare.',
  skipped: 'Saltata',
  keptAsYouType: 'Salvato mentre scrive',
  watchFirst: 'Prima guardi fino alla fine, poi continui.',

  offlineTitle: 'È offline.',
  offlineText: 'La sua risposta è conservata su questo dispositivo e partirà quando tornerà la connessione.',
  offlineStart: 'L’intervista inizierà quando tornerà la connessione.',
  offlinePage: 'Le sue risposte sono conservate. Questa pagina prosegue da sola quando torna la connessione.',
  unreachableTitle: 'Il server al momento non risponde.',
  unreachableText: 'La sua risposta è conservata su questo dispositivo e viene reinviata finché non arriva.',
  unreachableStart: 'Questa pagina riprova da sola.',
  limitedTitle: 'Molte persone stanno rispondendo dalla sua rete.',
  limitedText: 'Tra un momento tocca a lei. Nulla va perso.',
  tryingAgain: (n) =>
    plural(n, { one: 'Nuovo tentativo tra # secondo', other: 'Nuovo tentativo tra # secondi' }),
  tryNow: 'Riprova ora',
  unfit: 'Questa risposta non può essere accettata così com’è. La riguardi, per favore.',
  elsewhere: 'A questa domanda si è già risposto in un’altra finestra.',
  elsewhereText: 'Quello che ha scritto qui non è stato inviato:',
  dismiss: 'Chiudi questo avviso',

  welcomeBack: 'Bentornato. Riprende da dove si era fermato.',
  notYou: 'Non è lei?',
  opening: 'Ricerca del punto in cui si era fermato',

  pauseTitle: 'Il suo posto è conservato',
  pauseText:
    'Chiuda questa pagina quando vuole. Apra lo stesso link su questo dispositivo e riprenderà da dove si era fermato.',
  linkText:
    'Per continuare su un altro dispositivo, porti con sé il suo link personale. Chi lo possiede può leggere e continuare questa intervista.',
  copyLink: 'Copia il mio link',
  copied: 'Copiato',
  copyYourself: 'Copi questo link',
  goOn: 'Riprendi',
  notYouText: 'Se qualcun altro ha iniziato questa intervista su questo dispositivo, può iniziarne una sua.',
  startAsOther: 'Inizia come un’altra persona',
  shortcuts: 'Scegliere con i tasti da 1 a 9',

  careGoOn: 'Continuare l’intervista',
  careGoOnNext: 'Continuare con la prossima domanda',
  careLeaveOut: 'Saltare la prossima domanda',
  careStop: 'Fermarsi qui',
  careLines: 'Qualcuno con cui parlare',
  stoppedTitle: 'Ci siamo fermati.',
  stoppedText:
    'Grazie per ciò che ci ha raccontato. Tutto è conservato; può tornare con lo stesso link, o mai.',

  completeTitle: 'Grazie.',
  saved: 'Tutte le sue risposte sono salvate. Può chiudere questa pagina.',
  reference: (id) =>
    `Ha cambiato idea? Comunichi ${id} alla persona che l’ha invitata e le sue risposte saranno cancellate.`,
  screenedOutTitle: 'Per questa volta è tutto.',
  screenedOutText: 'Abbiamo conservato le risposte date finora e nient’altro.',

  pausedTitle: 'Questo studio è in pausa',
  pausedText: 'Torni più tardi con lo stesso link.',
  fullTitle: 'Questo studio ha ascoltato abbastanza persone',
  fullText: 'Grazie per il suo interesse.',
  closedTitle: 'Questo studio è terminato',
  closedText: 'Grazie per il suo interesse.',
  shutTitle: 'Questo studio al momento non accoglie nuove persone',
  shutText: 'Nulla è stato registrato. Torni più tardi con lo stesso link.',
  goneTitle: 'Questa intervista non può continuare',
  goneText: 'È stata cancellata, o questo dispositivo non vi ha più accesso.',
  badLinkTitle: 'Questo link personale non funziona più',
  badLinkText: 'Forse è incompleto, o l’intervista è stata cancellata. Copi di nuovo il link intero.',
  badParametersTitle: 'Questo link non è utilizzabile',
  badParametersText:
    'Qualcosa nel suo indirizzo è troppo lungo o danneggiato. Ne chieda uno nuovo a chi gliel’ha inviato.',
  fromBeginning: 'Inizia da capo',
  unsentText: 'Questo non è stato inviato:',
  notFoundTitle: 'A questo indirizzo non c’è nessuna intervista',
  notFoundText: 'Il link forse non è completo. Controlli l’indirizzo, o chieda a chi gliel’ha inviato.',

  devicesTitle: (devices) => `Questo studio è per ${devices}`,
  devicesText: 'Porti con sé il link e lo apra lì.',
  devices: { ios: 'iPhone e iPad', android: 'dispositivi Android', desktop: 'computer' },
  copyAddress: 'Copia il link',
};
