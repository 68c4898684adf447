import { type LitElement, nothing, type TemplateResult } from 'lit';
import { focusOn, html } from '../../session/base-element.ts';
import { panel } from '../../kit/controls/panel.ts';
import { msg } from '../../i18n/message.ts';
import { STALE, type TrellisError } from '../../session/trellis-error.ts';
import { AccountForm } from './account-form.ts';
import { clashView, type MerchantForm } from './merchant-form.ts';
import { InstantForm, type FormsContext } from './instant-form.ts';
import type { PayoutWriter } from './payout-words.ts';
import { ScheduleForm } from './schedule-form.ts';
import type { SessionApi } from '../../kit/loading/session-api.ts';
import { ratesHeading, RatesView } from '../../records/rates-view.ts';
import type { PayoutsWork } from './payouts-work.ts';

export { OrderPanel } from './order-panel.ts';
export { payoutDetail } from './payout-detail.ts';

export type PayoutForm = 'instant' | 'schedule' | 'account';

/** The forms of the cards; one is open at a time. What was typed stays until it is sent or left. */
export class PayoutForms {
  open: PayoutForm | undefined;

  #host: LitElement;
  #of: FormsContext;
  #instant: InstantForm;
  #schedule: ScheduleForm | undefined;
  #account: AccountForm | undefined;

  constructor(host: LitElement, of: FormsContext) {
    this.#host = host;
    this.#of = of;
    this.#instant = new InstantForm(of, () => this.close());
  }

  show(form: PayoutForm): void {
    const merchant = this.#of.merchant.value;
    this.open = form;
    this.#instant.isLess = false;
    if (form === 'schedule' && merchant) this.#schedule = new ScheduleForm(this.#host, merchant);
    if (form === 'account' && merchant) this.#account = new AccountForm(this.#host, merchant);
    void focusOn(this.#host, form === 'instant' ? 'form [part~=submit]' : 'form :is(input, select)');
  }

  /** Back to the button that opened it. */
  close = (): void => {
    const form = this.open;
    this.open = undefined;
    if (form) void focusOn(this.#host, `[data-action=${form}]`);
  };

  render(busyText: string, writer: PayoutWriter): unknown {
    const of = { busyText, onCancel: this.close };
    const balance = this.#of.balance.value;
    if (this.open === 'instant') return balance ? this.#instant.render(balance, writer, of) : nothing;
    if (this.open === 'schedule') return this.#renderSchedule(of);
    return this.#renderAccount(of);
  }

  #renderSchedule(of: { busyText: string; onCancel: () => void }): unknown {
    const form = this.#schedule;
    if (!form) return nothing;
    return panel({
      ...of,
      title: msg('When you are paid out'),
      body: html`${this.#clash(form, () => this.#saveSchedule(form))} ${form.render()}`,
      submit: msg('Save schedule'),
      onSubmit: () => void this.#saveSchedule(form),
    });
  }

  #renderAccount(of: { busyText: string; onCancel: () => void }): unknown {
    const form = this.#account;
    if (!form) return nothing;
    return panel({
      ...of,
      title: msg('Bank account'),
      body: html`<p>
          ${msg(
            'Payouts go to the new account from now on. For safety, instant payouts are held for 24 hours.',
          )}
        </p>
        ${this.#clash(form, () => this.#saveAccount(form))} ${form.render()}`,
      submit: msg('Save account'),
      onSubmit: () => void this.#saveAccount(form),
    });
  }

  #clash(form: MerchantForm, save: () => Promise<void>): TemplateResult | typeof nothing {
    const { theirs } = form;
    if (!theirs) return nothing;
    const keep = (): void => {
      form.insist();
      void save();
    };
    return clashView({ form, theirs, keep, yield: this.close });
  }

  #saveSchedule(form: ScheduleForm): Promise<void> {
    const { id, version } = form.base;
    const { api, work } = this.#of;
    const payout_schedule = form.read();
    return work.run({
      place: 'settings',
      action: 'change-schedule',
      scope: 'merchants:write',
      send: () => api.change('PATCH', `/v1/merchants/${id}`, { payout_schedule, version }),
      done: () => {
        this.#done();
        return msg('The schedule is saved.');
      },
      refused: (error) => this.#isStale(error, form, () => this.#saveSchedule(form)),
    });
  }

  async #saveAccount(form: AccountForm): Promise<void> {
    const bank_account = form.read();
    if (!bank_account) return;
    const { id, version } = form.base;
    const { api, work } = this.#of;
    await work.run({
      place: 'settings',
      action: 'change-account',
      scope: 'onboarding:write',
      send: () => api.change('PATCH', `/v1/merchants/${id}/onboarding`, { bank_account, version }, true),
      done: () => {
        this.#done();
        return {
          text: msg('The bank account is changed.'),
          advice: msg('Instant payouts are held for 24 hours.'),
        };
      },
      refused: (error) =>
        this.#isStale(error, form, () => this.#saveAccount(form)) ||
        (form.state.refuse(error) && (form.state.focusWrong(), true)),
    });
  }

  /**
   * Somebody else has changed the record. If it was another part of it, it is sent again; otherwise both
   * sides are shown, and what was chosen here stays.
   */
  #isStale({ code }: TrellisError, form: MerchantForm, send: () => Promise<void>): boolean {
    if (code === STALE) void this.#compare(form, send);
    return code === STALE;
  }

  async #compare(form: MerchantForm, send: () => Promise<void>): Promise<void> {
    const { merchant, work } = this.#of;
    await merchant.load();
    const { error, value } = merchant;
    if (!this.open) return;
    if (error) work.fail({ place: 'settings', error, again: () => this.#compare(form, send) });
    else if (value && !form.meet(value)) await send();
    else void focusOn(this.#host, '#clash');
  }

  #done(): void {
    this.close();
    this.#of.changed();
  }
}

/** The card with what a merchant pays, and its next charge. It reads both when it is made. */
export class RatesCard {
  #view: RatesView;

  constructor(host: LitElement, api: SessionApi) {
    this.#view = new RatesView(host, api);
    void this.#view.load();
  }

  /** The device is back online: what failed for want of that is loaded again. */
  reconnected(): void {
    if (this.#view.error?.type === 'offline') void this.#view.load();
  }

  render(work: PayoutsWork, locale: string | undefined): TemplateResult {
    return html`<section part="card" class="card" tabindex="-1" aria-label=${ratesHeading()}>
      <h2>${ratesHeading()}</h2>
      ${this.#view.render(work, locale)}
    </section>`;
  }
}
