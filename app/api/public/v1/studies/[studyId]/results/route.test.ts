import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as responseRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { GET as searchRoute } from '@/app/api/public/v1/studies/[studyId]/responses/route';
import { analyseResponse } from '@/lib/services/responses/analyse-response';
import { indexStaleResponses } from '@/lib/services/responses/index-responses';
import { database, pool } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { concept, conceptBlock, flat, open } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, type Step, startedInterview, type TestStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { surveyedStudy } from '@/lib/testing/surveyed';
import { newTheme, putIn, themed } from '@/lib/testing/themed';
import { newOrganization } from '@/lib/testing/world';
import type { QuestionResultV1, StudyResultsV1 } from '@/lib/wire/v1/study-results';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {
  params: async ({ key }) => ({ studyId: (await launchedStudy(key, [flat([open()])])).id }),
  nowhere: { studyId: randomUUID() },
});

let key: string;
let studyId: string;
beforeAll(async () => {
  ({ key } = await newOrganization());
  ({ id: studyId } = await surveyedStudy(key, 16));
});

const results = async (filter: object = {}): Promise<StudyResultsV1> =>
  (await call(GET, { key, params: { studyId }, query: { filter: JSON.stringify(filter) } })).body;
const countOf = async (filter: object): Promise<number> =>
  (
    await call(searchRoute, {
      key,
      params: { studyId },
      query: { limit: '1', filter: JSON.stringify(filter) },
    })
  ).body.total;
const question = ({ questions }: StudyResultsV1, type: string): QuestionResultV1 => {
  const found = questions.find((one) => one.type === type && !one.isScreener);
  if (!found) throw new Error(`no ${type}`);
  return found;
};

describe('every figure', () => {
  it('leads to as many responses as it counts', async () => {
    const all = await results();
    let figures = 0;
    for (const { parts } of all.questions) {
      for (const part of parts) {
        const counted = [
          part,
          ...part.options,
          ...part.ranking,
          ...part.rows.flatMap(({ cells }) => cells),
          ...part.scores,
          ...part.tags,
        ];
        for (const { count, wholeCount, filter } of counted) {
          expect(count).toBe(wholeCount);
          expect(await countOf({ answers: [filter] })).toBe(count);
          figures += 1;
        }
      }
    }
    expect(figures).toBeGreaterThan(30);
    expect(all.total).toBe(16);
  }, 30_000);

  it('is of those that pass the filter, beside the whole study', async () => {
    const filter = { urlParams: [{ name: 'source', value: 'poster' }] };
    const [some, all] = [await results(filter), await results()];
    expect([some.total, some.wholeTotal]).toEqual([8, 16]);
    const [ours, theirs] = [question(some, 'multiple_choice'), question(all, 'multiple_choice')];
    for (const [index, option] of (ours.parts[0]?.options ?? []).entries()) {
      expect(option.wholeCount).toBe(theirs.parts[0]?.options[index]?.count);
      expect(option.count).toBe(await countOf({ ...filter, answers: [option.filter] }));
    }
  });
});

/** How many gave an answer to a question that contains this option, of those that the link brought this value: in SQL. */
async function countInSql(questionId: string, optionId: string, value: string): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    `select count(distinct r.id)::int as count from response r join turn t on t.response_id = r.id
      where r.study_id = $1 and t.kind = 'question' and t.question_id = $2
        and (t.answer -> 'optionIds' ? $3 or ($3 = 'custom' and t.answer ? 'custom'))
        and exists (select 1 from json_array_elements(r.url_params) p where p ->> 0 = 'source' and p ->> 1 = $4)`,
    [studyId, questionId, optionId, value],
  );
  return rows[0]?.count ?? 0;
}

