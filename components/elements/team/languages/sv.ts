import { str } from '../../../i18n/catalog.ts';

/** Swedish, as far as <trellis-team> speaks; see components/i18n/languages.ts. */
export const messages = {
  s6ead281adf0d371d: 'Skickar…', // Sending…
  sb971debc37bf0b54: 'Ägare', // Owner
  s3ac25e004d6b8e6c: 'Chef', // Manager
  sae8604c86cf54f1a: 'Kassa', // Cashier
  s149c3aeba7e0d6ef: 'Kök', // Kitchen
  sf2e5d1d228b3500d: 'Bokföring', // Accountant
  scf03080105a4e030: 'Personen loggar in med den här adressen.', // The person signs in with this address.
  s637f4cc832f507b2: 'Enhetens namn', // Name of the device
  s8fc0a8a99fccf3e0: 'Öppna sidan för enheter i er panel på surfplattan. Den visar en kod.', // Open the page for devices of your dashboard on the tablet. It shows a code.
  s3643189d1abbb7f4: 'Kod', // Code
  sca7fed2bef53cb99: 'Roll', // Role
  s64da34b178200f09: 'Allt, även bankkonton och teamet', // Everything, with bank accounts and the team
  s46ffa0efc20d9af6: 'Beställningar, återbetalningar, menyer, tider, rapporter och teamet', // Orders, refunds, menus, hours, reports and the team
  s29f821d6828813e4: 'Beställningar, betallänkar och lojalitet', // Orders, pay links and loyalty
  s2ed2fd51c2b250b7: 'Beställningar och vad som är slut', // Orders, and what is sold out
  s9517e5c59319305f: 'Betalningar, utbetalningar och rapporter', // Payments, payouts and reports
  se14a5b83e3a8ca44: 'Måste vara en e-postadress, till exempel rosie@example.com.', // Must be an email address, such as rosie@example.com.
  s1da761d03ac1972f: str`Ange de ${0} bokstäver som enheten visar.`, // Enter the … letters that the device shows.
  sf720dce1d5f87e41: 'Det går inte.', // This can’t be done.
  s5ad956cb74a7b54b: 'Den sista ägaren förblir ägare. Gör först någon annan till ägare.', // The last owner stays one. Make another person an owner first.
  se1d37a54742f138c: 'Bara den som har samma eller fler rättigheter kan ge eller ta bort den här rollen.', // Only a person with the same or more rights can give or take this role.
  s59ee05d07074f571: 'Personen är redan med i teamet eller redan inbjuden.', // This person is on the team or invited already.
  s0c0a29976ea6950c: 'Ingen enhet visar den här koden nu. Jämför den med skärmen, eller be om en ny där.', // No device shows this code now. Compare it with the screen, or ask there for another one.
  s9e05a9214c03b793: 'Ändra roll', // Change role
  s54fac608002f2917: 'Skicka igen', // Send again
  s2ca7699f7c5a4996: 'Hantera', // Manage
  sd1f09d13ff12c55c: 'Bjud in någon', // Invite someone
  s35f2737fcd154e16: 'Skicka inbjudan', // Send invitation
  sffcf1d7b5f7385ad: 'Ta bort personen?', // Remove this person?
  scc022b0740943e53: 'Lägg till en enhet', // Add a device
  s665f2a2247cf9c36: 'Lägg till enhet', // Add device
  s91213563e4e090e4: 'Ta bort enheten?', // Remove this device?
  s45dfe5e540ff7d08: str`Öppna ${0} på surfplattan och skriv koden som visas.`, // Open … on the tablet, and type the code that it shows.
  seb87ab6e2b6bb28f: 'Personen loggas ut vid nästa begäran.', // This person is signed out with the next request.
  s599c693f59ab6565: 'Den som arbetar på den loggas ut vid nästa begäran.', // The person who is using it is signed out with the next request.
  s5bbcfacc2b6536c1: 'Inbjudan är skickad.', // The invitation is sent.
  s08f04c2c5ea200b2: 'Enheten är tillagd.', // The device is added.
  s2eb94f91c0f6594f: 'Borttagen.', // Removed.
  s24b1dafb1b20370c: 'Team', // Team
  s52e01475c9da37f9: 'Läser in teamet…', // Loading the team…
  sdd1b42c9b82bf9c7: 'Sidan får inte visa teamet.', // This page isn’t allowed to show the team.
  s3c2038178979409f: 'Ingen är med i teamet än', // Nobody is on the team yet
  s13b5adb5cce78e12: 'Bjud in dem som arbetar här. De loggar in på panelen via e-post.', // Invite the people who work here. They sign in to the dashboard by email.
  se0dcd4169089b4df: 'Delade enheter', // Shared devices
  s514b29b64f2e94e8: 'Inga delade enheter än.', // No shared devices yet.
  sfd6cf96dbf89d863: str`Senast aktiv: ${0}`, // Last active …
  s238292c02b916572: 'Inte aktiv än', // Not active yet
  see963aeadd27316b: 'Inbjudan har gått ut', // Invitation expired
  s7308509051ac80f6: str`Inbjuden till ${0}`, // Invited until …
  s043e59128e4d5c70: str`Senast använd: ${0}`, // Last used …
  s70bd4b2defa0f6b5: 'Inte använd än', // Not used yet
  s1555ad6a3e191d41: 'Väntar på enheten', // Waits for the device
  sf95a6845b5737293: 'Öppnades aldrig. Ta bort den och lägg till den igen.', // Was never opened. Remove it, and add it again.
  s689019136feb6d48: 'Inget valt: alla platser', // None chosen: all locations
  sc79e52bbcd5b33e0: 'Roll och platser', // Role and locations
  s1e597e321f8adcf3: 'Namn och platser', // Name and locations
  s996f0af8aa4e2be5: 'Vissa platser', // Some locations
  s8f2a705d23222bb6: 'Lägg till med länk', // Make a link instead
  s3cf89cb47fdde7e9: 'Länk', // Link
  sbd898d51377e4afb: 'Öppna länken på enheten. Den fungerar en gång och visas bara nu.', // Open this link on the device. It works once, and is shown only now.
  s19172ed3838854fc: 'Kopiera länken', // Copy link
};
