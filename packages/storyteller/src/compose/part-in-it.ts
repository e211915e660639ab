/**
 * Who has a part only where a story speaks of one: a pet, or somebody outside the family. The family has a place in any, and so
 * has whoever does what the story is about: the hairdresser of a haircut.
 */
const OUTSIDE =
  /^(?:friend|mate|classmate|teacher|tutor|coach|instructor|nurse|doctor|dentist|neighbou?r|childminder|worker|assistant|ta|dog|puppy|cat|kitten|pet|rabbit|hamster|guinea pig|pony|horse|tortoise|goldfish)$/i;

export const isOutside = (noun: string): boolean => OUTSIDE.test(noun);

/**
 * Whether a story speaks of somebody: of a brother or of brothers, but of one teacher or friend, as "teachers" in general are
 * nobody who has a name.
 */
export const hasAPart = (noun: string, story: string): boolean =>
  new RegExp(isOutside(noun) ? String.raw`(?<!\b(?:some|most|many) )\b${noun}\b` : String.raw`\b${noun}s?\b`, 'i').test(
    story,
  );
