import type { FactSheet } from '../sheet.ts';

/** An egg that has begun to tap must be at the top of the line before it hatches, on a train that is never quite on time. */
export const trains: FactSheet = {
  id: 'trains',
  topic: 'science',
  title: 'Trains',
  subject: 'trains',
  words: [
    'train',
    'railway',
    'how trains work',
    'steam train',
    'steam engine',
    'locomotive',
    'rail',
    'train track',
    'railroad',
    'how do trains stay on the rails',
  ],
  guides: ['train driver', 'goose', 'hedgehog'],
  titles: [
    'The Egg on the Ten Past Four',
    '{child} and the Egg That Tapped',
    'No Steering Wheel, Said {guide}',
    'All Stations to Topmost',
    'Hold On to Your Hen',
  ],
  facts: [
    {
      id: 'rim',
      says: 'Each wheel of a train has a rim on its inner side, called a flange, that keeps it on the rail; nobody steers.',
      source: 'Encyclopaedia Britannica, "Railroad: Track and wheels"',
    },
    {
      id: 'points',
      says: 'Where a railway forks, movable pieces of rail called points are shifted to lead the train one way or the other.',
      source: 'Network Rail, "Points"',
    },
    {
      id: 'signaller',
      says: 'Points are set by a signaller and not by the driver.',
      source: 'Network Rail, "Signalling"',
    },
    {
      id: 'little-grip',
      says: 'Steel wheels roll very easily on steel rails but grip them only a little.',
      source: 'Encyclopaedia Britannica, "Railroad: Locomotives"',
    },
    {
      id: 'leaves',
      says: 'Wet leaves are pressed by the wheels into a slippery layer on the rails.',
      source: 'Network Rail, "Leaves on the line"',
    },
    {
      id: 'sand',
      says: 'Trains carry dry sand and blow it on the rails in front of the wheels, to grip better.',
      source: 'Network Rail, "Leaves on the line"',
    },
    {
      id: 'long-stop',
      says: 'A train is so heavy and its wheels so smooth that a fast one may need more than a kilometre to stop.',
      source: 'Network Rail, "Level crossing safety"',
    },
    {
      id: 'signals',
      says: 'A yellow signal tells the driver to slow down because the next signal may be red, and red means stop.',
      source: 'Network Rail, "Signals and signalling"',
    },
    {
      id: 'rack',
      says: 'On very steep railways a toothed wheel under the train climbs a toothed rail.',
      source: 'Encyclopaedia Britannica, "Rack railway"',
    },
    {
      id: 'steam',
      says: 'In a steam engine a fire boils water, and the steam takes up far more room than the water did and pushes the pistons that turn the wheels.',
      source: 'National Railway Museum, York, "How a steam locomotive works"',
    },
    {
      id: 'water',
      says: 'A steam engine uses up its water on the way and has to stop and fill up.',
      source: 'National Railway Museum, York, "How a steam locomotive works"',
    },
    {
      id: 'clack',
      says: 'Where rails are laid in lengths with small gaps between them, the wheels say clickety-clack; rails welded into one are quiet.',
      source: 'Network Rail, "Track"',
    },
    {
      id: 'tunnel',
      says: 'A railway goes through a hill or round it because trains cannot climb steep slopes on plain rails.',
      source: 'Institution of Civil Engineers, "Railways"',
    },
  ],
  never: [
    {
      wrong: /\bdrivers? (?:turns?|turned|steers?|steered) (?:the|a|his|her) (?:train|steering wheel)/i,
      belief: 'The driver steers the train round the bends.',
      truth: 'The rails and the rims of the wheels lead it; the driver makes it go and stop.',
    },
    {
      wrong: /\btrains? (?:can|could) stop (?:at once|straight away|in a moment|quickly|like a (?:car|bus))/i,
      belief: 'A train can stop at once when somebody sees something on the line.',
      truth: 'A fast one may need more than a kilometre.',
    },
    {
      wrong:
        /\b(?:smoke|the fire) (?:pushes|pushed|turns|turned|drives|drove|moves|moved) (?:the )?(?:wheels?|train|engine|pistons?)/i,
      belief: 'The smoke moves a steam engine: the smoke pushes the wheels.',
      truth: 'Steam from boiling water does.',
    },
    {
      wrong: /\b(?:train|its) wheels (?:have|had) (?:rubber )?tyres\b|\brubber wheels\b/i,
      belief: 'Trains run on rubber wheels.',
      truth: 'Nearly all run on steel wheels on steel rails.',
    },
    {
      wrong: /\b(?:walk|walked|walking|play|played|playing|sit|sat|run|ran) on the (?:rails|line|track|tracks)\b/i,
      belief: 'One may walk on the rails when no train is seen.',
      truth: 'Nobody goes on the line: trains come fast and cannot stop in time.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'A basket goes tap. Tap, tap! {child} peeps in. "An egg! Where is your hen?"',
            'A lost egg! It sits in a basket. "Your hen is up there," says {child}.',
          ],
          setting: 'farm',
          child: 'hold surprised',
          things: ['egg', 'basket'],
        },
        {
          text: [
            '{a guide} blows a whistle. "All aboard!" {child} gets on the train. So does the egg.',
            'Choo! Here is the train. {a guide} drives it. {child} holds the egg tight.',
          ],
          setting: 'street',
          child: 'hold excited',
          guide: 'wave happy',
          things: ['egg', 'steam-train'],
        },
      ],
      [
        {
          text: [
            'What taps in there? The egg! "I know," says {child}. "You want your hen."',
            '{child} hears a small knock. It is the egg! It calls its hen.',
          ],
          setting: 'kitchen',
          child: 'look-up curious',
          things: ['egg'],
        },
        {
          text: [
            'The hen lives at the last stop. "All aboard!" says {a guide}. Off goes the train.',
            'Chuff, chuff, all the way up. {a guide} drives the train. {child} minds the egg.',
          ],
          setting: 'street',
          child: 'sit happy',
          guide: 'point proud',
          things: ['steam-train'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'There was an egg in the wrong box. It should have stayed with its hen, up at Topmost. It had come down to the shop with the ordinary eggs. {child} knew at once. The others did not tap.',
            'Tap. {child} turned round. Tap, tap. One of the eggs was knocking. On it was written, in pencil, "Topmost Farm. Do not sell. Due today." And it was already ten to four.',
          ],
          setting: 'shop',
          child: 'hold surprised',
          things: ['egg'],
        },
        {
          text: [
            'Topmost is the last stop on the line. {child} carried the egg in a basket, under a scarf. "Is this train on time?" {child} asked. "Always," said {a guide}, climbing up to drive. "But I cannot say which time."',
            'The train for Topmost stood steaming, and {a guide} drove it. {child} wrapped the egg in a scarf and put it in the basket. "We go at ten past four," said {guide}, "or just after." {guide} looked at a watch with no hands.',
          ],
          setting: 'street',
          child: 'hold worried: basket',
          guide: 'stand proud',
          things: ['steam-train', 'scarf', 'egg'],
        },
      ],
      [
        {
          text: [
            'You cannot keep an egg in your pocket. You cannot keep it in a drawer either, when it has begun to hatch. {child} held the egg to one ear. Somebody in there was hammering.',
            '"Hello?" said {child} to the egg. "Tap," said the egg. Somebody inside wanted to get out. But the first thing a chick sees should be a hen. The hen was at the other end of the railway.',
          ],
          setting: 'kitchen',
          child: 'look-up curious',
          things: ['egg'],
        },
        {
          text: [
            '"To Topmost, before it hatches," said {child}, holding up the egg. {a guide} looked down from the engine. "I have driven kings," said {guide}. "And coal. Never an egg. Does it like it fast or slow?" The train let out some steam. "Soft," said {child}.',
            'At the station {child} bought one ticket and a half. Up in the train sat {a guide}. "What is the half for?" said {guide}. {child} opened the scarf and showed the egg. It tapped. "All aboard," said {guide}, in a whisper.',
          ],
          setting: 'street',
          child: 'hold determined: egg',
          guide: 'stand curious',
          things: ['steam-train'],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'There were twelve eggs in the box from Topmost Farm, and eleven of them were breakfast. The twelfth was tapping. {child} put it to one ear, and then to the other, in case it was the ear. Tap. Tap, tap. Somewhere up at the end of the line a hen was sitting on one egg too few. A chick takes the first large thing it sees for its mother. {child} looked at the large things in the kitchen. There was a fridge. "Certainly not," said {child}.',
            'It was a mistake that anybody could make, if they packed eggs in the dark. One that should have stayed under a hen had gone into a box, and down the railway. Now it was in the hand of {child}, and it was knocking. It was warm. There was a crack in it no longer than an eyelash. "Not yet," said {child} to the egg. "Not here. You would think I was your mother, and I have school on Monday."',
          ],
          setting: 'kitchen',
          child: 'hold surprised: egg',
        },
        {
          text: [
            'There is one train a day to Topmost, and it was standing there with steam up. {child} came running with a basket, and the egg in the basket, and a scarf round the egg. "Will we be there by sunset?" said {child}. "My train has never been late," said {a guide}, from the driver\'s place. "Now and then it has been a different train." {guide} drew out a large watch, listened to it, and put it back. It had no hands. They had come off, {guide} said, from being looked at.',
            'The train was small and green and in no hurry. {a guide} was going to drive it, and was polishing a bit of it that already shone. "One for Topmost," said {child}, "and this." It was the basket. In the basket was a scarf, and in the scarf was an egg, going tap. {guide} took off a cap to it. "When is it due?" said {guide}. "Today," said {child}. "And when are you due?" "Ah," said {guide}. "Also today. That is as near as I like to go."',
          ],
          setting: 'street',
          child: 'hold worried: basket',
          guide: 'stand proud',
          things: ['steam-train', 'egg', 'scarf'],
        },
      ],
      [
        {
          text: [
            'The note said: PLEASE RETURN AT ONCE, HEN UPSET. It came from Topmost Farm by the afternoon post. {child} read it twice. Then {child} went along the shelf and listened to the eggs, like a doctor with a row of patients. The fourth said nothing. The fifth said nothing. The sixth said tap. It had a tiny star of cracks at the blunt end. "Hold on," said {child}. Whoever was in there had other plans.',
            'Nobody had ordered a chick. What had been ordered was an omelette. But when {child} took out the last egg it gave a knock, and {child} very nearly dropped it. You do not make an omelette out of something that knocks. "Where do you live?" said {child}. TOPMOST FARM, said the lid of the box, LAST STATION UP THE LINE. {child} looked at the clock, and the egg looked, in its way, at nothing yet.',
          ],
          setting: 'kitchen',
          child: 'kneel curious',
          things: ['egg'],
        },
        {
          text: [
            'In the engine sat {a guide}. "I do not take live luggage," said {guide}, "unless it is well behaved." {child} held up the egg. It tapped, but politely. "It wants its mother before sunset," said {child}, "and she is at Topmost." {guide} looked at the sun. {guide} looked at the train. It was the only one, and it was nobody\'s idea of an express. "Then hold it level," said {guide}, "and if it comes out, tell it that I am not its father."',
            'The ticket window had two fares, for people and for hens. {child} asked about something in between. In the end it went as a parcel, in a scarf. {child} went too, to see that it was not posted. "All stations to Topmost," cried {a guide}, who was driver, guard and weather forecast. "We leave at ten past four precisely, if you ask me afterwards." The train gave a jerk. {child} held the egg in both hands, and for a moment it stopped tapping, to listen.',
          ],
          setting: 'street',
          child: 'hold determined: egg',
          guide: 'wave proud',
          things: ['steam-train'],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['rim'],
      shows: /\brims?\b/i,
      pages: {
        young: [
          {
            text: [
              'Round the bend! Who turns the train? Nobody. Each wheel has a rim. It holds on.',
              'See the wheel. It has a rim. The rim hugs the rail. Round we go!',
            ],
            setting: 'farm',
            camera: 'close',
            things: ['wheel'],
          },
        ],
        middle: [
          {
            text: [
              '"Bend ahead," said {guide}, and took both hands away to eat a pear. {child} looked for the steering wheel. There was none. "You forgot to steer!" said {child}. The bend came nearer and nearer.',
              'The line swung left, round the side of a hill. {guide} was looking out on the right, waving to a cow. {child} searched everywhere. There was a lever. There was a brake. "Where do you steer?" asked {child}.',
            ],
            setting: 'farm',
            child: 'point worried',
            guide: 'wave calm',
          },
          {
            text: [
              'The train went round all by itself. "How?" said {child}. At the next station {guide} pointed to a spare wheel by the wall. On the inside it had a rim, like the brim of a hat. The rim ran along inside the rail and could not get over.',
              'They were round it before {child} could shut both eyes. At the stop a spare wheel stood by the wall, and {child} looked. It wore a rim on the inside. That rim leans on the rail. The rail does the steering. "I only say hurry," said {guide}.',
            ],
            setting: 'street',
            child: 'kneel curious',
            guide: 'point proud',
            things: ['wheel'],
          },
        ],
        old: [
          {
            text: [
              'They came down on the first bend at a good pace, and {guide} was pouring tea. {child} looked at the lever, the brake, the whistle and the shovel. Something was missing. It was the thing that every bus has, and every car, and every pram if you count the handle. "Where is the steering wheel?" said {child}. "The what?" said {guide}. The bend was very close. The egg stopped tapping, which did not help.',
              '"You may take a turn at driving," said {guide}, and moved over. {child} put the basket down and reached for the wheel, and there was none. There was nothing in the whole cab that went left or right. Ahead the line did, though. It went hard left, round the foot of a hill, with a duck pond on the far side. "What do I turn?" said {child}. {guide} was buttering bread. "Turn?" said {guide}.',
            ],
            setting: 'farm',
            child: 'reach worried',
            guide: 'sit calm',
          },
          {
            text: [
              'Round they went, as smooth as a spoon round a bowl. {guide} had not spilt a drop. On the next platform a spare wheel leaned against the wall, and {child} knelt down to look at it. On its inner side a rim stood out all the way round, like the brim of a hat. "So it cannot get over the rail," said {child}. "The rail goes left, and the rim has to go with it." "I steer by getting out of the way," said {guide}.',
              'The train leaned, and hummed, and was round. Nobody had done anything. It bothered {child} so much that at the next stop there was an inspection. A spare wheel stood in the waiting room, by the stove. It had a rim on the inside, as deep as a thumb. Two rims, two rails, and no way out between them. "It cannot go anywhere else," said {child}. "No more can I," said {guide}. "It is very restful. The line decided all that years ago."',
            ],
            setting: 'street',
            child: 'kneel curious',
            guide: 'stand proud',
            things: ['wheel'],
          },
        ],
      },
      ask: {
        young: ['What keeps the wheel on the rail?', 'Its rim does.'],
        older: [
          'Why does a train need no steering wheel?',
          'Every wheel has a rim on the inside that keeps it on the rail, so the rails lead the train.',
        ],
      },
    },
    {
      facts: ['points', 'signaller'],
      shows: /\bpoints\b/i,
      pages: {
        young: [
          {
            text: [
              'This way coal. That way hen. Clunk, go the points. The train goes to the hen!',
              'Left or right? Clunk. The points move the rails over. Now the train goes right.',
            ],
            setting: 'farm',
            camera: 'wide',
            things: ['steam-train'],
          },
        ],
        middle: [
          {
            text: [
              'In front of them the line split in two. One half ran up to the hills. The other ran into a yard full of coal. It was that way the rails were bent. "Whistle at it," said {guide}. {child} whistled. The rails stayed bent.',
              'The train stopped at a fork. To the right lay Topmost. To the left lay the coal yard. "Can we lean?" said {child}. They both leaned right, very hard. The train did not care. Its rails went left.',
            ],
            setting: 'farm',
            child: 'reach worried',
            guide: 'stand determined',
          },
          {
            text: [
              'High up in a box sat the signaller, half asleep. {guide} waved. "Topmost, please!" called {child}. The signaller pulled a lever as tall as a door. Far off something went clunk. The points had slid across, and the rails led to the hills.',
              '"You ask, they move it," said {guide}. In a house on legs somebody waved a duster. {child} held up the egg. A big lever was pulled, clunk, and down below the points slipped over. They were two thin bits of rail. The whole train followed.',
            ],
            setting: 'street',
            child: 'shout happy',
            guide: 'wave proud',
          },
        ],
        old: [
          {
            text: [
              'Then there were two lines where there had been one. The left went to the coal yard, and was sooty. The right went to Topmost, and had primroses. The rails under the train led left, firmly. "I shall take it a bit to the right," said {guide}, leaning out. {child} leaned too. "Is it coming?" said {guide}. The train weighed as much as a street of houses, and had rims on. It stood there with its nose towards the coal. In the basket somebody tapped faster.',
              '"This is where it gets interesting," said {guide}, and stopped the train. A second pair of rails came out of the first and went off to the hills. That was the way they wanted. It was not the way they were pointing. "Back up and take a run at it?" said {guide}. {child} did not think that it would help. "We can run as hard as we like," said {child}. "If the rails go to the coal yard, so do we."',
            ],
            setting: 'farm',
            child: 'look-up worried',
            guide: 'point determined',
          },
          {
            text: [
              'The driver says how fast, it turned out. It is somebody else who says where. She sat in a box on stilts with a kettle and forty levers, and {child} called up to her. "Where for?" she called back. "Topmost, with an egg!" She spat on both hands and pulled. Down by the wheels something went clunk. Two pieces of rail, as thin as tongues at the end, slid over by a hand\'s breadth. Those were the points. It was enough to send a train to another country.',
              '{guide} let {child} pull the whistle, three long. A window went up in the signal box, and out came a head in curlers. "Coal or primroses?" it said. "Primroses," said {child}. There was a clank of wire running away along the ground, and then a clunk. The points had moved. They were only two slim ends of rail. They had leaned over from one side to the other, and now they were touching there instead. {guide} took off the brake. The train went where it was told.',
            ],
            setting: 'street',
            child: 'shout excited',
            guide: 'wave happy',
          },
        ],
      },
      ask: {
        young: ['What moved the rails over?', 'The points. They went clunk.'],
        older: [
          'How does a train get from one line to another?',
          'A signaller shifts the points, movable bits of rail that lead the wheels across.',
        ],
      },
    },
    {
      facts: ['little-grip', 'leaves', 'sand'],
      shows: /\bsand\b/i,
      pages: {
        young: [
          {
            text: [
              'Wet leaf, wet leaf. The wheels slip! Puff, out comes sand. Now they grip.',
              'Slip, slide, go the wheels. Each leaf is wet. Sand on the rail! Off we go.',
            ],
            setting: 'forest',
            camera: 'close',
            things: ['leaf', 'wheel'],
          },
        ],
        middle: [
          {
            text: [
              'In the wood the train stood still and its wheels went round. They buzzed. They spun. {child} held the basket tight. "It is dancing," said {guide}, and gave it more steam. The wheels only spun faster, on the spot.',
              'Whizz, went the wheels, and nothing else did. Trees stood to the left and right, and it was always the same trees. "We are going very fast," said {guide}, "but not along." {child} smelled wet leaves.',
            ],
            setting: 'forest',
            child: 'hold worried',
            guide: 'stand surprised',
          },
          {
            text: [
              'It was the leaves. The wheels had pressed them flat on the rail, as slippery as soap. {child} thought of icy steps. "What do you put on ice?" said {child}. {guide} pulled a knob. Sand ran down a pipe in front of the wheels. They bit.',
              'Smooth steel grips smooth steel only a little, and wet leaf not at all. "Have you anything gritty?" said {child}. Under the engine was a whole box of sand, for just that. {guide} had been saving it for the seaside. Hiss, it went on the rail. Off they went.',
            ],
            setting: 'forest',
            child: 'point determined',
            guide: 'reach shy',
          },
        ],
        old: [
          {
            text: [
              'The wood was golden, and a good deal of it had come down on the line. The train ran in among the trees with a rush. It slowed. Then the wheels began to whirr round as if they had come off something. The trees outside stopped moving. "Listen to that speed," said {guide}, very proud. {child} looked at the nearest tree. It had a squirrel on it, and the squirrel was looking back, and neither of them went anywhere.',
              'Half a mile into the trees there was a noise like a sewing machine. It was the wheels, spinning. The train itself had stopped. {guide} gave it more steam, and the noise went up, like a sewing machine in a temper. "They are willing enough," said {guide}. "They do not seem to be holding on to anything." {child} lifted the egg clear of the shaking. A wet leaf blew in and stuck to the window, flat, as though it had been licked.',
            ],
            setting: 'forest',
            child: 'hold worried',
            guide: 'stand proud',
          },
          {
            text: [
              'A wheel of steel on a rail of steel rolls beautifully, because hardly anything rubs. It grips badly for the same reason. And here the wheels had rolled the wet leaves into a brown glaze like the inside of a teapot. "When our steps are icy," said {child}, "we put down grit." {guide} looked at a brass knob. "So that is what it is for," said {guide}. Dry sand came hissing down two pipes, just ahead of the wheels. They crunched, and caught, and pulled.',
              '"Skating," said {child}. "That is what they are doing." Each wheel touched the rail with a patch no bigger than a coin, as smooth as two plates. Add leaf soup, and there was nothing to push against. {child} asked what there was on board that was rough. There was toast. There was a file. And there was sand, under a flap marked SAND, with a pipe down to each rail. {guide} turned the tap. With a long gritty crunch the squirrel slid away behind them.',
            ],
            setting: 'forest',
            child: 'point determined',
            guide: 'reach surprised',
          },
        ],
      },
      ask: {
        young: ['What stopped the slipping?', 'Sand on the rail.'],
        older: [
          'Why did the wheels spin, and what helped?',
          'Steel grips steel only a little, and wet leaves make it slippery; sand gave the wheels something to bite.',
        ],
      },
    },
    {
      facts: ['long-stop', 'signals'],
      shows: /\byellow\b/i,
      pages: {
        young: [
          {
            text: [
              'A yellow light. "Slow," says {guide}. A red light. Stop! Trains stop so slowly.',
              'Yellow! {guide} brakes now. Then it is red. Slow, slower, slowest. The train stops.',
            ],
            setting: 'farm',
            guide: 'reach determined',
          },
        ],
        middle: [
          {
            text: [
              'By the line shone a yellow light. The rails ahead were quite empty. But {guide} was already pulling the brake. "There is nothing there!" said {child}. "Not yet," said {guide}. Tap, tap, went the egg. They rolled slower, and slower, past nothing at all.',
              'They were going well at last. Then came a yellow light, and {guide} began to brake. {child} looked out. No cow, no cart, no train. "We are late," said {child}. "Why are we stopping for a lamp?"',
            ],
            setting: 'farm',
            child: 'point worried',
            guide: 'reach determined',
          },
          {
            text: [
              'Slowing down took the whole length of a field, and then one more. Round the corner stood a red light. Behind it another train was crossing. They stopped with a yard to spare. "A train stops slowly," said {guide}. "So the yellow tells me early."',
              'Round the bend it was red. Right across the line another train was passing, with goats in it. {child} counted the fields they had rolled through since the yellow. There were three, and the brake had been on in all of them. "Oh," said {child}.',
            ],
            setting: 'farm',
            child: 'look-up surprised',
            guide: 'stand calm',
          },
        ],
        old: [
          {
            text: [
              'Out on the flat the train got into its stride. A yellow light stood beside the line, and they passed it, and {guide} put on the brake. {child} looked ahead. The rails lay clear as far as the bend, with nothing on them but sky. "Somebody has left a lamp on," said {child}. "You might wait and see what for." For once {guide} did not say anything funny. {guide} pulled harder, and the wheels began to sing.',
              'It was all going so well that {child} had begun to hum. A yellow light went by. At once {guide} reached for the brake and leaned on it with both arms. "But there is nothing there," said {child}. "If there were," said {guide}, "this would be a bad place to start." The sun was getting low. Inside the egg someone was working overtime. And the train rolled on, heavy as a village, losing its speed a crumb at a time.',
            ],
            setting: 'farm',
            child: 'look-up worried',
            guide: 'reach determined',
          },
          {
            text: [
              'They went on not stopping for a remarkably long time. They did not stop past the barn, and they did not stop past the mill. They came creeping round the bend with everything squealing, and there stood a red light. Behind it, across their path, another train was going by with goats in its windows. {child} looked back along the line. From here you could not even see the yellow one. "If we had waited to see the goats," said {child}, "we should have met them."',
              'At the far end of the bend the light was red. They reached it at the pace of a person pushing a pram, and stood. A goods train went across in front of them, forty wagons, close enough to read. "A fast one needs more than a kilometre," said {guide}. "You cannot stop for what you see. You have to stop for what you are told." {child} was quiet for eleven wagons. Then {child} waved to the yellow light, a long way back.',
            ],
            setting: 'farm',
            child: 'wave surprised',
            guide: 'stand calm',
          },
        ],
      },
      ask: {
        young: ['What does red mean?', 'Stop. And yellow means slow down.'],
        older: [
          'Why does a yellow light stand so far before the red one?',
          'A train is heavy and needs a very long way to stop, so the driver has to know early.',
        ],
      },
    },
    {
      facts: ['rack', 'tunnel'],
      shows: /\bt(?:eeth|oothed|ooth)\b/i,
      pages: {
        young: [
          {
            text: [
              'Too steep, train! Down comes a wheel with teeth. Bite, bite, bite, up the hill.',
              'Steep hill. The train has one toothed wheel. Click, click. It climbs like a zip.',
            ],
            setting: 'mountain',
            camera: 'wide',
            things: ['wheel', 'steam-train'],
          },
        ],
        middle: [
          {
            text: [
              'The hill stood up in front of them like a wall. The train went at it, slowed, and slid gently back to where it began. "That was just to show it we are here," said {guide}. {child} held the egg level.',
              '"Why not go round?" said {child}. "Round is the lake," said {guide}. So they went straight up, or meant to. Halfway up the wheels lost hold. Back rolled the train, rather politely, to the bottom. {child} checked the egg.',
            ],
            setting: 'mountain',
            child: 'hold worried: egg',
            guide: 'point proud',
          },
          {
            text: [
              'In the middle, between the rails, lay one more. It had teeth, like a comb. {child} saw it first. And what did the engine have underneath? A wheel with teeth! {guide} let it down. Click, click, click, it climbed, tooth by tooth.',
              '"What is that third rail for?" said {child}. It was cut into teeth, all the way up. {guide} hunted for a lever. Under the train a toothed wheel dropped down and bit. It could not slip now. They went up the hill like a zip.',
            ],
            setting: 'mountain',
            child: 'point happy',
            guide: 'reach surprised',
          },
        ],
        old: [
          {
            text: [
              'Most railways will go a long way round to avoid a hill, or dig straight through it. This one had run out of money. It went up. The train took the bottom of the slope at a run, puffed, hung there, and slid back again. {guide} raised a cap to the view. "We generally do that a few times," said {guide}. "What happens then?" asked {child}. "Then it gets dark," said {guide}.',
              '{child} had never seen rails go up like that. They leaned against the mountain like a ladder. Up went the train, and its smooth wheels slipped, and down it came with a sigh. "More coal?" said {child}. "It is as strong as ten horses," said {guide}. "It has only nothing to hold on by." {guide} suggested that everybody should breathe in. They did, and went up a yard higher, and came back down.',
            ],
            setting: 'mountain',
            child: 'stand worried',
            guide: 'point calm',
          },
          {
            text: [
              'While they stood and let the kettle recover, {child} looked at the line. There were not two rails here but three. The one in the middle had teeth, like a saw that somebody had laid on its back. You do not make a rail like that for nothing. "Is there anything underneath us that would fit it?" said {child}. {guide} went to look, and came back a different colour. There was a toothed wheel. It locked down with a thump. Tooth after tooth, and not one step backwards, they climbed into the sun.',
              '"How does anybody get up there?" said {child}. {guide} said that the last driver had spoken of biting it. {guide} had taken that for a joke. So they searched. Between the rails ran a third, cut all along into teeth. Under the engine hung a wheel to match, as clean as new. Down went the wheel. It set one tooth between two others, and then the next. Nothing could slide there without breaking steel. The egg lay quite still and listened to the clicking, as if it was being answered.',
            ],
            setting: 'mountain',
            child: 'kneel proud',
            guide: 'stand surprised',
            things: ['wheel'],
          },
        ],
      },
      ask: {
        young: ['How did the train climb the hill?', 'With a wheel that had teeth.'],
        older: [
          'How can a train climb a very steep hill?',
          'A toothed wheel under it bites into a toothed rail, so that it cannot slip back.',
        ],
      },
    },
    {
      facts: ['steam', 'water'],
      shows: /\bsteam\b/i,
      pages: {
        young: [
          {
            text: [
              'No puff left. The train is thirsty! Glug, glug, in goes water. Hot water makes steam. Chuff!',
              'Hot, hot water. Out comes steam. Steam pushes. Chuff, chuff, goes the train!',
            ],
            setting: 'farm',
            camera: 'wide',
            things: ['steam-train'],
          },
        ],
        middle: [
          {
            text: [
              'Chuff. Chuff. Ch. They stood in a field. "It wants coal," said {guide}, and shovelled. The fire roared. Nothing moved. {child} put an ear to the cold tank behind them and knocked. It rang like a drum.',
              'The engine gave one long sigh and stopped beside a tower. "More fire," said {guide}. There was heaps of fire. It was as red as jam. {child} looked at a little glass on the wall. It was meant to be full of something, and it was empty.',
            ],
            setting: 'farm',
            child: 'think curious',
            guide: 'hold determined',
          },
          {
            text: [
              '"The fire is fine," said {child}. "There is nothing left to boil." They filled the tank from the tower. The water got hot. It turned to steam, and steam wants far more room. It pushed, and the wheels had to go round. Chuff!',
              'A kettle needs water, and so did this. {guide} swung a fat pipe over from the tower. Glug. Soon it bubbled. Steam came pushing out of the boiler with nowhere to go but the engine. It shoved the rods, and the rods turned the wheels.',
            ],
            setting: 'farm',
            child: 'point proud',
            guide: 'reach happy',
          },
        ],
        old: [
          {
            text: [
              'They ran slower and slower and came to rest among some interested cows. "Hungry," said {guide}, and shovelled coal until both ears shone. The fire was as bright as a shop window. Still they stood. {child} was looking at the chimney. There was smoke in it, plenty, but it just lay about. It did not go chuff. All afternoon it had gone chuff. "There was something white in it," said {child}, "and in a hurry. Where has that gone?"',
              'The last chuff was a small one. Then they were standing beside a tower on iron legs. It was so quiet that you could hear the egg. {guide} fed the fire. It was already as hot as a fire can well be. {child} found a brass gauge with a word on it that had been polished nearly away. It began with W, and the needle was on nothing. "Is it Wind?" said {guide}.',
            ],
            setting: 'farm',
            child: 'think curious',
            guide: 'hold worried',
          },
          {
            text: [
              '"It is not the fire that pushes," said {child}. "It is the kettle." A little water, boiled, makes an enormous lot of steam, and steam must have room. It shoves its way out past the pistons, and they turn the wheels. But they had been chuffing their water out into the sky since four. The cows were standing round a tower. From the tower hung a hose. {guide} swung it across, and the tank drank like a horse. Before long the lid of everything began to hum.',
              'It was Water. Of course it was. Put an empty kettle on the hottest stove there is, and nothing will come out of the spout. {guide} turned the hose from the tower into the tank. They waited while it got warm, and then hot, and then loud. Steam takes up far more room than the water it came from. "It has to push something," said {child}. It pushed the pistons, the pistons pushed the rods, and the rods pushed the wheels. "Whuff," said the engine, and the cows stepped back.',
            ],
            setting: 'farm',
            child: 'point happy',
            guide: 'reach surprised',
          },
        ],
      },
      ask: {
        young: ['What was the train thirsty for?', 'Water, to make steam.'],
        older: [
          'What makes a steam engine go?',
          'Water boils to steam, which needs far more room, and the steam pushes the pistons that turn the wheels.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'Topmost! There sits the hen. {child} puts the egg under. Tap, tap, crack!',
            'Last stop. "Cluck?" says the hen. {child} brings the egg. Home at last!',
          ],
          setting: 'farm',
          time: 'sunset',
          child: 'kneel happy',
          things: ['egg'],
        },
        {
          text: [
            'One beak. One wet chick. It looks at the hen. It looks at {child}. "Peep!"',
            'Crick, crack. Out comes a chick. "Peep," it says. "Choo," says {child}.',
          ],
          setting: 'farm',
          time: 'sunset',
          child: 'look-up surprised',
        },
      ],
      [
        {
          text: [
            'Here is the barn. Here is the nest. In goes the egg. {child} tiptoes back.',
            'Soft hay. Warm hen. One egg slides in. "Good night, egg," says {child}.',
          ],
          setting: 'farm',
          time: 'sunset',
          child: 'stand calm',
          things: ['egg'],
        },
        {
          text: [
            'Down the hill goes the train. {child} sleeps. Far up, a small thing says peep.',
            'Moon on the rails. {child} is asleep in bed. Chuff, goes the train. Peep, goes the hill.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep sleepy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'The sun sat on the very edge of the hill. "Topmost!" sang {guide}. A hen stood on the platform, tapping one foot. {child} put down the egg in front of her. She looked at {guide} as if somebody was late.',
            'The hen had come to the station to complain. {child} ran up with the egg and tucked it under her. Every feather settled. "Are we in time?" said {guide}. Something cracked. They were, by about one minute.',
          ],
          setting: 'farm',
          time: 'sunset',
          child: 'kneel happy',
          guide: 'stand shy',
          things: ['egg'],
        },
        {
          text: [
            'Out came a beak, and then the rest, all wet. The chick looked at the hen. It looked at the train, which was big and warm and hissed. It took a moment. "Peep," it said, to the hen, and {child} breathed out.',
            'The shell fell in two like a hat and a boat. In it sat a chick, very surprised. "Clickety," it seemed to say, "clickety peep." It had been listening to the rails all day. {child} clapped without a sound.',
          ],
          setting: 'farm',
          time: 'sunset',
          child: 'cheer surprised',
        },
      ],
      [
        {
          text: [
            '{child} walked the last bit, from the train to the barn, counting steps. The hen moved over. In went the egg. There was just room. {guide} stood in the door, with a cap held over the noisy watch.',
            'In the barn it was almost dark. The hen put out a wing, and {child} slid the egg under it. Then everybody waited. {guide} tried to tiptoe, and trod on a bucket. Nobody minded. In the hay something had just said peep.',
          ],
          setting: 'farm',
          time: 'sunset',
          child: 'kneel calm',
          guide: 'stand happy',
          things: ['egg'],
        },
        {
          text: [
            'Going down, the wheels talked over the gaps in the rails. Clickety-clack, clickety-clack. {child} was in bed before they stopped saying it. On the pillow lay a bit of shell, as thin as paper.',
            'A letter came up to the bedroom by the night train. "One chick. Yellow. Walks in a straight line and stops at every post." {child} read it by the lamp and laughed. It was signed, "{guide}, on time."',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sit happy',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'They ran into Topmost with the sun on the buffers. There was a hen on the platform. She had been there since breakfast, and had told several people what she thought. {child} knelt down and opened the scarf. There was a hole in the egg now, and in the hole there was a beak. "Madam," said {guide}, cap in hand, "we are exactly on time." The hen did not look at any watch. She sat down on the egg, on the platform, in front of everybody.',
            'There was only a slice of sun left when the train stopped. {child} waited until the wheels stood quite still, and then ran. The nest was in a crate beside the lamp room. On it sat a hen with her back to the world. {child} did not say anything. {child} only slid the egg in at the side, where it was warm, and took the hand away slowly. The hen looked down. Then she looked at {guide}, for a good long while. "Am I late?" said {guide}, and wound the watch.',
          ],
          setting: 'farm',
          time: 'sunset',
          child: 'kneel happy',
          guide: 'stand shy',
          things: ['egg'],
        },
        {
          text: [
            'It took a quarter of an hour and a great deal of shoving. What came out looked like something from the bottom of a bag. It lay down and dried, and turned yellow while they watched. Then it stood up. It looked at the hen, and at {child}, and at the engine, warm and huge and breathing. Nobody moved. "Peep," it decided, and went in under the hen. From the engine came a very small sigh of steam.',
            'The top of the shell came off like a lid. First there was a wing, and then a good rest, and then all the remainder at once. The chick had heard nothing all its life but wheels. It stood in the last of the light, on two feet like bits of string. {child} bent close to hear what it would say. "Clickety," said the chick. "Peep. Clickety peep." The hen gave {child} a look. But she made room.',
          ],
          setting: 'farm',
          time: 'sunset',
          camera: 'close',
          child: 'kneel surprised',
        },
      ],
      [
        {
          text: [
            '"Topmost," called {guide}, "all change," although there was only {child} to do it, and the egg. There was no hen at the station. She was in the barn, sitting on four eggs and a doorknob, and she was not pleased with the doorknob. {child} took it out and put the egg in. For a moment nobody breathed. She stirred it once with her beak, counted, and shut her eyes. "Five," whispered {guide}, who had been counting too.',
            'It is forty steps to the barn, and {child} took them like somebody carrying a full bowl of soup. {guide} went ahead with the lamp and fell over the doorstep. The hen was awake. She had left a gap just one egg wide, and had been keeping it warm all day. {child} put the egg into it. It fitted as the last piece fits a puzzle. The tapping began again at once, much louder, like somebody who hears voices in the hall.',
          ],
          setting: 'farm',
          time: 'sunset',
          child: 'kneel proud',
          guide: 'stand happy',
          things: ['egg'],
        },
        {
          text: [
            'It was hatched by the time the down train left, and {child} had been allowed to look. Coming home there was nothing to hold. {child} did not know what to do with both hands. Now it was night. Under the bedroom window the line ran past in the dark, in short lengths with a gap between each. The last engine went by, in no hurry. Clickety-clack, it said, all stations. {child} lay and listened. Far up the hill, somebody else was listening to it too.',
            'There is a new picture over the bed. It came by the evening train, in brown paper, and shows a chick with a railway cap on. ON TIME, somebody has written underneath. {child} put out the light, and lay with one hand curled, as it had been all afternoon, round nothing. Outside a signal went from red to green. There was a clunk at the points. A long way off a small train was starting up a steep hill, one tooth at a time.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sit calm',
        },
      ],
    ],
  },
};
