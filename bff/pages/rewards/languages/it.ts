import type { Catalog } from '../../../core/text/language.ts';

/** Italian. */
export const texts: Catalog = {
  'The program is paused: nothing is earned and nothing can be redeemed for now. What you have stays yours.':
    'Il programma è in pausa: per ora non si guadagna e non si riscatta nulla. Ciò che è stato raccolto ' +
    'resta.',
  'Order and collect': 'Ordina e raccogli',
  'What happened': 'Movimenti',
  'All of your history': 'Tutta la cronologia',
  'How it works': 'Come funziona',
  'Signed in with ${0}': 'Accesso con ${0}',
  'Leave the program': 'Lascia il programma',
  'You’re ${0} below zero: an order was refunded whose ${1} you had used already. What you collect next makes up for it; until then nothing can be redeemed.':
    'Il saldo è di ${0} sotto zero: è stato rimborsato un ordine i cui ${1} erano già stati usati. Ciò ' +
    'che si raccoglie da ora lo compensa; fino ad allora non si può riscattare nulla.',
  'Ready to use': 'Pronti da usare',
  '${0}. Choose it in your cart.': '${0}. Da scegliere nel carrello.',
  'In an order that isn’t paid for or accepted yet.': 'In un ordine non ancora pagato o accettato.',
  'Give back${0}': 'Restituisci${0}',
  '${0}, for ${1}': '${0}, per ${1}',
  '${0} expires after ${1}.': '${0} scade dopo il ${1}.',
  '${0} expire after ${1}.': '${0} scadono dopo il ${1}.',
  'No rewards here': 'Qui non ci sono premi',
  '${0} has no rewards program at the moment.': '${0} al momento non ha un programma premi.',
  'Go to ${0}': 'Vai a ${0}',
  'Enter the six digits of the message.': 'Inserire le sei cifre del messaggio.',
  'The program is paused, and takes no new members now. Come back later.':
    'Il programma è in pausa e non accetta nuovi membri. Tornare più tardi.',
  'Enter your code': 'Inserire il codice',
  'Error: Enter your code': 'Errore: Inserire il codice',
  'Another number': 'Altro numero',
  'If ${0} can get text messages, six digits are on their way. They work for 10 minutes.':
    'Se ${0} può ricevere SMS, sei cifre sono in arrivo. Valgono 10 minuti.',
  'Sandbox: no text message is sent. Read the code in ${0}, or by ${1}.':
    'Sandbox: non si inviano SMS. Leggere il codice in ${0}, o tramite ${1}.',
  'the sandbox’s inbox': 'la posta in arrivo della sandbox',
  'The code has expired. Ask for another one.': 'Il codice è scaduto. Chiederne un altro.',
  'Too many tries. Ask for another code.': 'Troppi tentativi. Chiedere un altro codice.',
  'Six digits.': 'Sei cifre.',
  'This isn’t the code. You have ${0} tries left.': {
    by: 0,
    one: 'Il codice non è corretto. Resta ${0} tentativo.',
    many: 'Il codice non è corretto. Restano ${0} di tentativi.',
    other: 'Il codice non è corretto. Restano ${0} tentativi.',
  },
  'No message?': 'Nessun messaggio?',
  'You can ask for another code in ${0} seconds.': {
    by: 0,
    one: 'Si può chiedere un altro codice tra ${0} secondo.',
    many: 'Si può chiedere un altro codice tra ${0} di secondi.',
    other: 'Si può chiedere un altro codice tra ${0} secondi.',
  },
  'Ask for another code.': 'Chiedere un altro codice.',
  'Send another code': 'Invia un altro codice',
  'Nothing yet. Your first order makes a start.': 'Ancora nulla. Si comincia con il primo ordine.',
  'Your history': 'La Sua cronologia',
  Newest: 'Più recenti',
  Older: 'Meno recenti',
  'The program is paused: nothing is earned for now, and nobody can join. Members keep what they have.':
    'Il programma è in pausa: per ora non si guadagna nulla e nessuno può iscriversi. I membri ' +
    'conservano ciò che hanno.',
  'What you get': 'Che cosa si riceve',
  'Join, or sign in': 'Iscriviti o accedi',
  'Phone number': 'Numero di telefono',
  'We send a code to it by text message.': 'Inviamo un codice via SMS.',
  'Send code': 'Invia il codice',
  'Your number is kept for your points, and erased when you leave.':
    'Il numero è conservato per i punti, e cancellato quando si lascia il programma.',
  'With the first code you become a member.': 'Con il primo codice ci si iscrive al programma.',
  'terms of the program': 'condizioni del programma',
  'With the first code you become a member, by the ${0}.':
    'Con il primo codice ci si iscrive al programma, secondo le ${0}.',
  'Signing in isn’t possible here at the moment: it needs text messages, which aren’t set up. You can still order, and ask the place about your points.':
    'Al momento qui non è possibile accedere: servono gli SMS, che non sono configurati. Si può comunque ' +
    'ordinare, e chiedere dei propri punti al locale.',
  '${0} rewards': {
    by: 0,
    one: '${0} premio',
    many: '${0} di premi',
    other: '${0} premi',
  },
  'Leave the rewards of ${0}?': 'Lasciare il programma premi di ${0}?',
  'Your phone number is erased at once.': 'Il numero di telefono è cancellato subito.',
  'You lose ${0} and ${1}.': 'Si perdono ${0} e ${1}.',
  'You lose ${0}.': 'Si perdono ${0}.',
  'What you ordered and collected stays on record, without your number.':
    'Ciò che è stato ordinato e raccolto resta registrato, senza il numero.',
  'This can’t be undone. You can join again, and start at zero.':
    'L’operazione è irreversibile. Ci si può iscrivere di nuovo, ripartendo da zero.',
  Stay: 'Resta',
  'You have': 'Saldo',
  'You have enough for every reward.': 'Il saldo basta per ogni premio.',
  '${0} to go until ${1}': 'Ancora ${0} per ${1}',
  'That can’t be done anymore. This is how it stands now; nothing was taken.':
    'Non è più possibile. Ecco la situazione attuale; non è stato tolto nulla.',
  'Error: Rewards': 'Errore: Premi',
  'Collect points at ${0} and turn them into rewards.': 'Raccogliere punti da ${0} e trasformarli in premi.',
  'The reward is yours. Choose it in your cart with your next order.':
    'Il premio è disponibile. Sceglierlo nel carrello con il prossimo ordine.',
  'The reward is given back, and what it cost is yours again.':
    'Il premio è stato restituito, e il suo costo è di nuovo disponibile.',
  'You have left. Your phone number is erased.':
    'Il programma è stato lasciato. Il numero di telefono è cancellato.',
  'You’re signed out on this device.': 'Disconnessione effettuata su questo dispositivo.',
  '${0} missing': 'Mancano ${0}',
  'Redeem${0}': 'Riscatta${0}',
  '${0} for ${1}': '${0} per ${1}',
  'Wait 30 seconds before you ask for another code.':
    'Attendere 30 secondi prima di chiedere un altro codice.',
  'At most 5 codes can be asked for in an hour. Try again later.':
    'Si possono chiedere al massimo 5 codici all’ora. Riprovare più tardi.',
  'Earned by an order': 'Guadagnato con un ordine',
  'Taken back by a refund': 'Ritirato per un rimborso',
  'Turned into a reward': 'Trasformato in un premio',
  'Back from a reward': 'Restituito da un premio',
  'Reward used': 'Premio usato',
  'Changed by the place': 'Modificato dal locale',
  '${0} for each order': '${0} per ogni ordine',
  '${0} for each ${1} you spend': '${0} per ogni ${1} di spesa',
  '${0} for each of ${1} items of the menu': {
    by: 1,
    one: '${0} per ogni unità di un articolo del menu',
    many: '${0} per ognuno di ${1} di articoli del menu',
    other: '${0} per ognuno di ${1} articoli del menu',
  },
  '${0} off an order, up to ${1}': '${0} di sconto su un ordine, fino a ${1}',
  '${0} off an order': '${0} di sconto su un ordine',
  'One of ${0} items free, up to ${1}': {
    by: 0,
    one: 'Un articolo in omaggio, fino a ${1}',
    many: 'Uno di ${0} di articoli in omaggio, fino a ${1}',
    other: 'Uno di ${0} articoli in omaggio, fino a ${1}',
  },
  'One of ${0} items free': {
    by: 0,
    one: 'Un articolo in omaggio',
    many: 'Uno di ${0} di articoli in omaggio',
    other: 'Uno di ${0} articoli in omaggio',
  },
  'You get ${0}, once the order is done. Tips, charges and taxes don’t count.':
    'Si ricevono ${0} quando l’ordine è concluso. Mance, supplementi e imposte non contano.',
  'These earn nothing: ${0}.': 'Non si guadagna nulla con: ${0}.',
  'Terms of the program': 'Condizioni del programma',
  'What you collect doesn’t expire.': 'Ciò che si raccoglie non scade.',
  'What you collect expires at the end of the month, ${0} months after you earned it.': {
    by: 0,
    one: 'Ciò che si raccoglie scade a fine mese, un mese dopo averlo guadagnato.',
    many: 'Ciò che si raccoglie scade a fine mese, ${0} di mesi dopo averlo guadagnato.',
    other: 'Ciò che si raccoglie scade a fine mese, ${0} mesi dopo averlo guadagnato.',
  },
};
