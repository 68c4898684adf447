import { ConfigError, text, urlSetting, type Env } from './setting.ts';

/** An account of Twilio's, and who its texts are from. */
export interface TwilioAccess {
  readonly accountSid: string;
  readonly authToken: string;
  readonly sender: { readonly from: string } | { readonly messagingService: string };
  readonly apiBase: string;
  /** The countries that texts are sent to, ISO 3166-1; `undefined` for all. */
  readonly countries: ReadonlySet<string> | undefined;
}

const API = 'https://api.twilio.com';

/**
 * Reads the account of Twilio's that sends texts: `TWILIO_ACCOUNT_SID`, `TWILIO_AUTH_TOKEN`, and
 * `TWILIO_FROM` or `TWILIO_MESSAGING_SERVICE_SID`.
 * @throws {ConfigError} some of them are missing or malformed, or `SMS_URL` is set too
 */
export function twilio(env: Env): TwilioAccess | undefined {
  const [accountSid, authToken] = [text(env, 'TWILIO_ACCOUNT_SID'), text(env, 'TWILIO_AUTH_TOKEN')];
  const sender = senderIn(env);
  if (accountSid === undefined && authToken === undefined && !sender) return undefined;
  if (accountSid === undefined || authToken === undefined || !sender) {
    throw new ConfigError(
      'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, and TWILIO_FROM or TWILIO_MESSAGING_SERVICE_SID must all ' +
        'be set, or none',
    );
  }
  if (text(env, 'SMS_URL') !== undefined) {
    throw new ConfigError('Set SMS_URL or TWILIO_ACCOUNT_SID, not both: texts go one way');
  }
  if (!/^AC[0-9a-f]{32}$/i.test(accountSid))
    throw new ConfigError('TWILIO_ACCOUNT_SID must be AC and 32 hex digits');
  if (!/^[\x21-\x7e]{16,200}$/.test(authToken)) {
    throw new ConfigError('TWILIO_AUTH_TOKEN must be printable ASCII without spaces');
  }
  const apiBase = urlSetting(env, 'TWILIO_API_BASE', ['http:', 'https:']) ?? API;
  return { accountSid, authToken, sender, apiBase, countries: countriesIn(env) };
}

function senderIn(env: Env): TwilioAccess['sender'] | undefined {
  const [from, service] = [text(env, 'TWILIO_FROM'), text(env, 'TWILIO_MESSAGING_SERVICE_SID')];
  if (from !== undefined && service !== undefined) {
    throw new ConfigError('Set TWILIO_FROM or TWILIO_MESSAGING_SERVICE_SID, not both');
  }
  if (from !== undefined) {
    if (/^(?:\+[1-9]\d{6,14}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/.test(from)) return { from };
    throw new ConfigError(
      'TWILIO_FROM must be a number such as +442079460018, or a name of up to 11 letters',
    );
  }
  if (service === undefined) return undefined;
  if (/^MG[0-9a-f]{32}$/i.test(service)) return { messagingService: service };
  throw new ConfigError('TWILIO_MESSAGING_SERVICE_SID must be MG and 32 hex digits');
}

function countriesIn(env: Env): ReadonlySet<string> | undefined {
  const value = text(env, 'TWILIO_COUNTRIES');
  if (value === undefined) return undefined;
  const codes = value.split(',').map((code) => code.trim().toUpperCase());
  if (codes.every((code) => /^[A-Z]{2}$/.test(code))) return new Set(codes);
  throw new ConfigError('TWILIO_COUNTRIES must be countries such as GB,IE,DE');
}
