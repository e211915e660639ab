import type { Theme } from '../../theme.ts';
import { within } from '../wording.ts';

/** Too much of something, or a thing of one day, or no joke: told by other arcs. */
const NOT_A_WAY =
  /\b(?:too|late|slow|hungry|forgets?|stops?|lost|stuck|sore|broken|toothache|headache|dentist|wants?|wishes|dreams|hopes|learns?|tries|finds?|goes|visits|meets|gets|has to|needs|looking|scared|afraid|frightened|terrified|sad|lonely|ill|sick|hurt|cry|cries|crying|angry|naughty|bad|fat|ugly|friends?|brush\w*|wash\w*|baths?|shares?|secrets|please|sorry|us|our|my|me)\b/i;
/** Likes, refusals, clothes and habits that are somebody's own choice, and bodies that differ. */
const A_WAY =
  /^(?:(?:is |was )?(?:only|never|always|secretly|would rather|prefers|rather) |likes?|loves?|hates?|wears?|collects?|eats?|drinks?|sleeps?|knits?|dances?|paints?|reads?|writes?|plays?|breathes?|walks?|whispers?|talks?|speaks?|lives? (?:in|on|under|inside) an? |has (?:no|an?|short|long|curly|straight|messy|rainbow|two|three|four|five|six|seven|eight|nine|ten|hundred|purple|pink|blue|green|spotty|stripy|odd) |is (?:made (?:of|out of|from) |(?:(?:not )?(?:pink|purple|blue|green|yellow|orange|red|grey|white|black|brown|spotty|stripy|striped|fluffy|scary|like)|upside|vegetarian|vegan|allergic|an? ))|thinks |will not |won't |wont |refuses to |(?:does not|doesn't|never) (?:like|eat|wear|wants? to )|can only |keeps? |rides? |glows? |smells? (?:of|like) |tastes? (?:of|like) |says? |rhymes?|counts?|swims?|grows?|grew |turned |turns |(?:has )?lost (?:his|her|its|all|their) (?:\p{L}+ )?(?:spots|stripes|colou?rs?|mane|patches|curls) )/iu;

/** "doesn't want to be a princess" is no wish. */
const NOT_WANTED =
  /^(?:does not|doesn't|never) wants? to (?=be |wear |look |live |go |melt|change|grow|fly|swim|roar|sing|dance|fight|hunt|turn |migrate|jump|hibernate|dig|race|hop)/i;
/** Without what all its kind have. */
const LOST_LOOKS =
  /^(?:has )?lost (?=(?:his|her|its|all|their) (?:\p{L}+ )?(?:spots|stripes|colou?rs?|mane|patches|curls)\b)/iu;
/** Whoever says another's noise is told of where that noise is heard. */
const NOISE = /^(?:always |only )?says (?:moo|quack|woof|baa|miaow|meow|oink|neigh|cluck|tweet|roar|hoot|cheep)\b/i;

/** Longer than this it does not go into a square. */
const MOST_WORDS = 8;

/** Any habit of every day, as far as its verb tells. */
const A_HABIT =
  /^(?!is |has |was |goes |comes |wins |leaves |moves |runs away|falls |breaks |opens |builds |makes |becomes |helps |saves |lives |smells |cries |hatches |joins |arrives |lands |escapes |wakes |appears |brings |takes |gets |swallows |drops |spills |digs |shrinks |catches |blocks |bursts |sinks |floats |disappears |vanishes )\p{Ll}{2,}s\b/u;

/** Not to brush one's teeth is no joke; to do it all day is. */
const BRUSHES = /^(?:always |loves to |likes to )?(?:brush(?:es)?|wash(?:es)?) /i;

/** "eats my homework": a thing of the child's, and no person. */
const MY_THING =
  /\b(?:my|our) (?=(?:\p{L}+ )?(?:homework|socks?|shoes?|slippers?|pencils?|toast|breakfast|lunch|bed|pillow|books?|toys?|crayons)\b)/iu;

/** Whether a clause says how somebody is or likes to be, so that it can be written on a sheet of paper as it stands. */
export const isOwnWay = ({ clause, hero }: Theme): boolean =>
  clause !== null &&
  hero?.being !== null &&
  hero !== null &&
  within(MOST_WORDS, clause) &&
  (A_WAY.test(`${clause.trim()} `) || A_HABIT.test(clause.trim())) &&
  !NOT_A_WAY.test(clause.replace(NOT_WANTED, '').replace(LOST_LOOKS, '').replace(BRUSHES, '').replace(MY_THING, '')) &&
  !NOISE.test(clause);

/** What children wear and have as well: nobody is to be talked about for it, nor to stand behind a pillar. */
export const OF_CHILDREN_TOO =
  /\b(?:glasses|hearing aids?|wheelchair|crutches|eye ?patch|braces|freckles|scars?|stutter\w*|stammer\w*|lisp|no (?:legs?|arms?|hands?|ears?|hair|friends))\b/i;
