import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { html, type Html } from '../text/html.ts';
import { draw, scaleOf, type Point } from './drawing.ts';

describe('the scale of a chart', () => {
  it.each([
    [[], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [1, 3],
      [0, 1, 2, 3],
    ],
    [[17_34_00], [0, 100_000, 200_000]],
    [[7_41_00], [0, 25_000, 50_000, 75_000]],
    [
      [-500, 1200],
      [-1000, 0, 1000, 2000],
    ],
    [[-7], [-10, -5, 0]],
  ])('of %j has the ticks %j', (values, ticks) => {
    expect(scaleOf(values).ticks).toEqual(ticks);
  });

  it('holds every value and zero, on at most seven whole ticks', () => {
    const amount = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 400 }), (values) => {
        const { ticks, at } = scaleOf(values);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks.every(Number.isInteger)).toBe(true);
        for (const value of [...values, 0]) {
          expect(at(value)).toBeGreaterThanOrEqual(0);
          expect(at(value)).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

describe('a drawing', () => {
  const days = (count: number): Point[] =>
    Array.from({ length: count }, (_, day) => ({ label: `Day ${day + 1}`, value: day + 1, before: 1 }));
  const plotOf = (points: readonly Point[]): string => draw<Html>(html, points).plot.text;
  const labelsOf = (points: readonly Point[]): (string | undefined)[][] =>
    draw<Html>(html, points).axis.map(({ text }) =>
      (/text-anchor="(.*?)"[^>]*>(.*?)</.exec(text) ?? []).slice(1),
    );

  it('leaves out on phones what is too wide between its first and last label, in Japanese too', () => {
    const sparesOf = (short: string): number =>
      draw<Html>(
        html,
        days(30).map((day) => ({ ...day, short })),
      ).axis.filter(({ text }) => text.includes('class="spare"')).length;
    expect(sparesOf('31 Oct')).toBe(0);
    expect(sparesOf('31. Okt.')).toBeGreaterThan(0);
    expect(sparesOf('10月31日')).toBeGreaterThan(0);
  });

  it('has a bar for each value up to 62, a line beyond, and the period before as a line', () => {
    expect(plotOf(days(62)).match(/<rect/g)).toHaveLength(62);
    expect(plotOf(days(62)).match(/<polyline/g)).toHaveLength(1);
    expect(plotOf(days(63))).not.toContain('<rect');
    expect(plotOf(days(63)).match(/<polyline/g)).toHaveLength(2);
    expect(plotOf([{ label: 'Day 1', value: 3 }])).not.toContain('<polyline');
  });

  it('has bars from zero, below it too, and a class for the day that has not ended', () => {
    const plot = plotOf([
      { label: 'Day 1', value: -1 },
      { label: 'Today', value: 1, isNow: true },
    ]);
    expect(plot).toMatch(/<rect class="bar" [^>]*y="50\.00%"[^>]*height="50\.00%"/);
    expect(plot).toMatch(/<rect class="bar now" [^>]*y="0\.00%"[^>]*height="50\.00%"/);
  });

  it('labels four or five values, beneath their bars or, of many, inside of the ends', () => {
    expect(labelsOf(days(7)).map(([anchor, label]) => `${anchor} ${label}`)).toEqual([
      'middle Day 1',
      'middle Day 3',
      'middle Day 5',
      'middle Day 7',
    ]);
    expect(labelsOf(days(30)).map(([anchor, label]) => `${anchor} ${label}`)).toEqual([
      'start Day 1',
      'middle Day 9',
      'middle Day 17',
      'end Day 30',
    ]);
  });

  it('of nothing has its grid alone', () => {
    const { ticks, plot, axis } = draw<Html>(html, []);
    expect([ticks, axis]).toEqual([[0, 1], []]);
    expect(plot.text).not.toMatch(/rect|polyline|NaN/);
  });
});
