import { html } from 'lit';
import { button, disclosure } from '../../kit/controls/button.ts';
import { Dialog, menu } from '../../kit/controls/overlays.ts';
import { tabs } from '../../kit/controls/tabs.ts';
import { holding, type Sample, still } from './sample.ts';
import { copyButton } from '../../kit/controls/copy-button.ts';

/** Samples of buttons and of what they open. */
export const actionSamples: Record<string, Sample> = {
  buttons: still(
    () =>
      html`<div class="row">
        ${button({ label: 'Publish', kind: 'primary' })} ${button({ label: 'Cancel' })}
        ${button({ label: 'Delete', kind: 'risky' })} ${button({ label: 'Edit', isSlim: true })}
      </div>`,
  ),
  'buttons-off': still(
    () =>
      html`<div class="row" aria-busy="true">
        ${button({ label: 'Publishing…', kind: 'primary', isBusy: true })}
        ${button({ label: 'Cancel', isDisabled: true })}
      </div>`,
  ),
  copy: still(
    () =>
      html`<div class="row">
        <code>https://pos.example/hooks</code> ${copyButton('https://pos.example/hooks', 'Copy URL')}
      </div>`,
  ),
  dialog: (host) => {
    const dialog = new Dialog(host, 'refund');
    return () =>
      html`<div class="row">${button({ label: 'Refund', press: dialog.open })}</div>
        ${dialog.render({
          title: 'Refund €13.72?',
          body: html`<p>The money goes back to the card ending in 4242. Fees aren’t returned.</p>`,
          action: button({ label: 'Refund', kind: 'primary', press: dialog.close }),
        })}`;
  },
  tabs: holding('orders', (chosen, choose) =>
    tabs(
      {
        label: 'Reports',
        tabs: [
          { id: 'orders', label: 'Orders' },
          { id: 'items', label: 'Items' },
          { id: 'payouts', label: 'Payouts' },
        ],
        chosen,
        content: html`<p>
          ${chosen === 'orders' ? '128 orders this week.' : chosen === 'items' ? '41 items sold.' : 'Next payout on Friday.'}
        </p>`,
      },
      choose,
    ),
  ),
  disclosure: still(() => disclosure('Opening hours', html`<p>Monday to Friday, 10:00 to 18:00.</p>`)),
  menu: still(() =>
    menu({
      name: 'more',
      label: 'More',
      actions: [
        { label: 'Duplicate', isSlim: true },
        { label: 'Hide from the menu', isSlim: true },
        { label: 'Delete', kind: 'risky', isSlim: true },
      ],
    }),
  ),
};
