import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { withGrownUp } from '../with-grown-up.ts';
import { noiseOf } from './ball.ts';
import { titles } from './frogs-titles.ts';

/** For the oldest it is the great game of the year, and there is somebody beside whom one is sure to be found. */
export function old(from: Going): Told {
  const going = withGrownUp(from);
  const { A, B, a, b, comesToo, chance, company } = going;
  const { noise, them } = noiseOf(going);
  const S = company.person('Mr Tring', 'grandparent');
  const s = S.name;
  return {
    title: titled(chance.pick(...titles(noise))),
    refrain: noise,
    pages: [
      page(
        { setting: 'pond', camera: 'wide', actors: everybody(going, 'stand', 'happy') },
        `Once a year the whole street played hide and seek, round the pond. Whoever was found last got the tin cup. ${A.introduced} had won it three times, by being quiet. ${B.introduced} had been found first three times, by giggling.${comesToo} "How do you do it?" said ${b}. "I think of a stone," said ${a}. In the pond the frogs went on as always. "${noise}"`,
        `There are people who can be quiet and people who can't. ${A.introduced} could be so quiet that flies sat down there. For three years running that had won the tin cup, which is for whoever is found last. ${B.introduced} came first every year, that is, first to be found.${comesToo} "How do you do it?" said ${b}, who had to giggle. "I think of a stone," said ${a}. "${noise}" said the frogs in the pond, who cannot be quiet either.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'calm'), seen(A, 'hold', 'surprised', 'cup')] },
        `It was ${s} who looked for everybody. ${s} was old, and did not see much, but had ears like a bat. "Drink up," said ${s}, "and then I count to a hundred." ${a} drank up, rather fast, because of being excited. "${noise}" The frogs had not said it. A hundred heads turned. "Oh no," said ${a}.`,
        `${S.introduced} was the one who looked. In fact ${s} listened, and then walked straight up to you. There was a glass of juice for all who took part. ${a} drank it in one go, with both eyes on the cup. "${noise}" It was as loud as a door. "Bless me," said ${s}. "I heard that one in my knees." ${a} had ${them}, on the one day of the year.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'worried'), seen(B, 'hide', 'worried')], things: ['tree'] },
        `They had one round first, that didn't count. ${a} stood behind the fattest tree there was. Nothing showed. "${noise}" said the tree. "That's one," said ${s}, who had not yet turned round. A bit further on there was a giggle. "And that's two," said ${s}.`,
        `There was a round for practice. ${a} took the fat tree, thought of a stone, and was as good as not there. "${noise}" "Good morning, ${a}," said ${s} from the other end of the field. It had taken four seconds. Behind the next tree ${b} could not help it. "And good morning, ${b}," said ${s}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'hold', 'calm', 'cup')] },
        `Then everybody was kind to ${a}, all at once. "Don't breathe," they said, and it came twice as loud. "Drink upside down." That got into the nose. Somebody said "Boo!" from behind, and somebody else did. "I'm used to it," said ${b}, drying ${a} with a sleeve. "Being first isn't so bad. You get to sit with the sandwiches."`,
        `They tried what people try. ${a} did not breathe until there were spots. ${a} drank from the wrong side of the glass, and most of it went down the front. Nine people said "Boo!" "${noise}" said ${a} to each. "You can sit with me," said ${b}. "By the sandwiches. I know how to do it, being found." It was meant well. It was terrible.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'think', 'sad'), seen(S, 'stand', 'happy')] },
        `The bell rang for the real one. ${s} shut both eyes, and everybody ran. ${a} did not know where to. It was no use to be behind a thing, or in it, or under it. It was no use to be anywhere that was quiet. "${noise}" said ${a}, and by the water something answered. "${noise}" And ${a} stood quite still.`,
        `"One," said ${s}, "two, three." All round there was the sound of people getting into things. ${a} stood in the middle of the field like a post. Wherever it was quiet, there would be one noise, and that would be ${a}. "${noise}" "${noise}" "${noise}" Two of those had not been ${a}. They had come from the pond.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'excited')] },
        `The reeds stood as high as a door. Behind them was a dry place, just big enough. There was a frog to the left, and a frog to the right, and they were all at it. "${noise}" said ${a}. "${noise}" said the pond, as if it had been asked. You couldn't have told them apart with a list. ${a} sat down and nearly laughed.`,
        `At the edge there was a flat dry stone with reeds all round. ${a} got in there at seventy. It was like sitting in a machine. "${noise}" it went, in front and behind, high ones and low ones. And when ${a} did it there was only one more. It was the best place that anybody had ever found.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'run', 'worried'), seen(A, 'hide', 'worried')] },
        `"Eighty-eight," said ${s}. The reeds shook. It was ${b}, who had been to four places and giggled in all of them. "Can I come in?" said ${b}. There was room, if you held in your knees. But a frog doesn't giggle. Alone in the reeds, ${a} would have the cup for the fourth time. ${a} looked at ${b}. "${noise}" said ${a}. "Come in."`,
        `At ninety a face came through the reeds. "Is there room?" whispered ${b}. There was. There was room for two, and for no giggle whatever. ${s} would hear it at once, and it would be the sandwiches for both of them. ${b} saw all that in ${A.names} face. "Never mind," said ${b}. "I'll go and be first." It was the way that it was said. "Get in," said ${a}, "quick."`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'walk', 'determined')] },
        `"A hundred!" ${s} went off with a bent head, and listened. One was found in a barrel, by a cough. Two were found up a bank, by a whisper. They came and came, and sat down by the sandwiches. In the reeds ${a} had one arm round ${b}, to keep it in. It was no good. You could feel the giggle come up, like the water in a kettle.`,
        `Then it was quiet, but for the frogs. ${s} walked about and picked people up like apples. "Tom, by the way you breathe. Anna, your shoes squeak." Soon there was a long row on the bank. "Two more," said ${s}, and turned to the pond. Beside ${a}, very softly, ${b} had begun to shake.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(S, 'stand', 'curious'), seen(A, 'hide', 'scared'), seen(B, 'hide', 'scared')],
        },
        `${s} came right up to the reeds. "${noise}" said ${a}. "Frog," said ${s}. "${noise}" "Frog." And then ${b} giggled. It came out high and quick, through the nose, and ran all over the water. They shut their eyes. "Duck," said ${s}, and walked on.`,
        `The boots of ${s} stood an arm away. "${noise}" "That's a frog," ${s} told the others. "I know my frogs." "${noise}" "And that's its brother." Then it got out. ${b} had both fists in the way. It got out all the same, with a squeak at the end. "And that," said ${s}, "is a duck."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(S, 'shout', 'surprised'), seen(A, 'stand', 'proud'), seen(B, 'stand', 'proud')],
        },
        `They were called for till the sandwiches were gone. "I give up!" shouted ${s}, at last. So the frog stood up, and the duck stood up, with their feet asleep. Nobody said anything for a moment. "I had my hand on you," said ${s}. "I said it to your face. Frog!" And ${s} laughed so that somebody had to bring a chair.`,
        `In the end ${s} had to give up, and that had not happened in eleven years. The reeds opened. Out came ${a}, rather green, and behind came ${b}, who was crying with it by now. "The duck!" said ${s}. "And I know my ducks!" People who had been found by their breathing came up to have a look at ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'cup'), seen(B, 'hold', 'proud', 'cup')] },
        `There was one cup. ${a} had three like it on a shelf, and they were all the same. "You were found last," said ${a}. "I stood up first." "By half a second," said ${b}. "That counts," said ${a}. ${b} took it, and looked in, and there was nothing to giggle at. It was only tin. ${b} held it all the way home.`,
        `They had to break the rule, since they had stood up together. "Half a year each," said ${s}. "You begin," said ${a} to ${b}. "I know what it looks like." ${b} had never held it. It was lighter than you would think. "It's got a dent," said ${b}, and was quite unable to say anything else.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'surprised')] },
        `Only then did they notice it. "You've stopped," said ${b}. It had gone somewhere between the duck and the cup. They sat on the step and listened to how quiet ${a} was. "Teach me the stone," said ${b}. "You think of it," said ${a}, "and then you are it." ${b} shut both eyes, and thought of a stone, for quite a time. "${noise}" said ${b}.`,
        `It was on the way home that ${a} said, "Listen." They listened. There was the wind, and far behind them the pond. "I can't hear anything," said ${b}. "That's what I mean," said ${a}. "It's over." They drank to that, out of the tin cup, with what was left of the juice. ${b} had the bigger half, and drank it rather fast. "${noise}"`,
      ),
    ],
  };
}
