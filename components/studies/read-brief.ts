import type { SortedGuide } from '@/lib/domain/guide-from-text/sorted-guide';

const LARGEST_FILE = 10 * 1024 * 1024;

/** The words of a text, Markdown or Word file, or why they cannot be read. */
export async function readBrief(file: File): Promise<{ text: string } | { problem: string }> {
  const name = `“${file.name}”`;
  if (file.size > LARGEST_FILE) return { problem: `${name} is larger than 10 MB: it is hardly a brief.` };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isZip || /\.docx$/i.test(file.name)) {
    const { readDocx } = await import('@/lib/wire/v1/read-docx');
    const text = readDocx(bytes);
    return text === null
      ? { problem: `${name} is not a Word document that can be read. Save it as .docx, or paste its words.` }
      : { text };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\u0000')) return { text };
  } catch {
    // Not a text in UTF-8.
  }
  return { problem: `${name} is not a text. Text, Markdown and Word documents (.docx) can be read.` };
}

/** What a text asks, sorted; or why it cannot be. The rules are loaded when they are needed. */
export async function sortBrief(text: string): Promise<SortedGuide | string> {
  const { guideFromText, LONGEST_TEXT } = await import('@/lib/domain/guide-from-text/guide-from-text');
  if (text.length > LONGEST_TEXT) {
    return `It has ${text.length.toLocaleString('en-GB')} characters; ${LONGEST_TEXT.toLocaleString('en-GB')} can be sorted at a time.`;
  }
  const sorted = guideFromText(text);
  if (sorted.sections.length > 0) return sorted;
  return 'No question was found in it. Put each question on a line of its own, with a question mark or a number.';
}
