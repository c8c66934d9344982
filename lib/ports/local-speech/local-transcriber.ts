import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';

import { BadSetting, bareEnvironment, env } from '@/lib/env';
import { projectFolder } from '@/lib/ports/project-folder';
import type { Transcriber, Transcript } from '../transcript';
import type { SpeechJob, SpeechReply } from './answer-speech';
import { modelIn } from './model-files';
import { sherpaPackage } from './sherpa-package';

/** Loading a large model from a slow disk. */
const READY_MS = 120_000;
const PATIENCE_MS = 10 * 60_000;

interface Child {
  process: ChildProcessWithoutNullStreams;
  ready: Promise<void>;
  waiting: Map<number, { resolve: (heard: Transcript) => void; reject: (error: Error) => void }>;
}

/** Modules load twice in one process: the child is one. */
const holder = globalThis as typeof globalThis & { __colloquySpeech?: Child | undefined };
let lastId = 0;

/** What the operator has to do before this engine can work; null: nothing. In one line. */
export function localSpeechProblem(modelDir: string): string | null {
  if (!modelIn(modelDir)) {
    return 'STT_MODEL_DIR: holds no model of sherpa-onnx (tokens.txt and .onnx files); unpack one there';
  }
  if (!sherpaPackage(modelDir)) {
    return 'STT_ENGINE: sherpa-onnx-node is not installed; run "npm install --no-save sherpa-onnx-node@1.13.8" in the project or in STT_MODEL_DIR';
  }
  return null;
}

function check(modelDir: string): void {
  const problem = localSpeechProblem(modelDir);
  if (problem) throw new BadSetting(problem);
}

/** Throws a BadSetting for what the operator is to mend, where a model on this machine is configured. */
export function checkConfiguredSpeech(): void {
  const { sttModelDir } = env();
  if (sttModelDir !== null) check(sttModelDir);
}

/** A model of the operator's on this machine, in a process of its own: native code, and hundreds of megabytes. */
export function localTranscriber(modelDir: string): Transcriber {
  return {
    id: `sherpa ${modelDir}`,
    needsWav: true,
    transcribe: async ({ file, language, patienceMs = PATIENCE_MS }) => {
      const child = holder.__colloquySpeech ?? start(modelDir);
      const timeout = AbortSignal.timeout(patienceMs);
      const late = new Promise<never>((_, reject) =>
        timeout.addEventListener('abort', () => reject(new Error('the local transcriber took too long'))),
      );
      late.catch(() => {});
      await Promise.race([child.ready, late]);
      lastId += 1;
      const job: SpeechJob = { id: lastId, file, language };
      const heard = new Promise<Transcript>((resolve, reject) =>
        child.waiting.set(job.id, { resolve, reject }),
      );
      heard.catch(() => {});
      child.process.stdin.write(`${JSON.stringify(job)}\n`);
      try {
        return await Promise.race([heard, late]);
      } finally {
        child.waiting.delete(job.id);
      }
    },
  };
}

function start(modelDir: string): Child {
  check(modelDir);
  const args = ['lib/server/boot.mjs', 'speech-child', modelDir, sherpaPackage(modelDir)!];
  const process_ = spawn(process.execPath, args, {
    cwd: projectFolder(),
    env: bareEnvironment(tmpdir()),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const waiting: Child['waiting'] = new Map();
  let stderr = '';
  const ready = new Promise<void>((resolve, reject) => {
    const slow = setTimeout(() => reject(new Error('the local model did not load in time')), READY_MS);
    slow.unref();
    eachReply(process_, (reply) => {
      if (reply.say === 'ready') {
        clearTimeout(slow);
        resolve();
      } else if (reply.say === 'heard') {
        waiting.get(reply.id)?.resolve({ text: reply.text, words: reply.words });
      } else if (reply.id !== null) waiting.get(reply.id)?.reject(new Error(reply.problem));
    });
    process_.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-2_000);
    });
    const gone = () => {
      clearTimeout(slow);
      const error = new Error(`the local transcriber ended: ${stderr.trim()}`);
      if (holder.__colloquySpeech?.process === process_) holder.__colloquySpeech = undefined;
      reject(error);
      for (const one of waiting.values()) one.reject(error);
    };
    process_.once('error', gone);
    process_.once('close', gone);
    process_.stdin.on('error', () => {});
  });
  ready.catch(() => {});
  process_.unref();
  const child: Child = { process: process_, ready, waiting };
  holder.__colloquySpeech = child;
  return child;
}

function eachReply(child: ChildProcessWithoutNullStreams, onReply: (reply: SpeechReply) => void): void {
  let incomplete = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (incomplete + chunk).split('\n');
    incomplete = lines.pop() ?? '';
    // The library prints lines of its own.
    for (const line of lines) if (line.startsWith('{"say":')) onReply(JSON.parse(line) as SpeechReply);
  });
}

/** Ends the process, if there is one. */
export function endLocalSpeech(): void {
  holder.__colloquySpeech?.process.kill();
  holder.__colloquySpeech = undefined;
}
