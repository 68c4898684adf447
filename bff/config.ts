/** The environment, read once: either a frozen Config, or one clear error and no start. */

export interface Config {
  readonly port: number;
  /** Address to bind; loopback by default. */
  readonly host: string;
  /** Where partners reach this service; the issuer of tokens and the base of links. No trailing slash. */
  readonly publicUrl: string;
  /** PostgreSQL; undefined means the embedded database under `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Redis, where several nodes count limits together; undefined means this node counts by itself. */
  readonly redisUrl: string | undefined;
  /** The plant API and its bearer credential; undefined means the built-in one. */
  readonly plantApi: { readonly url: string; readonly token: string } | undefined;
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
    databaseUrl: databaseUrl(env),
    dataDir: text(env, 'DATA_DIR') ?? '.data',
    redisUrl: redisUrl(env),
    plantApi: plantApi(env),
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

function plantApi(env: Readonly<Record<string, string | undefined>>): Config['plantApi'] {
  const url = urlSetting(env, 'PLANT_API_URL', ['http:', 'https:']);
  const token = text(env, 'PLANT_API_TOKEN');
  if (url === undefined && token === undefined) return undefined;
  if (url === undefined || token === undefined) {
    throw new ConfigError('PLANT_API_URL and PLANT_API_TOKEN must both be set, or neither');
  }
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new ConfigError('PLANT_API_TOKEN must be printable ASCII without spaces');
  return { url, token };
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

function logLevel(env: Readonly<Record<string, string | undefined>>): LogLevel {
  const value = text(env, 'LOG_LEVEL') ?? 'info';
  const level = LOG_LEVELS.find((name) => name === value);
  if (!level) throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  return level;
}
