import type { FactSheet } from '../sheet.ts';

/** A birthday invitation from Roman Britain has been under way for a long time; there is a poem to be made on the road. */
export const romans: FactSheet = {
  id: 'romans',
  topic: 'history',
  title: 'The Romans',
  subject: 'the Romans',
  words: [
    'roman',
    'ancient rome',
    'rome',
    'roman empire',
    'roman soldier',
    'roman bath',
    'aqueduct',
    'roman road',
    'mosaic',
    'how romans lived',
  ],
  guides: ['hedgehog', 'squirrel', 'mouse'],
  titles: [
    'Come to My Birthday, Claudia',
    'The Worst Poem in Britain',
    '{guide} Wants a Rhyme for Road',
    '{child} and the Warm Floor',
    'Nine Miles, Bring Honey',
  ],
  facts: [
    {
      id: 'invitation',
      says: 'About 1,900 years ago Claudia Severa, in the north of Britain, wrote her friend an invitation to her birthday on a thin piece of wood.',
      source: 'British Museum, "Vindolanda tablet: birthday invitation"',
    },
    {
      id: 'camber',
      says: 'Main Roman roads were built in layers and higher in the middle, so that rain ran off into ditches.',
      source: 'Encyclopaedia Britannica, "Roman road system"',
    },
    {
      id: 'straight',
      says: 'Roman roads ran straight wherever the land let them.',
      source: 'English Heritage, "Roman roads"',
    },
    {
      id: 'numerals',
      says: 'In Roman numerals I before X takes one away and makes nine, and I after X adds one and makes eleven.',
      source: 'Encyclopaedia Britannica, "Roman numeral"',
    },
    {
      id: 'mile',
      says: 'A Roman mile was a thousand double steps, and milestones stood along the roads.',
      source: 'Encyclopaedia Britannica, "Mile"',
    },
    {
      id: 'aqueduct',
      says: 'Water in an aqueduct had no pump: the channel sloped gently down all the way from a spring to the town.',
      source: 'Encyclopaedia Britannica, "Aqueduct"',
    },
    {
      id: 'oil',
      says: 'At the baths Romans rubbed themselves with oil and scraped it off, with the dirt, with a curved scraper.',
      source: 'British Museum, "Strigil"',
    },
    {
      id: 'hypocaust',
      says: 'Warm rooms had a floor that stood on short pillars, with hot air from a fire flowing under it.',
      source: 'Encyclopaedia Britannica, "Hypocaust"',
    },
    {
      id: 'enslaved',
      says: 'Much of the hard work, such as feeding the fires, was done by enslaved people, who belonged to others by law and could not leave.',
      source: 'English Heritage, "Slavery in Roman Britain"',
    },
    {
      id: 'mosaic',
      says: 'Mosaics are pictures laid from thousands of little cubes of coloured stone, tile and glass.',
      source: 'Encyclopaedia Britannica, "Mosaic"',
    },
    {
      id: 'dog',
      says: 'At a door in Pompeii there is a mosaic of a dog on a chain with the words: beware of the dog.',
      source: 'Archaeological Park of Pompeii, "House of the Tragic Poet"',
    },
    {
      id: 'toga',
      says: 'A toga was a huge piece of wool worn by citizens on grand occasions; for every day most people wore a tunic with a belt.',
      source: 'Encyclopaedia Britannica, "Toga"; "Tunic"',
    },
    {
      id: 'everywhere',
      says: 'People in Roman Britain came from many lands, among them Africa, Syria and Spain.',
      source: 'English Heritage, "The people of Roman Britain"',
    },
  ],
  never: [
    {
      wrong: /\ball romans (?:were|was|came) (?:from rome|italian|soldiers)/i,
      belief: 'All Romans came from Rome.',
      truth: 'They came from all over the empire, and many never saw the city.',
    },
    {
      wrong: /\b(?:every ?body|everyone|all (?:the )?(?:romans|people)) wore (?:a )?togas?/i,
      belief: 'Everybody wore a toga all day.',
      truth: 'It was for grand days, and for men who were citizens; most people wore tunics.',
    },
    {
      wrong: /\b(?:romans|they) (?:washed|scrubbed) (?:themselves )?with soap/i,
      belief: 'Romans washed with soap.',
      truth: 'They used oil and a scraper.',
    },
    {
      wrong: /\b(?:pumps?|pumped) (?:pushed |brought |carried )?(?:the )?water (?:up|along|through)/i,
      belief: 'Pumps pushed water through the aqueducts.',
      truth: 'It ran down a gentle slope all the way.',
    },
    {
      wrong: /\broman roads (?:were|are) (?:always|never) /i,
      belief: 'Roman roads were always straight.',
      truth: 'They ran straight where they could and bent where hills and rivers made them.',
    },
  ],
  opens: {
    young: [
      [
        {
          setting: 'garden',
          camera: 'wide',
          child: 'point surprised',
          things: ['letter'],
          text: [
            'Clink, goes the spade. Out pops a letter. {child} wipes it. It says party!',
            'Among the beans, a letter. Thin wood, brown ink. {child} reads one word. Cake!',
          ],
        },
        {
          setting: 'street',
          camera: 'medium',
          child: 'run excited',
          guide: 'run happy',
          things: ['house'],
          text: [
            'Past the last house runs a road. {a guide} runs too. "Wait! I must make a rhyme."',
            '"What goes with Claudia?" asks {a guide}. {child} does not know. They pass a house, a cow.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          camera: 'close',
          child: 'hold curious: letter',
          text: [
            'In the mud is a letter. A wooden one! "Come to my birthday. Claudia." {child} will.',
            '{child} digs up a letter. It is made of wood. It says: Come! Bring honey!',
          ],
        },
        {
          setting: 'street',
          camera: 'medium',
          child: 'hold happy: honey',
          guide: 'walk proud',
          text: [
            '{child} has honey. {a guide} has a poem. "O Claudia," it goes. "O, O..."',
            '"I come too," says {a guide}. Off they go. {child} carries the honey.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          camera: 'medium',
          child: 'jump excited',
          things: ['letter'],
          text: [
            'A birthday letter! Very old, very muddy. {child} can still go. Now.',
            'Who is Claudia? She sent {child} a letter. It lay in the garden. Party today!',
          ],
        },
        {
          setting: 'street',
          camera: 'close',
          child: 'walk happy',
          guide: 'wave happy',
          things: ['present'],
          text: [
            'Here is a long road. Here is {a guide}. {child} holds the present. March!',
            '{a guide} makes up a song. {child} brings the present. Left foot, right foot, Rome.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'garden',
          camera: 'close',
          child: 'hold surprised: letter',
          text: [
            'The letter was in the potato bed. It was on wood as thin as a biscuit. "Dear {child}," it said. "Come to my birthday, and make it nicer by coming. Claudia."',
            '{child} had only wanted a worm. Up came a letter, written on a sliver of wood. Claudia Severa was having a birthday. She wanted {child} there, and honey if possible.',
          ],
        },
        {
          setting: 'street',
          camera: 'medium',
          child: 'hold excited: honey',
          guide: 'think proud',
          text: [
            'Beyond the compost ran a road that had not been there. On it walked {a guide}, invited too. {child} had brought honey. {guide} had nothing. "I am giving a poem," said {guide}. "I have the first word. It is O."',
            '"You are going to Claudia\'s," said {a guide} at the gate. "So am I, on foot, with a poem." It was not made yet. {child} had a pot of honey. The road went over the hill, straight as string.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          camera: 'medium',
          child: 'jump excited',
          things: ['letter'],
          text: [
            'Most letters come through the door. This one came up with a carrot, when {child} pulled it. It was an invitation to a party in Roman Britain. "Do not be late," it said. It was a bit late already.',
            'It was a dull sort of day until {child} dug up a letter. Somebody called Claudia was having people to tea. There was a picture of a road. It began behind the shed.',
          ],
        },
        {
          setting: 'street',
          camera: 'wide',
          child: 'walk curious',
          guide: 'shout happy',
          things: ['present'],
          text: [
            'Behind the shed was Rome, or the wet end of it. {child} had wrapped a present. {a guide} was striding up and down. "O Claudia, thou art like a... what is she like?" "I don\'t know yet," said {child}.',
            '{child} put a bow on the present and set off. {a guide} fell in beside. "I make poems," said {guide}. "I shall say mine at table. Tell me something that goes with Claudia." {child} thought for a mile.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'garden',
          camera: 'close',
          child: 'hold surprised: letter',
          text: [
            'It looked like a bit of old seed packet. {child} had nearly thrown it on the heap. Then the mud came off. It was a leaf of wood, no thicker than card, with brown writing. "Claudia Severa to {child}, greetings," it said. "Come to us for my birthday. You will make the day nicer, by being here." It had been under the leeks for 1,900 years. It was for this afternoon.',
            'The letter had lain so long in wet black earth that nothing had got at it. {child} held it up. It was only wood, shaved thin and folded once, but you could read every stroke. There was to be a birthday. There would be cakes. The one who was giving it lived at a fort in the north, and was called Claudia. She had added a line at the bottom, in her own hand, that said: do come.',
          ],
        },
        {
          setting: 'street',
          camera: 'medium',
          child: 'hold excited: honey',
          guide: 'think proud',
          text: [
            'Where the compost should have been there was a road. On it walked {a guide}, bowing to nobody. "O Claudia!" cried {guide}. "O... No. That is as far as it goes." {guide} had been asked to the birthday too, and was bringing a poem, because poems weigh nothing. {child} was bringing honey. "Would you say that she was more like a rose," said {guide}, "or more like a wall?"',
            '"I rhyme," said {a guide}. It was said in the tone in which one owns up to a cough. They were going to the same birthday, {child} with a pot of honey and {guide} with half a line. "It must be finished by the time we sit down. I say it aloud, and people weep." {child} asked what at. "That," said {guide}, "depends on the middle part."',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          camera: 'medium',
          child: 'jump excited',
          things: ['letter'],
          text: [
            'Nobody in {child}\'s street was having a birthday till March. So when a letter turned up, asking {child} to one that very day, it was opened at once. It was a letter of wood. It came from the edge of the Roman Empire, which turned out to be the edge of the potato patch. "Greetings," it began. "I shall expect you. Bring only yourself, and perhaps something in a ribbon."',
            'The spade went clink, then it went tock. Clink was a stone. Tock was a letter, on two thin leaves of wood, tied shut with a lace. {child} picked the knot. A lady named Claudia begged {child} to come for her birthday, as she was dull among all these soldiers. There followed a little map. It was wonderfully simple. It was a single straight line.',
          ],
        },
        {
          setting: 'street',
          camera: 'wide',
          child: 'walk curious',
          guide: 'shout happy',
          things: ['present'],
          text: [
            'At the end of the garden one stepped over the bean string, and was in Britain still, but earlier. It was drizzling in exactly the same way. {child} tucked the present under one arm. "Hail!" cried {a guide}, who had been waiting for an audience. {guide} was to recite at the birthday, and could not get beyond "O". "I find that I think best," said {guide}, "when somebody else carries the bags."',
            'Soldiers went by, from Spain, from Syria, from Africa, all of them complaining about the rain. After the soldiers came {a guide}, who was complaining in verse. "You there, with the present," called {guide}. "What goes with empire?" "Umpire?" said {child}. Nobody had been so much help to {guide} for years. From then on they walked together, and the poem, such as it was, walked between them.',
          ],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['camber', 'straight'],
      shows: /\bmiddle\b/i,
      pages: {
        young: [
          {
            setting: 'street',
            weather: 'rain',
            camera: 'wide',
            child: 'walk happy',
            guide: 'jump surprised',
            things: ['puddle'],
            text: [
              'Rain! {guide} walks in a puddle. {child} walks in the middle. There the road is high.',
              'Splash, goes {guide}, at the edge. No puddle in the middle! {child} stays dry there.',
            ],
          },
        ],
        middle: [
          {
            setting: 'street',
            weather: 'rain',
            camera: 'medium',
            child: 'stand worried',
            guide: 'walk proud',
            things: ['puddle'],
            text: [
              'It rained as if somebody had pulled a plug. {guide} took the soft grass beside the road, where poets walk. There was a puddle. There was {guide}, up to the middle.',
              '"Poets keep to the edge," said {guide}, in the pouring rain. The edge was a ditch. It was running like a brook. "I meant to," said a voice from the puddle.',
            ],
          },
          {
            setting: 'street',
            weather: 'rain',
            camera: 'wide',
            child: 'walk proud',
            guide: 'walk shy',
            things: ['rock'],
            text: [
              '{child} looked along the road. It had a back like a whale. The stones rose in the middle, and the water slid off both sides. They marched along the top. Only their heads got wet.',
              'A Roman road is made of layers, stone upon stone. It is humped, so that rain runs off. {child} had seen it run. "Up here in the middle," called {child}. {guide} came, dripping. "Road," said {guide}. "Toad."',
            ],
          },
        ],
        old: [
          {
            setting: 'street',
            weather: 'rain',
            camera: 'medium',
            child: 'stand worried',
            guide: 'walk proud',
            things: ['puddle'],
            text: [
              'The road went north without a bend, up one side of every hill and down the other. So did the rain. {guide} did not care for stones underfoot. "Grass is kinder to the line," said {guide}, and stepped off to the left. A moment later there was a puddle with a pair of ears in it. {child} was pulled in to the knee. It was not a puddle. It was a ditch, and somebody had dug it on purpose.',
              'By the second mile it was raining sideways. {guide} hugged the edge, saying that a poet ought not to be in the middle of things. It was deep at the edge. It was deeper the further they went. {child} tried the other side, and there was a puddle there to match, as long as the road was. It seemed a poor piece of work, for people who were famous for it.',
            ],
          },
          {
            setting: 'street',
            weather: 'rain',
            camera: 'wide',
            child: 'walk proud',
            guide: 'walk shy',
            things: ['rock'],
            text: [
              'Then a cart came by, with an old man asleep on it. His wheels threw up no water at all. {child} looked at where he drove. The road had been built up in layers, big stones and small stones and gravel. At the middle it was a whole foot higher. All the rain was running off into those ditches. So they walked on the crest, in single file. "It is like being on a loaf," said {guide}, and wrote that down.',
              '{child} laid an acorn on the stones. It rolled to the left. One step over, it rolled to the right. Somewhere between was a place from which all the water went away. That was the middle, and it was hardly more than damp. "They have built us a roof," said {child}, "and we have been walking in the gutter." {guide} came up on to the ridge of it, and found that roof goes with hoof.',
            ],
          },
        ],
      },
      ask: {
        young: ['Where was the road dry?', 'In the middle. It was high there.'],
        older: [
          'Why was the middle of the Roman road drier?',
          'It was built higher there, so that rain ran off both sides into ditches.',
        ],
      },
    },
    {
      facts: ['numerals', 'mile'],
      shows: /\b(?:nine|eleven)\b/i,
      pages: {
        young: [
          {
            setting: 'street',
            camera: 'close',
            child: 'point curious',
            guide: 'think curious',
            things: ['rock'],
            text: [
              'Letters on a rock: I, X. "Eleven!" says {guide}. "No, nine," says {child}. "I comes before."',
              'One before ten is nine. {child} reads the rock. IX! Come back, {guide}.',
            ],
          },
        ],
        middle: [
          {
            setting: 'street',
            camera: 'wide',
            child: 'think curious',
            guide: 'run excited',
            things: ['rock'],
            text: [
              'Claudia lived at milestone IX. {guide} was good with letters. "One and ten," said {guide}. "Eleven!" {guide} ran on past a rock with the very same letters on it.',
              'A rock stood beside the road, carved with XI. "Our turning," said {guide}. "I and X, as in the letter." {child} held them side by side. They were the same two letters, but they had changed places.',
            ],
          },
          {
            setting: 'street',
            camera: 'close',
            child: 'point proud',
            guide: 'stand surprised',
            text: [
              '{child} did not move. The I stood in front of the X. In front means take away, so it was ten less one. "Nine," said {child}. "It is here." {guide} walked back, rhyming it with fine.',
              '"After the X it adds one," said {child}, "so this is eleven. Before the X it takes one off. She lives at nine." They had come two miles too far. {guide} said that poets count upwards.',
            ],
          },
        ],
        old: [
          {
            setting: 'street',
            camera: 'wide',
            child: 'think curious',
            guide: 'run excited',
            things: ['rock'],
            text: [
              'Beside the road at every mile stood a rock as tall as a person. A mile was a thousand double steps, said {guide}, and had been counted by somebody with sore feet. Claudia\'s letter said IX. On the rock before them was IX too. "One and ten," said {guide}, hurrying by. "That is eleven. We have two to go." {child} stayed where {child} was, because something about it looked wrong.',
              'The milestones were the only people on the road who knew where they were. {guide} read them out as they went by, each in a different voice. "And this is ours," said {guide}. It was a rock with XI on it, and moss. "One, ten, just as in the letter." There was no house. There was a moor, with a bird on it crying. {child} got the letter out again.',
            ],
          },
          {
            setting: 'street',
            camera: 'close',
            child: 'point proud',
            guide: 'stand surprised',
            text: [
              '"It matters who goes first," said {child}. On the last one but two they had seen VI, and that was six, five and one more. Before it had come IV, and that was four. So when the small one stood in front, it was being taken away. Ten, less one. "This is nine. We are here!" {guide}, already far up the next hill, was told so by shouting. {guide} came back at the pace of someone out for a stroll.',
              '{child} laid the letter against the stone. In the letter the I stood before the X, like a thief. Here it stood behind, like a helper. "One is stealing and one is bringing," said {child}. "She meant nine, and this is eleven." There was nothing for it but to walk back, a thousand double steps and then a thousand more. {guide} looked on the bright side. Eleven goes with heaven.',
            ],
          },
        ],
      },
      ask: {
        young: ['What does IX say?', 'Nine!'],
        older: [
          'Why is IX nine and XI eleven?',
          'A small number before a bigger one is taken away, and after it is added.',
        ],
      },
    },
    {
      facts: ['aqueduct'],
      shows: /\bdown(?:hill|wards)?\b/i,
      pages: {
        young: [
          {
            setting: 'mountain',
            camera: 'wide',
            child: 'walk curious',
            guide: 'look-up curious',
            things: ['leaf'],
            text: [
              'Lost! {child} finds a stone stream. A leaf floats down it. Down to town, {guide}!',
              'Water runs in a stone path. {child} drops a leaf. Down it goes. "After it, {guide}!"',
            ],
          },
        ],
        middle: [
          {
            setting: 'mountain',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'sit sad',
            things: ['cloud'],
            text: [
              'A cloud came down on the moor and they were inside it. There was no town, no road, no sky. {guide} sat on something cold. "O fog," said {guide}. "O bog."',
              'Then a cloud rolled over the hill and took away the view. {child} could see {guide}, and a low wall, and nothing else. The wall was humming.',
            ],
          },
          {
            setting: 'mountain',
            camera: 'medium',
            child: 'point excited',
            guide: 'walk happy',
            things: ['leaf'],
            text: [
              'It was an aqueduct, a stone channel with water in it. {child} dropped a leaf in. Nothing pumps such water. It has to run downhill, from the spring to the town. They went where the leaf went.',
              'Inside it ran water, quick and clear. "It is for the town," said {child}, "so it knows the way." It sloped down, only a little, all the time. They let a leaf go first and followed it.',
            ],
          },
        ],
        old: [
          {
            setting: 'mountain',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'sit sad',
            things: ['cloud'],
            text: [
              'On the top of the moor a cloud sat down on them, and there it stayed. {child} held up a hand and could count the fingers only by feeling. "It is beautiful," said {guide}, "and I do not like it." They stood back to back. The road had gone off by itself somewhere. When {guide} sat down to be brave, it was on a long low wall. It was cold, and it was making a noise like whispering.',
              'There had been a town below them, with smoke. Then the cloud came, and there had not. {guide} called out a line of the poem, so that somebody might come and find them. Nobody did; it was not that sort of line. {child} felt along the ground for the edge of the road. What came to hand was stone, laid in a row with slabs on top. Through a crack came the smell of water.',
            ],
          },
          {
            setting: 'mountain',
            camera: 'medium',
            child: 'point excited',
            guide: 'walk happy',
            things: ['leaf'],
            text: [
              '"Where is it going?" said {child}. There was a gap between two slabs, and water slid by in the dark, not fast. It must come from a spring, and it must be meant for someone. There was no pump to push it. Whoever built it had found a way to the town that was downhill every step. It dropped no more than a finger in a long room. {child} poked in a leaf. It sailed off to the right, and so did they.',
              'Someone had led a stream across a whole moor in a stone trough, and kept it just tilted. Too steep, and it would tear the stones. Too flat, and it would stop. {child} laid a leaf on it, and the leaf set off as if it had an appointment. "Down is town," said {child}. "It\'s the only way that water can go." "Down, town," said {guide}. "I could have done that." They walked out of the fog at the baker\'s.',
            ],
          },
        ],
      },
      ask: {
        young: ['Which way does water run?', 'Down!'],
        older: [
          'How did water get to a Roman town without a pump?',
          'It ran in a channel that sloped gently down all the way from a spring.',
        ],
      },
    },
    {
      facts: ['toga'],
      shows: /\b(?:togas?|tunics?)\b/i,
      pages: {
        young: [
          {
            setting: 'street',
            camera: 'medium',
            child: 'hold happy: shirt',
            guide: 'hide surprised',
            text: [
              '{guide} puts on a toga. It is too long! Thud. {child} gives {guide} a shirt.',
              'Where is {guide}? Lost in a toga! {child} finds a nose. A shirt and belt will do.',
            ],
          },
        ],
        middle: [
          {
            setting: 'shop',
            camera: 'wide',
            child: 'look-up surprised',
            guide: 'stand proud',
            things: ['blanket'],
            text: [
              '"One cannot recite in nothing," said {guide}, and borrowed a toga. It was as long as a boat. It went over one arm and round and round. {guide} took a step, and it was a blanket with a bump in it.',
              'In a shop window hung a toga, white as milk. {guide} had to have it. It took two people to put on. {guide} stood there like a rolled blanket and could not get out.',
            ],
          },
          {
            setting: 'street',
            camera: 'medium',
            child: 'point happy',
            guide: 'walk shy',
            things: ['shirt'],
            text: [
              '{child} looked at the street. Bakers, soldiers, girls with jugs: all wore tunics, a long shirt and a belt. Only one man was in a toga. He was on his way to court. {guide} came out in a tunic, with both arms free.',
              '"Nobody walks in those," said {child}. "Look." A toga was for grand days, and for standing still. The whole town was running about in tunics. {guide} got one too, which was a shirt with a string, and skipped.',
            ],
          },
        ],
        old: [
          {
            setting: 'shop',
            camera: 'wide',
            child: 'look-up surprised',
            guide: 'stand proud',
            things: ['blanket'],
            text: [
              'It was a shop for hiring things, and {guide} hired a toga. "A poet is nothing without folds," said {guide}. It was a half circle of wool, about the size of a room. The man wound it over the left shoulder, under the right arm and over again, breathing hard. When he stepped back it all stayed up, and it looked splendid. Then {guide} bowed. After that it was more of a blanket, and somewhere in the middle of it was a sneeze.',
              'Romans wear togas; everybody knows that. {guide} had known it for longer than most, and had been saving up. It weighed as much as a sheep, having been one. {child} held the end, and then the other end, and {guide} revolved. "How do I look?" asked the blanket. It was not possible to say. One arm was needed to hold the whole thing on, and the other was inside. It took {guide} four minutes to reach the door.',
            ],
          },
          {
            setting: 'street',
            camera: 'medium',
            child: 'point happy',
            guide: 'walk shy',
            things: ['shirt'],
            text: [
              '{child} sat down on the step and counted. There went a cook, a soldier, two sisters and a man with a ladder. They were all in tunics, which is a long shirt with a belt, and you can run in it. In an hour one single toga went by. It was on a lawyer, and he had a boy to carry the back. "They are for being looked at in," said {child}. {guide} handed it back over the counter, sadly, like someone returning a tent.',
              'The street was full of Romans, and not one was dressed as a Roman. "Tunics," said {child}. It was tunic after tunic: a plain shirt to the knee, and a string round it. A toga was for citizens, and for weddings and speeches. The man selling sausages laughed. He had one at home, he said, and had last had it on when he was married. {guide} went on in a tunic. There was much more room in it for gestures.',
            ],
          },
        ],
      },
      ask: {
        young: ['What was too long for {guide}?', 'The toga!'],
        older: ['What did most Romans wear every day?', 'A tunic with a belt. A toga was for grand occasions.'],
      },
    },
    {
      facts: ['oil'],
      shows: /\boil\b/i,
      pages: {
        young: [
          {
            setting: 'bathroom',
            camera: 'medium',
            child: 'stand happy',
            guide: 'cover surprised',
            things: ['bottle'],
            text: [
              'No soap here! {child} gets oil from a bottle. Rub, scrape. {guide} squeaks.',
              'Mud on {child}. Mud on {guide}. A bottle of oil, and scrape! All clean.',
            ],
          },
        ],
        middle: [
          {
            setting: 'bathroom',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'reach curious',
            things: ['bottle'],
            text: [
              'You could not go to a party as muddy as that. They went to the baths. {guide} looked in every corner for soap. There was only a bottle and a bent thing like a big spoon.',
              'The baths were full of steam and uncles. {child} was brown to the knees. {guide} was brown all over. They were given some bottle or other, a curved scraper, and no soap whatever.',
            ],
          },
          {
            setting: 'bathroom',
            camera: 'close',
            child: 'hold happy: spoon',
            guide: 'cover surprised',
            text: [
              'An old woman showed them. First you rub in oil. Then you scrape, as if with a long spoon, and the dirt comes too. {child} did one arm. It came up pink. {guide} had to be done twice.',
              'In the bottle was oil. Everyone rubbed it on and scraped it off, mud and all. The scraper was bent like the bowl of a spoon. {child} did {guide}, who was ticklish. The words "slippery" and "frippery" were heard.',
            ],
          },
        ],
        old: [
          {
            setting: 'bathroom',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'reach curious',
            things: ['bottle'],
            text: [
              'An enslaved man at the door of the baths looked at their feet. Then he looked at the floor, which was his to mop. They were let in. There was a cold room, a warm room and a hot room, and a great echo. {guide} tried the echo out. {child} was looking for soap. All that anybody had was a small round bottle, with a thing of bent bronze hung beside it.',
              'They were not fit to be seen. {guide} had half a moor behind each ear. So they paid a copper coin and went into the baths. Soldiers and cooks were sitting about there in the steam, as pink as prawns. "Soap?" said {child}. "What does it rhyme with?" asked {guide}. Nobody there had heard of any. They were handed a bottle, and a bronze blade with no edge, curved like a moon.',
            ],
          },
          {
            setting: 'bathroom',
            camera: 'close',
            child: 'hold happy: spoon',
            guide: 'cover surprised',
            text: [
              'The next bather along was from Syria. He had a beard like a hedge, and he poured something green into his palm. "Oil," he said. "From olives. Rub, so." The mud went soft and dark. Then came the bent bronze, like an enormous spoon, and one long stroke took off oil and dirt together. {child} had never been so clean, even on a Sunday. {guide} slid off the bench, came to rest at the far wall, and was inspired.',
              'There was oil in it. {child} rubbed some on one elbow, because everyone else was doing so, and made a gloomy paste. A lady leaned over with her own scraper, hollow like a spoon, and drew it once along the arm. The whole paste came off in a curl. Underneath was {child}. They did {guide} between them. A great deal of what had looked like {guide} turned out to be road.',
            ],
          },
        ],
      },
      ask: {
        young: ['What did they rub on?', 'Oil. Then scrape!'],
        older: [
          'How did Romans get clean without soap?',
          'They rubbed on oil and scraped it off together with the dirt.',
        ],
      },
    },
    {
      facts: ['hypocaust', 'enslaved'],
      shows: /\bfloors?\b/i,
      pages: {
        young: [
          {
            setting: 'living-room',
            camera: 'medium',
            child: 'kneel surprised',
            guide: 'sit happy',
            things: ['sock'],
            text: [
              'Wet socks. No fire. But the floor is warm! {guide} sits. {child} dries each sock.',
              '{child} takes off a sock. Ooh, warm floor! Hot air runs under it. {guide} lies down.',
            ],
          },
        ],
        middle: [
          {
            setting: 'living-room',
            camera: 'wide',
            child: 'stand worried',
            guide: 'stand sad',
            things: ['letter'],
            text: [
              'They were let in to wait. {child} was wet, the letter was wet, and the poem had run. There was not a stove or a fireplace in the room. {guide} shivered in time.',
              'It was a fine room with nothing in it to warm your hands at. {child} wrung out both sleeves. The ink on the letter was starting to swim. "O damp," said {guide}. "O cramp."',
            ],
          },
          {
            setting: 'living-room',
            camera: 'close',
            child: 'kneel happy',
            guide: 'sit sleepy',
            things: ['letter'],
            text: [
              'Then {child} knelt down. The floor was as warm as toast! It stood on little pillars, with hot air under it. Outside, a boy kept the fire. He was enslaved, and had to. They dried the letter flat.',
              '"Feel the floor," said {child}. It stood on short legs, and hot air crept about below. {child} looked out of the back. A girl there was feeding the fire. She belonged to the house, and could not say no. The letter dried in no time.',
            ],
          },
        ],
        old: [
          {
            setting: 'living-room',
            camera: 'wide',
            child: 'stand worried',
            guide: 'stand sad',
            things: ['letter'],
            text: [
              'They were asked to wait in a painted room until the others came. It was handsome, and it held a couch, a table, and no fire of any sort. {child} dripped on the floor. The letter had got so wet that "birthday" was turning into "bathday". Without the letter they might be anybody. {guide} breathed on it, and a whole word came off on {guide}\'s nose. "I shall have a cold," said {guide}, "in verse."',
              '"Dry yourselves," somebody said kindly, and shut the door. With what? {child} went all round the walls. There was a garden painted on them, with a painted bird, but there was neither a hearth nor a stove. The letter was as limp as lettuce by now. {guide} had put a paw to a forehead. The poem had been written on that paw, and it was going blue.',
            ],
          },
          {
            setting: 'living-room',
            camera: 'close',
            child: 'kneel surprised',
            guide: 'sit sleepy',
            things: ['letter'],
            text: [
              "It was {child}'s feet that noticed. The floor was hot. It lay on rows of stumpy pillars, and in between went the breath of a fire. At the back, at the mouth of it, sat a boy with a shovel. He was called Lucco. He belonged to the house, as the shovel did; that was the law then, and it was a bad one. {child} took him half a bun, and stayed to talk. The letter was dry when they came back, and so was {guide}.",
              'A wisp of steam was rising from each of their footprints. {child} put a hand down. The whole floor was warm from underneath. Through a grating you could see little pillars holding it, and red light. A woman was raking the fire. She had been bought, {guide} said, looking away; a good many people had. "What\'s her name?" said {child}, and went out to ask. It was Vassa. They spread the letter on the tiles, and nobody spoke for a bit.',
            ],
          },
        ],
      },
      ask: {
        young: ['Where was it warm?', 'On the floor!'],
        older: [
          'Why was the floor warm?',
          'It stood on pillars, and hot air from a fire flowed under it. Enslaved people had to keep the fire.',
        ],
      },
    },
    {
      facts: ['mosaic', 'dog'],
      shows: /\bstones?\b/i,
      pages: {
        young: [
          {
            setting: 'castle',
            camera: 'medium',
            child: 'kneel happy',
            guide: 'hide scared',
            things: ['rock'],
            text: [
              'A black dog at the door! {guide} hides. {child} pats it. It is all little stones.',
              'Grr? No. {child} looks close. Bit by bit, stones make the dog. Come out, {guide}!',
            ],
          },
        ],
        middle: [
          {
            setting: 'castle',
            camera: 'wide',
            child: 'stand worried',
            guide: 'hide scared',
            things: ['gate'],
            text: [
              'Inside the gate lay a dog. It was black, with its teeth showing. {guide} got behind {child}. "O dog," said {guide}, very low. "O good, good dog." It did not so much as blink.',
              'They pushed the gate, and {guide} screamed. A dog as big as a calf lay in the doorway, about to jump. It went on being about to. {child} counted to ten.',
            ],
          },
          {
            setting: 'castle',
            camera: 'close',
            child: 'kneel happy',
            guide: 'look-up shy',
            things: ['rock'],
            text: [
              '{child} took one step, then another. Close to, the dog fell apart. It was only stones, as small as sugar lumps, black and white and red. From far off they had made a dog. {guide} walked over its nose.',
              '{child} crouched and saw no dog, only squares. Somebody had laid it on the ground in tiny stones. Beside it stood some words: beware of the dog. {guide} barked at it.',
            ],
          },
        ],
        old: [
          {
            setting: 'castle',
            camera: 'wide',
            child: 'stand worried',
            guide: 'hide scared',
            things: ['gate'],
            text: [
              "Behind the gate was a passage, and in the passage was a dog. It was on a chain, but the chain was long. It had a red collar, and its front half was down, as when a dog is going to spring. {guide} recited to it from behind {child}'s knees. Nothing in the poem seemed to reach it. Past the dog was the light of a courtyard, and the sound of plates.",
              '"After you," said {guide} at the gate. It was the first time. {child} looked through the bars, and saw why. There was a large black dog lying in wait on the other side, with white eyes. They waited too. A fly walked down the middle of the dog and off the end, and was not snapped at. "It is well trained," whispered {guide}, who had begun to tremble. But {child} was watching the fly.',
            ],
          },
          {
            setting: 'castle',
            camera: 'close',
            child: 'kneel happy',
            guide: 'look-up shy',
            things: ['rock'],
            text: [
              '{child} went in sideways. At three steps the dog had edges. At two, it had corners. At one step there was no dog, just cubes of stone in their thousands, black by white by red. You needed to be afraid of it from exactly the right distance. There was one like it in Pompeii, {guide} now remembered, with a notice to beware. {guide} trod on its tail in passing, quite hard.',
              'No fly is as brave as that. {child} slipped through, knelt, and put a finger on the dog\'s nose. It was a stone, no bigger than a tooth, and so was the next. Someone had sat here with trays of colours and put a growl together out of rubble. The red collar was broken tile. "You can come," said {child}. {guide} patted it, and said that the eyes were overdone.',
            ],
          },
        ],
      },
      ask: {
        young: ['What was the dog made of?', 'Little stones.'],
        older: ['What is a mosaic made of?', 'Many little cubes of coloured stone, tile and glass.'],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'medium',
          child: 'sit happy',
          guide: 'jump proud',
          things: ['plate'],
          text: [
            'They lie down to eat! {child} has a full plate. {guide} shouts one rhyme. Plate, great!',
            'Figs on a plate. {child} eats lying down. {guide} says the poem to a fig.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'think calm',
          things: ['pencil'],
          text: [
            'Night. {child} takes a pencil. Dear Claudia, I got home.',
            'One pencil, one bit of wood. {child} writes a thank-you. Then yawns.',
          ],
        },
      ],
      [
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'wide',
          child: 'cheer happy',
          guide: 'shout proud',
          things: ['cake'],
          text: [
            'Here is Claudia. Here is the cake. {guide} says the poem. "O! Cake!" {child} claps.',
            '"You came!" says Claudia. {child} gets cake. {guide} stands up. "O Claudia. The end."',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sleep calm',
          things: ['letter'],
          text: [
            'The letter lies by the bed. {child} is asleep. O moon, says somebody. O spoon.',
            '{child} sleeps. The little wood letter sleeps too. It smells of honey.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          child: 'sit happy',
          guide: 'dance happy',
          things: ['candle'],
          text: [
            'A party under the trees! One candle. {guide} forgets the poem. {child} laughs, and Claudia too.',
            'Claudia lights a candle. {child} eats a pear. {guide} dances the poem.',
          ],
        },
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          child: 'look-up calm',
          things: ['moon'],
          text: [
            'Home by the straight road. {child} has mud again. The moon goes in the middle.',
            'Long road, long moon. {child} walks back to the beans. Good night, Claudia.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'wide',
          child: 'sit happy',
          guide: 'shout proud',
          things: ['cake'],
          text: [
            '"{child}!" cried Claudia. "I wrote so long ago!" There was cake. {guide} rose, went red, and lost every line of the poem. "O Claudia," said {guide}. "Happy birthday." It was just the right length.',
            'Claudia had kept two places free. Everybody lay on couches and ate cake sideways. "And now," said {guide}, "my poem." It rhymed road with toad and floor with door. Claudia laughed till her hair fell down.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'hold calm: letter',
          text: [
            'At night {child} wrote back, on the lid of a wooden box. "Dear Claudia, thank you for having me." Tomorrow {child} would plant the letter, between the leeks, where the post goes.',
            '{child} read the letter once more in bed. There was a new line under the old one, a bit crumby. "Next year again," it said. "Bring your poet. Bring a towel."',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          child: 'hold happy: present',
          guide: 'dance happy',
          text: [
            'Claudia met them under the pear tree with a wreath for each. {child} gave her the present. {guide} began the poem, and then, at the third O, just danced it. The guests stamped their sandals.',
            'The tables stood out of doors, and there were lanterns. "A present!" said Claudia, as if no one had ever had one. {guide} sang the poem, because the tune hid the words. Then everybody danced, even the cook.',
          ],
        },
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          child: 'look-up calm',
          guide: 'wave happy',
          things: ['moon'],
          text: [
            'The moon shone on the road all the way home, one white stripe. {guide} turned back at the beans. "Next time," called {guide}, "I shall do you." And from behind the shed came a small voice. "O {child}."',
            '{child} climbed back over the bean string. On the other side stood {guide}, waving. The moon lay in every rut of the road. "Moon," said {guide}. "Noon. Soon. There! It begins to flow."',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'wide',
          child: 'sit happy',
          guide: 'shout proud',
          things: ['cake'],
          text: [
            'Claudia Severa was about as old as a teacher and twice as pleased. "You read my letter!" she said, and took {child} by both hands. "One writes and writes, and never knows." There was honey cake, and there was a silence, for the poem. {guide} stood on a stool. Every word had gone. "O Claudia," said {guide}. Then it came, quite simply. "It was a long way, and we are glad we came." Somebody did weep. It was the cook.',
            'They ate lying down, on one elbow, which is harder with cake than you would think. After the cake Claudia clapped her hands, and {guide} gave them the poem. It had a road in it, and a toad. It had a floor, a dog, a bog, and a rhyme for empire that no one has used since. It went on until the lamps were lit. "Nobody," said Claudia, wiping her eyes, "has ever made me anything so long."',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'hold calm: letter',
          text: [
            '{child} answered the letter before going to bed. It had to be on wood, to be fair. There was an ice lolly stick, which is about the size, if you write small. "Claudia, greetings," {child} wrote. "It was nicer by being there. Please give some cake to whoever does the fire." In the morning it would go under the leeks, quite deep. The post was slow from there, but nothing was ever lost.',
            'The letter leaned against the lamp. It looked older in this light than it had looked on the way. {child} turned it over. On the back was something new, in a scrawl that wandered off the edge. "O {child}," it said. "O..." There followed a large blot. {child} lay awake for quite a while, trying to think what might come next.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          child: 'hold happy: present',
          guide: 'dance happy',
          text: [
            'The birthday was in the garden after all, with the rain stopped and the hedges still ticking. Claudia undid the present herself, and kept the paper, which she thought very fine. Soldiers from three ends of the empire sang in three languages. When it came to the poem, {guide} found that it had been through too much. It would not be said. So {guide} danced it, every mile, down to the ditch. They asked for the ditch again.',
            'Claudia had wreaths for the statue, the cat and her husband, and she had two left. She was wearing her best dress and odd socks, because of the climate. {child} held out the present. {guide} cleared a throat. "O Claudia," said {guide}, "who art more like a rose, on the whole, than like a wall." She thought it over. She said that it was the best she had heard this side of Rome.',
          ],
        },
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          child: 'look-up calm',
          guide: 'wave happy',
          things: ['moon'],
          text: [
            'The road home lay ahead in the dark with the moon all along it. Neither of them said much until the beans. "There is one thing about a straight road," said {guide}. "When you go, I can see you for a very long time." {guide} stood in the middle, where it was dry, and waved. {child} walked backwards up the potato patch. At the tap there was only moon left, and then a hedge.',
            'You could have read by such a moon. {child} did, at each milestone, and it was one less every time. VIII, VII, VI. At I they stopped. "I have never had a friend who came the whole way," said {guide}, waving, though they were still quite near. Then {child} stepped over the string. It was drizzling, in exactly the same way. Somewhere under the leeks a voice was trying out a word, and trying it out again.',
          ],
        },
      ],
    ],
  },
};
