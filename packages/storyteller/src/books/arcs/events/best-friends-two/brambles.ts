import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './brambles-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Two best friends have each a secret, and each has the same one: a short way to the other. */
export const BRAMBLES: EventPlot = { id: 'brambles', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, W, w } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'forest', camera: 'wide', actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')] },
        `Here lives ${A.introduced}. There lives ${B.introduced}. They are best friends. But the brambles are in between!`,
        `${A.introduced} lives here. ${B.introduced} lives there. They are best friends, with brambles in between.`,
      ),
      page(
        { setting: 'pond', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `It is a long, long way round. They meet at the pond. Then it is time to go.`,
        `They go round by the pond. So far! "Hello," they say. And then, "Goodbye."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'shy'), seen(A, 'point', 'curious')], things: ['leaf'] },
        `Today ${b} is late. There is a leaf on ${b}. "What did you do?" "${refrain}," says ${b}.`,
        `${b} comes late, all over leaves. "What did you do?" says ${a}. "${refrain}," says ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(B, 'point', 'curious')], things: ['leaf'] },
        `Now ${a} is late, too. Two leaves! "What did you do?" says ${b}. "${refrain}," says ${a}.`,
        `Next day ${a} comes late. Leaves all over! "What did YOU do?" says ${b}. "${refrain}," says ${a}.`,
      ),
      page(
        { setting: 'forest', camera: 'wide', actors: [seen(W, 'walk', 'surprised')] },
        `${cap(W.introduced)} goes by. Snap, crack, here. Snap, crack, there! ${cap(w)} laughs. Why? "${refrain}!"`,
        `Here comes ${W.introduced}. On this side it cracks. On that side it cracks! ${cap(w)} laughs.`,
      ),
      page(
        { setting: 'pond', camera: 'medium', actors: [seen(W, 'sit', 'worried')], things: ['cup'] },
        `At the pond there are three cups. ${cap(w)} sits there. Nobody comes.`,
        `${cap(w)} sits there with three cups. Where are they? Nobody comes.`,
      ),
      page(
        { setting: 'forest', time: 'sunset', camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `${a} sits in the brambles, so tired. "Is ${b} cross with me?" But what is that? Snap, crack!`,
        `${a} is deep in the brambles. "I miss ${b}." And then: snap, crack! Who is there?`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'surprised'), seen(B, 'reach', 'surprised')] },
        `The last bramble goes. There is a nose. It is ${b}! "What are you doing?" "${refrain}!"`,
        `One more bramble. A face! It is ${b}! "What are you doing?" says ${a}. "${refrain}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(B, 'hug', 'happy')] },
        `"I made a way to you!" "And I made a way to YOU!" How ${a} and ${b} laugh!`,
        `"I made you a path," says ${a}. "I made YOU one!" says ${b}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(W, 'stand', 'happy')],
        },
        `Now they sit right in the middle. "What are you doing?" says ${w}. "${refrain}," say both. All day!`,
        `They sit in the middle, side by side. "What are you doing?" says ${w}. "${refrain}," they say. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, W, w } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'forest', camera: 'wide', actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')] },
        `${A.introduced} lived on one side of the brambles. ${B.introduced} lived on the other. They were best friends, and had been from the start. You could nearly see from one house to the other. But nobody could get through the brambles.`,
        `Here lived ${A.introduced}, and there lived ${B.introduced}. In between were the brambles. They were higher than a door and as thick as soup. It was a pity, as the two of them were best friends. If one of them sneezed, the other said, "Bless you!"`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['cup'],
        },
        `They had to go all the way round. They met half-way, at the pond. It took so long that there was only time for one cup of tea. "Hello," they said, and "Goodbye."`,
        `So every day ${a} went round by the hill. ${b} went round by the wood. They met at the pond, out of breath. By the time they had got their breath back, it was time to go home. "We never have long enough," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'shy'), seen(A, 'point', 'curious')], things: ['leaf'] },
        `One Monday ${b} was late. There was a leaf on ${b}, and a scratch. "What have you been doing?" said ${a}. "${refrain}," said ${b}, and sat on it. It was the first time that there had been a nothing between them.`,
        `On Monday it was ${b} who came late, all over bits of twig. "What have you been up to?" said ${a}. "${refrain}," said ${b}, and looked at the pond. ${a} looked at the twigs. Nothing doesn't usually have leaves on it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(B, 'point', 'curious')], things: ['leaf'] },
        `On Tuesday it was ${a} who was late. There were leaves all over ${a}, and some were in the tea. "And what have YOU been doing?" said ${b}. "${refrain}," said ${a}. They both drank up. It had never been so quiet.`,
        `The next day ${a} came last, and pricked. "You've got a thorn in you," said ${b}. "Have I?" said ${a}. "What were you doing?" "${refrain}." That made two nothings. They lay on the table like two cold potatoes.`,
      ),
      page(
        { setting: 'forest', camera: 'wide', actors: [seen(W, 'walk', 'surprised')] },
        `On Wednesday ${W.introduced} went for a walk round the brambles. On this side something went snap, and crackle. On that side something went snap, and crackle. ${cap(w)} began to laugh. "What's so funny?" said a bush. "${refrain}," said ${w}.`,
        `It was ${W.introduced} who walked all the way round, and heard it. Snap, it went, on ${A.names} side. Snap, it went, on ${B.names}. "Don't tell ${b}!" said the leaves on this side. "Don't tell ${a}!" said the leaves on that one.`,
      ),
      page(
        { setting: 'pond', camera: 'medium', actors: [seen(W, 'sit', 'worried')], things: ['cup'] },
        `On Thursday ${w} laid the table at the pond, with three cups. The tea got cold. ${a} did not come, and ${b} did not come. ${cap(w)} looked to the left, and to the right. Then ${w} put the cups in a basket, and waited.`,
        `By Thursday there was only ${w} at the pond, with three cups. "I can't tell," said ${w} to the teapot. "I promised both of them." It is hard to know two halves of a thing, and not to push.`,
      ),
      page(
        { setting: 'forest', time: 'sunset', camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `Deep in the brambles ${a} sat down. It was getting dark. "I've missed tea," thought ${a}. "And ${b} never came to look for me. ${b} has got something better." It was a very prickly thought. Just then, quite near, something went snap.`,
        `"I can't do any more," said ${a}, in the middle of the brambles. There was no bit of ${a} that was not prickled. "${b} won't even want it. ${b} has got a nothing of ${B.names} own." Then ${a} stopped sniffing. Somebody else was sniffing as well.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'surprised'), seen(B, 'reach', 'surprised')] },
        `"Who's there?" said ${a}. "Nobody," said the brambles. "Who's THERE?" "Nobody." Then each of them pulled at the same bramble, and away it went. There was a nose. There was a face. "What are you doing in here?" said ${a}. "${refrain}," said ${b}.`,
        `There was one bramble left. ${a} pulled it to this side. It was pulled to that side. They both let go. And there, all over leaves, sat ${b}. "What are you doing here?" they both said. "${refrain}," they both said.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(B, 'hug', 'happy')] },
        `"I was making a short way to you," said ${a}. "So was I, to YOU," said ${b}. "It was to be a surprise." "It is one." They looked behind them. There was one path, from door to door. It had a kink in it, where they sat.`,
        `"It's a path," said ${a}. "From me to you. I wanted to have you for longer than a cup of tea." "So is mine," said ${b}. "Only it's from me to you." They laughed until the thorns fell out.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(W, 'hold', 'happy', 'basket'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
        },
        `Then something came along the new path, and rattled. It was ${w}, with three cups in a basket. "At last," said ${w}. "I nearly burst." It had taken no more than two minutes from the gate. They had tea in there, in the last of the light.`,
        `"I could have told you on Wednesday," said ${w}, coming in with the cups. "Both of you said not to." From one door to the other it was now a hundred steps. They had tea there, and then more tea. Nobody had to go.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `There is a bench now, just in the middle. It is wide enough for two. "What do you do in there all day?" people ask. "${refrain}," say ${a} and ${b}. It takes them until the stars are out.`,
        `They meet in the middle every day now, where the kink is. Sometimes somebody calls in over the brambles. "What are you two doing?" "${refrain}," say ${a} and ${b}, side by side. They are never done before bedtime.`,
      ),
    ],
  };
}
