'use client';
import { ArrowDown, ArrowUp, ChevronDown, Ellipsis, ImageIcon, Link as LinkIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { MaterialFrame } from '@/components/ui/material-frame';
import { Menu } from '@/components/ui/menu';
import type { IdentifiedBlock, IdentifiedConcept } from '@/lib/domain/guide/guide';
import { isWebAddress } from '@/lib/domain/guide/web-address';
import { setConcept } from '../model/edit-parts';
import { moveConcept } from '../model/option-lists';
import { counted } from '../model/type-words';
import { useAskBeforeRemoval } from '../removal/use-removal';
import { AddCondition, ConditionEditor } from './condition-editor';
import { LineField, SettledField } from './line-field';
import { MediaEditor } from './media-editor';
import { TextArea } from './text-area';
import { useEdit } from './use-edit';

interface ConceptCardProps {
  block: IdentifiedBlock;
  concept: IdentifiedConcept;
  index: number;
  count: number;
  /** A problem is inside it: it has to be open. */
  wanted: boolean;
}

/** A concept: folded as participants see it, open with all its fields. */
export function ConceptCard({ block, concept, index, count, wanted }: ConceptCardProps) {
  const [opened, setOpened] = useState(concept.content.title === '');
  const open = opened || wanted;
  const { content } = concept;
  const picture = (content.media ?? []).find(({ type, url }) => type === 'image' && isWebAddress(url));
  return (
    <article
      aria-label={`Concept ${concept.nickname || index + 1}`}
      data-concept={concept.id}
      className="rounded-3 border border-line bg-sheet"
    >
      <div className="flex items-start gap-4 p-3">
        {picture ? (
          <MaterialFrame
            kind="image"
            url={picture.url}
            name={picture.name}
            covers
            className="h-20 w-[7.5rem] shrink-0 rounded-2 border border-line bg-well"
          />
        ) : null}
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpened(!open)}
          className="grid min-w-0 flex-1 justify-items-start gap-1 text-start"
        >
          <span className="flex max-w-full items-center gap-2">
            <span className="truncate font-strong">
              {[concept.nickname, content.title || 'No title yet'].filter(Boolean).join('. ')}
            </span>
            <span className="machine-name truncate text-12 text-ink-3">{concept.externalId}</span>
            <ChevronDown
              aria-hidden
              className={`size-3 shrink-0 text-ink-3 ${open ? 'rotate-180' : ''}`}
              strokeWidth={1.5}
            />
          </span>
          {open ? null : <span className="line-clamp-2 text-ink-2">{content.description}</span>}
          {open ? null : <Facts concept={concept} />}
        </button>
        <Acts block={block} concept={concept} index={index} count={count} onEdit={() => setOpened(true)} />
      </div>
      {open ? <ConceptFields block={block} concept={concept} onDone={() => setOpened(false)} /> : null}
    </article>
  );
}

function Facts({ concept: { content, conditional } }: { concept: IdentifiedConcept }) {
  const media = content.media ?? [];
  const images = media.filter(({ type }) => type === 'image').length;
  const videos = media.length - images;
  const facts = [
    images > 0 ? counted(images, 'image') : null,
    videos > 0 ? counted(videos, 'video') : null,
    media.length === 0 ? 'no media' : null,
  ];
  return (
    <span className="flex items-center gap-2 text-12 text-ink-3 [&_svg]:size-[0.875rem]">
      <ImageIcon aria-hidden strokeWidth={1.5} />
      {facts.filter(Boolean).join(', ')}
      <LinkIcon aria-hidden strokeWidth={1.5} />
      {content.embed ? 'a page' : 'no embed'}
      {conditional ? ', with a condition' : ''}
    </span>
  );
}

function Acts({
  block,
  concept,
  index,
  count,
  onEdit,
}: Omit<ConceptCardProps, 'wanted'> & { onEdit: () => void }) {
  const { edit } = useEdit();
  const removal = useAskBeforeRemoval();
  const move = (to: number) =>
    edit('Move a concept', (guide) => moveConcept(guide, block.id, concept.id, to));
  return (
    <Menu
      label={`Acts on concept ${concept.nickname}`}
      trigger={
        <IconButton label={`More for concept ${concept.nickname || index + 1}`} size="sm" noTooltip>
          <Ellipsis aria-hidden />
        </IconButton>
      }
      actions={[
        { id: 'edit', label: 'Edit', run: onEdit },
        {
          id: 'up',
          label: 'Move up',
          icon: <ArrowUp aria-hidden />,
          disabledReason: index === 0 ? 'It is the first' : undefined,
          run: () => move(index - 1),
        },
        {
          id: 'down',
          label: 'Move down',
          icon: <ArrowDown aria-hidden />,
          disabledReason: index === count - 1 ? 'It is the last' : undefined,
          run: () => move(index + 2),
        },
        {
          id: 'delete',
          label: 'Delete concept',
          danger: true,
          run: () => removal.removeConcept(block.id, concept.id),
        },
      ]}
    />
  );
}

function ConceptFields({
  block,
  concept,
  onDone,
}: {
  block: IdentifiedBlock;
  concept: IdentifiedConcept;
  onDone: () => void;
}) {
  const { edit } = useEdit();
  const { content } = concept;
  const set = (changes: Parameters<typeof setConcept>[3], group?: string) =>
    edit(
      'Edit a concept',
      (guide) => setConcept(guide, block.id, concept.id, changes),
      group && `${group} ${concept.id}`,
    );
  const holder = { blockId: block.id, conceptId: concept.id };
  return (
    <div className="grid gap-3 border-t border-line px-4 py-3">
      <div className="flex flex-wrap gap-3">
        <Labelled words="Short name">
          <LineField
            label="Short name"
            field="nickname"
            value={concept.nickname}
            placeholder="A"
            className="w-[6rem]!"
            onChange={(nickname) => set({ nickname }, 'nickname')}
          />
        </Labelled>
        <Labelled words="Title" wide>
          <LineField
            label="Title"
            field="content/title"
            value={content.title}
            maxLength={300}
            placeholder="What participants read"
            onChange={(title) => set({ content: { title } }, 'title')}
          />
        </Labelled>
        <Labelled words="Reference name">
          <SettledField
            machine
            label="Reference name of the concept"
            field="externalId"
            value={concept.externalId ?? ''}
            className="w-[9rem]"
            onSettle={(name) => set({ externalId: name || undefined })}
          />
        </Labelled>
      </div>
      <TextArea
        label="Description"
        field="content/description"
        value={content.description ?? ''}
        rows={2}
        onChange={(text) => set({ content: { description: text || undefined } }, 'description')}
      />
      <MediaEditor
        ofItem={false}
        prefix="content/"
        media={content.media ?? []}
        embed={content.embed ?? null}
        onMedia={(media, group) => set({ content: { media } }, group)}
        onEmbed={(embed) => set({ content: { embed: embed && { url: embed.url } } }, 'embed')}
      />
      {concept.conditional ? (
        <ConditionEditor
          holder={holder}
          conditional={concept.conditional}
          otherwise="Others are not shown this concept"
        />
      ) : (
        <AddCondition holder={holder} />
      )}
      <div>
        <Button size="sm" onPress={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}

function Labelled({ words, wide, children }: { words: string; wide?: boolean; children: ReactNode }) {
  return (
    <span className={wide ? 'grid min-w-[12rem] flex-1 gap-1' : 'grid gap-1'}>
      <span aria-hidden className="text-12 text-ink-3">
        {words}
      </span>
      {children}
    </span>
  );
}
