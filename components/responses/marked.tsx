interface MarkedProps {
  text: string;
  marks: readonly (readonly number[])[];
  /** What is marked is near what was searched, and not it. */
  near?: boolean;
}

/** A part of the participant's words with its search matches marked. `marks` are in order and do not overlap. */
export function Marked({ text, marks, near = false }: MarkedProps) {
  const pieces: React.ReactNode[] = [];
  let from = 0;
  for (const [start = 0, end = 0] of marks) {
    pieces.push(text.slice(from, start));
    pieces.push(
      <mark
        key={start}
        className={
          near
            ? 'bg-transparent text-ink underline decoration-dashed decoration-ink-3 underline-offset-4'
            : 'rounded-1 bg-marker text-ink'
        }
      >
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  pieces.push(text.slice(from));
  return <>{pieces}</>;
}
