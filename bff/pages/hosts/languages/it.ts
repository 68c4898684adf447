import type { Catalogue } from '../../../core/text/language.ts';

/** Italian. */
export const texts: Catalogue = {
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
};
