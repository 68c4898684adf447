import type { Chapter } from './chapter.ts';
import { html, type Html } from '../../core/text/html.ts';
import { panel } from './panel.ts';

export function renderChapter({ id, title, body, sample }: Chapter): Html {
  return html`<section class="split" id="${id}" aria-labelledby="${id}-title">
    <div class="words">
      <h2 id="${id}-title">${title}<a class="anchor" href="#${id}" aria-label="Link to ${title}">#</a></h2>
      ${body}
    </div>
    ${sample !== undefined && html`<div class="samples">${sample}</div>`}
  </section>`;
}

/** Where requests go. */
export function start(serverUrl: string): Chapter {
  return {
    id: 'start',
    title: 'Base URL and environments',
    body: html`<p>
        The API is JSON over HTTP. Both environments share one base URL: your credential decides which one a
        request reaches.
      </p>
      <dl class="pairs">
        <div>
          <dt>Sandbox</dt>
          <dd>
            Yours from sign-up, with test merchants and keys that start with
            <code>ppk_sandbox_</code>. It never moves money.
          </dd>
        </div>
        <div>
          <dt>Production</dt>
          <dd>
            Opens when you publish. It has the same operations, records and errors, and keys that start with
            <code>ppk_production_</code>.
          </dd>
        </div>
      </dl>
      <p>
        You can't see one environment's records from the other: they return 404, as if they didn't exist.
      </p>`,
    sample: panel('Base URL', 'Base URL', serverUrl),
  };
}
