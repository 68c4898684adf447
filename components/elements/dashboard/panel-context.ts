import type { nothing, TemplateResult } from 'lit';
import type { SessionApi } from '../../kit/loading/session-api.ts';
import type { Work } from '../../kit/loading/work.ts';
import type { Loaded } from '../../records/loaded.ts';
import type { Clock } from './clock.ts';
import type { Counter } from './counter.ts';
import type { DashboardWork } from './details.ts';
import { type CardContext, steps } from './order-card.ts';
import { isLate } from './order-words.ts';
import type { OrderWriter } from './accept-times.ts';
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
  /** The next steps of an order, as its card has them; nothing where its session may take none. */
  steps: (order: Order) => TemplateResult | typeof nothing;
}

/** The element's own. */
interface PanelHost {
  readonly paperWidth: '80' | '58' | undefined;
  readonly setUpUrl: string | undefined;
  readonly payoutsUrl: string | undefined;
  may: (scope: string) => boolean;
}

export function panelContext(
  host: PanelHost,
  counter: Counter,
  { cards, ...of }: Pick<PanelContext, 'api' | 'merchant'> & { cards: () => CardContext },
): PanelContext {
  const { work, failures, clock, locations, queue } = counter;
  return {
    ...of,
    work,
    failures,
    clock,
    locations,
    may: (scope) => host.may(scope),
    location: () => counter.location,
    writer: () => counter.writer,
    take: (order) => void queue.take(order),
    late: () => queue.orders.filter((order) => isLate(order, clock.now())).length,
    paperWidth: () => host.paperWidth || '80',
    setUpUrl: () => host.setUpUrl,
    payoutsUrl: () => host.payoutsUrl,
    close: () => counter.opened.close(),
    steps: (order) => steps(order, cards()),
  };
}
