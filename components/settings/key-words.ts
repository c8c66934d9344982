import type { ApiKey } from '@/lib/client/keys';
import type { KeyScope } from '@/lib/domain/people/key-limits';

/** What a key may do, as one chooses it. */
export const SCOPE_CHOICES: readonly { id: KeyScope; label: string; detail: string }[] = [
  { id: 'read', label: 'Read', detail: 'Studies, responses, results and exports.' },
  { id: 'write', label: 'Change', detail: 'Studies, tags, themes and the rest, but launch nothing.' },
  { id: 'launch', label: 'Launch', detail: 'Launch, publish, pause, resume and close studies.' },
];

/** What a key of this person may do, in plain words: “only read and change, in 2 studies”. */
export function keyMay({ scopes, studyIds, test }: Pick<ApiKey, 'scopes' | 'studyIds' | 'test'>): string {
  const verbs = SCOPE_CHOICES.filter(({ id }) => scopes?.includes(id)).map(({ label }) =>
    label.toLowerCase(),
  );
  const what = scopes === null ? 'everything its owner may do' : `only ${listed(verbs)}`;
  const studies = test ? ['test study', 'test studies'] : ['study', 'studies'];
  if (studyIds === null) return test ? `${what}, in test studies` : what;
  return `${what}, in ${studyIds.length === 1 ? `one ${studies[0]}` : `${studyIds.length} ${studies[1]}`}`;
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
