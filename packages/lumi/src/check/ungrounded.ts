import type { Grounds } from './answer-rules.ts';

/** Words with a capital that name nobody in particular. */
const NOBODY = new Set(
  (
    'i lumi mum mummy mam mom mommy mama dad daddy papa gran granny grandma nan nana grandad grandpa auntie uncle ' +
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september ' +
    'october november december christmas easter ramadan eid diwali hanukkah english british'
  ).split(' '),
);
const CAPITALISED = /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]*/gu;
const OPENS = /(?:^|[.!?:…("“‘\n]|- )\s*["'“‘(]*$/u;
const bare = (word: string): string => word.toLowerCase().replace(/['’]\p{L}*$/u, '');

/** What no answer brings up by itself: it has to stand on the page, or the parent has to have said it. */
const GRAVE =
  /\b(?:kill|murder|suicid|die[ds]?\b|dying|dead|death|blood|bleed|guns?\b|knife|knives|stab|strangl|drown|chok|suffocat|fires?\b|burn|rap(?:e[ds]?|ist)\b|sex|porn|weapon|drugs?\b)/giu;
const known = (found: string): string => found.toLowerCase().slice(0, 4);

/**
 * The words of a part of an answer that speak of somebody, or of something grave, that neither the page of guidance nor the
 * talk so far speaks of; undefined when there are none. Such a sentence was not written for this parent, however harmless
 * each of its words is.
 */
export function ungroundedIn(part: string, { texts, organisations }: Grounds): string | undefined {
  const said = [...texts, ...organisations].join('\n');
  const graveKnown = new Set([...said.matchAll(GRAVE)].map(([found]) => known(found)));
  const grave = [...part.matchAll(GRAVE)].find(([found]) => !graveKnown.has(known(found)));
  if (grave) return grave[0];
  const words = new Set((said.match(/[\p{L}'’-]+/gu) ?? []).map(bare));
  return [...part.matchAll(CAPITALISED)].find(({ 0: word, index }) => {
    const isShouted = word === word.toUpperCase();
    return !isShouted && !OPENS.test(part.slice(0, index)) && !NOBODY.has(bare(word)) && !words.has(bare(word));
  })?.[0];
}
