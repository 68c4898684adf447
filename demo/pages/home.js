/* The home page listens to the plant form as any page can: its events bubble up to the document. */

const NAMES = [
  'trellis-ready',
  'trellis-before-submit',
  'trellis-plant-created',
  'trellis-error',
  'trellis-missing-scope',
];
const LONGEST = 100;

const at = (id) => document.getElementById(id);
const events = at('events');
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

for (const name of NAMES) {
  document.addEventListener(name, (event) => {
    events.prepend(itemOf(event));
    if (events.children.length > LONGEST) events.lastElementChild.remove();
    showEvents();
  });
}

at('clear-events').addEventListener('click', () => {
  events.replaceChildren();
  showEvents();
  events.parentElement.focus();
});

function showEvents() {
  at('no-events').hidden = events.children.length > 0;
  at('clear-events').hidden = !at('no-events').hidden;
}

/** An event, as a console would write it. */
function itemOf({ type, detail }) {
  const item = document.createElement('li');
  item.append(made('time', time.format(new Date())), made('span', type));
  if (detail) {
    const pairs = Object.entries(detail).filter(([, value]) => value !== undefined);
    const body = made(
      'span',
      `{ ${pairs.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join(', ')} }`,
    );
    body.className = 'muted';
    item.append(body);
  }
  return item;
}

document.addEventListener('trellis-plant-created', ({ detail: { id, name, tag } }) => {
  at('none-added').hidden = true;
  at('added').closest('table').hidden = false;
  at('added').prepend(rowOf({ Number: id, Name: name, Tag: tag, Time: time.format(new Date()) }));
});

function rowOf(texts) {
  const row = document.createElement('tr');
  for (const [label, text] of Object.entries(texts)) {
    const cell = row.insertCell();
    cell.dataset.label = label;
    cell.append(made('bdi', text || '–'));
  }
  return row;
}

function made(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
