/** The environment, read once: either a frozen Config, or one clear error and no start. */

import { isIP } from 'node:net';

export interface Config {
  readonly port: number;
  /** Address to bind; loopback by default. */
  readonly host: string;
  /** Where partners reach this service; the issuer of tokens and the base of links. No trailing slash. */
  readonly publicUrl: string;
  /** Below it each partner has a host for each environment: `{partner}.{environment}.{hostedDomain}`; with its port, where it has one. */
  readonly hostedDomain: string;
  /** Name servers that partners' domains are looked up with, each an address with or without a port; none: those of the system. */
  readonly dnsServers: readonly string[];
  /** How many proxies in a row are in front, each of which adds to `X-Forwarded-For`. */
  readonly trustedProxies: number;
  /** PostgreSQL; undefined means the embedded database under `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Redis, where several nodes count limits together; undefined means this node counts by itself. */
  readonly redisUrl: string | undefined;
  /** The plant API and its bearer credential; undefined means the built-in one. */
  readonly plantApi: { readonly url: string; readonly token: string } | undefined;
  /** The payment processor of production and its bearer credential; undefined means no payments online there. */
  readonly processor: { readonly url: string; readonly token: string } | undefined;
  /** The bank of production and its bearer credential; undefined means nothing is paid out there. */
  readonly bank: { readonly url: string; readonly token: string } | undefined;
  /** The mail server of production and the address that emails come from; undefined means no emails there. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** Where production posts text messages to, and the secret that signs them; undefined means no text messages there. */
  readonly sms: { readonly url: string; readonly secret: string } | undefined;
  /** The built-in processor of the sandbox: its port, 0 for any free one, and where browsers reach it; undefined means where it listens. */
  readonly sandboxProcessor: { readonly port: number; readonly publicUrl: string | undefined };
  /** How many days of sales the test merchants of a new sandbox have behind them; 0: none. */
  readonly sandboxHistoryDays: number;
  /** Private JWK as JSON; undefined means one is made once and kept in the database. */
  readonly signingJwk: string | undefined;
  /** 32 bytes, base64, that endpoint secrets are sealed with; undefined means made once and kept in the database. */
  readonly webhookSecretsKey: string | undefined;
  /** Whether sandbox endpoints may be on this machine's loopback, by http: for development. */
  readonly allowLoopbackWebhooks: boolean;
  /** The operator's own address, where metrics are served; undefined means they are not. */
  readonly operator: { readonly port: number; readonly host: string } | undefined;
  readonly logLevel: LogLevel;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * A setting that can't be used. The message names it and says what it must be; it never contains a secret's value.
 */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** @throws {ConfigError} on the first setting that can't be used */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = portSetting(env, 'PORT', 8080);
  return Object.freeze({
    port,
    host: text(env, 'HOST') ?? '127.0.0.1',
    publicUrl: urlSetting(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`,
    hostedDomain: hostedDomain(env) ?? `localhost:${port}`,
    dnsServers: dnsServers(env),
    trustedProxies: trustedProxies(env),
    databaseUrl: databaseUrl(env),
    dataDir: text(env, 'DATA_DIR') ?? '.data',
    redisUrl: redisUrl(env),
    plantApi: upstream(env, 'PLANT_API'),
    processor: upstream(env, 'PROCESSOR'),
    bank: upstream(env, 'BANK'),
    mail: mail(env),
    sms: sms(env),
    sandboxProcessor: sandboxProcessor(env, port),
    sandboxHistoryDays: historyDays(env),
    signingJwk: signingJwk(env),
    webhookSecretsKey: webhookSecretsKey(env),
    allowLoopbackWebhooks: flag(env, 'WEBHOOK_ALLOW_LOOPBACK'),
    operator: operator(env, port),
    logLevel: logLevel(env),
  });
}

/** An empty setting counts as unset: shells and compose files write it so. */
function text(env: Readonly<Record<string, string | undefined>>, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? undefined : value;
}

function portSetting(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port < 1 || port > 65535) {
    throw new ConfigError(`${name} must be a port from 1 to 65535`);
  }
  return port;
}

function urlSetting(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  protocols: readonly string[],
): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  const plain = url && !url.username && !url.password && !url.search && !url.hash;
  if (!plain || !protocols.includes(url.protocol)) {
    throw new ConfigError(
      `${name} must be a URL such as https://api.example.com, without a user, query or fragment`,
    );
  }
  return value.replace(/\/+$/, '');
}

const DOMAIN =
  /^(?=.{1,180}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::[1-9]\d{0,4})?$/;

function hostedDomain(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const value = text(env, 'HOSTED_DOMAIN')?.toLowerCase();
  if (value === undefined || DOMAIN.test(value)) return value;
  throw new ConfigError(
    'HOSTED_DOMAIN must be a domain such as sites.example.com, with its port if it has one',
  );
}

/** An address with a port, or in brackets; alone it needs neither. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::[1-9]\d{0,4})?$/;

function isNameServer(server: string): boolean {
  const [, bracketed, plain] = WITH_PORT.exec(server) ?? [];
  return isIP(bracketed ?? plain ?? server) !== 0;
}

/** More in a row than anyone has. */
const MOST_PROXIES = 9;

function trustedProxies(env: Readonly<Record<string, string | undefined>>): number {
  const value = text(env, 'TRUSTED_PROXIES') ?? '0';
  if (/^\d$/.test(value)) return Number(value);
  throw new ConfigError(`TRUSTED_PROXIES must be a whole number from 0 to ${MOST_PROXIES}`);
}

function dnsServers(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const servers = (text(env, 'DNS_SERVERS') ?? '').split(',').flatMap((server) => server.trim() || []);
  if (servers.every(isNameServer)) return servers;
  throw new ConfigError('DNS_SERVERS must be addresses, separated by commas, such as 10.0.0.2,10.0.0.3:5353');
}

function databaseUrl(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const value = text(env, 'DATABASE_URL');
  if (value === undefined) return undefined;
  const protocol = URL.parse(value)?.protocol;
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') {
    throw new ConfigError('DATABASE_URL must start with postgres:// or postgresql://');
  }
  return value;
}

