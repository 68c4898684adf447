import {
  createKey,
  getKey,
  listKeys,
  revokeKey as revokeKeyOperation,
  rotateKey as rotateKeyOperation,
  updateKey as updateKeyOperation,
} from '../../contract/keys.ts';
import { keyOf, pathParameter, type Route } from '../../gateway/call.ts';
import { ApiError } from '../../gateway/errors.ts';
import { pageRequestOf } from '../../gateway/list-query.ts';
import { pageOfKeys, presentKey } from './key-records.ts';
import {
  checkCapability,
  issueKey,
  keyOfOwner,
  revokeKey,
  updateKey,
  type KeyChanges,
  type KeysDeps,
} from './keys.ts';
import { rotateKey } from './rotate-key.ts';

export function keyRoutes(deps: KeysDeps): Route[] {
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
        if (environment !== undefined && environment !== creator.environment)
          throw new ApiError('not_published');
        checkCapability(capability, creator.scopes);
        const options = {
          owner: creator,
          name,
          capability,
          ...(api_version !== undefined && { apiVersion: api_version }),
        };
        return { body: await deps.db.transaction().execute((trx) => issueKey(trx, deps.clock, options)) };
      },
    },
    {
      operation: listKeys,
      handle: async (call) => ({
        body: await pageOfKeys(deps.db, keyOf(call), pageRequestOf(call), deps.clock.now()),
      }),
    },
    {
      operation: getKey,
      handle: async (call) => ({
        body: presentKey(await keyOfOwner(deps.db, keyOf(call), pathParameter(call, 'id')), deps.clock.now()),
      }),
    },
    {
      operation: updateKeyOperation,
      async handle(call) {
        const caller = keyOf(call);
        const changes = call.body as KeyChanges;
        if (changes.capability) checkCapability(changes.capability, caller.scopes);
        return { body: await updateKey(deps, caller, pathParameter(call, 'id'), changes) };
      },
    },
    {
      operation: rotateKeyOperation,
      async handle(call) {
        const caller = keyOf(call);
        const { overlap_seconds, force } = call.body as { overlap_seconds?: number; force?: boolean };
        const options = { overlapSeconds: overlap_seconds, force, within: caller.scopes };
        return { body: await rotateKey(deps, caller, pathParameter(call, 'id'), options) };
      },
    },
    {
      operation: revokeKeyOperation,
      handle: async (call) => ({ body: await revokeKey(deps, keyOf(call), pathParameter(call, 'id')) }),
    },
  ];
}
