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
  'Your PIN was set': 'Il tuo PIN è stato impostato',
  'Your PIN was changed': 'Il tuo PIN è stato cambiato',
  'Your PIN for the shared devices of ${0} was set on ${1}.':
    'Il tuo PIN per i dispositivi condivisi di ${0} è stato impostato: ${1}.',
  'Your PIN for the shared devices of ${0} was changed on ${1}.':
    'Il tuo PIN per i dispositivi condivisi di ${0} è stato cambiato: ${1}.',
  'If this wasn’t you, sign in by email, end all other sessions on the page of your account, and set another PIN there.':
    'Se non sei stato tu, accedi via e-mail, termina tutte le altre sessioni nella pagina del tuo ' +
    'account e imposta lì un altro PIN.',
  'A shared device was added': 'È stato aggiunto un dispositivo condiviso',
  'The device “${0}” was added at ${1} on ${2}.': 'Il dispositivo “${0}” è stato aggiunto presso ${1}: ${2}.',
  'Added by: ${0}': 'Aggiunto da: ${0}',
  'If you don’t know this device, remove it: nobody can work on it then.':
    'Se non conosci questo dispositivo, rimuovilo: nessuno potrà più lavorarci.',
  'Open the devices': 'Apri i dispositivi',
};
