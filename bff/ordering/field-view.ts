import { html, type Content, type Html } from '../gateway/html.ts';

/** A labelled control with its hint, or its error in the hint's place. */
export function fieldOf(
  id: string,
  label: Content,
  error: string | undefined,
  control: (attributes: Html) => Html,
  hint?: string,
): Html {
  const note = error ?? hint;
  const attributes = html`id="${id}"${note !== undefined && html` aria-describedby="${id}-note"`}${error !== undefined && html` aria-invalid="true"`}`;
  return html`<div class="field${error !== undefined && ' bad'}">
    <label for="${id}">${label}</label>
    ${control(attributes)} ${note !== undefined && html`<div class="hint" id="${id}-note">${note}</div>`}
  </div>`;
}
