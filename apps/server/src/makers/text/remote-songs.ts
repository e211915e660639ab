import type { TextModel } from '../model-server/models.ts';
import type { Defects } from '../model-server/own-defect.ts';
import { askAndMend, orOwn, OWN_SUBJECT } from './ask-and-mend.ts';
import type { EmbeddedAuthor } from './embedded-author.ts';
import { SONG_SYSTEM, songAnswer, songPrompt } from './prompts/song.ts';

/** What a remote writer of songs is made of. */
export interface RemoteSongsParts {
  readonly model: TextModel;
  /** Writes every song first, judges what the model writes, and stands in for it. */
  readonly own: Pick<EmbeddedAuthor, 'writeSong' | 'songProposals'>;
  readonly defects: Defects;
}

/** Twenty lines are about 400; models that think first, and count syllables, need much more room. */
const MOST_TOKENS = 10_000;

/**
 * A writer of songs behind a model server. Our own words are written first and are the mould: the model's have the same
 * parts and scan on the same beats, so the music is composed as for ours. A song with one line that cannot be sung after
 * two mendings is ours as a whole, and its maker says why. A request that is given up rejects with the signal's reason.
 */
export const createRemoteSongs = ({ model, own, defects }: RemoteSongsParts): Pick<EmbeddedAuthor, 'writeSong'> => ({
  async writeSong(brief, options) {
    const written = await own.writeSong(brief, options);
    const { signal, sounds } = options;
    const { lyrics } = written.song;
    const withNote = (note: string): typeof written => ({ ...written, maker: { ...written.maker, note } });
    const remote = async (): Promise<typeof written> => {
      const { songProposals } = own;
      const { sendsNames } = model;
      const sent = await songProposals.frame(brief, lyrics, { sendsNames, sounds }, signal);
      if (!sent) return withNote(OWN_SUBJECT);
      const song = await askAndMend(
        model,
        {
          purpose: 'song',
          name: 'song',
          schema: songAnswer,
          system: SONG_SYSTEM,
          prompt: songPrompt(sent.frame),
          mostTokens: MOST_TOKENS,
          async judge(proposal) {
            const { standIns } = sent;
            const judged = await songProposals.judge(brief, lyrics, { proposal, standIns, sounds }, signal);
            return { piece: judged.song, faults: judged.faults };
          },
        },
        options,
      );
      return { song, maker: { by: 'remote', name: model.name } };
    };
    return orOwn({ ...options, defects }, remote, withNote);
  },
});
