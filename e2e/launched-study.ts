import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Json, send, withKey } from './client';
import { world } from './world';

/** The guide of the examples: screening, every question type, a concept test. */
export function exampleGuide(): Json {
  return JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../examples/study.json'), 'utf8'));
}

/**
 * A live study in the world's organisation, made by the API. `changes` go over the example's fields. It takes as many
 * interviews as the tests hold, past its target.
 */
export async function createLaunchedStudy(changes: Json = {}): Promise<{ id: string; linkId: string }> {
  const created = await withKey('POST', '/api/public/v1/studies/create', { ...exampleGuide(), ...changes });
  if (created.status !== 201) throw new Error(JSON.stringify(created.body));
  const { id, linkId } = created.body;
  const changed = await send(
    'PATCH',
    `/api/public/v1/studies/${id}`,
    { 'x-api-key': world().apiKey, 'if-match': '*' },
    { closeAtTarget: false },
  );
  if (changed.status !== 200) throw new Error(JSON.stringify(changed.body));
  const launched = await withKey('POST', `/api/public/v1/studies/${id}/launch`);
  if (launched.status !== 200) throw new Error(JSON.stringify(launched.body));
  return { id, linkId };
}
