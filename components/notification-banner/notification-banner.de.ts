import { str } from '../localize/message.ts';

/** German, as far as <trellis-notification-banner> speaks; see localize/de.ts. */
export const german = {
  s5be3c6d61cd9182f: 'Hinweise', // Notifications
  sbc32a0da7896794d: 'Es wird nachgesehen, was ansteht …', // Looking for what is due…
  sd01e3d835ca090f9: 'Diese Seite darf nicht zeigen, was ansteht.', // This page isn’t allowed to show what is due.
  saffccfec4a1c6d7a:
    'Etwas, das verlangt wurde, ist überfällig. Sobald es erledigt ist, wird wieder ausgezahlt.', // Something that was asked for is overdue. You are paid out again once it is settled.
  s898ec9f29cb76d23: 'Erledigen', // Settle it
  s4b5f1f5ebc8d8df4: 'Die Bank hat Ihr Konto abgelehnt.', // The bank refused your account.
  sce3e6a92161df1f0: 'Es kann nichts ausgezahlt werden, bis es ein anderes gibt.', // Nothing can be paid out until there is another one.
  sc5b5d9181aa78664: str`Eine Auszahlung von ${0} ist fehlgeschlagen.`, // A payout of ${0} failed.
  s4b7abf8edfd705a8: 'Der Betrag ist wieder in Ihrem Saldo.', // The amount is in your balance again.
  s781f8c0287bf3f9a: 'Warum?', // See why
  s6ac51ba0ea5b90b7: 'Dieses Konto kann nicht verwendet werden.', // This account can’t be used.
  sa1201df5bd5932d0: 'Es ist gesperrt oder geschlossen. Fragen Sie den Betreiber dieser Seite.', // It is suspended or closed. Ask whoever runs this page.
  s705ffbb8a22b27a8: 'Ihre Einrichtung ist nicht abgeschlossen.', // Your set-up isn’t complete.
  s6f6fb3e5146ece8c: 'Danach können Sie Zahlungen annehmen.', // You can take payments once it is.
  sb20f2031b9f005fc: 'Fortfahren', // Go on
  sa34103066d5652d1: 'Ansehen', // See what it is
};
