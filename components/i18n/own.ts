/**
 * Returns a copy with only its own properties: a page may have set members of `Object.prototype`, which must
 * not act as options.
 */
export const own = <const Of extends object>(of: Of): Of => ({ __proto__: null, ...of });
