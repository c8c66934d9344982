import { Failure } from '@/lib/domain/failure';
import { stripIds } from '@/lib/domain/guide/strip-ids';
import type { StudyReference } from '@/lib/domain/identifier';
import {
  holdChange,
  type LaunchPreview,
  launchAction,
  launchRefusal,
} from '@/lib/domain/study/launch-preview';
import { type RevisionChange, revisionChanges } from '@/lib/domain/study/revision-changes';
import { studyProblems } from '@/lib/domain/study/study-problems';
import { studyWarnings } from '@/lib/domain/study/study-warnings';
import { missingPaths } from '@/lib/domain/translation/translation';
import { priceOf } from '@/lib/domain/wallet/price';
import { transcriber } from '@/lib/ports/transcriber';
import { findLaunchHold } from '@/lib/store/launch-holds';
import { listNamesAmong } from '@/lib/store/members';
import { countInterviewsUnderWay } from '@/lib/store/responses';
import { findEditableRevision, findPublishedRevision, type RevisionRow } from '@/lib/store/revisions';
import { findStudy, type StudyRow } from '@/lib/store/studies';
import { listGrantedWallets } from '@/lib/store/wallets';
import type { MemberContext } from '../context';
import { studyInLanguage, type TranslatedStudy } from '../translations/translated-study';
import { listWalletUses } from '../wallets/list-wallet-uses';

/** The effect that a launch of this study would have now, and what prevents it. Refuses `study_not_found`. */
export async function previewLaunch(ctx: MemberContext, reference: StudyReference): Promise<LaunchPreview> {
  const { db, principal } = ctx;
  const study = await findStudy(db, principal, reference);
  const editable = study && (await findEditableRevision(db, study.id));
  if (!study || !editable) {
    throw new Failure('study_not_found', 'There is no such study in this organisation.');
  }
  const { closingGivesBack, ...funding } = await fundingOf(ctx, study, editable);
  const changes = await pendingChanges(ctx, study, editable);
  const pending = study.status === 'draft' || editable.version > 0;
  const action = launchAction(study.status, pending || funding.holds + funding.givesBack > 0);
  const { id, linkId, title, status, launchers, isTestStudy: test } = study;
  return {
    study: { id, linkId, title, status, test },
    action,
    refusal: launchRefusal(principal, launchers),
    launchers: launchers && (await listNamesAmong(db, principal.organizationId, launchers)),
    ...funding,
    problems: studyProblems(stripIds(editable.guide), study),
    warnings: studyWarnings({
      ...editable,
      title,
      interviewMode: editable.config.interviewMode,
      transcribes: transcriber() !== null,
      guide: stripIds(editable.guide),
    }),
    changes,
    missingTranslations: missingTranslations({ study, revision: editable }),
    closing: {
      givesBack: closingGivesBack,
      interviewsUnderWay: await countInterviewsUnderWay(db, id),
    },
  };
}

/** By language; one in which nothing is missing is not there. */
function missingTranslations(translated: TranslatedStudy): Record<string, string[]> {
  const { questionLanguage, availableLanguages } = translated.revision.config;
  const languages = (availableLanguages ?? []).filter((one) => one !== questionLanguage);
  const missing = languages.map(
    (one) => [one, missingPaths(studyInLanguage(translated, one).texts)] as const,
  );
  return Object.fromEntries(missing.filter(([, paths]) => paths.length > 0));
}

async function fundingOf(ctx: MemberContext, study: StudyRow, editable: RevisionRow) {
  const { interviewMode } = editable.config;
  const pricePerResponse = priceOf(interviewMode);
  const price = pricePerResponse * study.responseTarget;
  const hold = (await findLaunchHold(ctx.db, study.id)) ?? null;
  const granted = await listGrantedWallets(ctx.db, ctx.principal);
  const launched = study.status !== 'draft';
  // A study that was launched without billing stays without; resuming does not check the price again.
  const billed = launched ? study.walletId !== null : granted.length > 0;
  const moves =
    billed && study.status !== 'paused' && !study.isTestStudy
      ? holdChange(hold, study.responseTarget, pricePerResponse)
      : { holds: 0, givesBack: 0 };
  // The first launch of a test study needs a wallet that could pay, and leaves it alone.
  const needs = study.isTestStudy && !launched ? price : moves.holds;
  const all = await listWalletUses(ctx);
  const eligible = launched ? all.filter(({ walletId }) => walletId === study.walletId) : all;
  return {
    interviewMode,
    pricePerResponse,
    responseTarget: study.responseTarget,
    price,
    ...moves,
    billedTo: study.walletId,
    isBilled: billed,
    wallets: eligible.map((use) => ({
      ...use,
      funds: use.project.balance >= needs,
      missing: Math.max(0, needs - use.project.balance),
    })),
    closingGivesBack: hold && !hold.closed ? hold.remaining : 0,
  };
}

async function pendingChanges(
  ctx: MemberContext,
  study: StudyRow,
  editable: RevisionRow,
): Promise<RevisionChange[]> {
  if (study.liveRevisionId === null || editable.version === 0) return [];
  return revisionChanges(await findPublishedRevision(ctx.db, study.id, study.liveRevisionId), editable);
}
