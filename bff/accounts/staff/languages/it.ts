import type { Catalog } from '../../../core/text/language.ts';

/** Italian. */
export const texts: Catalog = {
  Owner: 'Titolare',
  Manager: 'Responsabile',
  Cashier: 'Cassa',
  Kitchen: 'Cucina',
  Accountant: 'Contabilità',
  'Join ${0} at ${1}': 'Unisciti a ${0} su ${1}',
  'You are invited to the dashboard of ${0}, where its orders come in.':
    'Hai un invito alla dashboard di ${0}, dove arrivano gli ordini.',
  'Your role: ${0}': 'Il tuo ruolo: ${0}',
  '${0} is your sign-in code for ${1}': '${0} è il tuo codice di accesso a ${1}',
  'No account at ${0} has this address': 'Nessun account di ${0} ha questo indirizzo',
  'Somebody, probably you, asked to sign in to a dashboard with this address. It is on the staff of no business here.':
    'Qualcuno, probabilmente tu, ha chiesto di accedere a una dashboard con questo indirizzo. Non ' +
    'appartiene al personale di nessuna attività qui.',
  'If you have another address, sign in with that. Otherwise ask the owner of the business for an invitation.':
    'Se hai un altro indirizzo, accedi con quello. Altrimenti chiedi un invito al titolare dell’attività.',
};
