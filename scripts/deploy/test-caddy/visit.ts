import { once } from 'node:events';
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2';
import { connect, type PeerCertificate, type TLSSocket } from 'node:tls';

export interface VisitOptions {
  readonly host: string;
  readonly path: string;
  readonly port: number;
  /** Whose certificates are believed. */
  readonly ca: string;
  /** Where the guest comes from. */
  readonly localAddress?: string;
  /** What the guest says of where it comes from. */
  readonly forwarded?: string;
  /** Sends the first form of the page at this path. */
  readonly formOf?: string;
}

export interface Visited {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly protocol: string | false | null;
  readonly certifiedNames: readonly string[];
}

/**
 * One visit to a host at Caddy, as a browser makes it. @throws {Error} the certificate isn't one for this
 * host
 */
export async function visit(options: VisitOptions): Promise<Visited> {
  const { host, path, port, ca, localAddress, formOf } = options;
  const socket = connect({
    host: '127.0.0.1',
    port,
    servername: host,
    ca,
    ALPNProtocols: ['h2'],
    ...(localAddress !== undefined && { localAddress }),
  });
  await once(socket, 'secureConnect');
  const session = connectHttp2(`https://${host}`, { createConnection: () => socket });
  const send = async (headers: Record<string, string>, body?: string) => {
    const stream = session.request({ ...headers, accept: 'text/html' });
    stream.end(body);
    const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders];
    return { headers: answer, text: Buffer.concat(await stream.toArray()).toString('utf8') };
  };
  try {
    const { forwarded } = options;
    const own = { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) };
    const first = await send({ ...own, ':path': formOf ?? path });
    const answer =
      formOf === undefined
        ? first
        : await send({ ...own, ':path': path, ...formHeaders(host, first) }, formIn(first));
    return { ...answer, status: Number(answer.headers[':status']), ...connectionOf(socket) };
  } finally {
    session.close();
    socket.destroy();
  }
}

interface Answer {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

function formHeaders(host: string, { headers }: Answer): Record<string, string> {
  return {
    ':method': 'POST',
    'content-type': 'application/x-www-form-urlencoded',
    origin: `https://${host}`,
    'sec-fetch-site': 'same-origin',
    cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '',
  };
}

/** The CSRF token of a page, and the other way for orders to reach a guest. */
function formIn({ text }: Answer): string {
  const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec(text) ?? [];
  return new URLSearchParams({ csrf, fulfillment: 'delivery' }).toString();
}

function connectionOf(socket: TLSSocket): Pick<Visited, 'protocol' | 'certifiedNames'> {
  const { subjectaltname = '' }: Partial<PeerCertificate> = socket.getPeerCertificate();
  const certifiedNames = subjectaltname.split(', ').map((name) => name.replace(/^DNS:/, ''));
  return { protocol: socket.alpnProtocol, certifiedNames };
}
