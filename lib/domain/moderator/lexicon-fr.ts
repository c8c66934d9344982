import { lexiconOf } from './lexicon';

export const FRENCH_SUBJECTS: ReadonlySet<string> = new Set(
  "je j'ai j'étais j'avais j'aime j'en j'y nous on il elle ils elles ça c'est c'était ce le la les mon ma mes notre nos un une personne tout tu vous".split(
    ' ',
  ),
);

export const FRENCH = lexiconOf({
  functionWords: `le|la|les|l|un|une|des|du|de|d|et|ou|mais|je|j'ai|j'avais|j'étais|tu|il|elle|on|nous|vous|ils|elles|me|m|te|se|s|lui|leur|y|en|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leurs|ce|c'est|c'était|cet|cette|ces|ça|cela|qui|qu'il|qu'elle|qu'on|quoi|dont|où|quand|comment|pourquoi|est|suis|es|sont|était|étaient|été|être|ai|as|a|avons|avez|ont|avait|avoir|avais|fait|faire|faut|peux|peut|pouvait|veux|veut|dois|doit|va|vais|ne|pas|n'est|n'ai|n'était|n'y|plus|jamais|rien|aussi|très|trop|bien|si|comme|avec|sans|pour|par|sur|sous|dans|chez|à|au|aux|avant|après|depuis|pendant|parce|donc|alors|puis|oui|non|peu|beaucoup|tout|tous|toute|toutes|même|autre|autres|chose|choses|truc|trucs|dit|dire|pense|crois|toujours|souvent|encore|déjà|ici|là|fois|temps|année|an|ans|gens|voilà|euh|il y a|c'|d'un|d'une|l'on|quelque|juste|vraiment|qu'un|qu'une`,
  but: 'mais|cependant|pourtant|par contre|en revanche|toutefois|sauf que|sauf|quand même',
  joins: 'et|et puis|donc|alors|puis|pendant que|tandis que|ou|qui|que',
  conditions: 'si|quand|lorsque|au cas où|dès que',
  because: 'parce que|parce qu|car|puisque|à cause de|grâce à|pour que|la raison|comme ça',
  fillers: `ben|bah|bon|euh|enfin|oui|non|alors|donc|voilà|quoi|je pense que|je crois que|je trouve que|je dirais que|je dirais|en fait|franchement|honnêtement|vous savez|tu sais|disons|et|peut-être|bref|c'est vrai que|à vrai dire|on va dire|et tout|en gros|du coup`,
  dontKnow: `peux pas répondre|ne saurais dire|pas de réponse|je ne sais pas|je sais pas|sais pas|j'sais pas|chais pas|aucune idée|pas d'idée|difficile à dire|je ne me souviens pas|je ne me rappelle pas|me souviens plus|rien|rien de spécial|pas d'avis|jamais réfléchi|je ne vois pas|sans opinion`,
  refusal: `je préfère ne pas|préfère ne pas|je ne veux pas en parler|pas envie d'en parler|c'est privé|c'est personnel|sans commentaire|question suivante|passons|ça ne vous regarde pas|je préfère pas|préfère pas m'étendre|ne pas m'étendre|garde pour moi|garder pour moi|ne regarde que moi|ça reste entre|cela reste entre|j'aimerais mieux ne pas|je n'en parle pas|j'en parle pas|ne veux pas parler|veux pas en parler|je ne souhaite pas|ne tiens pas à|ne veux pas y penser|préfère ne pas y penser`,
  vague: `bien|bon|bonne|sympa|normal|ça va|pas mal|comme d'habitude|intéressant|différent|bizarre|compliqué|mauvais|mieux|difficile|facile|simple|pratique|correct|trucs|choses|qualité|problèmes|galère|top`,
  good: `bien|bon|bonne|super|génial|facile|simple|rapide|pratique|utile|aime|j'aime|adore|j'adore|content|contente|heureux|heureuse|fier|fière|mieux|meilleur|meilleure|excellent|parfait|parfaite|gentil|gentille|fiable|agréable|clair|claire|soulagé|soulagée|satisfait|satisfaite|honnête`,
  bad: `mauvais|mauvaise|pire|nul|nulle|terrible|horrible|dur|dure|difficile|lent|lente|cher|chère|pénible|énervant|énervée|énervé|agaçant|frustrant|frustré|frustrée|déteste|moche|ennuyeux|stressant|stressé|stressée|compliqué|compliquée|inutile|gaspillage|gâchis|cassé|cassée|injuste|déçu|déçue|décevant|ridicule|absurde|bête|honte|coupable|colère|triste|inquiet|inquiète|peur|fatigué|fatiguée|impossible|problème|problèmes|galère|catastrophe|dommage|sale|bruyant|gênant`,
  emotion: `content|contente|heureux|heureuse|fier|fière|soulagé|soulagée|déteste|adore|colère|énervé|énervée|triste|inquiet|inquiète|peur|honte|coupable|frustré|frustrée|stressé|stressée|dépassé|dépassée|déçu|déçue|surpris|surprise|perdu|perdue|bête|pleuré|panique|paniqué|désespéré|sentie|senti|mal au coeur|mal au cœur|regrette|regretté|culpabilise|culpabilité`,
  negation: 'pas|jamais|rien|aucun|aucune|personne|sans|ni|guère',
  comparison:
    'plus que|moins que|mieux que|par rapport|comparé|contrairement|au lieu de|plutôt que|avant c|différent de|autrefois|comme avant|alors qu|que les autres',
  past: `l'a|l'ai|l'avons|on a|nous avons|elle a|il a|ils ont|était|étaient|avait|avaient|j'ai|j'étais|j'avais|a été|hier|dernier|dernière|il y a|avons|suis|est venu|est tombé|une fois|a dit|a fait|soudain`,
  habit:
    "d'habitude|toujours|souvent|jamais|parfois|normalement|en général|généralement|chaque|tous les|toutes les|à chaque fois|de temps en temps|rarement|régulièrement|la plupart du temps|quotidiennement",
  outcome: 'finalement|à la fin|après|ensuite|puis|du coup|au final|depuis|plus tard|résultat',
  decision:
    'décidé|choisi|changé|arrêté|abandonné|annulé|acheté|racheté|commandé|rendu|jeté|remplacé|déménagé|refusé|payé|gardé|appelé|réparé|demandé',
  wish: "voudrais|aimerais|j'aimerais|faudrait|serait|pourrait|devrait|idéalement|souhaite|aurais|il me faudrait|aiderait",
  person:
    'mère|maman|père|papa|femme|mari|compagnon|compagne|fils|fille|soeur|sœur|frère|ami|amie|amis|copain|copine|voisin|voisine|voisins|patron|patronne|collègue|collègues|médecin|propriétaire|professeur|enfants|parents|grand-mère|grand-père|oncle|tante|technicien|réparateur|plombier|électricien|vendeur|vendeuse|beau-frère|famille',
  closing: `non|rien|c'est tout|merci|oui|rien d'autre|rien de spécial|pas vraiment|tout va bien|voilà`,
  depends: `ça dépend|cela dépend|dépend`,
  time: "hier|aujourd'hui|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|heure|heures|minutes|semaine|semaines|mois|jours|soir|matin|week-end|l'année dernière|l'hiver dernier|noël|pâques",
  speech: 'dit|demandé|répondu|expliqué|raconté|promis|crié',
  hostile: `va te faire|allez vous faire foutre|allez-vous faire foutre|allez vous faire voir|allez-vous faire voir|fuck off|fuck you|ta gueule|vos gueules|question idiote|questions idiotes|question stupide|questions stupides|question débile|questions débiles|question à la con|questions à la con|laissez-moi tranquille|laisse-moi tranquille|foutez-moi la paix|fous-moi la paix|fichez-moi la paix|fiche-moi la paix|je vous emmerde|je t'emmerde|casse-toi|cassez-vous|allez au diable`,
  swearing: 'merde|connard|connasse|con|perte de temps|idiot',
});
