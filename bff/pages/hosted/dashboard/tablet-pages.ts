import { fileURLToPath } from 'node:url';
import {
  checkPin,
  claimDevice,
  codeOf,
  deviceOfCookie,
  findClaim,
  pinHolders,
  showCode,
  type DeviceRow,
  type PinOutcome,
} from '../../../accounts/devices/devices.ts';
import { ROLE_NAMES } from '../../../accounts/staff/staff.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import { Assets, sendAsset } from '../../../core/http/assets.ts';
import { remoteAddressOf } from '../../../core/http/request-scope.ts';
import { newSecret } from '../../../core/http/secrets.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { msg, nameOf, plainNameOf, type Words } from '../../../core/text/message.ts';
import type { SitePage, SiteVisit } from '../../hosts/site-visit.ts';
import { field, problem } from '../../shell/forms.ts';
import { dashboardCookie, deviceCookie, DashboardVisit, type DashboardContext } from './dashboard-session.ts';
import { DEVICE, DEVICE_LOCK, DEVICE_WORK, LOCK_SCRIPT, SIGN_IN, START, WAIT_SCRIPT } from './sections.ts';
import { sendDoor } from './sign-in-form.ts';
import { receiveSignIn } from './sign-in-pages.ts';
import { noteOwnAct, noteStaffAct } from './staff-acts.ts';
import { openStaffSession, STAFF_COOKIE_MS } from './staff-session.ts';
import { hostedSignIn } from '../hosted-links.ts';

const UNLOCK = `${DEVICE}/unlock`;
const LINK = `${DEVICE}/link`;
const SCRIPTS = new Assets(fileURLToPath(new URL('./', import.meta.url)));
/** How often a tablet without script looks whether its code was typed. */
const LOOK_SECONDS = 4;

/** The state of a browser as a shared device. */
type DeviceState =
  | { readonly is: 'none' | 'revoked' }
  | { readonly is: 'waiting'; readonly code: string }
  | { readonly is: 'active'; readonly device: DeviceRow };

interface Typed {
  readonly staffId?: string | undefined;
  readonly error?: Words;
  readonly status?: number;
}

/**
 * The pages of a device that a merchant's staff shares: its code, until somebody types it on the dashboard,
 * then the people who may switch to themselves by a PIN. They work without script.
 */
