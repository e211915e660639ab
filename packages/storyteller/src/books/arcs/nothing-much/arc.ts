import type { Company } from '../../arc.ts';
import { factsOfOurs } from '../../retold/facts-of-ours.ts';
import type { Theme } from '../../theme.ts';
import { ANOTHER_MATTER, NO_ANECDOTE, OF_TALES } from '../the-time-that/no-anecdote.ts';
import { SPOKEN_OF } from '../../retold/spoken-of.ts';
import { shape } from '../shape.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { partsOf, type NothingMuch } from './parts.ts';
import { WORDINGS } from './wordings.ts';
import { young } from './young.ts';

/** What is sad of anybody, */
const GRAVE =
  /\b(?:scared|afraid|upset|cross|angry|misses|shouts?|poorly|ill|alone|(?:is|are) (?:far )?away|away (?:at|on|for|with|in)|at sea|on (?:a|the|an oil) (?:ship|rig|submarine|tour)|works? (?:nights|away|far)|lives? (?:far|in another|abroad)|two homes|fights?|argues?|deaf|blind|drinks|smokes|cries|crying|cry)\b/i;
/** and what a child cannot do or will not: nothing to be shown to a friend. */
const A_TROUBLE =
  /^(?:he|she|they|my (?:son|daughter|child|toddler))\b.*\b(?:won't|can't|cannot|doesn't|don't|isn't|refuses?|hates?|shy|always (?:late|tired|hungry)|only eats|gets?|needs?|wants?|has to|wheelchair|autis\w*|adhd)\b/i;

/** What happens once, and is not always so. */
const ONCE =
  /\b(?:moves?|moving|comes? to (?:live|stay|visit|tea)|arrives?|is (?:having|getting|coming|going|moving|starting|leaving|about to)|are (?:having|getting|coming|going|moving|starting|leaving)|marr(?:y|ies)|starts?|leaves?|finds?|wins?|loses?|retires?|breaks? down|broke down|turns \d+|falls? (?:in|off|over)|gets? (?:married|stuck|lost|a new))\b/i;

/** What nobody expects of a grandmother: that she does it is all there is to be told, and no lesson in it. */
const OF_GRAND = new RegExp(
  String.raw`^(?:my |our |the |a )?(?:grandma|grandpa|granny|gran|nana|nan|nanny|grandad|granddad|grandmother|grandfather)(?: who| that)? (?:drives|rides|plays|climbs|goes|races|does|skateboards|surfs)\b[^.]*(?:motor ?bikes?|monster trucks?|racing cars?|rock band|the drums|drums|electric guitar|skateboard\w*|surf\w*|mountains|lorr(?:y|ies)|rally cars?|karate)$|^(?:my |our )?(?:grandma|granny|gran|nana|nan|grandad|grandpa) (?:skateboards|surfs)$`,
  'iu',
);
/** More than an event has that a theme only names the sport of. */
const ABOVE_EVENTS = 17;

function fits(theme: Theme): number {
  const { raw } = theme;
  if (
    NO_ANECDOTE.test(raw) ||
    ANOTHER_MATTER.test(theme.raw) ||
    OF_TALES.test(raw) ||
    GRAVE.test(raw) ||
    ONCE.test(raw) ||
    A_TROUBLE.test(raw) ||
    // Which hand one writes with has an event of its own.
    /\bleft[- ]?hand/i.test(raw) ||
    theme.relation === 'bedtime'
  )
    return 0;
  const child = { name: theme.heroName ?? 'Mia', names: "Mia's" } as Company['child'];
  return factsOfOurs(raw, { child, names: new Map() }) ? (OF_GRAND.test(raw) ? ABOVE_EVENTS : 12) : 0;
}

/** "Nanny's budgie sings when the kettle boils": nothing much to those who live with it, until somebody comes to tea. */
export const nothingMuch = shape<NothingMuch>({
  id: 'nothing-much',
  wordings: WORDINGS,
  fits,
  // Whoever it speaks of is spoken of, in the family's own words.
  reads: () => SPOKEN_OF,
  does: /./,
  bind: (company: Company) => partsOf(company),
  young,
  middle,
  old,
});
