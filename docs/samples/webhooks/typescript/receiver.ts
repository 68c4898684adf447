// npm install trellis
import { createServer } from 'node:http';
import { verifyWebhook, WebhookVerificationError } from 'trellis/server';

// One secret, or several with a blank between them while you rotate it.
const secrets = (process.env['TRELLIS_WEBHOOK_SECRET'] ?? '').split(' ');

const server = createServer(async (request, response) => {
  try {
    // The signature is over the bytes as they arrived, so do not parse them first.
    const body = Buffer.concat(await request.toArray());
    const event = await verifyWebhook(body, request.headers, secrets);
    if (event.type === 'plant.created') console.log(event.type, event.data.id.toString());
    else console.log(event.type, event.id);
    response.writeHead(204).end();
  } catch (error) {
    console.log('refused:', error instanceof WebhookVerificationError ? error.reason : error);
    response.writeHead(error instanceof WebhookVerificationError ? 400 : 500).end();
  }
});

server.listen(Number(process.env['PORT'] ?? 9000), () => console.log('ready'));
