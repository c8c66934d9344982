'use client';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { PartBoundary } from './part-boundary';

/** The props of a dialog that is rendered while it is open, or of one that has an `open` prop. */
type Closed = { open?: boolean } & ({ onClose: () => void } | { onOpen: (open: boolean) => void });

interface Code<P> {
  title: string;
  /** The loading or loaded code. A failed load stays failed, so every other attempt starts again. */
  newest: LazyExoticComponent<ComponentType<P>>;
  fetchAgain: () => void;
}

/** A dialog whose code is loaded when it is first opened. If that fails it says so, and can be tried again. */
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
