import type { nothing, TemplateResult, LitElement } from 'lit';
import type { SessionApi } from '../../kit/loading/session-api.ts';
import type { Alarm } from './alarm.ts';
import type { Work } from '../../kit/loading/work.ts';
import type { Loaded } from '../../records/record.ts';
import type { DashboardWork } from './details.ts';
import type { OrderWriter } from './accept-times.ts';
import type { Location, Order, UnitsOut } from './records.ts';

/** The panels that open at the side of the queue. */
export type Panel = 'history' | 'sold-out' | 'ordering' | 'rates';

/** The context that the panels share with the queue. */
export interface PanelContext {
  api: SessionApi;
  work: DashboardWork;
  failures: Pick<Work<never, string>, 'waiting' | 'words'>;
  clock: Clock;
  may: (scope: string) => boolean;
  merchant: () => string;
  /** The only location that is shown; empty: all. */
  location: () => string;
  /** The locations that take orders and are shown. */
  shownLocations: () => readonly Location[];
  /** Shows an order of a list. */
  open: (id: string) => void;
  /** Has all orders that wait for an answer take so many minutes longer, or less. */
  shiftTimes: (minutes: number) => void;
  locations: Loaded<Location[]>;
  writer: () => OrderWriter;
  /** The open orders. */
  orders: () => readonly Order[];
  /** To those who listen. */
  say: (text: string) => void;
  alarm: Pick<Alarm, 'isStopped' | 'turn'>;
  /** How many orders are late now. */
  late: () => number;
  /** Takes the current version of an order. */
  take: (order: Order) => void;
  /** The paper width of receipts, in millimeters. */
  paperWidth: () => string;
  /** Where the page has the merchant's set-up and its payouts, if it says so. */
  setUpUrl: () => string | undefined;
  payoutsUrl: () => string | undefined;
  /** Back from an order to where it was opened. */
  close: () => void;
  /** Adds time to an order in preparation. */
  delay: (order: Order) => void;
  /** Accepts an order without some of its units, after the time in which that can be taken back. */
  acceptWithout: (order: Order, unavailable: UnitsOut[]) => void;
  /** Whether a step of it was pressed, and can still be taken back. */
  isMoving: (order: Order) => boolean;
  /** The next steps of an order, as its card has them; nothing where its session may take none. */
  steps: (order: Order) => TemplateResult | typeof nothing;
}

/** The time in the session's environment: a sandbox's clock may be days ahead of the browser's. */
export class Clock {
  #aheadMs = 0;

  /** @param browserMs a moment by the browser's clock; by default now */
  now(browserMs = Date.now()): number {
    return browserMs + this.#aheadMs;
  }

  /** @param now what time the service says it is, as RFC 3339; without it, the browser's is taken */
  set(now = ''): void {
    this.#aheadMs = (Date.parse(now) || Date.now()) - Date.now();
  }
}

/** Renders an element again every few seconds: what it shows says how long until something is due. */
export function tick(host: LitElement, everyMs: number): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  host.addController({
    hostUpdated(): void {
      clearTimeout(timer);
      if (host.isConnected) timer = setTimeout(() => host.requestUpdate(), everyMs);
    },
    hostDisconnected(): void {
      clearTimeout(timer);
    },
  });
}
