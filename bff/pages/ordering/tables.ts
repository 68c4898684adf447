import type { ColumnType } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { CartContent } from './cart.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    ordering_carts: OrderingCartsTable;
  }
}

export interface OrderingCartsTable {
  /** SHA-256 of the guest's cookie. */
  guest_hash: string;
  location_id: string;
  partner_id: string;
  environment: EnvironmentName;
  content: ColumnType<CartContent, string, string>;
  updated_at: Date;
}
