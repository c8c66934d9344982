import { BorderStyle, ExternalHyperlink, HeadingLevel, Paragraph, type ParagraphChild, TextRun } from 'docx';
import { lexer, type Token, type Tokens } from 'marked';
import { expressible } from '../responses/export/xml-text';

/** How a run of text looks. */
export interface Look {
  bold?: boolean;
  italics?: boolean;
  strike?: boolean;
}

/** A run a line: a paragraph keeps its line ends. */
export function runs(text: string, look: Look = {}): TextRun[] {
  return expressible(text)
    .split(/\r\n|\r|\n/)
    .map((line, at) => new TextRun({ text: line, ...look, ...(at > 0 && { break: 1 }) }));
}

/** Markdown as paragraphs; what no paragraph can hold stays the text that it is. */
export function markdownParts(text: string): Paragraph[] {
  return lexer(text).flatMap((token) => partsOf(token, 0));
}

/** Of a list within a list or of a quotation, in twentieths of a point. */
const INDENT = 567;
const LEVELS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
];

function partsOf(token: Token, depth: number): Paragraph[] {
  const inner = 'tokens' in token ? (token.tokens ?? []) : [];
  const indent = { left: INDENT * depth };
  switch (token.type) {
    case 'space':
      return [];
    case 'heading': {
      const heading = LEVELS[Math.min((token as Tokens.Heading).depth, LEVELS.length) - 1]!;
      return [new Paragraph({ heading, children: inline(inner) })];
    }
    case 'paragraph':
    case 'text':
      return [
        new Paragraph({
          indent,
          spacing: { after: 120 },
          children: inline(inner.length > 0 ? inner : [token]),
        }),
      ];
    case 'list':
      return listParts(token as Tokens.List, depth);
    case 'blockquote':
      return inner.flatMap((one) => partsOf(one, depth + 1));
    case 'hr':
      return [new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 1 } } })];
    case 'code':
      return [new Paragraph({ indent, children: runs((token as Tokens.Code).text) })];
    default:
      return [new Paragraph({ indent, children: runs(token.raw.trim()) })];
  }
}

/** Items with their sign in the text: a list that is numbered from 3 goes on from 3 in every program. */
function listParts({ items, ordered, start }: Tokens.List, depth: number): Paragraph[] {
  const first = typeof start === 'number' ? start : 1;
  return items.flatMap(({ tokens }, at) => {
    const lists = tokens.filter(({ type }) => type === 'list');
    const said = tokens.filter(({ type }) => type !== 'list');
    const children = said.flatMap((one) => inline('tokens' in one && one.tokens ? one.tokens : [one]));
    const indent = { left: INDENT * (depth + 1), hanging: INDENT / 2 };
    const item = ordered
      ? new Paragraph({ indent, children: [...runs(`${first + at}. `), ...children] })
      : new Paragraph({ bullet: { level: Math.min(depth, 8) }, children });
    return [item, ...lists.flatMap((list) => partsOf(list, depth + 1))];
  });
}

/** Addresses that a reader may follow; any other link is the text that it is. */
const FOLLOWED = /^(?:https?|mailto):/i;

function inline(tokens: readonly Token[], look: Look = {}): ParagraphChild[] {
  return tokens.flatMap((token): ParagraphChild[] => {
    const inner = 'tokens' in token ? token.tokens : undefined;
    switch (token.type) {
      case 'strong':
        return inline(inner ?? [], { ...look, bold: true });
      case 'em':
        return inline(inner ?? [], { ...look, italics: true });
      case 'del':
        return inline(inner ?? [], { ...look, strike: true });
      case 'br':
        return runs('\n', look);
      case 'link': {
        const { href, text } = token as Tokens.Link;
        if (!FOLLOWED.test(href)) return runs(token.raw, look);
        const children = expressible(text) === '' ? runs(href, look) : inline(inner ?? [], look);
        return [new ExternalHyperlink({ link: expressible(href), children })];
      }
      case 'text':
      case 'escape':
        return inner ? inline(inner, look) : runs('text' in token ? String(token.text) : token.raw, look);
      case 'codespan':
        return runs((token as Tokens.Codespan).text, look);
      default:
        return runs(token.raw, look);
    }
  });
}
