import type { StudySettings } from '@/lib/client/settings';

type Study = StudySettings['study'];
export type Quota = Study['quotas'][number];
type Item = Study['studyGuide'][number]['items'][number];

/** A question that people can be divided by. */
export interface Divider {
  /** The name by which conditions point to it. */
  id: string;
  text: string;
  number: number;
  answers: { name: string; text: string }[];
}

/** Choices of one answer outside concept blocks that conditions can name. */
export function dividersOf(guide: Study['studyGuide']): Divider[] {
  let number = 0;
  return guide.flatMap((block) =>
    block.items.flatMap((item: Item) => {
      number += 1;
      if (block.type === 'concept' || item.type !== 'multiple_choice' || item.multiSelect) return [];
      if (!item.externalId || !item.options?.length) return [];
      const answers = item.options.map(({ externalId, text }) => ({ name: externalId ?? text, text }));
      return [{ id: item.externalId, text: item.text, number, answers }];
    }),
  );
}

/** One group for each combination of answers; those that are there already keep their limit. */
export function groupsOf(dividers: readonly Divider[], before: readonly Quota[], limit: number): Quota[] {
  const combined = dividers.reduce<{ names: string[]; criteria: Quota['when']['criteria'] }[]>(
    (groups, divider) =>
      groups.flatMap(({ names, criteria }) =>
        divider.answers.map(({ name, text }) => ({
          names: [...names, text],
          criteria: [
            ...criteria,
            {
              type: 'selectedTemplateOptions' as const,
              questionId: divider.id,
              matchingCriteria: 'mustSelect' as const,
              choices: [name],
            },
          ],
        })),
      ),
    [{ names: [], criteria: [] }],
  );
  return combined.map(({ names, criteria }) => {
    const name = names.join(', ').slice(0, 300);
    return {
      name,
      limit: before.find((quota) => quota.name === name)?.limit ?? limit,
      when: { operator: 'and' as const, criteria },
    };
  });
}
