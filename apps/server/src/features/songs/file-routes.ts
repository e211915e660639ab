import { getSong, SONG_VARIANTS, type SongVariant } from '@storylantern/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { RouteContext } from '../../platform/http/mount-endpoint.ts';
import type { WaitFor } from '../../platform/http/wait-for.ts';
import { fileForWidth } from '../../platform/media/image-set.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { placeholderSvg } from '../../platform/media/placeholder-svg.ts';
import { sendMedia } from '../../platform/media/send-media.ts';
import { attachment } from './attachment.ts';
import type { SongService } from './service.ts';
import { mediaAddress, readSound, type SongRow } from './stored-song.ts';

const failed = (row: SongRow) => new AppError('not-found', row.sound_message ?? 'The sound could not be made.');
const notYet = () => new AppError('not-ready', 'This song is still being made. Please try again in a moment.');
const missing = () => new AppError('not-found', 'There is nothing at this address.');

const VARIANT_FILES: ReadonlyMap<string, SongVariant> = new Map(SONG_VARIANTS.map((each) => [`${each}.mp3`, each]));
/** What a downloaded variant is called after the title. */
const CALLED: Readonly<Record<SongVariant, string>> = { full: '', band: ' (to sing along)', voice: ' (voice only)' };

/** What the files of songs are served from. */
export interface SongFileParts {
  readonly songs: SongService;
  readonly store: MediaStore;
  /** Waits as long as a cover, and as long as a sound, may take. */
  readonly waitForCover: WaitFor;
  readonly waitForSound: WaitFor;
}

/**
 * The file of one variant of a song as it was last asked for, and after a change that failed as it was before: what is
 * heard can be kept. Undefined while it is being made.
 */
function fileOf(row: SongRow, variant: SongVariant): string | undefined {
  if (row.sound_state === 'waiting' || row.sound === null) {
    if (row.sound_state === 'failed') throw failed(row);
    return undefined;
  }
  if (variant === 'full') return readSound(row.sound).file;
  const file = variant === 'band' ? row.band_file : row.voice_file;
  if (file === null && row.sound_message !== null) throw failed(row);
  return file ?? undefined;
}

/** Songs to be heard and kept: addresses that wait for what is being made, and downloads with readable names. */
export function mountSongFiles({ app, actingHousehold }: RouteContext, parts: SongFileParts): void {
  const { songs, store, waitForCover, waitForSound } = parts;

  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/songs/:id/audio',
    schema: { summary: 'The whole song; waits for one that is being made', params: getSong.params },
    handler: async (request, reply) => {
      const householdId = actingHousehold(request);
      const file = await waitForSound(request, async () =>
        fileOf(await songs.row(householdId, request.params.id), 'full'),
      );
      if (file === undefined) throw notYet();
      return reply.header('cache-control', 'private, no-cache').redirect(mediaAddress(file), 302);
    },
  });

  app.route<{ Params: { id: string; file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/songs/:id/download/:file',
    schema: { summary: 'A variant of the song to keep: full.mp3, band.mp3 or voice.mp3' },
    handler: async (request, reply) => {
      const { id, file: asked } = request.params;
      const variant = VARIANT_FILES.get(asked);
      if (variant === undefined) throw missing();
      const householdId = actingHousehold(request);
      const found = await waitForSound(request, async () => {
        const row = await songs.row(householdId, id);
        const file = fileOf(row, variant);
        return file === undefined ? undefined : { file, title: row.title };
      });
      if (!found) throw notYet();
      reply.header('content-disposition', attachment(`${found.title}${CALLED[variant]}`, 'mp3'));
      return sendMedia(store, found.file, { request, reply, cacheControl: 'private, no-cache' });
    },
  });

  app.get<{ Params: { id: string } }>(
    '/api/songs/:id/song.mid',
    { schema: { summary: 'The tune with chords and words as a MIDI file', params: getSong.params } },
    async (request, reply) => {
      const { title, bytes } = await songs.midi(actingHousehold(request), request.params.id);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', attachment(title, 'mid'))
        .type('audio/midi')
        .send(Buffer.from(bytes));
    },
  );

  app.get<{ Params: { id: string }; Querystring: { w?: string } }>(
    '/api/songs/:id/cover',
    { schema: { summary: 'The picture of a song, in the width asked for', params: getSong.params } },
    async (request, reply) => {
      const householdId = actingHousehold(request);
      const cover = await waitForCover(request, () => songs.cover(householdId, request.params.id));
      const file = cover?.drawn ? fileForWidth(cover.images, request.query.w) : undefined;
      reply.header('cache-control', 'private, no-cache');
      if (file !== undefined) return reply.redirect(mediaAddress(file), 302);
      return reply.type('image/svg+xml').send(placeholderSvg());
    },
  );
}
