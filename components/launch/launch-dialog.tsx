'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ErrorNote } from '@/components/ui/error-note';
import { LinkButton } from '@/components/ui/link-button';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/client/api';
import { type Launched, type LaunchPreview, launchPreviewQuery } from '@/lib/client/launch';
import type { StudyHeadV1 } from '@/lib/wire/v1/study-head';
import { ChangeList } from './change-list';
import { LaunchNote } from './launch-note';
import { LaunchWarnings, launchAsks } from './launch-warnings';
import { holdText, LAUNCH_WORDS } from './launch-words';
import { MissingTranslations } from './missing-translations';
import { ShareDialog } from './share-dialog';
import { useLaunchRun } from './use-launch-run';
import { WalletChoice } from './wallet-choice';

interface LaunchDialogProps {
  head: StudyHeadV1;
  onClose: () => void;
}

/** Launches, publishes or resumes: shows the effect, the price, problems, and then the link. */
export function LaunchDialog({ head, onClose }: LaunchDialogProps) {
  const { data, error, refetch } = useQuery(launchPreviewQuery(head.id));
  const [launched, setLaunched] = useState<{ result: Launched; action: LaunchPreview['action'] }>();
  if (launched) return <ShareDialog head={head} launched={launched} onClose={onClose} />;
  if (data) {
    return (
      <Ready
        preview={data}
        onClose={onClose}
        onReread={() => void refetch()}
        onLaunched={(result) => setLaunched({ result, action: data.action })}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={LAUNCH_WORDS.launch.title(head.title)}
      width="lg"
      footer={
        <Button size="lg" onPress={onClose}>
          Cancel
        </Button>
      }
    >
      {error ? (
        <ErrorNote
          title="What it would do could not be read."
          requestId={error instanceof ApiError ? error.requestId : null}
          retry={() => void refetch()}
        >
          {error.message}
        </ErrorNote>
      ) : (
        <div className="grid h-[12rem] content-start gap-4">
          <Loading what="the wallets" />
          <Skeleton className="w-[40%]" />
          <Skeleton className="w-full" />
          <Skeleton className="w-full" />
        </div>
      )}
    </Dialog>
  );
}

interface ReadyProps {
  preview: LaunchPreview;
  onClose: () => void;
  onReread: () => void;
  onLaunched: (result: Launched) => void;
}

function Ready({ preview, onClose, onReread, onLaunched }: ReadyProps) {
  const words = LAUNCH_WORDS[preview.action];
  const [walletId, setWalletId] = useState(() => firstChoice(preview));
  const run = useLaunchRun({ studyId: preview.id, onLaunched, onReread });
  const blocked = preview.refusal !== null;
  const chosen = preview.wallets.find((wallet) => wallet.walletId === walletId);
  const isOver = preview.action === 'none' || preview.action === 'closed';
  const needsWallet = preview.action === 'launch' && preview.isBilled && !chosen;
  const start = () => void run.start(preview.action === 'launch' ? walletId : null);
  const publishes = preview.action === 'launch' || preview.action === 'publish';
  const hasProblems = preview.problems.length > 0 && publishes;
  const [meant, setMeant] = useState(false);
  const asks = publishes && !hasProblems && preview.refusal === null ? launchAsks(preview) : null;
  const unanswered = asks === 'title' || (asks === 'placeholders' && !meant);
  return (
    <Dialog
      open
      onClose={() => {
        run.cancel();
        onClose();
      }}
      title={words.title(preview.title)}
      description={words.about}
      width="lg"
      footer={
        <>
          <span className="me-auto min-w-0 truncate text-ink-3" id="launch-state">
            {run.state.kind === 'busy' && run.state.attempt > 1
              ? `Attempt ${run.state.attempt} of ${run.attempts}`
              : run.state.kind === 'waiting'
                ? `Attempt ${run.state.attempt} of ${run.attempts}`
                : footText(preview, needsWallet, unanswered)}
          </span>
          <Button
            size="lg"
            onPress={() => {
              run.cancel();
              onClose();
            }}
          >
            {isOver ? 'Close' : 'Cancel'}
          </Button>
          {isOver ? null : hasProblems && preview.refusal === null ? (
            <LinkButton variant="primary" size="lg" href={`/studies/${preview.id}/guide?problems=open`}>
              Show problems
            </LinkButton>
          ) : asks === 'title' ? (
            <LinkButton variant="primary" size="lg" href={`/studies/${preview.id}/settings`}>
              Give it a title
            </LinkButton>
          ) : (
            <Button
              variant="primary"
              size="lg"
              keys={['↵']}
              autoFocus={!needsWallet && !unanswered}
              disabled={blocked || needsWallet || unanswered || chosen?.funds === false}
              reasonId="launch-state"
              busy={(run.state.kind === 'busy' || run.state.kind === 'waiting') && words.busy}
              onPress={start}
            >
              {words.act}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <LaunchNote
          preview={preview}
          chosen={chosen}
          state={run.state}
          onUse={(id) => {
            run.cancel();
            setWalletId(id);
          }}
          onRetry={start}
        />
        {publishes && !hasProblems && preview.refusal === null ? (
          <>
            <LaunchWarnings preview={preview} asks={asks} meant={meant} onMeant={setMeant} />
            <MissingTranslations preview={preview} />
          </>
        ) : null}
        {preview.action === 'publish' ? <ChangeList changes={preview.changes} /> : null}
        {preview.isBilled && !isOver && preview.action !== 'resume' && preview.wallets.length > 0 ? (
          <WalletChoice
            preview={preview}
            value={walletId}
            onChange={(id) => {
              run.cancel();
              setWalletId(id);
            }}
          />
        ) : null}
        {preview.refusal === null && !hasProblems && !isOver ? (
          <p className="text-ink-2 empty:hidden">{holdText(preview)}</p>
        ) : null}
      </div>
    </Dialog>
  );
}

/** The wallet that the study is billed to already, the only one, or the first with enough credits. */
function firstChoice({ billedTo, wallets }: LaunchPreview): string | null {
  if (billedTo !== null) return billedTo;
  const open = wallets.filter(({ accessible }) => accessible);
  if (open.length === 1) return open[0]?.walletId ?? null;
  return open.find(({ funds }) => funds)?.walletId ?? null;
}

function footText(preview: LaunchPreview, needsWallet: boolean, unanswered: boolean): string {
  if (preview.refusal !== null) return 'Not yours to launch';
  if (unanswered) return 'Look at the warning first';
  if (needsWallet) return 'Choose a wallet first';
  if (preview.action === 'none' || preview.action === 'closed') return '';
  return `Opens ${preview.selfRecruitLink.replace(/^https?:\/\//, '')}`;
}
