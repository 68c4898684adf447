import { DEPRECATIONS } from '../contract/deprecations/list.ts';
import { RELEASES } from '../contract/versions/versions.ts';
import { html } from '../gateway/html.ts';
import { addressOfOperation } from './addresses.ts';
import type { Chapter } from './chapter.ts';
import { panel } from './panel.ts';

/** What versions are, and what each of them changed. */
export function versions(serverUrl: string): Chapter {
  return {
    id: 'versions',
    title: 'Versions',
    body: html`<p>
        Versions are dates. A new key is pinned to the newest version and keeps it, even when you rotate the
        key. Its sessions use the same version. To use another version for one request, send
        <code>API-Version</code>. Each response says which version it uses. Breaking changes ship only in new
        versions. <code>/plants</code> and <code>/v1/sessions</code> never change.
      </p>
      ${RELEASES.toReversed().map(
        ({ date, sunsetAt, step }) =>
          html`<h3>${date}${sunsetAt === undefined ? '' : ` (retires on ${sunsetAt.slice(0, 10)})`}</h3>
            <p><a href="/openapi.json?version=${date}">OpenAPI document of ${date}</a></p>
            <ul class="plain">
              ${(step?.changes ?? ['The first version.']).map((change) => html`<li>${change.replaceAll('`', '')}</li>`)}
            </ul>`,
      )}
      <h3>Deprecated</h3>
      <p>
        Responses to calls that use any of it have the header <code>Deprecation</code>, and
        <code>Sunset</code> with the date from which on it may be refused.
        <a href="${addressOfOperation('listDeprecations')}">List deprecations in use</a> says which of your
        keys do.
      </p>
      <ul class="plain">
        ${DEPRECATIONS.list.map(
          ({ kind, name, deprecatedAt, sunsetAt, instead, docs }) =>
            html`<li>
              ${kind === 'version' ? 'API version' : kind} <code>${name}</code>, since
              ${deprecatedAt.slice(0, 10)},
              ${sunsetAt === undefined ? 'without an end yet' : `until ${sunsetAt.slice(0, 10)}`}: ${instead}
              <a href="${docs}">How to upgrade</a>
            </li>`,
        )}
      </ul>`,
    sample: panel(
      'Another version for one request',
      'Request in another version',
      `curl ${serverUrl}/v1/merchants \\\n  -H "Authorization: Bearer $TRELLIS_KEY" \\\n  -H "API-Version: ${RELEASES[0]?.date ?? ''}"`,
    ),
  };
}
