import type { FactSheet } from '../sheet.ts';

/** A lemon has rolled out of a still life; it must be back before the museum opens, and it has all the other pictures to roll through. */
export const painting: FactSheet = {
  id: 'painting',
  topic: 'arts',
  title: 'Painting',
  subject: 'how pictures are painted',
  words: [
    'painting',
    'painter',
    'how do painters paint',
    'pigment',
    'where does paint come from',
    'perspective',
    'cave painting',
    'art gallery',
    'artist',
    'art',
    'drawing',
    'portrait',
    'fresco',
  ],
  guides: ['knight', 'cow', 'queen'],
  titles: [
    'The Lemon That Left',
    '{child} and the Runaway Lemon',
    'A Hole the Size of a Lemon',
    'Hold Still, Said {guide}',
    'Back in the Frame by Ten',
  ],
  facts: [
    {
      id: 'perspective',
      says: 'In a picture things are painted smaller the further off they are meant to be, and the two edges of a straight road run together to a point.',
      source: 'National Gallery, London, Glossary: "Perspective"',
    },
    {
      id: 'far-blue',
      says: 'Far hills look paler and bluer than near ones, because there is more air in between, and painters paint them so.',
      source: 'Encyclopaedia Britannica, "Aerial perspective"',
    },
    {
      id: 'cave',
      says: 'People painted animals on the walls of caves many thousands of years ago, with coloured earth and charcoal.',
      source: 'Encyclopaedia Britannica, "Cave art"',
    },
    {
      id: 'hands',
      says: 'In many caves there are shapes of hands, made by blowing or spraying colour round a hand laid on the rock.',
      source: 'UNESCO World Heritage Centre, "Cueva de las Manos, Río Pinturas"',
    },
    {
      id: 'ochre',
      says: 'Ochre is earth coloured yellow, brown or red by iron, and it is one of the oldest of all colours for painting.',
      source: 'Encyclopaedia Britannica, "Ochre"',
    },
    {
      id: 'lapis',
      says: 'The finest blue of the old painters was ground from a blue stone, lapis lazuli, that came from mines in Afghanistan and was as dear as gold.',
      source: 'National Gallery, London, Glossary: "Ultramarine"',
    },
    {
      id: 'paint',
      says: 'Paint is colour ground to a powder and stirred into something that sticks, such as oil, egg or gum.',
      source: 'Encyclopaedia Britannica, "Paint"',
    },
    {
      id: 'fresco',
      says: 'A fresco is painted on wet plaster, and as the plaster dries the colours become part of the wall.',
      source: 'National Gallery, London, Glossary: "Fresco"',
    },
    {
      id: 'day-piece',
      says: 'For a fresco only as much plaster is put on the wall as can be painted in one day.',
      source: 'Encyclopaedia Britannica, "Fresco painting"',
    },
    {
      id: 'dots',
      says: 'Dots of pure colour side by side seem to run together into other colours and shapes when one stands further back.',
      source: 'Encyclopaedia Britannica, "Pointillism"',
    },
    {
      id: 'shade',
      says: 'A painted circle looks like a ball when it is made light on one side and dark on the other.',
      source: 'Tate, Art Terms: "Chiaroscuro"',
    },
    {
      id: 'over-painted',
      says: 'Painters often changed their minds and painted over what they had done, and it can still be found under the top layer.',
      source: 'National Gallery, London, Glossary: "Pentimento"',
    },
  ],
  never: [
    {
      wrong:
        /\b(?:far|further|distant)[- ]?(?:off |away )?things (?:really |do )?(?:get|are|grow|become) (?:really )?small/i,
      belief: 'Distant things are really smaller.',
      truth: 'They only take up less room in what we see, and so in the picture.',
    },
    {
      wrong: /\bcave (?:people|men) (?:could not|couldn't) (?:draw|paint)/i,
      belief: 'Cave people could not draw well.',
      truth: 'Some of the finest animals ever drawn are on the walls of caves.',
    },
    {
      wrong: /\bpaint (?:always|only|has always) comes? from (?:a |the )?(?:tubes?|shops?|factor)/i,
      belief: 'Paint only comes from tubes.',
      truth: 'For most of history painters ground it themselves from earth, stones, plants and soot.',
    },
    {
      wrong: /\bshadows? (?:is|are) (?:always|only|just) black\b/i,
      belief: 'Shadows are always black.',
      truth: 'They are a darker colour of whatever they lie on, often with some blue in it.',
    },
    {
      wrong: /\b(?:real|great|good|true) (?:painters?|artists?) (?:never|do not|don't) (?:make|change|need)/i,
      belief: 'Good painters never make mistakes.',
      truth: 'Under many great pictures lie others that were painted over.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'A plate. A fish. A hole. {child} looked up. Where did the lemon go?',
            '"One fish," said {child}. "One cup. No lemon!" There was just a hole.',
          ],
          setting: 'library',
          child: 'look-up surprised',
        },
        {
          text: [
            '{a guide} leaned out. "It rolled off. Come in and look!"',
            'Creak, went a frame. Out came {a guide}. "That lemon went my way."',
          ],
          setting: 'library',
          child: 'stand curious',
          guide: 'walk proud',
        },
      ],
      [
        {
          text: [
            'Shh. A museum. {child} sat still. Bump, bump. Who rolls on the floor?',
            'Something yellow ran by {child}. It had no feet. It went bump, bump.',
          ],
          setting: 'library',
          child: 'look-up curious',
        },
        {
          text: [
            'A lemon! Out of its picture! {a guide} saw it. "After it," said {guide}.',
            'It was a lemon. "Stop!" called {a guide}. The lemon did not stop.',
          ],
          setting: 'library',
          child: 'run excited',
          guide: 'run surprised',
          things: ['lemon'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'In the museum hung a picture called Fish, Jug and Lemon. Today it was fish and jug. {child} looked twice. Where the lemon belonged there was a clean round hole.',
            '"Fish, jug, lemon," it said under the frame. {child} counted. There was the fish. There was the jug, with a face in its shine. Of the lemon there was only the shadow.',
          ],
          setting: 'library',
          child: 'look-up surprised',
        },
        {
          text: [
            '"It does that," said somebody. {a guide} was leaning out of the next picture. "It rolled off while I was being looked at." A door banged. {guide} stood stiff and noble until it was quiet. "We open at ten. In you come."',
            '{a guide} stepped down out of a gold frame. "I have hung here since before you were born," said {guide}. "I know every picture but the ones I cannot see from my place." It was a quarter past nine.',
          ],
          setting: 'library',
          child: 'stand curious',
          guide: 'stand proud',
        },
      ],
      [
        {
          text: [
            'It was raining, and the museum was still shut. {child} sat on the bench inside the door and waited for ten. Something bumped down the stairs, one at a time. It was small and yellow, and it smelled of pancakes.',
            'Museums are quiet at nine. That is how {child} came to hear it. Bump. Bump. Something came down the big stairs without using any feet. It shone like a little sun and left wet dots.',
          ],
          setting: 'library',
          child: 'sit curious',
        },
        {
          text: [
            'After it ran {a guide}, dragging half a frame. "Stop that lemon! It is old and has no sense!" The lemon hopped into a landscape and was gone. "Well, do not just sit there," said {guide}.',
            '"That was a lemon," said {child}. "It is a masterpiece," puffed {a guide}, climbing out of a portrait. "It must be back on its plate by ten. Run! But if anybody comes, hold still and look painted."',
          ],
          setting: 'library',
          child: 'run excited',
          guide: 'run worried',
          things: ['lemon'],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'Nobody stops in front of the fish. People come to the museum for the battles and the kings, and walk past the fish with their coats on. So it was {child} who noticed, on a wet Tuesday, three quarters of an hour before the doors opened. There was the fish on its plate. There was the jug, and the napkin that looks as if it will slide off. In front, where the light fell, there had always been a lemon. Now there was a hole the size of one, and a draught coming out of it.',
            '{child} had permission to be in the museum early, on a promise to touch nothing. The promise had been kept. So it was a shock to look up at the small picture by the stairs. Someone had touched it. It was a picture of breakfast. It had a fish, a jug, a twist of peel and no lemon. The peel hung in the air. Below it lay a round blue shadow, waiting faithfully, like a dog outside a shop.',
          ],
          setting: 'library',
          child: 'look-up surprised',
        },
        {
          text: [
            '"Yes, it has gone," said a voice. "Kindly do not point." {a guide} was looking out of the frame next door. There was a good deal of creaking and climbing down. "It is the third time this year. They were never taught to hold still, fruit." At that moment someone rattled the front door. {guide} froze in a noble attitude, with the chin up, for a full minute. "We open at ten," it went on, out of the side of the mouth. "Through here. The frames are only for show."',
            '"A lemon goes where it is tilted," said {a guide}, and stepped down stiffly from the opposite wall. "Somebody dusted the frame, and off it rolled." {guide} had been painted to be admired, and stopped at every mirror they passed. "I know all these pictures," said {guide}, "from the front." At ten the doors would open. {child} put one leg over the edge of the largest landscape, and it was like stepping into a bath.',
          ],
          setting: 'library',
          child: 'point curious',
          guide: 'stand proud',
        },
      ],
      [
        {
          text: [
            'There is a bench in the museum for people who are early. {child} was very early, and it was very wet. The only sound was a clock that ticked as though it were paid by the tick. Then there was another. It came down the marble stairs one at a time, bump, and bump. After each bump it seemed to think. Round the corner of the banister came something small, yellow and well painted. It left a trail of wet brown varnish.',
            'It happened in the long gallery, before opening time, with nobody there but {child} and ninety kings. Everyone was staring straight ahead. That is what kings are painted for. Therefore nobody but {child} saw the yellow thing fall out of the smallest frame of all. It bounced. It lay for a moment on the polished floor, getting used to being round on every side. Then it discovered that the floor sloped. One hears of people who walk out of their jobs; this one rolled.',
          ],
          setting: 'library',
          child: 'sit surprised',
        },
        {
          text: [
            '"Stop it!" cried {a guide}, arriving late, with gold leaf in the eyebrows. "That is a lemon by a very great master!" The lemon went over the edge of a picture with a plop, as if there were a pond behind it. "Without it that fish has no reason to be there," said {guide}. "People will ask for their money back." {child} asked when they opened. It was at ten. It was now a quarter past nine, and there were sixty pictures with their corners touching.',
            '{child} ran. So did {a guide}, who had jumped down from a portrait and was not built for it. They saw the lemon skip once, like a stone on water, and vanish into a big brown landscape. "It will be making for the far end," said {guide}. "They always do. It is the not being looked at." Down in the hall a clock said a quarter past nine. "If it is not home by ten, they will hang up a card that says Gone for Cleaning. It is the shame of it."',
          ],
          setting: 'library',
          child: 'run determined',
          guide: 'run worried',
          things: ['lemon'],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['perspective'],
      shows: /\b(?:far|further)\b/i,
      pages: {
        young: [
          {
            text: [
              'A long road. A pea, far off. {child} walks and walks. It is not a pea. It is a lemon!',
              'So small, so far away! Step, step, step. It grows and grows. Hello, lemon.',
            ],
            setting: 'farm',
            camera: 'wide',
            child: 'walk excited',
            things: ['lemon'],
          },
        ],
        middle: [
          {
            text: [
              'The lemon was in the middle of a long white road. It looked no bigger than a pea. Far ahead the two sides of the road ran together to a point. "Hopeless," said {guide}. "Only an ant could get through there."',
              '"It is shrinking!" cried {guide}. The lemon rolled away down a painted road. It was a plum, a pea, a pip. The road shrank too. At the far end it was as thin as a hair. {child} measured it with one thumb.',
            ],
            setting: 'farm',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'point worried',
            things: ['lemon'],
          },
          {
            text: [
              'But {child} took a step, and the point took a step as well. The road stayed as wide as a road. Further off is only painted smaller. At the end stood a tree as tall as trees are. Now their own gate looked like a matchstick. "Somebody has shrunk it," said {guide}.',
              'A thumb can hide a whole barn, if the barn is far away. So {child} just walked. The pip was a pea again, then a plum. The thin road opened like a fan. "And I never grew at all," said {guide}, checking.',
            ],
            setting: 'farm',
            camera: 'wide',
            child: 'walk proud',
            guide: 'walk surprised',
          },
        ],
        old: [
          {
            text: [
              'The road in the landscape was as straight as a ruler, with a row of trees on each side. Down the middle went the lemon. It was the size of a lemon, and then of a grape, and then of a pinhead. The trees dwindled as well. Right in the middle of the picture the road and the trees came together in one sharp point. "There you are," said {guide}. "It has gone through the point. We should have to be as narrow as a needle." {child} shut one eye and looked along it.',
              '"I have seen that road every day of my life," said {guide}, "and I tell you that it stops." It did look so. Both edges leaned in, nearer and nearer, until there was no road left to roll on. The lemon had been rolling on it all the same. By now it was hardly a crumb. {guide} sat down on a milestone. "A mouse could not squeeze in there," said {guide}. "And I have my dignity to think of." {child} held up a thumb, and it covered the church, the hill and the whole end of the road.',
            ],
            setting: 'farm',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'sit worried',
          },
          {
            text: [
              '"Is the church at home smaller than my nose?" said {child}. "From the bus it is." The painter had put down what an eye sees, and an eye sees far things small. That did not make them so. {child} walked, and the trees made room. The point went politely on ahead and was never reached. When they came to the church it had a door you could ride a horse through. Behind them the gate had turned into a toy. {guide} waved to it, and said that it had been quite big when they left.',
              'It could hide a church, that thumb, and yet no thumb is as big as one. {child} laughed and set off. The further off a thing is, the less room it takes up in your eye. So it was painted. Nothing was really narrow. With each step the road let out its waist. The crumb was a grape again, the trees stood up, and two cows went by side by side. It was the place they had started from that was pinched now. "I shall never fit back through that," said {guide}.',
            ],
            setting: 'farm',
            camera: 'wide',
            child: 'walk proud',
            guide: 'walk surprised',
          },
        ],
      },
      ask: {
        young: ['Why did the lemon look so small?', 'It was far away.'],
        older: [
          'Why could {child} walk down a road that came to a point?',
          'It was only painted so: things far off look smaller, and the edges of a road seem to meet.',
        ],
      },
    },
    {
      facts: ['far-blue'],
      shows: /\bblue(?:r|st)?\b/i,
      pages: {
        young: [
          {
            text: [
              'Green hill, near. Grey hill, not near. Blue hill, oh so far. That way, {child}!',
              'Which is the far hill? The blue one, pale and blue. {child} waves at it.',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'point happy',
          },
        ],
        middle: [
          {
            text: [
              'Three hills stood in the next picture, and all the same height. A wet track ran up and away. "It was making for the last hill," said {guide}. "So it is this one. No, that. They are all first when I look at them."',
              '"Fruit always goes to the furthest hill," said {guide}. But which was it? One peak was brown and one was green and one was hardly there. {guide} had already been up the wrong one, and had burrs.',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'think curious',
            guide: 'point worried',
          },
          {
            text: [
              '{child} had seen far hills from a train. They were never green. There is so much air in the way that they turn pale and blue. "That one," said {child}, "the one like a washed shirt." Behind it they found the track, still wet.',
              'The one that was hardly there was a pale milky blue. "There is the most air in front of it," said {child}. "So it is the last." It was a long walk. By the end it was as green as any hill. The brown one had gone blue.',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'point proud',
            guide: 'look-up surprised',
          },
        ],
        old: [
          {
            text: [
              'Now came a picture with nothing in it but mountains. There were five of them, one poking out from behind another, and no path, no goat and no signpost. "It will be behind the last one," said {guide}. "One always wants to be behind the last one. That is the large one, there." {child} was not so sure. A near hill may be small and a far one enormous. You could not tell by the size. {guide} had already walked into the large one, which turned out to be extremely close.',
              'From the front the mountains had looked easy. From the inside it was like standing in a mouth full of teeth. Somewhere at the back, in the furthest valley, the smell of lemon was coming from. But which was the back? {guide} pointed to the tallest peak and then, losing heart, to the second tallest. "In my own picture there is a curtain behind me," said {guide}. "One knows where one is with a curtain." The wind turned over a little cold air, and {child} looked not at the shapes, but at the colours.',
            ],
            setting: 'mountain',
            weather: 'wind',
            camera: 'wide',
            child: 'think curious',
            guide: 'point worried',
          },
          {
            text: [
              'The nearest was rusty, with every stone drawn. The next was green, but a tired sort of green. After that they grew greyer and bluer, and the last was no more than a breath on a window. {child} knew that one. It was how hills looked on the way to the sea. Air is not quite clear. With miles of it before a mountain, you look at the air as well. "We go where it is palest," said {child}. They did. There lay a pip, in a valley that from here was not blue in the least.',
              'Close by, the rock was brown and the bushes were sharp enough to scratch. Behind that it all went soft. The furthest ridge was a pale clear blue, as if someone had gone over it with a damp brush. "That is all the air between us and it," said {child}. "The more air, the bluer." They walked toward the blue. It kept backing off, and under their soles the ground was always brown. When they turned round, the sharp bushes where they had argued were the colour of forget-me-nots.',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'point proud',
            guide: 'look-up surprised',
          },
        ],
      },
      ask: {
        young: ['What colour was the far hill?', 'It was pale and blue.'],
        older: [
          'How did {child} know which hill was furthest away?',
          'It was the palest and bluest. There is more air in front of a far hill, and painters paint that.',
        ],
      },
    },
    {
      facts: ['cave', 'ochre', 'hands'],
      shows: /\bearth\b/i,
      pages: {
        young: [
          {
            text: [
              'A cave. A red hand on the wall. {child} dips one finger in red earth. Dot. I was here!',
              'Red earth, wet earth, red hand. A horse runs on the wall. {child} paints a dot too.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'reach curious',
          },
        ],
        middle: [
          {
            text: [
              'The next frame was the mouth of a cave. Inside were three tunnels, and they went down all three. Each time they came out where they had begun. "We have met that puddle before," said {guide}. There was not a pencil or a brush to mark the way with.',
              'It was dim in the cave, and every tunnel looked like the last one. {child} had no chalk. {guide} had a comb. "I could leave a hair at each corner," said {guide}. "But they are such good hairs." Round they went again.',
            ],
            setting: 'cave',
            child: 'think worried',
            guide: 'walk worried',
          },
          {
            text: [
              'Then light fell on a wall, and there ran horses, black and red. "Who sold them the paint?" said {guide}. Nobody did. {child} scraped up red earth from the floor and wetted it. One spot at each turning, and they were soon out. The horses had lasted thousands of years. The spots might too.',
              'On the rock was a hand. Somebody had laid it there, long ago, and blown red colour all round it. {child} rubbed the floor. It was just earth, red as rust. So they dabbed earth at every corner they tried. Two corners were left, and then one. It smelled of lemon.',
            ],
            setting: 'cave',
            child: 'point happy',
            guide: 'look-up surprised',
          },
        ],
        old: [
          {
            text: [
              'It was the oldest picture in the museum, or a copy of it, and it was not on canvas. It was a cave. Inside, the passages split, and split again. Three times they came back to the same damp rock with a nose. "I recommend leaving a mark," said {guide}, "at each place we have tried." With what, though? There was no paint in the place, no chalk and no shop for a very long way. {child} felt in both pockets. There was a bus ticket in them and half a biscuit, which {guide} ate.',
              'They had followed the smell into a cave, and now it seemed to come from everywhere. Left led back to right. Right led back to a puddle. {guide} was getting echoes and had started to answer them. "A painter," said {guide}, "would make a small cross at every corner. He would send a boy out for red." {child} looked at the floor, which was all there was. It had come off on their shoes. It had come off on {guide} as well, in a good warm rusty smear.',
            ],
            setting: 'cave',
            child: 'think worried',
            guide: 'stand worried',
          },
          {
            text: [
              'A crack let in some sun, and the wall stood up and ran. There were horses on it, and a bull, in black and red, and drawn by somebody who had truly looked. Among them was the shape of a hand. "But where did they buy the colours?" said {guide}. {child} crouched. The black was burnt wood. The red was lying underfoot, plain red earth with iron in it, and it only wanted water. After that there was a dot at every corner. The horses went with them along the wall, as they had for thousands of years, and saw them out.',
              '"It is paint," said {child}. "We have been walking on it." Iron in the earth makes it red or yellow or brown, and all you add is something wet. People had found that out here, thousands of years ago, and covered the rock with bulls and horses. One had put a hand on the stone and puffed colour at it. The hand was still there; it was just the size of {child}\'s. {child} did not touch it, but laid a shadow over it, finger upon finger. Then they dabbed their way out, corner by corner.',
            ],
            setting: 'cave',
            child: 'kneel happy',
            guide: 'look-up surprised',
          },
        ],
      },
      ask: {
        young: ['What did {child} paint with?', 'Wet red earth.'],
        older: [
          'Where did people in caves get their paint from?',
          'From coloured earth, which has iron in it, and from burnt wood.',
        ],
      },
    },
    {
      facts: ['lapis', 'paint'],
      shows: /\bstone\b/i,
      pages: {
        young: [
          {
            text: [
              'No blue for the river. Here is a stone. Grind, grind. The stone is blue inside!',
              'A dusty stone, a blue stone. {child} rubs and rubs. Now there is blue for a river.',
            ],
            setting: 'kitchen',
            camera: 'close',
            child: 'hold excited',
          },
        ],
        middle: [
          {
            text: [
              'They came to a river that nobody had painted yet. There were two green banks and a boat. In between it was bare white cloth. "He left the blue till last," said {guide}. "They always did. They had to save up for it."',
              'The lemon had crossed a river. They could not, because there was no river there. It was a gap in the picture. A boat sat on it as on a shelf. Beside it lay some jars, red, brown, green and black.',
            ],
            setting: 'pond',
            child: 'look-up surprised',
            guide: 'stand worried',
            things: ['boat'],
          },
          {
            text: [
              'In the last jar was only a lump. But {child} saw blue in it, with sparks of gold. It was a stone from Afghanistan, and had cost as much as gold. They ground it up small and stirred it into oil. One brushful, and off floated the boat.',
              '"That is a stone," said {guide}, "and a dirty one." {child} rubbed it with a wet finger. It was as blue as evening. Such stones came over the mountains, all the way from Afghanistan. Ground up and stirred into oil, it ran down the cloth. The boat began to rock.',
            ],
            setting: 'pond',
            child: 'kneel excited',
            guide: 'jump surprised',
            things: ['boat'],
          },
        ],
        old: [
          {
            text: [
              'Half of the next picture had not been done. It had a sky, a mill and a boat drawn in pencil lines and brown. Where the river ought to run there was only canvas, tight as a drum. The lemon had bounced over; you could see the dents. "He will have been waiting for his blue," said {guide}. "Red you can dig up. Green you can scrape off an old pan. But for a proper blue one had to write letters to people." There was a box of colours standing by. In the place for blue lay a dirty grey stone.',
              '"Mind the edge," said {guide}. The grass stopped, and after it came nothing, white and flat, as far as the other bank. A boat lay on it at a slant. {child} tried it with one toe; it was dry cloth. Somebody had painted everything in this picture except the water. His colours stood there in shells, reds and browns and greens. One shell held just a lump of rock. "There you see a man who had run out of money," said {guide}.',
            ],
            setting: 'pond',
            child: 'point curious',
            guide: 'stand worried',
            things: ['boat'],
          },
          {
            text: [
              '{child} turned it over. On one side it was as blue as the hour after supper, with sparks in it like gold. {guide} stopped talking. "That comes from Afghanistan," whispered {guide}, "on camels and ships. Some people paid for it in gold, weight for weight." They ground the stone between two others until it was dust. {child} stirred the dust into oil, as that is all paint is, colour and something to make it stick. The first stroke ran away downstream. By the fourth the boat had lifted its nose.',
              'But a painter with only a bit of rock would hardly have given it the best shell. {child} wetted it, and it went a blue that you could hear. "So that is what I am standing in front of," said {guide}, "in my portrait. I was told it was costly." The stone had come from a mine in Afghanistan, over mountains and seas, to be made into one river. They crushed it and ground it and mixed it with oil. {child} had the brush. It took three strokes, and the boat swung round and tugged.',
            ],
            setting: 'pond',
            child: 'kneel excited',
            guide: 'jump surprised',
            things: ['boat'],
          },
        ],
      },
      ask: {
        young: ['What was the blue made of?', 'It was a stone, ground up small.'],
        older: [
          'Why did painters save their best blue till last?',
          'It was made from a stone that came all the way from Afghanistan, and it was as dear as gold.',
        ],
      },
    },
    {
      facts: ['fresco', 'day-piece'],
      shows: /\bwet\b/i,
      pages: {
        young: [
          {
            text: [
              'The wall is wet. The lemon sticks. Pull, {child}, before it dries! Plop.',
              'Who is stuck in the wet wall? A lemon! {child} tugs. Plop, it is out.',
            ],
            setting: 'castle',
            camera: 'close',
            child: 'reach determined',
            things: ['lemon'],
          },
        ],
        middle: [
          {
            text: [
              'There was the lemon, stuck in a wall like a raisin in a bun. The wall was soft and smelled of rain. "We have it," said {guide}, and leaned on the wall to rest. Then {guide} could not lean off again.',
              'A painter had gone to lunch and left a wall half done. The lemon had run straight into it and sat there up to the middle. "It will keep till we have had a rest," said {guide}. {child} touched it. The wall was cold and soft, but at the edge it was hard.',
            ],
            setting: 'castle',
            child: 'look-up worried',
            guide: 'stand calm',
            things: ['lemon'],
          },
          {
            text: [
              'The wall was wet. The colours sank into it as butter sinks into toast. When it dried they would be wall for good. "Lemon and all," said {child}, "and you as well." One long pull, two loud plops. The lemon did not say thank you. It rolled.',
              'That was the trick of such walls. You paint them while they are wet. Then they dry, and paint is wall. "If we rest, it stays till the house falls down," said {child}. They pulled until it came out with a pop. It left a dimple. {guide} painted a bird round that.',
            ],
            setting: 'castle',
            child: 'reach determined',
            guide: 'jump surprised',
            things: [],
          },
        ],
        old: [
          {
            text: [
              'It was a chapel wall, as high as a house, and whoever was painting it had gone to dinner. He had put on just one patch of plaster that morning, with half an angel on it. In the middle of the angel, sunk in to the waist, was the lemon. "Splendid," said {guide}. "It cannot get away. Let us sit down and be proud of ourselves." {child} put one finger to the edge of the patch. A moment ago that had been as soft as cake, and now it was like a biscuit.',
              '"Do not run," said {guide}. "Look, it has stopped." The lemon was in the wall. It had rolled down somebody\'s painted hill and into a wall, and the wall had let it in, like dough. All round it somebody had begun on a blue sky. "We can fetch it after elevenses," said {guide}, who had found a bench. But {child} noticed a thing about the sky. Where it was darkest it was still shining. Where it was pale it had gone dull, and the dull part was growing.',
            ],
            setting: 'castle',
            child: 'reach worried',
            guide: 'sit calm',
            things: ['lemon'],
          },
          {
            text: [
              '"It is drying!" said {child}. This was not paint upon a wall. It was paint in a wall, put on while that was wet. Once it dried it would all be wall, angel and lemon, for as long as the chapel stood. That was why he only plastered as much as he could paint in a day. They both took hold. It came out with a noise like a boot from mud, rolled under a bench, and was gone. {guide} smoothed over the hole, and the angel got a rather fat apple.',
              'Such a wall has to be painted wet. The colours go in with the water, and then the wall sets and keeps them. It keeps whatever else is in there, too. "In an hour that lemon will be history," said {child}. {child} pulled, and {guide} pulled {child}, and the wall thought about it. Then they were all three on the floor, and one was rolling away. It left a neat round dent in the sky. They looked at it. "It could be a moon," said {guide}. They just had time, before it dried.',
            ],
            setting: 'castle',
            child: 'reach determined',
            guide: 'jump surprised',
            things: [],
          },
        ],
      },
      ask: {
        young: ['Why did the lemon stick in the wall?', 'The wall was still wet.'],
        older: [
          'Why did they have to be quick at the wet wall?',
          'Colours on wet plaster become part of the wall when it dries, and the lemon would have, too.',
        ],
      },
    },
    {
      facts: ['dots'],
      shows: /\bdots?\b/i,
      pages: {
        young: [
          {
            text: [
              'Dots, dots, dots. Where is the lemon? Step back, {child}. Back. There it is!',
              'Red dots. Blue dots. What is it? {child} goes back and back. A lemon, in the dots!',
            ],
            setting: 'pond',
            camera: 'wide',
            child: 'point surprised',
            things: ['lemon'],
          },
        ],
        middle: [
          {
            text: [
              'Then everything went spotty. There were dots underfoot and dots in the air, pink, yellow and blue. "I feel unwell," said {guide}, turning a bit dotty too. Somewhere in there was the lemon. {child} looked hard at a thousand yellow dots.',
              'They had run into a cloud of dots. It was like being inside a bag of sweets. "Is that the grass?" said {guide}, bumping into it. "Or a lady?" {child} crept closer and closer, with nose to the paint. The closer they got, the less was there.',
            ],
            setting: 'pond',
            child: 'cover worried',
            guide: 'stand surprised',
          },
          {
            text: [
              'You cannot see it from in here, {child} thought. So back they walked, thirty big steps. The dots ran together. Blue and yellow ones made grass. Out of the pink came a sunshade. Under that, as plain as plain, shone the lemon.',
              '"Other way," said {child}, and began to walk backwards. And the dots stopped being dots. They were a lake, and a sail, and a Sunday afternoon. There on the bank was a small round sun. It was the lemon, trying to look like a duck.',
            ],
            setting: 'pond',
            camera: 'wide',
            child: 'point happy',
            guide: 'cheer surprised',
            things: ['lemon'],
          },
        ],
        old: [
          {
            text: [
              'The next picture was not a place at all, as far as anyone could tell. It was dots. They hung there, each the size of a pea, orange by blue by violet, on every side. "This one is broken," said {guide}. {child} pushed in deeper, where the yellow ones were thickest. Each yellow dot might be the lemon, and there were more of them than leaves on a tree. The nearer {child} got the more it looked like a spilt box of beads.',
              '"I know this one," said {guide}. "It is of people by a river. I see it over the stairs, every day." But here was no river and there were no people. There were dots. Some were green, and a good many were the wrong colour altogether, pink ones in what might be water. They waded about. {guide} said sorry to a green patch, and then to a red one. {child} picked out a yellow dot with great care, and then another next to it. They were only paint.',
            ],
            setting: 'pond',
            child: 'reach worried',
            guide: 'stand surprised',
          },
          {
            text: [
              '"You see it over the stairs," thought {child} aloud. "That is how far?" So they went back, and back, until they stood with their heels on the frame. The beads closed up. Blue dots and yellow dots lay side by side, and the eye stirred them into grass. A river came, with a boat and a dog. It was a whole warm Sunday, and nobody had mixed it but themselves. On the bank, beside a picnic, sat the lemon. It had been sitting there in full view. They had only been too near to see it.',
              'Then {child} remembered the stairs. From up there one was a long way off, and from far off this was a river. "It is too close for our eyes," said {child}. "Walk backwards." They walked, holding on to each other. Somewhere about the twentieth step the dots gave up being dots. Pink and blue slid together into evening water. All at once there were trees, hats, a monkey on a lead. And there the lemon was, under a parasol, with its back to them, pretending to be somebody\'s lunch.',
            ],
            setting: 'pond',
            camera: 'wide',
            child: 'point happy',
            guide: 'cheer surprised',
            things: ['lemon'],
          },
        ],
      },
      ask: {
        young: ['When did {child} see what the dots were?', 'When {child} stepped back.'],
        older: [
          'Why did {child} have to go further away to see it?',
          'Close by there were only dots. From further back the eye mixes them into colours and shapes.',
        ],
      },
    },
    {
      facts: ['shade'],
      shows: /\bdark(?:er)?\b/i,
      pages: {
        young: [
          {
            text: [
              'Flat, flat, flat, like plates. One is light here and dark there. That one is the lemon!',
              'Yellow spot, yellow spot. But one has a dark side. It is round! Lemon, come here.',
            ],
            setting: 'shop',
            camera: 'close',
            child: 'point excited',
            things: ['lemon'],
          },
        ],
        middle: [
          {
            text: [
              'The next picture was a fruit stall, still only half painted. On the shelf lay eleven yellow circles. "It is hiding among its friends," said {guide}, and took hold of one. It was as flat as a pancake. So was the second.',
              'Someone had been practising lemons. There was a whole board of yellow rounds, and ours was one of them. "I shall call it," said {guide}. "Lemon!" They all kept quiet. {child} looked along the board with one cheek against it.',
            ],
            setting: 'shop',
            child: 'look-up curious',
            guide: 'reach worried',
          },
          {
            text: [
              'They were yellow all over, every one the same. Only the ninth was pale on one cheek and dark on the other. It had a shadow to sit on. "That is what makes it round," said {child}. It jumped, and the chase was on again.',
              'A ball is never one yellow. By the window it is light, and on the other side it is dark. Just one circle was like that. It stood up off the board like a nose. "Got you," said {child}. It squirted, and was off.',
            ],
            setting: 'shop',
            child: 'point proud',
            guide: 'jump surprised',
            things: [],
          },
        ],
        old: [
          {
            text: [
              'It had gone to ground in the fruit. The picture was of a market stall, and the painter had never got further than the first coat. Here were pears like green flags and cherries like red buttons. Here were fourteen yellow ovals, all perfectly flat. "One of those is a lemon of ours," said {guide}, "and it knows we are here." {guide} tried to lift one by its edge. It was like trying to pick up a puddle. Nothing rolled, nothing breathed, and they had a minute for each at best.',
              'Whoever had the next picture was a beginner. He had been set to paint a lemon, and had painted it over and over, in rows. They were the right yellow. They were the right shape, with the little nose at the end. All the same there was not one you would have cut a slice from. "It is very good company to hide in," said {guide}, quite fairly. The real one had rolled in among them and gone flat for safety. {child} walked along the rows with both hands behind the back, as people do in museums.',
            ],
            setting: 'shop',
            child: 'walk curious',
            guide: 'reach worried',
          },
          {
            text: [
              '{child} picked up a chestnut from the floor, and turned it to the window. It was light where the window looked at it, and dark round the back. You could not say where it changed. That was what round looked like. The yellow ovals had none of it. They were one colour from edge to edge. Only the eleventh, down in the corner, shone on the left. It was dark on the right, and cast a shadow. "Good morning," said {child}. It bolted.',
              'Then {child} stopped. Thirteen of them were yellow, and the fourteenth was yellows. There was a white spot on its brow where the light struck it. From there it went gold, and brown, and dark along the bottom, with some blue in it. It was only paint, laid on flat like the rest. But it bulged. You could have put your hand round it. "That is not a beginner\'s," said {guide} with respect, and bowed to it. It is a mistake to bow to a lemon. It was past them before {guide} was upright.',
            ],
            setting: 'shop',
            child: 'point proud',
            guide: 'jump surprised',
            things: [],
          },
        ],
      },
      ask: {
        young: ['How did {child} find the real lemon?', 'It was light here and dark there.'],
        older: [
          'What makes a painted circle look round?',
          'Light on one side and dark on the other, as on a real ball by a window.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'Hop, says {child}. Up goes the lemon. Back by the fish. Now hold still!',
            'The lemon is on its plate. {child} pats it. The fish looks pleased.',
          ],
          setting: 'library',
          child: 'reach proud',
          things: ['lemon'],
        },
        {
          text: [
            'Night. {child} is in bed. A smell of lemon. One yellow thumb.',
            'All the frames are dark. {child} sleeps. Bump, bump. Who is that?',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep calm',
        },
      ],
      [
        {
          text: [
            'Got it! The lemon goes home. It winks at the fish. {child} winks back.',
            'In you go, lemon. Not there. There. Ding, says the clock. Ten!',
          ],
          setting: 'library',
          child: 'reach happy',
          things: ['lemon'],
        },
        {
          text: [
            '{guide} hops in a frame. Nose up. Still, so still. {child} waves.',
            'Bye, {guide}. Back in the frame. Chin up. Then, one small wink.',
          ],
          setting: 'library',
          child: 'wave happy',
          guide: 'stand proud',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'They drove the lemon into a corner, between a bishop and a storm. {child} held out a sock. In it rolled, quite tired. Soon it lay on its own shadow again, and the bell rang ten.',
            'In the end it was the peel. It had come loose on a nail and tied the lemon to a frame. {child} carried it home in both hands. It fitted its hole like an egg in an egg cup.',
          ],
          setting: 'library',
          child: 'hold proud: lemon',
        },
        {
          text: [
            'The doors opened. {guide} was up on the wall, chin in the air. People came in and shook out their umbrellas. They walked straight past the fish. But one small girl stood still and licked her lips.',
            '"How lifelike," said a lady to {guide}, who loved it. {child} sat on the bench. The lemon shone. It had always pointed to the left, and now it pointed right. Nobody noticed except the fish.',
          ],
          setting: 'library',
          child: 'sit happy',
          guide: 'stand proud',
        },
      ],
      [
        {
          text: [
            'It had simply rolled all the way round. There were the stairs again, and there was the lemon, bumping down them. {child} sat on the bottom step and opened both hands. Plop. By ten it was on its plate.',
            '"If I were fruit," said {child}, "I would want to be looked at." So they stood with their backs to the pictures. Soon something bumped against a heel. {child} picked up the lemon and put it in its place.',
          ],
          setting: 'library',
          child: 'hold happy: lemon',
        },
        {
          text: [
            'That evening {child} tried it with a crayon. One yellow circle, flat as a plate. Then it was given a dark side. It lay there on the paper and got rounder. {child} put one hand under the edge, to catch it.',
            'From the bedroom window you could see a road with lamps. Far off they were as small as pips. {child} held up a thumb, put them all out, and let them shine again.',
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
            'It ended at the last picture of all, where there was nothing left to roll into but the frame. The lemon lay in the corner and panted, if lemons do. {child} did not grab. {child} knelt down and rolled up one sleeve, and made a slope of an arm. After a while it came. They carried it back through the long gallery, past ninety kings who saw nothing. Its shadow was still waiting on the tablecloth. It fitted as a foot does a slipper, and down in the hall the clock began on ten.',
            'What stopped it was an empty frame. It hung at the end of the corridor, gilded and grand, with a card beneath it: Gone for Cleaning. The lemon rolled in, had a look round at all that nothing, and rolled out again quite quickly. It rolled to {child}\'s shoe and stayed there. "It has seen itself missing," said {guide}. "It is a nasty feeling." {child} carried the lemon upstairs, two steps at a time. There was the fish. There was the hole. At one stroke before ten there was no hole.',
          ],
          setting: 'library',
          child: 'hold proud: lemon',
          guide: 'stand calm',
        },
        {
          text: [
            'Then the doors opened, and in came the wet coats. {guide} hung where {guide} had always hung, chin up, gazing at a point above the hats. There was dust on one ear. There was a leaf. "Do you know," said an old gentleman, stopping, "I never noticed how alive that one looks." The portrait turned very slightly pinker. On the bench {child} looked at the picture of the fish, because somebody should. The lemon was on its plate and holding still. It shone. But it was holding still rather hard.',
            'The keeper of the museum came by with her keys, counting. She counted the kings, the battles and the boats. In front of the fish she stopped and put on her spectacles. "I could have sworn," she said, "that the lemon had its nose to the left." {child} studied the ceiling. So did {guide}, from a gold frame. Behind one ear was a leaf that no master had put there. The keeper leaned closer. She sniffed. Then she took out her sandwiches, and looked at that picture for the whole of her lunch.',
          ],
          setting: 'library',
          child: 'sit happy',
          guide: 'stand proud',
        },
      ],
      [
        {
          text: [
            'They did not catch the lemon, if the truth be told. It got tired of them. They were standing on the marble stairs at four minutes to ten, out of breath and out of ideas. And down it came, bump, bump, as it had at the start, having been through every picture in the house. It lay against the bottom step and looked smaller. Fruit is meant to lie beside things. {child} carried it up, and held it to its hole. It went in by itself, with a small sigh of varnish.',
            'There was one thing that a lemon has no answer to, and that was no one chasing it. {child} thought of it with five minutes left. They sat down below the fish, back to back, and shut their eyes. A clock ticked. Somewhere overhead something rolled, stopped, and rolled again, nearer. Then it bumped {child} on the elbow. It was cold, and slightly sticky, and pretended to be surprised. They put the lemon on its plate and turned its best side to the light.',
          ],
          setting: 'library',
          child: 'kneel proud',
          guide: 'sit calm',
          things: ['lemon'],
        },
        {
          text: [
            'At home there was a real one, in the bowl, and {child} took it up to bed. It lay on the windowsill under the lamp. It was not yellow. That was the odd thing, once you had started to look. It was nearly white on the brow, then gold. Down the far side there was brown, and even some blue. {child} looked for a long time and reached for the crayons. Outside, the street ran away in two straight lines, and far down it met in one small light.',
            'It had stopped raining by bedtime. {child} leaned on the windowsill with both elbows. Down the road the lamps grew smaller and closer until they were pips. Behind the last house was a hill, and behind that a bluer one. Behind that it might be sky. Somebody could walk into that, thought {child}, and not be stuck at all. Then there was the smell again, quite near. On the sill, in the dust, ran one thin wet line. It turned the corner and went on along the gutter.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'look-up calm',
        },
      ],
    ],
  },
};
