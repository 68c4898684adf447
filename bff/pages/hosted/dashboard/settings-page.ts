import { getStorefront, type Storefront } from '../../../catalog/storefronts/contract/storefronts.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { requireAllLocations } from '../../../core/api/principal.ts';
import { html } from '../../../core/text/html.ts';
import { msg } from '../../../core/text/message.ts';
import type { SitePage } from '../../hosts/site-visit.ts';
import { csrfField } from '../../shell/forms.ts';
import {
  MAX_STOREFRONT_FORM_BYTES,
  saveStorefront,
  storedView,
  storefrontFields,
  type StorefrontView,
} from '../../shell/storefront-form.ts';
import { itemsOnMenus } from '../../shell/popular-items.ts';
import { DashboardVisit, type DashboardContext } from './dashboard-session.ts';
import { barOf, SETTINGS, settingsTabs } from './sections.ts';

/** Returns the page for the texts, the color and the pictures that guests see. */
export function settingsPage(context: DashboardContext): SitePage {
  const { path, surface, scope, title } = SETTINGS;
  return {
    surface,
    path,
    get: async (visit) => {
      const at = await DashboardVisit.of(context, visit, surface);
      if (!at.may(scope)) throw new ApiError('scope_insufficient');
      requireAllLocations(at.session.principal);
      await show(at, storedView(await readStorefront(at)));
    },
    post: async (visit) => {
      const at = await DashboardVisit.of(context, visit);
      const { api, caller } = at;
      const refused = await saveStorefront({
        api,
        caller,
        form: await at.uploadForm(MAX_STOREFRONT_FORM_BYTES),
        storefront: await readStorefront(at),
        attempt: (call) => at.attempt(call),
      });
      return refused ? show(at, refused) : visit.redirect(`${path}?saved=yes`);
    },
  };

  async function show(at: DashboardVisit, view: StorefrontView): Promise<void> {
    const { visit, session } = at;
    const items = await itemsOnMenus(at.api, at.caller, session.merchant.id);
    const isSaved = visit.req.query['saved'] === 'yes' && !view.refusal;
    await visit.send({
      status: view.refusal?.status ?? 200,
      title,
      header: barOf(session, path),
      content: html`<h1>${title}</h1>
        ${session.principal.staff !== undefined && settingsTabs(path)}
        ${isSaved && html`<p class="notice ok" role="status">${msg`Saved. Guests see it now.`}</p>`}
        <form class="card sec settings" method="post" enctype="multipart/form-data" action="${path}">
          ${csrfField(session)} ${storefrontFields(view, items)}
          <p class="ways"><button>${msg`Save`}</button></p>
        </form>`,
      width: 'narrow',
      isPersonal: true,
      files: [context.styles],
    });
  }
}

const readStorefront = ({ api, caller, session }: DashboardVisit): Promise<Storefront> =>
  api.call(getStorefront, { ...caller, params: { merchant: session.merchant.id } });
