import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { UNDERNEATH } from './underneath.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WHO = String.raw`(?:dad(?:dy)?|papa|baba|pop|grandad|grandpa|granddad|grandfather|father|uncle(?: \p{L}+)?)`;
const HAIR = String.raw`(?:beard|mou?stache|whiskers|stubble)`;

/** The face that everybody knows comes out of the bathroom without its beard. */
export const BEARD_GONE: StoryEvent = {
  id: 'beard-gone',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${WHO}(?:['’]?s)?\b.*\b(?:shav(?:ed|es|ing) (?:off )?|no |without (?:a |his |the )?|(?:lost|loses|cut|cuts) (?:off )?(?:his )?)(?:his |off his |all his )?${HAIR}\b|\b${WHO}['’]?s (?:\p{L}+ )?${HAIR} (?:is |has |was |had )?(?:all )?(?:gone|off|disappeared|vanished|went|shaved)\b|\b${WHO} (?:has )?(?:just )?shav(?:ed|es)\b(?! (?:the|my|a)\b)|\bwhere (?:did|has|is) ${WHO}['’]?s ${HAIR}\b`,
    'iu',
  ),
  not: /\b(?:christmas|santa|pirates?|wizards?|gnomes?|dwarf|dwarves|kings?|giant|goat|cancer|chemo\w*|ill|hospital|died?|funeral|grow(?:s|ing)? (?:a|his|back)|bird|nest)\b/i,
  needs: ({ raw }) => new RegExp(String.raw`\b${WHO}(?:['’]?s)?\b`, 'iu').test(raw),
  fits: (theme) => onTheGround(theme) && !theme.hero?.being,
  reads: ({ raw }) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about(/mou?stache/i.test(raw) ? 'moustache' : 'beard'),
  }),
  plots: [standsApart(UNDERNEATH)],
  talk: {
    young: { yours: [() => 'Shut your eyes. How do you know that it is me?'] },
    older: {
      wonder: [() => 'Why was it easier to say it in the dark?'],
      yours: [() => 'What mark have you got, and how did you come by it?'],
    },
  },
};
