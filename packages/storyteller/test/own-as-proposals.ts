import type { BookScript } from '@storylantern/contract';
import type { BookProposal } from '../src/proposed/book-proposal.ts';

/** A book of ours as somebody else would propose it: its words, its pictures as hints, whoever is in it by name. */
export function asProposal(book: BookScript): BookProposal {
  const nameOf = (id: string): string => book.cast.find((each) => each.id === id)?.name ?? id;
  return {
    title: book.title,
    cast: book.cast.map((each) => ({
      name: each.name,
      kind:
        book.friends.find(({ id }) => id === each.id)?.kind ??
        (each.is === 'animal'
          ? each.animal
          : each.is === 'thing'
            ? each.thing
            : each.is === 'adult'
              ? each.role
              : 'child'),
    })),
    pages: book.pages.map(({ text, scene }) => ({
      text,
      scene: {
        setting: scene.setting,
        time: scene.time,
        camera: scene.camera,
        actors: scene.actors.map(({ who, pose, feeling }) => ({ who: nameOf(who), pose, feeling })),
        things: [...scene.things],
      },
    })),
    questions: book.talk.map((each) => each.question),
  };
}
