import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** Whoever has nobody to share a birthday with finds out that it has been shared for three years. */
export function old(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { refrain, zoo, setting, X, t, T, N, n, three } = partsOf(going);
  const [one, two, last] = three;
  if (!one || !two || !last) throw new Error('Three are told.');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'walk', 'excited'), seen(G, 'walk', 'happy')] },
        `In ${K.names} class there were two on the first of May, and three on Boxing Day. There was nobody on ${K.names} day but ${k}. "So whom will you tell?" asked ${g}, at breakfast, and pinned on the badge. It was as big as a saucer, and it said BIRTHDAY. ${k} had thought about that for a week. "${T}," said ${k}. So they took the bus to ${zoo}.`,
      ),
      page(
        { setting, camera: 'medium', actors: [seen(N, 'hold', 'happy', 'bucket'), seen(K, 'wave', 'happy')] },
        `At the gate they met ${n}, who worked there, in very large boots. "Many happy returns," said ${n}, who could read a badge from some way off. Under one arm ${n} had a bucket, and somebody had tied a red bow to the handle. One does not see that every day. "I'm expected," said ${n}, and strode off round the corner.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'wave', 'happy'), seen(one.who, 'stand', 'calm')] },
        `"We'll work up to it," said ${k}. It is as well to practise on somebody first. They began with ${one.theKind}. "${refrain}" said ${k}. ${one.old}`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'wave', 'happy'), seen(two.who, 'stand', 'calm')] },
        `After that came ${two.theKind}. "${refrain}" said ${k}, rather more clearly. ${two.old} While they waited, a red bow went by behind them, at a good pace. It didn't so much as slow down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(last.who, 'stand', 'calm'), seen(K, 'wave', 'worried')] },
        `"${refrain}" said ${k} to ${last.theKind}. ${last.old} "That's three," said ${k}. "They've other things to think of," said ${g}. "It'll be different with ${t}." Far off between the heads there was the bow again, very small and red, and still going.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `It was different. There wasn't anybody there. There was a sign, with a map of the world and a picture of ${t}. ${X.name.toUpperCase()}, it said at the bottom. Behind it everything was quite still. They looked into every corner, twice. "It may be asleep," said ${g}. "It's my birthday," said ${k}, "and I've come on a bus." They sat down on the bench, under the sign. The badge had slipped, and hung on its side.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'hold', 'happy', 'bucket'), seen(K, 'point', 'curious')] },
        `They heard the boots first. Then the bow came round the corner, and ${n} came with it. ${k} looked at that bucket, and began to think. It had gone past ${one.theKind}, and past ${two.theKind}, and it had not stopped for ${last.theKind}. Now there was nobody left whom it could be for. "Excuse me," said ${k}, getting up, "but is that for somebody on this sign?" "There's only the one on it," said ${n}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised'), seen(N, 'kneel', 'happy')], things: ['cake'] },
        `In the bucket was a cake. It was made of everything that a ${X.kind} likes best, and you would not have wanted any. On top was a large 3. "Three years old, to the day," said ${n}. "We do it each year." "To what day?" said ${k}. "Today's." ${k} looked at ${g}, and ${g} looked at ${k}. "That's my day," said ${k}, slowly. "I've got that one." "It's a long day," said ${n}. "I should think it'll do for two."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'shout', 'happy'), seen(G, 'stand', 'happy'), seen(X, 'stand', 'curious')],
        },
        `${n} went in by a small door and put the cake where it could be smelled. "It comes out for the song," said ${n}. "If you wouldn't mind. I've a voice like a gate." So ${k} sang it, and ${g} came in underneath, and ${n} was the gate. At the second line something stirred. At the third line there was an eye. They had just got to the name when out came ${X.introduced}, who knew what was meant.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'happy'), seen(X, 'look-up', 'happy')] },
        `The cake was to the left. But ${X.name} came to the right first, to where ${k} stood, as close as one could. They were nose to nose, or would have been. "${refrain}" said ${k}, in a whisper. It did not have to be any louder than that. ${X.name} looked at the badge, and then for a long time at ${k}. "Yes," said ${k}. "Yours too." Then ${X.name} went and ate the 3, and left the rest for later.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')], things: ['cake'] },
        `They had their own cake on the bench, out of a tin. "Last year I had mine at four," said ${k}. "When did ${X.name} have it?" "About four," said ${n}, who had been given a slice. "And the year before?" "Oh, always about four." ${k} ate on, without a word. All that time there had been two of them. They had blown and chewed on the same day, at the same hour, eleven stops apart, and neither had known.`,
      ),
      page(
        { time: 'night', setting: 'bedroom', camera: 'close', actors: [seen(K, 'sit', 'sleepy')], things: ['ribbon'] },
        `The bow hangs over ${K.names} bed now. ${n} said that ${X.name} had no use for it. ${Gcap} came to put out the light. "There are two on the first of May," said ${k}, "and three on Boxing Day. And now there are two on mine." It was dark. The bus went by below, the one that goes that way. "Happy birthday," said ${k}, not loudly, in the direction of ${zoo}, "to us."`,
      ),
    ],
  };
}
