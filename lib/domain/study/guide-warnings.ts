import type { Item } from '../guide/guide';
import type { Path } from '../guide/guide-problem';
import { announcedMinutes } from '../guide/lint/announced-minutes';
import { type GuideWarning, rewording, splitting } from '../guide/lint/guide-warning';
import { structureWarnings } from '../guide/lint/structure-warnings';
import { wordingRemarks } from '../guide/lint/wording-remarks';
import { minutesEstimate } from '../guide/minutes-estimate';
import type { WarnedStudy } from './study-warnings';

/** A hostile guide of 2 MiB has tens of thousands; nobody reads them. */
const MOST_WARNINGS = 200;
/** The estimate takes every question as asked: only what is well above the announced time is said. */
const TOLERATED = { factor: 1.3, minutes: 3 };

/**
 * What is probably wrong with the wording and the structure of a guide, in its order; the study's length first. They
 * never prevent saving or launching (decisions, N8). Placeholders and a missing title are in `studyWarnings`.
 */
export function guideWarnings(
  study: Pick<WarnedStudy, 'guide' | 'welcomeMessage'>,
  language: string,
): GuideWarning[] {
  const found = [...structureWarnings(study.guide)];
  for (const [at, block] of study.guide.entries()) {
    for (const [number, item] of block.items.entries()) {
      found.push(...itemRemarks(item, [at, 'items', number], language));
      if (found.length > MOST_WARNINGS) break;
    }
  }
  const placed = found.toSorted((one, other) => rank(one) - rank(other) || itemRank(one) - itemRank(other));
  return [...lengthWarnings(study), ...placed].slice(0, MOST_WARNINGS);
}

const rank = ({ path }: GuideWarning) => Number(path[0]);
const itemRank = ({ path }: GuideWarning) => (path[1] === 'items' ? Number(path[2]) : -1);

function itemRemarks(item: Item, path: Path, language: string): GuideWarning[] {
  const remarks = wordingRemarks(item.text, { language, statement: item.type === 'statement' });
  return remarks.map(({ code, message, instead, split }) => ({
    code,
    path: [...path, 'text'],
    message,
    ...(split
      ? { fix: splitting(item, path, split) }
      : instead !== undefined && { fix: rewording(path, instead) }),
  }));
}

function lengthWarnings({
  guide,
  welcomeMessage,
}: Pick<WarnedStudy, 'guide' | 'welcomeMessage'>): GuideWarning[] {
  const text = welcomeMessage?.message ?? '';
  const announced = announcedMinutes(text);
  const estimate = minutesEstimate(guide);
  if (
    !announced ||
    estimate <= Math.max(announced.minutes * TOLERATED.factor, announced.minutes + TOLERATED.minutes - 1)
  )
    return [];
  const { at, word, minutes } = announced;
  const value = `${text.slice(0, at)}${estimate}${text.slice(at + word.length)}`;
  const path = ['welcomeMessage', 'message'];
  return [
    {
      code: 'longer-than-announced',
      path,
      message: `The welcome announces ${minutes} minutes, but the questions take about ${estimate}`,
      fix: { label: `Announce ${estimate} minutes`, changes: [{ op: 'replace', path, value }] },
    },
  ];
}
