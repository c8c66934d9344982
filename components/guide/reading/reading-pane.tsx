'use client';
import { useRef } from 'react';
import { Note } from '@/components/ui/note';
import { Tag } from '@/components/ui/tag';
import { languageName } from '@/lib/client/languages';
import { useSession } from '@/lib/client/session';
import type { IdentifiedBlock } from '@/lib/domain/guide/guide';
import { conditionSentence } from '../model/condition-sentence';
import { blockShown } from '../model/selection';
import { BLOCK_WORDS } from '../model/type-words';
import { useGuide } from '../store/use-guide';
import { useOpenInView } from '../use-open-in-view';
import { ItemReading } from './item-reading';
import { MediaReading } from './media-reading';

/** The part selected in the outline, in words, for members who may not change it. */
export function ReadingPane() {
  const pane = useRef<HTMLElement>(null);
  const { organization } = useSession();
  const selection = useGuide((state) => state.selection);
  const guide = useGuide(({ history }) => history.present.guide);
  const block = guide.find(({ id }) => id === blockShown(guide, selection));
  useOpenInView(pane, 'id' in selection ? selection.id : selection.kind);
  return (
    <section
      ref={pane}
      aria-label="Guide"
      // Keyboard users must be able to scroll it: nothing in it takes the focus.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto px-6 pt-5 pb-10 max-[60rem]:overflow-visible max-[60rem]:px-4"
    >
      <Note className="mb-5">
        {`You are ${organization.role} here and see the guide. Collaborators, researchers, admins and owners change it.`}
      </Note>
      {selection.kind === 'item' || selection.kind === 'block' ? (
        block && <BlockReading block={block} openId={selection.id} />
      ) : (
        <WordsReading part={selection.kind} />
      )}
    </section>
  );
}

function BlockReading({ block, openId }: { block: IdentifiedBlock; openId: string }) {
  const guide = useGuide(({ history }) => history.present.guide);
  const at = guide.findIndex(({ id }) => id === block.id);
  const before = guide.slice(0, at).reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <Tag>{`Block ${at + 1}, ${BLOCK_WORDS[block.type].toLowerCase()}`}</Tag>
        <h2 className="text-16 font-title">{block.title || 'Untitled block'}</h2>
        {block.externalId ? (
          <span className="machine-name text-12 text-ink-3">{block.externalId}</span>
        ) : null}
      </div>
      <Concepts block={block} />
      {block.items.map((item, index) => (
        <ItemReading key={item.id} item={item} number={before + index + 1} open={item.id === openId} />
      ))}
    </>
  );
}

function Concepts({ block }: { block: IdentifiedBlock }) {
  const guide = useGuide(({ history }) => history.present.guide);
  const config = block.conceptSamplingConfig;
  if (!config) return null;
  return (
    <div className="mb-5 grid gap-2">
      <p className="text-ink-3">
        {config.subsampleCount == null
          ? 'Each participant sees all concepts'
          : `Each participant sees ${config.subsampleCount} of the concepts`}
      </p>
      {config.concepts.map(({ id, nickname, content, conditional }) => (
        <article key={id} className="grid gap-1 rounded-3 border border-line bg-sheet px-4 py-3">
          <h3 className="font-strong">
            {[nickname, content.title || 'No title yet'].filter(Boolean).join('. ')}
          </h3>
          {content.description ? <p className="whitespace-pre-line">{content.description}</p> : null}
          <MediaReading media={content.media ?? []} embed={content.embed ?? null} />
          {conditional ? (
            <p className="text-ink-2">{conditionSentence(guide, { blockId: block.id, conceptId: id })}</p>
          ) : null}
        </article>
      ))}
    </div>
  );
}

const TITLES = { brief: 'Brief and goal', welcome: 'Welcome', closing: 'Closing' };

function WordsReading({ part }: { part: 'brief' | 'welcome' | 'closing' }) {
  const fields = useGuide(({ history }) => history.present.fields);
  const words = {
    brief: [
      ['External title', fields.externalTitle],
      ['Background', fields.background],
      ['Study goal', fields.studyGoal],
      ['Question language', languageName(fields.questionLanguage)],
      ['Available languages', fields.availableLanguages.map(languageName).join(', ')],
    ],
    welcome: [
      ['Title', fields.welcomeTitle],
      ['Message', fields.welcomeMessage],
    ],
    closing: [['Closing message', fields.closingMessage]],
  }[part];
  return (
    <div className="grid max-w-[42rem] gap-5">
      <h2 className="text-16 font-title">{TITLES[part]}</h2>
      <dl className="grid gap-4">
        {words.map(([name, text]) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className={text ? 'whitespace-pre-line' : 'text-ink-3'}>{text || 'Nothing written'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
