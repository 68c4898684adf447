import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename } from 'node:path';

const CDN = new URL('../../components/dist/cdn/', import.meta.url);

/** What a page's session is minted and described as. */
export const sessionAnswers = (...scopes: string[]): Readonly<Record<string, object>> => ({
  '/trellis-session': { token: `bench.${'x'.repeat(400)}`, expires_in: 900 },
  '/v1/sessions/current': {
    object: 'session',
    merchant: 'mer_bench',
    scopes,
    environment: 'sandbox',
    expires_in: 900,
  },
});

export interface PageServer {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves a page at `/`, answers by path, and the package, all on 127.0.0.1.
 * @param scripts of the page's own, by path
 */
export async function serveAnswers(
  page: string,
  answers: Readonly<Record<string, object>>,
  scripts: Readonly<Record<string, string>> = {},
): Promise<PageServer> {
  const texts = new Map(Object.entries(answers).map(([path, answer]) => [path, JSON.stringify(answer)]));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const send = (type: string, body: string | Buffer): void =>
      void response.writeHead(200, { 'content-type': type }).end(body);
    const answer = texts.get(pathname);
    const script = scripts[pathname];
    if (pathname === '/') send('text/html; charset=utf-8', page);
    else if (answer) send('application/json', answer);
    else if (script !== undefined) send('text/javascript', script);
    else
      readFile(new URL(basename(pathname), CDN)).then(
        (file) => send('text/javascript', file),
        () => response.writeHead(404).end(),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
