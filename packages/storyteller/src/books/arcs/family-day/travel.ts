import { countryNamed } from '../../theme/countries.ts';
import type { Errand } from './errands.ts';

const TRAVEL =
  /\b(?:trip|going|go|goes|flying|fly|flies|holiday|travel(?:s|ling|ing)?|visit(?:s|ing)?|off|journey|moving|weekend|adventure) (?:to see \p{L}+ in |to visit \p{L}+ in |on holiday to |on holiday in |to |in |around )?(?:the )?(?<where>\p{L}+)/giu;
const IN_PLACE = /\b(?:in|to) (?<where>\p{L}+)(?: on (?:holiday|vacation))?$/iu;

/** The country or city a family travels to, with its capital; null when a theme says none. */
export function travelledTo(raw: string): string | null {
  for (const found of [...raw.matchAll(TRAVEL), IN_PLACE.exec(raw.trim())]) {
    const named = found?.groups?.['where'] === undefined ? null : countryNamed(found.groups['where']);
    if (named !== null) return named;
  }
  return null;
}

/** The same where half a day goes by: it ends on the evening before. */
export function packingErrand(raw: string): Errand | null {
  const errand = travelErrand(raw);
  const where = travelledTo(raw);
  if (errand === null || where === null) return null;
  return {
    ...errand,
    low: `In the morning they were off to ${where}, and the suitcase was yawning.`,
    fix: [
      `They wound it round the suitcase, twice, and made a knot on top. It held. "And in ${where} there will be a hundred bags, all black," they said. "We shall only have to look for the red knot."`,
      `Round it went, and round again, like a belt on a fat uncle. The suitcase gave one sigh, and stayed shut. Anybody in ${where} would be able to tell whose that was.`,
      `It was as long as the hall, and there was just enough of it. It tied the suitcase up like a present. It stood by the door like that, ready for ${where}, and looked as if it could hardly wait.`,
    ],
    after: [
      `There is a label on the scarf, tied on already, and it says ${where}.`,
      `The scarf will smell of ${where} for years, they say, at the very end.`,
    ],
  };
}

/** A family packs for a far country: what keeps the suitcase shut is what they know it by at the other end. */
export function travelErrand(raw: string): Errand | null {
  const where = travelledTo(raw);
  if (where === null) return null;
  return {
    id: 'travel',
    words: TRAVEL,
    aim: `the ${where} trip`,
    plan: `pack the suitcase for ${where}`,
    setting: 'bedroom',
    odd: { a: 'a very long scarf', the: 'the scarf', drawn: 'scarf' },
    noUse: `nobody needs a scarf like that in ${where}`,
    tries: [
      {
        full: 'They sat down on the suitcase, to shut it. But it bit a sock, and sprang open again.',
        short: 'Sit on the suitcase! But up it popped.',
      },
      {
        full: 'They took everything out, and put it in again. But then it was even fuller than before.',
        short: 'All out, all in! But it got bigger.',
      },
    ],
    things: ['sock'],
    low: `In an hour they were off to ${where}, and the suitcase was yawning.`,
    fix: [
      `They wound the scarf round it, twice, and made a knot on top. It held. And at the other end, in ${where}, there were a hundred suitcases, all black. Only one of them wore a scarf. "That's ours!" they said.`,
      `Round it went, and round again, like a belt on a fat uncle. It stayed shut all the way to ${where}. There the suitcases came by in a row, every one the same. Then came one in a red scarf. It was like meeting a friend.`,
      `The scarf was as long as the hall. It tied the suitcase up like a present. In ${where} nobody could tell their bags apart, and everybody was cross. They just waited for the one with the red knot.`,
    ],
    fixShort: [
      `Scarf round the suitcase. Knot! Now off to ${where}. Whee!`,
      `Round and round and tie. Shut! Hello, ${where}!`,
      `The scarf holds it shut. In ${where} they knew it at once.`,
    ],
    after: [
      `The scarf has a label on it now that says where it has been.`,
      `The scarf still smells of ${where}, they say, if you sniff the very end.`,
    ],
    afterShort: `The scarf has been to ${where} now.`,
  };
}