describe('L4: side by side', () => {
  const sideBySide = async (segment: string, filter: object = {}) =>
    call(GET, { key, params: { studyId }, query: { segment, filter: JSON.stringify(filter) } });

  it('L4: by a URL parameter, each share is what SQL counts in the turns themselves', async () => {
    const { body } = await sideBySide('param:source');
    expect(body.segments).toEqual([
      { label: 'newsletter', count: 8, isOther: false, values: 1 },
      { label: 'poster', count: 8, isOther: false, values: 1 },
    ]);
    const { questionId, parts } = question(body, 'multiple_choice');
    let figures = 0;
    for (const { optionId, segments, count } of parts[0]!.options) {
      for (const [column, { label }] of body.segments.entries()) {
        expect(segments[column]?.count).toBe(await countInSql(questionId, optionId, label));
        expect(segments[column]?.of).toBe(parts[0]!.segments[column]?.count);
        figures += 1;
      }
      expect(segments.reduce((sum: number, one: { count: number }) => sum + one.count, 0)).toBe(count);
    }
    expect(figures).toBeGreaterThan(4);
  });

  it('L4: by the answers to a choice, each figure is the list of those who gave both answers', async () => {
    const all = await results();
    const by = question(all, 'multiple_choice');
    const { body } = await sideBySide(`question:${by.questionId}`);
    expect(body.segments.length).toBeLessThanOrEqual(6);
    expect(body.segments.map(({ count }: { count: number }) => count)).toEqual(
      by.parts[0]!.options.map(({ count }) => count),
    );
    const ranked = question(body, 'ranking').parts[0]!;
    for (const { filter, segments } of ranked.ranking) {
      for (const [column, option] of by.parts[0]!.options.entries()) {
        expect(segments[column]?.count).toBe(await countOf({ answers: [filter, option.filter] }));
      }
    }
  }, 30_000);

  it('L4: of more than six values the five most frequent stand alone, and the rest is one', async () => {
    const { body } = await sideBySide('param:participant');
    expect(body.segments).toHaveLength(6);
    expect(body.segments.at(-1)).toEqual({ label: 'Other', count: 11, isOther: true, values: 11 });
    const few = await sideBySide('param:participant', { urlParams: [{ name: 'source', value: 'poster' }] });
    const total = few.body.segments.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(total).toBe(8);
  });

  it('L4: by a theme, those who spoke of it stand beside those who were asked and did not', async () => {
    const world = await themed();
    const child = await newTheme(world, { name: 'Delay', parentId: world.theme.id });
    await putIn(world, child.body.id);
    await answered(await startedInterview(world.study.linkId), () => ({
      text: 'Something else altogether.',
    }));
    await indexStaleResponses(database(), { all: true });
    const by = (id: string) =>
      call(GET, { key: world.key, params: { studyId: world.study.id }, query: { segment: `theme:${id}` } });
    const { status, body } = await by(world.theme.id.toUpperCase());
    expect(status).toBe(200);
    expect(body.segments).toEqual([
      { label: 'Quicksilver', count: 1, isOther: false, values: 1 },
      { label: 'Did not speak of it', count: body.total - 1, isOther: false, values: 1 },
    ]);
    const { id: elsewhere } = (await themed()).theme;
    expect([(await by(elsewhere)).status, (await by(elsewhere)).body.code]).toEqual([400, 'bad_request']);
  });

  it('L4: shares of fewer than a hundred people have the interval after Wilson', async () => {
    const { options, count } = question(await results(), 'multiple_choice').parts[0]!;
    expect(count).toBeLessThan(100);
    for (const { interval, count: chosen } of options) {
      expect(interval?.low).toBeLessThanOrEqual(chosen / count);
      expect(interval?.high).toBeGreaterThanOrEqual(chosen / count);
    }
  });

  it('L4: what nobody can be grouped by is refused', async () => {
    const all = await results();
    const matrix = question(all, 'matrix').questionId;
    for (const segment of [
      '',
      'source',
      'param:',
      'param:nothing',
      'question:unknown',
      `question:${matrix}`,
      `theme:${randomUUID()}`,
      'theme:x',
      'tag:late',
      `param:${'x'.repeat(400)}`,
      'param:a\0b',
    ]) {
      const { status, body } = await sideBySide(segment);
      expect([segment, status, body.code]).toEqual([segment, 400, 'bad_request']);
    }
  });

  it('L4: a quote says which columns its person is in', async () => {
    const { body } = await sideBySide('param:source');
    const quotes = body.questions.flatMap(({ parts }: QuestionResultV1) =>
      parts.flatMap((part) => part.quotes),
    );
    expect(quotes.length).toBeGreaterThan(0);
    for (const { segments, readableId } of quotes) {
      expect(segments).toEqual([readableId % 2 === 1 ? 'newsletter' : 'poster']);
    }
  });
});

