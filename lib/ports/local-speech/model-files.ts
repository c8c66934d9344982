import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The part of sherpa-onnx's settings that says which model it is, with absolute paths. */
export interface ModelSettings {
  tokens: string;
  whisper?: { encoder: string; decoder: string; language?: string; task: 'transcribe' };
  transducer?: { encoder: string; decoder: string; joiner: string };
  senseVoice?: { model: string; useInverseTextNormalization: 1 };
  paraformer?: { model: string };
  nemoCtc?: { model: string };
}

/**
 * The model in a folder as it is unpacked from sherpa-onnx's releases, told by the names of its files; null when there
 * is none. Of two sizes of a file the quantised one (int8), which is as good and half as slow.
 */
export function modelIn(folder: string): ModelSettings | null {
  let names: string[];
  try {
    names = readdirSync(folder).sort();
  } catch {
    return null;
  }
  const found = (pattern: RegExp): string | undefined => {
    const all = names.filter((name) => pattern.test(name));
    const name = all.find((one) => one.includes('int8')) ?? all[0];
    return name && path.join(folder, name);
  };
  const tokens = found(/tokens\.txt$/);
  if (!tokens) return null;
  const encoder = found(/encoder.*\.onnx$/);
  const decoder = found(/decoder.*\.onnx$/);
  const joiner = found(/joiner.*\.onnx$/);
  if (encoder && decoder && joiner) return { tokens, transducer: { encoder, decoder, joiner } };
  if (encoder && decoder) return { tokens, whisper: { encoder, decoder, task: 'transcribe' } };
  const model = found(/^model.*\.onnx$/);
  if (!model) return null;
  const name = path.basename(path.resolve(folder)).toLowerCase();
  if (name.includes('sense-voice')) return { tokens, senseVoice: { model, useInverseTextNormalization: 1 } };
  return name.includes('paraformer') ? { tokens, paraformer: { model } } : { tokens, nemoCtc: { model } };
}
