import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Guide, IdentifiedGuide } from '@/lib/domain/guide/guide';
import { identifyGuide } from '@/lib/domain/guide/identify-guide';
import { answerProblems } from '@/lib/domain/interview/answer-problems';
import { arbitraryGuide } from '@/lib/testing/arbitrary-guide';
import {
  choice,
  concept,
  conceptBlock,
  flat,
  matrix,
  multi,
  open,
  ranking,
  screener,
  screening,
  selected,
} from '@/lib/testing/guide-parts';
import { wholeGuide } from '@/lib/testing/whole-guide';
import { personaAnswer, personaFor } from './preview-answers';
import { answeredWalk, jumpTo, newWalk, noWayBack, walkBack, wholeWalkTo } from './preview-walk';

let last = 0;
const made = (...guide: Guide): IdentifiedGuide => identifyGuide(guide, null, () => `w${++last}`);
const ids = (guide: IdentifiedGuide) => guide.flatMap((block) => block.items.map(({ id }) => id));
const nobody = personaFor([], '', null);

describe('noWayBack', () => {
  it('says why there is none: the guide begins there, or the preview does', () => {
    const guide = made(flat([open({ text: 'One' }), open({ text: 'Two' })]));
    const at = (index: number) => jumpTo(guide, ids(guide)[index]!, { preferred: null, concept: null })!.walk;
    expect(noWayBack(at(0))).toBe('It is the first question');
    expect(noWayBack(at(1))).toBe('The preview begins with this question');
    expect(noWayBack(answeredWalk(newWalk(guide), { text: 'Yes' }))).toBeUndefined();
  });
});

describe('jumpTo', () => {
  it('shows an item to somebody who answered so that it is asked', () => {
    const guide = made(
      screening([screener({ externalId: 's' })]),
      flat([
        multi({ externalId: 'a' }),
        choice({ externalId: 'b', conditional: selected('a', ['Milk']) }),
        open({ text: 'Here', conditional: selected('b', ['Juice'], { matchingCriteria: 'mustNotSelect' }) }),
      ]),
    );
    const jump = jumpTo(guide, ids(guide)[3]!, { preferred: null, concept: null });
    expect(jump).toMatchObject({
      unreachable: false,
      walk: { step: { number: 4, total: 4, item: { text: 'Here' } } },
    });
    expect(jump?.walk.interview.turns).toHaveLength(2);
  });

  it('answers as the author wishes, of the choices that lead there', () => {
    const guide = made(
      flat([choice({ externalId: 'a' }), open({ conditional: selected('a', ['Tea', 'Milk']) })]),
    );
    const jump = jumpTo(guide, ids(guide)[1]!, { preferred: 'Milk', concept: null });
    const milk = guide[0]?.items[0]?.type === 'multiple_choice' ? guide[0].items[0].options?.[1]?.id : '';
    expect(jump?.walk.interview.turns[0]?.answer).toEqual({ optionIds: [milk] });
  });

  it('carries forward, asks rows of a matrix, follows the link, shows the wanted concept', () => {
    const guide = made(
      flat([
        multi({ externalId: 'a', minSelect: 3, maxSelect: 3 }),
        { type: 'ranking', text: 'Carried', carryForwardFrom: 'a' },
        matrix({ externalId: 'm' }),
        open({ text: 'Row', conditional: selected('m', ['Bad'], { matrixRow: 'Price' }) }),
        open({
          text: 'Link',
          conditional: { operator: 'or', criteria: [{ type: 'searchParam', parameter: 'p', value: 'v' }] },
        }),
      ]),
      conceptBlock([concept('One'), concept('Two')], [open({ text: 'Concept' })]),
    );
    const at = (index: number, wanted: string | null = null) =>
      jumpTo(guide, ids(guide)[index]!, { preferred: null, concept: wanted });
    for (const index of [1, 3, 4, 5]) expect(at(index)?.unreachable).toBe(false);
    const carried = at(1)?.walk.step;
    expect(carried?.kind === 'question' && carried.options).toHaveLength(3);
    const second = guide[1]!.conceptSamplingConfig!.concepts[1]!.id;
    expect(at(5, second)?.walk.step).toMatchObject({ concept: { content: { title: 'Two' } } });
  });

  it('shows what nobody can be asked all the same, and says so', () => {
    const guide = made(
      flat([open(), open({ text: 'Lost', conditional: selected('gone', ['x']) }), ranking()]),
    );
    expect(jumpTo(guide, ids(guide)[1]!, { preferred: null, concept: null })).toMatchObject({
      unreachable: true,
      walk: { step: { number: 2, total: 3, item: { text: 'Lost' } } },
    });
  });

  it('is there for every item of any guide, finished or not', () => {
    fc.assert(
      fc.property(arbitraryGuide(), (written) => {
        const guide = made(...written);
        for (const id of ids(guide))
          expect(jumpTo(guide, id, { preferred: null, concept: null })).not.toBeNull();
      }),
      { numRuns: 50 },
    );
  });
});

describe('a walk', () => {
  it('D2: ends where the engine says', () => {
    const guide = made(screening([screener()]), flat([open()]));
    const walk = newWalk(guide);
    const no = walk.step.kind === 'question' ? walk.step.options[1]?.id : '';
    expect(answeredWalk(walk, { optionIds: [no!] }).step).toEqual({ kind: 'end', outcome: 'screened_out' });
  });

  it('goes through everything with answers that fit, and back again', () => {
    const guide = made(...wholeGuide());
    let walk = newWalk(guide);
    const stations = [];
    while (walk.step.kind === 'question') {
      const answer = personaAnswer(walk.step, nobody);
      expect(answerProblems(walk.step, answer)).toEqual([]);
      stations.push({ id: walk.step.id, answer });
      walk = answeredWalk(walk, answer);
    }
    expect(stations.length).toBeGreaterThan(8);
    for (const station of stations.toReversed()) {
      const back = walkBack(walk);
      expect([back.walk.step.kind === 'question' && back.walk.step.id, back.answer]).toEqual([
        station.id,
        station.answer,
      ]);
      walk = back.walk;
    }
    const lastId = ids(guide).at(-1)!;
    expect(wholeWalkTo(guide, lastId, null)?.step).toMatchObject({ item: { id: lastId } });
  });
});
