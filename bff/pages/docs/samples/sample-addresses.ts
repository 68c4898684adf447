/** Where the sample of an element's page is. */
export const addressOfSample = (page: string): string => `${page}/sample`;

/** What answers the element of a sample, and operates it. */
export const SAMPLE_SCRIPT = '/docs/samples.js';
export const SAMPLE_SHEET = '/docs/sample.css';

/** As Express has paths; `name` is an element's. */
export const SAMPLE_PAGE = addressOfSample('/docs/elements/:name');
