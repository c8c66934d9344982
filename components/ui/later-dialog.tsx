'use client';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { PartBoundary } from './part-boundary';

/** Of a dialog that is there while it is open, or of one that stays and is told. */
type Closed = { open?: boolean } & ({ onClose: () => void } | { onOpen: (open: boolean) => void });

interface Code<P> {
  title: string;
  /** What is fetched, or was. What failed once stays failed: every other attempt begins anew. */
  newest: LazyExoticComponent<ComponentType<P>>;
  fetchAgain: () => void;
}

/** A dialog whose code is fetched when it is first asked for. Where that fails it says so, and can be tried again. */
export function laterDialog<P extends Closed>(
  title: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const fetched = () => lazy(async () => ({ default: await load() }));
  const code: Code<P> = {
    title,
    newest: fetched(),
    fetchAgain: () => {
      code.newest = fetched();
    },
  };
  return (props: P) => <LaterDialog code={code} its={props} />;
}

function LaterDialog<P extends Closed>({ code, its }: { code: Code<P>; its: P }) {
  const [Part, setPart] = useState(() => code.newest);
  const again = () => {
    code.fetchAgain();
    setPart(() => code.newest);
  };
  const close = () => {
    again();
    if ('onClose' in its) its.onClose();
    else its.onOpen(false);
  };
  const missing = (
    <Dialog
      open={its.open ?? true}
      onClose={close}
      title={code.title}
      width="sm"
      footer={
        <Button variant="primary" onPress={again}>
          Try again
        </Button>
      }
    >
      <p>This could not be fetched: the connection may be gone. What you have written is kept.</p>
    </Dialog>
  );
  return (
    <PartBoundary of={Part} missing={missing}>
      <Suspense>
        <Part {...its} />
      </Suspense>
    </PartBoundary>
  );
}
