import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** What somebody behind a door takes the sound for. */
interface Hope {
  /** What they cry: "My kettle!" */
  readonly cry: string;
  /** What it is not: "the kettle". */
  readonly it: string;
  /** What they come out with: "a teapot". */
  readonly holding: string;
  readonly drawn: ThingName;
}

interface Sound {
  readonly goes: string;
  readonly hopes: readonly [Hope, Hope, Hope];
  readonly drawn: readonly ThingName[];
}

const WHISTLED: Sound['hopes'] = [
  { cry: 'My kettle!', it: 'the kettle', holding: 'a teapot', drawn: 'teapot' },
  { cry: 'My train!', it: 'the train', holding: 'a big bag', drawn: 'backpack' },
  { cry: 'Half time!', it: 'half time', holding: 'a ball', drawn: 'ball' },
];
const RUNG: Sound['hopes'] = [
  { cry: 'My cake!', it: 'the cake', holding: 'a plate', drawn: 'plate' },
  { cry: 'School!', it: 'school', holding: 'a big bag', drawn: 'backpack' },
  { cry: 'Ice cream!', it: 'ice cream', holding: 'a bowl', drawn: 'bowl' },
];
const STRUCK: Sound['hopes'] = [
  { cry: 'Dinner!', it: 'dinner', holding: 'a spoon', drawn: 'spoon' },
  { cry: 'My bus!', it: 'the bus', holding: 'a big bag', drawn: 'backpack' },
  { cry: 'Bedtime!', it: 'bedtime', holding: 'a pillow', drawn: 'pillow' },
];

/** Two words first: a whistling kettle is whistled, and a cuckoo clock strikes. */
const SOUNDS: readonly (readonly [RegExp, Sound])[] = [
  [/\b(?:alarm |cuckoo )?(?:clock|watch)\b/i, { goes: 'Bong', hopes: STRUCK, drawn: ['clock'] }],
  [/\b(?:jingle |door ?|school |little )?bell\b/i, { goes: 'Ding', hopes: RUNG, drawn: ['bell'] }],
  [/\bwhistle\b/i, { goes: 'Peep', hopes: WHISTLED, drawn: [] }],
  [/\b(?:trumpet|horn)\b/i, { goes: 'Parp', hopes: WHISTLED, drawn: ['trumpet'] }],
  [/\b(?:flute|recorder)\b/i, { goes: 'Toot', hopes: WHISTLED, drawn: ['flute'] }],
  [/\b(?:kazoo|mouth ?organ|harmonica|squeaker)\b/i, { goes: 'Wheep', hopes: WHISTLED, drawn: [] }],
];

/** What a theme says was swallowed and can be heard, in its own word; null where it is nothing of the kind. */
export function soundIn(raw: string): (Sound & { readonly x: string }) | null {
  for (const [said, sound] of SOUNDS) {
    const x = said.exec(raw)?.[0].toLowerCase();
    if (x !== undefined) return { ...sound, x };
  }
  return null;
}

const REFRAINS = ["It's only me!", 'Only me!', "It's just me!", 'Sorry, only me!', "I'm afraid it's me!"] as const;
const TITLES = ['only me', 'the last door', 'who is at the door', 'four doors'] as const;

interface Parts extends Sound {
  readonly x: string;
  /** Who come out of the first three doors. */
  readonly P: Figure;
  readonly W: Figure;
  readonly C: Figure;
  readonly refrain: string;
  readonly title: string;
}

export function partsOf({ raw, company, chance, a, b, g }: Going): Parts {
  const [W, C] = company.passersBy(2, ({ isa }) => isa !== 'thing');
  if (!W || !C) throw new Error('Nobody lives in the street.');
  return {
    ...(soundIn(raw) ?? { x: 'whistle', goes: 'Peep', hopes: WHISTLED, drawn: [] }),
    P: company.person([a, b, g].includes('Mrs Pell') ? 'Mrs Tuck' : 'Mrs Pell', 'neighbour'),
    W,
    C,
    refrain: chance.pick(...REFRAINS),
    title: chance.pick(...TITLES),
  };
}
