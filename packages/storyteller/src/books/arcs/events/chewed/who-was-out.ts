import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './who-was-out-old.ts';

/** A puppy chews one thing of everybody's but the child's; it is the ones who are out that are chewed. */
export const WHO_WAS_OUT: EventPlot = { id: 'who-was-out', young, middle, old };

function young(going: Going): Told {
  const { A, K, G, a, k, Gcap, chance } = going;
  const { refrain, s, drawn, N, n, T, t } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(K, 'kneel', 'happy')] },
        `This is ${A.introduced}. ${a} has new teeth. ${k} has ${a}.`,
        `Here is ${A.introduced}. Here are the new teeth. And here is ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(K, 'point', 'surprised')], things: [drawn] },
        `${Gcap} went out. Chomp! A bite out of ${G.names} ${s}! "${refrain}" said ${k}.`,
        `The door went click. ${Gcap} was out. Chomp went the ${s}! "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(N, 'wave', 'calm'), seen(K, 'stand', 'calm')] },
        `${n} went home. Chomp! That was her glove. "${refrain}" said ${k}.`,
        `"Bye-bye!" said ${n}. Chomp! There went one glove. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'wave', 'happy'), seen(A, 'run', 'happy'), seen(K, 'stand', 'sad')] },
        `${t} came to play, and went. Chomp, the cap! "${refrain}"`,
        `Then ${t} was here. Then ${t} was gone. Chomp, one cap! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'sad', 'boots'), seen(A, 'sit', 'calm')], things: ['boots'] },
        `${k} put down a boot. "Go on, ${a}!" ${a} did not take it.`,
        `"Here is my boot," said ${k}. ${a} did not want it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad')], things: ['boots'] },
        `"You like them all," said ${k}. "You do not like me."`,
        `${k} sat on the floor. "You like them. Not me."`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sad'), seen(K, 'kneel', 'curious')] },
        `${a} lay on the glove, and the cap. Sniff. Sniff. They smelled of somebody.`,
        `But look at ${a}! There was a nose in the cap. It smelled of ${t}. Sniff.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hug', 'happy'), seen(A, 'sit', 'happy')] },
        `"They went out!" said ${k}. "You miss them. But I am here!"`,
        `"Oh!" said ${k}. "They are all out. You want them back! And I am in."`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(K, 'walk', 'happy'), seen(G, 'stand', 'happy')] },
        `Next day ${k} went to sleep at ${T.names}. Then ${k} came home.`,
        `Next day ${k} slept at ${T.names}. Then home again.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'proud', 'boots'), seen(A, 'jump', 'happy')], things: ['boots'] },
        `Look at the boot! There was a big bite in it. "Mine!" said ${k}. "One of mine!"`,
        `There stood the boot. Chomp! What a big hole! "That one is mine," said ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, G, a, k, g, Gcap, chance } = going;
  const { refrain, s, drawn, N, n, T, t } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(K, 'kneel', 'happy')] },
        `${A.introduced} came with the holidays, and with new teeth. ${a} was too small to go out. So ${k} stayed in, too, and they were never apart.`,
        `It was the holidays, and there was ${A.introduced}. ${a} was not allowed out yet. "Then I'm not going out, either," said ${k}, and moved on to the floor.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'surprised', drawn), seen(A, 'sit', 'happy')], things: [drawn] },
        `On Monday ${g} came home from work, and put on one ${s}. The other had a bite in it, like the moon. "What did you lose, ${k}?" said ${g}. ${k} looked. "${refrain}"`,
        `${Gcap} came home from work, and there was only one good ${s}. The toe of the other was gone. "And what of yours?" said ${g}. ${k} felt both shoes. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'wave', 'happy'), seen(A, 'sit', 'calm'), seen(K, 'stand', 'calm')] },
        `On Tuesday ${n} from next door came for coffee. When she had gone, they found her glove. It had been a glove with five fingers. "${refrain}" said ${k}.`,
        `${n} came over to see the new puppy, and left a glove behind. By supper it was half a glove. "Poor ${n}," said ${k}. "${refrain}" It came out slowly.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'run', 'happy'), seen(K, 'run', 'happy'), seen(A, 'run', 'happy')] },
        `On Wednesday it was ${t}, who stayed all day, and forgot a cap. There wasn't much left of the front. "${a} must think the world of me," said ${t}, on the telephone. "${refrain}" said ${k}.`,
        `${t} came to play, and the next day had no cap. There was only the back of it, and a button. "Did ${a} do that?" said ${t}, and went pink with joy. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'worried'), seen(A, 'walk', 'calm')], things: ['boots', 'sock'] },
        `${k} put out a boot, and a sock, and the good red hat. ${a} stepped over each of them. ${a} lay down on ${K.names} foot, and shut both eyes.`,
        `So ${k} left some things about. There was a boot by the basket, and a sock in it. ${a} moved them out of the way, politely, and came to sit on ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad')], things: ['boots'] },
        `"It's me who gets up at six," thought ${k}. "And it's them that ${a} chews." When nobody was about, ${k} picked up the boot. It tasted of rain and rubber. ${k} bit.`,
        `It isn't nice to be the only one. ${k} looked at the boot. Nobody was there to see. So ${k} took a bite, a big one, at the side. It tasted of puddle.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'hold', 'surprised', 'boots'), seen(K, 'stand', 'shy')],
          things: ['boots'],
        },
        `"Look," said ${k}, "mine as well!" ${Gcap} turned it over. "That's a very flat bite," said ${g}, "for a puppy." They looked at each other. "It was me," said ${k}. "I wanted to be one of you."`,
        `"One of mine!" said ${k}, and held it up. ${Gcap} put on glasses. "How small the teeth are," said ${g}. "And so straight." ${k} went red. "They're mine," said ${k}. "I only wanted ${a} to like me, too."`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'sad'), seen(K, 'kneel', 'curious'), seen(G, 'kneel', 'calm')],
        },
        `They went to look at ${a}. In the basket lay the ${s}, the glove and the cap. They were in a row, and there was a nose on them. Sniff, it went, and sighed. "When was the glove?" said ${g}.`,
        `In the basket ${a} was asleep on a ${s}, a glove and a cap. The nose was right in the cap. It sniffed, and gave a little sigh. "That's not a greedy noise," said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited'), seen(A, 'sleep', 'calm')] },
        `"When ${n} had gone home," said ${k}. "And the cap was when ${t} had gone. And the ${s} was when you were at work." ${k} sat up. "${a} wants whoever is out! And I've never been out."`,
        `"You were out," said ${k} slowly, "and so was ${n}. And ${t} had gone home." It was quite plain, now. "They all smell of somebody who isn't there. But I'm there. I'm always there!"`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(G, 'wave', 'happy'), seen(A, 'sit', 'calm', 'sock')],
          things: ['sock'],
        },
        `In the morning there was a new rule. Whoever went out had to leave an old sock. ${a} slept on the socks, and chewed nothing. It was a great success. ${n} brought three.`,
        `So in the morning there was a new rule. Nobody went out without leaving an old sock. It was for keeping, and it worked. Even the postman had one with him, on Thursday.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'proud', 'boots'), seen(A, 'jump', 'happy')], things: ['boots'] },
        `Then ${k} slept at ${T.names} house, just for one night. In all the hurry there was no sock. And when ${k} came home, there was the boot. On one side was a flat bite. On the other was a big one. "Mine," said ${k}, and put it on.`,
        `Then ${k} spent a night at ${T.names} house, and forgot the sock. "I'm so sorry," said ${g}, at the door. "It's your boot." There was a hole in it that one could wave through. ${k} put it on, and waved, with all five toes. "One of mine!"`,
      ),
    ],
  };
}
