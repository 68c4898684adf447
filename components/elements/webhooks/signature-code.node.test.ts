import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it } from 'vitest';
import { receiverCode } from './signature-code.ts';

const root = resolve(import.meta.dirname, '../../..');
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const BODY = '{"id":"evt_1","type":"plant.created","data":{"id":9223372036854775807,"name":"Fern"}}';

const SAMPLES: [name: string, path: string, code: string][] = [
  [
    'the element',
    '/hooks',
    `${receiverCode('https://pos.example/hooks')}
      const handle = (event) => console.log(event);
      app.listen(0, function () { console.log(this.address().port) });`,
  ],
];

let child: ChildProcess | undefined;
afterEach(() => void child?.kill());

/** Runs a sample as a program. `said` settles once that has been printed. */
async function run(code: string): Promise<{ port: string; said: (text: string) => Promise<void> }> {
  const env = { ...process.env, WEBHOOK_SECRET: SECRET, TRELLIS_WEBHOOK_SECRET: SECRET };
  const started = spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: root, env });
  child = started;
  let printed = '';
  const heard = (done: () => boolean): Promise<void> =>
    new Promise((settle, fail) => {
      const look = (): void => void (done() && settle());
      started.stdout.on('data', look);
      started.on('exit', () => fail(new Error(`it ended: ${printed}`)));
      look();
    });
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (text) => (printed += String(text)));
  await heard(() => /\d+\n/.test(printed));
  return { port: printed.trim(), said: (text) => heard(() => printed.includes(text)) };
}

describe.each(SAMPLES)('the receiver of %s', (_, path, code) => {
  it('verifies the raw body and keeps the digits of an id', async () => {
    const { port, said } = await run(code);
    const send = (body: string): Promise<Response> =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': 'evt_1',
          'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
          'webhook-signature': new Webhook(SECRET).sign('evt_1', new Date(), BODY),
        },
        body,
      });
    expect((await send(BODY.replace('Fern', 'Ivy'))).status).toBe(400);
    expect((await send(BODY)).status).toBe(204);
    await said('9223372036854775807');
  });
});
