import { ConfigError, text, type Env } from './setting.ts';

export function databaseUrl(env: Env): string | undefined {
  const value = text(env, 'DATABASE_URL');
  if (value === undefined) return undefined;
  const protocol = URL.parse(value)?.protocol;
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') {
    throw new ConfigError('DATABASE_URL must start with postgres:// or postgresql://');
  }
  return value;
}

export function redisUrl(env: Env): string | undefined {
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
