import type { ColumnType } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { SurfaceName } from '../surfaces/contract/surface-names.ts';
import type { DOMAIN_STATUSES, DomainFailure } from './contract/domain.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    domains: DomainsTable;
    served_hosts: ServedHostsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    dom: true;
  }
}

export interface DomainsTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  /** ASCII, lower case; unique for the owner. */
  host: string;
  surface: SurfaceName | null;
  merchant_id: string | null;
  status: (typeof DOMAIN_STATUSES)[number];
  /** What its TXT record has to hold. */
  proof: string;
  failure: ColumnType<DomainFailure | null, string | null, string | null>;
  checked_at: Date | null;
  verified_at: Date | null;
  /** Since when a verified domain is not in order. */
  failing_since: Date | null;
}

/** The hosts that are served, each by the domain that was the first to verify it. */
export interface ServedHostsTable {
  host: string;
  domain_id: string;
}
