import type { ThingName } from '@storylantern/contract';
import type { OntologyThing } from '@storylantern/library';

/** Somebody small who found a thing and has a use for it, with the trace it leaves and what would do instead. */
export interface Borrower {
  /** Beings that may be this borrower; the first that is not yet in the book is taken. */
  readonly who: readonly string[];
  /** After "was using it as". */
  readonly use: string;
  /** For the smallest, at most eight words, after the borrower's kind: "was asleep in it". */
  readonly doing: string;
  /** The trace, with its article, and what a picture shows of it. */
  readonly clue: string;
  readonly clueThing: ThingName;
  /** What it really needs, after "What it needed was". */
  readonly need: string;
  /** The fair swap, with its article. */
  readonly swap: string;
  readonly swapThing: ThingName;
  /** Why the swap is better, as the borrower says it. */
  readonly better: string;
}

type Affordance = OntologyThing['like'][number];

/** What a thing is good for decides who borrows it. The uses are harmless and true to the size of the borrower. */
export const BORROWERS: Readonly<Record<Affordance | 'any', readonly Borrower[]>> = {
  soft: [
    {
      who: ['rabbit', 'hare', 'guinea pig'],
      use: 'somebody to lean on',
      doing: 'was leaning on it',
      clue: 'a very small carrot',
      clueThing: 'carrot',
      need: 'something soft that stays where it is put',
      swap: 'the blanket from the old pram',
      swapThing: 'blanket',
      better: 'It leans back.',
    },
    {
      who: ['mouse', 'hamster', 'gerbil'],
      use: 'a bed for five new babies',
      doing: 'had made a bed of it',
      clue: 'a crumb of cheese',
      clueThing: 'cheese',
      need: 'something soft that nobody misses',
      swap: 'one woolly sock',
      swapThing: 'sock',
      better: 'It has a toe at the end, for the smallest.',
    },
    {
      who: ['squirrel', 'dormouse', 'mouse'],
      use: 'a mattress for the winter',
      doing: 'was bouncing on it',
      clue: 'an acorn without its hat',
      clueThing: 'acorn',
      need: 'something soft to last till spring',
      swap: 'a scarf with a hole in it',
      swapThing: 'scarf',
      better: 'It goes round me twice, and there is a window.',
    },
  ],
  round: [
    {
      who: ['beetle', 'ladybird', 'ant'],
      use: 'a hill with a view',
      doing: 'was standing right on top',
      clue: 'one white daisy',
      clueThing: 'daisy',
      need: 'something with a top to stand on',
      swap: 'a potato with a flat side',
      swapThing: 'potato',
      better: 'It does not roll off with me in the night.',
    },
    {
      who: ['hedgehog', 'mole', 'guinea pig'],
      use: 'somebody to practise rolling with',
      doing: 'was rolling it round and round',
      clue: 'a dry brown leaf',
      clueThing: 'leaf',
      need: 'something that rolls',
      swap: 'a round red apple',
      swapThing: 'apple',
      better: 'It stops when I stop.',
    },
    {
      who: ['hen', 'goose', 'duck'],
      use: 'an egg',
      doing: 'sat on it, and hoped',
      clue: 'a small brown feather',
      clueThing: 'feather',
      need: 'something round to sit on',
      swap: 'a warm potato',
      swapThing: 'potato',
      better: 'It is warm already. It must be nearly ready.',
    },
  ],
  hollow: [
    {
      who: ['hedgehog', 'mole', 'mouse'],
      use: 'a porch',
      doing: 'sat inside it, looking out',
      clue: 'half a brown nut',
      clueThing: 'nuts',
      need: 'somewhere to sit out the rain',
      swap: 'a bucket with no bottom',
      swapThing: 'bucket',
      better: 'You come in here and go out there.',
    },
    {
      who: ['robin', 'wren', 'hen'],
      use: 'a nest with a front step',
      doing: 'had made a nest in it',
      clue: 'a small brown feather',
      clueThing: 'feather',
      need: 'something hollow and out of the wind',
      swap: 'an old teapot with no lid',
      swapThing: 'teapot',
      better: 'It has a spout, to look out of.',
    },
    {
      who: ['frog', 'toad', 'snail'],
      use: 'a front hall',
      doing: 'was living in it',
      clue: 'a wet green leaf',
      clueThing: 'leaf',
      need: 'somewhere cool to come home to',
      swap: 'a jar on its side',
      swapThing: 'jar',
      better: 'I can see who it is before I answer.',
    },
  ],
  flat: [
    {
      who: ['ladybird', 'beetle', 'ant'],
      use: 'a floor to dance on',
      doing: 'was dancing up and down it',
      clue: 'one white daisy',
      clueThing: 'daisy',
      need: 'something flat with no bumps',
      swap: 'the back of an old book',
      swapThing: 'book',
      better: 'There is gold at the corners, for turning.',
    },
    {
      who: ['frog', 'toad', 'snail'],
      use: 'a roof against the hail',
      doing: 'had made a roof of it',
      clue: 'a wet green leaf',
      clueThing: 'leaf',
      need: 'something flat that keeps the hail off',
      swap: 'a plate with a chip in it',
      swapThing: 'plate',
      better: 'It rings when it rains.',
    },
    {
      who: ['duckling', 'duck', 'goose'],
      use: 'a slide into the puddle',
      doing: 'was sliding down it',
      clue: 'a small yellow feather',
      clueThing: 'feather',
      need: 'something that slopes',
      swap: 'the old sledge from the shed',
      swapThing: 'sledge',
      better: 'It goes twice as far, and I shout the whole way.',
    },
  ],
  shiny: [
    {
      who: ['robin', 'wren', 'sparrow'],
      use: 'a second sun',
      doing: 'was singing good morning to it',
      clue: 'a small brown feather',
      clueThing: 'feather',
      need: 'something to catch the first light',
      swap: 'the key that fits nothing',
      swapThing: 'key',
      better: 'It comes up before the real one.',
    },
    {
      who: ['magpie', 'crow', 'mouse'],
      use: 'a mirror',
      doing: 'was smiling at itself in it',
      clue: 'one long black feather',
      clueThing: 'feather',
      need: 'something that shines',
      swap: 'a polished spoon',
      swapThing: 'spoon',
      better: 'I am upside down in it. I never knew.',
    },
    {
      who: ['mouse', 'hamster', 'gerbil'],
      use: 'an indoor moon',
      doing: 'had made a moon of it',
      clue: 'a crumb of cheese',
      clueThing: 'cheese',
      need: 'something to shine in the corner',
      swap: 'a bright silver bell',
      swapThing: 'bell',
      better: 'It is a moon you can ring.',
    },
  ],
  long: [
    {
      who: ['frog', 'toad', 'duck'],
      use: 'the far side, to swim to',
      doing: 'was swimming up to it',
      clue: 'a wet green leaf',
      clueThing: 'leaf',
      need: 'something that floats, to aim for',
      swap: 'a broom that had lost its head',
      swapThing: 'broom',
      better: 'There is a nearer end, for the children.',
    },
    {
      who: ['squirrel', 'dormouse', 'mouse'],
      use: 'a washing line',
      doing: 'had hung the washing on it',
      clue: 'an acorn without its hat',
      clueThing: 'acorn',
      need: 'something long to hang things on',
      swap: 'a ball of red string',
      swapThing: 'string',
      better: 'There is enough for the blankets as well.',
    },
    {
      who: ['hedgehog', 'mole', 'frog'],
      use: 'a bridge over the wet bit',
      doing: 'was using it for a bridge',
      clue: 'a dry brown leaf',
      clueThing: 'leaf',
      need: 'something long and flat to walk on',
      swap: 'the second-best wooden spoon',
      swapThing: 'spoon',
      better: 'It has a round end, for turning round on.',
    },
  ],
  wheeled: [
    {
      who: ['hedgehog', 'mole', 'guinea pig'],
      use: 'a way of going downhill sitting down',
      doing: 'was going downhill in it',
      clue: 'a dry brown leaf',
      clueThing: 'leaf',
      need: 'something that knows about hills',
      swap: 'the little cart for the blocks',
      swapThing: 'wheel',
      better: 'It goes down by itself, and it has a string for going up.',
    },
    {
      who: ['snail', 'slug', 'frog'],
      use: 'a bus with one seat',
      doing: 'was riding on top, very slowly',
      clue: 'a leaf with one bite',
      clueThing: 'leaf',
      need: 'something that goes by rolling',
      swap: 'the old skateboard',
      swapThing: 'skateboard',
      better: 'There is room for my cousin.',
    },
    {
      who: ['mouse', 'hamster', 'gerbil'],
      use: 'a removal van',
      doing: 'was moving house with it',
      clue: 'one lost button',
      clueThing: 'button',
      need: 'something with wheels, for the furniture',
      swap: 'one of the roller skates',
      swapThing: 'roller-skates',
      better: 'The wardrobe goes in lengthways.',
    },
  ],
  sweet: [
    {
      who: ['robin', 'wren', 'hen'],
      use: 'a table laid for visitors',
      doing: 'was laying it for tea',
      clue: 'a small brown feather',
      clueThing: 'feather',
      need: 'something nice to put out for company',
      swap: 'one round red apple',
      swapThing: 'apple',
      better: 'It looks polite from every side.',
    },
    {
      who: ['hedgehog', 'mole', 'squirrel'],
      use: 'the prize in a race',
      doing: 'was guarding it for the winner',
      clue: 'a dry brown leaf',
      clueThing: 'leaf',
      need: 'something worth coming first for',
      swap: 'a ripe yellow pear',
      swapThing: 'pear',
      better: 'Now there is one half for whoever comes last.',
    },
    {
      who: ['mouse', 'hamster', 'gerbil'],
      use: 'the middle of a birthday table',
      doing: 'had put one candle on it',
      clue: 'a crumb of cheese',
      clueThing: 'cheese',
      need: 'something to put the candle in',
      swap: 'a biscuit with a hole in it',
      swapThing: 'biscuit',
      better: 'The hole is just where the candle goes.',
    },
  ],
  any: [
    {
      who: ['mouse', 'hamster', 'gerbil'],
      use: 'a thing to hang pictures on',
      doing: 'had hung three pictures on it',
      clue: 'one lost button',
      clueThing: 'button',
      need: 'something that stands up straight',
      swap: 'an empty box on its end',
      swapThing: 'box',
      better: 'There is a back as well, for the ones that went wrong.',
    },
    {
      who: ['robin', 'wren', 'hen'],
      use: 'a stage to sing on',
      doing: 'was standing on it, singing',
      clue: 'a small brown feather',
      clueThing: 'feather',
      need: 'something to stand on',
      swap: 'the old garden broom',
      swapThing: 'broom',
      better: 'I can see three gardens from up there.',
    },
    {
      who: ['hedgehog', 'mole', 'guinea pig'],
      use: 'a front door',
      doing: 'had made a door of it',
      clue: 'a dry brown leaf',
      clueThing: 'leaf',
      need: 'something to shut behind one',
      swap: 'a good wide box',
      swapThing: 'box',
      better: 'It is a door and four walls.',
    },
  ],
};

