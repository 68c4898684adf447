import type { Request, RequestHandler, Response } from 'express';
import { TrellisApiError, type TrellisClient } from 'trellis/server';

/**
 * GET /hosted-page: redirects to the same surface as Trellis hosts it, through a one-time link. Only a click
 * in this app or a URL typed by hand creates one: a foreign page can't sign anybody in.
 */
export function hostedPage(trellis: TrellisClient, merchantOf: (request: Request) => string): RequestHandler {
  return async (request, response) => {
    if (!['same-origin', 'none'].includes(request.get('Sec-Fetch-Site') ?? 'same-origin')) {
      return void response.redirect(303, '/');
    }
    response.set('Cache-Control', 'no-store');
    try {
      const body = { merchant: merchantOf(request), surface: 'create-plant' };
      const { url } = await trellis.post('/v1/hosted_links', { body });
      return response.redirect(303, url);
    } catch (error) {
      const { status = 503, body } = error instanceof TrellisApiError ? error : {};
      return noLink(response, status, body?.message ?? 'Trellis can’t be reached.');
    }
  };
}

function noLink(response: Response, status: number, message: string): void {
  response.status(status).type('text/plain').send(`The hosted page can’t be opened. ${message}\n`);
}
