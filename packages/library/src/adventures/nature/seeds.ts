import type { FactSheet } from '../sheet.ts';

/** A seed with no label turns up in a coat, and must be put on the right platform of a very odd station. */
export const seeds: FactSheet = {
  id: 'seeds',
  topic: 'nature',
  title: 'Seeds',
  subject: 'seeds and how they travel',
  words: [
    'seed',
    'dandelion',
    'sunflower',
    'plant',
    'germination',
    'seedling',
    'acorn',
    'coconut',
    'how plants grow',
    'gardening',
    'how do plants grow',
    'how do seeds grow',
    'how do flowers grow',
    'how do seeds know which way is up',
  ],
  guides: ['squirrel', 'mouse', 'hamster'],
  titles: [
    'The Seed Without a Ticket',
    'All Change at Hedge Junction',
    '{child} and the Lost Passenger',
    '{guide} Puts It Somewhere Safe',
    'Which Platform, Please?',
  ],
  facts: [
    {
      id: 'wind',
      says: 'A dandelion seed hangs from a tuft of fine hairs, like a parachute, and the wind carries it.',
      source: 'Royal Botanic Gardens, Kew: How seeds travel',
    },
    {
      id: 'hooks',
      says: 'Burdock seeds travel in burs with hooks that catch in fur and clothes.',
      source: 'Royal Botanic Gardens, Kew: How seeds travel',
    },
    {
      id: 'float',
      says: 'A coconut floats, and can drift across the sea to another shore.',
      source: 'Encyclopaedia Britannica: Coconut palm',
    },
    {
      id: 'pop',
      says: 'Some pods burst as they dry and throw their seeds: gorse pods pop in the sun.',
      source: 'Royal Botanic Gardens, Kew: How seeds travel',
    },
    {
      id: 'birds',
      says: 'Birds eat berries and drop the seeds somewhere else, often unharmed.',
      source: 'Encyclopaedia Britannica: Seed dispersal',
    },
    {
      id: 'acorns',
      says: 'Squirrels and jays bury acorns for winter, and some that they do not fetch again grow into oaks.',
      source: 'Woodland Trust: Oak; Jay',
    },
    {
      id: 'root',
      says: 'When a seed sprouts, the root comes out first and grows down, whichever way up the seed lies.',
      source: 'Royal Horticultural Society: Seeds and germination',
    },
    {
      id: 'wait',
      says: 'Seeds wait until there is water and enough warmth, and some can wait for many years.',
      source: 'Royal Horticultural Society: Seeds and germination',
    },
    {
      id: 'dark',
      says: 'Most seeds need water, warmth and air to sprout, and many do not need light until their leaves are out.',
      source: 'Royal Horticultural Society: Seeds and germination',
    },
    {
      id: 'lunch',
      says: 'A seed holds a young plant and a store of food for it.',
      source: 'Encyclopaedia Britannica: Seed',
    },
    {
      id: 'date',
      says: 'A date palm was grown from a seed about 2,000 years old.',
      source: 'Smithsonian Magazine: Date palm grown from an ancient seed',
    },
  ],
  never: [
    {
      wrong: /\bseeds? (?:is|are|was|were) (?:not alive|lifeless)\b/i,
      belief: 'Dry seeds are not alive.',
      truth: 'There is a young plant in each of them, waiting.',
    },
    {
      wrong: /\b(?:all|every) seeds? needs? (?:sun|sunlight|light) to (?:sprout|grow|start)\b/i,
      belief: 'All seeds need light to sprout.',
      truth: 'Many sprout in the dark of the soil.',
    },
    {
      wrong: /\b(?:must|has to|have to) (?:be )?(?:planted|lie|put in) (?:the )?right way up\b/i,
      belief: 'Seeds must be planted the right way up.',
      truth: 'The root finds its way down by itself.',
    },
    {
      wrong: /\bleaves? (?:comes?|came) out (?:first|before the root)\b/i,
      belief: 'The leaves come out first.',
      truth: 'The root comes first.',
    },
    {
      wrong: /\bplants? (?:eats?|feeds? on) (?:the )?(?:soil|earth)\b/i,
      belief: 'Plants eat soil.',
      truth: 'They make their food from air, water and light, and a seedling begins with a store in the seed.',
    },
  ],
  opens: {
    young: [
      [
        {
          setting: 'bedroom',
          camera: 'close',
          child: 'hold curious: coat',
          text: [
            'In the coat, a pocket. In the pocket, a seed. Whose is it, {child}?',
            'A seed fell out of the coat. It did not say what it was. {child} asks.',
          ],
        },
        {
          setting: 'garden',
          camera: 'wide',
          child: 'walk happy',
          guide: 'wave proud',
          things: ['sign'],
          text: [
            'A sign! Seed Station. "Tickets!" says {a guide}. {child} has one seed.',
            '"All aboard," says {a guide}. {child} reads the sign. Seeds go from here.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          camera: 'medium',
          child: 'kneel curious',
          things: ['boots'],
          text: [
            'Tap the boots. Out hops a seed. {child} has never seen that one.',
            'What rattles in the boots? {child} looks. One small brown seed.',
          ],
        },
        {
          setting: 'garden',
          camera: 'close',
          child: 'run excited',
          guide: 'point happy',
          things: ['bell'],
          text: [
            'Ding! A bell under the hedge. "Where to?" says {a guide}. {child} does not know.',
            '{a guide} rings a bell. "Seeds this way!" Under the hedge goes {child}.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'bedroom',
          camera: 'close',
          child: 'hold curious: coat',
          text: [
            "There was a seed in the turn-up of {child}'s coat. It was brown and no one knew it. It rattled, as if it had a plan.",
            "A seed dropped out of {child}'s winter coat and rolled to the door. It stopped there. You would have said that it wanted to be let out.",
          ],
        },
        {
          setting: 'garden',
          camera: 'wide',
          child: 'walk excited',
          guide: 'wave proud',
          things: ['sign'],
          text: [
            'Under the hedge was a sign: HEDGE JUNCTION. "No label? Then it is lost," said {a guide}. "We shall try every platform. I never lose a thing. Where is my hat?"',
            '"All seeds change here," called {a guide}, by a tiny sign. {child} crept in, smaller at each step. {guide} had put the tickets somewhere safe, and could not think where.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          camera: 'medium',
          child: 'kneel curious',
          things: ['boots'],
          text: [
            '{child} shook out both boots. From one came sand, and from the other a seed. It had come a long way, and it had not arrived.',
            'Something had been in the left of the boots all winter. It was a seed. It was as dry as a button. Where had it meant to go, {child} wondered?',
          ],
        },
        {
          setting: 'garden',
          camera: 'close',
          child: 'run excited',
          guide: 'point proud',
          things: ['bell'],
          text: [
            'Behind the shed a bell rang. "Late again," said {a guide}. "That seed should have left in autumn. Follow me. I had a list of platforms. I buried it." {child} ran after.',
            'A very small bell rang for a very small train. {a guide} blew a whistle. "Passenger without a ticket! We must find its platform." {child} and the seed hurried up.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'bedroom',
          camera: 'close',
          child: 'hold curious: coat',
          text: [
            "When {child}'s coat was turned out for the wash there were four things in it. They were a bus ticket, half a pencil, some fluff and a seed. Nobody had put in the seed. It was oval and brown, and as hard as a bead. {child} set it on the sill. It rolled off, twice, on the side towards the garden.",
            "All winter something in the lining of the coat had gone tick against the zip. In March {child} undid the hem, and out came a seed. It was not an apple pip or a pea. The book did not have it, nor did the man next door. It lay in {child}'s palm like a sealed letter without an address.",
          ],
        },
        {
          setting: 'garden',
          camera: 'wide',
          child: 'walk excited',
          guide: 'wave proud',
          things: ['sign'],
          text: [
            'The sign was no larger than a stamp. HEDGE JUNCTION, it said. CHANGE HERE FOR ALL SOIL. {child} had to get down to it, and further down, and walk in. "Lost passenger?" said {a guide}, in a cap. "Where is its label? Never mind. Nothing is ever lost here. I put it all somewhere safe." {guide} looked in the cap, and it was not there either.',
            'By the compost heap was a hole with a sign, and {child} was soon small enough to read it. ALL SEEDS TO REPORT. {a guide} ran out with a flag. "It should have gone in October! We shall have to try it on each platform until it fits. I have the timetable right here." {guide} patted every pocket. "I had it," said {guide}.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          camera: 'medium',
          child: 'kneel curious',
          things: ['boots'],
          text: [
            'It had gone right round the world, for all that {child} knew. It had been in one of the boots, under the lining, since the day of the long walk. Now it lay on the step: one seed, the colour of tea. There was no telling if it would be a weed or a tree. The sparrow came to look, and {child} shut a hand on it.',
            "{child} knocked the old boots together, to get rid of them, and something said tock on the stone. It was a seed. How long it had been in there was anybody's guess; those boots had been a cousin's. It was dry and shut, and so plain that it must have been about something. {child} did not like to throw it in just anywhere.",
          ],
        },
        {
          setting: 'garden',
          camera: 'close',
          child: 'run excited',
          guide: 'point proud',
          things: ['bell'],
          text: [
            'A bell rang under the hedge. A voice said that the train now standing would not be standing long. {child} ran, shrinking. "There you are," said {a guide}, who was stationmaster. "That one is months late. Which platform was it? I wrote it down, and dug a hole, and put it in the hole." The lawn was full of holes.',
            '"Mind the gap," said {a guide}, and rang a bell in {child}\'s ear. They stood on a platform of bark, and all about them seeds were being told where to go. "No ticket? It must try them all. I could look it up for you, only I have hidden the book from thieves. So well! Even I have not found it."',
          ],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['wind'],
      shows: /\bwind\b/i,
      pages: {
        young: [
          {
            setting: 'sky',
            weather: 'wind',
            camera: 'wide',
            child: 'float happy',
            guide: 'float surprised',
            things: ['parachute'],
            text: [
              'Up, up, dandelion! Each seed has a parachute. The wind takes them. {child} holds on. {guide} squeaks.',
              'Puff, goes the wind. Off go the seeds, each on a parachute. {child} flies. {guide} flies. Whee!',
            ],
          },
        ],
        middle: [
          {
            setting: 'garden',
            weather: 'wind',
            camera: 'wide',
            child: 'hold worried: umbrella',
            guide: 'jump determined',
            text: [
              'Platform One was the top of a dandelion. "All you do is jump," said {guide}. {child} looked at the brown seed. It had nothing to jump with. They tried it with an umbrella. It fell.',
              '"Off you go," said {guide}, and threw {child}\'s seed from the stalk. It came straight down. {guide} threw an umbrella after it. That came down too.',
            ],
          },
          {
            setting: 'sky',
            weather: 'wind',
            camera: 'medium',
            child: 'float excited',
            guide: 'float surprised',
            things: ['parachute'],
            text: [
              'Beside them the dandelions were leaving. Each hung from a tuft like a parachute, and the wind lifted it off. "Ours has no fluff," said {child}. "It isn\'t a flier." By then {guide} was over the fence.',
              'Every dandelion seed wore a parachute of hairs. The wind blew, and they were gone. {child} and {guide} went as passengers, down to the next hedge. The brown seed sat in a pocket. It was not that kind.',
            ],
          },
        ],
        old: [
          {
            setting: 'garden',
            weather: 'wind',
            camera: 'wide',
            child: 'hold worried: umbrella',
            guide: 'jump determined',
            text: [
              'Platform One was a dandelion clock, and one got to it by ladder. "Air Department," said {guide}. "They just go. Look lively!" And {guide} dropped {child}\'s seed over the side. It went. It went like a stone, and they had to climb down for it. {guide} thought that it might have been nervous. They tried again, with an umbrella tied on, and it went like a stone with an umbrella.',
              '"I distinctly remember that it was a flier," said {guide}, at the top of the stalk. {child} did not see how. The seed was as smooth as a pebble and as heavy as a boot. They held it up to the breeze, and the breeze went round. {guide} opened an umbrella, gave the seed the handle, and wished it a good journey. It took the umbrella with it.',
            ],
          },
          {
            setting: 'sky',
            weather: 'wind',
            camera: 'medium',
            child: 'float excited',
            guide: 'float surprised',
            things: ['parachute'],
            text: [
              'Then it blew. All round them the dandelion seeds let go, each under a tuft of hairs, spread like a parachute. That was what did it. The wind could get hold of those. {child} caught one by the stem, and {guide} caught {child}. "Ours is bald," called {child}, as they sailed over the cabbages. "So it isn\'t One." {guide} had both eyes shut.',
              '{child} looked at the ones who belonged there. They weighed nothing, and each hung from a little round parachute of hairs, so that it hardly fell. The wind came up the lane, and the whole platform left. They went with it, as far as the gate. "It needs fluff, for that," said {child}. {guide} wrote this on a leaf, and ate it.',
            ],
          },
        ],
      },
      ask: {
        young: ['How does a dandelion seed travel?', 'By parachute! The wind takes it.'],
        older: ['What does a dandelion seed need to fly?', 'A tuft of hairs, like a parachute, for the wind to carry.'],
      },
    },
    {
      facts: ['hooks'],
      shows: /\bhooks?\b/i,
      pages: {
        young: [
          {
            setting: 'farm',
            camera: 'close',
            child: 'point happy',
            guide: 'run surprised',
            things: ['sock'],
            text: [
              "Burs! They have hooks. One is on a dog. One is on {child}'s sock. One is on {guide}!",
              'Grab, says the bur. It has hooks. It takes a ride on {guide}. {child} picks one off a sock.',
            ],
          },
        ],
        middle: [
          {
            setting: 'farm',
            camera: 'wide',
            child: 'wave worried',
            guide: 'shout proud',
            things: ['gate'],
            text: [
              '"Platform Two is a dog," said {guide}, at the gate. It would be there and gone. {child} held out the brown seed. The dog went by, and the seed stayed in {child}\'s hand.',
              'The express came barking through the gate and did not stop. Others had got on. The seed bounced off a leg. {guide} waved a flag at it.',
            ],
          },
          {
            setting: 'farm',
            camera: 'close',
            child: 'point happy',
            guide: 'stand shy',
            things: ['scarf'],
            text: [
              '"How did they get on?" said {child}. Each bur was a ball of hooks, and one was in {child}\'s scarf. They catch in anything woolly. Theirs was as smooth as glass. {guide} had eleven on behind.',
              'The burs had hooks all over, as tiny as eyelashes. They hung in the fur, and rode. {child} felt the seed: not one hook. {guide} had a scarf of burs, and sat on it.',
            ],
          },
        ],
        old: [
          {
            setting: 'farm',
            camera: 'wide',
            child: 'wave worried',
            guide: 'shout proud',
            things: ['gate'],
            text: [
              '"Two is the Fur Line," said {guide}. "Very fast. It does not stop, so be ready." They stood on the bottom bar of a gate. There was a panting noise, and the dog came through like a train. {child} held out the seed at arm\'s length. It touched fur. It slid all the way along, from the shoulder to the tail, and fell off at the end.',
              'At the gate a crowd of burs stood waiting, quite calm, with no luggage. {guide} put {child}\'s seed in front. A sheep came by. In a moment there were no burs on the platform, and the brown seed was spinning in the dust. "It did not try," said {guide}. "They just reach out. Why does it not reach out?"',
            ],
          },
          {
            setting: 'farm',
            camera: 'close',
            child: 'point happy',
            guide: 'stand shy',
            things: ['scarf'],
            text: [
              "One of the burs had missed its dog, and was stuck in {child}'s scarf. {child} had a good look at it. Each spine ended in a hook, as fine as a hair and as sharp as a cat. It would go where the wool went. Their own seed had no hooks, not a point on it. {guide} turned round to agree. {guide} had seventeen.",
              '{child} tried to pull one off a scarf, and it pulled back. It was hooks all over. A bur holds on to whatever brushes by, and lets go at the other end of the parish. "Ours is too smooth," said {child}. "It would never have stuck to anybody." "It stuck to you," said {guide}. It had only fallen in. {guide} had to be combed.',
            ],
          },
        ],
      },
      ask: {
        young: ['What has a bur got?', 'Hooks! It holds on.'],
        older: ['How does a bur get from place to place?', 'Its hooks catch in fur or clothes.'],
      },
    },
    {
      facts: ['float'],
      shows: /\bfloat(?:s|ed|ing)?\b/i,
      pages: {
        young: [
          {
            setting: 'beach',
            camera: 'wide',
            child: 'wave happy',
            guide: 'sit worried',
            things: ['boat'],
            text: [
              'A coconut is a seed and a boat. It can float! {child} waves. Is ours a boat, {guide}? Plop. No.',
              'Bob, bob. The coconut floats to an island. No boat! {guide} rows back. {child} has a wet seed.',
            ],
          },
        ],
        middle: [
          {
            setting: 'beach',
            camera: 'wide',
            child: 'kneel worried',
            guide: 'wave proud',
            things: ['bucket'],
            text: [
              '"Three is the sea," said {guide}. {child} tried the seed in a bucket first, to be sure. It went to the bottom, and stayed there.',
              'Platform Three had waves on it. "It will love this," said {guide}. {child} fetched a bucket of water, and let go of the seed. Plop. It lay on the sand at the bottom.',
            ],
          },
          {
            setting: 'beach',
            camera: 'medium',
            child: 'sit surprised',
            guide: 'sit shy',
            things: ['boat'],
            text: [
              'What rolled up the beach then was a coconut. It had a thick coat full of air, and it floats like a boat. It had come from another island. "Ours sinks," said {child}. {guide} crossed out Three.',
              '"Ahoy," said a coconut, and ran aground. Its husk was all air and string, so that it floated. It was a boat with one passenger. {child} dried the little seed. {guide} was sick, on dry land.',
            ],
          },
        ],
        old: [
          {
            setting: 'beach',
            camera: 'wide',
            child: 'kneel worried',
            guide: 'wave proud',
            things: ['bucket'],
            text: [
              'For Platform Three you went down the drain and came out at the sea. "Boat train," said {guide}. "Some of them go round half the world from here, and never pay a penny." {child} was cautious. The seed was given a trial in a bucket. It did not so much sink as leave. {child} felt about for it at the bottom, up to the shoulder.',
              '"Overseas," said {guide}, with a large wave at the large waves. "That explains why it would not fly." It seemed a great deal of water for such a small traveller. {child} filled a bucket, and lowered the seed on to it with two fingers. There was one ring, and it was gone. {guide} said that perhaps it was a submarine.',
            ],
          },
          {
            setting: 'beach',
            camera: 'medium',
            child: 'sit surprised',
            guide: 'sit shy',
            things: ['boat'],
            text: [
              'While they were drying it, something bumped on the shore. It was brown and hairy and as large as a shed, and had been at sea since summer. It was a coconut. "Floating? Nothing to it," it said. "It is all husk and air. Inside there is me, and my lunch." It had grown on one island, and it liked the look of this one. {guide} stamped it BOAT.',
              'The next arrival came in on a wave, rolled twice, and lay there steaming. A coconut is a seed that is its own boat. Its coat is so full of air that it floats for weeks, and it had crossed a whole sea. {child} knocked on it. It sounded like a door. Theirs was solid right through. {guide} sadly shut Platform Three.',
            ],
          },
        ],
      },
      ask: {
        young: ['Which seed can float?', 'The coconut!'],
        older: ['How does a coconut get to another island?', 'It floats there on the sea.'],
      },
    },
    {
      facts: ['pop'],
      shows: /\bpop(?:s|ped|ping)?\b/i,
      pages: {
        young: [
          {
            setting: 'mountain',
            camera: 'medium',
            child: 'cover surprised',
            guide: 'jump surprised',
            things: ['sun', 'bush'],
            text: [
              'Hot sun. A bush says pop! Pop, pop. Seeds fly out. {guide} jumps. {child} covers both ears.',
              'Who is knocking? Pop! One dry pod, one bush, one sun. {child} ducks. {guide} hops.',
            ],
          },
        ],
        middle: [
          {
            setting: 'mountain',
            camera: 'wide',
            child: 'stand worried',
            guide: 'hide scared',
            things: ['bush'],
            text: [
              'Platform Four was a prickly bush on a hill. "It has never been punctual," said {guide}. Something went off like a cap, and {guide} got behind {child}. They could find no driver.',
              '"I don\'t use Four," said {guide}. "People throw things there." Something hit a stone. It came out of a gorse bush. {child} could see nobody in it.',
            ],
          },
          {
            setting: 'mountain',
            camera: 'close',
            child: 'point happy',
            guide: 'look-up shy',
            things: ['sun'],
            text: [
              'It was the sun that did it. The pods dried, and twisted, and pop! Each half curled up and threw its seeds across the path. {child} held theirs in a pod, but it only sat there. {guide} counted the pops.',
              '{child} watched one pod. It dried in the sun. Then it popped, and out they shot. Nobody had thrown a thing. "Ours has no pod," said {child}. {guide} said thank goodness.',
            ],
          },
        ],
        old: [
          {
            setting: 'mountain',
            camera: 'wide',
            child: 'stand worried',
            guide: 'hide scared',
            things: ['bush'],
            text: [
              '{guide} was not willing to go near Platform Four. It was a gorse bush on the hill, all yellow and spikes, and passengers left it without any warning. Crack! Something went by, and struck the sign. "You see how it is," said {guide}, lying flat. "There must be boys in there." {child} looked in among the prickles for boys. Crack, it went again.',
              'The fourth platform had been closed, as far as {guide} could remember, on account of the noise. It stood in full sunlight on the south side of the hill, and it was a bush. Every minute or so there was a bang, and a small black seed hit something tin. "They are firing on us," said {guide}. {child} could not see a soul.',
            ],
          },
          {
            setting: 'mountain',
            camera: 'close',
            child: 'point happy',
            guide: 'look-up shy',
            things: ['sun'],
            text: [
              '{child} chose one pod and did not take an eye off it. It was black and furry. As the sun dried it, its two halves began to pull different ways. They pulled, and pulled; and pop, they were two corkscrews, and the seeds were over the wall. The whole bush was popping. It was how they got away from their mother. {guide} clapped, from under the hat.',
              'There was nobody in it but the sun. It warmed a pod until it was as dry as paper, and one side shrank faster than the other. Pop! The pod was in two curls, and the seeds had gone three strides through the air. "It does it by being dry," said {child}. Theirs had no pod to be thrown by. {guide} asked to be told when it was over.',
            ],
          },
        ],
      },
      ask: {
        young: ['What did the dry pod do?', 'Pop!'],
        older: ['How does gorse throw its seeds?', 'The pods dry in the sun until they pop.'],
      },
    },
    {
      facts: ['birds'],
      shows: /\bberr(?:y|ies)\b/i,
      pages: {
        young: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'cover surprised',
            things: ['bush'],
            text: [
              'A bird on a bush eats a berry. Plop! The seed comes out on {guide}. {child} has a hanky.',
              'Gulp goes the bird. Berry gone! Later, far from the bush: plop. Seed here! {child} and {guide} duck.',
            ],
          },
        ],
        middle: [
          {
            setting: 'garden',
            camera: 'medium',
            child: 'reach worried',
            guide: 'point proud',
            things: ['bush'],
            text: [
              '"Five is first class," said {guide}. "By air, with supper." A thrush sat in the bush. {child} offered it the brown seed. It turned its beak away.',
              "A blackbird was on Platform Five, which was a bush. {guide} told it to open wide. It looked at {child}'s dry seed, and shut its beak tight.",
            ],
          },
          {
            setting: 'garden',
            camera: 'wide',
            child: 'look-up happy',
            guide: 'cover surprised',
            things: ['fence'],
            text: [
              'It wanted a berry. A berry is the fare. It ate one, flew to the fence, and there was a plop. Out came the seed, none the worse. Some of it had hit {guide}. {child} found a leaf.',
              '"You have to be in something nice," said {child}. The bird gulped a red berry and went off over the fence. It would drop the seed next door, with a plop. {guide} put up a leaf, too late.',
            ],
          },
        ],
        old: [
          {
            setting: 'garden',
            camera: 'medium',
            child: 'reach worried',
            guide: 'point proud',
            things: ['bush'],
            text: [
              'Platform Five was a holly bush, and a thrush stood there with its wings folded, looking bored. "The Bird Line," said {guide}. "Meals included." {child} bowed and held up the seed. The thrush considered it with one eye and then with the other. "What is it in?" it asked. It was not in anything. "Then I do not carry it," said the thrush.',
              '"You will like this one," {guide} told the seed. "It has a view." A blackbird had drawn up at the bush. {child} held out their passenger on the flat of a hand. The bird rapped it once, as one raps a boiled egg. It was plain, it was hard and it was dry. The bird put it back, and wiped its beak.',
            ],
          },
          {
            setting: 'garden',
            camera: 'wide',
            child: 'look-up happy',
            guide: 'cover surprised',
            things: ['fence'],
            text: [
              'Along the twig sat seeds who had booked properly. Each of them was in a berry, red and full. The thrush ate three. It flew to the fence, and thought, and then there was a small wet sound. "Arrived," said {child}. The berry had been the fare. The seeds had come out at the far end, unharmed. {guide} had been standing at the far end.',
              '{child} saw what was missing. All the others were wearing a berry. The bird got the sweet part, and the pip got a lift. Down it went, over the fence, through the bird and out, in another garden and ready to grow. There was a splash of it on {guide}\'s cap. "That is luck," said {child}. {guide} said that it was seven hollies.',
            ],
          },
        ],
      },
      ask: {
        young: ['What does the bird eat?', 'The berry. Plop goes the seed!'],
        older: ['What does a plant get for its berry?', 'The bird carries the seed and drops it somewhere else.'],
      },
    },
    {
      facts: ['wait', 'dark', 'acorns'],
      shows: /\bwait(?:s|ed|ing)?\b/i,
      pages: {
        young: [
          {
            setting: 'cave',
            camera: 'close',
            child: 'kneel curious',
            guide: 'think shy',
            things: ['seedling'],
            text: [
              'Under the ground, seeds wait. No rain, no hurry. Then drip! One seedling. {guide} forgot it here. {child} smiles.',
              'Shh. They wait for rain. They wait for warm. One is a seedling now! {guide} and {child} tiptoe.',
            ],
          },
        ],
        middle: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'walk worried',
            guide: 'think proud',
            things: ['lantern'],
            text: [
              'The last platform was under the ground. By the lantern they saw rows and rows of seeds, quite still. "Has it broken down?" asked {child}. {guide} had never got them to leave.',
              '"Six is out of order," said {guide}, and held the lantern low. Crowds sat there in the dark and did not move. Some had been there since before {child} was born.',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'kneel surprised',
            guide: 'cover shy',
            things: ['acorn'],
            text: [
              '"They are waiting," said {child}. Each had a tiny plant inside, and some lunch. It only needed water and warmth. A drip fell, and an acorn split. It was one that {guide} had buried, and forgotten.',
              'It was the waiting room! They wait for rain and warm days, and that can take years. Drip. An acorn put out a white toe. "So that is where I put it," said {guide}. {child} counted nine more.',
            ],
          },
        ],
        old: [
          {
            setting: 'cave',
            camera: 'wide',
            child: 'walk worried',
            guide: 'think proud',
            things: ['lantern'],
            text: [
              'They went down a root to Platform Six, with a lantern. There was no wind there, and no track. Seeds lay on shelves of earth as far as the light went, and not one turned its head. "This is a disgrace," said {guide}. "Nothing has left since I came." {child} spoke to a poppy. It did not answer. Its label was older than the house.',
              'Beneath the beans was a hall, and {guide} did not like to go in. "They will not go when I blow the whistle," said {guide}. The lantern showed a crowd. There were poppies, and plantains, and a good many acorns. It was dark and dry, and none of them stirred. {child} put an ear to one. It was like listening to a shut door.',
            ],
          },
          {
            setting: 'cave',
            camera: 'close',
            child: 'kneel surprised',
            guide: 'cover shy',
            things: ['acorn'],
            text: [
              '"It isn\'t broken," said {child}. "It\'s a waiting room." In each of those was a whole small plant, folded up with its lunch. It could wait like that for years, until it had water and warmth. It had no need of light yet. A drop came through the roof, and an acorn split from end to end. It was one of the ones that {guide} had put somewhere safe.',
              'Rain had begun up above. The first of it came down on an acorn, and then they heard it: a tick, like a knuckle. "They were waiting for that," said {child}. "For wet, and warm." Some wait for many years. {guide} read the scratch on the shell. "But this is mine! I looked for it all winter." It was going to be an oak.',
            ],
          },
        ],
      },
      ask: {
        young: ['What do the seeds wait for?', 'Rain and warm days.'],
        older: ['What do seeds wait for in the ground?', 'Water and enough warmth.'],
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
          child: 'kneel happy',
          guide: 'hold proud: watering-can',
          text: [
            'So {child} plants it. Upside down? It does not mind. {guide} brings the watering can.',
            'In goes the seed. Pat, pat, {child}. Drip, drip, watering can. {guide} does not forget.',
          ],
        },
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          child: 'look-up surprised',
          things: ['sunflower'],
          text: [
            'Days and days later. First a root. Then a leaf. Then, {child}, a sunflower!',
            'One week. Two weeks. More. Now who is taller? The sunflower, {child}.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          child: 'kneel calm',
          guide: 'wave happy',
          things: ['bucket'],
          text: [
            'Which train is it? None! {child} is its train. A bucket of earth. {guide} waves the flag.',
            'It came in a pocket. It stops here. {child} fills a bucket. "All out!" says {guide}.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sleep calm',
          things: ['jar'],
          text: [
            '{child} is asleep. Look in the jar. A root goes down.',
            'Night. Look in the jar. One white toe. {child} is asleep, and it is not.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          child: 'kneel happy',
          guide: 'hold determined: watering-can',
          text: [
            '"It must go somewhere," said {guide}. "I think it has," said {child}. It had come by pocket. They planted it just there. Nobody knew which end was up, but the root would. {guide} brought the watering can.',
            '{child} made a hole with one finger. The seed lay on its side, and did not mind. The root comes first, and goes down. {guide} watered it with the watering can, and tied a knot to remember.',
          ],
        },
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          child: 'look-up surprised',
          things: ['sunflower'],
          text: [
            'In August it was taller than the fence, with a face like a plate. It was a sunflower. {child} counted its seeds, lost count, and put one in the coat.',
            "It went by the shed window in June, and by the gutter in July. It was a sunflower, and full of seeds. There was one for each of {child}'s pockets.",
          ],
        },
      ],
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          child: 'kneel calm',
          guide: 'wave happy',
          things: ['jar'],
          text: [
            '"You have been on it all the time," said {child}. It had come in {child}\'s things, and this was the end of the line. They put it in a jar with wet paper. {guide} blew the whistle.',
            'Some seeds go by person. {child} gave it a jar, some damp wool and a warm sill. "Terminus," said {guide}, and waved the flag until dusk.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sit happy',
          things: ['jar'],
          text: [
            'On the sixth night there was a white root in the jar. It had come out at the top, seen its mistake, and turned down. {child} put out the light for it.',
            'By Friday something looked out of it. {child} turned the jar upside down. In the morning the root had turned as well. It knew the way without any label.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          child: 'kneel happy',
          guide: 'hold determined: watering-can',
          text: [
            '"That is all the platforms there are," said {guide}. "It does not belong on any." But {child} had been thinking about how it got there. It had come by coat, or by boot; it had come by {child}. So this was where it got off. They planted it on its side. The root would find down by itself. {guide}, with the watering can, drew a map of the spot.',
            'It had not flown, or floated, or been eaten. "I was the train," said {child}, "and I have stopped." They made a hole two knuckles deep beside the shed. Which end was the top? It did not matter. Out of any seed the root comes first, and turns down, however it lies. {guide} emptied the watering can over it, and over the timetable, which was there.',
          ],
        },
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          child: 'look-up surprised',
          things: ['sunflower'],
          text: [
            'It came up as two leaves with its old coat for a hat. In June it was level with {child}, and they said good morning. In July it looked over the fence. Then it opened, as wide as a tray. It had been a sunflower all along, and had told nobody. In October {child} shook its head, and something rattled into a cuff.',
            'For nine days there was nothing to see but a wet place. On the tenth the ground had a crack in it. By August {child} had to stand on a box to look it in the face. It was a sunflower, with more seeds in it than there are people in a street. {child} helped them off, one after another. A few of them went by sparrow.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          child: 'kneel calm',
          guide: 'wave happy',
          things: ['jar'],
          text: [
            '"Then how did it get as far as this?" said {guide}. They both looked at {child}, and in particular at the pockets. Some seeds go by wind, and some by wool. And now and then one goes by somebody. {child} fetched a jar and wet paper, and slid it in against the glass, to see. {guide} hung out a sign: TERMINUS. It was hung the wrong way up.',
            '{guide} had one more idea, which was to bury it and think no more about it. "That is what you always do," said {child}, "and it works very well." But they wanted to watch. So the seed was put in a jar, against a wet cloth, upside down for all they knew. {guide} waved it off, though it was not going anywhere.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sit happy',
          things: ['jar'],
          text: [
            'A week later {child} woke and put on the lamp. In the jar there was a white thread. It had started out at the top, gone a little way, thought, and bent itself over like a walking stick. Now it was heading straight down. There was no light in there, and nobody had told it. {child} turned the jar on its side, to see what it would say.',
            'It stood by the bed, and each night {child} looked in. On the eighth the coat split. What came out in the jar was a root. It went down, and only then did something green unfold. It had two leaves, folded like hands. {child} wrote a label at last, in best writing, and tied it on. It said: ARRIVED.',
          ],
        },
      ],
    ],
  },
};
