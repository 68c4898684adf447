import type { Request, Router } from 'express';
import { getMerchant, updateMerchant } from '../../../accounts/merchants/contract/merchants.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { MerchantPanel, PageRenderer } from '../page-renderer.ts';
import { merchantPath, MERCHANTS, surfacesPath } from '../parts/paths.ts';
import { fact, may } from '../parts/pieces.ts';
import { attempt } from '../parts/form-pages.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { type Form, csrfField, idempotencyKeyOf, intentField, problem } from '../../shell/forms.ts';
import { strokeIcon } from '../../shell/icons.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import {
  type SurfaceModel,
  listSurfaces,
  resetSurface,
  setSurface,
} from '../../../accounts/surfaces/contract/surfaces.ts';
import {
  DOMAIN_SURFACES,
  SURFACES,
  SURFACE_TITLES,
  type SurfaceName,
} from '../../../accounts/surfaces/contract/surface-names.ts';
import { fieldOf, INHERITED, MODEL_NAMES, surfaceRow, type TypedRow } from './surface-row.ts';

const PATH = '/console/surfaces';

/** Mounts the choice of where each surface is, for all merchants. */
export function mountSurfacesPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountForm(router, context, pages, {
    path: '/surfaces',
    section: PATH,
    about: () => Promise.resolve({ merchant: undefined, address: PATH }),
  });
}

/** Mounts the same for one merchant that differs from the others, and whether the start page lists it. */
function mountMerchantSurfacesPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountForm(router, context, pages, {
    path: '/merchants/:merchant/surfaces',
    section: MERCHANTS,
    async about(visit, id) {
      const merchant = await context.api.call(getMerchant, { ...visit, params: { id } });
      return { merchant, address: surfacesPath(id) };
    },
  });
}

/** The surfaces panel of a merchant's page: which differ from the partner's, and a link to the form. */
export const surfacesPanel: MerchantPanel = {
  needs: listSurfaces,
  isAside: true,
  async show({ api }, visit, { id, listed, status }) {
    const { data } = await api.call(listSurfaces, { ...visit, query: { merchant: id } });
    const own = data.filter(({ inherited }) => !inherited);
    return html`<section class="card sec">
      <div class="head">
        <h2>Surfaces</h2>
        ${
          status !== 'closed' &&
          may(visit.session, setSurface) &&
          html`<a class="small" href="${surfacesPath(id)}">Change the surfaces</a>`
        }
      </div>
      <p>
        ${listed ? 'Your site’s start page lists this merchant.' : 'Your site’s start page doesn’t list it.'}
      </p>
      ${
        own.length === 0
          ? html`<p class="muted">Every part is where it is for all your merchants.</p>`
          : html`<dl class="facts">
              ${own.map(({ surface, model }) => fact(SURFACE_TITLES[surface], MODEL_NAMES[model]))}
            </dl>`
      }
    </section>`;
  },
  pages: [mountMerchantSurfacesPage],
};

/** Whose surfaces a form is about. */
interface About {
  /** `undefined` for the partner's choice for all. */
  readonly merchant: Merchant | undefined;
  readonly address: string;
}

interface SurfacesForm {
  readonly path: string;
  readonly section: string;
  readonly about: (visit: PageVisit, merchant: string) => Promise<About>;
}

