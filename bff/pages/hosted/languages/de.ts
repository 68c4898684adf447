import type { Catalog } from '../../../core/text/language.ts';

/** German. */
export const texts: Catalog = {
  'Add a plant · ${0}': 'Pflanze hinzufügen · ${0}',
  'Back to ${0}': 'Zurück zu ${0}',
  Plants: 'Pflanzen',
  'This can’t be done anymore. Check the order again.':
    'Das geht nicht mehr. Sehen Sie sich die Bestellung noch einmal an.',
  'Enter the minutes, 1–${0}, or nothing.': 'Geben Sie die Minuten ein, 1–${0}, oder nichts.',
  'Write why, in up to 140 characters.': 'Schreiben Sie den Grund in bis zu 140 Zeichen.',
  'Handed over': 'Übergeben',
  'Error: Order ${0}': 'Fehler: Bestellung ${0}',
  'All orders': 'Alle Bestellungen',
  Late: 'Verspätet',
  '${0} refunded': '${0} erstattet',
  'Ready in (minutes)': 'Fertig in (Minuten)',
  'Leave this empty to keep the time that the customer was given.':
    'Leer gelassen: die Zeit, die dem Kunden genannt wurde.',
  'Why not': 'Warum nicht',
  'The customer reads it, and isn’t charged.': 'Der Kunde liest es, und ihm wird nichts berechnet.',
  Accept: 'Annehmen',
  Reject: 'Ablehnen',
  New: 'Neu',
  Rejected: 'Abgelehnt',
  'as soon as possible': 'so bald wie möglich',
  'by ${0}': 'bis ${0}',
  'Answer by ${0}': 'Antworten bis ${0}',
  'Orders · ${0}': 'Bestellungen · ${0}',
  'This page reloads every ${0} seconds to show new orders.':
    'Diese Seite lädt alle ${0} Sekunden neu und zeigt dann neue Bestellungen.',
  'Reload now': 'Jetzt neu laden',
  'No open orders. New ones appear here.': 'Keine offenen Bestellungen. Neue erscheinen hier.',
  'Net today': 'Netto heute',
  'Orders today': 'Bestellungen heute',
  'Other time, or reject': 'Andere Zeit oder ablehnen',
  'Choose what to refund.': 'Wählen Sie, was erstattet wird.',
  'Refund order ${0}': 'Bestellung ${0} erstatten',
  'Error: Refund order ${0}': 'Fehler: Bestellung ${0} erstatten',
  'Refund ${0}': '${0} zurückzahlen',
  'Show the amount': 'Betrag anzeigen',
  'Each unit is refunded with its share of discounts and taxes. Fees aren’t returned.':
    'Jede Einheit wird mit ihrem Anteil an Rabatten und Steuern erstattet. Gebühren bleiben.',
  'The tip, ${0}': 'Das Trinkgeld, ${0}',
  '${0} is refunded to the customer: ${1}. This can’t be undone.':
    '${0} gehen an den Kunden zurück: ${1}. Das lässt sich nicht rückgängig machen.',
  '${0} is refunded to the customer. This can’t be undone.':
    '${0} gehen an den Kunden zurück. Das lässt sich nicht rückgängig machen.',
  '${0} of ${1}': '${0} von ${1}',
  'Delivery charge': 'Liefergebühr',
  'Service charge': 'Servicegebühr',
  'Packaging charge': 'Verpackungsgebühr',
  'Work with orders': 'Bestellungen bearbeiten',
  'Open the form again': 'Formular neu öffnen',
  'This link no longer works': 'Dieser Link funktioniert nicht mehr',
  'A link works once and expires after 15 minutes. Ask the person who sent you here for a new link.':
    'Ein Link funktioniert einmal und läuft nach 15 Minuten ab. Bitten Sie die Person, die Sie hierher ' +
    'geschickt hat, um einen neuen.',
  'You’re signed out': 'Sie sind abgemeldet',
  'You can close this page. To come back, ask the person who sent you here for a new link.':
    'Sie können diese Seite schließen. Um zurückzukommen, bitten Sie die Person, die Sie hierher ' +
    'geschickt hat, um einen neuen Link.',
  'Nothing was added.': 'Nichts wurde hinzugefügt.',
  'Your session has ended. Ask the person who sent you here for a new link.':
    'Ihre Sitzung ist beendet. Bitten Sie die Person, die Sie hierher geschickt hat, um einen neuen Link.',
  'Open the form again and resubmit it.': 'Öffnen Sie das Formular neu und senden Sie es noch einmal.',
  'This page is closed': 'Diese Seite ist geschlossen',
  'Contact the person who sent you here.': 'Wenden Sie sich an die Person, die Sie hierher geschickt hat.',
  'The form couldn’t be read': 'Das Formular konnte nicht gelesen werden',
  'Open it again.': 'Öffnen Sie es noch einmal.',
  '${0} runs on Trellis.': '${0} läuft auf Trellis.',
  '${0} invites you to this page.': '${0} lädt Sie auf diese Seite ein.',
  '${0} invites you to this page for ${1}.': '${0} lädt Sie auf diese Seite ein, für ${1}.',
  'The link works once. You stay signed in on this browser for 8 hours.':
    'Der Link funktioniert einmal. Sie bleiben in diesem Browser 8 Stunden angemeldet.',
  'You have a page open for ${0}. Opening this one signs you out there.':
    'Sie haben eine Seite für ${0} offen. Wenn Sie diese öffnen, werden Sie dort abgemeldet.',
  'Open the page': 'Seite öffnen',
  Cancel: 'Abbrechen',
  'Go to the page you have open': 'Zur Seite, die Sie offen haben',
  'Add plants': 'Pflanzen hinzufügen',
  'Your account': 'Ihr Konto',
  Businesses: 'Betriebe',
  'Open here': 'Hier geöffnet',
  Switch: 'Wechseln',
  'Where you’re signed in': 'Wo Sie angemeldet sind',
  'Sign out everywhere else': 'Überall sonst abmelden',
  'Another browser': 'Ein anderer Browser',
  'This browser': 'Dieser Browser',
  'This page needs JavaScript. Turn it on in the settings of your browser, then reload the page.':
    'Diese Seite braucht JavaScript. Schalten Sie es in den Einstellungen des Browsers ein und laden Sie ' +
    'die Seite neu.',
  'Sales of the last ${0} days': 'Umsatz der letzten ${0} Tage',
  Orders: 'Bestellungen',
  Collected: 'Eingenommen',
  Pending: 'Ausstehend',
  'In transit': 'Unterwegs',
  'Paid out': 'Ausgezahlt',
  Failed: 'Fehlgeschlagen',
  'The latest payouts': 'Die letzten Auszahlungen',
  Arrives: 'Kommt an',
  Status: 'Status',
  'Nothing yet.': 'Noch nichts.',
  'Hours and places': 'Zeiten und Orte',
  Reports: 'Berichte',
  Payments: 'Zahlungen',
  'The latest payments': 'Die letzten Zahlungen',
  Guest: 'Gast',
  Held: 'Reserviert',
  'Refunded in part': 'Teilweise erstattet',
  'Not charged': 'Nicht abgebucht',
  Declined: 'Abgelehnt',
  'Not finished': 'Nicht abgeschlossen',
  Disputed: 'Angefochten',
  Loyalty: 'Treueprogramm',
  'There is no loyalty program yet.': 'Es gibt noch kein Treueprogramm.',
  Program: 'Programm',
  Active: 'Aktiv',
  Earning: 'Punkte sammeln',
  Members: 'Mitglieder',
  'Points given': 'Vergebene Punkte',
  'Points to use': 'Einlösbare Punkte',
  Reward: 'Prämie',
  Points: 'Punkte',
  '${0} for each ${1}': '${0} je ${1}',
  '${0} for some items': '${0} für bestimmte Artikel',
  '${0} with each order': '${0} je Bestellung',
  Payouts: 'Auszahlungen',
  'Set-up': 'Einrichtung',
  Team: 'Team',
  Dashboard: 'Dashboard',
  'Your account: ${0}': 'Ihr Konto: ${0}',
  'For the people of businesses at ${0}. We email you a link and a code; there is no password.':
    'Für die Mitarbeitenden der Betriebe bei ${0}. Wir senden Ihnen einen Link und einen Code; es gibt ' +
    'kein Passwort.',
  'You’re not signed in. Sign in, or open the link you were sent again.':
    'Sie sind nicht angemeldet. Melden Sie sich an oder öffnen Sie Ihren Link erneut.',
  'You’re on no staff here': 'Sie gehören hier zu keinem Betrieb',
  'Ask the owner of the business for an invitation to this address.':
    'Bitten Sie den Inhaber des Betriebs um eine Einladung an diese Adresse.',
  'Everything, with bank accounts and the team': 'Alles, auch Bankkonten und das Team',
  'Orders, refunds, menus, hours, reports and the team':
    'Bestellungen, Erstattungen, Karten, Zeiten, Berichte und das Team',
  'Orders, pay links and loyalty': 'Bestellungen, Zahlungslinks und Treueprogramm',
  'Orders, and what is sold out': 'Bestellungen und was ausverkauft ist',
  'Payments, payouts and reports': 'Zahlungen, Auszahlungen und Berichte',
  'Remove ${0}?': '${0} entfernen?',
  'This person is signed out with the next request.':
    'Diese Person wird mit der nächsten Anfrage abgemeldet.',
  Remove: 'Entfernen',
  You: 'Sie',
  Role: 'Rolle',
  'Send again': 'Erneut senden',
  'Invited until ${0}': 'Eingeladen bis ${0}',
  'Not active yet': 'Noch nicht aktiv',
  'Last active ${0}': 'Zuletzt aktiv: ${0}',
  'Invite someone': 'Jemanden einladen',
  'The person signs in with this address.': 'Die Person meldet sich mit dieser Adresse an.',
  'Name (optional)': 'Name (freiwillig)',
  '${0}: ${1}': '${0}: ${1}',
  'Send invitation': 'Einladung senden',
  'This can’t be done. Check what you typed, and your own role.':
    'Das ist nicht möglich. Prüfen Sie Ihre Eingaben und Ihre eigene Rolle.',
  'The passkey wasn’t added. Give it a name of up to ${0} characters, and try again.':
    'Der Passkey wurde nicht hinzugefügt. Geben Sie ihm einen Namen mit bis zu ${0} Zeichen und ' +
    'versuchen Sie es erneut.',
  Passkeys: 'Passkeys',
  'A passkey signs you in with your fingerprint, your face or your screen lock, without an email.':
    'Ein Passkey meldet Sie mit Fingerabdruck, Gesicht oder Bildschirmsperre an, ohne E-Mail.',
  'Add a passkey': 'Passkey hinzufügen',
  'Name of the passkey': 'Name des Passkeys',
  '4 to 6 digits': '4 bis 6 Ziffern',
  'A tablet that everybody on the staff works on: people switch to themselves by a PIN.':
    'Ein Tablet, auf dem das ganze Personal arbeitet: Alle wechseln per PIN zu sich selbst.',
  'Add a device': 'Gerät hinzufügen',
  'Add device': 'Gerät hinzufügen',
  'Add it again': 'Erneut hinzufügen',
  'Change PIN': 'PIN ändern',
  'Choose 4 to 6 digits that are not all the same, and not in a row such as 1234.':
    'Wählen Sie 4 bis 6 Ziffern, die nicht alle gleich sind und keine Reihe wie 1234 bilden.',
  'Choose who you are.': 'Wählen Sie, wer Sie sind.',
  Devices: 'Geräte',
  'Give the device a name of up to 60 characters.': 'Geben Sie dem Gerät einen Namen mit bis zu 60 Zeichen.',
  'It stays enrolled at ${0}, and everybody there with a PIN can work on it.':
    'Es bleibt bei ${0} angemeldet, und alle dort mit einer PIN können darauf arbeiten.',
  'It works once, for a short time. Ask for another one, or show a code here.':
    'Er funktioniert einmal, für kurze Zeit. Bitten Sie um einen neuen, oder zeigen Sie hier einen Code an.',
  'Last used ${0}': 'Zuletzt benutzt: ${0}',
  Lock: 'Sperren',
  'Make a link instead': 'Stattdessen einen Link erstellen',
  'Name of the device': 'Name des Geräts',
  'New PIN': 'Neue PIN',
  'No device shows this code now. Compare it with the screen, or ask there for another one.':
    'Kein Gerät zeigt diesen Code gerade an. Vergleichen Sie ihn mit dem Bildschirm, oder lassen Sie ' +
    'dort einen neuen anzeigen.',
  'No shared devices yet.': 'Noch keine gemeinsamen Geräte.',
  'Nobody can work on it until it is added again.':
    'Niemand kann darauf arbeiten, bis es wieder hinzugefügt ist.',
  'Nobody here has a PIN. Sign in by email on your own phone, and set one on your account.':
    'Hier hat noch niemand eine PIN. Melden Sie sich auf Ihrem eigenen Telefon per E-Mail an und legen ' +
    'Sie in Ihrem Konto eine fest.',
  'Not used yet': 'Noch nicht benutzt',
  'Open ${0} on the tablet, and type the code that it shows.':
    'Öffnen Sie ${0} auf dem Tablet und geben Sie den Code ein, den es anzeigt.',
  'Open this link on the device. It works once, and is shown only now.':
    'Öffnen Sie diesen Link auf dem Gerät. Er funktioniert einmal und wird nur jetzt angezeigt.',
  PIN: 'PIN',
  People: 'Personen',
  'Remove PIN': 'PIN entfernen',
  'Set PIN': 'PIN festlegen',
  'Shared device': 'Gemeinsames Gerät',
  'Show a code': 'Code anzeigen',
  'Sign in by email instead': 'Stattdessen per E-Mail anmelden',
  'The owner or a manager types it in the dashboard, under Team and Devices. This page goes on by itself.':
    'Inhaber oder Leitung geben ihn im Dashboard unter Team und Geräte ein. Diese Seite geht von selbst ' +
    'weiter.',
  'This PIN is wrong.': 'Diese PIN ist falsch.',
  'This PIN was wrong too often and doesn’t work anymore. Sign in by email and set another one on your account.':
    'Diese PIN war zu oft falsch und funktioniert nicht mehr. Melden Sie sich per E-Mail an und legen ' +
    'Sie in Ihrem Konto eine neue fest.',
  'This device was removed': 'Dieses Gerät wurde entfernt',
  'Too many wrong PINs. Try again in ${0} minutes.':
    'Zu viele falsche PINs. Versuchen Sie es in ${0} Minuten erneut.',
  'Too many wrong PINs. Try again in a minute.':
    'Zu viele falsche PINs. Versuchen Sie es in einer Minute erneut.',
  'Type this code on the dashboard': 'Geben Sie diesen Code im Dashboard ein',
  Unlock: 'Entsperren',
  'Use this device': 'Dieses Gerät verwenden',
  'Use this device as ${0}?': 'Dieses Gerät als ${0} verwenden?',
  'Waits for the device': 'Wartet auf das Gerät',
  'Was never opened. Remove it, and add it again.':
    'Wurde nie geöffnet. Entfernen Sie es und fügen Sie es erneut hinzu.',
  'Who is working?': 'Wer arbeitet?',
  'The person who is using it is signed out with the next request.':
    'Wer darauf arbeitet, wird mit der nächsten Anfrage abgemeldet.',
  'With a PIN you switch to yourself on the shared devices of ${0}. It doesn’t open settings, payouts or the team.':
    'Mit einer PIN wechseln Sie auf den gemeinsamen Geräten von ${0} zu sich selbst. Einstellungen, ' +
    'Auszahlungen und das Team öffnet sie nicht.',
  'You have a PIN.': 'Sie haben eine PIN.',
  'Your PIN was wrong too often and doesn’t work anymore. Set another one.':
    'Ihre PIN war zu oft falsch und funktioniert nicht mehr. Legen Sie eine neue fest.',
  Settings: 'Einstellungen',
  'Saved. Guests see it now.': 'Gespeichert. Gäste sehen es jetzt.',
  'Write what is paid for.': 'Schreiben Sie, wofür bezahlt wird.',
  'No pay links yet.': 'Noch keine Zahlungslinks.',
  'QR code of the link': 'QR-Code des Links',
  'Cancel this link': 'Diesen Link stornieren',
  'New pay link': 'Neuer Zahlungslink',
  'What for': 'Wofür',
  'The guest reads it.': 'Der Gast liest es.',
  'Amount in ${0}': 'Betrag in ${0}',
  'Create the link': 'Link erstellen',
  'Being paid': 'Wird gerade bezahlt',
  'This can’t be done now. Check what you typed.': 'Das geht jetzt nicht. Prüfen Sie Ihre Eingabe.',
  'Pay links': 'Zahlungslinks',
  'Something of the order has to stay. If nothing is available, reject it.':
    'Etwas von der Bestellung muss bleiben. Wenn nichts verfügbar ist, lehnen Sie sie ab.',
  'Something isn’t available': 'Etwas ist nicht verfügbar',
  'The customer pays less, and sees what is missing.': 'Der Kunde zahlt weniger und sieht, was fehlt.',
  'This change needs a proof of who you are that is at most 10 minutes old.':
    'Für diese Änderung müssen Sie sich in den letzten 10 Minuten ausgewiesen haben.',
  'What you entered is kept, and sent after it.':
    'Was Sie eingegeben haben, bleibt erhalten und wird danach gesendet.',
  'Use a passkey': 'Passkey verwenden',
  'We email a code to ${0}.': 'Wir schicken einen Code an ${0}.',
  'Email me a code': 'Code per E-Mail schicken',
  'We sent a code to ${0}. It works for 15 minutes.':
    'Wir haben einen Code an ${0} geschickt. Er gilt 15 Minuten.',
  Confirm: 'Bestätigen',
  'Then do it once more: what you entered is kept.':
    'Danach noch einmal ausführen: Was Sie eingegeben haben, bleibt erhalten.',
  'This didn’t work. Check the code, or ask for another one in a few minutes.':
    'Das hat nicht geklappt. Prüfen Sie den Code oder fordern Sie in ein paar Minuten einen neuen an.',
  '+15 min': '+15 Min.',
  Messages: 'Nachrichten',
  'Saved.': 'Gespeichert.',
  'Somebody else has changed this meanwhile. It is shown as it is now.':
    'Jemand anderes hat das inzwischen geändert. Hier ist der aktuelle Stand.',
  'This wasn’t saved. Try again.': 'Das wurde nicht gespeichert. Versuchen Sie es erneut.',
  'What guests see': 'Was Gäste sehen',
  Refund: 'Erstatten',
};
