import { expect, test } from 'vitest';
import { accessLog, type FinishedRequest } from './request-observers.ts';
import { createLog } from './log.ts';

const id = 'req_01JD8Q4TBX7NMK3YRW5V2HPGAZ';
const finished: FinishedRequest = {
  scope: { id, startedMs: 0, operation: undefined, principal: undefined, errorCode: undefined },
  method: 'GET',
  status: 404,
  durationMs: 1.23,
  aborted: false,
  replayed: false,
};

function lineOf(request: FinishedRequest, level = 'info'): string {
  const lines: string[] = [];
  accessLog(createLog(level, { write: (line: string) => void lines.push(line) }))(request);
  return lines.join('');
}

test('a line contains what is known of a request and omits the rest', () => {
  const { time, ...line } = JSON.parse(lineOf(finished)) as Record<string, unknown>;
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(line).toEqual({
    level: 'info',
    request: id,
    method: 'GET',
    operation: null,
    status: 404,
    ms: 1.2,
    msg: 'request',
  });
  expect(JSON.parse(lineOf({ ...finished, aborted: true }))).toMatchObject({ aborted: true });
});

test.each(['"},"msg":"forged"', 'a\nb', '\\"', '\u2028', '\ud800'])(
  'foreign text, such as %j, stays inside its field',
  (method) => {
    const line = lineOf({ ...finished, method });
    expect(line.match(/\n/g)).toHaveLength(1);
    expect(JSON.parse(line)).toMatchObject({ method, msg: 'request' });
  },
);

test('a secret in a line is redacted, as in any other', () => {
  expect(lineOf({ ...finished, method: 'Bearer abc.def' })).not.toContain('abc.def');
});

test('each line has its own values, however many others came before', () => {
  const statuses = Array.from({ length: 25_000 }, (_, status) => status);
  const lines = statuses.map((status) => JSON.parse(lineOf({ ...finished, status })) as { status: number });
  expect(lines.map(({ status }) => status)).toEqual(statuses);
});

test('a level that is off writes nothing', () => {
  expect(lineOf(finished, 'error')).toBe('');
});
