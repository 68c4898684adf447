/**
 * Numbers that look random and are the same in every run; near seeds draw nothing alike. @returns a whole
 * number from 0 to below `limit`
 */
export function drawn(seed: number): (limit: number) => number {
  let state = mixed(seed);
  return (limit) => {
    state = (state + 0x9e37_79b9) >>> 0;
    return Math.floor((mixed(state) / 2 ** 32) * limit);
  };
}

/** Every bit of a number depends on all of its bits. */
function mixed(number: number): number {
  let bits = number >>> 0;
  for (const factor of [0x45d9_f3b5, 0x2c1b_3c6d]) bits = Math.imul(bits ^ (bits >>> 16), factor) >>> 0;
  return (bits ^ (bits >>> 15)) >>> 0;
}
