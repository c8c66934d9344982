/** The method of an operation, at a fixed width so that paths line up. */
export function MethodName({ method, short = false }: { method: string; short?: boolean }) {
  const name = short && method === 'delete' ? 'DEL' : method.toUpperCase();
  return (
    <span className={short ? 'inline-block w-10 flex-none font-code text-11 text-ink-3' : 'text-ink-3'}>
      {name}
    </span>
  );
}
