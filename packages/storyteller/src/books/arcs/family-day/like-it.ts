import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { FamilyDay } from './arc.ts';
import type { Belonging } from './belonging.ts';

const NO = ['No, not like that!', 'No, no, no!', 'Not at all!', 'No, it is not!'] as const;

/** For the smallest: what is it like? It is like nothing else; but in the end something else is like it. */
export function likeItYoung({ child: K, lead: P, seen: S, chance }: FamilyDay, owned: Belonging): Told {
  const n = K.name;
  const p = P.name;
  const s = S.name;
  const { what, it, is, likes, found, isHeard } = owned;
  const no = chance.pick(...NO.filter((each) => it === 'it' || !each.includes(' it ')));
  const like = (i: 0 | 1 | 2): readonly string[] =>
    keeping(8, [
      `"Like ${likes[i].as}!" said ${n}. "${likes[i].asks}" said ${s}. "${no}"`,
      `"${cap(it)} ${is} like ${likes[i].as}," said ${n}. "Oh," said ${s}. "${likes[i].asks}" "${no}"`,
    ]);
  return {
    title: titled(chance.pick(`${p}'s ${what}`, `what ${is} ${it} like?`, 'like nothing else', `like ${p}'s ${what}`)),
    refrain: no,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(P, 'stand', 'happy'), seen(K, 'stand', 'happy')] },
        `This is ${p}. And this is ${p}'s ${what}. ${n} likes ${it === 'it' ? 'it' : 'them'} very much.`,
        `Here is ${p}, with ${n}. And ${p}'s ${what}? Here too!`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(S, 'stand', 'curious'), seen(K, 'stand', 'happy')] },
        `"What ${is} ${it} like?" said ${s}. "Tell me, ${n}." So ${n} did.`,
        `${s} did not know ${p}'s ${what}. "What ${is} ${it} like, ${n}?" said ${s}.`,
      ),
      page({ camera: 'close', actors: [seen(K, 'point', 'happy'), seen(S, 'think', 'curious')] }, ...like(0)),
      page({ camera: 'medium', actors: [seen(K, 'reach', 'happy'), seen(S, 'think', 'surprised')] }, ...like(1)),
      page({ camera: 'close', actors: [seen(K, 'jump', 'determined'), seen(S, 'cover', 'surprised')] }, ...like(2)),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'excited'), seen(S, 'run', 'curious')] },
        ...(isHeard
          ? [
              `"Come and hear," said ${n}. They ran. Then tiptoe, ${s}. Shh!`,
              `"Just come!" said ${n}. Tiptoe, ${n}. Tiptoe, ${s}. Now listen!`,
            ]
          : [
              `"Come and see," said ${n}. Run, ${n}! Run, ${s}!`,
              `"Just come!" said ${n}. So ${s} came. Up the road they ran.`,
            ]),
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(P, 'sit', 'happy'), seen(S, 'stand', 'surprised'), seen(K, 'stand', 'proud')],
        },
        `There ${is === 'are' ? 'they were' : 'it was'}, with ${p}. "Oh!" said ${s}. "Oh, ${n}! Oh, my!"`,
        `And there was ${p}. ${s} ${isHeard ? 'listened' : 'looked'}, and ${isHeard ? 'listened' : 'looked'}. "Oh!" said ${s} to ${n}.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'think', 'curious'), seen(K, 'stand', 'happy'), seen(P, 'sit', 'happy')] },
        `"What ${is} ${it} like, ${s}?" said ${p}. ${s} could not say. ${n} laughed.`,
        `"So?" said ${n}. "${cap(it)} ${is} like," said ${s}. "Like..." And ${p} waited.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(S, 'point', 'excited'), seen(K, 'cheer', 'happy')] },
        `Next day ${s} came to ${n}. "Look at ${found}! It is like ${p}'s ${what}!"`,
        `"${n}!" said ${s}, the next day. "See ${found}? It is just like ${p}'s ${what}!"`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `Good night, ${n}. What ${is} ${p}'s ${what} like? Like nothing else. Shh.`,
        `Sleep well, ${n}. There is only one ${p}. Good night.`,
      ),
    ],
  };
}

