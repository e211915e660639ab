import type { FactSheet } from '../sheet.ts';

/** Whoever wants a storm named after them fills in a form in green ink; the guide has guessed at it for years. */
export const storms: FactSheet = {
  id: 'storms',
  topic: 'geography',
  title: 'Storms',
  subject: 'storms',
  words: [
    'storm',
    'thunder',
    'lightning',
    'thunderstorm',
    'tornado',
    'hurricane',
    'cyclone',
    'typhoon',
    'twister',
    'hail',
    'hailstone',
    'thunder and lightning',
    'what is lightning',
    'what is thunder',
    'what makes thunder',
    'what makes lightning',
    'why is there thunder',
    'where does thunder come from',
    'why does it thunder',
    'what is a tornado',
    'what is a hurricane',
  ],
  guides: ['goose', 'pirate', 'peacock'],
  titles: [
    'Storm {guide}',
    'The Form in Green Ink',
    '{child} at the Office of Storm Names',
    'A Bang, a Pencil and a Bun',
    'Please Write Clearly, Said the Door',
  ],
  facts: [
    {
      id: 'spark',
      says: 'In a thundercloud bits of ice bump about until electric charge builds up; lightning is a giant spark.',
      source: 'Met Office, "What causes lightning?"',
    },
    {
      id: 'bang',
      says: 'Lightning heats the air on its way so fast that the air bursts outwards with a bang, and that is thunder.',
      source: 'Met Office, "What causes thunder?"',
    },
    {
      id: 'count',
      says: 'The flash is seen at once, and its thunder comes later: about three seconds for every kilometre.',
      source: 'Encyclopaedia Britannica, "Thunder"',
    },
    {
      id: 'indoors',
      says: 'Whoever hears thunder is safest in a house, a car or a bus with a roof, and not under a tree.',
      source: 'US National Weather Service, "Lightning Safety Tips"',
    },
    {
      id: 'wait',
      says: 'It is wise to stay in until half an hour after the last thunder.',
      source: 'US National Weather Service, "Lightning Safety Tips"',
    },
    {
      id: 'hail',
      says: 'Hailstones grow in a thundercloud, where rising air holds them up while ice gathers on them, often in layers like an onion.',
      source: 'NOAA National Severe Storms Laboratory, "Severe Weather 101: Hail Basics"',
    },
    {
      id: 'tornado',
      says: 'A tornado is a narrow, spinning column of air that reaches from a storm cloud to the ground.',
      source: 'NOAA National Severe Storms Laboratory, "Severe Weather 101: Tornado Basics"',
    },
    {
      id: 'cellar',
      says: 'When a tornado is near, people go down to a cellar, or to a small inner room on the lowest floor, away from windows.',
      source: 'US National Weather Service, "Tornado Safety"',
    },
    {
      id: 'short',
      says: 'Most tornadoes are over in less than ten minutes.',
      source: 'Encyclopaedia Britannica, "Tornado"',
    },
    {
      id: 'hurricane',
      says: 'A hurricane grows over warm sea; it is hundreds of kilometres wide and turns about a calm middle, the eye.',
      source: 'NOAA SciJinks, "How Does a Hurricane Form?"',
    },
    {
      id: 'eye',
      says: 'While the eye passes the wind drops; then the other side of the storm comes, with wind from the opposite way.',
      source: 'US National Weather Service, JetStream, "Tropical Cyclone Structure"',
    },
    {
      id: 'satellites',
      says: 'Satellites see hurricanes from space days before they reach land, so that people can be warned and get ready.',
      source: 'NOAA NESDIS, "How Satellites Track Hurricanes"',
    },
    {
      id: 'names',
      says: 'Big storms get names from lists made beforehand; hurricanes of the Atlantic use each list again after six years.',
      source: 'World Meteorological Organization, "Tropical Cyclone Naming"',
    },
  ],
  never: [
    {
      wrong: /\bthunder (?:is|was|comes from|came from) (?:the )?(?:clouds|pianos|giants)\b/i,
      belief: 'Thunder is clouds that knock together.',
      truth: 'It is the bang of air that a flash has heated.',
    },
    {
      wrong: /\b(?:stand|shelter|safest|safe|dry enough|better) (?:under|beneath) (?:a|the|that|this) tree\b/i,
      belief: 'One is safe under a tree.',
      truth: 'Lightning often strikes tall trees; a house or a car is the place to be.',
    },
    {
      wrong: /\blightning never strikes\b/i,
      belief: 'Lightning never strikes twice in one place.',
      truth: 'Tall towers are struck many times each year.',
    },
    {
      wrong: /\beye (?:of (?:a|the) (?:hurricane|storm) )?(?:is|was) the (?:windiest|wildest|fiercest|worst)\b/i,
      belief: 'The eye is the wildest part of a hurricane.',
      truth: 'The eye is calm; the strongest wind blows in a ring round it.',
    },
    {
      wrong: /\b(?:tyres?|rubber) (?:keeps?|kept|makes?) (?:the |a |you |us )?(?:car |bus )?safe\b/i,
      belief: 'Rubber tyres keep a car safe from lightning.',
      truth: 'The metal round you leads it past on the outside.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'A list of storms. Each has a name. "Where is mine?" asks {child}. No {child}. Hmm!',
            'Storms have names. {child} read the list. Not one storm was called {child}.',
          ],
          setting: 'street',
          weather: 'wind',
          camera: 'medium',
          child: 'look-up curious',
        },
        {
          text: [
            'Up, up to the storm office. "Queue here," says {a guide}. {child} gets a pencil.',
            '{a guide} wants a storm too. "You write," says {guide}. {child} licks the pencil.',
          ],
          setting: 'library',
          camera: 'medium',
          child: 'hold determined: pencil',
          guide: 'stand proud',
        },
      ],
      [
        {
          text: [
            'Rumble! Far off, a storm. What is it called? {child} would like one too.',
            'Whoo, goes the wind. It has a name. It is not {child}. What a pity!',
          ],
          setting: 'living-room',
          weather: 'wind',
          camera: 'wide',
          child: 'think curious',
        },
        {
          text: [
            '"I was first," says {a guide}. There are things to answer. {child} has a pencil.',
            'Six things to find out! {a guide} cannot spell. {child} can hold the pencil.',
          ],
          setting: 'library',
          camera: 'close',
          child: 'hold proud: pencil',
          guide: 'sit calm',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'On the wall of the post office hung a list. These were the names for the storms of the year. There was a Bertha and a Clive. {child} read it from top to bottom. There was no {child}.',
            'Last week the wind took off three hats, and it was called Clive. {child} found the list by the postbox. Every storm on it had a name. Nobody had thought of calling one {child}.',
          ],
          setting: 'street',
          weather: 'wind',
          camera: 'medium',
          child: 'look-up curious',
        },
        {
          text: [
            'Outside the Office of Storm Names there was a queue. It was {a guide}. "Storm {guide}," said {guide}. "Hear how it rolls! I have guessed at this form all my life." There were green questions on it. {child} had a pencil.',
            '"Fill in the form," said the door, "with true answers." {a guide} was in front, with wrong ones. "They never give me my storm," said {guide}. "Do you spell?" {child} did. They shared the pencil.',
          ],
          setting: 'library',
          camera: 'wide',
          child: 'hold determined: pencil',
          guide: 'stand proud',
        },
      ],
      [
        {
          text: [
            'The storm in the chimney was called Bertha. It said so on the news. {child} lay on the rug and listened to it hoot. A storm by the name of {child} would hoot much better.',
            '"That is Clive," they said, whenever the windows rattled. {child} went and looked at Clive. It was only wind, with a name. It seemed to {child} that anybody might have one.',
          ],
          setting: 'living-room',
          weather: 'wind',
          camera: 'wide',
          child: 'think curious',
        },
        {
          text: [
            'The Storm Office was up a great many stairs. On the top one sat {a guide}, with a green form. "One guesses," said {guide}, "and is sent home." "Why don\'t we go and look?" said {child}, and took the pencil.',
            '{a guide} came out of the office just as {child} came in. "No again!" said {guide}. "I wrote the prettiest answers." They were pretty. They were also wrong. {child} got out a pencil and turned the form over.',
          ],
          setting: 'library',
          camera: 'medium',
          child: 'hold proud: pencil',
          guide: 'sit sad',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            "There was a list on the wall of the post office, between the lost gloves and the choir. NAMES FOR THIS YEAR'S STORMS, it said. {child} read it through twice, once upwards. There was a Bertha, and after Bertha came Clive. There was even an Ethel, who had not done anything yet. What there was not was a {child}. It did not seem so much to ask. {child} would be glad to blow quite moderately.",
            'It was Clive who began it. Clive came over on a Tuesday, took three hats and a deckchair, and was in all the papers. "Who gave it that name?" asked {child}. Nobody knew. Somebody must have, because by the postbox there was a whole list of them, waiting their turn. {child} went down it with one finger. Then {child} looked on the back. They had left out the best one.',
          ],
          setting: 'street',
          weather: 'wind',
          camera: 'medium',
          child: 'look-up curious',
        },
        {
          text: [
            'The Office of Storm Names is at the top of a tower, so as to be near its work. In front of the door stood a queue, and the queue was {a guide}. "Storm {guide}," said {guide}, with one arm out. "One can hear the slates go. I have applied every spring since I was small. It is the form, you know. I answer every question from the heart." The form was in green ink. At the bottom it said: GO AND SEE. {child} took out a pencil.',
            '"APPLICANTS WILL ANSWER TRULY," said the door. Somebody had spilt tea on the last word. {a guide} had taken it to say loudly. "I put my whole soul into that form," said {guide}, "and every spring it comes back with a cross. All those crosses! And they give it to a Clive." {child} looked down the questions. They were not hard. It was only that one had to find out. So they agreed to halve the work: {child} would hold the pencil, and {guide} would hold forth.',
          ],
          setting: 'library',
          camera: 'wide',
          child: 'hold determined: pencil',
          guide: 'stand proud',
        },
      ],
      [
        {
          text: [
            'All evening the windows had been talking. "That will be Bertha," they said at supper, as if it had been an aunt. {child} lay down to hear better. It was a good storm, low in the throat, with a whistle in the middle. But anyone could have done it. What it wanted was a better name. And the best name that {child} could think of was just then lying on the rug.',
            'When you have a name that you like, it is natural to want to hear it shouted. {child} had seen it on a coat hook, and in the register. What {child} had not heard was a man on the news saying it, with a map. "And here, moving in from the west, is Clive," he said. Clive! The curtains moved a little. {child} stood before them and tried it under the breath, the other way.',
          ],
          setting: 'living-room',
          weather: 'wind',
          camera: 'wide',
          child: 'think curious',
        },
        {
          text: [
            'There is an office for it. It has a great many stairs. On the last of them, the next day, sat {a guide}, with a form. "They have turned me down," said {guide}. "Again! And I wrote in my best hand. Question two, I put: with style." {child} asked what question two was. It was where to go when it thunders. "I shall need to see that happen," said {child}, and sharpened a pencil.',
            'A bell rang, a hatch went up, and a form slid out in front of {child}. It was all in green. "Oh, that," said {a guide}, from the bench. "I know it by heart. One writes whatever sounds well, and they say no. I have been doing it since before you were born." The hatch went up again. "Or," it said, "one could look." {guide} seemed never to have heard this. {child} put a point on the pencil, and began at the beginning.',
          ],
          setting: 'library',
          camera: 'medium',
          child: 'hold proud: pencil',
          guide: 'sit sad',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['count'],
      shows: /\bcount(?:s|ed|ing)?\b/i,
      pages: {
        young: [
          {
            text: [
              'Flash! Now {child} counts. One, two, three, four, five, six. BOOM. "Far off," says {child} to {guide}.',
              'Flash first. Then count. {child} gets to nine. Boom! It is a long way off. {guide} peeps out.',
            ],
            setting: 'library',
            weather: 'rain',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'hide surprised',
          },
        ],
        middle: [
          {
            text: [
              '"One," read {child}. "How far off is it?" Behind the hills the sky blinked. "Next door," said {guide}, and got under a desk. {child} looked out of the big window. You could not lay a ruler along that.',
              'The first question was how far away the storm was. "As far as a cow can shout," wrote {guide}. It had been wrong last year as well. Through the glass came a flash, with no noise at all. {child} waited.',
            ],
            setting: 'library',
            weather: 'rain',
            camera: 'medium',
            child: 'think curious',
            guide: 'hide scared',
          },
          {
            text: [
              'There, a flash! {child} began to count. One, two, three, and on to nine. Boom. The light had come at once, and the noise had walked. It takes three seconds for a kilometre. Now {child} took the pencil. "Three kilometres." {guide} came out, all but the feet.',
              'Boom, it went, much later. "They set off together," said {child}, "but noise is slower." So {child} counted the next one. It took twelve seconds, three for each kilometre. Down went the pencil: four. It was only a little storm over somebody else. "Tick," said {guide}.',
            ],
            setting: 'library',
            weather: 'rain',
            camera: 'wide',
            child: 'hold proud: pencil',
            guide: 'look-up surprised',
          },
        ],
        old: [
          {
            text: [
              '"How far off is it?" said the first line. It happened that there was one to ask about. Beyond the hills, behind the long window of the office, the sky twitched with light. "Miles," wrote {guide}, and then, after the thunder, "Yards." {guide} was writing from under the desk. It did look near. It looked as if one might put a hand on it. But so does the moon, and {child} did not trust looks.',
              'Question one was printed larger than the others. DISTANCE, it said, and left a space. Last year {guide} had drawn a cow in it. {child} sat well inside the glass and studied the storm. It lay along the edge of the country, like a sofa with a lamp going on and off in it. There was no road to it and nobody to send. The lamp went on. {child} noticed that the sofa said nothing until a good deal later.',
            ],
            setting: 'library',
            weather: 'rain',
            camera: 'medium',
            child: 'think curious',
            guide: 'hide scared',
          },
          {
            text: [
              '"They ought to come together," said {child}. "They come from the same place." But light gets here at once, and a noise has to walk the whole way. So the gap between was as good as a ruler. At the next flash {child} started to count. "Nine," said {child}, at the boom. Sound takes three seconds to do a kilometre. "Three kilometres," wrote the pencil. {guide} came out and asked to be told the number again. It was so pleasantly large.',
              'So {child} watched for the lamp and counted, with one tap of the pencil for each second. Flash. At twelve came a long low grumble, like a barrel on stairs. The flash had taken no time that anybody could feel. The grumble had needed three seconds for every kilometre. "Four of them," wrote {child}, "and going away." For the one after that took fifteen. {guide} climbed out, and remarked that a cow had been quite a good guess.',
            ],
            setting: 'library',
            weather: 'rain',
            camera: 'wide',
            child: 'hold proud: pencil',
            guide: 'look-up surprised',
          },
        ],
      },
      ask: {
        young: ['What comes first, the flash or the boom?', 'The flash. Then you count.'],
        older: [
          'How can you tell how far away lightning is?',
          'Count from the flash to the thunder: about three seconds for every kilometre.',
        ],
      },
    },
    {
      facts: ['indoors', 'wait'],
      shows: /\b(?:bus|indoors|inside)\b/i,
      pages: {
        young: [
          {
            text: [
              'Rumble, far off. "Under the tree!" says {guide}. No, no, {guide}. Into the bus! {child} shuts the door.',
              'Hear that? Grrr. Not a tree, {guide}. A bus has a roof. In goes {child}. Dry and snug.',
            ],
            setting: 'mountain',
            weather: 'wind',
            camera: 'wide',
            child: 'run determined',
            guide: 'run surprised',
            things: ['bus', 'tree'],
          },
        ],
        middle: [
          {
            text: [
              '"Where does one stand?" read {child}. They were having buns on the hill just then. Far away something grumbled. "Under that," said {guide}, and set off for the only tree. It was very tall. It was the tallest thing on the hill.',
              'They had gone out to see a storm coming, and it came. It was still a long way off. "Question two," said {guide}. "Where to go. A tree! It is like an umbrella, but more so." {child} looked up at the tree, and up.',
            ],
            setting: 'mountain',
            weather: 'wind',
            camera: 'wide',
            child: 'point worried',
            guide: 'run proud',
            things: ['tree'],
          },
          {
            text: [
              '"Not there," said {child}. Lightning likes to come down on something tall. If you can hear thunder, you go inside. There stood the hill bus, with doors and a good tin roof. They ate their buns in it. Half an hour after the last rumble, they got out. "Bus," wrote {child}.',
              '"It would be tall for lightning, too," said {child}. So they ran down to the bus, and the driver shut the doors. Metal all round, and dry seats. They played I spy inside until the last rumble was half an hour old. {guide} always spied a storm.',
            ],
            setting: 'mountain',
            weather: 'rain',
            camera: 'medium',
            child: 'sit calm',
            guide: 'sit happy',
            things: ['bus'],
          },
        ],
        old: [
          {
            text: [
              'For question two they had taken their buns up the hill. "State where one should stand," said the form. Two fields of grass lay round about, and one tree. Far off, beyond the river, somebody rolled a barrel. "That is our cue," said {guide}, and made for the tree. It was tall and shady, and it had a seat. "Dry as a cupboard," called {guide}. {child} had stood still. There was nothing on that hill so high as that tree.',
              'A hill is good for seeing a storm set out, so long as one is gone before it arrives. They heard it clear its throat when it was still over the next county. "Where to shelter," read {guide}. "I have always put: beneath something noble." The only noble thing there was an elm, with its head in the sky. {guide} was halfway across the grass to it. {child} thought of what else might be looking for a high point.',
            ],
            setting: 'mountain',
            weather: 'wind',
            camera: 'wide',
            child: 'point worried',
            guide: 'run proud',
            things: ['tree'],
          },
          {
            text: [
              '"Come away from that!" called {child}. "Lightning often takes the tallest thing about, and you would be leaning on it." If one hears thunder at all, it is time to go inside. There was no house. But at the stop stood the hill bus, and a bus is a room made of metal. The driver moved up her knitting. They sat there for the whole of it, and for half an hour after the last growl. That was a rule. The buns were just enough.',
              'Nobody may argue with thunder, and {child} did not. "Bus!" said {child}, and took {guide} along. In a metal room with a roof you are well off. A flash would run round the outside and into the ground. They shared a seat, and the window streamed, and it was rather cosy. Long after the last boom they stayed inside, by the driver\'s watch, thirty minutes. So {child} had time to write it all out neatly. "But an elm," said {guide}, "is so much more me."',
            ],
            setting: 'mountain',
            weather: 'rain',
            camera: 'medium',
            child: 'sit calm',
            guide: 'sit happy',
            things: ['bus'],
          },
        ],
      },
      ask: {
        young: ['Where did they go when it rumbled?', 'Into the bus, not under the tree.'],
        older: [
          'Where is a good place to be when you hear thunder?',
          'Inside a house, a car or a bus, and not under a tree, until half an hour after the last rumble.',
        ],
      },
    },
    {
      facts: ['bang', 'spark'],
      shows: /\bair\b/i,
      pages: {
        young: [
          {
            text: [
              'What goes boom? {child} blows up a paper bag. Clap! Out jumps the air. BANG! {guide} sits down.',
              'Paper bag full of air. Clap! Bang! Thunder is like that. The air jumps. So does {guide}. {child} giggles.',
            ],
            setting: 'library',
            camera: 'medium',
            child: 'cheer happy',
            guide: 'sit surprised',
          },
        ],
        middle: [
          {
            text: [
              '"What makes the noise?" asked the form. "Furniture," wrote {guide}. "They are moving a piano up there." {child} had listened to it all night. It was too quick for a piano. It began with a crack.',
              'There was a line for the noise. What was it? {guide} had put down all sorts of animals. "This year, I say hippos," said {guide}. {child} ate the last bun and looked at the paper bag.',
            ],
            setting: 'library',
            camera: 'close',
            child: 'think curious',
            guide: 'point proud',
          },
          {
            text: [
              '{child} blew up the bun bag, held it shut and clapped. BANG! Nothing had moved but air. So that was it! Lightning heats the air so fast that it bursts. We hear it go. {child} wrote that down. {guide} was on top of a cupboard.',
              'Air went into the bag until it was tight. Clap! The bang knocked {guide} off the chair. A flash is a great spark, and hot. The air round it leaps away all at once. "And that is thunder," said {child}. "A very long bun bag." They wrote both.',
            ],
            setting: 'library',
            camera: 'wide',
            child: 'cheer proud',
            guide: 'jump surprised',
          },
        ],
        old: [
          {
            text: [
              '"What makes the noise?" said the form, and there was half a page to say it in. {guide} had used it all, other years. There had been giants playing skittles, and a piano coming downstairs. "This time I thought of potatoes," said {guide}. "A great many, out of a cart." {child} bit the pencil. Potatoes rumble, and thunder does rumble at the end. But close to, they say, it starts with one clean crack, like a ruler on a desk.',
              'One line had stopped them quite. THE NOISE: GIVE REASONS. They had a flash, which was only a giant spark. Bits of ice in the cloud rub about until it jumps. A spark does not weigh anything. How can it slam a door as wide as the sky? "It has boots on," wrote {guide}. {child} opened the bag of buns and shook it. There was nothing left in the paper but air.',
            ],
            setting: 'library',
            camera: 'close',
            child: 'think curious',
            guide: 'point proud',
          },
          {
            text: [
              'The buns were finished. {child} blew into the paper bag until it was tight, twisted the neck and looked at {guide}. "You may wish to sit down," said {child}. BANG. It was a splendid one. "There was nothing in there but air," said {child}, "only it came out all at once." Lightning heats the air along its way, in less than a blink. The air has to be somewhere bigger, and it leaps. {guide} agreed, from behind the stove, that potatoes would not have done it.',
              'Air. {child} blew the bag up round, and held it, and clapped. The hatch flew open and shut again. {guide} was discovered on a shelf. "That was not a thing hitting a thing," said {child}. "It was air, in a hurry." A flash makes its path hotter than any oven, and all the air in it bursts outward. When it is near one hears the crack, and from far off only the echoes coming along behind. {child} wrote it down in two lines. The bag was put in as evidence.',
            ],
            setting: 'library',
            camera: 'wide',
            child: 'cheer proud',
            guide: 'jump surprised',
          },
        ],
      },
      ask: {
        young: ['What made the bag go bang?', 'The air, jumping out.'],
        older: ['What makes thunder?', 'Lightning heats the air so fast that it bursts outwards with a bang.'],
      },
    },
    {
      facts: ['hail'],
      shows: /\b(?:onion|onions|layer|layers|rings?)\b/i,
      pages: {
        young: [
          {
            text: [
              'Tick, tack! White balls on the sill. Not sweets, {guide}! Ice, with rings like an onion. {child} looks.',
              '"A sweet!" says {guide}. "No," says {child}. It is hail. Rings of ice, like an onion.',
            ],
            setting: 'library',
            weather: 'rain',
            camera: 'close',
            child: 'look-up curious',
            guide: 'reach happy',
          },
        ],
        middle: [
          {
            text: [
              'Something rattled on the sill, and stopped. "Name this," said the form. It lay there, white, and as round as a marble. "Peppermint," said {guide}, and opened wide. "Wait!" said {child}.',
              'The next thing to be named had come in at the hatch. It was a cold white ball. "I know it by the look," said {guide}. "It is a mint. I shall prove it." {child} was quicker, with a hand.',
            ],
            setting: 'library',
            weather: 'rain',
            camera: 'medium',
            child: 'reach worried',
            guide: 'reach happy',
          },
          {
            text: [
              '{child} rubbed it with a warm spoon, until it was flat on one side. It had rings, like an onion. "Hail," said {child}. It had hung about in the cloud, held up by the rising air. It had put on coat after coat of ice. {guide} handed back the form. "Hail, then."',
              'A warm spoon melted half of it away. Inside it was ring within ring. "It is an onion of ice," said {child}. The wind in a thundercloud blows upwards, and keeps it there. All the time it grows, until it is too heavy to hold. {guide} had never met so fat a raindrop.',
            ],
            setting: 'library',
            camera: 'close',
            child: 'hold proud: spoon',
            guide: 'look-up surprised',
          },
        ],
        old: [
          {
            text: [
              'For one of the questions there was a sample. It came down by itself, while they sat there, with a rattle along the sill like somebody tipping out beads. NAME IT, said the form. SAY WHERE IT HAS BEEN. The thing was white and round, and as big as a marble. "It is a peppermint," said {guide}. "It has been to the sweet shop." {guide} had already picked one up, with a tender look. {child} took hold of the elbow that was going with it.',
              'A hatch opened, and out on a saucer came something white. "Please identify," it said. {guide} brightened. This was the only question that {guide} had ever enjoyed. "A mint imperial. One can only be sure by trying." Before it had gone the whole way {child} had the saucer. You do not eat what you have not named. It was very cold, and there was a wet ring under it already. Whatever it knew, it would not know for long.',
            ],
            setting: 'library',
            weather: 'rain',
            camera: 'medium',
            child: 'reach worried',
            guide: 'reach happy',
          },
          {
            text: [
              '{child} warmed a spoon in the tea, and pressed the ball against it until half was gone. There in the flat side were rings: clear, white, clear, white. "It is ice," said {child}, "in layers, like an onion. So it was not made in one go." Air rushes upwards in a thundercloud, and it holds such a ball aloft while more and more freezes on. When it is too fat to be carried, it falls on somebody\'s sill. {guide} looked at it with new respect. It had also been queueing.',
              'With a warm spoon one can saw a hailstone. {child} did, and it lay open like an onion. Layer lay in layer, some of them cloudy and some as clear as glass. "So that is where it has been," said {child}. "Up there. It was on the point of falling, and the wind in the cloud blew upwards and kept it. It got another coat each time." In the end not even a storm could hold it up. {child} wrote: one hailstone. {guide} added, under it, with regret: not mint.',
            ],
            setting: 'library',
            camera: 'close',
            child: 'hold proud: spoon',
            guide: 'look-up surprised',
          },
        ],
      },
      ask: {
        young: ['What was in the ball of ice?', 'Rings, like an onion.'],
        older: [
          'Why may a hailstone have layers like an onion?',
          'Rising air holds it up in the cloud, and more and more ice gathers on it.',
        ],
      },
    },
    {
      facts: ['tornado', 'cellar', 'short'],
      shows: /\bsp(?:in|ins|un|inning)\b/i,
      pages: {
        young: [
          {
            text: [
              'Stir, {child}, stir. The water spins! A thin leg reaches down. "A tornado," says {guide}. In a jar!',
              'Round goes the spoon. Round spins the water. Look, a long twist in the jar! {child} draws it. {guide} claps.',
            ],
            setting: 'kitchen',
            camera: 'close',
            child: 'look-up excited',
            guide: 'stand surprised',
            things: ['jar', 'spoon'],
          },
        ],
        middle: [
          {
            text: [
              '"Draw a tornado," said the form. There was none to be had that week, which was lucky. {guide} drew a parsnip. "I shall watch for one from the roof," said {guide}. But people who have them go down, not up.',
              'They had to draw a tornado. "I will go and find one," said {guide}, "and stand in front." {child} said no. In places where they come, everyone goes down to the cellar. {guide} drew a snake in a hat.',
            ],
            setting: 'kitchen',
            camera: 'medium',
            child: 'think curious',
            guide: 'point proud',
          },
          {
            text: [
              'So {child} made one. They took a jar of water to the cellar. {child} stirred with a spoon, round and round, and took the spoon out. A thin spinning leg hung down to the bottom. It was gone in a moment. {child} drew it quickly. Big ones are soon over, too.',
              'They sat in the cellar with a jar. {child} stirred the water fast, and lifted the spoon. There it stood! It was wide at the top, thin at the foot, and spinning. A real one is air, and comes down from a storm cloud. {guide} put away the hat.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'kneel excited',
            guide: 'kneel surprised',
            things: ['jar', 'spoon'],
          },
        ],
        old: [
          {
            text: [
              'There was a box on the form, as big as a stamp. DRAW ONE FROM LIFE, it said, and under it, TORNADO. {guide} had always put in a parsnip, and been proud of the shading. "This year I mean to go up on the roof and wait," said {guide}. "I shall wear a scarf." They were hardly ever seen in those parts. And where they are seen, people have more sense than that. They go down to the cellar and keep away from the windows. {child} said so.',
              '"Item," read {guide}. "A tornado, drawn by the applicant, who has looked." Neither of them had looked. One had come to the next county when {guide} was small. It was over before anyone had found a pencil. "They last ten minutes, if that," said {guide}. "I propose to stand in a field with an easel." {child} explained what is done by people who live with such things. Where there is a cellar, they sit in it. But a cellar has no view.',
            ],
            setting: 'kitchen',
            camera: 'medium',
            child: 'think curious',
            guide: 'point proud',
          },
          {
            text: [
              'So they went down to the cellar first, and found that it was the right place anyhow. There was a tap, a shelf, and a tall jar. {child} filled it, put in a spoon and stirred as if for a wager. Then the spoon came out. In the middle of the water hung a twisting rope, broad above and thin below, spinning for dear life. "It is just that," said {child}, "but air, and let down from a storm cloud." It thinned, and broke, and was gone. {child} drew it, leaning over a little.',
              '"What do they do?" said {child}, sitting on the bottom step, next to the jam. "They spin." There was one jar without jam in it. Filled with water, stirred with a spoon and left alone, it did something odd. A funnel let itself down from the top, narrower and narrower, until its toe stood on the glass. It wandered. A true one is spinning air, that hangs from a great cloud and touches the ground. {child} drew until it faded. {guide}, upside down, drew it upside down.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'kneel excited',
            guide: 'kneel surprised',
            things: ['jar', 'spoon'],
          },
        ],
      },
      ask: {
        young: ['What did the water do in the jar?', 'It spun, round and round.'],
        older: [
          'What is a tornado, and where do people go?',
          'It is a narrow column of spinning air from a storm cloud. People go down to a cellar or an inner room, away from windows.',
        ],
      },
    },
    {
      facts: ['eye', 'hurricane', 'satellites'],
      shows: /\beye\b/i,
      pages: {
        young: [
          {
            text: [
              'A big, round storm on the screen. There is a hole. That is its eye! {child} points. {guide} winks.',
              'See it from space, {guide}! It turns and turns. In the middle, an eye. All calm. {child} waves.',
            ],
            setting: 'library',
            camera: 'medium',
            child: 'point excited',
            guide: 'look-up surprised',
          },
        ],
        middle: [
          {
            text: [
              'The telephone rang. It was the office buoy, far out on a warm sea. "It blew all morning," said the buoy. "Now it is sunny. May I take my hat off?" "Over!" said {guide}, and wrote that down. {child} was not so sure.',
              '"When is a hurricane over?" asked the form. As it happened, the telephone rang. "Buoy here," it said. "The wind has just stopped. Blue sky!" {guide} wrote: it is over when it stops. {child} went to look at the picture from space.',
            ],
            setting: 'library',
            camera: 'medium',
            child: 'think curious',
            guide: 'hold proud: telephone',
          },
          {
            text: [
              'On the television was the storm, seen from space. It was like a cream bun on a plate, turning. In the middle was a hole. "That is the eye," said {child}, "and the buoy is in it. There is the other half to come!" They told the buoy to hold tight. It did.',
              'There it was on the television, as wide as a country. It turned like water round a plug. "You are in the eye," {child} told the buoy. "It is calm in there. But the rest is on its way, from the other side." "Hat on," said the buoy. {guide} rubbed it out.',
            ],
            setting: 'library',
            camera: 'wide',
            child: 'point determined',
            guide: 'look-up surprised',
            things: ['television'],
          },
        ],
        old: [
          {
            text: [
              'WHEN IS IT OVER? asked the form, of a hurricane. None of them had ever seen one. But the office employed a buoy, which bobbed on a warm sea far away and rang in at noon. "Since breakfast it has blown like anything," said the buoy, when the telephone was picked up. "I have been on my side. And now, not a breath! Sun, and butterflies." {guide} was writing already. "Over," wrote {guide}, "when the sun comes out." {child} stopped the pencil.',
              'They were at the last question, and it was about hurricanes, and when to come out. There was no need to guess, for just then the telephone rang. It was the buoy. It floats where the sea is as warm as a bath and such things are grown. "Permission to dry my flag?" it said. "It roared for six hours, and it has stopped, quite suddenly. One can see the stars at the top of it, nearly." {guide} wished it a pleasant holiday. {child} took over the receiver.',
            ],
            setting: 'library',
            camera: 'medium',
            child: 'think curious',
            guide: 'hold proud: telephone',
          },
          {
            text: [
              'On the television in the corner was a picture from a satellite, and {child} had been looking at it. There lay the storm, as wide as a country, all its clouds turning about a small round hole. "Where are you?" {child} asked the buoy, and put a finger on the place. It was in the hole. "Stay just as you are," said {child}. "You are in the eye. It\'s calm in there. The other side will be along, blowing the other way." "Understood," said the buoy. It turned round, so as to be facing it.',
              '"Don\'t dry anything," said {child}. On the wall the television was showing the sea from space. For days the satellites had followed the storm, and everyone on its way had gone somewhere safe. It turned like milk in coffee. In the very middle it had a hole, and in the hole was a dot with a flag. "That is the eye," said {child}, "and that is you. You have had half." "Dear me," said the buoy. {guide} struck out a line, and wrote: when both halves have gone by.',
            ],
            setting: 'library',
            camera: 'wide',
            child: 'point determined',
            guide: 'look-up surprised',
            things: ['television'],
          },
        ],
      },
      ask: {
        young: ['What is in the middle of the big storm?', 'An eye. It is calm there.'],
        older: [
          'Why was the storm not over when the wind stopped?',
          'The calm eye was passing, and the other half of the hurricane was still to come.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'Stamp! Here is a storm called {guide}. It rains on one shed. "Mine!" says {guide}. {child} claps.',
            'Storm {guide} came today. It blew off one hat. {guide} took a bow. {child} cheered.',
          ],
          setting: 'street',
          weather: 'rain',
          camera: 'wide',
          child: 'cheer happy',
          guide: 'dance proud',
        },
        {
          text: [
            'And {child}? A soft wind comes in. Whoo, it says. It says {child}.',
            'Good night. A small wind is at the window. Its name is {child}. Hush.',
          ],
          setting: 'bedroom',
          time: 'night',
          weather: 'wind',
          camera: 'close',
          child: 'look-up happy',
        },
      ],
      [
        {
          text: [
            'All right, all right! Stamp. "One little wind for {child}," says the door. It lifts {guide}. Whee!',
            'The stamp came down. Thump! {child} has a wind now. It tickles {guide} on the neck.',
          ],
          setting: 'library',
          weather: 'wind',
          camera: 'medium',
          child: 'jump excited',
          guide: 'jump surprised',
        },
        {
          text: [
            'In bed {child} hears a rumble. One, two, three. It is far. {child} is asleep.',
            'Far away, boom. {child} counts. One, two. {child} is asleep before three.',
          ],
          setting: 'bedroom',
          time: 'night',
          weather: 'rain',
          camera: 'medium',
          child: 'sleep calm',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'The hatch read the form from end to end. Stamp! "The lists are full for six years," it said. "But we have some small ones over." So there was a Storm {guide}. It came on Thursday. It rained for four minutes on a shed. {guide} cried with joy, and so did the shed. {child} held the umbrella.',
            '"All true," said the hatch. It sounded surprised. "Big storms are given out six years ahead. Would you take a little one?" {guide} would. On Friday Storm {guide} came down the street and blew over a flowerpot. {guide} stood in it, bowing. {child} clapped.',
          ],
          setting: 'street',
          weather: 'rain',
          camera: 'wide',
          child: 'cheer happy',
          guide: 'dance proud',
        },
        {
          text: [
            'The other was smaller still. It came in the evening, over the roofs. It put a hat back on a man who had dropped it. It turned one page for somebody reading. That was {child}, both times.',
            'And {child}? There was a bit of wind left at the bottom of the drawer. It has no thunder. It goes round at bedtime and tries the windows, gently. {child} lets it in.',
          ],
          setting: 'bedroom',
          time: 'night',
          weather: 'wind',
          camera: 'close',
          child: 'look-up happy',
        },
      ],
      [
        {
          text: [
            'Stamp, went the hatch, all down the page. "You are the first who looked," it said. Out of it blew a small wind, with a label. The label said {child}. It went up one sleeve of {guide} and out at the neck. "That tickled!" said {guide}.',
            'They pushed the form under the door. They heard it being read. They heard a stamp. Then something came back under the door, and lifted all the papers. It was a wind, brand new. "{child}," it said, as winds do. {guide} ran after it to be introduced.',
          ],
          setting: 'library',
          weather: 'wind',
          camera: 'medium',
          child: 'jump excited',
          guide: 'run surprised',
        },
        {
          text: [
            'That night there was a flash behind the curtains. {child} began to count, quite slowly. It got to nine, and ten, and eleven. At twelve there was a very small boom. By then {child} was asleep.',
            'Far off, in the night, a storm was going home. {child} lay and counted. There was more and more to count each time. Somewhere between a flash and its boom {child} fell asleep.',
          ],
          setting: 'bedroom',
          time: 'night',
          weather: 'rain',
          camera: 'medium',
          child: 'sleep calm',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The hatch took the form and was silent for so long that {guide} began to hum. "It is all true," said the hatch at last. "We have not had that before." Names were given out six years in advance. Still, there were some odds and ends. And so it came about that on the Thursday, at ten past two, Storm {guide} struck. It rained for four minutes on one shed. It took a sheet off a line and put it back. {guide} stood there in the thick of it, with both arms out. {child} cheered.',
            'Down came the stamp. It had been waiting all that time, and it made a dent in the desk. "Granted," said the hatch, "as far as stocks allow. All the big ones are spoken for. We use the lists in turn, every six years." But in the bottom drawer there lay a squall that nobody had wanted. On Friday it came down the street, under the name of {guide}, and overturned a flowerpot. It was on the news, after the football. {child} had to hold {guide} up.',
          ],
          setting: 'street',
          weather: 'rain',
          camera: 'wide',
          child: 'cheer happy',
          guide: 'dance proud',
        },
        {
          text: [
            'The one for {child} was not big enough for the news. You would have to know it to notice. It comes up late on warm evenings, when the windows are open. It has been seen to put a man\'s hat back on. It dries the last sock. Often it turns over a page for somebody who has fallen asleep on the book. In the tower they keep a note of it, in green. "Moderate," the note says. "Charming manners." {child} heard it at the curtain, and moved over.',
            'And there had been something else in the drawer. It was hardly more than a draught. It had no thunder, and no rain to speak of. "I\'ll take it," {child} had said. That night it came for the first time. It went once round the roof, to see where everything was, and then found the gap under the window. It lifted one corner of the curtain and said its name. It is not easy to say, for a wind. But it was quite clear.',
          ],
          setting: 'bedroom',
          time: 'night',
          weather: 'wind',
          camera: 'close',
          child: 'look-up happy',
        },
      ],
      [
        {
          text: [
            'When all the lines were filled {child} slid the form under the hatch. They heard a chair creak. They heard somebody read, and laugh once, and look for something in a box. Then the stamp came down. "We have no storms left," said the hatch. "Would a breeze be any use?" And out it came. It had {child} on a label round its neck, if it had a neck. It read all the notices. It blew {guide} up like a bolster, and then it put {guide} tidily down again.',
            '"You went and looked," said the hatch. Nobody could tell whether it was pleased. A drawer was pulled out, and pushed in. "This is small, but it is new. It has never been called anything." What came through the hatch could not be seen at all, except that every paper in the office stood up. {child} felt it go by, cool, like somebody running. "What is its name?" said {guide}. The wind went round the tower, and told all the windows. It was {child}.',
          ],
          setting: 'library',
          weather: 'wind',
          camera: 'medium',
          child: 'jump excited',
          guide: 'jump surprised',
        },
        {
          text: [
            'That night a real one went by, with a proper name, on the far side of the hills. The curtain lit up, and went out. {child} lay with both hands behind the head and began to count. It was not near. It was not coming near, either; each time there was a bit more to count. Nine. Twelve. Fifteen. It was like listening to somebody walk away down a very long corridor, putting out the lamps. {child} never heard the last of them. {child} was asleep.',
            'In the dark there was a flash, and {child} counted as far as fourteen. The next was eighteen. Whoever it was, it was going home. In the morning it would be in the papers, and people would call it rude things. {child} wished it a good journey. It was only air, after all, with sparks in. And a person ought to be polite to them, when one has a relation in the business. Then {child} turned over and fell asleep, in the middle of twenty.',
          ],
          setting: 'bedroom',
          time: 'night',
          weather: 'rain',
          camera: 'medium',
          child: 'sleep calm',
        },
      ],
    ],
  },
};
