import type { Conditional, Criterion, IdentifiedGuide, IdentifiedItem } from '../guide/guide';
import { conceptsOf, type PlacedItem, placedItems } from '../guide/read';
import { drawConcepts } from '../interview/draw-concepts';
import type { ConceptDraws, Interview, Turn } from '../interview/interview';
import { nextStep } from '../interview/next-step';
import { MANNER_WORDS, type Manner } from './manner';
import { MOST_STEPS, NO_WISH, type Walker, type Wish } from './rehearsal';
import { scriptedAnswer } from './scripted-answer';

/** Who walks, and the places to which no choice was found that leads there. */
export interface Paths {
  walkers: Walker[];
  /** Ids of questions and concepts. */
  unreachable: string[];
  /** Whether no choice was found with which somebody is screened out, of a guide that may do so. */
  letsEverybodyIn: boolean;
}

/** Besides the manners, so many participants take the ways that these do not. */
const MOST_PATHS = 13;
/** Ways to meet one condition that are tried. */
const MOST_WAYS = 12;
/** So many places are looked at in all before the search gives up: a second or two. */
const MOST_LOOKS = 2_000_000;

const SCREENED_OUT = 'screened out';

/**
 * Those who walk a guide in these manners, and, for each question, concept and end that they do not come to, one whose
 * choices lead there, where such are found: conditions are taken apart into the choices that meet them, and each attempt
 * is walked with the engine. One participant takes as many of these ways as go together.
 */
export function findPaths(guide: IdentifiedGuide, manners: readonly Manner[]): Paths {
  const places = placedItems(guide);
  const search = searchOf(guide, places);
  const solver = solverOf(guide, places);
  const walkers: Walker[] = manners.map((manner) => ({ manner, ...MANNER_WORDS[manner], wish: NO_WISH }));
  const covered = new Set<string>();
  for (const { manner } of walkers) for (const one of search.walk(NO_WISH, manner)) covered.add(one);
  const screens = places.some(({ item }) => rejecting(item).length > 0);
  const parts = [
    ...guide.flatMap((block) => conceptsOf(block).map(({ id }) => id)),
    ...places.map(({ item }) => item.id),
  ];
  let paths = 0;
  /** Walks with a wish, and keeps it when it leads where nobody came. */
  const attempt = (wish: Wish): boolean => {
    const fresh = [...search.walk(wish, 'rich')].filter((one) => !covered.has(one));
    for (const one of fresh) covered.add(one);
    if (fresh.length > 0 && paths < MOST_PATHS) {
      walkers.push({ manner: 'rich', ...named(places, wish), wish });
      paths += 1;
    }
    return fresh.length > 0;
  };
  const missing = () => parts.filter((one) => !covered.has(one));
  while (missing().length > 0) {
    const wish = missing().reduce(
      (bundle, target) => first(solver.waysTo(target), (way) => solver.joined(bundle, way)) ?? bundle,
      NO_WISH,
    );
    if (wish === NO_WISH || !attempt(wish)) break;
  }
  for (const target of missing()) solver.waysTo(target).some((wish) => attempt(wish) && covered.has(target));
  if (screens && !covered.has(SCREENED_OUT))
    solver.waysOut().some((wish) => attempt(wish) && covered.has(SCREENED_OUT));
  return {
    walkers,
    unreachable: search.isSpent() ? [] : missing(),
    letsEverybodyIn: screens && !covered.has(SCREENED_OUT) && !search.isSpent(),
  };
}

function first<T, R>(list: readonly T[], of: (one: T) => R | null): R | null {
  for (const one of list) {
    const found = of(one);
    if (found) return found;
  }
  return null;
}

const optionsOf = (item: IdentifiedItem) => ('options' in item && item.options) || [];
const rejecting = (item: IdentifiedItem) => optionsOf(item).filter(({ status }) => status === 'reject');

