import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { inPlace, named, settingOf } from '../the-one.ts';

const REFRAINS = [
  'Tap, tap, tap!',
  'Tip, tap, tip!',
  'Rap, rap, rap!',
  'Tick, tack, tock!',
  'Tap, tippy, tap!',
  'Rap, tap, rap!',
  'Tip, tip, tap!',
  'Tok, tok, tok!',
  'Tip, tap, tap!',
  'Pit, pat, pit!',
] as const;
const TITLES = ['the very small door', 'somebody is tapping', 'a mat for a small door', 'at home behind the door'];

const SMALL = /\b(?:fairy|fairies|pixie|gnome|elf|elves|leprechaun)/;
const INSIDE = /bedroom|skirting|wall|kitchen|library|nursery|attic/;

/** Who lives behind the door, who found it, and what lies before it. */
function parts(going: Going) {
  const { A, B, K, company, raw } = going;
  const all = [A, B];
  const F =
    all.find(({ being }) => being && SMALL.test(being.id)) ??
    company.meet(/\b(?:gnomes?|elf|elves)\b/.test(raw) ? 'elf' : 'fairy');
  const other = all.find((each) => each !== F && each !== K && each !== company.friend && each.being) ?? null;
  const C: Figure = other ?? named(going) ?? company.person('Sal', 'child');
  const inside = INSIDE.test(raw);
  return {
    F,
    f: F.name,
    C,
    c: C.name,
    has: other !== null || C === going.G,
    foot: inside ? 'at the foot of the wall' : 'at the foot of the old tree',
    stone: inside ? 'brick' : 'stone',
    where: inPlace(going, ' in the garden'),
    setting: inside ? settingOf(going, 'bedroom') : settingOf(going, 'garden'),
  };
}

