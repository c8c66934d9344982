/** HTML from a template: values are escaped unless they are HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

type Filling = string | number | Html | readonly Filling[] | null | undefined;

export function html(strings: TemplateStringsArray, ...fillings: Filling[]): Html {
  return new Html(strings.map((part, index) => part + textOf(fillings[index])).join(''));
}

function textOf(filling: Filling): string {
  if (filling === null || filling === undefined) return '';
  if (filling instanceof Html) return filling.text;
  if (Array.isArray(filling)) return filling.map(textOf).join('');
  return escaped(String(filling));
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES.get(sign) ?? sign);

/** A line of text in which `backticks` mark code. */
export function prose(text: string): Html[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

export function codeBlock(label: string, text: string): Html {
  return html`<figure class="code"><figcaption>${label}</figcaption><pre tabindex="0">${text}</pre></figure>`;
}
