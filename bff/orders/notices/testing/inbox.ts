import { expect } from 'vitest';
import type { SandboxMessage } from '../../../providers/messages/contract/messages.ts';
import { ok, type Shop } from '../../orders/testing/shop.ts';

/** Returns a merchant's messages in the sandbox's inbox, oldest first. */
export async function inboxOf(shop: Shop): Promise<SandboxMessage[]> {
  const path = `GET /v1/sandbox/messages?merchant=${shop.merchant}&limit=100`;
  const { data } = await ok<{ data: SandboxMessage[] }>(shop, path, shop.key);
  return data.toReversed();
}

/** Waits for as many messages as there are to be, and returns them, oldest first. */
export async function messagesOnceThere(shop: Shop, count: number): Promise<SandboxMessage[]> {
  await expect
    .poll(async () => (await inboxOf(shop)).length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(count);
  return inboxOf(shop);
}
