import {
  GUEST_MESSAGES,
  MERCHANT_MESSAGES,
  type GuestMessage,
  type MerchantMessage,
} from '../../orders/notices/contract/message-names.ts';
import type {
  NotificationChange,
  NotificationSettings,
} from '../../orders/notices/contract/notifications.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, type Words } from '../../core/text/message.ts';
import type { Form } from './forms.ts';

/** The names of messages in the forms of the dashboard and the console. */
const GUEST_WORDS: Readonly<Record<GuestMessage, Words>> = {
  order_received: msg`Order sent`,
  order_accepted: msg`Order accepted, with its time`,
  order_delayed: msg`Order later than planned`,
  order_ready: msg`Order ready`,
  order_on_its_way: msg`Order on its way`,
  order_rejected: msg`Order rejected or canceled`,
  order_refunded: msg`Order refunded`,
  receipt: msg`Receipt`,
  reward_earned: msg`Reward earned`,
};
const TEAM_WORDS: Readonly<Record<MerchantMessage, Words>> = {
  order_unanswered: msg`A new order waits for 3 minutes`,
  payout_failed: msg`A payout failed`,
  requirements_due: msg`Something is needed from you`,
  dispute_opened: msg`A guest disputes a payment`,
};

const CHANNELS = ['email', 'sms', 'browser'] as const;
const CHANNEL_WORDS = { email: msg`Email`, sms: msg`Text`, browser: msg`Browser` } as const;

/** Renders a switch for each message and channel, and the version that the form was made from. */
export function notificationFields({ guests, team, version }: NotificationSettings): Html {
  return html`<input type="hidden" name="version" value="${version}" />
    <h2>${msg`To guests`}</h2>
    <p class="muted">
      ${msg`Guests with an email address get emails, and others get texts. Browsers notify guests who turned
        this on at their order.`}
    </p>
    ${switches(
      CHANNELS,
      GUEST_MESSAGES.map((name) => ({ field: `guests.${name}`, words: GUEST_WORDS[name], on: guests[name] })),
    )}
    <h2>${msg`To owners, managers and your address for guests`}</h2>
    ${switches(
      ['email'],
      MERCHANT_MESSAGES.map((name) => ({ field: `team.${name}`, words: TEAM_WORDS[name], on: team[name] })),
    )}
    <p class="muted">${msg`Codes to sign in and invitations are always sent.`}</p>`;
}

interface SwitchRow {
  readonly field: string;
  readonly words: Words;
  readonly on: Readonly<Partial<Record<(typeof CHANNELS)[number], boolean>>>;
}

function switches(channels: readonly (typeof CHANNELS)[number][], rows: readonly SwitchRow[]): Content {
  return html`<div class="scrolls">
    <table class="switches">
      <thead>
        <tr>
          <th scope="col">${msg`Message`}</th>
          ${channels.map((channel) => html`<th scope="col">${CHANNEL_WORDS[channel]}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ field, words, on }) =>
            html`<tr>
              <th scope="row">${words}</th>
              ${channels.map(
                (channel) =>
                  html`<td>
                    <label class="target"
                      ><input
                        type="checkbox"
                        name="${field}.${channel}"
                        value="on"
                        aria-label="${words}: ${CHANNEL_WORDS[channel]}"
                        ${on[channel] === true && html`checked`}
                    /></label>
                  </td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Returns what a form asks for: a box that isn't checked switches its message off. */
export function notificationsIn(form: Form): NotificationChange {
  const isOn = (field: string): boolean => form.get(field) === 'on';
  const guests = GUEST_MESSAGES.map((name) => {
    const chosen = CHANNELS.map((channel) => [channel, isOn(`guests.${name}.${channel}`)]);
    return [name, Object.fromEntries(chosen)];
  });
  const team = MERCHANT_MESSAGES.map((name) => [name, { email: isOn(`team.${name}.email`) }]);
  return {
    guests: Object.fromEntries(guests) as NonNullable<NotificationChange['guests']>,
    team: Object.fromEntries(team) as NonNullable<NotificationChange['team']>,
    version: Number(form.get('version')),
  };
}
