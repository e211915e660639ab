import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For the oldest: what is to be said for a race that has not begun. */
export function old(going: Going): Told {
  const { S, W, K, N, s, w, k, n, kinds, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'jungle', camera: 'wide', actors: [seen(S, 'stand', 'happy'), seen(K, 'cheer', 'excited')] },
        `The games of the ${kinds} take place every four years. These were the ones before last. There had been a good deal to get ready, and the bunting alone took a spring. ${S.introduced} was down for the great race. ${K.introduced} had come as second, which means that you carry the towel and say "You can do it." By a quarter past nine ${k} had said it forty times.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'cheer', 'proud'), seen(S, 'stand', 'determined')] },
        `The track was one branch, from the fork to the knot. It was ten steps long, and there was talk of making it eight. Five were in the final. It had been a final from the start, since nobody had ever got through a heat. The starter was ${W.introduced}, who was known for being strict. One arm went up against the sky. You could watch it, as you watch the hand of a clock. "On your marks," said ${w}, and by eleven they were.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'cheer', 'calm'), seen(K, 'stand', 'excited')] },
        `"Get set," said ${w}. There was the sort of silence that hums. ${k} held both thumbs and the towel. The next word would be the one. It was in the air, it was practically in ${W.names} mouth. A leaf let go of its twig, came down, and arrived. Nothing else did. ${k} found that one can be on tiptoe for four minutes, and not for five. "You can do it," said ${k}, to ${w} this time.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'jump', 'happy'), seen(S, 'stand', 'calm')] },
        `"Is something wrong?" said ${k}. "Wrong?" said ${s}. "No, no. ${refrain}." So ${k} used the time. ${k} did cartwheels to the river, and paddled, and had the sandwiches. ${k} counted the rings on a stump. Twice ${k} came tearing back in a panic. There they stood, five noses in a row. "Have I missed it?" "My dear," said ${s}, "you mustn't worry so. ${refrain}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'surprised'), seen(S, 'stand', 'curious')], things: ['leaf'] },
        `The other games went on all round. There was Hanging, which was a tie. There was the Relay, in which a leaf is passed from hand to hand, and somebody always eats it. In the middle of the afternoon a snail came along the branch. It wasn't entered for anything. It went down the whole row, across the line, over the knot, and was not seen again. Nobody said a word for some time. "Well," said ${s}, "I don't call that sport."`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'happy'), seen(W, 'cheer', 'surprised')], things: ['nest'] },
        `At three came ${N.introduced}, with a piece of straw. To build on, you want something that keeps still, has a fork at the end, and faces south. ${n} looked at every branch in the tree. None of them came up to ${W.names} arm. First it was only a straw. When ${w} had thought what to do about it, there was a nest. In the nest there were three blue eggs.`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(S, 'stand', 'calm'), seen(K, 'hold', 'calm', 'umbrella')] },
        `It began to rain, and ${k} held an umbrella over whoever was nearest. "But now it can't start at all!" said ${k}. "If the arm comes down, there go the eggs." "Oh, nobody would dream of it," said ${s}, quite shocked. "Then how long does that sort of egg take?" "A fortnight," said ${s}, "and then they have to learn to fly. I told you. ${refrain}."`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(S, 'stand', 'happy'), seen(K, 'stand', 'curious')] },
        `${k} sat down on the towel. "I couldn't bear it," said ${k}. "You've trained for eight years. You can't win, if it doesn't start." ${s} gave that some thought, until the sun was out again. "Look along the branch," said ${s}. "There are five of us. We're side by side, we're all in front, and each of us might still win. How long does that last, in your sort of race?" "Hardly any time," said ${k}. "There you are," said ${s}. "It's the best part. Nobody has lost yet."`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(S, 'stand', 'proud'), seen(K, 'hold', 'happy', 'medal')] },
        `At sunset came the medals. It stood in the programme, and one has to keep to something. They had been ordered in good time, eight years before, and were only a little late. It was the closest finish on record, since it was also the start. All five had gold. There was one over, because somebody had miscounted. They talked about it in low voices, and hung it on ${k}. On the back it said: FOR WAITING. ${k} had never had a medal, or not one that was so hard to get.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')], things: ['medal'] },
        `At home they asked who had won. "Nobody's lost yet," said ${k}, and would say no more. ${k} cleaned ${K.names} teeth one at a time, that night, and then looked out of the window for no reason. It was odd how much was going on out there. There was a moth, and half a moon, and the moth came to the moon and went past. Then ${k} lay down in bed with the medal on, and was asleep at once. You can't learn it all in a day.`,
      ),
      page(
        { setting: 'jungle', camera: 'wide', actors: [seen(W, 'cheer', 'happy'), seen(N, 'sit', 'happy')] },
        `The rest was in no newspaper. Three eggs cracked, at three different times. Three small ones ate, grew, stood on the edge, and thought better of it. Then one still night the last of them jumped, and flew, and ${n} flew after it. On the branch all five were fast asleep on their marks. "${refrain}," said ${s}, in a dream. High above them somebody felt that an arm was lighter. It came down by the width of a moon. ${w} looked to the left, and to the right, and breathed in. "Go," said ${w}.`,
      ),
    ],
  };
}
