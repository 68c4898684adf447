import { DEFAULT_OVERLAP_SECONDS } from '../../../accounts/identity/contract/keys/key.ts';
import { normalized } from '../../../core/contract/text-fields.ts';
import { releaseOf } from '../../../core/contract/versions/versions.ts';
import { MAX_ENDPOINTS } from '../contract/webhooks.ts';
import type {
  IssuedWebhookEndpoint,
  RotatedWebhookEndpoint,
  WebhookEndpoint,
  NewWebhookEndpoint,
  WebhookEndpointChange,
} from '../contract/endpoints.ts';
import type { Db } from '../../../core/database/database.ts';
import { holdRow } from '../../../core/database/prepared.ts';
import { newId } from '../../../core/database/ids.ts';
import type { Work } from '../../../core/database/unit-of-work.ts';
import type { Owner } from '../../../core/database/owner.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { nowIn } from '../../../core/timers/environment-clock.ts';

import type { EndpointSecrets } from '../endpoint-secrets.ts';
import { newEndpointSecret } from '../../../core/events/signature.ts';
import { targetOf, TargetRefused } from '../../../core/ports/target.ts';
import {
  changeEndpoint,
  endpointsOf,
  findEndpoint,
  insertEndpoint,
  lockEndpoint,
  presentEndpoint,
  type EndpointRow,
} from './endpoint-records.ts';
import { resumeDeliveries } from '../deliveries/delivery-records.ts';

export interface EndpointsDeps {
  readonly clock: Clock;
  readonly secrets: EndpointSecrets;
  /** Whether the configuration allows loopback addresses, in the sandbox only. */
  readonly isLoopbackAllowed: boolean;
  /** Sends due deliveries without waiting for the next poll. */
  readonly nudge: () => void;
}

/** @throws {ApiError} field_invalid (url), version_unknown, state_forbids (too many) */
export async function createEndpoint(
  work: Work,
  deps: EndpointsDeps,
  owner: Owner,
  wanted: NewWebhookEndpoint & { api_version: string },
): Promise<IssuedWebhookEndpoint> {
  checkUrl(wanted.url, deps, owner);
  checkVersion(wanted.api_version, deps.clock.now());
  await holdRow(work.db, 'partners', owner.partnerId);
  if ((await endpointsOf(work.db, owner)).length >= MAX_ENDPOINTS) {
    throw new ApiError('state_forbids', {
      message:
        `You already have ${MAX_ENDPOINTS} endpoints, the most an environment can have. Delete one ` +
        'first.',
    });
  }
  const id = newId('whe');
  const now = new Date(deps.clock.now());
  const secret = newEndpointSecret();
  const row = await insertEndpoint(work.db, {
    id,
    partner_id: owner.partnerId,
    environment: owner.environment,
    url: wanted.url,
    description: noteOf(wanted.description ?? null),
    events: storedEvents(wanted.events),
    api_version: wanted.api_version,
    secret: deps.secrets.seal(secret, id),
    status: 'enabled',
    metadata: JSON.stringify(wanted.metadata ?? {}),
    created_at: now,
    updated_at: now,
  });
  return { ...presentEndpoint(row, now.getTime()), secret };
}

/** Returns the description, or `null` if it is blank. */
const noteOf = (description: string | null): string | null =>
  (description && normalized(description)) || null;

