import { describeIsolation, isolation } from '@/lib/ports/media-engine/isolation';
import { mediaEngine } from '@/lib/ports/media-engine/media-engine';

/** What makes recordings playable on this machine, and how it is kept apart from the rest of it: for the log. */
export async function describeMediaWork(): Promise<{ engine: string; isolation: string }> {
  const engine = await mediaEngine();
  if (!engine) return { engine: 'none', isolation: 'not needed' };
  // The package from npm lies where the server's user alone may look.
  const user = engine.name === 'ffmpeg' ? isolation().user : null;
  return { engine: engine.name, isolation: describeIsolation({ ...isolation(), user }) };
}
