import type { QuestionResultV1, ResultPartV1 } from '@/lib/wire/v1/study-results';
import { percent, signed } from './share';

interface Line {
  name: string;
  cells: string[];
}
interface Figures {
  head: string[];
  lines: Line[];
}

/** The figures of a chart as a table, including those that the chart only draws. */
export function ResultsTable({ question, compare }: { question: QuestionResultV1; compare: boolean }) {
  return question.parts.map((part) => {
    const { head, lines } = figuresOf(question, part, compare);
    return (
      <div key={part.conceptId} className="relative mb-3 overflow-x-auto last:mb-0">
        <table className="w-full border-collapse text-12 tabular-nums">
          {part.conceptTitle === null ? null : (
            <caption className="pb-1 text-start text-13">{part.conceptTitle}</caption>
          )}
          <thead>
            <tr className="text-ink-3">
              {head.map((name, index) => (
                <th
                  key={name}
                  scope="col"
                  className={`border-b border-line py-1 font-text ${index === 0 ? 'text-start' : 'ps-3 text-end'}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row" className="break-words border-b border-line py-1 text-start font-text">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td key={head[index + 1]} className="border-b border-line py-1 ps-3 text-end">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  });
}

function figuresOf({ type }: QuestionResultV1, part: ResultPartV1, compare: boolean): Figures {
  const whole = compare ? ['all, n', 'all, %'] : [];
  const wholeCells = (count: number) => (compare ? [`${count}`, `${percent(count, part.wholeCount)}`] : []);
  switch (type) {
    case 'multiple_choice':
      return {
        head: ['Option', 'n', '%', ...whole],
        lines: part.options.map(({ text, isCustom, count, wholeCount }) => ({
          name: isCustom ? 'In their own words' : text,
          cells: [`${count}`, `${percent(count, part.count)}`, ...wholeCells(wholeCount)],
        })),
      };
    case 'ranking':
      return {
        head: [
          'Option',
          'mean place',
          'middle half',
          'first, n',
          'n',
          ...(compare ? ['all, mean place'] : []),
        ],
        lines: part.ranking.map(({ text, places, wholePlaces, count, placedCount }) => ({
          name: text,
          cells: [
            places ? places.mean.toFixed(2) : '–',
            places ? `${places.from} to ${places.to}` : '–',
            `${count}`,
            `${placedCount}`,
            ...(compare ? [wholePlaces ? wholePlaces.mean.toFixed(2) : '–'] : []),
          ],
        })),
      };
    case 'matrix':
      return {
        head: ['Row', ...part.columns.map(({ text }) => text)],
        lines: part.rows.map(({ text, cells }) => ({
          name: text,
          cells: cells.map(({ count }) => `${count} (${percent(count, part.count)}%)`),
        })),
      };
    case 'max_diff':
      return {
        head: ['Option', 'best', 'worst', 'score', ...(compare ? ['all, score'] : [])],
        lines: part.scores.map(({ text, best, worst, score, wholeScore }) => ({
          name: text,
          cells: [
            `${best}`,
            `${worst}`,
            score === null ? '–' : signed(score),
            ...(compare ? [wholeScore === null ? '–' : signed(wholeScore)] : []),
          ],
        })),
      };
    case 'open_ended':
      return {
        head: ['Tag', 'n', ...(compare ? ['all, n'] : [])],
        lines: part.tags.map(({ tag, count, wholeCount }) => ({
          name: tag,
          cells: [`${count}`, ...(compare ? [`${wholeCount}`] : [])],
        })),
      };
    case 'statement':
    case 'file_upload':
      return { head: ['', 'n'], lines: [{ name: 'Answered', cells: [`${part.count}`] }] };
  }
}
