import type { Figure, Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

const FRIENDS = ['Edie', 'Luca', 'Sami'] as const;

/** A thing in a museum must be the real one, and nobody may use it; whether the chair is, can only be found out by sitting. */
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
    refrain,
    atLast,
    andSo,
    ...shown
  } = partsOf(bound);
  const { there, props, alsoSeen, seen, H: Hcap, hs } = shown;
  const R: Figure = company.person(chance.pick(...FRIENDS.filter((each) => each !== K.name)), 'child');
  const P: Figure = company.person('Miss Pym', 'neighbour');
  const r = R.name;
  return {
    title: titled(
      chance.pick('the real thing', 'forty-one spoons', `the chair that was ${hs}`, 'a dent the size of somebody'),
    ),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [{ who: K, pose: 'stand', feeling: 'proud' }],
          things: ['chair', 'cup', 'sign'],
        },
        `The museum at the end of the garden had a string to keep people back, and a rule. There was a cup with a chip. There was a chair, and in the seat of the chair was a dent. And there was a sign, which ${k} had painted twice, since the first time the paint ran. It said what the museum was about. "${name}."`,
        `Some museums are about the whole of Egypt. The one that ${k} opened in the garden was about one thing only, and that was written on the sign. "${name}." There was a cup, which had lost a chip. There was a wooden chair with a dent in the seat. There was a string round it all, and a rule. One may look as long as one likes, and not use anything.`,
      ),
      page(
        { setting: there, camera: 'medium', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        `By the gate hung a picture, so that people knew what they were in for. "${right}" That was written in the corner. ${hero === null ? `${k} had drawn it from memory, with a look on the face.` : `${Hcap} looked out of it as if somebody had just called.`} Those who saw the picture first were quieter when they came to the chair.`,
        `One began with the picture, on the back of the gate. "${right}" It had taken a whole Sunday. ${hero === null ? `It is strange to draw oneself, and ${k} had left out a tooth.` : `There was ${h}, a little to one side, as though there ought to be somebody else.`} After that one went on, along the string, to the chair.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [
            { who: R, pose: 'stand', feeling: 'proud' },
            { who: K, pose: 'look-up', feeling: 'curious' },
          ],
          things: ['spoon'],
        },
        `Over the wall, ${r} had a museum as well. It had forty-one silver spoons in it, and not one of them had ever been in a soup. They had come down from a great-aunt, who kept them for best. The best had never come. "Miss Pym is looking at us on Friday," said ${r}. Miss Pym was from the town. Whoever had the real thing would get a plate made of brass, to say so.`,
        `Next door ${r} kept forty-one spoons on green cloth. A great-aunt had been given them when she married. She had saved them for the best of days, and was saving still. "Friday," said ${r}, over the wall. Everybody knew what that meant. On Friday Miss Pym would come from the town with a plate of real brass. It was for one museum only. The things in it must be real, and never used.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: A, pose: 'sit', feeling: 'shy' },
            { who: K, pose: 'point', feeling: 'worried' },
          ],
          things: ['chair'],
        },
        `On Monday there was one visitor, and that was ${w1}. It had walked since breakfast. "I saw your sign," it said. "${wrong1} That's what I am. I never knew that anybody had noticed." Then it sat down on the chair, from feeling so much. "${refrain}," said ${k}. ${W1} got up at once. "It didn't fit, anyway," it said. "It's a very particular dent."`,
        `${W1} came on Monday, and paid, and looked at the picture until the sun had gone round it. "I thought that it was only me," it said. "${wrong1} All my life. And here it's got a gate and a string." It was so happy that it backed into the chair. "${refrain}," said ${k}. "I beg its pardon," said ${w1}. "It's not my dent. I slid off to the left."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'shy' },
            { who: A, pose: 'sit', feeling: 'curious' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
        },
        `On Tuesday ${w2} came to see if it was true. "${wrong2} My aunts say there's no such thing," it said. "I'm going to bring them." It was on the chair before ${k} could get round. "${refrain}," said ${k}. Nor did it fit, being the wrong way about. So ${w2} sat down on the path by ${w1}. They did not go home. They said that they would like to be there, in case.`,
        `${W2} arrived on Tuesday, in the rain, and stood before the sign and dripped. "${wrong2} Is there more about me inside?" it said. Nobody had the heart to say that it was not quite about that. It tried the chair as one tries a hat. "${refrain}," said ${k}. "I know," said ${w2}. "It pinches." It went to wait with ${w1}, though neither could have said what for.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: R, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'sit', feeling: 'curious' },
          ],
          things: ['soup', 'spoon'],
        },
        `${r} had no visitors at all. "They look in," said ${r} in the kitchen on Thursday, "and then they say they're hungry, and go." There was soup, and they ate it with the tin ones. "I used to think about it in bed," said ${r}. "What soup would be like from a silver spoon. Just once, and then I'd polish it." "You'd never get the plate," said ${k}. "No," said ${r}. "I know."`,
        `On Thursday they had soup at the kitchen table, with spoons that were made of tin. "Nobody came again," said ${r}. "You can't look at spoons for long. It makes you want pudding." ${r} had once put one of the silver ones in the mouth, quite dry, for a second. It had tasted of a cold morning. "Don't tell Miss Pym," said ${r}. "It's no good to her if it's been used."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [
            { who: P, pose: 'think', feeling: 'curious' },
            { who: K, pose: 'stand', feeling: 'determined' },
            { who: A, pose: 'sit', feeling: 'curious' },
            { who: B, pose: 'sit', feeling: 'curious' },
          ],
          things: ['chair', 'notebook'],
        },
        `On Friday Miss Pym was twenty minutes with the spoons, and said, "Beautiful." Then she stood at the string with her notebook. She liked the sign. She liked the cup. "And is this the real chair?" she said. "Or one like it?" "The real one," said ${k}. "How do we know?" said Miss Pym. It was not said unkindly. ${W1} and ${w2} looked at ${k}, and nobody knew how they knew.`,
        `Miss Pym did the spoons first, on Friday, and came out with her eyes shining. Then she walked along the string and wrote in her notebook. "This would do very well," she said, "if it's the real chair. If it's only some chair, it's a chair. What's the proof?" ${k} had thought about paint, and string, and buttons. There was no proof. ${W1} and ${w2} held their breath.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            ...(hero === null ? [] : [{ who: K, pose: 'stand', feeling: 'surprised' } as const]),
            { who: P, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['chair'],
        },
        ...(hero === null
          ? [
              `There was one way to find out. The dent was there to be sat in, and it fitted one person in the world. ${k} had stood beside that chair all week, on two sore feet. "I must tell you," said Miss Pym, "that if anybody uses it, there can be no plate. That's the rule." "I know," said ${k}. It was ${hs} own rule. And who would ever believe the sign, if nobody sat down?`,
              `"It's mine," said ${k}. "It's about me. I fit the dent." "Anybody might say that," said Miss Pym. So it would have to be shown. But once it was shown, it would be used, and then no brass, and no Miss Pym. ${k} thought of the nail by the gate, where the plate was going to hang. Then ${k} thought of two who had come a long way, to see if it was true.`,
            ]
          : [
              `Then the gate creaked. It was ${h}, and no picture. ${hero.He} read the sign, and looked at the cup with the chip, and smiled. Last of all ${hero.he} saw the chair. ${hero.He} had come a long way, too. "I must tell you," said Miss Pym quickly, "that if anybody uses it, there can be no plate. That's the rule." It was ${K.names} own rule, and it had a string round it.`,
              `Nobody had heard the gate. But there stood ${h}, next to the picture, and one could see which was which. ${hero.He} looked at the chair, as people look who have been on their feet for a year. "It can be looked at," said Miss Pym, "or it can be used. If it's used, I can't give you the plate." ${k} thought of the nail that was waiting for it, by the gate.`,
            ]),
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'cheer', feeling: 'excited' },
            { who: B, pose: 'cheer', feeling: 'excited' },
            ...(hero === null ? [] : [{ who: K, pose: 'stand', feeling: 'calm' } as const]),
          ],
          things: ['chair'],
        },
        hero === null
          ? `${k} took down the string, and it seemed to take an hour. Then ${k} sat. It went in like a key. There was not a gap anywhere. "${right}" So it was true, all of it, and one could see it from the gate. ${W1} and ${w2} cheered until a window opened. "It's real," they told each other. "It always was. And so are we."`
          : `${k} untied the string. It was only one knot, and it seemed to take an hour. "${atLast}," said ${k}. ${Hcap} sat down, and the chair sighed. It fitted like a key. "${right}" ${andSo}, right there in front of them all. ${W1} and ${w2} cheered until a window opened. "It's real," they told each other. "And so are we."`,
        hero === null
          ? `It was a very small thing to do, to sit down. ${k} did it. The dent had been made by nobody else, and everybody saw it at once. There was the sign, and there was what it said. "${right}" "So it does exist," said ${w2}, who had been told that it did not. ${W1} could not say anything. It danced instead.`
          : `"${atLast}," said ${k}, before it could get any harder. ${Hcap} lowered all of ${hero.him} into the dent, and there was not a gap anywhere. It was like a word going into its sentence. "${right}" ${andSo}, as plain as day. "So there is one," said ${w2}, who had been told that there was not. ${W1} could not say anything. It danced.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: P, pose: 'stand', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'calm' },
          ],
        },
        `Miss Pym shut her notebook. "That's the real one," she said. "I've never been so sure of anything. And I can't give it to you." "No," said ${k}. So the plate went over the wall, to the spoons. ${k} clapped for ${r}, and meant it down to about the knees. Then ${k} pulled out the nail by the gate, since there was no more use for it.`,
        `"Well," said Miss Pym. "Nobody will ever be able to say that it wasn't." She was sorry, and she went next door. They heard ${r} being given the plate, and somebody clapping. It was ${k}. One can clap and have a stone in one's middle, both at the same time. The nail by the gate was left with nothing on it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: R, pose: 'stand', feeling: 'excited', holds: 'spoon' },
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: P, pose: 'stand', feeling: 'curious' },
            ...(hero === null ? [] : [{ who: H, pose: 'sit', feeling: 'happy' } as const]),
          ],
          things: ['soup', 'spoon'],
        },
        `At six there was soup, for everyone was hungry after that. But there were five of them, and one tin spoon. Something rattled. Round the wall came ${r}, with all forty-one. "It's the best of days," said ${r}. "I saw it from the window. She won't get a better." "They'll have been used," said Miss Pym. "Yes," said ${r}, and gave her the first. ${Hcap} had the second.`,
        `They were all so hungry by then that somebody fetched soup. There was nothing to eat it with. ${Hcap} was just going to try it without, when ${r} came round the wall, and chinked. "Forty-one," said ${r}. "I've brought the lot. I'm not going to be a great-aunt about it." "I didn't see that," said Miss Pym, and held out her hand for a spoon.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: R, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'happy' },
            { who: hero ?? B, pose: 'sit', feeling: 'happy' },
          ],
          things: ['bread', 'plate', 'chair'],
        },
        `It's one museum now, with a hole in the wall. On Fridays ${w1} and ${w2} come, and an aunt or two. "What does silver taste of?" ${k} asked. "Soup," said ${r}. In the middle stands the plate, which is real brass. It's just the right size for the bread. And if somebody new stops at the string, there is always a chair. "${atLast}."`,
        `Now there is a gap in the wall, and one ticket does for both. The spoons have been in everything. ${hero === null ? '' : `${Hcap} comes on most days. `}${W1} and ${w2} have chairs of their own. "${atLast}," says ${k} to whoever looks tired. And the plate was brass, so it could be washed. They keep the bread on it.`,
      ),
    ],
  };
}
