import { languageModel, type ModelEndpoint } from '@/lib/ports/language-model';
import { modelModerator } from '@/lib/ports/model-moderator';
import { byPeople, byRules, figuresOf, inOwnLanguage, TELL_ME_MORE } from './figures';
import { type Preference, pairsOf, preference } from './pairwise';
import { type HeldInterview, heldInterviews, type Replayed, replayed, replayedBy } from './replay';
import { inCode, refusalsOf, shortened } from './report-parts';

/** Of these, because in the product a decision has to be there by then (decisions/049). In milliseconds. */
const DECIDED_MS = 3_400;
/** Interviews that are held at once. */
const AT_ONCE = 4;

/** The model that `npm run eval` is to measure, by the product's own settings; null without one. */
export function modelToMeasure(
  settings: NodeJS.ProcessEnv,
): { asks: ModelEndpoint; judges: ModelEndpoint } | null {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey = null, LLM_MODEL: both } = settings;
  const [asks, judges] = [settings.LLM_MODEL_MODERATOR ?? both, settings.LLM_MODEL_ANALYST ?? both];
  if (!baseUrl || !asks || !judges) return null;
  const named = (model: string) => ({ baseUrl, apiKey, model, allowPrivate: true });
  return { asks: named(asks), judges: named(judges) };
}

/**
 * The part of docs/evaluation.md on a model: what it asks after the answers of the measured half and the fresh ones, judged in
 * code as the rules are, and in pairs by a model.
 */
export async function modelReport(
  { asks, judges }: { asks: ModelEndpoint; judges: ModelEndpoint },
  held: readonly HeldInterview[] = [...heldInterviews('measured'), ...heldInterviews('fresh-third')],
): Promise<string[]> {
  const began = Date.now();
  const moderator = modelModerator(languageModel(asks), `evaluation ${asks.baseUrl} ${asks.model}`);
  const decide = async (input: Parameters<typeof moderator.decide>[0]) =>
    moderator.decide(input, Date.now() + DECIDED_MS);
  const byModel = (await inTurns(held, (one) => replayedBy(decide, one))).flat();
  const alone = held.flatMap((one) => replayed(one));
  const judge = languageModel(judges);
  const compared: [string, string, Preference][] = [];
  const compare = async (names: [string, string], pairs: ReturnType<typeof pairsOf>) =>
    compared.push([...names, await preference(judge, pairs)]);
  const [model, rules] = [byRules(byModel), byRules(alone)];
  await compare(['model', 'rules'], pairsOf(model, rules));
  await compare(['model', `“${TELL_ME_MORE}”`], pairsOf(model, inOwnLanguage(alone)));
  await compare(['rules', `“${TELL_ME_MORE}”`], pairsOf(rules, inOwnLanguage(alone)));
  const withPeople = (replays: readonly Replayed[]) =>
    replays.filter(({ interviewer }) => interviewer === 'human');
  await compare(
    ['model', 'what people asked next'],
    pairsOf(byRules(withPeople(byModel)), byPeople(byModel)),
  );
  const worded = byModel.filter(({ probe }) => probe.decision === 'ask' && probe.by === 'model').length;
  const figures = figuresOf(model);
  return [
    '## With a model',
    '',
    `\`${asks.model}\` as the moderator, on ${held.length} interviews (the measured half and the third fresh set), with ${DECIDED_MS / 1000} seconds for a decision, as in the product. Of its ${figures.followUps} follow-ups it worded ${worded} itself; the others are by the rules, because it was late, failed, or proposed what the checker refuses twice. The whole took ${Math.round((Date.now() - began) / 1_000)} seconds.`,
    '',
    ...inCode([
      ['model', figures],
      ['rules', figuresOf(rules)],
    ]),
    '',
    refusalsOf('model', figures),
    '',
    `Judged in pairs by \`${judges.model}\`, each pair twice with the places swapped: a preference counts when it holds in both. A model judges its own words kindly, and nothing replaces reading them (below).`,
    '',
    '| one | other | one is better | other is better | neither | only by its place | no verdict |',
    '|---|---|---|---|---|---|---|',
    ...compared.map(
      ([one, other, found]) =>
        `| ${one} | ${other} | ${found.one} | ${found.other} | ${found.neither} | ${found.byPlace} | ${found.unjudged} |`,
    ),
    '',
    '| the answer before it | model | rules |',
    '|---|---|---|',
    ...model.flatMap(({ answer, text }, at) =>
      text === null
        ? []
        : [`| ${shortened(answer)} | ${shortened(text)} | ${shortened(rules[at]?.text ?? '–')} |`],
    ),
    '',
  ];
}

async function inTurns<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  const waiting = [...all.entries()];
  const next = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) done[one[0]] = await work(one[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return done;
}
