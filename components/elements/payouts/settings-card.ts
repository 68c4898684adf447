import { nothing, type TemplateResult } from 'lit';
import { failureNotice, outcome } from '../../kit/loading/outcome.ts';
import { msg } from '../../i18n/message.ts';
import type { Loaded } from '../../records/loaded.ts';
import { html } from '../../session/base-element.ts';
import type { OpenedForm } from './opened-form.ts';
import type { PayoutWriter } from './payout-writer.ts';
import type { PayoutsWork } from './payouts-work.ts';
import type { Merchant, PayoutWithEntries } from './records.ts';
import type { settings } from './settings.ts';
import { button } from '../../kit/controls/button.ts';

/** The card with the schedule and the account. */
interface SettingsCard {
  merchant: Loaded<Merchant>;
  work: PayoutsWork;
  form: OpenedForm;
  writer: PayoutWriter;
  mayChangeSchedule: boolean;
  mayChangeAccount: boolean;
  /** Once its code is loaded. */
  render: typeof settings | undefined;
}

export function settingsCard({ merchant, work, form, writer, ...of }: SettingsCard): TemplateResult {
  const { value, error, load } = merchant;
  return html`<section part="card" class="card" tabindex="-1" aria-label=${msg('Schedule and bank account')}>
    <h2>${msg('Schedule and bank account')}</h2>
    <div role="status" class=${error ? '' : 'unseen'}>
      ${error ? failureNotice(work, error, load) : nothing}
    </div>
    ${
      value
        ? (of.render?.(value, {
            changeSchedule: of.mayChangeSchedule ? form.opener('schedule', msg('Change schedule')) : nothing,
            changeAccount: of.mayChangeAccount
              ? form.opener(
                  'account',
                  value.bank_account.country ? msg('Change account') : msg('Add account'),
                )
              : nothing,
          }) ?? nothing)
        : nothing
    }
    ${form.render('schedule', writer)} ${form.render('account', writer)} ${outcome(work, 'settings')}
  </section>`;
}

/** The card with one payout, in the place of the list. */
interface DetailCard {
  payout: Loaded<PayoutWithEntries>;
  work: PayoutsWork;
  close: () => void;
  /** Its content; nothing while its code is loading. */
  render: (payout: PayoutWithEntries) => unknown;
}

export function detailCard({ payout, work, close, render }: DetailCard): TemplateResult {
  const { value, error, load } = payout;
  return html`<section part="card" class="card" tabindex="-1" aria-label=${msg('Payout')}>
    <div class="row">${button({ label: msg('All payouts'), isSlim: true, press: close })}</div>
    <div role="status" class=${error ? '' : 'unseen'}>
      ${error ? failureNotice(work, error, load) : nothing}
      ${!value && !error ? msg('Loading the payout…') : nothing}
    </div>
    ${value ? render(value) : nothing} ${outcome(work, 'detail')}
  </section>`;
}
