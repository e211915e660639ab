import { plainText } from '../facts/given-text.ts';
import { kinWords, sameKin } from '../facts/kin.ts';
import type { AnyArc } from './arcs/any-arc.ts';
import { EVENT_PHRASES, EVENT_WORDS } from './theme/event-words.data.ts';

const WORD = /[\p{L}'’-]+/gu;
/** What did not happen. */
const NOT = /\b(?:not|never|nobody|no one|nothing|no|without|wish\w*|if)\b|n['’]t\b/i;
/** A theme that is itself about what somebody does not do, or would like to. */
const IS_NOT = /\b(?:not|never|nobody|no|without|stop\w*|wants?|wish\w*|dream\w*|learn\w*)\b|n't\b|\bcannot\b/i;
/** What somebody does, and not how somebody is. */
const VERB =
  /^(?:always |only |never |often )?((?!(?:is|has|was|can|cannot|will|would|wants?|wishes|likes|loves|hates|does|goes|gets)\b)\p{L}{2,}(?:s|ed|t)) /u;
/** Words for relatives that name something else. */
const NO_KIN =
  /\b(?:(?:father|mother|papa) (?:christmas|nature|goose|bear|bird)|(?:father|mother)'?s'? day|grandfather clock|nan bread)\b/gi;
const SENTENCE = /(?<=[.!?]["”’)]*)\s+/;

/**
 * What happens in a theme as its parent typed it and does not happen in its book, and whoever of the family it names and
 * nobody meets: that a noun of a theme stands on a page says nothing of what it did. In the parent's own words.
 */
export function eventsLost(
  typed: string,
  text: string,
  arc: Pick<AnyArc, 'does' | 'only'>,
  clause: string | null = null,
): string[] {
  const [theme = ''] = plainText(typed)
    .replace(NO_KIN, ' ')
    .split(/(?<=\p{L}{2})[.!?]\s/u);
  const isDenied = IS_NOT.test(theme);
  const low = text.toLowerCase();
  const told = isDenied
    ? low
    : low
        .split(SENTENCE)
        .filter((sentence) => !NOT.test(sentence))
        .join(' ');
  const words = [...theme.matchAll(WORD)].map(([word]) => word.replace(/'s?$/, ''));
  const phrases = EVENT_PHRASES.flatMap(([phrase, tells]) => {
    const said = phrase.exec(theme)?.[0];
    if (said === undefined || arc.does?.test(said.toLowerCase()) === true) return [];
    return arc.only?.test(said.toLowerCase()) === true || !tells.test(told) ? [said] : [];
  });
  const lost = words.filter((word) => isEventLost(word.toLowerCase(), told, arc) || isKinLost(word.toLowerCase(), low));
  // What a clause does is lost where it is only ever spoken, whichever verb it is.
  const verb = VERB.exec(clause ?? '')?.[1];
  const spoken = verb !== undefined && arc.only?.test(verb) === true && !phrases.some((each) => each.includes(verb));
  return [...new Set([...phrases, ...lost, ...words.filter((word) => spoken && word.toLowerCase() === verb)])];
}

function isEventLost(word: string, told: string, { does, only }: Pick<AnyArc, 'does' | 'only'>): boolean {
  const event = EVENT_WORDS.find(([forms]) => forms.test(word));
  if (!event || does?.test(word) === true) return false;
  return only?.test(word) === true || !event[1].test(told);
}

/** Whether a word says what happens in a theme: whether it is told is a matter of more than its standing on a page. */
export const isEvent = (word: string): boolean => EVENT_WORDS.some(([forms]) => forms.test(word.toLowerCase()));

/** Whether any page tells that a word of what happens happened, in whatever words. */
export const isEventTold = (word: string, low: string): boolean =>
  EVENT_WORDS.some(([forms, tells]) => forms.test(word.toLowerCase()) && tells.test(low));

/** Both lists as one: of what happens, only what the second says is lost. */
export const withEventsLost = (words: readonly string[], events: readonly string[]): string[] => [
  ...new Set([...words.filter((word) => !isEvent(word) && !isPartOf(word, events)), ...events]),
];
const isPartOf = (word: string, events: readonly string[]): boolean =>
  events.some((each) => each.includes(' ') && each.toLowerCase().split(' ').includes(word.toLowerCase()));

/** "grandmas", for "at grandma's", is Grandma. */
function isKinLost(word: string, low: string): boolean {
  // Several who are of one family, and none of the child's own.
  if (/^(?:brothers|sisters|cousins|twins)$/.test(word)) return !low.includes(word.slice(0, -1));
  const kin = kinWords.find((each) => word === each || word === `${each}s`);
  if (kin === undefined) return false;
  // "granny" is met in "Gran", and in no grandad; "mother" is Mum.
  return !sameKin(kin).some((each) => new RegExp(String.raw`(?<!\p{L})${each}(?:['’]?s)?(?!\p{L})`, 'u').test(low));
}
