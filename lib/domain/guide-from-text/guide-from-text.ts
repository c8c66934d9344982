import { BRIEF_HEADINGS, CUES, isAsked } from './cues';
import { inlineOptions } from './inline-options';
import { type Line, readLines } from './read-lines';
import { type RawQuestion, recogniseKind } from './recognise-kind';
import { numberScale } from './scales';
import type { SortedGuide, SortedQuestion, SortedSection } from './sorted-guide';

/** In characters. A guide of two hundred questions has some 30,000. */
export const LONGEST_TEXT = 100_000;
/** More than anybody is asked; the rest of the text is left out. */
export const MOST_QUESTIONS = 200;

/** A longer line is a paragraph on the study: no question is that long. */
const LONGEST_LINE = 1_000;
/** So many lines around one are looked at. */
const NEAR = 40;

interface RawSection {
  title: string;
  screening: boolean;
  reason: string;
  raw: RawQuestion[];
}

/**
 * Sorts a pasted brief or list of questions (plain text or Markdown, in seven languages): what is asked and how it is
 * answered, in sections, and what is said about the study around it. Nothing is invented: every text is one that was
 * pasted. Linear in its length, which is to be at most `LONGEST_TEXT`.
 */
export function guideFromText(text: string): SortedGuide {
  const reader = new Reader(readLines(text.slice(0, LONGEST_TEXT)));
  reader.read();
  const sections = reader.sections
    .map(({ title, screening, reason, raw }) => ({
      title,
      screening,
      reason,
      questions: raw.map(recogniseKind),
    }))
    .filter(({ questions }) => questions.length > 0);
  return {
    title: reader.title,
    background: reader.background.join('\n'),
    studyGoal: reader.goal.join('\n'),
    welcome: reader.welcome.join('\n'),
    closing: reader.closing.join('\n'),
    sections: screenedFirst(sections),
  };
}

class Reader {
  title = '';
  readonly background: string[] = [];
  readonly goal: string[] = [];
  readonly welcome: string[] = [];
  readonly closing: string[] = [];
  readonly sections: RawSection[] = [];
  private into: string[] | null = null;
  private last: { question: RawQuestion; line: Line } | null = null;
  private count = 0;

  /** The last line that asks something. */
  private readonly lastAsking: number;

  constructor(private readonly lines: readonly Line[]) {
    this.lastAsking = lines.findLastIndex(
      ({ marker, text }) =>
        marker === 'number' || marker === 'question' || (text.length <= LONGEST_LINE && isAsked(text)),
    );
  }

  read(): void {
    for (const [at, line] of this.lines.entries()) {
      if (line.text.length > LONGEST_LINE) {
        (this.into ?? this.background).push(line.text);
        continue;
      }
      if (this.count >= MOST_QUESTIONS && this.asksAt(at)) break;
      this.take(line, at);
    }
  }

  private take(line: Line, at: number): void {
    if (this.isHeading(line, at)) {
      this.heading(line, at);
      return;
    }
    const probe = CUES.probe.exec(line.text)?.groups?.text;
    if (this.last && probe !== undefined) {
      this.last.question.probes.push(probe);
      return;
    }
    if (this.last && CUES.scaleLine.test(line.text) && !line.text.includes('?')) {
      this.scale(line);
      return;
    }
    if (this.last && this.isHint(line, this.last.question)) return;
    if (this.belongs(line, at)) {
      this.option(line);
      return;
    }
    if (this.into && !this.startsQuestions(line)) {
      this.into.push(line.text);
      return;
    }
    if (this.asksAt(at)) this.question(line);
    else this.prose(line, at);
  }

  /** "Check all that apply." or "(1 = never; 5 = always)" right below a question: how it is to be answered. */
  private isHint(line: Line, question: RawQuestion): boolean {
    if (line.apart || question.below.length > 0 || line.marker !== 'none' || /[?]|:\s/.test(line.text))
      return false;
    if (line.text.split(' ').length <= 8 && (CUES.multi.test(line.text) || CUES.single.test(line.text))) {
      question.hint = line.text;
      return true;
    }
    if (isAsked(line.text) || numberScale(line.text) === null) return false;
    question.scale = line.text;
    return true;
  }

  private scale(line: Line): void {
    const { question } = this.last ?? {};
    if (!question) return;
    const words = CUES.scaleLine.exec(line.text)?.groups?.text ?? '';
    const isOptions =
      /^(?:options?|answers?|antworten|réponses|respuestas|respostas|risposte|antwoorden)/i.test(line.text);
    const list = inlineOptions(`x? ${words}`)?.options;
    if (isOptions && question.below.length === 0 && list && !CUES.each.test(question.text))
      question.below.push(...list.map((text) => ({ text, marker: 'other' as const })));
    else question.scale = words;
  }

