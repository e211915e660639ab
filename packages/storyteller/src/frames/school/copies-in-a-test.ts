import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Somebody who cheats in tests: what a test is for, and what can be asked for instead. */
export const copiesInATest: NamedScene = {
  id: 'copiestest',
  image: 'a page that says what is known, and a page that says what a neighbour knows',
  cue: said(
    String.raw`\b(?:cheat(?:s|ed|ing)?|cop(?:y|ies|ied|ying)|looks? at (?:other|someone|somebody|his neighbour|her neighbour)[^.!?]{0,20}(?:paper|answers|work|sheet)|writ(?:es|ing|ten) (?:the )?answers on|crib\w*)\b[^.!?]{0,40}\b(?:tests?|exams?|spellings?|quiz\w*|assessments?|times tables)\b|\b(?:tests?|exams?|spellings?|assessments?)\b[^.!?]{0,40}\b(?:cheat(?:s|ed|ing)?|cop(?:ies|ied|ying))\b`,
    String.raw`\b(?:(?:others?|friend|boy|girl|someone|somebody|classmate|kids|everyone|they) (?:\w+ )?(?:cop(?:y|ies|ied)|cheats?|cheated|cheating)|copies (?:from|off) (?:him|her)|accused|did ?n['’]?t cheat|not cheat\w*|blood|eye|hearing)\b`,
  ),
  decides: true,
  answers: /\b(?:cheat\w*|cop\w+|tests?|exams?|answers?|caught|spellings?)\b/i,
  titles: { young: 'What My Page Says', older: 'Whose Page Is It?' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<copiestest> A test is there to show what has been learned. {Name} may look at somebody else's page and write that down. It feels safe, for there are more ticks. But then the test says what the neighbour knows. {teacher} cannot see what to explain. And there is a bad feeling under the ticks.
      P<copiestest> Children who copy are mostly afraid of getting things wrong. They are not bad.
      P<copiestest> The one whose page it was worked for it. Some do not mind, and some mind a lot.
      Q<copiestest> When a question is too hard, {Name} may feel ____.
      H<copiestest> {helper} can be glad of a true page, with gaps and all.
      H<copiestest> {teacher} can find another seat, where it is easier.
      T<copiestest> {he} can leave a gap and go on to the next one.
      T<copiestest> {he} can tell {teacher}, "I looked. I did not know it."
      C<copiestest> {he} can think, "My page, my gaps, my ticks."
      A<copiestest> There were three gaps in the next test, and each tick was {his} own. {teacher} saw the gaps and explained them. A tick that is true feels light. If a look slips out, it can be told. That is a fresh start.
    `,
    '8-10': `
      D<copiestest> A test asks one question underneath all the others: what does this person need next? If {Name} cheats in it, the answer belongs to somebody else. The mark is better, and it fits like a borrowed coat. Nobody explains what was not understood, because nobody can see it. And the next test expects a person who can do what the last one said. Most people who cheat do it because they are afraid of a low mark.
      P<copiestest> Teachers notice more often than they say. What they would like to know is why.
      P<copiestest> Somebody whose answers are used has no choice in it. If it comes out, both are asked.
      Q<copiestest> With a page full of blanks, {Name} might feel ____.
      H<copiestest> {helper} can make clear that a true four is welcome at home, more than a borrowed nine.
      H<copiestest> {teacher} can hear the truth and decide on a way to put it right.
      T<copiestest> {he} can own up in two sentences: what was done, and why. ~ It is less bad than it looks from this side.
      T<copiestest> {he} can put a question mark beside what {he does} not know. ~ It asks for help with no words.
      C<copiestest> {he} can think, "A gap gets explained. A copied answer does not."
      A<copiestest> It was told, there was a talk, and the test was written again. The mark was lower, and it was true, and two things got explained. The test after that is easier to sit in, with eyes on one page. Marks go up and down. Being somebody whose word counts is worth more than either.
    `,
    '11+': `
      D<copiestest> Cheating in a test solves today's problem by borrowing from next month. {Name} gets a mark that is not true, and from then on there is a reputation to keep up. The gap that was hidden stays a gap, and the next topic is built on top of it. Hardly anyone cheats out of laziness. It tends to be fear of a mark, of a reaction at home or of not being who everybody thinks one is. Those fears can be dealt with better than this.
      P<copiestest> Schools treat it strictly because other people rely on a mark. In a public exam it can cost the whole result. In a class test it costs a conversation.
      P<copiestest> Teachers are often more interested in the reason than in the crime.
      Q<copiestest> With the paper face down, {Name} might notice ____.
      H<copiestest> {helper} can ask what the bad mark would have meant. ~ The answer is usually the real subject.
      H<copiestest> {helper} can say which is preferred at home, a low mark or a false one.
      T<copiestest> {he} can go to {teacher} and say it before it is found. ~ Told first, it is a different story.
      T<copiestest> {he} can ask for help with the topic two weeks before the next test. ~ That is earlier than panic starts.
      C<copiestest> {he} can think, "A low mark can be repaired. A false one needs guarding."
      A<copiestest> It was said, and there was a consequence, and then it was over, and a secret is not over at any time. The next test was harder to sit through and easier to hand in. A true mark is a starting point. People can do a good deal with one of those.
    `,
  },
};
