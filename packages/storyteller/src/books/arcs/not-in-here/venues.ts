import type { SettingName, ThingName } from '@storylantern/contract';

/** A place where people have a way of behaving, and one small thing without which nothing there can go on. */
export interface Venue {
  /** Words that mean it, singular, as a theme says them. */
  readonly words: RegExp;
  /** Before "the": one is on a train, in a library, at a wedding. */
  readonly by: 'in' | 'on' | 'at';
  readonly setting: SettingName;
  /** Drawn where the text names it. */
  readonly drawn: readonly ThingName[];
  /** Who looks after it. */
  readonly keeper: string;
  /** What is to be seen there, one sentence of at most 14 words; and of at most 8. */
  readonly seen: string;
  readonly seenShort: string;
  /** How one behaves, said by the keeper: at most 12 words; and at most 6. */
  readonly rule: string;
  readonly ruleShort: string;
  /** Without an article: "white stick"; and in one word. */
  readonly item: string;
  readonly noun: string;
  readonly itemDrawn: readonly ThingName[];
  /** Whose it is, or what it is for: a sentence of at most 14 words; and of at most 8. */
  readonly why: string;
  readonly whyShort: string;
  /** How it all goes on, at most 14 words; and at most 8. */
  readonly begins: string;
  readonly beginsShort: string;
}

const venue = (
  words: RegExp,
  [by, setting, drawn]: readonly [Venue['by'], SettingName, readonly ThingName[]],
  keeper: string,
  [seen, seenShort]: readonly [string, string],
  [rule, ruleShort]: readonly [string, string],
  [item, noun, itemDrawn]: readonly [string, string, readonly ThingName[]],
  [why, whyShort]: readonly [string, string],
  [begins, beginsShort]: readonly [string, string],
): Venue => ({
  words,
  by,
  setting,
  drawn,
  keeper,
  seen,
  seenShort,
  rule,
  ruleShort,
  item,
  noun,
  itemDrawn,
  why,
  whyShort,
  begins,
  beginsShort,
});

