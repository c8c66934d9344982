import { FIELD_TEXTS } from '@/lib/wire/docs/field-texts';
import type { OpenApiDocument } from './api-document';

interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** The document with the descriptions of FIELD_TEXTS added to the fields of its components. */
export function withFieldTexts(document: OpenApiDocument): OpenApiDocument {
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    tell(schema as Schema, textsOf(name), '');
  }
  return document;
}

/** The component whose descriptions apply: an unfinished guide has the same fields as a finished one. */
function textsOf(component: string): Readonly<Record<string, string>> {
  return FIELD_TEXTS[component.replace(/^(Draft|Saved)(?=[A-Z])/, '')] ?? {};
}

/** `path` names fields alone; lists and alternatives are traversed. */
function tell(schema: Schema, texts: Readonly<Record<string, string>>, path: string): void {
  const text = Object.hasOwn(texts, path) ? texts[path] : undefined;
  if (text !== undefined) schema.description ??= text;
  for (const inner of [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    // Alternatives get descriptions for their fields, not for themselves: the level above has described them.
    if (inner) tellFields(inner, texts, path);
  }
  tellFields(schema, texts, path, false);
}

function tellFields(
  schema: Schema,
  texts: Readonly<Record<string, string>>,
  path: string,
  through = true,
): void {
  for (const [field, inner] of Object.entries(schema.properties ?? {})) {
    tell(inner, texts, path === '' ? field : `${path}.${field}`);
  }
  if (!through) return;
  for (const inner of [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    if (inner) tellFields(inner, texts, path);
  }
}
