import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const PETS = ['dog', 'puppy', 'cat', 'kitten', 'hamster', 'rabbit', 'guinea pig', 'pony', 'horse'];
const PET = String.raw`(?:pet|${PETS.join('|')})`;
const WISHED: Role = {
  fallback: { text: 'pet' },
  cues: PETS.map((text) => ({ match: new RegExp(String.raw`\b${text}\b`, 'i'), phrase: { text } })),
};
/** Why it is a no, as it was said. */
const REASON: Role = {
  fallback: { text: 'There is a reason, and it is one for grown-ups.' },
  cues: [
    { match: /\ballerg\w*\b/i, phrase: { text: 'Somebody at home would get ill from its fur.' } },
    { match: /\b(?:rent\w*|landlord|not allowed|lease|flat)\b/i, phrase: { text: 'This home is not one in which a pet may live.' } },
    { match: /\b(?:out all day|at work|work (?:all day|full[- ]time))\b/i, phrase: { text: 'A pet would be alone for too long each day.' } },
  ],
}; // prettier-ignore

/** Longs for an animal, and it is a no: the wish is a good one, and there are other ways to be near animals. */
export const noPetForUs: NamedScene = {
  id: 'nopet',
  image: 'a lead that hangs by the door of somebody else',
  cue: said(
    String.raw`\b(?:wants?|nag\w*|begs?|begging|ask\w*|desperate|pester\w*|on at (?:us|me)|wish\w*|longs?|obsessed)\b[^.!?]{0,24}\b(?:an?|another) (?:\w+ )?${PET}\b[^]{0,20}?\b(?:we|i|it|they|the|dad|mum|our|my|because|can['’]?t|cannot|not)\b[^.!?]{0,30}\b(?:ca ?n['’]?t|cant|cannot|can not|are ?n['’]?t|wo ?n['’]?t|not|no|allerg\w*|rent\w*|landlord|flat)\b|\bthought (?:we|he|she|they) (?:were|was) (?:getting|having|going to (?:get|have)) (?:an?|another) (?:\w+ )?${PET}\b[^]{0,40}?\b(?:not|n['’]?t|landlord|no longer|said no|never)\b|\b(?:landlord|council)\b[^.!?]{0,30}\b(?:said no|won['’]?t (?:let|allow)|does ?n['’]?t (?:let|allow))\b[^]{0,40}\b${PET}\b`,
    String.raw`\b(?:died|dead|rehom\w*|put (?:down|to sleep)|scared|afraid|ill)\b`,
  ),
  decides: true,
  answers: /\b(?:wants?|nag\w*|begs?|allerg\w*|can['’]?t|rent\w*|flat|landlord)\b/i,
  titles: { young: 'A Wish with Four Paws', older: 'A Wish with Four Paws' },
  roles: { wished: WISHED, nobecause: REASON },
  beside: {
    benefits: [
      'Takes the wish of {name} for an animal seriously.',
      'Says that the answer is no, and why as far as it was told.',
      'Shows ways to be near animals that belong to others.',
    ],
    talk: {
      young: ['What is the wish?', 'How does a no feel?', 'Shall we find an animal to say hello to?'],
      older: [
        'What stays of a wish after a no?',
        'Which word went into the blank?',
        'Shall we find an animal to visit?',
      ],
    },
  },
  text: {
    '4-5': `
      D<nopet> {Name has} a wish with four paws. It is a {wished}, and it is a good wish. The answer is no. {nobecause} It is sad to wish for so long and not get it.
      P<nopet> Grown-ups say no to a pet, and not to a child. They are sorry about it, too.
      Q<nopet> When others walk by with theirs, {Name} may feel ____.
      H<nopet> {helper} can listen to the wish once more.
      H<nopet> {helper} can look for animals to say hello to.
      T<nopet> {he} can draw the {wished} and give it a name.
      T<nopet> {he} can ask, "May I say hello to yours?"
      C<nopet> {he} can think, "A good wish, and a no."
      A<nopet> The wish is still there, and it may stay. There is a picture of it on the wall. Out on the path come ducks and cats. They belong to others, and they like a hello.
    `,
    '6-7': `
      D<nopet> Some wishes fit in a bag, and one has four paws. {Name wishes} for a {wished}, and has asked more than once. The answer is no. {nobecause} Asking again is easy to understand, and it does not change the reason. A no to a pet is not a no to the wish.
      P<nopet> Grown-ups who say no do not think that it is silly. Many of them had that same wish.
      P<nopet> Friends with animals may think that everybody can have one. They are not showing off.
      Q<nopet> When the answer is no again, {Name} may feel ____. Cross is often sad underneath.
      H<nopet> {helper} can say the reason one time. ~ Then two can be sorry together.
      H<nopet> {helper} can ask a neighbour about walks or feeding.
      T<nopet> {he} can find out all about them from a book.
      T<nopet> {he} can ask somebody, "May I help with yours?"
      C<nopet> {he} can think, "Not here, not now, and it is a good wish."
      A<nopet> The answer is the same as before, and so is the wish. By another door hangs a lead, and a tail wags when {Name} comes by. It is not the same as one at home. It is warm and furry, all the same.
    `,
    '8-10': `
      D<nopet> Most wishes fade in a month, and some sit down and stay. {Name wishes} for a {wished}, with good arguments and possibly a plan for the walks. The answer is no. {nobecause} No amount of asking changes a reason like that. To go on wishing is allowed. It needs no answer every evening.
      P<nopet> Parents hear the question and have no better answer than last week. It makes them short, because they would like to give another one.
      P<nopet> People who are good with animals did not all have one as children. Some started with somebody else's.
      Q<nopet> When friends talk about theirs, {Name} might feel ____.
      H<nopet> {helper} can explain the reason fully once, and say if anything could ever change it.
      H<nopet> {helper} can help to find a neighbour, a stable or a shelter where hands are needed.
      T<nopet> {he} can offer to help with one that belongs to somebody else.
      T<nopet> {he} can keep a notebook on the subject. ~ Vets started with less.
      C<nopet> {he} can think, "It is a no to this. The wish can stay."
      A<nopet> The question was put away for a while, and the wish was not. Three doors along there is a lead on a hook, and an animal that knows a certain step by now. It goes home to other people in the evening. That part stays a pity, and the afternoon was a good one.
    `,
  },
};
