// Runs before the first paint, so that a dark room never flashes white. The rest of the theme lives in src/lib/theme.ts.
{
  let chosen = null;
  try {
    chosen = localStorage.getItem('storylantern.theme');
  } catch {
    // Without storage the page follows the system, which is also what a first visit does.
    chosen = null;
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const system = dark ? 'bedtime' : 'light';
  const theme = chosen === 'light' || chosen === 'bedtime' ? chosen : system;
  document.documentElement.dataset.theme = theme;
  if (theme === 'bedtime') document.querySelector('meta[name="theme-color"]').setAttribute('content', '#17162b');
}
