import type { ApiError } from '../../../core/api/errors.ts';
import { Html, html } from '../../../core/text/html.ts';
import { problem } from '../../shell/forms.ts';
import { strokeIcon, type IconName } from '../../shell/icons.ts';
import {
  SURFACE_MODELS,
  type Surface,
  type SurfaceModel,
} from '../../../accounts/surfaces/contract/surfaces.ts';
import { SURFACE_TITLES, type SurfaceName } from '../../../accounts/surfaces/contract/surface-names.ts';

/** The typed values of a row, and why they were refused. */
export interface TypedRow {
  readonly model: string;
  readonly url: string;
  /** The version of the surface that the form was made from. */
  readonly version: number;
  readonly refusal?: ApiError;
}

/** Returns the name of a field of a row. */
export const fieldOf = (surface: SurfaceName, part: 'model' | 'url' | 'was' | 'version'): string =>
  `${surface}.${part}`;

/**
 * Renders a surface as a row: its picture, its name, its model as segments, and links to a sample and to what
 * is there by that model. The address of the partner's page shows where the surface isn't hosted, by style
 * alone.
 */
export function surfaceRow(of: Surface, typed: TypedRow | undefined): Html {
  const { surface, merchant, inherited, model, url, version } = of;
  const title = SURFACE_TITLES[surface];
  const current = inherited ? INHERITED : model;
  const chosen = typed?.model ?? current;
  const choices = merchant === null ? SURFACE_MODELS : ([INHERITED, ...SURFACE_MODELS] as const);
  const ownUrl = inherited ? '' : (url ?? '');
  const refusal = typed?.refusal;
  const isOfUrl = refusal?.param === 'url';
  return html`<div class="surface" id="${surface}" data-row="${title}">
    <input type="hidden" name="${fieldOf(surface, 'was')}" value="${current} ${ownUrl}" />
    <input type="hidden" name="${fieldOf(surface, 'version')}" value="${version}" />
    ${picture(surface)}
    <div>
      <h3 id="${surface}-name">${title}</h3>
      <p class="muted small">${SURFACE_WORDS[surface]}</p>
    </div>
    <div class="segments" role="radiogroup" aria-labelledby="${surface}-name">
      ${choices.map(
        (one) =>
          html`<label
            ><input
              type="radio"
              name="${fieldOf(surface, 'model')}"
              value="${one}"
              ${one === chosen && html` checked`}
            /><span>${MODEL_NAMES[one]}</span></label
          >`,
      )}
    </div>
    ${links(of)} ${ownPage(surface, typed?.url ?? ownUrl, isOfUrl ? refusal?.publicMessage : undefined)}
    ${!isOfUrl && refusal && html`<div class="below">${problem(refusal.publicMessage)}</div>`}
  </div>`;
}

/**
 * Where the links of each surface lead: its element, its operations, and its pages as a person opens them.
 */
const LEADS: Readonly<Record<SurfaceName, { element: string; operations: string; pages: string }>> = {
  ordering: { element: 'ordering', operations: 'orders', pages: '/' },
  pay_links: { element: 'pay-link', operations: 'pay-links', pages: '/console/pay-links' },
  loyalty: { element: 'loyalty', operations: 'loyalty', pages: '/console/loyalty' },
  dashboard: { element: 'dashboard', operations: 'hosted-pages', pages: '/dashboard' },
  onboarding: { element: 'onboarding', operations: 'onboarding', pages: '/dashboard/set-up' },
  menu: { element: 'menu-editor', operations: 'menus', pages: '/dashboard/menu' },
  reporting: { element: 'reporting', operations: 'reports', pages: '/dashboard/reports' },
  payouts: { element: 'payouts', operations: 'payouts', pages: '/dashboard/payouts' },
};

/** Renders links to a live sample of the surface, and to its pages or how it is built in. */
function links({ surface, model, site }: Surface): Html {
  const { element, operations, pages } = LEADS[surface];
  const code = model === 'embedded' ? 'guides/start-embedded' : operations;
  const isOpen = model === 'hosted';
  const link = (to: string, icon: IconName, text: string): Html =>
    html`<a class="button quiet" href="${to}" aria-describedby="${surface}-name"
      >${strokeIcon(icon, 16)}<span>${text}</span></a
    >`;
  return html`<div class="links">
    ${link(`/docs/elements/${element}`, 'eye', 'Preview')}
    ${
      isOpen
        ? link(pages.startsWith('/console') ? pages : site + pages, 'out', 'Open')
        : link(`/docs/${code}`, 'code', 'Code')
    }
  </div>`;
}

