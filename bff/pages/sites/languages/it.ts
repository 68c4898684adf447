import type { Catalogue } from '../../../core/text/language.ts';

/** Italian. */
export const texts: Catalogue = {
  'Order from ${0}.': 'Ordinare da ${0}.',
  'Choose where to order.': 'Scegliere dove ordinare.',
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
