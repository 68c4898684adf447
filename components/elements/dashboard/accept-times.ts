import type { LitElement, nothing, TemplateResult } from 'lit';
import { counted, language, spanText } from '../../i18n/format.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { icon, type IconName } from './icons.ts';
import { promisedMs, groupOf } from './order-words.ts';
import type { Location, Order, Money } from './records.ts';
import { localeOf, moneyText } from '../../i18n/money-and-dates.ts';
import { own } from '../../session/trellis-error.ts';

/**
 * How amounts and times of orders are written: in the page's language, on the clocks of the order's location.
 */
export interface OrderWriter {
  nowMs: number;
  locale: string;
  money: (amount: Money) => string;
  /** `18:40`, with its day unless that is today. */
  time: (at: string, order: Pick<Order, 'location'>) => string;
  /** `in 12 min`, `8 min late`. */
  left: (order: Order) => string;
}

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** @param locations those that are known; the browser's clock is taken for others */
export function orderWriter(
  tag: string | undefined,
  locations: readonly Location[],
  nowMs: number,
): OrderWriter {
  const locale = localeOf(tag);
  const zoneOf = ({ location }: Pick<Order, 'location'>) => {
    const timeZone = locations.find(({ id }) => id === location)?.timezone;
    return timeZone ? { timeZone } : {};
  };
  return {
    nowMs,
    locale,
    money: ({ amount, currency }) => moneyText(amount, currency, locale),
    time: (at, order) => {
      const zone = zoneOf(order);
      const dayOf = (ms: number) => new Date(ms).toLocaleDateString('en', own(zone));
      const isToday = dayOf(Date.parse(at)) === dayOf(nowMs);
      return new Date(at).toLocaleString(locale, own({ ...(isToday ? {} : DAY), ...CLOCK, ...zone }));
    },
    left: (order) => leftText(order, nowMs),
  };
}

function leftText(order: Order, nowMs: number): string {
  const leftS = (promisedMs(order) - nowMs) / 1000;
  if (leftS >= 60) return aheadText(leftS);
  if (leftS > -60) return msg('now');
  const span = minutesText(Math.round(-leftS / 60));
  // An order that is ready isn't late: it waits to be picked up.
  return groupOf(order) === 'ready' ? msg(str`waiting for ${span}`) : msg(str`${span} late`);
}

/** `12 min`; from an hour on, in larger units. */
export const minutesText = (minutes: number): string =>
  minutes < 60 ? msg(str`${counted(minutes)} min`) : spanText(minutes * 60);

/** `in 12 min`, in the cases that the language has for it. */
function aheadText(leftS: number): string {
  const format = new Intl.RelativeTimeFormat(language(), own({ style: 'short' }));
  const minutes = Math.round(leftS / 60);
  if (minutes < 60) return format.format(minutes, 'minute');
  const hours = Math.round(minutes / 6) / 10;
  return hours < 24 ? format.format(hours, 'hour') : format.format(Math.round(hours / 24), 'day');
}

const STEP = 5;
/** As the API has it. */
const MOST = 240;
/** Where a location's own isn't known. */
const DEFAULT_LEAD = 20;

/**
 * In how many minutes orders will be ready that are accepted now: what their customers were told, unless
 * somebody chooses otherwise.
 */
export class AcceptTimes {
  #host: LitElement;
  #locations: () => readonly Location[];
  #now: () => number;
  #chosen = new Map<string, number>();

  constructor(host: LitElement, locations: () => readonly Location[], now: () => number) {
    this.#host = host;
    this.#locations = locations;
    this.#now = now;
  }

  /** Returns the fields sent with the acceptance; none if the time promised to the customer still holds. */
  valuesOf(order: Order): { ready_in?: number } {
    const minutes = this.#chosen.get(order.id) ?? (this.#isOver(order) ? this.#minutesOf(order) : undefined);
    return minutes === undefined ? {} : { ready_in: minutes };
  }

  /** Nothing for an order that is wanted at a time. */
  render(order: Order, { writer }: { writer: OrderWriter }): TemplateResult | typeof nothing {
    const { scheduled_at: scheduledAt } = order.fulfillment;
    const at = scheduledAt && writer.time(scheduledAt, order);
    if (at) return html`<p class="wanted"><b>${msg(str`For ${at}`)}</b></p>`;
    const minutes = this.#minutesOf(order);
    const readyAt = new Date(this.#now() + minutes * 60_000).toISOString();
    return html`<div class="minutes" role="group" aria-label=${msg('Ready in')}>
      ${this.#step(order, -STEP, msg('5 minutes less'), 'minus')}
      <output
        ><span aria-hidden="true"><bdi>${writer.time(readyAt, order)}</bdi></span
        ><span class="unseen">${msg(str`Ready in ${counted(minutes)} min`)}</span></output
      >
      ${this.#step(order, STEP, msg('5 minutes more'), 'plus')}
    </div>`;
  }

  /** All of these orders will take so much longer, or so much less long. */
  shift(orders: readonly Order[], by: number): void {
    for (const order of orders) {
      if (order.fulfillment.scheduled_at) continue;
      this.#chosen.set(order.id, Math.min(MOST, Math.max(STEP, this.#minutesOf(order) + by)));
    }
  }

  /** In steps of five, nearest to what is left of the time that was promised. */
  #minutesOf(order: Order): number {
    const chosen = this.#chosen.get(order.id);
    if (chosen !== undefined) return chosen;
    if (this.#isOver(order)) return this.#leadOf(order);
    return Math.min(MOST, inSteps((promisedMs(order) - this.#now()) / 60_000));
  }

  /** The customer's time is over, or as good as: another one is promised. */
  #isOver(order: Order): boolean {
    return !order.fulfillment.scheduled_at && promisedMs(order) - this.#now() < 60_000;
  }

  #leadOf({ location, fulfillment: { type } }: Order): number {
    const known = this.#locations().find(({ id }) => id === location);
    return inSteps(known?.fulfillments[type].lead_minutes ?? DEFAULT_LEAD);
  }

  #step(order: Order, by: number, label: string, sign: IconName): TemplateResult {
    const to = this.#minutesOf(order) + by;
    return html`<button
      part="button"
      type="button"
      aria-label=${label}
      aria-disabled=${to < STEP || to > MOST}
      @click=${() => {
        if (to < STEP || to > MOST) return;
        this.#chosen.set(order.id, to);
        this.#host.requestUpdate();
      }}
    >
      ${icon(sign)}
    </button>`;
  }
}

const inSteps = (minutes: number): number => Math.max(STEP, Math.round(minutes / STEP) * STEP);
