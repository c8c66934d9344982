'use client';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Link } from '@/components/ui/link';
import { QrCode } from '@/components/ui/qr-code';
import { beginSecondFactor, confirmSecondFactor } from '@/lib/client/account';
import { ApiError } from '@/lib/client/api';
import { AuthForm, leaveFor } from './auth-form';
import { AuthNotice } from './auth-notice';
import { type AuthProblem, readCodeField, readOwnPassword } from './auth-problem';
import { CodeField } from './code-field';
import { PasswordField } from './password-field';
import { RecoveryCodes } from './recovery-codes';

interface SetUpProps {
  /** Where to go when it is on. */
  next: string;
  /** Below each step: how to leave. */
  foot: ReactNode;
  intro: ReactNode;
}

type Step =
  | { at: 'password' }
  | { at: 'app'; secret: string; uri: string }
  | { at: 'kept'; codes: readonly string[] };

/** /second-factor: the password once more, the app, and the recovery codes. */
export function SetUpSecondFactor({ next, foot, intro }: SetUpProps) {
  const [step, setStep] = useState<Step>({ at: 'password' });
  if (step.at === 'kept') return <KeepCodes codes={step.codes} next={next} />;
  if (step.at === 'app') {
    return (
      <AppForm
        secret={step.secret}
        uri={step.uri}
        foot={foot}
        onDone={(codes) => setStep({ at: 'kept', codes })}
      />
    );
  }
  return (
    <AuthForm
      title="Set up a second factor"
      intro={intro}
      act="Go on"
      busy="Checking"
      submit={async (fields) => {
        setStep({ at: 'app', ...(await beginSecondFactor(readOwnPassword(fields))) });
      }}
      refused={(error) => wrongField(error, 'password')}
      foot={foot}
    >
      {(errorOf) => <PasswordField kind="current" error={errorOf('password')} autoFocus />}
    </AuthForm>
  );
}

/** What the server says of a wrong password or code stands at its field. */
function wrongField(error: unknown, field: string): AuthProblem | undefined {
  if (!(error instanceof ApiError) || error.status !== 400 || error.issues.length > 0) return undefined;
  return { title: '', fields: new Map([[field, error.message]]) };
}

function AppForm({
  secret,
  uri,
  foot,
  onDone,
}: {
  secret: string;
  uri: string;
  foot: ReactNode;
  onDone: (codes: readonly string[]) => void;
}) {
  return (
    <AuthForm
      title="Add Colloquy to your app"
      intro="Scan this with an authenticator app, such as the one of your password manager, and enter the code that it shows."
      act="Turn on"
      busy="Turning on"
      submit={async (fields) => {
        onDone((await confirmSecondFactor(readCodeField(fields))).recoveryCodes);
      }}
      refused={(error) => wrongField(error, 'code')}
      foot={foot}
    >
      {(errorOf) => (
        <>
          <QrCode text={uri} label="QR code for an authenticator app" />
          <div className="grid gap-1 text-13">
            <span className="text-ink-2">If you cannot scan it, type this into the app:</span>
            <span className="font-code text-12 [overflow-wrap:anywhere]">
              {secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </span>
          </div>
          <CodeField error={errorOf('code')} autoFocus />
        </>
      )}
    </AuthForm>
  );
}

function KeepCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  const [kept, setKept] = useState(false);
  return (
    <AuthNotice
      title="Keep your recovery codes"
      actions={
        <>
          <RecoveryCodes codes={codes} />
          <Checkbox checked={kept} onChange={setKept}>
            I have stored the codes safely
          </Checkbox>
          <Button
            variant="primary"
            size="lg"
            disabled={!kept}
            reasonId="codes-kept"
            onPress={() => void leaveFor(next)}
          >
            Done
          </Button>
          <span id="codes-kept" className="text-12 text-ink-3">
            {kept ? '' : 'Tick the box to go on.'}
          </span>
        </>
      }
    >
      <p role="status">
        Your second factor is on, and all your other devices are signed out. If you lose the app, each of
        these codes signs you in once. They are shown this once.
      </p>
    </AuthNotice>
  );
}

/** Back to the account, where it is set up by choice. */
export function NotNow() {
  return (
    <Link href="/account" className="link">
      Not now
    </Link>
  );
}
