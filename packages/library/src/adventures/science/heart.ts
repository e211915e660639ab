import type { FactSheet } from '../sheet.ts';

/** A letter from a cold toe: something fresh must be carried round to it, by a river that runs one way only. */
export const heart: FactSheet = {
  id: 'heart',
  topic: 'science',
  title: 'The heart and breathing',
  subject: 'the heart, the blood and breathing',
  words: [
    'heart',
    'blood',
    'heartbeat',
    'lung',
    'breathing',
    'breath',
    'pulse',
    'oxygen',
    'how hearts beat',
    'why do we breathe',
    'blood cell',
    'circulation',
    'how does my heart beat',
    'why does my heart beat',
    'how does the heart work',
    'what does the heart do',
  ],
  guides: ['postman', 'diver', 'otter'],
  titles: [
    'A Letter from the Left Big Toe',
    '{child} and the One-Way River',
    'We Shall Pass It Again, Said {child}',
    '{guide} Has Forgotten Something',
    'Down the Tube and Round',
  ],
  facts: [
    {
      id: 'valves',
      says: 'Valves in the heart let the blood go one way only, and the sound of the heartbeat is these valves closing.',
      source: 'Encyclopaedia Britannica, "Heart" and "Heart sounds"',
    },
    {
      id: 'squeeze',
      says: "The heart is a muscle about as large as its owner's fist; it squeezes, pushes the blood on, and rests for a moment between two beats.",
      source: 'British Heart Foundation, "How a healthy heart works"',
    },
    {
      id: 'two-sides',
      says: 'The right side of the heart pumps the blood to the lungs, and the left side pumps it round the rest of the body.',
      source: 'NHS, "Heart: how it works"; Encyclopaedia Britannica, "Heart"',
    },
    {
      id: 'floor',
      says: 'The lungs cannot move by themselves; a flat muscle under them, the diaphragm, goes down and draws the air in.',
      source: 'Encyclopaedia Britannica, "Diaphragm"',
    },
    {
      id: 'sacs',
      says: 'The lungs hold hundreds of millions of tiny sacs of air whose walls are so thin that oxygen passes through them into the blood.',
      source: 'Encyclopaedia Britannica, "Lung" and "Pulmonary alveolus"',
    },
    {
      id: 'waste',
      says: 'The blood gives off carbon dioxide in the lungs, and we breathe it out.',
      source: 'Encyclopaedia Britannica, "Human respiratory system"',
    },
    {
      id: 'faster',
      says: 'When we move about our muscles need more oxygen, and the heart beats faster to bring it.',
      source: 'British Heart Foundation, "Your heart rate"',
    },
    {
      id: 'one-by-one',
      says: 'The smallest vessels, the capillaries, are so narrow that red blood cells bend and go through them in single file.',
      source: 'Encyclopaedia Britannica, "Capillary"',
    },
    {
      id: 'red-cells',
      says: 'Red blood cells look like round cushions with a dent on both sides; they carry oxygen, which makes them brighter red.',
      source: 'Encyclopaedia Britannica, "Red blood cell"',
    },
    {
      id: 'round',
      says: 'When we rest, it takes about one minute for blood to go all the way round the body.',
      source: 'Encyclopaedia Britannica, "Circulation"',
    },
    {
      id: 'warm',
      says: 'Blood carries warmth from the middle of the body to the hands and feet.',
      source: 'Encyclopaedia Britannica, "Thermoregulation"',
    },
    {
      id: 'beats',
      says: 'A heart beats about 100,000 times a day.',
      source: 'British Heart Foundation, "Heart facts"',
    },
  ],
  never: [
    {
      wrong: /\b(?:blood|bloodstream) (?:is|was|turns|runs|turned|ran|looks) blue\b|\bblue blood\b/i,
      belief: 'Blood is blue until it meets the air.',
      truth: 'It is always red, brighter with oxygen and darker without.',
    },
    {
      wrong: /\bheart (?:is|sits|lies|was) (?:on|in) the left\b/i,
      belief: 'The heart is on the left.',
      truth: 'It is near the middle of the chest, with its tip to the left.',
    },
    {
      wrong: /\bheart (?:never|does not|doesn't) rests?\b/i,
      belief: 'The heart never rests.',
      truth: 'It has a short rest after every beat.',
    },
    {
      wrong: /\blungs? (?:suck|pull|pulls|draw|draws|pump|pumps) /i,
      belief: 'The lungs pull in the air by themselves.',
      truth: 'The muscle below them and those between the ribs make them wider, and the air comes in.',
    },
    {
      wrong: /\b(?:all|only) oxygen (?:goes|comes|went|came) in\b|\bbreathe in only oxygen\b/i,
      belief: 'We breathe in only oxygen.',
      truth: 'Air is about one fifth oxygen.',
    },
    {
      wrong: /\bhearts? (?:makes?|made) the (?:blood|feelings?|love)\b/i,
      belief: 'The heart makes the blood.',
      truth: 'It pumps it; the cells of the blood are made inside the bones.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'A letter for {child}! "I am cold. Come soon. Love, Toe."',
            'Who wrote this letter, {child}? "Brr. Please call." It is from a toe!',
          ],
          setting: 'bedroom',
          camera: 'medium',
          child: 'hold surprised: letter',
        },
        {
          text: [
            'Boom, boom, says the chest. {a guide} says, "In we go!" {child} sits on a red cushion.',
            'A red cushion! {a guide} sits down. {child} hops on. Off down the red river!',
          ],
          setting: 'undersea',
          camera: 'wide',
          child: 'sit excited',
          guide: 'sit happy',
        },
      ],
      [
        {
          text: [
            'Ten toes for {child}. Nine are warm. One is not. Poor toe, poor toe.',
            '{child} wakes up. One toe is out. One toe is cold. Brr, brr.',
          ],
          setting: 'bedroom',
          camera: 'close',
          child: 'sit worried',
        },
        {
          text: [
            '"Toe post," says {a guide}. "All aboard!" {child} goes in by the heart door.',
            'Knock, knock, at the heart. {a guide} opens. In goes {child}, as small as small.',
          ],
          setting: 'undersea',
          camera: 'medium',
          child: 'float curious',
          guide: 'wave happy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'The letter was in the left sock. It was very small. "Dear {child}," it said. "It is cold down here. Nobody calls. Please bring something fresh. Yours, Left Big Toe."',
            '{child} found the letter between two toes. It had been folded by somebody without fingers. "Could you come?" it said. "We see so little of you in winter. Signed, L. B. Toe."',
          ],
          setting: 'bedroom',
          camera: 'medium',
          child: 'hold surprised: letter',
        },
        {
          text: [
            'The rest of {child} stayed on the bed. A small part went in, down a stethoscope, with {a guide}. They came out by a red river and sat on a cushion that swam. "Oh dear," said {guide}. "I have forgotten my umbrella."',
            '"Toe post?" said {a guide}. "Then it is down the stethoscope." {child} slid, and shrank, and landed on a round red sort of cushion. It floated. Most of {child} was still in bed. {guide} had forgotten the sandwiches.',
          ],
          setting: 'undersea',
          camera: 'wide',
          child: 'sit excited',
          guide: 'sit surprised',
        },
      ],
      [
        {
          text: [
            'Nine toes were warm. {child} counted again, and the tenth was like a frozen pea. "Hello?" said {child}. "At last," said the toe. "I have been out of this blanket since two. Is anyone coming?"',
            '"Somebody ought to do something," said a voice at the end of the bed. {child} lifted the blanket. It was a toe, and it was as cold as a spoon. "Send help," it said. "And hurry."',
          ],
          setting: 'bedroom',
          camera: 'close',
          child: 'look-up surprised',
          things: ['blanket'],
        },
        {
          text: [
            '{a guide} knew a way, through the buttonhole and in. So a tiny {child} stood on a red cushion in a red river. A large one lay in bed and yawned. "Wait," said {guide}. "I have left my hat on the bank."',
            '"There is a river to every toe," said {a guide}. "It starts under your pyjamas." It was red, and warm as a bath. Round cushions came down it, and {child} got on one. {guide} had forgotten the map.',
          ],
          setting: 'undersea',
          camera: 'medium',
          child: 'stand curious',
          guide: 'point happy',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The letter had been put through the toe of a sock, where there was a hole. It was written on something the size of a crumb. {child} needed two pairs of glasses to read it. "Dear {child}," it said. "It is cold down here and nobody calls. The right foot gets everything first. Could you send round something fresh? We do not like to complain. Yours faithfully, Left Big Toe."',
            'Toes do not write as a rule, and when they do it is about shoes. So {child} opened the letter with some curiosity. "To the management," it began. "We were left outside the blanket at eleven last night. We have now lost all feeling, except of being forgotten. Kindly deliver one parcel of anything warm. We would come ourselves, but we are attached." It was signed with a smudge: L. B. Toe.',
          ],
          setting: 'bedroom',
          camera: 'medium',
          child: 'hold surprised: letter',
        },
        {
          text: [
            '{a guide} did the toe round on weekdays, and brought a stethoscope to get in by. "One listens," said {guide}, "and then one leans." {child} listened, and leaned, and slid down the tube, getting smaller at every bend. At the bottom ran a wide red river. They stepped on to a round red cushion with a dent in it, and it bore them off. "Stop," cried {guide}. "My umbrella! I have left it on the bank."',
            '"You will be in two places," said {a guide}, holding up a stethoscope like a front door. "It tickles." Most of {child} stayed on the bed in pyjamas, as an address. The rest went down the tube. It came out in the bloodstream, where traffic was heavy. Everything was red and warm and going the same way. They caught a round red cushion as one catches a tram. "The sandwiches!" said {guide}, looking back.',
          ],
          setting: 'undersea',
          camera: 'wide',
          child: 'sit excited',
          guide: 'sit surprised',
        },
      ],
      [
        {
          text: [
            'It was early, and {child} had been woken by somebody sighing. It came from the far end of the bed. "Don\'t mind us," said the left big toe. "We are only out in the cold. We have been out since the blanket slipped." {child} pulled the blanket over it and waited. It was still like a pebble in a pond. "It is a delivery we want," it said. "From the middle. It is always warm in the middle."',
            '"Ahem," said something at the end of the bed, at a quarter past six. Under the blanket nine toes were as warm as rolls. The tenth was not. "I do not like to be a nuisance," it said. "But everything comes from upstairs, and I am at the end of the line. By the time it gets round to me, somebody has stuck me out of bed." "I shall see to it in person," said {child}, and meant it.',
          ],
          setting: 'bedroom',
          camera: 'close',
          child: 'think worried',
          things: ['blanket'],
        },
        {
          text: [
            'The early delivery was just going by. {a guide} leaned out of the third buttonhole and held out a hand. One step, and {child} was no larger than a comma, in a hall full of red light. The large {child} breathed above them like weather. "All aboard for feet," said {guide}, and they sat down on a red cushion, which swam. A hat was lying on the bank. It was getting smaller. "That," said {guide}, "was mine."',
            '"Inside, please, and mind the drop," said {a guide}, who had the early shift. It was no trouble to get in; one only had to yawn in both directions at once. Then {child} was adrift in warm red water, on one round cushion of a great many. Somewhere ahead a great soft drum was beating. "I know this place like my own pocket," said {guide}, and felt in it. "Ah. The map. It is on the landing stage."',
          ],
          setting: 'undersea',
          camera: 'medium',
          child: 'float curious',
          guide: 'wave surprised',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['valves', 'round'],
      shows: /\b(?:doors?|valves?)\b/i,
      pages: {
        young: [
          {
            text: [
              'Thump! A door shuts. No going back, {guide}! Thump! All the doors go one way, {child}.',
              '{guide} turns back. Bump! The door is shut. Lub, dub, go the doors. {child} goes on.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'point happy',
            guide: 'stand surprised',
          },
        ],
        middle: [
          {
            text: [
              'They swept through a pair of soft white doors. "I shall just pop back for it," said {guide}, and turned round. Thump! The doors had closed. {guide} knocked. {guide} was told nothing, and went and leaned on them.',
              '{guide} did not like leaving things behind. In the heart {guide} got off and began to swim back. It went well as far as the doors. Lub, they said, and {guide} had a flat nose.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'look-up surprised',
            guide: 'reach determined',
          },
          {
            text: [
              '"They only open one way," said {child}. "That\'s the thump you hear from outside." Another pair shut behind them, with another thump. "But my things!" said {guide}. {child} thought. "It all goes round. We shall pass them again in about a minute."',
              '"Lub and dub," said {child}. "It is doors! They are valves, so that nothing can run backwards." And if it always goes on, then it must come round. "Sit down, {guide}. You go back by going forwards."',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'sit happy',
            guide: 'sit sad',
          },
        ],
        old: [
          {
            text: [
              'The river ran in at one end of a red hall and out at the other. As they passed, thin white doors swung wide to let them by. "If you would hold the cushion," said {guide}, "I shall nip back and be with you directly." {guide} nipped. The doors came together with a thump that shook the roof. {guide} pulled, and pressed, and tried to get an elbow between them. They had no handle on this side.',
              '"Reverse," said {guide}, and paddled hard with both arms. The cushion turned round, and for a moment they faced the other way. Then there was a thump, and a pair of white doors closed before them like an umbrella going up. On the far side lay everything that {guide} had left behind. "Open up," called {guide}. "We have only just come through!" The doors bulged a little. Not a drop came back.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'look-up surprised',
            guide: 'reach determined',
          },
          {
            text: [
              'A second pair thumped, further on, and then the first again. Lub, dub. Lub, dub. {child} had heard that before, from outside. "It is doors," said {child}. "All that boom is only the valves closing, so that nobody goes backwards." "But I left it there," said {guide}. "This river is a ring, though. Sit still for about a minute, and we shall come to it from behind." {guide} sat, and watched ahead like somebody at a bus stop.',
              '"So that is the noise," said {child}. It was the one in the stethoscope. Lub was this pair of valves shutting, and dub was the next. There was no backwards in here at all. "Think of a roundabout," said {child}. "When you drop your glove you don\'t jump off. You wait until it comes by." From the bed above it took about one minute to go round. {guide} began to count, out loud, and lost the place at nine.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'sit happy',
            guide: 'sit sad',
          },
        ],
      },
      ask: {
        young: ['What goes thump in the heart?', 'The doors, when they shut.'],
        older: [
          'What makes the sound of a heartbeat?',
          'The valves of the heart when they close. They let nothing run backwards.',
        ],
      },
    },
    {
      facts: ['squeeze'],
      shows: /\bsqueez(?:e|es|ed|ing)\b/i,
      pages: {
        young: [
          {
            text: [
              'No oars. No sail. Then the walls squeeze. Whoosh! Off shoots {child}. Rest. And squeeze!',
              'Why have we stopped? Wait, {child}. Squeeze, says the heart. Whoosh, goes the cushion!',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'sit surprised',
          },
        ],
        middle: [
          {
            text: [
              'In a round red room they stopped. There was no wind and they had no oars. "I had oars," said {guide}. "I left them with the rope." {child} put a hand to the wall. It was holding its breath.',
              '"Row," said {guide}. But the oars were at home, under the stairs. They drifted about a room with thick red walls. It was like being in a fist that was open. {child} waited to see what it would do.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'reach curious',
            guide: 'stand worried',
          },
          {
            text: [
              'The whole room squeezed. It was one big muscle, and it hugged them from all sides at once. Out they shot, like a pip. Behind them the walls went slack and had a rest. "So that is how," said {child}, and held tight.',
              'It squeezed. Everything in the room went out by the top, and so did they. "No oars at all!" called {child}. Then the heart had a short rest, and squeezed again. It was no larger than a fist, the other {child}\'s fist.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'jump excited',
            guide: 'jump surprised',
          },
        ],
        old: [
          {
            text: [
              'They floated into a chamber with walls as thick as mattresses, and there the current gave out. The cushion turned slowly round. "Oars," said {guide}, feeling behind. "I put them by the door so that I should not forget them. They will still be by the door." There was no wind, and nothing to pole against. {child} looked at the walls. They were ribbed like a muscle, and they were quite still, like somebody about to jump.',
              '"This is where one rows," said {guide}, and then there was a silence. "I had two of them when I left home." They lay becalmed in a red room, with cushions packed round them like people in a lift. {child} looked for the way out and found it, high up, with a current going nowhere. "What moves it all?" asked {child}. "A sort of clench," said {guide}. "I generally have my eyes shut."',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'reach curious',
            guide: 'stand worried',
          },
          {
            text: [
              'Then it jumped. The floor came up, the sides came in, and the whole heart squeezed, as one wrings out a flannel. They went up and out with everybody else. "It is a muscle," said {child}, upside down. "It is nothing but one big muscle!" Behind them the walls let go and hung slack, for as long as it takes to say so. That was its whole rest. Then it did it again, as it does a hundred thousand times a day.',
              'The clench came. It began at the bottom and ran up the walls, and it squeezed until there was no room left. The only way was out. {child} kept both eyes open. The heart was a hollow muscle, no larger than a fist, and it threw a river over its shoulder. Now it was soft again, and filling. "It gets a rest between," said {child}. "A short one." {guide} thought it would make a very good armchair.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'jump excited',
            guide: 'jump surprised',
          },
        ],
      },
      ask: {
        young: ['What does the heart do?', 'It squeezes. Then it rests. Then it squeezes.'],
        older: [
          'How does the heart keep everything moving?',
          'It is a muscle. It squeezes and pushes the blood on, and has a short rest between two beats.',
        ],
      },
    },
    {
      facts: ['two-sides', 'waste'],
      shows: /\blungs?\b/i,
      pages: {
        young: [
          {
            text: [
              'Is this the toe? No, it is the lungs! First the lungs. Then the toe. {child} waves.',
              'Left, right. {guide} went right. Now they are at the lungs! Hello, lungs, says {child}.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'wave happy',
            guide: 'stand surprised',
          },
        ],
        middle: [
          {
            text: [
              '"Out of the heart and straight down to the foot," said {guide}. "I could do it asleep." They came out of the heart. They did not go down. They went up, and it got lighter and very airy. This was no foot.',
              '"Toes, next stop!" called {guide}. It was not toes. It was a great pink place, like a forest upside down. {guide} looked for the map, and remembered where it was. "We are lost," said {guide}.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'look-up surprised',
            guide: 'point worried',
          },
          {
            text: [
              '"It\'s the lungs," said {child}. The heart was two pumps side by side. The right one sends everyone here, to change old air for new. Then it is back to the left one, and off to the toes. "I was going to say so," said {guide}.',
              'All the cushions were giving something away and taking something on. "We had to come to the lungs first," said {child}. "Or what would we bring?" There is one side of the heart for the lungs and one for toes.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'point happy',
            guide: 'stand shy',
          },
        ],
        old: [
          {
            text: [
              'The heart had two halves, each with a way out, and {guide} chose without looking. "Straight down, past the knee, and ring the bell," said {guide}. But the channel went up. It split, and split again, and the light became pinker. There was a smell of outdoors. {guide} looked about for a toenail. "They have changed it," said {guide}. "It used to be much more like a foot."',
              '"Feet!" announced {guide}, like somebody in charge of a train, and stood up to get off. There were no feet. They had come by the right-hand pump, with everybody else, and were in a sort of tree. It was pink, it went out into smaller and smaller twigs, and it swayed. "Perhaps it has been moved," said {guide}, and asked a passing cushion the way to the toe. It was going in the opposite direction too.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'look-up surprised',
            guide: 'point worried',
          },
          {
            text: [
              '"These are the lungs," said {child}, "and it is a good thing too. What were we going to deliver?" Round about them dull red cushions came in and bright red ones left. They dropped their used-up gas, to be breathed out, and took on oxygen. After that the river turned home, into the left half of the heart. That was the strong one, and it served everything else, down to the toes. "I always bring people the scenic way," said {guide}.',
              '{child} worked it out on ten fingers. The right side of the heart pumps to the lungs, and nowhere else. You get rid of old air there and pick up new. Then back, in at the left side, and that one throws you all the way to the feet. "It is like going to the shop first," said {child}, "when somebody has asked for bread." "Then we are not lost," said {guide}, sitting down. "We are early."',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'point happy',
            guide: 'stand shy',
          },
        ],
      },
      ask: {
        young: ['Where did they go first?', 'To the lungs.'],
        older: [
          'Why did they have to go to the lungs before the toe?',
          'The right side of the heart sends everything to the lungs for oxygen, and then the left side sends it round the body.',
        ],
      },
    },
    {
      facts: ['floor'],
      shows: /\bfloor\b/i,
      pages: {
        young: [
          {
            text: [
              'No air today? Look, {child}! Down goes the floor. In comes the air. Up goes the floor. Out.',
              'The floor goes down. In comes a breeze. The floor goes up. Out it goes. Wheee, says {child}.',
            ],
            setting: 'cave',
            weather: 'wind',
            camera: 'wide',
            child: 'jump happy',
          },
        ],
        middle: [
          {
            text: [
              'A breeze was wanted, to fill the lungs, and there was none. {guide} found a pink wall and fanned it. {guide} told it to breathe. "They are not trying," said {guide}. The wall hung there like a wet towel.',
              '"Breathe!" said {guide} to the lungs, and clapped. They did not. They were as soft as sponge, with no muscle in them anywhere. "I could go back for the bicycle pump," said {guide}, brightening up.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'look-up worried',
            guide: 'shout determined',
          },
          {
            text: [
              'Then {child} felt the floor move. Under the lungs was a wide flat muscle, and it was going down. Everything stretched, and in came the breeze with a whoosh. "We were talking to the wrong one," said {child}, hair flying.',
              '{child} thumped on the floor with one heel, and it sank. It was a muscle, as round as a drum. As it went down, the lungs got bigger and the breeze rushed in. Then up it came again, like somebody under a trampoline.',
            ],
            setting: 'cave',
            weather: 'wind',
            camera: 'wide',
            child: 'jump happy',
            guide: 'jump surprised',
          },
        ],
        old: [
          {
            text: [
              'They had come at an awkward moment, between one breath and the next. Not a thing stirred. All the fresh air was outside, and they needed a parcel of it. {guide} spoke to the lungs, kindly at first. {guide} took hold of a pink fold and worked it like an accordion. It sagged. There was no more strength in it than in a sponge. "Somebody has taken out the muscles," said {guide}. "I would not have forgotten those."',
              '"In," said {guide} firmly, "and out. In. And out." {guide} conducted with one finger, but the lungs did not join in. They were all air and thin pink skin, without a muscle to move them. Up there, the large {child} was about to breathe, and nobody seemed to be in charge of it. "If I ran home for the bicycle pump," {guide} began. {child} had lain down with one ear to the ground.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'think worried',
            guide: 'shout determined',
          },
          {
            text: [
              '"It isn\'t them," said {child}. "It\'s the floor." For the floor was a muscle, stretched under both lungs like a drumskin, and it had begun to sink. As it went down there was more room, and air came in to fill it. It came in a gale, with a smell of toast. Then the floor rose under their feet and the gale went out. The lungs had done nothing. They were carried up and down like passengers.',
              'There was a tremble, and the ground went down as a lift does. It was the floor that breathed! A flat muscle lay below the lungs. When it sank they grew wide, and the wind came in by itself. It took hold of {child} by the pyjamas. Up came the floor, and out the wind went. "I was standing on it," said {guide}. "I was shouting at the ceiling, and all the time I was standing on it."',
            ],
            setting: 'cave',
            weather: 'wind',
            camera: 'wide',
            child: 'jump happy',
            guide: 'jump surprised',
          },
        ],
      },
      ask: {
        young: ['What goes down when we breathe in?', 'The floor under the lungs.'],
        older: [
          'The lungs have no muscles. How does the air get in?',
          'A flat muscle under them goes down and makes room, and the air comes in.',
        ],
      },
    },
    {
      facts: ['sacs', 'red-cells'],
      shows: /\bthin\b/i,
      pages: {
        young: [
          {
            text: [
              'Air here. {child} there. A wall between, so thin! The air comes through. Pop, on the cushion.',
              'How thin is this wall, {child}? Thin as thin. Air slips in. The cushion turns bright red.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'reach curious',
          },
        ],
        middle: [
          {
            text: [
              'On the other side of the wall was air, fresh from the window. On this side was {child}, with room for a parcel. "Where is the hatch?" asked {guide}. There was no hatch. There was not a crack in it.',
              'All about them hung bubbles of fresh air, like grapes. {guide} tried to get one to open. "They have no lids," said {guide}. "I do have a tin opener. It is in the kitchen." {child} bent down close.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'look-up curious',
            guide: 'reach worried',
          },
          {
            text: [
              'The wall was thinner than the skin of soup. It was so thin that you could see the day through it. Oxygen was coming in as smell comes through a curtain. Under {child}, the dull cushion turned bright red. "Loaded," said {child}.',
              '"Don\'t open it," said {child}. "Just sit beside it." The skin of the bubble was so thin that the oxygen slipped across. It went into the cushion. The cushion had been dark red, and now it shone like a berry.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'sit happy',
            guide: 'look-up surprised',
          },
        ],
        old: [
          {
            text: [
              'This was the place to load. There were bubbles of air at the end of every twig, millions of them, each in a net of canals. {guide} went along knocking on them. "One parcel of oxygen, for a toe," said {guide}. Nobody came. There was no hatch, no hole and no bell. "It must go in somehow," said {child}. "Or why would everybody stop here?"',
              'The air was just there. {child} could see it, on the other side of the wall, looking very fresh. {guide} went over that wall from end to end for a door. "I had a corkscrew," said {guide}. "It is on a picnic." Behind them the traffic was piling up, cushion after cushion, and none of them seemed to be worried. They only drew in close to the side and waited, as one does at a pump.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'look-up curious',
            guide: 'reach worried',
          },
          {
            text: [
              '{child} laid one palm against the bubble. It was so thin that it hardly counted as a wall. A smell of toast and rain came through, and so did the oxygen, with nobody carrying it. It went straight into the cushion they sat on. Bit by bit the dull red went bright, as a coal does when you blow. "That\'s our parcel," said {child}. "We are sitting on it." {guide} had signed for it in three places before they left.',
              '"We needn\'t open anything," said {child}. "Look at the colour of them!" Each of the cushions came in dull and went away bright. The wall was as thin as a wall can be and still be one, and oxygen simply wandered across. They pulled in to the edge. It felt like leaning on an open window. Under them the red grew clearer and clearer, until it was the red of a new bus. {guide} asked it for a receipt.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'sit happy',
            guide: 'look-up surprised',
          },
        ],
      },
      ask: {
        young: ['How did the air get in?', 'The wall is so thin that it slipped through.'],
        older: [
          'How does oxygen get out of the lungs and into the blood?',
          'The walls of the tiny air bubbles are so thin that it passes through them.',
        ],
      },
    },
    {
      facts: ['faster'],
      shows: /\b(?:faster|quicker)\b/i,
      pages: {
        young: [
          {
            text: [
              'So slow. "Hop!" calls {child} to big {child}. Hop, hop. Boom, boom, boom! The river runs faster.',
              'Wiggle up there, big {child}! Wiggle, hop, hop. The heart goes faster. So do we.',
            ],
            setting: 'undersea',
            camera: 'wide',
            child: 'shout excited',
          },
        ],
        middle: [
          {
            text: [
              'Out in the big channel they slowed down. The rest of {child} was lying in bed, and nobody was in a hurry. Boom, and then a wait, and then boom. "At this rate," said {guide}, "I could walk back for a cushion cover."',
              '"Do you feel that?" said {guide}. "Almost nothing. It is a lazy time of day." The heart up there beat like somebody knitting. The toe was still a long way off. {child} looked up and had an idea.',
            ],
            setting: 'undersea',
            camera: 'medium',
            child: 'think worried',
            guide: 'sit sleepy',
          },
          {
            text: [
              '"Hop!" shouted {child}, up through the dark, to {child}. There was a creak of bed. Hop, hop, hop. Legs that hop want more oxygen, so the heart beat faster, boom-boom-boom. They went round the next bend on one edge.',
              '{child} cupped both hands and called, "Run on the spot, please!" The large {child} did. The muscles asked for more, and the heart beat quicker and quicker. "Slow down," wailed {guide}. "I have dropped my pencil!"',
            ],
            setting: 'undersea',
            camera: 'wide',
            child: 'shout excited',
            guide: 'float surprised',
          },
        ],
        old: [
          {
            text: [
              'The great channel was as broad as a high street, and about as quick as one on a Sunday. The heart gave a beat and thought about the next. Up above, the rest of {child} lay flat, and needed nothing. "It is no hurry, this," said {guide}, unpacking a flask that turned out to be a shoe. "One could nip back for the tea." {child} was thinking about stairs.',
              'They were drifting. It was pleasant, and it was no use to a toe. "You are lying down up there," said {guide}. "When you rest, it only ticks over." The beat came down the river in slow fat rings. {guide} had lain down, with a list of all that had been left behind. It came to two pages. {child} looked straight up, to where the ears of the large one would be.',
            ],
            setting: 'undersea',
            camera: 'medium',
            child: 'think worried',
            guide: 'sit sleepy',
          },
          {
            text: [
              '"{child}!" shouted {child}. "Get out of bed and hop!" There was a pause, for it is odd to be told so by oneself. Then came a thud, and another. Hopping legs are hungry for oxygen, and the heart knew it before they could ask. It beat faster, and harder too. The river gathered itself up and flew. The shoe went overboard, and so did {guide}. "I only wanted tea," cried {guide}, hanging on behind.',
              '"Could you jump up and down a bit?" called {child}, feeling foolish. Nobody answers faster than oneself. The bed bounced. The big legs began to want more of everything, and the beat picked up its feet. Boom-boom-boom, it went, like a train getting into its stride. The cushions shot down past the ribs, nose to tail. The list blew away. {guide} watched it go with something like relief.',
            ],
            setting: 'undersea',
            camera: 'wide',
            child: 'shout excited',
            guide: 'float surprised',
          },
        ],
      },
      ask: {
        young: ['What made the heart go faster?', 'Hop, hop, hop!'],
        older: [
          'Why does the heart beat faster when we hop?',
          'Muscles that work need more oxygen, and the heart hurries to bring it.',
        ],
      },
    },
    {
      facts: ['one-by-one'],
      shows: /\b(?:one by one|single file)\b/i,
      pages: {
        young: [
          {
            text: [
              'The river gets small. Smaller. {child} and {guide} get stuck. One by one! Bend. Squeeze. Through.',
              'Only room for one. "After you," says {guide}. One by one they wriggle, {child} first.',
            ],
            setting: 'undersea',
            camera: 'close',
            child: 'float determined',
            guide: 'float shy',
          },
        ],
        middle: [
          {
            text: [
              'The river split, and split again, and became a pipe finer than a hair. They stuck. {guide} had wanted to go in side by side, to talk. "I shall back out," said {guide}. Behind them somebody said, "Ow."',
              'Here the way was narrower than a thread. Four cushions came to it at once, and so did {guide}, sideways. Nothing moved. "Has anybody," asked {guide}, "brought some butter?"',
            ],
            setting: 'undersea',
            camera: 'close',
            child: 'float worried',
            guide: 'float surprised',
          },
          {
            text: [
              '"Single file," said {child}. The cushion bent itself in the middle, like a slice of bread. In it went. There was just room for one. {child} lay flat and breathed in, and the wall tickled on both sides.',
              '"One by one," said {child}, "and fold." Each cushion curled up and slid into the pipe after the last. {child} curled too. Out at the far end, something cold and round was waiting.',
            ],
            setting: 'undersea',
            camera: 'medium',
            child: 'float determined',
            guide: 'float shy',
          },
        ],
        old: [
          {
            text: [
              'Below the ankle the river lost its nerve. It became a stream and then a ditch, and at last a pipe that was thinner than any hair. They met it two abreast. "It has shrunk," said {guide}, wedged. "Let me go back and fetch a wider one." But there was no back, and some forty cushions had come up behind. They waited with the patience of things that have no face. {child} could not move an elbow.',
              '{guide} had been talking about a lost sandwich, and did not see the end of the road. It was not an end, but it was very narrow. It was as if a motorway went in at a mouse hole. {guide} went in at it too, arms out. So did {child}, and there they hung, like a cork. "Say something," said {guide}. "I would," said {child}, "but there isn\'t the room."',
            ],
            setting: 'undersea',
            camera: 'close',
            child: 'float worried',
            guide: 'float surprised',
          },
          {
            text: [
              '"Breathe out," said {child}, "and let me go first." Then the cushion did a clever thing. It was wider than the pipe, so it folded itself, like a letter for a small envelope, and slipped in. The next one came after, and the next. They went in single file, so close to the wall that everything could be handed over. {guide} came last, folded double, still asking for a wider one. Then it grew cold, and they saw the toe.',
              '{child} looked back to see how the others did it. They bent. Each cushion rolled itself up like a pancake and went in by itself, one by one, rubbing along both walls. It had to be so narrow, or nothing could be passed out through the sides. "Pancake," said {child} to {guide}. They rolled up, one before the other, and were posted. "There was mustard on it," said {guide}. It was snug. It smelled of sock.',
            ],
            setting: 'undersea',
            camera: 'medium',
            child: 'float determined',
            guide: 'float shy',
          },
        ],
      },
      ask: {
        young: ['How did they get through?', 'One by one.'],
        older: ['How do red cells get through the smallest pipes?', 'They bend and go through in single file.'],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'Here is the toe. Special post! {child} gives it warmth and air. Wiggle, toe, wiggle!',
            '"Toe, your post!" says {child}. The toe glows. The toe gets warm. It wiggles.',
          ],
          setting: 'undersea',
          camera: 'close',
          child: 'hug happy',
        },
        {
          text: [
            'Ten warm toes in bed. {child} is asleep. Boom, boom, says the night.',
            '{child} is asleep, toes and all. Lub, dub. Lub, dub. Nobody forgot the toe.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          child: 'sleep calm',
        },
      ],
      [
        {
          text: [
            '{guide} rings the toe. Ting! {child} unloads. Out of the cold, into the warm.',
            'One stop left. The toe! {child} and {guide} wave. The toe waves back.',
          ],
          setting: 'undersea',
          camera: 'medium',
          child: 'wave happy',
          guide: 'wave proud',
        },
        {
          text: [
            'A new letter for {child}. "So warm! Love, Toe." And a kiss.',
            '{child} looks in the sock. There is a letter. "Come again. Love, Toe."',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'hold happy: letter',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            '"At last," said the toe. {child} unloaded everything: warmth, fresh oxygen, a bit of breakfast. The toe grew warm from the middle outwards. "You may wiggle now," said {child}. It was like an earthquake at a birthday.',
            'The toe had put on its best nail. {child} handed over one parcel, still warm from the heart. {guide} wanted a signature and had no pencil. The toe wiggled instead, and they both fell over.',
          ],
          setting: 'undersea',
          camera: 'medium',
          child: 'hold proud',
          guide: 'wave happy',
        },
        {
          text: [
            'On the way home something red and yellow came floating by. "My umbrella!" cried {guide}. "I had forgotten that I forgot it." Up on the bed, ten toes lay in a row under the blanket. {child} pulled it down over them.',
            'Just before the door they came round the last bend. There lay all that {guide} had forgotten, in a row on the bank. Then {child} was one size again, all of {child}. Boom, went something, quietly. Boom.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          child: 'sit happy',
          guide: 'hold surprised',
        },
      ],
      [
        {
          text: [
            'They rang. "Is it for me?" asked the toe. "Not the right one, by mistake?" {child} read out the label: Left Big Toe, End of the Line. The toe glowed so that it lit up the whole pipe.',
            'Nobody had called on the toe since supper. {child} brought in the warmth by the armful. "Put it anywhere," said the toe. "Oh, that is nice. That is very nice. Shall we do it every minute?"',
          ],
          setting: 'undersea',
          camera: 'close',
          child: 'reach happy',
        },
        {
          text: [
            'Next morning {child} sat on the bed with one sock off. In it was an envelope as small as a lentil. "Post came," said the letter. "And again, and again. Who knew? Yours, warmly, L. B. Toe."',
            'In the morning {child} lay still and listened to the wrist with one finger. Tap. Tap. Tap. Something went by on its way to somewhere. There was a letter in the sock. It said only, "Ahhh."',
          ],
          setting: 'bedroom',
          time: 'day',
          camera: 'close',
          child: 'look-up calm',
          things: ['letter'],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            '"You came yourself," said the toe. It had not expected that. {child} handed in the whole load at the side of the pipe. There was oxygen, and heat straight from the middle, and a little sugar from supper. The toe grew warm in patches, like a wall in the sun. It gave a wiggle, to see. Far off, at the other end of {child}, somebody laughed. "It tickles," the toe explained. "We are out of practice."',
            'The toe was waiting up. It had tidied. "Put it down there," it said, and {child} let go of the warmth all at once. It spread as jam does on hot toast. "Is this every day?" asked the toe. "It is every minute," said {guide}, who had looked it up, before losing the book. "It was just that you were outside the blanket." The toe was so moved that it curled.',
          ],
          setting: 'undersea',
          camera: 'medium',
          child: 'reach proud',
          guide: 'wave happy',
        },
        {
          text: [
            'Nobody had to find the way home. It was the same river, going uphill now, and duller red. Round the last bend, on the bank, lay an umbrella, a hat, some oars and some sandwiches. {guide} looked at them for a long time. "I did not go back once," said {guide}. Then there was a yawn, in both directions. {child} was one size again, and ten toes stuck up under the blanket like a row of hills.',
            '{guide} got off where they had got on. Everything was there. It had not been lost at all; it had only been behind them, and then in front. "Same time tomorrow?" said {guide}, under the umbrella, in the hat. {child} grew, which feels like a sneeze that changes its mind. In the dark bedroom it was very still. {child} laid one hand on the blanket, in the middle, and felt it being knocked at from inside.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          child: 'sit calm',
          guide: 'hold happy: umbrella',
        },
      ],
      [
        {
          text: [
            'They heard the toe before they saw it, because its teeth would have been chattering if it had any. "Special delivery," said {child}. It all went out through the thin walls of the pipe: the heat, the oxygen, everything they had come for. For a moment nothing happened. Then it began to glow, starting at the tip. "Gracious," said the toe. "I had forgotten I could feel the sheet." It felt it several times.',
            'END OF THE LINE, said a notice, in toe. {child} got down and knocked. There was no parcel to hand over, as it turned out. The red cushion let go of what it carried. The cold went out of everything, like a held breath. "Next lot is coming," said {child}. One could hear it on the rails already. The toe made room. It seemed unable to speak. It did a kind of bow.',
          ],
          setting: 'undersea',
          camera: 'close',
          child: 'kneel happy',
        },
        {
          text: [
            'In the morning {child} put on two pairs of socks. In the second there was something like a crumb, so out came both the glasses. "Dear {child}," said the letter. "Deliveries have been regular. We hear every knock, and all of them were for us, in a way. Please tell your friend that an umbrella has gone by here twice. Warmly, and we do mean warmly, Left Big Toe."',
            '{child} woke next morning with one hand under one cheek. If you lie like that you can hear it, in the pillow. It is doors. {child} thought of them, opening and closing all night long with nobody to say thank you. They had not missed one since supper. "Thank you," said {child}, to about the third button. There was a letter in the sock, as well. It was only a kiss, with a toeprint.',
          ],
          setting: 'bedroom',
          time: 'day',
          camera: 'close',
          child: 'look-up calm',
          things: ['letter'],
        },
      ],
    ],
  },
};
