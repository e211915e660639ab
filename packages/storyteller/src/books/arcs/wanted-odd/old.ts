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
            `If you asked the way to ${H.introduced}, people told you something else first. "${H.name} ${words.clause}," they said. They said it as one says that a gate sticks. Then they told you the way.`,
            `There was only one odd thing about ${H.introduced}, and it was the one that everybody knew. "${H.name} ${words.clause}," they would say, and roll up their eyes. In all other ways there was nobody you would sooner have next door.`,
            `Most of ${H.introduced} was quite usual. You could have used it as an example. But "${H.name} ${words.clause}," as ${A.theKind} put it. That is not a thing one can leave out.`,
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
          `"${refrain}" is a small thing to be told. But if you are told it in enough places, there are not many left. ${H.name} took to sitting at home with a book. It is very restful to be nobody's trouble. By the third day of it ${H.he} could have screamed.`,
          `${H.name} went to ask if there was anything that one could take for it. "What are the signs?" they said at the chemist's. ${H.name} told them. "And does it hurt you?" "Only other people." They had things for coughs, and things for corns. They were very nice about it.`,
          `So ${H.name} drew a plan of the town, and crossed out all the places where it would not do. When that was finished there was one bit left over. It was under the bridge, and one had to stand on one leg.`,
        ],
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: [
          `A removal van came on the Monday, and out of it came ${B.introduced}. "One must watch out for neighbours, I'm told," said ${B.name}. "But you're no trouble at all, are you?" Nobody had ever asked that as if the answer were no. "Not so far," said ${H.name}. It was Monday. ${H.name} lasted until Tuesday, and then the Wednesday, and so on for six days.`,
          `Then the house across the way was let. It was ${B.introduced} who moved in, and nobody had told ${B.name} anything. "What a nice quiet neighbour," said ${B.name}, over the hedge. Nobody had ever called ${H.name} that. It was like being handed a new coat. ${H.name} put it on, and kept it buttoned, for six whole days.`,
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
          `${K.name} found ${H.name} lying flat behind the sofa. "Are you ill?" "I'm resting from not doing it," said ${H.name}. "${B.name} has asked me to supper on Monday. There's to be a napkin." ${K.name} lay down as well. It was not bad there. "I like it when you do it," said ${K.name}. "You knew me before," said ${H.name}.`,
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
          `Nobody had thought of it yet. In a moment somebody would, or nobody ever would. ${H.name} could feel six good days, one on top of another, like clean plates. It would take only a second to drop them. "If I do," said ${H.name}, "then I'm that one again." "You're that one anyway," said ${K.name}, "only lying down." It was ${H.name} who stepped forward.`,
          `${K.name} looked at ${H.name}. ${K.name} did not say it. There was somebody right there who could end the whole thing in a minute, and only two people knew who. But then ${B.name} would know as well. ${H.name} thought of the napkin. It is a hard thing to take off a new coat in the street, with everyone looking. ${H.name} undid the top button.`,
          `"You don't have to," said ${K.name}, very low. That was true, and it made it no easier. If ${H.name} kept still, it would all go wrong, and nobody would ever find out why. And there would be supper on Monday. If not, there would be the eyes, rolling up, in the one face that had never done it. "Well," said ${H.name}, "it was a nice six days."`,
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
          `"So it's you," said ${B.name}, in the end. "The one they told me about." "Yes," said ${H.name}. "I ought to have said." ${B.name} looked for a long time, and not one eye rolled. "I've had that table laid since Tuesday," said ${B.name}. "I thought you were so quiet that you might not like me."`,
          `${H.name} waited for it to come, the look that one gets. ${B.name} had both eyes shut, and they were wet. "And I have been tiptoeing about," said ${B.name}, "for six days, so as not to upset you. I didn't even put the kettle on after eight." Then they both began to laugh, and could not be stopped.`,
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
