'use client';
import { Button } from './button';
import { Note } from './note';

interface ErrorNoteProps {
  /** What did not work: "The studies could not be loaded." */
  title: string;
  /** The server's own sentence, or what to do. */
  children?: string | undefined;
  /** To quote to the server's administrator. */
  requestId?: string | null | undefined;
  retry?: (() => void) | undefined;
  className?: string;
}

/** What happened, what to do, and the request's id. */
export function ErrorNote({ title, children, requestId, retry, className }: ErrorNoteProps) {
  return (
    <Note
      tone="critical"
      live="alert"
      title={title}
      {...(className === undefined ? {} : { className })}
      actions={
        <>
          {retry ? (
            <Button size="sm" onPress={retry}>
              Try again
            </Button>
          ) : null}
          {requestId ? (
            <span className="self-center text-12 text-ink-3">{`Request ${requestId}`}</span>
          ) : null}
        </>
      }
    >
      {children}
    </Note>
  );
}
