import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { FENCE } from './fence.ts';
import { old } from './two-cups-old.ts';
import { groundOf, refrainOf, thirdToo, titlesOf } from './two-cups-parts.ts';

/** A second cup is laid every day, and somebody too shy to be seen drinks it, until the chairs are turned back to back. */
export const TWO_CUPS: EventPlot = {
  id: 'two-cups',
  young: (going) => (isAtSchool(going) ? FENCE.young(going) : young(going)),
  middle: (going) => (isAtSchool(going) ? FENCE.middle(going) : middle(going)),
  old: (going) => (isAtSchool(going) ? FENCE.old(going) : old(going)),
};

/** Nobody lays for two at break. */
const isAtSchool = ({ raw }: Going): boolean =>
  /\b(?:school|nursery|class\w*|break|playground|playtime|park)\b/.test(raw);

function young(from: Going): Told {
  const going = withClassmate(from);
  const { A, B, a, b, chance } = going;
  const refrain = refrainOf(going);
  return {
    title: titled(chance.pick(...titlesOf(a))),
    refrain,
    pages: [
      page(
        { setting: groundOf(going), camera: 'wide', actors: [seen(A, 'sit', 'sad')], things: ['cup', 'chair'] },
        `This is ${A.introduced}. ${a} has two cups and two chairs. But ${a} has no friend.`,
        `Here is ${A.introduced}. Two chairs, two cups. And no friend at all.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'calm', 'cup')], things: ['chair'] },
        `${a} pours the milk. "${refrain}" Nobody comes. Then ${a} goes to get a biscuit.`,
        `Milk in this cup, milk in that. "${refrain}" ${a} goes in for a biscuit.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['cup'] },
        `Back again. Oh! The second cup is empty! Who was here?`,
        `${a} is back. And look! One cup is empty. Somebody was here!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'curious')], things: ['chair', 'cup'] },
        `Next day. "${refrain}" ${a} hides behind the pot, and looks. Nobody comes.`,
        `It is the next day. "${refrain}" ${a} hides, to see who it is. Nobody comes.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined')] },
        `Rustle, goes the hedge. ${a} runs round it. And somebody runs round the other way.`,
        `Who is in the hedge? ${a} runs after. Round and round! There is nobody.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'calm')], things: ['chair'] },
        `"You are so shy," says ${a}. And ${a} turns one chair round.`,
        `"I will not look!" ${a} turns one chair round.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised')], things: ['cup', 'chair'] },
        `"${refrain}" ${a} sits with shut eyes. Creak, goes the other chair. Slurp!`,
        `${a} sits and looks at the wall. "${refrain}" Creak. Slurp! Somebody sits behind ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'shy')], things: ['chair'] },
        `Every day they sit back to back. Every day the chairs turn a bit. It is ${B.introduced}!`,
        `Back to back they drink. Then the chairs turn, bit by bit. And there is ${B.introduced}!`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'cup'), seen(A, 'hold', 'happy', 'cup')],
        },
        `Today ${b} pours. "${refrain}"${thirdToo(going)} And then they play ball!`,
        `"Now I pour," says ${b}. "${refrain}"${thirdToo(going)} Then they play ball.`,
      ),
    ],
  };
}

function middle(from: Going): Told {
  const going = withClassmate(from);
  const { A, B, a, b, chance } = going;
  const refrain = refrainOf(going);
  return {
    title: titled(chance.pick(...titlesOf(a))),
    refrain,
    pages: [
      page(
        { setting: groundOf(going), camera: 'wide', actors: [seen(A, 'sit', 'sad')], things: ['cup', 'chair'] },
        `At four ${A.introduced} put out two chairs and two cups. It looked like a party for two. Only there was nobody on the second chair. ${a} had no friend to put on it.`,
        `${A.introduced} had nobody to play with. So at four there was cocoa, and ${a} laid for two. "In case a friend comes by," said ${a}. No friend had ever come by.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'calm', 'cup')], things: ['chair'] },
        `There was cocoa for both of them. "${refrain}" said ${a}, and poured out. Then ${a} drank one, and looked at the other till it was cold. After that there was only the biscuit to fetch, from indoors.`,
        `${a} asked the hen, but the hen was laying. ${a} asked the snail, and it went in. So ${a} poured out the cocoa, as always. "${refrain}" It wanted only a biscuit, and that was indoors.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['cup'] },
        `It took no longer than a minute. When ${a} came out, the second cup was empty. There was a brown ring in it, and the chair was still warm. "Hello?" said ${a}. Nobody answered.`,
        `And when ${a} came back, there was no cocoa in the second cup. Somebody had even wiped it out with a finger. "Who was that?" said ${a}. The hedge shook a little, and was still.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'curious')], things: ['chair', 'cup'] },
        `The next day ${a} was ready. "${refrain}" Then ${a} hid behind the big pot. ${a} watched the chair for an hour. A leaf came, and sat on it. Nobody else did.`,
        `So the next time ${a} poured out, and crept behind the water butt. Now ${a} would see who it was! But whoever it was saw that too. The cocoa got a skin.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined')] },
        `"I know you're in there!" said ${a}, and ran round the hedge. Steps ran round it on the other side. ${a} turned, and so did they. They ran until ${a} had to sit down.`,
        `On Friday ${a} tried to be quick. There was a rustle, and ${a} jumped. Round they went, ${a} on this side and the rustle on that. It was very good at it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious')], things: ['cup'] },
        `When ${a} got back, out of breath, the cup was empty again. There was a strawberry in it, a small wild one. ${a} looked at that for a long time. "You're not a thief," said ${a}. "You're shy."`,
        `But while ${a} was behind the hedge, somebody had been at the cup. It was empty, and a strawberry lay on the bottom. "That's for me," said ${a}. "You do want to come. You only don't want to be looked at."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined')], things: ['chair'] },
        `The next day ${a} took the two chairs and turned them round. Now they stood back to back. "I shan't look," said ${a} to the hedge. "I'll look at the wall. It's a nice wall. ${refrain}"`,
        `So ${a} turned one chair to the hedge, and one to the house. They stood there like two people who have quarrelled. "${refrain}" And ${a} looked at the house.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['chair', 'cup'] },
        `Nothing happened. Then it creaked. ${A.names} chair got a little push from behind. ${a} did not turn round. It was the hardest thing ever. "Is it too hot?" said ${a}. "No," said somebody. "It's just right."`,
        `There was a step, and half a step. The other chair said creak. ${a} held on tight to the cup, so as not to look. "Nice weather," said ${a}. It was quiet for a bit. "Yes," said the chair.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'shy')], things: ['chair'] },
        `They drank cocoa like that for a week, and talked to the wall. Each day the chairs stood a tiny bit further round. On Sunday ${a} saw a knee. On Monday there was all the rest. It was ${B.introduced}.`,
        `Nobody ever said, "Turn round." It was the chairs. Each day they moved by an inch. First they were side by side, and then a bit more. And there sat ${B.introduced}, with cocoa up to the nose.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(B, 'hold', 'happy', 'cup'), seen(A, 'sit', 'happy')] },
        `"I saw you from the hedge," said ${b}. "You always laid for two. I thought that you were waiting for somebody." "I was," said ${a}. They played ball till it was cocoa time. It was ${b} who took the jug. "${refrain}" said ${b}.${thirdToo(going).replace('has', 'had').replace(' now', '')}`,
        `"Why didn't you come and say hello?" said ${a}. "There was a cup there," said ${b}. "I thought that it was for your friend." "It was," said ${a}. They threw a ball until it was four. Then ${b} poured the cocoa. "${refrain}"${thirdToo(going).replace('has', 'had').replace(' now', '')}`,
      ),
    ],
  };
}
