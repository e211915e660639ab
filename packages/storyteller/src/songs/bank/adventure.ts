import type { StyleBank } from './couplet.ts';

/** Marching songs: we go out with string and bread, and the danger is shared, not beaten. */
export const ADVENTURE: StyleBank = {
  threads: [
    {
      id: 'plank-bridge',
      meet: [
        'We packed up our bread and some apples and string',
        'And {the x} came as well, to see what it would bring',
      ],
      odd: ['The bridge was a plank and the river was wide', 'And nobody waved from the opposite side'],
      grow: [
        ['The plank gave a wobble, the plank gave a bend', 'And the middle was further away than the end'],
        ['Then up came the mist like a cow from a stall', "And we couldn't see feet, or the river at all"],
      ],
      turn: ['My heart was a drum and my knees were a bell', 'And {the x}, when I asked, was shaking as well'],
      end: [
        'So we went step by step, with the string in between',
        'And sat on the grass there, and ate something green',
      ],
      chorus: [
        'Onward then, {name}, and over the hill',
        'If no one has done it, then somebody will',
        'With bread for the road and a flask we can fill',
      ],
    },
    {
      id: 'hole-in-the-map',
      meet: ['The map had a hole where the hills ought to be', '"Well, someone should look," said {the x} to me'],
      odd: [
        'There were roads going in and no roads coming out',
        'And a note, very faint, that said "Mind how you shout"',
      ],
      grow: [
        ['We found a whole valley that nobody knew', 'With a lake like a penny, both brown and blue'],
        ['We called it Left Pocket, we called it Old Shoe', 'We called it Hello, and it called that back too'],
      ],
      turn: [
        'Then the sun took its hat, and the path went to bed',
        '"I thought you knew how," I and {the x} both said',
      ],
      end: ['But our crumbs and our echo showed us the track', 'And we drew in the hole when at last we got back'],
      chorus: [
        'Left, {name}, left, and then right at the stone',
        'No one gets lost who is lost not alone',
        'With {a x} for a compass, a twig and a cone',
      ],
    },
    {
      id: 'lantern-cave',
      where: ['cave', 'mountain', 'castle', 'forest', 'jungle', 'farm', 'garden'],
      meet: ["There's a door in the hill that is hidden by fern", 'And {the x} took the lantern, and each had a turn'],
      odd: ['The steps all went down, and we counted each one', "And a hundred and two was as far as we'd done"],
      grow: [
        ['The walls were all glitter, the floor was all drip', 'And something went "Plonk," and it gave us the pip'],
        ['The lantern burned low and the lantern burned blue', 'And the dark had a look at us, all the way through'],
      ],
      turn: ['Then out went the lantern. We stood very near', 'And {the x} said, "It\'s only the dark in here"'],
      end: ['And up in the roof was a star, and one more', 'It was glow-worms, a skyful, and that was the door'],
      chorus: [
        'Down, {name}, down, with a light in your hand',
        'Under the roots and the roof of the land',
        'With {a x} right behind you, wherever you stand',
      ],
    },
    {
      id: 'small-boat',
      where: ['beach', 'undersea', 'boat', 'pond', 'swimming-pool', 'snow'],
      meet: ['We pushed off at six in a boat with a patch', '{The x} had the oars, and I had the hatch'],
      odd: ['The map was all blue with a fold down the side', 'And we went where it went, on the back of the tide'],
      grow: [
        ['The wind blew us forward, the wind blew us round', "The island we'd left was the island we found"],
        ['A wave like a house came and looked at us twice', 'And said, as it broke, that our boat was nice'],
      ],
      turn: ['It was grey, it was wet, and I wanted the shore', 'And {the x} said, "Me too. We can want it some more"'],
      end: ['So we sang till the harbour came out with its light', 'And we told it the waves were all of that height'],
      chorus: [
        "Sail away, {name}, the wind's on the sea",
        "There's room for {a x} and there's room there for me",
        'Nobody knows what the morning will be',
      ],
    },
    {
      id: 'up-the-mountain',
      meet: ['The top of the hill had a hat on all day', 'And {the x} said, "Let\'s lift it," and led us the way'],
      odd: ['Up past the cows and up past the trees', 'With stones in our boots and our socks at our knees'],
      grow: [
        ["The path was a goat's, and it went like a goat", 'And the rain came inside the back of my coat'],
        ['We ate the last biscuit, we sucked the last mint', 'And the sun on the snow made us walk with a squint'],
      ],
      turn: [
        '"It\'s further," I said, "than it looked from the gate"',
        '"It is," said {the x}. "We will simply be late"',
      ],
      end: ['And the hat was a cloud, and we stood right inside', 'And lifted it off, with our arms open wide'],
      chorus: [
        'Up, {name}, up, with a stamp and a song',
        'One foot is short and the other is long',
        "Nobody's lost and there's nobody wrong",
      ],
    },
    {
      id: 'card-rocket',
      where: ['space', 'sky', 'snow'],
      meet: ['We built it from boxes, a colander, tape', 'And {the x} drew a dial in the very right shape'],
      odd: [
        'With five, four and three, and then two, and then none',
        'We were out past the chimneys and off to the sun',
      ],
      grow: [
        ['The Earth was a marble, all blue in the black', 'And we waved with a sock, and I think it waved back'],
        ['Our sandwiches floated, our pencils did too', 'And the jam went exploring all over the crew'],
      ],
      turn: ['It was quiet out there, and the quiet was wide', '"I can hear my own ears," said {the x} by my side'],
      end: ['So we turned round the dial to the smell of our tea', 'And came down in the garden at quarter to three'],
      chorus: [
        'Up, {name}, up, where the blue turns to black',
        'With jam and a jumper tied on to your back',
        'And {a x} at the window to keep us on track',
      ],
    },
    {
      id: 'follow-tracks',
      meet: [
        'There were tracks in the mud that went over the wall',
        'And {the x} tried one on, and found it too small',
      ],
      odd: ['They went in a circle, they went in a square', 'They stopped at a puddle and sat on a chair'],
      grow: [
        ['They went by the bakery, in at the back', 'And out, with some sugar each side of the track'],
        ["They went through the wood where it's darker at noon", 'And got bigger and deeper, and round as a spoon'],
      ],
      turn: ['"Whatever it is, it\'s enormous," I said', 'And {the x} came up close, and we both looked ahead'],
      end: [
        'And the tracks went right home, through the door, up the stair',
        "They were ours, in our boots, and we'd followed the pair",
      ],
      chorus: [
        'Follow them, {name}, wherever they go',
        'A heel and a toe and a heel and a toe',
        'And {a x} out in front, and {he} ought to know',
      ],
    },
    {
      id: 'the-storm',
      meet: ['The wind took the gate and the wind took the bin', 'And {the x} at the window said, "Let it come in"'],
      odd: ['So we went out to meet it, as far as the lane', 'With our coats on like kites and our hats like a plane'],
      grow: [
        ['It carried our voices, it carried the hen', 'It put down the bin and it took it again'],
        ['It bent down the poplars, it whistled the wire', 'It blew us up hills like the sparks of a fire'],
      ],
      turn: ['Then {the x} said, "I\'m little," and I said, "Me too"', 'So we sat in the lee of a rock, as you do'],
      end: ['And it sang itself tired and lay on the hill', "And brought back one hat, and I've got it on still"],
      chorus: [
        'Hold on, {name}, hold on to my sleeve',
        "The wind is as big as you'd ever believe",
        'It has grass by the acre to comb and to weave',
      ],
    },
  ],
  bridges: [
    ['I drew where we were on a stone with some chalk', 'It was more than a picture and less than a walk'],
    ['The map had a hole where a mountain should be', 'And a crow on a wall sent us left at the tree'],
    ['If you listen at night with your head on the ground', 'You can hear where we went, going round and around'],
    ['We stopped for a minute, and no one was near', 'There was only some grass with the wind in its ear'],
    ['One for the ladder and two for the rope', 'And three for whoever is last up the slope'],
    ['The owl asked us who, and the rook asked us why', 'And we told them the truth, and then said goodbye'],
  ],
  told: [
    ['And {pet} went in front, for a bit, then behind', 'And brought us three sticks of a very good kind'],
    ['And {the comforter} came, in the top of my sack', "And looked at the way that we'd come, looking back"],
    ['And {grown-up} had said, "Take a coat and a bun"', 'We wore out the coat, and the bun was soon done'],
    ['We talked about {likes} for a mile and a bit', 'And the stones on the path nearly listened to it'],
  ],
  relations: {
    fear: {
      set: [
        ['{The x} had seen giants and thunder and bears', 'But {fear} sent {him} hurrying under the stairs'],
        [
          "\"There's one thing I'm scared of. It's {fear},\" {the x} said",
          'And the telling had turned {him} a little bit red',
        ],
      ],
      turn: [
        ['And there came {the y}, and it shook on the stone', 'It was scared of us too, being scared all alone'],
        ['So we went by {fear} with our hands held tight', 'And talked about pancakes till all was right'],
        ['We went to see {fear}, and we went not too near', 'And said, "We\'re just passing," for all there to hear'],
      ],
    },
    first: {
      set: [
        ['The first time for {first} is a land with no track', 'So we took a good bun, and a bun to come back'],
        ["It's the first time for {first}, and the road has a bend", "And you can't see from here to the opposite end"],
      ],
      turn: [
        ["And now there's a track there, as plain as can be", 'And the first feet upon it belonged to me'],
        ['It was strange for as long as a biscuit will last', 'And then it was ours, and the strange had gone past'],
      ],
    },
    go: {
      set: [
        ["We're off to {place}, with a lamp and a bun", "And a rope and a hat, and the morning's begun"],
        ["It's a long way to {place}, and the wind in it blows", 'It gets in your collar, your boots and your nose'],
      ],
      turn: [
        ['And there was {place}, and we stood very still', 'It was bigger and quieter over the hill'],
        ['And out there at {place}, by the light of a star', "We looked for our house, and it wasn't so far"],
      ],
    },
    lost: {
      set: [
        ['{The t} had gone missing, and where could {it} be?', 'Not up in the gutter and not in the sea'],
        ['We went to find {the t} with a net and a broom', 'Past the last of the lamps in the very last room'],
        ['And where was {the y}? There was only a trail', 'And one tiny bell and a hat on a nail'],
      ],
      turn: [
        ['And there {was} {the t}, in the grass by the gate', 'A robin was using {them} as a plate'],
        ['And there {was} {the t}, and we gave a great shout', "We'd passed {them} ten times on the journey out"],
        ['And there was {the y}, and it looked at us all', 'And said, "You were gone," and came down from the wall'],
      ],
    },
    make: {
      set: [
        ['We wanted {a t}, so we went for the parts', 'With a bag and a barrow, and one set of charts'],
        ['To make {a t} properly takes a good crew', 'A plan, and a pencil, a bucket or two'],
      ],
      turn: [
        ['We built it till breakfast, we built it till tea', 'And then there {was} {the t}, as tall as my knee'],
        ["And {the t}, when we'd done, had a lean and a squeak", 'And we still had it standing the following week'],
      ],
    },
    friend: {
      set: [
        ['We met with {a y} at the side of the road', 'And {the x} took one end of its very large load'],
        ['The road was a long one to walk all alone', 'And {the x} shared a plum, and I carried the stone'],
      ],
      turn: [
        [
          'And {the x} and {the y} have one tent now, and share',
          'The moon through the hole, and the cold, and the pear',
        ],
        ['And a road that was long with just one pair of feet', 'With two is as short as the end of the street'],
      ],
    },
    help: {
      set: [
        ['There came a small cry from the edge of the bay', '{The y} was in trouble, and night on the way'],
        ['There came a small cry from the other side', 'And {the x} took the rope, and we measured how wide'],
      ],
      turn: [
        ['We pulled and it slipped, and we pulled, and it came', "And that's how {the y} came to know us by name"],
        ['We pulled and it slipped, and we pulled and it rose', 'And home we all went with wet mud on our clothes'],
      ],
    },
    want: {
      set: [
        ['{The x} had a wish, to {want}, only one', 'And had wished it on stars and on crumbs of a bun'],
        ['"To {want}," said {the x}, "is the thing I would do', 'If I had half a day and a whistle or two"'],
      ],
      turn: [
        ['We tried it on hills and we tried it on hay', 'And it went for a second, and that made the day'],
        [
          "And did {he}? I'll say this: the world is quite wide",
          "And there's more than one way, and I saw that {he} tried",
        ],
      ],
    },
    clause: {
      set: [
        ['{The x} {clause}, as I knew from the start', 'So we wrote it in ink on the side of the cart'],
        ['They say that {the x} {clause}, so we brought', 'A rope and an onion, and gave it some thought'],
      ],
      turn: [],
    },
    do: {
      set: [
        ["We'd heard there was {act} at the end of the land", 'So we went with a ladder, a lamp and a band'],
        ['{The x} does {act} as the river does bends', 'All day, without asking wherever it ends'],
      ],
      turn: [
        [
          'There was {act} on the mountain and {act} in the dew',
          'And the wind held our coats while we showed what we knew',
        ],
        ['And we came home by {act}, which is slower than feet', 'And much better company, all down the street'],
      ],
    },
    have: {
      set: [
        ['{The x} had {a t}, and {he} wrapped it in wool', "And said we should need it before the moon's full"],
        ['We took {a t} with us, in case, in the sack', "For nobody knows what you'll need coming back"],
      ],
      turn: [
        ['And when we were cold and the daylight was gone', 'We thought of {the t}, and the thought led us on'],
        ['We got out {the t} on the top of the hill', "And if you go up there, you'll hear of it still"],
      ],
    },
  },
};
