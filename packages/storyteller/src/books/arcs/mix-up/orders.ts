import type { ThingName } from '@storylantern/contract';

/** What somebody had sent for, and what was done with it in the wrong house. */
export interface Order {
  readonly noun: string;
  readonly thing: ThingName;
  /** After "because". */
  readonly because: string;
  /** After "was" and "had been": what the wrong owner is found doing. At most nine words. */
  readonly doing: string;
  /** Said by the wrong owner: "It is". */
  readonly praise: string;
  /** What it does in the right place: a sentence. */
  readonly works: string;
  /** For the youngest: what it is in the wrong house. */
  readonly short: string;
  /** Told below the sea and among the stars as well. */
  readonly anywhere?: true;
}

/** Everything that is sent for. Each is at home in any house, and is happy for a while in the wrong one. */
export const ORDERS: readonly Order[] = [
  {
    noun: 'scarf',
    thing: 'scarf',
    because: 'the mornings had grown a cold edge',
    doing: 'saluting a scarf on a very tall pole',
    praise: 'a very good flag',
    works: 'The scarf went round twice, and there was enough left over to wave.',
    short: 'Up on a pole. A flag!',
    anywhere: true,
  },
  {
    noun: 'umbrella',
    thing: 'umbrella',
    because: 'the rain had begun to come in sideways',
    doing: 'sitting in an umbrella, rowing with a spoon',
    praise: 'a very good boat, on dry days',
    works: 'The umbrella went up with a whoomp, and the rain went elsewhere.',
    short: 'Upside down. It was a boat!',
  },
  {
    noun: 'teapot',
    thing: 'teapot',
    because: 'there might be visitors, one of these days',
    doing: 'watering the beans out of a teapot',
    praise: 'a very polite watering can',
    works: 'The teapot poured for everybody and did not spill a drop.',
    short: 'Drip, drip, drip on the beans!',
  },
  {
    noun: 'bell',
    thing: 'bell',
    because: 'nobody ever knew when it was supper',
    doing: 'wearing a bell, and nodding, for the pleasure of it',
    praise: 'a hat that agrees with you',
    works: 'The bell went ding, and for once supper was on time.',
    short: 'It was a hat. Ding, ding, ding!',
    anywhere: true,
  },
  {
    noun: 'lantern',
    thing: 'lantern',
    because: 'the evenings had a dark end',
    doing: 'reading a bedtime story to a lantern',
    praise: 'a very good listener',
    works: 'The lantern lit up the dark end as far as the wall.',
    short: 'Tucked up in bed. Shh!',
  },
  {
    noun: 'broom',
    thing: 'broom',
    because: 'the leaves would keep coming in to get warm',
    doing: 'dancing with a broom, three steps and a turn',
    praise: 'somebody who never treads on you',
    works: 'The broom saw the leaves off the step in four sweeps.',
    short: 'One, two, three, turn. They danced!',
  },
  {
    noun: 'drum',
    thing: 'drum',
    because: 'Tuesdays were much too quiet',
    doing: 'having lunch off a drum, with a cloth on it',
    praise: 'a table that tells you when the peas roll off',
    works: 'The drum went boom, and that was the end of quiet Tuesdays.',
    short: 'It was a table. Boom went the peas!',
    anywhere: true,
  },
  {
    noun: 'telescope',
    thing: 'telescope',
    because: 'something on the far hill kept twinkling',
    doing: 'stirring the soup with a telescope',
    praise: 'the longest spoon there is',
    works: 'The telescope found the twinkle, and it was a window.',
    short: 'Stir, stir, stir. In the soup!',
  },
  {
    noun: 'basket',
    thing: 'basket',
    because: 'the blackberries were nearly ready',
    doing: 'sitting in a basket, waiting for it to set off',
    praise: 'a very patient sort of bus',
    works: 'The basket was full by supper, and so was everybody.',
    short: 'Sit in it. Toot, toot. A bus!',
  },
  {
    noun: 'blanket',
    thing: 'blanket',
    because: 'the nights had one cold corner',
    doing: 'living under a blanket on two chairs',
    praise: 'a house with no upstairs to worry about',
    works: 'The blanket covered the cold corner, and a bit over.',
    short: 'Over two chairs. It was a house!',
    anywhere: true,
  },
  {
    noun: 'kite',
    thing: 'kite',
    because: 'there was so much wind going to waste',
    doing: 'opening and shutting a kite',
    praise: 'a thin door, and a cheerful one',
    works: 'The kite went up like a word somebody had been waiting to say.',
    short: 'Open. Shut. It was a door!',
  },
];
