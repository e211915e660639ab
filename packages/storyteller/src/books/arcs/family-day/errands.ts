import type { SettingName, ThingName } from '@storylantern/contract';

/** A try that fails, with the reason: `full` in sentences of at most 14 words, `short` of at most 8. */
interface Try {
  readonly full: string;
  readonly short: string;
}

/** Something ordinary to do, what goes wrong with it, and the odd thing that puts it right. */
export interface Errand {
  readonly id: string;
  /** Words of a theme that ask for it. */
  readonly words: RegExp;
  /** "the den", as it stands after "It was the day of". */
  readonly aim: string;
  /** What they set out to do, after "They were going to", at most 6 words. */
  readonly plan: string;
  readonly setting: SettingName;
  /** It takes two people with hands, so nobody does it with a pet alone. */
  readonly withHands?: true;
  /** What somebody never goes anywhere without, with "a" or "an", and with "the". */
  readonly odd: { readonly a: string; readonly the: string; readonly drawn: ThingName };
  /** Why it is no use today, as said aloud, at most 9 words. */
  readonly noUse: string;
  readonly tries: readonly [Try, Try];
  readonly things: readonly ThingName[];
  /** What is there in the end, when a picture can show it. */
  readonly made?: ThingName;
  /** How it looked when nothing had worked, one sentence of at most 12 words. */
  readonly low: string;
  /** How the odd thing puts it right, whole variants. */
  readonly fix: readonly string[];
  readonly fixShort: readonly string[];
  /** Where they get to by it, when it was a way: one sentence of at most 8 words. */
  readonly arrives?: { readonly said: string; readonly setting: SettingName };
  /** What became of the odd thing, one sentence of at most 14 words. */
  readonly after: readonly [string, string];
  /** The same for the last picture of the smallest, at most 8 words each sentence. */
  readonly afterShort: string;
}