function redisUrl(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const value = text(env, 'REDIS_URL');
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  const isRedis = url?.protocol === 'redis:' || url?.protocol === 'rediss:';
  if (!isRedis || url.hostname === '' || !/^(?:\/\d*)?$/.test(url.pathname) || url.search || url.hash) {
    throw new ConfigError(
      'REDIS_URL must be redis://host:port or rediss://host:port, with or without a database number such as redis://host:6379/2',
    );
  }
  return value;
}

/** A service behind us, with its credential: `{name}_URL` and `{name}_TOKEN`. */
function upstream(
  env: Readonly<Record<string, string | undefined>>,
  name: 'PLANT_API' | 'PROCESSOR' | 'BANK',
): { readonly url: string; readonly token: string } | undefined {
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

/** `SMTP_URL` and `SMTP_FROM`. */
function mail(env: Readonly<Record<string, string | undefined>>): Config['mail'] {
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

/** `SMS_URL` and `SMS_SECRET`. */
function sms(env: Readonly<Record<string, string | undefined>>): Config['sms'] {
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

function sandboxProcessor(
  env: Readonly<Record<string, string | undefined>>,
  publicPort: number,
): Config['sandboxProcessor'] {
  const port = portSetting(env, 'SANDBOX_PROCESSOR_PORT', 0);
  if (port === publicPort) throw new ConfigError('SANDBOX_PROCESSOR_PORT must differ from PORT');
  return { port, publicUrl: urlSetting(env, 'SANDBOX_PROCESSOR_URL', ['http:', 'https:']) };
}

/** Off unless its port is set: processes that share a machine would otherwise collide. */
function operator(env: Readonly<Record<string, string | undefined>>, publicPort: number): Config['operator'] {
  const port = portSetting(env, 'OPERATOR_PORT', 0);
  if (port === 0) return undefined;
  if (port === publicPort) throw new ConfigError('OPERATOR_PORT must differ from PORT');
  return { port, host: text(env, 'OPERATOR_HOST') ?? '127.0.0.1' };
}

function signingJwk(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const value = text(env, 'SIGNING_JWK');
  if (value === undefined) return undefined;
  const problem = new ConfigError(
    'SIGNING_JWK must be a private JWK as JSON with kty EC, crv P-256, x, y and d',
  );
  try {
    const jwk: unknown = JSON.parse(value);
    const ok =
      typeof jwk === 'object' &&
      jwk !== null &&
      'kty' in jwk &&
      jwk.kty === 'EC' &&
      'crv' in jwk &&
      jwk.crv === 'P-256' &&
      'd' in jwk;
    if (!ok) throw problem;
  } catch {
    throw problem;
  }
  return value;
}

function webhookSecretsKey(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const value = text(env, 'WEBHOOK_SECRETS_KEY');
  if (value === undefined || /^[A-Za-z0-9+/]{43}=$/.test(value)) return value;
  throw new ConfigError(
    'WEBHOOK_SECRETS_KEY must be 32 bytes in base64, such as from: openssl rand -base64 32',
  );
}

function flag(env: Readonly<Record<string, string | undefined>>, name: string): boolean {
  const value = text(env, name)?.toLowerCase() ?? '0';
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  throw new ConfigError(`${name} must be 1 or 0`);
}

const HISTORY_DAYS = { usual: 21, most: 28 };

/** Events are kept for 30 days: what was sold before would have none. */
function historyDays(env: Readonly<Record<string, string | undefined>>): number {
  const value = text(env, 'SANDBOX_HISTORY_DAYS') ?? String(HISTORY_DAYS.usual);
  if (/^\d{1,2}$/.test(value) && Number(value) <= HISTORY_DAYS.most) return Number(value);
  throw new ConfigError(`SANDBOX_HISTORY_DAYS must be a whole number from 0 to ${HISTORY_DAYS.most}`);
}

function logLevel(env: Readonly<Record<string, string | undefined>>): LogLevel {
  const value = text(env, 'LOG_LEVEL') ?? 'info';
  const level = LOG_LEVELS.find((name) => name === value);
  if (!level) throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  return level;
}
