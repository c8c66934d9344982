/** The position, from 1, at which a text stops being JSON, and what was expected there. */
export interface JsonFault {
  line: number;
  column: number;
  message: string;
}

/**
 * The first fault of a text that should be JSON; undefined when it is. JavaScript engines report positions differently,
 * or not at all.
 */
export function jsonFault(text: string): JsonFault | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const scanner = new Scanner(text);
    const message = scanner.fault() ?? 'This is no JSON.';
    const before = text.slice(0, scanner.at);
    const line = before.split('\n').length;
    return { line, column: scanner.at - before.lastIndexOf('\n'), message };
  }
}

/** Far deeper than any guide; deeper nesting would exhaust the stack. */
const DEEPEST = 200;
const NUMBER = /-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;
const WORDS = ['true', 'false', 'null'];

/** Parses as JSON does, and stops at the first fault. */
class Scanner {
  at = 0;

  constructor(private readonly text: string) {}

  fault(): string | undefined {
    this.blanks();
    if (this.at === this.text.length) return 'There is nothing here yet.';
    const inside = this.value(0);
    if (inside) return inside;
    this.blanks();
    return this.at < this.text.length
      ? 'The JSON is over here; what follows does not belong to it.'
      : undefined;
  }

  private value(depth: number): string | undefined {
    this.blanks();
    if (depth > DEEPEST) return 'This is nested too deeply for a study guide.';
    const sign = this.text[this.at];
    if (sign === '{') return this.members(depth);
    if (sign === '[') return this.entries(depth);
    if (sign === '"') return this.string();
    const word = WORDS.find((known) => this.text.startsWith(known, this.at));
    if (word) {
      this.at += word.length;
      return undefined;
    }
    NUMBER.lastIndex = this.at;
    const number = NUMBER.exec(this.text)?.[0];
    if (number) {
      this.at += number.length;
      return undefined;
    }
    return this.missingValue();
  }

  private missingValue(): string {
    const sign = this.text[this.at];
    if (sign === undefined) return 'The text ends here, in the middle. Was it copied whole?';
    if (sign === ']' || sign === '}')
      return `A value is missing before this ${sign}, or a comma is one too many.`;
    if (sign === "'" || sign === '“' || sign === '”' || sign === '‘') {
      return `Texts stand in straight double quotes ("), not in ${sign}.`;
    }
    if (sign === '/') return 'JSON has no comments.';
    return 'A value is expected here: a text in double quotes, a number, true, false, null, { or [.';
  }

  private members(depth: number): string | undefined {
    this.at += 1;
    this.blanks();
    if (this.taken('}')) return undefined;
    for (;;) {
      this.blanks();
      if (this.text[this.at] !== '"') return this.missingName();
      const inName = this.string();
      if (inName) return inName;
      this.blanks();
      if (!this.taken(':')) return 'A colon is expected here, after the name of a field.';
      const inValue = this.value(depth + 1);
      if (inValue) return inValue;
      this.blanks();
      if (this.taken('}')) return undefined;
      if (!this.taken(',')) return this.unfinished('}');
    }
  }

  private missingName(): string {
    const sign = this.text[this.at];
    if (sign === undefined) return 'The text ends here, in the middle. Was it copied whole?';
    if (sign === '}') return 'The comma before this } is one too many.';
    return 'The name of a field is expected here, in double quotes.';
  }

  private entries(depth: number): string | undefined {
    this.at += 1;
    this.blanks();
    if (this.taken(']')) return undefined;
    for (;;) {
      const inValue = this.value(depth + 1);
      if (inValue) return inValue;
      this.blanks();
      if (this.taken(']')) return undefined;
      if (!this.taken(',')) return this.unfinished(']');
    }
  }

  private unfinished(end: string): string {
    return this.at === this.text.length
      ? 'The text ends here, in the middle. Was it copied whole?'
      : `A comma or a ${end} is expected here.`;
  }

  private string(): string | undefined {
    const start = this.at;
    this.at += 1;
    for (;;) {
      const sign = this.text[this.at];
      if (sign === undefined) {
        this.at = start;
        return 'This text has no closing double quote.';
      }
      if (sign === '"') {
        this.at += 1;
        return undefined;
      }
      if (sign < ' ') {
        return sign === '\n' || sign === '\r'
          ? 'A text cannot go on in the next line. Write \\n for a line break, or close the quote.'
          : 'A tab or control character in a text is written as an escape, such as \\t.';
      }
      if (sign === '\\' && !/^\\(["\\/bfnrt]|u[0-9a-fA-F]{4})/.test(this.text.slice(this.at, this.at + 6))) {
        return 'This backslash begins no escape. Write \\\\ for a backslash.';
      }
      this.at += sign === '\\' ? 2 : 1;
    }
  }

  private taken(sign: string): boolean {
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  private blanks(): void {
    while (' \t\n\r'.includes(this.text[this.at] ?? 'x')) this.at += 1;
  }
}
