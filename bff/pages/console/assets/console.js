/* Comfort for the console: copy buttons, and each time in the reader's own zone as a tooltip. Everything works without. */

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

const local = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'long' });

for (const button of document.querySelectorAll('[data-copy]')) offerCopy(button);
for (const time of document.querySelectorAll('time[datetime*="T"]')) {
  time.title = local.format(new Date(time.dateTime));
}
