/**
 * Answers by language. `{person}`: whom to write to; `{org}`: who asks; `{n}`: minutes; `{id}`: the response. The
 * question follows each of them.
 */
export interface AnswerTexts {
  /** Stands for `{person}` where the study names nobody. */
  inviter: string;
  repeat: string;
  simpler: string;
  recordedText: string;
  recordedVoice: string;
  recordedScreen: string;
  recordedCamera: string;
  recordedAll: string;
  readers: string;
  readersOf: string;
  kept: string;
  /** `{days}`: how many. */
  keptDays: string;
  /** For one day. */
  keptDay: string;
  length: string;
  /** When it is one minute. */
  lengthMinute: string;
  deletion: string;
  stopping: string;
  /** Neither yes nor no: it answers "a person?" and "a robot?" alike. */
  person: string;
  whoOf: string;
  whoUnknown: string;
  other: string;
  /** Another question that is passed on. */
  otherAgain: string;
  /** Before what was said already. */
  again: string;
}

export const ANSWER_TEXTS: Readonly<Record<string, AnswerTexts>> = {
  en: {
    inviter: 'the person who invited you',
    repeat: 'Of course:',
    simpler: 'There is no right answer; take it as you understand it, and say whatever comes to mind.',
    recordedText: 'What you write is kept; there is no recording of sound or picture.',
    recordedVoice: 'Yes: your voice is recorded while you answer, and what you say is kept.',
    recordedScreen: 'Yes: your voice and your screen are recorded while you answer.',
    recordedCamera: 'Yes: your camera and your voice are recorded while you answer.',
    recordedAll: 'Yes: your camera, your voice and your screen are recorded while you answer.',
    readers: 'The research team of this study reads what you say.',
    readersOf: 'The research team of {org} reads what you say.',
    kept: 'How long your answers are kept I do not know; please ask {person}.',
    keptDays: 'Your answers are kept for {days} days.',
    keptDay: 'Your answers are kept for one day.',
    length: 'The whole interview takes about {n} minutes.',
    lengthMinute: 'The whole interview takes about a minute.',
    deletion: 'Quote {id} to {person}, and your answers will be deleted.',
    stopping: 'Yes, you may skip any question, pause, or stop at any time by closing this page.',
    person: 'This is an automated interviewer; people read the answers afterwards.',
    whoOf: '{org} is asking; I am an automated interviewer.',
    whoUnknown: 'I am an automated interviewer; who is behind this study, please ask {person}.',
    other: 'I can only ask here; I will pass your question on.',
    otherAgain: 'I will pass that on as well.',
    again: 'Once more:',
  },
  de: {
    inviter: 'die Person, die Sie eingeladen hat',
    repeat: 'Gern:',
    simpler: 'Es gibt keine falsche Antwort; nehmen Sie die Frage so, wie Sie sie verstehen.',
    recordedText: 'Gespeichert wird, was Sie schreiben; Ton oder Bild werden nicht aufgenommen.',
    recordedVoice: 'Ja: Während Sie antworten, wird Ihre Stimme aufgenommen.',
    recordedScreen: 'Ja: Während Sie antworten, werden Ihre Stimme und Ihr Bildschirm aufgenommen.',
    recordedCamera: 'Ja: Während Sie antworten, werden Kamera und Stimme aufgenommen.',
    recordedAll: 'Ja: Während Sie antworten, werden Kamera, Stimme und Bildschirm aufgenommen.',
    readers: 'Das Forschungsteam dieser Studie liest, was Sie sagen.',
    readersOf: 'Das Forschungsteam von {org} liest, was Sie sagen.',
    kept: 'Wie lange Ihre Antworten gespeichert werden, weiß ich nicht. Auskunft gibt: {person}.',
    keptDays: 'Ihre Antworten werden {days} Tage aufbewahrt.',
    keptDay: 'Ihre Antworten werden einen Tag aufbewahrt.',
    length: 'Das ganze Interview dauert etwa {n} Minuten.',
    lengthMinute: 'Das ganze Interview dauert etwa eine Minute.',
    deletion: 'Nennen Sie {id}, dann werden Ihre Antworten gelöscht. Ansprechpartner: {person}.',
    stopping:
      'Ja, Sie können jede Frage auslassen, eine Pause machen oder jederzeit aufhören, indem Sie diese Seite schließen.',
    person: 'Dies ist ein automatischer Interviewer; die Antworten lesen später Menschen.',
    whoOf: 'Es fragt {org}; ich bin ein automatischer Interviewer.',
    whoUnknown: 'Ich bin ein automatischer Interviewer. Wer hinter der Studie steht, weiß: {person}.',
    other: 'Ich kann hier nur fragen; Ihre Frage gebe ich weiter.',
    otherAgain: 'Auch das gebe ich weiter.',
    again: 'Noch einmal:',
  },
  fr: {
    inviter: 'la personne qui vous a invité',
    repeat: 'Bien sûr :',
    simpler: 'Il n’y a pas de mauvaise réponse ; prenez la question comme vous la comprenez.',
    recordedText: 'Ce que vous écrivez est conservé ; ni son ni image ne sont enregistrés.',
    recordedVoice: 'Oui : votre voix est enregistrée pendant que vous répondez.',
    recordedScreen: 'Oui : votre voix et votre écran sont enregistrés pendant que vous répondez.',
    recordedCamera: 'Oui : votre caméra et votre voix sont enregistrées pendant que vous répondez.',
    recordedAll: 'Oui : votre caméra, votre voix et votre écran sont enregistrés pendant que vous répondez.',
    readers: 'L’équipe de recherche de cette étude lit ce que vous dites.',
    readersOf: 'L’équipe de recherche de {org} lit ce que vous dites.',
    kept: 'Je ne sais pas combien de temps vos réponses sont conservées ; demandez-le à {person}.',
    keptDays: 'Vos réponses sont conservées {days} jours.',
    keptDay: 'Vos réponses sont conservées un jour.',
    length: 'L’entretien dure environ {n} minutes en tout.',
    lengthMinute: 'L’entretien dure environ une minute en tout.',
    deletion: 'Donnez la référence {id} à {person}, et vos réponses seront supprimées.',
    stopping:
      'Oui, vous pouvez passer une question, faire une pause ou arrêter à tout moment en fermant cette page.',
    person: 'Ceci est un intervieweur automatique ; des personnes lisent les réponses ensuite.',
    whoOf: 'C’est {org} qui pose les questions ; je suis un intervieweur automatique.',
    whoUnknown: 'Je suis un intervieweur automatique ; pour savoir qui mène l’étude, demandez à {person}.',
    other: 'Je ne peux que poser des questions ici ; je transmettrai la vôtre.',
    otherAgain: 'Je transmettrai cela aussi.',
    again: 'Je le redis :',
  },
  es: {
    inviter: 'la persona que le invitó',
    repeat: 'Claro:',
    simpler: 'No hay respuestas malas; tome la pregunta como la entienda.',
    recordedText: 'Se guarda lo que escribe; no se graba sonido ni imagen.',
    recordedVoice: 'Sí: su voz se graba mientras responde.',
    recordedScreen: 'Sí: su voz y su pantalla se graban mientras responde.',
    recordedCamera: 'Sí: su cámara y su voz se graban mientras responde.',
    recordedAll: 'Sí: su cámara, su voz y su pantalla se graban mientras responde.',
    readers: 'El equipo de investigación de este estudio lee lo que dice.',
    readersOf: 'El equipo de investigación de {org} lee lo que dice.',
    kept: 'No sé cuánto tiempo se guardan sus respuestas; pregunte a {person}.',
    keptDays: 'Sus respuestas se guardan {days} días.',
    keptDay: 'Sus respuestas se guardan un día.',
    length: 'La entrevista dura en total unos {n} minutos.',
    lengthMinute: 'La entrevista dura en total un minuto, más o menos.',
    deletion: 'Dé la referencia {id} a {person} y se borrarán sus respuestas.',
    stopping: 'Sí, puede saltar una pregunta, hacer una pausa o parar cuando quiera cerrando esta página.',
    person: 'Esto es un entrevistador automático; después leen las respuestas personas.',
    whoOf: 'Pregunta {org}; yo soy un entrevistador automático.',
    whoUnknown: 'Soy un entrevistador automático; quién está detrás del estudio, pregúntelo a {person}.',
    other: 'Aquí solo puedo preguntar; transmitiré su pregunta.',
    otherAgain: 'También transmitiré eso.',
    again: 'Una vez más:',
  },
  pt: {
    inviter: 'a pessoa que o convidou',
    repeat: 'Claro:',
    simpler: 'Não há respostas erradas; tome a pergunta como a entende.',
    recordedText: 'O que escreve fica guardado; não se grava som nem imagem.',
    recordedVoice: 'Sim: a sua voz é gravada enquanto responde.',
    recordedScreen: 'Sim: a sua voz e o seu ecrã são gravados enquanto responde.',
    recordedCamera: 'Sim: a sua câmara e a sua voz são gravadas enquanto responde.',
    recordedAll: 'Sim: a sua câmara, a sua voz e o seu ecrã são gravados enquanto responde.',
    readers: 'A equipa de investigação deste estudo lê o que diz.',
    readersOf: 'A equipa de investigação de {org} lê o que diz.',
    kept: 'Não sei quanto tempo as suas respostas ficam guardadas; pergunte a {person}.',
    keptDays: 'As suas respostas ficam guardadas {days} dias.',
    keptDay: 'As suas respostas ficam guardadas um dia.',
    length: 'A entrevista demora ao todo cerca de {n} minutos.',
    lengthMinute: 'A entrevista demora ao todo cerca de um minuto.',
    deletion: 'Indique a referência {id} a {person}, e as suas respostas serão apagadas.',
    stopping:
      'Sim, pode saltar uma pergunta, fazer uma pausa ou parar a qualquer momento fechando esta página.',
    person: 'Este é um entrevistador automático; depois, pessoas leem as respostas.',
    whoOf: 'Quem pergunta é {org}; eu sou um entrevistador automático.',
    whoUnknown: 'Sou um entrevistador automático; quem está por trás do estudo, pergunte a {person}.',
    other: 'Aqui só posso perguntar; vou transmitir a sua pergunta.',
    otherAgain: 'Também vou transmitir isso.',
    again: 'Mais uma vez:',
  },
  it: {
    inviter: 'la persona che l’ha invitata',
    repeat: 'Certo:',
    simpler: 'Non ci sono risposte sbagliate; prenda la domanda come la intende.',
    recordedText: 'Ciò che scrive viene conservato; non si registrano né suono né immagini.',
    recordedVoice: 'Sì: la sua voce viene registrata mentre risponde.',
    recordedScreen: 'Sì: la sua voce e il suo schermo vengono registrati mentre risponde.',
    recordedCamera: 'Sì: la videocamera e la voce vengono registrate mentre risponde.',
    recordedAll: 'Sì: la videocamera, la voce e lo schermo vengono registrati mentre risponde.',
    readers: 'Il gruppo di ricerca di questo studio legge ciò che dice.',
    readersOf: 'Il gruppo di ricerca di {org} legge ciò che dice.',
    kept: 'Non so per quanto tempo le sue risposte vengono conservate; lo chieda a {person}.',
    keptDays: 'Le sue risposte vengono conservate per {days} giorni.',
    keptDay: 'Le sue risposte vengono conservate per un giorno.',
    length: 'L’intervista dura in tutto circa {n} minuti.',
    lengthMinute: 'L’intervista dura in tutto circa un minuto.',
    deletion: 'Indichi il riferimento {id} a {person} e le sue risposte verranno cancellate.',
    stopping:
      'Sì, può saltare una domanda, fare una pausa o smettere in qualsiasi momento chiudendo questa pagina.',
    person: 'Questo è un intervistatore automatico; le risposte vengono poi lette da persone.',
    whoOf: 'A chiedere è {org}; io sono un intervistatore automatico.',
    whoUnknown: 'Sono un intervistatore automatico; chi c’è dietro lo studio, lo chieda a {person}.',
    other: 'Qui posso solo fare domande; trasmetterò la sua.',
    otherAgain: 'Trasmetterò anche questo.',
    again: 'Ancora una volta:',
  },
  nl: {
    inviter: 'degene die u heeft uitgenodigd',
    repeat: 'Natuurlijk:',
    simpler: 'Er zijn geen foute antwoorden; neem de vraag zoals u die begrijpt.',
    recordedText: 'Wat u schrijft wordt bewaard; geluid of beeld wordt niet opgenomen.',
    recordedVoice: 'Ja: uw stem wordt opgenomen terwijl u antwoordt.',
    recordedScreen: 'Ja: uw stem en uw scherm worden opgenomen terwijl u antwoordt.',
    recordedCamera: 'Ja: uw camera en uw stem worden opgenomen terwijl u antwoordt.',
    recordedAll: 'Ja: uw camera, uw stem en uw scherm worden opgenomen terwijl u antwoordt.',
    readers: 'Het onderzoeksteam van deze studie leest wat u zegt.',
    readersOf: 'Het onderzoeksteam van {org} leest wat u zegt.',
    kept: 'Hoe lang uw antwoorden worden bewaard weet ik niet; vraag het aan {person}.',
    keptDays: 'Uw antwoorden worden {days} dagen bewaard.',
    keptDay: 'Uw antwoorden worden één dag bewaard.',
    length: 'Het hele interview duurt ongeveer {n} minuten.',
    lengthMinute: 'Het hele interview duurt ongeveer een minuut.',
    deletion: 'Geef {id} door aan {person}, dan worden uw antwoorden verwijderd.',
    stopping:
      'Ja, u mag elke vraag overslaan, pauzeren of op elk moment stoppen door deze pagina te sluiten.',
    person: 'Dit is een automatische interviewer; de antwoorden worden later door mensen gelezen.',
    whoOf: '{org} stelt de vragen; ik ben een automatische interviewer.',
    whoUnknown: 'Ik ben een automatische interviewer; wie achter het onderzoek zit, vraag dat aan {person}.',
    other: 'Ik kan hier alleen vragen stellen; ik geef uw vraag door.',
    otherAgain: 'Ook dat geef ik door.',
    again: 'Nogmaals:',
  },
};
