// A payment processor for Trellis, in memory: the contract of docs/processor.md in one file.
// TOKEN=secret PORT=8090 node examples/processor/processor.mjs
import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';

const { TOKEN = 'secret', PORT = '8090' } = process.env;
const WEEK = 7 * 86_400_000;
const CARDS = { tok_declined: 'generic_decline', tok_insufficient_funds: 'insufficient_funds' };
const OTHERS = ['tok_paid', 'tok_challenge', 'tok_refund_fails', 'tok_disputed'];
const KNOWN = new Set([...OTHERS, ...Object.keys(CARDS)]);
const [payments, refunds, disputes, movements] = [new Map(), new Map(), new Map(), []];

/** Trellis reads the code, and of a field the name. */
class Refusal extends Error {
  constructor(error, message, param) {
    super(message);
    Object.assign(this, { error, param });
  }
}
const unknown = () => new Refusal(40401, 'There is nothing like that.');
const forbidden = (what) => new Refusal(40902, `The payment is ${what}.`);
const find = (map, id) => {
  if (map.has(id)) return map.get(id);
  throw unknown();
};
const move = (kind, merchant, reference, amount, currency) => {
  const at = new Date().toISOString();
  const movement = { id: randomUUID(), kind, reference, amount, currency, fee: null, at };
  movements.push({ merchant, movement });
};

function authorize({ reference, merchant, token, amount, currency, return_url: returnUrl }) {
  const known = payments.get(reference);
  // What is repeated happens once; a cancel that came first stays.
  if (known && known.token === undefined) return known;
  if (known && (known.token !== token || known.amount !== amount))
    throw new Refusal(42201, 'The reference is of another payment.');
  if (known) return known;
  if (!KNOWN.has(token)) throw new Refusal(40003, 'The token is unknown.', 'token');
  const declined = CARDS[token] ?? null;
  const status = declined ? 'declined' : token === 'tok_challenge' ? 'challenge' : 'authorized';
  const payment = { reference, merchant, token, amount, currency, returnUrl, status, refunded: 0, declined };
  payments.set(reference, payment);
  return payment;
}

function cancel(reference) {
  const payment = payments.get(reference) ?? {
    reference,
    amount: 0,
    currency: null,
    status: 'canceled',
    refunded: 0,
  };
  if (['authorized', 'challenge'].includes(payment.status)) payment.status = 'canceled';
  payments.set(reference, payment);
  return payment;
}

function capture(reference, { amount }) {
  const payment = find(payments, reference);
  if (payment.status === 'captured') return payment;
  if (payment.status !== 'authorized') throw forbidden(payment.status);
  if (amount > payment.amount) throw new Refusal(40022, 'That is more than was authorized.');
  Object.assign(payment, { status: 'captured', captured: amount });
  move('charge', payment.merchant, reference, amount, payment.currency);
  if (payment.token !== 'tok_disputed') return payment;
  const id = `dis_${randomUUID().replaceAll('-', '')}`;
  const respondBy = new Date(Date.now() + WEEK).toISOString();
  disputes.set(id, { id, payment, status: 'needs_response', respondBy, sentAt: null });
  move('dispute', payment.merchant, id, -amount, payment.currency);
  return payment;
}

function refund(payment, { reference, amount }) {
  const known = refunds.get(reference);
  if (known && (known.amount !== amount || known.payment !== payment.reference))
    throw new Refusal(42201, 'The reference is of another refund.');
  if (known) return known;
  if (payment.status !== 'captured') throw forbidden(payment.status);
  if (amount > payment.captured - payment.refunded) throw new Refusal(40022, 'That is more than is left.');
  const status = payment.token === 'tok_refund_fails' ? 'failed' : 'succeeded';
  const made = { reference, payment: payment.reference, status, amount };
  refunds.set(reference, made);
  if (status === 'failed') return made;
  payment.refunded += amount;
  move('refund', payment.merchant, reference, -amount, payment.currency);
  return made;
}

function answer(dispute, act) {
  const isOver = dispute.status === 'won' || dispute.status === 'lost';
  if (act === 'accept') dispute.status = 'lost';
  else if (isOver) throw forbidden(dispute.status);
  else
    Object.assign(dispute, { status: 'under_review', sentAt: (dispute.sentAt ??= new Date().toISOString()) });
  return dispute;
}

