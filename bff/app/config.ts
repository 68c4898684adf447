import {
  mail,
  operator,
  sandboxProcessor,
  sms,
  stripe,
  upstream,
  type Mail,
  type Operator,
  type SandboxProcessor,
  type Sms,
  type StripeAccess,
  type Upstream,
} from './config/services.ts';
import { ConfigError, flag, portSetting, text, urlSetting, type Env } from './config/setting.ts';
import {
  databaseUrl,
  redisSentinels,
  redisUrl,
  replicaDatabaseUrl,
  type RedisSentinel,
} from './config/stores.ts';
import { isIP } from 'node:net';
import { retention, type KeptDays } from './config/retention.ts';
import { vapid, type VapidAccess } from './config/vapid.ts';
import { telemetry, type Telemetry } from './config/telemetry.ts';
import { twilio, type TwilioAccess } from './config/twilio.ts';

/** The environment, read once: either a frozen Config, or one clear error and no start. */

export { ConfigError } from './config/setting.ts';

export interface Config {
  readonly port: number;
  /** The address to bind; defaults to the loopback. */
  readonly host: string;
  /** The service's public URL; the issuer of tokens and the base of links. No trailing slash. */
  readonly publicUrl: string;
  /**
   * The parent domain of partners' hosts, one for each environment: `{partner}.{environment}.{hostedDomain}`,
   * with its port if it has one.
   */
  readonly hostedDomain: string;
  /**
   * The name servers that look up partners' domains, each an address with or without a port; empty for the
   * system's.
   */
  readonly dnsServers: readonly string[];
  /** The number of proxies in a row in front, each of which adds to `X-Forwarded-For`. */
  readonly trustedProxies: number;
  /** PostgreSQL; `undefined` for the embedded database under `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Whether the embedded database waits for the disk, so that it survives a power cut. */
  readonly isEmbeddedDurable: boolean;
  /** A streaming replica of that PostgreSQL, for reads; `undefined` to read from the primary. */
  readonly replicaDatabaseUrl: string | undefined;
  /** Redis, if several nodes count limits together; `undefined` if this node counts by itself. */
  readonly redisUrl: string | undefined;
  /**
   * The sentinels to ask for the primary Redis, whose name there is the host of `redisUrl`. `undefined` if
   * `redisUrl` is its address.
   */
  readonly redisSentinels: readonly RedisSentinel[] | undefined;
  /** The plant API and its bearer credential; `undefined` for the built-in one. */
  readonly plantApi: Upstream | undefined;
  /** Production's payment processor and its bearer credential; `undefined` for no online payments there. */
  readonly processor: Upstream | undefined;
  /** Stripe, if it is production's payment processor; its bank too, unless there is another one. */
  readonly stripe: StripeAccess | undefined;
  /** Production's bank and its bearer credential; `undefined` for no payouts there. */
  readonly bank: Upstream | undefined;
  /** Production's mail server and the sender's address; `undefined` for no emails there. */
  readonly mail: Mail | undefined;
  /**
   * The URL that production posts text messages to, and the secret that signs them; `undefined` to send no
   * text messages there.
   */
  readonly sms: Sms | undefined;
  /** The account of Twilio's that production sends text messages with, instead of that URL. */
  readonly twilio: TwilioAccess | undefined;
  /** The key pair that production's messages to browsers are sent with; `undefined` to send none there. */
  readonly vapid: VapidAccess | undefined;
  /** Who may open a sandbox: anybody, those whom the operator invites or approves, or nobody. */
  readonly signUp: SignUpMode;
  /** The built-in processor of the sandbox. */
  readonly sandboxProcessor: SandboxProcessor;
  /** The number of past days of sales for the test merchants of a new sandbox; 0 for none. */
  readonly sandboxHistoryDays: number;
  /** How many days each kind of record is kept. */
  readonly retention: KeptDays;
  /** A private JWK as JSON; `undefined` to generate one and store it in the database. */
  readonly signingJwk: string | undefined;
  /**
   * 32 bytes, base64, that seal endpoint secrets; `undefined` to generate them and store them in the
   * database.
   */
  readonly webhookSecretsKey: string | undefined;
  /** Whether sandbox endpoints may be on this machine's loopback, over http, for development. */
  readonly allowLoopbackWebhooks: boolean;
  /** The operator's own address, with its console and metrics; `undefined` to serve neither. */
  readonly operator: Operator | undefined;
  /** The signals to export by OpenTelemetry's protocol; `undefined` to export and load nothing. */
  readonly telemetry: Telemetry | undefined;
  readonly logLevel: LogLevel;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** @throws {ConfigError} on the first setting that can't be used */
export function readConfig(env: Env): Config {
  const port = portSetting(env, 'PORT', 8080);
  const kept = retention(env);
  return Object.freeze({
    port,
    host: text(env, 'HOST') ?? '127.0.0.1',
    publicUrl: urlSetting(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`,
    hostedDomain: hostedDomain(env) ?? `localhost:${port}`,
    dnsServers: dnsServers(env),
    trustedProxies: trustedProxies(env),
    databaseUrl: databaseUrl(env),
    dataDir: text(env, 'DATA_DIR') ?? '.data',
    isEmbeddedDurable: flag(env, 'EMBEDDED_FSYNC'),
    replicaDatabaseUrl: replicaDatabaseUrl(env),
    redisUrl: redisUrl(env),
    redisSentinels: redisSentinels(env),
    plantApi: upstream(env, 'PLANT_API'),
    processor: upstream(env, 'PROCESSOR'),
    stripe: stripe(env),
    bank: upstream(env, 'BANK'),
    mail: mail(env),
    sms: sms(env),
    twilio: twilio(env),
    vapid: vapid(env),
    signUp: signUp(env),
    sandboxProcessor: sandboxProcessor(env, port),
    sandboxHistoryDays: historyDays(env, kept),
    retention: kept,
    signingJwk: signingJwk(env),
    webhookSecretsKey: webhookSecretsKey(env),
    allowLoopbackWebhooks: flag(env, 'WEBHOOK_ALLOW_LOOPBACK'),
    operator: operator(env, port),
    telemetry: telemetry(env),
    logLevel: logLevel(env),
  });
}

const SIGN_UP_MODES = ['open', 'invitation', 'approval', 'closed'] as const;
type SignUpMode = (typeof SIGN_UP_MODES)[number];

function signUp(env: Env): SignUpMode {
  const value = text(env, 'SIGN_UP') ?? 'open';
  const mode = SIGN_UP_MODES.find((name) => name === value);
  if (!mode) throw new ConfigError(`SIGN_UP must be one of ${SIGN_UP_MODES.join(', ')}`);
  return mode;
}

const HISTORY_DAYS = { usual: 21, most: 28 };

/** Limited because events are kept for some time: older sales would have none. */
function historyDays(env: Env, { events }: KeptDays): number {
  const most = Math.min(HISTORY_DAYS.most, events - 2);
  const value = text(env, 'SANDBOX_HISTORY_DAYS') ?? String(Math.min(HISTORY_DAYS.usual, most));
  if (/^\d{1,2}$/.test(value) && Number(value) <= most) return Number(value);
  throw new ConfigError(`SANDBOX_HISTORY_DAYS must be a whole number from 0 to ${most}`);
}

function logLevel(env: Env): LogLevel {
  const value = text(env, 'LOG_LEVEL') ?? 'info';
  const level = LOG_LEVELS.find((name) => name === value);
  if (!level) throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  return level;
}

const DOMAIN =
  /^(?=.{1,180}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::[1-9]\d{0,4})?$/;

function hostedDomain(env: Env): string | undefined {
  const value = text(env, 'HOSTED_DOMAIN')?.toLowerCase();
  if (value === undefined || DOMAIN.test(value)) return value;
  throw new ConfigError(
    'HOSTED_DOMAIN must be a domain such as sites.example.com, with its port if it has one',
  );
}

/** Matches an address with a port, or in brackets; an address alone needs neither. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::[1-9]\d{0,4})?$/;

function isNameServer(server: string): boolean {
  const [, bracketed, plain] = WITH_PORT.exec(server) ?? [];
  return isIP(bracketed ?? plain ?? server) !== 0;
}

/** More proxies in a row than any realistic setup. */
const MOST_PROXIES = 9;

function trustedProxies(env: Env): number {
  const value = text(env, 'TRUSTED_PROXIES') ?? '0';
  if (/^\d$/.test(value)) return Number(value);
  throw new ConfigError(`TRUSTED_PROXIES must be a whole number from 0 to ${MOST_PROXIES}`);
}

function dnsServers(env: Env): readonly string[] {
  const servers = (text(env, 'DNS_SERVERS') ?? '').split(',').flatMap((server) => server.trim() || []);
  if (servers.every(isNameServer)) return servers;
  throw new ConfigError('DNS_SERVERS must be addresses, separated by commas, such as 10.0.0.2,10.0.0.3:5353');
}

function signingJwk(env: Env): string | undefined {
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

function webhookSecretsKey(env: Env): string | undefined {
  const value = text(env, 'WEBHOOK_SECRETS_KEY');
  if (value === undefined || /^[A-Za-z0-9+/]{43}=$/.test(value)) return value;
  throw new ConfigError(
    'WEBHOOK_SECRETS_KEY must be 32 bytes in base64, such as from: openssl rand -base64 32',
  );
}
