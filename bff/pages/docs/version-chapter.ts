import { NEWEST_VERSION, RELEASES, type ApiRelease } from '../../core/contract/versions/versions.ts';
import { html, type Html } from '../../core/text/html.ts';
import { additionsSince, whatBegan } from './additions-part.ts';
import type { Chapter } from './chapter.ts';
import { day, deprecated } from './deprecated-chapter.ts';
import { addressOfGuide } from './guides.ts';
import { panel } from './panel.ts';
import { prose } from './prose.ts';
import { conversionTable } from './conversion-table.ts';
import { recordDifferences } from './record-difference.ts';

const UPGRADE = addressOfGuide({ name: 'versions' });

/** The changelog of the API: its versions, newest first, and what ends. All of it is derived from the contract. */
export function changelog(serverUrl: string): readonly Chapter[] {
  return [aboutVersions(serverUrl), ...RELEASES.toReversed().flatMap(versionChapters), deprecated()];
}

function aboutVersions(serverUrl: string): Chapter {
  return {
    id: 'versions',
    title: 'Dated versions',
    body: html`<p>
        A version is a date. What breaks code comes only with a new one; what adds to the API comes to all of
        them. <a href="${UPGRADE}">Versions and upgrades</a> says how a key gets its version, and how you move
        it to the next.
      </p>
      <table class="codes">
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          ${RELEASES.toReversed().map(
            (release) =>
              html`<tr>
                <th scope="row">
                  <a href="#${anchorOf(release.date)}"><code class="day">${release.date}</code></a>
                </th>
                <td>${stateOf(release)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
    sample: panel(
      'Another version for one request',
      'Request in another version',
      `curl ${serverUrl}/v1/merchants \\\n  -H "Authorization: Bearer $TRELLIS_KEY" \\\n  -H "API-Version: ${NEWEST_VERSION}"`,
    ),
  };
}

/** What came to all versions since this one, and what it changed itself. */
function versionChapters(release: ApiRelease): Chapter[] {
  const { date } = release;
  const additions = additionsSince(date);
  const since: Chapter = {
    id: `since-${date}`,
    title: `Since ${date}, in all versions`,
    body: additions ?? '',
  };
  return [...(additions ? [since] : []), versionChapter(release)];
}

function versionChapter(release: ApiRelease): Chapter {
  const { date, step } = release;
  const records = step ? recordDifferences(date) : [];
  return {
    id: anchorOf(date),
    title: date,
    body: html`<dl class="facts">
        <div>
          <dt>State</dt>
          <dd>${stateOf(release)}</dd>
        </div>
        <div>
          <dt>OpenAPI document</dt>
          <dd>
            <a href="/openapi.json?version=${date}">Open</a> or
            <a href="/openapi.json?version=${date}" download="trellis-${date}.openapi.json"
              >download<span class="hidden"> the document of ${date}</span></a
            >
          </dd>
        </div>
      </dl>
      ${step ? changed(step.changes, date) : whatBegan()}`,
    ...(records.length > 0 && {
      sample: html`${records.map(({ object, text }) =>
        panel(html`<code>${object}</code> before and since ${date}`, `What is other in a ${object}`, text),
      )}`,
    }),
  };
}

function changed(changes: readonly string[], date: string): Html {
  return html`<h3>Changed</h3>
    <ul class="plain">
      ${changes.map((change) => html`<li>${prose(change)}</li>`)}
    </ul>
    <p>
      Whoever stays on an older version notices nothing: what they send is converted to this one before it is
      checked, and what they get is converted back.
    </p>
    ${conversionTable(date)}`;
}

function stateOf({ date, deprecatedAt, sunsetAt }: ApiRelease): Html {
  if (date === NEWEST_VERSION) return html`Newest`;
  if (deprecatedAt === undefined) return html`Supported`;
  return html`Deprecated since
  ${day(deprecatedAt)}${sunsetAt === undefined ? '' : html`, works until ${day(sunsetAt)}`}`;
}

function anchorOf(date: string): string {
  return `version-${date}`;
}
