import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeAll, beforeEach, describe, it, vi } from 'vitest';
import { itRendersWell } from '../../testing/rendering-suite.ts';
import { broken, FakeNetwork, fault, json } from '../../testing/fake-network.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import type { TrellisSession } from '../../session/session.ts';
import { type TrellisCreatePlant } from './create-plant.ts';
import { later } from './plant-draft.ts';

type State = TrellisCreatePlant['state'];

describe('trellis-create-plant', () => {
  let network: FakeNetwork;

  beforeAll(async () => void (await later.load()));
  beforeEach(() => {
    network = new FakeNetwork();
    sessionStorage.clear();
  });
  afterEach(() => {
    network.restore();
    vi.restoreAllMocks();
  });

  async function open(state: State = 'ready', inside = html`<trellis-create-plant></trellis-create-plant>`) {
    const page = await fixture(html`<trellis-session endpoint="/mint">${inside}</trellis-session>`);
    const form = page.querySelector('trellis-create-plant') as TrellisCreatePlant;
    await reaches(form, state);
    return form;
  }
  const filled = html`<trellis-create-plant plant-id="41" plant-name="Fern"></trellis-create-plant>`;
  const reaches = async (form: TrellisCreatePlant, state: State) => {
    await waitUntil(() => form.state === state, `${state}, not ${form.state}`);
    await form.updateComplete;
  };
  const root = (form: TrellisCreatePlant) => form.shadowRoot as ShadowRoot;
  const input = (form: TrellisCreatePlant, name: string) =>
    root(form).querySelector(`[name=${name}]`) as HTMLInputElement;
  const button = (form: TrellisCreatePlant, text: string) =>
    [...root(form).querySelectorAll('button')].find(
      (one) => one.textContent?.trim() === text,
    ) as HTMLButtonElement;
  const said = (form: TrellisCreatePlant) => root(form).textContent?.replaceAll(/\s+/g, ' ') ?? '';
  const describedBy = (field: HTMLInputElement) =>
    (field.getRootNode() as ShadowRoot).getElementById(field.getAttribute('aria-describedby') ?? '')
      ?.textContent;

  describe('ready', () => {
    itRendersWell({ open: () => open() });
  });

  describe('is accessible', () => {
    const never = (): Promise<Response> => new Promise(() => {});

    it('ready', async () => expect(await open()).to.be.accessible());
    it('waiting', async () => {
      const page = await fixture(
        html`<trellis-session><trellis-create-plant></trellis-create-plant></trellis-session>`,
      );
      const form = page.querySelector('trellis-create-plant') as TrellisCreatePlant;
      expect(form.state).to.equal('waiting');
      await expect(form).to.be.accessible();
    });
    it('loading', async () => {
      network.route('/mint', never);
      const form = await open('loading');
      expect(said(form)).to.contain('Loading the form…');
      await expect(form).to.be.accessible();
    });
    it('busy', async () => {
      network.route('/plants', never);
      const form = await open('ready', filled);
      button(form, 'Add plant').click();
      await reaches(form, 'busy');
      expect(said(form)).to.contain('Adding the plant…');
      await expect(form).to.be.accessible();
    });
    it('done', async () => {
      const form = await open('ready', filled);
      button(form, 'Add plant').click();
      await reaches(form, 'done');
      await expect(form).to.be.accessible();
    });
    it('error on a field', async () => {
      const form = await open();
      button(form, 'Add plant').click();
      await reaches(form, 'error');
      await expect(form).to.be.accessible();
    });
    it('error and offline', async () => {
      network.route('/plants', () => fault(50401));
      const form = await open('ready', filled);
      button(form, 'Add plant').click();
      await reaches(form, 'error');
      await expect(form).to.be.accessible();
      window.dispatchEvent(new Event('offline'));
      await reaches(form, 'offline');
      await expect(form).to.be.accessible();
      window.dispatchEvent(new Event('online'));
    });
    it('missing scope', async () => {
      network.route('/v1/sessions/current', () =>
        json(200, { merchant: 'mer_1', scopes: [], environment: 'sandbox' }),
      );
      await expect(await open('missing-scope')).to.be.accessible();
    });
    it('no session', async () => {
      const form = await fixture<TrellisCreatePlant>(html`<trellis-create-plant></trellis-create-plant>`);
      await reaches(form, 'no-session');
      await expect(form).to.be.accessible();
    });
  });

  it('creates a plant by keyboard alone, exactly as typed', async () => {
    const form = await open();
    const before = oneEvent(form, 'trellis-before-submit');
    const created = oneEvent(form, 'trellis-plant-created');
    input(form, 'id').focus();
    await userEvent.keyboard(' 9223372036854775807 ');
    await userEvent.tab();
    await userEvent.keyboard(' Monstera  deliciosa ');
    await userEvent.tab();
    await userEvent.keyboard('indoor{Enter}');
    const plant = { id: '9223372036854775807', name: ' Monstera  deliciosa ', tag: 'indoor' };
    expect((await before).detail).to.deep.equal(plant);
    expect((await created).detail).to.deep.equal(plant);
    const [sent] = network.to('/plants');
    expect(sent?.body).to.equal('{"id":9223372036854775807,"name":" Monstera  deliciosa ","tag":"indoor"}');
    expect(sent?.headers.get('content-type')).to.equal('application/json');
    await reaches(form, 'done');
    expect(said(form)).to.contain('Monstera deliciosa was added.');
    expect(root(form).activeElement).to.equal(input(form, 'id'));
    expect(['id', 'name', 'tag'].map((name) => input(form, name).value)).to.deep.equal(['', '', '']);
  });

  it('checks before it sends, and leads to the first field that is wrong', async () => {
    const form = await open('ready', html`<trellis-create-plant plant-id="41"></trellis-create-plant>`);
    button(form, 'Add plant').click();
    await reaches(form, 'error');
    const name = input(form, 'name');
    expect(root(form).activeElement).to.equal(name);
    expect(name.getAttribute('aria-invalid')).to.equal('true');
    expect(describedBy(name)).to.equal('Fill in this field.');
    expect(input(form, 'id').getAttribute('aria-invalid')).to.equal('false');
    expect(network.to('/plants')).to.have.length(0);
    await userEvent.keyboard('F');
    await reaches(form, 'ready');
    expect(name.getAttribute('aria-invalid')).to.equal('false');
  });

  it('can be stopped before it sends', async () => {
    const form = await open('ready', filled);
    form.addEventListener('trellis-before-submit', (event) => event.preventDefault());
    button(form, 'Add plant').click();
    await form.updateComplete;
    expect(network.to('/plants')).to.have.length(0);
    expect(form.state).to.equal('ready');
  });

  it('says of a taken number which it is, keeps the input, and leads back to it', async () => {
    network.route('/plants', () => fault(40011));
    const form = await open('ready', filled);
    const error = oneEvent(form, 'trellis-error');
    button(form, 'Add plant').click();
    expect((await error).detail).to.include({
      type: 'input',
      code: 40011,
      requestId: 'req_1',
      retryable: false,
    });
    await waitUntil(() => root(form).activeElement === input(form, 'id'));
    expect(describedBy(input(form, 'id'))).to.equal(
      'Plant 41 is already in the store. Choose another number.',
    );
    expect(input(form, 'name').value).to.equal('Fern');
  });

  it.each([401, 40102, 40301])('sends once what is refused with 400 and the error %d', async (error) => {
    network.route('/plants', () => json(400, { error, message: 'No.' }));
    const form = await open('ready', filled);
    button(form, 'Add plant').click();
    await reaches(form, 'error');
    expect(network.to('/plants')).to.have.length(1);
    expect(network.to('/mint')).to.have.length(1);
    expect(said(form)).to.contain('No.');
  });

  it('puts a refusal of one member on its field, and any other in a notice', async () => {
    network.route('/plants', () => fault(40003, { param: 'tag' }));
    const form = await open('ready', filled);
    button(form, 'Add plant').click();
    await waitUntil(() => root(form).activeElement === input(form, 'tag'));
    network.route('/plants', () => fault(40001));
    button(form, 'Add plant').click();
    await waitUntil(() => said(form).includes('As told.'));
    expect(input(form, 'tag').getAttribute('aria-invalid')).to.equal('false');
    expect(button(form, 'Try again')).to.equal(undefined);
  });

  it('tries again with the same key until it knows, and with a new one afterwards', async () => {
    network.route('/plants', broken);
    const form = await open('ready', filled);
    button(form, 'Add plant').click();
    await reaches(form, 'error');
    expect(said(form)).to.contain('Nothing is added twice.');
    network.route('/plants', () => fault(50401));
    button(form, 'Try again').focus();
    await userEvent.keyboard('{Enter}');
    await waitUntil(() => said(form).includes('req_1'));
    expect(root(form).activeElement).to.equal(button(form, 'Add plant'));
    network.route('/plants', () => fault(40011));
    button(form, 'Try again').click();
    await waitUntil(() => network.to('/plants').length === 3);
    await reaches(form, 'error');
    button(form, 'Add plant').click();
    await waitUntil(() => network.to('/plants').length === 4);
    const keys = network.to('/plants').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys.slice(0, 3)).size).to.equal(1);
    expect(keys[3]).not.to.equal(keys[0]);
  });

  it('keeps the key for the same plant across a reload, for the same merchant only', async () => {
    network.route('/plants', broken);
    const send = async () => {
      const form = await open('ready', filled);
      button(form, 'Add plant').click();
      await reaches(form, 'error');
    };
    await send();
    await send();
    network.route('/v1/sessions/current', () =>
      json(200, { merchant: 'mer_2', scopes: ['plants:write'], environment: 'sandbox' }),
    );
    await send();
    const keys = network.to('/plants').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).to.equal(keys[0]);
    expect(keys[2]).not.to.equal(keys[0]);
  });

  it('sends once however often it is told to', async () => {
    let answer: (response: Response) => void = () => {};
    network.route('/plants', () => new Promise((resolve) => (answer = resolve)));
    const form = await open('ready', filled);
    for (let times = 0; times < 3; times++) button(form, 'Add plant').click();
    await waitUntil(() => network.to('/plants').length > 0);
    button(form, 'Add plant').click();
    answer(json(200, { name: 'Fern' }));
    await reaches(form, 'done');
    expect(network.to('/plants')).to.have.length(1);
  });

  describe('waits for a rate limit', () => {
    beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
    afterEach(() => vi.useRealTimers());
    const settled = async (form: TrellisCreatePlant, state: State) => {
      while (form.state !== state) await new Promise(requestAnimationFrame);
      await form.updateComplete;
    };
    const pass = async (form: TrellisCreatePlant, seconds: number) => {
      vi.advanceTimersByTime(seconds * 1000);
      await form.updateComplete;
    };
    const opened = async (routes: Record<string, () => Response | Promise<Response>>) => {
      for (const [path, route] of Object.entries(routes)) network.route(path, route);
      const page = document.createElement('div');
      page.innerHTML =
        '<trellis-session endpoint="/mint"><trellis-create-plant plant-id="41" ' +
        'plant-name="Fern"></trellis-create-plant></trellis-session>';
      document.body.append(page);
      const form = page.querySelector('trellis-create-plant') as TrellisCreatePlant;
      return { form, done: () => page.remove() };
    };

    it('counts down in the button, and sends nothing before', async () => {
      const { form, done } = await opened({
        '/plants': () => fault(42901, {}, { 'retry-after': '30' }),
      });
      await settled(form, 'ready');
      button(form, 'Add plant').click();
      await settled(form, 'error');
      expect(said(form)).to.contain('Wait 30 seconds, then try again.');
      const again = button(form, 'Try again in 0:30');
      expect(again.ariaDisabled).to.equal('true');
      expect(again.ariaLive).to.equal('off');
      await pass(form, 1);
      expect(again.textContent?.trim()).to.equal('Try again in 0:29');
      expect(said(form)).to.contain('Wait 30 seconds, then try again.');
      again.click();
      button(form, 'Add plant').click();
      expect(network.to('/plants')).to.have.length(1);
      await pass(form, 28);
      expect(again.textContent?.trim()).to.equal('Try again in 0:01');
      network.route('/plants', () => json(200, { name: 'Fern' }));
      await pass(form, 1);
      expect(said(form)).to.contain('You can try again now.');
      expect(again.textContent?.trim()).to.equal('Try again');
      expect(again.ariaDisabled).to.equal('false');
      again.click();
      await settled(form, 'done');
      const keys = network.to('/plants').map(({ headers }) => headers.get('idempotency-key'));
      expect(keys[1]).to.equal(keys[0]);
      done();
    });

    it('does not count where no time is given', async () => {
      const { form, done } = await opened({ '/plants': () => fault(42901) });
      await settled(form, 'ready');
      button(form, 'Add plant').click();
      await settled(form, 'error');
      expect(said(form)).to.contain('Wait a moment, then try again.');
      expect(button(form, 'Try again').ariaDisabled).to.equal('false');
      done();
    });

    it('says after ten seconds that it still tries, loading and adding', async () => {
      let mint: (response: Response) => void = () => {};
      const { form, done } = await opened({
        '/mint': () => new Promise((resolve) => (mint = resolve)),
        '/plants': () => new Promise(() => {}),
      });
      await settled(form, 'loading');
      await pass(form, 9);
      expect(said(form)).to.contain('Loading the form…');
      await pass(form, 1);
      expect(said(form)).to.contain('Still trying…');
      mint(json(200, { token: 'late', expires_in: 900 }));
      await settled(form, 'ready');
      button(form, 'Add plant').click();
      await settled(form, 'busy');
      expect(said(form)).to.contain('Adding the plant…');
      await pass(form, 10);
      expect(said(form)).to.contain('Still trying…');
      expect(said(form)).not.to.contain('Adding the plant…');
      done();
    });
  });

  describe('explains a response that is none of Trellis’s', () => {
    const html404 = () =>
      new Response('<!doctype html><p>Nothing here', {
        status: 404,
        headers: { 'content-type': 'text/html' },
      });
    const wrong: Record<string, () => Response> = {
      HTML: () => new Response('<!doctype html><p>Sign in', { headers: { 'content-type': 'text/html' } }),
      nothing: () => new Response(''),
      null: () => json(200, null),
      'a list': () => json(200, []),
      'a text': () => json(200, 'fine'),
      'no fields': () => json(200, {}),
      'fields of other types': () =>
        json(200, { token: 7, expires_in: 'x', scopes: 'all', name: {}, merchant: 1, environment: 2 }),
      'half of it': () => new Response('{"token":"t","scopes":["plan'),
      'HTML with 404': html404,
      'an Error object of other types': () => json(400, { error: {}, message: {}, param: 7 }),
    };
    for (const [what, answer] of Object.entries(wrong)) {
      it(`${what} from api`, async () => {
        network.route('/v1/sessions/current', answer);
        const form = await open('error');
        expect(said(form)).to.contain(`The response from ${location.host} can’t be read.`);
        expect(button(form, 'Try again')).not.to.equal(undefined);
        expect(root(form).querySelector('.skeleton')).to.equal(null);
        expect(said(form)).not.to.match(/undefined|\[object|Destructure|null/i);
      });
      it(`${what} from endpoint`, async () => {
        network.route('/mint', answer);
        const told = new Promise<CustomEvent>((resolve) =>
          document.addEventListener('trellis-error', resolve as EventListener, { once: true }),
        );
        const form = await open('error');
        const { detail } = await told;
        expect(detail.type).to.equal('session');
        expect(detail.message).not.to.match(/undefined|destructure|\[object|plan/i);
        expect(said(form)).to.contain('This page can’t get a session.');
      });
      it(`${what} for a plant`, async () => {
        network.route('/plants', answer);
        const form = await open('ready', filled);
        const told = oneEvent(form, 'trellis-error');
        button(form, 'Add plant').click();
        const { detail } = await told;
        expect(detail).to.include({ type: 'response', retryable: true });
        await reaches(form, 'error');
        expect(said(form)).to.contain('Try again. Nothing is added twice.');
        expect(input(form, 'name').value).to.equal('Fern');
      });
    }
  });

  it('can be used from its first rendering in a session that is loaded', async () => {
    const form = await open();
    const next = document.createElement('trellis-create-plant');
    const ready = oneEvent(next, 'trellis-ready');
    form.after(next);
    await next.updateComplete;
    expect(next.state).to.equal('ready');
    expect(button(next, 'Add plant').disabled).to.equal(false);
    await ready;
  });

  it('after a moment explains a session that has no credential source, and warns once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const page = await fixture<TrellisSession>(html`
      <trellis-session>
        <trellis-create-plant></trellis-create-plant><trellis-create-plant></trellis-create-plant>
      </trellis-session>
    `);
    const [form] = page.querySelectorAll('trellis-create-plant');
    if (!form) throw new Error('There is no form.');
    await form.updateComplete;
    expect(form.state).to.equal('waiting');
    await waitUntil(() => form.state === 'no-session', 'no-session');
    await form.updateComplete;
    expect(said(form)).to.contain('This form has no session yet.');
    expect(said(form)).to.contain('endpoint or fetchToken');
    await expect(form).to.be.accessible();
    const warned = warn.mock.calls.map(String).filter((text) => text.includes('trellis-session'));
    expect(warned).to.have.length(1);
    expect(warned[0]).to.match(/`endpoint`.*`fetchToken`/);
    page.fetchToken = () => Promise.resolve({ token: 'late', expires_in: 900 });
    await reaches(form, 'ready');
  });

  describe('with the API on another origin', () => {
    const API = 'https://api.trellis.example';
    const elsewhere = async (state: State) => {
      const page = await fixture(
        html`<trellis-session endpoint="/mint" api=${API}
          ><trellis-create-plant plant-id="41" plant-name="Fern"></trellis-create-plant
        ></trellis-session>`,
      );
      const form = page.querySelector('trellis-create-plant') as TrellisCreatePlant;
      await reaches(form, state);
      return form;
    };

    it('tells a page that its origin is not registered, and in the console how to do that', async () => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      // A browser fails the request with the token at its preflight, and lets the page read the plain one.
      network.route('/v1/sessions/current', ({ headers }) =>
        headers.has('authorization') ? broken() : fault(40305),
      );
      const form = await elsewhere('error');
      expect(said(form)).to.contain(`${location.origin} isn’t a registered origin.`);
      expect(said(form)).not.to.contain('twice');
      expect(said(form)).not.to.contain('What you typed');
      expect(warn.mock.calls.map(String)).to.have.length(1);
      expect(`${warn.mock.calls[0]}`).to.contain(`PUT ${API}/v1/partners/me/origins`);
      expect(`${warn.mock.calls[0]}`).to.contain(`{"origins":["${location.origin}"]}`);
      const [, asked, ...more] = network.to('/v1/sessions/current');
      expect(more).to.have.length(0);
      expect(asked).to.include({ method: 'GET', credentials: 'omit', body: '' });
      expect([...(asked?.headers.keys() ?? [])]).to.deep.equal([]);
      await expect(form).to.be.accessible();
    });

    it('says which host it cannot reach', async () => {
      network.route('/v1/sessions/current', broken);
      const form = await elsewhere('error');
      expect(said(form)).to.contain('Can’t reach api.trellis.example.');
      expect(said(form)).not.to.contain('twice');
    });

    it('says so of an address that is none', async () => {
      const page = await fixture(
        html`<trellis-session endpoint="/mint" api="http://["
          ><trellis-create-plant></trellis-create-plant
        ></trellis-session>`,
      );
      const form = page.querySelector('trellis-create-plant') as TrellisCreatePlant;
      await reaches(form, 'error');
      expect(said(form)).to.contain('Can’t reach http://[');
    });

    it('says of a plant that did not get through that it is not added twice', async () => {
      network.route('/plants', broken);
      const form = await elsewhere('ready');
      button(form, 'Add plant').click();
      await reaches(form, 'error');
      expect(said(form)).to.contain('Can’t reach api.trellis.example.');
      expect(said(form)).to.contain('Nothing is added twice.');
    });
  });

  it('does not say that it is offline once it is back', async () => {
    network.route('/plants', broken);
    const form = await open('ready', filled);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    button(form, 'Add plant').click();
    await reaches(form, 'offline');
    expect(said(form)).to.contain('What you typed is kept.');
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await reaches(form, 'ready');
    expect(said(form)).not.to.contain('offline');
    expect(input(form, 'name').value).to.equal('Fern');
  });

  it('does not speak of what was typed where nothing was', async () => {
    const form = await open();
    window.dispatchEvent(new Event('offline'));
    await reaches(form, 'offline');
    expect(said(form)).to.contain('You’re offline.');
    expect(said(form)).not.to.contain('typed');
    window.dispatchEvent(new Event('online'));
  });

  it('never shows a word for nothing', async () => {
    network.route('/mint', () => fault(40103));
    const refused = await open('error');
    expect(said(refused)).not.to.match(/false|null|undefined|\[object/);
    network.route('/plants', () => fault(40001));
    network.route('/mint', () => json(200, { token: 'x', expires_in: 900 }));
    const form = await open('ready', filled);
    button(form, 'Add plant').click();
    await reaches(form, 'error');
    expect(said(form)).not.to.match(/false|null|undefined|\[object/);
  });

  it('keeps the direction of a name to itself', async () => {
    const form = await open('done', html`<trellis-create-plant created="شجرة"></trellis-create-plant>`);
    expect(root(form).querySelector('bdi')?.textContent).to.equal('شجرة');
    expect(said(form)).to.contain('شجرة was added.');
  });

  it('looks disabled where it is', async () => {
    network.route('/plants', () => fault(42901, {}, { 'retry-after': '30' }));
    const form = await open('ready', filled);
    const look = (one: HTMLElement) => {
      const { color, backgroundColor, cursor } = getComputedStyle(one);
      return [color, backgroundColor, cursor];
    };
    const enabled = look(button(form, 'Add plant'));
    button(form, 'Add plant').click();
    await reaches(form, 'error');
    for (const [at, value] of look(button(form, 'Add plant')).entries())
      expect(value).not.to.equal(enabled[at]);
  });

  it('explains a scope that goes missing in use', async () => {
    network.route('/plants', () => fault(40301));
    const form = await open('ready', filled);
    const missing = oneEvent(form, 'trellis-missing-scope');
    button(form, 'Add plant').click();
    expect((await missing).detail).to.deep.equal({ needed: ['plants:write'] });
    await reaches(form, 'missing-scope');
    expect(said(form)).to.contain('doesn’t have the scope plants:write');
    expect(form.plantName).to.equal('Fern');
  });

  it('loads again by itself when the connection is back', async () => {
    network.route('/mint', broken);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const form = await open('offline');
    vi.restoreAllMocks();
    network.route('/mint', () => json(200, { token: 'late', expires_in: 900 }));
    window.dispatchEvent(new Event('online'));
    await reaches(form, 'ready');
    expect(network.to('/mint')).to.have.length(2);
  });

  it('tries to load again when told to', async () => {
    network.route('/mint', () => json(500, {}));
    const form = await open('error');
    expect(said(form)).to.contain('This page can’t get a session.');
    network.route('/mint', () => json(200, { token: 'late', expires_in: 900 }));
    button(form, 'Try again').click();
    await reaches(form, 'ready');
  });

  it('finds its session by id, also when that comes later', async () => {
    const form = await fixture<TrellisCreatePlant>(
      html`<trellis-create-plant session="mine"></trellis-create-plant>`,
    );
    await reaches(form, 'no-session');
    await fixture(html`<trellis-session id="mine" endpoint="/mint"></trellis-session>`);
    await reaches(form, 'ready');
    expect(network.to('/mint')).to.have.length(1);
  });

  it('finds its session through shadow roots', async () => {
    const session = await fixture(html`<trellis-session endpoint="/mint"><div></div></trellis-session>`);
    const inner = (session.firstElementChild as Element).attachShadow({ mode: 'open' });
    inner.innerHTML = '<trellis-create-plant></trellis-create-plant>';
    await reaches(inner.firstElementChild as TrellisCreatePlant, 'ready');
    expect(network.to('/mint')).to.have.length(1);
  });

  it('is as high while it loads as when it is ready', async () => {
    network.route('/mint', () => new Promise(() => {}));
    const loading = await open('loading');
    const height = loading.getBoundingClientRect().height;
    network.route('/mint', () => json(200, { token: 'x', expires_in: 900 }));
    const ready = await open();
    expect(ready.getBoundingClientRect().height).to.equal(height);
    expect(height).to.be.greaterThan(300);
  });

  it('clears all, and begins at the number', async () => {
    const form = await open('ready', filled);
    button(form, 'Clear').click();
    await form.updateComplete;
    expect(input(form, 'name').value).to.equal('');
    expect(root(form).activeElement).to.equal(input(form, 'id'));
  });

  it('shows what the page puts into its slots', async () => {
    const shown = await open(
      'done',
      html`<trellis-create-plant created="Fern" heading="New plant"
        ><h3 slot="heading">Mine</h3>
        <button slot="actions">More</button>
        <p slot="success">Well done</p></trellis-create-plant
      >`,
    );
    for (const child of shown.children)
      expect((child as HTMLElement).assignedSlot, child.outerHTML).not.to.equal(null);
    expect(root(shown).querySelector('form')?.getAttribute('aria-label')).to.equal('New plant');
  });

  it('takes a refusal that the server rendered', async () => {
    const form = await open(
      'error',
      html`<trellis-create-plant
        plant-id="41"
        plant-name="Fern"
        failure='{"error":40011,"message":"taken"}'
      ></trellis-create-plant>`,
    );
    expect(describedBy(input(form, 'id'))).to.contain('Plant 41 is already in the store.');
  });
});
