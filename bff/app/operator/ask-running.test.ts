import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askRunning, socketPath } from './ask-running.ts';

let folder: string;
let server: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trellis-ask-'));
});
afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** Listens in the folder, as a service would. */
async function listen(serve: (socket: Socket) => void): Promise<void> {
  const listening = createServer(serve);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(socketPath(folder), resolve));
}

const ask = () => askRunning(folder, 'partners list', new Map([['environment', 'sandbox']]));

test('nobody listens: no socket is there, or one that a service has left', async () => {
  expect(await ask()).toBeUndefined();
  writeFileSync(socketPath(folder), '');
  expect(await ask()).toBeUndefined();
});

test('returns the answer', async () => {
  let sent = '';
  await listen((socket) => {
    socket.once('data', (chunk: Buffer) => {
      sent = chunk.toString();
      socket.end('{"result":[]}\n');
    });
  });
  expect(await ask()).toEqual({ result: [] });
  expect(JSON.parse(sent)).toEqual({ command: 'partners list', flags: [['environment', 'sandbox']] });
});

test.each<[string, (socket: Socket) => void]>([
  ['before it has read the command', (socket) => socket.destroy()],
  ['while it carries out the command', (socket) => socket.once('data', () => socket.destroy())],
  ['in the middle of its answer', (socket) => socket.once('data', () => socket.end('{"result":['))],
])('a service that ends %s leaves the outcome unknown', async (_, serve) => {
  await listen(serve);
  await expect(ask()).rejects.toThrow('without an answer: whether the command was carried out is unknown');
});
