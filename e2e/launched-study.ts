import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Json, withKey } from './client';

/** The guide of the examples: screening, every question type, a concept test. */
export function exampleGuide(): Json {
  return JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../examples/study.json'), 'utf8'));
}

/** A live study in the world's organisation, made by the API. `changes` go over the example's fields. */
export async function createLaunchedStudy(changes: Json = {}): Promise<{ id: string; linkId: string }> {
  const created = await withKey('POST', '/api/public/v1/studies/create', { ...exampleGuide(), ...changes });
  if (created.status !== 201) throw new Error(JSON.stringify(created.body));
  const { id, linkId } = created.body;
  const launched = await withKey('POST', `/api/public/v1/studies/${id}/launch`);
  if (launched.status !== 200) throw new Error(JSON.stringify(launched.body));
  return { id, linkId };
}
