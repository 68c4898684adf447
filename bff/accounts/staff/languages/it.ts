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
  'To accept, sign in with this address within ${0} days:':
    'Per accettare, accedi con questo indirizzo entro ${0} giorni:',
  '${0} is your sign-in code for ${1}': '${0} è il tuo codice di accesso a ${1}',
  'To sign in, open this link in the browser where you began:':
    'Per accedere, apri questo link nel browser in cui hai iniziato:',
  'Or type this code there: ${0}': 'Oppure inserisci lì questo codice: ${0}',
  'Both work once, for ${0} minutes. If you didn’t ask for this, ignore it: nothing happens without it.':
    'Entrambi funzionano una volta, per ${0} minuti. Se non li hai chiesti, ignorali: senza di essi non succede nulla.',
  'No account at ${0} has this address': 'Nessun account di ${0} ha questo indirizzo',
  'Somebody, probably you, asked to sign in to a dashboard with this address. It is on the staff of no business here.':
    'Qualcuno, probabilmente tu, ha chiesto di accedere a una dashboard con questo indirizzo. Non appartiene al personale di nessuna attività qui.',
  'If you have another address, sign in with that. Otherwise ask the owner of the business for an invitation.':
    'Se hai un altro indirizzo, accedi con quello. Altrimenti chiedi un invito al titolare dell’attività.',
  'If you didn’t ask for this, ignore it.': 'Se non l’hai chiesto, ignora il messaggio.',
};
