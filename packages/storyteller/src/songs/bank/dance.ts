import type { StyleBank } from './couplet.ts';

/** Every line is a thing to do: big, small, freeze, go. */
export const DANCE: StyleBank = {
  threads: [
    {
      id: 'grow-up-tall',
      meet: ['Curl up as small as {a x} asleep', "Breathe like the tide and then don't make a peep"],
      odd: ['Open one eye and then open up two', 'Lift up your nose and say, "How do you do?"'],
      grow: [
        ['Stretch up an elbow and stretch up a knee', "Now stretch till you're taller than any old tree"],
        ['Stamp to the left and then stamp to the right', 'Clap for the day and then duck for the night'],
      ],
      turn: ["Now freeze, there's a shadow, now don't bat an eye", "It's only a cloud, and it's going on by"],
      end: ['So shake out your arms and then shake out your feet', 'And go like {a x} who has heard a good beat'],
      chorus: [
        "Go, {name}, go, do the {x} stomp|Go, {name}, go, do {the x}'s own stomp",
        'Two for the forest and two for the swamp',
        'Round by the river and through with a romp',
      ],
    },
    {
      id: 'kitchen',
      meet: ['Pick up a spoon and then tap on a pan', '{The x} has the lids, so be quick if you can'],
      odd: ["Stir with your arms like you've pudding to mix", 'Add a small wiggle and count it to six'],
      grow: [
        ["Sizzle, you're butter, slide over the floor", 'Pop like the corn does, and pop a bit more'],
        ['Whisk with your fingers and whisk with your hips', 'Pour it out slow, with a bend as it tips'],
      ],
      turn: ['Now hush, it is baking, now stay in your tin', 'Now feel it get warm from the toes to the chin'],
      end: ['Rise up on tiptoe as high as a cake', 'Blow out the candles and wobble and shake'],
      chorus: [
        "Stir, {name}, stir, to the {x} beat|Stir, {name}, stir, to {the x}'s own beat",
        'Round with your shoulders and round with your feet',
        'Bang on the lid and then turn up the heat',
      ],
    },
    {
      id: 'train',
      meet: ['Bend both your elbows and make them a wheel', 'Chug round the chair on your toe and your heel'],
      odd: ['Stop for {a x} with a ticket to show', 'Nod to the left, blow the whistle and go'],
      grow: [
        ["Lean, there's a corner, and lean, there's a bend", 'Wiggle it all the way down to the end'],
        ['Duck for the tunnel and creep like a mole', 'Pop out the far side and shovel the coal'],
      ],
      turn: ["Slow, there's a hill, and it's heavy, it's steep", 'One step and one step and now half asleep'],
      end: ['Over the top and then down with a zoom', 'Three times around every chair in the room'],
      chorus: [
        "Choo, {name}, choo, down the {x} track|Choo, {name}, choo, on {the x}'s own track",
        'Clap to the front and then clap to the back',
        'Left on the whistle and right on the clack',
      ],
    },
    {
      id: 'weather',
      meet: ['Drip with one finger and drip with them all', 'Patter on knees like the first drops that fall'],
      odd: ['Here comes {a x} with a puddle to cross', 'Leap like {a x} going over the moss'],
      grow: [
        ['Clap for the thunder and stamp for the crack', 'Spin like the wind with your coat at your back'],
        ['Blow to the ceiling and blow to the mat', 'Bend like a tree that is chasing its hat'],
      ],
      turn: ['Stop. It is snowing, now float, now be light', 'Drift to the floor and lie quiet and white'],
      end: ['Melt from the toes to the tip of the nose', 'Then up comes the sun, and here everyone goes'],
      chorus: [
        "Splash, {name}, splash, do the {x} hop|Splash, {name}, splash, do {the x}'s own hop",
        'Jump in the middle and jump on the top',
        'Up like a fountain and down like a mop',
      ],
    },
    {
      id: 'parade',
      meet: ['March to the window with knees very high', '{The x} has a flag, so salute going by'],
      odd: ['Beat on a drum that is round as a bun', 'Boom on the two and then boom on the one'],
      grow: [
        ['Blow on a trumpet as long as your arm', 'Swing it about like a bell on a farm'],
        ['Walk on a wire with your arms out like wings', 'Step over teacups and noodles and kings'],
      ],
      turn: ["Shh, on your tiptoes, there's someone asleep", 'Carry the drum like a basket of sheep'],
      end: ['Wake them up softly, then loud, with a cheer', 'Now everyone march from the there to the here'],
      chorus: [
        "Left, {name}, left, on the {x} parade|Left, {name}, left, in {the x}'s parade",
        'Left for the trumpet and right for the spade',
        'Turn like a wheel going round in the shade',
      ],
    },
    {
      id: 'clockwork',
      meet: ['Wind up the key in the small of your back', 'Click, like {a x} made of tin, and then clack'],
      odd: ['Walk without bending, an arm, then a leg', 'Turn your head round like the top of an egg'],
      grow: [
        ['Swap feet and stutter, go backwards, go slow', 'One hand says come here, and one hand says go'],
        ['Press on your button, go up like a spring', 'Press it once more and then swing, swing, swing'],
      ],
      turn: ['Slower and slower and down you all flop', 'One finger, one eyelid, and everything stop'],
      end: ['Who has the key? Give it three little clicks', 'Up with a jump and a couple of kicks'],
      chorus: [
        "Click, {name}, click, do the {x} walk|Click, {name}, click, do {the x}'s own walk",
        'Tick with your elbows and let only them talk',
        'Draw on the floor, as if toes were of chalk',
      ],
    },
    {
      id: 'waves',
      meet: ['Roll like the sea with your arms going wide', 'Sway like {a x} going home on the tide'],
      odd: ["Wobble your knees, you're a jelly, you're weed", "Shake like a rattle that's full up with seed"],
      grow: [
        ['Swim to the surface and gulp at the air', 'Dive to the bottom and sit on it there'],
        ['Snap with your fingers, go sideways, go crab', 'Reach for a bubble and pop it, dab, dab'],
      ],
      turn: ['Hide in your shell now, be round and be small', 'Wait for the shadow to pass on the wall'],
      end: ["Whoosh, there's the wave, and it lifts us up high", 'Spin in the spray and then shake yourself dry'],
      chorus: [
        "Swish, {name}, swish, do the {x} wave|Swish, {name}, swish, do {the x}'s own wave",
        'Ripple it out of the mouth of the cave',
        'Slow for the shy ones and fast for the brave',
      ],
    },
    {
      id: 'giants-and-mice',
      meet: ['Stand like a giant, your feet far apart', '{The x} gives a nod, and the floor gives a start'],
      odd: ['Reach for a cloud and then wring it out well', 'Swing with the other hand, swing like a bell'],
      grow: [
        ['Step over mountains and step over towns', 'Sit on a hill and then roll down the downs'],
        ["Now you're a mouse and you run on the spot", 'Quick little feet like the lid on a pot'],
      ],
      turn: ['Nibble a crumb, then a floorboard goes "Ooh"', 'Freeze with your whiskers as still as a shoe'],
      end: ['Giants and mice, take a hand, make a ring', 'Big steps and little ones, round like a string'],
      chorus: [
        'Big, {name}, big, like {a x} at noon',
        'Big as a house with a hat of the moon',
        'Little again, like a crumb on a spoon',
      ],
    },
  ],
  bridges: [
    ['Hands on your head now and hands on your hips', 'Hands in the air with the tips to the tips'],
    ['Whisper it, whisper it, down on your toes', 'Louder and louder and louder it grows'],
    ['Turn to a friend or a chair or the cat', 'Give them a bow and a lift of the hat'],
    ['Now on one leg with a wave of your hands', 'Now like the wobbliest jelly that stands'],
    ['Slow, like the honey, and slow, like the snail', 'Draw a big eight on the floor with your tail'],
    ['Four to the front and then four to the side', 'Four with your eyes shut and arms open wide'],
  ],
  told: [
    ['Spin once for {pet}, who is watching us all', 'And bow to the shadow of you on the wall'],
    ['Throw up {the comforter}, catch it, and twirl', 'Round it and round it, and in for a curl'],
    ['Pull up {grown-up} by the hand from the seat', "Nobody's sitting this out with those feet"],
    ['Dance it like {likes}, with your arms and your knees', 'Faster than butter and slower than cheese'],
  ],
  relations: {
    fear: {
      set: [
        ['Think about {fear} and go shiver and shake', 'Shake like {a x} on a wobbly cake'],
        ['Tiptoe past {fear} with your shoes in your hand', 'Slow as {a x} going over the sand'],
      ],
      turn: [
        ['Turn round to {the y} and give it a bow', "It does what you do, and it's good at it now"],
        ['Stand up to {fear}, with your hands on your hips', 'Stick out your tongue and go brrr with your lips'],
        ['Dance around {fear}, on your heel and your toe', 'Wave with a hanky and off let them go'],
      ],
    },
    first: {
      set: [
        ['Stretch for the first time for {first}, and then jump', 'Land with your feet in one soft little bump'],
        ['Pack up for {first} with a reach and a bend', 'Zip it up, zip it, from end unto end'],
      ],
      turn: [
        ["Walk in like you do when it's your second day", 'Swing both your arms and say, "Is it this way?"'],
        ["Spin, that was {first}, and it's over and done", 'Jump for the next time and land upon one'],
      ],
    },
    go: {
      set: [
        ['Point to {place} with the tip of your toe', 'Pack up your elbows and knees, and we go'],
        ['Gallop to {place} on the side of your feet', 'Wave from the window at all in the street'],
      ],
      turn: [
        ['Land at {place}, with your knees to the ground', "Look through your fingers at all that you've found"],
        [
          "Here at {place} is a dance they all do|Here at {place} there's a dance they all do",
          'Turn it and tap it and touch your shoe',
        ],
      ],
    },
    lost: {
      set: [
        ['Look for {the t} with your hand at your brow', 'Under your arm, and behind you, right now'],
        ['Crawl for {the t} under chair, under bed', 'Sniff with your nose and then shake your head'],
        ['Call for {the y} with your hands round your mouth', 'Turn to the north and then turn to the south'],
      ],
      turn: [
        ['Stop, {it} {was} there, on the top of your head', 'Jump for {the t} and then jump on the bed'],
        ['Jump for {the t}, you have found {them} at last', 'Three times around with {them}, fast, fast, fast'],
        ['Run to {the y} and then both spin around', "Nobody's missing and everyone's found"],
      ],
    },
    make: {
      set: [
        ['Hammer {a t} out of nothing but air', 'Saw with your arm and then sit on the chair'],
        ['Build up {a t} with a fist on a fist', 'Up to the ceiling and then with a twist'],
      ],
      turn: [
        ['Carry {the t} with your knees bending low', "Don't let it wobble, and nice and slow"],
        ['Hold up {the t} and then turn all about', "Tap it, it's finished, so give it a shout"],
      ],
    },
    friend: {
      set: [
        ["One hand's {the x}, and {the y} is the other", 'Clap them together like sister and brother'],
        ['Stretch out a hand, find a hand or a sleeve', 'Swing it about, and nobody leave'],
      ],
      turn: [
        ['Hook up your arms like {the x} and {the y} do', 'Round with the one and then round with the two'],
        ['Back against back, and now turn, find a face', 'Bow to it, laugh at it, swap your place'],
      ],
    },
    help: {
      set: [
        ['Throw out a rope to {the y} and then pull', 'Heave like {a x} with a bag that is full'],
        ['Pass me a bucket and pass it along', 'Bend like a hinge, but a hinge that is strong'],
      ],
      turn: [
        ['Lift up {the y}, up on tiptoe, and hold', 'Down again gently, like something of gold'],
        ['Shake all your hands out, the work is all done', 'Clap for the others and jump for the sun'],
      ],
    },
    want: {
      set: [
        ['Wanting to {want}, like {a x}, give a leap', 'Fall like a feather and land in a heap'],
        ['Try now to {want}, with a run and a hop', 'Flap every bit of you, then let it drop'],
      ],
      turn: [
        ['Try it once more, with your arms and your eyes', 'Hold it up there like a bird in the skies'],
        ["This time you've done it, so strut to the wall", 'Show it to anyone, show it to all'],
      ],
    },
    clause: {
      set: [
        ['{The x} {clause}, so we all do it too', 'First very large and then small as a shoe'],
        ['Show how {the x} {clause}, with a sway', 'Do it with elbows, and all the long day'],
      ],
      turn: [],
    },
    do: {
      set: [
        ['Show us some {act} in as slow as can be', 'Slow from the shoulder and slow from the knee'],
        ['Now do some {act} like {a x} in the sand', 'Big with your body and small with your hand'],
      ],
      turn: [
        ['Double up {act}, just as fast as you can', 'Fast as a pea going round in a pan'],
        ['Last bit of {act}, with a bow and a twirl', 'Out with your arms like a flag to unfurl'],
      ],
    },
    have: {
      set: [
        ['Show us {the t} with your arms and your toes', 'Big at the bottom and up to the nose'],
        ['Balance {a t} on the top of your head', 'Walk like the king going up to his bed'],
      ],
      turn: [
        ['Toss {the t} up and then catch, catch, catch', 'Scratch like a hen on a strawberry patch'],
        ['Pass {the t} on with a bump of the hip', "Round all the room, and don't let {them} slip"],
      ],
    },
  },
};
