import { html, type Content } from '../../core/text/html.ts';
import { msg } from '../../core/text/message.ts';
import { ApiError } from '../../core/api/errors.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { forgetBrowsers, isTold } from '../../providers/messages/messages.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import type { SitePage } from '../hosts/site-visit.ts';
import { ELEMENT, type OrderingContext, type Place } from './place.ts';

/**
 * The service worker of an order's page. Its scope is `/order/{token}/`, which has no pages: it intercepts
 * nothing, and each order has a subscription of its own.
 */
const WORKER = `self.addEventListener('push', (event) => {
  const { title, body, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: true }));
});
self.addEventListener('notificationclick', (event) => {
  const page = self.registration.scope.slice(0, -1);
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const open = windows.find(({ url }) => url.split(/[?#]/)[0] === page);
      return open ? open.focus() : self.clients.openWindow(page);
    }),
  );
});
`;

const PATH = '/order/:token';

/** `/order/{token}/worker.js`: the script that shows an order's notifications. */
export function workerFile({ deps }: OrderingContext): SitePage {
  return {
    path: `${PATH}/worker.js`,
    get: async ({ params, res }) => {
      const id = await deps.guestLinks.idOf('order', params['token'] ?? '');
      if (id === undefined) throw new ApiError('not_found');
      res.setHeader('Content-Security-Policy', "default-src 'none'");
      res.setHeader('Cache-Control', 'no-cache');
      res.type('js').send(WORKER);
    },
  };
}

/** Finds the order of a page's address, and spends the guest's quota. */
type OpenOrder = (
  visit: Parameters<NonNullable<SitePage['post']>>[0],
  context: OrderingContext,
) => Promise<{ readonly place: Place; readonly order: Order }>;

/** `/order/{token}/browser`: tells this browser of the order, or no more. */
export function browserForm(context: OrderingContext, open: OpenOrder): SitePage {
  const { messages, db } = context.deps;
  return {
    path: `${PATH}/browser`,
    element: ELEMENT,
    post: async (visit) => {
      const form = await visit.form();
      const { place, order } = await open(visit, context);
      const { site } = visit;
      const guest = visit.knownGuest();
      if (form.get('stop') === 'yes') await forgetBrowsers(db, order.id, guest);
      else {
        messages.requireOffered(site.environment, 'browser');
        const language = visit.languageFor(place.merchant.language);
        const sent = {
          endpoint: form.get('endpoint') ?? '',
          p256dh: form.get('p256dh') ?? '',
          auth: form.get('auth') ?? '',
        };
        const { partnerId, environment } = site;
        await inTransaction(db, (work) =>
          messages.browsers.save(
            work.db,
            { partnerId, environment },
            { orderId: order.id, guest, language, sent },
          ),
        );
      }
      visit.redirect(visit.req.path.replace(/\/browser$/, ''));
    },
  };
}

/** The messages that the page of an order offers to the browser. */
export interface BrowserOffer {
  /** The key that a browser subscribes with; `undefined` if nothing is sent to browsers. */
  readonly key: string | undefined;
  readonly isTold: boolean;
}

export async function browserOffer(
  { deps }: OrderingContext,
  place: Place,
  order: Order,
): Promise<BrowserOffer> {
  const { environment } = place.visit.site;
  const isOpen = isAwaited(order) && !place.visit.site.preview && !place.visit.embeddedIn;
  if (!isOpen) return { key: undefined, isTold: false };
  const [key, told] = await Promise.all([
    deps.messages.browsers.keyFor(environment),
    isTold(deps.db, order.id, place.visit.guest),
  ]);
  return { key, isTold: told };
}

const isAwaited = ({ status, fulfillment: { state } }: Order): boolean =>
  status === 'open' && (state === 'proposed' || state === 'accepted' || state === 'preparing');

/**
 * Renders the button that lets the browser tell the guest. It is hidden until the script knows that the
 * browser can; the browser asks for the permission once the guest presses it.
 */
export function browserButton(place: Place, order: Order, { key, isTold: told }: BrowserOffer): Content {
  if (key === undefined) return false;
  const path = place.visit.pathTo(place.visit.req.path);
  const isDelivery = order.fulfillment.type === 'delivery';
  if (told) {
    return html`<form method="post" action="${path}/browser" class="told">
      ${place.visit.csrfField()}
      <span
        >${
          isDelivery
            ? msg`This browser tells you when it is on its way.`
            : msg`This browser tells you when it is ready.`
        }</span
      >
      <button name="stop" value="yes" class="quiet">${msg`Stop`}</button>
    </form>`;
  }
  return html`<form
    method="post"
    action="${path}/browser"
    class="told"
    data-push="${key}"
    data-worker="${path}/worker.js"
  >
    ${place.visit.csrfField()}
    <button class="quiet">
      ${isDelivery ? msg`Tell me when it is on its way` : msg`Tell me when it is ready`}
    </button>
    <p class="muted" data-blocked>
      ${msg`This browser blocks notifications of this page. Allow them in its settings, then try again.`}
    </p>
  </form>`;
}
