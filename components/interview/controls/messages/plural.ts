type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form that `n` takes in a language, with `#` in it replaced by the number. */
export function pluralOf(language: string): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => (forms[rules.select(n)] ?? forms.other).replaceAll('#', String(n));
}
