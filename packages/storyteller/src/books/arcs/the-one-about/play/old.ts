import type { Figure, Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { cap, titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

const FRIENDS = ['Ines', 'Remi', 'Noor'] as const;

/** A play that is right in every word can be so right that nobody is in it; and whoever was there remembers more. */
export function old(bound: TheOneAbout): Told {
  const { child: K, grownUp: G, hero, first: A, second: B, company, chance } = bound;
  const {
    guest: H,
    k,
    w1,
    w2,
    W1,
    W2,
    wrong1,
    wrong2,
    right,
    name,
    h,
    refrain,
    atLast,
    andSo,
    ...shown
  } = partsOf(bound);
  const { there, props, alsoSeen, seen } = shown;
  const kind1 = A.kind;
  const R: Figure = company.person(chance.pick(...FRIENDS.filter((each) => each !== K.name)), 'child');
  const r = R.name;
  // Whoever was there when it was so.
  const W = hero ?? G;
  const w = hero === null ? G.name : h;
  return {
    title: titled(
      chance.pick('thirty-one times', 'the play with nobody in it', 'one chair in the front row', 'every word of it'),
    ),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [{ who: K, pose: 'sit', feeling: 'determined', holds: 'pencil' }],
          things: ['notebook'],
        },
        `${k} wrote a play of four pages, and not a word in it could be moved. It took a whole pencil, and it filled the last of the notebook. At the top stood its name. "${name}." Underneath came the other important thing. By ${k}, it said. ${hero === null ? `It was all true, for ${k} had been there.` : `${k} had thought about it for so long that it was as good as having been there.`}`,
        `It took all the holidays to write the play, and most of a pencil. It had four pages and one name. "${name}." ${hero === null ? `${k} had been there when it happened, and had forgotten nothing.` : `${k} could have told you what was behind every door in it.`} On the cover of the notebook it said, by ${k}, with a line under it. The line had been done with a ruler.`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        `This is how it began. "${right}" ${hero === null ? `There stood ${k}, in the first line` : `${cap(h)} stood there in the first line`}, with nothing to left or right but what belonged. Whoever read it saw it at once. It was so clear, ${k} thought, that nobody could possibly do it wrong.`,
        `Page one had no talking in it. "${right}" That was all one saw. Then ${h} looked up, on page two, and from there one thing led to the next, like stairs. ${k} had counted them. It only wanted people who would put their feet where it said.`,
      ),
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [
            { who: R, pose: 'stand', feeling: 'excited' },
            { who: K, pose: 'point', feeling: 'proud', holds: 'notebook' },
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: B, pose: 'stand', feeling: 'shy' },
          ],
        },
        `They had the hall from Monday until Saturday. ${r} got the best part. ${r} had never been anything but a tree, and had practised it in the bath. ${W1} was to be a hedge, and ${w2} was to be the weather. ${k} sat in front with the notebook. "There's only one rule," said ${k}. "You say what's written, because that's how it was."`,
        `There were four of them in the hall that week. ${r} had the best part, and could not stop smiling about it, having been a tree three years running. The two others had been found by asking. ${W1} would be the hedge. ${W2} would be the weather. "You needn't think of anything," said ${k}, and held up the notebook. "It's all in here, as it was."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: R, pose: 'cover', feeling: 'shy' },
            { who: K, pose: 'stand', feeling: 'angry' },
          ],
        },
        `On Monday ${r} got as far as the third line and turned white. So the hedge said it. "${wrong1}" It was only trying to help. ${r} laughed, and then they were all right again, and went on. "${refrain}," said ${k}. "There's no ${kind1} in it. Stop. From the top." The hedge said that it was sorry. They began from the top.`,
        `${r} knew it all, until the lights went on. Then ${r} knew nothing. In the silence there was a cough, and ${w1} stepped out of the hedge. "${wrong1}" Somebody had to say something. ${r} giggled, and the words came back. "${refrain}," said ${k}. "You can't put in ${A.aKind}. Again, please, and as it's written."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: B, pose: 'jump', feeling: 'excited' },
            { who: R, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'cover', feeling: 'angry' },
          ],
        },
        `On Tuesday it was the weather. It had heard the line so often that it wanted a go. "${wrong2}" And it came down from above, in the middle of page two. ${r} had to hold on to the hedge, from laughing. "${refrain}," said ${k}. That made eleven times before lunch. It is odd how tired one gets from being right.`,
        `By Tuesday it had spread. "${wrong2}" That was the weather, quite carried away, and it bowed when it was done. Even the hedge shook. "It's better like that," said ${r}. "It's got somebody in it." "${refrain}," said ${k}. "It doesn't have to be better. It has to be how it was."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: R, pose: 'stand', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'angry' },
          ],
        },
        `On Thursday ${k} stopped them thirty-one times. ${r} had been counting, with chalk, on the side of the stage. "I can't be anybody," said ${r}. "You never let me get there. You've got a whole play in that book, and it doesn't need us." Then ${r} took down the coat from its nail. The hedge went, too. Last of all the weather went out, and shut the door very softly.`,
        `"Thirty-one," said ${r}, on Thursday. "That's how often you've said it. I've stopped learning the words. I only listen for you." "I say it when it's wrong," said ${k}. "Yes," said ${r}. "It's like walking behind somebody who sweeps. You do it, ${k}. You do all of it." And they went home, one after the other, and left the light on.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [{ who: K, pose: 'stand', feeling: 'sad' }],
        },
        `So ${k} did all of it. It went without one mistake. Every word was in its place, and so was every foot, and the hedge did not say a thing. It took nine minutes. At the end ${k} bowed, and there was the clock, ticking. It had been exactly how it was. It had only not been anything.`,
        `${k} went up there and did the four pages, alone, in all the voices. Nothing was left out or put in. It was the first time that it had ever been right. ${k} waited to be glad. The hall was so quiet that one heard a moth. It was like a table that has been laid, and laid well, and nobody comes.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'shy', holds: 'pencil' },
            { who: R, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['sign'],
        },
        `On Friday ${r} was found in the street, in front of the sign with the name on it. "Come back," said ${k}. "With the ${kind1}?" said ${r}. "With the ${kind1}. And I won't say it, whatever you do. Not once." ${r} looked at the other line on the sign. By ${k}, it said, in red. That had been the best moment of the holidays. ${k} took the pencil, and crossed it out.`,
        `The sign for the play stood in the street. By it stood ${r}, who had come for a last look. "It's no good being right in there by myself," said ${k}. "Do it your way. I'll keep my mouth shut." "You can't," said ${r}. "I can." Then ${k} did a thing that hurt. By ${k}, it said on the sign, and ${k} crossed that out with a pencil, twice.`,
      ),
      page(
        {
          setting: 'stage',
          time: 'night',
          camera: 'wide',
          actors: [
            { who: R, pose: 'stand', feeling: 'excited' },
            { who: A, pose: 'stand', feeling: 'happy' },
            { who: B, pose: 'jump', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'worried' },
          ],
          things: ['chair'],
        },
        `One ticket had been sold. There was one chair in the dark, and somebody on it. ${K.names} place was at the side, on both hands. "${wrong1}" said the hedge, in the wrong scene. The weather lost its way, and came out as the moon. ${r} had an idea in the middle and followed it. It was nothing at all like the notebook. ${k} bit through a pencil, and said not one word.`,
        `On Saturday night there was one chair, for there was one ticket. Nobody could see who had it. It all went wrong from the start. "${wrong2}" said the weather, before there was any. ${W1} forgot that it was a hedge. But ${r} stood in the light and was somebody, right down to the feet. ${k} sat at the side, both lips shut, and swallowed it thirty-one times.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: W, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `Then it was over, and somebody stood up in the dark. It was ${w}. "${atLast}," said ${w}. ${k} came out from the side. "But they got it wrong. There was never ${A.aKind}." ${hero === null ? `"Of course there was," said ${w}. "I was there, too. It was behind you all the time. You were looking the other way."` : `"There always was," said ${w}. "I leave it out when I tell people. They'd think that I made it up."`}`,
        `When the light went on, one could see who had bought the ticket. "${atLast}," said ${w}, and put a handkerchief away. "Really?" said ${k}. "With ${A.aKind}?" ${hero === null ? `"There's a good deal that happens behind your back," said ${w}. "I was there as well. I saw it all."` : `"That's the part I never tell anybody," said ${w}. "How did you know about the ${kind1}?"`} And ${k}, who knew everything, had not known.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'happy' },
            { who: B, pose: 'stand', feeling: 'happy' },
            { who: R, pose: 'stand', feeling: 'happy' },
          ],
        },
        `"Now ${hero === null ? 'you' : `${h}`}," said ${r}. So up went ${h} into the light, and did it as only one could. "${right}" ${andSo}. To the left stood the hedge, and to the right the weather, and ${r} behind. They all did it, too. There was something on the stage then that was in no notebook. It had room to turn round in.`,
        `"One more time," said ${r}, "with the real one." Nobody wrote down what came next. There was ${h}, in front. "${right}" ${andSo}. Then ${h} looked round, and for the first time saw what was behind. It was ${w1}, ${w2} and ${r}, all doing it as well. All of it was different, and none of it wrong.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: K, pose: 'walk', feeling: 'happy' },
            { who: R, pose: 'walk', feeling: 'happy' },
          ],
        },
        `They walked home down the street, past the sign. Below the crossed-out line somebody had written with chalk. By all of us, it said, and one of them could not spell. ${k} was telling how it had been. First there was the dark, and then the hedge, and then... "${refrain}," said ${r}. ${k} stopped. It was quite hard. "Then you tell it," said ${k}, and listened.`,
        `All the way home ${k} told it again, the chair, and the dark, and how nobody breathed. "${refrain}," said ${r}. "I breathed the whole time." There was a short silence in the street. "Go on, then," said ${k}. "How was it for you?" It took as far as the corner, and back, and as far as the corner again. None of it was in the notebook.`,
      ),
    ],
  };
}
