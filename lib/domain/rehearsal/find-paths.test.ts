import { describe, expect, it } from 'vitest';
import {
  all,
  any,
  choice,
  conceptBlock,
  flat,
  matrix,
  multi,
  notSelected,
  open,
  ranking,
  screening,
  selected,
} from '@/lib/testing/guide-of';
import { findPaths } from './find-paths';

const manners = ['terse'] as const;
const param = (parameter: string, value: string) => ({ type: 'searchParam' as const, parameter, value });
const unreachable = (...blocks: Parameters<typeof findPaths>[0]) => findPaths(blocks, manners).unreachable;

describe('N6: findPaths', () => {
  it('leads somebody to every question whose conditions can be met', () => {
    const guide = [
      screening(choice('in', 'yes+ no-')),
      flat(
        choice('who', 'self other nobody'),
        open('q1', { conditional: all(selected('who', 'other')) }),
        choice('how', 'a b', { conditional: all(selected('who', 'nobody')) }),
        open('q2', { conditional: all(selected('how', 'b'), param('wave', '2')) }),
        open('q3', { conditional: any(selected('q9', 'x'), notSelected('who', 'self')) }),
        matrix('m', 'r s', 'x y'),
        open('q4', { conditional: all(selected('m', 'y', 's'), notSelected('m', 'y', 'r')) }),
        multi('tags', 'a b c'),
        ranking('rank', '', { carryForwardFrom: 'tags', conditional: all(selected('tags', 'c')) }),
      ),
    ];
    const paths = findPaths(guide, manners);
    expect(paths.unreachable).toEqual([]);
    expect(paths.letsEverybodyIn).toBe(false);
    const rejected = paths.walkers.find(({ wish }) => wish.want.in?.includes('in-no'));
    expect(rejected).toMatchObject({ name: '“no”', does: 'Chooses “no” at question 1' });
    expect(paths.walkers.some(({ wish }) => wish.params.wave === '2')).toBe(true);
  });

  it('names what no choice leads to', () => {
    expect(
      unreachable(
        flat(
          choice('who', 'self other'),
          open('both', { conditional: all(selected('who', 'self'), selected('who', 'other')) }),
          open('after', { conditional: all(selected('both', 'x')) }),
          open('fine'),
        ),
      ),
    ).toEqual(['both', 'after']);
    expect(unreachable(screening(choice('in', 'yes- no-')), flat(open('never')))).toEqual(['never']);
  });

  it('shows concepts with conditions, and leaves out a question of which everything is barred', () => {
    const guide = [
      flat(choice('who', 'self other')),
      conceptBlock(
        'ideas',
        [
          ['a', all(selected('who', 'self'))],
          ['b', all(selected('who', 'other'))],
        ],
        [open('like')],
      ),
      flat(open('last', { conditional: all(notSelected('who', 'self other')) })),
    ];
    expect(findPaths(guide, manners).unreachable).toEqual([]);
  });

  it('tells a screening that rejects nobody', () => {
    const guide = [
      screening(multi('in', 'yes+ no- none!', { conditional: all(param('never', '1')) })),
      flat(open('q')),
    ];
    const hard = [screening(choice('in', 'yes+ no-')), flat(open('q'))];
    expect(findPaths(hard, manners).letsEverybodyIn).toBe(false);
    expect(findPaths(guide, manners).walkers.length).toBeGreaterThan(0);
  });

  it('ends with as many walkers as are bearable, and in time, for the largest guides', () => {
    const items = Array.from({ length: 99 }, (_, at) => [
      choice(`c${at}`, 'a b c d'),
      open(`o${at}`, { conditional: all(selected(`c${at}`, 'd')) }),
    ]).flat();
    const { walkers } = findPaths([flat(...items)], manners);
    // One of them takes all the ways that go together.
    expect(walkers.length).toBe(2);
  });
});
