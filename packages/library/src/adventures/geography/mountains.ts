import type { FactSheet } from '../sheet.ts';

/** A snowball is wanted for a fair in July, and a guide who calls every bump the top leads the way up to fetch it. */
export const mountains: FactSheet = {
  id: 'mountains',
  topic: 'geography',
  title: 'Mountains',
  subject: 'mountains',
  words: [
    'mountain',
    'everest',
    'alps',
    'himalayas',
    'summit',
    'how are mountains made',
    'why is there snow on mountains',
    'highest mountain',
  ],
  guides: ['goat', 'donkey', 'explorer'],
  titles: [
    'A Snowball in July',
    '{child} and the Seven Tops',
    'This Is the Top, Said {guide}',
    'Up There It Is Winter',
    'Who Put Shells on the Mountain?',
  ],
  facts: [
    {
      id: 'colder',
      says: 'Air grows colder the higher one climbs, by about 6 degrees Celsius for each kilometre, so high tops keep their snow in summer.',
      source: 'Met Office, "Mountain weather"',
    },
    {
      id: 'fold',
      says: 'Where two plates of the Earth push together the rock between them is folded and lifted into mountains.',
      source: 'British Geological Survey, "How mountains are made"',
    },
    {
      id: 'grow',
      says: 'The Himalayas are still being pushed up, by about a centimetre a year.',
      source: 'U.S. Geological Survey, "This Dynamic Earth: The Himalayas"',
    },
    {
      id: 'shells',
      says: 'Remains of sea animals are found in the rock high in the Alps and the Himalayas, because that rock was once the floor of a sea.',
      source: 'Natural History Museum, London, "Fossils on mountains"',
    },
    {
      id: 'thin',
      says: 'High up the air is thinner: each breath holds less of it, so climbers go slowly and rest often.',
      source: 'NHS, "Altitude sickness"',
    },
    {
      id: 'swell',
      says: 'A closed bag or a balloon swells as it is carried up, because the air outside presses on it less.',
      source: 'Encyclopaedia Britannica, "Atmospheric pressure"',
    },
    {
      id: 'ice',
      says: 'Water takes up more room when it freezes, so water that freezes in cracks slowly splits rocks.',
      source: 'British Geological Survey, "Weathering"',
    },
    {
      id: 'tree-line',
      says: 'Above a certain height, the tree line, it is too cold and windy for trees to grow.',
      source: 'Encyclopaedia Britannica, "Timberline"',
    },
    {
      id: 'small-plants',
      says: 'Plants of the heights grow low and round like cushions, out of the wind and warmer inside.',
      source: 'Royal Botanic Gardens, Kew, "Alpine plants"',
    },
    {
      id: 'everest',
      says: 'The top of Mount Everest, at about 8,849 metres, is the highest place above the sea.',
      source: 'Encyclopaedia Britannica, "Mount Everest"',
    },
  ],
  never: [
    {
      wrong: /\b(?:warmer|hotter) (?:up there|at the top|on the top|because it is nearer (?:to )?the sun)\b/i,
      belief: 'It is warmer up there, being nearer to the sun.',
      truth: 'The air grows colder the higher one goes.',
    },
    {
      wrong: /\bmountains? (?:never|do not|don't|does not|doesn't) (?:change|grow|move|wear)\b/i,
      belief: 'Mountains never change.',
      truth: 'They are pushed up and worn down all the time, very slowly.',
    },
    {
      wrong: /\b(?:there is|there was) no air (?:at all )?(?:up there|on (?:the )?(?:mountain|top|everest))/i,
      belief: 'There is no air on Everest.',
      truth: 'There is, but it is thin.',
    },
    {
      wrong: /\ball mountains (?:are|were) (?:volcanoes|old volcanoes)\b/i,
      belief: 'All mountains are volcanoes.',
      truth: 'Most high ranges are rock that was folded and pushed up.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'Hot, hot July. {child} wants a snowball. Where is there snow? Look up. Up there!',
            'The fair needs a snowball. In July! {child} looks at the white mountain.',
          ],
          setting: 'garden',
          child: 'look-up curious',
        },
        {
          text: [
            'Here is {a guide}. Up they go. "The top!" says {guide}. No. It is a bump.',
            '{a guide} comes too. "This is the top," says {guide}. {child} sees more up.',
          ],
          setting: 'mountain',
          child: 'walk excited',
          guide: 'point proud',
        },
      ],
      [
        {
          text: [
            'The lemonade is warm. {child} has a bucket. Who will put snow in it?',
            'A bucket, and no snow. {child} fans the lemonade. It does not help.',
          ],
          setting: 'garden',
          child: 'hold worried: bucket',
        },
        {
          text: [
            '"Snow? This way," says {a guide}. Hop, hop, up the path. {child} hops after.',
            'Up goes {a guide}. Up goes {child}. "Nearly there!" Not very nearly.',
          ],
          setting: 'mountain',
          child: 'walk happy',
          guide: 'walk proud',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'On the poster it said: SNOWBALL, ONE PENNY A THROW. It was July. "I put that," said {child}. "I was thinking of winter." The fair began at five. Above the roofs stood a mountain with a white hat on.',
            '{child} had promised a snowball for the summer fair. It had seemed a small thing to promise. Now it was so hot that the butter ran. There was only one place left that was white, and it was up.',
          ],
          setting: 'garden',
          child: 'look-up worried',
        },
        {
          text: [
            '"I go up there daily," said {a guide}. At the first bump {guide} stopped. "The top!" There was a good deal more mountain behind it. "The next top, then," said {guide}. {child} carried the bucket.',
            '{a guide} knew the way. "Ten minutes," said {guide}, "and mind the view." After ten minutes they stood on a hump. "This is the summit," said {guide}. A cow looked down at them, and at the bucket, from higher up.',
          ],
          setting: 'mountain',
          child: 'hold curious: bucket',
          guide: 'point proud',
        },
      ],
      [
        {
          text: [
            'The lemonade stall had lemons, cups and a queue. It did not have anything cold. "Somebody could fetch snow," said somebody. They all looked at {child}, who had the only bucket.',
            'By noon the lemonade was as warm as a bath. "If I had one snowball," said {child}. Across the valley, white and far off, there was enough for everyone. {child} tipped the pegs out of the bucket.',
          ],
          setting: 'garden',
          child: 'hold determined: bucket',
        },
        {
          text: [
            'On the path sat {a guide}, enjoying the view. "You have come to the right place. This is the top." It was a stone. {child} pointed past it, up and up. "Oh, that," said {guide}. "That is the rest of it."',
            '"Follow me to the top," said {a guide}. They were there at once. It had a gatepost and a snail. "I have never had to go further," said {guide}. {child} went further, and {guide} came after.',
          ],
          setting: 'mountain',
          child: 'look-up surprised',
          guide: 'sit proud',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The poster said: THROW A SNOWBALL AT THE MAYOR. {child} had painted it in January, when it seemed quite reasonable. Now it was the day of the fair. The tar was soft in the road, and the dogs lay in the fountain. "Where is it?" asked the mayor, who was looking forward to it. {child} looked about. Over the roofs stood the mountain, blue at the foot. On its head, tiny and clean, was a cap of white.',
            'All one has to do with a promise is to keep it. {child} had promised the summer fair a snowball. It was for the mayor, who was too hot. There was none in the shop, and none in any freezer in the street. "Then it is off," said the lady with the tombola. "It isn\'t," said {child}. From the end of the garden one could see the mountain, and there it was still last winter.',
          ],
          setting: 'garden',
          child: 'think worried',
        },
        {
          text: [
            'The guide to the mountain was called {guide}, and could be had for a bun. "I have been to the top more often than anybody," said {a guide}. At the first rise {guide} stopped, bowed and held out a hoof or a hand. "The top." {child} looked at the slope that went on behind it. "I call them all that," said {guide}. "It keeps the spirits up." The bucket clanked.',
            '"Is it far?" asked {child}. "We are nearly there," said {a guide}, who had just got up. They had passed a gate. A little later they came over a green hump, and {guide} threw out both arms. "The summit! Breathe it in." There was a cow on the summit, and a mountain behind the cow. {child} moved the bucket to the other hand.',
          ],
          setting: 'mountain',
          child: 'hold curious: bucket',
          guide: 'point proud',
        },
      ],
      [
        {
          text: [
            'It was the hottest fair that anyone could remember. The band had taken its boots off. At the stall of {child} the lemonade stood in the jugs and steamed, or looked as if it would. "What it wants," said the baker, "is snow." People laughed. {child} did not, having just looked up. Far above the tents and the dust there was some.',
            '{child} had cut up forty lemons, and nobody would drink them. "It tastes like a warm sock," said a small boy, fairly. It needed ice, and the ice had come in a lorry and gone off down the road as a puddle. {child} emptied the coins out of the bucket. It was six hours to the prize-giving. It was winter at the top of the hill.',
          ],
          setting: 'garden',
          child: 'look-up worried',
        },
        {
          text: [
            '"You are in luck," said {a guide}, from a wall. "I am the leading expert. You are standing on the top." {child} was standing on the road. "The lower top," said {guide}. There was a middle top too, it came out, and one that you only thought was the top. {guide} was out of breath at each of them with joy.',
            'At the bottom of the path somebody offered to show the way. It was {a guide}. "It is all uphill," said {guide}, "until it stops." They went up to where it stopped. It went on. "How odd," said {guide}. "I have always gone home from here." {child} pulled the bucket over one shoulder. From there on they were both explorers.',
          ],
          setting: 'mountain',
          child: 'walk determined',
          guide: 'stand proud',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['fold', 'grow'],
      shows: /\bfold(?:s|ed|ing)?\b/i,
      pages: {
        young: [
          {
            text: [
              'Push a blanket. It folds! Up it goes, like a hill. So the rock folded too.',
              'Stripes in the rock! They fold up and over. Somebody big pushed. Slow, slow, slow.',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'look-up curious',
          },
        ],
        middle: [
          {
            text: [
              '"We follow the pale stripe in the rock," said {guide}. "It goes straight up." It did, for a bit. Then it bent over backwards and came down again. So did they. {child} was back at the same thistle.',
              'The wall beside the path had stripes, like a cake. "Stay on the yellow one," said {guide}. They walked along it. The yellow one curled round like a wave, and they ran into themselves.',
            ],
            setting: 'mountain',
            child: 'walk surprised',
            guide: 'point proud',
          },
          {
            text: [
              '{child} spread out the rug and pushed at both ends. It folded, and a hump stood up in the middle. "That is what happened to the rock." It once lay flat. The land pushed from both sides. They went up the next fold, and did not trust the stripe.',
              'Rock does not curl by itself. {child} pushed a blanket against the wall, and it rose in folds. So slow a push had made the mountain, and it was not done. "It is still going up?" said {guide}. "By a fingernail." They climbed a bit faster.',
            ],
            setting: 'mountain',
            child: 'kneel excited',
            guide: 'look-up surprised',
          },
        ],
        old: [
          {
            text: [
              '"One simply keeps to the white stripe," said {guide}. It ran through the cliff beside them as jam runs through a cake, and it did go up. After an hour it leaned back. It went over like a wave, and came down on the other side, and they with it. In front of them stood a thistle that {child} had met before. "This will be the lower top," said {guide}.',
              'All the rock there was in layers, dark and light, and {guide} had a method. "Choose one, and stay on it. Layers are flat." These had been. But the one they had chosen rose and stood on end and bent right over. {child} followed it with one finger, like a line in a book, until it ran out underfoot. They were lower than at breakfast.',
            ],
            setting: 'mountain',
            child: 'point surprised',
            guide: 'walk proud',
          },
          {
            text: [
              'They sat down on the rug. {guide} pulled it from one side and {child} from the other, and then they both pushed. It rose up between them in folds. {child} looked from the rug to the cliff. "It lay flat, and was pushed," said {child}. Whole countries had leaned on it from both ends, slower than hair grows. It could only go up. After that they paid no heed to stripes and climbed the back of the fold.',
              '"What bends rock?" asked {child}. You would have to push for longer than there have been people. Two great slabs of land had done it, by leaning. {child} shoved the map together on the grass, and it folded up into peaks. In the Himalayas they have not stopped yet, and the peaks rise by a centimetre a year. "Then we had better hurry," said {guide}, "or there will be more of it." They took the shortest side of the fold.',
            ],
            setting: 'mountain',
            child: 'kneel excited',
            guide: 'sit surprised',
          },
        ],
      },
      ask: {
        young: ['How did the rock go up?', 'It was pushed, and folded like a blanket.'],
        older: [
          'How were the high mountains made?',
          'Great slabs of land pushed together, very slowly, and the rock between them folded and rose.',
        ],
      },
    },
    {
      facts: ['shells'],
      shows: /\bshells?\b/i,
      pages: {
        young: [
          {
            text: [
              'A shell, up here? It is in the rock! Once all this was sea. "Splash," says {child}.',
              'Look, a stone shell. Who brought it? Nobody. The rock was under the sea once.',
            ],
            setting: 'mountain',
            camera: 'close',
            things: ['shell'],
          },
        ],
        middle: [
          {
            text: [
              '"Someone has been here before us," said {guide}, quite hurt. On the path lay a shell. There were more in the wall, stuck fast. "They had a picnic," said {guide}. {child} could not get one out.',
              '{child} slipped on something round. It was a shell, and it was made of stone. "The tide comes high here," said {guide}, and looked behind. But the sea was days away.',
            ],
            setting: 'mountain',
            child: 'kneel curious',
            guide: 'stand surprised',
            things: ['shell'],
          },
          {
            text: [
              'The rock was full of them, one on another. It had been the bottom of a sea! The mud set hard, with each shell in it. Then it was lifted up here. Where the shells were thick they gave a good foothold. {guide} said hello to a snail.',
              'The sea had not come up. The floor of it had. Long ago it was mud with shells in it. Later it was pushed up high. {child} laid an ear to one. "I can hear it," said {guide}, who was nearer the wind.',
            ],
            setting: 'mountain',
            camera: 'close',
            child: 'point happy',
            guide: 'kneel curious',
            things: ['shell'],
          },
        ],
        old: [
          {
            text: [
              '"We are not the first," said {guide}, in a hollow voice. In the middle of the path lay a shell. It had ribs and a curl, and belonged on a beach. "Somebody has sat here and eaten mussels." {child} bent down. There was one more, and another, in the wall, in the step, in the ceiling of the overhang. You could not pick one up. They were all part of it.',
              'The slope was too smooth to climb, and {guide} slid down it three times, remarking on the view. {child} felt about for something to hold. There were knobs, small and ribbed, in rows. They had a curl to them. {child} brushed off the dust. It was a shell, and beside it was a shell. It was two days by train to the nearest bucket of sea.',
            ],
            setting: 'mountain',
            child: 'kneel curious',
            guide: 'sit surprised',
            things: ['shell'],
          },
          {
            text: [
              'It had not been a picnic. All this had been the floor of a sea. Things lived on it, and sank into the mud, and the mud turned to stone. Then it went up, with every shell still in its place, as high as the eagles. They have found such creatures in the rock of the Himalayas. "So this is a beach," said {guide}, feeling better, and walked up it with a rolling step. {child} used the shells as stairs.',
              '"They did not climb," said {child}. "They were carried." Once it was all water here, and this was the bottom. Mud lay down on every shell and hardened. Afterwards the whole of it was lifted, too slowly to spill. {guide} looked over the edge at the clouds, and held on to what had been a cockle. "Is it likely to go back?" Not today. So they climbed the old sea floor, shell by shell, to the top of it.',
            ],
            setting: 'mountain',
            camera: 'close',
            child: 'reach happy',
            guide: 'look-up surprised',
            things: ['shell'],
          },
        ],
      },
      ask: {
        young: ['Why was there a shell?', 'The rock was once under the sea.'],
        older: [
          'How did shells get into the rock of a mountain?',
          'The rock was once the floor of a sea, and it was lifted up with the shells in it.',
        ],
      },
    },
    {
      facts: ['tree-line', 'small-plants'],
      shows: /\btrees?\b/i,
      pages: {
        young: [
          {
            text: [
              'Big trees. Small trees. Tiny trees. No trees! It is too cold for them up here.',
              'Where did the trees go? They stay down there. It is too windy. {child} holds on.',
            ],
            setting: 'mountain',
            weather: 'wind',
            child: 'look-up surprised',
          },
        ],
        middle: [
          {
            text: [
              'The wood got lower and lower. The last tree came up to the knee. Then there was not one. "Somebody has cut them down," said {guide}. {child} saw no stumps. The wind came round the corner and sat on them.',
              '"We shelter under the next tree," said {guide}. There was no next tree. They had come out of the wood as out of a door. It was all grass and sky, and the wind tried on their hats.',
            ],
            setting: 'mountain',
            weather: 'wind',
            child: 'cover surprised',
            guide: 'point worried',
          },
          {
            text: [
              'It was too cold up here for any tree, and too windy. Only little plants lived there, in round cushions. {child} felt one. It was warm inside! So they did as the plants did. They made themselves small behind a stone, and had a bun.',
              'No one had cut anything. The trees had climbed as high as they could bear, and stopped. What grew here kept low, like a cushion. "We should do that," said {child}. They lay flat in a hollow till the wind had gone by.',
            ],
            setting: 'mountain',
            weather: 'wind',
            camera: 'close',
            child: 'sit happy',
            guide: 'sit calm',
          },
        ],
        old: [
          {
            text: [
              'They had meant to rest under the trees. But these had been shrinking for some time. First they were as high as a house, then as high as a door. The last was up to the knee, and leaned. After it there was none. "Woodcutters," said {guide} darkly. There was no stump to be seen. A wind came along that had met nothing on its way, and went through them.',
              '"At the next tree we shall have a bun," said {guide}. It was a rule that had served them well. They went on. There was grass, and there was stone. "It may be a long gap," said {guide}, after a mile of it. {child} turned round. Far below, the wood ended in a line, like the tide. They were standing above trees.',
            ],
            setting: 'mountain',
            weather: 'wind',
            child: 'look-up surprised',
            guide: 'point worried',
          },
          {
            text: [
              'No tree could live up here. There is not enough summer for it, and too much wind. But something lived. {child} knelt down to a green cushion, no bigger than a bun, with flowers all over. In the middle it was quite warm. It had simply not put its head up. "That is clever," said {child}. They found a hollow, curled up in it like two cushions, and let the wind go over.',
              'It was the cold that had drawn the line, and no tree goes over it. What grew beyond was clever and low. {child} found a plant like a pincushion, packed so tight that the wind slid off. A beetle lived in it, in its shirtsleeves. "You do not stand up to it," said {child}. "You sit down to it." So they did, with their backs to a stone, and ate the bun far above the trees.',
            ],
            setting: 'mountain',
            weather: 'wind',
            camera: 'close',
            child: 'kneel happy',
            guide: 'sit calm',
          },
        ],
      },
      ask: {
        young: ['Why were there no trees?', 'It was too cold for them.'],
        older: [
          'Why do the trees stop, high on a mountain?',
          'Above the tree line it is too cold and windy for them. Only low plants grow there.',
        ],
      },
    },
    {
      facts: ['ice'],
      shows: /\bice\b/i,
      pages: {
        young: [
          {
            text: [
              'Crack! A big rock in two. Ice did it. Ice grows fat and pushes. {child} walks through.',
              'Who broke this rock? Water went in. It froze to ice. Push, push, crack!',
            ],
            setting: 'mountain',
            child: 'walk surprised',
            things: ['rock'],
          },
        ],
        middle: [
          {
            text: [
              'A rock as big as a barn lay across the path. "The end," said {guide}. "I mean the top." They could not get over it or round it. {child} poured a last drop out of the bottle, to think better.',
              '"That was not here before," said {guide}. A giant rock filled up the whole way. {guide} put a shoulder to it, and it did not even notice. {child} felt along it with one hand, and the hand went in.',
            ],
            setting: 'mountain',
            child: 'think curious',
            guide: 'reach determined',
            things: ['rock'],
          },
          {
            text: [
              'Down its middle went a crack. Rain had run in and turned to ice, night after night. Ice needs more room than water, so it pushed. At last it had pushed the thing in two. There was just space for {child}, and then for {guide}, with a shove.',
              'It was split from top to bottom. Nobody had a hammer that size. But water creeps in, and at night it turns to ice, and pushes. {child} had once forgotten a bottle in the freezer. They walked through the gap sideways.',
            ],
            setting: 'mountain',
            child: 'walk excited',
            guide: 'walk surprised',
          },
        ],
        old: [
          {
            text: [
              'Where the path went between two cliffs, something had sat down in it. It was a rock as large as a chapel. "Here we are, then," said {guide}. "The top." {guide} gave it a push, for form\'s sake. There was no way over, and on the sides there was only air. {child} walked along the foot of it, and laid a hand on the cold wet stone.',
              '"We shall have to have it moved," said {guide}. The rock in front of them blocked the way from wall to wall. It had moss on, and a small tree, and no wish to go. They leaned on it, to be friendly. {child} heard something drip, inside, where there should have been no inside.',
            ],
            setting: 'mountain',
            child: 'reach curious',
            guide: 'reach determined',
            things: ['rock'],
          },
          {
            text: [
              'There was a split in it, from top to bottom, and as wide as {child}. It had begun as a hair. Rain got in, and at night it froze, and ice takes up more room than water does. So it pushed. Each spring the crack was wider by a little, and each winter the ice had another try. That is how mountains come down, a crumb at a time. {guide} had to breathe out to get through, and to be pulled.',
              '{child} had once seen a full bottle come out of a freezer, and knew what ice can do. It swells. It had got into this as a trickle, frozen, and elbowed, and melted, and come again. It had gone on for winter after winter, with nothing to do but push. Now there was a door, exactly as wide as a person and a bucket. "I softened it for you," said {guide}, coming out with no hat.',
            ],
            setting: 'mountain',
            child: 'walk excited',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['What broke the rock?', 'Ice. It grew and pushed.'],
        older: [
          'How can water split a rock?',
          'It runs into a crack and freezes. Ice takes up more room than water, so it pushes.',
        ],
      },
    },
    {
      facts: ['thin', 'swell'],
      shows: /\bair\b/i,
      pages: {
        young: [
          {
            text: [
              'Puff, puff. The air is thin. Slow, {child}. Step, rest. Step, rest. The balloon gets fat!',
              'Why is the balloon so big? The air is thin up here. Puff, says {child}. Sit down.',
            ],
            setting: 'mountain',
            child: 'sit surprised',
            things: ['balloon'],
          },
        ],
        middle: [
          {
            text: [
              'Every step was two steps. {child} puffed, and {guide} puffed. "I am not tired," said {guide}, lying down. The balloon from the fair bobbed above them. It looked fatter than before.',
              '"Somebody has blown into my balloon," said {child}. It had been small and soft. Now it was as tight as a drum. They had both run out of breath, so it was neither of them.',
            ],
            setting: 'mountain',
            child: 'look-up surprised',
            guide: 'sit sleepy',
            things: ['balloon'],
          },
          {
            text: [
              'High up there is less air, and it squeezes less. So the balloon could spread itself. And every breath held less than at home. "Then we take more of them," said {child}. Ten steps, and a rest. Ten steps, and a rest. It worked.',
              'There was only thin air outside to hold it in. That was why breathing was so hard! Each breath was a small helping. They let a bit out of the balloon. They went on as slowly as snails, and sat at each bend.',
            ],
            setting: 'mountain',
            child: 'walk determined',
            guide: 'walk calm',
          },
        ],
        old: [
          {
            text: [
              'Something was the matter with their legs. They had been good ones in the morning. Now after ten steps they asked to sit down. "It is the weight of the view," said {guide}, from the ground. {child} had a balloon from the fair tied to the bucket. It had been a limp one, left over. It was not limp now. It was round, and creaked.',
              'At this top, which was the fifth, {guide} was too blown to announce it. They sat side by side and panted. {child} looked up at the balloon. It had been going down since yesterday, and had a face like an old apple. Now it was smooth, and smiled from ear to ear. "It has had nothing to eat," said {child}. "I checked."',
            ],
            setting: 'mountain',
            child: 'look-up surprised',
            guide: 'sit sleepy',
            things: ['balloon'],
          },
          {
            text: [
              'So it was not the legs. At home there lay a great heap of air on top of everything. Up here most of it was already below them. It did not press so hard on a balloon, and the balloon had made itself comfortable. But it did not fill a chest so well either. "Small helpings," said {child}. "We must have more of them, and not hurry." They took ten steps and a rest, and ten steps. It was slow, and it went up.',
              'It was the air. There was less of it the further they climbed. So the balloon was squeezed less, and let out its belt. And every time {child} breathed in, there was not so much in it. You could not be strong against that. You could only be slow. They agreed on a pace that a snail would have called thoughtful. At every bend they sat. They passed two people who were lying down from running.',
            ],
            setting: 'mountain',
            child: 'walk determined',
            guide: 'walk calm',
          },
        ],
      },
      ask: {
        young: ['Why did they puff?', 'The air is thin up there.'],
        older: [
          'Why did they have to go slowly near the top?',
          'High up the air is thinner, so each breath holds less. The balloon swelled for the same reason.',
        ],
      },
    },
    {
      facts: ['colder'],
      shows: /\bcold(?:er)?\b/i,
      pages: {
        young: [
          {
            text: [
              'Hat off down there. Hat on up here! Up is colder. {child} puts on a coat.',
              'Higher and colder. Brr! {child} has a coat. {guide} has only a shiver.',
            ],
            setting: 'snow',
            child: 'hold happy: coat',
          },
        ],
        middle: [
          {
            text: [
              '"We shall be warm in a minute," said {guide}. "We are getting nearer to the sun." {child} was shivering by then. There was frost on the bucket, and it was July.',
              '{guide} had left everything warm at home. "One is so close to the sun up there," said {guide}, turning blue. {child} breathed out a cloud. A puddle had a lid on it.',
            ],
            setting: 'mountain',
            child: 'stand surprised',
            guide: 'dance worried',
          },
          {
            text: [
              '{child} had a coat along, under the buns. The sun is so far off that a mountain makes no odds. It is the air that counts, and high air is cold. It got colder with every bend. "But then there is snow!" said {child}. And there was.',
              '"Each hour we go up, it is colder," said {child}, putting on a coat. "So we only have to go on until it is winter." Winter began at the next corner. It was white, and it squeaked. {guide} got one sleeve.',
            ],
            setting: 'snow',
            child: 'hold excited: coat',
            guide: 'jump surprised',
          },
        ],
        old: [
          {
            text: [
              '"I never take a coat," said {guide}. "Each step brings one nearer to the sun." It sounded sensible. But {child} had begun the day without sleeves, and had put on one thing at every top. Now there was nothing left in the bag but string. A puddle beside the path had a skin of glass. {guide} had gone a pale shade of blue, and called it sunburn.',
              'If you are near a stove you are warm. So {guide} had reasoned, and had come to the top of the world in a straw hat. "We must be getting close to it now," said {guide}, through chattering teeth. {child} turned both cheeks to the sun. It felt no nearer than at home. There was a rim of frost on the bucket, and the thermometer was going down like a lift.',
            ],
            setting: 'mountain',
            child: 'think curious',
            guide: 'dance worried',
          },
          {
            text: [
              'The sun is so far away that no hill brings you nearer to it. What keeps you warm is the blanket of air, and they had climbed out of it as out of bed. It is about 6 degrees colder for each kilometre. "So it is summer down there, and autumn at the cow," said {child}. "And this ought to be..." They came round the corner. It lay there in the sun, and blinked. {guide} was lent the coat.',
              '"It gets colder as we go," said {child}, and wrote it down at every stop. Nobody had to look for the snow. One only had to climb until the numbers came to nothing. That is why the high tops are white while people swim in the lake. At the last stop it said nought. {child} put on a coat and looked over the edge. There was winter, with a crust on, and not a footprint. {guide} sat in it to be certain.',
            ],
            setting: 'snow',
            child: 'hold excited: coat',
            guide: 'sit surprised',
          },
        ],
      },
      ask: {
        young: ['Is it warm up high?', 'No. It is colder.'],
        older: ['Why is there snow on high tops in summer?', 'The air grows colder the higher one climbs.'],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'Snow! {child} makes a ball. "Is this the top?" says {guide}. Yes. This time it is.',
            'White, white, white. The real top! {child} pats a snowball. {guide} rolls over.',
          ],
          setting: 'snow',
          child: 'hold happy: snowball',
          guide: 'cheer proud',
        },
        {
          text: [
            'Down they run. Drip, drip. Plop! In the cup it goes. {child} has cold lemonade.',
            'Home! The snowball is small now. It fits in a cup. {child} sips. Ahh!',
          ],
          setting: 'garden',
          time: 'sunset',
          child: 'sit happy',
          things: ['cup'],
        },
      ],
      [
        {
          text: [
            'Here is the snow. In the bucket! One for the fair. One for {guide}. One for {child}.',
            'Up on the top {child} fills the bucket. {guide} sits in the snow. Brr!',
          ],
          setting: 'snow',
          child: 'kneel happy',
          guide: 'sit surprised',
          things: ['bucket'],
        },
        {
          text: [
            'Night. {child} is asleep. The bed has folds. Up and down, like hills.',
            'Good night, white hat. {child} is asleep. A drop falls in the bucket. Plink.',
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
            'At last there was no more up. {guide} looked in all directions. "Is this it?" said {guide}, in a small voice. "Nothing comes after it." {child} made one snowball, round and hard, and put it in the bucket.',
            'The path stopped, and all round was sky. {guide} did not say that it was the top. There was no need. {child} pressed snow into the bucket with both hands.',
          ],
          setting: 'snow',
          child: 'kneel proud',
          guide: 'look-up surprised',
          things: ['bucket'],
        },
        {
          text: [
            "By the time they were down it had got smaller. It had been a head, then an apple, then a plum. {child} held it up before all the fair. A hush fell. Then it slid down somebody's neck, and the band played.",
            'They ran all the way, and the bucket dripped all the way. What got to the fair was a snowball for a mouse. It went into the big jug with a plink. Everybody had one sip, and shivered, and came back for more.',
          ],
          setting: 'garden',
          time: 'sunset',
          child: 'cheer happy',
        },
      ],
      [
        {
          text: [
            '"Do not tell me," said {guide}. "I want to say it myself." There was snow on every side, and under it the whole world. "The top," whispered {guide}. {child} rolled a snowball from the very highest bit.',
            'It was no bigger than a table, with nothing above but blue. They took turns to stand on it. Then {child} filled up the bucket, and put a coat over it.',
          ],
          setting: 'snow',
          child: 'cheer happy',
          guide: 'stand proud',
        },
        {
          text: [
            'That night the bucket stood beside the bed. There was water in it, and in the water one grain of sand. {child} took it out. It had been a sea floor, and a mountain. Now it lived on the windowsill.',
            '{child} stood at the window. Up there the white hat shone in the dark. It had a small dent, on the left, if you knew. "The top," said {child}, and then went to bed, which was the lower top.',
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
            'There came a place with nothing behind it. They both waited for the rest of the mountain, out of habit. It did not come. All round lay other tops, as blue as smoke, and lower. "I feel I ought to say something," said {guide}, "and I have used it up." {child} knelt down in the snow and made a ball of it, slowly, having come such a long way. It went into the bucket, in a scarf.',
            '{guide} had stopped calling out the tops some time ago. So it was {child} who said it, and not loudly, because there was such a lot of quiet. The snow squeaked. The fair was down there somewhere, a spilt box of beads. {child} pressed the snow together with both hands until it was as hard as a cricket ball. "I should like to hold it," said {guide}, "for a bit." They went down by turns.',
          ],
          setting: 'snow',
          child: 'kneel proud',
          guide: 'look-up calm',
        },
        {
          text: [
            'It was a head at the first tree, an apple at the cow, and at the gate a walnut. {child} ran. At one minute to five it was carried through the fair on a spoon. Everyone stood up on the benches. The mayor, who was the hottest person there, held out a cup. There was one plop. It was a good one. Afterwards people said that they had heard it hiss.',
            'They had packed it in moss and in a scarf, and told it stories. Even so it wept all the way. What {child} set down at the fair was as big as a marble. The queue went twice round the tent. It was dropped into the jug. The whole fair listened. There was a clink. Nobody ever had such lemonade, and there was a quarter of an inch of it for each.',
          ],
          setting: 'garden',
          time: 'sunset',
          child: 'reach proud',
        },
      ],
      [
        {
          text: [
            '"This is not the top," said {guide}, who had learned. But it was. It was as small as a hearthrug, with the snow blown into a curl along one edge. They stood on it back to back, since that was how they fitted. You could see where the weather was kept. {child} filled the bucket from the highest spoonful that there was. "Now it is a bit lower," said {guide}. They looked at the dent, and felt important.',
            'They got there without noticing. {child} took one more step, and the foot came down instead of up. Behind them was the whole of the way, with its cows and its bends. In front was somebody else\'s country. "Well," said {guide}, and could not go on. The snow was deep and clean, and it was July. {child} made one ball for the fair, and a smaller one, for {guide} to keep until it went.',
          ],
          setting: 'snow',
          child: 'cheer happy',
          guide: 'stand proud',
        },
        {
          text: [
            'After the fair {child} carried the bucket upstairs. A finger of water was left in it. When it had dried there was a crumb of rock, with half a rib of a shell. It had been under a sea once. It had been nearly as high as one can get. {child} put it on the sill, where it could see out. It had all the time in the world to get back up.',
            '{child} could not sleep for tired legs. From the window one saw it all, quite small: the gate, the dark wood, the grey, the white. It looked as if one could walk round it before breakfast. High up a light was moving. That would be {guide}, showing somebody to the top. {child} pulled the quilt into a good steep fold, and climbed in under it.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'look-up calm',
        },
      ],
    ],
  },
};
