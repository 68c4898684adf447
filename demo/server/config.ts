/** The environment of Greenhouse POS, read once: a frozen DemoConfig, or one clear error and no start. */

export interface Merchant {
  readonly id: string;
  readonly displayName: string;
  /** As Trellis returns it: `active`, `needs_data`, `restricted`, … */
  readonly status: string;
}

export interface DemoConfig {
  readonly port: number;
  /** Origins of this app. Only their pages may request a token from it. */
  readonly origins: readonly string[];
  /** Base URL of Trellis, for this server and for the pages. No trailing slash. */
  readonly apiUrl: string;
  /** The partner key. Stays on this server. */
  readonly key: string;
  /** The merchants of this partner; the first one is shown until a visitor chooses another. */
  readonly merchants: readonly [Merchant, ...Merchant[]];
  /** The folder of the built package from which a page without a bundler loads: `components/dist/cdn`. */
  readonly elementsDir: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that can't be used. The message names it and never contains a value that may be secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** @throws {ConfigError} on the first setting that can't be used */
export function readConfig(env: Environment, elementsDir: string): DemoConfig {
  const port = portSetting(env);
  return Object.freeze({
    port,
    origins: [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
    apiUrl: apiSetting(env),
    key: keySetting(env),
    merchants: merchantsSetting(env),
    elementsDir,
  });
}

function portSetting(env: Environment): number {
  const text = env['DEMO_PORT'] || '8081';
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65535) {
    throw new ConfigError('DEMO_PORT must be a port from 1 to 65535');
  }
  return port;
}

function apiSetting(env: Environment): string {
  const text = env['TRELLIS_API'] || 'http://localhost:8080';
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.search || url.hash) {
    throw new ConfigError('TRELLIS_API must be a URL such as http://localhost:8080');
  }
  return url.href.replace(/\/+$/, '');
}

function keySetting(env: Environment): string {
  const key = env['TRELLIS_KEY'] ?? '';
  if (!/^ppk_[a-z]+_\w+$/.test(key)) {
    throw new ConfigError('TRELLIS_KEY must be a partner key (ppk_…); npm start prints one');
  }
  return key;
}

/** `TRELLIS_MERCHANT` comes first, whatever the order of `TRELLIS_MERCHANTS`; either of the two is enough. */
function merchantsSetting(env: Environment): readonly [Merchant, ...Merchant[]] {
  const merchants = parseMerchants(env['TRELLIS_MERCHANTS'] || '[]');
  const chosen = env['TRELLIS_MERCHANT'] || merchants[0]?.id;
  if (!chosen) throw new ConfigError('TRELLIS_MERCHANT or TRELLIS_MERCHANTS must be set');
  const first = merchants.find(({ id }) => id === chosen);
  const others = merchants.filter(({ id }) => id !== chosen);
  return [first ?? { id: chosen, displayName: chosen, status: 'active' }, ...others];
}

function parseMerchants(text: string): Merchant[] {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) throw new TypeError('not a list');
    return list.map(parseMerchant);
  } catch {
    throw new ConfigError(
      'TRELLIS_MERCHANTS must be a JSON array of objects with id, display_name and status',
    );
  }
}

function parseMerchant(item: unknown): Merchant {
  const { id, display_name, status } = Object(item) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof display_name !== 'string' || typeof status !== 'string') {
    throw new TypeError('not a merchant');
  }
  return { id, displayName: display_name, status };
}
