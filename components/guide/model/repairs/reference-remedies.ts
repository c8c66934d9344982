import { conditionalOf, type Holder } from '../condition-sources';
import { setConditional, setCriterion } from '../edit-condition';
import { editBlock, editItem, setConcept, setItem, setOption } from '../edit-parts';
import { findItem, numbered, usedNames } from '../find-parts';
import { renameItem } from '../rename-parts';
import { withFields } from '../with-fields';
import type { Broken, Fix, Remedy } from './repair';

const chooseAgain: Remedy = { lead: 'Choose again' };
const ownInstead: Remedy = { fixes: (broken) => [useOwnOptions(broken)], lead: 'Choose again' };

/** C5 to C7: names are unique; conditions and carried options refer to questions that they can refer to. */
export const REFERENCE_REMEDIES: Record<string, Remedy> = {
  'external-id-twice': { fixes: (broken) => [rename(broken)], lead: 'Rename this one' },
  'conditional-not-a-question': chooseAgain,
  'conditional-unknown': chooseAgain,
  'conditional-not-back': chooseAgain,
  'conditional-into-concept-block': chooseAgain,
  'conditional-source-type': chooseAgain,
  'conditional-choice-unknown': chooseAgain,
  'matrix-row-without-matrix': { fixes: (broken) => [dropRow(broken)], lead: 'Choose again' },
  'matrix-row-missing': { lead: 'Choose a row' },
  'matrix-row-unknown': { lead: 'Choose a row' },
  'carry-forward-not-a-question': ownInstead,
  'carry-forward-unknown': ownInstead,
  'carry-forward-not-back': ownInstead,
  'carry-forward-into-concept-block': ownInstead,
  'carry-forward-source-type': {
    fixes: (broken) => [allowSeveralAtSource(broken), useOwnOptions(broken)],
    lead: 'Choose again',
  },
  'carry-forward-with-options': {
    fixes: (broken) => [dropOwnOptions(broken), useOwnOptions(broken)],
    lead: 'Choose one',
  },
};

function rename({ guide, place: { block, item, option, concept } }: Broken): Fix | null {
  const part = option ?? item ?? concept ?? block;
  if (!part?.externalId || !block) return null;
  const name = numbered(usedNames(guide), part.externalId);
  return {
    label: 'Rename this one',
    apply: (before) => {
      if (item && option) return setOption(before, item.id, option.id, { externalId: name });
      if (item) return renameItem(before, item.id, name);
      if (concept) return setConcept(before, block.id, concept.id, { externalId: name });
      return editBlock(before, block.id, (it) => withFields(it, { externalId: name }));
    },
  };
}

function holderOf({ place: { block, item, concept } }: Broken): Holder | null {
  if (item) return { itemId: item.id };
  return block && concept ? { blockId: block.id, conceptId: concept.id } : null;
}

function dropRow(broken: Broken): Fix | null {
  const holder = holderOf(broken);
  const index = broken.place.rest[2];
  if (!holder || typeof index !== 'number') return null;
  return {
    label: 'Remove the row',
    apply: (guide) => {
      const criterion = conditionalOf(guide, holder)?.criteria[index];
      if (criterion?.type !== 'selectedTemplateOptions') return guide;
      return setCriterion(guide, holder, index, withFields(criterion, { matrixRow: undefined }));
    },
  };
}

/** B2: a condition without criteria has no effect. */
export function dropCondition(broken: Broken): Fix | null {
  const holder = holderOf(broken);
  return holder && { label: 'Remove condition', apply: (guide) => setConditional(guide, holder, undefined) };
}

function useOwnOptions({ place: { item } }: Broken): Fix | null {
  if (!item || !('carryForwardFrom' in item)) return null;
  return {
    label: 'Use its own options',
    apply: (guide) =>
      editItem(guide, item.id, (it) => withFields(it, { carryForwardFrom: undefined } as object)),
  };
}

function dropOwnOptions({ place: { item } }: Broken): Fix | null {
  if (!item || !('carryForwardFrom' in item)) return null;
  return {
    label: 'Remove its own',
    apply: (guide) => editItem(guide, item.id, (it) => withFields(it, { options: undefined } as object)),
  };
}

function allowSeveralAtSource({ guide, place: { item } }: Broken): Fix | null {
  const name = item && 'carryForwardFrom' in item ? item.carryForwardFrom : null;
  const source = guide.flatMap((block) => block.items).find(({ externalId }) => externalId === name);
  if (!name || source?.type !== 'multiple_choice') return null;
  const number = findItem(guide, source.id)?.number;
  return {
    label: `Let Q${number} take several`,
    apply: (before) => setItem(before, source.id, 'multiple_choice', { multiSelect: true }),
  };
}
