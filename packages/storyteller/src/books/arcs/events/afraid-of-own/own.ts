import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Entity } from '../../../theme.ts';
import type { Going } from '../event.ts';

/** What somebody is afraid of that is their own: it comes out of them, and goes wherever they go. */
interface Own {
  /** "fire", "roar". */
  readonly word: string;
  /** How it comes when somebody shouts at it, and how when it is greeted. With stops. */
  readonly loud: string;
  readonly soft: string;
  /** What is wrong at the end of the day, and what a greeted one does about it. One wording of each for each telling. */
  readonly trouble: readonly [young: string, middle: string, old: string];
  readonly helps: readonly [young: string, middle: string, old: string];
}

type Kind = Omit<Own, 'word' | 'loud' | 'soft'>;

const LIGHT: Kind = {
  trouble: [
    'Now it is dark. The lamp at the gate is out.',
    'By now it was dark. The wind had blown out the lamp at the gate. And the grown-up was still on the road.',
    'Meanwhile it had got dark, and the wind had blown out the lamp at the gate. The grown-up was somewhere on the hill road, without it, and one could not see where the road stopped.',
  ],
  helps: [
    'The lamp is on! "There is the gate!"',
    'A small warm fire went up like a moth, and into the lamp. "Ah!" said the grown-up, out on the road. "There it is."',
    'It went up over the gate, no bigger than a leaf, and found the lamp, and sat down in it. Far off on the road somebody said "Ah," and the steps turned, and came the right way.',
  ],
};

const CALL: Kind = {
  trouble: [
    'Then comes fog. Where is the way home?',
    'Then the fog came up. The grown-up was out in it, and called, "Where are you?" One could not see a hand.',
    'In the evening the fog came up. The grown-up was out in it somewhere, and called, and one could not say from where. In a fog every way is the same way.',
  ],
  helps: [
    '"That way!" And home they come.',
    'It went through the fog as straight as a string. "Ah!" said the grown-up. "There you are." And out of the white came two feet, and then the rest.',
    'It went out through the white like a rope that somebody throws. "Again!" called the grown-up, and it was nearer. "Again!" And then there were two feet, and above the feet a face.',
  ],
};

const WEATHER: Kind = {
  trouble: [
    'All the washing is out. And rain comes!',
    'All the washing in the valley was out, and rain was on its way. Nobody had looked up. The grown-up was asleep in a chair, with a hat over both eyes.',
    'Down in the valley it was washing day, and every line was full. The rain was three fields off. The grown-up slept in a chair with a hat over both eyes, and nobody had looked up.',
  ],
  helps: [
    'They all look up. "Rain! Quick, in!"',
    'It rolled over the roofs like a barrel. The grown-up took off the hat. "That means rain!" Everybody ran, and the last sock was in before the first drop.',
    'It rolled down the valley like a slow barrel, and every face came up. "That means rain!" said the grown-up. They had all of it indoors, down to the odd socks, when the first drop fell.',
  ],
};

const SOUNDS: readonly (readonly [RegExp, string, string, string])[] = [
  [/\broar\w*/i, 'roar', 'ROAR!', 'Rrrr.'],
  [/\bthunder\w*/i, 'thunder', 'BOOM!', 'Rumble, rumble.'],
  [/\bbark\w*/i, 'bark', 'WOOF!', 'Wuff.'],
  [/\bhowl\w*/i, 'howl', 'AWOOO!', 'Awoo.'],
  [/\bgrowl\w*/i, 'growl', 'GRRRR!', 'Grrr.'],
  [/\btrumpet\w*/i, 'trumpet', 'TOOROO!', 'Toot.'],
  [/\bsirens?\b/i, 'siren', 'NEE-NAW!', 'Nee, naw.'],
  [/\bwhistles?\b/i, 'whistle', 'WHEEEE!', 'Whee.'],
  [/\bhorns?\b|\bhonk\w*|\bhoot\w*/i, 'hoot', 'HOOOOT!', 'Hoot.'],
  [/\bvoice\b|\bshout\w*/i, 'voice', 'HOOOO!', 'Hoo.'],
];

/** The own thing that a theme names; a dragon's fire is its own, and a cloud's thunder, without the word. */
function ownIn(asked: string): Own | null {
  const raw = asked.replace(/\bfire ?(?:engine|truck)s?\b/gi, ' ');
  if (/\b(?:fire|flames?|fiery breath)\b/i.test(raw))
    return { word: 'fire', loud: 'WHOOSH!', soft: 'Whoosh.', ...LIGHT };
  const sound = SOUNDS.find(([words]) => words.test(raw));
  if (!sound) return null;
  const [, word, loud, soft] = sound;
  return { word, loud, soft, ...(word === 'thunder' ? WEATHER : CALL) };
}

const REFRAINS = [
  'It came along!',
  'It came too!',
  'It is here as well!',
  'And here it is!',
  'Here it is again!',
] as const;

export interface Parts extends Own {
  readonly refrain: string;
  readonly titles: readonly string[];
}

export function partsOf({ raw, chance, g }: Going): Parts {
  const own = ownIn(raw);
  if (!own) throw new Error('nothing of its own');
  const named = (text: string): string => text.replaceAll('the grown-up', g);
  const each = ([young, middle, old]: Own['trouble']): Own['trouble'] => [named(young), named(middle), named(old)];
  return {
    ...own,
    trouble: each(own.trouble),
    helps: each(own.helps),
    refrain: chance.pick(...REFRAINS),
    titles: [`what the ${own.word} was afraid of`, 'say hello first', 'somebody lives in there', 'when the door opens'],
  };
}

/** What points outwards: prickles, claws, teeth. */
export const POINTS = /\b(prickles?|spikes?|spines?|quills?|thorns?|claws|teeth|fangs?)\b/i;

export function pointsIn(raw: string): string {
  const word = POINTS.exec(raw)?.[1]?.toLowerCase() ?? 'prickles';
  return /s$|teeth/.test(word) ? word : `${word}s`;
}

/** Of itself: a ghost, a monster. */
export const ITSELF = /\b(?:itself|himself|herself|themselves|its own self|being a ghost|other ghosts|ghosts)\b/i;

/** Who is one that others are afraid of. */
export const isFrightful = (hero: Entity | null): boolean =>
  /^(?:ghost|monster|vampire|skeleton|spider|witch|werewolf|mummy|zombie|yeti|dragon|wolf|troll|ogre)$/.test(
    hero?.being?.id ?? '',
  );

/** Where somebody is put to bed: no fire engine goes up the stairs. */
export const goesHomeTo = ({ being }: Figure): SettingName => (being?.isa === 'vehicle' ? 'street' : 'bedroom');
