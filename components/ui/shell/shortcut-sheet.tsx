'use client';
import { Dialog } from '../dialog';
import { Switch } from '../switch';
import { Keys } from './hint-bar';
import { useShortcutRegistry } from './shortcuts';

/** All keys that work on this page, and the switch for those that are single letters. */
export function ShortcutSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { groups, letters, setLetters } = useShortcutRegistry();
  const shown = groups
    .map(({ name, shortcuts }) => ({ name, shortcuts: shortcuts.filter(({ unlisted }) => !unlisted) }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" width="xl">
      <div className="columns-2 gap-8 max-[40rem]:columns-1">
        {shown.map(({ name, shortcuts }) => (
          <section key={name} className="mb-5 break-inside-avoid">
            <h3 className="pb-1 text-12 text-ink-3">{name}</h3>
            <dl>
              {shortcuts.map(({ keys, label }) => (
                <div key={`${keys} ${label}`} className="flex items-center gap-3 border-b border-line py-1.5">
                  <dt className="min-w-0 flex-1 first-letter:uppercase">{label}</dt>
                  <dd>
                    <Keys keys={keys} always />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="pt-4">
        <Switch checked={letters} onChange={setLetters}>
          Single letters work as shortcuts
        </Switch>
      </div>
    </Dialog>
  );
}
