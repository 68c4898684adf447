import type { FeatureDeps } from '../../core/feature.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import { viewOf, type Principal } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { EvidenceFileType } from '../../providers/processor/contract/dispute.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { processorOf } from '../../providers/processor/processor.ts';
import { addFile, removeFile, requireRoom } from './answer-dispute.ts';
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
import { findDispute, pageOfDisputes, presentDispute } from './dispute-records.ts';

type RouteDeps = Pick<
  FeatureDeps,
  'db' | 'fromReplica' | 'clock' | 'keys' | 'processors' | 'disputes' | 'payments'
>;

export function disputeRoutes(deps: RouteDeps): Route[] {
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
      const mediaType = fileTypeOf(rawBody);
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

/** The first bytes of each file format. */
const SIGNATURES: readonly (readonly [EvidenceFileType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];

/** Detects a file's type from its content, whatever was declared. @throws {ApiError} field_invalid */
function fileTypeOf(bytes: Buffer): EvidenceFileType {
  const known = SIGNATURES.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature));
  if (known) return known[0];
  throw new ApiError('field_invalid', {
    message: 'The file must be a PDF, JPEG or PNG file.',
    param: 'file',
  });
}