export const ERRANDS: readonly Errand[] = [
  {
    id: 'den',
    words: /\b(?:den|fort|tent|camp(?:s|ing)?|hut|hideout|house out of)\b/i,
    aim: 'the den',
    plan: 'build a den with a roof',
    setting: 'garden',
    odd: { a: 'a very long scarf', the: 'the scarf', drawn: 'scarf' },
    noUse: 'it is much too warm for a scarf',
    tries: [
      {
        full: 'They hung a blanket over two chairs. But the blanket was heavy, and pulled the chairs in.',
        short: 'Up, blanket! But the chairs fell in.',
      },
      {
        full: 'They laid books on the blanket, chair by chair. But books slide, and down they came.',
        short: 'Books on blanket and chair! But they slid.',
      },
    ],
    things: ['blanket', 'chair'],
    made: 'tent',
    low: 'It was not a den. It was a heap, with chair legs.',
    fix: [
      'They tied one end of the scarf to the tree. The other end went to the gate. Now there was a line to hang a roof on. Over went the blanket. It had two sides and a top, and it stayed.',
      'From the gate to the tree is just one very long scarf. They pulled it tight. The blanket went over it, like washing, and there was a room underneath.',
      'There was one knot on the gate and one knot on the tree. The scarf hung between, as straight as a ruler. The blanket could lean on that. Nothing fell in, because there were no chairs in it.',
    ],
    fixShort: [
      'Scarf to the tree. Scarf to the gate. Blanket over. A roof!',
      'Knot. Knot. Blanket on top. Look, a den!',
      'Pull it tight, tree to gate. The blanket sits on it. In we go!',
    ],
    after: ['The scarf is a hand longer than it was before.', 'There is a kink in the scarf now, where the roof was.'],
    afterShort: 'The scarf is longer now.',
  },
  {
    id: 'picnic',
    words: /\b(?:picnic|lunch|hill|outing|day out|park)\b/i,
    aim: 'the picnic',
    plan: 'have a picnic on the hill',
    setting: 'mountain',
    odd: { a: 'one spare sock', the: 'the sock', drawn: 'sock' },
    noUse: 'nobody takes a sock to a picnic',
    tries: [
      {
        full: 'They put the apples on the blanket. But apples are round, and they rolled down the hill.',
        short: 'Apples on the blanket! But they rolled away.',
      },
      {
        full: 'They built a wall of bread round the apples. But somebody ate the bread, and off they rolled.',
        short: 'A wall of bread! But somebody ate it.',
      },
    ],
    things: ['apple', 'blanket', 'bread'],
    low: 'Now all the apples were at the bottom of the hill.',
    fix: [
      'They filled the sock with apples, right down to the toe. A sock full of apples has corners. It lay where they put it, and did not so much as rock.',
      'In went one apple, and one more, until the sock was fat. Five apples in a sock cannot roll. And there they stayed.',
      'The sock took five apples and a bit of cheese. They put it down on the slope, and waited. It stayed. It was far too lumpy to go anywhere.',
    ],
    fixShort: [
      'Apples in the sock. One, two, three. A sock does not roll!',
      'Into the sock, apples! There. It is too lumpy to go.',
      'A sock for apples! In, in, in. Now they stay.',
    ],
    after: [
      'The sock smells of apples, and no foot will go in.',
      'The sock has five bumps in it that will not wash out.',
    ],
    afterShort: 'The sock has bumps now. It smells nice.',
  },
  {
    id: 'shopping',
    words: /\b(?:shop\w*|market|supermarket|town)\b/i,
    aim: 'the shopping',
    plan: 'fetch potatoes from the shop',
    withHands: true,
    setting: 'street',
    odd: { a: 'a big umbrella', the: 'the umbrella', drawn: 'umbrella' },
    noUse: 'there is not one cloud in the sky',
    tries: [
      {
        full: 'They had a paper bag. But the milk made it wet, and the bottom fell out.',
        short: 'Into the paper bag! But the bag tore.',
      },
      {
        full: 'They put potatoes in all their pockets. But a pocket holds two, and there were twenty.',
        short: 'Into the pockets! But pockets hold two.',
      },
    ],
    things: ['potato', 'milk'],
    low: 'There were potatoes all down the street, going their own ways.',
    fix: [
      'They opened the umbrella and turned it over. It made a bowl, as wide as a table. In went twenty potatoes and the milk. They carried it home between them, like a soup.',
      'An umbrella upside down is a basket that nobody has thought of. It took the potatoes, one and all. It took the milk as well, in the middle, where it is deepest.',
      'Up went the umbrella, and then it went down, on its head. It does not mind which side the rain is. The potatoes rolled in, and met in the middle, and stayed.',
    ],
    fixShort: [
      'Open it! Turn it over! In go the potatoes. All of them.',
      'Upside down it is a bowl. Plop, plop, plop, potatoes.',
      'Flip! It is a big, black basket. Roll in, potatoes.',
    ],
    after: [
      'There is a potato in the umbrella still, right at the tip.',
      'When it rained on Monday, the umbrella smelled of soup.',
    ],
    afterShort: 'One potato is in there still.',
  },
  {
    id: 'car',
    words:
      /\b(?:wash|clean|polish)(?:ing|es)? (?:the |our |a )?(?:\p{L}+'s )?(?:car|van|bike|bus)\b|\bcar ?wash\b|['’]s (?:\p{L}+ )?(?:car|van)$/iu,
    aim: 'washing the car',
    plan: 'wash the car, roof and all',
    withHands: true,
    setting: 'street',
    odd: { a: 'an old broom', the: 'the broom', drawn: 'broom' },
    noUse: 'a car is washed with a sponge',
    tries: [
      {
        full: 'They washed as high as they could reach. But the car went on above that, and was brown.',
        short: 'Rub, rub! But the roof is too high.',
      },
      {
        full: 'They threw water at the roof. But it ran down the other side, and into four shoes.',
        short: 'Splash the roof! But it ran into shoes.',
      },
    ],
    things: ['car', 'bucket'],
    low: 'Now the car was two colours, and so were they.',
    fix: [
      'The broom was as long as the roof was wide. They tied on the sponge, with a sock. It went over the top, and down on the far side. The brown came too.',
      'They put the wet sponge on the end of the broom. Up it went, and across, and back. From the far side it looked like something on skates.',
      'A broom is an arm with nobody on the end. They gave it the sponge. It could reach the middle of the roof. It did not mind the drips.',
    ],
    fixShort: [
      'The sponge goes on the broom. Up, up! Swish, goes the roof.',
      'Tie it on. Reach over. Look, a clean roof!',
      'The broom has a long arm. Rub, rub, roof!',
    ],
    after: [
      'The broom is the cleanest in the street, and stands up straight.',
      'The broom has had its hair washed, and it sticks out.',
    ],
    afterShort: 'The broom is so clean now. It stands up.',
  },
  {
    id: 'washing machine',
    words: /\bwashing machines?\b/i,
    aim: 'the washing machine',
    plan: 'find out where the socks go',
    withHands: true,
    setting: 'kitchen',
    odd: { a: 'a ball of string', the: 'the string', drawn: 'string' },
    noUse: 'nobody ties up a washing machine',
    tries: [
      {
        full: 'They sat down before the round window and watched. But it all came by so often that they were giddy.',
        short: 'Round it goes, and round. But now they are dizzy.',
      },
      {
        full: 'They counted the socks going in, and it was ten. But coming out it was only nine.',
        short: 'Ten socks in. But nine come out!',
      },
    ],
    things: ['sock'],
    low: 'On the floor lay one sock, with nobody to go with.',
    fix: [
      'They tied sock to sock, like a train, and sent the train in. Round went the washing machine. Out it came, engine first. On the very end, holding on, was the tenth.',
      'A bit of string went through every toe, with a knot between. The washing machine pulled, and could not get one off. It said glup. Then it gave back all ten.',
      'With string they made a row of ten, hand in hand. In they went. Nobody can be lost who is tied to nine others. Out came ten, and a spoon.',
    ],
    fixShort: [
      'String, sock, string, sock. In they go. Ten come out!',
      'Tie them all! Round, round, stop. Ten socks!',
      'One long row of socks. In. Out. All ten!',
    ],
    after: [
      'The string lives on top of the washing machine now, in case.',
      'Ever since then the socks have gone in by train.',
    ],
    afterShort: 'The string sits on the washing machine.',
  },
  {
    id: 'washing',
    words: /\b(?:wash\w*|laundry|clean\w*|chores?)\b/i,
    aim: 'the big wash',
    plan: 'hang up the big wash',
    withHands: true,
    setting: 'garden',
    odd: { a: 'a ball of string', the: 'the string', drawn: 'string' },
    noUse: 'we have pegs, so we need no string',
    tries: [
      {
        full: 'They hung the best blanket on the line. But it was so heavy that it hung in the mud.',
        short: 'Up, blanket! But it hung in the mud.',
      },
      {
        full: 'They held the line up with their arms. But arms get tired long before a blanket gets dry.',
        short: 'Hold it up! But arms get tired first.',
      },
    ],
    things: ['blanket'],
    low: 'The blanket had been washed twice, and was dirtier than before.',
    fix: [
      'They tied the middle of the line to the tree with string. Up came the line. Up came the blanket, feet and all, and the wind got underneath.',
      'The line hung down in the middle, as lines do. So they threw the string over a high branch, and pulled, and tied it. Now the line did not hang down any more.',
      'One bit of string, round the line and over the branch, and heave. The blanket rose out of the mud like somebody getting out of a bath.',
    ],
    fixShort: [
      'String round the line. String round the tree. Up it goes!',
      'Loop. Knot. Pull! The blanket is out of the mud.',
      'Heave on the string! Up goes the line. Flap, flap, blanket.',
    ],
    after: [
      'The string is still up there, with a blackbird sitting on it.',
      'There is half as much string now, and twice as much drying.',
    ],
    afterShort: 'The string is still up in the tree.',
  },
  {
    id: 'tidying',
    words: /\b(?:tidy\w*|clear\w* up|put\w* (?:\p{L}+ )?toys away|messy room)\b/iu,
    aim: 'tidying up',
    plan: 'tidy up the whole floor',
    withHands: true,
    setting: 'living-room',
    odd: { a: 'an old blanket', the: 'the blanket', drawn: 'blanket' },
    noUse: 'it is only one more thing to tidy',
    tries: [
      {
        full: 'They tidied it all up on to the shelf. But the shelf was full of what was tidied last time.',
        short: 'Up on the shelf! But the shelf is full.',
      },
      {
        full: 'They pushed the whole heap under the sofa. But there was a heap there already, and that came out.',
        short: 'Under the sofa! But another heap came out.',
      },
    ],
    things: ['box'],
    low: 'They had tidied until lunch, and there was more floor gone than before.',
    fix: [
      'They laid the blanket flat, and the whole heap went on top. Then they took two corners each. It slid all the way to the toy box, like a ship with too many sailors.',
      'On went the blocks, and the cars, and a boot. They took hold of the corners, and pulled. Everything came along at once, and some of it waved.',
      'It was only a matter of one big parcel. They rolled the heap into the blanket, and walked it to the toy box, and let go. It sounded like applause.',
    ],
    fixShort: [
      'Lay it flat. Pile it on. Pull! Here comes everything.',
      'Blocks on. Cars on. Boot on. Pull, and off it goes!',
      'Roll it all up. Carry it. Tip! Into the box.',
    ],
    after: [
      'The blanket is in the toy box too, and nobody knows who did that.',
      'The floor is so bare that people keep stopping to look at it.',
    ],
    afterShort: 'The blanket is in the box too.',
  },
  {
    id: 'gardening',
    words: /\b(?:garden\w*|planting|plant|seeds?|beans?|allotment|vegetables|weed\w*)\b/i,
    aim: 'the gardening',
    plan: 'plant a row of peas',
    setting: 'garden',
    odd: { a: 'a ball of string', the: 'the string', drawn: 'string' },
    noUse: 'peas do not need to be tied up yet',
    tries: [
      {
        full: 'They put the peas in the ground, and turned round. But a blackbird likes a row of peas.',
        short: 'In go the peas! But a blackbird ate them.',
      },
      {
        full: 'They put in more peas, and stood guard. But nobody can stand on one leg until June.',
        short: 'Stand still and guard! But legs get tired.',
      },
    ],
    things: ['bush'],
    low: 'There were four peas left, and one very fat blackbird.',
    fix: [
      'They pulled the string tight, up and down over the row, like a harp. The blackbird came to look. It got one foot on a string, and the string hummed. That was not at all what it had come for.',
      'From stick to stick went the string, above the peas, and back. A bird likes to see where it will land. This one looked at all those lines, and went next door.',
      'They put a stick at each corner, and ran the string across. Where the wind touched it, it sang. The blackbird sat on the fence, and listened, and did not come down.',
    ],
    fixShort: [
      'String, up and down, over the peas. Hum! Off flew the bird.',
      'A stick, a stick, and string. The bird looked. No, thank you!',
      'Loop and loop, all along the row. The peas are safe.',
    ],
    after: [
      'There is only a short end of string left, with earth on.',
      'The string stays out all night now, humming to the peas.',
    ],
    afterShort: 'The string hums to the peas.',
  },
  {
    id: 'to-school',
    words: /\b(?:to|from) (?:school|nursery|preschool|kindergarten|playgroup)\b|\bschool run\b/i,
    aim: 'the walk to school',
    plan: 'walk to school by nine',
    setting: 'street',
    odd: { a: 'an old broom', the: 'the broom', drawn: 'broom' },
    noUse: 'they have a broom at school',
    tries: [
      {
        full: 'At the corner the pavement was one long puddle. They jumped. But the puddle was longer than the jump.',
        short: 'A puddle! Jump! But it was too long.',
      },
      {
        full: 'They laid the school bag across, for a bridge. But the bag floated off, and then it sank.',
        short: 'The bag, for a bridge! But it sank.',
      },
    ],
    things: ['puddle', 'leaf'],
    low: 'It was ten to nine, and leaves were sailing by.',
    fix: [
      'Under all that water was a drain, with a lid of leaves on. They pushed at the leaves with the broom. The puddle gave one long gulp. Then it went down, like a bath.',
      'Leaves had sat down on the drain, so the rain had nowhere to go. The broom got in under them. Gloop. Round and round went the puddle, and was gone.',
      'They poked about with the broom, from the dry end. It met a fat wet heap of leaves, right over the drain. One shove, and down went the whole puddle, singing.',
    ],
    fixShort: [
      'Push the leaves with the broom. Gloop! Down goes the puddle.',
      'Broom in. Leaves off the drain. Glug, glug. All gone!',
      'Sweep, sweep, sweep. Look, a drain! The puddle runs away.',
    ],
    arrives: { said: 'They got to school just on time.', setting: 'classroom' },
    after: [
      'The broom has a yellow leaf on it, which waves.',
      'The broom is drying upside down, with its hair on end.',
    ],
    afterShort: 'The broom is wet. It stands on its head.',
  },
  {
    id: 'walk',
    words: /\b(?:walk\w*|rain\w*|puddles?|mud\w*|woods?|forest|hik\w+|stroll)\b/i,
    aim: 'the walk',
    plan: 'walk all round the pond',
    setting: 'pond',
    odd: { a: 'a big spoon', the: 'the spoon', drawn: 'spoon' },
    noUse: 'there is no soup at the pond',
    tries: [
      {
        full: 'One boot got stuck in the mud, right up to the top. They pulled. But the mud pulled back.',
        short: 'A boot got stuck. Pull! But the mud pulled.',
      },
      {
        full: 'Then they all pulled at once. But their hands slipped, and they sat down in the mud.',
        short: 'All pull! But they all sat down. Splat!',
      },
    ],
    things: ['boots'],
    low: 'Now there was mud on everything but the boot, which was under it.',
    fix: [
      'They dug down by the boot with the spoon, to let air in. It is the air that mud is so greedy for. Schlupp, it said, and there was the boot.',
      'The spoon made a hole by the boot, one spoon deep. In ran the air, and the mud let go. Out came the boot with a noise like a kiss.',
      'A boot is only stuck because there is nothing underneath it, not even air. The spoon went down the side and let some in. Then it came up as easily as a carrot.',
    ],
    fixShort: [
      'Dig, dig, dig, with the spoon. Schlupp! Out came the boot.',
      'The spoon made a hole. In went air. Out, boot! Schlupp.',
      'Spoon in. A bit of air. Schlupp, said the mud. Boot!',
    ],
    after: [
      'The spoon is brown now, and has a bend in it.',
      'The spoon has been washed four times, and still tastes of pond.',
    ],
    afterShort: 'The spoon is bent now. It looks proud.',
  },
];
