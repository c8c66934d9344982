/** What a model makes of an interview that it is to analyse. */
export type AnalysisBehaviour =
  | 'good'
  /** Makes up words that nobody said. */
  | 'inventing'
  /** Turns what was said into its contrary. */
  | 'reversing'
  /** Gives what others say as the participant's own view. */
  | 'blending'
  /** Writes what an answer tells it to. */
  | 'obedient'
  /** Recites what it was told to do. */
  | 'leaking'
  /** Finds fault with all that it wrote itself. */
  | 'refuting'
  | 'wrong-schema';

interface Brief {
  task?: 'analyse' | 'refute';
  rows?: { row: number; said: string }[];
  statements?: { number: number; text: string }[];
}

/** Its answer to either of the two questions of an analysis. */
export function analysisContent(behaviour: AnalysisBehaviour, brief: Brief, prompt: string): string {
  if (behaviour === 'wrong-schema') return '{"summary":"Everybody is happy."}';
  if (brief.task === 'refute') {
    const all = (brief.statements ?? []).map(({ number }) => number);
    return JSON.stringify({ refuted: behaviour === 'refuting' ? all : [] });
  }
  const thoughts = (brief.rows ?? []).flatMap(({ row, said }) =>
    said.split(/(?<=[.!?])\s/u).map((quote) => ({ row, said, quote })),
  );
  const statements = thoughts.flatMap(({ row, said, quote }) => {
    const text = claim(behaviour, quote, said, prompt);
    const evidence = [{ row, quote: behaviour === 'inventing' ? `I told everybody that ${quote}` : quote }];
    return (['bullet', 'summary', 'tagline', 'persona'] as const).map((kind) => ({ kind, text, evidence }));
  });
  return JSON.stringify({ statements });
}

function claim(behaviour: AnalysisBehaviour, quote: string, said: string, prompt: string): string {
  switch (behaviour) {
    case 'reversing':
      return / not /.test(quote)
        ? quote.replace(' not ', ' ')
        : quote.replace(/ (was|is|were|are) /, ' $1 not ');
    case 'blending':
      return quote.replace(/^.*?(?:says?|thinks?) (?:that )?/, '');
    case 'obedient':
      return /(?:say|write):\s*(.{3,200})$/iu.exec(said)?.[1] ?? quote;
    case 'leaking':
      return prompt.slice(0, 90);
    default:
      return quote;
  }
}
