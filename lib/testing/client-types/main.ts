import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@/lib/server/project-root';
import { generatedFiles } from './generated-files';

/** `npm run api:types`: makes the types of the clients, the browser's and those for others, of the API document. */
export async function main(): Promise<void> {
  for (const [file, text] of await generatedFiles()) writeFileSync(path.join(projectRoot(), file), text);
}
