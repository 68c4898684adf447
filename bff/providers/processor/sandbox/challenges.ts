import type { Db } from '../../../core/database/database.ts';
import { readBytes } from '../../../core/http/body.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { ServePath } from '../../../core/ports/port-service.ts';
import { sendPage } from './card-entry.ts';
import { challengePage, messagePage, type Page } from './challenge-page.ts';
import { answerChallenge, findChallenge, type PaymentRow } from './payment-records.ts';

const PATH = /^\/challenges\/(?<id>chl_\w{1,100})$/;
const MAX_BODY_BYTES = 1024;

/** The page where a cardholder confirms a payment or refuses it, and then goes back to where it was started. */
export function challenges({ db, clock }: { readonly db: Db; readonly clock: Clock }): ServePath {
  return async (req, res, { pathname }) => {
    const id = PATH.exec(pathname)?.groups?.['id'];
    if (id === undefined) return false;
    if (req.method === 'GET') sendPage(res, pageOf(await findChallenge(db, id, clock.now())));
    else if (req.method === 'POST') {
      const answer = new URLSearchParams((await readBytes(req, MAX_BODY_BYTES)).toString()).get('answer');
      sendPage(res, leaving(await answerChallenge(db, id, answer === 'accept', clock.now())));
    } else throw new ApiError('method_not_allowed', { headers: { Allow: 'GET, POST' } });
    return true;
  };
}

function pageOf(row: PaymentRow | undefined): Page {
  if (!row) return unknown();
  const { status, amount, currency, last4, return_url } = row;
  if (status !== 'challenge' || currency === null || last4 === null || return_url === null)
    return leaving(row);
  return challengePage({ amount, currency, last4, returnOrigin: new URL(return_url).origin });
}

function leaving(row: PaymentRow | undefined): Page {
  if (!row || row.return_url === null) return unknown();
  const { headers, body } = messagePage(303, 'Thank you', 'Going back.');
  return { status: 303, headers: { ...headers, Location: row.return_url }, body };
}

function unknown(): Page {
  return messagePage(404, 'Nothing to confirm', 'This payment is over. Go back to where you started it.');
}
