import { fixture, html } from '@open-wc/testing';
import { waitUntil } from '../../../testing/wait-until.ts';
import '../dashboard.ts';
import type { TrellisDashboard } from '../dashboard.ts';

/** Puts the element into the page, and waits until it is in a state. */
export async function openDashboard(
  state: TrellisDashboard['state'] = 'ready',
  { location = '' }: { location?: string } = {},
): Promise<TrellisDashboard> {
  const whole = await fixture(
    html`<trellis-session endpoint="/mint"
      ><trellis-dashboard location=${location} set-up-url="/set-up"></trellis-dashboard
    ></trellis-session>`,
  );
  const element = whole.querySelector('trellis-dashboard') as TrellisDashboard;
  await reaches(element, state);
  return element;
}

export async function reaches(element: TrellisDashboard, state: TrellisDashboard['state']): Promise<void> {
  await waitUntil(() => element.state === state, `${state}, not ${element.state}`);
  await element.updateComplete;
}

export const root = ({ shadowRoot }: Element): ShadowRoot => shadowRoot as ShadowRoot;

export const said = (element: Element): string => root(element).textContent?.replaceAll(/\s+/g, ' ') ?? '';

export const says = (element: Element, text: string): Promise<void> =>
  waitUntil(() => said(element).includes(text), `“${text}” in: ${said(element)}`);

/** The ticket of an order. */
export const ticket = (element: Element, number: number): HTMLElement =>
  root(element).querySelector(`[data-id=ord_${number}]`)?.closest('li') as HTMLElement;

export const buttons = (place: ParentNode, text: string): HTMLButtonElement[] =>
  [...place.querySelectorAll('button')].filter(
    ({ textContent, ariaLabel }) => (ariaLabel ?? textContent?.trim()) === text,
  );

/** Presses a button in the element, or in a ticket of it. */
export async function press(element: TrellisDashboard, text: string, number?: number): Promise<void> {
  const place = () => (number === undefined ? root(element) : ticket(element, number));
  await waitUntil(() => place() && buttons(place(), text).length > 0, `a button ${text}`);
  buttons(place(), text).at(-1)?.click();
  await element.updateComplete;
}

/** Opens what a button of the bar opens. */
export async function openPanel(element: TrellisDashboard, panel: string): Promise<void> {
  const opener = (): HTMLButtonElement | null =>
    root(element).querySelector<HTMLButtonElement>(`[data-action=${panel}]`);
  await waitUntil(() => opener(), panel);
  opener()?.click();
  await waitUntil(() => root(element).querySelector(`[data-panel=${panel}]`), `${panel} is open`);
}
