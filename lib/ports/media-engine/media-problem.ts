/** The reason why a recording cannot be processed, as a reviewer reads it. */
const WORDS = {
  not_media: 'The file is not a recording that can be played.',
  too_long: 'The recording is longer than four hours.',
  too_large: 'The recording is too large to be processed: its picture, its memory or what would come of it.',
  took_too_long: 'Processing the recording took too long.',
  broken: 'The recording is damaged.',
  not_made: 'The film could not be made. Whoever runs this server finds the reason in its log.',
  no_sound_or_picture: 'The recording has neither sound nor picture that can be played.',
} as const;

export type MediaProblemReason = keyof typeof WORDS;

/**
 * A recording that cannot be processed: a retry would not help, while after any other error of an engine it may.
 * Recognised by its name, because modules load twice in a process.
 */
export class MediaProblem extends Error {
  override readonly name = 'MediaProblem';
  /** A plain sentence for a reviewer. */
  readonly words: string;

  /** `detail`: the output of a program, for the log alone. */
  constructor(
    readonly reason: MediaProblemReason,
    detail = '',
  ) {
    super(detail === '' ? reason : `${reason}: ${detail}`);
    this.words = WORDS[reason];
  }
}

export function isMediaProblem(error: unknown): error is MediaProblem {
  return error instanceof Error && error.name === 'MediaProblem';
}
