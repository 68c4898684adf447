import type { Catalogue } from '../../languages/language.ts';

/** Dutch. */
export const texts: Catalogue = {
  Sandbox: 'Sandbox',
  Preparing: 'In bereiding',
  Ready: 'Klaar',
  'Order ${0}': 'Bestelling ${0}',
  Pickup: 'Afhalen',
  Delivery: 'Bezorging',
  'Dine in': 'Ter plaatse',
  Accepted: 'Geaccepteerd',
  'Being prepared': 'Wordt bereid',
  Canceled: 'Geannuleerd',
  'Sign out': 'Uitloggen',
  '${0}, ${1}': '${0}, ${1}',
  None: 'Geen',
  'Check the address, or open the link you were sent.':
    'Controleer het adres, of open de link die u hebt gekregen.',
  Tip: 'Fooi',
  'No tip': 'Geen fooi',
  Other: 'Ander bedrag',
  'Other amount in ${0}': 'Ander bedrag in ${0}',
  'Enter your name, up to 80 characters.': 'Voer uw naam in, maximaal 80 tekens.',
  'Enter a phone number, such as +44 20 7946 0018.':
    'Voer een telefoonnummer in, bijvoorbeeld +31 20 000 0000.',
  'Don’t write a card number here. You pay on the next page.':
    'Schrijf hier geen kaartnummer. U betaalt op de volgende pagina.',
  Name: 'Naam',
  Phone: 'Telefoon',
  Email: 'E-mail',
  'Optional.': 'Optioneel.',
  Continue: 'Doorgaan',
  Rewards: 'Beloningen',
  'Open day and night': 'Dag en nacht open',
  'Open until ${0}': 'Open tot ${0}',
  Paused: 'Gepauzeerd',
  Closed: 'Gesloten',
  Subtotal: 'Subtotaal',
  'Order ${0}, ${1}': 'Bestelling ${0}, ${1}',
  'Nothing was charged.': 'Er is niets in rekening gebracht.',
  'Refunded: ${0}.': 'Terugbetaald: ${0}.',
  'Call ${0}': 'Bel ${0}',
  'Not confirmed yet': 'Nog niet bevestigd',
  'Check again': 'Opnieuw controleren',
  'It is charged once the order is accepted.': 'Er wordt afgeschreven zodra de bestelling is geaccepteerd.',
  'Try again': 'Opnieuw proberen',
  'Your rewards': 'Uw beloningen',
  Discount: 'Korting',
  Total: 'Totaal',
  'Includes ${0}': 'Inclusief ${0}',
  'You’re not signed in': 'U bent niet ingelogd',
  'This form is out of date': 'Dit formulier is verouderd',
  'Page not found': 'Pagina niet gevonden',
  'Wait a minute, then try again.': 'Wacht een minuut en probeer het opnieuw.',
  'Too many requests': 'Te veel verzoeken',
  'Something went wrong on our side': 'Er ging iets mis aan onze kant',
  'Try again in a moment.': 'Probeer het zo meteen opnieuw.',
  'Card number': 'Kaartnummer',
  Month: 'Maand',
  MM: 'MM',
  Year: 'Jaar',
  YYYY: 'JJJJ',
  '3–4 digits': '3–4 cijfers',
  'The card goes straight to the payment processor. ${0}':
    'De kaart gaat rechtstreeks naar de betaalverwerker. ${0}',
  'Pay ${0}': '${0} betalen',
  'Test card: ${0}, any date to come, any security code.':
    'Testkaart: ${0}, een datum in de toekomst en een beveiligingscode naar keuze.',
  'Check the number: it isn’t a card’s.': 'Controleer het nummer: het is niet van een kaart.',
  'This card can’t be used here.': 'Deze kaart kan hier niet worden gebruikt.',
  'Enter a month from 1 to 12.': 'Voer een maand van 1 tot 12 in.',
  'The card has expired, or the year isn’t right.': 'De kaart is verlopen, of het jaar klopt niet.',
  'Three or four digits.': 'Drie of vier cijfers.',
  'The card was declined. Nothing was charged. Try another card.':
    'De kaart is geweigerd. Er is niets in rekening gebracht. Probeer een andere kaart.',
  'The card has not enough funds. Nothing was charged. Try another card.':
    'Er staat niet genoeg saldo op de kaart. Er is niets in rekening gebracht. Probeer een andere kaart.',
  'The card has expired. Nothing was charged. Try another card.':
    'De kaart is verlopen. Er is niets in rekening gebracht. Probeer een andere kaart.',
  'A price has changed meanwhile. Nothing was charged. Look at the new total, then pay.':
    'Een prijs is intussen veranderd. Er is niets in rekening gebracht. Bekijk het nieuwe totaal en betaal dan.',
  'The payment processor didn’t answer. It’s safe to try again: the order is charged once.':
    'De betaalverwerker antwoordde niet. U kunt het veilig opnieuw proberen: de bestelling wordt één keer in rekening gebracht.',
  'This card form was used before. Enter the card again.':
    'Dit kaartformulier is al gebruikt. Voer de kaart opnieuw in.',
  'The card form has expired. Enter the card again.':
    'Het kaartformulier is verlopen. Voer de kaart opnieuw in.',
  'The payment was not confirmed. Nothing was charged. Try again, or use another card.':
    'De betaling is niet bevestigd. Er is niets in rekening gebracht. Probeer het opnieuw, of gebruik een andere kaart.',
  'Something needs a correction. ${0}': 'Er moet iets worden verbeterd. ${0}',
  'Language:': 'Taal:',
  'Enter an amount, such as ${0}.': 'Voer een bedrag in, bijvoorbeeld ${0}.',
  'This could mean ${0} or ${1}. Leave out the thousands separator.':
    'Dit kan ${0} of ${1} betekenen. Laat het scheidingsteken voor duizendtallen weg.',
};
