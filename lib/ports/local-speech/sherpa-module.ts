import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModelSettings } from './model-files';

/** The used part of sherpa-onnx-node and sherpa-onnx. */
export interface Recognizer {
  createStream(): { acceptWaveform(sound: { sampleRate: number; samples: Float32Array }): void };
  decode(stream: object): void;
  getResult(stream: object): { text: string; tokens?: string[]; timestamps?: number[] };
}

interface SherpaModule {
  OfflineRecognizer: new (settings: object) => Recognizer;
}

/** Loads the package in this folder, and the model, into this process. */
export async function openRecognizer(folder: string, model: ModelSettings): Promise<Recognizer> {
  const file = createRequire(path.join(folder, 'package.json')).resolve(folder);
  const loaded = (await import(pathToFileURL(file).href)) as SherpaModule & { default?: SherpaModule };
  const { OfflineRecognizer } = loaded.default ?? loaded;
  return new OfflineRecognizer({
    featConfig: { sampleRate: 16_000, featureDim: 80 },
    modelConfig: { ...model, numThreads: 2, provider: 'cpu', debug: 0 },
    decodingMethod: 'greedy_search',
  });
}
