import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { Turn } from '@/lib/domain/interview/interview';
import type { TurnRecording } from '@/lib/domain/recording/turn-recording';
import { signedUrl } from '@/lib/ports/signed-path';
import type { Db } from '@/lib/store/database';
import { listRecordingParts, type RecordingParts } from '@/lib/store/recordings';
import { beganAfter } from './turn-clock';

/** The recordings that spoken answers name, by step, with links that are valid for an hour from `now`. */
export async function turnRecordings(
  db: Db,
  turns: readonly Turn[],
  now: Date,
): Promise<ReadonlyMap<string, TurnRecording[]>> {
  const named = turns.map(({ stepId, answer }) => ({
    stepId,
    ids: isOpen(answer) ? (answer.recordings ?? []).map((id) => id.toLowerCase()) : [],
  }));
  const parts = await listRecordingParts(
    db,
    named.flatMap(({ ids }) => ids),
  );
  return new Map(
    named.flatMap(({ stepId, ids }) => {
      const own = parts.filter(({ recording }) => ids.includes(recording.id) && recording.stepId === stepId);
      return own.length === 0 ? [] : [[stepId, own.flatMap((one) => turnRecording(one, own, now))]];
    }),
  );
}

function turnRecording(
  { recording, media, speech }: RecordingParts,
  turn: readonly RecordingParts[],
  now: Date,
): TurnRecording[] {
  const { id, kind } = recording;
  if (kind === 'file' || recording.joinedInto !== null) return [];
  const link = (name: string) => signedUrl(`/api/recordings/${media?.key}/${name}`, now);
  return [
    {
      id,
      kind,
      state: stateOf(recording),
      problem: recording.problem,
      startMs:
        media?.laidMs ??
        beganAfter(
          recording,
          turn.map((one) => one.recording),
        ),
      durationMs: media?.durationMs ?? null,
      width: media?.width ?? null,
      height: media?.height ?? null,
      audioUrl: media?.audioBytes ? link('audio.m4a') : null,
      video: media?.videoBytes ? { streamUrl: link('stream.m3u8'), mp4Url: link('video.mp4') } : null,
      posterUrl: media?.posterBytes ? link('poster.jpg') : null,
      peaks: media?.peaks?.toString('base64') ?? null,
      speech: { state: speech?.state ?? 'none', words: speech?.words ?? [] },
    },
  ];
}

function stateOf({ state, processing }: RecordingParts['recording']): TurnRecording['state'] {
  if (state !== 'complete') return state;
  return processing ?? 'waiting';
}
