/** The environment of the process. */
export type Env = Readonly<Record<string, string | undefined>>;

/**
 * The error for an invalid setting. The message names it and its rule; it never contains a secret's value.
 */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads a setting. An empty one counts as unset, because shells and compose files write it that way. */
export function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? undefined : value;
}

/**
 * Reads a port from 1 to 65535.
 * @throws {ConfigError} it isn't a port
 */
export function portSetting(env: Env, name: string, fallback: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port < 1 || port > 65535) {
    throw new ConfigError(`${name} must be a port from 1 to 65535`);
  }
  return port;
}

/**
 * Reads a URL, without slashes at its end.
 * @throws {ConfigError} it isn't a URL of one of the protocols, or has a user, query or fragment
 */
export function urlSetting(env: Env, name: string, protocols: readonly string[]): string | undefined {
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

/**
 * Reads `1` or `true`, `0` or `false`; unset is false.
 * @throws {ConfigError} it is neither
 */
export function flag(env: Env, name: string): boolean {
  const value = text(env, name)?.toLowerCase() ?? '0';
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  throw new ConfigError(`${name} must be 1 or 0`);
}
