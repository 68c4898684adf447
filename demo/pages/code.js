/* A Copy button on every piece of code; only where the browser lets a page write to the clipboard. */
const said = document.getElementById('copied');

for (const button of navigator.clipboard ? document.querySelectorAll('button.copy') : []) {
  const figure = button.closest('figure');
  const name = figure.querySelector('b').textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const outcome = await navigator.clipboard.writeText(figure.querySelector('code').textContent).then(
      () => 'Copied',
      () => 'Couldn’t copy',
    );
    button.firstChild.data = outcome;
    said.textContent = `${name}: ${outcome}`;
    button.addEventListener('blur', () => (button.firstChild.data = 'Copy'), { once: true });
  });
}
