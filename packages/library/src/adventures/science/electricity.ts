import type { FactSheet } from '../sheet.ts';

/** The moon of a puppet play is a bulb on a string, and an hour before the curtain it will not shine. */
export const electricity: FactSheet = {
  id: 'electricity',
  topic: 'science',
  title: 'Electricity',
  subject: 'how electricity works',
  words: [
    'electricity',
    'how electricity works',
    'electric',
    'battery',
    'circuit',
    'light bulb',
    'static electricity',
    'how lights work',
    'current',
    'wire',
    'how does electricity get into our house',
    'where does electricity come from',
    'what is electricity',
    'how do lights work',
  ],
  guides: ['moth', 'robot', 'firefly'],
  titles: [
    'The Moon That Would Not Shine',
    'One Hour to Moonrise',
    '{child}, {guide} and the Puppet Moon',
    'There and Back Again, Said {guide}',
    'A Very Small Moon',
  ],
  facts: [
    {
      id: 'circuit',
      says: 'Electricity flows only round a whole loop, from the battery through the lamp and back to the battery.',
      source: 'BBC Bitesize, "Electrical circuits"',
    },
    {
      id: 'conductor',
      says: 'Metals such as copper and iron let electricity through.',
      source: 'Encyclopaedia Britannica, "Conductor (electricity)"',
    },
    {
      id: 'insulator',
      says: 'Plastic, rubber, wool and dry wood hardly let electricity through, so wires have plastic coats.',
      source: 'Encyclopaedia Britannica, "Insulator"',
    },
    {
      id: 'switch',
      says: 'A switch makes a gap in the loop, and the electricity stops at once.',
      source: 'BBC Bitesize, "Electrical circuits"',
    },
    {
      id: 'static',
      says: 'Rubbing can move tiny charges from one thing to another, and then a balloon pulls at hair and paper.',
      source: 'Encyclopaedia Britannica, "Static electricity"',
    },
    {
      id: 'lightning',
      says: 'Lightning is a giant spark of the electricity that builds up in storm clouds.',
      source: 'Met Office, "Lightning"',
    },
    {
      id: 'battery',
      says: 'In a battery different materials work on one another, and that pushes electricity round.',
      source: 'Encyclopaedia Britannica, "Battery (electronics)"',
    },
    {
      id: 'lemon',
      says: 'Two different metals in a lemon make a weak battery; a few lemons in a row can light a tiny lamp of the sort called an LED.',
      source: 'Royal Society of Chemistry, "Fruit batteries"',
    },
    {
      id: 'mains',
      says: 'The electricity of a wall socket pushes more than a hundred times as hard as that of a small battery and can badly hurt.',
      source: 'Electrical Safety First, "Safety in the home"',
    },
    {
      id: 'power-station',
      says: 'The electricity of the wall is made in power stations, by wind or by the sun, and comes along long wires.',
      source: 'National Grid, "How electricity is made"',
    },
    {
      id: 'lamp',
      says: 'An electric lamp shines because electricity flows through it.',
      source: 'Encyclopaedia Britannica, "Lamp"',
    },
  ],
  never: [
    {
      wrong: /\b(?:one|a single) wire (?:is|was) (?:quite )?enough\b/i,
      belief: 'One wire is enough to light a lamp.',
      truth: 'There must be a way there and a way back.',
    },
    {
      wrong: /\b(?:lamp|bulb) (?:eats|uses up|used up|drinks) (?:all )?the (?:electricity|current)\b/i,
      belief: 'The lamp uses up the electricity that flows through it.',
      truth: 'As much flows out of the lamp as flows in; it gives away energy.',
    },
    {
      wrong: /\bbatter(?:y|ies) (?:is|are|was|were) full of electricity\b/i,
      belief: 'A battery is full of electricity, like a bottle.',
      truth: 'It is full of materials that work on one another and push electricity round.',
    },
    {
      wrong: /\belectricity (?:is|was) made in the (?:wall|socket|switch)\b/i,
      belief: 'Electricity is made in the wall.',
      truth: 'It is made far away and comes along wires.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'A puppet play tonight! {child} has a king. {child} has a cow. But the moon is dark.',
            'Here is the moon, on a string. It is a lamp. {child} looks. No light!',
          ],
          setting: 'stage',
          child: 'look-up worried',
        },
        {
          text: [
            '"No moon?" says {a guide}. "I love a moon." {child} has one battery.',
            'Out comes {a guide}. "You need a battery," says {guide}. {child} has that.',
          ],
          setting: 'stage',
          child: 'hold curious: battery',
          guide: 'look-up surprised',
        },
      ],
      [
        {
          text: [
            'Who put out the moon? Nobody did. {child} shakes it. Still dark.',
            'The cow must jump over the moon. It is too dark. "Oh dear," says {child}.',
          ],
          setting: 'stage',
          child: 'reach worried',
        },
        {
          text: [
            '{a guide} comes to see. {guide} likes all that shines. "Battery?" says {child}. "Battery!"',
            'Tap, tap. It is {a guide}. {child} and {guide} find a battery.',
          ],
          setting: 'stage',
          child: 'hold happy: battery',
          guide: 'point happy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'The puppet play was to begin at six. The cow was ready, and the king, and all eleven chairs. Only the moon of {child} was not. It was a little bulb, and it hung there like an egg.',
            '{child} pulled the curtain. Down came the king on his strings. Up came the moon. It ought to have shone. It was a bulb in a ring of silver card. It was as dark as a plum.',
          ],
          setting: 'stage',
          child: 'look-up worried',
        },
        {
          text: [
            '"Is that a moon?" said {a guide}. Bright things were the whole life of {guide}. "It was," said {child}. They looked in the drawer and found one battery, some wire and a lemon. {guide} hoped for the best, loudly.',
            '{a guide} came out of the curtain, where it was warm. "I was promised a moon," said {guide}. {child} held up the battery. "We have an hour," said {child}. "What does a moon need?"',
          ],
          setting: 'stage',
          child: 'hold determined: battery',
          guide: 'look-up curious',
        },
      ],
      [
        {
          text: [
            'A cow cannot jump over a moon that nobody sees. {child} tried it twice, with the lights down. It looked as if the cow had been startled by something. The little bulb swung on its string and did nothing.',
            'There were eleven tickets for the play. Each one said, With Real Moon. {child} had drawn the letters. Now {child} sat under the moon, which was a bulb, and broken, or asleep.',
          ],
          setting: 'stage',
          child: 'sit worried',
        },
        {
          text: [
            '"Let me," said {a guide}, who loved whatever shines. {guide} gave the bulb a push. It swung. {child} turned out the toolbox and picked up the battery. "We begin with this," said {child}.',
            'Something bumped softly into the bulb. It was {a guide}. "Wake it up!" said {guide}. "I came for the moon." {child} had never mended a moon. But there was wire, and there was a battery.',
          ],
          setting: 'stage',
          child: 'hold curious: battery',
          guide: 'reach excited',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            "It said on every ticket: The Cow and the Moon. In four acts. With real moon. {child} had written the play, sewn the cow and painted the king. Its moon was one bulb in a silver pie dish. At five o'clock there was a last rehearsal. The curtain rose. The cow bowed. Over the painted hill, pulled by a string, came something round and perfectly dark. It looked less like a moon than like a place where one had been.",
            'The cow was to jump at ten past six. Behind the puppet theatre {child} had the cow in one hand and the moon in the other. The moon was a bulb no bigger than a grape. It had shone last week. It had shone so well that the whole street had been asked to see it. Now it hung from its thread above the painted chimneys, and the only thing it did was turn slowly round. {child} turned with it, looking for the reason.',
          ],
          setting: 'stage',
          child: 'look-up worried',
        },
        {
          text: [
            '"I have come about the moon," said a voice. It was {a guide}, in the front row, an hour early. You should know that {guide} had a weakness for anything that shines. It had led to bumps. "There is no moon," said {child}, "yet." They shook out the odds and ends drawer. It held a battery, a good deal of wire, one lemon and half a comb. "I should think a moon could be made from that," said {guide}, "if one had it explained."',
            'From the curtain came {a guide}, who slept there from one bright thing to the next. No one admired light more than {guide}, or knew less of where it came from. "Say please to it," said {guide}. {child} had tried that. Instead {child} fetched the battery from the clock, and all the wire, and made a place on the stage. "Fifty minutes," said {child}. "Hold this end, and do not be clever."',
          ],
          setting: 'stage',
          child: 'hold determined: battery',
          guide: 'look-up curious',
        },
      ],
      [
        {
          text: [
            'A play may do without a king, if it must. This one could not do without its moon. The cow had to jump over it, in front of eleven people and a baby. {child} had hung it in its place, a bulb in a paper ring. Everyone had been told how it would come up, first thin, then fat, then silver. At ten to five it came up. It was none of them. It was grey, like a button off a coat.',
            '{child} had asked for silence, and there was silence. {child} had asked for darkness, and there it was. "And now," said {child} to eleven empty chairs, because it was only the rehearsal, "the moon." A string creaked. Something bumped along the sky of painted paper and stopped above the hill. It was up. You could tell it was, because the darkness had a lump in it. {child} put on the light and sat down on the king.',
          ],
          setting: 'stage',
          child: 'sit sad',
        },
        {
          text: [
            'There is always someone who comes too early, and it was {a guide}. {guide} had a ticket. {guide} had bought it, in fact, for the moon, and cared very little about the cow. "I followed a lamp once as far as Dover," said {guide}. "I would do it again." {child} was touched. Together they looked through the box marked Bits. At the bottom, under a lemon, they found a battery, and {child} began to feel better.',
            '"May one help?" asked {a guide}, and knocked over the king. {guide} was helpful in the way that a dog is. But {guide} did love light. It was almost the only thing {guide} thought about. {child} held up a battery, some wire and the poor little moon. Somehow these three ought to be friends. "Introduce them," said {guide}. It was ten past five. The first to come would be the baby, and babies are always early.',
          ],
          setting: 'stage',
          child: 'hold curious: battery',
          guide: 'stand happy',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['circuit', 'lamp'],
      shows: /\bloop\b/i,
      pages: {
        young: [
          {
            text: [
              'One wire there. No light. One wire back, a whole loop. Oh! {child} blinks.',
              'There and back, round in a loop. Battery, wire, lamp, wire. {child} sees it shine!',
            ],
            setting: 'stage',
            child: 'look-up excited',
          },
        ],
        middle: [
          {
            text: [
              '{child} ran a wire from battery to moon. Nothing. "Perhaps it is too short," said {guide}. They took a longer wire. Nothing took a little longer to happen.',
              'A wire went up from the battery to the bulb. It was a neat job. {guide} counted down from ten, and at nought it was still dark. "It got there," said {child}. "Why does it not shine?"',
            ],
            setting: 'stage',
            child: 'reach worried',
            guide: 'look-up curious',
            things: ['battery'],
          },
          {
            text: [
              '"It goes there," said {guide}. "How does it come home?" So {child} ran one more wire, from the moon back to the battery. Now it was a loop. The moon gave a blink and shone. {guide} flew straight into it. Bump.',
              'The battery had two ends, and one was doing nothing. {child} ran a wire down to it from the other side of the bulb. There and back made a loop, and the electricity could go round. Ping! They had a moon, for now.',
            ],
            setting: 'stage',
            child: 'cheer excited',
            guide: 'jump happy',
            things: ['battery'],
          },
        ],
        old: [
          {
            text: [
              '{child} joined the battery to the moon with a single good wire, as one joins a tap to a bucket. "Any moment now," said {guide}, sitting very close. They waited for a moment and then for another. {child} tightened both ends. {child} tried a thicker wire. Whatever was supposed to come along it did not come. It was like standing on a platform where nobody has heard of the train.',
              'The wire went from the battery to the bulb, over a nail and round the king. It was certainly joined on. {guide} walked along the whole of it, listening. "I do not think that there is anything in it," said {guide}. {child} did not think so either. A path led from here to there, and nothing was using it. And the battery had another end, with nothing on it at all, staring at the wall.',
            ],
            setting: 'stage',
            child: 'think worried',
            guide: 'walk curious',
            things: ['battery'],
          },
          {
            text: [
              '"Perhaps it does not like to go," said {guide}, "if it cannot come back. I never do." {child} stared. Then {child} ran a second wire from the far side of the moon to the far end of the battery. It was a loop now, out and home again. It did not fill up slowly. All the way round, all at once, something began to move, and the moon came on. {guide} hit it with a noise like a kiss.',
              'So {child} gave the other end something to do. A second wire ran down from the bulb, past the cow, and home. Now a finger could follow the path right round, through the moon, to where it began. Only in such a loop will electricity flow, and it flows everywhere in it at once. There was a click and a glow. It went out after a minute, but they had both seen it.',
            ],
            setting: 'stage',
            child: 'reach excited',
            guide: 'jump surprised',
            things: ['battery'],
          },
        ],
      },
      ask: {
        young: ['Where must the wire go?', 'There and back, in a loop.'],
        older: [
          'Why was one wire not sufficient for the moon?',
          'Electricity flows only in a whole loop: from the battery to the lamp and back again.',
        ],
      },
    },
    {
      facts: ['conductor'],
      shows: /\bmetal\b/i,
      pages: {
        young: [
          {
            text: [
              'String? No light. Straw? No light. A metal spoon? Yes! {child} grins.',
              '{child} tries wool. No. {child} tries a metal key. Yes, yes, light!',
            ],
            setting: 'kitchen',
            child: 'hold happy',
          },
        ],
        middle: [
          {
            text: [
              'They ran out of wire a hand too soon. There was string, though, any amount. {guide} tied in a piece, with a bow. The battery was good, and the loop was closed. The moon stayed dark.',
              'The wire was too short by the length of a spoon. {guide} bridged the place with a straw. Then with wool. Then with a long piece of liquorice, which was shorter afterwards. There was no light.',
            ],
            setting: 'kitchen',
            child: 'think worried',
            guide: 'reach proud',
          },
          {
            text: [
              '{child} went through the kitchen drawer and tried everything, and {guide} watched. Cork, no. Wood, no. A spoon! The moon lit up and looked surprised. Metal lets electricity through, and string hardly does.',
              '"Something metal," said {child}. The battery itself had metal ends, and the wire was metal inside. So {child} laid a spoon in the gap. At once the bulb was bright. Electricity walks through metal as if it were a door.',
            ],
            setting: 'kitchen',
            child: 'hold excited: spoon',
            guide: 'cheer surprised',
          },
        ],
        old: [
          {
            text: [
              'From the battery to the sky was a long way, counting the hill. The wire gave out just short of the chimney. {guide} at once offered string. They had miles of string. {child} tied it in, and it looked well enough, and the moon might as well have been in Dover. They tried it wet. They tried two strings. Electricity came as far as the knot, it seemed, and there it lost interest.',
              'One wire broke, and a piece was lost behind the stove. What remained did not meet. {guide} had the answer, which was wool, and then had another, which was a drinking straw. It was a pity, said {guide}, to let a moon fail for the want of six inches. But a short straw was as good as a long one. {child} tipped out the cutlery drawer on the floor and looked at it hard.',
            ],
            setting: 'kitchen',
            child: 'think worried',
            guide: 'point proud',
          },
          {
            text: [
              'Then began a great trying of things. {child} laid them in the gap one after another, and {guide} called out the results. Button, dark. Cork, dark. Pencil, dark, if you held it by the wood. Fork! They both jumped. After that came a run of lights, a spoon, a key, a thimble, the lid of a tin. "All the cold ones," said {guide}. They were all of them metal. So the sky was finished with three teaspoons and a cake fork, and it worked.',
              'Some were wood and some were plastic. But most of that drawer was metal. {child} put the first spoon across the gap. On came the moon, as if it had only waited to be asked. Metal is what lets it through. {child} tried the wooden spoon beside it, to be fair, and it was night. In the end the wire was mended with a spoon and two bottle tops. {guide} walked up and down in the light of cutlery.',
            ],
            setting: 'kitchen',
            child: 'hold excited: spoon',
            guide: 'jump happy',
          },
        ],
      },
      ask: {
        young: ['Which spoon let it through?', 'The metal one.'],
        older: [
          'Why would string not do instead of wire?',
          'Electricity goes easily through metal, and hardly at all through string, wool or wood.',
        ],
      },
    },
    {
      facts: ['insulator'],
      shows: /\bplastic\b/i,
      pages: {
        young: [
          {
            text: [
              'Two bare wires touch. Out goes the moon! Put on plastic coats, wires. {child} helps them.',
              '{child} looks at a wire. Metal inside, plastic outside. A coat keeps it in.',
            ],
            setting: 'stage',
            child: 'kneel curious',
          },
        ],
        middle: [
          {
            text: [
              'There were two bare wires on the sky now, side by side. Whenever the cow jumped, they swung together. Out went the moon. When they swung apart, it came on. It was a very nervous moon.',
              '{guide} had twisted both wires into one neat plait, for beauty. They were bare ones, out of the old box. Since then the moon had not shone at all. "It does look tidy, though," said {guide}.',
            ],
            setting: 'stage',
            child: 'look-up worried',
            guide: 'stand proud',
          },
          {
            text: [
              '"They touch," said {child}, "and then it takes the short way home." It never gets as far as the moon. {child} pulled plastic straws over the wires, like sleeves. Through plastic it cannot go. Now the cow could jump all night.',
              'Good wire wears a coat. {child} found some, red and blue, and under the plastic the copper shone. Two such wires can lie as close as they please. Nothing gets through the plastic. The moon came on, and stayed on.',
            ],
            setting: 'stage',
            child: 'reach determined',
            guide: 'look-up happy',
          },
        ],
        old: [
          {
            text: [
              'In act two the moon went out whenever the king spoke. It was not his fault. He had a loud beard, and it shook the sky. Behind it hung two bare wires, one going and one coming, and when the sky shook they met. {child} lay underneath and watched. Apart, and there was a moon. Together, and it was gone. "They are talking to each other," said {guide}, "instead of to the moon." {guide} had felt left out in just that way.',
              'It was {guide} who tidied up. {child} turned round for one minute. Then both the wires were twisted together from end to end, like a plait. There was a ribbon on it. There was no moon. They were old wires with nothing on them but a green bloom. Each touched the other all the way along. Whatever set out by the one went home by the other at the first chance.',
            ],
            setting: 'stage',
            child: 'look-up worried',
            guide: 'stand proud',
          },
          {
            text: [
              'Electricity will take the short way home, if you give it one. That was the trouble. Where bare metal touched bare metal it turned round and went back, and never saw the moon. So {child} cut up some drinking straws and pulled them over the wires like stockings. They were plastic, and through plastic it does not go. After that the wires might knock together as they liked. The king roared. Above him the moon hung steady.',
              '"Wires have coats," said {child}, who had just noticed what every wire in the house was wearing. Red ones, white ones, brown. The coats were plastic, because plastic lets nothing through. Inside, the metal could not so much as greet its neighbour. They undid the plait. They took two lengths with coats on, and bared only the tips. {guide} was allowed to put the ribbon back. Over it hung a steady moon.',
            ],
            setting: 'stage',
            child: 'kneel determined',
            guide: 'look-up surprised',
          },
        ],
      },
      ask: {
        young: ['What do wires wear?', 'Plastic coats.'],
        older: [
          'Why do wires have plastic coats?',
          'Electricity does not go through plastic, so it cannot take a short way where two wires touch.',
        ],
      },
    },
    {
      facts: ['switch'],
      shows: /\bgap\b/i,
      pages: {
        young: [
          {
            text: [
              'Open the clip. A gap! Night. Shut the clip. No gap. Moon! {child} does it again.',
              'A gap in the wire: dark. Close it: light. {child} is the boss of the moon.',
            ],
            setting: 'stage',
            child: 'point proud',
          },
        ],
        middle: [
          {
            text: [
              'Now the moon would not go down. It shone through the first act, which is a morning. "Blow it out," said {guide}, and blew. {child} put the king\'s hat on it. The hat glowed.',
              'A moon has to rise at the proper time. This one was up already, and it was breakfast in the play. {guide} did not mind at all. {child} held a hand in front of it. The hand was pink, and not at all like a cloud.',
            ],
            setting: 'stage',
            child: 'reach worried',
            guide: 'look-up happy',
          },
          {
            text: [
              '{child} put a pin in each jaw of a clothes peg. That went in the wire. Peg open: a gap. The electricity stopped at the gap, all round the loop at once. Peg shut: moon. It was a switch.',
              'So {child} cut a gap in the wire and put two paper clips there. Apart, night. Together, moon. You do not need to drain anything. One gap, and it all stands still.',
            ],
            setting: 'stage',
            child: 'hold proud',
            guide: 'stand surprised',
          },
        ],
        old: [
          {
            text: [
              'They had a moon at last, and it was in the wrong act. Act one is set at noon. The milkmaid said that the sun was hot. Behind her head hung a brilliant moon, and it would not leave. {child} tried a sock on it. {guide} tried reasoning. "You might take away the battery," said {guide} sadly, "and put it back at ten past." That meant crawling under the stage in the dark with a cow in one hand.',
              'Once it did shine, nobody had thought of how to turn it off. The moon was on when the curtain went up. It was on in the kitchen scene, shining through the wall, and the king remarked on it. {child} hung a cloth before it, but the cloth was thin. A proper moon comes when it is wanted. {child} thought of the lamp in the hall, and of the little thing beside it that goes click. What does it do, in there?',
            ],
            setting: 'stage',
            child: 'think worried',
            guide: 'look-up happy',
          },
          {
            text: [
              'Electricity needs its whole loop. Then one need not stop it everywhere, only in one place. {child} cut the wire beside the king and put a clothes peg there, with a drawing pin in each jaw. Open, there was a gap no wider than a thumb. In all the rest of the loop, in that same instant, it stood still. Shut, and it went on. "Moon," said {child}. "No moon. Moon." {guide} asked for it nine times.',
              'It makes a gap. That is all a switch does. {child} snipped one wire and bent two paper clips so that they would touch when you pressed. Pressed, the loop was whole, and there was light. Let go, and there was a bit of air between them, and air was too much. At once, all the way round, nothing moved. {guide} had supposed that the light would trickle away, like a bath. It did not. There was simply no moon.',
            ],
            setting: 'stage',
            child: 'point proud',
            guide: 'look-up surprised',
          },
        ],
      },
      ask: {
        young: ['What does a gap in the wire do?', 'It makes the moon go dark.'],
        older: [
          'What does a switch do when it turns a lamp off?',
          'It makes a gap in the loop, and then the electricity stops everywhere in it at once.',
        ],
      },
    },
    {
      facts: ['static'],
      shows: /\brub/i,
      pages: {
        young: [
          {
            text: [
              'Rub a balloon on wool. Rub, rub. Up stands the hair of {child}!',
              '{child} rubs the balloon. Bits of paper jump up. Snow on the balloon!',
            ],
            setting: 'living-room',
            child: 'hold surprised: balloon',
          },
        ],
        middle: [
          {
            text: [
              'In act three it snows. The snow was tiny bits of paper, and it lay flat on the stage. "It ought to fly about," said {child}. {guide} waved both arms. It stirred, and lay down.',
              'They needed stars too. {child} had cut out forty, and the glue had dried up. Each star slid off the painted sky and landed on the cow. {guide} picked them up and looked at the clock.',
            ],
            setting: 'living-room',
            child: 'kneel worried',
            guide: 'reach worried',
          },
          {
            text: [
              'There was a balloon left over. {child} rubbed it on a woolly sleeve, hard, and held it over the snow. Up flew the paper, all by itself! Rubbing moves tiny bits of electricity. The balloon had more than its share, and it pulled.',
              'Then {child} rubbed a balloon on {his} own hair. It crackled. The hair stood on end. When the balloon came near, the stars jumped up and stuck. Rubbing had charged it. No glue, no wire, no battery.',
            ],
            setting: 'living-room',
            child: 'hold excited: balloon',
            guide: 'look-up surprised',
          },
        ],
        old: [
          {
            text: [
              'The third act called for a snowstorm, and the snowstorm had come out flat. It was made of tissue paper, cut small. It lay on the boards and would not rise. {guide} walked round and round in it, to whip it up, and was covered. "It wants a wind," said {guide}. {child} tried a fan. Then there was snow in the scenery, in the king and in the tea, and none where it should be.',
              'The stars were the next thing. {child} had sixty of them, cut out of foil, and a sky of blue sugar paper. There was no glue in the house that had not gone hard. They tried jam. The stars slid slowly down over the hill, and one came to rest on the nose of the cow. {guide} was eating the glue by then, or rather the jam. It was half past five.',
            ],
            setting: 'living-room',
            child: 'sit worried',
            guide: 'walk worried',
          },
          {
            text: [
              'It was the balloon that did it, the one meant for the baby. {child} had been rubbing it on a woollen sleeve, out of nerves, and passed it over the stage. Every flake stood up. Then they leapt. Rubbing takes something too small to see from the wool and puts it on the balloon. After that the balloon pulls at paper, hair and dust. {child} moved it to and fro, and up and down went the storm. {guide} crackled at the edges.',
              '"Hold still," said {child}, and rubbed a balloon on the back of {guide}, for want of a jumper. It worked rather better than a jumper. When it was brought near the stars they flew up and clung to it. Rubbing had moved a little electricity across, and there it sat and pulled. It is the same thing in a storm cloud, only far more of it, and then it is lightning. {child} set the stars on the sky one by one.',
            ],
            setting: 'living-room',
            child: 'hold excited: balloon',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['What did you do to the balloon to make it pull?', 'Rub it on something woolly.'],
        older: [
          'Why did the paper jump up to the balloon?',
          'Rubbing moves tiny charges on to the balloon, and then it pulls at light things.',
        ],
      },
    },
    {
      facts: ['lemon', 'battery'],
      shows: /\blemons?\b/i,
      pages: {
        young: [
          {
            text: [
              'The battery is done. Lemons, nails and coins! A weak light. {child} peeps in.',
              'Lemon, lemon, lemon in a row. Nails in, wires on. {child} sees a tiny glow!',
            ],
            setting: 'kitchen',
            camera: 'close',
            child: 'look-up surprised',
            things: ['lemon'],
          },
        ],
        middle: [
          {
            text: [
              'The moon grew brown, and then it went out. The battery was finished. There was no other in the house. {guide} lay down on the stage with both eyes shut. "We still have the lemons," said {child}.',
              '"It is getting sleepy," said {guide}. It was. The battery was old, and what it was made of had all been used. The shops were shut. {child} looked through the kitchen once more. There was a bowl of lemons.',
            ],
            setting: 'kitchen',
            child: 'think worried',
            guide: 'look-up sad',
            things: ['lemon'],
          },
          {
            text: [
              'Into each lemon {child} put a nail and a copper coin, not touching. Wires went from lemon to lemon. The sour juice works on the two metals, and that pushes electricity round. The smallest light they had, the LED from a key ring, began to glow.',
              'A nail on this side and a copper coin on that, in every lemon. {child} wired them in a row. One lemon hardly pushes at all. Four lemons lit the tiny LED from the torch. It was a thin moon, but a moon.',
            ],
            setting: 'kitchen',
            child: 'hold proud: lemon',
            guide: 'cheer surprised',
          },
        ],
        old: [
          {
            text: [
              'At twenty to six the moon went yellow, and after that brown. {child} tapped it. {guide} sat up with it, as one does with the sick. But there was nothing the matter with the moon. It was the battery. Inside a battery certain stuffs work on one another and push. When they have finished working, so has it. There was no second one. There was a bowl of lemons for the lemonade, and there were coins and nails.',
              'They had used it too much, that was the fact. The battery had come out of a clock and was tired to begin with. The moon faded in the middle of the rehearsal, and the cow jumped over nothing. {guide} took it hard. "What is in a battery?" asked {guide}. "Two sorts of metal," said {child}, "and something sour." As {child} said the word sour, they both turned and looked at the lemons.',
            ],
            setting: 'kitchen',
            child: 'think worried',
            guide: 'look-up sad',
            things: ['lemon', 'battery'],
          },
          {
            text: [
              '{child} rolled the lemons until they were soft. Into each went a shiny nail on one side and a copper coin on the other. Two different metals in something sour will push electricity round, though not hard. Wires ran from coin to nail and from nail to coin. Then they held the tiniest lamp, the LED of a key ring, to the ends of the row. It was the colour of weak tea. {guide} looked at it for a long while and said that it was a harvest moon.',
              'One lemon did nothing that you could see. Two did nothing, but more firmly. {child} set out a row of them, each with its nail and its copper penny. Wire joined them nose to tail, so that they all pushed the same way. The old bulb took no notice. But there was one LED in the drawer, no larger than a pea. At the fifth lemon it showed a red dot, and at the sixth it was awake. They must never be eaten afterwards, {child} told {guide}, who had been about to ask. The moon smelt faintly of pancakes.',
            ],
            setting: 'kitchen',
            child: 'hold proud: lemon',
            guide: 'kneel curious',
          },
        ],
      },
      ask: {
        young: ['Which fruit helped the moon?', 'The lemon, with a nail and a coin in it.'],
        older: [
          'How can a lemon push electricity round?',
          'Two different metals in something sour make a weak battery. Several in a row push harder.',
        ],
      },
    },
    {
      facts: ['mains', 'power-station'],
      shows: /\bsocket\b/i,
      pages: {
        young: [
          {
            text: [
              'Not the socket, {guide}! It is much too strong. Hands off. Small moon, small battery.',
              'The socket in the wall is for grown-ups. "Much too strong," says {child}. {guide} backs away.',
            ],
            setting: 'living-room',
            child: 'point determined',
            guide: 'stand shy',
          },
        ],
        middle: [
          {
            text: [
              '"There is more in there," said {guide}, and pointed to the socket. "Why fiddle with a battery?" And {guide} set off with the wire. {child} had never moved so fast. "Stop," said {child}.',
              'It was five to six, and the light was poor. {guide} eyed the socket by the door. "I could fetch some," said {guide}. {child} stepped in front of it. There are jokes, and there are sockets.',
            ],
            setting: 'living-room',
            child: 'run determined',
            guide: 'point excited',
          },
          {
            text: [
              '"That comes from a power station," said {child}, "along wires as thick as legs. It would hurt you, badly." The socket is more than a hundred times as strong as one battery. They both went and sat well away from it.',
              '{child} told it. What is in the socket comes from far off, from great power stations. It drives trains. A moon needs only a drop, and a battery gives a drop. {guide} folded up the wire.',
            ],
            setting: 'living-room',
            child: 'sit calm',
            guide: 'sit surprised',
          },
        ],
        old: [
          {
            text: [
              'At five to six the moon was still a small one, and {guide} had an idea. {guide} had found where the lamp in the corner got it from. It was a socket, down by the skirting board, and it never ran out. "There is all you like of it in there," said {guide}. "One could fill the moon to the brim." The wire was already in the hand of {guide}. {child} put down the cow, crossed the room and stood in the way.',
              'It is the last five minutes that are dangerous. {child} painted one more star and looked up. {guide} was gazing at the socket in the wall. "Behind that," said {guide}, with love, "must be the biggest moon in the world." It was quite true, and that was why {child} did not shout. {child} went over quietly, and took back the wire, and put the heavy chair in front of it.',
            ],
            setting: 'living-room',
            child: 'reach determined',
            guide: 'point excited',
          },
          {
            text: [
              '"Listen," said {child}. "It comes from a power station, and it runs trains with it. It is more than a hundred times as strong as our battery. It would not light you. It would hurt you so that you could not let go." {guide} became rather pale. Nobody had ever said it so plainly. A socket is for plugs, and plugs are for grown-ups. They went back to the stage. After all that, the small moon seemed a remarkably friendly one.',
              '{guide} had thought it lived in the wall, like mice. "It is made a long way off," said {child}, "and it comes here along wires over the hills. The socket is only the end of it. And it is strong. It would make our battery look like a mouse beside a train. You never touch that end." They looked through the window, at the wires going off into the evening. {guide} did not say anything clever at all.',
            ],
            setting: 'living-room',
            child: 'sit calm',
            guide: 'sit surprised',
          },
        ],
      },
      ask: {
        young: ['Who may touch the socket?', 'Only grown-ups. It is much too strong.'],
        older: [
          'Why did they use a battery and not the socket?',
          'The electricity of a wall socket is far stronger than that of a battery and can badly hurt.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'Lights out. Hush. Click! Up comes the moon. Over goes the cow! {child} bows.',
            'One cow, one jump, one small bright moon. Everyone claps. {child} bows low.',
          ],
          setting: 'stage',
          time: 'sunset',
          child: 'stand proud',
        },
        {
          text: [
            'Now two moons shine. One is big. One is on a string. {child} sleeps under both.',
            'Click. Good night, little moon. {child} is asleep. The big one stays on.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep calm',
        },
      ],
      [
        {
          text: [
            'The curtain goes up. {child} clicks. Ooh, say the chairs. A moon!',
            "Six o'clock. Click, goes {child}. Round and bright, there it hangs. Ooh!",
          ],
          setting: 'stage',
          time: 'sunset',
          child: 'reach excited',
        },
        {
          text: [
            'All go home. Who is still there? {guide} sits by the moon. "Mine?" says {guide}.',
            'The play is over. {guide} hugs the little moon. It is just warm.',
          ],
          setting: 'stage',
          time: 'sunset',
          guide: 'sit happy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'At ten past six it was so dark that you could hear the chairs. {child} closed the loop. Up came the moon, small and silver, and over it went the cow. The baby said its first word. It was "Again."',
            'All the chairs were full. {child} pulled the string with one hand, and pressed with the other. A moon rose over the painted hill. Nobody coughed. The cow took a run, and this time she looked brave.',
          ],
          setting: 'stage',
          time: 'sunset',
          child: 'reach proud',
        },
        {
          text: [
            'When they came out, there was the real one over the roofs. {guide} looked at it for a while, and then at the little bulb. "Ours has a better cow," said {guide}. {child} carried it home, still shining.',
            'Afterwards {child} let {guide} work the moon. Dark, moon. Dark, moon. It went on until the stars were out. High up, the other one had risen too. It only came on once, and slowly. "Beginner," said {guide}.',
          ],
          setting: 'street',
          time: 'night',
          child: 'walk happy',
          guide: 'look-up happy',
        },
      ],
      [
        {
          text: [
            'The king forgot his lines. It did not matter, because just then {child} made the moon come up. Everybody turned to look at it. You could see a small moon in every eye.',
            'First there was only dark. Then something round opened over the hill, like an eye. "It is real," whispered a chair. {child} did not breathe. The cow jumped, rather late, and came down in the wings.',
          ],
          setting: 'stage',
          time: 'sunset',
          child: 'look-up excited',
        },
        {
          text: [
            'That night {child} hung the little moon over the bed. It was for one minute only, to save the battery. The puppets on the shelf all had a shadow. {child} counted to sixty, and made a gap, and it was night.',
            'The cow sat on the shelf by the bed, still in her ribbon. {child} gave her the moon to hold. It shone through her ear. "Good night," said {child}, and took one wire away.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sit calm',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'They were all there by six, the eleven and the baby. {child} put out the lights. You could hear the dark come in and sit down. The king spoke of the night. A string creaked, and {child}, behind the sky, touched one wire to another. It was not a large moon. It was about as large as a grape. But it came up over that hill out of nothing. Everyone said the same thing, which was a kind of oh. The cow jumped.',
            'Nothing went wrong until the third act, and then nothing went wrong either. {child} lay under the stage with the battery on one knee. At the word behold there was a very small click. Over the heads of the puppets, over the chimneys, rose the moon. The audience knew perfectly well that it was a bulb. They had all seen bulbs. They looked at it as if nobody had ever thought of such a thing before.',
          ],
          setting: 'stage',
          time: 'sunset',
          child: 'reach excited',
        },
        {
          text: [
            'They walked home by the canal, with the moon in a jam jar. {guide} had asked to carry it. Above the roofs the other one was up, the great one, quite full. {guide} looked from the sky to the jar. "I used to think that one was the best," said {guide}. "But nobody can reach that, to see how it is done." {child} made a gap with one finger and closed it again. In the jar it was night, and then it was not.',
            'When the chairs were stacked, {child} looked for {guide} everywhere. At last there was a glow behind the scenery. {guide} had got inside the paper sky and was sitting beside the moon, not bumping into it, simply looking. "You may have it till morning," said {child}. "And then?" said {guide}. "Then I shall show you how to make your own." Outside, over the wires and the windmills, the evening went on being lit from far away.',
          ],
          setting: 'street',
          time: 'night',
          child: 'stand calm',
          guide: 'look-up happy',
        },
      ],
      [
        {
          text: [
            'The baby came first, and took the best seat. Then came everyone. {child} had no time to be afraid. The play went by like a landscape from a train, the milkmaid, the king, the snow. And suddenly it was ten past six. {child} shut both eyes and pressed. There was a silence. It lasted so long that {child} had to look. They were all gazing upwards, with their mouths open and a small round light on every chin.',
            'A real moon takes its time. So did this one. {child} drew it up behind the hill, little by little, and let it clear the chimney in the dark. When the light came, somebody in the second row said, "Well, I never," and that somebody was seventy-three. The cow ran. The cow rose. For as long as it takes to fall off a chair she was above the moon, and she shone.',
          ],
          setting: 'stage',
          time: 'sunset',
          child: 'look-up proud',
        },
        {
          text: [
            'Late that night there was one small light on in the house. It was on the windowsill. A wire led to it and a wire led from it. Between them lay a battery with most of its work done. Beside it sat {guide}. It grew dimmer, and {guide} moved closer, and neither of them minded. {child}, in bed, watched until the two could hardly be told from the dark. Then the big one came round the corner of the roof and took over.',
            '{child} could not sleep, and took the moon to bed. Under the blanket it lit a cave, with knees for mountains. {guide} was there, of course. {guide} would have been wherever it was. They made it rise and set a few times over the left knee. They gave it eclipses. In the end {child} laid the two wires on the pillow with a gap between them. It was just wide enough to keep the night in.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sit sleepy',
          guide: 'sit calm',
        },
      ],
    ],
  },
};
