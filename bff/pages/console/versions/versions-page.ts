import type { Router } from 'express';
import type { Key } from '../../../accounts/identity/contract/keys/key.ts';
import {
  NEWEST_VERSION,
  RELEASES,
  releaseOf,
  type ApiRelease,
  ELEMENT_VERSIONS,
  OTHER_VERSION,
} from '../../../core/contract/versions/versions.ts';
import { listElementVersions } from '../../../developers/deprecations/contract/deprecations.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import type { WebhookEndpoint } from '../../../developers/webhooks/contract/endpoints.ts';
import { nameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { allOf } from '../parts/read-lists.ts';
import { chip } from '../parts/pieces.ts';
import type { ConsoleContext } from '../context.ts';
import {
  readDeprecatedThings,
  readEndpoints,
  deprecatedUses,
  endpointList,
  originName,
  useTable,
} from './deprecated-uses.ts';
import { type KeyLineage, readLineages } from '../keys/keys-page.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { dayOf } from '../parts/format.ts';
import { KEYS } from '../parts/paths.ts';
import type { ElementVersion } from '../../../developers/deprecations/contract/deprecation-record.ts';

/**
 * Mounts the page of deprecations in use, with their callers; the dated API versions with their changes; and
 * the keys and webhook endpoints pinned to each.
 */
export function mountVersionsPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/versions')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const page = { session, res };
      const lineages = await readLineages(context, page);
      const endpoints = await readEndpoints(context, page);
      const deprecated = await readDeprecatedThings(context, page, endpoints);
      const elements = await allOf(context, listElementVersions, page);
      const live = lineages.flatMap((lineage) => lineage.live);
      const nowMs = context.clock.now();
      await pages.send(res, session, {
        title: 'Versions',
        section: '/console/versions',
        content: html`<div class="head"><h1>Versions</h1></div>
          ${deprecatedUses(deprecated, keysOf(lineages), nowMs)} ${elementVersions(elements, nowMs)}
          <p class="muted">
            A new key is pinned to the newest version unless you choose another. The API-Version header
            overrides the pin for one request. Breaking changes only come with a new version.
          </p>
          ${RELEASES.toReversed().map((release) =>
            releaseCard(
              release,
              {
                keys: live.filter((key) => key.api_version === release.date),
                endpoints: endpoints.filter((one) => one.api_version === release.date),
              },
              nowMs,
            ),
          )}`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

function keysOf(lineages: readonly KeyLineage[]): ReadonlyMap<string, Key> {
  return new Map(lineages.flatMap(({ keys }) => keys.map((key) => [key.id, key] as const)));
}

/** The pins of a version, regardless of use. */
interface Pinned {
  readonly keys: readonly Key[];
  readonly endpoints: readonly WebhookEndpoint[];
}

function releaseCard(release: ApiRelease, { keys, endpoints }: Pinned, nowMs: number): Html {
  return html`<section class="card sec">
    <div class="head">
      <h2>API version <span class="mono">${release.date}</span></h2>
      ${stateOf(release, nowMs)}
    </div>
    ${datesOf(release)} ${changesOf(release)}
    <h3>Pinned keys</h3>
    ${
      keys.length > 0
        ? html`<ul class="plain">
            ${keys.map(
              (key) =>
                html`<li>
                  <a href="${KEYS}/${key.id}">${nameOf(key.name)}</a>
                  <span class="mono muted">…${key.last_four}</span>
                </li>`,
            )}
          </ul>`
        : html`<p class="muted">No live keys.</p>`
    }
    <h3>Pinned webhook endpoints</h3>
    ${endpoints.length > 0 ? endpointList(endpoints) : html`<p class="muted">No webhook endpoints.</p>`}
    ${keys.length > 0 && release.deprecatedAt !== undefined && HOW_TO_MOVE}
  </section>`;
}

const HOW_TO_MOVE = html`<p class="notice warn">
  To upgrade, first send a request with the header <span class="mono">API-Version: ${NEWEST_VERSION}</span>.
  When it works, move the key’s pin, or create a key on that version. Rotating a key keeps its pin.
</p>`;

function stateOf({ date, deprecatedAt }: ApiRelease, nowMs: number): Html {
  if (!releaseOf(date, nowMs)) return chip('danger', 'Retired');
  if (date === NEWEST_VERSION) return chip('success', 'Newest');
  const isDeprecated = deprecatedAt !== undefined && Date.parse(deprecatedAt) <= nowMs;
  return isDeprecated ? chip('warn', 'Deprecated') : chip('plain', 'Supported');
}

function datesOf({ deprecatedAt, sunsetAt }: ApiRelease): Content {
  if (deprecatedAt === undefined && sunsetAt === undefined) return undefined;
  return html`<dl class="facts">
    ${
      deprecatedAt !== undefined &&
      html`<div>
        <dt>Deprecated</dt>
        <dd>from ${dayOf(deprecatedAt)}</dd>
      </div>`
    }
    ${
      sunsetAt !== undefined &&
      html`<div>
        <dt>Retired</dt>
        <dd>from ${dayOf(sunsetAt)}</dd>
      </div>`
    }
  </dl>`;
}

function changesOf({ step }: ApiRelease): Html {
  if (!step) return html`<p>The first version.</p>`;
  return html`<h3>Changes</h3>
    <ul>
      ${step.changes.map((change) => html`<li>${inCode(change)}</li>`)}
    </ul>`;
}

/** The texts of the reference, in which code is between backticks. */
function inCode(text: string): Content {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

/**
 * Renders the versions of the elements on a partner's pages.
 * @param nowMs in real time
 */
function elementVersions(uses: readonly ElementVersion[], nowMs: number): Html {
  const sorted = uses.toSorted(
    (a, b) => (a.origin ?? '').localeCompare(b.origin ?? '') || b.calls_last_30_days - a.calls_last_30_days,
  );
  return html`<section class="card sec" id="elements">
    <h2>Elements on your pages</h2>
    ${
      uses.length === 0
        ? html`<p>No page of yours made calls with the elements in the last 30 days.</p>`
        : html`${useTable('Pages of', sorted, ({ origin }) => originName(origin), nowMs, {
              title: 'Version',
              cell: (use) => html`<span class="mono">${versionName(use)}</span> ${elementState(use)}`,
            })}
            <p class="muted small">Calls are those that elements make with session tokens.</p>`
    }
  </section>`;
}

function versionName({ version }: ElementVersion): string {
  return version === OTHER_VERSION ? 'Other' : version;
}

function elementState({ version, deprecated_at: since, sunset_at: end }: ElementVersion): Html {
  if (version === OTHER_VERSION) return chip('plain', 'Not known here');
  if (end !== null) return chip('warn', html`<span>Retires on ${dayOf(end)}</span>`);
  if (since !== null) return chip('warn', 'Deprecated');
  return version === ELEMENT_VERSIONS.at(-1) ? chip('success', 'Newest') : chip('plain', 'Supported');
}
