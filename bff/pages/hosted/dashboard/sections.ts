import type { SurfaceName } from '../../../accounts/surfaces/contract/surface-names.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { msg, nameOf, plainNameOf, type Words } from '../../../core/text/message.ts';
import { csrfField } from '../../shell/forms.ts';
import type { DashboardSession } from './dashboard-session.ts';
import { proveDialog } from './prove-forms.ts';
import { LOCK_MS, locksItself } from './device-sessions.ts';

/** A page of the dashboard for a merchant's people. */
export interface Section {
  readonly path: string;
  readonly title: Words;
  /** The surface whose model decides whether it is here. */
  readonly surface: SurfaceName;
  /** The scope without which a person doesn't see it. */
  readonly scope: string;
  /** Whether it is of the whole business, which people who work at some locations don't see. */
  readonly isOfWhole?: true;
}

export const ORDERS: Section = {
  path: '/dashboard',
  title: msg`Orders`,
  surface: 'dashboard',
  scope: 'orders:read',
};
export const MENU: Section = {
  path: '/dashboard/menu',
  title: msg`Menu`,
  surface: 'menu',
  scope: 'menus:publish',
};
export const PLACES: Section = {
  path: '/dashboard/locations',
  title: msg`Hours and places`,
  surface: 'dashboard',
  scope: 'merchants:write',
};
export const REPORTS: Section = {
  path: '/dashboard/reports',
  title: msg`Reports`,
  surface: 'reporting',
  scope: 'reports:read',
};
export const PAYMENTS: Section = {
  path: '/dashboard/payments',
  title: msg`Payments`,
  surface: 'dashboard',
  scope: 'payments:read',
};
export const PAYOUTS: Section = {
  path: '/dashboard/payouts',
  title: msg`Payouts`,
  surface: 'payouts',
  scope: 'payouts:read',
};
export const LOYALTY: Section = {
  path: '/dashboard/loyalty',
  title: msg`Loyalty`,
  surface: 'dashboard',
  scope: 'loyalty:read',
};
export const SET_UP: Section = {
  path: '/dashboard/set-up',
  title: msg`Set-up`,
  surface: 'onboarding',
  scope: 'onboarding:read',
};
export const TEAM: Section = {
  path: '/dashboard/team',
  title: msg`Team`,
  surface: 'dashboard',
  scope: 'staff:read',
};

export const PAY_LINKS: Section = {
  path: '/dashboard/pay-links',
  title: msg`Pay links`,
  surface: 'pay_links',
  scope: 'pay_links:read',
};
export const SETTINGS: Section = {
  path: '/dashboard/settings',
  title: msg`Settings`,
  surface: 'dashboard',
  scope: 'merchants:write',
  isOfWhole: true,
};

/** Which messages are sent, beside the other settings. */
export const MESSAGES = '/dashboard/settings/messages';

/** In the order of the bar. */
const SECTIONS: readonly Section[] = [
  ORDERS,
  PAY_LINKS,
  MENU,
  PLACES,
  REPORTS,
  PAYMENTS,
  PAYOUTS,
  LOYALTY,
  SET_UP,
  TEAM,
  SETTINGS,
];

export const ACCOUNT = '/dashboard/account';
/** The page of a shared device: its code, or the people who may work on it. */
export const DEVICE = '/dashboard/device';
export const DEVICE_LOCK = `${DEVICE}/lock`;
export const DEVICE_WORK = `${DEVICE}/work`;
export const LOCK_SCRIPT = `${DEVICE}/lock.js`;
export const WAIT_SCRIPT = `${DEVICE}/wait.js`;
/** The devices of a merchant, where its staff is. */
export const DEVICES = '/dashboard/devices';
export const SIGN_IN = '/dashboard/sign-in';
export const PASSKEY_SIGN_IN = `${SIGN_IN}/passkey`;
export const PASSKEY_OPTIONS = `${PASSKEY_SIGN_IN}/options`;
/** Where all pages of the dashboard are. */
export const BASE = '/dashboard';
/** Leads to the first page of a person. */
export const START = '/dashboard/start';

