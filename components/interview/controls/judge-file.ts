import { isAcceptedType } from '@/lib/domain/recording/file-types';
import type { QuestionOf } from './control-props';
import type { ControlTexts } from './control-texts';

type FileQuestion = QuestionOf<'file_upload'>;

const BYTES_PER_MB = 1024 * 1024;

/** Why a file would be refused, in words; null when it may be sent. */
export function fileProblem(
  { acceptedTypes, maxFileSizeMb }: Pick<FileQuestion, 'acceptedTypes' | 'maxFileSizeMb'>,
  file: { name: string; type: string; size: number },
  texts: ControlTexts,
): string | null {
  if (file.size === 0) return texts.empty(file.name);
  if (!isAcceptedType(acceptedTypes, file.type)) return texts.wrongType(file.name);
  return file.size > maxFileSizeMb * BYTES_PER_MB ? texts.tooLarge(file.name, maxFileSizeMb) : null;
}

/** The limits of a file question as one line. */
export function fileLimits(question: FileQuestion, texts: ControlTexts): string {
  const kinds = acceptedKinds(question.acceptedTypes, texts);
  const limits = [
    texts.fileCount(question.maxFiles),
    texts.fileSize(question.maxFileSizeMb),
    ...(kinds === null ? [] : [texts.fileTypes(kinds)]),
  ];
  return limits.join(' · ');
}

const WELL_KNOWN = new Map([
  ['text/plain', 'TXT'],
  ['application/msword', 'DOC'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'DOCX'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'XLSX'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'PPTX'],
]);

/** "pictures or PDF"; null when everything is accepted. */
function acceptedKinds(accepted: readonly string[] | null, texts: ControlTexts): string | null {
  const patterns = (accepted ?? [])
    .map((pattern) => pattern.trim().toLowerCase())
    .filter((pattern) => pattern);
  if (patterns.length === 0 || patterns.some((pattern) => pattern === '*' || pattern === '*/*')) return null;
  const kinds = new Set(patterns.map((pattern) => kindOf(pattern, texts)));
  return new Intl.ListFormat(texts.language, { type: 'disjunction' }).format(kinds);
}

function kindOf(pattern: string, texts: ControlTexts): string {
  if (pattern === 'image/*') return texts.pictures;
  if (pattern === 'video/*') return texts.films;
  if (pattern === 'audio/*') return texts.sounds;
  const known = WELL_KNOWN.get(pattern);
  if (known) return known;
  return pattern
    .replace(/^.*[./]/, '')
    .replace(/\+.*$/, '')
    .toUpperCase();
}

/** The kinds of files that the device's camera can take for this question, as an `accept` attribute; null when none. */
export function cameraTypes(accepted: readonly string[] | null): string | null {
  const taken = ['image/*', 'video/*'].filter((kind) =>
    isAcceptedType(accepted, kind === 'image/*' ? 'image/jpeg' : 'video/mp4'),
  );
  // With both, the device chooses; most then offer pictures alone.
  return taken[0] ?? null;
}
