import type { Catalog } from '../../../core/text/language.ts';

/** Polish. */
export const texts: Catalog = {
  Owner: 'Właściciel',
  Manager: 'Kierownik',
  Cashier: 'Kasa',
  Kitchen: 'Kuchnia',
  Accountant: 'Księgowość',
  'Join ${0} at ${1}': 'Dołącz do ${0} w ${1}',
  'You are invited to the dashboard of ${0}, where its orders come in.':
    'Masz zaproszenie do panelu ${0}, do którego trafiają zamówienia.',
  'Your role: ${0}': 'Twoja rola: ${0}',
  '${0} is your sign-in code for ${1}': '${0} to Twój kod logowania do ${1}',
  'No account at ${0} has this address': 'Żadne konto w ${0} nie ma tego adresu',
  'Somebody, probably you, asked to sign in to a dashboard with this address. It is on the staff of no business here.':
    'Ktoś, zapewne Ty, chciał zalogować się do panelu tym adresem. Nie należy on do personelu żadnej ' +
    'firmy w tym miejscu.',
  'If you have another address, sign in with that. Otherwise ask the owner of the business for an invitation.':
    'Jeśli masz inny adres, zaloguj się nim. W przeciwnym razie poproś właściciela firmy o zaproszenie.',
};
