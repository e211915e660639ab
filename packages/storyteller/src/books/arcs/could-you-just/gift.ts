import type { Theme } from '../../theme.ts';
import { within } from '../wording.ts';

const MOST_WORDS = 8;
/** A gift that nobody else has. */
const GIFT =
  /^(?:can (?!only |'t|not )|is (?:so |very |the |really )?(?:strong\w*|fast\w*|clever\w*|magic\w*|invisible|brave\w*|best|good at|bigger than|taller than|quick\w*|famous|lucky)|has (?:super ?powers?|magic\w*|a magic|special powers|x-?ray|super)|makes? (?:rainbows?|magic|wishes|stars|snow|rain|everyone laugh|everybody laugh|people laugh)|grants? wishes|knows (?:magic|a secret|all)|turns? (?:into|invisible|things|everything)|shoots? |lays? |gives? |can't be beaten|never loses|remembers everything|never forgets|balances |juggles|plays (?:every|all)|speaks (?:every|all|\w+ languages)|sees? (?:in the dark|the future|through))/i;
const NO_GIFT = /\b(?:too|not|never|only|but|kill|fight|stuck|lost|scared|afraid|sad)\b/i;

/** Whether a clause tells of something that somebody can do and others cannot. */
export const isGift = ({ clause, hero }: Theme): boolean =>
  clause !== null &&
  hero?.being !== null &&
  hero !== null &&
  within(MOST_WORDS, clause) &&
  GIFT.test(clause.trim()) &&
  !NO_GIFT.test(clause);
