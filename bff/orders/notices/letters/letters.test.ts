import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGE_TAGS, type LanguageTag } from '../../../core/text/languages.ts';
import { writeLetter } from '../../../core/letters/write-letter.ts';
import type { WrittenLetter } from '../../../core/letters/write-letter.ts';
import { ok, openShop, type Shop } from '../../orders/testing/shop.ts';
import { startService, type Service } from '../../../testing/service/service.ts';
import {
  isOfAccount,
  PLATFORM_MESSAGES,
  SHOWN_MESSAGES,
  type ShownMessage,
} from '../contract/message-names.ts';
import { accountSample } from './account-samples.ts';
import { senderOf, type Sender } from './order-facts.ts';
import { sampleOf } from './samples.ts';

const NAMES = SHOWN_MESSAGES;
const NOW = Date.parse('2026-11-26T11:00:00Z');
const MOST_BYTES = 40_000;

let service: Service;
let shop: Shop;
let sender: Sender;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
  await ok(service, `PATCH /v1/merchants/${shop.merchant}`, shop.key, {
    legal_name: 'Riverside Nursery Ltd',
    address: { line1: '12 Mill Lane', city: 'Reading', postal_code: 'RG1 2AB' },
    business: { tax_registration: { number: 'GB 362 4418 09' } },
  });
  const owner = { partnerId: shop.partner.partnerId, environment: 'sandbox' } as const;
  const found = await senderOf(service.deps, owner, { merchantId: shop.merchant, surface: 'ordering' });
  if (!found) throw new Error('there is no merchant');
  // The address of a service under test has another port each time.
  const logo = found.brand.logo && { ...found.brand.logo, url: 'https://shop.example/i/logo.webp' };
  sender = { ...found, origin: 'https://shop.example', brand: { ...found.brand, logo } };
});
afterAll(() => service.stop());

async function written(
  name: ShownMessage,
  tag: LanguageTag,
  from = sender,
): Promise<WrittenLetter & { readonly line: string }> {
  const language = await service.deps.languages.of(tag);
  if (isOfAccount(name)) {
    const { origin, brand } = from;
    const names = { partnerName: brand.name, merchantName: brand.name };
    const { letter } = accountSample(name, { ...names, origin, publicUrl: 'https://trellis.example' });
    return { ...writeLetter(letter, { language, ...from }), line: '' };
  }
  const { letter, line } = sampleOf(name, { sender: from, language: tag, now: NOW });
  return { ...writeLetter(letter, { language, ...from }), line: line?.plain(language) ?? '' };
}

const spaced = (text: string): string => text.replaceAll(/[\s\u00A0\u202F]+/g, ' ').trim();
/** What a reader sees of a document. */
const readable = (document: string): string =>
  spaced(
    document
      .replace(/<head>.*<\/head>/s, '')
      .replace(/<div style="display:none.*?<\/div>/s, '')
      .replaceAll(/<(?:\/(?:p|h1|h2|td|th|tr|a)|br \/)>/g, '\n')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );

test.each(['en', 'de', 'ja'] as const)('the messages in %s', async (tag) => {
  const texts: string[] = [];
  for (const name of NAMES) {
    const { subject, text, line } = await written(name, tag);
    texts.push(`=== ${name}\nSubject: ${subject}\n${line === '' ? '' : `Text: ${line}\n`}\n${text}`);
  }
  const all = texts
    .join('\n')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll('-- \n', '--\n');
  await expect(all).toMatchFileSnapshot(`testing/messages-${tag}.txt`);
});

describe.each(LANGUAGE_TAGS)('in %s', (tag) => {
  test.each(NAMES)('the HTML of %s has every word of its text, and nothing that is missing', async (name) => {
    const { subject, text, html, line } = await written(name, tag);
    const seen = readable(html);
    const [body = ''] = text.split('\n-- \n');
    for (const said of body.split('\n')) {
      if (said.startsWith('http') || /^[+\d]+$/.test(said)) continue;
      // Amounts are in columns of their own.
      for (const part of said.replace(/:$/, '').split(/: | {2,}/)) expect(seen).toContain(spaced(part));
    }
    for (const one of [subject, text, html, line]) {
      expect(one).not.toMatch(/undefined|\bnull\b|\[object|NaN|\$\{/);
    }
    expect(html).toContain(`lang="${tag}" dir="${tag === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES);
  });
});

test.each(NAMES)('%s loads nothing but the logo, and runs nothing', async (name) => {
  const { html } = await written(name, 'en');
  expect(html).not.toMatch(/<script|<link|<iframe|<form|@import|url\(|javascript:|\son\w+=/i);
  const sources = [...html.matchAll(/\ssrc="([^"]*)"/g)].map(([, source]) => source);
  expect(sources).toEqual(sender.brand.logo ? [sender.brand.logo.url] : []);
  expect(html).toContain('<meta name="color-scheme" content="light dark" />');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
});

test('a name that is markup stays a name', async () => {
  const hostile = `<b>"'&</b>\r\nBcc: eve@example.com`;
  const from = { ...sender, brand: { name: hostile, logo: undefined } };
  for (const name of NAMES) {
    const { html, text } = await written(name, 'en', from);
    expect(html).not.toContain('<b>"');
    expect(html).toContain('&lt;b&gt;&quot;&#39;&amp;&lt;/b&gt;');
    const isOfTrellis = PLATFORM_MESSAGES.some((one) => one === name) && name !== 'team_invitation';
    expect(text.includes(`<b>"'&</b>`)).toBe(!isOfTrellis);
  }
});

test('a merchant without a logo has its first letter on its accent', async () => {
  const { html } = await written('order_ready', 'en', {
    ...sender,
    brand: { name: 'ähre', logo: undefined },
  });
  expect(html).not.toContain('<img');
  expect(html).toMatch(/>Ä<\/span/);
});
