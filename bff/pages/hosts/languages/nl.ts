import type { Catalogue } from '../../../core/text/language.ts';

/** Dutch. */
export const texts: Catalogue = {
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
};
