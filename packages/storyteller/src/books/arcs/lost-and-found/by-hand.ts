import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { LostAndFound } from './arc.ts';

/** For the smallest: somebody is the lost thing and is carried about, until both hands are wanted for something else. */
export function byHandYoung({ chance, owner: O, searcher: T, hugged: U, noun, aNoun, shown }: LostAndFound): Told {
  const o = O.name;
  const t = T.name;
  const T0 = cap(t);
  const u = U.name;
  const U0 = cap(u);
  const same = U === T;
  const others = same ? [] : [seen(U, 'hug', 'happy')];
  return {
    title: titled(chance.pick('one hand', `${t} is the ${noun}`, 'two hands', `where is the ${noun}?`)),
    refrain: 'One hand!',
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(O, 'stand', 'happy')], things: shown },
        ...keeping(
          8,
          [
            `This is ${O.introduced}. And this is ${aNoun}. It lives in ${O.names} hand.`,
            `${cap(O.introduced)} has ${aNoun}. Where is it kept? In one hand!`,
          ],
          `This is ${o}. This is the ${noun}. It lives in ${O.names} hand.`,
        ),
      ),
      page(
        { camera: 'close', actors: [seen(O, 'cover', 'sad')] },
        `But now it is gone. Not up here. Not down there. Oh no! Poor ${o}.`,
        `Where is it today? ${cap(o)} looks up. ${cap(o)} looks down. No ${noun}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'stand', 'calm'), seen(O, 'look-up', 'curious')] },
        ...introducing(T, [
          `Here is ${T.introduced}. "I am the ${noun}!" ${T0} stood quite still. ${cap(o)} took ${t}.`,
          `Here comes ${T.introduced}. "Let me be it! I am the ${noun}!" So ${o} took ${t}.`,
        ]),
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'stand', 'curious'), seen(T, 'stand', 'calm')] },
        `"I ate my toast," said ${o}. Crunch! "One hand!" So ${o} still had ${t}.`,
        `What did ${o} do first? Toast! Crunch, crunch. "One hand!" ${cap(t)} came along.`,
      ),
      page(
        { camera: 'wide', actors: [seen(O, 'walk', 'curious'), seen(T, 'walk', 'calm')] },
        `"I went to the door," said ${o}. Click! "One hand!" And out went ${t}, too.`,
        `And then? The door! Click! "One hand!" Out went ${o}. Out went ${t}.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(O, 'stand', 'curious'), seen(T, 'stand', 'calm')] },
        `"I smelled the flowers," said ${o}. Sniff! "One hand!" ${cap(t)} had a sniff as well.`,
        `And after that? The flowers! Sniff, sniff. "One hand!" said ${o}. ${cap(t)} sneezed.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(O, 'hug', 'happy'),
            ...(same ? [seen(T, 'hug', 'happy')] : [...others, seen(T, 'sit', 'surprised')]),
          ],
        },
        ...(same
          ? [
              `"And then came me!" said ${t}. "Hello!" Up went both hands! Hug, ${o}, hug!`,
              `"Then I saw you," ${o} told ${t}. Two hands! It was a big hug.`,
            ]
          : [
              `"Hello!" said ${u}. Oh! Two hands! Hug, ${o}, hug! Down went ${t}. Plop.`,
              `Who is here? ${U0}! "Two hands!" said ${o}. A big hug! Down went ${t}, plop.`,
            ]),
      ),
      page(
        { camera: 'close', actors: [seen(T, 'point', 'excited'), seen(O, 'cheer', 'surprised')], things: shown },
        `"Look down!" said ${t}. What is that, by the wall? It is the ${noun}!`,
        `${cap(t)} looked down, by the wall. "Look, ${o}!" There it was. The ${noun}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'stand', 'happy'), seen(T, 'stand', 'proud')], things: shown },
        `So that was it. Toast takes one. The door takes one. A hug takes two! ${cap(t)} and ${o} laughed.`,
        `"So a hug did it," said ${o}. "Hugs take two hands," said ${t}.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(O, 'sit', 'sleepy')] },
        `Good night, ${noun}. ${cap(o)} puts it down. Why? Here comes one more hug!`,
        `Night, night. Where is the ${noun}? By the bed. Look, ${o}. Two hands! Hug.`,
      ),
    ],
  };
}

const REFRAINS = ['One hand will do', 'That takes one hand', 'I did that with one hand', 'One hand is enough'];

/** From five: the day before is done again with somebody for the lost thing, as far as what cannot be done one-handed. */
export function byHandMiddle(bound: LostAndFound): Told {
  const { chance, owner: O, searcher: T, hugged: U, noun, aNoun, shown } = bound;
  const o = O.name;
  const t = T.name;
  const u = U.name;
  const O0 = cap(o);
  const T0 = cap(t);
  const same = U === T;
  const refrain = chance.pick(...REFRAINS);
  const says = `"${refrain}," said ${o}.`;
  return {
    title: titled(chance.pick(`${t} is the ${noun}`, refrain, `to be ${aNoun}`, 'what takes two hands')),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(O, 'stand', 'happy')], things: shown },
        ...keeping(
          14,
          [
            `${cap(O.introduced)} had ${aNoun}, and it was always in one hand. So ${o} did everything with the other. It was surprising how much one could do. Toast could be buttered. A nose could be blown. ${says}`,
            `Wherever ${O.introduced} went, there was ${aNoun}. It lived in one hand, and the other hand did the work. "Shall I hold it for you?" people said. ${says}`,
          ],
          `${o} always had the ${noun} in one hand. So ${o} did everything with the other. It was surprising how much one could do. ${says}`,
        ),
      ),
      page(
        { camera: 'close', actors: [seen(O, 'cover', 'worried')] },
        `Then one morning both hands were empty. ${O0} looked in the drawer. ${O0} looked under the hats. Then ${o} looked in the drawer again. You do. There was no ${noun} in it, four times running.`,
        `One day ${o} looked down, and there were ten fingers and no ${noun}. It was not on the chair. It was not in the bread bin. You have to be sad to look there. "It was here," said ${o}, "and then it wasn't."`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'stand', 'determined'), seen(O, 'look-up', 'curious')] },
        ...introducing(T, [
          `"I've got it," said ${t}. "Not the ${noun}. An idea. I'll be the ${noun}. You take me about, just as you did yesterday. Then we'll see where you leave me." And ${t} went quite stiff, and did not blink.`,
          `"Things can't walk," said ${t}. "Somebody's hand put it somewhere. So let's ask the hand." "How?" said ${o}. "I'm the ${noun}," said ${t}. "Pick me up, and do yesterday." ${T0} stood very straight, and said nothing more.`,
        ]),
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'stand', 'curious'), seen(T, 'stand', 'calm')] },
        `${O0} took hold of ${t} with one hand. "First I had some toast," said ${o}. The other hand did it all: the butter, the jam, the crumbs. ${T0} got rather a lot of the crumbs. ${says} So that was not where it got left.`,
        `First there had been breakfast. ${O0} held on to ${t} and buttered a slice. It went round and round the plate, but it got done. ${says} ${T0} had a bite as well. "The ${noun} didn't," said ${o}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(O, 'walk', 'curious'), seen(T, 'walk', 'happy')] },
        `After that came the door. There was a letter on the mat. There were the stairs, up, and the stairs, down. ${says} It is not a bad life, thought ${t}. You see a good deal, being ${aNoun}.`,
        `"Then I went upstairs, for a hanky," said ${o}. So they went upstairs for a hanky. There was a door on the way, and a light to put on. ${says} "Do I always get swung about like this?" said ${t}.`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'reach', 'determined'), seen(T, 'hide', 'surprised')] },
        `Then there was the jar. Nobody can open that jar with one hand. "So here I put it down!" said ${o}. They both looked round. But no. It had gone under one arm. So ${t} went under one arm, too, as far as there was room.`,
        `Next was the cupboard with the stiff door. "That takes two," said ${t}. They held their breath. "Yes," said ${o}, "but I had it between my knees." So ${t} was held between two knees. It was dark there, and it was not the answer.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(O, 'stand', 'sad'), seen(T, 'stand', 'worried')] },
        `They went down the garden, past the beans. ${says} That was as far as the gate. "And here it stops," said ${o}. "I had it at the gate, and then I didn't." ${T0} had been it for an hour. It made one feel lost as well.`,
        `So they came out into the garden, and looked at a bee. ${says} They went along the wall, right up to the gate. "That's all there was," said ${o}. "After that there isn't any more yesterday." It was a sad place to leave off.`,
      ),
      page(
        {
          camera: 'medium',
          actors: same
            ? [seen(T, 'run', 'excited'), seen(O, 'reach', 'happy')]
            : [seen(U, 'wave', 'happy'), seen(O, 'reach', 'happy'), seen(T, 'stand', 'surprised')],
        },
        ...(same
          ? [
              `"But I came home then," said ${t}. "I came in at the gate." "So you did," said ${o}. Nobody can be ${aNoun} and come home as well. So they let a biscuit be the ${noun}. ${T0} went out, and came in at a run. ${O0} held out both arms.`,
              `"There is some more," said ${t}. "There's me. I was away all day, and I came round that corner." They did it again, with a biscuit for the ${noun}. Round the corner came ${t}, at a gallop. And up went both of ${O.names} arms, all by themselves.`,
            ]
          : [
              `The gate squeaked. "I'm back," said ${u}. It was the very time at which ${u} had come home yesterday. ${O0} had not seen ${u} since breakfast. Nobody thought about it at all. Out went one arm, and out went the other.`,
              `Just then somebody came round the corner, as somebody had yesterday. It was ${u}, with a bag. "Hello, you," said ${u}. And ${O.names} two arms went up, quite by themselves.`,
            ]),
      ),
      page(
        {
          camera: 'close',
          actors: same
            ? [seen(O, 'hug', 'happy'), seen(T, 'hug', 'happy')]
            : [seen(O, 'hug', 'happy'), seen(U, 'hug', 'happy'), seen(T, 'sit', 'surprised')],
          things: shown,
        },
        ...(same
          ? [
              `A hand is quick. It had put the biscuit down before anyone could tell it to. Over ${O.names} shoulder ${t} saw where. It was on the low wall, behind the big flowerpot. And beside the biscuit, as good as gold, lay the ${noun}.`,
              `It was a good one, and it went on for a while. Then ${t} said, "Where's the biscuit?" Neither of them had seen it go. The hand had put it down behind the flowerpot, on the wall. And who was there, keeping it company? The ${noun}.`,
            ]
          : [
              `"Ow," said ${t}. The hand had put ${t} down before anyone could tell it to. It was on the low wall, behind the big flowerpot. ${T0} looked to the left. ${T0} looked to the right. "I'm here twice," said ${t}. And there lay the ${noun}.`,
              `A hand is quick. It had put ${t} behind the flowerpot, on the wall, and never looked. "You've left me," said ${t}. "You've left me just where you... Oh!" And ${t} held up the ${noun}.`,
            ]),
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'stand', 'happy'), seen(T, 'stand', 'proud')], things: shown },
        `"So that's what I put it down for," said ${o}. "Toast is one hand," said ${t}. "Stairs are one hand. You can do nearly all of it with one hand." "But not that," said ${o}. They looked at the ${noun}. It did not seem to mind.`,
        `"I lost it for a hug," said ${o}, slowly. "It was worth it," said ${t}. "You could have done it with one hand." ${O0} thought it over. "No," said ${o}. "I've tried that sort. It's like half a sandwich."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(O, 'sit', 'sleepy'), seen(T, 'sit', 'happy')],
          things: shown,
        },
        `That night the ${noun} was in its old place again, in one hand. "Good night," said ${t}. And ${o} looked round for somewhere to put it down.`,
        `"Good night," said ${o}, with the ${noun} in one hand. "Good night," said ${t}, and waited. So ${o} put it on the chair, where they could both remember it. Then there were two hands.`,
      ),
    ],
  };
}
