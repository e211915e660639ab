import { WIDE_AWAKE, type Actor, type Character } from '@storylantern/contract';
import { pageText, type PageText } from './page-text.ts';
import { namePattern } from './who-is-named.ts';

const IN_BED = /\bin (?:(?:the|a|his|her|their|its|own|bottom|top|big|small) )*bed\b/i;
/** Beds that nobody lies in now. */
const NOT_NOW =
  /\b(?:not|never|nobody|n't|should|would|could|must|if|when|until|before|after|while|once|as|like|out of|put|had been|was to be|ought)\b|n't\b/i;
const SLEEPS =
  /\b(?:asleep|slept|sleeps?|sleeping|snor\w+|dream\w*|nodded off|dozed|eyes (?:were )?(?:shut|closed))\b/i;

/** Whether a page tells that somebody lies in bed: "in bed Mia thought of it". With nobody else there, no name is needed. */
export const liesInBed = (text: PageText, character: Character, alone: boolean): boolean =>
  IN_BED.test(text.told) &&
  text.told
    .split(/(?<=[.!?])\s+/)
    .some(
      (sentence) =>
        IN_BED.test(sentence) &&
        !NOT_NOW.test(sentence) &&
        (namePattern(character.name).test(sentence) || (alone && !/\p{L}\s+\p{Lu}/u.test(sentence))),
    );

/** How somebody in bed is drawn: asleep when the page says so, else with open eyes. */
export const inBed = (actor: Actor, text: string): Actor => ({
  ...actor,
  pose: 'sleep',
  feeling: SLEEPS.test(pageText(text).told) ? 'sleepy' : WIDE_AWAKE.includes(actor.feeling) ? actor.feeling : 'curious',
});
