import type {
  Account,
  BalanceTransaction,
  ExternalAccount,
  MovementSource,
  StandInPayout,
} from './stand-in-account.ts';
import {
  amountParam,
  invalid,
  missing,
  Refusal,
  textParam,
  type Params,
  type StandInRoute,
} from './form-body.ts';
import type { Charge, Intent, Refund } from './stand-in-payments.ts';

type Emit = (type: string, object: object, account?: string) => void;

/** The details that an account has to have before it may take payments, by Stripe's names. */
const NEEDED = ['business_type', 'external_account', 'tos_acceptance.date'] as const;

/** Connected accounts of the stand-in, with their balances and payouts. */
export class StandInAccounts {
  /** Where links into Stripe's onboarding lead. */
  setUpUrl = 'https://connect.stripe.example/setup';
  readonly accounts = new Map<string, Account>();
  readonly payouts = new Map<string, StandInPayout>();
  readonly transactions: BalanceTransaction[] = [];
  readonly #newId: (prefix: string) => string;
  readonly #now: () => number;
  readonly #emit: Emit;
  /** Parameters whose next sending is refused. */
  readonly #refused = new Set<string>();

  constructor(deps: { newId: (prefix: string) => string; now: () => number; emit: Emit }) {
    this.#newId = deps.newId;
    this.#now = deps.now;
    this.#emit = deps.emit;
  }

