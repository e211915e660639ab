import type { DeedThread } from './deed-thread.ts';

/** A job in a home that was done by somebody who did not usually do it. */
export const jobDone: DeedThread = {
  id: 'done-job',
  image: 'a job that somebody found already done',
  cue: /\b(?:jobs|chores|tid(?:y|ied)|clean\w*|wash\w*|hoover\w*|vacuum\w*|swept|dust\w*|laid|set the table|cleared|unload\w*|load\w*|empt(?:y|ied)|bins?|recycling|shopping|carried|unpack\w*|pack\w*|mow\w*|raked|weed\w*|garden|walk(?:ed)? the dog|fed the|look\w* after|babys\w*|put (?:away|the)|folded|ironed|pegged|hung (?:out|up)|made (?:his|her|their|the) (?:own )?beds?|mended|fixed|paint\w*|helped)\b/i,
  decides: /\b(?:did|done|does) (?:all )?(?:of )?(?:his|her|their) (?:\w+ )?(?:jobs|chores)\b/i,
  titles: { young: 'One Job Done', older: 'Already Done' },
  text: {
    '6-7': `
      D<done-job> A home is full of jobs that come back every day. Somebody does them, mostly the same somebody. This time it was {Name}. A job is started, and gone on with, and then it is done. That last part is what makes it a job.
      D<done-job> Helping can mean holding something for a minute. It can also mean doing the whole thing. {Name} did a whole thing. Nobody needed to come after and do it again.
      P<done-job> Somebody else did not need to do it that day. They had that time for themselves, or for a cup of tea.
      P<done-job> Grown-ups may not say much about a job that is done. They notice it most when they turn round to begin.
      Q<done-job> With the job done, {Name} may have felt ____. Tired is a good word, too.
      H<done-job> {helper} can say what it was like to find it done. ~ Then it can be seen from the other side.
      H<done-job> {helper} can show how to do one more part of it. ~ Jobs have secrets.
      T<done-job> {he} can choose which job might be next.
      T<done-job> {he} can tell which bit of it was the worst.
      C<done-job> {he} can think, "That one is done, and I did it."
      C<done-job> {he} can say, "I can do that one."
      A<done-job> Tomorrow it may be there again, as jobs are. For today it is done. {Name} helped in a way that somebody could feel in their arms.
      A<done-job> It looks as if it had been like that all along. That is how a good job looks. {Name} knows what it was like before, and who did it.
    `,
    '8-10': `
      D<done-job> Most jobs at home are noticed only when nobody does them. {Name} did one, from beginning to end. It was not interesting, and it did not pretend to be. But somebody in the house had that job on their mind, and then they did not.
      D<done-job> There are two ways of helping. One is to ask what there is to do, which gives somebody the job of thinking. {Name} used the other one and did it. The difference is bigger than it looks from the sofa.
      P<done-job> Whoever usually does it came upon it already done. It is a curious feeling, like finding money in a coat. They may have stood there for a second.
      P<done-job> Other people in the house might not notice at all. That is the fate of most good work at home.
      Q<done-job> Halfway through, {Name} might have felt ____. A job need not be enjoyed to be done.
      H<done-job> {helper} can say thank you for the job by its name. ~ "The bins" says more than "everything".
      H<done-job> {helper} can leave it as it was done. ~ Nobody likes to be tidied up after.
      T<done-job> {he} can say which job suits {him} best. ~ People differ in what they hate least.
      T<done-job> {he} can teach it to somebody smaller. ~ There is a system to it by now.
      C<done-job> {he} can think, "It is off somebody's list."
      C<done-job> {he} can think, "I saw it, and I did it."
      A<done-job> By tomorrow it will want doing again, as is the way with such jobs. That does not undo the one from today. {Name} helped, and somebody sat down ten minutes earlier than usual.
      A<done-job> There is nothing to look at afterwards except a place where a job used to be. {Name} made that gap. Somebody walked through it with a lighter step.
    `,
    '11+': `
      D<done-job> A household is a small business with no staff, and {Name} took over a job in it and did it properly, dull end included. The work itself is seldom hard, and what wears people down is being the only one who sees that it needs doing. For once, there were two.
      D<done-job> Being useful at home attracts little glory and no certificates, and {Name} did a job that would otherwise have been somebody else's. It needed to be noticed, begun, continued past the point of interest, and finished. The third of these is where most help gives out.
      P<done-job> Whoever finds a job already done has a moment of confusion and then sits down. They may express it as a remark about the weather, and it is gratitude nonetheless.
      P<done-job> Adults have a habit of improving on help while it is still warm. If somebody rearranged it, that says more about them.
      Q<done-job> About two thirds of the way through, {Name} might have felt ____. Mild resentment is no obstacle to having done a good thing.
      H<done-job> {helper} can thank {him} once, by name of the job. ~ Precision is a form of respect, and it is rarer than praise.
      H<done-job> {helper} can take it as a favour and not as a new arrangement. ~ The difference matters for the next one.
      T<done-job> {he} can decide which job to call {his} own, if any. ~ It is easier to own one than to be asked for ten.
      T<done-job> {he} can let it be known that it was done. ~ Invisible work stays invisible otherwise.
      C<done-job> {he} can think, "One thing fewer for somebody."
      C<done-job> {he} can think, "I saw it needed doing. That is half of it."
      A<done-job> It will need doing again before long, since jobs of that kind have no memory, and {Name} did this one. Somebody had twenty minutes that evening which had not been in the plan, and it was help of the real kind.
      A<done-job> The place looks as usual, and so nobody will remark on it. {Name} did the job, and one person knows to what extent, because it made the evening longer at the right end.
    `,
  },
};
