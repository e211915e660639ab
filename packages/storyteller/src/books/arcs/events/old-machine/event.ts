import { beingNamed } from '../../../theme/entries.ts';
import type { Entity } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { IN_USE } from './in-use.ts';
import { machineIn, MACHINES } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OLD = String.raw`(?:old|rusty|ancient|worn[- ]out|clapped[- ]out|rickety|unwanted|unloved|forgotten|retired|antique|vintage)`;
const V = String.raw`${MACHINES}s?`;

function machine(raw: string): Entity | null {
  const word = machineIn(raw.toLowerCase());
  const being = word === null ? undefined : beingNamed(word);
  return word === null || being === undefined ? null : { ...about(word), being };
}

/** An old machine that nobody wants, beside a new one. One that breaks down on the road is told by another. */
export const OLD_MACHINE: StoryEvent = {
  id: 'old-machine',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`^(?:an?|the|our|my|(?:my )?\p{L}+['’]s) (?:\p{L}+ )?${OLD} (?:\p{L}+ )?${V}$`,
      String.raw`\b${OLD} (?:\p{L}+ )?${V}\b[^.]*\b(?:nobody|no one|no-one|new|newer|shiny|modern|scrap\w*|junk\w*|rust\w*|useless|replaced|retire\w*|in the (?:barn|shed|field|yard|corner)|any ?more)\b`,
      String.raw`\b${V} (?:that |which |who )?(?:nobody|no one|no-one) (?:wants?|wanted|needs?|needed|drives?|drove|uses?|used|loves?|rides? (?:in|on))\b`,
      String.raw`\b(?:nobody|no one|no-one) (?:wants?|wanted|needs?|needed|uses?|drives?) (?:the|our|an?|my) (?:\p{L}+ )*${V}\b`,
      String.raw`\b${V} (?:that |which |who )?(?:is|was|has (?:been|become)|got|grew|had (?:been|become)) (?:too |very |so |getting )*(?:old|rusty|replaced|scrapped|retired|forgotten)\b`,
      String.raw`\b${V} (?:is|was) (?:\p{L}+ ){0,3}scrap(?:ped)?\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:mend\w*|fix\w*|repair\w*|br(?:eak|oke|oken)\w*|toy|model|race|racing|lost|loses|scared|afraid|space|moon|christmas|stolen|steals?|friends? with|wants to|dreams?|wishes|sleep\w*|birthday|flies|flying|ghost|haunted|magic\w*|museum|fire (?:engine|truck) rescues?|new fire|trip|ride|journey)\b/i,
  fits: (theme) => onTheGround(theme) && machine(theme.raw) !== null && theme.other?.being?.isa !== 'wild',
  reads: ({ hero, raw }) => {
    const own = machine(raw);
    return {
      hero: hero?.being?.isa === 'vehicle' ? { ...hero, plural: false } : own,
      other: null,
      thing: null,
      relation: 'none',
      want: null,
      clause: null,
      activity: null,
      first: null,
      fear: null,
      place: null,
      also: [],
    };
  },
  plots: [standsApart(IN_USE)],
  talk: {
    young: { yours: [() => 'Where would you sit on it?'] },
    older: {
      wonder: [() => 'When did it begin to be wanted?'],
      yours: [() => 'What old thing at home does more than it was made for?'],
    },
  },
};
