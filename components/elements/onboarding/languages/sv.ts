import { str } from '../../../i18n/catalog.ts';

/** Swedish, as far as <trellis-onboarding> speaks; see components/i18n/languages.ts. */
export const messages = {
  s7b16efcbaa876f3b: 'Lägenhet, våning eller byggnad', // Flat, floor or building
  sb0048c13134533f9: 'Bankens land', // Country of the bank
  s94d7a13322dfd7da: 'Bankkod (sort code)', // Sort code
  s7cedb8b1cce5fbb0: 'Använd sex siffror.', // Use six digits.
  s934726e2a5886d85: 'Kontonummer', // Account number
  s75a234962478804b: 'Använd åtta siffror.', // Use eight digits.
  s90b45b7d08768b8a: 'Bankkod (routing number)', // Routing number
  sf65f0173cf51ab70: 'Det här är inte ett routing number: kontrollera de nio siffrorna.', // This isn’t a routing number: check its nine digits.
  s79778ad72a22920f: 'Använd 4 till 17 siffror.', // Use 4 to 17 digits.
  sb1901770313ae269: 'Det här är inte ett IBAN från det landet: kontrollera bokstäver och siffror.', // This isn’t an IBAN of that country: check its letters and digits.
  s32df29ebddce00f5: 'Använd 4 till 20 bokstäver och siffror.', // Use 4 to 20 letters and digits.
  s142b00fba3c9ab81: 'Kontrolleras', // Being checked
  sca4fb8fafd9b52e5: 'Verifierat', // Verified
  sdad54e9ae804c9d5: 'Returnerade en utbetalning', // Returned a payout
  sb96c68e94d6e6070: 'Dina utbetalningar går till det här kontot. Det måste tillhöra företaget.', // Your payouts go to this account. It must belong to the business.
  s40c63226f1cad087: 'Behåll det sparade kontot', // Keep the saved account
  sd91d54499dee71e3: 'Sparat konto', // Saved account
  s2f64461723d3df5d: 'Ändra', // Change
  s341d45f2f4e7f4ac: 'Bankkonto', // Bank account
  sb3d3bba9eeff7514: 'Restaurang eller café', // Restaurant or café
  se318c0317e96b1a3: 'Snabbmat eller takeaway', // Fast food or takeaway
  sef94e3fd7bdb6998: 'Bar eller pub', // Bar or pub
  se4513d9410f97abd: 'Bageri', // Bakery
  sb23461c7a5c6fb9c: 'Catering', // Catering
  s9614cc0f0d6be077: 'Livsmedelsbutik', // Food shop
  s5a041fbd7104cec4: 'Stormarknad', // Supermarket
  sed63d665d828597b: 'Växter och trädgård', // Plants and garden
  s2813479acf0b672f: 'Blommor', // Flowers
  s44bf9709aad2a3e3: 'Annan butik', // Other shop
  sb084f451fd671490: 'Enskild näringsidkare', // Sole trader
  s7cb4e55c59663b1c: 'Bolag', // Company
  sa5e744c89de66cdc: 'Ideell organisation', // Non-profit organization
  sa63aad1c94e4b0f7: 'Som det står i registret.', // As it is in the register.
  sad5a85e1bfb73284: 'Vi sparar bara de fyra sista tecknen.', // We keep only its last four characters.
  s56d0b450d85876a1: 'E-post för kunder', // Email for customers
  sa88f7a84f5018719: 'Telefon för kunder', // Phone for customers
  sc5564721201bb714: 'Något annat', // Something else
  s535c6487e679c05a: 'Kategorikod', // Category code
  s95bc7649d8d967b7:
    'Fyra siffror (MCC). Koden finns i avtalet för kortterminalen; banken känner också till den.', // Four digits (MCC). Your bank or your card terminal’s contract names it.
  s335051299509f534: 'Sparat nu', // Saved now
  s6014ea1191a59c48: 'Du skrev', // You typed
  sdc94c4d0660a0ff9: 'Spara det jag skrev', // Save what I typed
  sde2fae57c8a9184b: 'Använd det sparade', // Take what is saved
  s97576df40354154c: 'Filen går inte att läsa som PDF, JPEG eller PNG.', // This file can’t be read as a PDF, JPEG or PNG.
  s9fd9d178f3667b67: 'Välj en PDF-, JPEG- eller PNG-fil.', // Choose a PDF, JPEG or PNG file.
  s73578c6121f3bc85: 'Filen är större än 5 MB. Välj en mindre.', // This file is larger than 5 MB. Choose a smaller one.
  sb77fa6fe1b6250bc: 'Filen är tom.', // This file is empty.
  s8c8b3a06e1b4db0a: 'En PDF-, JPEG- eller PNG-fil på högst 5 MB. Den skickas så fort du väljer den.', // A PDF, JPEG or PNG file of at most 5 MB. It is sent as soon as you choose it.
  sb7d8af4b213f4a13: 'Ett dokument om företaget behövs.', // A document about the business is due.
  s3ec8222f69c465f6: 'Laddar upp dokumentet\u00a0…', // Uploading the document…
  s4d0679ff95a20fa9: 'Det här är för långt.', // This is too long.
  sf0b66c923f4605dc: 'Ange en e-postadress, till exempel alex@riverside.example.', // Enter an email address, such as alex@riverside.example.
  se78b967a0b099b17: 'Ange numret med landsnummer, till exempel +46 8 465 004 12.', // Enter the number with its country code, such as +44 20 7946 0018.
  s971dedcda11acebc: 'Ange en adress som börjar med https://.', // Enter an address that begins with https://.
  s49263fa81aac8eb0: 'Använd 4 till 30 bokstäver och siffror.', // Use 4 to 30 letters and digits.
  sca9c71eff8209bd3: 'Använd fyra siffror, till exempel 5812.', // Use four digits, such as 5812.
  sb53af6f0ed5876b3: 'Ange ett heltal från 25 till 100.', // Enter a whole number from 25 to 100.
  s5be44dd690718e04: 'Ange dag, månad och år, till exempel 17 5 1984.', // Enter a day, a month and a year, such as 17 5 1984.
  s7c687f8f2e622ffb: 'Måste vara minst 18 år sedan.', // Must be at least 18 years ago.
  s324e61cbbfa50260: 'Ange dag, månad och år, till exempel 14 3 1998.', // Enter a day, a month and a year, such as 14 3 1998.
  s3dd054902cf561ad: 'Måste vara i det förflutna.', // Must be in the past.
  sbf4808a055e7aa00: 'Välj', // Choose
  s5c76cc4ada53f648: str`Slutar på ${0}`, // Ends in {0}
  sa06387bae208ec63: 'Registrera företaget', // Set up your business
  s750f05cb7737e1f6: 'Läser in dina uppgifter\u00a0…', // Loading your details…
  s70731ebf99d787d2: 'Sidan får inte visa registreringen.', // This page isn’t allowed to show the set-up.
  sfa95c675de952508: 'Slutför senare', // Finish later
  s3e01ed8d6e8e6769: 'Skickar in\u00a0…', // Submitting…
  sc3733545a8dcd030: 'Tar bort\u00a0…', // Removing…
  sb060188bb28bfa9f: 'Sparar\u00a0…', // Saving…
  s54c55bb54a33ff62: 'Ingen företräder företaget än.', // Nobody represents the business yet.
  s81ecf2d4386b8e84: 'Fortsätt', // Continue
  s01cf97824ae9fbc0: 'Lägg till en person', // Add a person
  s1c0a0ba9ca354f45: 'Ofullständig', // Incomplete
  sdcda09c20b09b522: 'Fullständig', // Complete
  sea4f08110bb8f15d: 'Ta bort', // Remove
  sf882039f1f7c3806: str`Ta bort ${0} från företagets personer?`, // Remove {0} from the people of the business?
  s32e02803d08ceb20: 'Ta bort personen', // Remove this person
  s5286cefee595f9db: 'Som i en officiell handling.', // As on an official document.
  s16a02885902cc131: 'Spara personen', // Save this person
  sbef0d1d7c802e033: 'Använd företagets adress', // Use the address of the business
  s0016f981c5e84c5a: 'Personen har tagits bort.', // The person was removed.
  s86c6e018f3ef7a87:
    'Enligt lag måste vi veta vem som företräder företaget och vem som äger minst en fjärdedel av det.', // The law asks us to know who represents the business, and who owns a quarter of it or more.
  sad2b270274993947: 'Företräder företaget', // Represents the business
  s75781ca3abea4fca: 'Äger 25\u00a0% eller mer', // Owns 25% or more
  s95d7ec72b3229ba1: 'Styrelseledamot eller vd', // Director
  s20356f57fa4f1c97: 'Personens roll i företaget', // Role in the business
  sbd903d64a039586f: 'Fullständigt namn', // Full name
  s36e074f349adfc34: 'Från id-kort, pass eller socialförsäkring. Vi sparar bara de fyra sista tecknen.', // From an identity card, passport or social security card. We keep only the last four characters.
  s8487153a89cc0524: 'Dina uppgifter', // Your details
  s4dc3071e4e55cab6: 'Skicka in för granskning', // Submit for review
  s2b35959bcf70e5dd: 'Det här saknas fortfarande. När det är på plats kan du skicka in.', // This is still missing. When it is there, you can submit.
  sced2b26c6a37ebb1: 'Kontrollera dina uppgifter och skicka sedan in dem.', // Check your details, then submit them.
  s94993577c418bc66: 'Vi behöver något mer.', // We need something more.
  s9aa3d34e093d90c2: 'Granskas', // In review
  s1bafe7db377f4043:
    'Vi granskar dina uppgifter. Du behöver inte vänta här utan kan komma tillbaka när du vill.', // We’re reviewing your details. You don’t have to wait here: you can come back at any time.
  s0cf3a536f4fbc998: 'Anslutningen är avbruten. Sidan försöker igen automatiskt.', // The connection is lost. This page tries again by itself.
  s84e541af9b205e31: 'Dina utbetalningar är stoppade.', // Your payouts are on hold.
  sad1d0b8e75b11061: 'Du kan ta emot betalningar. Du får utbetalningar igen när det här är åtgärdat:', // You can take payments. You are paid out again once this is settled:
  s2bb7b02eaea5934a: 'Vi granskar det du har skickat.', // We’re reviewing what you sent.
  s62373e3631b26b4a: 'Dina utbetalningar är stoppade tills dess.', // Your payouts are on hold until then.
  s13079e0504918159: 'Din ansökan har avslagits.', // Your application was declined.
  s3878ddb7a8f1356b:
    'Du kan inte ta emot betalningar med det här kontot. Kontakta den som ansvarar för sidan för att få veta varför.', // You can’t take payments with this account. Ask the owner of this page for the reason.
  s3dbb5d1929b78de4: 'Ditt konto är spärrat.', // Your account is suspended.
  s2e8fa8edefce3c7c: 'Inget kan ändras här. Kontakta den som ansvarar för sidan.', // Nothing can be changed here. Ask the owner of this page.
  s8d2a620f8cdaf3b0: 'Kontot är stängt.', // This account is closed.
  sb0288028ed08387f: 'Allt är klart.', // You’re set up.
  s766c69467c07e1dc: 'Du kan ta emot betalningar. Ditt nya bankkonto kontrolleras.', // You can take payments. Your new bank account is being checked.
  sf3e6155de8c10ece: 'Du kan ta emot betalningar, och dina utbetalningar går till ditt bankkonto.', // You can take payments, and your payouts go to your bank account.
  s1019b76d903f2f40: str`Vi behöver något från dig senast ${0}.`, // Something is due by {0}.
  s0969b1797c10958e: 'Efter den dagen stoppas dina utbetalningar.', // After that day, your payouts are held back.
  sfa8641eece79b0bd: 'Gå dit', // Go to it
  s8fd45bc6136209e3: 'Detta godtas inte. Kontrollera det eller lämna det som det var.', // This isn’t accepted. Check it, or leave it as it was.
  s3096debcf584729e: 'Gör ett val.', // Choose one.
  s5cd69aab9f7c8f98: 'Kryssa i rutan för att fortsätta.', // Check this box to continue.
  sd2023813cc70bf74: 'Steg', // Steps
  scea8fe83eb12f43c: str`${0} av ${1} klara`, // {0} of {1} done
  sc8e99647d23486da: 'Spara och fortsätt', // Save and continue
  sc16e00a7a8b2fde2: 'Tillbaka', // Back
  sffddb248c1500c19: 'Vilka ni är, så som det är registrerat. Kunderna ser det namn du väljer.', // Who you are, as it is registered. Your customers see the name that you choose.
  s5ec788264172b605: 'Var företaget är registrerat. Ingen postbox.', // Where the business is registered. No post office box.
  s233ae776268cd44b: 'Företag', // Business
  sfcdd8e672c75b713: 'Adress', // Address
  s4854cd48f30ff8ee: 'Personer', // People
  sd4647caeb94889ec: 'Villkor', // Terms
  sfc53e352afbca881: 'Granskning', // Review
  s9c13a2548d254014: 'Redo', // Ready
  s5c06b6e2521a4bf5: 'Att göra', // To do
  s0379fc73608ab971: 'Klart', // Done
  sb718fbf789a9f5c9: 'Senare', // Later
  s9b6901ac422f46a7: 'Avslagen', // Declined
  sb5f7a0b4a5c7ec98: 'Registrerat namn', // Registered name
  sd7251b8b2dda0ea9: 'Namn som kunderna ser', // Name that customers see
  s5b538176b047d2fc: 'Företagsform', // Type of business
  s787946a62fb4863b: 'Skattenummer', // Tax number
  s9cf439c567040270: 'Vad du säljer', // What you sell
  s82665b2ffabc9c0a: 'Webbplats', // Website
  s1175575c2ced4d53: 'Grundat', // Founded on
  sa311a24c1471a974: 'Dokument', // Document
  scbe9592201fb2a0c: 'Gata och nummer', // Street and number
  s9b94d49f820e8865: 'Ort', // Town or city
  s483169c26b28d9b3: 'Postnummer', // Postal code
  s9cf7402fe920f7d1: 'Land', // Country
  s5456f991b726a491: 'En person som företräder företaget', // A person who represents the business
  s93c046d8c5bb2047: 'Födelsedatum', // Date of birth
  sd1f44f1a8bc20e67: 'E-post', // Email
  sf1bc83d2509bafcf: 'Telefon', // Phone
  s298581b0d4e1aecc: 'Id-nummer', // Identity number
  s4e1c3a0856300ab2: 'Andel av företaget i procent', // Share of the business in percent
  s60a994e3b40a3fd7: 'Godkännande av villkoren', // Acceptance of the terms
  s43ff6b7fa4eb450e: 'Skicka ett dokument som visar företagets registrerade namn och skattenummer.', // Send a document that shows the registered name and the tax number of the business.
  s1fbd0c0c67b55484: 'Banken returnerade en utbetalning. Kontrollera kontot eller ange ett annat.', // The bank returned a payout. Check the account, or enter another one.
  sae77543dd8b42aaf: 'Saknas:', // Still due:
  se0d1d6bd81fc1980: 'Accepterat', // Accepted
  sa5c28fae67d92cb5: 'Jag har läst villkoren och godkänner dem för företagets räkning.', // I have read the terms and accept them for the business.
  sd6dbcdd8b169771d: 'Läs villkoren', // Read the terms
  s81fa26ccde47d6b4: '(öppnas i en ny flik)', // (opens in a new tab)
  sa291678f99882d3e: 'Godkänn dem för att ta emot betalningar.', // Accept them to take payments.
  s29bcf823714f8ad3: str`Accepterat ${0}.`, // Accepted on {0}.
  sef6fc9bbecb49ad0: 'En officiell handling för personen behövs, till exempel ett pass.', // An official document of this person is due, such as a passport.
  s5ceceb0169c2f4de: 'Till exempel ett momsregistreringsnummer. Kvitton visar hela numret.', // Such as a VAT number. Receipts show all of it.
  sc4f98d2e86f061f5: 'Skatteregistrering på kvitton', // Tax registration on receipts
  se2942f9d26a3839c: 'Förort (suburb)', // Suburb
  s49c062b3b27c5a65: 'Provins', // Province
  sae239213b7c70376: 'Delstat', // State
  s039f55207f48a0c8: 'Emirat', // Emirate
  s86a3745e20fb48a6: 'Prefektur', // Prefecture
  sabaad7d234e9c1f7: 'Grevskap', // County
  s1e45a4d7635fbda7: 'Departement', // Department
  sb51270e19988f9bd: 'Region', // Region
  s06fd2f8b555158a4: 'Område', // Area
  s88d4b07d95a0d6af: 'Distrikt', // District
  se5a206eb8faa4118: 'Socken', // Parish
  s427b795d28c19eec: 'Ö', // Island
  sbb03167c49773774: 'Oblast', // Oblast
  s908b17a113776765: 'Provins eller stad', // Province or city
  s442fb1c19566bdb9: 'ZIP-kod', // ZIP code
  s3d0bb0448ae28706: 'Postnummer (postcode)', // Postcode
  s8d4e6a64faaefa22: 'Eircode', // Eircode
  sd8735ef67143b0d9: 'PIN-kod', // PIN code
  s16124c19b0c92120: 'BSB', // BSB
  s38f8f411c5cb0dfe: 'Institutionsnummer', // Institution number
  s17580c3589f5d56d: 'Transitnummer', // Transit number
  s5ad765f0f48aace4: 'Bankkod', // Bank code
  sebc9c8586332252e: 'Kontorskod', // Branch code
  s15f05519b0ac4a05: 'BIC', // BIC
  s3eb6a7a778733bdc: 'Kontotyp', // Account type
  s99460706adc3cc02: 'Kontoinnehavare', // Account holder
  s595a73288e274ec6: 'Transaktionskonto (checking)', // Checking account
  scd99ed71799e932f: 'Sparkonto', // Savings account
  sa272124d4f77e038: 'Vanligt konto (futsu)', // Ordinary account
  sde56a2e01b083d91: 'Checkkonto (toza)', // Current account
  sa54b48c28c58e14d: 'Skriv namnet i katakana.', // Write the name in katakana.
  se807ec01980593e6: 'Ange kontoinnehavarens namn.', // Enter the name of the account holder.
  sfcfb573988a72631: 'Använd 8 eller 11 bokstäver och siffror.', // Use 8 or 11 letters and digits.
  s989b09f9574d079a: str`Kontrollera postnumret. Exempel: ${0}`, // Check this code. Example: ….
  s3f48f1f0a773215a: 'Kontrollera antalet siffror.', // Check the number of digits.
  s684b6bfe5d516e5c: str`Steg ${0} av ${1}`, // Step … of …
  s58abba84928c40f6: 'Därefter:', // Next:
  s5d3fd7ce45b5b077: 'Vad som händer sedan', // What happens next
  sa4f7bbb1435a84dd: 'Vi granskar dina uppgifter. Du kan lämna sidan under tiden.', // We review your details. You can leave this page meanwhile.
  s2f5f1b91d88824c3: 'Om något saknas står det på den här sidan.', // If something is missing, this page says what.
  s8277c21f96cdc159: 'När du är godkänd kan du ta emot betalningar, och de betalas ut till ditt bankkonto.', // Once you’re approved, you can take payments, and they are paid out to your bank account.
  s2f35239b2a49c06c: 'Fortsätt hos betalningsleverantören', // Continue at the payment processor
  s4f7fab11e7459a46: 'Öppnar betalningsleverantörens formulär…', // Opening the payment processor’s form…
  s2d00cddec274c248: 'Betalningsleverantörens eget formulär', // The payment processor’s own form
  s93fcc122adecca56:
    'Betalningsleverantören frågar efter mer än det här formuläret. Svara i leverantörens eget formulär.', // The payment processor asks for more than this form does. Answer it on its own form.
};
