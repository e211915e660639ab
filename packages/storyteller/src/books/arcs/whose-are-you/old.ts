import type { Told } from '../../arc.ts';
import { keeping, titled } from '../wording.ts';
import type { WhoseAreYou } from './arc.ts';

const MOST = 20;

/** It is hard to say what somebody is like whom one has always known; and harder to stand still when one could run. */
export function old(bound: WhoseAreYou): Told {
  const { small: S, child: K, mum: M, ofIts, She, she, her, large: L, calls, asked, outside, arrival, chance } = bound;
  const [A, B, C] = asked;
  const call = `"${S.says}?"`;
  const refrain = chance.pick(`It was not ${M}, all the same`, `That was not ${M}, for all that`);
  return {
    title: titled(
      chance.pick(
        `what ${M} is like`,
        `one field behind`,
        `whose are you, ${S.name}`,
        `somebody has to stop`,
        `two sorts of feet`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${arrival}It was the beetle's fault. It was green on one side and gold on the other, and it had been going somewhere. ${S.introduced} had only watched it to the end of the leaf. That takes no time at all, if you are watching. When ${S.name} looked up, the whole field was as it had been before. Only ${M} was not in it.`,
            `${arrival}${S.introduced} had been following the right feet since the day they met. It was simple. You looked at the feet, and you went where they went. Then there had been a ditch, and a bit of a scramble, and on the other side there were no feet. "${M} has got lost," said ${S.name}. It was a shock to have to think it.`,
          ],
          `${arrival}${S.introduced} was where ${S.he} had been all morning. ${M} was not.`,
        ),
        scene: { setting: outside, camera: 'wide', actors: [{ who: S, pose: 'look-up', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `${K.name} had heard it from the gate, three times over. ${call} It is not a thing that one can walk past. "Whose are you?" said ${K.name}, getting down on the grass. "${M}'s," said ${S.name}. "And what is ${she} like, so that I know ${her} when I see ${her}?" ${S.name} opened and shut. It was like being asked what water is like. "Big," said ${S.name}, in the end.`,
          `"You had better tell me what I am looking for," said ${K.name}. ${S.name} had never seen ${M} from outside, so to speak. ${M} was what the rest was measured by. Things were as far as ${M} or further. They were as loud as ${M} or less. "Well," said ${S.name}, and tried to be fair, "${she} is big. That's the first thing that one sees."`,
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
          `The biggest in those parts was ${A.introduced}, and ${A.name} did not mind being looked at. ${S.name} went round the whole of it twice. "I'm afraid that I'm only large," said ${A.name}. "I have no little ones. I should have noticed." There was a very great deal of ${A.name}. ${refrain}. When they had gone, ${A.name} had just shut both eyes when somebody else came up and asked a question.`,
          `So they asked at ${A.names}, since one could see it from everywhere. "Big," said ${A.introduced}. "I'm often told so. Do I look at all like ${her}?" ${S.name} looked. ${A.name} turned round, to be helpful, and the light changed. "Not from this side either," said ${S.name}. ${refrain}. "It's a day for asking," said ${A.name}, not long after that, to somebody who had come along the same path.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: S, pose: 'look-up', feeling: 'curious' },
            { who: K, pose: 'point', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"I left out soft," said ${S.name}. "It's not a thing that one sees. It's for the night." The softest person that ${K.name} could think of was ${B.introduced}. "Lean away," said ${B.name}. ${S.name} shut both eyes and leaned. It was very like. It was warm, and it went up and down. But it smelled of somebody else's kitchen. ${refrain}.`,
          `"Big isn't it," said ${S.name}, when they had walked for some time. "${A.name} was as big as anything, and I did not mind going away again. It's more that ${she} is soft." They found ${B.introduced}, who was known for it. ${S.name} was let in under one side. "Stay to supper," said ${B.name}. It was the kindest thing that anyone had said all day. ${refrain}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'sit', feeling: 'calm' },
            { who: S, pose: 'reach', feeling: 'curious' },
            { who: K, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"${She} has a voice," said ${S.name}. "When it's meant for me, I can hear it through a hill." That very moment there was one. "${C.says.toUpperCase()}!" They ran until it hurt. It was ${C.introduced}, at the far gate, who did it every day at four, for the chest. "You came!" said ${C.name}. "People mostly go." ${refrain}. It had not been meant for anybody.`,
          `It was ${K.name} who thought of the voice. "Would you know it?" "In my sleep," said ${S.name}. So they listened, and there were a great many noises, once one did. The loudest of them was ${C.introduced}. "${C.says.toUpperCase()}!" It made the puddles shake. "Is it that?" said ${K.name}. ${S.name} could not even say no. ${refrain}.`,
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
          `After that they simply went on. They did the long field and the short one, and the place with the nettles, twice. "I said it wrong," said ${S.name}. "I said big and soft and loud, and we found them, all three, and they were somebody else." It was getting late. One can be so tired that even the beetles look like people who are going home.`,
          `By evening they knew each gate by its squeak. ${S.name} had stopped saying what ${M} was like. All of it was true, and none of it was any use. "${She} knows what I like," said ${S.name}, quite low. "${She} knows when." That was nearer than anything so far. But one cannot ask in a field for somebody who knows when.`,
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
          `${K.name} was looking at the mud. There were their own feet in it, from the first time round, going north. On top of the small ones there was another sort, large and in a hurry. Those were going north as well. "How long has ${she} been looking for you?" said ${K.name} slowly. "Since the beetle," said ${S.name}. "Then we are both right," said ${K.name}, "and that's what's wrong."`,
          `"Let me think," said ${K.name}. "You are looking for ${her}. So you go where you haven't been. And where does ${she} go?" "Where I am," said ${S.name}. "And when ${she} gets there?" It went quiet. "I've just gone," said ${S.name}. It was the first thing that had made sense all day. It was so simple that it was dreadful.`,
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
          `"Somebody has to stop," said ${K.name}. "${She} won't. So it's us." There were two more fields before dark. They could still have done both. ${S.name} looked at them, and every bit of ${S.name} wanted to run. "What if ${she} is in that one?" "Then ${she} will hear you in this one. You stay where you are, and you call. It's the rule." It was the longest hour that ${S.name} ever sat through.`,
          `To look is a thing that one can do. To stay is only a thing that one doesn't stop doing. "I might miss ${her}," said ${S.name}. "${She} might be just over there." "${She} might," said ${K.name}. "That is why." They sat down in the middle of the path, where anybody would fall over them. ${S.name} held on to the grass with everything there was to hold with.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: S, pose: 'sit', feeling: 'determined' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${call} They counted to thirty. ${call} A star came out, and had nothing to say. ${call} "Not so polite," said ${K.name}. So ${S.name} took in all the air there was, and let it go. One field behind, the dark stood up on its feet. "${calls}!" It was not so loud as ${C.names}. It was meant.`,
          `They took it in turns to listen. ${call} Nothing. ${call} A dog, a long way off, with troubles of its own. ${call} It got smaller each time. And then from behind, from just where they had come from, somebody said it back. "${calls}!" ${K.name} had heard louder that day. But all the hair stood up on ${K.names} arms.`,
        ]),
        scene: {
          time: 'night',
          camera: 'close',
          actors: [
            { who: S, pose: 'shout', feeling: 'excited' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Then came the big ${L.kind}, who did not open the gate so much as arrive through it. One could not have said if ${she} was big. One could not have said anything. There was a sort of knot in the road, and a noise from inside it. "I said small," said the big ${L.kind}, in the end, "and soft, and not very loud. They all said that you had just gone." "We had," said ${S.name}.`,
          `It was the big ${L.kind}, with mud to the neck and a nettle behind one ear. "You," ${she} said. "You," said ${S.name}. They went over it again, to be sure. ${K.name} looked at the sky for a bit. "${A.name} told me that you were looking for somebody large," said the big ${L.kind}. "I never thought of it as me."`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: L, pose: 'hug', feeling: 'happy' },
            { who: S, pose: 'hug', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They walked home under the stars, by the short way, which had been there the whole time. "So what is your ${ofIts} like?" said ${K.name}, at the last gate. ${S.name} had had all day to think about it. "Like that," said ${S.name}, and went in underneath. In the morning there were two sorts of feet in the mud. The small ones went off to one side, by a leaf, and stopped. So had the large ones.`,
          `${K.name} was in bed when it came, from across the fields. ${call} It was no louder than a gate. And before one could have counted one, it was said back. There was nothing the matter. It was only to see if it still worked. ${K.name} lay there and thought who it was that always knew when. Then ${K.name} called out, not very loud, to see. "Yes?" said somebody, at once.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: S, pose: 'walk', feeling: 'calm' },
            { who: L, pose: 'walk', feeling: 'calm' },
            { who: K, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}
