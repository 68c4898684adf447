import { ok } from '../../../orders/orders/testing/shop.ts';
import type { Club } from '../../../orders/loyalty/testing/club.ts';
import { GuestBrowser } from '../../ordering/testing/guest-browser.ts';

/** The path of the club's program on its partner's site. */
export const REWARDS = '/riverside-nursery/rewards';

let numbers = 0;
export const newPhone = (): string => `+44770090${String(2000 + (numbers += 1))}`;

/** The newest message to a number. */
export async function messageTo(club: Club, phone: string): Promise<string> {
  const { data } = await ok<{ data: { text: string }[] }>(
    club,
    `GET /v1/sandbox/messages?to=${encodeURIComponent(phone)}`,
    club.key,
  );
  return data[0]?.text ?? '';
}

/** The newest code to a number, as its owner reads it. */
export async function codeOf(club: Club, phone: string): Promise<string> {
  return /^\d{6}/.exec(await messageTo(club, phone))?.[0] ?? '';
}

export const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A browser that is signed in with a number, which joins if it is new. */
export async function signedIn(club: Club, host: string, phone = newPhone()): Promise<GuestBrowser> {
  const guest = new GuestBrowser(club, host);
  await guest.send(REWARDS, { phone });
  const { status, text } = await guest.send(`${REWARDS}/code`, { code: await codeOf(club, phone) });
  if (status !== 303) throw new Error(text);
  return guest;
}
