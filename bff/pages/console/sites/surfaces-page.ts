import type { Response, Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { attempt } from '../parts/form-pages.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { type Form, csrfField, problem } from '../../shell/forms.ts';
import { strokeIcon } from '../../shell/icons.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { type SurfaceModel, listSurfaces, setSurface } from '../../../accounts/surfaces/contract/surfaces.ts';
import {
  DOMAIN_SURFACES,
  SURFACES,
  SURFACE_TITLES,
  type SurfaceName,
} from '../../../accounts/surfaces/contract/surface-names.ts';
import { fieldOf, surfaceRow, type TypedRow } from './surface-row.ts';

const PATH = '/console/surfaces';

/** Mounts the choice of where each surface lives: one form, of which only changed rows are saved. */
export function mountSurfacesPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/surfaces')
    .get(async (req, res) => {
      await show(res, await pages.welcome(req, res), { saved: namedIn(req.query['saved']) });
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const saved: SurfaceName[] = [];
      const refused = new Map<SurfaceName, TypedRow>();
      for (const surface of SURFACES) {
        const row = changedRow(form, surface);
        if (!row) continue;
        const { refusal } = await attempt(pages, res, () =>
          context.api.call(setSurface, { session, res, params: { surface }, body: bodyOf(row) }),
        );
        if (refusal) refused.set(surface, { ...row, refusal });
        else saved.push(surface);
      }
      if (refused.size === 0) {
        const query = saved.length === 0 ? '' : `?saved=${saved.join('.')}`;
        return res.redirect(303, `${PATH}${query}`);
      }
      return show(res, session, { saved, refused });
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    res: Response,
    session: ConsoleSession,
    { saved, refused = new Map() }: Outcome,
  ): Promise<void> {
    const { data } = await context.api.call(listSurfaces, { session, res });
    const site = data[0]?.site ?? '';
    const rowsOf = (isForGuests: boolean): Content =>
      data
        .filter(({ surface }) => FOR_GUESTS.has(surface) === isForGuests)
        .map((surface) => surfaceRow(surface, refused.get(surface.surface)));
    await pages.send(res, session, {
      status: statusOf(refused),
      title: 'Surfaces',
      section: PATH,
      content: html`<div class="head">
          <div>
            <h1>Surfaces</h1>
            <p class="muted">
              Where each part lives: on our pages, inside your product, or on your own pages over the API.
            </p>
          </div>
          <a class="button quiet site" href="${site}/"
            >${strokeIcon('out', 16)}${site.replace(/^\w+:\/\//, '')}</a
          >
        </div>
        ${saved.length > 0 && html`<p class="notice ok" role="status">Saved: ${namesOf(saved)}.</p>`}
        ${problem(
          refused.size === 0
            ? undefined
            : `Not saved: ${namesOf([...refused.keys()])}. Correct what is marked, then save again.`,
        )}
        <form class="surfaces" method="post" action="${PATH}" data-save-bar>
          ${csrfField(session)}
          <div class="card">
            <h2>For guests</h2>
            ${rowsOf(true)}
            <h2>For merchants</h2>
            ${rowsOf(false)}
          </div>
          <div class="save-bar${refused.size > 0 && ' kept'}">
            <p data-changes>Your changes aren’t saved yet.</p>
            <a class="button quiet" href="${PATH}">Discard</a><button>Save</button>
          </div>
        </form>`,
    });
  }
}

/** What a form came to. */
interface Outcome {
  readonly saved: readonly SurfaceName[];
  readonly refused?: ReadonlyMap<SurfaceName, TypedRow>;
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
