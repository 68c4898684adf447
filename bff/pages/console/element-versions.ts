import { ELEMENT_VERSIONS, OTHER_VERSION } from '../../core/contract/versions/versions.ts';
import type { ElementVersion } from '../../developers/deprecations/contract/deprecation-record.ts';
import { html, type Html } from '../../core/text/html.ts';
import { chip } from './parts/pieces.ts';
import { dayOf } from './parts/format.ts';
import { originName, useTable } from './deprecated-uses.ts';

/** Which versions of the elements a partner's pages use. @param nowMs in the real time */
export function elementVersions(uses: readonly ElementVersion[], nowMs: number): Html {
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
              cell: (use) => html`<span class="mono">${versionName(use)}</span> ${stateOf(use)}`,
            })}
            <p class="muted small">Calls are those that elements make with session tokens.</p>`
    }
  </section>`;
}

function versionName({ version }: ElementVersion): string {
  return version === OTHER_VERSION ? 'Other' : version;
}

function stateOf({ version, deprecated_at: since, sunset_at: end }: ElementVersion): Html {
  if (version === OTHER_VERSION) return chip('plain', 'Not known here');
  if (end !== null) return chip('warn', html`<span>Retires on ${dayOf(end)}</span>`);
  if (since !== null) return chip('warn', 'Deprecated');
  return version === ELEMENT_VERSIONS.at(-1) ? chip('success', 'Newest') : chip('plain', 'Supported');
}
