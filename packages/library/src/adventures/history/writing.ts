import type { FactSheet } from '../sheet.ts';

/** There is a nest in the left boot, and whoever carries the warning by word of mouth gets it a little wrong. */
export const writing: FactSheet = {
  id: 'writing',
  topic: 'history',
  title: 'How writing came about',
  subject: 'how writing came about',
  words: [
    'writing',
    'alphabet',
    'cuneiform',
    'printing press',
    'how was writing invented',
    'who invented writing',
    'how paper was invented',
    'invention of printing',
    'history of writing',
  ],
  guides: ['parrot', 'pigeon', 'goose'],
  titles: [
    'Do Not Use the Boot',
    'What {guide} Said Was Goat',
    '{child} and the Left Boot',
    'A Message for the Big Sock',
    'Nowhere, or Now Here',
  ],
  facts: [
    {
      id: 'tokens',
      says: 'Before writing, people in the Middle East counted sheep and jars with small clay tokens, which they sealed in hollow clay balls.',
      source: 'Encyclopaedia Britannica, "Writing: Sumerian writing"',
    },
    {
      id: 'oldest',
      says: 'The oldest writing we know comes from Mesopotamia, is over 5,000 years old and is mostly lists of goods.',
      source: 'British Museum, "Early writing tablets"',
    },
    {
      id: 'wedges',
      says: 'Drawing tears soft clay, so scribes pressed the end of a cut reed into it, which made marks like wedges.',
      source: 'British Museum, "How to write cuneiform"',
    },
    {
      id: 'rebus',
      says: 'Words that cannot be drawn came to be written with the picture of something that sounds the same.',
      source: 'Encyclopaedia Britannica, "Rebus"; "Writing"',
    },
    {
      id: 'alphabet',
      says: 'Older scripts had hundreds of signs; the first alphabets had fewer than thirty, each for a sound, and were far quicker to learn.',
      source: 'Encyclopaedia Britannica, "Alphabet"',
    },
    {
      id: 'ox',
      says: 'Our letter A began as the head of an ox and was turned upside down on its way to us.',
      source: 'Encyclopaedia Britannica, "A (letter)"',
    },
    {
      id: 'paper',
      says: 'Paper was first made in China about 2,000 years ago, from bark, rags and old nets beaten to pulp and lifted on a sieve.',
      source: 'Encyclopaedia Britannica, "Paper"; "Cai Lun"',
    },
    {
      id: 'gaps',
      says: 'Long ago words were often written without gaps; Irish monks began to put spaces between them about 1,300 years ago.',
      source: 'British Library, "Medieval manuscripts: word separation"',
    },
    {
      id: 'type',
      says: 'In printing with movable type each letter stands on its own small block, the wrong way round, and can be used again.',
      source: 'Encyclopaedia Britannica, "Printing"',
    },
    {
      id: 'korea',
      says: 'Movable type was invented in China and cast in metal in Korea, before Gutenberg printed books with it in Germany in the 1450s.',
      source: 'UNESCO Memory of the World, "Jikji"; Encyclopaedia Britannica, "Printing"',
    },
    {
      id: 'author',
      says: 'The first author whose name we know is a woman: Enheduanna, who wrote hymns in the city of Ur.',
      source: 'Encyclopaedia Britannica, "Enheduanna"',
    },
    {
      id: 'more-than-once',
      says: 'Writing was invented more than once: in Mesopotamia, in China and in Central America, and perhaps in Egypt.',
      source: 'British Library, "Where did writing begin?"',
    },
  ],
  never: [
    {
      wrong: /\b(?:one|a single|some clever) (?:man|person|king|woman) invented writing\b/i,
      belief: 'One man invented writing.',
      truth: 'It grew over a long time and began in several places.',
    },
    {
      wrong: /\bgutenberg (?:was the first to print|invented printing|printed first)/i,
      belief: 'Gutenberg invented printing.',
      truth: 'People in China and Korea printed long before him.',
    },
    {
      wrong: /\b(?:writing|it) (?:was invented|began|started) (?:for|with|as) (?:stories|poems|letters)\b/i,
      belief: 'Writing was invented for stories.',
      truth: 'It began with lists: so many sheep, so many jars.',
    },
    {
      wrong: /\bpaper (?:came from|was invented in|was first made in) egypt\b/i,
      belief: 'Paper was invented in Egypt.',
      truth: 'The Egyptians had papyrus; paper was first made in China.',
    },
    {
      wrong: /\b(?:every ?body|everyone|most people) could (?:read|write)\b/i,
      belief: 'Once there was writing, everybody could read.',
      truth: 'For thousands of years only a few could.',
    },
  ],
  opens: {
    young: [
      [
        {
          setting: 'garden',
          camera: 'wide',
          child: 'look-up curious',
          things: ['boots'],
          text: [
            'A bird flew out of the boot! {child} looks. Moss, fluff, eggs. Somebody lives there.',
            'Two boots by the door. One says peep. {child} will not tread in it. Who might?',
          ],
        },
        {
          setting: 'street',
          camera: 'medium',
          child: 'shout worried',
          guide: 'run proud',
          things: ['house'],
          text: [
            '"Boat!" calls {a guide}. House after house. "Boot!" calls {child}. It must be written.',
            '{a guide} tells each house. "Two nuts! A suit!" All wrong. {child} wants to write.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          camera: 'close',
          child: 'kneel surprised',
          things: ['boots', 'nest'],
          text: [
            'There is a nest in the boot! {child} looks in. Three eggs. Nobody step in it!',
            '{child} finds a nest. It is in the left boot. Shh! Who will tell everybody?',
          ],
        },
        {
          setting: 'garden',
          camera: 'medium',
          child: 'stand worried',
          guide: 'wave proud',
          things: ['boots'],
          text: [
            '"I will tell!" says {a guide}. "Not in the goat!" "Boot," says {child}. They must write it.',
            '{a guide} takes the message. "Do not use the... root?" Boot, {guide}! {child} needs writing.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          camera: 'medium',
          child: 'point excited',
          things: ['egg'],
          text: [
            'Cheep? Not yet. One egg, two, three. In a boot! {child} must tell the big foot.',
            'A wellington, a wren, an egg. {child} sees it first. No feet in there, please!',
          ],
        },
        {
          setting: 'street',
          camera: 'wide',
          child: 'run determined',
          guide: 'run happy',
          text: [
            'Off goes {a guide}, shouting. "Do not boil the boat!" {child} runs. How do you write?',
            '"I never forget," says {a guide}. "What was it?" {child} goes to find writing.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'garden',
          camera: 'close',
          child: 'kneel surprised',
          things: ['boots', 'nest'],
          text: [
            'A wren had built her nest in the left boot by the back door. {child} counted three eggs. The boot belonged to somebody with big feet, who would want it after tea.',
            'The left boot had moss in it, and the moss had eggs in it. "It\'s a nest," whispered {child}. At five o\'clock a large foot in a sock always came down just there.',
          ],
        },
        {
          setting: 'street',
          camera: 'medium',
          child: 'run worried',
          guide: 'shout proud',
          text: [
            '"Tell them: do not use the boot," said {child}. "Never forget a thing," said {a guide}, and went off calling. "Do not lose the goat!" It had to be written down. {child} ran to find out where one gets writing.',
            'Messages were what {a guide} did. "Nobody use the boot," said {child}, slowly. "Nobody bruise the fruit," said {guide}. They tried it four times. "We need something that stays said," said {child}, and they set off to look.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          camera: 'medium',
          child: 'point excited',
          things: ['egg'],
          text: [
            '{child} had been going to jump in puddles. But in the left boot lay an egg, as small as a bean. Beside it lay two more. No one else knew.',
            'Something with its tail up flew out of a boot. {child} looked in. There was one egg, and one, and one. The boot was not a boot now. But how were other people to know that?',
          ],
        },
        {
          setting: 'library',
          camera: 'wide',
          child: 'walk curious',
          guide: 'sit happy',
          things: ['book'],
          text: [
            'In the library sat {a guide}, who took messages. "Keep out of the boot," said {child}. "I have it," said {guide}. "Beep, snout, newt." Then the oldest book blew open. There was a wind in it.',
            '"I know every word by heart," said {a guide}. "Not in what? The soup?" {child} opened the biggest book there was, to see how it was done. It had sand between the pages. They fell in.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'garden',
          camera: 'close',
          child: 'kneel surprised',
          things: ['boots', 'nest'],
          text: [
            'The boots stood by the back door all year with their mouths open. This spring somebody had moved in. There was a nest in the left. It was a ball of moss with a hole in the side. {child} saw three eggs and one eye. It was a quarter past three. At five, as on every day, somebody would come out, not looking, and put a foot in.',
            'A wren weighs as much as a coin and is not afraid of anything. This one had looked at all the hedges, and chosen a boot. It was the left boot, and large. {child} lay in front of it and did not breathe. There was a nest, well lined, and there were eggs in it. There was also a grown-up in the house who never looked down. The clock said a quarter past three. The sock would come at five.',
          ],
        },
        {
          setting: 'street',
          camera: 'medium',
          child: 'run worried',
          guide: 'shout proud',
          text: [
            '{child} could not stand by the door until June. So somebody had to take the message. "Do not use the boot," said {child}. "Got it," said {a guide}, who was known all down the street for never forgetting a word. It was only that the words changed on the way. "DO NOT LOSE THE GOAT!" came back from the corner. Two doors opened. {child} saw that talk would not do. This wanted something that would stand still and go on saying it.',
            'There was one messenger to be had, and that was {a guide}. "Nobody use the boot," said {child}, three times over. {guide} repeated it with great feeling. "Nobody bruise the fruit. Snow bodies in the suit. No, don\'t tell me." {guide} was honest, and quick, and had never yet arrived with what was sent. "It has to be put where you can\'t get at it," said {child}. So they went to find out who had first thought of that.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          camera: 'medium',
          child: 'point excited',
          things: ['egg'],
          text: [
            "It began with an egg no bigger than the end of {child}'s thumb. It lay in the toe of the left boot, or near it, and two more lay beside it. Above them in the dark somebody small was sitting, and she was very cross at being looked at. {child} begged her pardon. She could have the boot, of course. The person who had to be told was the one whose boot it was.",
            'What do you do about a boot with an egg in it? You cannot move it; the bird would go. You cannot stand guard, if you have school. {child} thought about it with one eye to the hole. There were three eggs, as warm as pockets. It was no good just knowing it. What was known in here must somehow be known out there, at five, by a sock.',
          ],
        },
        {
          setting: 'library',
          camera: 'wide',
          child: 'walk curious',
          guide: 'sit happy',
          things: ['book'],
          text: [
            'At the desk of the library, next to the lost gloves, sat {a guide}, who took messages. "Not in the boot," said {child}. "Knot in the newt," said {guide}, storing it away. "It sounds like a poem." {child} asked if there was any better way. {guide} was not offended. It happened to everyone who used {guide}. "Try the oldest book," said {guide}. It was made of clay. It was open at a door.',
            '"I have never written anything down," said {a guide}, "and I have never forgotten anything. What was it that I am not to say about the fruit?" {child} was already among the shelves. Somewhere in there it must be told how words were first made to keep. The books got older towards the back. The last one was a brick. {child} bent to look at it, with {guide} looking too, and it was suddenly a good deal warmer.',
          ],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['tokens', 'oldest'],
      shows: /\bclay\b/i,
      pages: {
        young: [
          {
            setting: 'farm',
            camera: 'medium',
            child: 'hold curious: ball',
            guide: 'think worried',
            text: [
              'How many sheep? {guide} forgot. {child} shakes the clay ball. One bead for one sheep!',
              'Rattle, rattle. In the clay ball are beads. {child} counts sheep with them. {guide} just guesses.',
            ],
          },
        ],
        middle: [
          {
            setting: 'farm',
            camera: 'wide',
            child: 'stand worried',
            guide: 'shout proud',
            things: ['ball'],
            text: [
              'A shepherd had sent his flock to town, and a clay ball with it. "How many did he say?" asked the buyer. "Nine," said {guide}, "or mine." The shepherd was a day away. {child} could see trouble.',
              '"He says you have lost some sheep," {guide} told the drover. "Or kept them. Or slept in them." Nobody knew how many had set out. The drover only had a clay ball, which rattled.',
            ],
          },
          {
            setting: 'farm',
            camera: 'close',
            child: 'kneel excited',
            guide: 'think surprised',
            text: [
              'The buyer broke the ball. Out fell clay beads, one for each sheep. {child} laid a bead by every sheep, and it came out even. On the outside someone had also pressed a mark for each. "You could leave out the beads," said {child}.',
              '{child} looked at the clay. Outside were seven dents. Inside were seven beads, the same as the sheep. Nobody could forget, or fib. "The dents would have been enough," said {child}. The drover stared. Nobody had thought of that.',
            ],
          },
        ],
        old: [
          {
            setting: 'farm',
            camera: 'wide',
            child: 'stand worried',
            guide: 'shout proud',
            things: ['ball'],
            text: [
              'They came out on a hot road between two rivers, behind a great many sheep. The boy who drove them was to hand them over in the city, with a ball of clay. "How many did your master send?" said the man at the gate. "I was told," said {guide}, "and it was nine, or fine." The man at the gate looked at the boy. He looked at the sheep. He began to look like somebody who has been robbed.',
              'It was a quarrel about sheep, the oldest kind there is. One man said that there had been more when they started. The other said that there had not. "Ask me," said {guide}, "I heard it all," and after that it was a quarrel between three. The drover took a ball of baked clay from his belt, banged it down, and folded his arms. {child} wondered how a ball could be an argument. It rattled.',
            ],
          },
          {
            setting: 'farm',
            camera: 'close',
            child: 'kneel excited',
            guide: 'think surprised',
            text: [
              'The man cracked the clay like an egg. In it lay small clay beads, and {child} set one before each sheep, along the wall. There was neither a bead too many nor a sheep too few. The ball had known! But what {child} looked at was the shell. Whoever made it had pressed each bead on the outside first, so that you could tell without breaking it. "Then why put them in?" said {child}. Everyone turned round. It was so quiet that they could hear a thing beginning.',
              'Inside were clay beads: a plain one for a sheep, a crossed one for a ewe. They had been sealed up at the farm, where nobody could get at them on the way. Bead by bead it came out right, and two men had to shake hands. {child} was holding a bit of the clay. The outside had dents, and there were just as many. "It is all here already," said {child}, "on the skin." A thumb, some mud, and it stayed said. They were nearly there.',
            ],
          },
        ],
      },
      ask: {
        young: ['What was in the clay ball?', 'A bead for each sheep.'],
        older: [
          'How could a ball of clay tell the number of sheep?',
          'There was a clay bead in it for each sheep, and marks for them on the outside.',
        ],
      },
    },
    {
      facts: ['wedges', 'author'],
      shows: /\b(?:press|pressed|pressing|presses|wedges?)\b/i,
      pages: {
        young: [
          {
            setting: 'pond',
            camera: 'close',
            child: 'kneel curious',
            guide: 'look-up happy',
            things: ['leaf'],
            text: [
              '{child} draws in wet mud. It rips. Then {child} presses, press, press. {guide} likes the wedges. A leaf falls.',
              'Do not scratch, {child}. Press! A reed leaf makes neat wedges. {guide} steps in them.',
            ],
          },
        ],
        middle: [
          {
            setting: 'pond',
            camera: 'medium',
            child: 'kneel determined',
            guide: 'stand proud',
            things: ['log'],
            text: [
              'In that country they wrote on mud. {child} sat on a log and drew a boot in a soft clay cake. The stick tore it. The round toe came out all crumbs. "A very good cow," said {guide}.',
              '{child} began the message on wet clay, on top of a log. Every curve pushed up a little wall of mud. It might have been a boot. {guide} thought it was a map.',
            ],
          },
          {
            setting: 'pond',
            camera: 'close',
            child: 'hold happy',
            guide: 'look-up surprised',
            things: ['leaf'],
            text: [
              'A scribe at the water laughed. She cut a reed, thin as a leaf at the end. She did not draw with it. She pressed. Each press left a wedge, clean and quick. {child} made a boot of six wedges.',
              '"Don\'t pull it about," said the scribe. She pressed the corner of a reed into the clay, leaf light. Up, down, sideways: small sharp wedges. All her signs were made so. {guide} walked over the lot and added three more.',
            ],
          },
        ],
        old: [
          {
            setting: 'pond',
            camera: 'medium',
            child: 'kneel determined',
            guide: 'stand proud',
            things: ['log'],
            text: [
              'There was no paper in Ur. There was the river bank, though, and it was the best clay in the world. {child} patted some flat on a log, and started on the message with a twig. The line for the heel went well. Then came the toe. The twig dragged, and the clay crumbled up on both sides. The nearer it got to being a boot, the more it looked like an accident. "It\'s a hen," said {guide} helpfully.',
              '"They put it in mud here," said {guide}, "and bake it." That was no joke; on every log along the canal lay clay tablets in the sun, like biscuits. {child} took a soft one and drew. It is hard to draw in clay. Each curve tears a furrow with two ragged lips. {child} smoothed it out and tried again, smaller, which was worse. By now it was past three in the afternoon, in quite the wrong century.',
            ],
          },
          {
            setting: 'pond',
            camera: 'close',
            child: 'hold happy',
            guide: 'look-up surprised',
            things: ['leaf'],
            text: [
              "A lady had stopped to watch. She had ink on her nose, and the look of someone in the middle of a hymn. Her name, she said, was Enheduanna. She trimmed a reed as flat as a leaf, and did not draw at all. She pressed. Where the corner went in it left a wedge, with a tail, as neat as a bird's foot. She pressed six for {child}, and it was a boot. Nobody before her ever signed a poem, that we know of.",
              'The boy on the next log had done forty in the time. {child} leaned over. He held his reed low, like a leaf between two fingers, and only tapped. Nothing was dragged, so nothing tore. Each touch pressed in one small wedge, and all the pictures in the world were being made of those. A boot took six. "It doesn\'t look much like one," said {guide}. It did not have to. That was the trick.',
            ],
          },
        ],
      },
      ask: {
        young: ['How did they write in clay?', 'Press, press with a reed.'],
        older: [
          'Why did scribes press marks into clay instead of drawing?',
          'Drawing tears the clay; pressing a reed into it makes clean wedges.',
        ],
      },
    },
    {
      facts: ['rebus'],
      shows: /\bsounds?\b/i,
      pages: {
        young: [
          {
            setting: 'library',
            camera: 'close',
            child: 'point happy',
            guide: 'think curious',
            things: ['string'],
            text: [
              'How do you draw NOT? {child} ties a string. A knot! It sounds the same, {guide}.',
              'A foot, a boot... and NOT? {guide} tugs a string. Knot sounds like not! Clever {child}.',
            ],
          },
        ],
        middle: [
          {
            setting: 'library',
            camera: 'medium',
            child: 'think worried',
            guide: 'point happy',
            things: ['boots'],
            text: [
              'The first try was a picture of a foot and a boot. {guide} looked at it. "Put your foot in the boot," read {guide}. {child} went cold. How do you draw not?',
              '{child} drew a sock, an arrow and a boot, with a line through it. "Sock goes in boot, and stick as well," said {guide}. You can draw a boot. You can\'t draw a word like not.',
            ],
          },
          {
            setting: 'library',
            camera: 'close',
            child: 'point excited',
            guide: 'look-up surprised',
            things: ['string'],
            text: [
              'An old scribe held up his belt and tied it. {child} looked at the string. It was a knot. Knot, not! They sound the same. So a drawing of a knot went in front. {guide} read it out, and got it right.',
              'But what does it sound like? {child} took a bit of string and tied it. There was a knot. Now there were a knot, a foot and a boot in a row. "Not foot boot," read {guide}. Scribes everywhere had hit on that trick.',
            ],
          },
        ],
        old: [
          {
            setting: 'library',
            camera: 'medium',
            child: 'think worried',
            guide: 'point happy',
            things: ['boots'],
            text: [
              'It was quite a good picture. There was a boot in it, with a wren looking out, and there was a foot. Any fool could read it. {guide} did. "Foot, boot. It says to put your foot in the boot. I shall tell them at once." {child} caught {guide} by the tail. The whole message hung on one small word, and there was nothing in the world that looked like it. You can draw a boot. Nobody has ever seen a not.',
              'Pictures will say sheep, and sun, and soup. {child} had filled a whole tablet with them before noticing. One foot, one pair of boots, three eggs. "I see," said {guide}. "Someone with eggs on his feet wishes for boots." It was not {guide}\'s fault. There are words that stand about in a sentence and hold it up, and they look like nothing at all. Not was one of them, and it was the one that mattered.',
            ],
          },
          {
            setting: 'library',
            camera: 'close',
            child: 'point excited',
            guide: 'look-up surprised',
            things: ['string'],
            text: [
              'Somebody had left a string on the table. {guide} played with it, and it got a knot in it, and {child} stared at the knot. It was a thing. You could draw it. And if you said it aloud, it had the very sound of not. "Read this," said {child}: a knot, then a foot, then a boot. "Not foot boot," said {guide}. It was the first message that {guide} had ever delivered. Scribes had come on the same trick everywhere, each in his own tongue, by punning.',
              '"Say it slowly," said {child}. "What does it sound like?" "Not," said {guide}, tripping over a string. It had tied itself round one leg. {child} looked at what it had tied itself in. A picture does not have to mean the thing! It can mean the noise of the thing. So first came a knot, and then a bee, and then a leaf, because they had got carried away. Whoever found that out could write anything that can be said.',
            ],
          },
        ],
      },
      ask: {
        young: ['What sounds like not?', 'A knot!'],
        older: [
          'How can a picture stand for a word that cannot be drawn?',
          'By showing something that sounds the same, as a knot does for not.',
        ],
      },
    },
    {
      facts: ['alphabet', 'ox'],
      shows: /\b(?:alphabet|letters?)\b/i,
      pages: {
        young: [
          {
            setting: 'classroom',
            camera: 'medium',
            child: 'sit happy',
            guide: 'stand curious',
            things: ['letter'],
            text: [
              'So many signs! {child} gets a few letters. B says buh. T says tuh. {guide} says boot!',
              'Turn the letter A over. An ox! Horns and all. {child} learns it fast. {guide} moos.',
            ],
          },
        ],
        middle: [
          {
            setting: 'classroom',
            camera: 'wide',
            child: 'sit worried',
            guide: 'sit sleepy',
            things: ['notebook'],
            text: [
              'In the school for scribes there was a list. It had hundreds of signs on it, and you learned them all. "It takes twelve summers," said the boy in front. {child} had till five o\'clock.',
              'A teacher with a stick unrolled the list of signs. It went round the room. It went out of the door. {child} had learned eleven when {guide} fell asleep on the first.',
            ],
          },
          {
            setting: 'classroom',
            camera: 'close',
            child: 'point excited',
            guide: 'look-up surprised',
            things: ['letter'],
            text: [
              'By the gate sat some miners, far from home. They could not wait so long either. They used one letter for one sound, and not thirty in all. The first was an ox head. {child} turned it over. It was an A!',
              'But outside a sailor was writing home with hardly any signs at all. He had a letter for each sound of the mouth. That was enough for every word there is. B, OO, T. {child} had it before lunch.',
            ],
          },
        ],
        old: [
          {
            setting: 'classroom',
            camera: 'wide',
            child: 'sit worried',
            guide: 'sit sleepy',
            things: ['notebook'],
            text: [
              'To write anything properly, the teacher said, you had only to know the list. It was a long list. There were hundreds of signs, and some had four meanings, depending on what stood behind them. The big boys in the back row had begun when they were small, and they could do barley and taxes. {child} looked at the sun on the floor. {guide} had learned the first sign, which was a fish, and been sick of it ever since.',
              'It was the best school in the land, and almost nobody was allowed to go. "That is why we are so well paid," said the boy beside {child}. You learned signs from sunrise until your fingers cramped. There were hundreds. When you were grown you could be a scribe, and write other people\'s letters for them. A wren is grown by June. {guide} was asleep on the list with both eyes open.',
            ],
          },
          {
            setting: 'classroom',
            camera: 'close',
            child: 'point excited',
            guide: 'look-up surprised',
            things: ['letter'],
            text: [
              'Some miners were resting in the shade outside, with no school behind them. They too had wanted to write, and had no time. So they had borrowed a few of the pictures. The ox stood for the first sound in its name, the house for the first in its own. There were fewer than thirty. It was an alphabet! {child} knew the ox. If you turned it on its head, horns down, it was the letter A, and had been all along.',
              'On the harbour wall a woman was labelling jars. She was quick. {child} watched, and saw the same few signs come round again: one for buh, one for tuh. A letter did not stand for a thing with her. It stood for a noise, and the mouth makes fewer than thirty. "Is that all?" said {child}. "What else would you need?" she said. They learned the alphabet off her on one jar, and bought the olives. {guide} could spell boot.',
            ],
          },
        ],
      },
      ask: {
        young: ['What was the A once?', 'An ox!'],
        older: [
          'Why was an alphabet quicker to learn than the older writing?',
          'It has fewer than thirty letters, each for a sound, instead of hundreds of signs.',
        ],
      },
    },
    {
      facts: ['paper'],
      shows: /\bpaper\b/i,
      pages: {
        young: [
          {
            setting: 'pond',
            camera: 'wide',
            child: 'hold happy',
            guide: 'wave happy',
            things: ['bucket'],
            text: [
              'Too heavy for {guide}! {child} mashes rags in a bucket. Lift, drip, dry. Paper!',
              'Bark and rags, mush, mush. {child} tips the bucket on a sieve. Paper! {guide} can carry that.',
            ],
          },
        ],
        middle: [
          {
            setting: 'mountain',
            camera: 'medium',
            child: 'hold worried',
            guide: 'sit sad',
            things: ['rock'],
            text: [
              'The message was written on a slab of clay. {guide} took it in both wings, went three steps, and sat down. "It is a good rock," said {guide}, "but I am a messenger. I am not a cart."',
              '"Write it on bamboo," someone had told them. It was a bundle as thick as a bolster. {guide} carried it as far as a rock and leaned on that. "Long words, are they?" said {guide}.',
            ],
          },
          {
            setting: 'pond',
            camera: 'close',
            child: 'reach excited',
            guide: 'stand surprised',
            things: ['bucket'],
            text: [
              'This was China. A man was beating old nets to mush in a bucket. He dipped in a sieve and let it drip. A skin stayed on top. Peeled and dried, it was paper. The message weighed no more than a sneeze.',
              'By the river people were stirring bark and rags in a bucket. It looked like porridge. They lifted some on a screen, and shook it, and the water ran out. What was left was paper. {guide} could have carried it in an ear.',
            ],
          },
        ],
        old: [
          {
            setting: 'mountain',
            camera: 'medium',
            child: 'hold worried',
            guide: 'sit sad',
            things: ['rock'],
            text: [
              'There is one thing wrong with clay, and it was {guide} who found it. The message was perfect. It had been baked. It could not now be changed by anybody, and it could not be lifted either. {guide} dragged it uphill, with stops. "If they had a door that wanted propping," said {guide}, sinking down on a rock. Silk would have been lighter, but for the price of silk you could have bought the whole street.',
              'They had got as far as China, and there one wrote on strips of bamboo. Nobody could have been more helpful. A whole note came to four armfuls, tied with cord. {guide} put it down on a rock, and picked it up, and put it down. "I hear that the emperor reads a cartload every day," said {guide}. "His horse must be very well informed." {child} looked back down the road. They had come about as far as you could throw it.',
            ],
          },
          {
            setting: 'pond',
            camera: 'close',
            child: 'reach excited',
            guide: 'stand surprised',
            things: ['bucket'],
            text: [
              'By the stream below, some people were making soup of their old clothes. So it seemed. Into the bucket went rags, bark and a fishing net with more hole than net. It was beaten until it forgot what it had been. A woman slid a sieve underneath and lifted it level. The water fell through, and a grey skin was left lying there. Dried on a warm wall, it came off with a whisper. It was paper. {guide} put the message under one wing, and looked for it.',
              'A court official called Cai Lun had written down how it was done, and here they were doing it. You took what nobody wanted: bark, hemp ends, a worn-out net. You pounded it in a bucket till it was fluff in water. Then you scooped up a layer with a fine screen, as thin as you dared, and let it drain. {child} was allowed to peel one. Paper! It took the ink like a sponge, and you could fold it. "It is as light as talk," said {guide}.',
            ],
          },
        ],
      },
      ask: {
        young: ['What was the paper made of?', 'Bark and old rags.'],
        older: [
          'How was paper made in China long ago?',
          'Bark, rags and nets were beaten to pulp, lifted on a sieve and dried.',
        ],
      },
    },
    {
      facts: ['gaps'],
      shows: /\b(?:gaps?|spaces?)\b/i,
      pages: {
        young: [
          {
            setting: 'castle',
            camera: 'close',
            child: 'point happy',
            guide: 'think surprised',
            things: ['sign'],
            text: [
              'The sign says NOWHERE. "No where!" cries {guide}. {child} makes a gap. NOW HERE!',
              'All the words on the sign hold hands. {child} puts gaps in. Now {guide} can read.',
            ],
          },
        ],
        middle: [
          {
            setting: 'castle',
            camera: 'medium',
            child: 'hold proud: sign',
            guide: 'think worried',
            text: [
              'In those days nobody left gaps. So the sign said THENESTISNOWHERE. {guide} read it twice and burst into tears. "The nest is nowhere," sobbed {guide}. "Oh, the poor things."',
              '{child} had made a fine sign, with the words all run together. NESTISNOWHERE, it said. "Nest is nowhere," read {guide}. "Well! Then I suppose they can use the boot."',
            ],
          },
          {
            setting: 'castle',
            camera: 'close',
            child: 'point excited',
            guide: 'cover shy',
            things: ['candle'],
            text: [
              'An Irish monk was writing by a candle. He read slowly too, so he did a new thing. He left a gap after each word. {child} put one in after NOW. "The nest is NOW HERE," read {guide}. It had only wanted some air.',
              'The monk held his candle near. He put his pen down between two words, and left a space for it. Others read everything aloud, but he liked to read with his eyes. NOW HERE, it said. {guide} took it all back.',
            ],
          },
        ],
        old: [
          {
            setting: 'castle',
            camera: 'medium',
            child: 'hold proud: sign',
            guide: 'think worried',
            text: [
              'The sign was beautifully done. {child} had written it as people wrote at that time, which was in one breath. THENESTISNOWHERE, it ran, from edge to edge. {guide} moved along it with a lowered beak. At the end {guide} began again. Then {guide} sat down on the stairs. "Nowhere," said {guide}. "The nest is nowhere. And we came all this way!" {child} looked at the sign. It had every letter that it should.',
              'Writing had no holes in it then. It went along like a wall, and you read it aloud, and listened for where the words were. {child} had copied the fashion. "NESTISNOWHERE," said {guide}, beak to the sign. "I thought as much. Nest is nowhere. It was a dream. Let him wear the thing." It was dreadful. It was all there, each stroke of it, and it said just the opposite of itself.',
            ],
          },
          {
            setting: 'castle',
            camera: 'close',
            child: 'point excited',
            guide: 'cover shy',
            things: ['candle'],
            text: [
              'It was an Irish monk who helped, without looking up. Latin was not what they spoke at his house, and he found it hard. So after each word he lifted his pen, and left a bit of nothing. {child} saw it by his candle. The page had doors in it! One small gap was all that was wanted, after the W. THE NEST IS NOW HERE. "Now here!" cried {guide}. "That is quite another thing. Why did you not leave out more?"',
              'They were in a stone hut in Ireland, with a candle, a cat and a monk. The monk had a stiff neck from guessing. He had begun to put in spaces, small ones, so that each word stood on its own feet. You could read it in silence. {child} borrowed the notion. With a space, and not a stroke of ink, it came right: NEST IS NOW HERE. {guide} read it first quickly and then slowly. It stayed the same.',
            ],
          },
        ],
      },
      ask: {
        young: ['What did the words need?', 'Gaps!'],
        older: [
          'Why do we leave gaps between words?',
          'Without gaps they are easily misread: NOWHERE can be "nowhere" or "now here".',
        ],
      },
    },
    {
      facts: ['type', 'korea'],
      shows: /\b(?:print|printed|printing|prints)\b/i,
      pages: {
        young: [
          {
            setting: 'shop',
            camera: 'medium',
            child: 'reach excited',
            guide: 'jump happy',
            things: ['blocks'],
            text: [
              'One sign is not enough. {child} sets the blocks. Print, print, print! {guide} has ten.',
              'Little blocks, little letters. All back to front! {child} prints. {guide} gets a blue nose.',
            ],
          },
        ],
        middle: [
          {
            setting: 'shop',
            camera: 'wide',
            child: 'sit worried',
            guide: 'sit proud',
            things: ['pencil'],
            text: [
              'There was a front door and a back door, and a cellar. {child} wrote it out with a pencil for each. {guide} helped. By the third, {guide}\'s said, "Do hot use the hoot."',
              'One note is soon lost. {child} took a pencil and began to copy. It was slow. {guide} was faster. But somewhere it had turned into BOAT, and then into BOAR.',
            ],
          },
          {
            setting: 'shop',
            camera: 'close',
            child: 'reach excited',
            guide: 'look-up surprised',
            things: ['blocks'],
            text: [
              'In a workshop were trays of tiny metal blocks, a letter on each. Every letter was back to front. {child} set the line, right to left, and rolled on ink. Down came the sheet. Printed, it was the right way round! And again. And again.',
              'The printer gave them little blocks, each with one letter, the wrong way round. You set them in a row, and inked them, and pressed. They print the same each time. Then you mix them up for the next thing. {guide} could not spoil one.',
            ],
          },
        ],
        old: [
          {
            setting: 'shop',
            camera: 'wide',
            child: 'sit worried',
            guide: 'sit proud',
            things: ['pencil'],
            text: [
              'It was {guide} who thought of the back gate. People came in that way too, with feet. Then there was the cellar door, and Thursdays. One note would not be enough. {child} began to copy it out with a pencil, and {guide} copied {child}. The first was good. In the second it was a BOOK. By the ninth it said DO KNIT, and had a small picture of a hen. For most of history, books were copied like that.',
              'A message wants to be in several places at once. {child} shared out the work: eight for {child}, eight for {guide}, one pencil. It was just the same as with talking, only slower. {guide} copied the mistakes, and then copied those. "Do note the brute," {child} read. "Donate the fruit." Monks got cramp at this. It was gone four by the clock on the wall, whichever wall that was.',
            ],
          },
          {
            setting: 'shop',
            camera: 'close',
            child: 'reach excited',
            guide: 'look-up surprised',
            things: ['blocks'],
            text: [
              'The shop belonged to a printer in Korea, who sold nothing but sameness. He had drawers full of small bronze blocks. On the end of each stood a letter, looking the wrong way. {child} picked out what was needed and lined it up like teeth. Ink; a sheet; a rub with a soft brush. Off it came, and now it all faced right. The next was exactly like it, and so was the next. Germany would hear of this in time. They printed twenty, and had a BOOT left over.',
              'What the printer in Mainz did was to put the mistake where you could see it. Every letter was a block of lead the size of a tooth, and back to front. {child} built the line in a stick. It looked like nonsense, and {guide} felt at home with it. The press came down with a groan. When they peeled off the sheet, there it was, printed and plain. In China and Korea, he said, they had done as much before him. They did twenty. No two were different.',
            ],
          },
        ],
      },
      ask: {
        young: ['What were on the little blocks?', 'Letters, back to front.'],
        older: [
          'What is good about printing with small blocks of letters?',
          'It makes the same page again and again, and the letters can be used for something else afterwards.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          child: 'cheer happy',
          guide: 'dance happy',
          things: ['sign'],
          text: [
            'Down comes the foot. Up goes the sign. The foot reads! {child} and {guide} dance.',
            '{child} and {guide} hold up the sign. BIRD IN BOOT. "Oh!" says the foot.',
          ],
        },
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          child: 'wave calm',
          things: ['boots'],
          text: [
            'Next day, peep. Next day, flap. {child} waves. The boots are empty again.',
            'One hop, two hops. Off they fly. {child} waves with a muddy boot.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          child: 'hold proud: sign',
          guide: 'look-up happy',
          things: ['boots'],
          text: [
            'Here comes the big sock! Stop. It reads the sign. No foot in the boot. Well done, {child}. Hush, {guide}.',
            '{child} puts up the sign. NOT THE BOOT. The big foot stops. {guide} nods.',
          ],
        },
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          child: 'kneel calm',
          things: ['nest'],
          text: [
            'Cheep, says the nest. Cheep, cheep. {child} writes it down.',
            '{child} sits near the nest. Crack! Three open beaks. What do they say?',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          child: 'point excited',
          guide: 'shout proud',
          things: ['sign'],
          text: [
            '"Do not use the boot!" says {guide}. All by heart! It was on the sign. {child} laughs.',
            '{guide} reads the sign out loud. It is right! {child} jumps. The wren goes in.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'hold calm: pencil',
          text: [
            'Bedtime. {child} has a pencil. One word. It says owl. No, wren.',
            'A pencil, a moon. {child} writes good night. Tomorrow it will still say so.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          child: 'hide excited',
          guide: 'hide worried',
          things: ['sign', 'boots'],
          text: [
            'At five the back door opened. The big sock came out. It came down towards the boots, and stopped in the air. It hung there, reading the sign. Then it went in again, on tiptoe. {child} and {guide} let go of each other.',
            '{child} had stuck the sign in the ground, and {guide} leaned on it. Out came the sock. "Not this boot," somebody read aloud, and there was a hop. There was a silence. "Well I never," said the somebody. "A wren."',
          ],
        },
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          child: 'kneel happy',
          things: ['nest'],
          text: [
            'Eleven days went by in that nest. On the twelfth evening {child} sat on the step with a notebook, and listened. It said: tick. It said: tick, tick. Then it got too fast to spell.',
            'Next to the sign there was soon another. It was very small, and it was stuck in the moss of the nest. {child} needed a magnifying glass. "Three," it said. "And thank you."',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          child: 'stand proud',
          guide: 'shout happy',
          things: ['sign'],
          text: [
            'They were back at one minute to five. In went the sign. "Do not use this boot," said {guide}, without a mistake. {guide} had read it! {guide} told the whole street, quite right, for the joy of it.',
            'Up went the sign by the door. The sock came, stood still, and read. It chose the sandals. {guide} went up close. "So it just goes on saying that?" said {guide}. "With nobody here?" {child} said that was the point.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'hold calm: letter',
          text: [
            'There was a letter under the pillow. It was from {guide}, who had never written one. "DEAR {child}," it said. "I HAVE FORGOT WHAT I WANTED TO SAY. HERE IT IS."',
            'That night {child} read a letter by the lamp. It had come through the window, folded very badly. "I know a good thing," it said. "Ask me, and I shall not get it wrong. It is on the back."',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          child: 'hide excited',
          guide: 'hide worried',
          things: ['sign', 'boots'],
          text: [
            'They came back with two minutes in hand, and pushed the sign into the earth beside the boots. Then they got behind the water butt. The clock struck five. The door opened, and there was the sock. It rose, it hung, it began to come down. {child} did not call out. {guide} did not call out, with great difficulty. The sock stopped a hand above the moss. Nobody had said a word. It had been told, all the same.',
            '"I could just shout it," whispered {guide}. "No," said {child}. They lay behind the bush and watched the sign. It stood by the boots and did its work without so much as opening its mouth. At five came the sock. It felt about. A voice above it said, slowly, as one reads: "Do. Not. Use." There was some hopping, and a bump. Then a face came down, upside down, and looked into the left boot for a long time.',
          ],
        },
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          child: 'kneel happy',
          things: ['nest'],
          text: [
            'It was in the paper that they put up in the library. WREN RAISES THREE IN BOOT, it said. But {child} had it earlier, and straight from the nest. For sixteen evenings {child} had sat on the step with a notebook, taking down every word. It was mostly one word. Written small and close it covers eleven pages. If you read it aloud, quickly, by an open window, somebody answers.',
            'In all of this nobody had told the wren. So {child} wrote it out for her too, on a slip like a stamp, and left it near the nest. It was gone by morning. It turned up in June, after the young had flown, when the boot was at last turned out. She had read it, one supposed. Then she had used it, along with the moss, to keep out the draught.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          child: 'stand proud',
          guide: 'shout happy',
          things: ['sign'],
          text: [
            'The sign was up by five, and at one minute past the big sock turned back. It was nothing to look at, a stick with a few marks. {guide} walked round it several times. "I say a thing, and it is gone," said {guide}. "You put it there, and it is more there than I am." Then {guide} drew a deep breath and read it to the street, every word in its place. Two doors opened. "That\'s odd," said somebody. "It makes sense."',
            'There was a good deal of laughing in the house, when the sock had been stopped. The boots were left to the bird till summer. {guide} stayed by the sign. "What does it do at night?" asked {guide}. "The same," said {child}. "And if you went away? And if I forgot it?" "The same." {guide} had carried messages for years in a leaky head. "Would you write me one," said {guide}, "that just says who I am?"',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'hold calm: letter',
          text: [
            'The letter came at bedtime. Someone in a hurry had pushed it under the door, and it was the worst writing {child} had ever seen. It had an ox in it. It had wedges, and a knot, and no spaces, then a great many spaces. It took an hour, with the lamp. "I HAVE NEVER FORGOTTEN A WORD," it said, "AND NOW I NEED NOT. DEAR {child}. HOW IS THE GOAT?"',
            '{child} wrote one more thing before sleeping. It was a letter to whoever would live in that house in a hundred years, or five thousand. It had to be short, to go under the floorboard. "There was a nest in the left boot," it said, "and it was all right." {child} folded it. Outside in the dark somebody was practising. "All right," said somebody. "All right. It was all bright."',
          ],
        },
      ],
    ],
  },
};
