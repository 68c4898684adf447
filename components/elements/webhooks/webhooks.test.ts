import { expect, fixture, fixtureCleanup, html, oneEvent } from '@open-wc/testing';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeAll, beforeEach, describe, it, vi } from 'vitest';
import { setLanguage } from '../../i18n/localize.ts';
import { itRendersWell } from '../../testing/rendering-suite.ts';
import { broken, fault, json } from '../../testing/fake-network.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { delivery, endpoint, ENDPOINTS, FakeWebhooks, page } from './testing/fake-webhooks.ts';
import { EVENT_TYPES } from './endpoint-form.ts';
import type { TrellisWebhooks } from './webhooks.ts';
import './webhooks.ts';
import { later } from './load-later.ts';

type State = TrellisWebhooks['state'];
const LOG = `${ENDPOINTS}/whe_1/deliveries`;

describe('trellis-webhooks', () => {
  let network: FakeWebhooks;

  beforeAll(async () => void (await later.load()));
  beforeEach(() => {
    network = new FakeWebhooks();
    sessionStorage.clear();
  });
  afterEach(() => {
    // One that is left on the page would go on looking.
    fixtureCleanup();
    network.restore();
    vi.restoreAllMocks();
  });

  /** In a page that keeps the credential on its server; it looks at the log many times a second, or once. */
  async function open(state: State = 'ready', refresh = 1000): Promise<TrellisWebhooks> {
    const whole = await fixture(html`
      <trellis-session cookie csrf="c1"
        ><trellis-webhooks refresh=${refresh}></trellis-webhooks
      ></trellis-session>
    `);
    const element = whole.querySelector('trellis-webhooks') as TrellisWebhooks;
    await reaches(element, state);
    return element;
  }
  const reaches = async (element: TrellisWebhooks, state: State): Promise<void> => {
    await waitUntil(() => element.state === state, `${state}, not ${element.state}`);
    await element.updateComplete;
  };
  const root = (element: TrellisWebhooks): ShadowRoot => element.shadowRoot as ShadowRoot;
  const said = (element: TrellisWebhooks): string => root(element).textContent?.replaceAll(/\s+/g, ' ') ?? '';
  const says = (element: TrellisWebhooks, text: string): Promise<void> =>
    waitUntil(() => said(element).includes(text), `“${text}” in: ${said(element)}`);
  const button = (element: TrellisWebhooks, text: string): HTMLButtonElement =>
    [...root(element).querySelectorAll('button')].find(
      (one) => one.textContent?.trim() === text,
    ) as HTMLButtonElement;
  const press = async (element: TrellisWebhooks, text: string): Promise<void> => {
    await waitUntil(() => button(element, text), `a button ${text}`);
    button(element, text).click();
    await element.updateComplete;
  };
  const input = (element: TrellisWebhooks, name: string): HTMLInputElement =>
    root(element).querySelector(`[name=${name}]`) as HTMLInputElement;
  const type = (element: TrellisWebhooks, name: string, text: string): void => {
    input(element, name).value = text;
    input(element, name).dispatchEvent(new Event('input'));
  };
  const keysTo = (path: string, method = 'POST'): (string | null)[] =>
    network
      .to(path)
      .filter((sent) => sent.method === method)
      .map(({ headers }) => headers.get('idempotency-key'));
  const never = (): Promise<Response> => new Promise(() => {});

  describe('ready', () => {
    itRendersWell({ open: () => open() });
  });

  describe('is accessible', () => {
    it('ready, with a delivery open', async () => {
      const element = await open();
      await press(element, 'order.completed');
      await says(element, 'Attempt 1');
      await expect(element).to.be.accessible();
    });
    it('waiting and without a session', async () => {
      const alone = await fixture<TrellisWebhooks>(html`<trellis-webhooks></trellis-webhooks>`);
      await reaches(alone, 'no-session');
      await expect(alone).to.be.accessible();
      const page = await fixture(
        html`<trellis-session><trellis-webhooks></trellis-webhooks></trellis-session>`,
      );
      const element = page.querySelector('trellis-webhooks') as TrellisWebhooks;
      await reaches(element, 'waiting');
      await expect(element).to.be.accessible();
    });
    it('loading', async () => {
      network.route(ENDPOINTS, never);
      await expect(await open('loading')).to.be.accessible();
    });
    it('empty', async () => {
      network.endpoints = [];
      await expect(await open('empty')).to.be.accessible();
    });
    it('with the form open, and wrong', async () => {
      const element = await open();
      await press(element, 'Add endpoint');
      await press(element, 'Add endpoint');
      await reaches(element, 'error');
      input(element, 'events').closest('fieldset')?.querySelectorAll('input')[1]?.click();
      await element.updateComplete;
      await expect(element).to.be.accessible();
    });
    it('busy', async () => {
      network.route(`${ENDPOINTS}/whe_1/ping`, never);
      const element = await open();
      await press(element, 'Send a ping');
      await reaches(element, 'busy');
      await expect(element).to.be.accessible();
    });
    it('with a secret, a question, the picker', async () => {
      const element = await open();
      await press(element, 'Rotate secret');
      await expect(element).to.be.accessible();
      await press(element, 'Rotate secret');
      await reaches(element, 'done');
      await expect(element).to.be.accessible();
      await press(element, 'Simulate an event');
      await expect(element).to.be.accessible();
    });
    it('failed', async () => {
      network.route(ENDPOINTS, () => fault(50301));
      await expect(await open('error')).to.be.accessible();
    });
    it('missing scope', async () => {
      network.session({ scopes: ['menus:read'] });
      await expect(await open('missing-scope')).to.be.accessible();
    });
  });

  it('adds an endpoint by keyboard alone, and shows its secret once', async () => {
    network.endpoints = [];
    const element = await open('empty');
    const changed = oneEvent(element, 'trellis-changed');
    button(element, 'Add endpoint').focus();
    await userEvent.keyboard('{Enter}');
    await waitUntil(() => root(element).activeElement === input(element, 'url'));
    await userEvent.keyboard(' https://pos.example/hooks {Enter}');
    await reaches(element, 'done');
    expect((await changed).detail).to.deep.equal({ action: 'create' });
    const sent = network.to(ENDPOINTS).find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '')).to.deep.equal({
      url: 'https://pos.example/hooks',
      events: null,
      description: null,
    });
    expect(sent?.headers.get('trellis-csrf')).to.equal('c1');
    const secret = root(element).querySelector('#secret') as HTMLTextAreaElement;
    await waitUntil(() => root(element).activeElement === secret);
    expect(secret.value).to.equal('whsec_once');
    await press(element, 'I’ve stored it');
    expect(root(element).querySelector('#secret')).to.equal(null);
    const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
    expect(kept + element.outerHTML + root(element).innerHTML).not.to.contain('whsec_once');
  });

  it('keeps a secret in sight until it is said to be stored, whatever else is chosen', async () => {
    network.endpoints.push(endpoint({ id: 'whe_2', url: 'https://other.example/' }));
    network.route(`${ENDPOINTS}/whe_2/deliveries`, () => json(200, page([])));
    const element = await open();
    await press(element, 'Rotate secret');
    await press(element, 'Rotate secret');
    await waitUntil(() => root(element).querySelector('#secret'));
    root(element).querySelector<HTMLElement>('[data-id=whe_2]')?.click();
    await element.updateComplete;
    expect(root(element).querySelector('#secret')).to.equal(null);
    root(element).querySelector<HTMLElement>('[data-id=whe_1]')?.click();
    await element.updateComplete;
    expect((root(element).querySelector('#secret') as HTMLInputElement).value).to.equal('whsec_new');
  });

  it('rotates with the overlap that is chosen, and says until when both sign', async () => {
    const element = await open();
    await press(element, 'Rotate secret');
    (root(element).querySelector('#overlap') as HTMLSelectElement).value = '3600';
    await press(element, 'Rotate secret');
    await says(element, 'The previous secret also signs until');
    expect(network.to(`${ENDPOINTS}/whe_1/rotate_secret`)[0]?.body).to.equal('{"overlap_seconds":3600}');
  });

  it('chooses types of events', async () => {
    const element = await open();
    await press(element, 'Edit');
    root(element).querySelectorAll<HTMLInputElement>('[name=events]')[1]?.click();
    await element.updateComplete;
    await press(element, 'Save');
    await says(element, 'Choose at least one event type, or all events.');
    expect(network.to(`${ENDPOINTS}/whe_1`)).to.have.length(0);
    const choices = [...root(element).querySelectorAll('.types label')];
    expect(choices).to.have.length(EVENT_TYPES.length);
    choices
      .find(({ textContent }) => textContent?.trim() === 'payout.paid')
      ?.querySelector('input')
      ?.click();
    await press(element, 'Save');
    await reaches(element, 'done');
    const [sent] = network.to(`${ENDPOINTS}/whe_1`);
    expect(sent?.method).to.equal('PATCH');
    expect(JSON.parse(sent?.body ?? '')).to.deep.include({ events: ['payout.paid'], version: 1 });
    expect(said(element)).to.contain('payout.paid');
  });

  it('checks the address before it sends, and shows what the service says of it on the field', async () => {
    const element = await open();
    await press(element, 'Add endpoint');
    for (const wrong of ['', 'pos.example', 'ftp://pos.example/', 'https://a:b@pos.example/']) {
      type(element, 'url', wrong);
      await press(element, 'Add endpoint');
      expect(input(element, 'url').getAttribute('aria-invalid'), wrong).to.equal('true');
      await waitUntil(() => root(element).activeElement === input(element, 'url'));
    }
    expect(keysTo(ENDPOINTS)).to.have.length(0);
    network.route(ENDPOINTS, () => fault(40003, { param: 'url', message: 'The address must be public.' }));
    type(element, 'url', 'https://10.0.0.1/');
    await press(element, 'Add endpoint');
    await says(element, 'The address must be public.');
    expect(input(element, 'url').getAttribute('aria-describedby')).to.equal('url-note');
    expect(input(element, 'url').value).to.equal('https://10.0.0.1/');
  });

  it('disables and enables, with the version that it knows', async () => {
    const element = await open();
    await press(element, 'Disable');
    await says(element, 'Nothing is sent to this endpoint until you enable it.');
    expect(button(element, 'Send a ping').disabled).to.equal(true);
    await press(element, 'Enable');
    await says(element, 'The endpoint is enabled.');
    const bodies = network.to(`${ENDPOINTS}/whe_1`).map(({ body }) => JSON.parse(body));
    expect(bodies).to.deep.equal([
      { status: 'disabled', version: 1 },
      { status: 'enabled', version: 2 },
    ]);
  });

  it('shows that a ping cannot be sent to a disabled one', async () => {
    network.endpoints = [endpoint({ status: 'disabled' })];
    const element = await open();
    const [ping, edit] = ['Send a ping', 'Edit'].map((text) => getComputedStyle(button(element, text)));
    expect(Number(ping?.opacity)).to.be.lessThan(Number(edit?.opacity));
    expect(ping?.cursor).to.equal('not-allowed');
  });

  it('sends what an endpoint missed while it was disabled', async () => {
    network.endpoints = [endpoint({ status: 'disabled', updated_at: '2026-11-19T08:30:00.000Z' })];
    const element = await open();
    await press(element, 'Enable');
    await says(element, 'Events that happened while it was disabled weren’t sent to it.');
    await press(element, 'Send what it missed');
    await says(element, '12 events are being sent again.');
    const [sent] = network.to(`${ENDPOINTS}/whe_1/replay`);
    expect(JSON.parse(sent?.body ?? '')).to.deep.equal({
      from: '2026-11-19T08:30:00.000Z',
      to: '2026-11-21T10:00:00.000Z',
    });
    expect(sent?.headers.get('idempotency-key')).to.match(/^[\d-]+$/);
  });

  it('says why an endpoint was disabled by itself', async () => {
    network.endpoints = [endpoint({ status: 'disabled', disabled_reason: 'gone' })];
    expect(said(await open())).to.contain('responded with 410 Gone');
  });

  it('deletes after a question, which Escape answers with no', async () => {
    const element = await open();
    await press(element, 'Delete');
    await waitUntil(() => root(element).activeElement === button(element, 'Delete endpoint'));
    await userEvent.keyboard('{Escape}');
    await waitUntil(() => root(element).activeElement === button(element, 'Delete'));
    expect(network.to(`${ENDPOINTS}/whe_1`)).to.have.length(0);
    await press(element, 'Delete');
    await press(element, 'Delete endpoint');
    await says(element, 'The endpoint was deleted.');
    expect(network.to(`${ENDPOINTS}/whe_1`)[0]?.method).to.equal('DELETE');
    expect(said(element)).to.contain('No endpoints yet.');
  });

  it('reads again what somebody else has changed, and keeps what was typed', async () => {
    const element = await open();
    await press(element, 'Edit');
    type(element, 'description', 'Till one');
    network.endpoints = [endpoint({ version: 7 })];
    network.route(`${ENDPOINTS}/whe_1`, (_, before) => (before ? json(200, endpoint()) : fault(40903)));
    await press(element, 'Save');
    await says(element, 'Someone else changed this endpoint.');
    expect(button(element, 'Try again')).to.equal(undefined);
    expect(input(element, 'description').value).to.equal('Till one');
    await press(element, 'Save');
    await reaches(element, 'done');
    const versions = network.to(`${ENDPOINTS}/whe_1`).map(({ body }) => JSON.parse(body).version);
    expect(versions).to.deep.equal([1, 7]);
  });

  it('tries again with the same key until it knows, and with a new one afterwards', async () => {
    const ping = `${ENDPOINTS}/whe_1/ping`;
    network.route(ping, broken);
    const element = await open();
    await press(element, 'Send a ping');
    await says(element, `Can’t reach ${location.host}.`);
    expect(said(element)).to.contain('Check your connection, then try again. Nothing happens twice.');
    network.route(ping, () => fault(50301));
    await press(element, 'Try again');
    await says(element, 'req_1');
    expect(said(element)).to.contain('It’s safe to try again: nothing happens twice.');
    network.route(ping, () => json(201, delivery(9)));
    await press(element, 'Try again');
    await says(element, 'A ping is on its way.');
    await press(element, 'Send a ping');
    await waitUntil(() => keysTo(ping).length === 4);
    const keys = keysTo(ping);
    expect(keys[0]).to.match(/^[\d-]+$/);
    expect(new Set(keys.slice(0, 3)).size).to.equal(1);
    expect(keys[3]).not.to.equal(keys[0]);
  });

  it('counts a rate limit down in the button, and sends nothing before', async () => {
    const ping = `${ENDPOINTS}/whe_1/ping`;
    network.route(ping, () => fault(42901, {}, { 'retry-after': '30' }));
    const element = await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      button(element, 'Send a ping').click();
      while (!button(element, 'Try again in 0:30')) await new Promise(requestAnimationFrame);
      const again = button(element, 'Try again in 0:30');
      expect(said(element)).to.contain('Wait 30 seconds, then try again.');
      expect(again.ariaDisabled).to.equal('true');
      again.click();
      expect(network.to(ping)).to.have.length(1);
      vi.advanceTimersByTime(29_000);
      await element.updateComplete;
      expect(again.textContent?.trim()).to.equal('Try again in 0:01');
      vi.advanceTimersByTime(1000);
      await element.updateComplete;
      expect(said(element)).to.contain('You can try again now.');
      again.click();
      while (network.to(ping).length < 2) await new Promise(requestAnimationFrame);
      expect(keysTo(ping)[1]).to.equal(keysTo(ping)[0]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('tells a list that it cannot read from one that it cannot reach', async () => {
    network.route(ENDPOINTS, broken);
    const unreached = await open('error');
    expect(said(unreached)).to.contain(`Can’t reach ${location.host}.`);
    expect(said(unreached)).not.to.contain('twice');
    network.route(ENDPOINTS, () => new Response('<!doctype html>'));
    await press(unreached, 'Try again');
    await says(unreached, `The response from ${location.host} can’t be read.`);
  });

  it('takes a no of the state for an answer: the next try is another intent', async () => {
    const ping = `${ENDPOINTS}/whe_1/ping`;
    network.route(ping, () => fault(40902));
    const element = await open();
    await press(element, 'Send a ping');
    await says(element, 'This isn’t possible right now.');
    expect(button(element, 'Try again')).to.equal(undefined);
    await press(element, 'Send a ping');
    await waitUntil(() => keysTo(ping).length === 2);
    expect(keysTo(ping)[0]).not.to.equal(keysTo(ping)[1]);
  });

  it('sends once however often it is told to, and not at all when the page prevents it', async () => {
    const ping = `${ENDPOINTS}/whe_1/ping`;
    network.route(ping, never);
    const element = await open();
    const before = oneEvent(element, 'trellis-before-change');
    for (let times = 0; times < 3; times++) button(element, 'Send a ping').click();
    expect((await before).detail).to.deep.equal({ action: 'ping', endpoint: 'whe_1' });
    await reaches(element, 'busy');
    expect(network.to(ping)).to.have.length(1);
    const other = await open();
    other.addEventListener('trellis-before-change', (event) => event.preventDefault());
    await press(other, 'Send a ping');
    expect(other.state).to.equal('ready');
    expect(network.to(ping)).to.have.length(1);
  });

  describe('its log', () => {
    it('follows what happens, and says so politely', async () => {
      const element = await open('ready', 0.02);
      await says(element, '204');
      // News is there until the next look: whoever listens hears each change.
      const heard: string[] = [];
      new MutationObserver(() => {
        for (const region of root(element).querySelectorAll('[role=status]'))
          heard.push(region.textContent?.trim() ?? '');
      }).observe(root(element), { childList: true, characterData: true, subtree: true });
      network.deliveries = [
        delivery(2, {
          event_type: 'payout.paid',
          state: 'pending',
          next_attempt_at: '2026-11-21T10:05:00Z',
          attempts: [
            {
              number: 1,
              at: '2026-11-21T10:00:02Z',
              status: 503,
              duration_ms: 1234,
              error: 'status',
              response: 'down',
            },
          ],
        }),
        ...network.deliveries,
      ];
      await waitUntil(() => heard.includes('payout.paid: Pending, 503.'));
      expect(said(element)).to.contain('1, next at').and.contain('1.2 s');
      await press(element, 'payout.paid');
      await says(element, 'Attempt 1');
      expect(root(element).querySelector('.detail pre')?.textContent).to.equal('down');
      network.deliveries = [delivery(2, { event_type: 'payout.paid' }), delivery(1)];
      await waitUntil(() => heard.includes('payout.paid: Delivered, 204.'));
    });

    it('pauses while the page is hidden and when it is told to', async () => {
      const element = await open('ready', 0.01);
      await waitUntil(() => network.to(LOG).length > 2);
      const stands = async (): Promise<void> => {
        await meanwhile();
        const before = network.to(LOG).length;
        await meanwhile();
        expect(network.to(LOG).length).to.equal(before);
      };
      const goesOn = (): Promise<void> => {
        const before = network.to(LOG).length;
        return waitUntil(() => network.to(LOG).length > before + 2);
      };
      await press(element, 'Pause');
      await stands();
      await press(element, 'Resume');
      await goesOn();
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
      await stands();
      vi.restoreAllMocks();
      document.dispatchEvent(new Event('visibilitychange'));
      await goesOn();
      element.remove();
      await stands();
    });

    /** As many frames as several looks would take. */
    const meanwhile = async (): Promise<void> => {
      for (let times = 0; times < 10; times++) await new Promise((next) => requestAnimationFrame(next));
    };

    it('reads older ones, and keeps them while new ones come', async () => {
      network.route(LOG, ({ query }) =>
        query.get('cursor') === 'c1'
          ? json(200, page([delivery(2, { event_type: 'menu.updated' })]))
          : json(200, page(network.deliveries, 'c1')),
      );
      network.deliveries = [delivery(3)];
      const element = await open('ready', 0.02);
      await press(element, 'Show older');
      await says(element, 'menu.updated');
      await waitUntil(() => root(element).activeElement === button(element, 'menu.updated'));
      expect(button(element, 'Show older')).to.equal(undefined);
      network.deliveries = [delivery(4, { event_type: 'key.created' }), delivery(3)];
      await says(element, 'key.created');
      expect(said(element)).to.contain('menu.updated');
    });

    it('keeps the focus, and what is open, where they are while new ones come', async () => {
      const element = await open('ready', 0.02);
      await press(element, 'order.completed');
      const opener = button(element, 'order.completed');
      opener.focus();
      network.deliveries = [delivery(3, { event_type: 'key.created' }), delivery(2), ...network.deliveries];
      await says(element, 'key.created');
      expect(root(element).activeElement).to.equal(opener);
      expect(opener.dataset['delivery']).to.equal('whd_1');
      expect(root(element).querySelectorAll('.detail')).to.have.length(1);
      const events = [...root(element).querySelectorAll('.opener')].map(({ textContent }) =>
        textContent?.trim(),
      );
      expect(events).to.deep.equal(['key.created', 'order.completed', 'order.completed']);
    });

    it('leaves no gap unseen when more came than a page holds', async () => {
      network.route(LOG, ({ query }) =>
        query.get('cursor')
          ? json(200, page([delivery(2, { event_type: `after.${query.get('cursor')}` })]))
          : json(200, page(network.deliveries, `c${network.deliveries[0]?.id}`)),
      );
      network.deliveries = [delivery(3, { event_type: 'old.one' })];
      const element = await open('ready', 0.02);
      await says(element, 'old.one');
      network.deliveries = [delivery(50, { event_type: 'new.one' })];
      await says(element, 'new.one');
      await element.updateComplete;
      expect(root(element).querySelector('tbody')?.textContent).not.to.contain('old.one');
      await press(element, 'Show older');
      await says(element, 'after.cwhd_50');
    });

    it('shows those in one state only', async () => {
      const element = await open();
      const select = root(element).querySelector('[aria-label="Filter by status"]') as HTMLSelectElement;
      network.deliveries = [];
      select.value = 'failed';
      select.dispatchEvent(new Event('change'));
      await says(element, 'No deliveries with this status.');
      expect(network.to(LOG).at(-1)?.query.get('state')).to.equal('failed');
    });

    it('redelivers to this endpoint, and looks at once', async () => {
      const element = await open();
      await press(element, 'order.completed');
      await press(element, 'Redeliver');
      await says(element, 'order.completed is being redelivered.');
      const [sent] = network.to('/v1/events/evt_1/redeliver');
      expect(sent?.body).to.equal('{"endpoint":"whe_1"}');
      expect(sent?.headers.get('idempotency-key')).to.match(/^[\d-]+$/);
      await waitUntil(() => network.to(LOG).length === 2);
    });

    it('replays a range of events, in UTC, and checks it first', async () => {
      const element = await open();
      await press(element, 'Replay a range');
      const field = (name: string): HTMLInputElement =>
        root(element).querySelector(`#${name}`) as HTMLInputElement;
      await waitUntil(() => root(element).activeElement === field('from'));
      const fill = (name: string, text: string): void => {
        field(name).value = text;
        field(name).dispatchEvent(new Event('input'));
      };
      fill('from', '2026-11-20T10:00');
      fill('to', '2026-11-20T09:00');
      await press(element, 'Replay');
      await says(element, 'Choose a time after the start of the range.');
      await waitUntil(() => root(element).activeElement === field('to'));
      expect(field('to').getAttribute('aria-invalid')).to.equal('true');
      fill('to', '2026-11-20T11:00:30');
      field('types').value = 'payout.paid';
      field('types').dispatchEvent(new Event('change'));
      await expect(element).to.be.accessible();
      await press(element, 'Replay');
      await says(element, '12 events are being sent again.');
      const bodies = network.to(`${ENDPOINTS}/whe_1/replay`).map(({ body }) => JSON.parse(body));
      expect(bodies).to.deep.equal([
        { from: '2026-11-20T10:00:00.000Z', to: '2026-11-20T11:00:30.000Z', types: ['payout.paid'] },
      ]);
      await waitUntil(() => root(element).activeElement === button(element, 'Replay a range'));
    });

    it('tells the outcomes apart by more than their color', async () => {
      const failed = { number: 1, at: '2026-11-21T10:00:02Z', status: 503, duration_ms: 9, response: null };
      network.deliveries = [
        delivery(2, { state: 'failed', attempts: [{ ...failed, error: 'status' }] }),
        delivery(1),
      ];
      const element = await open();
      const shapes = [...root(element).querySelectorAll('.answer .tag')].map((tag) => [
        tag.textContent?.trim(),
        tag.querySelector('path')?.getAttribute('d'),
      ]);
      expect(shapes.map(([text]) => text)).to.deep.equal(['503', '204']);
      expect(shapes[0]?.[1]).to.be.a('string').and.not.equal(shapes[1]?.[1]);
    });

    it('shows the event with all its digits', async () => {
      const event = '{"id":"evt_1","data":{"plant":{"id":9223372036854775807,"price":1.10}}}';
      network.route('/v1/events/evt_1', () => new Response(event));
      const element = await open();
      await press(element, 'order.completed');
      await press(element, 'Show the event');
      await waitUntil(() => root(element).querySelector('.detail pre'));
      const shown = root(element).querySelector('.detail pre')?.textContent ?? '';
      expect(shown).to.contain('"id": 9223372036854775807,').and.contain('"price": 1.10');
      expect(shown.replaceAll(/\s/g, '')).to.equal(event);
    });

    it('shows the event that was sent', async () => {
      const element = await open();
      await press(element, 'order.completed');
      await press(element, 'Show the event');
      await waitUntil(() => root(element).querySelector('.detail pre'));
      expect(root(element).querySelector('.detail pre')?.textContent).to.contain('"total": 4235');
      await waitUntil(() => root(element).activeElement?.localName === 'pre');
    });

    it('says when it cannot look, and looks again when told to', async () => {
      network.route(LOG, () => fault(50301));
      const element = await open('error');
      await says(element, 'The service didn’t respond.');
      network.route(LOG, () => json(200, page([delivery(1)])));
      button(element, 'Try again').focus();
      await userEvent.keyboard('{Enter}');
      await reaches(element, 'ready');
      expect(said(element)).to.contain('204');
      expect(root(element).activeElement?.getAttribute('aria-labelledby')).to.equal('deliveries');
    });

    it('notices that its endpoint was disabled meanwhile', async () => {
      const element = await open('ready', 0.02);
      network.endpoints = [endpoint({ status: 'disabled', disabled_reason: 'gone', version: 2 })];
      network.deliveries = [delivery(2, { state: 'failed' }), delivery(1)];
      await says(element, 'responded with 410 Gone');
      expect(button(element, 'Enable')).not.to.equal(undefined);
    });
  });

  it('makes an event happen for a merchant', async () => {
    const element = await open();
    await press(element, 'Simulate an event');
    await waitUntil(() => root(element).querySelectorAll('#merchant option').length === 3);
    const choose = (id: string, value: string): void => {
      const select = root(element).querySelector(id) as HTMLSelectElement;
      select.value = value;
      select.dispatchEvent(new Event('change'));
    };
    choose('#type', 'key.expiring');
    choose('#merchant', 'mer_2');
    await press(element, 'Simulate');
    await says(element, 'key.expiring was simulated.');
    const [sent] = network.to('/v1/sandbox/events');
    expect(JSON.parse(sent?.body ?? '')).to.deep.equal({ type: 'key.expiring', merchant: 'mer_2' });
    choose('#merchant', '');
    await press(element, 'Simulate');
    await waitUntil(() => keysTo('/v1/sandbox/events').length === 2);
    expect(network.to('/v1/sandbox/events')[1]?.body).to.equal('{"type":"key.expiring"}');
    expect(new Set(keysTo('/v1/sandbox/events')).size).to.equal(2);
  });

  it('offers only what the session may do', async () => {
    network.session({ scopes: ['webhooks:read'] });
    const element = await open();
    await press(element, 'order.completed');
    await says(element, 'Attempt 1');
    for (const name of ['Add endpoint', 'Edit', 'Delete', 'Redeliver', 'Show the event', 'Simulate an event'])
      expect(button(element, name), name).to.equal(undefined);
  });

  it('shows the sandbox’s clock, and says so where it is ahead of the real time', async () => {
    network.clock(3 * 86_400);
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
    network.deliveries = [
      delivery(2, { state: 'pending', attempts: [], next_attempt_at: soon }),
      delivery(1),
    ];
    const element = await open();
    await says(element, 'sandbox time, 3 days ahead of real time');
    expect(said(element)).to.contain('Time (UTC)');
    const times = [...root(element).querySelectorAll<HTMLTimeElement>('tbody time')];
    expect(times.map(({ dateTime }) => dateTime)).to.deep.equal([soon, '2026-11-21T10:00:01.000Z']);
    // Today, on that clock.
    await waitUntil(() => times[0]?.textContent === soon.slice(11, 19), times[0]?.textContent ?? '');
    await press(element, 'Replay a range');
    await says(element, 'Real time, like an event’s created_at.');
    network.clock(0);
    element.closest('trellis-session')?.restart();
    await waitUntil(() => !said(element).includes('sandbox time'));
  });

  it('sets apart the names that people chose', async () => {
    network.endpoints = [endpoint({ description: 'שלום' })];
    const element = await open();
    const names = [...root(element).querySelectorAll('bdi')].map(({ textContent }) => textContent);
    expect(names).to.include('שלום').and.include('https://pos.example/webhooks');
  });

  it('simulates nothing in production', async () => {
    network.session({ environment: 'production' });
    expect(button(await open(), 'Simulate an event')).to.equal(undefined);
  });

  it('explains a scope that it lacks, by event too', async () => {
    network.session({ scopes: ['menus:read'] });
    const missing = oneEvent(document, 'trellis-missing-scope');
    const element = await open('missing-scope');
    expect((await missing).detail).to.deep.equal({ needed: ['webhooks:read'] });
    expect(said(element)).to.contain('doesn’t have the scope webhooks:read');
  });

  it('loads again when told to, and by itself when the connection is back', async () => {
    network.route(ENDPOINTS, broken);
    const element = await open('error');
    network.route(ENDPOINTS, () => json(200, page([endpoint()])));
    await press(element, 'Try again');
    await reaches(element, 'ready');
    window.dispatchEvent(new Event('offline'));
    await reaches(element, 'offline');
    window.dispatchEvent(new Event('online'));
    await reaches(element, 'ready');
    expect(said(element)).to.contain('https://pos.example/webhooks');
  });

  it('explains a list that is none', async () => {
    for (const body of [
      '<!doctype html>',
      '',
      'null',
      '{}',
      '{"data":"all"}',
      '{"data":[null]}',
      '{"data":[{',
    ]) {
      network.route(ENDPOINTS, () => new Response(body));
      const element = await open('error');
      expect(said(element), body).to.contain('Try again');
      expect(said(element), body).not.to.match(/undefined|null|\[object/);
    }
  });

  it('does not say that it is offline once it is back', async () => {
    network.route(ENDPOINTS, broken);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const element = await open('offline');
    network.route(ENDPOINTS, () => json(200, page([endpoint()])));
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await reaches(element, 'ready');
    onLine.mockRestore();
    expect(said(element)).not.to.contain('offline');
  });

  it('starts over with another session', async () => {
    const element = await open();
    network.endpoints = [];
    element.closest('trellis-session')?.restart();
    await reaches(element, 'empty');
    expect(said(element)).not.to.contain('https://pos.example');
  });

  it('can be moved to another place of the page', async () => {
    const element = await open('ready', 0.02);
    const session = element.closest('trellis-session') as HTMLElement;
    const failed = vi.fn();
    element.addEventListener('trellis-error', failed);
    element.remove();
    session.append(element);
    await waitUntil(() => network.to(ENDPOINTS).length === 2);
    const before = network.to(LOG).length;
    await waitUntil(() => network.to(LOG).length > before + 1);
    await reaches(element, 'ready');
    expect(failed.mock.calls).to.have.length(0);
  });

  it('speaks German when the page does, at once', async () => {
    const element = await open();
    try {
      await setLanguage('de');
      await says(element, 'Endpunkt hinzufügen');
      expect(said(element)).to.contain('Zustellungen an https://pos.example/webhooks, neueste zuerst');
    } finally {
      await setLanguage('en');
    }
    await says(element, 'Add endpoint');
  });

  it('shows code for the path of the endpoint, and copies it', async () => {
    network.endpoints = [endpoint({ url: "https://pos.example/it's/here?x=1" })];
    const element = await open();
    const code = root(element).querySelector('[part=code]')?.textContent ?? '';
    expect(code).to.contain("app.post('/it%27s/here',");
    expect(code).to.contain("import { Webhook } from 'standardwebhooks';\n");
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(element, 'Copy code');
    await says(element, 'Copied');
    expect(copied.mock.calls[0]?.[0]).to.equal(code);
  });
});
