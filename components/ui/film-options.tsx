'use client';
import { Checkbox } from './checkbox';
import { Segments } from './segments';

const CAPTIONS = [
  { id: 'track', label: 'Can be switched on' },
  { id: 'burned', label: 'In the picture' },
  { id: 'none', label: 'None' },
] as const;

export interface FilmLook {
  captions: (typeof CAPTIONS)[number]['id'];
  hide: readonly ('camera' | 'voice')[];
}

export const PLAIN_FILM: FilmLook = { captions: 'track', hide: [] };

interface FilmOptionsProps {
  look: FilmLook;
  onChange: (look: FilmLook) => void;
}

/** Where the captions of a film are, and what is hidden in it. */
export function FilmOptions({ look, onChange }: FilmOptionsProps) {
  const box = (what: 'camera' | 'voice', words: string) => (
    <Checkbox
      checked={look.hide.includes(what)}
      onChange={(isOn) =>
        onChange({ ...look, hide: isOn ? [...look.hide, what] : look.hide.filter((one) => one !== what) })
      }
    >
      {words}
    </Checkbox>
  );
  return (
    <>
      <div className="grid gap-1.5">
        <span aria-hidden className="text-13 text-ink-2">
          Captions
        </span>
        <Segments
          label="Captions"
          value={look.captions}
          onChange={(captions) => onChange({ ...look, captions })}
          items={CAPTIONS}
        />
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {box('camera', 'Hide the camera picture')}
        {box('voice', 'Hide the voice, by another pitch')}
      </div>
    </>
  );
}
