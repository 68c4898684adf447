import { html, type Html } from '../../core/text/html.ts';
import { msg, type Words, Written } from '../../core/text/message.ts';
import { localeIn } from '../../core/text/languages.ts';

/**
 * Renders the errors of a form above it, since the fields may be out of view.
 * @param faults by the IDs of their fields
 * @param kept what did not happen, such as `Nothing was paid.`
 */
export function faultList(faults: ReadonlyMap<string, Words>, kept: Words): Html {
  return html`<div class="notice danger" role="alert">
    <p><b>${msg`Something needs a correction. ${kept}`}</b></p>
    <ul>
      ${[...faults].map(([field, message]) => html`<li><a href="#${field}">${message}</a></li>`)}
    </ul>
  </div>`;
}

/** Writes a percentage as the language of the page does: 1250 bps are `12.5%` in English. */
export const percentOf = (bps: number): Written =>
  new Written(({ tag }) => {
    const options = { style: 'percent', maximumFractionDigits: 2 } as const;
    return new Intl.NumberFormat(localeIn(tag, 'en-GB'), options).format(bps / 10_000);
  });
