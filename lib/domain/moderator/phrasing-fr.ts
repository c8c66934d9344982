import { type Phrasing, ways } from './phrasing';

/** Without "tu" or "vous" where possible, so that it fits both. */
export const PHRASING_FR: Phrasing = {
  quote: ['« ', ' »'],
  quoted: [
    'Je reviens sur {w}.',
    'Restons un instant sur {w}.',
    'Je retiens {w}.',
    '{w} : j’aimerais mieux comprendre.',
    'À propos de {w}.',
  ],
  paraphrase: [],
  noun: [],
  templates: [
    ...ways('contrast', 'depends', 'De quoi cela dépend-il ?', 'Qu’est-ce qui fait pencher la balance ?'),
    ...ways(
      'instance',
      'habit evaluation claim comparison emotion',
      '~ Que s’est-il passé la dernière fois ?',
      '~ Comment cela s’est-il déroulé la dernière fois ?',
      '~ Quel moment le montre le mieux ?',
      '~ Quand était-ce le cas pour la dernière fois ?',
      '~ Quelle situation vient en premier à l’esprit ?',
    ),
    ...ways(
      'instance',
      'vague',
      'Quel serait un exemple de {w} ?',
      'À quoi ressemblait {w} la dernière fois ?',
    ),
    ...ways(
      'instance',
      'wish',
      '~ Quand cela a-t-il manqué pour la dernière fois ?',
      '~ Dans quelle situation cela aurait-il aidé ?',
    ),
    ...ways(
      'next',
      'event decision emotion past',
      '~ Que s’est-il passé ensuite ?',
      '~ Comment les choses ont-elles continué ?',
      '~ Comment cela s’est-il terminé ?',
      '~ À quoi cela a-t-il mené ?',
    ),
    ...ways(
      'experience',
      'event decision emotion past',
      '~ Comment était-ce sur le moment ?',
      '~ Quel souvenir reste le plus fort ?',
      '~ Qu’est-ce qui passait par la tête à ce moment-là ?',
    ),
    ...ways(
      'experience',
      'evaluation claim habit',
      '~ Comment est-ce au quotidien ?',
      '~ À quoi cela ressemble-t-il un jour ordinaire ?',
    ),
    ...ways(
      'reason',
      'decision event emotion change claim past',
      '~ Comment en est-on arrivé là ?',
      '~ Qu’y avait-il derrière cela ?',
    ),
    ...ways('reason', 'decision change', '~ Qu’est-ce qui a pesé le plus ?'),
    ...ways(
      'reason',
      'evaluation comparison habit',
      '~ D’où vient cette impression ?',
      '~ À quoi cela tient-il ?',
    ),
    ...ways(
      'reason',
      'wish',
      '~ Qu’est-ce que cela changerait ?',
      '~ Qu’est-ce qui serait différent alors ?',
    ),
    ...ways(
      'contrast',
      'evaluation claim habit comparison change past',
      '~ Quand est-ce différent ?',
      '~ Comment était-ce avant ?',
      '~ Où se voit la différence en pratique ?',
    ),
    ...ways(
      'contrast',
      'decision event',
      '~ Quelles autres possibilités y avait-il ?',
      '~ Que faudrait-il faire autrement la prochaine fois ?',
    ),
    ...ways('contrast', 'wish', '~ Comment est-ce aujourd’hui ?'),
    ...ways(
      'expectation',
      'event decision evaluation',
      '~ À quoi fallait-il s’attendre au départ ?',
      '~ Quelle idée y avait-il de cela avant ?',
    ),
    ...ways(
      'expectation',
      'expectation',
      '~ Et finalement, que s’est-il passé ?',
      '~ D’où venait cette attente ?',
    ),
    ...ways(
      'word',
      'evaluation vague emotion',
      'Que veut dire {w} ici, exactement ?',
      'À quoi ressemble {w} dans ce cas ?',
      'Qu’y a-t-il derrière le mot {w} ?',
      'Comment expliquer {w} à quelqu’un qui n’y était pas ?',
    ),
    ...ways('who', 'event decision', '~ Qui d’autre y a pris part ?'),
    ...ways(
      'experience',
      'wish',
      '~ À quoi cela ressemblerait-il au quotidien ?',
      '~ Comment cela se passerait-il ?',
    ),
    ...ways('who', 'people', 'Qui est {w}, dans ce cas ?'),
    ...ways(
      'amount',
      'event decision habit evaluation claim',
      '~ Combien de temps cela a-t-il pris ?',
      '~ Combien de fois cela arrive-t-il ?',
      '~ Combien était-ce, à peu près ?',
    ),
  ],
  replies: {
    angle: [
      'Ce n’est pas grave. Quelle image vient en premier à l’esprit ?',
      'Aucun souci. Que reste-t-il de la dernière fois ?',
      'Prenons le temps. Quel petit détail revient, même sans importance ?',
      'C’est bien ainsi. Que répondrait une personne proche ?',
    ],
    angleOnTopic: [],
    meaning: ['Toute façon de le comprendre est bonne. {q}', 'Il n’y a pas de sens caché. {q}'],
    privacy: [
      'L’équipe de cette étude lit les réponses. {q}',
      'Ce qui est dit ici va à l’équipe de l’étude. {q}',
    ],
    length: [
      'Il est possible d’arrêter ou de passer à tout moment. {q}',
      'Je ne peux pas le dire à la minute. {q}',
    ],
    who: [
      'Je suis un intervieweur automatique ; des personnes lisent ensuite les réponses. {q}',
      'Je suis un programme qui pose les questions. {q}',
    ],
    opinion: ['Je n’ai pas d’avis là-dessus. {q}', 'Je laisse la réponse ouverte. {q}'],
    otherQuestion: ['D’ici, je ne peux pas y répondre. {q}', 'Je l’ignore, malheureusement. {q}'],
    again: [
      'Qu’est-ce qui vient à l’esprit, tout simplement ?',
      'Quelle serait la réponse, très personnellement ?',
    ],
    bridge: [
      '{w} : quel lien avec la question ?',
      'Merci pour {w}. Pour revenir à la question, qu’est-ce qui vient à l’esprit ?',
    ],
    distress: [
      'Merci de l’avoir confié. On peut passer des questions ou fermer la page. Qu’est-ce qui serait le mieux maintenant ?',
      'Je suis désolé, cela semble dur. On peut continuer ou s’arrêter ici. Qu’est-ce qui convient le mieux ?',
    ],
    unreadable: [
      'Je n’ai pas pu lire cela. Comment le dire en quelques mots ?',
      'Cela n’est pas arrivé clairement. Quelle était l’idée ?',
    ],
    hostile: [
      'Entendu, on peut tout passer. Que faudrait-il en dire malgré tout ?',
      'J’en prends note. Quelle question aurait été meilleure ?',
    ],
    pasted: [
      'C’est un long texte. Quelle partie a été vécue en personne ?',
      'Merci pour tout cela. Qu’est-ce qui compte le plus là-dedans ?',
    ],
    contradiction: [
      'Tout à l’heure {a}, et maintenant {w}. Comment les deux vont-ils ensemble ?',
      'D’abord {a}, puis {w}. Qu’est-ce qui fait la différence ?',
    ],
    topic: [
      'Quel rôle {w} a-t-il joué, le cas échéant ?',
      'Où intervient {w} dans tout cela, le cas échéant ?',
    ],
  },
};
