import type { Role } from '../frame.ts';

/** What quick hands, teeth and a mouth do to somebody. */
const DOES_TO =
  'hit(?:s|ting)?|smack(?:s|ing)?|slap(?:s|ping)?|push(?:es|ing)?|shov(?:es?|ing)|kick(?:s|ing)?|punch(?:es|ing)?|bit(?:es?|ing)|scratch(?:es|ing)?|pinch(?:es|ing)?|pok(?:es?|ing)|hurt(?:s|ing)?|rough with|spit(?:s|ting)? (?:at|on)|thump(?:s|ing)?|whack(?:s|ing)?|lash(?:es|ing)? out at|attack(?:s|ing)?|shout(?:s|ing)? at|snatch(?:es|ing)? (?:\\w+ ){0,3}(?:from|off)|grab(?:s|bing)?';
/** Somebody small and close before the word that says who it is: "his little", "our new". */
const WHOSE = String.raw`(?:(?:his|her|their|the|our|my|own) )?(?:(?:own|little|big|younger|older|new|twin|step|half|\w+[- ]year[- ]old|\d+(?: ?(?:yo|yrs?|months?))?) ?)*`;
/** To whom it is done, within a few words: "hits and kicks his brother". */
const met = (who: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${DOES_TO})\b(?: (?:and|or|his|her|their|at|on|everyone|especially|mostly|out|hair|the face of|\w+ing|\w+s)){0,4}? ${WHOSE}(?:${who})\b(?!'s)`,
    'i',
  );

/**
 * Whoever is hit, bitten or pushed: by name where a parent gives one. The other child of such a story is somebody whom this child
 * lives or plays with, and stands in the paragraph that sees it from the other side.
 */
export const whomItMeets: Role = {
  fallback: { text: 'the other one' },
  cues: [
    { match: met('baby(?: (?:brother|sister))?|newborn'), phrase: { text: 'the baby' } },
    { match: met('twin(?: (?:brother|sister))?'), phrase: { text: '{his} twin' } },
    { match: met('sister|sis'), phrase: { text: '{his} sister', gender: 'f' } },
    { match: met('brother|bro'), phrase: { text: '{his} brother', gender: 'm' } },
    { match: met('cousin'), phrase: { text: '{his} cousin' } },
    { match: met('(?:best )?(?:friend|mate)'), phrase: { text: '{his} friend' } },
    { match: met('dog|puppy'), phrase: { text: 'the dog' } },
    { match: met('cat|kitten'), phrase: { text: 'the cat' } },
    { match: met('(mummy|mum|mommy|mom|daddy|dad|grandma|granny|nana|nan|grandad|grandpa)'), phrase: { text: '$' } },
    { match: met('me|us'), phrase: { text: 'a grown-up' } },
  ],
};
