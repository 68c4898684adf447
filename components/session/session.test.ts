import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import '../elements/create-plant/create-plant.ts';
import { broken, FakeNetwork, fault, json } from '../testing/fake-network.ts';
import { waitUntil } from '../testing/wait-until.ts';
import type { TrellisSession } from './session.ts';
import { isDefinite, type TrellisError } from './trellis-error.ts';

const plant = { method: 'POST', path: '/plants', body: '{"id":1,"name":"Fern"}', idempotencyKey: 'one' };

describe('trellis-session', () => {
  let network: FakeNetwork;

  beforeEach(() => {
    network = new FakeNetwork();
  });
  afterEach(() => {
    network.restore();
    vi.restoreAllMocks();
  });

  const open = (): Promise<TrellisSession> =>
    fixture<TrellisSession>(html`<trellis-session endpoint="/mint"></trellis-session>`);
  const failure = (work: Promise<unknown>): Promise<TrellisError> =>
    work.then(
      () => {
        throw new Error('It worked.');
      },
      (error: TrellisError) => error,
    );

  it('mints once and asks once for ten elements, and never shows the token', async () => {
    const session = await fixture<TrellisSession>(html`
      <trellis-session endpoint="/mint">
        ${Array.from({ length: 10 }, () => html`<trellis-create-plant></trellis-create-plant>`)}
      </trellis-session>
    `);
    const forms = [...session.querySelectorAll('trellis-create-plant')];
    await waitUntil(() => forms.every(({ state }) => state === 'ready'));
    expect(network.to('/mint')).to.have.length(1);
    expect(network.to('/mint')[0]).to.include({ method: 'POST', credentials: 'same-origin' });
    expect(network.to('/v1/sessions/current')).to.have.length(1);
    expect(network.to('/v1/sessions/current')[0]?.headers.get('authorization')).to.equal('Bearer token-1');
    expect(network.to('/v1/sessions/current')[0]?.headers.get('trellis-elements')).to.match(
      /^\d+\.\d+\.\d+$/,
    );
    expect(network.to('/mint')[0]?.headers.has('trellis-elements')).to.equal(false);
    expect(network.to('/v1/sessions/current')[0]?.credentials).to.equal('omit');
    const seen = [session.outerHTML, ...Object.values({ ...session, ...localStorage, ...sessionStorage })];
    expect(seen.map(String).join(' ')).not.to.contain('token-1');
  });

  it('takes its token from fetchToken, also when that comes late and changes with every render', async () => {
    const session = await fixture<TrellisSession>(html`
      <trellis-session><trellis-create-plant></trellis-create-plant></trellis-session>
    `);
    const form = session.querySelector('trellis-create-plant');
    await form?.updateComplete;
    await waitUntil(() => form?.state === 'waiting');
    const fetchToken = vi.fn(() => Promise.resolve({ token: 'mine', expires_in: 900 }));
    session.fetchToken = fetchToken;
    await waitUntil(() => form?.state === 'ready');
    session.fetchToken = () => Promise.reject(new Error('never asked'));
    await session.updateComplete;
    await session.request(plant);
    expect(fetchToken.mock.calls).to.have.length(1);
    expect(network.to('/plants')[0]?.headers.get('authorization')).to.equal('Bearer mine');
  });

  describe('the theme of its partner', () => {
    const theme = {
      variables: {
        '--trellis-color-surface': 'rgb(1, 2, 3)',
        '--trellis-color-accent': 'rgb(4, 5, 6)',
        '--trellis-color-on-accent': 'rgb(7, 8, 9)',
        '--trellis-radius': '3px',
      },
    };
    const valueAt = (at: Element, name: string) => getComputedStyle(at).getPropertyValue(`--trellis-${name}`);
    async function dressed(style = ''): Promise<Element> {
      network.route('/v1/sessions/current', () =>
        json(200, {
          merchant: 'mer_1',
          scopes: ['plants:write'],
          environment: 'sandbox',
          expires_in: 900,
          theme,
        }),
      );
      const page = await fixture(html`
        <div style=${style}>
          <trellis-session endpoint="/mint"><trellis-create-plant></trellis-create-plant></trellis-session>
        </div>
      `);
      const form = page.querySelector('trellis-create-plant') as HTMLElement;
      await waitUntil(() => valueAt(form, 'radius') !== '');
      return form;
    }

    it('is worn by its elements, without a style attribute', async () => {
      const form = await dressed();
      expect(valueAt(form, 'radius')).to.equal('3px');
      expect(valueAt(form, 'color-surface')).to.equal('rgb(1, 2, 3)');
      expect(form.closest('trellis-session')?.hasAttribute('style')).to.equal(false);
    });

    it('leaves what the page sets as it is, with what follows from it', async () => {
      const form = await dressed('--trellis-color-accent: red');
      expect(valueAt(form, 'color-accent')).to.equal('red');
      expect(valueAt(form, 'color-on-accent')).to.equal('');
      expect(valueAt(form, 'color-surface')).to.equal('rgb(1, 2, 3)');
    });

    it('lends no color to a page with grounds of its own', async () => {
      const form = await dressed('--trellis-color-surface: black');
      expect(valueAt(form, 'color-accent')).to.equal('');
      expect(valueAt(form, 'radius')).to.equal('3px');
    });
  });

  it('meets a 401 with one renewal and the same request', async () => {
    const session = await open();
    await session.ready();
    network.route('/plants', (_, before) => (before ? json(200, { name: 'Fern' }) : fault(40102)));
    expect((await session.request(plant)).json).to.deep.equal({ name: 'Fern' });
    const [first, second, ...more] = network.to('/plants');
    expect(more).to.have.length(0);
    expect(second?.headers.get('authorization')).to.equal('Bearer token-2');
    expect(second?.headers.get('idempotency-key')).to.equal(first?.headers.get('idempotency-key'));
    expect(second?.body).to.equal(first?.body);
    expect(network.to('/mint')).to.have.length(2);
  });

  it.each([
    [400, 401, 'input'],
    [400, 40102, 'input'],
    [400, 40301, 'input'],
    [400, 429, 'input'],
    [409, 40102, 'server'],
    [422, 401, 'input'],
    [429, 401, 'limit'],
    [500, 401, 'server'],
    [500, 40301, 'server'],
    [500, 40902, 'server'],
    [503, 40903, 'server'],
  ] as const)('goes by the status of a %d before its error %d: once, as %s', async (status, error, type) => {
    network.route('/plants', () => json(status, { error, message: 'As told.' }));
    const session = await open();
    const refused = await failure(session.request(plant));
    expect(refused.detail).to.include({ type, code: error, status });
    expect(isDefinite(refused)).to.equal(type === 'input');
    expect(network.to('/plants')).to.have.length(1);
    expect(network.to('/mint')).to.have.length(1);
  });

  it('gives up after the second 401', async () => {
    const session = await open();
    network.route('/plants', () => fault(40103));
    const { detail } = await failure(session.request(plant));
    expect(detail).to.include({
      type: 'credential',
      code: 40103,
      status: 401,
      requestId: 'req_1',
      retryable: false,
    });
    expect(network.to('/plants')).to.have.length(2);
  });

  it('sends nothing twice for any other answer, and says what it was', async () => {
    const session = await open();
    const cases = [
      [40011, 'input', false],
      [40301, 'scope', false],
      [40901, 'server', true],
      [42901, 'limit', true],
      [50001, 'server', true],
      [50401, 'server', true],
    ] as const;
    for (const [code, type, retryable] of cases) {
      network.sent = [];
      network.route('/plants', () => fault(code, {}, { 'retry-after': '7' }));
      const { detail } = await failure(session.request(plant));
      expect(detail).to.include({ code, type, retryable, retryAfterS: 7 });
      expect(network.to('/plants')).to.have.length(1);
    }
    network.sent = [];
    network.route('/plants', broken);
    expect((await failure(session.request(plant))).detail).to.include({
      type: 'network',
      retryable: true,
      status: 0,
    });
    expect(network.to('/plants')).to.have.length(1);
  });

  it('reads an answer that is no Error object as a fault without words', async () => {
    const session = await open();
    network.route('/plants', () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect((await failure(session.request(plant))).detail).to.include({
      type: 'server',
      status: 502,
      message: '',
    });
  });

  it('tells a page that may not use the session from a scope that is missing', async () => {
    const session = await open();
    network.route('/plants', () => json(403, { error: 40305, message: 'foreign' }));
    expect((await failure(session.request(plant))).type).to.equal('session');
    network.route('/plants', () => json(403, { error: 40301, message: 'missing' }));
    expect((await failure(session.request(plant))).type).to.equal('scope');
  });

  it('says that no token came, and asks again when asked again', async () => {
    network.route('/mint', () => json(500, {}));
    const session = await open();
    expect((await failure(session.ready())).type).to.equal('session');
    network.route('/mint', () => json(200, { wrong: 'shape' }));
    expect((await failure(session.ready())).type).to.equal('session');
    network.route('/mint', broken);
    expect((await failure(session.ready())).type).to.equal('network');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect((await failure(session.ready())).type).to.equal('offline');
    network.route('/mint', () => json(200, { token: 'late', expires_in: 900 }));
    expect((await session.ready()).scopes).to.deep.equal(['plants:write']);
  });

  it('in cookie mode has no token, and shows the csrf header', async () => {
    const session = await fixture<TrellisSession>(
      html`<trellis-session cookie csrf="c1" api="/hosted/"></trellis-session>`,
    );
    network.route('/hosted/plants', () => json(200, { name: 'Fern' }));
    await session.request(plant);
    const [sent] = network.to('/hosted/plants');
    expect(sent?.credentials).to.equal('same-origin');
    expect(sent?.headers.get('trellis-csrf')).to.equal('c1');
    expect(sent?.headers.has('authorization')).to.equal(false);
    expect(network.to('/mint')).to.have.length(0);
  });

  it('restart() forgets the token and loads again for its elements', async () => {
    const session = await fixture<TrellisSession>(html`
      <trellis-session endpoint="/mint"><trellis-create-plant></trellis-create-plant></trellis-session>
    `);
    const form = session.querySelector('trellis-create-plant');
    await waitUntil(() => form?.state === 'ready');
    session.restart();
    await waitUntil(() => network.to('/v1/sessions/current').length === 2);
    expect(network.to('/v1/sessions/current')[1]?.headers.get('authorization')).to.equal('Bearer token-2');
  });

  it('starts over for its elements when another endpoint is set, and only then', async () => {
    const session = await fixture<TrellisSession>(html`
      <trellis-session endpoint="/mint"><trellis-create-plant></trellis-create-plant></trellis-session>
    `);
    const form = session.querySelector('trellis-create-plant');
    await waitUntil(() => form?.state === 'ready');
    session.endpoint = '/mint';
    session.api = '';
    await session.updateComplete;
    expect(session.info).not.to.equal(undefined);
    network.route('/mint-other', () => json(200, { token: 'token-of-another', expires_in: 900 }));
    session.endpoint = '/mint-other';
    await session.updateComplete;
    expect(session.info).to.equal(undefined);
    await waitUntil(() => network.to('/v1/sessions/current').length === 2);
    expect(network.to('/v1/sessions/current')[1]?.headers.get('authorization')).to.equal(
      'Bearer token-of-another',
    );
    expect((await session.ready()).merchant).to.be.a('string');
  });

  describe('with another api', () => {
    const OTHER = 'https://other-api.example';
    const bearersAt = (origin: string): (string | null)[] =>
      network.sent
        .filter((sent) => sent.origin === origin)
        .map(({ headers }) => headers.get('authorization'));
    const opened = async (attributes = html``): Promise<TrellisSession> => {
      const session = await fixture<TrellisSession>(html`
        <trellis-session endpoint="/mint"><trellis-create-plant></trellis-create-plant></trellis-session
        >${attributes}
      `);
      await waitUntil(() => session.querySelector('trellis-create-plant')?.state === 'ready');
      return session;
    };

    it('of another origin gets a new token for its elements, and never the one minted for the first', async () => {
      const session = await opened();
      session.api = `${OTHER}/`;
      await waitUntil(() => bearersAt(OTHER).length > 0);
      await session.ready();
      await session.request(plant);
      expect(network.to('/mint')).to.have.length(2);
      expect([...new Set(bearersAt(OTHER))]).to.deep.equal(['Bearer token-2']);
      expect([...new Set(bearersAt(location.origin))]).to.deep.equal([null, 'Bearer token-1']);
    });

    it.each(['request', 'ready'] as const)('also asked at once, by %s', async (ask) => {
      const session = await opened();
      session.api = OTHER;
      await (ask === 'ready' ? session.ready() : session.request(plant));
      expect(bearersAt(OTHER)).to.include('Bearer token-2').and.not.to.include('Bearer token-1');
      await waitUntil(() => session.querySelector('trellis-create-plant')?.state === 'ready');
      expect(network.to('/mint')).to.have.length(2);
    });

    it('sends what is under way where it was meant for, and never again elsewhere', async () => {
      const session = await opened();
      network.route('/plants', () => {
        session.api = OTHER;
        return fault(40102);
      });
      expect((await failure(session.request(plant))).type).to.equal('session');
      expect(network.to('/plants').map(({ origin }) => origin)).to.deep.equal([location.origin]);
      expect(bearersAt(OTHER)).not.to.include('Bearer token-1');
    });

    it('of the same origin keeps its token', async () => {
      const session = await opened();
      session.api = `${location.origin}/below`;
      network.route('/below/plants', () => json(200, { name: 'Fern' }));
      await session.request(plant);
      expect(network.to('/below/plants')[0]?.headers.get('authorization')).to.equal('Bearer token-1');
      expect(network.to('/mint')).to.have.length(1);
    });

    it('sends no form key of hosted pages to another origin', async () => {
      const session = await fixture<TrellisSession>(
        html`<trellis-session cookie csrf="c1" api=${OTHER}></trellis-session>`,
      );
      await session.request(plant);
      expect(network.to('/plants')[0]?.headers.has('trellis-csrf')).to.equal(false);
    });
  });

  it('never sends again for another merchant what a restart overtook', async () => {
    const session = await open();
    await session.ready();
    network.route('/plants', async () => {
      session.restart();
      await session.ready();
      return fault(40102);
    });
    expect((await failure(session.request(plant))).type).to.equal('session');
    expect(network.to('/plants')).to.have.length(1);
  });

  it('says ready once, whatever else joins the page', async () => {
    const session = await open();
    const form = document.createElement('trellis-create-plant');
    let times = 0;
    form.addEventListener('trellis-ready', () => times++);
    session.append(form);
    await waitUntil(() => form.state === 'ready');
    await open();
    window.dispatchEvent(new Event('online'));
    await form.updateComplete;
    await session.ready();
    expect(times).to.equal(1);
  });

  it('plays faults in the sandbox', async () => {
    const session = await open();
    await session.ready();
    for (const [simulate, type] of [
      ['400', 'input'],
      ['403', 'scope'],
      ['500', 'server'],
      ['offline', 'offline'],
    ] as const) {
      session.simulate = simulate;
      const { detail } = await failure(session.request(plant));
      expect(detail.type).to.equal(type);
      if (simulate !== 'offline') expect(detail.requestId).to.match(/^req_[0-9A-HJKMNP-TV-Z]{26}$/);
    }
    expect(network.to('/plants')).to.have.length(0);
    session.simulate = 'expired';
    expect((await session.request(plant)).status).to.equal(200);
    expect(network.to('/mint')).to.have.length(2);
  });

  it('plays none in production, and says so', async () => {
    network.route('/v1/sessions/current', () =>
      json(200, { merchant: 'mer_1', scopes: ['plants:write'], environment: 'production' }),
    );
    const session = await fixture<TrellisSession>(
      html`<trellis-session endpoint="/mint" simulate="500"></trellis-session>`,
    );
    const told = oneEvent(session, 'trellis-error');
    await session.ready();
    expect((await told).detail.message).to.contain('sandbox');
    expect((await session.request(plant)).status).to.equal(200);
  });
});
