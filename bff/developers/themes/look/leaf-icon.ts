import { PALETTE } from './palette.ts';

/** The icon of pages: a leaf on the accent. Icons don't follow `light-dark()`, so it has the colours of light. */
export function leafIcon(ground: string = PALETTE.accent[0], leaf: string = PALETTE['on-accent'][0]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${ground}"/>` +
    `<path d="M9 23C9 14 14 9 23.5 8.5 24 18 19 23 12.5 22.5M9 23.5C11 19 14 16 18 14" fill="none" stroke="${leaf}" ` +
    `stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}
