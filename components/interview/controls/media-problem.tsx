import { CircleAlert } from 'lucide-react';
import { ControlIcon } from './control-icon';
import type { ControlTexts } from './control-texts';

/** Says that a picture or film could not be loaded, and that the participant can go on. */
export function MediaProblem({ name, texts }: { name: string; texts: ControlTexts }) {
  return (
    <p
      role="alert"
      lang={texts.language}
      className="flex items-start gap-2 rounded-3 border border-caution-line bg-caution-wash px-3 py-2 text-14 text-ink-2"
    >
      <ControlIcon icon={CircleAlert} className="mt-0.5 size-4 flex-none text-caution" />
      <span>
        <strong className="font-strong text-ink">{texts.notLoaded(name)}</strong> {texts.goOnWithout}
      </span>
    </p>
  );
}
