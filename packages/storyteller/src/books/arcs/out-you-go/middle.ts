import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, titled } from '../wording.ts';
import type { OutYouGo } from './arc.ts';

/** Each has a way of getting it out, and each way makes it feel more at home. */
export function middle(bound: OutYouGo): Told {
  const { hero: H, child: K, grownUp: G, keeperOf: P, neighbour: N, other: O, setting, at, out, trouble } = bound;
  const { why, how, did, joke, refrain, chance } = bound;
  const [h, k, g, p, n, o] = [H.name, K.name, G.name, P.name, N.name, O.name];
  return {
    title: titled(chance.pick(`${H.aKind} ${at}`, `nobody asked ${h}`, `how to get ${H.aKind} ${out}`)),
    refrain: `${refrain}.`,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(H, 'stand', 'calm'), seen(P, 'stand', 'surprised')] },
        `On Monday morning there was ${H.aKind} ${at}. Nobody had seen it come. It was ${H.introduced}. "Good morning," said ${h}, and waved.`,
        `"There's ${H.aKind} ${at}," said ${p}. They all came to look, and there was. It was ${H.introduced}, and ${h} said good morning.`,
        `You do not often see ${H.aKind} ${at}. But there it was, on a Monday. It was ${H.introduced}. "Don't mind me," said ${h}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'point', 'surprised'), seen(H, 'stand', 'calm')] },
        `${trouble[1]} "This won't do," said ${p}, and made a sign. NO ${H.kinds.toUpperCase()}, it said. "${refrain}," said ${p}. ${h} held up the sign, so that all could see it.`,
        `"It's in the rules," said ${p}. "No ${H.kinds}. ${refrain}." ${trouble[1]} ${h} looked round for the ${H.kinds}.`,
        `${trouble[1]} So ${p} wrote a sign, in red: NO ${H.kinds.toUpperCase()}. "${refrain}," said ${p}. "It's very well written," said ${h}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'cheer', 'proud'), seen(H, 'stand', 'happy')] },
        `"You have to make a noise," said ${n}. She clapped as loud as she could. "${refrain}!" ${h} thought that it was for something, and took a bow.`,
        `${n} came with two saucepan lids. Crash! "${refrain}!" said ${n}. "Oh, music," said ${h}, and asked for it again.`,
        `"I'll play my trumpet," said ${n}. "That gets anybody out." It got the people out. ${h} stayed for the second verse. "${refrain}," said ${n}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'calm'), seen(H, 'sit', 'happy')] },
        `"You have to be clever," said ${g}. There was a row of buns on the ground, and it led away. "${refrain}," said ${g}. ${h} ate every bun and came back to say thank you.`,
        `${cap(g)} had brought a bun on a string. "${refrain}," said ${g}, and pulled. ${h} was quicker than the string. "Is there any jam?" said ${h}.`,
        `"Nobody stays where there are no buns," said ${g}, a long way off. "${refrain}." ${h} went and ate it. Then ${h} came straight back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'point', 'proud'), seen(H, 'stand', 'curious')] },
        `${o} had dressed up as a lion. "Grrr! ${refrain}!" said ${o}. "You've lost a button," said ${h}. And so ${o} had.`,
        `"I'll tell it a secret," said ${o}. "${refrain}," ${o} whispered. "That tickles," said ${h}.`,
        `${o} rolled up both sleeves and pushed. "${refrain}!" said ${o}. Nothing moved but the shoes. "Shall I push too?" said ${h}, and that did not help.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'cheer', 'surprised'), seen(N, 'cheer', 'surprised'), seen(H, 'sit', 'sad')],
        },
        `Then they did it all at once, with the sign and the bun. "${refrain}!" they shouted. When it was quiet again, ${h} was still ${at}. But ${h} looked rather small.`,
        `By noon half of the town was there, and all of it shouted. "${refrain}!" ${h} could not get one word in. So ${h} shut both eyes and stayed.`,
        `They counted to three and shouted, everybody together. "${refrain}!" You could hear it at the station. ${h} stayed ${at}, and did not say anything now.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'curious'), seen(H, 'sit', 'shy')] },
        `${K.introduced} had been at the back all the time. "What did it come for?" said ${k}. They all looked at one another. Nobody had asked. "Why did you come?" said ${k}. "${why}," said ${h}.`,
        `"Has anybody asked?" said ${K.introduced}. They had asked it to go, said ${p}. That is not the same. So ${k} went close. "What would you like?" said ${k}. "${why}," said ${h}.`,
        `Then it was the turn of ${K.introduced}, who had brought nothing. "Why are you here?" said ${k}. It went very quiet. "I thought that you'd never ask," said ${h}. "${why}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'happy'), seen(H, 'stand', 'excited')] },
        `"Is that all?" said ${k}. "I can show you that. ${how}." "In that order?" said ${h}. "In that order," said ${k}.`,
        `"But that's what it's for!" said ${k}. "Look. ${how}." ${h} said it over twice, so as to get it right.`,
        `"Everybody has a first time," said ${k}. "${how}." "And they don't shout?" said ${h}. "Not as a rule," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'sit', 'proud'), seen(K, 'stand', 'proud')] },
        `So ${h} ${did}. It went quite well, for ${H.aKind}. ${p} took down the sign. It was some time before ${p} spoke.`,
        `And ${h} ${did}. "Oh," said ${p}. "You should have said so." "You were shouting," said ${h}.`,
        `Then ${h} ${did}. Nobody was in anybody's way. "That's just what I do here," said ${n}.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(H, 'sit', 'happy'), seen(P, 'stand', 'surprised')] },
        `After that nobody wanted ${h} ${out} any more. They came back at the end of the day. ${joke[1](h, p)}`,
        `There is a new sign there now. ${H.kinds.toUpperCase()} WELCOME, it says. ${joke[1](h, p)}`,
        `${h} was the very last one there that day. ${joke[1](h, p)}`,
      ),
    ],
  };
}
