import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { waitUntil } from '../testing/wait-until.ts';
import { mountProviderFields } from './provider-fields.ts';

const OPTIONS = {
  script: 'data:text/javascript,',
  key: 'pk_1',
  account: 'acct_1',
  amount: '340',
  currency: 'gbp',
};
const FORM = `<form action="/pay" method="post" data-card-fields='${JSON.stringify(OPTIONS)}'>
  <input type="hidden" name="card_token" value="tok_redirect">
  <div data-wallets hidden></div><div data-fields hidden></div>
  <p data-problem hidden></p><p data-fallback hidden></p>
  <span data-elsewhere></span><span data-here hidden></span>
  <div class="act"><button>Pay</button></div>
</form>`;

/** Stripe's script, as far as a form uses it. */
class FakeStripe {
  readonly heard = new Map<string, (event: object) => void>();
  mounted: HTMLElement[] = [];
  destroyed = 0;
  tokens = 0;
  isReady = true;
  methods: object | undefined = { googlePay: true };
  error: { message: string } | undefined;

  readonly open = (): object => ({
    elements: () => ({
      create: (type: string) => ({
        on: (event: string, listener: (event: object) => void) =>
          this.heard.set(`${type} ${event}`, listener),
        mount: (place: HTMLElement) => {
          this.mounted.push(place);
          if (this.isReady)
            setTimeout(() => this.heard.get(`${type} ready`)?.({ availablePaymentMethods: this.methods }));
        },
        destroy: () => (this.destroyed += 1),
      }),
      submit: () => Promise.resolve({ error: this.error }),
    }),
    createConfirmationToken: () => {
      this.tokens += 1;
      return Promise.resolve({ confirmationToken: { id: 'ctoken_1' } });
    },
  });
}

describe('a provider’s fields in a form', () => {
  // The script is loaded once for a page.
  let stripe: FakeStripe;
  (globalThis as { Stripe?: unknown }).Stripe = (): object => stripe.open();
  let host: HTMLElement;
  let sent: string[];
  beforeEach(async () => {
    stripe = new FakeStripe();
    host = await fixture(html`<div></div>`);
    host.attachShadow({ mode: 'open' }).innerHTML = FORM;
    sent = [];
    host.shadowRoot?.addEventListener('submit', (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      sent.push(String(new FormData(event.target as HTMLFormElement).get('card_token')));
    });
  });
  afterEach(() => {
    fixtureCleanup();
    vi.useRealTimers();
  });
  const form = (): HTMLFormElement => host.shadowRoot?.querySelector('form') as HTMLFormElement;
  const shown = (): string[] =>
    ['wallets', 'fields', 'problem', 'fallback', 'elsewhere', 'here'].filter(
      (name) => form().querySelector<HTMLElement>(`[data-${name}]`)?.hidden === false,
    );
  const pay = (): void => form().querySelector('button')?.click();

  it('are outside the shadow root, in its slots, and send one token', async () => {
    await mountProviderFields(form());
    expect(shown()).to.deep.equal(['wallets', 'fields', 'here']);
    expect(stripe.mounted.map((place) => [place.parentElement, place.slot])).to.deep.equal([
      [host, 'card-fields'],
      [host, 'card-wallets'],
    ]);
    pay();
    pay();
    await waitUntil(() => sent.length > 0, 'sent');
    expect([sent, stripe.tokens]).to.deep.equal([['ctoken_1'], 1]);
  });

  it('hide the wallets if none is available', async () => {
    stripe.methods = undefined;
    await mountProviderFields(form());
    await waitUntil(() => !shown().includes('wallets'), 'no wallets');
    expect(shown()).to.deep.equal(['fields', 'here']);
  });

  it('say what is wrong with the card, and send nothing', async () => {
    stripe.error = { message: 'Your card number is incomplete.' };
    await mountProviderFields(form());
    pay();
    await waitUntil(() => shown().includes('problem'), 'the problem');
    expect(form().querySelector('[data-problem]')?.textContent).to.equal(stripe.error.message);
    expect([sent, form().querySelector('button')?.disabled]).to.deep.equal([[], false]);
  });

  it('are put in once more when the page is shown again, and leave with it', async () => {
    await mountProviderFields(form());
    await mountProviderFields(form());
    expect(host.children).to.have.length(2);
    pay();
    await waitUntil(() => sent.length > 0, 'sent');
    expect(stripe.tokens).to.equal(1);
    form().remove();
    await waitUntil(() => host.children.length === 0, 'no places');
    expect(stripe.destroyed).to.equal(4);
  });

  it('that aren’t there in four seconds give way to the provider’s page', async () => {
    stripe.isReady = false;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const mounting = mountProviderFields(form());
    await vi.advanceTimersByTimeAsync(3_999);
    expect(shown()).to.deep.equal(['wallets', 'fields', 'elsewhere']);
    await vi.advanceTimersByTimeAsync(1);
    await mounting;
    expect(shown()).to.deep.equal(['fallback', 'elsewhere']);
    expect(host.children).to.have.length(0);
    pay();
    expect(sent).to.deep.equal(['tok_redirect']);
  });
});
