import type { Db } from '../../core/database/database.ts';

/**
 * Merchants' accounts at a processor that decides who may take payments. Calls are slow unless they say
 * otherwise, so they may not be made inside a transaction, and each can be repeated.
 * @throws {ApiError} upstream_failed, upstream_slow or unavailable: it is unknown whether it happened
 */
export interface MerchantAccounts {
  /** Creates the merchant's account with what it can't do without, unless there is one. */
  open(merchant: Pick<AccountHolder, 'id' | 'country'>): Promise<void>;
  /** Creates the account or brings it up to date, and reads it back. */
  save(merchant: AccountHolder): Promise<AccountState>;
  /** @returns `undefined` if the merchant has no account */
  stateOf(merchant: Pick<AccountHolder, 'id' | 'people'>): Promise<AccountState | undefined>;
  /** Returns whether no later state is known. Asks nobody, so that it may be called in a transaction. */
  isLatest(trx: Db, merchantId: string, state: Pick<AccountState, 'read'>): Promise<boolean>;
  /**
   * Returns the address of the processor's own form for what we don't ask for. It works once, for minutes.
   * @throws {ApiError} state_forbids: the merchant has no account
   */
  linkFor(merchantId: string, returnUrl: string): Promise<string>;
}

/** A merchant as its onboarding knows it. */
export interface AccountHolder {
  /** Our ID of the merchant. */
  readonly id: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly legalName: string;
  readonly displayName: string;
  readonly type: string | undefined;
  readonly url: string | undefined;
  /** ISO 18245. */
  readonly mcc: string | undefined;
  readonly email: string | undefined;
  /** E.164. */
  readonly phone: string | undefined;
  readonly address: HolderAddress;
  readonly people: readonly HolderPerson[];
  /** When the terms were accepted, as RFC 3339, and from where. */
  readonly terms: { readonly at: string; readonly ip: string } | null;
  /** The whole number. It is known only while it is entered; we don't keep it. */
  readonly taxId?: string | undefined;
}

/** As stored: `line1`, `line2`, `city`, `region`, `postal_code`, `country`. */
export type HolderAddress = Readonly<Record<string, string>>;

export interface HolderPerson {
  /** Our ID of the person. */
  readonly id: string;
  readonly roles: readonly string[];
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string | undefined;
  readonly email: string | undefined;
  /** E.164. */
  readonly phone: string | undefined;
  readonly address: HolderAddress;
  /** An owner's share, in percent. */
  readonly ownership: number | undefined;
  /** The whole number, likewise only while it is entered. */
  readonly idNumber?: string | undefined;
}

export interface AccountState {
  /** The number of the read that it comes from: a later read has a greater one. */
  readonly read: number;
  readonly mayCharge: boolean;
  readonly mayPayOut: boolean;
  readonly due: readonly AccountRequirement[];
}

/** Something that the processor asks for. */
export interface AccountRequirement {
  /** The requirement of our onboarding that answers it: `people.psn_….id_number`; `null` if none does. */
  readonly field: string | null;
  /** The processor's own name for it. */
  readonly code: string;
}
