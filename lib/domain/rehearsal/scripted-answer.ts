import { isSkip } from '../interview/answer-kinds';
import type { Answer, FollowUpStep, QuestionStep } from '../interview/interview';
import { type Random, randomBelow, seededRandom, shuffled } from '../interview/seeded-random';
import type { ModeratorLanguage } from '../moderator/lexicon';
import type { Manner } from './manner';
import type { Walker, Wish } from './rehearsal';
import { scriptedWords } from './scripted-words';

type Step = QuestionStep | FollowUpStep;

/** Closed questions that these manners leave out: one of so many. */
const SKIPS_ONE_OF: Partial<Record<Manner, number>> = { unsure: 4, hostile: 3 };
/** Options taken where several may be, so that questions carried forward have something to ask about. */
const SEVERAL = 2;

/**
 * What a scripted participant answers to a step: always the same for the same walker and step, and always one that fits.
 * `spoken` is how many answers in words were given before.
 */
export function scriptedAnswer(
  step: Step,
  walker: Pick<Walker, 'manner' | 'wish'>,
  { language, spoken }: { language: ModeratorLanguage; spoken: number },
): Answer {
  if (step.kind === 'follow_up' || step.item.type === 'open_ended') {
    return {
      text: scriptedWords(walker.manner, language, { spoken, isFollowUp: step.kind === 'follow_up' }),
    };
  }
  const random = seededRandom('rehearsal', walker.manner, step.id);
  const answer = closedAnswer(step, walker.wish, random);
  const oneOf = SKIPS_ONE_OF[walker.manner];
  const decides = [step.item.id, ...step.rows.map(({ id }) => id)].some((id) => at(walker.wish.want, id));
  const mayLeaveOut = step.block.type !== 'screening' && step.item.type !== 'statement' && !decides;
  if (!isSkip(answer) && oneOf && mayLeaveOut && step.questionNumber % oneOf === 0) return { skip: true };
  return answer;
}

function closedAnswer(step: QuestionStep, wish: Wish, random: Random): Answer {
  const { item } = step;
  const ids = step.optionsInGuideOrder.map(({ id }) => id);
  switch (item.type) {
    case 'multiple_choice':
      return chosen(step, wish, random);
    case 'ranking':
      return { optionIds: shuffled(ids, random) };
    case 'matrix':
      return {
        cells: Object.fromEntries(
          step.rows.map(({ id }) => {
            const here = at(wish.want, id) ?? at(wish.want, item.id) ?? [];
            const avoided = [...(at(wish.avoid, id) ?? []), ...(at(wish.avoid, item.id) ?? [])];
            const wanted = ids.filter((option) => here.includes(option));
            const free = ids.filter((option) => !avoided.includes(option));
            const taken = wanted.length > 0 ? wanted : [any(free.length > 0 ? free : ids, random)];
            return [id, item.multiSelect ? taken : taken.slice(0, 1)];
          }),
        ),
      };
    case 'max_diff':
      return {
        screens: step.screens.map((screen) => {
          const [best = '', worst = ''] = shuffled([...screen].sort(), random);
          return { best, worst };
        }),
      };
    case 'statement':
      return {};
    case 'file_upload':
      // A script has no file of its own.
      return { skip: true };
    case 'open_ended':
      throw new Error('an open question is answered in words');
  }
}

function chosen(step: QuestionStep, wish: Wish, random: Random): Answer {
  const { item, optionsInGuideOrder: options } = step;
  if (item.type !== 'multiple_choice') throw new Error('not a choice');
  const wanted = at(wish.want, item.id) ?? [];
  const avoided = at(wish.avoid, item.id) ?? [];
  const first = options.filter(({ id }) => wanted.includes(id));
  const alone = first.find(({ exclusiveOption }) => exclusiveOption);
  if (alone) return { optionIds: [alone.id] };
  const lets = (status: string | null | undefined) =>
    step.block.type !== 'screening' ? 0 : status === 'approve' ? 0 : status === 'reject' ? 2 : 1;
  const rest = shuffled(
    options.filter(({ id, exclusiveOption }) => !wanted.includes(id) && !exclusiveOption),
    random,
  ).sort(
    (a, b) =>
      Number(avoided.includes(a.id)) - Number(avoided.includes(b.id)) || lets(a.status) - lets(b.status),
  );
  // One who is let in must not choose what shuts out as well.
  const welcome = rest.filter(({ id, status }) => !avoided.includes(id) && lets(status) < 2);
  // Skipped, a question counts as one of which nothing was chosen.
  const isBarred = avoided.length > 0 && options.every(({ id }) => avoided.includes(id));
  if (isBarred && step.block.type !== 'screening') return { skip: true };
  if (!item.multiSelect) {
    const taken = first[0] ?? rest[0] ?? options[0];
    return taken ? { optionIds: [taken.id] } : { optionIds: [], custom: 'Something else' };
  }
  const least = step.minSelect ?? 1;
  const most = step.maxSelect ?? Number.POSITIVE_INFINITY;
  const count = Math.min(
    most,
    Math.max(least, first.length, Math.min(SEVERAL, first.length + welcome.length)),
  );
  const picked = [...first, ...welcome, ...rest.filter((one) => !welcome.includes(one))].slice(0, count);
  if (picked.length === 0) {
    const exclusive = options.find(({ exclusiveOption }) => exclusiveOption);
    return exclusive ? { optionIds: [exclusive.id] } : { optionIds: [], custom: 'Something else' };
  }
  const isShort = picked.length < least && item.allowCustomOption;
  return { optionIds: picked.map(({ id }) => id), ...(isShort && { custom: 'Something else' }) };
}

function at(choices: Wish['want'], id: string): string[] | undefined {
  return Object.hasOwn(choices, id) ? choices[id] : undefined;
}

function any<T>(list: readonly T[], random: Random): T {
  return list[randomBelow(list.length, random)]!;
}
