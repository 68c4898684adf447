import { serveAnswers, sessionAnswers } from './answer-server.ts';

const DAY_MS = 86_400_000;
/** The longest report that the API gives. */
export const REPORT_DAYS = 400;
const TODAY = Date.parse('2026-11-21');

/**
 * A page with `<trellis-reporting>` over a report of 400 days by day, compared with the 400 before.
 * `bench.again()` asks for it again and resolves with the milliseconds from the answer, as text in the page,
 * to the frame after the one that shows it.
 */
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Reports</title>
<script type="module">
let answeredMs = 0;
const text = Response.prototype.text;
Response.prototype.text = async function () {
  const body = await text.call(this);
  if (this.url.includes('/reports/sales')) answeredMs = performance.now();
  return body;
};
const element = () => document.querySelector('trellis-reporting');
const ready = () => new Promise((resolve) => {
  const look = () => element().getAttribute('state') === 'ready' && (observer.disconnect(), resolve());
  const observer = new MutationObserver(look);
  observer.observe(element(), { attributeFilter: ['state'] });
});
const painted = () => new Promise((resolve) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => resolve(performance.now());
  port2.postMessage(undefined);
}));
globalThis.bench = {
  first: ready().then(painted),
  async again() {
    const isReady = ready();
    element().refresh();
    await element().updateComplete;
    await isReady;
    const atMs = await painted();
    return atMs - answeredMs;
  },
};
</script>
<script type="module" src="/cdn/trellis.js"></script>
<body><trellis-session endpoint="/trellis-session"><trellis-reporting interval="day" range="RANGE"></trellis-reporting></trellis-session>`;

const dateOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);
const FROM = dateOf(TODAY - (REPORT_DAYS - 1) * DAY_MS);
const BEFORE = dateOf(TODAY - (2 * REPORT_DAYS - 1) * DAY_MS);

const figures = (orders: number) => ({
  orders,
  gross: orders * 1845,
  discounts: orders * 73,
  charges: orders * 60,
  refunds: 0,
  included_tax: 0,
  net: orders * 1832,
  tax: orders * 146,
  tips: orders * 95,
  collected: orders * 2073,
  average: 1832,
});

const rowsFrom = (first: string) =>
  Array.from({ length: REPORT_DAYS }, (_, at) => {
    const date = dateOf(Date.parse(first) + at * DAY_MS);
    return { business_date: date, through: date, ...figures(20 + ((at * 7) % 31)) };
  });

const totals = figures(14_000);
const changes = Object.fromEntries(
  Object.keys(totals).map((name) => [name, { difference: 100, bps: 120, is_new: false }]),
);
const head = {
  merchant: 'mer_bench',
  timezone: 'Europe/London',
  currency: 'GBP',
  generated_at: '2026-11-21T12:00:00Z',
};
const ANSWERS: Readonly<Record<string, object>> = {
  ...sessionAnswers('reports:read', 'reports:export'),
  '/v1/reports/options': {
    ...head,
    object: 'report_options',
    today: dateOf(TODAY),
    max_days: REPORT_DAYS,
    locations: [],
    surfaces: ['ordering', 'api'],
  },
  '/v1/reports/sales': {
    ...head,
    object: 'sales_report',
    from: FROM,
    to: dateOf(TODAY),
    group: 'day',
    location: null,
    surface: null,
    rows: rowsFrom(FROM),
    totals,
    compare: {
      with: 'previous',
      from: BEFORE,
      to: dateOf(Date.parse(FROM) - DAY_MS),
      until: null,
      rows: rowsFrom(BEFORE),
      totals,
      changes,
    },
  },
};

/** Serves the page, the package and the answers, all on 127.0.0.1. */
export const serveReportPage = (): ReturnType<typeof serveAnswers> =>
  serveAnswers(PAGE.replace('RANGE', `${FROM}/${dateOf(TODAY)}`), ANSWERS);