  /** Whether the line is what the last question offers. */
  private belongs(line: Line, at: number): boolean {
    const { last } = this;
    if (!last || line.marker === 'question') return false;
    if (line.marker === 'box' || line.marker === 'circle' || line.marker === 'answer') return true;
    if (line.marker === 'code') return !isAsked(line.text);
    if (line.marker === 'letter') return last.line.marker !== 'letter' || line.indent > last.line.indent;
    const deeper = line.indent > last.line.indent;
    if (line.marker === 'bullet') {
      if (last.line.marker === 'bullet') return deeper;
      if (deeper) return true;
      return !this.isListOfQuestions(at);
    }
    if (line.marker === 'number')
      return last.line.marker === 'number'
        ? deeper && line.depth === 1 && !isAsked(line.text)
        : this.isPlainList(at, last);
    return false;
  }

  /** Numbered lines right below a question without a number: its answers, unless they ask. */
  private isPlainList(at: number, last: { question: RawQuestion; line: Line }): boolean {
    const line = this.lines[at];
    if (!line || isAsked(line.text) || !last.question.text.includes('?')) return false;
    const before = last.question.below.length;
    return line.number === before + 1 && line.text.split(' ').length <= 9;
  }

  /** Whether the bullets around this one mostly ask. */
  private isListOfQuestions(at: number): boolean {
    let [asking, all] = [0, 0];
    const reaches = (index: number) => {
      const one = this.lines[index];
      return one?.marker === 'bullet' && one.indent === this.lines[at]?.indent;
    };
    for (let index = at; index < at + NEAR && reaches(index); index += 1) {
      all += 1;
      if (isAsked(this.lines[index]?.text ?? '')) asking += 1;
    }
    for (let index = at - 1; index > at - NEAR && reaches(index); index -= 1) {
      all += 1;
      if (isAsked(this.lines[index]?.text ?? '')) asking += 1;
    }
    return asking * 2 > all;
  }

  private option(line: Line): void {
    const { question } = this.last ?? {};
    const looksLikeProbe = isAsked(line.text) && line.marker !== 'box' && line.marker !== 'circle';
    if (looksLikeProbe && line.marker !== 'letter') question?.probes.push(line.text);
    else {
      const marker = line.marker === 'box' || line.marker === 'circle' ? line.marker : 'other';
      question?.below.push({ text: line.text, marker });
    }
  }

  private asksAt(at: number): boolean {
    const line = this.lines[at];
    if (!line) return false;
    const numbered = line.marker === 'number' || line.marker === 'question';
    if (numbered) return true;
    if (line.marker === 'letter' || line.marker === 'bullet')
      return this.sections.length > 0 || isAsked(line.text);
    if (isAsked(line.text)) return !this.isProse(line);
    return line.marker === 'none' && this.leadsAList(line, at);
  }

  /** "From the list below, choose three:" above what there is to choose from. */
  private leadsAList({ text }: Line, at: number): boolean {
    const next = this.lines[at + 1];
    const isList =
      next &&
      !next.apart &&
      ['box', 'circle', 'bullet', 'letter'].includes(next.marker) &&
      !isAsked(next.text);
    return Boolean(isList) && text.split(/[,.:;]\s/).some((clause) => isAsked(clause.trim()));
  }

