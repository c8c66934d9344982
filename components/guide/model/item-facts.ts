import type { IdentifiedItem } from '@/lib/domain/guide/guide';

import { wordsOfField } from './api-names';

/** What a reader is shown in another way than by name and value. */
const SHOWN_APART = new Set([
  ...['id', 'type', 'text', 'externalId'],
  ...['options', 'rows', 'conditional', 'media', 'embed'],
]);

/** How a question is set up, in the page's words. What is not set, or set to do nothing, is left out. */
export function itemFacts(item: IdentifiedItem): { name: string; value: string }[] {
  return Object.entries(item).flatMap(([name, value]) => {
    if (SHOWN_APART.has(name) || value == null || value === false || value === '') return [];
    return {
      name: wordsOfField(item.type, name),
      value: value === true ? 'yes' : Array.isArray(value) ? value.join(', ') : `${value}`,
    };
  });
}
