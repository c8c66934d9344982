'use client';
import { ArrowDown, ArrowUp, ChevronDown, CircleAlert, Copy, Trash2 } from 'lucide-react';
import { ApiNames } from '@/components/ui/api-names';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Menu } from '@/components/ui/menu';
import { QuestionMark } from '@/components/ui/question-mark';
import { type IdentifiedBlock, type IdentifiedItem, QUESTION_TYPES } from '@/lib/domain/guide/guide';
import { duplicateSelected, moveSelected } from '../builder-actions';
import { ItemIcon } from '../item-icon';
import { apiNames } from '../model/api-names';
import { changeItemType } from '../model/arrange-parts';
import { setAnyItem } from '../model/edit-parts';
import { renameItem } from '../model/rename-parts';
import { TYPE_WORDS } from '../model/type-words';
import { ItemWarnings } from '../problems/item-warnings';
import type { ListedProblem } from '../problems/listed-problem';
import { useAskBeforeRemoval } from '../removal/use-removal';
import { useBuilder, useGuide } from '../store/use-guide';
import { AnswerSections } from './answer-sections';
import { AddCondition, ConditionEditor } from './condition-editor';
import { SettledField } from './line-field';
import { MediaEditor } from './media-editor';
import { Section } from './section';
import { TextArea } from './text-area';
import { useEdit } from './use-edit';

interface ItemEditorProps {
  item: IdentifiedItem;
  block: IdentifiedBlock;
  number: number;
  problems: readonly ListedProblem[];
}

/** The open question: all its fields. */
export function ItemEditor({ item, block, number, problems }: ItemEditorProps) {
  const { edit } = useEdit();
  const last = useGuide(({ history }) => history.present.guide.at(-1)?.items.at(-1)?.id === item.id);
  return (
    <article
      aria-label={`Question ${number}`}
      data-open={item.id}
      data-field="card"
      tabIndex={-1}
      className="my-2 scroll-mt-2 rounded-3 border border-accent-line bg-sheet shadow-[inset_2px_0_var(--accent)]"
    >
      <Head item={item} block={block} number={number} />
      <TextArea
        reading
        label="Question text"
        labelHidden
        field="text"
        value={item.text}
        placeholder="What do you want to ask?"
        onChange={(text) =>
          edit('Edit a question', (guide) => setAnyItem(guide, item.id, { text }), `text ${item.id}`)
        }
      />
      <ItemWarnings itemId={item.id} />
      <AnswerSections item={item} block={block} problems={problems} />
      <MediaSection item={item} />
      {item.conditional ? (
        <Section>
          <ConditionEditor
            holder={{ itemId: item.id }}
            conditional={item.conditional}
            otherwise={`Participants who do not match go straight ${last ? 'to the end' : `to Q${number + 1}`}`}
          />
        </Section>
      ) : null}
      <Section className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <ExternalId item={item} />
        {item.conditional ? (
          <span className="pt-1 text-12 text-ink-3">Conditions refer to this name</span>
        ) : (
          <AddCondition holder={{ itemId: item.id }} withKey />
        )}
      </Section>
      <Section className="py-2!">
        <ApiNames names={apiNames(item)} />
      </Section>
      <OwnProblems problems={problems} />
    </article>
  );
}

function Head({ item, block, number }: Pick<ItemEditorProps, 'item' | 'block' | 'number'>) {
  const { store } = useBuilder();
  const { edit } = useEdit();
  const { askPart } = useAskBeforeRemoval();
  const first = useGuide(({ history }) => history.present.guide[0]?.items[0]?.id === item.id);
  const last = useGuide(({ history }) => history.present.guide.at(-1)?.items.at(-1)?.id === item.id);
  const several = item.type === 'multiple_choice' && item.multiSelect === true;
  return (
    <div className="flex flex-wrap items-center gap-2 ps-4 pe-3 pt-[0.625rem]">
      <QuestionMark on>{`Q${number}`}</QuestionMark>
      <span data-field="type">
        <Menu
          label="Type of the question"
          placement="bottom start"
          trigger={
            <Button variant="quiet" size="sm" icon={<ItemIcon type={item.type} several={several} />}>
              {TYPE_WORDS[item.type]} <ChevronDown aria-hidden className="size-3!" />
            </Button>
          }
          actions={QUESTION_TYPES.map((type) => ({
            id: type,
            label: TYPE_WORDS[type],
            icon: <ItemIcon type={type} />,
            disabledReason:
              block.type === 'screening' && type !== 'multiple_choice'
                ? 'Screening is made of multiple choice'
                : undefined,
            run: () => edit('Change a type', (guide, newId) => changeItemType(guide, item.id, type, newId)),
          }))}
        />
      </span>
      <span className="ms-auto flex gap-2 max-[40rem]:gap-0">
        <IconButton
          size="sm"
          label="Move up"
          keys={['Alt', '↑']}
          disabledReason={first ? 'It is the first question' : undefined}
          onPress={() => moveSelected(store, -1)}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label="Move down"
          keys={['Alt', '↓']}
          disabledReason={last ? 'It is the last question' : undefined}
          onPress={() => moveSelected(store, 1)}
        >
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton size="sm" label="Duplicate" keys={['D']} onPress={() => duplicateSelected(store)}>
          <Copy aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label="Delete question"
          keys={['⌫']}
          onPress={() => askPart({ kind: 'item', id: item.id })}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}

function MediaSection({ item }: { item: IdentifiedItem }) {
  const { edit } = useEdit();
  return (
    <Section>
      <MediaEditor
        ofItem
        prefix=""
        media={item.media ?? []}
        embed={item.embed ?? null}
        onMedia={(media, group) =>
          edit('Edit media', (guide) => setAnyItem(guide, item.id, { media }), group && `${group} ${item.id}`)
        }
        onEmbed={(embed) =>
          edit('Embed a page', (guide) => setAnyItem(guide, item.id, { embed }), `embed ${item.id}`)
        }
      />
    </Section>
  );
}

function ExternalId({ item }: { item: IdentifiedItem }) {
  const { edit } = useEdit();
  return (
    <span className="flex items-start gap-2">
      <span className="pt-1 font-medium">Reference name</span>
      <SettledField
        machine
        label="Reference name"
        field="externalId"
        value={item.externalId ?? ''}
        placeholder="q_…"
        className="w-[11rem]"
        onSettle={(name) => edit('Name a question', (guide) => renameItem(guide, item.id, name))}
      />
    </span>
  );
}

/** The problems of this question, below it. Problems shown at an option are not repeated. */
function OwnProblems({ problems }: { problems: readonly ListedProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <div className="grid gap-1 border-t border-line px-4 py-2" role="status">
      {problems.slice(0, 5).map(({ key, words }) => (
        <p key={key} className="flex gap-1.5 text-12 text-critical">
          <CircleAlert aria-hidden className="mt-px size-[0.875rem] shrink-0" strokeWidth={1.5} />
          {words}
        </p>
      ))}
    </div>
  );
}
