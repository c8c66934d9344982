/** How many problems a part has. */
export function ProblemCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      role="img"
      aria-label={count === 1 ? '1 problem' : `${count} problems`}
      className="grid h-[1.0625rem] min-w-[1.0625rem] shrink-0 place-items-center rounded-full bg-critical px-1 font-title text-[0.625rem] text-on-accent tabular-nums"
    >
      {count}
    </span>
  );
}
