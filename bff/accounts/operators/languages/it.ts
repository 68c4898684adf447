import type { Catalog } from '../../../core/text/language.ts';

/** Italian. */
export const texts: Catalog = {
  'This address can’t sign in to the operator’s console':
    'Questo indirizzo non può accedere alla console del gestore',
  'Somebody, probably you, asked to sign in to the operator’s console of Trellis with this address. It isn’t invited.':
    'Qualcuno, probabilmente lei, ha chiesto di accedere alla console del gestore di Trellis con questo ' +
    'indirizzo. Non è invitato.',
  '${0} is your code for the operator’s console': '${0} è il suo codice per la console del gestore',
  'Join the operator’s console of Trellis': 'Si unisca alla console del gestore di Trellis',
  'You are invited to the console of those who run Trellis.':
    'È invitato alla console di chi gestisce Trellis.',
  'The address of the console comes from those who run the service.':
    'L’indirizzo della console lo fornisce chi gestisce il servizio.',
  'Open your Trellis sandbox': 'Apra la sua sandbox Trellis',
  'You are invited to Trellis. Sign up with this address within ${0} days, and your sandbox opens at once.':
    'È invitato a Trellis. Si registri con questo indirizzo entro ${0} giorni, e la sua sandbox si apre ' +
    'subito.',
  'Your Trellis sandbox is open': 'La sua sandbox Trellis è aperta',
  'Your request was approved. Sign in with this address.':
    'La sua richiesta è stata approvata. Acceda con questo indirizzo.',
  'Your request for a Trellis sandbox': 'La sua richiesta di una sandbox Trellis',
  'Your request for a sandbox was refused.': 'La sua richiesta di una sandbox è stata rifiutata.',
  'You get this because a Trellis sandbox was asked for with this address.':
    'Riceve questo messaggio perché con questo indirizzo è stata richiesta una sandbox Trellis.',
};
