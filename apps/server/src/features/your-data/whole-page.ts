import { html, type Html } from '../../platform/family-data/html.ts';

/**
 * A page of the download. `root` leads from where it is to the folder of the index. No script is run in it, whatever its
 * texts may hold.
 */
export const wholePage = (
  { title, root, back }: { readonly title: string; readonly root: string; readonly back: boolean },
  body: Html,
): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; connect-src 'none'" />
        <title>${title}</title>
        <link rel="stylesheet" href="${root}style.css" />
      </head>
      <body>
        ${back ? html`<nav><a href="${root}index.html">Everything your family has</a></nav>` : undefined}
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `.text;
