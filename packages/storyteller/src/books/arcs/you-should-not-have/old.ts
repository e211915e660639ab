import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { YouShouldNotHave } from './arc.ts';

const MOST = 20;

/**
 * It could be kept quiet for ever: there is a second cupboard to be had. Saying it costs the kindest friend there is, for
 * a week; and then that friend comes back with a handcart.
 */
export function old(bound: YouShouldNotHave): Told {
  const {
    hero: H,
    child: K,
    first: A,
    second: B,
    y,
    clause,
    returned,
    home,
    outside,
    arrival,
    arrivedBy,
    refrain,
    chance,
  } = bound;
  const { ys, them, were } = y;
  const Ys = cap(ys);
  const gift = y.drawn === null ? (['present'] as const) : [y.drawn, 'present' as const];
  return {
    title: titled(
      chance.pick(
        `you really shouldn't have`,
        `seven years of ${ys}`,
        `what everybody knows about ${H.kinds}`,
        `the second cupboard`,
        `${H.name} and the kindest person in the place`,
        `thank you for the ${ys}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${arrival}Everybody knows that ${H.kinds} like ${ys}. It is one of those things that are known without anybody having looked. And it may well be true, of all the ${H.kinds} there are, except one. ${H.introduced} was very fond of toast, and of rain on a roof. But there was the other thing. "${H.name} ${clause}," it said in the diary.`,
            `${arrival}"${H.name} ${clause}." ${H.introduced} had written it on the last page of the diary. You would only find it if you began from the back. Nobody ever had. It was not a crime. It was just that everybody was so very sure.`,
            `${arrival}Ask anybody what to give ${H.introduced}, and they answered before you had done asking. "${Ys}! ${cap(H.kinds)} love ${them}." It was never looked into. And so nobody knew. "${H.name} ${clause}," it said in one diary, and that was kept under the bed.`,
          ],
          `${arrival}Everybody knows that ${H.kinds} like ${ys}. Only ${H.introduced} did not.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: 'calm' }],
          things: arrivedBy.slice(0, 1),
        },
      },
      {
        text: keeping(MOST, [
          `It began with ${A.introduced}, who was the kindest person in the place. ${A.name} came to the door on ${H.names} first birthday there, with both arms full, and had been up since five. "${Ys}!" said ${A.name}. There is a moment when you can still say it. It is about as long as a breath. "${refrain}," said ${H.name}, and it had gone.`,
          `The first ${ys} came from ${A.introduced}. It is no good telling yourself that kind people ought to know better. They do not. They only have such a warm idea, and they carry it to your door. "I thought of you at once," said ${A.name}. ${H.name} looked at that face. "${refrain}," said ${H.name}. And that was the seed of it.`,
          `"Shut your eyes," said ${A.introduced}, seven years ago, "and hold out your hands." ${H.name} could tell at once by the smell. It was ${ys}. ${A.name} had gone without lunch for a week to buy ${them}. What would you have said? "${refrain}," said ${H.name}. It was well brought up, and it was the first mistake.`,
        ]),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: A, pose: 'reach', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
          things: gift,
        },
      },
      {
        text: keeping(MOST, [
          `A thing like that gets about. "${H.name} was so pleased," said ${A.name}. So ${B.introduced} gave ${ys} as well, and then the postman did, and after that it was simply what you gave. "${refrain}," said ${H.name}, and "${refrain}," and went and leaned on the door of the cupboard under the stairs. Nobody was ever told about the cupboard.`,
          `By the third year it was the whole road. ${B.introduced} came with a wheelbarrow. There ${were} ${ys} for Christmas, and for getting well, and for no reason. "${refrain}," said ${H.name}. There was a cupboard under the stairs, for coats. The coats had moved out. To shut the door you took a run at it.`,
          `"You can't go wrong with ${ys}," said ${B.introduced}, who hated choosing. So nobody chose, and nobody went wrong, and it was ${ys} from one end of the year to the other. ${H.name} grew very quick with the cupboard under the stairs: open, throw, shut, lean. "${refrain}," said ${H.name}, leaning.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'reach', feeling: 'happy' },
            { who: H, pose: 'hold', feeling: 'worried', holds: 'present' },
          ],
          things: gift,
        },
      },
      {
        text: keeping(MOST, [
          `${K.name} only wanted an umbrella. "Not that one!" cried ${H.name}. But ${K.name} had opened it by then, and it took the two of them to get it shut. They sat against it, side by side, and panted. "You must like ${ys} very much," said ${K.name}. "People are so kind," said ${H.name}. "That's an answer to something," said ${K.name}. "But I didn't ask it."`,
          `There is nothing like a child for a cupboard. "What's in there?" said ${K.name}, who had come for an hour and been there for ten minutes. One of the hinges gave a ping. ${H.name} said that it was the house, settling. "It's settling on my foot," said ${K.name}. So ${H.name} told it all, from the first birthday on, and in a whisper.`,
          `"Do you like ${ys}?" said ${K.name}, one wet afternoon. It was not meant to be clever. It was only a question. But it had never been asked in that house. Something under the stairs gave a long creak. "No," said ${H.name}. It was like taking off a shoe that you have worn for seven years. "I never have."`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'stand', feeling: 'curious' },
            { who: H, pose: 'cover', feeling: 'shy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Then tell them," said ${K.name}. They practised. ${K.name} put on ${A.names} voice and held out a cushion. "No, thank you," said ${H.name}, loud and clear. "I don't care for ${ys}." It went perfectly nine times. The tenth time it was not ${K.name}. It was ${A.name}, in the door, with a parcel. "I mean," said ${H.name}, "thank you."`,
          `${H.name} went round to ${A.names}, to say it. ${A.name} was at the table, with a lamp, and a needle, and red eyes. "You were not meant to see," said ${A.name}. It was a cover, to keep ${ys} in. It had taken all winter. It had ${H.name.toUpperCase()} on it in gold thread, with only one mistake. "${refrain}," said ${H.name}. There was really nothing else that you could say.`,
          `It was tried by letter. "Dear ${A.name}," it said, "about the ${ys}." ${H.name} got no further than that by supper. It was sent off by accident, as it was. Next morning ${A.name} was on the step. "I got your note!" said ${A.name}. "You want to know if there are more. Of course there are!" "${refrain}," said ${H.name}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'hug', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `The day before the birthday there came ${B.name}, with a ruler. "I couldn't help hearing that door," said ${B.name}. "What you need is a second cupboard. I could put it in tonight, at the back, where nobody goes. It would hold another seven years." ${H.name} thought about it. Nobody would be hurt. Nobody would ever know. You would only have to go on leaning.`,
          `"I'll tell you what," said ${B.name}, who had worked it out. "You can rent my shed. I've seen how it is with you. You say your thank you, and at night we carry it across. It needn't ever come out." It was a kind offer, and it was cheap. It would go on for ever, and hurt nobody at all. ${H.name} had the pen in one hand already.`,
          `${B.name} knew. ${B.name} had been leaning on the wall when it creaked. "I shan't say a word," said ${B.name}. "You want a lock on that, and then another one like it, upstairs. It's what people do." It would be so easy. It would be thank you, and click, and thank you, and click, until they were all very old.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'point', feeling: 'happy' },
            { who: H, pose: 'think', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They all came to the birthday, in hats. ${A.name} came first, with the largest parcel there had ever been. ${H.name} looked at it, and at the cupboard, and at ${K.name}. "${A.name}," said ${H.name}, "I don't like ${ys}." It fell into the room like a plate. "I like you. I like you more than anybody. But I don't like ${ys}, and I never did, and I've said thank you for seven years." ${H.name} opened the door.`,
          `"Thank you," said ${H.name}, when they had all sat down, "but no." It was not easy to stop, after that. It had been waiting for so long. "It was never the ${ys}. I was so glad that you came. I'd have been as glad of a brown paper bag." And because you ought not to say a thing like that with the door shut, ${H.name} went and opened it.`,
          `It was time to cut the cake. ${H.name} stood up. "I have to show you something," said ${H.name}, "and then you may not want any." ${K.name} took the other side of the handle. The whole seven years came out into the room, one after another, with the ribbons on. "I don't like ${ys}," said ${H.name}, when it was quiet. "I should have said it the first time. I was afraid you'd go."`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'determined' },
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
          things: gift,
        },
      },
      {
        text: keeping(MOST, [
          `Nobody laughed. They stood up to their knees in ${them}, and each of them knew their own paper. ${A.name} picked one up, and turned it over. It was from the first year. "I was up since five," said ${A.name}, to nobody in particular. Then ${A.name} went out, and left the coat on the hook.`,
          `${A.name} went quite white. "All of ${them}?" said ${A.name}. "Even the ones with my best ribbon?" There was nothing to say but yes. ${A.name} nodded, several times, as you do when you are doing a sum. Then the front door shut. It shut very gently. That was the worst of it.`,
          `"I see," said ${A.name}. It was the smallest voice that anybody had heard. One by one they put on their hats, and remembered something they had to do. ${A.name} was the first to go. By four there was nobody left but ${K.name}, and a cake with one slice out of it, and the ${ys}.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: A, pose: 'walk', feeling: 'sad' },
            { who: H, pose: 'stand', feeling: 'sad' },
          ],
          things: gift,
        },
      },
      {
        text: keeping(MOST, [
          `It was a long week. ${H.name} took the coat round twice, and nobody came to the door. "You could say that you were joking," said ${B.name}, over the wall. ${H.name} thought about that as well, on the Wednesday, for quite some time. But it is one thing never to have said it. It is another to put it back.`,
          `Nobody knocked. You do not know how many knocks there are in a week until they stop. "I've lost the best friend I had," said ${H.name}, "for the sake of some ${ys}." "For the sake of not having any," said ${K.name}, who liked to get things right. But ${K.name} came every day, and swept.`,
          `${H.name} wrote three letters and posted none. There was such a lot of room in the house, and nobody in it. "Was it wrong?" said ${H.name}. ${K.name} thought. "It was right," said ${K.name}, "and it was late. It would have been a small thing, seven years ago. It grew, in there."`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Then, one morning, there was a rumble in the road. It was ${A.name}, with a handcart, and a sheet over the handcart. "I have been cross," said ${A.name}. "I was cross until Thursday. Then I went to get something out of my wardrobe, and I couldn't, for all the ${returned}." Off came the sheet. Every one had a label. FROM ${H.name.toUpperCase()}, they said. "I can't bear ${returned}," said ${A.name}.`,
          `In the morning there was somebody on the step, sitting on a trunk. "Open it," said ${A.name}. It was packed to the lid with ${returned}. "You give me one every year," said ${A.name}, "because everybody knows that I collect them. I don't. I was given one, once, and said thank you." ${H.name} sat down on the step as well. "I was so sure," said ${H.name}.`,
          `Next day ${H.name} opened the door to fetch the milk, and could not see the milk. There were ${returned} in front of it. There were ${returned} all down the path. Behind them stood ${A.name}, very red. "That's nothing," said ${A.name}. "There's the attic." And then: "I was going to tell you when you told me. And you did. And I was so ashamed that I went home."`,
        ]),
        scene: {
          time: 'day',
          setting: outside,
          camera: 'wide',
          actors: [
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Did somebody say ${ys}?" It was ${B.name}, looking over the wall. "Nobody ever gives me ${ys}. I get soap. I've got a bath full of soap, and nowhere to wash." After that it could not be stopped. Doors opened all down the road. They brought it all out on the grass, in heaps. ${B.name} had the ${ys}, and cried a little, and the postman turned out to have wanted ${returned} since he was six.`,
          `They could not stop laughing. It was the kind that hurts. People came out to see what it was, and went very quiet, and went in again. Then they came back with armfuls. There was not a house in the road without a cupboard. ${B.name} took all the ${ys}. "All these years," said ${B.name}, "I've only ever had soap."`,
          `"So that's two of us," said ${H.name}. But it was not two. ${B.name} had eleven years of soap. The postman had socks, and the baker had somebody's poems. By evening the whole road was out there on the grass, swapping. ${B.name} walked off with the ${ys}, held very tight, and did not even say goodbye.`,
        ]),
        scene: {
          time: 'day',
          camera: 'wide',
          actors: [
            { who: B, pose: 'cheer', feeling: 'excited' },
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: A, pose: 'cheer', feeling: 'happy' },
          ],
          things: gift,
        },
      },
      {
        text: keeping(MOST, [
          `These days you are asked. "What would you like?" says ${A.name}, a good week before. It turns out to be quite a hard question. "I don't know yet," said ${H.name}, this year. "I've never had to think." So ${A.name} brought an empty box, for whatever it turns out to be. It stands in the cupboard. It is the only thing in there, and it has plenty of room.`,
          `On the eighth birthday ${A.name} came with both hands in both pockets, and stayed until the stars were out. "${refrain}," said ${H.name}, at the door. "I didn't," said ${A.name}. And they both had to hold on to the gatepost.`,
          `There is still a cupboard under the stairs. ${H.name} and ${K.name} sit in it when it rains, with toast, and listen. Sometimes ${A.name} does too. Nobody has to lean on anything. "What are you thinking?" says ${A.name}. And they say.`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
