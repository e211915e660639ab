import type { FactSheet } from '../sheet.ts';

const PLANETS = 'NASA Science, "Solar System: Planets"';

/** A parcel with a smudged address is carried from planet to planet until it is known whose it is. */
export const solarSystem: FactSheet = {
  id: 'solar-system',
  topic: 'space',
  title: 'The solar system',
  subject: 'the planets and the sun',
  words: [
    'solar system',
    'planet',
    'mercury',
    'venus',
    'mars',
    'jupiter',
    'saturn',
    'uranus',
    'neptune',
    'the planets',
    'how many planets are there',
    'outer space',
    'why is mars red',
    'what is the biggest planet',
    'why does saturn have rings',
    'what is the hottest planet',
  ],
  guides: ['alien', 'robot', 'astronaut'],
  titles: [
    'The Parcel for Somebody Round',
    '{child} and the Smudged Address',
    'Not Here, Said {guide}',
    'Eight Doors and One Parcel',
    'Return to Sender, Third Stone from the Sun',
  ],
  facts: [
    {
      id: 'mercury',
      says: 'Mercury is the planet nearest to the sun and goes round it in 88 days.',
      source: 'NASA Science, "Mercury Facts"',
    },
    {
      id: 'venus',
      says: 'Venus is the hottest planet, although it is not the nearest to the sun: its thick clouds and air keep the heat in.',
      source: 'NASA Science, "Venus Facts"',
    },
    {
      id: 'mars',
      says: 'Mars looks red because there is rust, iron that has met oxygen, in its dust.',
      source: 'NASA Science, "Mars Facts"',
    },
    {
      id: 'mars-mountain',
      says: 'On Mars stands Olympus Mons, a volcano more than twice as high as Mount Everest.',
      source: 'NASA Science, "Olympus Mons"',
    },
    {
      id: 'jupiter',
      says: 'Jupiter is the largest planet and has no solid ground to stand on; it is made mostly of gas.',
      source: 'NASA Science, "Jupiter Facts"',
    },
    {
      id: 'red-spot',
      says: 'The Great Red Spot of Jupiter is a storm wider than the Earth that has been seen for well over a hundred years.',
      source: 'NASA Science, "Jupiter Facts"',
    },
    {
      id: 'saturn',
      says: 'The rings of Saturn are made of countless pieces of ice and rock, from grains to lumps as large as houses.',
      source: 'NASA Science, "Saturn Facts"',
    },
    {
      id: 'uranus',
      says: 'Uranus lies on its side: it rolls round the sun instead of spinning upright.',
      source: 'NASA Science, "Uranus Facts"',
    },
    {
      id: 'neptune',
      says: 'Neptune is the farthest of the planets; one of its years lasts about 165 years of ours.',
      source: 'NASA Science, "Neptune Facts"',
    },
    {
      id: 'wind',
      says: 'The fastest winds of all the planets blow on Neptune.',
      source: 'NASA Science, "Neptune Facts"',
    },
    {
      id: 'eight',
      says: 'Eight planets go round our sun, and each takes its own time for one round, its year.',
      source: PLANETS,
    },
    {
      id: 'earth',
      says: 'The Earth is the third planet from the sun and the only one known to have seas on its surface.',
      source: 'NASA Science, "Earth Facts"',
    },
    {
      id: 'sun-star',
      says: 'The sun is a star, and the planets shine only by its light.',
      source: 'NASA Science, "Sun Facts"',
    },
  ],
  never: [
    {
      wrong: /\bMercury (?:is|was) the hottest\b/i,
      belief: 'Mercury is the hottest planet.',
      truth: 'Venus is: its clouds keep the heat in.',
    },
    {
      wrong: /\bsun (?:goes|went|moves|travels) (?:a)?round the Earth\b/i,
      belief: 'The sun goes round the Earth.',
      truth: 'The Earth goes round the sun.',
    },
    {
      wrong: /\brings? of Saturn (?:are|is|were|was) (?:solid|one piece|a hoop)|\bring (?:is|was) one solid\b/i,
      belief: 'A ring of Saturn is one solid piece; the rings of Saturn are solid.',
      truth: 'They are countless pieces of ice and rock.',
    },
    {
      wrong: /\b(?:nine|ten|seven) planets\b/i,
      belief: 'There are nine planets.',
      truth: 'There are eight; Pluto is a dwarf planet.',
    },
    {
      wrong: /\bMars (?:is|was) (?:hot|burning)|\bred because (?:it is|it's) hot\b/i,
      belief: 'Mars is red because it is hot.',
      truth: 'It is cold; the red is rust.',
    },
    {
      wrong: /\b(?:landed|(?:could|can) (?:walk|land)|walked|stood) on (?:the ground of )?Jupiter\b/i,
      belief: 'You could walk on Jupiter.',
      truth: 'It has no ground.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'Knock, knock. A box! Who is it for? {child} cannot read the name.',
            'A box on the step. It says: TO THE. Then a smudge. {child} turns it round.',
          ],
          setting: 'street',
          child: 'hold curious: box',
        },
        {
          text: [
            '"Not mine," says {a guide}. Up they go. {child} holds the box.',
            '{a guide} knows all the doors. Zoom! The box comes too. So does {child}.',
          ],
          setting: 'space',
          time: 'night',
          child: 'hold excited: box',
          guide: 'point happy',
        },
      ],
      [
        {
          text: [
            'Rain on a box. The name runs down. Who wants it now? {child} wonders.',
            'Drip. The words are all blue. {child} has a box for nobody.',
          ],
          setting: 'street',
          weather: 'rain',
          child: 'stand curious',
          things: ['box'],
        },
        {
          text: [
            'A planet wants it. Which one? {a guide} starts the spaceship. Hold on, {child}!',
            '{a guide} has a spaceship. {child} has the box. Off to ask the planets!',
          ],
          setting: 'space',
          time: 'night',
          child: 'sit excited',
          guide: 'sit proud',
          things: ['spaceship'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'The box had come a long way. You could tell by the string. It said TO THE PLANET, and then there was a smudge. {child} had once had jam like that.',
            '{child} found a box at the wrong door. The label was wet. THE PLANET, it said, and after that a blue puddle. It was exactly the size of a word.',
          ],
          setting: 'street',
          child: 'hold curious: box',
        },
        {
          text: [
            '"There are only eight," said {a guide}, whose round it was. "We shall try them all. It cannot take long." {guide} had never been further than the moon. {child} got into the spaceship with the box.',
            'It was on the round of {a guide}, who was late. "Eight planets, one parcel. We go out from the sun until somebody says thank you." {child} fastened the belt of the spaceship. {child} held the box.',
          ],
          setting: 'space',
          time: 'night',
          child: 'sit excited',
          guide: 'point proud',
          things: ['spaceship'],
        },
      ],
      [
        {
          text: [
            'It was too heavy for a cake and too light for a cat. {child} shook the box. It went flop. "Deliver by bedtime," it said on one side. On the other it said nothing you could read.',
            'Nobody in the street had ordered a box. {child} asked at every door. It was not for number two. It was not for the cat. "THE PLANET something," read {child}. "We have come to the wrong street."',
          ],
          setting: 'street',
          child: 'think curious',
          things: ['box'],
        },
        {
          text: [
            'So they went up. {a guide} had a spaceship, a list and a pencil. "I do the planets on Fridays," said {guide}. "They are generally out." The sun slid round the window, as big as a barn.',
            '"Planets," said {a guide}, and opened the spaceship with a teaspoon. "They all look alike from behind." {child} doubted it. But you do not open what is not yours.',
          ],
          setting: 'space',
          time: 'night',
          child: 'look-up curious',
          guide: 'sit happy',
          things: ['spaceship'],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The box stood on the step when {child} came home. It was tied up with eleven kinds of string. Whoever had packed it had meant it to arrive. There was a label too, but there had been weather. TO, it said, and THE, and PLANET, all quite clearly. Then came a smudge the shape of a small cloud. Underneath, in red, it said: BEFORE BEDTIME, PLEASE. {child} looked up and down the street. It was going to be a long afternoon.',
            "You must not open other people's post. {child} knew that, and so {child} only smelled it. It smelled of wool. It had lain out in the rain, and the ink had gone for a walk. What was left was THE PLANET, and after it a blue stain with nothing in it. On the bottom somebody had written: IF IT IS NOT WANTED BY BEDTIME, IT WILL BE TOO LATE. There is no arguing with a box like that.",
          ],
          setting: 'street',
          child: 'think curious',
          things: ['box'],
        },
        {
          text: [
            '"It can only be one of eight," said {a guide}, who had the round from the sun outwards. {guide} wore a cap with PUNCTUAL on it and was forty minutes late. "I go to the door. I say, is this yours? They say yes or they say no." "Have you met any of them?" said {child}. "Only by letter," said {guide}, and started the spaceship. It rose over the chimneys. The street shrank to a line, and then the town did, and they turned towards the light.',
            'The spaceship of {a guide} was parked across two driveways. "I am the post," said {guide}, as though that explained it. "You read me the label, I do the driving, and we shall be done by tea." {child} read out the label. It did not take long. {guide} drove for a while without speaking. "Eight planets," said {guide} at last, "and every one of them goes round at its own speed. It is like trying to deliver to a merry-go-round."',
          ],
          setting: 'space',
          time: 'night',
          child: 'sit excited',
          guide: 'point proud',
          things: ['spaceship'],
        },
      ],
      [
        {
          text: [
            '{child} had been sent to fetch in the milk, and came in with a box instead. It was addressed. That was the annoying part of it. Somebody had written the address in good black ink. Then it had been put down on something wet. TO THE PLANET, and a blot. "You had better find out which," said everybody, as they do. There was a date by which it had to be there, and the date was today.',
            'There are things that look as if they had been travelling for years, and this box was one. It had stickers on it in letters that {child} could not read. It had been sat on. Nobody had been able to read the whole of the address for some time. Now there was THE PLANET, and a hole where a mouse had got hungry. {child} sat down on the step beside it and was sorry for it.',
          ],
          setting: 'street',
          child: 'sit curious',
          things: ['box'],
        },
        {
          text: [
            'So there was {child} in a spaceship, on a school night, with a stranger\'s parcel on both knees. {a guide} had gone by with a sack over one shoulder and seen the stamp. "Planets are mine," said {guide}. "I have done them for years. I know them all by their backs." "Why by their backs?" "They are always just going," said {guide}. The sun came up over the edge of the dashboard and filled the window like a wall on fire.',
            '"That is one of ours," somebody said. It was {a guide}, leaning out of a spaceship with the engine running. {guide} read the label, held it up to the light, and licked it. "Hm. It is for somebody round." {child} said that this was not much help. "It rules out comets," said {guide}. So they made a plan, and it was a simple one. Begin at the sun, and go outwards, and ask.',
          ],
          setting: 'space',
          time: 'night',
          child: 'sit curious',
          guide: 'point happy',
          things: ['spaceship'],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['mercury'],
      shows: /\bMercury\b/,
      pages: {
        young: [
          {
            text: [
              'Mercury is small and quick. Round the sun it runs. "Stop!" calls {child}. It does not.',
              'Here comes Mercury. There goes Mercury. So near the sun, so fast! {child} waves.',
            ],
            setting: 'space',
            time: 'night',
            child: 'wave surprised',
          },
        ],
        middle: [
          {
            text: [
              'Mercury lives next to the sun. They knocked, but it had gone round the corner. They followed it round. It had gone round again. {guide} began to puff.',
              '"First door," said {guide}. "Mercury. Always in a hurry." It was small and grey, with dents. {child} held out the box, and it was gone.',
            ],
            setting: 'space',
            time: 'night',
            child: 'run surprised',
            guide: 'run worried',
            things: [],
          },
          {
            text: [
              '{child} stood still. If you run after a roundabout, you never catch it. If you wait, it comes. Mercury goes once round the sun in 88 days, and nobody is quicker. "Mine?" it said. "No. I have had six birthdays since that was sent."',
              '"It comes back," said {child}. "It only ever goes round." So they waited at the side. In 88 days Mercury has been right round the sun. It took one look at the box. "Wool," it said, "here?"',
            ],
            setting: 'space',
            time: 'night',
            child: 'stand proud',
            guide: 'sit calm',
          },
        ],
        old: [
          {
            text: [
              'The nearest door belonged to Mercury, and Mercury was not at it. It had just left. It was small and grey, as bumpy as a nut, and ran as if it had forgotten something. {guide} stepped on the pedal. They were right behind it when it slid behind the sun, and right behind it again when it came out. After three rounds they were all quite giddy, and the parcel had turned over. It was like chasing a wasp round a lamp.',
              '"We begin with Mercury," said {guide}. "Small. Grey. You cannot miss it." They missed it. It shot by under their noses with its back to them, exactly as {guide} had said. By the time they had turned the spaceship it was a dot. The sun took up half of the sky and roared without any noise. {child} held the box in the shade. "Does it ever stop?" said {child}. {guide} thought not.',
            ],
            setting: 'space',
            time: 'night',
            child: 'run surprised',
            guide: 'sit worried',
          },
          {
            text: [
              '"We are doing it wrong," said {child}. "It goes round. So we should not." They switched off, and hung there, and ate a sandwich. The nearer a planet is to the sun, the shorter its way, and the faster it goes. Mercury needs only 88 days for a whole year. Before the crusts were finished it was back, and had to swerve. "Not for me," said Mercury, over one shoulder. "I have a birthday every three months. I should never have sent for a thing so slow."',
              '{child} looked at the path in front of them. It bent round the sun and came back to where it began. "We don\'t need to be fast," said {child}. "We only need to be in the way." Nothing is nearer to the sun than Mercury, and nothing gets round it sooner. In 88 days it has had its year. They parked. It came round the bend like the last bus. "No," it panted, with a glance at the string, "there is a long way on that. Try further out." And it was off again.',
            ],
            setting: 'space',
            time: 'night',
            child: 'stand proud',
            guide: 'sit surprised',
          },
        ],
      },
      ask: {
        young: ['Who ran round and round the sun?', 'Mercury, the quick one.'],
        older: [
          'Why did they only have to wait for Mercury?',
          'It is the nearest to the sun and goes all the way round in 88 days, so it soon came by again.',
        ],
      },
    },
    {
      facts: ['venus'],
      shows: /\bVenus\b/,
      pages: {
        young: [
          {
            text: [
              'Venus has a thick cloud on. It is hot in there! Too hot. Back, back, {child}!',
              'A big white cloud. Under it is Venus, hot, hot, hot. {child} does not knock.',
            ],
            setting: 'space',
            time: 'night',
            child: 'point surprised',
            things: ['cloud'],
          },
        ],
        middle: [
          {
            text: [
              'Venus was all in white, and very bright. "How nice and cool it looks," said {guide}, and steered for the cloud. The paint on the spaceship began to bubble.',
              '"A cloudy place," said {guide}, getting out an umbrella. "Lovely. I was too warm." But the nearer they came to Venus, the warmer it got. The string on the box began to smoke.',
            ],
            setting: 'space',
            time: 'night',
            child: 'look-up worried',
            guide: 'point happy',
            things: [],
          },
          {
            text: [
              '"Up!" said {child}. "It\'s a blanket!" The cloud and the heavy air of Venus let heat in. They do not let it out. So it is hotter than Mercury, who lives nearer to the sun. Nobody in there had sent for wool. They blew on the box.',
              '{child} pulled the lever back. A cloud can cool you. It can also keep you warm, like a lid. Venus has had the lid on for ages. It is the hottest planet of them all. "Not for us," said a slow hot voice. Nobody argued.',
            ],
            setting: 'space',
            time: 'night',
            child: 'reach determined',
            guide: 'cover surprised',
            things: [],
          },
        ],
        old: [
          {
            text: [
              'The second planet was lovely. It was as white as a pillow, all over cloud, and you could have read by it. "Now that," said {guide}, "is a planet with curtains. They will be at home." It was further from the sun than the last one, so it was bound to be cooler. That stands to reason. They went down towards Venus with the windows open. The chocolate in {guide}\'s pocket was the first to know.',
              'Venus comes next, going out, and it is nearly as big as home. {child} sat up. It had a kind look, creamy and round, and one could imagine somebody there needing a parcel. "We shall be glad of a bit of shade," said {guide}, and pointed the spaceship into the cloud. It was not shade. It was like opening the oven to see how the potatoes are. The label, or what was left of it, began to curl.',
            ],
            setting: 'space',
            time: 'night',
            child: 'look-up curious',
            guide: 'point happy',
          },
          {
            text: [
              '"Out, out, out," said {child}, and they went up again like a cork. Then they hung there and blew on their fingers. "But it is further from the sun!" said {guide}, quite hurt. {child} was looking at the clouds. Sun went in through them. You could see it going in. What you could not see was anything coming out. "It is under a blanket," said {child}, "and it never gets to kick it off." Nearest is not hottest. Venus is the hottest planet there is. Whoever wanted wool, it was not Venus.',
              '{child} had both feet on the brake. They came to rest a little above it, smelling of toast. Mercury was closer to the fire, but Mercury had nothing on. Venus wore a coat of thick air with a cloud on top. What heat got in stayed in. It was hotter down there than in any kitchen. "Who is it?" called something, far below, in a voice like a kettle. "The post," said {guide}, very small. "Is it a fan?" said the voice. They were sorry to say that it was not.',
            ],
            setting: 'space',
            time: 'night',
            child: 'reach determined',
            guide: 'stand shy',
          },
        ],
      },
      ask: {
        young: ['What did Venus have on?', 'A thick cloud. It keeps Venus very hot.'],
        older: [
          'Why is Venus hotter than Mercury, which is nearer to the sun?',
          'Its thick air and clouds keep the heat in, like a blanket.',
        ],
      },
    },
    {
      facts: ['mars', 'mars-mountain'],
      shows: /\bMars\b/,
      pages: {
        young: [
          {
            text: [
              'Mars is red, all red. {child} rubs it. It is rust, like an old bicycle.',
              'Red dust. Red rocks. Is Mars on fire? No. Mars is cold. It is rusty!',
            ],
            setting: 'space',
            time: 'night',
            child: 'kneel curious',
            things: ['rock'],
          },
        ],
        middle: [
          {
            text: [
              '"Careful," said {guide}. "Mars is red hot. You can see it from here." {guide} put on two pairs of gloves. {child} put one foot down, very quickly, as you try a bath.',
              'Mars glowed like the bars of a fire. {guide} would not go near it. "Somebody has to hand over the box," said {child}. They looked at each other. They looked at Mars.',
            ],
            setting: 'space',
            time: 'night',
            child: 'reach worried',
            guide: 'hide scared',
          },
          {
            text: [
              'It was freezing. {child} rubbed a finger in the dust and looked at it. It was brown and red, like the old bicycle in the shed. Mars is not hot at all. It is rusty. "We could do with wool," said Mars, "but it\'s not my size."',
              'Nothing hissed. It was as cold as a cellar there. {child} had seen that colour before, on the garden gate. Iron goes like that when it meets the air. All of Mars is full of rust. "That gate never burned anybody," said {child}, and knocked.',
            ],
            setting: 'space',
            time: 'night',
            child: 'kneel proud',
            guide: 'stand surprised',
          },
        ],
        old: [
          {
            text: [
              'There was no missing Mars. It hung ahead of them as red as the end of a poker. "That will be worse than the last one," said {guide}, and got under the seat. {child} could see two small moons, a great many stones, and a mountain. The mountain had no business to be so high. There was no hope of throwing the box from here. Somebody would have to go and knock. {child} put on every glove in the spaceship and let down one toe.',
              '"Red means hot," said {guide}. "It is the same with taps." So they went round Mars three times, at a distance, with the box under a wet towel. Nothing smoked. Below them went red plains, and a mountain more than twice as high as the highest one at home. It had a lid of ice somewhere near the top of the planet. {child} kept looking at the ice.',
            ],
            setting: 'space',
            time: 'night',
            child: 'reach worried',
            guide: 'hide scared',
          },
          {
            text: [
              'The toe was cold. So was the foot. {child} stood on Mars in the end with both boots, and blew out a cloud of breath. "It isn\'t hot, it\'s bitter," called {child}. "Come and smell it." It smelled like the shed. {child} wet one glove and wiped a stone. There it was, brown on the thumb, as if from an old gate. There was iron in the dust, and the iron had gone to rust. {guide} came out, and pretended to have been looking for a pencil.',
              '"You don\'t get ice on a fire," said {child}. So they landed, right at the foot of the great mountain, and it was as cold as a Monday. {child} picked up a pinch of the ground. It was red all through, and crumbly, and it left the glove orange. "My bicycle does that," said {child}. "I left it out. It\'s rust." The whole of Mars had been left out. Something in a cave said that it was a fine box, but Mars had its winter things already.',
            ],
            setting: 'space',
            time: 'night',
            child: 'kneel happy',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['Why is Mars red?', 'It is full of rust.'],
        older: [
          'Mars looks as if it were hot. What is it really?',
          'It is cold. It looks red because there is rust in its dust.',
        ],
      },
    },
    {
      facts: ['jupiter', 'red-spot'],
      shows: /\bJupiter\b/,
      pages: {
        young: [
          {
            text: [
              'Jupiter is big, big, big. Where is the floor? It has no floor. Up again, {child}!',
              'So many stripes! But Jupiter is all gas. Nowhere to put the box. {child} holds it.',
            ],
            setting: 'space',
            time: 'night',
            child: 'look-up surprised',
          },
        ],
        middle: [
          {
            text: [
              'Jupiter filled the whole window, and then the other window. It had stripes. "We shall land on a brown one." {guide} let down the steps. They went on going down.',
              '"This is the largest planet there is," said {guide}. "It is sure to have a doormat." {child} looked for one. There were stripes, and one great red eye. {guide} put the box out, to stand it on the ground.',
            ],
            setting: 'space',
            time: 'night',
            child: 'look-up surprised',
            guide: 'point proud',
          },
          {
            text: [
              '"There is no ground," said {child}. Jupiter is gas nearly all the way through. You cannot stand a box on it, or yourself. They caught it by the string. "It was not for me," boomed Jupiter. "Who could get a jumper on me?"',
              '{child} snatched it back. It had begun to sink, like a spoon in soup. Jupiter has no floor, only gas and more gas. The red eye was a storm, wider than all the Earth. "Wrong address," it rumbled. It had been rumbling so for ages.',
            ],
            setting: 'space',
            time: 'night',
            child: 'reach determined',
            guide: 'cover surprised',
          },
        ],
        old: [
          {
            text: [
              'Nobody had told {child} how big Jupiter would be. You could have put all the other planets into it and still had room for the shopping. It was striped, cream and ginger, and the stripes slid past each other like belts in a machine. In one of them went round a great red oval. "A planet of that size," said {guide}, "will have a front garden." {guide} chose a pale stripe, slowed down nicely, and put out the ladder. The ladder went down and down and met nothing.',
              'They had been falling towards Jupiter for some time before {child} understood that it was not getting any nearer. It was only getting larger. It filled everything. There were bands of cloud, and a red whirl in the south that was wider than the Earth. "I shall just put the parcel down and ring," said {guide}. That seemed sensible. {guide} opened the hatch, and set the box carefully upon the planet.',
            ],
            setting: 'space',
            time: 'night',
            child: 'look-up surprised',
            guide: 'point proud',
          },
          {
            text: [
              '"Where is the ground?" said {guide}. "I don\'t think it has any," said {child}. It is a strange thing to say about the biggest thing you have ever seen. Jupiter is gas, and under that it is thicker gas. Nowhere could you say: here is the floor. They turned the spaceship just above the clouds. The red oval came round, a storm wider than the Earth, well over a hundred years old. "Nobody has ever handed me anything," it said, rather sadly. "It would go straight through."',
              'It sank. It did not fall. It only went down, slowly, with its string in the air. {child} got two fingers through the last loop. They hauled together, and there it was, a bit damp. "You cannot put things down on Jupiter," said {child}. "There isn\'t a down to put them on." It is gas from top to bottom, near enough. The storm with the red face turned to look after them. It was old already when the oldest person {child} knew was born.',
            ],
            setting: 'space',
            time: 'night',
            child: 'reach determined',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['Why could the box not stand on Jupiter?', 'Jupiter has no ground. It is all gas.'],
        older: [
          'What is the red spot of Jupiter?',
          'A storm, wider than the Earth. Jupiter itself has no ground, for it is nearly all gas.',
        ],
      },
    },
    {
      facts: ['saturn'],
      shows: /\b(?:rings?)\b/i,
      pages: {
        young: [
          {
            text: [
              'Saturn has a ring. {child} goes close. It is bits of ice! Clink, clink, clink.',
              'A ring, as big as big. Is it a road? No. It is ice and stones. Clink!',
            ],
            setting: 'space',
            time: 'night',
            child: 'reach surprised',
          },
        ],
        middle: [
          {
            text: [
              'Saturn had rings, flat and shining, like the brim of a hat. "A road," said {guide}. "At last. We shall drive on it." {guide} aimed for the middle of the brightest ring.',
              '"There is the letter box," said {guide}. It was a thin dark line in the bright ring of Saturn. {guide} drove straight at it. From far off, it had looked as hard as a plate.',
            ],
            setting: 'space',
            time: 'night',
            child: 'point excited',
            guide: 'sit proud',
          },
          {
            text: [
              'Bonk. Clink. Tick, tick, tick. The ring was not a road at all. It was ice and stones, no end of them, all going round together. {child} steered between the big ones. Some were as large as a house, and some would go in a drink.',
              'It came apart like a crowd when you get near it. There were lumps of ice as big as houses, and crumbs that only tickled. The ring was never one thing. {child} caught a crumb of it. "That is not wool either," said {child}.',
            ],
            setting: 'space',
            time: 'night',
            child: 'reach surprised',
            guide: 'cover worried',
          },
        ],
        old: [
          {
            text: [
              'Saturn was the first of them that looked as though it had dressed for company. The rings lay round it as smooth as a record. "Somewhere to park," said {guide}, and meant it. Rings like that would bear a train. They were already lined up with the widest of them when {child} noticed a star. It was shining through. It blinked on the other side of something that was as solid as a plate.',
              '"That is the finest road I ever saw," said {guide}. It ran all the way round Saturn, broad and pale, without a bend in it that you could feel. You might have bowled a hoop along it till you met yourself. {guide} straightened the cap that said PUNCTUAL, and drove down to the edge of the ring. {child} thought that for a road it had rather a lot of glitter in it.',
            ],
            setting: 'space',
            time: 'night',
            child: 'look-up curious',
            guide: 'sit proud',
          },
          {
            text: [
              '"Slow down!" said {child}. "You can see through it!" And the rings came to bits. It was not a plate, it was a blizzard. There was ice in lumps like houses, and ice like fists. A fine cold sand hissed along the window. All of it was going round Saturn together, side by side, like people in a procession. If you went at their pace nothing bumped you. So they went at their pace, and {child} knocked at a large lump. It was nobody\'s house. It had no use for string.',
              'There was no road. There was not even an edge. What had looked like one was only where the crowd began. Pieces of ice and rock came past, each on its own way round. Some were peas, and some were church halls. "They are all little moons," said {child}, "if you are not fussy." {guide} was picking frost out of one ear, and was. They let a snowball the size of a cow go first, and asked it about the parcel. It turned over once and said nothing.',
            ],
            setting: 'space',
            time: 'night',
            child: 'reach surprised',
            guide: 'cover worried',
          },
        ],
      },
      ask: {
        young: ['What is in the ring of Saturn?', 'Lots and lots of ice and stones.'],
        older: [
          'What are the rings of Saturn made of?',
          'Countless pieces of ice and rock, from grains to lumps as large as houses, all going round together.',
        ],
      },
    },
    {
      facts: ['uranus'],
      shows: /\bUranus\b/,
      pages: {
        young: [
          {
            text: [
              'Who is lying down? Uranus is! It rolls along on its side. {child} lies down too.',
              'Uranus does not stand up. Uranus rolls. Roll, roll, roll, says {child}.',
            ],
            setting: 'space',
            time: 'night',
            child: 'float happy',
          },
        ],
        middle: [
          {
            text: [
              'They found Uranus easily. It was pale blue, and it was asleep. At least, it was lying down. "We must not wake it," whispered {guide}. But bedtime was coming, and the box had to be asked about.',
              '"Something has knocked that one over," said {guide}. All the other planets spun like tops. Uranus lay there on its side. {guide} wanted to prop it up with a broom.',
            ],
            setting: 'space',
            time: 'night',
            child: 'look-up curious',
            guide: 'point worried',
          },
          {
            text: [
              '{child} put {his} own head on one side. Now Uranus looked quite right, and the rest of the sky looked silly. It was not asleep. It rolls on its way, as a ball does. "You have it the wrong way up," it said of the parcel.',
              'But it did not need a broom. Uranus was rolling. That is just how it gets round the sun, like a marble. {child} turned the box on its side, to be polite. "No, thank you," said Uranus. "I sent for a cushion."',
            ],
            setting: 'space',
            time: 'night',
            child: 'float happy',
            guide: 'stand surprised',
          },
        ],
        old: [
          {
            text: [
              'It was very quiet out there. The sun had shrunk to a bright bead, and the flask was cold. Uranus came up out of the dark, blue and smooth and without a mark on it. {guide} steered for the top, where one would expect a door. There was none. They tried the bottom. They tried all the way along the middle. "It must have one somewhere," said {guide}. {child} began to have the feeling you have when you read a map upside down.',
              '"Dear me," said {guide}. "That one has fallen over." It did look like it. Every planet they had met so far stood up straight, more or less, and spun. This one lay along the road with its feet towards the sun. {guide} wondered whether one ought to tell somebody. {child} wondered how you could see its feet. Its thin grey rings stood on end, like hoops round a barrel that has been put down to roll.',
            ],
            setting: 'space',
            time: 'night',
            child: 'think curious',
            guide: 'point worried',
          },
          {
            text: [
              '"Lean," said {child}, and they both leaned, until they were looking at it sideways. Then it all fell into place. Its top was at the side. Uranus does not spin like a top; it lies down and rolls. Nobody is sure what knocked it over, if anything did. It was long ago, and it has never got up. They found the door at once, at the end, where a cork would be. "It\'s not mine," said Uranus. "Mine would have said THIS WAY UP on the wrong side."',
              '"It hasn\'t fallen," said {child}, after a while. "Look, it is going along quite happily. It\'s rolling." And it was. Uranus goes round the sun on its side, like a barrel that nobody has stopped. For years on end one of its poles has sun all day, and then for years the other. They went along with it for a bit. It was restful. When {child} held up the parcel, Uranus said it had nowhere to put it where it would not roll off.',
            ],
            setting: 'space',
            time: 'night',
            child: 'float happy',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['What does Uranus do?', 'It lies on its side and rolls.'],
        older: [
          'How is Uranus different from the other planets?',
          'It lies on its side, so it rolls round the sun like a ball.',
        ],
      },
    },
    {
      facts: ['neptune', 'wind'],
      shows: /\bNeptune\b/,
      pages: {
        young: [
          {
            text: [
              'Last comes Neptune, far and blue. Whooo! What a wind! {child} holds the box.',
              'Dark and far is Neptune. It blows and blows. Hold the box, {child}! Hold on!',
            ],
            setting: 'space',
            time: 'night',
            child: 'hold surprised: box',
          },
        ],
        middle: [
          {
            text: [
              'Neptune is the last one. After it there are no more doors. {guide} looked happy. "So this one must be it." {child} held up the box, and the wind took it.',
              'It was dark out at Neptune, and it was blue. The sun was just a very good star. {guide} opened the hatch to call out. What {guide} called went straight back in again.',
            ],
            setting: 'space',
            time: 'night',
            child: 'stand surprised',
            guide: 'point happy',
          },
          {
            text: [
              'No planet has a wind like Neptune has. It blew the box round once, and {child} caught it coming back. "Is it your birthday?" yelled {child}. "Not lately," howled Neptune. One of its years is about 165 of ours. It had waited ages, and this was not its cake.',
              '"I will wait till it drops," shouted {guide}. But Neptune has the fastest wind of any planet, and it does not drop. And one year there takes about 165 years. "It said by bedtime," said {child}. "We cannot wait till anything."',
            ],
            setting: 'space',
            time: 'night',
            child: 'reach determined',
            guide: 'cover worried',
          },
        ],
        old: [
          {
            text: [
              '"And this is the end of the line," said {guide}. Neptune hung there as blue as ink, with a few white scratches on it. Beyond there was nothing with a door. So it had to be Neptune, and {guide} had already got out the book for it to sign. {child} looked back. The sun was no more than the brightest of the stars. It was a long way to send a parcel, and a long way to want one so badly. Then they opened the hatch.',
              'They were tired by the time they came to Neptune. Nobody goes further, with a round like that. {guide} had crossed out every other name on the list, and drew a neat ring about the last. "It is only a matter of going on," said {guide}. {child} let down the window, to read the number on the gate. It was a mistake. The window went one way, and the list went the other.',
            ],
            setting: 'space',
            time: 'night',
            child: 'look-up curious',
            guide: 'stand proud',
          },
          {
            text: [
              'The wind on Neptune is the fastest there is on any planet. It was not like weather; it was like being posted. The box went round the equator once by itself, and {child} caught it as it came by again. "Is it yours?" {child} bawled. There was a long blue howl. It would be glad of a present, it said, since it had not had a birthday in living memory. It takes about 165 years to get round the sun from there. But the parcel was not its. It had been hoping for a clock.',
              'What was left of the list was on its way to nowhere. {child} shut the window with both feet. "It can\'t be for Neptune," said {child}, when they could hear again. "It would never have got wet. Nothing is wet out here, only windy, and it is the worst wind of all of them. And it says bedtime." "Well, they have bedtimes." "They have a year that takes about 165 years," said {child}. "Nobody here is ever in a hurry." They looked at each other, and then at the smudge.',
            ],
            setting: 'space',
            time: 'night',
            child: 'reach determined',
            guide: 'cover surprised',
          },
        ],
      },
      ask: {
        young: ['Which planet was the last?', 'Neptune, far and blue, with a big wind.'],
        older: [
          'Why has Neptune so few birthdays?',
          'It is so far from the sun that one round, one of its years, takes about 165 of ours.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'One is left. It is blue and wet. The Earth! "Is it ours?" says {child}.',
            'Who has rain? Who has seas? The Earth has! The box comes home with {child}.',
          ],
          setting: 'space',
          time: 'night',
          child: 'point excited',
          things: ['earth'],
        },
        {
          text: [
            'Rip, goes the box. Socks! They fit {child}. Good night, planets, all eight.',
            'In the box is a blanket. {child} sleeps in it. Round and round goes the Earth.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep sleepy',
        },
      ],
      [
        {
          text: [
            'Turn round, {child}. There is the Earth, small and blue. Nobody asked there!',
            '"We forgot one," says {child}. The Earth waits, blue and white. Down they go.',
          ],
          setting: 'space',
          time: 'night',
          child: 'look-up surprised',
          things: ['earth'],
        },
        {
          text: [
            'The box was for {child}! Warm socks for cold toes. Now sleep, says the moon.',
            'Warm wool, and it fits. {child} is asleep. The box is empty now.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep sleepy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'They counted on their fingers. One finger was left over. "There is one planet," said {child} slowly, "where ink gets rained on." Only one has seas to make the rain from. It is the third from the sun. They turned the spaceship round.',
            '"Eight," said {guide}. "But I have seven crosses." "We started from the eighth," said {child}. Far behind them hung a blue dot, the only one with seas. It was the Earth. They had flown off the wrong step.',
          ],
          setting: 'space',
          time: 'night',
          child: 'think surprised',
          guide: 'stand shy',
        },
        {
          text: [
            'The box had been at the right door all along. It was for somebody who lived there, of about this size, with cold feet. {child} put on the socks. They were very long. Somebody had left room to grow, for about three times round the sun.',
            'In the box lay a blanket with eight round patches, one of them blue. {child} got under it just in time for bed. Outside, the other seven went on round, each at its own pace. {guide} had left a card: SORRY WE MISSED YOU.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sit happy',
          things: [],
        },
      ],
      [
        {
          text: [
            '{guide} sat down on the sack. "Then nobody wants it." But {child} was looking at the box. It was wet still, and smelled of rain and cut grass. There is just one planet where rain falls into seas. "Oh," said {child}. "It is us."',
            '"What sort of planet gets a box wet?" said {child}. They had met hot ones and cold ones, and one with no ground. Not one had a sea, or a puddle. "The Earth," they both said, and nearly banged their heads.',
          ],
          setting: 'space',
          time: 'night',
          child: 'hold surprised: box',
          guide: 'sit sad',
        },
        {
          text: [
            'So {child} opened it on the bed. There was a blue nightcap in it, with a bobble for the moon. The label inside could be read. FOR {child}, it said, THIRD FROM THE SUN.',
            'It was five minutes to bedtime. In the box was a dressing gown, with one pocket for each planet. The third pocket had a biscuit in it. {child} ate it slowly, looking up. You could see one of the others, just there, very bright.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sit happy',
          things: [],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'They drifted. "Every one of them has said no," said {guide}. "I have never taken a parcel back in my life." {child} was not listening. {child} was holding the box up to the little far-off sun. It had been rained on. That was the whole trouble. And where, on all that way, had there been any rain with a sea to come from? Not in the heat, nor the rust, nor the ice, nor the wind. One planet is wet. It is the third one out. "We never asked at home," said {child}.',
            '"Say them again," said {child}, and {guide} said them, and {child} put out a finger for each. It came to seven. They looked at the finger that was left. It is a funny thing about setting out from somewhere, that you never think to knock there. {child} turned the spaceship until the third stone from the sun was in the middle of the glass. It was small and blue, and one could just see that it was raining on it, somewhere. It was the only one they had met where it could.',
          ],
          setting: 'space',
          time: 'night',
          child: 'think surprised',
          guide: 'sit sad',
        },
        {
          text: [
            'It was a quarter to eight when they set it down on the step where it had been all day. {child} undid eleven kinds of string. Inside was a jumper, and it had been knitted by somebody with very odd ideas about arms. It was the blue of the sea from far off, with white going round. It fitted. When {child} pulled it over, there was a last small label at the neck. THE PLANET EARTH, it said, as plain as day. And under it was the name of the street.',
            'Nobody ever found out who had sent it. There was a quilt in the box. It had a big gold round in one corner, and eight small ones going away from it. {child} lay under them in the dark and put one finger on the third. It had a stitch of blue in it. Downstairs the letter box went: {guide}, leaving a card to say that somebody had been out. All over the sky they were still going round. One of them was only just having its birthday.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sit happy',
          things: [],
        },
      ],
      [
        {
          text: [
            '"That is all of them," said {guide}, and took off the cap. There they sat, at the cold end of everything, with a parcel for nobody. {child} turned the box over once more. The label had been wet through. You would need rain for that, and clouds to hold it, and seas to fill the clouds. {child} went back over the list, door by door. Only one place had so much as a puddle. "{guide}," said {child}, "what is the number of our house?"',
            'It was {guide} who said it, without meaning to. "I shall be glad to be home," said {guide}, "and have a wash." {child} stopped with one hand on the box. A wash. Where, in all they had seen, could you have had a wash? There was ice, yes, and steam, and gas by the mile. But for water that lies about and comes down on people\'s post, there was one address. It is the third from the sun. They had taken off from its front step.',
          ],
          setting: 'space',
          time: 'night',
          child: 'hold surprised: box',
          guide: 'sit shy',
        },
        {
          text: [
            'They were in time, with four minutes over. Under the paper lay a pair of bed socks, thick enough for the outer planets. Pinned to one was a note. "I could not read my own writing," it said. "But I knew the post would manage." {child} put them on and stood at the window. Bright and low over the roofs hung Venus, looking as cool as a pearl. {child}, who knew better, drew the curtain across and got into bed.',
            'The string alone took ten minutes. What came out was a bedside lamp, with a gold bulb in the middle. When you wound a key, beads on wires went round it. There were eight. The smallest was the quickest, and the last hardly moved at all. On the third one somebody had painted, with a very fine brush, a street. {child} wound it up as far as it would go. It was still going round when nobody was awake to see.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sit calm',
          things: [],
        },
      ],
    ],
  },
};
