import { nothing, type LitElement, type TemplateResult } from 'lit';
import type { MerchantRates } from '../../bff/money/charges/contract/rates.ts';
import { dayIn, dayText, localeOf, moneyText } from '../i18n/money-and-dates.ts';
import { skeletonLines } from '../kit/loading/state-panel.ts';
import { failureNotice, type Work } from '../kit/loading/work.ts';
import type { SessionApi } from '../kit/loading/session-api.ts';
import { msg, str } from '../i18n/message.ts';
import { html } from '../session/base-element.ts';
import { own, type TrellisError } from '../session/trellis-error.ts';
import { Loaded } from './record.ts';

/**
 * The parts of the API's record that are used. Enums are strings here: a newer service has values that the
 * element doesn't know.
 */
export type Rates = Pick<MerchantRates, 'timezone' | 'currency'> & {
  rates: (Pick<MerchantRates['rates'][number], 'bps' | 'fixed' | 'at_least' | 'since'> & {
    line: string;
    surface: string | null;
  })[];
  next_charge:
    | (Pick<NonNullable<MerchantRates['next_charge']>, 'date' | 'amount'> & {
        items: { line: string; amount: { amount: number; currency: string } }[];
      })
    | null;
};

type Share = Pick<Rates['rates'][number], 'bps' | 'fixed'>;

export const ratesHeading = (): string => msg('Rates and next charge');

/** A merchant's rates, in plain terms, and its next charge. */
export class RatesView {
  #rates: Loaded<Rates>;

  constructor(host: LitElement, api: SessionApi) {
    this.#rates = new Loaded(host, () => api.get<Rates>('/v1/rates'));
  }

  get error(): TrellisError | undefined {
    return this.#rates.error;
  }

  load = (): Promise<void> => this.#rates.load();
  reset = (): void => this.#rates.reset();

  /** @param tag the page's language tag, such as `de-AT`; defaults to that of the texts */
  render(failures: Pick<Work<never, string>, 'waiting' | 'words'>, tag?: string): TemplateResult {
    const { value, error, load } = this.#rates;
    return html`<div role="status" class=${error ? '' : 'unseen'}>
        ${error ? failureNotice(failures, error, load) : nothing}
      </div>
      ${value || error ? nothing : skeletonLines(8)}
      ${value ? html`${nextCharge(value, localeOf(tag))} ${list(value, localeOf(tag))}` : nothing}`;
  }
}

function nextCharge({ next_charge: next }: Rates, locale: string): TemplateResult {
  if (!next) return html`<p class="muted">${msg('No more months are charged.')}</p>`;
  const money = ({ amount, currency }: Share['fixed']): string => moneyText(amount, currency, locale);
  const [amount, day] = [money(next.amount), dayText(next.date, locale)];
  return html`<dl class="facts">
      <dt>${msg('Next charge')}</dt>
      <dd><b>${msg(str`${amount} on ${day}`)}</b></dd>
      ${next.items.map(
        (item) =>
          html`<dt>${lineText(item.line)}</dt>
            <dd><bdi>${money(item.amount)}</bdi></dd>`,
      )}
    </dl>
    <p class="muted">
      ${
        next.items.length > 0
          ? msg('Based on sales so far this month. It is taken from your balance.')
          : msg('No sales so far this month. A month without sales costs nothing.')
      }
    </p>`;
}

function list({ rates, timezone }: Rates, locale: string): TemplateResult {
  if (rates.length === 0) return html`<p class="muted">${msg('Nothing is charged at present.')}</p>`;
  return html`<dl class="facts">
    ${rates.map((rate) => {
      const since = dayIn(rate.since, timezone, locale);
      const surface = rate.surface === null ? nothing : html` · ${surfaceText(rate.surface)}`;
      return html`<dt>${lineText(rate.line)}${surface}</dt>
        <dd>
          <bdi>${rateText(rate, rate.at_least, locale)}</bdi>
          <small class="muted">${msg(str`Since ${since}`)}</small>
        </dd>`;
    })}
  </dl>`;
}

function rateText(rate: Share, least: Share | null, locale: string): string {
  const text = shareText(rate, locale);
  if (!least) return text;
  const leastText = shareText(least, locale);
  return msg(str`${text}, at least ${leastText}`);
}

/** Formats a percentage and a fixed part: `2.4% + £0.15`. A part that is zero is omitted. */
function shareText({ bps, fixed: { amount, currency } }: Share, locale: string): string {
  const share = (bps / 10_000).toLocaleString(locale, own({ style: 'percent', maximumFractionDigits: 2 }));
  const fixed = moneyText(amount, currency, locale);
  if (amount === 0) return share;
  return bps === 0 ? fixed : `${share} + ${fixed}`;
}

const known = (words: Readonly<Record<string, string>>, word: string): string =>
  Object.hasOwn(words, word) ? (words[word] ?? word) : word;

const lineText = (line: string): string =>
  known(
    {
      'platform.subscription': msg('Subscription, per month with sales'),
      'order.online': msg('Paid order'),
      'payment.pay_link': msg('Paid pay link'),
      'loyalty.active_member': msg('Active loyalty member, per month'),
      'payout.instant': msg('Payout at once'),
      'payment.dispute': msg('Disputed payment'),
    },
    line,
  );

const surfaceText = (surface: string): string =>
  known(
    {
      ordering: msg('Ordering page'),
      dashboard: msg('Counter orders'),
      api: msg('Orders from other systems'),
      pay_link: msg('Pay links'),
    },
    surface,
  );
