import { countOfPeople } from '@/components/ui/count-of-people';
import type { AskedBefore } from '@/lib/client/asked-before';

interface AskedBeforeListProps {
  asked: readonly AskedBefore[];
  current: string;
  onAsk: (question: string) => void;
}

/** Earlier questions; asking one again reads what was said since, too. */
export function AskedBeforeList({ asked, current, onAsk }: AskedBeforeListProps) {
  return (
    <nav aria-label="Asked before" className="flex min-h-0 flex-col border-e border-line max-[84rem]:hidden">
      <p className="flex h-[2.75rem] shrink-0 items-center gap-2 border-b border-line px-4">
        <span className="font-strong">Asked before</span>
        <span className="text-ink-3">on this device</span>
      </p>
      <ul className="min-h-0 flex-1 overflow-auto p-2">
        {asked.length === 0 ? <li className="px-2 py-1 text-ink-3">Nothing yet.</li> : null}
        {asked.map(({ question, people, at }) => (
          <li key={question}>
            <button
              type="button"
              aria-current={question === current ? 'page' : undefined}
              onClick={() => onAsk(question)}
              className="w-full rounded-2 px-2 py-1.5 text-start hover:bg-fill aria-[current]:bg-fill aria-[current]:font-strong"
            >
              <span className="line-clamp-3 break-words">{question}</span>
              <span className="block text-12 font-text text-ink-3">{`${peopleWords(people)}, ${when(at)}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function peopleWords(people: number): string {
  if (people === 0) return 'nobody';
  return countOfPeople(people);
}

function when(at: number): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday
    ? `today ${date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`
    : date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
}
