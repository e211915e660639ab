import type { FactSheet } from '../sheet.ts';

/** A drawing steps off the paper and complains: it wants to be painted properly, in a cave, by those who know how. */
export const firstPeople: FactSheet = {
  id: 'first-people',
  topic: 'history',
  title: 'The Stone Age',
  subject: 'people of the Stone Age',
  words: [
    'stone age',
    'caveman',
    'cave people',
    'cave painting',
    'prehistory',
    'early people',
    'first people',
    'ice age',
    'mammoth',
    'flint',
    'how did people live long ago',
  ],
  guides: ['mammoth', 'bison', 'horse'],
  titles: [
    'From the Left, Please',
    '{guide} Has a Good Side',
    '{child} and the Right Red',
    'The Portrait in the Hill',
    'Hold Still, {guide}',
  ],
  facts: [
    {
      id: 'embers',
      says: 'People of the Stone Age kept their fires alive, as lighting a new one was hard; embers under ash stay hot for hours.',
      source: 'Encyclopaedia Britannica, "Fire: control by early humans"',
    },
    {
      id: 'flint',
      says: 'When flint is struck in the right place a flake breaks off with an edge as sharp as glass.',
      source: 'British Museum, "Stone tools: how flint is worked"',
    },
    {
      id: 'needle',
      says: 'Needles of bone with an eye are more than 40,000 years old; with them people sewed clothes that fitted.',
      source: 'Smithsonian National Museum of Natural History, "What does it mean to be human? Bone needles"',
    },
    {
      id: 'ochre',
      says: 'The red in cave paintings is ochre, a coloured earth that was ground and mixed with water or fat.',
      source: 'Encyclopaedia Britannica, "Ochre"; "Cave art"',
    },
    {
      id: 'lamps',
      says: 'The painters of Lascaux had light from small stone bowls with animal fat and a wick of plant fibre.',
      source: 'French Ministry of Culture, "Lascaux: lighting the cave"',
    },
    {
      id: 'bumps',
      says: 'Painters used bumps in the rock as the bodies of animals, as with the bison of Altamira in Spain.',
      source: 'Museo de Altamira, "The art of Altamira"',
    },
    {
      id: 'hands',
      says: 'For a hand picture somebody laid a hand on the rock and blew paint round it; some of the hands are those of children.',
      source: 'Natural History Museum, London, "The first artists: hand stencils"',
    },
    {
      id: 'age',
      says: 'The animals in the cave of Lascaux in France were painted some 17,000 years ago.',
      source: 'Encyclopaedia Britannica, "Lascaux"',
    },
    {
      id: 'mammoths',
      says: 'Mammoths were hairy relatives of elephants and ate grass; the last died about 4,000 years ago.',
      source: 'Natural History Museum, London, "Woolly mammoths"',
    },
    {
      id: 'dinosaurs',
      says: 'The great dinosaurs had died out 66 million years before, and no person ever met one.',
      source: 'Natural History Museum, London, "When did dinosaurs live?"',
    },
    {
      id: 'tents',
      says: 'Most people did not live deep in caves: they had tents and huts, and camped under overhanging rocks.',
      source: 'Encyclopaedia Britannica, "Stone Age"',
    },
    {
      id: 'flute',
      says: 'They made music: flutes of bird bone found in Germany are about 40,000 years old.',
      source: 'Museum of Prehistory Blaubeuren, "The flutes of the Ice Age"',
    },
  ],
  never: [
    {
      wrong: /\b(?:people|cavemen|hunters) (?:and|with|rode|hunted|fought) (?:the )?dinosaurs/i,
      belief: 'People and dinosaurs lived at the same time.',
      truth: 'Millions of years lie between them.',
    },
    {
      wrong: /\b(?:all|every|always)\b[^.]*\blived (?:only )?in (?:a )?caves?\b/i,
      belief: 'All Stone Age people lived in caves.',
      truth: 'Most lived in tents and huts; deep caves were for painting.',
    },
    {
      wrong: /\b(?:stone age )?(?:people|cavemen) (?:could not|couldn't|only) (?:talk|speak|grunt|grunted)/i,
      belief: 'Stone Age people could not talk.',
      truth: 'They were people like us, who talked, joked and made music.',
    },
    {
      wrong: /\bmammoths? (?:ate|hunted|eats?) (?:meat|people|animals)/i,
      belief: 'Mammoths ate meat.',
      truth: 'They ate grass and other plants.',
    },
    {
      wrong: /\b(?:painted|made|done|paint) (?:it |them )?with (?:berry juice|berries)/i,
      belief: 'Cave pictures were painted with berries.',
      truth: 'The colours are earth and charcoal; berry juice would have faded.',
    },
  ],
  opens: {
    young: [
      [
        {
          setting: 'bedroom',
          camera: 'wide',
          child: 'sit happy',
          things: ['crayon'],
          text: [
            'Rain outside. {child} has a crayon and all that paper. Round, round, tail.',
            'Fat crayon, long paper. {child} draws fur. Lots of fur. The fur moves!',
          ],
        },
        {
          setting: 'mountain',
          camera: 'medium',
          child: 'walk curious',
          guide: 'point proud',
          things: ['sun'],
          text: [
            'Cold sun, high grass. {a guide} holds still. "Now paint me." {child} has no paint.',
            'Long, long ago, the same sun. {a guide} turns round. "Which side?" {child} likes both.',
          ],
        },
      ],
      [
        {
          setting: 'bedroom',
          camera: 'close',
          child: 'kneel happy',
          things: ['crayon'],
          text: [
            '{child} has a brown crayon. Big back, big head. Who are you?',
            'Scritch, goes the crayon. {child} draws somebody big. It blinks!',
          ],
        },
        {
          setting: 'mountain',
          camera: 'medium',
          child: 'look-up surprised',
          guide: 'stand proud',
          text: [
            'Out steps {a guide}. "That is not my nose! Let us find real painters." {child} comes.',
            '"Do me better," says {a guide}. "In a cave. In red." Off goes {child} too.',
          ],
        },
      ],
      [
        {
          setting: 'bedroom',
          camera: 'medium',
          child: 'hold curious: crayon',
          text: [
            'One line for a back. {child} draws four lines for legs. The crayon stops. Somebody coughed.',
            'Paper as big as a door. {child} draws and draws. Hop! Off jumps the picture. Bye, crayon.',
          ],
        },
        {
          setting: 'forest',
          camera: 'wide',
          child: 'walk excited',
          guide: 'walk happy',
          things: ['tree'],
          text: [
            '{a guide} walks ahead. "I want my picture made." {child} runs behind, from tree to tree.',
            'At the tree is {a guide}. "Which way to the painters?" asks {child}. "Up!"',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'bedroom',
          camera: 'close',
          child: 'kneel happy',
          things: ['crayon'],
          text: [
            '{child} had the big paper and the brown crayon. First came a back like a hill, and then some legs. It was meant to be a {kind}. "It looks like a potato," somebody said, and it was the picture.',
            'It was raining, so {child} was drawing a {kind}. The crayon was too fat for eyelashes. "I have eyelashes," said the drawing. "I am rather known for them."',
          ],
        },
        {
          setting: 'mountain',
          camera: 'medium',
          child: 'look-up surprised',
          guide: 'stand proud',
          text: [
            'Off the paper stepped {a guide}. Behind was a cold bright valley, long, long ago. "There are painters here," said {guide}. "In a hill. I wish to be done by them, from the left." {child} put on boots.',
            'The paper opened like a tent. It was the Stone Age. There stood {a guide}, one foot forward. "You may come," said {guide}. "But then I must be painted properly. In red." {child} had only brown.',
          ],
        },
      ],
      [
        {
          setting: 'bedroom',
          camera: 'medium',
          child: 'hold surprised: crayon',
          text: [
            'It was only an outline, since the crayon had run out. {child} was looking for another. "Don\'t trouble," said a voice from the paper. "I should like to see somebody else about it."',
            '{child} could do cats. {child} could do boats. This one kept coming out as a sofa. "Give me that crayon," said the sofa, "or better, don\'t. I know some people."',
          ],
        },
        {
          setting: 'forest',
          camera: 'wide',
          child: 'walk excited',
          guide: 'walk proud',
          things: ['tree'],
          text: [
            'Out into the wind walked {a guide}, turning this way and that. "Do you prefer me against the tree, or against the sky?" Somewhere ahead were the best painters of the Stone Age. {child} pulled up one sock.',
            'Where the wall had been stood a tree. Beyond was a valley with no houses. {a guide} posed. "The painters live up there," said {guide}. "They will cry when they see me. Come and hold my tail."',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'bedroom',
          camera: 'close',
          child: 'kneel happy',
          things: ['crayon'],
          text: [
            'The roll of paper reached from bed to door, and {child} had used most of it on one {kind}. It had taken two crayons. There was the great line of the back, with which {child} was pleased. There were legs. There was a face, of a sort. {child} sat back to look at it. "I suppose," said the drawing, after a silence, "that you have never actually seen one."',
            'Anyone can draw a {kind} who does not look at it afterwards. {child} had looked. It was all there, done in brown crayon, and it had no more life than a parcel. {child} tried a smile on it. Then the smile moved. "Is that meant for me?" it said. "I do not wish to be rude to somebody so small. But I have been called handsome from here to the ice, and this is a potato."',
          ],
        },
        {
          setting: 'mountain',
          camera: 'medium',
          child: 'look-up surprised',
          guide: 'stand proud',
          text: [
            'It climbed out, shaking off bits of wax, and there behind it lay a country without a road. The wind smelt of snow and grass. "{guide}," said {a guide}, and waited for applause. "In the hill over there are people who paint. I have seen what they did for my cousin. You may come along and tell them about the eyelashes." So began the search for the best painters of the Ice Age. It went at a walk, to save the hair.',
            'The paper gave like a curtain. On the other side was the Stone Age, with weather. Before it stood {a guide}, left side foremost. "This is the good one," said {guide}. "Kindly stay on it." {guide} meant to be painted, at last, by somebody who could. They were said to live in a hill, and they were said to be particular. "I shall sit for them," said {guide}. "If I can sit."',
          ],
        },
      ],
      [
        {
          setting: 'bedroom',
          camera: 'medium',
          child: 'hold surprised: crayon',
          text: [
            'There are two kinds of drawing, those that stay where they are and those that do not. {child} had made drawers full of the first kind. This was a {kind}, in brown, with the crayon held flat for the fur. When the last hair was in, it breathed out. "Thank you," it said. "It was dull on the inside. Now, about the nose. Do you mind if we ask someone else?"',
            'All {child} had asked of the crayon was one good {kind}, facing left, for the door. It had started well. Halfway along the belly the line had got thoughtful and come out somewhere else. "I can feel it," said the drawing. "I am drooping." {child} said that it was hard to do from memory. "Ah," it said. "Then I had better take you to some people who have the time."',
          ],
        },
        {
          setting: 'forest',
          camera: 'wide',
          child: 'walk excited',
          guide: 'walk proud',
          things: ['tree'],
          text: [
            'The door led where it usually did not. There was one thin tree, and under it {a guide}, full size, arranging a curl. "Some of them live in tents," said {guide}, "down by the water. But the painting they do in the hill. I have often walked past it slowly." {child} would have liked to ask about dinosaurs. "Before my time," said {guide}. "Sixty-six million years before. Do I look as old as that?"',
            '"How do I seem to you?" asked {a guide}, stopping beside a tree. Big, thought {child}, but that was not what was wanted. They had come out on a cold plain under a great deal of sky. It was the Stone Age all the way to the edge. {guide} had been admired here by wolves. But wolves do not paint. There were some who did, inside the hill. {guide} would be done by them, life size or not at all.',
          ],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['embers', 'tents'],
      shows: /\b(?:ash|ashes|embers?)\b/i,
      pages: {
        young: [
          {
            setting: 'mountain',
            camera: 'wide',
            child: 'sit calm',
            guide: 'look-up happy',
            things: ['campfire'],
            text: [
              'The fire is out? Old Oru lifts the ash. A red ember! {child} and {guide} sit well back.',
              'Rain fell on the fire. Under the ash something glows. {child} waits. {guide} waits. Crackle!',
            ],
          },
        ],
        middle: [
          {
            setting: 'mountain',
            weather: 'rain',
            camera: 'wide',
            child: 'stand worried',
            guide: 'stand sad',
            things: ['tent'],
            text: [
              'By the river stood a tent of skins, with people in it. It had rained in on their fire. All that was left was a grey heap. "Wet hair," said {guide}, "does nothing for me."',
              'The people camped under a big rock, each tent a leaning ring of poles. They were kind, and very cold. The shower had got their fire. {child} held up both hands to a heap of nothing.',
            ],
          },
          {
            setting: 'mountain',
            camera: 'medium',
            child: 'sit calm',
            guide: 'kneel surprised',
            things: ['campfire'],
            text: [
              'Old Oru minded the fire. Nobody else was to go past her stones. She parted the ash. Deep down lay embers, red as a robin, asleep since yesterday. She blew. {child} sat well back and grew warm.',
              'But the fire keeper was not sorry at all. She had heaped ash over it on purpose. Under ash an ember lives for hours. She fed it grass, and a twig, and it woke. {child} and {guide} stayed behind the ring of stones.',
            ],
          },
        ],
        old: [
          {
            setting: 'mountain',
            weather: 'rain',
            camera: 'wide',
            child: 'stand worried',
            guide: 'stand sad',
            things: ['tent'],
            text: [
              'There was nobody in the first cave but a draught. The people lived outside it, beneath a jut of rock, in a tent of hides as big as a bus. They made room. They were cold themselves, as the rain had got at their fire. There was nothing there but a grey mound. To make a new fire takes half a day, if everything is dry. Nothing was. {guide} dripped beside it and was told not to.',
              '"You must be the painters," said {guide}, putting a head into the tent. They were not, but knew them. Meanwhile everyone was looking at the hearth. It had gone out in the storm. One boy was being spoken to about it, quietly, in words {child} did not know. {child} did not need to be told. There were no matches in the world, nor would there be for a very long time. It was getting dark in there.',
            ],
          },
          {
            setting: 'mountain',
            camera: 'medium',
            child: 'sit calm',
            guide: 'kneel surprised',
            things: ['campfire'],
            text: [
              'Then the old woman came who had charge of the fire. Her name was Oru, and even the dogs kept behind her line of stones. She put aside the top of the mound with a stick. It was ash, and below it was finer ash, warm as a bed. At the bottom lay three embers, wide awake. She had tucked them in last night as one does with children. She gave them moss, and her breath. {child} watched from the proper side. Nobody in the tent said a word until it crackled.',
              'The fire keeper let them all worry for a while; she seemed to enjoy it. Nobody else was allowed near. Then she opened the heap, as you would open a pie. Within the ash there was still an ember the size of a plum. Ash is a blanket, it turned out: a fire may sleep under it till the next day. She gave it bark. She gave it a puff. {child}, behind the stones, had never been so glad of a light. {guide} steamed.',
            ],
          },
        ],
      },
      ask: {
        young: ['Where was the fire asleep?', 'Under the ash.'],
        older: [
          'How did the fire keeper get her fire back?',
          'She had covered the embers with ash, and under it they had stayed hot.',
        ],
      },
    },
    {
      facts: ['flint'],
      shows: /\bflints?\b/i,
      pages: {
        young: [
          {
            setting: 'forest',
            camera: 'medium',
            child: 'hide curious',
            guide: 'stand worried',
            things: ['string', 'tree'],
            text: [
              '{guide} is tied in string! A man taps his flint. {child} hides by a tree. Snip, free.',
              'A knot of string holds {guide}. Tap! Flint makes a sharp edge. {child} peeps round a tree.',
            ],
          },
        ],
        middle: [
          {
            setting: 'forest',
            camera: 'wide',
            child: 'reach worried',
            guide: 'stand shy',
            things: ['string'],
            text: [
              '{guide} stopped to be admired, backed into a rope, and turned round twice. Now there was a leg in it, and a tail. {child} pulled at the string. It was leather, and it was wet.',
              'Someone had hung up meat to dry on a long string. {guide} walked through it, admiring the view. It wound round and round. {child} tried a knot, and it got smaller.',
            ],
          },
          {
            setting: 'forest',
            camera: 'medium',
            child: 'hide curious',
            guide: 'look-up surprised',
            things: ['rock'],
            text: [
              'A woman came with a lump of flint. "Back, behind the rock," she told {child}. She struck it once, just at the rim. Off sprang a flake, thin as a leaf and sharp as glass. Two strokes, and {guide} was free.',
              '{child} found a rock, but it was round as an egg and cut nothing. The tool maker shook his head. His was flint, and he sent {child} ten steps off. Tock! It split with an edge like a razor shell. He cut the knots himself.',
            ],
          },
        ],
        old: [
          {
            setting: 'forest',
            camera: 'wide',
            child: 'reach worried',
            guide: 'stand shy',
            things: ['string'],
            text: [
              'The path ran between two trees, and between the trees somebody had stretched a string, for drying fish. {guide} had both eyes on the hill. It caught a foot. {guide} turned to see what it was, and then turned back to see the other side. After that it was hard to tell what was fish. The string was of twisted hide. {child} picked at it till both thumbs hurt. "I expect I look rather well in stripes," said {guide}, not very firmly.',
              'It was a snare for hares, and it had caught something that could have sat on twenty hares. {guide} stood with one leg lifted, in a loop of string. "I was going to stop here anyway," said {guide}. {child} tried to undo it. The knot had been made by somebody who knew how, and it had swollen in the wet. They wanted something sharp, in a country where nobody had yet melted a scrap of metal.',
            ],
          },
          {
            setting: 'forest',
            camera: 'medium',
            child: 'hide curious',
            guide: 'look-up surprised',
            things: ['rock'],
            text: [
              'An old man had been sitting there all the time among stone chips. He waved {child} behind a rock, because of splinters, and closed his own eyes nearly shut. In his lap lay a nodule of flint, like a knobbly potato. He turned it over and over until he found the place. Then he struck, not hard. A blade slid off the side, as long as a finger, with an edge you could see light through. The string fell apart at a touch. He cut it, and no one else.',
              'Round rocks are no use; {child} tried two. The woman who owned the snare had a better kind in her bag. It was flint, grey and glassy. She sent {child} well away before she began. It looked like knocking, but it was more like asking. She tapped along the rim until it rang, and struck there. A flake came away as thin as a petal. One edge of it was sharper than any scissors at home. She freed {guide}, and wrapped it up again in fur.',
            ],
          },
        ],
      },
      ask: {
        young: ['What is sharp?', 'Flint. Only for grown-ups!'],
        older: [
          'How did Stone Age people get a sharp edge?',
          'They struck flint in the right place, and a thin, sharp flake broke off.',
        ],
      },
    },
    {
      facts: ['needle'],
      shows: /\bneedles?\b/i,
      pages: {
        young: [
          {
            setting: 'snow',
            camera: 'medium',
            child: 'stand happy',
            guide: 'look-up curious',
            things: ['coat'],
            text: [
              'Brr, snow. Off slips the fur. In goes a bone needle. {child} has a coat! {guide} has one on.',
              'A needle of bone, with an eye. It sews {child} a coat. {guide} winks an eye back.',
            ],
          },
        ],
        middle: [
          {
            setting: 'snow',
            weather: 'snow',
            camera: 'wide',
            child: 'cover worried',
            guide: 'walk proud',
            things: ['footprints'],
            text: [
              'It began to snow. "Fur," said {guide}, "is all one needs." A family lent {child} a skin to wear. At each step it slid off into the footprints.',
              '{child} had no fur, and the snow came over both boots. Some girls wrapped {child} in a hide. It was like wearing a door. The footprints behind them kept stopping for it.',
            ],
          },
          {
            setting: 'snow',
            camera: 'close',
            child: 'reach happy',
            guide: 'think surprised',
            things: ['coat'],
            text: [
              'Their grandmother had a needle. It was a splinter of bone, smooth as a tooth, with a tiny eye. She sewed sleeves. She sewed a hood. That was a coat, and it walked when {child} walked. {guide} asked for one with a collar.',
              'Then someone brought a needle of bone. It had an eye as small as a seed. Someone had bored that. In and out it went, with sinew for thread. Now it was a coat with arms, and no wind could get in.',
            ],
          },
        ],
        old: [
          {
            setting: 'snow',
            weather: 'snow',
            camera: 'wide',
            child: 'cover worried',
            guide: 'walk proud',
            things: ['footprints'],
            text: [
              "Past the pines the snow began in earnest. {guide} liked it. It set off the dark parts. {child} was in one thin jumper. Some hunters on the way home hung a reindeer skin about {child}'s shoulders. It was warm for exactly as long as you held it shut. Then you needed a hand for something. Their footprints went on up the slope. Every few steps there was a place where the skin had come off again.",
              'A skin keeps a reindeer warm because it is on all the way round. {child} had got hold of the top half. When the wind came in at the neck it went out at the knees. "Grow some," advised {guide}, strolling ahead and leaving very handsome footprints. A girl of about {child}\'s age was watching. She had a jacket with a hood, and trousers that ended in boots, and not a gap anywhere. She laughed, and held out a hand.',
            ],
          },
          {
            setting: 'snow',
            camera: 'close',
            child: 'reach happy',
            guide: 'think surprised',
            things: ['coat'],
            text: [
              'They turned in at a tent, and there a man was sewing. In his fingers was something like a fish bone. It was a needle, ground out of bone and polished. At the thick end was an eye that you could hardly have got a hair through. There have been such needles for more than 40,000 years. Two sleeves, a hood, a drawstring: the skin turned into a coat while they were talking. Nobody had ever measured {child} so kindly. {guide} felt a little underdressed.',
              'Her mother looked at {child} the way one looks at a bad knot. She took from a hollow bone the finest thing in that tent: a needle. It was as slim as a grass stalk and had an eye bored in it. Somebody had needed good light for that, and patience. She cut the skin in five and put it together again the shape of a person. It was a coat. {child} did not feel the wind at all. "Is there any left over?" said {guide}.',
            ],
          },
        ],
      },
      ask: {
        young: ['What was the needle made of?', 'Bone!'],
        older: [
          'How did people in the Ice Age make clothes that fitted?',
          'They sewed skins together with fine needles of bone.',
        ],
      },
    },
    {
      facts: ['ochre'],
      shows: /\b(?:ochre|red (?:earth|stone|rock|mud|dust))\b/i,
      pages: {
        young: [
          {
            setting: 'mountain',
            camera: 'close',
            child: 'kneel happy',
            guide: 'stand proud',
            things: ['bowl'],
            text: [
              'What is red? Not a leaf. {child} grinds red earth in a bowl. {guide} nods. That red!',
              'Red stone, rub, rub. Drip, a bit of water. {child} stirs the bowl. {guide} wants a lot.',
            ],
          },
        ],
        middle: [
          {
            setting: 'forest',
            camera: 'medium',
            child: 'think curious',
            guide: 'stand proud',
            things: ['bush'],
            text: [
              'There had to be red. {guide} would not be done in anything else. {child} squashed a petal from a bush on a stone. It was red, then pink, then brown. "I am not brown," said {guide}, who was.',
              '"Red like a sunset," said {guide}. "Red like me, but more so." Everything red on that bush went dull as soon as it dried. {child} rubbed and rubbed. It looked like gravy.',
            ],
          },
          {
            setting: 'mountain',
            camera: 'close',
            child: 'kneel excited',
            guide: 'look-up happy',
            things: ['bowl'],
            text: [
              'A boy with red knees came by. He had been sliding on the bank, and it was all red earth. It is called ochre. They ground a lump in a bowl and wet it. It dried. It was red still.',
              'Colour that lasts comes out of the ground. {child} scraped at a streak in the cliff with a stick. Ochre! Crumbled in a bowl, with a little water, it was as thick as cream. {guide} dipped a toe and was enchanted.',
            ],
          },
        ],
        old: [
          {
            setting: 'forest',
            camera: 'medium',
            child: 'think curious',
            guide: 'stand proud',
            things: ['bush'],
            text: [
              '"One brings one\'s own paint," said {guide}. "It is only polite. I am to be red." {child} began with a bush, which had red leaves on it. They tried petals as well. Each made a fine wet smear on the stone. They sat down to see it dry. First it was plum, then it was tea, and then it was a stain of no special colour. A picture like that would have gone by Tuesday, and {guide} meant to last.',
              'Red is easy until you try to keep it. {child} had three stones in a row, with a different mash on each. By the time the third was done, the first was brown. The bush had nothing left to give. "Think," said {guide}. "What stays red? What is red in the rain, and when the leaves are off, and when nobody is looking?" {child} thought. There was a red place on {guide}\'s own knee, and it had been there all day.',
            ],
          },
          {
            setting: 'mountain',
            camera: 'close',
            child: 'kneel excited',
            guide: 'look-up happy',
            things: ['bowl'],
            text: [
              'It was a matter of knees. {guide} had knelt to drink, and come up with two red ones. The whole bank was red. It was ochre, red already when the hill was made, and no sun could hurt it. Someone had dug there before, and had left a hollow stone for grinding. {child} ground the lumps, first to crumbs and then to flour. A little water made it run. It looked, in the bowl, like something that had decided to stay.',
              'It would not come off, that was the thing. {child} wiped it and it only spread. It was mud from the bank they had slid down, and the bank was ochre: earth, rusted red. They took home as much as they could carry. {child} pounded it in a stone bowl, and stirred in some fat that the cooks could spare. One stroke with a finger, and there was a line on the rock that would outlive them all. {guide} leaned against it, and had a red ear as well.',
            ],
          },
        ],
      },
      ask: {
        young: ['Where did the red come from?', 'From red earth.'],
        older: [
          'What is the red of cave paintings made from?',
          'From ochre, a red earth, ground up and mixed with water or fat.',
        ],
      },
    },
    {
      facts: ['lamps'],
      shows: /\b(?:lamps?|fat)\b/i,
      pages: {
        young: [
          {
            setting: 'cave',
            camera: 'medium',
            child: 'look-up curious',
            guide: 'walk worried',
            things: ['bowl'],
            text: [
              'Dark in here! A painter lights a stone bowl. It burns fat. {child} sees. {guide} sees.',
              'A bowl of fat, a bit of moss. A small warm lamp. {guide} stays near {child}.',
            ],
          },
        ],
        middle: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'stand worried',
            guide: 'hide scared',
            things: ['log'],
            text: [
              'The way in was as dark as a boot. A painter came along with a burning log to show them. It smoked so much that {child} saw only smoke. {guide} could not be seen at all, which hurt.',
              'Inside the hill it was so dark that it made no difference to blink. The painter\'s burning log went out with a cough. "I cannot be looked at in here," said {guide}.',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'look-up happy',
            guide: 'stand proud',
            things: ['bowl'],
            text: [
              'So the painter fetched her lamp instead. It was a stone bowl with fat in it and a twist of moss. It gave a round little flame and no smoke. She carried it ahead. {guide} walked in the light, turning slowly.',
              'Then the painter lit his lamp. You would have said a bowl of old lard, and so it was. A wick of grass stood in the fat. It burned small and clear for an hour. {child} followed it down.',
            ],
          },
        ],
        old: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'stand worried',
            guide: 'hide scared',
            things: ['log'],
            text: [
              'The hill had a hole in it, and the hole had no end. Ten steps in, the day was a coin behind them. At twenty it was spent. The painter ahead of {child} held up a pine log, all flame, and for a moment there was a roof. Then there was smoke under the roof, and more smoke. They came out again, weeping. "Nobody is to draw me like this," said {guide}, with red eyes.',
              'It is not often dark, really dark. There is a crack under a door, or a star. Here {child} held up one hand and it simply was not there. A painter had gone in front with a blazing log. But it ate up the air, and spat, and had to be put out in a puddle. "I am still handsome," said {guide}, somewhere. It sounded more like a question.',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'look-up happy',
            guide: 'stand proud',
            things: ['bowl'],
            text: [
              'What the painter ought to have brought, she said, was this. It was a stone with a dip in it, no larger than a soup bowl. In the dip was white fat, and in the fat a wick of twisted moss. A flame stood on it like a small leaf. There was hardly any smoke. She had found out long ago which fat burns cleanest. By that lamp the whole cave came up golden, and {guide} said that one might begin.',
              'Somebody knelt. There was a smell of roast dinner, and a light the size of a thumbnail. It came from a hollowed stone bowl with fat in it and some plant fibre for a wick. Such lamps were the best thing to be had for longer than anyone can count. It lit the painter\'s chin. It lit the wall. "Ah," said {guide}, seeing {guide}\'s own shadow on it, thirty feet tall. "They have started without me."',
            ],
          },
        ],
      },
      ask: {
        young: ['What burned in the lamp?', 'Fat!'],
        older: [
          'What gave the painters light deep in a cave?',
          'Lamps of stone, with animal fat and a wick of plant fibre.',
        ],
      },
    },
    {
      facts: ['hands'],
      shows: /\bhands?\b/i,
      pages: {
        young: [
          {
            setting: 'cave',
            camera: 'close',
            child: 'reach surprised',
            guide: 'hide worried',
            things: ['paint'],
            text: [
              'Hands on the wall! {guide} hides. {child} holds one up. Same size. Just paint, blown round.',
              'Puff, goes the red paint. See, a hand! It fits {child}. {guide} wants a nose done.',
            ],
          },
        ],
        middle: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'stand surprised',
            guide: 'hide scared',
            things: ['rock'],
            text: [
              'They came round a bend, and {guide} shrieked. Hands were sticking out of the rock! Twenty hands, all held up, as if to say stop. {guide} stopped. There was no getting round {guide}.',
              'All over the rock in front were hands. There were no arms to them. "We are not wanted," whispered {guide}, getting behind {child}. That did not work, as {guide} was wider.',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'reach happy',
            guide: 'look-up curious',
            things: ['paint'],
            text: [
              "{child} went up and touched the air before one. It was bare stone, with red paint all round. Somebody had laid a hand there, and blown. One was small. It was a child's, and it was saying hello.",
              "But they were holes in a cloud of paint. You lay a hand there, blow red all about it, and take it away. Near the floor was one just the size of {child}'s. {guide} said hello to it first.",
            ],
          },
        ],
        old: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'stand surprised',
            guide: 'hide scared',
            things: ['rock'],
            text: [
              'The passage opened out, and there stood a crowd with its hands up. {guide} screamed, and it came back from four sides. Then it was very still. Nobody had moved. There were dozens of hands on the rock, high and low, fingers spread, and behind them nobody at all. "They do not want me," said {guide}, who had not thought of that before. "They are telling me to go." {child} held the light up. The hands did not seem angry.',
              "It was {guide} who saw it, and {guide} who sat down. From one end of the cave to the other the rock was full of hands. They were pale, and reached out of a red mist. It looked like people behind a curtain, or people under a lake. {child} could hear water dripping, and {guide}'s teeth. One of them, low down, was crooked at the little finger. You do not invent a thing like that.",
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'reach happy',
            guide: 'look-up curious',
            things: ['paint'],
            text: [
              '"They are not there," said {child}. "They are where somebody was." The pale part was just the wall. A person had leaned on it, palm flat. Someone else had blown paint over wall and wrist and all. Then the person had gone to supper. What stayed was the gap. There was a big one with a bent thumb. Next to it, at the height of {child}\'s chin, was a child\'s. {child} held up a hand before it. It fitted like a glove.',
              'Whoever it was had broken that finger once, falling off something. {child} knew it as you know a friend\'s walk. The hand had been laid on the stone, and paint had been blown all round it through a bone. When it was lifted there it was, the other way about. Some of the hands were old. Some were no bigger than a leaf, and must have been held up by somebody. "It is a sort of school photograph," {child} told {guide}.',
            ],
          },
        ],
      },
      ask: {
        young: ['What was on the wall?', 'Hands! And a small one.'],
        older: ['How were the hands on the wall made?', 'Somebody laid a hand on the rock and blew paint round it.'],
      },
    },
    {
      facts: ['bumps', 'age'],
      shows: /\b(?:bumps?|bulges?|bulged)\b/i,
      pages: {
        young: [
          {
            setting: 'cave',
            camera: 'medium',
            child: 'point happy',
            guide: 'stand proud',
            things: ['rock'],
            text: [
              'Flat rock, flat picture. Then {child} feels a bump. That is the tummy of {guide}!',
              'One big bump in the rock. {child} sees it. So round! So like {guide}!',
            ],
          },
        ],
        middle: [
          {
            setting: 'cave',
            camera: 'medium',
            child: 'think worried',
            guide: 'stand sad',
            things: ['rock'],
            text: [
              'The painters tried {guide} on a smooth piece of rock. It was neat. It was also flat. "I am many things," said {guide}, "but I am not a rug." {child} saw what was meant.',
              '"Where would you like to be?" asked the painters. {guide} chose the flattest rock in the cave, right at the front. They sketched. It was like a biscuit. {guide} looked at it for a long time and sniffed.',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'point excited',
            guide: 'look-up surprised',
            text: [
              '{child} walked along the wall with the light held sideways. One place bulged. It had a shoulder already, and a fat round side. "{guide} is in there," said {child}. The painter put a line round the bump. It breathed.',
              'Further in was a big bump, and the shadows moved on it. "Use that," said {child}. It had been {guide} all along, and only wanted legs. They drew them. When the light went by, the side rose and fell.',
            ],
          },
        ],
        old: [
          {
            setting: 'cave',
            camera: 'medium',
            child: 'think worried',
            guide: 'stand sad',
            things: ['rock'],
            text: [
              'There were five painters, and they argued about {guide} as plumbers do over a pipe. One wanted the head lower. One wanted it all in dots. They roughed it out with charcoal on a fine smooth face of rock, where everybody would see. It had the right number of everything. {guide} gazed at it. "I have gone thin," said {guide}. "There is a front of me, and then there is the wall." The painters wiped it off, and sighed.',
              '"Just as it stands," said the chief of the painters, and they did. It was all on one level, like a stamp. {guide} stepped to the left, and the picture did not. Even {child}, who was no painter yet, could tell that there was nobody in it. The painters could too. They stood about, wiping their fingers on a rock. In that cave were beasts that seemed to run when you turned your back. This one could not have run for a bus.',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'point excited',
            guide: 'look-up surprised',
            text: [
              '{child} took hold of the painter\'s sleeve. Further back the wall bulged. By day, so to speak, it was a lump. But when the light came from the side it had a hip, and a great round ribcage. Along the top was a ridge exactly like a back. "You don\'t need to put {guide} on the wall," said {child}. "You need to find which bit is {guide}." The painter drew one line beneath the bump. All five of them stepped back. It had looked at them.',
              'What were the running ones painted on? {child} went and felt. Under each shoulder was a real shoulder of stone; each belly was a bump that had been there before. Somebody had seen it, and only told it where its legs were. So they hunted along the wall for {guide}. It was by the second bend, nose down, in the rock since the beginning of the world. It took eleven strokes. Then the light moved, and its side went in and out.',
            ],
          },
        ],
      },
      ask: {
        young: ['What made the picture round?', 'A bump in the rock.'],
        older: [
          'How did the painters make an animal look round?',
          'They chose a bump in the rock for its body and painted round it.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          setting: 'cave',
          camera: 'close',
          child: 'point happy',
          guide: 'think happy',
          things: ['rock'],
          text: [
            'Eyes, ears, tail. On the rock is {guide}. {child} adds one dot. It looks back!',
            '{guide} looks at the rock. The rock looks at {guide}. {child} says, "Two!"',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          child: 'reach calm',
          things: ['lamp'],
          text: [
            'Lamp low. {child} lays a hand on the paper. Good night, hand.',
            'By the lamp the wall has bumps. {child} finds an ear. Shh.',
          ],
        },
      ],
      [
        {
          setting: 'cave',
          camera: 'wide',
          child: 'cheer happy',
          guide: 'look-up proud',
          things: ['paint'],
          text: [
            'There, in red paint. Big back, big head. {guide} looks and looks. {child} claps.',
            'The last dab of paint. Who is that? "Me!" says {guide}. "Me!" {child} laughs.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sleep calm',
          text: [
            'Deep in a hill somebody is red. {child} is asleep. One red thumb.',
            '{child} sleeps. The wall sleeps. On the paper is one small hand.',
          ],
        },
      ],
      [
        {
          setting: 'cave',
          camera: 'medium',
          child: 'dance happy',
          guide: 'dance happy',
          things: ['flute'],
          text: [
            'Done! Someone plays a bone flute. {child} hops. {guide} hops. The painted one hops too.',
            'A flute sings in the cave. {guide} dances on the floor. {child} dances too. Stamp, stamp.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'hold calm: crayon',
          guide: 'stand happy',
          text: [
            'Home. {child} takes the red crayon. One round back. {guide} holds still.',
            'Night. One more picture. The crayon is red. {guide} shows the good side. {child} draws.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'cave',
          camera: 'wide',
          child: 'look-up happy',
          guide: 'look-up proud',
          things: ['paint'],
          text: [
            'When it was done they all stood back from the wall. The red paint shone. There was {guide}, walking left, with every eyelash. "It is like," said {guide} after a while. "It is very like. I look kind."',
            'The last bit was the eye. The painter let {child} do that, with one dot of paint. Then there were two of {guide}. They gazed at each other, and neither could find a fault.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'reach calm',
          text: [
            'The big paper at home was empty. {child} laid a hand on it in the lamplight. When the hand came away there was an outline, fine and red. Somebody had said good night.',
            'At bedtime {child} held the torch sideways and went along the wall. By the window was a bump. Nobody had ever noticed it. It had a shoulder, and it was facing left.',
          ],
        },
      ],
      [
        {
          setting: 'cave',
          camera: 'medium',
          child: 'dance happy',
          guide: 'dance proud',
          things: ['flute'],
          text: [
            'They had a party under the picture. A girl played on a flute made from the wing of a vulture. {child} danced with the painters, and {guide} danced with everybody. On the wall the red one kept time.',
            'Somebody took out a flute, thin as a pencil and made of bone. The tune went round the cave and came back. {guide} danced before the picture of {guide}. {child} clapped till it hurt.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'hold happy: crayon',
          guide: 'stand proud',
          text: [
            '"And now you," said {guide}. So {child} took a crayon and looked first, for a long time. Then came one line. It went up, over and down, and it was a back. "Better," said {guide}. "Do the other side tomorrow."',
            'Back at home {child} turned the paper over. {guide} stood by the lamp, holding still, which was hard. The crayon went slowly. It was not quite a {kind} yet. But it was walking.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'cave',
          camera: 'wide',
          child: 'look-up happy',
          guide: 'look-up proud',
          things: ['paint'],
          text: [
            'At the end the painters left the eye for {child}. There was just enough paint for that. It was one dot, put on with the tip of a finger, and it had to be right. Everyone held their breath. The dot went on. {guide} looked at the wall, and the wall, in a red and level way, looked back. "I had thought that I was more beautiful," said {guide} at last. "But I see that I am better company."',
            'It was bigger than a door, and red from nose to tail. The ribs were the hill\'s own ribs. The paint had been dabbed with fur, so that it went soft along the belly, where {guide} was soft. Nobody clapped. They only held the light first to one side, then to the other, and it walked. "Will it stay?" said {guide}. {child} had been to a museum shop, and knew. "For 17,000 years at least," said {child}.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'think calm',
          text: [
            'There is a cave in which, one day, some people with torches will squeeze through a crack. They will be on their knees, and their light will slide along a wall. First it will show them hands. Then it will show them somebody large and red, with eyelashes, looking to the left. "Who did the eye?" one of them will say. In a bedroom a long way off, under a blank sheet of paper, {child} was looking at one red thumb.',
            "The paper on the wall was bare. {child} lay and looked at it by the lamp. There was no telling that anyone had ever been drawn there. Only, down by the skirting board, somebody had left a mark. It was a hand, in red, the wrong way round, with a crooked little finger. It was about {child}'s size. It looked just like somebody saying hello, from as far away as it is possible to be.",
          ],
        },
      ],
      [
        {
          setting: 'cave',
          camera: 'medium',
          child: 'dance happy',
          guide: 'dance proud',
          things: ['flute'],
          text: [
            'Where there is a new picture there has to be a feast, so they sent for the flute. It was the wing bone of a vulture with five holes in it. The sound went down into the hill like water and came up somewhere else. The painters danced. The dogs danced. {guide} would only sway, at first, so that people could compare. But by the third tune there was so much dust that you could not tell which was the painting.',
            'Nobody made a speech. An uncle blew the dust from a flute of swan\'s bone, and after that no one sat down. {child} was taught a step that is done in a ring. With each stamp the lamp jumped, and when the lamp jumped the beasts along the wall all moved one foot. {guide} saw it. "They are keeping time," said {guide}, and for one whole dance forgot to turn the good side out.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'hold happy: crayon',
          guide: 'stand proud',
          text: [
            '"Once more," said {guide}, on the rug, by lamplight. "And this time look at me, and not at the crayon." {child} looked. There was a bump at the shoulder, and a hollow behind it where the light went in. The line started at the ear. It took its time. When it arrived at the tail they were both asleep, more or less. On the paper somebody was standing who might have walked away.',
            'They had until morning, so {child} began with the shadow. It was how the painters did it: first where it is dark, then where it sticks out. The crayon was down to a stump. {guide} stood by the bed on the good side and did not talk, except about the ears. Towards the end {child} took some dust of ochre from one pocket, and rubbed it in. "There," said {guide} softly. "Now blow."',
          ],
        },
      ],
    ],
  },
};
