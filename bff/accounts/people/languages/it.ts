import type { Catalog } from '../../../core/text/language.ts';

/** Italian. */
export const texts: Catalog = {
  '${0} is your Trellis sign-up code': '${0} è il suo codice di registrazione a Trellis',
  '${0} is your Trellis sign-in code': '${0} è il suo codice di accesso a Trellis',
  'No Trellis account has this address': 'Nessun account Trellis ha questo indirizzo',
  'Somebody, probably you, asked to sign in to Trellis with this address. It is on no team.':
    'Qualcuno, probabilmente lei, ha chiesto di accedere a Trellis con questo indirizzo. Non fa parte di ' +
    'alcun team.',
  'Sign in to Trellis by your identity provider': 'Acceda a Trellis con il suo provider di identità',
  'Your role is owner: everything, and who the other owners are.':
    'Il suo ruolo è titolare: tutto, anche chi sono gli altri titolari.',
  'Your role is admin: everything, but not who the owners are.':
    'Il suo ruolo è amministratore: tutto, tranne chi sono i titolari.',
  'Your role is developer: keys, webhooks, sites and surfaces. In production, no details of guests.':
    'Il suo ruolo è sviluppatore: chiavi, webhook, siti e superfici. In produzione, nessun dato dei clienti.',
  'Your role is finance: payments, refunds, payouts, pricing and reports.':
    'Il suo ruolo è finanza: pagamenti, rimborsi, accrediti, prezzi e report.',
  'Your role is support: orders, merchants, menus and refunds.':
    'Il suo ruolo è assistenza: ordini, esercenti, menu e rimborsi.',
  'Your role is viewer: sees everything, changes nothing.':
    'Il suo ruolo è osservatore: vede tutto, non modifica nulla.',
  'Join ${0} on Trellis': 'Entri in ${0} su Trellis',
  'You are invited to the team of ${0}.': 'È invitato nel team di ${0}.',
  '${0} invites you to the team of ${1}.': '${0} la invita nel team di ${1}.',
  '${0} is your ${1} confirmation code': '${0} è il suo codice di conferma di ${1}',
  'You are making a change that asks who you are.':
    'Sta facendo una modifica che chiede di confermare chi è.',
  'It works once, for ${0} minutes. If this isn’t you, end all sessions on the page of your account.':
    'Funziona una volta, per ${0} minuti. Se non è lei, termini tutte le sessioni nella pagina del suo ' +
    'account.',
  'A passkey was added': 'È stata aggiunta una passkey',
  'A passkey was removed': 'È stata rimossa una passkey',
  'The passkey “${0}” was added on your ${1} account at ${2}.':
    'La passkey “${0}” è stata aggiunta al suo account ${1} su ${2}.',
  'The passkey “${0}” was removed on your ${1} account at ${2}.':
    'La passkey “${0}” è stata rimossa dal suo account ${1} su ${2}.',
  'If this wasn’t you, sign in by email, end all other sessions and remove passkeys that you don’t know.':
    'Se non è stato lei, acceda via e-mail, termini tutte le altre sessioni e rimuova le passkey che non ' +
    'conosce.',
  'Works once, for ${0} minutes.': 'Funziona una volta, per ${0} minuti.',
  'Use the button in the browser where you began.': 'Usi il pulsante nel browser in cui ha iniziato.',
  'Or type this code there:': 'Oppure digiti lì questo codice:',
  'Both work once, for ${0} minutes. If you didn’t ask for this, ignore it: nothing happens without it.':
    'Entrambi funzionano una volta, per ${0} minuti. Se non li hai chiesti, ignorali: senza di essi non ' +
    'succede nulla.',
  'If you have another address, sign in with that. Or start a sandbox of your own.':
    'Se ha un altro indirizzo, acceda con quello. Oppure apra una sandbox propria.',
  'Somebody, probably you, asked for an email to sign in to Trellis with this address. Your team signs in by single sign-on.':
    'Qualcuno, probabilmente lei, ha chiesto un’e-mail per accedere a Trellis con questo indirizzo. Il ' +
    'suo team accede con il single sign-on.',
  'If you didn’t ask for this, ignore it.': 'Se non l’hai chiesto, ignora il messaggio.',
  'You get this because somebody typed this address at ${0}.':
    'Riceve questo messaggio perché qualcuno ha inserito questo indirizzo su ${0}.',
  'To accept, sign in with this address within ${0} days.':
    'Per accettare, acceda con questo indirizzo entro ${0} giorni.',
  'Accept the invitation': 'Accetta l’invito',
  'You get this because ${0} invited this address.':
    'Riceve questo messaggio perché ${0} ha invitato questo indirizzo.',
  'Type this code there:': 'Digiti lì questo codice:',
  'You get this because you have an account at ${0}.':
    'Riceve questo messaggio perché ha un account presso ${0}.',
};
