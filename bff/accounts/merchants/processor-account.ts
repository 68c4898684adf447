import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { Outcome, OutsideTimer, TimerHandlers } from '../../core/timers/timer-handler.ts';
import { setTimer } from '../../core/timers/timers.ts';
import type {
  AccountHolder,
  AccountState,
  MerchantAccounts,
  Processors,
} from '../../providers/processor/processor.ts';
import type { RequirementError } from './contract/merchant-standing.ts';
import { lockMerchantRow, saveMerchant } from './merchant-changes.ts';
import { findMerchant, type MerchantRow } from './merchant-records.ts';
import { dueOf } from './requirements.ts';

/**
 * The timer kind whose handler brings a merchant's account at the processor up to date. The record is the
 * merchant.
 */
const ACCOUNT_DUE = 'merchant.account';

/** An account that may not take payments is looked at again, in case that no notice comes. */
const LOOK_AGAIN_MS = 24 * 60 * 60_000;

/** The requirement of what our onboarding doesn't ask for. */
export const PROCESSOR_ACCOUNT = 'processor_account';

type AccountDeps = Pick<FeatureDeps, 'db' | 'clock' | 'processors' | 'invalidateMerchant'>;

/** Returns the accounts of merchants in an environment whose processor decides who may take payments. */
export function accountsOf(processors: Processors, { environment }: Owner): MerchantAccounts | undefined {
  return processors[environment]?.accounts;
}

/** Lets the account follow a change of the merchant, in the transaction of the change. */
export async function scheduleAccount(
  trx: Db,
  processors: Processors,
  { partnerId, environment }: Owner,
  id: string,
  now: Date,
): Promise<void> {
  const owner = { partnerId, environment };
  if (accountsOf(processors, owner))
    await setTimer(trx, owner, { kind: ACCOUNT_DUE, record: id, dueAt: now });
}

export const accountTimers: TimerHandlers<FeatureDeps> = { [ACCOUNT_DUE]: { outside: followMerchant } };

async function followMerchant({ deps, owner, record }: OutsideTimer<FeatureDeps>): Promise<Outcome> {
  const accounts = accountsOf(deps.processors, owner);
  const row = await findMerchant(deps.db, { ...owner, only: undefined }, record);
  if (!accounts || !row || isOver(row)) return 'done';
  const state = await accounts.save(holderOf(row));
  await keepState(deps, owner, record, state);
  if (state.mayCharge && state.due.length === 0) return 'done';
  return { againAt: new Date(deps.clock.now() + LOOK_AGAIN_MS) };
}

/** Reads a merchant's account back, and asks the merchant for what the processor asks for. */
export async function lookAtAccount(deps: AccountDeps, owner: Owner, id: string): Promise<void> {
  const row = await findMerchant(deps.db, { ...owner, only: undefined }, id);
  const state = row && (await accountsOf(deps.processors, owner)?.stateOf(holderOf(row)));
  if (state) await keepState(deps, owner, id, state);
}

/**
 * Records what is due. The merchant's row is locked, so that a slower read can't undo what a later one found.
 */
async function keepState(deps: AccountDeps, owner: Owner, id: string, state: AccountState): Promise<void> {
  await inTransaction(deps.db, async (work) => {
    const row = await lockMerchantRow(work.db, owner, id);
    const isLatest = await accountsOf(deps.processors, owner)?.isLatest(work.db, id, state);
    if (isOver(row) || isLatest === false) return;
    const columns = { demands: JSON.stringify(demandsFor(row, state.due)) };
    const change = { columns, sent: [], event: 'merchant.onboarding_updated' } as const;
    await saveMerchant(work.db, row, change, new Date(deps.clock.now()));
    work.afterCommit(() => deps.invalidateMerchant(id));
  });
}

function isOver({ status }: MerchantRow): boolean {
  return status === 'closed' || status === 'rejected';
}

const CODE = 'processor_requires';
const ASKED_HERE = 'The payment processor asks for this before the merchant can take card payments.';
const ASKED_ELSEWHERE =
  'The payment processor asks for more than this form does. Answer it on the processor’s own form.';

/**
 * Returns a merchant's demands with those of the processor in place of its earlier ones. What is missing
 * anyway is not demanded.
 */
export function demandsFor(row: MerchantRow, due: AccountState['due']): RequirementError[] {
  const others = row.demands.filter(({ code }) => code !== CODE);
  const known = new Set(dueOf({ ...row, demands: others }, true));
  const asked = [...new Set(due.map(({ field }) => field ?? PROCESSOR_ACCOUNT))].filter(
    (path) => !known.has(path),
  );
  return [
    ...others,
    ...asked.map((requirement) => ({
      requirement,
      code: CODE,
      message: requirement === PROCESSOR_ACCOUNT ? ASKED_ELSEWHERE : ASKED_HERE,
    })),
  ];
}

/** Returns a merchant as a processor knows it. */
export function holderOf(row: MerchantRow): AccountHolder {
  const { id, country, legal_name, display_name, business, support, address, people, terms } = row;
  return {
    id,
    country,
    legalName: legal_name,
    displayName: display_name,
    type: business['type'],
    url: business['url'],
    mcc: business['mcc'],
    email: support['email'],
    phone: support['phone'],
    address,
    people: people.map((person) => ({
      id: person.id,
      roles: person.roles,
      name: person.name,
      birthDate: person.birth_date,
      email: person.email,
      phone: person.phone,
      address: person.address,
      ownership: person.ownership,
    })),
    terms: terms && { at: terms.at, ip: terms.ip },
  };
}
