import type { SessionApi } from '../../kit/session-api.ts';
import type { Loaded } from '../../records/loaded.ts';
import type { PayoutsWork } from './payouts-work.ts';
import type { Balance, Merchant } from './records.ts';

/** What the forms show and change. */
export interface FormsContext {
  api: SessionApi;
  work: PayoutsWork;
  balance: Loaded<Balance>;
  merchant: Loaded<Merchant>;
  /** Called after each change. */
  changed: () => void;
}
