import type { Page } from '@playwright/test';

/** A number at a part of an element, as the table of docs/theming.md has it. */
export interface Mark {
  readonly number: number;
  /** Within the element's shadow root. */
  readonly part: string;
  /** Where in the part: from its left and from its top, as fractions. */
  readonly at: readonly [x: number, y: number];
}

const NAME = '.field:nth-of-type(2)';

export const FORM_MARKS: readonly Mark[] = [
  { number: 1, part: 'form', at: [0.94, 0.06] },
  { number: 2, part: 'h2', at: [0.4, 0.5] },
  { number: 3, part: 'form', at: [-0.039, 0.5] },
  { number: 4, part: '#id-note', at: [1.07, 0.5] },
  { number: 5, part: 'form', at: [0.6, 0] },
  { number: 6, part: '.field:nth-of-type(3) input', at: [0.5, 1] },
  { number: 7, part: '.primary', at: [0.04, 0.08] },
  { number: 8, part: '.primary', at: [0.62, 0.98] },
  { number: 10, part: `${NAME} input`, at: [0.5, -0.12] },
  { number: 12, part: `${NAME} p`, at: [1.18, 0.5] },
  { number: 14, part: '#id', at: [0.94, 0.5] },
  { number: 15, part: '.field:nth-of-type(3) input', at: [0.75, 0.5] },
  { number: 16, part: 'form', at: [1, 1] },
  { number: 17, part: '#id', at: [0.2, 0.5] },
  { number: 18, part: 'label', at: [1.18, 0.5] },
];

export const LIST_MARKS: readonly Mark[] = [
  { number: 9, part: '.endpoint', at: [0.97, 0.8] },
  { number: 11, part: '.live', at: [0.02, 0] },
  { number: 12, part: '.risky', at: [1.22, 0.5] },
  { number: 13, part: '.endpoint .warning', at: [1.06, 0.5] },
  { number: 17, part: '.endpoint .url', at: [0.22, 0.78] },
];

/** The same on light and on dark. */
const LOOK = `.mark-of-part {
  position: absolute; translate: -50% -50%; width: 20px; height: 20px; border: 1.5px solid #fff; border-radius: 50%;
  background: #6d28d9; color: #fff; font: 700 11px/17px 'Liberation Sans', arial, sans-serif; text-align: center; box-sizing: border-box }`;

/** Puts a number on each part. */
export async function mark(page: Page, element: string, marks: readonly Mark[]): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, LOOK);
  for (const { number, part, at } of marks) {
    const box = await page.locator(`${element} ${part}`).first().boundingBox();
    if (!box) throw new Error(`${element} has no ${part}`);
    const scrolled = await page.evaluate(() => scrollY);
    await page.evaluate(
      ({ number, left, top }) => {
        // Not in the element: nothing of it may move.
        const circle = document.createElement('b');
        circle.textContent = String(number);
        Object.assign(circle.style, { left: `${left}px`, top: `${top}px` });
        circle.className = 'mark-of-part';
        document.body.append(circle);
      },
      { number, left: box.x + box.width * at[0], top: scrolled + box.y + box.height * at[1] },
    );
  }
}
