import type { FactSheet } from '../sheet.ts';

/** The town clock has stopped before the great supper, and somebody is sent out with a jam jar to fetch the right time. */
export const time: FactSheet = {
  id: 'time',
  topic: 'science',
  title: 'Time',
  subject: 'time, clocks and the seasons',
  words: [
    'time',
    'clock',
    'telling the time',
    'calendar',
    'season',
    'day and night',
    'hour',
    'week',
    'month',
    'year',
    'leap year',
    'why is it cold in winter',
    'why is it hot in summer',
    'sundial',
    'why is there summer and winter',
    'what is time',
    'pendulum',
    'time zone',
    'why do we have seasons',
    'why are there seasons',
    'what makes the seasons',
    'why do we have leap years',
  ],
  guides: ['cockerel', 'tortoise', 'clock'],
  titles: [
    'A Jam Jar Full of Time',
    '{child} and the Supper at Eight',
    'Exactly Four, Said {guide}',
    'Ten to Three All Day',
    'The Quarter That Was Left Over',
  ],
  facts: [
    {
      id: 'shadow',
      says: 'Shadows are shortest in the middle of the day, when the sun stands highest, and a sundial tells the time by the way its shadow moves.',
      source: 'Royal Museums Greenwich, "Sundials"',
    },
    {
      id: 'eyes',
      says: 'One tells the time by the shadow because nobody should look straight into the sun.',
      source: 'NHS, "Looking after your eyes"',
    },
    {
      id: 'spin',
      says: 'The Earth turns round once in about 24 hours; where it faces the sun it is day, and on the far side it is night.',
      source: 'NASA Space Place, "What causes day and night?"',
    },
    {
      id: 'zones',
      says: 'Because noon comes to one place after another, the world is divided into time zones.',
      source: 'Royal Museums Greenwich, "Time zones"',
    },
    {
      id: 'seasons',
      says: 'There are seasons because the Earth leans: the half that leans towards the sun has summer while the other half has winter.',
      source: 'NASA Space Place, "What causes the seasons?"',
    },
    {
      id: 'not-near',
      says: 'Summer does not come from being nearer to the sun; the Earth is nearest to it in January.',
      source: 'NASA Space Place, "What causes the seasons?"',
    },
    {
      id: 'pendulum',
      says: 'How long a small swing of a pendulum takes depends on the length of the pendulum and not on the weight that hangs on it.',
      source: 'Encyclopaedia Britannica, "Pendulum"',
    },
    {
      id: 'sand',
      says: 'A sandglass takes the same time to run through each time it is turned.',
      source: 'Encyclopaedia Britannica, "Hourglass"',
    },
    {
      id: 'leap',
      says: 'The Earth needs about 365 days and a quarter to go round the sun, so nearly every fourth year has one day more, the 29th of February.',
      source: 'Royal Museums Greenwich, "Leap years"',
    },
    {
      id: 'almanac',
      says: 'The time of sunset can be worked out beforehand for every day and every place, and is printed in almanacs.',
      source: 'Royal Museums Greenwich, "Sunrise and sunset times"',
    },
    {
      id: 'atomic',
      says: 'The most exact clocks are atomic clocks, and the right time is sent out from them by radio and telephone.',
      source: 'National Physical Laboratory, "Atomic clocks"',
    },
    {
      id: 'same',
      says: 'An hour lasts the same whether one is bored or busy, though it does not seem so.',
      source: 'Encyclopaedia Britannica, "Time perception"',
    },
  ],
  never: [
    {
      wrong: /\bsun (?:goes|moves|went|travels|turns) (?:round|around) the (?:earth|world)\b/i,
      belief: 'Day comes because the sun goes round the Earth.',
      truth: 'The Earth turns, and we with it.',
    },
    {
      wrong: /\bsummer (?:is|comes|came|because)\b[^.]*\b(?:nearer|closer) to the sun\b/i,
      belief: 'Summer comes when the Earth is closer to the sun.',
      truth: 'It comes to the half that leans towards the sun; the Earth is nearest in January.',
    },
    {
      wrong: /\bheavier (?:pendulum|weight|bob) (?:swings|goes|went|makes it swing) (?:faster|quicker|slower)\b/i,
      belief: 'A heavier pendulum swings faster.',
      truth: 'Only its length counts; a shorter one swings faster.',
    },
    {
      wrong: /\b(?:winter|summer|night|day|noon) (?:everywhere|all over the world) at (?:once|the same time)\b/i,
      belief: 'It is winter everywhere at the same time.',
      truth: 'When the northern half has winter the southern half has summer.',
    },
    {
      wrong: /\byear (?:has|is|lasts) exactly 365 days\b/i,
      belief: 'A year has exactly 365 days.',
      truth: 'The Earth takes about a quarter of a day longer, and that is why there are leap years.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'The big clock has stopped. When is supper? {child} takes a jar. "I shall fetch some time."',
            'No tick. No tock, clock? The soup waits. {child} finds a jar for some time.',
          ],
          setting: 'street',
          child: 'look-up surprised',
          things: ['jar', 'clock'],
        },
        {
          text: [
            '"It is four," says {a guide}. "Or six. Or ten." Come along, then. {child} walks ahead.',
            'Here is {a guide}. "I know the time! It is Tuesday." {child} laughs. Off they go.',
          ],
          setting: 'garden',
          child: 'walk happy',
          guide: 'walk proud',
        },
      ],
      [
        {
          text: [
            'Stop, said the clock. Now nobody knows. Is it bedtime? Is it lunch? {child} looks up.',
            'The clock says nothing. Up there sits a bird. {child} calls, "What is the time?"',
          ],
          setting: 'street',
          child: 'shout curious',
          things: ['clock'],
        },
        {
          text: [
            '{child} has an empty jar. {a guide} has a plan. Time must be somewhere!',
            'One jar, one lid. {a guide} looks in. No time in there yet. {child} shuts it.',
          ],
          setting: 'garden',
          child: 'hold curious: jar',
          guide: 'look-up curious',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'The clock on the tower had stopped at ten to three. That would not matter, but supper was at eight. The whole town was coming. And every watch in town was set by that clock. {child} looked up at it.',
            'Tick, said the town clock, and then no tock. {child} stood still in the square. The soup was on. The chairs were out. At eight the great supper would start, but now there was no eight.',
          ],
          setting: 'street',
          child: 'look-up surprised',
          things: ['clock'],
        },
        {
          text: [
            '"Somebody must fetch the right time," they said, and gave {child} a jam jar. "It is exactly four," said {a guide}, who came along. A minute later {guide} said, "It is exactly nine." {guide} was always sure.',
            '{child} washed out a jar and screwed on the lid. "You need me," said {a guide}. "I can tell the time without even looking." "What is it, then?" said {child}. "Half past," said {guide}. "I never bother with the rest."',
          ],
          setting: 'garden',
          child: 'hold determined: jar',
          guide: 'stand proud',
        },
      ],
      [
        {
          text: [
            '"When is it eight?" asked the cook. "Soon," said the baker. "Long ago," said the twins. They were all looking at {child}, because {child} had asked first. Over their heads the clock said ten to three. It had said so all day.',
            'A clock that stands still is right two times a day. But nobody knows when. {child} sat down under it and thought. Supper was at eight. "There must be an eight left somewhere," said {child}. Somebody would have to go and get it.',
          ],
          setting: 'street',
          child: 'think curious',
          things: ['clock'],
        },
        {
          text: [
            'In the kitchen was a jar with a good lid. {child} took that. By the gate waited {a guide}. "Bring it back fresh," called the cook. "It is exactly noon," said {guide}. "Or midnight."',
            '"A jar is right," said {a guide}. "Time leaks out of baskets." {guide} knew all about time, except what it was. {child} put the jar under one arm. They had to be back before the soup was cold.',
          ],
          setting: 'kitchen',
          child: 'hold happy: jar',
          guide: 'stand happy',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'Every watch in town was set by the tower clock, and the tower clock had stopped. It said ten to three. It had been saying so since breakfast, in a firm sort of way. At eight there was to be the great supper in the square, with soup, and a spoon for everybody. "When is eight?" said the cook. Nobody knew. "You cannot have supper at ten to three," said the mayor, "and it is never going to be anything else." {child} went on looking up.',
            'It is surprising how soon things go wrong without a clock. By what may have been noon the baker had gone to bed. Two people were early for the same train, and both had missed it. The hands on the tower stood at ten to three, like somebody pointing out two things at once. {child} sat on the step below them and heard the soup begin to simmer. Supper was at eight. The whole town was invited. It was only that eight, for the present, had been called off.',
          ],
          setting: 'street',
          child: 'look-up curious',
          things: ['clock'],
        },
        {
          text: [
            '"The right time must be had from somewhere," they agreed, and somebody fetched a jam jar. That was how {child} came to be sent. {a guide} came too, as an expert. "It is exactly four," said {guide}, at the gate. "How do you know?" said {child}. "I feel it," said {guide}. "I have always been able to feel it." By the first corner {guide} felt that it was eleven. It was said in just the same voice.',
            'What do you bring time home in? {child} settled on a jar. It had a lid, and you could see if there was any in it. "Sensible," said {a guide}, falling into step. "Time flies. And I shall tell you when we are late. I am never wrong about the time." {child} asked what it was. "Five to," said {guide}. "Five to what?" {guide} walked on for a bit. "One thing after another," said {guide}.',
          ],
          setting: 'garden',
          child: 'hold determined: jar',
          guide: 'walk proud',
        },
      ],
      [
        {
          text: [
            'There was a notice on the tower. It said: OUT OF TIME. Somebody had meant to write more and had given up. {child} read it, and then looked at the square behind. There were long tables, and benches, and a pot of soup as big as a bath. All of it was for eight o\'clock. "Could you not guess?" {child} asked the cook. "I could," said the cook. "So could everybody else. That is how you get cold soup."',
            'When the tower clock stopped, the pigeons noticed first. Next was the cook, who needs it for eggs. Then it went through the town like a yawn. "I make it six," said somebody. "I make it Thursday," said somebody else. The great supper was tonight, at eight sharp, and there was nothing sharp to be had. {child} felt in both pockets. There were three buttons and a bit of chalk. But in the larder at home, washed and empty, there was a jar.',
          ],
          setting: 'street',
          child: 'think curious',
          things: ['clock'],
        },
        {
          text: [
            '"You had better have someone with you who knows about it," said {a guide}, looking into the jar. There was nothing in it. "That is before," said {guide}. "When there is something in it, that will be after." {child} did not feel very much wiser. "Have we got long?" said {child}. {guide} shut one eye and thought. "It is exactly twenty past," said {guide}. "I can always tell by the feeling in my left foot." It turned out to be pins and needles.',
            'The lid was screwed on tight, so that nothing should be lost on the way back. "Where do they keep it?" said {child}. "Time? Everywhere," said {a guide}. "It is like jam. The thing is to get it in the jar." {guide} set off in front at a great pace, and told the time at every lamp post, aloud. It was six, and noon, and a quarter past. It was always exactly so. Behind came {child}, who had begun to see why people like clocks.',
          ],
          setting: 'kitchen',
          child: 'hold curious: jar',
          guide: 'stand proud',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['shadow', 'eyes'],
      shows: /\bshadows?\b/i,
      pages: {
        young: [
          {
            text: [
              'Long shadow, short shadow. {child} stands still. Shortest now! It is the middle of the day.',
              'A stick has a shadow. It creeps round and round. "It tells the time," says {child}.',
            ],
            setting: 'garden',
            child: 'stand curious',
          },
        ],
        middle: [
          {
            text: [
              'On the grass stood a stone with a pointed fin and no hands. "A broken clock," said {guide}. "They have left out the works." It had numbers all round the edge. {child} walked round it, and could not hear a tick.',
              '"Evening is coming," said {guide}. "I feel it in my knees." {child} did not think so. In the grass lay a flat stone, with numbers and a fin. It had nothing else. What sort of clock was that?',
            ],
            setting: 'garden',
            child: 'kneel curious',
            guide: 'stand proud',
          },
          {
            text: [
              'The fin had a shadow, as thin as a pencil. It pointed at a number. They ate a biscuit, and it pointed a bit further on. "The shadow is the hand!" said {child}. It was at its very shortest. So it was the middle of the day.',
              '{child} did not look at the sun, for that hurts. {child} looked at the shadow on the stone. It was getting shorter. Then it stopped, and got longer again. "Now it was noon," said {child}. {guide} had felt it all along.',
            ],
            setting: 'garden',
            camera: 'close',
            child: 'point happy',
            guide: 'kneel surprised',
          },
        ],
        old: [
          {
            text: [
              'In the park stood a round stone table. A fin stuck out of it, like a shark that had got into the furniture. There were numbers cut around the edge. "Somebody has had the hands off it," said {guide}. "And it is a quarter past eight. I know that without." {child} put an ear to the stone. Nothing went round in there. All the same it had moss on it, and must once have been of use to somebody.',
              '"Getting dark," said {guide}, who had come under a tree. Out on the grass it was as bright as a plate. {child} would have liked to know how high the sun stood. But nobody should look into that, not even quickly. So {child} looked at the ground instead. There was a stone there with numbers in a ring, and a metal fin. It did not tick, and it had no key. It seemed to be waiting for somebody to see what it was doing.',
            ],
            setting: 'garden',
            child: 'kneel curious',
            guide: 'point proud',
          },
          {
            text: [
              'But it did do something, so slowly that {child} had to use chalk. The fin threw a shadow, and {child} drew a line along it. Then they waited for as long as it takes to eat a pear. The shadow had moved off its line. It was a hand after all, made of no light. It grew shorter and shorter, and reached twelve, and then it began to grow again. "There," said {child}. "That was the middle of the day." It was the first fresh bit of time for the jar.',
              '{child} put the jar down on the number where the shadow was. They talked about soup. When they looked again the shadow had slid off the jar on the other side. Nobody had pushed it. The sun climbs, and the shadow shrinks. The sun sinks, and it stretches, and in between there is one moment when it cannot get any shorter. "That is noon," said {child}. {guide} stood beside it to compare. Round the feet of {guide} lay a small fat shadow, like a mat.',
            ],
            setting: 'garden',
            camera: 'close',
            child: 'point proud',
            guide: 'kneel surprised',
          },
        ],
      },
      ask: {
        young: ['What crept round the stick?', 'Its shadow.'],
        older: ['How can a shadow show the middle of the day?', 'It is shortest then, because the sun stands highest.'],
      },
    },
    {
      facts: ['spin', 'zones'],
      shows: /\bturn(?:s|ed|ing)?\b/i,
      pages: {
        young: [
          {
            text: [
              'Day here. Night there. Turn the ball round, {child}. Now day is there.',
              'A lamp and a ball. {child} turns the ball. Light, dark, light. Day again!',
            ],
            setting: 'library',
            child: 'reach curious',
            things: ['ball', 'lamp'],
          },
        ],
        middle: [
          {
            text: [
              '"We will ask somebody," said {guide}, and rang a number far away. "What time is it?" said {child} into the telephone. "Mmf," said a sleepy voice. "The middle of the night." Through the window the sun was shining.',
              'There was a telephone. {child} rang a farm on the far side of the world. "Time?" said the farmer. "It is pitch dark. Do you know what time it is?" "No," said {child}. "That is why I rang." {guide} got the lid of the jar ready.',
            ],
            setting: 'library',
            child: 'stand surprised',
            guide: 'look-up curious',
            things: ['telephone'],
          },
          {
            text: [
              'By the window stood a globe. {child} shone a lamp at it. One side was bright. The farmer lived on the other. Then {child} turned the globe, and the dark side came round into the light. "Both of us are right," said {child}. "It just depends where."',
              '{child} pushed the globe in front of the lamp. Here was their own town, in the light. There was the farm, in the dark. The whole Earth turned, and morning went over it like a wet brush. "Not that time," said {child}. "That one is theirs."',
            ],
            setting: 'library',
            child: 'point proud',
            guide: 'stand surprised',
            things: ['globe', 'lamp'],
          },
        ],
        old: [
          {
            text: [
              'In the reading room was a telephone with a long cord. "Let us simply ask," said {guide}. {child} chose a number from far down the list, to be fair. It rang for a long time. "What time is it, please?" said {child}. "It is three in the morning," said a voice like gravel. "Thank you," said {child}, "we will take it." {guide} already had the lid off. But outside, on the window sill, the sun lay on a sleeping cat.',
              '"I have an uncle in New Zealand," said {guide}, "who always knows." There was a telephone, and they rang him up. He did know. He knew it so well that he told {child} twice. "It is the middle of the night. What sort of clocks have you got there?" "Stopped ones," said {child}. Then the line went click. There was a square of sunshine on the carpet. It did not look like the middle of any night at all. Somebody must be wrong, and he had sounded very sure.',
            ],
            setting: 'library',
            child: 'hold surprised',
            guide: 'stand proud',
            things: ['telephone'],
          },
          {
            text: [
              'There was a globe on the desk. {child} put a lamp beside it and found the two towns, theirs and the voice\'s. One lay in the light. The other was round the back, as dark as a cupboard. {child} gave the globe a push. Slowly it turned, and the light slid off one and came up over the other, with breakfast in it. "It is day and night both," said {child}, "all the time." "Then one might have supper anywhere," said {guide}. They did not put that in the jar.',
              '"He is not wrong," said {child}. "He is only round the corner." The Earth is a ball, and the sun can light no more than one side of it at once. {child} shone a lamp at the globe in the corner to see how. Uncle sat in the dark half, they in the bright. Then {child} turned it, once round, as it turns itself every day. Noon went across the map like a train calling at all stations. "We shall have to get ours from here," said {child}.',
            ],
            setting: 'library',
            child: 'point happy',
            guide: 'stand surprised',
            things: ['globe', 'lamp'],
          },
        ],
      },
      ask: {
        young: ['What did {child} turn?', 'The ball. Then the dark side was light.'],
        older: [
          'How can it be night in one place and day in another?',
          'The Earth is a ball that turns, and the sun lights only the side that faces it.',
        ],
      },
    },
    {
      facts: ['seasons', 'not-near'],
      shows: /\blean/i,
      pages: {
        young: [
          {
            text: [
              'The Earth leans. Lean to the sun, and it is hot. Lean away. Brr! Snow, {child}.',
              'Lean in, says summer. Lean out, says winter. {child} leans too, in the snow.',
            ],
            setting: 'snow',
            weather: 'snow',
            child: 'dance happy',
          },
        ],
        middle: [
          {
            text: [
              'The next door opened on snow. They had been in the sun a moment ago. "So it is Christmas," said {guide}. Then a postcard blew by. "August," it said. "The ice is lovely." {child} read it with cold lips.',
              '{guide} opened a gate, and it was winter. "It is August," said {child}. "How can it snow?" "This is the bottom half," said {guide}, not sure at all. "Perhaps we are further from the sun." {child} was too cold to answer.',
            ],
            setting: 'snow',
            weather: 'snow',
            child: 'look-up surprised',
            guide: 'hold worried',
          },
          {
            text: [
              '{child} made a snowball with a stick through it, and held it slantwise. "This is the Earth," said {child}. "It leans." When the top leans to the sun, the top has summer. The bottom freezes. Half a year later it is the other way about.',
              '"Not further," said {child}. "It leans." {child} bent sideways and walked in a ring. {guide} was the sun. Now the head of {child} was nearer, and warm. Now it was the boots. Each half of the Earth gets its summer in turn.',
            ],
            setting: 'snow',
            child: 'walk proud',
            guide: 'stand curious',
          },
        ],
        old: [
          {
            text: [
              'A small green gate was marked THE OTHER HALF, and they went through to see. It was August on this side. On that side it was snowing, thickly, with a sound like somebody saying hush. "It cannot be August," said {guide}, "so it is January. Write that down." {child} found a calendar nailed to a post, under a cap of snow. It said August. Below was a picture of people skating. "They have put in the wrong picture," said {guide}.',
              '"Whatever the hour is," said {guide}, "it is certainly summer," and pushed open a door. Snow fell in on them. Outside it lay to the window sills, with bird feet on it. There was a letter box, and a postcard stuck out. "Happy August," it said. "We skate to school." {child} looked back through the door. Behind them lay their own August, with bees in it. It was the same day on both sides, and only one of them had remembered to be hot.',
            ],
            setting: 'snow',
            weather: 'snow',
            child: 'think surprised',
            guide: 'point proud',
          },
          {
            text: [
              '"The sun must be further off here," said {guide}, through chattering teeth. But it is one Earth and one sun. When it is nearest, in January, it is cold at home. {child} drove a stick through a snowball and held it aslant. "It leans," said {child}, and carried it in a ring round the gatepost, always leaning the same way. First the top was tipped to the post. On the far side the bottom was. Each half gets its turn at leaning in. "Summer is a matter of posture," said {guide}.',
              '{child} tilted the jar, and kept it tilted, and walked with it round {guide}. "You are the sun," said {child}. "Shine." On this side the lid leaned towards {guide}. On that side, half a year on, it leaned away, and the bottom had the light. Neither was nearer, to speak of. It was only which end got the sun full in the face, and long days with it. "So there is summer all the year," said {guide}, "if one can run." They went home by the gate, where the warm half was.',
            ],
            setting: 'snow',
            child: 'walk happy',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['What happens when we lean to the sun?', 'It gets hot. That is summer.'],
        older: [
          'Why is it winter in one half of the Earth when it is summer in the other?',
          'The Earth leans, and only one half at a time leans towards the sun.',
        ],
      },
    },
    {
      facts: ['pendulum'],
      shows: /\bshort/i,
      pages: {
        young: [
          {
            text: [
              'A button on a string. Long string, slow swing. Short string, quick swing. {child} makes it short.',
              'Swing, button, swing. {child} holds the string. Shorter! Now it goes tick-tock, quick-quick.',
            ],
            setting: 'kitchen',
            child: 'hold happy: string',
            things: ['button'],
          },
        ],
        middle: [
          {
            text: [
              'In a workshop hung a clock with a long string and a weight. It went tick. Then you could eat a plum. Then it went tock. "Too slow," said {guide}, and hung on a heavier weight. It went just as slowly. {child} counted.',
              '"Here is time," said {guide}. A weight swung on a string, to and fro. But it swung too slowly for the right time. {guide} tied on a boot as well, to hurry it. {child} watched. The boot made no difference.',
            ],
            setting: 'kitchen',
            child: 'look-up curious',
            guide: 'reach determined',
            things: ['string'],
          },
          {
            text: [
              '{child} tried it with a button on a string. Then with a spoon. It was all one. But when {child} held the string shorter, it swung faster. "It is not the weight," said {child}. "It is the length." {guide} rolled it up. Tick, tock, tick.',
              'On the swings at the park big ones and small ones swing together. {child} thought of that. So it must be the ropes. "Make it shorter," said {child}. {guide} tied a knot in the string. Now it went to and fro like a good clock.',
            ],
            setting: 'kitchen',
            child: 'hold proud: string',
            guide: 'stand surprised',
          },
        ],
        old: [
          {
            text: [
              'The clockmaker was out. In the shop window one clock was still going, after its fashion. A weight hung from a long string and swung. Tick, it said, and you thought that was the end of it, and then it said tock. "Sluggish," said {guide}. "It wants something heavy to pull it along." {guide} hung a flat iron on it, and then a second one. {child} counted swings against heartbeats. It had got no faster. It only looked more tired.',
              '"A pendulum," said {guide}, "is a thing that goes wrong by going slow." This one certainly did. It hung on a string from the ceiling of the workshop. It came and went like somebody pacing a long corridor. {guide} had views on how to cure it. A lead weight was added, and a boot, and the other boot. {child} tapped each swing on the lid of the jar. With nothing or with boots, there were just as many taps.',
            ],
            setting: 'kitchen',
            child: 'look-up curious',
            guide: 'reach proud',
            things: ['string'],
          },
          {
            text: [
              'There was thread on the bench, and in one pocket {child} had buttons. One button on the thread swung so. Three swung just the same. But when {child} wound the thread round a finger, to get it out of the way, it suddenly hurried. "It does not mind what it carries," said {child}. "It only minds how far it has to hang." So they took off the irons and made the string shorter, by a thumb, and then a nail. Tick, tock. It sounded like somebody walking home.',
              '"The baby next door and I keep together on the swings," said {child}, "and I am much heavier." It was the ropes that were alike. So {child} left the boots out of it, and took a turn of the string round the nail. It swung faster. One turn more, and it swung faster still. A short pendulum cannot dawdle and a long one cannot run. They set it so that it just kept step with a walking heart. {guide} put the boots back on.',
            ],
            setting: 'kitchen',
            child: 'hold proud: string',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['Which string swings quickly?', 'The short one.'],
        older: [
          'How do you make a pendulum swing faster?',
          'Make it shorter. The weight that hangs on it makes no difference.',
        ],
      },
    },
    {
      facts: ['sand', 'same'],
      shows: /\bsand\b/i,
      pages: {
        young: [
          {
            text: [
              'Turn the hourglass. The sand runs. {child} hops until it stops. Again! Just as long.',
              'Down runs the sand. All gone? The egg is done! {child} tips the hourglass over.',
            ],
            setting: 'kitchen',
            child: 'jump happy',
            things: ['hourglass'],
          },
        ],
        middle: [
          {
            text: [
              '"Wait for me one hour," said a notice on the door, "then knock." {guide} waited. {guide} yawned. "That was an hour," said {guide}. {child} had been chasing a hen and thought it was hardly a minute. "How long is an hour?" said {child}.',
              'They got hungry, and a cook boiled them an egg. "I shall say when it is ready," said {guide}. {guide} said so at once, and it was soup. The next egg was left while they played cards. It bounced. {child} bounced it two times.',
            ],
            setting: 'kitchen',
            child: 'think curious',
            guide: 'sit sleepy',
          },
          {
            text: [
              'On the sill stood an hourglass. {child} turned it over. It did not mind if you yawned or ran about. The sand ran at its own pace. When it was all through they knocked. "You are on time," said somebody, "for once."',
              '{child} found an hourglass behind the salt. Fast eaters, slow eaters, it was all one to the sand. It took just as long each time it was turned. They had one egg more, by the sand. It came out exactly like an egg.',
            ],
            setting: 'kitchen',
            child: 'point happy',
            guide: 'look-up surprised',
            things: ['hourglass'],
          },
        ],
        old: [
          {
            text: [
              'The old woman who kept spare minutes was not at home. BACK IN HALF AN HOUR, said a note. {guide} sat down on the step to wait, and {child} found a dog to throw a stick for. "That is half an hour," said {guide}, almost at once. "It has not been five minutes," said {child}, out of breath. They both meant it. It had been a very long wait for {guide}, and a short one for the dog. It was hard to see how to settle it.',
              'They stopped in a kitchen where somebody boiled eggs for travellers. "I have perfect feeling for eggs," said {guide}, and stared at the pot, and suffered. It felt like an age. The egg ran out of its shell like milk. So for the second egg they played a round of snap, and it felt like nothing. You could have shod a horse with that egg. {child} looked from one to the other. It was the same pot, and the same {guide}.',
            ],
            setting: 'kitchen',
            child: 'think curious',
            guide: 'sit sleepy',
          },
          {
            text: [
              'Outside on the sill, among the flowerpots, stood an hourglass. "May I?" asked {child}, and nobody said no. It ran. {guide} waited beside it and sighed, and the sand did not hurry. {child} threw the stick nine times, and the sand did not slow down. It went through the narrow place one grain behind another, as long as it always took. When it was empty the old woman came round the corner. "On the dot," she said. {guide} looked at the hourglass with dislike.',
              '"What we want," said {child}, "is something that does not care." It stood behind the salt: a little hourglass with a waist. Once it was turned, you might sing or sulk. The sand ran no faster for either. {guide} was told to be as bored as possible, and was. {child} did a handstand. The last grain dropped, and out came the egg, and it was perfect. They did it again to be sure. It took as long as before, to a grain. They had eaten, by then, rather a lot of egg.',
            ],
            setting: 'kitchen',
            child: 'point proud',
            guide: 'sit surprised',
            things: ['hourglass'],
          },
        ],
      },
      ask: {
        young: ['What ran through the glass?', 'The sand, just as long each time.'],
        older: [
          'Why is sand in a glass better than a feeling?',
          'It runs through in the same time each turn, whether one is bored or busy.',
        ],
      },
    },
    {
      facts: ['leap'],
      shows: /\bquarters?\b/i,
      pages: {
        young: [
          {
            text: [
              'Every year leaves a quarter of a day. Quarter, quarter, quarter, quarter. Like cake, {child}! One whole day.',
              '{child} lays cake on a plate. A quarter, and three more. Look, one whole cake!',
            ],
            setting: 'shop',
            child: 'point happy',
            things: ['cake'],
          },
        ],
        middle: [
          {
            text: [
              'Next door they sold calendars. A girl sat on the counter and cried. "I am eight," she said, "and I have had two birthdays." "Somebody has mislaid them," said {guide}. {child} asked when they ought to have been. It was the 29th of February.',
              'In the shop of days a box stood by itself. "29 February," said the label. "Not every year." "Throw it out," said {guide}. "It does not fit." {child} counted the other days. There were 365, in neat rows.',
            ],
            setting: 'shop',
            child: 'think curious',
            guide: 'point proud',
          },
          {
            text: [
              'A cake stood there, cut in quarters. That gave {child} the idea. "A year is 365 days and a quarter of one," said {child}. "They save up the quarters." Four of them make a whole day. They ate it all, and sang to the girl two times over.',
              '{child} cut up a cake. The Earth goes round the sun in 365 days, and a bit. The bit is a quarter. Every year leaves one quarter more. Four of them, and the plate was full. "And that makes one cake," said {child}. "I mean, a day." {guide} took both.',
            ],
            setting: 'shop',
            child: 'hold proud: cake',
            guide: 'stand happy',
          },
        ],
        old: [
          {
            text: [
              'Over the next shop it said DAYS, NEW AND USED. Inside sat a very old man. "I am twenty," he said. They were too polite to say anything. "I was born on the 29th of February," said he, "and most years they forget to have one." "It is a misprint," said {guide}, who had the calendars out and was counting. "There are 365 here, and no 29th of February. You do not exist." {child} offered the old man a chair.',
              'The days were kept in a cabinet with 365 drawers. {child} walked along it, pulling one here and there. They smelled of soap, or rain, or Sundays. At the end, on the floor, stood a box that fitted nowhere. "29 February," it said on the lid. "That is a spare," said {guide}. "It fell out of something." It was heavy for a spare. Inside it was divided into four, like a box for eggs, and each part was marked with a different year.',
            ],
            setting: 'shop',
            child: 'look-up curious',
            guide: 'point proud',
          },
          {
            text: [
              'There was cake on the counter. While it was being cut, {child} thought about how far it is round the sun. The Earth does it in 365 days, and then needs a bit more. It is about a quarter. "Where do the quarters go?" said {child}. They looked at the cake. Four quarters lay on four plates. The old man pushed them together again with a finger. "Here I am," he said. Every fourth year, nearly, there are enough bits of day for one of him.',
              '"It is not a spare," said {child}. "It is what is left over." A year is not a round number of days. It takes 365 of them to get about the sun, and then a quarter. You cannot have a quarter of a breakfast. So the quarters are put by. {child} showed {guide} with the cake from the counter. One piece for each year, on one plate, and at the fourth it was whole. "And if they did not save them?" "Then in the end," said {child}, "you would get Christmas in the hay."',
            ],
            setting: 'shop',
            child: 'point proud',
            guide: 'stand surprised',
            things: ['cake'],
          },
        ],
      },
      ask: {
        young: ['How many quarters make one cake?', 'Four. Four quarters make one day too.'],
        older: [
          'Why is there a 29th of February in some years?',
          'A year takes about a quarter of a day more than 365 days, and four quarters make one day.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'The sun sinks. "Sunset is at eight," says {child}. Bong! The clock goes. Soup!',
            'Down goes the red sun. "Now!" calls {child}. The clock says eight. Bong, bong.',
          ],
          setting: 'street',
          time: 'sunset',
          child: 'point proud',
          things: ['clock', 'sun'],
        },
        {
          text: [
            'All the spoons go clink. {guide} says, "It is four." No, {guide}. It is soup.',
            'Slurp, slurp. {guide} looks at the moon. "Lunch time," says {guide}, and eats.',
          ],
          setting: 'street',
          time: 'night',
          guide: 'sit happy',
        },
      ],
      [
        {
          text: [
            'Ring, ring! The telephone knows. Pip, pip, pip. {child} catches it in the jar.',
            '{child} holds the jar up close. "Pip," says the telephone. "Eight." On with the lid!',
          ],
          setting: 'street',
          time: 'sunset',
          child: 'reach excited',
          things: ['jar', 'telephone'],
        },
        {
          text: [
            'Tick, tock, all night. {child} sleeps. The jar is by the bed. It holds one minute.',
            'Moon up. {child} is asleep. In the jar is a bit of Tuesday. Tick.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep calm',
          things: ['jar'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'By the tower door hung an old almanac. {child} ran a finger down it. "Today the sun sets at eight." Everybody turned round. The last red bit slid behind the roofs. "Now!" called {child}. The clock went BONG.',
            '"Have you got it?" said the cook. The jar looked empty. But {child} had looked in the almanac, where all the sunsets are written down. "When the sun is gone, it is eight," said {child}. They watched. It went. Somebody let the clock go.',
          ],
          setting: 'street',
          time: 'sunset',
          child: 'point proud',
          things: ['clock', 'sun'],
        },
        {
          text: [
            'All the spoons went into the soup together. "It is exactly four," said {guide}, with a full mouth. {child} looked up at the tower. It was exactly nine minutes past eight. Nobody had ever seen {guide} so pleased to be wrong.',
            'They sat down under the lanterns, and the clock looked on. Every so often it said something, and all the watches agreed. "How late it is," said {guide} at last. It was half past. {guide} had got one right.',
          ],
          setting: 'street',
          time: 'night',
          child: 'sit happy',
          guide: 'sit happy',
        },
      ],
      [
        {
          text: [
            'In the tower was a dusty telephone. {child} rang the people with the best clocks in the land. "Ready?" they said. "Pip. Pip. Pip. Eight." {child} caught it in the jar, and clapped on the lid. It was perfectly fresh.',
            'The telephone rang as they came back. "This is the time," it said. "Hold on." {child} held the jar to it. Pip, it went, and pip, and a long peeep. That was eight. {child} ran up the stairs with it and let it out.',
          ],
          setting: 'street',
          time: 'sunset',
          child: 'hold excited: jar',
          things: ['telephone'],
        },
        {
          text: [
            'The jar stands by the bed now. If you unscrew the lid, there is no sound. But {child} knows what is in it. It is the minute before the soup. Across the roofs the tower counted up to nine.',
            'That night {child} heard every hour until ten, and then not any more. In the morning there would be a new one. The jar had its lid off, to let the old one go.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sit calm',
          things: ['jar'],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'They were all there with their spoons, looking at the jar. It seemed to be empty. {child} set it on the step and took a thin grey book off a nail. It had been hanging by the tower door for years. "Every sunset is in here, worked out beforehand," said {child}. "Today it is eight." So the whole town turned round. The sun was sitting on the bakery. It went down to a slice, to a crumb, and was gone. "Now," said {child}. Up in the tower somebody started the clock.',
            '"Let us see it, then," said the mayor. {child} held up the jar. There was a bit of evening in it, because the light came through. "You do not have to fetch it," said {child}. "You only have to know where it touches." That was in the almanac, on page seventy. This day, this town, sunset, eight. Nobody spoke. The red edge slipped behind the last chimney, and {child} brought down one arm. The clock had been waiting all day to say something. It said it eight times.',
          ],
          setting: 'street',
          time: 'sunset',
          child: 'point proud',
          things: ['clock', 'jar'],
        },
        {
          text: [
            'By the third helping it was dark and the lanterns were lit. {guide} leaned back with a spoon in the air. "It is exactly four," said {guide}. The whole table looked up at the tower, and then, kindly, at {guide}. "Somewhere," said {child}. {guide} thought about all the places it might be four. It took in a good deal of sea. "Yes," said {guide}, greatly cheered. "That is what I was feeling." Over them the big hand let go of one minute and took hold of the next.',
            'Supper went on until the stars were out. Nobody looked at a watch, now that they all worked. {child} had been given the seat below the tower, and could feel each tick come down through the wall. There was a drop of soup in the jar. "That is a good time you brought," said the cook. "It is very regular." {guide} asked for more, and said that it was noon. At the far end of the table a baby had fallen asleep, at its own time exactly.',
          ],
          setting: 'street',
          time: 'night',
          child: 'sit happy',
          guide: 'sit proud',
        },
      ],
      [
        {
          text: [
            'There was a telephone at the bottom of the tower, under a cloth. {child} lifted it. Far away, in a cellar, are clocks that count the trembling of atoms. Somebody there will tell you what they say. "At the third pip," said a calm voice, "it will be eight." {child} held the jar to the earpiece. Pip. The square had gone quiet. Pip. The cook had the ladle up. Pip! On went the lid. {guide} was already running up the stairs, calling out that it was six.',
            'The jar was still empty when the telephone rang in the tower. It was the people who look after the best clocks there are. They had heard that somebody was out walking with a jar. "We send it down the wire," they said. "Put it to your ear, and then be quick." So {child} was quick. There came three small sounds, as clean as pins, and a long one. {child} had the lid on before it ended. Then up went {child} and {guide}, and let it out among the wheels.',
          ],
          setting: 'street',
          time: 'sunset',
          child: 'hold excited: jar',
          guide: 'run excited',
          things: ['telephone'],
        },
        {
          text: [
            'When {child} went to bed the jar stood on the sill. It looked empty to anybody who did not know. There was about a minute of today in it, the one with the ladle in the air. {child} had shut it in at the very end, when no one was looking. One ought to have one put by. Across the roofs the tower cleared its throat and struck nine. All over town people turned over, each of them a little, like one big clock.',
            '{child} lay in the dark and listened to it get later. You could not see it go. You could not smell it. But there was the tick from the tower, coming over the roofs, and it was the same length every time. Out at the back, {guide} was telling somebody that it was morning. It would be, too, sooner or later. The Earth was turning over in its sleep with the whole town on it. {child} put the jar under the bed, and went along.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sit calm',
          things: ['jar'],
        },
      ],
    ],
  },
};
