import type { TemplateResult } from 'lit';
import { tag } from '../../kit/controls/tag.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { accountText, delayText, scheduleText } from './payout-words.ts';
import type { Merchant } from './records.ts';

/** Settings to come, painted over. */
export const settingsToCome = {
  payout_schedule: { interval: 'daily', weekday: null, day: null, delay_days: 2 },
  bank_account: { country: 'GB', last4: '0000', status: 'verified' },
} as const satisfies Pick<Merchant, 'payout_schedule' | 'bank_account'>;

/** When a merchant is paid out and where to, each with the button that changes it, if it may. */
export const settings = (
  {
    payout_schedule,
    bank_account: { country, last4, status },
  }: Pick<Merchant, 'payout_schedule' | 'bank_account'>,
  { changeSchedule, changeAccount }: { changeSchedule: unknown; changeAccount: unknown },
): TemplateResult =>
  html`<div class="settings boned">
    <div>
      <span class="bone"
        ><b>${msg('Schedule')}</b> ${scheduleText(payout_schedule)}
        <small class="muted">${delayText(payout_schedule.delay_days)}</small></span
      >
      ${changeSchedule}
    </div>
    <div>
      <span class="bone"
        ><b>${msg('Bank account')}</b> ${country && last4 ? accountText({ country, last4 }) : msg('None yet')}
        ${status === 'failed' ? tag('danger', msg('Refused by the bank')) : ''}</span
      >
      ${changeAccount}
    </div>
  </div>`;
