import { str } from '../../../i18n/catalog.ts';

/** German, as far as <trellis-onboarding> speaks; see components/i18n/languages.ts. */
export const messages = {
  s7b16efcbaa876f3b: 'Wohnung, Stockwerk oder Gebäude', // Flat, floor or building
  sb0048c13134533f9: 'Land der Bank', // Country of the bank
  s94d7a13322dfd7da: 'Bankleitzahl (Sort Code)', // Sort code
  s7cedb8b1cce5fbb0: 'Sechs Ziffern.', // Use six digits.
  s934726e2a5886d85: 'Kontonummer', // Account number
  s75a234962478804b: 'Acht Ziffern.', // Use eight digits.
  s90b45b7d08768b8a: 'Bankleitzahl (Routing Number)', // Routing number
  sf65f0173cf51ab70: 'Das ist keine Routing Number: Prüfen Sie ihre neun Ziffern.', // This isn’t a routing number: check its nine digits.
  s79778ad72a22920f: '4 bis 17 Ziffern.', // Use 4 to 17 digits.
  sb1901770313ae269: 'Das ist keine IBAN dieses Landes: Prüfen Sie Buchstaben und Ziffern.', // This isn’t an IBAN of that country: check its letters and digits.
  s32df29ebddce00f5: '4 bis 20 Buchstaben und Ziffern.', // Use 4 to 20 letters and digits.
  s142b00fba3c9ab81: 'Wird geprüft', // Being checked
  sca4fb8fafd9b52e5: 'Bestätigt', // Verified
  sdad54e9ae804c9d5: 'Auszahlung zurückgewiesen', // Returned a payout
  sb96c68e94d6e6070: 'Ihre Auszahlungen gehen auf dieses Konto. Es muss dem Unternehmen gehören.', // Your payouts go to this account. It must belong to the business.
  s40c63226f1cad087: 'Gespeichertes Konto behalten', // Keep the saved account
  sd91d54499dee71e3: 'Gespeichertes Konto', // Saved account
  s2f64461723d3df5d: 'Ändern', // Change
  s341d45f2f4e7f4ac: 'Bankkonto', // Bank account
  sb3d3bba9eeff7514: 'Restaurant oder Café', // Restaurant or café
  se318c0317e96b1a3: 'Imbiss oder Essen zum Mitnehmen', // Fast food or takeaway
  sef94e3fd7bdb6998: 'Bar oder Kneipe', // Bar or pub
  se4513d9410f97abd: 'Bäckerei', // Bakery
  sb23461c7a5c6fb9c: 'Catering', // Catering
  s9614cc0f0d6be077: 'Lebensmittelgeschäft', // Food shop
  s5a041fbd7104cec4: 'Supermarkt', // Supermarket
  sed63d665d828597b: 'Pflanzen und Garten', // Plants and garden
  s2813479acf0b672f: 'Blumen', // Flowers
  s44bf9709aad2a3e3: 'Anderes Geschäft', // Other shop
  sb084f451fd671490: 'Einzelunternehmen', // Sole trader
  s7cb4e55c59663b1c: 'Gesellschaft', // Company
  sa5e744c89de66cdc: 'Gemeinnützige Organisation', // Non-profit organization
  sa63aad1c94e4b0f7: 'Wie er im Register steht.', // As it is in the register.
  sad5a85e1bfb73284: 'Wir speichern nur die letzten vier Zeichen.', // We keep only its last four characters.
  s56d0b450d85876a1: 'E-Mail für Kunden', // Email for customers
  sa88f7a84f5018719: 'Telefon für Kunden', // Phone for customers
  sc5564721201bb714: 'Etwas anderes', // Something else
  s535c6487e679c05a: 'Branchencode', // Category code
  s95bc7649d8d967b7: 'Vier Ziffern (MCC). Er steht im Vertrag Ihres Kartenterminals; Ihre Bank kennt ihn.', // Four digits (MCC). Your bank or your card terminal’s contract names it.
  s335051299509f534: 'Jetzt gespeichert', // Saved now
  s6014ea1191a59c48: 'Ihre Eingabe', // You typed
  sdc94c4d0660a0ff9: 'Meine Eingabe speichern', // Save what I typed
  sde2fae57c8a9184b: 'Gespeichertes übernehmen', // Take what is saved
  s97576df40354154c: 'Diese Datei lässt sich nicht als PDF, JPEG oder PNG lesen.', // This file can’t be read as a PDF, JPEG or PNG.
  s9fd9d178f3667b67: 'Wählen Sie eine PDF-, JPEG- oder PNG-Datei.', // Choose a PDF, JPEG or PNG file.
  s73578c6121f3bc85: 'Diese Datei ist größer als 5 MB. Wählen Sie eine kleinere.', // This file is larger than 5 MB. Choose a smaller one.
  sb77fa6fe1b6250bc: 'Diese Datei ist leer.', // This file is empty.
  s8c8b3a06e1b4db0a:
    'Eine PDF-, JPEG- oder PNG-Datei, höchstens 5 MB. Sie wird gesendet, sobald Sie sie wählen.', // A PDF, JPEG or PNG file of at most 5 MB. It is sent as soon as you choose it.
  sb7d8af4b213f4a13: 'Ein Dokument über das Unternehmen wird benötigt.', // A document about the business is due.
  s3ec8222f69c465f6: 'Das Dokument wird hochgeladen …', // Uploading the document…
  s4d0679ff95a20fa9: 'Das ist zu lang.', // This is too long.
  sf0b66c923f4605dc: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel alex@riverside.example.', // Enter an email address, such as alex@riverside.example.
  se78b967a0b099b17: 'Geben Sie die Nummer mit Landesvorwahl ein, zum Beispiel +49 30 23125 000.', // Enter the number with its country code, such as +44 20 7946 0018.
  s971dedcda11acebc: 'Geben Sie eine Adresse ein, die mit https:// beginnt.', // Enter an address that begins with https://.
  s49263fa81aac8eb0: '4 bis 30 Buchstaben und Ziffern.', // Use 4 to 30 letters and digits.
  sca9c71eff8209bd3: 'Vier Ziffern, zum Beispiel 5812.', // Use four digits, such as 5812.
  sb53af6f0ed5876b3: 'Geben Sie eine ganze Zahl von 25 bis 100 ein.', // Enter a whole number from 25 to 100.
  s5be44dd690718e04: 'Geben Sie Tag, Monat und Jahr ein, zum Beispiel 17 5 1984.', // Enter a day, a month and a year, such as 17 5 1984.
  s7c687f8f2e622ffb: 'Muss mindestens 18 Jahre zurückliegen.', // Must be at least 18 years ago.
  s324e61cbbfa50260: 'Geben Sie Tag, Monat und Jahr ein, zum Beispiel 14 3 1998.', // Enter a day, a month and a year, such as 14 3 1998.
  s3dd054902cf561ad: 'Muss in der Vergangenheit liegen.', // Must be in the past.
  sbf4808a055e7aa00: 'Wählen', // Choose
  s5c76cc4ada53f648: str`Endet auf ${0}`, // Ends in …
  sa06387bae208ec63: 'Unternehmen einrichten', // Set up your business
  s750f05cb7737e1f6: 'Ihre Angaben werden geladen …', // Loading your details…
  s70731ebf99d787d2: 'Diese Seite darf die Einrichtung nicht zeigen.', // This page isn’t allowed to show the set-up.
  sfa95c675de952508: 'Später fortsetzen', // Finish later
  s3e01ed8d6e8e6769: 'Wird eingereicht …', // Submitting…
  sc3733545a8dcd030: 'Wird entfernt …', // Removing…
  sb060188bb28bfa9f: 'Wird gespeichert …', // Saving…
  s54c55bb54a33ff62: 'Noch niemand vertritt das Unternehmen.', // Nobody represents the business yet.
  s81ecf2d4386b8e84: 'Weiter', // Continue
  s01cf97824ae9fbc0: 'Person hinzufügen', // Add a person
  s1c0a0ba9ca354f45: 'Unvollständig', // Incomplete
  sdcda09c20b09b522: 'Vollständig', // Complete
  sea4f08110bb8f15d: 'Entfernen', // Remove
  sf882039f1f7c3806: str`${0} aus den Personen des Unternehmens entfernen?`, // Remove … from the people of the business?
  s32e02803d08ceb20: 'Diese Person entfernen', // Remove this person
  s5286cefee595f9db: 'Wie in einem amtlichen Dokument.', // As on an official document.
  s16a02885902cc131: 'Diese Person speichern', // Save this person
  sbef0d1d7c802e033: 'Adresse des Unternehmens übernehmen', // Use the address of the business
  s0016f981c5e84c5a: 'Die Person wurde entfernt.', // The person was removed.
  s86c6e018f3ef7a87:
    'Das Gesetz verlangt, dass wir wissen, wer das Unternehmen vertritt und wem mindestens ein Viertel davon gehört.', // The law asks us to know who represents the business, and who owns a quarter of it or more.
  sad2b270274993947: 'Vertritt das Unternehmen', // Represents the business
  s75781ca3abea4fca: 'Hält 25 % oder mehr', // Owns 25% or more
  s95d7ec72b3229ba1: 'Geschäftsführung', // Director
  s20356f57fa4f1c97: 'Aufgabe dieser Person im Unternehmen', // Role in the business
  sbd903d64a039586f: 'Vollständiger Name', // Full name
  s36e074f349adfc34:
    'Von Personalausweis, Reisepass oder Sozialversicherung. Wir speichern nur die letzten vier Zeichen.', // From an identity card, passport or social security card. We keep only the last four characters.
  s8487153a89cc0524: 'Ihre Angaben', // Your details
  s4dc3071e4e55cab6: 'Zur Prüfung einreichen', // Submit for review
  s2b35959bcf70e5dd: 'Das fehlt noch. Sobald es da ist, können Sie einreichen.', // This is still missing. When it is there, you can submit.
  sced2b26c6a37ebb1: 'Prüfen Sie Ihre Angaben und reichen Sie sie dann ein.', // Check your details, then submit them.
  s94993577c418bc66: 'Wir brauchen noch etwas.', // We need something more.
  s9aa3d34e093d90c2: 'In Prüfung', // In review
  s1bafe7db377f4043:
    'Wir prüfen Ihre Angaben. Sie müssen nicht hier warten: Sie können jederzeit zurückkommen.', // We’re reviewing your details. You don’t have to wait here: you can come back at any time.
  s0cf3a536f4fbc998: 'Die Verbindung ist unterbrochen. Diese Seite sieht von selbst wieder nach.', // The connection is lost. This page tries again by itself.
  s84e541af9b205e31: 'Ihre Auszahlungen sind angehalten.', // Your payouts are on hold.
  sad1d0b8e75b11061: 'Sie können Zahlungen annehmen. Ausgezahlt wird wieder, sobald das geklärt ist:', // You can take payments. You are paid out again once this is settled:
  s2bb7b02eaea5934a: 'Wir prüfen, was Sie gesendet haben.', // We’re reviewing what you sent.
  s62373e3631b26b4a: 'Ihre Auszahlungen sind bis dahin angehalten.', // Your payouts are on hold until then.
  s13079e0504918159: 'Ihr Antrag wurde abgelehnt.', // Your application was declined.
  s3878ddb7a8f1356b:
    'Sie können mit diesem Konto keine Zahlungen annehmen. Den Grund erfahren Sie vom Betreiber der Seite.', // You can’t take payments with this account. Ask the owner of this page for the reason.
  s3dbb5d1929b78de4: 'Ihr Konto ist gesperrt.', // Your account is suspended.
  s2e8fa8edefce3c7c: 'Hier lässt sich nichts ändern. Wenden Sie sich an den Betreiber der Seite.', // Nothing can be changed here. Ask the owner of this page.
  s8d2a620f8cdaf3b0: 'Dieses Konto ist geschlossen.', // This account is closed.
  sb0288028ed08387f: 'Alles ist eingerichtet.', // You’re set up.
  s766c69467c07e1dc: 'Sie können Zahlungen annehmen. Ihr neues Bankkonto wird geprüft.', // You can take payments. Your new bank account is being checked.
  sf3e6155de8c10ece: 'Sie können Zahlungen annehmen, und Ihre Auszahlungen gehen auf Ihr Bankkonto.', // You can take payments, and your payouts go to your bank account.
  s1019b76d903f2f40: str`Etwas ist bis ${0} fällig.`, // Something is due by ….
  s0969b1797c10958e: 'Nach diesem Tag werden Ihre Auszahlungen angehalten.', // After that day, your payouts are held back.
  sfa8641eece79b0bd: 'Dorthin', // Go to it
  s8fd45bc6136209e3: 'Das wird nicht angenommen. Prüfen Sie es, oder lassen Sie es, wie es war.', // This isn’t accepted. Check it, or leave it as it was.
  s3096debcf584729e: 'Wählen Sie etwas aus.', // Choose one.
  s5cd69aab9f7c8f98: 'Setzen Sie hier ein Häkchen.', // Check this box to continue.
  sd2023813cc70bf74: 'Schritte', // Steps
  scea8fe83eb12f43c: str`${0} von ${1} erledigt`, // … of … done
  sc8e99647d23486da: 'Speichern und weiter', // Save and continue
  sc16e00a7a8b2fde2: 'Zurück', // Back
  sffddb248c1500c19: 'Wer Sie sind, so wie es eingetragen ist. Ihre Kunden sehen den Namen, den Sie wählen.', // Who you are, as it is registered. Your customers see the name that you choose.
  s5ec788264172b605: 'Wo das Unternehmen eingetragen ist. Kein Postfach.', // Where the business is registered. No post office box.
  s233ae776268cd44b: 'Unternehmen', // Business
  sfcdd8e672c75b713: 'Adresse', // Address
  s4854cd48f30ff8ee: 'Personen', // People
  sd4647caeb94889ec: 'Bedingungen', // Terms
  sfc53e352afbca881: 'Prüfung', // Review
  s9c13a2548d254014: 'Bereit', // Ready
  s5c06b6e2521a4bf5: 'Offen', // To do
  s0379fc73608ab971: 'Erledigt', // Done
  sb718fbf789a9f5c9: 'Später', // Later
  s9b6901ac422f46a7: 'Abgelehnt', // Declined
  sb5f7a0b4a5c7ec98: 'Eingetragener Name', // Registered name
  sd7251b8b2dda0ea9: 'Name, den Kunden sehen', // Name that customers see
  s5b538176b047d2fc: 'Art des Unternehmens', // Type of business
  s787946a62fb4863b: 'Steuernummer', // Tax number
  s9cf439c567040270: 'Was Sie verkaufen', // What you sell
  s82665b2ffabc9c0a: 'Website', // Website
  s1175575c2ced4d53: 'Gegründet am', // Founded on
  sa311a24c1471a974: 'Dokument', // Document
  scbe9592201fb2a0c: 'Straße und Hausnummer', // Street and number
  s9b94d49f820e8865: 'Ort', // Town or city
  s483169c26b28d9b3: 'Postleitzahl', // Postal code
  s9cf7402fe920f7d1: 'Land', // Country
  s5456f991b726a491: 'Eine Person, die das Unternehmen vertritt', // A person who represents the business
  s93c046d8c5bb2047: 'Geburtsdatum', // Date of birth
  sd1f44f1a8bc20e67: 'E-Mail', // Email
  sf1bc83d2509bafcf: 'Telefon', // Phone
  s298581b0d4e1aecc: 'Ausweisnummer', // Identity number
  s4e1c3a0856300ab2: 'Anteil am Unternehmen in Prozent', // Share of the business in percent
  s60a994e3b40a3fd7: 'Zustimmung zu den Bedingungen', // Acceptance of the terms
  s43ff6b7fa4eb450e:
    'Senden Sie ein Dokument, das den eingetragenen Namen und die Steuernummer des Unternehmens zeigt.', // Send a document that shows the registered name and the tax number of the business.
  s1fbd0c0c67b55484:
    'Die Bank hat eine Auszahlung zurückgewiesen. Prüfen Sie das Konto, oder geben Sie ein anderes ein.', // The bank returned a payout. Check the account, or enter another one.
  sae77543dd8b42aaf: 'Noch offen:', // Still due:
  se0d1d6bd81fc1980: 'Zugestimmt', // Accepted
  sa5c28fae67d92cb5: 'Ich habe die Bedingungen gelesen und stimme ihnen für das Unternehmen zu.', // I have read the terms and accept them for the business.
  sd6dbcdd8b169771d: 'Bedingungen lesen', // Read the terms
  s81fa26ccde47d6b4: '(öffnet einen neuen Tab)', // (opens in a new tab)
  sa291678f99882d3e: 'Stimmen Sie ihnen zu, um Zahlungen anzunehmen.', // Accept them to take payments.
  s29bcf823714f8ad3: str`Zugestimmt am ${0}.`, // Accepted on ….
  sef6fc9bbecb49ad0: 'Ein amtliches Dokument dieser Person wird benötigt, zum Beispiel ein Reisepass.', // An official document of this person is due, such as a passport.
  s5ceceb0169c2f4de: 'Zum Beispiel eine Umsatzsteuer-ID. Belege zeigen sie ganz.', // Such as a VAT number. Receipts show all of it.
  sc4f98d2e86f061f5: 'Steuerliche Registrierung auf Belegen', // Tax registration on receipts
  se2942f9d26a3839c: 'Stadtteil (Suburb)', // Suburb
  s49c062b3b27c5a65: 'Provinz', // Province
  sae239213b7c70376: 'Bundesstaat', // State
  s039f55207f48a0c8: 'Emirat', // Emirate
  s86a3745e20fb48a6: 'Präfektur', // Prefecture
  sabaad7d234e9c1f7: 'County (Grafschaft)', // County
  s1e45a4d7635fbda7: 'Departamento', // Department
  sb51270e19988f9bd: 'Region', // Region
  s06fd2f8b555158a4: 'Gebiet', // Area
  s88d4b07d95a0d6af: 'Distrikt', // District
  se5a206eb8faa4118: 'Parish (Gemeinde)', // Parish
  s427b795d28c19eec: 'Insel', // Island
  sbb03167c49773774: 'Oblast', // Oblast
  s908b17a113776765: 'Provinz oder Stadt', // Province or city
  s442fb1c19566bdb9: 'ZIP-Code (Postleitzahl)', // ZIP code
  s3d0bb0448ae28706: 'Postleitzahl (Postcode)', // Postcode
  s8d4e6a64faaefa22: 'Eircode', // Eircode
  sd8735ef67143b0d9: 'PIN-Code (Postleitzahl)', // PIN code
  s16124c19b0c92120: 'BSB', // BSB
  s38f8f411c5cb0dfe: 'Institutsnummer', // Institution number
  s17580c3589f5d56d: 'Transitnummer', // Transit number
  s5ad765f0f48aace4: 'Bankcode', // Bank code
  sebc9c8586332252e: 'Filialcode', // Branch code
  s15f05519b0ac4a05: 'BIC', // BIC
  s3eb6a7a778733bdc: 'Kontoart', // Account type
  s99460706adc3cc02: 'Kontoinhaber', // Account holder
  s595a73288e274ec6: 'Girokonto (Checking)', // Checking account
  scd99ed71799e932f: 'Sparkonto', // Savings account
  sa272124d4f77e038: 'Gewöhnliches Konto (Futsu)', // Ordinary account
  sde56a2e01b083d91: 'Girokonto (Toza)', // Current account
  sa54b48c28c58e14d: 'Schreiben Sie den Namen in Katakana.', // Write the name in katakana.
  se807ec01980593e6: 'Geben Sie den Namen des Kontoinhabers ein.', // Enter the name of the account holder.
  sfcfb573988a72631: '8 oder 11 Buchstaben und Ziffern ein.', // Use 8 or 11 letters and digits.
  s989b09f9574d079a: str`Prüfen Sie diese Postleitzahl. Beispiel: ${0}`, // Check this code. Example: ….
  s3f48f1f0a773215a: 'Prüfen Sie die Anzahl der Ziffern.', // Check the number of digits.
  s684b6bfe5d516e5c: str`Schritt ${0} von ${1}`, // Step … of …
  s58abba84928c40f6: 'Danach:', // Next:
  s5d3fd7ce45b5b077: 'Wie es weitergeht', // What happens next
  sa4f7bbb1435a84dd: 'Wir prüfen Ihre Angaben. Sie können diese Seite inzwischen verlassen.', // We review your details. You can leave this page meanwhile.
  s2f5f1b91d88824c3: 'Fehlt etwas, steht es auf dieser Seite.', // If something is missing, this page says what.
  s8277c21f96cdc159:
    'Nach der Freigabe können Sie Zahlungen annehmen, und sie werden auf Ihr Bankkonto ausgezahlt.', // Once you’re approved, you can take payments, and they are paid out to your bank account.
  s2f35239b2a49c06c: 'Weiter beim Zahlungsdienstleister', // Continue at the payment processor
  s4f7fab11e7459a46: 'Das Formular des Zahlungsdienstleisters wird geöffnet…', // Opening the payment processor’s form…
  s2d00cddec274c248: 'Das eigene Formular des Zahlungsdienstleisters', // The payment processor’s own form
  s93fcc122adecca56:
    'Der Zahlungsdienstleister verlangt mehr als dieses Formular. Beantworten Sie es in seinem eigenen Formular.', // The payment processor asks for more than this form does. Answer it on its own form.
};
