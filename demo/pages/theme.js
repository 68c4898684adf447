/* Loaded before the styles, so that the page is never painted in a theme that the visitor did not choose. */
(() => {
  const root = document.documentElement;
  root.classList.add('scripted');
  try {
    const { theme, mode } = JSON.parse(localStorage.getItem('greenhouse-look') ?? '{}');
    if (/^(greenhouse|leaf|clay)$/.test(theme)) root.dataset.theme = theme;
    if (/^(light|dark|system)$/.test(mode)) root.dataset.mode = mode;
  } catch {
    /* Storage is off or holds something else: the page keeps its default theme. */
  }
})();
