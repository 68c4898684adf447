import { expect } from '../../stack/fixtures.ts';
import type { Tab } from './tab.ts';

/** Waits until an element for guests has taken over its page. */
export async function awake(tab: Tab, element: 'ordering' | 'pay-link'): Promise<void> {
  const script = `return document.querySelector('trellis-${element}')?.getAttribute('state')`;
  await expect.poll(() => tab.driver.executeScript(script).catch(() => '')).toBe('ready');
}

/** From the menu to the page of the card. */
export async function toCard(tab: Tab): Promise<void> {
  await tab.press('Flat white');
  await tab.press(/^Add ·/);
  await tab.press(/^View cart/);
  await tab.press(/^Check out/);
  await tab.fillAll({ Name: 'Ada Byron', Phone: '020 7946 0018' });
  await tab.press(/^Continue/);
}

export async function payWith(tab: Tab, number: string): Promise<void> {
  await tab.fillAll({ 'Card number': number, 'Expiry date': '12 / 40', CVC: '123' });
  await tab.press(/^Pay £/);
}
