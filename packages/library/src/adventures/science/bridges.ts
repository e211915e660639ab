import type { FactSheet } from '../sheet.ts';

/** A drum has to be wheeled over every arm of a river in time for a concert; each arm is crossed by another bridge. */
export const bridges: FactSheet = {
  id: 'bridges',
  topic: 'science',
  title: 'Bridges',
  subject: 'how bridges stay up',
  words: [
    'bridge',
    'how do bridges stay up',
    'how bridges are built',
    'drawbridge',
    'suspension bridge',
    'arch',
    'building a bridge',
  ],
  guides: ['beaver', 'troll', 'builder'],
  titles: [
    'The Drum That Crossed the Water',
    '{child} and the Wet Feet of {guide}',
    'Seven Arms of the Wimble',
    'It Will Hold, Said {guide}',
    'Boom on Duck Hill',
  ],
  facts: [
    {
      id: 'sag',
      says: 'A beam laid across a gap bends most in the middle.',
      source: 'Encyclopaedia Britannica, "Bridge (engineering)": Beam',
    },
    {
      id: 'short-span',
      says: 'The same beam carries far more across a short gap than across a long one, so long beam bridges stand on piers.',
      source: 'Encyclopaedia Britannica, "Bridge (engineering)": Beam',
    },
    {
      id: 'arch',
      says: 'In an arch every stone is squeezed by its neighbours, and the push runs down both sides into the ground.',
      source: 'Encyclopaedia Britannica, "Arch"',
    },
    {
      id: 'keystone',
      says: 'Until its last stone, the keystone, is in at the top, a stone arch must be held up by a frame.',
      source: 'Encyclopaedia Britannica, "Keystone"',
    },
    {
      id: 'triangle',
      says: 'A frame of four sticks can be pushed out of shape, and a triangle of three cannot, so truss bridges are built of triangles.',
      source: 'Encyclopaedia Britannica, "Truss bridge"',
    },
    {
      id: 'ropes-pull',
      says: 'In a suspension bridge the road hangs from cables, and the cables pull on strong anchors at both ends.',
      source: 'Encyclopaedia Britannica, "Suspension bridge"',
    },
    {
      id: 'grass-bridge',
      says: 'In Peru people twist grass into ropes and hang a new bridge over the same river every year.',
      source: 'UNESCO Intangible Cultural Heritage, "Annual renewal of the Q’eswachaka bridge"',
    },
    {
      id: 'iron-grows',
      says: 'Iron and steel grow a little longer when they are warmed.',
      source: 'Encyclopaedia Britannica, "Thermal expansion"',
    },
    {
      id: 'joint',
      says: 'Metal bridges have gaps, often with teeth like combs, that leave them room to grow on hot days.',
      source: 'Institution of Civil Engineers, "Expansion joints"',
    },
    {
      id: 'in-step',
      says: 'Many people walking in step can set a light bridge swinging; in London a sign asks soldiers to break step on the Albert Bridge.',
      source: 'Encyclopaedia Britannica, "Millennium Bridge"; Historic England, "Albert Bridge"',
    },
    {
      id: 'see-saw',
      says: 'A bridge such as Tower Bridge in London lifts like a see-saw, with a heavy weight on its short end.',
      source: 'Tower Bridge, "How the bascules work"',
    },
    {
      id: 'first-iron',
      says: 'The first great bridge made of iron was opened in Shropshire in 1781 and still stands.',
      source: 'English Heritage, "History of Iron Bridge"',
    },
  ],
  never: [
    {
      wrong: /\bbridges? (?:rests?|stands?|lies|lie|floats?) on (?:top of )?the water\b/i,
      belief: 'A bridge rests on the water that runs under it.',
      truth: 'It stands on the ground at its ends, or on piers that go down to the ground under the water.',
    },
    {
      wrong: /\b(?:glue|mortar|cement) (?:is what )?(?:holds|keeps|held|kept) (?:an |the |every )?arch/i,
      belief: 'Only mortar keeps an arch up.',
      truth: 'Its stones hold one another by pressing; many old arches have no mortar at all.',
    },
    {
      wrong: /\b(?:good|strong|real|safe) bridge (?:never|does not|must not|should not) (?:move|bend|sway|swing|grow)/i,
      belief: 'A good bridge never moves.',
      truth: 'Every bridge moves a little with heat, wind and feet, and is built so that it may.',
    },
    {
      wrong: /\b(?:heavier|thicker) (?:bridge|it is)\b[^.]*\b(?:always stronger|the stronger)/i,
      belief: 'The heavier bridge is always stronger.',
      truth: 'The shape matters as much: a bridge has to carry its own weight too.',
    },
    {
      wrong: /\bsquares? (?:is|are|was|were) (?:the )?strong(?:er|est)/i,
      belief: 'Squares are the strongest shape to build from.',
      truth: 'A square leans over when it is pushed; a triangle keeps its shape.',
    },
    {
      wrong: /\b(?:iron|steel|metal) (?:never|cannot|can't|does not|doesn't) (?:grow|change|get longer|move)/i,
      belief: 'Steel cannot get longer.',
      truth: 'It grows a little in the heat and shrinks in the cold.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'A drum sat in the grass. {child} sat by it. "Bring the drum!" called the band.',
            '{child} had the big drum. The band was on the hill. Water lay in between.',
            'One drum and one {child}. Where was the band? "Over here," it called. "Over the water!"',
          ],
          setting: 'garden',
          child: 'stand happy',
          things: ['drum'],
        },
        {
          text: [
            'Here came {a guide}. "I know the bridges," said {guide}. The drum went in the wheelbarrow.',
            'Drum in the wheelbarrow. Who will push? {child} will! {a guide} will come too.',
          ],
          setting: 'garden',
          child: 'walk excited',
          guide: 'walk proud',
          things: ['drum', 'wheelbarrow'],
        },
      ],
      [
        {
          text: [
            'Toot, went the band. Toot, toot. But no boom! {child} had the drum.',
            'Listen. The band plays far away. No boom in it. The drum is with {child}!',
          ],
          setting: 'garden',
          child: 'look-up surprised',
          things: ['drum'],
        },
        {
          text: [
            'Up went the drum. Bump, in the wheelbarrow. {a guide} led the way.',
            '"Push," said {a guide}. {child} pushed. Squeak, went the wheelbarrow. Boom, went the drum.',
          ],
          setting: 'garden',
          child: 'walk determined',
          guide: 'point happy',
          things: ['drum', 'wheelbarrow'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'The band was going to play on Duck Hill at six. It had a trumpet, two flutes and a very small violin. It did not have its drum. The drum was in the garden of {child}, under a cloth.',
            'Somebody had left the big drum in the wrong garden. It was the garden of {child}. Far off, on Duck Hill, the band was warming up. It sounded thin. It sounded like a band with no middle.',
          ],
          setting: 'garden',
          child: 'stand surprised',
          things: ['drum'],
        },
        {
          text: [
            'In between ran the Wimble, which has more arms than a river needs. {a guide} knew every bridge on it. "Use the wheelbarrow," said {guide}. "It will hold." Off fell the drum. {child} tied it on.',
            '"You want me," said {a guide}, out of the reeds. "I know all the bridges there are." {child} put the drum in the wheelbarrow. There were a great many waters ahead, and it was already four.',
          ],
          setting: 'garden',
          child: 'hold determined',
          guide: 'point proud',
          things: ['drum', 'wheelbarrow'],
        },
      ],
      [
        {
          text: [
            '{child} had been lent the big drum for a week. The week was over. There it stood by the gate, as round as a cow. And there on Duck Hill stood the band, looking at its watches.',
            'A note lay on top of the drum. "Duck Hill, six o\'clock. Please do not roll me." {child} read it twice. It is hard to move a round thing that will not be rolled.',
          ],
          setting: 'garden',
          child: 'think worried',
          things: ['drum'],
        },
        {
          text: [
            'So it went in the wheelbarrow. {a guide} came along to show the way, and brought buns. "There is water in the way seven times," said {guide}. "But I have never yet met a bridge I did not like." {child} pushed, and the drum said boom at every bump.',
            '{child} fetched the wheelbarrow. The drum sat in it like a king. Down by the first water waited {a guide}, who had wet feet. "Bridges," said {guide}, "are my whole life. Follow me, and mind the puddle."',
          ],
          setting: 'farm',
          child: 'walk curious',
          guide: 'wave happy',
          things: ['drum', 'wheelbarrow'],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            "At four o'clock on the day of the concert, the band's big drum was in the wrong place. It was in the garden of {child}, next to the beans. Nobody had stolen it. It had been lent for a birthday, and the band had simply forgotten that it would need its own boom. Across the valley, very small, a trumpet and two flutes were practising. Without the drum they sounded like an argument in another room.",
            "{child} had looked after the big drum so well that everybody forgot where it was. Now it was four o'clock. On Duck Hill, two miles off by duck, the band was putting out its chairs. At six it would begin, and the first thing in the first tune was a boom. You can hum a flute part, if you must. There is no humming a boom.",
          ],
          setting: 'garden',
          child: 'think worried',
          things: ['drum'],
        },
        {
          text: [
            'Between the garden and the hill lay the Wimble, a river so undecided that it ran in seven arms. That was how {child} came to be pushing a drum in a wheelbarrow, behind {a guide}. {guide} claimed to know every bridge on the river. {guide} also claimed, of every bridge, that it would hold. "And does it?" asked {child}. "It always does," said {guide}, "the second time."',
            '"You will be wanting bridges," said {a guide}, with a look at the wheelbarrow and the drum. The Wimble ran between them and the hill in seven arms, like something spilt. "I could go round," said {child}. "Round is Thursday," said {guide}. That settled it. There was only one thing to know about {guide}, and {child} knew it by the first corner. {guide} had very wet boots for an expert.',
          ],
          setting: 'farm',
          child: 'hold determined',
          guide: 'point proud',
          things: ['drum', 'wheelbarrow'],
        },
      ],
      [
        {
          text: [
            'The letter said six sharp, Duck Hill, and bring the drum. It had been lying under the doormat since Tuesday. {child} read it standing on one leg, with a shoe still to find, while the church clock struck four. The drum stood in the garden under its sheet. It was as tall as a table and as wide as a cow. There was nobody else to bring it.',
            "A drum is not a thing you can be late with quietly. {child} had kept this one for the band all winter. It was bone dry and beautifully polished. And now, on the very day, there was a letter under the doormat, where it had no business. It was four o'clock. Duck Hill, it said. Six sharp. {child} looked across the valley at the hill. Every silver line in between was water.",
          ],
          setting: 'garden',
          child: 'look-up surprised',
          things: ['drum'],
        },
        {
          text: [
            'Luckily there was a wheelbarrow, and luckily, or nearly, there was {a guide}. "Seven waters," said {guide}, walking ahead with both hands behind. "Seven bridges. I have fallen off each of them, so I know what I am talking about." "What did you learn by it?" said {child}, who was pushing the drum. "To bring a towel," said {guide}, who had it on already, like a scarf.',
            'The one who knew the way was {a guide}, and the one who did the pushing was {child}. The drum sat in the wheelbarrow and said boom at every stone. "That bridge there will hold," said {guide}, pointing ahead with a bun. Even as they looked, something went crack, and a duck flew up in a hurry. {guide} ate the bun. "I was thinking of the one behind it," said {guide}.',
          ],
          setting: 'farm',
          child: 'walk worried',
          guide: 'walk proud',
          things: ['drum', 'wheelbarrow'],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['sag', 'short-span'],
      shows: /\bmiddle\b/i,
      pages: {
        young: [
          {
            text: [
              'The plank dips in the middle! {child} rolls a rock under. Now it is a bridge.',
              'Bend, bend, goes the plank. "Too long," says {child}. A rock in the middle. No bend!',
            ],
            setting: 'pond',
            child: 'kneel curious',
            things: ['rock'],
          },
        ],
        middle: [
          {
            text: [
              'At the first water {child} saw a plank, a very long one. {guide} walked out on it. It bent. It bent most in the middle. The middle was under water, and so was one boot.',
              '"It will hold," said {guide}, and stepped on the plank. {child} watched. It did hold. But in the middle it sagged like a washing line. {guide} came back with wet knees. "The drum is heavier than you are," said {child}.',
            ],
            setting: 'pond',
            child: 'stand worried',
            guide: 'walk surprised',
          },
          {
            text: [
              '{child} found a flat rock as big as a pillow. They stood it in the shallow part, right under the dip. One long bridge had become two short ones. The drum rolled over it. This time the plank hardly bent at all.',
              '"It is too far for one plank," said {child}. So {child} and {guide} made it less far. They heaved a rock into the middle and laid the plank on that. Two short bits are stiffer than a long one. Over went the drum.',
            ],
            setting: 'pond',
            child: 'kneel determined',
            guide: 'stand surprised',
            things: ['rock', 'drum'],
          },
        ],
        old: [
          {
            text: [
              'The first arm of the Wimble had a plank across it, and nothing else. "Oak," said {guide}, and walked out to show how easy it was. The plank went down a little. Then it went down a lot. It bent most exactly in the middle, which was also where the water was deepest. {guide} stood there, up to both ankles, with great dignity. "It is holding," said {guide}. "It is only holding rather low." {child} said nothing about it.',
              '"There," said {guide}. It was a plank, as long as a bus and about as wide as a shelf. {child} put one foot on the end, and nothing happened. {guide} went further. With each step the plank dipped deeper. In the middle it lay down in the stream like a tired dog. A leaf floated over it. {child} thought of the drum, which weighed more than anybody there, and did not move.',
            ],
            setting: 'pond',
            child: 'stand worried',
            guide: 'walk surprised',
          },
          {
            text: [
              'They could not make the plank thicker. {child} looked at it for some time, and then at the rocks along the bank. "It is strong enough to be a short bridge," said {child}. "It is just not strong enough to be a long one." So they rolled a flat rock into the shallows, halfway, until its top stood just under the dip. Now there were two short bridges, and neither bent at all. The drum went over, and did not even boom.',
              'It was {child} who tried the other end of the problem. A plank that sags across ten steps of water may not sag across five. Halfway over lay a bank of pebbles, and on it they built a pile of rocks, flat ones first. They let the plank down on top. {guide} jumped on it twice, for luck. Nothing dipped. "I said it would hold," said {guide}. They wheeled the drum across the two little bridges that had been one.',
            ],
            setting: 'pond',
            child: 'kneel determined',
            guide: 'jump happy',
            things: ['rock', 'drum'],
          },
        ],
      },
      ask: {
        young: ['Where did the plank dip?', 'In the middle. A rock under it stopped that.'],
        older: [
          'Why did one rock make the plank so much stronger?',
          'A plank bends most in the middle of a long gap. On the rock it was two short bridges, and short ones bend far less.',
        ],
      },
    },
    {
      facts: ['arch', 'keystone'],
      shows: /\barch\b/i,
      pages: {
        young: [
          {
            text: [
              '{guide} leans rock on rock. An arch! They push. They hold each other up!',
              'An arch of rock. Each one leans on the next. {guide} hops on. It stays!',
            ],
            setting: 'mountain',
            guide: 'jump happy',
            things: ['rock'],
          },
        ],
        middle: [
          {
            text: [
              'At the next water there was nothing but rocks. {guide} piled them up from both sides, leaning in, to make an arch. They nearly met. Then they fell in, one after another, plop, plop, plop. {child} counted nine plops.',
              '"I shall build an arch," said {guide}, with a rock under each arm. But an arch with a hole at the top is not one yet. It all slid into the water. {child} got splashed.',
            ],
            setting: 'mountain',
            child: 'stand surprised',
            guide: 'reach determined',
            things: ['rock'],
          },
          {
            text: [
              '{child} held the empty barrel of a log under it while they built again. Last of all went the rock for the very top. Thunk. Then {child} took the log away. Nothing fell. Each rock was pushing on the next, and there was nowhere to fall to.',
              'So {child} rolled a fat log underneath, for the rocks to lean on. {guide} knocked the last one in at the top. Out came the log. The arch stood by itself. Every rock in it was squeezed by two others.',
            ],
            setting: 'mountain',
            child: 'point proud',
            guide: 'stand surprised',
            things: ['rock', 'log'],
          },
        ],
        old: [
          {
            text: [
              'The next arm of the river had no wood near it, only rocks, in all the shapes of bread. "Then it must be an arch," said {guide}, rolling up both sleeves. {child} built from one bank and {guide} from the other, each rock leaning a little further than the last. It grew beautifully. With one hole left to fill it folded up and went into the water. The noise was like a cupboard falling downstairs.',
              '"Nothing simpler than an arch," said {guide}. There were plenty of rocks. {child} laid them on one side and {guide} on the other, leaning in and in. The two halves came so close that they could almost shake hands. Instead they sat down in the river. "That is usual," said {guide}, wringing out a sleeve. {child} looked at the place where the halves had not quite met.',
            ],
            setting: 'mountain',
            child: 'reach determined',
            guide: 'kneel proud',
            things: ['rock'],
          },
          {
            text: [
              '"It only falls while it is not finished," said {child} slowly. "So something else has to hold it until it is." They wedged a thick log across and built again on top of that. {child} tapped in the last rock, the one shaped like a slice of cake. Then they pulled the log out, and {guide} shut both eyes. The arch stood. Every rock was trying to fall, and every rock was in the way of the next one. The drum rolled over it and pressed them tighter still.',
              'They did it the slow way round. First a log, propped up under the gap like a bed for the rocks to lie on. Then the rocks, from both sides. Last of all the top one, wide above and narrow below, which {child} knocked in with a heel. Now the log could go. Nobody breathed. The arch gave a small click as it settled, each rock squeezing the next, down into both banks. When the drum came over, it only squeezed harder.',
            ],
            setting: 'mountain',
            child: 'point proud',
            guide: 'cover worried',
            things: ['rock', 'log'],
          },
        ],
      },
      ask: {
        young: ['What did the rocks of the arch do?', 'They leaned and pushed and held each other up.'],
        older: [
          'Why did the arch stand only when its last rock was in?',
          'The rocks of an arch hold one another by pressing. Until the top one is in there is nothing to press against.',
        ],
      },
    },
    {
      facts: ['triangle'],
      shows: /\btriangles?\b/i,
      pages: {
        young: [
          {
            text: [
              '{child} has four sticks. A square. It flops! Three make a triangle. Push. No flop!',
              '{child} pushes a square. Over it leans. {child} pushes a triangle. It will not lean.',
            ],
            setting: 'forest',
            child: 'kneel curious',
          },
        ],
        middle: [
          {
            text: [
              'The next bridge needed sides, or the drum would roll off. {guide} tied sticks into squares. A duck leaned on one. Slowly the square lay down flat, and so did the duck.',
              '{guide} built the next one out of squares, all neat, like a window. "It will hold," said {guide}, and gave it a pat. Creak. Every square leaned over, and the whole bridge lay down.',
            ],
            setting: 'forest',
            guide: 'stand surprised',
          },
          {
            text: [
              '{child} tied one more stick from corner to corner. Now each square was two triangles. {child} pushed. {guide} pushed. The duck pushed. A triangle cannot lean unless one of its sticks breaks. None of them did.',
              'It wanted one stick more, and {child} saw where: slantwise. That made a triangle, and another beside it. {child} and {guide} both hung on the end. Nothing leaned. They rolled the drum between the triangles, and it was over.',
            ],
            setting: 'forest',
            child: 'hold proud',
            guide: 'reach happy',
          },
        ],
        old: [
          {
            text: [
              'Here the water was wide, and all they had was a heap of poles. {guide} tied them into squares, a whole row, as tidy as a garden fence. It looked like the side of a proper bridge. {child} leaned one hand on the end to admire it. Every square at once turned into a diamond, and then a thinner one. Then the bridge was a bundle of poles again. "It was tired," said {guide}.',
              '"Poles," said {guide}, "and plenty of string. Give me a quarter of an hour." It took half of one. {guide} had made two long rows of squares with a floor between, and it was really very handsome. Then a wagtail landed on the corner. The squares leaned. They went on leaning, politely, all together, until the wagtail was standing on a flat heap. {child} pulled one square upright, and watched it sink again.',
            ],
            setting: 'forest',
            child: 'reach surprised',
            guide: 'stand proud',
          },
          {
            text: [
              '{child} picked up the smallest pole and laid it across a square, from corner to corner, and tied it there. It was two triangles now. {child} pushed, and nothing happened. That was the interesting thing about it. A square can lean and keep all its sides; a triangle would have to break one. They tied a slanting pole across every square in the row. Then {guide} and {child} jumped on it together. The drum hummed. The bridge did not move a finger.',
              'With three poles and some string {child} made the smallest thing you can make, a triangle, and leaned on it. It would not go left. It would not go right. To change its shape you had to snap something. "More of those," said {child}. So they put a slanting pole in every square, and the whole side of it was triangles, nose to tail. The wagtail came back with a friend. The drum went over after them, and not one corner gave way.',
            ],
            setting: 'forest',
            child: 'hold determined',
            guide: 'jump surprised',
          },
        ],
      },
      ask: {
        young: ['Which shape did not flop?', 'The triangle. It will not lean.'],
        older: [
          'Why did the slanting sticks help?',
          'They made triangles. A square can lean over, but a triangle keeps its shape unless a side breaks.',
        ],
      },
    },
    {
      facts: ['ropes-pull', 'grass-bridge'],
      shows: /\bropes?\b/i,
      pages: {
        young: [
          {
            text: [
              'Rope up here. Rope down there. The bridge hangs on it. Swing, swing, over goes {child}!',
              'Two trees hold the rope. The rope holds the bridge. The bridge holds {child}. Sway!',
            ],
            setting: 'jungle',
            child: 'walk excited',
            things: ['bridge'],
          },
        ],
        middle: [
          {
            text: [
              'The next water ran at the bottom of a deep green ditch. No plank was long enough. No rock would reach. {guide} had only rope, a great deal of it, plaited out of grass. "You cannot stand on a rope," said {child}.',
              'Here the banks were high and the water was a long way down. {guide} pulled out a rope made of grass. "In Peru they hang a whole bridge on these," said {guide}. {child} looked at the rope, which was thin.',
            ],
            setting: 'jungle',
            child: 'look-up worried',
            guide: 'hold proud: string',
          },
          {
            text: [
              'They tied two ropes to the strongest trees, high up, and let them dip. From the dip they hung a floor of sticks. When the drum rolled on, the ropes pulled at the trees. The trees stayed put.',
              '{guide} tied each rope to a tree. {child} hung sticks from it, like washing. The drum swayed across. All its weight ran up into the ropes and along to the trees. "Hold on, trees," said {child}.',
            ],
            setting: 'jungle',
            child: 'reach excited',
            guide: 'stand happy',
            things: ['drum', 'tree'],
          },
        ],
        old: [
          {
            text: [
              'Then the ground stopped. The Wimble had cut itself a valley here, too wide for a plank and too deep to fill. {guide} sat down on a coil of rope and ate a bun. The rope was made of grass, twisted and twisted again. "In Peru they hang a bridge of this," said {guide}, "and every year they make it new." "Hang it from what?" said {child}. {guide} stopped chewing.',
              'Round the corner there was no bank to speak of, only an edge. A long way below, the Wimble was chatting to some stones. "Rope," said {guide}, and turned out a whole sack of it. It was grass rope, such as people in Peru twist every year for their hanging bridge. {child} pulled at one end. You could not push anything with a rope. It only folded up. It was no good at all, except for pulling.',
            ],
            setting: 'jungle',
            child: 'think curious',
            guide: 'sit proud',
            things: ['string'],
          },
          {
            text: [
              'From the biggest trees on both sides, that was what. A thrush carried a thread over, the thread pulled a string, and the string pulled the rope. They let two ropes dip across the valley, with their ends tied round trunks, well back from the edge. From those they hung loops, and in the loops they laid a floor. Then the drum went out. The ropes drew tight and pulled at the trees, and the trees did what trees do. It swayed. It was meant to.',
              '"Then let it pull," said {child}. They tied the ropes to four good trees, well behind the edge, and let them hang in a long smile. A floor of sticks was slung underneath on short loops. {guide} would not say that it would hold. {guide} only held on to a bun. But as the drum rolled on, the weight went up the loops and along the ropes. The four trees took it without dropping a leaf.',
            ],
            setting: 'jungle',
            child: 'point determined',
            guide: 'hold worried: string',
            things: ['tree', 'drum'],
          },
        ],
      },
      ask: {
        young: ['What held the bridge up?', 'The rope did, and two trees held the rope.'],
        older: [
          'Where did the weight of the drum go on the hanging bridge?',
          'Up into the ropes and along to the trees at both ends, which the ropes pulled on.',
        ],
      },
    },
    {
      facts: ['iron-grows', 'joint'],
      shows: /\bgaps?\b/i,
      pages: {
        young: [
          {
            text: [
              'The iron bridge has a gap. Why? Hot sun! Iron grows and fills it up.',
              'Look, a gap with teeth. The sun is hot. The iron bridge grows. Bye, gap!',
            ],
            setting: 'street',
            camera: 'close',
            things: ['bridge', 'sun'],
          },
        ],
        middle: [
          {
            text: [
              'The next bridge was made of iron. Across it ran a gap, with teeth like combs. "Somebody forgot a bit," said {guide}, and fetched some mud to fill it. "Wait," said {child}. There was a gap at the other end as well.',
              '"Broken," said {guide}. The iron bridge was cut in two by a gap with teeth. {guide} put a pebble in it. {child} took the pebble out again. It did not look broken. It looked as if somebody had made it so.',
            ],
            setting: 'street',
            child: 'kneel curious',
            guide: 'point worried',
            things: ['bridge'],
          },
          {
            text: [
              'So they sat down beside it and had a bun. The sun shone on the iron. {child} put a straw in the gap. After the second bun the straw would not come out. The bridge was warm, and it had grown. That was what the gap was for.',
              '{child} laid one finger along the gap to see how wide it was. They waited. The sun climbed on the rail. Now the gap was thinner than the finger. Iron grows when it is warm. It needs somewhere to grow to.',
            ],
            setting: 'street',
            child: 'sit surprised',
            camera: 'close',
            things: ['sun'],
          },
        ],
        old: [
          {
            text: [
              'Where the footpath met the river there was a real bridge, an iron one, painted green. The first great one of iron was opened in 1781, said {guide}, and is standing still. This one was younger. But across it ran a gap with teeth in it, like two combs that do not quite touch. "Worn out," said {guide}, and went off for a bucket of clay to fill it in. {child} lay down flat on the bridge and looked.',
              'For once they had only to walk across. The bridge was iron, and it stood up by itself. {guide} was almost sorry. Then {guide} found the gap. It ran from one side to the other, no wider than a thumb, with iron teeth on both edges. "Shoddy," said {guide}, much cheered, and went to look for clay to stop it up with. But {child} had found one more at the far end of the bridge. Nobody forgets the same thing twice, so neatly.',
            ],
            setting: 'street',
            child: 'kneel curious',
            guide: 'point proud',
            things: ['bridge'],
          },
          {
            text: [
              'It was the sun that answered. It had been on the iron since noon, and the rail was almost too warm to hold. {child} had laid a stalk of grass in the gap, and now the gap had shut its teeth on it. The bridge was longer than it had been. Iron grows when it is warmed, only a very little, but nothing on earth will stop it. {guide} looked at the bucket of clay. "If I had filled that in," said {guide}, "it would have had to bend." The clay went in the nettles.',
              '{child} drew a line of chalk on both sides of the gap and made {guide} wait. They waited while the sun came round and the rail grew hot. The two lines moved. They were so slow that you could not see it happen, only that it had. The whole bridge was stretching itself in the warm, as iron does. The gap was the room somebody had left for it. In the cold it would open again. {guide} put the clay back where it came from, quite gently.',
            ],
            setting: 'street',
            child: 'point excited',
            guide: 'think surprised',
            things: ['sun'],
          },
        ],
      },
      ask: {
        young: ['What does iron do in the hot sun?', 'It grows a little. The gap leaves it room.'],
        older: [
          'Why was there a gap in the iron bridge?',
          'Iron grows a little longer when it is warm. The gap gives it room, so that the bridge need not bend.',
        ],
      },
    },
    {
      facts: ['in-step'],
      shows: /\bsteps?\b/i,
      pages: {
        young: [
          {
            text: [
              'Step, step, all at once. Wobble, bridge! {child} steps any old way. No wobble at all.',
              'Left, right, left, right. The bridge wobbles! "Mix your steps," says {child}. Patter, patter. Good.',
            ],
            setting: 'pond',
            child: 'walk surprised',
            things: ['bridge'],
          },
        ],
        middle: [
          {
            text: [
              'The next bridge was long and thin. {guide} was in a marching mood. "Left, right," called {guide}, and twelve ducks fell in behind. Left, right, went all the feet in step. Left, right, went the bridge too. {child} held on to the rail.',
              'Behind {child} and {guide} came the ducks, who knew how to march. Every foot came down at once, in step. The thin bridge began to swing. With each step it swung a little more. "Stop!" said {child}.',
            ],
            setting: 'pond',
            child: 'hold worried',
            guide: 'walk proud',
            things: ['bridge'],
          },
          {
            text: [
              'They stopped, and so did the swinging. Then {child} had them all go again, each as they pleased. One hopped. One dawdled. {guide} did a sort of waltz. Pushes that come at odd times do not add up. The bridge lay still.',
              '"Everybody out of step," said {child}. It is hard for ducks. But {child} sang one song and {guide} sang another. Soon no two feet agreed. The bridge had nothing to swing to, and over went the drum.',
            ],
            setting: 'pond',
            child: 'dance happy',
            guide: 'dance happy',
          },
        ],
        old: [
          {
            text: [
              'This one was a footbridge, long and light, and new enough to be proud of. By now the drum had followers. Eleven ducks and a goose were marching behind it, and {guide} called the time. "Left. Right. Left. Right." All the feet came down in step, and at the fourth step the bridge moved sideways. At the eighth it moved more. It was not breaking. It was joining in. {child} let go of the wheelbarrow and took hold of the rail.',
              '"Now this one holds," said {guide}, and for once that was true. It was a thin bright bridge, as springy as a bed. The trouble was the ducks. They had been behind the wheelbarrow for a mile, and they had learned to march. {child} felt it before seeing it. Each time all those feet came down together, the bridge moved a little, and the next step pushed it further. The water slid from side to side below.',
            ],
            setting: 'pond',
            child: 'hold worried',
            guide: 'walk proud',
          },
          {
            text: [
              '"There is a bridge in London with a sign on it," said {guide}, rather pale. "It tells soldiers to break step." {child} thought about swings. Push a swing in time with itself, and up it goes. Push at any old moment, and it hardly stirs. "Ducks," said {child}, "walk as badly as you can." They were good at it. One limped, one skipped, and the goose went backwards. All the small pushes got in each other\'s way, and the bridge forgot what it had been doing.',
              'So {child} broke up the march. Half the ducks had to walk to a slow tune, and half to a quick one. The goose was told to please herself. {guide} hopped. On the Albert Bridge, in London, a sign asks soldiers for the very same thing. It says to break step. Steady pushes add up, and muddled ones do not. The bridge gave one last sway, like somebody sitting down. The drum crossed on the muddle, saying boom at no particular time.',
            ],
            setting: 'pond',
            child: 'dance determined',
            guide: 'jump surprised',
          },
        ],
      },
      ask: {
        young: ['When did the bridge wobble?', 'When all the feet came down at once.'],
        older: [
          'Why was it better to walk out of step?',
          'Pushes that come all at once, again and again, add up and set a light bridge swinging. Muddled ones do not.',
        ],
      },
    },
    {
      facts: ['see-saw'],
      shows: /\bsee-saws?\b/i,
      pages: {
        young: [
          {
            text: [
              'The bridge goes up like a see-saw. A boat slips by. Down comes the bridge. Bump.',
              'See-saw, up goes the bridge. Toot, goes the boat. See-saw, down it comes.',
            ],
            setting: 'boat',
            camera: 'wide',
            things: ['boat', 'bridge'],
          },
        ],
        middle: [
          {
            text: [
              'The last bridge was low, and a boat wanted to come by. The boat hooted. {guide} took hold of the edge of the bridge and lifted. Nothing went up but the eyebrows of {guide}. {child} looked for another way.',
              '"Hoot," said a boat. The bridge was in its way, and the drum was on the bridge. {guide} heaved at the bridge till both ears went red. It was as heavy as a house. {child} went round to the back.',
            ],
            setting: 'castle',
            child: 'look-up curious',
            guide: 'reach determined',
            things: ['boat', 'bridge'],
          },
          {
            text: [
              'On the short side, behind the tower, hung a great lump of iron. It was just as heavy as the long side. So the bridge was a see-saw! {child} turned one small wheel. Up went the road, boat and all went through, and down it came.',
              'The bridge went on behind its hinge, and there sat a huge weight. It was a see-saw with a heavy friend on the short end. {child} wound the wheel with one hand, and up swung the road. The boat went by. "I loosened it for you," said {guide}.',
            ],
            setting: 'castle',
            child: 'reach proud',
            guide: 'stand surprised',
            things: ['wheel'],
          },
        ],
        old: [
          {
            text: [
              'The last arm of the Wimble was the deep one, where boats go. There was a bridge, so low that a boat had stopped in front of it and was hooting. Nobody was on duty. "I shall lift it," said {guide}, and gripped the end of the road in both arms. There was a good deal of breathing. The bridge weighed about as much as a church. {child} went to see where its other end was.',
              'They came to the deep arm just as a boat did, and both wanted the same bit of air. The bridge lay flat. The boat could not go under. The drum could not go over until the boat had gone. "It opens," said {guide}, "or it did." {guide} pushed at the road from below until there was a small squeak, and that was {guide}. {child} had stopped watching. There was something large and dark hanging behind the hinge.',
            ],
            setting: 'castle',
            child: 'point curious',
            guide: 'reach determined',
            things: ['boat', 'bridge'],
          },
          {
            text: [
              'It was a block of iron as big as a shed, fixed to the short end, behind the hinge. "That is as heavy as all the rest," said {child}. "It is a see-saw, with the whole road on one side and that on the other." On a see-saw that is evenly loaded a mouse can lift an elephant. {child} turned the little wheel. The road rose up without a sound, as it does at Tower Bridge in London. The boat went through and hooted politely.',
              'Behind the hinge the bridge was short. There somebody had loaded iron, block upon block, until it balanced the road. {child} saw it at once, having been the light one on a see-saw often enough. "We need not lift it," said {child}. "It is lifted. It only wants a nudge." There was a wheel for nudging. Up went the road, slowly, like a cat stretching. Tower Bridge in London does it the same way. The boat said thank you in one long hoot.',
            ],
            setting: 'castle',
            child: 'reach proud',
            guide: 'stand surprised',
            things: ['wheel', 'boat'],
          },
        ],
      },
      ask: {
        young: ['How did the bridge go up?', 'Like a see-saw.'],
        older: [
          'How could a child lift such a heavy bridge?',
          'It was balanced like a see-saw, with a heavy weight on its short end, so that it needed only a nudge.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'There is the hill. There is the band. {child} hits the drum. BOOM!',
            'Up the hill, squeak, squeak. {child} lifts the stick. BOOM goes the drum.',
          ],
          setting: 'mountain',
          time: 'sunset',
          child: 'cheer proud',
          things: ['drum'],
        },
        {
          text: [
            'Now it is night. Good night, bridges. {child} is asleep. Boom, goes the moon.',
            'Bed is soft. {child} is asleep. Far off, one duck walks over one bridge.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep calm',
        },
      ],
      [
        {
          text: [
            'Toot, toot, toot. And... BOOM! {child} hit the drum. All the ducks jumped.',
            '"At last," said the band. One, two, {child} hit the drum. BOOM!',
          ],
          setting: 'mountain',
          time: 'sunset',
          child: 'hold proud',
          things: ['drum'],
        },
        {
          text: [
            'Home again, over every bridge. Who has wet feet? {guide} has. Drip, drip.',
            'Back they went, by bridge and bridge. {guide} fell in. Plop! Only toes got wet.',
          ],
          setting: 'pond',
          time: 'sunset',
          guide: 'walk happy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'They came up Duck Hill at one minute to six. The band had already lifted its flutes. {child} pushed the drum into the gap they had left for it. BOOM. Every duck on the Wimble stood up to listen.',
            'The trumpet was just taking a breath when something squeaked up the hill. It was a wheelbarrow. {child} had no time to sit down. {child} hit the drum once, with the whole long way in it. BOOM.',
          ],
          setting: 'mountain',
          time: 'sunset',
          child: 'reach proud',
          things: ['drum'],
        },
        {
          text: [
            'Going home was easy, with the bridges all there. On the last one {guide} stopped in the middle. "You know," said {guide}, "I always said it would hold." There was a crack. There was a splash. {child} held out a towel.',
            'They went home in the dusk with an empty wheelbarrow. {guide} rode in it, dry for once, and waved at every bridge. {child} pushed. Somewhere behind them a small frog was trying to say boom.',
          ],
          setting: 'pond',
          time: 'sunset',
          child: 'stand happy',
          guide: 'wave happy',
        },
      ],
      [
        {
          text: [
            'Six struck. The band lifted its bows, looked sadly at the empty place, and began. "Tum," it played. "Tum, tum..." And {child} came over the top of the hill and ran the last bit. BOOM, said the drum, in the right place exactly.',
            'All the chairs on Duck Hill were full but one. {child} sat down on it, quite out of breath, behind the drum. The man with the trumpet winked. One, two, three, four. It was the best boom the valley ever had.',
          ],
          setting: 'mountain',
          time: 'sunset',
          child: 'sit proud',
          things: ['drum'],
        },
        {
          text: [
            'That night {child} built one more, on the bedroom floor. It went from the bed to the chair and it was made of books. "It will hold," said {child}, and put a sock on it. It did not. So {child} began to think.',
            'On the pillow {child} sat with both knees up. The blanket made a hill and a valley, and a hill. A pencil lay across from one to the other. {child} breathed in. The bridge moved a little, as bridges do, and stayed up.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'think calm',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'They came over the top of Duck Hill with half a minute in hand. The band had begun to tune, in the brave way of people who are about to be embarrassed. Nobody saw the wheelbarrow until it squeaked. Then they all saw it. Somebody took one end of the drum and {child} took the other. Then {child} was handed the stick. The first thing in the first tune is a boom. It went down the valley and over every water, one after another.',
            'When they reached the hill the band was standing about, blowing into things and looking at its watches. "We thought we would clap the drum part," said the trumpet. "No need," said {child}. The wheelbarrow was backed into the empty place. {child} was given the stick, for having come so far with it. The boom, when it came, rolled down the hill and along the Wimble. All the way to the sea, ducks put their heads up.',
          ],
          setting: 'mountain',
          time: 'sunset',
          child: 'hold proud',
          things: ['drum'],
        },
        {
          text: [
            'It was a slow walk home, with so many bridges to say good night to. {guide} tried each of them with one foot, out of habit. "It will hold," said {guide}, and it did. By the last of them {guide} looked almost let down. So {child} gave {guide} a towel anyway. Then they sat on the edge, all four feet over the water, and waited for the moon to come across. It used no bridge at all.',
            'They walked back in the last of the light. {guide} fell in only once, on purpose, to show how it used to be done. Afterwards they sat on the bank and {child} wrung out a sock. Behind them, one after another, the bridges stood over the water and did nothing, as hard as they could. "Listen," said {guide}. You had to be very quiet. High up on the hill somebody was putting a drum to bed. Boom.',
          ],
          setting: 'pond',
          time: 'sunset',
          child: 'sit calm',
          guide: 'sit happy',
        },
      ],
      [
        {
          text: [
            'It was one minute to six. Duck Hill is steep at the end. {child} went up it backwards, pulling, and the ducks came behind and pushed. Every head in the band turned. Nobody said a word about the mud. They made room, and put the drum where it belonged, and looked at {child}. {child} looked at the stick. Then the clock struck six. On the last stroke exactly, {child} let the drum say what it had come to say.',
            'The conductor had both arms up already. You could see that the arms did not know what to do. And then a wheelbarrow came out of the gorse, with a drum in it, and ducks, and {child} pushing. There was no time for anything but the stick. {child} swung it. If you had been standing on any bridge of the Wimble, you would have felt it in your feet.',
          ],
          setting: 'mountain',
          time: 'sunset',
          child: 'reach excited',
          things: ['drum'],
        },
        {
          text: [
            'That night there was a new bridge in the world. It ran from the windowsill to the bookcase. It was made of rulers and string, with a bun in the right place. {child} had gone wrong with it three times, each time more interestingly. It carried a toy bus. It carried two. {child} turned out the lamp and lay down. In the dark something on the bookcase creaked a little. It was moving, and it meant to stay.',
            '{child} was sent to bed with a plaster on one thumb and could not sleep. The whole house seemed to be made of bridges. There was a beam over the door, and something like one under the stairs. The shelf was a plank that somebody had thought about. {child} got up and took the heaviest book from the middle of it, and moved it to the end. The shelf gave a sigh. Then they could both go to sleep.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'look-up calm',
        },
      ],
    ],
  },
};