  /** Creates an account that may take payments at once. */
  createReady(country = 'GB', currency = 'gbp'): Account {
    const account = this.#create(country, currency, {});
    Object.assign(account, { charges_enabled: true, payouts_enabled: true, details_submitted: true });
    account.details = { business_type: 'company', tos_acceptance: { date: '1' } };
    account.requirements.currently_due = [];
    account.external_accounts.data.push(this.#bankAccount(country, currency, '6789'));
    return account;
  }

  find(id: string): Account {
    const account = this.accounts.get(id);
    if (account) return account;
    throw new Refusal(403, { type: 'invalid_request_error', code: 'account_invalid' });
  }

  /** @throws {Refusal} the account may not take payments */
  requireCharges(id: string): void {
    if (this.find(id).charges_enabled) return;
    const code = 'insufficient_capabilities_for_transfer';
    throw new Refusal(400, { type: 'invalid_request_error', code });
  }

  /** Stops an account's payments, as Stripe does when something is overdue. */
  restrict(id: string, due = 'individual.verification.document'): void {
    const account = this.find(id);
    account.charges_enabled = false;
    account.requirements.past_due.push(due);
    account.requirements.currently_due.push(due);
    account.requirements.disabled_reason = 'requirements.past_due';
    this.#emit('account.updated', account, id);
  }

  recordCapture(intent: Intent, charge: Charge): void {
    const account = intent.transfer_data?.destination;
    if (account === undefined) return;
    const fee = intent.application_fee_amount ?? 0;
    const { amount_captured: amount, transfer } = charge;
    this.#move(account, { type: 'payment', amount, fee, source: this.#paymentOf(transfer) }, intent.currency);
  }

  recordRefund(intent: Intent, { amount, currency, transfer_reversal: reversal }: Refund): void {
    const account = intent.transfer_data?.destination;
    if (account !== undefined) this.reverse(account, amount, currency, reversal ?? '');
  }

  /** Takes a transfer back from an account. @param reversal its ID */
  reverse(account: string, amount: number, currency: string, reversal: string): void {
    const id = this.#newId('pyr');
    const source = { id, object: 'refund', source_transfer_reversal: reversal } as const;
    this.#move(account, { type: 'payment_refund', amount: -amount, fee: 0, source }, currency);
  }

  /** Sends an account a transfer of the platform's. */
  transfer(account: string, amount: number, currency: string, transfer: string): void {
    this.#move(account, { type: 'payment', amount, fee: 0, source: this.#paymentOf(transfer) }, currency);
  }

  /** Moves money of an account by hand, as Stripe may. */
  adjust(account: string, amount: number, currency: string): BalanceTransaction {
    return this.#move(account, { type: 'adjustment', amount, fee: 0, source: null }, currency);
  }

  #paymentOf(transfer: string | null): MovementSource {
    return { id: this.#newId('py'), object: 'charge', source_transfer: transfer };
  }

  balanceOf(account: string): Map<string, number> {
    const sums = new Map<string, number>();
    for (const one of this.transactions) {
      if (one.account === account) sums.set(one.currency, (sums.get(one.currency) ?? 0) + one.net);
    }
    return sums;
  }

  /** Decides a payout. */
  settlePayout(id: string, status: 'paid' | 'failed', failure_code: string | null = null): void {
    const payout = this.payouts.get(id);
    if (!payout) throw missing('payout');
    if (payout.status === 'failed') return;
    Object.assign(payout, { status, failure_code });
    if (status === 'failed') {
      const { amount } = payout;
      this.#move(payout.account, { type: 'payout_failure', amount, fee: 0, source: payout }, payout.currency);
    }
    this.#emit(`payout.${status}`, payout, payout.account);
  }

  routes(): StandInRoute[] {
    const one = /^\/v1\/accounts\/(\w+)$/;
    return [
      ['POST', /^\/v1\/accounts$/, (params) => this.#createFrom(params)],
      ['GET', one, (_params, [id = '']) => this.find(id)],
      ['POST', one, (params, [id = '']) => this.#update(id, params)],
      ['POST', persons(''), (params, [id = '']) => this.#savePerson(id, undefined, params)],
      ['POST', persons('/(\\w+)'), (params, [id = '', one]) => this.#savePerson(id, one, params)],
      ['DELETE', persons('/(\\w+)'), (_params, [id = '', one = '']) => this.#deletePerson(id, one)],
      [
        'POST',
        /^\/v1\/accounts\/(\w+)\/external_accounts$/,
        (params, [id = '']) => this.#addBank(id, params),
      ],
      [
        'POST',
        /^\/v1\/account_links$/,
        (params) => ({
          object: 'account_link',
          url: `${this.setUpUrl}/${textParam(params, 'account')}`,
        }),
      ],
      ['POST', /^\/v1\/payouts$/, (params, _match, account) => this.#payOut(params, account)],
      [
        'GET',
        /^\/v1\/payouts\/(\w+)$/,
        (_params, [id = ''], account) => {
          const payout = this.payouts.get(id);
          if (!payout || payout.account !== account) throw missing('payout');
          return payout;
        },
      ],
      ['GET', /^\/v1\/payouts$/, (_params, _match, account) => list([...this.payouts.values()], account)],
      ['GET', /^\/v1\/balance$/, (_params, _match, account) => this.#balance(account)],
      [
        'GET',
        /^\/v1\/balance_transactions$/,
        (params, _match, account) => this.#listTransactions(params, account),
      ],
    ];
  }

  #createFrom(params: Params): Account {
    const country = textParam(params, 'country') ?? 'US';
    const currency = textParam(params, 'default_currency') ?? 'usd';
    const account = this.#create(country, currency, (params['metadata'] ?? {}) as Record<string, string>);
    return this.#update(account.id, params);
  }

  #create(country: string, currency: string, metadata: Record<string, string>): Account {
    const account: Account = {
      id: this.#newId('acct'),
      object: 'account',
      country,
      default_currency: currency,
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: false,
      details: {},
      external_accounts: { object: 'list', data: [] },
      requirements: { currently_due: [...NEEDED], past_due: [], disabled_reason: null },
      persons: new Map(),
      metadata,
    };
    this.accounts.set(account.id, account);
    return account;
  }

  /** Refuses the next update that has a parameter, as Stripe does with one that can't be right. */
  refuseNext(param: string): void {
    this.#refused.add(param);
  }

  #update(id: string, params: Params): Account {
    const account = this.find(id);
    this.#requireRight(params);
    account.details = merged(account.details, params);
    const { requirements } = account;
    const isMissing = (code: string): boolean => {
      const [first = '', ...rest] = code.split('.');
      return textParam(params, first, ...rest) === undefined;
    };
    requirements.past_due = requirements.past_due.filter(isMissing);
    return this.#review(account);
  }

  #requireRight(params: Params): void {
    for (const name of this.#refused) {
      const [first = '', ...rest] = name.replaceAll(']', '').split('[');
      if (textParam(params, first, ...rest) === undefined) continue;
      this.#refused.delete(name);
      throw invalid(name);
    }
  }

  #savePerson(id: string, person: string | undefined, params: Params): object {
    const { persons } = this.find(id);
    if (person !== undefined && !persons.has(person)) throw missing('person');
    this.#requireRight(params);
    const key = person ?? this.#newId('person');
    persons.set(key, merged(persons.get(key), params));
    return { id: key, object: 'person', account: id, ...persons.get(key) };
  }

  #deletePerson(id: string, person: string): object {
    if (!this.find(id).persons.delete(person)) throw missing('person');
    return { id: person, object: 'person', deleted: true };
  }

  #review(account: Account): Account {
    const { requirements, external_accounts: banks, details } = account;
    const isThere = {
      business_type: details['business_type'] !== undefined,
      external_account: banks.data.length > 0,
      'tos_acceptance.date': textParam(details, 'tos_acceptance', 'date') !== undefined,
    };
    const lacking = NEEDED.filter((name) => !isThere[name]);
    requirements.currently_due = [...lacking, ...requirements.past_due];
    const isDone = requirements.currently_due.length === 0;
    requirements.disabled_reason = isDone ? null : 'requirements.currently_due';
    Object.assign(account, { charges_enabled: isDone, payouts_enabled: isDone, details_submitted: isDone });
    this.#emit('account.updated', account, account.id);
    return account;
  }

  #addBank(id: string, params: Params): ExternalAccount {
    const account = this.find(id);
    const sent = (name: string): string | undefined => textParam(params, 'external_account', name);
    const number = sent('account_number');
    if (sent('object') !== 'bank_account' || number === undefined) throw invalid('external_account');
    if (number.length < 4) throw invalid('external_account[account_number]', 'account_number_invalid');
    const bank = this.#bankAccount(sent('country') ?? '', sent('currency') ?? '', number.slice(-4));
    for (const other of account.external_accounts.data) other.default_for_currency = false;
    account.external_accounts.data.push(bank);
    this.#review(account);
    return bank;
  }

