import { wholeSeconds } from './duration';
import { type ExportedResponse, highlightLine } from './export-columns';
import { shownTags } from './shown-tags';
import { transcriptRows, type Welcome } from './transcript';

/** A transcript as Markdown: the response's data, the summary, all rows in order, then what reviewers marked. */
export function transcriptDocument(response: ExportedResponse, welcome: Welcome | null | undefined): string {
  const head = [
    `# Response ${response.readableId}${response.tagline ? `: ${inLine(response.tagline)}` : ''}`,
    '',
    factsLine(response),
    ...(response.bulletSummary.length > 0
      ? ['', ...response.bulletSummary.map((point) => `- ${inLine(point)}`)]
      : []),
  ];
  const rows = transcriptRows(response.turns, welcome).flatMap(({ moderator, user }) => [
    '',
    `**Moderator:** ${asText(moderator)}`,
    '',
    ...(user === '' ? [] : [`**Participant:** ${asText(user)}`, '']),
  ]);
  const marked = response.highlights.map((highlight) => `- ${inLine(highlightLine(highlight))}`);
  const highlights = marked.length > 0 ? ['', '## Highlights', '', ...marked] : [];
  return `${[...head, ...rows, ...highlights].join('\n').trimEnd()}\n`;
}

function factsLine(response: ExportedResponse): string {
  const seconds = wholeSeconds(response.activeMs);
  const facts = [
    response.createdAt.toISOString(),
    response.endReason ?? response.progress,
    `${Math.floor(seconds / 60)} min ${seconds % 60} s`,
    ...(response.qualityScore === null ? [] : [`quality ${response.qualityScore}`]),
    ...shownTags(response).map((tag) => `#${inLine(tag)}`),
  ];
  return facts.join(' · ');
}

function inLine(text: string): string {
  return asText(text).replace(/\s+/g, ' ');
}

/** Escapes text, so that nothing in it is read as Markdown or HTML. */
function asText(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~!]|^\s*[-+=]/gm, (mark) => mark.replace(/\S/, '\\$&'))
    .replace(/\r\n?/g, '\n')
    .replace(/\n+/g, '\n\n');
}
