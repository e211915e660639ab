import { said, type NamedScene } from './scene.ts';

const NOT_ALLOWED = String.raw`(?:(?:is|are|was|being|he['’]?s|she['’]?s)? ?(?:not|n['’]?t) (?:be |being )?(?:allowed|old enough) to|(?:won['’]?t|wont|will not|don['’]?t|dont|do not|doesn['’]?t|doesnt|refuse to) let (?:him|her|them)|(?:too|to) (?:young|little|small) to|not letting (?:him|her|them)|said (?:he|she|they) (?:can['’]?t|cannot|cant))`;
const A_BIG_JOB = String.raw`(?:mow|use (?:the |a )?(?:lawn ?mower|mower|drill|saw|power tools?|sharp knife|big knife|oven|hob|stove|kettle|iron|axe)|light (?:the|a) (?:fire|barbecue|bbq|candles?|fireworks?)|cook (?:alone|on)|(?:walk|take) (?:the|our|his|her|their) dog (?:\w+ ){0,3}(?:alone|on (?:his|her|their) own|by (?:him|her|them)sel\w+))`;

/** A real job that is not for a child alone yet: one may be cross about it, and there is a part of it to do now. */
export const notAloneYet: NamedScene = {
  id: 'notaloneyet',
  image: 'a big job that is cut into parts, one of which is free today',
  cue: said(
    String.raw`\b${NOT_ALLOWED} (?:\w+ ){0,2}?${A_BIG_JOB}\b`,
    String.raw`\b(?:scared|afraid|burnt|burned|homework)\b`,
  ),
  decides: true,
  answers: /\b(?:cross|angry|furious|upset|mad|moans?|sulks?|allowed|let|mow|dog|alone|young|little)\b/i,
  titles: { young: 'A Part of the Job', older: 'The Part That Is Free Today' },
  text: {
    '6-7': `
      D<notaloneyet> Some jobs look good because they are real. {Name} may want to do one alone, and the answer is "not yet". That can make anybody cross. Wanting to do it is not wrong. The job needs more weight, longer arms or more years of looking out. Those come with growing, and nobody can hurry them.
      P<notaloneyet> A grown-up says no to the job, and not to the person. It is about what could go wrong with it.
      Q<notaloneyet> When the answer is "not yet", {Name} may feel ____.
      H<notaloneyet> {helper} can find one part of it that {Name} can do now.
      H<notaloneyet> {helper} can say what people learn before it.
      T<notaloneyet> {he} can say, "I am cross. Which part may I do?"
      T<notaloneyet> {he} can watch how it is done, and ask why.
      C<notaloneyet> {he} can think, "Not all of it yet. One part now."
      A<notaloneyet> The job got done, and one part of it was done by {Name}. It was a small part, and it was real. The wish for the rest is still there, and it may be. Wishes can wait and grow.
    `,
    '8-10': `
      D<notaloneyet> There are jobs that adults do without thinking, and that are not for children alone. {Name} may wish for one of them, feel quite able to do it, and be cross to hear no. To want a real job is a good sign. The risk is in one bad minute, when something slips, pulls or runs. For that minute people practise with somebody beside them.
      P<notaloneyet> Whoever says no is thinking of that minute, and not of how well the rest would go. It helps to hear it said.
      P<notaloneyet> Other families draw the line elsewhere. It is annoying, and it proves little.
      Q<notaloneyet> When somebody else gets to do that job, {Name} might feel ____.
      H<notaloneyet> {helper} can split the job into parts and hand one over now. ~ A real part counts.
      H<notaloneyet> {helper} can say what people show before they do it, and look at it again in some months.
      T<notaloneyet> {he} can ask, "What would you need to see?" ~ It gets a better answer than "Why not?"
      T<notaloneyet> {he} can be cross for ten minutes, and then ask for a part of it.
      C<notaloneyet> {he} can think, "It is no to this, for now."
      A<notaloneyet> One part of the job belongs to {Name} now, and somebody is beside {him} for the rest. The answer may still be no for some time. It was fine to be cross about it. What is learnt in the part will be needed for the whole.
    `,
  },
};