export function tabletPages(context: DashboardContext): SitePage[] {
  const { db, clock } = context;
  const now = (): Date => new Date(clock.now());
  return [
    {
      surface: 'dashboard',
      path: DEVICE,
      get: async (visit) => {
        const cookie = deviceCookie(visit.site).read(visit.req);
        if (cookie !== undefined && (await claim(visit, cookie))) return visit.redirect(DEVICE, 302);
        return show(visit);
      },
      post: async (visit) => {
        await receiveSignIn(context, visit);
        if ((await stateOf(visit)).is === 'active') return visit.redirect(DEVICE);
        const cookie = newSecret();
        await showCode(db, visit.site, cookie, now());
        deviceCookie(visit.site).write(visit.res, cookie);
        return visit.redirect(DEVICE);
      },
    },
    {
      path: `${LINK}/:secret`,
      // Opening a link uses nothing: previews of messages open it too. The button on the page does.
      get: async (visit) => {
        const device = await findClaim(db, visit.site, visit.params['secret'] ?? '', now());
        if (!device || !isOfHost(visit, device)) return sayDead(visit);
        const content = html`<h1>${msg`Use this device as ${nameOf(device.name)}?`}</h1>
          <p class="muted">
            ${msg`It stays enrolled at ${await merchantName(device)}, and everybody there with a PIN can work
              on it.`}
          </p>
          <form method="post">${visit.csrfField()}<button>${msg`Use this device`}</button></form>`;
        return sendDoor(context, visit, { title: TITLE, content, status: 200 });
      },
      post: async (visit) => {
        await receiveSignIn(context, visit);
        const secret = visit.params['secret'] ?? '';
        return (await claim(visit, secret)) ? visit.redirect(DEVICE) : sayDead(visit);
      },
    },
    {
      path: UNLOCK,
      post: async (visit) => {
        const form = await receiveSignIn(context, visit);
        const state = await stateOf(visit);
        if (state.is !== 'active') return visit.redirect(DEVICE);
        const staffId = form.get('staff');
        if (staffId === undefined) return show(visit, { error: CHOOSE, status: 400 });
        const outcome = await checkPin(context, state.device, { staffId, pin: form.get('pin') ?? '' });
        if ('staff' in outcome && outcome.staff) {
          const act = outcome.is === 'right' ? 'unlockDevice' : 'failToUnlockDevice';
          await noteStaffAct(context, visit, outcome.staff, act, { device: state.device.id });
        }
        if (outcome.is === 'right') return enter(visit, state.device, outcome.staff);
        return show(visit, { staffId, ...refusalOf(visit, outcome) });
      },
    },
    {
      path: DEVICE_LOCK,
      post: async (visit) => {
        const at = await sessionIfAny(visit);
        if (at) {
          await at.form();
          await noteOwnAct(context, at, 'lockDevice');
          await hostedSignIn.endSession(db, at.session.cookie);
          dashboardCookie(visit.site).clear(visit.res);
        }
        return visit.redirect(DEVICE);
      },
    },
    {
      // Somebody touches the screen: the visit itself is noted.
      path: DEVICE_WORK,
      post: async (visit) => {
        await (await DashboardVisit.of(context, visit)).form();
        visit.res.status(204).end();
      },
    },
    { path: LOCK_SCRIPT, get: (visit) => sendAsset(visit.req, visit.res, SCRIPTS, 'lock.js') },
    { path: WAIT_SCRIPT, get: (visit) => sendAsset(visit.req, visit.res, SCRIPTS, 'wait.js') },
  ];

  /** Makes the browser the device that waits for it. */
  async function claim(visit: SiteVisit, secret: string): Promise<boolean> {
    const waiting = await findClaim(db, visit.site, secret, now());
    if (!waiting || !isOfHost(visit, waiting)) return false;
    const claimed = await inTransaction(db, (work) => claimDevice(work.db, visit.site, secret, now()));
    if (!claimed) return false;
    deviceCookie(visit.site).write(visit.res, claimed.cookie);
    return true;
  }

  async function stateOf(visit: SiteVisit): Promise<DeviceState> {
    const cookie = deviceCookie(visit.site).read(visit.req);
    if (cookie === undefined) return { is: 'none' };
    const device = await deviceOfCookie(db, visit.site, cookie);
    if (device && isOfHost(visit, device)) {
      return device.status === 'active' ? { is: 'active', device } : { is: 'revoked' };
    }
    const code = await codeOf(db, visit.site, cookie, now());
    return code === undefined ? { is: 'none' } : { is: 'waiting', code };
  }

  async function show(visit: SiteVisit, typed: Typed = {}): Promise<void> {
    const state = await stateOf(visit);
    const { status = 200 } = typed;
    if (state.is === 'active') {
      const content = await peopleView(visit, state.device, typed);
      return sendDoor(context, visit, { title: plainNameOf(state.device.name), content, status });
    }
    if (state.is === 'waiting') {
      return sendDoor(context, visit, { title: TITLE, content: codeView(state.code), status, head: LOOKING });
    }
    return sendDoor(context, visit, { title: TITLE, content: startView(visit, state.is), status });
  }

  async function peopleView(
    visit: SiteVisit,
    device: DeviceRow,
    { staffId, error }: Typed,
  ): Promise<Content> {
    const people = await pinHolders(db, device);
    return html`<h1>${msg`Who is working?`}</h1>
      <p class="muted">${nameOf(device.name)} · ${await merchantName(device)}</p>
      ${problem(error)} ${people.length === 0 ? NOBODY : unlockForm(visit, people, staffId)}
      <p class="muted small"><a href="${SIGN_IN}">${msg`Sign in by email instead`}</a></p>`;
  }

  async function merchantName({ merchant_id: id }: DeviceRow): Promise<Html> {
    return nameOf((await context.findMerchant(id))?.displayName ?? '');
  }

  async function enter(
    visit: SiteVisit,
    device: DeviceRow,
    staff: Extract<PinOutcome, { is: 'right' }>['staff'],
  ): Promise<void> {
    const { req, res, site } = visit;
    const cookie = dashboardCookie(site);
    const session = await openStaffSession(
      context,
      {
        partnerId: site.partnerId,
        environment: site.environment,
        personId: staff.person_id ?? '',
        merchantId: device.merchant_id,
        browser: req.get('user-agent'),
        network: remoteAddressOf(req),
        device: { id: device.id, role: staff.role },
      },
      cookie.read(req),
    );
    cookie.write(res, session, STAFF_COOKIE_MS);
    return visit.redirect(START);
  }

  async function sessionIfAny(visit: SiteVisit): Promise<DashboardVisit | undefined> {
    try {
      return await DashboardVisit.of(context, visit);
    } catch {
      // It has ended already, with its device or by itself.
      return undefined;
    }
  }

  function refusalOf(visit: SiteVisit, outcome: PinOutcome): Typed {
    if (outcome.is === 'early') {
      const seconds = Math.max(1, Math.ceil((outcome.until.getTime() - clock.now()) / 1000));
      visit.res.setHeader('Retry-After', String(seconds));
      return { error: waitWords(Math.ceil(seconds / 60)), status: 429 };
    }
    return { error: outcome.is === 'blocked' ? BLOCKED : WRONG, status: 400 };
  }

  function sayDead(visit: SiteVisit): Promise<void> {
    const content = html`<h1>${DEAD}</h1>
      <p class="muted">${msg`It works once, for a short time. Ask for another one, or show a code here.`}</p>
      <p><a class="button" href="${DEVICE}">${msg`Show a code`}</a></p>`;
    return sendDoor(context, visit, { title: DEAD, content, status: 410 });
  }
}

