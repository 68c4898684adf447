import { html, type Content, type Html } from '../../../core/text/html.ts';
import { inlineSheet, type InlineSheet } from '../../../core/http/assets.ts';
import { selectField, type Form } from '../../shell/forms.ts';
import type { ThemePreview } from '../../../developers/themes/contract/themes.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import { SAMPLES, type SampleBrand, type SampleName } from './samples.ts';
import { listLocations } from '../../../catalog/locations/contract/locations.ts';
import { getMenu, listMenus } from '../../../catalog/menus/contract/menu-operations.ts';
import { listMerchants } from '../../../accounts/merchants/contract/merchants.ts';
import { listPayLinks } from '../../../orders/pay-links/contract/pay-links.ts';

/** A page of the site that can be previewed. */
export interface PreviewPage {
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
export interface PreviewView {
  readonly tab: TabName;
  /** The page of the site, on its tab. */
  readonly page: string;
  readonly scheme: 'light' | 'dark';
  readonly width: 'phone' | 'desk';
}

type TabName = 'menu' | SampleName;

const TABS: Readonly<Record<TabName, string>> = {
  menu: 'Menu',
  checkout: SAMPLES.checkout.label,
  dashboard: SAMPLES.dashboard.label,
  receipt: SAMPLES.receipt.label,
  message: SAMPLES.message.label,
};
const SCHEMES = { light: 'Light', dark: 'Dark' } as const;
const WIDTHS = { phone: 'Phone', desk: 'Full width' } as const;

export const FIRST_VIEW: PreviewView = { tab: 'menu', page: 'menu', scheme: 'light', width: 'phone' };

export function viewIn(form: Form): PreviewView {
  return {
    tab: oneOf(TABS, form.get('tab'), FIRST_VIEW.tab),
    page: form.get('page') ?? FIRST_VIEW.page,
    scheme: oneOf(SCHEMES, form.get('scheme'), FIRST_VIEW.scheme),
    width: oneOf(WIDTHS, form.get('width'), FIRST_VIEW.width),
  };
}

function oneOf<Name extends string>(
  names: Readonly<Record<Name, string>>,
  given: string | undefined,
  otherwise: Name,
): Name {
  return given !== undefined && Object.hasOwn(names, given) ? (given as Name) : otherwise;
}

/** Returns the theme as a sheet for the samples alone: the console around them keeps its own. */
export function studioSheet({ variables }: ThemePreview): InlineSheet {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value};`);
  return inlineSheet('studio', `.studio{${lines.join('')}}`);
}

interface PreviewPanel {
  readonly preview: ThemePreview | undefined;
  readonly pages: readonly PreviewPage[];
  readonly view: PreviewView;
  readonly partnerName: string;
}

/**
 * Renders the site's pages and samples next to the form, with the form's values. The fields belong to the
 * same form, so nothing that was typed is lost. Tabs, scheme and width of the samples change by style alone.
 */
export function previewPanel({ preview, pages, view, partnerName }: PreviewPanel): Content {
  const logo = preview?.logo?.files[0];
  const brand: SampleBrand = {
    name: partnerName,
    logo: logo && preview.logo ? { src: new URL(logo.url).pathname, alt: preview.logo.alt } : undefined,
  };
  return html`<section class="card sec preview" aria-labelledby="preview-title">
    <div class="head"><h2 id="preview-title">Preview</h2></div>
    ${segments('tab', 'Preview of', TABS, view.tab)}
    <div class="preview-ways">
      ${segments('scheme', 'Scheme', SCHEMES, view.scheme)} ${segments('width', 'Width', WIDTHS, view.width)}
    </div>
    ${
      preview === undefined
        ? html`<p class="notice warn">There is no preview of this.</p>`
        : html`${sitePanel(preview, pages, view)}
          ${Object.entries(SAMPLES).map(
            ([name, { label, draw }]) =>
              html`<div class="tab-panel of-${name}">
                <div
                  class="studio"
                  role="img"
                  aria-label="Sample: ${label}"
                  data-variables="${JSON.stringify(preview.variables)}"
                >
                  ${draw(brand)}
                </div>
              </div>`,
          )}`
    }
  </section>`;
}

function segments<Name extends string>(
  name: string,
  label: string,
  choices: Readonly<Record<Name, string>>,
  chosen: Name,
): Html {
  return html`<div class="segments" role="radiogroup" aria-label="${label}">
    ${Object.entries<string>(choices).map(
      ([value, words]) =>
        html`<label
          ><input type="radio" name="${name}" value="${value}" ${value === chosen && html` checked`} /><span
            >${words}</span
          ></label
        >`,
    )}
  </div>`;
}

/** Renders a real page of the site, in a frame. */
function sitePanel(preview: ThemePreview, pages: readonly PreviewPage[], view: PreviewView): Content {
  const page = pages.find(({ name }) => name === view.page) ?? pages[0];
  const url = page && preview[`${view.scheme}_url`] + page.path;
  if (url === undefined) return undefined;
  return html`<div class="tab-panel of-menu">
    <div class="page-choice">
      ${selectField({
        name: 'page',
        label: 'Page of your site',
        value: page?.name ?? '',
        choices: pages.map(({ name, label }) => ({ value: name, label })),
      })}
      <button class="quiet" name="act" value="preview">Show</button>
    </div>
    <iframe
      id="preview"
      class="${view.width}"
      src="${url}"
      title="Preview: ${page?.label}, ${view.scheme}"
      sandbox="allow-same-origin allow-scripts allow-forms"
    ></iframe>
    <p class="small">
      <a id="preview-link" href="${url}" target="_blank" rel="noopener">Open in a tab of its own</a>
      <span class="muted">for an hour. Nothing is stored until you save.</span>
    </p>
  </div>`;
}