  /** A paragraph that speaks of the study, with a question somewhere in it. */
  private isProse({ text }: Line): boolean {
    if (/\(1\).*\(2\)/.test(text)) return true;
    const sentences = text.split(/[.!?]\s/).length;
    return (sentences > 2 && !/\?["”»)]?\s*$/.test(text)) || (text.endsWith(':') && !isAsked(text));
  }

  private startsQuestions(line: Line): boolean {
    if (line.marker === 'question') return true;
    return (
      this.into !== this.goal &&
      line.marker !== 'bullet' &&
      /\?\s*(?:\([^)]*\))?$/.test(line.text) &&
      line.apart
    );
  }

  private question(line: Line): void {
    this.into = null;
    const question: RawQuestion = {
      text: line.text,
      line: line.line,
      below: [],
      scale: null,
      hint: '',
      probes: [],
      marked: line.marker !== 'none',
    };
    this.section().raw.push(question);
    this.last = { question, line };
    this.count += 1;
  }

  private section(): RawSection {
    const open = this.sections.at(-1);
    if (open) return open;
    const first = { title: 'Questions', screening: false, reason: 'All questions, in their order', raw: [] };
    this.sections.push(first);
    return first;
  }

  private prose(line: Line, at: number): void {
    const { text } = line;
    const asked = this.count > 0;
    const more = at < this.lastAsking;
    if (asked && !more) {
      // What stands below the last question: thanks, or a signature.
      if (CUES.closing.test(text) || this.closing.length > 0) this.closing.push(text);
      return;
    }
    if (!asked && CUES.statement.test(text)) {
      this.question({ ...line, marker: 'none' });
      return;
    }
    if (!asked) {
      const greets = CUES.welcome.test(text) && !/\b(?:team|all|everyone)\b/i.test(text.slice(0, 20));
      (greets ? this.welcome : this.background).push(text);
      return;
    }
    if (!CUES.closing.test(text)) this.question(line);
  }

  private isHeading(line: Line, at: number): boolean {
    if (line.marker === 'heading') return !line.text.includes('?');
    const { text } = line;
    const next = this.lines[at + 1];
    if (!next || text.includes('?') || text.length > 80) return false;
    const words = text.replace(/:$/, '').split(' ').length;
    if (line.marker === 'number') return this.isNumberedHeading(line, next);
    if (line.marker !== 'none') return false;
    if (briefField(text)) return words <= 6;
    if (SECTION.test(text)) return words <= 10;
    if (CUES.screening.test(text) || isQuestionsHeading(text)) return words <= 3;
    if (this.last && line.indent > this.last.line.indent) return false;
    const short =
      words <= 6 &&
      !/[.!;,]$/.test(text) &&
      !isAsked(text) &&
      !CUES.closing.test(text) &&
      !CUES.welcome.test(text);
    const between =
      next.marker === 'number' &&
      this.last?.line.marker === 'number' &&
      words <= 4 &&
      this.last.question.below.length === 0;
    const leads = next.marker !== 'none' || isAsked(next.text);
    return (
      short &&
      leads &&
      (text.endsWith(':') || line.apart || between || /^[\p{Lu}\s/&-]{3,}$/u.test(text)) &&
      !CUES.scaleLine.test(text)
    );
  }

  /** "1. About you" above "1.1 …", or "Section 1". */
  private isNumberedHeading(line: Line, next: Line): boolean {
    if (isAsked(line.text) || line.text.split(' ').length > 8) return false;
    return line.depth === 1 && next.marker === 'number' && next.depth > line.depth;
  }

  private heading(line: Line, at: number): void {
    const title = line.text.replace(/:$/, '').trim();
    this.last = null;
    const field = briefField(title);
    const asksLater = this.lines
      .slice(at + 1, at + 500)
      .some(({ marker, text }) => marker !== 'number' && isQuestionsHeading(text));
    const isResearch = /research questions?|forschungsfragen?/i.test(title);
    if (field && this.count === 0 && (!isResearch || asksLater)) {
      this.into = field === 'studyGoal' ? this.goal : this.background;
      return;
    }
    const isTitle = line.marker === 'heading' && line.depth === 1 && this.title === '' && this.count === 0;
    this.into = null;
    if (isTitle) {
      this.title = title;
      return;
    }
    const screening = CUES.screening.test(title);
    this.sections.push({ title: title.slice(0, 200), screening, reason: 'A heading of yours', raw: [] });
  }
}

/** "Section B: Your doctor". */
const SECTION =
  /^(?:section|part|block|module|chapter|teil|abschnitt|partie|sección|parte|sezione|deel) (?:[A-Z]|\d{1,2}|[IVX]{1,4})\b/i;

const isQuestionsHeading = (text: string) =>
  /^(?:interview )?(?:questions|fragen|interview|discussion guide|guide)\b/i.test(text);

function briefField(title: string): 'background' | 'studyGoal' | null {
  return BRIEF_HEADINGS.find(([, heading]) => heading.test(title.replace(/:$/, '')))?.[0] ?? null;
}

/**
 * Questions that let in or turn away make one block before all others: those below a heading that says so, and those
 * whose answers are marked.
 */
function screenedFirst(sections: SortedSection[]): SortedSection[] {
  const isMarked = ({ options }: SortedQuestion) => options.some(({ status }) => status !== undefined);
  const isChoice = ({ kind }: SortedQuestion) => kind === 'single' || kind === 'multi';
  const screens = (section: SortedSection, question: SortedQuestion) =>
    isChoice(question) && (section.screening || isMarked(question));
  const screening = sections.flatMap((section) => section.questions.filter((one) => screens(section, one)));
  const rest = sections
    .map((section) => ({
      ...section,
      screening: false,
      questions: section.questions.filter((one) => !screens(section, one)),
    }))
    .filter(({ questions }) => questions.length > 0);
  if (screening.length === 0) return rest;
  const marked = screening.some(isMarked);
  const reason = marked
    ? 'Answers are marked as letting in or turning away'
    : 'A heading of yours says so; nobody is turned away yet';
  return [{ title: 'Screening', screening: true, reason, questions: screening }, ...rest];
}
