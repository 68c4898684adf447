import { freshNumber } from '../../support/plant-form.ts';
import { sellOne } from '../../support/sell-one.ts';
import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

/** A page with elements of another language; it says nothing of its own language. */
const page = (language: string) => ({
  scopes: ['plants:write', 'reports:read'],
  head: `<script type="module" src="/trellis/create-plant.${language}.js"></script>
    <script type="module" src="/trellis/reporting.${language}.js"></script>`,
  body: `<main><h1>Trellis</h1><trellis-session endpoint="/session" api="{{api}}">
    <trellis-create-plant></trellis-create-plant>
    <trellis-reporting range="today"></trellis-reporting></trellis-session></main>`,
});

/** Where the first and the last figure of a row are, from the left. */
async function order(tab: Tab, first: RegExp, last: RegExp): Promise<number[]> {
  const [one, other] = [await tab.find('button', first, 0), await tab.find('button', last, 0)];
  return [(await one.getRect()).x, (await other.getRect()).x];
}

test('in German: a plant is refused and added, and amounts are written as they are there', async ({
  tab,
  stack,
  openSite,
}) => {
  await sellOne(stack);
  await tab.goto((await openSite(page('de'))).origin);
  await tab.press('Hinzufügen');
  await tab.see('Füllen Sie dieses Feld aus.');
  await tab.fillAll({ Pflanzennummer: freshNumber(), Name: 'Efeu' });
  await tab.press('Hinzufügen');
  await tab.see('Efeu wurde hinzugefügt.');
  await tab.find('button', /^Eingenommen \d+,\d\d £/);
});

test('in Arabic: what is read runs from the right', async ({ tab, stack, openSite }) => {
  await sellOne(stack);
  await tab.goto((await openSite(page('ar'))).origin);
  await tab.fillAll({ 'رقم النبتة': freshNumber(), الاسم: 'صبار' });
  await tab.press('إضافة');
  await tab.see(/تمت إضافة .*صبار/);
  const [add, clear] = await order(tab, /^إضافة$/, /^مسح$/);
  expect(add).toBeGreaterThan(clear ?? Infinity);
  await tab.find('button', /^المحصَّل/);
  await tab.expectNoViolations();
});
