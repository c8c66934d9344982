'use client';
import { ArrowDown, ArrowUp, GripVertical, Type, X } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { beginDrag } from '@/components/ui/begin-drag';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { ErrorNote } from '@/components/ui/error-note';
import { type FilmLook, FilmOptions, PLAIN_FILM } from '@/components/ui/film-options';
import { IconButton } from '@/components/ui/icon-button';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api';
import { useMakeReel } from '@/lib/client/clips';
import { clockTime } from '@/lib/domain/reading/clock-time';
import type { ReelV1 } from '@/lib/wire/v1/reel';
import { cardPart, lengthOf, movedPart, type ReelPart, sentParts } from './reel-draft';

interface ReelMakerProps {
  studyId: string;
  /** In the order of the reel. */
  parts: readonly ReelPart[];
  onChange: (parts: readonly ReelPart[]) => void;
  /** The reel that is changed; null: a new one. */
  reel: ReelV1 | null;
  /** It was made, or is to be left as it is. */
  onDone: () => void;
}

/** Clips and cards in an order, by drag and by keyboard, and what makes a film of them. */
export function ReelMaker({ studyId, parts, onChange, reel, onDone }: ReelMakerProps) {
  const make = useMakeReel(studyId);
  const [title, setTitle] = useState(reel?.title ?? '');
  const [look, setLook] = useState<FilmLook>(reel ? lookOf(reel) : PLAIN_FILM);
  const [dragged, setDragged] = useState<string | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const [told, tell] = useState('');
  const { clips } = sentParts(parts);
  const move = (key: string, to: number) => {
    const after = movedPart(parts, key, to);
    if (after === parts) return;
    onChange(after);
    const place = after.findIndex((part) => part.key === key);
    tell(`${nameOf(after[place]!)}, place ${place + 1} of ${after.length}.`);
  };
  const takeOut = (part: ReelPart) => {
    onChange(parts.filter((one) => one !== part));
    toast.done(`${nameOf(part)} was taken out.`, { undo: () => onChange(parts) });
  };
  const addCard = () => {
    const at = parts.findIndex(({ key }) => key === current);
    const card = cardPart();
    onChange(parts.toSpliced(Math.max(at, 0), 0, card));
    setCurrent(card.key);
  };
  const mayMake = title.trim() !== '' && clips.length > 0 && !make.isPending;
  const start = () => {
    if (!mayMake) return;
    make.mutate(
      {
        reelId: reel?.id ?? null,
        body: {
          ...{ title: title.trim(), ...sentParts(parts), captions: look.captions },
          // What this page has no field for stays hidden.
          hide: [...(reel?.hide.filter((what) => what !== 'camera' && what !== 'voice') ?? []), ...look.hide],
          ...(reel && reel.names.length > 0 ? { names: reel.names } : {}),
        },
      },
      {
        onSuccess: () => {
          toast.done('The reel is being made.');
          onDone();
        },
      },
    );
  };
  useShortcuts('Reel', [
    { keys: 'Alt ↑ ↓', label: 'order', run: () => undefined, hint: true },
    { keys: 'T', label: 'title card', hint: true, run: addCard },
    { keys: '⌘↵', label: 'make reel', hint: true, inFields: true, run: start, off: !mayMake },
  ]);
  return (
    <section
      aria-label={reel ? 'Change reel' : 'New reel'}
      className="grid content-start gap-4 border-b border-line bg-sheet px-6 py-5"
    >
      <div className="flex items-center gap-3">
        <h2 className="text-16 font-title">{reel ? `Change ${reel.title}` : 'New reel'}</h2>
        <span className="text-13 text-ink-3 tabular-nums">{clockTime(Math.round(lengthOf(parts)))}</span>
        <Button
          size="sm"
          variant="quiet"
          className="ms-auto"
          icon={<Type aria-hidden />}
          keys={['T']}
          onPress={addCard}
        >
          Title card
        </Button>
      </div>
      <p role="status" className="sr-only">
        {told}
      </p>
      {make.error ? (
        <ErrorNote
          title="The reel was not made."
          requestId={make.error instanceof ApiError ? make.error.requestId : null}
        >
          {make.error.message}
        </ErrorNote>
      ) : null}
      <TextField label="Title of the reel" value={title} onChange={setTitle} maxLength={300} />
      <ol className="grid">
        {parts.map((part, at) => (
          <Part
            key={part.key}
            {...{ part, at }}
            isDragging={dragged !== null}
            onDrag={(isOn) => setDragged(isOn ? part.key : null)}
            onDrop={(to) => {
              if (dragged !== null) move(dragged, to);
              setDragged(null);
            }}
            onFocus={() => setCurrent(part.key)}
            onMove={(to) => move(part.key, to)}
            onTakeOut={() => takeOut(part)}
            onChange={(changed) => onChange(parts.with(at, changed))}
          />
        ))}
      </ol>
      <p className="text-12 text-ink-3">Drag to put in order, or Alt and the arrow keys.</p>
      <FilmOptions look={look} onChange={setLook} />
      <div>
        <Button
          variant="primary"
          keys={['⌘', '↵']}
          busy={make.isPending && 'Making reel'}
          disabled={title.trim() === '' || clips.length === 0}
          onPress={start}
        >
          {reel ? 'Make it again' : 'Make reel'}
        </Button>
        <Button className="ms-2" onPress={onDone}>
          {reel ? 'Leave it as it was' : 'Discard'}
        </Button>
      </div>
    </section>
  );
}

