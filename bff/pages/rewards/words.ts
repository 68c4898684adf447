import type { ApiError } from '../../core/api/errors.ts';
import { html, type Content } from '../../core/text/html.ts';
import { counted, msg, onlyInEnglish, type Words } from '../../core/text/message.ts';
import type { Money } from '../../core/contract/money.ts';
import type { LoyaltyEvent } from '../../orders/loyalty/contract/loyalty-event.ts';
import type { RewardDiscount } from '../../orders/loyalty/contract/program.ts';
import { pointsWords, type ShownProgram } from '../../orders/loyalty/loyalty.ts';
import { moneyIn, type MoneyPlace } from '../../core/text/guest-money.ts';
import { percentOf } from '../shell/guests/guest-forms.ts';

/** Returns why another code must wait, from the refusal to send one. */
export const waitWords = ({ publicMessage }: ApiError): Words =>
  WAITS[publicMessage] ?? onlyInEnglish(publicMessage, msg`Wait a minute, then try again.`);

const WAITS: Readonly<Record<string, Words>> = {
  'Wait 30 seconds before you ask for another code.': msg`Wait 30 seconds before you ask for another code.`,
  'At most 5 codes can be asked for in an hour. Try again later.': msg`At most 5 codes can be asked for in an hour. Try again later.`,
};

export const EVENT_WORDS: Readonly<Record<LoyaltyEvent['type'], Words>> = {
  earn: msg`Earned by an order`,
  reverse: msg`Taken back by a refund`,
  reward_created: msg`Turned into a reward`,
  reward_deleted: msg`Back from a reward`,
  reward_redeemed: msg`Reward used`,
  adjust: msg`Changed by the place`,
  expire: msg`Expired`,
};

/** A program, and how amounts and days of it are written. */
export type PlacedProgram = ShownProgram & Pick<MoneyPlace, 'locale'>;

/** An amount as people write it where the merchant is: `£5`, `£2.50`. */
function sumIn(place: MoneyPlace, amount: Money): string {
  return moneyIn(place, amount).replace(/[.,]00(?!\d)/, '');
}

export function accrualWords(program: PlacedProgram): Words {
  const { type, points, amount, items } = program.accrual;
  const earned = pointsWords(points, program.terminology);
  switch (type) {
    case 'visit':
      return msg`${earned} for each order`;
    case 'spend':
      return msg`${earned} for each ${amount !== null && sumIn(program, amount)} you spend`;
    case 'item':
      return counted(
        items.length,
        msg`${earned} for each of one item of the menu`,
        msg`${earned} for each of ${items.length} items of the menu`,
      );
  }
}

export function discountWords(
  { type, bps, amount, items, cap }: RewardDiscount,
  program: PlacedProgram,
): Words {
  const most = cap && sumIn(program, cap);
  const percent = percentOf(bps ?? 0);
  const { length: count } = items;
  switch (type) {
    case 'percent':
      return most ? msg`${percent} off an order, up to ${most}` : msg`${percent} off an order`;
    case 'fixed':
      return msg`${amount ? sumIn(program, amount) : ''} off an order`;
    case 'item':
      return most
        ? counted(
            count,
            msg`One item for nothing, up to ${most}`,
            msg`One of ${count} items for nothing, up to ${most}`,
          )
        : counted(count, msg`One item for nothing`, msg`One of ${count} items for nothing`);
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

/** Renders a program's rules other than its rewards. */
export function smallPrint(program: PlacedProgram): Content {
  const { excluded_categories: excluded, expiry_months: months, terms_url: terms } = program;
  const none = excluded.map((category, at) => [at > 0 && ', ', category.replaceAll('_', ' ')]);
  return html`<ul class="rules">
    <li>
      ${msg`You get ${accrualWords(program)}, once the order is done. Tips, charges and taxes don’t count.`}
    </li>
    ${none.length > 0 && html`<li>${msg`Nothing is earned by: ${none}.`}</li>`}
    <li>${expiryWords(months)}</li>
    ${terms !== null && html`<li><a href="${terms}" rel="noreferrer">${msg`Terms of the program`}</a></li>`}
  </ul>`;
}

function expiryWords(months: number | null): Words {
  if (months === null) return msg`What you collect doesn’t expire.`;
  return counted(
    months,
    msg`What you collect expires at the end of the month, a month after you earned it.`,
    msg`What you collect expires at the end of the month, ${months} months after you earned it.`,
  );
}
