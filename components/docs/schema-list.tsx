import { type ApiDocument, namedSchemas, type Schema } from './document';
import { FieldList, TypeText } from './field-list';
import { Prose } from './prose';

/** Every schema that has a name, described once. */
export function SchemaList({ document }: { document: ApiDocument }) {
  return (
    <section aria-labelledby="schemas" className="max-w-[46rem] border-line border-t py-8">
      <h2 id="schemas" className="scroll-mt-16 font-title text-20">
        Schemas
      </h2>
      {namedSchemas(document).map(([name, schema]) => (
        <SchemaSection key={name} name={name} schema={schema} />
      ))}
    </section>
  );
}

function SchemaSection({ name, schema }: { name: string; schema: Schema }) {
  const union = schema.anyOf ?? schema.oneOf;
  return (
    <section aria-labelledby={`schema-${name}`} className="pt-6">
      <h3 id={`schema-${name}`} className="scroll-mt-16 font-code font-strong text-14 target:bg-accent-wash">
        {name}
      </h3>
      {schema.description ? (
        <p className="mb-2 text-13 text-ink-2">
          <Prose text={schema.description} />
        </p>
      ) : null}
      {union ? (
        <p className="text-13 [&_a]:text-accent [&_a]:underline [&_a]:decoration-accent-line [&_a]:underline-offset-3">
          <TypeText schema={schema} />
        </p>
      ) : (
        <FieldList schema={schema} />
      )}
    </section>
  );
}
