import type { FactSheet } from '../sheet.ts';

/** Somebody small wants a whole teaspoon of honey, and has no idea what is being asked. */
export const bees: FactSheet = {
  id: 'bees',
  topic: 'nature',
  title: 'Bees',
  subject: 'bees',
  words: [
    'bee',
    'honeybee',
    'honey bee',
    'bumblebee',
    'hive',
    'beehive',
    'honey',
    'honeycomb',
    'pollen',
    'pollination',
    'beekeeper',
    'how do bees make honey',
    'why do bees like flowers',
    'why do bees make honey',
  ],
  guides: ['ladybird', 'beetle', 'moth'],
  titles: [
    '{child} and the Whole Teaspoon',
    'One Spoon of Honey',
    '{guide} Knows a Short Cut',
    'Honey for Thursday',
    'The Spoon in the Hive',
  ],
  facts: [
    {
      id: 'teaspoon',
      says: 'One honeybee makes about a twelfth of a teaspoon of honey in her whole life.',
      source: 'British Beekeepers Association: Honey bee facts',
    },
    {
      id: 'smell',
      says: 'Guards at the door of a hive tell by smell who lives there and who does not.',
      source: 'Encyclopaedia Britannica: Honeybee',
    },
    {
      id: 'dance',
      says: 'A honeybee who has found flowers dances on the comb: the line of her dance tells the way, and its length tells how far.',
      source: 'Encyclopaedia Britannica: Dance language of bees',
    },
    {
      id: 'cells',
      says: 'Honeybees build their comb of wax in cells with six sides, which fit together with no gaps.',
      source: 'Encyclopaedia Britannica: Honeycomb',
    },
    {
      id: 'fan',
      says: 'Nectar is mostly water; bees fan it with their wings until it is thick enough to be honey.',
      source: 'British Beekeepers Association: How bees make honey',
    },
    {
      id: 'pollen',
      says: 'Bees carry pollen from flower to flower, and without pollen an apple flower does not become an apple.',
      source: 'Royal Horticultural Society: Pollination',
    },
    {
      id: 'drones',
      says: 'Drones are the males of a hive, and drones have no sting.',
      source: 'Encyclopaedia Britannica: Drone (bee)',
    },
    {
      id: 'sisters',
      says: 'The workers of a hive are all female, and nearly all are daughters of one queen.',
      source: 'Natural History Museum, London: Honeybees',
    },
    {
      id: 'winter',
      says: 'Honeybees stay awake in winter, huddle round their queen, shiver to keep warm and live on their honey.',
      source: 'British Beekeepers Association: The honey bee year',
    },
    {
      id: 'jobs',
      says: 'A worker has one job after another: first she cleans cells, and last of all she flies out for food.',
      source: 'Encyclopaedia Britannica: Honeybee',
    },
    {
      id: 'kinds',
      says: 'There are about 270 kinds of bee in Britain, and most of them live alone and make no honey.',
      source: 'Natural History Museum, London: Bees in Britain',
    },
  ],
  never: [
    {
      wrong: /\ball bees (?:make honey|live in hives)\b/i,
      belief: 'All bees make honey.',
      truth: 'Only a few kinds do; most bees live alone.',
    },
    {
      wrong: /\bbees (?:want to|love to|like to|always) sting\b/i,
      belief: 'Bees want to sting people.',
      truth: 'They sting to defend themselves or the hive, and drones cannot.',
    },
    {
      wrong: /\bbees? (?:collects?|gathers?|picks?|finds?) honey (?:from|in) (?:the )?flowers?\b/i,
      belief: 'Bees collect honey from flowers.',
      truth: 'They bring home nectar, and make it into honey in the hive.',
    },
    {
      wrong: /\bbees? (?:sleeps?|hibernates?) (?:all|through(?:out)?) (?:the )?winter\b/i,
      belief: 'A hive of bees hibernates all winter. Bees sleep through the winter.',
      truth: 'They huddle and shiver round the queen.',
    },
    {
      wrong: /\b(?:worker bees? (?:is|are) (?:a )?(?:boys?|males?|he)|king bee)\b/i,
      belief: 'Worker bees are males and are ruled by a king bee.',
      truth: 'Workers are females, and there is a queen.',
    },
  ],
  opens: {
    young: [
      [
        {
          setting: 'kitchen',
          camera: 'close',
          child: 'hold sad: jar',
          text: [
            'The honey jar is empty. {child} wants one spoonful. Just one.',
            'Scrape, scrape. No honey. {child} looks right into the jar.',
          ],
        },
        {
          setting: 'garden',
          camera: 'medium',
          child: 'hold happy: spoon',
          guide: 'point proud',
          text: [
            '"Bees? Easy!" says {a guide}. {child} gets very small. So does the spoon.',
            '"This way!" says {a guide}. It is not. Small {child} carries a small spoon.',
          ],
        },
      ],
      [
        {
          setting: 'kitchen',
          camera: 'medium',
          child: 'sit worried',
          things: ['bread'],
          text: [
            '{child} has bread. The bread is dry. Where does honey live?',
            'Bread, and no honey. {child} hears a hum. Hmmmm.',
          ],
        },
        {
          setting: 'garden',
          camera: 'wide',
          child: 'run excited',
          guide: 'walk proud',
          things: ['flower'],
          text: [
            'By a flower sits {a guide}. "Honey? Follow me!" And {child} shrinks.',
            '{child} is as small as a flower now. Here is {a guide}. "Come along!"',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'kitchen',
          camera: 'close',
          child: 'hold sad: jar',
          text: [
            'The porridge was ready and the honey jar was not. It had one sticky thumbprint in it, from yesterday. {child} needed a teaspoon of honey, a flat one.',
            'The porridge had a hole in the middle, for honey. {child} tipped up the jar. A fly looked out.',
          ],
        },
        {
          setting: 'garden',
          camera: 'medium',
          child: 'hold excited: spoon',
          guide: 'point proud',
          text: [
            '"A spoon of honey? I know the very bees," said {a guide}. {child} looked through the wrong end of a spyglass, and was small at once. {guide} led the way, into a hedge.',
            '"Follow me," said {a guide}. "I know every short cut there is." The buttercups rose round {child} like lamp posts. Even the spoon had shrunk. They passed the same daisy twice.',
          ],
        },
      ],
      [
        {
          setting: 'kitchen',
          camera: 'medium',
          child: 'sit worried',
          things: ['bread', 'honey'],
          text: [
            '"No more honey till Thursday," said the note. {child} looked at the bread. It looked back with all its holes. Who made honey, and did they have a Thursday?',
            '{child} had cut the bread into a bee, with stripes. Stripes need honey. But the last of it had gone on Tuesday, on a bun.',
          ],
        },
        {
          setting: 'garden',
          camera: 'wide',
          child: 'run excited',
          guide: 'walk proud',
          things: ['flower'],
          text: [
            'It was {a guide} who shouted, out of a flower. "I go there all the time! Left at the gate. Or right." Then {child} was small enough to get in, and they set off.',
            '{child} crawled under the last flower, and came out as tiny as a crumb. "You want the hive," said {a guide}. "Nobody knows it better." {guide} pointed at the shed.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'kitchen',
          camera: 'close',
          child: 'hold sad: jar',
          text: [
            'The recipe said one teaspoon of honey, level, and it said it in capital letters. Everything else was in the bowl already. {child} stood the honey jar on its head. What came down would not have covered a pea. "Only a teaspoon," said {child} to the jar. It did not seem a lot to ask of anybody.',
            'Three people had finished the honey. Each had left the jar in the cupboard, so as not to be the one who did. {child} found it last. There was one teaspoon missing from the gingerbread, and one was all it wanted. Outside, in the lavender, something was humming as though it knew where some might be had.',
          ],
        },
        {
          setting: 'garden',
          camera: 'medium',
          child: 'hold excited: spoon',
          guide: 'point proud',
          text: [
            '"Honey?" said {a guide}, from the windowsill. "I practically live there. Bring your spoon, and do not be so tall." {child} turned a telescope round, looked in at the big end, and was the size of a raisin. {guide} had been to the hive often, it turned out, and had got lost every time. They started with the wrong hedge.',
            'The hum led {child} under the lavender, where everything grew larger and larger, until a spoon was a ladder. There stood {a guide}, reading a signpost that was really a thistle. "The hive is straight on," said {guide}. "It always has been. Ask me anything!" {child} asked why they were walking in a circle.',
          ],
        },
      ],
      [
        {
          setting: 'kitchen',
          camera: 'medium',
          child: 'sit worried',
          things: ['bread', 'honey'],
          text: [
            'It had begun as a bet. {child} had said that honey was easy, and that the bread could have some by four o\'clock. But there was no honey in the shop, and none next door. The clock said a quarter past two. "Bees have lots of it," said {child}, out of the window. "They would never miss a teaspoon."',
            '{child} wrote the shopping list out fair. Bread, pegs, stamps, honey: one teaspoon. The shop had sold everything but the last. "They only do jars," said {child}, "and I haven\'t got the money for a jar. I shall have to go to whoever makes it." Nobody took this very seriously, apart from somebody small on the lid of the bin.',
          ],
        },
        {
          setting: 'garden',
          camera: 'wide',
          child: 'run excited',
          guide: 'walk proud',
          things: ['flower'],
          text: [
            'The somebody was {a guide}, who claimed to know every flower by its first name. "To the hive! I could do it asleep," said {guide}, and walked off the edge of a pot. {child} ran to catch up, and with each step the grass was higher. By the gate it met overhead. A snail shell went by as large as a bus shelter.',
            '"I heard you," said {a guide}, rising out of a flower. "You want the wholesale department. Nobody gets lost with me." By the third stride {child} noticed that the flower was now a tower, and the path a desert with ants. By the fourth they were lost. {guide} called it the scenic way, and hummed.',
          ],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['smell', 'sisters'],
      shows: /\b(?:smell|smells|smelt|smelled)\b/i,
      pages: {
        young: [
          {
            setting: 'garden',
            camera: 'close',
            child: 'stand shy',
            guide: 'hide worried',
            things: ['house'],
            text: [
              'Two bees guard the house. Sniff, sniff. {child} does not smell right. {guide} finds some wax to rub on.',
              '"Stop!" say the bees of the house. Sniff. "You smell of toast." {child} rolls in wax. {guide} too. "Come in!"',
            ],
          },
        ],
        middle: [
          {
            setting: 'garden',
            camera: 'medium',
            child: 'stand shy',
            guide: 'stand proud',
            things: ['house'],
            text: [
              'At last, the hive: a house with one low door. Two bees stood in it. "They all know my face here," said {guide}. The bees did not look at anybody\'s face.',
              'The hive was a white house that hummed. "I am a friend of the family," {guide} told the guards. The guards put out their feelers, and shut the door with their bodies.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'kneel determined',
            guide: 'cover shy',
            text: [
              'They sniffed. It was by the smell that they knew a sister. {child} found a crumb of old wax and rubbed it on both of them. {guide} wriggled. Sniff. "In you go."',
              '"You smell of soap," said the guards. "Our sisters smell of home." {child} rolled on a bit of dropped wax until they both did. {guide} sneezed. The door opened.',
            ],
          },
        ],
        old: [
          {
            setting: 'garden',
            camera: 'medium',
            child: 'stand shy',
            guide: 'stand proud',
            things: ['house'],
            text: [
              'The hive was a wooden house with a slot for a door. In the slot were two bees with their arms folded. {guide} marched up. "You will remember my face," said {guide}. "I was here in May." They let eleven sisters walk in past them. When {child} and {guide} tried, the slot was suddenly full of bee.',
              '"Leave the talking to me," said {guide}, and told the guards a long story about an aunt. Behind them in the house hummed all the sisters, daughters of one queen. Bee after bee flew home and trotted in without a word. But {guide} got no further than the mat. "I even have spots," said {guide}. "Or I could paint some."',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'kneel determined',
            guide: 'cover shy',
            text: [
              '{child} watched what the guards did. They never looked up at all. They tapped each sister with their feelers, and breathed in. It was the smell that let her by: everyone in there smelt of one wax and one queen. Below the step lay a bit of fallen comb. {child} rubbed it over both of them, with extra for {guide}, and they walked in like family.',
              '"They aren\'t looking," said {child}. "They are sniffing." A hive has a smell of its own, as a house does. {guide} had the smell of every garden going. So they rolled up and down on a flake of old comb that somebody had swept out. It was sticky and slow. The guards bent, breathed, and moved over. "Wipe your feet," they said.',
            ],
          },
        ],
      },
      ask: {
        young: ['How did the guards know who lived there?', 'By smell! Sniff, sniff.'],
        older: ['How do guard bees know who belongs to the hive?', 'By its smell, which every bee of the hive has.'],
      },
    },
    {
      facts: ['dance'],
      shows: /\b(?:dance|dances|danced|dancing|dancer)\b/i,
      pages: {
        young: [
          {
            setting: 'cave',
            camera: 'medium',
            child: 'dance happy',
            guide: 'dance excited',
            things: ['flower'],
            text: [
              'Where is a flower? One bee comes home. Wiggle, wiggle. Her dance points to it! {child} and {guide} dance too.',
              'A bee runs and wags. It is a dance. It says, "A flower, that way!" {guide} wags. {child} wags.',
            ],
          },
        ],
        middle: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'stand worried',
            guide: 'point proud',
            things: ['flower'],
            text: [
              'For honey you have to start with a flower. "Left," said {guide}. They tried left, and it was a wall. {guide} had never in all those years asked anybody the way.',
              '"I know where the flowers are," said {guide}. "Outside." But outside was very large. Without even one flower there would be no honey to put in a spoon.',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'dance happy',
            guide: 'think curious',
            text: [
              'A bee came in, dusty and pleased. She ran in a line, wagging, then back, then again. It was a dance. The line showed which way, and how long she wagged showed how far. {guide} took notes.',
              'Then a sister began dancing on the comb. Waggle, turn, waggle. "She keeps to one line," said {child}. "That is the way to go." {guide} counted the waggles. That was how far.',
            ],
          },
        ],
        old: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'stand worried',
            guide: 'point proud',
            things: ['flower'],
            text: [
              'Honey begins in a flower, and the bees were all rushing out to find one. {child} had only to follow. But they went like sparks, and {guide} had a different idea, which was the boot. They tried the boot. They tried a plant that turned out to be plastic. "I am not lost," said {guide}. "I am being thorough."',
              'It was pitch dark in the hive, and somewhere outside it was one good flower in a field of grass. "Trust me," said {guide}, and chose a way by spinning round. It led to a bucket. The next led to the back of the same bucket. {child} thought wistfully of maps. How did the bees ever tell each other anything, in here?',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'dance happy',
            guide: 'think curious',
            text: [
              'Then a bee pushed in among her sisters, and the others made room. She walked straight up the comb, wagging from side to side, circled back and walked it again. "She isn\'t showing off," said {child}. "It is a map." The line of the dance gave the way, and a longer waggle meant further. {guide} had to do it four times to learn it.',
              '{child} felt the wax shake. A bee was dancing, and those behind her had their feelers on her back. Each time she wagged along one same line, and each time it lasted as long. Which way, how far: she was telling them both at once. {child} danced it after her until it was learned by heart. {guide}, who never asked, had now been told.',
            ],
          },
        ],
      },
      ask: {
        young: ["What did the bee's dance say?", 'A flower is that way!'],
        older: ["What two things does the bee's dance tell?", 'Which way the flowers are, and how far.'],
      },
    },
    {
      facts: ['pollen'],
      shows: /\bpollen\b/i,
      pages: {
        young: [
          {
            setting: 'garden',
            camera: 'close',
            child: 'cheer happy',
            guide: 'cover surprised',
            things: ['flower', 'apple'],
            text: [
              'Yellow pollen! {guide} sneezes. {child} takes some to the next flower. Now it can grow an apple.',
              'Puff. {guide} is yellow. It is pollen. {child} brings it to a flower. It wants to be an apple!',
            ],
          },
        ],
        middle: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'reach worried',
            guide: 'cover angry',
            things: ['tree'],
            text: [
              'In the apple tree the blossom was full of yellow dust. It got into their ears. {guide} brushed and brushed. "Look at me! I am a custard," said {guide}. "I am not going one step further."',
              'Every flower on the apple tree threw powder over whoever came in. {guide} wiped it all off on a twig. The bee who was leading them stopped, and would not go on.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'hold happy: apple',
            guide: 'stand shy',
            text: [
              '"Keep it on!" said the bee. It was pollen. Each flower needed some from another, or it would never be an apple. So {child} carried it over, and {guide} became a custard again.',
              '"That is pollen," said the bee. "No pollen, no apple." She wore hers home like yellow trousers, and dropped a bit at each door. {child} did the same, and even {guide} was useful.',
            ],
          },
        ],
        old: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'reach worried',
            guide: 'cover angry',
            things: ['tree'],
            text: [
              'The best nectar was up in the apple tree, and a busy old bee had said she would share. But each blossom was hung with little yellow bags, and each bag burst. {guide}, who was vain of a clean coat, stopped to shake after every one. The bee looked down at the heap of dust on the branch. "No more lifts," she said.',
              'A bee with no time to spare had offered them a ride to the far side of the tree. {guide} came out of the first flower yellow from end to end, and washed in a dewdrop. The same thing happened at the second. The third time the bee folded her wings. "If you keep doing that," she said, "then this is as far as I go."',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'hold happy: apple',
            guide: 'stand shy',
            text: [
              '"But it is only dirt," said {guide}. The bee was shocked. "It is pollen. It has to get from one blossom to another, or there is not one apple in September. How else will it go? They have no legs." {child} went back along the branch, dusting pollen in at every door. {guide} rolled in the heap, without a word, and followed.',
              '{child} looked at the bee, who was furry with yellow and had done nothing about it. In the last blossom she left a little, and took a little more. "It is the pollen they want you for!" said {child}. A flower without any would drop off, and never be an apple at all. {guide} said that one could, of course, get used to custard.',
            ],
          },
        ],
      },
      ask: {
        young: ['What did the flower need?', 'Pollen! Then it can be an apple.'],
        older: ['What happens to an apple flower that gets no pollen?', 'It does not become an apple.'],
      },
    },
    {
      facts: ['drones'],
      shows: /\b(?:no sting|cannot sting|can't sting|could not sting|couldn't sting)\b/i,
      pages: {
        young: [
          {
            setting: 'cave',
            camera: 'medium',
            child: 'wave happy',
            guide: 'hide scared',
            things: ['rock'],
            text: [
              'A big, big bee! {guide} hides behind a rock. "I have no sting," says the bee. {child} waves.',
              'Buzz! Large eyes. Large bee. {guide} sits under a rock. But drones cannot sting. {child} says hello.',
            ],
          },
        ],
        middle: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'stand worried',
            guide: 'hide scared',
            things: ['rock'],
            text: [
              'The largest bee yet was sitting in the only way through. He had enormous eyes and a buzz like a lorry. {guide} got under a rock. "You go first," said {guide}. "I am looking after this."',
              '"BZZZ," said somebody huge in the tunnel. {guide} knew all about stings, and slid behind a rock. There was no other way round, and the morning was getting on.',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'wave happy',
            guide: 'stand shy',
            text: [
              '"Have you got a sting?" asked {child}. "Me?" said the bee. "I am a drone. Drones are the boys, and we have no sting. Is it nearly lunch?" He moved over. {guide} said that was only politeness.',
              '{child} looked. He was a drone, one of the brothers, and drones cannot sting. "I only asked if it was teatime," he said. {guide} came out backwards, and told him that it was.',
            ],
          },
        ],
        old: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'stand worried',
            guide: 'hide scared',
            things: ['rock'],
            text: [
              'In the narrowest part of the passage lay a bee nearly twice as wide as the others. His eyes met on top of his head, and his buzz shook dust out of the roof. {guide} remembered something important behind a rock. "Say that I am out," whispered {guide}. They could not get past without touching him, and neither of them wished to touch him.',
              'There was a noise ahead like an engine that has had a good breakfast. {child} put one eye round the bend. It was a bee, a giant, flat on his back and blocking the road. {guide}, who had met a wasp once and spoke of it often, was already under a rock. Behind them a queue of sisters had begun to form, tapping their feet.',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'wave happy',
            guide: 'stand shy',
            text: [
              '"Do mind out, dear," said the sisters to him, and one of them climbed straight over his stomach. "He\'s a drone," she told {child}. "One of our brothers. Drones don\'t fetch and they don\'t clean, and they have no sting." The drone opened one of his huge eyes. "Is it food?" he said hopefully. {guide} shook his hand and told everyone how brave that was.',
              '{child} looked at the end of him that mattered. It was as round and blunt as an egg. A drone has no sting: only his sisters do, and they were all behind, being patient. "Excuse me," said {child}. "Oh! Sorry," said the drone, and rolled over. "I thought it was a pillow." {guide} went by with a very straight back, and then ran.',
            ],
          },
        ],
      },
      ask: {
        young: ['Could the big bee sting?', 'No! Drones have no sting.'],
        older: ['Why was the big drone nothing to be afraid of?', 'Drones have no sting.'],
      },
    },
    {
      facts: ['fan'],
      shows: /\b(?:fan|fans|fanned|fanning)\b/i,
      pages: {
        young: [
          {
            setting: 'cave',
            camera: 'close',
            child: 'hold determined: leaf',
            guide: 'shout happy',
            text: [
              'Too runny! It is not honey yet. The bees fan it. {child} fans with a leaf. {guide} puffs.',
              'Drip, drip. Thin as rain. So the bees fan and fan. {child} has a leaf. "Faster!" says {guide}.',
            ],
          },
        ],
        middle: [
          {
            setting: 'cave',
            camera: 'medium',
            child: 'hold sad: spoon',
            guide: 'stand proud',
            text: [
              'A bee gave them some of what she had brought. It ran off the spoon like water. "That is honey," said {guide}. "I know honey." It dripped on {guide}.',
              '"There you are. Done," said {guide}, when a bee had filled the spoon. But it was as thin as rain. It went through bread like a ghost.',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'hold determined: leaf',
            guide: 'sit sleepy',
            text: [
              'It was only nectar, and still mostly water. All down the comb bees stood and fanned it dry with their wings. {child} fanned too, with a leaf, till it was slow and gold. {guide} got a stiff arm.',
              'You have to fan it. Rows of bees beat their wings, and the water goes off into the air. {child} waved a leaf all afternoon. {guide} was blown against a wall.',
            ],
          },
        ],
        old: [
          {
            setting: 'cave',
            camera: 'medium',
            child: 'hold sad: spoon',
            guide: 'stand proud',
            text: [
              'A forager came in so full that she could hardly walk. She passed what she had to a sister, mouth to mouth, and the sister spared them a drop. {child} held out the spoon. It might as well have been rain. "Honey!" said {guide}, who knew honey. It slid off the spoon, and down {guide}, and away across the floor.',
              '"Job done," said {guide}, and they turned for home with a spoonful of what the bees were carrying. By the first corner half of it was on the floor. By the second corner there was only a wet spoon. It was sweet, but it was as thin as dishwater. It would never in this world stay on toast.',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'hold determined: leaf',
            guide: 'sit sleepy',
            text: [
              '"That is nectar," said a bee who was standing on her head. "Flowers make it, and most of it is water. We make the honey." She went back to fanning. So did the whole row on either side, wings going like propellers, until a wind blew through the whole comb. {child} took a leaf and fanned with them. It took all day to thicken. {guide} dried nicely too.',
              'Nectar comes home as watery as that, and it stays so until the wings have finished with it. {child} found where they did it: a long row of bees, fanning and fanning, and warm wet air pouring past. There was a gap at the end. {child} stood in it with a leaf, and the drops turned slow, and then gold. {guide} held on to the furniture.',
            ],
          },
        ],
      },
      ask: {
        young: ['How did the bees dry the honey?', 'They fan it with their wings.'],
        older: [
          'How does thin nectar turn into thick honey?',
          'Bees fan it with their wings until the water has gone off.',
        ],
      },
    },
    {
      facts: ['cells', 'winter'],
      shows: /\bsix(?:-sided| sides| walls)\b/i,
      pages: {
        young: [
          {
            setting: 'cave',
            camera: 'close',
            child: 'point happy',
            guide: 'kneel sad',
            things: ['jar'],
            text: [
              '{guide} makes a round jar. It rolls. Count with {child}: six sides! A bee jar stays.',
              'Round things roll away, {guide}. A bee jar has six sides. {child} counts them. No gaps!',
            ],
          },
        ],
        middle: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'stand worried',
            guide: 'kneel proud',
            things: ['jar'],
            text: [
              'They had nowhere to keep a drop. "I shall build," said {guide}, and made one round wax jar, then another. They would not stand close. Everything leaked out between.',
              '"One needs a jar," said {guide}, and rolled up some wax. A round jar next to a round jar leaves a hole. {guide} filled the hole with a smaller one. That left three more.',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'point happy',
            guide: 'think surprised',
            text: [
              '"Look at theirs," said {child}. Each wax cell had six sides. Side fitted to side, and there was no gap anywhere. They needed it all for winter, when no flower is open. {guide} moved one foot, and stuck.',
              '{child} counted: six walls. Six walls, and the next cell used the same ones! So nothing was left over and nothing fell through. It was their winter cupboard. {guide} wished to be shown again.',
            ],
          },
        ],
        old: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'stand worried',
            guide: 'kneel proud',
            things: ['jar'],
            text: [
              'What they collected had to be put somewhere, and the bees were using every cell. "Stand back," said {guide}, who had once seen a jar. The wax was warm and easy, and soon there were nine round pots in a row. But round things will only touch at their sides. A drop went into pot one, and came out in the space between four and five.',
              '{guide} offered to build a cupboard, and would not look at anybody else\'s. The plan was a jar, with jars round it. Then there were the corners between them, shaped like nothing at all, and {guide} plugged those with thumbs. That used up the thumbs. "It is a matter of style," said {guide}, as the shelf came slowly off the wall.',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'point happy',
            guide: 'think surprised',
            text: [
              '{child} leaned in over the bees\' own comb, and counted. Every cell was six-sided, and each wall had a neighbour on its other side. Not a crack of room was lost, and not a crumb of wax. "We have to fit the winter in," said a builder. "We do not sleep. We huddle round the queen, and shiver, and eat this." {guide} quietly took down the shelf.',
              '"What about six sides?" said {child}, for that was what they all had. Six walls fit with six walls, with no gap left for anything to fall down. The builders drew the wax out thinner than paper. When winter came they would cluster round their queen and live on what was in here. {guide} looked at a single cell for a long time, and said it was nearly as good.',
            ],
          },
        ],
      },
      ask: {
        young: ["How many sides has a bee's jar?", 'Six sides, and no gaps.'],
        older: ['Why do cells with six sides hold so much?', 'They fit together with no gaps.'],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          setting: 'cave',
          time: 'sunset',
          camera: 'wide',
          child: 'hold surprised: spoon',
          guide: 'cover surprised',
          text: [
            'A whole spoon? All the bees stop. {guide} blushes. One bee makes one tiny drop. {child} takes one drop.',
            '{child} holds up the spoon. "So big!" say the bees. One bee fills one corner. {guide} says sorry.',
          ],
        },
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          child: 'sit happy',
          things: ['bread', 'honey'],
          text: [
            'One drop of honey. One crumb of bread. {child} eats it very, very slowly.',
            'The bread is big. The honey is small. {child} starts with the dry end.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          child: 'wave happy',
          guide: 'hold proud: honey',
          text: [
            '{guide} carries the honey. It is one drop. It took one bee all her life. Thank you! {child} waves.',
            'Good night, bees. {child} waves. {guide} has the honey. One bee worked her whole life for it.',
          ],
        },
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          child: 'sit calm',
          things: ['spoon'],
          text: [
            '{child} is big again. The drop is on the spoon. It is the best one.',
            'Now look at the spoon. Can you see it? {child} can. One gold dot.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'cave',
          time: 'sunset',
          camera: 'wide',
          child: 'hold surprised: spoon',
          guide: 'cover shy',
          text: [
            '"And what can we do for you?" asked the bees. {child} held out the spoon. The hum stopped. One of us makes a twelfth of that, they said, in her whole life. {guide} coughed.',
            '"A teaspoon, please," said {child}, and lifted up the spoon. They sent for the oldest bee. "Twelve of us," she said. "From the first day to the last." {guide} looked at the floor.',
          ],
        },
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          child: 'sit happy',
          things: ['honey'],
          text: [
            'So it was one drop. {child} put that honey in the exact middle of the plate. It took until bedtime to get there.',
            'At home the drop of honey went on a crust like a stamp. Never has {child} eaten anything so slowly.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          child: 'wave happy',
          guide: 'hold proud: honey',
          text: [
            'They came away with one bead of honey. {guide} carried it like a crown. A bee flies all her life for less. {child} waved until the hive was dark.',
            '"A twelfth of a teaspoon," said the bee. "That is me, all of me, and you are welcome to a bit." {child} waved goodbye. {guide} bore the honey home. By the right path, for once.',
          ],
        },
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          child: 'hold calm: spoon',
          text: [
            'The spoon was big again, and the drop in it was not. {child} looked at it for a good while. Then {child} put out water for the bees, with a pebble to stand on.',
            '{child} had written "one teaspoon" on a bit of paper. Now it said "one dot". It shone in the bottom of the spoon like a lamp in a window.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'cave',
          time: 'sunset',
          camera: 'wide',
          child: 'hold surprised: spoon',
          guide: 'cover shy',
          text: [
            'So they came to the gold end of the comb, where it was kept. "How much was it you wanted?" said the storekeeper. "Only a teaspoon," said {child}, and held up the spoon. All along the wall, the humming stopped. "Dear," said the storekeeper, "one of us makes a twelfth of a teaspoon. I do not mean today. I mean ever." {guide} studied the ceiling.',
            'The keeper of the honey had worn wings and a patient face. {child} handed her the spoon and asked her to fill it, level, please. She walked all the way round it. "A twelfth of this is a bee," she said at last. "Her first flower and her last, and every yard between them. You are asking for twelve." {guide} had told {child} that it would be no trouble.',
          ],
        },
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          child: 'sit happy',
          things: ['honey'],
          text: [
            '{child} took one drop, and said thank you to as many of them as there was time for. The rest of tea had to manage with jam. The honey went on a single crumb, on the best plate, in the last of the light. {child} had never sat down to a summer before. It tasted of lavender, and apple blossom, and slightly of {his} thumb.',
            'What {child} brought home would have fitted on a pinhead and left room for the pin. It was served all the same, on the largest plate in the house, with two forks. "Is there honey in this?" somebody asked at tea. "Some," said {child}, and chewed with great attention. Outside on the sill stood a saucer of water, with a pebble in it for standing on.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          child: 'wave happy',
          guide: 'hold proud: honey',
          text: [
            'It was the old dancer who explained it, on the doorstep. "I have flown since June," she said, "and I have made a twelfth of your teaspoon. I am rather proud of it." She gave them a bead of honey to show that there were no hard feelings. {guide} carried it in both arms, and for the first time looked where they were going. {child} waved, and waved.',
            '"You do know what a teaspoon is?" said the guards, on the way out. It was twelve bees, each working from her first flight to her last. {child} had not known, and looked hard at the doormat. Then the guards conferred, and out of the slot was passed one bead of honey. {guide} held it high. All the sisters came out on the step, and {child} waved to every one.',
          ],
        },
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          child: 'hold calm: spoon',
          text: [
            'The spoon grew, and {child} grew, and only the drop stayed as it was. It sat in the bowl of the spoon like a very small sun. Somebody asked where the rest had got to. "That is the rest," said {child}. "That\'s a week in August." They passed it round the table, and each of them had a look before anyone had a lick.',
            'There were four sitting down to toast, and one drop between them. {child} divided it with a pin. Nobody laughed, once they had been told how far it had been carried, and on what. The next jar came on Thursday, and stood on the shelf, full to the brim. {child} held the spoon over it, and did a sum, and whistled.',
          ],
        },
      ],
    ],
  },
};
