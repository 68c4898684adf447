import { RELEASES } from '../contract/versions/versions.ts';
import { html } from '../gateway/html.ts';
import type { Chapter } from './introduction.ts';
import { panel } from './panel.ts';

/** What versions are, and what each of them changed. */
export function versions(serverUrl: string): Chapter {
  return {
    id: 'versions',
    title: 'Versions',
    body: html`<p>
        Versions are dates. A key is pinned to the newest at its creation and stays there, through rotation
        too; its sessions speak the same. <code>API-Version</code> overrides one request, and each answer
        echoes it. A breaking change only ever ships in a new version. <code>/plants</code> and
        <code>/v1/sessions</code> never change.
      </p>
      ${RELEASES.toReversed().map(
        ({ date, sunsetAt, step }) =>
          html`<h3>${date}${sunsetAt === undefined ? '' : ` (retired on ${sunsetAt.slice(0, 10)})`}</h3>
            <ul class="plain">
              ${(step?.changes ?? ['The first version.']).map((change) => html`<li>${change.replaceAll('`', '')}</li>`)}
            </ul>`,
      )}`,
    sample: panel(
      'Another version, once',
      'A request in another version',
      `curl ${serverUrl}/v1/merchants \\\n  -H "Authorization: Bearer $TRELLIS_KEY" \\\n  -H "API-Version: ${RELEASES[0]?.date ?? ''}"`,
    ),
  };
}
