import { languageTag } from '@/lib/domain/reading/language-tag';

/** A message whose words depend on a number, by the categories of Unicode's plural rules; `=1` is that number alone. */
type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule | '=1', string>>;

/** A file of `messages`: what a translator writes. `{name}` stands for a value. */
export type Messages = Record<string, string | PluralForms | Record<string, string>>;

/**
 * English as it has to be in its file, so that a missing message is an error of types. A text takes its values in the
 * order in which they stand in the English one; the first decides the plural form.
 */
export type EnglishOf<T> = {
  [K in Exclude<keyof T, 'language'>]: T[K] extends (...values: never[]) => string
    ? string | PluralForms
    : T[K];
};

/** The texts of a language from its messages: functions where values are filled in. */
export function textsOf<T>(language: string, messages: Messages, english: EnglishOf<T> & Messages): T {
  const rules = new Intl.PluralRules(languageTag(language));
  const texts = Object.entries(messages).map(([key, message]) => {
    const names = placeholdersOf(english[key]);
    return [key, names ? (...values: unknown[]) => filled(message, names, values, rules) : message];
  });
  return { language, ...Object.fromEntries(texts) };
}

/** The names of the values that an English message takes, in their order; null when it is no message with values. */
export function placeholdersOf(message: Messages[string] | undefined): string[] | null {
  const text = typeof message === 'object' ? message.other : message;
  const names = [...(text ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return names.length > 0 || (typeof message === 'object' && text !== undefined) ? names : null;
}

function filled(
  message: Messages[string],
  names: readonly string[],
  values: readonly unknown[],
  rules: Intl.PluralRules,
): string {
  const text =
    typeof message === 'string' ? message : formFor(message as PluralForms, Number(values[0]), rules);
  // Names of things may contain braces of their own: everything is replaced at once.
  return text.replace(/\{(\w+)\}/g, (written, name: string) => {
    const at = names.indexOf(name);
    return at < 0 ? written : String(values[at]);
  });
}

function formFor(forms: PluralForms, n: number, rules: Intl.PluralRules): string {
  return (n === 1 ? forms['=1'] : undefined) ?? forms[rules.select(n)] ?? forms.other;
}
