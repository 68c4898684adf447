import type { Catalog } from '../../../core/text/language.ts';

/** Dutch. */
export const texts: Catalog = {
  'Go to the start page': 'Naar de startpagina',
  'Nothing was sent.': 'Er is niets verstuurd.',
  'Open the link you were sent again.': 'Open de link die u hebt gekregen opnieuw.',
  'Go back, reload the page and send the form again.':
    'Ga terug, laad de pagina opnieuw en verstuur het formulier nog een keer.',
  'This can’t be done': 'Dit kan niet',
  'Go back, load the page again and try once more.':
    'Ga terug, laad de pagina opnieuw en probeer het nog een keer.',
  'There’s no site at this address': 'Op dit adres is geen site',
  'Skip to content': 'Naar de inhoud',
  'Sandbox: orders and payments here are for testing. No money moves.':
    'Sandbox: bestellingen en betalingen zijn hier om te testen. Er wordt geen geld overgemaakt.',
  'Order from ${0}.': 'Bestel bij ${0}.',
  'Where would you like to order?': 'Kies waar u bestelt.',
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
