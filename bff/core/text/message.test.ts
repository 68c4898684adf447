import { expect, test } from 'vitest';
import { ENGLISH, Language } from './language.ts';
import { html } from './html.ts';
import { counted, leftToRight, msg, onlyInEnglish, Written, nameOf, plainNameOf } from './message.ts';

const GERMAN = new Language('de', [
  { 'Order ${0}': 'Bestellung ${0}', 'To ${0} & ${1}': 'An ${1} & ${0}' },
  { '${0} items': { by: 0, one: '${0} Stück', other: '${0} Stücke' } },
]);
const POLISH = new Language('pl' as 'de', [
  {
    '${0} items': {
      by: 0,
      one: '${0} pozycja',
      few: '${0} pozycje',
      many: '${0} pozycji',
      other: '${0} poz.',
    },
  },
]);
const ARABIC = new Language('ar' as 'de', [{ 'Order ${0}': 'الطلب ${0}' }]);

const items = (count: number) => counted(count, msg`${count} item`, msg`${count} items`);

test('a message is written in the language of what it is put into', () => {
  const inner = html`<b>${msg`Order ${8}`}</b>`;
  const page = html`<p title="${msg`Order ${7}`}">${[msg`Order ${7}`, ' ', inner]}</p>`;
  expect(page.text).toBe('<p title="Order 7">Order 7 <b>Order 8</b></p>');
  expect(page.in(GERMAN)).toBe('<p title="Bestellung 7">Bestellung 7 <b>Bestellung 8</b></p>');
});

test('what a message is made of is escaped, but for markup', () => {
  const message = msg`To ${'<i>'} & ${html`<b>${'"'}</b>`}`;
  expect(html`${message}`.text).toBe('To &lt;i&gt; &amp; <b>&quot;</b>');
  expect(html`${message}`.in(GERMAN)).toBe('An <b>&quot;</b> &amp; &lt;i&gt;');
});

test('a number chooses among the forms of its language', () => {
  expect([1, 2].map((count) => items(count).plain(ENGLISH))).toEqual(['1 item', '2 items']);
  expect([1, 3, 5, 22].map((count) => items(count).plain(POLISH))).toEqual([
    '1 pozycja',
    '3 pozycje',
    '5 pozycji',
    '22 pozycje',
  ]);
});

test('English of one thing may have fewer values', () => {
  const off = (count: number) =>
    counted(count, msg`One item, up to ${'£5'}`, msg`One of ${count}, up to ${'£5'}`);
  expect([1, 2].map((count) => off(count).plain(ENGLISH))).toEqual([
    'One item, up to £5',
    'One of 2, up to £5',
  ]);
});

test('from right to left, values stay in their own order', () => {
  expect(msg`Order ${'A-7'}`.plain(ARABIC)).toBe('الطلب \u2068A-7\u2069');
  expect(html`${leftToRight('+44 20')}`.in(ARABIC)).toBe('\u2066+44 20\u2069');
  expect(html`${leftToRight('+44 20')}`.text).toBe('+44 20');
});

test('Intl writes in the language of the page, and a text without a translation stays English', () => {
  const sum = new Written(({ tag }) => new Intl.NumberFormat(tag).format(1200.5));
  expect(html`${sum}`.text).toBe('1,200.5');
  expect(html`${sum}`.in(GERMAN)).toBe('1.200,5');
  expect(html`${msg`Not in it`}`.in(GERMAN)).toBe('Not in it');
  expect(html`${onlyInEnglish('a < b', msg`Order ${1}`)}`.in(GERMAN)).toBe('Bestellung 1');
  expect(html`${onlyInEnglish('a < b', '')}`.text).toBe('a &lt; b');
});

test('lines of a source are one line of a text', () => {
  const message = msg`Order
    ${7}`;
  expect([message.plain(ENGLISH), message.plain(GERMAN)]).toEqual(['Order 7', 'Bestellung 7']);
});

test('markup can’t get into what is no HTML', () => {
  expect(() => msg`Order ${html`<b>7</b>`}`.plain(GERMAN)).toThrow(TypeError);
});

test('a name is in an element of its own, escaped', () => {
  expect(nameOf('Till & <b>').text).toBe('<bdi>Till &amp; &lt;b&gt;</bdi>');
});

test('where no element can be used, a name that may be written from right to left is isolated', () => {
  expect(plainNameOf('Kiosk “Süd” 2')).toBe('Kiosk “Süd” 2');
  expect(plainNameOf('משתלה')).toBe('\u2068משתלה\u2069');
});

test('controls that would turn the text around a name are left out', () => {
  const turned = 'Till \u202egnp.exe\u2069';
  expect(nameOf(turned).text).toBe('<bdi>Till gnp.exe</bdi>');
  expect(plainNameOf(turned)).toBe('Till gnp.exe');
});