  #bankAccount(country: string, currency: string, last4: string): ExternalAccount {
    const id = this.#newId('ba');
    return { id, object: 'bank_account', country, currency, last4, default_for_currency: true };
  }

  #payOut(params: Params, account: string | undefined): StandInPayout {
    const { id, payouts_enabled, external_accounts: banks } = this.find(account ?? '');
    const amount = amountParam(params, 'amount') ?? 0;
    const currency = textParam(params, 'currency') ?? '';
    const destination = textParam(params, 'destination') ?? banks.data.at(-1)?.id ?? null;
    if (!payouts_enabled) throw invalid('account', 'payouts_not_allowed');
    if (!banks.data.some((bank) => bank.id === destination)) throw missing('destination');
    if (amount > (this.balanceOf(id).get(currency) ?? 0)) throw invalid('amount', 'balance_insufficient');
    const payout: StandInPayout = {
      id: this.#newId('po'),
      object: 'payout',
      account: id,
      amount,
      currency,
      destination,
      metadata: (params['metadata'] ?? {}) as Record<string, string>,
      status: 'in_transit',
      failure_code: null,
      trace_id: { status: 'supported', value: `TR${this.#newId('t').slice(2, 12)}` },
      created: this.#now(),
    };
    this.payouts.set(payout.id, payout);
    this.#move(id, { type: 'payout', amount: -amount, fee: 0, source: payout }, currency);
    return payout;
  }

  #balance(account: string | undefined): object {
    const sums = account === undefined ? new Map<string, number>() : this.balanceOf(account);
    const available = [...sums].map(([currency, amount]) => ({
      currency,
      amount,
      source_types: { card: amount },
    }));
    return { object: 'balance', available, pending: [], livemode: false };
  }

  #move(
    account: string,
    { type, amount, fee, source }: Pick<BalanceTransaction, 'type' | 'amount' | 'fee' | 'source'>,
    currency: string,
  ): BalanceTransaction {
    const made: BalanceTransaction = {
      id: this.#newId('txn'),
      object: 'balance_transaction',
      account,
      type,
      amount,
      fee,
      fee_details: fee === 0 ? [] : [{ type: 'application_fee', amount: fee }],
      net: amount - fee,
      currency,
      source,
      created: this.#now(),
    };
    this.transactions.push(made);
    return made;
  }

  /** Newest first, as Stripe lists them. */
  #listTransactions(params: Params, account: string | undefined): object {
    const within = (name: string, otherwise: number): number =>
      Number(textParam(params, 'created', name) ?? otherwise);
    const found = this.transactions
      .filter((one) => one.account === account)
      .filter(({ created }) => created >= within('gte', 0) && created < within('lt', Infinity))
      .toReversed();
    const expands = Object.values((params['expand'] ?? {}) as Record<string, string>);
    const isExpanded = expands.includes('data.source');
    const shown = found.map((one) => ({
      ...one,
      source: isExpanded ? one.source : (one.source?.id ?? null),
    }));
    const limit = Number(textParam(params, 'limit') ?? 10);
    return page(shown, textParam(params, 'starting_after'), limit);
  }
}

/** What is left out of an object stays as it was. */
function merged(there: unknown, sent: Params): Record<string, unknown> {
  const known = (there ?? {}) as Record<string, unknown>;
  const changed = Object.entries(sent).map(([name, value]) => {
    const isObject = typeof value === 'object' && value !== null;
    return [name, isObject ? merged(known[name], value as Params) : value] as const;
  });
  return { ...known, ...Object.fromEntries(changed) };
}

const persons = (suffix: string): RegExp => new RegExp(String.raw`^/v1/accounts/(\w+)/persons${suffix}$`);

function list<Item extends { readonly account: string }>(all: readonly Item[], account: string | undefined) {
  return { object: 'list', data: all.filter((item) => item.account === account), has_more: false, url: '/' };
}

function page<Item extends { readonly id: string }>(
  all: readonly Item[],
  after: string | undefined,
  limit: number,
): object {
  const rest = after === undefined ? all : all.slice(all.findIndex(({ id }) => id === after) + 1);
  return { object: 'list', url: '/', data: rest.slice(0, limit), has_more: rest.length > limit };
}
