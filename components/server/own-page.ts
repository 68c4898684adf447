/** Where a request says that it comes from. */
export interface Origin {
  readonly headers: Headers;
  /** Of the request itself, with the port where it isn't the usual one. */
  readonly host: string;
}

/**
 * Whether a request comes from a page of the app itself. Any other page on the web could otherwise have a visitor's
 * browser ask for a token with the visitor's cookies. A browser says where a request comes from in `Sec-Fetch-Site`,
 * which no page can set, and in `Origin`, which it sends with every POST; who sends neither isn't a page.
 * @param origins of the app; when left out, that of the request's own host
 */
export function isFromOwnPage({ headers, host }: Origin, origins?: readonly string[]): boolean {
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  if (site !== null && site !== 'same-origin') return false;
  if (origins) return origin !== null && origins.includes(origin);
  if (origin === null) return site === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === host;
}
