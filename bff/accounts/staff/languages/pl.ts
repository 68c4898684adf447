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
  'Your PIN was set': 'Ustawiono Twój PIN',
  'Your PIN was changed': 'Zmieniono Twój PIN',
  'Your PIN for the shared devices of ${0} was set on ${1}.':
    'Twój PIN do wspólnych urządzeń firmy ${0} ustawiono: ${1}.',
  'Your PIN for the shared devices of ${0} was changed on ${1}.':
    'Twój PIN do wspólnych urządzeń firmy ${0} zmieniono: ${1}.',
  'If this wasn’t you, sign in by email, end all other sessions on the page of your account, and set another PIN there.':
    'Jeśli to nie Ty, zaloguj się przez e-mail, zakończ wszystkie inne sesje na stronie swojego ' +
    'konta i ustaw tam inny PIN.',
  'A shared device was added': 'Dodano wspólne urządzenie',
  'The device “${0}” was added at ${1} on ${2}.': 'Urządzenie „${0}” dodano w firmie ${1}: ${2}.',
  'Added by: ${0}': 'Kto dodał: ${0}',
  'If you don’t know this device, remove it: nobody can work on it then.':
    'Jeśli nie znasz tego urządzenia, usuń je: nikt nie będzie mógł na nim pracować.',
  'Open the devices': 'Otwórz urządzenia',
};
