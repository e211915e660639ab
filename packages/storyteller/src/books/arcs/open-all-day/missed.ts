import { cap } from '../wording.ts';
import type { Spoilt } from './spoilt.ts';

/** What they were to ride in has gone without them. */
export const MISSED: Spoilt = {
  here: 'in the shelter',
  top: 'the bench',
  stuckAt: 'street',
  weather: 'clear',
  isAtPlaceFirst: false,
  young: {
    trouble: ({ by, k }) => [
      `Run, ${k}! Run! There is ${by}. There goes ${by}. Oh.`,
      `${cap(by)} will not wait. Off it goes. Only a puff is left.`,
    ],
    tried: ({ k, by }) => [
      `"Come back!" calls ${k}. It gets small. It is a dot. No more ${by.replace('the ', '')}.`,
      `${k} waves at ${by}. It waves at nobody. They sit on the bench.`,
    ],
    end: ({ to, by }) => [
      `Here it comes! In they get. ${cap(by)} goes to ${to}. Hello, ${to}!`,
      `Toot! That is ${by}. And late, so late, there is ${to}.`,
    ],
  },
  middle: {
    trouble: ({ k, g, by, asks }) => [
      `They ran the last bit, and they saw ${by} very well. They saw the back of it. It had a number on it, and it got smaller. "${asks}" said ${k}. "We very nearly were," said ${g}.`,
      `At ten o'clock they were there. But ${by} had been there at one minute to ten. You could still smell it. "The next one is in four hours," said ${g}. "${asks}" said ${k}, to the empty road.`,
      `The doors shut. They shut just as ${g} held up a hand. A boy looked out of the last window and waved. That was ${by}. Then there was only a puff, and then not even that. "${asks}" said ${k}.`,
    ],
    tried: ({ k, by }) => [
      `First they shouted. But ${by} had its mind on other things. Then they looked down the road, hard, for another. But a road does not get a thing sooner for being looked at. So they sat down.`,
      `They could walk, said ${k}. So they walked, as far as the corner. But after the corner there was only more of it, and the bag grew. So they walked back, and that was just as far.`,
    ],
    end: ({ k, g, to, by }) => [
      `At four came ${by}, and this time they were early. There was ${to}, with a low sun on it. "It's bigger than ours," said ${k}. "But you cannot hold it."`,
      `They did not miss the next one. It was evening, and there was ${to}, with the lamps just coming on. "Is it all right?" said ${g}. ${k} had a good look. "It's almost as nice as ours," said ${k}.`,
    ],
  },
  old: {
    trouble: ({ k, g, by, asks }) => [
      `It was nobody's fault, or it was the fault of a shoelace, which comes to the same. They turned the corner and there was ${by}, with its doors open, like somebody holding out both arms. Then it shut them. They ran beside it for some way, quite close. A boy at the back put his hand flat on the glass. ${cap(g)} stopped first. "That," said ${g}, when there was breath to say it with, "was ours." "${asks}" said ${k}, who had only now come up.`,
      `The plan said ten o'clock, and it was ten o'clock. All the clocks said so. But ${by} had not read the plan. It had been a little early, out of kindness, and had gone. There was a warm place in the air where it had stood. ${cap(g)} studied the board for a long time. "The next one's at four," said ${g}. They both looked at the bag, in which there was a towel, and a great deal of sandwich. "${asks}" said ${k}, to be sure.`,
    ],
    tried: ({ k, g, by }) => [
      `They did try to walk. They went as far as the last house, but there the way went on exactly as before, only without houses. "It's eleven miles," said ${g}. ${k} worked out that at this speed they would be there on Thursday. So they turned round, and walked it all back. It is strange how much longer a road is when you have been on it already and got nowhere.`,
      `"It might come back," said ${k}. "It might have forgotten something." So they stood at the edge and looked. But a thing does not come because you look for it, or ${by} would have been there since ten. Then ${g} read out the plan, to see what could be saved. There was a good look round. They had a look round. It was a shelter. It had three walls and a bench, and somebody had once written on it that they loved Kim.`,
    ],
    end: ({ k, g, to, by }) => [
      `They caught the four o'clock, though there was some talk of letting it go. It was close on seven when they got to ${to}. There were ten minutes before it was time to turn round. They walked right up to it, and stood. The sun was nearly down, and made it all one colour. "Well," said ${g}, "that's the real one." ${k} looked, to be polite, from end to end. "It's very big," said ${k}. "You'd never get it all labelled."`,
      `When ${by} came, nobody ran. Two or three of them looked back at the bench. So they did come to ${to}, in the end, when everybody else was going home. It was just as it is on the postcards. ${k} stood and held ${g} by the hand. "Is it what you wanted?" said ${g}. "Yes," said ${k}. "Only, this is the second one."`,
    ],
  },
};
