/** What participants ask the interviewer (decisions, K6). */
export const ASKED_BACK = [
  'repeat',
  'simpler',
  'recorded',
  'readers',
  'kept',
  'length',
  'deletion',
  'stopping',
  'person',
  'who',
  'other',
] as const;
export type AskedBack = (typeof ASKED_BACK)[number];

/** Wishes, which need no question mark. */
export const WISHES: ReadonlySet<AskedBack> = new Set(['repeat', 'simpler']);

/** What shows that a sentence without a question mark is said to the interviewer. */
export const POLITE: Readonly<Record<string, RegExp>> = {
  en: /\b(?:question|please|you|again)\b/u,
  de: /\b(?:frage|bitte|sie|du|nochmal)\b/u,
  fr: /\b(?:question|plait|svp|vous|tu|encore une fois)\b/u,
  es: /\b(?:pregunta|favor|usted|otra vez)\b/u,
  pt: /\b(?:pergunta|favor|voce|outra vez|de novo)\b/u,
  it: /\b(?:domanda|favore|di nuovo|lei|scusi|scusa)\b/u,
  nl: /\b(?:vraag|graag|alstublieft|u|je|nog een keer)\b/u,
};

/**
 * How a question to the interviewer begins whose mark was left out, as people do who write fast ("how long are my
 * answers stored"). In plain text. Where verbs stand without a subject, few beginnings can be nothing else.
 */
export const ASKING: Readonly<Record<string, RegExp>> = {
  en: /^(?:and |but |so |wait,? |sorry,? |hey,? )?(?:(?:is|are|will|does) (?:this|that|it|my|the|there|you|anyone|anybody|someone)|am i|(?:can|may|could|do) i|who (?:reads|sees|are|is|gets|will)|how (?:long|many|much|do i|can i)|what happens)\b/u,
  de: /^(?:und |aber |moment,? )?(?:(?:ist|wird|werden) (?:das|dies|es|hier|meine?|alles)|sind sie|bist du|werde ich|(?:kann|darf|muss) ich|wer (?:liest|sieht|hort|bekommt|fragt|sind|bist)|wie lange?|wie viele? (?:fragen|minuten))\b/u,
  fr: /^(?:et |mais )?(?:est ce que|suis je|etes vous|es tu|puis je|combien de|qui (?:va lire|lit|lira|etes)|comment faire supprimer)\b/u,
  es: /^(?:y |pero )?(?:me estan|cuanto tiempo|cuanto dura|cuantas preguntas|quien (?:va a leer|lee|lo lee))\b/u,
  pt: /^(?:e |mas )?(?:quanto tempo|quanto demora|quantas perguntas|quem (?:vai ler|le) (?:isto|as))\b/u,
  it: /^(?:e |ma )?(?:quanto dura|quanto tempo|quante domande|chi (?:legge|leggera) (?:questo|le|tutto))\b/u,
  nl: /^(?:en |maar )?(?:wordt (?:dit|dat|het)|word ik|bent u|ben je|(?:kan|mag|moet) ik|wie (?:leest|ziet|bent)|hoe lang|hoeveel (?:vragen|minuten))\b/u,
};

type Phrases = Readonly<Record<AskedBack, readonly string[]>>;

