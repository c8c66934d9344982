import { questionsOfAll } from '@/lib/domain/guide/questions-of-all';
import type { TurnRecording } from '@/lib/domain/recording/turn-recording';
import { SKIPPED, statisticsVariables, type Variable } from '@/lib/domain/response/statistics-variables';
import { recordings as recordingStore } from '@/lib/ports/recording-store/recordings';
import { listAnnotationNames } from '@/lib/store/annotations';
import { listRecordingParts } from '@/lib/store/recordings';
import { listParameterNames } from '@/lib/store/response-search';
import { listRevisions } from '@/lib/store/revisions';
import { listContradicted, listEvidenceAuthors, listEvidenceOf } from '@/lib/store/theme-evidence';
import { listThemes } from '@/lib/store/themes';
import { rowOffset } from '../../reading/row-offset';
import { turnRecordings } from '../../recordings/turn-recordings';
import { type ExportRecord, type ExportSource, exportedResponse, exportRecords } from './export-records';
import { againstGuid, guidsOf, type QdaCode, themeCodes, uniquelyNamed } from './qda-codes';
import { guidOf } from './qda-guid';
import { placeIn, plainText, qdaText, syncPoints } from './qda-source';
import { xmlAttribute, xmlText } from './xml-text';
import { type ZipEntry, zipStream } from './zip-stream';

const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n';
/** More names than any codebook has. */
const MOST_NAMES = 10_000;
/** What recordings may take of an archive, whose limit is 4 GB. */
const MOST_MEDIA_BYTES = 3_500_000_000;
/** Who made what no person did. */
const ORIGIN = 'Colloquy';

/** A recording whose sound is in the archive. */
interface Sound {
  key: string;
  bytes: number;
}

interface Project {
  source: ExportSource;
  variables: readonly Variable[];
  tags: readonly string[];
  /** Accepted themes, each with those below it. */
  themes: readonly QdaCode[];
  authors: readonly { id: string; name: string }[];
  /** By recording, as they are met. */
  sounds: Map<string, Sound>;
  soundBytes: number;
}

/**
 * A project for programs of qualitative analysis (REFI-QDA 1.0): participants as cases with their closed answers as
 * variables, transcripts as plain text sources, tags and accepted themes as codes, highlights and evidence as coded
 * selections, the sound of spoken answers with its transcript in step. Reads the responses three times, so that nothing
 * but a batch of them is in memory.
 */
export async function* qdaProject(source: ExportSource): AsyncGenerator<Buffer> {
  const { db, studyId } = source;
  const revisions = await listRevisions(db, studyId);
  const questions = questionsOfAll(revisions.map(({ guide }) => guide));
  const { tags, authors } = await listAnnotationNames(db, studyId, MOST_NAMES);
  const coders = await listEvidenceAuthors(db, studyId, MOST_NAMES);
  const project: Project = {
    source,
    variables: statisticsVariables(questions, await listParameterNames(studyId)),
    tags,
    themes: themeCodes(await listThemes(db, studyId), await listContradicted(db, studyId)),
    authors: [...new Map([...authors, ...coders].map((one) => [one.id, one])).values()],
    sounds: new Map(),
    soundBytes: 0,
  };
  yield* zipStream(entriesOf(project));
}

async function* entriesOf(project: Project): AsyncGenerator<ZipEntry> {
  yield { name: 'project.qde', chunks: projectXml(project) };
  for await (const record of exportRecords(project.source)) {
    yield { name: `sources/${textGuid(record)}.txt`, chunks: [qdaText(record).text] };
    for (const { recording, user } of await soundsOf(project, record)) {
      yield { name: `sources/${guidOf('words', recording.id)}.txt`, chunks: [plainText(user)] };
    }
  }
  for (const [id, { key }] of project.sounds) {
    const bytes = await recordingStore().read(`${key}/audio.m4a`);
    // Erased since: its source stays without sound.
    if (bytes) yield { name: `sources/${guidOf('sound', id)}.m4a`, chunks: bytes };
  }
}

