import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/shell/page-header';
import { HELP_TOPICS, type HelpTopic } from '@/lib/client/help-topics';

/** /help/{topic}: how a task is done, beside the list of all. */
export function HelpPage({ topic }: { topic: HelpTopic }) {
  const { title, about, steps, notes = [] } = topic;
  return (
    <>
      <PageHeader title="Help" />
      <div className="grid min-h-0 flex-1 grid-cols-[16rem_minmax(0,1fr)] max-[60rem]:grid-cols-1">
        <nav
          aria-label="Help"
          className="grid content-start gap-px overflow-auto border-e border-line py-5 ps-4 pe-3 max-[60rem]:border-e-0 max-[60rem]:border-b max-[60rem]:py-2"
        >
          {HELP_TOPICS.map((one) => (
            <Link
              key={one.id}
              href={`/help/${one.id}`}
              aria-current={one.id === topic.id ? 'page' : undefined}
              className="flex min-h-sm items-center rounded-2 px-2 py-1 text-ink-2 hover:bg-fill hover:text-ink aria-[current]:bg-fill aria-[current]:font-strong aria-[current]:text-ink pointer-coarse:min-h-[2.75rem]"
            >
              {one.title}
            </Link>
          ))}
        </nav>
        <article
          aria-labelledby="help-title"
          className="min-h-0 overflow-auto px-8 pt-6 pb-10 max-[60rem]:overflow-visible max-[60rem]:px-4"
        >
          <div className="grid max-w-measure gap-5">
            <h2 id="help-title" className="text-20 font-title">
              {title}
            </h2>
            <p className="text-14 text-ink-2">{about}</p>
            <ol className="grid list-decimal gap-4 ps-5 text-14 marker:text-ink-3">
              {steps.map((step) => (
                <li key={step.do} className="ps-1">
                  <span className="block text-ink">{step.do}</span>
                  {step.result ? <span className="block pt-0.5 text-ink-2">{step.result}</span> : null}
                </li>
              ))}
            </ol>
            {notes.map((note) => (
              <p key={note} className="border-s-2 border-line-strong ps-4 text-14 text-ink-2">
                {note}
              </p>
            ))}
          </div>
        </article>
      </div>
    </>
  );
}
