import { OF_HEROES } from './otherwise/of-heroes.ts';
import { OF_HOME } from './otherwise/of-home.ts';
import { OF_KINDS } from './otherwise/of-kinds.ts';
import { OF_PLACES } from './otherwise/of-places.ts';
import { OF_PLAY } from './otherwise/of-play.ts';
import { OF_SMALL_CHILDREN } from './otherwise/of-small-children.ts';
import { OF_TWO_WORDS } from './otherwise/of-two-words.ts';
import { OF_WHAT_HAPPENED } from './otherwise/of-what-happened.ts';
import { reworded } from './otherwise/wording.ts';

const ALL = [
  ...OF_KINDS,
  ...OF_TWO_WORDS,
  ...OF_SMALL_CHILDREN,
  ...OF_PLAY,
  ...OF_WHAT_HAPPENED,
  ...OF_HEROES,
  ...OF_HOME,
  ...OF_PLACES,
];

/** A theme in the words that are read as it was meant; unchanged when it was not said in one of the other ways. */
export const saidOtherwise = (text: string): string => ALL.reduce(reworded, text);

const WILL_NOT =
  /^(doesn'?t|does not|won'?t|will not|refuses to|hates) (?:ever )?((?:want |like )?(?:to )?(?:wear|wearing|put|putting|get dressed|getting dressed|wash|tidy|brush|share|sharing) ?.*)$/iu;
/** "Mia doesn't want to wear a coat" is asked as "my child doesn't": by a name it would be the name of a tale. */
export function ofTheChild(text: string, childName: string | null): string {
  if (childName === null || childName === '' || !text.toLowerCase().startsWith(`${childName.toLowerCase()} `))
    return text;
  const found = WILL_NOT.exec(text.slice(childName.length + 1));
  return found ? `my child ${(found[1] ?? '').replace(/^(doesn|won)t$/i, "$1't")} ${found[2]}` : text;
}
