import { str } from '../../../i18n/catalog.ts';

/** Polish, as far as <trellis-team> speaks; see components/i18n/languages.ts. */
export const messages = {
  s6ead281adf0d371d: 'Wysyłanie…', // Sending…
  sb971debc37bf0b54: 'Właściciel', // Owner
  s3ac25e004d6b8e6c: 'Kierownik', // Manager
  sae8604c86cf54f1a: 'Kasa', // Cashier
  s149c3aeba7e0d6ef: 'Kuchnia', // Kitchen
  sf2e5d1d228b3500d: 'Księgowość', // Accountant
  scf03080105a4e030: 'Osoba loguje się tym adresem.', // The person signs in with this address.
  s637f4cc832f507b2: 'Nazwa urządzenia', // Name of the device
  s8fc0a8a99fccf3e0: 'Otwórz na tablecie stronę urządzeń w swoim panelu. Pokaże kod.', // Open the page for devices of your dashboard on the tablet. It shows a code.
  s3643189d1abbb7f4: 'Kod', // Code
  sca7fed2bef53cb99: 'Rola', // Role
  s64da34b178200f09: 'Wszystko, także konta bankowe i zespół', // Everything, with bank accounts and the team
  s46ffa0efc20d9af6: 'Zamówienia, zwroty, menu, godziny, raporty i zespół', // Orders, refunds, menus, hours, reports and the team
  s29f821d6828813e4: 'Zamówienia, linki płatnicze i lojalność', // Orders, pay links and loyalty
  s2ed2fd51c2b250b7: 'Zamówienia i to, co wyprzedane', // Orders, and what is sold out
  s9517e5c59319305f: 'Płatności, wypłaty i raporty', // Payments, payouts and reports
  se14a5b83e3a8ca44: 'Musi to być adres e-mail, np. rosie@example.com.', // Must be an email address, such as rosie@example.com.
  s1da761d03ac1972f: str`Wpisz litery pokazane na urządzeniu: ma ich być ${0}.`, // Enter the … letters that the device shows.
  sf720dce1d5f87e41: 'Nie można tego zrobić.', // This can’t be done.
  s5ad956cb74a7b54b: 'Ostatni właściciel pozostaje właścicielem. Najpierw nadaj tę rolę innej osobie.', // The last owner stays one. Make another person an owner first.
  se1d37a54742f138c:
    'Tę rolę może nadać lub odebrać tylko osoba z takimi samymi lub większymi uprawnieniami.', // Only a person with the same or more rights can give or take this role.
  s59ee05d07074f571: 'Ta osoba jest już w zespole albo ma już zaproszenie.', // This person is on the team or invited already.
  s0c0a29976ea6950c:
    'Żadne urządzenie nie wyświetla teraz tego kodu. Porównaj go z ekranem albo poproś tam o nowy.', // No device shows this code now. Compare it with the screen, or ask there for another one.
  s9e05a9214c03b793: 'Zmień rolę', // Change role
  s54fac608002f2917: 'Wyślij ponownie', // Send again
  s2ca7699f7c5a4996: 'Zarządzaj', // Manage
  sd1f09d13ff12c55c: 'Zaproś kogoś', // Invite someone
  s35f2737fcd154e16: 'Wyślij zaproszenie', // Send invitation
  sffcf1d7b5f7385ad: 'Usunąć tę osobę?', // Remove this person?
  scc022b0740943e53: 'Dodaj urządzenie', // Add a device
  s665f2a2247cf9c36: 'Dodaj urządzenie', // Add device
  s91213563e4e090e4: 'Usunąć to urządzenie?', // Remove this device?
  s45dfe5e540ff7d08: str`Otwórz ${0} na tablecie i wpisz kod, który się tam pojawi.`, // Open … on the tablet, and type the code that it shows.
  seb87ab6e2b6bb28f: 'Ta osoba zostanie wylogowana przy następnym żądaniu.', // This person is signed out with the next request.
  s599c693f59ab6565: 'Osoba, która na nim pracuje, zostanie wylogowana przy następnym żądaniu.', // The person who is using it is signed out with the next request.
  s5bbcfacc2b6536c1: 'Zaproszenie wysłano.', // The invitation is sent.
  s08f04c2c5ea200b2: 'Urządzenie dodano.', // The device is added.
  s2eb94f91c0f6594f: 'Usunięto.', // Removed.
  s24b1dafb1b20370c: 'Zespół', // Team
  s52e01475c9da37f9: 'Wczytywanie zespołu…', // Loading the team…
  sdd1b42c9b82bf9c7: 'Ta strona nie może pokazywać zespołu.', // This page isn’t allowed to show the team.
  s3c2038178979409f: 'W zespole nie ma jeszcze nikogo', // Nobody is on the team yet
  s13b5adb5cce78e12: 'Zaproś osoby, które tu pracują. Logują się do panelu przez e-mail.', // Invite the people who work here. They sign in to the dashboard by email.
  se0dcd4169089b4df: 'Wspólne urządzenia', // Shared devices
  s514b29b64f2e94e8: 'Nie ma jeszcze wspólnych urządzeń.', // No shared devices yet.
  sfd6cf96dbf89d863: str`Ostatnia aktywność: ${0}`, // Last active …
  s238292c02b916572: 'Jeszcze bez aktywności', // Not active yet
  see963aeadd27316b: 'Zaproszenie wygasło', // Invitation expired
  s7308509051ac80f6: str`Zaproszenie do ${0}`, // Invited until …
  s043e59128e4d5c70: str`Ostatnio używane: ${0}`, // Last used …
  s70bd4b2defa0f6b5: 'Jeszcze nieużywane', // Not used yet
  s1555ad6a3e191d41: 'Czeka na urządzenie', // Waits for the device
  sf95a6845b5737293: 'Nigdy nie zostało otwarte. Usuń je i dodaj ponownie.', // Was never opened. Remove it, and add it again.
  s689019136feb6d48: 'Nic nie wybrano: wszystkie lokalizacje', // None chosen: all locations
  sc79e52bbcd5b33e0: 'Rola i lokalizacje', // Role and locations
  s1e597e321f8adcf3: 'Nazwa i lokalizacje', // Name and locations
  s996f0af8aa4e2be5: 'Niektóre lokalizacje', // Some locations
  s8f2a705d23222bb6: 'Dodaj przez link', // Make a link instead
  s3cf89cb47fdde7e9: 'Link', // Link
  sbd898d51377e4afb: 'Otwórz ten link na urządzeniu. Działa raz i jest pokazywany tylko teraz.', // Open this link on the device. It works once, and is shown only now.
  s19172ed3838854fc: 'Kopiuj link', // Copy link
};
