import { searchText } from '../../platform/search/search-text.ts';

const LONGEST = 80;

/** What no file system wants in a name: control characters, separators, wildcards. */
const UNWANTED = /[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu;

/** A name that begins with a stop would be hidden. */
const OUTER = /^[. ]+|[. ]+$/g;

/**
 * The Content-Disposition of a file to be kept under a title (RFC 6266): in plain letters for old programs, and as it
 * is written for all others.
 */
export function attachment(title: string, extension: string): string {
  const readable = title.replaceAll(UNWANTED, ' ').replaceAll(/\s+/g, ' ').replaceAll(OUTER, '');
  const name = [...readable].slice(0, LONGEST).join('') || 'song';
  const plain =
    searchText(name)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'song';
  const encoded = encodeURIComponent(`${name}.${extension}`).replaceAll(
    /['()!*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}.${extension}"; filename*=UTF-8''${encoded}`;
}
