import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { WhoseAreYou } from './arc.ts';

const MOST = 14;

/** Three who are something like her, and she is one field behind the whole way. */
export function middle(bound: WhoseAreYou): Told {
  const { small: S, child: K, mum: M, ofIts, She, she, her, large: L, calls, sized, asked, outside, chance } = bound;
  const { arrival } = bound;
  const [A, B, C] = asked;
  const call = `"${S.says}?"`;
  const refrain = chance.pick(`But it was not ${M}`, `It was very good, but it was not ${M}`, `Only it was not ${M}`);
  const gone = (who: string): string =>
    chance.pick(
      `"How odd," said ${who}, when they had gone. "That's two in one day."`,
      `"Wait," said ${who}. "Somebody else came asking." But they were round the corner.`,
      `Something rustled where they had come from. Only ${who} saw who it was.`,
    );
  return {
    title: titled(
      chance.pick(
        `whose are you, ${S.name}`,
        `one field behind`,
        `big and soft and loud`,
        `it was not ${M}`,
        `stay, said ${K.name}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${arrival}${S.introduced} had stopped to look at a beetle. It was a short look. But when it was over, there was the beetle, and there was no ${M}. ${call} said ${S.name}. The beetle did not know either.`,
            `${arrival}There had been two of them that morning. ${S.introduced} had followed the right feet, as always. Then ${S.name} looked up, and they were somebody else's feet. ${call} said ${S.name}.`,
            `${arrival}It was not ${S.introduced} who was lost. ${S.name} was here. It was ${M} who was not. ${S.name} called, quite politely. ${call} Nobody said it back.`,
          ],
          `${arrival}${S.introduced} was here, and ${M} was not.`,
        ),
        scene: { setting: outside, camera: 'wide', actors: [{ who: S, pose: 'look-up', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `"Whose are you?" said ${K.name}, and knelt down. "${M}'s." "And what is your ${ofIts} like?" ${S.name} thought. There was so much of ${her} to say. "Big," said ${S.name}.`,
          `${K.name} had heard it from the road. "I'll look with you," said ${K.name}. "But I don't know ${her}. What do I look for?" ${S.name} had never had to say. "Somebody big," said ${S.name}.`,
          `"Don't cry," said ${K.name}. "We'll ask. What is ${she} like?" Nobody had ever asked ${S.name} that. ${She} was like ${M}. "${She} is big," said ${S.name}, in the end.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'kneel', feeling: 'calm' },
            { who: S, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `The biggest one about was ${A.introduced}. ${S.name} walked all round, which took some time. "Are you sure that you're not ${her}?" said ${S.name}. "I'm only large," said ${A.name}. ${refrain}. ${gone(A.name)}`,
          `So they went to ${A.introduced}, who was big from every side. ${S.name} looked up, and up. "No," said ${A.name}, kindly. "I would have remembered you." ${refrain}. ${gone(A.name)}`,
          `"Big?" said ${A.introduced}. "You've come to the right place." And ${A.name} stood up, to show them. It went on for a while. It was the biggest thing that ${S.name} had ever seen. ${refrain}. ${gone(A.name)}`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: S, pose: 'look-up', feeling: 'curious' },
            { who: K, pose: 'point', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"I left out soft," said ${S.name}. So they tried ${B.introduced}. ${S.name} leaned, with both eyes shut. "You may stay as long as you like," said ${B.name}. It was lovely. ${refrain}. ${gone(B.name)}`,
          `"Big and soft," said ${S.name}. "Mostly soft, at the side." ${B.introduced} was soft at all sides. "Go on," said ${B.name}, "have a lean." ${S.name} had one. ${refrain}. ${gone(B.name)}`,
          `"What else is ${she}?" said ${K.name}. "Soft," said ${S.name}, "to be under." They asked ${B.introduced}. It was warm under there, and it smelled of somebody else. ${refrain}. ${gone(B.name)}`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'sit', feeling: 'happy' },
            { who: S, pose: 'reach', feeling: 'curious' },
            { who: K, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"And ${she} has a voice," said ${S.name}. "You can hear it through a hill." Just then they heard one through a hill. They ran. It was ${C.introduced}, practising. "${C.says.toUpperCase()}!" ${refrain}.`,
          `"${C.says.toUpperCase()}!" said something, so that the leaves shook. "That's loud enough," said ${K.name}. They ran the whole way. ${C.introduced} was very pleased that anyone had come. ${refrain}.`,
          `"Is ${she} loud?" said ${K.name}. "When I am far away," said ${S.name}. The loudest they could find was ${C.introduced}. "${C.says.toUpperCase()}! Was that it?" said ${C.name}. "Shall I do it again?" ${refrain}.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: C, pose: 'shout', feeling: 'happy' },
            { who: S, pose: 'cover', feeling: 'surprised' },
            { who: K, pose: 'run', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `By then they had been over every field there was. ${S.names} feet would not do another. "We've looked in all the places," said ${S.name}. "${She} is in none of them." The sun had got quite low.`,
          `${S.name} sat down in the middle of the path. There is a sort of tired that starts at the feet and ends at the eyes. "I want the real one," said ${S.name}.`,
          `"That's everybody," said ${K.name}, and sat down too. They had walked so far that they knew the gate. They had been at it this morning. ${S.name} leaned on ${K.name}, and was sniffing.`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'close',
          actors: [
            { who: S, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"What is ${she} doing now?" said ${K.name}. "Looking for me," said ${S.name}. That was easy. "Walking?" "All over." "So we walk, and ${she} walks," said ${K.name}. "Then somebody must stop. Let it be us."`,
          `Then ${K.name} saw the path. There were small feet in it, going along. And on top of the small feet there were others. "${S.name}," said ${K.name}. "Don't go anywhere at all."`,
          `"When I am lost," said ${K.name}, "I stay where I am, and I call. That's the rule." "Why?" said ${S.name}. "So that there's only one of us moving." They both thought about that.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'think', feeling: 'surprised' },
            { who: S, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It is hard to stay when you want to run. ${S.name} held on to a tuft of grass. ${call} They waited. ${call} A leaf came down. ${call} And then, one field behind: "${calls}!"`,
          `They sat as still as two stones. "Now," said ${K.name}. ${call} It was small, and it wobbled. Nothing. "Again." ${call} And something far off said it back, only larger. "${calls}!"`,
          `So ${S.name} stayed, and called, and stayed. ${call} Count to ten. ${call} Count to ten. At seven the whole hedge said "${calls}!" ${S.name} forgot what comes after seven.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: S, pose: 'shout', feeling: 'excited' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Out of the hedge came the big ${L.kind}. ${sized} And ${she} was soft, and ${she} was loud, and ${she} was ${M}. ${S.name} went in under ${her}, head first. Nothing stuck out but the end.`,
          `It was the big ${L.kind}, and ${she} did not stop for the gate. ${sized} "That's ${her}," said ${S.name}. Nobody needed telling. They could not see for a while which was which.`,
          `There ${she} was, the big ${L.kind}. ${sized} "You didn't say ${she} was like that," said ${K.name}. "I did," said ${S.name}, from underneath. "I said big. I said soft. I said it all."`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: L, pose: 'hug', feeling: 'happy' },
            { who: S, pose: 'hug', feeling: 'happy' },
            { who: K, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `The big ${L.kind} had been to ${A.name}, and to ${B.name}, and to ${C.name}. "Small, I told them," ${she} said. "Soft. And not very loud." "We were only ever just in front of you," said ${K.name}.`,
          `"I asked for somebody small," said the big ${L.kind}. "They all said, just gone." "They all told us nothing," said ${S.name}. "You were very quick," said ${M}. "You were very slow," said ${S.name}.`,
          `"I have been one field behind you since breakfast," said the big ${L.kind}. "Why did you run?" "I was looking for you." "So was I," ${she} said. They had to laugh. It was a good thing that somebody had stopped.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: L, pose: 'sit', feeling: 'calm' },
            { who: S, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They went home the short way, and there were two sorts of feet in the mud. The small ones kept between the large ones. ${call} said ${S.name}, now and then, half asleep. "${cap(L.says)}," said the big ${L.kind}. Still there.`,
          `That night ${K.name} lay and listened. Far away somebody said ${call} And somebody said it back at once, only larger. It was just to see if it worked.`,
          `"Whose are you?" said ${K.name}, last thing, over the gate. "${M}'s," said ${S.name}, out of the dark. It was very soft in there. It was rather big as well. It was not loud at all.`,
        ]),
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [
            { who: S, pose: 'sleep', feeling: 'calm' },
            { who: L, pose: 'sit', feeling: 'calm' },
            { who: K, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}