/** The sections that a person may see. */
function sectionsFor({ principal, models }: Pick<DashboardSession, 'principal' | 'models'>): Section[] {
  const isHere = ({ surface }: Section): boolean => (models.get(surface)?.model ?? 'hosted') === 'hosted';
  return SECTIONS.filter(
    (section) =>
      isHere(section) &&
      principal.scopes.has(section.scope) &&
      (principal.locations === undefined || !section.isOfWhole),
  );
}

/** The first page of a person: the set-up, as long as the merchant can't take orders without it. */
export function startOf(session: Pick<DashboardSession, 'principal' | 'merchant' | 'models'>): string {
  const sections = sectionsFor(session);
  const isNew = session.merchant.status === 'needs_data' && session.principal.scopes.has('onboarding:write');
  const first = isNew ? sections.find((section) => section === SET_UP) : undefined;
  return (first ?? sections[0])?.path ?? ACCOUNT;
}

/**
 * Renders the bar above the pages of a person: the merchant, the sections of the role, and the account. A
 * session that a link opened has one page, and no bar.
 * @param current the path of the page
 */
export function barOf(session: DashboardSession, current: string): Html | undefined {
  const { staff } = session.principal;
  if (!staff) return undefined;
  const { displayName } = session.merchant;
  const who = staff.name ?? staff.email;
  return html`<header class="staff-bar">
    <a class="merchant" href="${startOf(session)}"
      ><span class="mark" aria-hidden="true">${initialOf(displayName)}</span><b>${nameOf(displayName)}</b></a
    >
    <nav aria-label="${msg`Dashboard`}">
      ${sectionsFor(session).map(
        ({ path, title }) =>
          html`<a href="${path}" ${path === current && html`aria-current="page"`}>${title}</a>`,
      )}
    </nav>
    ${
      staff.deviceId === undefined
        ? html`<a
              class="me"
              href="${ACCOUNT}"
              aria-label="${msg`Your account: ${plainNameOf(who)}`}"
              ${current === ACCOUNT && html`aria-current="page"`}
              ><span aria-hidden="true">${initialOf(who)}</span></a
            >${proveDialog(session, staff.email)}`
        : lockForm(session, who)
    }
  </header>`;
}

/** Renders who works on a shared device, and the button that locks it. Its script locks it after a while. */
function lockForm(session: DashboardSession, who: string): Html {
  const isTimed = locksItself(session.row);
  return html`<form
    class="lock"
    method="post"
    action="${DEVICE_LOCK}"
    ${isTimed && html`data-lock-after="${LOCK_MS}" data-work="${DEVICE_WORK}"`}
  >
    ${csrfField(session)}<span>${nameOf(who)}</span><button class="quiet slim">${msg`Lock`}</button>
    ${isTimed && html`<script type="module" src="${LOCK_SCRIPT}"></script>`}
  </form>`;
}

/** Renders the two pages of the team: its people, and the devices they share. */
export function teamTabs(current: string): Html {
  const tabs: readonly (readonly [string, Words])[] = [
    [TEAM.path, msg`People`],
    [DEVICES, msg`Devices`],
  ];
  return tabsOf(msg`Team`, tabs, current);
}

/** Renders the two pages of the settings. */
export function settingsTabs(current: string): Html {
  const tabs: readonly (readonly [string, Words])[] = [
    [SETTINGS.path, msg`What guests see`],
    [MESSAGES, msg`Messages`],
  ];
  return tabsOf(msg`Settings`, tabs, current);
}

function tabsOf(label: Words, tabs: readonly (readonly [string, Words])[], current: string): Html {
  return html`<nav class="tabs" aria-label="${label}">
    ${tabs.map(
      ([path, title]) =>
        html`<a href="${path}" ${path === current && html`aria-current="page"`}>${title}</a>`,
    )}
  </nav>`;
}

const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '';
