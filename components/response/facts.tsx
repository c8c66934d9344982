'use client';
import { MessageSquareText, Plus } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { LocalTime } from '@/components/ui/local-time';
import { AddTag } from '@/components/ui/tag';
import { AnnotationEditor } from './lazy-editor';
import { hasWords } from './missing-recordings';
import { Quality } from './quality';
import { useDesk } from './reading-desk';
import { Sentence } from './sentence';
import { Tags } from './tags';
import { useUnsurePlaces } from './use-unsure';
import { whenText } from './when-text';

interface FactsProps {
  addingTag: boolean;
  setAddingTag: (adding: boolean) => void;
  tagField: RefObject<HTMLInputElement | null>;
}

/** The data of the response beside its transcript. */
export function Facts({ addingTag, setAddingTag, tagField }: FactsProps) {
  const { reading } = useDesk();
  const { quality, personas, statements, otherRemarks, urlParams, analysis } = reading;
  const params = Object.entries(urlParams);
  return (
    <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      <Fact name="Tags">
        <Tags adding={addingTag} setAdding={setAddingTag} fieldRef={tagField} />
      </Fact>
      {quality && hasWords(reading.transcript) ? (
        <Fact name="Quality">
          <Quality quality={quality} />
        </Fact>
      ) : null}
      {personas === '' ? null : (
        <Fact name="Persona">
          {statements.personas.length === 0 ? (
            <p dir="auto">{personas}</p>
          ) : (
            <ul>
              {statements.personas.map((line) => (
                <li key={line.text}>
                  <Sentence statement={line} />
                </li>
              ))}
            </ul>
          )}
        </Fact>
      )}
      {otherRemarks === '' ? null : (
        <Fact name="Remarks">
          <p dir="auto">{otherRemarks}</p>
        </Fact>
      )}
      {params.length === 0 ? null : (
        <Fact name="URL parameters">
          <ul className="flex flex-wrap gap-1">
            {params.map(([key, value]) => (
              <UrlParameter key={key} name={key} value={value} />
            ))}
          </ul>
        </Fact>
      )}
      <Unsure />
      <Fact name="Id">
        {/* The closing page asks participants to quote it. */}
        <span className="machine-name select-all break-all text-12 text-ink-2">{reading.id}</span>
      </Fact>
      <Fact name="Notes">
        <Notes />
      </Fact>
      {analysis.analyzedAt === null ? null : (
        <Fact name="Analysed">
          <p className="text-ink-2">
            <LocalTime at={analysis.analyzedAt}>{whenText(analysis.analyzedAt)}</LocalTime>
            {analysis.engine ? (
              <span className="text-ink-3">{`, ${analysis.engine.name} ${analysis.engine.version}`}</span>
            ) : null}
          </p>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}

/** How much of the transcript its transcriber was not sure of, with the way through it. */
function Unsure() {
  const { places, answers, next } = useUnsurePlaces();
  if (places === 0) return null;
  return (
    <Fact name="Uncertain">
      <span className="flex flex-wrap gap-x-2">
        {`${places} ${places === 1 ? 'place' : 'places'} in ${answers} ${answers === 1 ? 'answer' : 'answers'}`}
        <button
          type="button"
          onClick={next}
          className="relative text-accent underline decoration-line-strong underline-offset-2 after:absolute after:-inset-1 print:hidden"
        >
          {places === 1 ? 'Show it' : 'Next'}
        </button>
      </span>
    </Fact>
  );
}

function UrlParameter({ name, value }: { name: string; value: string }) {
  return (
    <li className="inline-flex min-h-5 max-w-full items-stretch overflow-hidden rounded-1 border border-line-strong text-12">
      <span className="shrink-0 content-center border-e border-line-strong bg-well px-1.5 text-ink-3">
        {name}
      </span>
      <span className="machine-name min-w-0 content-center break-all px-1.5">
        {value === '' ? '–' : value}
      </span>
    </li>
  );
}

/** Notes on the whole response. */
function Notes() {
  const { reading, draft, setDraft } = useDesk();
  const notes = reading.annotations.filter(({ responseIndex }) => responseIndex === null);
  const own = draft?.at === 'response' ? draft : null;
  return (
    <div className="grid gap-2">
      {notes.map((note) =>
        own?.annotationId === note.id ? (
          <AnnotationEditor key={note.id} draft={own} />
        ) : (
          <div key={note.id} className="grid gap-0.5">
            <p dir="auto" className="whitespace-pre-wrap break-words">
              {note.body}
            </p>
            <p className="flex flex-wrap gap-x-2 text-12 text-ink-3">
              <span>
                {`${note.author?.name ?? 'Somebody who left'}, `}
                <LocalTime at={note.updatedAt}>{whenText(note.updatedAt)}</LocalTime>
              </span>
              {note.mayChange ? (
                <button
                  type="button"
                  className="relative underline decoration-line-strong underline-offset-2 after:absolute after:-inset-1 hover:text-ink"
                  onClick={() => setDraft({ at: 'response', annotationId: note.id })}
                >
                  Change
                </button>
              ) : null}
            </p>
          </div>
        ),
      )}
      {own && own.annotationId === null ? (
        <AnnotationEditor draft={own} />
      ) : reading.may.annotate ? (
        <span>
          <AddTag onPress={() => setDraft({ at: 'response', annotationId: null })}>
            <Plus aria-hidden />
            Note
          </AddTag>
        </span>
      ) : notes.length === 0 ? (
        <span className="inline-flex items-center gap-1 text-ink-3">
          <MessageSquareText aria-hidden className="size-3" />
          None
        </span>
      ) : null}
    </div>
  );
}
