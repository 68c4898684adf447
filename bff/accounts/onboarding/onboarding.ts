import type { Selectable } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import type { Sealer } from '../../core/http/secrets.ts';
import type { DocumentType } from './contract/onboarding.ts';
import type { OnboardingDocumentsTable } from './tables.ts';

/** The documents of merchants, for those who review them; `documents.ts` keeps them. */

/** A document without its bytes. */
export type StoredDocument = Omit<Selectable<OnboardingDocumentsTable>, 'sealed'> & {
  /** Whether the file itself is there: a sandbox keeps none. */
  readonly is_kept: boolean;
};

/** Returns the documents of a merchant without their bytes, the oldest first. */
export function documentsOf(db: Db, owner: Owner, merchantId: string): Promise<StoredDocument[]> {
  return db
    .selectFrom('onboarding_documents')
    .select([
      'id',
      'partner_id',
      'environment',
      'merchant_id',
      'media_type',
      'size',
      'sha256',
      'created_at',
      (eb) => eb('sealed', 'is not', null).as('is_kept'),
    ])
    .where('merchant_id', '=', merchantId)
    .where(ownedBy('onboarding_documents', owner))
    .orderBy('id')
    .execute() as Promise<StoredDocument[]>;
}

/** A document with its bytes, for those who review merchants. */
export interface OpenedDocument {
  readonly mediaType: DocumentType;
  readonly bytes: Buffer;
}

/**
 * Opens a document of a merchant, for the operator alone: no operation of the API returns one.
 * @returns `undefined` if the merchant has no such document, or its bytes aren't kept
 * @throws {Error} it was sealed with another key
 */
export async function openDocument(
  db: Db,
  owner: Owner,
  { merchantId, id }: { readonly merchantId: string; readonly id: string },
  sealer: Pick<Sealer, 'openBytes'>,
): Promise<OpenedDocument | undefined> {
  const row = await db
    .selectFrom('onboarding_documents')
    .select(['media_type', 'sealed'])
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .where(ownedBy('onboarding_documents', owner))
    .executeTakeFirst();
  if (!row?.sealed) return undefined;
  return { mediaType: row.media_type, bytes: sealer.openBytes(row.sealed, id) };
}

/** Deletes all documents of a merchant. @returns how many there were */
export async function eraseDocuments(trx: Db, owner: Owner, merchantId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('onboarding_documents')
    .where('merchant_id', '=', merchantId)
    .where(ownedBy('onboarding_documents', owner))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
