import { pluralOf } from '../controls/messages/plural';
import type { InterviewTexts } from '../interview-texts';

const plural = pluralOf('pt');

export const texts: InterviewTexts = {
  language: 'pt',

  chooseLanguage: 'Língua',
  pause: 'Pausa',
  questionOf: (n, total) => `Pergunta ${n} de ${total}`,
  place: (n, total) => `${n} de ${total}`,
  part: (n, total) => `Parte ${n} de ${total}`,
  followUp: 'Uma pergunta sobre o que disse',

  minutes: (n) => plural(n, { one: 'Cerca de um minuto.', other: 'Cerca de # minutos.' }),
  minutesRest: 'Faça uma pausa quando quiser; o seu lugar fica guardado.',
  writing: 'Você escreve, um entrevistador automático lê',
  writingRest: 'e pergunta sobre o que disse.',
  readers: 'Há pessoas que leem.',
  readersRest: 'A equipa de investigação lê o que escreve.',
  agree: 'Concordo',
  agreeTo: 'que as minhas respostas sejam registadas para este estudo e lidas pela equipa de investigação.',
  talking: 'O participante fala, um entrevistador automático ouve',
  talkingRest: 'e pergunta sobre o que disse. Também pode escrever.',
  recorded: {
    audio: 'A sua voz é gravada',
    audio_screen: 'A sua voz e o seu ecrã são gravados',
    video: 'A sua câmara e a sua voz são gravadas',
    video_screen: 'A sua câmara, a sua voz e o seu ecrã são gravados',
  },
  recordedRest: 'quando o permitir, e pode parar a qualquer momento.',
  hearers: 'Pessoas leem e ouvem.',
  hearersRest: 'A equipa de investigação lê e ouve o que diz.',
  agreeToRecording: {
    audio:
      'que as minhas respostas e a minha voz sejam gravadas para este estudo e lidas e ouvidas pela equipa de investigação.',
    audio_screen:
      'que as minhas respostas, a minha voz e o meu ecrã sejam gravados para este estudo e lidos, ouvidos e vistos pela equipa de investigação.',
    video:
      'que as minhas respostas, a minha voz e a minha câmara sejam gravadas para este estudo e lidas, ouvidas e vistas pela equipa de investigação.',
    video_screen:
      'que as minhas respostas, a minha voz, a minha câmara e o meu ecrã sejam gravados para este estudo e lidos, ouvidos e vistos pela equipa de investigação.',
  },
  agreeFirst: 'Marque primeiro esta caixa. Nada é perguntado nem registado sem o seu acordo.',
  begin: 'Começar',
  loading: 'A carregar',
  beginning: 'A começar',
  decline: 'Não, obrigado',
  declinedTitle: 'Não há problema.',
  declinedText: 'Nada foi registado. Pode fechar esta página.',
  backToStart: 'Voltar ao início',

  continue: 'Continuar',
  sendAnswer: 'Enviar resposta',
  sending: 'A enviar',
  skip: 'Saltar esta pergunta',
  listening: 'O entrevistador está a ler a sua resposta',
  youAnswered: 'A sua resposta',
  readOn: 'Continuar a ler',
  earlierAnswers: 'Respostas anteriores',
  lookingBackTitle: 'As suas respostas até agora',
  lookingBackText: 'Pode lê-las aqui. Não podem ser alteradas.',
  skipped: 'Saltada',
  keptAsYouType: 'Guardado enquanto escreve',
  watchFirst: 'Veja primeiro até ao fim e depois continue.',

  offlineTitle: 'Está sem ligação.',
  offlineText: 'A sua resposta fica guardada neste dispositivo e segue quando a ligação voltar.',
  offlineStart: 'A entrevista começa quando a ligação voltar.',
  offlinePage: 'O que respondeu está guardado. Esta página continua sozinha quando a ligação voltar.',
  unreachableTitle: 'O servidor não responde neste momento.',
  unreachableText: 'A sua resposta fica guardada neste dispositivo e é enviada de novo até chegar.',
  unreachableStart: 'Esta página volta a tentar sozinha.',
  limitedTitle: 'Muitas pessoas estão a responder a partir da sua rede.',
  limitedText: 'É a sua vez dentro de momentos. Nada se perde.',
  tryingAgain: (n) =>
    plural(n, { one: 'Nova tentativa dentro de # segundo', other: 'Nova tentativa dentro de # segundos' }),
  tryNow: 'Tentar agora',
  unfit: 'Esta resposta não pôde ser aceite assim. Veja-a de novo, por favor.',
  elsewhere: 'Esta pergunta já foi respondida noutra janela.',
  elsewhereText: 'O que escreveu aqui não foi enviado:',
  dismiss: 'Fechar este aviso',

  welcomeBack: 'Bem-vindo de volta. Continua onde parou.',
  notYou: 'Não é você?',
  opening: 'À procura do ponto onde parou',

  pauseTitle: 'O seu lugar fica guardado',
  pauseText: 'Feche esta página quando quiser. Abra a mesma ligação neste dispositivo e continua onde parou.',
  linkText:
    'Para continuar noutro dispositivo, leve a sua ligação pessoal. Quem a tiver pode ler e continuar esta entrevista.',
  copyLink: 'Copiar a minha ligação',
  copied: 'Copiada',
  copyYourself: 'Copie esta ligação',
  goOn: 'Continuar a entrevista',
  notYouText: 'Se outra pessoa começou esta entrevista neste dispositivo, pode começar a sua.',
  startAsOther: 'Começar como outra pessoa',
  shortcuts: 'Escolher com as teclas de 1 a 9',

  completeTitle: 'Obrigado.',
  saved: 'Todas as suas respostas estão guardadas. Pode fechar esta página.',
  reference: (id) =>
    `Mudou de ideias? Indique ${id} à pessoa que o convidou e as suas respostas serão apagadas.`,
  screenedOutTitle: 'É tudo por esta vez.',
  screenedOutText: 'Guardámos as respostas que deu até agora e mais nada.',

  pausedTitle: 'Este estudo está em pausa',
  pausedText: 'Volte mais tarde com a mesma ligação.',
  fullTitle: 'Este estudo já ouviu pessoas suficientes',
  fullText: 'Agradecemos o seu interesse.',
  closedTitle: 'Este estudo terminou',
  closedText: 'Obrigado pelo seu interesse.',
  shutTitle: 'Este estudo não recebe mais ninguém neste momento',
  shutText: 'Nada foi registado. Volte mais tarde com a mesma ligação.',
  goneTitle: 'Esta entrevista não pode continuar',
  goneText: 'Foi apagada, ou este dispositivo já não tem acesso a ela.',
  badLinkTitle: 'Esta ligação pessoal já não funciona',
  badLinkText: 'Pode estar incompleta, ou a entrevista foi apagada. Copie de novo a ligação inteira.',
  badParametersTitle: 'Esta ligação não pode ser usada',
  badParametersText:
    'Algo no endereço é demasiado longo ou está danificado. Peça uma nova a quem lha enviou.',
  fromBeginning: 'Começar do início',
  unsentText: 'Isto não foi enviado:',
  notFoundTitle: 'Não há nenhuma entrevista neste endereço',
  notFoundText: 'A ligação pode não estar completa. Verifique o endereço, ou pergunte a quem lha enviou.',

  devicesTitle: (devices) => `Este estudo é para ${devices}`,
  devicesText: 'Leve a ligação e abra-a lá.',
  devices: { ios: 'iPhone e iPad', android: 'dispositivos Android', desktop: 'computadores' },
  copyAddress: 'Copiar a ligação',
};
