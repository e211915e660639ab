import type { Company } from '../../arc.ts';

import { anecdoteIn } from '../../retold/happenings.ts';
import type { Theme } from '../../theme.ts';
import { SPOKEN_OF } from '../../retold/spoken-of.ts';
import { shape } from '../shape.ts';
import { middle } from './middle.ts';
import { ANOTHER_MATTER, MADE_UP, NO_ANECDOTE, OF_TALES, ONLY_A_NAME } from './no-anecdote.ts';
import { old } from './old.ts';
import { partsOf, type TheTimeThat } from './parts.ts';
import { WORDINGS } from './wordings.ts';
import { young } from './young.ts';

/** Where no more than that is said, there is an event of it. */
const BORN =
  /^.{0,48}\bhad (?:\p{L}+ ){0,2}(?:kittens|puppies|babies|lambs|ducklings|piglets|chicks|a foal|a calf|a litter)\b.{0,16}$/iu;

/** "A swimming race I nearly lost": a thing that something is said of, and nothing that is told as having happened. */
const OF_A_THING =
  /^(?:an?|the) (?!time|day|night|morning|evening|afternoon|summer|winter|week|year)(?:[\p{L}'’-]+ ){1,4}(?:that |which )?(?:I|we) (?:[\p{L}'’]+ )?[\p{L}'’]+$/iu;

function fits(theme: Theme): number {
  if (
    NO_ANECDOTE.test(theme.raw) ||
    ANOTHER_MATTER.test(theme.raw) ||
    BORN.test(theme.raw) ||
    OF_TALES.test(theme.raw) ||
    MADE_UP.test(theme.raw) ||
    ONLY_A_NAME.test(theme.raw) ||
    OF_A_THING.test(theme.raw) ||
    theme.relation === 'bedtime'
  )
    return 0;
  const figure = { name: theme.heroName ?? 'Mia', names: "Mia's" } as Company['child'];
  return anecdoteIn(theme.raw, { child: figure, grownUp: null, names: new Map() }) ? 13 : 0;
}

/** "The tent fell down on us in the night": what happened to a family, and how it became the story that the family tells. */
export const theTimeThat = shape<TheTimeThat>({
  id: 'the-time-that',
  wordings: WORDINGS,
  fits,
  // Whoever it speaks of is told of in the family's own words; nobody of it is a hero of a tale.
  reads: () => SPOKEN_OF,
  does: /./,
  bind: (company: Company) => partsOf(company),
  young,
  middle,
  old,
});
