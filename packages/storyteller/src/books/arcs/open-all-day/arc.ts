import type { ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { placeOfDay, spoiltBy, type DayPlace } from './place-of-day.ts';
import type { Spoilt } from './spoilt.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/**
 * A day out that does not go as it was written down. The child, who asks at everything whether they are there yet, has
 * full pockets; where they get stuck, these are laid out under the name of the place they did not come to. Then somebody
 * else asks whether this is it, and it is.
 */
export interface OpenAllDay extends DayPlace {
  readonly child: Figure;
  readonly grownUp: Figure;
  /** Who else is stuck there. */
  readonly stranger: Figure;
  readonly spoilt: Spoilt;
  /** Three small things out of the child's pockets, the first of them picked up at the start. */
  readonly finds: readonly [Find, Find, Find];
  /** What the child asks at everything, with its mark. */
  readonly asks: string;
  /** What the grown-up says, without a stop. */
  readonly answer: string;
  readonly chance: Chance;
}

/** A small thing that a child picks up. */
interface Find {
  /** "a grey feather". */
  readonly a: string;
  /** "feather". */
  readonly it: string;
  readonly drawn: ThingName | null;
}

const FINDS: readonly Find[] = [
  { a: 'a grey feather', it: 'feather', drawn: 'feather' },
  { a: 'a blue button', it: 'button', drawn: 'button' },
  { a: 'a round stone', it: 'stone', drawn: 'rock' },
  { a: 'an acorn', it: 'acorn', drawn: 'acorn' },
  { a: 'a bent key', it: 'key', drawn: 'key' },
  { a: 'a red leaf', it: 'leaf', drawn: 'leaf' },
  { a: 'a bit of string', it: 'string', drawn: 'string' },
  { a: 'a small shell', it: 'shell', drawn: 'shell' },
];

function bind(company: Company): OpenAllDay | null {
  const { theme, child, grownUp, chance, person } = company;
  const place = placeOfDay(theme);
  const [one, two, three] = chance.some(3, FINDS);
  if (!place || !one || !two || !three) return null;
  return {
    ...place,
    child,
    grownUp,
    stranger: person(chance.pick('Mrs Pell', 'Mr Anders', 'Mrs Okafor', 'Mr Quill'), 'neighbour'),
    spoilt: spoiltBy(theme, place, chance),
    finds: [one, two, three],
    asks: chance.pick(
      'Are we there yet?',
      'Are we nearly there?',
      'Are we there?',
      'Are we there now?',
      'Are we almost there?',
      'Are we there at last?',
    ),
    answer: chance.pick('Not yet', 'Not quite', 'Not just yet', 'Not quite yet'),
    chance,
  };
}

/** A plan on the back of an envelope, and what became of it. */
export const openAllDay = arc<OpenAllDay>({
  id: 'open-all-day',
  fits: (theme) => placeOfDay(theme)?.fit ?? 0,
  does: /^rid/,
  bind,
  young,
  middle,
  old,
});
