import { ENGLISH, type Language } from './language.ts';

/** Text that can only be written once the language of its page is known, such as a message. */
export abstract class Spoken {
  /** @returns HTML, for text and for quoted attributes */
  abstract write(language: Language): string;
}

/**
 * Text that is already HTML: created by `html`, or by another renderer that escapes. All other values are
 * escaped.
 */
export class Html {
  readonly #parts: readonly (string | Spoken)[];

  constructor(text: string | readonly (string | Spoken)[]) {
    this.#parts = typeof text === 'string' ? [text] : text;
  }

  /** The text in English. */
  get text(): string {
    return this.in(ENGLISH);
  }

  in(language: Language): string {
    let text = '';
    for (const part of this.#parts) text += typeof part === 'string' ? part : part.write(language);
    return text;
  }

  /** The parts: text that doesn't depend on the language, and messages still to be translated. */
  get parts(): readonly (string | Spoken)[] {
    return this.#parts;
  }
}

export type Content = Html | Spoken | string | number | false | undefined | readonly Content[];

/** Creates HTML from a template whose values are escaped, both in text and in quoted attributes. */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Html {
  const parts: (string | Spoken)[] = [''];
  for (const [at, part] of strings.entries()) {
    if (at > 0) add(parts, values[at - 1]);
    append(parts, part);
  }
  return new Html(parts);
}

/** @returns HTML in one language */
export function write(value: Content, language: Language): string {
  const parts: (string | Spoken)[] = [''];
  add(parts, value);
  return new Html(parts).in(language);
}

function add(parts: (string | Spoken)[], value: Content): void {
  if (value instanceof Html) for (const part of value.parts) append(parts, part);
  else if (value instanceof Spoken) parts.push(value);
  else if (Array.isArray(value)) for (const one of value) add(parts, one as Content);
  else if (value !== undefined && value !== false) append(parts, escapeHtml(String(value)));
}

/** Joins adjacent texts into one. */
function append(parts: (string | Spoken)[], part: string | Spoken): void {
  const last = parts.length - 1;
  const before = parts[last];
  if (typeof part === 'string' && typeof before === 'string') parts[last] = before + part;
  else parts.push(part);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
