import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '../../providers/messages/testing/mail-server.ts';
import { startService, type Service } from '../../testing/service/service.ts';

let service: Service;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  service = await startService({
    messages: { mail: { url: mail.url, from: 'Trellis <no-reply@trellis.example>' } },
  });
});
afterAll(async () => {
  await service.stop();
  await mail.close();
});

const signIn = (email: string) =>
  fetch(`${service.url}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email }),
    headers: { origin: service.url, 'sec-fetch-site': 'same-origin' },
  });

test('of requests for one address at the same moment, no more get an email than one alone', async () => {
  const atOnce = async (count: number): Promise<number[]> => {
    const replies = await Promise.all(Array.from({ length: count }, () => signIn('bob@cafe.example')));
    return replies.map(({ status }) => status).toSorted((one, other) => one - other);
  };
  // They open the connections that those after them have at once.
  expect(await atOnce(5)).toEqual([303, 303, 303, 303, 303]);
  expect(await atOnce(4)).toEqual([303, 429, 429, 429]);
  expect(mail.taken).toHaveLength(6);
});
