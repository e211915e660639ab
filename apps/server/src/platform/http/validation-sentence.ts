import * as z from 'zod/mini';

/** How a field is called when speaking to a parent. Others are called by their own name. */
const SPOKEN: Readonly<Record<string, string>> = {
  childName: "the child's name",
  childAge: "the child's age",
  childGender: "the child's gender",
  problem: 'what the story should help with',
  additionalInfo: 'the additional information',
  nameSaid: 'how the name is said',
  said: 'how the name is said',
  category: 'the category',
  topic: 'the topic',
  search: 'the search',
  customData: 'the form',
  looks: 'how the child looks',
  theme: 'the theme',
  style: 'the style',
  hairColor: 'the hair colour',
  eyeColor: 'the eye colour',
  outfit: 'what the child wears',
  title: 'the title',
  scenes: 'the pages',
  text: 'the text of the page',
  storyTitle: 'the title',
  comprehensionRating: 'how well it was understood',
  interestRating: 'how much it interested the child',
  repetitionRating: 'how often the child wanted it again',
  behaviorRating: 'how much behaviour changed',
  sessionDuration: 'the minutes',
  notes: 'the notes',
  nickname: 'what your child is called',
  ageBand: 'the age group',
  birthMonth: 'the month of birth',
  gender: 'the gender',
  interests: 'what your child loves',
  helps: 'what helps',
  archived: 'whether the child is put away',
  hope: 'what you hope to see',
  closeness: 'how close it is',
  pieceKind: 'the kind of piece',
  country: 'the country',
  filename: 'the name of the picture',
  occasion: 'what the story is for',
  id: 'the id',
};

const lastName = (path: readonly PropertyKey[] | undefined): string | undefined =>
  path?.findLast((part): part is string => typeof part === 'string');

/** What an answer's `field` says: the name the form gives the field that a fault is about. */
export const faultyField = (path: readonly PropertyKey[]): string | undefined => lastName(path);

/** The sentence for a fault for which the schema has none of its own. */
export function validationSentence(issue: z.core.$ZodRawIssue): string {
  const name = lastName(issue.path);
  const field = name === undefined ? undefined : (SPOKEN[name] ?? `"${name.slice(0, 40)}"`);
  if (field === undefined) return 'This request could not be read.';
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return `Please make ${field} shorter: at most ${issue.maximum} characters.`;
  }
  if (issue.code === 'too_big') return `At most ${issue.maximum} can be given for ${field}.`;
  if (issue.code === 'too_small' && issue.origin === 'number') {
    return `At least ${issue.minimum} has to be given for ${field}.`;
  }
  if (issue.code === 'too_small') return `Please fill in ${field}.`;
  if (issue.code === 'invalid_type' && issue.input === undefined) return `Please fill in ${field}.`;
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') {
    return `Please choose one of the offered values for ${field}.`;
  }
  return `Please check ${field}: it could not be read.`;
}
