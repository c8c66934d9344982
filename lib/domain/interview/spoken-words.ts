/** More than a voice says at once; then the question alone is read. */
const LONGEST_SPOKEN = 4_000;

interface Asked {
  text: string;
  /** What there is to choose from; the columns of a matrix. In this participant's order. */
  options?: readonly { text: string }[];
  /** Of a matrix. */
  rows?: readonly { text: string }[];
}

/** What is read aloud of a question: its text and what there is to choose from, each as a sentence of its own. */
export function spokenWords({ text, options = [], rows = [] }: Asked): string {
  const question = text.trim();
  if (question === '') return '';
  const whole = [question, ...[...rows, ...options].map((part) => sentence(part.text))].join(' ');
  return whole.length > LONGEST_SPOKEN ? question : whole;
}

/** With a full stop where it has no end of its own: voices pause there. */
function sentence(text: string): string {
  const words = text.trim();
  return /[.!?…。！？؟।]$/u.test(words) ? words : `${words}.`;
}
