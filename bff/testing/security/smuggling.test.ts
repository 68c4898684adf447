import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mintToken, signUp, startService, type Service } from '../service/service.ts';
import { liftLimits } from '../service/no-limits.ts';
import { talk, type Conversation } from './testing/raw-client.ts';
import { expectRefusal, expectRefused, onlyAnswer } from './testing/refusals.ts';
import { bearer, JSON_TYPE } from './testing/requests.ts';

let service: Service;
let auth: string;
beforeAll(async () => {
  service = await startService();
  const partner = await signUp(service);
  await liftLimits(service);
  auth = `${bearer(await mintToken(service, partner))}\r\n${JSON_TYPE}\r\n`;
});
afterAll(() => service.stop());
// Deletes leftovers, so that one attack's success can't affect the next.
beforeEach(async () => void (await service.db.deleteFrom('plants').execute()));

const BODY = '{"id":1,"name":"Fern"}';
const LENGTH = `Content-Length: ${BODY.length}\r\n`;
const CHUNKED = 'Transfer-Encoding: chunked\r\n';
const chunks = (size = BODY.length.toString(16), body = BODY): string => `${size}\r\n${body}\r\n0\r\n\r\n`;
/** The request that an attacker hopes to smuggle. */
const SMUGGLED = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

const post = (headers: string, body: string, line = 'POST /plants HTTP/1.1'): Promise<Conversation> =>
  talk(service, `${line}\r\nHost: localhost\r\n${auth}${headers}\r\n${body}`, { answers: 0 });

/** Refused, the connection closed, nothing stored, and no response to what follows. */
async function expectDropped(conversation: Conversation): Promise<void> {
  expectRefused(conversation, 40007);
  expect(conversation.closed).toBe(true);
  expect(await service.db.selectFrom('plants').select('id').execute()).toEqual([]);
}

describe('two ways to give the length', () => {
  test.each([
    ['CL.TE', `Content-Length: 6\r\n${CHUNKED}`, `0\r\n\r\n${SMUGGLED}`],
    ['TE.CL', `${CHUNKED}Content-Length: 4\r\n`, chunks()],
    ['a right length beside chunks', LENGTH + CHUNKED, chunks()],
    ['chunked twice', CHUNKED + CHUNKED, chunks()],
    ['chunked, then identity', `${CHUNKED}Transfer-Encoding: identity\r\n`, chunks()],
    ['identity, then chunked', `Transfer-Encoding: identity\r\n${CHUNKED}`, chunks()],
    ['two codings', 'Transfer-Encoding: gzip, chunked\r\n', chunks()],
    ['chunked not last', 'Transfer-Encoding: chunked, gzip\r\n', chunks()],
    ['a word like it', 'Transfer-Encoding: xchunked\r\n', chunks()],
    ['in quotes', 'Transfer-Encoding: "chunked"\r\n', chunks()],
    ['with a parameter', 'Transfer-Encoding: chunked;q=1\r\n', chunks()],
    ['with a comma', 'Transfer-Encoding: chunked,\r\n', chunks()],
    ['a vertical tab', 'Transfer-Encoding: \x0bchunked\r\n', chunks()],
    ['a no-break space', 'Transfer-Encoding: \xa0chunked\r\n', chunks()],
    ['a blank before the colon', 'Transfer-Encoding : chunked\r\n', chunks()],
    ['folded', 'Transfer-Encoding:\r\n chunked\r\n', chunks()],
    ['behind a bare LF', `X: y\nTransfer-Encoding: chunked\r\n`, chunks()],
    ['behind a bare CR', `X: y\rTransfer-Encoding: chunked\r\n`, chunks()],
    ['identity', `Transfer-Encoding: identity\r\n${LENGTH}`, BODY],
    ['empty', `Transfer-Encoding:\r\n${LENGTH}`, BODY],
    ['two lengths', `Content-Length: 22\r\nContent-Length: 0\r\n`, BODY],
    ['one length twice', LENGTH + LENGTH, BODY],
    ['a list of lengths', 'Content-Length: 22, 22\r\n', BODY],
  ])('%s', async (_name, headers, body) => {
    await expectDropped(await post(headers, body + SMUGGLED));
  });

  test('chunks in an obsolete form', async () => {
    await expectDropped(await post(CHUNKED, chunks() + SMUGGLED, 'POST /plants HTTP/1.0'));
  });
});

describe('a length that is not a number', () => {
  test.each(['-22', '+22', '0x16', '22a', '2 2', '22.0', '2e1', '', '９', '99999999999999999999999', '22;'])(
    '%j',
    async (length) => expectDropped(await post(`Content-Length: ${length}\r\n`, BODY + SMUGGLED)),
  );
});