const present = (payment) => ({
  reference: payment.reference,
  status: payment.status,
  amount: payment.amount,
  currency: payment.currency,
  card: payment.token ? { brand: 'visa', last4: '4242' } : null,
  decline_code: payment.declined ?? null,
  challenge_url: payment.status === 'challenge' ? `${url}/challenges/${payment.reference}` : null,
  ...(payment.status === 'captured' && { captured: payment.captured }),
  refunded: payment.refunded,
  disputed: payment.token === 'tok_disputed' && payment.status === 'captured',
});
const presentDispute = ({ id, payment, status, respondBy, sentAt }) => ({
  id,
  payment: payment.reference,
  status,
  amount: payment.captured,
  currency: payment.currency,
  reason: 'fraudulent',
  network_reason_code: '10.4',
  respond_by: respondBy,
  evidence_sent_at: sentAt,
  funds_withdrawn: status !== 'won',
});
const disputesOf = (reference) =>
  [...disputes.values()].filter(({ payment }) => payment === find(payments, reference)).map(presentDispute);
const movementsOf = (query) =>
  movements
    .filter(({ merchant }) => merchant === query.get('merchant'))
    .map(({ movement }) => movement)
    .filter(({ at }) => at >= query.get('from') && at < query.get('to'));

const ROUTES = [
  ['POST /payments', (_, body) => present(authorize(body))],
  ['GET /payments/:id', (id) => present(find(payments, id))],
  ['POST /payments/:id/capture', (id, body) => present(capture(id, body))],
  ['POST /payments/:id/cancel', (id) => present(cancel(id))],
  ['POST /payments/:id/refunds', (id, body) => refund(find(payments, id), body)],
  ['GET /payments/:id/disputes', (id) => ({ data: find(payments, id) && disputesOf(id) })],
  ['POST /evidence_files', () => ({ id: `file_${randomUUID().replaceAll('-', '')}` })],
  ['POST /disputes/:id/evidence', (id) => presentDispute(answer(find(disputes, id), 'evidence'))],
  ['POST /disputes/:id/accept', (id) => presentDispute(answer(find(disputes, id), 'accept'))],
  ['GET /movements', (_, __, query) => ({ data: movementsOf(query), next_cursor: null })],
];

function route({ method, headers }, { pathname, searchParams }, body) {
  if (headers.authorization !== `Bearer ${TOKEN}`) throw new Refusal(40102, 'The credential is wrong.');
  const [, collection, id, act] = pathname.split('/');
  const name = [`${method} /${collection}`, id && ':id', act].filter(Boolean).join('/');
  const [, handle] = ROUTES.find(([operation]) => operation === name) ?? [];
  if (!handle) throw unknown();
  return handle(id, body, searchParams);
}

/** The cardholder's page: it confirms or refuses, and leads back to the shop. */
function challenge(res, reference, body) {
  const payment = payments.get(reference);
  const said = new URLSearchParams(body).get('answer');
  if (said === null) return res.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  const isAccepted = said === 'accept';
  if (payment?.status === 'challenge')
    Object.assign(
      payment,
      isAccepted ? { status: 'authorized' } : { status: 'declined', declined: 'challenge_failed' },
    );
  return res.writeHead(303, { location: payment?.returnUrl ?? '/' }).end();
}
const PAGE =
  '<!doctype html><form method="post"><button name="answer" value="accept">Confirm</button></form>';

const server = createServer(async (req, res) => {
  const chunks = await Array.fromAsync(req);
  const body = Buffer.concat(chunks).toString();
  const at = new URL(req.url, url);
  if (at.pathname.startsWith('/challenges/')) return challenge(res, at.pathname.split('/')[2], body);
  let [status, sent] = [200, undefined];
  try {
    const isJson = /json/.test(req.headers['content-type'] ?? '');
    sent = route(req, at, isJson && body !== '' ? JSON.parse(body) : undefined);
  } catch (fault) {
    const { error = 50001, message, param } = fault;
    [status, sent] = [Math.floor(error / 100), { error, message, ...(param && { param }) }];
  }
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(sent));
});
server.listen(Number(PORT), '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const url = `http://127.0.0.1:${server.address().port}`;
process.stdout.write(`${url}\n`);
