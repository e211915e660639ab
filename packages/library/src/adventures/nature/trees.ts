import type { FactSheet } from '../sheet.ts';

/** A sign was hung on a trunk so that the tree would carry it up. A year later the lift has still not moved. */
export const trees: FactSheet = {
  id: 'trees',
  topic: 'nature',
  title: 'Trees',
  subject: 'trees and how they grow',
  words: [
    'tree',
    'oak',
    'forest',
    'leaf',
    'wood',
    'trunk',
    'bark',
    'tree ring',
    'autumn leaves',
    'how trees grow',
    'how do trees drink',
    'how do plants drink',
    'how do trees grow',
    'why do trees have rings',
  ],
  guides: ['owl', 'caterpillar', 'beetle'],
  titles: [
    'The Lift in the Oak',
    "{child}'s Sign Has Not Moved",
    'Going Up, Said {guide}',
    'Ground Floor, Roots',
    'Any Year Now',
  ],
  facts: [
    {
      id: 'tips',
      says: 'A tree grows taller only at the tips of its shoots, so a sign on the trunk stays at the same height.',
      source: 'Encyclopaedia Britannica: Tree, growth',
    },
    {
      id: 'rings',
      says: 'Each year a tree in our climate adds a ring of wood under its bark, and the rings tell its age.',
      source: 'Woodland Trust: How to age a tree',
    },
    {
      id: 'water',
      says: 'Water rises from the roots to the leaves through very fine tubes in the wood.',
      source: 'Royal Botanic Gardens, Kew: How trees drink',
    },
    {
      id: 'sugar',
      says: 'Leaves make sugar from light, water and a gas in the air, and give off oxygen.',
      source: 'Royal Society of Biology: Photosynthesis',
    },
    {
      id: 'buds',
      says: 'In winter the leaves of the next spring are already folded inside the buds.',
      source: 'Woodland Trust: Identifying winter twigs',
    },
    {
      id: 'autumn',
      says: 'In autumn the green of a leaf fades and the yellow that was hidden shows; then the tree seals the stalk and the leaf drops.',
      source: 'Woodland Trust: Why leaves change colour',
    },
    {
      id: 'bark',
      says: 'Bark protects the tree, and it cracks as the trunk grows thicker.',
      source: 'Encyclopaedia Britannica: Bark',
    },
    {
      id: 'roots',
      says: 'Most roots of a tree lie near the surface and spread sideways, often further than the branches.',
      source: 'Forestry Commission: Tree roots',
    },
    {
      id: 'guests',
      says: 'More than 2,000 kinds of living thing make use of oak trees in Britain.',
      source: 'Woodland Trust: Oak wildlife',
    },
    {
      id: 'acorn',
      says: 'An oak is often 40 years old before it has its first good crop of acorns.',
      source: 'Woodland Trust: English oak',
    },
    {
      id: 'evergreen',
      says: 'Evergreen trees lose leaves too, but a few at a time.',
      source: 'Encyclopaedia Britannica: Evergreen',
    },
  ],
  never: [
    {
      wrong:
        /\b(?:sign|branch|nail|swing)\b[^.]*\b(?:rises?|goes up|moves? up|is carried up) (?:as|when|with) the tree\b/i,
      belief: 'A sign on the trunk moves up as the tree grows.',
      truth: 'Trees grow taller at the tips, so the sign stays where it was.',
    },
    {
      wrong: /\broots? (?:go|goes|went|grow|grows) (?:straight )?(?:down )?as deep as the tree is (?:tall|high)\b/i,
      belief: 'Roots go as deep as the tree is tall.',
      truth: 'Most of them spread out near the surface.',
    },
    {
      wrong:
        /\btrees? (?:get|gets|take|takes|eat|eats) (?:all )?(?:its|their) food (?:from|out of) the (?:soil|ground|earth)\b/i,
      belief: 'Trees get their food from the soil.',
      truth: 'They make it in their leaves.',
    },
    {
      wrong: /\btrees? (?:is|are) lifeless in winter\b/i,
      belief: 'Trees are lifeless in winter.',
      truth: 'They rest, with their next leaves ready in the buds.',
    },
    {
      wrong: /\bthe cold (?:paints?|painted) the leaves\b/i,
      belief: 'The cold paints the leaves yellow.',
      truth: 'The green fades, and yellow that was there already shows.',
    },
  ],
  opens: {
    young: [
      [
        {
          setting: 'garden',
          camera: 'medium',
          child: 'point curious',
          things: ['sign', 'tree'],
          text: [
            '{child} has a sign on the tree. "Go up!" It does not go up.',
            'Hello, tree. Hello, sign. Last year: here. Now: still here. Hm, says {child}.',
          ],
        },
        {
          setting: 'garden',
          camera: 'close',
          child: 'look-up excited',
          guide: 'wave proud',
          things: ['bell'],
          text: [
            'Ding! A bell. A tiny door. "Going up," says {a guide}. {child} goes in.',
            'In the bark is a bell. {child} rings. "Lift!" says {a guide}. "Mind your toes."',
          ],
        },
      ],
      [
        {
          setting: 'forest',
          camera: 'wide',
          child: 'stand sad',
          things: ['sign', 'tree'],
          text: [
            '{child} made a sign for the birds. Too low! When will the tree lift it?',
            'The sign says Hello Birds. The birds are up there. The tree is slow, {child}.',
          ],
        },
        {
          setting: 'forest',
          camera: 'medium',
          child: 'walk happy',
          guide: 'point proud',
          things: ['key'],
          text: [
            'Enter {a guide} with a key. "To the lift!" {child} gets small.',
            '"Lift!" says {a guide}. Click, goes the key. {child} goes in.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'garden',
          camera: 'medium',
          child: 'point curious',
          things: ['sign', 'tree'],
          text: [
            'A year ago {child} had hung a sign on the tree, nose high. It said WELCOME, BIRDS. The tree would grow, and take it up. It had not gone up at all.',
            '{child} had a plan. You put a sign on a tree at the bottom, and the tree grows. One day it is at the top. {child} had waited since last spring.',
          ],
        },
        {
          setting: 'garden',
          camera: 'close',
          child: 'look-up excited',
          guide: 'wave proud',
          things: ['bell'],
          text: [
            '{child} knocked on the trunk. A bell rang. Out of a knot looked {a guide}, in a cap. "Lift!" said {guide}. "Going up. Any year now." {child} was small enough to step in.',
            'Under the sign was a bell no bigger than a pea. "Lift attendant," said {a guide}. "It is a little slow. Hold tight." Nothing happened. They went to find out why.',
          ],
        },
      ],
      [
        {
          setting: 'forest',
          camera: 'wide',
          child: 'stand worried',
          things: ['sign', 'tree'],
          text: [
            'The sign was for the owls at the top of the tree. It said PLEASE HOOT MORE QUIETLY. But {child} could only reach the bottom. So {child} had left it to the tree.',
            'Last year {child} had tied a sign to the tree, at nose height. This year the tree was bigger. The sign was as high as before. Was it stuck?',
          ],
        },
        {
          setting: 'forest',
          camera: 'medium',
          child: 'walk excited',
          guide: 'point proud',
          things: ['key'],
          text: [
            '"A complaint?" said {a guide}, with a tiny key. "This lift has a very good name." And {guide} let {child} in by the roots.',
            '"It will come," said {a guide}, who had never seen it run. {guide} turned a key. {child} shrank, and they went to look.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'garden',
          camera: 'medium',
          child: 'point curious',
          things: ['sign', 'tree'],
          text: [
            'It was a good plan, and it had no ladder in it. {child} had painted a sign, WELCOME, BIRDS, and hung it on the oak, at the height of a nose. The tree was growing all the time; everybody said so. It would take the sign up with it, past the fence, past the roof. That was a year ago today. {child} measured. It had not gone up an inch.',
            'On the first of April {child} came out with a tape measure. The sign hung on the tree just where it had been hung a year before. It said WELCOME, and it said it to dogs. There was a new shoot at the top of the oak, you could see it from the road. So the thing was going. Why had the sign been left behind?',
          ],
        },
        {
          setting: 'garden',
          camera: 'close',
          child: 'look-up excited',
          guide: 'wave proud',
          things: ['bell'],
          text: [
            'Beneath the nail was a bell push that {child} had always taken for a beetle hole. It buzzed. A piece of the trunk slid back, and there stood {a guide} in white gloves. "Going up," said {guide}. Nothing went. "I have been in charge of this lift for twenty springs, and it is about to start at any moment. You might look at the engine." The door was just their size.',
            '{child} gave the trunk a kick, and then begged its pardon. A bell went off somewhere inside. "Lift!" cried {a guide}, pulling open a knot. "Mind the step. First floor, boughs, twigs, views." {guide} shut the gate, took hold of a lever and smiled. After ten minutes {child} asked if it was always like this. "It is generally slower," said {guide}.',
          ],
        },
      ],
      [
        {
          setting: 'forest',
          camera: 'wide',
          child: 'stand worried',
          things: ['sign', 'tree'],
          text: [
            'Somebody in the top of the tree hooted all night, and {child} had written to them about it. The sign said PLEASE, in red. But the sign was at the bottom, and the owls were not. "It will grow up," {child} had said, and tied it to the trunk. A year is a long time to lie awake.',
            'No tree had a better view than that one, and the sign was to tell people so. {child} had tied it on at nose height, and had left the rest to nature. Nature had had twelve months. There were new leaves; there was a new nest. The sign hung exactly where it always had.',
          ],
        },
        {
          setting: 'forest',
          camera: 'medium',
          child: 'walk excited',
          guide: 'point proud',
          things: ['key'],
          text: [
            '"Complaints?" said {a guide}, coming round the trunk with a key. "Nobody has ever complained of my lift. Nobody has ever been in it. I polish the buttons." {guide} was sure that the whole tree went up, when it was in the mood. A root as high as a house had a door in it. When {child} looked back, the daisies were trees too.',
            'A very small key turned in a very small lock, and {a guide} looked out. "You are the owner of the sign? I have it down as luggage," said {guide}. "It will be sent up with the tree. There is some delay." The delay had lasted for as long as {guide} had been there. {child} said that they had better find where it was stuck.',
          ],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['roots'],
      shows: /\bsideways\b/i,
      pages: {
        young: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'walk curious',
            guide: 'walk proud',
            things: ['lantern'],
            text: [
              'Down, says {guide}. But roots go sideways. On and on! {child} has a lantern. Up they pop, next door.',
              'A lantern, a root, a long walk. Not down. Sideways! {child} and {guide} meet a cat.',
            ],
          },
        ],
        middle: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'walk worried',
            guide: 'point proud',
            things: ['lantern'],
            text: [
              '"The engine is at the bottom," said {guide}, and took the lantern. "The roots go down as far as the top goes up." They set off along one. It was a long way to the bottom.',
              'They took a lantern and went to look for the cellar. {guide} said that it was straight down. They walked and walked in a root. {child} began to smell washing.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'look-up surprised',
            guide: 'think shy',
            things: ['fence'],
            text: [
              "They came up beyond the fence, in somebody's beans. The root had run sideways all the time, just under the grass. It was looking for rain. There was no engine in it. {guide} wrote: mind the beans.",
              'A root is in no hurry to go down. It spreads sideways, not far under, where the rain gets in. When {child} put up a head it was past the fence. {guide} said that it must be a very low cellar.',
            ],
          },
        ],
        old: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'walk worried',
            guide: 'point proud',
            things: ['lantern'],
            text: [
              'An engine is kept in the cellar, said {guide}. And a tree, of course, has the deepest cellar of all. They lit a lantern and took the largest root. It forked, and forked again. {child} thought that for a road to the middle of the earth it was rather flat. Now and then a worm went by, and wished them good evening.',
              '"Down, and always down," said {guide}, and held the lantern low. They had chosen the thickest root, and should soon be underneath everything. An hour later it was as thin as a rope. It had not got any darker. {child} could hear, just overhead, what sounded like somebody beating a carpet. Engines do not as a rule have carpets.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'look-up surprised',
            guide: 'think shy',
            things: ['fence'],
            text: [
              '{child} pushed up a bit of turf and looked out. They were on the other side of the fence, in the neighbours\' beans. The root had never gone down at all. It had gone sideways, a spade\'s depth under the grass, further than the longest bough. That is where the rain comes in. "So the cellar is wide," said {guide}, "and there is nothing in it but drinking."',
              'The roof of the passage was grass. When they put their heads through it they saw the fence, and it was behind them. "It went sideways," said {child}. Roots mostly do; there is more to drink near the top, and being spread they hold up the tree. {guide} took down the notice that said BASEMENT. They walked home over the lawn.',
            ],
          },
        ],
      },
      ask: {
        young: ['Which way do roots go?', 'Sideways! Far and wide.'],
        older: ["Where are most of a tree's roots?", 'Near the surface, spread out sideways.'],
      },
    },
    {
      facts: ['bark'],
      shows: /\bbark\b/i,
      pages: {
        young: [
          {
            setting: 'forest',
            camera: 'close',
            child: 'reach happy',
            guide: 'reach worried',
            things: ['tree'],
            text: [
              'The door is shut. But bark has cracks! The tree got fat. {child} slips in. {guide} slips in.',
              'Old bark, cracked bark. The tree grew too wide for it. {child} finds a way in. So does {guide}.',
            ],
          },
        ],
        middle: [
          {
            setting: 'forest',
            camera: 'medium',
            child: 'reach worried',
            guide: 'kneel sad',
            things: ['key'],
            text: [
              'The knot had swung shut, and the key was inside. {guide} rattled it. "This has never happened," said {guide}, "more than once a week."',
              '{guide} had dropped the key. They were outside, at the foot of a wall as brown as toast. It went up and up. {child} ran a hand over it.',
            ],
          },
          {
            setting: 'forest',
            camera: 'close',
            child: 'point happy',
            guide: 'stand surprised',
            things: ['tree'],
            text: [
              'It was full of cracks. A tree gets thicker each year, and its old bark is too tight. It splits, like a shirt. {child} found a crack as wide as a door. {guide} had to breathe in.',
              '"It is all lanes!" said {child}. The tree had grown, and the bark could not stretch, and had cracked. They walked in along one. {guide} said that it was the tradesmen\'s entrance.',
            ],
          },
        ],
        old: [
          {
            setting: 'forest',
            camera: 'medium',
            child: 'reach worried',
            guide: 'kneel sad',
            things: ['key'],
            text: [
              'They stepped out for a moment to look up, and the door blew shut. "The key," said {guide}, "is on the hook inside, where it is safe." Before them stood the wall of the tree, brown and rough, and as wide as a town hall. {child} tried the knot. {guide} tried shouting up to {guide}\'s own office. There was, of course, no one in it.',
              '{guide} had one key, and had just let it fall down a wormhole. It could be heard for some time. So they were shut out. {child} stood back and looked at the trunk. It had no window in it from here to the clouds. "We could wait for it to grow another door," said {guide}.',
            ],
          },
          {
            setting: 'forest',
            camera: 'close',
            child: 'point happy',
            guide: 'stand surprised',
            things: ['tree'],
            text: [
              'But {child} had put an arm into the wall, as far as the shoulder. The bark was nothing but cracks. Every year the tree grew thicker inside its coat. The coat was old, and could not stretch, so it had split from the collar to the hem. One of the splits was as high as a church door. They walked straight in. {guide} found the key in a beard of moss.',
              '"Why is it so wrinkled?" said {child}. {guide} did not care for the word. But it was a clue. The wood grows wider under the bark, and the bark cannot, and so it cracks. And a crack, to somebody of their size, is a street. They went up one until it turned a corner, and there was the lift. {guide} asked for it to be kept quiet.',
            ],
          },
        ],
      },
      ask: {
        young: ['Why has the bark got cracks?', 'The tree grew too wide.'],
        older: ['Why does bark crack?', 'The trunk grows thicker, and the old bark cannot stretch.'],
      },
    },
    {
      facts: ['rings'],
      shows: /\brings?\b/i,
      pages: {
        young: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'point happy',
            guide: 'walk curious',
            things: ['log'],
            text: [
              'Inside, it is all rings, like a log. One ring, one year. {child} counts. {guide} gets dizzy.',
              'Round and round goes {guide}. Rings! Look at a log, {child}. A ring for every birthday.',
            ],
          },
        ],
        middle: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'stand worried',
            guide: 'walk proud',
            things: ['candle'],
            text: [
              'They were lost in the wood of it. All the walls were curved, and all were alike. "This way," said {guide}, with a candle. They passed the same stub of candle twice.',
              'By candle light they went round a bend, and round, and round. {guide} thought it was upstairs. {child} thought that it was the same wall. What floor was this?',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'point happy',
            guide: 'think surprised',
            things: ['map'],
            text: [
              '"It isn\'t floors," said {child}. "It is years." The tree puts on one ring each year, outside the last. So {child} counted rings towards the bark, like a map. {guide} found the one when {guide} was born.',
              'Pale, dark, pale, dark: they were in the rings. A ring is one year of wood. The middle is the oldest. {child} walked outward, from year to year. {guide} drew a map.',
            ],
          },
        ],
        old: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'stand worried',
            guide: 'walk proud',
            things: ['candle'],
            text: [
              'Inside, the tree was all walls, and each wall bent round to meet itself. {guide} held up a candle and led the way. There was a dark wall and a pale one, a dark one and a pale one. "We are coming to the third floor," said {guide}. They were coming to a drip of wax that {guide} had let fall ten minutes before. {child} sat down on the spot.',
              '"One cannot be lost in a lift shaft," said {guide}, and held the candle up, and then down. They had been walking in a curve for half an hour. There was wood on the left and wood on the right. {child} made a mark with a thumbnail. They set off. In a little while they were introduced to it.',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'point happy',
            guide: 'think surprised',
            things: ['map'],
            text: [
              '{child} thought of the stump at the end of the lane. "These are rings," said {child}. "We have been going round inside one year." Each year a tree adds a ring, just under its bark, so that the middle is the oldest part. If one counted outward, one would come to now. They cut across, year by year. In a thin one it had not rained. {guide} marked it on a map.',
              '"When were you born?" said {child}. {guide} told. It was eleven rings in from the bark. For that was what they were in: rings, one for each year, written down in pale and dark. A wide one meant a good summer. With that for a map they simply walked towards the present. {guide} stopped on the way to pat the year of the big frost.',
            ],
          },
        ],
      },
      ask: {
        young: ['What does one ring mean?', 'One year!'],
        older: ["What do a tree's rings tell?", 'How old it is: it adds one ring each year.'],
      },
    },
    {
      facts: ['water'],
      shows: /\bwater\b/i,
      pages: {
        young: [
          {
            setting: 'cave',
            camera: 'medium',
            child: 'sit happy',
            guide: 'sit excited',
            things: ['boat'],
            text: [
              'No stairs. But drip, drip: water goes up! {child} and {guide} take a nut boat. Going up!',
              'What climbs in the tree? Water! Up to the leaves. {guide} has a boat. {child} rows.',
            ],
          },
        ],
        middle: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'stand worried',
            guide: 'look-up sad',
            things: ['ladder'],
            text: [
              'The top was a long way up, and there were no stairs. {guide} pressed the button, out of habit. They looked for a ladder. There was half of one.',
              '"Up," said {guide}, and pulled the lever. Up stayed where it was. There was not even a ladder. And yet {child} could hear something going by in the wall.',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'sit excited',
            guide: 'sit surprised',
            things: ['boat'],
            text: [
              'It was water. It was going up! It rose in tubes like hairs, from the roots to the leaves. They took half a nutshell for a boat. {guide} said, "Going up," and for once it was.',
              '{child} put an ear to the wood. Water was climbing in there, tube by tube, all the way to the leaves. "That is your lift," said {child}. They went in a shell, like a boat, and {guide} wept with pride.',
            ],
          },
        ],
        old: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'stand worried',
            guide: 'look-up sad',
            things: ['ladder'],
            text: [
              'From the ground floor the shaft went up out of sight. {guide} pulled the lever, and they waited in a respectful silence. A cobweb moved. "It has never let me down," said {guide}. "It has never let me up, either." There was a ladder against the wall, and it had two rungs. {child} leaned on the wood to think. The wood was cold, and it hummed.',
              'They could see light at the top, about as large as a pea. {guide} rang for the lift, though {guide} was the lift, and nobody came. {child} looked for a ladder, and found that beetles had dined on it. They were at the bottom of the tallest thing in the parish. But all the same, something was on its way up. One could feel it pass.',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'sit excited',
            guide: 'sit surprised',
            things: ['boat'],
            text: [
              '{child} scratched the wall, and it was wet. Behind it ran tubes, finer than hair, and up every one of them went water. The leaves let it out at the top into the sun, and that drew up more from the roots below. It never stopped by day. They launched an acorn cup as a boat. "Going up," whispered {guide}, and it did. {guide} held on to the cap.',
              '"There is a lift," said {child}. "It just isn\'t for luggage." The whole trunk was pipes, and they were full of water on its way from roots to leaves. As it dried off up there more was pulled up behind. An acorn cup made a boat. Bough after bough went by. {guide} called out every one, in a voice that shook.',
            ],
          },
        ],
      },
      ask: {
        young: ['What goes up inside the tree?', 'Water!'],
        older: ['What really goes up inside a trunk?', 'Water, from the roots to the leaves.'],
      },
    },
    {
      facts: ['sugar'],
      shows: /\bsugar\b/i,
      pages: {
        young: [
          {
            setting: 'forest',
            camera: 'close',
            child: 'sit happy',
            guide: 'reach excited',
            things: ['leaf', 'sun'],
            text: [
              'Who cooks for a tree? The leaf! Sun, air, water: sugar. {guide} wants some. {child} laughs.',
              'Sun on a leaf. It is a tiny kitchen. It makes sugar! {child} looks in. {guide} licks.',
            ],
          },
        ],
        middle: [
          {
            setting: 'forest',
            camera: 'wide',
            child: 'sit sad',
            guide: 'think sad',
            things: ['saucepan'],
            text: [
              '"It won\'t go because it has not been fed," said {guide}. "What does it eat?" asked {child}. They offered the tree soup, in a saucepan. It did not take any.',
              '{guide} put a saucepan of porridge by the roots, each Sunday. The tree had never touched it. "So that is why it won\'t go up," said {guide}. {child} looked for its mouth.',
            ],
          },
          {
            setting: 'forest',
            camera: 'close',
            child: 'point happy',
            guide: 'look-up surprised',
            things: ['leaf'],
            text: [
              'It was all up there. Each leaf was a kitchen, with the lid off. It took light, and air, and water, and out of these it made sugar. The whole tree lived on it. {guide} ate the porridge.',
              '{child} held up a leaf to the light. It was busy. Light came in, and water, and air, and it made them into sugar. "So it cooks," said {guide}, and took away the pan.',
            ],
          },
        ],
        old: [
          {
            setting: 'forest',
            camera: 'wide',
            child: 'sit sad',
            guide: 'think sad',
            things: ['saucepan'],
            text: [
              'A lift must have fuel, said {guide}, and it might be that this one was hungry. {guide} had always put out supper for it: a saucepan of something hot, at the foot of the trunk. It was never so much as tasted. "It eats earth, perhaps," said {guide}, "when I am not looking." {child} dug a little with a stick. There was as much earth as there had ever been.',
              '"What did you give it last?" said {child}. {guide} looked in the saucepan. "Gravy," said {guide}. It had skin on. A tree of that size ought to get through a cartload a day, and here it was, growing, on nothing. There was no mouth. There was no larder, and no chimney. {child} lay on a bough and looked up through the green.',
            ],
          },
          {
            setting: 'forest',
            camera: 'close',
            child: 'point happy',
            guide: 'look-up surprised',
            things: ['leaf'],
            text: [
              'The green was doing it. {child} crawled out on a leaf, and it was like walking over the roof of a kitchen. Water came in by the veins, and air by tiny windows below. The sun shone, and in there, with no noise at all, it was being made into sugar. Every bit of the oak had been built from that. {guide} tipped out the supper without a word.',
              'Each leaf was turned flat to the light, like a plate held out. And in the leaf there was cooking. It took in water, and a gas from the air. It used light as its stove, and it made sugar. That was what became of wood. "It lives on sunshine," said {guide}, "and I have been giving it cabbage." There were a great many kitchens. They waved.',
            ],
          },
        ],
      },
      ask: {
        young: ['What does a leaf make?', 'Sugar!'],
        older: ['What do leaves need to make sugar?', 'Light, water and a gas from the air.'],
      },
    },
    {
      facts: ['buds', 'autumn'],
      shows: /\bbuds?\b/i,
      pages: {
        young: [
          {
            setting: 'forest',
            camera: 'medium',
            child: 'point happy',
            guide: 'cover sad',
            things: ['leaf'],
            text: [
              'A leaf falls. "Broken!" says {guide}. No. See this bud? Next year is in it. {child} taps. Tick.',
              'Poor twig, no leaf. But what is this, {child}? A bud! A leaf is folded inside. {guide} peeps.',
            ],
          },
        ],
        middle: [
          {
            setting: 'forest',
            camera: 'wide',
            child: 'stand worried',
            guide: 'cover sad',
            things: ['leaf'],
            text: [
              'On a side branch every leaf had gone yellow. One let go while {child} watched. "It is coming to pieces," said {guide}, and stuck a leaf back on.',
              'A leaf came down past them, and another. {guide} caught each and tied it on again with a hair. "I will not have it said that we let things drop." {child} held the hair.',
            ],
          },
          {
            setting: 'forest',
            camera: 'close',
            child: 'point happy',
            guide: 'think surprised',
            things: ['magnifying-glass'],
            text: [
              "{child} looked with a magnifying glass. The green had faded, so the yellow showed, and the stalk was sealed. Beside it was a bud. Next year's leaf was in there, folded up. {guide} let the others go.",
              'Above each scar sat a bud. Under the magnifying glass {child} saw tiny leaves in it, packed like a case. "It isn\'t broken. It has the next ones ready." {guide} let go of the string.',
            ],
          },
        ],
        old: [
          {
            setting: 'forest',
            camera: 'wide',
            child: 'stand worried',
            guide: 'cover sad',
            things: ['leaf'],
            text: [
              'Out on the last bough it was autumn already. A leaf there had turned as yellow as butter, and while they stood looking it dropped. {guide} went pale. "A part has come off," said {guide}. "That is why it won\'t go." {guide} ran back and forth with glue. By noon there were nine leaves on the floor, and one stuck to {guide}.',
              '"Nobody is to touch anything," said {guide}. But the bough had had a dry summer, and it was letting go. One leaf after another turned yellow and let itself down. {guide} took hold of a stalk with both arms, and it came away as neatly as a plug. "I hardly pulled," said {guide}. {child} picked up the leaf, and then looked at where it had been.',
            ],
          },
          {
            setting: 'forest',
            camera: 'close',
            child: 'point happy',
            guide: 'think surprised',
            things: ['magnifying-glass'],
            text: [
              'There was no hole. {child} had a magnifying glass, and under it the scar was shut, as smooth as a healed knee. The tree had done that first. Its green it had let fade, so that the yellow showed. And just above the scar stood a bud, hard and brown. {child} opened one scale. Inside lay next spring, folded as small as a letter. {guide} put down the glue.',
              'Where the stalk had been was a neat little seal, and on top of that, a bud. They looked at it through a magnifying glass. It had a coat of brown scales. Under the coat were leaves, pleated like a fan and paler than milk. "It made those before it dropped these," said {child}. "It is not falling apart. It is packing." {guide} saluted the bud.',
            ],
          },
        ],
      },
      ask: {
        young: ['What is in the bud?', 'A new leaf!'],
        older: ["Where are next spring's leaves in winter?", 'Folded up inside the buds.'],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          setting: 'sky',
          time: 'sunset',
          camera: 'wide',
          child: 'float surprised',
          guide: 'cheer proud',
          things: ['leaf'],
          text: [
            'The very top! One new leaf. Here it grows. Only here, at the tip. {child} sees. {guide} sees.',
            'Up where the wind is, a new leaf. The tip goes up. The trunk stays. "Oh," say {child} and {guide}.',
          ],
        },
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          child: 'stand proud',
          things: ['sign'],
          text: [
            "The sign was at {child}'s nose. Now it is lower. Who went up? {child} did!",
            'Look. {child} is taller than the sign. The sign did not move. {child} did.',
          ],
        },
      ],
      [
        {
          setting: 'forest',
          time: 'sunset',
          camera: 'medium',
          child: 'wave happy',
          guide: 'wave happy',
          things: ['tree'],
          text: [
            'Down again. The tree grows at the tips. {guide} shuts the lift. Good night, tree. {child} waves.',
            '"Tips only," says {guide}. The trunk of the tree stays put. {child} waves up. Way up.',
          ],
        },
        {
          setting: 'forest',
          time: 'sunset',
          camera: 'wide',
          child: 'sit happy',
          things: ['sign'],
          text: [
            '{child} turns the sign round. It says Hello, Hedgehog. There is one. Hello!',
            'It is a low sign. {child} paints new words. Beetles, this way! A beetle comes.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'sky',
          time: 'sunset',
          camera: 'wide',
          child: 'cheer surprised',
          guide: 'stand shy',
          things: ['leaf'],
          text: [
            'From the top twig they looked down. Here was the new bit, soft and green, with one leaf. A tree grows up at its tips. Below that, nothing moves. {guide} took off the cap. {child} could see for miles.',
            'The last leaf of all was no bigger than a nail. "This is where it goes up," said {child}. "Only here. The trunk just gets fat." {guide} said that it was a great weight off the lift.',
          ],
        },
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          child: 'stand proud',
          things: ['sign'],
          text: [
            '{child} went to fetch the sign. Last year it had been level with {his} nose. Now it was level with {his} chin. So one of them had been going up.',
            'The sign hung where it was. {child} stood against it, to see. A year ago it had been eye to eye with {child}. Now they were chin to chin.',
          ],
        },
      ],
      [
        {
          setting: 'forest',
          time: 'sunset',
          camera: 'medium',
          child: 'wave happy',
          guide: 'sit proud',
          things: ['tree'],
          text: [
            'They found the place at last, at the very end of a twig. That was all that went up. The rest of the tree stayed where it had been put. {guide} hung a card on the lever: STAIRS. {child} waved.',
            '"It grows on top of itself," said {child}. "At the tips. So the old part never moves." {guide} thought. "Then I am not late," said {guide}. "I have arrived." The tree creaked. {child} waved from the grass.',
          ],
        },
        {
          setting: 'forest',
          time: 'sunset',
          camera: 'close',
          child: 'kneel happy',
          things: ['sign'],
          text: [
            '{child} turned the sign over and wrote upon the back. BEETLES, WELCOME. By supper time there were six, and they were reading it.',
            'It was too low for birds. So {child} painted it again, for whoever was that height. Then the cat from next door sat down beneath the sign.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'sky',
          time: 'sunset',
          camera: 'wide',
          child: 'cheer surprised',
          guide: 'stand shy',
          things: ['leaf'],
          text: [
            'At the end of the last twig was a piece as green as a pea, with one new leaf. It had not been there in March. {child} looked down the long bough to the trunk. All of that had been a tip once, and had stayed. "It only grows up here," said {child}. "It never lifts the rest." {guide} let go of the lever at last.',
            'The top of the tree was no thicker than a finger. {guide} had never been so high, and sat down. "This is this year," said {child}, and touched the soft end, where a leaf was coming. "And that was last year, below. Each one starts where the other stopped. Nothing that is made ever moves." So there was no lift, and never had been. But what a view!',
          ],
        },
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          child: 'stand proud',
          things: ['sign'],
          text: [
            'The sign was on the trunk where it had always been. {child} came up to it, full size, with the pliers, and stopped. A year ago it had been level with {his} nose. Now there it was, level with {his} chin. {child} walked away and came back, to be sure. Then {child} put the pliers in a pocket, and left it for another year.',
            'Somebody would have to take the sign down. {child} stood in front of it to undo the knot, and found that the knot was too low. One had to bend down a little. It had been eye to eye with {child}, a year ago. The tree had not taken it up by so much as an inch. So whoever had been going up, all that time, it was not the sign.',
          ],
        },
      ],
      [
        {
          setting: 'forest',
          time: 'sunset',
          camera: 'medium',
          child: 'wave happy',
          guide: 'sit proud',
          things: ['tree'],
          text: [
            '{guide} took it very well. It only grew at the tips, then; the trunk got stouter, and stayed. "So this floor has always been this floor," said {guide}, looking round at it. "I thought that I had not begun. I have been there all the time." A chair was brought, and a cushion. When {child} waved from the grass, {guide} was sitting at the foot of the tree in the evening sun.',
            '"It goes up at the ends," said {child}, who had seen each twig of the tree with its new inch. "A thing down here will be down here for ever." {guide} crossed out LIFT over the door. Under it, with care, {guide} wrote LOBBY. They shook hands. {child} waved from the path, quite large by that time.',
          ],
        },
        {
          setting: 'forest',
          time: 'sunset',
          camera: 'close',
          child: 'kneel happy',
          things: ['sign'],
          text: [
            'There was plenty of white paint left. {child} knelt, painted out the words, and thought about who in fact lived at that height. It took all the rest of the light to get the letters small enough. In the morning there were eleven beetles in front of the sign, in a half circle. A twelfth seemed to be reading it out.',
            'The birds did not need telling, when you came to think. They had been up there from the start. So {child} turned the sign round and did the back. By dark it was dry. The first to come was a snail, who took the whole night over it. It went slowly along under each word, and left a line of silver.',
          ],
        },
      ],
    ],
  },
};
