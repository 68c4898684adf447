import type { Catalog } from '../../../core/text/language.ts';

/** Swedish. */
export const texts: Catalog = {
  'Add a plant · ${0}': 'Lägg till en växt · ${0}',
  'Back to ${0}': 'Tillbaka till ${0}',
  Plants: 'Växter',
  'This can’t be done anymore. Check the order again.':
    'Det här går inte längre. Titta på beställningen igen.',
  'Enter the minutes, 1–${0}, or nothing.': 'Ange minuterna, 1–${0}, eller lämna tomt.',
  'Write why, in up to 140 characters.': 'Skriv varför, med högst 140 tecken.',
  'Handed over': 'Överlämnad',
  'Error: Order ${0}': 'Fel: Beställning ${0}',
  'All orders': 'Alla beställningar',
  Late: 'Försenad',
  '${0} refunded': '${0} återbetalt',
  'Ready in (minutes)': 'Klar om (minuter)',
  'Leave this empty to keep the time that the customer was given.': 'Tomt: den tid som kunden har fått.',
  'Why not': 'Skäl till avvisning',
  'The customer reads it, and isn’t charged.': 'Kunden får läsa skälet och debiteras inte.',
  Accept: 'Acceptera',
  Reject: 'Avvisa',
  Refund: 'Återbetala',
  New: 'Ny',
  Rejected: 'Avvisad',
  'as soon as possible': 'så snart som möjligt',
  'by ${0}': 'till ${0}',
  'Answer by ${0}': 'Svara senast ${0}',
  'Orders · ${0}': 'Beställningar · ${0}',
  'This page reloads every ${0} seconds to show new orders.':
    'Sidan läses in på nytt med ${0} sekunders mellanrum och visar då nya beställningar.',
  'Reload now': 'Läs in nu',
  'No open orders. New ones appear here.': 'Inga öppna beställningar. Nya visas här.',
  'Net today': 'Netto i dag',
  'Orders today': 'Beställningar i dag',
  'Other time, or reject': 'Annan tid, eller avvisa',
  'Choose what to refund.': 'Välj vad som ska återbetalas.',
  'Refund order ${0}': 'Återbetala beställning ${0}',
  'Error: Refund order ${0}': 'Fel: Återbetala beställning ${0}',
  'Refund ${0}': 'Återbetala ${0}',
  'Show the amount': 'Visa beloppet',
  'Each unit is refunded with its share of discounts and taxes. Fees aren’t returned.':
    'Varje enhet återbetalas med sin del av rabatter och skatter. Avgifter återbetalas inte.',
  'The tip, ${0}': 'Dricksen, ${0}',
  '${0} is refunded to the customer: ${1}. This can’t be undone.':
    '${0} återbetalas till kunden: ${1}. Det går inte att ångra.',
  '${0} is refunded to the customer. This can’t be undone.':
    '${0} återbetalas till kunden. Det går inte att ångra.',
  '${0} of ${1}': '${0} av ${1}',
  'Delivery charge': 'Leveransavgift',
  'Service charge': 'Serviceavgift',
  'Packaging charge': 'Förpackningsavgift',
  'Work with orders': 'Hantera beställningar',
  'Open the form again': 'Öppna formuläret igen',
  'This link no longer works': 'Länken fungerar inte längre',
  'A link works once and expires after 15 minutes. Ask the person who sent you here for a new link.':
    'En länk fungerar en gång och slutar gälla efter 15 minuter. Be den som skickade dig hit om en ny länk.',
  'You’re signed out': 'Du är utloggad',
  'You can close this page. To come back, ask the person who sent you here for a new link.':
    'Du kan stänga sidan. Be den som skickade dig hit om en ny länk när du vill komma tillbaka.',
  'Nothing was added.': 'Inget har lagts till.',
  'Your session has ended. Ask the person who sent you here for a new link.':
    'Din session har avslutats. Be den som skickade dig hit om en ny länk.',
  'Open the form again and resubmit it.': 'Öppna formuläret igen och skicka det på nytt.',
  'This page is closed': 'Sidan är stängd',
  'Contact the person who sent you here.': 'Kontakta den som skickade dig hit.',
  'The form couldn’t be read': 'Formuläret kunde inte läsas',
  'Open it again.': 'Öppna det igen.',
  '${0} runs on Trellis.': '${0} använder Trellis.',
  '${0} invites you to this page.': '${0} bjuder in dig till den här sidan.',
  '${0} invites you to this page for ${1}.': '${0} bjuder in dig till den här sidan för ${1}.',
  'The link works once. You stay signed in on this browser for 8 hours.':
    'Länken fungerar en gång. Du förblir inloggad i den här webbläsaren i 8 timmar.',
  'You have a page open for ${0}. Opening this one signs you out there.':
    'Du har en sida öppen för ${0}. Om du öppnar den här loggas du ut där.',
  'Open the page': 'Öppna sidan',
  Cancel: 'Avbryt',
  'Go to the page you have open': 'Gå till sidan som du har öppen',
  'Add plants': 'Lägg till växter',
  'Your account': 'Ditt konto',
  Businesses: 'Företag',
  'Open here': 'Öppet här',
  Switch: 'Byt hit',
  'Where you’re signed in': 'Där du är inloggad',
  'Sign out everywhere else': 'Logga ut överallt annars',
  'Another browser': 'En annan webbläsare',
  'This browser': 'Den här webbläsaren',
  'This page needs JavaScript. Turn it on in the settings of your browser, then reload the page.':
    'Sidan behöver JavaScript. Slå på det i webbläsarens inställningar och ladda om sidan.',
  'Sales of the last ${0} days': 'Försäljning de senaste ${0} dagarna',
  Orders: 'Beställningar',
  Collected: 'Inbetalt',
  Pending: 'Väntar',
  'In transit': 'På väg till banken',
  'Paid out': 'Utbetalt',
  Failed: 'Misslyckades',
  'The latest payouts': 'De senaste utbetalningarna',
  Arrives: 'Kommer fram',
  Status: 'Status',
  'Nothing yet.': 'Inget än.',
  'Hours and places': 'Tider och platser',
  Reports: 'Rapporter',
  Payouts: 'Utbetalningar',
  'Set-up': 'Konfiguration',
  Team: 'Team',
  Dashboard: 'Panel',
  'Your account: ${0}': 'Ditt konto: ${0}',
  'Check your email': 'Kolla din e-post',
  'We sent a link and a code to ${0}. Both work for ${1} minutes.':
    'Vi har skickat en länk och en kod till ${0}. Båda gäller i ${1} minuter.',
  'No email? Look in the spam folder, or ask for another one.':
    'Inget mejl? Titta i skräpposten eller be om ett nytt.',
  'For the people of businesses at ${0}. We email you a link and a code; there is no password.':
    'För personalen på företag hos ${0}. Vi mejlar en länk och en kod; det finns inget lösenord.',
  'Email me a link': 'Mejla mig en länk',
  'You’re not signed in. Sign in, or open the link you were sent again.':
    'Du är inte inloggad. Logga in eller öppna länken du fick igen.',
  'This link works once. You stay signed in on this browser.':
    'Länken fungerar en gång. Du förblir inloggad i den här webbläsaren.',
  'This link doesn’t work here': 'Länken fungerar inte här',
  'It works once, for ${0} minutes, and only in the browser where you began. There you can also type the code of the email.':
    'Den fungerar en gång, i ${0} minuter, och bara i webbläsaren där du började. Där kan du också skriva koden från mejlet.',
  'You’re on no staff here': 'Du hör inte till något företag här',
  'Ask the owner of the business for an invitation to this address.':
    'Be företagets ägare om en inbjudan till den här adressen.',
  'Must be an email address, such as rosie@example.com.':
    'Måste vara en e-postadress, till exempel rosie@example.com.',
  'This code is wrong or too old. Check the newest email, or ask for another one.':
    'Koden är fel eller för gammal. Titta i det senaste mejlet eller be om ett nytt.',
  'Too many tries. Wait a while, then try again.': 'För många försök. Vänta en stund och försök igen.',
  'The email can’t be sent right now. Try again in a few minutes.':
    'Mejlet kan inte skickas just nu. Försök igen om några minuter.',
  'Everything, with bank accounts and the team': 'Allt, även bankkonton och teamet',
  'Orders, refunds, menus, hours, reports and the team':
    'Beställningar, återbetalningar, menyer, tider, rapporter och teamet',
  'Orders, pay links and loyalty': 'Beställningar, betallänkar och lojalitet',
  'Orders, and what is sold out': 'Beställningar och vad som är slut',
  'Payments, payouts and reports': 'Betalningar, utbetalningar och rapporter',
  'Remove ${0}?': 'Ta bort ${0}?',
  'This person is signed out with the next request.': 'Personen loggas ut vid nästa begäran.',
  Remove: 'Ta bort',
  You: 'Du',
  Role: 'Roll',
  'Send again': 'Skicka igen',
  'Invited until ${0}': 'Inbjuden till ${0}',
  'Not active yet': 'Inte aktiv än',
  'Last active ${0}': 'Senast aktiv: ${0}',
  'Invite someone': 'Bjud in någon',
  'The person signs in with this address.': 'Personen loggar in med den här adressen.',
  'Name (optional)': 'Namn (valfritt)',
  '${0}: ${1}': '${0}: ${1}',
  'Send invitation': 'Skicka inbjudan',
  'This can’t be done. Check what you typed, and your own role.':
    'Det går inte. Kontrollera det du skrev och din egen roll.',
  'The passkey wasn’t added. Give it a name of up to ${0} characters, and try again.':
    'Nyckeln lades inte till. Ge den ett namn på högst ${0} tecken och försök igen.',
  Passkeys: 'Inloggningsnycklar',
  'A passkey signs you in with your fingerprint, your face or your screen lock, without an email.':
    'En nyckel loggar in dig med fingeravtryck, ansikte eller skärmlås, utan mejl.',
  'To add or remove one, sign out and in again: that must be at most 10 minutes ago.':
    'Logga ut och in igen för att lägga till eller ta bort en: det får vara högst 10 minuter sedan.',
  'Add a passkey': 'Lägg till en nyckel',
  'Sign in with a passkey': 'Logga in med en nyckel',
  'This passkey wasn’t accepted. Try again, or use your email address.':
    'Nyckeln godtogs inte. Försök igen eller använd din e-postadress.',
  '4 to 6 digits': '4 till 6 siffror',
  'A tablet that everybody on the staff works on: people switch to themselves by a PIN.':
    'En surfplatta som hela personalen arbetar på: var och en byter till sig själv med en PIN-kod.',
  'Add a device': 'Lägg till en enhet',
  'Add device': 'Lägg till enhet',
  'Add it again': 'Lägg till den igen',
  'Change PIN': 'Ändra PIN-kod',
  'Choose 4 to 6 digits that are not all the same, and not in a row such as 1234.':
    'Välj 4 till 6 siffror som inte alla är lika och inte är en följd som 1234.',
  'Choose who you are.': 'Välj vem du är.',
  Devices: 'Enheter',
  'Give the device a name of up to 60 characters.': 'Ge enheten ett namn på högst 60 tecken.',
  'It stays enrolled at ${0}, and everybody there with a PIN can work on it.':
    'Den förblir registrerad hos ${0}, och alla där som har en PIN-kod kan arbeta på den.',
  'It works once, for a short time. Ask for another one, or show a code here.':
    'Den fungerar en gång, under kort tid. Be om en ny, eller visa en kod här.',
  'Last used ${0}': 'Senast använd: ${0}',
  Lock: 'Lås',
  'Make a link instead': 'Skapa en länk i stället',
  'Name of the device': 'Enhetens namn',
  'New PIN': 'Ny PIN-kod',
  'No device shows this code now. Compare it with the screen, or ask there for another one.':
    'Ingen enhet visar den här koden nu. Jämför den med skärmen, eller be om en ny där.',
  'No shared devices yet.': 'Inga delade enheter än.',
  'Nobody can work on it until it is added again.': 'Ingen kan arbeta på den förrän den läggs till igen.',
  'Nobody here has a PIN. Sign in by email on your own phone, and set one on your account.':
    'Ingen här har en PIN-kod. Logga in med e-post på din egen telefon och välj en på ditt konto.',
  'Not used yet': 'Inte använd än',
  'Open ${0} on the tablet, and type the code that it shows.':
    'Öppna ${0} på surfplattan och skriv koden som visas.',
  'Open this link on the device. It works once, and is shown only now.':
    'Öppna länken på enheten. Den fungerar en gång och visas bara nu.',
  PIN: 'PIN-kod',
  People: 'Personer',
  'Remove PIN': 'Ta bort PIN-koden',
  Rename: 'Byt namn',
  'Set PIN': 'Välj PIN-kod',
  'Shared device': 'Delad enhet',
  'Show a code': 'Visa en kod',
  'Sign in by email instead': 'Logga in med e-post i stället',
  'The owner or a manager types it in the dashboard, under Team and Devices. This page goes on by itself.':
    'Ägaren eller en chef skriver den på panelen, under Team och Enheter. Sidan fortsätter av sig själv.',
  'This PIN is wrong.': 'PIN-koden är fel.',
  'This PIN was wrong too often and doesn’t work anymore. Sign in by email and set another one on your account.':
    'PIN-koden har varit fel för många gånger och fungerar inte längre. Logga in med e-post och välj en ny på ditt konto.',
  'This device was removed': 'Enheten har tagits bort',
  'Too many wrong PINs. Try again in ${0} minutes.':
    'För många felaktiga PIN-koder. Försök igen om ${0} minuter.',
  'Too many wrong PINs. Try again in a minute.': 'För många felaktiga PIN-koder. Försök igen om en minut.',
  'Type this code on the dashboard': 'Skriv koden på panelen',
  Unlock: 'Lås upp',
  'Use this device': 'Använd den här enheten',
  'Use this device as ${0}?': 'Använda den här enheten som ${0}?',
  'Waits for the device': 'Väntar på enheten',
  'Was never opened. Remove it, and add it again.': 'Öppnades aldrig. Ta bort den och lägg till den igen.',
  'Who is working?': 'Vem arbetar?',
  'Whoever works on it is signed out with the next request.':
    'Den som arbetar på den loggas ut vid nästa begäran.',
  'With a PIN you switch to yourself on the shared devices of ${0}. It doesn’t open settings, payouts or the team.':
    'Med en PIN-kod byter du till dig själv på de delade enheterna hos ${0}. Den öppnar inte inställningar, utbetalningar eller teamet.',
  'You have a PIN.': 'Du har en PIN-kod.',
  'Your PIN was wrong too often and doesn’t work anymore. Set another one.':
    'Din PIN-kod har varit fel för många gånger och fungerar inte längre. Välj en ny.',
  Settings: 'Inställningar',
  'Saved. Guests see it now.': 'Sparat. Gästerna ser det nu.',
};
