import type { ControlTexts } from '../control-texts';
import { pluralOf } from './plural';

const plural = pluralOf('nl');

export const texts: ControlTexts = {
  language: 'nl',

  yourAnswer: 'Uw antwoord',
  textMissing: 'Schrijf een paar woorden, of sla de vraag over.',
  charactersLeft: (n) => plural(n, { one: 'Nog # teken', other: 'Nog # tekens' }),
  charactersOver: (n) =>
    plural(n, {
      one: 'Dit is # teken te lang om te versturen.',
      other: 'Dit is # tekens te lang om te versturen.',
    }),

  chooseOne: 'Kies één antwoord',
  chooseAll: 'Kies alles wat van toepassing is',
  chooseExactly: (n) => `Kies er ${n}`,
  chooseAtLeast: (n) => `Kies er minstens ${n}`,
  chooseAtMost: (n) => `Kies er hoogstens ${n}`,
  chooseBetween: (least, most) => `Kies er ${least} tot ${most}`,
  chosen: (n) => `${n} gekozen`,
  chosenEnough: (most) =>
    plural(most, {
      one: 'U kunt er maar één kiezen. Haal die eerst weg om een andere te kiezen.',
      other: 'U kunt er maar # kiezen. Haal er eerst een weg om een andere te kiezen.',
    }),
  own: 'Anders',
  ownField: 'Uw eigen antwoord',
  ownMissing: 'Schrijf uw eigen antwoord, of kies een ander.',

  rankHint: 'De eerste plaats is bovenaan. Sleep, of gebruik de pijlen.',
  rankKeys: 'Spatie tilt op, de pijltoetsen verplaatsen, spatie legt neer, Escape legt terug.',
  rankRight: 'Deze volgorde klopt',
  rankMissing: 'Verplaats iets, of vink ‘Deze volgorde klopt’ aan.',
  moveUp: 'Omhoog',
  moveDown: 'Omlaag',
  place: (item, n, total) => `${item}, plaats ${n} van ${total}`,
  lifted: (item, n, total) => `${item} opgetild, plaats ${n} van ${total}. Verplaats het met de pijltoetsen.`,
  putDown: (item, n, total) => `${item} neergelegd, plaats ${n} van ${total}`,
  putBack: (item, n, total) => `${item} teruggelegd, plaats ${n} van ${total}`,

  oneInEachRow: 'Kies één antwoord per rij',
  someInEachRow: 'Kies per rij alles wat van toepassing is, minstens één antwoord',
  rowMissing: (row) => `Nog te beantwoorden: ${row}`,
  nextRow: 'Volgende rij',
  rowsDone: (n, total) => `${n} van ${total} rijen beantwoord`,

  most: (metric) => `Meest: ${metric}`,
  least: (metric) => `Minst: ${metric}`,
  oneOfEach: 'Kies aan elke kant één antwoord',
  screen: (n, total) => `Scherm ${n} van ${total}`,
  previousScreen: 'Vorig scherm',
  sideMissing: (side) => `Nog te kiezen. ${side}`,
  notBoth: (item, side) => `${item} kan niet aan beide kanten staan. Kies iets anders. ${side}`,

  chooseFile: (most) => (most === 1 ? 'Kies een bestand' : 'Kies bestanden'),
  dropFile: (most) => (most === 1 ? 'of zet het hier neer' : 'of zet ze hier neer'),
  useCamera: 'Gebruik de camera',
  fileCount: (most) => plural(most, { one: 'Eén bestand', other: 'Hoogstens # bestanden' }),
  fileSize: (mb) => `elk hoogstens ${mb} MB`,
  fileTypes: (types) => `mogelijk: ${types}`,
  pictures: 'afbeeldingen',
  films: 'films',
  sounds: 'geluidsopnamen',
  sending: (percent) => `Bezig met versturen, ${percent} %`,
  sent: 'Verstuurd',
  notSentInPreview: 'Gekozen. In een voorbeeld wordt niets verstuurd.',
  waiting: 'U bent offline. Het versturen gaat vanzelf verder als de verbinding terug is.',
  notSent: 'Niet verstuurd: de verbinding is verbroken. Het bestand is er nog.',
  refused: 'Niet verstuurd: dit bestand werd niet aangenomen. Kies een ander.',
  tryAgain: 'Probeer opnieuw',
  remove: (file) => `Verwijder ${file}`,
  removed: (file) => `${file} verwijderd`,
  wrongType: (file) => `${file} is van een soort die hier niet kan.`,
  tooLarge: (file, mb) => `${file} is groter dan ${mb} MB.`,
  empty: (file) => `${file} is leeg.`,
  tooMany: (most) =>
    plural(most, {
      one: 'U kunt maar één bestand versturen. Verwijder het eerst om een ander te kiezen.',
      other: 'U kunt maar # bestanden versturen. Verwijder er eerst een om een ander te kiezen.',
    }),
  earlierFile: (n) => `Bestand ${n}, al verstuurd`,
  fileMissing: 'Voeg een bestand toe, of sla de vraag over.',
  filesUnderWay: 'Nog niet elk bestand is verstuurd. Wacht erop, of verwijder het.',

  watchFirst: 'Bekijk dit tot het einde en ga dan verder.',
  notAhead: 'U kunt terug, maar niet verder dan u hebt gezien.',
  watched: (seen, whole) => `${seen} van ${whole} bekeken`,
  watchedAll: 'Tot het einde bekeken',
  notLoaded: (name) => `${name} kon niet worden geladen.`,
  goOnWithout: 'U kunt zonder verdergaan.',
  larger: (name) => `Bekijk ${name} groter`,
  close: 'Sluiten',
  openPage: 'Openen in een nieuw tabblad',
  pageOf: (title) => `Pagina: ${title}`,
};
