import type { Makers } from '../makers.ts';
import { createRemoteAssistant } from './assistant/remote-assistant.ts';
import type { Models } from './model-server/models.ts';
import type { Defects } from './model-server/own-defect.ts';
import { createRemoteIllustrator } from './picture/remote-illustrator.ts';
import { createRemoteAuthor } from './text/remote-author.ts';
import { createRemoteBooks } from './text/remote-books.ts';
import { createRemoteSongs } from './text/remote-songs.ts';
import { createRemoteNarrator } from './voice/remote-narrator.ts';

/**
 * The makers in use: those of this machine, and in front of each one whose craft has a model server that server. Whatever
 * a model server gives passes the same checks; whatever fails is made on this machine, and the piece says so. A failure of
 * our own is one more, and `defects` is told.
 */
export function withModelServers(own: Makers, models: Models, defects: Defects): Makers {
  const { picture, text, voice } = models;
  return {
    ...own,
    assistant: text
      ? {
          ...own.assistant,
          ...createRemoteAssistant({ model: text, own: own.assistant, withhold: own.author.withhold, defects }),
        }
      : own.assistant,
    author: text
      ? {
          ...own.author,
          ...createRemoteAuthor({ model: text, own: own.author, defects }),
          ...createRemoteBooks({ model: text, own: own.author, defects }),
          ...createRemoteSongs({ model: text, own: own.author, defects }),
        }
      : own.author,
    illustrator: picture
      ? { ...own.illustrator, ...createRemoteIllustrator({ model: picture, own: own.illustrator, defects }) }
      : own.illustrator,
    narrator: voice
      ? { ...own.narrator, ...createRemoteNarrator({ model: voice, own: own.narrator, defects }) }
      : own.narrator,
  };
}
