import type { ReactiveControllerHost } from 'lit';
import { readPhone } from '../../kit/forms/phone-field.ts';
import { readDate } from '../../kit/forms/date-field.ts';
import { msg } from '../../i18n/message.ts';
import { addressFields, savedAddress } from './address-shape.ts';
import {
  checkBirthDate,
  checkEmail,
  checkLine,
  checkNumber,
  checkPhone,
  checkShare,
  type FormField,
} from './form-field.ts';
import type { Person, PersonRole } from './onboarding-record.ts';
import type { FormShape } from './step-form.ts';
import { fieldText } from './step-words.ts';

export const roleText = (role: PersonRole): string => {
  switch (role) {
    case 'representative':
      return msg('Represents the business');
    case 'owner':
      return msg('Owns 25% or more');
    case 'director':
      return msg('Director');
    default:
      return role;
  }
};

const ROLES: readonly PersonRole[] = ['representative', 'owner', 'director'];

/** @param person as saved; undefined: a new one, who has these roles at first */
export const personShape = (
  host: ReactiveControllerHost,
  person: () => Person | undefined,
  roles: readonly PersonRole[] = [],
): FormShape => ({
  prefix: 'person',
  saved: () => {
    const known = person();
    if (!known) return { roles: roles.join() };
    return {
      roles: known.roles.join(),
      name: known.name,
      birth_date: known.birth_date ?? '',
      email: known.email ?? '',
      phone: known.phone ?? '',
      ownership: known.ownership === null ? '' : `${known.ownership}`,
      ...savedAddress(known.address),
    };
  },
  fields: (value) => [
    ...fieldsOf(person(), value),
    ...addressFields(value, { host, saved: person()?.address }),
  ],
});

/** For a representative also contact and identification; for an owner the share (the API's rule). */
function fieldsOf(known: Person | undefined, value: (path: string) => string): FormField[] {
  const roles = value('roles').split(',');
  const isRepresentative = roles.includes('representative');
  const share: FormField = {
    path: 'ownership',
    label: fieldText('ownership'),
    kind: 'text',
    inputmode: 'numeric',
    isRequired: true,
    check: checkShare,
    read: Number,
  };
  return [
    {
      path: 'roles',
      label: msg('Role in the business'),
      kind: 'checks',
      isRequired: true,
      options: ROLES.map((role) => [role, roleText(role)]),
      read: (text) => text.split(','),
    },
    ...(roles.includes('owner') ? [share] : []),
    {
      path: 'name',
      autocomplete: 'name',
      label: msg('Full name'),
      kind: 'text',
      isRequired: true,
      check: checkLine(120),
    },
    {
      path: 'birth_date',
      autocomplete: 'bday',
      label: fieldText('birth_date'),
      kind: 'date',
      isRequired: true,
      isPrivate: true,
      check: checkBirthDate,
      read: readDate,
    },
    {
      path: 'email',
      autocomplete: 'email',
      label: fieldText('email'),
      kind: 'text',
      type: 'email',
      isRequired: isRepresentative,
      check: checkEmail,
    },
    {
      path: 'phone',
      autocomplete: 'tel',
      label: fieldText('phone'),
      kind: 'phone',
      isRequired: isRepresentative,
      check: checkPhone,
      read: readPhone,
    },
    {
      path: 'id_number',
      label: fieldText('id_number'),
      kind: 'secret',
      isRequired: isRepresentative,
      last4: known?.id_last4 ?? null,
      hint: msg(
        'From an identity card, passport or social security card. We keep only the last four characters.',
      ),
      check: checkNumber,
    },
  ];
}
