import { Link } from '@/components/ui/link';
import { Tag } from '@/components/ui/tag';
import type { ChartProps } from './chart-props';

interface ThemesProps extends ChartProps {
  studyId: string;
  /** The list's filters, for the link back. */
  query: string;
  onSearch: (word: string) => void;
  /** The number of quotes that fit. */
  mostQuotes: number;
  /** How often other people's words were asked for. */
  others?: number | undefined;
}

const ENOUGH = 3;

/** The results of an open question: its tags, its characteristic words, and quotes. */
export function Themes({
  part,
  isPressed,
  onPress,
  studyId,
  query,
  onSearch,
  mostQuotes,
  others = 0,
}: ThemesProps) {
  const { words } = part;
  const quotes = quotesOfTurn(part.quotes, others, mostQuotes);
  const frequent = part.tags.filter(({ count }) => count > 1);
  // Few answers share a tag.
  const tags = frequent.length >= ENOUGH ? frequent : part.tags.slice(0, 2 * ENOUGH);
  return (
    <div className="grid gap-[0.625rem]">
      {tags.length > 0 ? (
        <div className="flex flex-wrap gap-1">
          {tags.map(({ tag, count, filter }) => (
            <Tag key={tag} count={count} pressed={isPressed(filter)} onPress={() => onPress(filter)}>
              {tag}
            </Tag>
          ))}
        </div>
      ) : null}
      {words.length > 0 ? (
        <p className="text-ink-3">
          <span>Words: </span>
          {words.map(({ word, count }, index) => (
            <span key={word}>
              {index > 0 ? ', ' : ''}
              <button
                type="button"
                onClick={() => onSearch(word)}
                className="text-ink-2 hover:text-ink hover:underline"
              >
                {word}
              </button>
              <span className="tabular-nums">{` ${count}`}</span>
            </span>
          ))}
        </p>
      ) : null}
      {quotes.map((quote) => (
        <blockquote key={quote.responseId}>
          <p
            lang={quote.language}
            className="font-read text-read-15 leading-[1.3125rem]"
          >{`“${quote.text}”`}</p>
          <p className="text-12 text-ink-3">
            <Link
              href={`/studies/${encodeURIComponent(studyId)}/responses/${quote.readableId}${query === '' ? '' : `?${query}`}#row-${quote.responseIndex}`}
              className="hover:text-ink hover:underline"
            >
              {`Response ${quote.readableId}`}
            </Link>
            {quote.segments.length > 0 ? <span className="ps-2">{quote.segments.join(', ')}</span> : null}
          </p>
        </blockquote>
      ))}
    </div>
  );
}

/** The next people's words each time, and from the beginning after the last. */
function quotesOfTurn<T>(quotes: readonly T[], turn: number, most: number): T[] {
  const pages = Math.ceil(quotes.length / most);
  if (pages <= 1) return quotes.slice(0, most);
  const from = (turn % pages) * most;
  return quotes.slice(from, from + most);
}
