import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './on-the-mat-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Whoever is out at night finds what others lose by day; it is put back on the steps, for nobody opens. */
export const ON_THE_MAT: EventPlot = { id: 'on-the-mat', young, middle, old };

function young(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { refrain, us, M, m, P, p, N, n, T, t } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', time: 'night', camera: 'wide', actors: [seen(M, 'stand', 'sad')], things: ['sock'] },
        `Here is ${M.introduced}. There is one sock. The other is lost.`,
        `It is night. Here is ${M.introduced}. One sock! One foot is cold.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'reach', 'happy')], things: ['mittens'] },
        `What is that? A mitten! ${m} knocks. "${refrain}"`,
        `Look, somebody lost a mitten. Knock, knock. "${refrain}" says ${m}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'shout', 'scared'), seen(M, 'stand', 'sad')] },
        `"Eek!" says ${N.introduced}. Bang, goes the door.`,
        `${N.introduced} looks out. "Eek!" Bang! The door is shut.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'hold', 'happy', 'ball'), seen(T, 'hide', 'scared')], things: ['ball'] },
        `There lies a ball. Knock, knock. "${refrain}" "Eek!" says ${T.introduced}. Bang!`,
        `Next ${m} finds a ball. "${refrain}" ${T.introduced} says, "Eek!" Bang!`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'kneel', 'calm')], things: ['ball', 'mittens'] },
        `${m} puts the mitten on a step. The ball goes there. Shh!`,
        `A mitten on this step. A ball on that one. ${m} tiptoes away.`,
      ),
      page(
        { time: 'day', camera: 'wide', actors: [seen(T, 'jump', 'happy', 'ball'), seen(N, 'cheer', 'happy')] },
        `In the morning: "My ball!" "My mitten!" Who was it? ${t} looks at ${n}.`,
        `In the morning ${t} has the ball! ${n} has the mitten! Who was so kind?`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(P, 'point', 'surprised'), seen(G, 'look-up', 'surprised')],
        },
        `At night ${p} and ${g} look out. Who brings a hat? It is ${m}!`,
        `${p} and ${g} watch at night. Someone brings a hat. It is ${m}!`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'reach', 'happy'), seen(G, 'stand', 'calm'), seen(M, 'stand', 'shy')] },
        `${Gcap} opens, and ${p} says, "Come in!" ${m} has one cold foot.`,
        `${p} and ${g} open the door. "Come in, ${m}! Your foot is cold."`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(P, 'look-up', 'excited'), seen(N, 'point', 'happy'), seen(T, 'jump', 'happy')],
          things: ['tree', 'sock'],
        },
        `In the morning they all look. ${t} looks. ${n} looks. ${p} sees a sock, up high!`,
        `Next day they hunt. Not here. Not there. ${p} finds a sock in the tree!`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          actors: [seen(P, 'hold', 'happy', 'sock'), seen(M, 'jump', 'surprised'), seen(N, 'wave', 'happy')],
          things: ['sock'],
        },
        `Knock, knock. "Eek!" says ${m}, and hides. "${us}" says ${p}. Two warm feet!`,
        `Knock, knock! ${m} hides. "Who is it?" "${us}" And on goes the sock.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { refrain, us, M, m, P, p, N, n, T, t, kind, teeth, seenOf } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', time: 'night', camera: 'wide', actors: [seen(M, 'walk', 'calm')], things: ['sock'] },
        `At the end of the street lived ${M.introduced}. ${m} had ${teeth}, very good manners and one sock. The other had blown off the line in the spring, and that was that.`,
        `${M.introduced} lived at number thirteen, and came out after dark. ${m} had ${teeth}, but only one sock. The wind had taken the other. It was hard on the left foot.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'hold', 'happy')], things: ['mittens'] },
        `People lose things by day. It was ${m} who found them by night. There was a mitten on a hedge. So ${m} wiped both feet on a mat, and knocked. "${refrain}" said ${m}.`,
        `Somebody who walks about at night finds a good deal. That night it was a mitten, in the gutter. ${m} knew whose it was. ${m} wiped both feet, and knocked. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'shout', 'scared'), seen(M, 'reach', 'sad')] },
        `${N.introduced} opened, and saw ${teeth}. "Eek!" said ${n}. Bang, went the door. "But it's your mitten," said ${m} to the letter box. Nobody answered.`,
        `"Eek!" said ${N.introduced}, and the door went bang. There were four bolts, and then a chair. "But it's your mitten," said ${m}. "And I've just wiped my feet."`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'hold', 'worried', 'ball'), seen(T, 'hide', 'scared')], things: ['ball'] },
        `There was a ball in the bushes, and it was ${T.names}. "${refrain}" said ${m}, at number six. ${t} looked through the letter box. "Eek!" And all the lights went out.`,
        `At number six it was about a ball. "${refrain}" said ${m}. ${T.introduced} looked out from behind a curtain. Then there was no ${t}, just a curtain, and it shook.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'kneel', 'calm')], things: ['ball', 'mittens'] },
        `So ${m} left the things on the steps. ${m} put each down softly, and ran, so as not to frighten anybody. It isn't easy to run with one cold foot.`,
        `After that ${m} didn't wait. ${m} put a ball here and a mitten there, and ran. Round the corner you could hear a sock, and then a foot.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(N, 'hold', 'happy', 'mittens'), seen(T, 'jump', 'happy', 'ball'), seen(P, 'stand', 'curious')],
        },
        `In the morning they all stood about in the street. "My mitten!" said ${n}. "My ball!" said ${t}. "Whoever it is, I'd like to shake hands with them. I only hope that the ${kind} doesn't get them first."`,
        `When morning came, the whole street was out. "Somebody's very kind," said ${n}, with the mitten on. "They ought to be careful, though," said ${t}. "There's a ${kind} about at night."`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(P, 'point', 'surprised'), seen(G, 'look-up', 'surprised')],
        },
        `${P.introduced} had lost a hat. So that night ${p} and ${g} sat at the window to see. First came the hat. Behind the hat came ${seenOf}. "It's ${m}!" said ${p}.`,
        `It was ${P.introduced} who wanted to know. ${p} and ${g} put out the lamp, and watched. Something came up to the step, with a hat. They saw ${seenOf}, and one sock. "It was ${m}, all along," said ${p}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'shout', 'happy'), seen(G, 'stand', 'calm'), seen(M, 'stand', 'surprised')],
        },
        `Nobody in that house opens the door alone at night. So ${p} held on to ${g}, and they opened it together. ${m} was running off already. "Come in!" shouted ${p}. ${m} stopped. "Would you say that again?" said ${m}.`,
        `At night you open the door with a grown-up, or not at all. So ${g} turned the key, and ${p} called. "Come in!" Down the path the feet stood still. In a hundred years nobody had said that to ${m}. ${m} wiped both feet, and then wiped them again.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'sit', 'shy', 'cup'), seen(P, 'kneel', 'curious'), seen(G, 'sit', 'happy')],
          things: ['cup'],
        },
        `${m} sat on the edge of a chair, with a cup of cocoa. "You find everybody's things," said ${p}. "Who finds yours?" ${m} thought about it, and put one foot on the other. "I don't think that anyone's looking," said ${m}.`,
        `${Gcap} made cocoa, and ${m} held the cup in both hands. ${p} looked under the table. There was one sock there, and five blue toes. "Has nobody brought it back?" said ${p}. "They don't know where I live," said ${m}. "At least, they do, and they don't come."`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(P, 'point', 'excited'), seen(T, 'look-up', 'excited'), seen(N, 'look-up', 'shy')],
          things: ['tree', 'sock'],
        },
        `In the morning ${p} knocked at every door in the street. ${p} told them who it was. There was a silence, and then they looked for a sock. They looked all day. It was up ${N.names} tree, with an egg in it.`,
        `The next day ${p} went from door to door, and said it. "My mitten?" said ${n}. "And we said eek," said ${t}. Then the whole street went out to hunt for a sock. It was in a tree, and a wren had lived in it.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          actors: [
            seen(P, 'hold', 'happy', 'sock'),
            seen(M, 'stand', 'surprised'),
            seen(N, 'wave', 'shy'),
            seen(T, 'wave', 'happy'),
          ],
          things: ['sock'],
        },
        `That night eleven people knocked at number thirteen. "Eek!" said somebody inside, and went under the table. "${us}" called ${p}, and put a sock through the letter box. The door opened a little. "Do come in," said ${m}. And they all wiped their feet.`,
        `At number thirteen ${m} sat in the dark, and heard twenty-two feet. Knock, knock! ${m} got behind the curtain. It shook. "${us}" said ${p}. In through the letter box came a sock. So ${m} opened. They were all there, and all of them were wiping their feet.`,
      ),
    ],
  };
}
