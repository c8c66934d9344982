import type { StudyDetail } from '../study/study-detail';
import { conditionalWords, type QuestionNames, questionNames } from './conditional-words';
import type { Block, Concept, Conditional, Item } from './guide';
import { optionsOf } from './guide-index';
import { MODE_WORDS } from './interview-mode';
import { itemsPerScreenOf, maxFileSizeMbOf, maxFilesOf, metricOf } from './read';

type Written = Pick<
  StudyDetail,
  | 'title'
  | 'externalTitle'
  | 'background'
  | 'studyGoal'
  | 'config'
  | 'welcomeMessage'
  | 'closingMessage'
  | 'studyGuide'
>;

/** A study guide as a Markdown document for people: blocks, questions, options, conditions in words, concepts. */
export function guideMarkdown(study: Written): string {
  const { config, welcomeMessage, studyGuide } = study;
  const names = questionNames(studyGuide);
  let number = 0;
  const blocks = studyGuide.map((block) => {
    const first = number;
    number += block.items.length;
    return blockText(block, first, names);
  });
  const languages = [config.questionLanguage, ...(config.availableLanguages ?? [])];
  const parts = [
    `# ${line(study.title)}`,
    study.externalTitle ? `Participants see it as **${line(study.externalTitle)}**.` : '',
    `Interview: ${MODE_WORDS[config.interviewMode]}; ${languages.map(line).join(', ')}${
      config.targetPlatforms.length > 0 ? `; on ${config.targetPlatforms.join(', ')}` : ''
    }.`,
    section('What is to be learned', study.studyGoal),
    section('Background', study.background),
    section('Welcome', [welcomeMessage?.title, welcomeMessage?.message].filter(Boolean).join('\n\n')),
    ...blocks,
    section('At the end', study.closingMessage),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function section(heading: string, text: string | null): string {
  return text ? `## ${heading}\n\n${paragraphs(text)}` : '';
}

const BLOCKS: Record<Block['type'], string> = { flat: '', screening: 'Screening', concept: 'Concept test' };

function blockText(block: Block, before: number, names: QuestionNames): string {
  const kind = BLOCKS[block.type];
  const title = line(block.title);
  const heading = kind === '' || title === kind ? title || kind : [kind, title].filter(Boolean).join(': ');
  const items = block.items.map((item, index) => itemText(item, before + index + 1, names));
  return [`## ${heading || 'Questions'}`, conceptsText(block, names), ...items].filter(Boolean).join('\n\n');
}

function conceptsText({ conceptSamplingConfig: sampling }: Block, names: QuestionNames): string {
  if (!sampling || sampling.concepts.length === 0) return '';
  const { concepts, subsampleCount } = sampling;
  const each =
    subsampleCount == null || subsampleCount >= concepts.length
      ? 'Each participant sees all of them'
      : `Each participant sees ${subsampleCount} of them`;
  return `${each}, in an order of their own:\n\n${concepts.map((concept) => conceptText(concept, names)).join('\n')}`;
}

function conceptText({ content, nickname, conditional }: Concept, names: QuestionNames): string {
  const title = `- **${line(content.title || nickname)}**`;
  const about = content.description ? `: ${line(content.description)}` : '';
  const shown = [
    ...(content.media ?? []).map(({ url }) => url),
    ...(content.embed ? [content.embed.url] : []),
  ];
  return [
    `${title}${about}`,
    ...shown.map((url) => `  - <${url}>`),
    ...conditionLines(conditional, names, 'Show').map((text) => `  ${text}`),
  ].join('\n');
}

function itemText(item: Item, number: number, names: QuestionNames): string {
  const shown = [...(item.media ?? []).map(({ url }) => url), ...(item.embed ? [item.embed.url] : [])];
  return [
    `**Q${number}. ${line(item.text) || 'No text yet'}**`,
    `*${kindOf(item, names)}*`,
    conditionLines(item.conditional, names, 'Ask').join('\n'),
    shown.map((url) => `- <${url}>`).join('\n'),
    listsOf(item),
    item.type === 'open_ended' && item.addInstructions
      ? `For the interviewer: ${line(item.addInstructions)}`
      : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** One list item, its criteria below it. */
function conditionLines(conditional: Conditional | null | undefined, names: QuestionNames, asked: string) {
  if (!conditional) return [];
  const { lead, criteria } = conditionalWords(conditional, names, asked);
  if (criteria.length === 1) return [`- ${lead}: ${line(criteria[0] ?? '')}`];
  return [`- ${lead}:`, ...criteria.map((criterion) => `  - ${line(criterion)}`)];
}

/** The kind of answer that is asked for, in words. */
function kindOf(item: Item, names: QuestionNames): string {
  switch (item.type) {
    case 'open_ended':
      return item.followUp === 'none'
        ? 'Open, no follow-ups'
        : `Open, ${item.followUp ?? 'medium'} follow-ups`;
    case 'multiple_choice':
      return [selectionOf(item), carriedFrom(item, names), item.allowCustomOption ? 'own words allowed' : '']
        .filter(Boolean)
        .join(', ');
    case 'ranking':
      return ['Ranking', carriedFrom(item, names)].filter(Boolean).join(', ');
    case 'matrix':
      return item.multiSelect ? 'Matrix, several a row' : 'Matrix, one a row';
    case 'max_diff':
      return `Max-diff, ${itemsPerScreenOf(item)} a screen: most and least ${line(metricOf(item))}`;
    case 'statement':
      return 'Statement, nothing is asked';
    case 'file_upload': {
      const files = maxFilesOf(item) === 1 ? '1 file' : `up to ${maxFilesOf(item)} files`;
      return `Upload, ${files} of at most ${maxFileSizeMbOf(item)} MB`;
    }
  }
}

function selectionOf(item: Extract<Item, { type: 'multiple_choice' }>): string {
  if (!item.multiSelect) return 'One answer';
  const { minSelect, maxSelect } = item;
  if (minSelect == null || maxSelect == null) return 'Several answers';
  return minSelect === maxSelect ? `${minSelect} answers` : `${minSelect} to ${maxSelect} answers`;
}

function carriedFrom(item: { carryForwardFrom?: string | null }, names: QuestionNames): string {
  if (!item.carryForwardFrom) return '';
  const source = names.get(item.carryForwardFrom);
  return `what was chosen in ${source ? `Q${source.number}` : line(item.carryForwardFrom)}`;
}

function listsOf(item: Item): string {
  const options = optionsOf(item);
  if (item.type === 'matrix') {
    const rows = item.rows.map(({ text }) => `- ${line(text)}`);
    return [...rows, `- Columns: ${options.map(({ text }) => line(text)).join(' / ')}`].join('\n');
  }
  return options
    .map(({ text, status, exclusiveOption }) => {
      const notes = [status ?? '', exclusiveOption ? 'excludes the others' : ''].filter(Boolean).join(', ');
      return `- ${line(text)}${notes === '' ? '' : ` (${notes})`}`;
    })
    .join('\n');
}

/** A text on one line that Markdown shows unchanged: special characters are escaped. */
function line(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^[#+-]/, '\\$&');
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map(line)
        .filter((part) => part !== '')
        .join('\\\n'),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

const LONGEST_FILE_NAME = 80;

/** The file name for a study, without its ending: letters and digits of any script, and hyphens. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return (
    [...name]
      .slice(0, LONGEST_FILE_NAME)
      .join('')
      .replace(/^-+|-+$/g, '') || 'study'
  );
}
