import { str } from '../../i18n/catalog.ts';

/** German, as far as surfaces speak alike; see components/i18n/languages.ts. */
export const messages = {
  s122d080550190239: 'Diese Seite hat noch keine Sitzung.', // This page has no session yet.
  scb5d46b821c5336e: 'Das funktioniert nur innerhalb einer <trellis-session>.', // This works inside a <trellis-session>.
  sf62087d0762cf8c8: 'Jemand anderes hat das inzwischen geändert.', // Someone else changed this meanwhile.
  s5179edb88566d0bb: 'Sehen Sie sich den neuesten Stand an und ändern Sie ihn dann erneut.', // Look at the latest version, then …
  s6c0070fd685d20ab: 'Vielleicht wurde es inzwischen entfernt.', // It may have been removed meanwhile.
  sd4c57a47e3e7ebaa: 'Dieses Konto wurde abgelehnt oder geschlossen.', // This account was declined or closed.
  sde122c035af55362: 'Fragen Sie den Betreiber dieser Seite.', // Ask the owner of this page.
  sfeba66e8638d764e:
    'Der Stand des Kontos lässt das nicht zu, oder es hat bereits so viele davon, wie es haben kann.', // The account’s status doesn’t allow this, or the account has reached its limit.
  s85902a0e9aff4407:
    'Das Bankkonto wurde geändert. Deshalb sind Sofortauszahlungen 24 Stunden lang gesperrt.', // The bank account was changed, so instant payouts are held for 24 hours.
  s8cd680f7a51f4326: 'Zurzeit kann kein Bankkonto angegeben werden.', // A bank account can’t be given right now.
  s02370e36e7cc8652: 'Zurzeit kann kein Dokument angegeben werden.', // A document can’t be given right now.
  sf8b926a04900f953: 'Es fehlt eine Angabe, die nötig ist.', // A required field is missing.
  s86cb1a21f7a2ca77: 'Die Auswahl passt nicht zu dem, was mindestens und höchstens gewählt werden darf.', // The choices don’t fit the least and the most that may be chosen.
  scaaaa3532a12404c: 'Das ist mehr, als noch da ist.', // This is more than is left.
  s7937aec05fae78c5:
    'Dieses Bild kann nicht verwendet werden. Wählen Sie ein unbewegtes JPEG-, PNG- oder WebP-Bild mit höchstens 25 Megapixeln.', // This picture can’t be used. Use a still JPEG, PNG or WebP picture of at most 25 megapixels.
  s41bc9cb62f84325c: 'Was hier steht, ist vielleicht nicht mehr aktuell. Laden Sie die Seite neu.', // What is shown here may be out of date. Reload the page.
  s59d5e850c70679f4: 'Diese Datei ist zu groß.', // This file is too large.
  safb13f193733865d: 'Dateien dieser Art werden nicht angenommen.', // Files of this type aren’t taken.
  se8e5c01fc510a8af: 'Das wird nicht angenommen. Prüfen Sie Ihre Eingabe.', // This isn’t accepted. Check what you entered.
  s5cffe4c22702f9b2: 'Vegan', // Vegan
  sa55f03b76cdd13e9: 'Vegetarisch', // Vegetarian
  s339d8f0e8a13f675: 'Glutenfrei', // Gluten-free
  s191cb4c3f5d4f0c9: 'Milchfrei', // Dairy-free
  s5bab69ae19f58c9d: 'Nussfrei', // Nut-free
  s53b1becfacfb60a7: 'Halal', // Halal
  se499fbfc2838fd73: 'Koscher', // Kosher
  sfcd2c836e51ee420: 'Gluten', // Gluten
  s4820f6346697e1ad: 'Krebstiere', // Crustaceans
  s7e1f966c3bdc60ef: 'Eier', // Eggs
  sd1a31784ee6f7d83: 'Fisch', // Fish
  s19c6be9a0bed5819: 'Erdnüsse', // Peanuts
  s9858b619faabdd0a: 'Soja', // Soy
  s04e320aea9058222: 'Milch', // Milk
  s53f36c1f28c98c73: 'Schalenfrüchte', // Tree nuts
  sde77d36c97c098d3: 'Sellerie', // Celery
  s73d68a6f5b31332d: 'Senf', // Mustard
  s8ab3ba8acd6003bb: 'Sesam', // Sesame
  sd5e41b959070453e: 'Sulfite', // Sulphites
  s5947749e59725101: 'Lupinen', // Lupin
  s85aa73f71459b117: 'Weichtiere', // Molluscs
  saffccfec4a1c6d7a:
    'Etwas, das verlangt wurde, ist überfällig. Sobald es erledigt ist, wird wieder ausgezahlt.', // Something that was asked for is overdue. You are paid out again once it is settled.
  s898ec9f29cb76d23: 'Erledigen', // Settle it
  s4b5f1f5ebc8d8df4: 'Die Bank hat Ihr Konto abgelehnt.', // The bank refused your account.
  sce3e6a92161df1f0: 'Es kann nichts ausgezahlt werden, bis es ein anderes gibt.', // Nothing can be paid out until there is another one.
  sc5b5d9181aa78664: str`Eine Auszahlung von ${0} ist fehlgeschlagen.`, // A payout of ${0} failed.
  s4b7abf8edfd705a8: 'Der Betrag ist wieder in Ihrem Saldo.', // The amount is in your balance again.
  s781f8c0287bf3f9a: 'Warum?', // See why
  s6ac51ba0ea5b90b7: 'Dieses Konto kann nicht verwendet werden.', // This account can’t be used.
  s3a7a71aa92278b95: 'Es ist gesperrt oder geschlossen. Fragen Sie den Betreiber dieser Seite.', // It is suspended or closed. Ask the owner of this page.
  s705ffbb8a22b27a8: 'Ihre Einrichtung ist nicht abgeschlossen.', // Your set-up isn’t complete.
  s6f6fb3e5146ece8c: 'Danach können Sie Zahlungen annehmen.', // You can take payments once it is.
  sb20f2031b9f005fc: 'Fortfahren', // Go on
  sa34103066d5652d1: 'Ansehen', // See what it is
  s358ae9de147d9a6a: 'Konditionen und nächste Abbuchung', // Rates and next charge
  sb5170a999513e29a: 'Es wird kein Monat mehr berechnet.', // No more months are charged.
  s3f0da07f3809f714: 'Nächste Abbuchung', // Next charge
  sf72695e8cd91f93c: str`${0} am ${1}`, // … on …
  s0b01a13a3596425b:
    'Auf Grundlage der Verkäufe in diesem Monat bis heute. Der Betrag wird von Ihrem Saldo abgezogen.', // Based on sales so far this month. It is taken from your bala
  s3a5ba843cb8baa0f: 'In diesem Monat gab es noch keine Verkäufe. Ein Monat ohne Verkäufe kostet nichts.', // No sales so far this month. A month without sales costs noth
  sde28e3a47c9ec4a6: 'Zurzeit wird nichts berechnet.', // Nothing is charged at present.
  s055718e64eaa99fb: str`Seit ${0}`, // Since …
  sae51c14aaddfda7f: str`${0}, mindestens ${1}`, // …, at least …
  se0a35e20d60d449f: 'Grundgebühr, für einen Monat mit Verkäufen', // Subscription, per month with sales
  sdabbe265895e3337: 'Bezahlte Bestellung', // Paid order
  s932170d33e68b84f: 'Bezahlter Zahlungslink', // Paid pay link
  s936784268299192a: 'Aktives Treuemitglied, für einen Monat', // Active loyalty member, per month
  seaf670a9769b8e73: 'Angefochtene Zahlung', // Disputed payment
  s244f5d2a2e7501b5: 'Sofortauszahlung', // Payout at once
  sb3b3f8006d471aa8: 'Bestellseite', // Ordering page
  s5b9700677e376da8: 'Bestellungen an der Theke', // Counter orders
  s274b244c6791ea58: 'Bestellungen anderer Systeme', // Orders from other systems
  s31b4fdbe96db1394: 'Zahlungslinks', // Pay links
};
