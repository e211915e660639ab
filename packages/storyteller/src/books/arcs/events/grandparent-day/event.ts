import { ableFriend } from '../able-friend.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { HALL_CLOCK } from './hall-clock.ts';
import { LEMON } from './lemon.ts';
import { SHED } from './shed.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const GRAND = String.raw`(?:grand(?:ma|pa|mother|father|mum|dad|parents?)|gran(?:ny|nie|dad|dpa|dma|ddad|d-?dad)?|gramps|grampa|grampy|nan(?:a|na|ny|nie|s)?|nonn[ao]|oma|opa|abuel[ao]|babushka|bubbe)`;

/** A day with somebody's grandmother or grandfather, or in the shed with anybody who mends. */
export const GRANDPARENT_DAY: StoryEvent = {
  id: 'grandparent-day',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:days?|weekend|afternoon|morning|saturday|sunday|outing|time|summer) (?:out )?(?:with|at|for) (?:\p{L}+ ){0,2}?${GRAND}\b|\b(?:visit\w*|stay\w* (?:at|with)|(?:goes|going|go|trip) to(?: see)?|comes to(?: see)?|at|help\w*|walk\w* with|shopping with|looking after|bak(?:es?|ing) (?:\p{L}+ ){0,3}?with|cook\w* with|cake with) (?:\p{L}+ ){0,2}?${GRAND}(?:['’]?s)?(?: house| shed| kitchen| workshop| cottage| flat)?$|\b${GRAND}\b (?:comes|is coming|came)(?: to (?:visit(?: us)?|stay(?: with us)?|tea|see us)(?: for (?:a|one|two|three|the) (?:week|weeks|weekend|month|few days))?)?$|\b${GRAND}\b (?:is )?stay(?:s|ing) (?:with us|(?:in|at) our (?:house|home))(?: for a (?:week|month|while))?$|^\p{L}+ and (?:(?:his|her|their|my) )?${GRAND} go (?:shopping|to the shops?|for a walk)$|^(?:my |the |our )?${GRAND}(?:['’]s)?(?: and (?:me|i|\p{L}+)| house| shed| kitchen| cottage)?$|^\p{L}+ and (?:(?:his|her|their|my) )?${GRAND}$|\b${GRAND}\b[^.]*\b(?:shed|workshop|mend\w*|wobbly|lemons?|talk\w*|chat\w*|shopping)\b|\b(?:shed|workshop)\b[^.]*\b(?:${GRAND}|dad|daddy|papa|mum|mummy|uncle|aunt\w*)\b|\b(?:dad|daddy|uncle|papa|mum|mummy)(?:['’]s)?\b[^.]*\b(?:shed|workshop)\b`,
    'iu',
  ),
  not: /\b(?:died?|dead|dying|heaven|funeral|ill|sick|poorly|hospital|forget\w*|dementia|memory|memories|remember\w*|miss(?:es|ing)|far away|moves?|moved|moving|abroad|video|phone|telephone|wolf|red riding|pirates?|witch|dragon|magic\w*|ghost|robot|space|moon|rocket|fish\w*|zoo|beach|park|farm|museum|train|bus|plane|camp\w*|snow\w*|birthday|christmas|halloween|pancakes?|picnic|treasure|superhero|spy|secret|steals?|stole|thief|lost|glasses|teeth|tooth|sleepover|stay(?:s|ing)? (?:over|the night)|night|wedding|letter|photo\w*|attic|story|stories|button|garden\w*|seeds?|pumpkin|vegetables?|fair|circus|library|swim\w*|doctor|dentist|racing|race|dinosaur|drag|hen|goose|cow|pig)\b/i,
  fits: (theme) => onTheGround(theme) && theme.raw.length < 100 && theme.hero?.being?.isa !== 'vehicle',
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_DONE,
    // A lemon is what they go for, and a chair what they mend.
    hero:
      hero?.being && !/^(?:thing|person)$/.test(hero.being.isa) && !/^(?:lemon|cake|chair|stool)s?$/.test(hero.word)
        ? hero
        : null,
    other: other && /^(?:lemon|cake|chair|stool)s?$/.test(other.word) ? null : somebody(other),
    // Whoever is visited is in it on every page.
    thing: hero ? null : about(new RegExp(String.raw`\b${GRAND}\b`, 'iu').exec(raw)?.[0].toLowerCase() ?? 'shed'),
    place: null,
    first: null,
  }),
  plots: [LEMON, SHED, HALL_CLOCK].map(ableFriend),
  talk: {
    young: { yours: [() => 'What do you like to do when nobody is in a hurry?'] },
    older: {
      wonder: [() => 'Who saw it first, and how could they have seen it sooner?'],
      yours: [() => 'What can only be found out slowly?'],
    },
  },
};
