import type { z } from 'zod';
import { guideProblems } from '@/lib/domain/guide/guide-problems';
import { jsonFault } from '@/lib/domain/guide/json-fault';
import { placeWords } from '@/lib/domain/guide/place-words';
import { issuesOf } from '../issues';
import { CreateStudyRequest } from './create-study-request';

/** A fault that prevents a text from becoming a study, and its place. */
export interface TextFault {
  place: string;
  message: string;
}

export type ReadGuide =
  | { request: z.output<typeof CreateStudyRequest>; hasTitle: boolean; faults?: undefined }
  | { faults: TextFault[] };

/** More than anybody fixes at once. */
const MOST_FAULTS = 50;
const TITLE = 'Untitled study';

/**
 * A pasted text or a file: a create request, the same without a title, or only its study guide. Everything that the API
 * would refuse is reported with its place, before anything is sent (decisions, B2 and C).
 */
export function readGuideText(text: string): ReadGuide {
  const fault = jsonFault(text);
  if (fault) {
    return { faults: [{ place: `Line ${fault.line}, column ${fault.column}`, message: fault.message }] };
  }
  const value: unknown = JSON.parse(text);
  const given = Array.isArray(value) ? { studyGuide: value } : value;
  if (typeof given !== 'object' || given === null) {
    return {
      faults: [{ place: 'The text', message: 'Expected a study guide: an object, or a list of blocks.' }],
    };
  }
  const hasTitle = 'title' in given;
  const parsed = CreateStudyRequest.safeParse(hasTitle ? given : { title: TITLE, ...given });
  const guide = 'studyGuide' in given ? given.studyGuide : undefined;
  if (!parsed.success) {
    const faults = issuesOf(parsed.error).slice(0, MOST_FAULTS);
    return { faults: faults.map(({ path, message }) => ({ place: place(path, guide), message })) };
  }
  const problems = guideProblems(parsed.data.studyGuide).slice(0, MOST_FAULTS);
  if (problems.length > 0) {
    return { faults: problems.map(({ path, message }) => ({ place: placeWords(path, guide), message })) };
  }
  return { request: parsed.data, hasTitle };
}

function place(path: readonly (string | number)[], guide: unknown): string {
  const [first, ...rest] = path;
  if (first === 'studyGuide' && rest.length > 0) return placeWords(rest, guide);
  return path.length === 0 ? 'The text' : path.join(' ');
}
