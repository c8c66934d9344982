import { Gate } from './gate';

/** Tells neither what was shared nor why it is not any more. */
export function Closed() {
  return (
    <Gate title="This link is closed.">
      <p className="text-14 text-ink-2">Nothing can be read here.</p>
      <p className="text-14 text-ink-2">If you still need it, ask the person who sent you the link.</p>
    </Gate>
  );
}
