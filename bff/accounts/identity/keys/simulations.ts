import type { Work } from '../../../core/database/unit-of-work.ts';
import type { SimulationRequest, Simulations } from '../../../core/feature.ts';
import { clearExpiryNotice, tellOfEnd } from './expiry-notices.ts';
import { issueKey } from './issue-key.ts';
import { revokeKey } from './keys.ts';
import { rotateKey } from './rotate-key.ts';

/** Its secret is never returned, so the key can't be used. It has one scope, which the caller has too. */
const TEST_KEY = { name: 'Simulated key', capability: ['sandbox:write'] };
const OVERLAP_SECONDS = 3600;

export const keySimulations: Simulations = {
  'key.created': newKey,
  'key.rotated': async (work, request) => {
    await rotate(work, request, await newKey(work, request));
  },
  /** The overlap is shorter than the notice period, so its notice is due at once: it is sent here. */
  'key.expiring': async (work, request) => {
    const { deps, caller: owner } = request;
    const record = await newKey(work, request);
    await rotate(work, request, record);
    await clearExpiryNotice(work.db, owner, record);
    await tellOfEnd(work, { deps, owner, record });
  },
  'key.revoked': async (work, request) => {
    const { deps, caller } = request;
    await revokeKey(work, { clock: deps.clock, directory: deps.keys }, caller, await newKey(work, request));
  },
};

async function newKey(work: Work, { deps, caller }: SimulationRequest): Promise<string> {
  return (await issueKey(work, deps.clock, { ...TEST_KEY, owner: caller })).id;
}

async function rotate(work: Work, { deps, caller }: SimulationRequest, id: string): Promise<void> {
  await rotateKey(work, { clock: deps.clock, directory: deps.keys }, caller, id, {
    overlapSeconds: OVERLAP_SECONDS,
  });
}
