import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { roleMay } from '@/lib/domain/roles';
import { keptDraft, nextDraft, textsToDraft } from '@/lib/domain/translation/draft-texts';
import type { Drafted, NewTranslation } from '@/lib/domain/translation/translation';
import { draftedByModel } from '@/lib/ports/draft-translator';
import type { MemberContext } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';
import { readingModel } from '../themes/reading-model';
import { readTranslation } from './read-translation';
import { saveTranslation } from './save-translation';

/**
 * Has a model draft the next texts that have no translation (N1): some at once, so that whoever waits sees how far it
 * is, and nothing is lost where they stop. Refuses `study_not_found`, `forbidden`, `bad_request` for the study's own
 * language, and `conflict` without a model or an answer of it.
 */
export async function draftTranslation(
  ctx: MemberContext,
  input: { study: StudyReference; language: string },
): Promise<Drafted> {
  const { id } = await findReadableStudy(ctx, input.study);
  if (!roleMay(ctx.principal.role, 'edit'))
    throw new Failure('forbidden', 'Your role in this organisation may not translate studies.');
  const before = await readTranslation(ctx, input);
  const texts = nextDraft(textsToDraft(before.texts));
  if (texts.length === 0) return { drafted: 0, left: 0, translation: before };
  const { organizationId } = ctx.principal;
  const model = await readingModel(ctx.db, { organizationId, studyId: id }, 'translations');
  if (!model) throw new Failure('conflict', 'There is no language model to draft with.');
  const drafts = await draftedByModel(model, {
    from: before.sourceLanguage,
    to: input.language,
    toName: nameOf(input.language),
    texts: texts.map(({ source }, at) => ({ number: at + 1, text: source })),
  });
  if (!drafts) {
    throw new Failure('conflict', 'The language model gave no answer. Nothing was drafted this time.', {
      retryAfterSeconds: RETRY_SECONDS,
    });
  }
  const strings = new Map<string, NewTranslation>();
  for (const [at, { path, source }] of texts.entries()) {
    const text = keptDraft(source, drafts.get(at + 1) ?? '');
    if (text !== null) strings.set(path, { text, state: 'machine', source });
  }
  const translation = await saveTranslation(ctx, { ...input, strings, replace: false, isDraft: true });
  return { drafted: strings.size, left: textsToDraft(translation.texts).length, translation };
}

const RETRY_SECONDS = 15;

const nameOf = (language: string) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
