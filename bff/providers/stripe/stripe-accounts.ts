import type { Stripe } from 'stripe';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { Db } from '../../core/database/database.ts';
import { PortRefusal } from '../../core/ports/port-client.ts';
import type {
  AccountHolder,
  AccountRequirement,
  AccountState,
  MerchantAccounts,
} from '../processor/processor.ts';
import { accountDetails, personDetails } from './account-details.ts';
import {
  findAccount,
  forgetPerson,
  isLatestRead,
  peopleOf,
  readAccount,
  recordAccount,
  recordPerson,
} from './account-records.ts';
import type { StripeClient } from './client.ts';
import { codeOfParam, requirementOf } from './requirements.ts';

interface StripeAccountsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly client: StripeClient;
}

/**
 * Opens the connected accounts of merchants. We collect what Stripe asks for, pay its fees and answer for
 * losses; merchants see no page of Stripe's, but for its own onboarding where we don't ask for something. An
 * account and its people are created bare, under a key of our ID, and filled by updates: each request can be
 * repeated with other details.
 */
export function openStripeAccounts({ db, clock, client }: StripeAccountsDeps): MerchantAccounts {
  return {
    async open(merchant) {
      await accountFor(merchant);
    },
    async save(holder) {
      const account = await accountFor(holder);
      const refused = [
        ...(await sendDetails(account, holder)),
        ...(holder.type === 'individual' ? [] : await sendPeople(account, holder)),
      ];
      const state = await stateAt(account, holder.people);
      return { ...state, due: [...state.due, ...refused] };
    },
    async stateOf({ id, people }) {
      const row = await findAccount(db, id);
      return row && stateAt(row.account, people);
    },
    isLatest: (trx, id, state) => isLatestRead(trx, id, state.read),
    async linkFor(merchantId, returnUrl) {
      const row = await findAccount(db, merchantId);
      if (!row) {
        throw new PortRefusal('state_forbids', { detail: 'the merchant has no account', about: 'merchant' });
      }
      const link = await client.ask((stripe, options) =>
        stripe.accountLinks.create(
          {
            account: row.account,
            type: 'account_onboarding',
            return_url: returnUrl,
            refresh_url: returnUrl,
          },
          options,
        ),
      );
      // A browser is sent there.
      const protocol = URL.parse(link.url)?.protocol;
      if (protocol !== 'https:' && !(client.isPlain && protocol === 'http:'))
        throw new ApiError('upstream_failed');
      return link.url;
    },
  };

  /**
   * Returns the merchant's account, or creates it. The country of an account is fixed at Stripe, so a
   * merchant of another country gets another account, unless it takes payments already.
   */
  async function accountFor({ id, country }: Pick<AccountHolder, 'id' | 'country'>): Promise<string> {
    const row = await findAccount(db, id);
    const isKept = row && (row.country === null || row.country === country || row.may_charge !== false);
    if (isKept) return row.account;
    const created = await client.ask((stripe, options) =>
      stripe.accounts.create(
        {
          country,
          controller: {
            fees: { payer: 'application' },
            losses: { payments: 'application' },
            requirement_collection: 'application',
            stripe_dashboard: { type: 'none' },
          },
          capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
          settings: { payouts: { schedule: { interval: 'manual' } } },
          metadata: { merchant: id },
        },
        { ...options, idempotencyKey: row ? `${id}:account:${country}` : `${id}:account` },
      ),
    );
    await recordAccount(db, { merchant_id: id, account: created.id, country }, new Date(clock.now()));
    return created.id;
  }

  /** @returns what Stripe doesn't take as it is */
  function sendDetails(account: string, holder: AccountHolder): Promise<AccountRequirement[]> {
    return refusalsOf(holder, '', () =>
      client.ask((stripe, options) => stripe.accounts.update(account, accountDetails(holder), options)),
    );
  }

  async function sendPeople(account: string, holder: AccountHolder): Promise<AccountRequirement[]> {
    const known = await peopleOf(db, account);
    const refused: AccountRequirement[] = [];
    for (const person of holder.people) {
      const id = known.get(person.id) ?? (await createPerson(account, person.id));
      const ours = new Map([[id, person.id]]);
      const send = () =>
        client.ask((stripe, options) =>
          stripe.accounts.updatePerson(account, id, personDetails(person), options),
        );
      refused.push(...(await refusalsOf(holder, `${id}.`, send, ours)));
      known.delete(person.id);
    }
    for (const [person, id] of known) {
      await client
        .ask((stripe, options) => stripe.accounts.deletePerson(account, id, undefined, options))
        .catch(ignoreMissing);
      await forgetPerson(db, account, person);
    }
    return refused;
  }

  async function createPerson(account: string, person: string): Promise<string> {
    const { id } = await client.ask((stripe, options) =>
      stripe.accounts.createPerson(
        account,
        { metadata: { person } },
        { ...options, idempotencyKey: `${account}:${person}` },
      ),
    );
    await recordPerson(db, account, person, id);
    return id;
  }

  /** Reads an account back, and keeps whether it may take payments. */
  async function stateAt(account: string, people: AccountHolder['people']): Promise<AccountState> {
    const { there, read } = await readAccount(db, client, account);
    const known = await peopleOf(db, account);
    const ours = new Map([...known].map(([person, theirs]) => [theirs, person]));
    return {
      read,
      mayCharge: there.charges_enabled,
      mayPayOut: there.payouts_enabled,
      due: codesOf(there.requirements).map((code) => requirementOf(code, people, ours)),
    };
  }
}

/** Returns what is due or overdue, by Stripe's names. */
function codesOf(requirements: Stripe.Account['requirements']): string[] {
  const { currently_due, past_due } = requirements ?? {};
  return [...new Set([...(past_due ?? []), ...(currently_due ?? [])])];
}

/** Runs an update. @param at the beginning of Stripe's names @returns the detail that was refused */
async function refusalsOf(
  { people }: AccountHolder,
  at: string,
  update: () => Promise<unknown>,
  ours: ReadonlyMap<string, string> = new Map(),
): Promise<AccountRequirement[]> {
  try {
    await update();
    return [];
  } catch (error) {
    const isRefusal = error instanceof PortRefusal && error.code === 'field_invalid';
    if (!isRefusal || error.about === undefined) throw error;
    return [requirementOf(`${at}${codeOfParam(error.about)}`, people, ours)];
  }
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof PortRefusal) || error.code !== 'not_found') throw error;
}
