'use client';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { useHydrated } from '@/components/ui/use-hydrated';
import { type DoorProblem, doorProblem } from './door-problem';

interface DoorFormProps {
  title: string;
  intro?: ReactNode;
  /** The fields, given what is wrong with them. */
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
  /** Verb, and what it is called while it works. */
  act: string;
  busy: string;
  foot?: ReactNode;
  /** Throws what the fields or the server refuse. Once it is over the browser goes elsewhere. */
  submit: (fields: ReadonlyMap<string, string>) => Promise<void>;
  /** Refusals that mean something of their own here. */
  refused?: (error: unknown) => DoorProblem | undefined;
}

/** A form that is the whole page: one heading, its fields, one act. */
export function DoorForm(props: DoorFormProps) {
  const { title, intro, children, act, busy, foot, submit, refused } = props;
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<DoorProblem>();
  const hydrated = useHydrated();
  const send = async (form: HTMLFormElement) => {
    setWorking(true);
    setProblem(undefined);
    try {
      await submit(new Map([...new FormData(form)].map(([name, value]) => [name, String(value)])));
    } catch (error) {
      const found = refused?.(error) ?? doorProblem(error);
      setProblem(found);
      setWorking(false);
      const [field] = found.fields.keys();
      const first = field === undefined ? null : form.elements.namedItem(field);
      if (first instanceof HTMLElement) first.focus();
    }
  };
  return (
    <form
      // Were it sent before the page's scripts run, nothing typed may come into an address.
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

/** Leaves for a page with everything anew: nothing of whoever was here before stays in memory. */
export function leaveFor(href: string): Promise<never> {
  window.location.assign(href);
  return new Promise(() => undefined);
}
