/** What is known of an uploaded file. */
export interface UploadedFile {
  /** What the client says of it. */
  type: string;
  /** The MIME type that its first bytes say; null when they have no signature that is known. */
  found: string | null;
  /** Whether its first bytes may be text. */
  isText: boolean;
}

/** Whether the recogniser knows files of a MIME type, so that it would have found one. */
export type IsRecognisable = (mime: string) => boolean;

/**
 * Whether a declared MIME type is among the accepted patterns (`image/*`, `application/pdf`). It saves a participant a
 * wrong upload but proves nothing: `isAcceptedFile` looks at the bytes.
 */
export function isAcceptedType(accepted: readonly string[] | null | undefined, declared: string): boolean {
  const type = bare(declared);
  return !accepted?.length || accepted.some((pattern) => isOfType(bare(pattern), type));
}

/**
 * Whether a file is what one of the accepted patterns asks for, by its bytes (interview protocol, Recordings). Formats
 * without a signature, such as CSV, are what the client says, unless the bytes are something else.
 */
export function isAcceptedFile(
  accepted: readonly string[] | null | undefined,
  file: UploadedFile,
  isRecognisable: IsRecognisable,
): boolean {
  if (!accepted?.length) return true;
  const type = bare(file.type);
  // Signatures of two letters also begin texts: a table whose first column is BMI is no picture.
  const isPlainText = file.isText && TEXTUAL.test(type) && file.found !== PDF;
  const found = isPlainText ? null : file.found;
  return accepted.some((written) => {
    const pattern = bare(written);
    if (pattern === '*/*' || pattern === 'application/octet-stream') return true;
    if (found && isOfFound(pattern, found)) return true;
    if (found && !WRAPPERS.test(found)) return false;
    return isOfType(pattern, type) && canBe(type, { ...file, found }, isRecognisable);
  });
}

const PDF = 'application/pdf';
const TEXTUAL = /^(text\/|application\/(json|xml|x-ndjson|.*\+(json|xml))$)/;
/** Formats in which others are packed: the recogniser finds the outer one when it does not know the inner one. */
const WRAPPERS = /^application\/(zip|x-cfb|xml|gzip)$/;
/** Containers for sound, for pictures, and for both. */
const CONTAINERS = /^(mp4|webm|matroska|ogg|quicktime|3gpp2?|ms-asf|m4a|m4v)$/;
const MEDIA = /^(image|audio|video)\//;
/** A picture that is written as text. */
const SVG = 'image/svg+xml';

const SAME_SUBTYPES: Record<string, string> = {
  jpg: 'jpeg',
  mp3: 'mpeg',
  wave: 'wav',
  m4a: 'mp4',
  m4v: 'mp4',
  m4b: 'mp4',
  heif: 'heic',
  'heif-sequence': 'heic',
  'heic-sequence': 'heic',
  'vnd.ms-asf': 'ms-asf',
  'ms-wmv': 'ms-asf',
  'ms-wma': 'ms-asf',
  'vnd.avi': 'avi',
  msvideo: 'avi',
  'vnd.microsoft.icon': 'icon',
  'vnd.adobe.photoshop': 'photoshop',
};

/** A MIME type without its parameters. */
function bare(mime: string): string {
  return mime.toLowerCase().split(';')[0]!.trim();
}

function isOfType(pattern: string, type: string): boolean {
  if (pattern === '*/*') return true;
  return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

/** Whether a format that was recognised is what a pattern asks for. */
function isOfFound(pattern: string, found: string): boolean {
  const [family, subtype] = partsOf(pattern);
  const [foundFamily, foundSubtype] = partsOf(bare(found));
  const isOfFamily =
    family === foundFamily || (CONTAINERS.test(foundSubtype) && (family === 'audio' || family === 'video'));
  return isOfFamily && (subtype === '*' || subtype === foundSubtype);
}

/** Whether bytes without a signature, or in a wrapper alone, may be of the type that the client says. */
function canBe(type: string, { found, isText }: UploadedFile, isRecognisable: IsRecognisable): boolean {
  if (TEXTUAL.test(type) || type === SVG) return isText;
  if (MEDIA.test(type) || type === PDF) return false;
  return found !== null || !isRecognisable(type);
}

/** Family and subtype; other names of a format are taken for one. */
function partsOf(mime: string): [family: string, subtype: string] {
  const [family = '', written = ''] = mime.split('/');
  const subtype = written.replace(/^x-/, '');
  return [family, SAME_SUBTYPES[subtype] ?? subtype];
}
