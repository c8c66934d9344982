import type { ControlTexts } from '../control-texts';
import { pluralOf } from './plural';

const plural = pluralOf('it');

export const texts: ControlTexts = {
  language: 'it',

  yourAnswer: 'La sua risposta',
  textMissing: 'Scriva qualche parola, oppure salti la domanda.',
  charactersLeft: (n) => plural(n, { one: 'Resta # carattere', other: 'Restano # caratteri' }),
  charactersOver: (n) =>
    plural(n, {
      one: 'C’è # carattere di troppo per l’invio.',
      other: 'Ci sono # caratteri di troppo per l’invio.',
    }),

  chooseOne: 'Scelga una risposta',
  chooseAll: 'Scelga tutto ciò che corrisponde',
  chooseExactly: (n) => plural(n, { one: 'Scelga # risposta', other: 'Scelga # risposte' }),
  chooseAtLeast: (n) => plural(n, { one: 'Scelga almeno # risposta', other: 'Scelga almeno # risposte' }),
  chooseAtMost: (n) =>
    plural(n, { one: 'Scelga al massimo # risposta', other: 'Scelga al massimo # risposte' }),
  chooseBetween: (least, most) => `Scelga da ${least} a ${most} risposte`,
  chosen: (n) => plural(n, { one: '# scelta', other: '# scelte' }),
  chosenEnough: (most) =>
    plural(most, {
      one: 'Si può scegliere una sola risposta. La tolga prima di sceglierne un’altra.',
      other: 'Si possono scegliere solo # risposte. Ne tolga una prima di sceglierne un’altra.',
    }),
  own: 'Altro',
  ownField: 'La sua risposta personale',
  ownMissing: 'Scriva la sua risposta, oppure ne scelga un’altra.',

  rankHint: 'Il primo posto è in alto. Trascini, oppure usi le frecce.',
  rankKeys: 'Spazio solleva, le frecce spostano, Spazio posa, Esc rimette a posto.',
  rankRight: 'Questo ordine va bene',
  rankMissing: 'Sposti qualcosa, oppure spunti «Questo ordine va bene».',
  moveUp: 'Sposta in su',
  moveDown: 'Sposta in giù',
  place: (item, n, total) => `${item}, posto ${n} di ${total}`,
  lifted: (item, n, total) => `${item}, sollevato, posto ${n} di ${total}. Lo sposti con le frecce.`,
  putDown: (item, n, total) => `${item}, posato, posto ${n} di ${total}`,
  putBack: (item, n, total) => `${item}, rimesso a posto, posto ${n} di ${total}`,

  oneInEachRow: 'Scelga una risposta per ogni riga',
  someInEachRow: 'Scelga tutto ciò che corrisponde in ogni riga, almeno una risposta',
  rowMissing: (row) => `Manca la risposta: ${row}`,
  nextRow: 'Riga successiva',
  rowsDone: (n, total) => `${n} righe su ${total} hanno una risposta`,

  most: (metric) => `Di più: ${metric}`,
  least: (metric) => `Di meno: ${metric}`,
  oneOfEach: 'Scelga una risposta per ogni lato',
  screen: (n, total) => `Schermata ${n} di ${total}`,
  previousScreen: 'Schermata precedente',
  sideMissing: (side) => `Manca la scelta. ${side}`,
  notBoth: (item, side) => `${item} non può stare da entrambi i lati. Scelga altro. ${side}`,

  chooseFile: (most) => (most === 1 ? 'Scegli un file' : 'Scegli i file'),
  dropFile: (most) => (most === 1 ? 'o lo trascini qui' : 'o li trascini qui'),
  useCamera: 'Usa la fotocamera',
  fileCount: (most) => plural(most, { one: 'Un file', other: 'Fino a # file' }),
  fileSize: (mb) => `al massimo ${mb} MB ciascuno`,
  fileTypes: (types) => `accettati: ${types}`,
  pictures: 'immagini',
  films: 'video',
  sounds: 'registrazioni audio',
  sending: (percent) => `Invio, ${percent} %`,
  sent: 'Inviato',
  notSentInPreview: 'Scelto. In un’anteprima non si invia nulla.',
  waiting: 'Non c’è connessione. L’invio riprende da solo quando torna.',
  notSent: 'Non inviato: la connessione si è interrotta. Il file è ancora qui.',
  refused: 'Non inviato: questo file non è stato accettato. Ne scelga un altro.',
  tryAgain: 'Riprova',
  remove: (file) => `Togli ${file}`,
  removed: (file) => `${file} tolto`,
  wrongType: (file) => `${file} non è di un tipo accettato qui.`,
  tooLarge: (file, mb) => `${file} supera ${mb} MB.`,
  empty: (file) => `${file} è vuoto.`,
  tooMany: (most) =>
    plural(most, {
      one: 'Si può inviare un solo file. Lo tolga prima di sceglierne un altro.',
      other: 'Si possono inviare solo # file. Ne tolga uno prima di sceglierne un altro.',
    }),
  earlierFile: (n) => `File ${n}, già inviato`,
  fileMissing: 'Aggiunga un file, oppure salti la domanda.',
  filesUnderWay: 'Non tutti i file sono ancora inviati. Attenda, oppure tolga quello che manca.',

  watchFirst: 'Lo guardi fino alla fine, poi continui.',
  notAhead: 'Può tornare indietro, ma non andare oltre ciò che ha visto.',
  watched: (seen, whole) => `${seen} di ${whole} visti`,
  watchedAll: 'Visto fino alla fine',
  notLoaded: (name) => `Non è stato possibile caricare ${name}.`,
  goOnWithout: 'Può continuare anche senza.',
  larger: (name) => `Vedi ${name} più grande`,
  close: 'Chiudi',
  openPage: 'Apri in una nuova scheda',
  pageOf: (title) => `Pagina: ${title}`,
};