/** @throws {ApiError} not_found, field_invalid (url), version_unknown, version_stale */
export async function updateEndpoint(
  work: Work,
  deps: EndpointsDeps,
  owner: Owner,
  id: string,
  changes: WebhookEndpointChange,
): Promise<WebhookEndpoint> {
  const row = await lockedEndpoint(work.db, owner, id);
  const now = new Date(deps.clock.now());
  const { url, events, description, api_version, metadata, status, version } = changes;
  if (url !== undefined) checkUrl(url, deps, owner);
  if (api_version !== undefined) checkVersion(api_version, now.getTime());
  const isEnabledAgain = status === 'enabled' && row.status === 'disabled';
  const changed = await changeEndpoint(
    work.db,
    row,
    {
      updated_at: now,
      ...(url !== undefined && { url }),
      ...(events !== undefined && { events: storedEvents(events) }),
      ...(description !== undefined && { description: noteOf(description) }),
      ...(api_version !== undefined && { api_version }),
      ...(metadata !== undefined && { metadata: JSON.stringify(metadata) }),
      ...(isEnabledAgain && { status: 'enabled', disabled_reason: null, failing_since: null }),
      ...(status === 'disabled' && row.status === 'enabled' && { status, disabled_reason: 'requested' }),
    },
    version,
  );
  if (!changed) throw new ApiError('version_stale');
  const clockNow = await nowIn(work.db, deps.clock, owner);
  if (isEnabledAgain) {
    await resumeDeliveries(work.db, id, new Date(clockNow));
    work.afterCommit(deps.nudge);
  }
  return presentEndpoint(changed, clockNow);
}

/** Deletes an endpoint and at once its secret, and hides its deliveries. @throws {ApiError} not_found */
export async function deleteEndpoint(
  work: Work,
  deps: EndpointsDeps,
  owner: Owner,
  id: string,
): Promise<WebhookEndpoint> {
  const row = await lockedEndpoint(work.db, owner, id);
  const now = new Date(deps.clock.now());
  await changeEndpoint(work.db, row, {
    deleted_at: now,
    updated_at: now,
    status: 'disabled',
    disabled_reason: 'requested',
    secret: '',
    previous_secret: null,
  });
  return presentEndpoint(row, await nowIn(work.db, deps.clock, owner));
}

/**
 * Creates a secret; the previous one also signs until the overlap ends. Of three within an overlap the oldest
 * is dropped: a message carries at most two signatures.
 * @param overlapSeconds 0–604800; defaults to a day
 * @throws {ApiError} not_found
 */
export async function rotateSecret(
  work: Work,
  deps: EndpointsDeps,
  owner: Owner,
  id: string,
  overlapSeconds: number = DEFAULT_OVERLAP_SECONDS,
): Promise<RotatedWebhookEndpoint> {
  const row = await lockedEndpoint(work.db, owner, id);
  const now = new Date(deps.clock.now());
  const clockNow = await nowIn(work.db, deps.clock, owner);
  const secret = newEndpointSecret();
  const isOverlapping = overlapSeconds > 0;
  const changed = await changeEndpoint(work.db, row, {
    secret: deps.secrets.seal(secret, id),
    previous_secret: isOverlapping ? row.secret : null,
    previous_secret_expires_at: isOverlapping ? new Date(clockNow + overlapSeconds * 1000) : null,
    updated_at: now,
  });
  if (!changed) throw new ApiError('not_found');
  return { ...presentEndpoint(changed, clockNow), secret };
}

/** @throws {ApiError} not_found: identical for an unknown endpoint and for another partner's */
export async function endpointOfOwner(db: Db, owner: Owner, id: string): Promise<EndpointRow> {
  const row = await findEndpoint(db, owner, id);
  if (!row) throw new ApiError('not_found');
  return row;
}

/**
 * Returns the endpoint, locked for a change that depends on its current state. @throws {ApiError} not_found
 */
async function lockedEndpoint(trx: Db, owner: Owner, id: string): Promise<EndpointRow> {
  const row = await lockEndpoint(trx, owner, id);
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Returns the stored form, in which an empty list means the same as `null`: every type. */
function storedEvents(events: readonly string[] | null | undefined): string[] | null {
  return events && events.length > 0 ? [...new Set(events)] : null;
}

function checkUrl(url: string, deps: EndpointsDeps, owner: Owner): void {
  const { isLoopbackAllowed } = deps;
  try {
    targetOf(url, { isLoopbackAllowed, environment: owner.environment });
  } catch (error) {
    if (!(error instanceof TargetRefused)) throw error;
    throw new ApiError('field_invalid', { message: `url ${error.message}.`, param: 'url' });
  }
}

function checkVersion(version: string, nowMs: number): void {
  if (!releaseOf(version, nowMs)) throw new ApiError('version_unknown', { param: 'api_version' });
}
