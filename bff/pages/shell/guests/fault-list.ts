import { html, type Html } from '../../../core/text/html.ts';
import { msg, type Words } from '../../../core/text/message.ts';

/**
 * What is wrong with a form, at the top of it: the fields may be out of sight.
 * @param faults by the ids of their fields
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
