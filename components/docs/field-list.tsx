import type { ReactNode } from 'react';
import type { Schema } from './document';
import { Prose } from './prose';
import { boundsOf, MOST_IN_LINE, typeOf } from './type-text';

interface Field {
  name: string;
  schema: Schema;
  required: boolean;
}

/** A list of FieldRows. Their looks stand here once: there are many hundred of them. */
export function Fields({ children }: { children: ReactNode }) {
  return (
    <ul className="border-line border-t text-12 text-ink-3 [&_a]:text-accent [&_a]:underline [&_a]:decoration-accent-line [&_a]:underline-offset-3 [&_b]:mr-1 [&_b]:font-code [&_b]:font-strong [&_b]:text-13 [&_b]:text-ink [&_i]:ml-1 [&_i]:not-italic [&_li]:border-line [&_li]:border-b [&_li]:py-2 [&_p]:text-13 [&_p]:text-ink-2 [&_ul]:mt-2 [&_ul]:ml-1 [&_ul]:border-line [&_ul]:border-l [&_ul]:pl-4 [&_ul>li:last-child]:border-b-0 [&_ul>li:last-child]:pb-0">
      {children}
    </ul>
  );
}

/** The fields of an object, those of objects within it below them. What has a name of its own is linked. */
export function FieldList({ schema }: { schema: Schema }) {
  const fields = fieldsOf(schema);
  return fields.length === 0 ? null : <Fields>{rows(fields)}</Fields>;
}

const rows = (fields: Field[]) => fields.map((field) => <FieldRow key={field.name} {...field} />);

/** One named value: a field, a parameter. */
export function FieldRow({ name, schema, required }: Field) {
  const bounds = boundsOf(schema);
  const within = fieldsOf(schema);
  const choices = manyChoices(schema);
  return (
    <li>
      <b>{name}</b> <TypeText schema={schema} /> {required ? <i>required</i> : null}{' '}
      {bounds ? <i>{bounds}</i> : null}
      {schema.description ? (
        <p>
          <Prose text={schema.description} />
        </p>
      ) : null}
      {choices ? (
        <details className="text-13">
          <summary className="cursor-pointer">One of {choices.length} values</summary>
          <p className="font-code text-12">{choices.join(' ')}</p>
        </details>
      ) : null}
      {within.length > 0 ? <ul>{rows(within)}</ul> : null}
    </li>
  );
}

/** A type in words; names lead to their schema. */
export function TypeText({ schema }: { schema: Schema }) {
  return typeOf(schema).map(({ text, schema: name }, index) =>
    name ? (
      <a key={index} href={`#schema-${name}`}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}

/** The values of a field that has too many to stand in its line; of a list's entries, too. */
function manyChoices(schema: Schema): unknown[] | undefined {
  if (schema.enum) return schema.enum.length > MOST_IN_LINE ? schema.enum : undefined;
  return [schema.items, ...(schema.anyOf ?? [])].map((inner) => inner && manyChoices(inner)).find(Boolean);
}

/** The fields of an object, also of one that may be null or is in a list. */
function fieldsOf(schema: Schema): Field[] {
  if (schema.properties) {
    return Object.entries(schema.properties).map(([name, inner]) => ({
      name,
      schema: inner,
      required: schema.required?.includes(name) ?? false,
    }));
  }
  return [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((inner) =>
    inner ? fieldsOf(inner) : [],
  );
}
