import { str } from '../../i18n/catalog.ts';

/** Polish, as far as surfaces speak alike; see components/i18n/languages.ts. */
export const messages = {
  s122d080550190239: 'Ta strona nie ma jeszcze sesji.', // This page has no session yet.
  scb5d46b821c5336e: 'To działa tylko wewnątrz <trellis-session>.', // This works inside a <trellis-session>.
  sf62087d0762cf8c8: 'Ktoś inny zmienił to w międzyczasie.', // Someone else changed this meanwhile.
  s5179edb88566d0bb: 'Sprawdź najnowszą wersję i wprowadź zmianę ponownie.', // Look at the latest version, then make your change again.
  s6c0070fd685d20ab: 'Możliwe, że w międzyczasie to usunięto.', // It may have been removed meanwhile.
  sd4c57a47e3e7ebaa: 'To konto odrzucono lub zamknięto.', // This account was declined or closed.
  sde122c035af55362: 'Skontaktuj się z administratorem tej strony.', // Ask the owner of this page.
  sfeba66e8638d764e: 'Stan konta na to nie pozwala lub osiągnięto maksymalną liczbę.', // The account’s status doesn’t allow this, or the account has reached its limit.
  s85902a0e9aff4407:
    'Zmieniono konto bankowe, dlatego natychmiastowe wypłaty są zablokowane przez 24 godziny.', // The bank account was changed, so instant payouts are held for 24 hours.
  s8cd680f7a51f4326: 'Nie można teraz podać konta bankowego.', // A bank account can’t be given right now.
  s02370e36e7cc8652: 'Nie można teraz przekazać dokumentu.', // A document can’t be given right now.
  sf8b926a04900f953: 'Brakuje wymaganych danych.', // A required field is missing.
  s86cb1a21f7a2ca77: 'Wybór nie mieści się w dozwolonym minimum i maksimum.', // The choices don’t fit the least and the most that may be chosen.
  scaaaa3532a12404c: 'To więcej, niż zostało.', // This is more than is left.
  s7937aec05fae78c5:
    'Nie można użyć tego obrazu. Użyj nieruchomego obrazu JPEG, PNG lub WebP, maksymalnie 25 megapikseli.', // This picture can’t be used. Use a still JPEG, PNG or WebP picture of at most 25 megapixels.
  s41bc9cb62f84325c: 'Te informacje mogą być nieaktualne. Odśwież stronę.', // What is shown here may be out of date. Reload the page.
  s59d5e850c70679f4: 'Ten plik jest za duży.', // This file is too large.
  safb13f193733865d: 'Pliki tego typu nie są przyjmowane.', // Files of this type aren’t taken.
  se8e5c01fc510a8af: 'Nie można tego przyjąć. Sprawdź wprowadzone dane.', // This isn’t accepted. Check what you entered.
  s5cffe4c22702f9b2: 'Wegańskie', // Vegan
  sa55f03b76cdd13e9: 'Wegetariańskie', // Vegetarian
  s339d8f0e8a13f675: 'Bez glutenu', // Gluten-free
  s191cb4c3f5d4f0c9: 'Bez nabiału', // Dairy-free
  s5bab69ae19f58c9d: 'Bez orzechów', // Nut-free
  s53b1becfacfb60a7: 'Halal', // Halal
  se499fbfc2838fd73: 'Koszerne', // Kosher
  sfcd2c836e51ee420: 'Gluten', // Gluten
  s4820f6346697e1ad: 'Skorupiaki', // Crustaceans
  s7e1f966c3bdc60ef: 'Jaja', // Eggs
  sd1a31784ee6f7d83: 'Ryby', // Fish
  s19c6be9a0bed5819: 'Orzeszki ziemne', // Peanuts
  s9858b619faabdd0a: 'Soja', // Soy
  s04e320aea9058222: 'Mleko', // Milk
  s53f36c1f28c98c73: 'Orzechy', // Tree nuts
  sde77d36c97c098d3: 'Seler', // Celery
  s73d68a6f5b31332d: 'Gorczyca', // Mustard
  s8ab3ba8acd6003bb: 'Sezam', // Sesame
  sd5e41b959070453e: 'Siarczyny', // Sulphites
  s5947749e59725101: 'Łubin', // Lupin
  s85aa73f71459b117: 'Mięczaki', // Molluscs
  saffccfec4a1c6d7a:
    'Minął termin na dostarczenie wymaganych danych. Wypłaty zostaną wznowione po ich uzupełnieniu.', // Something that was asked for is overdue. You are paid out again once it is settled.
  s898ec9f29cb76d23: 'Uzupełnij', // Settle it
  s4b5f1f5ebc8d8df4: 'Bank odrzucił konto.', // The bank refused your account.
  sce3e6a92161df1f0: 'Nic nie zostanie wypłacone, dopóki nie będzie innego konta.', // Nothing can be paid out until there is another one.
  sc5b5d9181aa78664: str`Wypłata ${0} nie powiodła się.`, // A payout of {0} failed.
  s4b7abf8edfd705a8: 'Kwota wróciła na saldo.', // The amount is in your balance again.
  s781f8c0287bf3f9a: 'Sprawdź dlaczego', // See why
  s6ac51ba0ea5b90b7: 'Nie można używać tego konta.', // This account can’t be used.
  s3a7a71aa92278b95: 'Jest zawieszone lub zamknięte. Skontaktuj się z administratorem tej strony.', // It is suspended or closed. Ask the owner of this page.
  s705ffbb8a22b27a8: 'Konfiguracja konta nie jest ukończona.', // Your set-up isn’t complete.
  s6f6fb3e5146ece8c: 'Potem można przyjmować płatności.', // You can take payments once it is.
  sb20f2031b9f005fc: 'Kontynuuj', // Go on
  sa34103066d5652d1: 'Zobacz', // See what it is
  s358ae9de147d9a6a: 'Stawki i następne obciążenie', // Rates and next charge
  sb5170a999513e29a: 'Żaden miesiąc nie jest już naliczany.', // No more months are charged.
  s3f0da07f3809f714: 'Następne obciążenie', // Next charge
  sf72695e8cd91f93c: str`${0} dnia ${1}`, // … on …
  s0b01a13a3596425b: 'Na podstawie dotychczasowej sprzedaży w tym miesiącu. Kwota zostanie pobrana z salda.', // Based on sales so far this month. It is taken from your bala
  s3a5ba843cb8baa0f: 'W tym miesiącu nie ma jeszcze sprzedaży. Miesiąc bez sprzedaży nic nie kosztuje.', // No sales so far this month. A month without sales costs noth
  sde28e3a47c9ec4a6: 'Obecnie nic nie jest naliczane.', // Nothing is charged at present.
  s055718e64eaa99fb: str`Od ${0}`, // Since …
  sae51c14aaddfda7f: str`${0}, co najmniej ${1}`, // …, at least …
  se0a35e20d60d449f: 'Abonament za miesiąc ze sprzedażą', // Subscription, per month with sales
  sdabbe265895e3337: 'Opłacone zamówienie', // Paid order
  s932170d33e68b84f: 'Opłacony link do płatności', // Paid pay link
  s936784268299192a: 'Aktywny członek programu lojalnościowego za miesiąc', // Active loyalty member, per month
  seaf670a9769b8e73: 'Reklamowana płatność', // Disputed payment
  s244f5d2a2e7501b5: 'Natychmiastowa wypłata', // Payout at once
  sb3b3f8006d471aa8: 'Strona zamówień', // Ordering page
  s5b9700677e376da8: 'Zamówienia przy ladzie', // Counter orders
  s274b244c6791ea58: 'Zamówienia z innych systemów', // Orders from other systems
  s31b4fdbe96db1394: 'Linki do płatności', // Pay links
};
