import type { Response, Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { attempt } from '../parts/form-pages.ts';
import { chip } from '../parts/pieces.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { problem } from '../../shell/forms/field.ts';
import { csrfField } from '../../shell/forms/intent.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import {
  modelsFor,
  type Surface,
  type SurfaceModel,
  listSurfaces,
  setSurface,
} from '../../../accounts/surfaces/contract/surfaces.ts';
import {
  isOnSites,
  SURFACE_TITLES,
  type SurfaceName,
} from '../../../accounts/surfaces/contract/surface-names.ts';

const PATH = '/console/surfaces';

/** The typed values for a surface, and why they were refused. */
interface Typed {
  readonly surface: string;
  readonly model: string;
  readonly url: string;
  readonly refusal: string;
  readonly status: number;
}

/** Mounts the choice of how each surface is rendered. */
export function mountSurfacesPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/surfaces')
    .get(async (req, res) => {
      await show(res, await pages.welcome(req, res), undefined, req.query['saved']);
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const surface = form.get('surface') ?? '';
      const model = form.get('model') ?? '';
      const url = form.get('url')?.trim() ?? '';
      const body = { model, ...(url !== '' && { url }) };
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(setSurface, { session, res, params: { surface: surface as SurfaceName }, body }),
      );
      if (!refusal) return res.redirect(303, `${PATH}?saved=${surface}#${surface}`);
      const { status, publicMessage } = refusal;
      return show(res, session, { surface, model, url, refusal: publicMessage, status });
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(res: Response, session: ConsoleSession, typed?: Typed, saved?: unknown): Promise<void> {
    const { data } = await context.api.call(listSurfaces, { session, res });
    const site = data[0]?.site ?? '';
    await pages.send(res, session, {
      status: typed?.status ?? 200,
      title: 'Surfaces',
      section: PATH,
      content: html`<div class="head"><h1>Surfaces</h1></div>
        <section class="card sec narrow">
          <p>
            Each surface is embedded in your product or your own on the API; where guests order and pay, and
            the merchant’s dashboard, can be hosted by us. You can change your mind at any time: the records
            stay the same, and nothing is migrated.
          </p>
          <p>Your site: <a href="${site}/">${site}</a></p>
        </section>
        ${data.map((surface) => card(surface, session, typed?.surface === surface.surface ? typed : undefined, saved))}`,
    });
  }
}

function card(
  { surface, model, url }: Surface,
  session: ConsoleSession,
  typed: Typed | undefined,
  saved: unknown,
): Content {
  const field = (part: string): string => `${surface}-${part}`;
  return html`<form class="card sec narrow" id="${surface}" method="post" action="${PATH}">
    ${csrfField(session)}<input type="hidden" name="surface" value="${surface}" />
    <div class="head">
      <h2>${SURFACE_TITLES[surface]}</h2>
      ${chip(model === 'hosted' ? 'success' : 'plain', MODEL_WORDS[model].name)}
    </div>
    <p class="muted">${SURFACE_WORDS[surface]}</p>
    ${saved === surface && html`<p class="notice ok" role="status">Saved.</p>`} ${problem(typed?.refusal)}
    <div class="field">
      <label for="${field('model')}">Model</label>
      <select id="${field('model')}" name="model">
        ${modelsFor(surface).map(
          (one) =>
            html`<option value="${one}" ${one === (typed?.model ?? model) && html` selected`}>
              ${MODEL_WORDS[one].what}
            </option>`,
        )}
      </select>
    </div>
    ${isOnSites(surface) ? ownPage(field, typed?.url ?? url ?? '') : url !== null && html`<input type="hidden" name="url" value="${url}" />`}
    <p class="buttons"><button>Save</button></p>
  </form>`;
}

/** Renders the address of the partner's page, for surfaces that have pages on the site. */
function ownPage(field: (part: string) => string, url: string): Html {
  return html`<div class="field">
    <label for="${field('url')}">Your own page (optional)</label>
    <input
      id="${field('url')}"
      name="url"
      value="${url}"
      maxlength="1000"
      inputmode="url"
      autocomplete="off"
      aria-describedby="${field('note')}"
    />
    <div class="hint" id="${field('note')}">
      Unless the surface is hosted, its address on your site leads there, such as https://order.pos.example.
    </div>
  </div>`;
}

/** A description of each surface. */
const SURFACE_WORDS: Readonly<Record<SurfaceName, string>> = {
  ordering: 'Where guests see menus and order.',
  pay_links: 'Where guests pay an amount or an order by card.',
  loyalty: 'Where guests join, see their points and use rewards.',
  dashboard: 'Where merchants work through their orders.',
  onboarding: 'Where merchants give what is needed to take payments.',
  menu: 'Where merchants edit and publish what they sell.',
  reporting: 'Where merchants see what they sold.',
  payouts: 'Where merchants see their balance and payouts.',
};

const MODEL_WORDS: Readonly<Record<SurfaceModel, { readonly name: string; readonly what: string }>> = {
  hosted: { name: 'Hosted', what: 'Hosted: our pages on your site' },
  embedded: { name: 'Embedded', what: 'Embedded: our elements in your product' },
  api: { name: 'API', what: 'API: your own pages, on the API and webhooks' },
};
