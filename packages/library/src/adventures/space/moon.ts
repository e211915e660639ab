import type { FactSheet } from '../sheet.ts';

const NASA = 'NASA Science, "Moon Facts"';

/** The teapot was left on the moon at the last picnic, in one crater of a great many, and it is wanted at four. */
export const moon: FactSheet = {
  id: 'moon',
  topic: 'space',
  title: 'The moon',
  subject: 'the moon',
  words: [
    'moon',
    'the moon',
    'moonlight',
    'phases of the moon',
    'full moon',
    'lunar',
    'walking on the moon',
    'crater',
    'why does the moon change shape',
    'moon landing',
    'what is the moon made of',
    'why does the moon shine',
    'how does the moon shine',
    'what is it like on the moon',
  ],
  guides: ['alien', 'astronaut', 'robot'],
  titles: [
    'The Teapot on the Moon',
    '{child} and the Crater with Three Rocks',
    'Four Cups and No Teapot',
    'It Was Here on Tuesday, Said {guide}',
    'Back by Four, and Mind the Dust',
  ],
  facts: [
    {
      id: 'no-air',
      says: 'There is hardly any air on the moon, and sound needs something to travel through, so nothing can be heard there.',
      source: NASA,
    },
    {
      id: 'helmets',
      says: 'Sound travels through solid things: two helmets that touch pass a voice from one to the other.',
      source: 'Encyclopaedia Britannica, "Sound"',
    },
    {
      id: 'sixth',
      says: 'The moon pulls about six times less than the Earth does, so everything there weighs a sixth and jumps go far.',
      source: NASA,
    },
    {
      id: 'footprints',
      says: 'No wind and no rain wipe out the footprints on the moon; those of the first people there in 1969 still lie in the dust.',
      source: 'NASA Science, "Apollo 11 landing site"',
    },
    {
      id: 'no-lamp',
      says: 'The moon makes no light of its own; it shines because the sun shines on it.',
      source: NASA,
    },
    {
      id: 'half',
      says: 'The sun always lights one half of the moon; its shape seems to change because we see more or less of the bright half.',
      source: 'NASA Science, "Moon Phases"',
    },
    {
      id: 'same-face',
      says: 'The moon always turns the same side to the Earth, so from the moon the Earth stays at nearly the same place in the sky.',
      source: 'NASA Science, "Tidal Locking"',
    },
    {
      id: 'long-day',
      says: 'From one sunrise to the next on the moon takes about 29 days, so each day of light lasts about two weeks.',
      source: NASA,
    },
    {
      id: 'craters',
      says: 'Most craters were made by rocks from space that hit the moon, and nothing there washes them away.',
      source: 'NASA Science, "Moon: Surface"',
    },
    {
      id: 'dust',
      says: 'The moon is covered in fine grey dust that clings to everything; to those who came in with it, it smelled like spent fireworks.',
      source: 'NASA, "The Mysterious Smell of Moondust"',
    },
    {
      id: 'black-sky',
      says: 'With no air to scatter the light, the sky of the moon is black even by day.',
      source: NASA,
    },
    {
      id: 'hot-cold',
      says: 'In the sun the moon grows hotter than boiling water, and in the shade colder than any freezer.',
      source: NASA,
    },
  ],
  never: [
    {
      wrong: /\bmoon (?:is|was) made of (?:green )?cheese\b|\bcheese (?:moon|on the moon grows)/i,
      belief: 'The moon is made of cheese.',
      truth: 'It is rock, covered in dust.',
    },
    {
      wrong: /\bmoon(?:'s own| makes| made|(?:light)? comes from a (?:lamp|fire)) (?:its own )?light\b/i,
      belief: 'The moon makes its own light.',
      truth: 'It shines by the light of the sun.',
    },
    {
      wrong:
        /\b(?:Earth's |Earth |of the Earth )?shadow (?:of the Earth )?(?:eats|covers|makes the (?:phases|moon)|made the moon)/i,
      belief: 'The shadow of the Earth makes the moon thin.',
      truth: 'We see more or less of its bright half.',
    },
    {
      wrong: /\bno (?:gravity|pull|weight) (?:at all )?on the moon\b|\bthe moon has no gravity\b/i,
      belief: 'There is no gravity on the moon.',
      truth: 'There is, about a sixth of that on Earth.',
    },
    {
      wrong: /\b(?:dark side|far side) (?:of the moon )?(?:is|was) always dark\b/i,
      belief: 'The far side is always dark.',
      truth: 'It has days and nights like the near side; we only never see it.',
    },
    {
      wrong: /\bwind (?:blew|was blowing|blows) (?:on|over|across) the moon\b/i,
      belief: 'Wind blows on the moon.',
      truth: 'There is no air to blow.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'Cups on the table. One, two, three, four. But where is the teapot? {child} looks up.',
            'No teapot here. No teapot there. Then {child} sees it. It is up on the moon!',
          ],
          setting: 'kitchen',
          child: 'look-up surprised',
        },
        {
          text: [
            '{a guide} has a rocket. "May I?" says {child}. Five, four, three. Up!',
            'Whoosh! The rocket goes up. {a guide} waves at a star. {child} holds on tight.',
          ],
          setting: 'space',
          time: 'night',
          child: 'sit excited',
          guide: 'sit happy',
          things: ['rocket'],
        },
      ],
      [
        {
          text: [
            '{child} has milk. {child} has cake. But the teapot has not come home.',
            'Tea time! Cake and no teapot. "I know where," says {child}. "Up there."',
          ],
          setting: 'kitchen',
          child: 'think curious',
          things: ['cake'],
        },
        {
          text: [
            'Up in a rocket, higher and higher. Down goes the house. "Bump," says {a guide}.',
            'Look down. The house is a dot. {a guide} parks the rocket. Bump! The moon.',
          ],
          setting: 'space',
          time: 'night',
          child: 'look-up excited',
          guide: 'point proud',
          things: ['rocket'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'There were four cups, four plates, one cake, and no teapot. {child} looked in the oven. {child} looked in the bath. And then {child} remembered the picnic. They had been so very careful with the cake.',
            'The kettle had boiled twice. {child} stood before the shelf. There was a round clean place on it, without a teapot. When had they had it last? At the picnic. And where had that been? Oh dear.',
          ],
          setting: 'kitchen',
          child: 'think worried',
        },
        {
          text: [
            '"I know just where it is," said {a guide}. "Get in the rocket. It is in the crater with three rocks by it. Or two." It was ten past two. The guests would be here at four. {child} buckled the belt.',
            '{a guide} had been at the picnic too. The rocket stood ready. "Easy," said {guide}. "We put it down in a crater. You cannot miss it." {child} had seen the moon. It was nothing but craters.',
          ],
          setting: 'space',
          time: 'night',
          child: 'sit determined',
          guide: 'point proud',
          things: ['rocket'],
        },
      ],
      [
        {
          text: [
            '"Who had the teapot last?" somebody called up the stairs. {child} went rather still. There had been a picnic on Tuesday. It was a lovely picnic, with a view. The view was of the Earth.',
            'You can make tea in a jug. But the jug looks at you in a funny way. {child} had lost the teapot. It was not lost like a sock, though. {child} knew where it was, to within about one moon.',
          ],
          setting: 'living-room',
          child: 'stand shy',
        },
        {
          text: [
            'So back they went. {a guide} steered the rocket with one elbow and ate a biscuit. "It was by a crater," said {guide}. {child} looked out of the window. Down there were craters in craters in craters.',
            '{a guide} landed the rocket rather well, and only bounced twice. "Here we are. Right where we had lunch." {child} looked out. It might have been where anybody had lunch.',
          ],
          setting: 'space',
          time: 'night',
          child: 'look-up worried',
          guide: 'sit happy',
          things: ['rocket'],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The trouble with a picnic on the moon is that somebody has to remember everything. There is no going back for it on a bicycle. They had brought home the rug. They had brought home the cake tin and a great deal of grey dust. On the kitchen shelf was a round clean ring where the teapot should have been. {child} had been looking at that ring for some time. At four there would be visitors. They were the sort who notice teapots.',
            "{child} found out at two o'clock, with the cups already on the table. There was the milk jug. There was the sugar, which nobody takes, but which has to be there. What was missing was the teapot, the brown one with a chip in it. It was older than anybody in the house. {child} shut both eyes and walked through Tuesday from the beginning. Breakfast. Rocket. Picnic. Somebody says, have we got everything? And somebody, in the voice of {child}, says yes.",
          ],
          setting: 'kitchen',
          child: 'think worried',
        },
        {
          text: [
            '"Nothing is ever lost on the moon," said {a guide}, unlocking the rocket. "It is far too tidy. We put the pot down in a crater with three rocks beside it, and there it will be." "There must be more craters than there are cups," said {child}. {guide} thought this over as far as the clouds. "Yes," said {guide}, "but only one of them has our teapot in it." It was hard to argue with that, and they had an hour and three quarters.',
            'The rocket belonged to {a guide}, who drove it as other people drive a wheelbarrow. On the way up {child} asked, for the third time, where exactly they had sat. "In a crater," said {guide}. "With a view of home. And there were three rocks, or it may have been two rocks and my lunch." Down below, the moon came up to meet them. It was nothing but craters, large ones with small ones in them. {child} began to wish that they had taken a photograph.',
          ],
          setting: 'space',
          time: 'night',
          child: 'sit determined',
          guide: 'point proud',
          things: ['rocket'],
        },
      ],
      [
        {
          text: [
            'It began with a telephone call. "We shall be there at four," said the voice, "and we are so looking forward to your famous tea." {child} put the telephone down with care and went to look at the cupboard. Tea, yes. Famous, no, because what was famous was the pot. It was enormous and brown and had poured for everyone who ever mattered. Since Tuesday it had been standing, with its lid on, in a crater on the moon.',
            'Every family has one thing that must not be lost, and that is what gets taken on picnics. In the house of {child} it was the brown teapot. Nobody could say how old it was. Nobody could say, either, why it was not on the shelf. Then {child} lay down on the kitchen floor to think. Under the table was a little grey dust. It was very fine. It could have come from one place only.',
          ],
          setting: 'kitchen',
          child: 'cover worried',
        },
        {
          text: [
            '"Tuesday\'s crater," said {a guide}. The rocket set itself down with a noise like a tray of spoons. Nobody spoke. They looked out. There was a crater to the left and one to the right. Straight ahead was a fine one with three small ones in it, like potatoes in a pan. "One of these," said {guide}, more quietly. {child} tightened a glove. It was twenty past two, and the kettle at home was already full.',
            'There is no road to the moon, so there is nobody to ask the way. {a guide} pointed the rocket at the middle and hoped. "Teapots," {guide} said, "stay where they are put. It is one of the best things about them." {child} agreed that the pot would be where they had left it. What {child} wanted to know was where that had been. They came down next to a crater. They could not have done otherwise.',
          ],
          setting: 'space',
          time: 'night',
          child: 'look-up curious',
          guide: 'stand shy',
          things: ['rocket'],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['no-air', 'helmets'],
      shows: /\bhelmets?\b/i,
      pages: {
        young: [
          {
            text: [
              '"Hello!" shouts {child}. Nothing comes out. No air, no noise. Bonk! Helmet on helmet. "Hello!" says {guide}.',
              '{guide} says a thing. {child} hears nothing at all. Closer. Closer. Helmet to helmet. Now {child} hears!',
            ],
            setting: 'space',
            time: 'night',
            child: 'shout surprised',
            guide: 'stand happy',
          },
        ],
        middle: [
          {
            text: [
              '"I can see it from here!" called {child}. But {guide} walked straight on the other way. {child} called again, as loud as a train. It was like shouting into a pillow. It was like shouting into nothing, and that is what it was.',
              '{guide} was telling a long story about a sandwich. You could see that from the hands. But {child} did not hear one word of it. There was not a footstep to be heard, either. Somebody had switched off the whole moon.',
            ],
            setting: 'space',
            time: 'night',
            child: 'shout worried',
            guide: 'walk calm',
          },
          {
            text: [
              'There is no air up there for a voice to travel in. So {child} ran after {guide} and knocked one helmet against the other. "WRONG WAY," said {child}. It went through both helmets with a buzz, like a fly in a jar. "You need not shout," said {guide}.',
              '{child} pulled {guide} close, until their helmets touched. "I cannot hear you!" said {child}, and {guide} jumped a yard. A voice wants something to walk on. Up here there was no air for it, only helmet. They walked on with their heads together, like two people sharing an ice cream.',
            ],
            setting: 'space',
            time: 'night',
            child: 'reach happy',
            guide: 'stand surprised',
          },
        ],
        old: [
          {
            text: [
              '{child} spotted three rocks, far over to the left, and said so. {guide} went on walking. {child} said it again, and then shouted it, and then put in an elbow for good measure. There was no answer. It was not rude, exactly. There was simply no sound. A stone could be kicked, and it said nothing. The whole moon went on like a film that somebody had forgotten to turn up.',
              'They had agreed to whistle if either of them found it. Now {child} whistled. It was a good one, with two fingers inside the glove, which is not easy. Forty steps away {guide} bent down, looked into a hole and wandered off. {child} whistled until everything went sparkly. A whistle needs something to carry it, as a boat needs a pond, and here was no pond. There was hardly any air on the moon at all.',
            ],
            setting: 'space',
            time: 'night',
            child: 'shout worried',
            guide: 'walk calm',
          },
          {
            text: [
              'In the end {child} bounced across, took {guide} by both shoulders and leaned in until their helmets knocked. "Left," said {child}. It buzzed from one helmet into the other, as clear as a spoon on a glass. Sound had no air to travel in, but it will go through anything hard. {guide} looked astonished. "You have been quiet," said {guide} along the same road. "I thought you were sulking." They walked to the rocks brow to brow, arguing comfortably.',
              'So whistling was no good. {child} thought of the neighbours at home, who could be heard through the wall. A wall is not air. It is better. {child} crept up behind {guide} and laid one helmet gently against the other. "Boo," said {child}, and it went straight through, glass to glass, and {guide} rose several feet off the ground. When {guide} was down again, they made a rule: no news without knocking. It sounds a slow way of talking, but nobody interrupts.',
            ],
            setting: 'space',
            time: 'night',
            child: 'reach happy',
            guide: 'jump surprised',
          },
        ],
      },
      ask: {
        young: ['How did {child} and {guide} hear each other?', 'They put their helmets together.'],
        older: [
          'Why could nobody be heard until the helmets touched?',
          'There is hardly any air on the moon for sound to travel in. It can go through something hard, like two helmets.',
        ],
      },
    },
    {
      facts: ['sixth'],
      shows: /\b(?:light|lighter|sixth|six times|weigh\w*)\b/i,
      pages: {
        young: [
          {
            text: [
              'One jump. Up goes {child}. Still up. Still up! All is so light here. Down, says the moon, slowly.',
              'A big rock in the way. {child} lifts it up. So light! Hop, and over they float.',
            ],
            setting: 'space',
            time: 'night',
            child: 'jump excited',
            things: ['rock'],
          },
        ],
        middle: [
          {
            text: [
              'The next crater had a rim as high as a bus. "We shall have to go round." {guide} sat down on a rock. "Round is six miles." {child} gave a cross little hop. It was the highest hop anybody ever saw.',
              'A rock as big as an armchair had rolled across the only path. "Well, that is that," said {guide}. "Nobody lifts that." {child} leaned on it, to think. The rock moved.',
            ],
            setting: 'space',
            time: 'night',
            child: 'jump surprised',
            guide: 'sit calm',
            things: ['rock'],
          },
          {
            text: [
              'The moon pulls, but only a little, about six times less than home does. Everything is light there, even {child} with boots on. One run, one jump, and the rim went by underneath. {guide} came after, waving all arms. Coming down took so long that they had time to choose where.',
              '"It only weighs a sixth of itself," said {child}. So did {child}, and so did the cake in the bag. They took the rock, one at each end. They put it aside like a cushion. After that {guide} wanted to carry everything. It is pleasant to be strong.',
            ],
            setting: 'space',
            time: 'night',
            child: 'float happy',
            guide: 'jump excited',
          },
        ],
        old: [
          {
            text: [
              'The crater they wanted had a wall round it. {child} walked along the bottom, looking up, with one hand on the stone. It was twice as high as a door, as smooth as a bath, and had no handle anywhere. {guide} measured it with a shoelace. "We could dig under," said {guide}, "if we had brought until Friday." {child} stamped one foot, in a temper. And that was when it happened. {child} went up, and did not immediately come down.',
              'Where the two craters met, somebody large had left a boulder. It filled the gap exactly, like a cork. "I pushed one like it at home," said {guide}, "and it is there still, and so is my back." So it would have to be the long way. That meant going by the shadows, which neither of them liked. {child} gave the boulder a shove, only so as to be able to say that it had been tried. It rocked.',
            ],
            setting: 'space',
            time: 'night',
            child: 'jump surprised',
            guide: 'think worried',
            things: [],
          },
          {
            text: [
              'Of course. The moon is smaller than the Earth and pulls about six times less. It does pull; you come down, but it is in no hurry. {child} took ten steps back, ran, and pushed off with both feet. The wall slid past like a lift. At the top there was even time to turn round and wave. {guide} followed, rather spoiling it by shrieking, though luckily nobody could hear. They landed side by side as softly as two socks. There were no prouder people for a very long way.',
              '"How much do you weigh?" said {child}. {guide} said how much. "Not here," said {child}. "A sixth of it, here. And so does that." They put their shoulders to the stone and walked, and it went along in front of them like a pram. There is still something to pushing it: a boulder is as stubborn about starting as ever. But it is not heavy, once you lift. When the gap was open {guide} carried the thing a little further, overhead, just to have done it once.',
            ],
            setting: 'space',
            time: 'night',
            child: 'float excited',
            guide: 'jump proud',
          },
        ],
      },
      ask: {
        young: ['Was {child} heavy on the moon?', 'No, so light that one jump went very far.'],
        older: [
          'Why was everything so light?',
          'The moon pulls about six times less than the Earth does, so things weigh a sixth of what they weigh at home.',
        ],
      },
    },
    {
      facts: ['footprints'],
      shows: /\bfootprints?\b/i,
      pages: {
        young: [
          {
            text: [
              'Footprints! Small ones and big ones. No rain, no wind. They stayed and stayed. Follow them!',
              "Whose feet were here? Those are Tuesday's footprints. No wind blew them away. This way, {child}!",
            ],
            setting: 'space',
            time: 'night',
            child: 'point happy',
            things: ['footprints'],
          },
        ],
        middle: [
          {
            text: [
              'Everything was grey. The hills were grey and the holes were grey. {child} had turned round once, to look at a rock. Now which way was back? "We need a signpost," said {guide}. There was not so much as a post.',
              '"We have passed that rock before," said {child}. "It has moved in front of us," said {guide}. They sat down. {child} looked at two red boots, because they were not grey.',
            ],
            setting: 'space',
            time: 'night',
            child: 'sit worried',
            guide: 'sit calm',
          },
          {
            text: [
              'And there in the dust were footprints. Two pairs walked along, and one of the two had danced a bit. "That is me, on Tuesday," said {guide}. There is no wind on the moon to smooth them over. There is no rain. So they just followed themselves.',
              'Beside them ran some older footprints, as sharp as pastry. It might have been this morning. It was last week. Nothing blows there and nothing drips. Even the very first feet are up there yet. "Come on," said {child}. "We went this way."',
            ],
            setting: 'space',
            time: 'night',
            child: 'point excited',
            guide: 'walk happy',
            things: ['footprints'],
          },
        ],
        old: [
          {
            text: [
              'In a place without trees, without water, without so much as a gate, it is easy to get turned about. {child} had been sure that the hill with the bump was behind them. Now there were two hills with bumps. {guide} said that one got used to it, and walked into the same rock again. At home you would ask somebody, or look for moss. Here was dust, and more dust. They sat down on the rock, since it kept turning up.',
              '"Do you know what I think?" said {guide}. "I think we are lost, but in a new place." This was meant to be cheering. {child} said nothing, and looked down, as you do. There is not a great deal to see when you look down on the moon. There is the dust, as fine as flour. There are your own two feet, and the marks of them. {child} looked at the marks of them for quite some time.',
            ],
            setting: 'space',
            time: 'night',
            child: 'sit worried',
            guide: 'think calm',
          },
          {
            text: [
              'For they were not the only marks. Next to them ran another line of footprints, two by two, with a sort of loop in the middle. "That is where I danced," said {guide}. It was Tuesday, written down. On Earth it would have been gone by Wednesday, with the wind and the rain and somebody\'s dog. But there is no weather on the moon, and nobody sweeps. The footprints of the first people, who came in 1969, are lying there yet. {child} stood up. "We only have to go where we went," said {child}.',
              'Slowly {child} put one boot into a print that was there already, and it fitted. So did the next. "We have been here," said {child}, "and it kept a note." A footprint in the sand at home lasts until the tide, and in the garden until it pours. On the moon nothing pours and nothing blows. A footprint can wait for you longer than you can wait for it. They followed their own old feet round a hole, and past a place where somebody had plainly fallen over. {guide} said that it was not {guide}.',
            ],
            setting: 'space',
            time: 'night',
            child: 'point excited',
            guide: 'walk happy',
            things: ['footprints'],
          },
        ],
      },
      ask: {
        young: ['What showed them the way?', 'Their own footprints from Tuesday.'],
        older: [
          'Why were the footprints of last week still there?',
          'There is no wind and no rain on the moon to wipe them away.',
        ],
      },
    },
    {
      facts: ['no-lamp', 'half'],
      shows: /\bsun(?:light|shine)?\b/i,
      pages: {
        young: [
          {
            text: [
              'Half the moon is bright. The sun does that. Half is dark as a pocket. {child} stays in the bright half.',
              'Who lit the moon? Not the moon. The sun did, from over there. {child} waves to the sun.',
            ],
            setting: 'space',
            time: 'night',
            child: 'wave happy',
          },
        ],
        middle: [
          {
            text: [
              'Then it got dark. It did not get dark slowly. They walked over a line, and it was dark. {child} put out a hand and could not find it again. "They have turned the moon off," whispered {guide}, helmet to helmet.',
              '"I thought the moon shone," said {child}. They had come down behind a hill, and nothing shone at all. {guide} knocked on the ground, in case there was a switch. It was as black as the inside of a boot.',
            ],
            setting: 'space',
            time: 'night',
            child: 'reach scared',
            guide: 'stand worried',
          },
          {
            text: [
              'They took one step back over the line, and there was the sun. It always lights one half of the moon. The moon only hands it on. It has no lamp of its own. So {child} and {guide} kept to the sunny half. They went round the dark bit like a puddle.',
              'But up on the hill, the top was shining. "It isn\'t moonlight," said {child}. "It is sun." The moon had been borrowing all along. Whatever faced the sun was bright, and the other half waited. They climbed up until the light came down over their knees.',
            ],
            setting: 'space',
            time: 'night',
            child: 'point surprised',
            guide: 'walk happy',
          },
        ],
        old: [
          {
            text: [
              'There was a line across the ground ahead, as straight as a ruler could make it. On this side the dust was so bright that it hurt. On that side there was nothing, only black. {guide} went over it to see, and was gone, like a biscuit into tea. After a moment one glove came back and felt about. {child} took hold of it. "It has broken," said {guide}, when the helmets met. "The moon has gone out."',
              'Every night the moon had shone in at the window, and {child} had never asked what with. Now they stood behind a hill and it did not shine. It was black here in a way that nights at home only pretend to be. {child} held up a thumb and could not see it. {guide} was somewhere about, bumping into things. You would have thought that the moon, of all places, would be light at night.',
            ],
            setting: 'space',
            time: 'night',
            child: 'reach scared',
            guide: 'stand worried',
          },
          {
            text: [
              '{child} pulled, and out came {guide}, blinking, into the sun. The sun: that was all it was. It stood low over the plain, without a bit of blue round it, and lit what it could reach. It always reaches one half of the moon and never the other. "So when they see a thin moon, at home," said {child}, "they just see the edge of the light." {guide} asked to have that again. But {child} was already walking along the line, with one boot in the day and one boot in the night.',
              'Then {child} looked up, and the top of the hill was lit, every stone of it, like a stage. Something was shining on it from behind. Of course: the moon had no more light of its own than a spoon has. It was sunshine, all of it, all those nights at the window. A heap of grey dust had sent it on. They climbed until it reached their faces. Half of everything was bright and half was dark, cut through the middle. "We want the buttered side," said {child}.',
            ],
            setting: 'space',
            time: 'night',
            child: 'walk happy',
            guide: 'look-up surprised',
          },
        ],
      },
      ask: {
        young: ['Who makes the moon bright?', 'The sun. It shines on the moon.'],
        older: [
          'Where does the light of the moon come from?',
          'From the sun. It always lights one half, and we see more or less of that half.',
        ],
      },
    },
    {
      facts: ['same-face', 'black-sky'],
      shows: /\bEarth\b/,
      pages: {
        young: [
          {
            text: [
              'Which way now? Look for the Earth. It is blue. It stays right there, so {child} can too.',
              'Up there is the Earth. It hangs still, like a lamp. "That way," points {child}.',
            ],
            setting: 'space',
            time: 'night',
            child: 'point curious',
            things: ['earth'],
          },
        ],
        middle: [
          {
            text: [
              '"On Tuesday we sat down with the sun on our left," said {guide}. But the sun had been creeping along all week. It was no use at all as a signpost. {child} thought of the photograph they had not taken.',
              '{guide} tried to find the north by licking one finger. Inside a helmet it is hard, and there is no wind to feel. "It all looks the same," said {child}. "Even the sky. It is black by day!"',
            ],
            setting: 'space',
            time: 'night',
            child: 'think worried',
            guide: 'stand shy',
          },
          {
            text: [
              'But one thing in that black sky did not creep. The Earth hung over the same hill as on Tuesday, blue and white. The moon always keeps one face to it. "It was between the two peaks when I cut the cake," said {child}. So they walked until the Earth stood there.',
              'Only the Earth stayed put. It hung there like a clock on a wall. It had hung just there over the picnic. Down at home the moon comes up and goes down. Up here the Earth does neither. The moon always turns the same side to it. They walked towards it.',
            ],
            setting: 'space',
            time: 'night',
            child: 'point happy',
            guide: 'look-up surprised',
            things: ['earth'],
          },
        ],
        old: [
          {
            text: [
              '{child} tried to see Tuesday again, the rug and the cake and who sat where. "The sun was over your shoulder," said {child}. But the sun had gone on since then, as the sun will, and was over nobody\'s shoulder now. The sky was no help; it was black in the middle of the day, and the stars might be anybody\'s. "I remember that I was facing the mustard," said {guide}. It is astonishing what people notice.',
              'What you want, when you have lost a place, is something large that keeps still. At home there is generally a church. {guide} had set out by a certain rock, and it turned out that there were cousins of it everywhere. {child} had set out by the sun, and the sun had moved. Overhead it was as black as the back of a cupboard, though it was noon. There was not a scrap of air up there to make it blue.',
            ],
            setting: 'space',
            time: 'night',
            child: 'think worried',
            guide: 'sit calm',
          },
          {
            text: [
              'And there, above it all, hung the Earth. It was blue, and there was weather on it. {child} had looked at it all through the picnic, because somewhere on it was the cat. "It was right over the notch in that hill," said {child}. "Then it will have moved," said {guide}. But it had not. The moon goes round it and always keeps the same side to it, like somebody too polite to turn. Seen from there, the Earth never rises and never sets. They walked until it stood in the notch.',
              'Then {child} saw that there was a church after all, only it was round. The Earth hung in the black like a lamp somebody had forgotten, with its clouds on. It had been there yesterday and the day before, in that very spot, a hand above the long ridge. The moon never turns its back on the Earth; from here you could set a fence by it. "I had it straight in front of me when I dropped the jam," said {child}. They kept it in front of them, and found the jam.',
            ],
            setting: 'space',
            time: 'night',
            child: 'point excited',
            guide: 'look-up surprised',
            things: ['earth'],
          },
        ],
      },
      ask: {
        young: ['What hung still in the sky?', 'The Earth, all blue. It stayed there.'],
        older: [
          'Why could the Earth show them the way?',
          'The moon always turns the same side to the Earth, so from there the Earth stays at nearly the same place in the sky.',
        ],
      },
    },
    {
      facts: ['craters'],
      shows: /\bcraters?\b/i,
      pages: {
        young: [
          {
            text: [
              'A hole! Who dug this crater? Nobody. A rock fell down, long ago. Bang!',
              'Down the crater slides {child}. A rock from space made it. Boom! Now it is a slide.',
            ],
            setting: 'space',
            time: 'night',
            child: 'point curious',
            things: ['rock'],
          },
        ],
        middle: [
          {
            text: [
              'One crater looked right. It had three rocks, a good view, and room for a rug. {guide} ran ahead to look for the teapot. There was none. "But it is the very place," said {guide}. "It has even got my hole."',
              'They counted craters until they ran out of numbers. There were big ones with small ones in them, and smaller ones in those. "Ours was new," said {guide} suddenly. "It had nothing in it but us."',
            ],
            setting: 'space',
            time: 'night',
            child: 'stand worried',
            guide: 'run excited',
            things: [],
          },
          {
            text: [
              '{child} looked again. This hole had four little holes in it. Theirs had been smooth as a bowl. Rocks from space have been falling here for ever. No rain fills the craters up. So one with others inside must be old. They wanted a young crater, and there it was, next door.',
              'A falling rock makes a crater. The next rock makes a crater in that. Nothing washes them away, so they pile up like saucers in a sink. {child} went from one to the next, looking for a clean one. The cleanest was behind the hill.',
            ],
            setting: 'space',
            time: 'night',
            child: 'point proud',
            guide: 'kneel curious',
            things: [],
          },
        ],
        old: [
          {
            text: [
              '"Three rocks," said {guide}, pointing, "a sunny side, and room for four to sit." It did look like the place. They slid down to the bottom on their seats, and searched it from end to end. No pot. There were not even any crumbs. {guide} took it badly, and said that somebody must have been here since. {child} doubted that. Somebody who came all this way would hardly have wanted tea.',
              'Five craters with rocks had been tried, and five had no pot in them. {guide} was for trying all the others in order of size. {child} sat down on the edge of the fifth, with both legs over, and looked at it properly for once. It was like looking at an old face. There was a dent in it, and a dent in the dent. Along the rim lay a smaller one, so round that it could have been pressed with a cup.',
            ],
            setting: 'space',
            time: 'night',
            child: 'sit worried',
            guide: 'stand sad',
            things: [],
          },
          {
            text: [
              '{child} ran one finger round a little hole in the big one\'s wall. A stone from space had made the big one. Then, long after, another stone had come and made this in it. It had been going on since there was a moon. On Earth the rain would have filled them and the grass grown over. Here they were kept, every one. "So the more holes in a hole," said {child}, "the older it is. And ours was like new." There was just one crater in sight without a mark on it.',
              'It came to {child} all at once how it worked. Something falls on the moon, a rock the size of a house or of a bun. The crater stays, because there is nothing to wear it down. Then something falls in that. You could read them, like the rings in a tree: the clean craters last, the pocked ones first. "What was in ours?" asked {child}. "Us," said {guide}. "It was as smooth as a pudding basin." So it must be a young one. That left two.',
            ],
            setting: 'space',
            time: 'night',
            child: 'point excited',
            guide: 'kneel surprised',
            things: [],
          },
        ],
      },
      ask: {
        young: ['What made the crater?', 'A rock that fell from space.'],
        older: [
          'How could {child} tell that a crater was old?',
          'It had other craters in it. Rocks fall on the moon and nothing washes the marks away.',
        ],
      },
    },
    {
      facts: ['dust'],
      shows: /\bdust\b/i,
      pages: {
        young: [
          {
            text: [
              'Grey dust on the boots. Grey dust on the nose. {child} looks like the moon!',
              'Puff, goes the dust. It sticks to {child}. Pat, pat, pat. It still sticks.',
            ],
            setting: 'space',
            time: 'night',
            child: 'dance surprised',
          },
        ],
        middle: [
          {
            text: [
              '{guide} fell over first, and then {child} fell over {guide}. When they got up they were grey all over. They brushed each other down. It did not help. You could not see where {guide} stopped and the moon began.',
              '"Stay where I can see you," said {child}. That was the trouble. {guide} had rolled down a slope, and now was the colour of it. {child} looked at a hill, and the hill waved.',
            ],
            setting: 'space',
            time: 'night',
            child: 'stand surprised',
            guide: 'wave shy',
          },
          {
            text: [
              'Moon dust is as fine as flour and it clings like a burr. But that gave {child} an idea. What had no dust on it? The teapot had a smooth brown side. So they stopped looking for grey things, and looked for the one that shone.',
              'The dust stuck to boots, gloves and knees. Back in the rocket it smelled of fireworks when they are over. "It was like that on Tuesday," said {child}, sniffing. "I got the smell of it by the ladder. So we sat near where we parked!"',
            ],
            setting: 'space',
            time: 'night',
            child: 'think happy',
            guide: 'stand curious',
          },
        ],
        old: [
          {
            text: [
              'They had a rest, and {guide} lay down to do it properly. That was a mistake. When {child} looked round there was nobody there. The dust of the moon is finer than flour, and will not be brushed off. It creeps into the stitches. {guide} had turned precisely the grey of everything else. {child} stood and looked for a hill that breathed.',
              'By now nobody could have said what colour their suits had been. {child} slapped both knees. The stuff flew up in a fan and came down in a fan, with nothing to float about in. Half of it landed on {guide}. {guide} beat it off with a sleeve, which made the sleeve worse. It was like being buttered. "If I stand still for long," said {guide}, "you will have to dust me like a shelf."',
            ],
            setting: 'space',
            time: 'night',
            child: 'stand surprised',
            guide: 'sit shy',
          },
          {
            text: [
              'Somebody sneezed, as it turned out, and a small hill jumped. But now {child} was thinking about dust. It was over everything here that had ever lain down. It lay on the rocks; it lay on them. It would not lie on a round pot, though, that had stood there since Tuesday and never been kicked. "We must not look for something grey," said {child}. "Only for the one thing for miles that isn\'t." They climbed up high, and turned slowly, and looked for brown.',
              'They went in to shake it out. Inside, with air to smell in, {child} stopped with one boot off. The dust smelled. It was like the street on the morning after fireworks. "That is Tuesday," said {child}. "That is just how it smelled when I opened the cake tin, and I opened it on the ladder." So they had eaten next to the rocket; they had not walked anywhere at all. {guide} said, with dignity, that it had felt further.',
            ],
            setting: 'space',
            time: 'night',
            child: 'think happy',
            guide: 'jump surprised',
          },
        ],
      },
      ask: {
        young: ['What stuck to {child}?', 'Grey dust. The moon is full of it.'],
        older: [
          'What is it like, the dust of the moon?',
          'It is very fine and grey and clings to everything, and indoors it smells like spent fireworks.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'There it is! The teapot! {child} hugs it. "Told you," says {guide}.',
            '"Teapot!" says {guide}. It sat in a hole. {child} has it now.',
          ],
          setting: 'space',
          time: 'night',
          child: 'hug happy',
          guide: 'cheer proud',
          things: ['teapot'],
        },
        {
          text: [
            'Home. Four cups, one teapot. Glug, glug. It pours tea. And a bit of dust.',
            'Pour the tea, {child}. The teapot is home. Up there shines the moon.',
          ],
          setting: 'kitchen',
          time: 'night',
          child: 'sit happy',
          things: ['teapot'],
        },
      ],
      [
        {
          text: [
            'Peep behind the rock. A spout! It is the teapot. Home we go!',
            'What is brown and round? Not a rock. The teapot! {child} carries it.',
          ],
          setting: 'space',
          time: 'night',
          child: 'hold proud',
          things: ['teapot', 'rock'],
        },
        {
          text: [
            '{child} is asleep. The teapot is on the shelf. The moon looks in.',
            'Night, moon. Night, teapot. {child} is asleep. There is dust on one toe.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep sleepy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'It stood in the very middle, with its lid on, and looked at them. "There," said {guide}, as though it had been easy. {child} picked up the teapot. There was a little cold tea in it still. It had frozen into a stone.',
            'First they saw a spout, and then the rest of the teapot behind it. It had waited just as it was put down. {child} and {guide} looked at the three rocks. One of them was a bun.',
          ],
          setting: 'space',
          time: 'night',
          child: 'hold happy: teapot',
          guide: 'point proud',
        },
        {
          text: [
            'At four the guests came, and noticed the teapot. "What lovely tea," they said. "Where do you get it?" {child} looked out of the window, where it was getting dark. Up there was the place, with two new lines of feet.',
            'It poured as well as ever. Only, when {child} lifted the teapot, it left a ring of fine grey dust. Nobody wiped it away. It is there yet. There is no wind in that kitchen.',
          ],
          setting: 'kitchen',
          time: 'night',
          child: 'sit happy',
          things: ['teapot'],
        },
      ],
      [
        {
          text: [
            '"Two rocks and my lunch," said {guide}. "I told you." In between stood the teapot, not a bit the worse. {child} held it all the way home, in both arms, like a cat.',
            'The teapot was sitting in the sun on its own four feet. It cast a long black shadow with a handle. {child} ran the last bit, which on the moon is mostly flying. {guide} had the sense to catch the lid.',
          ],
          setting: 'space',
          time: 'night',
          child: 'hug happy',
          guide: 'stand proud',
          things: ['teapot'],
        },
        {
          text: [
            'That evening the moon came up over the roof, thin as a nail. "Most of it is there, you know," said {child}, to nobody. "We only see the edge of the light." Then up went the quilt. One slipper had left a print.',
            'At bedtime {child} looked out. Somewhere up there were the marks of two people and one teapot. They were as sharp as pastry. Nobody would ever sweep them up. It was a good thing to fall asleep on.',
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
            'It was standing in the smoothest, youngest hole on all that plain. Somebody might have just set it down to answer the door. There were three rocks beside it. One of them was a bread roll. {child} picked the teapot up in both arms. It was hot on the sunny side, and on the other so cold that it stuck to the glove. Nobody said anything, since nobody would have heard; but {guide} patted the lid.',
            '"That is not a rock," said {child}, although only {child} could hear it. It had a spout. It had a handle too, and a chip. All round it the dust lay just as on Tuesday, with a dent where somebody had sat. {child} walked up slowly, because it is bad luck to run at a teapot. It was all there. {guide} looked inside. There was half a cup of tea, frozen hard, with a lemon pip in it like a fly in amber.',
          ],
          setting: 'space',
          time: 'night',
          child: 'hug happy',
          guide: 'stand proud',
          things: ['teapot'],
        },
        {
          text: [
            'They were a quarter of an hour late, but so were the visitors. The teapot went round, and everybody looked at it, as they always did. "It has been in the family for ever," said somebody. "It must have seen a thing or two." {child} passed the sugar. On the cloth, where the pot had stood, was a ring of dust, finer than flour. When nobody was looking {child} put one finger in it. Then {child} looked up at the window. It was early, but there it was, over the chimney: half of it lit, and the other half waiting.',
            'The tea was good, with just a breath of fireworks. When the last visitor left, {child} washed the teapot and put it back in the round clean place. From the kitchen window you can see the moon on most evenings, if you know when. It was nearly full. {child} could not see the craters. Nor could you see the two lines of boots that ran out and came back closer together. But they were there. They would be there when {child} was as old as the teapot.',
          ],
          setting: 'kitchen',
          time: 'night',
          child: 'look-up calm',
          things: ['teapot'],
        },
      ],
      [
        {
          text: [
            'They came over the last rim with their helmets together, arguing about buns, and both of them stopped. Down there the teapot was sitting in the light with its shadow beside it. It was very upright. It had the look of somebody who has been told to wait and has waited. {child} went down first. You cannot say sorry to a teapot where there is no air. So {child} carried it up the slope, and did not put it down once.',
            '{guide} saw the teapot first, to be fair, and fell over it. The lid went up, turned round twice in the sunlight, and took its time. {child} was under it long before it came down. Lid, pot, handle, spout: nothing was missing but the tea. They stood and looked at the place where they had sat on Tuesday. There lay four dents in a ring, as plain as plates on a table. "We were only there for lunch," said {guide}. "It has kept our places."',
          ],
          setting: 'space',
          time: 'night',
          child: 'hold proud: teapot',
          guide: 'jump surprised',
        },
        {
          text: [
            'The guests never knew. They drank two cups each and said that it was famous. One of them asked what the smell was, like a very small bonfire. At bedtime {child} stood at the window in bare feet. The moon had come up behind the wires, white and flat and quiet, with nobody on it. It looked as smooth as a plate from here. {child} leaned on the cold glass, helmet to helmet, so to speak, and said good night.',
            'After supper {guide} went home, with the rest of the cake. {child} stood at the window and watched the moon get into the apple tree. It did it slowly; up there a day takes about two weeks to get through. In one place, too small to see, there were marks in the dust. They said: two came looking for something. Beside them were the marks that said they found it. {child} had left those a bit deeper, on purpose.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'look-up calm',
        },
      ],
    ],
  },
};