/** A mat is laid before a very small door, and the door opens outward. Whoever is inside taps; it sounds like thanks. */
export const DOOR: EventPlot = { id: 'door', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { F, f, C, has, stone, where, setting } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  const comes = has ? ` ${C.introduced} comes to see.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `Look${where}! ${K.introduced} has found a very small door.`,
          `${K.introduced} has found a door${where}. It is no bigger than a hand.`,
        ],
        scene: { setting, camera: 'close', actors: [seen(K, 'kneel', 'curious')] },
      },
      {
        text: [
          `A door should have a mat. ${k} puts a flat ${stone} there.${comes}`,
          `"They have no mat." So down goes a flat ${stone}.${comes}`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'kneel', 'happy'), ...(has ? [seen(C, 'stand', 'curious')] : [])] },
      },
      {
        text: [
          `"${refrain}" Somebody is in there! "They say thank you," says ${k}.`,
          `"${refrain}" It comes from the door. "They like the mat!" says ${k}.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'kneel', 'excited')] },
      },
      {
        text: [
          `So ${k} brings a flower in a cup. "${refrain}"`,
          `"They want more." So a cup goes there, with a flower. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'flower')], things: ['cup', 'flower'] },
      },
      {
        text: [
          `Now ${k} brings a big shell. "${refrain}" "They love it!" says ${k}.`,
          `Next comes a fat shell. "${refrain}" "What a lot of thanks!" says ${k}.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'cheer', 'happy')], things: ['shell', 'cup', 'flower'] },
      },
      {
        text: [
          `Then the door opens a bit. Bump! It bumps into the ${stone}.`,
          `Look, the door wants to open! Bump. It can not. Bump.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'kneel', 'surprised')], things: ['shell'] },
      },
      {
        text: [
          `${k} looks at the door. "Oh! The mat is in the way!"`,
          `What does it bump into? The mat! "They are shut in," says ${k}.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'kneel', 'worried')] },
      },
      {
        text: [
          `Away goes the shell. Away goes the cup. Away goes the ${stone}!`,
          `Off with the shell! Off with the cup! ${k} pulls the ${stone} away.`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'reach', 'determined')], things: ['shell', 'cup'] },
      },
      {
        text: [
          `Open! Out runs ${F.introduced}. "At last! The shops are shutting!"`,
          `The door flies open. There is ${F.introduced}! "At last I can go shopping!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(F, 'run', 'excited'), seen(K, 'kneel', 'surprised')],
          things: ['basket'],
        },
      },
      {
        text: [
          `Then ${f} comes back with buns. The ${stone} is a good table!`,
          `Soon ${f} is back, with cake. The ${stone} is a table now.`,
        ],
        scene: { camera: 'close', actors: [seen(F, 'sit', 'happy'), seen(K, 'sit', 'happy')], things: ['cake'] },
      },
      {
        text: [
          `In the evening ${k} goes to the door. "${refrain}" "Come in!" says ${f}.`,
          `Before bed ${k} knocks. "${refrain}" And the door opens, just like that.`,
        ],
        scene: { time: 'sunset', camera: 'medium', actors: [seen(K, 'kneel', 'happy'), seen(F, 'wave', 'happy')] },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { F, f, C, c, foot, stone, where, setting } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `It had not been there the day before. But now there it was${where}. It was a door like a playing card, with a knob like a pea. "Somebody's moved in!" said ${K.introduced}.`,
          `${K.introduced} was looking for a marble${where}. There was the marble, ${foot}. And next to it, a finger high, was a door, painted blue. ${k} lay down flat to see it better.`,
        ],
        scene: { setting, camera: 'close', actors: [seen(K, 'kneel', 'surprised')] },
      },
      {
        text: [
          `"They haven't got a mat," said ${k}. "They'll get their feet dirty." So ${k} found a flat ${stone}. It went right in front of the door. It fitted beautifully. It was the best mat for miles.`,
          `When somebody moves in, you bring them something. ${k} brought a flat, heavy ${stone}, and laid it close up against the door. "There," said ${k}. "Welcome."`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'kneel', 'happy')] },
      },
      {
        text: [
          `"${refrain}" It was very faint, and it came from inside. ${C.introduced} had come to look, and heard it too. "They're saying thank you," said ${k}. "Are they?" said ${c}.`,
          `${C.introduced} came and lay down too. "Listen," said ${k}. "${refrain}" it went, behind the door. "That means thank you. It's the mat. They're so pleased with it." "It doesn't sound pleased," said ${c}.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'kneel', 'excited'), seen(C, 'kneel', 'curious')] },
      },
      {
        text: [
          `One must not stop at a mat. The next day ${k} brought a teacup with a daisy. It stood on the ${stone}. "${refrain}" said the door, a little quicker. "They like flowers," said ${k}.`,
          `So in the morning they got a garden. It was a daisy in a cup, and it went on the mat. "${refrain}" it went at once. There was a thump at the end. "That's clapping," said ${k}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'cup'), seen(C, 'sit', 'calm')],
          things: ['cup', 'daisy'],
        },
      },
      {
        text: [
          `The day after that it was a shell to sit in. It was as big as a shoe, and it only just went on. "${refrain}" One could hear it from three steps off. "They love it!" cried ${k}. "I've never been thanked so much."`,
          `On the third day ${k} brought them a big pink shell, for a seat. "${refrain}" Now it went without stopping. ${c} moved back a bit. "What nice people they are!" said ${k}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'cheer', 'happy'), seen(C, 'sit', 'surprised')],
          things: ['shell', 'cup', 'daisy'],
        },
      },
      {
        text: [
          `Then a letter came out under the door. It was no bigger than a ladybird. Something had eaten most of it. There was only one word left, and that was MAT. "They'd like another," said ${k}, and went to find one.`,
          `There came a bit of paper, pushed out through the crack. It had got wet, and the ink had run. ${k} and ${c} held it up to the light. "Something, something, MAT," read ${k}. "They want a second one, for best!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'hold', 'excited', 'letter'), seen(C, 'stand', 'curious')],
          things: ['letter'],
        },
      },
      {
        text: [
          `But ${c} stayed, and watched. Something was happening to the door. It opened by a hair. Then it went bump, and shut. It opened, and went bump. "${k}," said ${c}, "which way do doors open?"`,
          `"Wait," said ${c}. The door was moving. It came out a tiny bit, as far as the mat. Bump. It tried again. Bump. "Our door at home opens inwards," said ${c}. "What does this one do?"`,
        ],
        scene: { camera: 'close', actors: [seen(C, 'point', 'surprised'), seen(K, 'stand', 'surprised')] },
      },
      {
        text: [
          `${k} looked at the door, and then at the ${stone}. "It opens outwards," said ${k}. "They weren't saying thank you."`,
          `It opened outwards. And right before it lay the heaviest ${stone} that ${k} had found. There was a garden on it, and a seat. "Oh," said ${k}. "Oh no. I've shut them in with presents."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(C, 'kneel', 'calm')],
          things: ['shell', 'cup'],
        },
      },
      {
        text: [
          `Off came the shell, and the cup. It took both of them to drag the ${stone} away. And the door flew open. Out shot ${F.introduced}, with two baskets and an umbrella. "Three days!" said ${f}. "I only wanted to go out for milk!"`,
          `They pulled it all away, in a great hurry, and sat back. The door burst open. There stood ${F.introduced}, in a hat, with a basket on each arm. "Good morning," said ${f}. "I've been going to the shops since Tuesday."`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(F, 'run', 'excited'), seen(K, 'kneel', 'shy'), seen(C, 'kneel', 'surprised')],
          things: ['basket'],
        },
      },
      {
        text: [
          `"I'm so sorry about the mat," said ${k}. "It's a lovely mat," said ${f}. "I've been looking at the edge of it for three days. It's only in the wrong place by one step." And ${f} showed them the step.`,
          `${k} did not know what to say, except sorry. ${f} walked round the ${stone}, and tapped it with one toe. "It's not a mat at all," said ${f}. "It's a table. I've wanted a table. Move it a little to the left."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(F, 'point', 'happy'), seen(K, 'kneel', 'happy'), seen(C, 'kneel', 'happy')],
        },
      },
      {
        text: [
          `They had tea at the ${stone}, with real milk, in acorn cups. Now when ${k} comes by, it's ${k} who knocks. "${refrain}" Then ${k} moves well back. And the door opens outwards, as wide as it can.`,
          `The ${stone} stands there still, with the daisy, and the shell beside it. Every evening ${k} lies down flat by the door, but not too near. "${refrain}" goes one finger. "Thank you!" calls ${f}.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'kneel', 'happy'), seen(F, 'wave', 'happy')],
          things: ['cup', 'shell'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { K, k, chance } = going;
  const { F, f, C, c, foot, stone, where, setting } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `There had never been a door there before. It stood ${foot}, as high as a finger, with a knob like a pea. ${K.introduced}, who was looking for something else${where}, lay down flat. "Somebody has moved in," said ${k}. And the first thing that ${k} thought was: what have they got, and what can I give them?`,
          `"Come here," called ${K.introduced}. "Come quickly, and don't tread on anything!" What was to be seen${where}, ${foot}, was a front door. It was painted green and had a letter slot, and the whole of it would have gone into a matchbox. "They've no mat," said ${k}, who noticed such things at once. "They've no anything. We'll have to help."`,
        ],
        scene: { setting, camera: 'close', actors: [seen(K, 'kneel', 'excited')] },
      },
      {
        text: [
          `${C.introduced} came too, and sat down a little way off. When there was a thing to see, ${k} did something and ${c} looked. They had always shared it out like that. ${k} fetched a flat ${stone}, the smoothest there was, and laid it close up to the door. "Welcome," said ${k} to the keyhole. "They might have liked to choose their own," said ${c}.`,
          `${C.introduced} had come at a run. ${c} took a good look from the side, and listened. ${c} was somebody who could listen for an hour. ${k} had by then found a ${stone}, flat and heavy and really rather fine. It went down in front of the door without a gap. "There's a mat for you," said ${k}. "Did they say they wanted one?" said ${c}.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'kneel', 'happy'), seen(C, 'sit', 'calm')] },
      },
      {
        text: [
          `"${refrain}" They both heard it. It came from behind the door, polite and clear. "That's thank you," said ${k}. "It might be," said ${c}. "It goes three times, and then there's a bump. It's the bump that I wonder about." "That's them jumping for joy," said ${k}, and was already off to look for flowers.`,
          `And somebody answered. "${refrain}" it went, and then there was a sort of small thud. ${K.names} whole face lit up. "They like it! Did you hear? Three for thank you, and one for the mat." "It's a funny way to thank," said ${c}, with one ear on the ground. "It's the way somebody knocks who wants to be let in." "They are in," said ${k}.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'kneel', 'excited'), seen(C, 'sit', 'curious')] },
      },
      {
        text: [
          `By Wednesday there was a teacup on the mat with a daisy in it. By the evening there was a lake made of a mirror, and a fence of forty lollipop sticks. At every new thing there came the answer: "${refrain}" It was growing louder, and it did not stop now until dark. "I've never had such thanks in my life," said ${k}. And then ${k} heard of the prize. On Saturday a judge would come round, and there was a cup for the best small garden.`,
          `It grew. A shell was added, for sitting in, and a lake made of a mirror. After that there was a fence of lollipop sticks, forty of them, each one pointed. "${refrain}" they heard from inside, whenever a thing was put down. "You see?" said ${k}. "They can't get enough." It was going to be a town, by Saturday. On Saturday a judge would come round, and there was a cup for the best small garden.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'hold', 'proud', 'daisy'), seen(C, 'sit', 'worried')],
          things: ['cup', 'shell', 'daisy'],
        },
      },
      {
        text: [
          `So ${k} worked from breakfast until it got dark, with sore knees. There was white gravel now. There was a bench, and a bridge, and a washing line with washing. "You could come and do the path," said ${k}. "I'm counting," said ${c}. "They started at six this morning. They've knocked two hundred and eleven times." "They must be so excited about the prize," said ${k}.`,
          `It took all of the week. ${k} gave up football, and the pocket money went on a bag of white gravel. There was a bench now, and a bridge, and a line with washing. ${c} didn't build. ${c} sat there with crossed legs and listened to the door, and that was no help to anybody. "They stopped for dinner," said ${c}. "Then they began again. I think it's always the same thing that they say." "It's thank you," said ${k}, with some glue in both hands.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'kneel', 'determined'), seen(C, 'sit', 'calm')],
          things: ['cup', 'shell'],
        },
      },
      {
        text: [
          `On Saturday, at ten to three, something white came out under the door. It was a letter. But something had nibbled it, and all that was left was one corner. "Mat," read ${k}. "It says mat! They're asking for another." "Or they're talking about the one they've got," said ${c}. "Look, ${k}. Don't do anything for a minute. Just look." It was the hardest thing that anybody could have asked.`,
          `At a quarter to three on Saturday there was a letter, so small that it stuck to one's thumb. It had got wet. "Dear something," read ${k}, "something, something, your mat." They looked at each other. "They love it so much that they've written," said ${k}. "You haven't looked at the door all week," said ${c}. "You've looked at what's in front of it. Come and lie down here by me."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'hold', 'curious', 'letter'), seen(C, 'point', 'worried')],
          things: ['letter'],
        },
      },
      {
        text: [
          `So ${k} lay down on the ground, and did nothing. "${refrain}" And then, for the first time, ${k} saw the bump. The door moved. It came outwards by the width of a hair, hit the edge of the mat, and went back. Outwards. It was a door that opened outwards. ${k} looked at the ${stone}, and all that stood on it. "They can't get out," said ${k}. "Not since Tuesday."`,
          `It's surprising what there is to be seen, if one keeps still. "${refrain}" it went. Then the whole door shook, and pushed, and a crack of light ran down one side. It pushed against the ${stone}. The ${stone} did not move, for there was a town on it. "Which way does it open?" said ${c}, though there was no need. "My way," said ${k}, in a small voice. "They've been in there since Tuesday."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(C, 'kneel', 'calm')] },
      },
      {
        text: [
          `It was five to three. One could hear the judge two houses away, laughing at something. In ten minutes it would all be over, and nobody in there would have known the difference. "It's only ten minutes," said ${c}, quite gently, not meaning that ${k} should. "They haven't any milk," said ${k}. "I wouldn't have any, by now." Then ${k} took hold of the bridge with both hands, and pulled.`,
          `Down the road a gate shut. That was the judge, and there were two more to go before this one. ${k} looked at the lake, and the forty lollipop sticks, and every white stone in its place. It had never looked so well. It would take a week to do that again, and there was no other week. "Shall I say that you're out?" said ${c}. "No," said ${k}. "You take the fence. I'll take the lake."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'reach', 'determined'), seen(C, 'reach', 'worried')],
          things: ['shell'],
        },
      },
      {
        text: [
          `It took a week to build and four minutes to pull down. Last of all they dragged away the ${stone}, one at each end. The door flew open so hard that the knob came off. "Letters!" cried ${F.introduced}, coming out backwards with a sack. "Five days of letters! I'm the post! Do you know how many doors there are to do?" And ${f} ran off through the ruins without shutting the door.`,
          `Gravel flew. The bench went one way and the washing the other. "Now!" said ${c}, and they heaved at the ${stone} till it turned over on its back. Out came a sack, and then a second one. Behind them came ${F.introduced}, in a blue cap. "At last!" said ${f}. "I'm the postal service. There are people out there who've had nothing since Monday." There was not even time to say sorry.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(F, 'run', 'excited'), seen(K, 'kneel', 'shy'), seen(C, 'kneel', 'surprised')],
          things: ['letter'],
        },
      },
      {
        text: [
          `The judge wore a straw hat. She found two people, grey with dust, in the middle of a heap. "And what is this?" she said, with her pencil ready. "It's a way out," said ${k}. The judge looked at it for some time. Then she wrote something very short, and wished them good luck with it. The cup went to the people with the windmill.`,
          `"Is this the small garden?" asked the judge, looking about. There was a hole where a ${stone} had been, with a beetle in it. "It was," said ${k}. "It was in the way." "I see," said the judge, who did not. They heard afterwards who got the cup. It was somebody with gnomes. "Was it worth it?" said ${c}. ${k} was looking at the open door. "You can see their stairs," said ${k}.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'stand', 'calm'), seen(C, 'stand', 'calm')] },
      },
      {
        text: [
          `It was getting dark when they heard it. Somewhere in the hedge a tiny lid went clack, and then another, by the steps. It was the sound of people who have got a letter. There must have been a hundred. ${k} lay on the ground next to ${c}, and did not do anything at all. "You could have had this all week," said ${c}. "You should have said it louder," said ${k}.`,
          `They stayed until it was nearly dark. One by one small lights came on: under the roots, behind the drain, in the wall. In every one of them somebody was standing on the step, reading. They had been there the whole time. One had only needed to look away from the one thing. "How many did you know of?" said ${k}. "Eleven," said ${c}. "I heard them. But I never got one of them to open."`,
        ],
        scene: { time: 'sunset', camera: 'wide', actors: [seen(K, 'sit', 'happy'), seen(C, 'sit', 'happy')] },
      },
      {
        text: [
          `There was a letter for ${k} as well, leaning on the door. It had been written out again, very black. "Thank you for the mat," it said. "It would do as a table, one step to the left." So there it is now, one step to the left. "${refrain}" goes ${k}, of an evening, with one finger. And then ${k} does the difficult part. ${k} moves well away, and waits.`,
          `The ${stone} lies a little to one side these days. ${f} sorts the post on it. "It's just what I needed," says ${f}. "I tried to tell you so, for a week. A little to the left, I said." And when ${k} comes with a flower, or a bit of gravel, the flower stays in a pocket at first. "${refrain}" ${k} knocks. "What would you like?" says ${k}. Then ${k} lies down flat, to listen.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'kneel', 'happy'), seen(F, 'wave', 'happy')], things: ['letter'] },
      },
    ],
  };
}
