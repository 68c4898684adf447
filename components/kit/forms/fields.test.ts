import { expect } from '@open-wc/testing';
import { afterEach, describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setLanguage } from '../../i18n/localize.ts';
import { hosted, itIsAField } from '../../testing/control-suite.ts';
import { checkbox, choiceGroup } from './choices.ts';
import { dateField, dateParts } from './date-field.ts';
import { fileField } from './file-field.ts';
import { moneyField, numberField, unitField } from './typed-fields.ts';
import { phoneField } from './phone-field.ts';
import { selectField } from './select-field.ts';
import { textField } from './field.ts';

const typing = (text: string) => () => userEvent.keyboard(text);

describe('textField', () => {
  itIsAField({
    render: (state, change) => textField({ ...state, value: '' }, change),
    use: typing('Fern'),
    changed: 'Fern',
    submitted: 'Fern',
  });

  it('can’t be changed while it is read only, and keeps the focus', async () => {
    const host = await hosted(() =>
      textField({ name: 'given', label: 'Field', value: 'Fern', readonly: true }, () => {}),
    );
    const control = host.renderRoot.querySelector('input') as HTMLInputElement;
    control.focus();
    await userEvent.keyboard('x');
    expect(control.value).to.equal('Fern');
    expect(host.shadowRoot?.activeElement).to.equal(control);
  });

  it('says when it is optional', async () => {
    const host = await hosted(() => textField({ name: 'given', label: 'Field', value: '' }, () => {}));
    expect(host.renderRoot.querySelector('label')?.textContent).to.equal('Field optional');
  });
});

describe('numberField', () => {
  itIsAField({
    render: (state, change) => numberField({ ...state, value: '', scale: 2 }, change),
    use: typing('1.5'),
    changed: '1.5',
    submitted: '1.5',
  });
});

describe('moneyField', () => {
  itIsAField({
    render: (state, change) => moneyField({ ...state, value: '', currency: 'EUR' }, change),
    use: typing('12.50'),
    changed: '12.50',
    submitted: '12.50',
  });
});

describe('unitField', () => {
  itIsAField({
    render: (state, change) => unitField({ ...state, value: '', unit: '%', isAfter: true }, change),
    use: typing('12.5'),
    changed: '12.5',
    submitted: '12.5',
  });
});

describe('phoneField', () => {
  itIsAField({
    render: (state, change) => phoneField({ ...state, value: '' }, change),
    use: typing('+49301'),
    changed: '+49301',
    submitted: '+49301',
  });
});

describe('dateField', () => {
  itIsAField({
    render: (state, change) => dateField({ ...state, value: '', type: 'date' }, change),
    use: (control) => userEvent.fill(control, '2026-11-21'),
    changed: '2026-11-21',
    submitted: '2026-11-21',
  });

  it('keeps the other parts of a date while one of them is deleted and typed again', async () => {
    let value = '2026-10-26';
    const host = await hosted(() =>
      dateField({ name: 'given', label: 'Field', value, type: 'date' }, (typed) => {
        value = typed;
        host.requestUpdate();
      }),
    );
    const control = host.renderRoot.querySelector('input') as HTMLInputElement;
    control.focus();
    await userEvent.keyboard('{Backspace}');
    await host.updateComplete;
    expect(value).to.equal('');
    await userEvent.keyboard('11');
    expect(value).to.equal('2026-11-26');
  });
});

describe('selectField', () => {
  itIsAField({
    render: (state, change) =>
      selectField(
        {
          ...state,
          value: 'a',
          options: [
            ['a', 'First'],
            ['b', 'Second'],
          ],
        },
        change,
      ),
    use: (control) => userEvent.selectOptions(control, 'b'),
    changed: 'b',
    submitted: 'b',
  });
});

const choices = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];

describe('choiceGroup of radio buttons', () => {
  itIsAField({
    render: (state, change) => choiceGroup({ ...state, type: 'radio', chosen: ['a'], choices }, change),
    use: typing('{ArrowDown}'),
    changed: 'b',
    submitted: 'b',
  });
});

describe('choiceGroup of checkboxes', () => {
  itIsAField({
    render: (state, change) => choiceGroup({ ...state, type: 'checkbox', chosen: [], choices }, change),
    use: typing(' '),
    changed: 'a',
    submitted: 'a',
  });
});

for (const [what, isSwitch] of [
  ['checkbox', false],
  ['switch', true],
] as const)
  describe(`${what}`, () => {
    itIsAField({
      render: (state, change) => checkbox({ ...state, checked: false, isSwitch }, change),
      use: typing(' '),
      changed: true,
      submitted: 'on',
    });
  });

describe('fileField', () => {
  const menu = new File(['a,b'], 'menu.csv', { type: 'text/csv' });
  itIsAField({
    render: (state, change) =>
      fileField({ ...state, accept: '.csv' }, (files) => change(files.map(({ name }) => name))),
    use: (control) => userEvent.upload(control, menu),
    changed: ['menu.csv'],
    submitted: 'menu.csv',
  });
});

describe('dateParts', () => {
  const page = document.documentElement;
  const before = page.lang;
  afterEach(async () => {
    page.lang = before;
    await setLanguage('en');
  });

  async function parts(): Promise<{ labels: (string | undefined)[]; typed: string[] }> {
    const typed: string[] = [];
    const given = { name: 'born', label: 'Born', value: '1984-5-7' };
    const host = await hosted(() => dateParts(given, (value) => typed.push(value)));
    const inputs = [...host.renderRoot.querySelectorAll('input')];
    expect(inputs[0]?.id).to.equal('born');
    for (const input of inputs) {
      input.value = '11';
      input.dispatchEvent(new InputEvent('input'));
    }
    return { labels: inputs.map(({ labels }) => labels?.[0]?.textContent), typed };
  }

  it('begins with the day in English, and with the month on a page of the US', async () => {
    expect(await parts()).to.deep.equal({
      labels: ['Day', 'Month', 'Year'],
      typed: ['1984-5-11', '1984-11-7', '11-5-7'],
    });
    page.lang = 'en-US';
    expect(await parts()).to.deep.equal({
      labels: ['Month', 'Day', 'Year'],
      typed: ['1984-11-7', '1984-5-11', '11-5-7'],
    });
  });

  it('begins with the year in Japanese, whatever the page’s language is', async () => {
    await setLanguage('ja');
    page.lang = 'en-US';
    expect((await parts()).labels).to.deep.equal(['年', '月', '日']);
  });
});
