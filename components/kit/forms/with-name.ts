import type { TemplateResult } from 'lit';
import { html } from '../../session/base-element.ts';

const NAME = '\uFFFC';

/** A sentence with a name in it that somebody chose: its direction of writing stays its own. */
export function withName(sentence: (name: string) => string, name: string): TemplateResult {
  const [before, after] = sentence(NAME).split(NAME);
  return html`${before}<bdi>${name}</bdi>${after}`;
}