const VENUES: readonly Venue[] = [
  venue(
    /^(?:opera house|opera|concert hall|concert|theatre|theater|ballet)$/,
    ['in', 'stage', []],
    'Mr Bellows',
    ['There were red seats, and gold babies holding up the roof.', 'Red seats, and a gold roof!'],
    ['One sits still, and only the singers sing.', 'One sits still.'],
    ['white stick', 'stick', []],
    ['The white stick says when to begin. Without it a hundred fiddles sat and waited.', 'No stick, no song.'],
    ['Up went the white stick. Out came the song, like a cat from a box.', 'Up, stick! Out came the song.'],
  ),
  venue(
    /^(?:(?:steam |night |express )?train|underground|tube)$/,
    ['on', 'street', ['steam-train']],
    'Mrs Platt',
    ['There were seats with stripes, and a window with a whole country in it.', 'Stripy seats, and a big window!'],
    ['One keeps to a seat, and one does not lean.', 'One keeps to a seat.'],
    ['silver whistle', 'whistle', []],
    ['Without the silver whistle no train may leave. That is the law, and a good one.', 'No whistle, no train.'],
    ['The silver whistle went. The train gave a jerk, and a cough, and was off.', 'Peep! Off went the train.'],
  ),
  venue(
    /^(?:bus|school bus|coach|tram)$/,
    ['on', 'street', ['bus']],
    'Mr Farthing',
    ['There was a step, and a bell. One seat had a hole like a duck.', 'A step, a bell and soft seats!'],
    ['One sits down, and one holds on.', 'One sits down.'],
    ['little key', 'key', ['key']],
    ['Without the little key a bus is only a room with a view.', 'No key, no bus.'],
    ['The little key turned, and the bus shook itself all over and went.', 'Brrm! Off went the bus.'],
  ),
  venue(
    /^(?:plane|aeroplane|airplane|jumbo jet)$/,
    ['on', 'street', ['aeroplane']],
    'Miss Gale',
    ['There were belts, and trays, and windows the shape of eggs.', 'Small windows, and a belt with a click!'],
    ['One sits, and one stays sat, until the light goes off.', 'One stays sat.'],
    ['short pencil', 'pencil', ['pencil']],
    ['With the short pencil the captain ticks the list. No tick, and nobody goes up.', 'No pencil, no going up.'],
    ['The short pencil made its last tick, and the ground went quietly away.', 'Tick! Up, up, up.'],
  ),
  venue(
    /^(?:ship|ferry|cruise ship|pirate ship|sailing boat|boat|yacht)$/,
    ['on', 'boat', []],
    'Captain Brook',
    ['There was a rail all round, and a bell, and plenty of sky.', 'A rail, a bell and so much sky!'],
    ['Nobody touches, nobody leans, and nobody whistles.', 'Nobody touches a thing.'],
    ['brass compass', 'compass', []],
    ['Without the brass compass one bit of sea is just like another.', 'No compass, no way home.'],
    ['The brass compass swung and stopped, and the ship went after it.', 'This way! Off went the ship.'],
  ),
  venue(
    /^(?:spaceship|space station|rocket)$/,
    ['in', 'space', ['spaceship']],
    'Captain Vega',
    ['There were forty lights, and nothing lay still, not even the soup.', 'Lights, lights! And soup in the air!'],
    ['One straps in, and one touches no buttons.', 'One straps in.'],
    ['green fuse', 'fuse', []],
    ['Without the green fuse there is no up and no down, and no supper.', 'No fuse, no going home.'],
    ['In went the green fuse. Every light said good evening, and they were off.', 'Click! Whoosh! Off they went.'],
  ),
  venue(
    /^(?:library)$/,
    ['in', 'library', []],
    'Miss Leaf',
    ['There were books up to the roof, and a ladder on wheels.', 'Books, books, books. Up to the roof!'],
    ['One whispers, and one walks.', 'One whispers.'],
    ['date stamp', 'stamp', []],
    ['Without the date stamp not one book could go home. The line reached the door.', 'No stamp, no books.'],
    ['Thump, went the date stamp, and thump. Forty books went home in forty bags.', 'Thump! Thump! Home go the books.'],
  ),
  venue(
    /^(?:supermarket|shop|toy shop|market|bakery|baker's|department store|sweet shop)$/,
    ['in', 'shop', []],
    'Mrs Till',
    ['There were shelves like streets, and a pyramid of tins on the corner.', 'Tins, tins, tins. What a tower!'],
    ['One looks, and one does not touch.', 'One does not touch.'],
    ['small brass key', 'key', ['key']],
    ['It was the key of the till. Without it nobody could pay, and nobody could go home.', 'No key, no shopping.'],
    ['The small brass key turned, and the till said ding, and everybody went home.', 'Ding! Home they all went.'],
  ),
  venue(
    /^(?:museum|art gallery|gallery)$/,
    ['in', 'library', []],
    'Mr Marble',
    ['There was a bone as long as a bus, and one old pot.', 'One big bone, and one old pot!'],
    ['One stays behind the rope, with both hands in.', 'One stays behind the rope.'],
    ['old gold key', 'key', ['key']],
    ['Only the old gold key opens the last room. They had all come for that.', 'No key, no last room.'],
    ['The old gold key went round, and there was the last room. Everybody said oh.', 'Click! "Oh," said everybody.'],
  ),
  venue(
    /^(?:school|classroom|nursery|preschool|kindergarten)$/,
    ['at', 'classroom', []],
    'Miss Okoro',
    ['There were nine pegs, and a fish who had been in every class.', 'Nine pegs, and one fish!'],
    ['One sits on the mat, and one hand goes up.', 'One sits on the mat.'],
    ['bell clapper', 'clapper', []],
    ['It is the bit that hits the bell. Without it there was no playtime, only more sums.', 'No clapper, no playtime.'],
    ['The bell said dong, and there was playtime, all over the yard.', 'Dong! Playtime!'],
  ),
  venue(
    /^(?:hotel|posh hotel|inn)$/,
    ['in', 'living-room', []],
    'Mr Plume',
    ['There was a carpet like a lawn, and a bell, and eleven lamps.', 'Soft, soft carpet, and a bell!'],
    ['One goes on tiptoe, and one wipes everything first.', 'One goes on tiptoe.'],
    ['key of number nine', 'key', ['key']],
    ['In number nine was a lady in one shoe. She could not get out.', 'No key, no way out.'],
    ['The key of number nine turned, and out came the lady, hopping.', 'Click! Out hopped the lady.'],
  ),
  venue(
    /^(?:cinema|movies|movie theater)$/,
    ['in', 'stage', []],
    'Miss Reel',
    ['There was a curtain as high as a house, and a smell of butter.', 'A big curtain, and popcorn!'],
    ['One is quiet, and one looks to the front.', 'One looks to the front.'],
    ['round glass', 'glass', []],
    ['The film shines through the round glass. Without it there was only a noise.', 'No glass, no film.'],
    ['The round glass went in, and there on the wall were horses.', 'Click! Look, horses!'],
  ),
  venue(
    /^(?:restaurant|posh restaurant|cafe|café|tea shop|tearoom|pizzeria)$/,
    ['in', 'kitchen', []],
    'Monsieur Leek',
    ['There were nine forks at each place, and a cloth down to the floor.', 'So many forks! So white a cloth!'],
    ['One sits up, and one eats with the right fork.', 'One sits up straight.'],
    ['long spoon', 'spoon', ['spoon']],
    ['Only the long spoon goes to the bottom of the pot. The soup had begun to catch.', 'No spoon, no soup.'],
    ['Round went the long spoon, right down, and there was soup for all.', 'Stir, stir. Soup for all!'],
  ),
  venue(
    /^(?:swimming pool|pool)$/,
    ['at', 'swimming-pool', []],
    'Mr Splash',
    ['There was blue all the way along, and an echo in every corner.', 'Blue, blue water, and an echo!'],
    ['One walks, and one waits for the whistle.', 'One waits for the whistle.'],
    ['red whistle', 'whistle', []],
    ['Nobody may get in before the red whistle. Thirty people stood there and shivered.', 'No whistle, no swim.'],
    ['The red whistle blew, and thirty people were wet.', 'Peep! In they all went.'],
  ),
  venue(
    /^(?:palace|royal palace|castle)$/,
    ['in', 'castle', []],
    'Sir Humphrey',
    ['There was a gold chair, and a rug with a lion on it, asleep.', 'A gold chair, and a long rug!'],
    ['One bows, and one goes backwards.', 'One bows.'],
    ['great iron key', 'key', ['key']],
    ['It was the key of the gate. All the guests were on the other side of that.', 'No key, no guests.'],
    ['The great iron key groaned. In came the guests, and the cold, and a band.', 'Creak! In came everybody.'],
  ),
  venue(
    /^(?:post office)$/,
    ['in', 'shop', []],
    'Mrs Penny',
    ['There was a brass scale, a smell of string, and a very long line.', 'A brass scale, and a long line!'],
    ['One stands in line, and one waits.', 'One stands in line.'],
    ['rubber stamp', 'stamp', []],
    ['Without the rubber stamp a letter is only paper. There were nine sacks of it.', 'No stamp, no letters.'],
    ['Bonk, went the rubber stamp, nine sacks long, and off went the letters.', 'Bonk! Off go the letters.'],
  ),
  venue(
    /^(?:wedding)$/,
    ['at', 'garden', []],
    'Uncle Bertram',
    ['There were white chairs in rows, and a cake with its own table.', 'White chairs, and such a cake!'],
    ['One sits in rows, and one does not touch the cake.', 'Nobody touches the cake.'],
    ['plain gold ring', 'ring', []],
    ['You cannot be married without the ring. They had got as far as "I".', 'No ring, no wedding.'],
    ['On went the plain gold ring, and everybody threw what they had.', 'On went the ring. Hooray!'],
  ),
  venue(
    /^(?:circus)$/,
    ['at', 'stage', []],
    'Madame Zaza',
    ['There was a tent like a striped hill, and a very large drum.', 'A big tent, and a big drum!'],
    ['One stays on the bench, and one claps at the end.', 'One stays on the bench.'],
    ['drumstick', 'drumstick', []],
    ['Before the great jump there has to be a drum. The jumper stood up there and waited.', 'No drumstick, no jump.'],
    ['Rrrrum, went the drum, and over went the jumper, twice.', 'Rrrum! Over went the jumper.'],
  ),
  venue(
    /^(?:funfair|fair|fairground)$/,
    ['at', 'playground', []],
    'Mr Wheeler',
    ['There were lights in strings, and horses that went up and down on poles.', 'Lights, and horses on poles!'],
    ['One waits in line, and one holds the pole.', 'One waits in line.'],
    ['round handle', 'handle', []],
    ['It starts the horses. Without it they hung there with all their feet up.', 'No handle, no horses.'],
    ['Round went the handle, and round went all the horses.', 'Round and round go the horses!'],
  ),
  venue(
    /^(?:station|train station|airport)$/,
    ['at', 'street', []],
    'Mrs Platt',
    ['There was a clock as big as a pond. Everybody looked at it and ran.', 'A very big clock, and people!'],
    ['One keeps to the left, and one does not dawdle.', 'One keeps to the left.'],
    ['clock key', 'key', ['key']],
    ['It winds the big clock. The clock had stopped, and so had everything else.', 'No key, no clock.'],
    ['Tock, said the big clock, and everybody picked up their bags.', 'Tock! Off they all went.'],
  ),
  venue(
    /^(?:office|bank|town hall)$/,
    ['in', 'library', []],
    'Mr Ledger',
    ['There were desks in lines, and a plant, and a machine that hummed.', 'Desk, desk, desk and a plant!'],
    ['One sits at a desk, and one is busy.', 'One is busy.'],
    ['important pen', 'pen', []],
    ['Only the important pen may sign things, and it was nearly five.', 'No pen, no going home.'],
    ['Scratch, went the important pen, and everybody could go home.', 'Scratch! Home they all went.'],
  ),
  venue(
    /^(?:hairdresser'?s|barber'?s)$/,
    ['at', 'shop', []],
    'Mr Curl',
    ['There were chairs that went up, and nine of everybody in the mirrors.', 'Mirrors! Nine of everybody!'],
    ['One sits still, with a cloth on.', 'One sits still.'],
    ['little comb', 'comb', []],
    ['Nobody can cut straight without the little comb. Somebody was short on one side only.', 'No comb, no haircut.'],
    ['Zip went the little comb, and snip, and both sides were the same.', 'Snip, snip. Both sides the same!'],
  ),
];

/** Where a theme takes somebody, when it is one of these, and the word it uses. */
export function venueIn(raw: string): { readonly venue: Venue; readonly word: string } | null {
  const found =
    /\b(?:in|on|at|inside|aboard|visits|goes to|comes to|goes into|comes into|in to) (?:the |an? |our |my |her |his |its )?(?:\p{L}+ )??(?<word>(?:\p{L}+ )?[\p{L}']+)[.!]*$/iu.exec(
      raw.trim(),
    );
  const whole = found?.groups?.['word']?.toLowerCase() ?? '';
  for (const word of [whole, whole.split(' ').at(-1) ?? '']) {
    const venue = VENUES.find((each) => each.words.test(word));
    if (venue) return { venue, word };
  }
  return null;
}
