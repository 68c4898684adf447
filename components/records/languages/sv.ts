import { str } from '../../i18n/catalog.ts';

/** Swedish, as far as surfaces speak alike; see components/i18n/languages.ts. */
export const messages = {
  s122d080550190239: 'Sidan har ingen session än.', // This page has no session yet.
  scb5d46b821c5336e: 'Det här fungerar bara inuti en <trellis-session>.', // This works inside a <trellis-session>.
  sf62087d0762cf8c8: 'Någon annan har ändrat detta under tiden.', // Someone else changed this meanwhile.
  s5179edb88566d0bb: 'Titta på den senaste versionen och ändra sedan igen.', // Look at the latest version, then make your change again.
  s6c0070fd685d20ab: 'Det kan ha tagits bort under tiden.', // It may have been removed meanwhile.
  sd4c57a47e3e7ebaa: 'Kontot har avslagits eller stängts.', // This account was declined or closed.
  sde122c035af55362: 'Kontakta den som ansvarar för sidan.', // Ask the owner of this page.
  sfeba66e8638d764e: 'Kontots status tillåter inte detta, eller så är det högsta antalet redan nått.', // The account’s status doesn’t allow this, or the account has reached its limit.
  s85902a0e9aff4407: 'Bankkontot har ändrats. Därför är direktutbetalningar spärrade i 24 timmar.', // The bank account was changed, so instant payouts are held for 24 hours.
  s8cd680f7a51f4326: 'Det går inte att ange ett bankkonto just nu.', // A bank account can’t be given right now.
  s02370e36e7cc8652: 'Det går inte att lämna ett dokument just nu.', // A document can’t be given right now.
  sf8b926a04900f953: 'En obligatorisk uppgift saknas.', // A required field is missing.
  s86cb1a21f7a2ca77: 'Valen stämmer inte med det lägsta och högsta antal som får väljas.', // The choices don’t fit the least and the most that may be chosen.
  scaaaa3532a12404c: 'Det är mer än vad som finns kvar.', // This is more than is left.
  s7937aec05fae78c5:
    'Bilden kan inte användas. Använd en stillbild i JPEG, PNG eller WebP på högst 25 megapixel.', // This picture can’t be used. Use a still JPEG, PNG or WebP picture of at most 25 megapixels.
  s41bc9cb62f84325c: 'Det som visas här kan vara inaktuellt. Läs in sidan på nytt.', // What is shown here may be out of date. Reload the page.
  s59d5e850c70679f4: 'Filen är för stor.', // This file is too large.
  safb13f193733865d: 'Filer av den här typen tas inte emot.', // Files of this type aren’t taken.
  se8e5c01fc510a8af: 'Detta godtas inte. Kontrollera det du angav.', // This isn’t accepted. Check what you entered.
  s5cffe4c22702f9b2: 'Vegansk', // Vegan
  sa55f03b76cdd13e9: 'Vegetarisk', // Vegetarian
  s339d8f0e8a13f675: 'Glutenfri', // Gluten-free
  s191cb4c3f5d4f0c9: 'Mjölkfri', // Dairy-free
  s5bab69ae19f58c9d: 'Nötfri', // Nut-free
  s53b1becfacfb60a7: 'Halal', // Halal
  se499fbfc2838fd73: 'Kosher', // Kosher
  sfcd2c836e51ee420: 'Gluten', // Gluten
  s4820f6346697e1ad: 'Kräftdjur', // Crustaceans
  s7e1f966c3bdc60ef: 'Ägg', // Eggs
  sd1a31784ee6f7d83: 'Fisk', // Fish
  s19c6be9a0bed5819: 'Jordnötter', // Peanuts
  s9858b619faabdd0a: 'Soja', // Soy
  s04e320aea9058222: 'Mjölk', // Milk
  s53f36c1f28c98c73: 'Nötter', // Tree nuts
  sde77d36c97c098d3: 'Selleri', // Celery
  s73d68a6f5b31332d: 'Senap', // Mustard
  s8ab3ba8acd6003bb: 'Sesam', // Sesame
  sd5e41b959070453e: 'Sulfiter', // Sulphites
  s5947749e59725101: 'Lupin', // Lupin
  s85aa73f71459b117: 'Blötdjur', // Molluscs
  saffccfec4a1c6d7a: 'Något som har begärts är försenat. Du får utbetalningar igen när det är åtgärdat.', // Something that was asked for is overdue. You are paid out again once it is settled.
  s898ec9f29cb76d23: 'Åtgärda', // Settle it
  s4b5f1f5ebc8d8df4: 'Banken avvisade ditt konto.', // The bank refused your account.
  sce3e6a92161df1f0: 'Inget kan betalas ut förrän det finns ett annat konto.', // Nothing can be paid out until there is another one.
  sc5b5d9181aa78664: str`En utbetalning på ${0} misslyckades.`, // A payout of {0} failed.
  s4b7abf8edfd705a8: 'Beloppet finns i ditt saldo igen.', // The amount is in your balance again.
  s781f8c0287bf3f9a: 'Se varför', // See why
  s6ac51ba0ea5b90b7: 'Kontot kan inte användas.', // This account can’t be used.
  s3a7a71aa92278b95: 'Det är spärrat eller stängt. Kontakta den som ansvarar för sidan.', // It is suspended or closed. Ask the owner of this page.
  s705ffbb8a22b27a8: 'Din registrering är inte klar.', // Your set-up isn’t complete.
  s6f6fb3e5146ece8c: 'Därefter kan du ta emot betalningar.', // You can take payments once it is.
  sb20f2031b9f005fc: 'Fortsätt', // Go on
  sa34103066d5652d1: 'Visa', // See what it is
  s358ae9de147d9a6a: 'Priser och nästa debitering', // Rates and next charge
  sb5170a999513e29a: 'Inga fler månader debiteras.', // No more months are charged.
  s3f0da07f3809f714: 'Nästa debitering', // Next charge
  sf72695e8cd91f93c: str`${0} den ${1}`, // … on …
  s0b01a13a3596425b: 'Baserat på försäljningen hittills den här månaden. Beloppet dras från ditt saldo.', // Based on sales so far this month. It is taken from your bala
  s3a5ba843cb8baa0f:
    'Ingen försäljning hittills den här månaden. En månad utan försäljning kostar ingenting.', // No sales so far this month. A month without sales costs noth
  sde28e3a47c9ec4a6: 'Ingenting debiteras just nu.', // Nothing is charged at present.
  s055718e64eaa99fb: str`Sedan ${0}`, // Since …
  sae51c14aaddfda7f: str`${0}, minst ${1}`, // …, at least …
  se0a35e20d60d449f: 'Abonnemang, för en månad med försäljning', // Subscription, per month with sales
  sdabbe265895e3337: 'Betald beställning', // Paid order
  s932170d33e68b84f: 'Betald betallänk', // Paid pay link
  s936784268299192a: 'Aktiv lojalitetsmedlem, för en månad', // Active loyalty member, per month
  seaf670a9769b8e73: 'Bestridd betalning', // Disputed payment
  s244f5d2a2e7501b5: 'Direktutbetalning', // Payout at once
  sb3b3f8006d471aa8: 'Beställningssida', // Ordering page
  s5b9700677e376da8: 'Beställningar i disken', // Counter orders
  s274b244c6791ea58: 'Beställningar från andra system', // Orders from other systems
  s31b4fdbe96db1394: 'Betallänkar', // Pay links
};
