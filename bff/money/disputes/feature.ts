import { requireDocumentType } from '../../core/api/document-files.ts';
import { type Principal, viewOf } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { Feature, FeatureDeps } from '../../core/feature.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { processorOf } from '../../providers/processor/processor.ts';
import { DISPUTE_LOOK } from '../payments/payments.ts';
import { addFile, DISPUTE_SEND, removeFile, requireRoom } from './answer-dispute.ts';
import {
  acceptDispute,
  decideSandboxDispute,
  deleteDisputeFile,
  getDispute,
  listDisputes,
  openSandboxDispute,
  submitDisputeEvidence,
  uploadDisputeFile,
} from './contract/disputes.ts';
import { findDispute, guestsOfDisputes, pageOfDisputes, presentDispute } from './dispute-records.ts';
import type { DisputeService } from './disputes.ts';
import { DISPUTE_FORGET, forgetEvidence } from './look-at-disputes.ts';
import { DISPUTE_FUNDS, moveFunds } from './move-funds.ts';
import { disputeMigrations } from './tables.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly disputes: DisputeService;
  }
}

export const disputes: Feature = {
  routes: disputeRoutes,
  migrations: disputeMigrations,
  guestRecords: [guestsOfDisputes],
  timers: {
    [DISPUTE_LOOK]: {
      outside: ({ deps, owner, record, dueAt }) => deps.disputes.lookDue(owner, record, dueAt),
    },
    [DISPUTE_FUNDS]: {
      async outside({ deps, owner, record }) {
        await moveFunds(deps, owner, record);
        return 'done';
      },
    },
    [DISPUTE_FORGET]: forgetEvidence,
    [DISPUTE_SEND]: { outside: ({ deps, owner, record }) => deps.disputes.sendDue(owner, record) },
  },
};

type RouteDeps = Pick<
  FeatureDeps,
  'db' | 'fromReplica' | 'clock' | 'keys' | 'processors' | 'disputes' | 'payments'
>;

function disputeRoutes(deps: RouteDeps): Route[] {
  const { db, fromReplica, clock, keys, processors, disputes } = deps;
  const nowOf = async (caller: Principal): Promise<Date> => new Date(await keys.clocks.now(caller));

  return [
    route(listDisputes, async ({ principal, query }) => ({
      body: await fromReplica((reading) =>
        pageOfDisputes(reading, viewOf(principal), pageRequestOf(query), query),
      ),
    })),
    route(getDispute, async ({ principal, params }) => ({
      body: presentDispute(await findDispute(db, viewOf(principal), params.id)),
    })),
    route(submitDisputeEvidence, async ({ principal, params, body, idempotency }) => ({
      body: await disputes.answer(viewOf(principal), params.id, body, idempotency?.id),
    })),
    route(uploadDisputeFile, async ({ principal, params, query, rawBody, idempotency }) => {
      const view = viewOf(principal);
      const at = await nowOf(principal);
      const intent = idempotency?.id;
      const known = await findDispute(db, view, params.id);
      // The file of a repeated request is there already.
      const isRepeated = known.evidence_files.some((one) => one.intent !== null && one.intent === intent);
      if (isRepeated) return { body: presentDispute(known) };
      requireRoom(known, at);
      const mediaType = requireDocumentType(rawBody, 'file');
      const processor = processorOf(processors, principal.environment);
      const token = await processor.disputes.keepFile(rawBody, mediaType);
      const file = { name: normalized(query.name), mediaType, size: rawBody.length, token };
      const row = await inTransaction(db, (work) =>
        addFile(work, view, params.id, file, { clock, at, intent }),
      );
      return { body: presentDispute(row) };
    }),
    route(
      deleteDisputeFile,
      async ({ principal, params, work }) => {
        const at = new Date(await nowIn(work.db, clock, principal));
        return { body: presentDispute(await removeFile(work, viewOf(principal), params, at)) };
      },
      {
        readAgain: async ({ principal, params }) => ({
          body: presentDispute(await findDispute(db, viewOf(principal), params.id)),
        }),
      },
    ),
    route(acceptDispute, async ({ principal, params }) => ({
      body: await disputes.accept(viewOf(principal), params.id),
    })),
    route(openSandboxDispute, async ({ principal, body: { payment, reason = 'general' } }) => ({
      body: await disputes.open(viewOf(principal), payment, reason),
    })),
    route(decideSandboxDispute, async ({ principal, params, body }) => ({
      body: await disputes.decide(viewOf(principal), params.id, body.outcome),
    })),
  ];
}
