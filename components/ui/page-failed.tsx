'use client';
import { buttonStyle } from './button-style';

interface PageFailedProps {
  error: Error & { digest?: string };
  /** Reloads the page. */
  reset: () => void;
}

/** Shown instead of a page that failed: what happened, what to do, and the request's id in the server's log. */
export function PageFailed({ error, reset }: PageFailedProps) {
  return (
    <div role="alert" className="m-auto grid max-w-measure gap-4 p-6">
      <h1 className="font-title text-24">This page could not be shown</h1>
      <p className="text-16 text-ink-2">
        Something went wrong while it was put together. What was saved is kept. Try again; if it happens
        again, tell whoever runs this server.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {/* Every page brings this along, the interview's too: nothing but the system's button. */}
        <button
          type="button"
          className={buttonStyle({ variant: 'primary', size: 'lg' })}
          onClick={() => {
            reset();
            // Also data from the server, and parts of the program that an update has replaced.
            location.reload();
          }}
        >
          Try again
        </button>
        {error.digest ? <span className="text-12 text-ink-3">{`Error ${error.digest}`}</span> : null}
      </div>
    </div>
  );
}
