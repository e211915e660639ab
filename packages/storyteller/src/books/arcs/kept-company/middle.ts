import type { Told } from '../../arc.ts';
import { cap, keeping } from '../wording.ts';
import type { KeptCompany } from './arc.ts';
import { stateOf } from './moods.ts';

const MOST = 14;

/** One who makes a biscuit last all morning is the only one who has time to sit down. */
export function middle(bound: KeptCompany): Told {
  const { hero: H, child: K, grownUp: G, neighbours, mood, word, tries, refrain, home, way, slow, chance } = bound;
  const [A, B] = neighbours;
  const [one, two] = tries;
  const state = stateOf(bound);
  const like = chance.pick(...mood.like);
  const aSlow = `a ${slow.said}`;
  const after = chance.pick(...mood.after);
  return {
    title: chance.pick(
      `${H.name} and the Slowest ${cap(slow.said)}`,
      `Nobody Cheered Up ${H.name}`,
      `${K.name} Took All Day`,
      `The Last Crumb`,
      `${K.name} Sat Down`,
      `What ${H.name} Said When Nobody Asked`,
    ),
    refrain,
    pages: [
      {
        text: [
          `${K.name} was slow at most things. One ${slow.said} could last ${K.name} all morning. "We haven't got all day," said ${G.name}. ${K.name} always thought that they had.`,
          `It took ${K.name} all morning to eat ${aSlow}. "Hurry up," said ${G.name}, quite kindly. But ${K.name} could not hurry.`,
          `"Are you still on that ${slow.said}?" said ${G.name}. It was nearly lunch. "I'm on the second side," said ${K.name}. ${K.name} never did anything fast.`,
          `Some people are quick, and some are ${K.name}. ${cap(aSlow)} took from breakfast until noon. "Why are you so slow?" said ${G.name}. "It tastes longer," said ${K.name}.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'calm' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
          things: [slow.thing],
        },
      },
      {
        text: keeping(
          MOST,
          mood.signs.flatMap((sign) => [
            `That day ${H.introduced} ${state}. ${sign} "${H.says}," said ${H.name}.`,
            `Now one day ${H.introduced} ${state}. ${sign} "${H.says}," said ${H.name}, to nobody.`,
          ]),
          `This is ${H.introduced}. ${mood.signs[0]} "${H.says}," said ${H.name}.`,
        ),
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'sit', feeling: mood.feeling }] },
      },
      {
        text: [
          `"${mood.call}" said ${A.introduced}. ${A.name} ${one[0]}, ${one[1]}. "${refrain}," said ${H.name}.`,
          `${A.introduced} knew just what to do. ${A.name} ${one[0]}, ${one[1]}. "${refrain}," said ${H.name}.`,
          `"What you need," said ${A.introduced}, "is me." ${A.name} ${one[0]}, ${one[1]}. "${refrain}," said ${H.name}.`,
          `It was ${A.introduced} who saw it first. "${mood.call}" Then ${A.name} ${one[0]}, ${one[1]}. "${refrain}," said ${H.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'jump', feeling: 'excited' },
            { who: H, pose: 'sit', feeling: mood.feeling },
          ],
        },
      },
      {
        text: [
          `"You are doing it wrong," said ${B.introduced}. ${B.name} ${two[0]}, ${two[1]}. "${refrain}," said ${H.name}.`,
          `Then ${B.introduced} had a turn. ${B.name} ${two[0]}, ${two[1]}. "${refrain}," said ${H.name}, a little louder.`,
          `"Stand aside," said ${B.introduced}. "This never fails." ${B.name} ${two[0]}, ${two[1]}. "${refrain}," said ${H.name}. It had failed.`,
          `"Is that all you did?" said ${B.introduced} to ${A.name}. And ${B.name} ${two[0]}, ${two[1]}. "${refrain}," said ${H.name}, from further down.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: B, pose: 'dance', feeling: 'excited' },
            { who: A, pose: 'stand', feeling: 'curious' },
            { who: H, pose: 'cover', feeling: mood.feeling },
          ],
        },
      },
      {
        text: [
          `So they did all of it, both at once, with hooting. Now ${H.name} was ${word} and had a headache. "${H.says.toUpperCase()}!" "We can't help you," said ${A.name}. And off they went.`,
          `After that they did everything again, but faster. "${H.says.toUpperCase()}!" said ${H.name}. You could hear it in the next valley. "Well!" said ${B.name}. "Some people do not want to be helped." And off they went.`,
          `They had a meeting about it, and the meeting was loud. Then they tried the lot, from the top. "${H.says.toUpperCase()}!" said ${H.name}. That made it worse. "We were only helping," said ${B.name}. And they went to help somebody else.`,
          `"Perhaps if we both push," said ${A.name}. They pushed, with songs and jokes and shouting. It was much too loud. "${H.says.toUpperCase()}!" said ${H.name}. ${A.name} looked at ${B.name}. It was time to go home.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'shout', feeling: mood.feeling },
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: B, pose: 'cover', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `${K.name} came last, ${way ? `${way.said}, ` : ''}with ${aSlow}. ${K.name} sat down. "Well?" said ${H.name}. "What are you going to do?" "Eat this," said ${K.name}.`,
          `Last of all came ${K.name}${way ? `, ${way.said}` : ''}. ${K.name} had ${aSlow}, and sat down to it. "Aren't you going to start?" said ${H.name}. "I have started," said ${K.name}. "It's ${aSlow}."`,
          `By and by somebody sat down. It was ${K.name}${way ? `, who had come ${way.said}` : ''}. There was no joke. There was only ${aSlow}. "When is your turn?" said ${H.name}. "This is it," said ${K.name}, and bit it.`,
          `${K.name} had set out with the others, and was only just there${way ? `, ${way.said}` : ''}. ${K.name} had ${aSlow}, and no plan. "Is it a trick?" said ${H.name}. "It's lunch," said ${K.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'sit', feeling: 'calm', holds: slow.thing },
            { who: H, pose: 'sit', feeling: mood.feeling },
          ],
          things: way ? [way.thing] : [],
        },
      },
      {
        text: [
          `For a long time they only sat, and ${K.name} ate. "What is it like, to be ${word}?" said ${K.name}. ${H.name} had to think. Nobody had asked. "${like}," said ${H.name}. "I've had that," said ${K.name}.`,
          `${K.name} did not tell a joke. ${K.name} only sat there. "What does it feel like?" said ${K.name}. "${like}," said ${H.name}. ${K.name} nodded, and chewed. "How big?" "It was bigger this morning."`,
          `${K.name} chewed, and asked no questions. So in the end ${H.name} began to tell. "${like}." "Does it move about?" said ${K.name}. "It stays on this side." So ${K.name} moved round to that side.`,
          `"You needn't tell me," said ${K.name}. So ${H.name} told. "${like}," said ${H.name}. ${K.name} thought about it for four whole bites. "Mine comes in the afternoons," said ${K.name}.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'think', feeling: 'curious' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `Then they both looked at an ant. It was a very small ant, a long way from home. When it had gone, ${H.name} was hardly ${word} any more. "${H.says}," said ${H.name}, to see. It came out so small that they both laughed.`,
          `${K.name} broke the last bit in two. They made it last. "${H.says}," said ${H.name}, at the end of it. "${H.says}," said ${K.name}, just the same. It is hard not to laugh at your own noise.`,
          `The sun got low. ${K.name} had come to the best part, the middle. It went in two. They ate it without a word. Then "${H.says}!" said ${H.name}, like a hiccup. And then they both began to laugh.`,
          `"Listen," said ${K.name}. There was nothing to hear. They heard all of it. It was so nice that ${H.name} said "${H.says}" by mistake. It did not sound ${word} at all, and they laughed.`,
        ],
        scene: {
          camera: 'medium',
          time: 'sunset',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `The others came back with a bigger plan. They stopped. "What did you do?" said ${A.name}. "Nothing," said ${K.name}. "It took all day."`,
          `"It's better!" said ${B.name}, who had come back for a hat. "Which one of us was it?" ${K.name} thought about that. ${K.name} was still thinking when they left.`,
          `${A.name} and ${B.name} looked in on the way home. "It worked!" said ${A.name}. "What did?" said ${B.name}. They both looked at ${K.name}. ${K.name} had nothing to show but crumbs.`,
          `"Was it a song?" said ${A.name}. "I sat down," said ${K.name}. "And then?" said ${B.name}. "Then I stayed," said ${K.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: B, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'sit', feeling: 'calm' },
            { who: H, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `${after} It got dark in no hurry at all. One crumb was left. ${H.name} is keeping it, for the next time.`,
          `${after} They said good night twice, because once was over too soon. And where ${K.name} had sat, there was one crumb. ${H.name} looked after it.`,
          `${after} "Will you come again?" said ${H.name}. "I haven't gone yet," said ${K.name}. Then it was night. They waved until they could not see each other.`,
          `${K.name} went home as slowly as one can, with a wave at every corner. ${after} ${H.name} counted the waves. Then there was one crumb to look at, and it lasted until morning.`,
        ],
        scene: {
          camera: 'close',
          time: 'night',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: K, pose: 'wave', feeling: 'sleepy' },
          ],
        },
      },
    ],
  };
}
