import type { FactSheet } from '../sheet.ts';

/** The town clock will not strike twelve until somebody dances, its own wooden dancer has gone off, and nobody gets any lunch. */
export const dance: FactSheet = {
  id: 'dance',
  topic: 'arts',
  title: 'Dance',
  subject: 'dancing',
  words: [
    'dance',
    'dancing',
    'dancer',
    'ballet',
    'ballerina',
    'tap dance',
    'maypole',
    'lion dance',
    'how do dancers spin',
    'pirouette',
  ],
  guides: ['hippo', 'flamingo', 'ostrich'],
  titles: [
    'One Minute to Twelve',
    'The Clock That Would Not Strike',
    '{child} and the Dance for Lunch',
    'I Meant to Do That, Said {guide}',
    'Soup at Last',
  ],
  facts: [
    {
      id: 'spot',
      says: 'Dancers who spin keep their eyes on one spot and bring the head round last and quickly, and so they grow less dizzy.',
      source: 'Encyclopaedia Britannica, "Pirouette"',
    },
    {
      id: 'dizzy',
      says: 'We grow dizzy because liquid in the inner ear goes on moving after we have stopped.',
      source: 'Encyclopaedia Britannica, "Inner ear": Vestibular system',
    },
    {
      id: 'arms',
      says: 'Whoever spins and pulls the arms in spins faster.',
      source: 'Encyclopaedia Britannica, "Angular momentum"',
    },
    {
      id: 'knees',
      says: 'A dancer bends the knees before a jump and again on landing, toes first and heels last, which makes the landing soft and quiet.',
      source: 'Encyclopaedia Britannica, "Plié"; "Ballet movement"',
    },
    {
      id: 'taps',
      says: 'Tap dancers wear metal plates under toe and heel, so that their feet are instruments.',
      source: 'Encyclopaedia Britannica, "Tap dance"',
    },
    {
      id: 'tap-roots',
      says: 'Tap grew up in America from the dances of enslaved African people and of people from Ireland and Britain.',
      source: 'Encyclopaedia Britannica, "Tap dance"',
    },
    {
      id: 'hands',
      says: 'In the old dances of India the hands tell a story: each shape, called a mudra, can mean a flower, a fish, a deer or a word.',
      source: 'Encyclopaedia Britannica, "Mudra"; "Bharatanatyam"',
    },
    {
      id: 'maypole',
      says: 'Round a maypole dancers weave over and under one another, so that their ribbons are plaited; danced backwards the plait comes undone.',
      source: 'Encyclopaedia Britannica, "Maypole dance"',
    },
    {
      id: 'lion',
      says: 'In a Chinese lion dance two people are one lion: the one in front is the head and the one behind the back.',
      source: 'Encyclopaedia Britannica, "Lion dance"',
    },
    {
      id: 'written',
      says: 'Dances can be written down in signs, as music is in notes.',
      source: 'Encyclopaedia Britannica, "Dance notation"',
    },
    {
      id: 'lion-drum',
      says: 'A drum leads a lion dance, and both dancers step to it.',
      source: 'Encyclopaedia Britannica, "Lion dance"',
    },
  ],
  never: [
    {
      wrong: /\b(?:only|just) girls (?:dance|do|can)\b|\bdanc(?:e|ing) is (?:only )?for girls\b/i,
      belief: 'Dancing is for girls.',
      truth: 'Everybody everywhere dances.',
    },
    {
      wrong: /\bdancers (?:never|don't|do not) (?:get|grow|feel) dizzy\b/i,
      belief: 'Dancers never get dizzy.',
      truth: 'They do, only less, for they have learned to spot and have practised.',
    },
    {
      wrong: /\b(?:land|landing) (?:with|on) (?:stiff|straight) (?:legs|knees) (?:is|was) (?:best|better|safer)\b/i,
      belief: 'Landing with straight legs is best.',
      truth: 'Bent knees take up the bump.',
    },
    {
      wrong: /\bballet (?:is|was) the (?:oldest|first|only real) (?:dance|dancing)\b/i,
      belief: 'Ballet is the oldest dance.',
      truth: 'People danced in every part of the world long before there was ballet.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'One minute to twelve. Still one minute. {child} is hungry. Clock, oh clock!',
            'Tick. Tick. Stuck. The clock will not say twelve. No lunch for {child}.',
          ],
          setting: 'street',
          child: 'look-up worried',
          things: ['clock'],
        },
        {
          text: [
            '"Then dance!" says {a guide}. Hop, hop, flop. {child} claps. "I meant that."',
            '{a guide} hops. {guide} flops. "We must dance. Then the clock goes bong."',
          ],
          setting: 'street',
          child: 'stand curious',
          guide: 'dance proud',
        },
      ],
      [
        {
          text: [
            'Soup is hot. But no bong, no lunch. {child} shakes a spoon at twelve.',
            'Where is the wooden dancer? Not in her clock. {child} looks under a hat.',
          ],
          setting: 'street',
          child: 'reach worried',
        },
        {
          text: [
            '"I can dance," says {a guide}. Bump! "Nearly." {child} holds on.',
            'Left foot. Other left foot. {a guide} trips. {child} claps.',
          ],
          setting: 'street',
          child: 'dance surprised',
          guide: 'dance happy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'It had been one minute to twelve for an hour. All over town the soup stood ready. But lunch is at twelve, and the clock would not strike. {child} looked up at it, with a spoon.',
            'The big hand was one hop from the top. There it stayed. {child} could smell soup from nine kitchens. Nobody in that town would dream of lunch before the bell.',
          ],
          setting: 'street',
          child: 'look-up worried',
        },
        {
          text: [
            'A door in the clock hung open. "The wooden dancer has gone," said {a guide}. "No dance, no bong. I shall do it. I was born good." {guide} made one leap and sat down in a flower bed. "I meant to do that."',
            '"Every noon a wooden dancer comes out," said {a guide}. "Today she has not. It said so on her door. Gone to learn something new." {guide} bowed and fell off the step. "That was on purpose. Come, we will learn it for her."',
          ],
          setting: 'street',
          child: 'stand curious',
          guide: 'sit proud',
        },
      ],
      [
        {
          text: [
            'First the baker looked at the clock, and then the postman. Then everybody came out to look. It was still not twelve. {child} had been hungry for so long that it was interesting.',
            'At noon a small door opens under the clock. Out comes a dancer made of pear wood. She turns round, and it strikes. Today the door opened, and out came a moth. {child} saw it.',
          ],
          setting: 'street',
          child: 'look-up surprised',
        },
        {
          text: [
            '"It needs a dance," said {child}. "A dance?" said {a guide}. "Why did nobody ask me?" {guide} kicked off. There was a crash of buckets. "It goes like that," said {guide}, from below, "but with more of it."',
            'In the square hopped {a guide}, warming up, and knocking things down. "The clock is proud," said {guide}. "It will want all the best steps. We shall pick them up along the way. I know most." {guide} tripped on a leaf.',
          ],
          setting: 'street',
          child: 'think determined',
          guide: 'dance proud',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            "In most towns it is twelve once a day and nobody makes a fuss. Here it had been one minute to twelve since a minute to twelve. By the look of the shadows that was about an hour ago. In forty kitchens forty pots of soup stood with their lids on. Nobody would have lifted one before the bell. {child} sat on the edge of the fountain, with a spoon, and listened to the whole town's stomach. It sounded like furniture being moved.",
            'The clock had two doors under its face. At noon the left one opened. Out came a dancer, carved from pear wood, who turned three times and went in by the right one. Then it struck twelve, and everyone had lunch. It had been so for as long as there had been soup. Today the left door opened, and out came nobody. The clock waited. It was too polite to strike without her. {child} could see the big hand shaking.',
          ],
          setting: 'street',
          child: 'sit worried',
        },
        {
          text: [
            '"She has left a card," said {a guide}, who had read it upside down. It said, Bored. Same dance every day. Back when I have seen some others. "Then it must have another dance," said {child}, "or it will never be lunch." "You are in luck," said {guide}. "I never took a lesson. I was simply born good." {guide} rose on one leg, turned half round, and went into the fountain. After some time an eye came up. "I meant to do that," said {guide}.',
            '{a guide} was practising in the square, as on most days, and people had moved their flowerpots. "Nobody to dance?" said {guide}. "Stand back." There was a run, a leap, and a noise like a shelf. {child} helped {guide} out of the awning. It had been intended, {guide} said. It was modern. But a clock likes a dance with proper steps in it. They would have to go and find some. The dancer had left a card on her door. It said Gone to See Some.',
          ],
          setting: 'street',
          child: 'stand surprised',
          guide: 'dance proud',
        },
      ],
      [
        {
          text: [
            '"What time is it?" people called from their windows. {child} told them. It was one minute to twelve. Ten minutes later they called again, and {child} told them again. It was no use being cross with {child}. The fault was up there, where a little gilt door stood open, and the dark behind it was empty. A wooden lady ought to have come out and danced. Until she had, it could not be noon. Until it was noon there could be no dumplings.',
            'You can put off a bath, or bedtime, but it is terrible to have lunch put off. {child} had laid the table at half past eleven. There was a jug, there was bread, and there was a very long minute. It did not end. When {child} went out to see, the square was full of people with napkins round their necks. They were all looking up. Over the little stage of the clock, where she should have been twirling, a spider had started on a web.',
          ],
          setting: 'street',
          child: 'look-up worried',
        },
        {
          text: [
            '"Give me room," said {a guide}. "I shall dance it to twelve from here." It was not quite a dance. It had a start, and then it had gravity. {guide} got up and explained that the end was meant to be lower than the beginning. The big hand had not stirred. "I think it wants better steps," said {child}. "It is a very old clock." "Then we collect them," said {guide}. "I know where they are kept. I have been asked to leave most of those places."',
            'Beside {child} somebody was breathing heavily. It was {a guide}, with one leg up on a railing and no way of getting it down. "They have only to ask me," said {guide}. "I have it all in here. It just comes out crooked." {child} unhooked the leg. One good dance was needed, with some turning in it, some leaping and a story. Surely somebody in the world could spare a bit of each. "Lead on," said {guide}, stepping on the cat\'s dish. "I meant that."',
          ],
          setting: 'street',
          child: 'stand determined',
          guide: 'dance proud',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['spot', 'dizzy'],
      shows: /\b(?:spots?|look(?:s|ed|ing)?|eyes?)\b/i,
      pages: {
        young: [
          {
            text: [
              'Round goes {child}. The world goes too! Look at one lamp. Round, and look. Better.',
              '{child} spins. Whee, wobble. Look at one tree. Spin, look. Spin, look. Still up!',
            ],
            setting: 'garden',
            child: 'dance excited',
          },
        ],
        middle: [
          {
            text: [
              'The first place was a garden with a turning gate. You had to turn eight times and come out straight. {guide} did it first, came out, and walked into a pond. {child} did it, and the trees went on turning.',
              'In the park was a round stone, worn quite smooth. Spin Here, it said. {guide} spun like a top. "I have stopped," said {guide}, "but nobody told the garden." {child} spun three times and had to hug a tree.',
            ],
            setting: 'garden',
            child: 'dance surprised',
            guide: 'dance happy',
          },
          {
            text: [
              '"It is still swishing about in my ears," said {child}. That is just what it does. So {child} picked one spot, a white door, and kept looking at it. Then round with the head, quick, and there it was again. Eight times! And nearly straight.',
              'Then {child} kept both eyes on one red flower. The body went round, and the head waited. At the last moment it whipped after. There was the flower. There it was again. The garden stayed where it was. {guide} looked at a bee, which was a mistake.',
            ],
            setting: 'garden',
            child: 'dance proud',
            guide: 'sit surprised',
          },
        ],
        old: [
          {
            text: [
              'Behind the theatre was a garden with a gate that only opened for a turn. To be exact, it opened for eight of them, on the spot, and a straight walk after. {guide} turned four and a half and walked into the sundial. {child} managed six. The lawn came up on one side like the deck of a ship, and then on the other. It is a very odd thing to be standing quite still and have to hold on. "It goes on by itself," said {guide}, with closed eyes. "It is better value."',
              '"Turning," said {guide}, "is only falling over slowly." They had come to a ring of flat stones in the park, where dancers used to train. {child} began. The hedge went by, and the bench, and the hedge. By the fifth time they had run together like a smear of jam. When {child} stopped, the smear did not. {guide} was crawling. "In the ear there is a sort of water," said {guide}. "I can hear mine going round. It says that we are at sea."',
            ],
            setting: 'garden',
            child: 'dance surprised',
            guide: 'kneel worried',
          },
          {
            text: [
              'There is a kind of water in the ear. It had gone on swirling after {child} had stopped. {child} could not help that. But eyes can be told where to look. {child} chose a spot, a white bell on the far wall, and held on to it with both eyes. The shoulders turned, the feet turned, and the head stayed behind until it had to go. Then it whipped round, and there was the bell. Eight times, and eight bells. The gate opened. "I looked at a swallow," called {guide}, from up a tree.',
              'It was the smear that did it, thought {child}; so do without the smear. There was one yellow tulip by the path. {child} looked at it, and went on looking while the rest of {child} turned away underneath. At the last instant the head came after, like a snapped fan, and found the tulip. There was no hedge in between, and no bench. Round, and tulip. Round, and tulip. The water in the ears still grumbled a little when it was over. But {child} was on both feet. "Where did you go?" said {guide}. "You went round so fast that you stayed here."',
            ],
            setting: 'garden',
            child: 'dance proud',
            guide: 'look-up surprised',
          },
        ],
      },
      ask: {
        young: ['What did {child} do when spinning?', '{child} looked at one thing.'],
        older: [
          'How do dancers turn and turn without getting so dizzy?',
          'They keep their eyes on one spot, and bring the head round last and fast.',
        ],
      },
    },
    {
      facts: ['knees'],
      shows: /\bknees?\b/i,
      pages: {
        young: [
          {
            text: [
              'Jump, says {child}. Thud! Shh. Knees soft. Jump again. No thud. Not a mouse woke.',
              'Up goes {child}. Bend, knees, bend. Toes, then heels. Down like a feather.',
            ],
            setting: 'stage',
            child: 'jump happy',
          },
        ],
        middle: [
          {
            text: [
              'Next came a stage with a notice. Do Not Wake the Costumes. They were asleep in rows, with their sleeves folded. The way out was over nine low boxes. {guide} jumped the first. THUD. A cloak sat up and coughed.',
              'Here they kept the leaps. But the floor was old and the caretaker slept below. "Nobody leaps as I do," said {guide}. THUMP! Plaster fell. Somewhere under the boards a voice said, "Who is there?"',
            ],
            setting: 'stage',
            child: 'cover worried',
            guide: 'jump proud',
          },
          {
            text: [
              '"Your legs are like broomsticks," whispered {child}. {child} bent both knees, sprang, and came down on the toes. Then came the heels. Then the knees, sinking like a cushion. You heard nothing at all. They went the whole way so. "Was that us?" breathed {guide}. The cloak lay down again.',
              '{child} thought of the cat at home, who jumps off the stove. A cat folds up. So {child} landed toes, heels and bending knees, like a spring. It made no more noise than a sock. {guide} tried. It made as much noise as a trunk of socks.',
            ],
            setting: 'stage',
            child: 'jump proud',
            guide: 'dance surprised',
            things: [],
          },
        ],
        old: [
          {
            text: [
              'At the back of the old opera house was a door marked Leaps. Inside it was dark, and a card hung on the curtain: Quiet, Scenery Resting. A forest leaned against a palace and breathed. To get to the far wing one had to leap from mark to mark. "Watch this," said {guide}, and took off. It was a fine high leap, and it ended in a thud that shook the dust off a dragon. The palace stirred. One of its windows lit up.',
              'The leaps were kept in a long upper room, over a school where babies were put to sleep in rows. A leap had never yet woken one, said the notice, proudly. {guide} read it, nodded, and leapt. The noise was like a wardrobe coming home. Below, there was silence, and then a thin "Eh?" They stood like two posts. {child} had seen it quite well. {guide} had come down flat on both feet, on stiff legs, and given the floor everything at once.',
            ],
            setting: 'stage',
            child: 'cover worried',
            guide: 'jump proud',
          },
          {
            text: [
              '"You came down like a table," whispered {child}. A leap starts with bent knees; everybody knows that, or you cannot get off the ground. But what if it should end with them? Toes first, then the ball of the foot, then heels, and then down into the knees as into an armchair. The bump was still there. It was only spread out, like butter, till nobody could find it. {child} crossed the stage in nine leaps and the palace turned its light off. "So one falls on purpose," said {guide}, "but slowly. I can do that."',
              'What a cat has, thought {child}, is bends. It has so many that no one of them gets all of the bump. So {child} went up, not high, and touched down with the toes, and let the heels come later. The knees gave way slowly, like a drawer. It took longer to land than to leap. Below somebody sighed and slept on. They went down that long room one behind the other. "Was I loud?" said {guide} at the end. "Twice," said {child}. The babies had taken it for weather.',
            ],
            setting: 'stage',
            child: 'jump proud',
            guide: 'dance surprised',
          },
        ],
      },
      ask: {
        young: ['How did {child} land so softly?', 'With soft, bent knees.'],
        older: [
          'How do dancers land without a thud?',
          'Toes first, then heels, and then the knees bend and take up the bump.',
        ],
      },
    },
    {
      facts: ['taps', 'tap-roots'],
      shows: /\btap(?:s|ped|ping)?\b/i,
      pages: {
        young: [
          {
            text: [
              'Tin on the toes. Tap! Tin on the heels. Tip! {child} has noisy feet.',
              'Tip, tap, tippy tap. {child} has new shoes. They talk when they walk.',
            ],
            setting: 'street',
            child: 'dance happy',
          },
        ],
        middle: [
          {
            text: [
              'Across the lane was a door with a grille. "Say the rhythm," it said. "With feet." {guide} stamped like a bus. {child} skipped in soft shoes. "I heard a bus," said the door, "and I heard nothing. Next."',
              'They came to a very short street. A green door stood in it and hummed. "Long, short, short, long," it said. "Your turn. No mouths." {child} did it nicely, on rubber soles. The door said, "I am still waiting."',
            ],
            setting: 'street',
            child: 'dance curious',
            guide: 'dance proud',
          },
          {
            text: [
              'On the step stood shoes with metal under toes and heels. {child} put them on. Tap, tip-tip, tap! Feet can be a band. The step had come from Africa and from Ireland. In America the two met. "That is a voice," said the door, and let them in.',
              'By the mat were shoes with iron plates, one in front, one behind. Tip went the toe and tap went the heel. It was as sharp as rain on tin. {child} told it long, short, short, long. The door knew an old step from America, and tapped it back.',
            ],
            setting: 'street',
            child: 'dance excited',
            guide: 'jump surprised',
            things: [],
          },
        ],
        old: [
          {
            text: [
              'They came to a back door in a yard. There was a bell with a card over it: Out of Order, Use Feet. A flap went up. "Give me eight bars," said somebody inside. {guide} gave several, and a slate came off. {child} danced after that, lightly, with a skip and a scuff. It looked very well. "I am waiting," said the voice. {child} did it again with all the trimmings. "I dare say it is pretty," said the flap. "I have no windows. I go by ear."',
              '"Password," said a door in the lane. It did not want a word, it said. It had been told a good many words. It wanted four bars of feet, and clear. {child} had on the best shoes, which have soft soles, so as not to mark the floor. They did not mark the silence either. {guide} was asked to stop by somebody three doors down. "One can hear you," said the door, "but one cannot hear what you mean."',
            ],
            setting: 'street',
            child: 'dance curious',
            guide: 'dance proud',
          },
          {
            text: [
              'By the wall stood some old black shoes, with a steel plate under each toe and each heel. {child} laced up a pair. Now there was a high voice in front and a deeper one behind. Heel, toe-toe, heel: it was like having two small drums to stand on. "Ah," said the flap. "Enslaved people from Africa made that, and kept it when their drums were taken away. Irish feet joined in. I have been tapping it since." "Come in." They went through in rhythm, one of them clearly.',
              'Feet can talk, but they need something to talk with. {child} found it in a box, shoes with iron at the tip and iron at the heel. They clicked on the cobbles like typewriters. Tap, said one end. Tock, said the other. {child} asked a question with them, and the door replied in kind. Such steps came over the sea with people who were taken from Africa and enslaved, it told them. They met the jigs of the Irish there, and grew quicker. "I shall say something too," said {guide}, and lost only one heel.',
            ],
            setting: 'street',
            child: 'dance excited',
            guide: 'dance surprised',
          },
        ],
      },
      ask: {
        young: ['What did the shoes say?', 'Tip, tap!'],
        older: [
          'Why do tap dancers have metal under their shoes?',
          'So that their feet can be heard, like an instrument, toe and heel.',
        ],
      },
    },
    {
      facts: ['hands'],
      shows: /\b(?:hands?|fingers?)\b/i,
      pages: {
        young: [
          {
            text: [
              'Hands can talk. See, a flower! See, a fish! {child} makes a bird fly off.',
              'No words. Just hands. {child} opens a flower. {child} swims a fish.',
            ],
            setting: 'garden',
            child: 'dance calm',
          },
        ],
        middle: [
          {
            text: [
              'In a tower behind thick glass sat somebody with a key. "Please may we have it?" called {child}. The glass was too thick. {guide} danced up and down and pointed at the door. They were given a bun.',
              'A waterfall roared by the path. Behind it, on a ledge, waited the boatman. {child} shouted that they wanted to get to the garden of lotus flowers. "WHAT?" said his face. {guide} leapt about. He looked for the wasp.',
            ],
            setting: 'pond',
            child: 'shout worried',
            guide: 'dance determined',
          },
          {
            text: [
              'On the wall were painted dancers from India. Each finger was just so. Two hands on top of each other were a fish. Ten fingers opening were a flower. {child} made a door, a bird flying in, and please. The key came down on a thread.',
              'There is dancing in India that tells whole stories with the hands. {child} had seen the fish, one hand on the other, thumbs for fins. Then {child} let a lotus open, finger by finger. He understood. He brought the boat, and made a deer for them on the way.',
            ],
            setting: 'pond',
            child: 'dance happy',
            guide: 'stand surprised',
          },
        ],
        old: [
          {
            text: [
              'A dance should have a story in it, said {child}. The place for stories was across the water, and the ferryman was on the other side of a weir. It roared. {child} called, with both hands to the mouth, that they wished to come over to the lotus garden. One could see the ferryman say "Pardon?" {guide} offered to act it. {guide} acted a boat, a passenger, and something that may have been a sandwich. The ferryman took off his hat, out of pity.',
              "They could see the key. It hung on the wall inside a glass house, among palms. So did the gardener's hat, with the gardener under it. The pane was as thick as a loaf. {child} knocked and spoke; {child} wrote on the glass, but from the other side it was back to front. {guide} danced what was wanted. It took ten minutes and it used the whole lawn. The gardener watched it through to the end, kindly, and then drew the blind.",
            ],
            setting: 'pond',
            child: 'shout worried',
            guide: 'dance determined',
          },
          {
            text: [
              'In India there are dancers whose hands are as good as a book. There was a picture of one on the landing stage. {child} copied it. One palm laid on the other, thumbs waving, made a fish. Wrists together and fingers slowly opening made a lotus flower. Then two fingers walked, and asked. Across the roaring water the ferryman laughed, and put two hands together like a prow. A child can say a great deal with ten fingers. {guide} tried to say "splendid". It came out as "crab".',
              '"You used all of you," said {child}. "It only takes hands." By the path stood a carving of a dancer from India, and under it was what her fingers meant. {child} tapped on the glass until the blind went up. Here was a deer, with two fingers for its horns. Here was a flower, opening. It grew, it was thirsty, and here was a lock. The gardener put one palm to one cheek, which is to say, oh, is that all. A moment later they had the key. "I said the same," said {guide}, "but louder."',
            ],
            setting: 'pond',
            child: 'dance happy',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['What did {child} say with both hands?', 'A flower and a fish.'],
        older: [
          'How can a dance tell a story without a word?',
          'In the old dances of India each shape of the hands means something, a flower, a fish or a deer.',
        ],
      },
    },
    {
      facts: ['maypole'],
      shows: /\bribbons?\b/i,
      pages: {
        young: [
          {
            text: [
              'Over and under, over and under. {child} has a red ribbon. Round the pole it goes.',
              'Under, over, under. {child} holds a ribbon. Look, the pole has a plait!',
            ],
            setting: 'garden',
            child: 'dance happy: ribbon',
          },
        ],
        middle: [
          {
            text: [
              'On the green stood a pole, all wrapped in a plait of ribbons. Somewhere inside hung the thing they needed, a little gold shoe. {guide} pulled a ribbon. Everything got tighter. "I think it was made by spiders," said {guide}.',
              'The bell rope had been left in the middle of a maypole. Now it was tied in, red over blue over white. {child} picked at a knot, but there was no knot. {guide} ran round with one end, and was soon tied on as well.',
            ],
            setting: 'farm',
            child: 'reach worried',
            guide: 'run surprised',
          },
          {
            text: [
              'Nobody had knotted it. They had danced it, over one and under the next. So it had to be danced backwards. {child} took a ribbon and went under, then over, the wrong way round. With every turn the plait grew shorter. Out fell the shoe.',
              '"It is a dance," said {child}, "and it is still in there." One ribbon had gone over, one under, all the way down. They walked it in reverse, over and under, or the other way about. "Mind my nose," said {guide}. It came undone like a plait at bedtime.',
            ],
            setting: 'farm',
            child: 'dance happy',
            guide: 'dance surprised',
          },
        ],
        old: [
          {
            text: [
              'In the middle of the green was a tall pole. Round it, nearly to the ground, went a plait of ribbons. It was red, white, blue and yellow, and as tight as a stocking. Behind it, against the wood, was the rope that wound up the little stage of the clock. "Who has done this?" said {guide}, and pulled a blue one. All the others closed up. {child} looked for a knot. "Bite it," said {guide}. But there was not one in the whole length of it.',
              'On a maypole hung a note from the wooden dancer. My other shoe is under the plait, it said. There was a bulge, about halfway up. But the plait had no beginning that one could get a nail under. It went over and under itself like a basket. {guide} took an end in the beak or teeth, whichever it was, and set off at a run. It was the wrong direction. By the time {child} had stopped it, {guide} was part of the pattern, and could only move one eye.',
            ],
            setting: 'farm',
            child: 'reach worried',
            guide: 'run surprised',
          },
          {
            text: [
              '"It was not tied," {child} said. "It was danced." Half of them had gone one way and half the other, each over one and under the next. The ribbons remembered it all. To be rid of it one must do the same dance from its end to its start. {child} took two ribbons and {guide} the rest. They went backwards: under, over, under, bump. Each time round there was less plait and more pole. You could see the dance going out of it, step by step, like a film run back. "I am good at backwards," said {guide}. Down dropped the rope.',
              'In May people skip round such a pole, these to the left and those to the right. They go over one and under one, and their ribbons make the plait for them. So this was a dance that somebody had put away. {child} unwound {guide} first. "I was nearly art," said {guide}. Then they took the ends and went backwards, which feels like reading a word from its tail. Under. Over. Mind the foot. The stripes slid off, and the bare wood grew from below. There was the shoe, as small as a bean pod, and warm from being danced round.',
            ],
            setting: 'farm',
            child: 'dance happy',
            guide: 'dance surprised',
          },
        ],
      },
      ask: {
        young: ['What did they dance with round the pole?', 'A ribbon. Over and under it went.'],
        older: [
          'How did they undo the plait on the maypole?',
          'It had been made by dancing over and under. They danced it backwards.',
        ],
      },
    },
    {
      facts: ['lion', 'lion-drum'],
      shows: /\blion\b/i,
      pages: {
        young: [
          {
            text: [
              'Two in one lion. {child} is the head. {guide} is the tail. Roar, says the tail.',
              'One lion, four feet. {child} walks in front. {guide} bumps behind. What a lion!',
            ],
            setting: 'street',
            child: 'dance excited',
            guide: 'dance happy',
          },
        ],
        middle: [
          {
            text: [
              'At the red gate only lions were let in. A lion of paper and silk hung on a hook. {child} got in at the front and {guide} got in at the back. The front went left. "I know a better way," said the back, and went home.',
              '"No entry," said the gate, "but for lions." They found one in a basket, folded up, with gold eyes and a beard. {guide} wanted to be the head, and so did {child}. With two heads, it sat down on the spot and quarrelled.',
            ],
            setting: 'street',
            child: 'dance worried',
            guide: 'dance surprised',
          },
          {
            text: [
              'A lion from China has two dancers and one mind. The head chooses, and the back must follow. Behind the gate a drum had begun. {child} stepped on its beat, and so did {guide}. Now it strolled, and shook its ears, and scratched. "A lion!" said the gate.',
              '{child} crept under at the back. "You lead," said {child}. "I hold on to you, and we both walk by the drum." Dum, and four feet. In China that is how it is done. The lion looked left, right, and very noble. It only trod on itself once.',
            ],
            setting: 'street',
            child: 'dance happy',
            guide: 'dance proud',
            things: [],
          },
        ],
        old: [
          {
            text: [
              'One lane was hung with red lanterns, and across it ran a gate. Today Lions Only, said the board. There was one to borrow. It lay in a crate, all silk and fringe, with a jaw that clapped and two round eyes. It had come from China, and it had room for two. {child} took the head. {guide} got in behind, and at once went off to look at something. The lion grew extremely long. Then it grew short, and fell on its chin. "We are not convincing," said {child}.',
              '"I will be the front," said {guide}, from inside the lion. It was a splendid one from China, with mirrors on its brow, and without it nobody passed the red gate. {child} was the back. It was dark there, and hot. The front leapt. The back had not been told. The front turned round to see what kept it, and they met. From outside it looked like a sofa being carried downstairs by people who have stopped speaking. The gate yawned.',
            ],
            setting: 'street',
            child: 'dance worried',
            guide: 'dance surprised',
          },
          {
            text: [
              'From over the gate came a drum. Dum, da-da, dum. It is the drum that leads such a lion. Two people cannot think as one, but two people can hear as one. "Feet on the drum," said {child}, "and you go where I go, because you cannot see." {guide} held on. Four feet came down together. Now there was no front and no back. There was a lion. It blinked, it rolled, it bit a lantern and thought better of it. The gate bowed and swung. "I was the good half," said {guide}.',
              '{child} pulled the tail for silence. "We have been two," said {child}. "It wants to be one. You be all of the head, and I will be none of it." {child} took hold of {guide} and shut both eyes, as there was nothing to see. There was something to hear, however. A drum had started up beyond the gate. Both of them stepped on it. What came down the lane then was long, silky and curious, and it had fleas, and it had a plan. The gate got out of the way of that lion.',
            ],
            setting: 'street',
            child: 'dance happy',
            guide: 'dance proud',
            things: [],
          },
        ],
      },
      ask: {
        young: ['Who was the lion?', '{child} and {guide}, both in one.'],
        older: [
          'How can two dancers be one lion?',
          'One is the head and one the back, the back follows, and both of them step to the drum.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            '{child} dances for the clock. {guide} dances too. Flop! BONG, says the clock.',
            'Step, hop, turn. {child} bows. {guide} falls. BONG, BONG! It is twelve!',
          ],
          setting: 'street',
          child: 'dance proud',
          guide: 'dance happy',
        },
        {
          text: [
            'Soup for all. {child} has two bowls. Under the table, two toes still dance.',
            'Slurp, says the town. {child} eats and eats. One foot goes tip, tip, tip.',
          ],
          setting: 'kitchen',
          child: 'sit happy',
        },
      ],
      [
        {
          text: [
            'Out they come by the little door. Turn and turn, {child} and {guide}. BONG!',
            'On the stage of the clock, {child} twirls. {guide} twirls. The big hand jumps.',
          ],
          setting: 'stage',
          child: 'dance excited',
          guide: 'dance proud',
        },
        {
          text: [
            'Night. The clock says tick. {child} is asleep. One toe says tap.',
            'Feet are tired. Feet are in bed. {child} sleeps. The feet dream on.',
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
            'Back in the square {child} took a breath. Then {child} danced all that they had brought, one bit after another. {guide} joined in at the end, and fell, exactly on the beat. The clock gave a sort of hiccup. BONG.',
            'Everyone made a ring. {child} danced for the clock, with a piece of everything in it. {guide} danced the corners. "Is it over?" said {guide}, in a bush. Up there the big hand jumped. BONG, it went, and eleven more.',
          ],
          setting: 'street',
          child: 'dance proud',
          guide: 'dance happy',
        },
        {
          text: [
            'Forty lids came off forty pots. Nobody spoke for some time. Only under the table, next to {child}, something went on, very softly. It was the feet of {guide}. "I meant that," said {guide}.',
            'There was soup with dumplings in it. When {child} looked up, the little door of the clock was ajar. Someone made of pear wood had come home. She looked down, counted on her fingers, and tried a step.',
          ],
          setting: 'street',
          child: 'sit happy',
          guide: 'sit proud',
        },
      ],
      [
        {
          text: [
            'The little stage under the clock had a gold rail, and room for two. {child} and {guide} came out by the left door, turning. The whole town held its spoons. They went in by the right, and it struck.',
            'They stood behind the small left door and heard the wheels tick. "I am nervous," said {guide}. "I never meant that before." Then it opened. {child} danced out first, into the sun. When they were in again, it was twelve.',
          ],
          setting: 'stage',
          child: 'dance excited',
          guide: 'dance proud',
        },
        {
          text: [
            'In bed {child} could still feel it in the ankles. Outside the clock struck eight. Between two strokes came a faint tip and tap. The wooden dancer was back, and she had learned something.',
            'At night it was quiet in the square. {child} looked out. Under the clock, in the moonlight, somebody wooden was practising. She did it over and over. Each time she fell, on purpose.',
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
            'The whole town stood round the fountain with its napkins on. {child} stepped into the middle. It was not one dance, it was all of them, put end to end, with the joins showing. The clock leaned forward; one could have sworn to it. At the last turn {guide} could bear it no longer and came in too, from the left. {guide} rose, hung, and sat down in the fountain, just where the music would have stopped. Up above there was a pause. Then it struck, like somebody laughing. BONG.',
            '"Ladies and gentlemen," said {guide}, and was put behind {child}. There was no music, so the people clapped. {child} gave the clock everything that they had carried home, and here and there a mistake. It was those the clock seemed to like. At each of them the big hand twitched. The last step was {guide}\'s, and had not been planned. The crash was still going round the square when the hand jumped, and the first stroke fell.',
          ],
          setting: 'street',
          child: 'dance proud',
          guide: 'dance happy',
        },
        {
          text: [
            'You have never heard forty lids lifted in one second. The steam went up over the roofs like a second town. {child} had three bowls, sitting on the rim of the fountain, next to {guide}, who was drying. "They laughed at the end," said {guide}. "They laughed because it was good," said {child}. {guide} thought about it for the length of a dumpling. High up, the left-hand door moved. Somebody carved from pear wood stood in the gap, with a small suitcase, and had clearly seen it all.',
            'After that, for quite a while, there was no sound but spoons. {child} ate with both elbows out. When the last pot was scraped the clock began to whirr, though it was not one yet. The little door opened. Out came the wooden dancer, brown from the sun, and stood at the front of her stage. She turned once, the old way. She considered. Then she lifted both arms, hung for an instant in the air, and sat down, hard, on purpose. "That is mine!" said {guide}.',
          ],
          setting: 'street',
          child: 'sit happy',
          guide: 'sit proud',
        },
      ],
      [
        {
          text: [
            'There is a stair inside the clock, and at its head a platform like a table, with a gold rail. Here she had turned every noon, all those years. {child} and {guide} waited behind the door among the ticking. "What if I fall?" said {guide}. It was the first time that {guide} had ever mentioned it. "Then do it properly," said {child}. The door clicked. Below lay the whole square, full of upturned faces and spoons. They danced out into the light, and noon came after them.',
            'The clock took them in by its back door. It was oily and dim in there and smelled of pennies. One after another the wheels came round and showed their teeth. "She used to stand on this," said {child}. It was a round of wood with two worn places. They put a foot in each. Then the world opened in front, and they were pushed out, slowly, into the sun, behind a small gold rail. Nobody had told them how long to dance. They danced until it rang.',
          ],
          setting: 'stage',
          child: 'dance excited',
          guide: 'dance proud',
        },
        {
          text: [
            'That night {child} lay in bed and did it all once more with two fingers on the quilt. They turned, they landed without a sound, they bowed. The curtains were not quite shut. Out there the clock got ready to strike nine, and its left door opened. A small wooden person looked out. She looked both ways along the ledge. Then, with nobody watching, she came out on the tips of her toes and tried something from abroad.',
            'Dreaming of soup, {child} woke up. It was the middle of the night. The square was white with moon, and quite empty. But somewhere behind the fountain feet were going. They turned, and stopped, and turned again, in very good time. {child} knelt up at the window and held still. There was a leap, by the sound of it. After the leap there was nothing, no thud and no crash. Then, from far down in the flower bed, somebody said, in the dark, "I meant that."',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'look-up calm',
        },
      ],
    ],
  },
};
