'use client';

import { type FormEvent, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useCredentials } from './credentials';
import { FormField } from './form-field';
import { sendRequest, type TriedAnswer, type TriedEndpoint } from './send-request';

/** Tries the operation against this server. Not there without scripts. */
export function TryIt({ endpoint }: { endpoint: TriedEndpoint }) {
  const [open, setOpen] = useState(false);
  if (!useHydrated()) return null;
  return (
    <details
      className="rounded-3 border border-line-strong"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="cursor-pointer rounded-3 px-3 py-2 font-strong text-13 hover:bg-fill">
        Try it<span className="sr-only">: {endpoint.summary}</span>
      </summary>
      {open ? <TryForm endpoint={endpoint} /> : null}
    </details>
  );
}

type State = { busy: boolean; answer?: TriedAnswer; failed?: string };

function TryForm({ endpoint }: { endpoint: TriedEndpoint }) {
  const { key, token, setKey, setToken } = useCredentials();
  const [values, setValues] = useState<Record<string, string>>({});
  const [body, setBody] = useState(endpoint.body ?? '');
  const [state, setState] = useState<State>({ busy: false });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.busy) return;
    setState({ busy: true });
    try {
      setState({ busy: false, answer: await sendRequest(endpoint, { values, body, key, token }) });
    } catch {
      setState({
        busy: false,
        failed: 'The request did not reach the server. Check the connection and send it again.',
      });
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3 border-line border-t p-3">
      {endpoint.credential === 'key' ? (
        <FormField label="API key" value={key} onChange={setKey} secret />
      ) : null}
      {endpoint.credential === 'token' ? (
        <FormField label="Interview token" value={token} onChange={setToken} secret />
      ) : null}
      {endpoint.parameters.map(({ name, required }) => (
        <FormField
          key={name}
          label={required ? name : `${name} (optional)`}
          value={values[name] ?? ''}
          onChange={(value) => setValues({ ...values, [name]: value })}
          required={required}
        />
      ))}
      {endpoint.body === undefined ? null : (
        <FormField label="Body" value={body} onChange={setBody} lines={8} />
      )}
      <button
        type="submit"
        aria-disabled={state.busy}
        className="h-md cursor-pointer justify-self-start rounded-2 bg-accent px-3 font-strong text-13 text-on-accent hover:bg-accent-hover"
      >
        {state.busy ? 'Sending' : 'Send request'}
      </button>
      <div aria-live="polite">
        {state.failed ? <p className="text-13 text-critical">{state.failed}</p> : null}
        {state.answer ? <AnswerText answer={state.answer} /> : null}
      </div>
    </form>
  );
}

function AnswerText({ answer }: { answer: TriedAnswer }) {
  const { status, statusText, milliseconds, headers, body } = answer;
  return (
    <div className="grid gap-2">
      <p className="text-13">
        <strong className={`font-strong ${status < 400 ? 'text-positive' : 'text-critical'}`}>
          {status} {statusText}
        </strong>{' '}
        <span className="text-ink-3">in {milliseconds} ms</span>
      </p>
      <details>
        <summary className="cursor-pointer text-12 text-ink-2">Headers</summary>
        <Scrolled label="Headers of the answer" text={headers.map((pair) => pair.join(': ')).join('\n')} />
      </details>
      {body === '' ? (
        <p className="text-12 text-ink-3">No body.</p>
      ) : (
        <Scrolled label="Body of the answer" text={body} />
      )}
    </div>
  );
}

function Scrolled({ label, text }: { label: string; text: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
      className="max-h-[26rem] overflow-auto rounded-2 bg-well p-2"
    >
      <pre className="font-code text-12 text-ink leading-5">{text}</pre>
    </section>
  );
}