function lookOf({ captions, hide }: ReelV1): FilmLook {
  return { captions, hide: (['camera', 'voice'] as const).filter((what) => hide.includes(what)) };
}

const nameOf = (part: ReelPart) =>
  part.kind === 'clip' ? part.title : part.text.trim() === '' ? 'Title card' : `Title card ${part.text}`;

interface PartProps {
  part: ReelPart;
  at: number;
  isDragging: boolean;
  onDrag: (isOn: boolean) => void;
  /** Before this place. */
  onDrop: (to: number) => void;
  onFocus: () => void;
  onMove: (to: number) => void;
  onTakeOut: () => void;
  onChange: (part: ReelPart) => void;
}

function Part({ part, at, isDragging, onDrag, onDrop, onFocus, onMove, onTakeOut, onChange }: PartProps) {
  const [edge, setEdge] = useState<'before' | 'after' | null>(null);
  const name = nameOf(part);
  const over = (event: DragEvent<HTMLLIElement>) => {
    if (!isDragging) return;
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    setEdge(event.clientY < top + height / 2 ? 'before' : 'after');
  };
  return (
    <li
      onDragOver={over}
      onDragLeave={() => setEdge(null)}
      onDrop={(event) => {
        event.preventDefault();
        setEdge(null);
        onDrop(edge === 'before' ? at : at + 1);
      }}
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        onMove(event.key === 'ArrowUp' ? at - 1 : at + 2);
      }}
      className={classNames(
        'flex items-center gap-2 border-t border-line py-2',
        edge === 'before' && 'shadow-[0_-2px_0_var(--accent)]',
        edge === 'after' && 'shadow-[0_2px_0_var(--accent)]',
      )}
    >
      <span
        aria-hidden
        draggable
        onDragStart={(event) => {
          beginDrag(event, event.currentTarget.closest('li'));
          onDrag(true);
        }}
        onDragEnd={() => onDrag(false)}
        className="shrink-0 cursor-grab p-1 text-ink-3 max-[60rem]:hidden"
      >
        <GripVertical className="size-4" />
      </span>
      <span className="w-5 text-end text-ink-3 tabular-nums">{at + 1}</span>
      {part.kind === 'clip' ? (
        <span className="min-w-0 flex-1">
          <span className="block truncate font-read text-read-15">{part.title}</span>
          <span className="text-12 text-ink-3">{part.about}</span>
        </span>
      ) : (
        <TextField
          className="flex-1"
          label={`Words of the card at place ${at + 1}`}
          labelHidden
          placeholder="Words of the title card"
          value={part.text}
          onChange={(text) => onChange({ ...part, text })}
          maxLength={200}
        />
      )}
      <span className="text-12 text-ink-3 tabular-nums">{clockTime(Math.round(part.seconds))}</span>
      <IconButton label={`Move up: ${name}`} keys={['Alt', '↑']} onPress={() => onMove(at - 1)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton label={`Move down: ${name}`} keys={['Alt', '↓']} onPress={() => onMove(at + 2)}>
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton label={`Take out: ${name}`} onPress={onTakeOut}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
