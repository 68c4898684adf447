import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { readBytes } from './body.ts';

/** Creates a request whose body arrives as the test pushes it. */
function openRequest(): IncomingMessage {
  return new IncomingMessage(new Socket());
}

test('a body is refused as soon as its caller disconnects in the middle of it', async () => {
  const req = openRequest();
  const reading = readBytes(req);
  req.push('{"name":');
  req.destroy();
  await expect(reading).rejects.toMatchObject({ code: 'request_malformed' });
});

function readOf(text: string, maxBytes: number): Promise<Buffer> {
  const req = openRequest();
  const reading = readBytes(req, maxBytes);
  req.push(text.slice(0, 4));
  req.push(text.slice(4));
  req.push(null);
  return reading;
}

test('a body as long as the limit is read, one byte more is refused', async () => {
  expect((await readOf('12345678', 8)).toString()).toBe('12345678');
  await expect(readOf('123456789', 8)).rejects.toMatchObject({ code: 'body_too_large' });
});

function readInChunks(count: number): Promise<Buffer> {
  const req = openRequest();
  const reading = readBytes(req);
  for (let sent = 0; sent < count; sent += 1) req.emit('data', Buffer.from('1'));
  req.emit('end');
  return reading;
}

test('a body of 4096 chunks is read, one chunk more is refused', async () => {
  expect(await readInChunks(4096)).toHaveLength(4096);
  await expect(readInChunks(4097)).rejects.toMatchObject({ code: 'request_malformed' });
});
