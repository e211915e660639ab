import { said, type NamedScene } from '../scene.ts';

/** The worry of needing a wee while the class is quiet in a drill. */
export const aWeeBeforeTheQuiet: NamedScene = {
  id: 'weeindrill',
  image: 'a wee that is done before, and a hand that says so if it was not enough',
  cue: said(
    String.raw`(?=[^]*\b(?:drill|lockdown|practi[cs]e|quiet)\b)[^]*?\b(?:need(?:s|ing)? (?:a |the |to )?(?:wee|pee|toilet|loo|go to the (?:toilet|loo))|wet(?:s|ting)? (?:him|her|them)sel\w+|have an accident|wee (?:him|her|them)sel\w+|burst(?:ing)?)\b`,
    String.raw`\b(?:alone|by (?:him|her|them)self|night|bed)\b`,
  ),
  decides: false,
  answers: /\b(?:wee|pee|toilet|loo|accident)\b/i,
  titles: { young: 'A Wee, and Then Quiet', older: 'A Wee Before the Quiet' },
  roles: {},
  text: {
    '4-5': `
      D<weeindrill> A quiet drill takes some minutes. {Name} may think, "What if I need a wee?" The day of a drill is mostly known at school. So a wee can come first. If one comes all the same, a hand can say it.
      P<weeindrill> Teachers know about wees. They meet them in assembly, on a trip and in a drill.
      Q<weeindrill> When the class gets quiet, {Name}'s tummy may feel ____.
      H<weeindrill> {helper} can tell the teacher about it before the day.
      H<weeindrill> {helper} can put spare pants in the bag. ~ Then they are there.
      T<weeindrill> {he} can go to the toilet first, even for a small wee.
      T<weeindrill> {he} can sit near the teacher and hold up a hand.
      C<weeindrill> {he} can think, "A wee first, and then quiet."
      A<weeindrill> The wee was done, and the class was quiet for a bit. Then the light was on, and the drill was over. Now there is play, and there is the toilet too. Bodies may ask at any time.
    `,
    '6-7': `
      D<weeindrill> In a drill a class sits still for some minutes. {Name} may think of one thing only: "What if I need a wee?" A body that is nervous asks for the toilet more often. Mostly there is just a little in there. Grown-ups know the day, so a wee can come first. And there is a plan for the case that it does not wait.
      P<weeindrill> Others in the class think the same thing. Nobody says it, so each of them thinks it is only them.
      P<weeindrill> A teacher would rather hear it than not. It has happened in drills before, and it got mopped up without a word.
      Q<weeindrill> When the door is shut, {Name}'s tummy may feel ____.
      H<weeindrill> {helper} can ask the teacher for a toilet break before the drill.
      H<weeindrill> {helper} can put spare clothes in the bag. ~ It is good to have them and not need them.
      T<weeindrill> {he} can agree on a sign with the teacher. ~ A sign makes no noise.
      T<weeindrill> {he} can press both knees together and count slowly to fifty.
      C<weeindrill> {he} can think, "It is done before, and I have a sign."
      A<weeindrill> The practice took a few minutes, and then the door was open. The light went on, and four children went to the toilet first. What was left was a small wee, the size of a worry. A sign is good for other days as well, such as a long assembly.
    `,
    '8-10': `
      D<weeindrill> A drill means sitting still for some minutes. The mind is quick to ask about the one thing that is not possible then. {Name} may worry about needing the toilet in the middle of it. Nerves do that to a bladder. It reports in with hardly anything to report. Adults know the day of a practice and can plan a break before it. For the rest, a sign to the teacher is enough.
      P<weeindrill> It is one of the most common worries about drills, and hardly anybody mentions it.
      P<weeindrill> Teachers have seen what happens when a body does not wait. They keep spare clothes and say nothing.
      Q<weeindrill> When it gets quiet, {Name} might notice ____.
      H<weeindrill> {helper} can mention it to the teacher beforehand, in private.
      H<weeindrill> {helper} can pack spare clothes. ~ A thing that is prepared mostly stays in the bag.
      T<weeindrill> {he} can go before it starts, whether it seems needed or not.
      T<weeindrill> {he} can agree on a sign that nobody else knows.
      C<weeindrill> {he} can think, "Been before, sign agreed. The rest is nerves."
      A<weeindrill> The drill took its few minutes, and the bladder had been exaggerating. When the door opened, a short queue formed, which shows how many had been thinking the same. A sign that was agreed once can be used in tests and assemblies too. Mostly it is enough to have one.
    `,
  },
};
