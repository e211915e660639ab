import { onTheGround, type StoryEvent } from '../event.ts';
import { somebody, withClassmate } from '../page.ts';
import { toldWith } from '../told-with.ts';
import { OFFICE, officeIn } from './office.ts';
import { UNDER_THE_CHAIR } from './under-the-chair.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const FOR_A_DAY = String.raw`(?:for (?:a|the|one|just one|only one) (?:whole )?(?:day|week|morning)|just for today|of the day)`;
const OF = new RegExp(
  [
    String.raw`\b${OFFICE}\b(?: of \p{L}+| of the \p{L}+)? ${FOR_A_DAY}\b`,
    String.raw`\b(?:becom(?:e|es|ing)|became|is made|was made|gets made|turns out to be|is|am|was) (?:the )?(?:new )?(?:prime minister|president|mayor|head ?teacher|head ?master|head ?mistress|principal)\b`,
    String.raw`\b(?:i'?m|i am|is|am|be|was) (?:in charge and )?the boss (?:today|now|of (?:the|our) (?:house|home|family))\b`,
    String.raw`\b(?:if|when|the day(?: that)?) (?:i|\p{L}+) (?:was|were|is|am|became) (?:the )?${OFFICE}\b`,
  ].join('|'),
  'iu',
);

/** Whether somebody is only what the theme makes of somebody: the king of "king for a day". */
const isTheOffice = (word: string): boolean => new RegExp(String.raw`\b${OFFICE}$`, 'iu').test(word);

/** Somebody rules for a day, by whatever comes to mind. */
export const RULES_FOR_A_DAY: StoryEvent = {
  id: 'rules-for-a-day',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:lions?|jungle|sea|ocean|space|moon|pirates?|school council|class (?:president|captain|rep)|elect\w*|votes?|voting|stands? for|runs? for|running for|wants to be|visits?|meets?|cake|sweets|chocolate|ill|lost|birthday)\b/i,
  // In a country the family has no part; who is the boss at home is it over them.
  fits: (theme) =>
    (!/\b(?:mum\w*|dad\w*|mother|father|gran\w*)\b/i.test(theme.raw) || /\bboss\b/i.test(theme.raw)) &&
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    officeIn(theme.raw) !== null,
  needs: ({ raw, hero }) =>
    officeIn(raw) !== null && hero?.plural !== true && /\b(?:day|week|morning|today|becom\w*|became|made)\b/i.test(raw),
  reads: ({ hero, other }) => {
    const [one = null, two = null] = [hero, other].map(somebody).filter((each) => each && !isTheOffice(each.word));
    return {
      hero: one,
      other: two,
      thing: null,
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      wish: null,
      fear: null,
      first: null,
      activity: null,
      also: [],
    };
  },
  plots: [toldWith(withClassmate, { ...UNDER_THE_CHAIR, when: OF })],
  talk: {
    young: { yours: [() => 'What would you say, up in the big chair?'] },
    older: {
      wonder: [({ hero }) => `Why could ${hero} not see the button for so long?`],
      yours: [() => 'Who sits down with you when you are sad?'],
    },
  },
};
