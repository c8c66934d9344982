import { randomUUID } from 'node:crypto';
import { Failure } from '@/lib/domain/failure';
import { identifyGuide } from '@/lib/domain/guide/identify-guide';
import { stripIds } from '@/lib/domain/guide/strip-ids';
import type { StudyReference } from '@/lib/domain/identifier';
import { roleMay } from '@/lib/domain/roles';
import { type TranslatableStudy, translatableTexts } from '@/lib/domain/translation/translatable-texts';
import type { Translations } from '@/lib/domain/translation/translation';
import { findEditableRevision, insertRevision } from '@/lib/store/revisions';
import { findStudy, insertStudy } from '@/lib/store/studies';
import type { MemberContext } from '../context';
import { once } from '../once';
import { newLinkId } from './new-link-id';

const LONGEST_TITLE = 300;

/**
 * A new draft with the content of the editable revision, in the same folder. Its questions get new ids, so that answers
 * of the two studies cannot be confused. With a test key a test study, else an ordinary one, also of a test study (O3).
 * Refuses `study_not_found`, `forbidden`, `conflict` (Idempotency-Key).
 */
export async function duplicateStudy(
  ctx: MemberContext,
  input: { study: StudyReference; title?: string | undefined },
): Promise<{ id: string; linkId: string; status: 'draft' }> {
  const { organizationId, userId, role, test } = ctx.principal;
  const isTestStudy = test === true;
  const source = await findStudy(ctx.db, ctx.principal, input.study);
  if (!source) throw new Failure('study_not_found', 'There is no such study in this organisation.');
  if (!roleMay(role, 'edit'))
    throw new Failure('forbidden', 'Your role in this organisation may not create studies.');
  const operation = {
    scope: `duplicate ${source.id}${isTestStudy ? ' test' : ''}`,
    request: { title: input.title },
  };
  return once(ctx, operation, async ({ db }) => {
    const editable = await findEditableRevision(db, source.id);
    if (!editable) throw new Failure('study_not_found', 'There is no such study in this organisation.');
    const { folderPath, responseTarget, closeAtTarget, entry, supportMessage, organisation, contact } =
      source;
    const {
      quotas,
      redirects,
      stateTexts,
      consent,
      branding,
      embedOrigins,
      invitationTexts,
      translations,
      retention,
    } = source;
    const title =
      input.title ?? `Copy of ${source.title}`.slice(0, LONGEST_TITLE).replace(/\p{Surrogate}$/u, '');
    const study = await insertStudy(db, {
      organizationId,
      title,
      linkId: newLinkId(),
      creatorId: userId,
      isTestStudy,
      folderPath,
      responseTarget,
      closeAtTarget,
      entry,
      supportMessage,
      organisation,
      contact,
      quotas: quotas.map((quota) => ({ ...quota, id: randomUUID() })),
      redirects,
      stateTexts,
      consent,
      retention,
      translations,
      branding,
      embedOrigins,
      invitationTexts,
    });
    const { externalTitle, background, studyGoal, config, welcomeMessage, closingMessage } = editable;
    const guide = identifyGuide(stripIds(editable.guide), null, randomUUID);
    await insertRevision(db, {
      studyId: study.id,
      number: 1,
      externalTitle,
      background,
      studyGoal,
      config,
      welcomeMessage,
      closingMessage,
      guide,
      translations: translationsOfCopy(editable, { ...editable, guide }),
    });
    return { id: study.id, linkId: study.linkId, status: 'draft' };
  });
}

/** The translations under the paths of the copy, whose texts are the same in the same order. */
function translationsOfCopy(
  source: TranslatableStudy & { translations: Translations },
  copy: TranslatableStudy,
): Translations {
  const copied = [...translatableTexts(copy).keys()];
  const paths = new Map([...translatableTexts(source).keys()].map((path, at) => [path, copied[at]]));
  const texts = (of: Translations[string]) =>
    Object.fromEntries(
      Object.entries(of).flatMap(([path, text]) => {
        const at = paths.get(path);
        return at === undefined ? [] : [[at, text] as const];
      }),
    );
  return Object.fromEntries(
    Object.entries(source.translations).map(([language, of]) => [language, texts(of)]),
  );
}
