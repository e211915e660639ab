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
            `On one side of the ${wall} lived ${H.introduced}.${where}${lonely} What was on the other side was not known. It was just where the world had its back. There was a hole in the ${wall}, about as wide as a cup. As it let in a ${draught}, ${H.name} had stopped it up with ${plug.said}. "There," said ${H.name}, and it was warm at once.`,
            `Every house has something wrong with it. At ${H.names} it was the hole.${where}${lonely} ${cap(H.introduced)} could not think what it was for. The wind used it, mostly, to whistle through. In the end ${H.name} had pushed ${plug.said} into it, and had not thought of it since. "That's that," said ${H.name}.`,
            `The ${wall} was older than anybody, and ${H.introduced} lived up against it, on the warm side.${where}${lonely} There was one hole. It looked out on nothing, since nobody had ever looked. ${H.name} kept ${plug.said} in it, for the ${draught}. "Nothing out there," said ${H.name}, "and it comes in all the same."`,
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
          `The ${draught} was back. ${H.name} went to see, and the ${plug.it} had gone from the hole, as if it had been called for. Where it had been was ${feed.said}. "Now that," said ${H.name}, after a while, "is what I call change." There was a name for places where you left one thing and came away with another. A shop, then. "${refrain}," said ${H.name}.`,
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
          `It was a fine example of ${feed.taken}, as far as ${H.name} could tell. ${feed.used(H.name)} Of course one had to go back. This time it was ${pay.said} that went in, and ${feedMore.said} that came out. "They know me there by now," said ${H.name}. It is pleasant to be known, even by a hole. "${refrain}."`,
          `What had been bought was plainly ${feed.taken}. ${feed.used(H.name)} After that ${H.name} went shopping every day. You put in ${pay.said}, and by dark you had ${feedMore.said}. There was no counter and no bell, and you never saw the price. "What's new?" said ${H.name} each time, bending down. "Anything new?" But it came to be the part of the day that the other parts were round. "${refrain}."`,
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
            `But every back is somebody's front. There, with the best view of that ${wall} in the world, lived ${X.introduced}. They had been neighbours for years, ${X.name} and the ${wall}, and it had never asked for a thing. Then it put its tongue out. It was limp, and it was just like ${plug.said}. "Why ever didn't you say?" said ${X.name}, and ran to get it ${feed.said}.`,
            `Now come round to the back. Here, where the world was supposed to stop, lived ${X.introduced}. And one evening ${X.name} had seen a thing that would have upset anybody. The ${wall} had put its tongue out. It hung there, long and limp. It was the end of ${plug.said}. "You poor thing," said ${X.name}, and eased it out, and fed the hole ${feed.said}.`,
            `You will have wondered about the other side. On it lived ${X.introduced}, who was fond of that ${wall}, having nobody else to be fond of. One night its tongue was hanging out. That is how ${plug.said} looks from there. "When did you last eat?" said ${X.name}. "You're all hole." It did not say. So ${X.name} drew out the tongue, and gave it ${feed.said}, and it went down in one.`,
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
          `Nobody had ever given ${X.name} anything, so it took some time to see that ${pay.said} was meant. It could only be ${pay.taken}. ${pay.used(X.name)} "You shouldn't have," said ${X.name}, and leaned on the ${wall} for a bit. It was warm on that side, where somebody else had been leaning. It did not seem odd.`,
          `It ate everything, and always gave a little something back. ${X.name} took the ${pay.it} for ${pay.taken}. ${pay.used(X.name)} "You didn't have to do that," said ${X.name} to the ${wall}, and patted it. It was looking much better. "Better every day," said ${X.name}. There were evenings when it almost seemed to breathe.`,
          `The very next day it gave ${X.name} ${pay.said}. That was handsome of it. ${X.name} could see at once that it was ${pay.taken}. ${pay.used(X.name)} Then ${X.name} went to look for something good for it to eat. There was some singing on the way, and that was new. "For my ${wall}," said ${X.name}, when anyone asked. "It's a good eater."`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: X, pose: 'hold', feeling: 'happy', holds: pay.thing }],
        },
      },
      {
        text: [
          `It might have gone on like that for ever. But ${H.name} had a cold in the head, and was missing the ${plug.it}, and wrote to complain. In capitals it said: WHERE IS MY ORDER? ${X.name} held it up to the light. "It's hungry again," said ${X.name}, "and it thinks I've been keeping things back." It hurt so much that ${X.name} could not think what to cook.`,
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
          `There was nothing on Monday, and on Tuesday there was a spider. ${K.name} sat on the step with both elbows on both knees. ${K.name} had sent a letter three weeks ago, to a friend who had moved. By now the post was a horrid sound. "I don't need it open," said ${H.name}. "I've sent for ${M.introduced}, who mends walls. It can all be smooth."`,
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
          `${M.name} was as good as a word, and came on Friday, with a bucket. "Stand back," said ${M.name}. ${H.name} did not. "If I leave it, it'll only be a hole," said ${H.name}. "It's only a hole now," said ${M.name}. "There'll be ice on your bed." That was true. It was just that a ${wall} with a hole could still turn out to be something. ${H.name} paid for the bucket, and sent it home full.`,
          `On Friday ${M.name} came, with a bucket. "Last look?" said ${M.name}, and stirred. ${H.name} bent down. It would be so warm. There would be no more whistling, and nothing to get up early for. "What did you want from it?" said ${K.name}. "When it was open?" ${H.name} thought. It was not ${feed.said}. It was not even the ${plug.it}. "I wanted it to be somebody," said ${H.name}, and that was a foolish thing to say about a hole. "Leave it," said ${H.name}. "I'll have the ${draught}."`,
          `"Say when," said ${M.name}, on the Friday, with a good big lump of it ready. It was the last of the bucket. There would be none until spring. ${H.name} had thought that it would be easy. If it was stopped, it would be a ${wall}. One could lean on it, and be warm all winter. If it was not, there would be a ${draught}, and a hole with nothing in it. "But it might," said ${H.name}. "Might what?" said ${M.name}. "I don't know. That's just it." And ${H.name} sent the bucket away.`,
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
            `When everyone had gone, ${H.name} knelt down by it. "I don't want to buy anything," said ${H.name}, and reached in, to show that there was nothing to pay with. It was further than it looked. Right in the middle, where the ${wall} is thickest, there was something. It was ${touch}. It had come from the other end, with nothing in it either.`,
            `It was a cold night to have chosen a hole in. ${H.name} took ${payMore.said}, the last thing there was, and put it in, and did not let go of it. That was all. ${H.He} just held it there in the dark. "I'm only looking," said ${H.name}, to nobody. And something took hold of the other end. It did not pull. It came along a little way, feeling. It was ${touch}. Then it stopped, and it stayed.`,
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
          `They did not let go, and so they could not run, which was just as well. "Is it you that I've been feeding?" said the hole. "I thought that I was shopping," said ${H.name}. ${K.name} looked at the top of the ${wall}, which was high, and then along it. There is a thing about walls that you can know for years and never use. ${K.name} went to find the end.`,
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
