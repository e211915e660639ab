import type { FactSheet } from '../sheet.ts';

/** A child has run out of hops in the middle of a record; there are more in the sandwich, and they come by slow train. */
export const food: FactSheet = {
  id: 'food',
  topic: 'science',
  title: 'What happens to food',
  subject: 'what happens to food',
  words: [
    'food',
    'digestion',
    'stomach',
    'tummy',
    'eating',
    'swallowing',
    'intestine',
    'poo',
    'sandwich',
    'where does food go',
    'what happens to food',
    'why do we eat',
    'energy from food',
    'why does my tummy rumble',
    'where does my food go',
    'why do we poo',
  ],
  guides: ['train driver', 'hare'],
  titles: [
    'The Hops in the Sandwich',
    'We Are Late, Said {guide}',
    '{child} and the Slow Train',
    'Mind the Flap',
    'All Change at the Stomach',
  ],
  facts: [
    {
      id: 'chew',
      says: 'Chewing mashes food, and spit makes it wet enough to slide and begins to turn the starch of bread into sugar.',
      source: 'Encyclopaedia Britannica, "Human digestive system: Mouth" and "Salivary amylase"',
    },
    {
      id: 'flap',
      says: 'When we swallow, a small flap, the epiglottis, covers the windpipe so that the food goes down the food pipe.',
      source: 'Encyclopaedia Britannica, "Epiglottis"',
    },
    {
      id: 'waves',
      says: 'Food does not just fall: the muscles of the food pipe squeeze behind it in waves and would carry it even upside down.',
      source:
        'Encyclopaedia Britannica, "Peristalsis"; US National Institute of Diabetes and Digestive and Kidney Diseases, "Your Digestive System & How it Works"',
    },
    {
      id: 'stomach',
      says: 'The stomach churns food for two to four hours, with strong juices, until it is like soup; a coat of slime protects the stomach.',
      source: 'Encyclopaedia Britannica, "Stomach"',
    },
    {
      id: 'folds',
      says: 'The small intestine is about 6 metres long in a grown-up and lies folded in the belly.',
      source: 'Encyclopaedia Britannica, "Small intestine"',
    },
    {
      id: 'fingers',
      says: 'Its walls are covered with tiny fingers, the villi, through which the useful parts of the food pass into the blood.',
      source: 'Encyclopaedia Britannica, "Villus"',
    },
    {
      id: 'water',
      says: 'The large intestine takes back most of the water; what is left over leaves the body as poo.',
      source: 'Encyclopaedia Britannica, "Large intestine"',
    },
    {
      id: 'helpers',
      says: 'In the large intestine live trillions of tiny helpers, bacteria that break down some of what we cannot digest ourselves.',
      source: 'Encyclopaedia Britannica, "Gut microbiome"',
    },
    {
      id: 'energy',
      says: 'Food gives the body the energy to move, to grow and to keep warm.',
      source: 'Encyclopaedia Britannica, "Human nutrition"',
    },
    {
      id: 'long',
      says: 'From the first bite to the end a meal takes a day or more to go right through.',
      source: 'NHS, "Your digestive system"; Mayo Clinic, "Digestion: How long does it take?"',
    },
    {
      id: 'rumble',
      says: 'A rumbling belly is the sound of air and juices being squeezed along inside.',
      source: 'Encyclopaedia Britannica, "Borborygmus"',
    },
  ],
  never: [
    {
      wrong:
        /\b(?:food|sandwich|it) (?:just |only )?(?:falls|fell|drops|dropped) (?:straight )?(?:down )?into the stomach\b/i,
      belief: 'Food falls into the stomach.',
      truth: 'Muscles push it along, which works even upside down.',
    },
    {
      wrong: /\bstomach (?:does|did) (?:it all|everything|all the work)\b/i,
      belief: 'The stomach does everything.',
      truth: 'Most of what is useful is taken up in the small intestine.',
    },
    {
      wrong: /\bsmall intestine (?:is|was) short\b/i,
      belief: 'The small intestine is short, since it is called small.',
      truth: 'It is only narrow; it is far longer than the large one.',
    },
    {
      wrong:
        /\b(?:a tree|trees|a plant|plants|an apple tree) (?:grows|will grow|grow|grew) in (?:the|your|a) (?:stomach|tummy|belly)\b/i,
      belief: 'If you swallow a pip, a tree grows in your tummy.',
      truth: 'A pip goes through and out again.',
    },
    {
      wrong: /\b(?:bad|naughty|good) foods? makes? (?:you|children|people) (?:bad|naughty|good)\b/i,
      belief: 'Good food makes you good.',
      truth: 'Food is no matter of good and bad children; bodies use what they get.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'Hop, hop, hop. {child} stops. No more hops! But here is a sandwich.',
            '{child} hops and hops. Then the hops run out. Is there one in the sandwich?',
          ],
          setting: 'playground',
          camera: 'wide',
          child: 'stand surprised',
          things: ['sandwich'],
        },
        {
          text: [
            'Bite! {a guide} blows. "All aboard!" {child} rides along in the dark.',
            'Munch, munch. In goes the train. {a guide} waves. {child} waves back.',
          ],
          setting: 'cave',
          camera: 'medium',
          child: 'sit excited',
          guide: 'wave happy',
        },
      ],
      [
        {
          text: [
            'One leg up. {child} wants to hop. The leg says no. The leg wants a sandwich.',
            'Sit down, {child}. Tired leg. Tired toe. Open the box. A sandwich!',
          ],
          setting: 'playground',
          camera: 'medium',
          child: 'sit sleepy',
          things: ['sandwich'],
        },
        {
          text: [
            '"Hops? In there!" says {a guide}. "Quick!" {child} gets on the train.',
            'Toot! Here is {a guide}. The hop train goes in. {child} holds on.',
          ],
          setting: 'cave',
          camera: 'wide',
          child: 'hold excited',
          guide: 'run determined',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            '{child} was hopping to the wall and back, which nobody had ever done. At the drain the hops ran out. There were none in the left leg and none in the right. There was a cheese sandwich.',
            'Hop. Hop. And hop. Then {child} stood on one leg like a heron and could not hop again. "I need a few more," said {child}. In the lunchbox there was one sandwich left.',
          ],
          setting: 'playground',
          camera: 'wide',
          child: 'stand worried',
          things: ['sandwich'],
        },
        {
          text: [
            '"There are hops in that," said {a guide}. "We get them out on the way. Two minutes." Most of {child} sat and chewed. A small part got into a train. "All aboard for the legs!" cried {guide}.',
            '{a guide} looked at a watch. "Hops? Eat up. They will be in your knees by ten past." {child} took a bite, and was also on a train, in the dark. It is hard to explain.',
          ],
          setting: 'cave',
          camera: 'medium',
          child: 'sit excited',
          guide: 'point proud',
        },
      ],
      [
        {
          text: [
            'It was the record for hopping round the pond. {child} had half of it when the last hop came out. It was a small one, and it landed in a puddle. "Is that all there is?" asked {child}.',
            '"More," said {child} to the leg. "No," said the leg. It was quite empty. It had hopped since breakfast, right round the yard. It trembled a little and thought about cheese.',
          ],
          setting: 'playground',
          camera: 'medium',
          child: 'sit worried',
        },
        {
          text: [
            'The hop train stood at the lips, with steam up. "Cheese sandwich, change for legs," called {a guide}. "Hurry, hurry!" {child} was let in on half a ticket. The other half was doing the eating.',
            '"All hops come by this line," said {a guide}, hopping. "We are late already." {child} bit into the sandwich, and shut both eyes, and there was the train.',
          ],
          setting: 'cave',
          camera: 'wide',
          child: 'hold curious',
          guide: 'run determined',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'Nobody had ever hopped to the old pump, round it, and back to the gate. {child} meant to, and had reached the drain when there was nothing left. It was not a matter of trying. The leg had simply run out, like a tap. {child} sat down on the wall and opened the lunchbox. "If I had just a dozen more," said {child}, and looked at a sandwich.',
            '"It went so well," said {child}, sitting on the step with one shoe off. It had been the longest hop in the history of the yard. It would have been longer if the hops had not given out by the bins. A person starts the day with so many, it seems, and these were spent. There was a sandwich in the lunchbox, cheese, a bit flat.',
          ],
          setting: 'playground',
          camera: 'wide',
          child: 'sit worried',
          things: ['sandwich'],
        },
        {
          text: [
            '"You want the hop train," said {a guide}, who had a watch in each hand. "It runs from the lips. There are hops in that cheese, and more in the bread, and we get them out as we go. You will have them by ten past." {child} took a bite. Most of {child} stayed on the wall and chewed. The rest sat in a small carriage, and it was getting dark.',
            'A whistle blew, somewhere behind the front teeth. "All aboard," called {a guide}, "and no dawdling. Sandwich to legs, calling at everywhere." {guide} was proud of the timetable, having written it without ever asking the line. {child} held out a thumb to be clipped. "How long does it take?" asked {child}. "Nine minutes," said {guide}, and it was the last time that anybody was so sure.',
          ],
          setting: 'cave',
          camera: 'medium',
          child: 'sit excited',
          guide: 'point proud',
        },
      ],
      [
        {
          text: [
            'The rule was one leg, no walls, and no putting down the other to think. {child} had followed it all the way to the lamp post. There, with the record in sight, came a hop that was hardly a hop at all. After it came none. "They are finished," said {child}. "I can feel the bottom." It was a quarter to one, and in the bag there was lunch.',
            'You could see where {child} had been, by the chalk. It went round the slide, hop after hop, and the marks were as far apart as a kangaroo\'s. Then they got nearer. At the water fountain they stopped, and there sat {child}. "I have got the want," said {child}. "I only have not got the hops." A stomach rumbled in reply.',
          ],
          setting: 'playground',
          camera: 'medium',
          child: 'sit sad',
        },
        {
          text: [
            '"That rumble was us," said {a guide}, leaning out of an engine no larger than a pea. "Empty trucks. Send down a sandwich and we shall have you hopping by one." {child} ate, and fell in after it, which did not hurt. The carriage smelled of cheese. "Hold tight," said {guide}. "We make no stops of any kind." They had gone about an inch when they stopped.',
            'At the corner of the mouth there was a platform. "Stand clear," cried {a guide}, looking at the clock, and away from it, and back. "We are late. We are not late. We are." {child} had one hand on the sandwich and one on the rail. Upstairs somebody began to chew. It was {child} too. "It says here that we change nowhere," said {guide}, and the light went.',
          ],
          setting: 'cave',
          camera: 'wide',
          child: 'hold curious',
          guide: 'shout determined',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['chew'],
      shows: /\bwet\b/i,
      pages: {
        young: [
          {
            text: [
              'Dry crust. The train is stuck! Chew, chew, big {child}. Now it is wet. Off it slides.',
              'Too big! Too dry! Chomp, says {child}. All wet, all soft. Here we go, {guide}!',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'point happy',
            guide: 'stand surprised',
          },
        ],
        middle: [
          {
            text: [
              'The way down was a small round hole. The crust was square and dry. "Full steam!" said {guide}, and ran it at the hole. It bounced. {guide} ran it at the hole again, faster.',
              '"We cannot wait for chewing," said {guide}. "We are a fast train." So they set off with the whole corner of a sandwich. It stuck in the gate like a sofa on the stairs.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'look-up worried',
            guide: 'run determined',
          },
          {
            text: [
              '"Slow down and chew," called {child}, up to {child}. The teeth came down like hammers. Spit ran in from the sides and made it all wet. It even began to taste sweet. Then it slid through with no trouble.',
              '{child} asked {child} to chew it, twenty times, please. It got small and soft and wet. The longer it took, the sweeter the bread was. Spit does that. "Eleven minutes lost," said {guide}, as they slipped through.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'shout happy',
            guide: 'stand shy',
          },
        ],
        old: [
          {
            text: [
              'At the back of the mouth the line went into a hole no wider than a coin. The sandwich came up to it with all its corners on. "Through!" cried {guide}. It did not go through. {guide} backed up, and blew the whistle, and took it at a run. It was dry, and it squeaked. "Chewing is not in the timetable," said {guide}. "We do not chew on the express."',
              '{guide} had left out the first stop, to save time. So the sandwich arrived at the tunnel as it had left the lunchbox, with its crusts on. It jammed. There was a dreadful dry rubbing. "Push," said {guide}, "or we shall never make up the minutes." {child} got down and felt it. One might as well have posted a shoe.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'look-up worried',
            guide: 'run determined',
          },
          {
            text: [
              '"Chew!" shouted {child} to the large {child}. Down came the back teeth, and what had been a corner was a paste. Out of the walls ran spit, and made it wet enough to slide on. It did something else as well. The bread began to taste sweet, because spit turns a little of it to sugar. "It has got the first of the hops out already," said {child}. It went through like a letter.',
              '{child} looked up and called for teeth. They took their time, twenty bites and then some. They broke it, and ground it, and the spit got into it until there was nothing left to stick. It was wet, it was soft, and in the end a bit sweet, as bread is if you wait. "Sugar," said {child}. "It\'s turning into sugar!" {guide} crossed out nine minutes and wrote in twenty.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'shout happy',
            guide: 'stand shy',
          },
        ],
      },
      ask: {
        young: ['What makes the bread wet?', 'Spit. Chew, chew.'],
        older: [
          'Why did the sandwich have to be chewed?',
          'Teeth make it small, and spit makes it wet, so that it slides. Spit turns some of the bread to sugar, too.',
        ],
      },
    },
    {
      facts: ['flap'],
      shows: /\bflap\b/i,
      pages: {
        young: [
          {
            text: [
              'Two holes. One is for air. Down comes a flap! This way, {child}. {guide} ducks.',
              'Air goes here. Lunch goes there. Flap, goes the flap. {child} and {guide} take the lunch way.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'walk curious',
            guide: 'hide surprised',
          },
        ],
        middle: [
          {
            text: [
              'The line split in two. "Left is quicker," said {guide}. "Feel the breeze!" There was a breeze, in and out, in and out. {child} did not think that sandwiches went where the wind was.',
              'In front of them were two tunnels. One was narrow and shut. The other stood wide open, and air blew in it. "The open one!" said {guide}. "No time to knock." They were almost there.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'stand worried',
            guide: 'point determined',
          },
          {
            text: [
              '"That one is for breathing," said {child}. At that moment came a gulp. A flap swung down over the windy hole like a lid. The other tunnel opened, and in they went. Behind them the flap popped up again.',
              'Gulp, went the whole place. A flap folded down, right on the nose of the train. Air could not come up, and lunch could not go in. So they took the other way. "I saw it," said {guide}, rubbing a nose.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'sit surprised',
            guide: 'jump surprised',
          },
        ],
        old: [
          {
            text: [
              'Past the tongue there were points on the line. One branch was closed up flat, like an empty sock. The other was a fine round tunnel, with a wind that blew one way and then the other. "No contest," said {guide}, and made for the wind. "It will be downhill, with air!" "It is air," said {child}. "I think it is nothing but."',
              '"Left or right?" said {guide}, not slowing down. On the right was a tunnel that nobody had opened. On the left was one that stood wide, and it sighed. A crumb ahead of them strayed towards the sigh. There was a cough like a cannon, and the crumb came back over their heads at speed. "I prefer the left," said {guide}, more faintly.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'stand worried',
            guide: 'point determined',
          },
          {
            text: [
              '"Wait for the gulp," said {child}. It came. A flap leaned over and shut the windy tunnel, as neatly as the lid of a teapot. In the same moment the other one opened. They were in before {guide} could object. Overhead the flap went up again, and the breathing went on. One can do one or the other, it turned out, and the flap sees to which.',
              'That was the way to the lungs, and it had a doorkeeper. Up above, {child} swallowed. A flap came down across the left-hand tunnel and pressed itself tight. Then the right one yawned, and took the train, and closed behind it. "It must be hard to talk and swallow at once," said {child}. The flap would not know which to be. {guide} put it in the timetable, in red.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'sit surprised',
            guide: 'jump surprised',
          },
        ],
      },
      ask: {
        young: ['What shuts the air hole?', 'The flap!'],
        older: [
          'How does food keep out of the way of the air?',
          'When we swallow, a flap covers the windpipe, and the food goes down the other pipe.',
        ],
      },
    },
    {
      facts: ['waves'],
      shows: /\bsqueez(?:e|es|ed|ing)\b/i,
      pages: {
        young: [
          {
            text: [
              'No hill here. No engine. The walls squeeze! Squeeze, slide, squeeze. Wheee, goes {child}.',
              'Big {child} hangs head down. Upside down! The walls squeeze. Up we go.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'sit excited',
          },
        ],
        middle: [
          {
            text: [
              '"Now we just fall," said {guide}, and put both feet up. They did not fall. On the grass, the other {child} had lain down to rest. The tunnel was quite level. {guide} got out to push.',
              'Just then the large {child} bent over to tie a shoe. The line, which had gone down, went up. "Impossible," said {guide}. "Trains do not go up a wall." {child} felt something behind them.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'look-up surprised',
            guide: 'sit worried',
          },
          {
            text: [
              'Behind them the wall squeezed, and let go, and squeezed a bit further on. It moved them like toothpaste in a tube. "It doesn\'t matter which way is up," said {child}. {guide} ran ahead, and was squeezed as well.',
              'It was the tunnel. It squeezed shut behind the last truck. The squeeze ran along and took them too. Up, down, on their heads, it was all the same. "Like a snake with a bun," said {child}.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'point happy',
            guide: 'run surprised',
          },
        ],
        old: [
          {
            text: [
              '"The next part is a drop," said {guide}, "and I have allowed one second." They waited for the drop. But the large {child} was lying on the grass by now, looking at clouds, and the pipe lay flat. Nothing rolled. {guide} released a brake, and then another brake, and then a button. "It must fall," said {guide}. "I have it in writing." {child} laid a palm on the wall. It was tightening.',
              'They had started down very nicely. Then everything swung round, and hats came off. The large {child} had bent to look for a shoe, and the line now ran straight up. {guide} closed both eyes. "We shall roll back to the teeth," said {guide}. "I shall have to write a letter." They hung there. They did not roll. Something had a soft firm hold of them from behind.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'reach surprised',
            guide: 'sit worried',
          },
          {
            text: [
              'It closed in behind them, like a fist round a bar of wet soap, and squeezed. The train shot a little way. The squeeze followed it, and opened again where it had been. "Nobody falls," said {child}. "We are being passed along." A wave ran down the pipe, and another, and each took them a bit further. Even uphill the sandwich would have found the way. {guide} put away the brakes.',
              'The walls were muscle, ring behind ring. One squeezed, and the next, and so they went up that hill like toothpaste. It made no difference which end {child} was holding up. "An astronaut could do this," said {child}. "They do it every day, with soup." {guide} opened one eye and saw the rings go by. "Is there much more?" asked {guide}. There was a good deal more.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'point happy',
            guide: 'run surprised',
          },
        ],
      },
      ask: {
        young: ['What pushes the food along?', 'The walls. They squeeze.'],
        older: ['Does food just fall down the food pipe?', 'No. Muscles squeeze behind it in waves and push it along.'],
      },
    },
    {
      facts: ['stomach'],
      shows: /\bsoup\b/i,
      pages: {
        young: [
          {
            text: [
              'Slosh, slosh, in the stomach. Round and round. Bread is soup now. {child} holds on.',
              'All out! This is the stomach. It stirs and stirs. {child} sees cheese soup.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'hold surprised',
          },
        ],
        middle: [
          {
            text: [
              '"Stomach," called {guide}. "One minute!" It was a big slippery bag, and the walls rolled like the sea. The way out was a small tight ring. {guide} knocked at it. "Not yet," said the ring, by not opening.',
              'They splashed down in the stomach. "Straight across," said {guide}, "and no stopping." But everything was going round: bread, cheese, and the train. On the far side there was a door, no larger than a pea.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'look-up curious',
            guide: 'point worried',
          },
          {
            text: [
              'It opens only for soup. So the stomach stirred, and added sour juices, and stirred again. It had a coat of slime, so as not to stir itself in. It took three hours. "Three hours," said {guide} faintly. {child} had a nap.',
              '"It wants to be soup first," said {child}. So they waited. The juices were sour and strong. The walls went on kneading, two hours, three. {guide} walked up and down until there was no down. Then the door let through a spoonful.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'sit calm',
            guide: 'walk worried',
          },
        ],
        old: [
          {
            text: [
              'The pipe let them out into the stomach, which was like being in a hot-water bottle in a storm. "We pass through without stopping," said {guide}, "platform one." There was no platform one. There was a lake that heaved, with walls that rolled. In the far corner was a ring, drawn tight. {guide} rapped on it with a watch. It took no notice at all.',
              '"Stomach, stomach," cried {guide}. "Do not get down." It was hard not to. The great bag leaned in on one side and then on the other, and threw everyone across. A sour smell came up. {child} could see the way out, a small round gate at the bottom. It opened the width of a straw, thought about the sandwich, and closed.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'look-up curious',
            guide: 'point worried',
          },
          {
            text: [
              '"It\'s too lumpy for it," said {child}. "It wants soup." And the stomach made soup. It squeezed in juices so sour that it wore a coat of slime against them, and it kneaded and turned. That took two hours, and then a third. {child} told stories. {guide} held both watches to both ears, in case they had stopped. When it was as smooth as cream, the gate let some through, a squirt at a time.',
              'Nothing with corners could go through there. So they sat it out. All round them the walls kneaded it with strong sour juice, for as long as two films. A slippery coat kept the stomach from cooking itself. First there was a crust, then there was porridge, then there was soup. "I had allowed a minute for this," said {guide}, aged by it. The gate winked, and drank them up.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'sit calm',
            guide: 'walk worried',
          },
        ],
      },
      ask: {
        young: ['What does the stomach make?', 'Soup!'],
        older: [
          'What does the stomach do with a sandwich?',
          'It stirs it with strong juices for hours, until it is like soup.',
        ],
      },
    },
    {
      facts: ['folds', 'fingers', 'energy'],
      shows: /\bfingers?\b/i,
      pages: {
        young: [
          {
            text: [
              'Soft little fingers on the wall. They catch the good bits. Off go the hops, {child}!',
              'Long, long tunnel. Tiny fingers wave. "Hops, please." {child} hands them over.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'reach happy',
          },
        ],
        middle: [
          {
            text: [
              '"The small intestine," read {guide}. "Small! That is soon done." They went round a bend, and another. They went round forty. There was always one more. "Who," said {guide}, "called this small?"',
              'Now came a narrow pipe, all loops. {guide} leaned out to see the end of it. One loop lay on the next like a heap of hose. "I had put down ten seconds," said {guide}, and sat.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'stand curious',
            guide: 'look-up surprised',
          },
          {
            text: [
              'It has to be long, to get everything out. The walls were soft with tiny fingers, and these picked the soup over. "Hops!" said {child}. Whatever was useful went in through the fingers and off to the legs.',
              '{child} looked at the wall. It was velvet, made of tiny fingers. They took out sugar and cheese, in bits too small to see. "There go my hops," said {child}. "They change here for the knees."',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'reach excited',
            guide: 'stand happy',
          },
        ],
        old: [
          {
            text: [
              '"Small intestine," said {guide}, cheering up. "I have put that down as a short tunnel." It was small only in being narrow. It went left. It went right, and over itself, and under. In a grown-up there are about six metres of it, folded up like a fire hose. They went round bends until {child} stopped counting. "It is the same bend," said {guide}. "They are playing us the same bend."',
              'After the gate the line grew narrow and began to wind. {guide} opened a map, and the map showed a plate of noodles. "It says small," said {guide}, in a hurt voice. In somebody large it is six metres long, and even in {child} there was plenty. By the ninth loop they were passing over the first. The watches had been put away. "How will the hops get out," asked {child}, "if there is no station?"',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'stand curious',
            guide: 'look-up surprised',
          },
          {
            text: [
              'Then {child} noticed the walls. They were not bare. They were covered with tiny fingers, thick as the pile of a towel, and all of them were busy. They felt in the soup and took what was useful: a grain of sugar, a scrap of cheese. Each bit went through a finger and away in a little red stream beyond. "That\'s them!" said {child}. "Those are the hops!" It needed every bend to get them all.',
              'The whole of it was the station. The pipe was lined with fingers, and they went through that soup as one goes through a sale. Out came sugar, and fat, and whatever bones are fond of. It passed into the stream behind the wall, and that stream runs to the legs. "If it were short, half would get by," said {child}. {guide} stood on the step and clipped each hop as it left.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'reach excited',
            guide: 'stand happy',
          },
        ],
      },
      ask: {
        young: ['Who catches the good bits?', 'Tiny fingers.'],
        older: [
          'How do the useful parts of food get into the body?',
          'In the small intestine tiny fingers on the walls take them up and pass them into the blood.',
        ],
      },
    },
    {
      facts: ['water', 'helpers', 'long'],
      shows: /\bwater\b/i,
      pages: {
        young: [
          {
            text: [
              'Now the water gets off. Drip, drip. What is left? Poo! {guide} says, "Last stop." {child} giggles.',
              'Last tunnel. Bye-bye, water. Bye-bye, poo. {child} waves. {guide} waves. Good job, all done.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'wave happy',
            guide: 'wave happy',
          },
        ],
        middle: [
          {
            text: [
              'In the last wide tunnel the train crawled. "All the useful things are off," said {guide}. "Why are we still so slow?" The trucks were full to the brim, and they slopped at every turn.',
              '"Nobody is left but skins and strings," said {guide}. "Now we can race!" But the line was wider here, and the train was heavy. It went along like a cow in mud. {child} looked into a truck.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'run worried',
          },
          {
            text: [
              '"There is water in it yet," said {child}. The walls were drinking it back, since a body has a use for that. Tiny helpers were having the leftovers for tea. What stayed at the end was poo, and it knew the way out.',
              'It was water, and the tunnel took its time to get it back. All round, tiny helpers were picking at the crusts. "And the rest?" asked {guide}. "That\'s poo," said {child}. They moved aside to let it pass.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'point happy',
            guide: 'stand surprised',
          },
        ],
        old: [
          {
            text: [
              'The last tunnel was wide and square and very slow. "Empty trucks," said {guide}. "The hops are off. From here we can fly!" They did not fly. They sat. After a time they moved the length of a truck, and sat again. At this rate it would be tomorrow before they got to the end. In the trucks something slopped. "And this is the express," said {guide}. {child} got down to see what they were carrying.',
              'By the time they came into the large tunnel, {guide} had stopped saying that they were late. There was no longer a word for it. Everything good had been taken off. Still they crept. There were only skins left, and stringy bits, and they sloshed about like a bath on wheels. "What is the hold-up?" asked {guide}, of the wall. The wall gurgled.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'kneel curious',
            guide: 'sit worried',
          },
          {
            text: [
              '"They want the water back," said {child}. All along the tunnel the walls were drinking, sip by sip. A body does not like to waste it. And there were helpers, trillions of them, too small to see, dining on what nobody else could digest. What the walls and the helpers did not need was poo. It went by them, without fuss, on its own line. "On time," said {guide}, very much moved.',
              'It was the water. The tunnel took it out, a little here and a little there, and sent it back to be used again. Tiny helpers by the trillion were finishing the crusts. The load grew lighter and drier. In the end it was only poo, and everybody stood aside for it. "From lips to the end, a day and a bit," said {child}. "Let\'s go back and meet the hops." {guide} tore up the timetable. "It is not late," said {guide}. "It is thorough."',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'point happy',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['What is left at the end?', 'Poo!'],
        older: [
          'What happens to what the body cannot use?',
          'The large intestine takes back the water, tiny helpers eat some of the rest, and what is left is poo.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'Tingle, tingle. What is that in the leg? {child} lifts one foot. Hop!',
            'Wait. Wait. {child} feels it in one toe. It goes up. It is a hop!',
          ],
          setting: 'playground',
          time: 'sunset',
          camera: 'wide',
          child: 'jump happy',
        },
        {
          text: [
            'To the wall! Hop, hop, hop. Who hops behind? {guide} does, and {child} wins.',
            '{child} hops home. {guide} hops too. "Are we late?" No. We are hopping.',
          ],
          setting: 'playground',
          time: 'sunset',
          camera: 'medium',
          child: 'cheer proud',
          guide: 'jump happy',
        },
      ],
      [
        {
          text: [
            'Full of hops! One for the bench. One for the bin. {child} hops over a line.',
            'Up, {child}, up! There are lots of hops now. They came from cheese.',
          ],
          setting: 'playground',
          time: 'sunset',
          camera: 'medium',
          child: 'jump excited',
        },
        {
          text: [
            'Rumble, says the belly at night. {child} is asleep. One last train goes by.',
            'Toot, very soft. {child} is asleep. The supper train is on its way.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sleep calm',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'It began as a tickle behind the knee. {child} stood up and lifted one foot. The leg gave a sort of cough, and then a hop. It smelled ever so slightly of cheese. The record was not over yet.',
            '"Stand clear of the doors," said a small voice in the leg. {child} bent the knee, and up it went by itself. There were hops in there, fresh ones, any amount. They had all come by train.',
          ],
          setting: 'playground',
          time: 'sunset',
          camera: 'wide',
          child: 'jump excited',
        },
        {
          text: [
            '{child} hopped to the wall and back, and touched it, and nobody ever had. {guide} stood there with the watch. "How long did I take?" asked {child}. "I forgot to look," said {guide}. "I was cheering."',
            'So the record fell, at six, by the drain. {guide} had the flag. "You are five hours late," said {guide}, and shook hands. "And I am so glad that you came." They had a biscuit, for the way home.',
          ],
          setting: 'playground',
          time: 'sunset',
          camera: 'medium',
          child: 'cheer proud',
          guide: 'cheer happy',
        },
      ],
      [
        {
          text: [
            'The sun was low when the hops came in. First there was one, and then they came in crowds. {child} had to hop on the spot to make room. "That," said {child}, "was a very good sandwich."',
            'One moment the leg was empty. The next it jumped, and {child} had to go along. Over the drain they went, past the chalk, and twice round the bench. "Hop now, please," said {child}, "and ask later."',
          ],
          setting: 'playground',
          time: 'sunset',
          camera: 'medium',
          child: 'jump happy',
        },
        {
          text: [
            'After supper {child} lay down and put both hands on the middle. It rumbled. A train of peas was going over the points. "No hurry," said {child}. There was a very small toot, and then sleep.',
            'That night there was a gurgle under the blanket. "All change," murmured {child}, nearly asleep. Far down somebody was driving a dumpling, slowly, with no clock.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sleep calm',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The large {child} had been sitting quite still with an odd look, like somebody who listens for a bus. Now the leg twitched. "There is something in it," said {child}. It was warm, and it was in the calf, and it wanted out. {child} stood up on one foot. The first hop was a small one, to see whether it was allowed. The second cleared the drain.',
            'By the time the sun was on the rooftops, the first of them came in. {child} felt it arrive: a sort of fizz, below the knee. It was followed by a whole train of others. "They are here," said {child}, and got up. There is no knowing how many hops there are in a sandwich. One has to take them out, one by one, and count.',
          ],
          setting: 'playground',
          time: 'sunset',
          camera: 'wide',
          child: 'jump excited',
        },
        {
          text: [
            'It was done at ten to seven: to the pump, round it, and home again to the gate. {guide} held up a watch and then put it in a pocket. "I make that very late," said {guide}, "and the best I ever saw." They sat down on the wall with their legs in a row. There was half a sandwich left. They looked at it with respect, and {child} chewed it slowly.',
            'The chalk goes on from there, if you care to look. Past the fountain the marks are far apart again. They go round the whole yard and end at the step. "What time do you make it?" asked {child}. {guide} was lying on the grass, looking at nothing. "It takes what it takes," said {guide}. "I have never seen so much of a line before. There were some lovely bends."',
          ],
          setting: 'playground',
          time: 'sunset',
          camera: 'medium',
          child: 'sit proud',
          guide: 'sit happy',
        },
      ],
      [
        {
          text: [
            'They felt it before they saw it. The leg, which had been a leg and nothing more, began to be somebody. "Hop," it said, in a manner of speaking. {child} hopped. There was another underneath. There was one under that. It went on past the lamp post and past the record, which was standing there with its mouth open.',
            'It was late, and the yard was gold, and people had gone in to supper. {child} stood on one leg by the bins, in no hurry, and waited for it. Then it came. It came up from the heel and out at the hair. That was the bread. The next was longer and had a spring in it. That was the cheese, surely. {child} laughed out loud, and did not put the other foot down.',
          ],
          setting: 'playground',
          time: 'sunset',
          camera: 'medium',
          child: 'jump happy',
        },
        {
          text: [
            'In bed that night it was quiet enough to hear. There was a gurgle. There was a long soft rumble with a click at the end, like trucks going over a bridge. {child} lay and followed it. It was noodles, tonight, and a pear. They would be going round the bends for hours, and somebody would stand on the step to see them off. "No rush," said {child}, and was asleep.',
            '{child} could not sleep for the traffic. Something went down, and turned left, and waited. There was a squeeze, and it moved on. It was only soup, and it had all night. Tomorrow there would be something in both legs, without anyone having to ask. "Good night," {child} told the middle of the blanket. From under it, slow and far down, came one toot, and {child} slept.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sleep calm',
        },
      ],
    ],
  },
};
