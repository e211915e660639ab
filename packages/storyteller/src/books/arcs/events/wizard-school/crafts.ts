/** Something that is tried on a door, and what comes of it. */
interface Try {
  /** After a name: "waved a wand at it". */
  readonly past: string;
  readonly one: string;
  /** A whole sentence. */
  readonly so: string;
  readonly soNow: string;
}

export interface Craft {
  readonly of: RegExp;
  /** The last one is done by all of them at once. */
  readonly tries: readonly [Try, Try, Try];
  /** What the child has not got: "a wand". */
  readonly lacks: string;
}

const did = (past: string, one: string, so: string, soNow: string): Try => ({ past, one, so, soNow });

const CRAFTS: readonly Craft[] = [
  {
    of: /wizard|witch|magic|sorcer|magician|wand|spell/,
    lacks: 'a wand',
    tries: [
      did('waved a wand at the door', 'waves a wand', 'It went blue.', 'The door goes blue.'),
      did('said the longest spell there is', 'says a spell', 'The door grew a moustache.', 'The door grows a beard.'),
      did('said a spell, all at once', 'say a spell', 'The door gave one hiccup.', 'The door says hic.'),
    ],
  },
  {
    of: /super ?-?hero/,
    lacks: 'a cape',
    tries: [
      did('ran at the door like a rocket', 'runs at it', 'There was a boing, and a long slide.', 'Boing!'),
      did('stared at the door until it was hot', 'stares at it', 'It smelled of toast.', 'It smells of toast.'),
      did(
        'lifted the front step, all together',
        'lift the step',
        'The door came up with it.',
        'The door goes up, too.',
      ),
    ],
  },
  {
    of: /dragon/,
    lacks: 'any fire',
    tries: [
      did('blew fire at the door', 'blows fire', 'It steamed, and got nicely warm.', 'The door gets warm.'),
      did('roared at the door', 'roars at it', 'A bit of roof fell down.', 'A tile falls down.'),
      did('flapped their wings, all together', 'flap their wings', 'Three hats flew away.', 'Three hats fly away.'),
    ],
  },
  {
    of: /pirate/,
    lacks: 'a hat',
    tries: [
      did('told the door to open up, or else', 'shouts at it', 'A parrot inside said no.', 'A parrot says no.'),
      did('pushed at the door with an oar', 'takes an oar', 'The oar broke.', 'The oar goes crack.'),
      did('dug for the key, all together', 'dig for a key', 'They found a spoon.', 'They find a spoon.'),
    ],
  },
  {
    of: /fair(?:y|ies)|elf|elves|pixie|unicorn/,
    lacks: 'any dust',
    tries: [
      did('threw glitter dust at the door', 'throws some dust', 'It sneezed.', 'The door sneezes.'),
      did('sang to the door', 'sings to it', 'It hummed along.', 'The door hums a bit.'),
      did('made a wish, all together', 'make a wish', 'It began to rain in pink.', 'The rain goes pink.'),
    ],
  },
  {
    of: /monster|ghost|vampire|troll|giant|ogre|werewol/,
    lacks: 'a roar',
    tries: [
      did('growled at the door', 'growls at it', 'Something inside growled back.', 'It growls back.'),
      did('pulled a dreadful face at the door', 'pulls a face', 'The paint went pale.', 'The door goes pale.'),
      did('stamped, all together', 'stamp their feet', 'All the puddles jumped.', 'All the puddles jump.'),
    ],
  },
  {
    of: /spy|spies|detective|agent|ninja/,
    lacks: 'a moustache',
    tries: [
      did(
        'listened at the door with a cup',
        'listens with a cup',
        'Somebody inside was stirring tea.',
        'It is quiet inside.',
      ),
      did(
        'slid a secret letter under the door',
        'sends a letter',
        'It was slid back, with the spelling corrected.',
        'The letter comes back.',
      ),
      did(
        'whispered the password, all together',
        'say the password',
        "It was last week's password.",
        'It is the wrong one.',
      ),
    ],
  },
  {
    of: /knight|princess|prince|king|queen/,
    lacks: 'any armour',
    tries: [
      did('rode at the door on a broom', 'rides at it', 'It was a very solid one.', 'Bump! Ow!'),
      did(
        'read out a list of names and titles to the door',
        'bows to it',
        'It was not impressed.',
        'It does not bow back.',
      ),
      did('blew trumpets, all together', 'blow a trumpet', 'A pigeon left.', 'A pigeon flies off.'),
    ],
  },
];

/** For whatever has no craft of its own: strength. */
const PUSHING = (lacks: string): Craft => ({
  of: /^/,
  lacks,
  tries: [
    did('leaned on the door', 'leans on it', 'It creaked, and that was all.', 'It creaks a bit.'),
    did('ran at the door from the gate', 'runs at it', 'There was a bump, and a pause.', 'Bump! Ow!'),
    did('pushed, all together', 'all push', 'Their feet went backwards in the mud.', 'Their feet slip back.'),
  ],
});

/** What they learn at a school for such as these. */
export const craftOf = (kind: string): Craft => CRAFTS.find(({ of }) => of.test(kind)) ?? PUSHING('any idea how');
