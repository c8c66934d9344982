/** Where a text stands, as a translator finds it: "Question 2", "Question 2, answer 1". */
export function placesOf(paths: readonly string[]): Map<string, string> {
  const places = new Map<string, string>();
  let question = 0;
  let concept = 0;
  let part = 0;
  for (const path of paths) {
    const [kind, , field] = path.split('.');
    if (kind === 'items' && field === 'text') {
      question += 1;
      part = 0;
    }
    if (kind === 'concepts' && field === 'title') concept += 1;
    if (kind === 'options' || kind === 'rows') part += 1;
    places.set(path, placeOf(path, { question, concept, part }));
  }
  return places;
}

function placeOf(path: string, at: { question: number; concept: number; part: number }): string {
  const [kind, , field] = path.split('.');
  if (kind === 'items' && field === 'text') return `Question ${at.question}`;
  if (kind === 'items')
    return `Question ${at.question}, ${field === 'metric' ? 'what is asked for' : 'button'}`;
  if (kind === 'options' || kind === 'rows') return `Question ${at.question}, ${at.part}`;
  if (kind === 'concepts') return `Concept ${at.concept}, ${field === 'title' ? 'title' : 'description'}`;
  return FIELDS.get(path) ?? path;
}

const FIELDS = new Map([
  ['externalTitle', 'Title'],
  ['welcomeMessage.title', 'Welcome, heading'],
  ['welcomeMessage.message', 'Welcome, text'],
  ['closingMessage', 'Last words'],
  ['consent.text', 'Consent'],
  ['stateTexts.notOpenYet', 'Before it opens'],
  ['stateTexts.paused', 'While paused'],
  ['stateTexts.closed', 'Once closed'],
  ['stateTexts.full', 'Enough people'],
  ['stateTexts.screenedOut', 'Screened out'],
  ['stateTexts.overQuota', 'Quota full'],
]);
