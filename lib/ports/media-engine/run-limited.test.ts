import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Limits } from './limits';
import { runLimited } from './run-limited';

const folder = mkdtempSync(path.join(os.tmpdir(), 'colloquy-limits-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const limits: Limits = { seconds: 20, folder, folderBytes: 1_000_000 };
/** Runs a few lines of JavaScript as a program of its own. */
const run = (script: string, more: Partial<Limits> = {}, rest = {}) =>
  runLimited(process.execPath, ['-e', script], { ...limits, ...more }, rest);
const onLinux = process.platform === 'linux';

describe('a program over strangers’ bytes', () => {
  it('hands back its status and what it said', async () => {
    const ran = await run('console.log("out"); console.error("err"); process.exitCode = 3');
    expect(ran).toEqual({ status: 3, stdout: 'out\n', stderr: 'err' });
  });

  it('finds no secret in its environment', async () => {
    process.env.APP_SECRET = 'hunter2'.repeat(5);
    const { stdout } = await run('console.log(JSON.stringify(process.env))');
    delete process.env.APP_SECRET;
    expect(stdout).not.toContain('hunter2');
    expect(stdout).not.toContain('DATA_DIR');
  });

  it.skipIf(!onLinux)(
    'comes after whatever answers requests, and is the first to go when memory is short',
    async () => {
      const script = `setTimeout(() => console.log(require('os').getPriority(), require('fs').readFileSync('/proc/self/oom_score_adj', 'utf8').trim()), 100)`;
      expect((await run(script)).stdout).toBe('10 1000\n');
    },
  );

  it('is ended when its time is over', async () => {
    const begun = Date.now();
    await expect(run('setInterval(() => {}, 1000)', { seconds: 1 })).rejects.toMatchObject({
      reason: 'took_too_long',
    });
    expect(Date.now() - begun).toBeLessThan(10_000);
  });

  it.skipIf(!onLinux)('is ended when it takes too much memory', async () => {
    const eats = 'const all = []; setInterval(() => all.push(Buffer.alloc(20e6, 1)), 50)';
    await expect(run(eats, { memoryBytes: 200e6 })).rejects.toMatchObject({ reason: 'too_large' });
  });

  it('is ended when it writes too much', async () => {
    const writes = `setInterval(() => require('fs').appendFileSync('big', Buffer.alloc(100e3)), 10)`;
    await expect(run(writes)).rejects.toMatchObject({ reason: 'too_large' });
    rmSync(path.join(folder, 'big'));
  });

  it('is ended when it prints without an end', async () => {
    const prints = `const more = () => process.stdout.write('x'.repeat(65536), more); more()`;
    await expect(run(prints)).rejects.toMatchObject({ reason: 'too_large' });
  });

  it('has the end of its complaints kept, not all of them', async () => {
    const { stderr } = await run(`process.stderr.write('x'.repeat(1e6) + 'the end')`);
    expect(stderr).toHaveLength(4000);
    expect(stderr.endsWith('the end')).toBe(true);
  });

  it('tells line by line to who listens, until the listener refuses', async () => {
    const lines: string[] = [];
    const onLine = (line: string) => {
      lines.push(line);
      if (line === '3') throw new Error('enough');
    };
    await expect(run('for (let i = 0; i < 1e6; i++) console.log(i)', {}, { onLine })).rejects.toThrow(
      'enough',
    );
    expect(lines.slice(0, 4)).toEqual(['0', '1', '2', '3']);
  });

  it('is told what it asks for, on an input that stays open', async () => {
    const script = `process.stdin.once('data', (text) => { console.log(String(text)); process.exit(); })`;
    expect((await run(script, {}, { input: 'hello' })).stdout).toBe('hello\n');
  });

  it('is an error of another kind when it cannot be started', async () => {
    await expect(runLimited('no-such-program', [], limits)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it.skipIf(!onLinux)('ends when the process that started it exits', async () => {
    const marker = `ends-with-us-${randomUUID()}`;
    const running = () =>
      readdirSync('/proc').some((pid) => {
        try {
          return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(marker);
        } catch {
          return false;
        }
      });
    const source = path.resolve('lib/ports/media-engine/run-limited.ts');
    const esbuild = path.resolve('node_modules/esbuild');
    const parent = `
      require(${JSON.stringify(esbuild)}).buildSync({ entryPoints: [${JSON.stringify(source)}], bundle: true, platform: 'node',
        outfile: 'run.cjs', tsconfig: ${JSON.stringify(path.resolve('tsconfig.json'))} });
      require('./run.cjs').runLimited(process.execPath, ['-e', "require('fs').writeFileSync('begun', '${marker}'); setInterval(() => {}, 1e3)"],
        { seconds: 60, folder: '.', folderBytes: 1e9 });
      setInterval(() => { if (require('fs').readFileSync('begun', { flag: 'a+' }).length) process.exit(7); }, 50);`;
    const { status, stderr } = await run(parent, { folderBytes: 1e9, view: 'everything' });
    expect({ status, stderr }).toEqual({ status: 7, stderr: '' });
    expect(readFileSync(path.join(folder, 'begun'), 'utf8')).toBe(marker);
    await expect.poll(running, { timeout: 5000 }).toBe(false);
  });
});
