import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createDemoApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { connectReceiver } from './webhook-endpoint.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

/** Starts Greenhouse POS. The only file of it that reads the environment and listens. */

const elementsDir = fileURLToPath(new URL('.', import.meta.resolve('trellis/cdn/trellis.js')));

function stop(line: string): never {
  console.error(`trellis: ${line}`);
  process.exit(1);
}

function configOrStop() {
  try {
    return readConfig(process.env, elementsDir);
  } catch (error) {
    if (error instanceof ConfigError) stop(error.message);
    throw error;
  }
}

const config = configOrStop();

const receiver = new WebhookReceiver();
const ending = new AbortController();

const server = createServer(createDemoApp(config, receiver));

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') stop(error.message);
  stop(`port ${config.port} is in use: stop the program that uses it, or set DEMO_PORT to another port`);
});

server.listen(config.port, '127.0.0.1', () => {
  console.log(`Greenhouse POS: http://localhost:${config.port}`);
  if (!existsSync(`${elementsDir}trellis.js`))
    console.error("Greenhouse POS: the elements aren't built; run: npm run build");
  void connectReceiver(config, receiver, ending.signal);
});

/** Requests under way are aborted: nothing here is worth waiting for. */
function close(): void {
  ending.abort();
  server.close(() => process.exit(0));
  server.closeAllConnections();
}

process.once('SIGINT', close);
process.once('SIGTERM', close);
if (process.env['TRELLIS_PARENT'] === 'pipe') process.stdin.once('end', close).resume();
