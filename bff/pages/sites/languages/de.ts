import type { Catalogue } from '../../../core/text/language.ts';

/** German. */
export const texts: Catalogue = {
  'Order from ${0}.': 'Bei ${0} bestellen.',
  'Choose where to order.': 'Wählen Sie, wo Sie bestellen.',
  'Rewards for your orders': 'Prämien für Ihre Bestellungen',
  'No location takes orders now': 'Kein Standort nimmt gerade Bestellungen an',
  'Come back soon, or contact the place directly.':
    'Schauen Sie bald wieder vorbei oder wenden Sie sich direkt an das Lokal.',
  Open: 'Geöffnet',
  'Takes no orders for now': 'Nimmt vorerst keine Bestellungen an',
  'Takes orders again: ${0}': 'Nimmt wieder Bestellungen an: ${0}',
  'Closed for now': 'Vorerst geschlossen',
  'Opens ${0}': 'Öffnet ${0}',
  'Order from places that work with ${0}.': 'Bei Lokalen bestellen, die mit ${0} arbeiten.',
  'There’s nothing here yet': 'Hier gibt es noch nichts',
  'No place is open to the public so far. Come back soon.':
    'Bisher ist kein Lokal öffentlich zugänglich. Schauen Sie bald wieder vorbei.',
  'More places': 'Weitere Lokale',
};