describe('by type', () => {
  it('a multiple choice has what was typed as an option of its own', async () => {
    const custom = question(await results(), 'multiple_choice').parts[0]?.options.at(-1);
    expect(custom).toMatchObject({ optionId: 'custom', text: '', isCustom: true });
    expect(custom?.count).toBeGreaterThan(0);
  });

  it('a ranking has mean places, with the middle half around them', async () => {
    const { ranking } = question(await results(), 'ranking').parts[0]!;
    for (const { places } of ranking) {
      if (!places) continue;
      expect(places.from).toBeLessThanOrEqual(places.to);
      expect(places.mean).toBeGreaterThanOrEqual(1);
      expect(places.mean).toBeLessThanOrEqual(ranking.length);
    }
    expect(ranking.some(({ places }) => places !== null)).toBe(true);
  });

  it('the scores of a max-diff balance out: each screen has one best and one worst', async () => {
    const { scores, count } = question(await results(), 'max_diff').parts[0]!;
    const total = (list: number[]) => list.reduce((sum, one) => sum + one, 0);
    expect(total(scores.map(({ best }) => best))).toBe(total(scores.map(({ worst }) => worst)));
    expect(total(scores.map(({ score }) => score ?? 0))).toBeCloseTo(0, 5);
    expect(count).toBeGreaterThan(0);
  });

  it('an open question has words that were said, and a quote word for word', async () => {
    const open = question(await results(), 'open_ended');
    const [part] = open.parts;
    expect(part?.words.length).toBeGreaterThan(0);
    const [quote] = part?.quotes ?? [];
    expect(quote?.text).toMatch(/./);
    const { responses } = (
      await call(searchRoute, {
        key,
        params: { studyId },
        query: { filter: JSON.stringify({ readableIds: [quote?.readableId] }) },
      })
    ).body;
    expect(responses[0].id).toBe(quote?.responseId);
  });

  it('a question of a concept block has a part for each concept', async () => {
    const all = await results();
    const parts = all.questions.at(-1)?.parts;
    expect(parts?.map(({ conceptTitle }) => conceptTitle)).toEqual(['Quiet coach', 'Bicycle coach']);
  });
});

/** What each person says about each concept; words of the one are never used for the other. */
const SAID: Record<string, string[]> = {
  'Quiet coach': [
    'The library hush let me sleep through the mountains.',
    'A library hush is what the mountains deserve.',
    'Nothing but library hush, so I could sleep in the mountains.',
    'ok',
  ],
  'Bicycle coach': [
    'My bicycle hung on a rusty hook and the pedals scratched.',
    'The rusty hook held the bicycle, its pedals in the aisle.',
    'A rusty hook again, and pedals against my knee.',
    'ok',
  ],
};

