import type { FactSheet } from '../sheet.ts';

/** A knock-knock joke broke off with the radio, and its end has to be taken up to the space station by hand. */
export const rockets: FactSheet = {
  id: 'rockets',
  topic: 'space',
  title: 'Rockets and astronauts',
  subject: 'rockets and astronauts',
  words: [
    'rocket',
    'how rockets work',
    'astronaut',
    'space station',
    'spaceship',
    'spacecraft',
    'space travel',
    'living in space',
    'spacewalk',
    'orbit',
    'satellite',
    'weightless',
    'blast off',
    'cosmonaut',
    'how do rockets fly',
    'how do rockets get into space',
    'why do astronauts float',
    'how do rockets go up',
    'who was the first person in space',
  ],
  guides: ['astronaut', 'monkey', 'mouse'],
  titles: [
    'Knock, Knock, Said the Rocket',
    '{child} and the Rest of the Joke',
    "Who's There? Said the Station",
    'Five, Four, Two, Said {guide}',
    'A Lettuce in Orbit',
  ],
  facts: [
    {
      id: 'push',
      says: 'A rocket throws hot gas out at the back, and that pushes the rocket the other way, as air rushing out pushes a balloon.',
      source: 'NASA Glenn Research Center, "Rocket Principles"',
    },
    {
      id: 'no-air',
      says: 'A rocket does not push against air or ground, so it works in empty space, where a propeller or an oar would find nothing to push.',
      source: 'NASA Glenn Research Center, "Rocket Principles"',
    },
    {
      id: 'fuel',
      says: 'Most of what a big rocket weighs when it starts is fuel.',
      source: 'NASA Glenn Research Center, "Rocket Principles"',
    },
    {
      id: 'stages',
      says: 'Big rockets drop their empty tanks and engines on the way, because the lighter rest is easier to speed up.',
      source: 'NASA Glenn Research Center, "Rocket Staging"',
    },
    {
      id: 'sideways',
      says: 'To stay up, a spacecraft has to fly sideways so fast that it falls round the Earth and not down on it; the space station goes about 28,000 kilometres an hour.',
      source: 'NASA Space Place, "What is an orbit?"; NASA, "Space Station Facts and Figures"',
    },
    {
      id: 'floating',
      says: 'Astronauts in orbit float because they and their spacecraft fall round the Earth together; the pull of the Earth up there is nearly as strong as on the ground.',
      source: 'NASA, "What Is Microgravity?"',
    },
    {
      id: 'vent',
      says: 'On the space station things that have been let go drift with the moving air, and many lost ones are found again at the air filters.',
      source: 'NASA, "Station crew: lost items and air vents"',
    },
    {
      id: 'sunrises',
      says: 'The space station goes once round the Earth in about 90 minutes, so its crew see about 16 sunrises and 16 sunsets in a day, and go to bed by the clock.',
      source: 'NASA, "Space Station Facts and Figures"',
    },
    {
      id: 'tether',
      says: 'On a spacewalk astronauts and their tools are tied on with lines, because whatever is let go drifts away.',
      source: 'NASA, "What Is a Spacewalk?"',
    },
    {
      id: 'suit',
      says: 'A spacesuit gives air to breathe and keeps its wearer from getting too hot or too cold.',
      source: 'NASA, "What Is a Spacesuit?"',
    },
    {
      id: 'knock',
      says: 'There is no air outside a spacecraft to carry sound, but a knock travels through its metal wall to those inside.',
      source: 'Encyclopaedia Britannica, "Sound"',
    },
    {
      id: 'lettuce',
      says: 'Astronauts have grown and eaten lettuce on the space station.',
      source: 'NASA, "Growing Plants in Space"',
    },
    {
      id: 'first',
      says: 'The first person in space was Yuri Gagarin, who went once round the Earth in 1961.',
      source: 'NASA, "Yuri Gagarin: First Man in Space"',
    },
  ],
  never: [
    {
      wrong:
        /\bno gravity (?:at all )?(?:in space|up (?:here|there)|in orbit|on the (?:space )?station)\b|\bthere (?:is|was) no gravity\b/i,
      belief: 'There is no gravity in space.',
      truth: 'The Earth pulls nearly as hard up there; everything floats because it falls together.',
    },
    {
      wrong: /\brockets? (?:pushes|push|pushed|pushing) (?:against|on|off) the (?:air|ground|sky|launch pad)\b/i,
      belief: 'Rockets push against the air.',
      truth: 'They are pushed by the gas they throw out, and need no air.',
    },
    {
      wrong:
        /\b(?:rockets?|stations?|satellites?) (?:only )?(?:has|have|needs?|need) to go (?:straight )?up (?:and stay|to stay)\b/i,
      belief: 'A rocket only has to go up to stay in space.',
      truth: 'It has to go sideways very fast, or it falls back.',
    },
    {
      wrong: /\bengines? (?:of the station )?(?:keeps?|kept) the (?:space )?station up\b/i,
      belief: 'Engines keep the station up.',
      truth: 'Its sideways speed does; the engines rest nearly all the time.',
    },
    {
      wrong:
        /\b(?:heard|hear|hears) (?:a |the )?(?:explosion|bang|engine|shout|voice)s? (?:through|across|out in) (?:empty )?space\b/i,
      belief: 'One could hear a bang across space.',
      truth: 'There is no air to carry sound.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            '"Knock, knock," says {child}. "Who\'s there?" says the space station. Pop! No more radio.',
            '{child} told half a joke to space. "Who\'s there?" they said. Fizz. It broke!',
          ],
          setting: 'kitchen',
          child: 'stand surprised',
        },
        {
          text: [
            'They still wait up there. Rocket, please! {a guide} counts. "Five, four, two, up!"',
            '"I shall tell them," says {child}. Into the rocket with {a guide}. Three, two, whoosh!',
          ],
          setting: 'space',
          child: 'sit excited',
          guide: 'sit happy',
          things: ['rocket'],
        },
      ],
      [
        {
          text: [
            'Joke time! "Knock, knock," {child} called to space. "Who\'s there?" Then crackle. Gone.',
            'Up there they wait for a joke. {child} has the end. But the radio is broken.',
          ],
          setting: 'living-room',
          child: 'think worried',
        },
        {
          text: [
            'A rocket stands in the grass. {a guide} opens it. In climbs {child}. Zoom!',
            '"All in?" asks {a guide}. {child} is in the rocket. Hold tight. Up, up!',
          ],
          setting: 'garden',
          child: 'wave happy',
          guide: 'point proud',
          things: ['rocket'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'It was {child} who told the space station a joke, by radio. "Knock, knock," said {child}. "Who\'s there?" said all of them up there. Then the radio went pop. That had been on Tuesday. They were still waiting.',
            'Half a joke is worse than none. "Knock, knock," {child} had said to the space station. "Who\'s there?" came back the answer. And then there was only fizz. Now they went round and round up there, and did not know who.',
          ],
          setting: 'kitchen',
          child: 'stand worried',
        },
        {
          text: [
            'So it had to be told by hand. {a guide} had a rocket. {child} had a lettuce. "Is it Harry?" asked {guide}, doing up the belts. "You will hear it when they do," said {child}. "Five, four, two," counted {guide}. Up they went.',
            'A letter would take too long. But in the rocket sat {a guide}, with one seat free. In climbed {child}, with a lettuce. "You can tell me," said {guide}. "Who was there?" {child} only smiled. "Ten, nine, something, one," counted {guide}, and pressed the button.',
          ],
          setting: 'space',
          child: 'sit excited',
          guide: 'sit curious',
          things: ['rocket'],
        },
      ],
      [
        {
          text: [
            'Every evening {child} looked up. The space station crossed the sky like a slow star. There lived six people, and none of them could sleep. They had heard "Knock, knock," and asked who was there. Then the radio broke.',
            'The note fell out of the sky on a small parachute. "Dear {child}," it said. "WHO? Please. We cannot think of anything else." {child} felt bad. One ought not to stop a joke in the middle.',
          ],
          setting: 'living-room',
          child: 'think worried',
        },
        {
          text: [
            'In the garden stood the rocket of {a guide}. "What is that lettuce for?" asked {guide}. {child} had it in a bag, carefully. "That is part of it," said {child}. "Start, please." {guide} started at seven, got lost, and started again at three.',
            '"I deliver anything," said {a guide}, and patted a rocket. "Parcels. Post. Jokes, I suppose." {child} climbed up with a lettuce in a string bag. "Three," said {guide}. "Two." There was a pause. "What comes now?"',
          ],
          setting: 'garden',
          child: 'hold determined: lettuce',
          guide: 'stand proud',
          things: ['rocket'],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'On Tuesday {child} had spoken to the space station by radio, for one minute, as a prize. You can say a great many things in a minute. {child} had thought about it all week, and in the end had said, "Knock, knock." There was a rustle of delight up there. "Who\'s there?" said six voices at once. And then the radio went pop. It was now Friday. The station had been round the Earth about fifty times, wondering.',
            'There are two halves to a knock-knock joke, and the space station had been given the first. "Who\'s there?" they had asked. Then something in the radio had melted, with a smell of fish. That was three days ago. {child} sat at the kitchen table with the answer, and nobody to give it to. Every hour and a half, over the roof, went six people who would have liked to know. It spoils a joke to let it stand. It spoils people, too.',
          ],
          setting: 'kitchen',
          child: 'think worried',
        },
        {
          text: [
            'The post rocket was flown by {a guide}. "I can take you up," said {guide}, "if you tell me who it was." "You will hear it when they do," said {child}, and got in, with a lettuce. {guide} looked at the lettuce. "Is it Harry?" said {guide}. "It is usually Harry." Then there was the countdown to be done. Nobody is good at everything. "Ten," said {guide}. "Nine. Six. What is the one like an egg?" They left at about four.',
            'The post rocket was leaving with the socks. In front sat {a guide}, who could do anything with a rocket except count backwards. "Five," said {guide}, "four, two, no. Five, four, four." "Three," said {child}, from the other seat, holding a lettuce in a string bag. "You have done this before," said {guide} with respect. "Is it Boo? In the joke? Boo who?" It was not Boo. Then everything shook, and the garden went away under them, like a dropped plate.',
          ],
          setting: 'space',
          child: 'sit excited',
          guide: 'sit proud',
          things: ['rocket', 'lettuce'],
        },
      ],
      [
        {
          text: [
            'The message came down in the beans, under a parachute the size of a tea towel. It was from the space station, and six people had signed it. "Dear {child}," it said. "You began a joke on Tuesday. Then our radio broke. We have tried to guess it. We have stopped speaking to one another. Please, who was there?" {child} read it with a hot face. One should not say knock, knock, if one cannot stay for the rest.',
            'It had seemed a small thing to say. "Knock, knock," into a microphone, in a shed, with a man from the radio club nodding. {child} heard the crackle, and the voices, very far off, all asking together. Then the set went out with a cough of smoke. Since then {child} had slept badly. When the station went over, bright and quick, it seemed to slow down a little above the house. That was only how it looked. It cannot slow down. That, {child} was to find out, is the whole point of it.',
          ],
          setting: 'living-room',
          child: 'hold worried',
        },
        {
          text: [
            '"One joke, second half," wrote {a guide}, on a label, and tied it to {child}. That was how things went up in the post rocket, people included. It stood among the cabbages and ticked. "And the vegetable?" said {guide}. {child} had brought a lettuce from the end of the row. "It belongs to the joke," said {child}. {guide} thought about that so hard that the countdown went wrong twice. It went, in the end, "Three, two, Wednesday."',
            'There was a rocket behind the bean poles, and {a guide} was loading it with socks. "I take post to the station," said {guide}. "Post keeps still, and does not ask when we get there." "I can keep still," said {child}, and held up a lettuce. "This cannot be posted. It has to be said." So {guide} moved the socks. "I shall guess it before we arrive," said {guide}. "I have a mind like a trap. Ten, nine, eleven."',
          ],
          setting: 'garden',
          child: 'hold determined: lettuce',
          guide: 'stand curious',
          things: ['rocket'],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['push', 'no-air'],
      shows: /\bballoons?\b/i,
      pages: {
        young: [
          {
            text: [
              'Let go of the balloon! Air whooshes back. The balloon zooms forward. So does the rocket.',
              'Whee! Air flies out of the balloon. Off it shoots. "Just like our rocket," says {child}.',
            ],
            setting: 'space',
            child: 'reach excited',
            things: ['balloon', 'rocket'],
          },
        ],
        middle: [
          {
            text: [
              'The engine coughed and was quiet. "We shall row," said {guide}, and stuck two oars out at the sides. Nothing moved. "There is no water out there," said {child}. "And no air either."',
              'Halfway up the rocket went silent. "No matter," said {guide}, and started the fan. It was meant for pushing air. Outside there was none to push. {child} watched it whirl. The stars stood just where they were.',
            ],
            setting: 'space',
            child: 'look-up curious',
            guide: 'hold determined',
          },
          {
            text: [
              '{child} had brought a balloon for the party. It had no knot yet. {child} let go. Pffft! The air went one way and the balloon went the other. "We need to throw something out behind," said {child}. {guide} lit the engine again, and hot gas did it.',
              'Out of a pocket came a balloon. {child} blew it up and let it go. It flew round the cabin and hit {guide}. It had not pushed on anything. It spat air backwards, so it went forwards. A rocket spits hot gas. {guide} mended the spitting end.',
            ],
            setting: 'space',
            child: 'point happy',
            guide: 'look-up surprised',
            things: ['balloon'],
          },
        ],
        old: [
          {
            text: [
              'A little way above the last of the sky the engine stopped. It was very peaceful. "I have oars," said {guide}, "for this." There was a special hole for them. {guide} pulled like somebody in a boat race. The oars went through the emptiness outside like a spoon through nothing. "What are they meant to push on?" said {child}. {guide} pulled eleven times more, out of pride, and then looked at the oars. They were not even wet.',
              'The noise behind them went out like a candle. They hung in the dark, quite comfortably, getting nowhere. "Emergency propeller," said {guide}, and pulled down a red lever. On the nose of the rocket something began to whizz. {child} waited for the stars to move. "It works very well on the ground," said {guide}. It would. On the ground there is air, and a propeller can get a hold of it. Out here there was hardly a crumb.',
            ],
            setting: 'space',
            child: 'look-up worried',
            guide: 'reach determined',
          },
          {
            text: [
              'In one pocket {child} had a balloon, in case there should be a party. It was blown up and let go. It went round the cabin with a rude noise, off the ceiling, and into the ear of {guide}. "It pushed off against nothing at all," said {child}. "It just threw its air behind it, and off it went." A rocket does it with hot gas. It must have something to throw, that is all. {guide} looked at the fuel tap. It was off. {guide} had hung a sock on it.',
              '"How do you move when there is nothing to push?" said {child}. {guide} said that in such cases one generally wept. {child} blew up a balloon instead, pinched its neck, and thought. Then the fingers opened. Air shot out to the left, and the balloon shot off to the right. Neither of them had needed anything else. "We have to spit backwards," said {child}. The engine had only forgotten to light. It lit. A long bright flame of gas went one way, and they went the other.',
            ],
            setting: 'space',
            child: 'point excited',
            guide: 'cover surprised',
            things: ['balloon'],
          },
        ],
      },
      ask: {
        young: ['What did the balloon do?', 'Air went out, and off it zoomed.'],
        older: [
          'How can a rocket push itself along where there is no air?',
          'It throws hot gas out behind, and that pushes it forward, just as air rushing out pushes a balloon.',
        ],
      },
    },
    {
      facts: ['fuel', 'stages'],
      shows: /\bempty\b/i,
      pages: {
        young: [
          {
            text: [
              'The big tank is empty. Why carry that? Click. It falls off. The rocket goes faster!',
              'Empty tank, good night. Pop, it drops away. Now the rocket is small and quick.',
            ],
            setting: 'space',
            camera: 'wide',
            things: ['rocket'],
          },
        ],
        middle: [
          {
            text: [
              'The rocket grew slow. "Throw out the socks," said {guide}. "We are too heavy." {child} weighed one sock in one hand. It could not be the socks. Something behind them went clonk, clonk, like an old bucket.',
              '"Come on, old thing," said {guide}, and patted the wall. But the rocket crawled. {child} looked out at the back. Most of the rocket was not for people at all. It was one enormous tank, and it boomed like a cave.',
            ],
            setting: 'space',
            child: 'think curious',
            guide: 'stand worried',
          },
          {
            text: [
              '{child} knocked on the wall. Bong. The lower tank was empty. "We are dragging our own dustbin," said {child}. There was a handle for it. Clack! The tank dropped off behind them, and the rest shot ahead.',
              'When a bottle is empty you do not carry it up a mountain. {child} found the lever and {guide} pulled. Off came the empty tank, engine and all. The little rocket that was left jumped forward like a dog off its lead.',
            ],
            setting: 'space',
            child: 'sit excited',
            guide: 'reach happy',
          },
        ],
        old: [
          {
            text: [
              'They had been burning fuel by the bathful, and yet the rocket was getting tired. It was like running in a dream. "It is the lettuce," said {guide}. "Lettuce is mostly water, and water is heavy." {child} held on to the lettuce. They had thrown out two oars and a tin of polish already, and it had not helped. Behind the seats, where there was a great deal more rocket, something hollow knocked at every bump.',
              '"Lighter," said {guide}, looking round the cabin. "We must be lighter." Out through the hatch went a book about being on time. {child} had done sums in the meantime. Two people and some socks weigh about as much as a sofa. The rocket had stood as high as a church. So what was all the rest of it? It was tank. They had started with that tank full to the lid. Now it rang when you kicked it.',
            ],
            setting: 'space',
            child: 'think curious',
            guide: 'point worried',
          },
          {
            text: [
              '"What is in the bottom half?" said {child}. "Fuel," said {guide}. "At least, there was." It is nearly all fuel, a rocket, when it starts. Then it eats itself hollow from below. They were hauling an empty tank as big as a house, and the engine that had emptied it. There is a ring of bolts for just that. They went off like corks. The empty house fell away, turning. The small quick rest of them shot on without it.',
              '"We are carrying a great big nothing," said {child}, "in a great big tin." Nobody takes their empty bottles up a hill on purpose. {guide} had a lever marked DO NOT. It turned out to mean, do not yet. Clack. The whole lower end of the rocket let go. They saw it drop behind, empty, winking in the sun. A second, smaller engine had been waiting all along. It had only a sofa\'s worth to push, and it pushed it like a champion.',
            ],
            setting: 'space',
            child: 'look-up excited',
            guide: 'reach surprised',
          },
        ],
      },
      ask: {
        young: ['What dropped off the rocket?', 'The empty tank.'],
        older: [
          'Why does a rocket drop parts of itself on the way?',
          'Empty tanks are only weight; the lighter rest is easier to speed up.',
        ],
      },
    },
    {
      facts: ['sideways'],
      shows: /\bsideways\b/i,
      pages: {
        young: [
          {
            text: [
              'Up, up, and down again? No! Sideways, fast, fast. Now the rocket goes round and round.',
              'Not just up. Sideways! The rocket falls, and it misses. Round the Earth it goes.',
            ],
            setting: 'space',
            camera: 'wide',
            things: ['rocket', 'earth'],
          },
        ],
        middle: [
          {
            text: [
              '"High enough," said {guide}, and turned the engine off. For a bit they hung there. Then the Earth began to grow. "It likes us," said {guide}. "We are falling," said {child}. "Go up again." They went up. They came down.',
              'They were as high as the station. Only the station whizzed past and was gone, and they themselves began to drop. "Wait for us!" cried {guide}. {child} held on to the seat. Something was wrong with up.',
            ],
            setting: 'space',
            child: 'look-up worried',
            guide: 'point surprised',
          },
          {
            text: [
              '{child} thought of throwing a ball. The harder you throw it along, the further off it lands. "Throw us sideways," said {child}. "Very, very hard." Soon they went so fast that the ground curved away under them. They fell and fell, and never landed.',
              '"It does not stay up by being high," said {child}. "It stays up by being quick." {guide} turned the nose sideways and opened the tap. They still fell. But the Earth is round, and they always fell past the edge of it.',
            ],
            setting: 'space',
            child: 'point excited',
            guide: 'hold determined',
          },
        ],
        old: [
          {
            text: [
              '"And there we are," said {guide}, switching off. They had arrived in space. It was black and tidy, and the Earth lay below like a blue bowl. {child} enjoyed it for about a minute. Then it began to look like a larger bowl. "Are we parked?" said {child}. They were not parked. They had been thrown up, like a ball, and now they were doing what balls do. {guide} switched on and went up again. It was no different the second time.',
              'They got to the right height, exactly, and the station was coming. They could see its windows. {guide} waved. It went by so fast that the wave was still going on when there was nothing left to wave at. "Well!" said {guide}. Meanwhile they had begun to sink back towards the sea. "How does it stay up here," said {child}, "and we do not?" They were just as high. It was not the height, then.',
            ],
            setting: 'space',
            child: 'look-up worried',
            guide: 'wave surprised',
            things: ['earth'],
          },
          {
            text: [
              'Drop a ball, and it falls at your feet. Throw it along, and it falls at the fence. {child} went on from there. Throw it past the fence, past the town, past the sea. "If you threw it hard enough," said {child}, "the world would curve away as fast as it fell." So they lay over and went sideways. They went sideways at 28,000 kilometres an hour. They fell the whole way, and the ground kept stepping aside. "I call this flying," said {guide}. "It is missing," said {child}.',
              '"It is going along, not up," said {child}. "It is falling too. It just goes so fast that it falls round the corner." For there is a corner. The Earth is round, and if you fall forward quickly enough you never get to the end of it. {guide} pushed the nose down until they pointed at the horizon, and gave it everything. Sideways, sideways, faster than anybody can think of. They came up behind the station at last. Beside it, at the same speed, they seemed to stand quite still.',
            ],
            setting: 'space',
            child: 'point excited',
            guide: 'hold surprised',
            things: ['earth'],
          },
        ],
      },
      ask: {
        young: ['Which way does the rocket go to stay up?', 'Sideways, very fast.'],
        older: [
          'Why does the space station not fall on the Earth?',
          'It goes sideways so fast that it falls round the Earth and always misses it.',
        ],
      },
    },
    {
      facts: ['floating', 'vent'],
      shows: /\bfloat/i,
      pages: {
        young: [
          {
            text: [
              'Where is the key? It floats! {child} floats. {guide} floats, upside down. Got it!',
              '{child} lets go of the key. It floats off. Float, {guide}, float and catch it!',
            ],
            setting: 'space',
            child: 'float happy',
            guide: 'float surprised',
            things: ['key'],
          },
        ],
        middle: [
          {
            text: [
              '"Put the key on the table," said {guide}. {child} put it there and let go. It did not stay there. Nor did the table, nor {guide}. They were all floating about like peas in soup. When they next looked, there was no key.',
              '{guide} had the key to the big hatch. Then {guide} needed both hands for a biscuit, and put it down. In space there is no down to put things. Now everything was floating, socks and crumbs and all. But where was the key?',
            ],
            setting: 'space',
            child: 'float surprised',
            guide: 'float worried',
            things: ['key'],
          },
          {
            text: [
              '"Hold still," said {child}, "and see where the socks go." They were all falling round the Earth together, so nothing fell to the floor. But a little wind was blowing from the fan. One by one the socks drifted to a grating. There was the key.',
              '{child} let go of one hair and watched it. It sailed slowly past {guide} to the wall, to be sucked in. "Whatever we lose must go there," said {child}. On the grille sat three socks, a pencil and the key.',
            ],
            setting: 'space',
            child: 'float proud',
            guide: 'float happy',
            things: ['key', 'sock'],
          },
        ],
        old: [
          {
            text: [
              'When the engine stopped, so did the floor. That is to say, it was still there, but nobody was on it. {child} drifted up out of the seat, and so did the lettuce. "The key to their hatch," said {guide}, "is on the shelf. I put it there myself." The shelf was bare. Everything that had been on anything was now somewhere in the middle. {guide} swam after a boot. Of keys there was not a glint.',
              '"They have turned off the weight," said {guide}, upside down. "They have not," said {child}. The Earth was pulling as hard as ever, or nearly. Only it pulled all of them at once, the rocket, the socks and {guide}. They all fell round it side by side. So nothing landed on anything. It was like living in a snow globe. And somewhere in the snow, let go of for just a moment, was the key to the station.',
            ],
            setting: 'space',
            child: 'float surprised',
            guide: 'float worried',
            things: ['key'],
          },
          {
            text: [
              'They looked under things, which is no use when there is no under. Then {child} noticed the socks. They were floating, like everything else, but they were all floating the same way. Something drew them. There was a breath of air in the cabin, from a fan to a grating. {child} put one sock in front of the fan, and held on to its toe, and was towed. It took a quiet minute. On the grating, as on a plate, lay the key.',
              '"If you want to know where it went," said {child}, "we must lose something else, and watch." {guide} sadly let go of a button. It hung there. It floated past the window, turning. It crossed the cabin at the pace of a snail, straight to the wall, and stuck. That was where the air went in to be cleaned, and it took along whatever had come loose. There were crumbs on the grille, two socks, and the key. "So that is where I keep it," said {guide}.',
            ],
            setting: 'space',
            child: 'float proud',
            guide: 'float surprised',
            things: ['key', 'sock'],
          },
        ],
      },
      ask: {
        young: ['What did the key do?', 'It floated away.'],
        older: [
          'Why does everything float in a spacecraft that circles the Earth?',
          'All of it falls round the Earth together, so nothing falls to the floor.',
        ],
      },
    },
    {
      facts: ['sunrises'],
      shows: /\bsun(?:rises?|sets?)\b/i,
      pages: {
        young: [
          {
            text: [
              'Sunset. Good night, {guide}. Sunrise. Good morning, {guide}! Another sunset? So soon? {child} giggles.',
              'Sunrise, sunset, sunrise, sunset. Up and down goes {guide}. "Not bedtime yet," says {child}.',
            ],
            setting: 'space',
            child: 'float happy',
            guide: 'float sleepy',
          },
        ],
        middle: [
          {
            text: [
              'The sun went down behind the Earth. {guide} yawned and put on a nightcap. Half an hour later it came up again. {guide} cleaned both rows of teeth and had breakfast. Then came another sunset. "Already?" said {guide}, and looked for the nightcap.',
              '"Early to bed," said {guide}, at sunset, and zipped up the sleeping bag. Before it was warm there was a sunrise. {guide} got up. Nobody can fly on no sleep at all. At the fifth sunset {guide} began to steer with both eyes shut.',
            ],
            setting: 'space',
            child: 'float curious',
            guide: 'float sleepy',
          },
          {
            text: [
              '{child} looked at the clock. "That was one whole trip round the Earth," said {child}. It takes about 90 minutes up here. So they had 16 sunrises every day! "Then I go by the clock," said {guide}. "How many breakfasts have I had?" It was seven.',
              'They were going round the world so fast that the sun kept popping up. {child} counted one sunrise every 90 minutes. You could not obey them all. {child} drew the curtain and showed {guide} the clock. It was only half past four.',
            ],
            setting: 'space',
            child: 'point happy',
            guide: 'float surprised',
            things: ['clock'],
          },
        ],
        old: [
          {
            text: [
              'There came a sunset, the most splendid that {child} had ever seen. It went from gold to black in about as long as it takes to say so. {guide} yawned. "I never work after dark," said {guide}, and went to bed in a bag on the wall. Three pages of a book later the sun came up. {guide} rose, brushed, ate porridge out of a tube and sat down at the controls. There was a sunset. {guide} looked at it with real suspicion.',
              '"One should keep regular hours," said {guide}, and so there were rules. At sunset, pyjamas. At sunrise, porridge. By teatime {guide} had been to bed four times, and wore the pyjamas over the suit to save trouble. There was porridge everywhere, and no flying was getting done. "The days are drawing in," said {guide} hoarsely. {child} looked out. Below them it was Africa. It had been Africa at breakfast, too, and at the breakfast before.',
            ],
            setting: 'space',
            child: 'float curious',
            guide: 'float sleepy',
          },
          {
            text: [
              '"They are not days," said {child}. "They are laps." Round they went, from the bright side of the Earth to the dark side and out again. The clock said about 90 minutes for each. That made 16 sunrises between one bedtime and the next. It was too many for anybody. So {child} tied the clock to the steering column, where {guide} had to look at it. Bed was at eight. The sun could do as it liked. {guide} slept through five dawns, and woke up a new person.',
              'A day is once round for the Earth. But a sunset is what you see when you go behind it. They went behind it every 90 minutes. {child} worked it out on the back of a sock. "You would have to go to bed 16 times a day," said {child}. {guide} said that it felt like more. They pulled down the blind and hung a clock in front of it. It was twenty to five, in spite of what the window said. {guide} took the pyjamas off.',
            ],
            setting: 'space',
            child: 'point proud',
            guide: 'float surprised',
            things: ['clock'],
          },
        ],
      },
      ask: {
        young: ['What came again and again?', 'Sunrise and sunset.'],
        older: [
          'Why do astronauts on the station see so many sunrises?',
          'They go once round the Earth in about 90 minutes, in and out of its dark side.',
        ],
      },
    },
    {
      facts: ['tether', 'suit'],
      shows: /\bt(?:ie[ds]?|ying)\b/i,
      pages: {
        young: [
          {
            text: [
              'Out they go, all tied on. {child} is tied. {guide} is tied. Even the hammer is tied!',
              'String for {child}. String for {guide}. Tie it tight. Now nobody floats away.',
            ],
            setting: 'space',
            child: 'float excited',
            guide: 'float happy',
            things: ['string'],
          },
        ],
        middle: [
          {
            text: [
              'The hatch was jammed, from outside. They put on thick suits with air in them, and went out. {guide} gave the hinge a knock, and laid the hammer down beside it. It did not lie. It drifted off, slowly, to be a small moon.',
              'There was a dent to knock out, right by the door. In suits like two white bears they climbed out. "I shall just let go for a moment," said {guide}, of the hammer. That was the last of that hammer. {child} watched it get small.',
            ],
            setting: 'space',
            child: 'float surprised',
            guide: 'reach worried',
            things: ['hammer'],
          },
          {
            text: [
              'Out here nothing stays where you leave it. So {child} took a reel of string. The next hammer was tied to a glove. The bag was tied to a belt. {child} was tied to {guide}, and {guide} to the rocket. They jangled like keys.',
              '{child} fetched string and tied everything to something. Tools to wrists. Wrists to belts. Belts to the big ring by the door. {guide} dropped the second hammer. It went as far as its string, thought better, and came back.',
            ],
            setting: 'space',
            child: 'float proud',
            guide: 'float happy',
            things: ['string', 'hammer'],
          },
        ],
        old: [
          {
            text: [
              'The knocker of a space station is a plain steel ring, and theirs was stuck. They would have to go out and free it. It took an hour to dress. The suits had air in them, and warmth, and somewhere to scratch your nose. Outside, {guide} tapped at the ring, said "Hold this," to nobody, and put the hammer down on the dark. It stayed for a second, out of politeness. Then it set off for the stars.',
              "A rod was bent across the station's door, and it had to be straightened from outside. So they floated out, in suits that were like small warm houses. Below their boots the whole sea went by. {guide} opened the bag of tools. It was a mistake to open it all the way. Out came the pliers. Out came the hammer, and the sandwiches. They did not fall. They strolled off in every direction, and nothing whatever was going to stop them.",
            ],
            setting: 'space',
            child: 'float worried',
            guide: 'reach surprised',
            things: ['hammer'],
          },
          {
            text: [
              '"On a shelf a thing stays because it is pressed down," said {child}. "Here nothing presses. You have to tie it." There was a reel of string on the belt of every suit, and now they saw why. {child} tied the second hammer to {guide}, and {guide} to the rail, and {child} to both. One short line held the lettuce. When somebody bumped into somebody, it all swung out and came back, like a very slow mobile. The ring was loose in a minute.',
              'There was one hammer left, and {child} did not take it out until it was on a string. The string was tied to the glove. The glove belonged to {child}, and {child} was on a longer string, which ended at a hook. {guide} had three. Everybody does it who wants to come home with a bag as full as it was. They bent the rod straight, tap by tap, and could not hear one of the taps. On the way in, all they had to do was wind.',
            ],
            setting: 'space',
            child: 'float determined',
            guide: 'float happy',
            things: ['string', 'hammer'],
          },
        ],
      },
      ask: {
        young: ['Why was the hammer tied on?', 'So that it could not float away.'],
        older: [
          'Why do astronauts tie everything on when they go outside?',
          'Whatever is let go drifts away, tools and people alike.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'Knock, knock. "Who\'s there?" "Lettuce," says {child}. "Lettuce who?" "Lettuce in! It\'s cold out here!"',
            '{child} knocks. "Who\'s there?" "Lettuce." "Lettuce who?" "Lettuce in, please!"',
          ],
          setting: 'space',
          child: 'reach happy',
          things: ['lettuce'],
        },
        {
          text: [
            'Ha, ha, ha! They laugh so much. {child} turns over. {guide} turns over. So does the lettuce.',
            'Laugh, laugh, round and round. {child} floats. {guide} floats. They eat the lettuce.',
          ],
          setting: 'space',
          child: 'float happy',
          guide: 'float happy',
          things: ['lettuce'],
        },
      ],
      [
        {
          text: [
            'Here is the door. Knock, knock! "Lettuce," says {child}. "Lettuce in!" And they do.',
            'Who knocks on a space door? "Lettuce," says {child}. Open it, then. Lettuce in!',
          ],
          setting: 'space',
          child: 'float proud',
          things: ['lettuce'],
        },
        {
          text: [
            'Bed. Up there a star goes by. It shakes a bit. Still laughing! Night, {child}.',
            '{child} looks up at night. One light flies past. "Knock, knock," says {child}.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'look-up sleepy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            '{child} knocked on the steel door. It went right through the metal. "Who\'s there?" cried six voices. "Lettuce," said {child}, and held it up to the window. "Lettuce who?" {child} took a breath. "Lettuce in! It\'s cold out here!"',
            'Knock, knock. Inside all was still. Then, faintly, "Who\'s there?" They had waited so long to say it again. "Lettuce." "Lettuce who?" {child} pressed the lettuce to the glass. "Lettuce in! We have come such a long way!"',
          ],
          setting: 'space',
          child: 'reach excited',
          guide: 'float curious',
          things: ['lettuce'],
        },
        {
          text: [
            'They laughed so hard that they turned head over heels. {guide} did not get it. Then, in the middle of the tea, {guide} got it. It went off like a balloon. It took four people to catch {guide}.',
            'Somebody laughed until there were tears. Up there they do not run down. They sat on her nose in one round lump. {child} shared out the lettuce, one leaf each. "It was not Harry," said {guide}, chewing. "Who would have thought it?"',
          ],
          setting: 'space',
          child: 'float happy',
          guide: 'float surprised',
        },
      ],
      [
        {
          text: [
            '"Let me knock," begged {guide}. But it was for {child} to do. Knock, knock, on the cold metal. "WHO?" they shouted, all six. "Lettuce!" "Lettuce who?" {child} waited as long as one can. "Lettuce in!" The door flew open.',
            'The crew had their noses to the window. {child} kept the lettuce behind the back of the suit, and knocked twice. "Who\'s there?" Out came the lettuce. "Lettuce in!" said {child}. {guide} laughed before anybody, by mistake.',
          ],
          setting: 'space',
          child: 'float proud',
          guide: 'float excited',
          things: ['lettuce'],
        },
        {
          text: [
            'At bedtime {child} stood by the window. There it came, small and bright, over the trees. It takes no time to cross the sky. Then the mended radio on the shelf went crackle. "Knock, knock," it said.',
            "That night a bright dot came out of the west and over the house. {child} waved the torch at it, twice. Dot, dot. Up there somebody switched a lamp off and on. Who's there?",
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'look-up happy',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'It was quite silent outside, as it always is. But a knock goes through metal. {child} knocked twice on the hatch, and felt it ring right up the sleeve. Behind the glass six people turned round. You could see them say it. They had not said it since Tuesday. {child} put helmet and door together. "Lettuce," said {child}. They looked at each other. "Lettuce who?" {child} held it up, rather flat by now, and shouted. "Lettuce in! It is freezing out here!"',
            '{child} had practised it all the way, under the breath, in case of nerves. Two knocks, with the knuckles, on the steel. There was no sound to them out here, but inside they must have gone off like a gong. Six faces came to the window. "Who\'s there?" said all the mouths. {child} leaned the helmet on the door, so that it could be heard. "Lettuce." "Lettuce who?" Now one must not hurry. "Lettuce in," said {child}, and held it against the glass.',
          ],
          setting: 'space',
          child: 'reach excited',
          guide: 'float curious',
          things: ['lettuce'],
        },
        {
          text: [
            'For a moment there was nothing, and {child} thought that it had perhaps gone off on the journey. Then somebody doubled up. It is hard to laugh properly when there is no floor. They went over backwards, one after another, and bounced off the cupboards. Only {guide} hung in the door, thinking. "But a lettuce cannot knock," said {guide}. They were at the pudding before it got there. "Let us in!" cried {guide}, and shot up to the ceiling. They had grown lettuces of their own, it turned out. But none of theirs had said anything.',
            'They were let in. There was such laughing that the station, somebody said, went a little faster. One of them wept, and the tears did not run down. They gathered on his eye in a round bright lump, and had to be blotted. They ate the lettuce, a leaf each, with their feet hooked under a rail. "I had thought of lettuce," said {guide}. "At Africa, I had it on the tip of my tongue." {child} passed the salad cream. It came out as a ball, and they let it go round.',
          ],
          setting: 'space',
          child: 'float happy',
          guide: 'float surprised',
        },
      ],
      [
        {
          text: [
            'There were the windows, and there, in every window, was a face. Three days is a long time to hold a question. {child} floated up to the hatch with both hands behind the suit. Nobody spoke. Knock, knock. It hummed away through the walls of the whole station. "WHO?" they answered, and it came back through the door into the helmet, small and desperate. "Lettuce," said {child}. "Lettuce who?" {guide} had both gloves over both ears, not wishing to have it spoilt. "Lettuce in, of course," said {child}.',
            '"Is it Noah?" said {guide}, at the very door. "Is it Olive?" It was neither. {child} reached out and knocked, and the steel passed it on. Six people had been having supper. You could see six spoons let go of, and hang there. "Who\'s there?" {child} drew the lettuce slowly out of the bag. It had been round the world several times and was no longer young. "Lettuce." Somebody began to see it, and bit a sleeve. "Lettuce who?" "Lettuce in," said {child}, "before it wilts."',
          ],
          setting: 'space',
          child: 'float proud',
          guide: 'cover excited',
          things: ['lettuce'],
        },
        {
          text: [
            'The radio is mended now. {child} was in bed when it lit up on the shelf and cleared its throat. "Knock, knock," it said, from a very long way off. {child} sat up. There were six people in that voice, all trying to be quiet. Outside the window a bright dot had come over the chimney. It sailed across, seeming in no hurry, at 28,000 kilometres an hour. "Who\'s there?" said {child}. It went behind the trees. There was a crackle, and then nothing. They had got their own back.',
            'On clear nights {child} looks for it. It comes up out of the west like a star that has somewhere to be. It takes a few minutes to go over, and then it is on its way to tomorrow. {guide} is up there again, with the post. This time a beam of light blinked twice from one of the windows, as you might knock. {child} found the torch. There is only one answer to that. It went up through the dark, two flashes, over the apple tree: who, there?',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'look-up happy',
        },
      ],
    ],
  },
};
