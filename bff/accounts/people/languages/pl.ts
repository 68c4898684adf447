import type { Catalog } from '../../../core/text/language.ts';

/** Polish. */
export const texts: Catalog = {
  '${0} is your Trellis sign-up code': '${0} to Twój kod rejestracji w Trellis',
  '${0} is your Trellis sign-in code': '${0} to Twój kod logowania do Trellis',
  'No Trellis account has this address': 'Żadne konto Trellis nie ma tego adresu',
  'Somebody, probably you, asked to sign in to Trellis with this address. It is on no team.':
    'Ktoś, zapewne Ty, chciał zalogować się do Trellis tym adresem. Nie należy on do żadnego zespołu.',
  'Sign in to Trellis by your identity provider': 'Zaloguj się do Trellis przez dostawcę tożsamości',
  'Your role is owner: everything, and who the other owners are.':
    'Twoja rola to właściciel: wszystko, także to, kim są inni właściciele.',
  'Your role is admin: everything, but not who the owners are.':
    'Twoja rola to administrator: wszystko oprócz tego, kim są właściciele.',
  'Your role is developer: keys, webhooks, sites and surfaces. In production, no details of guests.':
    'Twoja rola to programista: klucze, webhooki, witryny i powierzchnie. W środowisku produkcyjnym bez ' +
    'danych gości.',
  'Your role is finance: payments, refunds, payouts, pricing and reports.':
    'Twoja rola to finanse: płatności, zwroty, wypłaty, ceny i raporty.',
  'Your role is support: orders, merchants, menus and refunds.':
    'Twoja rola to wsparcie: zamówienia, sprzedawcy, menu i zwroty.',
  'Your role is viewer: sees everything, changes nothing.':
    'Twoja rola to obserwator: widzi wszystko, niczego nie zmienia.',
  'Join ${0} on Trellis': 'Dołącz do ${0} w Trellis',
  'You are invited to the team of ${0}.': 'Masz zaproszenie do zespołu ${0}.',
  '${0} invites you to the team of ${1}.': '${0} zaprasza Cię do zespołu ${1}.',
  '${0} is your ${1} confirmation code': '${0} to Twój kod potwierdzenia ${1}',
  'You are making a change that asks who you are.':
    'Wprowadzasz zmianę, która wymaga potwierdzenia tożsamości.',
  'It works once, for ${0} minutes. If this isn’t you, end all sessions on the page of your account.':
    'Działa raz, przez ${0} min. Jeśli to nie Ty, zakończ wszystkie sesje na stronie swojego konta.',
  'A passkey was added': 'Dodano klucz dostępu',
  'A passkey was removed': 'Usunięto klucz dostępu',
  'The passkey “${0}” was added on your ${1} account at ${2}.':
    'Klucz dostępu „${0}” dodano do Twojego konta ${1} na ${2}.',
  'The passkey “${0}” was removed on your ${1} account at ${2}.':
    'Klucz dostępu „${0}” usunięto z Twojego konta ${1} na ${2}.',
  'If this wasn’t you, sign in by email, end all other sessions and remove passkeys that you don’t know.':
    'Jeśli to nie Ty, zaloguj się przez e-mail, zakończ wszystkie inne sesje i usuń klucze dostępu, ' +
    'których nie znasz.',
  'Works once, for ${0} minutes.': 'Działa raz, przez ${0} minut.',
  'Use the button in the browser where you began.': 'Użyj przycisku w przeglądarce, w której zaczęto.',
  'Or type this code there:': 'Albo wpisz tam ten kod:',
  'Both work once, for ${0} minutes. If you didn’t ask for this, ignore it: nothing happens without it.':
    'Oba działają raz, przez ${0} minut. Jeśli to nie Ty, zignoruj tę wiadomość: bez nich nic się nie ' +
    'stanie.',
  'If you have another address, sign in with that. Or start a sandbox of your own.':
    'Jeśli masz inny adres, zaloguj się nim. Albo otwórz własną piaskownicę.',
  'Somebody, probably you, asked for an email to sign in to Trellis with this address. Your team signs in by single sign-on.':
    'Ktoś, zapewne Ty, poprosił o e-mail, aby zalogować się do Trellis tym adresem. Twój zespół loguje ' +
    'się przez logowanie jednokrotne.',
  'If you didn’t ask for this, ignore it.': 'Jeśli to nie Ty, zignoruj tę wiadomość.',
  'You get this because somebody typed this address at ${0}.':
    'Otrzymujesz tę wiadomość, bo ktoś wpisał ten adres na ${0}.',
  'To accept, sign in with this address within ${0} days.':
    'Aby przyjąć, zaloguj się tym adresem w ciągu ${0} dni.',
  'Accept the invitation': 'Przyjmij zaproszenie',
  'You get this because ${0} invited this address.': 'Otrzymujesz tę wiadomość, bo ${0} zaprasza ten adres.',
  'Type this code there:': 'Wpisz tam ten kod:',
  'You get this because you have an account at ${0}.': 'Otrzymujesz tę wiadomość, bo masz konto w ${0}.',
};
