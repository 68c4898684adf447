import type { FeatureDeps } from '../../core/feature.ts';
import { requireDocumentType } from '../../core/api/document-files.ts';
import { ApiError } from '../../core/api/errors.ts';
import { viewOf, type HttpPrincipal, type Principal } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import type { OriginRegister } from '../../core/http/cors.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import {
  accountsOf,
  findMerchant,
  lockMerchantRow,
  moveMerchant,
  type MerchantRow,
  presentBankAccount,
  presentBusinessPart,
  presentPart,
  requirementsOf,
  scheduleAccount,
} from '../merchants/merchants.ts';
import { bankNumbersOf } from './bank-numbers.ts';
import { changeOnboarding, requireOpen, type SafeChange } from './change-onboarding.ts';
import type { BankAccountInput, OnboardingChange } from './contract/onboarding-change.ts';
import {
  createOnboardingLink,
  uploadDocument,
  getOnboarding,
  submitOnboarding,
  updateOnboarding,
} from './contract/onboarding.ts';
import { keepDocument } from './documents.ts';
import type { Vault } from './vault.ts';
import { sendNewNumbers, sendNumbers } from './whole-numbers.ts';
import { addressLines } from '../../core/addresses/addresses.ts';
import type { MerchantStatus } from '../merchants/contract/merchant.ts';
import { STEP_NAMES, type Onboarding, type StepName, type StepState } from './contract/onboarding-record.ts';
import { presentPerson } from './people.ts';

/** Presents the data that a merchant has provided, without secrets, and its requirements. */
function presentOnboarding(row: MerchantRow): Onboarding {
  const requirements = requirementsOf(row);
  return {
    object: 'onboarding',
    merchant: row.id,
    status: row.status,
    timezone: row.timezone,
    steps: stepsOf(row, requirements.currently_due),
    requirements,
    business: {
      legal_name: row.legal_name,
      display_name: row.display_name,
      ...presentBusinessPart(row.business),
      tax_id_last4: row.tax_id_last4,
    },
    support: presentPart('support', row.support),
    address: { ...presentPart('address', row.address), lines: addressLines(row.address, row.country) },
    people: row.people.map(presentPerson),
    bank_account: presentBankAccount(row.bank_account),
    terms: { accepted_at: row.terms?.at ?? null, version: row.terms?.version ?? null },
    version: row.version,
  };
}

/** The step in which something is provided, by the first part of its path. */
const STEP_OF: Readonly<Record<string, StepName>> = {
  business: 'business',
  address: 'address',
  people: 'people',
  bank_account: 'bank',
  terms: 'terms',
};

/**
 * Each step with its requirements; the last is the review itself. The bank account step is omitted if it was
 * waived because accounts couldn't be saved.
 */
function stepsOf(row: MerchantRow, due: readonly string[]): Onboarding['steps'] {
  const { status, bank_waived: isWaived, bank_account: account } = row;
  const names = STEP_NAMES.filter(
    (name) => name !== 'bank' || account || !isWaived || due.includes('bank_account'),
  );
  return names.map((name) => {
    if (name === 'review') return { name, state: reviewState(status, due.length > 0), missing: [] };
    const missing = due.filter((path) => STEP_OF[path.split('.')[0] ?? path] === name);
    return { name, state: missing.length > 0 ? 'due' : 'complete', missing };
  });
}

function reviewState(status: MerchantStatus, isAnythingDue: boolean): StepState {
  if (status === 'in_review') return 'in_review';
  if (status === 'rejected') return 'failed';
  if (status === 'created' || status === 'needs_data') return isAnythingDue ? 'blocked' : 'due';
  return 'complete';
}

