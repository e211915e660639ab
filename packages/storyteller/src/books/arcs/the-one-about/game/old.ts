import type { Figure, Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

const FRIENDS = ['Sami', 'Nell', 'Jude'] as const;

/** Whoever draws the short straw is the rest, and it is always the one who politely takes the last. */
export function old(bound: TheOneAbout): Told {
  const { child: K, hero, first: A, second: B, company, chance } = bound;
  const { guest: H, k, w1, w2, W1, W2, wrong1, wrong2, right, name, h, refrain, ...shown } = partsOf(bound);
  const { there, props, alsoSeen, seen } = shown;
  const R: Figure = company.person(chance.pick(...FRIENDS.filter((each) => each !== K.name)), 'child');
  const r = R.name;
  return {
    title: titled(chance.pick('the short straw', 'nine days a door', 'all that was round it', `who was not ${h}`)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'excited' },
            { who: R, pose: 'stand', feeling: 'calm' },
            { who: A, pose: 'stand', feeling: 'excited' },
            { who: B, pose: 'stand', feeling: 'excited' },
          ],
        },
        `The game began on the first day of the holidays, and it had a name. "${name}." There were four of them: ${k}, who had thought of it, and ${r}, and ${w1}, and ${w2}. Each morning ${k} held out four straws. Whoever drew the longest was ${h} until tea. "${refrain}" said ${k}. That was whoever drew the short one.`,
        `That summer they only ever played one thing, behind the swings. "${name}." Four of them played it, ${k} and ${r} and ${w1} and ${w2}. Everybody wanted to be ${h}, so it went by straws, and ${k} held them. The longest had it for a day. "${refrain}" they asked, and looked for the one with the short straw.`,
      ),
      page(
        { setting: there, camera: 'medium', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        `It is hard to say what was so good about being ${h}. "${right}" One said it, and stood a little differently, and then one was. The swings went away. It was so, and there were hours of it.`,
        `You had to begin by saying it. "${right}" As soon as it was said, there were no swings any more, and no bins. There was only what ${h} saw. It lasted until somebody was called in for tea, and sometimes longer.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [
            { who: A, pose: 'dance', feeling: 'proud' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
        },
        `On the first Monday the long straw went to ${w1}. "${wrong1}" It did that without one mistake. It did it uphill, and in a storm. Towards noon it did it on the far side of a river. ${k} was only there to be amazed, but that was nearly as good.`,
        `${W1} had it first. "${wrong1}" One would not have thought that it had it in it. There was a storm that morning, and in the afternoon a town, with a bad-tempered baker. ${W1} did it there as well. ${k} followed and forgot to be hungry.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: B, pose: 'dance', feeling: 'proud' },
            { who: R, pose: 'stand', feeling: 'calm' },
          ],
        },
        `On Tuesday it was ${w2}. "${wrong2}" It did it quite in its own way, and wept when it was over. "${refrain}" they had asked, in the morning. "Me," said ${r}. On Wednesday they asked it, too. "Me," said ${r}. "Again." By the second week nobody looked any more to see who had the short one.`,
        `After that ${w2} had two days running. "${wrong2}" It was so good at it that dogs stopped. "${refrain}" somebody asked, each time the straws were out. "Me," said ${r}. It was the short one again. ${r} put it behind one ear, with the others, and went to be the storm.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [{ who: R, pose: 'reach', feeling: 'determined' }],
        },
        `This is what ${r} was, in nine days. A storm. A river, and the other side of it. A door, with a creak for each of those who came in. The baker, the baker's aunt, and eleven sorts of no. When ${h} had to be out in the cold, it was ${r} who was the cold. Nobody saw. "Look at ${h}!" they said, and looked there.`,
        `In nine days ${r} had been two storms and a calm. ${r} had been a whole town, and run from window to window to lean out of it. ${r} had been a door for so long that it hurt to shut. There was no need to watch any of it. One watched ${h}, and the rest was simply there, as it is in life.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: K, pose: 'hide', feeling: 'shy' },
            { who: R, pose: 'stand', feeling: 'calm' },
          ],
        },
        `There was something about those straws. ${k} had bent the short one at the bottom, on the second day, where the thumb was. It was not to be unfair to anybody. It was only so that it would not be ${k}. "You choose first," ${r} always said, to everybody, and took what was left. Who takes the last one every time can only be polite, or not very clever. ${r} was polite.`,
        `${k} knew a thing that nobody else knew. The short straw had a kink in it, just below the thumb. It had come by itself, and then ${k} had gone on making it. ${k} had thought of the game, so it was only right not to be the wind in it. "After you," said ${r} each morning, and got the last. It never struck ${k} that somebody must.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'sad' },
            { who: A, pose: 'sit', feeling: 'sad' },
            { who: B, pose: 'sit', feeling: 'sad' },
          ],
          things: ['chair'],
        },
        `On Thursday ${k} drew the long straw at last, and ${r} did not come. "${refrain}" said ${w2}. They put a chair where the door had been. So ${k} was ${h}, and said it, and stood there. It did not get cold. There was no river to be on the wrong side of, and nobody said no. ${W1} clapped, out of kindness. One cannot do it at a chair.`,
        `On Thursday there were three. "${refrain}" said ${w1}, and nobody answered. So that was the day on which ${k} was ${h}, after two whole weeks of waiting. "Go on," said ${w2}. There was an old chair by the bins, and they had that for the town. ${k} did everything right. The swings did not go away. It was like striking a bell that somebody is holding.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: R, pose: 'sit', feeling: 'sleepy' },
            { who: K, pose: 'stand', feeling: 'shy' },
          ],
        },
        `${r} was in the kitchen, with both feet in a bowl of water. "I'm not cross," said ${r}. "I was a town on Wednesday. I've got town in my knees." ${k} looked at the floor, which had a good many tiles. "The short one's bent," said ${k}. "I bent it." It was quiet for about the length of a storm. "Oh," said ${r}. "I thought that I was just unlucky."`,
        `"I'm only tired," said ${r} in the kitchen. "I did the rain on Wednesday, and all the people running out of it." There was a row of straws on the shelf, nine of them, all short. ${k} might have gone home then, and nobody would ever have known. "There's a kink in it," said ${k}. "I always knew which one it was." ${r} took them down and looked. "Nine times," said ${r}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: K, pose: 'reach', feeling: 'determined' },
            { who: R, pose: 'sit', feeling: 'surprised' },
          ],
        },
        `Friday was the last day, and whoever had the long straw on Thursday kept it. It was in ${K.names} pocket. They would do the end of it on Friday, with everybody looking on. ${k} had been ${h} for an hour in all, and at a chair. It was not much. ${k} took out the long straw and laid it by the bowl. Then ${k} held out a hand. "Give me yours," said ${k}.`,
        `There was only Friday left, and Friday was the end of it, the best part of all. They had asked the whole street to come and see. ${k} had the long straw, and had it fairly, and nobody could have said a thing. It went on the table. It looked longer there than it had ever looked in the hand. "You're ${h}," said ${k}. "I'll be the rest."`,
      ),
      page(
        hero === null
          ? {
              setting: 'playground',
              time: 'day',
              camera: 'wide',
              actors: [
                { who: K, pose: 'run', feeling: 'worried' },
                { who: A, pose: 'stand', feeling: 'determined' },
                { who: B, pose: 'stand', feeling: 'determined' },
              ],
            }
          : {
              setting: 'playground',
              time: 'day',
              camera: 'wide',
              actors: [
                { who: H, pose: 'stand', feeling: 'shy' },
                { who: K, pose: 'stand', feeling: 'surprised' },
                { who: A, pose: 'stand', feeling: 'determined' },
                { who: B, pose: 'stand', feeling: 'determined' },
              ],
            },
        hero === null
          ? `On Friday morning ${k} found out what a storm is. It is everywhere, and one has only two arms. Whoever is the door is not at the river. "How did ${r} do it?" said ${w1}. None of them knew, because they had never looked. Then ${w1} came off the wall, and was the river without being asked. ${W2} leaned out of all the windows.`
          : `On Friday morning ${k} was a storm, and it was a poor one, with two arms. Somebody was looking over the fence. It was ${h}. It really was. "Come in," said ${k}, who needed to sit down. "You can be you." "I'm that all week," said ${h}. "${right} I've never once been a river." So ${h} was the river, and ${w1} and ${w2} did the town.`,
        hero === null
          ? `On Friday morning ${k} saw that the rest is much too large for one. It took five minutes. While the wind blew there was nobody to be the baker, and the river had stopped. "Where do I stand?" said ${w2} suddenly. "I could do the other side." "I'll be the no," said ${w1}. They had both had it so often that they knew it by heart.`
          : `It was Friday morning, and the rest was too large for ${k} by about a town. "Excuse me," said somebody who had not been there before. It was ${h}, as real as a wet foot. "Would you like to be it?" said ${k}. "I am it," said ${h}. "${right} But I've always wanted to know what it is like to be a door." After that ${w1} and ${w2} would not be left out.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: R, pose: 'stand', feeling: 'excited' },
            { who: K, pose: 'kneel', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'happy' },
            { who: B, pose: 'stand', feeling: 'happy' },
          ],
        },
        `Then ${r} came out into the middle, and said it, rather low. "${right}" And there was a wind, and it was really cold. The river came up to the knees. ${W1} said no, so that one's hair stood up. ${r} did it against all of that, from one end to the other, and the street forgot to go home. ${k} was a door, with a creak, and had the best view.`,
        `When ${r} said it, it was so still that one heard the swings. "${right}" Out of nothing came the storm, from four sides. ${W2} was a window with somebody cross in it. ${k} was the cold, down on both knees, and had never worked so hard at anything. And in the midst of it was ${r}, who was not ${r} any more until tea. "So that's what it looks like," ${r} said afterwards. "From here."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'reach', feeling: 'happy' },
            { who: R, pose: 'reach', feeling: 'happy' },
            { who: A, pose: 'reach', feeling: 'happy' },
            { who: B, pose: 'reach', feeling: 'happy' },
          ],
          things: ['chair'],
        },
        `They go on with it now on Saturdays. Somebody new holds the straws each time, and they have all been looked at. "${refrain}" There's a good deal of pushing then, for there is one short straw, and they all want it. ${k} has not been ${h} for a month. Today it was the chair by the bins that drew the long one. "Well," said ${r}, "it has waited long enough."`,
        `In the autumn the rules were changed, and ${r} holds the straws. There's one long one, and all the others are short. "${refrain}" "Me," they all yell, and run to be the far side of something. Once they had an afternoon when nobody would be ${h} at all. They gave it to the chair by the bins. It stood in that storm like a hero.`,
      ),
    ],
  };
}
