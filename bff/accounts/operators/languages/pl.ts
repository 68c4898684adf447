import type { Catalog } from '../../../core/text/language.ts';

/** Polish. */
export const texts: Catalog = {
  'This address can’t sign in to the operator’s console':
    'Tym adresem nie można zalogować się do konsoli operatora',
  'Somebody, probably you, asked to sign in to the operator’s console of Trellis with this address. It isn’t invited.':
    'Ktoś, zapewne Ty, chciał zalogować się tym adresem do konsoli operatora Trellis. Nie jest on ' +
    'zaproszony.',
  '${0} is your code for the operator’s console': '${0} to Twój kod do konsoli operatora',
  'Join the operator’s console of Trellis': 'Dołącz do konsoli operatora Trellis',
  'You are invited to the console of those who run Trellis.':
    'Zapraszamy do konsoli osób, które prowadzą Trellis.',
  'The address of the console comes from those who run the service.':
    'Adres konsoli podają osoby, które prowadzą usługę.',
  'Open your Trellis sandbox': 'Otwórz swoją piaskownicę Trellis',
  'You are invited to Trellis. Sign up with this address within ${0} days, and your sandbox opens at once.':
    'Zapraszamy do Trellis. Zarejestruj się tym adresem w ciągu ${0} dni, a piaskownica otworzy się od razu.',
  'Your Trellis sandbox is open': 'Twoja piaskownica Trellis jest otwarta',
  'Your request was approved. Sign in with this address.':
    'Prośba została zatwierdzona. Zaloguj się tym adresem.',
  'Your request for a Trellis sandbox': 'Prośba o piaskownicę Trellis',
  'Your request for a sandbox was refused.': 'Prośba o piaskownicę została odrzucona.',
  'You get this because a Trellis sandbox was asked for with this address.':
    'Otrzymujesz tę wiadomość, bo tym adresem poproszono o piaskownicę Trellis.',
};
