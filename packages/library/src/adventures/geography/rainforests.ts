import type { FactSheet } from '../sheet.ts';

/** A library book about keeping dry was lent upstairs, floor by floor, in a forest that its porter calls a hotel. */
export const rainforests: FactSheet = {
  id: 'rainforests',
  topic: 'geography',
  title: 'Rainforests',
  subject: 'rainforests',
  words: [
    'rainforest',
    'rain forest',
    'jungle',
    'amazon',
    'tropical forest',
    'canopy',
    'why does it rain in the jungle',
    'animals of the rainforest',
    'leafcutter ant',
  ],
  guides: ['sloth', 'toucan', 'parrot'],
  titles: [
    'How to Keep Dry',
    '{child} and the Very Late Book',
    'The Shower Is Included, Said {guide}',
    'Going Up, All Floors',
    'A Book in the Top of a Tree',
  ],
  facts: [
    {
      id: 'light',
      says: 'The leaves overhead catch nearly all the sunlight, and only about 2 parts in 100 reach the floor of a rainforest.',
      source: 'National Geographic Society, Encyclopedic Entry "Rainforest"',
    },
    {
      id: 'gap',
      says: 'Where a big tree has fallen light pours in, and young trees that have waited for years race up to fill the gap.',
      source: 'Smithsonian Tropical Research Institute, "Forest gaps"',
    },
    {
      id: 'roots',
      says: 'The soil of many rainforests is thin, so tall trees often have shallow roots and stand on broad props like walls, called buttress roots.',
      source: 'Encyclopaedia Britannica, "Tropical rainforest"',
    },
    {
      id: 'drum',
      says: 'Buttress roots boom when they are struck; chimpanzees, and people in the Amazon, drum on them to be heard far off.',
      source: 'Animal Behaviour (2022), "The form and function of chimpanzee buttress drumming"',
    },
    {
      id: 'ants',
      says: 'Leafcutter ants do not eat the leaves they cut; they grow a fungus on them underground and eat that.',
      source: 'Natural History Museum, London, "Leafcutter ants"',
    },
    {
      id: 'drip-tip',
      says: 'Many rainforest leaves end in a long point, a drip tip, from which the rain runs off.',
      source: 'Royal Botanic Gardens, Kew, "Rainforest plants"',
    },
    {
      id: 'pond',
      says: 'Bromeliads, plants that sit on branches, hold small ponds in their leaves, in which some frogs bring up their tadpoles.',
      source: 'Encyclopaedia Britannica, "Bromeliad"',
    },
    {
      id: 'breathe',
      says: 'Trees give off water from their leaves; over a rainforest it rises as mist and cloud and falls again as rain.',
      source: 'NASA Earth Observatory, "Rainforests make their own rain"',
    },
    {
      id: 'howler',
      says: 'The calls of howler monkeys can be heard about 5 kilometres, or 3 miles, away.',
      source: 'Smithsonian National Zoo, "Howler monkey"',
    },
    {
      id: 'epiphyte',
      says: 'Orchids, ferns and many other rainforest plants grow high up on other plants, without any soil from the ground.',
      source: 'Royal Botanic Gardens, Kew, "Epiphytes"',
    },
    {
      id: 'half',
      says: 'Rainforests cover only a small part of the land, yet about half of all kinds of plants and animals live there.',
      source: 'National Geographic Society, Encyclopedic Entry "Rainforest"',
    },
    {
      id: 'people',
      says: 'Millions of people live in rainforests, and many of their families have done so for thousands of years.',
      source: 'Encyclopaedia Britannica, "Amazon River: People"',
    },
  ],
  never: [
    {
      wrong: /\bants? (?:eat|ate|eats|live on|lived on|feed on) (?:the |these |those |green )?leaves\b/i,
      belief: 'Leafcutter ants eat leaves.',
      truth: 'They feed the leaves to a fungus, and eat the fungus.',
    },
    {
      wrong:
        /\bjungle floor (?:is|was) (?:so )?(?:thick|choked|crowded)\b|\bfloor of (?:a|the) rainforest (?:is|was) (?:too )?(?:thick|choked|crowded)\b/i,
      belief: 'The floor of a rainforest is thick with plants.',
      truth: 'It is so dark that few plants grow there, except where a tree has fallen.',
    },
    {
      wrong:
        /\b(?:deep|rich|thick) soil (?:of|in|under) (?:a|the) (?:rain)?forest\b|\broots (?:go|went|go down|reach) (?:very )?deep\b/i,
      belief: 'There is deep soil in the rainforest.',
      truth: 'It is often thin and poor; the food of the forest is in its living and fallen plants.',
    },
    {
      wrong:
        /\b(?:rain)?forests? (?:makes?|made|give|gives) (?:most|nearly all|all) (?:of )?(?:the|our) (?:air|oxygen)\b/i,
      belief: 'Rainforests make most of the oxygen we breathe.',
      truth: 'They use up almost as much as they make; a great deal comes from the sea.',
    },
    {
      wrong: /\bnobody (?:lives|lived|has ever lived) (?:in (?:a|the) (?:rain)?forest|there)\b/i,
      belief: 'Nobody lives in the rainforest.',
      truth: 'Millions of people do, and have for thousands of years.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'One book is not on the shelf. Who has it? "The forest," says the card. Off goes {child}.',
            'There is a gap on the shelf. {child} looks in. Leaves! It smells of rain.',
          ],
          setting: 'library',
          child: 'look-up curious',
        },
        {
          text: [
            'Drip, drop. "Good day," says {a guide}. "The book went up." Up goes {child}, in a basket.',
            '{a guide} pulls a rope. Up goes a basket. In it sits {child}. "Going up!"',
          ],
          setting: 'jungle',
          child: 'sit excited',
          guide: 'point proud',
          things: ['basket'],
        },
      ],
      [
        {
          text: [
            'A late, late book. Who will bring it back? {child} will. Hat on. Boots on. Coat on.',
            'The book is late! {child} has boots and a list. It went to the forest.',
          ],
          setting: 'library',
          child: 'stand determined',
          things: ['boots'],
        },
        {
          text: [
            'Green, green, green. And wet! Here comes {a guide}. "Nice and damp!" Drip, goes {child}.',
            'Here is the forest. Here is {a guide}, dripping. "Book? It is upstairs." {child} looks up and up.',
          ],
          setting: 'jungle',
          child: 'look-up surprised',
          guide: 'wave happy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'There was a gap on the shelf, as thin as a slice of bread. A book was missing. It was called How to Keep Dry. "It is very late," said the lady with the stamp. "It went to the forest." {child} said, "I could fetch it by five."',
            '{child} was helping in the library. One card was left over at the end. One book was out, and it was about rain. Lent to: THE FOREST. There was moss on the card. {child} put an arm into the gap. It came out wet.',
          ],
          setting: 'library',
          child: 'reach curious',
        },
        {
          text: [
            'Behind the shelf the carpet turned into moss. "Welcome to the Grand Forest Hotel," said {a guide}. "The shower is included." It was raining. "I had that book. I lent it upstairs." There stood a basket on a rope, and it was the lift.',
            'It was a short way, and at the end of it everything dripped. {a guide} bowed. "All our rooms have running water." It ran down the neck of {child}. "The book? Somebody upstairs has it. Step into the basket."',
          ],
          setting: 'jungle',
          weather: 'rain',
          child: 'look-up surprised',
          guide: 'point proud',
          things: ['basket'],
        },
      ],
      [
        {
          text: [
            'A letter had come to the library, written on a leaf. "Lovely book," it said. "We are all reading it. May we keep it till it stops raining?" {child} knew where it came from. There it never does stop, not for long.',
            '"All our books are back but one," said the lady at the desk. That one told you how to keep dry. She held up a letter about it, from a rainforest. "It will be soup," said {child}, and put on both boots.',
          ],
          setting: 'library',
          child: 'hold surprised: letter',
        },
        {
          text: [
            'The bus dropped {child} where the trees began. {a guide} came out with a tray. "A warm drink, a warm bath?" said {guide}. It was the same drop, on a leaf. "Your book has gone to a higher floor. This is a very tall hotel."',
            '"Mind the step," said {a guide}. There was no step, only mud. "We call that the foot spa." {child} asked for the book. {guide} looked up, past leaves and leaves and leaves. "I lent it to the next floor. They lent it on."',
          ],
          setting: 'jungle',
          child: 'stand curious',
          guide: 'wave proud',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'It had been due back before {child} could walk. There was a gap for it on the shelf, under H, and nobody was allowed to close up the row. "It is called How to Keep Dry," said the lady at the desk. "It went out to a rainforest, and it has not been seen since." She looked at the clock. At five they would shut for the summer. {child} put a hand into the gap. At the back, where there should have been wall, it was raining.',
            'On the last day before the holidays {child} was allowed to work the stamp. Every book in the place was in. Every book had been dusted, but for one that had left a gap. The card was green, and not because it had been printed so. How to Keep Dry, it said. Borrowed by: the forest, all floors. "I have written to them," said the lady in charge. "They send back such nice damp letters." {child} could feel an adventure coming on, and so could the carpet.',
          ],
          setting: 'library',
          child: 'reach curious',
        },
        {
          text: [
            '"Welcome to the Grand Forest Hotel," said {a guide}. "You will find the shower is included." It was included everywhere. It ran off the leaves and down the bark and into both ears. {child} explained about the book. "A great success," said {guide}. "I read it at once, and lent it upstairs. They will have lent it on. Will you take the lift?" The lift was a basket. It hung on a rope as thick as an arm, which went up, and did not come to an end.',
            'There are people who cannot say that a thing is bad, and {a guide} was one of them. The mud was a foot spa. The mosquitoes were a string quartet. The rain, which had got as far as the vest of {child}, was running water in all rooms. "And the book?" asked {child}. "On the up," said {guide}, patting a basket that swung from a rope. "It was lent to the floor above. In this hotel there is always another one."',
          ],
          setting: 'jungle',
          weather: 'rain',
          child: 'look-up surprised',
          guide: 'point proud',
          things: ['basket'],
        },
      ],
      [
        {
          text: [
            'The letter was written on a leaf, and had been folded along the ribs. "Dear Library," it read. "We have got as far as chapter two and cannot see how it ends. Here nobody has ever been dry. May we keep it for one more rain?" The lady with the stamp had a drawer full of such leaves. "One more rain," she said. "They are good at that. You might ask them which." She was speaking to {child}, who already had a hat on.',
            'Of all the books that people do not bring back, the one the library missed most was thin and blue. It told you how to keep dry. Someone had sent it to a rainforest, either as a kindness or as a joke. {child} had seen the letters that came instead. They were leaves, and they dripped on the desk. "If it goes on much longer," said the lady, "they will have to lend us a towel." So {child} went to fetch the book by five.',
          ],
          setting: 'library',
          child: 'hold curious: letter',
        },
        {
          text: [
            '"A room with a view, or a room with a snake?" asked {a guide}, who was wet through. "Neither," said {child}. "I have come for a book." {guide} was rather proud of that book. It had been through every pair of hands in the house, and a few that were feet. "I passed it up," said {guide}. "Whoever had it passed it up too. We are a very obliging hotel." {child} looked up. It was like standing at the bottom of a green well.',
            'At the edge of the trees stood {a guide}, and bowed three times. "Here is our famous mist. There is our famous moss. We have had no complaints at all, as the paper melts." {child} asked about How to Keep Dry. "Ah," said {guide}. "The whole house is reading it. It starts down here, and goes up by one floor whenever somebody laughs." You could hear laughing, a very long way up.',
          ],
          setting: 'jungle',
          child: 'look-up curious',
          guide: 'wave proud',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['light', 'gap'],
      shows: /\blight\b/i,
      pages: {
        young: [
          {
            text: [
              'It is dark down here. Leaves eat up the light. Then {child} finds a gap. Hello, sun!',
              'Dark, dark, dark. A big tree fell down. Now there is light! Small trees run up to it.',
            ],
            setting: 'jungle',
            camera: 'wide',
            child: 'look-up surprised',
          },
        ],
        middle: [
          {
            text: [
              'There was a note on a root. It said who had the book. But it was dim as a cupboard down there. {child} held the note this way and that. "We keep the lights low," said {guide}. "It is restful."',
              '"Somebody left you a letter," said {guide}. {child} could feel it, but not read it. All was brown and dusky, at noon! Hardly a plant grew. "Our evening lounge," said {guide}. "It is evening all day."',
            ],
            setting: 'jungle',
            child: 'hold worried: letter',
            guide: 'stand proud',
          },
          {
            text: [
              'High up, the leaves were catching all the light and letting none through. {child} looked for a hole in the roof. A great tree had fallen, and there the sun came in. A crowd of baby trees stood in it, pushing. "Third branch," read {child}.',
              'The leaves above had eaten the light. But over there a big tree had come down, and left a window. {child} ran into the warm patch. Small trees were racing up on all sides. Now the letters showed. UPSTAIRS, they said.',
            ],
            setting: 'jungle',
            camera: 'wide',
            child: 'hold happy: letter',
            guide: 'look-up surprised',
          },
        ],
        old: [
          {
            text: [
              'Whoever had the book last had left a note of who was next. It was pinned to a trunk, and {child} could not read a word. It was the middle of the day, and as dim as a cellar with one small window. There was hardly a green thing on the ground. "The evening lounge," whispered {guide}. "It is open from breakfast." {child} held the paper right up to one eye, and then to the other.',
              '"A letter for you, on a silver tray," said {guide}. It was on a bit of bark. {child} took it, and turned it over, and found that both sides were equally dark. Down here there were brown leaves and brown shadows. It was not night. It was only that somebody overhead had used up the day. "We find that guests sleep well," said {guide}. "One of them has slept since March."',
            ],
            setting: 'jungle',
            child: 'hold worried: letter',
            guide: 'point proud',
          },
          {
            text: [
              '"Who has it all?" said {child}, and looked up. They had. Up there were leaves over leaves, and each caught what the last had dropped. Hardly a crumb of light got to the floor. So {child} went to look for a hole in the ceiling. A giant had blown down, last year perhaps. Through the gap fell a whole column of sun. In it stood a thousand thin little trees on tiptoe, all racing for the top. There was room among them for one reader.',
              'A light patch showed between the trunks, and they made for it. There an old tree had fallen and torn a window in the roof. You never saw such a crush. Seedlings that had stood about in the gloom for years, no higher than a shoe, had all begun to run. "They have a fortnight off from being furniture," said {guide}. {child} sat down in the middle of the light. "Gone up," said the note, "to the floor with the noise."',
            ],
            setting: 'jungle',
            camera: 'wide',
            child: 'sit happy: letter',
            guide: 'look-up curious',
          },
        ],
      },
      ask: {
        young: ['Where was there light?', 'In the gap, where a tree fell.'],
        older: [
          'Why was it so dark on the forest floor?',
          'The leaves above catch nearly all the light. Only where a tree has fallen does it reach the ground.',
        ],
      },
    },
    {
      facts: ['roots', 'drum'],
      shows: /\broots?\b/i,
      pages: {
        young: [
          {
            text: [
              'A wall! No, a root. It holds up the tall tree. Boom, boom! {child} drums on it.',
              'What big feet, tree! Roots like walls. {child} knocks. Boom! Somebody up there knocks back.',
            ],
            setting: 'jungle',
            camera: 'close',
            child: 'reach happy',
          },
        ],
        middle: [
          {
            text: [
              '"The front door is along here," said {guide}. They walked beside a wooden wall, higher than a bus. It turned a corner, and they were where they had begun. "There is only wall," said {child}.',
              'A fence stood in the way, tall and grey and rather smooth. {child} followed it. It led into a corner, out of it and back again. "Our wing for large families," said {guide}, who had lost the bell.',
            ],
            setting: 'jungle',
            child: 'walk curious',
            guide: 'point proud',
          },
          {
            text: [
              'It was not a wall. It was roots! They stood out like fins and held up one huge tree. The earth is too thin there to hold it. {child} beat on one with both fists. Boom. "Fourth floor," called a voice. "We lent it on!"',
              '{child} looked up, and the fence grew into a tree. It stood on its roots like a rocket on its fins. The soil was too thin. There was no bell. So {child} thumped the root. It went boom, and a nut fell down with a message.',
            ],
            setting: 'jungle',
            camera: 'wide',
            child: 'dance excited',
            guide: 'jump surprised',
          },
        ],
        old: [
          {
            text: [
              '"We ring at the front door," said {guide}, "as they are particular here." But there was no front. There was a grey wall with moss on it, twice as high as {child}. They followed it round a bend, into a nook, out of the nook and along another. After five minutes they met their own footprints. "It is a large building," said {guide}. {child} had begun to think that it was not a building.',
              'What stopped them was a fence. It was made of one plank, and the plank had no nails and no end. It ran in and out like a folded screen. {child} tried to get round it on the left, and {guide} on the right. They met in a corner. "The west wing," said {guide}. "It is only slightly closed." There was no handle in it anywhere, nor any bell.',
            ],
            setting: 'jungle',
            child: 'walk curious',
            guide: 'point proud',
          },
          {
            text: [
              '{child} leaned back and looked up, and up. All the walls ran together into one trunk. "It is feet," said {child}. "They are its roots." Rain has washed the goodness out of that ground, and there is not much of it. A tree cannot dig in, and so it spreads its roots and props itself. It was like the stand of a Christmas tree. {child} struck one with a stick. It boomed like a drum, all the way to the roof. "Not here!" someone shouted. "Higher!"',
              'It was when {child} kicked a toe that they found out. The plank said boom. It said it in the ground and in the air, and high above them a bird replied. These were no planks. They were the roots of one tremendous tree. They stood out on all sides to hold it, where the soil is too thin to. {child} drummed, as people do there when they want to be heard. Down came a leaf, with "Next floor up," nibbled in the edge.',
            ],
            setting: 'jungle',
            camera: 'wide',
            child: 'dance excited',
            guide: 'cover surprised',
          },
        ],
      },
      ask: {
        young: ['What was the wall?', 'A root! It holds the tree up.'],
        older: [
          'Why do the tall trees have roots like walls?',
          'The soil is thin, so their roots are shallow and spread out to prop them up.',
        ],
      },
    },
    {
      facts: ['ants'],
      shows: /\bfungus\b/i,
      pages: {
        young: [
          {
            text: [
              'Ants with green flags! They carry bits of leaf. Is it lunch? No. It feeds their fungus.',
              'March, march. Each ant has a leaf. Down the hole it goes. There they grow fungus.',
            ],
            setting: 'jungle',
            camera: 'close',
            things: ['leaf'],
          },
        ],
        middle: [
          {
            text: [
              '{child} put down the library ticket for one moment. It was green. A row of ants came by, snip, snip, and each took a piece. They went off with it over their heads. "Room service," said {guide}.',
              'The ticket was in the grass. Then it was walking. "The staff are tidying," said {guide}. A long line of ants had cut it up like a leaf. {child} ran along beside them.',
            ],
            setting: 'jungle',
            child: 'reach surprised',
            guide: 'point proud',
          },
          {
            text: [
              'They did not eat it. Down in the dark these ants have a garden. They put leaves in. A fungus grows on them, and they eat that. But no fungus likes a ticket. Out it came again, bit by bit. {child} stuck it together.',
              'At the hole {child} listened. No one was munching. They were gardening! They fed green bits to a fungus, and the fungus fed them. It would not touch the ticket. Soon it lay on their rubbish heap, all nine pieces.',
            ],
            setting: 'jungle',
            camera: 'close',
            child: 'kneel curious',
            guide: 'kneel surprised',
          },
        ],
        old: [
          {
            text: [
              'You cannot take out a book without a ticket, or bring one back. {child} had it safe in the hand, and then safe on a stone, to tie up a bootlace. It was a green ticket. There was a noise like a great many tiny scissors. When {child} looked round, it was going away through the moss in nineteen pieces. Each of them was held up over somebody like a sunshade. "Housekeeping," said {guide}.',
              '"You dropped this," said {guide}, and then, "No, you did not." It was the ticket. It had been one ticket, and it was turning into several. A column of ants had found it under a fern. They cut curves out of the edge, as neat as a tailor, and marched off. Every one carried a scrap of it like a green sail. {child} walked beside the procession, saying excuse me.',
            ],
            setting: 'jungle',
            child: 'walk surprised',
            guide: 'point proud',
          },
          {
            text: [
              'The hole was as wide as a thumb. "They will have had it for tea," said {guide}. But {child} had noticed the heap beside it. They never eat what they cut, those ants. They carry it down to a garden in the dark and lay it out. On it they grow a fungus, like mould on bread, and the fungus is all they live on. It is fussy. Ten minutes later, out came the ticket, piece by piece, and was thrown on the heap. The fungus had not cared for it.',
              "{child} lay down by the doorway to think. If they meant to eat the ticket, why carry it so far? A farmer does that, with hay for a cow. Down there was the cow. It was white and soft, a fungus in rooms like a sponge. They fed it on chopped green, and it fed them. Would it like cardboard? It would not. An angry ant came up with the first bit and put it outside. {child} had the whole of it together by two o'clock.",
            ],
            setting: 'jungle',
            camera: 'close',
            child: 'kneel happy',
            guide: 'kneel surprised',
          },
        ],
      },
      ask: {
        young: ['What do the ants grow?', 'A fungus. They feed it leaves.'],
        older: [
          'Why do leafcutter ants cut leaves?',
          'They do not eat them. They grow a fungus on them, and eat the fungus.',
        ],
      },
    },
    {
      facts: ['drip-tip'],
      shows: /\btips?\b/i,
      pages: {
        young: [
          {
            text: [
              'Rain! Each leaf has a tip. Drip, drip, off it runs. {child} is dry under here.',
              'Plip, plop. The rain runs down the leaf. Off it goes, at the tip. Hop under, {child}!',
            ],
            setting: 'jungle',
            weather: 'rain',
            child: 'look-up happy',
            things: ['leaf'],
          },
        ],
        middle: [
          {
            text: [
              'The lady had lent {child} her own list of borrowers. Now it rained so hard that the ink ran. "Our power shower," said {guide}. {child} held the list under a hat. The hat filled up.',
              'It had been dripping. Now it poured. In {child}\'s hand was the list of who had the book. Names were sliding off it. "A wash is thrown in," said {guide}, and was washed off a log.',
            ],
            setting: 'jungle',
            weather: 'rain',
            child: 'cover worried',
            guide: 'stand happy',
          },
          {
            text: [
              'But the leaves were not soaked. Each ended in a long thin tip. The water ran down it and off. {child} hung leaf over leaf, all tips outward. It made a roof. Drops ran from tip to tip to tip, and missed them.',
              '{child} watched a leaf. The rain rolled along the middle and dripped off at the tip. No leaf kept any. So {child} laid some like tiles, with their tips down. Under that the list dried.',
            ],
            setting: 'jungle',
            weather: 'rain',
            camera: 'close',
            child: 'sit happy',
            guide: 'look-up surprised',
            things: ['leaf'],
          },
        ],
        old: [
          {
            text: [
              'At two it stopped dripping and began to rain. It came down in ropes. {child} had the list of all who had borrowed the book, on paper, in ink. In half a minute the ink was leaving. "The waterfall suite," cried {guide}. "People pay extra!" There was no hut, no cave and no umbrella. {child} put the list into a hat and the hat under a jacket. It went on raining in there.',
              '"I think it may be going to be damp," said {guide}. Then nobody could hear anything. The sky had been let go of. {child} bent over the list of borrowers to keep it dry. The rain came round the sides. There went the name of the second floor, in a thin blue line, across a thumb and down a sleeve. If it lost the last one, too, they would never know whom to ask.',
            ],
            setting: 'jungle',
            weather: 'rain',
            child: 'cover worried',
            guide: 'cheer happy',
          },
          {
            text: [
              'It struck {child} that the leaves ought to have been wetter. Not one of them held a puddle. Each was smooth as a plate and ended in a long point. From the tip hung one drop, which fell. Then came the next. They were built to get rid of rain. {child} took some big fallen ones and hung them on a creeper, each over the last, with the tips outward. It ran off like water off a roof. It was a roof. "Chapter one," said {guide}, awed.',
              'How did everything else stand it? {child} looked at the nearest leaf. It leaned a bit, and was shiny, and had a point drawn out like the lip of a jug. What fell on it was off again by that tip in a moment. All over the forest they were doing the same. {child} gathered fallen ones and laid them like slates, every tip hanging over the edge. Two could sit beneath. One name on the list was left, and it was enough.',
            ],
            setting: 'jungle',
            weather: 'rain',
            camera: 'close',
            child: 'sit happy',
            guide: 'sit surprised',
            things: ['leaf'],
          },
        ],
      },
      ask: {
        young: ['Where does the rain run off?', 'At the tip of the leaf.'],
        older: [
          'Why do so many of the leaves end in a long point?',
          'It is a drip tip: the rain runs down to it and falls off.',
        ],
      },
    },
    {
      facts: ['pond', 'epiphyte'],
      shows: /\bponds?\b/i,
      pages: {
        young: [
          {
            text: [
              'A pond up in a tree! It sits in a plant. Plop, goes a frog. {child} peeps in.',
              'Look in the plant, {child}. It holds a pond! One small frog lives up there.',
            ],
            setting: 'jungle',
            camera: 'close',
            child: 'look-up curious',
          },
        ],
        middle: [
          {
            text: [
              '"The frog had it after me," said {guide}. "You will find the frog at the pond." {child} looked in every dip in the ground. There was mud, and there were puddles. Of a pond there was no sign.',
              'Next on the list was a frog, at The Pond. {child} hunted low and lower. "We have a lovely pool," said {guide}. "I just cannot think which floor." There was not enough water to float a pea.',
            ],
            setting: 'jungle',
            child: 'kneel worried',
            guide: 'think curious',
          },
          {
            text: [
              'Something went plop, but it was overhead. They took the basket up. On a branch sat a plant like the top of a pineapple. Its leaves made a cup, and that was the pond. The frog put out two eyes. "I lent it on," it said.',
              'Then a drop fell on {child}\'s nose, with a tadpole\'s tail behind it. "It is upstairs!" Up there grew plants with no earth at all. One held a pond in its leaves, as big as a soup bowl. A frog lived in it. "Higher," said the frog.',
            ],
            setting: 'jungle',
            camera: 'close',
            child: 'look-up excited',
            guide: 'look-up surprised',
          },
        ],
        old: [
          {
            text: [
              'The card said that the frog had it next, and the frog lived at the pond. "We have an excellent pool," said {guide}, "heated, with reeds." It only remained to find it. {child} tried the hollows, which were full of leaves. {child} tried the valley, and it had a stream, in such a hurry that no frog would have unpacked there. "It may be closed for cleaning," said {guide}. By then they had been round everything twice.',
              '"Frog, The Pond," read {child}. It sounded simple. But they walked downhill until there was no more downhill, and there was no pond at the bottom. The ground drank up the rain as fast as it fell. "Perhaps it is on tour," said {guide}. {child} sat down on a log, chin in hands. Something wet dropped past, said "Oops," and was gone into the ferns. It had come from above.',
            ],
            setting: 'jungle',
            child: 'think worried',
            guide: 'point shy',
          },
          {
            text: [
              '"We have looked everywhere that is down," said {child}. So they got into the basket. Halfway up the trunks there was a garden. Ferns and orchids sat along the boughs in no earth at all. Among them stood a plant with stiff leaves, packed like the top of a pineapple. They held a jugful of rain. It was a pond with a view. On the rim sat a frog the size of a stamp. "I put my tadpoles in it," said the frog, "and the book I put upstairs."',
              'One should not look for a frog on the floor in a house where the water stays upstairs. They went up in the basket. Every branch was planted like a window box. In the fork of one was a thing all leaves and no stem. Each leaf was a gutter that led inwards. There, at the height of a church, was the pond. Two tadpoles went round in it. "You want the attic," said their mother. "They laughed so much that I passed it up."',
            ],
            setting: 'jungle',
            camera: 'close',
            child: 'look-up excited',
            guide: 'stand proud',
            things: ['basket'],
          },
        ],
      },
      ask: {
        young: ['Where was the pond?', 'Up in a tree, in a plant.'],
        older: [
          'How can there be a pond in the top of a tree?',
          'Plants called bromeliads hold rain in a cup of leaves, and some frogs bring up tadpoles in it.',
        ],
      },
    },
    {
      facts: ['howler'],
      shows: /\bmonkeys?\b/i,
      pages: {
        young: [
          {
            text: [
              'HOOO! What is that? {guide} hides. It is only a monkey. It says hello, very loud.',
              'Roar! Is it a lion? No, a monkey. All the forest hears it. {guide} peeps out.',
            ],
            setting: 'jungle',
            guide: 'hide surprised',
          },
        ],
        middle: [
          {
            text: [
              'A noise came through the trees, like a giant blowing over a bottle. The basket shook. "The plumbing," said {guide}, rather pale. {child} had meant to call up and ask. Nobody could have called over that.',
              '"HOOOO," went the forest. {guide} got behind {child}. "It is only the boiler," said {guide}, from there. There were so many floors, and {child} could not shout to them all. The noise could.',
            ],
            setting: 'jungle',
            child: 'look-up surprised',
            guide: 'hide worried',
          },
          {
            text: [
              'On a bough sat a monkey, no bigger than a dog. It was a howler. You can hear one for three miles. "Would you ask for us?" said {child}. "WHO HAS THE BOOK?" it howled. "TOP FLOOR," howled another, far away.',
              'It came from one small monkey with a very large throat. Its howl is heard for three miles. {child} whispered in its ear. "BOOK," it roared, and all the floors went still. From a far hill a second monkey told them where.',
            ],
            setting: 'jungle',
            child: 'shout excited',
            guide: 'cover surprised',
          },
        ],
        old: [
          {
            text: [
              'They could go on asking floor by floor until Christmas. {child} cupped both hands and called, "Who has the book?" The leaves swallowed it at the third tree. Then, from the left, came a sound like a gale in a chimney, with a lion in it. The whole lift rattled. "That," said {guide}, with both eyes shut, "is the plumbing. It is old plumbing. I hope that it stays in there."',
              'In a hotel so tall there ought to be a telephone. {child} had shouted until there was no more shout. Nobody answered, for in all that leaf a voice goes out like a match. "I could ring the gong," said {guide}. There was no need. Something beyond the mist began to roar. It roared like a train that has lost its tunnel. {guide} got into the basket and pulled a leaf over it. "Boiler," said the leaf.',
            ],
            setting: 'jungle',
            child: 'look-up surprised',
            guide: 'hide worried',
          },
          {
            text: [
              'The plumbing was eating a leaf. It was a monkey, round and rusty, hardly larger than a spaniel, with a beard. Under the beard was a throat like a bagpipe. The howl of a howler carries for three miles. It is how they tell each other, every morning, to stay on their own side. {child} asked very politely. "WHO HAS THE BOOK?" went out over the forest like a ship\'s horn. There was a pause. "WE HAD. IT IS AT THE TOP," came back.',
              'Behind the mist sat a family of monkeys with their mouths in an O. Nothing that size ought to be so loud. They do it to save walking. A howl goes three miles, so the other lot know where they are, and need not come. "Could you put in a word for us?" asked {child}. They could. They asked the next tree and the next valley. {child} felt it in the soles of both feet. The answer came back small and clear. "In the roof."',
            ],
            setting: 'jungle',
            child: 'point excited',
            guide: 'stand shy',
          },
        ],
      },
      ask: {
        young: ['Who made the big noise?', 'A monkey. All the forest hears it.'],
        older: [
          'Why did {child} ask a howler monkey for help?',
          'Its call can be heard about three miles away, so it reaches the whole forest.',
        ],
      },
    },
    {
      facts: ['breathe'],
      shows: /\bcloud\b/i,
      pages: {
        young: [
          {
            text: [
              'Trees drink. Trees puff. Up it goes, and makes a cloud. The cloud rains. Trees drink again!',
              'Where does the cloud come from? From the trees! They puff it out. Then it rains on {guide}.',
            ],
            setting: 'jungle',
            weather: 'rain',
            camera: 'wide',
            things: ['cloud'],
          },
        ],
        middle: [
          {
            text: [
              'At the next floor their basket went into a cloud. {child} could see one hand, and then not. "We steam the sheets here," said {guide}. They could not tell which branch led where.',
              '"No view today," said {guide}. White mist had come up between the trees like milk. The basket stopped. Ahead there was a voice or a bird. {child} could not even find {guide}.',
            ],
            setting: 'jungle',
            child: 'reach worried',
            guide: 'stand proud',
            things: ['basket'],
          },
          {
            text: [
              '{child} felt a leaf, and it was breathing. All the trees were. They drink with their feet and let it out through their leaves, as mist. The sun pulled at it. Slowly the whole cloud went up, and there was the way. It rained on them after lunch.',
              'Where was it from? {child} put a jar over a twig. Soon the glass was wet inside. The trees were making the cloud themselves! So it would rise when the sun grew warm. They waited. It went up like a curtain, to be rain again later.',
            ],
            setting: 'jungle',
            camera: 'wide',
            child: 'point happy',
            guide: 'look-up surprised',
            things: ['cloud'],
          },
        ],
        old: [
          {
            text: [
              'They went up past the last big branches, and the world went out. It was white on all sides. {child} could feel the basket but could not see it. "Steam room," said the voice of {guide}. "Very good for the skin." Somewhere in there the way went on, along a bough as broad as a path. It also went on where there was no bough. They stopped, and the drops ticked off their noses.',
              '"On a clear day you see the whole hotel from here," said {guide}. It was not one. They were inside a cloud. It lay between the trunks like wool and had no up or down. {child} held out an arm, and lost the end of it. One should not step along a branch that one has to imagine. But where had all that wet come from, so suddenly, with no rain?',
            ],
            setting: 'jungle',
            child: 'reach worried',
            guide: 'stand proud',
          },
          {
            text: [
              '{child} found a twig by feel and put a jar over it, leaves and all. In a while the inside was grey with damp. The tree had done that. They draw up water from the ground, every one of them, and let it off through their leaves. A forest of them breathes out a river. So nobody had sent the cloud. It was made here. It would lift as soon as the sun warmed it, and rain on them later. It lifted. {guide} bowed, as if for a curtain.',
              'It smelled of leaf. That was what made {child} think. The trees were doing it. They had drunk the last rain, and were breathing it out again. It hung about their shoulders until the sun should fetch it. "So this cloud is also the next rain," said {child}, "and the one before." "We never waste a towel," said {guide}. They sat still. By and by it began to go up, all in one piece. Under it stood every branch with its shoes on.',
            ],
            setting: 'jungle',
            camera: 'wide',
            child: 'look-up happy',
            guide: 'wave proud',
            things: ['cloud'],
          },
        ],
      },
      ask: {
        young: ['Who makes the cloud?', 'The trees! They puff out water.'],
        older: [
          'Where does the mist over a rainforest come from?',
          'The trees give off water from their leaves. It rises as mist and cloud and comes down again as rain.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'Top of the tree! Here is the book. A fern grows out of it. {child} hugs it.',
            'Up at the very top, {child} finds it. The book is all green! It has a flower.',
          ],
          setting: 'sky',
          child: 'hug happy',
          things: ['book'],
        },
        {
          text: [
            'Back on the shelf. Drip, says the book. {child} puts a cup under it.',
            'Stamp! The book is home. Drip, drop. {child} gives it a bit of sun.',
          ],
          setting: 'library',
          time: 'sunset',
          child: 'reach proud',
          things: ['book'],
        },
      ],
      [
        {
          text: [
            'Who sits on the book? A bird, with eggs. {child} waits. Hop! It gives the book back.',
            'Peep, peep! The book is a nest. {child} finds it a hat. Swap! Now {child} has the book.',
          ],
          setting: 'sky',
          child: 'reach happy',
          things: ['book'],
        },
        {
          text: [
            'Night. {child} is in bed. Drip, drip, says the window. Good night, forest.',
            '{child} sleeps. It rains outside. Far off, {guide} sings in the wet.',
          ],
          setting: 'bedroom',
          time: 'night',
          weather: 'rain',
          child: 'sleep calm',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'At the top the sun came out. There lay the book, in the fork of a branch. It had a fern in chapter one and an orchid in chapter three. "They like it," said {guide}. {child} lifted the book out, with all its roots.',
            'Above the last leaf was the sky. In the last fork was the book. So much rain had fallen in it that it had come up. Ferns grew between the pages. "That is what I call well read," said {guide}.',
          ],
          setting: 'sky',
          child: 'hold surprised: book',
          guide: 'cheer proud',
        },
        {
          text: [
            'It went back on the shelf at one minute to five. Nobody can borrow it now. But people come and look at it, and {child} waters it on Fridays. It drips on the poems, and they do not mind.',
            '"It is a little damp," said the lady. She stamped the only dry corner. {child} put the book in its gap, and it fitted, with a squelch. Over the weekend the next two books on the shelf went green.',
          ],
          setting: 'library',
          time: 'sunset',
          child: 'point happy',
          things: ['book'],
        },
      ],
      [
        {
          text: [
            'The top floor was one bird, and it was sitting on the book. There were eggs. "We cannot disturb a guest," said {guide}. So {child} read to it from the back cover. At last it laughed, stood up, and swapped the book for a hat.',
            'On the roof of the forest was a nest. In it was the book. It was the driest thing for miles. A large bird had sat on it for a year. {child} gave it a scarf instead, and it moved over.',
          ],
          setting: 'sky',
          child: 'reach shy',
          guide: 'point happy',
        },
        {
          text: [
            'That night {child} read it by the window. Somebody had written in the margin on every page. "Not here." "Nor here." "We tried." The last page only said, "Give up, and come out. It is lovely." Outside it had begun to rain.',
            '{child} was allowed to have the book till Monday. It told you about coats, and roofs, and shutting windows. {child} got out of bed and opened one. There was a smell of wet leaves from somewhere, and a very faint howl.',
          ],
          setting: 'bedroom',
          time: 'night',
          weather: 'rain',
          child: 'look-up calm',
          things: ['book'],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The basket came up through the last of the leaves and stopped, because there was no more forest. There was sky, and a green sea, with the tops of a few giants standing out of it. In the highest fork lay the book. It was open at chapter five, and it had come up. There was a fern in it, and moss down the margins. From the index hung an orchid with three flowers. "No earth," said {child}. "They needed none," said {guide}. "They had literature."',
            'On the top floor there was nobody. There was only wind, and light enough for everyone, and a branch with a blue book on it. {child} knew it by the stamp. It had been rained into so often that it had stopped being a thing to read. Seeds had got in. It was a fern now, and a row of small ferns, and some of it crawled. "I see they have finished it," said {guide}. {child} slid both hands underneath, as one picks up a sleeping cat.',
          ],
          setting: 'sky',
          child: 'hold surprised: book',
          guide: 'look-up proud',
        },
        {
          text: [
            'They gave it back its old gap, under H. {child} was there when it was stamped, on the one page that was still a page. It cannot be taken out. It has to be sprayed every morning, and it sheds. But there is always someone standing in front of it. Sometimes, just before five, a thread of mist goes up from How to Keep Dry. It spreads along the ceiling as far as Travel. Then there is a very small shower.',
            '"Well," said the lady with the stamp, "at least it is back." A drop fell on her shoe. She held the book the right way up, and a frog looked out at the word Preface. So it was put on the shelf with a saucer under it. {child} comes on Saturdays to turn it to the light. There has been no more trouble with gaps on that side of the room. Whatever stands next to it fills out.',
          ],
          setting: 'library',
          time: 'sunset',
          child: 'reach proud',
          things: ['book'],
        },
      ],
      [
        {
          text: [
            'In the roof there lived a bird with a crest like a bad night. It was sitting on something blue. "That is a library book," said {child}. The bird said that it was the only dry place in the house, and there was an egg on it. This was hard to answer. {child} thought, and took off the hat, and set it next to her, upside down. She looked at it from both sides. She moved the egg herself. "An upgrade," said {guide}.',
            'They had reached the top. Above them went nothing but clouds; below, the forest smoked in the sun like a hundred kettles. A large bird was brooding on the book. "I read it when I was young," she told them. "It kept the wet off very well, so long as I stayed on top." {child} offered her a good woollen scarf. "Does it have a plot?" asked the bird. "It has fringes," said {child}. So they exchanged.',
          ],
          setting: 'sky',
          child: 'reach shy',
          guide: 'stand proud',
        },
        {
          text: [
            'Before it went back {child} had it for one night. Every page had been read by somebody wet. There were rings on it, and footprints with three toes, and a pressed ant. In the margin were notes in many hands. "Tried this. Did not help." "Nor us." At the very end, in large green letters, it said, "What for?" {child} thought about this for some time. Then {child} got up and opened the window, and put one arm out into the rain.',
            'The library had shut, so the book spent the summer with {child}. On the first page it told you to stay indoors. On the second it told you to shut the door. {child} read as far as the third, in bed, and outside the rain began. It ran along the gutter and off at the end, drip and drip, like something that has a tip. Far away, a very small roar went from one hill to the next. It might have been the plumbing.',
          ],
          setting: 'bedroom',
          time: 'night',
          weather: 'rain',
          child: 'look-up calm',
          things: ['book'],
        },
      ],
    ],
  },
};
