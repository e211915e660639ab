import type { FactSheet } from '../sheet.ts';

/** Somebody has moved into a lost umbrella, and will not come out until the reef has another room to let. */
export const coralReefs: FactSheet = {
  id: 'coral-reefs',
  topic: 'geography',
  title: 'Coral reefs',
  subject: 'coral reefs',
  words: [
    'coral reef',
    'coral',
    'reef',
    'great barrier reef',
    'clownfish',
    'sea anemone',
    'anemone',
    'parrotfish',
    'tropical fish',
    'why is coral colourful',
    'ocean animal',
    'sea life',
    'life under the sea',
    'underwater world',
  ],
  guides: ['octopus', 'crab', 'turtle'],
  titles: [
    'The Lodger in the Yellow Umbrella',
    '{child} and the Letter That Dripped',
    'Rooms to Let, Ask for {guide}',
    'Charming, Said {guide}',
    'A Wet Place with a View',
  ],
  facts: [
    {
      id: 'animal',
      says: 'A coral is not a plant or a stone: it is many tiny animals, each with a mouth and a ring of small arms.',
      source: 'NOAA National Ocean Service, "Corals: What are corals?"',
    },
    {
      id: 'night',
      says: 'Many corals pull their arms in by day and put them out in the dark to catch food.',
      source: 'Smithsonian Ocean, "Corals and Coral Reefs"',
    },
    {
      id: 'skeleton',
      says: 'Stony corals build hard cups of limestone under themselves, and new ones grow on top of the old.',
      source: 'NOAA National Ocean Service, "Corals: How do coral reefs form?"',
    },
    {
      id: 'growth',
      says: 'Branching corals can grow up to 10 centimetres in a year, and round, heavy ones less than 2 centimetres.',
      source: 'NOAA National Ocean Service, "Corals: How do coral reefs form?"',
    },
    {
      id: 'algae',
      says: 'Tiny algae live inside corals and make food for them out of sunlight; most of the colours of corals come from them.',
      source: 'NOAA National Ocean Service, "Corals: Zooxanthellae... What’s that?"',
    },
    {
      id: 'shallow',
      says: 'Corals that build reefs mostly grow in clear, warm, shallow water, where the sunlight reaches them.',
      source: 'NOAA National Ocean Service, "Corals: Where are reef building corals found?"',
    },
    {
      id: 'clownfish',
      says: 'Clownfish live among the stinging arms of sea anemones; a coat of slime keeps them from being stung.',
      source: 'Encyclopaedia Britannica, "Clown anemone fish"',
    },
    {
      id: 'cleaners',
      says: 'Big fish queue for little cleaner fish, hold their mouths open and let them pick off pests, and do not eat them.',
      source: 'Encyclopaedia Britannica, "Cleaning behaviour"',
    },
    {
      id: 'parrotfish',
      says: 'Parrotfish scrape food off the reef with beaks of teeth, and the stone they swallow comes out again as fine white sand.',
      source: 'NOAA National Ocean Service, "How does sand form?"',
    },
    {
      id: 'goby',
      says: 'Some gobies share a hole with a shrimp: the shrimp, which sees badly, does the digging, and the goby keeps watch.',
      source: 'Encyclopaedia Britannica, "Goby"',
    },
    {
      id: 'quarter',
      says: 'About a quarter of all the kinds of fish in the sea need coral reefs at some time in their lives.',
      source: 'US Environmental Protection Agency, "Basic Information about Coral Reefs"',
    },
    {
      id: 'bleaching',
      says: 'When the sea grows too warm, corals lose their algae and turn white; if it cools in time they can get better.',
      source: 'NOAA National Ocean Service, "What is coral bleaching?"',
    },
  ],
  never: [
    {
      wrong: /\b(?:corals?) (?:is|are|was|were) (?:just |only )?(?:a )?(?:plants?|flowers?|weeds?|seaweeds?)\b/i,
      belief: 'Corals are plants.',
      truth: 'They are animals that stay in one place.',
    },
    {
      wrong: /\b(?:corals?|reefs?) (?:is|are|was|were) (?:just|only|nothing but) (?:a )?(?:rocks?|stones?|dead)\b/i,
      belief: 'Coral is just rock.',
      truth: 'Living animals sit on top of the stone that they have made.',
    },
    {
      wrong: /\banemones? (?:never|does not|do not|doesn't|don't|cannot|can't) sting\b/i,
      belief: 'Anemones do not sting.',
      truth: 'They sting most fish; a clownfish is kept safe by its slime.',
    },
    {
      wrong: /\b(?:reefs? (?:grows?|grew) (?:overnight|in a (?:night|day|week))|corals? grows? (?:very )?fast)\b/i,
      belief: 'A reef grows overnight.',
      truth: 'It grows a few centimetres in a year at most, and takes thousands of years.',
    },
    {
      wrong: /\bcorals? (?:likes?|loves?|needs?) the (?:dark|deepest)\b/i,
      belief: 'Reef coral likes the dark best.',
      truth: 'Most corals of reefs want sunlight for the algae inside them.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'Whoosh! The umbrella is gone. Over the sea it went. Then a wet letter comes for {child}.',
            'Drip. A letter. "We have your umbrella," it says. "A fish is in it." Oh, {child}!',
          ],
          setting: 'beach',
          camera: 'medium',
          child: 'hold surprised: letter',
        },
        {
          text: [
            '{child} steps into the letter. It is blue inside. "Rooms! Rooms!" calls {a guide}. There is the umbrella.',
            'In through the letter! Now all is sea. "Charming," says {a guide}. A small fish peeps from the umbrella.',
          ],
          setting: 'undersea',
          camera: 'wide',
          child: 'float excited',
          guide: 'wave proud',
          things: ['umbrella'],
        },
      ],
      [
        {
          text: [
            '{child} had one yellow umbrella. Now {child} has none. But here is a letter. It drips.',
            'Who wrote this damp letter? It has a picture of the sea. {child} puts a nose in.',
          ],
          setting: 'bedroom',
          camera: 'close',
          child: 'hold curious: letter',
        },
        {
          text: [
            'Plop! All under the sea. "I live here," says a fish. It means the umbrella! {a guide} nods.',
            'Slip! Into the blue. A fish sits in the umbrella. "It wants a house." So says {a guide}.',
          ],
          setting: 'undersea',
          camera: 'medium',
          child: 'float surprised',
          guide: 'point calm',
          things: ['umbrella'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'On Monday the wind took the yellow umbrella of {child}. It went over the pier like a jellyfish. On Thursday a letter came. It was wet right through. "Your umbrella is on the reef," it said. "Somebody has moved in."',
            'The letter made a puddle on the mat. One side was a picture of a blue sea. On the other it said, "Found: one umbrella, yellow. Now let. Please come and talk to the fish." {child} had been wondering about that umbrella.',
          ],
          setting: 'living-room',
          camera: 'medium',
          child: 'hold surprised: letter',
        },
        {
          text: [
            '{child} stepped into the picture, and it was deep. There hung the umbrella, with a small fish in it. "I am not leaving," it said, "until there is somewhere to go." "Charming little fish," said {a guide}. "I let rooms. Follow me!"',
            'The picture let {child} in up to the hair. Everybody can breathe in a picture. "Welcome to the reef," said {a guide}. "Rooms for all!" Out of the umbrella looked a cross little fish. "You said that on Tuesday," it told {guide}.',
          ],
          setting: 'undersea',
          camera: 'wide',
          child: 'float curious',
          guide: 'wave proud',
          things: ['umbrella'],
        },
      ],
      [
        {
          text: [
            'It was going to rain at the weekend, and {child} had no umbrella. It had blown out to sea in March. Now somebody had pushed a letter under the door. It smelled of fish. It had been written by one.',
            '"Dear owner," said the letter. "Thank you for the yellow house. The roof is good. The handle is odd. Yours, a goby." {child} read it on the stairs. There was only one yellow roof it could mean.',
          ],
          setting: 'street',
          camera: 'close',
          child: 'hold curious: letter',
        },
        {
          text: [
            'On the back was the sea, in blue ink. {child} leaned too far in. There was {a guide}, in front of the umbrella, with a notice. "I sell homes," said {guide}. "This goby wants one. You want your roof. Let us be quick."',
            'The ink was wet and went a long way down. At the bottom sat the goby in the umbrella, with folded fins. "It only needs a hole," said {a guide}. "I have plenty! Most have somebody in." {child} sighed bubbles.',
          ],
          setting: 'undersea',
          camera: 'medium',
          child: 'float determined',
          guide: 'point proud',
          things: ['umbrella'],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The yellow umbrella had left on a Monday, handle first, over the end of the pier. {child} had waved to it, there being nothing else to do. That was the end of it, until Thursday. On Thursday the letter came. The postman held it by one corner, and it ran down his sleeve. "Your umbrella is on the reef and quite well," it said, in a curly hand. "I regret to say that somebody has moved in. Kindly come and discuss it."',
            'Letters for {child} were rare, and letters that dripped were rarer. This one had a view of a blue sea on the front. Somewhere in the view was a very small dot of yellow. "FOUND," it said on the back. "One umbrella. Owing to the shortage of rooms it has been let to a goby. The goby says that it is staying. Can you come?" {child} fetched a magnifying glass and looked at the dot. It had a handle.',
          ],
          setting: 'living-room',
          camera: 'medium',
          child: 'hold surprised: letter',
        },
        {
          text: [
            'The sea in the picture was wetter than paper ought to be. {child} put in a finger, and then, having come so far, the rest. In a picture one can breathe anywhere. "The owner!" cried {a guide}, swimming up with a notice. "I find homes for people. Charming homes. I have not found one for this goby." From the umbrella came a small hard voice. "When there is a hole for me," it said, "you may have your stick back."',
            'It took no time to get there; one leaned in, and there was no edge. {a guide} stood beside the umbrella in the manner of someone selling it. "Charming position," said {guide}. "South-facing. Folds up in a gale." A fish no longer than a finger glared out between the spokes. "I want a hole," it said. "I was promised one. You were both there." {child} had not been. But it did seem that nobody would get a roof until somebody else did.',
          ],
          setting: 'undersea',
          camera: 'wide',
          child: 'float curious',
          guide: 'wave proud',
          things: ['umbrella'],
        },
      ],
      [
        {
          text: [
            'Nobody had ever written to {child} to say thank you for a house. "The ceiling is a cheerful yellow," the letter went on, "and the handle is useful for leaning on. I have told all my friends. Yours, a goby." {child} sat down on the step to think. It is nice to be thanked. It would have been nicer to remember giving a house away. All that was missing lately was one sock, and in March, in that big wind, the umbrella.',
            'First it rained, and {child} had no umbrella. Then the rain stopped, and there was a letter on the step, which was wetter than the step. It was from a firm that let rooms. "Re: your umbrella," it began. "It came down on our reef in March, and was taken within the hour, by a goby. It does not pay. Perhaps you can persuade it." Below was a map, all blue.',
          ],
          setting: 'street',
          camera: 'close',
          child: 'hold curious: letter',
        },
        {
          text: [
            'On the other side somebody had painted the sea, with so much water that it had not dried. {child} bent over it and went through like a spoon through soup. "There you are," said {a guide}. "I am the firm. I have let every hole on this reef, some of them twice." Behind {guide} hung the umbrella, and in it sat the goby with its chin up. "Find me a room that is a room," it said to {child}. "And not one of that person\'s."',
            'The blue was deeper than it looked. When {child} had stopped sinking there were fish on every side, in all the colours of a sweet shop. There was {a guide}, who bowed. "Nothing vacant, I am afraid," said {guide}, "except what I am about to show you." The umbrella turned slowly. Its lodger looked out, yawned and held up a list. It wanted a dry joke, a quiet street, and a hole. The first two could wait, it said.',
          ],
          setting: 'undersea',
          camera: 'medium',
          child: 'float determined',
          guide: 'point proud',
          things: ['umbrella'],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['animal', 'night'],
      shows: /\b(?:alive|animals?)\b/i,
      pages: {
        young: [
          {
            text: [
              '"Sit on that rock," says {guide}. No! It has tiny arms. It is alive! {child} floats on.',
              'A wall of flowers? {child} looks close. Little arms, little mouths. They are animals! "Sorry," says {guide}.',
            ],
            setting: 'undersea',
            camera: 'close',
            child: 'float surprised',
            guide: 'float shy',
          },
        ],
        middle: [
          {
            text: [
              '"Here is a charming stone," said {guide}. "Hollow in the middle, and nobody at home. Push that knobbly bit, and we shall see if it comes off." {child} already had a hand out. Then the knobbly bit moved.',
              '{guide} led the way to a garden, all pink and fans. "Pull up a flower," said {guide}, "and there is a hole for anyone." {child} looked through a magnifying glass first. One of the flowers was having dinner.',
            ],
            setting: 'undersea',
            camera: 'medium',
            child: 'reach curious',
            guide: 'point proud',
          },
          {
            text: [
              'It was covered in tiny arms, and they all pulled in at once. Each had a mouth in the middle. "It is coral," said {child}. "It is a crowd of animals!" {guide} took off an invisible hat to them. They found out later that all had said how do you do.',
              '"They are alive," said {child}. A ring of small arms picked a crumb out of the water. It put it into a small mouth. Next to it sat another, and another, and another. "Animals," said {guide} faintly. "And I have been walking on the neighbours." They both floated, after that.',
            ],
            setting: 'undersea',
            camera: 'close',
            child: 'float surprised',
            guide: 'float shy',
          },
        ],
        old: [
          {
            text: [
              '"This one," said {guide}, "has been empty since I came." It was a stone like a big brown brain, with a wrinkle down it. "We take off the lid, so, and there is a cellar. Lend me a hand." {child} bent to see where the lid began. In the shade, where it was nearly dark, the wrinkle had a fringe. And the fringe was waving, which nothing but {child} had been doing.',
              'They had come to what {guide} called the park. There were fans and stars, and bushes of red and blue, and not a leaf. "It only wants weeding," said {guide}. "Pull up a bush, and one has a hole with a view." It seemed a pity. {child} got out the magnifying glass, so as at least to have looked at it properly. On the nearest twig something put out eight fingers.',
            ],
            setting: 'undersea',
            camera: 'medium',
            child: 'kneel curious',
            guide: 'point proud',
          },
          {
            text: [
              'Every wrinkle was full of tiny arms in rings, and inside each ring was a mouth. By day most stay in, and here in the dark of the overhang they were feeding. "That is no lid," said {child}. "Those are animals. There must be ten crowded on my thumb\'s worth." {guide} had already knocked. In one ripple they all went in, like a street shutting its doors. "I take it," said {guide}, "that it is let."',
              'They were fingers, or arms, all round a mouth the size of a pinhead. It caught a speck and ate it. The whole twig was doing so, and the bush, and as far as one could see the park. "It is not plants," said {child}. "It is animals, sitting down." {guide} had a tuft of something in each hand, and very gently put both back. "I withdraw the weeding," said {guide}. "Everyone here appears to be alive, and at lunch."',
            ],
            setting: 'undersea',
            camera: 'close',
            child: 'float surprised',
            guide: 'float shy',
          },
        ],
      },
      ask: {
        young: ['What was the rock that moved?', 'Coral! Tiny animals with tiny arms.'],
        older: [
          'What is a coral?',
          'It is many tiny animals living side by side, each with a mouth and a ring of small arms.',
        ],
      },
    },
    {
      facts: ['growth', 'skeleton'],
      shows: /\b(?:grew|grow|grows|grown|growing)\b/i,
      pages: {
        young: [
          {
            text: [
              'The map says a gate. Where? The coral grew and grew. "Further on," says {child} to {guide}.',
              'Shut! The reef has grown a bit. {guide} has an old, old map. {child} finds another way.',
            ],
            setting: 'undersea',
            camera: 'medium',
            child: 'hold curious: map',
            guide: 'float surprised',
          },
        ],
        middle: [
          {
            text: [
              '"Two rooms behind this gate," said {guide}, and unrolled a map. It had belonged to somebody\'s grandmother. The map said gate. {child} put out both hands, and there was none. There was only a thicket of stone horns.',
              'The map of {guide} was brown with age, and {guide} loved it. "In by the front door," it said. They came to where the door should be. {child} looked up, and left, and right. It was all stone branches.',
            ],
            setting: 'undersea',
            camera: 'wide',
            child: 'float worried',
            guide: 'float proud',
            things: ['map'],
          },
          {
            text: [
              'Each coral builds itself a stone seat. The next one builds on top. So it had all grown shut. "But horns grow quickly," said {child}, "and the fat round ones are slow." They tried beside the fat ones. There was still a slit, just wide enough.',
              '"It has grown since grandmother," said {child}. The branchy sort grows a finger long each year. The round sort does hardly a thumbnail. So {child} looked for round ones. Between two of those there was a gap, as old as the map. {guide} got through by breathing out.',
            ],
            setting: 'undersea',
            camera: 'close',
            child: 'point proud',
            guide: 'float surprised',
          },
        ],
        old: [
          {
            text: [
              '{guide} had a map, of which {guide} was very proud. Three great-aunts had used it. On it was an archway, and behind the archway were two rooms to let. "You cannot miss it," said {guide}, and turned the map the other way up. But they had missed it. Where the arch should have been there stood a hedge of stone antlers, thick enough to stop a prawn. {child} looked for a handle all the same.',
              '"Left at the arch," read {guide}, "and knock." The map was so old that it was mostly folds. They had been left of everything by now, and there was no arch. There was a wall, with a forest of pale stone twigs growing out of it. {guide} suspected thieves. "Somebody has taken away a hole," said {guide}. {child} had never heard of anyone stealing one, and swam up nearer.',
            ],
            setting: 'undersea',
            camera: 'wide',
            child: 'float worried',
            guide: 'float proud',
            things: ['map'],
          },
          {
            text: [
              'Nobody had moved the arch. It had been filled in, by very small builders. Each of them makes a cup of limestone to sit in, and others settle on top. "Antlers grow as much as ten centimetres a year," said {child}. "But those fat round ones don\'t do two. So we should look where it is fat." Along the fat side everything was nearly as the great-aunts had left it. There was the other end of the arch. It was a squeeze, and {guide} sang, to seem thinner.',
              'The twigs had tips as white as new paint. {child} thought about that. "It is still growing," said {child}. "Everyone builds on the one before. It has grown over your arch." The twiggy kind is quickest. The kind like a boulder is so slow that it would be young yet when {child} was old. So they went along the boulders, where a hole stays a hole. Before they were out of breath there was a way in, exactly on the fold. "As I said," said {guide}.',
            ],
            setting: 'undersea',
            camera: 'close',
            child: 'point proud',
            guide: 'float surprised',
          },
        ],
      },
      ask: {
        young: ['Why was the gate shut?', 'The coral grew over it.'],
        older: [
          'Why was the gap on the old map gone?',
          'Corals build stone on top of stone, so the reef had grown; branching corals fill a gap soonest.',
        ],
      },
    },
    {
      facts: ['algae', 'shallow'],
      shows: /\b(?:sun|sunny|sunlight)\b/i,
      pages: {
        young: [
          {
            text: [
              'Down, down. It is dark. No coral here! "Up," says {child}. Up to the sun, {guide}!',
              'Dark, cold and brown. Where is the reef? Up! It lives in the sun. {guide} follows {child}.',
            ],
            setting: 'undersea',
            camera: 'wide',
            child: 'point determined',
            guide: 'float worried',
          },
        ],
        middle: [
          {
            text: [
              '"Down here it is quiet," said {guide}. They sank past the last pink fan. It got green, and then it got grey. There was plenty of room. There was nothing else. "Where is everybody?" asked {child}.',
              '{guide} had heard of a bargain, much further down. They swam until their hands were blue, and then black. No reef. No fish. "Very private," said {guide}, from somewhere. {child} had lost the way back.',
            ],
            setting: 'undersea',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'float proud',
          },
          {
            text: [
              '{child} saw that all the colours had stopped together, just where the light did. Corals keep tiny algae in their skins, to make food from sunlight. No sun, no dinner. So they swam to where it was brightest. There were the pinks again, all talking.',
              '"The reef needs the sun," said {child}. Inside every coral live algae, too small to see. They cook with sunlight and share it. They are the colour, too. So {child} turned away from the dark. {guide} came up after, and was pleased to have a shape again.',
            ],
            setting: 'undersea',
            camera: 'medium',
            child: 'float happy',
            guide: 'look-up surprised',
          },
        ],
        old: [
          {
            text: [
              '"Below the fifth ledge the rents are very low," said {guide}. They went over the edge, one after the other. At the second ledge the red went out of everything. At the fourth there was hardly any green. By the fifth there was no coral at all. {guide} spread both arms. "Space!" said {guide}. "Not a neighbour in sight!" This was because nothing was in sight. {child} felt about for the wall and could not find that either.',
              'A cousin had told {guide} about a cheap cave on the deep side. It was so deep that the cousin had not gone in. {child} swam behind, and watched the corals get fewer, and flatter, and then stop. The water was like cold tea. "One gets used to it," said {guide}, bumping into what might have been the cave. "Which way did we come?" asked {child}. There was rather a long answer. It was mainly the word charming.',
            ],
            setting: 'undersea',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'float proud',
          },
          {
            text: [
              '{child} thought about where the corals had stopped. It was the very place where the sunlight did. That could not be by chance. They keep lodgers too, algae too small to see, that live in their skins. These make sugar out of sun and pay their rent with it. Without light the lodgers starve and so does the house. "So the reef will be where it is brightest," said {child}. They rose towards the pale patch. Colour after colour came back, with red the last.',
              '"It is like a greenhouse," said {child}. "They need the sun." In each coral there lives something green and tiny, that makes food from sunlight and passes it on. It makes most of the colours as well. Nobody could do that down here. So the way home was the way to the light. {child} let out a bubble and followed it, since bubbles always know which way is up. It led them to yellow, and to pink, and to people shouting about rooms.',
            ],
            setting: 'undersea',
            camera: 'medium',
            child: 'float happy',
            guide: 'look-up surprised',
          },
        ],
      },
      ask: {
        young: ['Where does the reef like to be?', 'Up in the sun.'],
        older: [
          'Why do corals need sunlight?',
          'Tiny algae live inside them and make food out of sunlight, and share it.',
        ],
      },
    },
    {
      facts: ['clownfish'],
      shows: /\b(?:slime|slimy)\b/i,
      pages: {
        young: [
          {
            text: [
              'Ouch arms! They sting. But the orange fish goes in. It wears slime. {child} waves. {guide} stays back.',
              'Soft arms wave. "Don\'t touch," says {child} to {guide}. Only the clownfish may. It has a slimy coat.',
            ],
            setting: 'undersea',
            camera: 'medium',
            child: 'wave happy',
            guide: 'float shy',
          },
        ],
        middle: [
          {
            text: [
              'The next room had a curtain of long soft arms. "An anemone," said {guide}. "Charming! One simply pushes in." {guide} pushed in with one toe. There was a shriek, and a good deal of hopping. Had anybody a room behind there? How could one ask?',
              '"Ring the bell," said {guide}. The door was one big anemone. It was all arms, and every arm had a sting. {child} stayed well away. Somebody lived behind it who knew of a hole. Calling did no good.',
            ],
            setting: 'undersea',
            camera: 'wide',
            child: 'stand worried',
            guide: 'jump surprised',
          },
          {
            text: [
              'Then a clownfish came home. It swam straight in among the arms, and yawned. "It isn\'t stung," said {child}. "It is wearing slime." A coat of slime was the key! {child} asked it to ask inside. "Full up," it said. "But do try next door."',
              'Out through the stings popped an orange face. Clownfish live in there. They wear slime all over, and the arms let them be. So {child} sent the question in by clownfish. It came back with the answer, and with a look at {guide}. "You owe us for the last hole."',
            ],
            setting: 'undersea',
            camera: 'close',
            child: 'point excited',
            guide: 'float shy',
          },
        ],
        old: [
          {
            text: [
              '"There is a lady in there who knows every hole on the reef," said {guide}. Before her door hung an anemone, as wide as a bath, with arms like soft spaghetti. {guide} parted them with a bow. What came next was not a word. "It stings!" said {guide}, and sat in the sand on the sore part. A passing fish went round it by a long way, and so did the next. {child} called, politely, but the water took it.',
              'The door was soft, and there were no knockers. It was an anemone with more arms than a crowd, and they curled after anything that came near. "After you," said {guide}. {child} had seen a shrimp give it a very wide berth. "I think it stings," said {child}. "Nonsense," said {guide}, who then found out. Behind the arms somebody coughed. It was somebody who might have had a room.',
            ],
            setting: 'undersea',
            camera: 'wide',
            child: 'stand worried',
            guide: 'jump surprised',
          },
          {
            text: [
              'Up came a clownfish, orange and white, with its shopping. It went in at the middle as if the arms were grass. "Why doesn\'t it mind?" asked {guide}. {child} had noticed how the fish shone. It wore a coat of slime, thick as jam, and the anemone could not feel it was a fish. "Would you take a message in?" said {child}. It would, and it did, eleven times. The lady was deaf. There was nothing to let.',
              'Two round eyes looked out between the stings. They belonged to a clownfish, who was at home and in no pain at all. It was shiny with slime from nose to tail. An anemone hunts by touch, and it does not sting what is slimy in that way. So {child} put the question from a distance, and the clownfish carried it indoors. "She says that there was a hole," it reported. "She says that {guide} sold it. To her."',
            ],
            setting: 'undersea',
            camera: 'close',
            child: 'point excited',
            guide: 'float shy',
          },
        ],
      },
      ask: {
        young: ['Why could the orange fish go in?', 'It has a coat of slime.'],
        older: ['Why is a clownfish not stung by its anemone?', 'A coat of slime keeps it safe.'],
      },
    },
    {
      facts: ['cleaners'],
      shows: /\bclean(?:s|ed|er|ers|ing)?\b/i,
      pages: {
        young: [
          {
            text: [
              'A big, big mouth! {guide} hides. A tiny fish swims in. It cleans! {child} waits in the queue.',
              'Open wide! The big fish will not bite. Small fish clean its teeth. {guide} hides. {child} counts.',
            ],
            setting: 'undersea',
            camera: 'medium',
            child: 'look-up curious',
            guide: 'hide scared',
          },
        ],
        middle: [
          {
            text: [
              'In the only street hung a fish as big as a sofa. Its mouth was open, and stayed open. "It is waiting for us," whispered {guide}, and got behind {child}. Nobody could pass on either side.',
              '"That is a door," said {guide}, swimming on. {child} took hold of {guide} just in time. The door had teeth. It was a huge fish, with its mouth wide, and it did not move. More big fish were coming up behind.',
            ],
            setting: 'undersea',
            camera: 'wide',
            child: 'stand worried',
            guide: 'hide scared',
          },
          {
            text: [
              'Then a small striped fish swam into the mouth. It picked about and swam out again. In went another. "They clean its teeth," said {child}. "It can\'t eat them. Who would clean it tomorrow?" So it was only a queue. They said excuse me, and went by under its chin.',
              'All those big fish stood in a line, quite still. A little fish with a blue stripe was cleaning them one at a time. It went in at the mouth and out by the gill. "It is a bath day," said {child}. They waited. {guide} had both ears done.',
            ],
            setting: 'undersea',
            camera: 'close',
            child: 'point happy',
            guide: 'float surprised',
          },
        ],
        old: [
          {
            text: [
              'The street went between two walls, and the fish filled it like a cork. It was a grouper, the size of a bath, with a chin like a drawer. The drawer was out. You could see all the way to supper. "It is a trick," whispered {guide}. "One goes by, and it shuts." {guide} was in favour of going home and letting the goby keep everything. {child} kept quite still, flat against a wall, and watched.',
              'Four large fish hung in the water, one behind the other, and nobody spoke. Each had its mouth open. Even the eel did. "They are singing," said {guide}. "No," said {child}. They were too quiet for that. They were too quiet for anything. And they were right across the lane, where the last three rooms on the list were. {guide} remembered an appointment somewhere else. There was no room to turn round for it.',
            ],
            setting: 'undersea',
            camera: 'wide',
            child: 'stand worried',
            guide: 'hide scared',
          },
          {
            text: [
              'A striped fish no bigger than a pencil came along, danced a bit, and went in at the mouth. {child} shut both eyes, and then opened one. The little fish was picking over the teeth. It pulled off something with legs, swallowed it and came out by the gill. "It cleans," said {child}. "That one gets its dinner, and the big one gets rid of an itch." A cleaner is never eaten. They were at the barber\'s, that was all. {child} and {guide} passed along the queue, bowing.',
              '"What are they waiting for?" said {child}. From under a ledge shot two tiny fish with stripes. They set about the first, nibbling at its gills and its eyebrows. They swam about in its mouth as if they had lost a coin there. The great fish only shivered when it had had enough. It was cleaning day. Nobody who is being cleaned bites anybody. So {child} led {guide} down the line, past teeth and teeth and teeth, and out at the other end.',
            ],
            setting: 'undersea',
            camera: 'close',
            child: 'point happy',
            guide: 'float surprised',
          },
        ],
      },
      ask: {
        young: ['What did the tiny fish do?', 'It cleaned the big fish.'],
        older: ['Why do big fish not eat the little cleaners?', 'The cleaners pick off pests, so both are better off.'],
      },
    },
    {
      facts: ['parrotfish'],
      shows: /\bsand\b/i,
      pages: {
        young: [
          {
            text: [
              'Crunch! A parrotfish bites the reef. Out comes sand. White sand! It falls on {guide}. {child} giggles.',
              'Is it snow? No, it is sand. A fish chews stone. Crunch, puff! {child} brushes off {guide}.',
            ],
            setting: 'undersea',
            camera: 'medium',
            child: 'point happy',
            guide: 'float surprised',
          },
        ],
        middle: [
          {
            text: [
              '{guide} did have one hole in the sand, a really good one. It had been here after breakfast. Now there was no hole. White stuff was coming down like snow, and filling everything. {child} looked for the cloud.',
              '"It is snowing," said {guide}. "It never snows here." It had snowed on the hole they had come to see. It had snowed on {guide}. {child} caught some on one hand. It was gritty, and it did not melt.',
            ],
            setting: 'undersea',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'float worried',
          },
          {
            text: [
              'Crunch, crunch. Above them a blue fish with a beak was biting the reef. It ate the green and swallowed the stone. A puff of sand came out at the end. "Parrotfish," said {child}. "It made this!" So they asked it to go and be a beach somewhere else.',
              '{child} listened. Somebody was eating biscuits, or stones. It was a parrotfish, with a beak for a mouth. Stone went in at the front, and out at the back came sand. When it had moved along a bit, {child} could see again. And there was the hole, full.',
            ],
            setting: 'undersea',
            camera: 'close',
            child: 'point happy',
            guide: 'float surprised',
          },
        ],
        old: [
          {
            text: [
              '"This is the one I live for," said {guide}. "A hole, a proper hole, with a floor." They arrived, and there was a floor, and nothing else. It was as smooth as a bed. Something white was drifting down out of the blue, without a sound, and it was already over their toes. "It is weather," said {guide}. "There is none on a reef. I say so in the notice." {child} held up both hands to catch some.',
              'They had marked a good empty hole with a ring of pebbles, so as to find it again. When they came back there was no ring. There was no hole. There was a long white drift, and it was getting longer. {guide} rounded up the suspects, who were a sea slug and a shadow. {child} sat down beside the drift and felt it being made. A grain fell. There was a crunch. Several grains fell.',
            ],
            setting: 'undersea',
            camera: 'wide',
            child: 'kneel curious',
            guide: 'float worried',
          },
          {
            text: [
              'It was sand, as fine as sugar. Sand has to come from somewhere. {child} looked up, past a green belly and a turquoise fin. It was a parrotfish with a beak of solid teeth, and it was scraping its lunch off the stone. It could not help eating some of the stone as well. Crunch. From the other end came a long soft puff. "It is beach," said {child}. "Or it will be, one day." {guide} went rather quiet, being covered in it.',
              'Each time there was a crunch, there came soon afterwards a little cloud. {child} swam up the cloud. On the ledge a fish, blue and pink and green, was biting the reef like a biscuit. It liked the green fur, and the stone went along with it and came out ground. "So that is where sand comes from," said {child}. One of these can make a barrowful, and then a cartful. They asked if it would mind moving over one. The hole was under there somewhere, bravely filling.',
            ],
            setting: 'undersea',
            camera: 'close',
            child: 'point surprised',
            guide: 'float shy',
          },
        ],
      },
      ask: {
        young: ['Who made the white sand?', 'The parrotfish. Crunch, puff!'],
        older: [
          'How does a parrotfish make sand?',
          'It scrapes food off the reef with its beak; the stone it swallows comes out as sand.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'A shrimp digs a hole. It cannot see far. The fish can! In they go. {child} takes the umbrella.',
            'Shrimp digs. Fish looks out. One hole for two! "Charming," says {guide}. {child} gets the umbrella back.',
          ],
          setting: 'undersea',
          camera: 'medium',
          child: 'hold happy: umbrella',
          guide: 'wave happy',
        },
        {
          text: [
            'Home. Drip, drip. It rains on {child}. Under the umbrella it rains a little too. Sand!',
            'Rain on the street. Up goes the umbrella. Out falls white sand, all over {child}.',
          ],
          setting: 'street',
          weather: 'rain',
          camera: 'wide',
          child: 'hold happy: umbrella',
        },
      ],
      [
        {
          text: [
            '"I dig," says a shrimp. "I look," says the fish. Now the umbrella is free. {guide} sighs. {child} waves.',
            'A shrimp wants a friend with eyes. The fish wants a hole. Done! {child} shuts the umbrella. {guide} bows.',
          ],
          setting: 'undersea',
          camera: 'wide',
          child: 'wave proud',
          guide: 'float calm',
          things: ['umbrella'],
        },
        {
          text: [
            'Bed, for {child}. The umbrella hangs on the chair. Drip, it goes. Drip. Good night, fish.',
            'Night. {child} is asleep. The umbrella stands in the corner. It smells of sea.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'sleep calm',
          things: ['umbrella'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'Then the sand coughed. Out backed a shrimp, pushing a pebble. It could dig anything, it said, but it could hardly see. The goby could see anything, and had never dug. They looked at each other. "Two for one hole!" cried {guide}. {child} took hold of the umbrella.',
            '"Mind my hole," said somebody short. It was a shrimp with a load of sand. It saw so badly that it had bumped into the umbrella. "I could keep watch," said the goby. "I could dig," said the shrimp. {guide} wrote it down twice. {child} held the handle.',
          ],
          setting: 'undersea',
          camera: 'medium',
          child: 'hold proud: umbrella',
          guide: 'jump excited',
        },
        {
          text: [
            'On Saturday it poured. {child} walked along under the yellow umbrella. Every few steps a bit of sand fell out, as white as sugar. By the corner there was a very small beach.',
            'It rained at the weekend, as promised. {child} put up the umbrella on the way to the shop. A shell dropped out, and a note. "To let," it said. "One handle. Ask for {guide}."',
          ],
          setting: 'street',
          weather: 'rain',
          camera: 'wide',
          child: 'hold happy: umbrella',
        },
      ],
      [
        {
          text: [
            'Nobody had asked the shrimp, because nobody had seen it. It had not seen them either. "I dig all day," it said, "and never know who is coming." "I always know," said the goby. So it moved out of the umbrella with one fin on the shrimp. {guide} cried a little. {child} lent a sleeve.',
            '"I only want a lodger with good eyes," said a voice in the sand. A shrimp came up with a stone in its arms. The goby was out of the umbrella before {guide} could say charming. One to dig, one to look out. {child} had never seen two people so fitted.',
          ],
          setting: 'undersea',
          camera: 'wide',
          child: 'float happy',
          guide: 'cover sad',
          things: ['umbrella'],
        },
        {
          text: [
            '{child} went home by way of the picture. That night the umbrella hung over the bath. Drip, it said. {child} sat up and thought of a hole in the sand, far down. Two faces were looking out of it.',
            'From the bedroom {child} could hear the umbrella, dripping in the hall. The letter was on the shelf. It was quite dry now. There was no yellow dot in the picture any more. There were two black ones, side by side.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'think calm',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'They were standing about, having looked at everything, when the floor threw a pebble at them. Out of a hole came a shrimp, backwards, with another. "Who is there?" it asked a sponge. It saw almost nothing. It dug all day long, and never knew what might be standing at the door. "I could tell you," said the goby, from the umbrella. "I see everything. I have never been able to dig." Nobody said any more for a moment. Then {guide} burst into tears. "One hole," said {guide}, "let to two!"',
            '"I shall go on living here," the goby was saying, "until I am old." At that the umbrella tilted. Something had dug the sand from under it. "Sorry," said a shrimp, who had not seen it, and who had just walked into {guide} as well. "I am a digger. I am really very good. I only wish someone would tell me when to stop." {child} looked at the shrimp, which was all digging. {child} looked at the goby, which was all eyes. "May I introduce you?" said {child}.',
          ],
          setting: 'undersea',
          camera: 'medium',
          child: 'float proud',
          guide: 'cover surprised',
          things: ['umbrella'],
        },
        {
          text: [
            'So the umbrella came home, by way of the letter, and was stood in the bath. On Saturday it poured. {child} walked the whole length of the street under yellow. Nothing got in but a voice. "South-facing," it seemed to say. "Folds up in a gale." At the corner {child} shook the handle. Out fell a good half cup of the whitest sand, and the smallest notice in the world. ROOM WANTED, it said. Ask for {guide}.',
            'It rained on the way to the shop, and {child} was the only dry person in the street. A lady admired the umbrella. "It has been let," said {child}, "but they moved." Something tickled. Inside, where the spokes meet, somebody had scratched a few words with a very small stone. {child} read them, walking, in the yellow light. We have three rooms now. She dug them. I said when.',
          ],
          setting: 'street',
          weather: 'rain',
          camera: 'wide',
          child: 'hold happy: umbrella',
        },
      ],
      [
        {
          text: [
            'It was {child} who noticed the hole. It was a good one, with a heap beside it, and the heap was growing. "Taken," said {guide} gloomily, "by a shrimp, who is impossible. It cannot see who is outside, and so it never comes out to sign." "What it wants," said {child}, "is somebody with eyes, to sit on the step." Very slowly they both turned to look at the umbrella. The goby was already folding its list. "Does it snore?" asked the goby.',
            'In the end the room found them. A shrimp came up through the sand and set down a stone on the foot of {guide}. "Is it safe out here?" it asked. "I never can tell." One feeler went out and touched the goby, and stayed there. The goby looked left, and right, and up. "It is safe," said the goby. Nobody had ever told it so before. It went to fetch the other stones. {child} reached for the umbrella. It was empty.',
          ],
          setting: 'undersea',
          camera: 'wide',
          child: 'float surprised',
          guide: 'stand surprised',
          things: ['umbrella'],
        },
        {
          text: [
            'That night {child} had the picture on the windowsill. It had dried by now, and was only paper. If you tilted it a little, there was the reef, with a light spot where the yellow had been. Beside that was a hole, hardly a pinprick. {child} breathed on the glass of the magnifying glass and wiped it, and bent down. In the door of the hole sat someone with enormous eyes. It was looking out, and it saw {child} first.',
            'There was sand in the bed, and {child} did not mind. The umbrella hung over the bath and ticked as it dripped. All the way under the sea somebody was carrying out stones in the dark. Somebody else sat on the step and said which way. And up and down the reef swam {guide}, with a notice that said FULL. In all those years {guide} had never had a chance to use it.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'think calm',
        },
      ],
    ],
  },
};
