/** The logo: two halves of a conversation, one drawn, one filled. */
export function Mark({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`shrink-0 text-ink ${className}`}>
      <path
        d="M9 1.6v14a7 7 0 0 1 0-14Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M11 4.4v14a7 7 0 0 0 0-14Z" fill="currentColor" />
    </svg>
  );
}

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2">
      <Mark />
      <span className="font-read text-[1.1875rem] leading-6 tracking-[-0.012em] [font-weight:480]">
        Colloquy
      </span>
    </span>
  );
}
