'use client';
import { Copy } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { copyText } from '@/components/ui/copy-text';
import { Link } from '@/components/ui/link';
import { Note } from '@/components/ui/note';
import type { ShownAnswer } from '@/lib/client/ask';
import { keyOf, type NumberedPassage, passageHref } from './numbered-passages';
import { PassageMark } from './passage-mark';

interface AnswerViewProps {
  question: string;
  answer: ShownAnswer;
  passages: readonly NumberedPassage[];
  /** The sentence whose passages are washed. */
  focused: number | null;
  studyId: string | null;
  onFocus: (sentence: number | null) => void;
}

/** An answer in sentences, each with the numbers of its passages; or that nobody spoke of it. */
export function AnswerView({ question, answer, passages, focused, studyId, onFocus }: AnswerViewProps) {
  const marks = new Map(passages.map(({ citation, mark }) => [keyOf(citation), mark]));
  return (
    <>
      <h2 className="text-20 font-title tracking-[-0.01em] break-words">{question}</h2>
      <p role="status" className="mt-1 text-12 text-ink-3">
        {readWords(answer)}
      </p>
      <AnswerNote answer={answer} />
      {answer.notFound ? (
        <div className="mt-6">
          <p className="text-16 font-strong">Nobody spoke of it.</p>
          <p className="mt-1 max-w-[34rem] text-ink-2">
            {studyId === null
              ? ''
              : answer.wasAsked
                ? 'A question of the guide asks it, and nobody answered with words of it. '
                : 'It was not asked either. '}
            {answer.nearest.length > 0
              ? 'What is nearest stands among the passages; it does not answer the question.'
              : ''}
          </p>
          {studyId === null || answer.wasAsked ? null : (
            <p className="mt-3">
              <Link className="link" href={`/studies/${encodeURIComponent(studyId)}/guide`}>
                Ask it in the guide
              </Link>
            </p>
          )}
        </div>
      ) : (
        <ol className="mt-5 grid gap-1">
          {answer.sentences.map((sentence, at) => (
            <Fragment key={`${at} ${sentence.text}`}>
              {sentence.group !== null && sentence.group !== answer.sentences[at - 1]?.group ? (
                <li className="pt-3 text-12 text-ink-3">{sentence.group}</li>
              ) : null}
              {sentence.group === null && at > 0 && answer.sentences[at - 1]?.group !== null ? (
                <li className="pt-3 text-12 text-ink-3">Also</li>
              ) : null}
              <li
                className={classNames(
                  '-mx-3 border-s-2 px-3 py-2 text-16 leading-[1.5rem]',
                  focused === at ? 'border-accent bg-accent-wash' : 'border-transparent',
                )}
              >
                <button
                  type="button"
                  aria-pressed={focused === at}
                  onClick={() => onFocus(focused === at ? null : at)}
                  className={classNames('inline text-start', answer.writtenBy === 'search' && 'font-read')}
                >
                  {answer.writtenBy === 'search' ? `“${sentence.text}”` : sentence.text}
                </button>{' '}
                <span className="inline-flex flex-wrap gap-0.5 align-baseline">
                  {sentence.citations.map((citation) => {
                    const mark = marks.get(keyOf(citation)) ?? '';
                    return (
                      <Link
                        key={keyOf(citation)}
                        href={passageHref(citation)}
                        aria-label={`Passage ${mark}, response ${citation.readableId}`}
                        className="relative after:absolute after:-inset-1"
                      >
                        <PassageMark mark={mark} isOn={focused === at} />
                      </Link>
                    );
                  })}
                </span>
              </li>
            </Fragment>
          ))}
        </ol>
      )}
      <Footer {...{ question, answer, passages }} />
    </>
  );
}

function readWords({ searched, answers, languages, people, notFound }: ShownAnswer): string {
  const number = (count: number, one: string, many: string) =>
    `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
  const names = new Intl.DisplayNames('en-GB', { type: 'language' });
  const tongues = languages.map((code) => nameOf(names, code)).join(', ');
  const read = `Searched: ${number(searched, 'response', 'responses')}; read: ${number(answers, 'answer', 'answers')}${tongues === '' ? '' : `, in ${tongues}`}.`;
  return notFound
    ? read
    : `${read} ${people === 1 ? '1 person speaks' : `${people} people speak`} of it in these passages.`;
}

function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Why there are passages instead of sentences. */
function AnswerNote({ answer }: { answer: ShownAnswer }) {
  const { problem, model, dropped, writtenBy } = answer;
  if (problem === 'unsupported') {
    return (
      <Note tone="critical" className="mt-4" title="No answer was written.">
        {`The language model gave ${dropped === 1 ? 'one sentence, and it' : `${dropped} sentences, and none of them`} ${dropped === 1 ? 'stood on no passage' : 'stood on a passage'}. Nothing of it is shown; these are the passages that it should have used.`}
      </Note>
    );
  }
  if (problem === 'unavailable') {
    return (
      <Note tone="caution" className="mt-4" title="The language model gave no answer.">
        These are the passages nearest to your question, grouped.
      </Note>
    );
  }
  if (writtenBy === 'search' && model === null) {
    return (
      <Note
        className="mt-4"
        title="No language model is set up."
        actions={
          <Link className="link" href="/organisation/models">
            Set one up
          </Link>
        }
      >
        These are the passages nearest to your question, grouped. No sentences are written.
      </Note>
    );
  }
  return null;
}

function Footer({ question, answer, passages }: Pick<AnswerViewProps, 'question' | 'answer' | 'passages'>) {
  const copy = () => {
    const body = answer.notFound
      ? ['Nobody spoke of it.']
      : answer.sentences.map(
          ({ text, citations }) =>
            `${text} [${citations.map((one) => passages.find(({ citation }) => keyOf(citation) === keyOf(one))?.mark).join(', ')}]`,
        );
    const sources = passages.map(
      ({ mark, citation: { quote, readableId } }) => `${mark}. “${quote}” No. ${readableId}`,
    );
    void copyText([question, '', ...body, '', ...sources].join('\n'), 'Copied with sources');
  };
  return (
    <>
      {answer.writtenBy === 'model' && !answer.notFound ? (
        <p className="mt-4 text-12 text-ink-3">
          {`Written from the passages by ${answer.model ?? 'the model'}.${
            answer.dropped === 0
              ? ''
              : ` ${answer.dropped === 1 ? 'One sentence was' : `${answer.dropped} sentences were`} left out because no passage supports ${answer.dropped === 1 ? 'it' : 'them'}.`
          }`}
        </p>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
        <Button icon={<Copy aria-hidden />} onPress={copy}>
          Copy with sources
        </Button>
      </div>
    </>
  );
}
