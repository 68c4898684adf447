import type { TemplateResult } from 'lit';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';

const icons = { up: 'm6 14 6-6 6 6', down: 'm6 10 6 6 6-6', remove: 'm7 7 10 10M17 7 7 17' };

/** A small button with an icon. @param label says it in words */
export const iconButton = (
  icon: keyof typeof icons,
  label: string,
  press: () => void,
  isDisabled = false,
): TemplateResult =>
  html`<button
    part="button"
    type="button"
    class="icon"
    aria-label=${label}
    title=${label}
    aria-disabled=${isDisabled}
    @click=${() => isDisabled || press()}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${icons[icon]}></path></svg>
  </button>`;

/** Moves a row of a form up or down among its like, or removes it. @param name what the row is called */
export function rowButtons<Row>(
  rows: readonly Row[],
  at: number,
  change: (rows: readonly Row[]) => void,
  name: string,
): TemplateResult {
  const row = rows[at] as Row;
  const to = (place: number): void => change(rows.toSpliced(at, 1).toSpliced(place, 0, row));
  return html`<span class="icons">
    ${iconButton('up', msg(str`Move ${name} up`), () => to(at - 1), at === 0)}
    ${iconButton('down', msg(str`Move ${name} down`), () => to(at + 1), at === rows.length - 1)}
    ${iconButton('remove', msg(str`Remove ${name}`), () => change(rows.toSpliced(at, 1)))}
  </span>`;
}
