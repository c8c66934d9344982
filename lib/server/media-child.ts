import { answerJob, type MediaJob, type MediaReply } from '@/lib/ports/media-engine/mediabunny/answer-job';

/**
 * Processes one recording, isolated from every other process: the decoders are native code and the bytes untrusted. The
 * job is one line of standard input, each reply one line of standard output.
 */
export async function main(): Promise<void> {
  const job = await readJob();
  // The parent keeps the input open; when it closes, nobody waits for the result.
  process.stdin.once('end', () => process.exit(1));
  process.stdin.resume();
  await answerJob(job, (reply: MediaReply) => process.stdout.write(`${JSON.stringify(reply)}\n`));
  process.stdout.write('', () => process.exit(0));
}

/** Written by our own engine, which has the same version. */
function readJob(): Promise<MediaJob> {
  return new Promise((resolve, reject) => {
    let text = '';
    const take = (chunk: string) => {
      text += chunk;
      if (!text.includes('\n')) return;
      process.stdin.off('data', take);
      resolve(JSON.parse(text) as MediaJob);
    };
    process.stdin.setEncoding('utf8').on('data', take);
    process.stdin.once('end', () => reject(new Error('no job came')));
  });
}
