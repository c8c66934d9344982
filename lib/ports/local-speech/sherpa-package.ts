import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['sherpa-onnx-node', 'sherpa-onnx'];

/** The folder of the package as the operator installed it: beside the models, or in the project. Null: nowhere. */
export function sherpaPackage(modelDir: string): string | null {
  for (const start of [modelDir, process.cwd()]) {
    for (let folder = path.resolve(start); ; folder = path.dirname(folder)) {
      for (const name of NAMES) {
        const found = path.join(folder, 'node_modules', name);
        if (existsSync(path.join(found, 'package.json'))) return found;
      }
      if (folder === path.dirname(folder)) break;
    }
  }
  return null;
}
