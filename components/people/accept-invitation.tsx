'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { Note } from '@/components/ui/note';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { acceptInvitation, join, offerQuery, signIn, signOut } from '@/lib/client/account';
import { ApiError } from '@/lib/client/api';
import { AuthField } from './auth-field';
import { AuthForm, leaveFor } from './auth-form';
import { AuthNotice } from './auth-notice';
import { type AuthProblem, authProblem, readFields } from './auth-problem';
import { PasswordField } from './password-field';
import { ROLE_WORDS } from './role-words';

/** /invitations/{token}. `signedIn` is the signed-in person's address. */
export function AcceptInvitation({ token, signedIn }: { token: string; signedIn: string | null }) {
  const { data, error, refetch } = useQuery(offerQuery(token));
  if (error instanceof ApiError && error.status === 404) {
    return (
      <AuthNotice
        title="This invitation is not valid any more"
        foot={
          <Link href="/sign-in" className="link">
            Go to the sign-in
          </Link>
        }
      >
        <p>It was used, withdrawn, replaced by a newer one, or it has expired. Ask for a new one.</p>
      </AuthNotice>
    );
  }
  if (error) {
    const problem = authProblem(error);
    return (
      <AuthNotice
        title="The invitation could not be read"
        actions={<Button onPress={() => void refetch()}>Try again</Button>}
      >
        <p role="alert">{`${problem.title} ${problem.text ?? ''}`}</p>
      </AuthNotice>
    );
  }
  if (!data) {
    return (
      <div className="grid gap-5">
        <h1 className="font-title text-24">Join a team</h1>
        <Loading what="the invitation" />
        <Skeleton className="w-full" />
        <Skeleton className="w-[60%]" />
      </div>
    );
  }
  if (signedIn !== null && signedIn.toLowerCase() === data.email)
    return <AcceptOffer token={token} offer={data} />;
  if (signedIn !== null) return <OtherAddress token={token} offer={data} signedIn={signedIn} />;
  return <JoinForm token={token} offer={data} />;
}

interface OfferProps {
  token: string;
  offer: {
    organizationName: string;
    inviterName: string;
    email: string;
    role: keyof typeof ROLE_WORDS;
  };
}

function Terms({ offer }: Pick<OfferProps, 'offer'>) {
  return (
    <p>
      {offer.inviterName} invites you as {offer.role}. {ROLE_WORDS[offer.role].may}
    </p>
  );
}

function AcceptOffer({ token, offer }: OfferProps) {
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<AuthProblem>();
  const accept = async () => {
    setWorking(true);
    setProblem(undefined);
    try {
      await acceptInvitation(token);
      await leaveFor('/studies');
    } catch (error) {
      setProblem(authProblem(error));
      setWorking(false);
    }
  };
  return (
    <AuthNotice
      title={`Join ${offer.organizationName}`}
      actions={
        <>
          {problem ? (
            <Note tone="critical" live="alert" title={problem.title}>
              {problem.text}
            </Note>
          ) : null}
          <Button variant="primary" size="lg" busy={working && 'Joining'} onPress={() => void accept()}>
            Accept invitation
          </Button>
        </>
      }
      foot={
        <Link href="/studies" className="link">
          Not now
        </Link>
      }
    >
      <Terms offer={offer} />
      <p>You are signed in as {offer.email}.</p>
    </AuthNotice>
  );
}

function OtherAddress({ token, offer, signedIn }: OfferProps & { signedIn: string }) {
  const [working, setWorking] = useState(false);
  const leave = async () => {
    setWorking(true);
    await signOut().catch(() => undefined);
    await leaveFor(`/invitations/${encodeURIComponent(token)}`);
  };
  return (
    <AuthNotice
      title={`Join ${offer.organizationName}`}
      actions={
        <Button variant="primary" size="lg" busy={working && 'Signing out'} onPress={() => void leave()}>
          Sign out and go on
        </Button>
      }
      foot={
        <Link href="/studies" className="link">
          Stay signed in
        </Link>
      }
    >
      <Terms offer={offer} />
      <p>
        The invitation is for <span className="text-ink">{offer.email}</span>, and you are signed in as{' '}
        <span className="text-ink">{signedIn}</span>.
      </p>
    </AuthNotice>
  );
}

function JoinForm({ token, offer }: OfferProps) {
  const signInHref = `/sign-in?next=${encodeURIComponent(`/invitations/${token}`)}`;
  const [known, setKnown] = useState(false);
  if (known) {
    return (
      <AuthNotice
        title={`Join ${offer.organizationName}`}
        actions={
          <LinkButton href={signInHref} variant="primary" size="lg">
            Sign in
          </LinkButton>
        }
      >
        <p role="alert">
          There is an account for <span className="text-ink">{offer.email}</span> already. Sign in with it,
          and you come back here to accept.
        </p>
      </AuthNotice>
    );
  }
  return (
    <AuthForm
      title={`Join ${offer.organizationName}`}
      intro={<Terms offer={offer} />}
      act="Join"
      busy="Joining"
      submit={async (fields) => {
        const person = readFields(fields, 'name', 'password');
        try {
          await join(token, person);
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
          setKnown(true);
          return;
        }
        await signIn({ email: offer.email, password: person.password });
        await leaveFor('/studies');
      }}
      foot={
        <p>
          You have an account?{' '}
          <Link href={signInHref} className="link">
            Sign in to accept
          </Link>
        </p>
      }
    >
      {(errorOf) => (
        <>
          <p className="grid gap-1.5 text-13">
            <span className="font-medium">Email</span>
            <span className="text-14 text-ink-2">{offer.email}</span>
          </p>
          <AuthField
            label="Your name"
            name="name"
            autoComplete="name"
            autoFocus
            error={errorOf('name')}
            maxLength={300}
          />
          <PasswordField kind="new" hint="8 characters at least." error={errorOf('password')} />
        </>
      )}
    </AuthForm>
  );
}
