import { atHost, type SiteReply } from '../../hosts/testing/at-host.ts';

/** An element in a partner's page: sends no cookies but its secret in a header, and follows redirects. */
export class EmbeddedGuest {
  readonly #service: { readonly url: string };
  readonly #host: string;
  readonly #headers: Record<string, string>;
  #secret: string | undefined;

  constructor(service: { readonly url: string }, host: string, page: string, element = 'trellis-ordering') {
    this.#service = service;
    this.#host = host;
    this.#headers = {
      origin: new URL(page).origin,
      'trellis-page': page,
      'trellis-fragment': element,
      'sec-fetch-site': 'cross-site',
    };
  }

  get secret(): string | undefined {
    return this.#secret;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<SiteReply> {
    return this.#send(path, { headers });
  }

  post(path: string, fields: Record<string, string>): Promise<SiteReply> {
    return this.#send(path, { method: 'POST', body: new URLSearchParams(fields) });
  }

  async #send(
    path: string,
    { headers = {}, ...rest }: NonNullable<Parameters<typeof atHost>[3]>,
  ): Promise<SiteReply> {
    const own = { ...this.#headers, ...(this.#secret !== undefined && { 'trellis-guest': this.#secret }) };
    const reply = await atHost(this.#service, this.#host, path, { ...rest, headers: { ...own, ...headers } });
    const given = reply.headers['trellis-guest'];
    if (typeof given === 'string') this.#secret = given;
    return reply;
  }
}
