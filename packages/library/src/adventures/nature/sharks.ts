import type { FactSheet } from '../sheet.ts';

/** A tooth that has come out at the seaside is wanted back by bedtime, and the shop below has only other people's. */
export const sharks: FactSheet = {
  id: 'sharks',
  topic: 'nature',
  title: 'Sharks',
  subject: 'sharks',
  words: [
    'shark',
    'hammerhead',
    'great white',
    'whale shark',
    'nurse shark',
    'shark tooth',
    'dogfish',
    'megalodon',
    'do sharks have bones',
    'how many teeth do sharks have',
    'what is the biggest fish',
  ],
  guides: ['crab', 'octopus', 'lobster'],
  titles: [
    '{child} Wants It Back by Bedtime',
    'Small, White and Lost at Sea',
    '{guide} Has Something Better',
    'Lost Property, Bottom of the Sea',
    'Not That One, Thank You',
  ],
  facts: [
    {
      id: 'teeth',
      says: 'Sharks lose teeth all their lives, and new ones move forward from rows behind.',
      source: 'Smithsonian Ocean: Sharks',
    },
    {
      id: 'tiny',
      says: 'The whale shark is the largest fish in the world, and eats tiny drifting creatures that it strains out of the water.',
      source: 'NOAA Fisheries: Whale shark',
    },
    {
      id: 'skin',
      says: "A shark's skin is covered with tiny scales that are made like teeth.",
      source: 'Smithsonian Ocean: Shark skin',
    },
    {
      id: 'electric',
      says: 'Sharks can feel the weak electric signals that living bodies give off, even under sand.',
      source: 'Smithsonian Ocean: Sharks, senses',
    },
    {
      id: 'egg',
      says: "Some sharks lay eggs in tough cases called mermaid's purses, and the baby grows inside.",
      source: 'The Shark Trust: Great Eggcase Hunt',
    },
    {
      id: 'bones',
      says: 'A shark has no bones: its skeleton is cartilage, the bendy stuff in your ears and nose.',
      source: 'Natural History Museum, London: Shark facts',
    },
    { id: 'gills', says: 'Sharks are fish and breathe under water with gills.', source: 'NOAA: What is a shark?' },
    {
      id: 'rest',
      says: 'Nurse sharks can lie still on the sea floor, and pump water over their gills while they rest.',
      source: 'Florida Museum: Nurse shark',
    },
    {
      id: 'old',
      says: 'There were sharks in the sea long before there were dinosaurs on land.',
      source: 'Natural History Museum, London: Shark evolution',
    },
    {
      id: 'kinds',
      says: 'There are more than 500 kinds of shark, and most of them are no danger to people.',
      source: 'Smithsonian Ocean: Sharks',
    },
    {
      id: 'greenland',
      says: 'A Greenland shark can live for more than 250 years.',
      source: 'NOAA Ocean Service: How long do Greenland sharks live?',
    },
  ],
  never: [
    {
      wrong: /\bsharks? (?:is|are) (?:a )?(?:mammals?|whales?)\b/i,
      belief: 'Sharks are mammals.',
      truth: 'Sharks are fish, and breathe with gills.',
    },
    {
      wrong: /\b(?:all|most) sharks (?:eat|bite|attack|hunt) people\b/i,
      belief: 'All sharks attack people.',
      truth: 'There are more than 500 kinds, and most are no danger to anybody.',
    },
    {
      wrong: /\bshark'?s?'? (?:has |have )?(?:strong |hard |big )?bones (?:are|were|broke|in its)\b/i,
      belief: "A shark's bones are hard, like ours.",
      truth: 'A shark has no bones, but bendy cartilage.',
    },
    {
      wrong: /\bsharks? (?:can|could) never (?:stop|rest|keep still)\b/i,
      belief: 'Sharks can never stop swimming.',
      truth: 'Nurse sharks, for one, lie still on the sea floor.',
    },
    {
      wrong: /\bwhale sharks? (?:is|are|was) (?:a |really )*(?:whales?|mammals?)\b/i,
      belief: 'Whale sharks are whales.',
      truth: 'The whale shark is a fish, the largest of all.',
    },
  ],
  opens: {
    young: [
      [
        {
          setting: 'beach',
          camera: 'close',
          child: 'reach sad',
          things: ['button'],
          text: [
            'Pop! {child} has lost a button. It was white. Plop, into the sea.',
            'One white button. It rolls. It rolls right away from {child}. Splash!',
          ],
        },
        {
          setting: 'undersea',
          camera: 'medium',
          child: 'float excited',
          guide: 'wave happy',
          things: ['shell'],
          text: [
            'In a shell is a stair. "Lost something?" says {a guide}. "I keep lost things!" Down goes {child}.',
            'Down the shell goes {child}. Round and round. "My shop!" says {a guide}. "What was it?"',
          ],
        },
      ],
      [
        {
          setting: 'boat',
          camera: 'medium',
          child: 'look-up worried',
          things: ['button'],
          text: [
            '"Four buttons," counts {child}. "Three buttons." One button is in the sea.',
            'Plip! There goes a button. {child} sees it go. White, then green, then gone.',
          ],
        },
        {
          setting: 'undersea',
          camera: 'wide',
          child: 'float curious',
          guide: 'point proud',
          things: ['box'],
          text: [
            'Down a long, long rope. {a guide} has a box. "Is it in here?" {child} looks.',
            '"I find things," says {a guide}. {child} floats down. Box after box after box!',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'beach',
          camera: 'close',
          child: 'cover surprised',
          things: ['tooth'],
          text: [
            'The tooth had been loose since Monday. At the first bite of a pear it jumped out. It rolled into the sea. {child} needed it for the pillow.',
            '{child} laughed at a gull, and out flew the tooth. It bounced once on the sand. A wave took it, as if it had been sent for it. And the pillow was waiting!',
          ],
        },
        {
          setting: 'undersea',
          camera: 'medium',
          child: 'float excited',
          guide: 'wave happy',
          things: ['shell'],
          text: [
            'Inside a whelk shell was a winding stair. At the bottom stood {a guide}, behind a counter. "Teeth? We have drawers of them," said {guide}. "Sharks drop them. Take a bigger one!"',
            '{child} put an ear to a shell, then a foot, and went down it. "Lost Property!" sang {a guide}. "A tooth? Let me sell you a better one." {child} wanted that one.',
          ],
        },
      ],
      [
        {
          setting: 'boat',
          camera: 'medium',
          child: 'reach worried',
          things: ['tooth'],
          text: [
            "On the ferry {child} showed the wobbly tooth to a stranger's dog. The dog barked. The tooth went over the rail. It looked very small for such a lot of sea.",
            'One good wiggle, halfway across the bay, and it was out. {child} held up the tooth to the light. The boat bumped. Then {child} held up nothing.',
          ],
        },
        {
          setting: 'undersea',
          camera: 'wide',
          child: 'float curious',
          guide: 'point proud',
          things: ['sign'],
          text: [
            'A bubble like a bathtub came up and took {child} in, and down. There was a sign: LOST PROPERTY. "A tooth," said {a guide}. "Would you like it with edges?"',
            'Down in the green was a sign that said TEETH, ALL SIZES. {a guide} rubbed everything with a cloth. "This one saws," said {guide}. {child} only wanted the one from home.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'beach',
          camera: 'close',
          child: 'cover surprised',
          things: ['tooth'],
          text: [
            'It was the last of the wobbly ones, and {child} had plans for it. The pear was to blame. The tooth came out in the skin, and hopped down the rocks as if it had a train to catch. It went into the sea with the smallest possible splash. "That was mine," said {child}. The sea turned over another page and took no notice.',
            '{child} had carried the tooth about for an hour in one hand, to show people. Then somebody threw a ball, and it was the wrong hand that caught it. The tooth went up. It shone for a moment like a very low star. Then a wave closed over it. Bedtime was only seven hours away, and there was a dent in the pillow, all ready.',
          ],
        },
        {
          setting: 'undersea',
          camera: 'medium',
          child: 'float excited',
          guide: 'wave happy',
          things: ['shell'],
          text: [
            'In the rock pool was a shell with a stair in it, worn in the middle by other people\'s feet. It came out at a counter, a lamp and a great many drawers. "Lost Property," said {a guide}. "Tooth? My dear, we are the trade. Sharks shed them like leaves." {guide} held one up as long as a spoon. "Nobody ever wants the old one back."',
            '{child} knelt and spoke into a shell, because there was no one else to complain to. "Hold the line," said the shell. "You had better come down." The line was quite dry inside. At the end of it {a guide} was polishing teeth, tray upon tray, and every one a shark\'s. "Human, small?" said {guide}. "I could let you have something with far more bite."',
          ],
        },
      ],
      [
        {
          setting: 'boat',
          camera: 'medium',
          child: 'reach worried',
          things: ['tooth'],
          text: [
            'The tooth had hung on by a thread since the harbour. {child} was keeping it for the pillow at home, and talked very carefully. Then the boat hit a wave sideways, and {child} said "Oh!", and that was all it took. It went over the side end over end. You would not think that a thing like that could sink, but it did.',
            '"Keep it somewhere safe," they had said, when the tooth came out. {child} put it in a paper cup, and the cup on the seat of the boat. It was the wind that thought of the rest. The cup floated off towards France. The tooth did not. {child} looked over at the place, and the place looked just the same as all the others.',
          ],
        },
        {
          setting: 'undersea',
          camera: 'wide',
          child: 'float curious',
          guide: 'point proud',
          things: ['sign'],
          text: [
            'A bubble rose beside them with a door in it, and on the door a sign: DOWN. It smelled of pennies. {a guide} worked the lever. "Teeth are on the bottom floor," said {guide}, "with the anchors. We get nothing but shark at present, but they are very good. Had you thought of having two rows?" {child} had not thought of it.',
            'Something with a lamp was coming up the anchor chain, and it wore a sign round its neck. OPEN, it said. "I saw it go past," said {a guide}. "Poor little thing, no edge on it. Come down to the shop and choose another." {child} did go down, breathing quite easily in a bubble, but only to look for the same one.',
          ],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['teeth'],
      shows: /\brows?\b/i,
      pages: {
        young: [
          {
            setting: 'undersea',
            camera: 'close',
            child: 'float curious',
            guide: 'point happy',
            things: ['tooth'],
            text: [
              'White! Is it the button? No, a shark tooth. Sharks have rows and rows. {guide} gives {child} a smile.',
              'A tooth falls. The shark does not cry. One more waits in the next row, {child}! {guide} claps.',
            ],
          },
        ],
        middle: [
          {
            setting: 'undersea',
            camera: 'wide',
            child: 'float worried',
            guide: 'stand proud',
            things: ['gate'],
            text: [
              'There was a gate with a slot in it. "One tooth to get in," said {guide}. {child} was here because of having one too few. And the rest were all in use.',
              'A gate stood across the sand. The fare was a tooth. {guide} had a tray full, but would not give one away. {child} felt along the ones that were left.',
            ],
          },
          {
            setting: 'undersea',
            camera: 'close',
            child: 'hold happy: tooth',
            guide: 'cover surprised',
            text: [
              'A lemon shark yawned, and a tooth fell out. "Have it," it said. Behind the gap stood another row, and one was moving up. Sharks never run out. {guide} fainted at the price.',
              '"Take mine," said a passing shark, and spat out a tooth. It had rows of them, one behind the other, like people waiting. The next just stepped forward. "Free?" said {guide}.',
            ],
          },
        ],
        old: [
          {
            setting: 'undersea',
            camera: 'wide',
            child: 'float worried',
            guide: 'stand proud',
            things: ['gate'],
            text: [
              'The road to the deep drawers went through a turnstile, a gate of ribs with a slot beside it. "One tooth each," said {guide}, "and mine is paid by the year." {child} explained that this was the whole difficulty. "I can lend you one," said {guide}, "at two teeth a week." There did not seem to be any way to do the sum that came out well.',
              '{guide} took a ticket from a gate of coral, and then stood there, waiting politely. The price was on the post. A tooth. {child} had twenty-odd at home in the mouth, and all of them had roots. "Everybody pays," said {guide}. "It is what keeps out the riff-raff." Beyond the bars the drawers went on and on, and one of them might be the right one.',
            ],
          },
          {
            setting: 'undersea',
            camera: 'close',
            child: 'hold happy: tooth',
            guide: 'cover surprised',
            text: [
              'A lemon shark came up behind them in the queue. "Is that all?" it said, and coughed, and there was a tooth in {child}\'s palm. Where it had come from was a row. Behind that stood a second row, and a third lay flat and folded, points just rising. "They move up," said the shark. "I lose one most weeks." {guide}, who had been charging for those, changed the subject.',
              '"Excuse the yawn," said a shark. Something rang on the stones like a dropped spoon. {child} picked up the tooth to give it back. "Whatever for?" said the shark, and showed them. The front row had a gap in it. The tooth from the row behind was leaning forward already to see what was happening. It would always be so. {guide} put the tray away rather quickly.',
            ],
          },
        ],
      },
      ask: {
        young: ['What happens when a shark loses a tooth?', 'One more comes from the next row.'],
        older: ['Why does a shark not miss a lost tooth?', 'Another moves forward from the row behind.'],
      },
    },
    {
      facts: ['tiny', 'gills'],
      shows: /\btiny\b/i,
      pages: {
        young: [
          {
            setting: 'undersea',
            camera: 'wide',
            child: 'wave surprised',
            guide: 'hide scared',
            things: ['rock'],
            text: [
              'Huge! It is the biggest fish. {guide} hides by a rock. It eats tiny, tiny things. {child} waves.',
              'A mouth like a door! But it only wants tiny specks. Come off that rock, {guide}. {child} says hello.',
            ],
          },
        ],
        middle: [
          {
            setting: 'undersea',
            camera: 'wide',
            child: 'float worried',
            guide: 'hide scared',
            things: ['rock'],
            text: [
              'The light went out. It was a spotted shark as long as a bus. Its mouth was open. {guide} got under a rock, with the till.',
              'A great flat mouth came round the rock, wide enough for a wardrobe. "Shop\'s closed!" cried {guide}, and tried to dig. {child} could see no way past.',
            ],
          },
          {
            setting: 'undersea',
            camera: 'medium',
            child: 'wave happy',
            guide: 'stand shy',
            things: ['bubbles'],
            text: [
              'It went by like a slow parade. "Whale shark," said {child}. "The largest fish of all, and it eats tiny specks!" It sieved them out of the water. It had not even seen {guide}, among the bubbles.',
              '"Did you want me?" said the whale shark. It lived on tiny drifting things, strained out of the sea like tea. {child} let it pass. {guide} blew bubbles, and said so had the shop.',
            ],
          },
        ],
        old: [
          {
            setting: 'undersea',
            camera: 'wide',
            child: 'float worried',
            guide: 'hide scared',
            things: ['rock'],
            text: [
              'First the small fish left. Then it grew dim, as if somebody had drawn a blind. Round the end of the reef came a mouth. Behind it was so much shark that the tail came some time later. "Not the till," moaned {guide}, from under a rock. The mouth was open, the lane was narrow, and they were what was in it.',
              '{guide} was in the middle of a price when a shadow slid over the stall. It had white spots, like a night with the stars laid out in rows. Its mouth would have taken the stall, the tray and the pair of them, and it hung open. {guide} went behind a rock. There was no room there for {child}.',
            ],
          },
          {
            setting: 'undersea',
            camera: 'medium',
            child: 'wave happy',
            guide: 'stand shy',
            things: ['bubbles'],
            text: [
              '{child} looked in as it came on. There was nothing to be seen in there but sieves. "It is a whale shark," said {child}. "It is the largest fish there is, and it eats tiny ones. Crumbs. Specks." Water went in at the front, poured out through the gills, and left its soup behind. It steered round them without a bump. {guide} rose, in a cloud of bubbles, and dusted the stock.',
              'Nobody was swallowed. The whale shark, largest of all fish, shut its mouth on the water and let it out at the gills. What stayed behind was dinner: tiny drifting creatures, too small to see without a glass. "Did it bite?" called {guide}. "It hasn\'t got the appetite," said {child}, waving. The bubbles took a long time to settle.',
            ],
          },
        ],
      },
      ask: {
        young: ['What does the biggest fish eat?', 'Tiny, tiny things!'],
        older: [
          'What does the largest fish in the world live on?',
          'Tiny drifting creatures, strained out of the water.',
        ],
      },
    },
    {
      facts: ['skin'],
      shows: /\bskin\b/i,
      pages: {
        young: [
          {
            setting: 'undersea',
            camera: 'close',
            child: 'point surprised',
            guide: 'reach happy',
            things: ['magnifying-glass'],
            text: [
              '{child} has a magnifying glass. Tiny teeth! All over a shark! That is its skin. {guide} must not sell it.',
              'Rough, rough. {guide} looks through the glass. Little teeth? No! It is shark skin, says {child}.',
            ],
          },
        ],
        middle: [
          {
            setting: 'undersea',
            camera: 'medium',
            child: 'float curious',
            guide: 'cheer excited',
            things: ['magnifying-glass'],
            text: [
              '"Found them!" shouted {guide}. Under the magnifying glass lay small teeth, edge to edge, without end. "I am rich!" Then the whole field of them swam off.',
              '{guide} pointed the magnifying glass at a grey wall. It was set with tiny teeth, like tiles. "Yours must be one of these," said {guide}. The wall said, "I beg your pardon?"',
            ],
          },
          {
            setting: 'undersea',
            camera: 'close',
            child: 'point happy',
            guide: 'stand shy',
            things: ['shell'],
            text: [
              '"That was somebody\'s skin," said {child}. A shark wears scales made like little teeth. They help it slip through the sea. So {guide} had tried to sell a shark to itself. {guide} offered it a shell.',
              '"I am wearing those," said the shark. Its skin was all small scales, made the way teeth are. None was loose, so none was {child}\'s. {guide} hid the price list in a shell.',
            ],
          },
        ],
        old: [
          {
            setting: 'undersea',
            camera: 'medium',
            child: 'float curious',
            guide: 'cheer excited',
            things: ['magnifying-glass'],
            text: [
              '{guide} stopped before a long grey bank, and put a magnifying glass to it. "Look at that!" The bank was covered in teeth, pale and pointed, all leaning one way. You could not have got a hair between them. They were much too small for a mouth. "Yours will be among these," said {guide}. "Help me count. One. Two." {child} sighed, and began at the other end.',
              'It was the finest lot of teeth that {guide} had ever come across. Through the magnifying glass one saw ranks of them, to the edge of the world. Each was no longer than a grain of sand. {guide} was already writing the labels. "We need only look for one that seems homesick," said {guide}. {child} thought the ground felt warm. Had it just sighed?',
            ],
          },
          {
            setting: 'undersea',
            camera: 'close',
            child: 'point happy',
            guide: 'stand shy',
            things: ['shell'],
            text: [
              'By forty-one the bank had an eye at the end of it. "Lower," it said. "And to the left. That is lovely." It was a shark, and this was its skin. It wore scales that were made like teeth, and they kept it quick and quiet in the water. "They are not for sale," it added. {guide} sat in a shell and tore up labels.',
              '{child} put the glass back the other way, and saw a fin. "It isn\'t a heap of teeth," said {child}. "It is a skin with someone in it." The scales of a shark are built just as teeth are, and every one of these was in use. The owner rolled an eye at them. {guide} swore that it had only been dusting, and backed into a shell.',
            ],
          },
        ],
      },
      ask: {
        young: ['What was rough, with little teeth?', 'The skin of a shark.'],
        older: ["What is a shark's skin covered with?", 'Tiny scales that are made like teeth.'],
      },
    },
    {
      facts: ['electric'],
      shows: /\b(?:electric|tingles?)\b/i,
      pages: {
        young: [
          {
            setting: 'undersea',
            camera: 'medium',
            child: 'float curious',
            guide: 'kneel worried',
            things: ['shell'],
            text: [
              'Who is under the sand? {guide} digs. The hammerhead feels a tingle. There! A shell that walks. {child} laughs.',
              'Sweep goes the wide head. It feels a tiny tingle. Look, {child}! A shell with legs! {guide} jumps.',
            ],
          },
        ],
        middle: [
          {
            setting: 'undersea',
            camera: 'wide',
            child: 'kneel worried',
            guide: 'kneel determined',
            things: ['bucket'],
            text: [
              'A hermit had been seen running off with something white. But it was under the sand now, and there was a lot of sand. {guide} dug a hole, and filled a bucket, and dug again.',
              '"It went in here," said {guide}, and emptied a bucket. Somebody in a hurry had taken {child}\'s tooth underground. All the sand looked alike, and they had one spade.',
            ],
          },
          {
            setting: 'undersea',
            camera: 'medium',
            child: 'point excited',
            guide: 'stand surprised',
            things: ['shell'],
            text: [
              'A hammerhead came by, swinging its wide head over the floor. It can feel the weak electric tick of a living body, even under sand. It stopped. Up popped the shell. {guide} threw down the spade.',
              'Then a hammerhead swept past them, low and slow. Everything alive is a tiny bit electric, and its head feels it. "Two fins down," it told {child}. {guide} dug there, and a shell said ow.',
            ],
          },
        ],
        old: [
          {
            setting: 'undersea',
            camera: 'wide',
            child: 'kneel worried',
            guide: 'kneel determined',
            things: ['bucket'],
            text: [
              'They had a witness. A shrimp had seen a hermit in a striped coat pick up something small and white, and dig in. "Where?" said {child}. "In the sand," said the shrimp. From there to the edge of the light it was all sand. {guide} dug a hole, put it in a bucket, and looked at what was left. It was a larger hole.',
              '"Somebody has it," said {guide}, "and that somebody is under here." It was a fair guess, and it was no use at all. {child} dug until the bucket was full nine times over. Whatever they were after could hear the spade, and moved along. {guide} tried knocking. Then {guide} tried a notice, offering a reward of three large teeth.',
            ],
          },
          {
            setting: 'undersea',
            camera: 'medium',
            child: 'point excited',
            guide: 'stand surprised',
            things: ['shell'],
            text: [
              'A head as wide as a handlebar came swinging along above them, left and right, as if hunting for coins. Living things give off a little electric crackle with every twitch, and a hammerhead feels it from above. It halted by {child}\'s foot. "Someone is down there," it said, "keeping very still, with a fast heart." Out backed a shell. {guide} bowed to the professional.',
              'The hammerhead did not look at the sand. It leaned its long flat face over it and felt. A tooth is only a tooth, and gives nothing away. But whoever held it was alive, and whatever lives is faintly electric, even in hiding. "Here," said the shark, and hung in the water, pointing. {child} scooped once. Up came a shell, blinking. {guide} asked what such a head cost.',
            ],
          },
        ],
      },
      ask: {
        young: ['How did the hammerhead find the shell?', 'It felt a tiny tingle.'],
        older: [
          'How can a shark find somebody under the sand?',
          'It feels the weak electric signals of a living body.',
        ],
      },
    },
    {
      facts: ['egg'],
      shows: /\begg/i,
      pages: {
        young: [
          {
            setting: 'undersea',
            camera: 'close',
            child: 'look-up surprised',
            guide: 'point excited',
            things: ['lamp'],
            text: [
              'A purse! {guide} shakes it. No! {child} holds it to the lamp. It is an egg. A baby shark!',
              'Is the button in this purse? Look at the lamp. It wriggles! It is a shark egg. {guide} and {child} tiptoe.',
            ],
          },
        ],
        middle: [
          {
            setting: 'undersea',
            camera: 'medium',
            child: 'float curious',
            guide: 'reach excited',
            things: ['string'],
            text: [
              'In the weed hung a purse with a curly string at each corner. It was smooth and brown, and something moved in it. "Small change!" said {guide}, and looked for the clasp.',
              '"That is where I would keep a tooth," said {guide}. It was a leather purse, tied up with string, and no owner came. {guide} gave it a squeeze. There was no way in.',
            ],
          },
          {
            setting: 'undersea',
            camera: 'close',
            child: 'hold surprised: lamp',
            guide: 'cover shy',
            text: [
              '"Wait," said {child}, and held the lamp behind it. Inside lay a very small shark, curled round its breakfast. It was an egg! {guide} put it back, and whispered that the shop would give credit.',
              '{child} brought the lamp. The light shone through, and there was a tail, and two eyes. Some sharks lay an egg like that and hang it in the weed. {guide} said sorry to it through the side.',
            ],
          },
        ],
        old: [
          {
            setting: 'undersea',
            camera: 'medium',
            child: 'float curious',
            guide: 'reach excited',
            things: ['string'],
            text: [
              'It hung in the weed by its strings, as if somebody had not wanted it to be stolen. It was a purse, the colour of strong tea, and when {guide} shook it something knocked inside. "Solid," said {guide}. "One small hard object. String, leather, no name. I think we have your tooth." {guide} fetched the scissors that were kept for parcels.',
              '{guide} was an expert in purses, having found so many. This was a good one, of brown horn, with a long string curling from each corner. "They have tucked it in here and forgotten about it," said {guide}, hunting for the catch. "Nine times in ten it is a button. But I can feel something bumping." {child} felt it too. It bumped by itself.',
            ],
          },
          {
            setting: 'undersea',
            camera: 'close',
            child: 'hold surprised: lamp',
            guide: 'cover shy',
            text: [
              '"Give me the lamp," said {child}, and held it close behind. The purse lit up like a window at night. In it lay a shark as long as a finger, curled round a ball of yolk, fanning with its tail. It was an egg. Some sharks lay them in cases just like that, and leave them tied to the weed for months. {guide} hid the scissors, and could not speak.',
              'The lamp went behind it, and there was no tooth in there. There was a face. {child} saw two eyes and a row of small dark bands, and a tail that never stopped. "It\'s an egg," said {child}. "There is a shark in it, and it is not done." They hung it up again by its curls, exactly as it had been. {guide} took the price off.',
            ],
          },
        ],
      },
      ask: {
        young: ['What was in the purse?', 'A baby shark! It was an egg.'],
        older: ["What is a mermaid's purse?", 'The egg case of a shark, with a baby growing in it.'],
      },
    },
    {
      facts: ['bones'],
      shows: /\bbones?\b/i,
      pages: {
        young: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'point happy',
            guide: 'stand surprised',
            things: ['rock'],
            text: [
              'Bend, bend. The shark turns right round the rock. It has no bones! {child} feels one ear. Bendy, {guide}!',
              'A small hole in the rock. In goes the shark. Ouch? No. It has no bones. {child} and {guide} look.',
            ],
          },
        ],
        middle: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'reach worried',
            guide: 'think sad',
            things: ['rock'],
            text: [
              "Something white shone at the back of a crooked crack in the rock. {child}'s arm would not go round the corner. {guide} tried a stick. The stick would not go round either.",
              'The last drawer was down a passage with a bend like an elbow. {guide} got in as far as the middle and had to be pulled. A rock is a rock, and does not move over.',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'wave happy',
            guide: 'stand surprised',
            things: ['lantern'],
            text: [
              'A little dogfish looked at it, and went in like a ribbon. It turned in its own length by the lantern light. "No bones," it said. "I\'m bendy all through, like your ear." {guide} felt {child}\'s ear, to check.',
              '"Allow me," said a small shark. It folded round the bend and back. "You will snap your bones!" cried {guide}. "I haven\'t any." {child} bent an ear in the lantern light. It was made of that.',
            ],
          },
        ],
        old: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'reach worried',
            guide: 'think sad',
            things: ['rock'],
            text: [
              'There was something pale in the far end of a crack in the rock. It might have been a tooth, and it might have been a bit of plate. The crack went in straight, thought better of it, and turned back on itself. {child} lay flat and reached until an elbow got in the way. {guide} sent in a stick. It came out as two sticks.',
              'The drawers of the very small things were kept down a side passage, because nobody asked for them. It had a corner like a folded knee. {guide} had not been down it since being younger and thinner. {guide} tried it head first, feet first and sideways. Anything with a straight piece in it stuck at that rock, and was drawn out like a cork.',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'wave happy',
            guide: 'stand surprised',
            things: ['lantern'],
            text: [
              'A dogfish, which is a small sort of shark, had been watching from a ledge. It put its nose in and followed it, round, and back, and round, like a scarf going through a ring. {guide} held up the lantern and shut both eyes. "Your poor bones!" "I don\'t keep any," said the dogfish. "Feel your ear. I am that, from end to end." {child} felt. It was true.',
              '"Which of you is stiff?" said a voice. It was a shark no longer than an umbrella, and it poured itself into the hole. By the light of the lantern they watched its nose come out past its own tail. "It has no bones," said {child}, bending an ear to and fro. "It has this." "Cartilage," said the shark. "I recommend it." {guide} asked if it came with a guarantee.',
            ],
          },
        ],
      },
      ask: {
        young: ['Has a shark any bones?', 'No! It is bendy, like your ear.'],
        older: ['Why can a small shark turn round in its own length?', 'It has no bones, but bendy cartilage.'],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          setting: 'undersea',
          time: 'sunset',
          camera: 'medium',
          child: 'hold happy: button',
          guide: 'cheer proud',
          text: [
            'Last box. Last shelf. One white button! {child} has it. {guide} will not take a penny.',
            '"Oh, that old thing?" says {guide}. It is the button! {child} holds it tight.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sleep calm',
          things: ['coat'],
          text: [
            'Four buttons on the coat. {child} is in bed. In the pocket: one shark tooth.',
            'The coat hangs up. {child} is asleep. One, two, three, four.',
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
          things: ['button'],
          text: [
            'A wave comes in. It brings a button. "Goodbye!" says {guide}. {child} waves.',
            'Up the stair. Out of the sea. {child} has the button. {guide} waves a wet wave.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'sit sleepy',
          things: ['shell'],
          text: [
            'Before bed {child} hears a shell. It says, "Lost something?" Good night, shell.',
            '{child} puts the shell by the bed. Inside, a small voice counts teeth. Good night.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'undersea',
          time: 'sunset',
          camera: 'medium',
          child: 'hold happy: tooth',
          guide: 'stand shy',
          text: [
            'In the very last drawer was a bit of cotton wool. On it lay the tooth. "I kept it," said {guide}. "I had never seen one that somebody came back for." {child} held it tight.',
            '"There is this," said {guide}, and opened a matchbox. It was {child}\'s tooth! It had been there since noon. "I thought that you would like mine better," said {guide}, very low.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sleep calm',
          things: ['pillow'],
          text: [
            'That night it lay under the pillow, where it belonged. {child} slept. Beside it was a long grey one with a label: NO CHARGE.',
            'By bedtime it was under the pillow. Next to it went a second tooth, with an edge like a saw. It made a lump. {child} slept on the lump.',
          ],
        },
      ],
      [
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'wide',
          child: 'hold proud: tooth',
          guide: 'wave happy',
          text: [
            'They had tried all the drawers but one. It was marked NOT FOR SALE. There it was. "Who would lose that on purpose?" said {guide}. {child} carried the tooth up to the beach.',
            "A wave came in and laid the tooth at {child}'s feet. The hermit had been using it for a doorstop. {guide} had paid two big ones for it, and waved from the foam.",
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'sit happy',
          things: ['mirror'],
          text: [
            'Before bed {child} smiled at the mirror. There was a gap, and in it, far back, something white. It was moving up.',
            'The mirror showed one gap. {child} pressed it with a finger. There was an edge there, just coming through. Only the one row, though.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'undersea',
          time: 'sunset',
          camera: 'medium',
          child: 'hold happy: tooth',
          guide: 'stand shy',
          text: [
            'There was one drawer left, under the till, with a key in it. {guide} turned rather red. On a folded handkerchief lay a tooth, small and square and worn on one corner. It had been put there at lunchtime. "I meant to tell you," said {guide}. "Only, no shark has ever come back for one. I wanted to see what it was like, when somebody does." {child} could not be cross.',
            '"It may be that I have it here," said {guide} at last. On the tray was one tooth. It was {child}\'s. All those others had been swept up by the bucket, and nobody had asked after a single one. "You would not take a better," said {guide}. "I did offer. I do not understand it, but I have polished it for you."',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sleep calm',
          things: ['pillow'],
          text: [
            'So it got to the pillow after all, with an hour to spare, and it looked well there. {child} put a hand under to make sure. There were two. The other was grey and as long as a thumb, with an edge like a bread saw and a label. "For when you want something with more bite," said the label. {child} fell asleep still trying to choose.',
            'The house was dark. Under the pillow lay one small tooth that had been to the bottom of the sea. {child} was asleep on top of it, with a hand across, as one sleeps on treasure. And far out beyond the last lamp, in a shop with its blinds down, there was a light. Somebody was dusting an empty drawer, in case.',
          ],
        },
      ],
      [
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'wide',
          child: 'hold proud: tooth',
          guide: 'wave happy',
          text: [
            'It was not in any of the drawers. It was on the shelf above, by the clock, under a glass. NOT FOR SALE, said the card. "It is the only one we have ever had with no second row behind it," said {guide}. "I did not like to put a price on it." They came up by the stair to the wet sand. {child} held the tooth in one fist, and then in both.',
            'The hermit had been using it as a door handle, and gave it up for a slightly larger one. {guide} threw in a hinge. The last wave carried {child} up the beach, and drew back with a noise like a shop bell. "Do call again," said {guide}, waving from the edge. "You have several more of those, I think?" The tooth was still warm.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'sit happy',
          things: ['mirror'],
          text: [
            '{child} stood at the mirror with the lamp held sideways. In the gap there was something, after all: one white edge, no wider than a thread, coming up from below. "You took your time," said {child} to it. A shark would have had three by now. But then a shark would not have known this one from the next, or made it a bed.',
            'At bedtime {child} looked in the mirror, and counted. There was one gap, and one row, and nothing folded up behind it in case of accidents. It seemed a risky way to be made. On the other hand, there was the thing in the matchbox. {child} shook it, to hear it rattle, and shut the drawer on it. Then the drawer was opened again, just to see.',
          ],
        },
      ],
    ],
  },
};
