import {
  differencesOf,
  versionBefore,
  type Difference,
} from '../../developers/document/versions/differences.ts';
import { html, type Html } from '../../core/text/html.ts';

/** Which fields and values a version has in place of those of the version before, by the schemas of the OpenAPI documents. */
export function conversionTable(date: string): Html {
  return html`<table class="codes">
    <thead>
      <tr>
        <th scope="col"><span class="day">${versionBefore(date)}</span></th>
        <th scope="col"><span class="day">${date}</span>, and the schemas in which it is</th>
      </tr>
    </thead>
    <tbody>
      ${differencesOf(date).map(
        (one) =>
          html`<tr>
            <td>${sideOf(one, one.before)}</td>
            <td>${sideOf(one, one.after)} <span class="meaning">${one.titles.join(', ')}</span></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function sideOf({ field }: Difference, names: readonly string[]): Html {
  if (names.length === 0) return html`–`;
  return html`${field !== undefined && html`<code>${field}</code>: `}${codes(names)}`;
}

function codes(names: readonly string[]): Html {
  return html`${names.map((name, at) => html`${at > 0 && ', '}<code>${name}</code>`)}`;
}
