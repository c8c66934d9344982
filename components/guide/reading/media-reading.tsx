import type { Embed, Media } from '@/lib/domain/guide/guide';

/** What is shown beside a question or as a concept: its name and its address, as text. */
export function MediaReading({ media, embed }: { media: readonly Media[]; embed: Embed | null }) {
  const parts = [
    ...media.map(({ type, name, url }) => ({ what: type === 'image' ? 'Image' : 'Video', name, url })),
    ...(embed ? [{ what: 'Page', name: '', url: embed.url }] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {parts.map(({ what, name, url }, index) => (
        <li key={index} className="flex flex-wrap gap-x-2">
          <span>{name ? `${what}: ${name}` : what}</span>
          <span className="machine-name min-w-0 text-12 break-all text-ink-3">{url}</span>
        </li>
      ))}
    </ul>
  );
}
