import { CUES, isAsked } from './cues';

const LONGEST_OPTION = 80;
const MOST_WORDS = 9;

/** What a line offers to choose from, in brackets, after its question mark or after a colon; and the line without it. */
export function inlineOptions(text: string): { text: string; options: string[] } | null {
  return lettered(text) ?? inBrackets(text) ?? afterTheQuestion(text) ?? afterAColon(text);
}

/** The entries of a list in one line, by the first of these signs that it has: | / ; , Null when it is no list. */
export function listed(text: string): string[] | null {
  const clean = text.trim().replace(/[.]$/, '');
  for (const sign of [/\s?\|\s?/, /\s?;\s?/, /\s\/\s|(?<=[\p{L})])\/(?=[\p{L}(])/u, /\s?,\s/]) {
    if (!sign.test(clean)) continue;
    const parts = clean
      .split(sign)
      .flatMap((part, at, all) => (at === all.length - 1 ? lastPair(part) : [part]));
    const options = parts.map((part) => part.trim()).filter((part) => part !== '');
    return options.length >= 2 && options.every(isOption) ? options : null;
  }
  const pair = lastPair(clean);
  return pair.length === 2 && pair.every((part) => part.split(' ').length <= 3) ? pair : null;
}

/** "milk or juice": two; a conjunction at the beginning goes. */
function lastPair(part: string): string[] {
  return part.replace(/^(?:or|and|oder|und|ou|et|o|y|e|of|en)\s+/i, '').split(/\s+(?:or|oder|ou)\s+/i);
}

const isOption = (text: string) =>
  text.length <= LONGEST_OPTION && text.split(/\s+/).length <= MOST_WORDS && !/\?\s*$/.test(text);

/** "… a) one b) two c) three". */
function lettered(text: string): { text: string; options: string[] } | null {
  const first = text.search(/\s\(?[aA][.)]\s/);
  if (first < 0) return null;
  const options = text
    .slice(first)
    .split(/\s\(?[a-hA-H][.)]\s+/)
    .map((part) => part.trim().replace(/[,;]$/, ''))
    .filter((part) => part !== '');
  return options.length >= 2 && options.every(isOption)
    ? { text: text.slice(0, first).trim(), options }
    : null;
}

function inBrackets(text: string): { text: string; options: string[] } | null {
  const found = /\s*[([](?<list>[^()[\]]{2,400})[)\]][.?:]?\s*$/.exec(text);
  const list = found?.groups?.list;
  if (!found || list === undefined) return null;
  const hinted = list.replace(/^(?:options?|answers?|choices?|e\.g\.)\s?:\s*/i, '');
  if (/^e\.g\.|^for example|^z\. ?b\.|^i\.e\./i.test(list)) return null;
  const short = /^(?:y\s?\/\s?n|yes\s?\/\s?no|j\s?\/\s?n)$/i.test(hinted.trim());
  const options = short && /^y\s?\/\s?n$/i.test(hinted.trim()) ? ['Yes', 'No'] : listed(hinted);
  if (!options) return null;
  const rest = text.slice(0, found.index).trim();
  const ends = found[0].trim().at(-1);
  return {
    text: ends === '?' || ends === ':' ? `${rest}${ends === '?' && !rest.endsWith('?') ? '?' : ''}` : rest,
    options,
  };
}

function afterTheQuestion(text: string): { text: string; options: string[] } | null {
  const at = text.lastIndexOf('?');
  if (at < 0 || at > text.length - 3) return null;
  const rest = text
    .slice(at + 1)
    .replace(/^[\s:–—-]+/, '')
    .trim()
    .replace(/^\((?<hint>[^()]{2,60})\)\s+(?=\S)/, (all, hint: string) =>
      CUES.multi.test(hint) || CUES.single.test(hint) ? '' : all,
    );
  const cue = /^(?<cue>[^:]{1,60}):\s*(?<list>.+)$/s.exec(rest)?.groups;
  const list = cue?.list ?? rest;
  if (
    cue &&
    isAsked(cue.cue ?? '') === false &&
    !CUES.multi.test(cue.cue ?? '') &&
    !/option|answer|antwort|répons|respuest|rispost/i.test(cue.cue ?? '')
  )
    return null;
  const options = listed(list.replace(/^\((.*)\)$/s, '$1'));
  if (!options || (!cue && options.some((option) => isAsked(option) && option.split(' ').length > 4)))
    return null;
  const kept =
    cue && (CUES.multi.test(cue.cue ?? '') || CUES.most.test(cue.cue ?? '')) ? ` (${cue.cue})` : '';
  return { text: `${text.slice(0, at + 1)}${kept}`, options };
}

function afterAColon(text: string): { text: string; options: string[] } | null {
  const at = text.search(/:\s/);
  const asked = text.indexOf('?');
  if (at < 0 || (asked >= 0 && asked < at)) return null;
  const [lead, list] = [text.slice(0, at), text.slice(at + 1)];
  const options = listed(list.replace(/\?$/, ''));
  if (!options || (options.length === 2 && !isAsked(lead) && !/\bone\b/i.test(lead))) return null;
  return isAsked(lead) || CUES.multi.test(lead) || CUES.ranking.test(lead)
    ? { text: lead.trim(), options }
    : null;
}
