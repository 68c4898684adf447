/* Comfort for the console: copy buttons, times in the reader's own zone. Everything works without. */

const COPIED_MS = 1500;

function offerCopy(button) {
  const secret = document.getElementById(button.dataset.copy ?? '');
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(secret.textContent);
      button.textContent = 'Copied';
    } catch {
      getSelection().selectAllChildren(secret);
      button.textContent = 'Press Ctrl+C';
    }
    setTimeout(() => {
      button.textContent = label;
    }, COPIED_MS);
  });
}

const local = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

for (const button of document.querySelectorAll('[data-copy]')) offerCopy(button);
for (const time of document.querySelectorAll('time')) {
  time.title = time.textContent;
  time.textContent = local.format(new Date(time.dateTime));
}
