import type { Figure, Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

const FRIENDS = ['Remi', 'Ines', 'Luca'] as const;

/** Pictures for the town hall are flat and one sheet wide; whoever never shows a wrong one has a drawer that does not shut. */
export function old(bound: TheOneAbout): Told {
  const { child: K, hero, first: A, second: B, company, chance } = bound;
  const { k, kind1, kind2, w1, w2, W1, W2, wrong1, wrong2, right, name, h, H: Hcap, ...rest } = partsOf(bound);
  const { andSo, refrain, atLast, there, pose, props, alsoSeen, seen } = rest;
  const R: Figure = company.person(chance.pick(...FRIENDS.filter((each) => each !== K.name)), 'child');
  const T: Figure = company.person('Miss Tull', 'teacher');
  const r = R.name;
  return {
    title: titled(chance.pick('with creases', 'the drawer that did not shut', 'a clean sheet', 'the wrong ones')),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [
            { who: T, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'excited' },
            { who: R, pose: 'sit', feeling: 'calm' },
          ],
        },
        `The town hall wanted one picture from every class, for a frame on the stairs. "A clean sheet," said Miss Tull. "It mustn't be folded, and nothing stuck on." Everybody looked at ${r}, who drew horses that one wanted to feed. ${r} had never drawn a wrong one, as far as anybody knew. ${k} looked at the paper. ${k} had something in mind. "${name}."`,
        `"One sheet each," said Miss Tull, "flat and clean. The best will hang in the town hall, over the stairs, until it turns yellow." They all knew who that would be. When ${r} drew a horse, it was a horse at once. Nobody had ever seen ${r} rub anything out. But ${k} had thought of a thing in the bath, and it had a name. "${name}."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'kneel', feeling: 'surprised' },
          ],
          things: ['pencil'],
        },
        `${k} began it at home, on the floor. The head went well. Then the pencil had an idea of its own, and there stood ${A.aKind}. "${wrong1} Where do you come from?" said ${k}. It did not seem to know. It was quite good, for a mistake. One could see that it meant well. But it was not what was asked for, and ${k} crunched it up.`,
        `At home ${k} lay down in front of the paper, and drew for an hour without looking up. Then ${k} looked up. "${wrong1}" That was what it was, down to the ground. "No," said ${k}. "You're very nice, and you're wrong." It is hard to crunch up something that looks at one. ${k} turned it over first, and put down the pencil.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'reach', feeling: 'angry' },
          ],
          things: ['basket'],
        },
        `The second sheet was ${w2}, from the moment it had eyes. "${wrong2}" ${k} could have cried. It even had the right look in its eye. There were only so many sheets of the good paper, and now there was one. Into the basket it went, on top of ${w1}. "Stay there," said ${k}, "both of you."`,
        `With the second one ${k} began at the feet. It was no use. "${wrong2}" It had come up through the paper like a cork. ${k} told it what ${k} thought of it, and that was not short. Then it was a ball, and in the basket, where ${w1} was. That left one last sheet of the good paper, and it was very white.`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'calm'), ...alsoSeen], ...props },
        `The third sheet was hardly touched. "${right}" ${andSo}. There was ${h}. Nothing had been rubbed out. There were no smears and no second thoughts. It was as if ${hero === null ? k : hero.he} had only been waiting until somebody stopped pushing.`,
        `Then it just came, in a quarter of an hour, as easily as water. "${right}" ${andSo}. It was ${h}, and there was air all round. It was right in every line, and one saw that it was. It was carried to the shelf on two flat hands, like soup.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [{ who: K, pose: 'stand', feeling: 'surprised' }],
        },
        `That night ${k} came down for a drink of water. "${refrain}," said somebody. It was quite a thin voice. ${k} put on the light. Nobody was there, except on the shelf. "It's all there," said ${k}. "I've looked." The picture did not say anything more. It only gazed down to one side, as people do who are too polite to point.`,
        `In the night there was a voice from the shelf. "${refrain}," it said, when ${k} went by in bare feet. "You're perfect," said ${k}. "I've never done anything like it." That was true, and the picture seemed to know. But it looked so clean, with all that white on the left and the right. It looked like the only person in a very large hotel.`,
      ),
      page(
        {
          setting: 'classroom',
          time: 'day',
          camera: 'medium',
          actors: [
            { who: R, pose: 'think', feeling: 'curious' },
            { who: K, pose: 'stand', feeling: 'proud' },
          ],
        },
        `In the morning ${r} stood before it with both hands behind the back. "It's better than mine," said ${r}. That was not easy to say. "You've hardly looked at it," said ${k}. "I have. It's right. It's so right that I don't know where to go in." ${k} was pleased, and then a little less. "${refrain}," the picture had said. There was nothing that one could have put in.`,
        `Next morning ${k} unrolled it in front of ${r}, who was silent for as long as a horse takes. "It'll be yours that they hang," said ${r}. "There's nothing wrong with it anywhere." It was the finest thing that anybody had ever said. "Only, one can't get in," said ${r}. "It's like a window that's been shut." From the paper somebody whispered. "${refrain}."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [
            { who: K, pose: 'kneel', feeling: 'surprised' },
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: B, pose: 'stand', feeling: 'shy' },
          ],
          things: ['basket'],
        },
        `${k} held the picture up at home, to see where it was looking. It was not the window or the clock. It was the paper basket. There was a crackle. They had begun to open, as paper does, the ${kind1} and the ${kind2}, and lay there face to face. "They're the wrong ones," said ${k}. "${refrain}," said the picture.`,
        `When ${k} came home the basket had been knocked over. There was nobody who could have done it. Two balls of paper had rolled out, as far as the shelf, and had come undone. So that was where the picture looked, down there, from morning to night. ${W1} looked up, through all its creases. ${W2} did, too. They were so very like.`,
      ),
      page(
        {
          setting: there,
          camera: 'wide',
          actors: [
            seen('hug', 'happy'),
            { who: A, pose: pose('hug'), feeling: 'happy' },
            { who: B, pose: pose('hug'), feeling: 'happy' },
          ],
        },
        `So they were fetched, and made flat, and laid one on each side. "${right}" It was as if somebody had opened a door. ${Hcap} was no longer right all alone. ${W1} was nearly it, and ${w2} was nearly it, and one saw how it had been found. "${atLast}," said the picture, so softly that one felt it more than heard it.`,
        `It took a little glue, and a night under two dictionaries. Then ${w1} stood to the left, ${w2} to the right, and in the middle ${h}. "${right}" All of them said it, each in its own way. There was somewhere to go in now, and somewhere to come out. "${atLast}," said the picture. It did not say another word after that.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [
            { who: T, pose: 'stand', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'determined' },
          ],
          things: ['scissors'],
        },
        `"Oh, ${k}," said Miss Tull. "It was the best, and now it's three, with creases. They'll never put that in a frame." She had a pair of scissors. "I can cut them off so that one wouldn't see it," she said. "It's only two snips, and then it goes on the stairs." ${k} looked at the scissors for as long as one can. "No, thank you," said ${k}. "They were in it first."`,
        `Miss Tull put on her glasses, and took them off. "A clean sheet, I said. Flat, and nothing stuck on." It hurt her to say it. "There's the join. I've scissors here. It would take a minute, and no one would ever know that they'd been there." "I should," said ${k}. It was quite a short word, and the whole of the stairs hung on it. ${k} rolled the picture up again.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: R, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `So it was the horse. "Come home with me," said ${r}, who looked for once as if there were something to rub out. In ${R.names} room was a drawer, and it did not shut. It was full to the top with balls of paper. "Forty for each one," said ${r}. "I do them at night. I thought that if anyone knew, I wouldn't be good any more."`,
        `They chose the horse. ${r} did not look like somebody who has won. "I've got to show you something," said ${r}, after school, "and you mustn't laugh." It was a drawer with a chair against it. When the chair was moved, it burst. There were horses with five legs, and horses like sofas. "Those are all mine," said ${r}. "You're the first one to see them."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: K, pose: 'kneel', feeling: 'happy' },
            { who: R, pose: 'kneel', feeling: 'excited' },
          ],
        },
        `They smoothed them out until it was dark. The one with its knees the wrong way round made them lie on the floor. "But this ear," said ${k}. "That's where you got it." "Yes," said ${r}. "It's in the good one, on the left." ${r} had never told that to anybody. They both looked at the ear for some time.`,
        `It took them the whole of Saturday to make the horses flat. Some were so wrong that they were something else. "Keep that," said ${k}. "That's a splendid cow." They could see how each had led to the next, leg by leg, as far as the town hall. "I'd forgotten how many it took," said ${r}. "It's a whole herd."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: T, pose: 'look-up', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'happy' },
            { who: R, pose: 'stand', feeling: 'proud' },
          ],
        },
        `On the stairs hangs a horse, and people go past it. But down the street, on the wall by the baker's, hang all the wrong ones, with pegs. There's always somebody there. In the middle are ${w1}, and ${h}, and ${w2}. "Which is the right one?" said a man with a loaf. Miss Tull took off her glasses. "${atLast}," she said. "That's all I can tell you."`,
        `If you want to see the horse, it's over the stairs. If you want to see how it got there, go along the street to the long wall. They hang there on a line, forty of them, and three on one sheet. Miss Tull comes by each evening. "I used to cut those off," she says. ${Hcap} looks straight at her, with ${w1} on one side, and ${w2} on the other. "${atLast}."`,
      ),
    ],
  };
}
