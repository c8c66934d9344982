import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import type { Comparison } from './measure';

/** A comparison and what it should come to. */
export interface Line extends Comparison {
  aim: string;
  /** As the aim reads it: a rate to the floor's (at least), or a cost to the cheap one's (at most). */
  figure: number;
  met: boolean;
  figures: [number, number];
}

const begin = (name: string) => `<!-- ${name}: begin -->`;
const end = (name: string) => `<!-- ${name}: end -->`;

export function table(lines: readonly Line[], versions: string): string {
  const rows = lines.map(
    ({ name, rates, cpu, figure, figures, aim, met }) =>
      `| ${name} | ${rates.map(rate).join(' / ')} | ${cpu.map(milliseconds).join(' / ')} | **${figure.toFixed(2)}** (${figures.map((n) => n.toFixed(2)).join('–')}) | ${aim} | ${met ? 'met' : 'missed'} |`,
  );
  return [
    `${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}), shared with the load generator and the database; Node ${process.versions.node}, ${versions}.`,
    '',
    '| measured / against | requests a second | server CPU ms a request | ratio (range) | aim | |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

const rate = (n: number) => (n < 100 ? n.toFixed(1) : n.toFixed(0));
const milliseconds = (n: number) => n.toFixed(2);

/** Puts a text between the markers of that name in the file. */
export function writeTable(file: string, text: string, name = 'bench'): void {
  const page = readFileSync(file, 'utf8');
  const [before, rest] = page.split(begin(name));
  const after = rest?.split(end(name))[1];
  if (before === undefined || after === undefined) throw new Error(`${file} has no place for the table`);
  writeFileSync(file, `${before}${begin(name)}\n${text}\n${end(name)}${after}`);
}
