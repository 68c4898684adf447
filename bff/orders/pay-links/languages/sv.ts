import type { Catalog } from '../../../core/text/language.ts';

/** Swedish. */
export const texts: Catalog = {
  'To ${0}': 'Till ${0}',
  'To be paid by ${0}': 'Betalas senast ${0}',
  'Tax and charges': 'Skatt och tillägg',
  'Total when it was ordered': 'Totalt vid beställningen',
  'Includes tax': 'Varav skatt',
  'Total now, without a tip': 'Totalt nu, utan dricks',
  'The payment processor hasn’t answered. It’s safe to check again: you are charged once.':
    'Betaltjänsten har inte svarat. Du kan tryggt kontrollera igen: du debiteras bara en gång.',
  'Pay for ${0}': 'Betala: ${0}',
  'Change the details': 'Ändra uppgifterna',
  'Cards can’t be taken at the moment. Nothing was charged.':
    'Det går inte att ta emot kort just nu. Inget har debiterats.',
  'Something of this order is sold out by now. Nothing was charged. Ask who sent you the link.':
    'Något i beställningen har hunnit ta slut. Inget har debiterats. Fråga den som skickade länken till dig.',
  'The time of this order is gone by now. Nothing was charged. Ask who sent you the link.':
    'Beställningens tid är inte längre tillgänglig. Inget har debiterats. Fråga den som skickade länken ' +
    'till dig.',
  'Enter an amount from ${0} to ${1}.': 'Ange ett belopp från ${0} till ${1}.',
  'Enter an amount up to ${0}, or choose no tip.': 'Ange ett belopp på högst ${0}, eller välj ingen dricks.',
  'Enter an email address such as ada@example.com.': 'Ange en e-postadress som ada@example.com.',
  'Nothing was paid.': 'Inget har betalats.',
  'About you': 'Om dig',
  'Continue to the card': 'Fortsätt till kortet',
  'From ${0} to ${1}.': 'Från ${0} till ${1}.',
  'How much': 'Hur mycket',
  'How much in ${0}': 'Hur mycket i ${0}',
  'Add a tip': 'Ge dricks',
  'As ordered, ${0}': 'Som i beställningen, ${0}',
  'Other tip in ${0}': 'Annan dricks i ${0}',
  'Pay on your phone': 'Betala på din telefon',
  'QR code of this page': 'QR-kod för den här sidan',
  'Scan the code with its camera, or send yourself ${0}.':
    'Skanna koden med telefonens kamera, eller skicka ${0} till dig själv.',
  'the address of this page': 'sidans adress',
  'Error: Pay for ${0}': 'Fel: Betala: ${0}',
  'Confirm the payment at your bank': 'Bekräfta betalningen hos din bank',
  'As soon as it is confirmed, you find the receipt here. Nothing was charged yet.':
    'Så snart den är bekräftad hittar du kvittot här. Inget har debiterats än.',
  'It is being paid in another window': 'Betalningen pågår i ett annat fönster',
  'If that payment is not completed within 15 minutes, it can be paid again. Nobody is charged twice.':
    'Om betalningen inte slutförs inom 15 minuter går det att betala igen. Ingen debiteras två gånger.',
  'The receipt is here in a moment.': 'Kvittot visas här om ett ögonblick.',
  'Paid. The order was sent.': 'Betalt. Beställningen har skickats.',
  'Your card is charged once ${0} accepts the order. Then you find the receipt here.':
    'Ditt kort debiteras när ${0} accepterar beställningen. Sedan hittar du kvittot här.',
  'Paid. Thank you.': 'Betalt. Tack!',
  'This is paid': 'Det här är betalt',
  'There’s nothing left to pay here.': 'Det finns inget kvar att betala här.',
  'Continue to ${0}': 'Fortsätt till ${0}',
  Date: 'Datum',
  Card: 'Kort',
  Reference: 'Referens',
  'Paid by': 'Betalat av',
  'Pay once more': 'Betala en gång till',
  'This link has been paid as often as it allows. There’s nothing left to pay here.':
    'Det har betalats så många gånger som det går. Det finns inget kvar att betala här.',
  'This link is canceled': 'Länken är annullerad',
  'This link has expired': 'Länken har slutat gälla',
  'Payments aren’t possible here now': 'Det går inte att betala här just nu',
  '${0} takes no payments at the moment. Nothing was charged.':
    '${0} tar inte emot betalningar just nu. Inget har debiterats.',
  'Nothing is due anymore': 'Det finns inget att betala längre',
  'The order was paid, placed or canceled.': 'Beställningen har betalats, lagts eller annullerats.',
  'Someone else is paying': 'Någon annan håller på att betala',
  'If that payment is not completed, you can pay here.': 'Om betalningen inte slutförs kan du betala här.',
  'Write to ${0}': 'Skriv till ${0}',
  'Confirm at your bank': 'Bekräfta hos din bank',
  'Card •••• ${0}': 'Kort •••• ${0}',
  'Nothing was charged.': 'Inget har debiterats.',
  Other: 'Annat',
};
