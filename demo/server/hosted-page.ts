import type { Request, RequestHandler, Response } from 'express';
import { askTrellis, type TrellisAccess } from './trellis-session.ts';

/**
 * GET /hosted-page: redirects to the same surface as Trellis hosts it, through a one-time link. Only a click in this
 * app or a URL typed by hand creates one: a foreign page can't sign anybody in.
 */
export function hostedPage(trellis: TrellisAccess, merchantOf: (request: Request) => string): RequestHandler {
  return async (request, response) => {
    if (!['same-origin', 'none'].includes(request.get('Sec-Fetch-Site') ?? 'same-origin')) {
      return void response.redirect(303, '/');
    }
    const link = { merchant: merchantOf(request), surface: 'create-plant' };
    const { status, body } = await askTrellis(trellis, '/v1/hosted_links', link);
    const { url, message } = Object(body) as Record<string, unknown>;
    response.set('Cache-Control', 'no-store');
    if (status === 201 && typeof url === 'string') return response.redirect(303, url);
    return noLink(response, status, typeof message === 'string' ? message : 'Trellis returned no link.');
  };
}

function noLink(response: Response, status: number, message: string): void {
  response.status(status).type('text/plain').send(`The hosted page can’t be opened. ${message}\n`);
}
