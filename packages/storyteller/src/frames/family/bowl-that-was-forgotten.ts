import { said, type NamedScene } from '../scene.ts';

const FORGOT = String.raw`\b(?:forgot(?:ten)?|did(?:n['’]?t| not)|had ?n['’]?t|never|missed)\b[^.!?]{0,30}\b(?:feed|fed|food|water|drink|bowl|bottle|hay|clean\w*|cuddle\w*|stroke|play with|walk|pellets)\b`;
const BELIEVES = String.raw`\b(?:thinks?|thought|believes?|convinced|sure|worr\w+|says?|blam\w+|fault|guilty|because (?:he|she|they|of (?:him|her|them)))\b`;
const REALLY_SO = String.raw`\b(?:actually|really did|starved|thirst|dehydrat\w*|true that|(?<!\b(?:thinks?|thought|believes?|says?|sure) (?:that )?(?:it )?)was (?:his|her|their) fault|(?:i|we|mum|dad|his \w+|her \w+) forgot)\b`;

/** An animal that died of something else, and a child who thinks of the day on which it forgot the food or the water. */
export const bowlThatWasForgotten: NamedScene = {
  id: 'bowl',
  image: 'a bowl that was forgotten on one day and filled on all the others',
  cue: said(`(?=[^]*(?:${BELIEVES}))[^]*?(?:${FORGOT})`, REALLY_SO),
  decides: false,
  titles: { young: 'It Was Not the Bowl', older: 'All the Other Days' },
  roles: {
    care: {
      fallback: { text: 'the food' },
      cues: [
        { match: /\b(?:water|drink|bottle)\b/i, phrase: { text: 'the water' } },
        { match: /\bclean\w*\b/i, phrase: { text: 'the cleaning' } },
        { match: /\bhay\b/i, phrase: { text: 'the hay' } },
        { match: /\bwalk\b/i, phrase: { text: 'the walk' } },
        { match: /\b(?:cuddle\w*|stroke|play with)\b/i, phrase: { text: 'a cuddle' } },
      ],
    },
    why: {
      fallback: { text: 'too ill or too old' },
      cues: [
        { match: /\b(?:old age|(?:was|is|were|very|so|quite|pretty|really) old|too old|natural causes|old for a)\b/i, phrase: { text: 'too old' } },
        { match: /\b(?:cancer|tumou?r|kidney|liver|heart|illness|infection|was (?:very |really |so )?(?:ill|sick|poorly)|disease)\b/i, phrase: { text: 'too ill' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<bowl> {animal} died. {Name} may think of a day when {care} was missed. "Was it that?" It was not. When a body is {why}, it stops. It stops next to a full bowl, too.
      P<bowl> Lots of children ask, "Was it me?" They ask it because they loved the pet. Grown-ups ask it, too.
      Q<bowl> When {Name} thinks of the bowl, {he} may feel ____.
      H<bowl> {helper} can say, "No. It was not the bowl."
      H<bowl> {helper} can tell what was wrong with the body.
      T<bowl> {he} can say the thought out loud on a lap.
      T<bowl> {he} can draw a picture of {animal}.
      C<bowl> {he} can think, "It was not the bowl."
      A<bowl> {animal} died, and it was not because of {Name}. There was one bad day for the bowl. There were a lot of good ones. It is sad, and there is a lap for that.
    `,
    '6-7': `
      D<bowl> {animal} died. {Name} may think of one day when {care} was forgotten. It is a heavy thought, and it is not the reason. When a body is {why}, it stops. It cannot start again, and it stops next to a full bowl as well. One missed time did not do it.
      P<bowl> A sad head looks for a reason. It takes what lies near, such as a bowl. It is still not the reason.
      P<bowl> Looking after a pet is a job for grown-ups in the end. They look at the bowl as well, on all days.
      Q<bowl> When the thought about the bowl comes back, {Name} may feel ____.
      H<bowl> {helper} can tell again why {animal} died. ~ It can be asked as often as the thought comes.
      H<bowl> {helper} can make a list with {him} of all {he} did. ~ It is a long one.
      T<bowl> {he} can say the thought out loud to somebody. ~ Then two people know that it is not true.
      T<bowl> {he} can write to {animal} about a good day. ~ There were a lot of them.
      C<bowl> {he} can think, "One day was missed. That was not why."
      A<bowl> {animal} died, and it was not because of {Name}. There was one day without, and there were all the other days. On those there was food, and somebody to look in. The thought may come again, and the answer stays the same. What is left is missing somebody.
    `,
    '8-10': `
      D<bowl> {animal} died, and {Name} may be going back to one day when {care} was forgotten. The mind holds up that day and calls it the cause. It is not. When an animal's body is {why}, it stops, and no bowl or cage can change that. One missed time is a thing that happens in every home with an animal in it.
      P<bowl> After a death, nearly everybody finds a day on which they could have done something better. It feels like proof. Mostly it only shows that somebody cared about the animal.
      P<bowl> Adults are the ones who answer for an animal. They see the bowl too, and somebody fills it. A child who helps with it is a help, and not the one in charge.
      Q<bowl> When the thought about that day comes back, {Name} might feel ____.
      H<bowl> {helper} can go through what was wrong with the body, from the beginning. ~ Plain facts leave less room for guesses.
      H<bowl> {helper} can say that it was not because of that, and say it again next week. ~ Once is seldom enough.
      T<bowl> {he} can ask for the whole story of how {animal} died. ~ The truth weighs less than a guess.
      T<bowl> {he} can write down ten things {he} did for {animal}. ~ They are as true as the one that was missed.
      C<bowl> {he} can think, "One day was missed. That was not why."
      A<bowl> {animal} died, and it was not because of anything {Name} did or forgot. There was one day, and there were all the others, with food in the bowl and somebody looking in. Those count. What stays is missing somebody, and it is heavy enough without a fault on top.
    `,
    '11+': `
      D<bowl> {animal} died, and {Name} may have a date in mind, on which {care} was forgotten. It has been promoted from a slip to a cause. Animals die when a body is {why}, and a vet can usually say which it was. A day that was missed belongs to every household with an animal in it. It is a thing to be sorry about, and it is not what happened here.
      P<bowl> The mind prefers a reason that hurts to no reason at all, because a reason could have been prevented. It feels like evidence and is mostly attachment.
      P<bowl> The adults in a house answer for its animals, including on the days when the rota slips. They saw the bowl as well, and they may be having the same thought.
      Q<bowl> When that day comes back at night, {Name} might feel ____.
      H<bowl> {helper} can go through what was medically wrong, or ask the vet for it. ~ Facts leave less room for guesses.
      H<bowl> {helper} can hear the whole accusation first and answer it afterwards.
      T<bowl> {he} can ask the question exactly as it sounds at night. ~ By day it can be answered.
      T<bowl> {he} can write down what the other days were like. ~ They are as true as the one that was missed.
      C<bowl> {he} can think, "One day is not the reason. It is only the one I remember."
      A<bowl> {animal} died, and the reason lies in a body that could not go on. There was one day that {Name} would like to have back, and there were all the others, with food in them and somebody who came. Those are the record. Missing an animal is heavy enough without a charge attached to it.
    `,
  },
}; // prettier-ignore
