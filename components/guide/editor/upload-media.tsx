'use client';
import type { ItemMedia } from '@/lib/domain/guide/guide';

interface UploadMediaProps {
  onDone: (medium: ItemMedia) => void;
  onRefused: (message: string | null) => void;
}

export function UploadMedia(_props: UploadMediaProps) {
  return null;
}
