import {
  createKey,
  getCurrentKey,
  getKey,
  listKeys,
  revokeCurrentKey,
  revokeKey as revokeKeyOperation,
  rotateKey as rotateKeyOperation,
  updateKey as updateKeyOperation,
} from '../contract/keys/keys.ts';
import type { Db } from '../../../core/database/database.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import { keyQuota } from '../../../core/api/limits/quota.ts';
import { pageRequestOf } from '../../../core/database/pagination.ts';
import { route, type Route } from '../../../core/api/route.ts';
import { readPartner } from '../partners/change-partner.ts';
import { pageOfKeys, presentKey } from './key-records.ts';
import { checkCapability, issueKey, ownerOfNewKey } from './issue-key.ts';
import { keyOfOwner, revokeKey, type KeysDeps, updateKey } from './keys.ts';
import { requirePersonMayHave } from './person-limits.ts';
import { rotateKey } from './rotate-key.ts';

export function keyRoutes(deps: KeysDeps & { readonly db: Db }): Route[] {
  const { db, clock, directory } = deps;
  return [
    route(createKey, async ({ principal, work, body }) => {
      const { name, capability, environment = principal.environment, api_version } = body;
      // A person may have fewer scopes in production than in the sandbox.
      checkCapability(capability, principal.person?.scopesIn(environment) ?? principal.scopes);
      requirePersonMayHave(principal.person, capability, environment);
      const options = {
        owner: await ownerOfNewKey(work.db, principal, environment),
        name,
        capability,
        ...(api_version !== undefined && { apiVersion: api_version }),
      };
      return { body: await issueKey(work, clock, options) };
    }),
    route(listKeys, async ({ principal, query }) => {
      const now = await directory.clocks.now(principal);
      return { body: await pageOfKeys(db, principal, pageRequestOf(query), now) };
    }),
    route(getCurrentKey, async ({ principal }) => {
      const { environment, lineage, keyId, keyLimit, partnerId } = principal;
      const row = await keyOfOwner(db, principal, keyId);
      const { id, name } = await readPartner(db, partnerId, environment);
      const { limit } = keyQuota(environment, lineage, keyLimit);
      const key = presentKey(row, await directory.clocks.now(principal));
      return { body: { ...key, partner: { id, name }, limits: { per_minute: limit } } };
    }),
    route(getKey, async ({ principal, params }) => {
      const row = await keyOfOwner(db, principal, params.id);
      return { body: presentKey(row, await directory.clocks.now(principal)) };
    }),
    route(updateKeyOperation, async ({ principal, work, params, body }) => {
      if (body.capability) {
        checkCapability(body.capability, principal.scopes);
        requirePersonMayHave(principal.person, body.capability, principal.environment);
      }
      return { body: await updateKey(work, deps, principal, params.id, body) };
    }),
    route(rotateKeyOperation, async ({ principal, work, params, body }) => {
      const { overlap_seconds, force } = body;
      const { scopes: within, person } = principal;
      const options = { overlapSeconds: overlap_seconds, force, within, person };
      return { body: await rotateKey(work, deps, principal, params.id, options) };
    }),
    route(revokeCurrentKey, async ({ principal }) => ({
      body: await inTransaction(db, (work) => revokeKey(work, deps, principal, principal.keyId)),
    })),
    route(revokeKeyOperation, async ({ principal, params }) => ({
      body: await inTransaction(db, (work) => revokeKey(work, deps, principal, params.id)),
    })),
  ];
}
