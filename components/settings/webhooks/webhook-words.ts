import type { BadgeProps } from '@/components/ui/badge';
import type { Delivery, Webhook } from '@/lib/client/webhooks';
import type { EventType } from '@/lib/domain/event';

/** Each event as a condition ("Tell it when …") and as what happened, in the order of the form. */
export const EVENTS: Record<EventType, { when: string; happened: string }> = {
  'response.started': { when: 'somebody begins', happened: 'Somebody began' },
  'response.completed': { when: 'a response is complete', happened: 'A response is complete' },
  'response.screened_out': { when: 'somebody is screened out', happened: 'Screened out' },
  'response.over_quota': { when: 'a group is full', happened: 'Group full' },
  'response.analyzed': { when: 'a response is analysed', happened: 'A response was analysed' },
  'response.flagged': { when: 'a response is flagged', happened: 'A response was flagged for safety' },
  'response.deleted': { when: 'a response is deleted', happened: 'A response was deleted' },
  'study.launched': { when: 'a study is launched', happened: 'A study was launched' },
  'study.paused': { when: 'a study is paused', happened: 'A study was paused' },
  'study.closed': { when: 'a study is closed', happened: 'A study was closed' },
  'study.target_reached': { when: 'the target is reached', happened: 'The target is reached' },
  'export.ready': { when: 'an export is ready', happened: 'An export is ready' },
};

export const EVENT_NAMES = Object.keys(EVENTS) as EventType[];

export function happened(type: string): string {
  return type in EVENTS ? EVENTS[type as EventType].happened : 'A test';
}

/** What an address is called: its owner's words, else its host. */
export function nameOf({ description, url }: Pick<Webhook, 'description' | 'url'>): string {
  return description || hostOf(url);
}

export function hostOf(url: string): string {
  return new URL(url).host;
}

export const STATES: Record<Webhook['status'], BadgeProps> = {
  active: { word: 'working', look: 'on' },
  failing: { word: 'failing', look: 'bad' },
  disabled: { word: 'off', look: 'out' },
};

/** Where a message stands: the last answer's status, or what it waits for. */
export function standing({ status, attempts }: Pick<Delivery, 'status' | 'attempts'>): BadgeProps {
  if (status === 'delivered') return { word: `${attempts.at(-1)?.status ?? 'arrived'}`, look: 'on' };
  return status === 'waiting' ? { word: 'waiting', look: 'half' } : { word: 'given up', look: 'bad' };
}

/** 0.2 s; a dash where nothing was tried. */
export function tookText(attempts: Delivery['attempts']): string {
  const last = attempts.at(-1);
  return last ? `${(last.durationMs / 1_000).toFixed(last.durationMs < 9_950 ? 1 : 0)} s` : '–';
}

/** What the newest messages come to; null before there is any. */
export function summaryOf(deliveries: readonly Delivery[]) {
  const arrived = deliveries.filter(({ status }) => status === 'delivered');
  const times = arrived.flatMap(({ attempts }) => attempts.at(-1)?.durationMs ?? []).sort((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)];
  return {
    arrived: arrived.length,
    total: deliveries.length,
    first: arrived.filter(({ attempts }) => attempts.length === 1).length,
    middle: middle === undefined ? '–' : `${(middle / 1_000).toFixed(1)} s`,
    givenUp: deliveries.filter(({ status }) => status === 'failed').length,
    waiting: deliveries.filter(({ status }) => status === 'waiting').length,
  };
}
