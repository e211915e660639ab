import type { FactSheet } from '../sheet.ts';

/** Fog, a boat with a cake on board that waits to hear where the harbour is, and a tower of drums kept by somebody who cannot bear a bang. */
export const drums: FactSheet = {
  id: 'drums',
  topic: 'arts',
  title: 'Drums',
  subject: 'how drums work',
  words: [
    'drum',
    'drumming',
    'drummer',
    'how do drums work',
    'talking drum',
    'steel drum',
    'steel pan',
    'bongo',
    'rhythm',
    'percussion',
  ],
  guides: ['seagull', 'walrus', 'sailor'],
  titles: [
    'The Cake in the Fog',
    'The Tower of Drums',
    '{child} and the Quietest Drummer',
    'Not So Loud, Said {guide}',
    'Up the Stairs to Boom',
  ],
  facts: [
    {
      id: 'skin',
      says: 'A drum has a skin stretched over something hollow; when it is struck the skin shakes, and the air with it.',
      source: 'Encyclopaedia Britannica, "Drum (musical instrument)"',
    },
    {
      id: 'damp',
      says: 'Damp makes a drum of real skin slack and dull; in warm dry air the skin grows tight again and sounds higher.',
      source: 'Encyclopaedia Britannica, "Membranophone"',
    },
    {
      id: 'big-low',
      says: 'The wide skin of a big drum shakes more slowly than the skin of a small tight one, and so it sounds lower.',
      source: 'Encyclopaedia Britannica, "Bass drum"',
    },
    {
      id: 'low-far',
      says: 'Low sounds carry further and go through walls more easily than high ones, so foghorns are low.',
      source: 'Encyclopaedia Britannica, "Foghorn"',
    },
    {
      id: 'peas',
      says: 'Sound that meets a thin skin makes it shake, as it does the eardrum in our ear; peas or grains of rice on a drum hop when there is a loud sound near.',
      source: 'Encyclopaedia Britannica, "Tympanic membrane"',
    },
    {
      id: 'talking',
      says: 'A talking drum of West Africa is squeezed under the arm while it is struck; the cords pull the skins tight and its voice rises and falls like speech.',
      source: 'Encyclopaedia Britannica, "Talking drum"',
    },
    {
      id: 'tones',
      says: 'In Yoruba, a language of Nigeria, it matters how high or low one speaks a word, and drums can say words by it.',
      source: 'Encyclopaedia Britannica, "Yoruba language"; "Talking drum"',
    },
    {
      id: 'steel',
      says: 'Steel drums were first made in Trinidad from old oil barrels; each hollow hammered into the metal is a note.',
      source: 'Encyclopaedia Britannica, "Steel drum"',
    },
    {
      id: 'forbidden',
      says: 'In Trinidad the rulers of the colony forbade people their skin drums in the 1880s; they went on with bamboo, tins and at last oil barrels.',
      source: 'Encyclopaedia Britannica, "Steel drum"; "Steel band"',
    },
    {
      id: 'log',
      says: 'A slit drum is a hollow log with no skin: struck on one side of the slit and on the other it gives two notes.',
      source: 'Encyclopaedia Britannica, "Slit drum"',
    },
    {
      id: 'messages',
      says: 'In Africa and the Pacific messages were passed from village to village on slit drums.',
      source: 'Encyclopaedia Britannica, "Slit drum"',
    },
    {
      id: 'felt',
      says: 'A beat can be felt through a floor or a wall with feet and hands, and many deaf people play and dance by it.',
      source:
        'National Deaf Children’s Society, "How to make music activities accessible for deaf children and young people"',
    },
    {
      id: 'snare',
      says: 'A snare drum rattles because wires or cords are stretched across its lower skin.',
      source: 'Encyclopaedia Britannica, "Snare drum"',
    },
  ],
  never: [
    {
      wrong: /\b(?:every|each|all) drums? (?:has|have|needs?|must have) (?:a )?skins?\b/i,
      belief: 'Every drum has a skin.',
      truth: 'Log drums and steel drums have none; wood or metal does the shaking.',
    },
    {
      wrong: /\bdrums? (?:only|just|can only) (?:makes?|plays?|has|have) (?:a |one )?(?:noise|note|sound)\b/i,
      belief: 'Drums only make noise.',
      truth: 'Many can be tuned, and some play tunes or follow the melody of speech.',
    },
    {
      wrong: /\bdeaf (?:people|children) (?:cannot|can't|could not|do not|don't) (?:enjoy|feel|play|follow|dance)/i,
      belief: 'Deaf people cannot enjoy drums.',
      truth: 'Many feel the beat through the floor and the air, and there are deaf drummers.',
    },
    {
      wrong: /\b(?:small|little) drums? (?:is|are|sounds?) low|\bbig(?:ger)? drums? (?:is|are|sounds?) high/i,
      belief: 'Small drums sound low.',
      truth: 'They sound high; big ones are low.',
    },
    {
      wrong: /\btalking drums? (?:is|are|was|were) (?:only |just )?(?:a |like )?(?:morse|code|secret)/i,
      belief: 'Talking drums are a code.',
      truth: 'They copy the rise and fall of the spoken words themselves.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'Fog on the sea. Somewhere, a boat with cake. {child} waits and waits.',
            '{child} looks for the boat. White, white, white. No boat. No cake. Hoot!',
          ],
          setting: 'beach',
          camera: 'wide',
          child: 'look-up worried',
        },
        {
          text: [
            '"Go boom," said {a guide}. "Up there. But tiptoe!" {child} looked up the tower.',
            '{a guide} keeps the drums. {child} needs a big one. "Not so loud!" says {guide}.',
          ],
          setting: 'beach',
          child: 'walk excited',
          guide: 'point worried',
        },
      ],
      [
        {
          text: [
            'Hoot, says the fog. That is the boat. {child} shouts. It is too far.',
            'Hoot, hoot! Where is land? {child} waves. The fog does not see it.',
          ],
          setting: 'beach',
          camera: 'wide',
          child: 'wave worried',
        },
        {
          text: [
            'Up the tower, step by step. On soft toes, {a guide}.',
            '"Who can go boom?" {a guide} has drums. A tower full of drums!',
          ],
          setting: 'castle',
          child: 'walk excited',
          guide: 'walk shy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'The boat was bringing cake. It should have come at three. But the fog had come first, and sat on the harbour like a hen. Out in the white something hooted. It was waiting to be told the way.',
            'There was fog. You could not see the end of your own scarf. Behind that was the boat, and the boat had cake. Hoot, said the boat. That meant, where are you?',
          ],
          setting: 'beach',
          camera: 'wide',
        },
        {
          text: [
            '"Ring the bell," said {child}. The bell was away being mended. "Then there is the Great Drum," said {a guide}, and went pale. "On top of my tower. I look after drums. I cannot bear them, as a matter of fact."',
            '{child} shouted till it hurt. Then a door opened in the old tower. "Please do not," said {a guide}, with wool in both ears. "I keep the drums here. There is a great one, right up at the top. But it goes b... It goes b..." "Boom?" said {child}. {guide} jumped.',
          ],
          setting: 'beach',
          child: 'shout determined',
          guide: 'cover worried',
        },
      ],
      [
        {
          text: [
            'Nobody was afraid for the boat. It had let down its anchor and was quite safe. But it had cake with it, and cream. And {child} was here, with a plate.',
            '{child} had counted the hoots. There had been forty. That was a patient boat. It lay outside the wall and would not move in such a fog. Cream does not wait like that.',
          ],
          setting: 'beach',
          child: 'sit worried',
        },
        {
          text: [
            'So {child} knocked at the Drum Tower. "Softly!" said {a guide}. Inside it went up and up, with a drum on every floor. "The loudest is at the top," said {guide}. "I have never been. I did hear it once. I was two miles off, in bed."',
            '"We need something loud," said {child} at the door of the tower. {a guide} turned white. "Loud," said {guide}, "is on the top floor. I only dust halfway up." But {guide} liked cream. They began to climb.',
          ],
          setting: 'castle',
          child: 'look-up determined',
          guide: 'stand shy',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The fog had come in at noon and it had stayed to tea. {child} stood on the harbour wall with a plate. Somewhere straight ahead, or a bit to the left, lay the boat. It was in no danger. It had let its anchor down and was waiting until somebody told it where the harbour was. Now and again it hooted to ask. It had cake on board, tied up with ribbon, with three kinds of cream. It had been on its way since Thursday.',
            'At three the boat was due. At a quarter past three it was overdue, and there was nothing to be seen but fog. It was like the inside of a pillow. {child} could hear the boat, though. It hooted from out there, patiently, every minute or so, like a cow at a gate. It would not stir until it knew the way, and it was quite right. The only trouble was that it had cake. {child} had brought a spoon, and the spoon had gone damp.',
          ],
          setting: 'beach',
          camera: 'wide',
          child: 'stand worried',
        },
        {
          text: [
            'There should have been a bell for this, but the bell had gone to be mended. "So there is only the Great Drum," said a voice, "I am sorry to say." There stood {a guide}, at the foot of the old tower, with a scarf wound round the ears. {guide} kept the drums there. Ships from everywhere had left one kind or another on each floor, and the greatest was at the top. "I dust them," said {guide}. "I do it very gently. I cannot abide a bang."',
            '"Shouting will not do it," said {a guide}, from the doorway of the Drum Tower, and winced. "They will never hear you. They will only upset me." {guide} had been keeper of the drums for years, and it was the wrong job. Even the post made {guide} jump. "Which is the loudest?" asked {child}. It was the top one. {guide} had not been up so far. There was a door or a hitch on each floor, and you generally had to play something. They looked at one another. The boat hooted.',
          ],
          setting: 'beach',
          child: 'point determined',
          guide: 'cover worried',
        },
      ],
      [
        {
          text: [
            'It is dull to wait for cake that you can hear. {child} could hear it very well, or at least the boat that it was on. It was somewhere out in the fog, with its engine off, going hoot. {child} hooted back, with both hands. One hears things in a fog from every side, and the boat had no idea. It kept its anchor down, like a sensible boat. The cake was to have been cut at four. The tables were laid along the quay, with nothing on them but drops.',
            'They were all sitting along the quay, where one could just make out the nearest three. The lanterns were lit. Somebody had sliced a lemon. "There it goes again," said somebody, when it hooted. The boat had come all the way from the city with the harbour\'s birthday cake, and had stopped outside. No captain moves in fog without a mark to steer by. A light is of no use. A voice is too thin. {child} got up. There had to be something with a bigger voice.',
          ],
          setting: 'beach',
          camera: 'wide',
          child: 'look-up determined',
        },
        {
          text: [
            'The Drum Tower stood at the end of the harbour wall. It was narrow and very old, and went up into the fog and did not come down. {child} knocked with one knuckle. "Not so loud," said someone, and {a guide} looked out, with moss in both ears. Sailors had been leaving drums there for longer than anyone could say. On the top floor was the greatest of the lot. "You could hear it in the next county," said {guide}. "I have managed not to." But there would be cream. They went up.',
            '"I took this post," said {a guide}, "because I was told that it was quiet." {guide} kept the Drum Tower, all its floors, and went about in it on felt soles. There were drums in it with skins and drums without. Each was dusted on a Friday with a feather. "The big one?" said {guide}. "Right at the top. I think of it at night." {child} held the door open. Through it came fog, and a hoot, and quite a distinct idea of cake. {guide} wound another scarf on, and they set out.',
          ],
          setting: 'castle',
          child: 'walk determined',
          guide: 'stand shy',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['damp', 'skin'],
      shows: /\btight(?:er|ened)?\b/i,
      pages: {
        young: [
          {
            text: [
              'Flup, says the drum. Poor wet drum. {child} warms it. Now it is tight. Tock!',
              'A damp drum says flup. Put it by the stove. It gets tight. Tock, plays {child}.',
            ],
            setting: 'kitchen',
            child: 'kneel happy',
            things: ['drum'],
          },
        ],
        middle: [
          {
            text: [
              'A sign on the first door said Rap Here. Under it hung a small drum. {child} rapped. Flup, it said, like a wet sock. The door did not think much of it. "A lovely drum," said {guide}. "So quiet."',
              'To wake the lift you had to beat a drum. {child} beat it. Flop. You could press its skin in like dough. "It has been like that since the fog," said {guide}. "I am quite fond of it."',
            ],
            setting: 'kitchen',
            child: 'reach surprised',
            guide: 'stand happy',
            things: ['drum'],
          },
          {
            text: [
              'Its skin was cold and slack with damp. {child} held it a good way from the stove and turned it, like toast. Slowly it drew itself tight. TOCK! You could see it quiver. The door flew open. {guide} flew under the table.',
              '{child} dried it by the stove. Skin is like that. It sags when it is damp, and when it is warm it pulls tight. Only a tight one can spring back and shake the air. TACK! Up they went. {guide} had both eyes shut.',
            ],
            setting: 'kitchen',
            child: 'hold proud',
            guide: 'hide scared',
            things: [],
          },
        ],
        old: [
          {
            text: [
              'The first landing was the keeper\'s kitchen. There was a door across the stair, with no handle, and beside it a drum on a hook. The notice said Knock on This. {child} knocked. It said flup. It was a very poor sort of word, and the door took no notice. {child} tried with a spoon and got flup again, with a drip. "It is my favourite," said {guide}, more happily. "One hardly knows that it has been played. It used to be a horror, in the summer."',
              'There was a stove on the first floor, and a chair, and a drum beside the stairs door. "You give it one good tap," said {guide}, "and the latch jumps." {guide} did not expect it to work, and looked hopeful. {child} gave it one good tap. The stick sank in. It was like hitting a cushion, or soup. Flup. "What a shame," said {guide}. "We shall have to go back down and sit by the window."',
            ],
            setting: 'kitchen',
            child: 'reach surprised',
            guide: 'stand happy',
            things: ['drum'],
          },
          {
            text: [
              '{child} felt it. The skin was as soft as an old glove, and cold. It had soaked up the fog. A skin has to be tight, or it will not spring back and shake the air. So {child} stood with it by the stove and turned it this way and that. Somewhere in it something ticked. The wrinkles went. After a time it looked like the top of a pie. "Cover up," said {child}, and flicked it. TOCK! The door leapt open. {guide} was found in the coal box.',
              '"All summer it worked only too well," said {guide}. So it was not its age. It was the weather. Skin drinks the damp and goes slack, and a slack thing cannot bounce. {child} sat the two of them down on the rug by the stove, drum and keeper, to get warm. It took as long as an egg. The skin crept, and drew itself tight from rim to rim. The next tap went through the tower like a dropped tray. The latch jumped. So did {guide}, and was some time coming down.',
            ],
            setting: 'kitchen',
            child: 'hold proud',
            guide: 'jump scared',
            things: ['drum'],
          },
        ],
      },
      ask: {
        young: ['What did the wet drum need?', 'To be warm, and then it got tight.'],
        older: [
          'Why did the drum only say flup in the fog?',
          'The damp had made its skin slack. Warmed up, it was tight again and could spring back.',
        ],
      },
    },
    {
      facts: ['big-low', 'low-far'],
      shows: /\blow(?:er|est)?\b/i,
      pages: {
        young: [
          {
            text: [
              'Small drum, pip. Big drum, boom. Who hears pip? No one. Low goes far, {child}.',
              'Pip, pip, says the small one. BOOM, so low, says the big one. {child} likes boom.',
            ],
            setting: 'castle',
            child: 'jump happy',
          },
        ],
        middle: [
          {
            text: [
              'Here the stairs stopped. Above was a trapdoor, and somebody with a ladder. You had to call with a drum. There was a row, from egg cup to cartwheel. {guide} handed {child} the egg cup. Pip. Nothing came.',
              'Someone lived over the ceiling and let down the ladder, if they heard you. "Use a small one," begged {guide}. {child} used a small one. It went pip, right through both ears. But overhead nobody stirred.',
            ],
            setting: 'castle',
            child: 'look-up curious',
            guide: 'hold shy',
          },
          {
            text: [
              'Pip was sharp, but it could not get through stone. {child} walked along to the cartwheel. A skin so wide shakes slowly. BOMM. It was so low that it came up through the floor. It went through the ceiling as if that were paper. Down slid the ladder.',
              '{child} remembered the neighbours. Through the wall you never hear the flute, only the low parts. So {child} thumped the widest. DOOMM. Its great skin took its time. Dust fell. "All right, all right," said the ceiling, and let down the ladder.',
            ],
            setting: 'castle',
            child: 'reach excited',
            guide: 'cover surprised',
            things: ['ladder'],
          },
        ],
        old: [
          {
            text: [
              'Next there were no stairs, only a hole where some had been, and over it a very thick ceiling. "There is a person up there with a ladder," said {guide}. "I have never met them. They let it down if they hear a drum." A row of them stood along the wall, from one like an egg cup to one like a cartwheel. {guide} chose the egg cup, and went to the far end of the room. {child} played it. PIP. It went into the head like a pin. Nothing whatever happened overhead.',
              'The next floor had eleven drums and no way up. They stood in order of size. It was arranged with somebody above, {guide} explained, that a ladder came down whenever there was drumming. "But let it be a nice one," said {guide}, and gave {child} the littlest. It was no wider than a jam jar, and as tight as a lid. It had a voice like a wren. In that room it hurt. {child} played it ten times, and the ceiling, which was made of oak, remained a ceiling.',
            ],
            setting: 'castle',
            child: 'look-up curious',
            guide: 'stand shy',
          },
          {
            text: [
              '"It is loud enough here," said {child}. "It just does not get through." Then {child} thought of the radio next door. What comes through a wall is never the singing. It is the thump. "We want a lower one," said {child}. "A softer one," said {guide}. As the drums grew wider the notes sank: tick, tock, tum, dom. The cartwheel had such a broad skin that it went up and down slowly, like breathing. BOMM. You felt it in your knees. It was so low that it walked through the oak as a ghost does. The ladder came down at once.',
              'High sounds are soon used up. They run into a wall, or fog, and stop there. A low one goes further; that is why foghorns do not squeak. {child} passed by ten drums and stopped before the last. It was as wide as a bed. One soft blow with the flat of both arms, and the skin swung slowly, in and out. DOOMM. It was not even loud. It was just everywhere, and in the floor. "One moment!" called somebody above, and there was the ladder. {guide} had quite liked that one.',
            ],
            setting: 'castle',
            child: 'reach excited',
            guide: 'stand surprised',
            things: ['ladder'],
          },
        ],
      },
      ask: {
        young: ['What did the big drum say?', 'Boom, very low.'],
        older: [
          'Why was the big drum heard through the ceiling and not the small one?',
          'Its wide skin shakes slowly and sounds low, and low sounds go through walls and carry further.',
        ],
      },
    },
    {
      facts: ['peas'],
      shows: /\bpeas\b/i,
      pages: {
        young: [
          {
            text: [
              'Peas on a drum. Hoot, says the boat. Hop, say the peas! Nobody touched them, {child}.',
              '{child} puts peas on the skin. Hoot! Hop, hop, go the peas. They heard the boat.',
            ],
            setting: 'kitchen',
            camera: 'close',
            child: 'look-up surprised',
            things: ['peas'],
          },
        ],
        middle: [
          {
            text: [
              'In the round room were four windows, all white. They needed the one toward the boat. Hoot, it went, but it went round and round the walls. "It is that one," said {guide}. "Or the others." {guide} had wool in both ears.',
              '"We must see which way to drum," said {child}. There were windows on every side and fog in every window. The hoots came in at all of them and got mixed. {guide} could not tell. {guide} was under three scarves.',
            ],
            setting: 'castle',
            child: 'think worried',
            guide: 'cover worried',
          },
          {
            text: [
              'On a shelf was a small drum. On the drum were peas for the soup. Hoot! The peas hopped. Nobody had touched it. The sound had shaken the skin, just as it does in an ear. {child} carried it round. At the west window the peas danced a jig.',
              '{child} sprinkled dry peas on a drum and set it on a sill. Hoot. They lay still. At the next sill they shivered. At the last one, hoot, they jumped like fleas. A sound had hit the skin and shaken it. The boat was over there.',
            ],
            setting: 'castle',
            child: 'hold excited',
            guide: 'jump surprised',
            things: ['peas'],
          },
        ],
        old: [
          {
            text: [
              'The next room was as round as a cheese and had five windows in it. There was an arrow on the floor that you turned, to tell the top floor where to aim. But which way was it? Through every window they saw fog. Hoot, it went, from everywhere, for the sound ran round the walls like a marble in a bowl. "It is on the left," said {guide}, who had wool in both ears, and was guessing. {child} listened until listening hurt.',
              '"You aim it," said {guide}, meaning the drum upstairs. "There is a handle. You have to know where your boat is." They did not know. The room was all windows and the windows were all fog. When the boat hooted, it hooted behind them and before them and under the carpet. {child} shut both eyes, and it was worse. {guide} offered to ask the soup. It stood on the table, still dry, in its bag, and next to it was a little drum.',
            ],
            setting: 'castle',
            child: 'think worried',
            guide: 'cover worried',
          },
          {
            text: [
              'There was a bowl of dried peas on the sill. One had rolled off on to a small drum, and at the next hoot {child} saw it hop. Nobody was near it. {child} tipped the rest on. Hoot; they all shivered. There is a skin like that in the ear, and a sound shakes it, and so we hear. But the peas did not mix one thing with another. They trembled at the first window and the second. At the fourth they leapt over the rim. {child} turned the arrow to the fourth.',
              '{child} shook some peas out on the skin of the drum, for something to do. The boat hooted. The peas jumped. They did it again at the next, with no one touching a thing. It was the sound that came in and pushed the skin, as it pushes the thin skin in our ears. {child} walked from window to window with the drum held flat. In the south there was a tremble. In the east there was a small riot. "East," said {child}. {guide} picked peas out of the scarf for a week.',
            ],
            setting: 'castle',
            child: 'hold excited',
            guide: 'jump surprised',
            things: ['peas'],
          },
        ],
      },
      ask: {
        young: ['What made the peas hop?', 'The hoot. It shook the skin of the drum.'],
        older: [
          'How did the peas show where the boat was?',
          'The hoot shook the skin of the drum, and the peas hopped most where the sound came in.',
        ],
      },
    },
    {
      facts: ['talking', 'tones'],
      shows: /\bsqueez(?:e|es|ed|ing)\b/i,
      pages: {
        young: [
          {
            text: [
              'A drum with a waist. {child} squeezes it. Up goes its voice. "Hel-LO?" It talks!',
              'Squeeze, and it goes high. Let go, it goes low. {child} and the drum have a chat.',
            ],
            setting: 'library',
            child: 'hug surprised: drum',
          },
        ],
        middle: [
          {
            text: [
              'This door had an ear on it, made of brass. Ask Nicely, said the sign, on a Drum. {child} beat the only drum there was. It was shaped like an hourglass. Dum, dum, dum. The ear was not pleased.',
              '"It wants a please," said {guide}. "It has its standards." There was a brass ear in the door. On a hook hung a drum with a waist. {child} played it, tap, tap. That was not please. It was only tap.',
            ],
            setting: 'library',
            child: 'hold curious: drum',
            guide: 'point shy',
          },
          {
            text: [
              'Cords ran all along it from skin to skin. {child} took it under one arm and squeezed. The cords pulled, and its voice slid up. In Nigeria such drums say whole sentences. {child} made it say please, high and then low. "Granted," said the door.',
              'Then {child} squeezed it under an elbow, and it said oo-EE. The strings had pulled the skins tight. Let go, and down it came. It could go up and down like somebody talking. "Pl-EA-se?" it asked. It was so polite that {guide} opened the door.',
            ],
            setting: 'library',
            child: 'hug happy: drum',
            guide: 'stand surprised',
          },
        ],
        old: [
          {
            text: [
              'The door at this landing had no keyhole. It had an ear, a brass one, polished by Fridays. State Your Business, said the plate below, and Not in Words. There was a drum on a nail, narrow in the middle, with cords from the one skin to the other. {child} struck it. Tum. {child} struck it twice, and then in a pattern. The ear stayed shut. "It finds that rude," said {guide}. "You are saying the same thing over and over. How would you like it?"',
              '"It is a listening door," whispered {guide}. "It belonged to an ambassador." You had to greet it, and it did not care for English. On the mat lay a curved stick and a drum with a waist like a wasp. The two skins were laced together, all round, with long leather cords. {child} played good afternoon on it. At any rate that was what was meant. What came out was knock, knock, knock. The door had heard knocking before and was never at home to it.',
            ],
            setting: 'library',
            child: 'hold curious: drum',
            guide: 'point shy',
          },
          {
            text: [
              'To reach the nail again {child} tucked the drum under one arm, and it cried out. It had gone up. When you squeeze it the cords pull, and both the skins go tight. Let go, and it sinks. In Nigeria, {guide} now remembered, Yoruba is spoken high and low, like a tune. A drum like this can follow it. {child} said "May we come in?" aloud, to hear how it went. Then the drum said it, up at the end, and with a bow. "Since you ask," said the door, and opened.',
              'It had come from Nigeria; it said so on the rim. People there speak high, middle and low, and it matters which. So a drum can say what they say, if it can go up and down. {child} squeezed the cords with an elbow. Up slid the voice. It slid down again, oo-WAH, just like somebody who is asking if there is any left. There was a pause. Then {child} drummed please, with a good deal of elbow, and "Charmed," said the door, and swung wide. "Charmed," said {guide}, for practice.',
            ],
            setting: 'library',
            child: 'hug happy: drum',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['How did the drum talk?', '{child} squeezed it, and its voice went up.'],
        older: [
          'How can a talking drum go up and down?',
          'It is squeezed under the arm. The cords pull its skins tight, and its voice rises.',
        ],
      },
    },
    {
      facts: ['steel', 'forbidden'],
      shows: /\bbarrels?\b/i,
      pages: {
        young: [
          {
            text: [
              'A barrel with bumps. {child} taps a bump. Ping! Tap, tap. Pong! It can sing!',
              'Old oil barrel, what do you say? Ping, pang, pong. {child} plays it a song.',
            ],
            setting: 'beach',
            child: 'dance happy',
          },
        ],
        middle: [
          {
            text: [
              'On the next stair hung a lock that whistled. It whistled five notes and waited. "You have to play it the same back," said {guide}. "Nobody can. A drum has no tune." There was not even a drum. There was a rusty oil barrel, cut short.',
              'They came out on a balcony. A gate there hummed a little song and stopped, to hear it again. {child} saw no drum, only the end of an oil barrel on legs. "I put the rubbish in that," said {guide}.',
            ],
            setting: 'castle',
            child: 'look-up curious',
            guide: 'point calm',
          },
          {
            text: [
              'But the top of the barrel was full of dents. {child} tapped one, and it rang like a drop in a cave. Big dents were low, small ones high. People in Trinidad had hammered them, each for one note. So {child} played all five, and the lock sang along.',
              '{child} took out the apple cores. Under them the barrel had been hammered into bowls. Each bowl was a note. It had come from Trinidad, where they were first made. Ping, pang, pong! The gate opened. "And I put rubbish in that," said {guide}, deeply ashamed.',
            ],
            setting: 'castle',
            child: 'dance excited',
            guide: 'jump surprised',
          },
        ],
        old: [
          {
            text: [
              'The gate on the next flight was a musical one. It hummed a line, rather a pretty one, all up and down. Then it stopped and cleared its throat. "You must give it that back," said {guide}. "It has been waiting for years. You cannot do it on a drum; a drum just says its own name." There was no drum, besides. {child} hunted round. The only thing on the landing was the end of an oil barrel on a stand, with rain in it.',
              '"Here we keep the dustbin," said {guide}, with a wave at the end of a steel barrel. Opposite was a lock with a reed in it, which whistled. It whistled a phrase and then held still. They waited as well. It whistled it once more, with an edge. "It would like an answer," said {child}. {guide} said that it always would, but what could one do, in a tower with nothing but drums? You could not drum a tune. {child} put a toffee paper in the bin, and it rang.',
            ],
            setting: 'castle',
            child: 'think curious',
            guide: 'point calm',
          },
          {
            text: [
              'A drop fell from the roof into the barrel. It said ping. The next fell an inch further on and said pang. {child} tipped the water out and looked. The steel had been beaten into a bowl, and the bowl into dents, large and small, each with a voice. That was done in Trinidad. People there had been forbidden their drums, and they still had to have music. {child} found the gate\'s tune, dent by dent. It was like walking over a stream on stones that sang. "Well!" said the gate, and opened, and hummed it all night.',
              'It should have said clank. It had said something much more like a bell. {child} picked out the paper and some old peel. Underneath, the bottom of the barrel swelled into shapes, like the back of a turtle. Each shape was a note, and had been hammered out with an ear held close. The first were made in Trinidad, out of what the oil ships threw away. A tune? It had all the tunes. {child} played the lock its phrase and added a bit. {guide} danced, and quite forgot to mind.',
            ],
            setting: 'castle',
            child: 'dance excited',
            guide: 'dance surprised',
          },
        ],
      },
      ask: {
        young: ['What was the barrel?', 'A drum that could sing.'],
        older: [
          'How can a drum made from a barrel play a tune?',
          'Its steel is hammered into hollows, and each of them is a note. The first were made in Trinidad.',
        ],
      },
    },
    {
      facts: ['log', 'messages'],
      shows: /\blog\b/i,
      pages: {
        young: [
          {
            text: [
              '"Sit," says {guide}. Knock! The log says tok. It says tak. The seat is a drum!',
              'A log with a slit. {guide} sits on it. Tok this side. Tak that side. It is a drum!',
            ],
            setting: 'forest',
            guide: 'sit surprised',
            things: ['log'],
          },
        ],
        middle: [
          {
            text: [
              'The next floor was full of ferns. A wall of thorns grew across it. Send Word, said a sign, by Drum. They looked under each fern. There was nothing but a log, and {guide} sat on that. "No drum. How restful."',
              'Behind a small green door it was all leaves. A bridge was up, and a board said Drum Twice for Bridge. "No drum in here," said {guide}, "only this log to sit on." It had a long slot in it, for letters perhaps.',
            ],
            setting: 'forest',
            child: 'look-up curious',
            guide: 'sit happy',
            things: ['log'],
          },
          {
            text: [
              '{child} knocked on it with a stick. Tok! It was hollow. On the other side of the slit it said tuk, lower down. No skin at all, just a log! In Africa such logs passed messages from one village to the next. Tok, tuk. The thorns drew back. {guide} was still quivering.',
              'It was the slot that gave it away. {child} tapped one lip of it, and tapped the other. Tok. Tuk. The log had two voices, and there was no skin on it anywhere. The wood did the shaking, with {guide} on top. From far away another log answered, and the bridge came down.',
            ],
            setting: 'forest',
            child: 'kneel excited',
            guide: 'jump surprised',
            things: ['log'],
          },
        ],
        old: [
          {
            text: [
              'Somebody had once brought back a whole forest in pots, and it had liked it here. They pushed in among ferns. On the far side was a gate made of creepers, and a board. Announce Yourselves, it said, by Drum. They searched for half an hour. There was moss, there was a tap, there was a fallen log, and there {guide} sat down. "No skins, no sticks," said {guide}, and stretched. "It is the only floor on which I have ever been happy. I come up here with a book."',
              'On this floor the carpet was grass. It went uphill between real trees to a drawbridge, which was up. Two Strokes for Bridge, it said, High and Low. That was plain enough, but with what? {child} found no drum in the trees, and none behind the waterfall. {guide} said that there had never been one, and patted the seat. It was a comfortable old log, shiny with sitting. Along the top ran a slit that one lost pencils in.',
            ],
            setting: 'forest',
            child: 'look-up curious',
            guide: 'sit happy',
            things: ['log'],
          },
          {
            text: [
              '{child} knocked on it, in passing, as one does with wood. TOK. {guide} rose into the air. Somebody had hollowed out that log through its narrow slit, and left one side thicker than the other. It had no skin. The wood was the skin. Here it said tok, and there it said tuk, further down. With two notes, in Africa and on islands in the Pacific, villages told each other the news. "It is only us," drummed {child}. "In you come, then," said the gate, in tok and tuk. {guide} has a different chair now.',
              '"How did they get the pencils out?" said {child}, and put an eye to it. It was hollow from end to end. Nobody hollows out a whole log for the sake of pencils. {child} struck one edge of the slit with a stick. It gave a high, clear knock, and the other edge a low one. It was all wood, with not a scrap of skin to it, and loud enough for a valley. It was how one village called to the next. High, low. The bridge came down. "I have been sitting," said {guide} faintly, "on the telephone."',
            ],
            setting: 'forest',
            child: 'kneel excited',
            guide: 'jump surprised',
            things: ['log'],
          },
        ],
      },
      ask: {
        young: ['What was the log?', 'It was a drum, with no skin.'],
        older: [
          'How can a log be a drum without any skin?',
          'It is hollow, with a slit, and the wood itself shakes. The two sides of the slit give two notes.',
        ],
      },
    },
    {
      facts: ['felt'],
      shows: /\bfe(?:el|els|lt)\b/i,
      pages: {
        young: [
          {
            text: [
              'Toes on the floor. Feel it, {child}? Dum, dum. No ears at all. Just toes!',
              '{child} can feel the beat. It comes up the feet. Dum, dum, in the tummy.',
            ],
            setting: 'stage',
            child: 'dance happy',
          },
        ],
        middle: [
          {
            text: [
              'To raise the next stair two people must step together, on the beat. But a mill was grinding behind the wall. {child} could not hear the beat. {guide} had not heard anything since Tuesday. They stepped, and the stair went up crooked.',
              'There were two pedals, one each, a room apart. You had to tread them at the same moment. "Now!" shouted {child}. "How?" shouted {guide}, through three scarves. They trod, one after the other. Nothing rose but dust.',
            ],
            setting: 'stage',
            child: 'shout worried',
            guide: 'stand worried',
          },
          {
            text: [
              '{child} took off both boots. There it was, in the floor. Dum, dum, it came up through the toes. {guide} laid a cheek against the wall and felt it as well. Many deaf drummers do it so. Dum, step. Dum, step. Up went the stair, quite straight.',
              '"Take your boots off," said {child}, pointing. A drum far below was keeping time. You could feel it in the boards, as you feel a lorry. Nobody needed ears for it. On the next thud both of them trod, and up it went. {guide} smiled. "I like it from this end."',
            ],
            setting: 'stage',
            child: 'dance happy',
            guide: 'dance surprised',
          },
        ],
        old: [
          {
            text: [
              'The stairs here were let down by two treadles, a long way apart. One was for {child} and one for {guide}. They had to be trodden on the same beat. For this a drum somewhere below kept time by clockwork. No doubt it kept it well. But the wind had got up in the chimney and howled so that you could not hear yourself. {guide} had an entire sheep in each ear. "Now!" called {child}. "Cow?" said {guide}. {child} trod, and {guide} looked interested. {guide} trod, and the stairs fell on a bucket.',
              'It was the loudest floor of all, and not because of drums. The tower clock lived here, and it ground its teeth. Across the room was a gate that opened if two people pulled two ropes at the same instant. A beat was supplied, said the card. "WHAT?" said {guide}. {child} waved, and {guide} waved back. They pulled; the gate opened on one side, thought, and shut. One cannot say "now" to someone across a mill wheel with a scarf on.',
            ],
            setting: 'stage',
            child: 'shout worried',
            guide: 'stand worried',
          },
          {
            text: [
              '{child} sat down to shake a stone out of one boot, and put a bare foot on the boards. Dum. It came up through the heel. Dum, it went, as steady as a cow walking. Nobody could have heard it, and you could not help but feel it. {child} made {guide} take off both slippers and stand. There was a pause. "It is in my heels!" said {guide}, and began to nod. Many deaf people dance like that, and play like that, with the beat in the floor. Dum, they trod. Down came the stairs, as soft as butter.',
              'Then {child} leaned on the wall, and the wall was ticking. It was no clock. It was slow and round, dum, dum, and went in at the shoulder. {child} ran over and set {guide} against the stones as one leans a ladder. "Somebody is knocking," said {guide}, who felt it now. "In my ribs." There are drummers who are deaf and play by this alone, from the soles up. They each took a rope. They did not look and they did not listen, and on the next beat they pulled. "I have been missing that for years," said {guide}.',
            ],
            setting: 'stage',
            child: 'dance happy',
            guide: 'dance surprised',
          },
        ],
      },
      ask: {
        young: ['How did {child} know the beat?', '{child} could feel it in both feet.'],
        older: [
          'How did they keep time without hearing anything?',
          'They felt the beat through the floor and the wall, as many deaf drummers and dancers do.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'The top! The great big drum! {child} lifts both sticks. BOOM. BOOM. BOOM.',
            'Up here is the biggest drum. {child} hits it. BOOM! Even the fog jumps.',
          ],
          setting: 'castle',
          child: 'cheer proud',
          things: ['drum'],
        },
        {
          text: [
            'Hoot! Here comes the boat. Here comes the cake. Crumbs for {guide}.',
            'Out of the fog slides a boat. {guide} holds a plate. "Not so loud," says the cake.',
          ],
          setting: 'beach',
          guide: 'cheer happy',
          things: ['boat', 'cake'],
        },
      ],
      [
        {
          text: [
            'No drum at the top. {child} jumps. BOOM! The floor is the drum! Jump!',
            'An empty room. One hop. BOOM! {child} hops again. The whole tower drums!',
          ],
          setting: 'castle',
          child: 'jump excited',
        },
        {
          text: [
            'The boat is in. The fog is out. {child} eats cake by the moon.',
            'Cake for all, and cream. {child} is full. Tum, tum, goes the tummy.',
          ],
          setting: 'beach',
          time: 'night',
          child: 'sit happy',
          things: ['cake'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'The top room was all drum. It stood there like a moon on its side. "Shall I?" said {child}. {guide} unwound one scarf, and then the others. "Together," said {guide}. They took one stick each. BOOM.',
            'On the last floor stood the Great Drum, as wide as a gate. {child} swung the stick with both arms. BOOM. It went out over the water, slow and low. BOOM. {guide} had no wool left, and both eyes open.',
          ],
          setting: 'castle',
          child: 'reach excited',
          guide: 'stand proud',
          things: ['drum'],
        },
        {
          text: [
            'Far off came a hoot. The next was nearer. Then a lamp grew out of the fog, and a boat under it. They cut the cake on the harbour wall. {guide} had the piece with the drum on, in icing.',
            'Hoot, said the boat, and came in along the sound as along a rope. The cake was none the worse. "Once more," said {guide}, with cream to the eyebrows. "Just a small one." Boom.',
          ],
          setting: 'beach',
          time: 'sunset',
          guide: 'cheer happy',
          things: ['boat', 'cake'],
        },
      ],
      [
        {
          text: [
            'The top room was empty. There was a floor and five open windows. "It has been stolen," said {guide}, and sat down with a bump. BOOM, went the tower.',
            'They opened the last door. There was no drum. There was only a bare floor, thin and springy. "What a pity," said {guide}, and gave a little skip. BOOM! It ran down through all the floors.',
          ],
          setting: 'castle',
          child: 'look-up surprised',
          guide: 'jump surprised',
        },
        {
          text: [
            'It was the tower. The floor was the skin, and all the rest was the hollow. So they jumped, both at once, till the boat came in. And at night, after the cake, {guide} went up alone. Boom. Boom. Very softly.',
            'A skin on top and a hollow below. They had been climbing up inside it! They jumped until a lamp came out of the fog. {child} ate cake sitting down. {guide} could not stop hopping.',
          ],
          setting: 'castle',
          time: 'night',
          child: 'sit happy',
          guide: 'jump excited',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'It took up the whole top room. It was a drum as tall as a cottage, with a bloom of fog on it like a plum\'s. There was a stick with a leather head. "I have been below it all this time," said {guide}, "and it has never once hurt me." Slowly {guide} unwound the scarves, and hung them on the door. {child} took one end of the stick and {guide} the other. They swung. It was not so much a noise as a thing that happened. BOOM. It went out by every window.',
            'The last door opened by itself. The Great Drum had been waiting there behind it, in the dusk, with a skin as wide as a sail. {child} walked up to it. In all that width one could see it tremble at their steps. "Go on," said {guide}, and took the wool out, first from one side and then from the other. "I want to know." {child} swung back the stick as far as it would go. BOOM. It was so low that it was kind. BOOM. Over the sea the whole fog was listening.',
          ],
          setting: 'castle',
          child: 'reach excited',
          guide: 'stand proud',
          things: ['drum'],
        },
        {
          text: [
            'They counted ten and gave it another. Then there was a hoot, and this time it was not a question. An anchor came up; one could hear the chain. The boat came in along the sound as along a rope. It had a shape, and a lamp, and a wet nose that bumped the wall. They cut the cake right there. It had three kinds of cream and had hardly sunk. {guide} sat at the end of the table, with bare ears, and tapped on the plate with a spoon. "Not so quiet," said {guide}.',
            'Hoot, it answered, and again, from nearer. You could not have said when the boat began. There was a greyer place in the grey, then a row of portholes, then a lamp on a box. All along the quay they stood up. There was cake for everyone who had heard, and that turned out to be the next county too. Late that night, when the plates were stacked, the drum in the tower spoke once. It was not for any ship. Somebody up there was saying good night.',
          ],
          setting: 'beach',
          time: 'sunset',
          guide: 'cheer happy',
          things: ['boat', 'cake'],
        },
      ],
      [
        {
          text: [
            'The top room was round and bare. It had windows all about it and nothing in it at all. {child} walked right round, to be sure. "Then it is only a story," said {guide}, and did not seem so very relieved. "I had got ready for it." {guide} dropped the feather duster. It was a light one. It fell flat on the boards. Under their feet, all down the inside of the tower, something said boom.',
            'There was no Great Drum. They stood in the doorway, with their sticks, and looked at an empty floor. It was thin and pale, and stretched from wall to wall without a join. {child} was near to tears, on account of the cream. "It was here," said {guide}. "I have heard it. I have heard it through two pillows." And, being upset, {guide} stamped. Every window in the harbour rattled. They looked down at the floor. Below it was the next floor with a hole in it, and below that another, right down to the sea.',
          ],
          setting: 'castle',
          child: 'look-up surprised',
          guide: 'jump surprised',
        },
        {
          text: [
            'What is a drum? It is a skin on a hollow. They had climbed for an hour up the inside of one. {child} laughed out loud and held out both arms. "On three," said {child}. "On two," said {guide}, and threw the scarves out of the window. They jumped. BOOM, said the tower, from its foot to its top, and BOOM. It went out over the water in rings. Presently there was a lamp down there, and a hoot, and people running with plates. They did not go down at once. They were not tired yet.',
            '"We are on it," said {child}. "We have been in it all along." The tower was the hollow. The floor was the skin. All the landings had their holes one over the other, so that the sound could get out. Then the keeper of the drums, who could not bear a bang, jumped as high as anybody can. BOOM. Out there an anchor was lifted. By dark they had the boat in and the cake cut. {child} carried two slices all the way up, and they ate them sitting on the drum, very carefully.',
          ],
          setting: 'castle',
          time: 'sunset',
          child: 'jump happy',
          guide: 'jump excited',
        },
      ],
    ],
  },
};
