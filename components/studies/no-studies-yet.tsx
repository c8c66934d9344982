import { ArrowRight, FileJson, KeyRound, LayoutTemplate, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

/** The first page of a new organisation: the first steps, and their results. */
export function NoStudiesYet({ mayEdit }: { mayEdit: boolean }) {
  return (
    <div className="grid max-w-[62rem] grid-cols-[minmax(0,30rem)_minmax(0,24rem)] gap-20 ps-20 pe-6 pt-[5.5rem] pb-12 max-[60rem]:grid-cols-1 max-[60rem]:gap-10 max-[60rem]:px-6 max-[60rem]:pt-10">
      <div>
        <h2 className="font-title text-24 tracking-[-0.015em]">Nothing to read yet</h2>
        <p className="mt-2 max-w-[27rem] text-14 text-ink-2 leading-[1.375rem]!">
          Write a study guide, launch it with a wallet, share one link. Each interview lands here as a
          transcript you can read, hear and watch.
        </p>
        {mayEdit ? (
          <>
            <div className="mt-8 grid border-line border-t">
              <Start
                href="/studies/new?from=blank"
                icon={<Plus aria-hidden />}
                title="Start with an empty guide"
                detail="One flat block, one open-ended question"
              />
              <Start
                href="/studies/new"
                icon={<LayoutTemplate aria-hidden />}
                title="Start from a template"
                detail="Nine guides to change to your own words"
              />
              <Start
                href="/studies/new?from=paste"
                icon={<FileJson aria-hidden />}
                title="Paste a study guide"
                detail="JSON as the API takes it, also straight onto this page; checked before anything is saved"
              />
              <Start
                href="/keys"
                icon={<KeyRound aria-hidden />}
                title="Create studies through the API"
                detail="Make a key, then POST to studies/create"
              />
            </div>
            <p className="mt-4 text-ink-3">Drafts are free. Credits are spent only after you launch.</p>
          </>
        ) : (
          <p className="mt-4 text-ink-3">
            Your role may read studies. They appear here once somebody has created one.
          </p>
        )}
      </div>
      <figure
        aria-label="What a transcript looks like"
        className="self-start rounded-2 border border-line bg-sheet px-8 pt-8 pb-10 font-read"
      >
        <p className="text-ink-2 text-read-17 italic">What did you do at that point?</p>
        <p className="mt-2 text-read-19">
          I opened the pictures. There were four, and all of them were of the corridor.
        </p>
        <p className="mt-6 text-ink-2 text-read-17 italic">What would you have needed to see?</p>
        <p className="mt-2 text-read-19">
          Somebody of ordinary height lying down in it. And where the bag goes. If I can see where the bag
          goes I believe the rest.
        </p>
        <figcaption className="mt-4 font-ui text-12 text-ink-3">A specimen, not a real interview</figcaption>
      </figure>
    </div>
  );
}

function Start({
  href,
  icon,
  title,
  detail,
}: {
  href: string;
  icon: ReactNode;
  title: string;
  detail: string;
}) {
  return (
    <Link
      href={href}
      className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center border-line border-b py-[0.875rem] pe-2 hover:bg-well [&>svg]:size-4 [&>svg]:text-accent"
    >
      {icon}
      <span>
        <span className="block font-strong">{title}</span>
        <span className="block text-ink-3">{detail}</span>
      </span>
      <ArrowRight aria-hidden className="text-ink-3!" />
    </Link>
  );
}
