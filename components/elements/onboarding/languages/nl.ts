import { str } from '../../../i18n/catalog.ts';

/** Dutch, as far as <trellis-onboarding> speaks; see components/i18n/languages.ts. */
export const messages = {
  s7b16efcbaa876f3b: 'Appartement, verdieping of gebouw', // Flat, floor or building
  sb0048c13134533f9: 'Land van de bank', // Country of the bank
  s94d7a13322dfd7da: 'Bankcode (sort code)', // Sort code
  s7cedb8b1cce5fbb0: 'Gebruik zes cijfers.', // Use six digits.
  s934726e2a5886d85: 'Rekeningnummer', // Account number
  s75a234962478804b: 'Gebruik acht cijfers.', // Use eight digits.
  s90b45b7d08768b8a: 'Bankcode (routing number)', // Routing number
  sf65f0173cf51ab70: 'Dit is geen routing number: controleer de negen cijfers.', // This isn’t a routing number: check its nine digits.
  s79778ad72a22920f: 'Gebruik 4 tot 17 cijfers.', // Use 4 to 17 digits.
  sb1901770313ae269: 'Dit is geen IBAN van dat land: controleer de letters en cijfers.', // This isn’t an IBAN of that country: check its letters and digits.
  s32df29ebddce00f5: 'Gebruik 4 tot 20 letters en cijfers.', // Use 4 to 20 letters and digits.
  s142b00fba3c9ab81: 'Wordt gecontroleerd', // Being checked
  sca4fb8fafd9b52e5: 'Geverifieerd', // Verified
  sdad54e9ae804c9d5: 'Uitbetaling teruggestuurd', // Returned a payout
  sb96c68e94d6e6070: 'Uw uitbetalingen gaan naar deze rekening. De rekening moet van het bedrijf zijn.', // Your payouts go to this account. It must belong to the business.
  s40c63226f1cad087: 'Opgeslagen rekening behouden', // Keep the saved account
  sd91d54499dee71e3: 'Opgeslagen rekening', // Saved account
  s2f64461723d3df5d: 'Wijzigen', // Change
  s341d45f2f4e7f4ac: 'Bankrekening', // Bank account
  sb3d3bba9eeff7514: 'Restaurant of café', // Restaurant or café
  se318c0317e96b1a3: 'Fastfood of afhaal', // Fast food or takeaway
  sef94e3fd7bdb6998: 'Bar of kroeg', // Bar or pub
  se4513d9410f97abd: 'Bakkerij', // Bakery
  sb23461c7a5c6fb9c: 'Catering', // Catering
  s9614cc0f0d6be077: 'Levensmiddelenwinkel', // Food shop
  s5a041fbd7104cec4: 'Supermarkt', // Supermarket
  sed63d665d828597b: 'Planten en tuin', // Plants and garden
  s2813479acf0b672f: 'Bloemen', // Flowers
  s44bf9709aad2a3e3: 'Andere winkel', // Other shop
  sb084f451fd671490: 'Eenmanszaak', // Sole trader
  s7cb4e55c59663b1c: 'Vennootschap', // Company
  sa5e744c89de66cdc: 'Non-profitorganisatie', // Non-profit organization
  sa63aad1c94e4b0f7: 'Zoals in het handelsregister.', // As it is in the register.
  sad5a85e1bfb73284: 'We bewaren alleen de laatste vier tekens.', // We keep only its last four characters.
  s56d0b450d85876a1: 'E-mailadres voor klanten', // Email for customers
  sa88f7a84f5018719: 'Telefoonnummer voor klanten', // Phone for customers
  sc5564721201bb714: 'Iets anders', // Something else
  s535c6487e679c05a: 'Branchecode', // Category code
  s95bc7649d8d967b7:
    'Vier cijfers (MCC). De code staat in het contract van uw betaalterminal; uw bank kent hem ook.', // Four digits (MCC). Your bank or your card terminal’s contract names it.
  s335051299509f534: 'Nu opgeslagen', // Saved now
  s6014ea1191a59c48: 'Uw invoer', // You typed
  sdc94c4d0660a0ff9: 'Mijn invoer opslaan', // Save what I typed
  sde2fae57c8a9184b: 'Opgeslagen gegevens gebruiken', // Take what is saved
  s97576df40354154c: 'Dit bestand kan niet als PDF, JPEG of PNG worden gelezen.', // This file can’t be read as a PDF, JPEG or PNG.
  s9fd9d178f3667b67: 'Kies een PDF-, JPEG- of PNG-bestand.', // Choose a PDF, JPEG or PNG file.
  s73578c6121f3bc85: 'Dit bestand is groter dan 5 MB. Kies een kleiner bestand.', // This file is larger than 5 MB. Choose a smaller one.
  sb77fa6fe1b6250bc: 'Dit bestand is leeg.', // This file is empty.
  s8c8b3a06e1b4db0a:
    'Een PDF-, JPEG- of PNG-bestand van maximaal 5 MB. Het wordt verzonden zodra u het kiest.', // A PDF, JPEG or PNG file of at most 5 MB. It is sent as soon as you choose it.
  sb7d8af4b213f4a13: 'Er is een document over het bedrijf nodig.', // A document about the business is due.
  s3ec8222f69c465f6: 'Document wordt geüpload…', // Uploading the document…
  s4d0679ff95a20fa9: 'Dit is te lang.', // This is too long.
  sf0b66c923f4605dc: 'Voer een e-mailadres in, zoals alex@riverside.example.', // Enter an email address, such as alex@riverside.example.
  se78b967a0b099b17: 'Voer het nummer in met landnummer, zoals +31 20 000 0000.', // Enter the number with its country code, such as +44 20 7946 0018.
  s971dedcda11acebc: 'Voer een adres in dat begint met https://.', // Enter an address that begins with https://.
  s49263fa81aac8eb0: 'Gebruik 4 tot 30 letters en cijfers.', // Use 4 to 30 letters and digits.
  sca9c71eff8209bd3: 'Gebruik vier cijfers, zoals 5812.', // Use four digits, such as 5812.
  sb53af6f0ed5876b3: 'Voer een geheel getal van 25 tot 100 in.', // Enter a whole number from 25 to 100.
  s5be44dd690718e04: 'Voer een dag, maand en jaar in, zoals 17 5 1984.', // Enter a day, a month and a year, such as 17 5 1984.
  s7c687f8f2e622ffb: 'Moet minstens 18 jaar geleden zijn.', // Must be at least 18 years ago.
  s324e61cbbfa50260: 'Voer een dag, maand en jaar in, zoals 14 3 1998.', // Enter a day, a month and a year, such as 14 3 1998.
  s3dd054902cf561ad: 'Moet in het verleden liggen.', // Must be in the past.
  sbf4808a055e7aa00: 'Kiezen', // Choose
  s5c76cc4ada53f648: str`Eindigt op ${0}`, // Ends in {0}
  sa06387bae208ec63: 'Uw bedrijf aanmelden', // Set up your business
  s750f05cb7737e1f6: 'Uw gegevens worden geladen…', // Loading your details…
  s70731ebf99d787d2: 'Deze pagina mag de aanmelding niet tonen.', // This page isn’t allowed to show the set-up.
  sfa95c675de952508: 'Later afronden', // Finish later
  s3e01ed8d6e8e6769: 'Wordt ingediend…', // Submitting…
  sc3733545a8dcd030: 'Wordt verwijderd…', // Removing…
  sb060188bb28bfa9f: 'Wordt opgeslagen…', // Saving…
  s54c55bb54a33ff62: 'Nog niemand vertegenwoordigt het bedrijf.', // Nobody represents the business yet.
  s81ecf2d4386b8e84: 'Doorgaan', // Continue
  s01cf97824ae9fbc0: 'Persoon toevoegen', // Add a person
  s1c0a0ba9ca354f45: 'Onvolledig', // Incomplete
  sdcda09c20b09b522: 'Volledig', // Complete
  sea4f08110bb8f15d: 'Verwijderen', // Remove
  sf882039f1f7c3806: str`${0} verwijderen uit de personen van het bedrijf?`, // Remove {0} from the people of the business?
  s32e02803d08ceb20: 'Deze persoon verwijderen', // Remove this person
  s5286cefee595f9db: 'Zoals in een officieel document.', // As on an official document.
  s16a02885902cc131: 'Deze persoon opslaan', // Save this person
  sbef0d1d7c802e033: 'Het adres van het bedrijf gebruiken', // Use the address of the business
  s0016f981c5e84c5a: 'De persoon is verwijderd.', // The person was removed.
  s86c6e018f3ef7a87:
    'De wet verplicht ons te weten wie het bedrijf vertegenwoordigt en wie een kwart of meer ervan bezit.', // The law asks us to know who represents the business, and who owns a quarter of it or more.
  sad2b270274993947: 'Vertegenwoordigt het bedrijf', // Represents the business
  s75781ca3abea4fca: 'Bezit 25% of meer', // Owns 25% or more
  s95d7ec72b3229ba1: 'Bestuurder', // Director
  s20356f57fa4f1c97: 'Rol van deze persoon in het bedrijf', // Role in the business
  sbd903d64a039586f: 'Volledige naam', // Full name
  s36e074f349adfc34:
    'Nummer van een identiteitskaart of paspoort, of het burgerservicenummer. We bewaren alleen de laatste vier tekens.', // From an identity card, passport or social security card. We keep only the last four characters.
  s8487153a89cc0524: 'Uw gegevens', // Your details
  s4dc3071e4e55cab6: 'Ter controle indienen', // Submit for review
  s2b35959bcf70e5dd: 'Dit ontbreekt nog. Zodra het er is, kunt u indienen.', // This is still missing. When it is there, you can submit.
  sced2b26c6a37ebb1: 'Controleer uw gegevens en dien ze daarna in.', // Check your details, then submit them.
  s94993577c418bc66: 'We hebben nog iets nodig.', // We need something more.
  s9aa3d34e093d90c2: 'In behandeling', // In review
  s1bafe7db377f4043:
    'We controleren uw gegevens. U hoeft hier niet te wachten: u kunt op elk moment terugkomen.', // We’re reviewing your details. You don’t have to wait here: you can come back at any time.
  s0cf3a536f4fbc998: 'De verbinding is onderbroken. Deze pagina kijkt vanzelf opnieuw.', // The connection is lost. This page tries again by itself.
  s84e541af9b205e31: 'Uw uitbetalingen zijn opgeschort.', // Your payouts are on hold.
  sad1d0b8e75b11061: 'U kunt betalingen ontvangen. U wordt weer uitbetaald zodra dit in orde is:', // You can take payments. You are paid out again once this is settled:
  s2bb7b02eaea5934a: 'We controleren wat u hebt verzonden.', // We’re reviewing what you sent.
  s62373e3631b26b4a: 'Tot die tijd zijn uw uitbetalingen opgeschort.', // Your payouts are on hold until then.
  s13079e0504918159: 'Uw aanvraag is afgewezen.', // Your application was declined.
  s3878ddb7a8f1356b:
    'U kunt met dit account geen betalingen ontvangen. Vraag de beheerder van deze pagina naar de reden.', // You can’t take payments with this account. Ask the owner of this page for the reason.
  s3dbb5d1929b78de4: 'Uw account is geblokkeerd.', // Your account is suspended.
  s2e8fa8edefce3c7c: 'Hier kan niets worden gewijzigd. Neem contact op met de beheerder van deze pagina.', // Nothing can be changed here. Ask the owner of this page.
  s8d2a620f8cdaf3b0: 'Dit account is gesloten.', // This account is closed.
  sb0288028ed08387f: 'Uw aanmelding is voltooid.', // You’re set up.
  s766c69467c07e1dc: 'U kunt betalingen ontvangen. Uw nieuwe bankrekening wordt gecontroleerd.', // You can take payments. Your new bank account is being checked.
  sf3e6155de8c10ece: 'U kunt betalingen ontvangen, en uw uitbetalingen gaan naar uw bankrekening.', // You can take payments, and your payouts go to your bank account.
  s1019b76d903f2f40: str`We hebben uiterlijk ${0} iets van u nodig.`, // Something is due by {0}.
  s0969b1797c10958e: 'Na die dag worden uw uitbetalingen opgeschort.', // After that day, your payouts are held back.
  sfa8641eece79b0bd: 'Ga ernaartoe', // Go to it
  s8fd45bc6136209e3: 'Dit wordt niet geaccepteerd. Controleer het of laat het zoals het was.', // This isn’t accepted. Check it, or leave it as it was.
  s3096debcf584729e: 'Maak een keuze.', // Choose one.
  s5cd69aab9f7c8f98: 'Vink dit aan om door te gaan.', // Check this box to continue.
  sd2023813cc70bf74: 'Stappen', // Steps
  scea8fe83eb12f43c: str`${0} van ${1} afgerond`, // {0} of {1} done
  sc8e99647d23486da: 'Opslaan en doorgaan', // Save and continue
  sc16e00a7a8b2fde2: 'Terug', // Back
  sffddb248c1500c19: 'Wie u bent, zoals geregistreerd. Uw klanten zien de naam die u kiest.', // Who you are, as it is registered. Your customers see the name that you choose.
  s5ec788264172b605: 'Waar het bedrijf is gevestigd volgens het register. Geen postbus.', // Where the business is registered. No post office box.
  s233ae776268cd44b: 'Bedrijf', // Business
  sfcdd8e672c75b713: 'Adres', // Address
  s4854cd48f30ff8ee: 'Personen', // People
  sd4647caeb94889ec: 'Voorwaarden', // Terms
  sfc53e352afbca881: 'Controle', // Review
  s9c13a2548d254014: 'Klaar', // Ready
  s5c06b6e2521a4bf5: 'Te doen', // To do
  s0379fc73608ab971: 'Afgerond', // Done
  sb718fbf789a9f5c9: 'Later', // Later
  s9b6901ac422f46a7: 'Afgewezen', // Declined
  sb5f7a0b4a5c7ec98: 'Geregistreerde naam', // Registered name
  sd7251b8b2dda0ea9: 'Naam die klanten zien', // Name that customers see
  s5b538176b047d2fc: 'Rechtsvorm', // Type of business
  s787946a62fb4863b: 'Fiscaal nummer', // Tax number
  s9cf439c567040270: 'Wat u verkoopt', // What you sell
  s82665b2ffabc9c0a: 'Website', // Website
  s1175575c2ced4d53: 'Opgericht op', // Founded on
  sa311a24c1471a974: 'Document', // Document
  scbe9592201fb2a0c: 'Straat en huisnummer', // Street and number
  s9b94d49f820e8865: 'Plaats', // Town or city
  s483169c26b28d9b3: 'Postcode', // Postal code
  s9cf7402fe920f7d1: 'Land', // Country
  s5456f991b726a491: 'Een persoon die het bedrijf vertegenwoordigt', // A person who represents the business
  s93c046d8c5bb2047: 'Geboortedatum', // Date of birth
  sd1f44f1a8bc20e67: 'E-mailadres', // Email
  sf1bc83d2509bafcf: 'Telefoonnummer', // Phone
  s298581b0d4e1aecc: 'Identificatienummer', // Identity number
  s4e1c3a0856300ab2: 'Aandeel in het bedrijf in procenten', // Share of the business in percent
  s60a994e3b40a3fd7: 'Akkoord met de voorwaarden', // Acceptance of the terms
  s43ff6b7fa4eb450e: 'Stuur een document met de geregistreerde naam en het fiscaal nummer van het bedrijf.', // Send a document that shows the registered name and the tax number of the business.
  s1fbd0c0c67b55484:
    'De bank heeft een uitbetaling teruggestuurd. Controleer de rekening of voer een andere in.', // The bank returned a payout. Check the account, or enter another one.
  sae77543dd8b42aaf: 'Nog nodig:', // Still due:
  se0d1d6bd81fc1980: 'Geaccepteerd', // Accepted
  sa5c28fae67d92cb5: 'Ik heb de voorwaarden gelezen en ga er namens het bedrijf mee akkoord.', // I have read the terms and accept them for the business.
  sd6dbcdd8b169771d: 'Voorwaarden lezen', // Read the terms
  s81fa26ccde47d6b4: '(opent in een nieuw tabblad)', // (opens in a new tab)
  sa291678f99882d3e: 'Ga ermee akkoord om betalingen te ontvangen.', // Accept them to take payments.
  s29bcf823714f8ad3: str`Geaccepteerd op ${0}.`, // Accepted on {0}.
  sef6fc9bbecb49ad0: 'Er is een officieel document van deze persoon nodig, zoals een paspoort.', // An official document of this person is due, such as a passport.
  s5ceceb0169c2f4de: 'Bijvoorbeeld een btw-nummer. Bonnen tonen het volledig.', // Such as a VAT number. Receipts show all of it.
  sc4f98d2e86f061f5: 'Belastingregistratie op bonnen', // Tax registration on receipts
  se2942f9d26a3839c: 'Plaats (suburb)', // Suburb
  s49c062b3b27c5a65: 'Provincie', // Province
  sae239213b7c70376: 'Staat', // State
  s039f55207f48a0c8: 'Emiraat', // Emirate
  s86a3745e20fb48a6: 'Prefectuur', // Prefecture
  sabaad7d234e9c1f7: 'Graafschap', // County
  s1e45a4d7635fbda7: 'Departement', // Department
  sb51270e19988f9bd: 'Regio', // Region
  s06fd2f8b555158a4: 'Gebied', // Area
  s88d4b07d95a0d6af: 'District', // District
  se5a206eb8faa4118: 'Parochie', // Parish
  s427b795d28c19eec: 'Eiland', // Island
  sbb03167c49773774: 'Oblast', // Oblast
  s908b17a113776765: 'Provincie of stad', // Province or city
  s442fb1c19566bdb9: 'ZIP-code', // ZIP code
  s3d0bb0448ae28706: 'Postcode', // Postcode
  s8d4e6a64faaefa22: 'Eircode', // Eircode
  sd8735ef67143b0d9: 'PIN-code', // PIN code
  s16124c19b0c92120: 'BSB', // BSB
  s38f8f411c5cb0dfe: 'Instellingsnummer', // Institution number
  s17580c3589f5d56d: 'Transitnummer', // Transit number
  s5ad765f0f48aace4: 'Bankcode', // Bank code
  sebc9c8586332252e: 'Filiaalcode', // Branch code
  s15f05519b0ac4a05: 'BIC', // BIC
  s3eb6a7a778733bdc: 'Soort rekening', // Account type
  s99460706adc3cc02: 'Rekeninghouder', // Account holder
  s595a73288e274ec6: 'Betaalrekening (checking)', // Checking account
  scd99ed71799e932f: 'Spaarrekening', // Savings account
  sa272124d4f77e038: 'Gewone rekening (futsu)', // Ordinary account
  sde56a2e01b083d91: 'Rekening-courant (toza)', // Current account
  sa54b48c28c58e14d: 'Schrijf de naam in katakana.', // Write the name in katakana.
  se807ec01980593e6: 'Voer de naam van de rekeninghouder in.', // Enter the name of the account holder.
  sfcfb573988a72631: 'Gebruik 8 of 11 letters en cijfers.', // Use 8 or 11 letters and digits.
  s989b09f9574d079a: str`Controleer deze postcode. Voorbeeld: ${0}`, // Check this code. Example: ….
  s3f48f1f0a773215a: 'Controleer het aantal cijfers.', // Check the number of digits.
  s684b6bfe5d516e5c: str`Stap ${0} van ${1}`, // Step … of …
  s58abba84928c40f6: 'Hierna:', // Next:
  s5d3fd7ce45b5b077: 'Wat er hierna gebeurt', // What happens next
  sa4f7bbb1435a84dd: 'We beoordelen uw gegevens. U kunt deze pagina intussen verlaten.', // We review your details. You can leave this page meanwhile.
  s2f5f1b91d88824c3: 'Als er iets ontbreekt, staat dat op deze pagina.', // If something is missing, this page says what.
  s8277c21f96cdc159: 'Na goedkeuring kunt u betalingen aannemen; ze worden op uw bankrekening uitbetaald.', // Once you’re approved, you can take payments, and they are paid out to your bank account.
  s2f35239b2a49c06c: 'Verder bij de betaalprovider', // Continue at the payment processor
  s4f7fab11e7459a46: 'Formulier van de betaalprovider openen…', // Opening the payment processor’s form…
  s2d00cddec274c248: 'Het formulier van de betaalprovider', // The payment processor’s own form
  s93fcc122adecca56:
    'De betaalprovider vraagt meer dan dit formulier. Beantwoord het op het eigen formulier van de betaalprovider.', // The payment processor asks for more than this form does. Answer it on its own form.
};
