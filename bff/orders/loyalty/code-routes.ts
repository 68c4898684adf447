import type { FeatureDeps } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import { merchantOf, viewOf, type Principal } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { languageOfLocale } from '../../core/text/languages.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { requirePublished } from '../../accounts/identity/partners/publish.ts';
import { accountOfPhone, presentAccount } from './account-records.ts';
import { createAccount, verifyAccount } from './account-changes.ts';
import { sendCode, withCode, type CodeSubject } from './codes.ts';
import { checkLoyaltyCode, sendLoyaltyCode, type LoyaltyCodeCheck } from './contract/code.ts';
import type { LoyaltyAccount } from './contract/account.ts';
import { phoneOf } from '../../core/phones/phones.ts';
import { requireProgram, requireRunning } from './program-records.ts';
import { isIPv6 } from 'node:net';

export function codeRoutes(deps: FeatureDeps): Route[] {
  const { db, clock } = deps;
  return [
    route(sendLoyaltyCode, async ({ principal, work, body, remoteAddress }) => {
      await requirePublished(work.db, principal);
      const merchantId = merchantOf(principal, body.merchant);
      const { country, language } = await requireProgram(work.db, viewOf(principal), merchantId);
      const wanted = principal.kind === 'guest' ? principal.language : undefined;
      const phone = await phoneOf(body.phone, country);
      const { partnerId, environment } = principal;
      const sent = await sendCode(
        work,
        deps,
        { partnerId, environment, merchantId, phone },
        {
          merchantName: (await deps.readMerchant(work.db, merchantId))?.displayName ?? '',
          address: addressOf(principal, body.guest_address, remoteAddress),
          language: wanted ?? languageOfLocale(language),
          now: new Date(await nowIn(work.db, clock, principal)),
        },
      );
      return {
        body: {
          object: 'loyalty_code',
          merchant: merchantId,
          expires_at: sent.expiresAt.toISOString(),
          resend_at: sent.resendAt.toISOString(),
        },
      };
    }),
    route(
      checkLoyaltyCode,
      async ({ principal, body }) => {
        const { subject, now } = await subjectOf(deps, principal, body);
        const { merchantId, phone } = subject;
        const account = await withCode(deps, subject, { code: body.code, now }, async (work) => {
          const found = await accountOfPhone(work.db, principal, merchantId, phone);
          if (found) return presentAccount(await verifyAccount(work, found, now));
          if (body.join !== true) return null;
          const program = await requireProgram(work.db, viewOf(principal), merchantId);
          requireRunning(program);
          return presentAccount(await createAccount(work, program, { phone, isVerified: true }, now));
        });
        return { body: checked(account) };
      },
      {
        readAgain: async ({ principal, body }) => {
          const { merchantId, phone } = (await subjectOf(deps, principal, body)).subject;
          const found = await accountOfPhone(db, principal, merchantId, phone);
          return { body: checked(found ? presentAccount(found) : null) };
        },
      },
    ),
  ];
}

const checked = (account: LoyaltyAccount | null) => ({ object: 'checked_loyalty_code', account }) as const;

/**
 * Returns the subject of a code, and the environment's time.
 * @throws {ApiError} not_found, state_forbids, field_invalid
 */
async function subjectOf(
  { db, clock }: FeatureDeps,
  caller: Principal,
  { merchant, phone }: LoyaltyCodeCheck,
): Promise<{ readonly subject: CodeSubject; readonly now: Date }> {
  const merchantId = merchantOf(caller, merchant);
  const { country } = await requireProgram(db, viewOf(caller), merchantId);
  const { partnerId, environment } = caller;
  return {
    subject: { partnerId, environment, merchantId, phone: await phoneOf(phone, country) },
    now: new Date(await nowIn(db, clock, caller)),
  };
}

/**
 * Returns the guest's address: the peer for a page (ours included), the address in the request for a server.
 * @throws {ApiError} credential_kind
 */
function addressOf(caller: Principal, sent: string | undefined, peer: string): string | undefined {
  if (caller.kind === 'key') return sent === undefined ? undefined : guestAddress(sent);
  if (sent === undefined) return guestAddress(peer);
  throw new ApiError('credential_kind', {
    message: 'Only a partner key can say whose address it is.',
    param: 'guest_address',
  });
}

/**
 * The part of an address that counts as one guest: all of an IPv4 address, or the network of an IPv6 address,
 * since one household has billions of those.
 */
export function guestAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
}

/** Returns the first 64 bits of an address. */
function networkOf(address: string): string {
  // A URL writes it in its shortest form.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]/`);
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const groups = [...(before ?? []), ...Array<string>(8).fill('0')].slice(0, 8 - (after?.length ?? 0));
  return [...groups, ...(after ?? [])].slice(0, 4).join(':');
}
