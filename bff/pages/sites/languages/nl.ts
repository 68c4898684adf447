import type { Catalogue } from '../../../core/text/language.ts';

/** Dutch. */
export const texts: Catalogue = {
  'Order from ${0}.': 'Bestel bij ${0}.',
  'Choose where to order.': 'Kies waar u bestelt.',
  'Rewards for your orders': 'Beloningen voor uw bestellingen',
  'No location takes orders now': 'Geen enkele vestiging neemt nu bestellingen aan',
  'Come back soon, or contact the place directly.': 'Kom binnenkort terug, of neem rechtstreeks contact op.',
  Open: 'Open',
  'Takes no orders for now': 'Neemt nu geen bestellingen aan',
  'Takes orders again: ${0}': 'Neemt weer bestellingen aan: ${0}',
  'Closed for now': 'Voorlopig gesloten',
  'Opens ${0}': 'Gaat open ${0}',
  'Order from places that work with ${0}.': 'Bestel bij zaken die met ${0} werken.',
  'There’s nothing here yet': 'Hier is nog niets',
  'No place is open to the public so far. Come back soon.':
    'Er is nog geen zaak open voor publiek. Kom binnenkort terug.',
  'More places': 'Meer zaken',
};
