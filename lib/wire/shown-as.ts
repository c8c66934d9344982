type Shown = Record<string, unknown>;

/** How the API document shows a query parameter whose schema reads it from text: these fields, without the others. */
export function shownAs(shown: Shown, ...without: readonly string[]) {
  return ({ jsonSchema }: { jsonSchema: object }): void => {
    Object.assign(jsonSchema, shown);
    for (const name of without) Reflect.deleteProperty(jsonSchema, name);
  };
}
