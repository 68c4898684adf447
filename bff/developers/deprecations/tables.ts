import type { DeprecationKind } from '../../core/contract/deprecations/deprecation.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    api_uses: ApiUsesTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    use: true;
  }
}

/** What one key, or the pages of one origin, used of the API on one day. */
export interface ApiUsesTable {
  /** Follows from all that isn't the day or counted. */
  use_id: string;
  /** In UTC, in the real time. */
  day: string;
  partner_id: string;
  environment: EnvironmentName;
  kind: DeprecationKind;
  name: string;
  /** Id of a key; of elements, an origin, or nothing. */
  used_by: string;
  /** Digits. */
  calls: string;
  last_used_at: Date;
}
