import type { HostedLink, HostedSurface } from '../../../accounts/surfaces/contract/hosted-links.ts';
import { call, type Service, type SignedUp } from '../../../testing/service/service.ts';
import { atHost, type SiteReply, type SiteRequest } from '../../hosts/testing/at-host.ts';

/** A browser at a partner's site. */
export class Person {
  readonly #cookies: Map<string, string>;
  readonly #service: Pick<Service, 'url'>;
  readonly #host: string;

  constructor(
    service: Pick<Service, 'url'>,
    host: string,
    cookies: Iterable<readonly [name: string, value: string]> = [],
  ) {
    this.#cookies = new Map(cookies);
    this.#service = service;
    this.#host = host;
  }

  /** The same cookies at another host, which browsers would not send. */
  at(host: string): Person {
    return new Person(this.#service, host, this.#cookies);
  }

  async open(path: string, { headers, ...options }: SiteRequest = {}): Promise<SiteReply> {
    const reply = await atHost(this.#service, this.#host, path, {
      ...options,
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'sec-fetch-site': 'same-origin',
        ...(options.method === 'POST' && { origin: 'null' }),
        ...headers,
      },
    });
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return reply;
  }

  /** Sends a form of a page: its hidden fields and what is typed. */
  async send(page: SiteReply, path: string, fields: Record<string, string> = {}): Promise<SiteReply> {
    const hidden = (name: string) => new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(page.text)?.[1];
    const own = Object.fromEntries(
      ['csrf', 'intent', 'next'].flatMap((name) => {
        const value = hidden(name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
    return this.open(path, { method: 'POST', body: new URLSearchParams({ ...own, ...fields }) });
  }

  /** Calls an operation as an element does. */
  async call(path: string, method = 'GET'): Promise<SiteReply> {
    return this.open(`/dashboard/api${path}`, { method, headers: { accept: 'application/json' } });
  }
}

/** Opens a page of the dashboard by a link, with a key's scopes. */
export async function openByLink(
  service: Service,
  host: string,
  { key: credential, active: merchant }: Pick<SignedUp, 'key' | 'active'>,
  surface: HostedSurface,
): Promise<Person> {
  const body = { merchant, surface };
  const link = await call<HostedLink>(service, 'POST /v1/hosted_links', { credential, body });
  const person = new Person(service, host);
  const { pathname } = new URL(link.body.url);
  await person.send(await person.open(pathname), pathname);
  return person;
}
