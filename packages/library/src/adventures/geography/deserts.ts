import type { FactSheet } from '../sheet.ts';

/** A parcel is addressed to a dune, dunes walk, and the guide has never once been lost, only early. */
export const deserts: FactSheet = {
  id: 'deserts',
  topic: 'geography',
  title: 'Deserts',
  subject: 'deserts',
  words: [
    'desert',
    'sand dune',
    'dune',
    'sahara',
    'oasis',
    'mirage',
    'gobi',
    'how hot is the desert',
    'animals in the desert',
    'place with no rain',
  ],
  guides: ['camel', 'meerkat', 'fox'],
  titles: [
    'The Third Dune on the Left',
    '{child} and the Parcel for Nobody',
    'Not Lost, Said {guide}',
    'The Hill That Went for a Walk',
    'Ring Twice for {guide}',
  ],
  facts: [
    {
      id: 'rain',
      says: 'A desert is a place with very little rain or snow, less than about 25 centimetres in a year.',
      source: 'National Geographic Society, Encyclopedic Entry "Desert"',
    },
    {
      id: 'stones',
      says: 'Only about a fifth of the deserts of the world is covered in sand; most are stones, gravel or bare rock.',
      source: 'U.S. Geological Survey, "Deserts: Geology and Resources"',
    },
    {
      id: 'dunes',
      says: 'Wind pushes sand up the gentle side of a dune and it slides down the steep side, so that the dune creeps forward.',
      source: 'U.S. Geological Survey, "Deserts: Geology and Resources"',
    },
    {
      id: 'metres',
      says: 'A dune may move many metres in a year.',
      source: 'Encyclopaedia Britannica, "Sand dune"',
    },
    {
      id: 'burrow',
      says: 'Many desert animals spend the hot hours underground, where it is cooler, and come out when the sun is low.',
      source: 'Encyclopaedia Britannica, "Desert: Fauna"',
    },
    {
      id: 'mirage',
      says: 'In a mirage the hot air near the ground bends the light, so that a piece of sky seems to lie on the ground like water.',
      source: 'Met Office, "Mirages"',
    },
    {
      id: 'higher',
      says: 'A mirage shifts and shrinks when it is looked at from higher up, and can never be reached.',
      source: 'Encyclopaedia Britannica, "Mirage"',
    },
    {
      id: 'oasis',
      says: 'An oasis is a place in a desert where water from under the ground reaches or nearly reaches the top.',
      source: 'National Geographic Society, Encyclopedic Entry "Oasis"',
    },
    {
      id: 'palms',
      says: 'Date palms grow where their roots can reach water, and people have planted them at oases for thousands of years.',
      source: 'Encyclopaedia Britannica, "Date palm"',
    },
    {
      id: 'wadi',
      says: 'A dry river bed in a desert can fill suddenly with water when rain has fallen far away.',
      source: 'Encyclopaedia Britannica, "Wadi"',
    },
    {
      id: 'cold',
      says: 'Dry air under a clear sky keeps little warmth, so deserts can turn very cold at night.',
      source: 'NASA Earth Observatory, "Biome: Desert"',
    },
    {
      id: 'warm-rock',
      says: 'Rock that the sun has heated gives the warmth back slowly after dark.',
      source: 'Encyclopaedia Britannica, "Specific heat"',
    },
    {
      id: 'antarctica',
      says: 'The largest desert of all is icy Antarctica, where hardly any snow falls.',
      source: 'National Geographic Society, Encyclopedic Entry "Desert"',
    },
    {
      id: 'hump',
      says: 'A camel keeps fat in its hump, not water.',
      source: 'Encyclopaedia Britannica, "Camel"',
    },
  ],
  never: [
    {
      wrong: /\b(?:every|all|each) deserts? (?:is|are) (?:made of |nothing but |covered in |all )?(?:sand|hot)\b/i,
      belief: 'All deserts are made of sand.',
      truth: 'Most are stones and bare rock; only about a fifth is sand.',
    },
    {
      wrong: /\bdeserts? (?:is|are|stays?|was|were) (?:always |still )hot\b/i,
      belief: 'Deserts are always hot.',
      truth: 'They can be bitterly cold at night, and some are cold all year.',
    },
    {
      wrong: /\bhumps? (?:is|are|was) (?:full of|filled with) water\b|\bwater in (?:its|the|a|my) hump\b/i,
      belief: "A camel's hump is full of water.",
      truth: 'It is full of fat.',
    },
    {
      wrong: /\bnothing (?:at all )?(?:lives|can live|grows|lived|grew) (?:there|here|in (?:a|the) desert)\b/i,
      belief: 'Nothing lives in a desert.',
      truth: 'Many animals and plants do; by day most of them are out of sight.',
    },
    {
      wrong: /\bit never (?:rains|rained) in (?:a|the|any) desert\b/i,
      belief: 'It never rains in a desert.',
      truth: 'It rains seldom, and then sometimes a great deal at once.',
    },
    {
      wrong: /\bmirages? (?:is|was|are|were) (?:a dream|only in (?:the|your|somebody's) (?:head|mind)|imagined)\b/i,
      belief: 'A mirage is only in the mind.',
      truth: 'It is real light, bent by hot air, and a camera sees it too.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'A parcel! Is it for {child}? No. It is for a hill of sand.',
            'Knock, knock. A parcel for {child}? No, no. It is for the third dune.',
          ],
          setting: 'living-room',
          child: 'stand curious',
        },
        {
          text: [
            'The bus stops at the sand. "This way," says {a guide}. Or is it that way?',
            'Here is the desert. Here is {a guide}. "I am never lost!" Off goes {child}.',
          ],
          setting: 'beach',
          child: 'walk excited',
          guide: 'point proud',
        },
      ],
      [
        {
          text: [
            'Ting, goes the parcel. What can it be? {child} must not peep. It has to be sent.',
            'Shake it. Ting! {child} has a parcel. It must go far, far to the sand.',
          ],
          setting: 'kitchen',
          child: 'think curious',
        },
        {
          text: [
            '"Third on the left," says {a guide}. They look left. Sand, sand and sand! {child} laughs.',
            'Sand here. Sand there. "Follow me," says {a guide}. Round they go, {child} and all.',
          ],
          setting: 'beach',
          child: 'look-up surprised',
          guide: 'walk proud',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'The parcel had come to the wrong house. It was the size of a hat, and it went ting. The sun had bleached the name away. But you could still read where it was going. THE THIRD DUNE ON THE LEFT, it said. {child} got on the bus.',
            'Everybody else had letters. {child} had a parcel, and it was for somebody different. "Third Dune, Left Hand Side," said the label. It had no name on it at all. When {child} turned it over, something inside said ting.',
          ],
          setting: 'living-room',
          child: 'stand curious',
        },
        {
          text: [
            'Where the road stopped, so did the bus. {a guide} was standing there, looking at the view. "Lost? I?" said {guide}. "I live here. I am early, that is all." {child} counted dunes on the left. There were about a thousand.',
            '"Third on the left?" said {a guide}, at the last stop. "I know it like my own bed. I am just on the way to my own bed." {child} asked how long for. "Since Monday," said {guide}.',
          ],
          setting: 'beach',
          child: 'look-up surprised',
          guide: 'point proud',
        },
      ],
      [
        {
          text: [
            'It had lain at the post office for a year, under a shelf. Nobody dared to throw away a thing that goes ting. "Could you?" they asked {child}. "It is only to a dune." So {child} tucked the parcel under one arm.',
            '"We do not deliver to hills," said the post office. But {child} had already signed for the parcel. It was light and rather square. There was a bell in it, or a very small fire station.',
          ],
          setting: 'shop',
          child: 'reach curious',
        },
        {
          text: [
            'The train ended in sand. A voice said, "Mind the edge of the map." It was {a guide}, who had walked round the same rock all day. "I am not lost," said {guide}. "I am making sure of the rock." {child} showed the label.',
            'Nobody else got off. {child} stood there with the parcel, and the sand hissed. "Third on the left! Nothing easier," said {a guide}, and set out to the right. "I like to come at it from behind," said {guide}.',
          ],
          setting: 'beach',
          weather: 'wind',
          child: 'walk determined',
          guide: 'point proud',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The parcel had been to nine post offices, and each of them had stamped it. By the time it reached {child} there was more ink on it than paper. Where the name had been, the sun had left a pale patch. But the rest was plain enough. THE THIRD DUNE ON THE LEFT, it said, and under that, THE DESERT. Something inside went ting. "It cannot stay here," said {child}, and looked up the buses.',
            'It came on a Wednesday, and it was not for anybody at that address. {child} read the label twice. Then {child} read it aloud to the cat. "Dune Three, Left Hand Side, The Desert. Kindly do not bend." There had been a name once, but sunlight had eaten it. You could send a parcel back, of course. But somebody, on some dune, had been waiting for a thing that went ting.',
          ],
          setting: 'living-room',
          child: 'think curious',
        },
        {
          text: [
            'The last stop was a pole in the sand. {a guide} was leaning on it, like someone who just happens to be leaning on a pole. "I am on my way home," said {guide}. "I have been on my way since Sunday. I am never lost, only early." {child} held out the label. "The third on the left!" cried {guide}. "Why, I could find that with my eyes shut." Until now, it turned out, they had been open.',
            '"You take the first dune, and you take the second," said {a guide}, "and there you are." They stood where the bus had left them. On the left there was a dune, and behind that another. Behind that they went on until they turned into sky. "Which is the first?" asked {child}. "Ah," said {guide}, and walked round in a small circle. "That depends on when you start."',
          ],
          setting: 'beach',
          child: 'look-up surprised',
          guide: 'point proud',
        },
      ],
      [
        {
          text: [
            'There is a shelf in every post office for things that cannot be helped. On ours there were a single roller skate, a jar marked DO NOT and the parcel. It had been there for a year. "It is addressed to a hill," said the lady at the counter. "We have tried. The postman came back with sand in his ears and would not speak of it." {child} said that somebody ought to take it. There was a short silence. Then everyone looked at {child}.',
            '{child} only went in for a stamp. But the parcel was lying on the counter, and when the door banged it said ting. "We call it the orphan," said the man in the cap. "It wants some dune or other, and they do not have letter boxes." He blew the dust off. "It is not heavy," said the man hopefully. It was not. It was about as heavy as a promise.',
          ],
          setting: 'shop',
          child: 'reach curious',
        },
        {
          text: [
            'The railway ran out in the middle of a sentence, with two rails sticking into a bank of sand. Beside it {a guide} was studying a rock. "I was here an hour ago," said {guide}, "which proves that I know the way." {child} thought that it proved something else. But it is a long way to anybody else, out there. "To the left, then," said {child}. They had a short talk about which side that was.',
            '"Nobody is lost who knows where he wants to be," said {a guide}. "I want to be at home. It is behind a dune. I mislaid it on Monday." {child} asked if it might be the third one on the left. {guide} laughed a good deal at that. "Mine is the last but two on the right!" Then the wind got up, and all round them the edges of the hills began to smoke.',
          ],
          setting: 'beach',
          weather: 'wind',
          child: 'walk determined',
          guide: 'point proud',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['dunes', 'metres'],
      shows: /\bsteep\b/i,
      pages: {
        young: [
          {
            text: [
              'The wind blows sand up. Down the steep side it slides. Hop! The dune has moved. {child} runs after.',
              'A sign says "Dune". No dune! It slid away, steep side first. There it goes, {child}!',
            ],
            setting: 'beach',
            weather: 'wind',
            child: 'run surprised',
          },
        ],
        middle: [
          {
            text: [
              'A post stood in the sand. THIRD DUNE, it said. Around it the ground was as flat as a plate. "Somebody has stolen it," said {guide}. {child} sat down by the sign to think. Sand ran past, hissing.',
              '"Here," said {guide}, and bowed. There was a sign, and it said THIRD DUNE. But nothing was there to be third. {child} walked round the sign. A whole hill was missing.',
            ],
            setting: 'beach',
            weather: 'wind',
            child: 'think curious',
            guide: 'point surprised',
            things: ['sign'],
          },
          {
            text: [
              'The nearest dune had one soft slope and one steep one. The wind pushed grains up the soft side. They tumbled over the top, down the steep side, and stayed. "It walks," said {child}. "It is walking that way!" They went after it, steep side first.',
              '{child} watched one grain. The wind blew it up the long back of a dune. It fell off the steep front. Then came the next. So the hill crept on, a bit at a time. "They leave by the steep side," said {child}. "Come on!"',
            ],
            setting: 'beach',
            weather: 'wind',
            camera: 'wide',
            child: 'run excited',
            guide: 'run surprised',
          },
        ],
        old: [
          {
            text: [
              'Somebody had once put up a sign. It said THIRD DUNE in neat white letters, and it had an arrow. The arrow pointed at a piece of flat sand with a beetle on it. "There has been a robbery," said {guide}. {child} measured the place where the dune was not. It was as long as a street. You could not put a thing like that in a sack.',
              '"And here we are," said {guide}, stopping at a sign. THIRD DUNE, said the sign. They were certainly somewhere. But on the left there was nothing at all, and rather a lot of it. {guide} looked behind the sign, and then, for the sake of fairness, under it. {child} watched the sand go by. It ran along the ground in thin streams, all to the same side.',
            ],
            setting: 'beach',
            weather: 'wind',
            child: 'think curious',
            guide: 'point surprised',
            things: ['sign'],
          },
          {
            text: [
              'They lay down in front of the next one and looked it in the face. It had a long easy back, and a front so steep that nobody could have stood on it. The wind sent the grains up the back, hopping. At the top they lost their footing and slid down the front. "It is going for a walk," said {child}, "one grain at a time." Whoever looked for the third dune must go the way the steep side faced. They did, and counted again.',
              'The wind was carrying a hill. It took one grain up the gentle side, hop by hop, and dropped it over the steep side. Then it went back for another. In a year, that makes many metres. "It has not been stolen," said {child}. "It has left, and its front is the steep part. We follow its nose." {guide} said that the sign, at least, had stayed where it was told.',
            ],
            setting: 'beach',
            weather: 'wind',
            camera: 'close',
            child: 'kneel excited',
            guide: 'sit surprised',
          },
        ],
      },
      ask: {
        young: ['Where did the dune go?', 'The wind moved it, steep side first.'],
        older: [
          'How could they tell which way the dune had gone?',
          'Wind blows sand up the gentle side and it slides down the steep side, so the dune moves that way.',
        ],
      },
    },
    {
      facts: ['stones', 'rain'],
      shows: /\bstones?\b/i,
      pages: {
        young: [
          {
            text: [
              'No more sand. Only stones, and stones. "Is it still desert?" says {child}. Yes! Dry, dry, dry.',
              'Clack, clack. {child} walks on stones. This is desert too. It has hardly any rain.',
            ],
            setting: 'mountain',
            child: 'walk curious',
          },
        ],
        middle: [
          {
            text: [
              'Then the sand simply stopped. In front of them lay stones, flat and brown, right to the sky. "We have walked out of the desert," said {guide}. "I told you that I was quick." {child} could not see one footprint.',
              '"Finished," said {guide}, and sat down. There was no more sand. There were stones, and a few more stones to hold them down. "No sand, no desert. We must go back." {child} was not so sure.',
            ],
            setting: 'mountain',
            child: 'look-up curious',
            guide: 'sit proud',
          },
          {
            text: [
              'A jar stood on a post, to catch the rain. {child} looked in. A whole year of it had left one line, low down. "No rain," said {child}. "So it is desert still. Most of it is stones." They clattered on.',
              'Somebody had hung up a jar to measure the rain. It was as dry as toast. That is what makes a desert, and sand has nothing to do with it. "Most of them are stones all over," said {child}. {guide} got up, and said ouch at every step.',
            ],
            setting: 'mountain',
            camera: 'close',
            child: 'point happy',
            guide: 'walk shy',
            things: ['jar'],
          },
        ],
        old: [
          {
            text: [
              'They came over a last low ridge, and there was no sand. It ended like a carpet. Beyond it lay stones, brown and shiny and closely packed, as far as anybody could see. "That will be the seaside," said {guide}. "We have come out at the other end. People often remark on my speed." There was no track in the stones, not so much as a heel. {child} was holding a parcel for the desert. It seemed that they had used it up.',
              '"This is somewhere else," said {guide} with great firmness. "A desert is sand. I have it in my ears. This is pebbles." It was true that the sand had stopped. The land in front was paved with stones, like a street without any houses. The heat stood over it and shook. "If we are out," said {child} slowly, "then where is the rain?"',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'point proud',
          },
          {
            text: [
              'Among the stones was a post with a jar on it, and a note that asked people not to drink. It was there to catch the rain. {child} looked in from the side. A desert gets less than 25 centimetres in a year. This one had got about enough to drown a spider. "We are still in it," said {child}. "It goes by rain. Only a fifth of it all is sand." {guide} went rather quiet. There were four fifths that {guide} had never believed in.',
              '{child} found the answer on a stick. It was a jar, put out by somebody who counted drops. The last drop had dried into a ring, lower than a fingernail. "It is not sand that makes it," said {child}. "It is what does not fall on it. Most deserts are like this, all stones." The largest one, it said on the label, is Antarctica. "That is ice," said {guide}. "But hardly any snow comes down," said {child}. They walked on, clinking.',
            ],
            setting: 'mountain',
            camera: 'close',
            child: 'point happy',
            guide: 'stand surprised',
            things: ['jar'],
          },
        ],
      },
      ask: {
        young: ['What lay on the ground?', 'Stones! A desert can be stones.'],
        older: [
          'What makes a place a desert?',
          'It gets very little rain or snow. Most deserts are stones and rock, not sand.',
        ],
      },
    },
    {
      facts: ['burrow'],
      shows: /\b(?:underground|burrows?)\b/i,
      pages: {
        young: [
          {
            text: [
              'So hot! Nobody is about. {child} looks in a burrow. Shh. They are all asleep down there.',
              'Who lives here? {child} sees a burrow. It is cool in there. Snore, snore, snore.',
            ],
            setting: 'beach',
            child: 'kneel curious',
          },
        ],
        middle: [
          {
            text: [
              'At noon {child} wanted to ask the way. But there was nobody. There was not a lizard, not a mouse. "Moved," said {guide}. "They could not find it either." The sand was too hot for a shoe.',
              '"We can always ask," said {child}. They looked north, south and at each other. Nobody had come out. It was the middle of the day, and the air buzzed. "There is no one left," said {guide}, "but me."',
            ],
            setting: 'beach',
            child: 'look-up worried',
            guide: 'stand proud',
          },
          {
            text: [
              'Then the ground snored. {child} found a hole, and one more, and a whole street of burrows. It was cool down there. They were all at home, waiting for evening. So {child} put up the umbrella and waited too. "Left," said a sleepy hole at last.',
              '{child} stood still and listened. There were holes in the bank. Underground somebody turned over. It was cool in there. They all slept till the sun got low. Under an umbrella the time went by. Then out came a nose, and showed them the way.',
            ],
            setting: 'beach',
            camera: 'close',
            child: 'sit happy',
            guide: 'sit sleepy',
            things: ['umbrella'],
          },
        ],
        old: [
          {
            text: [
              'It was noon, and their shadows had got under their feet. "We shall ask somebody," said {child}, who was not too proud. But whom? There was not a hopper or a creeper or a thing with wings in all that light. "It is the heat," said {guide}. "They have all gone to live in Wales." The sand was so hot by now that {guide} stood on two feet, and then on the others.',
              'They met nobody. They had met nobody all morning, and by twelve o\'clock it had begun to seem personal. "Empty," said {guide}, waving at the hills. "There has never been anybody here but me, and I am hardly ever here." Yet there were tracks. {child} had seen them at every bush: a dragging tail, some toes, a line of commas. Somebody had been writing all over the sand, and had gone in.',
            ],
            setting: 'beach',
            child: 'look-up curious',
            guide: 'dance worried',
          },
          {
            text: [
              'In the shade of a bank {child} found the door, and beside it another. It was a street of burrows, and out of each came a breath of air as cool as a cellar. All day they sleep underground, down where the heat does not reach. They come up for supper when the sun goes. {child} and {guide} did what everybody else did. They sat under an umbrella. Late in the afternoon a nose came out, yawned, and said that it was the next one along.',
              '{child} followed the commas. They went under a root and down a hole. "Good afternoon," said {child} to the hole. "Is it?" said a voice from underground. "Then go away. It is like an oven up there, and like a larder down here. We open at sunset." So they put up the umbrella in front, and waited, as one does at a shop. When the light turned yellow the door opened. There were eleven of them, and they all knew the way.',
            ],
            setting: 'beach',
            camera: 'close',
            child: 'sit happy',
            guide: 'sit sleepy',
            things: ['umbrella'],
          },
        ],
      },
      ask: {
        young: ['Who was in the burrow?', 'All the animals. It was cool in there.'],
        older: [
          'Why did they meet nobody at noon?',
          'Many desert animals stay underground in the hot hours and come out when the sun is low.',
        ],
      },
    },
    {
      facts: ['mirage', 'higher'],
      shows: /\bhot air\b/i,
      pages: {
        young: [
          {
            text: [
              'A lake! {guide} runs. The lake runs too. No splash. It was only hot air, and sky.',
              'Is that water? {guide} jumps. Thump! Dry sand. It was hot air and sky.',
            ],
            setting: 'beach',
            guide: 'jump surprised',
          },
        ],
        middle: [
          {
            text: [
              '"The lake," said {guide}. "I had forgotten the lake." It lay across their way and glittered. {guide} had a swim ring on in a moment. They walked to the shore. It had gone back a bit. They walked again.',
              'Ahead lay a sheet of water, with a hill upside down in it. {guide} blew up a swim ring. "I shall carry the parcel on my head," said {guide}, and ran. But the edge was always just as far away.',
            ],
            setting: 'beach',
            camera: 'wide',
            child: 'walk curious',
            guide: 'run excited',
            things: ['swim-ring'],
          },
          {
            text: [
              '{child} climbed on a big stone to see. The lake was gone! {child} got down, and there it was. "It is sky," said {child}. "The hot air on the ground bends it." They walked through it. {guide} did not get wet, and kept the ring on anyway.',
              '"What moves off when you come, and is blue?" asked {child}. Up on a rock you hardly saw it. Low down you saw it well. It was light from the sky, bent by hot air. They walked right where it had been. {guide} swam a little, to be on the safe side.',
            ],
            setting: 'beach',
            child: 'point happy',
            guide: 'stand shy',
          },
        ],
        old: [
          {
            text: [
              '"I ought to have mentioned the sea," said {guide}. It lay right across the way, blue and trembling, with an island in it. {guide} took out a swim ring, and blew, and put it on. {child} felt rather foolish, having brought only a hat. They marched down to the beach. It was not there yet. They marched on. At the end of an hour they were exactly as far from it, and {guide} was beginning to squeak.',
              'Everything went well until the lake. There was no way round. It shone from one side of the plain to the other, and the rocks stood in it on their heads. "We swim," said {guide}, blowing into a swim ring between the words. "You. Hold. The parcel." Then {guide} charged. {child} watched {guide} get smaller, and the water get out of the way, as polite as a waiter.',
            ],
            setting: 'beach',
            camera: 'wide',
            child: 'walk curious',
            guide: 'run excited',
            things: ['swim-ring'],
          },
          {
            text: [
              '{child} climbed up on a rock, and the sea went out. {child} got down, and it came in. That was odd in a sea. Up. Down. "It is not on the ground," said {child}. "It is a piece of the sky. The hot air over the stones bends the light, and we see it from below." They walked straight through the place. It was as dry as a biscuit. {guide} left the swim ring on, and said that it was good for the back.',
              'When {guide} came back, cross and perfectly dry, {child} was sitting on top of a boulder. "From up here there is hardly any," said {child}. "Come and see. And now bend your knees." The lake came back, and shook, and had a cloud in it. It was a bit of sky in the wrong place. On that burning ground lay a layer of hot air, and it bent the light like a bad window. Nobody can swim in a bad window.',
            ],
            setting: 'beach',
            child: 'point excited',
            guide: 'stand shy',
          },
        ],
      },
      ask: {
        young: ['Was it a lake?', 'No. It was hot air and a bit of sky.'],
        older: [
          'Why could they never reach the lake?',
          'It was light from the sky, bent by the hot air near the ground.',
        ],
      },
    },
    {
      facts: ['oasis', 'palms'],
      shows: /\boasis\b/i,
      pages: {
        young: [
          {
            text: [
              'One green tree! "Water is under there," says {child}. An oasis! Glug, glug, goes {guide}.',
              'Green, green, green. It is an oasis. Water comes up there. {child} fills a cup. {guide} falls in!',
            ],
            setting: 'pond',
            child: 'kneel happy',
            guide: 'kneel happy',
          },
        ],
        middle: [
          {
            text: [
              'The bottle was empty. "I never drink," said {guide}, whose tongue was out. "It is a matter of pride." {child} shook the last drop on to a finger. Far away to one side was a small green smudge.',
              '{child} turned the bottle upside down, and nothing happened. "I do not need any," croaked {guide}. "It is a question of humps." But there is only fat in a hump. On the skyline stood something green.',
            ],
            setting: 'beach',
            child: 'hold worried: bottle',
            guide: 'stand proud',
          },
          {
            text: [
              'Green means roots, and roots mean water. {child} walked to the smudge. It turned into palms. In their shade was a pool, come up from deep in the ground. It was an oasis. {guide} did not drink. {guide} only fell in, with an open mouth.',
              '"Those are palm trees," said {child}. "Their feet must be wet." They were. Under the sand lay water, and here it came up in a pool. People had planted dates about the oasis. {guide} drank for so long that a frog complained.',
            ],
            setting: 'pond',
            camera: 'wide',
            child: 'kneel happy',
            guide: 'reach excited',
          },
        ],
        old: [
          {
            text: [
              'At three they had drunk all there was. {child} held the bottle up to the sun and saw the sun. "I never touch it," said {guide}, in a voice like a gate. "We of the desert do not." {guide} then licked the label. There had not been a stream, or a ditch, or even a damp place. There was sand, and on the far edge of it a thing like a scrap of green wool.',
              '"I have heard of humps," said {guide}, looking at the sky, "which were full of something." "Fat," said {child}. "It is like butter in a dish. You cannot drink a hump." They both looked at the bottle, which was empty in a very thorough way. All round them the hills were yellow. Only in one dip, so far off that it jumped in the heat, was a spot of the wrong colour.',
            ],
            setting: 'beach',
            child: 'hold worried: bottle',
            guide: 'sit proud',
          },
          {
            text: [
              '{child} steered for the green. A leaf is a kind of message, and it says that somebody below has found water. The wool turned into a fringe, and the fringe into palms. In the middle lay a pool, with dragonflies. Rain that fell long ago had crept along under the desert and come up here. So there was an oasis. The people who had planted the dates let them fill the bottle. {guide} asked for nothing, and put in both ears.',
              'Nothing is green for nothing. {child} said this to {guide} all the way, to keep {guide} walking. At last they stood under date palms, on wet earth, in a shade that smelled of mint. Nobody had poured it there. The water came from beneath, where it creeps between stones in the dark. At an oasis it gets to the top. "I was about to turn off here in any case," said {guide}. The rest was gulps.',
            ],
            setting: 'pond',
            camera: 'wide',
            child: 'kneel happy',
            guide: 'reach excited',
          },
        ],
      },
      ask: {
        young: ['What was at the oasis?', 'Water! It came up from the ground.'],
        older: [
          'How did the palms tell {child} where to find water?',
          'They grow where their roots reach water. At an oasis it comes up from under the ground.',
        ],
      },
    },
    {
      facts: ['wadi'],
      shows: /\b(?:river|stream)\b/i,
      pages: {
        young: [
          {
            text: [
              'A dry river. {guide} lies down in it. "Come up here," says {child}. Whoosh! Now it is wet.',
              '"Up the bank!" calls {child}. Up hops {guide}. Swish! Down comes a river. It rained far away.',
            ],
            setting: 'mountain',
            time: 'sunset',
            child: 'wave determined',
            guide: 'jump surprised',
          },
        ],
        middle: [
          {
            text: [
              '"This is a good road," said {guide}, "and a good bed, too." It ran between two banks, soft and smooth and empty. {guide} lay down to rest. {child} picked up a pebble. It was as round as an egg.',
              'Between the rocks went a wide path of fine sand. It was out of the wind. "We stay here tonight," said {guide}, and patted it flat. {child} looked at the bank. Far over their heads hung a bundle of twigs.',
            ],
            setting: 'mountain',
            time: 'sunset',
            child: 'think curious',
            guide: 'sit happy',
          },
          {
            text: [
              'Who rolls stones round? Only water. "It is a river," said {child}, "and it is out." They took the parcel up the bank. There had been rain on some far hill. In the night the river came home, brown and in a hurry.',
              'Water must have left them up there. So the path was a river, waiting for rain that falls somewhere else. {child} made {guide} climb. They sat on top with their feet up. By and by it went past below, gurgling, with a bush on it.',
            ],
            setting: 'mountain',
            time: 'sunset',
            camera: 'wide',
            child: 'sit proud',
            guide: 'look-up surprised',
          },
        ],
        old: [
          {
            text: [
              'They came on a road that nobody had told them of. It was broad and sandy and had a bank on either side, to keep off the wind. "I had this made," said {guide}, and lay down in the middle of it. "We camp here." {child} had almost sat down as well. But there were pebbles under the sand, and they were all of them round. Out on the plain the stones had corners.',
              '"Feel that," said {guide}, rolling over. "Pure silk. You will not find a better bed between here and the other side." It was a kind of long hollow, smooth and dry. There was no cloud but one, so low down and far away that it might have been a hill. {child} was looking at a thorn bush on the bank. There was straw in the top of it, combed out straight, as if by a hand.',
            ],
            setting: 'mountain',
            time: 'sunset',
            child: 'think curious',
            guide: 'sit happy',
          },
          {
            text: [
              '"Things get round by being rolled," said {child}. "What would roll them?" There was only one thing that could, and it was not there at the moment. They carried the parcel to the top of the bank, {guide} grumbling all the way. Far off, over the mountains, it lightened without a sound. An hour later there was a hiss. Then the whole river came round the corner at once, as brown as tea, and took the bed away.',
              'Only a river combs straw like that, and this one had been as high as {child} could reach. "Up," said {child}. "It is dry," said {guide}. "It has been dry for years." "It is dry here," said {child}, and pointed at the cloud. They were hardly on the ledge when they heard it. Rain that had fallen a day\'s walk away was coming down the hollow with its hands full of branches. By then {guide} had decided on a ledge.',
            ],
            setting: 'mountain',
            time: 'sunset',
            camera: 'wide',
            child: 'sit calm',
            guide: 'look-up surprised',
          },
        ],
      },
      ask: {
        young: ['What came down the dry river?', 'Water! It had rained far away.'],
        older: ['Why is a dry river bed a bad place to sleep?', 'Rain that falls far away can fill it suddenly.'],
      },
    },
    {
      facts: ['cold', 'warm-rock'],
      shows: /\bcold\b/i,
      pages: {
        young: [
          {
            text: [
              'Night. Brr! Now it is cold. The sun is gone. But one rock is warm. Sit here, {child}.',
              'Stars come. It gets cold, cold, cold. {child} finds a warm rock. {guide} snuggles up too.',
            ],
            setting: 'beach',
            time: 'night',
            child: 'sit calm',
            things: ['rock'],
          },
        ],
        middle: [
          {
            text: [
              'The sun went down, and somebody seemed to open a door. "Cold?" said {guide}. "It is never cold. It is the desert." Then {guide} sneezed. {child} breathed out, and there was a small cloud.',
              'It had been too hot for shoes. Now it was too cold for anything else. "I am not shaking," said {guide}. "I am dancing." {child} looked up. There was not one cloud, only stars, and more of them every time.',
            ],
            setting: 'beach',
            time: 'night',
            child: 'look-up surprised',
            guide: 'dance worried',
          },
          {
            text: [
              'With no cloud for a blanket, all the warmth flew off. But not from everywhere. {child} felt along the big rock. It had been in the sun since morning, and had kept some. They leaned on it, back to back, out of the cold.',
              'There was nothing up there to hold the heat in, so out it went. Only the rock still had some of the day in it. {child} laid a cheek on it. "Warm as a bun!" {guide} hugged it, and the cold went by.',
            ],
            setting: 'beach',
            time: 'night',
            camera: 'close',
            child: 'sit happy',
            guide: 'hug calm',
            things: ['rock'],
          },
        ],
        old: [
          {
            text: [
              'When the sun had gone, the heat went after it, like a crowd leaving a football match. "It does not get cold here," said {guide}. "I have told people so for years." A white breath came out with the words. {child} had carried a coat all day and been laughed at for it. Now {guide} asked, in an offhand way, if it was a big coat.',
              '"That is odd," said {guide}, some time after dark. "My knees are knocking. There must be somebody in." {child} looked up. The air was so dry, and so clear, that the stars came down to the edge of the ground. There was not a scrap of cloud. It was beautiful, and as cold as the inside of a bell. They could not go on, and they could not stay.',
            ],
            setting: 'beach',
            time: 'night',
            child: 'look-up surprised',
            guide: 'dance worried',
          },
          {
            text: [
              'A cloudy night wears a blanket. This one had nothing on. All the warmth of the day was going up between the stars, and the sand had lost its share. But stone is slow. {child} went from one rock to another, patting them, until there was one that was like a loaf. They sat against it, with the coat over both. "I always say that it gets cold," said {guide}. The rock ticked. It kept them till it was light enough to walk.',
              '{child} thought of a stove that has gone out. It is the bricks that stay warm. So {child} felt for the largest rock there was, on the side where the sun had set. It was still giving back the afternoon. "Lean here," said {child}. Above them the day escaped, for dry air cannot hold it. Behind them there was enough of it for two. {guide} fell asleep in the middle of saying that it was never cold.',
            ],
            setting: 'beach',
            time: 'night',
            camera: 'close',
            child: 'sit calm',
            guide: 'sit sleepy',
            things: ['rock'],
          },
        ],
      },
      ask: {
        young: ['What was warm at night?', 'The rock. All else was cold.'],
        older: [
          'Why is it so cold in the desert at night?',
          'The air is dry and there are no clouds, so the warmth of the day escapes.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'One, two, three. The dune! And a small door. "That is mine!" says {guide}. {child} laughs.',
            'Here is the third dune. Who lives there? Oh! {guide} does. So the parcel is for {guide}.',
          ],
          setting: 'beach',
          time: 'night',
          child: 'cheer surprised',
          guide: 'jump happy',
        },
        {
          text: [
            'Open it up. A bell! Ting, ting, all night. Now {guide} can hear home.',
            'It was a bell. {guide} hangs it up. Ting, says the wind. Good night, sand.',
          ],
          setting: 'beach',
          time: 'night',
          guide: 'reach happy',
          things: ['bell'],
        },
      ],
      [
        {
          text: [
            '{guide} trips. Over what? A door mat. It is home! {child} gives {guide} the parcel. A bell!',
            'Home, and {guide} did not know it! {child} holds out the parcel. Rip! A bell.',
          ],
          setting: 'beach',
          time: 'night',
          child: 'reach happy',
          guide: 'stand surprised',
        },
        {
          text: [
            '{child} is in bed. Sand in one sock. Far off, a bell says ting.',
            'Hush. {child} sleeps. Somewhere a dune takes one step. Ting, goes a bell.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep calm',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'There it was, with a mat in front. "I know that mat," said {guide}. "I bought that mat." Nobody spoke for a bit. The third dune on the left was where {guide} lived. "You were not lost," said {child}. "Your house was."',
            '"Third," said {child}, and stopped. There stood a chair, a lamp and half a biscuit. {guide} ate the biscuit, and looked surprised at the taste. "This is my biscuit," said {guide}. So they had brought the parcel to the right person all along.',
          ],
          setting: 'beach',
          time: 'night',
          child: 'point happy',
          guide: 'cover surprised',
        },
        {
          text: [
            'It was a bell. A note was tied to it. "So that you can find your way," it said. {guide} hung it up over the mat. The wind took hold of it. Ting. The dune was already a little further on.',
            'In the paper was a small brass bell. They hung it on a stick outside. "I shall not need it, of course," said {guide}. Then {guide} walked all round the dune, on purpose, to hear it from everywhere.',
          ],
          setting: 'beach',
          time: 'night',
          child: 'look-up calm',
          guide: 'reach happy',
          things: ['bell'],
        },
      ],
      [
        {
          text: [
            'Out of the dark came a smell of old slippers. {guide} began to walk faster. "Those are mine," said {guide}. Behind the third dune was a bed with a dent. The dent fitted. {child} gave {guide} the parcel. It was a bell.',
            '{guide} went round the dune first, and then there was a shout. "Burglars! Somebody has my bed." {child} counted once more, and laughed. "It is your bed. It is your dune, and it is your parcel." Out came a bell.',
          ],
          setting: 'beach',
          time: 'night',
          child: 'reach happy',
          guide: 'jump surprised',
        },
        {
          text: [
            'At home {child} emptied both shoes on the windowsill. It made a very small dune. It had a steep side and a gentle one. In the morning it was one finger nearer to the door.',
            '{child} stood at the window with sand in one ear. If you kept quite still, you could hear it. Ting, ting. Somebody out there was going home. Now they came out, and went home again, for the fun of it.',
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
            'They counted one, and two, and walked round the foot of the third. There was a mat. There was a small lamp, and a blanket on a line. {guide} had gone stiff. "What a coincidence," said {guide}. "They have a mat like mine." Then, after a while, "They have my blanket." {child} looked at the pale patch on the label, and held it up to the lamp. You could just see the dent the pen had made. It was not a long name. It was {guide}.',
            'The third dune was tall and curled over at the top. It had a tin plate with crumbs on it. "Nobody at home," said {child}. {guide} was looking at a row of pegs. "I used to have pegs," said {guide}, in quite a different voice. "I used to have that spoon." It was very quiet. "I suppose," said {child}, "that nobody could ever tell you. You were always out, on the way here." And {child} held out the parcel.',
          ],
          setting: 'beach',
          time: 'night',
          child: 'point surprised',
          guide: 'cover surprised',
        },
        {
          text: [
            'It was a bell, no larger than a pear, with a hook to hang it by. "Dear friend," said the note, "we came to tea and could not find you. Nor, I gather, could you. Put this up, and we shall try again." {guide} hung it over the mat. Then the two of them sat and listened. The wind pushed a few grains up one side and let them slide down the other. The dune took the smallest step. Ting.',
            'Out of the paper came a brass bell, and a card that said, FOR WHEN YOU ARE EARLY. {guide} blew on it, and polished it, and tied it to the tallest peg. "Now go away," said {child}, "and shut your eyes, and come home." {guide} went a long way off, over two hills. It took no time at all. First came the ting, and then the stars, and then, against them, somebody running straight.',
          ],
          setting: 'beach',
          time: 'night',
          child: 'sit happy',
          guide: 'sit calm',
          things: ['bell'],
        },
      ],
      [
        {
          text: [
            'It was {guide} who saw it first, and stopped, and said a short word in a foreign language. In the lee of the dune stood an armchair. "I sit in that," said {guide}. The hill had walked. The chair had stayed with it, for it was pegged to the slope with string. And {guide}, who knew the place by heart, had gone every night to where it used to be. {child} turned the parcel round twice. "I think," said {child}, "that this is for you." In it was a brass bell.',
            '"Deliver it and let us go," said {guide}. "I am expected at home." {child} knocked on a piece of wood that seemed to be a door. No one answered. {guide} knocked as well, rather crossly, and said that some people were never in. Then {guide} looked at the wood. There were scratches on it, just where somebody might lean each evening to take off a boot. {guide} leaned. It was the right height exactly. {child} held out the parcel, and out of it came a bell.',
          ],
          setting: 'beach',
          time: 'night',
          child: 'reach happy',
          guide: 'stand shy',
        },
        {
          text: [
            'They sent the label back to the post office, with a new line on it: DELIVERED. It hangs there under glass. {child} has the sand, about two spoons of it, that came home in a pair of socks. It lives in a heap on the windowsill. On nights when the window is open, it shifts. {child} has drawn a pencil line to see. So far it has gone the width of one ting.',
            'When {child} got home it was late, and the bed was cold on both sides. There was grit in the sheets by morning, from who knows where. {child} lay and thought of all those hills, out there in the dark, setting one grain in front of another. They would never be where they were again. It did not matter so much now. If the wind was right, and you held your breath, you could hear that somebody was at home.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'look-up calm',
        },
      ],
    ],
  },
};