async function* projectXml(project: Project): AsyncGenerator<string> {
  const { source, tags, authors, variables } = project;
  const { title, studyId, now } = source;
  yield `${HEAD}<Project xmlns="urn:QDA-XML:project:1.0" name="${xmlAttribute(title)}" origin="${ORIGIN}" creatingUserGUID="${originGuid(studyId)}" creationDateTime="${now.toISOString()}">\n`;
  yield '<Users>';
  yield `<User guid="${originGuid(studyId)}" name="${ORIGIN}"/>`;
  for (const { id, name } of authors) yield `<User guid="${id}" name="${xmlAttribute(name)}"/>`;
  yield '</Users>\n';
  const codes = ['Highlight', ...tags].map(
    (tag): QdaCode => ({ guid: codeGuid(studyId, tag), name: tag, description: null, below: [] }),
  );
  yield `<CodeBook><Codes>${uniquelyNamed([...codes, ...project.themes])
    .map(codeXml)
    .join('')}</Codes></CodeBook>\n`;
  yield `<Variables>${variables.map((one) => variableXml(studyId, one)).join('')}</Variables>\n`;
  // A list of nothing is not allowed.
  if (source.total > 0) {
    yield '<Cases>';
    for await (const record of exportRecords(source)) yield await caseXml(project, record);
    yield '</Cases>\n<Sources>';
    for await (const record of exportRecords(source)) yield await sourceXml(project, record);
    yield '</Sources>\n';
  }
  yield '</Project>\n';
}

function codeXml({ guid, name, description, below }: QdaCode): string {
  const rule = description === null ? '' : `<Description>${xmlText(description)}</Description>`;
  return `<Code guid="${guid}" name="${xmlAttribute(name)}" isCodable="true">${rule}${below.map(codeXml).join('')}</Code>`;
}

const originGuid = (studyId: string) => guidOf('origin', studyId);
const codeGuid = (studyId: string, tag: string) => guidOf('code', studyId, tag);
const variableGuid = (studyId: string, name: string) => guidOf('variable', studyId, name);
const textGuid = ({ row }: ExportRecord) => guidOf('text', row.id);

/** Variables are kept as words where their numbers stand for something. */
const isAmount = ({ kind, values }: Variable) => kind === 'number' && values.length === 0;

function variableXml(studyId: string, variable: Variable): string {
  const { name, label, kind } = variable;
  const type = kind === 'time' ? 'DateTime' : isAmount(variable) ? 'Float' : 'Text';
  return `<Variable guid="${variableGuid(studyId, name)}" name="${xmlAttribute(name)}" typeOfVariable="${type}"><Description>${xmlText(label)}</Description></Variable>`;
}

async function caseXml(project: Project, record: ExportRecord): Promise<string> {
  const { source, variables } = project;
  const response = exportedResponse(record);
  const values = variables.map((variable) => {
    const value = valueXml(variable, variable.read(response));
    const ref = `<VariableRef targetGUID="${variableGuid(source.studyId, variable.name)}"/>`;
    return value === null ? '' : `<VariableValue>${ref}${value}</VariableValue>`;
  });
  const sounds = await soundsOf(project, record);
  const sources = [textGuid(record), ...sounds.map(({ recording }) => guidOf('source', recording.id))];
  return `<Case guid="${record.row.id}" name="${nameOf(record)}">${values.join('')}${sources.map((guid) => `<SourceRef targetGUID="${guid}"/>`).join('')}</Case>\n`;
}

function valueXml(variable: Variable, value: ReturnType<Variable['read']>): string | null {
  if (value === null || value === '') return null;
  if (value instanceof Date) return `<DateTimeValue>${value.toISOString()}</DateTimeValue>`;
  if (isAmount(variable))
    return value === SKIPPED ? null : `<FloatValue>${decimal(Number(value))}</FloatValue>`;
  const text = variable.values.find((one) => one.value === value)?.text ?? String(value);
  return `<TextValue>${xmlText(text)}</TextValue>`;
}

/** The schema's numbers have no exponent. */
const decimal = (value: number) =>
  value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });

const nameOf = ({ row }: ExportRecord) => `Response ${row.readableId}`;

/** A passage of a participant's words, in UTF-16 units of the turn. */
interface Coded {
  id: string;
  seq: number;
  start: number;
  end: number;
  note: string | null;
  authorId: string | null;
  createdAt: Date;
}

