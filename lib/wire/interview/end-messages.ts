import type { EndReason } from '@/lib/domain/interview/completion';

/** The texts at the end of an interview when the study has none, by language. */
const MESSAGES = new Map<string, Record<EndReason, string>>([
  [
    'en',
    {
      complete: 'Thank you very much for your time and your answers. You can close this page now.',
      screened_out:
        'Thank you for your interest. For this study we are looking for people in a different situation, so we will not ask you any further questions. You can close this page now.',
      over_quota:
        'Thank you for your interest. Enough people in a situation like yours have taken part already, so we will not ask you any further questions. You can close this page now.',
    },
  ],
  [
    'de',
    {
      complete: 'Vielen Dank für Ihre Zeit und Ihre Antworten. Sie können diese Seite jetzt schließen.',
      screened_out:
        'Vielen Dank für Ihr Interesse. Für diese Studie suchen wir Menschen in einer anderen Situation, daher stellen wir Ihnen keine weiteren Fragen. Sie können diese Seite jetzt schließen.',
      over_quota:
        'Vielen Dank für Ihr Interesse. Aus einer Situation wie Ihrer haben schon genug Menschen teilgenommen, daher stellen wir Ihnen keine weiteren Fragen. Sie können diese Seite jetzt schließen.',
    },
  ],
  [
    'fr',
    {
      complete: 'Merci beaucoup pour votre temps et vos réponses. Vous pouvez maintenant fermer cette page.',
      screened_out:
        'Merci de votre intérêt. Pour cette étude, nous cherchons des personnes dans une autre situation ; nous ne vous poserons donc pas d’autres questions. Vous pouvez maintenant fermer cette page.',
      over_quota:
        'Merci de votre intérêt. Assez de personnes dans une situation comme la vôtre ont déjà participé ; nous ne vous poserons donc pas d’autres questions. Vous pouvez maintenant fermer cette page.',
    },
  ],
  [
    'es',
    {
      complete: 'Muchas gracias por su tiempo y sus respuestas. Ya puede cerrar esta página.',
      screened_out:
        'Gracias por su interés. Para este estudio buscamos personas en otra situación, por lo que no le haremos más preguntas. Ya puede cerrar esta página.',
      over_quota:
        'Gracias por su interés. Ya han participado suficientes personas en una situación como la suya, por lo que no le haremos más preguntas. Ya puede cerrar esta página.',
    },
  ],
  [
    'pt',
    {
      complete: 'Muito obrigado pelo seu tempo e pelas suas respostas. Já pode fechar esta página.',
      screened_out:
        'Obrigado pelo seu interesse. Para este estudo procuramos pessoas noutra situação, por isso não lhe faremos mais perguntas. Já pode fechar esta página.',
      over_quota:
        'Obrigado pelo seu interesse. Já participaram pessoas suficientes numa situação como a sua, por isso não lhe faremos mais perguntas. Já pode fechar esta página.',
    },
  ],
  [
    'it',
    {
      complete: 'Grazie mille per il suo tempo e le sue risposte. Ora può chiudere questa pagina.',
      screened_out:
        'Grazie per il suo interesse. Per questo studio cerchiamo persone in una situazione diversa, quindi non le faremo altre domande. Ora può chiudere questa pagina.',
      over_quota:
        'Grazie per il suo interesse. Hanno già partecipato abbastanza persone in una situazione come la sua, quindi non le faremo altre domande. Ora può chiudere questa pagina.',
    },
  ],
  [
    'nl',
    {
      complete: 'Hartelijk dank voor uw tijd en uw antwoorden. U kunt deze pagina nu sluiten.',
      screened_out:
        'Bedankt voor uw interesse. Voor dit onderzoek zoeken we mensen in een andere situatie, daarom stellen we u geen verdere vragen. U kunt deze pagina nu sluiten.',
      over_quota:
        'Bedankt voor uw interesse. Er hebben al genoeg mensen in een situatie als de uwe meegedaan, daarom stellen we u geen verdere vragen. U kunt deze pagina nu sluiten.',
    },
  ],
]);

const ENGLISH = MESSAGES.get('en') as Record<EndReason, string>;

/**
 * The text at the end: the study's closing message after a complete interview, a standard text when screened out
 * (decisions, D2) or when the study has none. `language` is one of B3's codes; English where there is no text in a
 * language.
 */
export function endMessage(outcome: EndReason, language: string, closingMessage?: string | null): string {
  if (outcome === 'complete' && closingMessage?.trim()) return closingMessage;
  return (MESSAGES.get(language.split('-')[0] ?? '') ?? ENGLISH)[outcome];
}
