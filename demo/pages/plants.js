/* The Plants page listens to the element as any page can: its events bubble up to the document. */
import { logEvents } from './event-log.js';
import { offerCopies } from './copy-code.js';

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const rows = document.getElementById('added');

document.addEventListener('trellis-plant-created', ({ detail: { id, name, tag } }) => {
  document.getElementById('none-added').hidden = true;
  rows.closest('table').hidden = false;
  rows.prepend(rowOf([id, name, tag ?? '', time.format(new Date())]));
});

function rowOf(texts) {
  const row = document.createElement('tr');
  const labels = ['Number', 'Name', 'Tag', 'Time'];
  for (const [index, text] of texts.entries()) {
    const cell = row.insertCell();
    cell.dataset.label = labels[index];
    const set = document.createElement('bdi');
    set.textContent = text || '–';
    cell.append(set);
  }
  return row;
}

logEvents();
offerCopies();
