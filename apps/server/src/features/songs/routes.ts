import {
  changeSongSound,
  deleteSong,
  editSongLine,
  generateMusicalMoment,
  generateSong,
  getSong,
  getSongLeadSheet,
  getSongWords,
  IDEMPOTENCY_HEADER,
  listSongs,
  listSongStyles,
  makeSongSoundAgain,
  restoreSong,
  saveSong,
} from '@storylantern/contract';
import { SONG_STYLE_ENTRIES } from '@storylantern/library';
import { mountEndpoint, type Call, type RouteContext } from '../../platform/http/mount-endpoint.ts';
import { readIdempotencyKey } from '../../platform/requests/request-key.ts';
import type { SongService } from './service.ts';
import type { SongEditor } from './song-editor.ts';
import type { SongWriter } from './song-writer.ts';

/** What the calls of songs are answered with. */
export interface SongParts {
  readonly songs: SongService;
  readonly writer: SongWriter;
  readonly editor: SongEditor;
  /** Somebody opened the form: a song may be asked for next. */
  readonly onForm: () => void;
}

/** The calls of songs, each a thin shell over the services. */
export function mountSongs(context: RouteContext, { songs, writer, editor, onForm }: SongParts): void {
  const write = async (
    { body, householdId, request, reply }: Call<typeof generateSong> | Call<typeof generateMusicalMoment>,
    sung: boolean,
  ) => {
    const key = readIdempotencyKey(request.headers[IDEMPOTENCY_HEADER]);
    const id = await writer.generate(householdId, { request: body, sung }, key);
    reply.header('location', `/api/songs/${id}`);
    return songs.get(householdId, id);
  };
  mountEndpoint(context, listSongStyles, async () => {
    onForm();
    return [...SONG_STYLE_ENTRIES];
  });
  mountEndpoint(context, generateSong, (call) => write(call, false));
  mountEndpoint(context, generateMusicalMoment, (call) => write(call, true));
  mountEndpoint(context, listSongs, async ({ householdId }) => songs.list(householdId));
  mountEndpoint(context, getSong, async ({ params, householdId }) => songs.get(householdId, params.id));
  mountEndpoint(context, getSongWords, async ({ params, householdId }) => songs.words(householdId, params.id));
  mountEndpoint(context, getSongLeadSheet, async ({ params, householdId }) => songs.leadSheet(householdId, params.id));
  mountEndpoint(context, changeSongSound, async ({ params, body, householdId }) =>
    editor.hearAnotherWay(householdId, params.id, body),
  );
  mountEndpoint(context, editSongLine, async ({ params, body, householdId }) =>
    editor.edit(householdId, params.id, body),
  );
  mountEndpoint(context, makeSongSoundAgain, async ({ params, householdId }) =>
    editor.makeAgain(householdId, params.id),
  );
  mountEndpoint(context, saveSong, async ({ params, householdId }) => songs.save(householdId, params.id));
  mountEndpoint(context, deleteSong, async ({ params, householdId }) => songs.delete(householdId, params.id));
  mountEndpoint(context, restoreSong, async ({ params, householdId }) => songs.restore(householdId, params.id));
}
