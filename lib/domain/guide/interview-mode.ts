import type { InterviewMode } from './guide';

/** How participants give their answers, in a sentence's words. */
export const MODE_WORDS: Record<InterviewMode, string> = {
  text: 'typed answers',
  audio: 'spoken answers',
  audio_text: 'spoken or typed answers',
  audio_screen: 'spoken answers with the screen',
  video: 'answers on camera',
  video_screen: 'answers on camera with the screen',
};

/** The same by itself, as in a list of modes. */
export function modeName(mode: InterviewMode): string {
  const words = MODE_WORDS[mode];
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether the participant's screen is recorded. */
export function recordsScreen(mode: InterviewMode): boolean {
  return mode === 'audio_screen' || mode === 'video_screen';
}
