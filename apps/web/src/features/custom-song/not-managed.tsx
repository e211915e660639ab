import type { Song } from '@storylantern/contract';

/** Says which part of the theme found no true place in the song, beside it and never in it. */
export function NotManaged({ song }: { readonly song: Song }) {
  if (song.notManaged.length === 0) return null;
  const words = song.notManaged.map((each) => `“${each}”`);
  const list = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words[0];
  return (
    <p className="song-not-managed">
      For you, not for the song: we did not manage {list}. Put in other words, it may work.
    </p>
  );
}
