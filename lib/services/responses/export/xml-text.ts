/** Text for an XML document, without the characters that XML cannot express. */
export function xmlText(text: string): string {
  return expressible(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** For an attribute in double quotes, whose line ends a reader would turn into spaces. */
export function xmlAttribute(text: string): string {
  return xmlText(text)
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#9;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\r', '&#13;');
}

/** Without what XML cannot express: control characters, lone surrogates, U+FFFE and U+FFFF. */
export function expressible(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
