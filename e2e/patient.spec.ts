import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  FIRST,
  finishTurn,
  isRecording,
  mayRecord,
  press,
  question,
  SPEAKING_BROWSER,
  speak,
  spokenStudy,
  toDeviceCheck,
} from './speaking';
import { expect, test } from './test';
import { world } from './world';

/** Two seconds of sounds like syllables, then a long silence, over and over: 48 kHz, 16 bits. */
function spokenAndQuiet(): string {
  const rate = 48_000;
  const samples = Buffer.alloc(2 * 24 * rate);
  for (let at = 0; at < 2 * rate; at += 1) {
    const isOn = at % (rate / 4) < rate / 6;
    const pitch = 150 + 60 * Math.floor(at / (rate / 4));
    const wave = [1, 2, 3, 5].reduce(
      (sum, n) => sum + Math.sin((2 * Math.PI * pitch * n * at) / rate) / n,
      0,
    );
    samples.writeInt16LE(isOn ? Math.round(9_000 * wave) : 0, 2 * at);
  }
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(2 * rate, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'quiet-')), 'microphone.wav');
  writeFileSync(file, Buffer.concat([head, samples]));
  return file;
}

test.use({
  launchOptions: {
    ...SPEAKING_BROWSER,
    args: [...SPEAKING_BROWSER.args, `--use-file-for-fake-audio-capture=${spokenAndQuiet()}`],
  },
});
test.beforeEach(async ({ page }) => mayRecord(page, world().url));

test('K9: a silence is counted down, a key stops the count, and the turn can be taken up again', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { linkId } = await spokenStudy('audio', {
    config: { interviewMode: 'audio', turnTaking: 'patient' },
  });
  await toDeviceCheck(page, linkId);
  await press(page, 'Start the interview');
  await question(page, FIRST);
  await speak(page, 0);
  await expect(page.getByText('Take your time.')).toBeVisible();
  const count = page.getByText(/^Next question in \d seconds?$/);
  await expect(count).toBeVisible({ timeout: 45_000 });
  await page.keyboard.press('x');
  await expect(page.getByText('The count has stopped.')).toBeVisible();
  await expect(count).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText('Listening to the end of what you said')).toBeVisible({ timeout: 15_000 });
  await press(page, 'I have more to say');
  await isRecording(page);
  await finishTurn(page);
  await question(page, 'Which one?');
});
