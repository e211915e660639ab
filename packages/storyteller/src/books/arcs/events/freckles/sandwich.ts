import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { partsOf, titlesFor } from './parts.ts';
import { old } from './sandwich-old.ts';

/** A tall story for whoever asks; and somebody small who believes it, and comes with a sandwich. */
export const SANDWICH: EventPlot = {
  id: 'sandwich',
  young: (going) => young(withClassmate(going)),
  middle: (going) => middle(withClassmate(going)),
  old: (going) => old(withClassmate(going)),
};

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, has, truth, giver, theGiver, some, N, n, R, r } = partsOf(going);
  return {
    title: titled(chance.pick(...titlesFor(giver))),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'happy')] },
        `Here is ${A.introduced}. Look, ${has}!`,
        `Who is this? ${A.introduced}, with ${has}!`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'point', 'curious'), seen(A, 'look-up', 'calm')] },
        `"${refrain}" said ${N.introduced}. "${truth}," said ${a}.`,
        `There came ${N.introduced}. "${refrain}" "${truth}," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'point', 'curious'), seen(A, 'stand', 'shy')] },
        `"${refrain}" said ${B.introduced}. "${truth}." They all asked!`,
        `Then ${B.introduced} said it, too. "${refrain}" All day long!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'proud'), seen(N, 'stand', 'surprised'), seen(R, 'look-up', 'curious')],
        },
        `"Off ${giver}," said ${a}. "For a sandwich." ${R.introduced} heard that.`,
        `So ${a} said, "Off ${giver}. I gave it a sandwich." ${R.introduced} was small, and heard it.`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(R, 'sit', 'calm', 'sandwich')], things: ['sandwich'] },
        `Who is this, in the rain? ${r} sat, with a sandwich.`,
        `Then it rained. ${r} sat by the bus stop. ${r} had a sandwich.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'surprised'), seen(R, 'look-up', 'sad')], things: ['sandwich'] },
        `"I want ${some}, too," said ${r}. "When will ${theGiver} come?"`,
        `"This sandwich is for ${theGiver}," said ${r}. "I want ${some}, too."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(R, 'sit', 'sad')] },
        `"It will not come," said ${a}. "I made it up." Oh.`,
        `Oh dear. "I made that up," said ${a}. "I am sorry."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(R, 'sit', 'happy'), seen(B, 'dance', 'happy')],
          things: ['sandwich'],
        },
        `So they ate the sandwich. ${b} was ${giver}. ${r} laughed.`,
        `They had the sandwich. ${b} was ${giver}. How ${r} laughed!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(R, 'cover', 'surprised')] },
        `There was a dimple in one cheek! "${refrain}" said ${a}.`,
        `Pop! A dimple! It was only there to laugh. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          weather: 'clear',
          actors: [seen(R, 'cheer', 'proud'), seen(N, 'stand', 'happy'), seen(A, 'stand', 'happy')],
          things: ['mirror'],
        },
        `${r} laughed at the mirror. There it was! "Off ${giver}," ${r} told ${n}.`,
        `${r} saw it in a mirror. "${refrain}" said ${n}. "Off ${giver}!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, has, truth, giver, theGiver, theyWere, them, some, N, n, R, r } = partsOf(going);
  return {
    title: titled(chance.pick(...titlesFor(giver))),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'happy')] },
        `${A.introduced} had ${has}. ${theyWere} there at breakfast, and still there at bedtime. ${a} mostly forgot about ${them}. One doesn't see oneself from the front.`,
        `There was one thing that everybody saw first about ${A.introduced}. It was ${has}. ${a} saw it last, because it was on the outside, and ${a} was in.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'point', 'curious'), seen(A, 'look-up', 'calm')] },
        `${N.introduced} came along with a bag. She stopped, and she looked. "${refrain}" she said. "${truth}," said ${a}. "Fancy!" said ${n}. It was the ninth time since Sunday.`,
        `"${refrain}" said ${N.introduced}, over a bag. She said it every week. "${truth}," said ${a}. "Well I never," said ${n}, who had, last week.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'think', 'curious'), seen(A, 'sit', 'sad')] },
        `${B.introduced} counted. There was the baker, and a man with a parcel, and somebody's aunt. "${refrain}" they said. "${truth}," said ${a}, and it came out flatter each time.`,
        `"${refrain}" said the baker, and then the postman. Even a dog looked as though it would. "How often is that?" said ${a}. "Fourteen," said ${B.introduced}, who kept count.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'point', 'proud'), seen(N, 'stand', 'surprised'), seen(R, 'look-up', 'curious')],
        },
        `So the next time, ${a} said something else. "Off ${giver}. It was at the bus stop. I gave it a cheese sandwich." ${n} laughed until her bag shook. ${R.introduced}, who was small, did not.`,
        `"${refrain}" said ${n} again. ${a} looked her in the eye. "I swapped ${them}. It was ${giver}, at the bus stop, and it wanted my sandwich." Nobody saw ${R.introduced} stop and listen.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'excited'), seen(B, 'cheer', 'happy')] },
        `After that it was almost a pity when nobody asked. "I won ${them} at a fair," said ${a}. "It was that or a ham." "By post," said ${a}. "It said handle with care."`,
        `Now ${a} had a new one every day. "Out of a cracker." "From the moon, by mistake." "It was the last in the shop." People went off smiling. ${b} began to write them down.`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(R, 'sit', 'calm', 'sandwich')], things: ['sandwich'] },
        `On Friday it rained. At the bus stop sat ${r}, quite upright, with a sandwich. A bus came, and opened its door. ${r} shook a wet head at it. The bus went away.`,
        `Then came a wet day. Buses stopped, and buses went. ${r} sat at the bus stop and got into none of them. There was a sandwich, held in both hands, and there was a puddle.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'surprised'), seen(R, 'look-up', 'worried', 'sandwich')],
          things: ['sandwich'],
        },
        `"Where are you going?" said ${a}. "I'm waiting for ${theGiver}," said ${r}. "This sandwich is cheese, as you said. I'd like ${some}, too. Nobody ever asks me anything."`,
        `"Who's the sandwich for?" said ${a}. "It's for ${theGiver}," said ${r}. "I came on Monday, too. There's nothing on me that anybody would ask about. I looked."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(R, 'sit', 'sad')] },
        `One could have said that it had a cold. ${a} went hot all over. "There isn't one," said ${a}. "I made it up. ${truth}." ${r} looked down. It was a long minute, and wet.`,
        `It would have been quite easy to say tomorrow. "It isn't coming," said ${a}. "It was only a story. ${truth}, and that's all." ${r} said nothing. One heard the rain.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'dance', 'happy'), seen(R, 'sit', 'happy'), seen(A, 'sit', 'calm')],
          things: ['sandwich'],
        },
        `"Then it's for us," said ${r} at last, and pulled the sandwich in three. "How would it get on the bus?" said ${b}, and showed them. That was when ${r} laughed.`,
        `${b} had come with a coat. "It would need two seats," said ${b}, and was ${giver}. ${r} dropped half of the sandwich, and laughed out loud.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(R, 'cover', 'surprised')] },
        `And in one cheek there came a small round hole. It was there, and gone. "${refrain}" cried ${a}. ${r} felt all over. "What? Where?" Nobody had ever said so.`,
        `There it was. It popped into ${R.names} cheek, small and round, as if somebody had knocked. "A dimple!" said ${a}. "${refrain}" ${r} went pink to the ears.`,
      ),
      page(
        {
          camera: 'wide',
          weather: 'clear',
          actors: [seen(R, 'stand', 'proud'), seen(N, 'point', 'curious'), seen(A, 'stand', 'happy')],
          things: ['mirror'],
        },
        `${a} fetched a mirror. ${r} looked in, quite solemn, and it wasn't there. "It only comes when you laugh." So ${r} had never met it. "${refrain}" said ${n}, coming by. ${r} took a big breath. "Off ${giver}," said ${r}.`,
        `They held up a mirror, and ${b} did it all again. Pop! "Oh," said ${r}. "Hello." Along came ${n} with her bag. "${refrain}" she said, and not to ${a}. ${r} thought it over. "It cost me a sandwich," said ${r}.`,
      ),
    ],
  };
}
