import { checkConfiguredSpeech } from '@/lib/ports/local-speech/local-transcriber';

/** Throws a BadSetting when a model on this machine is wanted that is not there, or nothing that can use it. */
export function checkSpeech(): void {
  checkConfiguredSpeech();
}
