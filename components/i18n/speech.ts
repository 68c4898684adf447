import { _installMsgImplementation } from '@lit/localize/init/install.js';
import { defaultMsg } from '@lit/localize/internal/default-msg.js';
import { generateMsgId } from '@lit/localize/internal/id-generation.js';
import type { MsgFn, TemplateLike } from '@lit/localize/internal/types.js';
import { type Catalog, textOf, type Language } from './catalog.ts';

/** A language with its texts. */
export interface Speech {
  readonly language: Language;
  readonly catalog: Catalog;
  readonly rules: Intl.PluralRules;
}

export const speechOf = (language: Language, catalog: Catalog): Speech => ({
  language,
  catalog,
  rules: new Intl.PluralRules(language),
});

let speech = speechOf('en', {});

/**
 * Sets the language of the following messages.
 * @returns the previous one
 */
export function speak(next: Speech): Speech {
  const before = speech;
  speech = next;
  return before;
}

/** Runs a synchronous function with its messages in this language. */
export function speaking<Result>(next: Speech, act: () => Result): Result {
  const before = speak(next);
  try {
    return act();
  } finally {
    speak(before);
  }
}

const ids = new Map<string | readonly string[], string>();

/** Returns the id of a message, a hash that is computed once. */
function idOf(strings: string | TemplateStringsArray): string {
  const id = ids.get(strings) ?? generateMsgId(strings, false);
  ids.set(strings, id);
  return id;
}

function say(template: TemplateLike): unknown {
  const [strings, values] =
    typeof template === 'string' ? [template, []] : [template.strings, template.values];
  const said = speech.catalog[idOf(strings)];
  return said === undefined ? defaultMsg(template) : textOf(said, values, speech.rules);
}

_installMsgImplementation(say as MsgFn);
