import type { ColumnType } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Migrations } from '../../core/database/migrate.ts';
import type { DocumentType } from './contract/onboarding.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    onboarding_documents: OnboardingDocumentsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    doc: true;
  }
}

/** A file that a merchant has sent in for its review. Rows are only added and deleted. */
export interface OnboardingDocumentsTable {
  id: string;
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  media_type: DocumentType;
  /** In bytes. */
  size: number;
  /** The hash of the file, in hexadecimal digits. */
  sha256: string;
  /** The file, sealed for its ID; `null` in a sandbox, which keeps no files. */
  sealed: ColumnType<Uint8Array | null, Uint8Array | null, never>;
  /** On the environment's clock. */
  created_at: Date;
}

export const onboardingMigrations: Migrations = {
  /** Sealed bytes don't get smaller: they are stored as they are. */
  '102-onboarding-documents': [
    `create table onboarding_documents (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      merchant_id text not null references merchants,
      media_type text not null,
      size integer not null,
      sha256 text not null,
      sealed bytea,
      created_at timestamptz not null)`,
    `alter table onboarding_documents alter column sealed set storage external`,
    `create unique index onboarding_documents_of_merchant on onboarding_documents (merchant_id, sha256)`,
  ],
};
