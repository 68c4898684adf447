import type { Catalog } from '../../../core/text/language.ts';

/** Dutch. */
export const texts: Catalog = {
  'To ${0}': 'Aan ${0}',
  'To be paid by ${0}': 'Uiterlijk te betalen op ${0}',
  'Tax and charges': 'Belasting en toeslagen',
  'Total when it was ordered': 'Totaal bij het bestellen',
  'Includes tax': 'Inclusief belasting',
  'Total now, without a tip': 'Totaal nu, zonder fooi',
  'The payment processor hasn’t answered. It’s safe to check again: you are charged once.':
    'De betaalverwerker heeft niet geantwoord. U kunt veilig opnieuw controleren: u betaalt één keer.',
  'Pay for ${0}': 'Betalen: ${0}',
  'Change the details': 'Gegevens wijzigen',
  'Cards can’t be taken at the moment. Nothing was charged.':
    'Kaarten kunnen nu niet worden aangenomen. Er is niets in rekening gebracht.',
  'Something of this order is sold out by now. Nothing was charged. Ask who sent you the link.':
    'Iets van deze bestelling is intussen uitverkocht. Er is niets in rekening gebracht. Vraag het ' +
    'degene die u de link stuurde.',
  'The time of this order is gone by now. Nothing was charged. Ask who sent you the link.':
    'De tijd van deze bestelling is niet meer vrij. Er is niets in rekening gebracht. Vraag het degene ' +
    'die u de link stuurde.',
  'Enter an amount from ${0} to ${1}.': 'Voer een bedrag in van ${0} tot ${1}.',
  'Enter an amount up to ${0}, or choose no tip.': 'Voer een bedrag in tot ${0}, of kies geen fooi.',
  'Enter an email address such as ada@example.com.': 'Voer een e-mailadres in zoals ada@example.com.',
  'Nothing was paid.': 'Er is niets betaald.',
  'About you': 'Uw gegevens',
  'Continue to the card': 'Verder naar de kaart',
  'From ${0} to ${1}.': 'Van ${0} tot ${1}.',
  'How much': 'Hoeveel',
  'How much in ${0}': 'Hoeveel in ${0}',
  'Add a tip': 'Fooi toevoegen',
  'As ordered, ${0}': 'Zoals besteld, ${0}',
  'Other tip in ${0}': 'Andere fooi in ${0}',
  'Pay on your phone': 'Betalen op uw telefoon',
  'QR code of this page': 'QR-code van deze pagina',
  'Scan the code with its camera, or send yourself ${0}.': 'Scan de code met de camera, of stuur uzelf ${0}.',
  'the address of this page': 'het adres van deze pagina',
  'Error: Pay for ${0}': 'Fout: Betalen: ${0}',
  'Confirm the payment at your bank': 'Bevestig de betaling bij uw bank',
  'As soon as it is confirmed, you find the receipt here. Nothing was charged yet.':
    'Zodra die is bevestigd, vindt u hier de bon. Er is nog niets in rekening gebracht.',
  'It is being paid in another window': 'Er wordt in een ander venster betaald',
  'If that payment is not completed within 15 minutes, it can be paid again. Nobody is charged twice.':
    'Als die betaling niet binnen 15 minuten is voltooid, kan er opnieuw worden betaald. Niemand betaalt ' +
    'twee keer.',
  'The receipt is here in a moment.': 'De bon verschijnt hier zo.',
  'Paid. The order was sent.': 'Betaald. De bestelling is verstuurd.',
  'Your card is charged once ${0} accepts the order. Then you find the receipt here.':
    'Er wordt van uw kaart afgeschreven zodra ${0} de bestelling accepteert. Dan vindt u hier de bon.',
  'Paid. Thank you.': 'Betaald. Dank u wel.',
  'This is paid': 'Dit is betaald',
  'There’s nothing left to pay here.': 'Hier is niets meer te betalen.',
  'Continue to ${0}': 'Verder naar ${0}',
  Date: 'Datum',
  Card: 'Kaart',
  Reference: 'Referentie',
  'Paid by': 'Betaald door',
  'Pay once more': 'Nog een keer betalen',
  'This link has been paid as often as it allows. There’s nothing left to pay here.':
    'Het maximale aantal betalingen is bereikt. Hier is niets meer te betalen.',
  'This link is canceled': 'Deze link is geannuleerd',
  'This link has expired': 'Deze link is verlopen',
  'Payments aren’t possible here now': 'Betalen is hier nu niet mogelijk',
  '${0} takes no payments at the moment. Nothing was charged.':
    '${0} neemt nu geen betalingen aan. Er is niets in rekening gebracht.',
  'Nothing is due anymore': 'Er staat niets meer open',
  'The order was paid, placed or canceled.': 'De bestelling is betaald, geplaatst of geannuleerd.',
  'Someone else is paying': 'Iemand anders is aan het betalen',
  'If that payment is not completed, you can pay here.':
    'Als die betaling niet wordt voltooid, kunt u hier betalen.',
  'Write to ${0}': 'Schrijf naar ${0}',
  'Confirm at your bank': 'Bevestigen bij uw bank',
  'Card •••• ${0}': 'Kaart •••• ${0}',
  'Nothing was charged.': 'Er is niets in rekening gebracht.',
  Other: 'Ander bedrag',
};
