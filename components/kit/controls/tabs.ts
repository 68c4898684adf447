import { type TemplateResult, css } from 'lit';
import { html } from '../../session/base-element.ts';

/** One of several views in the same place. */
interface Tab {
  id: string;
  label: string;
}

/** Which tabs there are; `content` is of the one that is chosen. */
interface Tabs {
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  content: unknown;
}

/**
 * Tabs that are chosen by pressing, or by the arrow keys, Home and End. Only the chosen one is in the tab
 * order.
 */
export const tabs = (of: Tabs, choose: (id: string) => void): TemplateResult =>
  html`<div class="tabs" role="tablist" aria-label=${of.label} @keydown=${moveFocus}>
      ${of.tabs.map(
        ({ id, label }) =>
          html`<button
            part="tab"
            type="button"
            role="tab"
            id="tab-${id}"
            aria-selected=${id === of.chosen}
            aria-controls="panel-${of.chosen}"
            tabindex=${id === of.chosen ? 0 : -1}
            @click=${() => choose(id)}
          >
            ${label}
          </button>`,
      )}
    </div>
    <div role="tabpanel" id="panel-${of.chosen}" aria-labelledby="tab-${of.chosen}" tabindex="0">
      ${of.content}
    </div>`;

function moveFocus(event: KeyboardEvent): void {
  const all = [...(event.currentTarget as HTMLElement).querySelectorAll('button')];
  const at = all.indexOf(event.target as HTMLButtonElement);
  // Where text runs to the left, so do the tabs.
  const step = getComputedStyle(event.currentTarget as HTMLElement).direction === 'rtl' ? -1 : 1;
  const to = {
    ArrowRight: at + step,
    ArrowLeft: at - step,
    Home: 0,
    End: all.length - 1,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const next = all.at(to % all.length);
  next?.focus();
  next?.click();
}

/** Tabs, on a line with the chosen one underlined. */
export const tabStyles = css`
  .tabs {
    display: flex;
    gap: calc(4 * var(--_space));
    overflow-x: auto;
    border-bottom: 1px solid var(--_border);
    padding: 4px 4px 0;
    margin: -4px -4px 0;
  }
  .tabs button {
    flex: none;
    min-width: 44px;
    padding: 0 2px 2px;
    border: 0;
    border-radius: 4px 4px 0 0;
    color: var(--_muted);
  }
  .tabs button:enabled:hover {
    background: none;
    color: var(--_text);
  }
  .tabs [aria-selected='true'] {
    padding-bottom: 0;
    border-bottom: 2px solid var(--_accent);
    color: var(--_text);
  }
  [role='tabpanel'] {
    padding-top: calc(4 * var(--_space));
  }
  @container (width < 480px) {
    .tabs {
      gap: calc(2 * var(--_space));
    }
  }
`;
