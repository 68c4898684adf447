import { missing, Refusal, textParam, type Params, type StandInRoute } from './form-body.ts';
import type { StandInAccounts } from './stand-in-accounts.ts';
import type { Charge, Intent } from './stand-in-payments.ts';

interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly currency: string;
  readonly charge: Charge;
  readonly payment_intent: string;
  readonly reason: string;
  readonly network_reason_code: string;
  readonly created: number;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
  balance_transactions: { readonly id: string; readonly amount: number }[];
  evidence: Params;
  evidence_details: {
    due_by: number | null;
    has_evidence: boolean;
    past_due: boolean;
    submission_count: number;
  };
}

interface Transfer {
  readonly account: string;
  readonly currency: string;
  /** The payment that it is of; `null` for one that the platform makes by itself. */
  readonly charge: Charge | null;
  readonly metadata: Record<string, string>;
  readonly group?: string | undefined;
  readonly reversals: { readonly id: string; readonly metadata: object }[];
}

const WEEK_S = 7 * 24 * 60 * 60;

/** Disputes of the stand-in, with the platform's transfers that follow them. */
export class StandInDisputes {
  readonly disputes = new Map<string, Dispute>();
  /** Evidence files, by ID: how many bytes arrived. */
  readonly files = new Map<string, number>();
  /** The text that evidence can't have. */
  refusedText: string | undefined;
  readonly #accounts: StandInAccounts;
  readonly #newId: (prefix: string) => string;
  readonly #emit: (type: string, object: object) => void;
  readonly #now: () => number;
  /** The transfers, by ID. */
  readonly #transfers = new Map<string, Transfer>();

  constructor(deps: {
    readonly accounts: StandInAccounts;
    readonly newId: (prefix: string) => string;
    readonly emit: (type: string, object: object) => void;
    readonly now: () => number;
  }) {
    this.#accounts = deps.accounts;
    this.#newId = deps.newId;
    this.#emit = deps.emit;
    this.#now = deps.now;
  }

  noteTransfer(intent: Intent, charge: Charge): void {
    const account = intent.transfer_data?.destination ?? '';
    const { currency } = intent;
    this.#transfers.set(charge.transfer ?? '', { account, currency, charge, metadata: {}, reversals: [] });
  }

  /** Lets the cardholder's bank dispute a captured payment. */
  open(intent: Intent, charge: Charge, reason = 'fraudulent'): Dispute {
    const created = this.#now();
    const dispute: Dispute = {
      id: this.#newId('du'),
      object: 'dispute',
      amount: charge.amount_captured - charge.amount_refunded,
      currency: charge.currency,
      charge,
      payment_intent: intent.id,
      reason,
      network_reason_code: '10.4',
      created,
      status: 'needs_response',
      balance_transactions: [],
      evidence: {},
      evidence_details: {
        due_by: created + WEEK_S,
        has_evidence: false,
        past_due: false,
        submission_count: 0,
      },
    };
    this.disputes.set(dispute.id, dispute);
    charge.disputed = true;
    this.#move(dispute, -dispute.amount);
    this.#emit('charge.dispute.created', dispute);
    this.#emit('charge.dispute.funds_withdrawn', dispute);
    return dispute;
  }

  /** Lets the bank decide. */
  decide(id: string, outcome: 'won' | 'lost'): void {
    const dispute = this.#find(id);
    dispute.status = outcome;
    if (outcome === 'won') {
      this.#move(dispute, dispute.amount);
      this.#emit('charge.dispute.funds_reinstated', dispute);
    }
    this.#emit('charge.dispute.closed', dispute);
  }

  /** Lets an inquiry that was answered become a dispute. */
  ask(id: string): void {
    const dispute = this.#find(id);
    dispute.status = 'needs_response';
    const { evidence_details: details } = dispute;
    dispute.evidence_details = { ...details, due_by: (details.due_by ?? 0) + WEEK_S };
    this.#emit('charge.dispute.updated', dispute);
  }

