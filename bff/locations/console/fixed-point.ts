/**
 * A whole number of small units as people write it: 35000 of a currency's smallest unit with two digits is `350`, 350 is `3.50`.
 * @param digits after the point of the large unit
 */
export function fixedText(value: number, digits: number): string {
  const text = String(value).padStart(digits + 1, '0');
  const rest = text.slice(text.length - digits);
  const isWhole = digits === 0 || /^0*$/.test(rest);
  return isWhole ? text.slice(0, text.length - digits) : `${text.slice(0, text.length - digits)}.${rest}`;
}

/** A percentage, without zeros at the end: 1250 bps are `12.5`. */
export function percentText(value: number, digits: number): string {
  return fixedText(value, digits).replace(/(\.\d*?)0+$/, '$1');
}

/** @returns undefined for what isn't a number with at most that many digits after the point */
export function fixedOf(text: string, digits: number): number | undefined {
  const parts = /^(\d{1,12})(?:[.,](\d+))?$/.exec(text.trim());
  if (!parts) return undefined;
  const [, whole = '', rest = ''] = parts;
  return rest.length > digits ? undefined : Number(whole + rest.padEnd(digits, '0'));
}

/** How many digits amounts of a currency have after the point. */
export function digitsOf(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0
  );
}
