/** The galleries, and what has no gallery. */
export const SAMPLE_PAGES: readonly string[] = [
  'demo/pages/gallery/*.html',
  'components/testing/samples/guests.html',
];
