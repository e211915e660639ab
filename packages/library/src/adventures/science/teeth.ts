import type { FactSheet } from '../sheet.ts';

/** Behind the bathroom mirror a smile is a castle, and a green flag flies from it on the morning of the photograph. */
export const teeth: FactSheet = {
  id: 'teeth',
  topic: 'science',
  title: 'Teeth',
  subject: 'teeth',
  words: [
    'tooth',
    'teeth',
    'milk tooth',
    'wobbly tooth',
    'brushing teeth',
    'toothbrush',
    'dentist',
    'why do teeth fall out',
    'enamel',
    'cavity',
    'gum',
  ],
  guides: ['knight', 'mouse', 'hedgehog'],
  titles: [
    'The Green Flag',
    'Charge, Said {guide}',
    '{child} and the White Castle',
    'Behind the Bathroom Mirror',
    'Photograph at Ten',
  ],
  facts: [
    {
      id: 'kinds',
      says: 'Front teeth are sharp and cut, the pointed ones beside them hold and tear, and the flat back teeth grind.',
      source: 'Encyclopaedia Britannica, "Tooth: Form and function"',
    },
    {
      id: 'plaque',
      says: 'A sticky film called plaque grows on teeth all the time; brushing takes it off.',
      source: 'NHS, "How to keep your teeth clean"',
    },
    {
      id: 'spit',
      says: 'Spit washes bits of food from the teeth and weakens the acid that harms them; less of it flows in sleep.',
      source: 'Encyclopaedia Britannica, "Saliva"; American Dental Association, "Saliva"',
    },
    {
      id: 'acid',
      says: 'The tiny creatures in plaque make acid out of sugar, and the acid can make holes in teeth.',
      source: 'NHS, "Tooth decay"',
    },
    {
      id: 'enamel',
      says: 'Enamel, the outside of a tooth, is the hardest stuff in the body.',
      source: 'Encyclopaedia Britannica, "Enamel (tooth)"',
    },
    {
      id: 'alive',
      says: 'Inside a tooth is a soft room, the pulp, with nerves that feel.',
      source: 'Encyclopaedia Britannica, "Tooth: Pulp"',
    },
    {
      id: 'root',
      says: 'Much of a tooth is hidden: its root stands in the jaw, below the gum.',
      source: 'Encyclopaedia Britannica, "Tooth"',
    },
    {
      id: 'milk',
      says: 'Children have 20 milk teeth; from about six years the roots of these dissolve and new teeth push up from below.',
      source: 'NHS, "Baby teething"; Encyclopaedia Britannica, "Primary tooth"',
    },
    {
      id: 'grown',
      says: 'Most grown-ups have 32 teeth, counting the wisdom teeth.',
      source: 'Encyclopaedia Britannica, "Permanent tooth"',
    },
    {
      id: 'between',
      says: 'A brush does not reach well between teeth; a thin string such as dental floss does.',
      source: 'American Dental Association, "Floss"',
    },
    {
      id: 'two-minutes',
      says: 'Teeth are brushed for two minutes, last thing at night and once more in the day, with toothpaste that has fluoride in it.',
      source: 'NHS, "How to keep your teeth clean"',
    },
  ],
  never: [
    {
      wrong: /\bteeth (?:is|are|were) (?:made of )?bones?\b|\btooth is a bone\b/i,
      belief: 'Teeth are bones.',
      truth: 'They are made of other stuff and, unlike bones, cannot mend themselves.',
    },
    {
      wrong: /\bmilk teeth (?:do not|don't|did not) matter\b/i,
      belief: 'Milk teeth do not matter, since they fall out.',
      truth: 'They keep the places for the new ones, and are needed for years.',
    },
    {
      wrong: /\bworms? (?:eat|eats|ate|make|makes|made|dig|dug) (?:the )?holes?\b|\btooth worms?\b/i,
      belief: 'Worms make holes in teeth.',
      truth: 'Acid does, which tiny creatures make out of sugar.',
    },
    {
      wrong: /\b(?:brush(?:ing)?|rub|scrub) (?:them |teeth )?(?:harder|as hard as)\b[^.]*\b(?:better|cleaner|clean)\b/i,
      belief: 'Brushing harder makes teeth cleaner.',
      truth: 'Small gentle circles clean best.',
    },
    {
      wrong: /\b(?:teeth|tooth) (?:is|are|was|were) (?:solid|stone) all (?:the way )?through\b/i,
      belief: 'Teeth are solid all through.',
      truth: 'There is a soft room inside, with nerves.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            '{child} looks in the mirror. Smile! Oh no. A bit of green.',
            'Mirror, mirror. {child} smiles. Who put a leaf on that tooth?',
          ],
          setting: 'bathroom',
          camera: 'close',
          child: 'look-up surprised',
          things: ['mirror'],
        },
        {
          text: [
            'Step in the mirror, {child}. White towers! {a guide} shouts, "Charge!"',
            'The smile is a castle now. So tall! "Charge!" says {a guide}. {child} runs too.',
          ],
          setting: 'castle',
          camera: 'wide',
          child: 'run excited',
          guide: 'run determined',
        },
      ],
      [
        {
          text: [
            'A photo today! {child} grins in the mirror. What is that green thing?',
            'Click, soon. Say cheese! But the mirror says spinach. {child} shuts up tight.',
          ],
          setting: 'bathroom',
          camera: 'medium',
          child: 'cover surprised',
          things: ['mirror'],
        },
        {
          text: [
            '{a guide} waves in the mirror. "Come in! A flag! A green one!" {child} climbs in.',
            'Knock, knock. {a guide} opens the mirror. In goes {child}. Look, white walls!',
          ],
          setting: 'castle',
          camera: 'medium',
          child: 'walk curious',
          guide: 'wave happy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'The photograph was at ten. {child} practised in the mirror: small smile, large smile. At the large smile something waved. It was green, it was on a front tooth, and it stayed there.',
            '{child} said "Cheese" to the mirror. The mirror said "Spinach." There it hung, on a tooth in the middle, like washing. {child} rubbed at the glass. It was no use, for it was inside.',
          ],
          setting: 'bathroom',
          camera: 'close',
          child: 'look-up worried',
          things: ['mirror'],
        },
        {
          text: [
            '"That is a flag!" said {a guide}, in the glass. "Somebody has taken the castle. Come in!" {child} stepped over the taps. Behind the mirror the smile was as high as a town. {guide} shouted, "Charge!" at it.',
            'Then the glass opened like a window. The big smile was a white castle with pink walls. "An enemy flag," said {a guide}, who had been waiting for one. "Charge!" {child} thought they might look round first.',
          ],
          setting: 'castle',
          camera: 'wide',
          child: 'look-up surprised',
          guide: 'shout determined',
        },
      ],
      [
        {
          text: [
            'Shoes, yes. Parting, yes. {child} gave the mirror one last grin. And there, on the second tooth from the middle, flew a bit of green. "Not today," said {child}. "I am being photographed."',
            'It is odd what one finds in a mirror at nine in the morning. {child} found a leaf. It must have been there since supper. It had got up early and put itself at the very front.',
          ],
          setting: 'bathroom',
          camera: 'medium',
          child: 'cover worried',
          things: ['mirror'],
        },
        {
          text: [
            'The mirror was soft that day, like the skin on milk. {child} leaned, and fell through, and stood before a row of white towers. "Quick," said {a guide}. "We are being invaded. By salad. Charge!"',
            'Someone tapped on the glass. "Reinforcements?" said {a guide}. "Just you? Well, mind the gums." So {child} climbed in. Up there on a shining tower flapped the green thing. {guide} had already begun to yell.',
          ],
          setting: 'castle',
          camera: 'medium',
          child: 'point curious',
          guide: 'shout excited',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The photograph was to be at ten, and {child} had got as far as the teeth. A smile wants practice. In the bathroom mirror {child} tried the polite one, and the one with eyebrows, and then the real one. The real one had something in it. It was green, it was dark at the edge, and it hung on a front tooth like a flag. "Spinach," said {child}. It had been a pie, and that was last night.',
            '"Cheese," said {child} to the mirror, in order to see what the photographer would see. The photographer would see a leaf. It was small, but it had chosen its place well, in the middle and a little to the left. {child} tried a corner of towel. "Please?" said {child}. It waved, that was all. It was like watching a flag on a castle from the wrong side of the moat.',
          ],
          setting: 'bathroom',
          camera: 'close',
          child: 'look-up worried',
          things: ['mirror'],
        },
        {
          text: [
            'It was just then that the glass swung in like a door. "About time," said {a guide}. "I asked for an army." Behind the mirror {child} saw that same smile, but it was a castle now. It had a pink wall, and towers as white as plates, and on the foremost flew the green flag. "They came in the night," said {guide}. "Who did?" asked {child}. "I shall find out," said {guide}, "when I have charged at them."',
            '"You there, with the towel," called a voice out of the mirror. "Can you charge?" It was {a guide}, at the foot of a great white wall. The smile in the glass had grown until it had weather. Each tooth was a tower, and the lip was a moat, more or less. {child} stepped over the taps and on to something pink. High up, the flag gave a flap. "Forward!" said {guide}, and ran straight into a molar.',
          ],
          setting: 'castle',
          camera: 'wide',
          child: 'walk curious',
          guide: 'shout determined',
        },
      ],
      [
        {
          text: [
            'There are three photographs on the stairs. {child} is in all of them, with jam, with a thumb, and asleep. "This year," said {child}, "I shall look like me." The hair was wet and lay down. The collar stood up. {child} went to the mirror for the last inspection, and smiled, and stopped. In the middle of all that was good and clean sat something green. It seemed to be looking forward to it.',
            'On the morning of the school photograph {child} was ready a whole hour too soon. That had never happened before, and it left time to look in the mirror. "Oh," said {child}. Somebody had put up a flag. It was as green as last night\'s pie. It stuck out between two teeth as if it had won something. You could not see it with the mouth closed. But one does not grin with the mouth closed.',
          ],
          setting: 'bathroom',
          camera: 'medium',
          child: 'cover worried',
          things: ['mirror'],
        },
        {
          text: [
            '"I see it too," said {a guide}, from the other side of the glass. "I have been watching that flag since breakfast. I was about to charge." The mirror felt like cold water, and then {child} was through. They stood before a castle, and the castle was a grin. "Have you tried just walking up?" asked {child}. {guide} had not. In all the long wars of that country nobody had ever thought of it.',
            'The mirror turned out to be open at the bottom. {child} put in one leg, and then there was a great deal of white. Towers stood in a curve, wall to wall, as far as one could see. "State your business," said {a guide}, leaping out from behind a gum. "Spinach," said {child}. "Then we are on the same side," said {guide}, with such a war cry that a crumb fell off.',
          ],
          setting: 'castle',
          camera: 'medium',
          child: 'stand surprised',
          guide: 'jump determined',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['enamel'],
      shows: /\bhard(?:er|est)?\b/i,
      pages: {
        young: [
          {
            text: [
              'Tap, tap, goes the hammer. Not a scratch! So hard! {guide} rubs an elbow.',
              '"Charge!" Bonk. The wall is hard. It is the hardest. {guide} sits down.',
            ],
            setting: 'castle',
            camera: 'close',
            guide: 'sit surprised',
          },
        ],
        middle: [
          {
            text: [
              '"We shall cut steps," said {guide}, and hit a tower with a hammer. It rang like a bell. {guide} hit it again, with a run-up. There was no step. There was a bent hammer.',
              'The tower went straight up, white and shiny. {guide} had brought a hammer and a bag of pegs. Ping, went the first peg, over the wall. Ping, went the second. {child} counted nine pings.',
            ],
            setting: 'castle',
            camera: 'medium',
            child: 'look-up curious',
            guide: 'reach determined',
            things: ['hammer'],
          },
          {
            text: [
              '{child} felt the wall. Nothing in the whole body is as hard as this white coat. "Then we won\'t make steps," said {child}. "We\'ll climb up between two of them." And they did, with a back on one and feet on the other.',
              '"It is the hardest stuff there is in anybody," said {child}. "You would want a stronger hammer than that." But between that tower and the next was a crack. They went up inside it, like two sweeps.',
            ],
            setting: 'castle',
            camera: 'close',
            child: 'reach determined',
            guide: 'reach happy',
          },
        ],
        old: [
          {
            text: [
              'Without steps there was no getting up that wall, so {guide} set about making some. {guide} had a hammer and a good loud shout. The hammer came down, and the tower sang one clear note, and the hammer came up again, with interest. It went over the moat. {child} looked for the dent. There was not so much as a smear. Far above, the flag hung down and seemed to be reading something.',
              '"A castle is only as strong as its wall," said {guide}, and struck it with a hammer. There was a sound like a spoon on a very good plate. {guide} struck it on the other side. After a while {child} asked to see the hammer. It was flat where it had been pointed and pointed where it had been flat. The tower shone as before, and there were no steps in it whatever.',
            ],
            setting: 'castle',
            camera: 'medium',
            child: 'look-up curious',
            guide: 'reach determined',
            things: ['hammer'],
          },
          {
            text: [
              '"What is it made of?" said {child}, and laid a cheek against it. It was colder than bone, and smoother. That white coat is the hardest thing a body ever makes, and it makes it only once. "It has been bitten with every day," said {child}. "It won\'t mind us." They left the hammer where it had gone. Between this tower and its neighbour was a slit, just wide enough for backs and feet. They walked up it sideways.',
              '"You won\'t get in," said {child}. "Nuts can\'t. Toffee can\'t." Enamel is harder than bone and harder than a claw. It was harder than whatever they had put in that hammer. It can be worn by something sour, bit by bit, but not by shouting. So {child} looked for a way that was already there. Two towers leaned together at the top. They braced themselves in the gap, and went up like a pair of bookends.',
            ],
            setting: 'castle',
            camera: 'close',
            child: 'reach determined',
            guide: 'reach happy',
          },
        ],
      },
      ask: {
        young: ['Is a tooth soft or hard?', 'Hard! So hard!'],
        older: [
          'Why could nobody cut steps in the tower?',
          'The white coat of a tooth is the hardest stuff in the body.',
        ],
      },
    },
    {
      facts: ['kinds'],
      shows: /\bflat\b/i,
      pages: {
        young: [
          {
            text: [
              'Bread in the way! Sharp ones in front: snip. Flat ones at the back: crunch. {child} skips on.',
              'A big crust of bread! Front teeth snip it. Back ones are flat. They mash it. Bye, crust! {child} waves.',
            ],
            setting: 'castle',
            camera: 'wide',
            child: 'cheer happy',
            things: ['bread'],
          },
        ],
        middle: [
          {
            text: [
              'A crust of bread lay across the road. It was as large as a hay cart. {guide} charged, and stuck in it to the elbows. "Push it to the front!" said {guide}. "No, the back! No, the front!"',
              'Somebody had left a crust of bread in the way. "Leave it to the big ones," said {guide}. It was rolled to the back. They could not cut it. They were broad, like tables, and it just sat there.',
            ],
            setting: 'castle',
            camera: 'medium',
            child: 'think curious',
            guide: 'reach determined',
            things: ['bread'],
          },
          {
            text: [
              '"Front first," said {child}. The front ones were sharp along the top, like chisels. Snip, and there were slices. Then they rolled those to the back. The towers there were flat and bumpy, and ground like a mill.',
              '{child} thought of a kitchen: first scissors, then a masher. So the crust went to the front. The thin towers there cut it neatly. "And now the flat ones," said {child}. They made soup of it.',
            ],
            setting: 'castle',
            camera: 'wide',
            child: 'point proud',
            guide: 'stand surprised',
          },
        ],
        old: [
          {
            text: [
              'On the road between the towers lay a piece of bread. That is to say, it was a crumb, but they were smaller than crumbs. It filled the way from wall to wall. {guide} charged it, and had to be pulled out by the feet. "These towers are armed," said {guide}. "Let them deal with it." There were thin ones and pointed ones and great square ones. "All at once, then!" cried {guide}. Nothing came of that but crumbs.',
              'They could not get by for a crust of bread. It was brown and enormous, and somebody had forgotten to chew it. {guide} rolled it to the largest towers, right at the back, since the largest must be the best. They came down on it and went up again. It was dented. "They have gone blunt," said {guide}. {child} looked at their tops. They had never been anything else.',
            ],
            setting: 'castle',
            camera: 'medium',
            child: 'think curious',
            guide: 'reach determined',
            things: ['bread'],
          },
          {
            text: [
              '"They have different jobs," said {child}. "Like a kitchen drawer." The front ones were thin and sharp at the edge, for cutting. The pointed ones next door were for holding on and tearing. And those at the back were as flat as millstones, with bumps. They fed it through in that order. Snip, went the first; rip, went the second. The flat ones turned what was left into something like porridge. {guide} saluted each of them.',
              'So back it went, all the way to the front. {child} stood well clear and gave the orders. The chisels cut a slice, click. The points beside them caught it and pulled it in two. "And now to the mill!" It was rolled to the back, where the flat tops met and ground it. "Cut, tear, grind," said {child}. {guide} had been on guard there for years, and had taken it for a view.',
            ],
            setting: 'castle',
            camera: 'wide',
            child: 'point proud',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['What do the flat back teeth do?', 'They mash.'],
        older: [
          'Why are front teeth and back teeth not alike?',
          'Front teeth are sharp and cut. Back teeth are flat and grind.',
        ],
      },
    },
    {
      facts: ['plaque'],
      shows: /\bsticky\b/i,
      pages: {
        young: [
          {
            text: [
              'Ick, a sticky wall. {guide} is stuck. {child} has a brush. Round and round. Free!',
              'What is so sticky here? {child} cannot see it. Brush, brush, little rings. Off it goes, {guide}!',
            ],
            setting: 'castle',
            camera: 'medium',
            child: 'reach determined',
            guide: 'stand shy',
          },
        ],
        middle: [
          {
            text: [
              'At the foot of the next tower {guide} charged, and stopped. Both feet had stopped first. "A trap," said {guide}. There was nothing to see. But the wall felt as if somebody had painted it with jam.',
              '"Halt," said {guide}, who had no choice. The wall had hold of one hand and both knees. It looked quite clean. {child} touched it with one finger. It was furry, and it did not let go at once.',
            ],
            setting: 'castle',
            camera: 'close',
            child: 'reach curious',
            guide: 'stand worried',
          },
          {
            text: [
              'It was a sticky sort of coat. "It just grows," said {child}, "day and night." Shouting did not shift it. {child} took the broom, and swept in small round rings, and off it came. {guide} came off too.',
              '"It only grew," said {child}. "It does that on everybody." The sticky stuff would not be washed off, but it could be brushed. {child} took a broom to it, softly, round and round. {guide} was polished as well.',
            ],
            setting: 'castle',
            camera: 'medium',
            child: 'reach determined: broom',
            guide: 'stand surprised',
          },
        ],
        old: [
          {
            text: [
              '{guide} saw a shadow behind the fourth tower and went for it. Halfway up there was a smack, as of a wet plate, and {guide} hung there. "They have limed the walls," said {guide}. {child} could see nothing on it at all. But when {child} laid a hand there, the wall had a sort of fur, finer than a peach. It was in no hurry to give the hand back. Throwing water at it did not help.',
              'There was no enemy to be seen on that side, and it made {guide} uneasy. "Too quiet," said {guide}, and leaned on the wall to listen. When the listening was over, {guide} stayed. An ear was caught, and a shoulder. "I meant to," said {guide}. {child} scratched at the white with one nail, and something came away under it, pale and soft. It was not paint. It was not food either.',
            ],
            setting: 'castle',
            camera: 'close',
            child: 'reach curious',
            guide: 'stand worried',
          },
          {
            text: [
              '"Nobody has done it," said {child}. "It grows." The sticky film is alive, and it comes on any tooth, all day long, however good one is. It takes no notice of war cries. What it cannot bear is being swept. {child} fetched a broom and began with small soft rings, along the top, along the side, down by the gum. It came off like the bloom on a plum. {guide} was swept down with the rest, ear first.',
              '{child} knew that feeling. It is what a tongue finds before breakfast. So it was not a trap at all. A sticky coat of tiny creatures had settled there since supper, as it does in every mouth there is. Nothing would move it but bristles. {child} went round and round with the broom, not hard, but everywhere. Behind it the tower squeaked. So did {guide}, who was ticklish.',
            ],
            setting: 'castle',
            camera: 'medium',
            child: 'reach determined: broom',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['What takes the sticky stuff off?', 'The brush. Round and round.'],
        older: [
          'Where does the sticky film on teeth come from?',
          'It grows there by itself, all the time, on everybody. Brushing takes it off.',
        ],
      },
    },
    {
      facts: ['spit', 'acid'],
      shows: /\bspit\b/i,
      pages: {
        young: [
          {
            text: [
              'Crumbs, crumbs, up to the knees. Then spit comes down. Whoosh! All clean. {child} is wet.',
              'Here comes the spit! Slosh, it goes. Bye, crumbs. Bye, jam. {child} hangs on tight.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'jump surprised',
          },
        ],
        middle: [
          {
            text: [
              'There had been a biscuit, not long ago. The road was deep in crumbs, and sweet, like a beach. {guide} waded in and sank. "Send for shovels," said {guide}. "It will take a week." It was twenty to ten.',
              'They came to a hill that had not been there before. It was biscuit, all of it, in bits. {guide} charged up it and slid down it. A sour sort of steam was coming off the sugar.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'look-up worried',
            guide: 'reach determined',
            things: ['biscuit'],
          },
          {
            text: [
              '{child} had seen a small spring in the wall, high up. "Think of lemons," said {child}, loudly. Out gushed the spit, warm and plenty. It washed the road from end to end, and took the sourness with it. They rode out on a crumb.',
              '"Wait for the tide," said {child}, and thought hard about soup. From three springs the spit came running. It carried off crumbs and sourness and {guide}. That is its job, from breakfast until bedtime. At night it only drips.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'jump excited',
            guide: 'jump surprised',
          },
        ],
        old: [
          {
            text: [
              'The back road was blocked by what had been a biscuit. It lay in drifts, up to the chest, and where it touched the towers something was at work. Tiny creatures in the film were at the sugar already, and what they made of it was sour. It fizzed a little. "Acid," said {guide}, tasting a glove. "Dig!" They had one spoon between them. {child} dug for five minutes, and there was exactly as much as before.',
              '{guide} ordered a charge through the biscuit. It was a brave sight. After six steps there was only a hand, and the hand was still giving orders. {child} got hold of it. All around, sugar was trickling down between the towers, and from there came a sour smell. Something too small to see was eating it, and leaving acid. "We must have forty men with buckets," said {guide}, coming up.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'reach worried',
            guide: 'reach determined',
            things: ['biscuit'],
          },
          {
            text: [
              '"What happens when you think of lemons?" said {child}. They both thought of lemons. Nothing needs digging in a mouth. High in the cheek a spring had opened, and under the tongue were two more. The spit came down the road in a warm wave. It floated off the crumbs, it took the sting out of the sour, and it took the spoon. "In the day it never quite stops," said {child}, swimming. "That\'s why you do them last thing at night."',
              'But there was a pump for that, and it worked by wishing. {child} stood still and thought about toast. Up in the wall something began to drip, and then to run. It was spit, ordinary spit, and there was no end of it. The biscuit went out like sand before the tide. The sourness went with it. "I have always thought that was rather rude," said {guide}. "It has been looking after the place," said {child}.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'jump excited',
            guide: 'jump surprised',
          },
        ],
      },
      ask: {
        young: ['What washed the crumbs away?', 'Spit! Whoosh!'],
        older: [
          'What does spit do for the teeth?',
          'It washes away crumbs and weakens the acid. At night there is less of it.',
        ],
      },
    },
    {
      facts: ['alive'],
      shows: /\b(?:feel|feels|felt)\b/i,
      pages: {
        young: [
          {
            text: [
              'Cold snowball on the tower. Brr! The tower can feel it! "Sorry," says {child}.',
              'Plop, a cold snowball. The whole castle says ooh. It can feel! {child} pats it warm.',
            ],
            setting: 'castle',
            camera: 'medium',
            child: 'reach surprised',
            things: ['snowball'],
          },
        ],
        middle: [
          {
            text: [
              'The jaws were nearly closed, and there was no way up. "Open, in my name!" shouted {guide}. Nothing opened. {guide} sat down to have an ice cream. {guide} leaned the ice cream on the tower, to think.',
              '"Nobody is at home in these," said {guide}, and knocked. "It is stone right through." There was a shut gate above them. {guide} unpacked an ice cream and stood it against the wall.',
            ],
            setting: 'castle',
            camera: 'medium',
            child: 'look-up curious',
            guide: 'sit calm',
            things: ['ice-cream'],
          },
          {
            text: [
              '"Ooh!" said the whole castle, and flew open. The tower had felt the cold! "There is somebody in there," said {child}. Inside was a small soft room, with nerves in it. They can feel right through the wall.',
              'All the towers jumped. Daylight came in. "It felt that," said {child}, with an ear to the wall. Deep inside there was a soft little room, and something in it was awake. "Pardon me, madam," said {guide} to the tower.',
            ],
            setting: 'castle',
            camera: 'wide',
            child: 'point excited',
            guide: 'jump surprised',
          },
        ],
        old: [
          {
            text: [
              'Now they needed the castle to open a bit wider, and it was not listening. {guide} gave it the summons, and the second summons, with a drumroll. "It is no use," said {guide}. "It is stone. One may as well address a cliff." By now {guide} was hot, and got out an ice cream. {guide} propped it against the nearest tower to look for a spoon. {child} saw a shiver run along the gum.',
              'The upper wall had come down until there was no more than a slot between. "Shut," said {guide}, "and asleep." {guide} thumped the tower. It did not so much as blink. Then it was time for a rest, and {guide} had thought of that. There was an ice cream in the luggage. {guide} sat down, and leaned the cold end of it against the wall, in a friendly way.',
            ],
            setting: 'castle',
            camera: 'medium',
            child: 'look-up curious',
            guide: 'sit calm',
            things: ['ice-cream'],
          },
          {
            text: [
              '"OOH," said the castle, from end to end, and its gates flew up. {guide} lay flat. "Did you do that?" "You did," said {child}. "It felt the cold!" They put their ears to the white. It was as thick as a wall can be, and behind it was something soft. Deep inside every tower is a little room, and nerves run up into it. They feel it when ice cream calls. {child} warmed the place with both hands until it stopped shivering.',
              'There was a gasp, and a gale, and it grew light. The mouth had opened as wide as it would go. "Was it something I said?" asked {guide}. {child} rapped on the tower, very gently. It was not stone to the middle. There was a room in there, small and pink and full of nerves. Whatever came by outside, hot or cold, it felt it. "Sorry," said {child} through the wall. {guide} ate the rest quickly.',
            ],
            setting: 'castle',
            camera: 'wide',
            child: 'point excited',
            guide: 'jump surprised',
          },
        ],
      },
      ask: {
        young: ['Can a tooth feel cold?', 'Yes! Brr!'],
        older: [
          'Why did the tower jump at the ice cream?',
          'Inside a tooth is a soft room with nerves, and they felt the cold.',
        ],
      },
    },
    {
      facts: ['milk', 'root'],
      shows: /\bnew (?:one|tower|tooth)\b/i,
      pages: {
        young: [
          {
            text: [
              'Wobble, wobble, goes one tower. {guide} holds it. Look under, {child}! A new one peeps out.',
              'Why does this one wobble? Down below, a new one says hello. {child} waves at it.',
            ],
            setting: 'castle',
            camera: 'close',
            child: 'kneel happy',
            guide: 'hug worried',
          },
        ],
        middle: [
          {
            text: [
              'One small tower moved when the wind blew. "They are digging under it!" cried {guide}, and brought a ladder. It leaned the other way. {guide} put both arms round it and held on.',
              '"This one is falling," said {guide}, quite pale. It was a little old tower, and it rocked like a boat. {guide} sent for ropes, beams, and a ladder. {child} lay down and looked under the edge.',
            ],
            setting: 'castle',
            camera: 'medium',
            child: 'kneel curious',
            guide: 'hug worried',
            things: ['ladder'],
          },
          {
            text: [
              'Its root had melted quite away. Under it, in the pink, stood something white with a frilly top. "It is a new one," said {child}. "A bigger one. The old one is only making room." {guide} let go, one finger at a time.',
              'Down there somebody was coming up. "It\'s a new tower," said {child}, "and twice as big." The milk one had let go of its root on purpose. {guide} took off the ropes and told it that it had served well.',
            ],
            setting: 'castle',
            camera: 'close',
            child: 'point happy',
            guide: 'stand surprised',
          },
        ],
        old: [
          {
            text: [
              'The seventh tower wobbled. {guide} noticed it by leaning on it. "Undermined," said {guide}, after one look, and set to work. A ladder was put against it on one side and a plank on the other. It bowed to the ladder, and then it bowed to the plank. {guide} talked to it in a low voice, as one does to a horse. "Whoever they are," {guide} told {child}, "they are directly beneath us, and they are digging up."',
              'Not all the towers were of an age. Some were large and new, with ridges along the top. Others were small and smooth and had been there since {child} wore bibs. One of these was rocking. "I will not lose a tower," said {guide}, hugging it. "Not in my watch. Fetch a ladder. Fetch cement. Fetch an aunt of mine who is good in a crisis." But a milk tooth that means to wobble takes no notice of ladders. It creaked, and went on.',
            ],
            setting: 'castle',
            camera: 'medium',
            child: 'kneel curious',
            guide: 'hug worried',
            things: ['ladder'],
          },
          {
            text: [
              'In one sense it was true. {child} put an eye to the crack. Most of a tower is below ground, as a rule, in a long root. This had none left. It had melted away, a little every week, and where it used to stand, a new tooth was shouldering up. It was white and wide, with a wavy edge. "Nobody is attacking," said {child}. "They\'re changing the guard." {guide} took away the ladder and shook hands with both of them.',
              '{child} lay flat and looked in under the skirt of it. The old root was gone. It had not snapped; the body had quietly taken it to pieces. And in the pink dark below there was a gleam. "There\'s a new one," said {child}. "It has been down there all the time. This one was keeping its place." {guide} thought that most soldierly, and stood beside the wobbly tower for a minute, at attention.',
            ],
            setting: 'castle',
            camera: 'close',
            child: 'point happy',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['Why did it wobble?', 'A new one is coming.'],
        older: [
          'Why do milk teeth wobble and fall out?',
          'A new tooth pushes up from below, and the root of the milk tooth dissolves.',
        ],
      },
    },
    {
      facts: ['between'],
      shows: /\bstring\b/i,
      pages: {
        young: [
          {
            text: [
              'Popcorn in the gap! The brush is too big. {child} has a string. Zip! Pop!',
              'Stuck popcorn. Pull, {child}! No. Try the string. In it slips. Out it pops.',
            ],
            setting: 'castle',
            camera: 'close',
            child: 'hold proud: string',
            things: ['popcorn'],
          },
        ],
        middle: [
          {
            text: [
              'The last lane ran between two towers, and it was narrow. A skin of popcorn was stuck in it, like a door. {guide} rammed it with the broom. "More broom!" said {guide}. But the broom was far too wide.',
              '"The popcorn holds the pass," said {guide}. It was only the skin of one, but it was jammed in tight. The broom could not get in. {guide} got in, up to the middle, and had to be unscrewed.',
            ],
            setting: 'castle',
            camera: 'medium',
            child: 'think curious',
            guide: 'reach determined',
            things: ['popcorn', 'broom'],
          },
          {
            text: [
              '"It wants something thin," said {child}, and found a reel of clean thread. It was a long flat string. {child} took one end and {guide} the other. In it slid, up it came, and out flew the popcorn like a partridge.',
              '"What goes where a broom will not?" asked {child}. "A bit of string!" They let it down from the top and drew it gently to and fro. Plop! The pass was free. {guide} claimed the victory.',
            ],
            setting: 'castle',
            camera: 'close',
            child: 'hold proud: string',
            guide: 'cheer happy',
          },
        ],
        old: [
          {
            text: [
              'There is one lane in that town where no broom has ever been. It lies between two towers that stand shoulder to shoulder. There, curved and yellow and tough as a shield, was wedged the skin of a bit of popcorn. {guide} jabbed at it with the broom. The bristles bent. They went everywhere but in. "It has dug itself in well," said {guide}, with respect. "It may have been there since the cinema."',
              'They might have been at the flag by now, if it had not been for the popcorn. The skin of one stood upright in the gap, and held it. "They shall not keep us out," said {guide}. {guide} charged with the broom. The broom was as wide as a hedge, and the gap was as wide as a letter. {guide} charged without the broom and stayed there, humming. {child} pulled on a foot and thought of something thin.',
            ],
            setting: 'castle',
            camera: 'medium',
            child: 'think curious',
            guide: 'reach determined',
            things: ['popcorn', 'broom'],
          },
          {
            text: [
              '"You can\'t sweep in there," said {child}. "You\'d have to be a thread." There was a string round the luggage. They each climbed a tower, with an end in one hand, and let it down into the crack. It slid along this wall. It slid along that. Where bristles had not reached, it went as easily as a letter under a door. Something gave, down there. The popcorn shot out over the gum, and they heard it land in Tuesday.',
              'A string will go where a broom cannot. {child} had one in a pocket, as one has. They drew it to and fro together, down one side of the gap and up the other. It brought out a good deal that nobody had known was there. Last came the popcorn itself, quite slowly, like an old lady leaving a bus. {guide} captured it at once.',
            ],
            setting: 'castle',
            camera: 'close',
            child: 'hold proud: string',
            guide: 'cheer happy',
          },
        ],
      },
      ask: {
        young: ['What fits in the gap?', 'A string!'],
        older: ['How do you clean between two teeth?', 'With a thin string. The brush does not reach in there.'],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'Up, up, {child}. There is the green leaf! Pull. It comes down.',
            '{child} is at the top. One, two, three. The leaf is off! Hooray!',
          ],
          setting: 'castle',
          camera: 'wide',
          child: 'cheer proud',
          things: ['leaf'],
        },
        {
          text: [
            'Click, says the camera. {child} smiles with all the towers.',
            'Look here, {child}. Big smile! The camera sees white. Click.',
          ],
          setting: 'classroom',
          camera: 'medium',
          child: 'stand happy',
          things: ['camera'],
        },
      ],
      [
        {
          text: [
            'Swish, comes the brush. Foam, foam, foam! {child} lets go. {guide} lets go. The leaf is gone!',
            'A green leaf. A big brush. Round and round. Where is it now, {guide}? {child} laughs.',
          ],
          setting: 'castle',
          camera: 'medium',
          child: 'jump happy',
          guide: 'jump surprised',
          things: ['leaf'],
        },
        {
          text: [
            'Night. {child} brushes by the mirror. Who waves in there? Good night, castle.',
            'Brush, brush, {child}. In the mirror sits a tiny somebody. Good night!',
          ],
          setting: 'bathroom',
          time: 'night',
          camera: 'close',
          child: 'wave calm',
          things: ['mirror'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'And there it was, as large as a bed sheet. "Surrender!" shouted {guide}. The leaf did not say anything. {child} took hold of one corner and peeled. Down it went, turning over and over, into the moat.',
            'Up on the front tower flapped the leaf. {guide} drew a deep breath. "No," said {child}. "Let me." It came off like a wet stamp. {guide} made it a prisoner, and later lunch.',
          ],
          setting: 'castle',
          camera: 'wide',
          child: 'reach proud',
          guide: 'shout excited',
          things: ['leaf'],
        },
        {
          text: [
            '"Everyone say cheese," said the man. {child} did, with every tooth. Click, went the camera. Afterwards, in the middle of the smile, somebody very small seemed to be charging.',
            'At ten the camera looked at {child}, and {child} looked back. Out came the real smile, the large one. It gleamed from end to end. There was a tiny war cry, and then a click.',
          ],
          setting: 'classroom',
          camera: 'medium',
          child: 'stand happy',
          things: ['camera'],
        },
      ],
      [
        {
          text: [
            '"Here comes the cavalry," said {guide}. A brush came over the hill, as big as a wood, all foam. {child} and {guide} held on to a gum. Two minutes it galloped round. "Did you see that?" said {guide}. The leaf was gone.',
            'They had just caught hold of the leaf when a white storm blew up. It tasted of mint. {guide} charged at it. {child} held on to {guide}. It stormed for two whole minutes, and then everything shone.',
          ],
          setting: 'castle',
          camera: 'medium',
          child: 'hug surprised',
          guide: 'shout excited',
          things: ['leaf'],
        },
        {
          text: [
            'That night {child} brushed in small round rings, right into the corners. The mirror was a bit misty. Someone had written in it, from inside, with a finger. It said: ALL QUIET.',
            '"Good night in there," said {child} to the mirror, foam to the chin. Far back in the glass a tiny light went along the wall. It stopped at each tower. Somebody was counting them for the night.',
          ],
          setting: 'bathroom',
          time: 'night',
          camera: 'close',
          child: 'look-up calm',
          things: ['mirror'],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'They came out on the roof of the front tower, into the wind. There was the leaf. It was the size of a mainsail and smelled of pie. "In the name of everything," {guide} began. {child} had already bent down and taken one corner. It came up with a long wet sigh. Together they rolled it to the edge and tipped it over. {guide} looked about for the enemy. There was only a fine view of a bathroom.',
            'It did not put up a fight. The leaf lay draped over the battlements. {child} walked round it as one walks round a car. "You push," said {child} to {guide}. "Charge, if you like." So {guide} charged, at last, at the thing itself. It was the finest charge of the war. It went over the wall with the leaf under one arm, and there was a splash.',
          ],
          setting: 'castle',
          camera: 'wide',
          child: 'reach proud',
          guide: 'shout excited',
          things: ['leaf'],
        },
        {
          text: [
            '"Next," said the lady behind the camera. {child} sat on the stool, with wet socks, which did not show. "And a nice smile." {child} gave the real one. It had old towers and new ones, one of them leaning, and nothing on any of them. The picture is on the stairs now, beside the jam and the thumb. If you hold it up to a lamp, there is a small figure on the front tooth, waving a stalk.',
            'There was a queue. There was a comb on a string. Then there was the camera, and a voice that said, "Cheese." {child} thought of the castle, with its gates up and its walls washed, and could not help it. It was the real smile, and it was all there. "Hold it," said the voice. Deep in the quiet, before the click, somebody very small said, "Charge!"',
          ],
          setting: 'classroom',
          camera: 'medium',
          child: 'sit happy',
          things: ['camera'],
        },
      ],
      [
        {
          text: [
            '"Listen," said {guide}. "Hooves." It was not hooves. Over the edge of the world came a brush, a forest of it, white with foam and smelling of mint. On the far side of the glass {child} had begun to do the obvious thing. They seized the leaf by the stalk. The brush came round in rings, first outside, then inside, then along the tops. It took its two minutes, and it took the flag.',
            'They had just reached the leaf when the sky went white. "At last," said {guide}, "an enemy," and charged. It was the other {child}, the one in the bathroom, with a brush. Round it came, and round, tower by tower, gum and all. They clung to the leaf and went along. For two minutes there was nothing but bristles and weather. Then it rained, and they sat in the clean light. The flag was gone. "We won," said {guide}, spitting mint.',
          ],
          setting: 'castle',
          camera: 'medium',
          child: 'hug surprised',
          guide: 'shout excited',
          things: ['leaf'],
        },
        {
          text: [
            'The photograph came out well. But it was at bedtime that {child} smiled best, over the edge of the basin, in the mirror, with foam. Two minutes is quite long. One has time to go all round the walls and think of those who live there. There were crumbs from supper in the back road. There was a bit of fluff on the fourth tower. "All quiet?" asked {child}, and breathed on the glass. Somebody inside drew a flag in it, and saluted.',
            "Nobody would have known, from the picture, that there had been a war. That night {child} stood at the mirror and ran a tongue along the wall. It was as smooth as a plate. It would be furry by breakfast, and that was no one's fault; it is what towers do. The lamp was turned out. In the dark of the glass one very small lantern went round, from the front to the back.",
          ],
          setting: 'bathroom',
          time: 'night',
          camera: 'close',
          child: 'look-up calm',
          things: ['mirror'],
        },
      ],
    ],
  },
};