describe('malformed chunks', () => {
  test.each([
    ['no number', chunks('zz')],
    ['empty', chunks('')],
    ['negative', chunks('-16')],
    ['plus', chunks('+16')],
    ['0x', chunks('0x16')],
    ['too short', chunks('5')],
    ['a blank behind', chunks('16 ')],
    ['a blank before', chunks(' 16')],
    ['over 64 bits', chunks('ffffffffffffffff1')],
    ['bare LF', chunks().replaceAll('\r\n', '\n')],
    ['bare LF in an extension', chunks('16;a\nb')],
    ['bare CR in an extension', chunks('16;a\rb')],
    ['NUL in an extension', chunks('16;a\0b')],
    ['20 kB of extension', chunks(`16;${'a'.repeat(20_000)}`)],
    ['no CRLF behind the data', `16\r\n${BODY}0\r\n\r\n`],
    ['a broken trailer', `16\r\n${BODY}\r\n0\r\nX : y\r\n\r\n`],
    ['20 kB of trailers', `16\r\n${BODY}\r\n0\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`],
  ])('%s', async (_name, body) => {
    const conversation = await post(CHUNKED, body + SMUGGLED);
    expectRefused(conversation, 40007, 43101);
    expect(conversation.closed).toBe(true);
  });

  test('an extension is ignored, and a trailer is not a header', async () => {
    const body = `10;a="b"\r\n${BODY.slice(0, 16)}\r\n6\r\n${BODY.slice(16)}\r\n0\r\n\r\n`;
    expect(onlyAnswer(await post(`${CHUNKED}Connection: close\r\n`, body)).status).toBe(200);
    await service.db.deleteFrom('plants').execute();
    const head = `POST /plants HTTP/1.1\r\nHost: localhost\r\n${JSON_TYPE}\r\n${CHUNKED}Trailer: Authorization\r\n\r\n`;
    expectRefused(await talk(service, `${head}16\r\n${BODY}\r\n0\r\n${auth}\r\n`), 40101);
  });
});

describe('malformed lines', () => {
  test.each([
    ['folded', 'X-A: b\r\n c\r\n'],
    ['folded with a tab', 'X-A: b\r\n\tc\r\n'],
    ['bare LF', 'X-A: b\nX-B: c\r\n'],
    ['bare CR', 'X-A: b\rX-B: c\r\n'],
    ['NUL', 'X-A: a\0b\r\n'],
    ['a control character', 'X-A: a\x01b\r\n'],
    ['no name', ': b\r\n'],
    ['a blank in the name', 'X A: b\r\n'],
    ['a blank before the colon', 'X-A : b\r\n'],
    ['a bracket in the name', 'X(A): b\r\n'],
    ['a letter that is no ASCII in the name', 'X-\xc4: b\r\n'],
    ['no colon', 'X-A\r\n'],
    ['two Hosts', 'Host: y\r\n'],
    ['one Host twice', 'Host: localhost\r\n'],
    ['two media types', 'Content-Type: text/plain\r\n'],
  ])('%s', async (_name, line) => {
    await expectDropped(await post(line + LENGTH, BODY + SMUGGLED));
  });
});

describe('requests on one connection', () => {
  test('get their responses in order, each its own', async () => {
    const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const plant = `POST /plants HTTP/1.1\r\nHost: localhost\r\n${auth}${LENGTH}\r\n${BODY}`;
    const sent = [plant, get('/nothing'), get('/healthz'), plant, get('/v1/keys')].join('');
    for (const parts of [[sent], [...sent]]) {
      const { answers } = await talk(service, parts, { answers: 5 });
      expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 400, 401]);
      expect(new Set(answers.map((answer) => answer.header('request-id')[0])).size).toBe(5);
      await service.db.deleteFrom('plants').execute();
    }
  });

  test('other bytes behind a request are refused after its response, and close the connection', async () => {
    for (const garbage of [
      'GARBAGE\r\n\r\n',
      'GET / HTTP/1.1\r\n\r\n',
      'CONNECT x:1 HTTP/1.1\r\nHost: localhost\r\n\r\n',
    ]) {
      const { answers, closed } = await post(LENGTH, `${BODY}${garbage}${SMUGGLED}`);
      expect([answers.map(({ status }) => status), closed]).toEqual([[200, 400], true]);
      for (const refused of answers.slice(1)) expect(expectRefusal(refused)).toBe(40007);
      expect(answers[0]?.body).toBe('{"name":"Fern"}');
      await service.db.deleteFrom('plants').execute();
    }
  });
});
