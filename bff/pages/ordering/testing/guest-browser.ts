import { atHost, type SiteReply } from '../../hosts/testing/at-host.ts';

/** A browser without script: keeps the cookie, follows links, fills in forms. */
export class GuestBrowser {
  readonly #service: { readonly url: string };
  readonly #host: string;
  readonly #headers: Record<string, string>;
  readonly #cookies = new Map<string, string>();

  /** @param headers that each request has, such as those of a proxy */
  constructor(
    service: { readonly url: string },
    host: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.#service = service;
    this.#host = host;
    this.#headers = headers;
  }

  /** Its cookies, by name. */
  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<SiteReply> {
    return this.#keep(
      await atHost(this.#service, this.#host, path, { headers: { ...this.#own(), ...headers } }),
    );
  }

  /**
   * Enters a card on the page at `path`, as its form does.
   * @returns where the processor sends the browser back to
   */
  async enterCard(path: string, card: Readonly<Record<string, string>>): Promise<URL> {
    const { text } = await this.get(path);
    const [, action = ''] = /action="([^"]+\/tokens)"/.exec(text) ?? [];
    const { form = '' } = hiddenIn(text);
    const entered = await fetch(action, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ form, ...card }),
    });
    if (entered.status !== 303) throw new Error(`${action}: ${entered.status} ${await entered.text()}`);
    return new URL(entered.headers.get('location') ?? '');
  }

  /** Sends a form of the page at `path`, which is loaded first for what it hides. */
  async send(path: string, fields: Record<string, string>, action = path): Promise<SiteReply> {
    const { text } = await this.get(path);
    return this.post(action, { ...hiddenIn(text), ...fields });
  }

  async post(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<SiteReply> {
    const origin = `${new URL(this.#service.url).protocol}//${this.#host}`;
    const reply = await atHost(this.#service, this.#host, path, {
      method: 'POST',
      headers: { ...this.#own(), ...headers, origin, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields),
    });
    return this.#keep(reply);
  }

  #own(): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { ...this.#headers, ...(cookie !== '' && { cookie }) };
  }

  #keep(reply: SiteReply): SiteReply {
    for (const set of [reply.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = set.split(';', 1);
      const [name = '', value = ''] = pair.split('=');
      this.#cookies.set(name, value);
    }
    return reply;
  }
}

/** The hidden fields of a page's first form that has any. */
export function hiddenIn(page: string): Record<string, string> {
  const fields = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
}

/** Returns the text of a page, without markup. */
export function wordsOf(page: string): string {
  const [, main = page] = /<main[^>]*>([\s\S]*)<\/main>/.exec(page) ?? [];
  return main
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

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
