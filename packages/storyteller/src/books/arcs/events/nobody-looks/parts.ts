import type { SettingName, ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { notTheChild } from '../the-one.ts';

export const TITLES = ['of course there is', 'you never looked up', 'four times', 'somebody new in the house'] as const;
export const REFRAIN = 'Of course there is';

/** Where in a house somebody may turn up who does not belong there. */
export const ROOMS =
  'bath ?tub|bath ?room|bath|shower|kitchen|living room|lounge|sitting room|front room|sofa|settee|house|home|flat|bed ?room|wardrobe|cupboard|shed|attic|loft|cellar|basement|garage|hall|hallway|landing|stairs|utility room|wash(?:ing)? basket|bed';
const IN_ROOM = new RegExp(
  String.raw`\b(in|into|on|under|behind|at|inside) (?:\p{L}+['’]?s? ){0,2}?(${ROOMS})\b`,
  'iu',
);
const DRAWN: readonly (readonly [RegExp, SettingName])[] = [
  [/bath|shower/u, 'bathroom'],
  [/kitchen|utility|wash/u, 'kitchen'],
  [/bed|wardrobe|attic|loft|landing/u, 'bedroom'],
  [/shed|garage/u, 'garden'],
];

interface Parts {
  readonly X: Figure;
  readonly x: string;
  /** "a crocodile". */
  readonly aX: string;
  readonly theX: string;
  /** "in the bath", "at home". */
  readonly where: string;
  readonly room: SettingName;
  readonly things: readonly ThingName[];
  /** Where the list is written: not where the animal is. */
  readonly desk: SettingName;
  readonly theDesk: string;
}

export function partsOf(going: Going): Parts {
  const X = notTheChild(going, 'crocodile');
  const [, on = 'in', room = 'bath'] = IN_ROOM.exec(going.raw) ?? [];
  const drawn = DRAWN.find(([word]) => word.test(room))?.[1] ?? 'living-room';
  const isInKitchen = drawn === 'kitchen';
  const near = /^(?:into|inside)$/u.test(on) ? 'in' : on;
  return {
    X,
    x: X.name,
    aX: X.aKind,
    theX: X.theKind,
    where: room === 'home' ? 'at home' : `${near === 'at' ? 'in' : near} the ${room}`,
    room: drawn,
    things: /^bath(?: ?tub)?$/u.test(room) ? ['bathtub'] : [],
    desk: isInKitchen ? 'living-room' : 'kitchen',
    theDesk: isInKitchen ? 'the living room' : 'the kitchen',
  };
}
