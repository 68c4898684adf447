import type { LitElement } from 'lit';

/** Moves the focus to what the next rendering shows there; nowhere, if it shows nothing of the kind. */
export async function focusOn(host: LitElement, selector: string): Promise<void> {
  host.requestUpdate();
  await host.updateComplete;
  host.renderRoot.querySelector<HTMLElement>(selector)?.focus();
}
