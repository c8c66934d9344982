/** The parts of a request line's target, or what is wrong with it. */
export type RequestTarget =
  | { path: string; segments: readonly string[]; search: string }
  | { problem: string };

/**
 * Parses a request target in origin form, before any other code sees it. Everything that could be read in two ways is
 * refused: absolute form, `*`, empty and dotted segments, backslashes, invalid escapes. `segments` are decoded exactly
 * once; `path` and `search` are as they were sent.
 */
export function readTarget(target: string): RequestTarget {
  if (!target.startsWith('/')) return { problem: 'The request target must be a path that begins with "/".' };
  if (/[^\x21-\x7e]|#/.test(target))
    return { problem: 'The request target has characters that must be escaped.' };
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const search = mark < 0 ? '' : target.slice(mark);
  if (path.includes('\\')) return { problem: 'The path has a backslash.' };
  if (path === '/') return { path, segments: [], search };
  const segments: string[] = [];
  const parts = path.slice(1).split('/');
  for (const [place, part] of parts.entries()) {
    if (part === '' && place < parts.length - 1) return { problem: 'The path has an empty segment.' };
    const decoded = decodeSegment(part);
    if (decoded === null) return { problem: 'The path has a malformed percent escape.' };
    // Also behind an escaped slash: a reader that decodes twice would leave the folder.
    if (/(?:^|[/\\])\.\.?(?:[/\\]|$)/.test(decoded)) return { problem: 'The path has a dotted segment.' };
    segments.push(decoded);
  }
  return { path, segments, search };
}

/** Null for escapes that are truncated or not UTF-8. */
function decodeSegment(part: string): string | null {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