describe('X22: what was said about a concept', () => {
  let parts: QuestionResultV1['parts'];
  let whole: QuestionResultV1;
  let study: TestStudy;
  beforeAll(async () => {
    study = await launchedStudy(key, [
      conceptBlock(
        [concept('Quiet coach'), concept('Bicycle coach')],
        [open({ text: 'What would sleep be like here?', followUp: 'none' })],
      ),
    ]);
    for (let nth = 0; nth < 4; nth += 1) {
      const interview = await startedInterview(study.linkId);
      await answered(interview, (step: Step) => ({ text: SAID[step.concept.title]?.[nth] ?? '' }));
      await analyseResponse(database(), interview.responseId);
    }
    const { body } = await call(GET, { key, params: { studyId: study.id }, query: {} });
    whole = body.questions[0];
    ({ parts } = whole);
  });
  const partOf = (title: string) => {
    const part = parts.find(({ conceptTitle }) => conceptTitle === title);
    if (!part) throw new Error(`no ${title}`);
    return part;
  };

  it.each([
    ['Quiet coach', ['library', 'hush', 'mountains'], /rusty|hook|pedals|bicycle/i],
    ['Bicycle coach', ['rusty', 'hook', 'pedals'], /library|hush|mountains/i],
  ])('X22: %s has its own words and none of the other', (title, own, others) => {
    const words = partOf(title).words.map(({ word }) => word);
    expect(words).toEqual(expect.arrayContaining(own));
    expect(words.join(' ')).not.toMatch(others);
  });

  it.each([
    ['Quiet coach', /library/],
    ['Bicycle coach', /rusty/],
  ])('X22: %s has quotes about it alone, each of another person and none without content', (title, about) => {
    const { quotes } = partOf(title);
    expect(quotes).toHaveLength(3);
    for (const { text } of quotes) expect(text).toMatch(about);
    expect(new Set(quotes.map(({ responseId }) => responseId)).size).toBe(3);
  });

  it('X22: leads from a quote to the row in which it was said', async () => {
    for (const title of Object.keys(SAID)) {
      for (const { text, responseId, responseIndex } of partOf(title).quotes) {
        const { body } = await call(responseRoute, { key, params: { linkId: study.id, responseId } });
        expect(body.transcript[responseIndex].user).toContain(text);
      }
    }
  });

  it('X22: counts a tag where the words it rests on were said', async () => {
    const tags = (title: string) => partOf(title).tags.map(({ tag }) => tag.toLowerCase());
    expect(tags('Quiet coach').join(' ')).toMatch(/library|hush|mountain/);
    expect(tags('Quiet coach').join(' ')).not.toMatch(/rusty|hook|pedal|bicycle/);
    expect(tags('Bicycle coach').join(' ')).toMatch(/rusty|hook|pedal|bicycle/);
    expect(tags('Bicycle coach').join(' ')).not.toMatch(/library|hush|mountain/);
    for (const part of parts) {
      for (const { count, filter } of part.tags) {
        const { body } = await call(searchRoute, {
          key,
          params: { studyId: study.id },
          query: { filter: JSON.stringify({ answers: [filter] }) },
        });
        expect(filter).toMatchObject({ conceptId: part.conceptId });
        expect(body.total).toBe(count);
      }
    }
  });

  it('L4: counts the forms of a word as one, by people, in the form that most of them used', async () => {
    const forms = await launchedStudy(key, [flat([open({ followUp: 'none' })])]);
    for (const text of ['Pedals, pedals, pedals.', 'One pedal broke.', 'The pedals hurt.', 'No idea.']) {
      await answered(await startedInterview(forms.linkId), () => ({ text }));
    }
    const { body } = await call(GET, { key, params: { studyId: forms.id } });
    expect(body.questions[0].parts[0].words).toContainEqual({ word: 'pedals', count: 3 });
  });

  it('L4: never quotes one person twice while others have something to say', () => {
    const people = parts.flatMap(({ quotes }) => quotes.slice(0, 1).map(({ responseId }) => responseId));
    expect(new Set(people).size).toBe(people.length);
  });

  it("L4: leaves out the question's own words", () => {
    expect(whole.text).toContain('sleep');
    for (const { words } of parts) expect(words.map(({ word }) => word)).not.toContain('sleep');
  });
});

it('is empty, not broken, for a study that nobody answered', async () => {
  const study = await launchedStudy(key, [flat([open()])]);
  const { body } = await call(GET, { key, params: { studyId: study.id } });
  expect(body).toMatchObject({
    total: 0,
    wholeTotal: 0,
    questions: [{ parts: [{ count: 0, words: [], quotes: [] }] }],
  });
});
