import type { CardForm } from './contract/card.ts';
import type { DisputeReason, EvidenceFileType, ProcessorDispute, SentEvidence } from './contract/dispute.ts';
import type { MerchantAccounts } from './merchant-accounts.ts';
import type { MovementPage } from './contract/movement.ts';
import type { Authorization, ProcessorPayment, ProcessorRefund } from './contract/processor-payment.ts';

/**
 * A payment processor: the built-in one, one behind HTTP, or a provider's own. A call repeated with the same
 * reference happens once. All calls are slow, so none may be made inside a transaction.
 * @throws {ApiError} upstream_failed, upstream_slow or unavailable: it is unknown whether it happened; and
 * the refusals of each
 */
export interface Processor {
  readonly capabilities: Capabilities;
  /** How a browser gives a card to it, without passing us. */
  readonly cards: CardFields;
  /** @throws {ApiError} field_invalid: the token can't be used; idempotency_reused */
  authorize(order: Authorization, requestId: string): Promise<ProcessorPayment>;
  /** @returns `undefined` if the processor doesn't know it */
  find(reference: string): Promise<ProcessorPayment | undefined>;
  /**
   * Takes money of an authorization, once; what isn't taken is released. A payment that is captured already
   * stays as it is.
   * @throws {ApiError} not_found, state_forbids, more_than_left
   */
  capture(reference: string, order: CaptureOrder): Promise<ProcessorPayment>;
  /** Cancels a payment, known or not: it can't be authorized anymore. A captured one stays captured. */
  cancel(reference: string): Promise<ProcessorPayment>;
  /** @throws {ApiError} not_found, state_forbids, more_than_left, idempotency_reused */
  refund(reference: string, order: RefundRequest): Promise<ProcessorRefund>;
  readonly disputes: ProcessorDisputes;
  /** The movements of merchants' money, to compare them with the ledger. Omitted if it can't list them. */
  readonly books?: ProcessorBooks;
  /** The accounts of merchants, where it decides who may take payments (`onboarding`). Omitted elsewhere. */
  readonly accounts?: MerchantAccounts;
  /** How it says by itself that something has changed. Omitted if it doesn't. */
  readonly notices?: ProcessorNotices;
  /** Calls the processor in a way that changes nothing there. @throws {Error} it doesn't work, and why */
  check(): Promise<void>;
  /** Waits for running exchanges. */
  close(): Promise<void>;
}

/** The processor's books. Calls are slow, change nothing, and can be repeated. */
export interface ProcessorBooks {
  /**
   * Lists the movements of a merchant's money in a time, page by page.
   * @returns `undefined` if it keeps no books of this merchant
   * @throws {ApiError} upstream_failed, upstream_slow, unavailable
   */
  list(query: BooksQuery): Promise<MovementPage | undefined>;
  /** Simulations, which only a processor for tests has. */
  readonly simulated?: SimulatedBooks;
}

export interface BooksQuery {
  /** Our ID. */
  readonly merchant: string;
  /** The start, by the processor's clock, which is the real time. `to` is exclusive. */
  readonly from: Date;
  readonly to: Date;
  /** `next_cursor` of the page before. */
  readonly cursor: string | undefined;
  /** The environment's time, which only a processor for tests heeds. */
  readonly at: Date;
}

/** Differences that the sandbox makes between its books and the ledger. */
export interface SimulatedBooks {
  /** Makes one. @returns its ID, to undo it */
  plant(difference: PlantedDifference): Promise<string>;
  /** Undoes what was planted about a movement; nothing if it was undone already. */
  undo(merchant: string, movement: string): Promise<void>;
}

export interface PlantedDifference {
  readonly merchant: string;
  /** The payment whose movement is changed; `undefined` for a movement that isn't in the ledger. */
  readonly reference: string | undefined;
  /** The change of its books. `hidden`: they have nothing of it. */
  readonly change: BooksChange;
}

export interface BooksChange {
  readonly hidden?: boolean;
  /** Minor units. */
  readonly amount?: number;
  readonly currency?: string;
  readonly fee?: number;
}

export interface ProcessorNotices {
  /** Its name in `POST /-/providers/{name}/events`. */
  readonly name: string;
  /** @param headers in lower case @returns `undefined` if the processor hasn't signed it */
  read(body: Buffer, headers: Readonly<Record<string, string>>): Promise<Notice | undefined>;
}

/** A reason to look: what has changed is read back from the processor. */
export interface Notice {
  /** The processor's own ID; a repeated notice has the same. */
  readonly id: string;
  /** Our ID of the payment that it is about, if it is about one. */
  readonly payment?: string;
  /** Our ID of the payout that it is about, if it is about one. */
  readonly payout?: string;
  /** Our ID of the merchant whose account it is about, if it is about one. */
  readonly merchant?: string;
}

