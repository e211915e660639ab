import type { FactSheet } from '../sheet.ts';

/** The cow of the school play has a cold and no moo; somebody must have taken it, and one suspect after another is cleared. */
export const germs: FactSheet = {
  id: 'germs',
  topic: 'science',
  title: 'Germs and getting well',
  subject: 'germs and how a body gets well',
  words: [
    'germ',
    'virus',
    'catching a cold',
    'having a cold',
    'common cold',
    'runny nose',
    'coughing',
    'being ill',
    'bacteria',
    'washing hands',
    'hand washing',
    'getting well',
    'why do we get ill',
    'why do we get colds',
    'vaccine',
    'vaccination',
    'sneeze',
    'fever',
    'immune system',
    'why do we sneeze',
    'what are germs',
    'why do we get poorly',
    'why does my nose run',
  ],
  guides: ['detective', 'crow', 'sheepdog'],
  titles: [
    'Who Took the Moo?',
    '{guide} Makes an Arrest',
    'The Case of the Missing Moo',
    '{child}, the Cow and the Culprit',
    'Mip',
  ],
  facts: [
    {
      id: 'virus',
      says: 'Colds come from viruses, a kind of germ that is passed on from one person to another; rain and wet hair do not make them.',
      source: 'NHS, "Common cold"; Encyclopaedia Britannica, "Common cold"',
    },
    {
      id: 'many',
      says: 'More than 200 different viruses can cause a cold, which is why people have so many of them.',
      source: 'Centers for Disease Control and Prevention, "About Common Cold"',
    },
    {
      id: 'helpers',
      says: 'Most of the tiny creatures around and on us do no harm, and many help; some turn milk into yoghurt.',
      source: 'Encyclopaedia Britannica, "Bacteria" and "Yogurt"',
    },
    {
      id: 'soap',
      says: 'Soap lifts germs off the skin so that water carries them away; hands are washed for about 20 seconds.',
      source: 'NHS, "How to wash your hands"; Centers for Disease Control and Prevention, "About Handwashing"',
    },
    {
      id: 'sneeze',
      says: 'A sneeze throws tiny drops through the air, some of them several metres; a tissue or the inside of an elbow stops them.',
      source: 'Centers for Disease Control and Prevention, "Coughing and Sneezing"',
    },
    {
      id: 'nose',
      says: 'Mucus in the nose is sticky and catches germs and dust, and a runny nose washes them out.',
      source: 'Encyclopaedia Britannica, "Mucus" and "Human respiratory system"',
    },
    {
      id: 'fever',
      says: 'A fever is made by the body itself: it turns up its own heat, because many germs do less well in the warm.',
      source: 'Encyclopaedia Britannica, "Fever"',
    },
    {
      id: 'guards',
      says: 'White cells in the blood look for germs and stop them, and afterwards some of these cells remember that germ for years.',
      source: 'Encyclopaedia Britannica, "Immune system"',
    },
    {
      id: 'vaccine',
      says: 'A vaccine shows the body a harmless bit of a germ, so that its white cells know that germ before it comes.',
      source: 'World Health Organization, "How do vaccines work?"',
    },
    {
      id: 'well-again',
      says: 'Most colds go away by themselves in one or two weeks, with rest and plenty to drink.',
      source: 'NHS, "Common cold"',
    },
    {
      id: 'sleep',
      says: 'Sleep helps the body to fight germs.',
      source: 'US National Institutes of Health, "Good Sleep for Good Health"',
    },
    {
      id: 'small',
      says: 'Germs are much too small to be seen without a microscope, and viruses are smaller still.',
      source: 'Encyclopaedia Britannica, "Microorganism" and "Virus"',
    },
  ],
  never: [
    {
      wrong:
        /\b(?:rain|wet hair|cold weather|snow|the cold|wet socks) (?:gives?|gave|makes?|made) (?:you|people|us|anybody|somebody) (?:a|the) cold\b/i,
      belief: 'Cold weather gives you a cold.',
      truth: 'Viruses do, and they come from other people.',
    },
    {
      wrong: /\ball germs (?:are|were) (?:bad|harmful|wicked)\b/i,
      belief: 'All germs are bad.',
      truth: 'Most do no harm, and many are useful.',
    },
    {
      wrong: /\bantibiotics? (?:cures?|helps?|stops?) (?:a |the )?(?:cold|colds|virus|viruses)\b/i,
      belief: 'Antibiotics cure a cold.',
      truth: 'They work on bacteria, and a cold comes from a virus.',
    },
    {
      wrong: /\b(?:ill|a cold|sneez\w+) [^.]*\b(?:your|their|his|her) (?:own )?fault\b/i,
      belief: 'If somebody is ill it is their fault.',
      truth: "A cold is nobody's fault; everybody has some.",
    },
    {
      wrong: /\bvaccines? (?:makes?|made|gives?|gave) (?:you|people|us|children) ill\b/i,
      belief: 'Vaccines make you ill.',
      truth:
        'They show the body something harmless; a sore arm or a warm day or two are signs that it is taking notice.',
    },
    {
      wrong: /\b(?:cold|plain) water (?:is enough|alone)\b[^.]*\b(?:clean|hands)\b/i,
      belief: 'Plain water is enough for clean hands.',
      truth: 'Soap is what lifts the germs off.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            '{child} is the cow. "Mip," says {child}. Mip? Where is the moo?',
            'Moo, says the cow. But {child} says "Mip." The moo is gone!',
          ],
          setting: 'bedroom',
          camera: 'medium',
          child: 'sit surprised',
        },
        {
          text: [
            'In comes {a guide}. "Who took the moo?" Atchoo, says {child}.',
            '{a guide} looks under the bed. No moo there. {child} looks up. Atchoo!',
          ],
          setting: 'bedroom',
          camera: 'wide',
          child: 'look-up curious',
          guide: 'look-up determined',
        },
      ],
      [
        {
          text: [
            'Red nose. Wet nose. {child} has a cold. And no moo at all.',
            'Sniff. {child} wants to moo for the play. Out comes a squeak.',
          ],
          setting: 'bedroom',
          camera: 'close',
          child: 'sit sad',
        },
        {
          text: [
            '"A thief!" says {a guide}. Out comes the magnifying glass. {child} comes too.',
            'The magnifying glass shines. {a guide} sniffs the rug. "Moo thief, come out!" {child} giggles.',
          ],
          setting: 'living-room',
          camera: 'medium',
          child: 'stand happy',
          guide: 'kneel determined',
          things: ['magnifying-glass'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            '{child} was going to be the cow. It was a good part, with one word in it. But on Monday {child} woke up with a cold. {child} opened wide. Out came "Mip."',
            '"Moo," tried {child}. It came out as "Mip." The play was on Saturday week, and there was only one cow in it. All {child} had this morning was a wet nose and a squeak.',
          ],
          setting: 'bedroom',
          camera: 'medium',
          child: 'sit worried',
        },
        {
          text: [
            '"Stolen," said {a guide} at once, out of a large notebook. "A moo does not walk off by itself. I shall arrest somebody before lunch." {child} blew a nose like a trumpet and got up to help.',
            '{a guide} came as soon as the word was out. "Nobody leave the room," said {guide}. Nobody did. There was only {child}. "Where were you when the moo was taken?" {child} said, "Asleep. Atchoo." It went in the notebook.',
          ],
          setting: 'bedroom',
          camera: 'wide',
          child: 'stand curious',
          guide: 'point determined',
          things: ['notebook'],
        },
      ],
      [
        {
          text: [
            'A cow with no moo is just a person in spots. {child} had a cold, and tried again. "Mip. Mip." Down in the hall hung the tail and the horns. The play was in twelve days.',
            'It was there on Sunday. Everyone had heard it; the neighbours had mentioned it. But now {child} had a sore throat and a drip. The best moo in the school was gone.',
          ],
          setting: 'bedroom',
          camera: 'close',
          child: 'sit sad',
        },
        {
          text: [
            '"I have solved it," said {a guide}, coming in. "I only need to know what it is." {guide} went over the rug with a magnifying glass. "Aha. A crumb." {child} followed in slippers.',
            'There was a magnifying glass at the keyhole, and an eye in it. It was {a guide}. "Somebody has your moo," said {guide}. "I feel it in my knees. We shall catch them together." {child} sneezed for yes.',
          ],
          setting: 'living-room',
          camera: 'medium',
          child: 'walk curious',
          guide: 'kneel determined',
          things: ['magnifying-glass'],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'It is not a long part, the cow, but the whole play leans on it. In the second act the lights go out. The lost children hear a moo, and know which way is home. {child} had been working on that moo since March. It was deep, and it had a bend in it. On Monday morning {child} had a cold. {child} sat up, took a breath, and let it go. "Mip," said the cow.',
            '"Mip," said {child}. There was a silence. {child} tried it lower down, and then with both arms out. "Mip." Yesterday there had been a moo that made the spoons hum. Today there was a hot throat, a nose like a tap, and this noise of a very small gate. The play was on Saturday week. There was nobody else who fitted the horns.',
          ],
          setting: 'bedroom',
          camera: 'medium',
          child: 'sit worried',
        },
        {
          text: [
            '"Theft," said {a guide}, opening a notebook. "Time, between bath and breakfast. Goods, one moo, brown, in good order." {guide} had never yet been right first time, but was always quick. "I shall have somebody under arrest by eleven. I generally do." "I think I have a cold," said {child}, croaking. "Then somebody gave it to you," said {guide}, "and I want their name." {child} put on slippers. It was more fun than lying down.',
            'Before the second mip was over, {a guide} stood in the door with a notebook. "Don\'t touch anything," said {guide}. "Who had a reason to take it? Who is jealous of the cow?" {child} thought. "The horse has nothing to say at all." "Arrest the horse," wrote {guide}. It turned out that the horse was two people and lived across town. "Then we begin in the house," said {guide}. {child} sneezed, and came along for the walk.',
          ],
          setting: 'bedroom',
          camera: 'wide',
          child: 'stand curious',
          guide: 'point determined',
          things: ['notebook'],
        },
      ],
      [
        {
          text: [
            'There was no sign of a break-in. The window was shut. The horns hung on the chair, and the tail hung on the horns. Only the moo was missing, the one {child} had been saving for the end of the play. In its place somebody had left a sore throat and eleven sneezes. "Mip," said {child} to the ceiling, in order to be quite sure. The ceiling did not laugh, which was good of it.',
            'The note for school said that {child} had a cold and would stay at home. It did not say anything about the moo. {child} had taken that moo to bed on Sunday night, whole, and had woken up with a squeak. Every morning for weeks a cow had been heard as far as the bakery. Now the street was waiting. "Mip," said {child}, into the pillow, and felt that something ought to be done.',
          ],
          setting: 'bedroom',
          camera: 'close',
          child: 'think sad',
        },
        {
          text: [
            'A magnifying glass came round the door, followed by {a guide}. "I was passing," said {guide}, "and heard a gate squeak where there is no gate. What have we lost?" {child} explained, mostly in signs. "I see it all," said {guide}, and looked under the rug. "I see nearly all of it. Somebody brought a cold into this house, and the cold has got your moo. Name the somebody, and we have it back." It sounded so simple.',
            '"Nobody ever just has a cold," said {a guide}, on the carpet with a magnifying glass. "Somebody did it. There is a culprit, there is a clue, and there is a cup of tea at the end." {guide} picked up a hair and put it in an envelope. It was from the brush on the dresser. "Yours?" {child} nodded. "I shall keep an open mind," said {guide} coldly. They set off through the house in slippers.',
          ],
          setting: 'living-room',
          camera: 'medium',
          child: 'walk curious',
          guide: 'kneel determined',
          things: ['magnifying-glass'],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['virus', 'small'],
      shows: /\bgerms?\b/i,
      pages: {
        young: [
          {
            text: [
              '"Rain, you are the thief!" But rain makes you wet. A germ brings a cold. {child} pats the umbrella.',
              'Was it the wet umbrella? No, {guide}. It was a germ. Too small to see, says {child}.',
            ],
            setting: 'kitchen',
            camera: 'medium',
            child: 'point happy',
            things: ['umbrella'],
          },
        ],
        middle: [
          {
            text: [
              '"Here is our thief," said {guide}, and pointed at the umbrella. It stood in a puddle. "You were out in the rain on Sunday. Wet hair! I arrest this umbrella." A label was tied to its handle.',
              '{guide} had caught somebody behind the door, dripping. It was the umbrella. "It let you get wet," said {guide}. "So you got a cold. It is written on its face." {child} looked for the face.',
            ],
            setting: 'kitchen',
            camera: 'medium',
            child: 'look-up curious',
            guide: 'point proud',
            things: ['umbrella'],
          },
          {
            text: [
              '"But the whole class was out in it," said {child}. "Only four of us sneeze." Rain is just water. What a cold needs is a germ, and germs come from other people. {guide} took the label off again.',
              '"The ducks were wet too," said {child}. "They are fine." Water cannot do it, nor wind. It takes a germ, far too small to see, that somebody else had first. {guide} begged the umbrella\'s pardon.',
            ],
            setting: 'kitchen',
            camera: 'close',
            child: 'hold happy: umbrella',
            guide: 'stand shy',
          },
        ],
        old: [
          {
            text: [
              'The first arrest was made at nine, by the back door. "You were out on Sunday," said {guide}, "in the rain, with your hood down. Don\'t deny it. I have a puddle." The umbrella stood in the puddle with its head hanging, and looked as guilty as an umbrella can. "Wet hair, cold neck, missing moo," said {guide}. "It all fits." A label was tied on. {child} had a feeling that it fitted a bit too quickly.',
              '"Ha," said {guide}, and flung open the cupboard under the stairs. There hung the umbrella, wet through. "It was raining on Sunday, and this was at home, in the dry, doing nothing. You were soaked. People who are soaked get colds. I rest my case." The case was put down beside the boots. "Is that how it works?" asked {child}. {guide} turned over several pages of notebook, rather fast.',
            ],
            setting: 'kitchen',
            camera: 'medium',
            child: 'think curious',
            guide: 'point proud',
            things: ['umbrella'],
          },
          {
            text: [
              '"We were all out in it," said {child}, "twenty-six of us, and a teacher. If rain did it there would be no school left." Rain can make you wet, and there it stops. A cold comes from a germ, of the sort called a virus. You get it from somebody who had it before you. It is so small that no magnifying glass would find it. {guide} untied the label. "Then we are looking," said {guide}, "for somebody tiny."',
              '"I was soaked in August, in the sea, for a week," said {child}, "and nothing was stolen." It is not the wet that does it. In a cold there is a virus, a germ so small that dust is a mountain beside it. It travels from person to person, mostly indoors, where people sit close. "So it was not out there with you," said {guide} slowly. "It was in here." The umbrella was let off with a towel.',
            ],
            setting: 'kitchen',
            camera: 'close',
            child: 'hold happy: umbrella',
            guide: 'stand shy',
          },
        ],
      },
      ask: {
        young: ['Does rain bring a cold?', 'No. A germ does.'],
        older: ['Does a cold come from the rain?', 'No. A cold comes from a virus, and that comes from other people.'],
      },
    },
    {
      facts: ['helpers'],
      shows: /\byoghurt\b/i,
      pages: {
        young: [
          {
            text: [
              'Tiny things live in the yoghurt jar! Thieves? No, {guide}. They made it. Yum, says {child}.',
              '"Germs in the yoghurt!" says {guide}. {child} licks the spoon. Good ones! They made the milk thick.',
            ],
            setting: 'kitchen',
            camera: 'close',
            child: 'sit happy: spoon',
            guide: 'point surprised',
          },
        ],
        middle: [
          {
            text: [
              'There was a microscope in the kitchen, and {guide} looked at everything. "Crowds of them!" said {guide}, under a drop of yoghurt. "Little rods, in gangs! They all have to come with me." {child} stopped eating.',
              '{guide} put yoghurt under the microscope, because it was there. It was full of tiny creatures. "I have found the whole band," whispered {guide}, and sat on the jar. "Quick, lock the fridge."',
            ],
            setting: 'kitchen',
            camera: 'medium',
            child: 'sit surprised',
            guide: 'kneel excited',
            things: ['microscope'],
          },
          {
            text: [
              '"But those made it," said {child}. "It was milk before." Most of the small creatures in the world do nobody any harm. Some of them cook. {guide} let the yoghurt go, and {child} let it go down.',
              '"You can\'t arrest those," said {child}, holding out a hand for the yoghurt. "They work there." They had been put into warm milk and had made it thick and sour. Most tiny things are harmless. {guide} was given a spoon.',
            ],
            setting: 'kitchen',
            camera: 'close',
            child: 'reach happy',
            guide: 'sit shy',
          },
        ],
        old: [
          {
            text: [
              '"Somebody tiny" was what {guide} was after now, and that meant the microscope. They stood it on the kitchen table and looked at whatever came to hand. Tap water was dull. But at the yoghurt {guide} gave a shout. It was swarming. There were little rods and little beads, in chains, in crowds. They had been sitting in the fridge all night. "That is not a snack," said {guide}. "That is a hideout."',
              'On the kitchen table, under the microscope, lay a spoonful of breakfast. {guide} looked at it for a long time, and breathed heavily. "There must be a whole city of them," said {guide}. "And you have been eating it. With honey!" {child} bent to look. The yoghurt was full of tiny creatures, in rows like beads. They seemed very calm about it. {guide} was writing down their names, and had got as far as Bead.',
            ],
            setting: 'kitchen',
            camera: 'medium',
            child: 'look-up surprised',
            guide: 'kneel excited',
            things: ['microscope'],
          },
          {
            text: [
              '{child} read the label to {guide}. It said so in plain print: live cultures. Somebody had put those in the milk on purpose, and kept it warm, and they had turned it into yoghurt. "They are the cooks," said {child}. And that is how it goes with most things of that size. They live in soil and cheese and stomachs, and do no harm, and often a good turn. {guide} crossed out forty arrests, one by one.',
              '"They live there," said {child}. "It\'s yoghurt because of them." Without those beads it would have been a bowl of warm milk. There are such creatures on every leaf and every hand, and most of them never trouble anybody. Some even keep the bad sort out, by taking up the room. "You mean they are neighbours," said {guide}. It was a blow. {guide} tried a little on the end of a spoon, and nodded to it.',
            ],
            setting: 'kitchen',
            camera: 'close',
            child: 'hold happy: spoon',
            guide: 'sit shy',
          },
        ],
      },
      ask: {
        young: ['Who made the yoghurt?', 'Tiny helpers.'],
        older: ['Are all tiny creatures harmful?', 'No. Most do no harm, and some help. They turn milk into yoghurt.'],
      },
    },
    {
      facts: ['soap'],
      shows: /\bsoap\b/i,
      pages: {
        young: [
          {
            text: [
              'Flour on hands. Flour on {guide}. Soap! Rub and rub. Off it goes, {child}.',
              'Whose white hands? On the cup, on the cat. {child} gets soap. Bubble, bubble, all gone.',
            ],
            setting: 'bathroom',
            camera: 'close',
            child: 'hold happy: soap',
          },
        ],
        middle: [
          {
            text: [
              '{guide} shook flour over the doorknob, to look for prints. Then {guide} looked at the clock, and the stairs, and a bun. Soon there was flour on the clock, and the stairs, and the bun. "They are everywhere!" said {guide}.',
              'To find fingerprints {guide} used flour, a lot of it. Now everything had white fingers on it: taps, books, the cat. "A gang," said {guide}. {child} looked at the hands of {guide}.',
            ],
            setting: 'bathroom',
            camera: 'medium',
            child: 'look-up surprised',
            guide: 'stand determined',
          },
          {
            text: [
              '"It\'s you," said {child}. Germs go about like that, from hand to door to bun. Water made the flour into paste. But soap got under it and lifted it. They sang a song for twenty seconds, and it was all down the drain.',
              'So that was how a cold got about: by hand, and without meaning to. {child} fetched the soap. They rubbed fronts and backs and thumbs for twenty seconds. The water ran white, and then it ran clear. "I arrest me," said {guide}.',
            ],
            setting: 'bathroom',
            camera: 'close',
            child: 'hold happy: soap',
            guide: 'reach surprised',
          },
        ],
        old: [
          {
            text: [
              '"Fingerprints," said {guide}, "never lie," and blew flour over the handle of the bathroom door. A fine white hand appeared. It was on the tap as well. They followed it downstairs, and it got worse. It was on the teapot, on the banisters, and on the nose of the horse on the mantelpiece. "The villain has been in every room," said {guide}, sitting down on a white chair. {child} noticed that the chair had not been white before.',
              'For prints one needs powder, and {guide} had found the flour. By ten there was a clear trail. It began at the bathroom door, went along the wall, opened three drawers, and tried a banana. "Bold," said {guide}. "Touches everything, fears nothing." {child} touched the last of the prints. It was still wet. It had five fingers and a bit of jam, and so, when one came to look, had {guide}.',
            ],
            setting: 'bathroom',
            camera: 'medium',
            child: 'look-up surprised',
            guide: 'stand determined',
          },
          {
            text: [
              '"They are all yours," said {child}. {guide} looked at both palms, front and back, and went pale under the white. It is the same with germs, except that you cannot see them. One hand gives them to a doorknob, and the knob gives them to the next. Under the tap the flour only turned to glue. It was soap that got beneath it and let the water take it away. Twenty seconds it took, thumbs and all.',
              '"If flour can do that in an hour," said {child}, "so could a cold." Somebody rubs a nose, and opens a door. Somebody else opens it after them, and eats a bun. Nobody means anything by it. They went to the basin. Water ran over the white and left it there. But with soap it slid, and let go, and went round and down. They did between the fingers. It took about twenty seconds, or one verse of the cow song in mip.',
            ],
            setting: 'bathroom',
            camera: 'close',
            child: 'hold happy: soap',
            guide: 'reach surprised',
          },
        ],
      },
      ask: {
        young: ['What took it off the hands?', 'Soap. Rub and rub.'],
        older: [
          'What does soap do that water cannot?',
          'It lifts the germs off the skin, so that the water can carry them away.',
        ],
      },
    },
    {
      facts: ['sneeze'],
      shows: /\belbow\b/i,
      pages: {
        young: [
          {
            text: [
              'Atchoo! The feather flies. So far, {guide}! {child} tries the elbow. Atchoo. The feather sits still.',
              'Ah, ah... Off blows the feather. Elbow up, {child}! Atchoo. Nothing flies now, {guide}.',
            ],
            setting: 'living-room',
            camera: 'medium',
            child: 'cover surprised',
            guide: 'jump surprised',
            things: ['feather'],
          },
        ],
        middle: [
          {
            text: [
              'On the shelf lay a feather, for dusting clues. It was right across the room. "Atchoo!" said {child}, who had no time to turn. The feather rose up and floated away. "It is haunted," said {guide}. "I arrest that shelf."',
              '"Somebody moved this feather," said {guide}. "It was here, and now it is there, and no one has come in." {guide} put it back to see. {child} felt a tickle. Ah. Ah. The feather took off.',
            ],
            setting: 'living-room',
            camera: 'wide',
            child: 'cover surprised',
            guide: 'look-up surprised',
            things: ['feather'],
          },
          {
            text: [
              '"That was me," said {child}. A sneeze goes several metres, with a lot of tiny drops in it. If there is a cold in them, it goes too. They tried again, with the crook of an elbow. The feather did not stir.',
              'So it was only the sneeze, and whatever drops were in it. They can fly right over a table. {child} did the next one into an elbow. It went off like a cork in a sock. {guide} let the shelf go.',
            ],
            setting: 'living-room',
            camera: 'close',
            child: 'cover proud',
            guide: 'stand happy',
          },
        ],
        old: [
          {
            text: [
              '"We are not alone," said {guide}. On the far side of the room, on the piano, lay the feather that was kept for dusting clues. A moment before it had been on the shelf. {guide} put it back, and drew a chalk line round it, and turned to speak to {child}. {child} had been holding in a sneeze since the stairs, and could hold it no longer. Behind {guide} the feather got up and went to the piano.',
              'They had barely sat down when the feather began. It lay on the table by the notebook. {child} said, "Ah," and it shivered. {child} said, "Ah," again, and then the rest. The feather sailed past the lamp and came down in a vase. "Nobody touched it," breathed {guide}. "There is a draught in this case, and I mean to have its name." The windows were tried. Every one of them was shut.',
            ],
            setting: 'living-room',
            camera: 'wide',
            child: 'cover surprised',
            guide: 'look-up surprised',
            things: ['feather'],
          },
          {
            text: [
              '"I\'m afraid it was me," said {child}. They paced it out. A sneeze had crossed the whole rug, and with it all the tiny drops that nobody sees. That is several metres of drops, and each could carry a cold. "Then somebody sneezed near you," said {guide}, "last week, and never knew." The next one was caught in the crook of an elbow. It went in and stayed in. The feather lay on the shelf and minded its own business.',
              'There was one more to come. {child} could feel it gather. "Watch the feather," said {child}, and sneezed into one elbow with all the force of a cow. Not one hair of it moved. "So that\'s what it is for," said {guide}, looking at an elbow as though it were new. Without it the drops fly right across a room, and whoever is there breathes them in. {guide} wrote ELBOW, twice, and underlined it.',
            ],
            setting: 'living-room',
            camera: 'close',
            child: 'cover proud',
            guide: 'stand happy',
          },
        ],
      },
      ask: {
        young: ['Where does the sneeze go?', 'In the elbow.'],
        older: [
          'Why do we sneeze into an elbow?',
          'A sneeze throws tiny drops several metres, and there may be a cold in them.',
        ],
      },
    },
    {
      facts: ['nose'],
      shows: /\bsticky\b/i,
      pages: {
        young: [
          {
            text: [
              '"Your nose is running," says {guide}. "Stop it!" No, it is sticky. It catches germs. Well done, nose of {child}.',
              'Drip, drip. What is it for, {child}? Sticky stuff catches the germs. Blow, and off they go.',
            ],
            setting: 'living-room',
            camera: 'close',
            child: 'cover happy',
            guide: 'point surprised',
          },
        ],
        middle: [
          {
            text: [
              '{guide} had been watching the nose of {child} for an hour. "It runs," said {guide}. "The innocent do not run." {child} was made to hold it, so that it should not get away.',
              '"There is one in this house who is trying to escape," said {guide}. "It has been running since Monday." It was a nose. It was red and it looked guilty. {child} sniffed, and {guide} blew a whistle.',
            ],
            setting: 'living-room',
            camera: 'medium',
            child: 'cover shy',
            guide: 'point determined',
          },
          {
            text: [
              '"It isn\'t running away," said {child}. "It\'s washing up." The stuff in a nose is sticky, like flypaper. Germs and dust get stuck, and then the drip takes them out. {guide} saluted the nose and gave it a handkerchief.',
              'But a nose is a kind of doorkeeper. "Look in the hanky," said {child}. It makes sticky stuff that catches what comes in with the air. "Then I promote it," said {guide}.',
            ],
            setting: 'living-room',
            camera: 'close',
            child: 'hold happy',
            guide: 'stand shy',
          },
        ],
        old: [
          {
            text: [
              '"One of us," said {guide}, "has been running all morning." It was said in a low voice, with a look. {child} turned round, but there was nobody behind. "I mean the nose. It began on Monday, just when the moo went. It is red. It will not look me in the eye. I have seen this before, with a drainpipe." {child} was asked to hold it still. It is hard to say anything in your own defence while you are holding your nose.',
              '{guide} had made a chart, with arrows, and all of them ended at the middle of {child}\'s face. "Who was at the scene?" asked {guide}. "The nose. Who has turned red? The nose. And who, at this very minute, is on the run?" {child} got out a handkerchief. "Leave it where it is," cried {guide}. "That is evidence!" It dripped on the chart. One of the arrows became a small blue lake.',
            ],
            setting: 'living-room',
            camera: 'medium',
            child: 'cover shy',
            guide: 'point determined',
          },
          {
            text: [
              '"By doze is od our side," said {child}, and let go. "My nose is on our side." All day and all night it makes something sticky. Dust gets stuck in it, and germs, and a bit of fluff. When there is a cold about, it makes more, to wash them out. It was not running off. It was mopping. {guide} looked at it for some time, and then shook it by the hand, in a way.',
              '{child} blew. It took a while and it was like a brass band going home. "That," said {child}, "is what it has been catching." The air is full of little things, and in the sticky lining of a nose they go no further. Then it runs, and out they go. "So it has been making arrests," said {guide}. "All by itself. Without a notebook." It was quiet in the room. {guide} wrote out a medal.',
            ],
            setting: 'living-room',
            camera: 'close',
            child: 'hold happy',
            guide: 'stand shy',
          },
        ],
      },
      ask: {
        young: ['What is the sticky stuff for?', 'It catches germs.'],
        older: ['Why does a nose run?', 'Its sticky stuff catches germs and dust, and the drip washes them out.'],
      },
    },
    {
      facts: ['fever'],
      shows: /\b(?:heat|warm|hot|warmth)\b/i,
      pages: {
        young: [
          {
            text: [
              'Hot head! Who lit the oven, {child}? You did, inside. Germs do not like it so warm.',
              '{guide} feels the head. Hot! "Who did it?" It was {child}, to bother the germs. Clever, hot head.',
            ],
            setting: 'bedroom',
            camera: 'close',
            child: 'sit sleepy',
            guide: 'reach surprised',
          },
        ],
        middle: [
          {
            text: [
              'After that {child} felt rather hot and went back to bed. {guide} read the thermometer. "Somebody has been playing with the heating," said {guide}, and arrested the radiator. It was stone cold.',
              '{child} was glad to sit on the bed. "You are as warm as a bun," said {guide}, with the thermometer. "Who turned you up?" {guide} questioned the pillow. It would not say.',
            ],
            setting: 'bedroom',
            camera: 'medium',
            child: 'sit sleepy',
            guide: 'hold worried: thermometer',
          },
          {
            text: [
              '"I think I did it," said {child}. A body can turn up its own heat. Many germs get slow and muddled in the warm. A cool drink stood by the bed. "That\'s you at work in there," called the grown-up from the stairs.',
              'It was {child}, as it turned out, from inside. When germs come, a body makes heat on purpose, because they like it cooler. "Sip your water," said the grown-up\'s voice downstairs. {guide} fanned the evidence.',
            ],
            setting: 'bedroom',
            camera: 'close',
            child: 'sit calm',
            guide: 'wave surprised',
          },
        ],
        old: [
          {
            text: [
              'Halfway through the next clue {child} had to sit down on the bed. The carpet looked further off than usual. {guide} held up the thermometer to the window and whistled. "Somebody has lit a fire in you," said {guide}. "I smell a stove." {guide} went round the room feeling things: the radiator, the lamp, the teddy. All were cold. "Whoever did it has left no ash," said {guide}, and looked under the blanket.',
              'By eleven {child} was back on the bed, with pink ears. "The plot thickens," said {guide}, shaking the thermometer, reading it, and shaking it again. "Yesterday you were an ordinary child. Today you could boil an egg." That was not quite true. "I want to know who turned the knob." They looked for a knob. There was one on the radio, and it was taken in for questioning.',
            ],
            setting: 'bedroom',
            camera: 'medium',
            child: 'sit sleepy',
            guide: 'hold worried: thermometer',
          },
          {
            text: [
              '"There is no stove," said {child}, leaning back. "It comes from me." "Quite right," called the grown-up, from the stairs, "and drink your water." When germs are about, a body turns up its own heat. Many of them cannot work well in the warm. It makes one tired, and it passes. "So the suspect lit the fire," said {guide}, "to smoke out the thief. In bed. Without getting up." {guide} had not known that cows were so clever.',
              '"There is no knob," came a grown-up\'s voice up the stairs. There was water by the bed, with a straw. A body that has visitors makes itself hotter, since many germs would rather have it cool. "It is like turning on all the lights," said {child}, "when you want people to go home." {child} drank the water and lay still and was warm on purpose. {guide} gave the knob back to the radio.',
            ],
            setting: 'bedroom',
            camera: 'close',
            child: 'sit calm',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['Who made the head hot?', 'The body did, to bother the germs.'],
        older: [
          'Why does a body grow hot when it is ill?',
          'It turns up its own heat, because many germs do less well in the warm.',
        ],
      },
    },
    {
      facts: ['guards', 'vaccine'],
      shows: /\b(?:guards?|guard)\b/i,
      pages: {
        young: [
          {
            text: [
              'In {child} there are tiny guards. They know a germ again. Halt, germ! {guide} claps.',
              'Look in, look in. White guards run up and down. "Got it," they say. Hooray, says {child}.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'cheer excited',
            guide: 'cheer happy',
          },
        ],
        middle: [
          {
            text: [
              'The magnifying glass was such a good one that they stepped through. Inside it was red and busy. "At last," said {guide}. "A proper gang! White, round, and no collars." They were rolling straight at {guide}.',
              'There was one place left to look, and that was inside. {guide} held up the magnifying glass and they climbed in. Dozens of round white things rolled past. "Hands up!" said {guide}. They had no hands.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'shout determined',
          },
          {
            text: [
              '"They are my guards," said {child}. They kept pictures of all the germs they had met. One picture was new. It came with the vaccine in spring, before the germ did. "I got a plaster."',
              'They were guards, with germs to catch, and a good head for faces. On their wall hung pictures of the ones they had met. "And this one?" asked {guide}. "That\'s from the vaccine," said {child}. "We got the picture first."',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'point proud',
            guide: 'stand surprised',
          },
        ],
        old: [
          {
            text: [
              'It was an uncommonly good magnifying glass. {guide} held it against the back of {child}\'s hand, and leaned, and they both fell in. Inside there was a wide red stream, and in the stream, round and white and silent, came somebody. Then came a good many more. They squeezed through walls. They put out arms where there had been none. "I knew it," said {guide}. "A gang. They have the run of the place. Hands up, the lot of you!"',
              '"We have tried the whole house," said {guide}. "The villain must be in you." So they went in, by way of the magnifying glass, and {child} held the door. It was warm there, and a great deal was going on. Pale round shapes slid along the walls and felt everything they met. One of them patted {guide} all over. "I am being searched," said {guide}, outraged. "By a suspect!"',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'shout determined',
          },
          {
            text: [
              '"They\'re the guards," said {child}. And the guards were winning. Whatever germ they met they held on to, and afterwards some of them would know it for years. Along the wall hung pictures, like those in a station. Most were of old colds. One was quite clean. "That came in spring," said {child}, "with the vaccine. It stung, and I got a plaster. It shows them a harmless bit, so they know it before it comes." {guide} asked if they were taking on staff.',
              'The guard let go, and saluted, and went on patting. They were looking for the cold, and they had it nearly cornered. "They remember for years," said {child}. There were portraits on the wall, row upon row, all germs. One had come by post. The doctor had sent it in the spring, through the arm, a harmless scrap of an unknown germ. Now the guards would know it at the gate. {guide} looked at the notebook and felt a little out of date.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'point proud',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['Who stops the germs?', 'Tiny guards inside.'],
        older: [
          'What does a vaccine do?',
          'It shows the white cells a harmless bit of a germ, so that they know it before it comes.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'No thief. Nobody did it. Drink, nap, hug. {child} sleeps and sleeps.',
            'Who took the moo? Nobody took it. Sleep, {child}. It will come home.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'sleep calm',
        },
        {
          text: [
            'Next week, on the stage. Hush! {child} opens wide. "MOO!"',
            'A week later. Lights! A cow! That is {child}. "MOOOO!"',
          ],
          setting: 'stage',
          camera: 'wide',
          child: 'shout proud',
        },
      ],
      [
        {
          text: [
            '"I give up," says {guide}. "Nobody did it." {child} has a drink and a hug.',
            'Nobody is bad. {guide} lets them all go. The rain, the nose, and {child} too.',
          ],
          setting: 'bedroom',
          time: 'sunset',
          camera: 'wide',
          child: 'sit calm',
          guide: 'sit happy',
        },
        {
          text: [
            'In the morning, "Mip." Next morning, "Mup." Then one fine morning {child} says, "MOO!"',
            'One morning {child} wakes up. Something is in there. It is big. "MOO!"',
          ],
          setting: 'bedroom',
          time: 'day',
          camera: 'close',
          child: 'cheer excited',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'By evening {guide} had let everybody go. "There is no culprit," said {guide} sadly. "Somebody had it, and passed it on, and never knew." "Then it\'s nobody\'s fault," said {child}, and slept for eleven hours.',
            '"I have a name at last," said {guide}, and turned the notebook round. It said NOBODY. {child} was asleep already, and so was half the cold. A good deal of mending is done in the dark.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'sleep calm',
          guide: 'stand shy',
        },
        {
          text: [
            'On Saturday week the stage went dark. The lost children listened. {child} took a breath, down to the spots on the feet. "MOOOO." In the third row somebody shut a notebook.',
            'Ten days later the lights went down. "Which way is home?" said the lost children. Everybody waited. "MOO," said the cow on the stage, so deep that the chairs hummed. {child} put a bend in it.',
          ],
          setting: 'stage',
          camera: 'wide',
          child: 'shout proud',
        },
      ],
      [
        {
          text: [
            'They had tea. The case was closed, and {guide} had not arrested a soul. "Somebody always did it," said {guide}. {child} passed the honey. "Not this time. It just goes round, and then it goes."',
            '"Read me the list," croaked {child}. {guide} read it. There was nobody on it who was not crossed out. They looked at it together until the sun went down. "Good," said {child}. "I liked them all."',
          ],
          setting: 'bedroom',
          time: 'sunset',
          camera: 'wide',
          child: 'sit calm',
          guide: 'sit sad',
        },
        {
          text: [
            'It was still "mip" next morning, and the morning after that. Then it was "mup," and then "mo." And on the seventh morning all the spoons in the kitchen rang. Along the street people put down their cups and smiled.',
            '{child} woke early one morning, a week later. The nose was dry. The throat was quiet. Something large was sitting in there, waiting to be let out. {child} opened the window, and both arms, and let it.',
          ],
          setting: 'bedroom',
          time: 'day',
          camera: 'close',
          child: 'shout excited',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            '"Gather round," said {guide}, that evening, though there was only {child}, under the blanket. "I shall now name the culprit." There was a long pause, with pages in it. "Somebody had a cold, and did not know it yet. Before that it was somebody else. It goes back for ever, and not one of them meant it." "So who did it?" asked {child}, half asleep. {guide} wrote a word and shut the notebook. It was "Nobody," with a capital.',
            'Everyone had been let go by bedtime. {guide} sat at the end of the bed with an empty page. "I have never not arrested anyone," said {guide}. "It feels odd." "It\'s nobody\'s fault, a cold," said {child}, from the pillow. "They go about. It\'s only somebody\'s turn." There was honey, and there was water. Then {child} slept, and inside, where the light never goes out, the work went on without a sound.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'sleep calm',
          guide: 'sit shy',
        },
        {
          text: [
            'On Saturday week, in the second act, the lights went out. The lost children held hands. "If only there were something," said the smallest one, "to tell us where home is." In the wings {child} took a breath. It went in cold and clear, right down to the hooves. What came back was deep and brown and had a bend in it. It went over all the heads and out into the car park. A long way off, something answered.',
            'The hall was dark and full of coughs. Ten days later it was no wonder, since a cold goes on to see other people. Up on the stage the children were lost. It was time. {child} stepped into the straw and thought of Monday and the mip. Then the moo came. Every spoon in the tea urn hummed. "There it is," said a voice in row three. "I always knew it would turn up." All of row four said hush.',
          ],
          setting: 'stage',
          camera: 'wide',
          child: 'shout proud',
        },
      ],
      [
        {
          text: [
            'At sunset {guide} called the suspects together and begged their pardon, one by one. It took some time. "There was no thief," said {guide}. "There was a cold, which had been next door, and before that on a bus. Whoever brought it was only saying hello." "Will it go?" asked {child}, in a whisper. "They do. A week, or it may be two," said {guide}. "I have looked it up. One cannot arrest it. One has soup."',
            '"It is the only case," said {guide}, "that I ever lost." They were sitting on the bed with soup, in the last light. {child} did not see what was lost about it. Nobody was guilty. The whole house was innocent, from the cellar up. "And the moo?" "It has not been taken," said {guide}. "It is being mended. One leaves it alone, and sleeps, and it comes back by itself, like a cat." {child} thought that was better than an arrest.',
          ],
          setting: 'bedroom',
          time: 'sunset',
          camera: 'wide',
          child: 'sit calm',
          guide: 'sit happy',
        },
        {
          text: [
            'It was a mip the next morning, and a mip on the next. On the fifth morning it was a mup. {child} did not push it. There was a lot of sleeping and a lot of honey. A week went by. Then came a morning with frost on the glass. {child} sat up and felt nothing in the throat, nothing at all. It was like finding a door open. At the bakery the rolls jumped on their tray. "That is our cow," said the baker.',
            'You cannot hurry a moo. {child} tried it each morning, very softly, as one feels for a step in the dark. Mip. Mip. Mup. Mo. A week later it was light outside, and the nose was dry. {child} opened the window on the whole white street. It was lower than it had been. It had an edge, from the wear. It rolled down as far as the bakery and turned the corner, and you could hear it going on.',
          ],
          setting: 'bedroom',
          time: 'day',
          camera: 'close',
          child: 'shout proud',
        },
      ],
    ],
  },
};