/** From five: everything it is said to be like is taken at its word; then something is found that is a little like it. */
export function likeItMiddle({ child: K, lead: P, introduced, seen: S, chance }: FamilyDay, owned: Belonging): Told {
  const n = K.name;
  const p = P.name;
  const s = S.name;
  const { what, it, is, was, likes, found, isHeard } = owned;
  const It = cap(it);
  const them = it === 'it' ? 'it' : 'them';
  const no = chance.pick('No, not like that', 'Not like that at all', "No, that's not it", 'Not quite like that');
  const [one, two, three] = likes;
  return {
    title: titled(
      chance.pick(`${p}'s ${what}`, `what ${is} ${it} like?`, `like ${p}'s ${what}`, 'not like that at all'),
    ),
    refrain: no,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(P, 'stand', 'happy'), seen(K, 'stand', 'happy')] },
        ...keeping(
          14,
          [
            `There are a great many people in the world. Only one is ${p}. And only one of them all has ${p}'s ${what}. ${n} had known ${them} always. Nobody at home thought about ${them}, any more than about the stairs.`,
            `${cap(introduced)} had a good many things about the place, and one of them was well known. That was ${p}'s ${what}. ${n} would have known ${them} anywhere, with both eyes shut.`,
          ],
          `In that house there was ${p}. And there was ${p}'s ${what}. Nobody at home thought about ${them}. ${n} had known ${them} always.`,
        ),
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(S, 'stand', 'curious'), seen(K, 'stand', 'happy')] },
        `Now ${S.introduced} was new in the street, and had only heard about ${them}. "What ${is} ${it} like?" said ${s}. "You don't know?" said ${n}. It was hard to believe. "That's easy. I'll tell you."`,
        `"Everybody talks of ${p}'s ${what}," said ${S.introduced}, who had not lived there long. "What ${is} ${it} like?" ${n} had never been asked. But it could not be difficult to say.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'happy'), seen(S, 'think', 'curious')] },
        `"Well," said ${n}, "${it} ${is} like ${one.as}." ${s} thought hard about ${one.as}. You could see it happening. "${one.asks}" said ${s}. "${no}," said ${n}.`,
        `"${It} ${is} like ${one.as}," said ${n} at once. "Oh, good," said ${s}. "${one.asks}" ${n} looked at ${s}. "${no}," said ${n}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'determined'), seen(S, 'think', 'surprised')] },
        `${n} began again. "Then ${it} ${is} more like ${two.as}." ${s} was quiet for a bit. "${two.asks}" said ${s}. "${no}," said ${n}. It was odd. ${It} had been so clear a minute ago.`,
        `"Take ${two.as}," said ${n}. ${s} took it. "Have you got it?" "Yes," said ${s}. "${two.asks}" "${no}," said ${n}. It was time to sit down on the kerb.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'jump', 'determined'), seen(S, 'cover', 'surprised')] },
        `${n} used both arms for the last one, and stood on one leg. It was ${three.as}. ${s} walked all round it. "${three.asks}" asked ${s}, rather worried. "${no}!" said ${n}.`,
        `"Watch me," said ${n}, and did ${three.as}, there on the pavement. It was very well done. ${s} stepped back. "${three.asks}" "${no}," said ${n}, out of breath.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'think', 'sad'), seen(S, 'stand', 'worried')] },
        `By now ${s} had all three of them, one on top of the other. "I've got it," said ${s}, "and I don't think I want to meet ${it === 'it' ? 'it' : 'any'}." So this was what came of telling. ${n} took ${s} by the sleeve.`,
        `${n} had run out. Every one of them was true, at one end. But they would not add up. ${s} had the wrong thing altogether now. It was ${n} who had put it there. "You'd better come," said ${n}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(P, 'sit', 'happy'), seen(S, 'stand', 'surprised'), seen(K, 'stand', 'proud')],
        },
        isHeard
          ? `They stood in the door, ${n} and ${s}, and did not breathe. And there ${it} ${was}, with ${p} in the middle. ${s} listened from one end of ${them} to the other. "Oh," said ${s}.`
          : `They stood side by side, ${n} and ${s}. And there ${it} ${was}, and there was ${p} as well. ${s} looked for a long time, from left to right, and then back. "Oh," said ${s}.`,
        `"Have you come to see me?" said ${p}. "Not exactly," said ${n}. But there ${it} ${was}. ${s}'s mouth came open, and nothing was in it. All three of the others fell right out of ${s}'s head.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(S, 'think', 'curious'), seen(K, 'stand', 'happy'), seen(P, 'sit', 'curious')],
        },
        `"Well?" said ${n}. "What ${is} ${it} like?" ${s} looked at ${p}, and thought of everything there is. "Not like anything," said ${s}. "Like that." And ${p}, who had been a little worried, sat up.`,
        `"So what would you say?" said ${p}. ${s} tried it with a hand, and then with two. "I'd say," said ${s}, "come and meet ${them}." "That's just what I said," said ${n}, "in the end."`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(S, 'point', 'excited'), seen(K, 'cheer', 'happy')] },
        `The next day ${s} came running. "${n}! I've found one! You know ${found}?" "What about it?" said ${n}. "It's like ${p}'s ${what}!" said ${s}. They went to see. It was, too. It was, just a little, at one side.`,
        `The next day somebody banged at the door. "Come quickly!" said ${s}. "It's ${found}!" They ran. ${n} looked with one eye shut. It was nothing much. But you could not say that it was not like ${p}'s ${what}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(P, 'sit', 'happy'), seen(K, 'sit', 'sleepy')],
        },
        `"There's a thing in the street like your ${what}," said ${n} that night. "Is there?" said ${p}. "Does it mind?" "No," said ${n}, and leaned. "I should think it's proud."`,
        `"What ${is} ${it} really like?" said ${p}, at bedtime. "My ${what}?" ${n} thought about it with both eyes shut. "Like you," said ${n}. It was the only one that fitted at both ends.`,
      ),
    ],
  };
}
