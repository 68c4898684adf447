import { atHost, type SiteReply } from '../../hosts/testing/at-host.ts';

/** What a browser without script does: keeps the cookie, follows links, fills in forms. */
export class GuestBrowser {
  readonly #service: { readonly url: string };
  readonly #host: string;
  #cookie: string | undefined;

  constructor(service: { readonly url: string }, host: string) {
    this.#service = service;
    this.#host = host;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<SiteReply> {
    return this.#keep(
      await atHost(this.#service, this.#host, path, { headers: { ...this.#own(), ...headers } }),
    );
  }

  /** Sends a form of the page at `path`, which is loaded first for what it hides. */
  async send(path: string, fields: Record<string, string>, action = path): Promise<SiteReply> {
    const { text } = await this.get(path);
    return this.post(action, { ...hiddenIn(text), ...fields });
  }

  async post(path: string, fields: Record<string, string>): Promise<SiteReply> {
    const origin = `http://${this.#host}`;
    const reply = await atHost(this.#service, this.#host, path, {
      method: 'POST',
      headers: { ...this.#own(), origin, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields),
    });
    return this.#keep(reply);
  }

  #own(): Record<string, string> {
    return this.#cookie === undefined ? {} : { cookie: this.#cookie };
  }

  #keep(reply: SiteReply): SiteReply {
    const [set] = [reply.headers['set-cookie'] ?? []].flat();
    if (set !== undefined) this.#cookie = set.split(';', 1)[0];
    return reply;
  }
}

/** The hidden fields of a page's first form that has any. */
export function hiddenIn(page: string): Record<string, string> {
  const fields = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
}

/** What a page says, without its markup. */
export function wordsOf(page: string): string {
  const [, main = page] = /<main[^>]*>([\s\S]*)<\/main>/.exec(page) ?? [];
  return main
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
