'use client';
import { ExternalLink } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { useTestLink } from '@/lib/client/fieldwork';
import { useMay } from '@/lib/client/session';
import { useStudyHead } from '@/lib/client/study-head';

/** Opens the participant's own page with the guide as it is saved; nothing of it counts. */
export function RehearseButton() {
  const { id } = useStudyHead();
  const link = useTestLink(id);
  if (!useMay('edit')) return null;
  const open = () => {
    // Opened at once: a page that opens later is taken for one that nobody asked for.
    const page = window.open('', '_blank');
    link.mutate(undefined, {
      onSuccess: ({ url }) => (page ? page.location.assign(url) : window.location.assign(url)),
      onError: ({ message }) => {
        page?.close();
        toast.failed(`It cannot be tried yet. ${message}`);
      },
    });
  };
  return (
    <Button size="sm" icon={<ExternalLink aria-hidden />} busy={link.isPending && 'Opening'} onPress={open}>
      As a participant
    </Button>
  );
}
