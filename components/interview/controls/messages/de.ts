import type { ControlTexts } from '../control-texts';
import { pluralOf } from './plural';

const plural = pluralOf('de');

export const texts: ControlTexts = {
  language: 'de',

  yourAnswer: 'Ihre Antwort',
  textMissing: 'Schreiben Sie ein paar Worte, oder überspringen Sie die Frage.',
  charactersLeft: (n) => `Noch ${n} Zeichen`,
  charactersOver: (n) => `Das sind ${n} Zeichen mehr, als gesendet werden können.`,

  chooseOne: 'Wählen Sie eine Antwort',
  chooseAll: 'Wählen Sie alles, was zutrifft',
  chooseExactly: (n) => `Wählen Sie ${n}`,
  chooseAtLeast: (n) => `Wählen Sie mindestens ${n}`,
  chooseAtMost: (n) => `Wählen Sie bis zu ${n}`,
  chooseBetween: (least, most) => `Wählen Sie ${least} bis ${most}`,
  chosen: (n) => `${n} gewählt`,
  chosenEnough: (most) =>
    plural(most, {
      one: 'Es kann nur eine Antwort gewählt werden. Nehmen Sie erst die andere zurück.',
      other: 'Es können nur # gewählt werden. Nehmen Sie erst eine andere zurück.',
    }),
  own: 'Etwas anderes',
  ownField: 'Ihre eigene Antwort',
  ownMissing: 'Schreiben Sie Ihre eigene Antwort, oder wählen Sie eine andere.',

  rankHint: 'Der erste Platz ist oben. Ziehen Sie, oder nehmen Sie die Pfeile.',
  rankKeys: 'Die Leertaste hebt an, die Pfeiltasten verschieben, die Leertaste legt ab, Escape legt zurück.',
  rankRight: 'Diese Reihenfolge stimmt',
  rankMissing: 'Verschieben Sie etwas, oder haken Sie „Diese Reihenfolge stimmt“ an.',
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  place: (item, n, total) => `${item}, Platz ${n} von ${total}`,
  lifted: (item, n, total) =>
    `${item} angehoben, Platz ${n} von ${total}. Verschieben Sie es mit den Pfeiltasten.`,
  putDown: (item, n, total) => `${item} abgelegt, Platz ${n} von ${total}`,
  putBack: (item, n, total) => `${item} zurückgelegt, Platz ${n} von ${total}`,

  oneInEachRow: 'Wählen Sie eine Antwort in jeder Zeile',
  someInEachRow: 'Wählen Sie in jeder Zeile alles, was zutrifft, mindestens eine Antwort',
  rowMissing: (row) => `Noch offen: ${row}`,
  nextRow: 'Nächste Zeile',
  rowsDone: (n, total) => `${n} von ${total} Zeilen beantwortet`,

  most: (metric) => `Am meisten: ${metric}`,
  least: (metric) => `Am wenigsten: ${metric}`,
  oneOfEach: 'Wählen Sie eine Antwort auf jeder Seite',
  screen: (n, total) => `Auswahl ${n} von ${total}`,
  previousScreen: 'Vorige Auswahl',
  sideMissing: (side) => `Noch offen: ${side}`,
  notBoth: (item, side) => `${item} kann nicht beides sein. Wählen Sie etwas anderes: ${side}`,

  chooseFile: (most) => (most === 1 ? 'Datei auswählen' : 'Dateien auswählen'),
  dropFile: () => 'oder hier ablegen',
  useCamera: 'Kamera verwenden',
  fileCount: (most) => plural(most, { one: 'Eine Datei', other: 'Bis zu # Dateien' }),
  fileSize: (mb) => `je höchstens ${mb} MB`,
  fileTypes: (types) => `möglich: ${types}`,
  pictures: 'Bilder',
  films: 'Filme',
  sounds: 'Tonaufnahmen',
  sending: (percent) => `Wird gesendet, ${percent} %`,
  sent: 'Gesendet',
  notSentInPreview: 'Ausgewählt. In einer Vorschau wird nichts gesendet.',
  waiting: 'Sie sind offline. Die Datei wird weiter gesendet, sobald die Verbindung wieder da ist.',
  notSent: 'Nicht gesendet: Die Verbindung ist abgebrochen. Die Datei ist noch hier.',
  refused: 'Nicht gesendet: Diese Datei wurde nicht angenommen. Wählen Sie eine andere.',
  tryAgain: 'Erneut versuchen',
  remove: (file) => `${file} entfernen`,
  removed: (file) => `${file} entfernt`,
  wrongType: (file) => `${file} ist von einer Art, die hier nicht angenommen wird.`,
  tooLarge: (file, mb) => `${file} ist größer als ${mb} MB.`,
  empty: (file) => `${file} ist leer.`,
  tooMany: (most) =>
    plural(most, {
      one: 'Es kann nur eine Datei gesendet werden. Entfernen Sie sie, um eine andere zu wählen.',
      other: 'Es können nur # Dateien gesendet werden. Entfernen Sie eine, um eine andere zu wählen.',
    }),
  earlierFile: (n) => `Datei ${n}, schon gesendet`,
  fileMissing: 'Fügen Sie eine Datei hinzu, oder überspringen Sie die Frage.',
  filesUnderWay: 'Noch ist nicht jede Datei gesendet. Warten Sie auf sie, oder entfernen Sie sie.',

  watchFirst: 'Sehen Sie dies bis zum Ende an, dann geht es weiter.',
  notAhead: 'Sie können zurückspringen, aber nicht weiter vor, als Sie gesehen haben.',
  watched: (seen, whole) => `${seen} von ${whole} gesehen`,
  watchedAll: 'Bis zum Ende gesehen',
  notLoaded: (name) => `${name} konnte nicht geladen werden.`,
  goOnWithout: 'Sie können ohne das weitermachen.',
  larger: (name) => `${name} größer ansehen`,
  close: 'Schließen',
  openPage: 'In neuem Tab öffnen',
  pageOf: (title) => `Seite: ${title}`,
};
