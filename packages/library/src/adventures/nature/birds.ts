import type { FactSheet } from '../sheet.ts';

/** A jumper is unravelling towards a nest, and the one who knows the way has never flown, but could, any time. */
export const birds: FactSheet = {
  id: 'birds',
  topic: 'nature',
  title: 'Birds',
  subject: 'birds',
  words: [
    'bird',
    'robin',
    'owl',
    'swallow',
    'nest',
    'feather',
    'beak',
    'birdsong',
    'migration',
    'how birds fly',
    'how do birds fly',
    'where do birds go in winter',
    'where do birds go in the winter',
  ],
  guides: ['ostrich', 'penguin'],
  titles: [
    'The Red Thread',
    '{child} Follows the Wool',
    '{guide} Could Fly, If',
    'Where Did the Sleeve Go?',
    'One Arm Short',
  ],
  facts: [
    {
      id: 'beaks',
      says: "The shape of a bird's beak fits the food it eats: thin ones pick out insects, and short thick ones crack seeds.",
      source: 'Natural History Museum, London: Bird beaks',
    },
    {
      id: 'song',
      says: 'A robin sings to keep other robins out, and will attack even a bunch of red feathers.',
      source: 'British Trust for Ornithology: Robin',
    },
    {
      id: 'owl',
      says: 'An owl flies almost without a sound, because its feathers have soft, fringed edges.',
      source: 'Royal Society for the Protection of Birds: Barn owl',
    },
    {
      id: 'perch',
      says: 'When a perching bird bends its legs its toes close by themselves, so it does not fall off in its sleep.',
      source: 'Cornell Lab of Ornithology: All About Birds, how birds perch',
    },
    {
      id: 'hollow',
      says: 'Many bones of flying birds are hollow, with thin struts inside, light and strong.',
      source: 'Natural History Museum, London: How birds fly',
    },
    {
      id: 'africa',
      says: 'Swallows spend the winter in Africa and come back in spring, often to the same place.',
      source: 'Royal Society for the Protection of Birds: Swallow',
    },
    {
      id: 'feathers',
      says: 'Of all the animals alive today, only birds have feathers.',
      source: 'Encyclopaedia Britannica: Feather',
    },
    {
      id: 'flightless',
      says: 'Ostriches and penguins are birds that do not fly.',
      source: 'Encyclopaedia Britannica: Flightless bird',
    },
    {
      id: 'nests',
      says: 'Birds line their nests with soft things such as moss, feathers and wool.',
      source: 'Royal Society for the Protection of Birds: Nests',
    },
    {
      id: 'law',
      says: 'A nest that is in use must be left alone.',
      source: 'Royal Society for the Protection of Birds: Nests and the law',
    },
    {
      id: 'tern',
      says: 'The Arctic tern flies from the far north to the far south and back every year.',
      source: 'Royal Society for the Protection of Birds: Arctic tern',
    },
  ],
  never: [
    {
      wrong: /\b(?:all|every) birds? (?:can|could) fly\b/i,
      belief: 'All birds can fly.',
      truth: 'Ostriches and penguins do not.',
    },
    {
      wrong:
        /\bswallows? (?:sleeps?|hides?|winters?|spends? the winter) (?:in|under|at the bottom of) (?:the )?(?:ponds?|mud|lakes?)\b/i,
      belief: 'Swallows sleep in the mud in winter.',
      truth: 'They fly to Africa.',
    },
    {
      wrong: /\bbirds? (?:sings?|sang) (?:only )?because (?:it is|they are|it was|they were) happy\b/i,
      belief: 'Birds sing because they are happy.',
      truth: 'Song keeps others out and calls a mate.',
    },
    {
      wrong: /\bowls? (?:can )?turns? (?:its|their) heads? (?:all the way|right) round\b/i,
      belief: 'Owls turn their heads all the way round.',
      truth: 'They can turn them very far, but not in a full circle.',
    },
    {
      wrong: /\bbats? (?:is|are) birds?\b/i,
      belief: 'Bats are birds.',
      truth: 'Bats are mammals; only birds have feathers.',
    },
  ],
  opens: {
    young: [
      [
        {
          setting: 'garden',
          camera: 'medium',
          child: 'stand surprised',
          things: ['yarn'],
          text: [
            'The red jumper has a thread. Tug, tug. Who has the yarn, {child}?',
            'Off goes the yarn. Up goes one red thread. {child} looks at one sleeve.',
          ],
        },
        {
          setting: 'garden',
          camera: 'wide',
          child: 'run excited',
          guide: 'run proud',
          things: ['yarn'],
          text: [
            '"Follow that yarn!" says {a guide}. "I could fly. I will walk." {child} runs.',
            'Here comes {a guide}. "Fly? Not today." So {child} follows the yarn on foot.',
          ],
        },
      ],
      [
        {
          setting: 'street',
          camera: 'close',
          child: 'look-up curious',
          things: ['shirt'],
          text: [
            '{child} has a red shirt on. No. {child} has half of one. Who is pulling?',
            'The sleeve of the shirt is going. Round and round, off {child}, and away!',
          ],
        },
        {
          setting: 'garden',
          camera: 'medium',
          child: 'point happy',
          guide: 'walk proud',
          things: ['string'],
          text: [
            'The red string goes over the hedge. "A bird," says {a guide}. "Come on, {child}!"',
            '"Me?" says {a guide}. "I walk. Follow that!" {child} holds the string.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'garden',
          camera: 'medium',
          child: 'stand surprised',
          things: ['yarn'],
          text: [
            '{child} felt a tug at the elbow. The red jumper had a loose thread, and somebody had the other end. Row by row, the sleeve was turning back into yarn.',
            'First the cuff went. Then went the part with the reindeer. {child} watched the yarn run off over the grass, as if for a bus.',
          ],
        },
        {
          setting: 'garden',
          camera: 'wide',
          child: 'run excited',
          guide: 'run proud',
          things: ['bush'],
          text: [
            '"Bird," said {a guide}, at the bush. "It is nesting time. I would fly after it, but I have only just eaten." {child} set off running. {guide} ran very well.',
            '"A bird has that," said {a guide}. "I am a bird myself. I could be up there like a shot." {guide} looked at the sky, and went round by the bush. {child} followed.',
          ],
        },
      ],
      [
        {
          setting: 'street',
          camera: 'close',
          child: 'look-up curious',
          things: ['shirt'],
          text: [
            'It had been a warm red shirt at breakfast. By ten it had one arm. The other went off along the gutter in a red line. {child} went too.',
            "Somebody was knitting {child}'s shirt backwards. It started at the wrist. A thread went up over the lamp post. Now and then it twitched.",
          ],
        },
        {
          setting: 'garden',
          camera: 'medium',
          child: 'point happy',
          guide: 'walk proud',
          things: ['string'],
          text: [
            'The red string dived through a hedge, and there stood {a guide}. "Shall we fly?" said {guide}. "No, let us not show off." They took the gate.',
            '{a guide} was standing on the string. "Sorry. I was about to take off," said {guide}. "But walking is better for the knees." {child} took hold of the end.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'garden',
          camera: 'medium',
          child: 'stand surprised',
          things: ['yarn'],
          text: [
            'It was the third spring of the red jumper, and it had been lengthened twice. {child} only meant to shake it out of the window. Something took hold of the cuff. By the time {child} got down to the garden, the cuff was yarn. The yarn was going over the fence in short, determined pulls, and the elbow had begun.',
            'There is a moment when a jumper stops being a jumper. {child} had hung it on the line for five minutes. Now half an arm was gone. A thread of red yarn ran down the path, under the roses, and up out of sight. It jerked, and another row went. Somebody was in a great hurry.',
          ],
        },
        {
          setting: 'garden',
          camera: 'wide',
          child: 'run excited',
          guide: 'run proud',
          things: ['bush'],
          text: [
            '"Nest," said {a guide}, from behind a bush. "They all want wool in April. I would swoop after it for you, only I have a stiff wing." It had been stiff, {child} learned, since {guide} was an egg. But {guide} knew every bird for miles, from below. They ran along under the thread, and {guide} ran like a train.',
            'By the last bush stood {a guide}, looking up. "One flap and I should have caught it," said {guide}. "I decided not to. It is so windy." There was no wind at all. {child} asked whether {guide} knew who it had been. "Not by the feet. I shall ask. I am very well thought of up there." They set off along the red line.',
          ],
        },
      ],
      [
        {
          setting: 'street',
          camera: 'close',
          child: 'look-up curious',
          things: ['shirt'],
          text: [
            'People were very kind about it. A lady stopped {child} in the street to say that there was a thread hanging from that nice red shirt. A man said that there was rather less shirt than there had been. {child} turned round twice to find the end, and that made it worse. It went straight up, past the lamp post.',
            "The shirt was red and knitted and brand new, and {child} had been told to look after it. That was an hour ago. Now the left arm stopped at the elbow. The rest of it was a line along the top of somebody's wall, as bright as a pencil stroke. While {child} looked, the line went tight, and twanged.",
          ],
        },
        {
          setting: 'garden',
          camera: 'medium',
          child: 'point happy',
          guide: 'walk proud',
          things: ['string'],
          text: [
            'On the other side of the wall was {a guide}, with one foot upon the red string. "I have stopped it for you," said {guide}. "I could have brought it down from above, of course. But people stare." The string gave a heave. {guide} fell over with dignity. {child} helped {guide} up, and they went after it together.',
            '"You wonder why I don\'t fly up and look," said {a guide}, tangled in string to the waist. {child} had not been. "It is that I might never come down. I am so strong." {child} unwound {guide}, three times round and under. At the other end, somewhere over the orchard, someone waited for it to come loose, and pulled.',
          ],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['beaks'],
      shows: /\bbeaks?\b/i,
      pages: {
        young: [
          {
            setting: 'forest',
            camera: 'close',
            child: 'point curious',
            guide: 'cover sad',
            things: ['tree'],
            text: [
              'The thread is stuck in the tree. {guide} cannot reach. A thin, thin beak can. Pick! {child} claps.',
              'A crack in the tree. Too small for {child}. Big beak? No, {guide}. Thin beak? Yes!',
            ],
          },
        ],
        middle: [
          {
            setting: 'forest',
            camera: 'medium',
            child: 'reach worried',
            guide: 'kneel determined',
            things: ['tree'],
            text: [
              "The thread went into a crack in a tree, and stayed there. {child}'s finger was too thick. {guide} tried, and had to be pulled out by the feet.",
              'It was wedged in the bark of a tree, as thin as a hair. {guide} asked a finch to help. The finch had a fat little beak, and only bit it.',
            ],
          },
          {
            setting: 'forest',
            camera: 'close',
            child: 'point happy',
            guide: 'stand shy',
            things: ['nuts'],
            text: [
              '"That beak is for nuts and seeds," said {child}. "We need a thin one." Up the bark crept a treecreeper. Its beak was as fine as tweezers. Out came the thread. {guide} said well flown.',
              'A thick beak is for cracking nuts. A thin curved beak is for picking in cracks. {child} found one that was on its way up the trunk. It picked once, politely. {guide} held the thread.',
            ],
          },
        ],
        old: [
          {
            setting: 'forest',
            camera: 'medium',
            child: 'reach worried',
            guide: 'kneel determined',
            things: ['tree'],
            text: [
              'The line stopped at an old tree. It had been dragged through a split in the bark, and there it had jammed. {child} could see it in there, red and small, like something at the back of a drawer. A finger would not do, and no more would a twig. {guide} sent for a hawfinch, who bit off the twig.',
              'Halfway up a tree the thread had caught in the bark. You could not have posted a stamp through the gap. "Any bird can get that," said {guide}, and stopped a passing bullfinch. It took one look. It bit the edge of the gap with a snap, and made it worse. {child} asked it very quickly to stop.',
            ],
          },
          {
            setting: 'forest',
            camera: 'close',
            child: 'point happy',
            guide: 'stand shy',
            things: ['nuts'],
            text: [
              '"That\'s a nutcracker," said {child}. "Look at the beak. It could do nuts all day. What we want is tweezers." {guide} had not thought of beaks as a set of tools. But a small brown treecreeper was coming up the trunk, probing for spiders with a beak like a needle. It reached in, nipped, and drew out the thread.',
              '{child} thought about the beaks they had met. Short and deep: that was for breaking nuts and seeds. Nothing of that sort would go in a crack. "Who lives on things in cracks?" said {child}. {guide} knew, for once. The treecreeper had a long curved beak like a darning needle, and it took no time. It ate a spider off the end.',
            ],
          },
        ],
      },
      ask: {
        young: ['Which beak got the thread out?', 'The thin one!'],
        older: ["Why did the treecreeper's beak fit the crack?", 'Thin beaks are for picking food out of cracks.'],
      },
    },
    {
      facts: ['song'],
      shows: /\b(?:sing|sings|sang|singing|song)\b/i,
      pages: {
        young: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'hold happy: yarn',
            guide: 'hide worried',
            text: [
              'A robin sings at {guide}. "Keep out, robin!" It is the red. {child} takes the yarn. Ahh.',
              'Why does the robin sing so loud? {guide} wears red yarn. {child} tucks it away. Peace.',
            ],
          },
        ],
        middle: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'stand surprised',
            guide: 'dance proud',
            things: ['scarf'],
            text: [
              '{guide} had wound the wool round and round, like a red scarf. On a spade sat a robin, and it began to sing. "A welcome!" said {guide}. The robin flew straight at the scarf.',
              'A robin sang from the wall. {guide} took a bow, in a scarf of red wool. "They know me here." It sang harder, and came down, and pecked {guide} on the chest.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'hold determined: yarn',
            guide: 'walk shy',
            text: [
              '"It isn\'t a welcome," said {child}. A robin\'s song says keep out, to any other robin. And {guide} was very red in front. {child} put the yarn in a pocket, and the robin looked elsewhere.',
              '{child} thought. Robins sing to guard their gardens, and go for anything red. "It thinks you are a robin." "A large one," said {guide}, pleased. They hid the yarn, and walked through.',
            ],
          },
        ],
        old: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'stand surprised',
            guide: 'dance proud',
            things: ['scarf'],
            text: [
              'To keep the wool dry {guide} wore it, wound about the neck in a great red scarf. In the next garden a robin was singing on a fork. "Hear that? He has heard I was coming," said {guide}, and stopped to enjoy it. The robin put its head down, and flew into the scarf like a dart.',
              'The way lay through a garden with one robin in it. It was singing with its whole body. {guide}, who was carrying the slack wool for a scarf, was touched. "Such joy," said {guide}. "It is my wings. They all look up to them." The robin broke off, hurled itself across the lawn and bounced off {guide}\'s front. Then it did it again.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'hold determined: yarn',
            guide: 'walk shy',
            text: [
              '"He isn\'t singing for you," said {child}. "He is singing at you." To a robin that song was a fence: no other robin past this point. And how does it know a robin? By the red. {guide} had about two metres of it on. {child} rolled the yarn up small and sat on it. The robin glared round, and went back to its fork.',
              '{child} had a look at the robin and a look at {guide}. Both were red in front, and only one of them owned the garden. A robin sings to warn off others, and will fight a bunch of red feathers if it must. "You are an intruder," said {child}, unwinding yarn. {guide} had never been called anything so dangerous, and walked out on tiptoe, glowing.',
            ],
          },
        ],
      },
      ask: {
        young: ["What did the robin's song say?", 'Keep out, robin!'],
        older: [
          'Why did the robin go for {guide}?',
          'Robins guard their gardens, and the red wool looked like a rival.',
        ],
      },
    },
    {
      facts: ['owl', 'feathers'],
      shows: /\b(?:silent|soundless|no sound|without a sound|not a sound)\b/i,
      pages: {
        young: [
          {
            setting: 'farm',
            camera: 'wide',
            child: 'look-up surprised',
            guide: 'hide scared',
            things: ['feather'],
            text: [
              'The barn is dark. Who flew past? No sound! An owl. {child} finds one soft feather. {guide} shivers.',
              'Not a sound. But see: one feather! An owl was here. {child} strokes it. {guide} looks up.',
            ],
          },
        ],
        middle: [
          {
            setting: 'farm',
            camera: 'wide',
            child: 'stand worried',
            guide: 'cover worried',
            things: ['lamp'],
            text: [
              'The thread led into a barn. {child} put the wool down by the lamp, to tie a shoe. When {child} looked again it was across the room. "I heard no one," said {guide}.',
              "It was dim in the barn, and their lamp was small. Something lifted the wool off {guide}'s head. There was no flap, and no step. {guide} thought it was a draught with fingers.",
            ],
          },
          {
            setting: 'farm',
            camera: 'close',
            child: 'hold curious: feather',
            guide: 'look-up surprised',
            text: [
              'On the straw lay a feather. Its edge was as soft as a brush. {child} waved it: not a sound. "An owl," said {child}. It flew over {guide} once more, like snow, and dropped the wool.',
              '{child} picked up a feather with a fringe, and swished it by one ear. It was silent. So was the owl who owned it, up on the beam. "I only wanted to feel it," it said to {guide}.',
            ],
          },
        ],
        old: [
          {
            setting: 'farm',
            camera: 'wide',
            child: 'stand worried',
            guide: 'cover worried',
            things: ['lamp'],
            text: [
              'It went in at the barn door, and in there it was as dark as a boot. {child} set the loose wool on a bale beside the lamp. A moment later there was no wool. {guide} had been listening all the time, and {guide} had good ears. "Nobody flew," said {guide}. "I should have heard the wings. One always hears wings. Mine would roar."',
              '"Stay by the lamp," said {child}, for the barn was full of corners. {guide} was telling a story about a dive that {guide} had very nearly made. In the middle of it, the ball of wool rose off the floor before their eyes, and left. It did not hum or whirr. There was only a small cold breath of air.',
            ],
          },
          {
            setting: 'farm',
            camera: 'close',
            child: 'hold curious: feather',
            guide: 'look-up surprised',
            text: [
              'Under the beam {child} found a feather. The stiff edge had a fringe on it, as soft as an eyelash. {child} swept it through the air, and it made no sound at all. "It was an owl, then," said {child}. "That is what they are for. Mice don\'t hear it come." Something pale sailed over {guide}, let fall the wool, and was gone.',
              '{child} felt along the straw until there was something softer than straw. It was a feather. Round its edge ran a comb of tiny hairs, and when {child} beat it up and down it was silent. A barn owl looked at them from the rafters with a red thread in its foot. "I mistook it for a tail," it said to {guide}. "My apologies to the wool."',
            ],
          },
        ],
      },
      ask: {
        young: ['How did the owl fly?', 'Without a sound.'],
        older: ['Why did they not hear the owl?', 'The soft edges of its feathers make its flight almost silent.'],
      },
    },
    {
      facts: ['perch'],
      shows: /\btoes\b/i,
      pages: {
        young: [
          {
            setting: 'forest',
            camera: 'close',
            child: 'look-up curious',
            guide: 'reach determined',
            things: ['tree'],
            text: [
              'A bird naps in the tree. Its toes hold the thread. {guide} pulls. No! It stands. Toes open. {child} smiles.',
              'Asleep in a tree! Why not fall? It sits, and its toes shut tight. {child} and {guide} wait.',
            ],
          },
        ],
        middle: [
          {
            setting: 'forest',
            camera: 'medium',
            child: 'stand worried',
            guide: 'reach determined',
            things: ['string'],
            text: [
              'A sparrow was asleep on a twig. Under its feet ran the red string. {guide} gave a small tug. Then {guide} gave a large one. The bird slept on.',
              'The string was held by somebody who was fast asleep. "It can\'t be strong," said {guide}. "Look at it." It weighed as much as a letter. {guide} could not shift it.',
            ],
          },
          {
            setting: 'forest',
            camera: 'close',
            child: 'think calm',
            guide: 'sit surprised',
            things: ['tree'],
            text: [
              "{child} saw how it sat. Its legs were bent, and that shut its toes, like a purse. It can't fall out of the tree. So they waited. It woke, stood up, and its toes let go. {guide} sat down hard.",
              '"It isn\'t even trying," said {child}. A bird sits down in a tree, and its toes close by themselves. {child} whistled. Up it stood, and they opened. {guide} went over backwards.',
            ],
          },
        ],
        old: [
          {
            setting: 'forest',
            camera: 'medium',
            child: 'stand worried',
            guide: 'reach determined',
            things: ['string'],
            text: [
              'On a low branch a sparrow was having a nap, all puffed up like a bun. Its feet were wrapped round the branch, and the red string was under the feet. {guide} took the end and pulled gently. The bird held on. {guide} put a foot against the trunk. It weighed no more than a slice of bread, and it did not so much as mutter.',
              '"Leave it to me, I have a way with small birds," said {guide}. This one was sound asleep on a rail, head in its shoulder, with the string under its feet. {guide} hauled. {child} hauled on {guide}. You would have thought that it was bolted there. The little thing snored, and the harder they tried the snugger it sat.',
            ],
          },
          {
            setting: 'forest',
            camera: 'close',
            child: 'think calm',
            guide: 'sit surprised',
            things: ['tree'],
            text: [
              '"Let go," said {child}. "You are doing it." In the tree it sat with its legs bent, and bent legs pull a cord that shuts the toes. It could not fall off if it wished to. They would have to make it stand. {child} sang the national anthem, softly. The sparrow straightened its knees, the toes sprang open, and {guide} sat in a puddle.',
              '{child} crouched, to see. The bird was squatting, and its toes were locked about the twig by that alone. That is how a bird can sleep in a tree in a gale. "So when it gets up," said {child}, "it will have to let go." They waited a quarter of an hour. It yawned, and rose. {guide} had still been pulling.',
            ],
          },
        ],
      },
      ask: {
        young: ['Why does the bird not fall off?', 'Its toes hold tight when it sits.'],
        older: [
          'How can a bird sleep on a branch without falling?',
          'When it bends its legs its toes close by themselves.',
        ],
      },
    },
    {
      facts: ['hollow', 'flightless'],
      shows: /\bhollow\b/i,
      pages: {
        young: [
          {
            setting: 'pond',
            camera: 'wide',
            child: 'point excited',
            guide: 'stand worried',
            things: ['log'],
            text: [
              'A thin log. Crack! Too thin for {guide}. A bird hops over. Its bones are hollow. {child} goes round.',
              '{guide} steps on the log. Crack, splash! The bird is light. Hollow bones! {child} pulls {guide} out.',
            ],
          },
        ],
        middle: [
          {
            setting: 'pond',
            camera: 'wide',
            child: 'stand worried',
            guide: 'walk proud',
            things: ['log'],
            text: [
              'The thread crossed the pond along a thin bare branch. A wagtail ran over it. "If that one can, I can," said {guide}. "I am a bird." The log said crack.',
              'There was one way over, a stick of a log. A bird ran along it. {guide} walked out after. Then {guide} was in the pond, up to the beak.',
            ],
          },
          {
            setting: 'pond',
            camera: 'close',
            child: 'reach happy',
            guide: 'sit sad',
            things: ['leaf'],
            text: [
              '"But I have feathers," said {guide}. "It has hollow bones," said {child}. "They fly, so they must be light. You run." The wagtail fetched the thread over, laid on a leaf.',
              '{child} dried {guide} with a dock leaf. Birds that fly have bones like straws, hollow, with bars inside. You could post one. The bird brought the thread, and weighed nothing.',
            ],
          },
        ],
        old: [
          {
            setting: 'pond',
            camera: 'wide',
            child: 'stand worried',
            guide: 'walk proud',
            things: ['log'],
            text: [
              'At the pond the red line went straight across, along a branch no thicker than a thumb. A wagtail pattered over it, there and back, to show how easy it was. "Bird to bird, then," said {guide}, and stepped out on the log. It held for one foot. {child} shut {his} eyes. It was a round sort of splash.',
              'The thread had been taken over the water by way of a rotten log. {child} tried it with one boot, and thought not. But a wagtail was trotting about on the far end, and {guide} could not bear that. "What one bird does," said {guide}, "another does better." It was three steps before the crack. They had all been very graceful.',
            ],
          },
          {
            setting: 'pond',
            camera: 'close',
            child: 'reach happy',
            guide: 'sit sad',
            things: ['leaf'],
            text: [
              '{guide} came out with a leaf on top. "I don\'t understand it," said {guide}. "It has wings, I have wings." {child} thought of the model in the classroom. "Its bones are hollow. There are thin little struts inside, like a crane. You were built for the ground." "I was built for staying," said {guide}. The wagtail bent, and tossed the thread across.',
              '"How much do you weigh?" said {child} to the wagtail. "About as much as a leaf," it said, "or two in the rain." A bird that flies has hollow bones, braced inside and as light as straws. {guide}, who had never left the ground, was solid, and was now also wet. {child} wrung {guide} out, while the wagtail ran back with the end.',
            ],
          },
        ],
      },
      ask: {
        young: ['Why is the bird so light?', 'Its bones are hollow!'],
        older: ['Why did the log hold the wagtail?', 'A flying bird is light: its bones are hollow.'],
      },
    },
    {
      facts: ['africa', 'tern'],
      shows: /\bAfrica\b/,
      pages: {
        young: [
          {
            setting: 'farm',
            camera: 'medium',
            child: 'look-up happy',
            guide: 'think worried',
            things: ['nest'],
            text: [
              'An empty nest. Who lives here? Swallows! They are in Africa. {child} waits. {guide} looks up. Here they come!',
              'Is the wool in this nest? No, {guide}. Swallows live here. They come from Africa. {child} sees one!',
            ],
          },
        ],
        middle: [
          {
            setting: 'farm',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'cover sad',
            things: ['nest'],
            text: [
              'Under the roof was a cup of dry mud. It was a nest, and it was empty, with dust in it. "Too late," said {guide}. "They have all gone for good."',
              'They found a mud nest on a beam, and there was no one home. Nor had there been, all winter. {guide} said a few sad words.',
            ],
          },
          {
            setting: 'farm',
            camera: 'medium',
            child: 'cheer excited',
            guide: 'look-up surprised',
            things: ['feather'],
            text: [
              '"They are swallows," said {child}. "They winter in Africa." A bird shot in, blue to the last feather. All that way, to the same beam! It had mud, and no wool. {guide} bowed.',
              'A shadow flicked in, and another. The swallows were back from Africa, to this very barn. "On foot?" said {guide} faintly. {child} picked up a forked tail feather. They use mud, so it was not them.',
            ],
          },
        ],
        old: [
          {
            setting: 'farm',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'cover sad',
            things: ['nest'],
            text: [
              'The thread ran past a farm, and in the cart shed they found a nest. It was stuck on a beam, and built of mud, in pellets, like a wall. But it was cold, and a spider had let itself in. "We have come too late," said {guide}. "They have moved away, and the wool with them. I blame my wing." {child} looked round for a clue.',
              '"That will be it," said {guide}. High up in the shed was a nest, and everything round it was as quiet as a shut shop. No one had been there for half a year. {guide} had once been told by a frog that such birds lay in the pond all winter. {child} had looked in the pond. There was only {guide}\'s reflection.',
            ],
          },
          {
            setting: 'farm',
            camera: 'medium',
            child: 'cheer excited',
            guide: 'look-up surprised',
            things: ['feather'],
            text: [
              'Chips of blue came in over the half door, twittering. "Swallows," said {child}. "They were never in a pond! They have been in Africa." It was April, and they had come home over a desert and a sea, to one beam in one shed. They had brought nothing, not a feather, and were out again for mud. So that was not the thief. {guide} asked what Africa was like, from above.',
              'There was a feather in the dust, long and blue, one half of a fork. {child} held it up, and at that moment its owner came in at the door. It had spent the winter in Africa; in spring it flies back to where it was hatched. "Did you stop on the way?" said {guide}. "Spain," said the swallow. It nested in mud, and never touched wool.',
            ],
          },
        ],
      },
      ask: {
        young: ['Where had the swallows been?', 'In Africa!'],
        older: ['Where do swallows go in winter?', 'To Africa, and back again in spring.'],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          child: 'look-up happy',
          guide: 'stand happy',
          things: ['nest'],
          text: [
            'There! A nest in the hedge, all red inside. Do not touch. {child} and {guide} only look.',
            'Peep, peep. One red nest. Three beaks. "Keep the wool," says {child}. {guide} nods.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'sit happy',
          things: ['shirt'],
          text: [
            '{child} has a shirt with one arm. One arm warm. One arm out.',
            'One sleeve on the shirt. One sleeve in a hedge. Both are full, {child}.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          child: 'wave happy',
          guide: 'jump proud',
          things: ['nest'],
          text: [
            'The thread ends in a nest. So soft, so red! {guide} jumps. That is nearly flying, {guide}. {child} waves.',
            'Shh. A bird sits on her red nest. {child} waves. {guide} flaps. One hop. Down again.',
          ],
        },
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          child: 'hold happy: feather',
          text: [
            'The bird left {child} something. One feather. That is fair.',
            'No sleeve for {child}. But look. One feather, brown and new.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          child: 'look-up happy',
          guide: 'stand happy',
          things: ['nest'],
          text: [
            "The thread ended in the hedge by {child}'s own back door. There sat a nest, all red inside. A nest in use must be left alone. So {child} only looked, and {guide} did not breathe.",
            'It had gone round the whole parish and come back to the hedge. In there was a nest lined with red wool, and four beaks. "It suits them," said {guide}. {child} let the rest of it go.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'sit happy',
          things: ['yarn'],
          text: [
            '{child} wore it like that all spring. One arm was cold. But out in the wind was some red yarn that did not move.',
            'The other arm was finished off with blue yarn. In June the nest was empty, and {child} got the sleeve back. It was full of moss, and one bit of shell.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          child: 'cheer happy',
          guide: 'jump proud',
          things: ['nest'],
          text: [
            'They saw the nest from the wall, a red spot deep in the thorns. The bird was sitting. "Beautiful," said {guide}, and jumped for joy. For a moment there was daylight under both feet. {child} saw it.',
            'The bird looked at them over the edge of her red nest. One does not touch a nest with eggs in it. {guide} was so moved as to flap, and rose, by a thumb. {child} cheered.',
          ],
        },
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          child: 'hold happy: feather',
          text: [
            'By the back step was a feather, small and brown. {child} thought about the sleeve. It was a fair swap. Nobody else can make one.',
            'On the window sill, in the place of a sleeve, lay one new feather. {child} put it in the cuff that was left.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          child: 'look-up happy',
          guide: 'stand happy',
          things: ['nest'],
          text: [
            "The line bent back, and back again, and came down at last in the hedge beside {child}'s own door. {guide} parted two leaves. It was a nest of moss, lined with red from edge to edge, as smooth as a bowl. It held four eggs. One leaves a nest alone. {child} let go of the end, and it slid in among the leaves.",
            '"But that is our house," said {child}. They had been led in one enormous ring. In the hedge, by the very door, a bird sat on a nest as red as a letter box. She did not move, and no more did they. {guide} whispered that it was the best sleeve in the county. {child} undid the last knot for her.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'sit happy',
          things: ['yarn'],
          text: [
            'There was some talk about what had become of it. {child} said that it was out on loan. At night the wind shook the hedge, and one arm was cold. The other was down there in the dark, with somebody in it. In June they were gone. {child} unpicked the yarn, moss and all, and it was warm already.',
            'A new arm was knitted, in green, as that was the only yarn there was. It came out too long. {child} would not have it changed. When the nest was empty, and had been for a week, somebody lifted it out of the hedge to show. It had a cuff. There was a bit of blue shell in it, and a button that they had all been looking for.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          child: 'cheer happy',
          guide: 'jump proud',
          things: ['nest'],
          text: [
            'From the wall one could just see the nest, red inside, with a tail at one end. The bird had woven in every stitch. "I could not have done that," said {guide}, "even from the air." And {guide} jumped down off the wall, and flapped, and was a fraction late in landing. {child} saw, and would swear to it.',
            'The bird was on the nest, low in the thorns, with red wool all round as neat as a hem. Nobody could ask for it now. "Well, fly down and congratulate her," said {child} kindly. {guide} thought. "I have never flown," said {guide}. "I do not believe that I can." Then {guide} jumped, for happiness at having said it, and hung there for a heartbeat.',
          ],
        },
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          child: 'hold happy: feather',
          text: [
            'It was lying on the step in the morning, where {child} could not miss it. One feather, brown, with a pale edge. It had been put there, or it had been dropped. {child} held it against the sky, and ran a thumb up it, and all the little hooks zipped shut. Some people would have called it a poor price for a sleeve. They should try to make one.',
            'The bird had left a feather on the windowsill, or the wind had. {child} stuck it in the one good cuff. It weighed nothing. When {child} swung that arm it caught the air, and lifted, ever so slightly. "I could go up any time, you know," said {child}, to nobody in particular, and walked round by the gate.',
          ],
        },
      ],
    ],
  },
};
