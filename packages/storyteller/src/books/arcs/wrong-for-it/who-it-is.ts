import type { Entity, Theme } from '../../theme.ts';
import { BEING_WORDS } from '../../theme/entries.ts';
import { entityOf } from '../../theme/entity.ts';
import { genericBeing } from '../../theme/generic-being.ts';
import { jobNamed } from './jobs.ts';

const IS_ONE =
  /^(?:is|was|works as|worked as|gets a job as|becomes|became|wants to be|wanted to be) (?:an? |the )?(.+)$/iu;

/** Whether a noun is what somebody does. */
export const isJob = (noun: string): boolean => jobNamed(noun) !== undefined || isAtWork(noun);

/** "is a dentist": the noun; null where it says how somebody is. */
export function oneNamed(predicate: string): string | null {
  const one = IS_ONE.exec(predicate)?.[1]?.toLowerCase();
  if (
    one === undefined ||
    !/^(?:is|was|works as|worked as|gets a job as|becomes|became|wants to be|wanted to be) an? /i.test(predicate)
  )
    return null;
  return BEING_WORDS.has(one) || jobNamed(one) || isAtWork(one) ? one : null;
}

/** The noun at the end of a head, as many words of it as are known as one: "racing driver". */
export function nounOf(theme: Theme, head: string): string | null {
  const words = head.split(' ');
  for (let from = 0; from < words.length; from++) {
    const noun = words.slice(from).join(' ');
    const low = noun.toLowerCase();
    // A library is noisy, and nobody.
    const job = PLACE.test(low) ? undefined : jobNamed(low);
    if (job && job.of.exec(low)?.[0].length === low.length) return noun;
    if (BEING_WORDS.get(low)?.plural === false) return noun;
    if (theme.hero?.word.toLowerCase() === low) return noun;
  }
  const last = words.at(-1) ?? '';
  return isAtWork(last) ? words.slice(-1).join(' ') : null;
}

const PLACE =
  /\b(?:library|school|hotel|inn|shop|store|restaurant|caf[eé]|circus|rink|band|orchestra|choir|bakery|post office|stall|pizzeria|party|show)$/iu;
/** "juggler", "ticket inspector": somebody who does something. */
export const isAtWork = (noun: string): boolean =>
  /(?:[^aeiou]er|or|ist|man|woman|keeper|smith|ician|eer)$/i.test(noun) &&
  !/^(?:tiger|spider|otter|hamster|beaver|panther|badger|oyster|lobster|rooster|monster|brother|sister|mother|father|daughter|grand\w+|flower|river|water|paper|letter|summer|winter|number|tractor|door|floor|mirror|computer|scooter|helicopter|sweater|jumper|slipper|butter|human|german|snowman|postman pat|burglar|robber)$/i.test(
    noun,
  );

export function heroOf(theme: Theme, noun: string, one: string | null): Entity | null {
  const { hero } = theme;
  const named = [one, noun].filter((each) => each !== null);
  if (hero?.plural === true && named.some((each) => each === hero.word)) return null;
  const animal = one === null ? null : isJob(one) ? noun : one;
  const words = animal === null ? named : [animal, ...named];
  for (const word of words) {
    const low = word.toLowerCase();
    if (hero?.being && hero.word.toLowerCase() === low) return { ...hero, adjectives: [] };
    const found = BEING_WORDS.get(low);
    if (found) return entityOf(found.word, found.entry);
  }
  return entityOf(noun.toLowerCase(), genericBeing(noun.toLowerCase(), 'person'));
}
