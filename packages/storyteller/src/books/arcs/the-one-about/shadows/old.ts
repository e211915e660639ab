import type { Figure, Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

const FRIENDS = ['Luca', 'Nell', 'Ines'] as const;

/** Two were put down and three are seen; the prize is for those who can count, and whoever holds the light has no shadow. */
export function old(bound: TheOneAbout): Told {
  const { child: K, hero, first: A, second: B, company, chance } = bound;
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
    H: Hcap,
    refrain,
    atLast,
    ...shown
  } = partsOf(bound);
  const { andSo, there, props, alsoSeen, seen } = shown;
  const R: Figure = company.person(chance.pick(...FRIENDS.filter((each) => each !== K.name)), 'child');
  const P: Figure = company.person('Mr Pell', 'neighbour');
  const r = R.name;
  return {
    title: titled(chance.pick('the third one', 'whoever holds the light', 'no more than two', 'Mr Pell can count')),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: R, pose: 'hold', feeling: 'calm', holds: 'lantern' },
          ],
          things: ['lantern'],
        },
        `The sheet hung between the apple trees, and behind it ${r} held the lantern. That was ${R.names} part. ${K.names} part was everything else: who came on, and when, and what it was called. "${name}." It would be done in shadows, at the Lantern Fair on Saturday, and there was a trophy for the best.`,
        `At the Lantern Fair people show things on sheets. ${k} had been thinking of one for a year, and this was its name. "${name}." ${k} stood behind the sheet in the apple garden and told everybody where to go. ${r} held the lantern. Somebody has to, or there is no shadow at all. Nobody had asked ${r}. It had just been so.`,
      ),
      page(
        { setting: there, camera: 'medium', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        `In ${K.names} head it was all quite clear. "${right}" There was ${h}, ${hero === null ? 'as it had been that time' : 'and no other'}, in the middle of it. One had only to get that on to a bed sheet, by means of whoever had time.`,
        `When ${k} lay awake it ran by itself. "${right}" It had colours there, and weather. ${hero === null ? `${k} could feel it in both knees.` : `${Hcap} turned round and looked.`} In the garden, on the sheet, it was grey so far, and kept bumping into the tree.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [
            { who: A, pose: 'dance', feeling: 'proud' },
            { who: B, pose: 'dance', feeling: 'proud' },
            { who: K, pose: 'point', feeling: 'determined' },
          ],
        },
        `Two had time, and they were ${w1} and ${w2}. ${W1} went first. "${wrong1}" It did that so that one's own neck felt it. "${wrong2}" That was ${w2}, a little after the beat. "More like this," said ${k}, and showed them. "No, from the elbow. Look." They looked, and the lantern hissed, and they began again.`,
        `They had ${w1} for the first half. "${wrong1}" They had ${w2} for the second, with feeling. "${wrong2}" Neither of them was quite right. "Watch me," ${k} said, twenty times an evening, and did it. "As if it mattered. As if there were nobody there." Then ${k} stepped back, and they did it nearly as well.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: P, pose: 'think', feeling: 'curious' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['notebook'],
        },
        `Mr Pell came round on Thursday with the notebook. Mr Pell wrote down what everyone was doing, and counted. "No more than two to a show," he said. "Or we'd be there till Sunday. You've put down two." He looked over his glasses at the sheet. "I make it three. ${refrain}." He would see on the night. He was never wrong about a number.`,
        `There was one rule at the Fair, and its name was Mr Pell. Two to a show, and not one more, since the year of the forty pirates. On Thursday he stood in front of the sheet with his notebook. "One, two, three," said Mr Pell. "${refrain}." "There are only two," said ${k}, and could prove it. "Then I shall count again on Saturday," said Mr Pell, not unkindly.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [
            { who: K, pose: 'think', feeling: 'worried' },
            { who: A, pose: 'stand', feeling: 'curious' },
            { who: B, pose: 'stand', feeling: 'curious' },
            { who: R, pose: 'hold', feeling: 'shy', holds: 'lantern' },
          ],
          things: ['lantern'],
        },
        `They went into it that same night. ${k} counted at the back, from left to right. ${W1}. ${W2}. "${refrain}," said ${k}. "He wants new glasses." Then ${w1} ran round to see, and so of course there was only one left to be seen. "It's two from the front," it called. "Well, then," said ${k}. ${r} held the lantern and looked at the grass.`,
        `"He's miscounted," said ${k}. "Stand still, all of you." There was ${w1}, and there was ${w2}, and that was that. "${refrain}." "There is another one," said ${w2}. "I see it out of the side of my eye. I thought that you'd ordered it." ${r} opened a mouth, over the lantern, and shut it again. Nobody asks whoever holds the light.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [{ who: H, pose: 'dance', feeling: 'happy' }],
        },
        `On Saturday night the meadow was full, and there was the sheet, as white as milk. ${W1} did well, and so did ${w2}. And then people leaned forward. There was a third one on the sheet, between the other two. "${right}" ${andSo}. One saw it, and knew that one had never seen it before. Somewhere a baby stopped crying to look.`,
        `It went like a bell, on Saturday night, until the middle. There it became something else. A third shadow stood up on the sheet. It did it as if there were nobody there. "${right}" ${andSo}. Four hundred people forgot to eat their sausages.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: H, pose: 'dance', feeling: 'excited' },
            { who: R, pose: 'stand', feeling: 'shy' },
            ...(hero === null ? [] : [{ who: K, pose: 'stand', feeling: 'surprised' } as const]),
          ],
        },
        hero === null
          ? `"Who is it?" whispered ${k}, with one arm up, like this, from the elbow. "Where?" "You," said ${r}. ${k} looked at the arm. On the sheet an arm as long as a street looked back. "You've been in it all week," said ${r}. "You show them how, and you're in the light. I never said. It was the best part." It had not struck ${k} to count ${k}.`
          : `${k} turned round. It was the only place where nobody had looked. There between the lantern and the sheet was ${h}, eyes shut, doing it. "All week," whispered ${r}. "${hero.He} comes for the light. I moved over a bit, so that ${hero.he} had room. I never said. It was the best part." It had not struck ${k} to count behind.`,
        hero === null
          ? `${k} was doing it along with them, of course, as one does. "It's you," said ${r}, very low. "It's been you since Monday. You get between." ${k} lifted one hand, and so did the third one. It was like meeting oneself in a strange town. "Why didn't you tell me?" "You'd have stopped," said ${r}.`
          : `"Don't look round," whispered ${r}, so ${k} looked round. It was ${h}, the real one. The lantern was behind, and the whole Fair in front. "Since Monday," said ${r}. "${hero.He} thought that it was a window." "Why didn't you tell me?" "You'd have said that it was one over," said ${r}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: P, pose: 'stand', feeling: 'curious' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
          things: ['notebook', 'trophy'],
        },
        `They clapped until the bats left. Mr Pell came behind the sheet with the trophy under his arm. It had two handles. "It's yours," said Mr Pell, "by a mile. I've only one thing to ask. I was not wearing my glasses, and I'd rather take your word than my own. How many was that?" He held the pencil over the notebook. He was quite ready to write a two.`,
        `The noise went on and on. Then there was Mr Pell, blowing his nose, with the trophy. "In thirty years," said Mr Pell. "In thirty years I've not seen that." He licked his pencil, and found the place in the notebook. "It went by so fast. I may have got it wrong on Thursday. You tell me. Was it two?" It was a very small word. It was written on the list already.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: K, pose: 'stand', feeling: 'determined' },
            { who: P, pose: 'stand', feeling: 'sad' },
          ],
        },
        hero === null
          ? `If it was two, then there had been nobody in the middle. ${k} looked at the trophy, and there was room on it for a name. But it had been the best thing that ${k} ever did, and nobody else had done it. "Three," said ${k}. "You were right. It was me." The pencil stopped. "Oh dear," said Mr Pell. He gave the trophy to some dogs on a string, which were two.`
          : `If it was two, then ${h} had not been there. ${k} looked at the trophy. Every time that there were only two, somebody must have been the one over. "Three," said ${k}. "You were right. The third one was ${h}. ${hero.He} was the best of us." The pencil stopped. "Oh dear," said Mr Pell. He gave the trophy to some dogs on a string, which were two.`,
        hero === null
          ? `It would have been easy, for nobody had a better right to say it. But one can't leave oneself out and take the trophy home. "It was three," said ${k}. "I'm the third." "I was so hoping that I couldn't count," said Mr Pell. He crossed them out, and his pencil squeaked. The trophy went to a pair of dancing dogs. They were very good dogs.`
          : `It would have been easy, for ${h} would never know. ${hero.He} did not look like somebody who had ever been put down on a list. "It was three," said ${k}. "There's ${h}. ${hero.He} didn't put in for it. ${hero.He} just is." "I was so hoping that I couldn't count," said Mr Pell. He crossed them out. The trophy went to a pair of dancing dogs.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: K, pose: 'hold', feeling: 'calm', holds: 'lantern' },
            { who: R, pose: 'stand', feeling: 'surprised' },
            { who: A, pose: 'stand', feeling: 'happy' },
            { who: hero ?? B, pose: 'stand', feeling: 'happy' },
          ],
          things: ['lantern'],
        },
        `When the meadow was empty the sheet was still up. "Nobody's counting now," said ${w1}. "Once more? ${hero === null ? `You, in the middle, on purpose` : `${Hcap} as well, on purpose`}." They all ran to their places, and it stayed dark, for ${k} had not let go of the lantern. "Give it here," said ${r}. "No," said ${k}. "You go in. I've never seen yours." ${r} thought about it. "I don't think I've got one," said ${r}.`,
        `Afterwards they did not feel like going home. "Let's do it with everybody in," said ${w1}. "${hero === null ? `And ${k} in the middle` : `And ${h} in the middle`}." ${r} picked up the lantern, as always, and ${k} took it away again. "Not you," said ${k}. "You've been behind it all week. Go and stand in front." "What do I do there?" said ${r}, who had turned quite pale. "Whatever you like. It shows."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: R, pose: 'dance', feeling: 'excited' },
            { who: A, pose: 'dance', feeling: 'happy' },
            { who: B, pose: 'dance', feeling: 'happy' },
            hero === null
              ? { who: K, pose: 'hold', feeling: 'happy', holds: 'lantern' }
              : { who: H, pose: 'dance', feeling: 'happy' },
          ],
        },
        `It came up out of the grass, thin as a rake, and stopped. Then it put up a hand and waved. "Is that me?" said ${r}. "There's a lot of me." After that there was no holding it. "${right}" All of them did it. ${W1} did it, and ${w2}${hero === null ? '' : `, and ${h}`}. ${r} did it right up into the apple tree. ${k} laughed so much that the light went up and down.`,
        `At first there was only a knee. Then all of ${r} stood there, as tall as the trees, and bowed to an empty meadow. ${k} had never known that ${r} could do that. ${k} had only ever seen ${r} with the light behind. "${right}" ${W1} did it, and ${w2}${hero === null ? '' : `, and ${h}`}, and ${r} the most of all. ${k} held the lantern very still.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: P, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'hold', feeling: 'happy', holds: 'lantern' },
            { who: R, pose: 'dance', feeling: 'happy' },
          ],
          things: ['lantern'],
        },
        `Mr Pell had come back for his hat. He sat down on it, out there on the grass, and from habit began to count. He got to the end and started again. ${k} watched him over the lantern. "How many is that?" called ${k}. Mr Pell shut his notebook. "I've no idea," he said. "${atLast}."`,
        `Out on the meadow somebody was clapping, all alone. It was Mr Pell, who had missed his bus. He had his notebook open on one knee, and there was nothing in it. "What do you make it?" ${k} called to him, across the lantern. Mr Pell looked at the sheet with all of ${r} on it. "${atLast}," said Mr Pell.`,
      ),
    ],
  };
}
