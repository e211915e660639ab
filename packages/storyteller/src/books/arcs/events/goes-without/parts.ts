import type { SettingName, ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { isRooted } from '../../at-home.ts';
import type { Going } from '../event.ts';

/** What is put there instead, and why it will not do. */
interface StandIn {
  /** "a comb". */
  readonly what: string;
  /** For the youngest, and for the others. */
  readonly brief: string;
  readonly why: string;
  readonly drawn?: ThingName;
}
/** For what it is good to have none of it: nobody is hurt, nothing gets stuck, and one can see through. */
type Turn = 'soft' | 'thin' | 'bare';

interface Sort {
  readonly words: string;
  /** "a tail", "teeth", "wool": what one of the kind has. */
  readonly own: (word: string) => string;
  /** What can be done with it: "bite". */
  readonly use: string;
  readonly turn: Turn;
  readonly standIns: readonly [StandIn, StandIn, StandIn];
}

const one = (word: string): string => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`);
const same = (word: string): string => word;

const SORTS: readonly Sort[] = [
  {
    words: 'teeth',
    own: same,
    use: 'bite through a rope',
    turn: 'soft',
    standIns: [
      { what: 'a comb', brief: 'It hums!', why: 'It was a good fit, but it hummed with every breath.' },
      { what: 'a row of pegs', brief: 'They pinch!', why: 'They did bite. They bit the wrong way, that was all.' },
      {
        what: 'a corn cob',
        brief: 'It is all gone. Yum!',
        why: 'It looked splendid until it was time for lunch. Then it was lunch.',
      },
    ],
  },
  {
    words: 'claws|spikes|prickles|spines|quills|sting',
    own: (word) => (word === 'sting' ? 'a sting' : word),
    use: 'be left in peace',
    turn: 'soft',
    standIns: [
      {
        what: 'some pencils',
        brief: 'They draw on the wall!',
        why: 'They were sharp enough, but they wrote on everything.',
      },
      { what: 'a fork', brief: 'In goes a potato!', why: 'It worked, but people would keep putting potatoes on it.' },
      {
        what: 'a bunch of twigs',
        brief: 'A bird sits in it!',
        why: 'By noon a bird had moved in and hung up a curtain.',
      },
    ],
  },
  {
    words: 'tail',
    own: one,
    use: 'swish the flies away',
    turn: 'thin',
    standIns: [
      {
        what: 'a bit of rope',
        brief: 'It drags along!',
        why: 'It was long enough, but everybody trod on it, and said sorry.',
      },
      {
        what: 'a brush',
        brief: 'It sweeps the floor!',
        why: 'Wherever it went the floor got clean, and that makes work.',
        drawn: 'broom',
      },
      {
        what: 'a balloon on a string',
        brief: 'Up, up, up!',
        why: 'It wagged by itself. But in a wind it went off, and took its owner along.',
        drawn: 'balloon',
      },
    ],
  },
  {
    words: 'shell',
    own: one,
    use: 'stay dry in the rain',
    turn: 'thin',
    standIns: [
      {
        what: 'a teacup',
        brief: 'It has a hole. Drip!',
        why: 'It was a nice round one. But it said clink at every step.',
        drawn: 'cup',
      },
      {
        what: 'a hat',
        brief: 'It is so dark!',
        why: 'It came down over everything, and then nobody could see out.',
        drawn: 'hat',
      },
      { what: 'a bun', brief: 'A bird eats it!', why: 'It was warm and soft. It lasted until the sparrows came.' },
    ],
  },
  {
    words: 'wool|fleece|fur|feathers',
    own: same,
    use: 'keep warm in the snow',
    turn: 'thin',
    standIns: [
      {
        what: 'some soap bubbles',
        brief: 'Pop, pop, pop!',
        why: 'It was white and fluffy, and it lasted until somebody laughed.',
        drawn: 'bubbles',
      },
      {
        what: 'a heap of leaves',
        brief: 'Whoosh! Off they fly!',
        why: 'It was cosy. But at the first puff of wind it all went next door.',
        drawn: 'leaf',
      },
      {
        what: 'a very big pillow',
        brief: 'Too fat for the door!',
        why: 'It was as warm as toast. But it would not go through any door.',
        drawn: 'pillow',
      },
    ],
  },
  {
    words: 'wings',
    own: same,
    use: 'get up on to the shed',
    turn: 'thin',
    standIns: [
      {
        what: 'two leaves',
        brief: 'Flap! They tear!',
        why: 'They flapped very well, twice. Then they were four leaves.',
        drawn: 'leaf',
      },
      {
        what: 'two umbrellas',
        brief: 'Up and down. Bump!',
        why: 'They were good for coming down. They were no good for going up.',
        drawn: 'umbrella',
      },
      {
        what: 'a kite',
        brief: 'It goes without a rider!',
        why: 'It flew at once. It only forgot to take anybody with it.',
        drawn: 'kite',
      },
    ],
  },
  {
    words: 'horns?|antlers',
    own: (word) => (word === 'horn' ? 'a horn' : word),
    use: 'knock at any door',
    turn: 'thin',
    standIns: [
      {
        what: 'a carrot',
        brief: 'A rabbit eats it!',
        why: 'It had the right point to it. Then a rabbit came by, and it had none.',
        drawn: 'carrot',
      },
      {
        what: 'an ice cream cone',
        brief: 'It melts. Drip!',
        why: 'It was very grand. But it had not been quite empty, and it ran.',
        drawn: 'ice-cream',
      },
      {
        what: 'a trumpet',
        brief: 'Toot! It is so loud!',
        why: 'It went toot at every nod, and there were complaints.',
        drawn: 'trumpet',
      },
    ],
  },
  {
    words: 'trunk|nose|snout|beak',
    own: one,
    use: 'smell pancakes from two fields away',
    turn: 'thin',
    standIns: [
      {
        what: 'a long sock',
        brief: 'It smells of feet!',
        why: 'It hung very well, but everything smelled of feet.',
        drawn: 'sock',
      },
      {
        what: 'a trumpet',
        brief: 'Toot! It is so loud!',
        why: 'It went toot at every breath, and there was no sleep for anybody.',
        drawn: 'trumpet',
      },
      {
        what: 'a carrot',
        brief: 'A rabbit eats it!',
        why: 'It was fine from the front. Then a rabbit came by on the left.',
        drawn: 'carrot',
      },
    ],
  },
  {
    words: 'ears|whiskers|fins|mane|beard|humps?',
    own: (word) => (/^(?:mane|beard|hump)$/.test(word) ? one(word) : word),
    use: 'look grand on a Sunday',
    turn: 'thin',
    standIns: [
      {
        what: 'two pancakes',
        brief: 'Flop! They slide off!',
        why: 'They looked well on both sides, until somebody found the jam.',
        drawn: 'pancakes',
      },
      {
        what: 'a mop',
        brief: 'It drips and drips!',
        why: 'It was thick and wavy. But it dripped, and it knew only about floors.',
      },
      {
        what: 'a bunch of daisies',
        brief: 'A cow eats it!',
        why: 'Everybody said how pretty. A cow said so too, and then there were stalks.',
        drawn: 'daisy',
      },
    ],
  },
  {
    words: 'head',
    own: one,
    use: 'nod at people',
    turn: 'thin',
    standIns: [
      {
        what: 'a bucket',
        brief: 'It falls off. Clang!',
        why: 'It fitted, but it fell off at every corner, and said clang.',
        drawn: 'bucket',
      },
      { what: 'a big pumpkin', brief: 'Too heavy!', why: 'It had a nice kind look. But it weighed as much as a goat.' },
      {
        what: 'a balloon',
        brief: 'Up, up, pop!',
        why: 'It was light and round and red. Then it met a rose bush.',
        drawn: 'balloon',
      },
    ],
  },
  {
    words: 'arms|legs',
    own: same,
    use: 'dance about on a Saturday',
    turn: 'thin',
    standIns: [
      {
        what: 'two umbrellas',
        brief: 'Up they go. Whoosh!',
        why: 'They opened when it rained, and nobody could get through the door.',
        drawn: 'umbrella',
      },
      {
        what: 'two wooden spoons',
        brief: 'They stir and stir!',
        why: 'They could do nothing but stir. They stirred the soup, and they stirred the sofa.',
        drawn: 'spoon',
      },
      {
        what: 'two loaves of bread',
        brief: 'Ducks eat them!',
        why: 'They were the right length. They got shorter whenever a duck went by.',
        drawn: 'bread',
      },
    ],
  },
  {
    words: 'leaves|branches|blossom|petals',
    own: same,
    use: 'whisper all day long',
    turn: 'bare',
    standIns: [
      {
        what: 'all the socks',
        brief: 'They drip and drip!',
        why: 'They hung very well, but they were wanted on Monday.',
        drawn: 'sock',
      },
      {
        what: 'a heap of letters',
        brief: 'Whoosh! Off they fly!',
        why: 'They rustled like anything. Then the wind read them, and took them along.',
        drawn: 'letter',
      },
      {
        what: 'nine green mittens',
        brief: 'Nine birds put them on!',
        why: 'They were just the right green. But every bird in the lane had cold feet.',
        drawn: 'mittens',
      },
    ],
  },
];

const ALL = SORTS.map(({ words }) => words).join('|');
const SAID = String.raw`(?:(?:with|has|have|had|got) no|(?:with|has|have|had|got)(?:n['’]t| not)? (?:got )?any|without(?: any| an?| his| her| its| their)?|(?:does|did)(?:n['’]t| not) have (?:any|an?)|(?:has|had)(?:n['’]t| not) (?:got )?(?:any|an?)|(?:has |had )?lost(?: all)? (?:his|her|its|the)|loses (?:his|her|its)|can(?:not|['’]t) find (?:his|her|its))`;

/** "a shark with no teeth", "a dog who lost her tail", "a toothless shark", "the tailless cat". */
export const GOES_WITHOUT_WORDS = new RegExp(
  String.raw`\b${SAID} (?<part>${ALL})\b(?! (?:to|in|out|that))|\b(?<less>tooth|tail|wing|horn|trunk|shell|leaf|fur|nose|head)less\b`,
  'iu',
);
const LESS: Readonly<Record<string, string>> = { tooth: 'teeth', wing: 'wings', leaf: 'leaves' };

/** What somebody in a theme goes without; null where it says nothing of the kind. */
export function wantingIn(raw: string): { readonly word: string; readonly sort: Sort; readonly gone: boolean } | null {
  const found = GOES_WITHOUT_WORDS.exec(raw);
  const less = found?.groups?.['less']?.toLowerCase();
  const word = found?.groups?.['part']?.toLowerCase() ?? (less === undefined ? undefined : (LESS[less] ?? less));
  const sort = word === undefined ? undefined : SORTS.find(({ words }) => new RegExp(`^(?:${words})$`).test(word));
  return word === undefined || sort === undefined
    ? null
    : { word, sort, gone: /\blos(?:t|es)\b|\bfind\b/i.test(found?.[0] ?? '') };
}

const REFRAINS = [
  'Nearly!',
  'Very nearly!',
  'Almost!',
  'Not quite!',
  'So close!',
  'Oh, nearly!',
  'Close, but no!',
  'Just about!',
] as const;

export interface Parts {
  readonly A: Figure;
  /** One of the same kind, who has it. */
  readonly C: Figure;
  readonly K: Figure;
  /** Somebody small, who must be carried. */
  readonly S: Figure;
  readonly a: string;
  readonly c: string;
  readonly k: string;
  readonly s: string;
  readonly x: string;
  readonly own: string;
  readonly Own: string;
  readonly use: string;
  readonly turn: Turn;
  readonly gone: boolean;
  readonly is: string;
  readonly was: string;
  readonly them: string;
  readonly They: string;
  readonly some: string;
  readonly standIns: Sort['standIns'];
  readonly home: SettingName;
  readonly stays: boolean;
  readonly refrain: string;
  readonly title: string;
}

const first = (kind: string, ...ids: readonly string[]): string => ids.find((each) => each !== kind) ?? 'fish';

export function partsOf({ A, K: child, raw, company, chance }: Going): Parts {
  const { word, sort, gone } = wantingIn(raw) ?? { word: 'teeth', sort: SORTS[0] as Sort, gone: false };
  const K = A === child ? company.person('Miss Finch', 'teacher') : child;
  const at = A.being?.setting ?? 'garden';
  const home = at === 'sky' || at === 'bedroom' || at === 'space' ? 'garden' : at;
  const C = company.meet(A.kind);
  const S = company.meet(
    home === 'undersea' ? first(A.being?.id ?? '', 'seahorse', 'fish') : first(A.being?.id ?? '', 'snail', 'frog'),
  );
  const many = /[^s]s$|^teeth$/.test(word);
  return {
    A,
    C,
    K,
    S,
    a: A.name,
    c: C.name,
    k: K.name,
    s: S.name,
    x: word,
    own: sort.own(word),
    Own: `${sort.own(word)[0]?.toUpperCase() ?? ''}${sort.own(word).slice(1)}`,
    use: sort.use,
    turn: sort.turn,
    gone,
    is: many ? 'are' : 'is',
    was: many ? 'were' : 'was',
    them: many ? 'them' : 'it',
    They: many ? 'They' : 'It',
    some: many || /^(?:wool|fur|fleece|blossom)$/.test(word) ? 'some' : 'one',
    standIns: chance.pick(sort.standIns, [sort.standIns[1], sort.standIns[0], sort.standIns[2]] as const),
    home,
    stays: isRooted(A.being),
    refrain: chance.pick(...REFRAINS),
    title: chance.pick(
      `no ${word} at all`,
      'very nearly',
      sort.turn === 'soft' ? 'as soft as butter' : 'nothing in the way',
      `what ${A.name} had instead`,
    ),
  };
}
