import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Deprecation, DeprecationKind, Deprecations } from '../contract/deprecations/deprecation.ts';
import { DEPRECATIONS } from '../contract/deprecations/list.ts';
import { elementVersionOf } from '../contract/versions/versions.ts';
import type { Operation } from '../contract/operation.ts';
import type { Owner } from '../database/owner.ts';
import type { OperationRequest } from './perform.ts';
import type { HttpPrincipal } from './principal.ts';

/**
 * A use of a part of the API by a caller. Its values come from fixed lists, or were checked to be the
 * partner's.
 */
export interface Use {
  readonly kind: DeprecationKind;
  /** The name, as in deprecations. */
  readonly name: string;
  /**
   * The ID of the key that calls or has minted the session; for elements, the page's origin, or an empty
   * string if there is none.
   */
  readonly usedBy: string;
}

export interface UseDeps {
  /**
   * Counts a use in memory, because it is called for every request. If omitted, nothing is counted, as for
   * the service's own pages.
   */
  readonly countUse?: ((owner: Owner, use: Use) => void) | undefined;
  /** Overrides the published deprecations, for tests. */
  readonly deprecations?: Deprecations | undefined;
}

interface Noted {
  readonly operation: Operation;
  readonly principal: HttpPrincipal | undefined;
  /** The agreed version. */
  readonly version: string | undefined;
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

interface Inputs {
  /**
   * Counts deprecated parts of the query and the body once they are checked; `undefined` if there are none.
   */
  readonly onChecked: OperationRequest['onChecked'];
  /** Counts a request with members or parameters that the operation doesn't have. */
  readonly countUnknown: () => void;
}

/**
 * Counts the uses of an admitted call, and announces the deprecated ones in its response, whatever its
 * outcome.
 */
export function noteUse(noted: Noted, { countUse, deprecations = DEPRECATIONS }: UseDeps): Inputs {
  const { operation, principal, version, req, res } = noted;
  const count = (kind: DeprecationKind, name: string): void => {
    if (principal) countUse?.(principal, { kind, name, usedBy: principal.keyId });
  };
  if (countUse && principal?.kind === 'session') countElements(req, principal, countUse);
  if (version !== undefined) count('version', version);
  const ofVersion = version === undefined ? undefined : deprecations.find('version', version);
  const parts = deprecations.ofOperation(operation.id);
  const countUnknown = (): void => count('unknown_members', operation.id);
  if (!ofVersion && !parts) return { onChecked: undefined, countUnknown };
  if (parts?.itself) count('operation', parts.itself.name);
  const used = [ofVersion, parts?.itself].filter((one) => one !== undefined);
  announce(res, used);
  if (!parts || parts.parameters.size + parts.fields.size === 0)
    return { onChecked: undefined, countUnknown };
  const onChecked = (query: unknown, body: unknown): void => {
    const inputs = [...sentOf(parts.parameters, query), ...sentOf(parts.fields, body)];
    for (const { kind, name } of inputs) count(kind, name);
    announce(res, [...used, ...inputs]);
  };
  return { onChecked, countUnknown };
}

function countElements(
  { headers }: IncomingMessage,
  session: Owner,
  countUse: NonNullable<UseDeps['countUse']>,
): void {
  const sent = headers['trellis-elements'];
  if (typeof sent !== 'string') return;
  countUse(session, { kind: 'elements', name: elementVersionOf(sent), usedBy: headers.origin ?? '' });
}

function sentOf(deprecated: ReadonlyMap<string, Deprecation>, sent: unknown): Deprecation[] {
  if (typeof sent !== 'object' || sent === null) return [];
  return [...deprecated].flatMap(([name, one]) => (Object.hasOwn(sent, name) ? [one] : []));
}

/**
 * Sets the headers of deprecated uses. `Deprecation` is a date as seconds (RFC 9745), `Sunset` one in words
 * (RFC 8594): the earliest of all that the call uses. `Link` leads to the documentation of each.
 */
function announce(res: ServerResponse, used: readonly Deprecation[]): void {
  const since = earliest(used.map(({ deprecatedAt }) => deprecatedAt));
  if (since === undefined) return;
  res.setHeader('Deprecation', `@${since / 1000}`);
  const until = earliest(used.flatMap(({ sunsetAt }) => sunsetAt ?? []));
  if (until !== undefined) res.setHeader('Sunset', new Date(until).toUTCString());
  const links = new Set(used.map(({ docs }) => `<${docs}>; rel="deprecation"; type="text/html"`));
  res.setHeader('Link', [...links].join(', '));
}

/** Returns the earliest time, in milliseconds since the epoch. */
function earliest(times: readonly string[]): number | undefined {
  return times.length === 0 ? undefined : Math.min(...times.map((time) => Date.parse(time)));
}
