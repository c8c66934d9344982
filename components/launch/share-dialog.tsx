'use client';
import { Check, Copy, Download, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { copyText } from '@/components/ui/copy-text';
import { Dialog } from '@/components/ui/dialog';
import { FIELD_LABEL } from '@/components/ui/field-style';
import { LinkButton } from '@/components/ui/link-button';
import { QrCode, saveQr } from '@/components/ui/qr-code';
import { toast } from '@/components/ui/toast';
import type { Launched, LaunchPreview } from '@/lib/client/launch';
import { STUDY_STATUSES } from '@/lib/client/statuses';
import type { StudyHeadV1 } from '@/lib/wire/v1/study-head';
import { linkWith, type Parameter } from './link-with';
import { ParameterFields } from './parameter-fields';

interface ShareDialogProps {
  head: StudyHeadV1;
  /** The launch that has just happened; absent when the dialog is opened by itself. */
  launched?: { result: Launched; action: LaunchPreview['action'] };
  onClose: () => void;
}

const DONE = {
  launch: 'is open',
  publish: 'shows the changes to everybody who starts from now on',
  resume: 'takes interviews again',
  none: 'is open',
  closed: 'is closed',
} as const;

/** The link for participants: with parameters, as a printable code, and to try it. */
export function ShareDialog({ head, launched, onClose }: ShareDialogProps) {
  const [parameters, setParameters] = useState<readonly Parameter[]>([{ name: '', value: '' }]);
  const [copied, setCopied] = useState('');
  const base = launched?.result.selfRecruitLink ?? head.selfRecruitLink;
  const { link, query, tooLong } = linkWith(base, parameters);
  const shown = base.replace(/^https?:\/\//, '');
  const wallet = launched?.result.wallet?.name;
  const save = (type: 'svg' | 'png') =>
    void saveQr(link, head.linkId, type).catch(() => toast.failed('The code could not be made.'));
  return (
    <Dialog
      open
      onClose={onClose}
      title={launched ? `“${head.title}” ${DONE[launched.action]}` : `Share “${head.title}”`}
      description={
        <span className="grid gap-1">
          {launched ? <Badge {...STUDY_STATUSES.live} /> : null}
          <span>
            {launched?.action === 'launch' && wallet && !head.test ? `Billed to ${wallet}. ` : ''}
            {launched && head.test ? 'A test study: nothing is billed. ' : ''}
            {!launched && head.status === 'paused' ? 'The study is paused: visitors read that it is. ' : ''}
            {!launched && head.status === 'closed' ? 'The study is closed: visitors read that it is. ' : ''}
            Share the link with the people you want to hear from.
          </span>
        </span>
      }
      width="lg"
      footer={
        <>
          <a className={buttonStyle({ size: 'lg' })} href={link} target="_blank" rel="noreferrer noopener">
            <ExternalLink aria-hidden />
            Open as participant
          </a>
          <LinkButton size="lg" href={`/studies/${head.id}/responses`}>
            Go to responses
          </LinkButton>
        </>
      }
    >
      <div className="grid gap-6">
        <div className="grid gap-1.5">
          <span className={FIELD_LABEL}>Self-recruit link</span>
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 max-[40rem]:grid-cols-1">
            <span
              className="flex h-lg min-w-0 items-center rounded-2 border border-line-control bg-paper px-3 text-14"
              title={link}
            >
              <span className="truncate" data-testid="link">
                {shown}
                <span className="text-ink-3">{query}</span>
              </span>
            </span>
            <Button
              variant="primary"
              size="lg"
              autoFocus
              icon={copied === link ? <Check aria-hidden /> : <Copy aria-hidden />}
              onPress={() =>
                void copyText(link, 'The link is copied.').then((done) => done && setCopied(link))
              }
            >
              {copied === link ? 'Copied' : 'Copy link'}
            </Button>
          </div>
          {tooLong ? (
            <p role="alert" className="text-12 text-critical">
              Links carry up to 16 KiB of parameters. Shorten them, or visitors are turned away.
            </p>
          ) : null}
        </div>
        <div className="grid grid-cols-[11rem_minmax(0,1fr)] items-start gap-6 max-[40rem]:grid-cols-1">
          <QrCode text={link} label="QR code of the self-recruit link" />
          <div className="grid gap-2">
            <ParameterFields parameters={parameters} onChange={setParameters} />
            <div className="flex flex-wrap gap-2 pt-1">
              <Button size="sm" icon={<Download aria-hidden />} onPress={() => save('svg')}>
                Code as SVG
              </Button>
              <Button size="sm" icon={<Download aria-hidden />} onPress={() => save('png')}>
                Code as PNG
              </Button>
            </div>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
