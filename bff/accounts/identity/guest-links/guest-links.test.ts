import { expect, test } from 'vitest';
import { GuestLinks } from './guest-links.ts';

const ID = 'ord_01M7YV65W3K8Q2Z7N4T6B9D1RF';
const links = new GuestLinks(Buffer.alloc(32, 1).toString('base64'));
const token = links.tokenOf('order', ID);

test('a link leads back to its record, whenever it is computed', async () => {
  expect(token).toMatch(new RegExp(`^${ID}-[A-Za-z0-9_-]{22}$`));
  expect(links.tokenOf('order', ID)).toBe(token);
  expect(await links.idOf('order', token)).toBe(ID);
});

test('any other character opens nothing, also one that differs only in spare bits', async () => {
  for (let at = 0; at < token.length; at += 1) {
    for (const character of 'Ab0_-') {
      if (character === token[at]) continue;
      const other = token.slice(0, at) + character + token.slice(at + 1);
      expect(await links.idOf('order', other)).toBeUndefined();
    }
  }
  const last = token.charCodeAt(token.length - 1);
  for (const next of [1, 2, 3]) {
    expect(await links.idOf('order', token.slice(0, -1) + String.fromCharCode(last + next))).toBeUndefined();
  }
  for (const other of ['', ID, `${ID}-`, `${token}A`, ` ${token}`]) {
    expect(await links.idOf('order', other)).toBeUndefined();
  }
});

test('a link of one kind opens nothing of another, nor does that of another key', async () => {
  expect(await links.idOf('pay_link', token)).toBeUndefined();
  const others = new GuestLinks(Buffer.alloc(32, 2).toString('base64'));
  expect(await others.idOf('order', token)).toBeUndefined();
});
