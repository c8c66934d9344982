/** The id of the step that asks an item, for a concept in a concept block. Unique within an interview. */
export function stepIdOf(itemId: string, conceptId: string | null): string {
  return conceptId === null ? itemId : `${itemId}.${conceptId}`;
}

/** The id of the nth follow-up, from 1, to a question. */
export function followUpIdOf(questionStepId: string, nth: number): string {
  return `${questionStepId}.f${nth}`;
}
