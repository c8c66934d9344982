'use client';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { useHydrated } from '@/components/ui/use-hydrated';
import { type AuthProblem, authProblem } from './auth-problem';

interface AuthFormProps {
  title: string;
  intro?: ReactNode;
  /** The fields, rendered with their errors. */
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
  /** The button's label, a verb, and its label while the request runs. */
  act: string;
  busy: string;
  foot?: ReactNode;
  /** Throws the errors of the fields or the server. After success the browser goes to another page. */
  submit: (fields: ReadonlyMap<string, string>) => Promise<void>;
  /** Refusals with a special meaning on this page. */
  refused?: (error: unknown) => AuthProblem | undefined;
}

/** A form that is the whole page: one heading, its fields, one button. */
export function AuthForm(props: AuthFormProps) {
  const { title, intro, children, act, busy, foot, submit, refused } = props;
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<AuthProblem>();
  const hydrated = useHydrated();
  const send = async (form: HTMLFormElement) => {
    setWorking(true);
    setProblem(undefined);
    try {
      await submit(new Map([...new FormData(form)].map(([name, value]) => [name, String(value)])));
    } catch (error) {
      const found = refused?.(error) ?? authProblem(error);
      setProblem(found);
      setWorking(false);
      const [field] = found.fields.keys();
      const first = field === undefined ? null : form.elements.namedItem(field);
      if (first instanceof HTMLElement) first.focus();
    }
  };
  return (
    <form
      // If it is submitted before the page's scripts run, typed values must not get into the URL.
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!working) void send(event.currentTarget);
      }}
    >
      <div className="grid gap-2">
        <h1 className="font-title text-24 tracking-[-0.018em]">{title}</h1>
        {intro ? <div className="text-14 text-ink-2">{intro}</div> : null}
      </div>
      {problem?.title ? (
        <Note tone="critical" live="alert" title={problem.title}>
          {problem.text}
        </Note>
      ) : null}
      {children((name) => problem?.fields.get(name))}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="w-full pointer-coarse:h-[3rem]"
        busy={working && busy}
        disabled={!hydrated}
        keys={['↵']}
      >
        {act}
      </Button>
      {foot ? <div className="text-13 text-ink-2">{foot}</div> : null}
    </form>
  );
}

/** Goes to another page with a full load, so that nothing of the previous user stays in memory. */
export function leaveFor(href: string): Promise<never> {
  window.location.assign(href);
  return new Promise(() => undefined);
}
