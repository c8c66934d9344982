import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { IdentifiedItem } from '@/lib/domain/guide/guide';
import type { Answer } from '@/lib/domain/interview/interview';
import { nextStep } from '@/lib/domain/interview/next-step';
import {
  choice,
  flat,
  interviewOf,
  matrix,
  maxDiff,
  multi,
  open,
  ranking,
  statement,
  upload,
} from '@/lib/testing/guide-of';
import { stepReply } from '@/lib/wire/interview/step';
import { ConceptView } from './concept-view';
import type { AskedStep } from './control-props';
import { mustWatch } from './must-watch';
import { QuestionControl } from './question-control';

function stepOf(item: IdentifiedItem): AskedStep {
  const engine = nextStep(interviewOf([flat(item)]));
  if (engine.kind !== 'question') throw new Error(engine.kind);
  const wire = stepReply(engine, { language: 'en' });
  if (wire.kind === 'end') throw new Error(wire.kind);
  return wire;
}

/** Rendered as on the server, once all its code is loaded. */
async function html(node: React.ReactNode): Promise<string> {
  const stream = await renderToReadableStream(node);
  await stream.allReady;
  return new Response(stream).text();
}
const render = (item: IdentifiedItem, value?: Answer, language = 'en') =>
  html(
    <QuestionControl
      step={stepOf(item)}
      value={value}
      onChange={() => undefined}
      onSubmit={() => undefined}
      language={language}
    />,
  );
const count = (page: string, part: string | RegExp) => page.split(part).length - 1;

describe('QuestionControl', () => {
  it('asks an open question in one field', async () => {
    expect(await render(open('q'), { text: 'words' })).toMatch(/<textarea[^>]*>words<\/textarea>/);
  });
  it('has a radio for each option of one, a checkbox for each of several, and the own option', async () => {
    const one = await render(choice('q', 'a b'), { optionIds: ['q-b'] });
    expect([count(one, 'type="radio"'), count(one, 'checked=""'), count(one, 'role="radiogroup"')]).toEqual([
      2, 1, 1,
    ]);
    const several = await render(multi('q', 'a b none!', { allowCustomOption: true }), {
      optionIds: [],
      custom: 'x',
    });
    expect([count(several, 'type="checkbox"'), count(several, 'value="x"')]).toEqual([4, 1]);
    // The participant's own option comes before an exclusive one.
    expect(several.indexOf('Other')).toBeLessThan(several.indexOf('>none<'));
  });
  it('has Move up and Move down for each item of a ranking, and says its place', async () => {
    const page = await render(ranking('q', 'a b c'), { optionIds: ['q-c', 'q-a', 'q-b'] });
    expect([count(page, 'aria-label="Move up"'), count(page, 'aria-label="Move down"')]).toEqual([3, 3]);
    expect(page).toContain('c, place 1 of 3');
  });
  it('has a group for each row of a matrix', async () => {
    const page = await render(matrix('q', 'r s', 'x y z'));
    expect([count(page, 'role="radiogroup"'), count(page, 'type="radio"')]).toEqual([2, 6]);
  });
  it('has the groups Most and Least of a max-diff, a screen at a time', async () => {
    const page = await render(maxDiff('q', 'a b c d e'));
    expect(count(page, 'type="radio"')).toBe(8);
    for (const words of ['Most important', 'Least important', 'Screen 1 of 4']) expect(page).toContain(words);
  });
  it('says the limits of files, and names those sent before', async () => {
    const page = await render(upload('q', { maxFiles: 3 }), { recordings: ['r1', '', 'r2'] });
    for (const words of ['Up to 3 files', 'File 1, sent before', 'File 2, sent before'])
      expect(page).toContain(words);
    expect(page).not.toContain('File 3');
  });
  it('has nothing to press for a statement', async () => {
    expect(await render(statement('q'))).not.toMatch(/<(button|input|textarea)/);
  });
  it('is in the participant’s language and direction', async () => {
    const page = await render(choice('q', 'a b'), undefined, 'ar');
    expect(page).toContain('lang="ar" dir="rtl"');
    expect(page).toContain('اختر إجابة واحدة');
  });
});

describe('ConceptView', () => {
  const film = { type: 'video' as const, name: 'The film', url: 'https://a.test/f.mp4', forceWatching: true };
  const step = stepOf(open('q', { media: [film] }));

  it('B1: shows a film that is to be watched, with controls and without starting it', async () => {
    if (step.kind !== 'question') throw new Error(step.kind);
    const page = await html(<ConceptView concept={null} media={step.media} language="en" />);
    expect(page).toMatch(/<video[^>]*controls=""/);
    expect(page).not.toMatch(/autoplay/i);
    expect(page).toContain('Watch this to its end, then go on.');
  });
  it('B1: only a film is to be watched to its end', () => {
    expect(mustWatch(step)).toBe(true);
    expect(mustWatch(stepOf(open('q', { media: [{ ...film, type: 'image' }] })))).toBe(false);
    expect(mustWatch(stepOf(open('q', { media: [{ ...film, forceWatching: false }] })))).toBe(false);
  });
  it('shows a concept’s name, description and pictures', async () => {
    const concept = {
      id: 'c',
      title: 'Quiet berth',
      description: 'A berth.',
      media: [{ type: 'image' as const, name: 'Drawing', url: 'https://a.test/a.png' }],
      embedUrl: null,
    };
    const page = await html(<ConceptView concept={concept} language="en" />);
    for (const words of ['Quiet berth', 'A berth.', 'alt="Drawing"']) expect(page).toContain(words);
  });
});
