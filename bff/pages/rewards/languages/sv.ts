import type { Catalog } from '../../../core/text/language.ts';

/** Swedish. */
export const texts: Catalog = {
  'The program is paused: nothing is earned and nothing can be redeemed for now. What you have stays yours.':
    'Programmet är pausat: just nu går det varken att tjäna in eller lösa in något. Det du har är ' +
    'fortfarande ditt.',
  'Order and collect': 'Beställ och samla',
  'What happened': 'Händelser',
  'All of your history': 'Hela din historik',
  'How it works': 'Så fungerar det',
  'Signed in with ${0}': 'Inloggad med ${0}',
  'Leave the program': 'Lämna programmet',
  'You’re ${0} below zero: an order was refunded whose ${1} you had used already. What you collect next makes up for it; until then nothing can be redeemed.':
    'Du ligger ${0} under noll: en beställning återbetalades när du redan hade använt dess ${1}. Det du ' +
    'samlar härnäst täcker detta; tills dess går det inte att lösa in något.',
  'Ready to use': 'Kan användas nu',
  '${0}. Choose it in your cart.': '${0}. Välj belöningen i din varukorg.',
  'In an order that isn’t paid for or accepted yet.':
    'I en beställning som ännu inte är betald eller accepterad.',
  'Give back${0}': 'Lämna tillbaka${0}',
  '${0}, for ${1}': '${0}, för ${1}',
  '${0} expires after ${1}.': '${0} slutar gälla efter ${1}.',
  '${0} expire after ${1}.': '${0} slutar gälla efter ${1}.',
  'No rewards here': 'Inga belöningar här',
  '${0} has no rewards program at the moment.': '${0} har inget belöningsprogram just nu.',
  'Go to ${0}': 'Gå till ${0}',
  'Enter the six digits of the message.': 'Ange de sex siffrorna i meddelandet.',
  'The program is paused, and takes no new members now. Come back later.':
    'Programmet är pausat och tar inte emot nya medlemmar just nu. Kom tillbaka senare.',
  'Enter your code': 'Ange din kod',
  'Error: Enter your code': 'Fel: Ange din kod',
  'Another number': 'Annat nummer',
  'If ${0} can get text messages, six digits are on their way. They work for 10 minutes.':
    'Om ${0} kan ta emot sms är sex siffror på väg. De gäller i 10 minuter.',
  'Sandbox: no text message is sent. Read the code in ${0}, or by ${1}.':
    'Sandbox: inget sms skickas. Läs koden i ${0} eller via ${1}.',
  'the sandbox’s inbox': 'sandboxens inkorg',
  'The code has expired. Ask for another one.': 'Koden har slutat gälla. Be om en ny.',
  'Too many tries. Ask for another code.': 'För många försök. Be om en ny kod.',
  'Six digits.': 'Sex siffror.',
  'This isn’t the code. You have ${0} tries left.': {
    by: 0,
    one: 'Det är inte rätt kod. Du har ${0} försök kvar.',
    other: 'Det är inte rätt kod. Du har ${0} försök kvar.',
  },
  'No message?': 'Har meddelandet inte kommit?',
  'You can ask for another code in ${0} seconds.': {
    by: 0,
    one: 'Du kan be om en ny kod om ${0} sekund.',
    other: 'Du kan be om en ny kod om ${0} sekunder.',
  },
  'Ask for another code.': 'Be om en ny kod.',
  'Send another code': 'Skicka en ny kod',
  'Nothing yet. Your first order makes a start.': 'Inget än. Börja med din första beställning.',
  'Your history': 'Din historik',
  Newest: 'Nyaste',
  Older: 'Äldre',
  'The program is paused: nothing is earned for now, and nobody can join. Members keep what they have.':
    'Programmet är pausat: just nu går det inte att tjäna in något, och ingen kan gå med. Medlemmar ' +
    'behåller det de har.',
  'What you get': 'Det här får du',
  'Join, or sign in': 'Gå med eller logga in',
  'Phone number': 'Telefonnummer',
  'We send a code to it by text message.': 'Vi skickar en kod dit via sms.',
  'Send code': 'Skicka kod',
  'Your number is kept for your points, and erased when you leave.':
    'Ditt nummer sparas för dina poäng och raderas när du lämnar programmet.',
  'With the first code you become a member.': 'Med den första koden blir du medlem.',
  'terms of the program': 'programmets villkor',
  'With the first code you become a member, by the ${0}.': 'Med den första koden blir du medlem enligt ${0}.',
  'Signing in isn’t possible here at the moment: it needs text messages, which aren’t set up. You can still order, and ask the place about your points.':
    'Det går inte att logga in här just nu: inloggningen kräver sms, som inte är konfigurerade. Du kan ' +
    'ändå beställa och fråga stället om dina poäng.',
  '${0} rewards': {
    by: 0,
    one: '${0} belöning',
    other: '${0} belöningar',
  },
  'Leave the rewards of ${0}?': 'Vill du lämna belöningsprogrammet hos ${0}?',
  'Your phone number is erased at once.': 'Ditt telefonnummer raderas genast.',
  'You lose ${0} and ${1}.': 'Du förlorar ${0} och ${1}.',
  'You lose ${0}.': 'Du förlorar ${0}.',
  'What you ordered and collected stays on record, without your number.':
    'Det du har beställt och samlat finns kvar i historiken, utan ditt nummer.',
  'This can’t be undone. You can join again, and start at zero.':
    'Det går inte att ångra. Du kan gå med igen, men då börjar du från noll.',
  Stay: 'Stanna kvar',
  'You have': 'Du har',
  'You have enough for every reward.': 'Du har tillräckligt för alla belöningar.',
  '${0} to go until ${1}': '${0} kvar till ${1}',
  'That can’t be done anymore. This is how it stands now; nothing was taken.':
    'Det går inte längre. Så här ser det ut nu; inget har dragits.',
  'Error: Rewards': 'Fel: Belöningar',
  'Collect points at ${0} and turn them into rewards.': 'Samla poäng hos ${0} och byt dem mot belöningar.',
  'The reward is yours. Choose it in your cart with your next order.':
    'Belöningen är din. Välj den i varukorgen vid din nästa beställning.',
  'The reward is given back, and what it cost is yours again.':
    'Belöningen är tillbakalämnad, och det den kostade är ditt igen.',
  'You have left. Your phone number is erased.': 'Du har lämnat programmet. Ditt telefonnummer är raderat.',
  'You’re signed out on this device.': 'Du är utloggad på den här enheten.',
  '${0} missing': '${0} saknas',
  'Redeem${0}': 'Lös in${0}',
  '${0} for ${1}': '${0} för ${1}',
  'Wait 30 seconds before you ask for another code.': 'Vänta 30 sekunder innan du ber om en ny kod.',
  'At most 5 codes can be asked for in an hour. Try again later.':
    'Du kan be om högst 5 koder per timme. Försök igen senare.',
  'Earned by an order': 'Intjänat på en beställning',
  'Taken back by a refund': 'Återtaget vid en återbetalning',
  'Turned into a reward': 'Bytt mot en belöning',
  'Back from a reward': 'Tillbaka från en belöning',
  'Reward used': 'Belöning använd',
  'Changed by the place': 'Ändrat av stället',
  '${0} for each order': '${0} för varje beställning',
  '${0} for each ${1} you spend': '${0} för varje ${1} som du handlar för',
  '${0} for each of ${1} items of the menu': {
    by: 1,
    one: '${0} för varje exemplar av en utvald artikel på menyn',
    other: '${0} för varje exemplar av ${1} utvalda artiklar på menyn',
  },
  '${0} off an order, up to ${1}': '${0} rabatt på en beställning, högst ${1}',
  '${0} off an order': '${0} rabatt på en beställning',
  'One of ${0} items free, up to ${1}': {
    by: 0,
    one: 'En artikel gratis, upp till ${1}',
    other: 'En av ${0} artiklar gratis, upp till ${1}',
  },
  'One of ${0} items free': {
    by: 0,
    one: 'En artikel gratis',
    other: 'En av ${0} artiklar gratis',
  },
  'You get ${0}, once the order is done. Tips, charges and taxes don’t count.':
    'Du får ${0} när beställningen är slutförd. Dricks, tillägg och skatter räknas inte.',
  'These earn nothing: ${0}.': 'Inget tjänas in på: ${0}.',
  'Terms of the program': 'Programmets villkor',
  'What you collect doesn’t expire.': 'Det du samlar slutar aldrig att gälla.',
  'What you collect expires at the end of the month, ${0} months after you earned it.': {
    by: 0,
    one: 'Det du samlar slutar gälla i slutet av månaden, en månad efter att du tjänade in det.',
    other: 'Det du samlar slutar gälla i slutet av månaden, ${0} månader efter att du tjänade in det.',
  },
};
