'use client';
import { TriangleAlert } from 'lucide-react';
import { Segments } from '@/components/ui/segments';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import type { FollowUpDepth } from '@/lib/domain/guide/guide';
import { MODE_WORDS, recordsScreen } from '@/lib/domain/guide/interview-mode';
import { metricOf } from '@/lib/domain/guide/read';
import type { ItemOf } from '../model/edit-parts';
import { useGuide } from '../store/use-guide';
import { LineField } from './line-field';
import { Section, SectionHead } from './section';
import { TextArea } from './text-area';
import { useEdit } from './use-edit';

const DEPTHS: { id: FollowUpDepth; label: string }[] = [
  { id: 'none', label: 'None' },
  { id: 'light', label: 'Light' },
  { id: 'medium', label: 'Medium' },
  { id: 'heavy', label: 'Heavy' },
];
/** Decisions, D6. */
const DEPTH_WORDS: Record<FollowUpDepth, string> = {
  none: 'The first answer stands as it is',
  light: 'Asks once more when something is missing',
  medium: 'Asks up to twice more, the usual',
  heavy: 'Keeps asking, up to four times, until the reason behind the first answer is clear',
};
const INPUTS = [
  { id: 'none' as const, label: 'No preference' },
  { id: 'text' as const, label: 'Text' },
  { id: 'voice' as const, label: 'Voice' },
  { id: 'screenRecording' as const, label: 'Screen recording' },
];

/** Settings of open questions only: how far the moderator follows up, and how the answer is given. */
export function OpenSections({ item }: { item: ItemOf<'open_ended'> }) {
  const { setItem } = useEdit();
  const depth = item.followUp ?? 'medium';
  return (
    <>
      <Section className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="font-medium">Follow-ups</h3>
        <Segments
          size="sm"
          label="Follow-ups"
          items={DEPTHS}
          value={depth}
          onChange={(followUp) => setItem(item, 'Set follow-ups', { followUp })}
        />
        <span className="text-12 text-ink-3">{DEPTH_WORDS[depth]}</span>
      </Section>
      <Section className="grid gap-3">
        <TextArea
          label="Instructions for the moderator"
          field="addInstructions"
          value={item.addInstructions ?? ''}
          rows={1}
          placeholder="Ask about the moment they decided, not about the company"
          onChange={(value) =>
            setItem(
              item,
              'Edit instructions',
              { addInstructions: value || undefined },
              `instructions ${item.id}`,
            )
          }
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <span className="flex items-center gap-2">
            <span aria-hidden>Answered best by</span>
            <Select
              label="Answered best by"
              labelHidden
              size="sm"
              items={INPUTS}
              value={item.preferredInput ?? 'none'}
              onChange={(preferredInput) =>
                setItem(item, 'Set the preferred input', {
                  preferredInput: preferredInput === 'none' ? undefined : preferredInput,
                })
              }
              className="w-[9.25rem]"
            />
          </span>
          <Switch
            checked={item.screenObservationEnabled === true}
            onChange={(on) =>
              setItem(item, 'Set screen observation', { screenObservationEnabled: on ? true : undefined })
            }
          >
            Watch the screen while they answer
          </Switch>
        </div>
        {item.screenObservationEnabled === true ? <ScreenNote /> : null}
      </Section>
    </>
  );
}

/** The effect of observing the screen in this study's mode. */
function ScreenNote() {
  const mode = useGuide(({ history }) => history.present.fields.interviewMode);
  return recordsScreen(mode) ? (
    <p className="text-12 text-ink-3">
      Participants are asked to keep sharing their screen at this question, and the recording shows it.
    </p>
  ) : (
    <p className="flex gap-1.5 text-12 text-caution" data-field="screenObservationEnabled">
      <TriangleAlert aria-hidden className="mt-px size-[0.875rem] shrink-0" strokeWidth={1.5} />
      {`This has no effect: the study takes ${MODE_WORDS[mode]}, and records no screen. Choose a mode with the screen above the outline.`}
    </p>
  );
}

/** What participants may do with the options of a choice or a ranking, and the order in which they see them. */
export function OrderSection({ item }: { item: ItemOf<'multiple_choice' | 'ranking'> }) {
  const { setItem } = useEdit();
  const random = (on: boolean) =>
    item.type === 'ranking'
      ? setItem(item, 'Set the order', { randomizeOptionOrder: on ? true : undefined })
      : setItem(item, 'Set the order', { randomizeOptionOrder: on ? true : undefined });
  return (
    <Section className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Switch checked={item.randomizeOptionOrder === true} onChange={random}>
        Shuffle for each participant
      </Switch>
      {item.type === 'multiple_choice' ? (
        <>
          <Switch
            checked={item.pinnedFinalOption === true}
            onChange={(on) =>
              setItem(item, 'Set the last option', { pinnedFinalOption: on ? true : undefined })
            }
          >
            Keep the last one last
          </Switch>
          <Switch
            checked={item.allowCustomOption === true}
            onChange={(on) =>
              setItem(item, 'Set the own option', { allowCustomOption: on ? true : undefined })
            }
          >
            Let them add their own
          </Switch>
        </>
      ) : null}
    </Section>
  );
}

/** The metric by which participants judge, and the number of options per screen. */
export function MaxDiffSection({ item }: { item: ItemOf<'max_diff'> }) {
  const { setItem } = useEdit();
  const metric = metricOf(item) || 'important';
  return (
    <Section className="grid gap-2">
      <SectionHead label="Judged on">
        <LineField
          label="Judged on"
          field="metric"
          value={item.metric ?? ''}
          placeholder="important"
          maxLength={100}
          className="w-[11rem]!"
          onChange={(value) =>
            setItem(item, 'Set the metric', { metric: value || undefined }, `metric ${item.id}`)
          }
        />
        <span className="text-12 text-ink-3">{`They choose the most and the least ${metric}`}</span>
      </SectionHead>
      <div className="flex items-center gap-3" data-field="itemsPerScreen">
        <Segments
          size="sm"
          label="Options a screen"
          items={[
            { id: '0', label: 'By itself' },
            { id: '3', label: '3' },
            { id: '4', label: '4' },
            { id: '5', label: '5' },
          ]}
          value={`${item.itemsPerScreen ?? 0}`}
          onChange={(count) =>
            setItem(item, 'Set items per screen', {
              itemsPerScreen: count === '0' ? undefined : Number(count),
            })
          }
        />
        <span className="text-12 text-ink-3">options a screen</span>
      </div>
    </Section>
  );
}

export function StatementSection({ item }: { item: ItemOf<'statement'> }) {
  const { setItem } = useEdit();
  return (
    <Section className="flex flex-wrap items-center gap-3">
      <h3 className="font-medium">Button</h3>
      <LineField
        label="Words on the button"
        field="continueButtonText"
        value={item.continueButtonText ?? ''}
        placeholder="Continue"
        maxLength={100}
        className="w-[11rem]!"
        onChange={(value) =>
          setItem(item, 'Edit the button', { continueButtonText: value || undefined }, `button ${item.id}`)
        }
      />
    </Section>
  );
}
