/** What went wrong on our side, whole, with the id that the client was given. */
export function logError(error: unknown, requestId: string): void {
  console.error(JSON.stringify({ level: 'error', requestId, error: describe(error) }));
}

function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  return { name: error.name, message: error.message, stack: error.stack, cause: error.cause ? describe(error.cause) : undefined };
}
