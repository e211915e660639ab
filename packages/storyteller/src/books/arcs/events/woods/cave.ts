import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Which way? Which way?',
  'This way? This way?',
  'Way out? Way out?',
  'This way? That way?',
  'Any way? Any way?',
  'Is this the way?',
  'What way? What way?',
  'Right way? Wrong way?',
  'Our way? Our way?',
  'Home, which way?',
  'Where is the way?',
] as const;
const TITLES = ['which way, which way', 'the voice in the cave', 'the water knows', 'out of the cave'];

/** In the cave the echo answers from everywhere; only the water knows the way out. */
export const CAVE: EventPlot = {
  id: 'cave',
  when: /\b(?:caves?|caverns?|grottos?|bats?|tunnels?|stalactites?)\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { chance, G, A, B, Gcap, comesToo, a, b, g, K, k } = going;

  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${Gcap} had the torch. ${A.introduced} came, too. ${B.introduced} came, too. Into the cave!${comesToo}`,
          `Here is a cave. In went the torch. In went ${A.introduced}. In went ${B.introduced}.${comesToo}`,
        ],
        scene: {
          setting: 'cave',
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy', 'torch'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
        },
      },
      {
        text: [
          `Splish! A little stream ran over the floor. It was cold on the toes.`,
          `Splash! There was a stream. It ran and ran.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'kneel', 'happy')] },
      },
      {
        text: [
          `"Hello!" said ${a}. "Hello, hello," said the cave. "Who was that?" said ${b}.`,
          `${a} called, "Hello!" "Hello! Hello!" called the cave. It had a voice!`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'shout', 'happy'), seen(B, 'stand', 'surprised')] },
      },
      {
        text: [`They went far in. It was so big!`, `In and in they went. There was a big room, all of stone.`],
        scene: { camera: 'medium', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised')] },
      },
      {
        text: [
          `Now, which hole was the way out? "${refrain}" said ${g}.`,
          `"Time to go home," said ${g}. But there were three ways. "${refrain}"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(G, 'stand', 'worried'), seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')],
        },
      },
      {
        text: [
          `${a} called, "${refrain}" "Way, way, way," said the cave. That did not help.`,
          `"${refrain}" said ${a}. The cave said it, too. From here, from there!`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'shout', 'worried')] },
      },
      {
        text: [`One hole was too small. "${refrain}" said ${b}.`, `One way was shut. They came back. "${refrain}"`],
        scene: { camera: 'medium', actors: [seen(B, 'walk', 'worried'), seen(A, 'walk', 'worried')] },
      },
      {
        text: [
          `${k} felt the stream. It ran and ran. "Where does it go?" Plop, in went a leaf.`,
          `Splish, said the stream. ${k} put a leaf on it. Off went the leaf!`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'look-up', 'surprised'), seen(B, 'stand', 'calm')],
          things: ['leaf'],
        },
      },
      {
        text: [
          `The leaf swam this way. So they went this way. And there was light!`,
          `"Go with the leaf!" said ${k}. They all went with the leaf. Out, into the sun!`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            seen(K, 'point', 'excited'),
            seen(A, 'walk', 'happy'),
            seen(B, 'walk', 'happy'),
            seen(G, 'walk', 'happy'),
          ],
          things: ['leaf'],
        },
      },
      {
        text: [
          `Now ${k} is in the bath. "${refrain}" says ${k}. "Down," says the water. Glug, glug.`,
          `Now ${k} is in the bath. Glug, says the water. It knows the way.`,
        ],
        scene: {
          setting: 'bathroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: ['bathtub'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, G, A, B, g, comesToo, Gcap, b, a, K, k } = going;

  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `There was a cave in the hill, and ${g} had the torch. "We'll go as far as the big room," said ${g}. ${A.introduced} went first, and ${B.introduced} held on behind.${comesToo} It smelled of stones and pennies.`,
          `${Gcap} tied up everybody's boots, and took the torch. The cave was just as high as a door. ${A.introduced} liked it at once. "It's rather dark," said ${B.introduced}.${comesToo}`,
        ],
        scene: {
          setting: 'cave',
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy', 'torch'), seen(A, 'stand', 'excited'), seen(B, 'stand', 'shy')],
        },
      },
      {
        text: [
          `A thin stream ran along the floor. It came out by the door and went away down the hill. "Mind your feet," said ${g}, too late. Splash. "It's freezing," said ${b}.`,
          `They had to share the way in with a stream. It was no wider than a scarf, and it was on its way out. "After you," said ${a} to the stream. It ran over ${A.names} boots and off into the sun.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(B, 'stand', 'surprised')] },
      },
      {
        text: [
          `"Hello!" said ${a}, to see. "Hello, hello," said the cave. ${b} jumped. "Who's there?" "There, there," said the cave, quite kindly. "It's only us," said ${g}, "coming back."`,
          `"I'm not afraid," said ${b}. "Afraid, afraid," said the cave. "It's an echo," said ${g}. "Whatever you say, it says." "Cheese!" shouted ${a}. Then they were all silent, to hear the cave say cheese.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'shout', 'happy'), seen(B, 'stand', 'surprised')] },
      },
      {
        text: [
          `In the middle of the hill was the big room. The roof hung down in icicles of stone. Something dripped, about once a minute, as it had for a million years. They ate their sandwiches in a whisper.`,
          `Then the walls went away, and they were in the big room. It was as tall as a church. There were stone curtains, and stone organ pipes. "Nobody painted it," said ${g}. "It was all done by drips."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised'), seen(G, 'stand', 'calm')],
        },
      },
      {
        text: [
          `"Home, then," said ${g}, and shone the torch about. There was a hole on the left. There was a hole on the right, and one in the middle. They were all just as black. "${refrain}" said ${g}.`,
          `When they turned round, there were three dark doors. They had come in by one of them. "It was the left," said ${a}. "It was the right," said ${b}. "${refrain}" said ${g}, and scratched an ear.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(G, 'stand', 'worried'), seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')],
        },
      },
      {
        text: [
          `"I'll ask," said ${a}. "${refrain}" "Way! Way! Way!" said the cave, out of all three. It wanted to help so much. But it only ever knew what you had told it.`,
          `${a} put both hands round ${A.names} mouth. "${refrain}" The echo came from the left, and the right, and the roof. It's no good asking an echo, because it has only got your own words.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'shout', 'worried'), seen(B, 'stand', 'worried')] },
      },
      {
        text: [
          `So they tried the one on the left. It got lower and lower, until it was a crack. They all had to go backwards. "${refrain}" said ${b}, with a muddy nose.`,
          `"One after another," said ${g}, "and no running." The middle one went up, and round, to a wall with a bat. The bat looked at them upside down. "${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'walk', 'worried'), seen(A, 'walk', 'worried'), seen(G, 'hold', 'worried', 'torch')],
        },
      },
      {
        text: [
          `${k} had put down a hand in the dark, and it got wet. It was the stream. It had been at their feet the whole way in. It tickled. It was going somewhere, too.`,
          `${K.names} feet were cold. There was the stream again, just where ${k} stood. It had run past them at the door. It had been going out, and it was in no doubt about it.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'kneel', 'curious'), seen(A, 'sit', 'worried')] },
      },
      {
        text: [
          `"It knows!" said ${k}. "It was on its way out, at the door! It doesn't have to think. Water only goes down, and it goes on till it's out." ${k} put a leaf on it to see. Off went the leaf, to the right.`,
          `${k} took a leaf from one boot, and set it on the water. It turned round once, and then it hurried off. "After it!" said ${k}. "We don't need to know the way. We only need to walk behind."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(B, 'stand', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['leaf'],
        },
      },
      {
        text: [
          `They went along after it, bent double, behind one small brown leaf. Round a bend there was a bit of grey. It was green after that. Then it was so bright that they all sneezed. "Sun, sun, sun," said the cave behind them.`,
          `The leaf went down a step, and they went down a step. It went round a rock. Somebody could smell grass. "Daylight!" cried ${a}. "Light, light," said the cave, a bit sadly. They told it they would come again.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            seen(K, 'walk', 'happy'),
            seen(A, 'walk', 'happy'),
            seen(B, 'walk', 'happy'),
            seen(G, 'hold', 'happy', 'torch'),
          ],
          things: ['leaf'],
        },
      },
      {
        text: [
          `That night there was cave all over ${k}, and it had to come off. "${refrain}" ${k} asked the bath, and pulled the plug. The water thought about it. Then it went round, and down, and showed the way.`,
          `At bath time ${k} pulled out the plug and watched. The water turned round once, and hurried off. "Good night," said ${k}, down the hole. "Night, night," said the pipe. It had never done that before.`,
        ],
        scene: {
          setting: 'bathroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: ['bathtub'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, G, A, B, g, comesToo, b, a, Gcap, K, k } = going;

  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `There are two sorts of people, and ${g} was taking both of them to the cave. ${A.introduced} wished to go in first, and furthest. ${B.introduced} wished to know how many steps it was, and wrote them down.${comesToo} "We stay together," said ${g}, "and I have the torch." "What if it goes out?" said ${b}. "I've a second one." "And if that does?" ${b} wrote it down.`,
          `"Nobody runs," said ${g}, "and nobody goes on ahead." ${A.introduced} was a little bit ahead already. The mouth of the cave was green at the edges and black in the middle. ${B.introduced} had brought a ball of string, for laying along the ground.${comesToo} "We won't need that," said ${a}. "It's one hole with us in it." But ${b} tied an end to a bush, with a proper knot.`,
        ],
        scene: {
          setting: 'cave',
          camera: 'medium',
          actors: [seen(G, 'hold', 'calm', 'torch'), seen(A, 'stand', 'excited'), seen(B, 'stand', 'shy')],
        },
      },
      {
        text: [
          `Something was coming out as they went in. It was a stream, no wider than a belt, and it was in a hurry to get to the sun. It ran over their boots, and took a biscuit wrapper from ${g}, who had to fetch it back. "That makes eleven steps with water," said ${b}. "You'd count the drops," said ${a}, "if we let you."`,
          `There was not much room, as a stream had the middle. It came trotting out of the hill, in the opposite direction, with a leaf or two on its back. "It's been in there," said ${a}, "and it's come out all right." ${b} was letting out string, and looking at every knot. The water went over ${B.names} shoes, and it was so cold that it hummed.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'worried')] },
      },
      {
        text: [
          `"Ho!" shouted ${a}. "Ho, ho, ho," said the hill, from somewhere under its ribs. ${b} took hold of the nearest sleeve. "Who's in there?" "There, there," it said. "It's only your own voice," said ${g}, "come back to see if you're all right." ${a} told it a joke. It liked the end of it best, and said it three times.`,
          `"Are you coming or not?" ${a} called back. "Not, not, not," said somebody. They all stood still. Then ${g} explained about echoes, and ${a} tried it with every word there is. It was not a liar, that voice, and it wasn't clever. It was like someone who agrees with you. ${b} thought of asking it something, and did not like to.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'shout', 'happy'), seen(B, 'stand', 'surprised'), seen(G, 'stand', 'calm')],
        },
      },
      {
        text: [
          `Sixty steps in, the walls let go of them. They were in a hall. Stone hung down in icicles and stood up in candles, and in some places they had met. "A thumb's length takes a thousand years," said ${g}. "Who waited?" said ${a}. Plip, said the dark. Nobody said anything for so long that ${b} forgot to write it down.`,
          `In there was a room where you could have put the school. The torch went up the walls and did not reach the top. There were curtains that had been folded before there were people. ${b} let go of the string, to put a hand on one, just once. It was wet and alive-looking and a hundred thousand years old. It was the best minute of the day. It was the minute that did it.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised'), seen(G, 'hold', 'calm', 'torch')],
        },
      },
      {
        text: [
          `When they turned to go, there were three ways, and each of them was the right size. ${b} got out the steps. Sixty, it said, of which eleven wet. It did not say in which direction. "Left," said ${a}. "I came in with it on my left." "You came in backwards," said ${b}, "telling jokes." "${refrain}" said ${g}, and turned the torch from one hole to the other.`,
          `"Now the string," said ${g}. ${b} felt along the floor. ${b} felt for some time. It had rolled, or been kicked; there was an end of it on the stones, and it went nowhere. ${b} could hardly say so. There were three black doors, as like as three plates. "${refrain}" said ${g}, in a voice that was not quite the usual one.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(G, 'stand', 'worried'), seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')],
        },
      },
      {
        text: [
          `${a} asked the cave. It was the only one to ask. "${refrain}" It went away and came home by all three doors, and it was no wiser. "Way," said the left. "Way," said the right. "You see?" said ${a}, and there was a wobble in it. "It says it's there." "It's only what you said," said ${b}. "It always was."`,
          `"Hello!" ${a} called. "We want to get out!" "Out," said the cave, "out, out," from every side, until ${b} put both hands over both ears. It was willing. That made it worse. "${refrain}" ${a} shouted, louder, and more of the hill woke up, and said so. Then it was still. The torch had begun to look a bit brown.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'shout', 'worried'), seen(B, 'stand', 'worried')] },
      },
      {
        text: [
          `They kept hold of one another and tried the left. It was a good tunnel for forty steps. Then it came down to meet its own floor. They tried the middle one. It led them up and round, to a shelf over the same old hall. A bat moved along to make room. "${refrain}" said ${a}, and this time did not shout it. ${Gcap} changed to the second torch.`,
          `"In order," said ${g}, "and marking as we go." They put three stones by the left-hand door, and went in. It was the wrong one. It was wrong by degrees, so that you could not say where it had begun. They went back to the three stones. "${refrain}" whispered ${b}. "I ought to have held on to it. I had one thing to do." "I told you that we shouldn't need it," said ${a}. "So that was both of us."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'walk', 'worried'), seen(A, 'walk', 'worried'), seen(G, 'hold', 'worried', 'torch')],
        },
      },
      {
        text: [
          `They sat down, to save the light. ${Gcap} put it out. You have never seen such a dark. It came right up to your eyes and leaned on them. ${a} could not lead in it, and ${b} could not write. Then there is only listening. Plip, went the drip. And under it there was something else, very small and busy. ${k} put down a hand, and it was cold, and it was pushed to one side.`,
          `It is odd what you can hear when nobody is telling jokes. ${k} heard the drip. ${k} heard four people breathing. And low down, by the wall, somebody was talking, on and on, as if to itself. ${k} reached out. It ran over ${K.names} fingers and hummed. ${k} had met it before. It had been coming the other way. It had a leaf on its back, and it was going out.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'kneel', 'curious'), seen(A, 'sit', 'worried'), seen(B, 'sit', 'sad')],
        },
      },
      {
        text: [
          `"Which way is it pushing?" said ${k} aloud. "What?" "The water! It was coming out when we came in. It must know. It's done it all day long!" ${Gcap} put on the torch. ${b} tore out a page, the page with all the steps, and folded it in four for a boat. It had been a good page. It rocked, and turned about, and was off to the right. "Don't run," said ${a}. "We'll lose it." ${a} had never said that before at all.`,
          `"You can't ask the cave," said ${k}. "It only knows what we know. Ask somebody who's going there!" ${k} took a dry leaf from the floor, and laid it on the stream. It spun, and thought, and went. "It can't go wrong," said ${b} slowly. "It hasn't got a choice. It just goes down." "Then we'll do it too," said ${a}. "You go first, ${b}. You're the one who'll keep an eye on it."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['leaf'],
        },
      },
      {
        text: [
          `So ${b} led, for the first time, and nearly on hands and knees. ${a} came last, and looked after the people in between. It went under a ledge, where they would never have gone by themselves. It went round a rock like a knee. Sometimes it was only a noise. "Is that grey?" said ${g}. It was. It was grey, and then it was green, and then it was all the colours, with a cow.`,
          `The way that it chose was the smallest of the three, behind a fold of stone. They followed with their chins on their knees. ${a} held the torch for ${b}. Nobody ran. There was a smell of nettles, and never were there such nettles. "We're out!" shouted ${a}. "Out," said the hill, politely, behind them, "out, out." For once it was right.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            seen(B, 'walk', 'happy'),
            seen(A, 'walk', 'happy'),
            seen(K, 'walk', 'happy'),
            seen(G, 'hold', 'happy', 'torch'),
          ],
        },
      },
      {
        text: [
          `It took three waters to get the hill off ${k}. At the end of it ${k} let go of the plug. "${refrain}" said ${k} to what was left. It turned round once, to make up its mind. It had no map, and it had not written down a thing. It found the hole, and it went, humming, down through the house and under the street and away. It would be in the sea by Sunday.`,
          `There was mud in the bath, to a depth of one finger. ${k} lay there and said "Ho," and the tiles said it back. Then ${k} pulled out the plug, and kept one foot on the place. You could feel it push. It knew. "Good night," ${k} said after it. Down in the pipe, a long way off by now, somebody agreed.`,
        ],
        scene: {
          setting: 'bathroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: ['bathtub'],
        },
      },
    ],
  };
}
