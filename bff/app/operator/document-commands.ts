import { documentsOf, eraseDocuments, openDocument } from '../../accounts/onboarding/onboarding.ts';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { loadEndpointSecrets } from '../../developers/webhooks/webhooks.ts';
import { ApiError } from '../../core/api/errors.ts';
import { need, UsageError, type Command } from './command.ts';

/** The operator's commands for the documents that merchants send in for their review. */
export const DOCUMENT_COMMANDS: readonly Command[] = [
  {
    name: 'documents list',
    usage: '--merchant mer_…  (the documents that are kept of a merchant)',
    run: async ({ db, flags }) => {
      const merchantId = need(flags, 'merchant');
      const documents = await documentsOf(db, await ownerOf(db, merchantId), merchantId);
      return documents.map(({ id, media_type, size, created_at, is_kept }) => ({
        id,
        media_type,
        size,
        created_at,
        is_kept,
      }));
    },
  },
  {
    name: 'documents open',
    // Changes nothing, but the partner may see who opened a merchant's document.
    isChange: true,
    usage: '--merchant mer_… --document doc_…  (prints a document, in base64)',
    run: async ({ db, clock, secrets, flags }) => {
      const merchantId = need(flags, 'merchant');
      const id = need(flags, 'document');
      const owner = await ownerOf(db, merchantId);
      const sealer = await loadEndpointSecrets(db, clock, secrets?.webhookSecretsKey);
      const opened = await openDocument(db, owner, { merchantId, id }, sealer);
      if (!opened)
        throw new ApiError('not_found', { message: 'This document isn’t kept.', param: 'document' });
      const { mediaType, bytes } = opened;
      return { media_type: mediaType, size: bytes.length, base64: bytes.toString('base64') };
    },
  },
  {
    name: 'documents erase',
    isChange: true,
    usage: '--merchant mer_…  (deletes every document of a merchant, before its time)',
    run: async ({ db, flags }) => {
      const merchantId = need(flags, 'merchant');
      const owner = await ownerOf(db, merchantId);
      return inTransaction(db, async (work) => ({
        merchant: merchantId,
        erased: await eraseDocuments(work.db, owner, merchantId),
      }));
    },
  },
];

/** @throws {UsageError} there is no such merchant */
async function ownerOf(db: Db, merchantId: string): Promise<Owner> {
  const row = await db
    .selectFrom('merchants')
    .select(['partner_id', 'environment'])
    .where('id', '=', merchantId)
    .executeTakeFirst();
  if (!row) throw new UsageError(`merchant ${merchantId} doesn't exist`);
  return { partnerId: row.partner_id, environment: row.environment };
}
