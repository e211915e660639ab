import type { Makers } from '../makers.ts';
import type { Models } from './model-server/models.ts';
import { createRemoteIllustrator } from './picture/remote-illustrator.ts';
import { createRemoteAuthor } from './text/remote-author.ts';
import { createRemoteBooks } from './text/remote-books.ts';
import { createRemoteSongs } from './text/remote-songs.ts';

/**
 * The makers in use: those of this machine, and in front of each one whose craft has a model server that server. Whatever
 * a model server gives passes the same checks; whatever fails is made on this machine, and the piece says so.
 */
export function withModelServers(own: Makers, models: Models): Makers {
  const { picture, text } = models;
  return {
    ...own,
    author: text
      ? {
          ...own.author,
          ...createRemoteAuthor({ model: text, own: own.author }),
          ...createRemoteBooks({ model: text, own: own.author }),
          ...createRemoteSongs({ model: text, own: own.author }),
        }
      : own.author,
    illustrator: picture
      ? { ...own.illustrator, ...createRemoteIllustrator({ model: picture, own: own.illustrator }) }
      : own.illustrator,
  };
}
