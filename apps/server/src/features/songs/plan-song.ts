import { DEFAULT_SONG_STYLE, songStyleSchema, type SongRequest, type SongStyle } from '@storylantern/contract';
import type { AppearanceWords } from '@storylantern/illustrator';
import type { BookWish } from '../../makers/text/author-messages.ts';

/** What a song is to be, as the parts that make it read it. */
export interface SongPlan {
  readonly wish: BookWish;
  readonly style: SongStyle;
  /** A style that was asked for and is not one of ours, as it was typed. */
  readonly unknownStyle: string | null;
  readonly sung: boolean;
  readonly appearance: AppearanceWords;
  readonly nameSaid: string | null;
}

/** Reads the form; a field that was left empty is one that was not sent. `sung`: asked for whatever the form says. */
export function planSong(request: SongRequest, sung: boolean): SongPlan {
  const given = request.customData ?? {};
  const details = given.additionalInfo ?? '';
  const asked = request.style ?? '';
  const style = songStyleSchema.safeParse(asked.toLowerCase());
  return {
    wish: { theme: request.theme, childName: given.childName ?? '', childAge: given.childAge ?? '', details },
    style: style.success ? style.data : DEFAULT_SONG_STYLE,
    unknownStyle: style.success || asked === '' ? null : asked,
    sung: sung || request.useMusicalGeneration === true,
    appearance: { hair: '', eyes: '', details },
    nameSaid: given.nameSaid || null,
  };
}
