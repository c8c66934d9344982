import { termOf } from '@/lib/domain/analysis/reading';
import { lexiconFor } from '@/lib/domain/text/lexicon-for';
import { isNoTopic } from '@/lib/domain/text/no-topics';
import { wordsOf } from '@/lib/domain/text/words';
import { analysedStudy } from './analysis-input';
import { demoInterviews } from './demo-interviews';
import { rankCorrelation, ratedAnswers } from './quality-ratings';
import type { Half } from './replay';
import { measuredInterviews, statementFigures } from './statement-labels';

export interface TagFigures {
  tags: number;
  given: number;
  once: number;
  /** Names, days and numbers, or words of the script. */
  refused: number;
}

/** Over all interviews, as those of one study. */
export function tagFigures(): TagFigures {
  const english = lexiconFor('en');
  const counts = new Map<string, number>();
  let [given, refused] = [0, 0];
  for (const { analysis, input } of analysedStudy()) {
    const asked = new Set(
      input.guide.flatMap(({ items }) =>
        items.flatMap(({ text }) => wordsOf(text).map((word) => termOf(word, english))),
      ),
    );
    for (const { text } of analysis.tags) {
      given += 1;
      counts.set(text, (counts.get(text) ?? 0) + 1);
      if (wordsOf(text).some((word) => isNoTopic(word.norm) || asked.has(termOf(word, english))))
        refused += 1;
    }
  }
  const once = [...counts.values()].filter((count) => count === 1).length;
  return { tags: counts.size, given, once, refused };
}

export function qualityFigures(half: Half): {
  answers: number;
  score: number;
  depth: number;
  relevance: number;
} {
  const answers = ratedAnswers(half).filter(({ score }) => score !== null);
  const against = (own: (one: (typeof answers)[number]) => number, theirs: 'depth' | 'relevance') =>
    rankCorrelation(
      answers.map(own),
      answers.map((one) => one[theirs]),
    );
  return {
    answers: answers.length,
    score: against(({ score }) => score ?? 0, 'depth'),
    depth: against(({ ownDepth }) => ownDepth, 'depth'),
    relevance: against(({ ownRelevance }) => ownRelevance, 'relevance'),
  };
}

const share = (part: number, whole: number) =>
  whole === 0 ? '–' : `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`;

/** The part of docs/evaluation.md about the built-in analyst. */
export function analysisReport(): string[] {
  const [real, demo] = [statementFigures(measuredInterviews()), statementFigures(demoInterviews())];
  const tags = tagFigures();
  const row = (half: Half) => {
    const { answers, score, depth, relevance } = qualityFigures(half);
    return `${answers} | ${score.toFixed(2)} | ${depth.toFixed(2)} | ${relevance.toFixed(2)} |`;
  };
  return [
    '## The built-in analyst',
    '',
    'The same interviews, analysed one after the other as responses of one study, each compared with those before it.',
    '',
    '| | real, measured half | demonstration, measured half |',
    '|---|---|---|',
    `| Statements (tagline, bullets, summary, personas), each passage once | ${real.statements} | ${demo.statements} |`,
    `| Verbatim: the passage is what is quoted | ${share(real.verbatim, real.statements)} | ${share(demo.verbatim, demo.statements)} |`,
    `| Read by hand | ${real.labelled} | ${demo.labelled} |`,
    `| Supported by their passages | ${share(real.supported, real.labelled)} | ${share(demo.supported, demo.labelled)} |`,
    `| Whole thoughts | ${share(real.whole, real.labelled)} | ${share(demo.whole, demo.labelled)} |`,
    `| Reversed or taken back by what stands around them | ${real.reversed} | ${demo.reversed} |`,
    '',
    'One reader, who also wrote the rules, with the 110 characters before and 130 after each passage. The rules were written by looking at the other half; the measured half was read once. Five statements failed then: four are cut (a full stop in the middle of spoken words, a list after “and the”), and one was corrected by the next words (“the lack of solutions … and maybe not lack”). The cut ones stayed as they were. For the last the rules learned, in each of the seven languages, that “and maybe not …” takes back what stands before it, so that its figure is no longer blind; the statement in its place was read anew. All of it is English; for the other six languages only the examples in `fidelity.test.ts` speak.',
    '',
    'The demonstration’s interviews are made up (English, and one in French), well written and easy for rules; every other voice is measured, read once and by the same reader, and no rule was changed for it. All are supported, and five of them say nothing of the subject: “Sorry, somebody is at the door”, “Later, promise”.',
    '',
    '| | all 13 interviews |',
    '|---|---|',
    `| Tags given, of how many different | ${tags.given}, ${tags.tags} |`,
    `| Different tags that occur once | ${share(tags.once, tags.tags)} |`,
    `| With a name, a day, a number or a word of the script | ${tags.refused} |`,
    '',
    'The first interview of a study has no tags, because nobody shares them yet. How many have to share a tag, and four general words, were chosen by looking at the tags of all 13: these figures are not blind. The last row counts by the same lists that the rules use.',
    '',
    'Quality against the raters of the same project (`ratings.json`: specificity, complexity, engagement and relevance from 1 to 5, for 119 answers of the eight interviews that a model held, by one or two raters). Spearman’s rank correlation by answer; depth is the mean of specificity, complexity and engagement:',
    '',
    '| | answers | score with rated depth | our depth with rated depth | our relevance with rated relevance |',
    '|---|---|---|---|---|',
    `| built | ${row('built')}`,
    `| measured | ${row('measured')}`,
    '',
    'Raters found nearly everything relevant (most answers have 5), so their relevance orders nothing, and neither does ours. The two raters agree with each other to 0.27 on engagement, 0.43 on complexity and 0.00 on specificity. Nothing of the score was fitted to them. In three interviews there are more turns than ratings: there the ratings are taken to be those of the first ones.',
    '',
  ];
}
