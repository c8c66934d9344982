import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readEnv } from '@/lib/env';
import { wavFile } from '../media-engine/wav-head';
import { endLocalSpeech, localSpeechProblem, localTranscriber } from './local-transcriber';
import { modelIn } from './model-files';

/** A stand-in for the engine, beside the models: it says what it was given. */
const ENGINE = `
exports.OfflineRecognizer = class {
  constructor(settings) { this.settings = settings; }
  createStream() { const s = { acceptWaveform(sound) { s.sound = sound; } }; return s; }
  decode() { if (process.env.SECRET) throw new Error('it sees the environment'); }
  getResult({ sound }) {
    if (sound.samples[0] > 0.9) process.exit(9);
    const { whisper } = this.settings.modelConfig;
    return { text: ' ' + whisper.language + ' ' + sound.samples.length, tokens: [' Hel', 'lo', ' there'], timestamps: [0.1, 0.3, 0.5] };
  }
};`;

function folderWith(...names: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'model-'));
  for (const name of names) writeFileSync(path.join(folder, name), '');
  return folder;
}

function installed(): string {
  const folder = folderWith(
    'base-encoder.onnx',
    'base-encoder.int8.onnx',
    'base-decoder.onnx',
    'base-tokens.txt',
  );
  const module = path.join(folder, 'node_modules/sherpa-onnx-node');
  mkdirSync(module, { recursive: true });
  writeFileSync(path.join(module, 'package.json'), '{"name":"sherpa-onnx-node","main":"engine.js"}');
  writeFileSync(path.join(module, 'engine.js'), ENGINE);
  return folder;
}

function sound(samples: Int16Array): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'sound-')), 'speech.wav');
  writeFileSync(file, wavFile(samples));
  return file;
}

afterEach(() => endLocalSpeech());

describe('a model of the operator’s', () => {
  it('is told by its files', () => {
    expect(modelIn(folderWith('encoder.onnx', 'decoder.onnx', 'joiner.onnx', 'tokens.txt'))).toHaveProperty(
      'transducer',
    );
    expect(modelIn(installed())?.whisper?.encoder).toContain('int8');
    expect(modelIn(folderWith('model.int8.onnx', 'tokens.txt'))).toHaveProperty('nemoCtc');
    expect(modelIn(folderWith('model.onnx'))).toBeNull();
    expect(modelIn('/nowhere')).toBeNull();
  });

  it('that is not there, or nothing that can use it, is told in one line', () => {
    expect(localSpeechProblem(folderWith())).toMatch(/^STT_MODEL_DIR: .*no model/);
    expect(localSpeechProblem(folderWith('model.onnx', 'tokens.txt'))).toMatch(
      /^STT_ENGINE: .*not installed/,
    );
    expect(localSpeechProblem(installed())).toBeNull();
    const DATA_DIR = folderWith();
    expect(() => readEnv({ STT_ENGINE: 'sherpa', DATA_DIR })).toThrow('STT_MODEL_DIR: is required');
    expect(() => readEnv({ STT_ENGINE: 'vosk', DATA_DIR })).toThrow('STT_ENGINE: must be');
    expect(readEnv({ STT_ENGINE: 'sherpa', STT_MODEL_DIR: '/m', DATA_DIR }).sttModelDir).toBe('/m');
  });

  it('transcribes in a process of its own, which is started again after a crash', async () => {
    const listener = localTranscriber(installed());
    const heard = await listener.transcribe({
      file: sound(new Int16Array(8_000)),
      type: 'audio/wav',
      language: 'de',
    });
    expect(heard).toEqual({
      text: 'de 8000',
      words: [
        { word: 'Hello', startMs: 100, endMs: 500 },
        { word: 'there', startMs: 500, endMs: 500 },
      ],
    });
    const crashing = { file: sound(new Int16Array(8_000).fill(32_767)), type: 'audio/wav', language: 'de' };
    await expect(listener.transcribe(crashing)).rejects.toThrow('ended');
    const again = await listener.transcribe({
      file: sound(new Int16Array(1_600)),
      type: 'audio/wav',
      language: 'en',
    });
    expect(again.text).toBe('en 1600');
  });
});
