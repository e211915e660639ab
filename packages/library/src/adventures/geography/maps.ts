import type { FactSheet } from '../sheet.ts';

/** A picnic was hidden by somebody who draws what it likes large and leaves out the rest; the map has to be mended on the way. */
export const maps: FactSheet = {
  id: 'maps',
  topic: 'geography',
  title: 'Maps',
  subject: 'maps and finding the way',
  words: [
    'map',
    'reading a map',
    'how to read a map',
    'map making',
    'atlas',
    'globe',
    'finding the way',
    'compass and map',
    'north south east west',
    'treasure map',
  ],
  guides: ['goose', 'pirate', 'explorer'],
  titles: [
    'The Map That Had No Up',
    '{child} and the Worst Map in the County',
    'It Is by the Tree, Said {guide}',
    'A Picnic in Square C',
    'Two Thumbs from the Duck',
  ],
  facts: [
    {
      id: 'north',
      says: 'A compass needle is a small magnet; the Earth is a magnet too, and turns the needle to point about north.',
      source: 'British Geological Survey, "The Earth\'s magnetic field"',
    },
    {
      id: 'up',
      says: 'That north is at the top of a map is only a custom; some old maps have south or east at the top.',
      source: 'Library of Congress, "Why is north up?"',
    },
    {
      id: 'scale',
      says: 'The scale of a map tells how much ground each length on the paper stands for, say a thumb for a hundred steps, all over the map of a small area.',
      source: 'Ordnance Survey, "Understanding map scale"',
    },
    {
      id: 'symbols',
      says: 'Maps show things by small agreed symbols, and a list on the map, called the key or legend, tells what each stands for.',
      source: 'Ordnance Survey, "Map symbols"',
    },
    {
      id: 'contours',
      says: 'Contour lines join places of the same height; where they lie close together the ground is steep.',
      source: 'Ordnance Survey, "A beginner\'s guide to understanding map contours"',
    },
    {
      id: 'grid',
      says: 'Grid lines cut a map into squares, and a square is named by going along first and then up.',
      source: 'Ordnance Survey, "A beginner\'s guide to grid references"',
    },
    {
      id: 'round',
      says: 'The skin of a round thing cannot be laid flat without tearing or stretching it, so no flat map of the world is right in every way.',
      source: 'U.S. Geological Survey, "Map projections"',
    },
    {
      id: 'greenland',
      says: 'On many world maps Greenland looks as large as Africa, which is really about 14 times larger.',
      source: 'Encyclopaedia Britannica, "Mercator projection"',
    },
    {
      id: 'above',
      says: 'A map shows the ground as it would be seen from straight above; today many maps are drawn from photographs taken from aeroplanes and satellites.',
      source: 'Ordnance Survey, "How we make maps"',
    },
    {
      id: 'oldest',
      says: 'One of the oldest maps of the world was pressed into clay in Babylon more than 2,500 years ago.',
      source: 'British Museum, "The Map of the World" (tablet 92687)',
    },
    {
      id: 'sticks',
      says: 'Sailors of the Marshall Islands made maps of the waves from palm sticks and shells.',
      source: 'Smithsonian National Museum of Natural History, "Stick chart"',
    },
    {
      id: 'choice',
      says: 'Whoever draws a map chooses what to put in and what to leave out.',
      source: 'National Geographic Society, Encyclopedic Entry "Map"',
    },
  ],
  never: [
    {
      wrong: /\bnorth (?:is|was|must be) always (?:at the top|up)\b/i,
      belief: 'North is always at the top of a map.',
      truth: 'Mostly it is, by custom, but a map may be drawn any way round.',
    },
    {
      wrong: /\bneedle (?:points|pointed|always points) (?:exactly|straight) (?:to|at) the North Pole\b/i,
      belief: 'A compass needle points exactly to the North Pole.',
      truth: 'It points to the magnetic north, which is some way off and moves.',
    },
    {
      wrong: /\bGreenland (?:is|was) (?:as (?:big|large) as|bigger than|larger than) Africa\b/i,
      belief: 'Greenland is as large as Africa.',
      truth: 'It only looks so on some flat maps.',
    },
    {
      wrong: /\bmaps? (?:shows?|showed|has|had) everything\b/i,
      belief: 'A good map shows everything.',
      truth: 'It leaves out nearly everything, so that one can see what is needed.',
    },
    {
      wrong: /\brivers? (?:always )?(?:runs?|flows?) (?:down the map|to the south|southwards?)\b/i,
      belief: 'Rivers flow down the map.',
      truth: 'They flow downhill, whichever way that is.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'The picnic is lost! {a guide} hid it. "I drew a map." {child} looks. Hm.',
            '"Where is our picnic?" says {child}. {a guide} has a map. It is a bit odd.',
          ],
          setting: 'garden',
          child: 'think curious',
          guide: 'hold proud: map',
        },
        {
          text: [
            'Off they go. The map says duck. The map says tree. {child} looks. {guide} points two ways.',
            'Is it here? Is it there? {guide} turns the map. {child} turns it back. Off they go!',
          ],
          setting: 'farm',
          child: 'walk curious',
          guide: 'point happy',
          things: ['map'],
        },
      ],
      [
        {
          text: [
            'Who hid the cake? "I did," says {a guide}. "Too well!" {child} has to laugh.',
            'Cake at four! But {a guide} hid it. Where? {child} wants to know.',
          ],
          setting: 'garden',
          child: 'stand surprised',
          guide: 'stand shy',
        },
        {
          text: [
            'Here is a map, all blots. {child} takes it. {guide} takes a big step. Wrong way!',
            '"Follow my map," says {guide}. {child} does. Round a bush, and round again.',
          ],
          setting: 'farm',
          child: 'hold curious: map',
          guide: 'walk proud',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'Six friends were coming at four, and the picnic was gone. "I hid it," said {a guide}, "so that nobody would start. And I drew a map." {child} unfolded the map. There was an enormous duck on it, a tree, and some jam.',
            '"The picnic is quite safe," said {a guide}. "I hid it this morning. I could not find it myself!" Then {guide} heard what that meant. There was a map, luckily. {child} looked at it, and turned it over. That was no better.',
          ],
          setting: 'garden',
          child: 'look-up surprised',
          guide: 'stand shy',
          things: ['map'],
        },
        {
          text: [
            '"I drew what I like large," said {guide}. "What I do not like, I left out." That was the road, two hills and a bull. {child} put a pencil behind one ear. They would have to mend the map on the way.',
            'They set out. "Is this the wood?" asked {child}. "That is gravy," said {guide}. It was the kind of map that only one person can read. And {guide} could not either. {child} brought a pencil.',
          ],
          setting: 'farm',
          child: 'walk determined',
          guide: 'point proud',
          things: ['pencil'],
        },
      ],
      [
        {
          text: [
            'It was the best picnic ever packed. There was a pie, and a cake with a cherry. {child} had gone in for the lemonade. That was when {a guide} hid it from the ants. "Where?" asked {child}. "Ah," said {guide}.',
            '{child} shook out the rug, and there was nothing to put on it. "I moved the food to a safe place," said {a guide}. "So safe!" From under one arm {guide} took a crumpled map. A pie was drawn on it, and a great many crosses.',
          ],
          setting: 'garden',
          child: 'think worried',
          guide: 'reach shy',
        },
        {
          text: [
            '"X marks the spot," said {guide}. {child} counted eleven of them. "I like a good cross," said {guide}. They went by the gate, since that was at least a real gate. The map had it in the sky.',
            '"It begins at the duck," said {guide}. They stood on the lane with the map. There was no duck. "It was here when I drew it," said {guide}. {child} saw that it would be a long afternoon.',
          ],
          setting: 'farm',
          child: 'look-up worried',
          guide: 'point proud',
          things: ['map'],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'At noon the picnic had been packed. At one it had been hidden, so that nobody should begin before the guests came. At two {child} asked where. "I knew that you would ask," said {a guide}, "and so I drew a map." It was handed over with some pride. There was a duck on it the size of a church. There was a church the size of a pea. Most of the middle was jam. {child} looked for the picnic, and found a fine portrait of {guide}.',
            '"It cannot be lost," said {a guide}, "because I hid it myself." There were two pies in that basket, and a cake that had taken all of Friday. Six people had been asked for four o\'clock. {child} held out a hand for the map, and looked at it in silence. It had been drawn on the back of a seed packet, in pencil and mustard. "That bit is north?" asked {child}. "That bit," said {guide}, "is cheese."',
          ],
          setting: 'garden',
          child: 'think worried',
          guide: 'point proud',
        },
        {
          text: [
            '"I have my own style," explained {guide}, as they went down the lane. "What I am fond of I draw large. What I do not care for I leave out. It gives a more cheerful result." "And what did you leave out?" asked {child}. {guide} had to think. It came to one road, a bull, most of a river and two hills. {child} sharpened a pencil. There was nothing for it but to put them back as they met them.',
            'A map, {child} had always thought, was a way of telling someone else. This one kept its secrets. It had a tree, and there was a tree at every turn of the lane. It had a dotted line that led from a sandwich to a cloud. "I can read it perfectly," said {guide}, "when I am there already." {child} stopped at the gate and took out a pencil and a rubber. They would need the rubber first.',
          ],
          setting: 'farm',
          child: 'hold determined: pencil',
          guide: 'walk proud',
        },
      ],
      [
        {
          text: [
            'The rug was out. The guests would be there at four. The basket was in a place so secret that only {a guide} knew it. And {guide} had forgotten. "It will come to me," said {guide}, tapping. Nothing came but a wasp. "You did not write it down?" asked {child}. "Better," cried {guide}, and took from an inner pocket the worst map in the county. It was still sticky.',
            'Some people put things away, and others put things away well. {a guide} belonged to the second kind. "Not a soul could find that picnic," said {guide}. {child} waited. "Not a soul," said {guide} again, more slowly. But there was a map. {child} spread it on the grass and put a stone on each corner. It had eleven crosses on it, because {guide} was fond of a cross, and no words but HERE.',
          ],
          setting: 'garden',
          child: 'look-up worried',
          guide: 'think shy',
        },
        {
          text: [
            '"One starts from the duck," said {guide}. They were standing at the end of the lane, where the map had its duck. There was a post, a nettle and a large amount of sky. "It has swum off," said {guide}. "I call that careless." {child} wrote down, in small firm letters, NO DUCKS. If you are to find your way by a thing, it must be there tomorrow.',
            'By the second gate {child} understood the map a little. It was not of the country at all. It was of what {guide} had felt about it. There was a smiling bush. There was a large black scribble, with teeth, that stood for having had to go back for the mustard. "It is very lifelike," said {guide}. {child} licked a pencil. "Let us see," said {child}, "if we can make it a bit less so."',
          ],
          setting: 'farm',
          child: 'walk determined',
          guide: 'point proud',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['north', 'up'],
      shows: /\bnorth\b/i,
      pages: {
        young: [
          {
            text: [
              'Which way is up? The needle swings. It points north. {child} turns the map. Now it fits!',
              'A pond? The map says hill. Look, the needle shows north. Turn the map, {child}. That is better.',
            ],
            setting: 'pond',
            camera: 'close',
            child: 'hold happy: map',
          },
        ],
        middle: [
          {
            text: [
              'The map had a wood on the right. They walked right, and stepped into a pond. "The wood is wet," said {guide}. {child} turned the map round. Now there was a wood on the left, and a wet shoe.',
              '"Straight on to the hill," read {child}. They went straight on, and there was a pond in it. {guide} held the map the other way up. "It looks just as good like this," said {guide}. That was the trouble.',
            ],
            setting: 'pond',
            child: 'hold surprised: map',
            guide: 'stand surprised',
          },
          {
            text: [
              'It had no up! {child} took out a compass. The needle is a little magnet. So is the whole Earth, and swings it north. {child} wrote N on the map and turned it to match. There was the wood, over there, and dry.',
              'The map did not say where north was. But a needle does. The Earth pulls it round, whoever is holding it. {child} turned the paper until the hill lay where it should, and marked north. "I would have put that in," said {guide}, "if I liked north."',
            ],
            setting: 'pond',
            camera: 'close',
            child: 'point happy',
            guide: 'look-up curious',
          },
        ],
        old: [
          {
            text: [
              'They kept to the map. It showed a wood on the right-hand side. So to the right they went, as far as the knee. "A water wood," said {guide}. {child} climbed out of the pond and emptied a shoe. Then {child} held the map the other way. It said now that they should have gone left. Held sideways, it said that they should be up in the air. There was nothing on it to tell which of these was so.',
              '"We want the hill," said {child}. According to the map it was straight ahead. According to their feet there was a pond there, with reeds and a cold bottom. {guide} took the map and looked at it from below. "It is a very good map," said {guide}. "You can use it any way up. Most of them can only do one." {child} poured some tadpoles out of a shoe, back where they came from.',
            ],
            setting: 'pond',
            child: 'sit surprised',
            guide: 'hold proud: map',
          },
          {
            text: [
              'A map without an up is only a picture. {child} had a compass on a string, and waited for it to stop trembling. The needle is a magnet the size of an eyelash. The Earth is one too, rather bigger, and draws it round to the north. It does not care who is asking. {child} drew an arrow on the map, with an N on it, and turned the paper till both arrows agreed. Everything on it walked into its place. "Show-off," said {guide}, to the needle.',
              '"Which way is north?" asked {child}. {guide} said that it was usually at the top. But that is only a habit: there are old maps with south up there, or east. So {child} laid a compass on the grass. Round went the needle, dithered and stood. The same pull moves it that goes through the whole Earth. When the paper had been turned to suit it the hill was a hill, and the pond a pond. {child} wrote N for north, and underlined it.',
            ],
            setting: 'pond',
            camera: 'close',
            child: 'kneel happy',
            guide: 'stand shy',
          },
        ],
      },
      ask: {
        young: ['Where does the needle point?', 'It points north.'],
        older: [
          'How did the compass help with a map that had no up?',
          'Its needle points north, so they could turn the map to match the land.',
        ],
      },
    },
    {
      facts: ['scale'],
      shows: /\bscale\b/i,
      pages: {
        young: [
          {
            text: [
              'How far? The scale says: one thumb, ten steps. {child} counts. One, two, three. Ten! A gate.',
              'Two thumbs on the map. The scale knows. That is twenty steps. {child} walks them all.',
            ],
            setting: 'farm',
            child: 'walk determined',
          },
        ],
        middle: [
          {
            text: [
              '"Now it is one inch to the gate," said {guide}. They walked an inch. "Perhaps a long inch," said {guide}. They walked all the way round a field. {child} sat down. There was a blister.',
              'On the map the oak was near, and the gate far. It turned out the other way about. "I liked the oak," said {guide}, "so I put it closer." {child} looked down the road. It might be one mile or ten.',
            ],
            setting: 'farm',
            child: 'sit worried',
            guide: 'point proud',
          },
          {
            text: [
              'A map needs a scale. {child} measured two gates with steps, and then with a thumb. A hundred steps was one thumb. So {child} took a pencil and drew a ruler in the corner. After that they always knew how far. The oak was three thumbs off, and so it was.',
              'So {child} made a scale. From the stile to barn it was a hundred steps. On the paper that should be one thumb. {child} took the pencil and moved the oak to where it belonged. "Poor oak," said {guide}. But now a thumb was a hundred steps, wherever you put it.',
            ],
            setting: 'farm',
            camera: 'close',
            child: 'hold proud: pencil',
            guide: 'kneel curious',
          },
        ],
        old: [
          {
            text: [
              '"One more inch," said {guide}, looking at the map, "and then a bit." They had been walking that inch since the mill. It had a farm in it, and a good many cows. {child} asked how far it was in real life. "That depends how much one enjoys it," said {guide}. "I was eating a bun when I drew this part, and so it is short." They leaned on a fence. In front of them the road went over a rise, quite empty, for one mile, or for nine.',
              'There was an oak on the map, with every leaf, and close beside it a stile. {child} had been looking forward to them. The stile came first, and after it nothing at all for a very long time. "I do not care for the gap," said {guide}, "so I closed it up." That was a friendly thought. But it was half past two. Nobody could tell if the picnic was round the bend or at the sea.',
            ],
            setting: 'farm',
            child: 'look-up worried',
            guide: 'point proud',
          },
          {
            text: [
              '{child} went back to the fence and began to count. It was a hundred steps to the bend, and another hundred from there to the stile. On the paper each of them was made one thumb long with the pencil. "That is our scale," said {child}, and wrote it in the corner: one thumb, a hundred steps. All the rest had to be moved about until it was true. Some of it was sorry to go. But then they knew, to within a puddle, how far they had to walk.',
              'What was wanted was a scale: so much road for so much paper, and the same all over. With the pencil behind one ear {child} paced from the stile to the milk stand. It came to a hundred. "Call that a thumb," said {child}. The oak turned out to be six of them away, and was redrawn there, a good deal smaller. "It has lost weight," said {guide} sadly. {child} laid a thumb along the dotted line, seven times, to its end. They would be there before three.',
            ],
            setting: 'farm',
            camera: 'close',
            child: 'hold proud: pencil',
            guide: 'kneel sad',
          },
        ],
      },
      ask: {
        young: ['What told them how far it was?', 'The scale. One thumb, ten steps.'],
        older: [
          'What does the scale of a map tell?',
          'How much ground each length on the paper stands for, so that one knows how far it is.',
        ],
      },
    },
    {
      facts: ['symbols'],
      shows: /\bsymbols?\b/i,
      pages: {
        young: [
          {
            text: [
              'What is this blue squiggle? A worm? No. It is the symbol for a stream. Splash!',
              'A little symbol, black and square. Is it a brick? No, a house! {child} knocks.',
            ],
            setting: 'pond',
            camera: 'close',
            child: 'jump surprised',
          },
        ],
        middle: [
          {
            text: [
              'In the middle of the map stood a black triangle. "That is a hat," said {guide}. "Or a slice of pie. It was important." {child} looked about for a hat. There was a field with forty sheep, and none had one.',
              '"Go left at the comb," read {child}. "What comb?" It was a row of little lines. "I was doing it from memory," said {guide}. There was no comb by the road, nor a brush. They stood in the lane and scratched their heads.',
            ],
            setting: 'farm',
            child: 'think curious',
            guide: 'point proud',
          },
          {
            text: [
              'Under the jam in the corner {child} found a list. {guide} had copied it from a real map. Each symbol had its meaning beside it. A triangle was a tent! Behind the hedge stood one. And so they knew where they were.',
              'But a map may not use just any drawing. There must be a list to say what each symbol is. {child} scraped off the mustard, and there it was. Those little lines were steps! They had been standing on the bottom one.',
            ],
            setting: 'farm',
            camera: 'close',
            child: 'point happy',
            guide: 'jump surprised',
          },
        ],
        old: [
          {
            text: [
              '"At the triangle," said {guide}, "we go left." There was a triangle on the map, black and careful. {child} asked what it was. {guide} looked at it for a long while, as one looks at an old photograph. "A hat," said {guide}. "A party hat. No! A shark." They were a long way from the sea. On their left there was a hedge, and on their right there were some sheep. None of these was three-cornered.',
              'The next thing on the dotted line was a comb. It had twelve teeth. {child} walked up the lane and down the lane and looked into a ditch. "Somebody must have picked it up," said {guide}. "It was a good one." Then there was something like two worms holding hands, and a circle with a cross on its head. They might as well have been reading a letter from a beetle.',
            ],
            setting: 'farm',
            child: 'think curious',
            guide: 'point proud',
          },
          {
            text: [
              'In one corner there was more jam than anywhere else. {child} scratched at it, and letters came up. It was a list! "I copied that from a proper map," said {guide}. "It looked so dull that I had my tea on it." In the list was every symbol, and what it stood for. A triangle was a tent. They looked over the hedge, and there was a tent, with a cow looking out of it. {child} drew a neat line round the list, to keep the jam off.',
              '"A drawing is not a symbol till you tell people what it means," said {child}. "You have to make a list." There had been one. It was on the flap, under the mustard. {child} held it up to the sun. The worms were a stream. The circle and cross made a church with a spire. And the comb? The comb was steps. They turned round. Behind the nettles twelve stone steps went up into a wood. "I thought of it as a comb," said {guide}.',
            ],
            setting: 'farm',
            camera: 'close',
            child: 'point happy',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['What is a symbol?', 'A tiny drawing that stands for something.'],
        older: [
          'How do you find out what a symbol on a map stands for?',
          'There is a list on the map, the key or legend, that says what each one means.',
        ],
      },
    },
    {
      facts: ['contours'],
      shows: /\brings?\b/i,
      pages: {
        young: [
          {
            text: [
              'Rings on the map! Tight rings, steep hill. Puff! {child} picks the wide rings. Easy.',
              'Up we go? Too steep! The rings are squashed there. Here they are wide. {child} strolls up.',
            ],
            setting: 'mountain',
            child: 'walk happy',
          },
        ],
        middle: [
          {
            text: [
              'The dotted line went straight, and they went straight. Then they stood with their noses against a hill. It was as steep as a wall. {guide} tried to run at it. There was a long sliding noise.',
              '"On paper it is flat," said {guide}, from the bottom. {guide} had got up the hill as far as a thistle. {child} looked at the map. All over that place were thin wiggly lines, like a thumbprint.',
            ],
            setting: 'mountain',
            child: 'look-up surprised',
            guide: 'sit worried',
          },
          {
            text: [
              '"What are these rings?" asked {child}. {guide} had copied them for decoration. But each ring was one height, all the way round. Here they were squeezed together, so it was steep. On the far side they lay wide apart. They went up there like a pair of cows.',
              'It was not a thumb. Every ring joined up places of the same height. Close rings meant steep, and wide ones gentle. "I thought they were pretty," said {guide}. {child} put a finger on the widest gap. That was the way up, and they hardly puffed.',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'point proud',
            guide: 'walk happy',
          },
        ],
        old: [
          {
            text: [
              'The dotted line ran straight to the next cross, so they did too. It took them through a gate, over a brook and into the side of a hill. It was so steep that the sheep on it had to lean. "There is no hill on the map," said {guide}. "I should have remembered a hill. I never liked them." {guide} took a run. {guide} came down again, sitting, a little faster. {child} was looking at a patch of thin brown wiggles.',
              '"Paper is flat, and the world is flat enough," said {guide}, and marched. After ten steps the world stood up on end. {child} got to a thorn bush and sat there. {guide} had got to a thistle, and said so. They slid back down to think. Just here the map had a lot of fine lines, one inside the other, like the grain in a plank. "Those? They were on the real one. I put them in to fill up."',
            ],
            setting: 'mountain',
            child: 'kneel curious',
            guide: 'sit worried',
          },
          {
            text: [
              '"They are the hill," said {child}. Each of the rings kept to one height, like the line that bathwater leaves. A small one was the top. On this side the rings were jammed together, and you went up through the lot of them in five steps. Round at the back they lay far apart. There a person could stroll. It was longer, and it was a good deal quicker. From above they waved to the thistle.',
              '{child} thought of an egg in an egg cup with the tide coming in. Every time the water rose it would leave a line all round. Those were the rings. Where the egg is steep they crowd together, and where it is flat they have room. "So we look for room," said {child}. It was on the left, behind the wood. There was even a path. {guide} said that it was the hill to blame, for not being drawn as a hill.',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'point proud',
            guide: 'walk surprised',
          },
        ],
      },
      ask: {
        young: ['What did tight rings mean?', 'A steep hill.'],
        older: [
          'How can a flat map show where a hill is steep?',
          'Its rings join places of the same height. Where they lie close together it is steep.',
        ],
      },
    },
    {
      facts: ['grid'],
      shows: /\bsquares?\b/i,
      pages: {
        young: [
          {
            text: [
              '"I am by a tree!" Which tree? {child} has a pencil. It draws squares. "Square B!" calls {guide}. Found!',
              'Where is {guide}? Lost! {child} takes a pencil. Squares! A, B, C. There, in C!',
            ],
            setting: 'forest',
            child: 'hold determined: pencil',
            guide: 'wave happy',
          },
        ],
        middle: [
          {
            text: [
              'In the wood they lost each other. "Where are you?" called {child}. "By the tree," called {guide}. There were only trees. "Which?" "The tree with the leaves!" {child} walked into it, and it was another.',
              '"I have found it! It is behind a tree!" shouted {guide}. {child} ran. It was only a mushroom, and now {guide} had gone. "Come to the green part," said a voice. All of it was green.',
            ],
            setting: 'forest',
            child: 'shout worried',
            guide: 'wave excited',
          },
          {
            text: [
              'They both came back to the stile. {child} took a pencil and cut the map into squares. Letters went along the bottom, and numbers up the side. "Now go." In a minute there was a call. "C four!" Along to C, up to four: that square had {guide} in it.',
              'When they had met again {child} drew pencil lines, down and across. Now it was all squares, with letters along and numbers up. "Along first, then up," said {child}. They each took half. "B two!" sang {guide}, and {child} walked right there.',
            ],
            setting: 'forest',
            camera: 'close',
            child: 'hold proud: pencil',
            guide: 'look-up curious',
          },
        ],
        old: [
          {
            text: [
              'The wood was large, and they thought to save time by each searching half. It was some while before {child} heard a cry. "Here! I think I have it!" "Where?" "By the tree!" called {guide}. {child} stood among more of them than anybody had counted. "What does it look like?" There was a pause. "Tall," called {guide}. "Brown in the lower part." {child} walked towards the voice. It was an owl.',
              '"Stay there and tell me where you are," called {child}. "I am where I am," answered {guide}, from the left, or from the right. They had been doing this since the edge of the wood. "There is a branch," {guide} added, to be helpful. "There is some moss. You cannot miss it." {child} missed it three times. Once they must have passed on two sides of one bush, both shouting.',
            ],
            setting: 'forest',
            child: 'shout worried',
            guide: 'wave excited',
          },
          {
            text: [
              'They found each other by walking backwards. {child} spread the map on a stump and ruled it into squares. Letters went along the bottom, numbers up the side. "If you find a thing, go along and then up, and shout the square." After that it was easy. "C four!" came the voice. {child} ran one finger along the corridor to C, and up the stairs to four. There, between two birches, stood {guide}, and had found a glove.',
              'It ended with a bump. "We have no names for anything," said {child}, rubbing it. It would take for ever to name each tree. But you can name where it is. {child} drew lines across the map and lines down it. A, B, C, they were called along the foot; one, two, three, up the edge. Each square had a name of two sounds. "Along, then up," said {child}. From then on they could search a wood by shouting, like people playing at ships.',
            ],
            setting: 'forest',
            camera: 'close',
            child: 'kneel proud',
            guide: 'look-up surprised',
          },
        ],
      },
      ask: {
        young: ['How did {child} find {guide}?', 'With squares on the map.'],
        older: ['How do you name a square on a map?', 'You go along first and then up: a letter or number for each.'],
      },
    },
    {
      facts: ['round', 'greenland'],
      shows: /\b(?:flat|flatten|flattened)\b/i,
      pages: {
        young: [
          {
            text: [
              'A map on a lemon? {child} peels it. Flat it will not lie. It rips! Back on it goes.',
              'Push the peel flat. Crack! A round thing will not go flat. {guide} has drawn on a lemon!',
            ],
            setting: 'garden',
            camera: 'close',
            things: ['lemon'],
          },
        ],
        middle: [
          {
            text: [
              'Here the paper ended. "I ran out," said {guide}. "I did the rest on a lemon." It had been a whole one. Now it was only peel. {child} pressed it flat, and the path fell into five bits.',
              '"The last part is in my pocket," said {guide}. It was the peel of a lemon, with a pencil line on it. {child} laid it on a stone and smoothed it flat. It split. The road stopped at every split.',
            ],
            setting: 'farm',
            child: 'kneel curious',
            guide: 'reach shy',
            things: ['lemon'],
          },
          {
            text: [
              'You cannot make a round thing flat. It tears, or you have to stretch it. So {child} wrapped the peel about a small ball. The bits came together, and the line ran on. "The whole world has that trouble," said {child}. "That is why there are globes."',
              '{child} tucked it round a ball again, and all the gaps closed. There was the road! Round skins tear when they are flat. The maps at school do not tear. They are stretched instead, and Greenland looks like a giant. "And so it should," said {guide}, who liked snow.',
            ],
            setting: 'farm',
            camera: 'close',
            child: 'hold happy: ball',
            guide: 'look-up surprised',
          },
        ],
        old: [
          {
            text: [
              'At the edge of the paper the dotted line went over the edge. "Ah," said {guide}. "I had no more room. So I went on with what was in my pocket." It was a lemon. That is, it had been one, and {guide} had since had a cold. What was left was the peel. On it, in small dots, was the rest of the way. {child} laid it on a gatepost and pressed it flat. It cracked in five places, and at each of them the road fell off.',
              '"For the last mile I used a lemon," said {guide}. {child} waited, but there was no more to the sentence. The peel came out of a pocket, with some fluff and a trail of pencil. It was curled up like a shell. As soon as {child} pushed one end flat, the other stood up. With both hands and an elbow it lay down at last, in pieces. There was a piece of lane on each, and they did not join.',
            ],
            setting: 'farm',
            child: 'kneel curious',
            guide: 'reach shy',
            things: ['lemon'],
          },
          {
            text: [
              'It could be torn flat, or it could be pulled flat, if it had been rubber. It could not simply be made so. {child} found a ball under the hedge and folded the peel round it. The lane closed up like a zip. "It is the same with the world," said {child}. "On the wall at school they stretched it. There is Greenland, as wide as Africa, and really Africa is 14 times as large." {guide} had been planning a trip to Greenland. It was now a shorter one.',
              '{child} looked for something the shape of a lemon, and took a ball. Around that the pieces met, edge to edge, and there was the lane again with a bend in it. Nobody can lay the skin of a round thing flat and keep it whole and right. Whoever draws the world on a wall must cut it or stretch it. "So the maps are wrong!" said {guide}, delighted. "Somewhere," said {child}. "You choose where. You chose everywhere."',
            ],
            setting: 'farm',
            camera: 'close',
            child: 'hold proud: ball',
            guide: 'cheer surprised',
          },
        ],
      },
      ask: {
        young: ['What did the peel do?', 'It ripped. Round will not go flat.'],
        older: [
          'Why is no flat map of the whole world quite right?',
          'The Earth is round, and a round skin must be torn or stretched to lie flat.',
        ],
      },
    },
    {
      facts: ['above'],
      shows: /\babove\b/i,
      pages: {
        young: [
          {
            text: [
              'A ring with eight slices. Cake? {child} goes up the hill. From above, it is a roof!',
              'Up the tower, step by step. Look! From above, a tree is round. So that is it!',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'look-up excited',
          },
        ],
        middle: [
          {
            text: [
              'On the map was a round thing cut in eight. "Cake," said {guide}, and walked faster. But there was no cake at that place. There was a green, a bench, and the bandstand.',
              '{child} could not find the big wheel. It had eight spokes, and it was drawn beside the path. They looked behind the bandstand and under it. "Stolen," said {guide}. "Or rolled off."',
            ],
            setting: 'street',
            child: 'think curious',
            guide: 'point excited',
          },
          {
            text: [
              'They climbed up to the church, to see better. {child} looked over the wall. From above, the bandstand was only a roof, round, with eight sides. A map is drawn like that, as birds see it. "Not cake at all," said {guide}, and had to sit down.',
              'From the top of the steps {child} looked down. Seen from above, a tree was a green blot. A man was a hat. And the bandstand was a wheel! That is how maps are made, from photographs taken high up in aeroplanes. They were just beside it.',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'point happy',
            guide: 'sit surprised',
          },
        ],
        old: [
          {
            text: [
              '"For once I copied," said {guide}. "This bit is from the real map, line for line." It showed a green with a path, and in the midst of it a round thing in eight equal slices. {guide} could only think of one thing that looked like that, and broke into a run. They came to the green. There was a path. There was a bandstand, with pillars and a fiddler asleep in it. Of cake there was not a crumb.',
              'They had come to look for a wheel. It lay next to the path, on the map, and had eight spokes; it must be taller than a house. {child} went all round the village green. There was grass, there was a bench, and there was a bandstand in need of paint. "It has been wheeled away," said {guide}, who had an answer to everything. "That is what they are for."',
            ],
            setting: 'street',
            child: 'think curious',
            guide: 'point excited',
          },
          {
            text: [
              '{child} went up the church path to have a look at things from further off. At the top there was a wall. From above, nothing had a front. A dog was a sausage. The trees were round and green and had no trunks. The bandstand was all roof: eight slices, with a knob where the cherry would be. "A map is what a bird sees," said {child}, "a bird that is looking straight down." "Birds," said {guide} with some bitterness, "must always be hungry."',
              '"Let us ask it from higher up," said {child}. A great many steps led to the church. There they leaned on the wall and looked down. It was like a drawer that somebody had pulled out. Houses were lids; people were hats with feet. The wheel lay in the green exactly where it was drawn, because from above it was the bandstand. They make maps from aeroplanes nowadays, and see no faces at all. {guide} waved up, in case.',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'point happy',
            guide: 'wave surprised',
          },
        ],
      },
      ask: {
        young: ['What looked like cake from above?', 'A roof.'],
        older: [
          'From where is a map drawn?',
          'As if one looked straight down from above; so a tree is round and a house is a roof.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'Two paths cross. And there sits the basket. Cake for {child}! Cake for {guide}!',
            'Stop here. X! Sniff, sniff. {child} sees a basket. {guide} sees a pie.',
          ],
          setting: 'forest',
          time: 'sunset',
          child: 'cheer happy',
          guide: 'jump excited',
          things: ['basket'],
        },
        {
          text: [
            '{child} is in bed. The map hangs on the wall. It has one X. That says: me.',
            'Good night, gate. Good night, hill. All are on the map. {child} is asleep.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep calm',
          things: ['map'],
        },
      ],
      [
        {
          text: [
            'Lift the leaves. A basket! "I knew it," says {guide}. {child} just laughs.',
            'Stop! The map says here. {child} looks under a bush. Basket! {guide} dances.',
          ],
          setting: 'forest',
          time: 'sunset',
          child: 'reach happy',
          guide: 'dance proud',
          things: ['basket'],
        },
        {
          text: [
            'Now draw the way home. {child} draws the gate. {guide} draws a huge duck.',
            'Crumbs on the map. They lead home. {child} hops along. {guide} eats the way.',
          ],
          setting: 'farm',
          time: 'sunset',
          child: 'walk happy',
          guide: 'sit happy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'By now the map was nearly all pencil. It led them to a place where two paths made a cross. Right on it sat the basket. "There," said {guide}. "As I drew it." {child} lifted the lid. Nothing was missing but one bun.',
            'Only one of the crosses was left. It was where two paths met in the wood. In the fork of them, under a fern, stood the basket. "I could have gone there blindfold," said {guide}. {child} believed that. It was how {guide} had got there before.',
          ],
          setting: 'forest',
          time: 'sunset',
          child: 'reach happy',
          guide: 'stand proud',
          things: ['basket'],
        },
        {
          text: [
            'The friends came at four, by themselves, from six sides. {child} had left a copy of the map on the rug. They all walked straight there. "It is the jam," said {guide}. "People like a bit of jam." And it was true that they had all licked it.',
            'Afterwards everybody wanted a map. {child} sold six, for a cherry each. They had an N on them, and squares, and little rings. In one corner, very small, was a duck. {guide} had begged for the duck.',
          ],
          setting: 'forest',
          time: 'sunset',
          child: 'sit proud',
          guide: 'point happy',
        },
      ],
      [
        {
          text: [
            'The last thing on the dotted line was a smiling bush. {child} stopped. It did look rather pleased. Behind it was the basket, with a cloth on top, and an ant. "I always trusted that bush," said {guide}.',
            '"It is warm, it is warmer," said {guide}, who had no idea. {child} laid a thumb on the map and looked up. Then {child} pulled away some branches. There sat the basket. {guide} got to the pie first, and said sorry with a full mouth.',
          ],
          setting: 'forest',
          time: 'sunset',
          child: 'kneel happy',
          guide: 'cheer excited',
          things: ['basket'],
        },
        {
          text: [
            'That night {child} drew one more map. It had a bed and a window, as a spider would see them. From the bed went a dotted line, nine steps long, to the kitchen. At its end there was a cross, and the last of the cake.',
            'Over the bed hung the map, with all its stains. There was one white place left in it, by the river. {child} had written there, in pencil, "Not been yet." Then the lamp went out, and it was all white places.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'look-up calm',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'There was more rubbing-out on the map by now than map. But what was left was so. It led over a stile and through a gap. It came to a place where one path ran across another, and they both stopped. Seen from above, it made a cross. "So that is what I meant," said {guide}, deeply moved. The basket stood in the ferns at the very middle. {child} lifted the cloth. Two pies, one cake, and where the eleventh bun had been, a drawing of it.',
            'Ten of the crosses had been crossed out. {child} followed the last of the dots with a thumb, then with both feet. The path went round a holly, over a plank and into another path. "It was darker," said {guide}. "My eyes were shut, so that I should not tell." On the ground, exactly where the two ways met, was the basket. It had a beetle on guard. {guide} fell on it with a cry, and then, remembering the guests, stood up straight.',
          ],
          setting: 'forest',
          time: 'sunset',
          child: 'reach happy',
          guide: 'cheer surprised',
          things: ['basket'],
        },
        {
          text: [
            'Six guests had been told four o\'clock, and nothing else. {child} had run back and left a copy of the new map on the rug. One after another they came down the path, each with a thumb on the paper, looking surprised at being right. "What a good map," they said. {guide} handed round the pie and bowed. "I did the duck," said {guide}. It was still there, in the corner, no longer as large as a church. But it had been allowed to keep its smile.',
            'When the guests had eaten everything they asked to see the thing itself. It was passed from hand to hand. You could find the hill on it, and how steep, and how many steps to the gate. "And this?" asked somebody. In the very middle, where the picnic was, sat a large figure with its mouth full. It was out of all scale. {child} looked at {guide}, and {guide} looked at a cloud. "It seemed to me," said {guide}, "to be important."',
          ],
          setting: 'forest',
          time: 'sunset',
          child: 'sit proud',
          guide: 'stand happy',
        },
      ],
      [
        {
          text: [
            '"Then it must be here," said {child}, and stood still, with one thumb on the paper. It was a plain bit of wood with a bush in it. {guide} walked twice round the bush. "I would have put it somewhere much cleverer," said {guide}. Then {child} knelt down and looked in from below. There was a handle. The basket had been pushed right into the middle and a branch pulled after it. It was, as a matter of fact, extremely well hidden.',
            'The pencil line came to an end, and so did they. All round was bracken, as high as {child}. Nothing could be seen of any picnic. "Your map is wrong," said {guide}, rather pleased. {child} took one more step, since there had been half a thumb left over, and fell across something that creaked. It was the basket. The pies were warm from the sun. On the cloth lay a note in large letters: I HAVE HIDDEN IT. SEE MAP.',
          ],
          setting: 'forest',
          time: 'sunset',
          child: 'kneel happy',
          guide: 'look-up surprised',
          things: ['basket'],
        },
        {
          text: [
            'In a museum in London there is a map of the world in clay, more than 2,500 years old. It has a river, some towns and a ring of sea. Outside that are places that nobody had been to. {child} thought of it that night. The picnic map hung on the wall, with its N and its squares. In the top corner was still a white patch, past the mill. {child} got up and wrote on it, lightly, so that it could be changed: THURSDAY.',
            '{child} made a clean copy that evening, on good paper, in ink. Everything was in its place, and everything was the right size. It had no jam. It hung on the wall for an hour and was perfectly correct, and somehow no one was in it. So {child} took it down again. Beside the pond, where there was room, {child} drew one duck. Then it could be told from all other maps. Then it was of somewhere.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'think calm',
        },
      ],
    ],
  },
};