/** Walks with the engine and without a moderator: what a walker with this wish comes to. */
function searchOf(guide: IdentifiedGuide, places: readonly PlacedItem[]) {
  let looks = 0;
  const isSpent = () => looks > MOST_LOOKS;
  const shown = new Map<string, number>();
  function walk(wish: Wish, manner: Manner): Set<string> {
    const reached = new Set<string>();
    const draws: ConceptDraws = {};
    const turns: Turn[] = [];
    const urlParams = new Map(Object.entries(wish.params));
    while (turns.length < MOST_STEPS && !isSpent()) {
      looks += places.length + turns.length;
      const interview: Interview = { guide, seed: 'search', draws: { ...draws }, urlParams, turns };
      const next = nextStep(interview);
      if (next.kind === 'end') {
        if (next.outcome === 'screened_out') reached.add(SCREENED_OUT);
        break;
      }
      if (next.kind === 'probe') throw new Error('nothing is probed here');
      if (next.kind === 'draw') {
        draws[next.blockId] = drawConcepts({ ...next, shown, seed: 'search' });
        for (const id of draws[next.blockId]!) shown.set(id, (shown.get(id) ?? 0) + 1);
        continue;
      }
      reached.add(next.item.id);
      if (next.concept) reached.add(next.concept.id);
      turns.push({
        stepId: next.id,
        kind: next.kind,
        questionId: next.item.id,
        conceptId: next.concept?.id ?? null,
        answer: scriptedAnswer(next, { manner, wish }, { language: 'en', spoken: turns.length }),
        probe: { decision: 'move_on', reason: '' },
      });
    }
    return reached;
  }
  return { walk, isSpent };
}

/** Finds wishes that meet conditions. */
function solverOf(guide: IdentifiedGuide, places: readonly PlacedItem[]) {
  const concepts = guide.flatMap(conceptsOf);
  /** Questions, and rows, of which one option alone can be chosen. */
  const single = new Set(
    places.flatMap(({ item }) => [
      ...(item.type === 'multiple_choice' && !item.multiSelect ? [item.id] : []),
      ...(item.type === 'matrix' && !item.multiSelect ? [item.id, ...item.rows.map(({ id }) => id)] : []),
    ]),
  );
  const byExternalId = new Map(
    places.flatMap((place) => (place.item.externalId === undefined ? [] : [[place.item.externalId, place]])),
  );

  /** Wishes with which a question is asked, or a concept shown. */
  function waysTo(target: string): Wish[] {
    const concept = concepts.find(({ id }) => id === target);
    if (concept) return meeting(concept.conditional, new Set());
    const place = places.find(({ item }) => item.id === target);
    return place ? reaching(place, new Set()) : [];
  }

  /** Wishes with which somebody is screened out. */
  function waysOut(): Wish[] {
    return places
      .flatMap((place) =>
        rejecting(place.item).flatMap(({ id }) =>
          together([reaching(place, new Set()), [{ ...NO_WISH, want: { [place.item.id]: [id] } }]]),
        ),
      )
      .slice(0, MOST_WAYS);
  }

  /** The options that an item may offer, also those that are carried forward. */
  function offered(item: IdentifiedItem) {
    let at = item;
    for (let depth = 0; depth < places.length; depth += 1) {
      const from = 'carryForwardFrom' in at ? at.carryForwardFrom : null;
      const before = from ? byExternalId.get(from)?.item : undefined;
      if (!before) break;
      at = before;
    }
    return optionsOf(at);
  }

  /** Wishes with which a question is asked. */
  function reaching(place: PlacedItem, on: ReadonlySet<string>): Wish[] {
    if (on.has(place.item.id)) return [];
    const through = new Set([...on, place.item.id]);
    const shown = meeting(place.item.conditional, through);
    const from = 'carryForwardFrom' in place.item ? place.item.carryForwardFrom : null;
    const source = from ? byExternalId.get(from) : undefined;
    if (!source) return shown;
    const options = offered(source.item)
      .filter(({ exclusiveOption }) => !exclusiveOption)
      .slice(0, 2);
    const carried: Wish = {
      ...NO_WISH,
      want: { [source.item.id]: options.map(({ id }) => id) },
    };
    return together([shown, reaching(source, through), [NO_WISH, carried]]);
  }

  function meeting(conditional: Conditional | null | undefined, on: ReadonlySet<string>): Wish[] {
    if (!conditional) return [NO_WISH];
    const each = conditional.criteria.map((criterion) => meetingOne(criterion, on));
    return conditional.operator === 'or' ? each.flat().slice(0, MOST_WAYS) : together(each);
  }

  function meetingOne(criterion: Criterion, on: ReadonlySet<string>): Wish[] {
    if (criterion.type === 'searchParam')
      return [{ ...NO_WISH, params: { [criterion.parameter]: criterion.value } }];
    const place = byExternalId.get(criterion.questionId);
    if (!place) return [];
    const options = offered(place.item).filter(
      ({ externalId, text }) =>
        criterion.choices.includes(externalId ?? text) || criterion.choices.includes(text),
    );
    const row =
      place.item.type === 'matrix' && place.item.rows.find(({ text }) => text === criterion.matrixRow);
    const at = row ? row.id : place.item.id;
    if (criterion.matchingCriteria === 'mustNotSelect')
      return [{ ...NO_WISH, avoid: { [at]: options.map(({ id }) => id) } }];
    const wanted = options.map(({ id }): Wish => ({ ...NO_WISH, want: { [at]: [id] } }));
    return together([reaching(place, on), wanted]);
  }

  /** All ways to have one of each list. */
  function together(lists: readonly (readonly Wish[])[]): Wish[] {
    return lists.reduce<Wish[]>(
      (ways, list) =>
        ways.flatMap((way) => list.flatMap((more) => joined(way, more) ?? [])).slice(0, MOST_WAYS),
      [NO_WISH],
    );
  }

  /** Both wishes at once; null when they do not go together. */
  function joined(a: Wish, b: Wish): Wish | null {
    const want = merged(a.want, b.want);
    const avoid = merged(a.avoid, b.avoid);
    const isTorn =
      Object.entries(want).some(
        ([id, ids]) => (single.has(id) && ids.length > 1) || ids.some((one) => avoid[id]?.includes(one)),
      ) ||
      Object.entries(b.params).some(
        ([name, value]) => Object.hasOwn(a.params, name) && a.params[name] !== value,
      );
    return isTorn ? null : { want, avoid, params: { ...a.params, ...b.params } };
  }

  return { waysTo, waysOut, joined };
}

