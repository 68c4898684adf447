import {
  createKey,
  getCurrentKey,
  getKey,
  listKeys,
  revokeKey as revokeKeyOperation,
  rotateKey as rotateKeyOperation,
  updateKey as updateKeyOperation,
} from '../../contract/keys.ts';
import type { Db } from '../../database/database.ts';
import { inTransaction } from '../../database/unit-of-work.ts';
import { keyOf, pathParameter, workOf, type Route } from '../../gateway/call.ts';
import { keyQuota } from '../../gateway/limits/quota.ts';
import { pageRequestOf } from '../../gateway/list-query.ts';
import { readPartner } from '../partners/partner-records.ts';
import { pageOfKeys, presentKey } from './key-records.ts';
import {
  checkCapability,
  issueKey,
  keyOfOwner,
  ownerOfNewKey,
  revokeKey,
  updateKey,
  type KeyChanges,
  type KeysDeps,
} from './keys.ts';
import { rotateKey } from './rotate-key.ts';

export function keyRoutes(deps: KeysDeps & { readonly db: Db }): Route[] {
  return [
    {
      operation: createKey,
      async handle(call) {
        const creator = keyOf(call);
        const { name, capability, environment, api_version } = call.body as {
          name: string;
          capability: string[];
          environment?: 'sandbox' | 'production';
          api_version?: string;
        };
        checkCapability(capability, creator.scopes);
        const options = {
          owner: await ownerOfNewKey(workOf(call).db, creator, environment),
          name,
          capability,
          ...(api_version !== undefined && { apiVersion: api_version }),
        };
        return { body: await issueKey(workOf(call), deps.clock, options) };
      },
    },
    {
      operation: listKeys,
      async handle(call) {
        const caller = keyOf(call);
        const now = await deps.directory.clocks.now(caller);
        return { body: await pageOfKeys(deps.db, caller, pageRequestOf(call), now) };
      },
    },
    {
      operation: getCurrentKey,
      async handle(call) {
        const caller = keyOf(call);
        const { environment, lineage, keyLimit, partnerId } = caller;
        const row = await keyOfOwner(deps.db, caller, caller.keyId);
        const { id, name } = await readPartner(deps.db, partnerId, environment);
        const { limit } = keyQuota(environment, lineage, keyLimit);
        const key = presentKey(row, await deps.directory.clocks.now(caller));
        return { body: { ...key, partner: { id, name }, limits: { per_minute: limit } } };
      },
    },
    {
      operation: getKey,
      async handle(call) {
        const caller = keyOf(call);
        const row = await keyOfOwner(deps.db, caller, pathParameter(call, 'id'));
        return { body: presentKey(row, await deps.directory.clocks.now(caller)) };
      },
    },
    {
      operation: updateKeyOperation,
      async handle(call) {
        const caller = keyOf(call);
        const changes = call.body as KeyChanges;
        if (changes.capability) checkCapability(changes.capability, caller.scopes);
        return { body: await updateKey(workOf(call), deps, caller, pathParameter(call, 'id'), changes) };
      },
    },
    {
      operation: rotateKeyOperation,
      async handle(call) {
        const caller = keyOf(call);
        const { overlap_seconds, force } = call.body as { overlap_seconds?: number; force?: boolean };
        const options = { overlapSeconds: overlap_seconds, force, within: caller.scopes };
        return { body: await rotateKey(workOf(call), deps, caller, pathParameter(call, 'id'), options) };
      },
    },
    {
      operation: revokeKeyOperation,
      async handle(call) {
        const id = pathParameter(call, 'id');
        return { body: await inTransaction(deps.db, (work) => revokeKey(work, deps, keyOf(call), id)) };
      },
    },
  ];
}
