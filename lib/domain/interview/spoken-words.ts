/** In characters; a longer text is not read aloud, only the question is. */
const LONGEST_SPOKEN = 4_000;

interface Asked {
  text: string;
  /** The options; the columns of a matrix. In this participant's order. */
  options?: readonly { text: string }[];
  /** The rows of a matrix. */
  rows?: readonly { text: string }[];
}

/** The text that is read aloud for a question: its words and its options, each as a sentence of its own. */
export function spokenWords({ text, options = [], rows = [] }: Asked): string {
  const question = text.trim();
  if (question === '') return '';
  const whole = [question, ...[...rows, ...options].map((part) => sentence(part.text))].join(' ');
  return whole.length > LONGEST_SPOKEN ? question : whole;
}

/** With a full stop when it has no end mark: voices pause there. */
function sentence(text: string): string {
  const words = text.trim();
  return /[.!?…。！？؟।]$/u.test(words) ? words : `${words}.`;
}
