import { chosenFile } from './chosen-file.ts';

/** An element of ours, defined or not yet. */
export type SampleElement = HTMLElement & { readonly updateComplete?: Promise<unknown> };

/** How a sample is brought into its state. */
export interface Pressed {
  /**
   * The actions of a person, in order, separated by `|`: a button, switch or line by its text (empty: the one
   * with the documented part `submit`), `field=text` to type or choose, `@file.csv` or `@file.png` to choose.
   */
  readonly press: string;
  /** The element’s `state` at the end. */
  readonly state: string;
  /** Around it. While it is operated it is inert, so that it doesn’t take the focus and isn’t announced. */
  readonly stage: HTMLElement;
}

/** The element of a sample; the session only where there is nothing else. */
export function elementOf(stage: Element): SampleElement | undefined {
  const ours = [...stage.querySelectorAll<SampleElement>('*')].filter(({ localName }) =>
    localName.startsWith('trellis-'),
  );
  return ours.find(({ localName }) => localName !== 'trellis-session') ?? ours[0];
}

/** Operates the element once it is ready, by nothing that a partner’s page could not do. */
export function pressWhenReady(element: SampleElement, { press, state, stage }: Pressed): void {
  element.addEventListener(
    'trellis-ready',
    async () => {
      await element.updateComplete;
      stage.inert = true;
      let pressed: Press | undefined;
      for (const words of press.split('|')) {
        if (words.startsWith('@')) await choose(element, words.slice(1));
        else if (words.includes('=')) await type(element, words);
        else {
          const button = await buttonOf(element, words, pressed);
          pressed = { button, said: said(button) };
          button.click();
        }
        await element.updateComplete;
      }
      await reached(element, state);
      stage.inert = false;
    },
    { once: true },
  );
}

interface Press {
  readonly button: HTMLElement;
  readonly said: string;
}

const said = ({ textContent, ariaLabel }: HTMLElement): string => textContent.trim() || `${ariaLabel}`;

/**
 * Resolves with the last button of this label, as soon as one exists. Falls back to the first button whose
 * text begins with it, then to one whose `aria-label` does. Without a label, it is the submit button. Skips
 * closed dialogs, and the button that was just pressed while its label is unchanged: the form behind it, with
 * a button of the same label, may still be loading.
 */
function buttonOf(element: SampleElement, words: string, pressed: Press | undefined): Promise<HTMLElement> {
  return once(() => {
    const all = element.shadowRoot?.querySelectorAll<HTMLButtonElement>(
      words ? 'button, summary, label:has([role=switch])' : '[part~="submit"]',
    );
    const buttons = [...(all ?? [])].filter(
      (button) =>
        (button !== pressed?.button || said(button) !== pressed.said) &&
        !button.disabled &&
        button.ariaDisabled !== 'true' &&
        !button.closest('dialog:not([open])'),
    );
    return words
      ? (buttons.findLast((button) => said(button) === words) ??
          buttons.find(({ textContent }) => textContent.trim().startsWith(words)) ??
          buttons.find((button) => said(button).startsWith(words)))
      : buttons.at(-1);
  });
}

async function type(element: SampleElement, words: string): Promise<void> {
  const [name = '', text = ''] = words.split('=');
  const field = await once(() => element.shadowRoot?.querySelector<HTMLInputElement>(`[name="${name}"]`));
  field.value = text;
  field.dispatchEvent(new Event('input'));
  if (field.localName === 'select') field.dispatchEvent(new Event('change'));
}

async function choose(element: SampleElement, name: string): Promise<void> {
  const field = await once(() => element.shadowRoot?.querySelector<HTMLInputElement>('input[type="file"]'));
  const files = new DataTransfer();
  files.items.add(await chosenFile(name));
  field.files = files.files;
  field.dispatchEvent(new Event('change'));
}

async function once<Found>(find: () => Found | null | undefined): Promise<Found> {
  const found = find();
  if (found) return found;
  await new Promise(requestAnimationFrame);
  return once(find);
}

function reached(element: SampleElement, wanted: string): Promise<unknown> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (element.getAttribute('state') !== wanted) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { attributeFilter: ['state'] });
    look();
  });
}
