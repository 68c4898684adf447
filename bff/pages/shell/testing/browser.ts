/** A page as a browser without script would get it. */
export interface Seen {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A browser that keeps our pages' cookie, and doesn't follow redirects. */
export class Browser {
  readonly url: string;
  cookie = '';

  constructor(service: { url: string }) {
    this.url = service.url;
  }

  async open(path: string, init: RequestInit = {}): Promise<Seen> {
    const headers = new Headers(init.headers);
    if (this.cookie) headers.set('cookie', this.cookie);
    const response = await fetch(this.url + path, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) this.cookie = line.split(';')[0] ?? '';
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** Sends a form of one of the service's pages. */
  async post(path: string, body: URLSearchParams, headers: Record<string, string> = {}): Promise<Seen> {
    const own = { 'sec-fetch-site': 'same-origin', origin: this.url };
    return this.open(path, { method: 'POST', body, headers: { ...own, ...headers } });
  }
}

/** The value of a hidden field. */
export function hiddenIn(page: Seen, name: string): string | undefined {
  return new RegExp(`type="hidden" name="${name}" value="([^"]*)"`).exec(page.text)?.[1];
}
