import { changeBlockType } from '../arrange-parts';
import { editBlock, editItem, setConcept, setItem, setOption, setSubsample } from '../edit-parts';
import { removeOption, removeRow } from '../option-lists';
import { withFields } from '../with-fields';
import { dropCondition } from './reference-remedies';
import type { Broken, Fix, Remedy } from './repair';

const removeRepeated: Remedy = { fixes: (broken) => [removeEntry(broken)], lead: 'Reword it' };
const removeEmpty: Remedy = { fixes: (broken) => [removeEntry(broken)], lead: 'Write it' };

/**
 * C2, C8 and B2: concepts, equal texts, and missing parts. Texts are up to the author: for those the button leads to
 * the field.
 */
export const MISSING_REMEDIES: Record<string, Remedy> = {
  'concepts-outside-concept-block': {
    fixes: (broken) => [makeConceptBlock(broken), dropConcepts(broken)],
    lead: 'Change its type',
  },
  'concepts-missing': { lead: 'Add a concept' },
  'subsample-too-large': { fixes: (broken) => [showAll(broken)], lead: 'Set a number' },
  'concepts-read-the-same': { lead: 'Change the title' },
  'options-read-the-same': removeRepeated,
  'rows-read-the-same': removeRepeated,
  'items-per-screen-above-options': { fixes: (broken) => [fewerPerScreen(broken)], lead: 'Add options' },
  'no-blocks': { lead: 'Add a block' },
  'no-concepts': { lead: 'Add a concept' },
  'no-items': { lead: 'Add a question' },
  'no-title': { lead: 'Write a title' },
  'no-text': { lead: 'Write it' },
  'too-few-options': { lead: 'Add options' },
  'no-option-text': removeEmpty,
  'no-rows': { lead: 'Add rows' },
  'no-row-text': removeEmpty,
  'no-criteria': { fixes: (broken) => [dropCondition(broken)], lead: 'Add a criterion' },
  'no-parameter': { lead: 'Name it' },
  'no-choices': { lead: 'Choose' },
  'no-url': { fixes: (broken) => [removeUrl(broken)], lead: 'Give an address' },
  'empty-external-id': { fixes: (broken) => [removeName(broken)], lead: 'Name it' },
};

function makeConceptBlock({ place: { block } }: Broken): Fix | null {
  if (!block?.conceptSamplingConfig?.concepts.length || block.type !== 'flat') return null;
  return {
    label: 'Make it concept',
    apply: (guide, newId) => changeBlockType(guide, block.id, 'concept', newId),
  };
}

function dropConcepts({ place: { block } }: Broken): Fix | null {
  if (!block) return null;
  return {
    label: 'Remove concepts',
    apply: (guide) =>
      editBlock(guide, block.id, (it) => withFields(it, { conceptSamplingConfig: undefined })),
  };
}

function showAll({ place: { block } }: Broken): Fix | null {
  if (!block) return null;
  const count = block.conceptSamplingConfig?.concepts.length ?? 0;
  const label = count > 0 ? `Show all ${count}` : 'Show all';
  return { label, apply: (guide) => setSubsample(guide, block.id, null) };
}

function removeEntry({ place: { item, option, row } }: Broken): Fix | null {
  if (!item) return null;
  const label = 'Remove this one';
  if (option) return { label, apply: (guide) => removeOption(guide, item.id, option.id) };
  return row ? { label, apply: (guide) => removeRow(guide, item.id, row.id) } : null;
}

function fewerPerScreen({ place: { item } }: Broken): Fix | null {
  if (item?.type !== 'max_diff') return null;
  const count = item.options.length;
  const fits = count >= 3;
  return {
    label: fits ? `Set to ${count}` : 'Let it be chosen',
    apply: (guide) => setItem(guide, item.id, 'max_diff', { itemsPerScreen: fits ? count : undefined }),
  };
}

/** Media without an address, or an embed. */
function removeUrl({ place: { block, item, concept, rest } }: Broken): Fix | null {
  const [first, second, third] = concept ? rest.slice(1) : rest;
  const label = 'Remove it';
  if (!block || (!item && !concept)) return null;
  const without = <T>(media: T[] | null | undefined) => (media ?? []).filter((_, index) => index !== second);
  if (first === 'media') {
    if (item) {
      return {
        label,
        apply: (guide) => editItem(guide, item.id, (it) => ({ ...it, media: without(it.media) })),
      };
    }
    const media = without(concept?.content.media);
    return {
      label,
      apply: (guide) => setConcept(guide, block.id, concept?.id ?? '', { content: { media } }),
    };
  }
  if (first !== 'embed' || third !== undefined) return null;
  if (concept) {
    return {
      label,
      apply: (guide) => setConcept(guide, block.id, concept.id, { content: { embed: undefined } }),
    };
  }
  return {
    label,
    apply: (guide) =>
      editItem(guide, item?.id ?? '', (it) =>
        second === 'proxyUrl' && it.embed
          ? { ...it, embed: { url: it.embed.url } }
          : withFields(it, { embed: undefined } as object),
      ),
  };
}

function removeName({ place: { block, item, option, concept } }: Broken): Fix | null {
  if (!block) return null;
  const unnamed = { externalId: undefined };
  return {
    label: 'Remove the name',
    apply: (guide) => {
      if (item && option) return setOption(guide, item.id, option.id, unnamed);
      if (item) return editItem(guide, item.id, (it) => withFields(it, unnamed as object));
      if (concept) return setConcept(guide, block.id, concept.id, unnamed);
      return editBlock(guide, block.id, (it) => withFields(it, unnamed));
    },
  };
}
