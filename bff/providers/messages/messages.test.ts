import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { signIn } from '../../pages/console/testing/visit.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import type { NewMessage } from './messages.ts';
import { forgetMessages } from './messages.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

const send = (message: Partial<NewMessage>, of = partner): Promise<void> =>
  inTransaction(service.db, (work) =>
    service.deps.messages.send(
      work,
      { partnerId: of.partnerId, environment: 'sandbox' },
      { channel: 'sms', to: '+442079460018', text: 'Your order is ready.', ...message },
    ),
  );

interface Inbox {
  readonly data: { id: string; to: string; text: string; merchant: string | null }[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}
const inbox = (query = '', credential = partner.key) =>
  call<Inbox>(service, `GET /v1/sandbox/messages${query}`, { credential });

describe('the inbox of a sandbox', () => {
  test('has what production would send, newest first, by its filters', async () => {
    await send({ merchantId: partner.active });
    await send({ channel: 'email', to: 'ada@example.com', subject: 'Receipt', text: 'Thank you.\nSee you.' });
    const { body } = await inbox();
    expect(body.data).toMatchObject([
      {
        object: 'sandbox_message',
        channel: 'email',
        to: 'ada@example.com',
        subject: 'Receipt',
        merchant: null,
      },
      { channel: 'sms', to: '+442079460018', subject: null, merchant: partner.active },
    ]);
    const toOf = async (query: string) => (await inbox(query)).body.data.map(({ to }) => to);
    expect(await toOf('?channel=email')).toEqual(['ada@example.com']);
    expect(await toOf('?to=%2B442079460018')).toEqual(['+442079460018']);
    expect(await toOf(`?merchant=${partner.active}`)).toEqual(['+442079460018']);
    expect(await toOf('?created_from=2100-01-01T00:00:00Z')).toEqual([]);
    expect(await toOf('?created_to=2100-01-01T00:00:00Z')).toHaveLength(2);
    const first = await inbox('?limit=1');
    expect(first.body).toMatchObject({ has_more: true });
    expect(await toOf(`?limit=1&cursor=${first.body.next_cursor}`)).toEqual(['+442079460018']);
  });

  test.each(['?channel=fax', '?color=red', '?limit=0', '?created_from=yesterday'])(
    '%s is refused',
    async (query) => {
      expect((await inbox(query)).body).toMatchObject({ error: 40003 });
    },
  );

  test('is its partner’s alone, and needs a key with sandbox:write', async () => {
    const other = await signUp(service, 'Other');
    expect((await inbox('', other.key)).body.data).toEqual([]);
    const narrow = await call<{ secret: string }>(service, 'POST /v1/keys', {
      credential: partner.key,
      body: { name: 'Narrow', capability: ['orders:read'] },
    });
    expect((await inbox('', narrow.body.secret)).status).toBe(403);
  });

  test('has nothing of a transaction that came to nothing', async () => {
    const before = (await inbox()).body.data.length;
    const owner = { partnerId: partner.partnerId, environment: 'sandbox' } as const;
    const failed = inTransaction(service.db, async (work) => {
      await service.deps.messages.send(work, owner, { channel: 'sms', to: '+442079460018', text: 'No' });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect((await inbox()).body.data).toHaveLength(before);
  });

  test('forgets who wants to be forgotten', async () => {
    await send({ to: '+442079460019', merchantId: partner.active });
    const owner = { partnerId: partner.partnerId, environment: 'sandbox' } as const;
    const about = { merchantId: partner.active, to: '+442079460019' };
    await forgetMessages(service.db, owner, about);
    expect((await inbox('?to=%2B442079460019')).body.data).toEqual([]);
  });

  test('keeps a message for 30 days of real time', async () => {
    await send({ to: '+442079460020' });
    const { id } = (await inbox('?to=%2B442079460020')).body.data[0] ?? { id: '' };
    const timer = await service.db
      .selectFrom('timers')
      .select(['due_at', 'is_real_time'])
      .where('record', '=', id)
      .executeTakeFirstOrThrow();
    const days = (timer.due_at.getTime() - service.clock.now()) / 86_400_000;
    expect([timer.is_real_time, Math.round(days)]).toEqual([true, 30]);
    await inTransaction(service.db, (work) => service.deps.messages.drop(work.db, id));
    expect((await inbox('?to=%2B442079460020')).body.data).toEqual([]);
  });
});

test('production offers nothing that nobody takes, and says so', async () => {
  const owner = { partnerId: partner.partnerId, environment: 'production' } as const;
  const { messages } = service.deps;
  expect(messages.isOffered('production', 'sms')).toBe(false);
  expect(messages.isOffered('sandbox', 'sms')).toBe(true);
  const sent = inTransaction(service.db, (work) =>
    messages.send(work, owner, { channel: 'sms', to: '+442079460018', text: 'Hello' }),
  );
  await expect(sent).rejects.toMatchObject({
    code: 'state_forbids',
    publicMessage: expect.stringContaining("Text messages aren't set up here"),
  });
});

describe('the page of the console', () => {
  test('says what it is for, then shows what came, escaped', async () => {
    const other = await signUp(service, 'Readers');
    const visit = await signIn(service, other);
    expect((await visit.open('/console/messages')).text).toContain('No messages yet');
    await send({ text: '204817 is your <b>code</b>.' }, other);
    const page = await visit.open('/console/messages?to=%2B442079460018');
    expect(page.text).toContain('204817 is your &lt;b&gt;code&lt;/b&gt;.');
    expect((await visit.open('/console/messages?to=nobody')).text).toContain('No messages match');
    const refused = await visit.open('/console/messages?channel=fax');
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('must be one of')]);
  });
});

describe('an email in the console', () => {
  test('is shown as it looks, on a page that runs and sends nothing', async () => {
    const other = await signUp(service, 'Lookers');
    const visit = await signIn(service, other);
    await send(
      { channel: 'email', to: 'ada@example.com', subject: 'Hi', html: '<!doctype html><p>Hi</p>' },
      other,
    );
    const page = await visit.open('/console/messages');
    const [, path = ''] = /href="(\/console\/messages\/msg_\w+)"/.exec(page.text) ?? [];
    const letter = await visit.open(path);
    expect([letter.status, letter.text]).toEqual([200, '<!doctype html><p>Hi</p>']);
    const policy = letter.headers.get('content-security-policy');
    expect(policy).toMatch(/default-src 'none'.*form-action 'none'.*frame-ancestors 'self'; sandbox$/);
    expect(policy).not.toContain('script-src');
    const stranger = await signIn(service, partner);
    expect((await stranger.open(path)).status).toBe(404);
  });

  test('can be previewed with each message and language', async () => {
    const visit = await signIn(service, partner);
    const invited = await visit.open(
      '/console/messages/preview/letter?message=staff_invitation&language=de&merchant=' + partner.active,
    );
    expect(invited.text).toContain('<html lang="de"');
    expect(invited.text).toContain('Einladung annehmen');
    const page = await visit.open('/console/messages/preview?message=order_ready&language=ja');
    const [, source = ''] = /<iframe[^>]*src="([^"]+)"/.exec(page.text) ?? [];
    const letter = await visit.open(source.replaceAll('&amp;', '&'));
    expect(letter.status).toBe(200);
    expect(letter.text).toContain('お受け取りいただけます');
    expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'");
  });
});
