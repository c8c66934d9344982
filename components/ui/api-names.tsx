/** The API's names of a section and its fields, for readers who want them. */
export function ApiNames({ names }: { names: readonly (readonly [words: string, name: string])[] }) {
  return (
    <details className="text-12 text-ink-3">
      <summary className="w-fit cursor-pointer rounded-1 hover:text-ink">Names in the API</summary>
      <dl className="mt-1.5 grid w-fit grid-cols-[auto_auto] gap-x-4 gap-y-0.5">
        {names.map(([words, name]) => (
          <div key={name} className="contents">
            <dt>{words}</dt>
            <dd className="machine-name">{name}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
