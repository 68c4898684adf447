import { expect, test } from 'vitest';
import { updateMenu } from '../../catalog/menus/contract/menu-operations.ts';
import type { AuditEntry } from '../audit/audit-entries.ts';
import { audited } from './audit.ts';
import type { Call } from './call.ts';
import { checksOf } from './checks.ts';
import { guestOf, type Principal } from './principal.ts';

const owner = { partnerId: 'par_one', environment: 'sandbox' } as const;
const [route] = audited(
  [{ operation: updateMenu, checks: checksOf(updateMenu), handle: () => ({ body: {} }) }],
  Date,
);

/** Returns the entry of a call by this principal. */
function entryOf(principal: Partial<Principal> & Pick<Principal, 'kind'>): AuditEntry {
  const call = {
    operation: updateMenu,
    params: { id: 'mnu_01M7YV65B2K4T6W8Y0A3C5E7G9' },
    body: {},
    principal: { ...owner, ...principal },
    requestId: 'req_one',
    remoteAddress: '192.0.2.17',
    userAgent: 'till/2.1',
  } as unknown as Call;
  return route?.audit?.rowOf(call, { body: {} }, undefined)?.row as AuditEntry;
}

const person = { id: 'usr_one', email: 'ana@greenhouse.example', role: 'admin' };
const staff = { id: 'stf_one', personId: 'usr_two', email: 'rosie@mill-lane.example', role: 'owner' };

test.each([
  ['a key', { kind: 'key', keyId: 'key_one' }, { kind: 'key', id: 'key_one' }, 'api'],
  ['a person', { kind: 'key', keyId: 'cns_one', person }, { ...person, kind: 'person' }, 'console'],
  ['a sign-in link', { kind: 'key', keyId: 'cns_one' }, { kind: 'person', id: null }, 'console'],
  [
    'an element',
    { kind: 'session', keyId: 'key_one', merchantId: 'mer_one' },
    { kind: 'session', id: 'mer_one', key: 'key_one' },
    'element',
  ],
  [
    'staff',
    { kind: 'session', keyId: '', merchantId: 'mer_one', staff },
    { kind: 'staff', id: 'stf_one', email: staff.email, role: 'owner', key: null },
    'page',
  ],
] as const)('%s is the actor', (_, principal, actor, via) => {
  const entry = entryOf(principal as unknown as Principal);
  expect(entry).toMatchObject({ ...owner, actor, via, address: '192.0.2.17', client: 'till/2.1' });
});

test('the address and client of a guest are left out', () => {
  const guest = guestOf({ ...owner, origin: 'https://mill.example' }, 'mer_one');
  const actor = { kind: 'guest', id: null };
  expect(entryOf(guest)).toMatchObject({
    actor,
    merchantId: 'mer_one',
    via: 'page',
    address: null,
    client: null,
  });
});
