import type { Role } from '../../../frame.ts';
import { said, type NamedScene } from '../../scene.ts';
import { NEWCOMER_ROLE } from './newcomer-role.ts';

/** "You're not my dad": the word for the parent, as it was shouted. */
const SAID_WORD: Role = {
  fallback: { text: 'parent' },
  cues: [
    { match: /\bnot (?:my|his|her|their) (?:real )?(dad|father)\b/i, phrase: { text: 'dad' } },
    { match: /\bnot (?:my|his|her|their) (?:real )?(mum|mother)\b/i, phrase: { text: 'mum' } },
    { match: /\bnot (?:my|his|her|their) (?:real )?mom\b/i, phrase: { text: 'mom' } },
    ...['mummy', 'daddy', 'mommy'].map((word) => ({
      match: new RegExp(String.raw`\bnot (?:my|his|her|their) (?:real )?${word}\b`, 'i'),
      phrase: { text: word },
    })),
  ],
};

/** "You're not my dad", said to a step-parent who asks for something. */
export const notMyDad: NamedScene = {
  id: 'notmydad',
  image: 'a sentence that is true and is thrown like a ball',
  cue: said(
    String.raw`\b(?:you['’]?re|you are|ur) not (?:my|his|her|their) (?:real )?(?:mum|mummy|mom|mommy|mother|dad|daddy|father|parent)\b`,
    String.raw`\b(?:adopt\w*|foster\w*|birth (?:mum|mother)|(?:aunt|uncle|nan|gran|grandma|grandad|babysitter|teacher|neighbour)\w*)\b`,
  ),
  decides: true,
  titles: { young: 'A True Sentence and a Shoe', older: 'The Sentence That Is True' },
  roles: { newone: NEWCOMER_ROLE, saidword: SAID_WORD },
  text: {
    '4-5': `
      D<notmydad> A parent has a new partner. "Shoes off, please," says {newone}. Then a sentence flies out of {Name}. It is, "You are not my {saidword}!" It is true. And it was about more than the shoes. It can be odd who says what.
      P<notmydad> {newone} knows that it is true. It still goes in like a small stone. Nobody wants to take away a {saidword}.
      Q<notmydad> When {newone} says what to do, {Name} may feel ____.
      H<notmydad> {helper} can say which rules there are in this house. ~ Then they are the rules of the house.
      H<notmydad> {helper} can listen to what is under the sentence.
      T<notmydad> {he} can say, "I want to hear it from my parent."
      T<notmydad> {he} can stamp, and then take off one shoe.
      C<notmydad> {he} can say, "You are you, and the shoes are mine."
      A<notmydad> The shoes stand by the door, side by side. The rule is for all the feet in this house. A new partner is a new partner, and that is enough. A {saidword} stays a {saidword}.
    `,
    '6-7': `
      D<notmydad> "You are not my {saidword}!" Most children in a family with a step-parent think it, and many say it. {Name} may say it when {newone} asks for something. Every word in it is true. But it is used like a ball, to hit. What it often means is, "Do not try to be." Or it means, "I miss how it was."
      P<notmydad> A step-parent does not want to be somebody else. Asking for shoes to be put away is just about shoes. The sentence hurts, because there is no answer to it.
      P<notmydad> The other grown-up in the room hears it too. That one would like not to take sides.
      Q<notmydad> When {newone} says what to do, {Name} may feel ____. Under the angry there may be another word.
      H<notmydad> {helper} can agree who says what about homework and bedtime. ~ It helps when it is clear.
      H<notmydad> {helper} can ask about the part that was not about the shoes.
      T<notmydad> {he} can say, "I want my parent to tell me that."
      T<notmydad> {he} can say afterwards, "I was cross about something else." ~ It is hard, and it mends a lot.
      C<notmydad> {he} can think, "It is true, and I do not need to throw it."
      A<notmydad> There is a {saidword} already, and there is only one of that. A step-parent is another person, with another name. People can ask each other to move shoes without being related. The shoes are in the cupboard, and supper smells of onions.
    `,
    '8-10': `
      D<notmydad> Of all the sentences in a step-family, one is the most famous: "You are not my {saidword}." {Name} may have used it on {newone} when there was a rule to be followed. As information it is not new. Everybody in the room knew it. It is said because it works. It stops the conversation and hurts, and for a second that feels like winning.
      P<notmydad> {newone} cannot argue, since it is true, and is left standing there with a tea towel. Step-parents say that it is the sentence they wait for. Most of them did not mean to replace anybody.
      P<notmydad> What lies under it differs. It may be "you decide too much", or "I miss the way it was". None of those gets heard while the famous one is in the air.
      Q<notmydad> When {newone} makes a rule, {Name} might feel ____. The word underneath may be another one.
      H<notmydad> {helper} can settle who decides what, and say so in front of everybody. ~ House rules belong to the house, and the big things to the parents.
      H<notmydad> {helper} can ask later what the sentence was about. ~ Later is better than at once.
      T<notmydad> {he} can say the sentence underneath, such as "I would like to be asked first". ~ That one has an answer.
      T<notmydad> {he} can go back afterwards and say, "That was to hurt, and I am sorry for that bit."
      C<notmydad> {he} can think, "True is not the same as useful."
      A<notmydad> Nobody in this family is applying for a post that is taken. A step-parent can be an ally, a nuisance or the one who can fix a bicycle chain. There is no name for that in most languages, so people use first names. The famous sentence stays true. It just gets said less.
    `,
    '11+': `
      D<notmydad> In a step-family, "you are not my {saidword}" has the advantage of being unanswerable. {Name} may have reached for it when {newone} laid down a rule, and it did its work. It ended the discussion and left a mark. Everyone knew the fact already. What it does not say is which grievance it stands for. It may be authority, it may be loyalty to someone who is not in the room, and it may be that nobody asked.
      P<notmydad> {newone} presumably expected the sentence for years and still has no reply to it. Step-parents are in the odd position of having duties without a title. Being reminded of the missing title does not make the duties go away.
      P<notmydad> The parent next to them hears an accusation as well. Being caught between two people one loves makes adults say clumsy things about respect.
      Q<notmydad> When {newone} starts to lay down a rule, {Name} might notice ____. It comes before the words do.
      H<notmydad> {helper} can define what {newone} decides and what stays with the parents. ~ Vague authority is resented more than clear authority.
      H<notmydad> {helper} can take the real complaint seriously once it is named. ~ There usually is one.
      T<notmydad> {he} can replace the sentence with the complaint, for instance "I would rather hear that from a parent".
      T<notmydad> {he} can repair the hurtful half without withdrawing the true one. ~ They come apart quite easily.
      C<notmydad> {he} can think, "I can be right about that and still say the other thing."
      A<notmydad> The position of {saidword} is filled, and nobody advertised it. A step-parent is another grown person in the same kitchen, and what grows from that may be polite, or good, or good very late. It can be negotiated like anything else in a family. It goes better with sentences that have an answer.
    `,
  },
};
