'use client';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Note } from '@/components/ui/note';
import { ApiError } from '@/lib/client/api';
import type { FundingWallet, LaunchPreview } from '@/lib/client/launch';
import { useSession } from '@/lib/client/session';
import { problemSentence } from '@/lib/domain/guide/problem-sentences';
import { fundingText, isBusy, LAUNCH_WORDS, refusalText } from './launch-words';
import type { LaunchState } from './use-launch-run';

interface LaunchNoteProps {
  preview: LaunchPreview;
  chosen: FundingWallet | undefined;
  state: LaunchState;
  onUse: (walletId: string) => void;
  onRetry: () => void;
}

/** The problem that prevents a launch, and the remedy; nothing when there is none. */
export function LaunchNote(props: LaunchNoteProps) {
  const { preview, chosen, state } = props;
  const { organization } = useSession();
  if (state.kind === 'waiting') return <WaitingNote state={state} />;
  if (preview.refusal !== null) {
    return (
      <Note tone="caution" title="This is not yours to launch.">
        {refusalText(preview, organization.role)}
      </Note>
    );
  }
  if (state.kind === 'refused') return <RefusedNote {...props} error={state.error} />;
  if (preview.problems.length > 0 && (preview.action === 'launch' || preview.action === 'publish')) {
    return <ProblemsNote preview={preview} />;
  }
  if (
    preview.isBilled &&
    preview.action === 'launch' &&
    !preview.wallets.some((wallet) => wallet.accessible)
  ) {
    return (
      <Note tone="critical" title="No wallet here is yours to bill to.">
        Owners and admins say who bills to what, under Wallets.
      </Note>
    );
  }
  if (chosen && !chosen.funds) return <FundsNote {...props} chosen={chosen} />;
  if (preview.action === 'resume' && preview.changes.length > 0) {
    return <Note>Edits that are not published stay so. Publish them once it is live.</Note>;
  }
  return null;
}

/** The API's name for it, for readers who want it. */
function Code({ children }: { children: string }) {
  return (
    <details className="mt-1 text-12 text-ink-3">
      <summary className="w-fit cursor-pointer rounded-1 hover:text-ink">Name in the API</summary>
      <span className="machine-name">{children}</span>
    </details>
  );
}

function WaitingNote({ state }: { state: Extract<LaunchState, { kind: 'waiting' }> }) {
  const { seconds, error } = state;
  const busy = error instanceof ApiError && error.code === 'study_busy';
  return (
    <Note
      tone="caution"
      live="status"
      title={busy ? 'Somebody else is saving or launching this study.' : 'The guide was edited meanwhile.'}
    >
      {`Trying again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, with what is saved then.`}
    </Note>
  );
}

function problemText(problem: LaunchPreview['problems'][number]): string {
  // The message names the quota.
  if (problem.path[0] === 'quotas') return problem.message;
  const { sentence, quoted } = problemSentence(problem);
  return quoted === null ? sentence : `${sentence}: “${quoted}”`;
}

function ProblemsNote({ preview: { problems, action } }: Pick<LaunchNoteProps, 'preview'>) {
  const shown = problems.slice(0, 4);
  const more = problems.length - shown.length;
  return (
    <Note
      tone="critical"
      title={
        problems.length === 1
          ? 'One problem keeps the guide from being published.'
          : `${problems.length} problems keep the guide from being published.`
      }
    >
      {LAUNCH_WORDS[action].still}
      <span className="mt-1 grid gap-0.5">
        {shown.map((problem) => (
          <span key={`${problem.path.join('.')} ${problem.code}`}>{problemText(problem)}</span>
        ))}
        {more > 0 ? <span className="text-ink-3">{`and ${more} more`}</span> : null}
      </span>
    </Note>
  );
}

function FundsNote({ preview, chosen, onUse }: LaunchNoteProps & { chosen: FundingWallet }) {
  const { organization } = useSession();
  const other = preview.wallets.find(
    ({ walletId, funds, accessible }) => funds && accessible && walletId !== chosen.walletId,
  );
  const mayChoose = preview.billedTo === null;
  return (
    <Note
      tone="critical"
      live="alert"
      title={`${chosen.name} cannot fund this launch.`}
      actions={
        <>
          {other && mayChoose ? (
            <Button size="sm" onPress={() => onUse(other.walletId)}>{`Use ${other.name}`}</Button>
          ) : null}
          <LinkButton size="sm" href={`/studies/${preview.id}/settings#access`}>
            Lower the target
          </LinkButton>
          <LinkButton size="sm" href={`/wallets?wallet=${chosen.walletId}`}>
            {organization.role === 'owner' || organization.role === 'admin' ? 'Top up' : 'See the wallet'}
          </LinkButton>
        </>
      }
    >
      {`${fundingText(chosen, preview)} ${LAUNCH_WORDS[preview.action].still}`}
      <Code>insufficient_credits</Code>
    </Note>
  );
}

/** The server's refusal of a launch that had no known problem. */
function RefusedNote({ preview, chosen, error, onRetry, ...rest }: LaunchNoteProps & { error: Error }) {
  const still = LAUNCH_WORDS[preview.action].still;
  if (!(error instanceof ApiError)) {
    return (
      <Note tone="critical" live="alert" title="This page failed.">
        {still}
      </Note>
    );
  }
  const again = (
    <Button size="sm" onPress={onRetry}>
      Try again
    </Button>
  );
  if (error.code === 'insufficient_credits' && chosen && !chosen.funds) {
    return <FundsNote {...rest} preview={preview} chosen={chosen} onRetry={onRetry} />;
  }
  if (error.code === 'invalid_study_guide' && preview.problems.length > 0) {
    return <ProblemsNote preview={preview} />;
  }
  if (isBusy(error)) {
    return (
      <Note tone="critical" live="alert" title="Others are still at work on this study." actions={again}>
        {`Five attempts came to nothing. ${still}`}
        <Code>{error.code}</Code>
      </Note>
    );
  }
  const title = TITLES.get(error.code) ?? (error.status === 0 ? 'No answer came.' : 'It was refused.');
  const retriable = error.status === 0 || error.status >= 500;
  return (
    <Note
      tone="critical"
      live="alert"
      title={title}
      actions={
        retriable ? (
          <>
            {again}
            {error.requestId ? (
              <span className="self-center text-12 text-ink-3">{`Request ${error.requestId}`}</span>
            ) : null}
          </>
        ) : undefined
      }
    >
      {`${error.message} ${still}`}
      <Code>{error.code}</Code>
    </Note>
  );
}

const TITLES = new Map([
  ['insufficient_credits', 'The wallet cannot fund this launch.'],
  ['wallet_access_denied', 'You have no access to this wallet any more.'],
  ['wallet_required', 'Choose the wallet that it is billed to.'],
  ['launch_permission_denied', 'This is not yours to launch any more.'],
  ['invalid_study_guide', 'The guide is not finished.'],
  ['study_not_found', 'This study was deleted.'],
  ['conflict', 'The study changed meanwhile.'],
]);
