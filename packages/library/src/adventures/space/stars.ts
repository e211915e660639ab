import type { FactSheet } from '../sheet.ts';

const STARS = 'NASA Science, "Stars"';

/** A small boat, no compass, and a supper that is getting cold: home has to be found by what is overhead. */
export const stars: FactSheet = {
  id: 'stars',
  topic: 'space',
  title: 'The stars',
  subject: 'the stars',
  words: [
    'star',
    'the stars',
    'night sky',
    'constellation',
    'north star',
    'shooting star',
    'why do stars twinkle',
    'milky way',
    'big dipper',
    'the plough',
    'galaxy',
  ],
  guides: ['sailor', 'lighthouse keeper', 'pirate'],
  titles: [
    'Home by the Saucepan',
    '{child} and the Star That Kept Still',
    'Soup at Nine',
    'A Boat, a Lid and a Great Many Suns',
    'Left at the Bright One, Said {guide}',
  ],
  facts: [
    {
      id: 'suns',
      says: 'Stars are suns: huge balls of hot gas that make their own light, very far away.',
      source: STARS,
    },
    {
      id: 'nearest',
      says: 'Light is the fastest thing there is, and from the nearest star after the sun it takes more than four years to reach us.',
      source: 'NASA, "Proxima Centauri"',
    },
    {
      id: 'north-star',
      says: 'Seen from the northern half of the Earth, the North Star keeps nearly the same place all night, and shows where north is.',
      source: 'NASA Science, "Polaris"',
    },
    {
      id: 'turning',
      says: 'The Earth turns round once a day, so the stars seem to wheel across the sky.',
      source: 'Royal Museums Greenwich, "Star trails"',
    },
    {
      id: 'plough',
      says: 'The two end stars of the Plough, which is part of the Great Bear, point to the North Star.',
      source: 'Royal Museums Greenwich, "The Plough"',
    },
    {
      id: 'pictures',
      says: 'The figures among the stars were made up by people; the stars of one figure are mostly far from each other.',
      source: 'International Astronomical Union, "The Constellations"',
    },
    {
      id: 'twinkle',
      says: 'Stars twinkle because their light comes to us through moving air; planets mostly shine with a steady light.',
      source: 'Royal Museums Greenwich, "Why do stars twinkle?"',
    },
    {
      id: 'colour',
      says: 'Blue-white stars are hotter than yellow ones, and red stars are the coolest.',
      source: STARS,
    },
    {
      id: 'meteor',
      says: 'A shooting star is no star but a grain of dust or stone that glows as it rushes into the air.',
      source: 'NASA Science, "Meteors and Meteorites"',
    },
    { id: 'by-day', says: 'The stars are there by day too; the bright sky hides them.', source: STARS },
    {
      id: 'lamps',
      says: 'The lamps of towns light up the air, and then faint stars cannot be seen.',
      source: 'DarkSky International, "Light pollution"',
    },
    {
      id: 'milky-way',
      says: 'The Milky Way is the pale band of the many, many stars of our own galaxy.',
      source: 'NASA Science, "The Milky Way Galaxy"',
    },
  ],
  never: [
    {
      wrong:
        /\b(?:a|the|one) star (?:has|had) (?:fallen|dropped)\b(?! ?\?)|\bstars? (?:really )?fell (?:down|out|into)/i,
      belief: 'A star has fallen; a star fell down.',
      truth: 'A shooting star is a grain of dust that glows in the air.',
    },
    {
      wrong:
        /\bstars? (?:go|goes|went|are|is) (?:out|off|switched off|away|gone) (?:by|in the|at) (?:day|morning|dawn)/i,
      belief: 'The stars are gone by day; the stars go out in the morning.',
      truth: 'They are there; the bright sky hides them.',
    },
    {
      wrong: /\bstars? (?:are|is|was|were) (?:small|tiny|little)\b(?! ?\?)/i,
      belief: 'Stars are small.',
      truth: 'They are suns and only look small because they are far away.',
    },
    {
      wrong: /\bred (?:stars? )?(?:are|is|was|were) (?:the )?hot(?:ter|test)\b/i,
      belief: 'Red stars are the hottest.',
      truth: 'Blue-white stars are the hottest; red ones are the coolest.',
    },
    {
      wrong: /\bNorth Star (?:is|was) the brightest\b/i,
      belief: 'The North Star is the brightest star.',
      truth: 'Many stars are brighter; it is known by its place.',
    },
    {
      wrong: /\bstars? (?:blink|wink)s? on and off\b/i,
      belief: 'Stars blink on and off.',
      truth: 'Moving air makes their light dance.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'A boat. A night. Where is home? {child} looks left. {child} looks right.',
            'Splash, splash. The boat goes round. All is dark. "Which way?" says {child}.',
          ],
          setting: 'boat',
          time: 'night',
          child: 'look-up worried',
        },
        {
          text: [
            '{a guide} looks up. So many stars! "Ask them," says {guide}.',
            '"Up there," says {a guide}. One star, two stars, ten. {child} looks and looks.',
          ],
          setting: 'boat',
          time: 'night',
          child: 'look-up surprised',
          guide: 'point happy',
          things: ['star'],
        },
      ],
      [
        {
          text: [
            'Soup is at home. {child} is out here. Rock, rock, goes the boat.',
            'Home has soup. The boat has none. "Two can row," says {child}. But where?',
          ],
          setting: 'boat',
          time: 'night',
          child: 'sit worried',
        },
        {
          text: [
            '"No map," says {a guide}. "But look!" A star. And a star. And a star.',
            '{a guide} has no lamp. The sky has lots. Star by star they come.',
          ],
          setting: 'boat',
          time: 'night',
          child: 'look-up curious',
          guide: 'look-up happy',
          things: ['star'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'They had only rowed out to look at the lighthouse. Then the fog came, and then it went. It took the shore along. {child} turned the boat once round. There was sea on every side, and all of it was dark.',
            'It is easy to row out. You just go. {child} had gone, and gone on, and then the sun went too. Now there was a boat, and black water, and no beach.',
          ],
          setting: 'boat',
          time: 'night',
          child: 'sit worried',
        },
        {
          text: [
            '"Soup is at nine," said {a guide}, who never missed soup. "It is north of here. Or one of the others." {child} had no map and no compass. But overhead somebody had spilt a great many lights.',
            '{a guide} sat in front, with the soup lid on. "I smell home," said {guide}, and pointed three ways at once. {child} stopped rowing and looked up. Well. There was rather a lot to read.',
          ],
          setting: 'boat',
          time: 'night',
          child: 'look-up curious',
          guide: 'point proud',
        },
      ],
      [
        {
          text: [
            '"Be back for soup," they had said. {child} had meant to be. But the boat had been so nice, and the water so flat. Then somebody turned the day off. There was no knowing where the soup was now.',
            'The oars said plip. The dark said nothing. {child} had been sure that home was behind them, and then in front. "Boats ought to have a back and a front," said {child}.',
          ],
          setting: 'boat',
          time: 'night',
          child: 'think worried',
        },
        {
          text: [
            '"Somebody up there must know," said {a guide}. {guide} meant the stars, and waved to them. They came out in ones and twos, and then in heaps. {child} put the oars in and lay down to look.',
            '"I always go by the bright one," said {a guide}. {child} asked which. There were nine bright ones, and a pink one, and some that wriggled. It was going to be a long way to supper.',
          ],
          setting: 'boat',
          time: 'night',
          child: 'look-up surprised',
          guide: 'wave happy',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'Nobody means to be out in a boat after dark. It had been a fine light evening. {child} had rowed across the bay to see whether the seals were in. The seals were out. By the time this was quite certain, the sun had gone down behind something. The lamp at the end of the pier had not been lit. {child} turned the boat to face home, and could not think where that was. A boat turns very easily. It had been turning all this time.',
            'The fog lasted only ten minutes. It came over the side, sat with them, and left. But nobody comes out of a fog facing the way they went in. {child} looked about. On the left was black water. On the right was black water, slightly choppier. There would be soup on the table at nine. It was a quarter past eight, and the soup might be anywhere.',
          ],
          setting: 'boat',
          time: 'night',
          child: 'look-up worried',
        },
        {
          text: [
            '"Have no fear," said {a guide}, from under the lid of the soup pot. {guide} had brought it along for rain. "My people have always found their way by the stars." "How?" said {child}. There was a short silence. "They looked up," said {guide}. So they both looked up. It was the sort of night you get far from any street. The sky was so full that there was hardly room for the dark. {child} had never seen so much of it, or wanted so badly to be told what it meant.',
            '"We want to go north," said {a guide}. "I know, because the soup is there." {guide} had come along to keep watch. So far this had meant sleeping in the bow, with a big tin lid over both ears. {child} asked which way north was. {guide} waved at the whole of the sky. It was a good deal of sky. There were big stars in it and faint stars, and places where it was simply dusty with them. Somewhere in there was a sign that said HOME.',
          ],
          setting: 'boat',
          time: 'night',
          child: 'look-up curious',
          guide: 'sit proud',
        },
      ],
      [
        {
          text: [
            'They had been told to be back by nine, and to bring the lid. The lid belonged to the soup. {child} had borrowed it for a shield. Now it lay in the boat, and the boat lay in the middle of nothing. There is no dark like the dark on water. It comes up from below as well. {child} took three strokes one way, stopped, and took three back. That is how you stay exactly where you are.',
            "It was the oar's fault. It had slid out of its place and gone for a swim. Fetching it, they had gone round and round. {child} could not have said how often. The shore had been there, beyond the little flag. Now there was no shore, and you could not see the flag. At home somebody would be putting out the spoons. {child} sat very still, in order not to make it any worse.",
          ],
          setting: 'boat',
          time: 'night',
          child: 'sit worried',
        },
        {
          text: [
            '"People crossed whole oceans like this," said {a guide}. "With no map. They only had the stars, and some of them a parrot." {child} said that they had no parrot. "Then we shall have to do it with the stars," said {guide}, and lay down flat. {child} lay down too. The boat rocked. It was like lying under a tree in blossom, if the tree were as large as everything. Neither of them had any idea where to begin.',
            '{a guide} was not worried. {guide} had never been worried in a boat, having never had to row one. "You just follow your star," said {guide}, who had read it on a mug. "Which is mine?" said {child}. They leaned back. There were more than enough. There were so many that the big ones seemed to be wading. If each of them led somewhere, only one led to the soup. {child} put the oars in, to think.',
          ],
          setting: 'boat',
          time: 'night',
          child: 'look-up curious',
          guide: 'sit calm',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['north-star', 'turning'],
      shows: /\bstar\b/i,
      pages: {
        young: [
          {
            text: [
              'Round go the stars. Slow, slow, slow. But one star stays. {child} rows to that one.',
              'Which star sits still? That one! Hello, North Star. {child} knows the way now.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'point happy',
            things: ['star'],
          },
        ],
        middle: [
          {
            text: [
              '{child} chose a fine yellow one and rowed at it. After a while it was over on the left. Had the boat turned? They chose a blue one. That slid off too.',
              '"Follow that one," said {guide}. They did, for a long time. Then {guide} sat up. "It has moved! It was over my ear." You cannot trust a signpost that walks.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'think worried',
            guide: 'point surprised',
          },
          {
            text: [
              'The whole sky was wheeling, as slow as a clock. That is because the Earth turns, and takes the boat along. But at the hub of the wheel one star sat still. It was not even a bright one. "North," said {child}, and dug in the oars.',
              'So {child} held up one finger, shut one eye, and waited. One by one the others crept away. One star stayed behind the finger. It is the North Star. All the rest seem to go round it, because the Earth is turning.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'point excited',
            guide: 'look-up happy',
            things: ['star'],
          },
        ],
        old: [
          {
            text: [
              'They picked the finest star they could see and rowed towards it with a will. It hung over a dark patch like a lamp over a door. {child} did not look round for some time. When {child} did, the star was over the other shoulder. "We have gone crooked," said {guide}. So they put it in front of them again, and went on, and it got away again. It did it a third time. A person could row all night like that and draw a very large circle.',
              '"Steer by that one," said {guide}, and went back to sleep. It was white and steady, and just to the left of the little flag. {child} rowed until both arms were hot. Then there was something odd. The star had been low, and now it was high. It had walked up the sky while nobody was looking. So had its neighbours. {child} had the feeling that you get in a train, when it is the other train that moves.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'sit worried',
            guide: 'point calm',
          },
          {
            text: [
              '{child} stuck an oar upright and lay down with one eye against it, to be sure. Everything slid past the oar, from right to left, as slow as the hands of a clock. It was not the sky that was turning. The Earth turns once a day, with the sea on it, and the boat, and the soup. But a wheel has a middle. {child} found it by looking for what did not move: a plain, quiet star that nobody would have picked. All night it would sit there, over the north. "You\'re not much to look at," {child} told it, "but you stay put."',
              'Of course. They were the ones who were turning. The Earth goes round, and whoever stands on it sees the whole sky wheel by the other way. {child} thought of a roundabout. When you ride on one, everything flies past you, except what is straight above the pole. So {child} bent back, further and further. And there it was, a middling sort of star, with all the grand ones parading round it. It had not budged since supper time. Under it was north, and under north was the beach.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'point excited',
            guide: 'look-up surprised',
            things: ['star'],
          },
        ],
      },
      ask: {
        young: ['Which star did {child} follow?', 'The one that sat still, the North Star.'],
        older: [
          'Why do the stars seem to wheel, and which of them keeps still?',
          'The Earth turns under them. In the north of the Earth the North Star keeps nearly the same place all night.',
        ],
      },
    },
    {
      facts: ['plough', 'pictures'],
      shows: /\b(?:saucepan|pan)\b/i,
      pages: {
        young: [
          {
            text: [
              'Dot, dot, dot, dot. {child} sees a saucepan! Its edge points the way.',
              'A bear up there? No, a pan. Look where the pan points. Row, {child}!',
            ],
            setting: 'boat',
            time: 'night',
            child: 'point excited',
            things: [],
          },
        ],
        middle: [
          {
            text: [
              '"Look for the Great Bear," said {guide}. {child} looked until it hurt. There was no fur up there. There was nothing with paws. "I can only see dots," said {child}.',
              '"My grandmother saw a bear there," said {guide}. "And her grandmother saw a cart." {child} saw a mess. How can you follow a bear that is not there?',
            ],
            setting: 'boat',
            time: 'night',
            child: 'look-up worried',
            guide: 'point proud',
          },
          {
            text: [
              'Then {child} thought of soup, and there it was. Seven stars made a saucepan, with a bent handle. People have joined those dots up in all sorts of ways. The two at the end of the pan point straight to the North Star. {child} rowed that way, getting hungrier.',
              'Nobody drew it. People only looked, and said what it was like. {child} was hungry, so it was like a pan. And the edge of the pan is an arrow. Those two stars point north. "Past the pan and straight on," said {child}.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'point happy',
            guide: 'look-up curious',
          },
        ],
        old: [
          {
            text: [
              '"What we need is the Bear," said {guide}. "It is up there somewhere. It has been there since my grandmother\'s time." {child} searched, a bit at a time, from left to right, as you look for a dropped button. There were clumps and strings and a sort of kite. There was nothing whatever with a nose. "Perhaps it has gone in," said {guide}. {child} began to suspect that there was no bear. It is very hard to find a thing that somebody else made up.',
              '{guide} knew a rhyme about it. "Find the bear and follow her tail," it began, and then came a part that {guide} had forgotten. {child} looked for a tail. There were no end of them. You could make a tail out of anything, up there. You could make a boot, or an aunt. "I don\'t believe there is a bear at all," said {child}, whose neck was beginning to ache. "There\'s just a lot of dots that don\'t know each other."',
            ],
            setting: 'boat',
            time: 'night',
            child: 'look-up worried',
            guide: 'point proud',
          },
          {
            text: [
              'And that was true. Some were much further off than others. They only happened to lie in a row as seen from here. So {child} stopped hunting for somebody else\'s bear and simply looked. What was it like? It was like a saucepan: four for the pan, three for the handle. The handle was bent, as if somebody had sat on it. Everyone has called it something. The two stars of the edge, away from the handle, pointed across the dark to one that stood alone. That was the North Star. "I knew it would be something to do with supper," said {guide}.',
              'They do not, as it happens. One star in a figure may be ten times as far away as the next. It was people who joined them up, so as to have something to talk about on the way home. {child} joined them up again. Seven of the bright ones made a very fair saucepan. Bear, plough, wagon or pan, it points. Run a line up the front edge, and go on, and you come to the North Star. {guide} was pleased, and said that the Bear must have been holding it.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'point excited',
            guide: 'look-up happy',
          },
        ],
      },
      ask: {
        young: ['What did {child} see in the dots?', 'A saucepan that points the way.'],
        older: [
          'Who made the figures among the stars?',
          'People did, by joining up stars that are mostly far from each other. Two stars of the Plough point to the North Star.',
        ],
      },
    },
    {
      facts: ['twinkle'],
      shows: /\b(?:twinkl\w*|air)\b/i,
      pages: {
        young: [
          {
            text: [
              'Twinkle, twinkle, goes one light. One light does not. "Not a star," says {child}.',
              'This one twinkles. That one is still. A planet! says {guide}. {child} waves.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'point surprised',
            guide: 'look-up calm',
          },
        ],
        middle: [
          {
            text: [
              'A light! It was low and white, and bright as a window. "The pier!" cried {guide}. They rowed and rowed. It did not get any nearer. It did not get any bigger either.',
              '{guide} had seen the lamp of the pier at last. It stood just over the water. They steered for it till the waves got taller. "Funny," said {child}. "It should be louder by now."',
            ],
            setting: 'boat',
            time: 'night',
            child: 'look-up excited',
            guide: 'point excited',
          },
          {
            text: [
              '{child} looked at the others. They all twinkled. Their light comes down through the air, and the air will not keep still. But this one shone as steady as a coin. So it was a planet, off in space, and no lamp. They turned the boat round.',
              'Then {child} saw the difference. Every star up there was twinkling, with the wind in the air between. That one never did. Stars twinkle, and planets mostly do not. "We have been rowing to Jupiter," said {child}.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'point proud',
            guide: 'cover shy',
          },
        ],
        old: [
          {
            text: [
              '"There!" said {guide}. "Somebody has lit the lamp!" A clear white light stood just above the sea, exactly where a pier might be. It was such a relief that they both laughed. {child} bent to the oars, and {guide} put the lid on straight, so as to look tidy. For ten minutes they talked about soup. Then the first big wave came under them. There are no big waves by the pier. {child} stopped rowing and turned to look.',
              'It was {guide} who saw the window. It shone out low and yellow-white, and there could be no doubt about it; somebody was at home. They made for it as fast as one boat can. {child} watched it over one shoulder between strokes. A window grows, when you come closer. You begin to see the curtains. This one stayed just as it was. And the wind had started to smell of far away.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'sit excited',
            guide: 'point excited',
          },
          {
            text: [
              '{child} looked hard at the light, and then at all the others. The others danced. You could see each one shiver, blue, then white. Its light has come so far, and at the very end it meets the air. Air is never still. But this light did not shiver at all. It hung there like a bead. A lamp on the pier would flicker, and a star would twinkle. "It\'s a planet," said {child}. "We have been rowing out to Venus." They turned round at once, but {guide} waved, for manners.',
              '"It doesn\'t twinkle," said {child}. {guide} said that it was a very well-behaved window. But {child} had been watching stars all evening, and every one of them twinkled. Their light comes through the wobbling air, like a coin through water. Only the planets do not, or hardly. They are near enough to be small discs, and not just points. So that was a planet, going down in the west. It was a good thing to have found out before America.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'point proud',
            guide: 'cover shy',
          },
        ],
      },
      ask: {
        young: ['Which light did not twinkle?', 'A planet. The stars twinkled.'],
        older: [
          'How could {child} tell a planet from a star?',
          'Starlight is shaken by the moving air and twinkles; a planet mostly shines steadily.',
        ],
      },
    },
    {
      facts: ['meteor'],
      shows: /\b(?:dust|grain|crumb)\b/i,
      pages: {
        young: [
          {
            text: [
              'Zip! Was that a star? All the stars are still there. It was a grain of dust!',
              'Whoosh, a line of light! Only a crumb of stone. The stars sit tight, says {child}.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'look-up surprised',
          },
        ],
        middle: [
          {
            text: [
              'Zip! A line of light ran down the sky, and was gone. "Oh no," said {guide}. "That was ours! We were steering by that." They looked at the place where it had been.',
              '"One of them came off!" cried {guide}, and put on the lid. It had shot right down towards the sea. {child} felt quite ill. What if it was the one they needed?',
            ],
            setting: 'boat',
            time: 'night',
            child: 'look-up surprised',
            guide: 'cover scared',
          },
          {
            text: [
              'But there was no hole. {child} checked the saucepan, and every star was in it. A shooting star is not a star at all. It is a grain of dust that rushes into the air and glows. "Somebody swept," said {child}.',
              '{child} counted again, and nothing was missing. It had been a crumb of stone, no bigger than a pea. It came from space so fast that it glowed in the air. Real stars are suns, and stay where they are. {guide} took off the lid.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'point happy',
            guide: 'stand shy',
          },
        ],
        old: [
          {
            text: [
              'It made no noise. A white scratch ran down the whole of the sky, and then it was dark again. {guide} had grabbed hold of {child}. "It came loose," whispered {guide}. "One of them came loose. Did you see which?" They had just learnt their way about up there, star by star. If they were going to drop off, one might as well steer by the ducks. {child} went over them with a finger, and it shook a bit.',
              '"Don\'t move," said {guide}. "They are coming down." {child} had seen it too: a bright streak, and then a second one, thin as a thread. There was no splash. You would have expected a splash. {guide} asked what one does when a star lands on a boat, and got under the seat. {child} kept quite still, and waited for it to get warm.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'look-up scared',
            guide: 'hide scared',
          },
          {
            text: [
              'The pan had its four and the handle had its three. The North Star was at home. Nothing was missing anywhere, and {child} let out a long breath. It was not a star, then. It had been a grain of something, a bit of dust, out in space for ages. Then it met the air, going faster than anything on Earth can go, and it glowed, and that was that. "So it was a crumb," said {guide}. "A crumb," said {child}, "with an ending."',
              'Nothing came. Stars do not; they are suns, and each of them would want rather more room than there was. What comes down is dust, and the crumbs of rocks. They fly into the air so fast that they shine, and mostly they are gone before you can point. That streak might have been no larger than a lentil. "Lentil," said {guide}, in a muffled voice, and came out from under the seat. It was a long time since lunch.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'look-up happy',
            guide: 'sit shy',
          },
        ],
      },
      ask: {
        young: ['Was the shooting star a star?', 'No, a grain of dust, all aglow.'],
        older: [
          'What is a shooting star?',
          'A grain of dust or stone from space that glows as it rushes into the air. No star is missing afterwards.',
        ],
      },
    },
    {
      facts: ['suns', 'nearest'],
      shows: /\bsuns?\b/i,
      pages: {
        young: [
          {
            text: [
              'So small, that star. No! It is a big, big sun. It is only far, far off.',
              'Can {child} touch one? No. Each star is a sun. Too far to row.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'reach surprised',
          },
        ],
        middle: [
          {
            text: [
              'Their own lantern had gone out. "Let us borrow a light," said {guide}, and looked up. "That one is small. It can be no further than the island." {child} rowed towards it a bit, to be kind.',
              '"If I stood on the lid," said {guide}, "I could reach one." {guide} stood on the lid. {child} held on to {guide}. The star was just a little further. It was always just a little further.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'look-up curious',
            guide: 'reach determined',
            things: [],
          },
          {
            text: [
              'But a star is a sun, as big as ours, and some are bigger. It only looks like a crumb because it is so far off. Nothing is as quick as light. Yet light takes more than four years to come from the nearest. "Soup is at nine," said {child}.',
              '"They are not near," said {child}. "They are huge. They are all suns." Light sets out from the nearest, as fast as anything can go. It is more than four years on the way. {guide} got down off the lid.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'point happy',
            guide: 'sit surprised',
          },
        ],
        old: [
          {
            text: [
              'The lantern had gone over the side with the oar, and it would have been a comfort. "We might borrow one of theirs," said {guide}, looking about for a low one. "They are only small. I have seen bigger ones on cakes." {guide} thought that the nearest might be behind the island. You would just row underneath, and stand on something. {child} was so tired of the dark that it sounded almost possible. They rowed along under a fat white star, and it came with them, and was no lower.',
              '"How far off would you say that one is?" asked {guide}. {child} guessed as far as the church. {guide} said the bakery. They agreed that it was too high to knock down with an oar. {guide} tried all the same, standing on the lid, and the boat took it badly. It is unfair, when you are stuck in the dark, to have all those lights just out of reach. Each of them looked about the right size for a lantern.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'look-up curious',
            guide: 'reach determined',
          },
          {
            text: [
              '{child} remembered then, and laughed out loud. They were suns. Every dot up there was a sun, and plenty of them were bigger than ours. Think how far off ours would have to be before it was no more than a dot. Light can do it; nothing is faster than light. From the nearest of them it takes more than four years. "So we are seeing that one as it was when I was small," said {child}. {guide} put the lid down. "That is no use to anybody," said {guide}. "Not for soup."',
              '"It isn\'t a lantern," said {child}. "It\'s a sun." {guide} did not see how a sun could be so little. {child} pointed at the lights of a ship, miles out. They were no larger than pinheads, and people danced under them. Far makes small. The stars are so far that the light itself has been travelling for years. From the very nearest it is more than four, and light is the fastest thing there is. They both sat and looked up at all those suns. It made the boat feel small, but in a friendly way.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'point happy',
            guide: 'sit surprised',
          },
        ],
      },
      ask: {
        young: ['What is a star?', 'A big sun, far, far away.'],
        older: [
          'Why do the stars look so small?',
          'They are suns, but very far away. Even light takes more than four years from the nearest of them.',
        ],
      },
    },
    {
      facts: ['colour'],
      shows: /\bred\b/i,
      pages: {
        young: [
          {
            text: [
              'One star is red. One star is blue. Blue is the hotter one! Who knew, {child}?',
              'Look, a red star. It is the cool one. The blue one is hot, hot, hot.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'point curious',
          },
        ],
        middle: [
          {
            text: [
              '"Keep the hot one on your left," an old sailor had told {guide}. "And the cool one on your right." {child} found a red star and a blue one. That was easy. Red is hot. It says so on the tap.',
              '{guide} was cold. "Row us under a hot star," said {guide}. "That nice red one." {child} was cold too. A red star looks like a fire with somebody sitting by it.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'point proud',
            guide: 'sit calm',
          },
          {
            text: [
              'So they rowed, and the beach went by on the wrong side. {child} saw it just in time. With stars it is the other way about. The blue ones are the hottest, and the red ones are the coolest. Whoever made taps had not been told.',
              'But a poker goes red first, and when it is hotter it goes white. Stars are like that as well. A red star is the coolest kind, and a blue one is the hottest. It made no odds in the boat. They put on the lid, both of them.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'look-up surprised',
            guide: 'cover shy',
          },
        ],
        old: [
          {
            text: [
              'There had been advice, and {guide} had been saving it up. "An old sailor told me. Out of the bay you keep the hot star in front of you and the cool star behind." {child} was delighted. It was the first clear thing that anybody had said all night. There stood a red star, rather low, as warm as a coal. And there, across from it, was a hard blue-white one like a chip of ice. Nobody could mistake them. They set off for the red one, and rowed straight out to sea.',
              'The stars were not all white. {child} had not noticed that before. You have to look for a good while. Then the colours come up, as they do on wet pebbles. One was like straw. One was as blue as a gas ring. And low down there was a red one, so cosy that {guide} asked to be rowed nearer. "We could warm our hands," said {guide}. It made sense. Everyone knows which tap is which.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'point proud',
            guide: 'sit calm',
          },
          {
            text: [
              'It was the cold water in the boat that made {child} think, and what {child} thought of was the smithy. When the smith heats a bar it goes red first. Then it is yellow, then white, and he puts on his glasses. Red is only the beginning of hot. It is so with the stars. The red ones are the coolest there are, and the blue-white ones the hottest. They had it the wrong way round. {child} turned the boat until the blue star stood in front. "Taps," said {guide} bitterly, "are a lie."',
              '"Stop," said {child}. "It\'s the other one." A gas flame is blue, and it is a good deal hotter than a candle. A red star is the coolest sort, like an ember, and a blue one burns the hottest. Not that you could have felt either of them from here. But {child} liked knowing it. It made them less like spots and more like somebody. {guide} sat facing the blue star for the rest of the way, with both hands out, just in case.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'look-up surprised',
            guide: 'sit shy',
          },
        ],
      },
      ask: {
        young: ['Which star was hotter, red or blue?', 'The blue one.'],
        older: [
          'What does the colour of a star tell?',
          'How hot it is: red stars are the coolest, and blue-white ones the hottest.',
        ],
      },
    },
    {
      facts: ['lamps', 'milky-way'],
      shows: /\bMilky Way\b/,
      pages: {
        young: [
          {
            text: [
              'Lamp off! Now look. Stars and stars and stars. Good evening, Milky Way!',
              'It was too light to see. {child} covers the lamp. Oh! The Milky Way!',
            ],
            setting: 'boat',
            time: 'night',
            child: 'look-up excited',
          },
        ],
        middle: [
          {
            text: [
              'A big ship lay across the bay, lit up like a cake. Behind it the sky was a dull brown. {child} could not find the saucepan. {child} could not find anything. "They have run out," said {guide}.',
              '{guide} had got the lantern to burn at last. It was bright and warm, and {child} could see the whole boat. It could have been any boat. There was not a star left in the sky.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'look-up worried',
            guide: 'point surprised',
          },
          {
            text: [
              'They rowed until the ship was behind the island. And there it all was again. So much lamplight gets into the air that the faint stars drown in it. In the dark came even the Milky Way, that pale road. It is more stars than anyone can count.',
              '"Put it out," said {child}. At first it was only black. Then, one after another, they came back. Any lamp can hide them. Last of all came a long pale cloud, the Milky Way. It is no cloud. It is stars, all of it.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'point happy',
            guide: 'look-up surprised',
          },
        ],
        old: [
          {
            text: [
              'They came round the point, and the town was there, with all its lamps on. It was the wrong town. It had a fairground, and every wheel of it was lit. "How beautiful," said {guide}. But {child} looked up to check the way, and there was nothing to check. The sky over the town was the colour of weak tea. Three stars were left in it, none of which they knew. It was like having somebody sit down on your map.',
              '{guide} had found a match in one ear, or so it seemed, and the lantern was going. It was a grand thing to see your own hands again. They hung it on the bow, and felt like a ship. Then {child} leaned back to find the pan. It was not there, nor the plain one in the middle. All round the boat was a bright yellow room, and it had a lid on.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'look-up worried',
            guide: 'point happy',
          },
          {
            text: [
              'They let themselves drift back, behind the point, until the rock had put the town out. It took a while for their eyes. Light from lamps makes the air glow, and faint things drown in it. They had been there the whole time. And now, since it was darker than before, there came something that they had not seen till then. It lay from one edge of the night to the other, like flour that has been swept. "It\'s the Milky Way," said {child}. It is stars, our own great crowd of them, seen from inside.',
              '"We had better blow it out," said {child}. That is not an easy thing to do, in the dark, on purpose. For a minute there was nothing at all. Then they began to come back, the grand ones, the middling ones, and then the ones like dust. Nobody had taken them away. A lamp only fills the air with light, and you can\'t see out. Right across the top lay the Milky Way, and it was made of so many that they ran together. {guide} asked if all of those were suns. {child} nodded. For once {guide} had no more to say.',
            ],
            setting: 'boat',
            time: 'night',
            child: 'look-up happy',
            guide: 'look-up surprised',
          },
        ],
      },
      ask: {
        young: ['What came when the lamp was off?', 'More and more stars, and the Milky Way.'],
        older: [
          'Why are there fewer stars to be seen over a town?',
          'Its lamps light up the air, and the faint stars cannot be seen. Away from them one may see the Milky Way.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'Bump! Sand! The boat is home. {child} hops out. "Soup!" says {guide}.',
            'Here is the beach. {child} runs. {guide} runs. Here is the soup!',
          ],
          setting: 'beach',
          time: 'night',
          child: 'run happy',
          guide: 'run happy',
        },
        {
          text: [
            'In bed now. One star in the window. It sits so still. {child} is asleep.',
            'The star looks in. {child} is asleep. All night long it stays.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep sleepy',
          things: ['star'],
        },
      ],
      [
        {
          text: [
            'Home! {child} smells soup. {guide} bows to the stars. Thank you up there!',
            'The stars led the way. Now it is sand. "Thank you," call {child} and {guide}.',
          ],
          setting: 'beach',
          time: 'night',
          child: 'wave happy',
          guide: 'wave happy',
        },
        {
          text: [
            'Soup is hot. {child} blows. The window is full of stars.',
            'Slurp. Slurp. {child} has soup. Good night, pan. Good night, star.',
          ],
          setting: 'kitchen',
          time: 'night',
          child: 'sit happy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'Then the boat went crunch, and it was the best noise in the world. {child} and {guide} ran up the sand with the lid between them. "You are late," somebody called. {child} said that they had come as straight as they could.',
            'They smelled it before they saw it. It was leek. {guide} stood up in the boat, and sat down in the sea. {child} pulled them both in, {guide} and the boat. It was one minute to nine, by the pan.',
          ],
          setting: 'beach',
          time: 'night',
          child: 'run happy',
          guide: 'stand excited',
        },
        {
          text: [
            'At the window {child} looked for the quiet one. There it was, beside the chimney. The others would go round it till morning. Then they would go on, behind the blue, where nobody sees them.',
            '{child} left the curtain open. By day they would all be out there still. It is only too light to see them. It was nice to know, with the quilt up to both ears.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'look-up calm',
        },
      ],
      [
        {
          text: [
            'The quiet one stood right over a yellow window. {child} did not say anything, in case it was a planet. It grew. It had curtains. "Soup," breathed {guide}, and fell out of the boat.',
            'A rope. A step. The pier! {guide} kissed the pier and then the boat and then the lid. "We went by the stars," {child} told everybody. They had, too.',
          ],
          setting: 'beach',
          time: 'night',
          child: 'stand proud',
          guide: 'jump happy',
        },
        {
          text: [
            'There were two bowls left, and both were hot. {guide} put the lid back on the pot at last. It had a small dent. Looked at from above, the dent was just the shape of the Plough.',
            '"How did you find the way?" somebody asked. {child} had a mouth full of leek. So {child} took seven peas. Four made a pan, and three made a handle. Then one more, all by itself.',
          ],
          setting: 'kitchen',
          time: 'night',
          child: 'sit happy',
          guide: 'sit calm',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The plain star stood over the boathouse, just as it should. Under it there was a square of yellow, and it had curtains, and it grew. {child} did not say anything, for fear of its being Venus. Then the bow ran up on sand with a long soft crunch. {guide} went over the side with the lid held high. "I brought us home," said {guide} to the first person they met. {child} let that pass. It is not every night that one has steered by a saucepan.',
            'They heard the beach before they came to it, that hush and drag of small stones. {guide} sat up. {child} took one last look along the front edge of the pan, for luck, and pulled. There was the flag. There was the pier, with nobody\'s lamp on it. Somebody was standing at the end of it in slippers, holding a ladle. "We went by the stars," called {child}. "So I see," said the ladle. "They were four minutes slow."',
          ],
          setting: 'beach',
          time: 'night',
          child: 'run happy',
          guide: 'cheer proud',
        },
        {
          text: [
            '{child} left the curtain open that night. From the bed you could see the chimney, and over the chimney the star that stays. It had hung there before there was a chimney. Round it the great slow wheel was going, with the pan on it, handle down now. It would go on right through tomorrow too, behind the blue, with everybody at school under it, not knowing. {child} thought of that, and of four years of light. It was nice to lie still and be turned.',
            'It is odd to stand on a rug and know what you are standing on. {child} could feel the boat yet, going up and down. Outside they were all still at it. The far ones and the near ones were wheeling over the roof, and the sensible one sat in the middle. In the morning it would be too bright to see them, that was all. They would be there. {child} put up a finger, just about north, and shut one eye, and then the other.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'look-up calm',
        },
      ],
      [
        {
          text: [
            'A lamp came on. It flickered, it was yellow, and somebody was grumbling at the wick. No planet was ever like that. "The pier," said {child}, and for the last bit they did not need the sky at all. {child} looked up at it anyway. One ought to, when somebody has seen one to the door. {guide} was already on the steps with the lid, explaining to a row of boots how it is done.',
            'The first thing they hit was a rope. The second was a boat that belonged next door. {guide} read out its name, letter by letter, like a poem. They were home. It was eleven minutes past nine. {child} shipped the oars, tied the knot, and stood for a moment with a wet hand on the post. Up there nobody had moved but all of them together.',
          ],
          setting: 'beach',
          time: 'night',
          child: 'look-up happy',
          guide: 'point proud',
        },
        {
          text: [
            'The soup had been kept warm with a plate on it, for want of anything better. {guide} gave back the lid with a little speech. Then nobody spoke for two bowls. "But how ever did you find the way?" they were asked at last. {child} took seven peas out of the dish. Four made a pan, and three a handle. The eighth pea went a long way off by itself, next to the salt. "That one is not even a bright one," said {child}. "But it stays."',
            'They ate by the window. {child} had two helpings and {guide} had whatever was going. The lid hung on its hook again, and it had a shine on it, from so much weather. In the shine, if you tipped your head, were five or six of them, and the lamp. {child} got up, with the spoon still in one hand, and turned off the lamp. Nobody complained. The whole family leaned back and looked at the lid.',
          ],
          setting: 'kitchen',
          time: 'night',
          child: 'sit happy',
          guide: 'sit calm',
        },
      ],
    ],
  },
};
