import { Router, urlencoded, type Request, type RequestHandler, type Response } from 'express';
import { readRaw, type WebhookReceiver } from './webhook-receiver.ts';

const STILL_THERE_MS = 15_000;

/**
 * Everything below `/webhooks`: the receiver itself, which accepts anything signed from anywhere, and the
 * actions of its page, which only that page may use.
 */
export function webhookRoutes(receiver: WebhookReceiver, ownPages: RequestHandler): Router {
  const router = Router();
  router.post('/trellis', readRaw, receiver.receive);
  router.get('/live', (request, response) => live(receiver, request, response));
  router.post('/switch', ownPages, urlencoded({ extended: false }), (request, response) => {
    receiver.isBroken = Object(request.body).broken === 'true';
    receiver.tell();
    response.redirect(303, '/webhooks');
  });
  router.post('/secret', ownPages, urlencoded({ extended: false }), (request, response) => {
    const secret = String(Object(request.body).secret).trim();
    if (isSecret(secret)) receiver.trust(secret);
    response.redirect(303, isSecret(secret) ? '/webhooks' : '/webhooks?secret=wrong');
  });
  return router;
}

/** `whsec_` and base64 of 24 to 64 bytes, as the specification has it. */
function isSecret(text: string): boolean {
  const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const { length } = Buffer.from(base64, 'base64');
  return length >= 24 && length <= 64;
}

/** Server-sent events: the present state, and again whenever it changes. */
function live(receiver: WebhookReceiver, request: Request, response: Response): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  const send = (): void => {
    const { arrivals, isBroken, isTrusting, problem } = receiver;
    response.write(`data: ${JSON.stringify({ arrivals, isBroken, isTrusting, problem })}\n\n`);
  };
  const stop = receiver.listen(send);
  const stillThere = setInterval(() => response.write(': still there\n\n'), STILL_THERE_MS);
  request.on('close', () => {
    stop();
    clearInterval(stillThere);
  });
  send();
}
