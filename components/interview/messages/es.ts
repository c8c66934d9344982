import { pluralOf } from '../controls/messages/plural';
import type { InterviewTexts } from '../interview-texts';

const plural = pluralOf('es');

export const texts: InterviewTexts = {
  language: 'es',

  chooseLanguage: 'Idioma',
  pause: 'Pausa',
  questionOf: (n, total) => `Pregunta ${n} de ${total}`,
  place: (n, total) => `${n} de ${total}`,
  part: (n, total) => `Parte ${n} de ${total}`,
  followUp: 'Una pregunta sobre lo que ha dicho',

  minutes: (n) => plural(n, { one: 'Un minuto, más o menos.', other: 'Unos # minutos.' }),
  minutesRest: 'Haga una pausa cuando quiera; seguirá donde lo dejó.',
  writing: 'Usted escribe, un entrevistador automático lee',
  writingRest: 'y pregunta por lo que ha dicho.',
  readers: 'Lo leen personas.',
  readersRest: 'El equipo de investigación lee lo que escribe.',
  agree: 'Acepto',
  agreeTo: 'que mis respuestas se registren para este estudio y las lea el equipo de investigación.',
  talking: 'Usted habla, un entrevistador automático escucha',
  talkingRest: 'y pregunta por lo que ha dicho. Puede escribir en su lugar.',
  recorded: {
    audio: 'Se graba su voz',
    audio_screen: 'Se graban su voz y su pantalla',
    video: 'Se graban la cámara y su voz',
    video_screen: 'Se graban la cámara, su voz y su pantalla',
  },
  recordedRest: 'cuando usted lo permita, y puede pararlo en cualquier momento.',
  hearers: 'Lo leen y lo oyen personas.',
  hearersRest: 'El equipo de investigación lee y oye lo que usted dice.',
  agreeToRecording: {
    audio:
      'que mis respuestas y mi voz se graben para este estudio y las lea y las oiga el equipo de investigación.',
    audio_screen:
      'que mis respuestas, mi voz y mi pantalla se graben para este estudio y las lea, las oiga y las vea el equipo de investigación.',
    video:
      'que mis respuestas, mi voz y mi cámara se graben para este estudio y las lea, las oiga y las vea el equipo de investigación.',
    video_screen:
      'que mis respuestas, mi voz, mi cámara y mi pantalla se graben para este estudio y las lea, las oiga y las vea el equipo de investigación.',
  },
  agreeFirst: 'Marque primero esta casilla. No se pregunta ni se registra nada sin su acuerdo.',
  begin: 'Empezar',
  loading: 'Cargando',
  beginning: 'Empezando',
  decline: 'No, gracias',
  declinedTitle: 'No hay problema.',
  declinedText: 'No se ha registrado nada. Puede cerrar esta página.',
  backToStart: 'Volver al principio',

  continue: 'Continuar',
  sendAnswer: 'Enviar respuesta',
  sending: 'Enviando',
  skip: 'Saltar esta pregunta',
  listening: 'El entrevistador está leyendo su respuesta',
  youAnswered: 'Su respuesta',
  readOn: 'Seguir leyendo',
  earlierAnswers: 'Respuestas anteriores',
  lookingBackTitle: 'Sus respuestas hasta ahora',
  lookingBackText: 'Aquí puede leerlas. No se pueden cambiar.',
  skipped: 'Omitida',
  keptAsYouType: 'Se guarda mientras escribe',
  watchFirst: 'Véalo primero hasta el final y después continúe.',

  offlineTitle: 'Está sin conexión.',
  offlineText: 'Su respuesta se guarda en este dispositivo y saldrá cuando vuelva la conexión.',
  offlineStart: 'La entrevista empezará cuando vuelva la conexión.',
  offlinePage: 'Lo que ha respondido se conserva. Esta página continúa sola cuando vuelva la conexión.',
  unreachableTitle: 'El servidor no responde en este momento.',
  unreachableText: 'Su respuesta se guarda en este dispositivo y se envía de nuevo hasta que llegue.',
  unreachableStart: 'Esta página lo intenta de nuevo por sí sola.',
  limitedTitle: 'Muchas personas están respondiendo desde su red.',
  limitedText: 'Le toca dentro de un momento. No se pierde nada.',
  tryingAgain: (n) => plural(n, { one: 'Nuevo intento en # segundo', other: 'Nuevo intento en # segundos' }),
  tryNow: 'Intentar ahora',
  unfit: 'Esta respuesta no se ha podido aceptar tal como está. Revísela, por favor.',
  elsewhere: 'Esta pregunta ya se respondió en otra ventana.',
  elsewhereText: 'Lo que escribió aquí no se ha enviado:',
  dismiss: 'Cerrar este aviso',

  welcomeBack: 'Hola de nuevo. Sigue donde lo dejó.',
  notYou: '¿No es usted?',
  opening: 'Buscando dónde lo dejó',

  pauseTitle: 'Su lugar queda guardado',
  pauseText:
    'Cierre esta página cuando quiera. Abra el mismo enlace en este dispositivo y seguirá donde lo dejó.',
  linkText:
    'Para seguir en otro dispositivo, llévese su enlace personal. Quien lo tenga puede leer y continuar esta entrevista.',
  copyLink: 'Copiar mi enlace',
  copied: 'Copiado',
  copyYourself: 'Copie este enlace',
  goOn: 'Seguir',
  notYouText: 'Si otra persona empezó esta entrevista en este dispositivo, puede empezar la suya.',
  startAsOther: 'Empezar como otra persona',
  shortcuts: 'Elegir con las teclas del 1 al 9',

  careGoOn: 'Seguir con la entrevista',
  careGoOnNext: 'Seguir con la siguiente pregunta',
  careLeaveOut: 'Dejar la siguiente pregunta',
  careStop: 'Parar aquí',
  careLines: 'Alguien con quien hablar',
  stoppedTitle: 'Hemos parado.',
  stoppedText:
    'Gracias por lo que nos ha contado. Todo queda guardado; puede volver por el mismo enlace, o nunca.',

  completeTitle: 'Gracias.',
  saved: 'Todas sus respuestas están guardadas. Puede cerrar esta página.',
  reference: (id) =>
    `¿Ha cambiado de opinión? Indique ${id} a la persona que le invitó y sus respuestas se borrarán.`,
  screenedOutTitle: 'Eso es todo por esta vez.',
  screenedOutText: 'Hemos guardado las respuestas que dio hasta ahora y nada más.',

  pausedTitle: 'Este estudio está en pausa',
  pausedText: 'Vuelva más tarde con el mismo enlace.',
  fullTitle: 'Este estudio ya ha escuchado a suficientes personas',
  fullText: 'Gracias por su interés.',
  closedTitle: 'Este estudio ha terminado',
  closedText: 'Gracias por su interés.',
  shutTitle: 'Este estudio no admite a nadie más por ahora',
  shutText: 'No se ha registrado nada. Vuelva más tarde con el mismo enlace.',
  goneTitle: 'Esta entrevista no se puede continuar',
  goneText: 'Se ha borrado, o este dispositivo ya no tiene acceso a ella.',
  badLinkTitle: 'Este enlace personal ya no funciona',
  badLinkText:
    'Puede que esté incompleto o que la entrevista se haya borrado. Copie de nuevo el enlace entero.',
  badParametersTitle: 'Este enlace no se puede usar',
  badParametersText:
    'Algo en su dirección es demasiado largo o está dañado. Pida uno nuevo a quien se lo envió.',
  fromBeginning: 'Empezar desde el principio',
  unsentText: 'Esto no se ha enviado:',
  notFoundTitle: 'No hay ninguna entrevista en esta dirección',
  notFoundText:
    'Puede que el enlace no esté completo. Compruebe la dirección o pregunte a quien se lo envió.',

  devicesTitle: (devices) => `Este estudio es para ${devices}`,
  devicesText: 'Llévese el enlace y ábralo allí.',
  devices: { ios: 'iPhone y iPad', android: 'dispositivos Android', desktop: 'ordenadores' },
  copyAddress: 'Copiar el enlace',
};
