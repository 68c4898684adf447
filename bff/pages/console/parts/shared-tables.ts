import type { PasskeyRow } from '../../../accounts/people/people.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { csrfField } from '../../shell/forms.ts';
import { agoOf, timeOf } from './format.ts';

/** Tables that the partner's and the operator's console share. */

interface PasskeyTable {
  readonly csrf: string;
  /** The path above those of the passkeys. */
  readonly path: string;
  readonly nowMs: number;
}

/** Renders a person's passkeys, each with the button that removes it. */
export function passkeyTable(passkeys: readonly PasskeyRow[], { csrf, path, nowMs }: PasskeyTable): Html {
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Added</th>
        <th scope="col">Last used</th>
        <th scope="col"><span class="unseen">Actions</span></th>
      </tr>
    </thead>
    <tbody>
      ${passkeys.map(
        ({ id, name, created_at, last_used_at }) =>
          html`<tr>
            <td data-label="Name">${name}</td>
            <td data-label="Added" class="fixed">${timeOf(created_at)}</td>
            <td data-label="Last used" class="fixed">
              ${last_used_at ? agoOf(last_used_at, nowMs) : 'Never'}
            </td>
            <td class="end fixed">
              <form class="inline" method="post" action="${path}/${id}/remove">
                ${csrfField({ csrf })}<button class="quiet slim">
                  Remove<span class="unseen"> ${name}</span>
                </button>
              </form>
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** A changed field, with its values as the audit log shows them. */
interface ShownChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Renders what an entry of the audit log changed. */
export function changesTable(changes: readonly ShownChange[]): Html {
  if (changes.length === 0)
    return html`<p class="muted">No member of the record was sent or has changed.</p>`;
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Before</th>
        <th scope="col">After</th>
      </tr>
    </thead>
    <tbody>
      ${changes.map(
        ({ field, before, after }) =>
          html`<tr>
            <td data-label="Field" class="mono">${field}</td>
            <td data-label="Before">${valueOf(before)}</td>
            <td data-label="After">${valueOf(after)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function valueOf(value: unknown): string {
  if (value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
