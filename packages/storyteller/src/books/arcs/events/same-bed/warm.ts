import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { bystander } from '../pair.ts';
import { inPlace } from '../the-one.ts';

const REFRAINS = [
  'Still warm',
  'The bed is warm',
  "It's warm again",
  'Warm, again',
  'As warm as toast',
  'Warm on both sides',
  'A warm bed',
  'Warm as before',
  'Quite warm',
  'Oh, so warm',
  'Warm right through',
] as const;
const TITLES = ['who was in my bed', 'somebody was here', 'the warm bed', 'one bed, two ends', 'warm already'];

const ONLY_BY_NIGHT = /^(?:bat|hedgehog|badger|hamster|raccoon|kiwi|wombat|skunk|pangolin|porcupine|gecko|hippo)$/;

/** Those who go out when it gets dark. */
const OF_THE_NIGHT =
  /^(?:owl|bat|hedgehog|badger|fox|mouse|rat|hamster|wolf|raccoon|cat|koala|toad|kiwi|wombat|skunk|armadillo|pangolin|porcupine|gecko|mole|hippo|tiger|leopard)$/;

/** Of two who are out by night, whether the second one is so more strictly: a fox is seen by day, and so are little owls. */
const isLater = ({ being: one }: Figure, { being: two }: Figure): boolean =>
  OF_THE_NIGHT.test(two?.id ?? '') &&
  (one?.id === 'owl' || (ONLY_BY_NIGHT.test(two?.id ?? '') && !ONLY_BY_NIGHT.test(one?.id ?? '')));

/** Who is out by night and sleeps by day, who sleeps by night, and who knows them both. */
const parts = (going: Going): { readonly N: Figure; readonly D: Figure; readonly T: Figure } => {
  const { A, B } = going;
  const isA = (OF_THE_NIGHT.test(A.being?.id ?? '') && !isLater(A, B)) || !OF_THE_NIGHT.test(B.being?.id ?? '');
  const [N, D] = isA ? [A, B] : [B, A];
  // Little owls are up by day, where both would else be out by night.
  const isLittleOwl = D.kind === 'owl' && OF_THE_NIGHT.test(N.being?.id ?? '');
  return { N, D: isLittleOwl ? { ...D, introduced: `${D.name} the little owl` } : D, T: bystander(going) };
};

