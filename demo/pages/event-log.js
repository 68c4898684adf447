/* Lists the events of the elements as they fire, newest first. */

const NAMES = [
  'trellis-ready',
  'trellis-before-submit',
  'trellis-plant-created',
  'trellis-error',
  'trellis-missing-scope',
];
const LONGEST = 100;

export function logEvents() {
  const list = document.getElementById('events');
  const empty = document.getElementById('no-events');
  const clear = document.getElementById('clear-events');

  function show() {
    empty.hidden = list.children.length > 0;
    clear.hidden = !empty.hidden;
  }

  for (const name of NAMES) {
    document.addEventListener(name, (event) => {
      list.prepend(itemOf(event));
      if (list.children.length > LONGEST) list.lastElementChild.remove();
      show();
    });
  }

  clear.addEventListener('click', () => {
    list.replaceChildren();
    show();
    list.parentElement.focus();
  });
}

function itemOf({ type, detail }) {
  const item = document.createElement('li');
  const time = document.createElement('time');
  time.textContent = new Date().toLocaleTimeString('en-GB');
  const name = document.createElement('span');
  name.textContent = type;
  item.append(time, name);
  if (detail) {
    const body = document.createElement('span');
    body.className = 'muted';
    body.textContent = written(detail);
    item.append(body);
  }
  return item;
}

/** `{ id: "41", name: "Fern" }`, as a console would write it. */
function written(detail) {
  const pairs = Object.entries(detail).filter(([, value]) => value !== undefined);
  return `{ ${pairs.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join(', ')} }`;
}
