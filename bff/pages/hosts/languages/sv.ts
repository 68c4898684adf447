import type { Catalog } from '../../../core/text/language.ts';

/** Swedish. */
export const texts: Catalog = {
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
  'Order from ${0}.': 'Beställ från ${0}.',
  'Where would you like to order?': 'Välj var du vill beställa.',
  'Rewards for your orders': 'Belöningar för dina beställningar',
  'No location takes orders now': 'Inga ställen tar emot beställningar just nu',
  'Come back soon, or contact the place directly.': 'Kom tillbaka snart eller kontakta stället direkt.',
  Open: 'Öppet',
  'Takes no orders for now': 'Tar inte emot beställningar just nu',
  'Takes orders again: ${0}': 'Tar emot beställningar igen ${0}',
  'Closed for now': 'Stängt just nu',
  'Opens ${0}': 'Öppnar ${0}',
  'Order from places that work with ${0}.': 'Beställ från ställen som arbetar med ${0}.',
  'There’s nothing here yet': 'Här finns inget än',
  'No place is open to the public so far. Come back soon.':
    'Inget ställe är öppet för allmänheten än. Kom tillbaka snart.',
  'More places': 'Fler ställen',
};
