import type { FactSheet } from '../sheet.ts';

/** A kite hangs on the highest tower of a castle that was built to say no, and its keeper is very proud of every no. */
export const castles: FactSheet = {
  id: 'castles',
  topic: 'history',
  title: 'Castles',
  subject: 'castles',
  words: [
    'castle',
    'fortress',
    'moat',
    'drawbridge of a castle',
    'portcullis',
    'medieval',
    'middle ages',
    'knights and castles',
    'how castles worked',
    'life in a castle',
    'how did people live in castles',
    'who lived in castles',
    'why do castles have moats',
    'what was it like in a castle',
  ],
  guides: ['mouse', 'knight', 'cat'],
  titles: [
    'The Castle That Said No',
    'A Kite for Lady Griselda',
    '{guide}, Keeper of No',
    '{child} Is Not Coming In',
    'A Red Tail on the Tower',
  ],
  facts: [
    {
      id: 'moat',
      says: 'A moat kept ladders and wheeled towers away from the walls, and water ran into any tunnel dug beneath it.',
      source: 'English Heritage, "Medieval castles: defence"',
    },
    {
      id: 'drawbridge',
      says: 'A drawbridge could be pulled up so that nobody could cross the moat.',
      source: 'Encyclopaedia Britannica, "Drawbridge"',
    },
    {
      id: 'portcullis',
      says: 'A portcullis is a heavy grating that slides up and down in grooves in the stone and is wound up from a room above.',
      source: 'Encyclopaedia Britannica, "Portcullis"',
    },
    {
      id: 'round',
      says: 'Round towers took the place of square ones: they have no corners to hide behind or to break off.',
      source: 'Cadw, "Castles: square towers and round towers"',
    },
    {
      id: 'slit',
      says: 'An arrow slit is narrow outside and wide inside, so that one can look out far and hardly be seen.',
      source: 'English Heritage, "Arrowloops"',
    },
    {
      id: 'privy',
      says: 'The lavatory, or garderobe, was a seat with a hole, high in the wall, over a shaft to the ground or moat.',
      source: 'English Heritage, "Garderobes: toilets in medieval castles"',
    },
    {
      id: 'moths',
      says: 'Clothes were often hung in the garderobe, as the smell was thought to keep the moths away.',
      source: 'Historic Royal Palaces, "Medieval toilets"',
    },
    {
      id: 'hangings',
      says: 'Woven hangings covered the walls of great rooms, for colour and to keep the draughts out.',
      source: 'Victoria and Albert Museum, "Tapestry"',
    },
    {
      id: 'people',
      says: 'Most people in a castle were not knights: they cooked, carried water, made candles, mended and looked after horses.',
      source: 'English Heritage, "Life in a medieval castle"',
    },
    {
      id: 'white',
      says: 'Many castles were plastered and painted white, as the White Tower in London was.',
      source: 'Historic Royal Palaces, "The White Tower"',
    },
    {
      id: 'wood',
      says: 'The first castles in England were of wood, on a mound of earth called a motte.',
      source: 'Encyclopaedia Britannica, "Motte-and-bailey castle"',
    },
    {
      id: 'well',
      says: 'A castle needed its own well, so that those inside had water when they could not go out.',
      source: 'English Heritage, "Castle wells"',
    },
  ],
  never: [
    {
      wrong: /\b(?:moats?) (?:were|was|are|is) (?:full of|for) (?:crocodiles|monsters|swimming|decoration)/i,
      belief: 'Moats were full of crocodiles.',
      truth: 'Some had water and fish, some were dry; they kept people from the walls.',
    },
    {
      wrong:
        /\b(?:every ?body|everyone|all (?:the )?people|only knights) (?:in (?:a|the) castle )?(?:was|were|lived) (?:a )?(?:knights?|in (?:a|the) castles?)/i,
      belief: 'Everybody in a castle was a knight.',
      truth: 'Most were cooks, grooms, carpenters, laundresses and other workers.',
    },
    {
      wrong: /\bcastles (?:were|are) (?:always |all )?(?:grey|gray|made of stone from the (?:start|beginning))/i,
      belief: 'Castles were all grey stone.',
      truth: 'The first were of wood, and many stone ones were painted white.',
    },
    {
      wrong:
        /\b(?:spiral |winding )?stairs? (?:always )?(?:turn|turned|wind|wound|went|goes?) (?:clockwise|to the right) (?:so|because)/i,
      belief: 'Castle stairs wound clockwise so that defenders could swing their swords.',
      truth: 'Stairs wind both ways in castles, and nobody at the time gave that as a reason.',
    },
    {
      wrong: /\b(?:square|straight) towers? (?:is|are|was|were) (?:the )?(?:strong|hard)er/i,
      belief: 'Square towers were stronger.',
      truth: 'Corners are the weak places; round towers have none.',
    },
  ],
  opens: {
    young: [
      [
        {
          setting: 'mountain',
          weather: 'wind',
          camera: 'medium',
          child: 'hold happy',
          things: ['kite'],
          text: [
            'Tug, tug. The kite wants to go. {child} holds on. Tug! It went.',
            'A kite is a bird on string. {child} has only string now.',
          ],
        },
        {
          setting: 'castle',
          camera: 'wide',
          child: 'point excited',
          guide: 'stand calm',
          things: ['kite'],
          text: [
            'A castle ate the kite! {a guide} says, "Too high. Go home." {child} stays.',
            '"My kite," says {child}. "My castle," says {a guide}. They both look up.',
          ],
        },
      ],
      [
        {
          setting: 'mountain',
          weather: 'wind',
          camera: 'wide',
          child: 'reach surprised',
          things: ['kite'],
          text: [
            'Up goes the kite. Snap goes the string! {child} sees it fly to the tower.',
            '{child} had a red kite. Now a castle has it. High, high up.',
          ],
        },
        {
          setting: 'castle',
          camera: 'medium',
          child: 'wave happy',
          guide: 'stand proud',
          things: ['gate'],
          text: [
            '"May I come in?" "No!" says {a guide}. {guide} loves a shut gate.',
            'At the gate stands {a guide}. "We say no here." "I will try," says {child}.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          weather: 'wind',
          camera: 'medium',
          child: 'run worried',
          things: ['kite'],
          text: [
            'Come back, kite! It will not. {child} runs. A big white castle stands there.',
            'Over the trees it goes, tail and all. "My kite!" {child} runs after it.',
          ],
        },
        {
          setting: 'castle',
          camera: 'wide',
          child: 'look-up curious',
          guide: 'point proud',
          things: ['kite'],
          text: [
            'The kite sits on top. "Never," says {a guide}. {child} looks for a way.',
            'Here comes {a guide}. "Good castle, is it not?" {child} sees the kite.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'mountain',
          weather: 'wind',
          camera: 'wide',
          child: 'reach surprised',
          things: ['kite'],
          text: [
            'The kite had been pulling for a while. Then the string went slack. {child} watched it go over the hill, red tail and all. It was caught by the very tallest tower of a castle.',
            '{child} let the string out to the end, and then the end was gone. The kite sailed off like a fish that knows a hole in the net. There was a white castle in the next valley. It had not been there at lunch.',
          ],
        },
        {
          setting: 'castle',
          camera: 'medium',
          child: 'wave curious',
          guide: 'stand proud',
          things: ['gate'],
          text: [
            '"Good morning," said {child} at the gate. "No," said {a guide}. It was not meant unkindly. The castle had been built to say no, and {guide} was its keeper. "You may try," said {guide}. "I do love to watch."',
            'By the gate, polishing a hinge, was {a guide}. "You cannot get in," said {guide}, beaming. "Nobody can! Seven different ways of no." {child} looked up at the kite. "Which is the first?" asked {child}.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          weather: 'wind',
          camera: 'medium',
          child: 'run worried',
          things: ['kite'],
          text: [
            'It was a plain red kite, and {child} had made it. The wind took it over four hedges. It came down on a castle, and there it flapped, like washing.',
            'Kites do not say where they are going. {child} ran after this one, over the lane and past the sheep. It hooked itself on a tower by the tail.',
          ],
        },
        {
          setting: 'castle',
          camera: 'wide',
          child: 'look-up curious',
          guide: 'point happy',
          things: ['kite'],
          text: [
            '"Somebody\'s kite got in," said {a guide}, much upset. "The first in my time." {guide} looked after the castle and was proud of it. "It won\'t happen to you," said {guide} kindly. "You have feet."',
            'There was a castle, and there was {a guide} outside it, admiring. "You want the kite down? So do I. It spoils my tower. But I can\'t let you in. It would be a poor castle that let people in."',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'mountain',
          weather: 'wind',
          camera: 'wide',
          child: 'reach surprised',
          things: ['kite'],
          text: [
            'There are winds that play and winds that are on their way somewhere. This was the second kind. {child} had the kite for a moment, and then had a stick with a bit of string. Red, tiny, wagging its tail, it crossed the valley. It seemed to look about it. Then it sat down on the topmost tower of a castle, as if it had been asked to tea.',
            "The kite had taken {child} three evenings, and it took the wind no time at all to have it. The tail was the last to leave. It ran through {child}'s fingers, bow by bow, like somebody counting goodbye. When it came to rest it was on a flagpole. Under the flagpole was a tower, and under that a whole castle, freshly painted white and pleased with itself.",
          ],
        },
        {
          setting: 'castle',
          camera: 'medium',
          child: 'wave curious',
          guide: 'stand proud',
          things: ['gate'],
          text: [
            '"I have come for my kite," said {child} at the gate. "No," said {a guide}, and glowed. "Oh, well asked, though! Nobody has asked since Michaelmas." {guide} was the Keeper, and what {guide} kept was everybody out. Each stone of that castle had been put there to say no to someone. "Do try all of it," said {guide}. "Start with the outside. I shall come along and watch, if I may. I never get to see it work."',
            'Before the gate sat {a guide}, and over it hung a large notice, which said NO. {child} explained about the kite. {guide} listened with real sympathy. "The trouble is," said {guide}, "that you would have to get in. And look at it!" They looked at it. "There are not nine castles in the land so hard to get into. I would hate to see you spoil that. Still, I should love to see you try."',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          weather: 'wind',
          camera: 'medium',
          child: 'run worried',
          things: ['kite'],
          text: [
            'The kite was half a red curtain, and it had been told not to go near the road. It went the other way. {child} chased it through the orchard and over the stile. After the stile nothing was quite as usual. There was no bus stop. There was a smell of horses and soup. And on the hill, with a kite on its topmost tower like a feather in a hat, was a castle.',
            'First it dipped, to make {child} run. Then it rose, to make {child} stop. The kite had never been so clever on the string. It led the way along the hedge, past where the shops had been an hour ago, and up. There it was, tied round a flagpole by its own tail. The flagpole belonged to a castle. The castle belonged to a Lady Griselda, and she was, it appeared, not at home.',
          ],
        },
        {
          setting: 'castle',
          camera: 'wide',
          child: 'look-up curious',
          guide: 'point happy',
          things: ['kite'],
          text: [
            '"It came over the top," said {a guide} bitterly. "Over the top! I have walls, I have water, I have a very good goose. And then a kite comes over the top." {guide} was in charge of the castle and had not slept. {child} offered to take it away again. "But you would have to come in for it," said {guide}, "and that would make two." They both thought. "Unless you can\'t," said {guide}, cheering up.',
            'Everyone in the kitchen said that it was a sign, and the cook had put on a pudding. Only {a guide} minded. {guide} was answerable for that castle, and there was a kite on it without permission. "Could I go up and get it?" said {child}. "You could not," said {guide}. "Nobody could. There, I feel better already. Come and let me show you how completely you could not."',
          ],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['moat', 'drawbridge'],
      shows: /\bmoat\b/i,
      pages: {
        young: [
          {
            setting: 'castle',
            camera: 'medium',
            child: 'kneel surprised',
            guide: 'dance proud',
            things: ['bucket'],
            text: [
              '{child} digs with a bucket. In comes the moat! "No tunnels," sings {guide}. Ring the bell, then.',
              'Dig, dig, under the wall. The moat fills the bucket. {guide} claps. {child} tries the bridge.',
            ],
          },
        ],
        middle: [
          {
            setting: 'castle',
            camera: 'wide',
            child: 'reach determined',
            guide: 'sit happy',
            things: ['bucket'],
            text: [
              'The wall went up for ever. So {child} meant to go under it, with a bucket to dig. The first hole filled with water. The second filled faster. "Lovely," said {guide}.',
              '"Under," said {child}, and dug with the bucket at the edge of the moat. It was going well. Then the hole said glop. In ran the water, and a small fish looked out.',
            ],
          },
          {
            setting: 'castle',
            camera: 'medium',
            child: 'think curious',
            guide: 'jump surprised',
            things: ['bridge', 'bell'],
            text: [
              'That was what the moat was for. It kept off ladders, and it drowned every tunnel. But the people inside must get their bread somehow. {child} found a bell. Down came the bridge. "Oh," said {guide}. "You rang."',
              'A moat is a ditch that leaks into whatever you dig. Nothing on wheels gets over it either. {child} stopped digging. "How do you get out?" asked {child}, and rang the bell. The bridge came down. {guide} had not thought of bells.',
            ],
          },
        ],
        old: [
          {
            setting: 'castle',
            camera: 'wide',
            child: 'reach determined',
            guide: 'sit happy',
            things: ['bucket'],
            text: [
              'A wall is only a wall as far down as it goes. {child} fetched a bucket to dig with, chose a place on the near bank, and began a tunnel. {guide} brought a stool. First it was earth in the bucket. Then it was mud. By the tenth bucket there was a noise like a bath. The moat had come to see what they were doing. It filled the hole to the brim. "I could watch that all day," said {guide}.',
              '"People have come with ladders," said {guide} happily. "They have come with towers on wheels. What have you come with?" {child} had come with a bucket. The earth was soft, and the hole went down at a great rate. It was heading under the water and up on the other side. Then one wall of it gave a sort of cough. A duck swam in. {guide} rocked to and fro, and had to be patted.',
            ],
          },
          {
            setting: 'castle',
            camera: 'medium',
            child: 'think curious',
            guide: 'jump surprised',
            things: ['bridge', 'bell'],
            text: [
              '{child} sat and dripped. You could not go over the moat, for no ladder would stand in it. You could not go under, for it would follow. It had been thought about. But there were cooks in there, and cooks want eggs. So somebody came and went each day. {child} looked for the way that eggs went in, and it was a bell on a post. One pull. With a rattle of chains the bridge lay down before them like a dog.',
              'The moat went all round, and it was there on purpose. It stopped wheels, ladders and moles. {child} liked it more and more. "But how does the baker do it?" said {child}. {guide} stopped laughing. It had never been asked. On the bank hung a bell with a worn rope, and the bread came at noon. It was noon. {child} rang. The bridge came down without so much as a who goes there.',
            ],
          },
        ],
      },
      ask: {
        young: ['What ran into the hole?', 'The moat!'],
        older: [
          'What was the moat for?',
          'It kept ladders and wheeled towers away, and it ran into any tunnel that was dug.',
        ],
      },
    },
    {
      facts: ['portcullis'],
      shows: /\bgrooves?\b/i,
      pages: {
        young: [
          {
            setting: 'castle',
            camera: 'close',
            child: 'point curious',
            guide: 'reach determined',
            things: ['gate'],
            text: [
              '{guide} pulls. {child} pushes. The gate has a groove. It goes up! "Wind, please!"',
              'This gate will not swing. It slides in a groove. "Up!" call {child} and {guide}.',
            ],
          },
        ],
        middle: [
          {
            setting: 'castle',
            camera: 'medium',
            child: 'reach determined',
            guide: 'stand proud',
            things: ['gate'],
            text: [
              'The next no was a gate of iron bars with spikes at the bottom. {child} pushed it. {child} pulled it. "It weighs as much as four cows," said {guide}. "Do have another go."',
              'A great grating stood in the way. It had no handle, no lock and no hinge. {child} leaned on the gate till both ears hummed. {guide} offered to hold the coats.',
            ],
          },
          {
            setting: 'castle',
            camera: 'close',
            child: 'look-up proud',
            guide: 'cover surprised',
            things: ['candle'],
            text: [
              'No hinge? Then it did not swing. {child} felt along the side and found a deep groove in the stone. It slid! Up there somebody sat with a candle and a wheel. "Could you wind, please?" called {child}. It rose.',
              '{child} looked along the side. There was a groove, and the groove went up. So did a crack of candle light. A voice above said, "Who is it?" "It\'s only us," said {child}. The winder was glad of company. Up went the bars.',
            ],
          },
        ],
        old: [
          {
            setting: 'castle',
            camera: 'medium',
            child: 'reach determined',
            guide: 'stand proud',
            things: ['gate'],
            text: [
              'It was less a gate than a piece of night with holes in it. Oak bars crossed oak bars, all shod with iron, and the lower ends were teeth. {child} pushed it. It did not even rattle. {child} took a run and bounced. "Most people cry at this point," said {guide}, offering a cloth. There was not a hinge on it anywhere, and no more handle than there is to a hillside.',
              '"My favourite," said {guide}, and dusted it. A gate of bars filled the whole arch. {child} tried the left edge, as one would with a door, and after that the right. One could as well have tried to open a wall. On the other side was a courtyard with hens. They walked in and out between the bars to show how simple it was. {guide} had given them all names.',
            ],
          },
          {
            setting: 'castle',
            camera: 'close',
            child: 'look-up proud',
            guide: 'cover surprised',
            things: ['candle'],
            text: [
              'A thing that has no hinges does not swing. {child} stopped treating it as a door. The bars were sunk in the stone, in a groove as wide as a hand and rubbed quite smooth. The groove ran up into the dark, and in the dark, through a hole, was a candle. So it slid. And someone slid it. "Are you very bored?" called {child}. There was a silence. "Very," said the candle, and a wheel began to creak.',
              '{child} knelt well back, for a change, and looked along it. The teeth stood in little holes. The holes had no scratches beside them, but the walls did. On each side was a tall straight groove, bright with grease, going up out of sight. "It goes up like a window," said {child}. Overhead a candle moved. A girl looked down through a slot. She had wound that wheel for a year, and no one had ever said please.',
            ],
          },
        ],
      },
      ask: {
        young: ['Which way did the gate go?', 'Up!'],
        older: ['How did a portcullis open?', 'It slid up in grooves, and somebody wound it from a room above.'],
      },
    },
    {
      facts: ['round'],
      shows: /\bcorners?\b/i,
      pages: {
        young: [
          {
            setting: 'castle',
            camera: 'wide',
            child: 'hide worried',
            guide: 'hide excited',
            things: ['egg'],
            text: [
              'Honk! Mind the goose and her egg. The tower has no corner. {child} and {guide} go round, round.',
              'A round tower. No corner to hide behind! The goose minds her egg. {child} tiptoes, {guide} tiptoes.',
            ],
          },
        ],
        middle: [
          {
            setting: 'castle',
            camera: 'medium',
            child: 'run worried',
            guide: 'run excited',
            things: ['rock'],
            text: [
              'Round the foot of the tower walked a goose. She was on guard, and she bit. {child} ran for a corner to hide behind. There was only a rock, and behind it {guide}.',
              '"That," said {guide}, "is Agnes." It was a goose as big as a bench. {child} backed along the tower, feeling for the corner. It went on and on without one. Then {guide} tripped on a rock.',
            ],
          },
          {
            setting: 'castle',
            camera: 'wide',
            child: 'walk determined',
            guide: 'walk proud',
            text: [
              'The tower was round, so it had no corner. No corner can break off, and no robber can hide. But {child} saw something else. Walk as fast as the goose, and the tower is always in between. They did.',
              '"It is round," puffed {guide}, "so nobody has a corner to lurk at." Round and round went the goose. Round and round went {child}, just as quick, on the other side. She never saw them once.',
            ],
          },
        ],
        old: [
          {
            setting: 'castle',
            camera: 'medium',
            child: 'run worried',
            guide: 'run excited',
            things: ['rock'],
            text: [
              'The great tower had a guard, and the guard had a beak. Her name was Agnes. She marched round the foot of it all day, hissing at stones, and she was on her way. "Hide!" said {guide}, who was allowed to be there, but had forgotten. {child} flew along the wall with one hand on it, waiting for the corner. One always comes to a corner. The wall curved, and curved. There was nothing to get behind except one rock.',
              '"You will want to know about the goose," said {guide}, after the goose had come in sight. She had taken a button from the bishop. {child} looked for something with an edge. Older castles have square towers, with four good places to stand round the side of. This one was newer. It was as round as a cheese. Behind the only rock in the yard there was space for {guide}, who was in it.',
            ],
          },
          {
            setting: 'castle',
            camera: 'wide',
            child: 'walk determined',
            guide: 'walk proud',
            text: [
              'That was the cleverness of it. A corner can be knocked off, and it hides whoever is behind, so the builders had left them out. From above you could see everyone. But Agnes was not above. {child} listened to her feet and walked when they walked, and stopped when they stopped. As long as they were exactly opposite, all of that tower stood between. Half an hour later a door came by. "I have never been so proud," said {guide}, "or so giddy."',
              '"No corners," {guide} panted. "Nothing to chip at. Nothing to skulk by. It is the latest thing." {child} had begun to see that it cut both ways. The goose could not lie in wait round a corner either. She could only follow, on the far side, for ever, at exactly their own speed. They strolled. They tried doing it backwards. In the end she met her own tail feathers. She was so much struck by them that they slipped past.',
            ],
          },
        ],
      },
      ask: {
        young: ['What had the tower not got?', 'A corner.'],
        older: ['Why did people build round towers?', 'A round tower has no corners to hide behind or to break off.'],
      },
    },
    {
      facts: ['slit'],
      shows: /\b(?:narrow|wide|wider|slit|slits)\b/i,
      pages: {
        young: [
          {
            setting: 'castle',
            camera: 'close',
            child: 'look-up curious',
            guide: 'point proud',
            things: ['kite'],
            text: [
              'A slit in the wall. Thin outside, wide inside. {child} leans in. There is the kite, {guide}!',
              'So narrow! But {child} steps in close. Sky, hill, kite. {guide} looks too.',
            ],
          },
        ],
        middle: [
          {
            setting: 'castle',
            camera: 'medium',
            child: 'think worried',
            guide: 'stand happy',
            things: ['candle'],
            text: [
              'They had lost the kite. Nobody could tell which tower it was on. The room had no window, only a slit no wider than a hand. {guide} held up a candle. It showed them {guide}.',
              '"No view," said {guide}, and lifted the candle, well pleased. "From outside you can\'t see in at all." {child} looked at the crack of daylight. You could not have posted a sandwich through it. And where was the kite?',
            ],
          },
          {
            setting: 'castle',
            camera: 'close',
            child: 'look-up excited',
            guide: 'stand surprised',
            things: ['kite'],
            text: [
              'But on the inside the wall opened out, as wide as a cupboard. {child} stepped into it. One step left showed the hill. One step right showed the road. And straight up was the kite, on the next tower.',
              '{child} walked right into the wall. It was wide at this end and narrow at that. With your nose at the slit you could see half the world. It had a red kite in it.',
            ],
          },
        ],
        old: [
          {
            setting: 'castle',
            camera: 'medium',
            child: 'think worried',
            guide: 'stand happy',
            things: ['candle'],
            text: [
              'There were five towers, and from indoors all of them were stairs. Somewhere over their heads the kite was flapping; they could hear it. But on which? {child} wanted a window. What there was, was a slit. It was as thin as a book, and let in as much day as you could carry in a spoon. {guide} held the candle to it lovingly. "Nothing bigger than a wasp has come in there," said {guide}.',
              'From the field you would hardly have known that it was there. It was a scratch in the wall. From the room it was a stripe. {child} stood in the middle of the floor and looked at it, and it showed a stripe of cloud. "You can\'t see out," said {guide}, with the candle, "and they can\'t see in. It is quite perfect." It was quite dark. If the kite was out there, it must be a very thin one.',
            ],
          },
          {
            setting: 'castle',
            camera: 'close',
            child: 'look-up excited',
            guide: 'stand surprised',
            things: ['kite'],
            text: [
              'The candle showed something else, though. On this side the wall was cut back, left and right, like a funnel. {child} went in. It was wide enough for two, and narrowed to the slit. With one eye there, and a shuffle to the left, you had the mill and the bridge. A shuffle to the right gave you the forest. They could watch everybody, and nobody could watch them. Up on the fourth tower, as clear as a stamp, was the kite.',
              '{child} went closer, and the wall got out of the way. It was not a hole but a wedge: narrow to the world, and wide to whoever stood within. You could plant both elbows. When you moved your head the view slid by, farm after farm, as if you were turning a page. "So it is all for looking out of," said {child}. {guide} had only ever dusted it. They found the kite between a rook and a rainbow.',
            ],
          },
        ],
      },
      ask: {
        young: ['Was the slit wide inside?', 'Yes. Wide in, thin out.'],
        older: [
          'Why is an arrow slit narrow outside and wide inside?',
          'So that somebody inside can look far to both sides and hardly be seen from outside.',
        ],
      },
    },
    {
      facts: ['well', 'people'],
      shows: /\bwell\b/i,
      pages: {
        young: [
          {
            setting: 'castle',
            camera: 'medium',
            child: 'reach happy',
            guide: 'look-up surprised',
            things: ['bucket'],
            text: [
              'Thirsty! {child} hears a drip. A well, right inside! Up comes the bucket. {guide} drinks first.',
              'The moat is too green. Creak! The cook winds a bucket from the well. {child} sips, {guide} slurps.',
            ],
          },
        ],
        middle: [
          {
            setting: 'castle',
            camera: 'wide',
            child: 'stand worried',
            guide: 'sit proud',
            things: ['cup'],
            text: [
              '{child} was too thirsty to go on. The gate was shut again, and nobody drinks from a moat. {guide} held up an empty cup. "They give in from thirst," said {guide}. "It takes about a day."',
              'So many stairs, and not a drop to drink! "You will have to go home," said {guide} tenderly, over an empty cup. {child} sat down on a step and listened to nothing. It went plink.',
            ],
          },
          {
            setting: 'castle',
            camera: 'close',
            child: 'hold happy: cup',
            guide: 'stand surprised',
            things: ['bucket'],
            text: [
              'But who had been shut in here all winter? The cooks had, and the grooms. They must drink too. {child} followed a boy with a wet bucket. In the cellar was a well. He filled the cup to the brim.',
              'Plink came from under the floor. A castle that can be shut up must have its own well. Down in the cellar a girl was winding up a bucket. {child} stood back, and got the first cup.',
            ],
          },
        ],
        old: [
          {
            setting: 'castle',
            camera: 'wide',
            child: 'stand worried',
            guide: 'sit proud',
            things: ['cup'],
            text: [
              'It was the thirst that nearly did it. {child} had eaten a salt herring, out of politeness, in the guardroom. The moat was not to be thought of. Everything that a castle is done with goes into its moat. "This is how the great sieges end," said {guide}, and turned a cup upside down to show. "Nobody breaks in. They just dry up. You may go home by the bridge, and there is no shame in it."',
              '"Water?" said {guide}. "That is outside. You are inside. It is one of the neatest things about us." {child} had a tongue like a doormat. There were eighty steps behind them, and as many in front. {guide} brought a cup out of kindness, and it had a spider in it. {child} leaned on the wall and tried to think about something else. The wall was cold and a little damp. From a good way down came a plink.',
            ],
          },
          {
            setting: 'castle',
            camera: 'close',
            child: 'hold happy: cup',
            guide: 'stand surprised',
            things: ['bucket'],
            text: [
              'But those outside were not the ones who were shut in. "When you pull up the bridge," said {child}, "what do you all drink?" {guide} began to answer, and stopped. There were cooks here, and horses, and a laundress with arms like oars. A boy went by with a bucket, leaving a trail. They followed the drips to a cellar. There, under a lid, was the well, deep enough for any siege. He wound it up himself, and {child} had three cups.',
              'No one would build all this and then be beaten by soup. {child} went after the sound, down instead of up, past the bakehouse. In the deepest cellar a woman was turning a handle. It was the well. They had dug it before they laid one stone, she said. What use is a wall if you must go out to drink? She steadied the bucket and filled the cup. {guide} had always thought that it came from the cook.',
            ],
          },
        ],
      },
      ask: {
        young: ['Where did the water come from?', 'From the well inside.'],
        older: [
          'Why did a castle need a well of its own?',
          'So that those inside had water when they could not go out.',
        ],
      },
    },
    {
      facts: ['hangings', 'people'],
      shows: /\bdraughts?\b/i,
      pages: {
        young: [
          {
            setting: 'castle',
            camera: 'medium',
            child: 'hold curious: feather',
            guide: 'look-up surprised',
            text: [
              'No door, just cloth on walls. {child} holds a feather. A draught! A door is there, {guide}.',
              'The big cloth wiggles. {child} has a feather. Off it flies in the draught. Come, {guide}!',
            ],
          },
        ],
        middle: [
          {
            setting: 'castle',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'sit proud',
            things: ['chair'],
            text: [
              'The great hall was full of people shelling peas. There was no door but the one they had come by. The walls were all woven pictures of unicorns. {guide} took a chair. "There! Stuck."',
              'They came into a hall as long as a street. Cooks and candle-makers and a boy with a dog looked up. On every wall hung cloth, right down to the floor. {guide} sat down in the best chair. "No way on," said {guide}.',
            ],
          },
          {
            setting: 'castle',
            camera: 'close',
            child: 'hold excited: feather',
            guide: 'stand surprised',
            text: [
              'Hangings keep out the draught. So where there was a draught there was a gap. {child} walked along with a feather. By the third unicorn it blew sideways. They lifted the cloth, and there were stairs.',
              '{child} asked the goose girl for a feather. Such cloths are hung against draughts. Behind one there must be something draughty. The feather hung still, hung still, and then it danced. The unicorn had a door in it.',
            ],
          },
        ],
        old: [
          {
            setting: 'castle',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'sit proud',
            things: ['chair'],
            text: [
              'Nobody in the hall was wearing armour. A man was making candles. Two women were carrying water, as they did all day, from the well to the kitchen. Someone was asleep beside a heap of socks. It was these who lived in the castle, and the knights only came to dinner. They had no objection to {child}. But there was no door. From rafters to rushes the walls were hung with weaving, forests and fountains of it. {guide} chose a chair.',
              'The stairs ended in the great hall, and the great hall did not go on to anything. {child} walked all round it. It was a fine place, smoky and warm. A girl was plucking geese, and a boy was scrubbing a pot that he could have slept in. Every bit of wall was covered by cloth with pictures on it. "This is where people give up," said {guide}, sinking into a chair. "There is generally soup."',
            ],
          },
          {
            setting: 'castle',
            camera: 'close',
            child: 'hold excited: feather',
            guide: 'stand surprised',
            text: [
              '"Is it always as warm as this?" asked {child}. "Only since they hung those," said the candle-maker, "to stop the draughts." {child} begged a feather. If the hangings were there to stop a draught, then the draught was there behind them. {child} carried the feather along the wall, as you would carry a full spoon. It drooped past the hunt, and past the fountain. At the unicorn it sat up and blew away. Behind the unicorn were stairs.',
              'One does not hang a carpet on a wall just to be told that it is pretty. {child} put a hand behind. The stone was as cold as a fish. It was all to keep the draughts off, then, and somewhere there must be a hole that they came from. The goose girl lent a feather. It slept on {child}\'s palm the whole length of the forest. Near a small embroidered rabbit it woke, and flew. "I have dusted that rabbit for years," said {guide}.',
            ],
          },
        ],
      },
      ask: {
        young: ['What blew the feather?', 'A draught from the door.'],
        older: ['Why did they hang cloth on the walls of a castle?', 'For colour, and to keep out the draughts.'],
      },
    },
    {
      facts: ['privy', 'moths'],
      shows: /\bmoths?\b/i,
      pages: {
        young: [
          {
            setting: 'castle',
            camera: 'medium',
            child: 'cover surprised',
            guide: 'hold happy: coat',
            text: [
              'Brr! Where is a coat? In the loo! "No moth likes it," says {guide}. {child} holds one nose.',
              'A seat with a hole. And coats! The smell keeps moths off. {guide} grins. {child} sniffs. Pooh!',
            ],
          },
        ],
        middle: [
          {
            setting: 'castle',
            camera: 'wide',
            child: 'stand worried',
            guide: 'point proud',
            things: ['box'],
            text: [
              'The wind at the top was like a cold bath. {child} needed a coat to go further. There was one box in the room, and it held a mousetrap. "No cupboards," said {guide}. "Another no."',
              '"You will freeze up there," said {guide}, with great pride. {child} looked in every box for something warm. There was string in them, and an onion.',
            ],
          },
          {
            setting: 'castle',
            camera: 'close',
            child: 'cover surprised',
            guide: 'hold shy: coat',
            text: [
              'Then {child} had to go, and {guide} pointed. It was a tiny room in the wall. There was a hole, and a long way down. On pegs round it hung all the coats! Moths cannot bear the smell, people said. Nor could {child}.',
              'A little door stood open on a smell. Inside was a seat, with a hole over the moat. And there they hung, one fur coat beside the other. It was thought that the stink kept moths away. {child} took a short breath and the longest coat.',
            ],
          },
        ],
        old: [
          {
            setting: 'castle',
            camera: 'wide',
            child: 'stand worried',
            guide: 'point proud',
            things: ['box'],
            text: [
              'The last stair went out into the wind. {child} put a head round the edge and brought it back with no feeling in the ears. Nobody could go up there in a shirt. "That," said {guide}, "is the cold. We are very pleased with it. It costs nothing to run." {child} asked for a coat. They opened every box in the room. They found candle ends, a chess queen, half a letter and a nest.',
              '"It is your clothes that have beaten you," said {guide}, quite sorry about it. Up on the roof, in that wind, one needed fur. Lady Griselda had furs. Lady Griselda had eleven, and a blue one for Sundays. But {child} looked under the bed, and behind the door, and in the big box, which held turnips. A castle with that many coats in it, and nowhere that you could hang one up!',
            ],
          },
          {
            setting: 'castle',
            camera: 'close',
            child: 'cover surprised',
            guide: 'hold shy: coat',
            text: [
              'There was one more door, a narrow one, and {child} had been hoping for it for some time. It led to a closet built out from the wall, with a stone seat. In the seat was a hole. In the hole, a very long way down, was the moat. It was extremely fresh. It was only when {child} turned round that the coats were there, on pegs, nose to nose. "It keeps off the moths," said {guide}. "So they say. We go by the moths."',
              "{child} followed a smell, and it was not a nice one. There was a small cold room hung on the outside of the tower like a swallow's nest. It had a bench with a hole, through which one saw ducks. That was the lavatory. And all along the walls, in the very worst of it, hung Lady Griselda's furs! No moth would come near, people held. {child} chose the blue coat, and breathed later.",
            ],
          },
        ],
      },
      ask: {
        young: ['Where did the coats hang?', 'In the loo!'],
        older: [
          'Why did people hang coats in the lavatory of a castle?',
          'They thought that the smell kept the moths away.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          setting: 'castle',
          time: 'sunset',
          camera: 'close',
          child: 'hold happy: kite',
          guide: 'hug happy',
          text: [
            'Here is the kite. Here is a hug. "Come back," says {guide}. "I shall say no."',
            '{guide} ties a bow on the kite. "Do not get in again!" {child} will.',
          ],
        },
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          child: 'wave calm',
          things: ['kite'],
          text: [
            'Back at the gate {child} waves. The kite bows. Good night, tall tower.',
            'The garden wall is low. {child} hops in. The kite says yes, yes, yes.',
          ],
        },
      ],
      [
        {
          setting: 'castle',
          time: 'sunset',
          camera: 'wide',
          child: 'hold proud: kite',
          guide: 'cheer happy',
          text: [
            'Top of the tower! {child} has the kite. "Yes!" shouts {guide}. It just slipped out.',
            '{child} unties the kite. {guide} helps. "No, no, no," says {guide}. "Oh, yes."',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sleep calm',
          things: ['pillow'],
          text: [
            'Night. {child} sleeps. A pillow wall, a sock moat. Who goes there? Nobody.',
            'A castle of pillows. {child} is asleep inside. One red tail hangs out.',
          ],
        },
      ],
      [
        {
          setting: 'castle',
          time: 'sunset',
          camera: 'medium',
          child: 'jump excited',
          guide: 'look-up happy',
          things: ['kite'],
          text: [
            'One tug, and down it comes. {child} hugs the kite. The castle looks a bit bare.',
            'Flap! The kite is free. {child} jumps. "Well done," says {guide}, very, very quietly.',
          ],
        },
        {
          setting: 'mountain',
          time: 'sunset',
          camera: 'wide',
          child: 'run happy',
          things: ['kite'],
          text: [
            'Out of the gate, over the hill. {child} flies the kite home. The castle waves.',
            '{child} runs. The kite nods. Far off, somebody is waving a sock.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'castle',
          time: 'sunset',
          camera: 'wide',
          child: 'reach proud',
          guide: 'stand sad',
          things: ['kite'],
          text: [
            '{child} stood at the foot of the flagpole and undid the knot. The kite jumped down like a cat. "You got in," said {guide}, in a very small voice. "You got all the way in. I suppose I said yes somewhere."',
            'There hung the kite, and it was only tied by its tail. {child} unwound it, bow after bow. Below lay the whole land, with no end to it. {guide} had never been up there. "So this is what I keep people from," said {guide}.',
          ],
        },
        {
          setting: 'castle',
          time: 'sunset',
          camera: 'medium',
          child: 'hug happy',
          guide: 'shout proud',
          text: [
            'They let {child} out by the front. {guide} shut everything, one thing after another, and came round outside. "Now try again!" shouted {guide}. But it was supper time, so {child} only hugged {guide}, and went home.',
            'At the bridge {child} turned round. "That was my best no ever," said {child}, and gave {guide} a hug. {guide} could not speak. Then, when the bridge was up, came a shout. "Come again! You can\'t!"',
          ],
        },
      ],
      [
        {
          setting: 'castle',
          time: 'sunset',
          camera: 'medium',
          child: 'hold happy: kite',
          guide: 'jump excited',
          text: [
            'As soon as {child} had the kite, a trumpet blew. Lady Griselda was home! "Who let this person in?" she asked. "Nobody," said {guide}. "That is what I am so proud of." She asked {child} to stay for pudding.',
            '{child} had hardly got the kite loose when the wind came back. It pulled. {guide} took hold of {child}, and so did the cook. For a moment the whole castle was on a string. Then {child} let out some more.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          child: 'sit proud',
          things: ['pillow'],
          text: [
            'At home {child} built a wall of every pillow in the house. It had a slit, wide on the inside. The moat was a blue scarf. When someone came to say good night, a voice said, "Try the bell."',
            'That night nobody could get to {child}\'s bed. There was a pillow tower, round, and a groove to slide a book in. {child} sat inside, being the keeper. "No," said {child} happily, and then, "Well, one kiss."',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'castle',
          time: 'sunset',
          camera: 'wide',
          child: 'reach proud',
          guide: 'stand sad',
          things: ['kite'],
          text: [
            'The kite had tied itself to the flagpole with a knot that a sailor would have been proud of. {child} picked it undone with numb fingers. From up there you could see the sea. {guide} looked at it, and then for a long time at all the walls below. "Every one of them worked," said {guide}. "That is what I do not understand. They all said no, and here you are." "They were only asking who it was," said {child}.',
            'The kite came away easily at last, and lay in {child}\'s arms and shivered like a caught bird. The sun was on the edge of the land. Nobody was ever up here but the wind, for the way was so well guarded. {guide} had been Keeper for years and had not once seen what was kept. "It goes on and on," said {guide}. "Is it all outside?" It was. They watched until the rooks came home.',
          ],
        },
        {
          setting: 'castle',
          time: 'sunset',
          camera: 'medium',
          child: 'wave happy',
          guide: 'shout proud',
          text: [
            'Going out took no time. A castle has nothing against people who are leaving. {guide} wound up this and let down that, and made it all as it had been. Then {guide} looked at it with shining eyes. "There is a fault in it somewhere," {guide} shouted after {child}. "I shall find it. Come on Thursday and fail!" And there was a light in the tower very late, and someone hammering.',
            'They parted at the water. {child} waved from the lane. "If anyone asks," {guide} called, "you flew over the top!" {child} laughed. It was what the kite had done, so it was nearly true. By the stile there was a bus stop again. But in the dusk behind it, far away and very white, somebody was running along a wall. {guide} was waving, with a coat on a stick, and shouting one word. You could not have sworn that it was no.',
          ],
        },
      ],
      [
        {
          setting: 'castle',
          time: 'sunset',
          camera: 'medium',
          child: 'hold happy: kite',
          guide: 'jump excited',
          text: [
            'The whole kitchen had come up to see. With the kite down, the pole looked bare, and the cook said it was a pity, because of the pudding. She had made it for whoever was so grand as to have a red flag. "Then it is for {child}," said {guide}, rather loudly, and blushed. They ate it on the roof, out of the wind, fifteen of them with four spoons. The keeper of all the noes asked for more.',
            'No sooner was the kite free than the lady of the castle rode up to her own gate. She could not get in. {guide} had wedged it. There was a good deal of talk, up and down. "I have a child here who knows the way," {guide} called out in the end. So {child} came down with the kite under one arm and told her. It took a while. "Remarkable," said Lady Griselda. "I have always used the bell."',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          child: 'sit proud',
          things: ['pillow'],
          text: [
            "Before lights out there was a castle on {child}'s bed. It had taken every pillow in the house and some of the towels. It was round, for reasons. It had one slit, narrow on the outside, and a book on a string for a gate. {child} sat in the middle and tried to think of a way in. There was none. It took quite some time to get out and turn off the lamp.",
            'The kite hung over the bed with its tail in loops. {child} had built up the sides with pillows, and laid the blue quilt all round on the floor for water. Nothing could come in now. It was very quiet. After a bit {child} took one pillow down, on the window side, and lay looking at the gap. It was about wide enough for a {kind}, supposing that one wanted to try.',
          ],
        },
      ],
    ],
  },
};
