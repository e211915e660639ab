import type { Company, Told } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { about } from '../events/page.ts';
import { OF_ITS_SENTENCE, shape, SURE } from '../shape.ts';
import { middle as middleBudge } from './budge-up/middle.ts';
import { old as oldBudge } from './budge-up/old.ts';
import { young as youngBudge } from './budge-up/young.ts';
import { castOf, type OneBetween } from './cast.ts';
import { entityFor, sharedIn, type Shared } from './reading.ts';
import { middle as middleTurn } from './whose-turn/middle.ts';
import { old as oldTurn } from './whose-turn/old.ts';
import { young as youngTurn } from './whose-turn/young.ts';
import { middle as middleDone } from './nearly-done/middle.ts';
import { old as oldDone } from './nearly-done/old.ts';
import { young as youngDone } from './nearly-done/young.ts';
import { middle as middleUnder } from './in-the-middle/middle.ts';
import { old as oldUnder } from './in-the-middle/old.ts';
import { young as youngUnder } from './in-the-middle/young.ts';
import { WORDINGS } from './wordings.ts';

/** A way in which one thing is shared, by what is done with it. */
interface Plot {
  readonly of: (shared: Shared) => boolean;
  readonly ofAnybody?: true;
  readonly young: (bound: OneBetween) => Told;
  readonly middle: (bound: OneBetween) => Told;
  readonly old: (bound: OneBetween) => Told;
}

const FITTED =
  /^(?:(?:lily|bunk|arm|deck|rocking|sofa|sleeping|cardboard|beach|double|single|dog|cat) )?(?:pad|bed|bunk|sofa|settee|couch|chair|armchair|deckchair|bench|stool|cushion|pillow|branch|log|nest|rock|stone|island|iceberg|hammock|mat|rug|basket|box|perch|raft|bag|tent|blanket|duvet|quilt|seat|burrow|hole|den|mushroom|toadstool|leaf|shell|pocket|cave|shelf|perch|twig|puddle|bath|tub|boat|kennel|igloo)$/;
/** Of the family, or nobody in particular: a bear has no list on the door. */
const isOfFamily = ({ who }: Shared): boolean => who.every(({ is }) => is !== 'being');
const PLOTS: readonly Plot[] = [
  {
    of: (shared) => /^(?:bathroom|washroom|mirror|sink|bathroom sink)$/.test(shared.z) && isOfFamily(shared),
    ofAnybody: true,
    young: youngDone,
    middle: middleDone,
    old: oldDone,
  },
  { of: ({ z }) => /^(?:umbrella|brolly|parasol)$/.test(z), young: youngUnder, middle: middleUnder, old: oldUnder },
  { of: ({ z }) => FITTED.test(z), young: youngBudge, middle: middleBudge, old: oldBudge },
  {
    of: ({ z }) =>
      !/(?:^|bed|bath|wash|play|class|living)room$|^room$|toilet|\bloo\b|shower|house|\bflat$|coat$|\bhat$|scarf|jumper|^(?:umbrella|brolly)$/.test(
        z,
      ),
    young: youngTurn,
    middle: middleTurn,
    old: oldTurn,
  },
];

interface Bound {
  readonly cast: OneBetween;
  readonly plot: Plot;
}

/** Of people of whom nothing is said only the morning is told. */
const plotOf = (shared: Shared): Plot | undefined =>
  PLOTS.find(
    ({ of, ofAnybody }) => of(shared) && (ofAnybody === true || shared.who.every(({ is }) => is !== 'anybody')),
  );

/** Nobody else's child has this sentence. */

const readOf = ({ raw, heroName }: Theme): Shared | null => sharedIn(raw, heroName ?? '');

function bind(company: Company): Bound | null {
  const shared = sharedIn(company.theme.raw, company.child.name, company.details);
  const plot = shared && plotOf(shared);
  const cast = shared && castOf(company, shared);
  return plot && cast ? { cast, plot } : null;
}

/** There is one of it, and there are two or more who have to share it. */
export const oneBetween = shape<Bound>({
  id: 'one-between',
  wordings: WORDINGS,
  fits: (theme) => {
    const shared = theme.fear === null ? readOf(theme) : null;
    return shared && plotOf(shared) ? SURE : 0;
  },
  does: /^(?:shar(?:e[sd]?|ing)|have|has|needs?)$/,
  reads: (theme) => {
    const shared = readOf(theme);
    const [one, two] = shared?.who ?? [];
    return {
      ...OF_ITS_SENTENCE,
      hero: one?.is === 'being' ? entityFor(one) : null,
      other: two?.is === 'being' ? entityFor(two) : null,
      thing: about(shared?.z ?? 'thing'),
      occasion: null,
    };
  },
  bind,
  young: ({ cast, plot }) => plot.young(cast),
  middle: ({ cast, plot }) => plot.middle(cast),
  old: ({ cast, plot }) => plot.old(cast),
});
