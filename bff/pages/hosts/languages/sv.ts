import type { Catalogue } from '../../../core/text/language.ts';

/** Swedish. */
export const texts: Catalogue = {
  'Go to the start page': 'Gå till startsidan',
  'Nothing was sent.': 'Inget har skickats.',
  'Open the link you were sent again.': 'Öppna länken som du har fått igen.',
  'Go back, reload the page and send the form again.':
    'Gå tillbaka, läs in sidan på nytt och skicka formuläret igen.',
  'This can’t be done': 'Det går inte',
  'Go back, load the page again and try once more.': 'Gå tillbaka, läs in sidan på nytt och försök igen.',
  'There’s no site at this address': 'Det finns ingen webbplats på den här adressen',
  'Skip to content': 'Hoppa till innehållet',
  'Sandbox: orders and payments here are for testing. No money moves.':
    'Sandbox: beställningar och betalningar här är bara till för test. Inga pengar överförs.',
};
