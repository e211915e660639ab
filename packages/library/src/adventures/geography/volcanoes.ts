import type { FactSheet } from '../sheet.ts';

const USGS = 'U.S. Geological Survey, Volcano Hazards Program';

/** The oven is broken, the dough will not stop rising, and a guide who sleeps on anything warm looks for a place to bake. */
export const volcanoes: FactSheet = {
  id: 'volcanoes',
  topic: 'geography',
  title: 'Volcanoes',
  subject: 'volcanoes',
  words: [
    'volcano',
    'lava',
    'magma',
    'eruption',
    'erupting',
    'crater of a volcano',
    'volcanic ash',
    'pumice',
    'how do mountains explode',
    'what is inside a volcano',
  ],
  guides: ['dragon', 'lizard', 'tortoise'],
  titles: [
    'The Loaf That Would Not Wait',
    '{child} and the Warmest Mountain',
    'Wake Up, {guide}',
    'A Dough Goes Up a Mountain',
    'Not Too Hot, Said {guide}',
  ],
  facts: [
    {
      id: 'magma',
      says: 'Under a volcano lies melted rock, called magma; once it comes out it is called lava.',
      source: 'U.S. Geological Survey, "What is the difference between magma and lava?"',
    },
    {
      id: 'hot',
      says: 'Lava can be hotter than 1,000 degrees Celsius, which is several times as hot as a kitchen oven.',
      source: 'U.S. Geological Survey, "How hot is a volcano?"',
    },
    {
      id: 'colour',
      says: 'The hottest lava glows yellow and orange; as it cools it turns dark red, then black on top.',
      source: `${USGS}, "Lava"`,
    },
    {
      id: 'gas',
      says: 'Gas that is dissolved in magma comes out as bubbles and drives an eruption, as it does in a shaken bottle of fizz.',
      source: 'British Geological Survey, "How volcanoes form"',
    },
    {
      id: 'pumice',
      says: 'Pumice is frozen volcanic froth, a stone so full of bubbles that it floats on water.',
      source: 'U.S. Geological Survey, Volcano Glossary, "Pumice"',
    },
    {
      id: 'ash',
      says: 'Volcanic ash is not burnt wood or paper: it is tiny hard bits of rock and glass, and it does not dissolve in water.',
      source: `${USGS}, "Volcanic Ash"`,
    },
    {
      id: 'soil',
      says: 'Over many years ash and lava crumble into rich soil, so people have always farmed near volcanoes.',
      source: `${USGS}, "Volcanic soils"`,
    },
    {
      id: 'shield',
      says: 'Runny lava flows far and builds a broad, gently sloping volcano, shaped like a shield lying on the ground.',
      source: 'U.S. Geological Survey, Volcano Glossary, "Shield volcano"',
    },
    {
      id: 'mauna-loa',
      says: 'Mauna Loa in Hawaii, a shield volcano, is the largest active volcano on Earth.',
      source: 'U.S. Geological Survey, Hawaiian Volcano Observatory, "Mauna Loa"',
    },
    {
      id: 'signs',
      says: 'Before an eruption a volcano often swells a little and trembles, and scientists measure this so that people can be warned.',
      source: 'British Geological Survey, "Volcano monitoring"',
    },
    {
      id: 'sleep',
      says: 'A volcano can be quiet for hundreds of years and then wake again.',
      source: 'Smithsonian Institution, Global Volcanism Program, "Frequently asked questions"',
    },
    {
      id: 'bread',
      says: 'In Iceland people bake rye bread in pots that they bury in ground heated from below; it takes about a day.',
      source: 'Laugarvatn Fontana, Iceland, "Geothermal bakery"',
    },
    {
      id: 'island',
      says: 'Volcanoes on the sea floor can build islands: Surtsey, off Iceland, came up out of the sea in 1963.',
      source: 'UNESCO World Heritage Centre, "Surtsey"',
    },
  ],
  never: [
    {
      wrong:
        /\b(?:volcano(?:es)?|mountains?|lava) (?:is|are|was|were|has|have) (?:on fire|full of fire|a fire inside)\b/i,
      belief: 'Volcanoes are full of fire.',
      truth: 'They hold melted rock, so hot that it glows; nothing in it is burning.',
    },
    {
      wrong: /\ball (?:volcanoes|of them) (?:are|were|have|had) (?:steep|pointed|cones|points?)\b/i,
      belief: 'All volcanoes are steep cones.',
      truth: 'Many are so broad and gentle that you hardly notice the slope.',
    },
    {
      wrong: /\bash (?:is|was) (?:as )?(?:soft|burnt (?:wood|paper|trees)|like fireplace ash)\b/i,
      belief: 'Volcanic ash is soft, like the ash of a fire.',
      truth: 'It is powdered rock and glass, hard and gritty.',
    },
    {
      wrong: /\b(?:every|all) (?:stones?|rocks?) (?:sinks?|must sink)\b/i,
      belief: 'Every stone sinks.',
      truth: 'Pumice floats until water has slowly filled its holes.',
    },
    {
      wrong:
        /\bvolcano(?:es)? (?:that )?(?:is|are|was|has been|have been) quiet (?:is|are|was|for [a-z ]+,? (?:is|are)) (?:always )?(?:dead|finished|safe)\b/i,
      belief: 'A volcano that has been quiet is dead.',
      truth: 'It may sleep for hundreds of years and wake again.',
    },
    {
      wrong:
        /\blava (?:comes|came|flows|rises) (?:up )?(?:out of|from) the (?:middle|centre|core) of the (?:Earth|world)\b/i,
      belief: 'Lava comes from the middle of the Earth.',
      truth: 'It comes from rock that melts not far under the crust.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'The oven is cold. {child} looks. Up comes the dough, over the bowl!',
            '{child} made dough. But the oven went phut. And the dough still grows in its bowl.',
          ],
          setting: 'kitchen',
          child: 'stand surprised',
          things: ['bowl'],
        },
        {
          text: [
            '{a guide} knows warm places. {child} takes the bowl. Hop in the hot-air balloon!',
            'A hot-air balloon! {a guide} yawns. "Warm mountains, this way." {child} holds the bowl.',
          ],
          setting: 'sky',
          child: 'stand excited',
          guide: 'point sleepy',
          things: ['hot-air-balloon', 'bowl'],
        },
      ],
      [
        {
          text: [
            'Pat, pat. {child} has a big bowl. It wants to be bread. Where is it hot?',
            'Who will bake this dough? Not the oven. It is broken. {child} hugs the bowl.',
          ],
          setting: 'kitchen',
          child: 'hug worried',
          things: ['bowl'],
        },
        {
          text: [
            'Off in a hot-air balloon! {a guide} steers. {guide} nods off. Wake up! There is the mountain.',
            '{a guide} has a hot-air balloon. Up goes {child}. Far off, a mountain puffs.',
          ],
          setting: 'sky',
          child: 'look-up excited',
          guide: 'sit sleepy',
          things: ['hot-air-balloon'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'The oven made a small sad click, and that was the end of it. On the table sat the dough for the birthday loaf. It had been told to rise. Nobody had told it when to stop. {child} looked at the bowl, and the bowl was full.',
            '"Not today," said the man who had come about the oven. He took it away in a van. {child} stood there with a bowl of dough. It was growing. By lunch it would be out of the bowl and up the stairs.',
          ],
          setting: 'kitchen',
          child: 'think worried',
          things: ['bowl'],
        },
        {
          text: [
            '"You want heat," said {a guide}. "I am an expert. I have slept on all the warm mountains there are." The hot-air balloon was at the gate. {child} put the bowl in first. {guide} lay down on the only cushion.',
            'A hot-air balloon bumped down on the lawn. "Did somebody say warm?" asked {a guide}, from under a blanket. "I know some mountains." {child} climbed in with the bowl. They had hardly left the roof when {guide} began to snore.',
          ],
          setting: 'sky',
          child: 'hold determined: bowl',
          guide: 'sit sleepy',
          things: ['hot-air-balloon'],
        },
      ],
      [
        {
          text: [
            'There were to be eleven for the birthday tea, and one enormous loaf. {child} had kneaded it for as long as two songs. Then the lights went off, and the oven with them. Under its cloth in the bowl, the dough took no notice whatever.',
            'Dough does not understand about power cuts. It got fatter. It lifted the cloth and looked out of the bowl. "Stay," said {child}, and pressed it down. It came up again, slowly, like somebody in a bath.',
          ],
          setting: 'kitchen',
          child: 'reach surprised',
          things: ['bowl'],
        },
        {
          text: [
            'By the washing line hung a hot-air balloon. {a guide} was asleep against the warm part. "Bread?" said {guide}, with one eye. "Then you need a volcano. A nice one. I shall know it when I lie on it." So {child} got in.',
            '{child} was carrying the bowl to the neighbours when a rope ladder came down. "Neighbours are lukewarm," said {a guide}. "What you need is a volcano." The hot-air balloon rose over the chimneys. So did the dough.',
          ],
          setting: 'sky',
          child: 'look-up curious',
          guide: 'point sleepy',
          things: ['hot-air-balloon'],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The oven broke on the one day of the year when it must not. It did it without any fuss. There was a click, and it was cold. On the table sat the dough for the birthday loaf, in the largest bowl in the house. {child} had been making it since breakfast. It had been told to rise, and it was rising. It did not seem to have been told anything else.',
            '"She will want a new part," said the man who had looked into the oven. "Tuesday, I should think." It was Saturday. {child} went back to the kitchen, where the dough was sitting in its bowl under a cloth. The cloth was higher than it had been. By teatime there would be eleven people at that table. By Tuesday there would be nothing in the house but dough.',
          ],
          setting: 'kitchen',
          child: 'think worried',
          things: ['bowl'],
        },
        {
          text: [
            '"I could not help overhearing your oven," said {a guide}, in at the window. Behind the beans stood a hot-air balloon. "What you want is heat, and I have lain on all the best of it. There is not a volcano in the world that I have not slept through." It was an odd thing to be proud of. But {child} had no better plan, and carried the bowl across the grass.',
            'In the garden, with one rope round the plum tree, hung a hot-air balloon. {a guide} was draped over the edge of the basket like washing. "Volcanoes," said {guide}, and stretched. "Free heat, no waiting. I know one that is just like a warm bath, or perhaps it was the one next to it. I nodded off." {child} looked at the dough. The dough had reached the rim of the bowl. They went.',
          ],
          setting: 'sky',
          child: 'hold determined: bowl',
          guide: 'stand sleepy',
          things: ['hot-air-balloon'],
        },
      ],
      [
        {
          text: [
            "Everything was ready but the bread. There was the butter. There were eleven plates, because it was somebody's birthday and even the cousins were coming. In the bowl lay the dough, as smooth as a cheek. Then all the lights in the street went out at once, and the oven stopped humming. {child} lifted the corner of the cloth. The dough had not heard about the lights. It was coming up.",
            'You cannot argue with dough. {child} had tried being firm, and had pressed it flat with both hands. It sank down with a sigh and began again from the beginning. There was no electricity in the whole of the town that afternoon. There were eleven guests at four. The only thing in that kitchen with any go in it was in the bowl.',
          ],
          setting: 'kitchen',
          child: 'reach worried',
          things: ['bowl'],
        },
        {
          text: [
            'There was still one warm thing in town, and that was the burner of a hot-air balloon on the green. {a guide} had curled up beside it. "Bread needs a steady heat," said {guide}, not opening both eyes at once. "I know a dozen mountains that have it. I tested them myself, lying down." {child} asked if any of them was near. "Who can say?" said {guide}. "I was asleep."',
            '"They have turned off the town," said {child}, to nobody. "They cannot turn off a volcano," said somebody. It was {a guide}, in a hot-air balloon, on a level with the bedroom windows. {guide} was wearing a quilt. "Bring your dough. I shall find you the perfect spot. My method is very simple: I lie down on it, and if I wake up it is no good." It sounded like a method with a hole in it.',
          ],
          setting: 'sky',
          child: 'look-up curious',
          guide: 'wave sleepy',
          things: ['hot-air-balloon'],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['magma', 'hot', 'colour'],
      shows: /\blava\b/i,
      pages: {
        young: [
          {
            text: [
              'Look, far off. Red lava! It is rock, all runny. "Too hot," says {child}. {guide} sighs.',
              'Over there runs the lava, slow as honey. It is melted rock. Much too hot! Off they float.',
            ],
            setting: 'sky',
            camera: 'wide',
            child: 'look-up surprised',
            guide: 'point sleepy',
            things: [],
          },
        ],
        middle: [
          {
            text: [
              'The first mountain glowed. "That is the one," said {guide}. "Red means toast." {child} got out the telescope and kept the hot-air balloon well back. Something bright was creeping down the far side. It moved like porridge.',
              '"Smell that," said {guide}. "Like a match. Like breakfast." They hung a long way off, over another hill altogether. {child} looked through the telescope. A yellow river was coming out of the mountain, and it was not water.',
            ],
            setting: 'sky',
            child: 'hold curious: telescope',
            guide: 'point excited',
          },
          {
            text: [
              'It was rock. It was so hot that it ran. "Inside it is magma, and out here lava," yawned {guide}. The lava was yellow at the top, then red, then black and still. If rock melts, thought {child}, what would a loaf do? "Next mountain," said {child}.',
              'A boulder lay in its way. The lava came round it, and bits of the boulder glowed. "That is melted stone," said {child}. "Our oven never melted so much as a spoon." The brightest part was hottest. Even the dark part was no place for dough. {guide} turned round, sulking.',
            ],
            setting: 'sky',
            child: 'point surprised',
            guide: 'sit sad',
          },
        ],
        old: [
          {
            text: [
              'They smelled the first one before they saw it, like a struck match the size of a hill. "There," said {guide}. "Red all down one side. What could be more like an oven?" {child} would not go nearer than the next ridge. With the telescope that was near enough. Something was coming down the far slope, slowly, with its elbows out, and it shone.',
              '"I remember that one as being cosier," said {guide}. Across the valley a mountain was leaking. It ran yellow at the top, and lower down a deep red. At the bottom it went black and stopped, with a crust like a pie. {child} had tied the hot-air balloon to a tree on quite another hill. "Let us just look at it," said {child}, and took out the telescope.',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'hold curious: telescope',
            guide: 'point excited',
          },
          {
            text: [
              'It was stone, and it ran. Under the mountain they call it magma, and lava when it gets out. "Our oven goes up to where bread bakes," said {child}. "It never once melted the shelf." Lava can be hotter than 1,000 degrees. A loaf would not be baked in that, or even burnt. It would be a puff of smoke with a name. {guide} looked at the dark red end. "Not there either," said {child}.',
              'The colour told how hot it was. Yellow was the worst, and red was only terrible. Where the lava had gone black it still glowed under the crust, like a coal in a stove. "So which part is for baking?" asked {guide}. {child} thought of rock, which sits in the fire all night and never minds. This was rock, and it was pouring. "None," said {child}. "It wants to be a great deal less exciting."',
            ],
            setting: 'mountain',
            child: 'think determined',
            guide: 'sit sad',
          },
        ],
      },
      ask: {
        young: ['What is lava?', 'Rock, so hot that it runs.'],
        older: [
          'Why could they not bake the loaf in the lava?',
          'Lava is melted rock and far hotter than any oven, so they stayed a long way off.',
        ],
      },
    },
    {
      facts: ['gas'],
      shows: /\bbubbles?\b/i,
      pages: {
        young: [
          {
            text: [
              'Bubbles push the mountain up. Bubbles push the dough up. Pat, pat, goes {child}. Out they come. Pff!',
              'The mountain burps. It has bubbles in it! So has the dough. {child} pats them out. Pop!',
            ],
            setting: 'mountain',
            child: 'reach happy',
            things: [],
          },
        ],
        middle: [
          {
            text: [
              '"Help," said the dough, or it looked like it. It had climbed out of the bowl and was coming along the basket. {guide} was asleep in its path. {child} pushed it in on one side. It came out on the other.',
              'The bowl could not hold it any more. One arm of dough hung over the edge and waved. "Sit on it," advised {guide}, who always sat on things. It lifted {guide} gently off the floor.',
            ],
            setting: 'sky',
            child: 'reach worried',
            guide: 'sit sleepy',
            things: ['bowl'],
          },
          {
            text: [
              'Below them a mountain coughed out a puff, and then another. "Like a shaken bottle," said {child}. "Bubbles get into the melted rock and shove it up!" {child} poked the dough hard. Pff, it went. Out came the bubbles, and down it sat.',
              'Over the next hill went a white puff. "It has wind," said {guide}. It was just so: gas came out of the magma in bubbles and pushed. {child} looked at the dough. It had bubbles too. One good thump, and it let them all go.',
            ],
            setting: 'sky',
            child: 'hold proud: bowl',
            guide: 'jump surprised',
          },
        ],
        old: [
          {
            text: [
              'While they were looking at the view, the dough left the bowl. It did it without a sound. When {child} turned round it was over the edge and feeling its way along the floor of the basket. {child} shovelled it back with both arms. It came out at the sides. "Mine does that," said {guide}, "when I have eaten too quickly." {guide} did not say what was meant by mine.',
              '"Are we lower than we were?" asked {guide}. They were. There was simply more of the dough than there had been, and it was leaning on things. It had come up over the bowl and taken hold of a rope. {child} pushed. It was like pushing a cushion that pushes back. "I could lie on it," said {guide}. That helped for a minute. Then {guide} began to rise.',
            ],
            setting: 'sky',
            child: 'reach worried',
            guide: 'stand surprised',
            things: ['bowl'],
          },
          {
            text: [
              'A long way off a mountain went whump, and a white cauliflower grew out of it. {child} had seen that before. It was last summer, with a bottle of lemonade that somebody had shaken. The gas is hidden in it until the top comes off. Then the bubbles all want to leave together, and take the rest with them. "It is bubbles in the magma," said {child}, "and it is bubbles in here." One thump let them out. The dough sat down with a sigh.',
              'It was the mountain that gave {child} the idea. It stood on the skyline, going puff, and puff. "What is it that pushes?" asked {child}. {guide} had slept on it, and knew. "Wind," said {guide}. "There is gas in the melted rock. It comes out in bubbles, and up goes everything." Nobody can squeeze the bubbles out of a mountain. A dough is another matter. {child} made a fist. Pff, said the dough, and was small again.',
            ],
            setting: 'sky',
            child: 'hold proud: bowl',
            guide: 'jump happy',
          },
        ],
      },
      ask: {
        young: ['What pushed the dough up?', 'Bubbles! They push a mountain too.'],
        older: [
          'What do a volcano and a shaken bottle of fizz have in common?',
          'Gas comes out in bubbles and pushes everything up with it.',
        ],
      },
    },
    {
      facts: ['pumice'],
      shows: /\bfloat(?:s|ed|ing)?\b/i,
      pages: {
        young: [
          {
            text: [
              'A stone for the lid? {child} drops a rock in the pond. It floats! That one is no use.',
              'Plip. The rock will not sink. It floats, all full of holes. {child} laughs. Silly rock!',
            ],
            setting: 'pond',
            child: 'kneel surprised',
            things: ['rock'],
          },
        ],
        middle: [
          {
            text: [
              'They put a plate over the bowl. Now for a rock to hold it down. {child} chose one as big as a head. It went up in one hand, as if it were cake. The dough lifted the plate, rock and all.',
              '"A lid," said {child}, "and something heavy on top." The shore was covered in grey stones. {guide} brought the biggest rock, strutting. The dough raised it like a hat.',
            ],
            setting: 'pond',
            child: 'hold surprised: rock',
            guide: 'stand proud',
          },
          {
            text: [
              'What was wrong with it? {child} threw it in the water. It floated off, turning round. It was froth that had set, all holes, like a sponge. So {child} tried the black stones until one went plop. That one kept the lid on.',
              '{guide} dropped the next one in the pond by mistake. It floated. "It is more hole than stone," said {child}. This was volcano foam, gone hard. They threw them all in, and whatever sank was fit for a lid. It was the seventh.',
            ],
            setting: 'pond',
            child: 'kneel happy',
            guide: 'jump surprised',
          },
        ],
        old: [
          {
            text: [
              'What they needed was a lid with something heavy on it. They came down by a lake. {guide} found a plate, and {child} chose a boulder from the shore. It was the size of a pumpkin. {child} bent both knees, took a deep breath and heaved, and nearly went over backwards. It weighed no more than a loaf. The dough pushed it off without even trying.',
              '"Leave the weight to me," said {guide}, and came back with an enormous rock, held up high. {child} was impressed for as long as it took to put it down. They set it on the lid. The dough lifted the lid, had a look round, and tipped the rock off over the side. It bounced. Rocks ought not to bounce.',
            ],
            setting: 'pond',
            child: 'hold surprised: rock',
            guide: 'stand proud',
          },
          {
            text: [
              '{child} turned it over. It was all little holes, like the inside of bread. {guide} pushed it crossly into the lake. It floated. It sailed off with a beetle on it, as light as a cork. "It is froth," said {child}. "It was froth on the magma, and it set hard with the air still in." After that they tested every stone with a splash. The fourth, a black one without a hole, went straight down. They fished it out with a branch.',
              '"Stones sink," said {guide}, and threw it in, to teach it. It came up again. It floated there, grey and calm, among a whole fleet of others. {child} broke a crumb off the next. Inside was nothing but bubbles, shut up in stone, as if somebody had baked the foam of a bottle. It was pumice, and they were standing on a beach of it. Under it they found an honest black lump, with no air in it at all. That one held.',
            ],
            setting: 'pond',
            child: 'kneel curious',
            guide: 'jump surprised',
          },
        ],
      },
      ask: {
        young: ['What did the rock do in the pond?', 'It floated! It was full of holes.'],
        older: ['How can a stone float?', 'Pumice is froth from a volcano that set hard, so it is full of bubbles.'],
      },
    },
    {
      facts: ['ash', 'soil'],
      shows: /\bash\b/i,
      pages: {
        young: [
          {
            text: [
              'Grey dust! Is it flour? Scrunch, says the spoon. No. It is ash, all tiny stones.',
              'Not flour, {guide}! That is ash. It is little bits of rock. Crunch, goes the spoon.',
            ],
            setting: 'mountain',
            camera: 'close',
            things: ['spoon'],
          },
        ],
        middle: [
          {
            text: [
              'The dough had grown sticky. "Flour," said {guide}, and pointed at a slope of it, pale and fine. It lay on everything. {child} nearly sprinkled some. Then it went scrunch under a boot. Flour does not scrunch.',
              '"What luck," said {guide}. "A whole hill of flour." The wind had laid it up in drifts. {guide} rolled in it. {child} rubbed a little on a plate with a spoon. It squealed, and it left a scratch.',
            ],
            setting: 'mountain',
            child: 'kneel curious',
            guide: 'point proud',
          },
          {
            text: [
              '{child} got out the magnifying glass. It was ash from the mountain. It was not burnt stuff at all, but splinters of stone and glass. Nobody wants that in a loaf. They kept the lid on and their scarves up. {guide} had to be brushed.',
              'Through the magnifying glass every grain had corners. It was volcano ash: rock, blown to bits. {child} stirred some into a cup of water, and it sank in a heap. "Not one grain goes in my bread," said {child}. "Leave it for years," said {guide}. "Then it grows the best cabbages."',
            ],
            setting: 'mountain',
            camera: 'close',
            child: 'hold curious: magnifying-glass',
            guide: 'sit shy',
          },
        ],
        old: [
          {
            text: [
              'The dough had gone sticky in the warm wind and would not leave the spoon. "Flour is what it needs," said {guide}. "And we have parked on some." It was true that the whole hillside was white. It lay on the stones like sugar on a bun, as fine as anything in a bag. {child} reached out a boot. Scrunch, it said. There was something about that scrunch.',
              '"Nobody told me that it had snowed flour," said {guide}, and lay down in it at once. It was pale and soft-looking and filled every hollow of the hill. {child} had a spoon, and had it half full. Then the spoon scraped against the pot, and it made a noise that got into the teeth. {child} looked at the spoon. There were scratches in it that had not been there at breakfast.',
            ],
            setting: 'mountain',
            child: 'kneel curious',
            guide: 'sit happy',
            things: ['spoon'],
          },
          {
            text: [
              'Under the magnifying glass it was a drawerful of broken bottles. This was ash, out of the mountain, and nothing had burnt to make it. It was rock and glass, blown into bits smaller than sand. "It does not even melt in water," said {guide}, who had once tried to have a bath in it. "Farmers love it, mind. Give it time to rot, and it grows anything." The dough did not have that sort of time. {child} tied a cloth over the bowl, twice.',
              '{child} fetched the magnifying glass. Each grain had an edge, and each edge had a point. It was volcano ash: stone that had been blown out as powder and had come down here. A fire leaves soft grey stuff behind. This could have sanded a door. "Then why does everyone farm in it?" asked {guide}, and pointed down at the fields. It had crumbled there for years, and turned to rich black earth. Here it was still new. They shut the lid.',
            ],
            setting: 'mountain',
            camera: 'close',
            child: 'hold surprised: magnifying-glass',
            guide: 'point curious',
          },
        ],
      },
      ask: {
        young: ['What was the grey dust?', 'Ash. It is tiny bits of stone.'],
        older: [
          'What is volcanic ash made of?',
          'Tiny hard bits of rock and glass. Given many years it turns to rich soil.',
        ],
      },
    },
    {
      facts: ['shield', 'mauna-loa'],
      shows: /\b(?:flat|slopes?|sloping|gentle)\b/i,
      pages: {
        young: [
          {
            text: [
              'Where is the mountain? All is flat. A ball rolls off, very slowly. They are on it!',
              'No hill here. It looks flat. But look, the ball rolls away. This is the mountain!',
            ],
            setting: 'mountain',
            camera: 'wide',
            things: ['ball'],
          },
        ],
        middle: [
          {
            text: [
              '"The biggest of them all is just here," said {guide}. They turned round twice. There was black ground, quite flat, with a few ferns. "A mountain as big as that cannot be mislaid," said {child}. A ball fell out of the basket.',
              'On the map stood a huge volcano. Where it should have been was a wide black field. {guide} was hurt. "Somebody has moved it," said {guide}. {child} put down the bowl, and the ball from the bottom of the basket.',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'stand surprised',
            things: ['ball'],
          },
          {
            text: [
              'It lay still. It thought. Then it began to roll. {child} walked beside the ball for a mile, and it never stopped. So the whole flat field was a slope. It was runny lava that had spread out like batter. They had been standing on the mountain.',
              'The ball went off by itself. It was in no hurry, but it did not come back. "There is the mountain," said {child}. "We are on top of it!" Thin lava had run and run, and built a gentle slope. It was like a plate upside down. {guide} lay on it, to be sure.',
            ],
            setting: 'mountain',
            child: 'walk excited',
            guide: 'jump surprised',
          },
        ],
        old: [
          {
            text: [
              '"Now I shall show you a big one," said {guide}, bringing the hot-air balloon down with a bump. "It is bigger than all the others in a heap." {child} looked about for something with a point. There was a black plain with a fern here and there, as flat as a stove. {guide} walked right round the basket, in case it was behind that. "It was here," said {guide}. "I slept on it for a fortnight."',
              'The map was quite clear. The largest volcano on Earth that still erupts was under the blob of jam. They had landed on the blob. There was no mountain. There was black stone, with a wide flat sky on it. "Stolen," said {guide}. {child} was hungry by then, and had brought a tangerine. It fell, and did not stay where it fell. {child} found a ball, and tried with that.',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'stand surprised',
          },
          {
            text: [
              '{child} set a ball on the ground. After some thought it set out. It did not hurry. It went on, past one fern and the next, always the same way, until it was a dot. "That is downhill," said {child}. "It is all downhill." Where lava is thin as soup it does not pile up into a cone. It runs for miles and sets, and more runs over it. They stood on a mountain like a shield laid on the grass. {guide} went to fetch the ball. It took a while.',
              'The ball rolled. It went as slowly as a clock hand, but it went, and there was nothing ahead to stop it. {child} turned round. Behind them the ground rose just as slowly, up and up, until it was in the clouds. "We have not lost it," said {child}. "It has a very gentle slope." Runny lava does that, one thin coat after another, for mile upon mile. Mauna Loa, in Hawaii, is the biggest of them. {guide} patted it and apologised.',
            ],
            setting: 'mountain',
            child: 'point excited',
            guide: 'kneel shy',
            things: ['ball'],
          },
        ],
      },
      ask: {
        young: ['Where was the mountain?', 'Under them! It was nearly flat.'],
        older: [
          'Why did nobody see the largest volcano?',
          'Runny lava had spread so far that its slope was very gentle, and they were standing on it.',
        ],
      },
    },
    {
      facts: ['signs', 'sleep'],
      shows: /\b(?:trembl(?:es|ed|ing)|shiver(?:s|ed|ing)?)\b/i,
      pages: {
        young: [
          {
            text: [
              'A quiet mountain. But look, the cup trembles. It may wake up soon. Tiptoe, {guide}. Off we go.',
              'Shh. This mountain is asleep. The water in the cup trembles. {child} and {guide} move on.',
            ],
            setting: 'mountain',
            camera: 'close',
            child: 'walk curious',
            guide: 'walk sleepy',
            things: ['cup'],
          },
        ],
        middle: [
          {
            text: [
              'The next one was perfect. It was warm, it was quiet, and it had moss on. "Nothing has happened here for hundreds of years," said {guide}, and slept. {child} put down a cup of water and got out the dough.',
              '"This is the one," said {guide}, curled up already. "Nobody has heard a word from it for hundreds of years." It certainly was warm. {child} filled a cup at the stream and set it on a stone. The water would not keep still.',
            ],
            setting: 'mountain',
            child: 'sit curious',
            guide: 'sleep sleepy',
            things: ['cup'],
          },
          {
            text: [
              'Rings ran over the water. The ground trembled, too little to feel. Under it the whole hill had begun to swell, like dough. People who watch mountains look for just these signs. "It was only asleep," said {child}. "It is turning over." They were up in the air before {guide} was awake.',
              'On a pole hung a notice: THIS HILL IS GROWING. Somebody had measured it. It had got fatter by a thumb, and it trembled in its sleep. {child} knew what a thing is about to do when it swells. "Up," said {child}. {guide} was carried.',
            ],
            setting: 'mountain',
            child: 'run determined',
            guide: 'run surprised',
          },
        ],
        old: [
          {
            text: [
              'The next was everything a volcano should be. It was warm to sit on and green to look at, and it made no noise. "Finished," said {guide}. "It has not stirred for hundreds of years. My family has always slept here." Then {guide} did. {child} filled a cup at the spring and set it on a rock, and began to measure for a loaf. The cup said tink.',
              '"This one gave up before there were trains," said {guide}, lying down by inches. By the last inch {guide} was asleep. It was a comfortable sort of mountain, with goats on it. {child} had filled a cup to drink and put it on a stone. There was no wind at all. Yet there was a ring in the water, and then a smaller one inside it.',
            ],
            setting: 'mountain',
            child: 'sit curious',
            guide: 'sleep sleepy',
            things: ['cup'],
          },
          {
            text: [
              '{child} lay down with one ear on the grass. It trembled. It was less than a cat does, but it went on. People had put a box on legs there, with a needle that drew jagged lines. They had measured if the hill had swollen, too. It had, by the width of a thumb. "It was only asleep," said {child}. "It is rising. I know rising when I see it." They tidied up, and left, and told the goats.',
              'Something trembled under the cup. {child} had spent all day with a thing that was getting ready, and knew the signs. It swells a bit. It shifts. It looks as if it were thinking. Next to the path stood a mast, put there by people who watch mountains. It felt every shiver, and measured if the ground came up. A light on it was blinking. "{guide}," said {child}, "your bed is waking." Nobody had ever seen {guide} run.',
            ],
            setting: 'mountain',
            child: 'run determined',
            guide: 'run surprised',
          },
        ],
      },
      ask: {
        young: ['What did the cup tell them?', 'It trembled. The mountain might wake.'],
        older: [
          'How can people tell that a volcano may be waking?',
          'The ground trembles and swells a little, and people who watch volcanoes measure it.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'Here the sand is just warm. {guide} digs. In goes the pot. Wait, and wait. Bread!',
            'Warm black sand, and a hole. {guide} digs it. {child} waits. Sniff. Now it is bread!',
          ],
          setting: 'beach',
          time: 'sunset',
          child: 'cheer happy',
          guide: 'kneel proud',
          things: ['bread'],
        },
        {
          text: [
            'Bread and butter. Yum. {guide} is asleep. There is a warm loaf for a pillow.',
            'A crust for {child}. A crumb for {guide}. Then {guide} sleeps, round the warm bread.',
          ],
          setting: 'kitchen',
          time: 'night',
          child: 'sit happy',
          guide: 'sleep sleepy',
          things: ['bread'],
        },
      ],
      [
        {
          text: [
            'Puff, says the warm ground. {guide} opens the pot. Who is in there? A loaf of bread!',
            'The ground bakes and bakes. {guide} lifts the pot. {child} peeps. Bread, brown as a boot!',
          ],
          setting: 'beach',
          time: 'sunset',
          child: 'look-up excited',
          guide: 'hold proud',
          things: ['bread'],
        },
        {
          text: [
            'Home they float. The stars come out. {child} holds the loaf. It is warm as a cat.',
            'Night. The hot-air balloon drifts home. {child} yawns. The bread keeps everyone warm.',
          ],
          setting: 'sky',
          time: 'night',
          child: 'sit sleepy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'At last {guide} lay down on a black beach and did not wake. "Not too hot," murmured {guide}. "Not too anything." In Iceland they bake bread in ground like that. {guide} dug, in thick mittens. The pot went down, and they waited a whole day.',
            'It was only a strip of black sand beside a lake. Steam came up through it. There were other pots in it already, with names on. {guide} dug the hole and {child} wrote the label. Next day they opened it, and there was bread.',
          ],
          setting: 'beach',
          child: 'sit happy',
          guide: 'kneel proud',
        },
        {
          text: [
            'The birthday was late, and the bread was as black as a boot. Everybody had three slices. {child} kept a crust for {guide}, who was behind the oven. "Nice little mountain you have here," said {guide}, and slept.',
            'Eleven people sat round the table and said nothing, because their mouths were full. The bread tasted of treacle and rain. Under the table {child} found {guide}, asleep, with the warm tin. The dough for next week was on the shelf. Its cloth moved.',
          ],
          setting: 'kitchen',
          child: 'stand happy',
          guide: 'sleep sleepy',
          things: ['bread'],
        },
      ],
      [
        {
          text: [
            'They tried the last place with one mitten. It was as warm as a teapot. "You could put a baby on it," said {guide}. So {guide} buried the pot instead. {child} drew a face in the sand to mark it. After a whole day they dug up the face.',
            '"Sand," said {child}. "Just sand." But there was hot water somewhere beneath it. {guide} walked up and down, yawned, and fell over. That was the spot! Down went the pot, and by next evening up came bread.',
          ],
          setting: 'beach',
          time: 'sunset',
          child: 'cheer excited',
          guide: 'reach happy',
        },
        {
          text: [
            'They flew home by the stars. {guide} slept, with the loaf for a stove. {child} cut the first slice over the sea. The crumbs went down like snow. Far below, a ship turned its lamps up to see what smelled so good.',
            'It was night when the hot-air balloon came over the roofs. The loaf was still warm. {guide} was asleep and would not let go of it. {child} put a blanket over both, and took the end slice to bed.',
          ],
          setting: 'sky',
          time: 'night',
          child: 'hold happy: bread',
          guide: 'sleep sleepy',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'In the end {guide} found it, by falling asleep on it and not waking up. It was a beach in Iceland, black and flat, by a quiet lake. The sand steamed a little. No rock was pouring and nothing puffed. "That is it," said {child}. "It is simply warm." There were other pots in it, with flat stones on top to mark whose they were. {guide} dug, in thick mittens, and they left the loaf there till the next day.',
            '"It is not much of a volcano," said {guide}. It was not one at all, only the ground of a land that has a great many. Somewhere below, the rock was hot; the water above it was hot; the sand was as warm as a bed. A line of stones ran along it, and under every stone was somebody\'s bread. {guide} took the spade and the mittens. {child} chose the stone. It took a day, and neither of them left.',
          ],
          setting: 'beach',
          child: 'sit calm',
          guide: 'kneel proud',
        },
        {
          text: [
            'The cousins said that they had never waited so long for a sandwich. But they ate, and then it was quiet. The bread was nearly black. It tasted of smoke and treacle and of having been somewhere. {child} took the last of it out to the step, where {guide} lay along the wall. The stones had been in the sun all day. "Which volcano is this?" asked {guide}. "It\'s a wall," said {child}. {guide} was asleep. It was quite the best so far.',
            'So the birthday was moved to Sunday, and no one minded once they had tasted it. Each of the eleven plates was wiped clean. In the kitchen stood the oven, warm again, going tick. {child} opened the door of the cupboard beside it to put away the bowl. There was {guide}, asleep round the warm pipe, with a crust. Something moved under the cloth on the shelf. It was only the next loaf, getting up.',
          ],
          setting: 'kitchen',
          time: 'night',
          child: 'look-up happy',
          guide: 'sleep sleepy',
        },
      ],
      [
        {
          text: [
            '"I have it," said {guide}, and sat down so hard that the sand squeaked. It was a plain dark shore with a thread of steam. {child} held a mitten over it. It was like the top of a teapot. It would be like that all day and all night, and never click and stop. They lowered the pot into the hole that {guide} had dug. {child} rolled a stone over it. Then nobody did anything for one whole day.',
            'What they had wanted was a mountain that hardly tried. Here there was not even a mountain. There was hot ground beside a cold lake, where people in Iceland have always taken their dough to be baked. An old spade was stuck in it, for whoever came. {guide} dug. {child} patted the sand smooth and sat down on guard. The sun went round. By and by something under there began to smell of bread.',
          ],
          setting: 'beach',
          time: 'sunset',
          child: 'sit happy',
          guide: 'stand proud',
        },
        {
          text: [
            'They flew home under the stars with the loaf on the floor between them. It was too hot to hold and too good to leave alone. {child} broke off the crust. Inside, it was all little holes, where the bubbles had been. "Bread," said {child}, with some of it, "is only pumice that you can eat." But {guide} was asleep, with both arms round the rest of it.',
            'Down in the dark a red thread showed, very far away, where some mountain was busy. It looked like a thing you could hang on a wall. {child} cut a slice and held it to one cheek, and then to the other. "I shall have mine tomor," said {guide}, and was asleep before the end of the word. The hot-air balloon needed no burner that night. It went home on the warmth of the loaf, or near enough.',
          ],
          setting: 'sky',
          time: 'night',
          child: 'hold calm: bread',
          guide: 'sleep sleepy',
        },
      ],
    ],
  },
};
