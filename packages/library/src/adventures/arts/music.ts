import type { FactSheet } from '../sheet.ts';

/** One key of the old piano says tup, so there is a hole in the bedtime tune; its note must be somewhere. */
export const music: FactSheet = {
  id: 'music',
  topic: 'arts',
  title: 'Music and sound',
  subject: 'music and sound',
  words: [
    'music',
    'sound',
    'musical instrument',
    'violin',
    'how does a violin work',
    'high and low notes',
    'guitar',
    'trumpet',
    'flute',
    'orchestra',
    'singing',
    'why do things make a sound',
  ],
  guides: ['mouse', 'grasshopper', 'canary'],
  titles: [
    'The Tune with a Hole in It',
    'The Key That Said Tup',
    '{child} and the Missing Note',
    'That Is the One, Said {guide}',
    'La, La, Tup',
  ],
  facts: [
    {
      id: 'shakes',
      says: 'Every sound comes from something that shakes quickly to and fro.',
      source: 'Encyclopaedia Britannica, "Sound (physics)"',
    },
    {
      id: 'stopped',
      says: 'A bell or a string goes quiet as soon as something soft touches it and stops its shaking.',
      source: 'Encyclopaedia Britannica, "Piano": Dampers',
    },
    {
      id: 'faster',
      says: 'The faster a thing shakes, the higher is its note.',
      source: 'Encyclopaedia Britannica, "Pitch (music)"',
    },
    {
      id: 'shorter',
      says: 'A string that is pressed down so that only a shorter part of it can shake sounds higher.',
      source: 'Encyclopaedia Britannica, "Stringed instrument"',
    },
    {
      id: 'tighter',
      says: 'A string sounds higher the tighter it is pulled, and lower the thicker it is.',
      source: 'Encyclopaedia Britannica, "Stringed instrument"',
    },
    {
      id: 'bottle',
      says: 'When one blows across a bottle the air in it shakes, and the more water is in it, the less air there is and the higher the note.',
      source: 'Encyclopaedia Britannica, "Wind instrument"',
    },
    {
      id: 'tapped',
      says: 'A bottle or glass that is tapped sounds lower the more water is in it, for then glass and water shake together.',
      source: 'Encyclopaedia Britannica, "Glass harmonica": musical glasses',
    },
    {
      id: 'bow',
      says: 'Sticky resin on the hair of a violin bow makes it catch the string and let go again, hundreds of times in each second.',
      source: 'Encyclopaedia Britannica, "Bow (music)"',
    },
    {
      id: 'hollow',
      says: 'A string alone is hardly heard; the hollow wooden body of a violin or guitar shakes with it and moves far more air.',
      source: 'Encyclopaedia Britannica, "Violin"',
    },
    {
      id: 'lips',
      says: 'In a trumpet it is the player’s lips that buzz, and the long tube turns the buzz into a note.',
      source: 'Encyclopaedia Britannica, "Brass instrument"',
    },
    {
      id: 'answers',
      says: 'A string that is free to move begins to sound by itself when its own note is sung close to it.',
      source: 'Encyclopaedia Britannica, "Resonance"; "Sympathetic vibration"',
    },
    {
      id: 'voice',
      says: 'When we hum or sing, two small folds in the throat shake in our breath.',
      source: 'Encyclopaedia Britannica, "Vocal cord"',
    },
  ],
  never: [
    {
      wrong: /\b(?:louder|harder)[^.]{0,40}\b(?:makes?|made|means?|is|gets?) (?:it |the note )?higher\b/i,
      belief: 'Playing harder makes the note higher.',
      truth: 'It only sounds louder. For a high note the shaking has to be faster.',
    },
    {
      wrong: /\b(?:longer|thicker|bigger) strings? (?:sounds?|is|are|plays?|gives?) (?:a )?high/i,
      belief: 'Longer strings sound higher.',
      truth: 'They sound lower; shorter, thinner and tighter ones sound higher.',
    },
    {
      wrong: /\bsounds? (?:only|just) (?:goes|travels?|moves?) (?:through|in) (?:the )?air\b/i,
      belief: 'Sound only travels through air.',
      truth: 'It goes through water, wood and metal too, and even faster.',
    },
    {
      wrong: /\b(?:just|only) blow(?:ing)? (?:into|down|through) a trumpet (?:makes|gives|is enough)/i,
      belief: 'Only blowing into a trumpet makes it sound.',
      truth: 'The lips have to buzz.',
    },
    {
      wrong: /\bbow (?:hits|knocks|strikes|hammers) (?:on )?the strings? (?:to|and|so)/i,
      belief: 'The bow hits the strings to sound them.',
      truth: 'It is drawn across them and catches and lets go.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'La, la, tup. The piano says tup. {child} tries again. La, la, tup.',
            '{child} plays a song. Plink. Plonk. Tup. "Tup?" says {child} to the piano.',
          ],
          setting: 'living-room',
          child: 'sit surprised',
          things: ['piano'],
        },
        {
          text: [
            'Out peeped {a guide}. "One note got away. Come and listen for it!"',
            '"It has gone," said {a guide}. "Bring your ears." {child} had two.',
          ],
          setting: 'living-room',
          child: 'stand excited',
          guide: 'stand excited',
        },
      ],
      [
        {
          text: [
            '{child} has one song for the moon. But now it has a hole.',
            'A song with a hole! {child} sings up to it. Then {child} hops over.',
          ],
          setting: 'living-room',
          child: 'think curious',
        },
        {
          text: [
            '"It ran off," said {a guide}. Away they went, on tiptoe. Listen.',
            'Who lives in the piano? {a guide} does. "We shall find that note!"',
          ],
          setting: 'living-room',
          child: 'walk happy',
          guide: 'walk determined',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            '{child} played four notes on the old piano, and the house went to bed. La, la, la, low. So it was each evening. But tonight the third one said tup. Nothing went to bed at all.',
            'There was a tune that shut the day, like a lid. {child} played it on the piano at seven. Now one of the keys was wrong. It went down, and it came up, and said tup.',
          ],
          setting: 'living-room',
          child: 'sit surprised',
          things: ['piano'],
        },
        {
          text: [
            '"Do that again," said a voice inside. Out came {a guide}, in a temper. "I live in there. I cannot sleep with a hole in the music. Come, we will find that note. I have a perfect ear." Outside the gate squeaked. "That is the one!" cried {guide}.',
            'A head came up between two keys. It was {a guide}, who lived in there. "It will have got out," said {guide}. "Notes do." The kettle whistled. "That is the one!" It was not, by a long way. {child} fetched both boots.',
          ],
          setting: 'living-room',
          child: 'stand curious',
          guide: 'point excited',
        },
      ],
      [
        {
          text: [
            'The tune had a hole in it. You could hear just where. It was like a comb with a tooth out. {child} sang up to the edge of the hole and stopped.',
            '{child} hummed on the stairs, and hummed in the bath. Each time the same note was not there. "La, la," hummed {child}, "and then... and then..." It was on the tip of both ears.',
          ],
          setting: 'living-room',
          child: 'think worried',
        },
        {
          text: [
            '"Higher than a clock and lower than a kettle," said {a guide}. {guide} lived in the piano and knew all the notes by name. "There it is!" It was a door. "That, then." It was a sneeze.',
            'Somebody else was humming it too. On the piano lid sat {a guide}, looking cross. "Right after la it falls off," said {guide}. "I have the best ear in the house. I should know it in a storm. There!" But that was a tap.',
          ],
          setting: 'living-room',
          child: 'stand curious',
          guide: 'point proud',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The piano in the hall had come with the house. It was too heavy to argue with. Every evening at seven {child} played four notes on it, and the house went to bed. That was the whole tune. Doors shut. Stairs stopped creaking. On this particular evening the first note was as usual, and the second. The third said tup. {child} tried it gently and {child} tried it hard. It was like asking somebody a question and getting a button.',
            'Nobody knew who had made up the tune. It had four notes and it meant bed. {child} had played it on the old piano since before {child} could reach. Without it the lamps stayed bright and the floorboards talked till ten. So it was serious when one of its keys went wrong. It went down as it should and came up as it should. In between, where there ought to have been a note, there was a small dull tup. The clock in the hall looked shocked.',
          ],
          setting: 'living-room',
          child: 'sit worried',
          things: ['piano'],
        },
        {
          text: [
            '"You need not go on," said a voice among the strings. {a guide} climbed out over the edge, hot and ruffled. "I have lived in this piano for years, in the low end, where it is warm. I have had a bad night and now there is a hole in the music." {child} said that the note had to be somewhere. "Naturally," said {guide}. "I have a perfect ear. I would know it in a crowd." At that moment a chair scraped. "That is the one!" cried {guide}, and was halfway to it.',
            'Up came the lid by a finger. Out looked {a guide}, who had lodgings in there. "I was making my bed," said {guide}, "and I said to myself, there is one gone." They listened to the house together. It creaked, hummed, dripped and ticked. "That is the one," said {guide}, of the drip. Then {guide} said it of the tick, and of a cough next door. {child} saw how it was going to be. One of them had the tune in the head, and the other had confidence.',
          ],
          setting: 'living-room',
          child: 'stand curious',
          guide: 'point proud',
        },
      ],
      [
        {
          text: [
            'It was a very short tune, and so one noticed when a quarter of it was gone. {child} had come down to say good night on the piano, and got as far as the middle. There was a gap, with an edge on both sides. You could hum up to it. You could start again after it. But if you tried to hum straight over, you came down in the wrong place. Then you had to go back.',
            '"La, la," sang {child}, and waited, as you wait on a kerb. Something should have come along then, and had not. It was the fault of one worn white key, in the middle. All the others gave what was asked of them. That one gave a knock. It was a tune for putting a whole house to bed. With a knock in it, it sounded more like someone at the door. And so, all over the house, people kept calling, "Come in!"',
          ],
          setting: 'living-room',
          child: 'think worried',
        },
        {
          text: [
            '"Describe it," said {a guide}, who had come out of the piano and was sharpening a pencil. It was higher than the clock, said {child}, and lower than the kettle. It was about as round as a plum. {guide} wrote down plum. "I have the finest ear in this street. I live among strings. I shall simply point." The gate squeaked, out in the dusk. {guide} pointed. A spoon fell, and {guide} pointed at that. {child} began to do up both boots.',
            'The lodger came out to complain. This was {a guide}, who rented the left side of the piano and paid in dusting. "There is a draught in that tune," said {guide}. "Somebody has left a note out." They agreed that it might be anywhere by now. It might have rolled under something. {child} took a torch, and {guide} took a firm tone. "It is a matter of ear," said {guide}, stopping on the mat with one lifted up. "Hush. There it is!" It was the mat.',
          ],
          setting: 'living-room',
          child: 'kneel determined',
          guide: 'point proud',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['shakes', 'stopped'],
      shows: /\b(?:shak(?:e|es|ing)|shook)\b/i,
      pages: {
        young: [
          {
            text: [
              'Ding, says the bell. {child} feels it shake. One finger on it. Hush. It stops.',
              '{child} rings the bell. It shakes and it hums. Touch it. No shake, no hum.',
            ],
            setting: 'garden',
            camera: 'close',
            child: 'reach curious',
            things: ['bell'],
          },
        ],
        middle: [
          {
            text: [
              'At the gate hung a bell. It looked a good round sort of bell. {child} pulled the rope. Tup, it said. "It has caught it!" cried {guide}, and hugged the bell with both arms. "Pull again." Tup.',
              'The school bell hung in the yard with a scarf on. "Poor thing, it has a cold," said {guide}. {child} swung it. It did not ring. It said tup, just like the piano. They looked at each other.',
            ],
            setting: 'garden',
            child: 'reach surprised',
            guide: 'hug excited',
            things: ['bell'],
          },
          {
            text: [
              '"Let go of it," said {child}. {guide} let go. DONG. It was so loud that they sat down. The whole rim shook like a jelly. Put one finger there, and it tickled, and went quiet. "No shaking, no note," said {child}. And it was much too low.',
              '{child} took the scarf off and tried once more. DING! You could feel it in the teeth. It was shaking, too fast to see, and that was the sound. Anything soft would stop it. "That is the one," said {guide}. But it was far too high.',
            ],
            setting: 'garden',
            child: 'point happy',
            guide: 'jump surprised',
            things: [],
          },
        ],
        old: [
          {
            text: [
              'On the green there was a bell on a post, for tea and for lost goats. It seemed a likely place. {child} took the rope and {guide} took up a position close by, all ears. Tup, went the bell. It was exactly the noise that the piano made, only larger. "It has swallowed our note," said {guide}. "Quick, before it digests." And {guide} put both arms round the bell and held on tight. {child} pulled the rope again. It said tup even more quietly than before.',
              'The bell by the boathouse had been wrapped up for the winter in somebody\'s old blanket. They did not see any harm in that. A bell would sooner be warm, said {guide}. {child} gave it a push, and the clapper swung, and they both leaned in. It said tup. Not one of them had expected to meet that word again so soon. "So there is a lot of it about," said {guide}, and looked around for whoever was spreading it. {child} lifted one corner of the wool.',
            ],
            setting: 'garden',
            child: 'reach surprised',
            guide: 'hug worried',
            things: ['bell'],
          },
          {
            text: [
              '"Try it without you," said {child}. {guide} stepped back, offended. DONG, said the bell, over the green and over the roofs. {child} laid one fingertip on the rim. It was shaking, much too fast to see, and it stung like nettles. It stopped at once under the finger, and so did the sound. They were the same thing. Whatever cannot shake cannot sing. "Then it was me," said {guide}. "I have been holding its mouth shut." It was a fine note. It was a good deal too low.',
              'When the blanket came off the bell gave a cry like a gull. {child} felt the post hum, and the ground, and both shoes. That was what a note was. It was only something that shook, to and fro, quicker than eyes can follow. Wrap it in wool and it has no room to. {child} put the flat of one hand to it. Silence. {child} took it away, and struck it again. "That is the one," said {guide}, deafened. It was not. It would have been the one for a giraffe.',
            ],
            setting: 'garden',
            child: 'point happy',
            guide: 'jump surprised',
            things: ['bell'],
          },
        ],
      },
      ask: {
        young: ['What did the bell do when it rang?', 'It shook. A touch made it stop.'],
        older: [
          'Why did the bell only say tup?',
          'Something soft was round it. A sound comes from shaking, and it could not shake.',
        ],
      },
    },
    {
      facts: ['shorter', 'faster'],
      shows: /\bshort(?:er)?\b/i,
      pages: {
        young: [
          {
            text: [
              'Strings are long. Boom, so low. {child} makes one short, with a finger. Ping!',
              'Low says the guitar. {child} presses it. Short strings, high strings. Ting!',
            ],
            setting: 'street',
            camera: 'close',
            child: 'sit happy',
          },
        ],
        middle: [
          {
            text: [
              'On a step lay a guitar with one string left. {child} plucked it. Dum. "That is the one!" said {guide}. It was not. It was as low as a cow. And there was no other string to try.',
              '"Here is a guitar," said {guide}, "and someone has used it up." It had just one thick old string. Dum, it said, and dum again. They wanted a note a lot higher. "Ask it louder," said {guide}. DUM.',
            ],
            setting: 'street',
            child: 'sit curious',
            guide: 'point excited',
            things: ['guitar'],
          },
          {
            text: [
              '{child} pressed that string down with a finger, halfway. Now only the short end could shake. It shook twice as fast and sang much higher. Dim! Up went the finger, and up went the note. {guide} conducted. But it was all a bit too woody.',
              'So {child} put a finger on it. Ding! The shorter the bit that was left, the faster it shook. That makes it high. One string had all the notes in it, side by side, like peas. None was round enough for our tune.',
            ],
            setting: 'street',
            child: 'hold proud: guitar',
            guide: 'dance happy',
            things: [],
          },
        ],
        old: [
          {
            text: [
              'Somebody had put out a guitar with the dustbins. It had had more strings in better days, and one of them was left, the fattest. {child} sat down on the step with it. Dum. It was a brown note, as low as a cow in a shed. "That is the one!" said {guide}. {child} sang the tune up to the hole and plucked. It was like stepping on a stair that is not there. They needed something a long way further up. And it was the only string.',
              'A guitar hung in a doorway with a card round its neck, Please Play. All but one of its strings had gone home. {guide} jumped on it. Dum, it went. "What else have you got?" asked {guide}. It had dum. "Louder," {guide} advised, "and it will go up." {child} plucked it so hard that it buzzed. It was louder. It was not one bit higher. The tune wanted a plum of a note, and they were being given potatoes.',
            ],
            setting: 'street',
            child: 'sit curious',
            guide: 'jump excited',
            things: ['guitar'],
          },
          {
            text: [
              '{child} watched it. When it said dum it was a blur as wide as a finger, all the way from end to end. What if it were not so long? {child} pressed the string against the wood at the middle and plucked the half. It was a shorter blur, and a faster one. The note shot up. Nearer still, and it went up again. There was not one note in that string. There was a whole staircase, and all you did was choose where to stand. {guide} had them all played, and said that each was the one.',
              'It was an accident. A thumb slipped on to it, and dum turned into dim. {child} looked. Behind the thumb that string lay still. In front of it the short piece went on shaking, but quicker. The thumb moved on, and it was shorter yet, and quicker, and dim became ding. "You are cutting it up!" said {guide}. "Only with a thumb," said {child}. "It grows back." They went up to the very top, where it squeaked like shoes. They passed close by the note they wanted, but it had splinters.',
            ],
            setting: 'street',
            child: 'hold proud: guitar',
            guide: 'dance happy',
            things: [],
          },
        ],
      },
      ask: {
        young: ['How did the string get higher?', '{child} made it short with a finger.'],
        older: [
          'How can one string have so many notes?',
          'Press it down, and only a shorter piece can shake. It shakes faster, and so it sounds higher.',
        ],
      },
    },
    {
      facts: ['bottle', 'tapped'],
      shows: /\bwater\b/i,
      pages: {
        young: [
          {
            text: [
              'Hoo, says the bottle. {child} puts water in. Blow again. Hee! It went up.',
              '{child} blows over a bottle. Hoo. More water, says {child}. Now it sings hee.',
            ],
            setting: 'kitchen',
            camera: 'close',
            child: 'hold surprised: bottle',
          },
        ],
        middle: [
          {
            text: [
              'On the kitchen shelf stood a bottle. {child} blew across the top. Hooo. "That is the one!" said {guide}. It was too low by half. "Put some water in," said {guide}. "That makes it lower still, so do not." They could not agree.',
              '{child} made an owl out of a bottle, by blowing over it. Hooo. It should be higher. "Then take something out," said {guide}. But there was nothing in it to take. There was only air. {child} looked at the tap.',
            ],
            setting: 'kitchen',
            child: 'hold curious: bottle',
            guide: 'point proud',
            things: [],
          },
          {
            text: [
              '{child} poured water in and blew. Up it went! What sings is the air, and now there was less. {guide} tapped the glass with a spoon, and that went down. When you tap, the water has to shake as well. They were both right, which was annoying.',
              'In went some water. There was less air now, so it shook faster. Heee! With each cupful it climbed. Soon the air was so small that it only whistled. {guide} tapped the side. "Lower," said {guide}, puzzled. For that was the glass, with a load of water on it.',
            ],
            setting: 'kitchen',
            child: 'hold happy: bottle',
            guide: 'stand surprised',
          },
        ],
        old: [
          {
            text: [
              'There is a note in every bottle, and you get it out by blowing across the top. {child} did. Hooo, went the bottle, like an owl with a cold. "That is the one," said {guide}. It was in fact the lowest owl in the kitchen, and the tune wanted a higher. "Then we must fill it up," said {child}. "If you fill it, it goes down," said {guide}, and tapped a full one to prove it. It did go down. {child} was almost sure that it went up.',
              'They were tired, and had some lemonade, and {child} sighed across the empty bottle. It sighed back. Hooo. It was a lovely plummy note, but from much too far down the tree. "It is a pity that you drank it all," said {guide}. "Full bottles are lower. Everybody knows that." And {guide} tapped the two of them, the full and the empty, with a claw. The full one was lower. {child} blew on both. The full one would not speak at all.',
            ],
            setting: 'kitchen',
            child: 'hold curious: bottle',
            guide: 'point proud',
            things: [],
          },
          {
            text: [
              'So it was tried. Two fingers of water went in, and {child} blew, and the owl turned into a smaller owl. More water, smaller owl. It is the air in the neck and belly that does the shaking. Every drop leaves it less room and makes it quicker. {guide} hit the glass with a spoon and it said the opposite. A spoon shakes glass and water both, and the more there is to shake, the slower it goes. They had each been right about a different noise. It took them some time to forgive that.',
              '{child} poured in water, a little at a time, and blew at each stop. Hooo. Hoo. Hee. It was the air that sang, and the water was turning it out of the house. The less air, the higher. {guide} went on tapping, and for {guide} it went lower. "It is broken," said {guide}, "in two directions." But a tap on the outside sets the glass going, with all that water to carry. They drank it down to the plum. It was close. It was very close, but there was lemonade in it.',
            ],
            setting: 'kitchen',
            child: 'hold happy: bottle',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['What made the bottle sing higher?', 'More water in it.'],
        older: [
          'Why does a bottle sound higher with water in it, when you blow?',
          'The air in it shakes. With water in it there is less air, and that shakes faster.',
        ],
      },
    },
    {
      facts: ['bow'],
      shows: /\bbow\b/i,
      pages: {
        young: [
          {
            text: [
              'The bow slides. Not a peep. {child} rubs it, sticky, sticky. Now the violin sings!',
              'Sticky bow, says {child}. It grabs, it lets go. Eee, sings the violin. Eee!',
            ],
            setting: 'stage',
            child: 'hold excited: violin',
          },
        ],
        middle: [
          {
            text: [
              'On a stage, on a chair, lay a violin with a brand new bow. {child} drew it across. There was nothing, not even tup. It slid like a skate on ice. "It is asleep," said {guide}, and shouted into the hole.',
              '"A violin!" said {guide}. "It will be in there for certain." {child} lifted the bow and pulled it over the strings. It whispered. It had beautiful clean white hair, and would not hold on to anything.',
            ],
            setting: 'stage',
            child: 'hold curious: violin',
            guide: 'stand excited',
          },
          {
            text: [
              'In the case was a lump like toffee, made from pine trees. {child} rubbed the hair of the bow with it until it squeaked. Now it gripped its string, let go, and gripped again. Eeeee! It did it too fast to count. It was thin and lovely, and a bit high.',
              '"It wants something sticky," said {child}. There was a bit of resin in the lid. Rub, rub, rub. Then the bow caught its string, dragged it and dropped it, hundreds of times. It made one long note, like a ribbon. It was nearly ours. But it was in a hurry.',
            ],
            setting: 'stage',
            child: 'hold proud: violin',
            guide: 'cheer surprised',
          },
        ],
        old: [
          {
            text: [
              'The theatre was dark, except for one lamp that nobody had told to stop. Under it on a chair lay a violin. Beside that lay a bow, so new that it had its paper band. "In there," said {guide}, with a look through the curly hole. "I can hear it breathing." {child} tucked it under the chin. The bow went across from one end to the other as smoothly as a sledge. It made no sound whatever. It might have been stroking a cat.',
              '{guide} had always held that all the best notes end up in violins. There was one on the empty stage. It was the colour of tea, and its strings were tight. {child} drew the bow over them, slowly, as one sees it done. Nothing. They tried it fast. They tried the next string. It was exactly like writing with a pen that has run out. "Perhaps," said {guide}, "it only plays for people it has met." And {guide} bowed to it.',
            ],
            setting: 'stage',
            child: 'hold curious: violin',
            guide: 'stand proud',
          },
          {
            text: [
              'In a corner of the case, in a rag, lay a lump of something clear and brown. It was resin, out of a pine, and it stuck to the thumb. {child} saw that the rag was worn in just one place. So {child} rubbed the lump along the hair of the bow until that was dusty white. Then it bit. The bow took hold of its string and pulled that aside. Each time it got away and was caught again, more times in a second than you can say. All those small escapes made one long note. {guide} wept. It was too thin.',
              'Ice is smooth, and nothing sings on ice. {child} looked at the clean slippery hair and thought of a wet finger on a window. It squeaks because it sticks. In the lid of the case was a cake of resin, meant for the purpose. After that the bow stuck, and slipped, and stuck, far too quickly to see. Each time it plucked the string a very little. It was like hundreds of fingers in a row. "That is the one!" said {guide}. It was the best so far. But it was a silver note, and they had lost a gold one.',
            ],
            setting: 'stage',
            child: 'hold proud: violin',
            guide: 'cheer surprised',
          },
        ],
      },
      ask: {
        young: ['What did {child} do to the bow?', '{child} made it sticky, and then it sang.'],
        older: [
          'Why would the violin not play with the clean bow?',
          'The hair was too smooth. With resin on it the bow catches the string and lets go, again and again.',
        ],
      },
    },
    {
      facts: ['hollow'],
      shows: /\b(?:box|hollow)\b/i,
      pages: {
        young: [
          {
            text: [
              'Tink. So small a song. {child} puts it on a big box. TINK! Now all can hear.',
              'A little tune, hardly there. Put it on the box, {child}. The box sings too!',
            ],
            setting: 'living-room',
            camera: 'medium',
            child: 'kneel surprised',
            things: ['box'],
          },
        ],
        middle: [
          {
            text: [
              'In a shop window sat a tiny music works without a lid or case. {child} turned the handle. It was so faint that a fly drowned it. "That is the one, I think," said {guide}. "Or that was my stomach."',
              '{guide} had stretched some wire from a nail to a nail. {child} plucked it. You could see it shake, but you could hardly hear it. "It is shy," said {guide}, and leaned close enough to be twanged.',
            ],
            setting: 'shop',
            child: 'kneel curious',
            guide: 'look-up worried',
          },
          {
            text: [
              '{child} set it on a big empty box and turned again. It was as if someone had opened a door. The box was shaking with it, all four sides, and the air inside. So that is why violins are hollow! It played a polka. Our note did not come in.',
              '"It is too thin to push the air about," said {child}. So they held the end against an empty box. Now wood and all shook together. It was loud enough to wake a dog. That is what a guitar has a hollow tummy for. The note was wrong, but very clear.',
            ],
            setting: 'shop',
            child: 'point excited',
            guide: 'jump surprised',
            things: ['box'],
          },
        ],
        old: [
          {
            text: [
              'In the window of the clock shop was the inside of a musical box. The case had gone. It was a comb and a barrel with pins, no longer than a thumb. {child} turned the handle with two fingers. It was certainly playing something. One could see the teeth of the comb go. But a bus went by, and then a pigeon breathed, and that was the end of it. "That is the one," whispered {guide}. "Or else it is my watch." Neither of them could have said which.',
              'A harp had once stood in this shop. It had been sold, and only one of its strings had been left behind, on two hooks in the wall. {child} plucked it. It moved beautifully. It was a blur as wide as a pencil, and about as noisy. {guide} put an ear to it and reported a sort of feeling. The trouble is that a string is such a narrow thing. It goes through the air like a knitting needle, and the air hardly notices.',
            ],
            setting: 'shop',
            child: 'kneel curious',
            guide: 'look-up worried',
          },
          {
            text: [
              '{child} put it down, to think, on top of an old tea chest. Someone in the street turned round. It had become a band. The little comb shook the lid and the lid shook the sides, and the hollow inside filled up with it. A comb can only move a thimbleful of air. A box can move a cupboardful. "So that is what they have bodies for," said {guide}, "violins and so on. I took it for a kind of luggage." It was playing a polka, rather well. The note they wanted did not come in it.',
              '"It wants something wide to push with," said {child}. An empty box was pulled across the floor. They hooked that string to it and pulled it tight over the edge. Then it spoke, so that the jars on the shelf answered. The thin grey string shook the wood, and all that wood shook the air. A guitar is nothing else than that, a string with a hollow box to shout for it. {guide} fell in. "That is the one," said {guide} from inside, very much louder than usual. But it had not the right taste.',
            ],
            setting: 'shop',
            child: 'point excited',
            guide: 'jump surprised',
            things: ['box'],
          },
        ],
      },
      ask: {
        young: ['What made the small tune big?', 'The box. It sang along.'],
        older: [
          'Why are violins and guitars hollow?',
          'A string by itself moves hardly any air. The hollow box shakes with it and makes it loud.',
        ],
      },
    },
    {
      facts: ['lips'],
      shows: /\blips\b/i,
      pages: {
        young: [
          {
            text: [
              'Pff, goes the trumpet. Buzz your lips, {child}. Like a bee. TOOT!',
              '{child} blows. Only wind. Lips like a bee now. The trumpet says TOOT!',
            ],
            setting: 'stage',
            child: 'hold proud: trumpet',
          },
        ],
        middle: [
          {
            text: [
              'The park was empty, but on the bandstand stood a trumpet. {guide} took a great breath and blew. It went pff. {child} blew till both ears were hot. Pff. All it gave them was a breeze.',
              '"Leave this to me," said {guide}, and climbed into the wide end. It was a trumpet. Out of the narrow end came dust. {child} tried from the proper side. It sounded like someone cooling soup.',
            ],
            setting: 'stage',
            child: 'hold worried: trumpet',
            guide: 'stand proud',
          },
          {
            text: [
              'Then {child} laughed and blew at once, and both lips buzzed, like a horse. PAARP! The buzz is the lips. The long tube only makes a note of it. {guide} was blown off the bandstand. It was yellow and splendid, and nobody could sleep to that.',
              '"A trumpet does not shake by itself," thought {child}. "What could?" {child} pressed both lips together and made a bee. It went in as a bee, and it came out as a king. TAAA! "That is the one," said {guide} from a bush. It was not a bedtime sort of note.',
            ],
            setting: 'stage',
            child: 'hold excited: trumpet',
            guide: 'jump surprised',
          },
        ],
        old: [
          {
            text: [
              'There had been a concert in the park, and the band had gone to have its tea. One trumpet had been left on its chair. It shone so that you could see both their faces in it, very wide. "May I?" said {guide}, and blew. Nothing came out but warm air. {child} tried, with cheeks like apples. Pff, it said, and pff. "It is out of order," said {guide}. But a brass thing has nothing in it that could be out of order. It is just a long pipe that has been folded up.',
              'The bandstand looked as though the players had been lifted off it. There were the chairs, and there was the music, turning its own pages. {child} picked up a trumpet. It was colder than expected. Blowing down it did what blowing down a drainpipe does. {guide} suggested more puff, and then from the other end, and then a kind word. It remained a draught. {child} remembered how a note begins. Something has to shake. What was there in a trumpet that could?',
            ],
            setting: 'stage',
            child: 'hold worried: trumpet',
            guide: 'stand proud',
          },
          {
            text: [
              '{child} blew a raspberry at it, out of temper. That was how it was done. PAARP, said the trumpet, and every pigeon in the park went up. It is not the brass that sings first, it is the lips. They buzz, and the buzz runs through all that pipe, and comes out as a note with its hat on. Tighter lips, and it jumped up a step. Looser ones, and down it came. "That is the one," said {guide}, holding on to a music stand. {child} tried it in the tune. It was like a lion in a cradle.',
              'Then it was plain. There was nothing in a trumpet; so it had to be whoever was on the end of it. {child} closed both lips and pushed the breath between them until they buzzed. It tickled horribly. But what went in as a wasp came out at the far end as a sunrise. Three pigeons fell off the roof and flew. By squeezing the lips {child} got one higher, and then one higher than that. None of them was theirs. You could have woken the whole house with any one.',
            ],
            setting: 'stage',
            child: 'hold excited: trumpet',
            guide: 'jump surprised',
          },
        ],
      },
      ask: {
        young: ['How did {child} make the trumpet toot?', 'By buzzing both lips, like a bee.'],
        older: [
          'What is it that shakes when somebody plays a trumpet?',
          'The lips. They buzz, and the long tube makes a note of it.',
        ],
      },
    },
    {
      facts: ['answers'],
      shows: /\b(?:answer\w*|back)\b/i,
      pages: {
        young: [
          {
            text: [
              '{child} sings la. Who sings la back? A harp in there. Just one of its strings!',
              '"La," sings {child}. "La," say the strings, back. Nobody touched it at all.',
            ],
            setting: 'shop',
            child: 'shout surprised',
          },
        ],
        middle: [
          {
            text: [
              'Then they came to a shop full of strings. There were harps, pianos and banjos, all with the lids up. "It is one of these," said {guide}. "I shall try them all." {guide} plucked the first. There was no end of others. It was getting late.',
              'In a back room stood a harp with more strings than a rainy window. "Our note is one of those," said {guide}. "Or it is not." They had no time to try each. {child} hummed a bit of the tune, to think.',
            ],
            setting: 'shop',
            child: 'think worried',
            guide: 'reach determined',
          },
          {
            text: [
              '{child} sang the note as it ought to be, loud and long, and stopped. In the hush one small brave string sang back. Nobody had touched it. It had felt its own note go by, like a swing pushed in time. It was a cousin of ours, and sent its love.',
              'When the hum stopped, there was still some hum in the room. Just one of the strings was shaking, all on its own. A string will answer when it hears its own note. {child} hummed again. "Evening," it said. It was theirs, but screwed to a harp.',
            ],
            setting: 'shop',
            child: 'shout excited',
            guide: 'jump surprised',
          },
        ],
        old: [
          {
            text: [
              'At the end of the lane was the place where old instruments wait for new owners. There were seven harps in it, and pianos with their lids off, and zithers on the wall like hams. You never saw such a lot of strings. "It is here," said {guide}. "I can feel it in my ear." The plan was to pluck each string and listen. {guide} began at the left, and had done eleven by the time the streetlamps came on. {child} worked out that they would be finished in March.',
              '"One of these," said {guide}, "is ours, or knows it." They stood among harps as one stands among trees. {guide} was for starting at the door and going round. It was warm, and it smelled of varnish. {child} sat down on a stool and sang under the breath, la, la, and then the missing one. It was easy enough to sing. You just could not play it. Then {child} stopped, with an open mouth. Somebody else was still singing.',
            ],
            setting: 'shop',
            child: 'sit worried',
            guide: 'reach determined',
          },
          {
            text: [
              '"Be quiet a moment," said {child}, and sang it, straight at them, with a whole chestful of air. Then there was a hush. And out of all that wood and wire one thin grey string sang back, fine as a hair. The others hung still. A string can be pushed by a sound as a swing is by a hand. The pushes must come in its own time, and every other time is wrong for it. So only that one had answered. They gave it a name, and took its name down. It belonged to somebody in Leeds.',
              'It came from the third harp. Nobody was near it. {child} went up close and saw one of the strings trembling, out of all of them. When {child} sang again it took a fresh breath. Sing a little higher, and it lost interest. Its neighbour took over. Every string was waiting for its own note to go by, and would answer to nothing else, like a dog. "We have found it, then," said {guide}. They had. But it was bolted to a harp, and the harp was as big as a door.',
            ],
            setting: 'shop',
            child: 'shout excited',
            guide: 'jump surprised',
          },
        ],
      },
      ask: {
        young: ['Who sang back to {child}?', 'One string. It heard its own note.'],
        older: [
          'How did {child} find one string among so many?',
          '{child} sang the note, and the string with that same note began to sound by itself.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'Home. La, la, and hmm. {child} hums. Hand on neck. It buzzes there!',
            '{child} sings over the hole. Hmm, says the neck. The note lives in there!',
          ],
          setting: 'living-room',
          time: 'night',
          child: 'cheer surprised',
        },
        {
          text: [
            'La, la, hmm, low. The moon is in. {child} is asleep. Shh.',
            'The lamp is out. The stairs are still. {child} sleeps. Hmm, says the dark.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep calm',
        },
      ],
      [
        {
          text: [
            'Look in the piano. What is on those strings? A blanket! Whose? "Oh," says {guide}.',
            'There is a bed in the piano. {guide} sleeps on its strings. Off with the blanket!',
          ],
          setting: 'living-room',
          time: 'night',
          guide: 'hold shy: blanket',
          things: ['piano'],
        },
        {
          text: [
            'La, la, LA, low. {child} plays it twice. Then the house shuts its eyes.',
            'No more tup. {child} plays la. La, la, la, low. Good night, song.',
          ],
          setting: 'living-room',
          time: 'night',
          child: 'sit happy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'They came home with no note at all. {child} sat down and played. La, la... and in the gap {child} hummed, without thinking. It fitted! {child} put a hand to the throat. Something in there was shaking.',
            '"We have looked everywhere," said {guide}, quite low. {child} hummed the tune, for company. La, la, hmm, low. There was no hole. "Who did that?" said {guide}. {child} felt with two fingers. Under the chin it buzzed like a bee in a jar.',
          ],
          setting: 'living-room',
          time: 'night',
          child: 'sit surprised',
          guide: 'stand surprised',
        },
        {
          text: [
            'So that is how they do it now. Three are played and one is hummed. The doors shut. The stairs lie down. In bed {child} hums it again, and two little folds shake in the dark.',
            '"That is the one," said the whole house, and was right. Then the clock sighed and the lamps went out. {child} was asleep before the last note. Somebody in the piano finished it.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep calm',
        },
      ],
      [
        {
          text: [
            'Back home {child} shone a torch into the piano. On the strings lay a small neat bed. It had a pillow. It had a blanket, and the blanket lay right across the missing note. "I moved it there last night," said {guide}, in a tiny voice.',
            '"Where do you sleep?" asked {child}. "On those warm strings," said {guide}. "In the middle. Since last night. Why?" They looked inside. A string cannot shake under a blanket. {guide} turned a deep pink.',
          ],
          setting: 'living-room',
          time: 'night',
          child: 'point curious',
          guide: 'hold shy: blanket',
        },
        {
          text: [
            'The bed was moved to a shelf. {child} pressed it down. La! It was as round as a plum, and rather pleased. The whole house leaned back. "I said it was near," said {guide}.',
            'Off came the bed, and out came the note. It had been in there all along, trying. {child} played all four. The stairs stopped. The lamps went down. In a sock on the lid {guide} was already snoring, in tune.',
          ],
          setting: 'living-room',
          time: 'night',
          child: 'sit happy',
          guide: 'sit shy',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'It was past eight when they came in, with nothing to show but tired ears. {child} sat down at the piano from habit. La. La. And because the fingers knew that there was nothing there, the mouth did it. {child} hummed. Then came the fourth note, and the tune was shut, like a drawer. Neither of them moved. "Again," said {guide}. There was a hum in the gap, gold, and quite plum-shaped. {child} laid two fingers on the throat. It was shaking in there, as a bell does.',
            '"I must have had dust in it," said {guide}, and rubbed the perfect ear. They had been all over town. {child} knew the lost note so well by now that it hummed itself on the way upstairs. {guide} stopped on the third step. "That is the one," said {guide}, rather wearily, from habit. And then, "No, but it is!" {child} hummed and felt along the neck. Under the chin, where the breath goes by, something small was trembling like a string.',
          ],
          setting: 'living-room',
          time: 'night',
          child: 'sit surprised',
          guide: 'stand excited',
        },
        {
          text: [
            'Two little folds in the throat, no longer than a fingernail, do it all, and they go about with you. {child} had had it along all day, in every shop. From then on the tune was played by three keys and a person. You would think that nobody would notice. But the house did. The doors came to without a click. The stairs let go of the feet they had been holding. Up in bed {child} hummed it into the pillow, and the pillow hummed it on.',
            'Nobody has had that piano mended. La, la, it goes each night at seven. Then there is a breath, and a hum with some sleep in it. Then comes the last one, low. The lamps go out. {child} once tried to hum it without shaking, for a joke, and there was no sound at all. Now {child} lay with a hand on the warm place in the neck. Down in the hall, very faint, a string that nobody had touched was humming back.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep calm',
        },
      ],
      [
        {
          text: [
            'When they were home again {child} did what might have been done at the start. {child} got the torch, opened the top of the piano, and looked in. There were the strings, in rows, and the hammers with their felt noses. Across the middle somebody had made a bed. It had a pillow the size of a stamp. It had a thick wool blanket, tucked in on both sides. Under it lay the very string that said tup. "Ah," said {guide}. "I changed ends last night. It was the draught."',
            '"Tell me about your bad night," said {child}. It turned out that {guide} had moved house. Low down, the piano was damp. So {guide} had carried mattress and blanket up to the middle, and slept there, not well. At seven something had hit the bed from below. {child} opened the lid. Wool lay all along one of the strings. A thing like that could no more shake than a foot in a boot. "I have been lying on it," said {guide}, and there was a silence.',
          ],
          setting: 'living-room',
          time: 'night',
          child: 'look-up surprised',
          guide: 'hold shy: blanket',
        },
        {
          text: [
            'They moved the bed to the top of the bookcase, by the warm pipe. {child} put one finger on the white tooth of a key and waited a bit, to be fair to it. Then it came, gold, and as round as a plum. It went through the hall and up three floors. Doors closed. Stairs were quiet. "That one," said {guide}. For the first time that day it was true, and {child} said so. {guide} has a perfect ear. It had only had the other end of {guide} in the way.',
            'Out came the mattress, and out came the note behind it, like a cork and what follows a cork. {child} played all four, and then all four again. The house had waited two hours for it and did not wait to hear it three times. It went dark from the top down. Last was the hall lamp. You could just make out the piano with its lid open. Along the edge, wrapped in wool, sat somebody small. Somebody was humming, not quite in tune, and nobody minded.',
          ],
          setting: 'living-room',
          time: 'night',
          child: 'sit happy',
          guide: 'sit shy',
        },
      ],
    ],
  },
};
