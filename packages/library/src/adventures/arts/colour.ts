import type { FactSheet } from '../sheet.ts';

/** A bedroom that looks at a brick wall, a rainbow on the other side of the house, and somebody who can pack anything. */
export const colour: FactSheet = {
  id: 'colour',
  topic: 'arts',
  title: 'Colour',
  subject: 'colours and the rainbow',
  words: [
    'colour',
    'rainbow',
    'mixing colours',
    'why is a rainbow curved',
    'where do colours come from',
    'light and colour',
    'the end of the rainbow',
    'yellow and blue',
  ],
  guides: ['raccoon', 'postman', 'leprechaun'],
  titles: [
    'A Rainbow for the Back Bedroom',
    'Nothing but Bricks',
    '{child}, {guide} and the Long Flat Box',
    'This Way Up, Said {guide}',
    'How to Pack a Rainbow',
  ],
  facts: [
    {
      id: 'drops',
      says: 'Sunlight that goes into a raindrop is bent, spread out into colours and thrown back: very many drops make a rainbow.',
      source: 'Met Office, "How are rainbows formed?"',
    },
    {
      id: 'sun-behind',
      says: 'A rainbow stands opposite the sun, so it is seen with the sun at one’s back and the rain in front.',
      source: 'Met Office, "How are rainbows formed?"',
    },
    {
      id: 'own',
      says: 'Everybody sees a rainbow of their own: when you move it moves with you, and nobody can come to its end.',
      source: 'NOAA SciJinks, "What causes a rainbow?"',
    },
    {
      id: 'circle',
      says: 'A rainbow is a whole circle; the ground hides the lower part, and from high up in the air all of it can be seen.',
      source: 'National Geographic Education, "Rainbow"',
    },
    {
      id: 'order',
      says: 'In a rainbow red is always on the outside and violet on the inside.',
      source: 'Met Office, "What are the colours of the rainbow?"',
    },
    {
      id: 'second',
      says: 'In a second, fainter rainbow outside the first the colours stand the other way round.',
      source: 'Met Office, "Double rainbows"',
    },
    {
      id: 'white',
      says: 'White sunlight is all the colours together, as Isaac Newton showed with a piece of glass.',
      source: 'Encyclopaedia Britannica, "Isaac Newton": Career',
    },
    {
      id: 'bent',
      says: 'Water and glass bend each colour of light by a different amount, so a mirror in a bowl of water can throw a rainbow on a wall.',
      source: 'Encyclopaedia Britannica, "Dispersion (physics)"',
    },
    {
      id: 'mix-paint',
      says: 'Yellow and blue paint make green, red and yellow make orange, red and blue make purple, and all of them together make a muddy brown.',
      source: 'Encyclopaedia Britannica, "Colour": Mixing',
    },
    {
      id: 'mix-light',
      says: 'Red light and green light on one spot make yellow, and with blue light as well they make white.',
      source: 'Exploratorium, Science Snacks: "Colored Shadows"',
    },
    {
      id: 'dim',
      says: 'In very dim light the parts of our eyes that see colour do not work, and everything looks grey.',
      source: 'Encyclopaedia Britannica, "Human eye": Rods and cones',
    },
    {
      id: 'sent-back',
      says: 'A thing looks red because it sends the red part of the light back to our eyes and swallows the rest.',
      source: 'Encyclopaedia Britannica, "Colour"',
    },
  ],
  never: [
    {
      wrong: /\b(?:gold|pot|treasure) (?:is|lies|waits|stands|lay|was) at the end of (?:the|a|every) rainbow\b/i,
      belief: 'A pot of gold stands at the end of the rainbow.',
      truth: 'Nobody can come to the end: the rainbow moves along with whoever looks at it.',
    },
    {
      wrong: /\brainbows? (?:is|are) (?:a |some )?(?:solid|thing|things) (?:in|on|that)\b/i,
      belief: 'A rainbow is a thing in one place.',
      truth: 'It is light from a great many drops, and each person sees another one.',
    },
    {
      wrong: /\bwhite (?:is|has) no colours?\b|\bwhite light has no colours?\b/i,
      belief: 'White light has no colours in it.',
      truth: 'It has all of them.',
    },
    {
      wrong: /\b(?:the )?(?:red|colours?) (?:was|were|is|are) still (?:there|red) in the (?:pitch[- ])?dark\b/i,
      belief: 'The colours are still there in the dark.',
      truth: 'Without light there is nothing for a thing to send back to the eye.',
    },
    {
      wrong: /\bmixing (?:all )?(?:the )?paints? (?:makes?|gives?) white\b/i,
      belief: 'Mixing all the paints makes white.',
      truth: 'Paints take light away, so all of them together come out dark and muddy; lights add up to white.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'One window. One wall. Bricks, bricks, bricks. {child} looks out. No sky at all.',
            '{child} has a window. What does it see? A wall. Good morning, wall.',
          ],
          setting: 'bedroom',
          child: 'look-up sad',
        },
        {
          text: [
            'But out in front, a rainbow! "Box?" said {a guide}.',
            'Look, a rainbow, out in front! {a guide} has string. "I can pack it."',
          ],
          setting: 'street',
          weather: 'rain',
          child: 'point excited',
          guide: 'stand proud',
          things: ['rainbow'],
        },
      ],
      [
        {
          text: [
            'Rain and sun, sun and rain. Up went a rainbow. {child} wanted it.',
            '{child} saw red. {child} saw blue. All up in the rain. Oh, rainbow!',
          ],
          setting: 'street',
          weather: 'rain',
          child: 'look-up excited',
          things: ['rainbow'],
        },
        {
          text: [
            '"Will it fit in here?" {a guide} had a box. A long, long box.',
            'Tape and string and a box. "Ready," said {a guide}. Off they go.',
          ],
          setting: 'street',
          child: 'walk excited',
          guide: 'walk proud',
          things: ['box'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            '{child} had the back bedroom. It was a good room, with a good bed. But its window looked out at a wall. {child} knew every brick of it. One was shaped a bit like a boot.',
            'The window of the front room had a tree, a hill and some sky. The window of {child} had bricks. There were ninety-one. On fine days an ant came by, and that was that.',
          ],
          setting: 'bedroom',
          child: 'sit sad',
        },
        {
          text: [
            'Then it rained in the sun, and out in front stood a rainbow. "I want that at the back," said {child}. "To keep?" asked {a guide}, and put down a long flat box.',
            '"There is a rainbow at the front!" somebody called. By the gate stood {a guide}, with string and a long box. "I pack things," said {guide}. "I have packed a tuba. I have packed soup. Where do you want it?" "Out at the back," said {child}.',
          ],
          setting: 'street',
          weather: 'rain',
          child: 'point excited',
          guide: 'hold proud: box',
          things: ['rainbow'],
        },
      ],
      [
        {
          text: [
            'There are front rooms and there are back rooms. In the front you get the postbox and the swallows. In the back {child} got the wall next door. It had never once done anything.',
            '"What can you see from there?" people asked, being polite. {child} always told them the truth. "Bricks." Then they talked about something else. And today even the bricks were wet.',
          ],
          setting: 'bedroom',
          child: 'think sad',
        },
        {
          text: [
            'On the doormat sat {a guide}, sticking labels on a box. "It says here one rainbow, to the back bedroom." {child} had only wished it. But over the street hung a rainbow, red and gold and green. "Right," said {guide}. "Where does it come off?"',
            'The rain stopped at the corner. Over the roofs went a great bright rainbow. "One like that," said {child}. "This way up," said {a guide}, writing it on a box. {guide} had never failed to pack a thing. {guide} had string.',
          ],
          setting: 'street',
          child: 'look-up excited',
          guide: 'kneel determined',
          things: ['box', 'rainbow'],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The back bedroom had been given to {child} as a treat. It was large. It had a cupboard that you could stand in. What it did not have was anything to look at. The window faced the wall of the house next door, an arm and a half away. {child} had tried liking it. {child} had given names to some of the bricks. On Sunday, for want of other news, {child} had counted them again, and there was one more.',
            'Everybody said what a nice quiet room it was. It was quiet because nothing happened in it. In front were the street, the hill, and half the sky. Behind there was a wall. {child} opened the curtains each morning and there was the wall, and closed them each evening on the same. A fly that came in by mistake had looked out and gone back to sleep. "You might hang up a picture," people said. But a picture stays the same too.',
          ],
          setting: 'bedroom',
          child: 'sit sad',
        },
        {
          text: [
            'Then one wet afternoon the sun came out at the front. There was a rainbow, from the gasworks to the church. It was a waste. All the front windows had plenty already. {child} went down in socks. On the step sat {a guide}, by a box, winding up a mile of string. "Packing and removals," said {guide}. "I have done a harp. I did a bath, full." {child} pointed upward. {guide} looked at it and whistled. "Curved," said {guide}. "That is extra. We shall want the long box."',
            '"One rainbow," said {a guide}, reading from a form. "From the front of the house to the back." {child} had told this to nobody but the wall. But there it stood above the wet street, with the red so red that it buzzed. {guide} had a long flat box, a ball of string, and labels that said This Way Up. "I have never yet refused a load," said {guide}. "Fish, feathers, half a staircase. You take one end and I the other." {child} wondered where the ends might be.',
          ],
          setting: 'street',
          weather: 'rain',
          child: 'point excited',
          guide: 'sit proud',
          things: ['box'],
        },
      ],
      [
        {
          text: [
            'It was a question of fairness. The kitchen had the garden. The bathroom had, if you stood on tiptoe, a steeple. The front rooms had so much sky that they kept blinds to be rid of it. {child} had ninety-one bricks, in rows. This was the view, in all weathers, and it had been the view when {child} had a cold. Rain made it dark red. Sun made it light red, at teatime, for about ten minutes. In the whole year nothing else was on.',
            '"A wall," said {child}, "is what you have round a view. It is not one." No one was there to answer. The bricks certainly did not. Somewhere on the other side of the house it was raining and shining both at once. One could hear doors open and people come out to look at something. "Oh!" said the street. {child} ran down the whole length of the passage. By the time you get from the back to the front of a house most things are over.',
          ],
          setting: 'bedroom',
          child: 'think sad',
        },
        {
          text: [
            'The rainbow was not over. It was right across the sky like the handle of a basket. "There is your basket handle," said {a guide}, who stood under the lamp post with an enormous box. "I am told it goes round the back." {guide} packed for a living, and was proud of never having broken a thing but a record. "What is it made of?" {guide} asked. {child} did not know. "Then I shall use tissue," said {guide}.',
            'The rainbow was still up. The whole street stood with its face to it. Only {a guide} was looking at the pavement, and unrolling string. "Length of job, forty streets," said {guide}. "Weight, nobody can say. Have you a door that opens wide?" {child} said that there was a window, and nothing much in the way but ten minutes of sun. {guide} tied a label to the box. It said To the Back Bedroom, and under that, in red, Do Not Bend. {guide} glanced up, and crossed that out.',
          ],
          setting: 'street',
          child: 'look-up surprised',
          guide: 'stand proud',
          things: ['box', 'rainbow'],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['sun-behind'],
      shows: /\b(?:behind|back)\b/i,
      pages: {
        young: [
          {
            text: [
              'No rainbow here. Turn round, {child}. Sun on your back. There it is!',
              'Where did it go? {child} turns about. Sun behind. Rain in front. Rainbow!',
            ],
            setting: 'garden',
            weather: 'rain',
            child: 'point happy',
            things: ['rainbow'],
          },
        ],
        middle: [
          {
            text: [
              'They came out from under a bridge, and the sky was empty. {guide} looked into the sunny part and sneezed. "Somebody has had it away," said {guide}. "It was there, by the light." {child} shut both eyes. There was sun, and no rainbow.',
              'At the corner they lost it. "A rainbow is bright," said {guide}. "So we look in the bright bit." {guide} marched toward the sun with one arm up for shade. {child} came after, and saw nothing but dazzle.',
            ],
            setting: 'street',
            child: 'cover worried',
            guide: 'look-up worried',
          },
          {
            text: [
              'But it was warm on the nose now. Before, it was warm behind. {child} turned round. A long shadow pointed down the road. Right over the head of it stood the rainbow, against the rain. "It wants the sun at your back," said {child}. "Like reading," said {guide}.',
              'Then {child} noticed two shadows. They were on the wrong side. Earlier they had gone on ahead, like dogs. So {child} put the sun behind, and followed the shadows. Up came the rainbow, red and gold, on the dark side of the sky.',
            ],
            setting: 'street',
            weather: 'rain',
            child: 'point proud',
            guide: 'jump surprised',
            things: ['rainbow'],
          },
        ],
        old: [
          {
            text: [
              'There was a tunnel under the railway. They went in with a rainbow before them and came out without. {guide} set down the box. "It has been moved," said {guide}, "and by amateurs." They searched the bright side of the sky. The wet road shone so hard that they had to look between their fingers. Anything as bright as a rainbow, said {guide}, was sure to be where the brightness was. {child} had spots in front of both eyes, and they were all the wrong colours.',
              'The road turned twice round the brewery. When it had finished they were walking with the light full in their faces, and the bow had gone. It was not in front. It was not to the left, or the right. "It will have gone in for its tea," said {guide}, and wrote Not At Home on a card. {child} shaded both eyes and tried to think when they had last had it. It was before the corner. Something had been different before the corner, and it was not only the smell.',
            ],
            setting: 'street',
            child: 'cover worried',
            guide: 'look-up worried',
          },
          {
            text: [
              'It was the neck that remembered. On the way in, {child} had had a hot neck. Now there was a hot chin. So {child} turned round on the spot, like somebody in a game. There lay the shadow of {child}, as long as a ladder, and {guide} next to it. Where the shadow pointed the sky was black with rain. Across the black stood the rainbow. "The sun goes behind," said {child}, "and the rain in front, and you in the middle." "Like a sandwich," said {guide}, and wrote it on the lid.',
              'What had been different was the shadows. All morning the two of them had walked ahead, long and thin. Now they trailed at the back. "We are the wrong way about," said {child}. A rainbow is sunlight coming back to you off the rain. Nobody sees what comes back by looking where it comes from. They turned until the sun was behind and their shadows pointed at the storm. It stood there at once, right over the two heads. {guide} said that it might have called out.',
            ],
            setting: 'street',
            weather: 'rain',
            child: 'point proud',
            guide: 'jump surprised',
            things: ['rainbow'],
          },
        ],
      },
      ask: {
        young: ['Where was the sun?', 'It was at the back of {child}.'],
        older: [
          'Which way must you turn to see a rainbow?',
          'Put the sun behind you and look toward the rain. Your shadow points the way.',
        ],
      },
    },
    {
      facts: ['own'],
      shows: /\b(?:steps?|moved?|along)\b/i,
      pages: {
        young: [
          {
            text: [
              '{child} steps. The rainbow steps. {child} stops. It stops. Come along!',
              'Run, {child}, run! The rainbow runs along too. Who is first? No one.',
            ],
            setting: 'farm',
            camera: 'wide',
            child: 'run excited',
            things: ['rainbow'],
          },
        ],
        middle: [
          {
            text: [
              'It came down in a field, right behind a white cow. "I have it," said {guide}, and threw a loop of string. They ran to the cow. By then it came down behind the hedge. They ran to the hedge. It was at the mill.',
              '"One foot of it is on that gate," said {guide}. "Hold the bag." They crept up from two sides. At the gate there was just a gate, rather wet. The rainbow stood a field further on and looked innocent.',
            ],
            setting: 'farm',
            child: 'run determined',
            guide: 'run excited',
          },
          {
            text: [
              '"It moved," said {guide}. {child} took one step to the left. So did the rainbow. {guide} stood still and saw it stand still. "Then yours is not mine," said {child}. "We have one each!" That was a great comfort. Nobody could take it away.',
              '"Stay there," said {child}, and walked off sideways. For {guide} the rainbow stayed on the mill. For {child} it came along, past the church. They each had one of their own, then. You cannot catch up with it. You cannot lose it, either.',
            ],
            setting: 'farm',
            weather: 'rain',
            camera: 'wide',
            child: 'point happy',
            guide: 'stand surprised',
            things: ['rainbow'],
          },
        ],
        old: [
          {
            text: [
              'The near end came down in a field of turnips. You could see turnips through it, red ones, yellow ones, green. {guide} put the box ready, held out the string, and counted to three. They ran. The mud was fearful. When they reached the place it was ordinary turnips, and the end of the rainbow was beyond the ditch. They crossed the ditch. It was behind the barn. "I have had cats like this," said {guide}, sitting down on the box. "You must never let them see you run."',
              '"Not a sound," whispered {guide}. One leg of it was standing in the duck pond. They had come round by the back of the hay, as quiet as two spoons. {guide} went first, with the string open in a ring. {child} had the box. They rose up together and dropped the ring over nothing, in front of several ducks. It was at the far side of the meadow now. It did not seem to have hurried. "Did you see it go?" said {guide}. And {child} had not.',
            ],
            setting: 'farm',
            child: 'run determined',
            guide: 'run excited',
          },
          {
            text: [
              '{child} did an experiment with one step. To the left; and it went left. To the right; it came back. "Tell me when it moves," said {child}, and walked as far as the gatepost. "It never stirred," said {guide}. But {child} had seen it slide along over four trees and a bus. So it was not one rainbow. It was one for each. The drops that sent {guide} the red were not the drops that sent it to {child}. "You have been trying to catch mine with yours," said {child}. They stopped running after that, and took theirs along.',
              'So they tried it apart. {guide} stayed by the ducks and pointed at the rainbow, with one stiff arm. {child} pointed as well, and walked. At forty steps they were pointing at different trees. "Yours is crooked!" shouted {guide}. It was not, though. It was only another one. There is no place in the rain where it is, as there is a place where a barn is. It hangs in front of whoever looks, and moves when they move. "Then you have had it with you since the front door," said {guide}, and wound up the string.',
            ],
            setting: 'farm',
            weather: 'rain',
            camera: 'wide',
            child: 'point happy',
            guide: 'point surprised',
            things: ['rainbow'],
          },
        ],
      },
      ask: {
        young: ['What did the rainbow do when {child} ran?', 'It ran too. Nobody can catch it.'],
        older: [
          'Why could they not walk up to the rainbow?',
          'Everybody sees a rainbow of their own, and it moves along with them.',
        ],
      },
    },
    {
      facts: ['circle', 'order'],
      shows: /\b(?:ring|circle|round)\b/i,
      pages: {
        young: [
          {
            text: [
              'Up in the sky, up and up. The rainbow is a ring! Round and round, says {child}.',
              '{child} looks down from a cloud. No end to the rainbow. It is round, like a plate.',
            ],
            setting: 'sky',
            camera: 'wide',
            child: 'look-up surprised',
            things: ['rainbow'],
          },
        ],
        middle: [
          {
            text: [
              '"To pack a thing you start at the end," said {guide}. "Everybody knows that." But the left end was in the sea. The right end was behind the gasworks. {guide} hired a balloon, so as to see them both at once.',
              'Where did it end? On one side stood a hill, and on the other a chimney. "I must have the measurements," said {guide}. So up they went in a hot-air balloon, with a tape. {child} held on to the basket.',
            ],
            setting: 'sky',
            child: 'hold curious',
            guide: 'point determined',
            things: ['hot-air-balloon'],
          },
          {
            text: [
              'Up and up they went, until there was rain below them as well. {child} looked down. The two legs ran on, under the hill, and joined. The rainbow was a ring! Red ran all round the outside. "No ends," said {guide} faintly. "I shall need a hat box."',
              'The higher they rose, the more rainbow came out of the ground. It was never half a wheel. It was a whole circle, with violet inside and red outside. Down there the earth had only been in the way. {guide} let the tape drop.',
            ],
            setting: 'sky',
            weather: 'rain',
            camera: 'wide',
            child: 'look-up excited',
            guide: 'stand surprised',
            things: ['rainbow'],
          },
        ],
        old: [
          {
            text: [
              "{guide} said that it was no good starting in the middle. A carpet you roll from the end, and string you wind from the end. Where were the ends of this? The left one went down behind a hill and the right into somebody's washing. There was a hot-air balloon in the next meadow, waiting for a wedding that was late. They were given ten minutes. The burner roared and the grass let go. {child} leaned on the edge of the basket, and {guide} had a pencil ready.",
              '"Width across the feet," muttered {guide}. "I cannot make out a bill without the width across the feet." But each time they had one foot in view a house stood before the other. In the end they borrowed a hot-air balloon. It was striped like a sweet, and the man who owned it held the rope. They rose as quietly as bread. The fields shrank. {child} saw the shadow of the balloon slide up a rain cloud. All about it there was something bright.',
            ],
            setting: 'sky',
            child: 'look-up curious',
            guide: 'hold determined',
            things: ['hot-air-balloon'],
          },
          {
            text: [
              'They looked to the left, where the leg went into the ground. It did not go into the ground. It went on, under the edge of the world as it had been a minute ago, and curved in. The right leg was coming to meet it. "Oh no," said {guide}. The rainbow was a circle. It had always been one, red outside and violet within. Only the earth had stood in front of the rest, as a table hides your knees. {child} laughed out loud. {guide} crossed out Both Ends and wrote, very small, None.',
              'It was a rainbow, and it was shut. There was no more a beginning to it than to a plate. From the ground you only ever see the top of it, because the ground itself gets in the way. Up here there was rain beneath them too, and it went right round. Outside was the red, then gold, then green, and violet next to the middle. "I came about two ends," said {guide}. "Who would go and make a ring that size?" {child} waved, and in the very centre their shadow waved back.',
            ],
            setting: 'sky',
            weather: 'rain',
            camera: 'wide',
            child: 'wave excited',
            guide: 'look-up surprised',
            things: ['rainbow'],
          },
        ],
      },
      ask: {
        young: ['What shape was the rainbow?', 'It was round, like a ring.'],
        older: [
          'Why did they find no end to the rainbow?',
          'It is a whole circle. From the ground we see only the upper part.',
        ],
      },
    },
    {
      facts: ['drops', 'white'],
      shows: /\bdrops?\b/i,
      pages: {
        young: [
          {
            text: [
              'Tip goes the watering can. Drip, drop, drops in the sun. A rainbow, as small as {child}!',
              '{child} pours. The watering can sings. Drops fly. In the drops, red and green and blue!',
            ],
            setting: 'garden',
            child: 'hold happy: watering-can',
          },
        ],
        middle: [
          {
            text: [
              'Then the cloud had no more rain, and the rainbow went out. It went like a lamp, from one end to the other. "Finished," said {guide}, and looked into the box, just in case. "And I had it nearly measured."',
              '"It is fading," said {child}. It was pink and grey, and then just grey. The rain had moved off to the sea. {guide} held the open box up to the sky, and waited. Nothing fell in.',
            ],
            setting: 'garden',
            child: 'look-up sad',
            guide: 'hold sad: box',
          },
          {
            text: [
              '"What is it made of?" said {child}. "Sun and drops. We have sun." By the tap stood a watering can. {child} swung it high, with the sun behind. Each drop took in white light and gave it back in colours. There it was, as wide as a skipping rope.',
              'But it had only ever been sunshine in drops. {child} found a watering can among the beans. Out flew the water, with the light behind it. White light went in. Every drop sorted it into red and gold and blue. "Small," said {guide}. "But it would fit."',
            ],
            setting: 'garden',
            child: 'hold excited: watering-can',
            guide: 'cheer surprised',
          },
        ],
        old: [
          {
            text: [
              'At twenty to three it stopped raining. That was all. The clouds drew off like people leaving a hall, and the rainbow went thin, and came to pieces. The sun shone on dry air. {guide} was left holding one end of the box. "It was a perishable," said {guide}. "I ought to have asked. It was the same with the snowman." {child} looked at the place where it had been. There were a chimney and a gull there, and neither of them was any particular colour.',
              '"Do not breathe," said {guide}. It was no use. First the violet went, and after it the green. Then there was only a pink smear over the allotments, such as you might leave on a cup. The shower had gone out to sea to rain on fish. They stood among wet cabbages in the most beautiful sunshine. {guide} turned the box upside down and shook it. "All that," said {guide}, "and not a crumb."',
            ],
            setting: 'garden',
            child: 'look-up sad',
            guide: 'hold sad: box',
            things: [],
          },
          {
            text: [
              '"The sun is still there," {child} said slowly. "It is only the rain that has gone home." There was a water butt, and by it hung a watering can. {child} stood with the sun behind and swung it in a great arc. The drops flew out like glass beads. Into each went plain white light, and each bent it and spread it and threw it back. There hung a rainbow over the beans, with cabbages showing through. It lasted as long as the water. {guide} ran to fill the can.',
              'Something was dripping. A gutter let go a drop, and as it fell it flashed red, and the next one green. {child} watched it for some time. The light that came over the wall was white. In the drop it came apart, as if all the colours had been packed in there from the start. "{guide}," said {child}, "who packed the sunshine?" Then {child} took up the watering can and swung it wide. They had it there between the cabbages, red on top, and bright enough to read a label by.',
            ],
            setting: 'garden',
            child: 'hold excited: watering-can',
            guide: 'jump surprised',
          },
        ],
      },
      ask: {
        young: ['What made the small rainbow?', 'Drops of water in the sun.'],
        older: [
          'How did {child} make a rainbow without rain?',
          'With drops from a watering can. Drops take white sunlight in and throw it back sorted into colours.',
        ],
      },
    },
    {
      facts: ['mix-paint'],
      shows: /\bgreen\b/i,
      pages: {
        young: [
          {
            text: [
              'Yellow paint, blue paint. Stir the paintbrush, {child}. Look what they made. Green!',
              'No green here. {child} dips the paintbrush. Blue in yellow, round and round. Green!',
            ],
            setting: 'kitchen',
            camera: 'close',
            child: 'hold happy: paintbrush',
          },
        ],
        middle: [
          {
            text: [
              '"If we cannot pack it, we copy it," said {guide}. They had red paint, yellow paint and blue paint. A rainbow wants green as well, and orange, and purple. So {guide} poured all of it into one bowl. It came out the colour of a puddle.',
              'To be safe they would paint one. There were three pots in the shed, red, yellow and blue. "Not enough," said {guide}. "I shall stir until there is." {guide} stirred everything together. It made a very fine mud.',
            ],
            setting: 'kitchen',
            child: 'look-up worried',
            guide: 'hold surprised',
          },
          {
            text: [
              '{child} took the paintbrush. "Two at a time." A brush of yellow, a brush of blue, and it was frog green. Red with yellow made orange. Red with blue made purple. Soon they had the whole row. {guide} labelled the mud as well. It said Boots.',
              '{child} washed the paintbrush and took only two. Blue went into yellow, and out of it came green. Then came orange, from yellow and red. Purple was the last, from red and blue. Each paint eats some of the light, so a crowd of them gets dark.',
            ],
            setting: 'kitchen',
            child: 'hold proud: paintbrush',
            guide: 'cheer happy',
          },
        ],
        old: [
          {
            text: [
              '"A good firm keeps a copy," said {guide}. They would paint the thing on paper, life size or a little under. In the cupboard under the sink stood three pots. One was red, one was yellow and one was blue. {child} held up the list: red, orange, yellow, green, blue, violet. They were short of half of it. "Then we must stretch it," said {guide}, and tipped the lot into a bowl and stirred. It went through several colours on the way. It ended up as the stuff that comes off boots.',
              'It was {guide} who said that they ought to have a drawing to work from. So they spread out paper on the kitchen table. There were paints, but whoever had owned them was fond of fire engines, lemons and the sea. There was red, yellow and blue, and nothing in between. "In between is only a matter of stirring," said {guide}. Soon all three were in the one bowl. {child} looked in. It was the exact brown of the box.',
            ],
            setting: 'kitchen',
            child: 'think worried',
            guide: 'hold surprised: bowl',
            things: [],
          },
          {
            text: [
              '"There were too many talking at once," said {child}, and began again, with two and a clean paintbrush. Into a spoonful of yellow went one drop of blue. It did not turn into bluish yellow. It turned green, all at once, like a joke. Red and yellow made orange. Blue and red, after some quarrelling, agreed on violet. Each paint takes a part of the light away and leaves the rest. Three together take nearly all of it, and that is mud. {guide} kept the mud too. It would come in useful for turnips.',
              'So {child} rinsed the paintbrush and tried them in pairs. Yellow and blue are as different as any two colours can be. You would think that they would fight. They sat down together and were green. From yellow and red there came orange, and from red and blue came violet. That was all six, out of three. "And I got one out of three," said {guide}. {child} said that every paint swallows some light, and {guide} had asked all of them to dinner.',
            ],
            setting: 'kitchen',
            child: 'hold proud: paintbrush',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['What did blue and yellow make?', 'Green!'],
        older: [
          'How did three paints become six?',
          'They were mixed in pairs: yellow and blue make green, red and yellow orange, red and blue purple.',
        ],
      },
    },
    {
      facts: ['mix-light'],
      shows: /\bwhite\b/i,
      pages: {
        young: [
          {
            text: [
              'Red light. Green light. Blue light. All on one spot. It is white! Says {child}, "Where did they go?"',
              'Three lights, red and green and blue. {child} dances in them. They meet, and make white.',
            ],
            setting: 'stage',
            child: 'dance surprised',
          },
        ],
        middle: [
          {
            text: [
              'They cut through the theatre, by the back. It was dark there, and {guide} had to read a label. There were three lamps, one red, one green and one blue. "Not blue," said {guide}. "I need plain white. I do not see well in soup."',
              'Behind the stage it was black as a hat. The label was red on white. {child} found a switch, and a red light came on. Now it was red on red. {guide} tried green, then blue. "Have they no white one?"',
            ],
            setting: 'stage',
            child: 'reach worried',
            guide: 'stand worried',
          },
          {
            text: [
              '{child} turned all three to the same spot. Where red and green met it was yellow. Then the blue came in, and everything went white. "But we put in more colour," said {guide}, "not less." The shadow had gone yellow on one side and blue on the other.',
              '"Put them all on," said {child}. "All on one place." With paint it would have been mud. With light it was white, as clean as a plate. There stood the address. And behind {guide} danced three shadows, pink and yellow and blue.',
            ],
            setting: 'stage',
            child: 'point excited',
            guide: 'dance surprised',
          },
        ],
        old: [
          {
            text: [
              'There was a short way through the theatre. It was empty that day, and so dark that {guide} walked into a painted wood. They needed to read the address on the box. {child} felt along the wall to three levers. The first put on a red lamp. They were both red, and so was the paper, and the red writing had vanished. The second lamp was green. The third was blue, and made {guide} look unwell. "What we need," said {guide}, "is an ordinary white one, for reading." There was no such lever.',
              'It began to pour, and they waited in an empty theatre with their feet on the box. Then they found that the label had come off. It had been stuck on in the wet. {child} hunted for it, on all fours, by the light of a red lamp. That was the only one at first. Then {guide} discovered a green, and then a blue. By each of these they saw half of everything. Whatever was red went black in the green, and what was green went black in the red. "A good white light," said {guide}, "is never there when wanted."',
            ],
            setting: 'stage',
            child: 'reach worried',
            guide: 'stand worried',
          },
          {
            text: [
              '"Mix one," said {child}. "You cannot stir a lamp," said {guide}, who had once tried it with two soups. But {child} swung the red lamp and the green on to one spot of floor. It turned yellow, which is a thing that no paint would do. Then in came the blue, and the spot went white. They stood in it as in a pool of milk. Paint takes away from light, but lights add up. "Back Bedroom," read {guide}. On the wall behind stood three of each of them, in colours of their own.',
              'So {child} pulled all three at once, and turned them till they met. Red and green ran into each other and were yellow. When the blue fell on top of that, {guide} said that it all went out; but it had not. It was white. There were boards, dust, and the label, as plain as at noon. {child} held one arm in the beam. It cast a yellow shadow, and a pink one, and one of swimming-bath blue. Every shadow was white with one lamp taken away. They stayed a good deal longer than they needed.',
            ],
            setting: 'stage',
            child: 'point excited',
            guide: 'dance surprised',
          },
        ],
      },
      ask: {
        young: ['What did the three lights make?', 'White light.'],
        older: [
          'How did they get white light from coloured lamps?',
          'They shone red, green and blue light on one spot. Lights add up, and those three make white.',
        ],
      },
    },
    {
      facts: ['dim', 'sent-back'],
      shows: /\bgrey\b/i,
      pages: {
        young: [
          {
            text: [
              'In the cave all is grey. Grey ball, grey ball. Out to the light. Red ball, {child}!',
              '{child} has a grey ball. The cave is so dim. Step out. It was red all along!',
            ],
            setting: 'cave',
            child: 'hold surprised: ball',
          },
        ],
        middle: [
          {
            text: [
              'It came on to hail, and they hid in a cave. When {child} looked at the box it was grey. So was {guide}. So was the red ball that somebody had left there. "The colour has run," said {guide}. "It is the wet."',
              '{guide} had sorted all the labels by colour. Then they sat down in a cave to eat. It was so dim that there were only grey labels left. "Robbed!" said {guide}. {child} had a ball, and could not have said what colour it was.',
            ],
            setting: 'cave',
            child: 'hold worried: ball',
            guide: 'stand worried',
          },
          {
            text: [
              '{child} walked to the mouth of the cave. With each step the ball grew less grey. Out in the light it was as red as jam. "Nothing was stolen," said {child}. "Our eyes need a lot of light for colour. It was waiting at the door."',
              'It was not the labels, {child} found. It was the eyes. In the dusk of a cave they only see grey. A few steps nearer the day, and the ball began to blush. It has to have light to send back, or it cannot be red.',
            ],
            setting: 'cave',
            child: 'walk happy: ball',
            guide: 'jump surprised',
          },
        ],
        old: [
          {
            text: [
              'A hailstorm drove them into a cave by the road. It went a good way back, and they went with it, as far as one could see one\'s feet. {guide} opened the box for a check. Then there was a cry. "They are grey!" There had been red labels, blue labels and yellow ones for breakables. Now they were grey ones, dark or light. {guide} was grey too, and so was the ball that a dog had left on a ledge. "It must be the damp," said {guide}. "I shall have to write to everyone."',
              '"Hand me the red tape," said {guide}. They were mending the box in a cave, out of the wind. {child} felt about. There were two rolls, and a ball that had been in one pocket since June. All of them were grey. {child} was quite sure that the ball was red, and gave it a hard look. It went on being grey. "It is a poor sort of colour," said {guide}, "that does not last from the street to here." You could see the shapes of everything. It was like living in an old film.',
            ],
            setting: 'cave',
            child: 'hold worried: ball',
            guide: 'stand worried',
          },
          {
            text: [
              '{child} carried the ball toward the daylight, one step at a time, and never took an eye off it. For ten steps it was grey. Then it was brownish. Then, between one step and the next, it remembered that it was red. Back it went, and forth again. In the dim the part of the eye that sees colours gives up, and a plainer part does the looking. "Nothing ran," said {child}. "We did." {guide} carried all the labels out into the hail and read them over, twice, for pleasure.',
              '"It is red," said {child}, "when it has something to be red with." A red thing takes in light, keeps most of it, and sends the red part back. In here was hardly a spoonful to send. Our eyes need more than that for colours; with less they see in grey, like night watchmen. So {child} rolled the ball along the ground to the mouth of the cave. They lay on their fronts and watched it go. Right at the edge of the daylight it lit up like a berry.',
            ],
            setting: 'cave',
            child: 'hold happy: ball',
            guide: 'look-up surprised',
          },
        ],
      },
      ask: {
        young: ['Why did the ball look grey?', 'It was too dim in the cave.'],
        older: [
          'Why was everything grey in the cave?',
          'In very dim light our eyes cannot see colours. Out in the light they came back.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'A bowl of water. A mirror. In comes the sun. Who is on the wall? Hello, rainbow!',
            '{child} puts the mirror in the bowl. Splash, says the light. Colours on the wall!',
          ],
          setting: 'bedroom',
          time: 'sunset',
          child: 'cheer happy',
          things: ['mirror', 'bowl'],
        },
        {
          text: [
            'Night, wall. Night, bricks. {child} sleeps. One of them was gold today.',
            'The box is by the bed. {child} is asleep. All the colours are asleep too.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep calm',
        },
      ],
      [
        {
          text: [
            '"The box is empty," says {guide}. But the jar! It has sun in it.',
            'One jar, full of water. One bit of sun. {guide} jumps. Red and blue on the bed!',
          ],
          setting: 'bedroom',
          time: 'sunset',
          guide: 'jump surprised',
          things: ['jar'],
        },
        {
          text: [
            '{child} lies on the bed. One foot is red. One foot is green. Wiggle, wiggle.',
            'A rainbow on the quilt. {child} lies very still. It tickles no one at all.',
          ],
          setting: 'bedroom',
          time: 'sunset',
          child: 'sit happy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'Home they came, with an empty box. But it was teatime. A stripe of sun had got in between the houses. {child} ran for a bowl of water. Into it, on the slant, went a mirror.',
            '"Not delivered," wrote {guide} on the form, and sniffed. "Wait," said {child}. The sun comes to the back for ten minutes a day. {child} set a bowl of water in it, and in the water a mirror.',
          ],
          setting: 'bedroom',
          time: 'sunset',
          child: 'kneel excited',
          guide: 'stand sad',
          things: ['bowl', 'mirror'],
        },
        {
          text: [
            'Up on the ceiling it wobbled, red, gold, green and blue. The water had bent the light and let all the colours out. {guide} sat under it with a cup of tea. On the brick that looked like a boot lay one spot of violet.',
            'It sprang across the room and out of the window. There, on ninety-one bricks, lay a rainbow with a shake in it. Nobody spoke. Then {guide} crossed out Not, and stuck a label on the wall. It said This Way Up.',
          ],
          setting: 'bedroom',
          time: 'sunset',
          child: 'look-up happy',
          guide: 'sit proud',
        },
      ],
      [
        {
          text: [
            '{guide} put down the box with care. There was nothing in it but a jar of rain. They had caught it by mistake. {child} stood the jar on the sill, in a bit of evening sun.',
            'When they opened the box it was full of tissue. In the tissue was a jar, and in the jar was water. "From the road," said {guide}. "It was in the way." {child} put it up on the windowsill.',
          ],
          setting: 'bedroom',
          time: 'sunset',
          child: 'reach calm',
          guide: 'kneel shy',
          things: ['jar', 'box'],
        },
        {
          text: [
            'The light came in white and went out in stripes. They fell on the bed, one under the other, over both knees of {child}. As the sun went down they climbed the wall, quite slowly. They took the red with them last.',
            'On the quilt lay a scrap of rainbow as long as a shoe. {child} put one foot in it. The foot was red at the heel and blue at the toes. It did not feel of anything. It was still the best slipper in the house.',
          ],
          setting: 'bedroom',
          time: 'sunset',
          child: 'sit happy',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The box came home as light as it had left. {guide} carried it up the stairs with great care, so as not to hurt its feelings. There was the wall. "I never failed before," said {guide}, "except with the snowman." But it was the time of day when the sun found the gap between the houses. It lay on the floor in one white stripe. {child} looked at it, and then went for a bowl of water and the mirror off the door.',
            '"I must ask you to sign for it," said {guide}, "as not received." They stood in the back bedroom, with the empty box between them. {child} did not sign. {child} was looking at the floor. A thin bar of sun had come over the roof next door, as it did daily, and crossed the carpet. All the colours were in there, packed small. They just wanted letting out. "I need a bowl of water," said {child}, "and a mirror, and nine minutes."',
          ],
          setting: 'bedroom',
          time: 'sunset',
          child: 'kneel determined',
          guide: 'stand sad',
          things: ['bowl', 'mirror'],
        },
        {
          text: [
            'A mirror that stands aslant in water makes a corner of it into a wedge. The light goes in white. It bends on the way in and bends again on the way out, each colour by its own amount. It shot up over the wardrobe, out through the window, and landed on the bricks. It trembled, and lay still. All ninety-one of them had it, in bands, red and orange and gold and green. {guide} sat down on the box. "Curved would have been extra," said {guide}, and blew a nose. {child} stirred the water with one finger, and the whole wall danced.',
            'It took some tilting. At first there was only a white patch that ran about like a mouse. Then the water caught it, and bent the blue a little more than the red, and there it was. It was on the ceiling. {child} turned the mirror by a hair, and it slid down the curtain and out, and across the gap. The wall next door stood there in a striped sash, like a mayor. In the house behind it somebody opened a window to see what was up. "Received," wrote {child}, on the dotted line.',
          ],
          setting: 'bedroom',
          time: 'sunset',
          child: 'look-up happy',
          guide: 'sit proud',
        },
      ],
      [
        {
          text: [
            'They unpacked it on the bed, because that is what you do with boxes. There was tissue in it, and string. In the string was a jam jar, and that was half full of rain. "It came in by itself," said {guide}, "while we had the lid off." It was not a rainbow. It was what had been in front of one. {child} put the jar on the sill, because you cannot throw away a thing that has come so far. Down between the chimneys the sun was on its way to the only gap there was.',
            '"There is a charge for empties," said {guide} unhappily. {child} said that it had been a very good walk. They drank lemonade out of tooth mugs and did not look at the window. The last thing in the box was a jar, packed round with labels, from when they had been so thirsty. It still had water in it. {child} moved it out of the way and put it on the windowsill. So neither of them did anything clever. It was done by the jar, and by the time of day.',
          ],
          setting: 'bedroom',
          time: 'sunset',
          child: 'reach calm',
          guide: 'sit sad',
          things: ['jar'],
        },
        {
          text: [
            'At six minutes past, the sun got in. It struck the water at a slant. White light went into the jar, and out at the other side came all that is in it. The colours fell across the floor and up the side of the bed. {guide} was red as far as the belt, and blue above. "Do not move," said {child}. It lasted until a quarter past. Then it climbed the wall and thinned and went out by the corner of the ceiling, violet first. {guide} wrote a card for it: Expected Again Tomorrow.',
            'There was a small sound. It was {guide}, putting down a mug. On the wall over the bed lay a piece of rainbow no longer than a ruler, and perfectly complete. It had red along one side and violet along the other, and between them everything that there is. {child} got up on the bed and held out an arm, and it put stripes on it. "It weighs nothing," said {child}. "I could have told them that," said {guide}. They watched it walk along the wall. It went at the speed of the sun, with no string on it at all.',
          ],
          setting: 'bedroom',
          time: 'sunset',
          child: 'point happy',
          guide: 'stand surprised',
        },
      ],
    ],
  },
};
