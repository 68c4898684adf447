import { language, spanText } from '../../i18n/format.ts';
import { localeOf } from '../../i18n/locale.ts';
import { moneyText } from '../../i18n/money.ts';
import { msg, str } from '../../i18n/message.ts';
import { groupOf, promisedMs } from './order-groups.ts';
import type { Location, Money, Order } from './records.ts';
import { own } from '../../session/trellis-error.ts';

/** How amounts and times of orders are written: in the page's language, on the clocks of the order's location. */
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
