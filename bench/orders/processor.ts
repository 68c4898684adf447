import { createServer, type IncomingMessage } from 'node:http';

/**
 * The payment processor of the measurement, in memory: it authorizes whatever it is asked, and captures it.
 * By the contract of `bff/providers/processor/contract/`. Prints its port on the channel.
 */
const payments = new Map<string, object>();

const server = createServer(async (req, res) => {
  const [, , reference = '', action] = (req.url ?? '').split('/');
  const answer = reference === '' ? authorized(await bodyOf(req)) : moved(reference, action);
  const text = JSON.stringify(answer ?? { error: 40401 });
  res.writeHead(answer ? 200 : 404, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
  });
  res.end(text);
});
server.keepAliveTimeout = 120_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
process.on('disconnect', () => process.exit(0));

interface Order {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
}

function authorized({ reference, amount, currency }: Order): object {
  const card = { brand: 'visa', last4: '4242' };
  const nothing = { decline_code: null, challenge_url: null, refunded: 0 };
  const payment = { reference, status: 'authorized', amount, currency, card, ...nothing };
  payments.set(reference, payment);
  return payment;
}

function moved(reference: string, action: string | undefined): object | undefined {
  const found = payments.get(reference);
  if (!found || action === undefined) return found;
  const moved = { ...found, status: action === 'capture' ? 'captured' : 'canceled' };
  payments.set(reference, moved);
  return moved;
}

async function bodyOf(req: IncomingMessage): Promise<Order> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Order;
}
