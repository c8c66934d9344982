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

/** The document with the words of FIELD_TEXTS at the fields of its components. */
export function withFieldTexts(document: OpenApiDocument): OpenApiDocument {
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    tell(schema as Schema, textsOf(name), '');
  }
  return document;
}

/** What a component's fields are called: a guide that is being written has the same ones as a finished one. */
function textsOf(component: string): Readonly<Record<string, string>> {
  return FIELD_TEXTS[component.replace(/^(Draft|Saved)(?=[A-Z])/, '')] ?? {};
}

/** `path` leads through fields alone: lists and alternatives are walked through. */
function tell(schema: Schema, texts: Readonly<Record<string, string>>, path: string): void {
  const text = Object.hasOwn(texts, path) ? texts[path] : undefined;
  if (text !== undefined) schema.description ??= text;
  for (const inner of [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    // Alternatives have their fields described, not themselves: that was said one level up.
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
