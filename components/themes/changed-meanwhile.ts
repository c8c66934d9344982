import type { Theme } from '@/lib/client/themes';

type Known = Pick<Theme, 'name' | 'rule' | 'status' | 'parentId'>;

const DECIDED = { accepted: 'accepted it', rejected: 'turned it down', suggested: 'reopened it' } as const;

/** What somebody else did to a theme since it was shown; undefined `now`: it is gone. */
export function changedMeanwhile(before: Known, now: Known | undefined): string {
  if (!now) return `Somebody else deleted ${before.name} or merged it meanwhile.`;
  const done = [
    ...(now.status === before.status ? [] : [DECIDED[now.status]]),
    ...(now.name === before.name ? [] : [`named it “${now.name}”`]),
    ...(now.rule === before.rule ? [] : ['changed its rule']),
    ...(now.parentId === before.parentId ? [] : ['moved it']),
  ];
  const words = done.length === 0 ? 'changed it' : done.join(', ');
  return `${before.name} is as it was. Somebody else ${words} meanwhile: look at it again and decide.`;
}
