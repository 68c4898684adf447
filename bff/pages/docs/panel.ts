import { html, type Content, type Html } from '../../core/text/html.ts';

/** A framed sample with its title. The copy button is shown by the script, which alone can make it work. */
export function panel(title: Content, label: string, code: Content): Html {
  return html`<figure class="panel">
    <figcaption>
      <span>${title}</span>
      <button type="button" class="copy" hidden>
        <span aria-live="polite">Copy</span><span class="hidden">${label}</span>
      </button>
    </figcaption>
    <pre tabindex="0" role="region" aria-label="${label}"><code>${code}</code></pre>
  </figure>`;
}
