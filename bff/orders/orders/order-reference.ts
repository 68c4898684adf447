/**
 * A number for people that no other order of the merchant has: an order's own number begins again each day, at each
 * location.
 * @param slug of the location, unique for the merchant
 * @example referenceOf('mill-lane', { business_date: '2026-11-21', number: 8 }); // `mill-lane-20261121-8`
 */
export function referenceOf(
  slug: string,
  { business_date: date, number }: { readonly business_date: string; readonly number: number },
): string {
  return `${slug}-${date.replaceAll('-', '')}-${number}`;
}