async function sourceXml(project: Project, record: ExportRecord): Promise<string> {
  const { studyId } = project.source;
  const author = originGuid(studyId);
  const made = record.row.createdAt.toISOString();
  const text = qdaText(record);
  const selection = ({ id, seq, start, end, note, ...by }: Coded, code: string): string[] => {
    const words = text.words.get(seq);
    if (!words) return [];
    const place = placeIn(words, { start, end });
    const maker = `creatingUser="${by.authorId ?? author}" creationDateTime="${by.createdAt.toISOString()}"`;
    const quote = words.words.slice(start, end).replace(/\s+/gu, ' ').slice(0, 80).toWellFormed();
    return [
      `<PlainTextSelection guid="${id}" name="${xmlAttribute(quote)}" startPosition="${place.start}" endPosition="${place.end}" ${maker}>${note === null ? '' : `<Description>${xmlText(note)}</Description>`}<Coding guid="${guidOf('coding', id)}" ${maker}><CodeRef targetGUID="${code}"/></Coding></PlainTextSelection>`,
    ];
  };
  const highlights = record.annotations.flatMap(
    ({ seq, startOffset: start, endOffset: end, tag, body, ...one }) =>
      seq === null || start === null || end === null
        ? []
        : selection({ ...one, seq, start, end, note: body }, codeGuid(studyId, tag ?? 'Highlight')),
  );
  const codes = new Set(guidsOf(project.themes));
  const evidence = (await listEvidenceOf(project.source.db, record.row.id)).flatMap(
    ({ themeId, stance, takenOut, startOffset: start, endOffset: end, ...one }) => {
      const code = stance === 'supports' ? themeId : againstGuid(themeId);
      return takenOut || !codes.has(code) ? [] : selection({ ...one, start, end, note: null }, code);
    },
  );
  const selections = [...highlights, ...evidence];
  const own = `<TextSource guid="${textGuid(record)}" name="${nameOf(record)}" plainTextPath="internal://${textGuid(record)}.txt" creatingUser="${author}" creationDateTime="${made}">${selections.join('')}</TextSource>\n`;
  const sounds = (await soundsOf(project, record)).map(
    ({ recording, user, responseIndex }) =>
      `<AudioSource guid="${guidOf('source', recording.id)}" name="${nameOf(record)}, row ${responseIndex}" path="internal://${guidOf('sound', recording.id)}.m4a" creatingUser="${author}" creationDateTime="${made}"><Transcript guid="${guidOf('transcript', recording.id)}" name="${nameOf(record)}, row ${responseIndex}" plainTextPath="internal://${guidOf('words', recording.id)}.txt" creatingUser="${author}" creationDateTime="${made}">${syncXml(recording, user)}</Transcript></AudioSource>\n`,
  );
  return own + sounds.join('');
}

function syncXml(recording: TurnRecording, user: string): string {
  return syncPoints(recording, user)
    .map(
      ({ timeMs, position }, nth) =>
        `<SyncPoint guid="${guidOf('sync', recording.id, String(nth))}" timeStamp="${timeMs}" position="${position}"/>`,
    )
    .join('');
}

/** The spoken answers of a response whose sound is kept, while there is room for it. */
async function soundsOf(
  project: Project,
  record: ExportRecord,
): Promise<{ recording: TurnRecording; user: string; responseIndex: number }[]> {
  const { source, sounds } = project;
  const offset = rowOffset(record.revision);
  const byStep = await turnRecordings(source.db, record.turns, source.now);
  const spoken = [...byStep].flatMap(([stepId, all]) => {
    const voices = all.filter(
      ({ kind, state, audioUrl }) => kind !== 'screen' && state === 'ready' && audioUrl,
    );
    const recording = voices.find(({ kind }) => kind === 'audio') ?? voices[0];
    const turn = record.turns.find((one) => one.stepId === stepId);
    return recording && turn ? [{ recording, user: turn.user, responseIndex: turn.seq + offset }] : [];
  });
  const unknown = spoken
    .filter(({ recording }) => !sounds.has(recording.id))
    .map(({ recording }) => recording.id);
  for (const { recording, media } of await listRecordingParts(source.db, unknown)) {
    const bytes = media?.audioBytes ?? 0;
    if (!media || bytes === 0 || project.soundBytes + bytes > MOST_MEDIA_BYTES) continue;
    sounds.set(recording.id, { key: media.key, bytes });
    project.soundBytes += bytes;
  }
  return spoken.filter(({ recording }) => sounds.has(recording.id));
}
