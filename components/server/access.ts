/** A partner's server's access to Trellis. */
export interface TrellisAccess {
  /** The partner key, `ppk_…`. It goes into the header of requests to Trellis, and nowhere else. */
  readonly key: string;
  /** The address of Trellis, such as `https://trellis.example`. */
  readonly baseUrl: string;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof fetch;
}

/**
 * Returns a copy with own properties only: members that a library has set on `Object.prototype` are never
 * options.
 */
export const own = <Of extends object>(of: Of): Of => ({ __proto__: null, ...of });

/**
 * The header that carries the key.
 * @throws {TypeError} it can't be a key. The message never has it, unlike that of a header with a line break
 * in it.
 */
export function authorization(access: TrellisAccess): string {
  const { key } = own(access);
  if (typeof key !== 'string' || key === '') {
    throw new TypeError(
      'trellis/server: `key` is missing. Set it to your partner key, such as process.env.TRELLIS_KEY.',
    );
  }
  if (!/^[\w.-]+$/.test(key)) {
    throw new TypeError(
      'trellis/server: `key` has characters that no partner key has. Look for blanks, quotes or a line ' +
        'break around it.',
    );
  }
  return `Bearer ${key}`;
}

/**
 * The address without slashes at its end.
 * @throws {TypeError} it isn't one
 */
export function addressOf(access: TrellisAccess): string {
  const { baseUrl } = own(access);
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.search || url.hash) {
    throw new TypeError(
      'trellis/server: `baseUrl` must be the address of Trellis, such as https://trellis.example.',
    );
  }
  return url.href.replace(/\/+$/, '');
}
