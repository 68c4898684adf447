import type { Catalog } from '../../../core/text/language.ts';

/** Polish. */
export const texts: Catalog = {
  'The program is paused: nothing is earned and nothing can be redeemed for now. What you have stays yours.':
    'Program jest wstrzymany: na razie nic nie jest naliczane i nie można odbierać nagród. To, co masz, ' +
    'pozostaje twoje.',
  'Order and collect': 'Zamów i zbieraj',
  'What happened': 'Ostatnie zmiany',
  'All of your history': 'Cała historia',
  'How it works': 'Jak to działa',
  'Signed in with ${0}': 'Zalogowano numerem ${0}',
  'Leave the program': 'Opuść program',
  'You’re ${0} below zero: an order was refunded whose ${1} you had used already. What you collect next makes up for it; until then nothing can be redeemed.':
    'Saldo jest o ${0} poniżej zera: zwrócono płatność za zamówienie, a otrzymane za nie ${1} były już ' +
    'wykorzystane. Kolejne naliczenia wyrównają saldo; do tego czasu nie można odbierać nagród.',
  'Ready to use': 'Gotowe do użycia',
  '${0}. Choose it in your cart.': '${0}. Wybierz tę nagrodę w koszyku.',
  'In an order that isn’t paid for or accepted yet.':
    'W zamówieniu, które nie jest jeszcze opłacone lub zaakceptowane.',
  'Give back${0}': 'Oddaj${0}',
  '${0}, for ${1}': '${0}, za ${1}',
  '${0} expires after ${1}.': 'Wygasa po ${1}: ${0}.',
  '${0} expire after ${1}.': 'Wygasa po ${1}: ${0}.',
  'No rewards here': 'Nie ma tu nagród',
  '${0} has no rewards program at the moment.': '${0} nie ma teraz programu nagród.',
  'Go to ${0}': 'Przejdź do ${0}',
  'Enter the six digits of the message.': 'Podaj sześć cyfr z wiadomości.',
  'The program is paused, and takes no new members now. Come back later.':
    'Program jest wstrzymany i nie przyjmuje teraz nowych członków. Wróć później.',
  'Enter your code': 'Podaj kod',
  'Error: Enter your code': 'Błąd: Podaj kod',
  'Another number': 'Inny numer',
  'If ${0} can get text messages, six digits are on their way. They work for 10 minutes.':
    'Jeśli numer ${0} może odbierać SMS-y, sześć cyfr jest już w drodze. Są ważne 10 minut.',
  'Sandbox: no text message is sent. Read the code in ${0}, or by ${1}.':
    'Sandbox: SMS nie jest wysyłany. Kod znajdziesz w ${0} albo przez ${1}.',
  'the sandbox’s inbox': 'skrzynce odbiorczej sandboxa',
  'The code has expired. Ask for another one.': 'Kod wygasł. Poproś o nowy.',
  'Too many tries. Ask for another code.': 'Zbyt wiele prób. Poproś o nowy kod.',
  'Six digits.': 'Sześć cyfr.',
  'This isn’t the code. You have ${0} tries left.': {
    by: 0,
    one: 'To nie jest właściwy kod. Pozostała ${0} próba.',
    few: 'To nie jest właściwy kod. Pozostały ${0} próby.',
    many: 'To nie jest właściwy kod. Pozostało ${0} prób.',
    other: 'To nie jest właściwy kod. Pozostało ${0} próby.',
  },
  'No message?': 'Wiadomość nie dotarła?',
  'You can ask for another code in ${0} seconds.': {
    by: 0,
    one: 'O nowy kod można poprosić za ${0} sekundę.',
    few: 'O nowy kod można poprosić za ${0} sekundy.',
    many: 'O nowy kod można poprosić za ${0} sekund.',
    other: 'O nowy kod można poprosić za ${0} sekundy.',
  },
  'Ask for another code.': 'Poproś o nowy kod.',
  'Send another code': 'Wyślij nowy kod',
  'Nothing yet. Your first order makes a start.': 'Na razie nic. Zacznij od pierwszego zamówienia.',
  'Your history': 'Twoja historia',
  Newest: 'Najnowsze',
  Older: 'Starsze',
  'The program is paused: nothing is earned for now, and nobody can join. Members keep what they have.':
    'Program jest wstrzymany: na razie nic nie jest naliczane i nie można dołączyć. Członkowie zachowują ' +
    'to, co mają.',
  'What you get': 'Co otrzymujesz',
  'Join, or sign in': 'Dołącz lub zaloguj się',
  'Phone number': 'Numer telefonu',
  'We send a code to it by text message.': 'Wyślemy na niego kod SMS-em.',
  'Send code': 'Wyślij kod',
  'Your number is kept for your points, and erased when you leave.':
    'Numer jest przechowywany na potrzeby twoich punktów i usuwany po opuszczeniu programu.',
  'With the first code you become a member.': 'Wpisując pierwszy kod, dołączasz do programu.',
  'terms of the program': 'regulaminem programu',
  'With the first code you become a member, by the ${0}.':
    'Wpisując pierwszy kod, dołączasz do programu, zgodnie z ${0}.',
  'Signing in isn’t possible here at the moment: it needs text messages, which aren’t set up. You can still order, and ask the place about your points.':
    'Nie można się tu teraz zalogować: potrzebne są SMS-y, a nie są skonfigurowane. Nadal możesz ' +
    'zamawiać, a o punkty zapytać w lokalu.',
  '${0} rewards': {
    by: 0,
    one: '${0} nagrodę',
    few: '${0} nagrody',
    many: '${0} nagród',
    other: '${0} nagrody',
  },
  'Leave the rewards of ${0}?': 'Opuścić program nagród ${0}?',
  'Your phone number is erased at once.': 'Numer telefonu zostanie od razu usunięty.',
  'You lose ${0} and ${1}.': 'Stracisz ${0} i ${1}.',
  'You lose ${0}.': 'Stracisz ${0}.',
  'What you ordered and collected stays on record, without your number.':
    'Zamówienia i naliczenia pozostaną w historii, bez twojego numeru.',
  'This can’t be undone. You can join again, and start at zero.':
    'Tej operacji nie można cofnąć. Możesz dołączyć ponownie i zacząć od zera.',
  Stay: 'Zostań',
  'You have': 'Masz',
  'You have enough for every reward.': 'Masz dość na każdą nagrodę.',
  '${0} to go until ${1}': 'Jeszcze ${0} do nagrody: ${1}',
  'That can’t be done anymore. This is how it stands now; nothing was taken.':
    'Nie można już tego zrobić. Tak wygląda obecny stan; nic nie zostało odjęte.',
  'Error: Rewards': 'Błąd: Nagrody',
  'Collect points at ${0} and turn them into rewards.': '${0}: zbieraj punkty i wymieniaj je na nagrody.',
  'The reward is yours. Choose it in your cart with your next order.':
    'Nagroda jest twoja. Wybierz ją w koszyku przy następnym zamówieniu.',
  'The reward is given back, and what it cost is yours again.':
    'Nagroda została oddana, a jej koszt wrócił na saldo.',
  'You have left. Your phone number is erased.': 'Nie należysz już do programu. Numer telefonu usunięto.',
  'You’re signed out on this device.': 'Wylogowano na tym urządzeniu.',
  '${0} missing': 'Brakuje: ${0}',
  'Redeem${0}': 'Odbierz${0}',
  '${0} for ${1}': '${0} za ${1}',
  'Wait 30 seconds before you ask for another code.': 'Odczekaj 30 sekund, zanim poprosisz o nowy kod.',
  'At most 5 codes can be asked for in an hour. Try again later.':
    'W ciągu godziny można poprosić maksymalnie o 5 kodów. Spróbuj ponownie później.',
  'Earned by an order': 'Naliczono za zamówienie',
  'Taken back by a refund': 'Cofnięto po zwrocie',
  'Turned into a reward': 'Wymieniono na nagrodę',
  'Back from a reward': 'Przywrócono po oddaniu nagrody',
  'Reward used': 'Wykorzystano nagrodę',
  'Changed by the place': 'Zmieniono w lokalu',
  '${0} for each order': '${0} za każde zamówienie',
  '${0} for each ${1} you spend': '${0} za każde wydane ${1}',
  '${0} for each of ${1} items of the menu': {
    by: 1,
    one: '${0} za każdą sztukę wybranej pozycji menu',
    few: '${0} za każdą sztukę każdej z ${1} wybranych pozycji menu',
    many: '${0} za każdą sztukę każdej z ${1} wybranych pozycji menu',
    other: '${0} za każdą sztukę każdej z ${1} wybranych pozycji menu',
  },
  '${0} off an order, up to ${1}': '${0} rabatu na zamówienie, maksymalnie ${1}',
  '${0} off an order': '${0} rabatu na zamówienie',
  'One of ${0} items free, up to ${1}': {
    by: 0,
    one: 'Jedna pozycja gratis, do kwoty ${1}',
    few: 'Jedna z ${0} pozycji gratis, do kwoty ${1}',
    many: 'Jedna z ${0} pozycji gratis, do kwoty ${1}',
    other: 'Jedna z ${0} pozycji gratis, do kwoty ${1}',
  },
  'One of ${0} items free': {
    by: 0,
    one: 'Jedna pozycja gratis',
    few: 'Jedna z ${0} pozycji gratis',
    many: 'Jedna z ${0} pozycji gratis',
    other: 'Jedna z ${0} pozycji gratis',
  },
  'You get ${0}, once the order is done. Tips, charges and taxes don’t count.':
    'Po zrealizowaniu zamówienia otrzymasz ${0}. Napiwki, dopłaty i podatki się nie liczą.',
  'These earn nothing: ${0}.': 'Nic nie jest naliczane za: ${0}.',
  'Terms of the program': 'Regulamin programu',
  'What you collect doesn’t expire.': 'To, co zbierzesz, nie wygasa.',
  'What you collect expires at the end of the month, ${0} months after you earned it.': {
    by: 0,
    one: 'To, co zbierzesz, wygasa na koniec miesiąca, miesiąc po naliczeniu.',
    few: 'To, co zbierzesz, wygasa na koniec miesiąca, ${0} miesiące po naliczeniu.',
    many: 'To, co zbierzesz, wygasa na koniec miesiąca, ${0} miesięcy po naliczeniu.',
    other: 'To, co zbierzesz, wygasa na koniec miesiąca, ${0} miesiąca po naliczeniu.',
  },
};
