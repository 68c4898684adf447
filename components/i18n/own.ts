/**
 * A copy with nothing but what it has itself: a page may have set members of `Object.prototype`, and none of them is an option
 * of anything here.
 */
export const own = <const Of extends object>(of: Of): Of => ({ __proto__: null, ...of });
