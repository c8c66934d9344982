import { createInterface } from 'node:readline';
import { type SpeechJob, speechAnswerer } from '@/lib/ports/local-speech/answer-speech';

/** Transcribes with the operator's model: a job is a line of standard input, a reply a line of standard output. */
export async function main([modelDir = '', module = '']: string[]): Promise<void> {
  const answer = await speechAnswerer({ modelDir, module }, (reply) =>
    process.stdout.write(`${JSON.stringify(reply)}\n`),
  );
  // When the parent is gone, so is its end of the pipe.
  for await (const line of createInterface({ input: process.stdin })) {
    await answer(JSON.parse(line) as SpeechJob);
  }
}
