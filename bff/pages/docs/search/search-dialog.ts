import { html, type Html } from '../../../core/text/html.ts';
import { INDEX_PAGE } from '../site-map.ts';

/** The addresses of the files that the search loads once it is opened. */
export interface SearchUrls {
  /** The script of the box. */
  readonly scriptUrl: string;
  readonly indexUrl: string;
}

const GLASS = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="11" cy="11" r="6" />
  <path d="m16 16 4 4" />
</svg>`;

/** The button that opens the search. It is shown by the script, since it doesn't work without one. */
export const SEARCH_BUTTON = html`<button
  type="button"
  class="find"
  aria-haspopup="dialog"
  aria-keyshortcuts="/ Control+K Meta+K"
  hidden
>
  ${GLASS}<span>Search</span><kbd aria-hidden="true">/</kbd>
</button>`;

/** Renders the search dialog, which is closed at first. */
export function searchDialog({ scriptUrl, indexUrl }: SearchUrls): Html {
  return html`<dialog class="search" aria-label="Search" data-script="${scriptUrl}" data-index="${indexUrl}">
    <div class="box">
      ${GLASS}
      <input
        type="text"
        role="combobox"
        aria-label="Search the documentation"
        aria-expanded="false"
        aria-controls="results"
        aria-autocomplete="list"
        placeholder="Search the documentation"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        enterkeyhint="go"
        maxlength="100"
      />
      <button type="button" class="close">Close</button>
    </div>
    <div id="results" role="listbox" aria-label="Results" tabindex="-1" hidden></div>
    <div class="said">
      <p class="hint">
        Finds chapters, operations by name or path, records, elements and their attributes, error codes and
        events.
      </p>
      <p role="status"></p>
      <p class="nothing" hidden>Try another word, or look in the <a href="${INDEX_PAGE}">index</a>.</p>
      <p class="keys" aria-hidden="true">
        <span><kbd>↑</kbd> <kbd>↓</kbd> choose</span> <span><kbd>Enter</kbd> open</span>
        <span><kbd>Esc</kbd> close</span>
      </p>
    </div>
  </dialog>`;
}
