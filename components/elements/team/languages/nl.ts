import { str } from '../../../i18n/catalog.ts';

/** Dutch, as far as <trellis-team> speaks; see components/i18n/languages.ts. */
export const messages = {
  s6ead281adf0d371d: 'Bezig met verzenden…', // Sending…
  sb971debc37bf0b54: 'Eigenaar', // Owner
  s3ac25e004d6b8e6c: 'Manager', // Manager
  sae8604c86cf54f1a: 'Kassa', // Cashier
  s149c3aeba7e0d6ef: 'Keuken', // Kitchen
  sf2e5d1d228b3500d: 'Boekhouding', // Accountant
  scf03080105a4e030: 'De persoon logt in met dit adres.', // The person signs in with this address.
  s637f4cc832f507b2: 'Naam van het apparaat', // Name of the device
  s8fc0a8a99fccf3e0: 'Open op de tablet de pagina voor apparaten van uw dashboard. Die toont een code.', // Open the page for devices of your dashboard on the tablet. It shows a code.
  s3643189d1abbb7f4: 'Code', // Code
  sca7fed2bef53cb99: 'Rol', // Role
  s64da34b178200f09: 'Alles, ook bankrekeningen en het team', // Everything, with bank accounts and the team
  s46ffa0efc20d9af6: 'Bestellingen, terugbetalingen, menu’s, tijden, rapporten en het team', // Orders, refunds, menus, hours, reports and the team
  s29f821d6828813e4: 'Bestellingen, betaallinks en loyaliteit', // Orders, pay links and loyalty
  s2ed2fd51c2b250b7: 'Bestellingen en wat uitverkocht is', // Orders, and what is sold out
  s9517e5c59319305f: 'Betalingen, uitbetalingen en rapporten', // Payments, payouts and reports
  se14a5b83e3a8ca44: 'Moet een e-mailadres zijn, zoals rosie@example.com.', // Must be an email address, such as rosie@example.com.
  s1da761d03ac1972f: str`Voer de ${0} letters in die het apparaat toont.`, // Enter the … letters that the device shows.
  sf720dce1d5f87e41: 'Dit kan niet.', // This can’t be done.
  s5ad956cb74a7b54b: 'De laatste eigenaar blijft dat. Maak eerst iemand anders eigenaar.', // The last owner stays one. Make another person an owner first.
  se1d37a54742f138c: 'Alleen iemand met dezelfde of meer rechten kan deze rol geven of afnemen.', // Only a person with the same or more rights can give or take this role.
  s59ee05d07074f571: 'Deze persoon zit al in het team of is al uitgenodigd.', // This person is on the team or invited already.
  s0c0a29976ea6950c:
    'Geen apparaat toont deze code nu. Vergelijk hem met het scherm, of vraag daar een nieuwe.', // No device shows this code now. Compare it with the screen, or ask there for another one.
  s9e05a9214c03b793: 'Rol wijzigen', // Change role
  s54fac608002f2917: 'Opnieuw sturen', // Send again
  s2ca7699f7c5a4996: 'Beheren', // Manage
  sd1f09d13ff12c55c: 'Iemand uitnodigen', // Invite someone
  s35f2737fcd154e16: 'Uitnodiging sturen', // Send invitation
  sffcf1d7b5f7385ad: 'Deze persoon verwijderen?', // Remove this person?
  scc022b0740943e53: 'Een apparaat toevoegen', // Add a device
  s665f2a2247cf9c36: 'Apparaat toevoegen', // Add device
  s91213563e4e090e4: 'Dit apparaat verwijderen?', // Remove this device?
  s45dfe5e540ff7d08: str`Open ${0} op de tablet en typ de code die daar staat.`, // Open … on the tablet, and type the code that it shows.
  seb87ab6e2b6bb28f: 'Deze persoon wordt bij het volgende verzoek uitgelogd.', // This person is signed out with the next request.
  s599c693f59ab6565: 'Wie erop werkt, wordt bij het volgende verzoek uitgelogd.', // The person who is using it is signed out with the next request.
  s5bbcfacc2b6536c1: 'De uitnodiging is verzonden.', // The invitation is sent.
  s08f04c2c5ea200b2: 'Het apparaat is toegevoegd.', // The device is added.
  s2eb94f91c0f6594f: 'Verwijderd.', // Removed.
  s24b1dafb1b20370c: 'Team', // Team
  s52e01475c9da37f9: 'Team laden…', // Loading the team…
  sdd1b42c9b82bf9c7: 'Deze pagina mag het team niet tonen.', // This page isn’t allowed to show the team.
  s3c2038178979409f: 'Er zit nog niemand in het team', // Nobody is on the team yet
  s13b5adb5cce78e12: 'Nodig de mensen uit die hier werken. Zij melden zich per e-mail aan op het dashboard.', // Invite the people who work here. They sign in to the dashboard by email.
  se0dcd4169089b4df: 'Gedeelde apparaten', // Shared devices
  s514b29b64f2e94e8: 'Nog geen gedeelde apparaten.', // No shared devices yet.
  sfd6cf96dbf89d863: str`Laatst actief: ${0}`, // Last active …
  s238292c02b916572: 'Nog niet actief', // Not active yet
  see963aeadd27316b: 'Uitnodiging verlopen', // Invitation expired
  s7308509051ac80f6: str`Uitgenodigd tot ${0}`, // Invited until …
  s043e59128e4d5c70: str`Laatst gebruikt: ${0}`, // Last used …
  s70bd4b2defa0f6b5: 'Nog niet gebruikt', // Not used yet
  s1555ad6a3e191d41: 'Wacht op het apparaat', // Waits for the device
  sf95a6845b5737293: 'Is nooit geopend. Verwijder het en voeg het opnieuw toe.', // Was never opened. Remove it, and add it again.
  s689019136feb6d48: 'Niets gekozen: alle vestigingen', // None chosen: all locations
  sc79e52bbcd5b33e0: 'Rol en vestigingen', // Role and locations
  s1e597e321f8adcf3: 'Naam en vestigingen', // Name and locations
  s996f0af8aa4e2be5: 'Enkele vestigingen', // Some locations
  s8f2a705d23222bb6: 'Via een link toevoegen', // Make a link instead
  s3cf89cb47fdde7e9: 'Link', // Link
  sbd898d51377e4afb: 'Open deze link op het apparaat. Hij werkt één keer en wordt alleen nu getoond.', // Open this link on the device. It works once, and is shown only now.
  s19172ed3838854fc: 'Link kopiëren', // Copy link
};
