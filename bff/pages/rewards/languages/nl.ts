import type { Catalog } from '../../../core/text/language.ts';

/** Dutch. */
export const texts: Catalog = {
  'The program is paused: nothing is earned and nothing can be redeemed for now. What you have stays yours.':
    'Het programma is gepauzeerd: er wordt nu niets verdiend en er kan niets worden ingewisseld. Wat u ' +
    'hebt, blijft van u.',
  'Order and collect': 'Bestellen en sparen',
  'What happened': 'Recente activiteit',
  'All of your history': 'Uw hele geschiedenis',
  'How it works': 'Zo werkt het',
  'Signed in with ${0}': 'Ingelogd met ${0}',
  'Leave the program': 'Programma verlaten',
  'You’re ${0} below zero: an order was refunded whose ${1} you had used already. What you collect next makes up for it; until then nothing can be redeemed.':
    'U staat ${0} onder nul: een bestelling is terugbetaald waarvan u de ${1} al had gebruikt. Wat u ' +
    'hierna spaart, vult dat aan; tot dan kan er niets worden ingewisseld.',
  'Ready to use': 'Klaar voor gebruik',
  '${0}. Choose it in your cart.': '${0}. Kies deze beloning in uw winkelwagen.',
  'In an order that isn’t paid for or accepted yet.':
    'In een bestelling die nog niet is betaald of geaccepteerd.',
  'Give back${0}': 'Teruggeven${0}',
  '${0}, for ${1}': '${0}, voor ${1}',
  '${0} expires after ${1}.': '${0} verloopt na ${1}.',
  '${0} expire after ${1}.': '${0} verlopen na ${1}.',
  'No rewards here': 'Hier zijn geen beloningen',
  '${0} has no rewards program at the moment.': '${0} heeft nu geen beloningsprogramma.',
  'Go to ${0}': 'Naar ${0}',
  'Enter the six digits of the message.': 'Voer de zes cijfers van het bericht in.',
  'The program is paused, and takes no new members now. Come back later.':
    'Het programma is gepauzeerd en neemt geen nieuwe leden aan. Kom later terug.',
  'Enter your code': 'Voer uw code in',
  'Error: Enter your code': 'Fout: Voer uw code in',
  'Another number': 'Ander nummer',
  'If ${0} can get text messages, six digits are on their way. They work for 10 minutes.':
    'Als ${0} sms-berichten kan ontvangen, zijn er zes cijfers onderweg. Ze zijn 10 minuten geldig.',
  'Sandbox: no text message is sent. Read the code in ${0}, or by ${1}.':
    'Sandbox: er wordt geen sms verstuurd. Lees de code in ${0}, of via ${1}.',
  'the sandbox’s inbox': 'de inbox van de sandbox',
  'The code has expired. Ask for another one.': 'De code is verlopen. Vraag een nieuwe aan.',
  'Too many tries. Ask for another code.': 'Te veel pogingen. Vraag een nieuwe code aan.',
  'Six digits.': 'Zes cijfers.',
  'This isn’t the code. You have ${0} tries left.': {
    by: 0,
    one: 'Dit is niet de code. U hebt nog ${0} poging.',
    other: 'Dit is niet de code. U hebt nog ${0} pogingen.',
  },
  'No message?': 'Geen bericht ontvangen?',
  'You can ask for another code in ${0} seconds.': {
    by: 0,
    one: 'U kunt over ${0} seconde een nieuwe code aanvragen.',
    other: 'U kunt over ${0} seconden een nieuwe code aanvragen.',
  },
  'Ask for another code.': 'Vraag een nieuwe code aan.',
  'Send another code': 'Nieuwe code sturen',
  'Nothing yet. Your first order makes a start.': 'Nog niets. Uw eerste bestelling is een begin.',
  'Your history': 'Uw geschiedenis',
  Newest: 'Nieuwste',
  Older: 'Ouder',
  'The program is paused: nothing is earned for now, and nobody can join. Members keep what they have.':
    'Het programma is gepauzeerd: er wordt nu niets verdiend, en niemand kan lid worden. Leden houden ' +
    'wat ze hebben.',
  'What you get': 'Wat u krijgt',
  'Join, or sign in': 'Lid worden of inloggen',
  'Phone number': 'Telefoonnummer',
  'We send a code to it by text message.': 'We sturen er per sms een code naartoe.',
  'Send code': 'Code sturen',
  'Your number is kept for your points, and erased when you leave.':
    'Uw nummer wordt bewaard voor uw punten en gewist als u vertrekt.',
  'With the first code you become a member.': 'Met de eerste code wordt u lid.',
  'terms of the program': 'voorwaarden van het programma',
  'With the first code you become a member, by the ${0}.': 'Met de eerste code wordt u lid, volgens de ${0}.',
  'Signing in isn’t possible here at the moment: it needs text messages, which aren’t set up. You can still order, and ask the place about your points.':
    'Inloggen is hier nu niet mogelijk: er zijn sms-berichten voor nodig, en die zijn niet ingesteld. U ' +
    'kunt toch bestellen, en de zaak naar uw punten vragen.',
  '${0} rewards': {
    by: 0,
    one: '${0} beloning',
    other: '${0} beloningen',
  },
  'Leave the rewards of ${0}?': 'Het beloningsprogramma van ${0} verlaten?',
  'Your phone number is erased at once.': 'Uw telefoonnummer wordt meteen gewist.',
  'You lose ${0} and ${1}.': 'U verliest ${0} en ${1}.',
  'You lose ${0}.': 'U verliest ${0}.',
  'What you ordered and collected stays on record, without your number.':
    'Wat u bestelde en spaarde, blijft geregistreerd, zonder uw nummer.',
  'This can’t be undone. You can join again, and start at zero.':
    'Dit kan niet ongedaan worden gemaakt. U kunt opnieuw lid worden en bij nul beginnen.',
  Stay: 'Blijven',
  'You have': 'U hebt',
  'You have enough for every reward.': 'U hebt genoeg voor elke beloning.',
  '${0} to go until ${1}': 'Nog ${0} tot ${1}',
  'That can’t be done anymore. This is how it stands now; nothing was taken.':
    'Dat kan niet meer. Zo staat het er nu voor; er is niets afgenomen.',
  'Error: Rewards': 'Fout: Beloningen',
  'Collect points at ${0} and turn them into rewards.':
    'Spaar punten bij ${0} en wissel ze in voor beloningen.',
  'The reward is yours. Choose it in your cart with your next order.':
    'De beloning is van u. Kies deze in uw winkelwagen bij uw volgende bestelling.',
  'The reward is given back, and what it cost is yours again.':
    'De beloning is teruggegeven, en wat die kostte, is weer van u.',
  'You have left. Your phone number is erased.':
    'U hebt het programma verlaten. Uw telefoonnummer is gewist.',
  'You’re signed out on this device.': 'U bent op dit apparaat uitgelogd.',
  '${0} missing': 'Nog ${0} nodig',
  'Redeem${0}': 'Inwisselen${0}',
  '${0} for ${1}': '${0} voor ${1}',
  'Wait 30 seconds before you ask for another code.':
    'Wacht 30 seconden voordat u een nieuwe code aanvraagt.',
  'At most 5 codes can be asked for in an hour. Try again later.':
    'Er kunnen hoogstens 5 codes per uur worden aangevraagd. Probeer het later opnieuw.',
  'Earned by an order': 'Verdiend met een bestelling',
  'Taken back by a refund': 'Teruggenomen door een terugbetaling',
  'Turned into a reward': 'Ingewisseld voor een beloning',
  'Back from a reward': 'Terug van een beloning',
  'Reward used': 'Beloning gebruikt',
  'Changed by the place': 'Gewijzigd door de zaak',
  '${0} for each order': '${0} voor elke bestelling',
  '${0} for each ${1} you spend': '${0} voor elke ${1} die u besteedt',
  '${0} for each of ${1} items of the menu': {
    by: 1,
    one: '${0} voor elk stuk van één artikel van het menu',
    other: '${0} voor elk van ${1} artikelen van het menu',
  },
  '${0} off an order, up to ${1}': '${0} korting op een bestelling, tot ${1}',
  '${0} off an order': '${0} korting op een bestelling',
  'One of ${0} items free, up to ${1}': {
    by: 0,
    one: 'Eén artikel gratis, tot ${1}',
    other: 'Een van ${0} artikelen gratis, tot ${1}',
  },
  'One of ${0} items free': {
    by: 0,
    one: 'Eén artikel gratis',
    other: 'Een van ${0} artikelen gratis',
  },
  'You get ${0}, once the order is done. Tips, charges and taxes don’t count.':
    'U krijgt ${0} zodra de bestelling is afgerond. Fooien, toeslagen en belastingen tellen niet mee.',
  'These earn nothing: ${0}.': 'Er wordt niets verdiend met: ${0}.',
  'Terms of the program': 'Voorwaarden van het programma',
  'What you collect doesn’t expire.': 'Wat u spaart, verloopt niet.',
  'What you collect expires at the end of the month, ${0} months after you earned it.': {
    by: 0,
    one: 'Wat u spaart, verloopt aan het eind van de maand, een maand nadat u het verdiende.',
    other: 'Wat u spaart, verloopt aan het eind van de maand, ${0} maanden nadat u het verdiende.',
  },
};
