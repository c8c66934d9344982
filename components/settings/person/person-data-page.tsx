'use client';
import { Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { Segments } from '@/components/ui/segments';
import { PageHeader } from '@/components/ui/shell/page-header';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { TextField } from '@/components/ui/text-field';
import type { Erased, PersonChoice } from '@/lib/client/person-data';
import { OrganisationFrame } from '../organisation-frame';
import { FoundPerson } from './found-person';
import { nameOf } from './kept-words';

const WAYS = [
  { id: 'parameter', label: 'By the link' },
  { id: 'response', label: 'By a response' },
] as const;
type Way = (typeof WAYS)[number]['id'];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** /organisation/people: what is kept of one participant, over all studies. Who it is never stands in the address. */
export function PersonDataPage() {
  const [choice, setChoice] = useState<PersonChoice | null>(null);
  const [erased, setErased] = useState<({ name: string } & Erased) | null>(null);
  return (
    <>
      <PageHeader
        title="People’s data"
        crumbs={[{ label: 'Organisation', href: '/organisation' }]}
        detail={
          <span className="truncate text-ink-3 max-[60rem]:hidden">
            What is kept of one participant, over all studies
          </span>
        }
      />
      <OrganisationFrame current="/organisation/people" wide>
        <Finder
          onFind={(person) => {
            setErased(null);
            setChoice(person);
          }}
        />
        {erased ? (
          <Note
            tone={erased.held > 0 ? 'caution' : 'positive'}
            live="status"
            className="m-6 max-w-measure max-[60rem]:mx-4"
            title={
              erased.held > 0
                ? `The person behind ${erased.name} is not erased altogether: a legal hold keeps ${erased.held === 1 ? 'one response' : `${erased.held} responses`}.`
                : `The person behind ${erased.name} is erased.`
            }
          >
            {`${erased.responses === 1 ? 'One response is' : `${erased.responses} responses are`} gone with all that hung on them; files follow within minutes. The audit log has an entry for each.`}
          </Note>
        ) : choice ? (
          <FoundPerson
            key={JSON.stringify(choice)}
            choice={choice}
            onErased={(all) => {
              setErased({ name: nameOf(choice), ...all });
              setChoice(null);
            }}
          />
        ) : (
          <p className="max-w-measure px-6 py-4 text-ink-2 max-[60rem]:px-4">
            Somebody asks what you keep of them, or to be erased: find them by what their link carried, such
            as a panel’s number, or by the id of one of their responses.
          </p>
        )}
      </OrganisationFrame>
    </>
  );
}

function Finder({ onFind }: { onFind: (person: PersonChoice) => void }) {
  const [way, setWay] = useState<Way>('parameter');
  const [parameter, setParameter] = useState('');
  const [value, setValue] = useState('');
  const [id, setId] = useState('');
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useShortcuts('People’s data', [
    { keys: '/', label: 'find somebody', run: () => first.current?.focus(), hint: true },
  ]);
  const missing = (text: string, words: string) => (tried && text === '' ? words : undefined);
  const wrongId = tried && !UUID.test(id.trim()) ? 'An id has 36 characters, such as 1b2c3d4e-….' : undefined;
  const find = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (way === 'response') {
      if (UUID.test(id.trim())) onFind({ responseId: id.trim().toLowerCase() });
    } else if (parameter !== '' && value !== '') onFind({ parameter, value });
  };
  return (
    <form
      onSubmit={find}
      noValidate
      aria-label="Find a person"
      className="flex flex-wrap items-start gap-x-3 gap-y-2 border-line border-b px-6 py-4 max-[60rem]:px-4"
    >
      <div className="w-full">
        <Segments
          label="How to find somebody"
          size="sm"
          items={WAYS}
          value={way}
          onChange={(next) => {
            setTried(false);
            setWay(next);
          }}
        />
      </div>
      {way === 'parameter' ? (
        <>
          <TextField
            ref={first}
            label="Name in the link"
            value={parameter}
            onChange={setParameter}
            placeholder="pid"
            error={missing(parameter, 'Write what stands before the “=”.')}
            autoComplete="off"
            spellCheck={false}
            className="w-[14rem] max-w-full"
          />
          <TextField
            label="Value"
            value={value}
            onChange={setValue}
            error={missing(value, 'Write it to the letter.')}
            autoComplete="off"
            spellCheck={false}
            className="w-[20rem] max-w-full"
          />
        </>
      ) : (
        <TextField
          ref={first}
          label="Id of a response"
          value={id}
          onChange={setId}
          error={wrongId}
          hint="Others of the same person are found where the study names participants."
          autoComplete="off"
          spellCheck={false}
          className="w-[24rem] max-w-full"
        />
      )}
      <Button type="submit" icon={<Search aria-hidden />} className="mt-[1.625rem] max-[60rem]:mt-0">
        Find
      </Button>
    </form>
  );
}
