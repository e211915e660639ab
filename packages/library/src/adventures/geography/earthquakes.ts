import type { FactSheet } from '../sheet.ts';

const USGS = 'U.S. Geological Survey, Earthquake Hazards Program';

/** A collector of wobbles has one empty page in the album, and takes a cow's hiccup for an earthquake. */
export const earthquakes: FactSheet = {
  id: 'earthquakes',
  topic: 'geography',
  title: 'Earthquakes',
  subject: 'earthquakes',
  words: [
    'how earthquakes work',
    'earthquake',
    'quake',
    'tremor',
    'seismograph',
    'why does the ground shake',
    'why does the earth shake',
    'tectonic plate',
    'richter scale',
  ],
  guides: ['mole', 'elephant', 'goat'],
  titles: [
    'The Album of Wobbles',
    '{child} and the Smallest Earthquake',
    'Was That One? Said {guide}',
    'One Empty Page',
    'A Wiggle from Far Away',
  ],
  facts: [
    {
      id: 'plates',
      says: 'The outer shell of the Earth is broken into huge slabs, called plates, that move about as fast as fingernails grow.',
      source: 'U.S. Geological Survey, "This Dynamic Earth"',
    },
    {
      id: 'offset',
      says: 'Where the ground has moved along a crack, fences and roads that crossed it no longer meet.',
      source: `${USGS}, "What is a fault?"`,
    },
    {
      id: 'slip',
      says: 'The rock on the two sides of a crack sticks, bends and then suddenly slips; the jolt is an earthquake.',
      source: `${USGS}, "The Science of Earthquakes"`,
    },
    {
      id: 'still',
      says: 'In a seismograph a heavy weight hangs nearly still while everything around it shakes, and a pen draws the difference.',
      source: 'British Geological Survey, "How are earthquakes measured?"',
    },
    {
      id: 'two-waves',
      says: 'An earthquake sends out a quick wave and a slower one; the longer the wait between them, the further away it was.',
      source: 'British Geological Survey, "How are earthquakes located?"',
    },
    {
      id: 'soft',
      says: 'Soft wet ground shakes more than hard rock does.',
      source: `${USGS}, "Soil type and shaking hazard"`,
    },
    {
      id: 'sway',
      says: 'Buildings that can bend or slide a little, as on rubber feet, come through shaking better than stiff ones.',
      source: 'Encyclopaedia Britannica, "Earthquake-resistant construction"',
    },
    {
      id: 'drop',
      says: 'When the ground shakes people indoors drop down, take cover under a strong table and hold on until it stops.',
      source: 'U.S. Geological Survey, "What should I do during an earthquake?"',
    },
    {
      id: 'small',
      says: 'The Earth has many earthquakes every day, and most are too small for anybody to feel.',
      source: 'U.S. Geological Survey, "Cool Earthquake Facts"',
    },
    {
      id: 'foretell',
      says: 'Nobody, neither scientist nor animal, can tell on which day an earthquake will come.',
      source: 'U.S. Geological Survey, "Can you predict earthquakes?"',
    },
    {
      id: 'moon',
      says: 'Instruments left on the moon by astronauts felt quakes there too.',
      source: 'NASA Science, "Moonquakes"',
    },
  ],
  never: [
    {
      wrong: /\b(?:ground|earth|crack) (?:opens?|opened|gapes?|gaped)(?: up)? (?:and|to) swallow/i,
      belief: 'In an earthquake the ground opens and swallows people.',
      truth: 'The two sides of a crack slide past each other; they do not open like a mouth.',
    },
    {
      wrong:
        /\bearthquake weather\b|\b(?:hot|still|close) (?:weather|day) (?:brings|means|makes) (?:an )?earthquakes?\b/i,
      belief: 'There is earthquake weather.',
      truth: 'They begin deep in the rock, in any weather.',
    },
    {
      wrong:
        /\b(?:dogs?|cats?|animals?|birds?) (?:always )?(?:know|knew|can tell|could tell) (?:when|before|that) an earthquake\b/i,
      belief: 'Animals know when an earthquake is coming.',
      truth: 'Some feel the first small wave sooner than people; none can tell the day.',
    },
    {
      wrong: /\b(?:doorway|door frame) (?:is|was) (?:the )?(?:safest|best|safe)\b/i,
      belief: 'A doorway is the safest place.',
      truth: 'A strong table to crawl under is better in the houses of today.',
    },
    {
      wrong:
        /\b(?:stiffest|hardest|stiffer|harder) (?:house|tower|building)s? (?:is|are|was|were) (?:the )?(?:safest|safer|best)\b/i,
      belief: 'The stiffest building is the safest.',
      truth: 'One that gives a little comes through better.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'Jelly on a spoon. Wobble, wobble! "I need that one," says a voice. {child} looks up.',
            'Plop goes the jelly. It wobbles. {child} wobbles too. Who is at the window?',
          ],
          setting: 'kitchen',
          child: 'look-up surprised',
        },
        {
          text: [
            '{a guide} has a wobble book. One page is empty. "Come along!" {child} comes.',
            '"I collect wobbles," says {a guide}. Here is the book. {child} sees one bare page.',
          ],
          setting: 'garden',
          child: 'point curious',
          guide: 'hold proud: book',
        },
      ],
      [
        {
          text: [
            'Bump! Was that an earthquake? No. {child} just hopped. One cup goes ting.',
            'Ting, says the cup. Why? {child} jumped. Hop, ting. Hop, ting!',
          ],
          setting: 'living-room',
          child: 'jump happy',
          things: ['cup'],
        },
        {
          text: [
            '"A real one?" asks {a guide}. "No," says {child}. "Then we must go and look."',
            'In runs {a guide}. "I heard a wobble!" It was {child}. They go and find another.',
          ],
          setting: 'garden',
          child: 'walk happy',
          guide: 'run excited',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'Something in the kitchen was wobbling. It was a jelly, and {child} was carrying it. "Stop there!" called a voice. "Do not put it down. I should like to write it in my album." There was nobody at the table.',
            '{child} shut the fridge with one foot. The jelly shook, and so did the spoons. "Aha!" said somebody outside. "Was that one?" {child} said that it was only pudding. There was a sigh like a tyre.',
          ],
          setting: 'kitchen',
          child: 'look-up surprised',
        },
        {
          text: [
            'On the step stood {a guide}, with a thick book. "I collect wobbles," said {guide}. "I have a bus, a drum and a cow with hiccups." {child} turned the pages. Only the last one was empty. EARTHQUAKE, it said, A SMALL ONE.',
            '{a guide} was sitting among the beans. In the book every wobble had its page: washing machine, goose, grandfather. "One is still missing," said {guide}. "A real earthquake. I want a nice little one." {child} said, "I could help you look."',
          ],
          setting: 'garden',
          child: 'kneel curious',
          guide: 'point proud',
          things: ['book'],
        },
      ],
      [
        {
          text: [
            '{child} was hopping on one leg. At every hop a cup said ting. "I felt it!" cried somebody. "A series of nine!" {child} stopped, and so did the cup. It was very quiet in the living room.',
            'A lorry went by, and all the cups talked. {child} laid a hand on the shelf. There was a hum in it, and then there was none. "Gone," said a sad voice at the window. "I had my pencil ready."',
          ],
          setting: 'living-room',
          child: 'stand surprised',
          things: ['cup'],
        },
        {
          text: [
            'It was {a guide}, who had one ear on the ground. "Was that an earthquake?" "It was me," said {child}. {guide} shut the album. "It is always somebody. All I want is one, and it need not be large." They went to find one.',
            '"Lorry," said {a guide}, and crossed out a line. "It is the fourth this week. I write down EARTHQUAKE, and then it is a lorry." {child} felt sorry for {guide}. There must be a small one somewhere that nobody was using.',
          ],
          setting: 'garden',
          child: 'walk curious',
          guide: 'think sad',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'It began with a jelly. {child} was carrying it to the table, at the slow walk that one keeps for jellies. It shook in all its towers. "Hold it there," said a voice outside the window. "Left a bit. Would you call that a shiver, or more of a shudder?" {child} said that it was raspberry. Somebody wrote this down. You could hear the pencil, and then you could hear that it was put away with a sigh.',
            '{child} had only shut the fridge. But the jelly heard it, and so did the spoons. Before the last of them had finished, two eyes rose over the windowsill. "I make that four seconds," said the owner of the eyes. "Was it one? Do say that it was one." "It was the fridge," said {child}. The eyes sank out of sight. There was the sound of something being rubbed out for what might have been the hundredth time.',
          ],
          setting: 'kitchen',
          child: 'stand surprised',
        },
        {
          text: [
            'Other people collect stamps. {a guide} collected wobbles, and had brought the book of them. There was a page for a bus on cobbles, and one for a cow with hiccups. There was a grandfather asleep, drawn from life. "I have been at it for years," said {guide}, "and I want only one." The last page had a border of gold ink, and it was empty. EARTHQUAKE (SMALL), it said. {child} put down the jelly. It would have been hard not to.',
            'The eyes belonged to {a guide}, and the thing beneath them was a book. Every wobble that {guide} had ever met was in it, as a wiggly line with a date. "Washing machine," read {child}. "Goose. Goose, second goose." At the end came a clean white page. "A genuine earthquake," said {guide}. "I do not ask for a big one. Somewhere there must be one that would not hurt a cup. But I never know where to stand."',
          ],
          setting: 'garden',
          child: 'kneel curious',
          guide: 'hold shy: book',
        },
      ],
      [
        {
          text: [
            'At ten past two all the cups on the shelf said ting. {child} had jumped off the sofa, which was allowed, as it was a Sunday. There was a cry from under the window. "I had that! I had it in both feet!" {child} jumped again, to see what would happen. "And another! They come in pairs!" It seemed only fair to look out and explain.',
            'A lorry went down the road. The windows hummed, and a cup walked a finger\'s width along the shelf. {child} put it back. Then the bell rang, and before anybody could open the letter box spoke. "I do not want to disturb," it said. "I only want to know if that was by any chance what I think it was." "It was potatoes," said {child}. "Ah," said the letter box.',
          ],
          setting: 'living-room',
          child: 'look-up surprised',
          things: ['cup'],
        },
        {
          text: [
            'On the path stood {a guide}, with an album under one arm and a hopeful expression. It was an album of wobbles. "I write them all down," said {guide}, "and later they turn out to be lorries. I have eleven lorries." There was just one gap. It had been kept for an earthquake, a little one, that had harmed nobody. {child} looked at the gap for some time. It was the sort of gap that makes you fetch your shoes.',
            '"It is always something," said {a guide}, sitting down on the step. "I feel it, I am overjoyed, and it is a door." {guide} had wanted an earthquake since childhood. It was not to be a bad one. It was to be about so big, and it was to go in the album, after Goose. "Perhaps you do not look in the right place," said {child}. "I look in all places," said {guide}. "I put my foot down, and I wait."',
          ],
          setting: 'garden',
          child: 'think curious',
          guide: 'sit sad',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['plates', 'offset'],
      shows: /\bslabs?\b/i,
      pages: {
        young: [
          {
            text: [
              'The ground is a big slab. It creeps, slow as a fingernail. {child} waits. {guide} waits too.',
              'Look, the fence has a jump in it! Two slabs of ground slid by. Slow, slow, slow.',
            ],
            setting: 'farm',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'sit curious',
          },
        ],
        middle: [
          {
            text: [
              'They followed a fence, because fences lead somewhere. In the middle of a field it stopped. It went on three steps to the left. "Bad workmanship," said {guide}. But the hedge had a jump in it too, and so had the stream.',
              '"This is a good place to stand," said {guide}, and stood. Nothing happened. {child} looked along the wall, which was straight as a ruler. Then it was not. One half had stepped aside.',
            ],
            setting: 'farm',
            camera: 'wide',
            child: 'point curious',
            guide: 'stand proud',
          },
          {
            text: [
              'The land lies in great slabs, and here two of them met. They creep past each other as fast as a fingernail grows. It was once one fence. {child} put a daisy on each side, to see. "We shall not see it today," said {guide}.',
              'So one slab of the world ended here, and the next began. They were moving. {child} held up a thumb. They move as fast as the nail does, no more. "No wonder that I felt nothing," said {guide}. They marked the crack on the map.',
            ],
            setting: 'farm',
            child: 'kneel excited',
            guide: 'think surprised',
          },
        ],
        old: [
          {
            text: [
              'They crossed a field beside a fence, with {guide} stopping at every post to feel. Halfway over, the fence went wrong. It broke off, and went on again two long steps to the right. "He must have sneezed," said {guide}, "the man who built it." {child} looked further. The hedge had the same step in it, and so did the row of apple trees. They could hardly all have sneezed.',
              '"I have a feeling about this meadow," said {guide}, who had them about most meadows. They stood in it for a quarter of an hour. {child} had time to look at the wall. It was a fine old wall, and ran down the hill as if drawn with a ruler. Then somebody seemed to have moved the ruler. The lower half was a whole cow further to the left.',
            ],
            setting: 'farm',
            camera: 'wide',
            child: 'point curious',
            guide: 'stand proud',
          },
          {
            text: [
              '{child} lay down with an eye at the level of the grass. There was a line, as faint as a crease in a sheet. All on this side of it had gone one way, and all on that side the other. The world is made of slabs, and here were two edges. They move about as fast as fingernails grow. "Then the fence was straight once," said {child}. "It has just been carried off." {guide} asked if one could hear it. One could not. But it was a place to start.',
              '"It is not the wall," said {child}. "It is the field." The ground of the whole world lies in slabs, like the skin on cooling cocoa, and never quite keeps still. This slab and the next had been sliding by each other since before there were cows. They were in no hurry. {child} held a thumbnail against the crack: about so much in a month. "I have never been late for anything so slow," said {guide}, and took off a hat to it.',
            ],
            setting: 'farm',
            child: 'kneel excited',
            guide: 'look-up surprised',
          },
        ],
      },
      ask: {
        young: ['How fast does the ground creep?', 'As slow as a fingernail grows.'],
        older: [
          'Why did the fence have a jump in it?',
          'Two slabs of the ground had slid past each other there, as slowly as fingernails grow.',
        ],
      },
    },
    {
      facts: ['slip'],
      shows: /\bslip(?:s|ped)?\b/i,
      pages: {
        young: [
          {
            text: [
              'Pull the box. It sticks. Pull, pull. It slips! Bump! "So that is how," says {child}.',
              'Stuck, stuck, stuck. Then the box slips. Hop! Rock does that too. {child} laughs.',
            ],
            setting: 'garden',
            child: 'reach surprised',
            things: ['box'],
          },
        ],
        middle: [
          {
            text: [
              '"It only creeps. It will never wobble," said {guide}, on the box of instruments. {child} had tied a string to it, a stretchy one. {child} pulled. The box stayed. The string got longer and longer.',
              'The big box had to come along. {child} tied elastic to it and walked. Nothing came. {child} walked on. Behind, the elastic grew thin and began to sing. "Is it heavy?" asked {guide}, who was sitting on it.',
            ],
            setting: 'garden',
            child: 'reach determined',
            guide: 'sit calm',
            things: ['box'],
          },
          {
            text: [
              'All at once it slipped. The box shot forward, and {guide} with it. "That was one!" cried {child}. The rocks do the same. They are pushed, and stick, and bend. Then they slip, and everything shakes. {guide} wanted to do it again.',
              'Then the box slipped. It came all that way in one jump. {guide} arrived a little later. "So it is like that down there!" said {child}. Rock sticks to rock, year after year, and is bent. At last it slips. That jerk is the earthquake.',
            ],
            setting: 'garden',
            child: 'jump surprised',
            guide: 'jump surprised',
          },
        ],
        old: [
          {
            text: [
              '"What I do not understand," said {guide}, "is the bang. Nobody was ever shaken by a fingernail." {guide} was sitting on the box of instruments at the time. {child} was trying to move it, on a length of elastic. It had stuck fast. {child} took one step, and another. The elastic got longer and thinner, and hummed. The box did not stir. Whatever was being put into that elastic was still in there.',
              'The box was too heavy to lift. So they tied the elastic to it, the thick kind for luggage, and {child} leaned into it like a horse. Nothing happened for five steps. "You have forgotten to move me," said {guide}, who was on top with the album. The sixth step was quite hard. At the seventh {child} was nearly lying on the air, and the elastic sang like a gnat.',
            ],
            setting: 'garden',
            child: 'reach determined',
            guide: 'sit calm',
            things: ['box'],
          },
          {
            text: [
              'It slipped. There was no warning. All those steps came back in one. The box leapt, and {guide} turned over in the air with some dignity. "Again," said {guide}, from the lettuces. It was just what happens in the deep rock. The slabs creep, but along the crack they are stuck. So the rock bends, year upon year, like the elastic. Then it slips, all at once. It is not the creeping that shakes you. It is the catching up.',
              'What followed took less time than saying it. The box slipped, caught up with {child} and went by. It hit the shed with a sound that fetched the neighbours. {child} sat up. "That is your bang," said {child}. "It sticks, and it stretches, and it saves it all up. And then it spends it." The rock on both sides of a crack does so, and whole hills jump. {guide} had felt it in every bone, and wrote: BOX. VERY FINE.',
            ],
            setting: 'garden',
            child: 'sit surprised',
            guide: 'jump excited',
          },
        ],
      },
      ask: {
        young: ['What did the box do at last?', 'It slipped! Rock does that too.'],
        older: [
          'What happens in the rock when there is an earthquake?',
          'The two sides of a crack stick and bend for years, and then slip all at once.',
        ],
      },
    },
    {
      facts: ['still'],
      shows: /\bstill\b/i,
      pages: {
        young: [
          {
            text: [
              'All things wobble. But the rock on a string hangs still. Its pencil draws. Wiggle, wiggle!',
              'Hang up a rock. Tie on a pencil. Shake! The rock keeps still. The paper gets a wiggle.',
            ],
            setting: 'cave',
            camera: 'close',
            things: ['rock', 'pencil'],
          },
        ],
        middle: [
          {
            text: [
              '"I write a wobble down when I feel it," said {guide}. "But then I wobble as well, and so does the page." It was true. All the lines in the album were just handwriting. {child} chewed a pencil.',
              'They sat down in a cave, where it was quiet. {child} shook the table, to practise. {guide} shook with it, and so did the pencil. On the page there was only a blot. If everything moves, who holds the pen?',
            ],
            setting: 'cave',
            child: 'think curious',
            guide: 'sit sad',
            things: ['pencil'],
          },
          {
            text: [
              '{child} hung a heavy rock from the roof and tied the pencil under it. Then they jumped. The floor shook, the paper shook, but the rock stayed where it was. It was too lazy to follow. So it alone stood still, and the pencil drew every hop.',
              'Something had to keep still, and a big rock is good at that. {child} hung one on a string. When they pushed the table it hardly stirred. The pencil under it drew a beautiful wiggle. "It is my first true one," said {guide}.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'point proud',
            guide: 'cheer happy',
            things: ['rock'],
          },
        ],
        old: [
          {
            text: [
              'In a cave under the hill they set up the table, for it was quiet there, and nothing went by. "Now show me how you do it," said {child}, and gave the table a push. {guide} wrote. The table shook, the book shook, and {guide} shook like a blancmange. What stood in the album afterwards was a smudge with an ear. "They all come out like that," said {guide}. "I had supposed that it was my style."',
              '{child} had gone through the album and found something out. The bus and the cow looked just alike. "When the ground moves, you move," said {child}, "and the pencil is in your hand. You are only drawing how you jump." {guide} sat down on a ledge. It was a sad thing to hear about the work of a lifetime. "Then who," said {guide}, "is to hold it?"',
            ],
            setting: 'cave',
            child: 'think curious',
            guide: 'sit sad',
          },
          {
            text: [
              'It had to be somebody who did not care. {child} found a rock as heavy as a sack, slung it from the roof and tied a pencil under it. Then they both jumped. The floor jumped too, and the paper. But the great rock hung there, hardly moving, as if it had not been told. It was the only still thing in the cave. So the pencil drew a line, and each jump stood out from it like a tooth.',
              '"Someone too heavy to be hurried," said {child}. They hung up a rock. If you jerk a table it goes, but a great weight on a string takes its time. When they shook the cave, or as much of it as they could, the rock stayed almost still. Under its pencil the paper slid to and fro. There was the wobble, every bit of it, as neat as knitting. {guide} looked at it for a long time, and then looked for a handkerchief.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'point proud',
            guide: 'look-up happy',
            things: ['rock', 'pencil'],
          },
        ],
      },
      ask: {
        young: ['What hung still?', 'The rock on the string.'],
        older: [
          'How can a wobble be written down when everything shakes?',
          'A heavy weight hangs nearly still, and a pencil on it draws how the rest moves.',
        ],
      },
    },
    {
      facts: ['two-waves'],
      shows: /\bslow(?:er)?\b/i,
      pages: {
        young: [
          {
            text: [
              'Tick! That is the quick wave. Now wait. Rumble! That is the slow one. It was far away.',
              'First a quick wiggle. {child} counts. One, two, three. Then a slow one. It comes from far.',
            ],
            setting: 'cave',
            child: 'sit curious',
          },
        ],
        middle: [
          {
            text: [
              'In the cave stood a machine with a pencil. Its line gave a small jump. "There!" cried {guide}. "It is under us!" {child} was not so sure. A while after, the line gave a bigger one. "And another!" But it was quiet, and not a spoon had moved.',
              '"Where was it?" asked {child}. The machine had drawn a wiggle, and they did not know whose. First it went tick. Then there was a gap. Then came a row of fat bumps. {guide} thought it was two cows.',
            ],
            setting: 'cave',
            child: 'look-up curious',
            guide: 'point excited',
          },
          {
            text: [
              'It was one shake, with two kinds of wave. They set out together, but one is quick and one is slow. The further they run, the further apart they come in. It is like thunder after lightning. {child} counted the gap. "Very far," said {child}.',
              '{child} thought of a race between a hare and a cow. In a short race they finish nearly together. In a long one you wait and wait for the slower. There had been a long wait. "So it was one, and a long way off." {guide} waved to it.',
            ],
            setting: 'cave',
            child: 'point happy',
            guide: 'wave happy',
          },
        ],
        old: [
          {
            text: [
              'In the cave stood a machine with a pencil, and it made a tick. {guide} leapt up. "Under the floor! I knew it." Then for some time there was nothing. Then came a whole row of larger ticks, close together. "It is back!" said {guide}, and looked behind the rock. Not a crumb had moved on the table. {child} did not think that it was under the floor. But if it was not here, there was a great deal of elsewhere that it could be.',
              '"One small, and one large," said {guide}, bending over the strip of paper. "They are a mother and child." There they stood. First came a thin shiver, then a gap, then a fat shiver. Nobody had felt either of them. {child} measured the gap with a finger. It was strange. It was as if the second were the first again with its boots on.',
            ],
            setting: 'cave',
            child: 'think curious',
            guide: 'point excited',
          },
          {
            text: [
              '"You see the lightning," said {child}, "and then you hear the thunder, and it is one storm." An earthquake sends out two kinds of wave. They leave together, but the one is quick and the other slower. Close by, they arrive almost in one. From far away they come in like a hare and a cow from the same field. This cow had been ever so long. {child} turned the globe, right round to the back, and put a finger on the sea. "About there."',
              'It was the same one twice, by two different posts. There is a quick wave that runs through the rock first, and a slower one that follows. The longer the road, the later the second letter. {child} counted along the gap. It came to half the world. "Then somebody over there has just said oh," whispered {guide}. They both looked at the ground between their feet. It had come through all of that, and had still been in time for tea.',
            ],
            setting: 'cave',
            child: 'point happy',
            guide: 'kneel surprised',
          },
        ],
      },
      ask: {
        young: ['Which wave came last?', 'The slow one.'],
        older: [
          'How can you tell how far away an earthquake was?',
          'It sends a quick wave and a slower one. The longer the wait between them, the further off it was.',
        ],
      },
    },
    {
      facts: ['soft', 'sway'],
      shows: /\b(?:sway(?:s|ed|ing)?)\b/i,
      pages: {
        young: [
          {
            text: [
              'A stiff tower falls. Crash! A bendy tower can sway. To and fro it goes. It stays up.',
              'Blocks on balls! Shake the table. The tower sways. It does not fall. Clap, clap, {child}!',
            ],
            setting: 'living-room',
            child: 'cheer happy',
          },
        ],
        middle: [
          {
            text: [
              '{guide} had built a tower of blocks, to hold the album. "It is stiff as a brick," said {guide}. It stood in the bog, on moss as soft as pudding. {child} hopped, just once. Down came the blocks.',
              'The album needed a safe place. {guide} piled up blocks, very straight and hard. Somebody shut a gate far off. The mud shivered like jelly. The tower cracked in the middle, and the album fell in.',
            ],
            setting: 'pond',
            child: 'jump surprised',
            guide: 'cover worried',
            things: ['blocks'],
          },
          {
            text: [
              'First they moved to hard stone, which shakes far less than mud. Then {child} put the blocks on three balls. Hop! The ground went left and right. The tower only swayed, like someone on a boat, and stood. {guide} hopped till supper.',
              '"Not so stiff," said {child}. They built on rock this time, with balls under the blocks. When the ground shook the balls rolled. The tower swayed a little and was quite all right. They build houses so, where it shakes.',
            ],
            setting: 'mountain',
            child: 'cheer happy',
            guide: 'jump happy',
            things: ['blocks'],
          },
        ],
        old: [
          {
            text: [
              '"The album must be kept somewhere safe," said {guide}, "so I have built it a tower." It was of blocks, and it was as stiff as a soldier. It stood in a meadow that had once been a lake. {child} gave one hop, to try it. The ground went on shaking after that like a bowl of custard. The tower did not bend. It thought about it, and broke. They fished the album out from under the letter Q.',
              '{guide} did not trust things that give. So the tower for the album was of the hardest blocks, pressed tight. {guide} had set it on the softest moss, for comfort. A cow lay down in the next field. One could see the shudder arrive, and how the moss made it bigger, the way a drum does. The blocks held out for two shakes. Then there was a tower on its side.',
            ],
            setting: 'pond',
            child: 'jump surprised',
            guide: 'cover worried',
            things: ['blocks'],
          },
          {
            text: [
              'They tried again, up on the hard grey rock, where a hop was over as soon as it was done. And {child} put the blocks on balls. "It will roll off!" said {guide}. They shook the tray. The bottom went left, and right, and left. The tower stayed in the middle and swayed, like a lady on a bus. In places where it shakes they put rubber under whole hospitals. {guide} leaned on a tree and tried to sway.',
              '"It broke because it would not bend," said {child}. A reed does better than a broomstick. So they carried the blocks to where the rock came out of the grass and shook least. {child} built with gaps, and put a ball at each corner. When the ground jerked, the balls took it. The tower swayed three times, and bowed, and was still there. "I should not like to live in it," said {guide}, "but I should go on living."',
            ],
            setting: 'mountain',
            child: 'hold proud: ball',
            guide: 'dance surprised',
            things: ['blocks'],
          },
        ],
      },
      ask: {
        young: ['Why did the tower stay up?', 'It could sway.'],
        older: [
          'Which tower came through the shaking, and why?',
          'The one on hard rock that could sway: soft ground shakes more, and stiff things break.',
        ],
      },
    },
    {
      facts: ['drop', 'foretell'],
      shows: /\bunder\b/i,
      pages: {
        young: [
          {
            text: [
              'Ding! Down we drop. Under the table. Hold on tight! {guide} will not fit. Now all is well.',
              'A bell! {child} drops down. Under the table, hold the leg. It was just for practice.',
            ],
            setting: 'classroom',
            child: 'kneel calm',
          },
        ],
        middle: [
          {
            text: [
              'They came to a school where the ground does shake now and then. "When is the next?" asked {guide}, with a pencil. Nobody could say. Not the teacher, nor the dog, nor the man on the radio. Then a bell rang.',
              '"On what day do they come?" asked {guide}. "I could come back." But no one can tell the day, said the teacher. They only know what to do. In that school they did it every month. Ding, went the bell.',
            ],
            setting: 'classroom',
            child: 'look-up curious',
            guide: 'point curious',
            things: ['bell'],
          },
          {
            text: [
              'All the children were under the tables in a moment. {child} dropped, got under and held on to a leg. {guide} got the front half in. Somebody giggled. Then the bell rang again, and they came out. It was only practice, and it was done every month.',
              'Down went everybody. {child} crept under a table and took hold of it. "Drop, cover, hold on," whispered a girl. It was snug there. {guide} had taken a very small table, and wore it. "Good," said the teacher. "Now lunch."',
            ],
            setting: 'classroom',
            camera: 'close',
            child: 'kneel calm',
            guide: 'hide surprised',
          },
        ],
        old: [
          {
            text: [
              'In the valley where it shakes now and then there was a school. {guide} went straight to the front with a diary. "I should like the date of the next one, please." The teacher was kind about it. There was no date. The people with the instruments could not tell, she said, and no dog could either, whatever was said of dogs. You could not know the day. You could only know what to do. As she said it, a bell rang.',
              '"Surely a weather man could tell," said {guide}. No, said the teacher. It is not weather. It begins deep in the rock, in sun or in snow, and nobody can name the hour. {guide} closed the diary. "Does that not worry you?" asked {child}. A girl with plaits shrugged. "We know our places," she said. Then somebody rang the bell.',
            ],
            setting: 'classroom',
            child: 'think curious',
            guide: 'hold sad: book',
          },
          {
            text: [
              'There was no noise but chairs. They all dropped to their knees, and went under the tables, and each held on to a leg. {child} was in beside two others, with the head well down. It smelled of pencils. "We count," whispered one, "and when it is over we go out to the big field." {guide} had got in as far as the shoulders. The bell rang again. Everyone came out and was counted, and {guide} was pulled. It was only Tuesday\'s practice.',
              "Twenty pairs of knees hit the floor. Drop, get under, hold on: it went like a dance. {child} had a table leg in both arms before thinking. You keep away from the windows, said the girl with plaits, and you stay till it stops. It does stop. There was a bumping, for {guide} had chosen the doll's table. Then came the second bell, and they all crawled out and went on with sums. It had been a rehearsal, and they were word-perfect.",
            ],
            setting: 'classroom',
            camera: 'close',
            child: 'kneel calm',
            guide: 'hide shy',
          },
        ],
      },
      ask: {
        young: ['Where did they go at the bell?', 'Under the table. They held on.'],
        older: [
          'What do people do indoors when the ground shakes?',
          'They drop down, get under a strong table and hold on until it stops.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'Tick! A tiny wiggle. Nobody felt it. But there it is! "My earthquake," says {guide}. {child} claps.',
            'What a small wiggle! It came from far away. {child} cuts it out. {guide} hugs it.',
          ],
          setting: 'cave',
          time: 'sunset',
          child: 'cheer happy',
          guide: 'hug happy',
        },
        {
          text: [
            'Now {child} is in bed. All is quiet. One tiny hum. It is the fridge.',
            'Shh. Nothing wobbles. {child} is asleep. In its book the small wiggle sleeps too.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep calm',
        },
      ],
      [
        {
          text: [
            'The pencil goes tick. "Was that me?" says {guide}. No! {child} points. A real one, very small.',
            '{child} sees it first. One little zigzag. {guide} dances. Now there are more zigzags!',
          ],
          setting: 'cave',
          time: 'sunset',
          child: 'point excited',
          guide: 'dance happy',
        },
        {
          text: [
            'In goes the wiggle. The book is full. Home they go. The jelly wobbles hello.',
            'The last page is done. {child} has some jelly. {guide} draws it, just in case.',
          ],
          setting: 'kitchen',
          time: 'sunset',
          child: 'sit happy',
          guide: 'sit proud',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'It came at ten to six, while they were eating a bun. Nobody felt it. No crumb fell. But the pencil went tick, and drew a wiggle as long as an eyelash. "That," said {child}, "was one." {guide} could not speak.',
            '{guide} was looking at the tea when it came. {child} saw it. The pencil gave a twitch, and ran smooth again. Somewhere the ground had moved, too little for anybody to feel. "Do not turn round too fast," said {child}. "You have one."',
          ],
          setting: 'cave',
          time: 'sunset',
          child: 'hold surprised: pencil',
          guide: 'sit surprised',
        },
        {
          text: [
            'It is in the album now, with a gold edge. People hold it up to the light and say, "Is that all?" "It is the best kind," says {guide}. {child} went to bed with both feet flat on the end of it. It was perfectly quiet.',
            'In bed {child} listened with both feet. There was a hum, and it was the fridge. There are many every day, nearly all too small to wake a cup. They did not wake {child}, who was asleep.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep calm',
        },
      ],
      [
        {
          text: [
            'They did not have to wait long. There are some every day, if you have a rock on a string. Tick, tick, went the pencil. {guide} had both feet off the ground, so as not to spoil it. "Did you get it?" "I got it," said {child}.',
            '"Nobody hop," said {child}. They held their breath. On the paper grew a very small zigzag, like the hem of a fairy. It had come through half the world, and not spilled one drop of tea.',
          ],
          setting: 'cave',
          time: 'sunset',
          child: 'point happy',
          guide: 'stand surprised',
        },
        {
          text: [
            'The page was full, and {guide} shut the book with a bang. All the spoons in the kitchen jumped. They looked at each other. Slowly {guide} opened the book again. Inside the cover there was just room for: BOOK, SHUTTING.',
            'There was jelly for supper. {guide} had a book with every page full, and nothing left to want. {child} pushed the bowl across. It shook in a new way, sideways, with a skip. {guide} reached for a clean sheet.',
          ],
          setting: 'kitchen',
          time: 'sunset',
          child: 'sit happy',
          guide: 'hold proud: book',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'It was getting late, and {guide} had begun on the last bun. Then the pencil moved. It did so by itself, over the paper, with a sound like a mouse turning a page. A tick, a wait, a row of ticks; and the line ran smooth again. The tea in the cup had not stirred. Nobody in the whole county had looked up. "That was it," said {child}. {guide} put down the bun, and found that there was no word for it.',
            'They had nearly packed up. {child} was winding the string, when the great weight over the paper seemed to shiver. It was not the weight. It was everything else, by less than the thickness of a hair. On the paper stood a wiggle no longer than an ant. "Was it a door?" whispered {guide}. "There is no door," said {child}. "Was it a cow?" They went out and asked the cow. She had been standing perfectly still since four.',
          ],
          setting: 'cave',
          time: 'sunset',
          child: 'kneel surprised',
          guide: 'stand surprised',
        },
        {
          text: [
            'It has been in the album ever since, under glass, after Goose. Visitors bend down to it. They say that they had thought it would be larger. "It is just the right size," says {guide}. There are any number every day, all round the world, and this is what nearly all are like. That night {child} lay with one hand flat on the wall beside the bed. The house ticked a bit, and settled. It was the sort of thing one might begin to collect, but for being asleep.',
            '{child} glued it in. Round it went the gold ink, and below it the date, the hour and the words FELT BY NOBODY. Then they were both rather tired. At home everything stood where it had stood. {child} got into bed, and lay quite flat, and paid attention. Far down there were slabs as large as countries, moving as a nail does. They took the bed with them, and the lamp, and the cat. It was like being on a ship that never spills.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep calm',
        },
      ],
      [
        {
          text: [
            '"It is like fishing," said {child}. "You have to leave them alone." So they sat with their backs against the wall and their feet drawn up, and let the pencil hang. At a quarter to six it bit. It drew one thin tremble, stopped, and drew a longer one. It was as small as a fish can be that is still a fish. "Shall I pull?" breathed {guide}. But {child} had it already, and was cutting round it with the greatest care.',
            'In the end it was so quiet that they missed it. {child} looked at the strip when the tea was poured. There it was, halfway along, in between a sneeze and the five o\'clock bus. It had two parts, like a proper one, and a long gap. It had come from a place where it was already tomorrow. "I was drinking," said {guide}, shaken. "I was drinking tea, and the world went by underneath, and I asked for sugar."',
          ],
          setting: 'cave',
          time: 'sunset',
          child: 'point happy',
          guide: 'look-up surprised',
        },
        {
          text: [
            'So the last page was full. {guide} read the album through from the front, aloud, over what was left of the jelly. At the end there was a silence. It is hard when there is nothing left to look for. "They put an instrument on the moon, you know," said {child}, scraping the bowl. "It shakes up there too, a little." {guide} set down the spoon very gently. It was dark by now. Over the garden, quite steady, hung a large white empty page.',
            'There was the question of what to do with a full album. {guide} carried it about for a while, and then, with a look at {child}, let it drop. Every cup in the kitchen said ting. The jelly, what there was of it, shook from end to end. "Album, falling," said {guide}, and took out a fresh book. On its first page {child} drew a straight line with one small jump in it. That was for the heart of {guide}.',
          ],
          setting: 'kitchen',
          time: 'sunset',
          child: 'sit happy',
          guide: 'stand happy',
        },
      ],
    ],
  },
};
