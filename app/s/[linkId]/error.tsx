'use client';

/** The server could not read the study. Nothing of the page can be relied upon here, its languages neither. */
export default function InterviewError({ reset }: { reset: () => void }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-measure content-center gap-4 p-6" lang="en" dir="ltr">
      <h1 className="font-read text-[2.375rem] leading-[2.75rem]">This page could not be shown</h1>
      <p className="text-16 text-ink-2">
        The server did not answer in time. Whatever you have answered is kept. Try again in a moment.
      </p>
      <button
        type="button"
        onClick={() => {
          reset();
          location.reload();
        }}
        className="min-h-touch justify-self-start rounded-3 border border-accent bg-accent px-6 text-16 text-on-accent"
      >
        Try again
      </button>
    </main>
  );
}
