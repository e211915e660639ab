import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

/** Who says the end of it first. */
const WHO: Role = {
  fallback: { text: 'somebody' },
  cues: [
    { match: /\bcousins\b/i, phrase: { text: 'a cousin' } },
    { match: /\bsister\b[^.]{0,30}\bfinish/i, phrase: { text: '{his} sister', gender: 'f' } },
    { match: /\bbrother\b[^.]{0,30}\bfinish/i, phrase: { text: '{his} brother', gender: 'm' } },
    { match: /\b(?:grandma|nana|granny|nan)\b[^.]{0,30}\bfinish/i, phrase: { text: 'a grandmother', gender: 'f' } },
    { match: /\b(?:children|kids|friends|classmates|others)\b[^.]{0,30}\bfinish/i, phrase: { text: 'another child' } },
  ],
};

/** Other people who say a word before the one who stammers has got to it. */
export const finishesMySentence: NamedScene = {
  id: 'finished',
  image: 'the end of a sentence, which belongs to the one who began it',
  cue: said(
    String.raw`\b(?:finish(?:es|ing|ed)?|complet(?:e|es|ing)|end(?:s|ing)|say(?:s|ing)?|guess(?:es|ing)?|jump(?:s|ing)? in|talks? over)\b[^.]{0,24}\b(?:(?:his|her|their) (?:sent[ae]n[cs]es?|words?)|for (?:him|her|them)|(?:the )?(?:words?|sentences?) for)\b`,
  ),
  decides: false,
  roles: { who: WHO },
  answers: /\b(?:finish\w*|stamps?|gives? up|cross|angry)\b/i,
  titles: { young: 'The End Is Mine', older: 'The End of a Sentence' },
  text: {
    '4-5': `
      D<finished> A word can take its time to come out. That is called a stammer. {Name} begins a sentence, and {who} says the end of it. It may even be the wrong end. It was meant to help. But a word belongs to the one who is saying it.
      P<finished> Some people think that waiting is not kind. They do not know that waiting is the best help.
      Q<finished> When others say the word first, {Name} may feel ____.
      H<finished> {helper} can tell the others, "We wait. It is coming."
      H<finished> {helper} can look at {him} and wait.
      T<finished> {he} can hold up one hand: "I am not done."
      T<finished> {he} can say it once more from the start.
      C<finished> {he} can say, "Wait, the end is mine."
      A<finished> The hand was up, and it was quiet. Then the word came, with a bump in it. It was not the one that they had guessed. It was better, and all of them heard it to the end.
    `,
    '6-7': `
      D<finished> When somebody stammers, a word may wait a bit before it comes out. {Name} knows what it is going to be. Then {who} calls out a word, quick and loud. Often it is not even the right one. People do that to be helpful. It is like opening somebody else's letter.
      P<finished> Those who listen cannot tell how long it takes. A silence makes them nervous. Nobody has told them that they may simply wait.
      Q<finished> When another voice says the word, {Name} may feel ____. It may be in the feet or in the throat.
      H<finished> {helper} can tell the others how it works: look and wait.
      H<finished> {helper} can show the others how to wait.
      T<finished> {he} can hold up a hand that means, "It is still my turn."
      T<finished> {he} can shake {his} head and go on to {his} own word.
      C<finished> {he} can think, "My sentence, my ending."
      A<finished> This time there was a hand in the air and a short silence. Then the word came out, bump and all. It was about a shark, and nobody would have guessed that. A sentence is worth waiting for when the end of it is new.
    `,
    '8-10': `
      D<finished> With a stammer, there can be a pause before a word, and other people fall into it. {Name} knows the word perfectly well. Then {who} supplies one, with a friendly nod, and it is the wrong one. Now there are two jobs: to say the word, and to take the other one back. Studies of listeners show that they believe they are helping. People who stammer mostly say that they would rather be waited for.
      P<finished> A silence of two seconds feels long to the person who is listening. It is their discomfort, and they can get used to it.
      P<finished> Families are often the worst at it, because they know each other so well.
      Q<finished> When somebody else finishes the sentence, {Name} might feel ____.
      H<finished> {helper} can explain it to the others once, when {Name} is not in the middle of a word.
      H<finished> {helper} can keep eye contact and wait. ~ It is the whole trick, and hardly anyone knows it.
      T<finished> {he} can say, "I am not finished," or show it with a hand. ~ It is polite, and it works.
      T<finished> {he} can go on to the end, even when somebody has said another one.
      C<finished> {he} can think, "I began it, and I end it."
      A<finished> At the table there was a raised hand, a pause and a turned head. The word took its time and arrived. It changed what everybody had thought the story was about. A stammer makes talk slower now and then. The end of a sentence still belongs to the one who had the idea.
    `,
  },
};
