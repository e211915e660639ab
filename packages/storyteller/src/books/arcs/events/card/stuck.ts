import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { old } from './stuck-old.ts';
import { TITLES, LETTER_TITLES } from './stuck-said.ts';

/** With so much glue on it the card is on somebody's back, and all who read it think that it is for them. */
export const STUCK: EventPlot = {
  id: 'stuck',
  when: /\b(?:cards?|letters?|postcards?|valentine\w*)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { R, r, rcap, B, b, N, n, P, p, C, c, isFar, it, words, day } = partsOf(going);
  const answer = `${words.answer}!`;
  const now = day.replace('was', 'is');
  return {
    title: titled(chance.pick(...(it === 'card' ? TITLES : LETTER_TITLES))),
    refrain: answer,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['paint', 'scissors'] },
        `${now}${A.introduced} makes a ${it} for ${r}. It gets a red heart.`,
        `${now}Look! ${A.introduced} makes a ${it} for ${r}. It has a red heart.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'proud'), seen(B, 'stand', 'curious')] },
        `"${words.on}," it says. And now glue. Lots of glue! ${B.introduced} looks on.`,
        `It says: "${words.on}." Now the glue. So much glue! ${B.introduced} looks on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'sit', 'happy')] },
        `${a} lies back. Up again! But where is the ${it}?`,
        `"Done!" ${a} lies back. Then ${a} gets up. No ${it}!`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'walk', 'worried'), seen(B, 'run', 'excited')] },
        `${a} looks in the garden. ${b} jumps up behind. "Not now, ${b}!"`,
        `Is it in the garden? ${b} hops up and down behind. "Stop it, ${b}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'wave', 'happy'), seen(A, 'walk', 'surprised')], things: ['fence'] },
        `Here is ${N.introduced}. ${n} looks at ${A.names} back. "Oh! ${answer}" says ${n}. Why?`,
        `${N.introduced} looks over the fence. "Oh! ${answer}" says ${n}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'wave', 'happy'), seen(A, 'walk', 'surprised')], things: ['gate'] },
        `There goes ${P.introduced}, the postman. "${answer}" says ${p}. Why?`,
        `At the gate is ${P.introduced}, the postman. "${answer}" says ${p}. But why?`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'cheer', 'happy'), seen(A, 'stand', 'surprised')] },
        `Big ${C.introduced} comes by. "${answer}" says ${c}. A hug! But why?`,
        `${C.introduced} gives ${a} a hug. "${answer}" says ${c}. But why?`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(B, 'jump', 'excited')] },
        `"They have read it!" says ${a}. "But how?" ${a} feels behind. Glue!`,
        `"They have all read it!" says ${a}. "But where?" ${b} jumps. There, on ${A.names} back!`,
      ),
      page(
        isFar
          ? {
              camera: 'medium',
              actors: [seen(P, 'hold', 'happy', 'letter'), seen(A, 'stand', 'happy')],
              things: ['letter'],
            }
          : { camera: 'medium', actors: [seen(R, 'stand', 'happy'), seen(A, 'stand', 'happy')] },
        isFar
          ? `Rip! ${p} takes it off. Into the bag! Off it goes to ${r}!`
          : `There is ${r}! ${a} turns round. "For me? ${answer}"`,
        isFar
          ? `Rip! ${p} takes it along. Off it goes, to ${r}!`
          : `${rcap} comes. ${a} turns round. "For me? ${answer}"`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'sit', 'proud')],
        },
        isFar
          ? `One day there is a letter for ${a}. It is from ${r}. "${answer}" it says.`
          : `${b} has a paper on behind. It is from ${r}. "${answer}"`,
        isFar
          ? `Then a letter comes back. ${r} wrote it! What is in it? "${answer}"`
          : `Next day ${b} has a heart behind. ${rcap} did that. "${answer}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { R, r, B, b, N, n, P, p, C, c, isFar, it, words, day } = partsOf(going);
  const answer = words.answer;
  return {
    title: titled(chance.pick(...(it === 'card' ? TITLES : LETTER_TITLES))),
    refrain: answer,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['paint', 'scissors'] },
        `${day}${A.introduced} was making a ${it} for ${r}. It had taken all morning. There was a red heart on it as big as a plate. The rest was gold.`,
        `${day}There were bits of red paper all over the kitchen. In the middle sat ${A.introduced}, making a ${it} for ${r}. There was a heart on it, cut out, and hardly crooked.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'proud'), seen(B, 'stand', 'curious')] },
        `Then came the writing. "${words.on}," wrote ${a}. You could read it from the door. "And now the glue," said ${a}. ${B.introduced} watched it come out of the bottle. It went on coming.`,
        `"${words.on}," it said, in letters like houses. The heart had to be glued on. ${B.introduced} held the bottle. "More," said ${a}. "It mustn't come off." They used up all that there was.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'sit', 'happy')] },
        `It was finished. ${a} lay back on the floor for a moment, among the paper, tired out. When ${a} got up again, there was no ${it}. "It was here just now!" said ${a}.`,
        `${a} sat back to look at it, and slipped, and lay there, laughing. Then ${a} got up. The floor had scissors on it, and scraps. It had no ${it} on it. "But I'd only just finished it!" said ${a}.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'walk', 'worried'), seen(B, 'run', 'excited')] },
        `It was not under the table. It was not in the bin. Perhaps it had blown out, so ${a} went to look in the garden. ${b} came behind, and kept jumping up at ${A.names} back. "Not now, ${b}," said ${a}. "I'm looking for something."`,
        `The window was open. "It's flown out!" said ${a}, and ran into the garden. Behind ran ${b}, in great excitement, and pulled at ${A.names} jumper. "Do stop that, ${b}," said ${a}. "You might help me to look."`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'wave', 'happy'), seen(A, 'walk', 'surprised')], things: ['fence'] },
        `${N.introduced} was hanging out sheets, next door. "Have you seen a ${it}?" said ${a}, and turned to go. "Well!" said ${n}. "${answer}!" ${a} looked round. ${n} was smiling all over. It was a strange answer.`,
        `${a} bent down to look under the hedge. On the other side stood ${N.introduced}. First ${n} stared, and then ${n} put down the rake. "${answer}!" said ${n}. "Pardon?" said ${a}. But ${n} had gone in to find a handkerchief.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'wave', 'happy'), seen(A, 'walk', 'surprised')], things: ['gate'] },
        `At the gate was ${P.introduced}, with the post. "Has anything blown by?" said ${a}, going past. ${p} went red up to the cap. "${answer}," said ${p}, and dropped all the letters.`,
        `${P.introduced} brought the post, and held the gate open. ${a} went through it, looking in the air. "Nobody ever told me that," said ${p}, behind. "${answer}!" Off went ${p}, whistling, with all the letters still in the bag.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'cheer', 'happy'), seen(A, 'stand', 'surprised')] },
        `On the wall sat ${C.introduced}. There had been a row, about a bucket. ${a} walked by without a word. Then there was a bump, and somebody had two arms round ${a}. "${answer}!" said ${c}. "And it's your bucket!"`,
        `And there was ${C.introduced}, who had not spoken since the row about the bucket. ${a} looked the other way. "Oh!" said ${c}, all at once. "${answer}! And you can have the bucket." What was the matter with everyone today?`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(B, 'jump', 'excited')] },
        `${a} sat down to think. "They all say the same," said ${a}. "It's what people would say if they had read my ${it}. But how could they?" ${b} had given up jumping, and only stared. ${a} felt behind. It crackled.`,
        `"That isn't an answer to anything I said," said ${a}. "It's an answer to what I wrote." It was very still. "${b}," said ${a}, "what have I got on my back?" ${b} fell over for joy. It was time that somebody asked.`,
      ),
      page(
        isFar
          ? {
              camera: 'medium',
              actors: [seen(P, 'hold', 'happy', 'letter'), seen(A, 'stand', 'happy')],
              things: ['letter'],
            }
          : { camera: 'medium', actors: [seen(R, 'stand', 'happy'), seen(A, 'stand', 'happy')] },
        isFar
          ? `It would not come off, for the glue was good. So ${p} had to be called back. ${p} took hold of one corner. Rip! "It's not for me, then," said ${p}. "It's for ${r}," said ${a}. "But you can have it as well."`
          : `It would not come off, for the glue was very good. And there came ${r}, round the corner. So ${a} turned round, and stood still, and waited. It took ${r} a long time, for so few words. "This one's really for me," said ${r}. "${answer}!"`,
        isFar
          ? `${p} was at the corner when ${a} caught up. "Could you take this to ${r}?" said ${a}, backwards. It came off with a noise like a plaster. There was wool on it, from the jumper. "That'll keep it warm," said ${p}, and put it in the bag.`
          : `"Are you looking for something?" That was ${r}. There was nowhere to hide it, so ${a} simply turned round. Nobody spoke. Then somebody took the ${it} off, very slowly, so as not to tear it. "${answer}," said ${r}. It was quite a different thing when ${r} said it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(N, 'stand', 'happy'), seen(C, 'wave', 'happy')],
          things: ['fence'],
        },
        `Next door ${n} was singing, and ${c} was waving with the bucket. "Will you tell them that it wasn't for them?" said ${isFar ? p : r}. ${a} thought about it. It was quite true, what the ${it} said. "No," said ${a}.`,
        `Over the fence ${n} was telling everyone about it. ${c} had fetched the bucket. "They've all had it now," said ${a}, "and it was only one ${it}." It had gone round like a cake. It had not got any smaller.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'sit', 'proud')],
        },
        isFar
          ? `After four days an answer came, with a bump in it. ${a} opened it at breakfast. "${answer}," wrote ${r}. The bump was a new bottle of glue.`
          : `At supper there was a paper on ${B.names} back. ${b} walked up and down with it, until somebody looked. "${answer}," it said, in ${R.names} writing. It was for ${a}, and it had a great deal of glue on it.`,
        isFar
          ? `The next week ${p} came up the path backwards. There was something on ${P.names} back. It was a letter from ${r}, with too much glue. It was for ${a}. "${answer}," it said.`
          : `The next morning everybody kept smiling at ${b}. ${b} could not think why. Then ${a} looked behind. It was a red heart, and ${r} had stuck it there. "${answer}," said the heart. It was for ${a}.`,
      ),
    ],
  };
}
