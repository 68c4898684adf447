import { str } from '../../i18n/catalog.ts';

/** Dutch, as far as surfaces speak alike; see components/i18n/languages.ts. */
export const messages = {
  s122d080550190239: 'Deze pagina heeft nog geen sessie.', // This page has no session yet.
  scb5d46b821c5336e: 'Dit werkt alleen binnen een <trellis-session>.', // This works inside a <trellis-session>.
  sf62087d0762cf8c8: 'Iemand anders heeft dit intussen gewijzigd.', // Someone else changed this meanwhile.
  s5179edb88566d0bb: 'Bekijk de nieuwste versie en breng uw wijziging opnieuw aan.', // Look at the latest version, then make your change again.
  s6c0070fd685d20ab: 'Misschien is het intussen verwijderd.', // It may have been removed meanwhile.
  sd4c57a47e3e7ebaa: 'Dit account is afgewezen of gesloten.', // This account was declined or closed.
  sde122c035af55362: 'Neem contact op met de beheerder van deze pagina.', // Ask the owner of this page.
  sfeba66e8638d764e: 'De status van het account staat dit niet toe, of het maximale aantal is bereikt.', // The account’s status doesn’t allow this, or the account has reached its limit.
  s85902a0e9aff4407: 'De bankrekening is gewijzigd. Daarom zijn directe uitbetalingen 24 uur geblokkeerd.', // The bank account was changed, so instant payouts are held for 24 hours.
  s8cd680f7a51f4326: 'Er kan nu geen bankrekening worden opgegeven.', // A bank account can’t be given right now.
  s02370e36e7cc8652: 'Er kan nu geen document worden aangeleverd.', // A document can’t be given right now.
  sf8b926a04900f953: 'Er ontbreekt een verplicht gegeven.', // A required field is missing.
  s86cb1a21f7a2ca77: 'De opties passen niet bij het minimum en maximum dat gekozen mag worden.', // The choices don’t fit the least and the most that may be chosen.
  scaaaa3532a12404c: 'Dit is meer dan er nog is.', // This is more than is left.
  s7937aec05fae78c5:
    'Deze afbeelding kan niet worden gebruikt. Gebruik een niet-bewegende JPEG-, PNG- of WebP-afbeelding van maximaal 25 megapixel.', // This picture can’t be used. Use a still JPEG, PNG or WebP picture of at most 25 megapixels.
  s41bc9cb62f84325c: 'Wat hier staat, is mogelijk verouderd. Laad de pagina opnieuw.', // What is shown here may be out of date. Reload the page.
  s59d5e850c70679f4: 'Dit bestand is te groot.', // This file is too large.
  safb13f193733865d: 'Bestanden van dit type worden niet geaccepteerd.', // Files of this type aren’t taken.
  se8e5c01fc510a8af: 'Dit wordt niet geaccepteerd. Controleer wat u hebt ingevoerd.', // This isn’t accepted. Check what you entered.
  s5cffe4c22702f9b2: 'Veganistisch', // Vegan
  sa55f03b76cdd13e9: 'Vegetarisch', // Vegetarian
  s339d8f0e8a13f675: 'Glutenvrij', // Gluten-free
  s191cb4c3f5d4f0c9: 'Zuivelvrij', // Dairy-free
  s5bab69ae19f58c9d: 'Notenvrij', // Nut-free
  s53b1becfacfb60a7: 'Halal', // Halal
  se499fbfc2838fd73: 'Koosjer', // Kosher
  sfcd2c836e51ee420: 'Gluten', // Gluten
  s4820f6346697e1ad: 'Schaaldieren', // Crustaceans
  s7e1f966c3bdc60ef: 'Eieren', // Eggs
  sd1a31784ee6f7d83: 'Vis', // Fish
  s19c6be9a0bed5819: 'Pinda’s', // Peanuts
  s9858b619faabdd0a: 'Soja', // Soy
  s04e320aea9058222: 'Melk', // Milk
  s53f36c1f28c98c73: 'Noten', // Tree nuts
  sde77d36c97c098d3: 'Selderij', // Celery
  s73d68a6f5b31332d: 'Mosterd', // Mustard
  s8ab3ba8acd6003bb: 'Sesam', // Sesame
  sd5e41b959070453e: 'Sulfiet', // Sulphites
  s5947749e59725101: 'Lupine', // Lupin
  s85aa73f71459b117: 'Weekdieren', // Molluscs
  saffccfec4a1c6d7a:
    'Iets waarom is gevraagd, is over de termijn. U wordt weer uitbetaald zodra dit in orde is.', // Something that was asked for is overdue. You are paid out again once it is settled.
  s898ec9f29cb76d23: 'Oplossen', // Settle it
  s4b5f1f5ebc8d8df4: 'De bank heeft uw rekening geweigerd.', // The bank refused your account.
  sce3e6a92161df1f0: 'Er kan niets worden uitbetaald tot er een andere rekening is.', // Nothing can be paid out until there is another one.
  sc5b5d9181aa78664: str`Een uitbetaling van ${0} is mislukt.`, // A payout of {0} failed.
  s4b7abf8edfd705a8: 'Het bedrag staat weer op uw saldo.', // The amount is in your balance again.
  s781f8c0287bf3f9a: 'Bekijk waarom', // See why
  s6ac51ba0ea5b90b7: 'Dit account kan niet worden gebruikt.', // This account can’t be used.
  s3a7a71aa92278b95: 'Het is geblokkeerd of gesloten. Neem contact op met de beheerder van deze pagina.', // It is suspended or closed. Ask the owner of this page.
  s705ffbb8a22b27a8: 'Uw aanmelding is niet voltooid.', // Your set-up isn’t complete.
  s6f6fb3e5146ece8c: 'Daarna kunt u betalingen ontvangen.', // You can take payments once it is.
  sb20f2031b9f005fc: 'Doorgaan', // Go on
  sa34103066d5652d1: 'Bekijken', // See what it is
  s358ae9de147d9a6a: 'Tarieven en volgende afschrijving', // Rates and next charge
  sb5170a999513e29a: 'Er worden geen maanden meer in rekening gebracht.', // No more months are charged.
  s3f0da07f3809f714: 'Volgende afschrijving', // Next charge
  sf72695e8cd91f93c: str`${0} op ${1}`, // … on …
  s0b01a13a3596425b: 'Op basis van de verkopen tot nu toe deze maand. Het bedrag gaat van uw saldo af.', // Based on sales so far this month. It is taken from your bala
  s3a5ba843cb8baa0f: 'Nog geen verkopen deze maand. Een maand zonder verkopen kost niets.', // No sales so far this month. A month without sales costs noth
  sde28e3a47c9ec4a6: 'Er wordt op dit moment niets in rekening gebracht.', // Nothing is charged at present.
  s055718e64eaa99fb: str`Sinds ${0}`, // Since …
  sae51c14aaddfda7f: str`${0}, minstens ${1}`, // …, at least …
  se0a35e20d60d449f: 'Abonnement, voor een maand met verkopen', // Subscription, per month with sales
  sdabbe265895e3337: 'Betaalde bestelling', // Paid order
  s932170d33e68b84f: 'Betaalde betaallink', // Paid pay link
  s936784268299192a: 'Actief loyaliteitslid, voor een maand', // Active loyalty member, per month
  seaf670a9769b8e73: 'Betwiste betaling', // Disputed payment
  s244f5d2a2e7501b5: 'Directe uitbetaling', // Payout at once
  sb3b3f8006d471aa8: 'Bestelpagina', // Ordering page
  s5b9700677e376da8: 'Bestellingen aan de balie', // Counter orders
  s274b244c6791ea58: 'Bestellingen van andere systemen', // Orders from other systems
  s31b4fdbe96db1394: 'Betaallinks', // Pay links
};
