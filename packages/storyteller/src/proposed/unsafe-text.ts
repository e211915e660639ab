import { screenRequest } from '../screen/screen-request.ts';
import type { UnsuitableReason } from '../screen/screening.ts';

/** What a child could copy to its harm, or be hurt by; each with what to write instead. */
const NOT_TO_COPY: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:keep|kept|keeps|keeping) (?:it|this|that|our|the) (?:a )?secret\b|\bour (?:little )?secret\b|\b(?:do not|don't|never|must not|mustn't) tell (?:mum|mom|mummy|dad|daddy|your|(?:a|any|the) (?:grown|teacher|parent|adult))|\b(?:tell|told) (?:no one|nobody)\b/i,
    'no secret that is kept from grown-ups',
  ],
  [
    /\b(?:went|go|goes|walked|ran|drove|climbed|got|hopped|followed?) (?:off |away |home |along |out )?(?:(?:with|after|into) )?(?:the |a |an )?(?:kind |nice |friendly |old )?stranger(?:'s)?\b/i,
    'nobody goes anywhere with a stranger',
  ],
  [
    /\b(?:struck|lit|lights?|strikes?|played? with|playing with) (?:the |a |some |his |her )?(?:match(?:es)?|lighter|candle|fire|firework)s?\b/i,
    'no child handles fire',
  ],
  [
    /\b(?:climb(?:ed|s|ing)?|jump(?:ed|s|ing)?|lean(?:ed|t|s|ing)?|crawl(?:ed|s|ing)?|step(?:ped|s)?|hung|hangs?) (?:right )?(?:out|off|from|over|up on(?:to)?|onto|on to) (?:of )?(?:the |a |his |her |their )?(?:\p{L}+ )?(?:window(?: ?sill)?|balcony|roof|cliff|banister|railings?)\b/iu,
    'nobody climbs out of windows, onto roofs or over edges',
  ],
  [
    /\b(?:hid|hide|hides|hiding|climb(?:ed|s)?|crawl(?:ed|s)?|shut|locked) (?:\p{L}+ ){0,3}(?:in|into|inside) (?:the |a |an )?(?:\p{L}+ )?(?:fridge|freezer|oven|washing machine|tumble dryer|chest|boot of)\b/iu,
    'nobody hides where there is no air',
  ],
  [
    /\b(?:ran|runs?|dashed|raced|darted|stepped|chased \p{L}+) (?:straight |right |out )?(?:in ?to|across|onto|over|out on) the (?:road|street|railway|tracks|traffic)\b/iu,
    'nobody runs into a road',
  ],
  [
    /\b(?:ate|eats?|tasted|tastes?|swallow(?:ed|s)?|licked|nibbled|drank|drinks?|sipped) (?:\p{L}+ ){0,3}(?:(?:wild |red |strange |unknown |shiny )?(?:berry|berries|mushrooms?|toadstools?) (?:from|off|in) the (?:wood|woods|bush|hedge|forest)|medicine|tablets?|pills?|potion|soap|bleach|batter(?:y|ies)|coins?|button)\b/iu,
    'nobody eats or drinks what was found, medicine or things that are no food',
  ],
  [
    /\b(?:pok(?:ed?|es)|put|puts|push(?:ed|es)?|stuck|touch(?:ed|es)?) (?:\p{L}+ ){0,5}(?:socket|plug hole of the wall|live wire|bare wire|hot (?:oven|stove|iron|pan)|lava)\b/iu,
    'nobody touches sockets, wires or what burns',
  ],
  [
    /\b(?:swam|swims?|paddled|waded|dived) (?:\p{L}+ ){0,3}(?:all )?(?:alone|by (?:him|her|it)self|on (?:his|her) own)\b|\b(?:went|goes) swimming (?:all )?alone\b/iu,
    'no child swims alone',
  ],
  [
    /\b(?:plastic|carrier) bag (?:\p{L}+ ){0,2}(?:over|on) (?:\p{L}+ )?(?:head|face)\b|\b(?:rope|string|cord|scarf) (?:\p{L}+ ){0,3}(?:round|around) (?:\p{L}+ )?neck\b/iu,
    'nothing goes over a head or round a neck',
  ],
  [
    /\b(?:slipp(?:ed|ing)|sneak(?:ed|s|ing)?|snuck|crept|ran|running|wander(?:ed|ing)?) (?:\p{L}+ ){0,4}(?:away from home|out (?:of the (?:house|front door)) (?:alone|while|in the night)|without telling)\b/iu,
    'no child leaves home without a grown-up who knows',
  ],
  [
    /\b(?:punish\w*|or else (?:you|i) |naughty (?:boy|girl|child)|bad (?:boy|girl|child)|stop being (?:a baby|silly)|such a baby|cry-?baby|big (?:boys|girls) (?:do not|don't) (?:cry|be)|(?:nobody|no one|everyone|everybody) (?:will )?(?:hates?|laughs? at) (?:you|him|her|them))\b/i,
    'nobody is shamed, threatened or punished',
  ],
  [
    /\b(?:scream(?:ed|s|ing) in (?:pain|terror)|terror|terrif(?:ied|ying)|nightmarish|skeletons? (?:rose|grabbed)|corpses?|ghouls?|demons?|devil|zombies?|torture\w*|strangl\w*|suffocat\w*|(?:he|she|they|nearly|almost|was|were) drown(?:ed|ing)|stabbed|shot (?:him|her|it|them)|devour(?:ed|s)|eaten alive|ate (?:him|her|them|\p{Lu}\p{Ll}+) up)\b/u,
    'nothing that frightens a small child at bedtime',
  ],
];

const SENTENCE_END = /(?<=[.!?…]["'”’]?)\s+|\n+/u;
const OF_SOMEBODY =
  /\b(?:hit|hits|hitting|kick\w*|punch\w*|slap\w*|stab\w*|shoot\w*|shot|beat|beats|beating|hurt\w*|attack\w*|strangl\w*|chok\w*|burn\w*|whip\w*|push\w*|thr[eo]w\w*) (?:\p{L}+ )?(?:him|her|them(?! all)|me|you|his|the (?:boy|girl|child|baby|man|woman|other|old|dog|cat|teacher)|\p{Lu}\p{Ll}+)\b|\b(?:guns?|rifles?|pistols?|bombs?|bullets?|grenades?|swords?|daggers?)\b/u;
/**
 * The screen reads what a parent wishes for; what a page tells is often meant in another way. Of these kinds a sentence
 * has to say more than the screen needs: that somebody shut away will stay so, that a silence is asked for, that what is
 * hit or shot is somebody.
 */
const SAYS_MORE: Readonly<Partial<Record<UnsuitableReason, RegExp>>> = {
  'frightening-punishment': /\b(?:will|unless|until)\b|\bif\b(?! it were)/i,
  secret: /\b(?:secret|don't|do not|never|must|promise\w*)\b/i,
  violence: OF_SOMEBODY,
  weapons: OF_SOMEBODY,
};

/** The first sentence that the screen for requests would not let pass, read as the wish that it be told. */
function screenedOut(text: string): string | null {
  const wishes = text
    .split(SENTENCE_END)
    .filter((each) => each.trim() !== '')
    .map((each) => ({ sentence: each, wish: `A story in which ${each}` }));
  // Nearly every page passes as a whole; only one that does not is read sentence by sentence.
  const all = wishes.map(({ wish }) => wish).join('\n');
  if (screenRequest({ name: '', problem: all, notes: '' }).suitable) return null;
  for (const { sentence, wish } of wishes) {
    const verdict = screenRequest({ name: '', problem: wish, notes: '' });
    if (!verdict.suitable && (SAYS_MORE[verdict.reason]?.test(sentence) ?? true)) return sentence;
  }
  return null;
}

/**
 * Why a text may not be read to a child, as a sentence for whoever writes it; null when it may. What a child could copy
 * is looked for first, and then the screen for requests is asked, as it is for what a parent writes.
 */
export function unsafeIn(text: string): string | null {
  for (const [pattern, instead] of NOT_TO_COPY) {
    const found = pattern.exec(text);
    if (found) return `"${found[0]}" cannot stand in a piece for a child: ${instead}`;
  }
  const sentence = screenedOut(text);
  return sentence === null ? null : `"${sentence}" is not safe for a child; write it another way`;
}