  routes(): StandInRoute[] {
    const one = /^\/v1\/disputes\/(\w+)$/;
    return [
      [
        'GET',
        /^\/v1\/disputes$/,
        (params) => {
          const of = textParam(params, 'payment_intent');
          const data = [...this.disputes.values()].filter(({ payment_intent }) => payment_intent === of);
          return { object: 'list', data: data.toReversed(), has_more: false, url: '/v1/disputes' };
        },
      ],
      ['GET', one, (_params, [id = '']) => this.#find(id)],
      ['POST', one, (params, [id = '']) => this.#update(this.#find(id), params)],
      [
        'POST',
        /^\/v1\/disputes\/(\w+)\/close$/,
        (_params, [id = '']) => {
          const dispute = this.#find(id);
          if (dispute.status === 'won') throw new Refusal(400, { type: 'invalid_request_error' });
          if (dispute.status !== 'lost') this.decide(id, 'lost');
          return dispute;
        },
      ],
      [
        'POST',
        /^\/v1\/files$/,
        () => {
          const id = this.#newId('file');
          this.files.set(id, 1);
          return { id, object: 'file', purpose: 'dispute_evidence' };
        },
      ],
      [
        'POST',
        /^\/v1\/transfers\/(\w+)\/reversals$/,
        (params, [id = '']) => {
          const transfer = this.#transfers.get(id);
          if (!transfer) throw missing('transfer');
          const made = this.#newId('trr');
          const { account, currency } = transfer;
          this.#accounts.reverse(account, Number(textParam(params, 'amount')), currency, made);
          const { metadata = {} } = params;
          transfer.reversals.push({ id: made, metadata: metadata as object });
          return { id: made, object: 'transfer_reversal', transfer: id };
        },
      ],
      [
        'GET',
        /^\/v1\/transfers\/(\w+)\/reversals$/,
        (_params, [id = '']) => {
          const transfer = this.#transfers.get(id);
          if (!transfer) throw missing('transfer');
          return { object: 'list', data: transfer.reversals, has_more: false };
        },
      ],
      [
        'GET',
        /^\/v1\/transfers$/,
        (params) => {
          const of = textParam(params, 'transfer_group');
          const found = [...this.#transfers].filter(([, { group }]) => group === of);
          return { object: 'list', data: found.map(([id]) => ({ id })), has_more: false };
        },
      ],
      [
        'POST',
        /^\/v1\/transfers$/,
        (params) => {
          const id = this.#newId('tr');
          const currency = textParam(params, 'currency') ?? '';
          const account = textParam(params, 'destination') ?? '';
          const metadata = (params['metadata'] ?? {}) as Record<string, string>;
          const group = textParam(params, 'transfer_group');
          this.#transfers.set(id, { account, currency, charge: null, metadata, group, reversals: [] });
          this.#accounts.transfer(account, Number(textParam(params, 'amount')), currency, id);
          return { id, object: 'transfer', destination: account, metadata };
        },
      ],
      [
        'GET',
        /^\/v1\/transfers\/(\w+)$/,
        (_params, [id = '']) => {
          const { account, charge, metadata } = this.#transfers.get(id) ?? {};
          if (account === undefined) throw missing('transfer');
          return { id, object: 'transfer', destination: account, metadata, source_transaction: charge };
        },
      ],
    ];
  }

  #update(dispute: Dispute, params: Params): Dispute {
    if (dispute.status !== 'needs_response') {
      throw new Refusal(400, { type: 'invalid_request_error', code: 'dispute_closed' });
    }
    const text = textParam(params, 'evidence', 'uncategorized_text');
    if (text !== undefined && text === this.refusedText) {
      throw new Refusal(400, { type: 'invalid_request_error', code: 'dispute_evidence_page_limit_exceeded' });
    }
    dispute.evidence = { ...dispute.evidence, ...(params['evidence'] as Params) };
    if (textParam(params, 'submit') !== 'true') return dispute;
    dispute.status = 'under_review';
    dispute.evidence_details = { ...dispute.evidence_details, has_evidence: true, submission_count: 1 };
    this.#emit('charge.dispute.updated', dispute);
    return dispute;
  }

  #move(dispute: Dispute, amount: number): void {
    dispute.balance_transactions = [...dispute.balance_transactions, { id: this.#newId('txn'), amount }];
  }

  #find(id: string): Dispute {
    const dispute = this.disputes.get(id);
    if (!dispute) throw missing('dispute');
    return dispute;
  }
}
