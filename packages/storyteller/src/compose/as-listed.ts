/** Enough for a parent to see what to put differently. */
const MOST_LISTED = 8;
const LONGEST_LISTED = 160;
/** Sentences that say who the child is; what they say was asked for elsewhere. */
const WHO_THE_CHILD_IS =
  /^(?:(?:he|she|they|[\p{L}'-]+)(?: is|'s| are|'re) (?:now |nearly |almost |about |only )?)?(?:aged? )?(?:(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: and a (?:half|bit)|½)?(?: years?| yrs?| months?)?(?: old)?|(?:an?|the|my|our) (?:\w+ )?(?:boy|girl|child|son|daughter|toddler))$/iu;
/** How the child is spoken of, which the form asks as well, and a birthday to come. */
const ASKED_ELSEWHERE =
  /^(?:(?:(?:he|she|they) )?(?:uses? |goes by |go by |pronouns(?: are)?:? )?(?:he|she|they)\/(?:him|her|them)(?: pronouns)?(?: please)?|(?:turns? |nearly |he'?s |she'?s )?\d+ (?:in|next|on) [\w ]+)$/i;
/** "I'm his mum": who writes is no part of any story. */
const WHO_WRITES =
  /^(?:hi,? |hello,? )?(?:i'?m|i am|this is|it's) (?:(?:his|her|their|the|a) )?(?:\w+ )?(?:mum|mummy|mom|mommy|mam|mama|dad|daddy|papa|nan|nana|nanny|gran|granny|grandma|grandmother|grandad|grandpa|grandfather|aunt|auntie|uncle|carer|teacher|childminder|parent|guardian)$/i;
/** "Watching telly or", where the next clause was told. */
const LOOSE_END = /\s+(?:or|and|but|mostly|mainly|usually|especially|even|also|just)$/i;

/** Said in passing, and nothing by itself. */
const SAID_IN_PASSING =
  /^(?:well|otherwise|anyway|ha(?:ha)*|lol|lmao|omg|oh dear|bless (?:him|her|them)|i know!?|etc|thanks?|thank you|sorry|yes|no|also|plus|basically|honestly|obviously|apparently|luckily|sadly|hopefully|fingers crossed|long story|mon|tues?|weds?|thurs?|fri|sat|sun|x+|you name it|the lot|(?:it|that|this)(?: really| does)? helps?|if (?:it|that|this) helps|(?:i )?hope (?:it|that|this) helps|just in case|fyi|btw|by the way|(?:please |pls )?(?:say|mention|include|add|put) (?:that|this|it)(?: in)?(?: please| pls)?)!*$/i;

/** Words of a parent as they are shown: cut off at the ends, none twice, none that the form asks for, and no more than can be read. */
export function asListed(left: readonly string[], helping: ReadonlySet<string>): string[] {
  const listed = left
    .map((words) => bare(words).replace(LOOSE_END, ''))
    .filter(
      (words) =>
        !SAID_IN_PASSING.test(words) &&
        !WHO_THE_CHILD_IS.test(words) &&
        !WHO_WRITES.test(words) &&
        !ASKED_ELSEWHERE.test(words),
    );
  return (
    [...new Set(listed)]
      // What helps is listed by itself, and not once more in the clause around it.
      .filter(
        (words, _, all) =>
          !all.some((other) => other.length < words.length && helping.has(other) && words.includes(other)),
      )
      .slice(0, MOST_LISTED)
      .map((words) => (words.length > LONGEST_LISTED ? `${words.slice(0, LONGEST_LISTED - 3).trimEnd()}...` : words))
  );
}

/** Without what stands around a clause. */
export const bare = (words: string): string => words.replace(/^[\s,;:]+|[\s.,;]+$/gu, '');
