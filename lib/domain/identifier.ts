/** Anchored patterns: an identifier is matched here before it reaches the database (decisions, A10). */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const LINK_ID = /^[a-z0-9-]{3,64}$/;
const READABLE_ID = /^[1-9][0-9]{0,9}$/;
const LARGEST_READABLE_ID = 2 ** 31 - 1;

export function isUuid(value: string): boolean {
  return UUID.test(value);
}

/** A link id as the service creates or accepts them; never shaped like a UUID. */
export function isLinkId(value: string): boolean {
  return LINK_ID.test(value) && !UUID.test(value);
}

/** How a path names a study. `nothing`: by a text that no study can have as its name. */
export type StudyReference = { by: 'id'; id: string } | { by: 'linkId'; linkId: string } | { by: 'nothing' };

export function studyReference(raw: string): StudyReference {
  if (UUID.test(raw)) return { by: 'id', id: raw.toLowerCase() };
  if (LINK_ID.test(raw)) return { by: 'linkId', linkId: raw };
  return { by: 'nothing' };
}

/** How a path names a response within its study. `nothing`: a readable id beyond every possible one. */
export type ResponseReference =
  | { by: 'id'; id: string }
  | { by: 'readableId'; readableId: number }
  | { by: 'nothing' };

/** Undefined when it is neither a UUID nor digits that do not start with 0. */
export function responseReference(raw: string): ResponseReference | undefined {
  if (UUID.test(raw)) return { by: 'id', id: raw.toLowerCase() };
  if (!/^[1-9][0-9]*$/.test(raw)) return undefined;
  const readableId = READABLE_ID.test(raw) ? Number(raw) : Number.POSITIVE_INFINITY;
  return readableId <= LARGEST_READABLE_ID ? { by: 'readableId', readableId } : { by: 'nothing' };
}
