'use client';
import { Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { uploadMedia } from '@/lib/client/media';
import type { ItemMedia } from '@/lib/domain/guide/guide';

interface UploadMediaProps {
  onDone: (medium: ItemMedia) => void;
  /** Why a file was refused, in words; null while another one is tried. */
  onRefused: (message: string | null) => void;
}

const TYPES = 'image/png,image/jpeg,image/gif,image/webp,image/avif,video/mp4,video/webm';

interface UnderWay {
  name: string;
  percent: number;
  abort: AbortController;
}

/** A picture or film from this device. */
export function UploadMedia({ onDone, onRefused }: UploadMediaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [underWay, setUnderWay] = useState<UnderWay | null>(null);
  const latest = useRef({ onDone, underWay });
  latest.current = { onDone, underWay };
  useEffect(() => () => latest.current.underWay?.abort.abort(), []);
  const send = async (file: File) => {
    const abort = new AbortController();
    onRefused(null);
    setUnderWay({ name: file.name, percent: 0, abort });
    try {
      const kept = await uploadMedia(file, {
        signal: abort.signal,
        onProgress: (part) => setUnderWay({ name: file.name, percent: Math.round(part * 100), abort }),
      });
      latest.current.onDone({ name: file.name.replace(/\.[^.]+$/, ''), url: kept.url, type: kept.type });
    } catch (error) {
      if (!abort.signal.aborted) {
        onRefused(`“${file.name}” was not uploaded. ${error instanceof Error ? error.message : ''}`.trim());
      }
    } finally {
      setUnderWay(null);
    }
  };
  if (underWay) {
    return (
      <span role="status" className="flex items-center gap-2 px-2 text-12 text-ink-3">
        <Upload aria-hidden className="size-[0.875rem]" strokeWidth={1.5} />
        <span className="max-w-[10rem] truncate">{underWay.name}</span>
        <span aria-hidden className="h-1.5 w-[5rem] overflow-hidden rounded-full bg-data-0">
          <span className="block h-full bg-data-1" style={{ width: `${underWay.percent}%` }} />
        </span>
        <span className="tabular-nums">{underWay.percent}%</span>
        <Button variant="quiet" size="sm" onPress={() => underWay.abort.abort()}>
          Stop
        </Button>
      </span>
    );
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        className="hidden"
        aria-label="Picture or film"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void send(file);
        }}
      />
      <Button variant="quiet" size="sm" icon={<Upload aria-hidden />} onPress={() => input.current?.click()}>
        Upload
      </Button>
    </>
  );
}
