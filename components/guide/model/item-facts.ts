import type { IdentifiedItem } from '@/lib/domain/guide/guide';

import { wordsOfField } from './api-names';

/** Fields that are shown in a way other than by name and value. */
const SHOWN_APART = new Set([
  ...['id', 'type', 'text', 'externalId'],
  ...['options', 'rows', 'conditional', 'media', 'embed'],
]);

/** The settings of a question, in the page's words. Absent settings, and those without effect, are left out. */
export function itemFacts(item: IdentifiedItem): { name: string; value: string }[] {
  return Object.entries(item).flatMap(([name, value]) => {
    if (SHOWN_APART.has(name) || value == null || value === false || value === '') return [];
    return {
      name: wordsOfField(item.type, name),
      value: value === true ? 'yes' : Array.isArray(value) ? value.join(', ') : `${value}`,
    };
  });
}
