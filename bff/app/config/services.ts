import { ConfigError, portSetting, text, urlSetting, type Env } from './setting.ts';

/** A service behind this one, with its bearer credential. */
export interface Upstream {
  readonly url: string;
  readonly token: string;
}

/** A mail server, and the sender's address. */
export interface Mail {
  readonly url: string;
  readonly from: string;
}

/** The URL that text messages are posted to, and the secret that signs them. */
export interface Sms {
  readonly url: string;
  readonly secret: string;
}

/**
 * The built-in processor: its port, 0 for any free one, and its URL for browsers; `undefined` for the address
 * it listens on.
 */
export interface SandboxProcessor {
  readonly port: number;
  readonly publicUrl: string | undefined;
}

/** The address that the operator's server listens on, and its URL for browsers. No trailing slash. */
export interface Operator {
  readonly port: number;
  readonly host: string;
  readonly url: string;
}

/**
 * Reads a service behind this one, with its credential: `{name}_URL` and `{name}_TOKEN`.
 * @throws {ConfigError} only one of the two is set, or one is malformed
 */
export function upstream(env: Env, name: 'PLANT_API' | 'PROCESSOR' | 'BANK'): Upstream | undefined {
  const url = urlSetting(env, `${name}_URL`, ['http:', 'https:']);
  const token = text(env, `${name}_TOKEN`);
  if (url === undefined && token === undefined) return undefined;
  if (url === undefined || token === undefined) {
    throw new ConfigError(`${name}_URL and ${name}_TOKEN must both be set, or neither`);
  }
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new ConfigError(`${name}_TOKEN must be printable ASCII without spaces`);
  return { url, token };
}

/** Stripe as the payment processor and bank of production. */
export interface StripeAccess {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** The secret that signs its webhooks. */
  readonly webhookSecret: string;
  /** The URL of its API, if it is an emulator's. */
  readonly apiBase: string | undefined;
}

/**
 * Reads which processor production has: `stripe` with its keys, or `http` (docs/processor.md).
 * @throws {ConfigError} a key is missing, malformed, or of the wrong mode
 */
export function stripe(env: Env): StripeAccess | undefined {
  const kind = text(env, 'PROCESSOR') ?? 'http';
  if (kind === 'http') return undefined;
  if (kind !== 'stripe') throw new ConfigError('PROCESSOR must be stripe or http');
  if (text(env, 'PROCESSOR_URL') !== undefined) {
    throw new ConfigError('PROCESSOR_URL is for PROCESSOR=http; unset it, or unset PROCESSOR=stripe');
  }
  const mode = text(env, 'STRIPE_MODE') ?? 'live';
  if (mode !== 'live' && mode !== 'test') throw new ConfigError('STRIPE_MODE must be live or test');
  return {
    secretKey: stripeKey(env, 'STRIPE_SECRET_KEY', '(?:sk|rk)', mode),
    publishableKey: stripeKey(env, 'STRIPE_PUBLISHABLE_KEY', 'pk', mode),
    webhookSecret: webhookSecret(env),
    apiBase: urlSetting(env, 'STRIPE_API_BASE', ['http:', 'https:']),
  };
}

function stripeKey(env: Env, name: string, prefix: string, mode: 'live' | 'test'): string {
  const value = text(env, name);
  if (value === undefined) throw new ConfigError(`${name} must be set with PROCESSOR=stripe`);
  if (new RegExp(String.raw`^${prefix}_${mode}_\w+$`).test(value)) return value;
  const other = mode === 'live' ? 'test' : 'live';
  if (new RegExp(String.raw`^${prefix}_${other}_\w+$`).test(value)) {
    throw new ConfigError(
      mode === 'live'
        ? `${name} is a test key, which charges no card. Set a live key, or STRIPE_MODE=test to try ` +
            'production'
        : `${name} is a live key, which charges real cards. Set a test key, or STRIPE_MODE=live`,
    );
  }
  throw new ConfigError(
    `${name} must be a key of Stripe's, such as ${prefix === 'pk' ? 'pk' : 'sk'}_${mode}_…`,
  );
}

function webhookSecret(env: Env): string {
  const value = text(env, 'STRIPE_WEBHOOK_SECRET');
  if (value !== undefined && /^whsec_\w{8,200}$/.test(value)) return value;
  throw new ConfigError('STRIPE_WEBHOOK_SECRET must be set with PROCESSOR=stripe: whsec_…');
}

/**
 * Reads `SMTP_URL` and `SMTP_FROM`.
 * @throws {ConfigError} only one of the two is set, or one is malformed
 */
export function mail(env: Env): Mail | undefined {
  const [url, from] = [text(env, 'SMTP_URL'), text(env, 'SMTP_FROM')];
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || from === undefined) {
    throw new ConfigError('SMTP_URL and SMTP_FROM must both be set, or neither');
  }
  const { protocol, hostname, search = '', hash = '' } = URL.parse(url) ?? {};
  const isSmtp = (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
  if (!isSmtp || search !== '' || hash !== '') {
    throw new ConfigError(
      'SMTP_URL must be smtps://user:password@host:port or smtp://…, without a query or fragment',
    );
  }
  if (!/^(?:[^<>"\p{C}]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u.test(from)) {
    throw new ConfigError('SMTP_FROM must be an email address, such as Trellis <no-reply@example.com>');
  }
  return { url, from };
}

/**
 * Reads `SMS_URL` and `SMS_SECRET`.
 * @throws {ConfigError} only one of the two is set, or the secret is malformed
 */
export function sms(env: Env): Sms | undefined {
  const url = urlSetting(env, 'SMS_URL', ['http:', 'https:']);
  const secret = text(env, 'SMS_SECRET');
  if (url === undefined && secret === undefined) return undefined;
  if (url === undefined || secret === undefined) {
    throw new ConfigError('SMS_URL and SMS_SECRET must both be set, or neither');
  }
  if (!/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(secret)) {
    throw new ConfigError('SMS_SECRET must be whsec_ and the base64 of 24 to 64 bytes');
  }
  return { url, secret };
}

/**
 * Reads where the sandbox's built-in processor listens; port 0 is any free one.
 * @throws {ConfigError} the port is malformed or that of the service
 */
export function sandboxProcessor(env: Env, publicPort: number): SandboxProcessor {
  const port = portSetting(env, 'SANDBOX_PROCESSOR_PORT', 0);
  if (port === publicPort) throw new ConfigError('SANDBOX_PROCESSOR_PORT must differ from PORT');
  return { port, publicUrl: urlSetting(env, 'SANDBOX_PROCESSOR_URL', ['http:', 'https:']) };
}

/**
 * Reads the operator's address. Off unless its port is set: processes on the same machine would otherwise
 * collide.
 * @throws {ConfigError} the port is malformed or that of the service, or the URL is malformed
 */
export function operator(env: Env, publicPort: number): Operator | undefined {
  const port = portSetting(env, 'OPERATOR_PORT', 0);
  if (port === 0) return undefined;
  if (port === publicPort) throw new ConfigError('OPERATOR_PORT must differ from PORT');
  const url = urlSetting(env, 'OPERATOR_URL', ['http:', 'https:']) ?? `http://localhost:${port}`;
  return { port, host: text(env, 'OPERATOR_HOST') ?? '127.0.0.1', url };
}
