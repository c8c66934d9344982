import { describeIsolation, isolation } from '@/lib/ports/media-engine/isolation';
import { mediaEngine } from '@/lib/ports/media-engine/media-engine';

/** The media engine of this machine, and its isolation from the rest of it: for the log. */
export async function describeMediaWork(): Promise<{ engine: string; isolation: string }> {
  const engine = await mediaEngine();
  if (!engine) return { engine: 'none', isolation: 'not needed' };
  // npm's package is installed where only the server's user can read it.
  const user = engine.name === 'ffmpeg' ? isolation().user : null;
  return { engine: engine.name, isolation: describeIsolation({ ...isolation(), user }) };
}
