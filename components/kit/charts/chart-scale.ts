/**
 * Where values lie on an axis: evenly spaced ticks that are round numbers, from the lowest one up to the
 * highest.
 */
export interface Scale {
  ticks: readonly number[];
  /** From the top, as a part of the height: 0 is the highest tick, 1 the lowest. */
  at: (value: number) => number;
}

const STEPS = [1, 2, 5, 10];
const ABOUT = 4;

/** For whole numbers, such as counts and minor units of money. Zero is always on it. */
export function scaleOf(values: readonly number[]): Scale {
  let highest = 0;
  let lowest = 0;
  for (const value of values) {
    if (value > highest) highest = value;
    if (value < lowest) lowest = value;
  }
  const rough = (highest - lowest) / ABOUT || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (STEPS.find((one) => one * power >= rough) ?? 10) * power);
  const first = Math.floor(lowest / step);
  const last = Math.max(first + 1, Math.ceil(highest / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const span = (last - first) * step;
  return { ticks, at: (value) => (last * step - value) / span };
}