/** Fields of our own page, or the provider's own in our page. */
export type CardFields = CardForms | CardElement;

export interface CardForms {
  readonly way: 'form';
  /** The URL that browsers send cards to, without a trailing slash: for `connect-src` and `form-action`. */
  readonly publicUrl: string;
  /** Creates a form for a page. @param returnUrl the form's return address, on the page's own origin */
  createForm(returnUrl: string): Promise<CardForm>;
}

export interface CardElement {
  readonly way: 'element';
  /** The address of the provider's script. */
  readonly script: string;
  /** The key by which the script works for us. It isn't a secret. */
  readonly key: string;
  /** The origins that the provider's script loads from, calls and shows in frames. */
  readonly sources: ElementSources;
  /**
   * Returns what the script has to know of a payment, for `data-` attributes of the form.
   * @throws {ApiError} state_forbids: the merchant takes no cards
   */
  optionsOf(payment: {
    readonly merchantId: string;
    readonly amount: number;
    readonly currency: string;
  }): Promise<Readonly<Record<string, string>>>;
}

export interface ElementSources {
  readonly scripts: readonly string[];
  readonly connects: readonly string[];
  /** Where a payer is sent on to from a form: its own page, and challenges. */
  readonly forms: readonly string[];
  readonly frames: readonly string[];
}

/**
 * The token of a payer who enters the card on a page of the provider's, where `cardEntry` has `redirect`: the
 * payment begins as a challenge there.
 */
export const REDIRECT_TOKEN = 'tok_redirect';

/**
 * The disputes of payments: what their cardholders' banks take back. `at` is the environment's time, which
 * only a processor for tests heeds.
 */
export interface ProcessorDisputes {
  /** @returns the oldest first @throws {ApiError} not_found: the processor doesn't know the payment */
  of(reference: string, at: Date): Promise<readonly ProcessorDispute[]>;
  /** Keeps a file until evidence names it. @returns what the processor calls it */
  keepFile(bytes: Buffer, mediaType: EvidenceFileType): Promise<string>;
  /** Sends evidence, once. @throws {ApiError} not_found, state_forbids: it is too late */
  sendEvidence(id: string, evidence: SentEvidence, at: Date): Promise<ProcessorDispute>;
  /**
   * Moves the merchant's money with the disputes of a payment, at a processor that doesn't by itself.
   * Repeatable. @throws {ApiError} upstream_failed, upstream_slow; unavailable: also if it can't be moved yet
   */
  moveFunds?(reference: string): Promise<void>;
  /** Gives a dispute up: it is lost. @throws {ApiError} not_found, state_forbids: it was won */
  accept(id: string, at: Date): Promise<ProcessorDispute>;
  /** Simulations, which only a processor for tests has; `undefined` with any other. */
  readonly simulated?: SimulatedDisputes;
}

export interface SimulatedDisputes {
  /** Lets the cardholder's bank dispute a captured payment, unless it does already. */
  open(reference: string, reason: DisputeReason): Promise<ProcessorDispute>;
  /** Lets the bank decide a dispute. @throws {ApiError} not_found; state_forbids: it is decided otherwise */
  decide(id: string, outcome: 'won' | 'lost', at: Date): Promise<ProcessorDispute>;
}

/** A processor's abilities. Pages, readiness and the console read them, never a provider's name. */
export interface Capabilities {
  /**
   * How a card is entered, the preferred way first: fields of our page (`form`), the provider's own in our
   * page (`element`), or a page of the provider's (`redirect`).
   */
  readonly cardEntry: readonly CardEntryWay[];
  readonly wallets: readonly Wallet[];
  /** Whether less than the authorized amount can be captured. */
  readonly partialCapture: boolean;
  readonly challenges: boolean;
  readonly disputes: boolean;
  /** Whether it pays merchants out, so that no bank is needed. */
  readonly payouts: boolean;
  /** Whether it decides who may take payments, and what it has to know for that. */
  readonly onboarding: boolean;
  /** Whether it withholds the merchant's fees when it captures, so that it has to know them before. */
  readonly collectsFees: boolean;
  /** The amounts it can charge in a currency (ISO 4217); `undefined` if it can't charge in it at all. */
  readonly limitsOf: (currency: string) => AmountLimits | undefined;
}

export type CardEntryWay = 'form' | 'element' | 'redirect';
export type Wallet = 'apple_pay' | 'google_pay' | 'link';

/** Minor units. An amount is a multiple of `step`. */
export interface AmountLimits {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

export interface CaptureOrder {
  /** Minor units: at most what was authorized. */
  readonly amount: number;
  /** The merchant's fee of it, in minor units, for a processor that collects fees. */
  readonly fee?: number | undefined;
}

/** A refund of a captured payment. Amounts are minor units. */
export interface RefundRequest {
  /** Our ID of the refund. */
  readonly reference: string;
  readonly amount: number;
}