/** A place where a thing is not, and what is there instead. */
export interface Spot {
  /** After "looked": "under the bed". */
  readonly where: string;
  readonly found: string;
  /** At most five words, for the smallest. */
  readonly foundShort: string;
  readonly setting: 'bedroom' | 'kitchen' | 'living-room' | 'garden' | 'bathroom';
  readonly shown: readonly ThingName[];
}

export const SPOTS: readonly Spot[] = [
  { where: 'under the bed', found: 'a jigsaw sky and a smell of biscuit', foundShort: 'Only fluff.', setting: 'bedroom', shown: [] },
  { where: 'in the bread bin', found: 'only bread, minding its own business', foundShort: 'Only bread.', setting: 'kitchen', shown: ['bread'] },
  { where: 'behind the sofa', found: 'fourpence and a raisin', foundShort: 'Only a raisin.', setting: 'living-room', shown: [] },
  { where: 'in the wheelbarrow', found: 'rain, with a beetle rowing across it', foundShort: 'Only rain.', setting: 'garden', shown: ['wheelbarrow'] },
  { where: 'in the coat pocket', found: 'a hole that went all the way through', foundShort: 'Only a hole.', setting: 'living-room', shown: ['coat'] },
  { where: 'in the bathtub', found: 'a ring round the middle, and no excuse for it', foundShort: 'Only drips.', setting: 'bathroom', shown: ['bathtub'] },
  { where: 'in the teapot', found: 'tea', foundShort: 'Only tea.', setting: 'kitchen', shown: ['teapot'] },
  { where: 'inside the piano', found: 'a pair of pencils and a very low note', foundShort: 'Plink. Only plonk.', setting: 'living-room', shown: ['piano'] },
  { where: 'behind the curtain', found: 'a patch of sun, keeping very still', foundShort: 'Only the sun.', setting: 'living-room', shown: [] },
  { where: 'in the laundry basket', found: 'eleven socks, not speaking to one another', foundShort: 'Only socks.', setting: 'bathroom', shown: [] },
  { where: 'in the biggest saucepan', found: 'a smaller saucepan, and in that a smaller one', foundShort: 'Only a smaller one.', setting: 'kitchen', shown: ['saucepan'] },
  { where: 'under the bucket', found: 'a round white patch where the grass had forgotten', foundShort: 'Only pale grass.', setting: 'garden', shown: ['bucket'] },
  { where: 'behind the watering can', found: 'a spider, who asked them to shut the door', foundShort: 'Only a spider.', setting: 'garden', shown: ['watering-can'] },
]; // prettier-ignore
