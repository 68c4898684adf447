import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { PostalAddress } from '../../core/addresses/addresses.ts';
import { requirePostalCode } from '../../core/addresses/require-whole.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { MerchantStatus } from '../merchants/contract/merchant.ts';
import {
  checkFounded,
  columnsOf,
  lockMerchantRow,
  saveMerchant,
  type MerchantRow,
  type MerchantUpdate,
} from '../merchants/merchants.ts';
import type { OnboardingChange } from './contract/onboarding-change.ts';
import { requireDocuments } from './documents.ts';
import { changedPeople, lastFour, sentAnew, sentOfPeople, withPhones } from './people.ts';
import type { VaultedAccount } from './vault.ts';

const CHANGEABLE: ReadonlySet<MerchantStatus> = new Set(['created', 'needs_data', 'active', 'restricted']);

/** A change whose secrets have been taken out. */
export interface SafeChange extends Omit<OnboardingChange, 'bank_account' | 'terms'> {
  /** `null` if it was removed. */
  readonly bankAccount?: (VaultedAccount & { readonly country: string }) | null;
  /** Whether the bank account is waived, because none can be saved. */
  readonly bankWaived: boolean;
  /** `null` if the consent is withdrawn. */
  readonly terms?: { readonly version: string; readonly ip: string } | null;
}

/**
 * Saves a part of an onboarding, with its event.
 * @param version the caller's; defaults to the newest
 * @throws {ApiError} not_found, version_stale, state_forbids (in review, or over), field_missing,
 * field_invalid
 */
export async function changeOnboarding(
  trx: Db,
  owner: Owner,
  id: string,
  change: SafeChange,
  now: Date,
  version?: string,
): Promise<MerchantRow> {
  const row = await lockMerchantRow(trx, owner, id);
  if (change.version !== undefined && change.version !== row.version) throw new ApiError('version_stale');
  requireOpen(row.status, change);
  checkPostalCodes(row, change, version);
  await requireDocuments(trx, owner, id, documentsNamedBy(change));
  const columns = await columnsOfChange(row, change, now);
  const sent = sentBy(row, change);
  return saveMerchant(trx, row, { columns, sent, event: 'merchant.onboarding_updated' }, now);
}

/** Returns the tokens of documents that a change names, by their parameters. */
function documentsNamedBy({ business, people = [] }: SafeChange): ReadonlyMap<string, string> {
  const named = people.map(({ document }, place) => [`people.${place}.document`, document] as const);
  const all = [['business.document', business?.document] as const, ...named];
  return new Map(all.flatMap(([param, token]) => (token ? [[param, token] as const] : [])));
}

/**
 * An address is saved in parts, so a postal code is checked once its country is known. @throws {ApiError}
 * field_invalid
 */
function checkPostalCodes(row: MerchantRow, change: SafeChange, version: string | undefined): void {
  const check = (param: string, there: PostalAddress, sent: PostalAddress = {}): void => {
    const address = { ...there, ...sent };
    const { country } = address;
    if (typeof country !== 'string' || (sent.postal_code === undefined && !sent.country)) return;
    requirePostalCode(address, { param, home: country, version, sent });
  };
  check('address', row.address, change.address);
  for (const [place, { id, address }] of (change.people ?? []).entries()) {
    const known = row.people.find((person) => person.id === id);
    check(`people.${place}.address`, known?.address ?? {}, address);
  }
}

/**
 * @param change the change; omitted for a document
 * @throws {ApiError} state_forbids
 */
export function requireOpen(status: MerchantStatus, change: object = {}): void {
  if (CHANGEABLE.has(status) || (status === 'closed' && isAccountAlone(change))) return;
  throw new ApiError('state_forbids', { message: WHY_FIXED[status] ?? whyOver(status), param: 'merchant' });
}

const WHY_FIXED: Partial<Readonly<Record<MerchantStatus, string>>> = {
  in_review: "The onboarding is in review and can't be changed until that ends.",
  closed: 'The merchant is closed, so only its bank account can be changed, by itself.',
};

const whyOver = (status: MerchantStatus): string =>
  `The merchant is ${status}, so its onboarding can no longer be changed.`;

/** A closed merchant is paid what it has left, so it needs an account that can be paid. */
function isAccountAlone(change: object): boolean {
  const sent = Object.entries(change).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const others = sent.filter((name) => name !== 'version' && name !== 'bankWaived');
  return others.length === 1 && ['bank_account', 'bankAccount'].includes(others[0] ?? '');
}

async function columnsOfChange(row: MerchantRow, change: SafeChange, now: Date): Promise<MerchantUpdate> {
  const { business = {}, support, address, people, bankAccount, bankWaived, terms } = change;
  const { legal_name, display_name, tax_id, document, ...described } = business;
  checkFounded({ business: described }, now);
  const names = {
    ...(legal_name !== undefined && { legal_name }),
    ...(display_name !== undefined && { display_name }),
  };
  const parts = { business: described, ...(support && { support }), ...(address && { address }) };
  return {
    ...(await columnsOf({ ...names, ...parts }, row)),
    // A document is about the tax number it came with.
    ...(tax_id !== undefined && {
      tax_id_last4: tax_id === null ? null : lastFour(tax_id),
      document_token: null,
    }),
    ...(document !== undefined && { document_token: document }),
    ...(people && {
      people: JSON.stringify(changedPeople(row.people, await withPhones(people, row.country), dayOf(now))),
    }),
    ...(bankAccount !== undefined && {
      bank_account: bankAccount && accountOf(row, bankAccount, now),
    }),
    ...(terms !== undefined && { terms: acceptance(row, terms, now) }),
    bank_waived: bankWaived,
  };
}

/** Holds instant payouts for a while after a change. */
function accountOf({ bank_account: there }: MerchantRow, sent: VaultedAccount, now: Date): string {
  const isSame = there?.token === sent.token;
  const changed_at = isSame ? there.changed_at : now.toISOString();
  return JSON.stringify({ ...sent, status: 'new', ...(changed_at !== undefined && { changed_at }) });
}

/** The same terms are accepted once. */
function acceptance(row: MerchantRow, terms: SafeChange['terms'], now: Date): string | null {
  if (!terms) return null;
  if (row.terms?.version === terms.version) return JSON.stringify(row.terms);
  return JSON.stringify({ at: now.toISOString(), ip: terms.ip, version: terms.version });
}

/** The paths sent with a new value. Numbers that aren't stored always count as new. */
function sentBy(row: MerchantRow, change: SafeChange): string[] {
  const { business = {}, address = {}, people, bankAccount, terms } = change;
  return [
    ...sentAnew('business', business, row.business),
    ...sentAnew('address', address, row.address),
    ...(people ? sentOfPeople(row.people, people) : []),
    ...(bankAccount ? ['bank_account'] : []),
    ...(terms && terms.version !== row.terms?.version ? ['terms'] : []),
  ];
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
