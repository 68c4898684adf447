import type { IncomingMessage, ServerResponse } from 'node:http';
import { type SessionHandlerOptions, sessionAnswers } from './session-handler.ts';

export type { SessionHandlerOptions } from './session-handler.ts';

/**
 * Answers the `endpoint` of `<trellis-session>`, for `node:http` and for Express. `merchantOf` gets the
 * framework's own request, with its session.
 * @throws {TypeError} `key` or `baseUrl` can't be one
 * @example
 * const merchantOf = (request) => request.session.merchant;
 * app.post('/trellis-session', sessionHandler({ key, baseUrl, merchantOf, scopes }));
 */
export function sessionHandler<From extends IncomingMessage = IncomingMessage>(
  options: SessionHandlerOptions<From>,
): (request: From, response: ServerResponse) => Promise<void> {
  const answer = sessionAnswers(options);
  return async (request, response) => {
    const { method = '', headers } = request;
    const answered = await answer({
      method,
      headers: webHeaders(headers),
      host: headers.host ?? String(headers[':authority'] ?? ''),
      from: request,
    });
    const body = await answered.text();
    response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(body);
  };
}

/** Returns the headers without HTTP/2 pseudo-headers, which `Headers` rejects. */
function webHeaders(headers: IncomingMessage['headers']): Headers {
  const named = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  return new Headers(named.map(([name, value]): [string, string] => [name, String(value ?? '')]));
}
