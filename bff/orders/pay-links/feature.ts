import { hash } from 'node:crypto';
import { activeMerchant } from '../../accounts/merchants/merchants.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import { eventsAround, eventsRecordedBy } from '../../core/events/find-events.ts';
import type { Feature, SimulationRequest, Simulations } from '../../core/feature.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { endPayLink, payLinkTimers } from './change-pay-link.ts';
import { createPayLink } from './create-pay-link.ts';
import { guestRoutes } from './guest-routes.ts';
import { guestsOfPayLinks } from './link-payments.ts';
import { linksOfOrders } from './orders-of-links.ts';
import { type PayLinkRow, savePayLink, viewOfLink } from './pay-link-records.ts';
import { payLinkRoutes } from './pay-link-routes.ts';
import { payLinkPayable } from './pay-link-payable.ts';
import { payeeOf } from './present-pay-link.ts';
import { payPayLink } from './start-link-payment.ts';
import { payLinkMigrations } from './tables.ts';
import { updatePayLink } from './update-pay-link.ts';
import { forgetVisits, guestsOfVisits } from './visit-records.ts';

const HOUR_MS = 60 * 60_000;

/**
 * The sandbox's simulation of each event: a new link of the merchant, and the steps that lead to the event.
 */
const payLinkSimulations: Simulations = {
  'pay_link.created': async (work, request) => void (await simulatedLink(work, request)),
  'pay_link.updated': async (work, request) => {
    const row = await simulatedLink(work, request);
    const change = { description: 'Simulated deposit, changed' };
    await updatePayLink(work, request.deps, viewOfLink(row), row.id, change, await timeOf(work, request));
  },
  'pay_link.expired': async (work, request) => {
    const row = await simulatedLink(work, request);
    const now = await timeOf(work, request);
    // Lets it expire now; then runs its timer.
    const due = await savePayLink(work.db, row, { expires_at: now }, now);
    await endPayLink(work, request.deps, due, { status: 'expired', now });
  },
  'pay_link.canceled': async (work, request) => {
    const row = await simulatedLink(work, request);
    await endPayLink(work, request.deps, row, { status: 'canceled', now: await timeOf(work, request) });
  },
  /** Paying asks the processor, so this is no part of one transaction. */
  'pay_link.completed': {
    outside: async (request) => {
      const { deps, caller, requestId } = request;
      const sinceMs = Date.now();
      const { row, events } = await inTransaction(deps.db, async (work) => ({
        row: await simulatedLink(work, request),
        events: await eventsRecordedBy(work.db, caller),
      }));
      await payPayLink(deps, viewOfLink(row), {
        id: row.id,
        body: { source: { token: 'tok_paid' } },
        intent: hash('sha256', `simulated ${requestId} ${row.id}`, 'base64url'),
        now: new Date(await deps.keys.clocks.now(caller)),
        requestId,
      });
      const around = await eventsAround(deps.db, caller, {
        merchantId: row.merchant_id,
        record: row.id,
        sinceMs,
      });
      return [...events.filter(({ id }) => !around.some((other) => other.id === id)), ...around];
    },
  },
};

/** A link for a fixed amount, for an hour. */
async function simulatedLink(work: Work, request: SimulationRequest): Promise<PayLinkRow> {
  const { deps, caller } = request;
  const merchantId = await activeMerchant(work, request);
  const now = await timeOf(work, request);
  const { currency } = await payeeOf(work.db, { ...caller, only: merchantId }, merchantId);
  const body = {
    amount: { amount: 3648, currency },
    description: 'Simulated deposit',
    expires_at: new Date(now.getTime() + HOUR_MS).toISOString(),
  };
  const { partnerId, environment } = caller;
  return createPayLink(work, deps, { owner: { partnerId, environment }, merchantId, body, now });
}

async function timeOf(work: Work, { deps, caller }: SimulationRequest): Promise<Date> {
  return new Date(await nowIn(work.db, deps.clock, caller));
}

const FORGET_EVERY_MS = 60 * 60 * 1000;

export const payLinks: Feature = {
  catalog: (tag) => import(`./languages/${tag}.ts`),
  routes: (deps) => [...payLinkRoutes(deps), ...guestRoutes(deps)],
  payables: { pay_link: payLinkPayable },
  orderFollower: linksOfOrders,
  guestRecords: [guestsOfPayLinks, guestsOfVisits],
  simulations: payLinkSimulations,
  timers: payLinkTimers,
  migrations: payLinkMigrations,
  chores: [
    {
      name: 'pay_links.forget_visits',
      everyMs: FORGET_EVERY_MS,
      run: ({ db, clock }) => forgetVisits(db, clock.now()),
    },
  ],
};
