import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { newKeySecret } from '../../accounts/identity/keys/secret.ts';
import { createLog } from './log.ts';

function logged(fields: object, message: string): string {
  const lines: string[] = [];
  createLog('info', { write: (line: string) => void lines.push(line) }).info(fields, message);
  return lines.join('');
}

const token = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJtZXJfMSJ9.c2lnbmF0dXJl';

test.each([
  ['a key', newKeySecret('sandbox'), '[key]'],
  ['a session token', token, '[token]'],
  ['half a token', 'eyJhbGciOiJFUzI1NiJ9', '[token]'],
  ['a webhook secret', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', '[secret]'],
  ['a bearer credential', 'bEARER s3cret-credential', 'bEARER [credential]'],
  ['a password', 'Basic dXNlcjpwYXNz', 'Basic [credential]'],
  ['a card', '4242424242424242', '[number]'],
  ['a card with blanks', '4242 4242 4242 4242', '[number]'],
  ['an American Express card with dashes', '3782-822463-10005', '[number]'],
])('%s never reaches the log, in a field, an error or the message', (_name, secret, instead) => {
  const error = new Error(`failed for ${secret}`);
  const line = logged({ field: secret, deep: { list: [secret] }, err: error }, `saw ${secret}`);
  expect(line).not.toContain(secret);
  expect(JSON.parse(line)).toMatchObject({
    level: 'info',
    field: instead,
    deep: { list: [instead] },
    err: { message: `failed for ${instead}` },
    msg: `saw ${instead}`,
  });
});

test('a line keeps what is not secret', () => {
  const line = logged({ request: 'req_01JD8Q4TBX7NMK3YRW5V2HPGAZ', status: 200, ms: 1.5 }, 'request');
  expect(JSON.parse(line)).toMatchObject({
    request: 'req_01JD8Q4TBX7NMK3YRW5V2HPGAZ',
    status: 200,
    ms: 1.5,
    msg: 'request',
  });
});

test('the digits of a trace’s ID are no card number, those of anything else are', () => {
  const trace_id = '4242424242424242abcdef0123456789';
  expect(JSON.parse(logged({ trace_id, span_id: '1234567890123456' }, 'x'))).toMatchObject({
    trace_id,
    span_id: '1234567890123456',
  });
  const spoofed = '"trace_id":"4242424242424242';
  expect(JSON.parse(logged({}, spoofed))).toMatchObject({ msg: '"trace_id":"[number]' });
});

test('however many logs write to standard output, the process has one listener for its end', () => {
  createLog('silent');
  const before = process.listenerCount('exit');
  for (let count = 0; count < 20; count += 1) createLog('silent');
  expect(process.listenerCount('exit')).toBe(before);
});

test('standard output has the lines of the log, and nothing else', async () => {
  const program = `import { createLog } from '${new URL('log.ts', import.meta.url).href}';
    const log = createLog('info');
    log.info('one');
    log.info('two');`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([{ msg: 'one' }, { msg: 'two' }]);
});
