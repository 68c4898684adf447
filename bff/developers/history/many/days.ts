import { Random } from '../random.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** From Sunday on. */
const WEEKDAYS = [1.3, 0.7, 0.7, 0.8, 0.9, 1.2, 1.6];

export interface SeededDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly orders: number;
}

/**
 * Spreads orders over the days before today: more at weekends, half as many in winter as in summer, more every month, and no day like
 * another. All of them together are as many as asked for.
 */
export function spreadOver(days: number, orders: number, today: Date): readonly SeededDay[] {
  const random = new Random(`${days} ${orders}`);
  const first = Math.floor(today.getTime() / DAY_MS) * DAY_MS - days * DAY_MS;
  const weights = Array.from({ length: days }, (_, at) => {
    const day = new Date(first + at * DAY_MS);
    const season = 1 - 0.35 * Math.cos((2 * Math.PI * (day.getUTCMonth() + 0.5)) / 12);
    const growth = 0.7 + (0.6 * at) / days;
    return (WEEKDAYS[day.getUTCDay()] ?? 1) * season * growth * (0.8 + random.next() * 0.4);
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let [given, due] = [0, 0];
  return weights.map((weight, at) => {
    due += (weight / whole) * orders;
    const isLast = at === days - 1;
    const count = (isLast ? orders : Math.round(due)) - given;
    given += count;
    return { date: new Date(first + at * DAY_MS).toISOString().slice(0, 10), orders: count };
  });
}
