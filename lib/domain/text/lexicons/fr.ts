import { type Lexicon, wordSet } from '../lexicon';

export const fr: Lexicon = {
  language: 'fr',
  stop: wordSet(
    `a ai aie aient ait alors as au aucun aussi autre autres aux avaient avais avait avant avec avez avoir avons c ce
    ceci cela celle celles celui ces cet cette ceux chaque ci comme comment contre d dans de des du donc dont elle
    elles en encore entre es est et étaient étais était été être eu eux fait faire fais font il ils j je l la le les
    leur leurs là lui m ma mais me même mes moi moins mon n ne ni non nos notre nous on ont ou où par parce pas
    pendant peu peut peuvent peux plus plutôt pour pourquoi pouvait près puis qu quand que quel quelle quelles quels
    qui quoi s sa sans se sera ses si soi soit son sont sous suis sur t ta te tes toi ton tous tout toute toutes très
    trop tu un une vers voilà vos votre vous y c'est j'ai n'est qu'il qu'elle qu'on d'un d'une l'on ça euh ben bah oui
    assez bien beaucoup toujours jamais souvent parfois vraiment surtout déjà après depuis lorsque car cependant
    j'avais j'étais c'était n'ai n'a s'est m'a m'ont quelque quelques rien personne`,
  ),
  generic: wordSet(
    `chose choses truc trucs façon manière sorte type genre temps fois jour jours semaine semaines mois an ans année
    années heure heures minute minutes aujourd'hui hier demain gens homme femme partie partir place cas exemple point
    raison question questions réponse idée moment côté fin début moitié bon bonne bons bonnes mauvais mauvaise mieux
    meilleur meilleure pire grand grande petit petite long longue court nouveau nouvelle vieux vieille facile
    difficile différent important certain vrai super génial content contente exactement aller va vais allé allait venir
    vient venu voir vu vois savoir sais savait penser pense pensais pensé trouver trouve trouvé trouvais sentir
    vouloir veux veut voulais voulait aimer aime aimé aimais utiliser utilise utilisé essayer essaie essayé dire dit
    dis demander demandé prendre prend pris mettre mis laisser passer passé rester falloir faut fallait devoir dois
    doit devait devais donner donné attendre attendu attends arriver arrivé acheter acheté pouvoir deux trois quatre
    cinq six sept huit neuf dix premier première dernier dernière prochain`,
  ),
  filler: wordSet('euh ben bah hein alors donc et mais puis bon'),
  positive: wordSet(
    `bon bonne bien super génial géniale excellent parfait parfaite aime aimé adore adoré content contente heureux
    heureuse satisfait utile facile rapide simple pratique fiable agréable propre confortable beau belle mieux
    meilleur recommande confiance clair claire sympa rassuré`,
  ),
  negative: wordSet(
    `mauvais mauvaise nul nulle horrible terrible affreux pire déteste agaçant énervant énervé énervée frustrant
    frustré confus lent lente bondé sale cassé cassée panne panné erreur erreurs problème problèmes difficile
    compliqué compliquée cher chère inutile ennuyeux triste déçu déçue décevant retard annulé annulée raté perdu
    perdue stress stressant stressé peur inquiet inquiète douleur faux bruyant inconfortable galère impossible`,
  ),
  negation: wordSet('ne pas jamais aucun aucune rien personne sans ni non'),
  vague: wordSet('bien ok bon bonne normal ça va truc chose choses oui non rien peut-être tout sympa'),
  abuse: wordSet('merde putain connard connards salope con conne enculé foutre débile'),
  joining: wordSet('et puis donc'),
  contrast: wordSet('mais cependant pourtant sauf toutefois'),
  reason: wordSet('parce car puisque'),
  qualifier: wordSet("si quand lorsque jusqu'à ou pendant s'il s'ils"),
  determiner: wordSet(
    'le la les l un une des du de mon ma mes notre nos votre vos leur leurs ce cet cette ces son sa ses au aux',
  ),
  linking: wordSet('de du des à'),
  concrete: wordSet(
    `lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre
    octobre novembre décembre hier matin soir nuit après-midi week-end semaine mois heure heures minutes euros mère
    père mari femme fille fils chef collègue médecin ami amie voisin cuisine bureau gare aéroport école hôpital maison
    magasin`,
  ),
  abbreviations: wordSet('m mme mlle dr prof etc p.ex env st ste'),
  nonAnswer:
    /^(je )?(ne )?sais (vraiment )?pas( trop)?$|^(aucune idée|rien( d'autre| à ajouter| de plus)?|non|non merci|pas de commentaire|c'est tout|aucun|aucune|sans opinion|suivant)$/,
  selfDescription:
    /\bje suis (?:une?\b|infirmi\p{L}+|enseignant\p{L}*|étudiant\p{L}*|retraité\p{L}*|mariée?|divorcée?|ingénieure?|médecin|chauffeur|indépendant\p{L}*)|\bje travaille (?:comme|dans|en|à|chez|au)(?!\p{L})|\b(?:j'|j’)habite\b|\bje vis (?:à|en|avec|seule?)(?!\p{L})|\b(?:j'|j’)ai (?:\d{2} ans|\p{L}+ enfants?)|\ben tant que \p{L}+/giu,
  notSelf: /^je suis une? (?:peu|fan)(?!\p{L})/iu,
  closingQuestion:
    /autre chose|quelque chose à ajouter|souhaitez-vous ajouter|voulez-vous ajouter|à ajouter|autres? (?:remarques?|commentaires?)/iu,
  aside: /^(?:ah,? )?(?:au fait|d'ailleurs|d’ailleurs|autre chose|une dernière chose|en passant)(?!\p{L})/iu,
  on: 'Sur',
};
