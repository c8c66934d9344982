/** What stands in the place of a name; as long as nothing, so that the name's length is not told. */
const BLACKENED = '████';

const ADDRESS = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,40}/gu;
const TELEPHONE = /(?<![\p{L}\p{N}])(?:\+|00?)\d(?:[\s()/.-]{0,2}\d){6,14}(?!\d)/gu;

/** An accent may be a character of its own. */
const NAME = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,30}";
/** How people say who they or others are; what follows is a name. */
const INTRODUCTIONS = [
  "[Mm]y name is|[Mm]y name['’]s|[Tt]hey call me|[Pp]eople call me",
  '[Ii]ch hei(?:ß|ss)e|[Mm]ein Name ist',
  "[Jj]e m['’]appelle|[Mm]on nom est",
  '[Mm]e llamo|[Mm]i nombre es',
  '[Mm]i chiamo|[Ii]l mio nome è',
  '[Mm]eu nome é|[Cc]hamo-me|[Mm]e chamo',
  '[Ii]k heet|[Mm]ijn naam is',
].join('|');
const TITLES = 'Mrs?|Ms|Miss|Dr|Prof|Herr|Frau|Monsieur|Madame|Mme|Señora?|Signora?|Senhora?|Meneer|Mevrouw';
const INTRODUCED = new RegExp(`(?:${INTRODUCTIONS})\\s{1,3}(${NAME}(?:\\s${NAME}){0,2})`, 'gu');
const TITLED = new RegExp(`(?<![\\p{L}])(?:${TITLES})\\.?\\s{1,3}(${NAME}(?:\\s${NAME})?)`, 'gu');

/**
 * The names that these texts give away: of people who say who they are, and behind a title. Rules cannot know every
 * name; what they find is hidden wherever it stands.
 */
export function namesIn(texts: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const text of texts) {
    for (const pattern of [INTRODUCED, TITLED]) {
      for (const [, found = ''] of text.matchAll(pattern)) {
        for (const name of found.split(/\s/)) names.add(bare(name));
      }
    }
  }
  return names;
}

/** The text with these names, and addresses and telephone numbers, blackened. */
export function withoutNames(text: string, names: ReadonlySet<string>): string {
  const hidden = text.replace(ADDRESS, BLACKENED).replace(HANDLE, BLACKENED).replace(TELEPHONE, BLACKENED);
  if (names.size === 0) return hidden;
  return hidden.replace(/\p{L}[\p{L}\p{M}'’-]*/gu, (word) =>
    names.has(word.normalize('NFC')) || names.has(bare(word)) ? BLACKENED : word,
  );
}

/** Without the genitive's s, and with its accents in one form. */
function bare(name: string): string {
  return name.replace(/['’]s$/u, '').normalize('NFC');
}
