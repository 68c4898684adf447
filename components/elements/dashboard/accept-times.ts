import type { LitElement, nothing, TemplateResult } from 'lit';
import { counted } from '../../i18n/counted.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { promisedMs, groupOf } from './order-words.ts';
import type { Location, Order, Money } from './records.ts';
import { language, spanText } from '../../i18n/format.ts';
import { localeOf } from '../../i18n/locale.ts';
import { moneyText } from '../../i18n/money.ts';
import { own } from '../../session/trellis-error.ts';

/**
 * How amounts and times of orders are written: in the page's language, on the clocks of the order's location.
 */
export interface OrderWriter {
  nowMs: number;
  locale: string;
  money: (amount: Money) => string;
  /** `18:40`, with its day unless that is today. */
  time: (at: string, order: Order) => string;
  /** `in 12 minutes`, `8 minutes late`. */
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
  const zoneOf = ({ location }: Order) => {
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
  const span = spanText(-leftS);
  // What is ready is late no longer: it waits.
  return groupOf(order) === 'ready' ? msg(str`waiting for ${span}`) : msg(str`${span} late`);
}

/** `in 12 minutes`, in the cases that the language has for it. */
function aheadText(leftS: number): string {
  const format = new Intl.RelativeTimeFormat(language());
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

  /** What is sent with the acceptance: nothing if what the customer was told still holds. */
  valuesOf(order: Order): { ready_in?: number } {
    const minutes = this.#chosen.get(order.id) ?? (this.#isOver(order) ? this.#minutesOf(order) : undefined);
    return minutes === undefined ? {} : { ready_in: minutes };
  }

  /** Nothing for an order that is wanted at a time. */
  render(order: Order, { writer }: { writer: OrderWriter }): TemplateResult | typeof nothing {
    const { scheduled_at: scheduledAt } = order.fulfillment;
    const at = scheduledAt && writer.time(scheduledAt, order);
    if (at) return html`<p class="muted">${msg(str`For ${at}`)}</p>`;
    const minutes = this.#minutesOf(order);
    return html`<div class="minutes" role="group" aria-label=${msg('Ready in')}>
      ${this.#step(order, -STEP, msg('5 minutes less'), '−')}
      <output>${msg(str`Ready in ${counted(minutes)} min`)}</output>
      ${this.#step(order, STEP, msg('5 minutes more'), '+')}
    </div>`;
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

  #step(order: Order, by: number, label: string, sign: string): TemplateResult {
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
      ${sign}
    </button>`;
  }
}

const inSteps = (minutes: number): number => Math.max(STEP, Math.round(minutes / STEP) * STEP);
