import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { HoleInTheWall } from './arc.ts';

const MOST = 20;

/** The wall is to be mended, and it has to be decided by somebody who does not know what is behind it. */
export function old(bound: HoleInTheWall): Told {
  const {
    hero: H,
    other: X,
    child: K,
    mender: M,
    plug,
    paid,
    fed,
    wall,
    home,
    beyond,
    where,
    lonely,
    draught,
    whistled,
    refrain,
    chance,
  } = bound;
  const [pay, payMore] = paid;
  const [feed, feedMore] = fed;
  const touch = X.being?.touch ?? 'quite warm';
  const letter = chance.pick(
    { written: 'no stamp', late: 'It had been to the wrong house, and the one after that' },
    { written: 'a smudge where the name was', late: "It had lain under somebody else's mat for a fortnight" },
    { written: 'the number upside down', late: 'It had been delivered to number 6 instead of number 9' },
  );
  // Who comes by when the child of the book lives on one of the sides.
  const metAt = (texts: readonly string[]): readonly string[] => (bound.isMet ? introducing(K, texts) : texts);
  return {
    title: titled(
      chance.pick(`the shop in the ${wall}`, `what ${H.name} bought for ${plug.said}`, `a ${draught} at ${H.names}`),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `On one side of the ${wall} lived ${H.introduced}.${where}${lonely} ${H.name} did not know what was on the other side, and had never been to look. There was a hole in the ${wall}, about as wide as a cup. As it let in a ${draught}, ${H.name} had stopped it up with ${plug.said}. "There," said ${H.name}, and it was warm at once.`,
            `${cap(H.introduced)} lived by a ${wall}, and the ${wall} had a hole in it.${where}${lonely} A ${draught} came through, and ${whistled} all night. In the end ${H.name} had pushed ${plug.said} into the hole, to stop it up, and had not thought of it since. "That's that," said ${H.name}.`,
            `${H.introduced} lived by an old ${wall}, on the warm side.${where}${lonely} There was one hole in it. Nobody had ever looked to see what was behind it. ${H.name} kept ${plug.said} in the hole, because of the ${draught}. "There's nothing out there," said ${H.name}, "and it comes in all the same."`,
          ],
          `On one side of the ${wall} lived ${H.introduced}.${where}${lonely} There was a hole in it. As it let in a ${draught}, ${H.name} had stopped it up with ${plug.said}.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: 'calm' }],
          things: [plug.thing],
        },
      },
      {
        text: [
          `Then the ${draught} was back. ${H.name} went to see, and the ${plug.it} had gone from the hole. In its place was ${feed.said}. ${H.name} thought about it for a while. If you leave one thing somewhere, and come away with another, then you are in a shop. "So the hole is a shop," said ${H.name}. "${refrain}."`,
          `One morning there was a ${draught}. The ${plug.it} was not there. But the hole was not empty either. In it, quite neatly in the middle, lay ${feed.said}. ${H.name} was a clear thinker, and thought it out. Something had gone, and something had come. There is only one place where that happens. "It's a shop," said ${H.name}. "${refrain}."`,
          `It happened overnight. At bedtime there had been ${plug.said} in the hole, and at breakfast there was ${feed.said}. ${H.name} walked up and down in front of it. Nobody gives you a thing for nothing. So it must have been for the ${plug.it}. "I see," said ${H.name}. "It's a shop, and I've been in. ${refrain}."`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: H, pose: 'think', feeling: 'surprised' }],
          things: [feed.thing],
        },
      },
      {
        text: [
          `It must be ${feed.taken}, as far as ${H.name} could tell. ${feed.used(H.name)} Of course ${H.name} wanted to go shopping again. This time ${H.name} put ${pay.said} into the hole, and ${feedMore.said} came out. "They know me there by now," said ${H.name}. It is pleasant to be known, even by a hole. "${refrain}."`,
          `What ${H.name} had bought was plainly ${feed.taken}. ${feed.used(H.name)} After that ${H.name} went shopping every day. You put in ${pay.said}, and by dark you had ${feedMore.said}. "What's new?" said ${H.name} each time, bending down to the hole. It was the best part of the day. "${refrain}."`,
          `${H.name} had never seen a thing like it, and took it for ${feed.taken}. ${feed.used(H.name)} The next day ${H.name} took along ${pay.said}, and waited, and was given ${feedMore.said}. "${refrain}," said ${H.name}, who had begun to get up early for it. "I'm a regular," said ${H.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [{ who: H, pose: 'reach', feeling: 'curious' }],
          things: [feedMore.thing],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `But there was no shop. On the other side of the ${wall} lived ${X.introduced}. From there one saw the end of ${plug.said}, hanging out of the hole, and it looked just like a tongue. "The ${wall} is putting out its tongue," said ${X.name}. "It must be hungry. Why ever didn't you say so?" And ${X.name} pulled it out, and ran to get the ${wall} ${feed.said}.`,
            `Now come round to the other side. Here lived ${X.introduced}. One evening ${X.name} had seen something in the hole, long and limp. It was the end of ${plug.said}, but it looked like a tongue. "You poor ${wall}," said ${X.name}. "Are you so hungry?" And ${X.name} pulled it out, and fed the hole ${feed.said}.`,
            `You will have wondered about the other side. There lived ${X.introduced}, who was fond of that ${wall}, having nobody else to be fond of. One night it seemed to put its tongue out. That is how ${plug.said} looks from there. "When did you last eat?" said ${X.name}. So ${X.name} drew out the tongue, and gave the ${wall} ${feed.said}.`,
          ],
          `On the other side lived ${X.introduced}. From there the ${plug.it} looked like a tongue. "You poor hungry thing," said ${X.name}, and fed the hole ${feed.said}.`,
        ),
        scene: {
          setting: beyond,
          camera: 'medium',
          actors: [{ who: X, pose: 'reach', feeling: 'worried' }],
          things: [plug.thing, feed.thing],
        },
      },
      {
        text: [
          `Then ${pay.said} came out on ${X.names} side. Nobody had ever given ${X.name} a present. It could only be ${pay.taken}. ${pay.used(X.name)} "You shouldn't have," said ${X.name} to the ${wall}, and leaned on it for a bit. On the other side ${H.name} was leaning on it as well.`,
          `The ${wall} ate everything that ${X.name} put into the hole, and it gave presents back. ${X.name} took the ${pay.it} for ${pay.taken}. ${pay.used(X.name)} "You didn't have to do that," said ${X.name} to the ${wall}, and patted it. "I'm so glad that you're eating."`,
          `The very next day the ${wall} gave ${X.name} ${pay.said}. ${X.name} could see at once that it was ${pay.taken}. ${pay.used(X.name)} Then ${X.name} went to look for something good for it to eat, and sang on the way. "It's for my ${wall}," said ${X.name}, when anyone asked. "It's a good eater."`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: X, pose: 'hold', feeling: 'happy', holds: pay.thing }],
        },
      },
      {
        text: [
          `It might have gone on like that for ever. But ${H.name} had a cold, and wanted the ${plug.it} back, and wrote a letter to the shop. In capitals it said: WHERE IS MY ORDER? ${X.name} read it on the other side. "The ${wall} is angry with me," said ${X.name}, "after all those dinners." It hurt so much that ${X.name} stopped cooking.`,
          `But nights were getting cold, and ${H.name} would have liked the ${plug.it} back. Shops change things. ${H.name} wrote a letter. THIS IS NOT WHAT I NEED, it said. PLEASE TAKE IT AWAY. When ${X.name} had read that, it was very quiet on that side. "After all those dinners," said ${X.name}. "It might have said so before." And nothing went into the hole.`,
          `Then ${H.name} made a mistake, which was to be businesslike. A letter went into the hole: YOU HAVE SENT THE WRONG THING AGAIN. ${X.name} read it on the other side, and then read it once more. It is one thing not to be thanked by a ${wall}. It is another thing to be told. "I only wanted you to get well," said ${X.name}, and went indoors and did not sing.`,
        ],
        scene: {
          camera: 'wide',
          actors: [{ who: X, pose: 'stand', feeling: 'sad' }],
          things: ['letter'],
        },
      },
      {
        text: metAt([
          `Nothing more came out of the hole. ${K.name} sat on the step, and was waiting for something, too. ${K.name} had sent a letter three weeks ago, to a friend who had moved, and there was no answer. "The shop is shut," said ${H.name}. "I've sent for ${M.introduced}, who mends walls. ${M.name} can fill up the hole."`,
          `"It's shut," ${H.name} told ${K.name}, on the fourth day. ${K.name} knew about waiting. ${K.name} had written to a friend who had moved away, and it had been three weeks. "You look anyway," said ${K.name}. "You know that there's nothing there, and you look." They sat on the step. The hole ${whistled}. "I've sent for ${M.introduced}," said ${H.name}, "who mends walls. It may as well be warm."`,
          `A week went by with a ${draught} in it. ${M.introduced}, who mended walls, came to see about the hole. "I can do that on Friday," said ${M.name}. "You'll never know that it was there." "Good," said ${H.name}. ${K.name} was on the step, with a face like an empty plate. ${K.name} had a letter out as well, to somebody who had moved, and no answer to it. "Three weeks," said ${K.name}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'sit', feeling: 'sad' },
            { who: M, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `${M.name} came on Friday, with a bucket. "Stand back," said ${M.name}. ${H.name} did not. "If you fill it up, it can never open again," said ${H.name}. "It's only a hole," said ${M.name}. "There'll be ice on your bed." That was true. But ${H.name} still hoped. ${H.name} paid for the bucket, and sent it home full.`,
          `On Friday ${M.name} came, with a bucket. "Last look?" said ${M.name}, and stirred. ${H.name} bent down. It would be so warm. There would be no more whistling, and nothing to get up early for. "What did you want from it?" said ${K.name}. "When it was open?" ${H.name} thought. It was not ${feed.said}. It was not even the ${plug.it}. "I wanted it to be somebody," said ${H.name}, and that was a foolish thing to say about a hole. "Leave it," said ${H.name}. "I'll have the ${draught}."`,
          `"Say when," said ${M.name}, on the Friday, ready to fill up the hole. ${H.name} had thought that it would be easy. With no hole, it would be warm all winter. But then nothing could ever come out of it again. "It might open one day," said ${H.name}. "What might?" said ${M.name}. "I don't know," said ${H.name}. "But I want to be here." And ${H.name} sent the bucket away.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'kneel', feeling: 'worried' },
            { who: M, pose: 'hold', feeling: 'calm', holds: 'bucket' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `When everyone had gone, ${H.name} knelt down by the hole. "I don't want to buy anything," said ${H.name}, and reached in, as far as one can. At that moment ${X.name} was reaching in from the other side, to say sorry to the ${wall}. They met in the middle. It was ${touch}, and it held on.`,
            `That night was cold. ${H.name} took ${payMore.said}, the last thing there was, put it into the hole, and did not let go of it. "I only want to know if anybody is there," said ${H.name}. And somebody took hold of the other end. It did not pull. It was ${touch}, and it stayed.`,
            `That evening ${X.name} came to say sorry to the ${wall}, for having sulked. And ${H.name} came to say that it need not be open, if only it was there. They both reached into the hole at the same time, as far as one can. What ${H.name} met in there was ${touch}. "Oh," said the dark. It was not for sale. It shook, and so did ${H.name}, and then it held on.`,
          ],
          `${H.name} put an arm into the hole, and just held it there in the dark. Something came along a little way, feeling. Then it stopped, and it stayed.`,
        ),
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'surprised' },
            { who: X, pose: 'reach', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `They did not let go. "Is it you that I've been feeding?" said a voice in the hole. "I thought that I was shopping," said ${H.name}. ${K.name} looked at the top of the ${wall}, which was too high, and then along it. A ${wall} has an end. And ${K.name} went off to find it.`,
          `"The shop has got hold of me," called ${H.name}, not very loudly. "The ${wall} is holding on to me," said a voice, from inside it. ${K.name} thought about those two sentences. Then ${K.name} walked along to see where the ${wall} went. It went eleven steps, and stopped. "It's got an end," ${K.name} called. In all those years no one had been to look, as there was nothing behind it.`,
          `"${H.says}?" said ${H.name}, into it. "${X.says}," said the ${wall}. It was a great shock to everyone. Only ${K.name} did the sensible thing. "Stay there," said ${K.name}, "both of you," and went along the ${wall}, one hand on it, until it stopped. It took less time than buying a bun.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'walk', feeling: 'excited' },
            { who: H, pose: 'reach', feeling: 'shy' },
          ],
        },
      },
      {
        text: [
          `It was eleven steps to the end, and eleven back. They looked each other up and down. "You're not at all like a ${wall}," said ${H.name}. "And you don't look as if you ever went hungry," said ${X.name}. They put everything out on the ground, in two rows, and then in one. The ${plug.it} went round both of their shoulders, nearly.`,
          `So they met at the end, with ${feed.said}, and ${pay.said}, and everything else in a heap. "I thought you were a shop," said ${H.name}. "I thought you were starving," said ${X.name}. It took until supper to go through it, thing by thing, and say what each of them had been. ${X.name} still had the ${plug.it} on. Nobody asked for it.`,
          `${X.name} came round by the end, and stood there, in the ${plug.it}. "I wrote you a rude letter," said ${H.name}. "I thought it was about the cooking," said ${X.name}. Then one of them began to laugh, and it went through the hole and came back. "What did you think that was?" they said, about each thing, until it was too dark to see.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: X, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'stand', feeling: 'happy' },
          ],
          things: [plug.thing],
        },
      },
      {
        text: [
          `Nobody has stopped it up. At night a light comes through from one side, and a voice from the other. ${K.name} hears it, going to bed. "${refrain}," it says, and somebody laughs. On the quilt is a letter with ${letter.written}, which came after all. ${letter.late}. ${K.name} has read it so often that it is soft.`,
          `There is a ${draught} there still. They sit one on each side of it and talk. "${refrain}," one of them says, and something comes through, and it may be anything. This morning it was a letter for ${K.name}, with ${letter.written}. ${letter.late}. ${K.name} read it on the step, twice, and both times it was from a friend.`,
          `${M.name} sees the hole, going by, and shakes a bucket at it. It has worn quite smooth. Last week there was post for ${K.name} as well, with ${letter.written}. ${letter.late}. "But it was on its way," said ${K.name}, "all the time that I was looking." "${refrain}," says somebody, on one side or the other.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: X, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
          things: ['letter'],
        },
      },
    ],
  };
}
