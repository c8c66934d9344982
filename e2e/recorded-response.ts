import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { type Json, startInterview, uploadRecording, walk, withKey } from './client';
import type { Clips } from './clips';
import { createLaunchedStudy } from './launched-study';

export const TEXTS = ['We waited in the cold. Nobody told us why.', 'I would rather drive the next time.'];
/** Uploading and processing take their time on a small machine. */
export const PROCESSED_MS = 90_000;

const open = (text: string) => ({ type: 'open_ended', text, followUp: 'none' });

export interface RecordedResponse {
  study: { id: string; linkId: string };
  address: string;
}

interface Asked {
  /** How long each spoken answer takes. */
  answerMs?: number;
  title?: string;
  first: string;
  choice: string;
  /** The first one is chosen. */
  options: string[];
  last: string;
  /** What is answered to the first question and to the last. */
  said: string[];
}

const ASKED: Asked = {
  first: 'How was it?',
  choice: 'With whom?',
  options: ['Alone', 'Together'],
  last: 'And the next time?',
  said: TEXTS,
};

/** An interview with camera and screen: two spoken answers, a chosen one between them. */
export async function createRecordedResponse(
  { camera, screen }: Clips,
  asked: Asked = ASKED,
): Promise<RecordedResponse> {
  const study = await createLaunchedStudy({
    ...(asked.title ? { title: asked.title } : {}),
    config: { interviewMode: 'video_screen', questionLanguage: 'en' },
    studyGuide: [
      {
        type: 'flat',
        title: 'The journey',
        items: [
          open(asked.first),
          { type: 'multiple_choice', text: asked.choice, options: asked.options.map((text) => ({ text })) },
          open(asked.last),
        ],
      },
    ],
  });
  const interview = await startInterview(study.linkId, {});
  const texts = [...asked.said];
  await walk(interview, async (step: Json) => {
    if (step.question.type !== 'open_ended') return { optionIds: [step.question.options[0].id] };
    await sleep(asked.answerMs ?? 0);
    const recordings = [
      await uploadRecording(interview, step.id, { kind: 'screen', ...screen }),
      await uploadRecording(interview, step.id, { kind: 'camera', ...camera }),
    ];
    return { text: texts.shift(), recordings };
  });
  const path = `/api/public/v1/responses/${study.id}/1/reading`;
  await expect
    .poll(async () => states((await withKey('GET', path)).body), {
      timeout: PROCESSED_MS,
      intervals: [1_000],
    })
    .toEqual(['ready', 'ready', 'ready', 'ready']);
  return { study, address: `/studies/${study.id}/responses/1` };
}

const states = (reading: Json) =>
  reading.transcript.flatMap(({ recordings }: Json) => recordings.map(({ state }: Json) => state));
