import type { IdentifiedGuide } from '../guide/guide';
import { conceptsOf, followUpBudget, type PlacedItem, placedItems } from '../guide/read';
import { askedTwice } from './asked-twice';
import type { Walk } from './rehearsal';

/** What a rehearsal shows, made from the walks. */
export interface RehearsalReport {
  questions: RehearsedQuestion[];
  followUps: RehearsedFollowUps[];
  paths: RehearsedPath[];
  findings: Finding[];
}
export interface RehearsedQuestion {
  questionId: string;
  number: number;
  text: string;
  blockTitle: string;
  /** Scripted participants to whom it was put. */
  reachedBy: number;
  followUps: number;
}
export interface RehearsedFollowUps {
  questionId: string;
  number: number;
  /** As it was worded most often. */
  text: string;
  times: number;
  participants: number;
}
/** An answer that something depends on, a concept, or an end, and how many came to it. */
export interface RehearsedPath {
  kind: 'option' | 'concept' | 'outcome';
  questionId: string | null;
  number: number | null;
  label: string;
  walked: number;
}

export const FINDING_KINDS = [
  'broke',
  'nobody_complete',
  'not_reached',
  'concept_not_shown',
  'nobody_screened_out',
  'too_long',
  'untranslated',
  'asked_twice',
  'cut',
] as const;
export interface Finding {
  kind: (typeof FINDING_KINDS)[number];
  /** `stops`: participants cannot go on, or a part is never asked; `remark`: worth a look. */
  severity: 'stops' | 'remark';
  title: string;
  message: string;
  questionId: string | null;
  number: number | null;
  /** Of a text that has no translation. */
  language: string | null;
  /** The walks that it was seen in, from 0. */
  walks: number[];
}

export interface ReportInput {
  guide: IdentifiedGuide;
  walks: readonly Walk[];
  /** Whether all have walked that will: what nobody came to is told only then. */
  isOver: boolean;
  /** Ids of questions and concepts to which no way was found. */
  unreachable: readonly string[];
  letsEverybodyIn: boolean;
  /** As participants are told. */
  announcedMinutes: number;
  /** Questions with texts that have no translation, by language. */
  untranslated: readonly { language: string; questionIds: readonly string[] }[];
}

/** Longer than announced by more than this is told. */
const LONGER = { factor: 1.5, minutes: 3 };

export function minutesOf(walk: Pick<Walk, 'steps'>): number {
  return Math.max(1, Math.round(walk.steps.reduce((sum, { seconds }) => sum + seconds, 0) / 60));
}

export function rehearsalReport(input: ReportInput): RehearsalReport {
  const places = placedItems(input.guide);
  return {
    questions: places.map((place) => rehearsed(place, input.walks)),
    followUps: followUpsOf(places, input.walks),
    paths: pathsOf(input, places),
    findings: findingsOf(input, places),
  };
}

function rehearsed({ item, block, number }: PlacedItem, walks: readonly Walk[]): RehearsedQuestion {
  const steps = walks.map((walk) => walk.steps.filter(({ questionId }) => questionId === item.id));
  return {
    questionId: item.id,
    number,
    text: item.text,
    blockTitle: block.title,
    reachedBy: steps.filter((one) => one.length > 0).length,
    followUps: steps.flat().filter(({ kind }) => kind === 'follow_up').length,
  };
}

function followUpsOf(places: readonly PlacedItem[], walks: readonly Walk[]): RehearsedFollowUps[] {
  const asked = places.flatMap(({ item, number }): RehearsedFollowUps[] => {
    const of = walks.map(({ steps }) =>
      steps.filter((one) => one.kind === 'follow_up' && one.questionId === item.id),
    );
    const all = of.flat();
    if (all.length === 0) return [];
    const times = new Map<string, number>();
    for (const { moderator } of all) times.set(moderator, (times.get(moderator) ?? 0) + 1);
    const [text] = [...times].sort((a, b) => b[1] - a[1])[0]!;
    const participants = of.filter((one) => one.length > 0).length;
    return [{ questionId: item.id, number, text, times: all.length, participants }];
  });
  return asked.sort((a, b) => b.times - a.times);
}

