import type { Catalog } from '../../../core/text/language.ts';

/** Italian. */
export const texts: Catalog = {
  'Go to the start page': 'Vai alla pagina iniziale',
  'Nothing was sent.': 'Non è stato inviato nulla.',
  'Open the link you were sent again.': 'Aprire di nuovo il link ricevuto.',
  'Go back, reload the page and send the form again.':
    'Tornare indietro, ricaricare la pagina e inviare di nuovo il modulo.',
  'This can’t be done': 'Non è possibile',
  'Go back, load the page again and try once more.': 'Tornare indietro, ricaricare la pagina e riprovare.',
  'There’s no site at this address': 'A questo indirizzo non c’è nessun sito',
  'Skip to content': 'Vai al contenuto',
  'Sandbox: orders and payments here are for testing. No money moves.':
    'Sandbox: qui ordini e pagamenti sono di prova. Non si muove denaro.',
  'Order from ${0}.': 'Ordinare da ${0}.',
  'Where would you like to order?': 'Scegliere dove ordinare.',
  'Rewards for your orders': 'Premi per gli ordini',
  'No location takes orders now': 'Al momento nessun locale accetta ordini',
  'Come back soon, or contact the place directly.': 'Tornare presto, o contattare direttamente il locale.',
  Open: 'Aperto',
  'Takes no orders for now': 'Per ora non accetta ordini',
  'Takes orders again: ${0}': 'Accetta di nuovo ordini: ${0}',
  'Closed for now': 'Chiuso per ora',
  'Opens ${0}': 'Apre ${0}',
  'Order from places that work with ${0}.': 'Ordinare dai locali che lavorano con ${0}.',
  'There’s nothing here yet': 'Qui non c’è ancora nulla',
  'No place is open to the public so far. Come back soon.':
    'Per ora nessun locale è aperto al pubblico. Tornare presto.',
  'More places': 'Altri locali',
};
