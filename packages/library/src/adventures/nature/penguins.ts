import type { FactSheet } from '../sheet.ts';

/** A parcel for a penguin has come to the wrong address, and whoever delivers it believes that south is north. */
export const penguins: FactSheet = {
  id: 'penguins',
  topic: 'nature',
  title: 'Penguins',
  subject: 'penguins',
  words: [
    'penguin',
    'emperor penguin',
    'adelie penguin',
    'antarctica',
    'antarctic',
    'south pole',
    'penguin chick',
    'rockhopper',
    "why can't penguins fly",
    'how do penguins keep warm',
    'where do penguins live',
    'do penguins fly',
  ],
  guides: ['polar bear', 'walrus', 'puffin'],
  titles: [
    'One Pebble, Urgent',
    'The Wrong End of the World',
    '{child} Delivers a Stone',
    '{guide} and the Other Pole',
    'To the Nest, Third Rock Along',
  ],
  facts: [
    {
      id: 'south',
      says: 'Nearly all penguins live in the southern half of the world, and polar bears live in the far north, so they never meet in the wild.',
      source: 'British Antarctic Survey: Penguins',
    },
    {
      id: 'stones',
      says: "Adélie penguins build their nests of pebbles, and take pebbles from each other's nests.",
      source: 'British Antarctic Survey: Adélie penguin',
    },
    {
      id: 'belly',
      says: 'On snow and ice penguins slide on their bellies and push with their feet and flippers.',
      source: 'Smithsonian Ocean: Penguins',
    },
    {
      id: 'huddle',
      says: 'Emperor penguins huddle together in the cold and take turns in the warm middle.',
      source: 'British Antarctic Survey: Emperor penguin',
    },
    {
      id: 'voice',
      says: 'Penguins in a crowd find their partners and chicks by voice.',
      source: 'Encyclopaedia Britannica: Penguin, behaviour',
    },
    {
      id: 'feet',
      says: 'An emperor father keeps the egg warm on his feet, under a fold of skin, for about two months.',
      source: 'British Antarctic Survey: Emperor penguin',
    },
    {
      id: 'wings',
      says: 'Penguins are birds that cannot fly in the air, but they swim with their wings.',
      source: 'Natural History Museum, London: Penguins',
    },
    {
      id: 'coat',
      says: "A penguin's black back is hard to see from above in dark water, and its white front is hard to see from below.",
      source: 'Smithsonian Ocean: Penguins',
    },
    {
      id: 'down',
      says: "A chick's first fluffy down is not waterproof, so it waits for its real feathers before it swims.",
      source: 'British Antarctic Survey: Penguins',
    },
    {
      id: 'sizes',
      says: 'The emperor stands more than 1 metre tall, and the little penguin only about 33 centimetres.',
      source: 'Encyclopaedia Britannica: Penguin',
    },
    {
      id: 'warm',
      says: 'Not all penguins live on ice: Galápagos penguins live near the equator.',
      source: 'Encyclopaedia Britannica: Galápagos penguin',
    },
  ],
  never: [
    {
      wrong: /\bpenguins? (?:lives?|lived) (?:at|in|near) the (?:far )?(?:north|arctic)\b/i,
      belief: 'Penguins live at the North Pole. Penguins live in the Arctic.',
      truth: 'Nearly all of them live in the southern half of the world.',
    },
    {
      wrong: /\bpenguins? (?:is|are) (?:not birds|fish|mammals?)\b/i,
      belief: 'Penguins are not birds.',
      truth: 'They are birds, with feathers and eggs.',
    },
    {
      wrong: /(?<!\bnot )\ball (?:the )?penguins live (?:on|in) (?:the )?(?:ice|snow|cold)\b/i,
      belief: 'All penguins live on ice.',
      truth: 'Some live near the equator.',
    },
    {
      wrong: /\bmothers? (?:keeps?|kept|carry|carries) the egg on (?:her|their) feet\b/i,
      belief: 'Emperor mothers keep the egg on their feet all winter.',
      truth: 'The father does.',
    },
    {
      wrong: /\bpenguins? (?:is|was|are|were) (?:often )?(?:eaten|chased|hunted) by (?:a )?polar bears?\b/i,
      belief: 'Penguins are hunted by polar bears.',
      truth: 'They live at opposite ends of the world.',
    },
  ],
  opens: {
    young: [
      [
        {
          setting: 'street',
          camera: 'close',
          child: 'hold curious: box',
          text: [
            'A box! It is cold. It is small. "For Penguin," reads {child}.',
            'Knock, knock. A box for {child}? No. A box for a penguin.',
          ],
        },
        {
          setting: 'snow',
          camera: 'wide',
          child: 'walk excited',
          guide: 'wave happy',
          things: ['rock'],
          text: [
            'In it is a rock. "Oops," says {a guide}. "Wrong house." {child} helps.',
            '"My mistake," says {a guide}. "I bring the post." One rock! {child} goes too.',
          ],
        },
      ],
      [
        {
          setting: 'kitchen',
          camera: 'medium',
          child: 'kneel curious',
          things: ['box'],
          text: [
            'Who sent {child} a rattly box? Shake it. Rattle. It says PENGUIN.',
            '{child} opens a box. One grey pebble. It is not for {child}. Who wants it?',
          ],
        },
        {
          setting: 'snow',
          camera: 'medium',
          child: 'hold happy: map',
          guide: 'point proud',
          text: [
            '"A penguin," says {a guide}. "Follow me!" {guide} has the map upside down.',
            'Here stands {a guide}. "Bring the pebble." {child} brings the map.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'street',
          camera: 'close',
          child: 'hold curious: box',
          text: [
            'The box on the step had been round the world. It had nine stamps and a dent. "To a Penguin," it said. "Third rock along." {child} was not a penguin.',
            'It was a very small box for so much string. Inside lay one plain pebble. "Urgent," said the note. "For my nest." {child} had no nest. Somebody had.',
          ],
        },
        {
          setting: 'snow',
          camera: 'wide',
          child: 'walk excited',
          guide: 'wave shy',
          things: ['backpack'],
          text: [
            'Back came {a guide}, with a post bag for a backpack. "I know the cold," said {guide}. "It is all up north. Shall we?" The garden path was getting whiter.',
            '"Is my stone here?" said {a guide}, putting down a backpack. "I can never find these penguins. I have looked all over the north." {child} said that might be why.',
          ],
        },
      ],
      [
        {
          setting: 'kitchen',
          camera: 'medium',
          child: 'kneel curious',
          things: ['letter'],
          text: [
            '{child} found a letter in the freezer, under the peas. "Where is my pebble?" it said. "I am one short. P. Penguin." And next to it, in ice, was a pebble.',
            '{child} was looking for a lolly, and found a letter, stiff with frost. "Still waiting," it said. "One pebble. Grey." Something small and grey lay in the ice tray.',
          ],
        },
        {
          setting: 'snow',
          camera: 'medium',
          child: 'hold excited: map',
          guide: 'point proud',
          text: [
            'The kitchen door blew open. In the snow stood {a guide}. "I deliver in all snow," said {guide}. {child} took the map, as {guide} had it upside down.',
            'On the back step it snowed, and there stood {a guide}. "A penguin? Never met one," said {guide}. "But I am good at cold." {child} looked for a map.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'street',
          camera: 'close',
          child: 'hold curious: box',
          text: [
            'The box had been to Greenland. It said so on the side, in red and blue, with RETURN and TRY AGAIN and NOT KNOWN HERE. {child} undid the string. In a twist of paper lay a pebble, grey, flat and not at all special. "For my nest," said the paper. "Third rock along. Please hurry. It is the last one I need." There was a smear of fish.',
            'Someone had paid a great deal to post a stone. {child} weighed it in one hand. It was an ordinary pebble, such as you might skim. But the label on the box said URGENT, and underneath, in a spiky sort of writing, "To: a Penguin. From: also a Penguin. No hooks." It had been left on the wrong step by quite some distance.',
          ],
        },
        {
          setting: 'snow',
          camera: 'wide',
          child: 'walk excited',
          guide: 'wave shy',
          things: ['backpack'],
          text: [
            '"It came back again?" said {a guide}, setting down a wet backpack. {guide} had carried the polar post for years, and was proud of knowing every floe. "I have been to the top of the world with that stone four times. There are no penguins there. I think that they see me coming." {child} said that they had better look at a globe, and the path went white.',
            'Large wet marks led up the path to {a guide}, who sat under a backpack. "I am never wrong about snow," said {guide}. "It is all in one place, and I was born in it. I simply cannot find the penguins." {child} began to see what the trouble was. They went down the steps, and the last was ice.',
          ],
        },
      ],
      [
        {
          setting: 'kitchen',
          camera: 'medium',
          child: 'kneel curious',
          things: ['letter'],
          text: [
            '{child} had been sent to fetch the peas. Under the peas was a letter, written on a fish skin, and it was not friendly. "I have asked politely," it said. "My nest is finished, but for one. I cannot go and look, or the neighbours will have the rest." In the ice tray, where there should have been six cubes, there were five and a pebble.',
            'Things do turn up in a freezer. This was a letter, as stiff as a biscuit, and it had been addressed to the Post. "One pebble, grey," {child} read. "Sent in March. Not arrived. I am sitting on a draught." There was a footprint instead of a name. And behind the sprouts, frozen to the wall, was a parcel the size of an egg cup.',
          ],
        },
        {
          setting: 'snow',
          camera: 'medium',
          child: 'hold excited: map',
          guide: 'point proud',
          text: [
            '"So that is where I put it down," said a voice at the back door. It blew open. Outside it was all snow, and on the step stood {a guide}. "I do the polar round. Penguins? It will be north, then. Cold is always north." {child} got hold of the map. It was worn through at the top, and at the bottom quite new.',
            'Somebody in a postman\'s cap knocked at the back door, with snow on both shoulders. It was {a guide}, who was delighted to be helped. "I know everybody up my way," said {guide}. "Not one of them is a penguin. It is a mystery." {child} unrolled the map, turned it the other way up, and stepped in after.',
          ],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['south'],
      shows: /\bsouth(?:ern)?\b/i,
      pages: {
        young: [
          {
            setting: 'snow',
            camera: 'wide',
            child: 'point happy',
            guide: 'think curious',
            things: ['map'],
            text: [
              'No penguins here! {guide} scratches one ear. {child} turns the map. Penguins live down south.',
              'Snow, and no penguins. "Wrong end, {guide}!" Look at the map. South is where {child} points.',
            ],
          },
        ],
        middle: [
          {
            setting: 'snow',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'stand proud',
            things: ['sign'],
            text: [
              '"Here we are," said {guide}. There was a sign: NORTH POLE. There was a great deal of snow. {child} called, and no penguin answered, then or ever.',
              '{guide} led the way to a sign that said TOP. "Very penguin weather," said {guide}. They waited for an hour. A fox came by, and a hare.',
            ],
          },
          {
            setting: 'snow',
            camera: 'close',
            child: 'hold happy: map',
            guide: 'think surprised',
            text: [
              '{child} laid the map on the ice. "You live up here. Penguins live in the south, at the other end." "There is another end?" said {guide}. They turned round.',
              '"No penguin has ever been here," said {child}. The map showed them all in the south. {guide} looked at the bottom half for the first time. It had hardly been used.',
            ],
          },
        ],
        old: [
          {
            setting: 'snow',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'stand proud',
            things: ['sign'],
            text: [
              'They came up through a hole in the ice, beside a sign that {guide} had painted. TOP OF THE WORLD, it said. PENGUINS WAIT HERE. There was no queue. {child} walked all round it, calling, and met a fox in a white coat, a hare, and the same fox. "They are shy," said {guide}. "I have been putting out fish since I was small." The fox looked very well.',
              '"Now, this is cold," said {guide}, and breathed in happily. "If I were a penguin I should be here." A sign creaked in the wind. {child} could see to the edge of the world on every side. Nothing black and white was on it. The pebble was getting heavier. It is tiring to be in the wrong place, even when it is so very like the right one.',
            ],
          },
          {
            setting: 'snow',
            camera: 'close',
            child: 'hold happy: map',
            guide: 'think surprised',
            text: [
              '{child} spread the map on the ice and put a finger on them, at the top. Then {child} moved it down, past Spain, past the hot part, past the last of the land. "Penguins live in the south," said {child}. "Your neighbours and theirs have never met." {guide} bent over it. "All that," said {guide} slowly, "is downstairs?" And they took the way straight down.',
              'The map had two white ends. {guide} had supposed that the second was a printing error. "That one is the south," said {child}, "and it\'s where the penguins are. You could wait up here for the rest of time." "I very nearly have," said {guide}. The lift went through the middle of the world, with a short stop for ears.',
            ],
          },
        ],
      },
      ask: {
        young: ['Where do penguins live?', 'Down south!'],
        older: [
          'Why could {guide} never find a penguin?',
          'Penguins live in the south, and {guide} had looked in the north.',
        ],
      },
    },
    {
      facts: ['belly'],
      shows: /\b(?:belly|bellies|tummy|tummies)\b/i,
      pages: {
        young: [
          {
            setting: 'snow',
            camera: 'medium',
            child: 'sit excited',
            guide: 'cheer happy',
            things: ['sledge'],
            text: [
              'A long hill of snow. The penguin lies on its belly. Whee! {child} takes a sledge. {guide} takes {guide}.',
              'Walk? Too slow! Penguins slide on a fat belly. {child} has a sledge. Look at {guide} go!',
            ],
          },
        ],
        middle: [
          {
            setting: 'snow',
            camera: 'wide',
            child: 'stand worried',
            guide: 'walk determined',
            things: ['footprints'],
            text: [
              'The slope went on for a mile. At each step {guide} sank to the knee and had to be pulled. They looked back. They had made six footprints.',
              'It was deep snow, and all downhill. {guide} marched. {child} counted the footprints, and there were nine. The penguins in front were out of sight.',
            ],
          },
          {
            setting: 'snow',
            camera: 'medium',
            child: 'sit excited',
            guide: 'cheer surprised',
            things: ['sledge'],
            text: [
              'Then a penguin passed them, lying on its belly, rowing with its feet. "Oh," said {child}, and turned the post bag into a sledge. {guide} had no need of one. {guide} went by twice.',
              '"They don\'t walk it," said {child}. "They go on their tummies, and push." The parcel lid made a sledge. {guide} lay down to see what would happen. It happened all at once.',
            ],
          },
        ],
        old: [
          {
            setting: 'snow',
            camera: 'wide',
            child: 'stand worried',
            guide: 'walk determined',
            things: ['footprints'],
            text: [
              "Ahead lay a white hill with no bottom to it, and the snow was as soft as flour. {guide} believed in walking. {guide} lifted one leg out, put it in again further on, and rested. After half an hour {child} looked round. Their footprints began just there, quite close, beside the bag. At this rate the stone would be wanted by the penguin's grandchildren.",
              "A postman goes on foot; it is a rule. {guide} explained this between steps, and there was a good deal of time between steps. With each one they went in up to the pocket. {child} tried walking in {guide}'s footprints, and then had to be got out of them. Far below, black dots were moving, and they were moving extremely fast.",
            ],
          },
          {
            setting: 'snow',
            camera: 'medium',
            child: 'sit excited',
            guide: 'cheer surprised',
            things: ['sledge'],
            text: [
              'Something hissed by at the level of their knees. It was a penguin, flat on its belly, kicking along with its feet and steering with its flippers. Another came, and a whole row. "Nobody here walks downhill," said {child}, and sat on the lid of the bag, which made a fair sledge. {guide} said that it was against the rules. Then {guide} slipped, and was first.',
              '"Look how they do it!" said {child}. The dots were penguins, and each lay on its tummy like a spoon, and shoved with its toes. They slid a mile while {guide} was tying one lace. So {child} took the tray from the mail cart for a sledge. {guide} lay down on what {guide} had been given, let go, and was heard to sing.',
            ],
          },
        ],
      },
      ask: {
        young: ['How do penguins go down a hill?', 'On the belly! Whee.'],
        older: ['How do penguins get along fast on snow?', 'They slide on their bellies and push with their feet.'],
      },
    },
    {
      facts: ['huddle', 'sizes'],
      shows: /\b(?:turns?|turn by turn)\b/i,
      pages: {
        young: [
          {
            setting: 'snow',
            weather: 'wind',
            camera: 'close',
            child: 'hug happy',
            guide: 'hug happy',
            things: ['scarf'],
            text: [
              'Brrr! {child} has a scarf. The penguins have each other. In, out, in. They take turns. {guide} too.',
              "Such wind! Come in the middle, {child}. Now it is {guide}'s turn. One big scarf of penguins.",
            ],
          },
        ],
        middle: [
          {
            setting: 'snow',
            weather: 'wind',
            camera: 'wide',
            child: 'hold worried: scarf',
            guide: 'stand proud',
            text: [
              'The wind got up. It went through {child}\'s scarf as if it were a net. "This is nothing," said {guide}, turning blue. They could not go on, and could not stand still.',
              'Now it blew so hard that the snow went sideways. {child} tied the scarf twice. {guide} said that at home one leaned on it. They leaned, and fell over.',
            ],
          },
          {
            setting: 'snow',
            weather: 'wind',
            camera: 'close',
            child: 'hug happy',
            guide: 'hug shy',
            text: [
              'A crowd of emperors shuffled over, chest to back, and closed round them. Those inside moved out, and those outside moved in. They took turns. In the middle {guide} was quite pink.',
              '"Your turn for the warm," said an emperor penguin. They stood packed like toast, and kept moving. Whoever had been cold came in. {child} went in, and then out, and so did {guide}.',
            ],
          },
        ],
        old: [
          {
            setting: 'snow',
            weather: 'wind',
            camera: 'wide',
            child: 'hold worried: scarf',
            guide: 'stand proud',
            text: [
              "It was no longer a wind; it was more of a wall. It took the end of the scarf out of {child}'s hand and stood it straight up in the air. {guide} had grown up in a gale, and said so, but the words froze on the way. They had to get over this plain. A person alone could not have stayed on it for as long as it takes to sneeze.",
              'All the heat went out of the day at once. The snow came along the ground like sand, and it stung. {child} wound the scarf round both of them and held on. "One builds a wall," shouted {guide}. There was nothing to build with. There was one pebble, and it was promised. Out in the white they could see a dark shape, humming.',
            ],
          },
          {
            setting: 'snow',
            weather: 'wind',
            camera: 'close',
            child: 'hug happy',
            guide: 'hug shy',
            text: [
              'It was a crowd, and it had no leader. Emperor penguins stood there chest to back, each more than a metre tall, and all of them were shuffling. "Mind the step," said one, and let them in. It was like an oven. But they took turns, so that the cold edge was always somebody else\'s, and then one\'s own. {guide} wept with warmth.',
              '"In you come. You are next but two," said an emperor. The whole huddle was moving, as slowly as porridge. Each penguin walked in from the windy side, warmed through in the middle, and was passed along and out. They took turns, and nobody pushed. {child} had a go in the middle and a go outside, like all the rest. {guide} asked how one joined.',
            ],
          },
        ],
      },
      ask: {
        young: ['Who goes in the warm middle?', 'Everybody! They take turns.'],
        older: ['How do emperor penguins keep warm in the wind?', 'They huddle, and take turns in the middle.'],
      },
    },
    {
      facts: ['feet'],
      shows: /\bfeet\b/i,
      pages: {
        young: [
          {
            setting: 'snow',
            camera: 'close',
            child: 'point surprised',
            guide: 'kneel curious',
            things: ['egg'],
            text: [
              'A stone on his feet? {guide} looks. No, it is an egg! "I am the dad," he says. {child} whispers.',
              'He does not move. He has an egg on his feet! It must not get cold. {guide} and {child} hush.',
            ],
          },
        ],
        middle: [
          {
            setting: 'snow',
            camera: 'medium',
            child: 'stand curious',
            guide: 'point angry',
            things: ['rock'],
            text: [
              'An emperor stood in the way and would not step aside. Under his front showed something round. "He has a rock already!" said {guide}. "He is the thief. Arrest him."',
              '"After you," said {guide} to a tall penguin. He did not budge. He only bent, very slowly, and looked at his toes. There was a pale round rock there.',
            ],
          },
          {
            setting: 'snow',
            camera: 'close',
            child: 'kneel surprised',
            guide: 'hold shy: mittens',
            text: [
              '{child} bent down too. It was an egg. He kept it on his feet, under a warm fold. He had two months of it. He could not step aside! {guide} offered him mittens.',
              '"I am holding an egg," said the penguin. Fathers do, all winter, on their feet, and the ice must not touch it. {child} walked round him softly. {guide} left him both mittens.',
            ],
          },
        ],
        old: [
          {
            setting: 'snow',
            camera: 'medium',
            child: 'stand curious',
            guide: 'point angry',
            things: ['rock'],
            text: [
              'In the narrowest part of the valley stood a penguin as tall as a hat stand. {guide} wished him good day, twice. He neither bowed nor moved. "Would you mind?" said {guide}. He seemed to mind. Then {guide} saw what was sticking out below his shirt front. It was smooth, round and pale. "He has our rock," hissed {guide}. "Or somebody\'s. Call the manager."',
              'They had to get by, and he was in the way, and so were all the rest. None of them stirred a toe. {guide} tried pushing, in the politest manner, and {child} saw him sway and shut his eyes. There was a rock between his ankles, and he was hiding it. "Smugglers," said {guide}. "The whole valley is full of smugglers."',
            ],
          },
          {
            setting: 'snow',
            camera: 'close',
            child: 'kneel surprised',
            guide: 'hold shy: mittens',
            text: [
              '{child} knelt. It was no rock. It was an egg. It rested on the tops of his feet, with a fold of skin over it like a tea cosy. "Two months," said the father, hardly moving his beak. "Their mothers are at sea. If it rolls off, it freezes. So you will excuse me." {guide} went round him in a very wide circle, and came back with mittens.',
              '"It isn\'t a rock," whispered {child}. All of those birds were fathers, and each was standing on his heels with an egg upon his feet. It had been there since the dark began. It would be two months before it hatched, and he ate nothing. "Walk round," he said kindly. "I would, but I am a nest." {guide} took off a pair of mittens and hung them on him.',
            ],
          },
        ],
      },
      ask: {
        young: ['Where does he keep the egg?', 'On his feet!'],
        older: ['Why would the emperor father not step aside?', 'He was keeping an egg warm on his feet.'],
      },
    },
    {
      facts: ['voice'],
      shows: /\bvoices?\b/i,
      pages: {
        young: [
          {
            setting: 'beach',
            camera: 'wide',
            child: 'shout happy',
            guide: 'cover surprised',
            things: ['rock'],
            text: [
              'So many! All the same. Which rock is ours? {child} calls. One voice calls back. Hooray, {guide}!',
              'Black, white, black, white. Who is who? They know by voice. {child} listens. {guide} leans on a rock.',
            ],
          },
        ],
        middle: [
          {
            setting: 'beach',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'wave determined',
            things: ['letter'],
            text: [
              'The shore was all penguins, and they had come in the same suit. "A letter for Penguin!" called {guide}. Everybody put up a flipper.',
              '{guide} read the letter aloud. "Black on top," it said. "White in front. You can\'t miss me." There they stood, as far as the sea, and all like that.',
            ],
          },
          {
            setting: 'beach',
            camera: 'close',
            child: 'shout determined',
            guide: 'cover surprised',
            things: ['shell'],
            text: [
              '"How do you find each other?" asked {child}. "By voice," they said, "of course." So {child} sang out through a shell. Out of all that din one voice answered, cross and high. {guide} went towards it.',
              'A mother came up from the sea. She did not look for her chick. She called, and it knew her voice. {child} called the same way through a shell, and {guide} marked the answer.',
            ],
          },
        ],
        old: [
          {
            setting: 'beach',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'wave determined',
            things: ['letter'],
            text: [
              'Over the last ridge there was a town of penguins. It went down to the sea and round the corner. Each wore the same black back and the same white front, and was shouting. {guide} held up the letter. "Is there a Penguin here?" said {guide}, and was nearly trampled. They had arrived. But they had arrived at the whole lot of them.',
              '{child} read what the letter said about the sender. "I am of middle height, and well dressed." They looked along the shore. It was packed, and everyone there was of middle height. {guide} began at one end, asking each if it was missing a pebble. All were. By the eleventh, {guide} could not have told it from the first, which it may have been.',
            ],
          },
          {
            setting: 'beach',
            camera: 'close',
            child: 'shout determined',
            guide: 'cover surprised',
            things: ['shell'],
            text: [
              'A penguin waddled up out of the surf with supper in its crop, threw back its head and brayed. Far off in the mob one small squeak replied. It went to it as straight as a string. "They don\'t look," said {child}. "They know the voice." So {child} took a shell and called: "Who is one short?" And a single voice came back, sharp as a tack. {guide} took a bearing.',
              '"However do you find your own?" said {child}. The nearest penguin was amazed. "By the voice. What else is there? Faces?" In that whole crowd no two calls were the same. {child} blew down a shell to get some quiet, and sang out the third rock along. "HERE," said a voice. "And about time." {guide} had ears full of penguin, and had to be led.',
            ],
          },
        ],
      },
      ask: {
        young: ['How do penguins find each other?', 'By voice!'],
        older: ['How does a penguin find its partner in a crowd?', "Each one knows the other's voice."],
      },
    },
    {
      facts: ['wings', 'coat'],
      shows: /\bwings\b/i,
      pages: {
        young: [
          {
            setting: 'undersea',
            camera: 'wide',
            child: 'float surprised',
            guide: 'float happy',
            things: ['bubbles'],
            text: [
              'Plop! The stone falls in. A penguin flies after it. With wings, in the sea! {child} and {guide} see bubbles.',
              'Penguins cannot fly up there. Down here they can! Flap, wings, flap. {child} and {guide} blow bubbles.',
            ],
          },
        ],
        middle: [
          {
            setting: 'beach',
            camera: 'medium',
            child: 'reach sad',
            guide: 'cover surprised',
            things: ['puddle'],
            text: [
              '{guide} sneezed, and the pebble went over the edge of the ice. It was no puddle; it was the sea. They watched it go down, turning, out of sight.',
              '"I have it," said {guide}, and had not. The pebble rolled over the ice and in. {child} stopped well back from it. It was like a puddle with no floor.',
            ],
          },
          {
            setting: 'undersea',
            camera: 'wide',
            child: 'float excited',
            guide: 'float curious',
            things: ['bubbles'],
            text: [
              'A penguin dived past. On land its wings were a joke. Down here they beat, and it flew, in a coat of bubbles. It had the stone before {guide} could say postage. {child} clapped.',
              '"Poor bird, it can\'t fly," said {guide}. But in the sea it could! It flapped its short wings and shot along through the bubbles. {child} saw it loop the loop, with the stone.',
            ],
          },
        ],
        old: [
          {
            setting: 'beach',
            camera: 'medium',
            child: 'reach sad',
            guide: 'cover surprised',
            things: ['puddle'],
            text: [
              'They were so nearly there. {guide} took out the pebble, just to admire it, and the cold made {guide} sneeze. It skipped along the ice, once, twice, and there was a small round puddle, and it went into the puddle. {child} ran. It was not a puddle. It was a hole, and under the hole was the whole of the Southern Ocean.',
              'It was {guide} who insisted on carrying it the last part of the way, on a cushion of snow. The snow melted. The stone slid off, rolled down the ice, and dropped into what looked like a puddle. {child} stopped a good way off. It was as clear as air in there, and as deep as a church, and something grey was still falling.',
            ],
          },
          {
            setting: 'undersea',
            camera: 'wide',
            child: 'float excited',
            guide: 'float curious',
            things: ['bubbles'],
            text: [
              'The penguin beside them had tripped over its own feet twice. Now it leaned forward and was gone. Through the window of the ice they saw it: it was flying. {child} saw its silly wings bite into the sea, and it banked like a swallow, trailing bubbles. From above, its black back melted into the dark. {guide} had been feeling sorry for it all day.',
              '"Can they really not fly?" said {guide}. "Only upstairs," said {child}. A bird had gone in after it, and what was a waddle became an arrow. It rowed the sea with its wings, over and under, and drew a thread of bubbles behind. They lost sight of its black back, and found the white front coming up. It spat the stone at {guide}.',
            ],
          },
        ],
      },
      ask: {
        young: ['Where can a penguin fly?', 'In the sea! With its wings.'],
        older: ["What are a penguin's wings good for?", 'It swims with them, as if it flew under water.'],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'medium',
          child: 'kneel happy',
          guide: 'stand proud',
          things: ['nest', 'rock'],
          text: [
            'Third rock. A nest of pebbles. One gap! {child} puts it in. {guide} salutes.',
            'Here is the nest, by the rock. {child} puts in the pebble. It fits! {guide} bows.',
          ],
        },
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'close',
          child: 'stand surprised',
          guide: 'cover surprised',
          things: ['nest'],
          text: [
            'Now look behind the nest. Who takes it? The neighbour! {child} and {guide} laugh.',
            'Turn round, {guide}! A neighbour has the pebble. Off to another nest. {child} can see.',
          ],
        },
      ],
      [
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'wide',
          child: 'wave happy',
          guide: 'wave happy',
          things: ['nest'],
          text: [
            'The nest is done. The penguin sits. Wiggle, wiggle. Just right. {child} and {guide} wave.',
            'Pebble in. Penguin on. What a good nest! {guide} waves. {child} waves.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sit sleepy',
          things: ['shoe', 'rock'],
          text: [
            "Night. In {child}'s shoe is a rock. Small, grey, cold. It smells of fish.",
            'What is in the shoe? One little rock. "For your nest," says the note to {child}.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'medium',
          child: 'kneel happy',
          guide: 'stand proud',
          things: ['nest'],
          text: [
            'At the third rock sat an Adélie on a ring of stones. One was missing. {child} put the pebble in the gap. The penguin turned round twice on the nest, and settled. {guide} asked her to sign.',
            'The nest was all pebbles, and there was a draught in it just there. {child} filled it. "At last," said the penguin, and sat. {guide} had never delivered anything so far, or so small.',
          ],
        },
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'wide',
          child: 'cover surprised',
          guide: 'think curious',
          things: ['nest'],
          text: [
            'As they walked off, the neighbour leaned over, and took it. It went into the next nest, and then the one after. Adélies do that. "Shall I tell her?" said {guide}. {child} counted them up to eleven.',
            "She shut her eyes. Very softly, next door's beak came across. Then next door shut its eyes. The pebble went down the row from nest to nest. {child} and {guide} stayed to see it come back.",
          ],
        },
      ],
      [
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'wide',
          child: 'wave happy',
          guide: 'wave shy',
          things: ['nest'],
          text: [
            'The penguin looked at it on both sides, and tried it here and there. Then her nest was done. "You may bring me another," she told {guide}, "now you know the way." {child} waved until she was a dot.',
            'The pebble went in with a click, and all the nest was tight. "I shall always know south now," said {guide}. "It is the end with the complaints." {child} waved.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sit sleepy',
          things: ['shoe'],
          text: [
            'At bedtime there was something in {child}\'s shoe. It was a pebble, white, with one brown stripe. "For your nest," said the note. It went on the sill, to start with.',
            'One shoe would not go on, the next day. There was a stone in it, very smooth. {child} knew whose, and put it under the bed, third along.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'medium',
          child: 'kneel happy',
          guide: 'stand proud',
          things: ['nest'],
          text: [
            'The third rock along had a penguin on it, and she did not get up. "I can\'t," she said. "You know what they are." Adélies make a nest of stones, and she had made a beauty, with one gap at the back. {child} pressed the pebble home. It went in with a click. The penguin wriggled down, and the draught stopped. {guide} produced the form, and she bit it.',
            '"Put it in there," said the Adélie, without a word of thanks. "By my left foot. I have felt that wind since March." Her nest was nothing but pebbles, and high enough to keep two eggs out of the melt. {child} slid in the last. It was just the size. {guide} stood to attention, with the ears down, and thought of Greenland.',
          ],
        },
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'wide',
          child: 'cover surprised',
          guide: 'think curious',
          things: ['nest'],
          text: [
            'They had gone ten steps when {child} looked back. The penguin had shut her eyes. From the nest behind, a neck came over, inch by inch, and drew the pebble out like a cork. It was set down next door. A minute later another neck came over. It was halfway up the hill by sunset. "We could be busy here for years," said {guide}, and put down the bag.',
            'Adélies have one fault. As soon as this one dozed, the bird on the right reached across and helped itself. While it was admiring its new pebble, somebody took it from there. {child} and {guide} sat on the bag and watched it go by. From nest to nest it went, uphill and down. About dusk it came to the third rock, from the left.',
          ],
        },
      ],
      [
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'wide',
          child: 'wave happy',
          guide: 'wave shy',
          things: ['nest'],
          text: [
            'The penguin tried it in four places, and in the fourth it stuck. The nest was finished. She had counted every one of its pebbles, and each of them, she said, had been somebody else\'s once. "Do I know your voice?" she asked {guide}, quite kindly. "I have been calling at the wrong house," said {guide}, "for most of my life." {child} waved from the top of the ice.',
            '"I had given you up," said the penguin, when the pebble was in and the nest was whole. {guide} explained about the top and the bottom. "North?" she said. "What would anybody want with a north?" She had never heard of it. {guide} thought this over all the way to the ridge, and laughed. {child} had to wave for both of them.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sit sleepy',
          things: ['shoe'],
          text: [
            'It was in the left shoe, down in the toe, and {child} found it by treading on it. A pebble: white, with a brown stripe, and smelling a good deal of fish. There was a note in spiky writing. "For your nest. It was next door\'s." {child} put it on the windowsill, on the north side. Then, after some thought, {child} moved it to the south.',
            'The note was pinned to a shoe, and the shoe had a stone in it. "You forgot to build," said the note. "Start with one. Do not turn your back." {child} set the stone in the middle of the bedside rug. It looked rather few. In the night somebody must have leaned over. In the morning it was on the other side of the bed.',
          ],
        },
      ],
    ],
  },
};
