import type { FactSheet } from '../sheet.ts';

/** The actors are in another town and the house is full: two must do a play whose author asked for everything. */
export const theatre: FactSheet = {
  id: 'theatre',
  topic: 'arts',
  title: 'Theatre',
  subject: 'how a play is put on',
  words: [
    'theatre',
    'theater',
    'play on a stage',
    'acting',
    'actor',
    'drama',
    'scenery',
    'backstage',
    'how plays are made',
    'putting on a play',
  ],
  guides: ['ghost', 'peacock', 'mouse'],
  titles: [
    'Enter Seven Queens',
    'All Parts Played by {child}',
    '{guide} Bows Too Soon',
    'The Storm King at Three',
    'A Full House and Nobody In It',
  ],
  facts: [
    {
      id: 'masks',
      says: 'Actors in ancient Greece wore masks whose faces could be read from far away.',
      source: 'Encyclopaedia Britannica, "Theatre: Ancient Greece"',
    },
    {
      id: 'few-actors',
      says: 'By changing masks, three actors at most could play all the speaking parts of a Greek tragedy.',
      source: 'British Museum, "Theatre in ancient Greece"',
    },
    {
      id: 'hillside',
      says: 'Greek theatres were cut into hillsides, with the seats in rising rows, so that many people could see and hear.',
      source: 'Encyclopaedia Britannica, "Theatre (building): Ancient Greece"',
    },
    {
      id: 'thunder',
      says: 'Thunder on the stage was made by shaking a sheet of thin metal or rolling balls down a wooden run.',
      source: 'Encyclopaedia Britannica, "Stagecraft: Sound"; Bristol Old Vic, "The Thunder Run"',
    },
    {
      id: 'peas',
      says: 'Dried peas that slide in a tray or drum sound like rain, and canvas on a turning barrel of slats like wind.',
      source: 'Encyclopaedia Britannica, "Stagecraft: Sound"; Bristol Old Vic, "The Thunder Run"',
    },
    {
      id: 'far-small',
      says: 'Painted scenery looks deep because things farther off are painted smaller and lines run together.',
      source: 'National Gallery, London, Glossary: "Perspective"',
    },
    {
      id: 'colours',
      says: 'Coloured glass or film in front of a stage lamp colours its light, and a stage is often lit blue for night.',
      source: 'Encyclopaedia Britannica, "Stagecraft: Stage lighting"',
    },
    {
      id: 'counterweight',
      says: 'Scenery hangs on ropes over the stage, with weights at the other end, so that it can be raised with a light pull.',
      source: 'Encyclopaedia Britannica, "Stagecraft: Flying systems"',
    },
    {
      id: 'voice',
      says: 'Actors are heard at the back by deep breath and clear slow words, more than by shouting.',
      source: 'National Theatre, "Vocal Warm Up: Breathing" and "Vocal Warm Up: Articulation"',
    },
    {
      id: 'ghost-light',
      says: 'Many theatres leave one lamp burning on the empty stage so that nobody falls off its edge in the dark.',
      source: 'Wikipedia, "Ghost light (theatre)"',
    },
    {
      id: 'globe',
      says: 'The Globe in London, where plays by Shakespeare were acted, had no roof over its yard and played by daylight.',
      source: 'Shakespeare\'s Globe, "The first Globe"',
    },
  ],
  never: [
    {
      wrong: /\bnight\b[^.]*\b(?:must|has to|have to) be (?:quite |completely |pitch )?dark on (?:a |the )?stage\b/i,
      belief: 'A night in a play has to be dark on the stage.',
      truth: 'It is lit, often in blue, so that people still see.',
    },
    {
      wrong: /\b(?:shouting|screaming|yelling) is (?:how|the way)\b/i,
      belief: 'Shouting is how actors are heard at the back.',
      truth: 'They are heard by breath and clear words.',
    },
    {
      wrong: /\b(?:every|each) part (?:needs|needed|must have|had to have) (?:its own|another|a different) actor\b/i,
      belief: 'Every part needs its own actor.',
      truth: 'One actor may play several, as in ancient Greece.',
    },
    {
      wrong: /\b(?:real|true) (?:thunder|rain) (?:is|was) (?:used|played)\b/i,
      belief: 'Real thunder was used for storms on the stage.',
      truth: 'It was made with sheets of metal, balls and peas.',
    },
    {
      wrong: /\bfar(?:ther)? (?:off |away )?things (?:are|must be|were) painted (?:big|bigger|larger)\b/i,
      belief: 'Far things are painted bigger, so that they can be seen.',
      truth: 'They are painted smaller, and so look far away.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'A sign on the wall. A play today! Who is in it? {child} is!',
            '{child} reads the sign. It is about a play. It says {child} on it!',
          ],
          setting: 'street',
          child: 'point surprised',
          things: ['sign'],
        },
        {
          text: [
            'In by the back door, {child}! {a guide} has the words. All of them.',
            '"Quick," says {a guide}. "You and me. That is everybody." Up goes {child}.',
          ],
          setting: 'stage',
          child: 'run excited',
          guide: 'wave proud',
        },
      ],
      [
        {
          text: [
            "A hat came in a box. A king's hat! {child} puts it on.",
            'What is in the box? Red and gold. A hat for {child}!',
          ],
          setting: 'living-room',
          camera: 'close',
          child: 'kneel curious',
          things: ['hat', 'box'],
        },
        {
          text: [
            '"A king!" says {a guide}. Rows of people look at {child}.',
            'There is a stage. There is {a guide}. There is no king but {child}.',
          ],
          setting: 'stage',
          camera: 'wide',
          child: 'stand surprised',
          guide: 'point happy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'There was a new sign on the wall. TODAY AT THREE, it said. THE STORM KING. ALL PARTS PLAYED BY {child}. It was the first {child} had heard of it.',
            '{child} had only come out for bread. But the sign by the post office was quite clear. There was a play at three. "And I am the king," read {child}, "the queens and the weather?"',
          ],
          setting: 'street',
          child: 'look-up surprised',
          things: ['sign'],
        },
        {
          text: [
            'Behind the stage waited {a guide}, bowing. "The actors went to the wrong town," said {guide}. "All except me. I have practised the bows." {child} peeped out. Every seat was full.',
            '"There you are," said {a guide}. "The others took the wrong train. We two shall have to do it." Then {guide} bowed, to be ready. {child} was handed the script, which was thick.',
          ],
          setting: 'stage',
          child: 'stand worried',
          guide: 'wave proud',
        },
      ],
      [
        {
          text: [
            'The hat came in the post. It was red and gold, with a tear in the brim. "For the king," said the note inside. "Three o\'clock, and do not be late." {child} turned it round and round.',
            'Somebody had left a hat on the step. A ticket was pinned to it, and the ticket said STAGE DOOR. Below that was the name of {child}. It was even spelled right.',
          ],
          setting: 'living-room',
          camera: 'close',
          child: 'hold surprised: hat',
        },
        {
          text: [
            'Behind that door were ropes, dust and {a guide}. "We have no actors," said {guide}. "We have no scenery. But we have a full house, and I know how to bow." So {child} picked up the script.',
            '{a guide} was looking out through a hole in the curtain. "They have all come," said {guide}, "and the cast has not. Can you read?" {child} could. "Then you are everybody," said {guide}.',
          ],
          setting: 'stage',
          child: 'walk curious',
          guide: 'point excited',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The sign was still wet with paste. TODAY, it said, AT THREE: THE STORM KING, A PLAY IN MANY SURPRISES. Under that came a list of parts. There was a king, there were seven queens, there was a storm, and there was the moon. All of them were to be played by {child}. It was the first that {child} had heard of it. It was ten to three.',
            'On the way home {child} stopped to read a sign, because it is always worth it. This one was about a play. It gave the price of a seat and the name of the king. The name of the king was {child}. So, a little further down, was the name of the queen, the moon and a second messenger. "There must be some mistake," said {child} to the sign. Somewhere over the roofs it began to strike three.',
          ],
          setting: 'street',
          child: 'look-up surprised',
          things: ['sign'],
        },
        {
          text: [
            'The stage door stood open. Inside it was dark and full of ropes, and {a guide} was there, practising a bow. "The company got on the wrong train," said {guide}. "I stayed behind to be looked at. I can bow in four different ways." "Can you act?" asked {child}. "I have never got as far as that," said {guide}, and handed over the script. Beyond the curtain every seat creaked.',
            'It was {a guide} who pulled {child} in at the stage door. "You are late, and you are all we have," said {guide}. "The actors are in another town with the scenery." Through a gap in the curtain {child} saw a full house, eating toffee. "We could tell them to go home," said {child}. "They have paid," said {guide}, "and besides, I have already bowed."',
          ],
          setting: 'stage',
          child: 'stand worried',
          guide: 'cheer proud',
        },
      ],
      [
        {
          text: [
            'The parcel had no sender. In it lay a note, and a hat of red velvet with gold on it that came off. "You are the king," said the note. "Three o\'clock. You need not bring a horse." {child} put on the hat and looked at it in the window. It was too large, as the hats of kings should be. It was also, by then, a quarter to.',
            'A hat was hanging on the front door handle. It was a grand one, red and gold, and inside the rim somebody had inked three names. Two were crossed out. The third was {child}. Under it, in tiny letters, it said: matinee today, come by the back, say nothing to the front row. {child} tried the hat on. It came down to the nose, and smelled of oranges.',
          ],
          setting: 'living-room',
          camera: 'close',
          child: 'hold curious: hat',
        },
        {
          text: [
            'At the back of the theatre a door opened before anybody knocked. There stood {a guide}, bowing to the dustbins. "Our actors are at the seaside by mistake," said {guide}. "I am what is left. I do the bows." {child} walked out on the stage to look. Beyond the curtain people were finding their places, dozens of shoes at a time. "How long is the play?" asked {child}. "It used to be three hours," said {guide}.',
            'Ropes hung down like vines behind the stage, and among them stood {a guide}, waiting to be noticed. "Everybody else missed the boat," said {guide}. "So it is you and me and this." It was the script, thick as a loaf. {child} opened it anywhere. ENTER A STORM, it said, WITH QUEENS. "Whoever wrote this," said {child}, "never had to find the things." "He wrote it in bed," said {guide}.',
          ],
          setting: 'stage',
          camera: 'wide',
          child: 'think worried',
          guide: 'wave proud',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['masks', 'few-actors'],
      shows: /\bmasks?\b/i,
      pages: {
        young: [
          {
            text: [
              'Seven queens? {child} has seven masks. On, off, on, off. {guide} claps them all.',
              'A sad mask. A cross mask. A glad mask. All are {child}! {guide} bows to each.',
            ],
            setting: 'stage',
            child: 'hide happy',
            guide: 'cheer surprised',
          },
        ],
        middle: [
          {
            text: [
              '"Enter seven queens," read {child}. "All talking." They counted themselves. There were two of them. {guide} had taken a throne already.',
              'The script wanted queens now, and it wanted seven. "I can be one," said {guide}. "I am not good at sisters." {child} looked at the door. No queens came in.',
            ],
            setting: 'stage',
            child: 'think worried',
            guide: 'sit proud',
          },
          {
            text: [
              'On the wall hung a row of masks. The Greeks used them long ago, so one actor could be many. {child} held up a proud mask and then a weepy one. "Bravo, all seven," said {guide}, peering about for the others.',
              'Then {child} found the masks. Each had a great big mouth and eyebrows you could read from afar. Off with the cross one, on with the gentle one! {guide} forgot who it was, and bowed to every new queen.',
            ],
            setting: 'stage',
            camera: 'close',
            child: 'hide happy',
            guide: 'cheer surprised',
          },
        ],
        old: [
          {
            text: [
              'ENTER SEVEN QUEENS, said the script, QUARRELLING. {child} counted the company. It came to two. "I could do the eldest," said {guide}, "and perhaps the back of another." In the stalls somebody unwrapped a toffee, slowly, in the way of people who are starting to wonder. {child} had one face, and it had already been used for the king.',
              'There was trouble on page nine. Seven queens had to come in there and disagree. "Let me come in seven times," said {guide}, "and change my walk." {guide} did it twice. Both times it was clearly {guide}, with a skip. "They will know," said {child}. "We know already," called a voice from the front row, kindly.',
            ],
            setting: 'stage',
            child: 'think worried',
            guide: 'walk proud',
          },
          {
            text: [
              'Above the dressing table hung masks, the old kind, with brows like shelves and mouths like letterboxes. In Greece actors had worn such things on stone stages under the sun. One man could be a king, a nurse and a messenger, all the way to the top of a hill. {child} snatched down the fierce one. "I want the biggest throne!" it said. Off it came; on went the weepy one. "She always gets it," it sobbed. {guide} bowed to each of them, and lost count.',
              '"We need fewer queens or more faces," said {child}, and then saw them. They hung along the wall, made of linen and paint: masks, each with one feeling on it, very large. A long while ago in Greece two or three actors did a whole play with those. So {child} turned round as a proud queen, and round again as a furious one. The row about the throne was splendid. At the end {guide} asked in a whisper where the other six had gone.',
            ],
            setting: 'stage',
            camera: 'close',
            child: 'hide excited',
            guide: 'cheer surprised',
          },
        ],
      },
      ask: {
        young: ['How could {child} be so many queens?', 'With masks. One after the other.'],
        older: [
          'How could two or three actors in Greece play so many parts?',
          'They changed their masks, and each mask could be read from far away.',
        ],
      },
    },
    {
      facts: ['thunder', 'peas'],
      shows: /\bthunder\b/i,
      pages: {
        young: [
          {
            text: [
              'Shake the tin. Boom! It is thunder. Tip the peas. It is rain! {guide} hides from {child}.',
              'Peas in a tray go hiss. Rain! Tin goes boom. Thunder, {child}! {guide} jumps.',
            ],
            setting: 'stage',
            child: 'shout excited',
            guide: 'cover surprised',
            things: ['peas'],
          },
        ],
        middle: [
          {
            text: [
              '"Enter a storm," said the script. {child} went to the window. The sky was perfectly blue. "Boom," said {guide}, in a small voice. Somebody in the front row giggled.',
              'Now there had to be a storm. {guide} stamped about and made a noise like a cold. "That is a sneeze," said {child}. Nobody in the seats put up an umbrella.',
            ],
            setting: 'stage',
            child: 'look-up worried',
            guide: 'shout proud',
          },
          {
            text: [
              'Behind the curtain {child} found a tall metal sheet, and shook it. It was thunder, the rumbling sort. Dried peas, tipped along a tray, made the rain. {guide} ran to bring the washing in.',
              'In the corner hung a sheet of tin, and {child} gave it a shake. Thunder! It rolled up to the roof and back. Then came the rain, which was dry peas in a long trough. {guide} asked to share a hat.',
            ],
            setting: 'stage',
            child: 'jump excited',
            guide: 'cover surprised',
            things: ['peas'],
          },
        ],
        old: [
          {
            text: [
              'The script was quite short about it. A STORM, it said. {child} looked out at the back door, where the afternoon lay warm and still, with one butterfly in it. "I do a very good storm," said {guide}, and did one. It was a kind of hum, with arms. "Is that the kettle?" asked a voice in the second row.',
              '"It says here that the heavens open," said {child}. "Then let them," said {guide}, and looked up. Nothing fell but a bit of fluff. The king could not be shipwrecked without weather, and people were beginning to rustle. {guide} blew as hard as possible across the top of a jug. It gave them a shipwreck in a very small bath.',
            ],
            setting: 'stage',
            child: 'look-up worried',
            guide: 'shout proud',
          },
          {
            text: [
              'In the wings hung something that looked like a door made of tin. {child} took it by the bottom edge and gave it a shake. Thunder came out of it, slow at first, and ran along the roof and down the far wall. Next to it stood a trough full of dried peas. Tipped gently one way and gently back, they rained. "That came on suddenly," said {guide}, who had watched it being done, from under the stairs.',
              'Theatres keep their weather backstage. {child} found it all in one corner. When the barrel of slats was turned, the canvas over it moaned like wind. A tray of peas hissed like rain when they slid. And the thin metal sheet on its hook, well shaken, was thunder enough to lift the dust. "Save yourselves!" cried {guide}, in the wrong play. In the front row three umbrellas went up.',
            ],
            setting: 'stage',
            camera: 'wide',
            child: 'jump excited',
            guide: 'cover surprised',
            things: ['peas'],
          },
        ],
      },
      ask: {
        young: ['What made the rain in the play?', 'Peas that slid in a tray.'],
        older: [
          'How did {child} make a storm indoors?',
          'The thunder was a shaken sheet of metal, and the rain was dried peas sliding to and fro.',
        ],
      },
    },
    {
      facts: ['far-small'],
      shows: /\bsmall(?:er)?\b/i,
      pages: {
        young: [
          {
            text: [
              '{child} dips a paintbrush. Dab, dab. A small, small castle. "That is far away," says {guide}.',
              'The paintbrush makes a very small castle. "Who lives so far off?" says {guide}. {child} waves.',
            ],
            setting: 'stage',
            child: 'hold proud: paintbrush',
            guide: 'look-up curious',
          },
        ],
        middle: [
          {
            text: [
              '"Far, far away stands a castle," read {child}. But the back wall of the stage was only six steps off. {guide} went and leaned on it. It was not far. It was damp.',
              'A castle, said the script, a long day\'s ride from here. {guide} marched off to it and was back at once. "There is a wall in the way," said {guide}. {child} knocked on the wall.',
            ],
            setting: 'stage',
            child: 'think worried',
            guide: 'stand surprised',
          },
          {
            text: [
              'So {child} took a paintbrush and painted on it. First came a wide road, getting thin. Then the castle, no bigger than a bun. Small things look far off. {guide} waved at it and waited for an answer.',
              '{child} fetched a paintbrush. A thing close by is big, and far off it looks small. So the castle came out the size of a thumbnail. The road to it was a thread. "My feet hurt already," said {guide}.',
            ],
            setting: 'stage',
            camera: 'close',
            child: 'hold proud: paintbrush',
            guide: 'wave curious',
          },
        ],
        old: [
          {
            text: [
              'THE CASTLE, said the script, LIES MANY LEAGUES AWAY ACROSS A PLAIN. {child} looked at the back of the stage. It was a brick wall, about as far off as a bus is long, with coat hooks on it. {guide} set off for the castle with a packed lunch, and was stopped almost at once by the bricks. "We are there," said {guide}. "It is not much."',
              'According to page twelve the king now sees the castle, tiny in the distance. "I can stand at the back and be a castle," said {guide}, and did, being two towers by turns. It looked like {guide} standing at the back. "You are not in the distance," said {child}. "You are by the radiator." There was a good deal more plain in the script than there was theatre.',
            ],
            setting: 'stage',
            camera: 'wide',
            child: 'think worried',
            guide: 'stand proud',
          },
          {
            text: [
              '{child} went to the window and shut one eye. The church on the hill was as small as a thumb, and the near gatepost was enormous. Far off was only small, when you came to look at it. So with a wide paintbrush {child} did the road, broad at the front and narrowing to a thread. Where the thread ended went a castle as tall as an egg. "It will take us days," said {guide}, and unwrapped the first sandwich.',
              '{child} found a paintbrush as broad as a hand, and a cloth to hang over the bricks. Two fence lines went on it first, wide apart below and nearly touching above. The posts between them grew smaller and smaller, until they were only dots. Up there, where dots end, {child} put in a castle with the very tip. {guide} looked at it, and looked again, and went to find some stouter boots.',
            ],
            setting: 'stage',
            camera: 'close',
            child: 'hold proud: paintbrush',
            guide: 'look-up surprised',
          },
        ],
      },
      ask: {
        young: ['Why did the castle look far away?', '{child} painted it small.'],
        older: [
          'How did a flat wall come to look deep?',
          'Far things were painted smaller and the lines of the road ran together, as they seem to do out of doors.',
        ],
      },
    },
    {
      facts: ['colours'],
      shows: /\bblue\b/i,
      pages: {
        young: [
          {
            text: [
              'Turn the glass on the lamp. Blue! Now it is night. {child} whispers. {guide} yawns.',
              'The lamp goes red. That is fire. It goes blue. {guide} yawns. "Night," says {child}.',
            ],
            setting: 'stage',
            child: 'reach happy',
            guide: 'sit sleepy',
            things: ['lamp'],
          },
        ],
        middle: [
          {
            text: [
              '"Night falls," said the script. It was ten past three. Light poured down on everything, and {child} could have threaded a needle. "Where am I?" said {guide}, creeping about. "On the stage," said everybody.',
              'In the play it had to be midnight. In the theatre it was after lunch. {guide} shut both eyes to help. "It is dark in here," said {guide}. "Not out here," said {child}.',
            ],
            setting: 'stage',
            child: 'look-up worried',
            guide: 'walk proud',
          },
          {
            text: [
              'High on a stand was a lamp with a disc of coloured glass. {child} turned it from yellow to blue. The whole stage went cold and late. {guide} said good night to everyone, and lay down.',
              '{child} found the disc on the big lamp. It held red glass and green glass and blue. Red made everyone look hot. Blue made it midnight. People in the front row did up their coats, and {guide} yawned.',
            ],
            setting: 'stage',
            child: 'reach proud',
            guide: 'sit sleepy',
            things: ['lamp'],
          },
        ],
        old: [
          {
            text: [
              'NIGHT, said the script. ALL IS BLACK. It was a bright afternoon, and the stage was lit up like a cake. {guide} groped about and bumped into things on purpose. "I can see you," said a small voice in the third row. So {child} turned the whole lot off. Then nobody could see the play at all, and something expensive fell over.',
              '"Now it must be midnight," said {child}. They thought about it. If they left the lights up, it was plainly teatime. If they put them out, it was only a dark room with toffee in it. {guide} tried the part without any light and walked into a harp. "Ow," said {guide}, and the harp said it too, in all its notes.',
            ],
            setting: 'stage',
            child: 'think worried',
            guide: 'walk surprised',
          },
          {
            text: [
              'On the great lamp at the side sat a disc with windows in it, each of another glass. {child} turned it and watched the stage. In red, it was the inside of an oven; in green, the bottom of a pond. Then came blue, and it was night. It was the sort of night in which you see everything and still believe that you cannot. "Mind the stool!" called the third row, too late for {guide}.',
              'Theatre nights are not dark; they are blue. {child} found that out with the coloured glass on the tallest lamp. Yellow was an early hour. Amber was a fire. But at the deep blue the painted trees drew together, and the floor went cold as slate. You could watch {guide} quite well, feeling about for a wall. "I can\'t see a thing," whispered {guide}, and a woman in row one called out to mind the step.',
            ],
            setting: 'stage',
            child: 'reach proud',
            guide: 'walk curious',
            things: ['lamp'],
          },
        ],
      },
      ask: {
        young: ['Which colour made it night?', 'Blue. Blue light looks like night.'],
        older: [
          'How can it be night on a stage while everybody still sees?',
          'The lamps shine through blue glass. That looks like night, and is not dark.',
        ],
      },
    },
    {
      facts: ['counterweight'],
      shows: /\b(?:sand)?bags?\b/i,
      pages: {
        young: [
          {
            text: [
              'The moon will not go up. {guide} hangs on a sandbag. Up it goes, {child}!',
              'Bag of sand goes down. Moon goes up. {child} needs one finger. "My turn!" says {guide}.',
            ],
            setting: 'stage',
            child: 'reach excited',
            guide: 'jump happy',
            things: ['moon'],
          },
        ],
        middle: [
          {
            text: [
              'THE MOON RISES, said the script. The moon was made of wood and weighed as much as a cow. {child} pulled on its rope, and went up on tiptoe. The moon did not. "Ask it nicely," said {guide}.',
              'Now for the moon. It lay on its back on the boards, as wide as a cart. {child} and {guide} heaved at the rope together. It rocked. It stayed. "It likes it there," said {guide}.',
            ],
            setting: 'stage',
            child: 'reach determined',
            guide: 'stand worried',
            things: ['moon'],
          },
          {
            text: [
              'The rope had another end, with a hook. By it lay bags of sand. {guide} hung on one bag, and another, and a third. Now both ends weighed the same. {child} pulled with one hand, and up sailed the moon. "Good evening," said {guide} to it.',
              '"It wants something heavy on the other side," said {child}. They hooked on bags of sand until the two were even. One tug did it. Down they came, up went the moon, and {guide} bowed to it.',
            ],
            setting: 'stage',
            camera: 'wide',
            child: 'reach proud',
            guide: 'jump surprised',
            things: ['moon'],
          },
        ],
        old: [
          {
            text: [
              'Then the moon had to rise. It was a fine moon, all planks and silver paint, and four men used to carry it. {child} took the rope that went up over a pulley in the roof and came down again. {child} pulled. Nothing rose except {child}, on tiptoe. "Imagine it is a smaller moon," said {guide}, helpfully. Out in front somebody coughed, the way people cough in a wait.',
              'According to the script the moon was to climb slowly over the sea. At present it was leaning on a radiator. They tied it to the rope, which ran up to a pulley and down the other side. {child} and {guide} hauled. "It moved!" cried {guide}. It had moved about as far as a biscuit is thick. Then it sat down again, and the two of them went up like bells.',
            ],
            setting: 'stage',
            child: 'reach determined',
            guide: 'stand worried',
            things: ['moon'],
          },
          {
            text: [
              'There was sand by the wall, in bags, each with a hook. {child} looked at those, and at the free end of the rope. "It is a see-saw," said {child}, "only hanging up." They hung one bag on, then a few more, till the moon began to feel like nothing at all. {child} lifted it over the painted sea with two fingers. It rose so slowly that people held their breath. {guide} gave the last bag a pat, and bowed to it.',
              '"Everything up there hangs on something down here," said {guide}, who had never once thought about it before. It was true. Forests and clouds hung in the roof, and beside each rope was a row of sandbags to match. So they gave the moon its own, bag by bag, until the two were even. After that it wanted no more than a nudge. {child} blew on it. Up over the sea it went, without a sound.',
            ],
            setting: 'stage',
            camera: 'wide',
            child: 'point proud',
            guide: 'look-up surprised',
            things: ['moon'],
          },
        ],
      },
      ask: {
        young: ['What helped the moon go up?', 'A bag of sand that came down.'],
        older: [
          'How could {child} lift a moon as heavy as that?',
          'Bags of sand hung on the other end of the rope. With both ends even, a light pull was enough.',
        ],
      },
    },
    {
      facts: ['voice', 'hillside'],
      shows: /\bback row\b/i,
      pages: {
        young: [
          {
            text: [
              '"Louder!" calls the back row. {child} breathes in deep. Out it goes, slow. {guide} claps.',
              '{guide} squeaks. The back row cannot hear. {child} breathes deep. "HEL-LO, BACK ROW!" They wave.',
            ],
            setting: 'stage',
            child: 'shout proud',
            guide: 'cheer happy',
          },
        ],
        middle: [
          {
            text: [
              '{child} said the king\'s best line. "What?" called the back row. {guide} said it too, very fast. "Who?" called the back row. It was a long room.',
              'The script said: a whisper. So {child} whispered. Not one word of it got past the third seat. "Speak up!" said the back row. {guide} screamed, and everybody\'s ears rang.',
            ],
            setting: 'stage',
            child: 'stand shy',
            guide: 'shout proud',
          },
          {
            text: [
              '{child} stood up straight and took a breath, right down to the belt. Then out came the words, slow, with every end on. They flew to the back row like a ball. "We got that!" called somebody, and {guide} bowed.',
              'A stage whisper has to be big. {child} breathed in low and deep, and let each word go round and whole. It went past {guide}, over the hats and into the back row. "Ooh," it said, all along.',
            ],
            setting: 'stage',
            camera: 'wide',
            child: 'shout proud',
            guide: 'stand surprised',
          },
        ],
        old: [
          {
            text: [
              'This was the scene in which the king tells a secret to the sea. {child} told it, softly. "Pardon?" said the back row. {guide} leapt in to help, and screamed it, and the front row put fingers in its ears. The back row heard a noise, but no secret. "Was it about a cheese?" it asked.',
              'The best line in the play was a whisper, and {child} whispered it. It reached the second row and lay down. "WHAT DID THE KING SAY?" bawled an old man at the far end. "I shall say it louder," said {guide}, and did. Shouted, it had no ends and no middle; it was like being hit with a pillow. "THANK YOU," bawled the old man. "WHAT?"',
            ],
            setting: 'stage',
            child: 'stand shy',
            guide: 'shout proud',
          },
          {
            text: [
              '{child} tried what singers do, and stood like a tree, and let the breath go all the way down. The secret went out slowly on it, each word with its last letter on. It was not loud, only whole. In Greece they cut the seats into a hillside, so a voice could climb from row to row. This one climbed. "Oh," breathed the back row, "poor king." For once {guide} forgot to bow.',
              'So {child} went to the edge, and found the old man\'s hat, and talked to it. A whisper for a theatre is made of breath, a great deal of it, from low down. It goes slowly, and every t and d is put in. {child} let it go. It passed over {guide}, over the toffees, over all the heads, into the back row. "AH," said the old man, quite quietly for him.',
            ],
            setting: 'stage',
            camera: 'wide',
            child: 'shout proud',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['What did {child} do before calling?', '{child} took a deep breath.'],
        older: [
          'Why did the whisper carry farther than the scream?',
          'It went out on a deep breath, slowly, with every word whole. A scream is only noise.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'The end! Clap, clap, clap. {guide} bows. {child} bows. Bump, go their heads.',
            '"More!" call all the people. {child} takes a bow. {guide} takes nine.',
          ],
          setting: 'stage',
          child: 'cheer proud',
          guide: 'dance happy',
        },
        {
          text: [
            'They have gone home. One lamp stays on. Good night, stage.',
            'Shh. No one in the seats. One lamp shines on them all night.',
          ],
          setting: 'stage',
          time: 'night',
          camera: 'wide',
          things: ['lamp'],
        },
      ],
      [
        {
          text: [
            'Down comes the curtain. Up goes a cheer. It is for {child} and {guide}!',
            'Swish, goes the curtain. {child} peeps out. {guide} peeps too. Still they clap!',
          ],
          setting: 'stage',
          child: 'stand surprised',
          guide: 'stand proud',
        },
        {
          text: [
            "A king's hat hangs on the door. The king is asleep. It is {child}.",
            'Fast asleep lies {child}. One hat, red and gold, sleeps too.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep sleepy',
          things: ['hat'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'THE END, said the script at last. There was a hush. Then the clapping came down like hail. {guide} had four bows ready and used them all at once. {child} had to help with the knot.',
            '"Is that all?" said somebody in the front. They clapped until {child} had bowed six times. {guide} was still at it when the curtain fell.',
          ],
          setting: 'stage',
          child: 'cheer proud',
          guide: 'dance proud',
        },
        {
          text: [
            'Then the theatre was empty. On the bare stage stood one lamp, as it does every night. It is there so that nobody walks off the edge. {child} waved to it from the door.',
            'Last of all a single lamp was set out on the boards. It burns till morning, for safety. {child} looked back at it. The dark seats all seemed to be watching the light.',
          ],
          setting: 'stage',
          time: 'night',
          camera: 'wide',
          child: 'wave calm',
          things: ['lamp'],
        },
      ],
      [
        {
          text: [
            'Down came the curtain, with {guide} in front of it. The people stood up to cheer. {child} bowed once, very low, and a toffee rolled out of one sleeve.',
            'The last queen made friends with the king, and both of them were {child}. The noise went on till the dust fell from the ropes. "That was mostly for me," said {guide}.',
          ],
          setting: 'stage',
          child: 'stand happy',
          guide: 'stand proud',
        },
        {
          text: [
            'That night {child} stood at the window and listened to the rain. It was good rain. "Somebody has practised," said {child}.',
            'At bedtime the moon came up over the roofs, without one squeak. {child} clapped a little. It was only polite.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'look-up calm',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The last page of the script had one line on it. THE KING GOES HOME, it said. {child} turned round and walked off, slowly, because it felt right. For a moment nothing happened at all. Then the whole house stood up. "For me?" said {guide}, and took the first bow, the second, and the one with the twirl. {child} came back for the fifth, and somebody threw a toffee.',
            '"And so farewell," said {child}, to the very last seat, and it was done. The clapping began in one corner and spread like rain on a roof. It shook dust out of the ropes. {guide} ran on and bowed until the curtain came down behind. {child} found {guide} in front of it ten minutes later, bowing to the cleaner.',
          ],
          setting: 'stage',
          child: 'cheer proud',
          guide: 'dance proud',
        },
        {
          text: [
            'Before they went, {guide} wheeled one lamp out to the middle of the stage and left it on. "It is so that nobody walks off the edge in the dark," said {guide}. "Most theatres have one." The seats went up into the shadows, row on row, all facing it. {child} stood at the door for a while. It was a very small light, and it had the whole house to itself.',
            'An empty theatre is never quite dark. They set a single lamp on the bare boards, to show where the stage stops. {child} put the script underneath, ready for whoever came next. "Goodnight, house," said {guide}, and gave it the little bow, the private one. Behind them as they left, all those empty places sat and looked at the light.',
          ],
          setting: 'stage',
          time: 'night',
          camera: 'wide',
          child: 'wave calm',
          guide: 'point calm',
          things: ['lamp'],
        },
      ],
      [
        {
          text: [
            'It ended as it should, with everybody forgiven, and all of them were {child}. The curtain fell. Somebody at the back shouted for the author. "In bed," {guide} shouted back, bowing. They shouted for the queens. {child} came out once for each of them. It was quicker to clap than to count, so they did that, until the toffee ran out.',
            '{child} said the final line, and forgot to breathe until it was over. Out in the dark people sat still. Then it broke, all of it, stamping and cheering and the banging of seats. "I did not know that I was so good," said {guide}. They bowed together, more or less. One of them came up too early, and there was a bump, and that got a cheer too.',
          ],
          setting: 'stage',
          child: 'stand happy',
          guide: 'cheer proud',
        },
        {
          text: [
            'That night it thundered, a long way off, over the hills. {child} sat up in bed and listened as one who knows. It was a bit slow, for thunder. The rain came in on time. In the crack of the curtains there was lightning, twice, from the left, and very well done. {child} gave it a short clap, out of manners, and lay down. It went on for hours, to an empty house.',
            'In bed {child} could still feel the boards underfoot, and the warm dark full of people. The real moon had got up over the chimneys, without ropes, as far as anyone could tell. It was small from here, and beautifully lit. {child} watched it cross the window from one side to the other. Nobody missed a cue. Then the curtain blew across, all in one piece, and that was the end.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'look-up calm',
        },
      ],
    ],
  },
};
