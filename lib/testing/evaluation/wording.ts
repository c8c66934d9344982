import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordingRemarks } from '@/lib/domain/guide/lint/wording-remarks';
import { guideWarnings } from '@/lib/domain/study/guide-warnings';
import { placeholdersIn } from '@/lib/domain/study/study-warnings';
import { STUDY_TEMPLATES } from '@/lib/domain/templates/study-templates';
import { DEMO_STUDIES } from '@/lib/services/demo/content/demo-studies';

interface Judged {
  language?: string;
  text: string;
  /** The codes that somebody who reads it would remark, in any order. */
  remarks: string[];
}

export interface WordingFigures {
  texts: number;
  right: number;
  missed: string[];
  falseAlarms: string[];
}

/** Remarks on question texts that were judged by hand before the rules were written. */
export function wordingFigures(): WordingFigures {
  const path = join(process.cwd(), 'lib/testing/evaluation/fixtures/wording.json');
  const judged = JSON.parse(readFileSync(path, 'utf8')) as Judged[];
  const [missed, falseAlarms]: [string[], string[]] = [[], []];
  for (const { language = 'en', text, remarks } of judged) {
    const found = new Set<string>(wordingRemarks(text, { language }).map(({ code }) => code));
    if (placeholdersIn(text).length > 0) found.add('placeholder');
    for (const code of remarks) if (!found.delete(code)) missed.push(`${code}: ${text}`);
    for (const code of found) falseAlarms.push(`${code}: ${text}`);
  }
  const wrong = new Set([...missed, ...falseAlarms].map((line) => line.slice(line.indexOf(':') + 2)));
  return { texts: judged.length, right: judged.length - wrong.size, missed, falseAlarms };
}

/** What is remarked in the templates and the demonstration studies, with the number of their questions. */
export function remarksOnOwnGuides(): { questions: number; remarks: string[] } {
  const studies = [...STUDY_TEMPLATES.map(({ study }) => study), ...DEMO_STUDIES.map(({ study }) => study)];
  const remarks = studies.flatMap((study) =>
    guideWarnings(
      { guide: study.studyGuide, welcomeMessage: study.welcomeMessage },
      study.config && 'questionLanguage' in study.config ? (study.config.questionLanguage ?? 'en') : 'en',
    ).map(({ code, message, path }) => `${study.title} ${path.join('.')} ${code}: ${message}`),
  );
  return {
    questions: studies.flatMap(({ studyGuide }) => studyGuide.flatMap(({ items }) => items)).length,
    remarks,
  };
}
