import { isDeepStrictEqual } from 'node:util';
import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { roleMay } from '@/lib/domain/roles';
import { fieldworkTexts, translatableTexts } from '@/lib/domain/translation/translatable-texts';
import {
  type LanguageTexts,
  type NewTranslation,
  type StudyInLanguage,
  storedAt,
  storedTranslation,
  type Translations,
} from '@/lib/domain/translation/translation';
import { findEditableRevision, setEditableRevision } from '@/lib/store/revisions';
import { lockStudy, setStudy } from '@/lib/store/studies';
import { type MemberContext, withTransaction } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';
import { refuseOwnLanguage, studyInLanguage } from './translated-study';

/**
 * Keeps translations with the editable revision: participants get them with the next publish; those of consent and
 * texts of states with the study: they act at once, as these do. `replace`: what is not
 * among `strings` has no translation afterwards; otherwise it stays, and null takes a translation away. Refuses
 * `study_not_found`, `forbidden`, `bad_request` for the study's own language, and `invalid_request_body` for a path that
 * the study does not have.
 */
export async function saveTranslation(
  ctx: MemberContext,
  input: {
    study: StudyReference;
    language: string;
    strings: ReadonlyMap<string, NewTranslation | null>;
    replace: boolean;
    /** Of a machine, which takes its time: what was translated or taken away meanwhile is left alone. */
    isDraft?: boolean;
  },
): Promise<StudyInLanguage> {
  const { language, strings, replace, isDraft = false } = input;
  const found = await findReadableStudy(ctx, input.study);
  if (!roleMay(ctx.principal.role, 'edit'))
    throw new Failure('forbidden', 'Your role in this organisation may not translate studies.');
  return withTransaction(ctx, async ({ db }) => {
    const study = await lockStudy(db, found.id);
    const revision = study && (await findEditableRevision(db, study.id));
    if (!study || !revision)
      throw new Failure('study_not_found', 'There is no such study in this organisation.');
    refuseOwnLanguage(revision, language);
    const [ofGuide, ofStudy] = [translatableTexts(revision), fieldworkTexts(study)];
    if (!isDraft) refuseUnknownPaths(strings, [ofGuide, ofStudy]);
    const change = { strings, replace, language, isDraft };
    const guide = changed(revision.translations, ofGuide, change);
    const around = changed(study.translations, ofStudy, change);
    return studyInLanguage(
      {
        revision: guide ? await setEditableRevision(db, revision.id, { translations: guide }) : revision,
        study: around ? await setStudy(db, study.id, { translations: around }) : study,
      },
      language,
    );
  });
}

/** All translations of these texts after the change; undefined where it leaves them as they are. */
function changed(
  translations: Translations,
  source: ReadonlyMap<string, string>,
  change: {
    strings: ReadonlyMap<string, NewTranslation | null>;
    replace: boolean;
    language: string;
    isDraft: boolean;
  },
): Translations | undefined {
  const { strings, replace, language, isDraft } = change;
  const { [language]: before, ...others } = translations;
  const after: LanguageTexts = replace ? {} : { ...before };
  for (const [path, sent] of strings) {
    const text = source.get(path);
    if (text === undefined || (isDraft && storedAt(before, path))) continue;
    if (sent === null) delete after[path];
    else after[path] = storedTranslation(sent, text, storedAt(before, path));
  }
  if (isDeepStrictEqual(after, before ?? {})) return undefined;
  return Object.keys(after).length === 0 ? others : { ...others, [language]: after };
}

function refuseUnknownPaths(
  strings: ReadonlyMap<string, unknown>,
  sources: readonly ReadonlyMap<string, string>[],
): void {
  const unknown = [...strings.keys()].filter((path) => !sources.some((source) => source.has(path)));
  if (unknown.length === 0) return;
  throw new Failure('invalid_request_body', 'The study has no such texts.', {
    issues: unknown
      .slice(0, MOST_ISSUES)
      .map((path) => ({ path: ['strings', path], message: 'The study has no text at this path.' })),
  });
}

const MOST_ISSUES = 100;
