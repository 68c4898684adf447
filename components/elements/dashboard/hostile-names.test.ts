import { expect, fixtureCleanup } from '@open-wc/testing';
import { afterEach, beforeAll, beforeEach, it } from 'vitest';
import { later as laterWords } from '../../records/load-later.ts';
import { later } from './load-later.ts';
import { FakeDashboard, order } from './testing/fake-dashboard.ts';
import { openDashboard as open, root, says } from './testing/open-dashboard.ts';

const NAMES = [
  '<img src=x onerror=a()>',
  '"><script>a()</script>',
  "' onclick='a()",
  '</style><b>',
  '</bdi></li></ul>',
  '<!--',
  '${a()}',
  '&lt;i&gt;',
  '} * { display: none',
  '<template>',
];

let network: FakeDashboard;
beforeAll(async () => void (await Promise.all([laterWords.load(), later.load()])));
beforeEach(() => {
  network = new FakeDashboard();
  sessionStorage.clear();
});
afterEach(() => {
  fixtureCleanup();
  network.restore();
});

/** The elements of the dashboard with the names of their attributes, while things are called so. */
async function shapeWith(names: readonly string[]): Promise<string[]> {
  network.orders = names.map((name, at) => {
    const made = order(at + 1);
    const [line] = made.lines;
    if (!line) throw new Error('an order has a line');
    const modifiers = line.modifiers.map((modifier) => ({ ...modifier, name }));
    return {
      ...made,
      customer: { name, phone: '+442079460018', email: null, language: null, allergies: [] },
      lines: [{ ...line, name, variation_name: name, note: name, modifiers }],
      fulfillment: { ...made.fulfillment, note: name },
    };
  });
  const element = await open();
  for (const name of names) await says(element, `${name}, ${name}`);
  await says(element, 'Sesame');
  const shape = [...root(element).querySelectorAll('*')].map(({ localName, attributes }) =>
    [localName, ...[...attributes].map(({ name }) => name).toSorted()].join(' '),
  );
  fixtureCleanup();
  return shape;
}

it('has the same elements whatever guests and items are called, and says the names', async () => {
  const plain = await shapeWith(NAMES.map((_, at) => `Name ${at}`));
  expect(await shapeWith(NAMES)).to.deep.equal(plain);
});
