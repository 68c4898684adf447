import type { SessionApi } from '../kit/session-api.ts';
import type { Work } from '../kit/work.ts';
import type { Loaded } from '../surface/loaded.ts';
import type { Clock } from './clock.ts';
import type { DashboardWork } from './dashboard-work.ts';
import type { OrderWriter } from './order-writer.ts';
import type { Location, Order } from './records.ts';

/** What the panels share with the queue. */
export interface PanelContext {
  api: SessionApi;
  work: DashboardWork;
  failures: Pick<Work<never, string>, 'waiting' | 'words'>;
  clock: Clock;
  may: (scope: string) => boolean;
  merchant: () => string;
  /** The only location that is shown; empty: all. */
  location: () => string;
  locations: Loaded<Location[]>;
  writer: () => OrderWriter;
  /** How many orders are late now. */
  late: () => number;
  /** What an order is now. */
  take: (order: Order) => void;
  /** Of receipts, in millimetres. */
  paperWidth: () => string;
  /** Where the page has the merchant's set-up and its payouts, if it says so. */
  setUpUrl: () => string | undefined;
  payoutsUrl: () => string | undefined;
  /** Back to the queue. */
  close: () => void;
}
