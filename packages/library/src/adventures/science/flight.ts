import type { FactSheet } from '../sheet.ts';

/** The weathercock has never been asked to anything; an invitation has to fly up to it, by people who cannot. */
export const flight: FactSheet = {
  id: 'flight',
  topic: 'science',
  title: 'Flight',
  subject: 'how things fly',
  words: [
    'flight',
    'how planes fly',
    'plane',
    'aeroplane',
    'airplane',
    'how things fly',
    'how planes stay in the air',
    'wing',
    'flying',
    'glider',
    'paper plane',
  ],
  guides: ['penguin', 'ostrich', 'hen'],
  titles: [
    'The Weathercock Is Invited',
    '{guide} Knows All About It',
    'Seven Ways to Miss a Church',
    '{child} and the Paper Dart',
    'Higher, Said {guide}',
  ],
  facts: [
    {
      id: 'lift',
      says: 'A wing that leans a little pushes air down, and the air pushes the wing up.',
      source: 'NASA Glenn Research Center, "What is lift?"',
    },
    {
      id: 'air',
      says: 'Air pushes back against whatever moves through it; a flat sheet meets more of it than a crumpled one and falls more slowly.',
      source: 'NASA Glenn Research Center, "What is drag?"',
    },
    {
      id: 'parachute',
      says: 'A parachute falls slowly because it catches a great deal of air.',
      source: 'Encyclopaedia Britannica, "Parachute"',
    },
    {
      id: 'thermal',
      says: 'Warm air rises, and soaring birds circle upwards in it without flapping.',
      source: 'Royal Meteorological Society, "Thermals"',
    },
    {
      id: 'streamlined',
      says: 'A pointed, smooth shape slips through the air more easily than a blunt one.',
      source: 'Encyclopaedia Britannica, "Streamline"',
    },
    {
      id: 'tail',
      says: 'The tail of an aeroplane keeps it pointing steadily forwards.',
      source: 'NASA Glenn Research Center, "Airplane parts and function"',
    },
    {
      id: 'hollow',
      says: 'Many of the bones of a flying bird are hollow, which keeps it light and strong.',
      source: 'Natural History Museum, London, "How do birds fly?"',
    },
    {
      id: 'into-wind',
      says: 'Aeroplanes and large birds take off into the wind, because moving air helps their wings to lift them.',
      source: 'Encyclopaedia Britannica, "Airplane"',
    },
    {
      id: 'wright',
      says: 'The first aeroplane with an engine that could be steered flew in 1903; its first flight lasted 12 seconds.',
      source: 'Smithsonian National Air and Space Museum, "The 1903 Wright Flyer"',
    },
    {
      id: 'balloon',
      says: 'People first flew in 1783, in a balloon filled with hot air.',
      source: 'Encyclopaedia Britannica, "Montgolfier brothers"',
    },
    {
      id: 'flightless',
      says: 'Penguins and ostriches have wings and cannot fly with them; penguins swim with theirs.',
      source: 'Natural History Museum, London, "Flightless birds"',
    },
  ],
  never: [
    {
      wrong: /\bair (?:on|over) (?:the )?top\b[^.]*\b(?:catch up|meet|same time|further to go)/i,
      belief: 'The air over the top of a wing has further to go and must hurry to meet the rest at the same time.',
      truth: 'The two streams do not meet again; a wing is held up because it turns air downwards.',
    },
    {
      wrong: /\b(?:planes?|aeroplanes?|birds?) (?:is|are|was|were) lighter than (?:the )?air/i,
      belief: 'Birds and planes are lighter than air.',
      truth: 'They are heavier than air and are held up by moving wings; only balloons float.',
    },
    {
      wrong: /\bbirds? (?:must|have to|has to|always) flap/i,
      belief: 'Birds must flap all the time to stay up.',
      truth: 'Many glide and soar for hours with their wings held still.',
    },
    {
      wrong: /\bheavy things (?:always )?fall faster/i,
      belief: 'Heavy things fall faster.',
      truth: 'How much air they meet makes the difference; without air all things fall alike.',
    },
    {
      wrong: /\b(?:penguins?|hens?) (?:is|are) not (?:a )?birds?\b/i,
      belief: 'Penguins are not birds, because they cannot fly.',
      truth: 'They are birds; they have feathers and lay eggs.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'Up on the church sits a tin bird. {child} waves. It never gets any post.',
            'Who is that, so high up? A weathercock. {child} writes a card. Come to tea!',
          ],
          setting: 'street',
          child: 'wave happy',
        },
        {
          text: [
            '{child} folds the card. Fold, fold. A paper plane! "I know about flying," says {guide}.',
            '{guide} has wings. {guide} cannot fly. So {child} folds the card into a plane.',
          ],
          setting: 'garden',
          child: 'hold excited: letter',
          guide: 'stand proud',
        },
      ],
      [
        {
          text: [
            'There is cake at four. Everyone is coming. Not the weathercock. "Poor thing," says {child}.',
            'Squeak, goes the weathercock, all alone. {child} looks up. "You come too!"',
          ],
          setting: 'garden',
          child: 'look-up sad',
        },
        {
          text: [
            '"Send a card by air," says {guide}. {child} folds it. Two wings, one nose.',
            'Fold the card. Pinch the nose. {child} has a plane. {guide} has advice.',
          ],
          setting: 'garden',
          child: 'hold happy: letter',
          guide: 'point happy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'On top of the church lived a weathercock, made of tin. It had turned round up there for longer than anybody knew. And in all that time nobody had asked it to tea. {child} thought of that with a pen already in one hand.',
            'There was to be a party at six. {child} had written cards for everyone. Then the weathercock squeaked, high up, looking the other way. "It has never had one," said {child}, and wrote another card.',
          ],
          setting: 'garden',
          child: 'look-up sad',
        },
        {
          text: [
            'But how do you post a thing to the top of a church? "By air," said {a guide}, who had read every book about flying. {guide} had wings as well. They had never been any use. {child} folded the card into a plane.',
            '"I shall advise you," said {a guide}. "I know all there is to know about flying. I have only never done it." So {child} folded the card, along and across, until it had two wings.',
          ],
          setting: 'garden',
          child: 'hold determined: letter',
          guide: 'stand proud',
        },
      ],
      [
        {
          text: [
            'It squeaked on Mondays, and it squeaked on Sundays. "That is a lonely squeak," said {child}. Nobody can call on a weathercock. It lives at the top of a spire. It has one leg, and no stairs.',
            '{child} counted the chairs for the party. There were nine, and eight guests. Far above the garden the weathercock turned and looked straight down at the ninth. It might have been the wind.',
          ],
          setting: 'garden',
          child: 'look-up curious',
        },
        {
          text: [
            '"It must be asked properly," said {child}, "with a card." {a guide} spread two small wings and shut them again. "It must be asked by air," said {guide}. They looked at each other. Then {child} began to fold.',
            '{a guide} came and stood beside {child}. Flying was all {guide} ever talked of, because {guide} could not. "Fold it so," said {guide}. The card got a nose and two wings. It looked quite ready.',
          ],
          setting: 'garden',
          child: 'hold excited: letter',
          guide: 'point curious',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The weathercock of Saint Swithin was made of tin, and could be seen by everybody and reached by nobody. It told the whole town which way the wind blew. In all its days nobody had told it anything. {child} thought of this too late, with all the party cards signed and the ink put away. So the ink came out again. Dear Weathercock, wrote {child}, and underlined it, please come.',
            'There are people who cannot enjoy a party if one person has been left out. {child} was one of them. The tables stood in the garden and the lanterns were up. And on the tip of the spire that tin bird turned slowly round and looked at all of it. "When did anyone ask it to anything?" said {child}. Nobody knew. It had been up there longer than the clock. So {child} wrote one more card.',
          ],
          setting: 'garden',
          child: 'look-up sad',
        },
        {
          text: [
            'It is one thing to write to somebody on a spire and another to deliver it. "Leave it to me," said {a guide}. There was no one in the county who knew more about flying than {guide}. {guide} could tell you the name of every part of a wing. There was a sad reason for this, and you could see it at once by looking at the wings. "First," said {guide}, "we fold." And {child} folded the card into a dart.',
            'The ladder went up as far as the gutter. Nobody was going any further than that, and {child} said so. "Then it must go by itself," said {a guide}. {guide} had studied flight for years, from below. Show {guide} a bird, and {guide} would tell you what it was doing wrong. {child} had never liked to ask why so great an expert always walked. Together they folded the card, once along and four times across, into a dart.',
          ],
          setting: 'garden',
          child: 'hold determined: letter',
          guide: 'point proud',
        },
      ],
      [
        {
          text: [
            'You could hear it at night, if the wind was in the east. It went eek, and then after a while it went eek again. "It is only the weathercock," people said. {child} lay and listened to the only. In the morning there was to be a party, with a table so long that it went round a corner. By breakfast {child} had made up a place card with a W on it. Now somebody would have to tell the W.',
            '{child} had asked everyone. The milkman was coming, and the twins, and a man who mended umbrellas. There was one guest who could see into every garden in the town and had never sat down in any. It stood on one leg on the church spire and pointed at the weather. {child} drew a weathercock on a card. Under it, in the best writing there was, went the hour and the place.',
          ],
          setting: 'garden',
          child: 'think curious',
        },
        {
          text: [
            'The person to see about it was {a guide}. {guide} had hoped for years to be seen about something. "Flight," said {guide}, walking up and down, "is perfectly simple. One goes up, and one does not come down. I have the theory of it quite complete." The wings of {guide} opened and shut, like somebody trying an old umbrella. {child} did not smile. {child} held out the card, and asked which way to fold it.',
            '"You need an airman," said {child}. "You have one," said {a guide}, who was sitting under the hedge with a book. In its own way it was true. {guide} had wings, and feathers, and strong opinions. All that {guide} did not have was the being up in the air. "I go over it in my head," said {guide}, "and in my head I land beautifully." They laid the card on the book, and {child} made the first fold.',
          ],
          setting: 'garden',
          child: 'kneel determined',
          guide: 'sit proud',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['lift'],
      shows: /\bpush/i,
      pages: {
        young: [
          {
            text: [
              'Bend the wings a bit. They push the air down. Up goes the plane! {child} runs.',
              '{child} tips the nose up. The wings push on the air. The air pushes back. Up!',
            ],
            setting: 'garden',
            child: 'run excited',
          },
        ],
        middle: [
          {
            text: [
              'The first throw went as far as the cabbages. The paper plane put its nose down and dived, like a duck. "Higher," said {guide}. {child} threw it higher. It dived from higher.',
              '{child} threw. The paper plane flew straight down into a flowerpot. "It is shy," said {guide}. They pulled it out and looked it over. Its wings lay as flat as a table.',
            ],
            setting: 'garden',
            child: 'reach worried',
            guide: 'point worried',
          },
          {
            text: [
              '{child} bent up the back of each wing, just by a nail. Now the plane leaned back a little as it flew. A leaning wing pushes the air down. So the air pushes the wing up. It cleared the cabbages, and the wall.',
              'So {child} gave both wings a small curl at the back. That tipped up the nose. "Now they push on the air," said {guide}, "and the air pushes back." {guide} had known it all along. The plane sailed over the shed.',
            ],
            setting: 'garden',
            child: 'jump happy',
            guide: 'look-up surprised',
          },
        ],
        old: [
          {
            text: [
              'For its first flight the dart was thrown from the rockery, with a short speech by {guide}. It flew at once. It flew out of the hand of {child}, down the garden path and into the watering can. They dried it. They threw it harder, and it hit the watering can harder. "There is nothing the matter with it," said {guide}, "except the direction." {child} smoothed out its wings, which were as flat as any paper could be.',
              '{child} threw it well, from the top of the steps, with a straight arm. There was a moment when anything might have happened. Then the dart looked at its feet, as it were, and went down into the lettuces. It did that six times. {guide} walked beside it on the sixth, with one eye shut, from take-off to lettuce. "The wings are too polite," said {guide}. "They lie on the air. They do not lean on it."',
            ],
            setting: 'garden',
            child: 'reach worried',
            guide: 'walk curious',
          },
          {
            text: [
              'It was the word lean that did it. {child} turned up the back edge of each wing, no more than the width of a fingernail, and threw. The nose came up a little. Now the wings met the air at a slant and pushed it down, all the way along. And whatever you push, pushes back. You could see it happen. The air took hold of that dart from below and held it. It went over the wall, and a cat that had been laughing stopped.',
              '"When I swim," said {child}, "I push the water down, and I come up." {guide} stood quite still. It was in none of the books in those words. They curled the wings of the dart behind, so that it flew with its chin up. As it went forward the slanting wings pushed the air down, and the air pushed the wings up. That was the whole secret. It sailed over the lettuces without so much as a glance.',
            ],
            setting: 'garden',
            child: 'jump excited',
            guide: 'look-up surprised',
          },
        ],
      },
      ask: {
        young: ['What did the wings push?', 'The air. It pushed back, and up went the plane.'],
        older: [
          'Why did the plane fly better when its wings leaned a little?',
          'Leaning wings push air down as they go, and the air pushes them up.',
        ],
      },
    },
    {
      facts: ['air', 'parachute'],
      shows: /\bair\b/i,
      pages: {
        young: [
          {
            text: [
              'A ball of paper drops. A flat one floats. There is air under it! {child} lies down to see.',
              'Flat paper sits on the air. Slow, slow. Scrunched paper goes thud. "Again," says {child}.',
            ],
            setting: 'garden',
            child: 'kneel curious',
          },
        ],
        middle: [
          {
            text: [
              '"Drop it on from above," said {guide}. So a kite took the card up. {child} pulled the string, and it came off. It did not fall. It rocked about, and landed in a nest.',
              'A balloon man lent them a balloon. They tied the card below it and let the string out. High over the lane the knot came loose. {child} shut both eyes. "It will come down like a brick," said {guide}.',
            ],
            setting: 'forest',
            child: 'look-up worried',
            guide: 'look-up worried',
          },
          {
            text: [
              '"Air," said {child}. You cannot see it, but it was in the way. The flat card met a lot of it. {child} scrunched a bit of paper into a ball, and that dropped straight down. Same paper. Less air in the way.',
              'It came down like a feather. Flat as it was, it had to push through so much air. It took its time. A parachute does it on purpose. {child} walked underneath, and had it back with both hands.',
            ],
            setting: 'forest',
            child: 'reach curious',
            guide: 'think proud',
          },
        ],
        old: [
          {
            text: [
              'From the hill you could look across at the weathercock. You could not quite look down on it. "We shall drop it," said {guide}, "from a kite." So the kite went up with the card pegged to its tail. At the right place {child} gave the string a jerk, and the card came off. It ought to have gone straight down on the spire. It slid left. It slid right. It would not fall, whatever they called to it.',
              '"Things fall," said {guide}, who was tired of the other way. They sent the card up on the string of a kite, over the very spire, and shook it loose. Nothing fell. The card lay down on nothing at all and rocked. Then it came down in big lazy curves towards the duck pond. "It is not even trying," said {guide}. {child} ran along underneath with a hat.',
            ],
            setting: 'mountain',
            child: 'run worried',
            guide: 'point surprised',
            things: ['kite'],
          },
          {
            text: [
              '"It is lying on the air," said {child}, when they had it back. {guide} had always thought of air as what is left when you take everything else away. But a flat card must shove a great deal of it aside, and air shoves back. {child} let go of two pages, one flat and one crumpled into a ball. The ball was down at once. The other wandered about in the air like somebody choosing a hat. "So that is what a parachute is," said {guide}.',
              'It came down so slowly that {child} had time to think about it. There was nothing under that card, and yet something held it. If there had been no air, it would have dropped like a spoon. {child} scrunched an old list into a ball, and held it up beside a flat one, and let both go. Thud, and then, a long while after, a whisper. "It is the air," said {child}. "It is there." {guide} bowed to it slightly.',
            ],
            setting: 'mountain',
            child: 'think excited',
            guide: 'look-up curious',
          },
        ],
      },
      ask: {
        young: ['What held up the flat paper?', 'The air under it.'],
        older: [
          'Why did the flat card fall so slowly?',
          'It had to push a lot of air out of its way, and air pushes back. A ball of paper meets less of it.',
        ],
      },
    },
    {
      facts: ['thermal'],
      shows: /\bwarm air\b/i,
      pages: {
        young: [
          {
            text: [
              'The oven is hot. Warm air goes up and up. Up with it goes the plane! {child} claps.',
              'Big birds ride on warm air. Round and round, no flap. "Like that," says {child}.',
            ],
            setting: 'street',
            child: 'look-up happy',
          },
        ],
        middle: [
          {
            text: [
              'Now the plane could fly, but it only flew along. The spire was up. Three gulls went round above the bakery. They rose like bubbles, and their wings never moved. "Cheats," said {guide}.',
              '"How do they get up there?" said {child}. Over the baker\'s chimney a buzzard was going round. It did not flap once. Yet each time it came past, it was smaller and higher. {guide} sat down to watch.',
            ],
            setting: 'street',
            child: 'look-up curious',
            guide: 'sit worried',
          },
          {
            text: [
              'It smelt of buns. "The oven!" said {child}. Warm air goes up, and whatever lies on it goes up as well. {child} threw the plane in over the bakery roof. It wobbled. Then it rose, as if on stairs.',
              '{child} held a feather over the bakery step. It did not fall. It went up past both their noses. Warm air was coming out there and climbing. They sent the plane in after the buzzard, and it climbed too.',
            ],
            setting: 'street',
            child: 'jump excited',
            guide: 'cheer surprised',
          },
        ],
        old: [
          {
            text: [
              'Along was no longer the trouble. The trouble was up. However {child} threw it, the dart spent its height, and came home without. Over the bakery four gulls were turning in a ring. {child} watched them for some time. They did not flap. They did not do anything. And yet they went up and up, like tea leaves going the wrong way. "It is very bad style," said {guide}, who had stopped breathing.',
              'What is thrown comes down. {child} had proved it eleven times. But above the square a buzzard was not coming down. It leaned on one wing and drew a circle, and drew it again a little higher. Nobody had thrown it, and it was not flapping. {guide} took out a pencil and made a note, and crossed it out. "There are no stairs there," said {guide}. "I have looked." Under the buzzard was a wide black roof in the sun.',
            ],
            setting: 'street',
            child: 'look-up curious',
            guide: 'think surprised',
          },
          {
            text: [
              'Then the baker opened the oven, and the smell of bread went past them, upwards. "It is going up," said {child}. "Why is it going up?" Warm air rises, and takes its smells along, and its gulls. {child} ran round to the windless side and threw the dart in over the hot roof. It shook itself. Then something picked it up from below, and it climbed, with its small wings still, in among the gulls. {guide} ate a whole bun, from feeling.',
              '{child} went and stood there. Out of the black stones a heat came up, and made the far houses wobble. A bit of straw rose past one knee, and past one ear, and was gone. That was it, then. Warm air goes up, in a great slow fountain, and a buzzard only has to keep inside. They threw the dart into the bottom of it. At the first turn it was over the lamp post. At the third it was over the bank.',
            ],
            setting: 'street',
            child: 'jump excited',
            guide: 'sit happy',
          },
        ],
      },
      ask: {
        young: ['Which air goes up?', 'Warm air does.'],
        older: [
          'How can a gull go up without flapping?',
          'Warm air rises, over a hot roof for one, and a bird that circles in it is carried up.',
        ],
      },
    },
    {
      facts: ['streamlined'],
      shows: /\bslip/i,
      pages: {
        young: [
          {
            text: [
              'A fat nose bumps the air. A sharp nose slips in. Zip! "Bye," says {child}.',
              '{child} makes the nose thin. Now it slips along. Whee, past the cat!',
            ],
            setting: 'playground',
            child: 'point excited',
          },
        ],
        middle: [
          {
            text: [
              '"It wants a face," said {guide}, and stuck a bottle cap on. It looked handsome. It flew three steps and stopped, as if somebody had said no. {child} picked it up again.',
              "The front of the paper plane had got bent. It was now as flat as a pig's. Every time {child} threw it, it went slower and slower, and then sat down. {guide} blew at it from behind.",
            ],
            setting: 'playground',
            child: 'stand worried',
            guide: 'point proud',
          },
          {
            text: [
              '{child} thought of fish, and how they are all pointed. So the cap came off. {child} pinched the nose until it was sharp. Now the air did not pile up in front. The plane slipped through it and shot across the field.',
              '"Look at the swifts," said {child}. Not one had a flat nose. They folded a new nose, as thin as a pencil. A thing like that slips into the air, and the air shuts behind it. It went twice as far.',
            ],
            setting: 'playground',
            child: 'run happy',
            guide: 'run surprised',
          },
        ],
        old: [
          {
            text: [
              'By now the nose of the dart had met a good many walls. It had been a point. Now it was a sort of snout, broad and soft, and each flight was shorter than the last. "It has grown up," said {guide}. "It has more face." {child} held it out of the wind and then in the wind, and felt how the snout shoved and shoved. It was like trying to walk with a tray held up in front.',
              '{guide} thought that it ought to have a proper front, with windows, and built one. It was cut from an egg box. It had a row of seats. {child} threw it as far as the sandpit, where it stood on its head. The air could not get out of the way of so much front. You could almost see it piling up before the windows, like snow before a plough.',
            ],
            setting: 'playground',
            child: 'hold worried',
            guide: 'point proud',
          },
          {
            text: [
              '"What else goes through things for a living?" said {child}. They thought of needles and of pike. {guide} thought of swifts, and sighed. Not one of them has a snout. So the nose was folded again, thin and tight, and licked to a point. This time nothing had to be shoved. The air parted in front and slipped along both sides and closed up behind with hardly a ripple. The dart crossed the whole of the playground at the height of a hat.',
              'Off came the windows, and the seats, though {guide} asked to keep one. {child} folded the front again, until it was as sharp as the corner of a page. It must not hit the air. It must slip in, like a letter into a box, and let the air slide back along its sides. "Swifts do it with their beaks," said {guide}, not without bitterness. The dart made no sound at all. They found it two gardens away.',
            ],
            setting: 'playground',
            child: 'run excited',
            guide: 'look-up sad',
          },
        ],
      },
      ask: {
        young: ['Which nose was fast?', 'The sharp one. It slips through the air.'],
        older: [
          'Why did the sharp nose help?',
          'A blunt front has to push a lot of air aside. A pointed, smooth shape slips through it.',
        ],
      },
    },
    {
      facts: ['tail'],
      shows: /\btail\b/i,
      pages: {
        young: [
          {
            text: [
              'Wobble, loop, bump. It has no tail! {child} gives it one. Now it goes straight.',
              'No tail? It spins. A tail? It flies true. {child} throws it, straight as string.',
            ],
            setting: 'garden',
            child: 'reach determined',
          },
        ],
        middle: [
          {
            text: [
              '{child} threw it at the church. It turned left, went round {guide}, and hit {child} in the back. "It likes you," said {guide}. The next throw did the same, from the other side.',
              'The paper plane could not keep its mind on anything. It set off for the church and thought of the pond. It set off for the pond and thought of the hedge. {guide} got dizzy and sat down.',
            ],
            setting: 'farm',
            child: 'stand surprised',
            guide: 'sit worried',
          },
          {
            text: [
              'A kite has a tail, and an arrow has feathers. {child} folded up a fin at the back. When the plane swung aside, the wind hit its tail and swung it straight. It flew at the church like a finger pointing.',
              '"What have you got a tail for?" {child} asked {guide}. Nobody had ever asked that. They gave the plane a tail too, standing up like a fin. Whenever it turned aside, the air pushed the tail back in line.',
            ],
            setting: 'farm',
            child: 'point proud',
            guide: 'look-up curious',
          },
        ],
        old: [
          {
            text: [
              'There was a fault in its character. {child} aimed at the spire with great care, and the dart set off as if it meant it. Halfway it remembered something. It put one wing down, came about in a lovely curve, and flew at {guide}. {guide} lay flat. It went on doing it. "It is homing," said {guide} from the grass. "One reads of it in pigeons."',
              'It would go anywhere except where it was sent. It went sideways. It went in rings. On the best throw it turned right round and came back tail first, if it had had a tail. {child} noticed the if. {guide} was just then explaining that great fliers are often wayward. "What do you use yours for?" said {child}. {guide} looked round, as though somebody had left it there.',
            ],
            setting: 'farm',
            child: 'think worried',
            guide: 'cover surprised',
          },
          {
            text: [
              'An arrow does not change its mind, because it has feathers behind. So {child} cut a slit in the end of the dart and folded up a fin. It was a plain little tail and did nothing at all, as long as everything went well. But when the dart began to swing aside, the air struck the tail and pushed it back in line. It flew at the spire as if along a string. {guide} got up, and looked rather sorry to be so safe.',
              'They made it a tail out of a bus ticket, upright, like the fin of a fish. A tail of that kind does not steer. It nags. Each time the nose wandered off to one side, the wind caught the ticket and swung the whole dart straight. It got no further than an inch into any of its ideas. Over the field it went, straight as a ruler, and {guide} walked behind it, wagging thoughtfully.',
            ],
            setting: 'farm',
            child: 'point determined',
            guide: 'walk curious',
          },
        ],
      },
      ask: {
        young: ['What made it fly straight?', 'A tail.'],
        older: [
          'What does the tail of a plane do?',
          'When the plane swings aside, the air pushes on the tail and turns it straight again.',
        ],
      },
    },
    {
      facts: ['hollow'],
      shows: /\bhollow\b/i,
      pages: {
        young: [
          {
            text: [
              'A bird has hollow bones. It is light! Off with the cake, says {child}. Up it goes.',
              'Too heavy! {child} looks at a feather. Birds are light. Their bones are hollow.',
            ],
            setting: 'beach',
            child: 'think curious',
          },
        ],
        middle: [
          {
            text: [
              '{guide} wanted to send some cake along, for manners. {child} tied on one slice. The plane fell over the edge of the table. They tied on a crumb. It fell over the edge more slowly.',
              '"Write more on the card," said {guide}, "and use the thick paint." When it was dry, the card weighed as much as a boot. {child} threw with both arms. It landed on one toe.',
            ],
            setting: 'beach',
            child: 'stand worried',
            guide: 'point happy',
          },
          {
            text: [
              'A gull let {child} hold its old feather. It was as long as an arm and weighed nothing. The inside was hollow, like a straw. "And its bones are hollow too," said {guide}, quietly. Off came the cake. Up went the plane.',
              '{child} picked up a feather from the sand and looked down the end. It was hollow. A bird that flies is hollow right down to its bones. So they made a new card, of the thinnest paper.',
            ],
            setting: 'beach',
            child: 'hold surprised: feather',
            guide: 'think sad',
          },
        ],
        old: [
          {
            text: [
              'It seemed rude to ask somebody to a party and send nothing but paper. {guide} was firm about that. So they packed a small hamper under each wing, with a biscuit in it and a clean napkin. The dart did not fly any more. It did not so much fall as arrive at once, wherever it was let go. They took out the napkins. They took out one biscuit, and then it went round in a ring and hit its own hamper.',
              'The card had grown. First {guide} wished to add the menu, and next a map. Then came a seal of red wax as big as a biscuit, which {child} had always wanted to do. It was a very fine card. It would have made a good doorstop. They carried it along the beach to where there was a wind. The wind tried it, and put it down, and went to look for something else.',
            ],
            setting: 'beach',
            child: 'reach worried',
            guide: 'hold proud: biscuit',
            things: ['biscuit'],
          },
          {
            text: [
              'A gull was walking about with its hands behind its back. It had dropped a feather, and {child} picked it up. It was longer than a ruler. It weighed less than a sneeze. The shaft was hollow, when you looked. "So are the bones of it," said {guide}, in an odd voice. "All thin, and hollow, and propped inside, like a house made of straws. Mine are chiefly for walking. I looked it up." {child} took off both hampers and said nothing, kindly.',
              '{child} sat down and found a feather to think with. You could bend it double and it sprang back. And there was nothing in it. It was a tube of air with a fringe. "They are like that all through," said {guide}. "Hollow in the bone. It is how they manage." {guide} did not say anything more for a while. They scraped off the wax and cut away the menu and the map. What was left said, Do come, and it flew.',
            ],
            setting: 'beach',
            child: 'hold curious: feather',
            guide: 'sit sad',
          },
        ],
      },
      ask: {
        young: ['Why is a flying bird so light?', 'Its bones are hollow.'],
        older: [
          'How do flying birds keep light and strong?',
          'Many of their bones are hollow inside, like straws, and propped so that they do not break.',
        ],
      },
    },
    {
      facts: ['into-wind'],
      shows: /\binto the wind\b/i,
      pages: {
        young: [
          {
            text: [
              'Not with the wind. Turn round! Into the wind it goes. {child} lets go. Up!',
              '{child} turns into the wind. It lifts the wings. Hold on, little plane. Now!',
            ],
            setting: 'mountain',
            weather: 'wind',
            child: 'reach excited',
          },
        ],
        middle: [
          {
            text: [
              'Last of all they carried it up the hill. The wind blew towards the church. "Excellent," said {guide}. "It will help." {child} threw with the wind. The plane turned over once and lay down in the heather.',
              'On the hill there was a real wind. {child} stood with it behind and threw. It should have been the best throw yet. But the wind got under the back and rolled it up like a sock.',
            ],
            setting: 'mountain',
            weather: 'wind',
            child: 'stand surprised',
            guide: 'stand worried',
          },
          {
            text: [
              'A heron was getting up from the stream. It did not turn its back. It ran straight into the wind, and was up in four steps. So {child} faced the wind too. It blew along the wings and lifted them, and {child} only let go.',
              '"Gulls always stand with their faces to it," said {guide}. {child} turned round, into the wind, and held the plane up. It began to pull like a dog. The more wind comes over a wing, the more it lifts. {child} opened one hand.',
            ],
            setting: 'mountain',
            weather: 'wind',
            child: 'reach happy',
            guide: 'point excited',
          },
        ],
        old: [
          {
            text: [
              'They had saved the hill for the end. There is always wind there, and today it blew right at the church. It seemed almost too easy. {child} stood with it at both shoulders and threw, down the wind, straight at the spire. The wind came up behind, faster than the dart, and got there before it. For a moment the dart had no air under its wings at all. It gave a kind of shrug and sat down on a thistle.',
              '"A tail wind!" said {guide}, holding on to a gorse bush. "All the books speak well of it." It blew from behind them, over the town, towards the tin bird on its spire. So {child} let the dart go down the wind. But a wing can only lift if air streams over it. This air was all going the same way as the wing. The dart turned its toes up, and was blown along the ground like a crisp bag.',
            ],
            setting: 'mountain',
            weather: 'wind',
            child: 'reach surprised',
            guide: 'hide worried',
          },
          {
            text: [
              'Below them on the marsh a heron wished to leave. It was a big bird and had only a small mud bank. It turned its face into the wind, which looked like the wrong way. It opened its wings, took two steps, and stood on nothing. "They bring in aeroplanes like that as well," said {guide}. So {child} faced about, into the wind, and held up the dart. All that wind went streaming over its wings. It was flying before {child} let go.',
              '{child} noticed the gulls. They stood along the ridge, and every one was looking into the wind. When they wanted to go up they opened their wings, and that was all. It made no difference to a gull which way it wished to travel. First it met the wind, and afterwards it turned. So {child} turned round and lifted the dart into the wind. The wind leaned on the wings and raised them. It climbed backwards over their heads.',
            ],
            setting: 'mountain',
            weather: 'wind',
            child: 'reach determined',
            guide: 'look-up excited',
          },
        ],
      },
      ask: {
        young: ['Which way do you let go of a plane?', 'Into the wind.'],
        older: [
          'Why is it good to start into the wind?',
          'The wind streams over the wings, and the more air streams over a wing, the more it can lift.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'Up, up, over the roofs. Tick! The card sits by the tin bird. {child} jumps.',
            'Past the clock. Past the bell. There! The weathercock has post. Hooray, {child}!',
          ],
          setting: 'street',
          child: 'jump proud',
        },
        {
          text: [
            'The party is loud. Up there it turns, and turns. Squeak! {child} waves. {guide} waves.',
            'One chair is empty. It has a W. {child} looks up. {guide} bows. Squeak!',
          ],
          setting: 'garden',
          time: 'sunset',
          child: 'wave happy',
          guide: 'wave happy',
        },
      ],
      [
        {
          text: [
            'Round the spire it goes, once, twice. "Catch," says {child}. And the weathercock has it.',
            '{child} holds tight to a hat. The plane is so high! It lands on a tin toe.',
          ],
          setting: 'street',
          child: 'look-up excited',
        },
        {
          text: [
            'Night. The moon is up. {child} is in bed. Far off, a happy squeak.',
            'Shh. {child} sleeps. The wind reads the card out loud. Squeak, says the weathercock.',
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
            'It went over the bank, and the clock, and the bells. It grew as small as a crumb. Then it came round once, as if it were looking for the number. It stuck fast under one tin wing. {child} did not say anything at all.',
            'Nobody breathed. The plane tilted, and slid, and slowed down by the spire. There was a tiny sound. It had hit the weathercock on the beak. And there it stayed. "Delivered," said {child}, and had to sit down.',
          ],
          setting: 'street',
          child: 'look-up proud',
        },
        {
          text: [
            'At six the lanterns were lit. Nine chairs, and one had a W on it. The wind changed. High over the garden the weathercock swung round, with a card under its wing. It faced the party. It stayed like that till bedtime.',
            'Of course it could not come. But all through the party it pointed at them, whichever way the wind blew. {guide} proposed its health. {child} put some cake on the ninth chair. Later on it was gone.',
          ],
          setting: 'garden',
          time: 'sunset',
          child: 'wave happy',
          guide: 'stand happy',
        },
      ],
      [
        {
          text: [
            '"Too low," said {child}. "No, too high. No." The plane took no notice. It knew a good deal about flying by now. It came in over the church roof and lifted its nose. Then it hung on the weathercock like a hat.',
            'Up by the spire a pigeon moved over to make room. The plane turned in the sun, and stopped, and was a card again. {child} could read it from there, or nearly. It said, Do come.',
          ],
          setting: 'street',
          child: 'jump excited',
        },
        {
          text: [
            'When everyone had gone, {guide} stood on the garden table. {guide} held out both wings, and ran, and jumped. For as long as a blink, there was air under both feet. "Did you see?" said {guide}. {child} had seen.',
            'That evening {guide} got up on the wall, which was quite low. {child} held the cake. A warm wind came up the lane. {guide} opened both wings to it and closed both eyes. Nobody could say for sure that {guide} was not flying.',
          ],
          setting: 'garden',
          time: 'sunset',
          child: 'look-up happy',
          guide: 'jump proud',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The last throw was not a hard one. {child} just opened a hand. Everything that they had found out went up with it. You could not see any of it, which is how it ought to be. It passed the bank. It passed the clock, which said ten to six. Over the nave it seemed to hesitate, as one does in front of a strange door. Then it slid in under a tin wing, and the weathercock went eek.',
            'The whole street had come out by then, because a crowd will look at whatever a crowd is looking at. The dart was a white speck. It went along the roof of the church as if it were reading the tiles. At the end it tipped up its nose and stopped, exactly there, as politely as a hand on a sleeve. There was no cheering. {child} heard somebody put down a bag.',
          ],
          setting: 'street',
          child: 'look-up proud',
        },
        {
          text: [
            'The ninth chair had a W on it, and it stayed empty, as they had known it must. But at the second slice of cake the wind went round. It should have turned the weathercock to the sea. It did not. With a card under one wing it could not turn. It looked into the garden all evening, at every lantern and every face. {guide} stood up and raised a cup to it. "To one," said {guide}, "who has never come down."',
            'It could not leave its post, naturally. All the same somebody had drawn back the chair. At dusk {child} and {guide} took the rest of the cake to the wall that faces the spire. Neither of them spoke about flying. After a time {guide} held out both wings on the evening wind, just to feel it lean. From the top of the church came one long contented eek.',
          ],
          setting: 'garden',
          time: 'sunset',
          child: 'sit calm',
          guide: 'sit happy',
        },
      ],
      [
        {
          text: [
            'It went up like something that has been told it may. There was no more advice. Nobody had any left. {child} counted under the breath. At twelve, which is as long as the first of all aeroplanes stayed up, it was over the school. At twenty it had reached the bells. At thirty-one it found the weathercock, and leaned on it, like somebody who has walked the whole way.',
            'Nobody can say afterwards which throw it was. {child} only knew that this one felt different, as a key does when it is the right one. The dart went away over the roofs without a wobble. It got smaller. It got so small that they were watching the place rather than the thing. Then high on the spire the weathercock gave a jerk, as you do when you are spoken to. There was something white under its wing.',
          ],
          setting: 'street',
          child: 'reach excited',
        },
        {
          text: [
            'After the party {guide} asked, in a gruff way, whether there might be a card left over. {child} folded it just the same: chin up, sharp nose, small straight tail. They took it out on the lawn in the last light. {guide} would not throw it. {guide} wanted to be underneath. So {child} sent it over very slowly, again and again. And {guide} ran along below it in the grass, with both wings out, never quite touching the ground.',
            'The lanterns went out one by one. {guide} was up on the garden table, among the plates, with both wings wide and both eyes shut. {child} did not ask. There was a run of four steps, a jump, and a crash of spoons. For a moment in between there had been nothing underneath whatever. They looked at each other. "I leaned," said {guide}. "I saw you," said {child}. Up on its spire, in the first starlight, somebody said eek, and meant it kindly.',
          ],
          setting: 'garden',
          time: 'sunset',
          child: 'look-up happy',
          guide: 'jump proud',
        },
      ],
    ],
  },
};
