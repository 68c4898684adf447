/** The source of a request, as the browser reports it. */
export interface Origin {
  readonly headers: Headers;
  /** The host of the request, with the port unless it is the default one. */
  readonly host: string;
}

/**
 * Whether a request comes from a page of the app itself. Otherwise any page on the web could have a visitor's
 * browser request a token with the visitor's cookies. Browsers send the source of a request in
 * `Sec-Fetch-Site`, which no page can set, and in `Origin`, which comes with every POST; a client that sends
 * neither isn't a page.
 * @param origins of the app; defaults to that of the request's host
 */
export function isFromOwnPage({ headers, host }: Origin, origins?: readonly string[]): boolean {
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  if (site !== null && site !== 'same-origin') return false;
  if (origins) return origin !== null && origins.includes(origin);
  if (origin === null) return site === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === host;
}
