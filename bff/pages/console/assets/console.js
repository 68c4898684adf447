/*
 * Comfort for the console: copy buttons, times in the reader's own zone, and the search in a dialog.
 * Everything works without.
 */

const COPIED_MS = 2000;

function offerCopy(button) {
  const place = button.parentElement;
  const value = place.querySelector('.pick');
  const said = place.querySelector('[role="status"]');
  button.hidden = false;
  let timer;
  button.addEventListener('click', async () => {
    clearTimeout(timer);
    try {
      await navigator.clipboard.writeText(value.textContent.trim());
      said.textContent = 'Copied';
      place.dataset.state = 'copied';
    } catch {
      // No clipboard here, as on a page without https: what is selected can still be copied by hand.
      getSelection().selectAllChildren(value);
      said.textContent = 'Selected. Copy it with Ctrl+C or ⌘C.';
      place.dataset.state = 'selected';
    }
    timer = setTimeout(() => {
      said.textContent = '';
      delete place.dataset.state;
    }, COPIED_MS);
  });
}

for (const button of document.querySelectorAll('[data-copy]')) offerCopy(button);

/** Writes each time in the reader's zone, with UTC as its tooltip, and says the zone once at the end. */
function tellLocalTimes() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const whole = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long' });
  let isTold = timeZone === 'UTC';
  for (const time of document.querySelectorAll('time[datetime*="T"]')) {
    const date = new Date(time.dateTime);
    const utc = time.textContent;
    // How long ago something was is the same everywhere.
    if (!utc.endsWith(' UTC')) time.title = whole.format(date);
    else if (timeZone !== 'UTC') {
      time.title = utc;
      time.textContent = date.toLocaleString('en-US', {
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        ...(/ \d{4},/.test(utc) && { year: 'numeric' }),
        ...(/:\d\d:/.test(utc) && { second: '2-digit' }),
      });
      if (isTold) continue;
      isTold = true;
      const note = document.createElement('p');
      note.className = 'muted';
      note.textContent = `Times are in your time zone, ${timeZone}. Days in filters are in UTC.`;
      document.querySelector('main')?.append(note);
    }
  }
}
tellLocalTimes();

/** Says in a save bar which rows of its form are changed. The bar itself comes and goes by style. */
for (const form of document.querySelectorAll('form[data-save-bar]')) {
  const said = form.querySelector('[data-changes]');
  const words = said.textContent;
  const valueOf = (row, part) => new FormData(form).get(`${row.id}.${part}`) ?? '';
  const refresh = () => {
    const changed = [...form.querySelectorAll('[data-row]')].filter(
      (row) => `${valueOf(row, 'model')} ${valueOf(row, 'url').trim()}` !== valueOf(row, 'was'),
    );
    const names = new Intl.ListFormat('en-US').format(changed.map((row) => row.dataset.row));
    const count = `${changed.length} ${changed.length === 1 ? 'change' : 'changes'}`;
    said.textContent = changed.length === 0 ? words : `${count}: ${names}`;
  };
  form.addEventListener('input', refresh);
  refresh();
}

const FIND_AFTER_MS = 150;
const findLink = document.querySelector('.find-link');

/** A dialog over the page with the results of the search's own page. */
function makePalette() {
  const dialog = document.createElement('dialog');
  dialog.className = 'palette';
  dialog.setAttribute('aria-label', 'Find anything');
  const input = document.createElement('input');
  Object.assign(input, { type: 'search', placeholder: 'Merchant, order, ID or page', autocomplete: 'off' });
  input.setAttribute('aria-label', input.placeholder);
  const results = document.createElement('div');
  results.setAttribute('aria-live', 'polite');
  dialog.append(input, results);
  document.body.append(dialog);
  let timer;
  let latest = 0;
  const refresh = async () => {
    const turn = (latest += 1);
    const address = `${findLink.href}?${new URLSearchParams({ q: input.value })}`;
    const response = await fetch(address).catch(() => undefined);
    if (!response?.ok || turn !== latest) return;
    const answer = new DOMParser().parseFromString(await response.text(), 'text/html');
    const found = answer.getElementById('results');
    if (found && turn === latest) results.replaceChildren(...found.childNodes);
  };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(refresh, FIND_AFTER_MS);
  });
  dialog.addEventListener('keydown', (event) => {
    const stops = [input, ...results.querySelectorAll('a')];
    const at = stops.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) stops[(at + step + stops.length) % stops.length].focus();
    else if (event.key === 'Enter' && at === 0) stops[1]?.click();
    else return;
    event.preventDefault();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  void refresh();
  return dialog;
}

if (findLink) {
  let palette;
  const open = (event) => {
    event.preventDefault();
    palette ??= makePalette();
    if (!palette.open) palette.showModal();
    palette.querySelector('input').select();
  };
  findLink.setAttribute('aria-haspopup', 'dialog');
  findLink.addEventListener('click', (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) open(event);
  });
  document.addEventListener('keydown', (event) => {
    if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') open(event);
  });
}
