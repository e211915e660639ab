import type { FactSheet } from '../sheet.ts';

/** The first letter of a name in icing is carried off a birthday cake by ants, and it is wanted back before tea. */
export const insects: FactSheet = {
  id: 'insects',
  topic: 'nature',
  title: 'Insects',
  subject: 'ants and other insects',
  words: [
    'insect',
    'ant',
    'bug',
    'minibeast',
    'beetle',
    'cricket',
    'aphid',
    'stick insect',
    'anthill',
    'creepy crawly',
    'how do ants talk',
    'how do ants talk to each other',
    'why do ants walk in a line',
    'where do ants go',
  ],
  guides: ['beetle', 'grasshopper', 'moth'],
  titles: [
    'Off the Cake and Away',
    '{child} After the Ants',
    'Stop Those Ants!',
    '{guide} Only Tasted It',
    'Away Under the Daisies',
  ],
  facts: [
    {
      id: 'trail',
      says: 'Ants that have found food lay a trail of scent, and other ants follow it.',
      source: 'Encyclopaedia Britannica: Ant',
    },
    {
      id: 'strong',
      says: 'Ants can carry loads many times heavier than their own weight.',
      source: 'Natural History Museum, London: Ants',
    },
    {
      id: 'honeydew',
      says: 'Aphids make a sweet juice called honeydew, and some ants guard aphids and drink it.',
      source: 'Royal Horticultural Society: Ants and aphids',
    },
    {
      id: 'twig',
      says: 'Stick insects look so like twigs that they are hard to find.',
      source: 'Encyclopaedia Britannica: Stick insect',
    },
    {
      id: 'knees',
      says: 'Bush crickets hear with ears on their front legs, just below the knee.',
      source: 'Encyclopaedia Britannica: Katydid',
    },
    {
      id: 'skater',
      says: 'Pond skaters walk on water: its surface holds them up like a skin, and hairs on their feet keep them dry.',
      source: 'Natural History Museum, London: Pond skaters',
    },
    {
      id: 'six',
      says: 'An insect has six legs and a body in three parts.',
      source: 'Natural History Museum, London: What is an insect?',
    },
    {
      id: 'shell',
      says: 'Insects have no bones inside; their skeleton is on the outside.',
      source: 'Encyclopaedia Britannica: Insect, exoskeleton',
    },
    {
      id: 'queen',
      says: 'In an ant nest a queen lays the eggs, and the workers are her daughters.',
      source: 'Encyclopaedia Britannica: Ant',
    },
    {
      id: 'kinds',
      says: 'There are more kinds of insect than of all other animals together.',
      source: 'Smithsonian Institution: Numbers of insects',
    },
    {
      id: 'breath',
      says: 'Insects have no lungs and breathe through tiny holes along their sides.',
      source: 'Encyclopaedia Britannica: Insect, respiration',
    },
  ],
  never: [
    {
      wrong: /\b(?:spiders?|woodlice|snails?|worms?) (?:is|are|was|were) (?:an )?insects?\b/i,
      belief: 'Spiders are insects.',
      truth: 'Insects have six legs, and a spider has eight.',
    },
    {
      wrong: /\bants? (?:follows?|followed) (?:a |the )?leader\b/i,
      belief: 'Ants follow a leader.',
      truth: 'They follow a trail of scent.',
    },
    {
      wrong: /\bqueen (?:tells|told|orders?|ordered|commands?|commanded) the (?:ants|workers)\b/i,
      belief: 'The queen tells the workers what to do.',
      truth: 'The queen lays the eggs; nobody gives orders.',
    },
    {
      wrong: /\binsects? (?:has|have) (?:tiny |small )?bones\b/i,
      belief: 'Insects have small bones.',
      truth: 'Their skeleton is on the outside.',
    },
    {
      wrong: /\bcrickets? (?:sings?|chirps?) with (?:its|their) (?:mouths?|legs)\b/i,
      belief: 'Bush crickets sing with their mouths.',
      truth: 'They rub their wings together.',
    },
  ],
  opens: {
    young: [
      [
        {
          setting: 'garden',
          camera: 'close',
          child: 'stand surprised',
          things: ['cake', 'cherries'],
          text: [
            'A cake with one cherry. Look, {child}! The cherry walks away.',
            'Off the cake goes a cherry. It has legs! Ant legs, {child}.',
          ],
        },
        {
          setting: 'garden',
          camera: 'wide',
          child: 'run excited',
          guide: 'point happy',
          things: ['leaf'],
          text: [
            '"Stop!" says {a guide}. {child} gets small. Smaller than a leaf. After them!',
            'Under a leaf sits {a guide}. "Cherry? Yum!" says it. Small {child} runs.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          camera: 'medium',
          child: 'sit happy',
          things: ['cake', 'cherries'],
          text: [
            '{child} has a birthday cake. On top, a cherry. Now on top: nothing.',
            'Who took the cherry? {child} looks round the cake. A long, thin, black line.',
          ],
        },
        {
          setting: 'garden',
          camera: 'close',
          child: 'kneel curious',
          guide: 'walk proud',
          things: ['daisy'],
          text: [
            '"Ants," says {a guide}. "Follow me." {child} goes under a daisy, quite small.',
            'By the daisy is {a guide}. "I smell cherry." {child} shrinks. Off they go.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'garden',
          camera: 'close',
          child: 'stand surprised',
          things: ['cake'],
          text: [
            "{child}'s name was on the cake in icing. There was one letter too few. The first of all, the capital, was walking off along the table.",
            "Tea was at four. At three the cake said the whole of {child}'s name. At five past three, the big letter climbed down a table leg, feet first.",
          ],
        },
        {
          setting: 'garden',
          camera: 'wide',
          child: 'run excited',
          guide: 'point happy',
          things: ['biscuit'],
          text: [
            '"Ants!" said {a guide}, from under a biscuit. "I saw it all. I was only guarding the crumbs." {child} ducked below the cloth, and came out small.',
            'On the grass sat {a guide}, eating the evidence. "It went that way," said {guide}, round a biscuit. {child} shrank as far as the daisies, and ran.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          camera: 'medium',
          child: 'sit worried',
          things: ['cake', 'candle'],
          text: [
            'Every candle was straight, and the cake was perfect. Then {child} read it. It began with the second letter. Down the cloth went a thin dark line, carrying the first.',
            "They had put a candle at each end of {child}'s name. Between them now was a gap in the cake. It had small footprints in the cream.",
          ],
        },
        {
          setting: 'garden',
          camera: 'close',
          child: 'kneel curious',
          guide: 'walk proud',
          things: ['spoon'],
          text: [
            'In the bowl of a spoon sat {a guide}. "I will help," said {guide}. "What flavour is it?" {child} slid down the cloth, and was tiny at the bottom.',
            '"A capital crime," said {a guide}, and licked the spoon. It was an old joke, for {guide}. {child} looked at it upside down in the silver, and became that size.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'garden',
          camera: 'close',
          child: 'stand surprised',
          things: ['cake'],
          text: [
            "It had taken a steady hand and a whole tube of icing to write {child}'s name on the cake. The first letter was the best, with a curl on it. {child} went in for the candles, and came back. The curl was going over the edge of the plate. The rest of the letter went after it, on a great many legs.",
            'Nobody can say that {child} was careless. The cake stood in the middle of the table, under a net, and was looked at every ten minutes. At the third look the name on it began with a small letter. There was a pale patch in front. Down the table leg, tilted like a piano on the stairs, came the capital.',
          ],
        },
        {
          setting: 'garden',
          camera: 'wide',
          child: 'run excited',
          guide: 'point happy',
          things: ['biscuit'],
          text: [
            '"Ants," said {a guide}, with a mouth full of biscuit. "I would have stopped them, but I was on guard here." {guide} had guarded two biscuits already, down to the plate. "We can head them off. Tea is at four? Is there jam?" {child} was on hands and knees by then, and the daisies were closing overhead like umbrellas.',
            'A person came out from under the biscuit plate, brushing off crumbs. It was {a guide}. "I am a witness," said {guide}. "Twelve of them, no, twenty. I tasted a bit as it went by, so as to know it again." {child} crawled after the line until the grass blades were trees. It was then a quarter past three.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          camera: 'medium',
          child: 'sit worried',
          things: ['cake', 'candle'],
          text: [
            'You cannot give somebody a cake with a mistake in it. {child} had iced it alone, the whole name, and put a candle by each letter. Now one candle stood beside nothing. It was the one at the front. A trail of sugar dust led over the rim and down the cloth. Something white was disappearing into the lawn.',
            '"Read it out," they had said, and {child} did, and it was not a name. It had lost its beginning. Where the capital had been on the cake was a ring of crumbs, and a candle leaning over to look. {child} lay down on the grass. A letter is easy to see, when it is going away from you at an inch a minute.',
          ],
        },
        {
          setting: 'garden',
          camera: 'close',
          child: 'kneel curious',
          guide: 'walk proud',
          things: ['spoon'],
          text: [
            'There was {a guide} in the jam spoon, up to the elbows. "Lost something?" said {guide}. "I am a great finder of food. I find it, and then I am sorry to say that it gets eaten." {child} promised {guide} the plate to lick. It is an odd feeling to walk under a daisy. They were on the road by twenty past three.',
            '"You will be wanting a tracker," said {a guide}, and put down the spoon with regret. "I can follow icing over rock." {guide} could, too; but there was often a good deal less of it afterwards. {child} took hold of a grass stem and went down it like a pole, and went on going down.',
          ],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['trail'],
      shows: /\b(?:scent|smell|smells|smelled|smelt)\b/i,
      pages: {
        young: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'kneel curious',
            guide: 'think curious',
            things: ['rock'],
            text: [
              'No ants! They went past this rock. They leave a smell. Ants follow it. So do {child} and {guide}.',
              'Which way? An ant comes by the rock. It smells the path. {child} goes behind it. {guide} sniffs.',
            ],
          },
        ],
        middle: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'stand worried',
            guide: 'think proud',
            things: ['rock'],
            text: [
              'At the flat rock the ants had gone from sight. "They follow their leader," thought {guide}, and looked for a hat. {child} saw no leader, and no ants.',
              'Beyond the rock there were three ways to go. {guide} asked the first ant who was in charge. It did not understand the question.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'kneel happy',
            guide: 'walk shy',
            things: ['footprints'],
            text: [
              'Then one came hurrying, feelers down. It never looked up. "It smells the way," said {child}. The others had left a scent, like footprints for the nose. {guide} had been standing on it.',
              'Each ant dabbed the ground as it went. That left a smell, and the next one ran along it. {child} and {guide} walked where the ants walked. It was as good as footprints.',
            ],
          },
        ],
        old: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'stand worried',
            guide: 'think proud',
            things: ['rock'],
            text: [
              'It was only a garden path, but it took them ten minutes. On the far side the ants had vanished. There was a rock, and there were four gaps in the grass. "We want the leader," said {guide}. "It will be the one with the map." They caught up with a late ant, and {guide} saluted. It had no map. It ran between {guide}\'s legs.',
              'They lost the column by the white rock, because {guide} had stopped to look into a crumb. There was grass in front of them, and it was all alike. {child} listened for boots. {guide} held up a wet finger, for jam. "If I were a general," said {guide}, "I should have left a sign." But there was no sign, and no general.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'kneel happy',
            guide: 'walk shy',
            things: ['footprints'],
            text: [
              '{child} got down beside the next to come. It went along with its feelers on the ground, left, right, left, as you might read with a finger. Where the earth was bare to see, it ran straight as a ruler. "There is a line here," said {child}, "made of scent." Those who find food lay it on the way home. {guide} put both feet in it, and the ants went round like footprints.',
              '"They don\'t need a general," said {child}. "They have a smell." Each ant that had touched the icing had put a dot of scent on the ground, and then another. Whoever came next smelled the dots, and added one. The more ants, the stronger the road. {child} watched where they swerved, and followed that. It was all done without footprints. {guide} could smell nothing but butter.',
            ],
          },
        ],
      },
      ask: {
        young: ['How do ants know the way?', 'They smell it!'],
        older: ['What do ants follow to the food?', 'A trail of scent that the others have left.'],
      },
    },
    {
      facts: ['strong', 'shell'],
      shows: /\bheavier than\b|\bown weight\b/i,
      pages: {
        young: [
          {
            setting: 'garden',
            camera: 'medium',
            child: 'reach determined',
            guide: 'sit sleepy',
            things: ['biscuit'],
            text: [
              'A biscuit crumb in the road. Push, {child}! {guide} puffs. One ant lifts it. Heavier than ten ants!',
              '{child} cannot move the biscuit crumb. {guide} cannot. An ant can. It is heavier than the ant!',
            ],
          },
        ],
        middle: [
          {
            setting: 'garden',
            camera: 'medium',
            child: 'reach worried',
            guide: 'sit sad',
            things: ['biscuit'],
            text: [
              'A lump of biscuit had come down across the road. {child} pushed until {his} boots slid. {guide} offered to eat a way through. It would have taken until Friday.',
              'There was a landslide: one crumb of biscuit, as large as a shed. They put their backs to it. {guide} leaned on it from the top, and had a small bite.',
            ],
          },
          {
            setting: 'garden',
            camera: 'wide',
            child: 'cheer surprised',
            guide: 'stand surprised',
            things: ['leaf'],
            text: [
              'Two ants looked it over, took hold, and walked away with it. It was many times heavier than they were. A third came along with a leaf for a sail. {guide} wished it had been left.',
              '"Excuse us," said an ant, and lifted the whole thing over its head. Ants carry many times their own weight. Another had a leaf, and was whistling. {child} cheered. {guide} missed the crumb.',
            ],
          },
        ],
        old: [
          {
            setting: 'garden',
            camera: 'medium',
            child: 'reach worried',
            guide: 'sit sad',
            things: ['biscuit'],
            text: [
              'Somebody at the table had dropped a piece of biscuit, and up there it was not worth picking up. Down here it had fallen across the only road, and it was the size of a garage. {child} pushed, with both feet against a root. {guide} dug in from the sunny side. "I can have us through by Tuesday," said {guide}, chewing. It was then half past three.',
              'The road was shut. A crumb of biscuit lay over it from bank to bank, with raisins in it like boulders. {child} tried to roll it, and to lever it with a straw. {guide} took a more personal interest. "It is no good just standing," said {guide}, with full cheeks. "One must begin somewhere." By the clock on the church they had half an hour.',
            ],
          },
          {
            setting: 'garden',
            camera: 'wide',
            child: 'cheer surprised',
            guide: 'stand surprised',
            things: ['leaf'],
            text: [
              'A single ant came up, and walked along it, feeling for a grip. Then it braced its six legs, took the corner in its jaws, and the garage rose. "That is heavier than you are!" cried {child}. "Many times," it said through its teeth. They wear their skeletons outside, and are very strong for their size. {guide} hid the last raisin under a leaf.',
              'Some ants on the way home met the queue. They did not discuss it. Three took one side and two the other. Up it went, swaying, over a fallen leaf and off down the slope. An ant can carry many times its own weight. {child}, who could not have moved it an inch, stood and cheered. {guide} waved to it as to a departing friend.',
            ],
          },
        ],
      },
      ask: {
        young: ['Who lifted the crumb?', 'One small, strong ant!'],
        older: ['How much can an ant carry?', 'Many times its own weight.'],
      },
    },
    {
      facts: ['honeydew'],
      shows: /\bhoneydew\b/i,
      pages: {
        young: [
          {
            setting: 'garden',
            camera: 'close',
            child: 'look-up happy',
            guide: 'reach excited',
            things: ['rose'],
            text: [
              'Little green bugs on a rose. Ants guard them! One drop of honeydew. {guide} licks. {child} waits.',
              'See that rose? An ant pats a bug. Out comes honeydew. It shares with {child}. {guide} wants more!',
            ],
          },
        ],
        middle: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'reach excited',
            things: ['rose'],
            text: [
              'The trail went up a rose. On the stem sat fat green aphids, row upon row. "Snacks," said {guide}. At once four ants stood round them, jaws open.',
              'Aphids sat all over a rose. "I could eat one," said {guide}. "Could you?" said an ant, and more came. Now they were not let through at all.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'wave happy',
            guide: 'stand shy',
            things: ['cup'],
            text: [
              '"They are your cows," said {child}. The ant grew less stiff. It stroked one, and out came a drop of honeydew, as sweet as syrup. {guide} had a cup. {guide} was watched.',
              '"You keep them, like a farm!" said {child}, and the ants were flattered. They tapped an aphid, and it gave a bead of honeydew. {guide} held out a cup for it, and said please.',
            ],
          },
        ],
        old: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'reach excited',
            things: ['rose'],
            text: [
              'The road climbed a rose, thorn by thorn. Near the top it ran between two walls of small green bodies. They were aphids, plump as grapes. "One would not be missed," said {guide}, and stretched. There was a click. Ants had come out on both sides, with their jaws apart. {child} and {guide} were not going anywhere.',
              '{guide} had been good for nearly five minutes. But all the way up the stem of the rose sat aphids, shoulder to shoulder, faces to the wall. {guide} put out a hand to the roundest. A guard seized it. "Rustlers," said the guard. Six others looked {child} up and down, and barred the way with their feelers.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'wave happy',
            guide: 'stand shy',
            things: ['cup'],
            text: [
              '"It\'s a dairy," said {child}, looking past them. An ant went down the row, patting each on the back. From each there swelled a bright drop, and the ant drank it. It was honeydew, and for that they guarded the herd from all comers. "We only came to admire," said {child}. {guide} was given a cup of it, and drank it looking humble.',
              '{child} saw one of them stroke an aphid with its feelers, until it let go a drop of honeydew. So they were not guarding dinner. They were guarding cows. "What a fine herd!" said {child}. "We had no idea that this was a farm." Jaws closed all round. {guide} was even brought a cup of it, still warm, and was made to sip.',
            ],
          },
        ],
      },
      ask: {
        young: ['What did the green bugs give?', 'Honeydew!'],
        older: ['Why do some ants guard aphids?', 'They drink their sweet honeydew.'],
      },
    },
    {
      facts: ['twig', 'six'],
      shows: /\bstick insect\b/i,
      pages: {
        young: [
          {
            setting: 'forest',
            camera: 'medium',
            child: 'point surprised',
            guide: 'jump surprised',
            things: ['log'],
            text: [
              '{guide} walks on a stick. The stick says ow! {child} counts six legs. A stick insect, on a log.',
              'Sit on this log, {guide}. It gets up! Six legs. It is a stick insect. Sorry! says {child}.',
            ],
          },
        ],
        middle: [
          {
            setting: 'forest',
            camera: 'wide',
            child: 'stand worried',
            guide: 'walk proud',
            things: ['log'],
            text: [
              'They came to a ditch with no way over. {guide} set a log across it, and went first. In the middle it moved. {guide} came back.',
              'A ditch lay before them. There were plenty of twigs and one small log. "I will choose the bridge," said {guide}. It was thin and brown, and it sighed.',
            ],
          },
          {
            setting: 'forest',
            camera: 'close',
            child: 'point happy',
            guide: 'sit shy',
            things: ['leaf'],
            text: [
              '{child} looked along it. It had joints, and feelers, and six thin legs. "It\'s a stick insect! It only looks like wood." It bent down a leaf for {child} and {guide} to cross on.',
              '"That one has a face," said {child}. It was a stick insect, and it had been eating a leaf. It was so like a twig that its own friends sat on it. It let {guide} walk over.',
            ],
          },
        ],
        old: [
          {
            setting: 'forest',
            camera: 'wide',
            child: 'stand worried',
            guide: 'walk proud',
            things: ['log'],
            text: [
              'Some rain had made a ditch there, too wide to jump. What they wanted was a bridge. {guide} rejected one log as damp, and one as common, and chose a good straight twig with knots. It lay down nicely from bank to bank. {guide} was halfway when it shivered. {guide} looked at it. It was looking at {guide}.',
              'There had been a bridge over the ditch, said {guide}, but it was liquorice, and had not lasted. They hunted for another. Each log that {child} could lift was too short. Then {guide} found one that was just right, brown and thin, with a bud at the end. The bud blinked. {guide} let go of it quite suddenly.',
            ],
          },
          {
            setting: 'forest',
            camera: 'close',
            child: 'point happy',
            guide: 'sit shy',
            things: ['leaf'],
            text: [
              '"Don\'t move," said {child}. "Count its legs." It had six, as an insect should, held out stiff like side shoots. It was a stick insect, and being a stick was its whole plan. Birds flew past it. Beetles sat on it. "You might have asked," it told {guide}. Then it drew down a long leaf by the tip, and that did for a bridge.',
              'It rocked a little, as if there were a wind, and there was no wind. {child} saw a body in three parts, and six legs where you would look for twigs. "It\'s a stick insect." "I was," it told {guide} sadly, "until a moment ago, nobody." It was rather good at it. But it pulled a leaf over the ditch for them, and was a twig again.',
            ],
          },
        ],
      },
      ask: {
        young: ['Was it a stick?', 'No! A stick insect, with six legs.'],
        older: ['Why is a stick insect hard to find?', 'It looks like a twig.'],
      },
    },
    {
      facts: ['knees'],
      shows: /\bknees?\b/i,
      pages: {
        young: [
          {
            setting: 'garden',
            camera: 'close',
            child: 'shout happy',
            guide: 'think surprised',
            things: ['flower'],
            text: [
              'A cricket by the flower. {child} shouts in its face. No! Its ears are by its knees. {guide} looks.',
              '"Hello!" says {child} to a knee. The cricket hears with that! {guide} tries it too, by a flower.',
            ],
          },
        ],
        middle: [
          {
            setting: 'garden',
            camera: 'medium',
            child: 'shout worried',
            guide: 'shout angry',
            things: ['flower'],
            text: [
              'A bush cricket sat on a flower. From up there one could see the whole lawn. {child} shouted at its head, and {guide} shouted louder. It went on chewing.',
              '"Have you seen any ants?" {child} called to a cricket on a flower. {guide} made a trumpet of two hands. It looked at them kindly, and did not hear a word.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'point happy',
            guide: 'kneel curious',
            things: ['leaf'],
            text: [
              'Then it lifted one front leg, and turned it about. "Speak up," it said. "Into the knee." That is where its ears were. {guide} knelt by a leaf, and told its shin everything.',
              '{child} saw a slit in its leg, just under the knee. It was an ear! The cricket held out that leg like a cup. {guide} whispered to it round a leaf. "North," it said.',
            ],
          },
        ],
        old: [
          {
            setting: 'garden',
            camera: 'medium',
            child: 'shout worried',
            guide: 'shout angry',
            things: ['flower'],
            text: [
              'What they needed was somebody high up. On the tallest flower in the bed sat a bush cricket, green as paint, eating the view. {child} climbed to the next leaf down and asked it, as clearly as possible, about the ants. {child} said it to both sides of its face. {guide} bawled it. It smiled at them, as people do on the telephone.',
              'A bush cricket kept the lookout there, on top of a flower. "Please, which way did the icing go?" said {child}, up close to its cheek. It wiped the cheek. {guide} had a bigger voice, and used all of it. "Deaf as a carrot," said {guide}. "There is not an ear on it. I have looked." It was twenty to four.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'point happy',
            guide: 'kneel curious',
            things: ['leaf'],
            text: [
              '{guide} was right about the head. But {child} had noticed that when a leaf cracked it raised one arm. Just below the knee of each front leg was a narrow slit. "Those are its ears," said {child}. "Say it to the knee." {guide} knelt down and did so, with a very straight face. "Oh, ants!" said the cricket. "Why didn\'t you say?"',
              '"No ears on its head," said {child}, "so where else?" They examined it all over, with permission. On its front legs, a little below the knees, was a thing like a letter box. {child} whispered into the left. The cricket swung the leg round, this way and that, to be sure of it. "By the third leaf," it told them. {guide} bowed to its shin.',
            ],
          },
        ],
      },
      ask: {
        young: ["Where are the cricket's ears?", 'By its knees!'],
        older: ["Where are a bush cricket's ears?", 'On its front legs, just below the knee.'],
      },
    },
    {
      facts: ['skater'],
      shows: /\bskin\b/i,
      pages: {
        young: [
          {
            setting: 'pond',
            camera: 'wide',
            child: 'sit excited',
            guide: 'sit worried',
            things: ['puddle', 'leaf'],
            text: [
              'A puddle, like a sea! A pond skater walks on it. Water has a skin! It pulls a leaf. {child} and {guide} ride.',
              'Who runs on the puddle? Dry feet! The water has a skin to walk on. {child} and {guide} take a leaf.',
            ],
          },
        ],
        middle: [
          {
            setting: 'pond',
            camera: 'wide',
            child: 'stand worried',
            guide: 'reach sad',
            things: ['puddle'],
            text: [
              'The hose had left a puddle, and they could not see its other shore. Every ant was round it by now. "I will test it," said {guide}, and went in to the chin.',
              "Before them lay a puddle as wide as a lake. {guide} remembered that one cannot swim on a full stomach. {guide}'s was always full.",
            ],
          },
          {
            setting: 'pond',
            camera: 'medium',
            child: 'sit excited',
            guide: 'sit shy',
            things: ['leaf'],
            text: [
              'A pond skater slid up. It stood on the water as on carpet. Its toes made dents, and did not go in. The top of water is like a skin. It towed {child} and {guide} over, on a leaf.',
              '"Ferry?" said a pond skater. It was standing on the lake! Water has a sort of skin, and its hairy feet stayed dry. It hitched up a leaf. {child} and {guide} sat very still.',
            ],
          },
        ],
        old: [
          {
            setting: 'pond',
            camera: 'wide',
            child: 'stand worried',
            guide: 'reach sad',
            things: ['puddle'],
            text: [
              'Whoever had watered the beans had left a puddle, and it had closed the road. From where they stood one could not make out the further side. {guide} tested the depth with a leg. There was no end to it, and then there was no {guide}. {child} pulled {guide} out by the other leg. It would take an hour to walk round, and there was not an hour.',
              '"It was not here at lunch," said {guide}. A puddle lay over the path, grey and enormous, with small waves. The ants knew a long way round. {child} did not know it, and it was a quarter to four. {guide} tried walking very fast on the water, which works if you believe in it. {guide} had not believed enough.',
            ],
          },
          {
            setting: 'pond',
            camera: 'medium',
            child: 'sit excited',
            guide: 'sit shy',
            things: ['leaf'],
            text: [
              'Out in the middle, something was standing up. It skated towards them on four long legs, and under each foot the water dipped like a cushion. "It has a skin," it said, "if one treads lightly. And I have hairy feet." Nothing of it was wet. It took a grass rope and towed a leaf across, with {child} and {guide} holding their breath on top.',
              'A pond skater drew up alongside and looked at the footprints, which went down. "You went through it," it said. It stood on that puddle as one stands on a trampoline. The top of the water held like a skin, and the hairs on its feet kept them dry. They crossed behind it on a leaf. {guide} leaned over just once to look at the skin.',
            ],
          },
        ],
      },
      ask: {
        young: ['Who can walk on water?', 'The pond skater!'],
        older: ['How does a pond skater stay on top of the water?', 'The surface holds it up like a skin.'],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          setting: 'cave',
          camera: 'medium',
          child: 'wave happy',
          guide: 'reach excited',
          things: ['cherries'],
          text: [
            'Down the ant hole. Here is the cherry! All the babies are hungry. {child} lets them. {guide} drools.',
            'The ants have a queen. The queen has babies. They want cherry. {child} says yes. Not you, {guide}!',
          ],
        },
        {
          setting: 'garden',
          camera: 'close',
          child: 'sit happy',
          things: ['cake'],
          text: [
            '{child} is big. The cake has a hole on top. A good hole, for a strawberry.',
            'Cut the cake! {child} drops one crumb. On purpose. Off it walks.',
          ],
        },
      ],
      [
        {
          setting: 'cave',
          camera: 'wide',
          child: 'hold proud: cherries',
          guide: 'stand sad',
          text: [
            '"Swap?" says {child}. One crumb for one cherry. The ants nod. {guide} is so hungry.',
            'The ants like crumbs best. They give the cherry to {child}. {guide} carries it. Careful, {guide}!',
          ],
        },
        {
          setting: 'garden',
          camera: 'medium',
          child: 'cheer surprised',
          guide: 'hide shy',
          things: ['cake'],
          text: [
            'Back on the cake? No. Only the stone. {guide} went "Oops". {child} laughs.',
            'One cake. One cherry with one bite. {child} looks at {guide}. {guide} looks up.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'cave',
          camera: 'medium',
          child: 'reach happy',
          guide: 'cover shy',
          things: ['box'],
          text: [
            'Under the ground, in a larder like a box, lay the letter. The workers had eaten the straight part. Only the curl was left. "It was for the babies," they said. {child} took the curl. {guide} wiped {guide}\'s chin.',
            'The ants had put it in a box with the seeds. All of them were sisters, and there were babies to feed. What was left was a tail. {child} thanked them, and {guide} carried it, being watched.',
          ],
        },
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          child: 'stand proud',
          things: ['cake'],
          text: [
            'It was no longer a capital. It was a comma. {child} set it on the cake in front of the rest. Everyone took a small breath before they sang.',
            "So the cake began with a comma, and then the rest of {child}'s name. It looked as if somebody had stopped first, to smile.",
          ],
        },
      ],
      [
        {
          setting: 'cave',
          camera: 'wide',
          child: 'wave happy',
          guide: 'sit sad',
          things: ['bread'],
          text: [
            'They found it in the nursery, with pale grubs asleep all round it. {child} had not the heart. The queen laid an egg. "Have it," said {child}. They gave {guide} a crumb of bread for the road.',
            'The letter had come to the heart of the nest, where the queen was. The workers had propped it by the babies. {child} read it to them, once. Then {child} left, and {guide} left with some bread.',
          ],
        },
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          child: 'cheer happy',
          things: ['cake'],
          text: [
            "They all sang to the cake as it was written. Without the first letter, {child}'s name sounded like somebody from a long way off. {child} rather liked it.",
            'On the cake, in the gap, {child} put a daisy. It was not a letter. But it stood at the front, and held the place.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'cave',
          camera: 'medium',
          child: 'reach happy',
          guide: 'cover shy',
          things: ['box'],
          text: [
            'The door was a crack by the third slab, and below was a city. Sisters ran past with lamps of dew. In a larder like a box, between the seeds, they found the capital, or what there was of it. The grubs had had the straight part. "They grow so," said a worker. {child} was given the curl, in a leaf. {guide}\'s pockets were searched.',
            'They were shown down, one passage after another, to a storeroom like a shoe box. An ant was on the letter with a saw. She was so sorry. There were a great many small sisters, and only one queen to lay them, and everyone was always hungry. {child} said that of course they must be fed. The curl at the end was not cut yet. {guide} did not even lick it.',
          ],
        },
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          child: 'stand proud',
          things: ['cake'],
          text: [
            '{child} was at the table again by one minute to four, and put it where it belonged. There was no doubt about it. It had gone out as a capital, and it had come home as a comma. The cake now said a comma, and then the rest. "Why is there a pause?" somebody asked. "That is where you breathe in," said {child}, and they did, and sang.',
            'What was left was small, and bent, and unmistakable. {child} laid it on the cake with tweezers, in front of the other letters. It was a comma. It made the name look as though there was something that came before it, and there had been. When it was cut, the slice with the comma was put by the crack in the third slab.',
          ],
        },
      ],
      [
        {
          setting: 'cave',
          camera: 'wide',
          child: 'wave happy',
          guide: 'sit sad',
          things: ['bread'],
          text: [
            'It was in the lowest room. The queen lay along one wall, larger than the rest, and laid an egg as they came in. She gave no orders. Nobody needed any. The letter stood in the middle, and about it the grubs lay in heaps, with sugar on their chins. "Leave it," said {child} quietly. For the way back {guide} was allowed one crumb of bread.',
            'They heard it first: a small sound of licking. In the nursery the capital stood against a wall, and babies were being lifted up to it in turn. {child} had come with a speech. {child} looked at them a while, and did not make it. "I can manage with the others," said {child}. {guide} left a bit of bread, which was very nearly whole.',
          ],
        },
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          child: 'cheer happy',
          things: ['cake'],
          text: [
            'So at four o\'clock they sang what the cake said. It was {child}\'s name with its front door off. It sounded like a person from another country, who had just come in on a boat. Somebody asked if they should fill in the gap. "It isn\'t a gap," said {child}. "It\'s a tip." And the first crumb of the first slice was dropped on purpose.',
            'In the gap on the cake stood a daisy, by special request. It was not the first letter of anything much. {child} blew out all the candles, and wished, and bent down under the table while the others clapped. There was a thin dark line there already, waiting in good order. "North by the rock," {child} told it, "and then follow your noses."',
          ],
        },
      ],
    ],
  },
};
