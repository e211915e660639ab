import * as z from 'zod/mini';

/**
 * A text of an answer, no longer than anything that could be used: one that runs on is no answer, and is not read to its
 * end. What the model is told of it goes into the description.
 */
export const words = (most: number, says?: string) => {
  const text = z.string().check(z.maxLength(most, `too long: at most ${most} letters`));
  return says === undefined ? text : text.register(z.globalRegistry, { description: says });
};

/** The same for a list, with what is in it. */
export const listOf = <Item extends z.ZodMiniType>(item: Item, most: number, says?: string) => {
  const list = z.array(item).check(z.maxLength(most, `too many: at most ${most}`));
  return says === undefined ? list : list.register(z.globalRegistry, { description: says });
};

/** The questions that an answer may have beside a piece; more of them are no answer to what was asked. */
export const questions = (says: string) => listOf(words(600), 12, says);

/** The questions of a social story. */
export const storyQuestions = () =>
  questions('three questions for after reading: what happened, how it may feel, and one that begins "Shall we"');
