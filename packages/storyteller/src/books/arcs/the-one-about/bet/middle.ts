import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

/** One has bet that there is nobody like that; the other, at home, that there is somebody who says so. */
export function middle(bound: TheOneAbout): Told {
  const { child: K, first: A, second: B, chance } = bound;
  const {
    doubter: R,
    guest: H,
    k,
    r,
    w1,
    w2,
    W1,
    W2,
    wrong1,
    wrong2,
    right,
    h,
    H: Hcap,
    andSo,
    refrain,
    ...shown
  } = partsOf(bound);
  const { there, props, alsoSeen, seen } = shown;
  return {
    title: titled(chance.pick('a marble and a button', `what ${r} did not believe`, 'the bet', 'say it again')),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'excited' },
            { who: R, pose: 'sit', feeling: 'calm' },
          ],
        },
        `They were sitting on the wall, where one says what one knows. ${r} knew how far it is to the moon. "I know of somebody," said ${k}. "${right}"`,
        `${r} liked things that one can count. ${k} liked the other sort. So it was ${k} who said it, on the wall, after school. "Somewhere there's this. ${right}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: R, pose: 'stand', feeling: 'determined' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['marbles'],
        },
        `"${refrain}," said ${r}. "There is," said ${k}. ${r} had three marbles, and one of them had a whole sky inside. "I bet you that one."`,
        `"${refrain}," said ${r}. Then ${r} laid the best of the marbles down. "You can have that if you show me one. By tea." It was blue right through.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'proud' },
            { who: K, pose: 'point', feeling: 'happy' },
          ],
        },
        `${k} had only to ask round. In five minutes there was ${w1}. "${wrong1} All its life," said ${k}. "Do it for us." And it did it, up and down.`,
        `It could not be hard. ${k} went round one corner, and came back with ${w1}. "${wrong1} It told me so itself." It stood up straight and did it, to be fair.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: R, pose: 'think', feeling: 'calm' },
            { who: A, pose: 'stand', feeling: 'shy' },
          ],
        },
        `${r} walked all round it. "That's ${A.aKind}," said ${r}. "I never said that there were no such animals. ${refrain}." ${W1} sat down. It had so wanted to be a proof.`,
        `"Very good," said ${r}, who was always fair. "For ${A.aKind}. But what was it that you said? ${refrain}." ${W1} said that it would wait, if nobody minded.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'excited' },
            { who: K, pose: 'stand', feeling: 'determined' },
          ],
        },
        `The next corner was further off. ${k} came back with ${w2}, who had been having a bath. "${wrong2} I had to ask it twice. It thought that nobody knew."`,
        `So ${k} went round two corners. This time it was ${w2}. "${wrong2} There! That makes two." It was a little out of breath, but it did all of it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: R, pose: 'stand', feeling: 'calm' },
            { who: K, pose: 'cover', feeling: 'sad' },
            { who: B, pose: 'sit', feeling: 'shy' },
          ],
        },
        `"Now you've two that aren't," said ${r}. "That makes it less likely, not more. ${refrain}." It sounded like sums. ${k} could not find what was wrong with it. ${W2} sat down as well.`,
        `"That's ${B.aKind}," said ${r}. "They're nearly right, both of them. Nearly right is wrong. ${refrain}." The clock struck half past four. ${k} could think of no more corners.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: R, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `"Excuse me," said somebody behind the wall. "Is it here that one of you says it? I heard it from the road." ${r} turned round. It was ${h}, and no other.`,
        `Somebody had come up on the other side of the wall. It was ${h}. "Is that the one?" said ${h}, looking at ${r}. "Please don't stop. I've come such a long way."`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        `There was no getting round it. One had only to look. "${right}" ${andSo}, as easily as other people put on a hat.`,
        `It took no time at all. "${right}" ${andSo}. It was so plain that one could have counted it, and ${r} did. It came to one.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'excited' },
            { who: R, pose: 'stand', feeling: 'shy' },
          ],
        },
        `"And do you truly not believe in me?" said ${h}. "I did not," said ${r}, "until just now." "Say it again," said ${h}. ${r} said it, very low. "${refrain}."`,
        `"Now you," said ${h} to ${r}. "Say it as you did. I want to hear it from close by." ${r} had gone red. "${refrain}," said ${r}. ${Hcap} clapped.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: A, pose: 'stand', feeling: 'happy' },
            { who: B, pose: 'stand', feeling: 'happy' },
          ],
        },
        `"I've a bet on it at home," said ${h}. "I said that there's somebody who says so. And they all said that it can't be." ${W1} and ${w2} wanted to come, too. They had a good deal to tell them.`,
        `"At home they laughed at me," said ${h}. "Who's never heard of us? But I bet a button on it." And then ${h} saw ${w1} and ${w2}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: R, pose: 'walk', feeling: 'shy' },
            { who: H, pose: 'walk', feeling: 'proud' },
            { who: K, pose: 'walk', feeling: 'happy' },
          ],
          things: ['marbles'],
        },
        `So ${k} won one of the marbles, and ${h} won a button. They took ${r} along to be shown. The whole family walked round and looked at ${r}, from all sides. "${refrain}," they said.`,
        `The best of the marbles was in ${K.names} pocket. Now it was ${r} who was the proof. They stood ${r} on a box, for all of them at home to see. "${refrain}," they told each other.`,
      ),
    ],
  };
}
