import { nothing, type LitElement, type TemplateResult } from 'lit';
import { notice } from '../../kit/loading/notice.ts';
import { Loaded } from '../../records/loaded.ts';
import type { Onboarding, Payout } from '../../records/notification-records.ts';
import { wordsOf } from '../../records/notification-words.ts';
import { notificationsOf } from '../../records/notifications.ts';
import { html } from '../../session/base-element.ts';
import type { PanelContext } from './panel-context.ts';

/** What the merchant has to settle, above its orders: the same as <trellis-notification-banner> says. */
export class Requirements {
  #of: PanelContext;
  #onboarding: Loaded<Onboarding>;
  #latest: Loaded<Payout[]>;

  constructor(host: LitElement, of: PanelContext) {
    this.#of = of;
    this.#onboarding = new Loaded(host, () =>
      of.api.get<Onboarding>(`/v1/merchants/${of.merchant()}/onboarding`),
    );
    this.#latest = new Loaded(host, async () =>
      of.may('payouts:read') ? (await of.api.page<Payout>('/v1/payouts?limit=1')).data : [],
    );
  }

  async load(): Promise<void> {
    await Promise.all([this.#onboarding.load(), this.#latest.load()]);
  }

  reset(): void {
    this.#onboarding.reset();
    this.#latest.reset();
  }

  render(): TemplateResult | typeof nothing {
    const { value } = this.#onboarding;
    const latest = this.#latest.value?.[0];
    const all = value ? notificationsOf(value, latest) : [];
    if (!value || all.length === 0) return nothing;
    return html`<ul class="stack">
      ${all.map((one) => {
        const { title, advice, action } = wordsOf(one, value, latest, this.#of.writer().locale);
        const url = one.kind === 'payout' ? this.#of.payoutsUrl() : this.#of.setUpUrl();
        return html`<li>
          ${notice({
            kind: one.isUrgent && one.kind !== 'due' ? 'danger' : 'warning',
            title,
            advice,
            action: action && url && html`<a part="link" href=${url}>${action}</a>`,
          })}
        </li>`;
      })}
    </ul>`;
  }
}