/** Whether a device is of the merchant that the host is bound to. */
const isOfHost = ({ site }: SiteVisit, { merchant_id: id }: DeviceRow): boolean =>
  site.merchant === undefined || site.merchant.id === id;

const TITLE = msg`Shared device`;
const DEAD = msg`This link no longer works`;
const CHOOSE = msg`Choose who you are.`;
const WRONG = msg`This PIN is wrong.`;
const BLOCKED = msg`This PIN was wrong too often and doesn’t work anymore. Sign in by email and set another
  one on your account.`;

const waitWords = (minutes: number): Words =>
  minutes === 1
    ? msg`Too many wrong PINs. Try again in a minute.`
    : msg`Too many wrong PINs. Try again in ${minutes} minutes.`;

const NOBODY = html`<p>
  ${msg`Nobody here has a PIN. Sign in by email on your own phone, and set one on your account.`}
</p>`;

/** Without script, the tablet loads the page again by itself; with it, once something has changed. */
const LOOKING = html`<noscript
  ><meta http-equiv="refresh" content="${LOOK_SECONDS}; url=${DEVICE}"
/></noscript>`;

const codeView = (code: string): Content =>
  html`<h1>${msg`Type this code on the dashboard`}</h1>
    <p class="code" role="status">${code.slice(0, 4)}-${code.slice(4)}</p>
    <p class="muted">
      ${msg`The owner or a manager types it in the dashboard, under Team and Devices. This page goes on by
        itself.`}
    </p>
    <script type="module" src="${WAIT_SCRIPT}"></script>`;

const startView = (visit: SiteVisit, is: 'none' | 'revoked'): Content =>
  html`<h1>${is === 'revoked' ? msg`This device was removed` : TITLE}</h1>
    <p class="muted">
      ${
        is === 'revoked'
          ? msg`Nobody can work on it until it is added again.`
          : msg`A tablet that everybody on the staff works on: people switch to themselves by a PIN.`
      }
    </p>
    <form method="post" action="${DEVICE}">
      ${visit.csrfField()}<button>${is === 'revoked' ? msg`Add it again` : msg`Show a code`}</button>
    </form>
    <p class="muted small"><a href="${SIGN_IN}">${msg`Sign in by email instead`}</a></p>`;

function unlockForm(
  visit: SiteVisit,
  people: Awaited<ReturnType<typeof pinHolders>>,
  chosen: string | undefined,
): Content {
  return html`<form method="post" action="${UNLOCK}">
    ${visit.csrfField()}
    <fieldset class="faces">
      <legend class="unseen">${msg`Who is working?`}</legend>
      ${people.map(
        ({ id, name, role }) =>
          html`<label
            ><input type="radio" name="staff" value="${id}" required ${id === chosen && html`checked`} />
            <span
              ><b>${nameOf(name)}</b><br /><span class="muted small">${ROLE_NAMES[role]}</span></span
            ></label
          >`,
      )}
    </fieldset>
    ${field(
      { name: 'pin', label: msg`PIN` },
      (attributes) =>
        html`<input
          ${attributes}
          type="password"
          inputmode="numeric"
          maxlength="6"
          autocomplete="off"
          required
        />`,
    )}
    <button>${msg`Unlock`}</button>
  </form>`;
}