/** Mounts a form of all surfaces, of which only changed rows are saved. */
function mountForm(
  router: Router,
  { api }: ConsoleContext,
  pages: PageRenderer,
  { path, section, about }: SurfacesForm,
): void {
  router
    .route(path)
    .get(async (req: OfMerchant, res) => {
      const visit = { session: await pages.welcome(req, res), res };
      const of = await about(visit, req.params.merchant ?? '');
      await show(visit, of, { saved: namedIn(req.query['saved']) });
    })
    .post(async (req: OfMerchant, res) => {
      const { session, form } = await pages.receive(req, res);
      const visit = { session, res };
      const of = await about(visit, req.params.merchant ?? '');
      const saved: SurfaceName[] = [];
      const refused = new Map<SurfaceName, TypedRow>();
      for (const surface of SURFACES) {
        const row = changedRow(form, surface);
        if (!row) continue;
        const { refusal } = await attempt(pages, res, () => save(visit, of, surface, row));
        if (refusal) refused.set(surface, { ...row, refusal });
        else saved.push(surface);
      }
      const { refusal } = await attempt(pages, res, () => list(visit, of, form));
      if (refused.size === 0 && !refusal) {
        const query = saved.length === 0 ? '' : `?saved=${saved.join('.')}`;
        return res.redirect(303, `${of.address}${query}`);
      }
      return show(visit, of, { saved, refused, refusal });
    })
    .all(refuseMethod('GET, HEAD, POST'));

  function save(
    visit: PageVisit,
    { merchant }: About,
    surface: SurfaceName,
    row: TypedRow,
  ): Promise<unknown> {
    const params = { surface };
    if (merchant && row.model === INHERITED) {
      return api.call(resetSurface, { ...visit, params, query: { merchant: merchant.id } });
    }
    const query = merchant ? { merchant: merchant.id } : {};
    return api.call(setSurface, { ...visit, params, query, body: bodyOf(row) });
  }

  /** Changes whether the start page lists the merchant, where the form says another than before. */
  async function list(visit: PageVisit, { merchant }: About, form: Form): Promise<void> {
    const listed = form.get('listed') === 'yes';
    if (!merchant || form.get('listed-was') === undefined || listed === merchant.listed) return;
    const [params, body] = [{ id: merchant.id }, { listed }];
    await api.call(updateMerchant, { ...visit, params, body, idempotencyKey: idempotencyKeyOf(form, body) });
  }

  async function show({ session, res }: PageVisit, of: About, outcome: Outcome): Promise<void> {
    const { merchant, address } = of;
    const { saved, refused = new Map(), refusal } = outcome;
    const query = merchant ? { merchant: merchant.id } : {};
    const { data } = await api.call(listSurfaces, { session, res, query });
    const site = data[0]?.site ?? '';
    const rowsOf = (isForGuests: boolean): Content =>
      data
        .filter(({ surface }) => FOR_GUESTS.has(surface) === isForGuests)
        .map((surface) => surfaceRow(surface, refused.get(surface.surface)));
    await pages.send(res, session, {
      status: refusal?.status ?? statusOf(refused),
      title: merchant ? `Surfaces of ${plainNameOf(merchant.display_name)}` : 'Surfaces',
      section,
      content: html`<div class="head">
          <div>
            <h1>${merchant ? html`Surfaces of ${nameOf(merchant.display_name)}` : 'Surfaces'}</h1>
            <p class="muted">
              ${
                merchant
                  ? 'Where this merchant’s parts live, if that differs from your other merchants.'
                  : 'Where each part lives: on our pages, inside your product, or on your own pages ' +
                    'over the API.'
              }
            </p>
          </div>
          ${
            merchant
              ? html`<a href="${merchantPath(merchant.id)}">Back to the merchant</a>`
              : html`<a class="button quiet site" href="${site}/"
                  >${strokeIcon('out', 16)}${site.replace(/^\w+:\/\//, '')}</a
                >`
          }
        </div>
        ${saved.length > 0 && html`<p class="notice ok" role="status">Saved: ${namesOf(saved)}.</p>`}
        ${problem(
          refusal?.publicMessage ??
            (refused.size === 0
              ? undefined
              : `Not saved: ${namesOf([...refused.keys()])}. Correct what is marked, then save again.`),
        )}
        <form class="surfaces" method="post" action="${address}" data-save-bar>
          ${csrfField(session)}${intentField()} ${merchant && listedField(merchant)}
          <div class="card">
            <h2>For guests</h2>
            ${rowsOf(true)}
            <h2>For merchants</h2>
            ${rowsOf(false)}
          </div>
          <div class="save-bar${refused.size > 0 && ' kept'}">
            <p data-changes>Your changes aren’t saved yet.</p>
            <a class="button quiet" href="${address}">Discard</a><button>Save</button>
          </div>
        </form>`,
    });
  }
}

type OfMerchant = Request<{ merchant?: string }>;

function listedField({ listed }: Merchant): Html {
  return html`<input type="hidden" name="listed-was" value="${listed ? 'yes' : 'no'}" />
    <label class="choice" data-row="Start page"
      ><input type="checkbox" name="listed" value="yes" ${listed && html`checked`} />
      <span>List this merchant on your site’s start page. Unlisted, its own address works.</span></label
    >`;
}

/** The outcome of a form. */
interface Outcome {
  readonly saved: readonly SurfaceName[];
  readonly refused?: ReadonlyMap<SurfaceName, TypedRow>;
  /** The refusal of the listing. */
  readonly refusal?: ApiError | undefined;
}

const FOR_GUESTS: ReadonlySet<SurfaceName> = new Set(
  DOMAIN_SURFACES.filter((surface) => surface !== 'dashboard'),
);

/** Returns the typed row of a surface; `undefined` if nothing in it was changed. */
function changedRow(form: Form, surface: SurfaceName): TypedRow | undefined {
  const model = form.get(fieldOf(surface, 'model'));
  if (model === undefined) return undefined;
  const url = form.get(fieldOf(surface, 'url'))?.trim() ?? '';
  const version = Number(form.get(fieldOf(surface, 'version')));
  const isChanged = `${model} ${url}` !== form.get(fieldOf(surface, 'was'));
  return isChanged ? { model, url, version } : undefined;
}

const bodyOf = ({ model, url, version }: TypedRow) => ({
  // The operation itself refuses what isn't a model.
  model: model as SurfaceModel,
  ...(url !== '' && { url }),
  ...(Number.isSafeInteger(version) && { version }),
});

function statusOf(refused: ReadonlyMap<SurfaceName, { readonly refusal?: ApiError }>): number {
  const [first] = refused.values();
  return first?.refusal?.status ?? 200;
}

function namedIn(query: unknown): SurfaceName[] {
  const names = typeof query === 'string' ? query.split('.') : [];
  return SURFACES.filter((surface) => names.includes(surface));
}

function namesOf(surfaces: readonly SurfaceName[]): string {
  return new Intl.ListFormat('en-US').format(surfaces.map((surface) => SURFACE_TITLES[surface]));
}
