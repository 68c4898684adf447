import { str } from '../../../i18n/catalog.ts';

/** German, as far as <trellis-team> speaks; see components/i18n/languages.ts. */
export const messages = {
  s6ead281adf0d371d: 'Wird gesendet …', // Sending…
  sb971debc37bf0b54: 'Inhaber', // Owner
  s3ac25e004d6b8e6c: 'Leitung', // Manager
  sae8604c86cf54f1a: 'Kasse', // Cashier
  s149c3aeba7e0d6ef: 'Küche', // Kitchen
  sf2e5d1d228b3500d: 'Buchhaltung', // Accountant
  scf03080105a4e030: 'Die Person meldet sich mit dieser Adresse an.', // The person signs in with this address.
  s637f4cc832f507b2: 'Name des Geräts', // Name of the device
  s8fc0a8a99fccf3e0:
    'Öffnen Sie auf dem Tablet die Seite für Geräte Ihres Dashboards. Sie zeigt einen Code an.', // Open the page for devices of your dashboard on the tablet. It shows a code.
  s3643189d1abbb7f4: 'Code', // Code
  sca7fed2bef53cb99: 'Rolle', // Role
  s64da34b178200f09: 'Alles, auch Bankkonten und das Team', // Everything, with bank accounts and the team
  s46ffa0efc20d9af6: 'Bestellungen, Erstattungen, Karten, Zeiten, Berichte und das Team', // Orders, refunds, menus, hours, reports and the team
  s29f821d6828813e4: 'Bestellungen, Zahlungslinks und Treueprogramm', // Orders, pay links and loyalty
  s2ed2fd51c2b250b7: 'Bestellungen und was ausverkauft ist', // Orders, and what is sold out
  s9517e5c59319305f: 'Zahlungen, Auszahlungen und Berichte', // Payments, payouts and reports
  se14a5b83e3a8ca44: 'Muss eine E-Mail-Adresse sein, etwa rosie@example.com.', // Must be an email address, such as rosie@example.com.
  s1da761d03ac1972f: str`Geben Sie die ${0} Buchstaben ein, die das Gerät anzeigt.`, // Enter the … letters that the device shows.
  sf720dce1d5f87e41: 'Das geht nicht.', // This can’t be done.
  s5ad956cb74a7b54b:
    'Die letzte Person mit der Rolle „Inhaber“ behält sie. Geben Sie die Rolle zuerst einer anderen Person.', // The last owner stays one. Make another person an owner first.
  se1d37a54742f138c: 'Nur wer dieselben oder mehr Rechte hat, kann diese Rolle geben oder nehmen.', // Only a person with the same or more rights can give or take this role.
  s59ee05d07074f571: 'Diese Person ist schon im Team oder eingeladen.', // This person is on the team or invited already.
  s0c0a29976ea6950c:
    'Kein Gerät zeigt diesen Code gerade an. Vergleichen Sie ihn mit dem Bildschirm, oder lassen Sie dort einen neuen anzeigen.', // No device shows this code now. Compare it with the screen, or ask there for another one.
  s9e05a9214c03b793: 'Rolle ändern', // Change role
  s54fac608002f2917: 'Erneut senden', // Send again
  s2ca7699f7c5a4996: 'Verwalten', // Manage
  sd1f09d13ff12c55c: 'Jemanden einladen', // Invite someone
  s35f2737fcd154e16: 'Einladung senden', // Send invitation
  sffcf1d7b5f7385ad: 'Diese Person entfernen?', // Remove this person?
  scc022b0740943e53: 'Gerät hinzufügen', // Add a device
  s665f2a2247cf9c36: 'Gerät hinzufügen', // Add device
  s91213563e4e090e4: 'Dieses Gerät entfernen?', // Remove this device?
  s45dfe5e540ff7d08: str`Öffnen Sie ${0} auf dem Tablet und geben Sie den Code ein, den es anzeigt.`, // Open … on the tablet, and type the code that it shows.
  seb87ab6e2b6bb28f: 'Diese Person wird mit der nächsten Anfrage abgemeldet.', // This person is signed out with the next request.
  s599c693f59ab6565: 'Wer darauf arbeitet, wird mit der nächsten Anfrage abgemeldet.', // The person who is using it is signed out with the next request.
  s5bbcfacc2b6536c1: 'Die Einladung ist gesendet.', // The invitation is sent.
  s08f04c2c5ea200b2: 'Das Gerät ist hinzugefügt.', // The device is added.
  s2eb94f91c0f6594f: 'Entfernt.', // Removed.
  s24b1dafb1b20370c: 'Team', // Team
  s52e01475c9da37f9: 'Team wird geladen …', // Loading the team…
  sdd1b42c9b82bf9c7: 'Diese Seite darf das Team nicht anzeigen.', // This page isn’t allowed to show the team.
  s3c2038178979409f: 'Noch ist niemand im Team', // Nobody is on the team yet
  s13b5adb5cce78e12: 'Laden Sie ein, wer hier arbeitet. Die Anmeldung am Dashboard geht per E-Mail.', // Invite the people who work here. They sign in to the dashboard by email.
  se0dcd4169089b4df: 'Gemeinsame Geräte', // Shared devices
  s514b29b64f2e94e8: 'Noch keine gemeinsamen Geräte.', // No shared devices yet.
  sfd6cf96dbf89d863: str`Zuletzt aktiv: ${0}`, // Last active …
  s238292c02b916572: 'Noch nicht aktiv', // Not active yet
  see963aeadd27316b: 'Einladung abgelaufen', // Invitation expired
  s7308509051ac80f6: str`Eingeladen bis ${0}`, // Invited until …
  s043e59128e4d5c70: str`Zuletzt benutzt: ${0}`, // Last used …
  s70bd4b2defa0f6b5: 'Noch nicht benutzt', // Not used yet
  s1555ad6a3e191d41: 'Wartet auf das Gerät', // Waits for the device
  sf95a6845b5737293: 'Wurde nie geöffnet. Entfernen Sie es und fügen Sie es erneut hinzu.', // Was never opened. Remove it, and add it again.
  s689019136feb6d48: 'Keine Auswahl: alle Standorte', // None chosen: all locations
  sc79e52bbcd5b33e0: 'Rolle und Standorte', // Role and locations
  s1e597e321f8adcf3: 'Name und Standorte', // Name and locations
  s996f0af8aa4e2be5: 'Einige Standorte', // Some locations
  s8f2a705d23222bb6: 'Per Link hinzufügen', // Make a link instead
  s3cf89cb47fdde7e9: 'Link', // Link
  sbd898d51377e4afb:
    'Öffnen Sie diesen Link auf dem Gerät. Er funktioniert einmal und wird nur jetzt angezeigt.', // Open this link on the device. It works once, and is shown only now.
  s19172ed3838854fc: 'Link kopieren', // Copy link
};
