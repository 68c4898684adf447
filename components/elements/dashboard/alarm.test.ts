import { expect, fixtureCleanup } from '@open-wc/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { later as laterWords } from '../../records/load-later.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { later } from './load-later.ts';
import { FakeAudio } from './testing/fake-audio.ts';
import { FakeDashboard, order } from './testing/fake-dashboard.ts';
import { buttons, openDashboard as open, press, root, says, ticket } from './testing/open-dashboard.ts';

const { AudioContext: real } = globalThis;

describe('the sound of trellis-dashboard', () => {
  let network: FakeDashboard;

  beforeAll(async () => {
    globalThis.AudioContext = FakeAudio as unknown as typeof AudioContext;
    await Promise.all([laterWords.load(), later.load()]);
  });
  afterAll(() => void (globalThis.AudioContext = real));
  beforeEach(() => {
    network = new FakeDashboard();
    sessionStorage.clear();
  });
  afterEach(() => {
    fixtureCleanup();
    network.restore();
  });

  const sounding = (): number => FakeAudio.latest?.sounding.size ?? 0;
  const endUndo = (): void => void dispatchEvent(new Event('pagehide'));
  /** The sound is the page's: a test before may have turned it on. */
  async function openWithSound() {
    const element = await open();
    if (buttons(root(element), 'Turn sound on').length > 0) await press(element, 'Turn sound on');
    return element;
  }

  it('makes no sound before somebody has turned it on', async () => {
    await open();
    expect(FakeAudio.latest).to.equal(undefined);
  });

  it('sounds from a new order until somebody has answered it, also when that takes long', async () => {
    network.orders = [];
    const element = await open('empty');
    await press(element, 'Turn sound on');
    expect(sounding()).to.equal(0);
    await says(element, 'Live');
    network.change(order(4), 'order.created');
    await waitUntil(() => sounding() === 1, 'it sounds');
    // Not a second sound for a second order, and no end while one of them has no answer.
    network.change(order(5), 'order.created');
    await waitUntil(() => ticket(element, 5), 'the second order');
    expect(sounding()).to.equal(1);
    const [source] = FakeAudio.latest?.sounding ?? [];
    expect(source).to.have.property('loop', true);
    await press(element, 'Accept', 4);
    endUndo();
    await says(element, 'Preparing 1');
    expect(sounding()).to.equal(1);
    await press(element, 'Accept', 5);
    expect(sounding()).to.equal(0);
    endUndo();
    await says(element, 'Preparing 2');
    expect(sounding()).to.equal(0);
  });

  it('sounds again when the answer is taken back', async () => {
    const element = await openWithSound();
    await waitUntil(() => sounding() === 1, 'it sounds');
    await press(element, 'Accept', 1);
    expect(sounding()).to.equal(0);
    await press(element, 'Undo', 1);
    expect(sounding()).to.equal(1);
  });

  it('sounds on while the queue isn’t in sight, and while nothing can be read', async () => {
    const element = await openWithSound();
    await waitUntil(() => sounding() === 1, 'it sounds');
    network.cut();
    root(element).querySelector<HTMLButtonElement>('[data-id=ord_2]')?.click();
    await says(element, 'Order 2');
    expect(sounding()).to.equal(1);
  });

  it('goes on after a call has interrupted it, and says so where the browser doesn’t let it', async () => {
    const element = await openWithSound();
    const audio = FakeAudio.latest as FakeAudio;
    audio.become('suspended');
    await waitUntil(() => audio.state === 'running', 'it goes on by itself');
    audio.mayResume = false;
    audio.become('suspended');
    await says(element, 'The browser has stopped the sound.');
    await expect(element).to.be.accessible();
    audio.mayResume = true;
    await press(element, 'Turn sound on');
    expect(audio.state).to.equal('running');
    expect(sounding()).to.equal(1);
  });

  it('is silent once it is turned off, and when the element is gone', async () => {
    const element = await openWithSound();
    await waitUntil(() => sounding() === 1, 'it sounds');
    await press(element, 'Turn sound off');
    expect(sounding()).to.equal(0);
    await press(element, 'Turn sound on');
    await waitUntil(() => sounding() === 1, 'it sounds again');
    element.remove();
    expect(sounding()).to.equal(0);
  });
});
