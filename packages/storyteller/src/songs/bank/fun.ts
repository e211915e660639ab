import type { StyleBank } from './couplet.ts';

/** Songs that start with somebody where nobody should be, and get worse. */
export const FUN: StyleBank = {
  threads: [
    {
      id: 'one-note',
      meet: ["There's {a x} at the keys, and no one knows why", 'With a cup on the lid and a cold custard pie'],
      odd: ['{He} only knows one note and plays it all day', "And when we ask nicely, it won't go away"],
      grow: [
        ['The piano was purring, the kettle sang bass', 'The clock shook its numbers all over its face'],
        ['The people next door came to ask for some hush', 'They stayed for the chorus and danced with a brush'],
      ],
      turn: ['Then the one note got tired and went very small', 'And we heard there was rain keeping time on the wall'],
      end: ['So {the x} kept the keys and I kept the pan', 'And we finished much later than when we began'],
      chorus: [
        "Plink, {name}, plink, there's one note and no more",
        'Plink for the ceiling and plonk for the floor',
        'Play it so loud that it gets out the door',
      ],
    },
    {
      id: 'bath-ship',
      meet: ["There's {a x} in the bath and {he} won't let me in", 'With three rubber ducks and the lid of a tin'],
      odd: ["{He} says it's a ship on the way to Peru", "And nobody's captain, not me and not you"],
      grow: [
        ['{He} used up the bubbles, {he} made even more', 'They rolled down the landing and under the door'],
        ['The towels went sailing, the mat and the mop', "And the soap rode a flannel and wouldn't once stop"],
      ],
      turn: ['But the water went cold, as a bath always will', 'And all the brave captains sat down and sat still'],
      end: ['So I pulled out the plug and I held out my coat', 'And {the x} came to anchor in bed, like a boat'],
      chorus: [
        'Row, {name}, row, on the bathtub sea',
        'With a sponge for a whale and a biscuit for tea',
        "There's room for {a x} and there's room there for me",
      ],
    },
    {
      id: 'washing-line',
      meet: ["There's {a x} in the washing we brought in today", 'In my vest and my tights, and with nothing to say'],
      odd: ['{He} tried on the pillowcase, tried on the sheet', 'And came down the stairs like the king of the street'],
      grow: [
        ['{He} wore seven jumpers and wore them all wrong', 'With a sleeve for a train that was ever so long'],
        ['The postman bowed low and the bus made a stop', 'And the baker put crowns on the buns in the shop'],
      ],
      turn: [
        'But the wind took the sheet, and it went like a kite',
        'And there was {the x}, looking small in the light',
      ],
      end: ['So I lent {him} my jumper, the one with the hole', "And we had a king's supper, two spoons and one bowl"],
      chorus: [
        'Bow, {name}, bow, for the king in his tie',
        "In socks from the line, and they're not even dry",
        'With a nod to the left and a wave to the sky',
      ],
    },
    {
      id: 'corner-shop',
      meet: ["There's {a x} in the queue at the corner shop", 'With a basket of string and a jelly on top'],
      odd: ['{He} asked for a whistle, a yard of the breeze', 'And half of a puddle, with plenty of cheese'],
      grow: [
        ['The lady looked under, the lady looked round', 'And gave {him} the best of whatever she found'],
        ['{He} paid with a button, a leaf and a wink', 'And asked for the change in the form of a drink'],
      ],
      turn: ['But what was it for? So I followed {him} back', 'And there was a blanket, and there was a snack'],
      end: ['A place for the puddle, a place for the tea', 'And one little card, and the card was for me'],
      chorus: [
        'Ting, {name}, ting, goes the bell on the door',
        'A bag with a hole and a bag on the floor',
        "Who's got the list, and whatever's it for?",
      ],
    },
    {
      id: 'bus',
      meet: ["There's {a x} on the bus in the seat at the front", '{He} got on with a bump and sat down with a grunt'],
      odd: ['{He} rings on the bell for each lamp that we pass', 'And waves like a mayor at cows and at grass'],
      grow: [
        ['The driver said, "School stop." {The x} said, "Not yet"', 'So we drove through the fountain and all got wet'],
        ['We went up the hill with a bleat and a beep', 'The front was all feathers, the back was all sheep'],
      ],
      turn: ['Then the bus gave a cough and it came to a stand', 'In a lane with no name and with nothing at hand'],
      end: [
        'So we all got out pushing, the sheep and the rest',
        'And {the x} rang the bell, which is what {he} does best',
      ],
      chorus: [
        "Ding, {name}, ding, there's a bus on the way",
        "There's room on the top, there is room on the hay",
        "Move up for {a x}, it's a beautiful day",
      ],
    },
    {
      id: 'jam',
      meet: ['At breakfast the cupboard was humming a tune', 'And there was {a x} with the jam and a spoon'],
      odd: ['{He} buttered the bread on the top and below', 'And buttered the table, to help it to go'],
      grow: [
        ['The toast hit the ceiling, the toast hit the lamp', 'It came down like leaflets, and some of it damp'],
        ['We put up umbrellas and ate underneath', 'With crumbs in our collars and jam on our teeth'],
      ],
      turn: ['Then {the x} went all quiet and looked in the jar', 'And the bottom looked empty and ever so far'],
      end: ['So we washed out the jar and we set it outside', 'And by bedtime the moon had got in for a ride'],
      chorus: [
        'Jam, {name}, jam, on the bread and the chair',
        'On the lid, on the mat, on the edge of the stair',
        '{The x} had the most, but {he} left us a share',
      ],
    },
    {
      id: 'sneeze',
      meet: ["I've met {a x} with a tickle, so please", "Stand back from the table, {he}'s going to sneeze"],
      odd: ['It starts like a whistle, it swells like a bun', 'And when you think that was it, that was just one'],
      grow: [
        ['Atishoo! The washing went into the pond', 'And the hat of the mayor went sailing beyond'],
        ['The hens lost their places, the clock lost its hour', 'And three of the bells came right out of the tower'],
      ],
      turn: ['We tried it with honey, we tried standing still', 'And then came a feather and sat on the sill'],
      end: ['{The x} held {his} breath, and the feather held too', 'And then it went past us, and I went "Atchoo!"'],
      chorus: [
        'Bless you, {name}, bless you, the windows are wide',
        'There goes the tablecloth, off for a ride',
        'So hold on to your hat and hold on from inside',
      ],
    },
    {
      id: 'parcel',
      meet: ['A parcel arrived, and it hopped on the mat', 'And out came {a x} in a Saturday hat'],
      odd: ['The label said THIS WAY, the label said UP', 'But {he} came out sideways and sat in a cup'],
      grow: [
        ['{He} posted my slippers, {he} posted my bread', '{He} posted the goldfish a letter instead'],
        ['{He} stamped every apple, {he} stamped every plum', "{He} stamped on the stairs like a postman's big drum"],
      ],
      turn: ['Then under the paper I found a small note', '"{He} likes to go out in a bag or a coat"'],
      end: ['So {he} rides in my satchel wherever we go', 'And if something says "{says}," it is no one we know'],
      chorus: [
        "Knock, {name}, knock, there's a parcel for you",
        "It wobbles, it whispers, it's tied up with blue",
        '"{says}," says the parcel. Well, how do you do?',
      ],
    },
  ],
  bridges: [
    ['Shh, said the kettle, and shh, said the stair', "For a minute there wasn't a sound anywhere"],
    ['One for the teapot and two for the broom', 'And three for whoever has run out of room'],
    ['Now say it with spoons, and now say it with feet', 'And now with the cushions, all keeping the beat'],
    ['Now slowly, now slowly, as slow as a snail', "That's carrying home the whole village's mail"],
    ['The cat heard it first, and the cat told the moon', 'And the moon, being round, came and joined in the tune'],
    ['And what is it for? Not a thing, not a bit', "But the sofa has somebody's shape where we sit"],
  ],
  told: [
    ['And {pet} saw it all from the top of the stair', "And told all the neighbours, and that wasn't fair"],
    ['And {the comforter} joined us, a little bit squashed', "It hadn't been asked and it hadn't been washed"],
    ['And {grown-up} came in with a spoon and a stare', 'And said, "Budge along, then," and pulled up a chair'],
    ['We talked about {likes} till the jelly was cold', "And that is the best thing a jelly's been told"],
  ],
  relations: {
    fear: {
      set: [
        ["{He} isn't a bit scared of lions or bears", "But whisper of {fear} and {he}'s under the stairs"],
        ['{He} laughs at a wolf and {he} laughs at a bull', 'But tell {him} of {fear} and {he} hides in some wool'],
      ],
      turn: [
        ['Then {the y} came up close, and it shivered as well', 'So which was more frightened, no one could tell'],
        ['So we sang about {fear} in a very small hat', "And it's hard to be scared of a thing after that"],
        ['We went and drew {fear} on the back of a plate', 'With boots and a bonnet, and laughed until late'],
      ],
    },
    first: {
      set: [
        ["It's the first time for {first}, and I've packed my own bag", 'With a plum and a spoon and my name on a tag'],
        ['We practised for {first} on the stairs, on the rug', 'We practised with slippers, a spoon and a mug'],
      ],
      turn: [
        ["So that was the first time. It's done, and it's mine", "And the second one's waiting its turn in the line"],
        ['It was loud for a minute, and then it was not', 'And I showed them my plum, and they liked it a lot'],
      ],
    },
    go: {
      set: [
        ["We're off to {place}, with {a x} and a bun", "The map is a menu, but we've only got one"],
        ["We're going to {place}, and we've packed in a pan", 'A lamp and a lemon, a flute and a fan'],
      ],
      turn: [
        ['And there was {place}, and it looked at us back', 'So we sat down beside it and shared out the snack'],
        ["And {place} was far bigger than it's in the book", 'And nobody spoke, and we all had a look'],
      ],
    },
    lost: {
      set: [
        ["But {the t} had gone missing, {it} {wasn't} in bed", "{It} {wasn't} with butter, {it} {wasn't} with bread"],
        ['We looked for {the t} in the fridge and the hall', 'And found seven spoons and a very old ball'],
        ['But where was {the y}? And we shouted, and then', 'We looked in the teapot and shouted again'],
      ],
      turn: [
        ['And there {was} {the t} on the top of the tree', 'A pigeon had used {them} for having its tea'],
        ['And where {was} {the t}? In the very first place', 'I had sat on {them} twice, with a look on my face'],
        ['And there was {the y}, fast asleep in a boot', 'With a map upside down and a bag full of fruit'],
      ],
    },
    make: {
      set: [
        ["We're making {a t}, and we've got the wrong lid", 'We measured with carrots, we measured, we did'],
        ['"{A t}," said {the x}, "can be done very quick"', 'And stirred up the middle with half of a stick'],
      ],
      turn: [
        ['So this is {the t}, and it leans to the right', 'We propped it with cushions and sang it good night'],
        [
          'And there {was} {the t}, not so round, not so straight',
          'So we clapped, and we gave {them} a much bigger plate',
        ],
      ],
    },
    friend: {
      set: [
        ['Along came {a y} with a bag and a stare', 'And {the x} and {the y} had one bun and one chair'],
        ['{He} looked for a friend in the bread bin and sink', 'And wrote up a notice in blackcurrant ink'],
      ],
      turn: [
        ['Now {the x} and {the y} share a coat with two sleeves', 'They squabble all summer and nobody leaves'],
        ['And that is how two of us came to one bun', "It's smaller with two, but it's much better fun"],
      ],
    },
    help: {
      set: [
        ['{The y} was in trouble, as wet as a mop', 'And {the x} said, "I\'m coming," and fell with a plop'],
        ['Then somebody called from the top of a tree', 'And {the x} said, "I\'m coming. Hold on. Count to three"'],
      ],
      turn: [
        ['We pulled with a rope and we pushed with a pole', 'And up came {the y}, like a cork from a hole'],
        ['We tugged and we tugged till we all fell down flat', 'And so it was mended, with string and a hat'],
      ],
    },
    want: {
      set: [
        ['{He} wanted to {want}, and {he} wanted it now', 'With a list of the reasons, but not of the how'],
        [
          '"I just want to {want}," said {the x} to the cheese',
          'And the cheese said no word, so {he} asked it with "please"',
        ],
      ],
      turn: [
        ["{He} tried, and it wasn't quite what {he} had planned", 'But it lasted a second, and oh, it was grand'],
        [
          '"Well, did you?" they asked {him}. "I did, for a bit',
          'And then there was custard, and that\'s where I sit"',
        ],
      ],
    },
    clause: {
      set: [
        ['{The x} {clause}, I should have said so before', 'It says on a card that is pinned to the door'],
        ['They told me {the x} {clause}, every day', 'And that was the reason it turned out this way'],
      ],
      turn: [],
    },
    do: {
      set: [
        ['{The x} took up {act}, and {he} took it up twice', 'The first time was noisy, the second was nice'],
        ['There was {act} on the table and {act} on the bed', 'There was {act} with a saucepan tied on to a head'],
      ],
      turn: [
        ['And now there is {act} from the bed to the bus', "And everyone's at it, the hens and then us"],
        ['And {act} by the light of the fridge is the best', 'With nobody watching, in only your vest'],
      ],
    },
    have: {
      set: [
        ['And {a t} was the only thing packed in {his} tin', '{He} polished it, named it, and tucked it back in'],
        ['{He} looked at {the t} and {he} said, "I suppose', 'It\'s a hat if you wear it, as anyone knows"'],
      ],
      turn: [
        ['And {the t} got a ribbon, a bed and a name', 'And nothing at bedtime is ever the same'],
        ['And who gets {the t}? We take turns, in a queue', 'A morning for me and a morning for you'],
      ],
    },
  },
};
