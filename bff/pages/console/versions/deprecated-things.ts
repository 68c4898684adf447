import { DEPRECATIONS } from '../../../core/contract/deprecations/list.ts';
import type { DeprecationKind } from '../../../core/contract/deprecations/deprecation.ts';
import { listDeprecations } from '../../../developers/deprecations/contract/deprecations.ts';
import type { DeprecationInUse } from '../../../developers/deprecations/contract/deprecation-record.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { listWebhookEndpoints } from '../../../developers/webhooks/contract/webhooks.ts';
import type { WebhookEndpoint } from '../../../developers/webhooks/contract/endpoints.ts';
import type { ConsoleContext } from '../context.ts';
import { allOf } from '../parts/read-lists.ts';
import type { PageVisit } from '../partner-api.ts';

/** Labels for kinds of deprecation, before their names. */
const WORDS: Readonly<Record<DeprecationKind, string>> = {
  version: 'API version',
  operation: 'Operation',
  parameter: 'Parameter',
  field: 'Field',
  value: 'Value of',
  unknown_members: 'Unknown members sent to',
  elements: 'Elements',
};

/** The details of a deprecation, regardless of its callers. */
type Told = Pick<DeprecationInUse, 'kind' | 'name' | 'deprecated_at' | 'sunset_at' | 'instead' | 'docs_url'>;

/** A deprecation with its callers: at least one. */
export interface DeprecatedThing {
  readonly told: Told;
  /** The callers, most active first. */
  readonly uses: readonly DeprecationInUse[];
  /** Whose webhooks are in that version. */
  readonly endpoints: readonly WebhookEndpoint[];
}

/**
 * Returns all deprecations in use, the next to end first.
 * @param endpoints all of the partner's, from {@link readEndpoints}
 */
export async function readDeprecatedThings(
  context: Pick<ConsoleContext, 'api'>,
  page: PageVisit,
  endpoints: readonly WebhookEndpoint[],
): Promise<DeprecatedThing[]> {
  return thingsIn(await allOf(context, listDeprecations, page), endpoints);
}

/** The partner's endpoints for webhooks; none where the service has no webhooks. */
export async function readEndpoints(
  context: Pick<ConsoleContext, 'api'>,
  page: PageVisit,
): Promise<WebhookEndpoint[]> {
  return context.api.has(listWebhookEndpoints) ? allOf(context, listWebhookEndpoints, page) : [];
}

function thingsIn(
  uses: readonly DeprecationInUse[],
  endpoints: readonly WebhookEndpoint[],
): DeprecatedThing[] {
  const byCalls = uses.toSorted((a, b) => b.calls_last_30_days - a.calls_last_30_days);
  const called = Map.groupBy(byCalls, ({ kind, name }) => `${kind} ${name}`);
  const pinned = Map.groupBy(endpoints, ({ api_version: version }) => `version ${version}`);
  const names = [...new Set([...called.keys(), ...pinned.keys()])];
  return names
    .flatMap((name): DeprecatedThing[] => {
      const own = called.get(name) ?? [];
      const told = own[0] ?? toldOfVersion(name);
      return told ? [{ told, uses: own, endpoints: pinned.get(name) ?? [] }] : [];
    })
    .toSorted((a, b) => endOf(a) - endOf(b));
}

/**
 * Returns a deprecated version that endpoints are pinned to: without calls it isn't in the API's list.
 * `undefined` if it isn't deprecated.
 */
function toldOfVersion(named: string): Told | undefined {
  const one = DEPRECATIONS.list.find(({ kind, name }) => `${kind} ${name}` === named);
  if (!one) return undefined;
  const { kind, name, deprecatedAt, sunsetAt, instead, docs } = one;
  return { kind, name, deprecated_at: deprecatedAt, sunset_at: sunsetAt ?? null, instead, docs_url: docs };
}

/** Returns the end in milliseconds since the epoch; infinite if it isn't decided. */
export function endOf({ told: { sunset_at: end } }: DeprecatedThing): number {
  return end === null ? Infinity : Date.parse(end);
}

/** `API version 2026-09-01` */
export function thingName({ told: { kind, name } }: DeprecatedThing): Html {
  return html`${WORDS[kind]} <span class="mono">${name}</span>`;
}
