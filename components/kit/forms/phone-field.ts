import type { TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { textField, type TextField } from './text-field.ts';

/** A phone number as it is typed; `readPhone` says what is sent, and the service reads it into E.164. */
export const phoneField = (of: TextField, change: (value: string) => void): TemplateResult =>
  textField(
    {
      hint: msg('With the country code, for example +44 20 7946 0018.'),
      ...of,
      type: 'tel',
      inputmode: 'tel',
    },
    change,
  );
