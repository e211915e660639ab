import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES, TITLES_DOOR } from './parts.ts';

export function old(going: Going): Told {
  const { K, k, chance } = going;
  const { t, T, first, isHero, kind, brakeless, stop, refrain, hill, bottom, things, actors, R, M, O, P } =
    partsOf(going);
  const [m, o, p] = [M.name, O.name, P.name];
  const who = R ? `${R.introduced} and ${K.introduced}` : K.introduced;
  const lost = brakeless
    ? `It was about here that somebody asked which was the brake. A ${kind}, it turned out, hasn't got one. It's left to the road.`
    : 'It was about here that the brake was needed. It said clonk. When they looked round, it lay on the road behind them, and was getting smaller.';
  const says = isHero ? t : (R?.name ?? k);
  return {
    title: titled(chance.pick(...(stop === 'door' ? TITLES_DOOR : TITLES))),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: hill,
          camera: 'wide',
          actors: [...actors('happy', 'stand'), seen(M, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things,
        },
        `Between the two hills lay a dip, and in the dip lived ${m}. She had been up the first hill to buy a cake. "I shan't be with you long," she said, and arranged it on her knees. "It's downhill all the way to my ${stop}." So ${first} stood at the top that afternoon, with ${who} in front and the cake behind. There wasn't a cloud. Nobody could have thought that it would take until supper.`,
        `You could see both hills from up there, and the dip between them like a bowl. On the rim of it stood ${first}. ${who} sat in front, because it was a Saturday. Behind sat ${m}, with a cake in a box and a hat with a cherry. "Down to the dip, and no further," she said. "You can't miss my ${stop}." It was an odd thing to say, when one thinks of it now.`,
      ),
      page(
        { camera: 'wide', actors: [...actors('surprised'), seen(K, 'sit', 'surprised')], things },
        `They rolled, and then they ran, and then the hedges went by in one piece. ${lost} "${isHero ? "I don't want to alarm anybody" : "I don't want to alarm anyone"}," said ${says}, "but I can't find the way to stop." ${k} looked at the dip. It was coming up to meet them with its arms out.`,
      ),
      page(
        {
          setting: bottom,
          camera: 'medium',
          actors: [...actors('worried'), seen(M, 'point', 'surprised'), seen(K, 'sit', 'worried')],
          things,
        },
        `${m} had stood up in good time, as one should. She had the cake in one hand and her hat in the other. The ${stop} came nearer at a great rate. It was in front of them. It was, for as long as a blink, exactly beside them. Then it was a small thing a long way behind. "${refrain}," said ${m}. She was not cross. She only thought that it should be mentioned.`,
      ),
      page(
        { setting: hill, camera: 'wide', actors: [...actors('curious'), seen(K, 'look-up', 'curious')], things },
        `It was the second hill that slowed them. It got steep, and they got tired. At last ${t} stood still near the top, on nothing at all. You could hear a lark. "There," said ${k}. "That wasn't so bad." It's a pity that nobody jumped off just then. For as long as the lark took to breathe in they hung there. Then ${t} began to roll, very gently, the way that they had come.`,
      ),
      page(
        {
          setting: bottom,
          camera: 'medium',
          actors: [...actors('worried'), seen(M, 'point', 'calm'), seen(K, 'sit', 'surprised')],
          things,
        },
        `Going backwards, one is shown everything when it's too late. They were shown a gate, and a tree, and a man who had just put up his hand. Then they were shown the ${stop}. "${refrain}," said ${m}, and bowed to it slightly. It was quite a good view. Then it was up the first hill, slower, slower, to where they had started from. They hung. The lark breathed in. And down they went for the third time.`,
      ),
      page(
        {
          setting: hill,
          camera: 'medium',
          actors: [...actors('surprised'), seen(O, 'run', 'determined'), seen(M, 'sit', 'calm')],
          things,
        },
        `People can't see a trouble like that and do nothing. ${O.introduced} couldn't, at any rate. ${o} stood ready at the top of the first hill. They came up, and hung there, as slow as treacle. Then ${o} put down a very hard head and pushed. "That'll help!" shouted ${o}. It did help. They went through the dip so fast that the ${stop} leaned over. "${refrain}," said ${m}. "I felt it go by."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [...actors('worried'), seen(P, 'run', 'determined'), seen(K, 'sit', 'worried')],
          things,
        },
        `${P.introduced} had watched all this from the second hill, and thought it was poorly done. "From your side it's no use," ${p} called across. "Watch me." It was a shove that they talked of for years. Now there was a helper on each hill, and neither of them was going to help less than the other. "${refrain}," said ${m}. "${refrain}," said ${m}. She said it so often that she began to put it to a tune.`,
      ),
      page(
        { camera: 'medium', actors: [...actors('sad'), seen(K, 'hug', 'worried'), seen(M, 'sit', 'calm')], things },
        `By four o'clock they went very high. They could see the sea on one side, and the sea on the other. "I used to stand still a good deal," said ${says}. "I never thought of it as something one could lose." Up on the hills they were shouting advice. They were so kind. They had fetched their cousins. There were eight now on each side, rolling up their sleeves. ${m} opened the box. "In case we're late," she said, and gave everybody cake.`,
      ),
      page(
        { camera: 'close', actors: [...actors('curious'), seen(K, 'think', 'excited')], things },
        `It was the tummy that knew it first. At the top, where they hung, it went up by itself, like a lift. ${k} knew that lift. It was to be had in the park, between two chains. The last time it had been ${k} who shouted "Higher!" Somebody stands behind you, and gives you a push each time. And if you want to get off? ${k} stopped chewing. "We've never been running away at all," said ${k}. "This is a swing."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            ...actors('worried'),
            seen(K, 'shout', 'determined'),
            seen(O, 'stand', 'surprised'),
            seen(P, 'stand', 'angry'),
          ],
          things,
        },
        `It isn't easy to tell people who have run all afternoon that it was they who did it. ${k} stood up and did so, once on each hill, as there was only time for half. "Thank you for helping! Please don't!" was what they heard on the first. "You have to do nothing! Together!" was what they heard on the second. "Nothing?" said ${p}. "I could do nothing at home." "You can't stop a thing by leaving it alone," said ${o}. But ${o} had looked at ${k}, and was just too late to push.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [...actors('calm'), seen(O, 'sit', 'worried'), seen(P, 'sit', 'worried'), seen(K, 'sit', 'calm')],
          things,
        },
        `That time they came up a yard less high. Everybody saw it. So ${o} sat down, on all four hooves, to be safe. Across the dip ${p} sat down as well. It was the hardest work that they had done that day, and it got harder. They had to watch it coming, and not lift a foot. Up to the tree it came, up to the gate, only up to the bush. ${p} hummed. ${o} looked at the sky. ${T} went to and fro like somebody who is falling asleep.`,
      ),
      page(
        {
          setting: bottom,
          time: 'sunset',
          camera: 'wide',
          actors: [...actors('happy', 'stand'), seen(M, 'sit', 'excited'), seen(K, 'cheer', 'happy')],
          things,
        },
        `A swing stops at the bottom. It can't do otherwise, and the bottom was ${m}'s ${stop}. "${refrain}," she began, and looked, and it did not go away. It was quite silent. "This is you," said ${k}. There's a new brake today, and it has nine screws. But people still ask on Saturdays, and there's a queue up both hills, and it takes eight on each side. ${m} always sits behind, with a cake. "Your ${stop}!" they all shout. She holds on to her hat. "It was," says ${m}.`,
      ),
    ],
  };
}
