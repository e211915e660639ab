import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { drawn, partsOf, TITLES } from './parts.ts';

/** The same with a reason for it, and with a piece that the maker had been keeping. */
export function old(start: Going): Told {
  const { A, a, craft, refrain, X, x, S, B2, L, H, h, all, chance } = partsOf(start);
  const { did, to, doing, sound, stuff, thing, aThing, tried } = craft;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(H, 'stand', 'curious')] },
        `In a drawer ${A.introduced} had three kinds of ${stuff}: red, blue and yellow. At the very bottom lay a small piece of green. The green one was old. It had been part of the first thing that ${a} ever ${did}.${all} "${sound}," it went, all that spring. "What's it going to be?" said ${H.introduced}. "${cap(aThing)}," said ${a}. "For ${X.introduced}. And not one word."`,
        `Nobody had asked ${A.introduced} to ${to} ${aThing} for ${X.introduced}. That was what was good about it.${all} "It's a surprise," said ${a} to ${H.introduced}, who could keep a secret. They looked into the drawer. There was ${stuff} in red, in blue and in yellow. "And the green?" said ${h}. "That's not for using," said ${a}. "It's from the very first thing I made." And ${a} shut the drawer.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'walk', 'calm'), seen(A, 'hide', 'curious')] },
        `There was a reason. Every day ${x} went by, early and late, in all weathers, and always in a hurry. ${x} did a hundred things for other people. And nobody had ever seen ${x} stop. "So it must be right," said ${a}, "to the inch." "Then ask what size," said ${h}. "If I ask," said ${a}, "it's not a surprise. It's an order."`,
        `It was for no birthday. In the winter, when the road was ice, ${x} had gone by on it, and had waved. That was all. It had somehow mattered. "I want it to fit as if it had grown there," said ${a}. "And how big is ${x}?" said ${h}. They had seen ${x} a thousand times. Neither of them had the slightest idea.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'curious'), seen(H, 'stand', 'curious'), seen(X, 'walk', 'calm')],
        },
        `One must get a good view, they thought. So they climbed the hill behind the church. From there one sees the whole road. On it went ${x}, between two poplars no bigger than pins. "I can cover all of ${x} with one leaf," said ${a}. ${h} tried it, and so it was. They went down again, and ${a} opened the drawer, and took the red.`,
        `"From a high place one can judge things," said ${a}. They sat on the hill until the clock struck nine, and there came ${x}, no bigger than a seed. ${a} held up a grass stalk, and put a mark on it. It was a careful measurement. Nobody could have been more careful. All that afternoon ${a} was ${doing}, without once looking up, and it was red, and very fine.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(S, 'sit', 'happy'), seen(A, 'stand', 'surprised'), seen(H, 'stand', 'happy')],
          ...drawn(craft),
        },
        `It lay on the table, and one had to know where. "I don't want to say anything," said ${h}. Somebody else did. It was ${S.introduced}, on the edge of the saucer, who ${tried}. "${refrain}" said ${S.name}. It was the best ${thing} that anybody of that size had ever had. One can't take a thing like that away again. "Well, that's the red gone," said ${a}.`,
        `"It's beautiful," said ${h}, with a nose nearly on it. "Where's the rest?" Then it moved. ${S.introduced} had been walking across the table, and had simply ${tried}. "${refrain}" said ${S.name}, and turned, to be seen from all sides. In all the years nobody had made anything for ${S.name}. ${a} looked at that face, which was about as big as a pea. "Keep it," said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'surprised'), seen(X, 'walk', 'calm'), seen(H, 'hide', 'surprised')],
        },
        `"We were too far off," said ${h}. So on the next day they lay in the ditch, as near as one can get. They heard ${x} coming. Then ${x} was over them, like the bow of a ship, up and up. There was no more sky. They didn't move for a while. "Bigger than we thought," said ${a}, at last.`,
        `"The closer the better," said ${a}. They lay flat, right at the edge of the road, under a leaf. It got dark. That was ${x}. ${x} went over them like the evening, and somewhere far up there would be a head. ${h} had grass in both ears. "Eleven inches," said ${a}, with a weak voice. "What am I saying? A hundred and eleven."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B2, 'stand', 'happy'), seen(A, 'stand', 'surprised'), seen(H, 'stand', 'surprised')],
          ...drawn(craft),
        },
        `It took a week, and the blue, to the last bit. One end of it lay on the compost heap. When ${a} stood inside it to finish it off, it echoed. "Excuse me," said a deep voice. ${B2.introduced} had been standing at the fence for some time, not liking to ask. And ${B2.name} ${tried}. "${refrain}" said ${B2.name}, in tears. They are always short of things, at that size.`,
        `They worked on it together, one at each end, and had to shout. By Sunday the blue was used up, and the garden had disappeared. Then somebody stepped over the fence, without noticing that there was one. It was ${B2.introduced}. ${B2.name} looked at it, and looked round, and ${tried}. "${refrain}" said ${B2.name}. "Everything I have is too small. I always thought it was me."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'point', 'determined'), seen(H, 'think', 'calm'), seen(L, 'sit', 'happy')],
          ...drawn(craft),
        },
        `"Neither far nor near, then," said ${h}. "What about the shadow? It's just as big as ${x}, isn't it?" It was evening when they measured it. It reached from the pump to the bridge. So the yellow became a ${thing} that was eleven paces long and a hand wide. ${L.introduced} came by while it was out there, and ${tried}. "${refrain}" said ${L.name}. It did, from end to end.`,
        `A shadow keeps still, if its owner does. That evening ${x} stood at the pump, for once, and the shadow lay down all along the lane. They paced it out twice. "I'd never have believed it," said ${a}. But they had measured it; and there went the yellow, all of it, eleven paces. "${refrain}" said somebody under the hedge. It was ${L.introduced}. It was no use arguing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(H, 'stand', 'determined')] },
        `The drawer was empty, except for the green. "I can ${to}," said ${a}. "It's all I can do. And I can't even make one thing for one person." "You've made three," said ${h}. "They fitted." "They fitted the wrong ones." ${h} was quiet, and then said slowly, "It was never ${x} who was small, or big, or long. It was us. We were above, and then below, and then late. We've never been beside."`,
        `"That's it," said ${a}. "No more ${stuff}, and no more ideas." ${h} had been drawing with a stick: a dot, a barn, a line. "All of these are ${x}," said ${h}. "And they're all wrong, because of where we stood. One ought to walk along beside for a bit." "${x} doesn't stop," said ${a}. "No," said ${h}. "So nobody ever has."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'sleep', 'sleepy'), seen(H, 'kneel', 'curious'), seen(A, 'kneel', 'calm')],
          things: ['string'],
        },
        `They found out that evening. On the bank by the road, with the day's work done, lay ${x}, fast asleep. They had never seen ${x} so near, and at the same height. There was a leaf on one ear, and it went up and down. They took a string, and held their breath: so long, so wide. ${x} murmured something, and smiled. "About our size," whispered ${h}. "All this time."`,
        `That very evening they sat down on the bank to think, and there was somebody sitting on it. It was ${x}, with closed eyes. They sat down beside. It was a strange thing. ${x} was neither tiny nor enormous. ${x} looked tired, and had cold ears. "One knot for how long," breathed ${h}, with the string, "one for how wide." They stayed a bit longer than they needed.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(S, 'stand', 'happy'),
            seen(B2, 'stand', 'happy'),
            seen(L, 'stand', 'happy'),
            seen(A, 'sit', 'surprised'),
          ],
        },
        `"And out of what?" said ${a}. But it had got about, as things do. By lamplight ${L.name} came to the door, and laid a good length of yellow on the table. "It dragged a bit anyway," said ${L.name}. ${B2.name} had bitten off some blue. Last of all came ${S.name}, who had started at noon, with one red scrap. It was still not enough, by a piece as big as a hand.`,
        `Now they had a string with two knots, and nothing else. That evening ${h} went out, and knocked at three doors. Nobody was asked for anything. They were only told. In the morning ${B2.name} sat outside, with an armful of blue, and ${L.name} with some yellow. ${S.name} had as much red as one can carry at that size. ${a} laid it out by the string. At the heart of it there was a hole, the size of a hand.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'calm'), seen(H, 'stand', 'curious')] },
        `Nobody looked at the drawer. ${a} opened it all the same. The green lay there, as it had lain for years, not for using. "You needn't," said ${h}. ${a} held it for a while. There's only one first thing. But what is it the first of, if it stays in a drawer? "${sound}," it went. Then it was in, and one could not have said where it had been missing.`,
        `"I could leave the hole," said ${a}. "It could be a sort of pocket." ${h} said nothing at all. So ${a} got up, and took out the green. It smelled of long ago. It had been kept so well that it had never been any use to anyone. It hurt a little, like a tooth. Then it was done, and it was green in the middle, like a leaf.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'stand', 'surprised'), seen(A, 'stand', 'proud'), seen(H, 'stand', 'happy')],
          ...drawn(craft),
        },
        `It was at the gate when ${x} came. ${x} was past it already, and then slowed down, and then did what nobody had seen before. ${x} stopped. "It's for you," said ${a}, from behind the hedge. ${x} ${tried}, and stood quite still. "${refrain}" said ${x}. "But you never measured me!" "Oh, we did," said ${h}. "We only had to do it four times." And then they walked along beside for a bit.`,
        `${x} always went by at nine. At nine it was there. ${x} looked left and right for whoever it could belong to. Then ${x} ${tried}. "${refrain}" said ${x}, quite low, as one says a thing that one isn't used to. That day everything was late, by as long as it takes to stand still and be pleased. The drawer is empty now. "What will you ${to} next?" said ${h}. "That depends who comes by," said ${a}.`,
      ),
    ],
  };
}
