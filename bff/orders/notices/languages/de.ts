import type { Catalog } from '../../../core/text/language.ts';

/** German. */
export const texts: Catalog = {
  'Order ${0} at ${1} waits for your answer': 'Bestellung ${0} bei ${1} wartet auf Ihre Antwort',
  'Answer it by ${0}, or it is rejected.': 'Antworten Sie bis ${0}, sonst wird sie abgelehnt.',
  'Order ${0} waits for your answer': 'Bestellung ${0} wartet auf Ihre Antwort',
  'Answer by': 'Antworten bis',
  'If nobody answers by then, the order is rejected and its guest isn’t charged.':
    'Antwortet bis dahin niemand, wird die Bestellung abgelehnt und der Gast nicht belastet.',
  'Open the order': 'Bestellung öffnen',
  'The bank doesn’t know the account. Enter another bank account.':
    'Die Bank kennt das Konto nicht. Geben Sie ein anderes Bankkonto ein.',
  'The account is closed. Enter another bank account.':
    'Das Konto ist aufgelöst. Geben Sie ein anderes Bankkonto ein.',
  'The bank didn’t accept the payout.': 'Die Bank hat die Auszahlung nicht angenommen.',
  'The bank sent the money back.': 'Die Bank hat das Geld zurückgeschickt.',
  'A payout of ${0} failed': 'Eine Auszahlung von ${0} ist fehlgeschlagen',
  'The money is in your balance again.': 'Das Geld ist wieder in Ihrem Guthaben.',
  'It was sent to the account ending in ${0}.': 'Sie ging an das Konto mit den Endziffern ${0}.',
  'Open payouts': 'Auszahlungen öffnen',
  'Until it is there, your business isn’t paid out.': 'Bis es da ist, wird Ihrem Betrieb nichts ausgezahlt.',
  'The set-up of your business waits for it.': 'Die Einrichtung Ihres Betriebs wartet darauf.',
  'From ${0} on, your business isn’t paid out without it.':
    'Ab ${0} wird Ihrem Betrieb ohne sie nichts ausgezahlt.',
  'The page of your set-up says what it is, and takes it.':
    'Die Seite Ihrer Einrichtung sagt, was es ist, und nimmt es entgegen.',
  'Open the set-up': 'Einrichtung öffnen',
  'Answer it with evidence, or the guest gets the money back.':
    'Antworten Sie mit Belegen, sonst bekommt der Gast das Geld zurück.',
  'Answer it with evidence by ${0}, or the guest gets the money back.':
    'Antworten Sie bis ${0} mit Belegen, sonst bekommt der Gast das Geld zurück.',
  'A guest disputes a payment of ${0}': 'Ein Gast ficht eine Zahlung von ${0} an',
  'Open the dashboard': 'Dashboard öffnen',
  'Order ${0} · ${1}': 'Bestellung ${0} · ${1}',
  'See your order': 'Bestellung ansehen',
  'Follow your order': 'Bestellung verfolgen',
  'Held on ${0}': 'Reserviert auf ${0}',
  'Charged to ${0}': 'Belastet: ${0}',
  Taxes: 'Steuern',
  'What they said: “${0}”': 'Begründung: „${0}“',
  'Order ${0} is canceled': 'Bestellung ${0} ist storniert',
  'Your order is canceled': 'Ihre Bestellung ist storniert',
  'What you ordered': 'Das hatten Sie bestellt',
  '${0} couldn’t take order ${1}. ${2}': '${0} konnte Bestellung ${1} nicht annehmen. ${2}',
  '${0}: order ${1} is canceled. ${2}': '${0}: Bestellung ${1} ist storniert. ${2}',
  'You get ${0} back on your card.': 'Sie erhalten ${0} auf Ihre Karte zurück.',
  'The hold of ${0} on your card is released. Your bank may show it for 1–3 days.':
    'Die Reservierung von ${0} auf Ihrer Karte wird aufgehoben. Ihre Bank zeigt sie vielleicht noch 1–3 ' +
    'Tage.',
  'The hold of ${0} on ${1} is released. Your bank may show it for 1–3 days.':
    'Die Reservierung von ${0} auf ${1} wird aufgehoben. Ihre Bank zeigt sie vielleicht noch 1–3 Tage.',
  'Your bank may take a few days to show it.': 'Bis Ihre Bank es anzeigt, können einige Tage vergehen.',
  '${0} refunded for order ${1}': '${0} für Bestellung ${1} erstattet',
  '${0} has sent it back to your card. ${1}': '${0} hat den Betrag auf Ihre Karte zurücküberwiesen. ${1}',
  '${0} has sent it back to ${1}. ${2}': '${0} hat den Betrag auf ${1} zurücküberwiesen. ${2}',
  '${0}: ${1} of order ${2} is refunded. ${3}': '${0}: ${1} von Bestellung ${2} erstattet. ${3}',
  'Your receipt from ${0}, ${1}': 'Ihr Beleg von ${0}, ${1}',
  'Receipt ${0} · ${1}': 'Beleg ${0} · ${1}',
  '${0}: your receipt of ${1} for order ${2}.': '${0}: Ihr Beleg über ${1} für Bestellung ${2}.',
  'Paid with ${0}.': 'Bezahlt mit ${0}.',
  '${0} Thank you, ${1}.': '${0} Danke, ${1}.',
  'Ready about': 'Fertig gegen',
  'Arrives about': 'Kommt gegen',
  'On your table about': 'An Ihrem Tisch gegen',
  'There is nothing to pay.': 'Es ist nichts zu zahlen.',
  'You pay ${0} when you get it.': 'Sie zahlen ${0}, wenn Sie sie erhalten.',
  '${0} is held on your card, and charged once the order is accepted.':
    '${0} sind auf Ihrer Karte reserviert und werden abgebucht, sobald die Bestellung angenommen ist.',
  '${0} is held on ${1}, and charged once the order is accepted.':
    '${0} sind auf ${1} reserviert und werden abgebucht, sobald die Bestellung angenommen ist.',
  '${0} was charged to your card.': '${0} wurden von Ihrer Karte abgebucht.',
  '${0} was charged to ${1}.': '${0} wurden von ${1} abgebucht.',
  'Give your name and order number ${0}.': 'Nennen Sie Ihren Namen und die Bestellnummer ${0}.',
  'Pick it up at ${0}. Give your name and order number ${1}.':
    'Abholung: ${0}. Nennen Sie Ihren Namen und die Bestellnummer ${1}.',
  'Waiting for ${0} to accept. They have until ${1}.': '${0} muss noch annehmen, bis ${1}.',
  'Order ${0} is sent to ${1}': 'Bestellung ${0} ist bei ${1} eingegangen',
  'Order sent, ${0}': 'Bestellung gesendet, ${0}',
  '${0}: order ${1} is sent. You hear from us once it is accepted.':
    '${0}: Bestellung ${1} ist gesendet. Sie hören von uns, sobald sie angenommen ist.',
  'Order ${0} is accepted': 'Bestellung ${0} ist angenommen',
  'Order ${0} is accepted, for ${1}': 'Bestellung ${0} ist angenommen, für ${1}',
  'They’re on it': 'Wird zubereitet',
  'They’re on it, ${0}': 'Wird zubereitet, ${0}',
  '${0}: order ${1} is accepted.': '${0}: Bestellung ${1} ist angenommen.',
  '${0}: order ${1} is accepted, for about ${2}.': '${0}: Bestellung ${1} ist angenommen, für etwa ${2}.',
  'Order ${0} will be later: about ${1}': 'Bestellung ${0} wird später: gegen ${1}',
  'A little later than planned': 'Etwas später als geplant',
  '${0} has accepted your order and needs longer. It was planned for ${1}.':
    '${0} hat Ihre Bestellung angenommen und braucht länger. Geplant war ${1}.',
  '${0}: order ${1} will be later than planned, about ${2}.':
    '${0}: Bestellung ${1} wird später als geplant, gegen ${2}.',
  'It is brought to your table.': 'Sie wird an Ihren Tisch gebracht.',
  'It waits at the counter.': 'Sie liegt an der Theke bereit.',
  'It waits at ${0}.': 'Sie liegt bereit: ${0}.',
  'Order ${0} is ready': 'Bestellung ${0} ist fertig',
  'Ready to pick up': 'Bereit zur Abholung',
  'Your order is ready': 'Ihre Bestellung ist fertig',
  'Show this number.': 'Zeigen Sie diese Nummer vor.',
  '${0}: order ${1} is ready to pick up.': '${0}: Bestellung ${1} liegt zur Abholung bereit.',
  '${0}: order ${1} is ready.': '${0}: Bestellung ${1} ist fertig.',
  'Order ${0} is on its way': 'Bestellung ${0} ist unterwegs',
  'It will be with you shortly.': 'Sie ist bald bei Ihnen.',
  'It has left': 'Unterwegs zu Ihnen',
  'It has left, ${0}': 'Unterwegs zu Ihnen, ${0}',
  'Delivery to ${0}': 'Lieferung an ${0}',
  '${0}: order ${1} is on its way.': '${0}: Bestellung ${1} ist unterwegs.',
  'Directions to ${0}': 'Weg zu ${0}',
  'A reward at ${0}: ${1}': 'Eine Prämie bei ${0}: ${1}',
  'You have ${0} ${1}.': 'Sie haben ${0} ${1}.',
  'Enough for a reward': 'Genug für eine Prämie',
  'Enough for a reward, ${0}': 'Genug für eine Prämie, ${0}',
  'You have ${0} ${1}. Use them with your next order, or keep collecting.':
    'Sie haben ${0} ${1}. Lösen Sie sie bei der nächsten Bestellung ein, oder sammeln Sie weiter.',
  '${0}: you have ${1} ${2}, enough for ${3}.': '${0}: Sie haben ${1} ${2}, genug für ${3}.',
  'You get this because you ordered from ${0}.':
    'Sie erhalten diese E-Mail, weil Sie bei ${0} bestellt haben.',
  'You get this because you run ${0}, or are its contact.':
    'Sie erhalten diese E-Mail, weil Sie ${0} leiten oder der Kontakt dafür sind.',
  '${0} details are needed from ${1}': {
    by: 0,
    one: '${0} Angabe wird von ${1} benötigt',
    other: '${0} Angaben werden von ${1} benötigt',
  },
};
