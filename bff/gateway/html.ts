/** Text that is HTML already: made by `html`, or by another renderer that escapes. All other values are escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Content = Html | string | number | false | undefined | readonly Content[];

/** A template whose values are escaped, in text and in quoted attributes alike. */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Html {
  return new Html(strings.reduce((text, part, at) => text + write(values[at - 1]) + part));
}

function write(value: Content): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(write).join('');
  return value === undefined || value === false ? '' : escapeHtml(String(value));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
