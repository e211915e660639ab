import { searchText } from '../../platform/search/search-text.ts';

/** Names that Windows keeps for devices, whatever the ending. */
const KEPT = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** A file name from a title that every system takes; what is left of a title without Latin letters is its kind. */
function fileName(title: string, kind: string): string {
  const name = searchText(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return name === '' || KEPT.test(name) ? kind : name;
}

/** Gives each file of a folder a name of its own. */
export class FileNames {
  readonly #taken = new Set<string>();

  take(title: string, kind: string): string {
    const name = fileName(title, kind);
    let own = name;
    for (let number = 2; this.#taken.has(own); number += 1) own = `${name}-${number}`;
    this.#taken.add(own);
    return own;
  }
}
