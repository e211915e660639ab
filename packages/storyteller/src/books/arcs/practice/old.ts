import type { Told } from '../../arc.ts';
import type { Practice } from './arc.ts';
import { cap } from '../wording.ts';
import { inParts } from './said-in-parts.ts';

const MOST = 18;

export function old(bound: Practice): Told {
  const { hero: H, friend: F, grownUp: G, activity: A, setting, things, tries, refrain, until, watcher } = bound;
  const [[first, why], [second, whyNot]] = tries;
  const sound = cap(A.sound);
  return {
    title: `One Moment Later`,
    refrain,
    pages: [
      {
        text: [
          `If you asked ${H.introduced} what was best about ${A.id}, you got no answer. You got a noise. "${sound}," said ${H.name}, and showed you with both hands. That was the good of it, somewhere in that noise. Everything else was only getting there.`,
          `Some people have a favourite colour. ${H.introduced} had ${A.id}. It was there at breakfast, under the table, going "${A.sound}" where nobody could see. It was there in the last minute before sleep. ${H.name} would have done it in a cupboard.`,
        ],
        scene: { setting, camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'happy' }], things },
      },
      {
        text: [
          `${F.introduced} did it as well, and always one moment later. It was not teasing. ${F.name} copied yawns, and hiccups, and the way ${H.name} came down the last two stairs. "Do you have to?" said ${H.name}. "Do you have to?" said ${F.name}, with great interest.`,
          `Then there was ${F.introduced}, who copied. When ${H.name} scratched an ear, there was a second scratch, close behind. You got used to it, as you do to a clock. Most days ${H.name} did not notice at all.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'calm' },
            { who: F, pose: 'walk', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `There was one thing wrong. ${H.name} could not ${A.hard}. It had not mattered, until it was going to be looked at. There would be people, ${until}, and some of them would have cameras. "You could leave that bit out," said ${G.name}. ${H.name} thought about it. It would be like a ladder with the middle left out.`,
          `And still, ${H.name} could not ${A.hard}. Everything up to that was lovely. Everything after it was lovely too. In the middle was a hole, exactly the size of ${H.name}. And there would be people, ${until}. "Nobody will mind," said ${G.name}. That was kind, and no use at all.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'think', feeling: 'worried' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `So ${H.name} made a plan, and ${first}. But ${why}. It was over quite quickly. One moment later there was a second bump, as ${F.name} did it too. "${refrain}," said ${H.name}, to the ceiling.`,
          `The first plan was a simple one. ${H.name} ${first}. But ${why}. Nobody had seen it except ${watcher}. "${refrain}," said ${H.name}, and got up, and so did ${F.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'surprised' },
            { who: F, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `The second plan had taken all night to think of. ${H.name} ${second}. But ${whyNot}. "I know," said ${H.name}, before anybody could speak. Nobody had been going to. "${refrain}."`,
          `The next day ${H.name} came with a better idea, and ${second}. But ${whyNot}. "${refrain}," said ${H.name}. It came out smaller than the last time, and ${F.name} said it too, just as small.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'jump', feeling: 'determined' },
            { who: F, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `It is a bad thing to hear yourself, one moment later, all day long. "Stop it!" said ${H.name}. "Go and be somebody else!" And ${F.name}, who had never been told to stop before, stopped. It was very quiet. It was not as nice as ${H.name} had expected.`,
          `"It's because you're always there," said ${H.name}, which was not true. "I can't do it with you doing it." ${F.name} sat down and did nothing, with both hands shut. Nothing is hard to look at. ${H.name} looked at it for as long as it took.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'shout', feeling: 'angry' },
            { who: F, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `"I'm sorry," said ${H.name}. "It isn't you. I wish it were you." Then that sentence turned itself round. "Would you do me?" said ${H.name}. "Just once? The whole thing, with the mistake in it?" ${F.name} got up slowly, and did it, exactly. And there it was, plain as a hat: the place where it went wrong.`,
          `"Come back," said ${H.name}. "I said a wrong thing, and I knew it was wrong." ${F.name} came back. "Now be me," said ${H.name}. "Don't be kind about it." It was like looking in a mirror that had been saving things up. "Stop there," said ${H.name}. "There. Is that what I do?"`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: F, pose: 'dance', feeling: 'calm' },
            { who: H, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"So that's it," said ${G.name}, from the doorway. "I did that for years, and there was nobody to show me. ${inParts(A.knack, MOST)}" "Is that the secret?" said ${H.name}. "It isn't a secret," said ${G.name}. "It just doesn't look like anything."`,
          `${cap(G.name)} had seen it too. "May I say one thing?" said ${G.name}. "Only one?" "Only one. ${inParts(A.knack, MOST)}" It was such a small thing that ${H.name} nearly laughed. Then ${H.name} tried it, very slowly, without the noise.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: G, pose: 'stand', feeling: 'calm' },
            { who: H, pose: 'think', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `It did not work that day, or the day after that. On the third day ${H.name} was thinking about something else. ${inParts(A.moment, MOST)} "${sound}," said ${H.name}, in a whisper, so as not to frighten it away.`,
          `"${refrain}," said ${H.name}, eleven times, and then a twelfth. ${inParts(A.moment, MOST)} ${H.name} stood quite still. It is a funny feeling when a hole closes. You keep looking for the edge.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'cheer', feeling: 'surprised' },
            { who: F, pose: 'look-up', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `The people came, and some of them had cameras. They clapped in the right place. But what ${H.name} kept was later, on the way home in the last of the light. "${sound}," said ${H.name}, coming down a step. And nothing followed. ${H.name} stopped, and waited. "${sound}," said ${F.name}, one moment later.`,
          `When the day came, ${H.name} asked for one change. There had to be two of them, side by side. Nobody could tell who was copying. Afterwards a lady with a camera asked how long it had taken to learn. "Four days," said ${H.name}. "And one moment," said ${F.name}.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'happy' },
            { who: F, pose: 'walk', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
