import type { BadgeProps } from '@/components/ui/badge';
import type { StudyInvitation } from '@/lib/client/study-invitations';

/** Where an invitation stands, as researchers say it. */
export const STATES: Record<StudyInvitation['state'], BadgeProps> = {
  added: { word: 'not sent', look: 'open' },
  queued: { word: 'on its way', look: 'half' },
  sent: { word: 'not started', look: 'open' },
  opened: { word: 'opened the link', look: 'open' },
  started: { word: 'under way', look: 'half' },
  completed: { word: 'complete', look: 'done' },
  screened_out: { word: 'screened out', look: 'out' },
  over_quota: { word: 'group full', look: 'out' },
  unsubscribed: { word: 'no more, please', look: 'out' },
  failed: { word: 'came back', look: 'bad' },
};
