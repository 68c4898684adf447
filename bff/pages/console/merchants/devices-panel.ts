import type { Request, Router } from 'express';
import type { NewlyAddedDevice } from '../../../accounts/devices/contract/device.ts';
import {
  addDevice,
  getDevice,
  listDevices,
  revokeDevice,
  updateDevice,
} from '../../../accounts/devices/contract/devices.ts';
import { siteOriginOf } from '../../../accounts/domains/domains.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { html } from '../../../core/text/html.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { idempotencyKeyOf, type Form } from '../../shell/forms.ts';
import { choosableLocations, chosenLocations, SEVERAL } from '../../shell/location-choices.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { MerchantPanel, PageRenderer } from '../page-renderer.ts';
import { attempt, mountEndPage } from '../parts/form-pages.ts';
import { devicesPath, MERCHANTS } from '../parts/paths.ts';
import { may } from '../parts/pieces.ts';
import { devicesContent, stateOf, type RefusedDevice } from './devices-view.ts';

/** The devices that a merchant's staff shares, on its page: who works on them, and the way to add one. */
export const devicesPanel: MerchantPanel = {
  needs: listDevices,
  isAside: true,
  async show(context, visit, { id, status }) {
    const devices = await devicesOf(context, visit, id);
    return html`<section class="card sec">
      <div class="head">
        <h2>Shared devices</h2>
        ${
          status !== 'closed' &&
          may(visit.session, addDevice) &&
          html`<a class="small" href="${devicesPath(id)}"
            >${devices.length === 0 ? 'Add a device' : 'Change the devices'}</a
          >`
        }
      </div>
      ${
        devices.length === 0
          ? html`<p class="muted">
              A tablet in the kitchen or at the counter, on which the staff switches by PIN.
            </p>`
          : html`<ul class="plain">
              ${devices.map(
                (device) => html`<li>${nameOf(device.name)} · ${stateOf(device, visit.session)}</li>`,
              )}
            </ul>`
      }
    </section>`;
  },
  pages: [mountDevicesPage, mountChange, mountRemoval],
};

/** A merchant has at most a hundred devices that aren't revoked; those of both kinds are read apart. */
async function devicesOf({ api }: ConsoleContext, visit: PageVisit, merchant: string) {
  const pages = await Promise.all(
    ['active', 'pending'].map((status) =>
      api.call(listDevices, { ...visit, query: { merchant, status, limit: 100 } }),
    ),
  );
  return pages.flatMap(({ data }) => data);
}

type OfMerchant = Request<{ merchant: string }>;
type OfOne = Request<{ merchant: string; id: string }>;

/** The devices of a merchant, and the form that adds one. */
function mountDevicesPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants/:merchant/devices')
    .get(async (req: OfMerchant, res) => {
      const session = await pages.welcome(req, res, listDevices);
      return showDevices(context, pages, { session, res }, req.params.merchant);
    })
    .post(async (req: OfMerchant, res) => {
      const { session, form } = await pages.receive(req, res, SEVERAL);
      const { merchant } = req.params;
      const body = { merchant, ...deviceIn(form) };
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { result, refusal } = await attempt(pages, res, () =>
        context.api.call(addDevice, { session, res, body, idempotencyKey }),
      );
      // The link is shown this once.
      if (result?.link === null) return res.redirect(303, devicesPath(merchant));
      const shown = refusal ? { refused: { refusal, form } } : { added: result };
      return showDevices(context, pages, { session, res }, merchant, shown);
    })
    .all(refuseMethod('GET, HEAD, POST'));
}

function deviceIn(form: Form) {
  const [name = '', code = ''] = ['name', 'code'].map((one) => form.get(one)?.trim());
  return { name, ...chosenLocations(form), ...(form.get('do') !== 'link' && { code }) };
}

/** Another name, or other locations. */
function mountChange(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants/:merchant/devices/:id')
    .post(async (req: OfOne, res) => {
      const { session, form } = await pages.receive(req, res, SEVERAL);
      const { merchant, id } = req.params;
      const body = {
        name: form.get('name')?.trim() ?? '',
        ...chosenLocations(form),
        version: Number(form.get('version')),
      };
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(updateDevice, { session, res, params: { id }, body, idempotencyKey }),
      );
      if (!refusal) return res.redirect(303, devicesPath(merchant));
      return showDevices(context, pages, { session, res }, merchant, { refused: { refusal } });
    })
    .all(refuseMethod('POST'));
}

function mountRemoval(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountEndPage(router, pages, {
    path: '/merchants/:merchant/devices/:id/remove',
    section: MERCHANTS,
    operation: revokeDevice,
    read: ({ session, res }, id) => context.api.call(getDevice, { session, res, params: { id } }),
    title: ({ name }) => `Remove ${plainNameOf(name)}`,
    heading: ({ name }) => html`Remove ${nameOf(name)}?`,
    consequence: () => html`<p>The person who is using it is signed out with the next request.</p>`,
    button: 'Remove',
    back: ({ merchant }) => devicesPath(merchant),
    async end({ session, res, params }) {
      const { merchant } = await context.api.call(revokeDevice, { session, res, params });
      return devicesPath(merchant);
    },
  });
}

interface Shown {
  readonly refused?: RefusedDevice;
  /** The device that was just added by a link. */
  readonly added?: NewlyAddedDevice | undefined;
}

async function showDevices(
  context: ConsoleContext,
  pages: PageRenderer,
  visit: PageVisit,
  merchant: string,
  shown: Shown = {},
): Promise<void> {
  const { session, res } = visit;
  const places = await choosableLocations(context.api, visit, merchant);
  const devices = await devicesOf(context, visit, merchant);
  const where = { merchantId: merchant, surface: 'dashboard' } as const;
  const origin = await siteOriginOf(context, session.principal, where);
  await pages.send(res, session, {
    status: shown.refused?.refusal.status ?? (shown.added ? 201 : 200),
    title: 'Shared devices',
    section: MERCHANTS,
    content: devicesContent(session, {
      merchant,
      devices,
      places,
      address: `${origin}/dashboard/device`,
      ...shown,
    }),
  });
}
