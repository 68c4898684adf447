import type { Device as WholeDevice } from '../../../bff/accounts/devices/contract/device.ts';
import type { StaffRole } from '../../../bff/accounts/staff/contract/roles.ts';
import type { StaffMember } from '../../../bff/accounts/staff/contract/staff.ts';
import type { Location } from '../../../bff/catalog/locations/contract/location.ts';
import type { Page, SessionApi } from '../../kit/loading/session-api.ts';
import { msg } from '../../i18n/message.ts';

/** The parts of the API's records that the element uses, from the contract's types. */
export type Person = Pick<
  StaffMember,
  'id' | 'email' | 'name' | 'role' | 'locations' | 'status' | 'expires_at' | 'last_active_at' | 'version'
>;
export type Device = Pick<
  WholeDevice,
  'id' | 'name' | 'locations' | 'status' | 'expires_at' | 'last_used_at' | 'version'
>;
/** A location that a person or a device can be limited to. */
export type Place = Pick<Location, 'id' | 'name'>;
export type { StaffRole };

/** The path of a merchant's staff in the API. */
export const peoplePath = (merchant: string): string => `/v1/merchants/${merchant}/members`;
export const DEVICES_PATH = '/v1/devices';

/** The path of a merchant's locations in the API. */
export const placesPath = (merchant: string): string => `/v1/merchants/${merchant}/locations`;

/** The name that a person is called by: an invited one may have only an address. */
export const nameOf = ({ name, email }: Person): string => name ?? email;

/** Returns the name of a role; a role that isn't known here is returned unchanged. */
export function roleText(role: StaffRole): string {
  const texts: Record<StaffRole, string> = {
    owner: msg('Owner'),
    manager: msg('Manager'),
    cashier: msg('Cashier'),
    kitchen: msg('Kitchen'),
    accountant: msg('Accountant'),
  };
  return texts[role] ?? role;
}

const MOST_ON_A_PAGE = 100;

/**
 * Reads a whole list, in the order of the API.
 * @throws {TrellisError} for anything but pages with records
 */
export async function readAll<Item>(api: SessionApi, path: string): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = new URLSearchParams({ limit: `${MOST_ON_A_PAGE}`, ...(cursor && { cursor }) });
    const page: Page<Item> = await api.page(`${path}?${query}`);
    all.push(...page.data);
    cursor = page.has_more ? page.next_cursor : null;
  }
  return all;
}
