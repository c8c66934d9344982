'use client';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { themesQuery, useCodebook, useSuggestThemes } from '@/lib/client/themes';

/** In the head of the page, once there are themes: before that the page itself offers it. */
export function LookForMore({ studyId }: { studyId: string }) {
  const { data: themes } = useQuery(themesQuery(studyId));
  const state = useCodebook(studyId);
  const suggest = useSuggestThemes(studyId);
  if (!themes || themes.length === 0) return null;
  return (
    <Button
      icon={<RefreshCw aria-hidden />}
      busy={(suggest.isPending || state?.suggesting) && 'Looking'}
      onPress={() => suggest.mutate(undefined, { onError: (error) => void toast.failed(error.message) })}
    >
      Look for more
    </Button>
  );
}
