'use client';
import { useQueryClient } from '@tanstack/react-query';
import { saveFile } from '@/components/ui/save-file';
import { toast } from '@/components/ui/toast';
import { useRouter } from '@/components/ui/use-router';
import { ApiError } from '@/lib/client/api';
import { deleteLater, keepAfterAll, UNDO_MS } from '@/lib/client/delete-later';
import {
  deleteStudy,
  duplicateStudy,
  type ListedStudy,
  moveStudies,
  readGuideFile,
  refreshStudies,
} from '@/lib/client/studies';
import type { FolderPath } from '@/lib/domain/study/folder';
import { counted, guideHref, participantLink, quotedTitle } from './study-words';

/** The server's own message, or a sentence for no reply. */
export function reasonOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'No answer came. Check the connection.';
}

/** The actions on studies in the list; each reports its failure. */
export function useStudyActions() {
  const client = useQueryClient();
  const router = useRouter();

  async function reportFailure(what: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      toast.failed(`${what} ${reasonOf(error)}`, { retry: () => void reportFailure(what, work) });
      return false;
    }
  }

  function move(ids: readonly string[], folder: FolderPath | null, title?: string): Promise<boolean> {
    const what = title ? quotedTitle(title) : counted(ids.length, 'study', 'studies');
    return reportFailure(`${what} could not be moved.`, async () => {
      const { moved } = await moveStudies(ids, folder);
      await refreshStudies(client);
      const where = folder ? `to ${folder.join(' / ')}` : 'out of its folder';
      toast.done(`${what} moved ${where}`, { undo: () => void moveBack(moved) });
    });
  }

  function moveBack(moved: readonly { id: string; from: FolderPath | null }[]): Promise<boolean> {
    return reportFailure('The move could not be taken back.', async () => {
      const groups = new Map<string, { from: FolderPath | null; ids: string[] }>();
      for (const { id, from } of moved) {
        const key = JSON.stringify(from);
        groups.set(key, { from, ids: [...(groups.get(key)?.ids ?? []), id] });
      }
      for (const { from, ids } of groups.values()) await moveStudies(ids, from);
      await refreshStudies(client);
    });
  }

  function duplicate(study: ListedStudy): Promise<boolean> {
    return reportFailure(`${quotedTitle(study.title)} could not be duplicated.`, async () => {
      const copy = await duplicateStudy(study.id);
      await refreshStudies(client);
      router.push(guideHref(copy.id));
    });
  }

  async function copyLink(study: ListedStudy): Promise<void> {
    const link = participantLink(study.linkId);
    try {
      await navigator.clipboard.writeText(link);
      toast.done(
        study.status === 'live'
          ? `Link copied: ${link}`
          : `Link copied. It opens once ${quotedTitle(study.title)} is live`,
      );
    } catch {
      toast.failed(`The browser does not let this page copy. The link is ${link}`);
    }
  }

  function exportGuide(study: ListedStudy, as: 'json' | 'markdown'): Promise<boolean> {
    return reportFailure(`The guide of ${quotedTitle(study.title)} could not be exported.`, async () => {
      const { name, type, text } = await readGuideFile(study.id, as);
      saveFile(name, type, text);
    });
  }

  /** Hidden at once, and deleted when the time for undo is over. */
  function remove(study: ListedStudy): void {
    const { id, title } = study;
    const shown = toast.done(`${quotedTitle(title)} deleted`, {
      stays: UNDO_MS,
      undo: () => {
        if (!keepAfterAll(id)) toast.failed(`${quotedTitle(title)} is deleted already.`);
      },
    });
    deleteLater(id, {
      onSent: () => toast.dismiss(shown),
      send: async (options) => {
        try {
          await deleteStudy(id, options);
        } catch (error) {
          // Another member did it first: the wanted result is there.
          if (!(error instanceof ApiError && error.status === 404)) {
            toast.failed(`${quotedTitle(title)} was not deleted. ${reasonOf(error)}`, {
              retry: () => remove(study),
            });
          }
        }
        await refreshStudies(client);
      },
    });
  }

  return { move, duplicate, copyLink, exportGuide, remove };
}

export type StudyActions = ReturnType<typeof useStudyActions>;
