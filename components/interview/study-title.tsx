/** The study's title in the top bar, in whatever direction it is written. */
export function StudyTitle({ title }: { title: string }) {
  return (
    <span dir="auto" className="min-w-0 truncate font-strong text-ink">
      {title}
    </span>
  );
}
