import type { InterviewMode } from '../guide/guide';

const PRICES: Record<InterviewMode, number> = {
  text: 100,
  audio: 200,
  audio_text: 200,
  audio_screen: 300,
  video: 300,
  video_screen: 400,
};

/** The price of one completed response, in hundredths of a credit (decisions, G2). */
export function priceOf(mode: InterviewMode): number {
  return PRICES[mode];
}
