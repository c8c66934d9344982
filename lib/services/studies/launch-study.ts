import { studyEvent } from '@/lib/domain/event';
import { Failure } from '@/lib/domain/failure';
import { invalidGuideMessage } from '@/lib/domain/guide/guide-problems';
import { stripIds } from '@/lib/domain/guide/strip-ids';
import type { StudyReference } from '@/lib/domain/identifier';
import { mayLaunch } from '@/lib/domain/roles';
import { studyProblems } from '@/lib/domain/study/study-problems';
import { chooseWallet } from '@/lib/domain/wallet/choose-wallet';
import { priceOf } from '@/lib/domain/wallet/price';
import type { WalletFigures } from '@/lib/domain/wallet/wallet-figures';
import type { Db } from '@/lib/store/database';
import { enqueueEvent } from '@/lib/store/events';
import { changeLaunchHold, placeLaunchHold } from '@/lib/store/launch-holds';
import { findEditableRevision, publishRevision, type RevisionRow } from '@/lib/store/revisions';
import {
  findStudy,
  lockLaunch,
  lockStudy,
  type StudyRow,
  setStudyLive,
  setStudyStatus,
} from '@/lib/store/studies';
import { findBilledWallet, listGrantedWallets } from '@/lib/store/wallets';
import type { MemberContext } from '../context';
import { earlierResult, once } from '../once';
import { refuseOver } from './refuse-over';

export interface LaunchedStudy {
  id: string;
  linkId: string;
  /** After the hold; null when the study is not billed. */
  wallet: WalletFigures | null;
}

const RETRY_SECONDS = 1;

/**
 * Launches a study, publishes the pending edits of a live one, or resumes a paused one (decisions, F2, with its order
 * of refusals). One transaction, which locks the study first and then the wallet; a concurrent launch is `study_busy`.
 * A test study is launched alike, but nothing is held (O3).
 */
export async function launchStudy(
  ctx: MemberContext,
  input: { study: StudyReference; walletId?: string | undefined },
): Promise<LaunchedStudy> {
  const { organizationId } = ctx.principal;
  const study = await findStudy(ctx.db, ctx.principal, input.study);
  if (!study) throw new Failure('study_not_found', 'There is no such study in this organisation.');
  if (!mayLaunch(ctx.principal, study.launchers)) {
    throw new Failure('launch_permission_denied', 'You may not launch this study.');
  }
  const operation = { scope: `launch ${study.id}`, request: { walletId: input.walletId } };
  const earlier = await earlierResult<LaunchedStudy>(ctx, operation);
  if (earlier) return earlier;
  if (study.status === 'closed') throw closed();
  await refuseOver(ctx.db, study);
  const walletId = await walletOf(ctx, study, input.walletId);
  return once(ctx, operation, async (tx) => {
    if (!(await lockLaunch(tx.db, study.id))) throw busy();
    const locked = await lockStudy(tx.db, study.id);
    if (!locked) throw new Failure('study_not_found', 'There is no such study in this organisation.');
    await launch(tx.db, locked, walletId);
    const billedTo = locked.status === 'draft' ? walletId : locked.walletId;
    const wallet =
      billedTo === null ? undefined : await findBilledWallet(tx.db, { organizationId }, billedTo);
    return { id: locked.id, linkId: locked.linkId, wallet: wallet ?? null };
  });
}

/** The wallet that the launch is billed to, or null without billing. */
async function walletOf(
  ctx: MemberContext,
  study: StudyRow,
  walletId: string | undefined,
): Promise<string | null> {
  // A launched study keeps its wallet, even when the organisation is granted others. A publish spends from that wallet
  // and shows its balance, so the caller must have access to it even when they do not name it.
  const meant = walletId ?? (study.status === 'draft' ? undefined : study.walletId);
  if (meant === null) return null;
  const choice = chooseWallet(meant, await listGrantedWallets(ctx.db, ctx.principal));
  if (choice.kind === 'wallet_required') {
    throw new Failure(
      'wallet_required',
      'The organisation has several wallets: say which one with walletId.',
    );
  }
  if (choice.kind === 'wallet_access_denied') {
    throw new Failure('wallet_access_denied', 'You have no access to this wallet.');
  }
  const chosen = choice.kind === 'wallet' ? choice.walletId : null;
  if (study.status !== 'draft' && chosen !== study.walletId) throw billedElsewhere();
  return chosen;
}

async function launch(db: Db, study: StudyRow, walletId: string | null): Promise<void> {
  if (study.status === 'closed') throw closed();
  await refuseOver(db, study);
  if (study.status !== 'draft' && walletId !== study.walletId) throw billedElsewhere();
  if (study.status === 'paused') {
    await setStudyStatus(db, study.id, 'paused', 'live');
    return;
  }
  const editable = await findEditableRevision(db, study.id);
  if (!editable) throw new Error(`study ${study.id} has no editable revision`);
  const pending = study.status === 'draft' || editable.version > 0;
  if (pending) {
    refuseUnfinished(study, editable);
    if (!(await publishRevision(db, editable))) throw editedMeanwhile();
    await setStudyLive(db, study.id, { liveRevisionId: editable.id, walletId });
  }
  if (walletId !== null) {
    await (study.isTestStudy ? refuseUnfunded : hold)(db, study, walletId, editable);
  }
  if (study.status === 'draft') await enqueueEvent(db, studyEvent('study.launched', study));
}

/** A launch holds the price of the target's responses; a publish, the difference for those still to come (G2). */
async function hold(db: Db, study: StudyRow, walletId: string, revision: RevisionRow): Promise<void> {
  const price = priceOf(revision.config.interviewMode);
  const target = study.responseTarget;
  const funded =
    study.status === 'draft'
      ? await placeLaunchHold(db, {
          studyId: study.id,
          organizationId: study.organizationId,
          walletId,
          amount: price * target,
        })
      : await changeLaunchHold(db, { studyId: study.id, target, price });
  if (!funded) throw unfunded();
}

/**
 * A test study is refused at its first launch where an ordinary one would be, and holds nothing (O3). Whatever its target
 * and mode become afterwards is not compared with the wallet, since nothing was set aside for what they were.
 */
async function refuseUnfunded(
  db: Db,
  study: StudyRow,
  walletId: string,
  revision: RevisionRow,
): Promise<void> {
  if (study.status !== 'draft') return;
  const wallet = await findBilledWallet(db, study, walletId);
  const price = priceOf(revision.config.interviewMode) * study.responseTarget;
  if (!wallet || wallet.project.balance < price) throw unfunded();
}

function refuseUnfinished(study: StudyRow, revision: RevisionRow): void {
  const problems = studyProblems(stripIds(revision.guide), study);
  if (problems.length > 0) throw new Failure('invalid_study_guide', invalidGuideMessage(problems));
}

function unfunded(): Failure {
  return new Failure('insufficient_credits', 'The wallet cannot fund this launch. Nothing was changed.');
}
function closed(): Failure {
  return new Failure('conflict', 'This study is closed and cannot be launched again.');
}
function billedElsewhere(): Failure {
  return new Failure('conflict', 'This study is already billed to another wallet.');
}
function busy(): Failure {
  return new Failure('study_busy', 'The study is being launched or published. Try again in a moment.', {
    retryAfterSeconds: RETRY_SECONDS,
  });
}
function editedMeanwhile(): Failure {
  return new Failure('conflict', 'The study guide was edited meanwhile. Try again in a moment.', {
    retryAfterSeconds: RETRY_SECONDS,
  });
}
