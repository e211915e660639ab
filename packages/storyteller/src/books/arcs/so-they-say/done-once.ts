import { kinWords } from '../../../facts/kin.ts';
import { pastOfBase } from '../../../words/past-tense.ts';
import { thirdPersonOf } from '../../../words/third-person.ts';
import { namesWord } from '../../audit/thing-words.ts';
import type { Theme } from '../../theme.ts';

/** What somebody did on one day, in the past tense, as a story tells it after a name. */
export interface DoneOnce {
  /** "dug a big hole". */
  readonly past: string;
  /** Several of a kind did it. */
  readonly isOfSeveral: boolean;
}

/**
 * Verbs of what is soon over and can be seen. A bakery that is opened and a team that is joined are not over before an egg
 * has boiled, and are not among them.
 */
const BASES =
  `answer appear arrive block blow bounce break bring brush burst catch chase climb come crash cross deliver dig disappear discover
  drink drop eat escape explode fall find flood float fly hatch hop jump knock land lay lift meet pull push rain ride rise roll sail
  shrink sink sit skip slide slip sneeze spill spin splash squash step swallow swap swim swing take throw tip trip tumble turn unlock
  vanish wake win`.split(/\s+/);

/** Nothing of this is told as a wonder: what hurts, what is taken, and what a child could copy. */
const NO_WONDER =
  /\b(?:steal|stole|bite|bit|hit|kick|fight|fought|hurt|die|dies|died|dead|kill|cry|cries|cried|sick|poorly|ill|hospital|fire|match(?:es)?|candle|lighter|knife|knives|scissors|needle|gun|road|railway|roof|window|cliff|medicine|pill|tablet|bleach|stranger|naked|wee|poo|bottom|fart|lie|lies|away from home|run away|ran away|runs away|br(?:eak|oke)s? down)s?\b/i;
/** A second verb, or a reason, does not go into one piece of news. */
const MORE_THAN_ONE =
  /\b(?:and|but|because|so|when|while|until|who|that|which|if|to (?!the|a|an|our|my|his|her|its|their|life|bed|tea|school)\p{Ll}+)\b/u;
/** What is done over and over is no news. */
const A_HABIT = /\b(?:always|never|every|everything|everybody|everyone|all the time|all day|too|only|often|again)\b/i;
/** After "who", these are still done once: nobody hatches every day. */
const AT_ONCE =
  /^(?:falls|hatches|bursts|shrinks|explodes|vanishes|disappears|appears|finds|discovers|escapes|wins|comes|swallows|lands|arrives|brings|breaks|sinks|wakes|digs|crashes)$/i;
/** A certain thing, a certain place or a certain way. */
const ONE_OF_IT =
  /\b(?:an?|the|my|our|his|her|its|their|one|two|three|\p{L}+'s|in|into|on|onto|at|from|over|under|out|down|up)\b/iu;
const MOST_WORDS = 8;
const FEWEST_WORDS = 2;

/** Days that tired parents write small. */
const A_DAY =
  /\b(?:christmas|easter|halloween|diwali|eid|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: (?:eve|day))?\b/g;

const BY_FORM = new Map(
  BASES.flatMap((base) => [thirdPersonOf(base), pastOfBase(base)].map((form) => [form, pastOfBase(base)] as const)),
);
const BY_BASE = new Map(BASES.map((base) => [base, pastOfBase(base)] as const));
const PASTS: ReadonlySet<string> = new Set(BY_BASE.values());
const BY_ANY = new Map([...BY_BASE, ...BY_FORM]);

/** "cats take over the supermarket", "the moon fell into the pond": what a hero does, where no clause of the theme says so. */
function ofTheHero({ hero, raw }: Theme): string | null {
  if (!hero) return null;
  const words = raw
    .trim()
    .replace(/[.!?]+$/, '')
    .split(/\s+/);
  const at = words.findIndex((word) => namesWord(word.toLowerCase(), hero.word.split(' ').at(-1) ?? hero.word));
  const verb = words[at + 1]?.toLowerCase();
  const forms = hero.plural ? BY_BASE : BY_FORM;
  return at >= 0 && at < 4 && verb !== undefined && (forms.has(verb) || PASTS.has(verb))
    ? words.slice(at + 1).join(' ')
    : null;
}

/** What a child may do in a book and by itself at home; not to swallow, to climb, to cross or to get out. */
const FOR_A_CHILD =
  /^(?:find|found|discover|catch|caught|win|won|meet|met|shrink|shrank|disappear|vanish|dig|dug|brush|bring|brought|wake|woke|turn|tumble|sneeze|hop|spin|spun)/i;
const OF_A_CHILD =
  /^(?:(?!(?:who|what|why|when|where|how|which|whose|we|they|i|he|she|it|the|an?|my|our|two|three|some)\b)(?<name>\p{L}+)|my (?:son|daughter|child)|(?:an?|the) (?:\p{Ll}+ )?(?:girl|boy|child|kid)(?: who| that)?) (?<said>\p{L}+ .+)$/iu;

/** "Mia wins a goldfish at the fair": what the child did, when the theme names nobody else. */
export function doneByTheChild({ hero, other, raw, wish }: Theme): DoneOnce | null {
  const found = OF_A_CHILD.exec(raw.trim().replace(/[.!?]+$/, ''))?.groups;
  const name = found?.['name']?.toLowerCase();
  if (hero || other || wish || !found?.['said'] || (name !== undefined && kinWords.includes(name))) return null;
  return FOR_A_CHILD.test(found['said']) ? newsOf(raw, found['said'], BY_FORM) : null;
}

/** What was done, as news: one verb, soon over, that nobody does every day. */
function newsOf(raw: string, said: string, forms: ReadonlyMap<string, string>): DoneOnce | null {
  if (NO_WONDER.test(raw) || MORE_THAN_ONE.test(said) || A_HABIT.test(said)) return null;
  const [verb = '', ...rest] = said.split(/\s+/);
  // "who bakes cakes" does so every day; "who bakes a cake for the moon" did it once.
  const isOfEveryDay = !AT_ONCE.test(verb) || !ONE_OF_IT.test(rest.join(' '));
  if (/\b(?:who|that)\b/i.test(raw) && verb.endsWith('s') && isOfEveryDay) return null;
  // Who comes to tea is a guest.
  if (/^c[oa]me/i.test(verb) && !/^(?:to life|down|up|out|off|home)\b/i.test(rest.join(' '))) return null;
  const past = forms.get(verb.toLowerCase());
  const count = rest.length + 1;
  if (past === undefined || count > MOST_WORDS || count < FEWEST_WORDS) return null;
  const whole = [past, ...rest].join(' ');
  return {
    past: whole.replace(A_DAY, (day) => day.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())),
    isOfSeveral: false,
  };
}

/** What the hero of a theme did on one day: "a digger digs a big hole". Null when it is no such thing. */
export function doneOnceIn(theme: Theme): DoneOnce | null {
  const { hero, clause, raw } = theme;
  if (!hero?.being || theme.wish) return doneByTheChild(theme);
  const said = (clause ?? ofTheHero(theme))?.trim().replace(/[.!?]+$/, '');
  const news = said === undefined ? null : newsOf(raw, said, hero.plural ? BY_ANY : BY_FORM);
  return news && { ...news, isOfSeveral: hero.plural };
}
