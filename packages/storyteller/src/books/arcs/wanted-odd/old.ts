import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { WantedOdd } from './arc.ts';
import { nuisances } from './nuisances-more.ts';
import { othersTry } from './others-try.ts';

const MOST = 20;

/** There is somebody who does not know, and being of use would tell. */
export function old(bound: WantedOdd): Told {
  const { hero: H, child: K, neighbour: A, newcomer: B, odd, words, home, undersea, spokenOf, refrain, chance } = bound;
  const at = (setting: typeof home): typeof home => (undersea ? 'undersea' : setting);
  const [first, second] = odd.nuisances;
  return {
    title: titled(
      chance.pick(
        `what ${B.name} did not know`,
        `the right place for ${H.name}`,
        `six quiet days and ${H.name}`,
        `${H.name}, of all people`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `If you asked the way to ${H.introduced}, people told you something else first. "${H.name} ${words.clause}," they said, and sighed. It was a nuisance, and nobody could do anything about it. Then they told you the way.`,
            `There was only one odd thing about ${H.introduced}, and it was the one that everybody knew. "${H.name} ${words.clause}," they would say, and roll up their eyes. In all other ways there was nobody you would sooner have next door.`,
            `In most ways ${H.introduced} was just like the others. "But ${H.name} ${words.clause}," said ${A.theKind}. It did no harm to anybody. It was only that it got in people's way, and they said so.`,
          ],
          `Everybody knew ${H.name}. "${cap(words.clause)}," they would say, and roll up their eyes. In all other ways there was nobody you would sooner have next door.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: 'calm' }],
          things: spokenOf ? [spokenOf] : [],
        },
      },
      {
        text: keeping(
          MOST,
          nuisances(odd, 0, 'old', words).map((each, n) =>
            n === 0 ? `${each} "${refrain}," they said.` : `${each} "${refrain}," said everybody.`,
          ),
        ),
        scene: {
          setting: at(first.at),
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: A, pose: 'cover', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          nuisances(odd, 1, 'old', words).map((each, n) =>
            n === 0 ? `${each} "${refrain}," they said.` : `${each} "${refrain}," said everybody.`,
          ),
        ),
        scene: {
          setting: at(second.at),
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: A, pose: 'point', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `"${refrain}" is a small thing to be told. But ${H.name} was told it in one place after another. So in the end ${H.he} stayed at home with a book, where ${H.he} was in nobody's way. By the third day ${H.he} could have screamed.`,
          `${H.name} went to ask if there was anything that you could take for it. "Does it hurt you?" they said at the chemist's. "No," said ${H.name}. "It only bothers other people." They had things for coughs, and things for corns. They had nothing for that.`,
          `So ${H.name} drew a plan of the town, and crossed out all the places where nobody wanted ${H.him}. When that was finished there was one place left. It was under the bridge, and it was rather wet.`,
        ],
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: [
          `That week ${B.introduced} moved in next door. "One must watch out for odd neighbours, I'm told," said ${B.name}. "But you're no trouble at all, are you?" ${H.name} was so pleased to hear it that ${H.he} did not tell. For six whole days ${H.he} was careful, and held it in, and ${B.name} never noticed anything.`,
          `Then ${B.introduced} moved into the house across the way, and nobody had told ${B.name} about ${H.name}. "What a nice quiet neighbour," said ${B.name}, over the hedge. Nobody had ever called ${H.name} that. It was like being handed a new coat. So for six whole days ${H.name} was careful, and held it in.`,
          `That was the week that ${B.introduced} came to live next door. ${B.name} knew nothing about it. "I've been told there is somebody odd in this road," said ${B.name}, on the first evening. "I'm so glad it's you that I've got." ${H.name} did not say a word. For six days ${H.he} was as careful as an egg.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: B, pose: 'wave', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'shy' },
          ],
        },
      },
      {
        text: [
          `${K.name} found ${H.name} lying behind the sofa. "Are you ill?" "I'm tired," said ${H.name}. "It's hard work, not doing it. ${B.name} thinks I'm like everybody else, and has asked me to supper on Monday." ${K.name} lay down as well. "I like it when you do it," said ${K.name}.`,
          `"Does ${B.name} know?" said ${K.name}, who did, and had never minded. "No." "Are you going to say?" ${H.name} looked across the road, where somebody was hanging up curtains and waving. "I'd like to have one person who doesn't roll up their eyes," said ${H.name}. "Just one. I'm asked to supper there on Monday, with a napkin."`,
          `"You look tired," said ${K.name}. "It's hard work," said ${H.name}, "being easy." They could see ${B.name} through the window, laying a table for two. "I'm asked to supper on Monday," said ${H.name}. "By the front door. With a napkin. I've only got to last until then."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'curious' },
            { who: H, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: odd.need.old.map((each) => each(words)),
        scene: { setting: at(odd.at), camera: 'wide', actors: [{ who: B, pose: 'stand', feeling: 'worried' }] },
      },
      {
        text: othersTry(odd, 'old', words),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'reach', feeling: 'worried' },
            { who: B, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `Only ${H.name} could help now. But then ${B.name} would see what ${H.name} was really like, and there would be no supper on Monday. "If I do it," said ${H.name}, "they'll all sigh at me again." "I won't," said ${K.name}. ${H.name} thought for one more moment, and stepped forward.`,
          `${K.name} looked at ${H.name}, and did not say anything. They both knew who could help. But then ${B.name} would know everything, and would not want such a neighbour. ${H.name} thought of the supper on Monday, and of the nice things that ${B.name} had said. Then ${H.he} stood up.`,
          `"You don't have to," said ${K.name}, very low. That was true. If ${H.name} kept still, nobody would ever find out, and there would be supper on Monday. But then nobody would help ${B.name}. "Well," said ${H.name}, "it was a nice six days."`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'think', feeling: 'worried' },
            { who: K, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: odd.moment.old.map((each) => each(words)),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'determined' },
            { who: B, pose: 'look-up', feeling: 'surprised' },
          ],
          things: odd.things,
        },
      },
      {
        text: [
          `"You might have told me," said ${B.name}. "I've been living next door to that for a week, and I thought I was in a quiet road." ${H.name} looked at the ground. "I moved away from a quiet road," said ${B.name}. "Nothing ever came over the hedge. Would you mind very much not being careful?"`,
          `"So it's you," said ${B.name}, in the end. "The odd one they told me about." "Yes," said ${H.name}. "I ought to have said so." ${B.name} looked for a long time, and did not sigh at all. "I've had that table laid since Tuesday," said ${B.name}. "I thought you were so quiet that you might not like me."`,
          `${H.name} waited for it to come, the look that you get. ${B.name} had both eyes shut, and they were wet. "And I have been tiptoeing about," said ${B.name}, "for six days, so as not to upset you. I didn't even put the kettle on after eight." Then they both began to laugh, and could not be stopped.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: odd.last.old.map((each) => each(words)),
        scene: {
          setting: home,
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: B, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}
