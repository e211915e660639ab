import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Work that somebody else copied, or that one is said to have copied: what happened is told calmly, to the teacher. */
export const whoWroteItFirst: NamedScene = {
  id: 'wrotefirst',
  image: 'two pages with the same mistake in the same place',
  cue: said(
    String.raw`\b(?:cop(?:y|ies|ied|ying)|cheat\w*)\b(?=[^]*\b(?:work|answers?|tests?|sums?|maths|spellings?|book|page|next to (?:him|her|them)|(?:says|said|blam\w*|accus\w*|claim\w*)[^.!?]{0,30}\b(?:cop(?:ied|ies|ying)|hers|his)))[^]*?\b(?:blam\w*|accus\w*|(?<!\b(?:to|not|n['’]t|dare|dares|dont|doesnt) )says?(?! (?:anything|so|something|it)\b)|said|told off|in trouble|claims?)\b`,
    String.raw`\b(?:^(?:he|she|they) (?:keeps? |is |was |got |always )*(?:copi(?:es|ed)|copying|cheat(?:s|ed|ing)?|caught)|board|whiteboard|swear\w*|clothes|hair|everything (?:he|she) (?:does|wears)|same (?:shoes|bag|hobb\w+)|behaviou?r|brother|sister|chat ?gpt|\bai\b|internet|online|board game|dice|cards|outfit|style)\b`,
  ),
  decides: true,
  answers: /\b(?:cop(?:y|ies|ied|ying)|next to|hers|his)\b/i,
  titles: { older: 'The Same Mistake Twice' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<wrotefirst> {Name} did some work, and then the same words were on another page. Somebody looked and copied. And perhaps it was said the other way round, "That is mine!" It is not fair when work gets taken. It makes a face hot. It can be told in a calm voice, from the start.
      P<wrotefirst> Somebody who copies may be afraid of a wrong answer. They may be sorry, and too scared to say so.
      P<wrotefirst> A teacher sees two pages that are alike. How it came about can only be told.
      Q<wrotefirst> When that happens, {Name} may feel ____. It may be two words at once.
      H<wrotefirst> {teacher} can hear each child alone, and look at the work.
      H<wrotefirst> {helper} can practise telling it: first this, then that.
      T<wrotefirst> {he} can tell {teacher}, "I did it first. I can show you how."
      T<wrotefirst> {he} can ask for another seat, or put an arm round the page.
      T<wrotefirst> {he} can say, "Do your own, and ask me for help."
      C<wrotefirst> {he} can think, "I know how I did it. That stays with me."
      A<wrotefirst> Now {teacher} knows about it and can look more often. Somebody may say sorry, or not yet. How it was done is in one head, and nobody can copy that. The next page is {Name}'s as well.
    `,
    '8-10': `
      D<wrotefirst> Two pages with the same mistake in the same place are a riddle, because one of them was first. {Name} may have been copied, and may even have been told, "You copied me." It is unfair twice over. First something is taken, and then the blame comes with it. People get loud when that happens, and loud is easily mistaken for guilty. Calm facts work better.
      P<wrotefirst> Those who copy are often afraid of being wrong. Once it has been said out loud, they do not know how to get out of it again.
      P<wrotefirst> Teachers have met this riddle before. They ask both people how they got the answer, and only one of them can tell.
      Q<wrotefirst> At the words "you copied", {Name} might feel ____.
      H<wrotefirst> {helper} can listen to the order in which it happened, and come along to tell it.
      H<wrotefirst> {teacher} can move a seat, which ends most of it in a day.
      T<wrotefirst> {he} can say to the teacher alone, "I would like to show you how I did it."
      T<wrotefirst> {he} can say to the one who copies, "Do your own. If you are stuck, ask me."
      C<wrotefirst> {he} can think, "I can explain every line. That is my proof."
      A<wrotefirst> The teacher asked how it was done, and the answer took half a minute. Somebody else had gone rather quiet. Whether a sorry comes is not in {his} hands. There is a little more space between two pages now. What is in a head cannot be copied from the side.
    `,
    '11+': `
      D<wrotefirst> Copied work leaves a puzzle: two texts, one author and two people who claim to be it. {Name} has been caught up in one, either because somebody helped themselves or because they then said that it was the other way round. Being accused of what was done to oneself is a particularly bitter kind of unfairness. The natural answer is volume. The useful one is evidence.
      P<wrotefirst> Whoever copies has usually run out of time or nerve. Admitting it in front of a teacher asks for more of both.
      P<wrotefirst> Teachers tend to know the two styles quite well. They are bound to ask, all the same, and being asked is not being convicted.
      Q<wrotefirst> At the accusation, {Name} might notice ____.
      H<wrotefirst> {helper} can hear it in order, and offer to come along, as company and not as a lawyer.
      T<wrotefirst> {he} can bring what only the author has: notes, drafts, the file's history, the reason for line four.
      T<wrotefirst> {he} can ask to talk to the teacher alone, and keep to what happened.
      T<wrotefirst> {he} can decide not to lend finished work again. ~ Explaining a method is help enough.
      C<wrotefirst> {he} can think, "I do not need to be loud. I can explain it."
      A<wrotefirst> It took ten minutes, a draft with crossings-out and one question that only one of two people could answer. The other may apologise, avoid {Name} for a week, or both. Some trust is gone, and it is reasonable to take more care with what lies on the desk. The ideas are where they were, and there are more to come.
    `,
  },
};
