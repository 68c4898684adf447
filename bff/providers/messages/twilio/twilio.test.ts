import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import { signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import type { NewMessage } from '../messages.ts';
import { ACCOUNT_SID, AUTH_TOKEN, startTwilio, type TwilioStandIn } from './testing/stand-in.ts';
import { openTwilio, twilioSignature } from './twilio.ts';

const TO = '+442079460018';
const FROM = '+442079460000';

let twilio: TwilioStandIn;
let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  twilio = await startTwilio();
  service = await startService({
    messages: {
      twilio: {
        accountSid: ACCOUNT_SID,
        authToken: AUTH_TOKEN,
        sender: { from: FROM },
        apiBase: twilio.url,
        countries: new Set(['GB', 'DE']),
      },
    },
    timers: { timing: { lookMs: 20, retryMs: 20 } },
  });
  partner = await signUp(service);
});
afterAll(async () => {
  await service.stop();
  await twilio.close();
});
beforeEach(async () => {
  [twilio.sent.length, twilio.answers.length] = [0, 0];
  await service.db.deleteFrom('text_opt_outs').execute();
});

const send = (message: Partial<NewMessage> = {}): Promise<void> =>
  inTransaction(service.db, (work) =>
    service.deps.messages.send(
      work,
      { partnerId: partner.partnerId, environment: 'production' },
      { channel: 'sms', to: TO, text: 'Your order is ready.', ...message },
    ),
  );

async function allSent(): Promise<void> {
  const waiting = () =>
    service.db.selectFrom('messages').select('id').where('environment', '=', 'production').execute();
  await expect.poll(waiting).toEqual([]);
}

const post = (path: string, fields: Record<string, string>, signature?: string) => {
  const form = new URLSearchParams(fields);
  const url = `${service.url}/-/providers/twilio/${path}`;
  const headers = { 'x-twilio-signature': signature ?? twilioSignature(AUTH_TOKEN, url, form) };
  return fetch(url, { method: 'POST', body: form, headers });
};

test('a text goes to Twilio, from the operator’s number, with where to say what became of it', async () => {
  await send();
  await allSent();
  expect(twilio.sent).toMatchObject([
    {
      to: TO,
      from: FROM,
      messagingService: null,
      body: 'Your order is ready.',
      statusCallback: `${service.url}/-/providers/twilio/status`,
    },
  ]);
});

describe('a text that Twilio doesn’t take', () => {
  test.each([21_211, 21_614, 21_408])(
    'for good (%i) is dropped, without a word of it in the log',
    async (code) => {
      twilio.answers.push({ code });
      const from = service.logLines.length;
      await send();
      await allSent();
      expect(twilio.sent).toHaveLength(1);
      const lines = service.logLines.slice(from).join('');
      expect(lines).toContain(`Twilio refused a text: ${code}`);
      expect(lines).not.toMatch(/2079460018|is ready/);
    },
  );

  test('for now is sent again: too many requests, or an account that is refused', async () => {
    twilio.answers.push({ code: 20_429, status: 429 }, { code: 20_003, status: 401 });
    await send({ isNotice: true });
    await allSent();
    expect(twilio.sent).toHaveLength(3);
  });

  test.each([{ status: 503 }, 'silence', 'html'] as const)(
    'as far as can be known (%j) is sent again if it is a code, and not if it is a notice',
    async (answer) => {
      twilio.answers.push(answer);
      await send({ isNotice: true });
      await allSent();
      expect(twilio.sent).toHaveLength(1);
      twilio.answers.push(answer);
      await send();
      await allSent();
      expect(twilio.sent).toHaveLength(3);
    },
  );
});

describe('a number that wants no texts', () => {
  test('gets none once Twilio says so', async () => {
    twilio.answers.push({ code: 21_610 });
    await send({ isNotice: true });
    await allSent();
    await send({ isNotice: true });
    await allSent();
    expect(twilio.sent).toHaveLength(1);
    await expect(send()).rejects.toMatchObject({ code: 'state_forbids' });
  });

  test.each(['STOP', 'stop', ' Unsubscribe ', 'QUIT'])('says %j, and START undoes it', async (word) => {
    expect((await post('messages', { From: TO, To: FROM, Body: word })).status).toBe(200);
    await send({ isNotice: true });
    await allSent();
    expect(twilio.sent).toEqual([]);
    const answer = await post('messages', { From: TO, To: FROM, Body: 'Start' });
    expect(await answer.text()).toContain('<Response/>');
    await send({ isNotice: true });
    await allSent();
    expect(twilio.sent).toHaveLength(1);
  });

  test('is stored as a hash, and other words change nothing', async () => {
    await post('messages', { From: TO, To: FROM, Body: 'Please stop calling, thanks' });
    expect(await service.db.selectFrom('text_opt_outs').selectAll().execute()).toEqual([]);
    await post('status', { MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '21610', To: TO });
    const [row] = await service.db.selectFrom('text_opt_outs').selectAll().execute();
    expect(row?.subject).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain('2079460018');
  });
});

test('a number of a country that isn’t listed gets nothing: a code is refused in words, a notice is left out', async () => {
  await expect(send({ to: '+33123456789' })).rejects.toMatchObject({
    code: 'state_forbids',
    publicMessage: expect.stringContaining('aren’t sent to numbers of this country'),
  });
  await send({ to: '+33123456789', isNotice: true });
  await send({ to: '+4915123456789', isNotice: true });
  await allSent();
  expect(twilio.sent.map(({ to }) => to)).toEqual(['+4915123456789']);
});

describe('what Twilio posts', () => {
  test.each(['', 'AAAA', twilioSignature('another-token', 'x', new URLSearchParams())])(
    'is refused with the signature %j',
    async (signature) => {
      expect((await post('messages', { From: TO, Body: 'STOP' }, signature)).status).toBe(401);
      expect(await service.db.selectFrom('text_opt_outs').selectAll().execute()).toEqual([]);
    },
  );

  test('is refused with another field, or at another address', async () => {
    const url = `${service.url}/-/providers/twilio/messages`;
    const signed = twilioSignature(AUTH_TOKEN, url, new URLSearchParams({ From: TO, Body: 'STOP' }));
    expect((await post('messages', { From: '+442079460019', Body: 'STOP' }, signed)).status).toBe(401);
    expect((await post('status', { From: TO, Body: 'STOP' }, signed)).status).toBe(401);
    expect((await post('messages', { From: TO, Body: 'STOP' }, signed)).status).toBe(200);
  });

  test('is posted, and to these addresses only', async () => {
    expect((await fetch(`${service.url}/-/providers/twilio/messages`)).status).toBe(405);
    expect((await post('calls', { From: TO })).status).toBe(404);
  });

  test('has the signature of Twilio’s own example', () => {
    const url = 'https://example.com/myapp.php?foo=1&bar=2';
    const form = new URLSearchParams({
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675310',
      Digits: '1234',
      From: '+14158675310',
      To: '+18005551212',
    });
    expect(twilioSignature('12345', url, form)).toBe('L/OH5YylLD5NRKLltdqwSvS0BnU=');
  });
});

test('a check asks for the account, and says when it is refused', async () => {
  const access = {
    accountSid: ACCOUNT_SID,
    sender: { from: FROM },
    apiBase: twilio.url,
    countries: undefined,
  };
  const good = openTwilio({ ...access, authToken: AUTH_TOKEN }, { statusUrl: '' });
  await good.check();
  const wrong = openTwilio({ ...access, authToken: 'another-token' }, { statusUrl: '' });
  await expect(wrong.check()).rejects.toThrow('Twilio answered 401');
  await good.close();
  await wrong.close();
});