export function onboardingRoutes(deps: FeatureDeps, vault: Vault): Route[] {
  const { db, clock, invalidateMerchant, banks, processors, sealer, retention } = deps;
  const isWaived = ({ environment }: Principal): boolean => banks[environment] === undefined;
  const read = async (principal: Principal, id: string): Promise<MerchantRow> => {
    const row = await findMerchant(db, viewOf(principal), id);
    if (!row) throw unknownMerchant();
    return row;
  };
  /**
   * Renders a repeated response from the record, so that people's dates of birth and addresses aren't stored
   * with it.
   */
  const readAgain = async (call: { principal: Principal; params: { id: string } }) => ({
    body: presentOnboarding(await read(call.principal, call.params.id)),
  });
  return [
    route(getOnboarding, readAgain),
    route(
      updateOnboarding,
      async ({ principal, params: { id }, body, idempotency, remoteAddress, version }) => {
        const there = await read(principal, id);
        requireOpen(there.status, body);
        // Asked again under the lock; numbers go to the processor before that.
        if (body.version !== undefined && body.version !== there.version) throw new ApiError('version_stale');
        const { country } = there;
        const request = { owner: principal, merchantId: id, country, idempotencyKey: idempotency?.id };
        await sendNumbers(processors, principal, there, body);
        // Runs before the transaction, because it may wait for the vault.
        const change = await withoutSecrets(body, principal, remoteAddress, (account) =>
          vault.keepBankAccount(bankNumbersOf(account, version), request),
        );
        const row = await inTransaction(db, async (work) => {
          const now = new Date(await nowIn(work.db, clock, principal));
          work.afterCommit(() => invalidateMerchant(id));
          await scheduleAccount(work.db, processors, principal, id, now);
          return changeOnboarding(
            work.db,
            principal,
            id,
            { ...change, bankWaived: isWaived(principal) },
            now,
            version,
          );
        });
        await sendNewNumbers(processors, principal, row, body);
        return { body: presentOnboarding(row) };
      },
      { readAgain },
    ),
    route(
      submitOnboarding,
      async ({ principal, params: { id }, work, version }) => {
        if (principal.kind === 'session' && principal.merchantId !== id) throw unknownMerchant();
        const now = new Date(await nowIn(work.db, clock, principal));
        const columns = { bank_waived: isWaived(principal) };
        await moveMerchant(work.db, principal, id, 'in_review', now, columns, version);
        await scheduleAccount(work.db, processors, principal, id, now);
        work.afterCommit(() => invalidateMerchant(id));
        return { body: presentOnboarding(await lockMerchantRow(work.db, principal, id)) };
      },
      { readAgain },
    ),
    route(createOnboardingLink, async (call) => {
      const { principal, params, body } = call;
      const { id } = params;
      await read(principal, id);
      await checkReturnUrl(call, body.return_url, deps.origins);
      const accounts = accountsOf(processors, principal);
      if (!accounts) throw new ApiError('state_forbids', { message: NOTHING_ELSEWHERE, param: 'merchant' });
      const url = await accounts.linkFor(id, body.return_url);
      return { body: { object: 'onboarding_link', url } };
    }),
    route(uploadDocument, async ({ principal, params: { id }, rawBody, work }) => {
      if (principal.kind === 'session' && principal.merchantId !== id) throw unknownMerchant();
      const { status } = await lockMerchantRow(work.db, principal, id);
      requireOpen(status);
      const now = new Date(await nowIn(work.db, clock, principal));
      const mediaType = requireDocumentType(rawBody, 'document');
      const file = { bytes: rawBody, mediaType };
      const token = await keepDocument(work.db, principal, id, file, { sealer, retention, now });
      const size = rawBody.length;
      return { body: { object: 'onboarding_document', token, media_type: mediaType, size } };
    }),
  ];
}

const NOTHING_ELSEWHERE = 'No payment processor asks for more here, so there is nothing to open.';

/**
 * Checks where the processor's form leads back to. A session may lead to its own page only, or, from a
 * server, to a page of its partner; a key may lead anywhere.
 * @throws {ApiError} field_invalid
 */
async function checkReturnUrl(
  { principal, origin }: { readonly principal: HttpPrincipal; readonly origin: string | undefined },
  text: string,
  origins: Pick<OriginRegister, 'isRegisteredBy'>,
): Promise<void> {
  if (principal.kind === 'key') return;
  const url = URL.parse(text);
  const isPage = url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  const page = principal.pageOrigin ?? origin;
  const { partnerId, environment } = principal;
  if (isPage && page !== undefined && url.origin === page) return;
  if (isPage && page === undefined && (await origins.isRegisteredBy(url.origin, partnerId, environment)))
    return;
  const where = page === undefined ? 'one of your registered origins' : 'the origin of the calling page';
  throw new ApiError('field_invalid', {
    message: `return_url must be an absolute http or https URL on ${where}.`,
    param: 'return_url',
  });
}

/**
 * Moves bank account numbers to the vault. A key's request names who accepted the terms; for a session it is
 * the page's user.
 */
async function withoutSecrets(
  { bank_account: account, terms, ...rest }: OnboardingChange,
  { kind }: Principal,
  remoteAddress: string,
  keep: (account: BankAccountInput) => ReturnType<Vault['keepBankAccount']>,
): Promise<Omit<SafeChange, 'bankWaived'>> {
  const ip = kind === 'session' ? remoteAddress : terms?.ip;
  if (terms && ip === undefined) {
    throw new ApiError('field_missing', { message: 'terms.ip is required with a key.', param: 'terms.ip' });
  }
  return {
    ...rest,
    ...(account !== undefined && {
      bankAccount: account && { country: account.country, ...(await keep(account)) },
    }),
    ...(terms !== undefined && { terms: terms && { version: terms.version, ip: ip ?? '' } }),
  };
}

function unknownMerchant(): ApiError {
  return new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
}
