import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { pairOf } from './pair.ts';
import { titlesOf } from './titles.ts';

/** For ages 8 to 12: there is a bet on it, and then comes somebody who has walked a long way to see the other one. */
export function old(going: Going): Told {
  const { company, chance } = going;
  const { A, B, a, b, by, what, where, areTwins, saying } = pairOf(going);
  const V = company.person(chance.pick('Mr Abel', 'Mrs Tansley', 'Mr Okoro', 'Miss Finch'), 'grandparent');
  const v = V.name;
  const judge = by ? ` ${by.introduced} was to be the judge.` : '';
  const alsoThere = by ? [seen(by, 'stand', 'happy')] : [];
  const twins = areTwins ? 'They were twins. ' : '';
  return {
    title: titled(chance.pick(...titlesOf(a, b))),
    refrain: saying,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'determined')],
          things: ['hat', 'scarf'],
        },
        `${twins}It began as a quarrel about who had it easier. ${A.introduced}, who ran about all day in a red hat, said that it was ${b}. ${B.introduced}, who sat about all day in a blue scarf, said that it was ${a}. "You couldn't be me for a day," said ${a}. "I could be you for a week," said ${b}, "and nobody would notice." It was raining, or it would not have gone so far.`,
        `${twins}"All you ever do is sit about," said ${A.introduced}, from under a red hat. "All you ever do is run about," said ${B.introduced}, out of a blue scarf. Each thought that the other had much the better of it. It had been like that for a year. But it had never rained for three days running before, so they had time to go into it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'excited'), ...alsoThere],
          things: ['hat', 'scarf'],
        },
        `So they made a bet. They would swap ${what}, for one whole day and night. Whoever first said "I'm not ${b}," or "I'm not ${a}," had lost a month of puddings.${judge} They changed over the hat and the scarf. "${saying}," they said, and shook on it.`,
        `They shook on it: one day, one night, all ${what} swapped. Whoever owned up to being somebody else had lost the bet, and the other got every pudding for a month.${judge} The hat came down over the eyes of ${b}, and the scarf went twice round ${a}. "${saying}," said both of them.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'walk', 'happy')], things: ['scarf'] },
        `It was a shock how well it worked. People do not look at a face when there is a scarf to look at. "Morning, ${b}," they said${where}. ${a} was given the bun that ${b} always has. ${a} was told about a knee that ${b} had asked after. "${saying}," said ${a}. It was nice to be asked about knees. Nobody had ever thought that ${a} would care to hear.`,
        `By ten o'clock ${a} had been ${b} eleven times${where}, without saying a word. The scarf did it. "Here's your bun, ${b}. Here's the string you wanted. My knee's better, thank you for asking." ${a} had never asked after a knee in all those years. "${saying}," said ${a}, through the bun, and wondered who else had a knee.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(B, 'jump', 'determined')], things: ['hat'] },
        `${b}, meanwhile, was on the hill. It was where ${a} always was at eleven, and they had all come to see it. "Go on, ${a}! Straight down, as fast as you can!" There were a great many of them. It was steeper than it looks from a cushion. "${saying}," said ${b}, and sat down to do it.`,
        `And the hat had gone up the hill, because that is what the hat does at eleven. "Straight down, ${a}! Backwards!" they shouted. ${b} had always thought that ${a} did that for fun. It was done, it turned out, because they were all standing there. "${saying}," said ${b}, and went down it sitting.`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(A, 'sit', 'calm')], things: ['scarf'] },
        `In the afternoon ${a} did what ${b} does, which is to sit on the step. It is not nothing. There are eight things to water. There is always somebody who wants to leave a key. "You're always here, ${b}," said a boy with a key. "It's good that you are." ${a} had never been good for anything by sitting down before.`,
        `From two to four ${b} is at home. So ${a} was at home. People looked in, one after another, and sat on the step, and said what was the matter. All that they wanted was somebody in a blue scarf. "You're a good listener, ${b}," they said. ${a} had not known that anybody could be good at that. It made the ears ache.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(V, 'stand', 'happy'), seen(A, 'stand', 'surprised')],
          things: ['scarf', 'present'],
        },
        `At four came the tap of a stick. It was ${V.introduced}, who lives behind the church, and does not see well. ${v} had walked. "Is that you, ${b}?" said ${v}, and felt for the scarf. "I've brought it. It's taken me since May." And ${v} held out a parcel with both hands.`,
        `At four somebody came up the path by inches. ${V.introduced} had walked all the way from behind the church, and could make out colours, and not much more. "There's the scarf," said ${v}. "Then it's ${b}. Hold out your hands. I made it, for all the times that you came and read to me." It was a parcel, tied with wool.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried')], things: ['present'] },
        `${a} could simply take it. ${b} could have it tomorrow, and no harm done, and a month of puddings. It was the face that made it hard. ${v} stood there and waited to see how pleased ${b} would be. It would only happen once. And it would happen to the wrong one.`,
        `There were four hours left, and then the night. ${a} thought about the puddings, and which there would be. It would be quite easy to hold out both hands. But ${v} had bent close so as not to miss it: what ${b} would look like. There is only one first time that somebody sees a present. This one was not addressed to ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(V, 'stand', 'surprised')], things: ['scarf'] },
        `"I'm not ${b}," said ${a}. It sounded louder than it was. "I'm only wearing the scarf. Would you sit down? I'll fetch the right one." And ${a} ran. It is a good thing to be somebody who runs, now and then.`,
        `"Please don't give it to me," said ${a}. "I'm not ${b}. It's a sort of a joke, and it's a bad one." ${v} took the hands away. "Then where is ${b}?" "Up on the hill," said ${a}. "Sit here. I can be very quick." That, at least, was something that ${a} could do.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(B, 'stand', 'scared'), seen(A, 'run', 'determined')],
          things: ['hat'],
        },
        `The hill was as full as ever. Halfway down it lay ${b}, flat, and held on to the grass. "${a}'s stuck!" they were shouting. "I'm not ${a}!" ${b} shouted back. "I never was! Will somebody please get me down?" It must have been just four o'clock there, too.`,
        `It was easy to find the place, because of the noise. Halfway down the hill was ${b}, lying flat. "I'm not ${a}," ${b} was telling them all. "Can't you see that? I'm somebody who sits." They went on looking at the hat. "Down you come," said ${a}. "Left foot. No, your other left."`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy'), seen(V, 'sit', 'happy')],
          things: ['scarf', 'present'],
        },
        `So ${b} got the parcel after all, in the right scarf, out of breath. ${a} stood in the door and did not look at what was in it. ${a} looked at ${v}, looking at ${b}. Nobody had to explain what would have been lost. It was a bit like watching the sun come up.`,
        `${b} undid every knot in the wool, slowly, the way that ${b} does things. ${v} sat close by, and took in all of it, though it was only colours. ${a} had gone to stand outside on the step. It could be heard from there, quite well enough. It was worth some puddings.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['spoon'],
        },
        `"Who said it first?" they asked each other, later. "At four," said ${a}. "At four," said ${b}. So they had both lost, and nobody could have the other's puddings. They thought it over, with two spoons. "How do you do that hill?" said ${b}. "How do you do that step?" said ${a}.`,
        `Neither could claim the puddings, since each had said it, and both of them at four. They ate the first one together, so as to be fair. "I thought that you just sat about," said ${a}. "I thought that you just ran about," said ${b}. They scraped the bowl. "Yours is the harder," they both said.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'wave', 'happy')],
          things: ['hat', 'scarf'],
        },
        `The next morning it had stopped raining. "Good morning, ${a}," said everybody, to the hat. "Good morning," said ${a}, and went on three steps, and came back. "How's your knee?" said ${a}. They had to think who that could be. "${saying}," said ${a}.`,
        `In the morning each of them was who they were, and got no applause for it. At eleven ${b} came out, and stood under the hill, and looked up, which helps. At two ${a} sat down on the step for a bit, and watered something. "Is that you, ${b}?" somebody asked. "No, but I can listen," said ${a}. "${saying}."`,
      ),
    ],
  };
}
