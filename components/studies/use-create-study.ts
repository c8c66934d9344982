'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api';
import { moveStudies, refreshStudies } from '@/lib/client/studies';
import { type FolderPath, readFolderText } from '@/lib/domain/study/folder';
import { guideHref } from './study-words';
import { reasonOf } from './use-study-actions';

/** The folder that the page's address names, for the new study to stand in. */
export function folderOfAddress(parameters: { get: (name: string) => string | null }): FolderPath | null {
  return readFolderText(parameters.get('folder') ?? '') ?? null;
}

/** Creates a study in the folder of the page's address and goes to its guide. */
export function useCreateStudy() {
  const client = useQueryClient();
  const router = useRouter();
  const parameters = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | string | null>(null);
  /** One idempotency key per attempt to create: pressed again after a lost reply, it creates no second study. */
  const wish = useRef({ of: '', key: '' });

  async function create(
    make: (idempotencyKey: string) => Promise<{ id: string }>,
    sameAs: string,
  ): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(null);
    if (wish.current.of !== sameAs) wish.current = { of: sameAs, key: crypto.randomUUID() };
    try {
      const { id } = await make(wish.current.key);
      const folder = folderOfAddress(parameters);
      if (folder) {
        await moveStudies([id], folder).catch((failure) => {
          toast.failed(`The study is made, but not in ${folder.join(' / ')}. ${reasonOf(failure)}`);
        });
      }
      void refreshStudies(client);
      router.push(guideHref(id));
    } catch (failure) {
      setError(failure instanceof ApiError ? failure : reasonOf(failure));
      setBusy(false);
    }
  }

  return { create, busy, error };
}
