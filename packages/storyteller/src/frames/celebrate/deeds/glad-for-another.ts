import type { DeedThread } from './deed-thread.ts';

/** Somebody else got it, and this child was glad for them. */
export const gladForAnother: DeedThread = {
  id: 'glad-for',
  image: 'two feelings side by side, a wish that did not come and a hand that clapped',
  cue: /^(?=[^]*\b(?:did ?n'?t|did not|was ?n'?t|was not|lost|instead|somebody else|someone else|came second|missed out|for the (?:girl|boy|child|person|team|one)s?|friend|sister|brother|winner)\b)[^]*?\b(?:(?:was|were|is|so|really|genuinely|felt) (?:so |really |very |genuinely )?(?:happy|glad|pleased|chuffed|delighted|proud) (?:for|of) (?:the|his|her|their|another|a)\b|congratulat\w+|(?:clapp\w+|cheer\w+) (?:\w+ ){0,2}(?:for |on )?(?:the (?:girl|boy|winner|one|other|child|person)|his|her|their|whoever|the others)\b|(?:said|told) (?:\w+ ){0,3}well done (?:to|and)|(?:said|told) (?:the|his|her|their) (?:\w+ )?\w+ (?:well done|congratulations|(?:that )?(?:she|he|they) deserved))/i,
  decides:
    /^(?=[^]*\b(?:did ?n'?t|did not|was ?n'?t|was not|instead|somebody else|someone else|missed out)\b)(?![^]*\b(?:match|game|final|race|snap|uno|chess)\b)[^]*?\b(?:(?:happy|glad|pleased|chuffed|delighted|proud) (?:for|of) (?:the|his|her|their|another|a)\b|congratulat\w+|(?:clapp\w+|cheer\w+) (?:\w+ ){0,2}(?:for )?(?:the (?:girl|boy|winner|one|other|child|person)|his|her|their)\b)/i,
  titles: { young: 'Two Feelings at Once', older: 'Glad for Somebody Else' },
  text: {
    '6-7': `
      D<glad-for> Two feelings can be in one person at the same time. One is sad about a wish, and the other is kind. {Name} let the kind one speak. The first one was there as well.
      P<glad-for> To the other one it was a present. Things are nicer to have when others are glad.
      P<glad-for> Grown-ups find it hard as well. Some of them clap with their hands and not with their face.
      Q<glad-for> When the other name was called, {Name} may have felt ____. It may have been two words.
      H<glad-for> {helper} can listen to both feelings. ~ Neither of them is wrong.
      T<glad-for> {he} can say what the wish was. ~ A wish may be told, also when it did not come.
      T<glad-for> {he} can tell the other one something good about how they do it.
      C<glad-for> {he} can think, "A bit sad, and a bit glad."
      A<glad-for> The wish did not come, and a kind thing was done all the same. {Name} did it. It can be hard to clap with a lump in the throat. The other one will have heard it.
    `,
    '8-10': `
      D<glad-for> Being pleased for somebody is easy when nothing is missing. {Name} did it when something was missing, and that is the rarer kind. There were two feelings, side by side, and neither got in the way of the other. The disappointed one was allowed to be there. The kind one got to speak.
      P<glad-for> For the other person it counts double. People can tell who would have liked it as well, and whose good wishes cost something.
      P<glad-for> Those who watched may have learnt something, grown-ups among them. Not all of them would have managed it.
      Q<glad-for> When the other name came, {Name} might have felt ____. Two answers are quite usual.
      H<glad-for> {helper} can ask about the wish as well. ~ It does not vanish because somebody was generous.
      H<glad-for> {helper} can say what it looked like from the outside.
      T<glad-for> {he} can find out what would be useful for another time, in a week or so.
      T<glad-for> {he} can keep the wish and the kindness in two sentences, one of each. ~ Both are true.
      C<glad-for> {he} can think, "I wanted it, and I was glad for somebody."
      A<glad-for> Lists and parts get forgotten, and people remember for a long time who was kind when it was not easy. {Name} was. The wish may turn up again with a date on it. It is in good company.
    `,
    '11+': `
      D<glad-for> Such news arrives in the stomach first, then in the face, and the kind sentence comes last. {Name} got as far as meaning it. To be pleased for somebody who has what one wanted is not the absence of disappointment. It is disappointment with something kind standing next to it, and it takes more strength than either of them alone.
      P<glad-for> The person it was for will have noticed. Congratulations are easy to collect from those who lost nothing, and the other sort is kept.
      P<glad-for> Whoever chose had reasons that nobody was told, such as a voice, a height or a timetable. They tend to remember how people took it, because it tells them who is good to work with.
      Q<glad-for> Between the news and the next sentence, {Name} might have felt ____. It may take until the weekend to find out.
      H<glad-for> {helper} can make room for the disappointed half as well. ~ It has been very polite.
      H<glad-for> {helper} can leave out that it was character-building. ~ It was kind, which is a better word.
      T<glad-for> {he} can ask for one sentence of feedback, once it no longer stings. ~ It is useful, and hardly anyone asks.
      T<glad-for> {he} can look at what there is to do instead, and see whether any of it appeals.
      C<glad-for> {he} can think, "Both are true, and I said the kind one."
      A<glad-for> It would have been understandable to say nothing. {Name} said the kind thing and meant it, with a perfectly good wish still lying there. The wish is not used up. What was shown is worth having in any group, and people will know where to find it.
    `,
  },
};