/** Options named by conditions or judged at screening, concepts, and the two ends. */
function pathsOf({ guide, walks }: ReportInput, places: readonly PlacedItem[]): RehearsedPath[] {
  const named = choicesNamed(guide);
  const options = places.flatMap(({ item, block, number }) => {
    const reference = named.get(item.externalId ?? '');
    return (('options' in item && item.options) || [])
      .filter(
        ({ externalId, text }) =>
          block.type === 'screening' || reference?.has(externalId ?? text) || reference?.has(text),
      )
      .map(
        ({ id, text }): RehearsedPath => ({
          kind: 'option',
          questionId: item.id,
          number,
          label: text,
          walked: count(walks, ({ steps }) =>
            steps.some((one) => one.questionId === item.id && one.optionIds.includes(id)),
          ),
        }),
      );
  });
  const concepts = guide.flatMap(conceptsOf).map(
    ({ id, content }): RehearsedPath => ({
      kind: 'concept',
      questionId: null,
      number: null,
      label: content.title,
      walked: count(walks, ({ steps }) => steps.some(({ conceptId }) => conceptId === id)),
    }),
  );
  const end = (label: string, outcome: Walk['outcome']): RehearsedPath => ({
    kind: 'outcome',
    questionId: null,
    number: null,
    label,
    walked: count(walks, (walk) => walk.outcome === outcome),
  });
  const screens = guide.some(({ type }) => type === 'screening');
  return [
    ...options,
    ...concepts,
    end('To the end', 'complete'),
    ...(screens ? [end('Screened out', 'screened_out')] : []),
  ];
}

/** By the externalId of a question, the choices that conditions name. */
function choicesNamed(guide: IdentifiedGuide): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  const conditionals = guide.flatMap((block) => [
    ...block.items.map(({ conditional }) => conditional),
    ...conceptsOf(block).map(({ conditional }) => conditional),
  ]);
  for (const criterion of conditionals.flatMap((conditional) => conditional?.criteria ?? [])) {
    if (criterion.type === 'searchParam') continue;
    const of = named.get(criterion.questionId) ?? new Set();
    for (const choice of criterion.choices) of.add(choice);
    named.set(criterion.questionId, of);
  }
  return named;
}

function findingsOf(input: ReportInput, places: readonly PlacedItem[]): Finding[] {
  const found = [
    ...broken(input, places),
    ...(input.isOver ? [...never(input, places)] : []),
    ...tooLong(input, places),
    ...untranslated(input, places),
    ...twice(input, places),
  ];
  return found.sort((a, b) => Number(a.severity === 'remark') - Number(b.severity === 'remark'));
}

const NOTHING = { questionId: null, number: null, language: null, walks: [] };

function* broken({ walks }: ReportInput, places: readonly PlacedItem[]): Generator<Finding> {
  for (const [at, walk] of walks.entries()) {
    if (walk.status === 'cut') {
      yield {
        ...NOTHING,
        kind: 'cut',
        severity: 'remark',
        title: `${walk.name} was let go before the end`,
        message: `It had been asked ${walk.steps.length} times. Nobody answers that often.`,
        walks: [at],
      };
    }
    if (walk.status !== 'broke' || !walk.broke) continue;
    const place = placeOf(places, walk.broke.questionId);
    yield {
      ...NOTHING,
      ...where(place),
      kind: 'broke',
      severity: 'stops',
      title: place ? `Question ${place.number} stops ${walk.name}` : `${walk.name} could not begin`,
      message: walk.broke.message,
      walks: [at],
    };
  }
}

function* never(input: ReportInput, places: readonly PlacedItem[]): Generator<Finding> {
  const { walks, unreachable } = input;
  const walked = walks.filter(({ status }) => status === 'done');
  if (walked.length > 0 && walked.every(({ outcome }) => outcome === 'screened_out')) {
    yield {
      ...NOTHING,
      kind: 'nobody_complete',
      severity: 'stops',
      title: 'Everybody is screened out',
      message: 'With whatever was chosen, nobody came past the screening. No interview can be complete.',
    };
    return;
  }
  for (const place of places) {
    if (walks.some(({ steps }) => steps.some(({ questionId }) => questionId === place.item.id))) continue;
    const isShut = unreachable.includes(place.item.id);
    yield {
      ...NOTHING,
      ...where(place),
      kind: 'not_reached',
      severity: isShut ? 'stops' : 'remark',
      title: `Nobody came to question ${place.number}`,
      message: isShut
        ? 'No choice was found that leads there. Look at its condition and at those of the questions that it depends on.'
        : 'A way leads there, and none of these participants took it.',
    };
  }
  for (const { id, content } of input.guide.flatMap(conceptsOf)) {
    if (walks.some(({ steps }) => steps.some(({ conceptId }) => conceptId === id))) continue;
    yield {
      ...NOTHING,
      kind: 'concept_not_shown',
      severity: unreachable.includes(id) ? 'stops' : 'remark',
      title: `Nobody saw “${content.title}”`,
      message: unreachable.includes(id)
        ? 'No choice was found with which it is shown. Look at its condition.'
        : 'The draw left it out this time.',
    };
  }
  if (input.letsEverybodyIn) {
    yield {
      ...NOTHING,
      kind: 'nobody_screened_out',
      severity: 'remark',
      title: 'Nobody was screened out',
      message: 'The screening rejects some answers, and no choice was found that it rejects.',
    };
  }
}

