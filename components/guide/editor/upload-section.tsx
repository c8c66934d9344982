'use client';
import type { ItemOf } from '../model/edit-parts';
import { SettledField } from './line-field';
import { Section } from './section';
import { useEdit } from './use-edit';
import { WholeNumber } from './whole-number';

const MIME = /^(\*\/\*|[a-z0-9][a-z0-9!#$&^_.+-]*\/(\*|[a-z0-9][a-z0-9!#$&^_.+-]*))$/i;
const typesOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

/** Settings for uploaded files: types, number and size. */
export function UploadSection({ item }: { item: ItemOf<'file_upload'> }) {
  const { setItem } = useEdit();
  return (
    <Section className="grid gap-2">
      <div className="flex flex-wrap items-start gap-3">
        <h3 className="pt-1 font-medium">Accepts</h3>
        <SettledField
          machine
          label="Accepts"
          field="acceptedTypes"
          value={(item.acceptedTypes ?? []).join(', ')}
          placeholder="any file"
          className="w-[19rem]"
          problem={(text) => {
            const bad = typesOf(text).find((type) => !MIME.test(type));
            return bad === undefined ? null : `“${bad}” is no file type. Write image/* or application/pdf.`;
          }}
          onSettle={(text) => {
            const types = typesOf(text);
            setItem(item, 'Set accepted types', { acceptedTypes: types.length > 0 ? types : undefined });
          }}
        />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <WholeNumber
          label="Files, at most"
          words="at most"
          field="maxFiles"
          value={item.maxFiles ?? null}
          placeholder="1"
          most={10}
          onChange={(value) =>
            setItem(item, 'Set the number of files', { maxFiles: value ?? undefined }, 'files')
          }
        />
        <span className="-ms-2 text-ink-3">files</span>
        <WholeNumber
          label="Size of at most, in megabytes"
          words="of at most"
          field="maxFileSizeMb"
          value={item.maxFileSizeMb ?? null}
          placeholder="25"
          most={200}
          onChange={(value) =>
            setItem(item, 'Set the file size', { maxFileSizeMb: value ?? undefined }, 'size')
          }
        />
        <span className="-ms-2 text-ink-3">MB each</span>
      </div>
    </Section>
  );
}
