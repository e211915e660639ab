import { DEFAULT_SONG_STYLE, LIMITS, type SongRequest } from '@storylantern/contract';
import * as z from 'zod/mini';
import { keptDraft } from '../../lib/kept-draft.ts';

/** What stands in the form of a song. */
const draftSchema = z.object({
  theme: z.string(),
  style: z.string(),
  childName: z.string(),
  childAge: z.string(),
  nameSaid: z.string(),
  additionalInfo: z.string(),
  useMusicalGeneration: z.boolean(),
});
export type Draft = z.infer<typeof draftSchema>;

export const EMPTY: Draft = {
  theme: '',
  style: DEFAULT_SONG_STYLE,
  childName: '',
  childAge: '',
  nameSaid: '',
  additionalInfo: '',
  useMusicalGeneration: false,
};

/** What was typed last on this device. */
export const DRAFT = keptDraft({
  key: 'storylantern.custom-song',
  schema: draftSchema,
  empty: EMPTY,
  storage: () => localStorage,
});

/** What the form opens with: the words kept from before, and on top of them the theme and style of the address. */
export function openingDraft(kept: Draft, address: string): Draft {
  const params = new URLSearchParams(address);
  const theme = params.get('theme')?.slice(0, LIMITS.theme).trim();
  const style = params.get('style')?.slice(0, LIMITS.songStyle).trim().toLowerCase();
  return { ...kept, ...(theme ? { theme } : {}), ...(style ? { style } : {}) };
}

/** Forgets the theme once its song is made. The child and the style stay: the next song is mostly for the same one. */
export const forgetTheme = (draft: Draft): void => DRAFT.keep({ ...draft, theme: '', additionalInfo: '' });

/** What is sent for a draft. A name that is said as it is written needs no respelling. */
export function requestOf({ theme, style, useMusicalGeneration, ...customData }: Draft): SongRequest {
  const asWritten = ['', customData.childName.trim()].includes(customData.nameSaid.trim());
  return {
    theme,
    style,
    useMusicalGeneration,
    customData: { ...customData, nameSaid: asWritten ? null : customData.nameSaid },
  };
}
