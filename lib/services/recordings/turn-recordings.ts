import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { Answer, Turn } from '@/lib/domain/interview/interview';
import type { TurnRecording } from '@/lib/domain/recording/turn-recording';
import { signedUrl } from '@/lib/ports/signed-path';
import type { Db } from '@/lib/store/database';
import { listRecordingParts, type RecordingParts } from '@/lib/store/recordings';
import { recordingPath } from './recording-path';
import { beganAfter } from './turn-clock';

/**
 * The recordings that spoken answers name, by step, with links that are valid for an hour from `now`. `address` gives
 * their paths. Who gives some of the links out notes how many (`noteGivenOut`).
 */
export async function turnRecordings(
  db: Db,
  turns: readonly Turn[],
  now: Date,
  address = recordingPath,
): Promise<ReadonlyMap<string, TurnRecording[]>> {
  const named = turns.map(({ stepId, answer }) => ({ stepId, ids: namedIn(answer) }));
  const found = await recordingsOf(db, named, now, address);
  return new Map(
    named.flatMap(({ stepId }, at) => {
      const own = found[at];
      return own ? [[stepId, own.map(({ recording }) => recording)]] : [];
    }),
  );
}

/** The recordings that an answer names. */
export function namedIn(answer: Answer): string[] {
  return isOpen(answer) ? (answer.recordings ?? []).map((id) => id.toLowerCase()) : [];
}

/** A recording with the folder of its files; null before it has some. */
interface KeptRecording {
  recording: TurnRecording;
  key: string | null;
}

/** The same of steps of any responses, in their order; null for those that name none. */
export async function recordingsOf(
  db: Db,
  named: readonly { stepId: string; ids: readonly string[] }[],
  now: Date,
  address = recordingPath,
): Promise<(KeptRecording[] | null)[]> {
  const parts = await listRecordingParts(
    db,
    named.flatMap(({ ids }) => ids),
  );
  const byId = new Map(parts.map((one) => [one.recording.id, one]));
  const order = new Map(parts.map(({ recording }, at) => [recording.id, at]));
  return named.map(({ stepId, ids }) => {
    const own = [...new Set(ids)]
      .flatMap((id) => byId.get(id) ?? [])
      .filter(({ recording }) => recording.stepId === stepId)
      .sort((a, b) => order.get(a.recording.id)! - order.get(b.recording.id)!);
    return own.length === 0
      ? null
      : own.flatMap((one) =>
          turnRecording(one, own, now, address).map((recording) => ({
            recording,
            key: one.media?.key ?? null,
          })),
        );
  });
}

function turnRecording(
  { recording, media, speech }: RecordingParts,
  turn: readonly RecordingParts[],
  now: Date,
  address: typeof recordingPath,
): TurnRecording[] {
  const { id, kind } = recording;
  if (kind === 'file' || recording.joinedInto !== null) return [];
  const link = (name: string) => signedUrl(address(media?.key ?? '', name), now);
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
