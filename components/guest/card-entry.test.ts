import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeNetwork, json } from '../testing/fake-network.ts';
import { enterCard, groupDigits } from './card-entry.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = new FakeNetwork();
});
afterEach(() => network.restore());

const fieldOf = (name: string, value: string, caret = value.length): HTMLInputElement => {
  const field = document.createElement('input');
  document.body.replaceChildren(field);
  Object.assign(field, { name, value });
  field.setSelectionRange(caret, caret);
  return field;
};
/** Types into a field and returns its value, with the caret as `|`. */
const after = (
  name: string,
  value: string,
  { caret = value.length, inputType = 'insertText' } = {},
): string => {
  const field = fieldOf(name, value, caret);
  groupDigits(field, { inputType });
  const at = field.selectionStart ?? 0;
  return `${field.value.slice(0, at)}|${field.value.slice(at)}`;
};

describe('digits of a card', () => {
  it('are grouped while they are typed', () => {
    expect(
      ['4242', '42424', '4242424242424242', '37828', '378282246310005', '６２'].map((typed) =>
        after('number', typed),
      ),
    ).toEqual(['4242|', '4242 4|', '4242 4242 4242 4242|', '3782 8|', '3782 822463 10005|', '62|']);
  });

  it('keep the caret where it was among them, and are left alone while they are deleted', () => {
    expect(after('number', '42942 4242', { caret: 3 })).toBe('429|4 2424 2');
    expect(after('number', '4242 ', { inputType: 'deleteContentBackward' })).toBe('4242 |');
    expect(after('number', 'my card')).toBe('my card|');
  });
});

describe('the date of a card', () => {
  it('is written as MM / YY, however it is typed, pasted or filled in', () => {
    const typed = ['0', '05', '5', '1', '12', '052', '0529', '05/29', '5/2029', '2029-05', '05/2029', '1/'];
    expect(typed.map((one) => after('exp', one))).toEqual([
      '0|',
      '05 / |',
      '05 / |',
      '1|',
      '12 / |',
      '05 / 2|',
      ...['0529', '05/29', '5/2029', '2029-05', '05/2029'].map(() => '05 / 29|'),
      '01 / |',
    ]);
    expect(['12 / /', '12 / -', '12 /  ', '12 / / 4'].map((typed) => after('exp', typed))).toEqual([
      '12 / |',
      '12 / |',
      '12 / |',
      '12 / 4|',
    ]);
    expect(after('exp', '05 / ', { inputType: 'deleteContentBackward' })).toBe('05 / |');
  });
});

describe('a card', () => {
  const formWith = (exp: string): HTMLFormElement => {
    const form = document.createElement('form');
    form.setAttribute('action', `${location.origin}/tokens`);
    for (const [name, value] of Object.entries({
      form: 'frm_1',
      number: '４２４２ 4242 4242 4242',
      exp,
      cvc: '１２３',
    }))
      form.append(fieldOf(name, value));
    return form;
  };
  const { signal } = new AbortController();

  it('is sent to the processor with its month and year', async () => {
    network.route('/tokens', () => json(201, { token: 'tok_1' }));
    for (const exp of ['05 / 29', '0529', '05/2029']) {
      expect(await enterCard(formWith(exp), signal)).toEqual({ token: 'tok_1' });
    }
    expect(network.to('/tokens').map(({ body }) => JSON.parse(body))).toEqual(
      Array.from({ length: 3 }, () => ({
        form: 'frm_1',
        number: '4242 4242 4242 4242',
        exp_month: 5,
        exp_year: 2029,
        cvc: '123',
      })),
    );
  });

  it('is judged by the status of the response: a body under another says nothing of a card', async () => {
    const bodies = [
      [201, { token: 'tok_1' }, { token: 'tok_1' }],
      [402, { error: 40201, decline_code: 'expired_card' }, { problem: 'expired_card' }],
      [402, { error: 40201 }, { problem: 'declined' }],
      [400, { error: 40003, param: 'number' }, { problem: 'number_invalid' }],
      [409, { error: 40902 }, { problem: 'card' }],
      [403, { error: 40201, decline_code: 'expired_card' }, { problem: 'processor' }],
      [404, { error: 40003, param: 'number' }, { problem: 'processor' }],
      [429, { error: 40201, decline_code: 'expired_card' }, { problem: 'processor' }],
      [503, { token: 'tok_1' }, { problem: 'processor' }],
      [200, { error: 40201, decline_code: 'expired_card' }, { problem: 'processor' }],
      [500, null, { problem: 'processor' }],
    ] as const;
    for (const [status, body, entry] of bodies) {
      network.route('/tokens', () => json(status, body));
      expect(await enterCard(formWith('05 / 29'), signal), `${status}`).toEqual(entry);
    }
  });

  it('whose date can’t be read is not sent', async () => {
    expect(await enterCard(formWith('529'), signal)).toEqual({ problem: 'exp_invalid' });
    expect(network.to('/tokens')).toEqual([]);
  });
});
