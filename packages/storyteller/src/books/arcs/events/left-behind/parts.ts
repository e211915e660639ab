import type { SceneHint } from '../../../arc.ts';
import type { SettingName, ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { THING_WORDS } from '../../../theme/entries.ts';
import type { Going } from '../event.ts';
import { withGrownUp } from '../with-grown-up.ts';

/** What goes off with a thing on a seat, and who looks after the tickets in it. */
interface Carriage {
  readonly v: string;
  readonly drawn: ThingName;
  /** "the conductor". */
  readonly staff: string;
  /** Where one gets out, after "at the". */
  readonly stop: string;
  /** Where it turns round, after "at". */
  readonly end: string;
}

const CARRIAGES: readonly (readonly [RegExp, Carriage])[] = [
  [/\bbus(?:es)?\b/, { v: 'bus', drawn: 'bus', staff: 'the driver', stop: 'bus stop', end: 'the bus station' }],
  [/\bcoach\b/, { v: 'coach', drawn: 'bus', staff: 'the driver', stop: 'coach stop', end: 'the coach station' }],
  [/\btram\b/, { v: 'tram', drawn: 'bus', staff: 'the driver', stop: 'tram stop', end: 'the last stop' }],
  [/\b(?:aero)?planes?\b|\bairport\b/, { v: 'plane', drawn: 'aeroplane', staff: 'the pilot', stop: 'airport', end: 'the other airport' }],
  [/\b(?:ferry|boat|ship)\b/, { v: 'ferry', drawn: 'ship', staff: 'the captain', stop: 'harbour', end: 'the other side' }],
  [/\b(?:underground|tube|metro|subway)\b/, { v: 'train', drawn: 'steam-train', staff: 'the driver', stop: 'station', end: 'the last station' }],
]; // prettier-ignore
const TRAIN: Carriage = {
  v: 'train',
  drawn: 'steam-train',
  staff: 'the conductor',
  stop: 'station',
  end: 'the last station',
};

/** What is left on a seat. */
export const LEFT =
  '(?:teddy(?: bear)?|ted|bunny|rabbit|bear|doll|dolly|toy(?: \\p{L}+)?|(?:soft|cuddly) toy|blank(?:et|ie|y)|comforter|umbrella|hat|scarf|gloves?|mittens?|coat|backpack|rucksack|bag|book|ball|violin|trumpet|guitar|suitcase|lunch ?box|cake|puppet|present)';
const NAMED = new RegExp(String.raw`\b(${LEFT})\b`, 'u');
const TOY = /^(?:teddy|ted|bunny|rabbit|bear|doll|dolly|toy|soft|cuddly)/;

/** Everybody and everything of a ride that one did not make. */
export interface Parts extends Carriage {
  /** Who has lost it, and who is with them. */
  readonly O: Figure;
  readonly C: Figure;
  /** Who looks after what is found. */
  readonly W: Figure;
  /** As it stands in a sentence: "Teddy", "the umbrella"; with a capital. */
  readonly t: string;
  readonly T: string;
  /** A thing of its kind, for the shelves: "bears", "umbrellas". */
  readonly kind: string;
  readonly many: string;
  readonly thing: ThingName | null;
  readonly setting: SettingName;
  /** Why it is somebody, and looks out of a window, where it is no soft toy. */
  readonly face: string;
  /** What is held out first on the search, and is not of its kind. */
  readonly first: string;
}

export function partsOf(asked: Going): Parts {
  const going = withGrownUp(asked);
  const { A, K, G, raw, company, B } = going;
  const word = (NAMED.exec(raw)?.[1] ?? 'teddy').replace(/^blank(?:ie|y)$/, 'blanket');
  const own = /^toy (\p{L}+)$/u.exec(word)?.[1];
  const isToy = TOY.test(word);
  const name = own ?? (/^(?:teddy|ted\b|soft|cuddly|toy$)/.test(word) ? 'teddy' : word);
  const given = new RegExp(String.raw`\b(\p{Lu}\p{Ll}+) the (?:toy |little )?${name}`, 'u').exec(
    company.theme.raw,
  )?.[1];
  const kind = name === 'teddy' ? 'bear' : name;
  const O = A === G ? G : A.being && A.being.isa !== 'thing' && !new RegExp(`\\b${A.kind}\\b`).test(name) ? A : K;
  const t = isToy ? (given ?? name.charAt(0).toUpperCase() + name.slice(1)) : `the ${name}`;
  return {
    ...(CARRIAGES.find(([each]) => each.test(raw))?.[1] ?? TRAIN),
    O,
    C: O === K ? (B !== K && B.isChild ? B : G) : K,
    W: company.person(K.name === 'Mr Hook' ? 'Mr Peg' : 'Mr Hook', 'neighbour'),
    t,
    T: t.charAt(0).toUpperCase() + t.slice(1),
    kind,
    many: kind.endsWith('s')
      ? kind
      : /(?:y)$/.test(kind)
        ? `${kind.slice(0, -1)}ies`
        : kind.endsWith('f')
          ? `${kind.slice(0, -1)}ves`
          : `${kind}s`,
    thing: THING_WORDS.get(name)?.entry.drawn ?? (isToy ? (/bunny|rabbit/.test(name) ? 'rabbit-toy' : 'teddy') : null),
    setting: 'street',
    face:
      isToy || /^(?:cake|present)$/.test(name)
        ? ''
        : /^(?:violin|trumpet|guitar)$/.test(name)
          ? ` There was a face on its case, that looked out.`
          : ` It had a face that ${O.name} had drawn on it at three.`,
    first: name === 'umbrella' ? 'a walking stick' : 'an umbrella',
  };
}

/** What is said of everything on the shelves that is not it. */
export const refrainsOf = ({ t, T }: Parts): readonly [string, ...string[]] => [
  `That is not ${t}!`,
  `No, not ${t}!`,
  `${T} is not like that!`,
  `Not ${t} at all!`,
  `But that's not ${t}!`,
  `Oh! Not ${t}!`,
  `It's not ${t}!`,
  `${T} is quite different!`,
  `Anything but ${t}!`,
  `Where is ${t}, then?`,
];

export const TITLES = ['there and back', 'a ticket of its own', 'two tickets, please', 'the seat by the window'];

/** What is drawn of it and of what it rides in. */
export const shown = ({ thing, drawn }: Parts, ...which: readonly ('it' | 'ride')[]): Pick<SceneHint, 'things'> => ({
  things: which.flatMap((each) => (each === 'ride' ? [drawn] : thing ? [thing] : [])),
});
