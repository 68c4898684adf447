import type { ConsoleSession } from '../console-session.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { field, selectField } from '../../shell/forms/field.ts';
import { csrfField, intentField } from '../../shell/forms/intent.ts';
import type { ThemePreview } from '../../../developers/themes/contract/themes.ts';
import { contrastTable } from './contrast-table.ts';
import { themeFields } from './theme-fields.ts';
import type { TypedTheme } from './typed-theme.ts';
import type { Form } from '../../shell/forms/read-form.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageVisit } from '../partner-api.ts';
import { listLocations } from '../../../catalog/locations/contract/locations.ts';
import { getMenu, listMenus } from '../../../catalog/menus/contract/menu-operations.ts';
import { listMerchants } from '../../../accounts/merchants/contract/merchants.ts';
import { listPayLinks } from '../../../orders/pay-links/contract/pay-links.ts';

export const PATH = '/console/theme';

export interface ThemeView extends TypedTheme {
  /** The version of the theme that the form started from. */
  readonly version: number;
  readonly view: PreviewView;
  readonly saved?: boolean;
  readonly refusals: readonly ApiError[];
  readonly preview: ThemePreview | undefined;
  readonly pages: readonly PreviewPage[];
}

/** Renders a single form with all fields, so that no button loses values of another part. */
export function themeView(session: ConsoleSession, view: ThemeView): Html {
  const { refusals, preview, saved = false } = view;
  const errors = new Map(refusals.map(({ param = '', publicMessage }) => [param, publicMessage]));
  return html`<div class="head">
      <h1>Theme</h1>
      <a class="button quiet" href="${PATH}/theme.tokens.json" download>Download the file</a>
    </div>
    <form class="theme" method="post" action="${PATH}" enctype="multipart/form-data">
      ${csrfField(session)}${intentField()}<input type="hidden" name="version" value="${view.version}" />
      <div class="column">
        <div id="report">
          ${saved && html`<p class="notice ok" role="status">Saved. Your pages and elements wear it now.</p>`}
          ${refused(refusals, preview !== undefined)}
        </div>
        <section class="card sec">
          <p>Your hosted pages and our elements in your product wear one theme: this one.</p>
          ${themeFields({ ...view, errors })}
          <p class="buttons">
            <button name="act" value="preview" class="quiet" formaction="${PATH}#preview-title">
              Preview
            </button>
            <button name="act" value="save">Save</button>
          </p>
        </section>
        ${tokensFile(errors.get('tokens'))}
        <section class="card sec">
          <details>
            <summary>Return to the default theme</summary>
            <p>Everything above is dropped, and your pages look as they did at first.</p>
            <p class="buttons">
              <button name="act" value="reset" class="danger">Return to the default theme</button>
            </p>
          </details>
        </section>
      </div>
      <div class="column side-by-side">
        ${previewPanel(preview, view.pages, view.view)}
        <div id="contrast">${preview && contrastTable(preview.contrast, preview.variables)}</div>
      </div>
    </form>`;
}

/** Each by its path, as the file has it. */
function refused(refusals: readonly ApiError[], hasPreview: boolean): Content {
  if (refusals.length === 0) return undefined;
  return html`<div class="notice danger" role="alert">
    <p>Nothing was saved.${hasPreview && ' The preview leaves these out:'}</p>
    <ul>
      ${refusals.map((refusal) => html`<li>${reason(refusal)}</li>`)}
    </ul>
  </div>`;
}

/** Messages of tokens begin with the path. */
function reason({ param, publicMessage }: ApiError): Content {
  if (param === undefined || !publicMessage.startsWith(`${param} `)) return publicMessage;
  return html`<a class="mono" href="#${param}">${param}</a>${publicMessage.slice(param.length)}`;
}

function tokensFile(error: string | undefined): Html {
  return html`<section class="card sec" aria-labelledby="file-title">
    <h2 id="file-title">Design Tokens file</h2>
    <p>
      If a designer keeps your colours, open their file here (Design Tokens format 2025.10). It fills the form
      above; nothing is stored until you save.
    </p>
    ${field(
      { name: 'tokens-file', label: 'File' },
      (attributes) => html`<input ${attributes} type="file" accept=".json,.tokens,application/json" />`,
    )}
    <details ${error !== undefined && html`open`}>
      <summary>Paste it instead</summary>
      ${field(
        { name: 'tokens', label: 'Tokens', ...(error !== undefined && { error }) },
        (attributes) => html`<textarea ${attributes} rows="10" spellcheck="false"></textarea>`,
      )}
    </details>
    <p class="buttons"><button name="act" value="open" class="quiet">Open</button></p>
  </section>`;
}

/** A page of the site that can be previewed. */
interface PreviewPage {
  readonly name: string;
  readonly label: string;
  /** Behind the preview's address, without the slash in front. */
  readonly path: string;
}

const START: PreviewPage = { name: 'start', label: 'Start page', path: '' };

/** Returns an example of each kind of page on a partner's site: those of its first merchant. */
export async function previewPages(
  { api }: ConsoleContext,
  visit: PageVisit,
): Promise<readonly PreviewPage[]> {
  const { data: merchants } = await api.call(listMerchants, {
    ...visit,
    query: { status: 'active', limit: 100 },
  });
  // Newest first: the partner knows its oldest best.
  const merchant = merchants.at(-1);
  if (!merchant) return [START];
  const params = { merchant: merchant.id };
  const { data: locations } = await api.call(listLocations, { ...visit, params, query: { limit: 100 } });
  const location = locations.at(-1);
  if (!location) return [START];
  const base = `${merchant.slug}/${location.slug}`;
  const ofMerchant = { ...visit, query: { merchant: merchant.id, limit: 100 } };
  const [item, link] = [await firstItem(api, ofMerchant), await payLink(api, ofMerchant)];
  return [
    START,
    { name: 'menu', label: 'Menu', path: base },
    ...(item === undefined ? [] : [{ name: 'item', label: 'Item', path: `${base}/items/${item}` }]),
    { name: 'cart', label: 'Cart', path: `${base}/cart` },
    ...(link === undefined ? [] : [{ name: 'pay', label: 'Pay link', path: link }]),
  ];
}

type OfMerchant = PageVisit & { readonly query: { readonly merchant: string; readonly limit: number } };

async function firstItem(api: ConsoleContext['api'], visit: OfMerchant): Promise<string | undefined> {
  const { data: menus } = await api.call(listMenus, visit);
  const menu = menus.findLast((one) => one.published_version !== null);
  if (!menu) return undefined;
  const { sections } = await api.call(getMenu, { ...visit, query: {}, params: { id: menu.id } });
  return sections.flatMap(({ items }) => items)[0]?.id;
}

async function payLink(api: ConsoleContext['api'], visit: OfMerchant): Promise<string | undefined> {
  const { data: links } = await api.call(listPayLinks, visit);
  const link = links.find(({ status }) => status === 'active');
  return link && new URL(link.url).pathname.slice(1);
}

/** The settings of the preview. */
interface PreviewView {
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

/**
 * Renders the site's pages next to the form, with the form's values. The fields belong to the same form, so
 * nothing that was typed is lost.
 */
function previewPanel(
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
