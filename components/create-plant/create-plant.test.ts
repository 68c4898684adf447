import { expect, fixture, html, oneEvent, waitUntil } from '@open-wc/testing';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { broken, FakeNetwork, fault, json } from '../testing/fake-network.ts';
import type { TrellisCreatePlant } from './create-plant.define.ts';
import './create-plant.define.ts';

type State = TrellisCreatePlant['state'];

describe('trellis-create-plant', () => {
  let network: FakeNetwork;

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
      expect(said(form)).to.contain('Getting the form ready…');
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
      network.route('/v1/sessions/current', () => json(200, { merchant: 'mer_1', scopes: [] }));
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
    expect(said(form)).to.contain('Nothing was added twice: trying again is safe.');
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
    network.route('/v1/sessions/current', () => json(200, { merchant: 'mer_2', scopes: ['plants:write'] }));
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

  it('says how long to wait', async () => {
    network.route('/plants', () => fault(42901, {}, { 'retry-after': '30' }));
    const form = await open('ready', filled);
    button(form, 'Add plant').click();
    await reaches(form, 'error');
    expect(said(form)).to.contain('Try again in 30 seconds.');
  });

  it('explains a scope that goes missing in use', async () => {
    network.route('/plants', () => fault(40301));
    const form = await open('ready', filled);
    const missing = oneEvent(form, 'trellis-missing-scope');
    button(form, 'Add plant').click();
    expect((await missing).detail).to.deep.equal({ needed: ['plants:write'] });
    await reaches(form, 'missing-scope');
    expect(said(form)).to.contain('lacks plants:write');
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
    expect(said(form)).to.contain('This page could not get a session.');
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
