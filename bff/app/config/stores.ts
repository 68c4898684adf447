import { ConfigError, text, type Env } from './setting.ts';

export function databaseUrl(env: Env): string | undefined {
  return postgresUrl(env, 'DATABASE_URL');
}

/**
 * Reads the URL of the streaming replica.
 * @throws {ConfigError} it isn't a PostgreSQL URL, or there is no primary
 */
export function replicaDatabaseUrl(env: Env): string | undefined {
  const value = postgresUrl(env, 'REPLICA_DATABASE_URL');
  if (value !== undefined && databaseUrl(env) === undefined) {
    throw new ConfigError('REPLICA_DATABASE_URL needs DATABASE_URL, which is the primary');
  }
  return value;
}

function postgresUrl(env: Env, name: 'DATABASE_URL' | 'REPLICA_DATABASE_URL'): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const protocol = URL.parse(value)?.protocol;
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') {
    throw new ConfigError(`${name} must start with postgres:// or postgresql://`);
  }
  return value;
}

/**
 * Reads the URL of Redis, with or without a database number.
 * @throws {ConfigError} it isn't a Redis URL
 */
export function redisUrl(env: Env): string | undefined {
  const value = text(env, 'REDIS_URL');
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  const isRedis = url?.protocol === 'redis:' || url?.protocol === 'rediss:';
  if (!isRedis || url.hostname === '' || !/^(?:\/\d*)?$/.test(url.pathname) || url.search || url.hash) {
    throw new ConfigError(
      'REDIS_URL must be redis://host:port or rediss://host:port, with or without a database number ' +
        'such as redis://host:6379/2',
    );
  }
  return value;
}

export interface RedisSentinel {
  readonly host: string;
  readonly port: number;
}

const SENTINEL_PORT = 26_379;

/**
 * Reads `host:port,host:port`. The host of REDIS_URL is then the name that the sentinels know the primary by,
 * and has no port.
 * @throws {ConfigError} an address is malformed, or REDIS_URL names a port
 */
export function redisSentinels(env: Env): readonly RedisSentinel[] | undefined {
  const value = text(env, 'REDIS_SENTINELS');
  if (value === undefined) return undefined;
  const url = redisUrl(env);
  if (url === undefined || new URL(url).port !== '') {
    throw new ConfigError(
      'with REDIS_SENTINELS, REDIS_URL must be redis:// or rediss:// and the name that they know the ' +
        'primary by, such as redis://mymaster',
    );
  }
  return value.split(',').map((address) => {
    const place = URL.parse(`redis://${address.trim()}`);
    const isAddress = place && place.hostname !== '' && place.href === `redis://${place.host}`;
    if (!isAddress) {
      throw new ConfigError('REDIS_SENTINELS must be addresses such as 10.0.0.1:26379, separated by commas');
    }
    return { host: place.hostname.replace(/^\[|\]$/g, ''), port: Number(place.port || SENTINEL_PORT) };
  });
}
