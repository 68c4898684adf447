import type { RequestHandler } from 'express';
import { ApiError } from '../../../core/api/errors.ts';
import type { FeatureDeps } from '../../../core/feature.ts';
import { readBytes } from '../../../core/http/body.ts';

export const TWILIO_PATH = '/-/providers/twilio';
const MAX_BYTES = 64 * 1024;
/** Twilio's default words, whole and in any case. */
const STOP: ReadonlySet<string> = new Set([
  'STOP',
  'STOPALL',
  'UNSUBSCRIBE',
  'CANCEL',
  'END',
  'QUIT',
  'REVOKE',
  'OPTOUT',
]);
const START: ReadonlySet<string> = new Set(['START', 'YES', 'UNSTOP']);
/** The error of a text to a number that has opted out. */
const OPTED_OUT = '21610';
/** Twilio answers people itself; this says that we have nothing to add. */
const NO_ANSWER = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/**
 * Serves `POST /-/providers/twilio/status`, where Twilio says what became of a text, and
 * `POST /-/providers/twilio/messages`, which has what people write back. Both are believed by their signature
 * alone, and may come again.
 */
export function twilioNotices({ messages, publicUrl }: FeatureDeps): RequestHandler {
  return async (req, res, next) => {
    const { inbound } = messages;
    if (!inbound || (req.path !== '/status' && req.path !== '/messages')) return next();
    if (req.method !== 'POST') throw new ApiError('method_not_allowed', { headers: { Allow: 'POST' } });
    const form = new URLSearchParams((await readBytes(req, MAX_BYTES)).toString('utf8'));
    const signature = req.headers['x-twilio-signature'];
    const url = `${publicUrl}${req.originalUrl}`;
    if (typeof signature !== 'string' || !inbound.isGenuine(url, form, signature)) {
      throw new ApiError('credential_invalid', { message: 'The signature is missing or wrong.' });
    }
    if (req.path === '/messages') await heard(messages, form);
    else if (form.get('ErrorCode') === OPTED_OUT) await messages.optOut(form.get('To') ?? '');
    res.setHeader('Content-Type', 'text/xml; charset=utf-8');
    return res.status(200).end(NO_ANSWER);
  };
}

async function heard(messages: FeatureDeps['messages'], form: URLSearchParams): Promise<void> {
  const word = (form.get('Body') ?? '').trim().toUpperCase();
  const from = form.get('From') ?? '';
  if (STOP.has(word)) await messages.optOut(from);
  else if (START.has(word)) await messages.optIn(from);
}
