/**
 * An absolute http or https address. The parser alone would accept blanks, line breaks and `http:example.com`, which
 * other programs read differently. `URL.canParse` would be shorter, but in Node 20 it refuses `ü` once the function is
 * optimised.
 */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value)) return false;
  try {
    return new URL(value).hostname !== '';
  } catch {
    return false;
  }
}
