import type { FactSheet } from '../sheet.ts';

/** The best puddle of the street has gone; whoever looks into the case arrests everybody but the sun. */
export const waterCycle: FactSheet = {
  id: 'water-cycle',
  topic: 'geography',
  title: 'Where water goes',
  subject: 'where water goes',
  words: [
    'water cycle',
    'river',
    'stream',
    'puddle',
    'rain',
    'evaporation',
    'how rivers begin',
    'where does rain come from',
    'why is the sea salty',
    'salty sea',
    'waterfall',
    'where does water go',
    'ocean',
    'water',
  ],
  guides: ['detective', 'otter', 'frog'],
  titles: [
    'The Case of the Missing Puddle',
    '{child} and the Wet Clue',
    'Nobody Leave the Street, Said {guide}',
    'It Was Here on Tuesday, It Was Shaped Like a Boot',
    'Eleven Suspects and the Sun',
  ],
  facts: [
    {
      id: 'evaporates',
      says: 'Water dries up into the air: bit by bit it turns to vapour, which cannot be seen; the warmth of the sun drives it.',
      source: 'US Geological Survey, Water Science School, "Evaporation and the Water Cycle"',
    },
    {
      id: 'condenses',
      says: 'When damp air is cooled, its vapour turns back into drops, as on a cold bottle.',
      source: 'US Geological Survey, Water Science School, "Condensation and the Water Cycle"',
    },
    {
      id: 'cloud',
      says: 'A cloud is made of drops so small that they float; when enough of them join they fall as rain.',
      source: 'US Geological Survey, Water Science School, "Precipitation and the Water Cycle"',
    },
    {
      id: 'downhill',
      says: 'Water on the ground runs downhill; trickles join into streams, and streams into rivers.',
      source: 'US Geological Survey, Water Science School, "Rivers, Streams, and Creeks"',
    },
    {
      id: 'watershed',
      says: 'Rain that falls on the two sides of a ridge runs down to different rivers.',
      source: 'US Geological Survey, Water Science School, "Watersheds and Drainage Basins"',
    },
    {
      id: 'soaks',
      says: 'A part of the rain soaks into the ground and creeps through cracks and between grains of sand.',
      source: 'US Geological Survey, Water Science School, "Infiltration and the Water Cycle"',
    },
    {
      id: 'spring',
      says: 'Where the water in the ground comes out again, there is a spring.',
      source: 'US Geological Survey, Water Science School, "Springs and the Water Cycle"',
    },
    {
      id: 'salt',
      says: 'Rivers carry a little salt out of the rocks into the sea, where it has gathered for a very long time.',
      source: 'NOAA National Ocean Service, "Why is the ocean salty?"',
    },
    {
      id: 'salt-stays',
      says: 'When sea water dries up, the water goes into the air and the salt stays behind, so rain is fresh.',
      source: 'US Geological Survey, Water Science School, "Why is the ocean salty?"',
    },
    {
      id: 'most',
      says: 'About 97 parts in a hundred of all the water on Earth are in the sea.',
      source: 'US Geological Survey, Water Science School, "How Much Water is There on Earth?"',
    },
    {
      id: 'ice',
      says: 'Some water waits for thousands of years as ice in glaciers.',
      source: 'US Geological Survey, Water Science School, "Ice, Snow, and Glaciers and the Water Cycle"',
    },
    {
      id: 'old',
      says: 'The same water goes round again and again; what comes out of a tap may once have been drunk by dinosaurs.',
      source: 'US Environmental Protection Agency, "Water Facts of Life"',
    },
  ],
  never: [
    {
      wrong: /\b(?:water|puddle) (?:is|was|has) gone (?:for ever|for good)\b/i,
      belief: 'When it dries the water is gone for ever.',
      truth: 'It is in the air, and comes down again somewhere.',
    },
    {
      wrong: /\brivers? (?:always )?(?:runs?|flows?) (?:to the )?(?:south|north|down the map)\b/i,
      belief: 'Rivers always flow south.',
      truth: 'They run downhill, whichever way that is.',
    },
    {
      wrong: /\bclouds? (?:is|are|was|were) (?:made of )?(?:steam|smoke|vapou?r|wool)\b/i,
      belief: 'Clouds are made of vapour.',
      truth: 'Vapour cannot be seen; a cloud is tiny drops or bits of ice.',
    },
    {
      wrong: /\brain (?:from the sea )?(?:is|was|tastes|tasted) salty\b/i,
      belief: 'Rain from the sea is salty.',
      truth: 'The salt stays behind when the water goes into the air.',
    },
    {
      wrong: /\b(?:clouds?|the sky|rain) makes? new water\b/i,
      belief: 'Clouds make new water.',
      truth: 'The same water goes round and round.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'Gone! The best puddle is gone. {child} has boots on. Splash? No splash.',
            'Two boots, one {child}. No puddle. It was here on Tuesday!',
          ],
          setting: 'street',
          camera: 'medium',
          child: 'stand sad',
          things: ['boots'],
        },
        {
          text: [
            '"Aha," says {a guide}. "Who took it?" {child} shrugs. They go and look.',
            '"I find things," says {a guide}. "Come, {child}. Follow the wet!"',
          ],
          setting: 'street',
          camera: 'wide',
          child: 'walk curious',
          guide: 'point proud',
        },
      ],
      [
        {
          text: [
            'It was brown. It was big. It was by the gate. Who has the puddle of {child}?',
            '{child} looks down by the gate. Dry mud. Where did the puddle go?',
          ],
          setting: 'street',
          camera: 'close',
          child: 'kneel surprised',
          things: ['gate'],
        },
        {
          text: [
            '{a guide} sniffs the mud. "A clue," says {guide}. {child} sniffs as well.',
            'Here is {a guide}. "Nobody move!" A snail moves. {child} walks past it.',
          ],
          setting: 'street',
          camera: 'medium',
          child: 'stand curious',
          guide: 'kneel determined',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            '{child} came out in boots. The puddle by the gate was the best in the street. It was shaped like a boot as well. One could stand in it exactly. But this morning it was gone.',
            'On Tuesday there was a puddle, as brown as tea. On Wednesday there was half. And now it was Thursday, and {child} stood in two boots on dry mud. Somebody had been helping themselves.',
          ],
          setting: 'street',
          camera: 'medium',
          child: 'stand sad',
          things: ['boots'],
        },
        {
          text: [
            '"Nobody leave the street," said {a guide}, out of the hedge. {guide} had solved cases before, mostly by accident. "One puddle, missing. Was it wearing anything?" "A leaf," said {child}. They set off after it.',
            '{a guide} measured the hole and wrote down that it was empty. "I arrest the gate," said {guide}. "It was here the whole time." {child} thought they might look a bit further. So they followed the wet.',
          ],
          setting: 'street',
          camera: 'wide',
          child: 'walk determined',
          guide: 'point proud',
        },
      ],
      [
        {
          text: [
            'There are people with a dog, and people with a pond. {child} had a puddle. It lay by the gate, and it had the sky in it. Today there was no sky on the ground. There was only a brown dent.',
            'All week {child} had jumped in it, to school and back. It splashed like nothing else. Now {child} jumped, and it said thud. The puddle had been taken away.',
          ],
          setting: 'street',
          camera: 'close',
          child: 'kneel surprised',
        },
        {
          text: [
            'Thud, thud, came somebody through the dust. "I heard that," said {a guide}. "It was the sound of a crime. Who saw it last?" "A duck," said {child}. {guide} wrote DUCK, and underlined it. The hunt was on.',
            '{a guide} had a large coat, and a small idea. "Somebody drank it," said {guide}. "I shall look at all the tongues." {child} had another idea. Water leaves tracks. They would go after those.',
          ],
          setting: 'street',
          camera: 'medium',
          child: 'stand determined',
          guide: 'kneel proud',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'It was not a large puddle, but it was well placed. It lay by the gate, where everyone had to go round it, and it was shaped like a boot. {child} had found that out by standing in it. It had been there all through March. On Tuesday it had a leaf on it, like a boat. On Thursday {child} came out in both boots to see how the leaf did. There was the leaf. It was lying on the ground.',
            'Some things you do not own, and yet they are yours. {child} had the third stair, the noise of the milk float, and the puddle by the gate. It was a boot long and a boot wide and it was exactly as deep as a boot. And then one morning it was not any of that. There was a brown dent, with a crack across it, where a puddle had been lifted out. They had left the mud. They had even swept up.',
          ],
          setting: 'street',
          camera: 'medium',
          child: 'stand sad',
          things: ['boots'],
        },
        {
          text: [
            '"Nobody leave the street!" said a voice. As there was only {child} in it, this was easy. Out of the hedge came {a guide}, who looked into things, and sometimes fell in. "One puddle. Taken, I should say, between Tuesday and tea. I arrest this hedge." {child} did not think it was the hedge. "A puddle can\'t just stop," said {child}. "It must be somewhere." {guide} wrote that down, as something {guide} had said. They went to see where.',
            'The case was given to {a guide}, because nobody else asked for it. {guide} lay flat and looked at the dent through a rolled-up newspaper. "No struggle," said {guide}. "It knew its thief. Who had a reason? Who is damp?" At this a snail drew in its horns, and was put under arrest. {child} let it out again. "We ought to follow the water," said {child}. "It went away somehow." That was not how {guide} worked. But there was nobody left in the street to suspect.',
          ],
          setting: 'street',
          camera: 'wide',
          child: 'walk determined',
          guide: 'point proud',
        },
      ],
      [
        {
          text: [
            'If you jumped in with both feet, it came up to the windowsill. If you stood quite still, it gave you back the whole sky, with your own face hanging in it. {child} had done both every day for a week. Then came a morning when the feet came down and it said thud. It was dust. Somebody had taken the puddle, sky and all. There was a mark round the edge, as in a bath.',
            '"Mind the puddle," they always said, and {child} always had. It wanted minding; it had been smaller lately. On Monday it no longer reached the gatepost. On Wednesday a duck stood in it, looking embarrassed, with water over its toes. And on Thursday {child} knelt down by a hollow with nothing in it. If a thing goes bit by bit, thought {child}, then somebody is carrying it.',
          ],
          setting: 'street',
          camera: 'close',
          child: 'kneel surprised',
        },
        {
          text: [
            '"Thud," said somebody, "is the saddest word there is." It was {a guide}, in charge of mysteries, who had been waiting for one since Christmas. "Leave this to me. It is always the butler." {child} said that there was no butler. "Then he has got away," said {guide}, and wrote it down. It seemed to {child} that a clue would be something wet, and that they had better go and find one. They found one sooner than they thought.',
            'By noon {a guide} was there, lying flat, with one ear to the ground. "I hear nothing," said {guide}. "That proves it has gone." {guide} was known for arresting people, and for having to say sorry. {child} got in first. "No one is to be arrested till we know where it went." {guide} agreed, on the whole. In one pocket {guide} had brought a great many labels, and they all said SUSPECT.',
          ],
          setting: 'street',
          camera: 'medium',
          child: 'stand determined',
          guide: 'kneel proud',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['evaporates'],
      shows: /\bair\b/i,
      pages: {
        young: [
          {
            text: [
              'Here is a small puddle. {child} chalks a ring. Wait. It shrinks! It goes up into the air, {guide}.',
              'Nobody drank it. The sun was warm. Up, up it went, into the air. {child} points. {guide} gasps.',
            ],
            setting: 'street',
            camera: 'medium',
            child: 'point surprised',
            guide: 'look-up surprised',
          },
        ],
        middle: [
          {
            text: [
              'Further down there was one small puddle left. A dog looked at it. "Aha!" said {guide}. "The thief comes back." The dog was given a label. {child} took a bit of chalk. All round the puddle {child} drew a white ring.',
              '"There was a dog," said {guide}. "There is always a dog." It was sitting by the last puddle, and it wagged. {child} wanted to be sure. So {child} chalked a line just where the water ended.',
            ],
            setting: 'street',
            camera: 'medium',
            child: 'kneel curious',
            guide: 'point proud',
            things: ['puddle'],
          },
          {
            text: [
              'They sat on the wall and watched, and so did the dog. Nobody drank. The sun shone. After an hour there was a dry edge inside, as wide as a hand. "It goes up," said {child}, "into the air!" The dog got its good name back.',
              'The dog fell asleep. The puddle went on getting smaller. There was a finger of dry inside the line, and then a hand. Only the sun had been there. It had warmed the water off into the air. "I never liked the sun," said {guide}.',
            ],
            setting: 'street',
            camera: 'wide',
            child: 'look-up surprised',
            guide: 'sit surprised',
          },
        ],
        old: [
          {
            text: [
              'At the corner lay a second puddle, no bigger than a tray. Beside it sat a dog, with wet whiskers. "Look at that face," whispered {guide}. "It has drunk one and it has come for the other." A label was tied to the collar. The dog was delighted. It did seem a small dog for so much water. {child} found a stump of chalk in a pocket and drew a line exactly along the edge of the puddle.',
              '"I shall now reconstruct the crime," said {guide}. "Here is a puddle like the other. Here is a dog. I turn my back." {guide} turned, counted to five, and spun round. The dog was scratching. It was asked to do it again. {child} felt that they ought to watch the water and not the dog. With a bit of chalk one could ring it in, like something on a map. Then it could not leave without being seen.',
            ],
            setting: 'street',
            camera: 'medium',
            child: 'kneel curious',
            guide: 'point proud',
            things: ['puddle'],
          },
          {
            text: [
              'They sat on the wall and kept their eyes on it. The dog slept. Nobody came, and nobody drank, and there was no hole, for {child} had felt the bottom. The church clock struck, and struck again. And round the inside of the chalk there was now a dry ring, as broad as a hand. "It\'s going up," said {child}. "Straight up, into the air, in bits too small to see. The sun is doing it." {guide} untied the label. It was hard to know where to tie it next.',
              'No one touched it. That was the odd thing. They both swore to it afterwards. The sun came over the roof and lay on the water like a warm cat. In half an hour the water no longer reached the chalk. In an hour you could lay a hand between. It had not run away, since the road was flat. So there was just one way left to go. "Up," said {child}. "The sun warms it, and it goes off in the air." {guide} raised a label towards the sun, and lowered it again.',
            ],
            setting: 'street',
            camera: 'wide',
            child: 'look-up surprised',
            guide: 'sit surprised',
          },
        ],
      },
      ask: {
        young: ['Where did the puddle go?', 'Up into the air.'],
        older: [
          'What happens to a puddle on a warm day?',
          'The sun warms it, and bit by bit the water goes up into the air.',
        ],
      },
    },
    {
      facts: ['condenses'],
      shows: /\bdrops\b/i,
      pages: {
        young: [
          {
            text: [
              'A cold bottle. {child} wipes it dry. Look, new drops! They came out of the air. "Got you," says {guide}.',
              'Drip, says the cold bottle. Does it leak? No. The air makes drops on it. {child} shows {guide}.',
            ],
            setting: 'kitchen',
            camera: 'close',
            child: 'hold surprised: bottle',
            guide: 'point happy',
          },
        ],
        middle: [
          {
            text: [
              'Washing dries into the air. Puddles might too, thought {child}. But one cannot see it. They went into the kitchen to think. A bottle stood there, fresh from the fridge. "It leaks," said {guide}. "I arrest that bottle."',
              '"What dries goes into the air," said {child}. {guide} snatched at the air with both hands. Nothing. "It is holding its breath," said {guide}. {child} got the cold bottle out, for a drink. It was wet all over.',
            ],
            setting: 'kitchen',
            camera: 'medium',
            child: 'think curious',
            guide: 'point proud',
            things: ['bottle'],
          },
          {
            text: [
              '{child} wiped it dry with a cloth. The lid was on tight, and it was full to the top. But soon it was covered in drops again. They had not come from inside. "They come from the air," said {child}. "The cold lets us see it." {guide} licked one, and took it down as evidence.',
              '"It isn\'t leaking," said {child}. "Look, it is still full." They dried it. And out of nowhere, drops came, first like mist, and then like beads. Air has water in it, and where it is cooled that turns back. {guide} shook hands with the bottle. It was very wet of {guide}.',
            ],
            setting: 'kitchen',
            camera: 'close',
            child: 'hold excited: bottle',
            guide: 'stand surprised',
          },
        ],
        old: [
          {
            text: [
              '"Washing dries off into the air," said {child}. "Perhaps puddles do." "Then I shall search the air," said {guide}, and did the whole of the kitchen, with a net. {child} sat at the table. It was a nuisance to be looking for a thing that could not be seen. It might be in this very room. Then {guide} gave a shout, and pointed at the bottle. It had come out of the fridge a moment ago, and it was wet from top to bottom. "It leaks! I arrest it. It is full of stolen puddle."',
              'Things that dry go off into the air as vapour. But then there is nothing to look at. {guide} had been standing in front of the stove for some time, saying "Come out." It did not. It was too hot for detecting, and {child} fetched the bottle from the fridge. When {child} set it down there was a ring on the table. "Aha," said {guide}, and felt it. "Damp. It has been crying. That is a guilty bottle, or I never met one."',
            ],
            setting: 'kitchen',
            camera: 'medium',
            child: 'think curious',
            guide: 'point proud',
            things: ['bottle'],
          },
          {
            text: [
              '{child} wiped the bottle with a cloth until it squeaked. It was quite full, and the cap was on. Nothing could have got out. They bent down together. At first there was a sort of bloom on the glass, as on a plum. Then there were drops. They grew, and one of them ran. "It comes from outside," said {child}. "It was in the air, and the cold makes it turn back." It was the first they had seen of it since Tuesday. {guide} saluted.',
              '"Weigh it," said {child}, "if you think it is losing any." They dried it, and made a mark where the milk came to. They watched. Out of the clear air drops gathered on the glass, and ran down in crooked lines. The milk stayed at its mark. So it was not the bottle. Warm air carries water, and when it meets something cold it has to put some of it down. {guide} took a label off the bottle, and on second thoughts kissed it.',
            ],
            setting: 'kitchen',
            camera: 'close',
            child: 'hold excited: bottle',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['Where did the drops come from?', 'Out of the air.'],
        older: [
          'Why does a cold bottle grow wet outside?',
          'There is water in the air, and where the air is cooled it turns back into drops.',
        ],
      },
    },
    {
      facts: ['cloud'],
      shows: /\bjoin(?:s|ed|ing)?\b/i,
      pages: {
        young: [
          {
            text: [
              'Up to a cloud! It is only tiny drops. They join. They get fat. Plop, on {guide}! Plop, {child}!',
              'In the cloud it is wet. Small drops join small drops. Too heavy! Down they go. {child} laughs. {guide} drips.',
            ],
            setting: 'sky',
            weather: 'rain',
            camera: 'wide',
            child: 'float happy',
            guide: 'float surprised',
            things: ['rain-cloud'],
          },
        ],
        middle: [
          {
            text: [
              'Puddles dry up, people say. So {child} looked up. They took the hot-air balloon. Over the hill sat one fat cloud. "That is where it is kept," said {guide}. {guide} knocked. There was no door. There was nothing to knock on.',
              'From the hot-air balloon they saw a cloud like a great grey sack. "I shall cut the string," said {guide}, "and out it will come." But there was no string, and no sack either. {guide} reached in up to the neck.',
            ],
            setting: 'sky',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'reach determined',
            things: ['hot-air-balloon', 'cloud'],
          },
          {
            text: [
              'The cloud came in round them. It was drops, so tiny that they hung. {child} watched two of them on a sleeve. They joined. Then a third joined, and a fourth, until it rolled off. "That is how it gets out," said {child}. It began to pour.',
              'It was grey inside, and made of specks of water. Each was too small to fall. On the brass rail they touched, and joined, and grew round. "They need to be fat," said {child}. Then all at once they were. It rained, and {guide} was the first to know.',
            ],
            setting: 'sky',
            weather: 'rain',
            camera: 'medium',
            child: 'point excited',
            guide: 'cover surprised',
          },
        ],
        old: [
          {
            text: [
              'Puddles, people always say, dry up. It was {child} who thought of looking there. So they hired the hot-air balloon. Over the hill floated one cloud, white on top and dark below, like a pudding. "A warehouse," said {guide}. "They store it there. Open in the name of the law!" The hot-air balloon drifted nearer. {guide} leaned out to bang on the wall, and the arm went in as far as the shoulder. There was no wall. There was not even any inside.',
              '"There will be a tap," said {guide}. They were in the hot-air balloon, going up, and the cloud came down to meet them like a ceiling. {child} had thought it would be something, a skin, or a sack, that held the water in. But the top of the balloon went into it, and then the ropes, and then their own two heads. All was grey. {guide} felt about for the tap. "How does it ever get out," said {child}, "if there is nothing for it to get out of?"',
            ],
            setting: 'sky',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'reach determined',
            things: ['hot-air-balloon', 'cloud'],
          },
          {
            text: [
              'On the sleeve of {child} the grey turned out to be beads. They were drops, so fine that they floated, like dust in a sunbeam. Two of them touched and were one. It joined a third. Another bumped into that. When it was as big as a peppercorn it began to roll, and dropped over the side. "Nobody lets it out," said {child}. "They join until they\'re too heavy to stay." Around them it was happening everywhere. Then it came down, and {guide} arrested as much of it as would go in one hat.',
              'There was water on the rope in front of {child}, as small as pinpricks. No speck was large enough to fall. They hung where they were, or rose with the air. But whenever two came together they joined, as quick as that, and the bigger one went about collecting more. In the end it let go. "That was a raindrop," said {child}. "It took a crowd." There came another, and then ten, and then nobody was counting. "It is escaping!" cried {guide}. They turned the balloon to go down after it.',
            ],
            setting: 'sky',
            weather: 'rain',
            camera: 'medium',
            child: 'point excited',
            guide: 'cover surprised',
          },
        ],
      },
      ask: {
        young: ['What do the tiny drops in a cloud do?', 'They join, and down they go.'],
        older: [
          'How does a cloud turn into rain?',
          'Its tiny drops join until they are too heavy to float, and then they fall.',
        ],
      },
    },
    {
      facts: ['downhill', 'watershed'],
      shows: /\bdown(?:hill)?\b/i,
      pages: {
        young: [
          {
            text: [
              'Rain on the hill. Which way now? Down! Trickle meets trickle. Down runs the stream. {child} and {guide} walk along.',
              '{guide} wants to go up. No! Water goes down. A trickle, a stream, a river. {child} walks down too.',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'walk happy',
            guide: 'walk surprised',
          },
        ],
        middle: [
          {
            text: [
              'The rain had come down on a bare hill, and run off. But where to? {guide} stood at the top and tossed a coin. It rolled away and was lost. Up here all directions were the same.',
              '"It went that way," said {guide}, and pointed at the higher hill. "I can see it, shining." That was a goat. {child} looked at the wet ground. It had to have gone somewhere.',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'point proud',
          },
          {
            text: [
              'The coin had shown them, though. It had rolled downhill, and so does water. {child} found a trickle as thin as a bootlace. It met another. They made a stream, and the stream met a stream. By the bridge it was a river, and {guide} bowed to it.',
              'Water never goes up a hill by itself. It takes the way down, every time. {child} followed a thread of it through the grass. Here came another thread, and three more. At the bottom it was wide enough for a boat. "As the goat told me," said {guide}.',
            ],
            setting: 'mountain',
            camera: 'medium',
            child: 'walk happy',
            guide: 'walk surprised',
          },
        ],
        old: [
          {
            text: [
              'They knew that it had rained on the ridge. There were still drops on the heather. But whatever had fallen there was gone, and a ridge has two sides, and they are both very large. "I shall use science," said {guide}, and tossed a coin. It came down on its edge. It stood for a moment right on the top of the ridge, thinking. Then it rolled off to the left, and {guide} ran after it, shouting that it was under arrest.',
              '"The puddle came down here," said {guide}, "and climbed. I put myself in its place. If I were a puddle I should want to see the view." So they climbed too, as far as a cairn. From there they had a fine sight of two valleys, one on each hand, with a river in either. They did not see a puddle. {child} sat on the ridge, one boot on the left and one on the right. It had begun to drizzle again, on both.',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'sit worried',
            guide: 'point proud',
          },
          {
            text: [
              '"It did just what your coin did," said {child}. "It went down." That is all water knows how to do. Whatever fell on this side had to run this way. And there under the heather was a thread of it, and it met a thread. They went along beside it, downhill, by the sheep path. It got a voice. It got stepping stones. A second stream came in from the right without being asked. By the time there was a bridge it was a river, with the sky in it.',
              'A drop fell on the left knee of {child} and ran down to the left. One on the right knee ran down to the right. "It depends where it lands," said {child}. "Only an inch, and it goes to another river. But it can\'t ever go up." The street lay to the left, so they took that side. They followed a trickle to a stream. They followed the stream, which kept adding others like a sum, until it was broad, and brown, and had boats. {guide} said it looked familiar.',
            ],
            setting: 'mountain',
            camera: 'medium',
            child: 'walk happy',
            guide: 'walk surprised',
          },
        ],
      },
      ask: {
        young: ['Which way does water run?', 'Down, down, down.'],
        older: ['How does a river begin?', 'Rain runs downhill; trickles join into streams, and streams into a river.'],
      },
    },
    {
      facts: ['spring', 'soaks'],
      shows: /\bsprings?\b/i,
      pages: {
        young: [
          {
            text: [
              'The stream goes into the ground! Gone. {child} waits lower down. Bubble! A spring. Out it comes, {guide}!',
              'Down a crack goes the water. And the leaf. Where? Here, at the spring! {child} cheers. {guide} hops.',
            ],
            setting: 'forest',
            camera: 'medium',
            child: 'cheer surprised',
            guide: 'jump happy',
          },
        ],
        middle: [
          {
            text: [
              'In the wood the stream did a strange thing. It ran up to a rock, and under it, and was gone. "Swallowed!" said {guide}, and arrested a mole. {child} dropped a red leaf in. It went down the hole with a twirl.',
              'They had the trail, and then they had none. The stream went in at a crack and did not come out. "It has a cellar," said {guide}. There was a mole to blame, luckily. {child} sent a yellow leaf in after the water.',
            ],
            setting: 'forest',
            camera: 'medium',
            child: 'kneel worried',
            guide: 'point proud',
            things: ['leaf'],
          },
          {
            text: [
              'Water soaks in, and creeps through the cracks. But it is still going down. So {child} went lower, and listened. There among the ferns it bubbled out, as cold as a key. It was a spring. Round and round on it went a red leaf. They let the mole go.',
              '"Then it will come out where it is lower," said {child}. They walked to the foot of the hill. The grass was greenest there. Out of the stones came a spring, as clear as a window. Out of the spring came a yellow leaf. {guide} said sorry to the mole.',
            ],
            setting: 'forest',
            camera: 'close',
            child: 'point happy',
            guide: 'kneel shy',
            things: ['leaf'],
          },
        ],
        old: [
          {
            text: [
              'In the middle of the wood the stream stopped. It did not dry up, or turn aside. It ran to the foot of a grey rock, as lively as ever, and went in. {child} knelt and looked. There was a crack no wider than a letterbox, with a cold breath coming out. "Kidnapped," said {guide}, "and I know by whom." A mole had put its head up to see what the noise was. It had a label on before it could put it down again.',
              '"This is what comes of following things," said {guide}. Before them the water slid under a stone like a letter under a door. On the other side of the stone was dry moss. {guide} looked beneath it, and over it, and accused it. Then {guide} saw the mole. Moles dig, said {guide}; this one had dug a hole, and let the river out at the bottom. {child} picked up a leaf with a scarlet edge and let it float in at the crack.',
            ],
            setting: 'forest',
            camera: 'medium',
            child: 'kneel worried',
            guide: 'point proud',
            things: ['leaf'],
          },
          {
            text: [
              '"Rain gets into the ground all over," said {child}. "It soaks in. It goes through the cracks. But it still has to go down, and the hill stops further on." Where it stopped, there might be a way out. {child} had sent a red leaf in at the crack. They waited at the bottom of the hill, where the ferns were thickest, and put their ears to the stones. Something was coming, whispering. It came up through the pebbles, round and cold, a spring. And presently it handed them the leaf.',
              'The mole was asked where water goes, down there, since it lived in it. "Along," said the mole, "and down, like everybody. Through the sand, between the grains. And out at the spring, when it has had enough." It would not say more without the label off. They found the place by the green of the grass. From under a root the water came welling, quite without hurry, as though it had been there all the time. On it, turning, was a leaf with a scarlet edge.',
            ],
            setting: 'forest',
            camera: 'close',
            child: 'point happy',
            guide: 'kneel shy',
            things: ['leaf'],
          },
        ],
      },
      ask: {
        young: ['Where did the stream come out?', 'At the spring. Bubble!'],
        older: [
          'Where does the water in a spring come from?',
          'From rain that soaked into the ground and crept down through the cracks.',
        ],
      },
    },
    {
      facts: ['salt', 'salt-stays'],
      shows: /\bsalt\b/i,
      pages: {
        young: [
          {
            text: [
              'Rivers bring salt from the rocks. It stays on the plate! The water goes up. {child} shows {guide}.',
              'Rivers bring salt to the sea. On a plate it dries. Salt stays. Water flies home. {child} waves at it. {guide} waves.',
            ],
            setting: 'beach',
            camera: 'close',
            child: 'wave happy',
            guide: 'kneel surprised',
            things: ['plate'],
          },
        ],
        middle: [
          {
            text: [
              'The river ended in the sea. {guide} put in one finger, and tasted, and spat. "Salt! The rivers carry it down from the rocks, bit by bit. It all stays in there. The case is closed." {child} looked at all that sea. Nobody wants a salt puddle.',
              '"Every river brings a pinch of salt from its rocks," said an old gull. "It has added up." {guide} sat down on the sand. "Then our puddle is pickled. Nobody will ever sort that out." {child} borrowed a plate from the picnic.',
            ],
            setting: 'beach',
            camera: 'wide',
            child: 'think sad',
            guide: 'sit sad',
          },
          {
            text: [
              '{child} put a little sea on a plate and left it in the sun. They built a castle. When they came back the water had dried. All over the plate lay something white. "The salt stays here," said {child}. "Only the water goes up!" So it could come home as good as new.',
              'A little sea went on the plate. The plate went in the sun. After lunch there was none left, but only a white crust. "Salt," said {child}. "It can\'t fly. The water has gone without it." {guide} got up and looked at the sky, and then at the clock.',
            ],
            setting: 'beach',
            camera: 'close',
            child: 'point excited',
            guide: 'look-up surprised',
            things: ['plate'],
          },
        ],
        old: [
          {
            text: [
              'At the end of the river was the sea, and it went on for as long as there was anything. "It is in there somewhere," said {child}. {guide} dipped in a finger and put it in the mouth, and made a face like a glove. "Salt. Rivers wash it out of the rocks, a grain at a time. They were at it before there were fish. You cannot pick a puddle out of that. And if you could, it would be soup." {guide} closed the notebook.',
              'Nearly all the water there is turned out to be in one place. It lay there and breathed. "Call it," said {guide}. {child} called, but the puddle had never had a name. A wave came up and had a look at their feet, and it left a taste. "Salt!" said {guide}. "I knew it. Every river carries a little down from the stones, and it never gets out again. Our puddle has fallen into bad company." Nobody there had heard of a salt puddle that was made sweet again. {child} took a plate out of the picnic, and wondered.',
            ],
            setting: 'beach',
            camera: 'wide',
            child: 'think sad',
            guide: 'sit sad',
          },
          {
            text: [
              'Water could get out of a puddle. Perhaps it could get out of that. {child} took a plate, poured on a cup of sea, and set it on a hot stone. They had their sandwiches. They built {guide} a chair of wet sand. Then {child} fetched the plate. It was dry, and it had turned white. "There is the salt," said {child}. "It stays, and the water leaves without it. It comes up out of the sea quite clean." {guide} began to clap, and stopped, and looked up. "Then it may be on its way home," said {guide}.',
              'On the plate a puddle of sea lay in the sun, looking at nothing. They played ducks and drakes. By four o\'clock it was half as big, and there was a white rim. By five the plate held a crust of tiny squares, and not one drop. {guide} tasted one. "Salt!" "It stays," said {child}, "and the water goes without it." So rain need not taste of where it has been. {guide} turned to look at the land. Clouds were going over, all of them in one direction.',
            ],
            setting: 'beach',
            camera: 'close',
            child: 'point excited',
            guide: 'look-up surprised',
            things: ['plate'],
          },
        ],
      },
      ask: {
        young: ['Who brings the salt to the sea?', 'The rivers. They bring it from the rocks.'],
        older: [
          'Why is the sea salt, and the rain not?',
          'Rivers bring a little salt out of the rocks, and it stays behind when the water goes up into the air.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'Plip. Plip. Plop. By the gate it rains. The puddle is back! In jumps {child}. In falls {guide}.',
            'Rain fills the dent. Hello, puddle! SPLASH, goes {child}. Splosh, goes {guide}.',
          ],
          setting: 'street',
          weather: 'rain',
          camera: 'wide',
          child: 'jump excited',
          guide: 'sit surprised',
          things: ['puddle'],
        },
        {
          text: [
            'Night. {child} is asleep. By the gate, a puddle holds a star.',
            'Boots by the bed. {child} is asleep. Drip, says one boot.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'sleep calm',
        },
      ],
      [
        {
          text: [
            'A drop on the nose of {child}. A drop on {guide}. A whole puddle at the gate!',
            'Home. Pitter, patter. "Is that it?" asks {guide}. {child} looks in. The puddle looks out.',
          ],
          setting: 'street',
          weather: 'rain',
          camera: 'medium',
          child: 'look-up happy',
          guide: 'point surprised',
          things: ['puddle'],
        },
        {
          text: [
            'Splash, splash, splash. One duck comes. {child} moves over. There is room.',
            '{child} stands in it, quite still. The sky is in there. So is a duck.',
          ],
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          child: 'stand happy',
          things: ['puddle'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'Over the street the clouds closed like a lid. Plip. One dark spot fell in the dent. Plip, plip. "It is giving itself up!" said {guide}. Soon the puddle lay there, and it was shaped like a boot. {child} got in.',
            'It began to rain just as they came to the gate. The dent filled from the middle. First it was a spot. Then it was a pool. Then it was the puddle. "Where have you been?" asked {guide}. {child} jumped, and it told the two of them at once.',
          ],
          setting: 'street',
          weather: 'rain',
          camera: 'wide',
          child: 'jump excited',
          guide: 'stand surprised',
          things: ['puddle'],
        },
        {
          text: [
            'That night the rain stopped. {child} looked out of the window. The puddle was at home, by the gate, in the dark. It had the moon in it, and it was keeping very still.',
            'At the window {child} heard it drip from the gutter. It came from the roof, and before that from the sea. Perhaps a dinosaur had drunk it. "Good night," said {child}. Drip, it said.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'look-up calm',
        },
      ],
      [
        {
          text: [
            'By the gate stood a duck, waiting. It knew. A drop hit {guide} on the head, and then it all came down. The mud went dark, and shone. There lay the puddle, as brown as tea. {child} checked it with one boot. It fitted.',
            '{guide} was writing NOT FOUND when the ink ran. It was rain. It ran off the roof and over the path. It stopped in the dent by the gate, because that was lowest. The puddle had come home by itself. {child} made room for {guide}.',
          ],
          setting: 'street',
          weather: 'rain',
          camera: 'medium',
          child: 'stand happy',
          guide: 'look-up surprised',
          things: ['puddle'],
        },
        {
          text: [
            'In the evening the sun came out for a bit. The edge of the puddle had dried, by one finger. "It is off again," said {guide}. {child} did not mind. It knew the way.',
            'Afterwards the sky was pink, and so was the puddle. {child} floated a leaf on it, for a boat. "Come back soon," said {guide}. A duck got in, and shut the pink up small.',
          ],
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          child: 'stand calm',
          guide: 'wave calm',
          things: ['puddle'],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The clouds had got there first. They were standing over the street, with their chins on the roofs. They were just at the gate when a spot appeared in the dent, as dark as a penny. There was another. "Stand back," said {guide}. "It may be armed." It ran in from the path on either side, that being down. The puddle rose. It had a heel, and an ankle, and at last it had a whole boot. {child} stepped in, and it was the right size.',
            'It rained when they were still four houses away, and they ran. Whatever fell on the roof came along the gutter. What fell on the path came down the path. It all arrived in the same place, which was the dent by the gate. There the puddle got up off the ground, so to speak, and put itself on. "Do you know this person?" said {guide} to it, quite formally. {child} jumped in with both feet. It did.',
          ],
          setting: 'street',
          weather: 'rain',
          camera: 'wide',
          child: 'jump excited',
          guide: 'stand surprised',
          things: ['puddle'],
        },
        {
          text: [
            'That night {child} stood at the glass. It had cleared, and the puddle lay by the gate with the moon in it. It did not look like anyone who had been through so much. There might be a bit of sea in it, and a bit of some spring. There might be a drop that a dinosaur had drunk. On the gate hung a label. It did not say SUSPECT any more, for {guide} had turned it round. It said: Back.',
            'At the window {child} could hear the last of it going along the gutter. It would lie by the gate till the sun had warmed it, and then it would be off. And it would see the cloud, and the hill, and all that. It was old enough, for it was older than dinosaurs. It could look after itself. {child} looked out once more. On the sill outside one drop was getting fatter, and fatter. It joined another. It went.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'look-up calm',
        },
      ],
      [
        {
          text: [
            'When they turned into the street there was a duck beside the gate. It was simply standing there, like someone who has heard that there will be a train. {guide} was about to question it. Then a drop fell on the notebook and ran through the whole list of suspects, one by one. After that it came down in earnest. The dust went dark, and then bright. The duck took one step to the left, and there was a puddle over its toes. "On time," said {child}.',
            '"Unsolved," wrote {guide}, by the gate, and shut the book. Something spat on the cover. {child} held out one hand. It had been sea, perhaps, and cloud, and it had come over the hill the quick way. Now it was doing what it always did: it looked for somewhere lower. It looked down the path and under the gate. It found a dent shaped like a boot, and lay down in it, and was a puddle.',
          ],
          setting: 'street',
          weather: 'rain',
          camera: 'medium',
          child: 'stand happy',
          guide: 'look-up surprised',
          things: ['puddle'],
        },
        {
          text: [
            'Towards evening the sun looked under the cloud. The street steamed. {child} fetched the chalk and drew a line round the puddle, not to catch it, only to know. By supper there was a finger of dry inside the line. "It\'s leaving," said {guide}, and felt for a label. "It is going round," said {child}. They sat on the step and watched it go, very slowly, in the pink light. It had the sky in it, and one duck.',
            'Later on the rain stopped, and the street lay there like a washed plate. {guide} closed the case with a rubber band. "Nobody did it," said {guide}. "I have never had one of those." {child} was busy with a leaf, which wanted launching. It went out over the sky, upside down, past a chimney and a pink cloud. Then it came to the far shore of the puddle, and stayed there. A duck got in at the shallow end.',
          ],
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          child: 'kneel calm',
          guide: 'sit calm',
          things: ['puddle'],
        },
      ],
    ],
  },
};
