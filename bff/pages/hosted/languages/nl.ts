import type { Catalog } from '../../../core/text/language.ts';

/** Dutch. */
export const texts: Catalog = {
  'Add a plant · ${0}': 'Plant toevoegen · ${0}',
  'Back to ${0}': 'Terug naar ${0}',
  Plants: 'Planten',
  'This can’t be done anymore. Check the order again.': 'Dit kan niet meer. Bekijk de bestelling opnieuw.',
  'Enter the minutes, 1–${0}, or nothing.': 'Voer de minuten in, 1–${0}, of niets.',
  'Write why, in up to 140 characters.': 'Schrijf waarom, in maximaal 140 tekens.',
  'Handed over': 'Overhandigd',
  'Error: Order ${0}': 'Fout: Bestelling ${0}',
  'All orders': 'Alle bestellingen',
  Late: 'Te laat',
  '${0} refunded': '${0} terugbetaald',
  'Ready in (minutes)': 'Klaar over (minuten)',
  'Leave this empty to keep the time that the customer was given.':
    'Leeg: de tijd die de klant heeft gekregen.',
  'Why not': 'Waarom niet',
  'The customer reads it, and isn’t charged.': 'De klant leest dit en betaalt niets.',
  Accept: 'Accepteren',
  Reject: 'Weigeren',
  New: 'Nieuw',
  Rejected: 'Geweigerd',
  'as soon as possible': 'zo snel mogelijk',
  'by ${0}': 'vóór ${0}',
  'Answer by ${0}': 'Antwoorden vóór ${0}',
  'Orders · ${0}': 'Bestellingen · ${0}',
  'This page reloads every ${0} seconds to show new orders.':
    'Deze pagina laadt elke ${0} seconden opnieuw en toont dan nieuwe bestellingen.',
  'Reload now': 'Nu laden',
  'No open orders. New ones appear here.': 'Geen open bestellingen. Nieuwe verschijnen hier.',
  'Net today': 'Netto vandaag',
  'Orders today': 'Bestellingen vandaag',
  'Other time, or reject': 'Andere tijd, of weigeren',
  'Choose what to refund.': 'Kies wat u wilt terugbetalen.',
  'Refund order ${0}': 'Bestelling ${0} terugbetalen',
  'Error: Refund order ${0}': 'Fout: Bestelling ${0} terugbetalen',
  'Refund ${0}': '${0} teruggeven',
  'Show the amount': 'Bedrag tonen',
  'Each unit is refunded with its share of discounts and taxes. Fees aren’t returned.':
    'Elke eenheid wordt terugbetaald met het bijbehorende deel van kortingen en belastingen. Kosten ' +
    'worden niet terugbetaald.',
  'The tip, ${0}': 'De fooi, ${0}',
  '${0} is refunded to the customer: ${1}. This can’t be undone.':
    '${0} gaat terug naar de klant: ${1}. Dit kan niet ongedaan worden gemaakt.',
  '${0} is refunded to the customer. This can’t be undone.':
    '${0} gaat terug naar de klant. Dit kan niet ongedaan worden gemaakt.',
  '${0} of ${1}': '${0} van ${1}',
  'Delivery charge': 'Bezorgkosten',
  'Service charge': 'Servicekosten',
  'Packaging charge': 'Verpakkingskosten',
  'Work with orders': 'Bestellingen verwerken',
  'Open the form again': 'Formulier opnieuw openen',
  'This link no longer works': 'Deze link werkt niet meer',
  'A link works once and expires after 15 minutes. Ask the person who sent you here for a new link.':
    'Een link werkt één keer en verloopt na 15 minuten. Vraag een nieuwe link aan degene die u hierheen ' +
    'stuurde.',
  'You’re signed out': 'U bent uitgelogd',
  'You can close this page. To come back, ask the person who sent you here for a new link.':
    'U kunt deze pagina sluiten. Vraag een nieuwe link aan degene die u hierheen stuurde om terug te komen.',
  'Nothing was added.': 'Er is niets toegevoegd.',
  'Your session has ended. Ask the person who sent you here for a new link.':
    'Uw sessie is beëindigd. Vraag een nieuwe link aan degene die u hierheen stuurde.',
  'Open the form again and resubmit it.': 'Open het formulier opnieuw en verstuur het nog een keer.',
  'This page is closed': 'Deze pagina is gesloten',
  'Contact the person who sent you here.': 'Neem contact op met degene die u hierheen stuurde.',
  'The form couldn’t be read': 'Het formulier kon niet worden gelezen',
  'Open it again.': 'Open het opnieuw.',
  '${0} runs on Trellis.': '${0} werkt met Trellis.',
  '${0} invites you to this page.': '${0} nodigt u uit voor deze pagina.',
  '${0} invites you to this page for ${1}.': '${0} nodigt u uit voor deze pagina voor ${1}.',
  'The link works once. You stay signed in on this browser for 8 hours.':
    'De link werkt één keer. U blijft in deze browser 8 uur ingelogd.',
  'You have a page open for ${0}. Opening this one signs you out there.':
    'U hebt een pagina open voor ${0}. Als u deze opent, wordt u daar uitgelogd.',
  'Open the page': 'Pagina openen',
  Cancel: 'Annuleren',
  'Go to the page you have open': 'Naar de geopende pagina',
  'Add plants': 'Planten toevoegen',
  'Your account': 'Je account',
  Businesses: 'Bedrijven',
  'Open here': 'Hier geopend',
  Switch: 'Overschakelen',
  'Where you’re signed in': 'Waar je bent ingelogd',
  'Sign out everywhere else': 'Overal elders uitloggen',
  'Another browser': 'Een andere browser',
  'This browser': 'Deze browser',
  'This page needs JavaScript. Turn it on in the settings of your browser, then reload the page.':
    'Deze pagina heeft JavaScript nodig. Zet het aan in de instellingen van je browser en laad de pagina ' +
    'opnieuw.',
  'Sales of the last ${0} days': 'Verkoop van de laatste ${0} dagen',
  Orders: 'Bestellingen',
  Collected: 'Ontvangen',
  Pending: 'In afwachting',
  'In transit': 'Onderweg naar de bank',
  'Paid out': 'Uitbetaald',
  Failed: 'Mislukt',
  'The latest payouts': 'De laatste uitbetalingen',
  Arrives: 'Komt aan',
  Status: 'Status',
  'Nothing yet.': 'Nog niets.',
  'Hours and places': 'Tijden en locaties',
  Reports: 'Rapporten',
  Payments: 'Betalingen',
  'The latest payments': 'De laatste betalingen',
  Guest: 'Gast',
  Held: 'Gereserveerd',
  'Refunded in part': 'Deels terugbetaald',
  'Not charged': 'Niet afgeschreven',
  Declined: 'Geweigerd',
  'Not finished': 'Niet afgerond',
  Disputed: 'Betwist',
  Loyalty: 'Loyaliteit',
  'There is no loyalty program yet.': 'Er is nog geen loyaliteitsprogramma.',
  Program: 'Programma',
  Active: 'Actief',
  Earning: 'Punten sparen',
  Members: 'Leden',
  'Points given': 'Gegeven punten',
  'Points to use': 'Te gebruiken punten',
  Reward: 'Beloning',
  Points: 'Punten',
  '${0} for each ${1}': '${0} per ${1}',
  '${0} for some items': '${0} voor sommige artikelen',
  '${0} with each order': '${0} per bestelling',
  Payouts: 'Uitbetalingen',
  'Set-up': 'Inrichting',
  Team: 'Team',
  Dashboard: 'Dashboard',
  'Your account: ${0}': 'Je account: ${0}',
  'For the people of businesses at ${0}. We email you a link and a code; there is no password.':
    'Voor medewerkers van bedrijven bij ${0}. We mailen je een link en een code; er is geen wachtwoord.',
  'You’re not signed in. Sign in, or open the link you were sent again.':
    'Je bent niet ingelogd. Log in of open de link die je kreeg opnieuw.',
  'You’re on no staff here': 'Je hoort hier bij geen bedrijf',
  'Ask the owner of the business for an invitation to this address.':
    'Vraag de eigenaar van het bedrijf om een uitnodiging voor dit adres.',
  'Everything, with bank accounts and the team': 'Alles, ook bankrekeningen en het team',
  'Orders, refunds, menus, hours, reports and the team':
    'Bestellingen, terugbetalingen, menu’s, tijden, rapporten en het team',
  'Orders, pay links and loyalty': 'Bestellingen, betaallinks en loyaliteit',
  'Orders, and what is sold out': 'Bestellingen en wat uitverkocht is',
  'Payments, payouts and reports': 'Betalingen, uitbetalingen en rapporten',
  'Remove ${0}?': '${0} verwijderen?',
  'This person is signed out with the next request.':
    'Deze persoon wordt bij het volgende verzoek uitgelogd.',
  Remove: 'Verwijderen',
  You: 'Jij',
  Role: 'Rol',
  'Send again': 'Opnieuw sturen',
  'Invited until ${0}': 'Uitgenodigd tot ${0}',
  'Not active yet': 'Nog niet actief',
  'Last active ${0}': 'Laatst actief: ${0}',
  'Invite someone': 'Iemand uitnodigen',
  'The person signs in with this address.': 'De persoon logt in met dit adres.',
  'Name (optional)': 'Naam (optioneel)',
  '${0}: ${1}': '${0}: ${1}',
  'Send invitation': 'Uitnodiging sturen',
  'This can’t be done. Check what you typed, and your own role.':
    'Dit kan niet. Controleer wat je typte en je eigen rol.',
  'The passkey wasn’t added. Give it a name of up to ${0} characters, and try again.':
    'De passkey is niet toegevoegd. Geef een naam van hooguit ${0} tekens en probeer het opnieuw.',
  Passkeys: 'Passkeys',
  'A passkey signs you in with your fingerprint, your face or your screen lock, without an email.':
    'Met een passkey log je in met je vingerafdruk, je gezicht of je schermvergrendeling, zonder e-mail.',
  'Add a passkey': 'Passkey toevoegen',
  'Name of the passkey': 'Naam van de passkey',
  '4 to 6 digits': '4 tot 6 cijfers',
  'A tablet that everybody on the staff works on: people switch to themselves by a PIN.':
    'Een tablet waarop al het personeel werkt: iedereen wisselt met een pincode naar zichzelf.',
  'Add a device': 'Een apparaat toevoegen',
  'Add device': 'Apparaat toevoegen',
  'Add it again': 'Opnieuw toevoegen',
  'Change PIN': 'Pincode wijzigen',
  'Choose 4 to 6 digits that are not all the same, and not in a row such as 1234.':
    'Kies 4 tot 6 cijfers die niet allemaal gelijk zijn en geen reeks zoals 1234.',
  'Choose who you are.': 'Kies wie u bent.',
  Devices: 'Apparaten',
  'Give the device a name of up to 60 characters.': 'Geef het apparaat een naam van hooguit 60 tekens.',
  'It stays enrolled at ${0}, and everybody there with a PIN can work on it.':
    'Het blijft aangemeld bij ${0}, en iedereen daar met een pincode kan erop werken.',
  'It works once, for a short time. Ask for another one, or show a code here.':
    'Hij werkt één keer, korte tijd. Vraag een nieuwe, of toon hier een code.',
  'Last used ${0}': 'Laatst gebruikt: ${0}',
  Lock: 'Vergrendelen',
  'Make a link instead': 'In plaats daarvan een link maken',
  'Name of the device': 'Naam van het apparaat',
  'New PIN': 'Nieuwe pincode',
  'No device shows this code now. Compare it with the screen, or ask there for another one.':
    'Geen apparaat toont deze code nu. Vergelijk hem met het scherm, of vraag daar een nieuwe.',
  'No shared devices yet.': 'Nog geen gedeelde apparaten.',
  'Nobody can work on it until it is added again.':
    'Niemand kan erop werken totdat het opnieuw is toegevoegd.',
  'Nobody here has a PIN. Sign in by email on your own phone, and set one on your account.':
    'Niemand heeft hier een pincode. Log per e-mail in op uw eigen telefoon en stel er een in bij uw ' +
    'account.',
  'Not used yet': 'Nog niet gebruikt',
  'Open ${0} on the tablet, and type the code that it shows.':
    'Open ${0} op de tablet en typ de code die daar staat.',
  'Open this link on the device. It works once, and is shown only now.':
    'Open deze link op het apparaat. Hij werkt één keer en wordt alleen nu getoond.',
  PIN: 'Pincode',
  People: 'Personen',
  'Remove PIN': 'Pincode verwijderen',
  'Set PIN': 'Pincode instellen',
  'Shared device': 'Gedeeld apparaat',
  'Show a code': 'Een code tonen',
  'Sign in by email instead': 'In plaats daarvan per e-mail inloggen',
  'The owner or a manager types it in the dashboard, under Team and Devices. This page goes on by itself.':
    'De eigenaar of een manager typt hem in het dashboard, bij Team en Apparaten. Deze pagina gaat ' +
    'vanzelf verder.',
  'This PIN is wrong.': 'Deze pincode is onjuist.',
  'This PIN was wrong too often and doesn’t work anymore. Sign in by email and set another one on your account.':
    'Deze pincode was te vaak onjuist en werkt niet meer. Log per e-mail in en stel een andere in bij uw ' +
    'account.',
  'This device was removed': 'Dit apparaat is verwijderd',
  'Too many wrong PINs. Try again in ${0} minutes.':
    'Te veel onjuiste pincodes. Probeer het over ${0} minuten opnieuw.',
  'Too many wrong PINs. Try again in a minute.':
    'Te veel onjuiste pincodes. Probeer het over een minuut opnieuw.',
  'Type this code on the dashboard': 'Typ deze code in het dashboard',
  Unlock: 'Ontgrendelen',
  'Use this device': 'Dit apparaat gebruiken',
  'Use this device as ${0}?': 'Dit apparaat gebruiken als ${0}?',
  'Waits for the device': 'Wacht op het apparaat',
  'Was never opened. Remove it, and add it again.':
    'Is nooit geopend. Verwijder het en voeg het opnieuw toe.',
  'Who is working?': 'Wie werkt er?',
  'The person who is using it is signed out with the next request.':
    'Wie erop werkt, wordt bij het volgende verzoek uitgelogd.',
  'With a PIN you switch to yourself on the shared devices of ${0}. It doesn’t open settings, payouts or the team.':
    'Met een pincode wisselt u op de gedeelde apparaten van ${0} naar uzelf. Hij opent geen ' +
    'instellingen, uitbetalingen of team.',
  'You have a PIN.': 'U hebt een pincode.',
  'Your PIN was wrong too often and doesn’t work anymore. Set another one.':
    'Uw pincode was te vaak onjuist en werkt niet meer. Stel een andere in.',
  Settings: 'Instellingen',
  'Saved. Guests see it now.': 'Opgeslagen. Gasten zien het nu.',
  'Write what is paid for.': 'Schrijf waarvoor wordt betaald.',
  'No pay links yet.': 'Nog geen betaallinks.',
  'QR code of the link': 'QR-code van de link',
  'Cancel this link': 'Deze link annuleren',
  'New pay link': 'Nieuwe betaallink',
  'What for': 'Waarvoor',
  'The guest reads it.': 'De gast leest dit.',
  'Amount in ${0}': 'Bedrag in ${0}',
  'Create the link': 'Link maken',
  'Being paid': 'Wordt betaald',
  'This can’t be done now. Check what you typed.': 'Dit kan nu niet. Controleer wat u hebt ingevoerd.',
  'Pay links': 'Betaallinks',
  'Something of the order has to stay. If nothing is available, reject it.':
    'Er moet iets van de bestelling overblijven. Is er niets beschikbaar, weiger haar dan.',
  'Something isn’t available': 'Iets is niet beschikbaar',
  'The customer pays less, and sees what is missing.': 'De klant betaalt minder en ziet wat ontbreekt.',
  'This change needs a proof of who you are that is at most 10 minutes old.':
    'Voor deze wijziging moet u in de laatste 10 minuten hebben bevestigd wie u bent.',
  'What you entered is kept, and sent after it.':
    'Wat u hebt ingevuld blijft bewaard en wordt daarna verstuurd.',
  'Use a passkey': 'Passkey gebruiken',
  'We email a code to ${0}.': 'We mailen een code naar ${0}.',
  'Email me a code': 'Mail mij een code',
  'We sent a code to ${0}. It works for 15 minutes.':
    'We hebben een code naar ${0} gestuurd. Hij werkt 15 minuten.',
  Confirm: 'Bevestigen',
  'Then do it once more: what you entered is kept.':
    'Doe het daarna nog een keer: wat u hebt ingevuld blijft bewaard.',
  'This didn’t work. Check the code, or ask for another one in a few minutes.':
    'Dat is niet gelukt. Controleer de code of vraag over een paar minuten een nieuwe aan.',
  '+15 min': '+15 min',
  Messages: 'Berichten',
  'Saved.': 'Opgeslagen.',
  'Somebody else has changed this meanwhile. It is shown as it is now.':
    'Iemand anders heeft dit intussen gewijzigd. Het staat hier zoals het nu is.',
  'This wasn’t saved. Try again.': 'Dit is niet opgeslagen. Probeer het opnieuw.',
  'What guests see': 'Wat gasten zien',
  Refund: 'Terugbetalen',
};
