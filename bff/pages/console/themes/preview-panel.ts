import { html, type Content } from '../../../core/text/html.ts';
import { selectField } from '../../shell/forms/field.ts';
import type { Form } from '../../shell/forms/read-form.ts';
import type { ThemePreview } from '../../../developers/themes/contract/themes.ts';
import type { PreviewPage } from './preview-pages.ts';

/** How the preview is looked at. */
export interface PreviewView {
  readonly page: string;
  readonly scheme: 'light' | 'dark';
  readonly width: 'phone' | 'desk';
}

export const FIRST_VIEW: PreviewView = { page: 'menu', scheme: 'light', width: 'phone' };

export function viewIn(form: Form): PreviewView {
  return {
    page: form.get('page') ?? FIRST_VIEW.page,
    scheme: form.get('scheme') === 'dark' ? 'dark' : 'light',
    width: form.get('width') === 'desk' ? 'desk' : 'phone',
  };
}

/** The site's own pages beside the form, in what is in it. The fields belong to the same form, so nothing that was typed is lost. */
export function previewPanel(
  preview: ThemePreview | undefined,
  pages: readonly PreviewPage[],
  view: PreviewView,
): Content {
  const page = pages.find(({ name }) => name === view.page) ?? pages[0];
  const url = preview && page && preview[`${view.scheme}_url`] + page.path;
  return html`<section class="card sec preview" aria-labelledby="preview-title">
    <div class="head"><h2 id="preview-title">Preview</h2></div>
    <div class="filter">
      ${selectField({
        name: 'page',
        label: 'Page',
        value: page?.name ?? '',
        choices: pages.map(({ name, label }) => ({ value: name, label })),
      })}
      ${selectField({
        name: 'scheme',
        label: 'Scheme',
        value: view.scheme,
        choices: [
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ],
      })}
      ${selectField({
        name: 'width',
        label: 'Width',
        value: view.width,
        choices: [
          { value: 'phone', label: 'Phone' },
          { value: 'desk', label: 'Full width' },
        ],
      })}
      <button class="quiet" name="act" value="preview">Show</button>
    </div>
    ${
      url === undefined
        ? html`<p class="notice warn">There is no preview of this.</p>`
        : html`<iframe
              id="preview"
              class="${view.width}"
              src="${url}"
              title="Preview: ${page?.label}, ${view.scheme}"
              sandbox="allow-same-origin allow-scripts allow-forms"
            ></iframe>
            <p class="small">
              <a id="preview-link" href="${url}" target="_blank" rel="noopener">Open in a tab of its own</a>
              <span class="muted">for an hour. Nothing is stored until you save.</span>
            </p>`
    }
  </section>`;
}
