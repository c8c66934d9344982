import { pluralOf } from '../controls/messages/plural';
import type { InterviewTexts } from '../interview-texts';

const plural = pluralOf('fr');

export const texts: InterviewTexts = {
  language: 'fr',

  chooseLanguage: 'Langue',
  pause: 'Pause',
  questionOf: (n, total) => `Question ${n} sur ${total}`,
  place: (n, total) => `${n} sur ${total}`,
  part: (n, total) => `Partie ${n} sur ${total}`,
  followUp: 'Une question sur ce que vous avez dit',

  minutes: (n) => plural(n, { one: 'Environ une minute.', other: 'Environ # minutes.' }),
  minutesRest: 'Faites une pause quand vous voulez ; vous reprendrez au même endroit.',
  writing: 'Vous écrivez, un intervieweur automatique vous lit',
  writingRest: 'et vous interroge sur ce que vous avez dit.',
  readers: 'Des personnes vous lisent.',
  readersRest: 'L’équipe de recherche lit ce que vous écrivez.',
  agree: 'J’accepte',
  agreeTo: 'que mes réponses soient enregistrées pour cette étude et lues par l’équipe de recherche.',
  talking: 'Vous parlez, un intervieweur automatique écoute',
  talkingRest: 'et pose des questions sur ce que vous avez dit. Vous pouvez écrire à la place.',
  recorded: {
    audio: 'Votre voix est enregistrée',
    audio_screen: 'Votre voix et votre écran sont enregistrés',
    video: 'Votre caméra et votre voix sont enregistrées',
    video_screen: 'Votre caméra, votre voix et votre écran sont enregistrés',
  },
  recordedRest: 'dès que vous l’autorisez ; vous pouvez arrêter à tout moment.',
  hearers: 'Des personnes lisent et écoutent.',
  hearersRest: 'L’équipe de recherche lit et écoute ce que vous dites.',
  agreeToRecording: {
    audio:
      'que mes réponses et ma voix soient enregistrées pour cette étude, lues et écoutées par l’équipe de recherche.',
    audio_screen:
      'que mes réponses, ma voix et mon écran soient enregistrés pour cette étude, lus, écoutés et vus par l’équipe de recherche.',
    video:
      'que mes réponses, ma voix et ma caméra soient enregistrées pour cette étude, lues, écoutées et vues par l’équipe de recherche.',
    video_screen:
      'que mes réponses, ma voix, ma caméra et mon écran soient enregistrés pour cette étude, lus, écoutés et vus par l’équipe de recherche.',
  },
  agreeFirst: 'Cochez d’abord cette case. Rien n’est demandé ni enregistré sans votre accord.',
  begin: 'Commencer',
  loading: 'Chargement',
  beginning: 'Début en cours',
  decline: 'Non, merci',
  declinedTitle: 'Aucun problème.',
  declinedText: 'Rien n’a été enregistré. Vous pouvez fermer cette page.',
  backToStart: 'Revenir au début',

  continue: 'Continuer',
  sendAnswer: 'Envoyer la réponse',
  sending: 'Envoi en cours',
  skip: 'Passer cette question',
  listening: 'L’intervieweur lit votre réponse',
  youAnswered: 'Votre réponse',
  readOn: 'Lire la suite',
  earlierAnswers: 'Réponses précédentes',
  lookingBackTitle: 'Vos réponses jusqu’ici',
  lookingBackText: 'Vous pouvez les relire ici. Elles ne peuvent pas être modifiées.',
  skipped: 'Question passée',
  keptAsYouType: 'Conservé au fil de la saisie',
  watchFirst: 'Regardez d’abord jusqu’à la fin, puis continuez.',

  offlineTitle: 'Vous êtes hors ligne.',
  offlineText: 'Votre réponse est conservée sur cet appareil et partira dès que vous serez reconnecté.',
  offlineStart: 'L’entretien commencera dès que la connexion sera rétablie.',
  offlinePage:
    'Vos réponses sont conservées. Cette page continue d’elle-même dès que la connexion est rétablie.',
  unreachableTitle: 'Le serveur ne répond pas pour le moment.',
  unreachableText: 'Votre réponse est conservée sur cet appareil et renvoyée jusqu’à ce qu’elle arrive.',
  unreachableStart: 'Cette page réessaie d’elle-même.',
  limitedTitle: 'Beaucoup de personnes répondent depuis votre réseau.',
  limitedText: 'Ce sera votre tour dans un instant. Rien n’est perdu.',
  tryingAgain: (n) =>
    plural(n, { one: 'Nouvel essai dans # seconde', other: 'Nouvel essai dans # secondes' }),
  tryNow: 'Réessayer maintenant',
  unfit: 'Cette réponse n’a pas pu être acceptée telle quelle. Merci de la revoir.',
  elsewhere: 'Cette question a déjà reçu une réponse dans une autre fenêtre.',
  elsewhereText: 'Ce que vous avez écrit ici n’a pas été envoyé :',
  dismiss: 'Fermer ce message',

  welcomeBack: 'Bon retour. Vous reprenez là où vous vous étiez arrêté.',
  notYou: 'Ce n’est pas vous ?',
  opening: 'Recherche de l’endroit où vous en étiez',

  pauseTitle: 'Votre place est gardée',
  pauseText:
    'Fermez cette page quand vous voulez. Ouvrez le même lien sur cet appareil et vous reprendrez là où vous vous étiez arrêté.',
  linkText:
    'Pour continuer sur un autre appareil, emportez votre lien personnel. Toute personne qui l’a peut lire et poursuivre cet entretien.',
  copyLink: 'Copier mon lien',
  copied: 'Copié',
  copyYourself: 'Copiez ce lien',
  goOn: 'Reprendre',
  notYouText:
    'Si quelqu’un d’autre a commencé cet entretien sur cet appareil, vous pouvez commencer le vôtre.',
  startAsOther: 'Commencer en tant qu’une autre personne',
  shortcuts: 'Choisir avec les touches 1 à 9',

  careGoOn: 'Continuer l’entretien',
  careGoOnNext: 'Passer à la question suivante',
  careLeaveOut: 'Laisser de côté la question suivante',
  careStop: 'S’arrêter ici',
  careLines: 'Quelqu’un à qui parler',
  stoppedTitle: 'Nous nous sommes arrêtés.',
  stoppedText:
    'Merci pour ce que vous nous avez dit. Tout est conservé ; vous pouvez revenir par le même lien, ou jamais.',

  completeTitle: 'Merci.',
  saved: 'Toutes vos réponses sont enregistrées. Vous pouvez fermer cette page.',
  reference: (id) =>
    `Vous avez changé d’avis ? Indiquez ${id} à la personne qui vous a invité, et vos réponses seront supprimées.`,
  screenedOutTitle: 'C’est tout pour cette fois.',
  screenedOutText: 'Nous avons gardé les réponses données jusqu’ici, et rien d’autre.',

  pausedTitle: 'Cette étude fait une pause',
  pausedText: 'Revenez plus tard avec le même lien.',
  fullTitle: 'Cette étude a entendu assez de personnes',
  fullText: 'Merci de votre intérêt.',
  closedTitle: 'Cette étude est terminée',
  closedText: 'Merci de votre intérêt.',
  shutTitle: 'Cette étude n’accueille personne de nouveau pour le moment',
  shutText: 'Rien n’a été enregistré. Revenez plus tard avec le même lien.',
  goneTitle: 'Cet entretien ne peut pas être poursuivi',
  goneText: 'Il a été supprimé, ou cet appareil n’y a plus accès.',
  badLinkTitle: 'Ce lien personnel ne fonctionne plus',
  badLinkText: 'Il est peut-être incomplet, ou l’entretien a été supprimé. Copiez de nouveau le lien entier.',
  badParametersTitle: 'Ce lien n’est pas utilisable',
  badParametersText:
    'Son adresse contient quelque chose de trop long ou d’abîmé. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
  fromBeginning: 'Recommencer depuis le début',
  unsentText: 'Ceci n’a pas été envoyé :',
  notFoundTitle: 'Il n’y a pas d’entretien à cette adresse',
  notFoundText:
    'Le lien n’est peut-être pas complet. Vérifiez l’adresse, ou demandez à la personne qui vous l’a envoyé.',

  devicesTitle: (devices) => `Cette étude se fait sur ${devices}`,
  devicesText: 'Emportez le lien et ouvrez-le là-bas.',
  devices: { ios: 'iPhone et iPad', android: 'appareils Android', desktop: 'ordinateur' },
  copyAddress: 'Copier le lien',
};
