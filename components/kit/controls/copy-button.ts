import { nothing, type TemplateResult } from 'lit';
import { html } from '../../session/base-element.ts';
import { msg } from '../../i18n/message.ts';

/** A button that copies, and says how it went; none where the browser lets a page write to no clipboard. */
export function copyButton(text: string, label: string): TemplateResult | typeof nothing {
  // A server has a navigator, but no clipboard.
  if (!globalThis.navigator?.clipboard) return nothing;
  const copy = async (event: Event): Promise<void> => {
    const button = event.currentTarget;
    const outcome = await navigator.clipboard.writeText(text).then(
      () => msg('Copied'),
      () => msg('Couldn’t copy'),
    );
    say(button, outcome);
  };
  return html`<button
      part="button"
      type="button"
      class="slim"
      @click=${copy}
      @blur=${({ currentTarget }: Event) => say(currentTarget, '')}
    >
      ${label}</button
    ><span role="status" class="muted small copied"></span>`;
}

/** In the place beside the button. */
function say(button: EventTarget | null, text: string): void {
  const place = (button as HTMLElement | null)?.nextElementSibling;
  if (place) place.textContent = text;
}
