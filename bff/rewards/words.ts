import { html, type Content, type Html } from '../gateway/html.ts';
import type { Money } from '../contract/money.ts';
import type { LoyaltyEvent } from '../loyalty/contract/loyalty-event.ts';
import type { RewardDiscount } from '../loyalty/contract/program.ts';
import { pointsWords, type ShownProgram } from '../loyalty/loyalty.ts';
import { moneyIn, type MoneyPlace } from '../pages/guests/guest-money.ts';

export const EVENT_WORDS: Readonly<Record<LoyaltyEvent['type'], string>> = {
  earn: 'Earned by an order',
  reverse: 'Taken back by a refund',
  reward_created: 'Turned into a reward',
  reward_deleted: 'Back from a reward',
  reward_redeemed: 'Reward used',
  adjust: 'Changed by the place',
  expire: 'Expired',
};

/** A program, and how amounts and days of it are written. */
export type PlacedProgram = ShownProgram & Pick<MoneyPlace, 'locale'>;

/** An amount as people write it where the merchant is: `£5`, `£2.50`. */
function sumIn(place: MoneyPlace, amount: Money): string {
  return moneyIn(place, amount).replace(/[.,]00(?!\d)/, '');
}

export function accrualWords(program: PlacedProgram): Html {
  const { type, points, amount, items } = program.accrual;
  const earned = pointsWords(points, program.terminology);
  switch (type) {
    case 'visit':
      return html`${earned} for each order`;
    case 'spend':
      return html`${earned} for each ${amount !== null && sumIn(program, amount)} you spend`;
    case 'item':
      return html`${earned} for each of ${items.length === 1 ? 'one item' : `${items.length} items`} of the
      menu`;
  }
}

export function discountWords(
  { type, bps, amount, items, cap }: RewardDiscount,
  program: PlacedProgram,
): string {
  const most = cap ? `, up to ${sumIn(program, cap)}` : '';
  switch (type) {
    case 'percent':
      return `${(bps ?? 0) / 100} % off an order${most}`;
    case 'fixed':
      return `${amount ? sumIn(program, amount) : ''} off an order`;
    case 'item':
      return `${items.length === 1 ? 'One item' : `One of ${items.length} items`} for nothing${most}`;
  }
}

/** A day at the merchant: `21 November 2026`. @param date of a day, or an instant */
export function dayWords(
  date: string,
  { timezone: timeZone, locale }: Pick<PlacedProgram, 'timezone' | 'locale'>,
): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: isDay ? 'UTC' : timeZone });
  return format.format(new Date(date));
}

/** What a program's rules are beside its rewards. */
export function smallPrint(program: PlacedProgram): Content {
  const { excluded_categories: excluded, expiry_months: months, terms_url: terms } = program;
  const none = excluded.map((category) => category.replaceAll('_', ' ')).join(', ');
  return html`<ul class="rules">
    <li>You get ${accrualWords(program)}, once the order is done. Tips, charges and taxes don’t count.</li>
    ${none !== '' && html`<li>Nothing is earned by: ${none}.</li>`}
    <li>${expiryWords(months)}</li>
    ${terms !== null && html`<li><a href="${terms}" rel="noreferrer">Terms of the program</a></li>`}
  </ul>`;
}

function expiryWords(months: number | null): string {
  if (months === null) return 'What you collect doesn’t expire.';
  const after = months === 1 ? 'a month' : `${months} months`;
  return `What you collect expires at the end of the month, ${after} after you earned it.`;
}
