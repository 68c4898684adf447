const DAYS = 90;

/** When the customer of an order is forgotten that was closed then. */
export function forgetAt(closed: Date): Date {
  return new Date(closed.getTime() + DAYS * 24 * 60 * 60_000);
}
