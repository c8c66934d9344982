import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['sherpa-onnx-node', 'sherpa-onnx'];

/** The folder of the package as the operator installed it: beside the models, or in the project. Null: nowhere. */
export function sherpaPackage(modelDir: string): string | null {
  for (const start of [modelDir, process.cwd()]) {
    // Without the comment the bundler takes every file of the project for one that may be read here.
    for (let folder = path.resolve(/* turbopackIgnore: true */ start); ; folder = path.dirname(folder)) {
      for (const name of NAMES) {
        const found = path.join(folder, 'node_modules', name);
        if (existsSync(path.join(found, 'package.json'))) return found;
      }
      if (folder === path.dirname(folder)) break;
    }
  }
  return null;
}
