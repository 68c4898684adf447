import type { Work } from '../database/unit-of-work.ts';
import { writeExpiryNotices } from '../identity/keys/expiry-notices.ts';
import { issueKey, revokeKey } from '../identity/keys/keys.ts';
import { rotateKey } from '../identity/keys/rotate-key.ts';
import { changing, type Simulation, type SimulationRequest } from './simulation.ts';

/** Its secret is returned to nobody, so it can't be used. It has one scope that the caller has, too. */
const TEST_KEY = { name: 'Simulated key', capability: ['sandbox:write'] };
const OVERLAP_SECONDS = 3600;

export const simulateKeyCreated: Simulation = changing(newKey);

export const simulateKeyRotated: Simulation = changing(async (work, request) => {
  await rotate(work, request, await newKey(work, request));
});

/** The overlap is shorter than the notice period, so its notice is due at once. */
export const simulateKeyExpiring: Simulation = changing(async (work, request) => {
  await rotate(work, request, await newKey(work, request));
  await writeExpiryNotices(work.db, request.deps.clock, request.caller);
});

export const simulateKeyRevoked: Simulation = changing(async (work, request) => {
  await revokeKey(work, request.deps, request.caller, await newKey(work, request));
});

async function newKey(work: Work, { deps, caller }: SimulationRequest): Promise<string> {
  return (await issueKey(work, deps.clock, { ...TEST_KEY, owner: caller })).id;
}

async function rotate(work: Work, { deps, caller }: SimulationRequest, id: string): Promise<void> {
  await rotateKey(work, deps, caller, id, { overlapSeconds: OVERLAP_SECONDS });
}
