import { html, type Content, type Html } from '../../../core/text/html.ts';
import { strokeIcon, type IconName } from '../../shell/icons.ts';

/** Something that waits for the reader. */
export interface Attention {
  readonly icon: IconName;
  readonly tone: 'danger' | 'warn' | 'info';
  readonly title: Content;
  readonly detail?: Content;
  readonly href: string;
}

/** Renders a list of what waits, each line a link to it. @param none the text for an empty list */
export function attentionList(all: readonly Attention[], title: string, none: string): Html {
  return html`<section class="card queue" aria-labelledby="attention">
    <div class="head">
      <h2 id="attention">${title}</h2>
      ${all.length > 0 && html`<span class="count">${all.length}</span>`}
    </div>
    ${
      all.length === 0
        ? html`<p class="muted">${none}</p>`
        : html`<ul>
            ${all.map(
              ({ icon, tone, title: name, detail, href }) =>
                html`<li>
                  <a href="${href}"
                    ><span class="sign ${tone}">${strokeIcon(icon)}</span
                    ><span
                      ><b>${name}</b
                      >${detail !== undefined && html`<span class="muted small">${detail}</span>`}</span
                    >${strokeIcon('right', 16)}</a
                  >
                </li>`,
            )}
          </ul>`
    }
  </section>`;
}