function merged(a: Wish['want'], b: Wish['want']): Wish['want'] {
  const both = { ...a };
  for (const [id, ids] of Object.entries(b)) both[id] = [...new Set([...(both[id] ?? []), ...ids])];
  return both;
}

/** Long enough to recognise an option by. */
const QUOTED = 40;
const quoted = (text: string) => `“${text.length > QUOTED ? `${text.slice(0, QUOTED).trimEnd()}…` : text}”`;

/** A walker is named after the last choice that leads where nobody else comes. */
function named(places: readonly PlacedItem[], wish: Wish): Pick<Walker, 'name' | 'does'> {
  const choices = places.flatMap(({ item, number }) => {
    const at = [item.id, ...('rows' in item ? item.rows.map(({ id }) => id) : [])];
    const chosen = at.flatMap((id) => wish.want[id] ?? []);
    const texts = optionsOf(item)
      .filter(({ id }) => chosen.includes(id))
      .map(({ text }) => quoted(text));
    return texts.length > 0
      ? [{ name: texts[0]!, does: `${texts.join(' and ')} at question ${number}` }]
      : [];
  });
  const params = Object.entries(wish.params).map(([name, value]) => `${name}=${value}`);
  const name = choices.at(-1)?.name ?? params[0] ?? 'Another way';
  const does = [
    ...(params.length > 0 ? [`Comes by a link with ${params.join(' and ')}`] : []),
    ...(choices.length > 0
      ? [
          `Chooses ${choices
            .map((one) => one.does)
            .slice(0, MOST_NAMED)
            .join(', ')}`,
        ]
      : []),
  ];
  return { name, does: does.join('. ') || 'Leaves out what leads elsewhere' };
}
const MOST_NAMED = 3;
