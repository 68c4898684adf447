/* The Webhooks page shows what its server reports: what has arrived, and whether the receiver works. */
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'UTC' });
const at = (id) => document.getElementById(id);
const rows = at('arrivals');
const news = at('arrived-news');
let newest;

const live = new EventSource('/webhooks/live');
live.addEventListener('open', () => (at('link').textContent = 'Live'));
live.addEventListener('error', () => (at('link').textContent = 'Reconnecting…'));
live.addEventListener('message', ({ data }) => show(JSON.parse(data)));

function show({ arrivals, isBroken, isTrusting, problem }) {
  const condition = at('condition');
  condition.className = `verdict ${isBroken || problem ? 'bad' : 'good'}`;
  condition.textContent = isBroken ? 'Broken' : problem ? 'Not connected' : 'Working';
  at('trust').textContent =
    problem || (isTrusting ? 'Known to this server' : 'None yet. The endpoint is being created.');
  const form = at('switch');
  form.broken.value = String(!isBroken);
  form.querySelector('button').textContent = isBroken ? 'Repair the receiver' : 'Break the receiver';
  at('none-arrived').hidden = arrivals.length > 0;
  rows.closest('table').hidden = arrivals.length === 0;
  showArrivals(arrivals);
}

/** New ones on top. A server that was restarted begins a new list. */
function showArrivals(arrivals) {
  const last = arrivals.at(-1)?.number ?? 0;
  if (newest === undefined || last < newest) rows.replaceChildren();
  const known = newest === undefined || last < newest ? 0 : newest;
  const fresh = arrivals.filter(({ number }) => number > known);
  for (const arrival of fresh) rows.prepend(rowOf(arrival));
  const said = fresh.map((arrival) => `${nameOf(arrival)}: ${verdictOf(arrival)}`);
  if (newest !== undefined && said.length > 0) news.textContent = said.join('. ');
  newest = last;
}

const nameOf = ({ type }) => type ?? 'Unknown sender';
const verdictOf = ({ isVerified }) => (isVerified ? 'verified' : 'rejected');

function rowOf(arrival) {
  const { isVerified, answer, id, isRepeated } = arrival;
  const row = document.createElement('tr');
  const name = document.createElement('code');
  name.textContent = nameOf(arrival);
  const note = document.createElement('span');
  note.className = 'muted id';
  note.textContent = isRepeated ? `${id}, already processed` : id;
  cell(row, 'Event', name, note, ...bodyOf(arrival));
  cell(row, 'Signature', mark(isVerified ? 'Verified' : 'Rejected', isVerified));
  cell(row, 'Response', mark(String(answer), answer < 300));
  cell(row, 'Time (UTC)', time.format(new Date(arrival.at)));
  return row;
}

/** The JSON text as it arrived: parsed here, it would lose the digits of an int64. */
function bodyOf({ body }) {
  if (body === undefined) return [];
  const folded = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = 'Body';
  const text = document.createElement('pre');
  text.textContent = body;
  folded.append(summary, text);
  return [folded];
}

function cell(row, label, ...content) {
  const made = row.insertCell();
  made.dataset.label = label;
  const held = document.createElement('div');
  held.append(...content);
  made.append(held);
}

function mark(text, isGood) {
  const made = document.createElement('span');
  made.className = `verdict ${isGood ? 'good' : 'bad'}`;
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  shape.setAttribute('viewBox', '0 0 12 12');
  shape.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', isGood ? 'M2.5 6.5 5 9l4.5-6' : 'm3 3 6 6m0-6-6 6');
  shape.append(path);
  made.append(shape, text);
  return made;
}

/* The forms work without this script too; with it the page stays where it is. */
for (const form of [at('switch'), at('secret')]) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const note = at('secret-note');
    const sent = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(new FormData(form)),
    }).catch(() => undefined);
    if (form.id !== 'secret') return;
    const isTaken = sent?.ok && !sent.url.endsWith('secret=wrong');
    note.textContent = isTaken ? '' : 'Enter an endpoint’s secret. It starts with whsec_.';
    if (isTaken) {
      form.reset();
      at('trust').textContent = 'Known to this server';
      news.textContent = 'The secret was added.';
    }
  });
}
