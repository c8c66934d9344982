import type { IdentifiedGuide } from '@/lib/domain/guide/guide';
import { editRows, ownOptions, setAnyItem, setOption } from './edit-parts';
import { findItem, freeName, usedNames } from './find-parts';
import { carriersOf, editCriteria, redirected, referencesTo } from './references';
import { mapped, withFields } from './with-fields';

/**
 * Renames parts that other parts refer to. References follow, as long as no other part has the new name: an author who
 * renames a question still means the same question.
 */
export function renameItem(guide: IdentifiedGuide, itemId: string, name: string): IdentifiedGuide {
  const before = findItem(guide, itemId)?.item.externalId;
  if (before === name || (before === undefined && name === '')) return guide;
  const follows = before && name !== '' && isSole(guide, before) && !usedNames(guide).has(name);
  const named = setAnyItem(guide, itemId, { externalId: name === '' ? undefined : name });
  return follows ? redirected(named, before, name) : named;
}

export function renameOption(
  guide: IdentifiedGuide,
  itemId: string,
  optionId: string,
  name: string,
): IdentifiedGuide {
  const item = findItem(guide, itemId)?.item;
  const before = item && ownOptions(item).find(({ id }) => id === optionId)?.externalId;
  const follows = before && name !== '' && !usedNames(guide).has(name) && item?.externalId;
  const named = setOption(guide, itemId, optionId, { externalId: name === '' ? undefined : name });
  return follows ? choiceRenamed(named, follows, before, name) : named;
}

/** Changes the text of an option. Conditions that referred to it by text then refer to it by a name. */
export function rewordOption(
  guide: IdentifiedGuide,
  itemId: string,
  optionId: string,
  text: string,
): IdentifiedGuide {
  const item = findItem(guide, itemId)?.item;
  const option = item && ownOptions(item).find(({ id }) => id === optionId);
  if (!option || !item?.externalId || option.text === '') return setOption(guide, itemId, optionId, { text });
  const byWords = carriersOf(guide, item.externalId).some(
    (questionId) => referencesTo(guide, { questionId, choices: [option.text] }).length > 0,
  );
  if (!byWords) return setOption(guide, itemId, optionId, { text });
  const externalId = option.externalId || freeName(usedNames(guide), 'opt', option.text);
  const named = setOption(guide, itemId, optionId, { text, externalId });
  return choiceRenamed(named, item.externalId, option.text, externalId);
}

/** Changes the text of a matrix row; conditions on it follow unless another row has the same text. */
export function rewordRow(
  guide: IdentifiedGuide,
  itemId: string,
  rowId: string,
  text: string,
): IdentifiedGuide {
  const item = findItem(guide, itemId)?.item;
  const rows = item?.type === 'matrix' ? item.rows : [];
  const before = rows.find(({ id }) => id === rowId)?.text ?? '';
  const reworded = editRows(guide, itemId, (list) =>
    mapped(list, (row) => (row.id === rowId ? withFields(row, { text }) : row)),
  );
  const taken = rows.some((row) => row.id !== rowId && (row.text === before || row.text === text));
  const name = item?.externalId;
  if (!name || before === '' || taken) return reworded;
  return editCriteria(reworded, (criterion) =>
    criterion.type === 'selectedTemplateOptions' &&
    criterion.questionId === name &&
    criterion.matrixRow === before
      ? { ...criterion, matrixRow: text }
      : criterion,
  );
}

/** Gives the item a name if it has none; returns the guide and the name. */
export function withItemName(
  guide: IdentifiedGuide,
  itemId: string,
): { guide: IdentifiedGuide; name: string } {
  const item = findItem(guide, itemId)?.item;
  if (!item) return { guide, name: '' };
  if (item.externalId) return { guide, name: item.externalId };
  const name = freeName(usedNames(guide), 'q', item.text);
  return { guide: setAnyItem(guide, itemId, { externalId: name }), name };
}

/** Gives the option a name if it has none; returns the guide and the name. */
export function withOptionName(
  guide: IdentifiedGuide,
  optionId: string,
): { guide: IdentifiedGuide; name: string } {
  for (const item of guide.flatMap((block) => block.items)) {
    const option = ownOptions(item).find(({ id }) => id === optionId);
    if (!option) continue;
    if (option.externalId) return { guide, name: option.externalId };
    const name = freeName(usedNames(guide), 'opt', option.text);
    return { guide: setOption(guide, item.id, optionId, { externalId: name }), name };
  }
  return { guide, name: '' };
}

function choiceRenamed(guide: IdentifiedGuide, item: string, from: string, to: string): IdentifiedGuide {
  const names = carriersOf(guide, item);
  return editCriteria(guide, (criterion) => {
    if (criterion.type !== 'selectedTemplateOptions' || !names.includes(criterion.questionId))
      return criterion;
    const choices = mapped(criterion.choices, (choice) => (choice === from ? to : choice));
    return choices === criterion.choices ? criterion : { ...criterion, choices };
  });
}

/** Whether no other item has that name: otherwise references would be ambiguous. */
function isSole(guide: IdentifiedGuide, name: string): boolean {
  const items = guide.flatMap((block) => block.items);
  return items.filter((item) => item.externalId === name).length === 1;
}
