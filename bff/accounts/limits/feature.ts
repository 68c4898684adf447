import { pageRequestOf } from '../../core/database/pagination.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { route, type Route } from '../../core/api/route.ts';
import type { Feature, FeatureDeps, SimulationRequest } from '../../core/feature.ts';
import type { DueTimer } from '../../core/timers/timer-handler.ts';
import { letterLanguage } from '../people/people.ts';
import { newMerchant } from '../merchants/merchants.ts';
import { createLimitRequest, getLimitRequest, listLimitRequests } from './contract/limit-requests.ts';
import {
  askForLimit,
  decideLimitRequest,
  LIMIT_LETTER,
  pageOfLimitRequests,
  readLimitRequest,
} from './limits.ts';
import { limitLetter } from './limit-letter.ts';
import { limitMigrations } from './tables.ts';

/** Rate limits of keys and merchants, which the operator raises when a partner asks. */
export const limits: Feature = {
  routes: limitRoutes,
  timers: { [LIMIT_LETTER]: sendLetter },
  simulations: { 'limit_request.updated': simulateRefusal },
  migrations: limitMigrations,
  catalog: (tag) => import(`./languages/${tag}.ts`),
};

function limitRoutes(deps: FeatureDeps): Route[] {
  const { db } = deps;
  return [
    route(createLimitRequest, async ({ principal, work, body }) => ({
      body: await askForLimit(work, deps, principal, body),
    })),
    route(listLimitRequests, async ({ principal, query }) => ({
      body: await pageOfLimitRequests(db, principal, pageRequestOf(query), query),
    })),
    route(getLimitRequest, async ({ principal, params }) => ({
      body: await readLimitRequest(db, principal, params.id),
    })),
  ];
}

/** Emails the operator's answer to the person who asked. */
async function sendLetter(work: Work, { deps, owner, record }: DueTimer<FeatureDeps>): Promise<void> {
  const row = await work.db
    .selectFrom('limit_requests')
    .selectAll()
    .where('id', '=', record)
    .executeTakeFirst();
  if (!row || row.asked_by === null || row.status === 'open') return;
  const { messages, publicUrl } = deps;
  const letter = limitLetter({
    granted: row.granted_per_minute,
    wanted: row.per_minute,
    answer: row.answer,
    publicUrl,
  });
  const language = await letterLanguage({ db: work.db, languages: deps.languages }, { email: row.asked_by });
  // The people of a team are real in both environments.
  const environment = messages.isOffered('production', 'email') ? 'production' : 'sandbox';
  await messages.send(
    work,
    { ...owner, environment },
    {
      channel: 'email',
      to: row.asked_by,
      ...(await messages.write(work.db, { letter, from: undefined, language })),
    },
  );
}

/** Refuses an open request, or a new one: a simulation leaves the limits as they are. */
async function simulateRefusal(work: Work, request: SimulationRequest): Promise<void> {
  const { caller, deps } = request;
  const open = await pageOfLimitRequests(
    work.db,
    caller,
    { limit: 1, after: undefined },
    { status: 'open', ...(request.merchantId !== undefined && { merchant: request.merchantId }) },
  );
  const merchant = request.merchantId ?? (open.data[0] ? undefined : (await newMerchant(work, request)).id);
  const { id } =
    open.data[0] ??
    (await askForLimit(work, deps, caller, {
      ...(merchant !== undefined && { merchant }),
      per_minute: 999_999,
      reason: 'A simulation',
    }));
  await decideLimitRequest(work, deps, id, { perMinute: undefined, answer: 'A simulated refusal.' });
}
