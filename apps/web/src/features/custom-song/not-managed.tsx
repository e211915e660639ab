import type { Song } from '@storylantern/contract';

/** Says which part of the theme found no true place in the song, beside it and never in it. */
export function NotManaged({ song }: { readonly song: Song }) {
  if (song.notManaged.length === 0) return null;
  const list = new Intl.ListFormat('en-GB').format(song.notManaged.map((each) => `“${each}”`));
  return (
    <p className="song-not-managed">
      For you, not for the song: we did not manage {list}. Put in other words, it may work.
    </p>
  );
}
