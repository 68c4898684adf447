import { EVERY, type DeprecationKind } from '../../core/contract/deprecations/deprecation.ts';
import { DEPRECATIONS } from '../../core/contract/deprecations/list.ts';
import { html, type Html } from '../../core/text/html.ts';
import { addressOfOperation } from './addresses.ts';
import type { Chapter } from './chapter.ts';
import { prose } from './prose.ts';

const WORDS: Partial<Readonly<Record<DeprecationKind, string>>> = {
  version: 'API version',
  value: 'refused values of',
  unknown_members: 'unknown members and parameters of',
};

/** All that is deprecated, since when, and when it ends. */
export function deprecated(): Chapter {
  return {
    id: 'deprecated',
    title: 'What is deprecated',
    body: html`<table class="codes">
        <thead>
          <tr>
            <th scope="col">Since</th>
            <th scope="col">Until</th>
            <th scope="col">What, and what to do</th>
          </tr>
        </thead>
        <tbody>
          ${DEPRECATIONS.list.map(
            ({ kind, name, deprecatedAt, sunsetAt, instead, docs }) =>
              html`<tr>
                <td>${day(deprecatedAt)}</td>
                <td>${sunsetAt === undefined ? 'Not decided' : day(sunsetAt)}</td>
                <td>
                  ${WORDS[kind] ?? kind}
                  ${name === EVERY ? html`<span>${name}</span>` : html`<code class="day">${name}</code>`}
                  <span class="meaning">${prose(instead)} <a href="${docs}">How to upgrade</a></span>
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p>
        <a href="${addressOfOperation('listDeprecations')}">List deprecations in use</a>
        says which of your keys use any of it.
      </p>`,
  };
}

/** `YYYY-MM-DD`, in one line. @param at RFC 3339 */
export function day(at: string): Html {
  return html`<span class="day">${at.slice(0, 10)}</span>`;
}