function* tooLong(
  { walks, announcedMinutes }: ReportInput,
  places: readonly PlacedItem[],
): Generator<Finding> {
  const minutes = walks.map(minutesOf);
  const longest = minutes.indexOf(Math.max(...minutes));
  const walk = walks[longest];
  if (!walk || walk.steps.length === 0) return;
  const taken = minutes[longest]!;
  if (taken < announcedMinutes * LONGER.factor || taken < announcedMinutes + LONGER.minutes) return;
  const of = (questionId: string) =>
    walk.steps.filter((one) => one.questionId === questionId).reduce((sum, one) => sum + one.seconds, 0);
  const slowest = [...places].sort((a, b) => of(b.item.id) - of(a.item.id))[0]!;
  const alone = Math.max(1, Math.round(of(slowest.item.id) / 60));
  const asks = slowest.item.type === 'open_ended' && followUpBudget(slowest.item) > 1;
  yield {
    ...NOTHING,
    ...where(slowest),
    kind: 'too_long',
    severity: 'remark',
    title: `${taken} minutes for ${walk.name}`,
    message: `Participants are told about ${announcedMinutes}. Question ${slowest.number} alone took ${alone}.${
      asks ? ' Fewer follow-ups there would shorten it.' : ''
    }`,
    walks: [longest],
  };
}

function* untranslated(
  { untranslated: all }: ReportInput,
  places: readonly PlacedItem[],
): Generator<Finding> {
  for (const { language, questionIds } of all) {
    const first = placeOf(places, questionIds[0] ?? null);
    if (!first) continue;
    const numbers = places.filter(({ item }) => questionIds.includes(item.id)).map(({ number }) => number);
    yield {
      ...NOTHING,
      ...where(first),
      kind: 'untranslated',
      severity: 'remark',
      title: `${listed(numbers)} not translated`,
      message: 'Who answers in this language reads these texts in the language of the study.',
      language,
    };
  }
}

function* twice({ walks }: ReportInput, places: readonly PlacedItem[]): Generator<Finding> {
  for (const [at, walk] of walks.entries()) {
    const pair = askedTwice(walk.steps);
    if (!pair) continue;
    const [earlier, later] = pair;
    const [before, place] = [placeOf(places, earlier.questionId), placeOf(places, later.questionId)];
    if (!before || !place) continue;
    yield {
      ...NOTHING,
      ...where(place),
      kind: 'asked_twice',
      severity: 'remark',
      title: `${walk.name} was asked nearly the same twice`,
      message: `“${later.moderator}” at question ${place.number} came after “${earlier.moderator}” at question ${before.number}.`,
      walks: [at],
    };
  }
}

function where(place: PlacedItem | undefined) {
  return { questionId: place?.item.id ?? null, number: place?.number ?? null };
}

function placeOf(places: readonly PlacedItem[], questionId: string | null): PlacedItem | undefined {
  return places.find(({ item }) => item.id === questionId);
}

function count<T>(list: readonly T[], is: (one: T) => boolean): number {
  return list.filter(is).length;
}

/** More numbers than these are counted. */
const MOST_LISTED = 5;

/** “Question 4 is”, “Questions 4, 5 and 6 are”, “12 questions are”. */
function listed(numbers: readonly number[]): string {
  if (numbers.length === 1) return `Question ${numbers[0]} is`;
  if (numbers.length > MOST_LISTED) return `${numbers.length} questions are`;
  return `Questions ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} are`;
}