/** Two live in one cave, one by day and one by night, and never meet; but the bed is always warm. */
export const WARM: EventPlot = { id: 'warm', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { N, D, T } = parts(going);
  const [n, d, t] = [N.name, D.name, T.name];
  const at = inPlace(going, '');
  const where = at && ` It is${at}.`;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'cave', time: 'day', camera: 'wide', actors: [seen(N, 'stand', 'surprised')] },
        `This is ${N.introduced}. By day ${n} sleeps in a cave.${where} "${refrain}"`,
        `Here is ${N.introduced}. Now it gets light. Into the cave, into bed!${where} "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'surprised')] },
        `This is ${D.introduced}. At night ${d} sleeps in that cave. "${refrain}"`,
        `Here is ${D.introduced}. Now it gets dark. Into that cave, into that bed! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'think', 'curious'), seen(T, 'stand', 'happy')] },
        `"Were you in my bed?" says ${n}. "Not me!" says ${T.introduced}.`,
        `${n} asks ${T.introduced}. "Were you in my bed?" "Not me!" says ${t}.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'hold', 'happy', 'apple')], things: ['apple'] },
        `${n} puts down an apple, for Somebody. Then ${n} goes out.`,
        `"I will leave an apple," says ${n}. It lies on the bed. Off goes ${n}.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'hold', 'happy', 'flower')], things: ['flower'] },
        `${d} comes home. An apple! Yum. ${d} leaves a flower.`,
        `Who left an apple? ${d} eats it up. Then ${d} leaves a flower.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'hide', 'curious'), seen(D, 'hide', 'curious')], things: ['rock'] },
        `Now ${n} hides behind a rock. ${d} hides behind a rock. They wait.`,
        `"I will hide and see," says ${n}. So does ${d}. Nobody is in the bed.`,
      ),
      page(
        {
          time: 'night',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(N, 'run', 'worried'), seen(D, 'run', 'worried')],
        },
        `Cold rain! They both run to bed. Bump! The bed is cold too!`,
        `Now it rains. They run to bed. Bump! And the bed is cold!`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'stand', 'surprised'), seen(D, 'stand', 'surprised')] },
        `"My bed!" says ${n}. "No, mine!" says ${d}. "Are you the apple?" "Are you the flower?"`,
        `"My bed!" says ${d}. "No, mine!" says ${n}. "Flower?" "Apple?" "It was you!"`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'happy'), seen(D, 'sit', 'happy')] },
        `So both of them get in. Wait a bit! "${refrain}"`,
        `They get in together, back to back. Wait a bit! "${refrain}"`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(T, 'stand', 'happy'), seen(N, 'sleep', 'sleepy'), seen(D, 'sleep', 'sleepy')],
        },
        `${t} looks in. Two friends are asleep. "${refrain}" Good night!`,
        `In comes ${t}. There sleep two friends. "${refrain}" Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { N, D, T } = parts(going);
  const [n, d, t] = [N.name, D.name, T.name];
  const where = inPlace(going, '');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'cave', camera: 'wide', actors: [seen(N, 'stand', 'surprised')] },
        `${N.introduced} went out at night, and came home at sunrise. Home was a cave${where}, with a bed of leaves in it. This morning ${n} lay down, and sat up again. "${refrain}!" said ${n}. "But nobody lives here. Only me."`,
        `In a dry cave${where} there was a bed of leaves. ${N.introduced} slept in it by day, and went out by night. One morning ${n} put a foot in, and took it out. "${refrain}!" said ${n}. "I've been gone since supper. Who warmed it?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'surprised')] },
        `${D.introduced} went out by day, and came home at sunset. Home was a cave, with a bed of leaves in it. ${d} lay down with a sigh, and jumped. "${refrain}!" said ${d}. "And I've been out all day."`,
        `Now ${D.introduced} had a bed in a cave as well. ${d} slept in it by night, and was out by day. That evening ${d} felt the leaves, and felt them again. "${refrain}!" said ${d}. "Have I been here without noticing?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'point', 'curious'), seen(T, 'stand', 'happy')] },
        `"Have you been in my bed?" ${n} asked ${T.introduced}, who lived near by. "No," said ${t}, "but I often see somebody go in." "That's me," said ${n}. "Sometimes it looks like you," said ${t}.`,
        `There was one neighbour, and that was ${T.introduced}. "Was it you who slept in my bed?" said ${n}. "I've got one of my own," said ${t}. "But there's always somebody going in or out. I can't see very well from here."`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'hold', 'happy', 'apple')], things: ['apple'] },
        `${n} was not cross. It is nice to get into a warm bed. So ${n} left an apple on it, the redder of two. Then ${n} went out. By morning the apple was gone. "${refrain}!" said ${n}. There was a yellow flower on the leaves.`,
        `"Whoever you are, it's kind of you," said ${n} to the empty cave. ${n} polished a red apple, and put it down, and went out. In the morning there was no apple. There was a yellow flower. "${refrain}!" said ${n}.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'hold', 'happy', 'flower')], things: ['flower'] },
        `It was ${d} who had left the flower, because of the apple. After that there was something every day. It was a feather, or a smooth stone, or three nuts in a row. "I've got a friend," said ${d}, "and I don't know who it is."`,
        `${d} had eaten the apple, pips and all. The flower was the finest on the hill. After it came a blue stone, and a feather, and a nut. It's good to have a friend. But ${d} wondered what sort it was.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'hide', 'curious'), seen(D, 'hide', 'curious')], things: ['rock'] },
        `"I'll see who it is," said ${n}, and hid behind a rock. "I'll see who it is," said ${d}, and hid behind the other one. They both watched the bed. All night long nobody came to it.`,
        `There were two big rocks at the mouth of the cave. That evening ${n} did not go out, but crept behind the one. And ${d} did not go in, but crept behind the other. It got dark. They stared and stared at an empty bed.`,
      ),
      page(
        {
          time: 'night',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(N, 'run', 'worried'), seen(D, 'run', 'worried')],
        },
        `Then it began to rain, and it was the cold sort. Nobody can watch in that. Two wet somebodies ran for the bed at once. Bump! And for the first time it was as cold as a stone. "Where's the warm gone?" said both of them.`,
        `At midnight came the rain, with ice in it. They could bear it no longer. They shot out from their rocks, and in, and on to the bed. Bump! The leaves were cold and stiff. "It was never cold before!" they said, at the same time.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'stand', 'surprised'), seen(D, 'stand', 'surprised')] },
        `"Who's there?" said ${n}. "I live here," said ${d}. "So do I," said ${n}. They felt about in the dark. "Do you like flowers?" said ${d}, carefully. "Do you like apples?" said ${n}.`,
        `"That's my bed that you're standing in," said ${d}. "It's mine," said ${n}. "I've had it for years." "So have I!" Then neither of them said anything. "Was it a red one?" said ${n}. "With a leaf on it," said ${d}.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'happy'), seen(D, 'sit', 'happy')] },
        `"So it was you who made it warm," said ${n}. "And you," said ${d}. "That's why it's cold. We were both out of it!" So they both got in. It was a tight fit, but soon nobody's teeth chattered. "${refrain}!" they said.`,
        `"You warmed it all day," said ${d}. "And you all night," said ${n}. "And now nobody has." There was only one thing to do. They got in, back to back, and pulled the leaves up. "${refrain}!" said ${n}.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(T, 'stand', 'happy'), seen(N, 'sleep', 'sleepy'), seen(D, 'sleep', 'sleepy')],
        },
        `They still go out, the one by day and the other by night. But when it rains you can find two friends in one bed. ${t} looked in, and felt the leaves. "${refrain}," said ${t}, and went home to a cold bed.`,
        `Now they say good morning and good night at the same moment. On wet days they don't say either. ${t} came by with an umbrella, and heard somebody snore, and somebody else. "${refrain}," said ${t}, and tiptoed off.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { chance } = going;
  const { N, D, T } = parts(going);
  const [n, d, t] = [N.name, D.name, T.name];
  const where = inPlace(going, '');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'cave', camera: 'wide', actors: [seen(N, 'stand', 'surprised')] },
        `The cave${where} was dry, and had a bed of leaves at the back. It belonged to ${N.introduced}, who went out at dusk and came home at dawn. There was only one thing odd about it. However long the night had been, however hard the frost, the bed was never cold. "${refrain}," ${n} would say, and fall asleep, and think no more of it. You get used to luck.`,
        `Some people have cold beds and some have warm ones. ${N.introduced} had supposed that it was the leaves. ${n} went out at dusk. At dawn ${n} came back to the cave${where}, stiff with dew, and there it was. "${refrain}," said ${n}, every morning, with a groan of joy. It went on for most of a year before ${n} thought of asking why.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'curious')] },
        `The cave belonged to ${D.introduced} as well. ${d} left it at dawn, by the front, and came home at dusk, and believed in tidiness. It was a puzzle to ${d} that the stones would not stay where they had been put. In the evening they were all in a heap. In the morning ${d} set them in a row again. "${refrain}," said ${d}, going to bed. "But somebody has been at my stones."`,
        `Every dawn, when ${n} came in, ${D.introduced} was already a mile away, hard at work. ${d} had a cave too. It was dry, and faced south, with a bed of leaves at the back. When the sun set ${d} came home to it. "${refrain}," said ${d}, who was pleased, but not quite easy. Every day the stones lay in a heap. ${d} could have sworn that they had been in a row.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'point', 'curious'), seen(T, 'stand', 'happy')] },
        `"Somebody puts my heap in a row," said ${n} to ${T.introduced}, who lived round the corner. "It's a nasty, straight sort of mind that does that." "That's funny," said ${t}. "I had someone here at breakfast who said that somebody heaps up rows." They looked at each other. ${t} began to see something, and began to smile. "I wouldn't move house just yet," said ${t}.`,
        `It was ${T.introduced} who heard both sides of it. "I've a lodger who can't leave a heap alone," said ${n}, one dusk, in passing. "I've one who can't leave a row," said ${d}, one dawn. ${t} was about to tell them. But it was too good. "What's it like otherwise?" said ${t}. "Warm," each of them had said. "I'll say that for it."`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'hold', 'happy', 'apple')], things: ['apple'] },
        `So it was by stones that they talked. A row said, please. A heap said, no. One morning there was half a row, and then half a heap, which was the first joke. On the next day ${n} left an apple, to see what would happen. It was gone by dawn. There was a flower in its place, stuck in the crack where the draught came in.`,
        `${n} left a sign: three stones, in a row, on purpose. It was meant to be rude. But in the morning they stood in a small, neat heap, with a flower on top. "Oh," said ${n}. It's hard to go on being rude to a flower. ${n} went without supper, and left an apple there. By dawn the core had been put outside, where cores go.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'hold', 'happy', 'flower')], things: ['flower', 'feather'] },
        `Then there was no stopping it. There was a feather. There was a blue bit of eggshell, carried for a mile in the mouth. ${d} took to talking in bed, and telling the leaves about the day. When ${n} got in at dawn there was something left in the air, like a voice just gone. "I don't know what you are," said ${n}. "But sleep well, wherever you do it."`,
        `${d} came home earlier, to find what was there. ${n} went out later, to choose what to leave. Between them there was never more than a quarter of an hour. It was the sort of friend that you can say anything to. ${d} told the bed about the cold spring, and the thing with the bridge. And there lay a feather for it, a soft one, as for somebody who is down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'point', 'worried'), seen(D, 'think', 'worried')] },
        `In November ${t} brought news. There was a second cave, on the far slope, and nobody in it. It was as good as this one, and whoever took it would have it all alone. "With your own stones," said ${t}, who thought that it was only fair to say so. ${d} went and looked. It was large, and it was fine. ${d} felt the bed there, and it was exactly as warm as November.`,
        `Then came the choice. "There's a cave free on the far slope," ${t} told the one at dusk and the other at dawn. "You'd have it alone." They each went over to see, at different ends of the day. They each lay down in it for a minute. It was quiet, and it was very clean, and nothing had been touched. It was like lying on a plate.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'hide', 'curious'), seen(D, 'hide', 'curious')], things: ['rock'] },
        `"I must know who it is," said ${n}, "before I say no to that." So ${n} did not go out at dusk, but got behind the rock on the left. ${d} had said the same thing, and got behind the rock on the right. Nine hours is a long time to watch a bed. It lay there, hour after hour, with nobody in it. Each of them thought, "It has moved away."`,
        `Neither of them took it. But it had made them think, and on the same evening they both hid. ${n} lay flat on the left of the door, and ${d} lay flat on the right. All that they had to do was to see who went to bed. No one did. Then it came over both of them, like a draught. Perhaps the other had taken the cave on the far slope.`,
      ),
      page(
        {
          time: 'night',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(N, 'run', 'worried'), seen(D, 'run', 'worried')],
        },
        `Then it came down, half rain and half ice. They ran for the cave from both sides, and met in the middle, on the bed, with a bump. Neither noticed the bump. What they noticed were the leaves. They were wet, and stiff, and stone cold. "It's gone," said ${n}, in the dark. And somebody close by said, "Yes. It's gone. It was the only one I had."`,
        `The sleet drove them in. They went head over heels across the stones, which were in a row, and then in a heap. They fell on to the bed from opposite ends. It was as cold as a key. Nobody had ever felt it like that. "They've left," said ${d}, to the wall. "They've gone, and it's my own fault for spying." "No," said the wall. "It's mine."`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'stand', 'surprised'), seen(D, 'stand', 'surprised')] },
        `It was very still, apart from the dripping. "Row or heap?" said ${n}, at last. "Row," said ${d}. "I knew it," said ${n}. "I knew it by your flowers." "You're not at all how I thought," said ${d}. "I had thought of you as more or less like me." "So had I," said ${n}. "We'd both have had the wrong one."`,
        `"Who's there?" they both said, and then, "I asked first." There was a silence with a good deal of breath in it. "You were sad," said ${n}, "the night before I left the feather." "You heard me?" said ${d}. "No. But the leaves were all on one side, as if someone had lain awake." "Nobody ever noticed that before," said ${d}. "I've only known you by your dent," said ${n}.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'happy'), seen(D, 'sit', 'happy')] },
        `"It isn't a warm bed, then," said ${d}, with chattering teeth. "It never was. It's just that there was always one of us in it." "And tonight there was nobody," said ${n}. "Move up." They moved up. There was a knee too many, and it smelled of two kinds of weather. It took eleven minutes. "${refrain}," said ${n}. "On your side as well?" said ${d}.`,
        `${n} felt the leaves again. "You made it warm for me all night, and I made it warm for you all day," said ${n}. "We were each the other one's luck. And then we both got up to see where it came from." "Get in," said ${d}, "before we both turn blue with being clever." There was not room. They got in all the same. "${refrain}," they said, in the end.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(T, 'stand', 'happy'), seen(N, 'sleep', 'sleepy'), seen(D, 'sleep', 'sleepy')],
        },
        `They still keep their hours. But for a quarter of an hour, at each end of the day, they are both at home. That is when they are friends, and it's enough, if you do it twice. When there is sleet neither goes anywhere. ${t} looks in then, and feels the leaves, between the two of them. "${refrain}," says ${t}. The stones lie in a row, with a heap at the end.`,
        `The cave on the far slope is still to let. At dawn the one gets up a bit late, and at dusk the other gets home a bit early. ${t} has seen them in the doorway, telling each other all about the dark and the light. In bad weather the door stays shut. There is a snore, and another, a little lower. "${refrain}," says ${t}, who has never even touched the bed.`,
      ),
    ],
  };
}
