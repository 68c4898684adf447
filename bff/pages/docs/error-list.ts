import { ERROR_CODES, type ErrorName } from '../../core/contract/error-codes.ts';
import { byStatus, errorsOf, STATUS_MEANING } from '../../core/contract/openapi-errors.ts';
import type { Operation } from '../../core/contract/operation.ts';
import { html, type Html } from '../../core/text/html.ts';
import { addressOfError } from './addresses.ts';
import { prose } from './prose.ts';

/** Every code there is, by status; each has an anchor, `#error-40011`. */
export function allErrors(): Html {
  const statuses = [...byStatus(Object.keys(ERROR_CODES) as ErrorName[])];
  return html`<table class="codes">
    <thead>
      <tr>
        <th scope="col">Code</th>
        <th scope="col">Message</th>
      </tr>
    </thead>
    ${statuses.map(
      ([status, names]) =>
        html`<tbody>
          <tr>
            <th scope="rowgroup" colspan="2">
              ${status} ${STATUS_MEANING[status]?.title}
              <span class="meaning">${prose(STATUS_MEANING[status]?.text ?? '')}</span>
            </th>
          </tr>
          ${names.map((name) => {
            const { code, message } = ERROR_CODES[name];
            return html`<tr id="error-${code}">
              <td><code>${code}</code></td>
              <td>${message}</td>
            </tr>`;
          })}
        </tbody>`,
    )}
  </table>`;
}

/** The errors of one operation: its own in sight, those that its kind shares folded away. */
export function operationErrors(operation: Operation): Html {
  const own = [...new Set(operation.errors)];
  const shared = errorsOf(operation).filter((name) => !own.includes(name));
  return html`<h2>Errors</h2>
    ${own.length > 0 && codeTable(own, 'Errors of this operation')}
    <details class="more">
      <summary>${shared.length} errors shared with similar operations</summary>
      ${codeTable(shared, 'Shared errors')}
    </details>`;
}

function codeTable(names: readonly ErrorName[], label: string): Html {
  const ordered = [...byStatus(names).values()].flat();
  return html`<table class="codes" aria-label="${label}">
    <thead class="hidden">
      <tr>
        <th scope="col">Code</th>
        <th scope="col">Message</th>
      </tr>
    </thead>
    <tbody>
      ${ordered.map((name) => {
        const { code, message } = ERROR_CODES[name];
        return html`<tr>
          <td>
            <a href="${addressOfError(code)}"><code>${code}</code></a>
          </td>
          <td>${message}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}
