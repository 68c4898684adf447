import type { Catalog } from '../../../core/text/language.ts';

/** Italian. */
export const texts: Catalog = {
  'Add a plant · ${0}': 'Aggiungi una pianta · ${0}',
  'Back to ${0}': 'Torna a ${0}',
  Plants: 'Piante',
  'This can’t be done anymore. Check the order again.': 'Non è più possibile. Controllare di nuovo l’ordine.',
  'Enter the minutes, 1–${0}, or nothing.': 'Inserire i minuti, da 1 a ${0}, o niente.',
  'Write why, in up to 140 characters.': 'Scrivere il motivo, al massimo 140 caratteri.',
  'Handed over': 'Consegnato',
  'Error: Order ${0}': 'Errore: Ordine ${0}',
  'All orders': 'Tutti gli ordini',
  Late: 'In ritardo',
  '${0} refunded': '${0} rimborsati',
  'Ready in (minutes)': 'Pronto tra (minuti)',
  'Leave this empty to keep the time that the customer was given.': 'Vuoto: l’ora indicata al cliente.',
  'Why not': 'Motivo del rifiuto',
  'The customer reads it, and isn’t charged.': 'Il cliente lo legge e non riceve addebiti.',
  Accept: 'Accetta',
  Reject: 'Rifiuta',
  Refund: 'Rimborsa',
  New: 'Nuovo',
  Rejected: 'Rifiutato',
  'as soon as possible': 'appena possibile',
  'by ${0}': 'entro ${0}',
  'Answer by ${0}': 'Rispondere entro ${0}',
  'Orders · ${0}': 'Ordini · ${0}',
  'This page reloads every ${0} seconds to show new orders.':
    'Questa pagina si ricarica ogni ${0} secondi e mostra i nuovi ordini.',
  'Reload now': 'Ricarica ora',
  'No open orders. New ones appear here.': 'Nessun ordine aperto. Quelli nuovi appaiono qui.',
  'Net today': 'Netto di oggi',
  'Orders today': 'Ordini di oggi',
  'Other time, or reject': 'Altra ora, o rifiuto',
  'Choose what to refund.': 'Scegliere che cosa rimborsare.',
  'Refund order ${0}': 'Rimborsa l’ordine ${0}',
  'Error: Refund order ${0}': 'Errore: Rimborsa l’ordine ${0}',
  'Refund ${0}': 'Restituisci ${0}',
  'Show the amount': 'Mostra l’importo',
  'Each unit is refunded with its share of discounts and taxes. Fees aren’t returned.':
    'Ogni unità è rimborsata con la sua parte di sconti e imposte. Le commissioni restano.',
  'The tip, ${0}': 'La mancia, ${0}',
  '${0} is refunded to the customer: ${1}. This can’t be undone.':
    '${0} tornano al cliente: ${1}. L’operazione è irreversibile.',
  '${0} is refunded to the customer. This can’t be undone.':
    '${0} tornano al cliente. L’operazione è irreversibile.',
  '${0} of ${1}': '${0} di ${1}',
  'Delivery charge': 'Costo di consegna',
  'Service charge': 'Supplemento per il servizio',
  'Packaging charge': 'Costo dell’imballaggio',
  'Work with orders': 'Gestisci gli ordini',
  'Open the form again': 'Riapri il modulo',
  'This link no longer works': 'Questo link non funziona più',
  'A link works once and expires after 15 minutes. Ask the person who sent you here for a new link.':
    'Un link funziona una volta sola e scade dopo 15 minuti. Chiedere un nuovo link a chi l’ha inviato.',
  'You’re signed out': 'Disconnessione effettuata',
  'You can close this page. To come back, ask the person who sent you here for a new link.':
    'È possibile chiudere questa pagina. Per tornare, chiedere un nuovo link a chi l’ha inviato.',
  'Nothing was added.': 'Non è stato aggiunto nulla.',
  'Your session has ended. Ask the person who sent you here for a new link.':
    'La sessione è terminata. Chiedere un nuovo link a chi l’ha inviato.',
  'Open the form again and resubmit it.': 'Riaprire il modulo e inviarlo di nuovo.',
  'This page is closed': 'Questa pagina è chiusa',
  'Contact the person who sent you here.': 'Contattare chi ha inviato il link.',
  'The form couldn’t be read': 'Non è stato possibile leggere il modulo',
  'Open it again.': 'Riaprirlo.',
  '${0} runs on Trellis.': '${0} funziona con Trellis.',
  '${0} invites you to this page.': '${0} La invita a questa pagina.',
  '${0} invites you to this page for ${1}.': '${0} La invita a questa pagina per ${1}.',
  'The link works once. You stay signed in on this browser for 8 hours.':
    'Il link funziona una volta sola. L’accesso resta valido in questo browser per 8 ore.',
  'You have a page open for ${0}. Opening this one signs you out there.':
    'C’è una pagina aperta per ${0}. Aprendo questa, l’accesso a quella termina.',
  'Open the page': 'Apri la pagina',
  Cancel: 'Annulla',
  'Go to the page you have open': 'Vai alla pagina aperta',
  'Add plants': 'Aggiungi piante',
  'Your account': 'Il tuo account',
  Businesses: 'Attività',
  'Open here': 'Aperta qui',
  Switch: 'Passa a questa',
  'Where you’re signed in': 'Dove hai effettuato l’accesso',
  'Sign out everywhere else': 'Esci ovunque tranne qui',
  'Another browser': 'Un altro browser',
  'This browser': 'Questo browser',
  'This page needs JavaScript. Turn it on in the settings of your browser, then reload the page.':
    'Questa pagina richiede JavaScript. Attivalo nelle impostazioni del browser e ricarica la pagina.',
  'Sales of the last ${0} days': 'Vendite degli ultimi ${0} giorni',
  Orders: 'Ordini',
  Collected: 'Incassato',
  Pending: 'In attesa',
  'In transit': 'In arrivo',
  'Paid out': 'Versato',
  Failed: 'Non riuscito',
  'The latest payouts': 'Gli ultimi versamenti',
  Arrives: 'Arriva il',
  Status: 'Stato',
  'Nothing yet.': 'Ancora niente.',
  'Hours and places': 'Orari e sedi',
  Reports: 'Report',
  Payouts: 'Versamenti',
  'Set-up': 'Configurazione',
  Team: 'Team',
  Dashboard: 'Dashboard',
  'Your account: ${0}': 'Il tuo account: ${0}',
  'Check your email': 'Controlla la posta',
  'We sent a link and a code to ${0}. Both work for ${1} minutes.':
    'Abbiamo inviato un link e un codice a ${0}. Entrambi valgono ${1} minuti.',
  'No email? Look in the spam folder, or ask for another one.':
    'Nessuna email? Guarda nello spam o chiedine un’altra.',
  'For the people of businesses at ${0}. We email you a link and a code; there is no password.':
    'Per il personale delle attività di ${0}. Ti inviamo un link e un codice; non c’è password.',
  'Email me a link': 'Inviami un link',
  'You’re not signed in. Sign in, or open the link you were sent again.':
    'Non hai effettuato l’accesso. Accedi o riapri il link ricevuto.',
  'This link works once. You stay signed in on this browser.':
    'Questo link funziona una volta. Resti connesso in questo browser.',
  'This link doesn’t work here': 'Questo link non funziona qui',
  'It works once, for ${0} minutes, and only in the browser where you began. There you can also type the code of the email.':
    'Funziona una volta, per ${0} minuti, e solo nel browser in cui hai iniziato. Lì puoi anche inserire il codice dell’email.',
  'You’re on no staff here': 'Non fai parte di nessuna attività qui',
  'Ask the owner of the business for an invitation to this address.':
    'Chiedi al titolare dell’attività un invito a questo indirizzo.',
  'Must be an email address, such as rosie@example.com.':
    'Deve essere un indirizzo email, come rosie@example.com.',
  'This code is wrong or too old. Check the newest email, or ask for another one.':
    'Questo codice è errato o scaduto. Controlla l’ultima email o chiedine un’altra.',
  'Too many tries. Wait a while, then try again.': 'Troppi tentativi. Aspetta un po’ e riprova.',
  'The email can’t be sent right now. Try again in a few minutes.':
    'L’email non può essere inviata ora. Riprova tra qualche minuto.',
  'Everything, with bank accounts and the team': 'Tutto, anche i conti bancari e il team',
  'Orders, refunds, menus, hours, reports and the team': 'Ordini, rimborsi, menu, orari, report e team',
  'Orders, pay links and loyalty': 'Ordini, link di pagamento e fedeltà',
  'Orders, and what is sold out': 'Ordini e ciò che è esaurito',
  'Payments, payouts and reports': 'Pagamenti, versamenti e report',
  'Remove ${0}?': 'Rimuovere ${0}?',
  'This person is signed out with the next request.':
    'Questa persona viene disconnessa alla prossima richiesta.',
  Remove: 'Rimuovi',
  You: 'Tu',
  Role: 'Ruolo',
  'Send again': 'Invia di nuovo',
  'Invited until ${0}': 'Invito valido fino al ${0}',
  'Not active yet': 'Non ancora attivo',
  'Last active ${0}': 'Ultima attività: ${0}',
  'Invite someone': 'Invita qualcuno',
  'The person signs in with this address.': 'La persona accede con questo indirizzo.',
  'Name (optional)': 'Nome (facoltativo)',
  '${0}: ${1}': '${0}: ${1}',
  'Send invitation': 'Invia invito',
  'This can’t be done. Check what you typed, and your own role.':
    'Non è possibile. Controlla ciò che hai inserito e il tuo ruolo.',
  'The passkey wasn’t added. Give it a name of up to ${0} characters, and try again.':
    'La passkey non è stata aggiunta. Dalle un nome di massimo ${0} caratteri e riprova.',
  Passkeys: 'Passkey',
  'A passkey signs you in with your fingerprint, your face or your screen lock, without an email.':
    'Una passkey ti fa accedere con l’impronta, il volto o il blocco schermo, senza email.',
  'To add or remove one, sign out and in again: that must be at most 10 minutes ago.':
    'Per aggiungerne o rimuoverne una, esci e accedi di nuovo: non più di 10 minuti fa.',
  'Add a passkey': 'Aggiungi una passkey',
  'Sign in with a passkey': 'Accedi con una passkey',
  'This passkey wasn’t accepted. Try again, or use your email address.':
    'Questa passkey non è stata accettata. Riprova o usa il tuo indirizzo email.',
  '4 to 6 digits': 'Da 4 a 6 cifre',
  'A tablet that everybody on the staff works on: people switch to themselves by a PIN.':
    'Un tablet su cui lavora tutto il personale: ognuno passa al proprio nome con un PIN.',
  'Add a device': 'Aggiungi un dispositivo',
  'Add device': 'Aggiungi dispositivo',
  'Add it again': 'Aggiungilo di nuovo',
  'Change PIN': 'Cambia PIN',
  'Choose 4 to 6 digits that are not all the same, and not in a row such as 1234.':
    'Scegli da 4 a 6 cifre che non siano tutte uguali né in fila come 1234.',
  'Choose who you are.': 'Scegli chi sei.',
  Devices: 'Dispositivi',
  'Give the device a name of up to 60 characters.': 'Dai al dispositivo un nome di massimo 60 caratteri.',
  'It stays enrolled at ${0}, and everybody there with a PIN can work on it.':
    'Resta registrato presso ${0}, e chiunque lì abbia un PIN può lavorarci.',
  'It works once, for a short time. Ask for another one, or show a code here.':
    'Funziona una volta, per poco tempo. Chiedine un altro o mostra qui un codice.',
  'Last used ${0}': 'Ultimo uso: ${0}',
  Lock: 'Blocca',
  'Make a link instead': 'Crea invece un link',
  'Name of the device': 'Nome del dispositivo',
  'New PIN': 'Nuovo PIN',
  'No device shows this code now. Compare it with the screen, or ask there for another one.':
    'Nessun dispositivo mostra questo codice ora. Confrontalo con lo schermo o chiedine lì un altro.',
  'No shared devices yet.': 'Ancora nessun dispositivo condiviso.',
  'Nobody can work on it until it is added again.':
    'Nessuno può lavorarci finché non viene aggiunto di nuovo.',
  'Nobody here has a PIN. Sign in by email on your own phone, and set one on your account.':
    'Nessuno qui ha un PIN. Accedi per email sul tuo telefono e impostane uno nel tuo account.',
  'Not used yet': 'Non ancora usato',
  'Open ${0} on the tablet, and type the code that it shows.':
    'Apri ${0} sul tablet e digita il codice che mostra.',
  'Open this link on the device. It works once, and is shown only now.':
    'Apri questo link sul dispositivo. Funziona una volta e viene mostrato solo ora.',
  PIN: 'PIN',
  People: 'Persone',
  'Remove PIN': 'Rimuovi PIN',
  Rename: 'Rinomina',
  'Set PIN': 'Imposta PIN',
  'Shared device': 'Dispositivo condiviso',
  'Show a code': 'Mostra un codice',
  'Sign in by email instead': 'Accedi invece per email',
  'The owner or a manager types it in the dashboard, under Team and Devices. This page goes on by itself.':
    'Il titolare o un responsabile lo digita nella dashboard, in Team e Dispositivi. Questa pagina prosegue da sola.',
  'This PIN is wrong.': 'Questo PIN è sbagliato.',
  'This PIN was wrong too often and doesn’t work anymore. Sign in by email and set another one on your account.':
    'Questo PIN è stato sbagliato troppe volte e non funziona più. Accedi per email e impostane un altro nel tuo account.',
  'This device was removed': 'Questo dispositivo è stato rimosso',
  'Too many wrong PINs. Try again in ${0} minutes.': 'Troppi PIN sbagliati. Riprova tra ${0} minuti.',
  'Too many wrong PINs. Try again in a minute.': 'Troppi PIN sbagliati. Riprova tra un minuto.',
  'Type this code on the dashboard': 'Digita questo codice nella dashboard',
  Unlock: 'Sblocca',
  'Use this device': 'Usa questo dispositivo',
  'Use this device as ${0}?': 'Usare questo dispositivo come ${0}?',
  'Waits for the device': 'Attende il dispositivo',
  'Was never opened. Remove it, and add it again.':
    'Non è mai stato aperto. Rimuovilo e aggiungilo di nuovo.',
  'Who is working?': 'Chi lavora?',
  'Whoever works on it is signed out with the next request.':
    'Chi ci lavora viene disconnesso alla richiesta successiva.',
  'With a PIN you switch to yourself on the shared devices of ${0}. It doesn’t open settings, payouts or the team.':
    'Con un PIN passi al tuo nome sui dispositivi condivisi di ${0}. Non apre impostazioni, versamenti o team.',
  'You have a PIN.': 'Hai un PIN.',
  'Your PIN was wrong too often and doesn’t work anymore. Set another one.':
    'Il tuo PIN è stato sbagliato troppe volte e non funziona più. Impostane un altro.',
  Settings: 'Impostazioni',
  'Saved. Guests see it now.': 'Salvato. I clienti lo vedono ora.',
};
