'use client';
import { ImageIcon, Link as LinkIcon, Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { Segments } from '@/components/ui/segments';
import { Switch } from '@/components/ui/switch';
import type { ItemEmbed, ItemMedia } from '@/lib/domain/guide/guide';
import { addressProblem } from '../model/web-address';
import { withFields } from '../model/with-fields';
import { LineField, SettledField } from './line-field';
import { UploadMedia } from './upload-media';
import { WholeNumber } from './whole-number';

const MOST_MEDIA = 20;
const TYPES = [
  { id: 'image' as const, label: 'Image' },
  { id: 'video' as const, label: 'Video' },
];

interface MediaEditorProps {
  media: readonly ItemMedia[];
  embed: ItemEmbed | null;
  /** The prefix of field names: "" or "content/". */
  prefix: string;
  /** Only items can require that a film is watched to its end, and embed a page. */
  ofItem: boolean;
  onMedia: (media: ItemMedia[] | undefined, group?: string) => void;
  onEmbed: (embed: ItemEmbed | undefined) => void;
}

/** Pictures, films and a page that a question or a concept shows. */
export function MediaEditor({ media, embed, prefix, ofItem, onMedia, onEmbed }: MediaEditorProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const change = (index: number, changes: Partial<Record<keyof ItemMedia, unknown>>, group?: string) =>
    onMedia(
      media.map((medium, at) =>
        at === index ? withFields<ItemMedia>(medium, changes as Partial<ItemMedia>) : medium,
      ),
      group,
    );
  const add = (...more: ItemMedia[]) => onMedia([...media, ...more].slice(0, MOST_MEDIA));
  return (
    <div className="grid gap-2" data-field={`${prefix}media`}>
      {media.map((medium, index) => (
        <MediumRow
          key={index}
          medium={medium}
          field={`${prefix}media/${index}`}
          ofItem={ofItem}
          onChange={(changes, group) => change(index, changes, group)}
          onRemove={() => {
            const rest = media.filter((_, at) => at !== index);
            onMedia(rest.length > 0 ? rest : undefined);
          }}
        />
      ))}
      {embed ? <EmbedRow embed={embed} prefix={prefix} ofItem={ofItem} onEmbed={onEmbed} /> : null}
      <div className="-ms-2 flex flex-wrap items-center gap-2">
        <Button
          variant="quiet"
          size="sm"
          icon={<Plus aria-hidden />}
          disabled={media.length >= MOST_MEDIA}
          onPress={() => add({ name: '', url: '', type: 'image' })}
        >
          Add image or video by address
        </Button>
        <UploadMedia onDone={(medium) => add(medium)} onRefused={setRefused} />
        {embed ? null : (
          <Button
            variant="quiet"
            size="sm"
            icon={<LinkIcon aria-hidden />}
            onPress={() => onEmbed({ url: '' })}
          >
            Embed a page
          </Button>
        )}
      </div>
      {refused ? (
        <p role="alert" className="text-12 text-critical">
          {refused}
        </p>
      ) : null}
    </div>
  );
}

interface MediumRowProps {
  medium: ItemMedia;
  field: string;
  ofItem: boolean;
  onChange: (changes: Partial<Record<keyof ItemMedia, unknown>>, group?: string) => void;
  onRemove: () => void;
}

function MediumRow({ medium, field, ofItem, onChange, onRemove }: MediumRowProps) {
  const name = medium.name || medium.type;
  return (
    <div className="grid gap-1.5 rounded-3 border border-line p-2">
      <div className="flex flex-wrap items-center gap-2">
        <Segments
          size="sm"
          label="What it is"
          items={TYPES}
          value={medium.type}
          onChange={(type) => onChange({ type, ...(type === 'image' && { forceWatching: undefined }) })}
        />
        <LineField
          label="name"
          field={`${field}/name`}
          value={medium.name}
          placeholder="What it shows, for who cannot see it"
          className="w-auto! flex-1"
          onChange={(text) => onChange({ name: text }, `${field} name`)}
        />
        <IconButton label={`Remove ${name}`} size="sm" onPress={onRemove}>
          <X aria-hidden />
        </IconButton>
      </div>
      <AddressRow icon={<ImageIcon aria-hidden />}>
        <SettledField
          atOnce
          machine
          label="Address"
          field={`${field}/url`}
          value={medium.url}
          placeholder="https://…"
          className="flex-1"
          problem={addressProblem}
          onSettle={(url) => onChange({ url }, `${field} url`)}
        />
        <WholeNumber
          label="Its width in percent"
          words="width"
          field={`${field}/widthPercentage`}
          value={medium.widthPercentage ?? null}
          placeholder="100"
          most={100}
          onChange={(value) => onChange({ widthPercentage: value ?? undefined }, `${field} width`)}
        />
        <span className="text-ink-3">%</span>
      </AddressRow>
      {ofItem && medium.type === 'video' ? (
        <Switch
          checked={medium.forceWatching === true}
          onChange={(on) => onChange({ forceWatching: on ? true : undefined })}
        >
          Has to be watched to its end
        </Switch>
      ) : null}
    </div>
  );
}

function EmbedRow({
  embed,
  prefix,
  ofItem,
  onEmbed,
}: {
  embed: ItemEmbed;
  prefix: string;
  ofItem: boolean;
  onEmbed: (embed: ItemEmbed | undefined) => void;
}) {
  return (
    <div className="grid gap-1.5 rounded-3 border border-line p-2" data-field={`${prefix}embed`}>
      <AddressRow icon={<LinkIcon aria-hidden />}>
        <SettledField
          atOnce
          machine
          label="embed url"
          field={`${prefix}embed/url`}
          value={embed.url}
          placeholder="https://…, a page to show"
          className="flex-1"
          problem={addressProblem}
          onSettle={(url) => onEmbed({ ...embed, url })}
        />
        <IconButton label="Remove the embedded page" size="sm" onPress={() => onEmbed(undefined)}>
          <X aria-hidden />
        </IconButton>
      </AddressRow>
      {ofItem ? (
        <AddressRow icon={null}>
          <SettledField
            atOnce
            machine
            label="proxyUrl"
            field={`${prefix}embed/proxyUrl`}
            value={embed.proxyUrl ?? ''}
            placeholder="proxyUrl, shown in its place (optional)"
            className="flex-1"
            problem={addressProblem}
            onSettle={(url) => onEmbed(url === '' ? { url: embed.url } : { ...embed, proxyUrl: url })}
          />
        </AddressRow>
      ) : null}
    </div>
  );
}

function AddressRow({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'flex items-start gap-2 [&>svg]:mt-1.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-3',
      )}
    >
      {icon}
      {children}
    </div>
  );
}
