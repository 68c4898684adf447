import { type LitElement, nothing, type TemplateResult } from 'lit';
import { selectField } from '../../kit/forms/select-field.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { MerchantForm } from './merchant-form.ts';
import { WEEKDAYS, weekdayText } from '../../i18n/money-and-dates.ts';
import { delayText, scheduleText } from './payout-words.ts';
import type { Merchant, Schedule } from './records.ts';

const DAYS = Array.from({ length: 28 }, (_, at) => `${at + 1}`);
const DELAYS = ['2', '3', '4', '5', '6', '7'];

const plain = (values: readonly string[]) => values.map((one) => [one, one] as const);

const wordsOf = (schedule: Schedule): string =>
  `${scheduleText(schedule)}. ${delayText(schedule.delay_days)}`;

/** When a merchant is paid out. */
export class ScheduleForm extends MerchantForm {
  #host: LitElement;
  #values: { interval: string; weekday: string; day: string; delay: string };

  constructor(host: LitElement, merchant: Merchant) {
    super(merchant);
    this.#host = host;
    const { interval, weekday, day, delay_days } = merchant.payout_schedule;
    this.#values = { interval, weekday: weekday ?? 'monday', day: `${day ?? 1}`, delay: `${delay_days}` };
  }

  /** Returns the schedule to send: the day only if the interval has one. */
  read(): Partial<Schedule> {
    const { interval, weekday, day, delay } = this.#values;
    return {
      interval,
      ...(interval === 'weekly' && { weekday }),
      ...(interval === 'monthly' && { day: Number(day) }),
      delay_days: Number(delay),
    };
  }

  protected partOf({ payout_schedule }: Merchant): unknown {
    return payout_schedule;
  }

  savedText({ payout_schedule }: Merchant): string {
    return wordsOf(payout_schedule);
  }

  get ownText(): string {
    const { weekday, day, delay } = this.#values;
    return wordsOf({
      ...this.base.payout_schedule,
      ...this.read(),
      weekday,
      day: Number(day),
      delay_days: Number(delay),
    });
  }

  render(): TemplateResult {
    const { interval, weekday, day, delay } = this.#values;
    return html`<div class="pair">
      ${selectField(
        {
          name: 'interval',
          label: msg('How often'),
          value: interval,
          options: [
            ['daily', msg('Every day')],
            ['weekly', msg('Every week')],
            ['monthly', msg('Every month')],
            ['manual', msg('Only when you ask for it')],
          ],
        },
        (value) => this.#set({ interval: value }),
      )}
      ${
        interval === 'weekly'
          ? selectField(
              {
                name: 'weekday',
                label: msg('On'),
                value: weekday,
                options: WEEKDAYS.map((one) => [one, weekdayText(one)] as const),
              },
              (value) => this.#set({ weekday: value }),
            )
          : nothing
      }
      ${
        interval === 'monthly'
          ? selectField({ name: 'day', label: msg('On day'), value: day, options: plain(DAYS) }, (value) =>
              this.#set({ day: value }),
            )
          : nothing
      }
      ${selectField(
        {
          name: 'delay',
          label: msg('Days before a payment can be paid out'),
          value: delay,
          options: plain(DELAYS),
        },
        (value) => this.#set({ delay: value }),
      )}
    </div>`;
  }

  #set(values: Partial<{ interval: string; weekday: string; day: string; delay: string }>): void {
    Object.assign(this.#values, values);
    this.#host.requestUpdate();
  }
}
