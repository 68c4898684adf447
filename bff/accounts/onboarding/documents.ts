import { createHash } from 'node:crypto';
import { ApiError } from '../../core/api/errors.ts';
import { keptUntil } from '../../core/contract/retention.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { Sealer } from '../../core/http/secrets.ts';
import type { TimerHandlers } from '../../core/timers/timer-handler.ts';
import { setTimer } from '../../core/timers/timers.ts';
import { isUnderReview, lockMerchantRow, REVIEW_DECIDED } from '../merchants/merchants.ts';
import type { DocumentType } from './contract/onboarding.ts';
import { documentsOf, eraseDocuments } from './onboarding.ts';

/** The most documents of one merchant: of its business and of eight people, each twice, and two more. */
export const MOST_DOCUMENTS = 20;

/** The timer kind whose handler deletes a merchant's documents. The record is the merchant. */
const DOCUMENTS_FORGET = 'documents.forget';

const DAY_MS = 24 * 60 * 60_000;

/** A file to keep, recognized by its content. */
export interface NewDocument {
  readonly bytes: Buffer;
  readonly mediaType: DocumentType;
}

/** The dependencies for keeping a document. */
interface KeepDeps {
  readonly sealer: Sealer;
  readonly retention: FeatureDeps['retention'];
}

/**
 * Keeps a file of a merchant, sealed. The same file is kept once. Call it with the merchant locked, so that
 * two uploads at once can't exceed the limit.
 * @returns the ID of the document
 * @throws {ApiError} state_forbids: there are too many
 */
export async function keepDocument(
  trx: Db,
  owner: Owner,
  merchantId: string,
  { bytes, mediaType }: NewDocument,
  { sealer, retention, now }: KeepDeps & { readonly now: Date },
): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const kept = await documentsOf(trx, owner, merchantId);
  await setTimer(trx, owner, {
    kind: DOCUMENTS_FORGET,
    record: merchantId,
    dueAt: keptUntil(now, retention.documents),
  });
  const same = kept.find((document) => document.sha256 === sha256);
  if (same) return same.id;
  if (kept.length >= MOST_DOCUMENTS) {
    const most = `at most ${MOST_DOCUMENTS} documents`;
    const message = `A merchant can have ${most}, and this one has reached that limit.`;
    throw new ApiError('state_forbids', { message, param: 'document' });
  }
  const id = newId('doc');
  await trx
    .insertInto('onboarding_documents')
    .values({
      id,
      partner_id: owner.partnerId,
      environment: owner.environment,
      merchant_id: merchantId,
      media_type: mediaType,
      size: bytes.length,
      sha256,
      sealed: owner.environment === 'production' ? sealer.sealBytes(bytes, id) : null,
      created_at: now,
    })
    .execute();
  return id;
}

/**
 * Checks that the documents which a change names are kept of this merchant. A sandbox takes any token.
 * @param named the token of each, by its parameter
 * @throws {ApiError} field_invalid
 */
export async function requireDocuments(
  trx: Db,
  owner: Owner,
  merchantId: string,
  named: ReadonlyMap<string, string>,
): Promise<void> {
  if (owner.environment === 'sandbox' || named.size === 0) return;
  const kept = new Set((await documentsOf(trx, owner, merchantId)).map(({ id }) => id));
  for (const [param, token] of named) {
    if (kept.has(token)) continue;
    const message = `${param} must be the token of a document that was uploaded for this merchant.`;
    throw new ApiError('field_invalid', { message, param });
  }
}

/** Delete a merchant's documents a set time after the last upload or the decision, whichever is later. */
export const documentTimers: TimerHandlers<FeatureDeps> = {
  [REVIEW_DECIDED]: async (work: Work, { deps, owner, record, dueAt }) => {
    if ((await documentsOf(work.db, owner, record)).length === 0) return;
    const until = keptUntil(dueAt, deps.retention.documents);
    await setTimer(work.db, owner, { kind: DOCUMENTS_FORGET, record, dueAt: until });
  },
  [DOCUMENTS_FORGET]: async (work: Work, { owner, record, dueAt }) => {
    if (!isUnderReview(await lockMerchantRow(work.db, owner, record))) {
      await eraseDocuments(work.db, owner, record);
      return;
    }
    // The decision sets the timer again.
    const again = new Date(dueAt.getTime() + DAY_MS);
    await setTimer(work.db, owner, { kind: DOCUMENTS_FORGET, record, dueAt: again });
  },
};
