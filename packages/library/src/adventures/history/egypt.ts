import type { FactSheet } from '../sheet.ts';

/** The wedge that keeps the kitchen table from wobbling has been missed for a very long time, at the Great Pyramid. */
export const egypt: FactSheet = {
  id: 'egypt',
  topic: 'history',
  title: 'Ancient Egypt',
  subject: 'ancient Egypt',
  words: [
    'egypt',
    'ancient egypt',
    'egyptian',
    'pyramid',
    'hieroglyph',
    'pharaoh',
    'nile',
    'how the pyramids were built',
    'who built the pyramids',
  ],
  guides: ['goose', 'donkey', 'cat'],
  titles: [
    'The Stone Under the Table',
    '{child} Owes {guide} Nine Loaves',
    'North Side, Third Row, Please Return',
    'A Wobble at the Great Pyramid',
    'Paid in Bread',
  ],
  facts: [
    {
      id: 'river-north',
      says: 'The Nile flows north and the wind over it mostly blows south, so boats drifted one way and sailed the other.',
      source: 'Encyclopaedia Britannica, "Nile River"',
    },
    {
      id: 'flood',
      says: 'Every summer the Nile rose over the fields, and when it sank it left black mud in which crops grew well.',
      source: 'Encyclopaedia Britannica, "Ancient Egypt": The Nile flood',
    },
    {
      id: 'stone-boats',
      says: 'Boats brought blocks of limestone along the river and canals almost to the foot of the Great Pyramid.',
      source: 'Smithsonian Magazine, "The World\'s Oldest Papyrus and What It Can Tell Us About the Great Pyramids"',
    },
    {
      id: 'faces',
      says: 'In a line of hieroglyphs the people and animals look towards the beginning of the line.',
      source: 'British Museum, "How to read Egyptian hieroglyphs"',
    },
    {
      id: 'sounds',
      says: 'Many hieroglyphs stand for sounds: an owl is the sound m, and a zigzag of water is n.',
      source: 'Encyclopaedia Britannica, "Hieroglyph"',
    },
    {
      id: 'wet-sand',
      says: 'A heavy sledge slides far more easily over damp sand, and a tomb painting shows water being poured in front of one.',
      source: 'Physical Review Letters (2014), "Sliding Friction on Wet and Dry Sand"',
    },
    {
      id: 'gangs',
      says: 'Gangs of pyramid builders painted their names on the stones; one gang was called Friends of Khufu.',
      source: 'Harvard Magazine, "Who Built the Pyramids?"',
    },
    {
      id: 'bread',
      says: 'The builders lived in a town beside the pyramids, with bakeries, and were paid in bread, beer and other food.',
      source: 'Ancient Egypt Research Associates, "The Lost City of the Pyramids"',
    },
    {
      id: 'called-up',
      says: 'The builders were Egyptians working in turns, many of them called up by the king and not free to say no.',
      source: 'Encyclopaedia Britannica, "Pyramids of Giza"',
    },
    {
      id: 'ramp',
      says: 'There were no cranes: stones were dragged up long ramps of rubble and mud, which were cleared away afterwards.',
      source: 'Encyclopaedia Britannica, "Pyramids of Giza"',
    },
    {
      id: 'papyrus',
      says: 'Egyptians wrote on papyrus: strips of a tall reed laid crosswise in two layers and pressed until they stuck.',
      source: 'Encyclopaedia Britannica, "Papyrus (writing material)"',
    },
    {
      id: 'age',
      says: 'The Great Pyramid was built for King Khufu about 4,500 years ago.',
      source: 'Encyclopaedia Britannica, "Great Pyramid of Giza"',
    },
    {
      id: 'donkeys',
      says: 'In the time of the pyramids donkeys carried the loads; camels came into use much later.',
      source: 'Encyclopaedia Britannica, "Dromedary"',
    },
  ],
  never: [
    {
      wrong: /\b(?:aliens?|giants?|magic) (?:built|made|raised) (?:the |a )?pyramids?/i,
      belief: 'Aliens built the pyramids.',
      truth: 'Egyptians did, with sledges, ramps, ropes and a great many people.',
    },
    {
      wrong: /\bslaves (?:built|dragged|carried|made) /i,
      belief: 'Slaves built the pyramids.',
      truth: 'Egyptian workers did, in turns, and they were fed and paid; some had no choice about coming.',
    },
    {
      wrong: /\b(?:every|each) hieroglyph (?:is|was|means|meant) (?:a |one )?(?:whole )?(?:word|thing)/i,
      belief: 'Every hieroglyph is a whole word.',
      truth: 'Many stand for sounds, like letters.',
    },
    {
      wrong: /\bcamels? (?:carried|dragged|pulled|brought) (?:the |a )?(?:stones?|blocks?)/i,
      belief: 'Camels carried the stones.',
      truth: 'Camels were hardly known there yet; stones went on boats and sledges.',
    },
    {
      wrong: /\bthe nile (?:flows?|flowed|runs?|ran) south\b/i,
      belief: 'The Nile flows south.',
      truth: 'It runs north, to the Mediterranean Sea.',
    },
    {
      wrong: /\b(?:stood|stand|stands|lies) (?:alone )?in the middle of (?:an? |the )?(?:empty )?desert/i,
      belief: 'The pyramids stood in the middle of an empty desert.',
      truth: 'They stand at its edge, near the river, and there was a busy town beside them.',
    },
  ],
  opens: {
    young: [
      [
        {
          setting: 'kitchen',
          camera: 'close',
          child: 'reach surprised',
          things: ['rock'],
          text: [
            'Soup runs off the table. {child} pulls out a stone. Who painted a snake here?',
            'Flat stone, old stone. It slid from under the leg. {child} blows on it. Sand!',
          ],
        },
        {
          setting: 'beach',
          camera: 'wide',
          child: 'walk curious',
          guide: 'wave happy',
          things: ['rock'],
          text: [
            '"Bring me that stone!" calls {a guide}. The pyramid has a hole. {child} trots along.',
            'A pyramid, far away. Here waits {a guide}. {child} takes the stone back.',
          ],
        },
      ],
      [
        {
          setting: 'kitchen',
          camera: 'close',
          child: 'kneel curious',
          things: ['rock'],
          text: [
            'Wobble, goes the table. {child} looks under. A stone! It has a bird on it.',
            'What holds up the table? {child} peeps. A flat stone. Who drew a bird there?',
          ],
        },
        {
          setting: 'beach',
          camera: 'medium',
          child: 'hold surprised: rock',
          guide: 'point happy',
          text: [
            'Under the table is sand. There sits {a guide}. "The pyramid wants that stone!"',
            '"Our stone!" says {a guide}. "Bring it. Bring bread too." {child} comes.',
          ],
        },
      ],
      [
        {
          setting: 'kitchen',
          camera: 'medium',
          child: 'hold happy: rock',
          text: [
            'A wedge of stone. A fish, an owl, a snake. {child} rubs off the crumbs.',
            '{child} finds a picture stone. It lay under the table. Whose is it?',
          ],
        },
        {
          setting: 'beach',
          camera: 'wide',
          child: 'walk excited',
          guide: 'walk proud',
          things: ['basket'],
          text: [
            '"It is the king\'s," says {a guide}. {child} takes a basket. Off they go, over the sand.',
            'Hot sand. Big sky. {a guide} carries a basket. {child} carries the stone.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'kitchen',
          camera: 'close',
          child: 'kneel curious',
          things: ['rock'],
          text: [
            'The kitchen table had a stone under its short leg. {child} had dropped a pea, or nobody would have looked. There was writing on the stone. It was an owl, a zigzag and two feet.',
            'Soup ran to the left, because the table had begun to lean. {child} crept under it. The wedge was a flat stone, very old. Somebody had painted a row of little animals along the edge.',
          ],
        },
        {
          setting: 'beach',
          camera: 'medium',
          child: 'hold surprised: rock',
          guide: 'point proud',
          text: [
            'Under the tablecloth was more sand than there should be. There was also {a guide}, with a list. "At last," said {guide}. "North side, third row. The Great Pyramid has been wobbling without it." {child} picked up the stone. "Showing you the way is one loaf."',
            '"That is ours," said a voice in the sand. It was {a guide}, who kept count for the Great Pyramid. One stone was missing. "I shall take you there for a loaf," said {guide}. "Everybody here is paid in bread." {child} lifted the stone.',
          ],
        },
      ],
      [
        {
          setting: 'kitchen',
          camera: 'medium',
          child: 'hold surprised: rock',
          text: [
            'Nobody at home could say where the stone came from. It had always been under the table leg. {child} washed it. Out came a snake, a loaf and half a bird. It smelt of river.',
            '"Mind the table," everyone always said. {child} wanted to know why. Under the wobbly leg was a stone as flat as toast. It had a snake on it, and it felt warm from the sun.',
          ],
        },
        {
          setting: 'beach',
          camera: 'wide',
          child: 'walk excited',
          guide: 'walk calm',
          things: ['basket'],
          text: [
            'The cloth hung down like a tent, and behind it was Egypt. {a guide} was waiting with a basket. "One wedge, not brought back," read {guide}. "You may put it in yourself. It will cost you a loaf. Two, if you talk."',
            '{child} crawled out on the far side. There was no kitchen. There was sand, and {a guide}, counting a basket. "That wedge is late," said {guide}. "I will walk you to the king\'s pyramid. Bring lunch. Bring mine."',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'kitchen',
          camera: 'close',
          child: 'kneel curious',
          things: ['rock'],
          text: [
            'There had been a stone under the short leg of the kitchen table for as long as anyone could remember. It was part of the table. Nobody had ever turned it over. {child} did, on a wet Saturday, looking for a marble. On the underside was a row of small paintings: an owl, a zigzag, a foot and a loaf. They were in red, and they had been done by somebody in a hurry.',
            '{child} had the wobbly end of the table, being the youngest but one. When the soup slid off, that was enough. {child} went under with a torch. What kept up the short leg was not wood, as everyone believed. It was a wedge of yellow stone with a row of creatures along it, painted in red. The last of them seemed to be a quail, and it seemed to be waiting.',
          ],
        },
        {
          setting: 'beach',
          camera: 'medium',
          child: 'hold surprised: rock',
          guide: 'point proud',
          text: [
            'The cloth stirred. It was not wet outside any more, and it was not Saturday. "Wedge, one, limestone," said {a guide}, reading from a bit of broken pot. "North side, third row. Do you know how long that pyramid has been wobbling?" {guide} kept the accounts for the builders of King Khufu, who paid for everything in bread. Then {guide} scratched a mark on the pot. "That question was half a loaf," said {guide}, "and you have still to be shown the way."',
            'On the other side of the tablecloth lay the edge of a desert. It was hot, and somebody was counting. "And one wedge missing makes one wedge missing," said {a guide}, and looked up. "You have it! Good. We are all paid in bread here, so it is a loaf for finding you." {child} said that it was the other way round. "It is a loaf for arguing too," said {guide}, and wrote that down. Far off, something very large was leaning a very little.',
          ],
        },
      ],
      [
        {
          setting: 'kitchen',
          camera: 'medium',
          child: 'hold surprised: rock',
          text: [
            'The table came from an aunt. The aunt had it from a sea captain, and the stone under its leg came with it. "Never lose that stone," the aunt used to say, and she would not say why. {child} was scrubbing it in the sink. A great many years of crumbs went down the hole. There were signs on it, quite sharp, and one was a loaf of bread.',
            'It was a good wedge of stone. It had held up the corner of the table through nine birthdays and a flood from the washing machine. Only now, when the table was to be sold, did {child} take it out. It was heavier than it looked. On the thick end was a message in small red pictures: bird, bird, water, snake. Whoever painted it had also spilt something.',
          ],
        },
        {
          setting: 'beach',
          camera: 'wide',
          child: 'walk excited',
          guide: 'walk calm',
          things: ['basket'],
          text: [
            'Behind the tablecloth was a great deal of sand, and {a guide}, holding a basket. "I am here for the wedge," said {guide}. "I have been here for it since the third king." It belonged in the Great Pyramid, in the north side, where things had been loose ever since. {child} asked to bring it back in person. "You may," said {guide}. "Walking with me costs bread. So does stopping."',
            '"Sign here," said {a guide}. {child} had put one foot under the table and set it down in Egypt. There was a basket for the bread that {child} did not have yet. There was a list, too. Guiding, one loaf. Shade, one loaf. Opinions, no charge. "The builders get theirs every day," said {guide}. "I do not see why those who count should go short."',
          ],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['river-north'],
      shows: /\bsail\b/i,
      pages: {
        young: [
          {
            setting: 'boat',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'sit surprised',
            things: ['boat'],
            text: [
              'Puff! The wind blows them back. "Down, sail," says {child}. The river takes {guide} along.',
              '{guide} puts up the sail. Wrong way! {child} folds it. Now the river pulls them north.',
            ],
          },
        ],
        middle: [
          {
            setting: 'boat',
            camera: 'medium',
            child: 'hold determined',
            guide: 'point proud',
            things: ['boat'],
            text: [
              'The pyramid lay to the north, so they took a boat. {guide} put up the sail. It filled with a bang. Away they flew, and the pyramid got smaller.',
              '"A boat with a sail is two loaves," said {guide}, pulling it up. The wind leaned on it. {child} saw palm trees going by. They were all going by the wrong way.',
            ],
          },
          {
            setting: 'boat',
            camera: 'wide',
            child: 'reach happy',
            guide: 'sit calm',
            text: [
              '"Look at the leaves on the water," said {child}. The wind blew south, but the leaves floated north. They rolled up the sail. The river turned them round by itself. {guide} charged nothing, since nobody had done anything.',
              '{child} spat out a grape pip, and it swam off to the north. So the wind goes one way here, and the river the other. Down came the sail. Going home you put it up. {guide} lay back and was carried.',
            ],
          },
        ],
        old: [
          {
            setting: 'boat',
            camera: 'wide',
            child: 'hold determined',
            guide: 'point proud',
            things: ['boat'],
            text: [
              'A boat was four loaves, because it had a sail, and {guide} said that a sail was the latest thing. The Great Pyramid stood to the north of them like a triangle cut out of the sky. {guide} hauled on the rope. The sail went up, thumped, and filled, and the bow hissed in the water. "There!" said {guide}. They were going beautifully. They were going south.',
              '"Leave it all to the wind," said {guide}, who had not been in a boat before but had counted several. {child} held the steering oar. The wind came from behind, warm and steady, as it had all week. The boat put its shoulder down and ran. An hour went by. {child} looked round for the pyramid. It was behind them, and it was the size of a tooth.',
            ],
          },
          {
            setting: 'boat',
            camera: 'medium',
            child: 'kneel curious',
            guide: 'sit surprised',
            things: ['boat'],
            text: [
              'A raft of reeds came to meet them, with an egret on it. It had no sail, and it was moving faster than they were. {child} looked at it for a long time. "The wind here blows south," said {child}. "The river goes north. We only need the one that is going our way." Down came the sail. The boat stopped, thought, and began to follow the egret. {guide} had to take two loaves off the bill, for the sail.',
              '{child} dropped a crust over the side. It did not follow the wind. It bobbed away from them, north, to the sea. So here was a road that moved both ways, one on top of the other. You put up a sail to go south, and took it down to come home. They took it down. "I was paid to arrive," said {guide}, "not to be clever."',
            ],
          },
        ],
      },
      ask: {
        young: ['What took the boat north?', 'The river did.'],
        older: [
          'Why did they take down the sail to go north?',
          'The wind blew south over the Nile, but the river itself flowed north and carried them.',
        ],
      },
    },
    {
      facts: ['flood', 'stone-boats'],
      shows: /\b(?:mud|flood|flooded)\b/i,
      pages: {
        young: [
          {
            setting: 'pond',
            camera: 'wide',
            child: 'stand happy',
            guide: 'look-up surprised',
            things: ['boat'],
            text: [
              'Where is the road? Under the flood. {child} waves at a boat. {guide} gets in first.',
              'The river sits on the fields. Good mud for later! A boat takes {child} and {guide}.',
            ],
          },
        ],
        middle: [
          {
            setting: 'pond',
            camera: 'wide',
            child: 'stand worried',
            guide: 'point surprised',
            things: ['tree'],
            text: [
              'The road went straight on, and then it went under water. The fields were under it too. One tree stood up to its elbows. "Somebody has spilt the river," said {guide}.',
              'Yesterday there had been a bean field. Today there was a lake with a tree in it. {guide} walked in up to the chin and came back. "I do not charge for that," said {guide}.',
            ],
          },
          {
            setting: 'pond',
            camera: 'medium',
            child: 'wave happy',
            guide: 'sit proud',
            things: ['boat'],
            text: [
              'But the farmers were singing. The flood came every summer and left black mud, just right for beans. And now a boat full of blocks came right over the fields! {child} waved. It took them nearly to the pyramid.',
              '"Every summer," said a farmer, much pleased. "Afterwards there is new mud, and we plant." {child} saw what came gliding over the beans. It was a boat with stones for the king. It could float all the way there now. They sat on a block.',
            ],
          },
        ],
        old: [
          {
            setting: 'pond',
            camera: 'wide',
            child: 'stand worried',
            guide: 'walk surprised',
            things: ['tree'],
            text: [
              'The short way led across the barley. It was a good way, {guide} said, dry and flat, and half a loaf cheaper. They came over the last bank, and there was no barley. There was water, brown and shining, to the edge of the sky. One tree stood in it, with a heron on top. {guide} looked at the broken pot on which the way was drawn. "It does not show this," said {guide}.',
              'A road ought to have two ends. This one had the one they were standing on, and after that it was river. It had come up without a sound and lain down on the fields. Roofs of sheds looked out of it here and there, and a tree. {child} felt with one foot. {guide} was working out, aloud, whose fault it was and what they would owe.',
            ],
          },
          {
            setting: 'pond',
            camera: 'medium',
            child: 'wave excited',
            guide: 'stand calm',
            things: ['boat'],
            text: [
              'What puzzled {child} was that the farmers were so cheerful. They sat along the bank mending baskets and let it rise. It came each summer, one of them said. When it went down it would leave fresh black mud, and you had only to push the seed in. "And meanwhile," said {child}, "it is deep." A boat was coming over the barley, loaded with blocks. In this season they could float them almost to the foot of the pyramid. They got a lift, sitting on a corner.',
              '"It is not our field today," said an old farmer, moving up to make room. "It belongs to the river. She brings it back with new mud on." No one in Egypt would have changed a flood for rain. {child} looked along the water, and it ran in a broad lane towards the king\'s pyramid. That was when stone travelled! There came the first boat, low down and dignified. It cost nothing, and {guide} could not get over it.',
            ],
          },
        ],
      },
      ask: {
        young: ['What did the river leave behind?', 'Good black mud.'],
        older: [
          'Why were the farmers glad of the flood?',
          'It left black mud in which crops grew well, and boats with stones could float over the fields meanwhile.',
        ],
      },
    },
    {
      facts: ['faces', 'sounds'],
      shows: /\b(?:face|faces|facing|beaks?|looks?|looked|looking)\b/i,
      pages: {
        young: [
          {
            setting: 'castle',
            camera: 'close',
            child: 'point curious',
            guide: 'think curious',
            things: ['sign'],
            text: [
              'A sign full of birds. Which bird is first? {child} sees! They all look at it, {guide}.',
              '{guide} reads the sign backwards. "See which way the owls face," says {child}.',
            ],
          },
        ],
        middle: [
          {
            setting: 'castle',
            camera: 'medium',
            child: 'think curious',
            guide: 'point proud',
            things: ['sign'],
            text: [
              'There were two doors, and a sign between them in small pictures. {guide} read it from left to right. "DOOR THIS USE NOT DO," it said. "There. Quite plain."',
              '{guide} put on a reading voice in front of the sign. "BEES THE WAKE NOT DO," read {guide}, and took hold of the bolt. {child} thought it sounded a bit odd.',
            ],
          },
          {
            setting: 'castle',
            camera: 'close',
            child: 'point excited',
            guide: 'cover shy',
            text: [
              '{child} looked at the owls. They were all facing right. So was the snake, and the little man. "They look to where you begin," said {child}. From that end it said: DO NOT USE THIS DOOR. Something behind it growled.',
              '"Every beak points the same way," said {child}. The animals were facing the beginning, like people in a queue. Read from there, it went: DO NOT WAKE THE BEES. {guide} let go of the bolt, one bit at a time.',
            ],
          },
        ],
        old: [
          {
            setting: 'castle',
            camera: 'medium',
            child: 'think curious',
            guide: 'point proud',
            things: ['sign'],
            text: [
              'The path divided at a wall. On it was a sign, carved from end to end with owls and reeds and water. "Reading is a loaf," said {guide}, beginning on the left. "SHARP LEFT TURN RIGHT GO NOT DO." There was a pause. "That is, one goes right," said {guide}, "but not sharply." Down the right-hand path something was sloshing about. {child} did not step on to it.',
              '"I read as I count," said {guide}, "perfectly." The sign was a row of birds and hands and loaves over a low door. {guide} ran along it from left to right and announced: "BREAD THE TOUCH NOT DO BUT IN COME." Some of it was welcome news. {guide} had got as far as the loaves on the shelf inside, when {child} said, "Wait."',
            ],
          },
          {
            setting: 'castle',
            camera: 'close',
            child: 'point excited',
            guide: 'cover shy',
            text: [
              '{child} had stopped listening to the words and was watching the owls. They stood in profile, every one with its beak to the right. So did the quail. So did a small seated man, who looked as if he were waiting for someone. "They face the beginning," said {child}. "You walk in to meet them." Starting on the right, with owl for m and water for n, it made sense. DO NOT GO RIGHT. TURN LEFT SHARP.',
              'All the birds on the wall had turned their beaks the same way. Nobody carves a crowd like that by accident. {child} went along to the end that they were all facing and spelled it out from there. The water was an n. The owl was an m. COME IN, BUT DO NOT TOUCH THE BREAD. {guide} put the loaf back, and was silent all the way down the passage.',
            ],
          },
        ],
      },
      ask: {
        young: ['Where do you begin to read?', 'Where the birds look.'],
        older: [
          'How do you find the beginning of a line of hieroglyphs?',
          'The people and animals face it: you read towards their faces.',
        ],
      },
    },
    {
      facts: ['papyrus'],
      shows: /\breeds?\b/i,
      pages: {
        young: [
          {
            setting: 'pond',
            camera: 'close',
            child: 'kneel determined',
            guide: 'sit happy',
            things: ['letter'],
            text: [
              'No letter, no way in! {child} peels a reed. Across, along. {guide} sits on it. Paper!',
              'A letter, please. On what? {child} lays reed on reed. {guide} is the press.',
            ],
          },
        ],
        middle: [
          {
            setting: 'castle',
            camera: 'medium',
            child: 'stand worried',
            guide: 'point proud',
            things: ['letter'],
            text: [
              'A guard put his stick across the road. "Have you a letter?" he asked. {guide} had a pen, some ink and a stamp. {guide} had thought of everything but the thing you write on.',
              '"Nobody goes by without a letter," said the man on the wall. {child} felt in both pockets. There was a marble. "You can\'t write a letter on a marble," said {guide}. "I charge more for that."',
            ],
          },
          {
            setting: 'pond',
            camera: 'close',
            child: 'kneel excited',
            guide: 'sit calm',
            things: ['rock'],
            text: [
              'By the river grew reeds taller than a door. {child} split one into strips and laid them side by side. More strips went across. Then {guide} sat on it, with a rock. It stuck by its own juice. One could write on it.',
              'A boy was pulling reeds for his mother. Inside they were white and wet. She laid down rows, and more rows across, and beat them with a rock. {guide} lent some weight. Dry, it was as good as paper.',
            ],
          },
        ],
        old: [
          {
            setting: 'castle',
            camera: 'medium',
            child: 'stand worried',
            guide: 'point proud',
            things: ['letter'],
            text: [
              'In Egypt nothing was so until it had been written down. The gate of the works was shut, and in front of it sat a scribe with his legs crossed. "Your letter," he said. {guide} explained that a letter was what they had come to be given. "Then bring me one that asks for it," said the scribe. There was a pen behind his ear. There was not a scrap to write on between them, and {guide} had eaten the last.',
              '"Papers," said the man at the gate, and yawned. {guide} offered him the bit of pot, with the accounts. He gave it back. He wanted a proper letter, one that could be rolled up and tied, and put with the others. "{guide} said that it would be a loaf," {child} told him. "It will be a loaf and a letter," said the man. Behind the gate a whip of dust ran along the road to the pyramid.',
            ],
          },
          {
            setting: 'pond',
            camera: 'close',
            child: 'kneel excited',
            guide: 'sit calm',
            things: ['rock'],
            text: [
              '"What is yours made of?" asked {child}. The scribe looked at his roll as if for the first time. "Reeds," he said. So they went down to the river, where it stood in thickets, as tall as a bus stop. {child} peeled one and sliced the white inside into strips. One layer lay up and down, and one from side to side. {guide} was asked to sit on it, next to a rock. An hour later it was all one piece. It even rustled.',
              'It could not be leather, for it was striped. {child} held a corner of somebody else\'s letter to the light. There were lines going down, and behind them lines going across. And along the bank, nodding, grew a tall green reed with just such stripes in its stem. They split it, crossed it and wet it. They laid a rock on top, and {guide} on the rock. The sap was the glue. "Is there a rate for sitting?" said {guide}.',
            ],
          },
        ],
      },
      ask: {
        young: ['What was the letter made of?', 'Of reeds.'],
        older: [
          'How did the Egyptians make something to write on?',
          'They laid strips of reed crosswise and pressed them until they stuck together.',
        ],
      },
    },
    {
      facts: ['wet-sand', 'donkeys'],
      shows: /\b(?:wet|damp)\b/i,
      pages: {
        young: [
          {
            setting: 'beach',
            camera: 'medium',
            child: 'hold determined: watering-can',
            guide: 'sit surprised',
            things: ['sledge'],
            text: [
              'Pull! The sledge sticks. {child} brings a watering can. Wet sand! Now {guide} can slide.',
              'Dry sand grabs the sledge. {child} tips the watering can. Damp sand lets {guide} go. Swish!',
            ],
          },
        ],
        middle: [
          {
            setting: 'beach',
            camera: 'wide',
            child: 'reach determined',
            guide: 'sit proud',
            things: ['sledge', 'rock'],
            text: [
              'For the last stretch they had a sledge with a rock on it. {guide} sat on top to guard it. {child} pulled. The sledge ploughed in, and a hill grew in front of it.',
              'A row of builders could not shift their sledge. It had a rock on it as big as a cow. {child} and {guide} took hold of the rope too. The sand piled up before it like a wave.',
            ],
          },
          {
            setting: 'beach',
            camera: 'medium',
            child: 'hold happy: watering-can',
            guide: 'look-up surprised',
            things: ['sledge'],
            text: [
              '{child} thought of sandcastles, which only stand when they are damp. With a watering can {child} made the sand ahead just a bit wet. It went firm. The sledge slid as if on a shelf. {guide} fell off the back.',
              'Then somebody came with water and poured it out in front. Not too much! {child} helped with a watering can. The wet sand packed down hard, and the sledge began to glide. "Gee up," said {guide}, who was not pulling.',
            ],
          },
        ],
        old: [
          {
            setting: 'beach',
            camera: 'wide',
            child: 'reach determined',
            guide: 'sit proud',
            things: ['sledge', 'rock'],
            text: [
              'They came up with a gang that was stuck. There were twenty men on the ropes and one rock on the sledge, and the rock was winning. There was no camel to be had; camels would not be usual here for ages yet. {child} laid hold of the rope with the others. {guide} got up on the rock to see better. Each heave drove the runners deeper, until the sand stood up before them in a wall.',
              'From the landing place it was only a short pull. {guide} had said "short", and {guide} had also said "pull", and then {guide} had sat down on the load. It was a sledge with a rock on it. {child} leaned on the rope until both heels were buried. Dry sand ran in under the front and heaped itself up. For each step forward there was a larger hill to climb.',
            ],
          },
          {
            setting: 'beach',
            camera: 'medium',
            child: 'hold happy: watering-can',
            guide: 'jump surprised',
            things: ['sledge'],
            text: [
              '"Where is your water man?" said {child}. He was asleep, in the shade. {child} took the watering can and walked backwards before the sledge, sprinkling. It wanted only so much. Soaked sand is soup, but damp sand holds hands with itself, as anyone knows who has made a castle. The hill sank. The runners rode up on to a firm wet road. "Heave," said the men. It went so suddenly that {guide} was left sitting in the air.',
              'You cannot build a castle from dry sand, and you cannot drag one over it either. {child} fetched a watering can, and sprinkled the way ahead until it went dark. When it was damp, not drenched, a heel no longer sank in. {child} took the rope again. This time the sledge came along like a dog. There is a tomb with a picture of that very job. "I thought he was watering flowers," said {guide}.',
            ],
          },
        ],
      },
      ask: {
        young: ['What made the sledge slide?', 'Wet sand.'],
        older: [
          'Why did they pour water in front of the sledge?',
          'Damp sand packs down hard and does not pile up, so the sledge slides more easily.',
        ],
      },
    },
    {
      facts: ['gangs', 'bread', 'called-up'],
      shows: /\b(?:friends|names?)\b/i,
      pages: {
        young: [
          {
            setting: 'street',
            camera: 'medium',
            child: 'hold curious: rock',
            guide: 'walk happy',
            things: ['bread'],
            text: [
              'Whose stone? {child} finds a name on it. "That is us!" They give {guide} bread.',
              'The builders sniff their bread. {child} reads the stone. It has their name! {guide} sniffs too.',
            ],
          },
        ],
        middle: [
          {
            setting: 'street',
            camera: 'wide',
            child: 'hold worried: rock',
            guide: 'stand curious',
            things: ['bread'],
            text: [
              'The builders had a whole town, with sleeping halls and a smell of bread. "Whose stone is this?" asked {child}. Nobody looked up. It was pay time, and pay was warm.',
              'The builders stood in line for their bread. {child} held up the stone. "Not ours," said the first. "Not ours." It was a very long line. {guide} joined the end of it.',
            ],
          },
          {
            setting: 'street',
            camera: 'close',
            child: 'point proud',
            guide: 'hold happy: bread',
            text: [
              'Then {child} found red letters on the back. Each gang here painted its name on its stones. "Friends of Khufu," read {child}. "That\'s us!" shouted a whole table. They moved up. {guide} was given bread for nothing.',
              '"It says whose," said {child}, turning it to the light. The gangs painted their own names on what they brought. This said FRIENDS OF KHUFU, with a splash. "Home at last!" cried somebody. {guide} got bread, and half of the next man\'s.',
            ],
          },
        ],
        old: [
          {
            setting: 'street',
            camera: 'wide',
            child: 'hold worried: rock',
            guide: 'stand curious',
            things: ['bread'],
            text: [
              'Nobody had told {child} that there would be a town. It had streets, and halls to sleep in, and bakeries going day and night. Here lived the people who built the pyramid. Some had come for the pay. Many had been sent for by the king, and nobody says no to a king. They worked in turns and then went home to their fields. Now they were eating bread, and not one would look at a stone.',
              'It was pay time. The builders filed past a hatch, and each was handed bread, warm, and something to drink with it. {child} went down the line with the stone. They were not slow to talk. One missed his village. One had been called up for three months and had a new baby at home. But whose stone it was, no one could tell. There were so many of them, and they had moved so many stones.',
            ],
          },
          {
            setting: 'street',
            camera: 'close',
            child: 'point proud',
            guide: 'hold happy: bread',
            text: [
              '{guide} breathed on the stone, sniffing for crumbs, and red paint came up bright on the back. It was not a list. It was a name. Every gang had one, and daubed it on the blocks it brought, for the fun of having been first. "Friends of Khufu," {child} read out. A bench fell over. "That is our wedge!" they roared. "Ours!" {guide} was handed bread by nine people at once, and for a time could not speak.',
              '"What do you call yourselves?" asked {child}. That woke them up. The gangs had names like football teams, and they painted them on their blocks where nobody would see. There was one on the wedge, in red, under the table grease. Friends of Khufu! "We looked for that for a week," said a man with no front teeth. He gave {guide} his bread and carried {child} round the hall.',
            ],
          },
        ],
      },
      ask: {
        young: ['What were the builders paid?', 'Bread!'],
        older: [
          'How did they find out whose stone it was?',
          'The gangs of builders painted their names on their stones.',
        ],
      },
    },
    {
      facts: ['ramp', 'age'],
      shows: /\bramps?\b/i,
      pages: {
        young: [
          {
            setting: 'mountain',
            camera: 'wide',
            child: 'walk determined',
            guide: 'look-up worried',
            things: ['rock'],
            text: [
              'Too steep for {guide}! {child} finds the ramp. Up and up goes the little stone.',
              'How do big stones get up? {child} sees a long ramp. "Slowly," puffs {guide}, on a stone.',
            ],
          },
        ],
        middle: [
          {
            setting: 'mountain',
            camera: 'wide',
            child: 'look-up surprised',
            guide: 'reach determined',
            things: ['rock'],
            text: [
              'Close to, each stone of the pyramid was as tall as {child}. {guide} ran at the first one and slid down it. There was no crane, and no lift. "It can\'t be done," said {guide}, lying at the bottom.',
              '"Up is extra," said {guide}, and tried to scramble on to the lowest stone. It was smooth, and higher than both of them. {child} looked for a crane. Nobody would think of cranes for a long time yet.',
            ],
          },
          {
            setting: 'mountain',
            camera: 'medium',
            child: 'walk proud',
            guide: 'walk sleepy',
            text: [
              '{child} walked all along the bottom, and round the corner was a ramp. It was a long hill of rubble, built only for dragging. When they had finished they would take it away. It was far to walk, but nowhere steep.',
              'But blocks were going up somewhere. {child} followed the shouting. The builders had a ramp of mud and rubble, as gentle as a lane. Later it would all be carried off. {guide} asked if anybody was pulling {kind}s.',
            ],
          },
        ],
        old: [
          {
            setting: 'mountain',
            camera: 'wide',
            child: 'look-up surprised',
            guide: 'reach determined',
            things: ['rock'],
            text: [
              'At last they stood under it. From below it was only a wall of stone that leaned away until it hurt your neck. Every block was as high as {child}, and the third row was three of those. "I have an aunt who climbs," said {guide}. A short run was followed by a long slide. There was no crane. Nobody here would have a crane for ages.',
              'King Khufu had wanted his tomb to be seen from everywhere, and it could be. From close by it was like the end of the world, done in blocks. {guide} measured the lowest stone by running into it. "At home they say it is 4,500 years old," said {child}. "Not yet," said {guide} crossly. "Today it is nearly new." It was still too high to get up.',
            ],
          },
          {
            setting: 'mountain',
            camera: 'medium',
            child: 'walk proud',
            guide: 'walk sleepy',
            text: [
              'Every one of those blocks must have come up somehow, so {child} set off to look for the somehow. It was round the corner. It was a hill of mud and chips and rubble, heaped up for no reason but to be a ramp. Sledges were crawling along it nose to tail. When the last stone was in, they would clear the whole ramp away. {guide} thought that was showing off, and rode.',
              '{child} listened. On the other side somebody was singing, slowly, with a grunt at the end of each line. It was a gang on a ramp. It was all rubble, so long and so gentle that a sledge could be walked to the top. It would be gone when they were. "So that is why nobody finds it later," said {child}. Halfway up, {guide} lay down, and had to be counted as luggage.',
            ],
          },
        ],
      },
      ask: {
        young: ['How did the stones get up?', 'Up a long ramp.'],
        older: [
          'How did the builders get blocks to the top without a crane?',
          'They dragged them up long, gentle ramps of rubble, which were taken away at the end.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          setting: 'mountain',
          time: 'sunset',
          camera: 'medium',
          child: 'hug happy',
          guide: 'sit proud',
          things: ['bread'],
          text: [
            'It fits! {child} hugs the pyramid. {guide} counts bread. One, two, crumbs.',
            'Done. The builders bring bread. {guide} eats five. {child} hugs everybody.',
          ],
        },
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'wide',
          child: 'stand happy',
          things: ['moon'],
          text: [
            'The moon looks in. Wobble, goes the table. {child} laughs. So does somebody under it.',
            'Home by moon. {child} eats soup from a table that leans. Slurp.',
          ],
        },
      ],
      [
        {
          setting: 'mountain',
          time: 'sunset',
          camera: 'close',
          child: 'reach proud',
          guide: 'look-up happy',
          things: ['rock'],
          text: [
            'In goes the stone. Click! The pyramid stops wobbling. {guide} claps. {child} claps.',
            '{child} pushes the stone in. Tap, tap. {guide} leans on it. Nothing moves!',
          ],
        },
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          child: 'sit happy',
          things: ['bread'],
          text: [
            'Home. The table wobbles. {child} puts bread under it. Good night, table.',
            'Wobble, goes the table. A crust of bread will do. {child} has soup.',
          ],
        },
      ],
      [
        {
          setting: 'mountain',
          time: 'sunset',
          camera: 'wide',
          child: 'cheer happy',
          guide: 'dance happy',
          things: ['sun'],
          text: [
            'The last stone is in. Down goes the sun. {child} and {guide} shout to the river.',
            'Push, {child}! Push, {guide}! It fits. The red sun sits on top.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sleep calm',
          text: [
            'Now {child} is asleep. There is sand in the bed. Only a little.',
            'Sand in one shoe. Sand in one ear. {child} sleeps like a king.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'mountain',
          time: 'sunset',
          camera: 'close',
          child: 'reach proud',
          guide: 'look-up calm',
          things: ['rock'],
          text: [
            'In the third row of the north side was a dark slot. {child} pushed the stone in. It went home with a click. High above, something huge gave a tiny sigh and stood straight.',
            '{guide} counted along the blocks. "Here." {child} slid the stone in, and knocked it flat with a shoe. The pyramid had been humming all day. Nobody noticed until it stopped.',
          ],
        },
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          child: 'kneel happy',
          guide: 'sit proud',
          things: ['bread'],
          text: [
            'At home the table fell over to the left. {child} cut the crust off a loaf and put it under the leg. It was just thick enough. From under the cloth came {guide}. "That," said {guide}, "is my bread."',
            '"You owe me six," said {guide}, under the kitchen table. {child} fetched all the bread there was. One loaf was as hard as a brick. {guide} left that one. It was exactly as thick as the leg was short.',
          ],
        },
      ],
      [
        {
          setting: 'mountain',
          time: 'sunset',
          camera: 'wide',
          child: 'sit happy',
          guide: 'sit happy',
          things: ['sun'],
          text: [
            'It fitted. Of course it did. {child} and {guide} sat on the warm stones and swung their legs. The pyramid was white then, and smooth. The low sun turned it pink.',
            '{child} gave it one last push with both feet. It was in! The sun was going down behind the desert. "That completes my list," said {guide}, and did not know what to do next.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'look-up calm',
          things: ['letter'],
          text: [
            'Before bed {child} found a letter under the table. It was a bit of broken pot. There was a loaf on it, and a loaf, and a loaf. {child} began to count.',
            'There was a letter on the pillow, written on a reed. It showed an owl, a loaf and a wobbly line. {child} read it towards their faces. It said: STILL STANDING. PLEASE PAY.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'mountain',
          time: 'sunset',
          camera: 'close',
          child: 'reach proud',
          guide: 'look-up calm',
          things: ['rock'],
          text: [
            'There was a slot in the north side, third row, and a sparrow lived in it. The sparrow moved out. {child} set the stone to the gap, thin end first, and leaned. It slid in with the sound of a drawer closing. Nothing much happened. But all along the row the blocks settled, as people do on a bench when the last has sat down. "Paid in full," said {guide}, and crossed something out.',
            '"North, third row," said {guide}, "and I have kept the place." It was full of feathers and crusts and dust. {child} blew them out and put the stone in, first the wrong way up and then the right. It took one knock. From somewhere deep inside came a long low note, as if the whole pyramid had been holding its breath. The builders looked up. Then they went on with their supper.',
          ],
        },
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          child: 'kneel happy',
          guide: 'sit proud',
          things: ['bread'],
          text: [
            'The table at home lay on its knees. {child} tried a book under the leg, and a flatter book. In the end there was only the old loaf at the back of the bread bin, hard as a brick. It was perfect. When {child} looked again, something was sitting by it under the cloth, with a bit of pot. "I make it eleven loaves," said {guide}, gazing at the table leg, "and that is one."',
            '{child} was allowed to help with the baking that evening. It came out flat, like the bread in the builders\' town, and was a little burnt at the edges. {guide} ate the first under the table, and the second. "These are on account," said {guide}. The third fell on the tiles and did not break. They both looked at it, and then at the short leg. Nobody in that house has spilt soup since.',
          ],
        },
      ],
      [
        {
          setting: 'mountain',
          time: 'sunset',
          camera: 'wide',
          child: 'sit happy',
          guide: 'sit happy',
          things: ['sun'],
          text: [
            'When it was done they sat in the third row with their backs against the stone, which was in. The sun went down over the desert. The sides of the pyramid were smooth and white in those days. The light ran up them and off the top. Below, the bakeries were lit, and the river was the other way round from the sky. "I suppose you will be leaving," said {guide}. "There is no charge for that."',
            'A man climbed up with a pot of red paint. He asked {child}, who had brought it, to do the name. So somewhere in the Great Pyramid, on the inside, where nobody will ever see, it is written quite neatly. {guide} held the pot. The sun was low and the shadow of the pyramid reached to the river. They watched it cross, and climb up the other bank, and go on.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'think calm',
          things: ['letter'],
          text: [
            'The letter came next Saturday, under the tablecloth. It was a piece of pot with a row of creatures on it, every one looking left. {child} took it up to bed and began from there. Water, n. Owl, m. A loaf, a loaf, a loaf. It was a bill. But at the far end, small and red and not at all in a hurry, somebody had painted a table. All four of its legs were on the ground.',
            'At bedtime {child} shook out both socks and kept the sand, which just filled an egg cup. There was a letter in one of them. It had been folded small and chewed. It showed a pyramid with no wobble in it. Beneath was a line of birds, beaks to the right, and {child} spelled them out by the lamp. THE WEDGE IS GOOD, it said. IT IS THE SECOND ROW NOW.',
          ],
        },
      ],
    ],
  },
};
