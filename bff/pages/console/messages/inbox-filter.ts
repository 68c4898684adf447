import { addressOf } from '../parts/list-page.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { problem, selectField, textField } from '../../shell/forms/field.ts';
import { MESSAGES } from '../parts/paths.ts';

const NAMES = ['to', 'channel', 'merchant'] as const;

/** The filter of the inbox, as in the URL. The API has the same filters. */
export type InboxFilter = Readonly<Record<(typeof NAMES)[number], string>>;

export function filterIn(query: Readonly<Record<string, unknown>>): InboxFilter {
  const text = (name: string): string => (typeof query[name] === 'string' ? query[name].trim() : '');
  return { to: text('to'), channel: text('channel'), merchant: text('merchant') };
}

/** What of it is set, as a query of `listSandboxMessages`. */
export function queryOf(filter: InboxFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

export function filterForm(filter: InboxFilter, refusal: ApiError | undefined): Html {
  return html`<form
    class="card sec filter"
    method="get"
    action="${MESSAGES}"
    role="search"
    aria-label="Messages"
  >
    ${problem(refusal?.publicMessage)}
    ${filter.merchant !== '' && html`<input type="hidden" name="merchant" value="${filter.merchant}" />`}
    ${textField({ name: 'to', label: 'Phone number or email address', value: filter.to, maxLength: 254 })}
    ${selectField({
      name: 'channel',
      label: 'Sent as',
      value: filter.channel,
      choices: [
        { value: '', label: 'All' },
        { value: 'sms', label: 'Text' },
        { value: 'email', label: 'Email' },
      ],
    })}
    <p class="buttons">
      <button class="quiet">Search</button>
      ${addressOf(filter) !== '' && html`<a class="button quiet" href="${MESSAGES}">Clear</a>`}
    </p>
  </form>`;
}
