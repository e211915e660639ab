import { escaped } from '../../words/escaped.ts';
import { childMentioned } from '../child-mentioned.ts';
import { CRITERIA, excerpt, type StoryRule } from '../rule.ts';

/** Where the name stands behind another word: a sentence that begins "Will ..." or "May ..." does not name anybody. */
const namedInside = (text: string, name: string): number =>
  new RegExp(String.raw`(?<=[\p{L}\p{N},] )(?<!\bM(?:rs?|s|iss)\.? )${escaped(name)}(?![\p{L}\p{M}\p{N}])`, 'u').exec(
    text,
  )?.index ?? -1;

export const childNamed: StoryRule = {
  id: 'G13-name',
  title: 'It is about this child',
  hard: true,
  basis: CRITERIA,
  inStory: ({ masked, plain, context }) => {
    if (context.person !== 'first') {
      return childMentioned(masked, context) ? null : "The child's name is not in it.";
    }
    const named = context.name === '' ? -1 : namedInside(plain, context.name);
    if (named >= 0)
      return `It is told by the child, and names the child: ${excerpt(plain, named, context.name.length)}`;
    return childMentioned(plain, context) ? null : 'The child is not in it.';
  },
};
