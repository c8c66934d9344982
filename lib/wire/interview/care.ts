import type { SafetyLevel } from '@/lib/domain/safety/assess-safety';

export interface CareSource {
  level: SafetyLevel;
  supportMessage: string | null;
}

interface CareTexts {
  imminent: string;
  /** Nobody is listening, said plainly: no participant should wait for an answer. */
  nobodyListens: string;
  painful: string;
  waysOn: string;
}

/** What a participant reads after words that sound like danger or pain, by language (decisions, K5). */
const TEXTS = new Map<string, CareTexts>([
  [
    'en',
    {
      imminent: 'Thank you for saying that. You do not have to be alone with it.',
      nobodyListens:
        'This is an automated interviewer, and nobody is listening in right now. Please talk to somebody you trust; if you or somebody else is in danger, call the emergency number.',
      painful: 'Thank you for telling us this; that is a lot to carry.',
      waysOn: 'We will not ask more about it. You can go on, leave the next question out, or stop here.',
    },
  ],
  [
    'de',
    {
      imminent: 'Danke, dass Sie das sagen. Sie müssen damit nicht allein sein.',
      nobodyListens:
        'Dies ist ein automatischer Interviewer, gerade hört niemand zu. Bitte sprechen Sie mit jemandem, dem Sie vertrauen; wenn Sie oder andere in Gefahr sind, rufen Sie den Notruf.',
      painful: 'Danke, dass Sie uns davon erzählen; das ist viel zu tragen.',
      waysOn:
        'Wir fragen nicht weiter danach. Sie können weitermachen, die nächste Frage auslassen oder hier aufhören.',
    },
  ],
  [
    'fr',
    {
      imminent: 'Merci de l’avoir dit. Vous n’avez pas à rester seul avec cela.',
      nobodyListens:
        'Ceci est un intervieweur automatique et personne n’écoute en ce moment. Parlez à une personne de confiance ; si vous ou quelqu’un d’autre êtes en danger, appelez le numéro d’urgence.',
      painful: 'Merci de nous en avoir parlé ; c’est lourd à porter.',
      waysOn:
        'Nous ne vous interrogerons pas davantage à ce sujet. Vous pouvez continuer, passer la question suivante ou vous arrêter ici.',
    },
  ],
  [
    'es',
    {
      imminent: 'Gracias por decirlo. No tiene por qué estar a solas con ello.',
      nobodyListens:
        'Esto es un entrevistador automático y ahora mismo no escucha nadie. Hable con alguien de confianza; si usted u otra persona está en peligro, llame al número de emergencias.',
      painful: 'Gracias por contárnoslo; es mucho lo que lleva encima.',
      waysOn:
        'No le preguntaremos más sobre ello. Puede seguir, dejar la próxima pregunta sin responder o parar aquí.',
    },
  ],
  [
    'pt',
    {
      imminent: 'Obrigado por dizer isso. Não tem de ficar só com isso.',
      nobodyListens:
        'Este é um entrevistador automático e neste momento ninguém está a ouvir. Fale com alguém de confiança; se você ou outra pessoa estiver em perigo, ligue para o número de emergência.',
      painful: 'Obrigado por nos contar isto; é muito para carregar.',
      waysOn:
        'Não vamos perguntar mais sobre isso. Pode continuar, deixar a próxima pergunta sem resposta ou parar aqui.',
    },
  ],
  [
    'it',
    {
      imminent: 'Grazie per averlo detto. Non deve restare da solo con questo.',
      nobodyListens:
        'Questo è un intervistatore automatico e in questo momento nessuno ascolta. Parli con una persona di fiducia; se lei o qualcun altro è in pericolo, chiami il numero di emergenza.',
      painful: 'Grazie per averlo raccontato; è un peso grande.',
      waysOn: 'Non chiederemo altro su questo. Può continuare, saltare la prossima domanda o fermarsi qui.',
    },
  ],
  [
    'nl',
    {
      imminent: 'Dank u dat u dat zegt. U hoeft er niet alleen mee te blijven.',
      nobodyListens:
        'Dit is een automatische interviewer en er luistert nu niemand mee. Praat met iemand die u vertrouwt; bel het alarmnummer als u of iemand anders in gevaar is.',
      painful: 'Dank u dat u dit vertelt; dat is veel om te dragen.',
      waysOn: 'We vragen er niet verder naar. U kunt doorgaan, de volgende vraag overslaan of hier stoppen.',
    },
  ],
  [
    'ar',
    {
      imminent: 'شكرًا لقولك هذا. لست مضطرًا إلى أن تبقى وحدك معه.',
      nobodyListens:
        'هذا محاور آلي، ولا أحد يستمع الآن. تحدّث إلى شخص تثق به، وإذا كنت أنت أو غيرك في خطر فاتصل برقم الطوارئ.',
      painful: 'شكرًا لأنك أخبرتنا بذلك؛ إنه حمل ثقيل.',
      waysOn: 'لن نسأل عنه أكثر. يمكنك أن تتابع، أو أن تترك السؤال التالي، أو أن تتوقف هنا.',
    },
  ],
  [
    'he',
    {
      imminent: 'תודה שאמרת את זה. אין צורך להישאר עם זה לבד.',
      nobodyListens:
        'זהו מראיין אוטומטי, ואף אחד אינו מקשיב כרגע. כדאי לדבר עם אדם קרוב; אם יש סכנה לך או לאדם אחר, יש להתקשר למספר החירום.',
      painful: 'תודה שסיפרת לנו; זה הרבה לשאת.',
      waysOn: 'לא נשאל על כך עוד. אפשר להמשיך, לדלג על השאלה הבאה או לעצור כאן.',
    },
  ],
  [
    'ja',
    {
      imminent: 'お話しくださり、ありがとうございます。ひとりで抱え込まなくて大丈夫です。',
      nobodyListens:
        'これは自動のインタビューで、今は誰も聞いていません。信頼できる方に話してください。ご自身や他の方に危険があるときは、緊急番号に電話してください。',
      painful: 'お話しくださり、ありがとうございます。とても大変なことですね。',
      waysOn:
        'この件についてこれ以上はお尋ねしません。続けることも、次の質問を飛ばすことも、ここでやめることもできます。',
    },
  ],
]);

const ENGLISH = TEXTS.get('en')!;

/** The `care` of a step, in the interview's language, or in English where it has no texts of its own. */
export function careReply(
  { level, supportMessage }: CareSource,
  { language, ended }: { language: string; ended: boolean },
) {
  const texts = TEXTS.get(language.split('-')[0] ?? '') ?? ENGLISH;
  return level === 'imminent'
    ? { level, text: texts.imminent, note: texts.nobodyListens, supportMessage }
    : { level, text: texts.painful, note: ended ? '' : texts.waysOn, supportMessage };
}
