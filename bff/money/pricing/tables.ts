import type { ColumnType } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { LineRates } from '../../core/arithmetic/fees.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { PriceLine } from './contract/price-fields.ts';
import type { Layer, RuleMode } from './contract/price-rule.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    price_sheets: PriceSheetsTable;
    price_rules: PriceRulesTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    psh: true;
    prl: true;
  }
}

/** The rates of every line. */
export type SheetLines = Readonly<Record<PriceLine, LineRates>>;

/** Nothing of a published one changes, and none is deleted: a trigger refuses it. */
export interface PriceSheetsTable extends RecordColumns {
  /** Null: for every partner of the environment. */
  partner_id: string | null;
  environment: EnvironmentName;
  currency: string;
  lines: ColumnType<SheetLines, string, never>;
  effective_at: Date;
  /** Null: a draft. */
  published_at: Date | null;
}

export interface PriceRulesTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  layer: Layer;
  target: string | null;
  line: PriceLine;
  currency: string;
  mode: RuleMode;
  bps: number;
  /** int8: it comes back as digits. */
  fixed: string;
  active_from: Date;
  ended_at: Date | null;
}
