import type { Catalog } from '../../../core/text/language.ts';

/** German. */
export const texts: Catalog = {
  'The program is paused: nothing is earned and nothing can be redeemed for now. What you have stays yours.':
    'Das Programm ist pausiert: Vorerst wird nichts gesammelt und nichts eingelöst. Was Sie haben, ' +
    'bleibt Ihnen.',
  'Order and collect': 'Bestellen und sammeln',
  'What happened': 'Letzte Bewegungen',
  'All of your history': 'Ihr ganzer Verlauf',
  'How it works': 'So funktioniert es',
  'Signed in with ${0}': 'Angemeldet mit ${0}',
  'Leave the program': 'Programm verlassen',
  'You’re ${0} below zero: an order was refunded whose ${1} you had used already. What you collect next makes up for it; until then nothing can be redeemed.':
    'Sie sind ${0} im Minus: Eine Bestellung wurde erstattet, deren ${1} Sie schon verwendet hatten. Was ' +
    'Sie als Nächstes sammeln, gleicht das aus; bis dahin kann nichts eingelöst werden.',
  'Ready to use': 'Einlösbar',
  '${0}. Choose it in your cart.': '${0}. Wählen Sie sie in Ihrem Warenkorb.',
  'In an order that isn’t paid for or accepted yet.':
    'In einer Bestellung, die noch nicht bezahlt oder angenommen ist.',
  'Give back${0}': 'Zurückgeben${0}',
  '${0}, for ${1}': '${0}, für ${1}',
  '${0} expires after ${1}.': '${0} verfällt nach dem ${1}.',
  '${0} expire after ${1}.': '${0} verfallen nach dem ${1}.',
  'No rewards here': 'Hier gibt es keine Prämien',
  '${0} has no rewards program at the moment.': '${0} hat zurzeit kein Prämienprogramm.',
  'Go to ${0}': 'Zu ${0}',
  'Enter the six digits of the message.': 'Geben Sie die sechs Ziffern der Nachricht ein.',
  'The program is paused, and takes no new members now. Come back later.':
    'Das Programm ist pausiert und nimmt gerade keine neuen Mitglieder auf. Kommen Sie später wieder.',
  'Enter your code': 'Geben Sie Ihren Code ein',
  'Error: Enter your code': 'Fehler: Geben Sie Ihren Code ein',
  'Another number': 'Andere Nummer',
  'If ${0} can get text messages, six digits are on their way. They work for 10 minutes.':
    'Wenn ${0} SMS empfangen kann, sind sechs Ziffern unterwegs. Sie gelten 10 Minuten.',
  'Sandbox: no text message is sent. Read the code in ${0}, or by ${1}.':
    'Sandbox: Es wird keine SMS gesendet. Lesen Sie den Code ${0} oder mit ${1}.',
  'the sandbox’s inbox': 'im Posteingang der Sandbox',
  'The code has expired. Ask for another one.': 'Der Code ist abgelaufen. Fordern Sie einen neuen an.',
  'Too many tries. Ask for another code.': 'Zu viele Versuche. Fordern Sie einen neuen Code an.',
  'Six digits.': 'Sechs Ziffern.',
  'This isn’t the code. You have ${0} tries left.': {
    by: 0,
    one: 'Das ist nicht der Code. Sie haben noch ${0} Versuch.',
    other: 'Das ist nicht der Code. Sie haben noch ${0} Versuche.',
  },
  'No message?': 'Keine Nachricht erhalten?',
  'You can ask for another code in ${0} seconds.': {
    by: 0,
    one: 'In ${0} Sekunde können Sie einen neuen Code anfordern.',
    other: 'In ${0} Sekunden können Sie einen neuen Code anfordern.',
  },
  'Ask for another code.': 'Fordern Sie einen neuen Code an.',
  'Send another code': 'Neuen Code senden',
  'Nothing yet. Your first order makes a start.': 'Noch nichts. Ihre erste Bestellung macht den Anfang.',
  'Your history': 'Ihr Verlauf',
  Newest: 'Neueste',
  Older: 'Ältere',
  'The program is paused: nothing is earned for now, and nobody can join. Members keep what they have.':
    'Das Programm ist pausiert: Vorerst wird nichts gesammelt, und niemand kann beitreten. Mitglieder ' +
    'behalten, was sie haben.',
  'What you get': 'Was Sie bekommen',
  'Join, or sign in': 'Beitreten oder anmelden',
  'Phone number': 'Telefonnummer',
  'We send a code to it by text message.': 'Wir senden einen Code per SMS an diese Nummer.',
  'Send code': 'Code senden',
  'Your number is kept for your points, and erased when you leave.':
    'Ihre Nummer wird für Ihre Punkte gespeichert und gelöscht, wenn Sie das Programm verlassen.',
  'With the first code you become a member.': 'Mit dem ersten Code werden Sie Mitglied.',
  'terms of the program': 'Bedingungen des Programms',
  'With the first code you become a member, by the ${0}.':
    'Mit dem ersten Code werden Sie Mitglied, nach den ${0}.',
  'Signing in isn’t possible here at the moment: it needs text messages, which aren’t set up. You can still order, and ask the place about your points.':
    'Die Anmeldung ist hier gerade nicht möglich: Sie braucht SMS, die nicht eingerichtet sind. Sie ' +
    'können trotzdem bestellen und das Lokal nach Ihren Punkten fragen.',
  '${0} rewards': {
    by: 0,
    one: '${0} Prämie',
    other: '${0} Prämien',
  },
  'Leave the rewards of ${0}?': 'Das Prämienprogramm von ${0} verlassen?',
  'Your phone number is erased at once.': 'Ihre Telefonnummer wird sofort gelöscht.',
  'You lose ${0} and ${1}.': 'Sie verlieren ${0} und ${1}.',
  'You lose ${0}.': 'Sie verlieren ${0}.',
  'What you ordered and collected stays on record, without your number.':
    'Was Sie bestellt und gesammelt haben, bleibt verzeichnet, ohne Ihre Nummer.',
  'This can’t be undone. You can join again, and start at zero.':
    'Das lässt sich nicht rückgängig machen. Sie können wieder beitreten und beginnen bei null.',
  Stay: 'Bleiben',
  'You have': 'Sie haben',
  'You have enough for every reward.': 'Sie haben genug für jede Prämie.',
  '${0} to go until ${1}': 'Noch ${0} bis ${1}',
  'That can’t be done anymore. This is how it stands now; nothing was taken.':
    'Das geht nicht mehr. So steht es jetzt; nichts wurde genommen.',
  'Error: Rewards': 'Fehler: Prämien',
  'Collect points at ${0} and turn them into rewards.':
    'Sammeln Sie bei ${0} Punkte und lösen Sie sie gegen Prämien ein.',
  'The reward is yours. Choose it in your cart with your next order.':
    'Die Prämie gehört Ihnen. Wählen Sie sie bei Ihrer nächsten Bestellung im Warenkorb.',
  'The reward is given back, and what it cost is yours again.':
    'Die Prämie ist zurückgegeben, und was sie gekostet hat, gehört wieder Ihnen.',
  'You have left. Your phone number is erased.':
    'Sie haben das Programm verlassen. Ihre Telefonnummer ist gelöscht.',
  'You’re signed out on this device.': 'Sie sind auf diesem Gerät abgemeldet.',
  '${0} missing': 'Es fehlen ${0}',
  'Redeem${0}': 'Einlösen${0}',
  '${0} for ${1}': '${0} für ${1}',
  'Wait 30 seconds before you ask for another code.':
    'Warten Sie 30 Sekunden, bevor Sie einen neuen Code anfordern.',
  'At most 5 codes can be asked for in an hour. Try again later.':
    'In einer Stunde können höchstens 5 Codes angefordert werden. Versuchen Sie es später noch einmal.',
  'Earned by an order': 'Durch eine Bestellung gesammelt',
  'Taken back by a refund': 'Durch eine Erstattung zurückgenommen',
  'Turned into a reward': 'Gegen eine Prämie eingelöst',
  'Back from a reward': 'Aus einer Prämie zurück',
  'Reward used': 'Prämie verwendet',
  'Changed by the place': 'Vom Lokal geändert',
  '${0} for each order': '${0} für jede Bestellung',
  '${0} for each ${1} you spend': '${0} für je ${1} Umsatz',
  '${0} for each of ${1} items of the menu': {
    by: 1,
    one: '${0} für jedes Stück eines Artikels der Karte',
    other: '${0} für jedes Stück von ${1} Artikeln der Karte',
  },
  '${0} off an order, up to ${1}': '${0} Rabatt auf eine Bestellung, bis zu ${1}',
  '${0} off an order': '${0} Rabatt auf eine Bestellung',
  'One of ${0} items free, up to ${1}': {
    by: 0,
    one: 'Ein Artikel gratis, bis zu ${1}',
    other: 'Einer von ${0} Artikeln gratis, bis zu ${1}',
  },
  'One of ${0} items free': {
    by: 0,
    one: 'Ein Artikel gratis',
    other: 'Einer von ${0} Artikeln gratis',
  },
  'You get ${0}, once the order is done. Tips, charges and taxes don’t count.':
    'Sie bekommen ${0}, sobald die Bestellung erledigt ist. Trinkgeld, Gebühren und Steuern zählen nicht.',
  'These earn nothing: ${0}.': 'Es wird nichts gesammelt mit: ${0}.',
  'Terms of the program': 'Bedingungen des Programms',
  'What you collect doesn’t expire.': 'Was Sie sammeln, verfällt nicht.',
  'What you collect expires at the end of the month, ${0} months after you earned it.': {
    by: 0,
    one: 'Was Sie sammeln, verfällt am Ende des Monats, einen Monat nachdem Sie es gesammelt haben.',
    other: 'Was Sie sammeln, verfällt am Ende des Monats, ${0} Monate nachdem Sie es gesammelt haben.',
  },
};
