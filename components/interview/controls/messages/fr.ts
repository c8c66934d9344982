import type { ControlTexts } from '../control-texts';
import { pluralOf } from './plural';

const plural = pluralOf('fr');

export const texts: ControlTexts = {
  language: 'fr',

  yourAnswer: 'Votre réponse',
  textMissing: 'Écrivez quelques mots, ou passez la question.',
  charactersLeft: (n) => plural(n, { one: 'Encore # caractère', other: 'Encore # caractères' }),
  charactersOver: (n) =>
    plural(n, {
      one: 'C’est # caractère de trop pour être envoyé.',
      other: 'C’est # caractères de trop pour être envoyé.',
    }),

  chooseOne: 'Choisissez une réponse',
  chooseAll: 'Choisissez tout ce qui convient',
  chooseExactly: (n) => plural(n, { one: 'Choisissez # réponse', other: 'Choisissez # réponses' }),
  chooseAtLeast: (n) =>
    plural(n, { one: 'Choisissez au moins # réponse', other: 'Choisissez au moins # réponses' }),
  chooseAtMost: (n) =>
    plural(n, { one: 'Choisissez # réponse au plus', other: 'Choisissez jusqu’à # réponses' }),
  chooseBetween: (least, most) => `Choisissez de ${least} à ${most} réponses`,
  chosen: (n) => plural(n, { one: '# choisie', other: '# choisies' }),
  chosenEnough: (most) =>
    plural(most, {
      one: 'Une seule réponse est possible. Retirez-la d’abord pour en choisir une autre.',
      other: '# réponses au plus sont possibles. Retirez-en une d’abord pour en choisir une autre.',
    }),
  own: 'Autre',
  ownField: 'Votre propre réponse',
  ownMissing: 'Écrivez votre propre réponse, ou choisissez-en une autre.',

  rankHint: 'La première place est en haut. Faites glisser, ou utilisez les flèches.',
  rankKeys: 'Espace soulève, les touches fléchées déplacent, Espace repose, Échap remet à sa place.',
  rankRight: 'Cet ordre me convient',
  rankMissing: 'Déplacez quelque chose, ou cochez « Cet ordre me convient ».',
  moveUp: 'Monter',
  moveDown: 'Descendre',
  place: (item, n, total) => `${item}, place ${n} sur ${total}`,
  lifted: (item, n, total) =>
    `${item} soulevé, place ${n} sur ${total}. Déplacez-le avec les touches fléchées.`,
  putDown: (item, n, total) => `${item} posé, place ${n} sur ${total}`,
  putBack: (item, n, total) => `${item} remis, place ${n} sur ${total}`,

  oneInEachRow: 'Choisissez une réponse par ligne',
  someInEachRow: 'Choisissez tout ce qui convient sur chaque ligne, au moins une réponse',
  rowMissing: (row) => `Reste à répondre : ${row}`,
  nextRow: 'Ligne suivante',
  rowsDone: (n, total) => `${n} lignes sur ${total} ont une réponse`,

  most: (metric) => `Le plus : ${metric}`,
  least: (metric) => `Le moins : ${metric}`,
  oneOfEach: 'Choisissez une réponse de chaque côté',
  screen: (n, total) => `Écran ${n} sur ${total}`,
  previousScreen: 'Écran précédent',
  sideMissing: (side) => `Reste à choisir. ${side}`,
  notBoth: (item, side) => `${item} ne peut pas être des deux côtés. Choisissez autre chose. ${side}`,

  chooseFile: (most) => (most === 1 ? 'Choisir un fichier' : 'Choisir des fichiers'),
  dropFile: (most) => (most === 1 ? 'ou déposez-le ici' : 'ou déposez-les ici'),
  useCamera: 'Utiliser l’appareil photo',
  fileCount: (most) => plural(most, { one: 'Un fichier', other: 'Jusqu’à # fichiers' }),
  fileSize: (mb) => `${mb} Mo au plus chacun`,
  fileTypes: (types) => `acceptés : ${types}`,
  pictures: 'images',
  films: 'vidéos',
  sounds: 'enregistrements sonores',
  sending: (percent) => `Envoi, ${percent} %`,
  sent: 'Envoyé',
  notSentInPreview: 'Choisi. Rien n’est envoyé dans un aperçu.',
  waiting: 'Vous êtes hors ligne. L’envoi reprendra de lui-même au retour de la connexion.',
  notSent: 'Non envoyé : la connexion a échoué. Le fichier est toujours ici.',
  refused: 'Non envoyé : ce fichier n’a pas été accepté. Choisissez-en un autre.',
  tryAgain: 'Réessayer',
  remove: (file) => `Retirer ${file}`,
  removed: (file) => `${file} retiré`,
  wrongType: (file) => `${file} n’est pas d’un type accepté ici.`,
  tooLarge: (file, mb) => `${file} dépasse ${mb} Mo.`,
  empty: (file) => `${file} est vide.`,
  tooMany: (most) =>
    plural(most, {
      one: 'Un seul fichier peut être envoyé. Retirez-le d’abord pour en choisir un autre.',
      other: '# fichiers au plus peuvent être envoyés. Retirez-en un d’abord pour en choisir un autre.',
    }),
  earlierFile: (n) => `Fichier ${n}, déjà envoyé`,
  fileMissing: 'Ajoutez un fichier, ou passez la question.',
  filesUnderWay: 'Tous les fichiers ne sont pas encore envoyés. Attendez, ou retirez celui qui manque.',

  watchFirst: 'Regardez ceci jusqu’à la fin, puis continuez.',
  notAhead: 'Vous pouvez revenir en arrière, mais pas aller plus loin que ce que vous avez vu.',
  watched: (seen, whole) => `${seen} sur ${whole} vus`,
  watchedAll: 'Vu jusqu’à la fin',
  notLoaded: (name) => `${name} n’a pas pu être chargé.`,
  goOnWithout: 'Vous pouvez continuer sans.',
  larger: (name) => `Voir ${name} en plus grand`,
  close: 'Fermer',
  openPage: 'Ouvrir dans un nouvel onglet',
  pageOf: (title) => `Page : ${title}`,
};