/** In plain text (no accents, "dont"); the first kind that fits counts, in the order of ASKED_BACK. */
export const ASKED_PHRASES: Readonly<Record<string, Phrases>> = {
  en: {
    repeat: [
      '(?:can|could|would|will) you (?:please )?(?:repeat|say|ask)(?: ~ )(?:again|once more|question)',
      '(?:can|could|would) you (?:please )?repeat',
      'repeat (?:the |that |your |last )*(?:question|it|that|please)',
      'say (?:that|it) again',
      'what (?:was|were|is) (?:the|your) question(?: again)?',
      'come again',
      '(?:didnt|did not) (?:catch|hear|quite catch) (?:that|it|the question|you)',
      'the question again|once more please|again please',
      'sorry what|pardon me|i beg your pardon',
    ],
    simpler: [
      '(?:dont|do not|didnt|did not|cant) (?:quite |really )?(?:understand|get|follow)(?: ^ )?(?: )?(?:question|you|what you mean|what you are asking|what youre asking|what you want)',
      'what (?:do|did) you mean|what does (?:that|it|this)(?: [a-z]+)? mean',
      '(?:can|could|would) you (?:please )?(?:explain|rephrase|clarify|reword|simplify)',
      '(?:in|use) (?:other|simple|simpler|plain|easier|different) words|put (?:it|that) (?:differently|more simply|another way)',
    ],
    recorded: ['(?:is|are|am|will|do|does)(?: ~ )(?:record(?:ed|ing)?|filmed|filming|taped|listening in)'],
    readers: [
      'who(?: ~ )(?:read|reads|see|sees|hear|hears|listen|listens|access|gets|look|looks)',
      '(?:is|are|will)(?: ~ )(?:anonymous|confidential|private|shared|passed on|sold)',
      'what (?:happens|do you do|will you do)(?: ~ )(?:answers|data|words|information|this)',
    ],
    kept: ['how long(?: ~ )(?:keep|kept|store|stored|saved|retain|retained|hold)'],
    length: [
      'how (?:long|much longer|many more|many questions|many minutes|much time|much more)',
      '(?:are we|is it|is this) (?:nearly |almost )?(?:done|finished|over)',
      'is it (?:much|a lot) longer',
    ],
    deletion: [
      '(?:delete|erase|remove|withdraw|deleted|erased|removed)(?: ^ )(?:answers?|data|this|it|everything|recordings?|responses?|said|interview)',
      '(?:answers?|data|everything|recordings?|responses?|it|this)(?: ^ )(?:deleted|erased|removed)',
    ],
    stopping: [
      '(?:can|may|could|am) i (?:please )?(?:stop|quit|leave|end|pause|take a break|come back|finish|skip|continue later|do this later|allowed to stop)',
      'do i have to (?:answer|continue|go on|finish|say)',
    ],
    person: [
      '(?:are|r) (?:you|u)(?: ^ )(?:human|person|real|robot|bot|ai|machine|computer|chatgpt)',
      '(?:is this|am i|is there|is it)(?: ~ )(?:human|person|real|robot|bot|ai|machine|computer|somebody|someone|anybody|anyone)',
    ],
    who: [
      'who (?:are you|is asking|asks|is behind|runs|is running|is doing|commissioned|pays|paid|made|wants|are you asking for|do you work for|is this for|am i)',
      '(?:which|what) (?:company|organi[sz]ation|university|institute|team) (?:is|are|does|do|runs)',
    ],
    other: [
      'what (?:do|would|did|are|about) you|whats your|what is your|how (?:do|would|about|are) you|(?:do|would|did|have|can|could) you (?:think|know|like|agree|believe|use|tell|recommend|help|give|show|say)|and you$|and you[?]|why do you (?:ask|want)|tell me (?:what|who|how|whether|if)',
      '(?:what|who|when|where) (?:is|was|will|are) (?:the|going)',
      'where (?:is|are|does|do|will)(?: ~ )(?:data|answers|stored|saved|kept|go)|(?:will|do|can|am) i(?: ^ )(?:paid|get paid|reward|rewarded|voucher|money|compensated)',
    ],
  },
  de: {
    repeat: [
      '(?:konnen|konnten|kannst|wurden|wurdest) (?:sie|du)(?: ~ )(?:wiederholen|noch ?mal (?:sagen|fragen|stellen))',
      'wiederhol(?:en|e|st)?(?: ~ )?|noch ?mal bitte|(?:wie|was) (?:war|lautet|lautete)(?: ^ )frage|wie bitte|die frage (?:noch ?mal|nochmal)|nicht (?:gehort|mitbekommen)',
    ],
    simpler: [
      '(?:verstehe?|verstanden|versteh|kapiere?)(?: ^ )nicht|nicht (?:ganz )?verstanden|(?:was|wie) (?:meinen|meinst) (?:sie|du)|was (?:heisst|bedeutet) das|was ist(?: ^ )gemeint',
      '(?:konnen|konnten|kannst)(?: ~ )(?:erklaren|anders (?:sagen|fragen|formulieren)|einfacher|umformulieren)|mit (?:anderen|einfachen|einfacheren) worten|einfacher (?:sagen|ausdrucken|fragen)',
    ],
    recorded: [
      '(?:wird|werde|werden|nehmen|nimmst|nehmt|zeichnen)(?: ~ )(?:aufgenommen|aufgezeichnet|gefilmt|mitgeschnitten|auf)(?=[ ?.]|$)',
    ],
    readers: [
      'wer(?: ~ )(?:liest|lesen|sieht|sehen|hort|horen|bekommt|zugriff|erfahrt)|(?:ist|bleibt|sind|wird)(?: ~ )(?:anonym|vertraulich|weitergegeben|geheim)|was (?:passiert|geschieht|machen)(?: ~ )(?:antworten|daten|angaben)',
    ],
    kept: ['wie lange?(?: ~ )(?:gespeichert|aufbewahrt|behalten|aufgehoben)'],
    length: [
      'wie lange?(?: ~ )(?:dauert|geht|brauche|noch)|wie viele? (?:fragen|minuten|zeit|noch)|sind wir(?: ^ )(?:fertig|durch)|dauert (?:das|es) (?:noch )?lange?',
    ],
    deletion: ['(?:loschen|geloscht|loscht|zuruckziehen|entfernen)'],
    stopping: [
      '(?:kann|darf|konnte|muss) ich(?: ~ )(?:aufhoren|abbrechen|beenden|pause|pausieren|spater|uberspringen|auslassen|antworten|weitermachen|gehen)',
    ],
    person: [
      '(?:sind sie|bist du|ist das|ist da|spreche ich|rede ich|schreibe ich)(?: ~ )(?:mensch|echt|echter|echte|person|roboter|bot|ki|maschine|computer|jemand)',
    ],
    who: [
      'wer (?:fragt|sind sie|bist du|steckt|macht|fuhrt|bezahlt|will|hat das|ist das)|(?:welche|welcher|welches) (?:firma|unternehmen|universitat|institut|organisation)|fur wen',
    ],
    other: [
      'was (?:denken|meinen|halten|wurden|sagen|finden) (?:sie|denn sie)|was (?:denkst|haltst|wurdest|sagst) du|und (?:sie|du|selbst)[?]|und (?:sie|du)$|(?:wissen|kennen|finden|glauben|haben|konnen) sie|(?:weisst|kennst|findest|glaubst|hast|kannst) du|warum fragen sie|(?:was|wer|wann|wo) (?:ist|war|wird|sind) (?:die|der|das)',
    ],
  },
  fr: {
    repeat: [
      '(?:pouvez|pourriez|peux|pourrais) (?:vous|tu)(?: ~ )(?:repeter|redire|reposer)|repete[zr]?(?: ~ )?|(?:quelle|c etait quoi|c est quoi)(?: ^ )question|encore une fois|pas entendu',
    ],
    simpler: [
      '(?:comprends?|compris|saisis)(?: ^ )pas|pas (?:bien |tout )?compris|(?:que|qu est ce que) (?:voulez|veux) (?:vous|tu) dire|(?:que|qu est ce que) (?:vous voulez|tu veux|ca veut) dire|ca veut dire quoi|(?:pouvez|pourriez|peux) (?:vous|tu)(?: ~ )(?:expliquer|reformuler|preciser|dire autrement)|(?:en|avec) d autres (?:mots|termes)',
    ],
    recorded: [
      '(?:est|suis|sont|etes|sera|m|nous)(?: ~ )(?:enregistree?s?|filmee?s?|enregistrez)|enregistrez',
    ],
    readers: [
      'qui(?: ~ )(?:lit|lira|lisent|voit|verra|ecoute|entend|acces|lire|voir|recoit)|(?:est|sont|reste|sera)(?: ~ )(?:anonymes?|confidentiel(?:les?|s)?|transmises?|partagees?)|(?:que|qu)(?: ~ )(?:faites|font|fait|deviennent|devient)(?: ~ )(?:reponses|donnees)',
    ],
    kept: ['combien de temps(?: ~ )(?:garde[zesr]*|conserve[zesr]*|stocke[zesr]*|gardees|conservees)'],
    length: [
      'combien de (?:temps|questions|minutes)|(?:est ce|c est)(?: ^ )(?:bientot fini|encore long|bientot termine)|ca dure',
    ],
    deletion: ['(?:supprimer|supprimees?|effacer|effacees?|retirer|supprime[zr])'],
    stopping: [
      '(?:puis je|je peux|peut on|est ce que je peux|dois je|suis je oblige|je dois)(?: ~ )(?:arreter|m arreter|quitter|pause|reprendre|passer|sauter|repondre|continuer|finir|revenir)',
    ],
    person: [
      '(?:etes vous|es tu|vous etes|t es|tu es|est ce|y a t il|je parle|c est)(?: ~ )(?:humain|humaine|vraie?|robot|bot|ia|machine|ordinateur|quelqu un|personne)',
    ],
    who: [
      'qui (?:etes|es|pose|demande|fait|mene|finance|paie|veut|est derriere|organise)|(?:quelle|quel) (?:entreprise|societe|universite|institut|organisation)|pour qui',
    ],
    other: [
      '(?:que|qu en|qu est ce que)(?: ^ )(?:pensez|penses|feriez|diriez|conseillez)|vous en pensez|tu en penses|et (?:vous|toi)[?]|et (?:vous|toi)$|(?:savez|connaissez|pensez|croyez|avez|aimez) vous|(?:sais|connais|penses|crois|as|aimes) tu|est ce que (?:vous|tu)|pourquoi (?:demandez|posez|vous me)|(?:quelle|quel|qui|quand|ou) (?:est|etait|sera|sont) (?:la|le|les|l)',
    ],
  },
  es: {
    repeat: [
      '(?:puede|puedes|podria|podrias)(?: ~ )(?:repetir|repetirme|repetirla|decirlo otra vez|preguntar otra vez)|repit[ae](?: ~ )?|repetir la pregunta|(?:cual|como|que)(?: ^ )(?:era|es|fue) la pregunta|otra vez por favor|no (?:he oido|te oi|le oi|lo he oido|escuche)|como dice',
    ],
    simpler: [
      'no (?:la |lo |te |le )?(?:entiendo|entendi|he entendido|comprendo)|(?:que|a que) (?:quiere|quieres) decir|a que (?:se refiere|te refieres)|que significa|(?:puede|puedes|podria)(?: ~ )(?:explicar|explicarlo|aclarar|reformular|decirlo de otra)|(?:en|con) (?:otras|palabras mas) palabras',
    ],
    recorded: [
      '(?:se|me|esta|estan|estoy|nos)(?: ^ )?(?: )?(?:grabando|graba|graban|grabado|grabada|filmando)',
    ],
    readers: [
      'quien(?:es)?(?: ~ )(?:lee|leen|leera|ve|ven|vera|escucha|acceso|oye|recibe)|(?:es|son|sera)(?: ^ )(?:anonim[oa]s?|confidencial(?:es)?|privad[oa]s?)|que (?:pasa|hacen|hareis|ocurre)(?: ~ )(?:respuestas|datos)',
    ],
    kept: ['cuanto tiempo(?: ~ )(?:guarda[n]?|conserva[n]?|almacena[n]?|guardan|conservan)'],
    length: [
      'cuanto (?:tiempo|dura|falta|tarda|queda)|cuantas (?:preguntas|quedan)|cuantos minutos|(?:ya )?(?:hemos|estamos) (?:terminado|acabando|acabado)|falta mucho',
    ],
    deletion: ['(?:borrar|borre|borren|borrarlo|eliminar|eliminen|elimine|suprimir)'],
    stopping: [
      '(?:puedo|podria|tengo que|debo|se puede)(?: ~ )?(?: )?(?:parar|dejarlo|terminar|salir|pausa|seguir|continuar|saltar|saltarme|contestar|responder|volver)',
    ],
    person: [
      '(?:es|eres|hay|estoy|esto es|usted)(?: ~ )(?:humano|humana|persona|robot|bot|ia|maquina|ordenador|alguien|real)',
    ],
    who: [
      'quien(?:es)? (?:pregunta|es usted|eres|esta detras|hace|hacen|paga|lo hace|organiza|quiere)|(?:que|cual) (?:empresa|universidad|instituto|organizacion)|para quien',
    ],
    other: [
      '(?:que|como)(?: ^ )(?:piensa|piensas|opina|opinas|cree|crees|haria|harias|recomienda|aconseja)|y (?:usted|tu)[?]|y (?:usted|tu)$|(?:sabe|sabes|conoce|conoces|cree|crees|tiene|le gusta|te gusta) (?:usted|tu|que|si|quien|algo)|por que (?:pregunta|preguntas)|(?:cual|quien|cuando|donde|que) (?:es|era|sera|son) (?:la|el|los|las)',
    ],
  },
  pt: {
    repeat: [
      '(?:pode|podia|poderia|podes)(?: ~ )(?:repetir|dizer outra vez|dizer de novo|perguntar de novo)|repit?[ae](?: ~ )?|repete(?: ~ )?|(?:qual|como)(?: ^ )(?:era|e|foi) a pergunta|outra vez por favor|de novo por favor|nao (?:ouvi|percebi a pergunta)|como disse',
    ],
    simpler: [
      'nao (?:entendi|entendo|percebi|percebo|compreendo|compreendi)|(?:o )?que (?:quer|queres) dizer|o que significa|(?:pode|podia|poderia|podes)(?: ~ )(?:explicar|esclarecer|reformular|dizer de outra)|por outras palavras|em outras palavras',
    ],
    recorded: [
      '(?:esta|estao|estou|e|sou|sera|ser|isto)(?: ~ )(?:gravad[oa]|gravar|gravando|filmad[oa]|filmando)',
    ],
    readers: [
      'quem(?: ~ )(?:le|leem|vai ler|ler|ve|vai ver|ouve|acesso|recebe)|(?:e|sao|sera)(?: ^ )(?:anonim[oa]s?|confidencia(?:l|is)|privad[oa]s?)|o que (?:acontece|fazem|vao fazer)(?: ~ )(?:respostas|dados)',
    ],
    kept: [
      '(?:quanto|por quanto) tempo(?: ~ )(?:guarda[dm]?[oa]?s?|guardam|conservad[oa]s?|armazenad[oa]s?)',
    ],
    length: [
      'quanto (?:tempo|falta|demora|dura)|quantas (?:perguntas|faltam)|quantos minutos|(?:ja )?(?:acabou|terminamos|estamos a acabar)|falta muito|demora muito',
    ],
    deletion: ['(?:apagar|apaguem|apague|eliminar|excluir|deletar|apagad[oa]s?)'],
    stopping: [
      '(?:posso|podia|tenho de|tenho que|preciso|e possivel)(?: ~ )?(?: )?(?:parar|desistir|sair|pausa|continuar|pular|saltar|responder|voltar|terminar)',
    ],
    person: [
      '(?:e|es|voce e|ha|estou|isto e|isso e)(?: ~ )(?:human[oa]|pessoa|robo|bot|ia|maquina|computador|alguem|real)',
    ],
    who: [
      'quem (?:pergunta|e voce|es tu|esta por|faz|fez|paga|organiza|quer)|(?:que|qual) (?:empresa|universidade|instituto|organizacao)|para quem',
    ],
    other: [
      '(?:o que|que|como)(?: ^ )(?:acha|achas|pensa|pensas|faria|recomenda|aconselha)|e (?:voce|tu|o senhor|a senhora)[?]|e (?:voce|tu)$|(?:sabe|sabes|conhece|conheces|acha|achas|tem|gosta) (?:que|se|quem|algo|de)|por que (?:pergunta|perguntas)|(?:qual|quem|quando|onde) (?:e|era|sera|sao) (?:a|o|os|as)',
    ],
  },
  it: {
    repeat: [
      '(?:puo|puoi|potrebbe|potresti)(?: ~ )(?:ripetere|ripetermi|ridire|rifare la domanda)|ripet[aei](?:re|mi)?(?: ~ )?|(?:qual|quale|com)(?: ^ )era la domanda|ancora una volta|di nuovo per favore|non ho sentito|come scusi|come scusa',
    ],
    simpler: [
      'non (?:ho capito|capisco|ho compreso|mi e chiaro|mi e chiara)|(?:che )?cosa (?:intende|intendi|vuole dire|vuol dire|significa)|che (?:significa|vuol dire)|(?:puo|puoi|potrebbe)(?: ~ )(?:spiegare|spiegarmi|chiarire|riformulare|dirlo in altre)|(?:in|con) altre parole',
    ],
    recorded: [
      '(?:sta|state|stai|sono|viene|vengo|e|siamo|mi)(?: ~ )(?:registrat[oa]|registrando|registrate|filmat[oa]|registra)',
    ],
    readers: [
      'chi(?: ~ )(?:legge|leggera|leggono|vede|vedra|ascolta|accesso|sente|riceve)|(?:e|sono|sara|rimane)(?: ^ )(?:anonim[oaie]|riservat[oaie]|confidenziale)|(?:che )?cosa (?:succede|fate|farete)(?: ~ )(?:risposte|dati)',
    ],
    kept: [
      '(?:per )?quanto tempo(?: ~ )(?:conservat[eio]|conservate|tenete|tenut[eio]|salvat[eio]|memorizzat[eio])',
    ],
    length: [
      'quanto (?:tempo|dura|manca|ci vuole)|quante (?:domande|ne mancano)|quanti minuti|(?:abbiamo|siamo)(?: ^ )(?:finito|alla fine)|manca molto',
    ],
    deletion: ['(?:cancellare|cancellate|cancellati|cancelli|eliminare|eliminate|rimuovere)'],
    stopping: [
      '(?:posso|potrei|devo|si puo)(?: ~ )?(?: )?(?:fermarmi|smettere|interrompere|uscire|pausa|continuare|saltare|rispondere|riprendere|finire)',
    ],
    person: [
      '(?:e|sei|lei e|c e|sto|questo e)(?: ~ )(?:uman[oa]|persona|robot|bot|ia|macchina|computer|qualcuno|vero|vera)',
    ],
    who: [
      'chi (?:chiede|e lei|sei|c e dietro|fa|paga|organizza|vuole|siete)|(?:quale|che) (?:azienda|universita|istituto|organizzazione|ditta)|per chi',
    ],
    other: [
      '(?:che )?cosa (?:ne )?(?:pensa|pensi|farebbe|faresti|consiglia|direbbe)|(?:tu|lei)(?: ^ )che ne pens[ai]|che ne pens[ai]|e (?:lei|tu)[?]|e (?:lei|tu)$|(?:sa|sai|conosce|conosci|crede|credi|le piace|ti piace) (?:che|se|chi|qualcosa|il|la)|perche (?:chiede|me lo chiede|chiedi)|(?:qual|chi|quando|dove) (?:e|era|sara|sono) (?:la|il|lo|l|i|le)',
    ],
  },
  nl: {
    repeat: [
      '(?:kunt|kun|kan|zou|wilt|wil) (?:u|je|jij)(?: ~ )(?:herhalen|nog (?:een keer|eens) (?:zeggen|vragen|stellen))|herhaal(?: ~ )?|(?:wat|hoe) (?:was|is|luidde)(?: ^ )vraag|nog een keer graag|nog eens graag|niet (?:gehoord|verstaan)|wat zei (?:u|je)',
    ],
    simpler: [
      '(?:begrijp|snap|begreep|snapte)(?: ^ )niet|niet (?:helemaal )?(?:begrepen|duidelijk)|wat bedoel(?:t|en|je)?(?: (?:u|je))?|wat betekent (?:dat|dit|het)|(?:kunt|kun|kan|zou) (?:u|je|jij)(?: ~ )(?:uitleggen|anders (?:zeggen|vragen|formuleren)|eenvoudiger|verduidelijken)|(?:in|met) (?:andere|eenvoudige|simpele) woorden',
    ],
    recorded: ['(?:wordt|word|worden|neemt|nemen|neem)(?: ~ )(?:opgenomen|gefilmd|op(?=[ ?.]|$))'],
    readers: [
      'wie(?: ~ )(?:leest|lezen|ziet|zien|hoort|luistert|toegang|krijgt)|(?:is|zijn|blijft|blijven|wordt)(?: ~ )(?:anoniem|vertrouwelijk|gedeeld|prive)|wat (?:gebeurt|doen|doe|doet)(?: ~ )(?:antwoorden|gegevens)',
    ],
    kept: ['hoe lang(?: ~ )(?:bewaard|bewaren|bewaart|opgeslagen|bewaar)'],
    length: [
      'hoe lang|hoeveel (?:vragen|minuten|tijd|nog)|(?:zijn we|is het)(?: ^ )(?:klaar|afgelopen|bijna)|duurt (?:het|dit) (?:nog )?lang',
    ],
    deletion: ['(?:verwijderen|verwijderd|verwijder|wissen|gewist|intrekken)'],
    stopping: [
      '(?:kan|mag|moet|zou) ik(?: ~ )(?:stoppen|ophouden|pauze|pauzeren|later|overslaan|antwoorden|doorgaan|weg)',
    ],
    person: [
      '(?:bent u|ben je|bent je|is dit|is er|praat ik|spreek ik|is dat)(?: ~ )(?:mens|echt|echte|persoon|robot|bot|ai|machine|computer|iemand)',
    ],
    who: [
      'wie (?:vraagt|bent u|ben je|zit|doet|betaalt|organiseert|wil|is dit)|(?:welk|welke) (?:bedrijf|universiteit|instituut|organisatie)|voor wie',
    ],
    other: [
      'wat (?:vindt|denkt|zou) (?:u|je)|wat (?:vind|denk) (?:je|jij)|en (?:u|jij)[?]|en (?:u|jij)$|(?:weet|kent|vindt|denkt|heeft|kunt) u|(?:weet|ken|vind|denk|heb|kun) (?:je|jij)|waarom vraagt? (?:u|je)|(?:wat|wie|wanneer|waar) (?:is|was|wordt|zijn) (?:de|het)',
    ],
  },
};
