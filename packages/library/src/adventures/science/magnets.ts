import type { FactSheet } from '../sheet.ts';

/** The one needle that could mend a scarecrow's trousers before the show has gone into a haystack. */
export const magnets: FactSheet = {
  id: 'magnets',
  topic: 'science',
  title: 'Magnets',
  subject: 'how magnets work',
  words: ['magnet', 'how magnets work', 'compass', 'magnetism', 'magnetic', 'north pole of a magnet', 'iron'],
  guides: ['crow', 'rat', 'goblin'],
  titles: [
    'The Needle in the Haystack',
    "The Scarecrow's Good Trousers",
    '{child}, {guide} and the Clever Horseshoe',
    'Everything Shiny Is Mine, Said {guide}',
    'Click',
  ],
  facts: [
    {
      id: 'iron',
      says: 'A magnet pulls things made of iron and of most steel.',
      source: 'Encyclopaedia Britannica, "Magnet"',
    },
    {
      id: 'not-all',
      says: 'Most metals, such as gold, silver, brass, copper and aluminium, are not pulled by a magnet.',
      source: 'Encyclopaedia Britannica, "Ferromagnetism"',
    },
    {
      id: 'through',
      says: 'The pull of a magnet goes through paper, cloth, glass and water.',
      source: 'BBC Bitesize, "Magnets and magnetic forces"',
    },
    {
      id: 'poles',
      says: 'A magnet has two ends, its poles; unlike poles pull and like poles push each other away.',
      source: 'Encyclopaedia Britannica, "Magnetic pole"',
    },
    {
      id: 'ends',
      says: 'A bar magnet is strongest at its two ends and weakest in the middle.',
      source: 'BBC Bitesize, "Magnets and magnetic forces"',
    },
    {
      id: 'stroke',
      says: 'A steel needle that is stroked many times the same way with a magnet becomes a magnet itself.',
      source: 'Exploratorium, Science Snacks, "Compass"',
    },
    {
      id: 'north',
      says: 'A magnet that is free to turn comes to rest pointing north and south.',
      source: 'Encyclopaedia Britannica, "Compass"',
    },
    {
      id: 'earth',
      says: 'The Earth itself is a great magnet, because of the moving iron deep inside it.',
      source: 'British Geological Survey, "The Earth\'s magnetic field"',
    },
    {
      id: 'crane',
      says: 'A scrapyard crane has a magnet that is switched on and off with electricity.',
      source: 'Encyclopaedia Britannica, "Electromagnet"',
    },
    {
      id: 'lodestone',
      says: 'A black rock called lodestone is a magnet by itself; people in China made the first compasses with it.',
      source: 'Encyclopaedia Britannica, "Lodestone" and "Compass"',
    },
    {
      id: 'halves',
      says: 'A magnet that breaks in two makes two magnets, each with two poles.',
      source: 'Encyclopaedia Britannica, "Magnetic pole"',
    },
  ],
  never: [
    {
      wrong: /\b(?:all|every|any) metals? (?:is|are|sticks?|stuck|jumps?) /i,
      belief: 'All metals stick to a magnet.',
      truth: 'Only iron, nickel, cobalt and most steels do; gold, copper and brass do not.',
    },
    {
      wrong: /\bmagnets? (?:must|has to|have to|can only|only) (?:touch|pull what (?:it|they) touch)/i,
      belief: 'A magnet must touch a thing to pull it.',
      truth: 'Its pull reaches across a gap, and through paper and water.',
    },
    {
      wrong: /\b(?:bigger|larger) (?:a )?magnets? (?:is|are|was|were) (?:always )?stronger/i,
      belief: 'Bigger magnets are always stronger.',
      truth: 'What it is made of matters as much as its size.',
    },
    {
      wrong: /\bhalf (?:a magnet )?(?:has|had|with) (?:only )?one (?:pole|end)\b/i,
      belief: 'A broken magnet leaves a half with only one pole.',
      truth: 'Each piece is a whole magnet with two poles.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'Rip! Oh, scarecrow. There goes the seat. {child} has no needle. It fell in the hay.',
            'The scarecrow has a hole. {child} had a needle. Plip. Now the hay has it.',
          ],
          setting: 'farm',
          child: 'look-up worried',
        },
        {
          text: [
            'Here came {a guide}. {guide} had a magnet. "Mine," said {guide}. "But {child} may try."',
            '"Look here," said {a guide}. A magnet! "May I?" said {child}.',
          ],
          setting: 'farm',
          child: 'reach curious',
          guide: 'hold proud: magnet',
        },
      ],
      [
        {
          text: [
            'One haystack. One needle in it, somewhere. {child} looks. Hay, hay, hay.',
            'Where is the needle? {child} looks and looks. It is all hay in there!',
          ],
          setting: 'farm',
          child: 'kneel worried',
        },
        {
          text: [
            'Up pops {a guide}. {guide} has a magnet. "Shall we?" {child} nods.',
            '"Try this," says {a guide}. It is a magnet. {child} tries it.',
          ],
          setting: 'farm',
          child: 'stand surprised',
          guide: 'hold happy: magnet',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'The scarecrow was to open the farm show at three. At one, its trousers split. {child} ran for the needle, and ran back too fast. The needle hopped out of the pincushion and dived into the haystack.',
            'The farm had one needle. {child} had just dropped it in the hay. Beside the hay stood the scarecrow, holding its trousers with both hands. It was a scarecrow that minded what people thought.',
          ],
          setting: 'farm',
          child: 'look-up worried',
        },
        {
          text: [
            '"A needle in a haystack!" said {a guide}, looking very pleased. "I collect shiny things. What is it worth to you?" Round the neck of {guide} hung a red magnet on a string. {child} looked at the magnet. "A bun," said {child}.',
            'Down from the cart hopped {a guide}, who loved anything that shone. "I have eleven spoons and a magnet," said {guide}, "and no needle." {child} had an idea about the magnet. "Lend it to me," said {child}, "and I will show you some shine."',
          ],
          setting: 'farm',
          child: 'point determined',
          guide: 'hold proud: magnet',
        },
      ],
      [
        {
          text: [
            'A haystack is a bad place for a needle. {child} had been taking it apart since dinner, straw by straw. On this side was the heap that had been looked through. It came up to one knee. On the other side was the haystack.',
            '"It went in about here," said {child}, and pulled out some hay. There was more hay behind it. The show began at three. Without the needle the scarecrow could not go among people.',
          ],
          setting: 'farm',
          child: 'kneel worried',
        },
        {
          text: [
            '"That is all wrong," said {a guide}, from on top. "Do not look for it. Let it look for you." {guide} let down a magnet on a string, as if fishing. It came up with one nail. {child} held out a hand.',
            'Something clinked. It was {a guide}, with a sack of treasure and a magnet. "Anything shiny you find is mine," said {guide}. "Not the needle," said {child}. They shook on it.',
          ],
          setting: 'farm',
          child: 'reach curious',
          guide: 'hold happy: magnet',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The farm show was to begin at three. At ten past one the scarecrow bowed once, for practice, and split its trousers. {child} was in charge of the scarecrow. {child} was also in charge of the only needle on the farm. You must never run with a needle, and {child} knew that, and had only walked very fast. There was a flash in the air like a very small fish. Then there was a haystack, and no needle.',
            "People say it as a joke, a needle in a haystack. {child} had now done it. The needle had been in a pincushion, and the pincushion on the wall. On the other side of the wall was all the hay there is. It was one o'clock. At three a ribbon was to be cut. The scarecrow who had to cut it stood with its back to the barn, and did not meet anyone's eye.",
          ],
          setting: 'farm',
          child: 'cover worried',
        },
        {
          text: [
            '"That is one for my collection," said a voice, and out of the gutter came {a guide}. There was one thing to know about {guide}. Whatever shone, {guide} wanted, and what {guide} wanted generally turned up later in a sack. "You can have the thread," said {child}. "The needle is for the trousers. But you may keep every other shiny thing that we find." {guide} thought about it, bowed, and brought out the magnet.',
            'It is no use looking for something small yourself when you know an expert. {child} went to find {a guide}, who had collected every shiny thing for a mile. {guide} was not to be hurried. "I have a magnet," said {guide} at last. "I do not quite know what it is for. It follows me about and makes my spoons misbehave." {child} held out both hands for it.',
          ],
          setting: 'farm',
          child: 'point determined',
          guide: 'hold proud: magnet',
        },
      ],
      [
        {
          text: [
            'By two in the afternoon {child} had made a discovery about hay. There is always more. The needle had gone in just above the third nettle, point first, with a glint. Since then {child} had pulled out hay by the armful and looked at every straw on both sides. Now there were two haystacks, one looked at and one not, and the wind had begun to mix them. Behind the barn the scarecrow waited in a tablecloth.',
            'What {child} had promised was this: new trousers for the scarecrow, sewn up properly, by three. There was cloth. There was thread. There had been a needle until a minute ago, when a goose said something rude and {child} jumped. It lay in the haystack now. It was thinner than a straw and just as long, and there were, at a guess, a great many straws. {child} sat down and did not say a word.',
          ],
          setting: 'farm',
          child: 'sit worried',
        },
        {
          text: [
            '"Good hay, that," said {a guide}, settling on top of it with a sack. The sack clanked. {guide} had one great love, which was shine, and no great sense of whose it was. "Have you a magnet in there?" asked {child}. {guide} had. It was red, with two bare ends. A spoon, three tacks and somebody\'s door key were holding on to it. "They came by themselves," said {guide}, with dignity.',
            'A bright eye looked over the top of the stack. It belonged to {a guide}, the greatest collector on the farm, and it had seen the glint. "Finders keepers," said {guide}. "Helpers halves," said {child}, who had seen the magnet sticking out of the treasure sack. It took some time to agree. {child} was to have the needle. {guide} was to have the glory, and anything else with a shine on it.',
          ],
          setting: 'farm',
          child: 'look-up curious',
          guide: 'hold proud: magnet',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['iron', 'not-all'],
      shows: /\biron\b/i,
      pages: {
        young: [
          {
            text: [
              'Click! An iron nail. Click! An iron key. Gold ring? The magnet lets it lie.',
              'The magnet wants iron. Nail? Click. Key? Click. Brass button? No, thank you.',
            ],
            setting: 'farm',
            camera: 'close',
            things: ['magnet', 'key'],
          },
        ],
        middle: [
          {
            text: [
              '{guide} tipped the whole sack out. Rings, spoons, bottle tops, a bell. "One of them may be your needle," said {guide}. It would take till supper to look. {child} lowered the magnet over the heap instead.',
              'In the yard lay everything {guide} had ever found, and it all shone. "It might have got in there," said {guide}. {child} did not fancy sorting it by hand. There were about a hundredweight of bottle tops.',
            ],
            setting: 'farm',
            child: 'think worried',
            guide: 'point proud',
          },
          {
            text: [
              'Click, went a nail. Click, went a key. The gold ring lay still, and so did the brass bell. A magnet only wants iron, and steel, which is mostly iron. "How rude," said {guide}, and hid the ring. There was no needle.',
              'The magnet sorted it for them. Up jumped the nails and the iron key. The copper, the silver and the brass did not care. "It has no taste," said {guide}. "It likes the rusty ones." But a needle is steel, and steel is iron too.',
            ],
            setting: 'farm',
            child: 'hold happy: magnet',
            guide: 'stand surprised',
            things: ['key'],
          },
        ],
        old: [
          {
            text: [
              'First there was the matter of the sack. {guide} had been in and out of that hay all week, and the sack glittered from inside. {guide} emptied it on a sheet, lovingly. There was a gold ring, a brass bell, a silver thimble and a heap of foil. At the bottom were some old grey nails. "If it is in here," said {guide}, "it is technically mine." {child} looked at the heap. It winked all over, like the sea.',
              'They began with the collection, to be sure. It lived under the henhouse, and it was all shine, thimbles and bells and the gold rim of a plate. One needle could have lain there for a year. {guide} wished to go through it slowly, telling where each thing came from. {child} looked at the barn clock. What would the magnet say to so much treasure?',
            ],
            setting: 'farm',
            child: 'kneel worried',
            guide: 'point proud',
          },
          {
            text: [
              'The magnet went slowly over the treasure. It passed the gold without a tremble. It passed the silver and the brass, and did not want the copper at all. Then something at the bottom stirred. Out from under the riches crept the old nails, and flew up, click, click, click. Iron was all it cared for, iron, and steel, which is iron with a little added. {guide} was hurt. "It could have had gold," said {guide}. But there was no needle in the heap, and now they knew it for certain.',
              'The magnet said nothing to gold. It hung above a silver thimble and did not so much as sway. {guide} began to feel sorry for it. Then it came to some rusty hooks, and they stood up on end like dogs at a whistle. Click. It wanted iron. A needle is made of steel, and steel is nearly all iron, so a needle would have come running. Nothing thin had come. {child} crossed out the whole collection in a quarter of a minute.',
            ],
            setting: 'farm',
            child: 'hold happy: magnet',
            guide: 'stand sad',
          },
        ],
      },
      ask: {
        young: ['What does the magnet want?', 'Iron. Click!'],
        older: [
          'Why did the magnet leave the gold and the brass alone?',
          'A magnet pulls iron and most steel. Gold, silver, brass and copper it does not pull at all.',
        ],
      },
    },
    {
      facts: ['through'],
      shows: /\bthrough\b/i,
      pages: {
        young: [
          {
            text: [
              'A key is under the water. {child} stays dry. The magnet pulls through. Up!',
              'Deep in a jar lies a key. The magnet pulls it right through the jar.',
            ],
            setting: 'kitchen',
            child: 'reach excited',
            things: ['key', 'jar'],
          },
        ],
        middle: [
          {
            text: [
              'Where was the thread? In the sewing box, and the box was locked. Its key had sunk in the rain barrel. The barrel was deep and dark and cold. {guide} put one toe in, and took it out again.',
              '"I keep the sewing box locked," said {guide}, "and the key safe." It lay at the bottom of a tall glass jar, under the water. No hand could get down the neck. "Very safe," said {child}.',
            ],
            setting: 'kitchen',
            child: 'look-up worried',
            guide: 'point shy',
            things: ['box', 'key'],
          },
          {
            text: [
              '{child} slid the magnet up the outside. Something scraped. Inside, the key had begun to climb. The pull went through the side and through the water too. {guide} got the key, and stayed dry.',
              'So {child} never put a hand in at all. The magnet went up outside, and the key went up inside, close behind. A magnet pulls straight through such things. Out over the rim came the key, dripping.',
            ],
            setting: 'kitchen',
            child: 'hold proud: magnet',
            guide: 'cheer happy',
            things: ['key'],
          },
        ],
        old: [
          {
            text: [
              'Without thread the needle would be no use, and the thread was in the sewing box. The box was locked. "For safety," said {guide}. And the key? {guide} coughed. The key was for safety too. It lay on the floor of the big pickle jar, under a great deal of water. The neck of the jar took three fingers and no more. {child} tried. "How do you get it out?" asked {child}. "I never have," said {guide}.',
              'Next they wanted thread. There was a box of it on the kitchen shelf, with a small brass lock and an iron key. The key was not on its hook. {guide} admired the ceiling. It came out that {guide} had dropped the key in the tall jar, to hear the noise. It had been a good noise. Now the key lay at the bottom, under the water, looking twice its size and a long way off.',
            ],
            setting: 'kitchen',
            child: 'think worried',
            guide: 'look-up shy',
            things: ['box', 'key', 'jar'],
          },
          {
            text: [
              'You could tip the jar, but not when it is taller than you are and full. {child} laid the magnet against the outside, down where the key was. Inside, the key turned over and came to the wall, like a fish that has been called. {child} drew the magnet upwards. Through the glass, and through the water, the key followed. It bumped over the rim into the hand of {child}. {guide} dropped a spoon in at once, to try it again.',
              '{guide} was for smashing something. {child} only held the magnet to the side of the jar, and slid it up, and watched. The pull went through the glass. It went through the water, too, and took no notice of either. Up came the key on the inside, hopping a little, as the magnet went up on the outside. "It is like walking through a wall," said {guide}. At the top the two of them met, with a click, and only the key was wet.',
            ],
            setting: 'kitchen',
            child: 'hold proud: magnet',
            guide: 'look-up surprised',
            things: ['key', 'jar'],
          },
        ],
      },
      ask: {
        young: ['Did the pull stop at the water?', 'No. It went right through.'],
        older: [
          'How did the key come up without a wet hand?',
          'A magnet pulls through glass and through water, so the key followed it up the inside.',
        ],
      },
    },
    {
      facts: ['poles'],
      shows: /\bpush/i,
      pages: {
        young: [
          {
            text: [
              'Two magnets, nose to nose. They push! {child} turns one round. Click. Now they hug.',
              'This end and that end push. {child} flips one magnet. Snap! They hold tight.',
            ],
            setting: 'farm',
            child: 'hold surprised: magnet',
          },
        ],
        middle: [
          {
            text: [
              '{guide} owned a second magnet. "Two must be twice as good," said {guide}. But when {child} put them together, they would not go. Something soft pushed back. Out jumped the second magnet, and ran under the cart.',
              '"Tie both magnets on one string," said {guide}. {child} tried. The nearer they came, the harder they pushed each other away. One rolled right over. It was like trying to make two cats share a chair.',
            ],
            setting: 'farm',
            child: 'hold surprised: magnet',
            guide: 'reach worried',
          },
          {
            text: [
              '"They do not like each other," said {guide}. "Perhaps one is back to front," said {child}, and turned it round. Snap! Now they could not be got apart. The same two ends push. Two different ends pull.',
              'Then {child} turned one of them end for end. There was no more pushing. They flew together and pinched the thumb of {guide}. Every magnet has two ends, and each end wants the other kind.',
            ],
            setting: 'farm',
            child: 'point proud',
            guide: 'jump surprised',
          },
        ],
        old: [
          {
            text: [
              'One magnet on a string reached only a little way into the hay. But {guide} had a twin of it, down at the bottom of the sack, and two would reach further. {child} held one in each hand and brought them together. They would not meet. There was nothing between them but air, and the air pushed. {child} pushed back. The second magnet slid sideways, turned up its nose, and shot off across the yard.',
              '"Twins," said {guide}, and laid a second magnet beside the first. It did not stay there. {child} pressed it back with a finger, and it slid away as if the ground were buttered. No thread was long enough to tie two things that would not lie together. Nose to nose, you could feel the push between them, round and springy, like a cushion made of nothing.',
            ],
            setting: 'farm',
            child: 'hold surprised: magnet',
            guide: 'kneel curious',
          },
          {
            text: [
              '{child} thought about it while {guide} crawled under the cart. If this end was so cross with that end, what would it say to the other one? {child} turned one magnet round, slowly. There was no push any more. There was a pull, and then a snap, and the two of them were one. That is how it is with their ends. Two alike push apart, and two unlike cannot wait. The long magnet went in again, twice as deep.',
              'It was {guide} who solved it, by dropping one. It landed the other way about and leapt at its twin so fast that both of them rang. "Ah," said {child}, and pulled them apart with difficulty. This end and this end push. This end and that one pull. Every magnet has one of each. They tied the two together the way they liked, end to end. Then they let them down into the hay.',
            ],
            setting: 'farm',
            child: 'think determined',
            guide: 'kneel surprised',
          },
        ],
      },
      ask: {
        young: ['What did {child} do when they pushed?', 'Turned one round. Then they pulled.'],
        older: [
          'Why did the two magnets not want to lie together at first?',
          'Two ends of the same kind push apart. When one magnet was turned round, unlike ends met, and those pull.',
        ],
      },
    },
    {
      facts: ['stroke'],
      shows: /\bstrok/i,
      pages: {
        young: [
          {
            text: [
              '{guide} strokes a pin with the magnet. Always this way. Now the pin pulls too!',
              'Stroke the nail, magnet. Stroke, stroke, stroke. Now it can pull! "Oh," says {guide}.',
            ],
            setting: 'garden',
            guide: 'hold excited: magnet',
          },
        ],
        middle: [
          {
            text: [
              'There was a crack in the barn floor, and something in it glittered. The magnet was too fat to go in. {guide} pushed it. {child} pushed it. It stuck out of the crack like a tooth.',
              'Down between two boards lay a bit of shine. It could be the needle. But the magnet was wide, and the gap was as thin as a biscuit. {guide} tried looking at it very hard.',
            ],
            setting: 'farm',
            child: 'kneel worried',
            guide: 'kneel determined',
          },
          {
            text: [
              '{child} stroked a long thin nail with the magnet, always the same way. It took thirty strokes. Then the nail was a magnet as well, a small one. Down the crack it went. Up came a hairpin. It was a start.',
              'So {child} made a thin magnet. It is done with a nail and patience. You stroke the nail with the big one, this way only, over and over. Then the nail pulls too. It fetched up a pen nib. {guide} was delighted.',
            ],
            setting: 'farm',
            child: 'hold determined: magnet',
            guide: 'cheer surprised',
          },
        ],
        old: [
          {
            text: [
              'Under the hay lay the boards of the old threshing floor, and between two boards was a crack. {guide} put one eye to it. "Something shines," said {guide}, breathing fast. The magnet would not go in. It was as broad as a shoe, and the crack would just have taken a coin. They tried it from the side. They tried holding it above, but whatever lay down there was too far off to feel it.',
              '"There," said {guide}, and pointed down a knothole. Far below, on the earth, lay something thin and bright. If that was the needle, then they had only to reach it. {child} lay flat and tried a finger, which was too short. The magnet was too wide. {guide} offered to gnaw, and did, and stopped. What they needed was a magnet as thin as a straw, and nobody makes those for farms.',
            ],
            setting: 'farm',
            child: 'kneel worried',
            guide: 'point excited',
          },
          {
            text: [
              '"Then we shall make one," said {child}. There was a long nail in the door. {child} stroked it with one end of the magnet, from head to point. Then again, always the same way, and never back. {guide} counted and lost count. After a while the nail picked up a tack all by itself. They let it down the crack on a thread. It came up with a hairpin and a very old hook, holding hands.',
              'You can make one, if you have a nail and do not mind being bored. {child} stroked the nail with the magnet in one direction, again and again, as you would stroke a cat. Inside a nail are countless tiny magnets, all facing anyhow, and stroking turns them round together. At fifty the nail could lift a tack. They lowered it down the hole. What came up was a fork with two prongs. {guide} kissed it.',
            ],
            setting: 'farm',
            child: 'hold determined: magnet',
            guide: 'look-up surprised',
          },
        ],
      },
      ask: {
        young: ['How does a nail learn to pull?', 'You stroke it with a magnet, always the same way.'],
        older: [
          'How did {child} make a thin magnet?',
          'By stroking a nail with a magnet, many times, always in the same direction.',
        ],
      },
    },
    {
      facts: ['north', 'earth'],
      shows: /\bnorth\b/i,
      pages: {
        young: [
          {
            text: [
              'White fog. Where is home? The magnet turns and stops. North! Home is north. Off goes {child}.',
              'Round, round, then still. The magnet says north. {child} follows it out of the corn.',
            ],
            setting: 'farm',
            child: 'walk determined',
          },
        ],
        middle: [
          {
            text: [
              'The wind blew some hay into the maize, and they went in after it. The maize was tall. Soon {child} could not see the barn. {guide} was going in a circle. "It is this way," said {guide}, for the third time.',
              'They took the short way back, through the maize. That was a mistake. It closed over them like a green sea. {guide} led the way past a scarlet poppy. Later on they passed it again. {child} knew that poppy.',
            ],
            setting: 'forest',
            child: 'stand worried',
            guide: 'point proud',
          },
          {
            text: [
              '{child} hung the magnet from a thread and waited. It turned one way, and then the other, and then it stopped. They set it swinging again. It stopped at the same place. "North," said {child}, "and the barn is north." They walked where it pointed.',
              'But {child} had string. The magnet hung from it and swung slowly round to north. All magnets do, if they are let. The whole Earth is a magnet and calls them. The barn lay to the north. Even {guide} walked in a straight line.',
            ],
            setting: 'forest',
            child: 'hold determined: magnet',
            guide: 'walk surprised',
          },
        ],
        old: [
          {
            text: [
              'Half the hay had blown into the maize, and they followed it there, picking up wisps. When they wished to go back, there was no back. Maize is all the same from inside. It was over their heads and it rustled. {guide} knew the way, and went briskly past a leaf shaped like Spain, and again past the same leaf. "You are steering by what is shiny," said {child}. "It keeps being you."',
              'A fog came up from the river, as fogs do when you are busy. One minute there was a yard, a barn and a cart. The next there was only {guide}, and not all of that. "The barn is north of the pond," said {child}. "We are at the pond. So which way is north?" {guide} pointed at once. A little later {guide} pointed at once in another direction, with just the same air of being sure.',
            ],
            setting: 'forest',
            child: 'stand worried',
            guide: 'point proud',
          },
          {
            text: [
              '{child} tied the magnet to a thread, held it up, and kept still. That was the difficult part. It swung, and thought, and swung less, and came to rest. One end looked one way. {child} spun it round, and it came back to the same. North, it said. It could not see the barn. It did not need to, because the whole Earth is one great magnet, and every small one feels it. They walked where it pointed until they hit something. It was the barn.',
              'Long ago in China somebody found that a certain black rock, hung up, would always turn the same way. {child} had no rock, but a magnet is a magnet. It turned on its thread in the white air and grew slow and stopped, with one end to the north. However they spun it, it came back, for the Earth is a magnet too, the biggest there is. They followed its nose. {guide} came behind, treading only where {child} had trodden.',
            ],
            setting: 'forest',
            child: 'hold calm: magnet',
            guide: 'stand curious',
          },
        ],
      },
      ask: {
        young: ['Where did it point?', 'North, every time.'],
        older: [
          'Why does a magnet on a thread turn to the north?',
          'The Earth is itself a great magnet, and a small one that can turn freely lines up with it.',
        ],
      },
    },
    {
      facts: ['crane'],
      shows: /\bswitch/i,
      pages: {
        young: [
          {
            text: [
              'Big crane, big magnet. Switch on: up goes the car! Switch off: down it goes.',
              'Click, goes the switch. Up flies a car. Click, goes the switch. The magnet lets go.',
            ],
            setting: 'street',
            camera: 'wide',
            things: ['car', 'magnet'],
          },
        ],
        middle: [
          {
            text: [
              'An iron cart stood on the last hay, and nobody could move it. Over the wall a scrapyard crane was lifting a car with one flat magnet. "That will never let go again," said {guide}. "Ours never does."',
              'Behind the wall a crane was picking up old cars. It had a magnet as big as a table. Clang, up went a car. {guide} held on to the spoons with both arms. "How does it ever put anything down?" asked {child}.',
            ],
            setting: 'street',
            child: 'look-up curious',
            guide: 'hide scared',
            things: ['magnet', 'car'],
          },
          {
            text: [
              '{child} waved, and the crane swung over. The driver turned a switch. Up came the cart, hay and all. {child} looked under it. Nothing. The driver turned the switch again, and down it went. That magnet works by electricity, only when it is told to.',
              '"With a switch," said the driver, and let them see. On, and electricity ran through the coil, and a car hung there. With the switch off, it was a plain lump of iron. The car dropped. {guide} cheered, and so did {child}.',
            ],
            setting: 'street',
            child: 'wave excited',
            guide: 'cheer surprised',
          },
        ],
        old: [
          {
            text: [
              'An old iron plough stood on the last corner of the hay. It had been there since before anybody was born. Four people could not have shifted it. But next door was the scrapyard. There a crane went to and fro with a flat round magnet, and cars hung from it like washing. {guide} had got behind {child}. "Suppose it sees my spoons," said {guide}. "And look, it cannot let go. Ours never lets go of anything."',
              'Clang, said something over the wall. {guide} lay down flat on the treasure sack. It was the scrapyard crane, with a magnet on its chain the size of a round table. It sat down on a car, quite gently. Up went the car as if it were a hat. {child} watched. The small magnet had to be scraped off things with a thumb. Who had a thumb for that one?',
            ],
            setting: 'street',
            child: 'look-up curious',
            guide: 'hide scared',
            things: ['magnet', 'car'],
          },
          {
            text: [
              'Nobody needs a thumb. The driver leaned out and showed {child} the switch. On, and electricity ran round and round in a coil, and the iron inside it was a magnet. Off, and it was only iron again. {child} asked very politely. Over came the crane, and up went the plough. There was nothing under it but a toad. Then the switch went over, and down it came, to the inch. {guide} kept all the spoons.',
              '"It is only a magnet while I ask it," called the driver, with one hand on the switch. Electricity ran through a coil of wire, and iron jumped. The driver moved the switch, and the electricity stopped. The great magnet let go, as you let go of a thought. {guide} looked at the one on the string. "Can that be told to stop?" said {guide}. "No," said {child}. "That one means it."',
            ],
            setting: 'street',
            child: 'wave surprised',
            guide: 'stand calm',
          },
        ],
      },
      ask: {
        young: ['How did the big magnet let go?', 'Somebody turned the switch.'],
        older: [
          'How can a crane put down what its magnet holds?',
          'Its magnet works by electricity in a coil. When the switch is off, it is only iron and lets go.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'Low over the hay goes the magnet. {child} waits. Tick. There it is, the needle!',
            'Slow, slow, goes the magnet. Tick! {child} has it. The needle hangs by its nose.',
          ],
          setting: 'farm',
          child: 'hold excited: magnet',
        },
        {
          text: [
            "Three o'clock. The scarecrow bows. Nothing rips. {child} and {guide} clap and clap.",
            'New trousers! The scarecrow bows. {guide} bows too. Spoons fall out. {child} laughs.',
          ],
          setting: 'farm',
          child: 'cheer happy',
          guide: 'dance proud',
        },
      ],
      [
        {
          text: [
            'What is that? Tick, says the hay. Up comes a needle to {child}.',
            '"Needle, needle," sings {child}. The magnet swings. Tick! Got you.',
          ],
          setting: 'farm',
          child: 'reach proud',
        },
        {
          text: [
            'The sun goes down. The scarecrow stands straight. And who sleeps in its hat? {guide}.',
            'Good night, scarecrow. Good night, hay. {guide} sleeps on one small magnet. Click.',
          ],
          setting: 'farm',
          time: 'sunset',
          guide: 'sleep calm',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'There was only one place left to look, down by the third nettle. {child} let the magnet hang, and walked it along, and did not breathe. Tick. It was the smallest noise of the day. On the end hung the needle.',
            'It was ten to three. {child} swung the magnet low over the hay, like somebody watering beans. Nothing. Nothing. Then, tick. "That sounded thin," said {child}. It was thin. It was the needle.',
          ],
          setting: 'farm',
          child: 'hold excited: magnet',
        },
        {
          text: [
            '{child} sewed faster than anybody ever sewed. At three the scarecrow bowed to the whole show, twice, and nothing happened behind. {guide} was given the ribbon, because it shone. Nobody noticed that it was only paper.',
            'At three the scarecrow cut the ribbon and took a bow. The trousers held. {guide} sat on one of its shoulders, being looked at. "And the needle?" asked {child}. {guide} gave it back, after only a short chase.',
          ],
          setting: 'farm',
          child: 'cheer happy',
          guide: 'sit proud',
        },
      ],
      [
        {
          text: [
            '"Once more round," said {child}, and dragged the magnet along the ground. It came out with a beard of hay. Something winked in the beard. {child} pulled the straws out one by one. The last one was the needle.',
            'They nearly walked past it. The magnet gave a twitch, as a dog does when it hears its name. {child} stopped. In the hay, point upwards, stood the needle, leaning towards them.',
          ],
          setting: 'farm',
          child: 'kneel surprised',
        },
        {
          text: [
            'After the show {guide} laid out every shiny thing in a ring. "Which is best?" said {guide}. It was a hard question. The sun went down red on every one of them. {child} said the rusty nail.',
            'When the sun was low {child} gave back the magnet. But {guide} pushed it away. "Keep it," said {guide}. "Nobody can be a collector with only one hand to take things." It was, for {guide}, a very large present.',
          ],
          setting: 'farm',
          time: 'sunset',
          child: 'sit happy',
          guide: 'point calm',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'There was a strip of hay left by the wall, no bigger than a bed. It was eleven minutes to three. {child} tied the magnet to a rake and drew it along the ground, once, without hope. {guide} wanted it done again. At the second turn there came a sound. It was not a clang, or even a click. It was a tick, such as a watch makes. On the end of the magnet, by its very tip, hung the needle.',
            '{child} worked along the last of the hay the way one reads a hard word, bit by bit. There was a tack. There was a staple. {guide} took them without a word, and that showed how serious it was. The barn clock made the noise that it makes before it strikes. And then something thin came out of the straw, and crossed the last inch to the magnet by itself.',
          ],
          setting: 'farm',
          child: 'kneel excited',
          guide: 'look-up curious',
        },
        {
          text: [
            'So at three, in front of everybody, the scarecrow bowed. It was sewn up behind with the neatest stitches in the county. It cut the ribbon. The ribbon was gold, and by ten past three nobody could find it. {child} did not look very hard. Some way off, on the barn roof, in the low sun, somebody was trying on a sash. The pull that one has for shiny things goes through nearly everything as well.',
            'Nobody at the show knew how near it had been. They saw a scarecrow in excellent trousers, and clapped. {child} stood at the back with straw in both socks. Presently {guide} came up and laid something on the wall between them. It was the gold ring, from the sack. "It is too easy," said {guide}. "It never comes when it is called." When {child} looked again, the ring was gone. But it had lain there nearly a minute.',
          ],
          setting: 'farm',
          time: 'sunset',
          child: 'stand proud',
          guide: 'stand shy',
        },
      ],
      [
        {
          text: [
            'You do not find a needle in a haystack. {child} saw that now. You go quietly about with something that it cannot resist, and you wait for it to find you. {child} trailed the magnet over the last few armfuls and talked of other things. {guide} whistled. It had almost become a pleasant afternoon when both of them heard it. Tick. Neither of them looked down at once. Then they both did, and there it hung, thin as a thought.',
            'At five to three the magnet was furred all over with tacks, like an odd sort of hedgehog. {child} wiped it clean, let it down in the corner by the trough, and counted slowly to twenty. It felt heavier by nothing at all. But when {child} pulled it up, a straw was sticking out of it, and the straw was bright. "That," said {guide}, "is the smallest treasure I ever helped with." And {guide} took off an imaginary hat.',
          ],
          setting: 'farm',
          child: 'hold surprised: magnet',
          guide: 'cheer happy',
        },
        {
          text: [
            'The trousers were sewn with one minute in hand. The scarecrow bowed so low that its hat fell off, and stayed whole. In the evening {child} stuck the needle where it belonged, which was the bedroom curtain. Then {child} laid the magnet on the other side. The needle could not go anywhere now. Out on the sill something with bright eyes had a try at it, sighed, and went away to count spoons.',
            'That evening the scarecrow stood in its field as straight as a church, and the sky was pink. There was a needle in the pincushion on the bedroom wall. A magnet hung by the window. {guide} had lent it for the night, and had made {child} sign for it. {child} gave the string a twist. Round it went, and round, and slower, and stopped. North, it said, to nobody, in the dusk.',
          ],
          setting: 'bedroom',
          time: 'sunset',
          child: 'look-up calm',
          things: ['magnet'],
        },
      ],
    ],
  },
};
