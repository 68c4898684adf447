import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { createHash } from 'node:crypto';

export interface SiteReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export interface SiteRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
}

/**
 * Requests a service under another host name, as a browser would: `fetch` doesn't let a caller set the host.
 * @param host with its port
 */
export function atHost(
  service: { readonly url: string },
  host: string,
  path: string,
  { method = 'GET', headers = {}, body }: SiteRequest = {},
): Promise<SiteReply> {
  const { protocol, hostname, port } = new URL(service.url);
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  const sent = body instanceof URLSearchParams ? body.toString() : body;
  const own = {
    host,
    accept: 'text/html',
    ...(body instanceof URLSearchParams && { 'content-type': 'application/x-www-form-urlencoded' }),
    ...(sent !== undefined && { 'content-length': String(Buffer.byteLength(sent)) }),
  };
  return new Promise((resolve, reject) => {
    const req = request(
      { hostname, port, method, path, agent: false, headers: { ...own, ...headers } },
      (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: res.statusCode ?? 0, headers: res.headers, text });
        });
        res.on('error', reject);
      },
    );
    req.on('error', reject);
    req.end(sent);
  });
}

/** Returns the host of a partner's site before it has a domain. */
export function siteHost(service: { readonly url: string }, slug: string, environment = 'sandbox'): string {
  return `${slug}.${environment}.localhost:${new URL(service.url).port}`;
}

/** Returns CSP sources of the style sheets in a page, computed as in a browser. */
export function sourcesOf(page: string): string[] {
  const sheets = [...page.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);
  return sheets.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
}
