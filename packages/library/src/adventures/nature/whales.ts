import type { FactSheet } from '../sheet.ts';

/** Three notes are played badly on a pier, and something out at sea plays the fourth. */
export const whales: FactSheet = {
  id: 'whales',
  topic: 'nature',
  title: 'Whales',
  subject: 'whales',
  words: [
    'whale',
    'blue whale',
    'humpback',
    'sperm whale',
    'orca',
    'whale song',
    'blowhole',
    'baleen',
    'how do whales sleep',
    'why do whales sing',
    'what is the biggest animal',
    'what is the biggest animal in the world',
  ],
  guides: ['seagull', 'puffin', 'seal'],
  titles: [
    'The Fourth Note',
    '{child} and the Answer from the Sea',
    'Toot, Toot, Toot, and Then',
    '{guide} Beats Time',
    'Who Finished the Tune?',
  ],
  facts: [
    {
      id: 'song',
      says: 'Humpback whales sing long songs, and a singer goes over the same parts again and again.',
      source: 'NOAA Fisheries: Humpback whale',
    },
    {
      id: 'water',
      says: 'Sound travels about four times faster in water than in air, and low whale calls go a very long way.',
      source: 'NOAA Ocean Service: How far does sound travel in the ocean?',
    },
    {
      id: 'breath',
      says: 'Whales are mammals: they hold their breath under water and come up to breathe through a blowhole.',
      source: 'NOAA Fisheries: Whales',
    },
    {
      id: 'tail',
      says: 'A whale swims by moving its tail up and down, and a fish by moving its tail from side to side.',
      source: 'Natural History Museum, London: Whales and dolphins',
    },
    {
      id: 'combs',
      says: 'Baleen whales have no teeth: plates like combs hang in their mouths and strain small animals out of the water.',
      source: 'NOAA Fisheries: Whales, baleen',
    },
    {
      id: 'clicks',
      says: 'Sperm whales find their food in the dark by making clicks and listening for the echoes.',
      source: 'NOAA Fisheries: Sperm whale',
    },
    {
      id: 'sleep',
      says: 'Sperm whales sleep upright in the water, in groups, for a short time.',
      source: "Smithsonian Magazine: Sperm whales may be the world's least sleep-dependent mammals",
    },
    {
      id: 'milk',
      says: "A baby whale is called a calf and drinks its mother's milk.",
      source: 'Natural History Museum, London: Whales and dolphins',
    },
    {
      id: 'blue',
      says: 'The blue whale is the largest animal known to have lived, and can be about 30 metres long.',
      source: 'Natural History Museum, London: Blue whale',
    },
    {
      id: 'fat',
      says: 'A thick layer of fat, called blubber, keeps a whale warm.',
      source: 'Smithsonian Ocean: Marine mammals',
    },
    {
      id: 'copy',
      says: 'Humpback whales learn new parts of songs from one another.',
      source: 'Encyclopaedia Britannica: Humpback whale',
    },
  ],
  never: [
    {
      wrong: /\bwhales? (?:is|are|was|were) (?:a |the |very |big |biggest |largest )*fish\b/i,
      belief: 'Whales are fish.',
      truth: 'They are mammals that breathe air.',
    },
    {
      wrong: /\bwhales? (?:can )?breathes? (?:under ?water|in the water|with gills)\b/i,
      belief: 'Whales breathe under water.',
      truth: 'They hold their breath and come up for air.',
    },
    {
      wrong:
        /\b(?:squirts?|spouts?|sprays?) (?:sea ?water|water) (?:out of|from|through) (?:its|the|their) (?:head|blowhole|nose)\b/i,
      belief: 'A whale squirts water out of its blowhole.',
      truth: 'The spout is mostly its warm wet breath.',
    },
    {
      wrong: /\b(?:all|every) whales? (?:has|have|had) (?:big |sharp )*teeth\b/i,
      belief: 'All whales have teeth.',
      truth: 'Baleen whales have combs instead.',
    },
    {
      wrong: /\bwhales? lays? (?:an )?eggs?\b/i,
      belief: 'Whales lay eggs.',
      truth: 'A calf is born alive and drinks milk.',
    },
  ],
  opens: {
    young: [
      [
        {
          setting: 'beach',
          camera: 'medium',
          child: 'hold happy: trumpet',
          text: [
            'Toot, toot, toot, goes the trumpet. "Hooo," goes the sea. {child} stops.',
            '{child} blows a trumpet. Toot! Far away, something answers. Hooo.',
          ],
        },
        {
          setting: 'boat',
          camera: 'wide',
          child: 'sit excited',
          guide: 'point proud',
          things: ['boat'],
          text: [
            '"Who was that?" says {a guide}. "Shall we see?" says {child}. Off goes the boat.',
            'A boat! In it is {a guide}. "Too fast, too flat," it says. {child} climbs in.',
          ],
        },
      ],
      [
        {
          setting: 'beach',
          camera: 'wide',
          child: 'look-up curious',
          things: ['drum'],
          text: [
            'Boom, goes the drum. Boom, boom. Hooo, goes somebody. Not {child}!',
            '{child} bangs a drum. One, two, three. The sea sings four.',
          ],
        },
        {
          setting: 'boat',
          camera: 'medium',
          child: 'hold curious: drum',
          guide: 'wave proud',
          text: [
            '"Nice song," says {a guide}. "Who is singing?" {child} brings the drum along.',
            'Off they sail, {child} and drum. {a guide} waves a spoon. "Find that singer!"',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'beach',
          camera: 'medium',
          child: 'hold proud: trumpet',
          text: [
            '{child} knew three notes on the trumpet. Toot, toot, toot. They wanted a fourth. And out of the grey sea it came, low and long. "Hooo."',
            'Every day {child} took the trumpet to the pier. At home it was not allowed. Three notes. That was all there was. Today somebody out there played one more.',
          ],
        },
        {
          setting: 'boat',
          camera: 'wide',
          child: 'sit excited',
          guide: 'point proud',
          things: ['spoon'],
          text: [
            '"Somebody is in tune," said {a guide}, and tapped a spoon. {guide} had opinions about music. "I shall conduct. You row. Life jackets on."',
            'A boat bumped the steps. In it stood {a guide}, beating time with a spoon. "You came in late," said {guide}. "The sea did not. Who was it?" {child} did up a life jacket, to find out.',
          ],
        },
      ],
      [
        {
          setting: 'beach',
          camera: 'wide',
          child: 'look-up curious',
          things: ['trumpet'],
          text: [
            '{child} played the trumpet in the back row. The band asked for very little. So {child} practised on the sand. The tune stopped just before its end. Then the sea ended it.',
            'It is hard to be the only trumpet in a street. {child} had been sent to the beach with it. Toot, toot, toot, it went. "Hooo," said something, and that was right.',
          ],
        },
        {
          setting: 'boat',
          camera: 'medium',
          child: 'hold excited: trumpet',
          guide: 'wave proud',
          text: [
            '"I heard that," said {a guide}. "The end, I mean. I do not count the beginning." {child} held on to the trumpet. {guide} gave out life jackets, in time.',
            'Only one person was listening, and it was {a guide}. "Flat," said {guide}. "But the answer was lovely. Shall we go and book it?" {child} got a life jacket. So did the trumpet.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'beach',
          camera: 'medium',
          child: 'hold proud: trumpet',
          text: [
            '{child} had a trumpet, three notes and a concert on Saturday. The tune needed four. However hard {child} blew, the last note would not come. The neighbours had asked if it might come somewhere else. So it was the end of the pier, in a wind. Toot, toot, toot. And then, from a long way out, very low, came the other one.',
            'Nobody minds a trumpet on a pier, unless they are fishing. {child} played the same three notes for an hour. The tune stopped where it always stopped, with one foot in the air. "Hooo," said the sea. The men with the rods looked up. It was so deep that it was felt in the boards, and it was exactly the note that was missing.',
          ],
        },
        {
          setting: 'boat',
          camera: 'wide',
          child: 'sit excited',
          guide: 'point proud',
          things: ['spoon'],
          text: [
            '"At last," said a voice below, "a musician. I do not mean you." In a boat by the steps stood {a guide}, with a spoon for a baton. {guide} had conducted the waves for years, and found them careless. "Whoever that was, I want it for Saturday. It came from out there. Do up your life jacket. You may row, if you can keep to four in a bar."',
            '{a guide} had a boat, a spoon, and no patience at all with amateurs. "One, two, three, and then I fall asleep waiting," said {guide}. "But that fourth! Who is it? Why was I not told?" {child} did not know either, and wished to. In two life jackets they put out past the last lamp, {guide} in the bows, correcting the gulls.',
          ],
        },
      ],
      [
        {
          setting: 'beach',
          camera: 'wide',
          child: 'look-up curious',
          things: ['trumpet'],
          text: [
            'The letter from the band was kind. Could {child} perhaps come to the concert, but leave the trumpet at home? There was one note that never arrived. {child} walked to the far end of the sand, where only crabs could object, and tried again. Three came. The fourth came too, but not from the trumpet. It came from the sea, and it shook the pebbles.',
            'Some people are given a tune with the end missing. {child} had the first three notes of one, off by heart, and had tried everything for the last. That day the trumpet was pointed straight out to sea, because of the wind. Toot, toot, toot. There was a pause, as if somebody were thinking. Then somebody very large, a long way off, finished it.',
          ],
        },
        {
          setting: 'boat',
          camera: 'medium',
          child: 'hold excited: trumpet',
          guide: 'wave proud',
          text: [
            'Before the air was still somebody was tapping on wood for silence. "Again," said {a guide}, from a boat. "The last note only. The rest was soup." {child} said that the last had been somebody else. "I know that," said {guide}. "I have ears. We are going to find them." {child} did up a life jacket and climbed in, trumpet first.',
            'It was {a guide} who came round the rocks, standing up in a boat, which one should not. "Was that you?" said {guide}. "No. I can see that it was not. That person had breath." {guide} had been looking for a bass since Easter. {child} sat down in a life jacket, with the trumpet held tight, and they turned towards the sound.',
          ],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['breath', 'fat'],
      shows: /\b(?:breath|breathe|breathes|breathing)\b/i,
      pages: {
        young: [
          {
            setting: 'boat',
            camera: 'wide',
            child: 'point excited',
            guide: 'look-up surprised',
            things: ['cloud'],
            text: [
              'Fog. Where is the whale? Pfff! A cloud goes up. It has to breathe. {child} points. {guide} sneezes.',
              'Pfff! What is that cloud? It is a breath! A whale comes up to breathe, {guide}. {child} waits.',
            ],
          },
        ],
        middle: [
          {
            setting: 'boat',
            camera: 'medium',
            child: 'stand worried',
            guide: 'shout angry',
            things: ['cloud'],
            text: [
              'A cloud sat down on the sea. The end of the boat went out. {guide} told it to move. It came in closer.',
              'Now there was fog, like being inside a cloud. Whoever had sung was down below somewhere. {guide} called for an encore, and the fog ate it.',
            ],
          },
          {
            setting: 'boat',
            camera: 'wide',
            child: 'point excited',
            guide: 'cover surprised',
            things: ['rain-cloud'],
            text: [
              '"Let\'s just wait," said {child}. A whale has to come up to breathe. Pfff! It went up like a little rain cloud, warm and fishy. {guide} was underneath it. They had the place.',
              '{child} kept still, and counted. No whale can breathe down there. Pfff! Beside them rose a small rain cloud of breath. "Bless you," said {guide}, dripping.',
            ],
          },
        ],
        old: [
          {
            setting: 'boat',
            camera: 'medium',
            child: 'stand worried',
            guide: 'shout angry',
            things: ['cloud'],
            text: [
              'The fog came down so thick that {child} could not see the oars. It was like rowing through a cloud, and probably they were. Somewhere underneath was somebody with a voice, and they might pass right over and never know. {guide} rapped for attention. {guide} demanded to be told where the basses were. The fog handed back the last two words, slightly damp.',
              'A cloud had lost its way, and was lying on the sea with the boat inside it. There was no up or down to it, and no edge. {child} looked for a fin, a back, a shadow. All was the same wet grey. {guide} conducted it to go away, twice, with repeats. When that was over, it had closed in behind them too.',
            ],
          },
          {
            setting: 'boat',
            camera: 'wide',
            child: 'point excited',
            guide: 'cover surprised',
            things: ['rain-cloud'],
            text: [
              '"We needn\'t find them," said {child}. "They have to come to us." However well a whale holds its breath, it must rise in the end and breathe, just as they must. So the two of them shipped the oars. Eleven minutes. Twelve. Then, close by, PFFF: a tower of breath as warm as a kettle. A small private rain cloud fell on {guide}.',
              '{child} stopped rowing. They need air, thought {child}. A whale is no fish; it cannot breathe down there, and so it has to come up. It was only a matter of sitting still. {guide} was not good at that. But in a quarter of an hour the grey went PFFF on the left, like a bus door. Out of the little rain cloud looked one patient eye.',
            ],
          },
        ],
      },
      ask: {
        young: ['Why did the whale come up?', 'To breathe! Pfff.'],
        older: ['Why does a whale have to come up to the top?', 'It breathes air, through a blowhole.'],
      },
    },
    {
      facts: ['tail'],
      shows: /\bup and down\b/i,
      pages: {
        young: [
          {
            setting: 'undersea',
            camera: 'wide',
            child: 'float happy',
            guide: 'float curious',
            things: ['bubbles'],
            text: [
              'Two big tails in the bubbles. Side to side? A fish. Up and down? A whale! {child} and {guide} follow.',
              '{guide} follows a fish. No! Its tail wags side to side. Up and down is the one. {child} blows bubbles.',
            ],
          },
        ],
        middle: [
          {
            setting: 'undersea',
            camera: 'wide',
            child: 'float worried',
            guide: 'float proud',
            things: ['bubbles'],
            text: [
              'They went down in a ring of bubbles. Two great shadows were swimming off, one to each side. "That one," said {guide}. "It has a musical back." {child} saw no music.',
              'Below, through the bubbles, passed something huge. On the other hand passed something else huge. {guide} chose by tossing a coin, and the coin sank.',
            ],
          },
          {
            setting: 'undersea',
            camera: 'medium',
            child: 'point excited',
            guide: 'float surprised',
            things: ['shell'],
            text: [
              '"Look at the tails," said {child}. One swept from side to side, as a fish does. The other beat up and down, slow as a fan. That was the whale. {guide} marked it on a shell.',
              'The first wagged its tail left and right: a fish. But the second waved it up and down, the way a hand says goodbye. "Whale!" said {child}. {guide} let go of the fish, and the shell.',
            ],
          },
        ],
        old: [
          {
            setting: 'undersea',
            camera: 'wide',
            child: 'float worried',
            guide: 'float proud',
            things: ['bubbles'],
            text: [
              '{guide} knew of a stair there, and it led down through green bubbles to where it was nearly dark. Two long shapes were going away from them. Both were as large as buses, and both were grey. "Follow the one that swims in time," said {guide}, and could not say which. In another minute they would both be gone, and so would the tune.',
              'At the bottom of the bubbles the sea opened like a hall. Someone enormous was leaving by the left, and someone enormous was leaving by the right. "Excuse me!" called {guide}. "Do either of you sing?" Neither turned. {guide} was in favour of going in the middle, so as to be fair to both. {child} thought that this would lose them both.',
            ],
          },
          {
            setting: 'undersea',
            camera: 'medium',
            child: 'point excited',
            guide: 'float surprised',
            things: ['shell'],
            text: [
              '{child} watched how they went. The left one swung its tail from side to side. So it was a fish, a very big shark with no song in it. But on the right the tail went up and down. The sea rose and sank with it. "Whales go like that," said {child}. {guide} beat time to it on a shell: up and down, four in a bar.',
              '"Which way do their tails go?" said {child}. That settled it. Fish sweep theirs left and right; so the first was a fish. The other tail lay flat on the water like a table, and it beat up and down. It was a whale, and in no hurry. {guide} admitted that it kept excellent time, and put down the shell to follow.',
            ],
          },
        ],
      },
      ask: {
        young: ["How does a whale's tail go?", 'Up and down!'],
        older: [
          'How can you tell a whale from a big fish by its tail?',
          "A whale's goes up and down, a fish's from side to side.",
        ],
      },
    },
    {
      facts: ['combs', 'blue'],
      shows: /\b(?:comb|combs)\b/i,
      pages: {
        young: [
          {
            setting: 'boat',
            camera: 'close',
            child: 'wave happy',
            guide: 'hide scared',
            things: ['bucket'],
            text: [
              'Such a big mouth! {guide} hides in a bucket. No teeth at all. It has combs. {child} waves.',
              'Ask the blue whale! {guide} gets in a bucket. "Look, combs," says {child}. They are for tiny food.',
            ],
          },
        ],
        middle: [
          {
            setting: 'boat',
            camera: 'wide',
            child: 'shout worried',
            guide: 'hide scared',
            things: ['bucket'],
            text: [
              '"Was it you who sang?" called {child}. It was a blue whale, as long as a street. It opened a mouth like a garage. {guide} got into the bucket and pulled it shut.',
              'They asked the largest animal there has ever been. It swelled up, and opened, and the sea poured in. "It is going to eat the band," said {guide}, from a bucket.',
            ],
          },
          {
            setting: 'boat',
            camera: 'close',
            child: 'point happy',
            guide: 'stand shy',
            things: ['soup'],
            text: [
              'There was not one tooth in it. Long combs hung down, and the water ran out through them. Its soup of shrimps stayed in. {child} waited till it swallowed. "Not me," it said to {guide}. "Try south."',
              '"It has combs," said {child}. It squeezed the water out between them, and kept the shrimp soup. Manners are manners: it finished first. Then it told {guide} that the singer was further on.',
            ],
          },
        ],
        old: [
          {
            setting: 'boat',
            camera: 'wide',
            child: 'shout worried',
            guide: 'hide scared',
            things: ['bucket'],
            text: [
              'It took them three minutes to row from its chin to its elbow. It was a blue whale, and nothing larger has ever lived. "Please," shouted {child}, "did you answer a trumpet?" For reply the throat unfolded like an accordion, and the sea went in at the front. {guide}, who had come to hire it, stepped backwards into a bucket and asked to be lowered.',
              '"That will be our bass," said {guide}. "Look at the size of the case." But when {child} put the question, the blue whale only opened. In went a cricket pitch of sea, with everything that was on it. It shut. It bulged. It said nothing at all. {guide} had turned a bucket over and was underneath it, and would speak to nobody.',
            ],
          },
          {
            setting: 'boat',
            camera: 'close',
            child: 'point happy',
            guide: 'stand shy',
            things: ['soup'],
            text: [
              '"It isn\'t being rude," said {child}. "Its mouth is full." Where you would look for teeth hung rows of long combs, and the water was running out between them. A soup of shrimps stayed behind. That was all it ever ate, and it ate tonnes. They waited while it swallowed. "Not I," said the blue whale to {guide}. "I only do one note, and that is lower."',
              'It had no teeth. {child} could see right along the lip, and there hung combs in rows, as neat as a broom shop. The whale leaned on its tongue, and out went the sea. The shrimps stayed in, thick as soup. "I beg your pardon," it said then. "One must not sing with one\'s mouth full." It pointed them south. {guide} bowed, in the bucket.',
            ],
          },
        ],
      },
      ask: {
        young: ["What was in the blue whale's mouth?", 'Combs! No teeth.'],
        older: ['How does a whale with no teeth eat?', 'It strains small animals out of the water with combs.'],
      },
    },
    {
      facts: ['clicks'],
      shows: /\bclick/i,
      pages: {
        young: [
          {
            setting: 'undersea',
            camera: 'close',
            child: 'float curious',
            guide: 'hide worried',
            things: ['lamp'],
            text: [
              'So dark! The lamp is out. Click, click. The whale clicks and listens. {child} listens. {guide} holds on.',
              'No lamp. No moon. Click! The click comes back. The whale knows the way. {child} and {guide} follow.',
            ],
          },
        ],
        middle: [
          {
            setting: 'undersea',
            camera: 'wide',
            child: 'reach worried',
            guide: 'hide worried',
            things: ['lamp'],
            text: [
              'The note had come from below, so below they went. It grew blue, then black. The lamp lit a ring as big as a plate. {guide} walked into somebody.',
              'Deep down there is no day at all. Their lamp shone on {guide}, and on nothing else. "I can hear the wall," said {guide}, who then found it.',
            ],
          },
          {
            setting: 'undersea',
            camera: 'medium',
            child: 'think curious',
            guide: 'point proud',
            things: ['rock'],
            text: [
              'Click, click, went something large. It was a sperm whale, and it was listening for its clicks to bounce. One off a squid, one off a rock. It knew the whole room! {child} and {guide} went behind it.',
              'A whale came through the dark, clicking. Each click hit a rock, or a squid, and came back. That was how it saw. {child} took hold of {guide}, and they kept close.',
            ],
          },
        ],
        old: [
          {
            setting: 'undersea',
            camera: 'wide',
            child: 'reach worried',
            guide: 'hide worried',
            things: ['lamp'],
            text: [
              'They followed the last of the echo down. At first it was green, and after that blue, and after that it was not anything. The lamp made a small yellow room with {guide} in it. Outside the room there might have been walls, or singers, or a drop without a floor. "We shall tread carefully," said {guide}, and stepped on something that was asleep.',
              'No sun has ever reached the bottom of that sea. {child} held the lamp out as far as it would go, and it lit an arm. Which way had the note come from? {guide} claimed to know by ear, and went ahead. There was a bump, and an apology, and then another bump. They were both to the same pillar.',
            ],
          },
          {
            setting: 'undersea',
            camera: 'medium',
            child: 'think curious',
            guide: 'point proud',
            things: ['rock'],
            text: [
              'Click. Click. Clickclickclick. It was coming nearer, and it did not bump into anything. It was a sperm whale, with a head like a removal van, and it made each click and then waited. A click that strikes a rock comes back; so does one that strikes a squid. It was hunting by echoes. {child} followed the clicks. {guide} remarked that it was percussion, but good.',
              '{child} put out the lamp, for it only made the dark darker, and listened. Somebody was clicking. The clicks went off in all directions, and some came home again. From those a sperm whale can tell a rock from a supper, a mile away. "It knows where everything is," whispered {child}. They let it lead. {guide} counted the beats, and for once found nothing to correct.',
            ],
          },
        ],
      },
      ask: {
        young: ['How does the whale find its way in the dark?', 'Click, click! It listens.'],
        older: ['How does a sperm whale find food in the dark?', 'It makes clicks and listens for the echoes.'],
      },
    },
    {
      facts: ['sleep'],
      shows: /\b(?:asleep|sleep|sleeping|slept)\b/i,
      pages: {
        young: [
          {
            setting: 'undersea',
            camera: 'wide',
            child: 'look-up surprised',
            guide: 'cover surprised',
            things: ['string'],
            text: [
              'Trees in the sea? {guide} has a string to tie. No! Whales, all asleep, standing up. Hush, {child}.',
              'Tall, tall posts. No! They are whales. They sleep standing. {guide} drops the string. {child} tiptoes.',
            ],
          },
        ],
        middle: [
          {
            setting: 'undersea',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'stand proud',
            things: ['string'],
            text: [
              'They came to a wood of grey trunks, all upright, with no leaves. {guide} liked it at once. "Good echo," said {guide}, and tied a string to a trunk.',
              'Great posts stood in the water, as tall as houses. "The concert hall," said {guide}. {guide} tied a string across for a curtain, and lifted the spoon.',
            ],
          },
          {
            setting: 'undersea',
            camera: 'close',
            child: 'cover surprised',
            guide: 'walk shy',
            things: ['bubbles'],
            text: [
              'The trunk breathed out bubbles. It was a whale! They all were, and all of them were asleep, heads up, like candles. Sperm whales sleep so. {child} led {guide} out on tiptoe.',
              'One post opened an eye, let go some bubbles, and shut it. They were whales, standing on their tails to sleep. It never lasts long. {child} took {guide} away, by the spoon.',
            ],
          },
        ],
        old: [
          {
            setting: 'undersea',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'stand proud',
            things: ['string'],
            text: [
              'Beyond the ridge was a place like a cathedral. Grey pillars went up on all sides, taller than houses, and they were perfectly still. "Oh, what a hall," said {guide}. {guide} tied a string between two pillars for a curtain, and clapped once, to try the echo. {child} noticed that the pillars did not quite touch the ground.',
              'At first {child} took it for a drowned wood. The trunks stood upright in the blue, a dozen or so, each as thick as a bus. {guide} fastened a string to the nearest, and then walked about among them, announcing where the violins would sit. "It is so peaceful," boomed {guide}. "One feels that nothing has ever happened here." A trunk sighed.',
            ],
          },
          {
            setting: 'undersea',
            camera: 'close',
            child: 'cover surprised',
            guide: 'walk shy',
            things: ['bubbles'],
            text: [
              'Out of the top of a pillar came bubbles. {child} looked up along it, and found at the end of it a mouth, and an eye, shut. "They are whales," breathed {child}. Sperm whales sleep like that, upright, all together, and never for long. There would be about ten minutes left of it. {guide} untied everything without a clink, and did not correct the snoring.',
              "{child} laid one hand on {guide}, and pointed. Some bubbles were going up from a knot in the wood, and the knot was a nostril. The whole grove was sperm whales, and every one was asleep, standing in the water like bottles. Even the smallest was, beside its mother. {guide} had been about to give the downbeat. It was the quietest exit of {guide}'s career.",
            ],
          },
        ],
      },
      ask: {
        young: ['How do those whales sleep?', 'Standing up!'],
        older: ['What is odd about the way sperm whales sleep?', 'They sleep upright in the water, in groups.'],
      },
    },
    {
      facts: ['water', 'song'],
      shows: /\b(?:in|through|under) (?:the )?water\b/i,
      pages: {
        young: [
          {
            setting: 'boat',
            camera: 'close',
            child: 'kneel determined',
            guide: 'shout angry',
            things: ['spoon'],
            text: [
              '{guide} shouts. No answer. {child} taps the boat with a spoon. In the water, sound runs fast. Hooo!',
              'Tap, tap, goes the spoon on the boat. Sound goes far in the water. Hooo! {child} hears. {guide} hears.',
            ],
          },
        ],
        middle: [
          {
            setting: 'boat',
            camera: 'medium',
            child: 'shout worried',
            guide: 'shout angry',
            things: ['spoon'],
            text: [
              '"Ahoy!" shouted {child}. {guide} shouted it too, and waved a spoon. The wind took it all and dropped it just behind the boat. No one sang.',
              'They had lost the tune. {child} called out over the sea, and the sea did not turn round. {guide} threw down the spoon, and said that the audience was deaf.',
            ],
          },
          {
            setting: 'boat',
            camera: 'close',
            child: 'kneel determined',
            guide: 'stand surprised',
            things: ['bucket'],
            text: [
              'So {child} knocked on the bottom of the boat, with a bucket. In the water, sound goes four times as fast, and on and on. Three knocks. "Hooo." {guide} nearly fell in.',
              '"We are on the wrong side," said {child}, and drummed with the bucket. Sound loves to run through water, much faster than up here. Back came a whole long line of song. {guide} wept.',
            ],
          },
        ],
        old: [
          {
            setting: 'boat',
            camera: 'medium',
            child: 'shout worried',
            guide: 'shout angry',
            things: ['spoon'],
            text: [
              'There was nothing to be heard now but the wind. {child} stood up, sat down again because of the rule, and shouted. It did not even reach the next wave. {guide} tried the voice that was used for altos. {guide} beat the air with the spoon until it sang, but out there nothing stirred. "They have gone home," said {guide}. "I do not blame them."',
              '{child} blew until the spots came. But the note went up into all that sky and was blown to bits. Whoever had answered must be far off by now. {guide} called them by every name in the opera, and banged the side with the spoon. It went plink. "At least somebody will hear that," said {guide} bitterly. {child} stared at the ripples.',
            ],
          },
          {
            setting: 'boat',
            camera: 'close',
            child: 'kneel determined',
            guide: 'stand surprised',
            things: ['bucket'],
            text: [
              '"We have been singing to the gulls," said {child}, and turned a bucket over and thumped it on the boards. Wood spoke to the sea, and the sea passed it on. Sound goes through water four times faster than through air, and a low one goes for ever. Thump, thump, thump. They counted nine. Then up through the planks came the answer. {guide} took off an imaginary hat.',
              '"Sound goes better down there," said {child}. "Four times faster, and miles further. That is why they sing in the water." They knelt, and drummed on the floor of the boat with a bucket: one, two, three. It went out under them like a telegram. For some time it was on its way. And then the boards hummed, and so did {guide}, who was standing on them.',
            ],
          },
        ],
      },
      ask: {
        young: ['Where does sound run fast?', 'In the water!'],
        older: ['Why was the knock heard so far away?', 'Sound travels faster in water than in air.'],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          setting: 'boat',
          time: 'sunset',
          camera: 'wide',
          child: 'cheer happy',
          guide: 'wave proud',
          things: ['boat'],
          text: [
            'There! A humpback, by the boat. Hooo, it sings. {child} sings it back. {guide} waves one, two.',
            'Up comes a nose. It sings and sings. All round the boat. {child} claps. {guide} says, "Perfect."',
          ],
        },
        {
          setting: 'bathroom',
          time: 'night',
          camera: 'close',
          child: 'sit happy',
          things: ['bathtub'],
          text: [
            'Night. The bathtub runs out. Hooo, says the plughole. Hooo, says {child}.',
            '{child} sings in the bathtub. Three notes. Wait. The pipe sings four.',
          ],
        },
      ],
      [
        {
          setting: 'boat',
          time: 'sunset',
          camera: 'medium',
          child: 'wave happy',
          guide: 'look-up happy',
          things: ['star'],
          text: [
            'It sings under the first star. Low, then high, then low. {child} waves. {guide} cries a bit.',
            'One star. One whale. One long song. {guide} does not say a word. {child} waves.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          child: 'sleep calm',
          things: ['pillow'],
          text: [
            '{child} is asleep. The sea is not. Hooo, it goes, to the pillow.',
            'Ear on the pillow. {child} hears it. Far, far out. Hooo. Asleep.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'boat',
          time: 'sunset',
          camera: 'wide',
          child: 'cheer happy',
          guide: 'wave proud',
          things: ['boat'],
          text: [
            'It was a humpback, and it hung below the boat, singing. It sang low, then creaky, then high, and then it sang it all again. In the middle {child} heard it. Hooo. The fourth note. {guide} did not conduct.',
            'The humpback sang for an hour and did not look at its music. Round came the same part, and round again. {child} sat in the boat and learned it. "Perfect," said {guide}, for the first time ever.',
          ],
        },
        {
          setting: 'stage',
          time: 'night',
          camera: 'medium',
          child: 'stand proud',
          things: ['music'],
          text: [
            'On Saturday {child} played three notes, and stopped, and pointed at the open door. All the people held their breath. From the harbour, low as a cellar, came the rest of the music.',
            'The band gave {child} a chair in front. Toot, toot, toot. And then {child} hummed, very deep, with the feet. It was the best music of the evening, and nobody had to blow.',
          ],
        },
      ],
      [
        {
          setting: 'boat',
          time: 'sunset',
          camera: 'medium',
          child: 'wave happy',
          guide: 'think shy',
          things: ['star'],
          text: [
            'Under the first star lay a humpback with its arms spread, and sang. Humpbacks pick up new bits of song from one another. {child} gave it three. {guide} forgot to say that they were flat.',
            'It sang until a star came out. "You do it again and again," said {guide}. "So do you," said the humpback. "I like your three." And it put them in. {child} waved it off.',
          ],
        },
        {
          setting: 'bathroom',
          time: 'night',
          camera: 'close',
          child: 'sit sleepy',
          things: ['bathtub'],
          text: [
            'At home the bathtub was running out. {child} sang three notes down the plughole. A long time later, a very long way off, somebody gargled the fourth.',
            '{child} lay back in the bathtub with both ears under. It was all there: a tap, the pipes, the sea. Then, low and slow, there came three notes. They were a little flat.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'boat',
          time: 'sunset',
          camera: 'wide',
          child: 'cheer happy',
          guide: 'wave proud',
          things: ['boat'],
          text: [
            'They found the singer at sundown. It was a humpback, hanging head down in the clear water with its long arms out. It began low, went up by way of a creak and a sort of moo, and came to the end. Then it went back and did the whole of it again. In the boat {child} heard the one note go by, and caught it. {guide} only said, "Yes."',
            'It lay just under the boat, and the boat shook. No one has sung properly to you until a humpback has. Part followed part, groans and whistles and a long slow stair, and then the same once more from the start. On the third time round {child} hummed along, and was in. {guide} had laid the spoon down on the seat. There was nothing to put right.',
          ],
        },
        {
          setting: 'stage',
          time: 'night',
          camera: 'medium',
          child: 'stand proud',
          things: ['music'],
          text: [
            'The hall was by the harbour, and its doors stood open because of the heat. {child} came on with the trumpet, played the three notes, and put it down. Somebody coughed. The music seemed to be over, and nobody liked to clap. Then the floor began to tremble, and the windows, and the water in the jug. It came in from the sea, and everyone in the row breathed out.',
            'It was the last piece. {child} had asked for four bars of silence at the end of the music. The bandmaster had sighed and written them in. One, two, three, went the trumpet. They waited. A chair creaked; a light flickered. Down the harbour something took a breath. {child} turned round to face the door, and lifted one hand, to bring it in.',
          ],
        },
      ],
      [
        {
          setting: 'boat',
          time: 'sunset',
          camera: 'medium',
          child: 'wave happy',
          guide: 'think shy',
          things: ['star'],
          text: [
            'It was resting under the evening star, a humpback as barnacled as a pier. "I heard a thing with only three notes," it said. "I thought it was a cough, and then I rather took to it." They learn from each other, humpbacks, and a good bit of song gets about. {child} played it once more. The whale put it in, between the creak and the moo. {guide} blew a nose.',
            '"So that was you," said the humpback. "I supplied the end. I hope you don\'t mind." It sang for them while a star came out, the whole song and then the whole song over. Nine minutes in, {child} sat up. There were the three notes! It had learned them, as they learn from one another all the time. {guide} was too moved to say that they were flat.',
          ],
        },
        {
          setting: 'bathroom',
          time: 'night',
          camera: 'close',
          child: 'sit sleepy',
          things: ['bathtub'],
          text: [
            'There is a good deal of sea in a bathtub, if you lie back far enough. {child} did, with both ears under. There was the tap, like a bell; there were the pipes. And behind these, where there should have been nothing, ran something slow and low. It went up, and creaked, and mooed. Then it went toot, toot, toot. {child} held on to the sides, and finished it.',
            'The trumpet stands on the bathroom shelf now, by order. It is there that {child} practises, by the bathtub, because of how it rings. That night three notes went down the plughole with the last of the water. The pipes passed them to the drain, and the drain to the river. {child} sat wrapped in a towel, not going to bed, and listened at the hole.',
          ],
        },
      ],
    ],
  },
};
