import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { waitUntil } from '../../testing/wait-until.ts';
import { FakeWebhooks } from './testing/fake-webhooks.ts';
import { lateForms, later } from './load-later.ts';
import { type TrellisWebhooks } from './webhooks.ts';

describe('trellis-webhooks, of which a part can’t be loaded', () => {
  let network: FakeWebhooks;

  beforeEach(() => {
    network = new FakeWebhooks();
    sessionStorage.clear();
  });
  afterEach(() => {
    fixtureCleanup();
    network.restore();
    vi.restoreAllMocks();
  });

  /** As in a page that has loaded only the first part, and can load no more for now. */
  function lose(part: { module: unknown; load: () => Promise<unknown> }): () => void {
    const { module } = part;
    part.module = undefined;
    const load = vi.spyOn(part, 'load').mockResolvedValue(undefined);
    return () => {
      load.mockRestore();
      part.module = module;
    };
  }
  async function open(): Promise<TrellisWebhooks> {
    const whole = await fixture(html`
      <trellis-session cookie csrf="c1"><trellis-webhooks refresh="1000"></trellis-webhooks></trellis-session>
    `);
    const element = whole.querySelector('trellis-webhooks') as TrellisWebhooks;
    await waitUntil(() => element.state === 'ready', `ready, not ${element.state}`);
    return element;
  }
  const root = (element: TrellisWebhooks): ShadowRoot => element.shadowRoot as ShadowRoot;
  const says = (element: TrellisWebhooks, text: string): Promise<void> =>
    waitUntil(() => root(element).textContent?.includes(text), `“${text}” in: ${root(element).textContent}`);
  async function press(element: TrellisWebhooks, text: string): Promise<void> {
    const button = [...root(element).querySelectorAll('button')].find(
      ({ textContent }) => textContent?.trim() === text,
    );
    button?.click();
    await element.updateComplete;
  }

  it('says that a form can’t be loaded, and opens it once it can', async () => {
    await lateForms.load();
    const restore = lose(lateForms);
    const element = await open();
    await press(element, 'Add endpoint');
    await says(element, 'Can’t reach');
    expect(root(element).querySelector('#url')).to.equal(null);
    restore();
    await press(element, 'Try again');
    await waitUntil(() => root(element).querySelector('#url'), 'the form');
    await waitUntil(() => root(element).activeElement?.id === 'url', 'the focus in it');
    expect(root(element).textContent).not.to.contain('Can’t reach');
  });

  it('shows endpoints and deliveries without what they open to, and that once it has come', async () => {
    await later.load();
    const restore = lose(later);
    const element = await open();
    await waitUntil(() => root(element).querySelector('.opener'), 'a delivery');
    root(element).querySelector<HTMLElement>('.opener')?.click();
    await says(element, 'This isn’t available right now.');
    restore();
    element.requestUpdate();
    await says(element, 'Verify the signature');
    expect(root(element).querySelector('.detail dl')).not.to.equal(null);
    await expect(element).to.be.accessible();
  });
});
