import { cap } from '../wording.ts';
import type { MadeOf } from './made-of.ts';

/** Of snow or of ice: the sun comes. */
export const OF_SNOW: MadeOf = {
  isBrief: false,
  at: 'snow',
  token: { a: 'a blue button', it: 'button', thing: 'button' },
  young: {
    made: ({ k, m }) => [
      `Roll, roll, pat. ${k} makes ${m}. All of snow!`,
      `Snow here. Snow there. Pat, pat! Look, it is ${m}.`,
      `${k} has cold hands. Pat! Now there is ${m}.`,
    ],
    sign: ({ m }) => [`Drip. What was that? Drip. ${cap(m)} is wet.`, `The sun is out. Drip, goes ${m}. Drip, drip.`],
    tries: ({ k, m }) => [
      `${k} gets an umbrella. Up it goes. But ${m} still drips.`,
      `Can ${m} come in? No. It is too warm in there.`,
      `${k} makes a wind. Puff, puff! But puffs are warm.`,
    ],
    going: ({ m }) => [
      `Drip, drip. ${cap(m)} is small. ${cap(m)} is so small. Bye-bye, ${m}.`,
      `Less and less of ${m}. A lump. A bump. And then just grass.`,
    ],
    next: ({ k, it }) => [
      `One morning, more snow! Roll, roll, pat. In goes the ${it}. Hello again!`,
      `Next day? No. But one morning, snow! Roll, ${k}! Here is the ${it}. Hello!`,
    ],
  },
  middle: {
    made: ({ k, m }) => [
      `It snowed all night. In the morning ${k} went out and made ${m}. It took until lunch, and a good deal of lawn. ${cap(m)} leaned a bit, as if somebody had just said something.`,
      `There was snow up to the second step. ${k} rolled it, and patted it, and stood back. And there was ${m}, who had not been there at breakfast. ${k} had a wet sleeve up to the shoulder.`,
      `${k} used up the snow by the wall, and then by the gate. By noon it was ${m}. Nobody was ever so cold, and minded it so little.`,
    ],
    sign: ({ m, k }) => [
      `On the third day there was a drip. It hung on ${m}, and thought, and fell. ${k} looked up. There was the sun. It had a kind face, and it was doing it on purpose.`,
      `One morning everything was shining. The roof went tick, tick. ${cap(m)} was shining too, and a bit thinner than last night. "Are you crying?" said ${k}. But it was only the sun.`,
    ],
    tries: ({ k, m, g }) => [
      `So ${k} held an umbrella over ${m}. But the sun does not only come from above. It comes off walls, and up from paths, and round the edge. And the umbrella got heavy.`,
      `${k} took off scarf and coat, and put them on ${m}. "That keeps cold out," said ${g}. "It won't keep it in." But it did, for a bit. And then ${k} was the cold one.`,
      `"${cap(m)} could come in," said ${k}. They got as far as the door. But the hall was so warm that it came out to meet them. ${cap(m)} got a wet foot, and they turned round.`,
    ],
    going: ({ m, k }) => [
      `It went softly, like somebody who does not want to wake you. ${cap(m)} was as high as ${k}. Then ${m} was as high as a bucket. Then there was a cold place on the grass. It was the shape of a smile.`,
      `${k} did not see it happen. You can't. It is like the hand of a clock. There was ${m}. Then there was some of ${m}. Then there was a puddle, with the sky in it.`,
    ],
    next: ({ k, it }) => [
      `Then weeks went by, and one morning it was too quiet. ${k} looked out, and ran. This one came out fatter, and leaned the other way. "There," said ${k}, and pressed in the ${it}. "Now you can see. Look, it's snow."`,
      `Long after that, one morning, there was snow again. ${k} was taller. It was not the same one. It had a lump where a chin goes. But when the ${it} was in, it looked at ${k}. "Oh, it's you," it seemed to say.`,
    ],
  },
  old: {
    made: ({ k, m }) => [
      `It had snowed as it does in books. ${k} was out before anyone, and made ${m}. It took four hours. You do not plan a thing like that. One pats where it needs it, and by and by somebody is there. About noon ${k} reached up to do the last bit, and had the feeling of being stood beside. ${cap(m)} leaned a little, to the left, like a person who is going to be told something.`,
      `There is a sort of snow that wants to be something, and there it lay, a foot deep. ${k} began with both arms. The lawn went green in strips where it had been rolled up. What came of it was ${m}, and ${m} was not what ${k} had meant to make at all. ${cap(m)} was better. There was something about the back that made you think of somebody looking out to sea.`,
    ],
    sign: ({ k, m }) => [
      `On the Thursday the gutter said tick. Then the whole street was saying it. ${k} put on one boot and ran out. There hung a single drop from ${m}, at the edge, with the garden in it upside down. It grew until it could not any more. And above the roofs was the sun. It had been away for a week, and did not know what it was doing.`,
      `It was the light that woke ${k}. It was yellow. For a moment that seemed like good news. Then ${k} remembered, and looked out. ${cap(m)} was shining like glass, all down the front, and was thinner than yesterday. "It's the first fine day," somebody was saying, down in the road. "Isn't it lovely?" It was, too. That was what made it so hard to be angry with.`,
    ],
    tries: ({ k, g, m }) => [
      `First ${k} tried shade. There was a big umbrella in the hall. It was held over ${m} for two hours, in both hands, and then in one. But the sun is not a thing that only falls. It came off the white wall. It came up from the path. The air had it. ${cap(g)} brought a chair, and tied the umbrella to it, and did not say what they both thought. It dripped as much underneath as it did outside.`,
      `"We could pack it in more snow," said ${k}. They went round with a bucket and took all that was left, from behind the shed and under the hedge. They patted it on. ${cap(m)} was as stout as ever, for an hour. But it was the same snow as the rest, and it had the same idea. They had only taken the winter out of the corners, and put it where the sun could see it.`,
      `"Inside," said ${k}. "In the bath. With the window open." They got ${m} on to the sledge, and as far as the door, and opened it. The warm came out along the hall, like a dog that is glad to see you. It was over them before they could shut it. There was a pool on the mat. They stood and looked at one another. It was the one place without any sun in it, and ${m} could never go there.`,
    ],
    going: ({ k, m }) => [
      `By four ${m} was no higher than ${k}. By five they could have sat on the same step. It does not hurt, ${k} thought. There is nothing there to hurt. It was going down just as it had come up, a handful at a time. Only nobody was doing it. What was left at the end was the size of a loaf, and clear. If you looked through it you could see the grass. Then you could see it without.`,
      `You can't see a thing melt. ${k} tried. It is like the big hand of the clock. You look away, and it has been somewhere. They talked, and there was less of ${m}. They had the soup, and there was less again. The sun got down behind the houses at last, but it was too late for that to help. In the grass there was a ring, very green. It was all the water going home.`,
    ],
    next: ({ k, it }) => [
      `Weeks went by, and months, before it came again, and then there was only an inch. It was enough for somebody about as tall as a milk bottle. It leaned to the right. It was no more like the other than you are like your uncle. ${k}, who had grown, had to kneel. "It isn't for long," said ${k}, and felt in the pocket. In went the ${it}. It was scratched by now. It had seen two summers that this one never would. "There," said ${k}. "Ask it anything."`,
      `The year had gone all the way round when ${k} woke, one morning, to that quiet. There it lay, a foot deep, wanting to be something. The ${it} had been in a pocket through two coats. It had been to the sea. "You won't know this," said ${k} to it, "but you've been here before." And pressed it in, and stood back. It was somebody quite new. But it had an old blue look about the eye. It seemed to have been told already where things were.`,
    ],
  },
};
