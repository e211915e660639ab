import type { DeedThread } from './deed-thread.ts';

/** Nails that are not bitten any more, and whatever else hands and mouths do without asking: noticed, and stopped. */
export const habitLeft: DeedThread = {
  id: 'habit',
  image: 'the moment in which a habit is noticed, and hands do something new',
  cue: /\b(?:without|stopp?ed|stopping|gave up|given up|no|no more|not|n['’]?t|quit|kicked)\b[^.!?]{0,30}\b(?:(?:bit|bite|biting|bitten|chew\w*|pick\w*|suck\w*|twirl\w*) (?:at |on )?(?:his|her|their) (?:\w+ )?(?:nails?|fingernails|fingers?|thumbs?|lips?|skin|sleeves?|cuffs|collars?|jumpers?|hair|scabs?)|nail[- ]biting|thumb[- ]sucking)\b/i,
  decides: true,
  titles: { young: 'A New Plan for Hands', older: 'Before It Begins' },
  text: {
    '4-5': `
      D<habit> A habit is old, and to stop it is new. {Name} did that. Hands do such a thing by themselves. Then it is hard to see in time. After that, they look for another thing to do.
      P<habit> Grown-ups have habits too. One hums, and one drums on the table. They know that it is hard to stop.
      Q<habit> When the habit came by, {Name} may have felt ____.
      H<habit> {helper} can look at how it is now.
      H<habit> {helper} can say, "I saw that. It was hard."
      T<habit> {he} can give the hands a soft thing to hold.
      T<habit> {he} can show how it looks now.
      C<habit> {he} can say, "Hands, here is a new plan."
      A<habit> The old habit may come by and look in. That takes nothing away. {Name} did something new, and hands can learn. They learn slowly, and they learn well.
    `,
    '6-7': `
      D<habit> Hands can have a habit, and that is something they do without asking. The head often notices when it is already going on. {Name} noticed it and did something new instead. Nobody else can see that. It happens between one second and the next.
      P<habit> Grown-ups have habits too, and they find them hard to stop. Not one of them would say that this was easy.
      P<habit> People who look now can see how it is. They cannot see all the moments in between. Those were the work.
      Q<habit> In the moment when a hand wanted to, {Name} may have felt ____.
      H<habit> {helper} can ask what helped in such a moment. ~ It may help again.
      H<habit> {helper} can look at it when it is shown. ~ It is good to have it seen.
      T<habit> {he} can choose something for the hands to do. ~ Hands like to have a job.
      T<habit> {he} can show somebody how it looks now.
      C<habit> {he} can think, "I noticed it, and I stopped."
      C<habit> {he} can say, "Hands, there is a new plan."
      A<habit> A habit does not leave all at once. It may come back on a tired day and look round. That takes nothing from the times without it. {Name} began something new, and hands learn slowly and well.
    `,
    '8-10': `
      D<habit> The odd thing about a habit is that nobody decides on it. It is already going on when the head finds out. {Name} caught it in time, and that takes more attention than most new things. There was no single big moment in it. It was made of small ones that nobody saw.
      P<habit> Most adults have a habit that they would like to be rid of. Many of them gave up after two days. They know what this is worth.
      Q<habit> Whenever the old habit came by, {Name} might have noticed ____.
      H<habit> {helper} can ask what worked, and leave it at that. ~ Nobody likes to be watched all day.
      H<habit> {helper} can look when it is shown, and say what there is to see.
      T<habit> {he} can note at which times it comes most. ~ It is easier to meet when it is expected.
      T<habit> {he} can keep something ready for the hands, for the dull moments.
      C<habit> {he} can think, "I noticed it before it began."
      A<habit> Habits are patient, and this one may try again in a dull hour. One slip would not undo the times that went well. They happened, and {Name} was awake for each of them. What is new about it will soon be ordinary, and then it holds by itself.
    `,
    '11+': `
      D<habit> A habit runs below the level at which anybody decides anything, and that is why good intentions slide off it. {Name} got in between, at the point where the hand is already on its way. It is new, it is invisible, and it takes more concentration than most things that win prizes.
      P<habit> Adults respect this more than they may show, since nearly everyone has a habit that has survived several New Years. They know how much of the work is noticing.
      Q<habit> At the point where it could have gone either way, {Name} might have noticed ____.
      H<habit> {helper} can ask once what made the difference, and not check up on it afterwards. ~ It is no matter for inspections.
      T<habit> {he} can note the hours and places at which it likes to return. ~ Habits are creatures of routine.
      T<habit> {he} can decide in advance what the hands do instead. ~ A plan is quicker than a good intention.
      C<habit> {he} can think, "I caught it before it began."
      A<habit> It may come back in an exam week or a dull film, as habits do, and one bad day would not cancel the good ones. They have happened, and they stand. {Name} has found the gap between an impulse and a movement, which is new, and useful for more than this.
    `,
  },
};
