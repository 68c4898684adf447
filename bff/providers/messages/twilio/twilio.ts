import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  exchange,
  ExchangeError,
  openPool,
  type Incoming,
  type Outgoing,
} from '../../../core/ports/exchange.ts';
import { countryOfPhone } from '../../../core/phones/phones.ts';
import { MayBeTaken, OptedOut, Undeliverable, type Postman } from '../postman.ts';

/** An account of Twilio's, and who its texts are from. */
export interface TwilioAccess {
  /** `AC…`. */
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in E.164 or a sender's name; or the ID of a messaging service, `MG…`. */
  readonly sender: { readonly from: string } | { readonly messagingService: string };
  /** The URL of its API, if it is a stand-in's. */
  readonly apiBase: string;
  /** The countries that texts are sent to, ISO 3166-1; `undefined` for all. */
  readonly countries: ReadonlySet<string> | undefined;
}

const WITHIN_MS = 15_000;
const MAX_BYTES = 64 * 1024;
const MAX_CONNECTIONS = 8;
const CONNECT_MS = 5_000;

/** Twilio's code for a number that doesn't want texts from this sender. */
const OPTED_OUT = 21_610;
/**
 * Twilio's codes for what won't succeed later: no such number, no mobile number, a region that the account
 * doesn't reach, a text that can't be sent.
 */
const FOR_GOOD: ReadonlySet<number> = new Set([
  21_211, 21_214, 21_217, 21_408, 21_602, 21_612, 21_614, 21_617,
]);

/**
 * Sends texts by Twilio's REST API. It can't tell a repeated request, so a request without an answer may have
 * been one that was taken.
 * @param statusUrl where Twilio says what became of a text
 */
export function openTwilio(access: TwilioAccess, { statusUrl }: { readonly statusUrl: string }): Postman {
  const { accountSid, authToken, sender, apiBase, countries } = access;
  const base = new URL(apiBase);
  const pool = openPool(base.origin, { connections: MAX_CONNECTIONS, connectMs: CONNECT_MS });
  const account = `${base.pathname.replace(/\/$/, '')}/2010-04-01/Accounts/${accountSid}`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const ask = (request: Pick<Outgoing, 'method' | 'path' | 'body'>): Promise<Incoming> => {
    const form = request.body && { 'content-type': 'application/x-www-form-urlencoded' };
    const headers = { authorization, accept: 'application/json', ...form };
    return exchange(pool, { ...request, headers }, { timeoutMs: WITHIN_MS, maxBytes: MAX_BYTES });
  };
  return {
    knowsRepeats: false,
    inbound: { isGenuine: (url, form, signature) => isSigned(authToken, { url, form, signature }) },

    async refusalOf(to) {
      const country = await countryOfPhone(to);
      if (!countries || (country !== undefined && countries.has(country))) return undefined;
      return 'Text messages aren’t sent to numbers of this country.';
    },

    async take({ to, text }, _signal, begin) {
      const form = new URLSearchParams({
        To: to,
        ...('from' in sender ? { From: sender.from } : { MessagingServiceSid: sender.messagingService }),
        Body: text,
        StatusCallback: statusUrl,
      });
      await begin?.();
      const body = Buffer.from(form.toString());
      const answer = await ask({ method: 'POST', path: `${account}/Messages.json`, body }).catch(
        unlessUnsent,
      );
      requireTaken(answer);
    },

    async check() {
      const { status } = await ask({ method: 'GET', path: `${account}.json` });
      if (status !== 200) throw new Error(`Twilio answered ${status}`);
    },

    close: () => pool.close(),
  };
}

/** @throws {MayBeTaken} the request was sent; {Error} it was not */
function unlessUnsent(error: unknown): never {
  const code =
    error instanceof ExchangeError ? (error.cause as { code?: string } | undefined)?.code : undefined;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'UND_ERR_CONNECT_TIMEOUT') {
    throw new Error('Twilio can’t be reached');
  }
  throw new MayBeTaken('Twilio didn’t answer');
}

/**
 * @throws {OptedOut} the number doesn't want texts; {Undeliverable} another refusal for good; {MayBeTaken} a
 * failure, or an answer that isn't Twilio's; {Error} a refusal that passes: too many requests, or the account
 */
function requireTaken({ status, bytes }: Incoming): void {
  const { sid, code } = read(bytes);
  if (status < 300 && typeof sid === 'string') return;
  if (status < 300 || status >= 500) throw new MayBeTaken(`Twilio answered ${status}, without a message`);
  if (code === OPTED_OUT) throw new OptedOut('a number has opted out of texts');
  if (typeof code === 'number' && FOR_GOOD.has(code))
    throw new Undeliverable(`Twilio refused a text: ${code}`);
  throw new Error(`Twilio answered ${status}${typeof code === 'number' ? `, ${code}` : ''}`);
}

function read(bytes: Buffer): { readonly sid?: unknown; readonly code?: unknown } {
  try {
    return Object(JSON.parse(bytes.toString('utf8'))) as object;
  } catch {
    return {};
  }
}

/** Twilio's signature: the URL, then each field's name and value by name, with the account's token. */
export function twilioSignature(authToken: string, url: string, form: URLSearchParams): string {
  const fields = [...form].toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  const text = url + fields.map(([name, value]) => name + value).join('');
  return createHmac('sha1', authToken).update(text).digest('base64');
}

function isSigned(
  authToken: string,
  {
    url,
    form,
    signature,
  }: { readonly url: string; readonly form: URLSearchParams; readonly signature: string },
): boolean {
  const [sent, own] = [Buffer.from(signature), Buffer.from(twilioSignature(authToken, url, form))];
  return sent.length === own.length && timingSafeEqual(sent, own);
}
