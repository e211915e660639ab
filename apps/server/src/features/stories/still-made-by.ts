import { READING_ORDER, type Maker, type StoryContent } from '@storylantern/contract';

/** The words of a story, and who wrote them. */
interface WrittenStory {
  readonly content: StoryContent;
  readonly maker: Maker;
}

/**
 * Who made a story that was changed: a model, as long as any paragraph of it stands, whoever wrote the change. Otherwise a
 * story of a model would lose its label with another ending.
 */
export function stillMadeBy(before: WrittenStory, after: WrittenStory): Maker {
  if (before.maker.by !== 'remote' || after.maker.by === 'remote') return after.maker;
  const stands = READING_ORDER.some((kind) => after.content[kind] === before.content[kind]);
  return stands ? { ...before.maker, note: after.maker.note } : after.maker;
}