/** Renders the address of the partner's page. */
function ownPage(surface: SurfaceName, url: string, error: string | undefined): Html {
  const name = fieldOf(surface, 'url');
  return html`<div class="field below own${error !== undefined && ' bad'}">
    <label for="${name}">Your page</label>
    <input
      id="${name}"
      name="${name}"
      value="${url}"
      maxlength="1000"
      inputmode="url"
      autocomplete="off"
      placeholder="https://"
      aria-describedby="${name}-note"
      ${error !== undefined && html` aria-invalid="true"`}
    />
    <div class="hint" id="${name}-note" ${error !== undefined && html` role="alert"`}>
      ${
        error ?? 'Its address on your site leads there. Without one, that address says that nothing is there.'
      }
    </div>
  </div>`;
}

/** The choice of a merchant that has no own model. */
export const INHERITED = 'inherited' as const;

export const MODEL_NAMES: Readonly<Record<SurfaceModel | typeof INHERITED, string>> = {
  inherited: 'As for all',
  hosted: 'Hosted',
  embedded: 'Embedded',
  api: 'API',
};

/** A description of each surface. */
const SURFACE_WORDS: Readonly<Record<SurfaceName, string>> = {
  ordering: 'Menu, cart, checkout and order status',
  pay_links: 'An amount or an order, paid by card',
  loyalty: 'Join, points and rewards',
  dashboard: 'Live orders, hours and the merchant’s team',
  onboarding: 'Business, people and bank account',
  menu: 'Items, options and prices',
  reporting: 'Sales, taxes and fees',
  payouts: 'Balance and money sent',
};

function picture(surface: SurfaceName): Html {
  return new Html(`<svg class="thumb" viewBox="0 0 92 60" aria-hidden="true">${DRAWINGS[surface]}</svg>`);
}

const box = (x: number, y: number, width: number, height: number, name: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" class="${name}"/>`;
const bars = (heights: readonly number[], last: string): string =>
  heights
    .map((height, at) => box(12 + at * 12, 46 - height, 8, height, at === heights.length - 1 ? last : 'dark'))
    .join('');

/** A drawing of each surface, in a few boxes. */
const DRAWINGS: Readonly<Record<SurfaceName, string>> = {
  ordering:
    '<path class="soft" d="M0 0h92v20H0z"/>' +
    box(8, 13, 14, 14, 'main') +
    box(8, 32, 36, 20, 'light') +
    box(48, 32, 36, 20, 'light'),
  pay_links:
    box(26, 8, 40, 44, 'sheet') +
    box(32, 15, 20, 5, 'dark') +
    box(32, 25, 28, 8, 'light') +
    box(32, 38, 28, 8, 'main'),
  loyalty:
    box(14, 12, 64, 36, 'main') +
    [24, 35, 46, 57, 68]
      .map((x, at) => `<circle cx="${x}" cy="34" r="3.5" class="${at < 3 ? 'stamp' : 'ring'}"/>`)
      .join(''),
  dashboard:
    box(6, 14, 24, 38, 'sheet') +
    box(9, 18, 10, 4, 'main') +
    box(34, 14, 24, 24, 'sheet') +
    box(37, 18, 10, 4, 'dark') +
    box(62, 14, 24, 30, 'sheet') +
    box(65, 18, 10, 4, 'dark'),
  onboarding:
    box(12, 12, 20, 4, 'main') +
    box(38, 12, 18, 4, 'light') +
    box(62, 12, 18, 4, 'light') +
    box(12, 23, 68, 10, 'sheet') +
    box(12, 38, 68, 10, 'sheet'),
  menu:
    box(6, 8, 26, 44, 'sheet') +
    [15, 23, 31].map((y) => box(11, y, 16, 3, 'dark')).join('') +
    box(38, 8, 48, 44, 'sheet') +
    box(44, 14, 18, 14, 'soft') +
    box(66, 15, 14, 3, 'dark') +
    box(66, 23, 10, 3, 'dark'),
  reporting: bars([14, 22, 18, 28, 24, 34], 'main'),
  payouts: box(14, 16, 64, 28, 'sheet') + box(21, 22, 16, 5, 'dark') + box(52, 33, 19, 6, 'main'),
};
