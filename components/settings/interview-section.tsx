'use client';
import { Captions, Check, Keyboard, Mic, Monitor, MonitorSpeaker, Video } from 'lucide-react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { ApiNames } from '@/components/ui/api-names';
import { Checkbox } from '@/components/ui/checkbox';
import { creditsText } from '@/components/ui/credits';
import { FormRow } from '@/components/ui/form-row';
import { Note } from '@/components/ui/note';
import { INTERVIEW_MODES, TARGET_PLATFORMS, type TargetPlatform } from '@/lib/domain/guide/guide';
import { modeName } from '@/lib/domain/guide/interview-mode';
import { creditsFromHundredths } from '@/lib/domain/wallet/credits';
import { priceOf } from '@/lib/domain/wallet/price';
import { RevisionRow } from './revision-row';
import type { SectionProps } from './section-props';
import { StyleRow } from './style-row';
import { TurnTakingRow } from './turn-taking-row';

const SIGNS = {
  text: Keyboard,
  audio: Mic,
  audio_text: Captions,
  audio_screen: MonitorSpeaker,
  video: Video,
  video_screen: Monitor,
} as const;
const PLATFORM_WORDS: Record<TargetPlatform, string> = {
  ios: 'iPhone and iPad',
  android: 'Android',
  desktop: 'Computer',
};
const API_NAMES = [
  ['Interview mode', 'interviewMode'],
  ...INTERVIEW_MODES.map((mode) => [modeName(mode), mode] as const),
  ['Target platforms', 'targetPlatforms'],
  ...TARGET_PLATFORMS.map((platform) => [PLATFORM_WORDS[platform], platform] as const),
] as const;

export function InterviewSection({ saved, draft, change, readOnly }: SectionProps) {
  const price = creditsFromHundredths(priceOf(draft.interviewMode));
  const waits = saved.status !== 'draft';
  return (
    <div id="interview">
      <FormRow
        title="Interview mode"
        about={
          waits ? 'Applies to interviews that start after you publish' : 'How participants give their answers'
        }
      >
        <RadioGroup
          value={draft.interviewMode}
          onChange={(value) => {
            const mode = INTERVIEW_MODES.find((known) => known === value);
            if (mode) change({ interviewMode: mode });
          }}
          isReadOnly={readOnly}
        >
          <Label className="sr-only">Interview mode</Label>
          <div className="grid grid-cols-3 gap-2 max-[40rem]:grid-cols-2">
            {INTERVIEW_MODES.map((mode) => {
              const Sign = SIGNS[mode];
              return (
                <Radio
                  key={mode}
                  value={mode}
                  className="group grid min-h-[2.5rem] cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-2 rounded-2 border border-line-strong bg-sheet px-[0.625rem] py-1 hover:border-line-control data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus data-selected:border-accent data-selected:bg-accent-wash data-selected:shadow-[inset_0_0_0_1px_var(--accent)] pointer-coarse:min-h-[2.75rem]"
                >
                  <Sign aria-hidden className="size-4 text-ink-3 group-data-selected:text-accent" />
                  {modeName(mode)}
                  <Check aria-hidden className="invisible size-4 text-accent group-data-selected:visible" />
                </Radio>
              );
            })}
          </div>
        </RadioGroup>
        <p className="text-12 text-ink-3">
          {`${creditsText(price)} project ${price === 1 ? 'credit' : 'credits'} for each complete response.`}
        </p>
        {draft.interviewMode === 'text' || saved.transcribes ? null : (
          <Note tone="caution" title="Spoken answers will have no words here.">
            Nothing is set up that turns speech into words, so they get no follow-ups, no summary and no
            quality score. Whoever runs this installation can set it up.
          </Note>
        )}
      </FormRow>
      {draft.interviewMode === 'text' ? null : (
        <TurnTakingRow value={draft.turnTaking} readOnly={readOnly} onChange={change} />
      )}
      <StyleRow value={draft.style} readOnly={readOnly} onChange={change} />
      <RevisionRow value={draft.allowRevision} readOnly={readOnly} onChange={change} />
      <FormRow title="Target platforms" about="Others are asked to switch device">
        <div className="flex min-h-md flex-wrap items-center gap-x-6 gap-y-2">
          {TARGET_PLATFORMS.map((platform) => (
            <Checkbox
              key={platform}
              checked={draft.targetPlatforms.includes(platform)}
              disabled={readOnly}
              onChange={(checked) =>
                change({
                  targetPlatforms: TARGET_PLATFORMS.filter((known) =>
                    known === platform ? checked : draft.targetPlatforms.includes(known),
                  ),
                })
              }
            >
              {PLATFORM_WORDS[platform]}
            </Checkbox>
          ))}
        </div>
        {draft.targetPlatforms.length === 0 ? (
          <p className="text-12 text-ink-3">With none chosen, every device will do.</p>
        ) : null}
        <ApiNames names={API_NAMES} />
      </FormRow>
    </div>
  );
}
