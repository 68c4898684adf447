import type { TemplateResult } from 'lit';
import { html } from '../../session/base-element.ts';
import { button, type Button } from './button.ts';

/** Further actions, behind one button. `name` is the menu's id. */
export interface Menu {
  name: string;
  label: unknown;
  actions: readonly Button[];
}

/**
 * A native popover with buttons: Escape and a press elsewhere close it, and the focus goes back to its
 * button.
 */
export const menu = ({ name, label, actions }: Menu): TemplateResult =>
  html`<span class="anchor"
    ><button part="button" type="button" class="slim" popovertarget=${name}>
      ${label}
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6"></path></svg></button
    ><span class="menu" id=${name} popover @beforetoggle=${keepFocus}
      >${actions.map((action) => button({ ...action, press: (event) => act(event, action) }))}</span
    ></span
  >`;

/** A focus in a menu that closes goes back to its button. */
function keepFocus({ currentTarget, newState }: ToggleEvent): void {
  const place = currentTarget as HTMLElement;
  if (newState === 'closed' && place.matches(':focus-within'))
    (place.previousElementSibling as HTMLElement | null)?.focus();
}

/** Closes first, so that the focus is back before the action moves it on. */
function act(event: Event, { press }: Button): void {
  (event.currentTarget as HTMLElement).closest<HTMLElement>('[popover]')?.hidePopover();
  press?.(event);
}
