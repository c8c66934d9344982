import { momentText } from '@/components/ui/moment';

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** What a field of a form holds, in words; the parts of a larger one by their names in the API. */
export function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value.toLocaleString('en-GB');
  if (typeof value === 'string') return TIME.test(value) ? momentText(value) : value.trim() || 'nothing';
  if (Array.isArray(value)) return value.map(valueWords).join('; ') || 'nothing';
  if (typeof value !== 'object' || value === null) return 'nothing';
  const parts = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return parts.map(([name, part]) => `${name}: ${valueWords(part)}`).join(', ') || 'nothing';
}
