import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Afraid of failing a test that decides something. */
export const ifIFail: NamedScene = {
  id: 'iffail',
  image: 'a door that a test may open, and the other doors in the same corridor',
  cue: said(
    String.raw`\b(?:worr\w*|scared|afraid|terrified|anxious|thinks?|convinced|panick\w*|frightened|stress\w*|says|fears?)\b[^.!?]{0,30}\b(?:fail(?:s|ing)?|not pass\w*|won['’]?t pass|not get(?:ting)? in(?:to)?|do(?:ing)? badly|get(?:ting)? (?:a )?(?:bad|low) (?:mark|grade|score)s?)\b[^.!?]{0,50}\b(?:tests?|exams?|sats?|11 ?(?:plus|\+)|eleven plus|gcses?|mocks?|school|maths|assessments?|year \d+)\b|\b(?:tests?|exams?|sats?|11 ?(?:plus|\+)|eleven plus|gcses?|mocks?)\b[^.!?]{0,50}\b(?:worr\w*|scared|afraid|terrified|thinks?|convinced|says)\b[^.!?]{0,24}\b(?:fail|not pass|won['’]?t pass|will ?n['’]?t pass)`,
    String.raw`\b(?:has failed|failed (?:his|her|the)|after failing|let (?:us|me|everyone) down|disappoint\w*|blank|sick|sleep|awake|driving|swimming|hearing|eye|blood|piano|music exam)\b`,
  ),
  decides: true,
  answers: /\b(?:fail\w*|worr\w*|pass|11 ?plus|eleven plus|sats|exams?|tests?|scared)\b/i,
  titles: { older: 'More Than One Door' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<iffail> A test is coming, and {Name} may think, "What if I fail?" It is a big word. A test can only find out what a head knows on one day. Some of it will be right and some wrong. That is how tests are made. What is wrong shows what to learn next. It says nothing about how much somebody is loved.
      P<iffail> Grown-ups have got things wrong in tests as well. They still learned to do their jobs.
      P<iffail> {teacher} uses it to plan lessons. It is a bit like a map.
      Q<iffail> When the test comes to mind, {Name} may feel ____.
      H<iffail> {helper} can plan something nice for after it, however it goes.
      H<iffail> {teacher} can show what such a page looks like.
      T<iffail> {he} can practise a bit each day and then stop.
      T<iffail> {he} can say the "what if" out loud to somebody.
      C<iffail> {he} can think, "I do what I can. The rest I can learn."
      A<iffail> The test came, and there were easy bits and hard bits. Then it was over, and there was supper. The number on it is about one day. There are a lot of other days to learn on.
    `,
    '8-10': `
      D<iffail> "What if I fail?" is a question that turns up at night and answers itself badly. {Name} may know it, with a test coming. Some tests help to decide things, such as a school, so it is no wonder that they weigh something. What the question leaves out is the next bit. If it goes well, one door opens. If it does not, there are other doors in the corridor, and people do well behind those too. No test asks what kind of person somebody is.
      P<iffail> A test sees an hour. Family and friends have seen some years, and a number does not change their opinion.
      P<iffail> Many people in the hall are asking themselves the same question. They look calm from the side.
      Q<iffail> When the thought comes back, {Name} might feel ____. It may be in the body first.
      H<iffail> {helper} can say what happens in either case, quite plainly. ~ A known plan B is less frightening than none.
      H<iffail> {helper} can fix times for practice and times when nobody mentions it.
      T<iffail> {he} can write the "what if" down and finish it: "then we will..." ~ It usually has an answer.
      T<iffail> {he} can practise a small part each day, and stop at the agreed time.
      C<iffail> {he} can think, "One test, one door. There are more."
      A<iffail> It will be a morning with a pen, and then it will be afternoon. Whatever was practised will still be in the head when the result has been forgotten. There is a plan for one result and a plan for the other, and both begin with the same breakfast. A test can open a door. It cannot shut a person.
    `,
    '11+': `
      D<iffail> Fear of failing has a particular logic. {Name} may lie there with it: if the exam goes wrong, everything goes wrong. It treats one result as the first domino. In reality there are resits, other sets, other schools and other routes, and most adults got where they are by one of those. A test matters, and pretending otherwise helps nobody. It matters to a certain extent, which is exactly what the fear cannot see.
      P<iffail> A certain amount of nerves improves a performance. Above that it gets in the way, and then the useful thing is rest and not another chapter.
      P<iffail> Those who say that they have not revised at all are seldom a reliable source.
      Q<iffail> When the thought comes, {Name} might notice ____. At night it is louder than it is right.
      H<iffail> {helper} can go through what would actually happen if it went badly, step by step. ~ The list is shorter than it feels.
      H<iffail> {helper} can keep results out of conversations at meals.
      T<iffail> {he} can finish the sentence: "If I fail, I will..." ~ The fear lives on leaving it open.
      T<iffail> {he} can revise with the book shut, in short goes, and stop at a fixed time. ~ Both work better than long evenings.
      C<iffail> {he} can think, "It matters. It isn't everything."
      A<iffail> The exam will be sat, and afterwards it will be a Thursday with an afternoon in it. The result opens some doors sooner and others later. Whoever knows what to do in both cases can use the head for the questions. A test grades an answer. The person who wrote it goes home for supper.
    `,
  },
};
