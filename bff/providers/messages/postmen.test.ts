import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import type { NewMessage } from './messages.ts';
import { MayBeTaken } from './postman.ts';
import { openPostmen } from './postmen.ts';
import { startMailServer, type MailServer } from './testing/mail-server.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const CODE = '204817';

interface Posted {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let mail: MailServer;
let service: Service;
let partner: SignedUp;
/** The next answers of the service for text messages. */
let answers: number[] = [];
let posted: Posted[] = [];
const texts = createServer((req, res) => {
  let body = '';
  req.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
  req.on('end', () => {
    posted.push({ headers: req.headers, body });
    res.writeHead(answers.shift() ?? 202).end();
  });
});

beforeAll(async () => {
  mail = await startMailServer();
  await new Promise<void>((resolve) => texts.listen(0, '127.0.0.1', resolve));
  const { port } = texts.address() as AddressInfo;
  service = await startService({
    messages: {
      mail: { url: mail.url, from: 'Trellis <no-reply@trellis.example>' },
      sms: { url: `http://127.0.0.1:${port}/sms`, secret: SECRET },
    },
    timers: { timing: { lookMs: 20, retryMs: 20 } },
  });
  partner = await signUp(service);
});
afterAll(async () => {
  await service.stop();
  await mail.close();
  texts.closeAllConnections();
  texts.close();
});
beforeEach(() => {
  [answers, posted] = [[], []];
  mail.taken.length = 0;
});

/** @param look reads something in the same transaction */
const send = <Seen = undefined>(
  message: Partial<NewMessage> = {},
  look?: (trx: Db) => Promise<Seen>,
): Promise<Seen | undefined> =>
  inTransaction(service.db, async (work) => {
    const owner = { partnerId: partner.partnerId, environment: 'production' } as const;
    const text = `${CODE} is your code.`;
    await service.deps.messages.send(work, owner, { channel: 'sms', to: '+442079460018', text, ...message });
    return look?.(work.db);
  });

const waiting = async (): Promise<number> =>
  (await service.db.selectFrom('messages').select('id').execute()).length;
async function allSent(): Promise<void> {
  await expect.poll(waiting).toBe(0);
}

describe('a text message of production', () => {
  test('is posted once, signed, and then forgotten', async () => {
    await send();
    await allSent();
    expect(posted).toHaveLength(1);
    const [{ headers, body }] = posted as [Posted];
    expect(() => new Webhook(SECRET).verify(body, headers as Record<string, string>)).not.toThrow();
    expect(JSON.parse(body)).toMatchObject({
      type: 'sms',
      data: { to: '+442079460018', text: `${CODE} is your code.` },
    });
    expect(headers['webhook-id']).toMatch(/^msg_/);
  });

  test('is stored so that nobody can read it', async () => {
    const row = await send({}, (trx) => trx.selectFrom('messages').selectAll().executeTakeFirstOrThrow());
    expect(row?.text).toMatch(/^[\w-]{40,}$/);
    await allSent();
  });

  test('is sent again under the same id until it is taken', async () => {
    answers = [503, 500, 429];
    await send();
    await allSent();
    expect(posted).toHaveLength(4);
    expect(new Set(posted.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('is dropped when it is refused for good, which is logged without it', async () => {
    answers = [422];
    const from = service.logLines.length;
    await send();
    await allSent();
    const lines = service.logLines.slice(from).join('');
    expect(posted).toHaveLength(1);
    expect(lines).toContain('refused one: 422');
    expect(lines).not.toMatch(new RegExp(`${CODE}|2079460018`));
  });

  test('is not sent once it is no use', async () => {
    await send({ validForMs: 0 });
    await allSent();
    expect(posted).toEqual([]);
  });
});

describe('an email of production', () => {
  const email = {
    channel: 'email',
    to: 'ada@example.com',
    subject: 'Your receipt',
    text: 'Thank you.',
  } as const;

  test('is handed to the mail server', async () => {
    await send(email);
    await allSent();
    expect(mail.taken).toHaveLength(1);
    const [message = ''] = mail.taken;
    expect(message).toMatch(/^From: Trellis <no-reply@trellis\.example>$/m);
    expect(message).toMatch(/^To: ada@example\.com$/m);
    expect(message).toMatch(/^Subject: Your receipt$/m);
    expect(message).toMatch(/^Message-ID: <msg_\w{26}@trellis\.example>$/m);
    expect(message).toContain('Thank you.');
  });

  test('is tried again after a passing fault', async () => {
    mail.refusals.push('451 Later');
    await send(email);
    await allSent();
    expect(mail.taken).toHaveLength(1);
  });

  test('is dropped when its recipient is refused, without a word of them in the log', async () => {
    mail.refusals.push('550 No such user ada@example.com');
    const from = service.logLines.length;
    await send(email);
    await allSent();
    const lines = service.logLines.slice(from).join('');
    expect(mail.taken).toEqual([]);
    expect(lines).toContain('the mail server refused a message');
    expect(lines).not.toContain('ada@example.com');
  });

  test('that the mail server holds is given up with its signal, as one that may be taken', async () => {
    const slow = await startMailServer();
    slow.answersAfterMs = 600_000;
    const { email: postman } = openPostmen(
      { mail: { url: slow.url, from: 'no-reply@trellis.example' } },
      'https://trellis.example',
    );
    if (!postman) throw new Error('nothing sends emails');
    const letter = (id: string) => ({ ...email, id, html: null, at: new Date() });
    try {
      const lease = new AbortController();
      const held = ['1', '2', '3', '4'].map((id) => postman.take(letter(id), lease.signal));
      const all = Promise.allSettled(held);
      await expect.poll(() => slow.taken.length).toBe(4);
      const ended = new AbortController();
      const begun: string[] = [];
      const next = postman.take(letter('5'), ended.signal, async () => void begun.push('5'));
      // It has its turn in the queue then.
      await new Promise((resolve) => void setImmediate(resolve));
      ended.abort();
      await expect(next).rejects.toThrow('no connection to the mail server is free');
      lease.abort();
      const reasons = (await all).map((one) => one.status === 'rejected' && one.reason);
      expect(reasons).toEqual(held.map(() => expect.any(MayBeTaken)));
      expect([begun, slow.taken.length]).toEqual([[], 4]);
    } finally {
      await slow.close();
      await postman.close();
    }
  });

  test('has one recipient and one subject, whatever is in them', async () => {
    await send({ ...email, subject: 'Hello\r\nBcc: eve@example.com' });
    await allSent();
    expect(mail.taken[0]).not.toMatch(/^Bcc:/im);
  });
});
