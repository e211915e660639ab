import { said, type NamedScene } from '../../scene.ts';

/**
 * An adopted child who hides food, and no reason for it that nobody gave. That it is a way to be safe from hunger, is not punished, and that a box that is kept filled
 * and known mealtimes help: Lifetime Adoption, "Why adopted children hoard food"; Foster Focus, "Food fighting".
 */
export const foodKeptBy: NamedScene = {
  id: 'keptby',
  image: 'a box with food in it that gets empty and gets filled',
  cue: said(
    String.raw`(?=[^]*\badopt(?:ed|ion|ive)\b)(?=[^]*\b(?:food|biscuits?|bread|snacks?|crisps|fruit|cereal|sandwich\w*)\b)[^]*?\b(?:hid(?:es?|ing|den)|hoard\w*|stash\w*|steal\w*|sneak\w*|squirrel\w*|crams?|gorg\w*)\b`,
  ),
  decides: true,
  answers:
    /\b(?:hid\w+|biscuits?|bread|chicken|ants|dinner (?:is )?late|always be food|4 months ago|months ago|adopted)\b/i,
  titles: { young: 'The Box That Gets Filled', older: 'The Box That Gets Filled' },
  text: {
    '4-5': `
      D<keptby> In this family there is food for each day. {Name} may hide some of it all the same. A tummy may like to keep a bit by, in a bed. That is a way to be sure. A box with a lid can do that job.
      P<keptby> Grown-ups here are not cross about a biscuit in a bed. They know why it is there. They only mind the crumbs a bit.
      Q<keptby> When dinner is not there yet, {his} tummy may feel ____.
      H<keptby> {helper} can fill the box again.
      H<keptby> {helper} can say what the next meal is.
      T<keptby> {he} can ask, "What is for dinner?" as often as {he likes}.
      T<keptby> {he} can put what {he keeps} into the box with a lid.
      C<keptby> {he} can think, "Some in the box, and more to come."
      A<keptby> The box got empty, and then it got filled. It will be a while until a tummy believes that. There is supper in this family, and there is breakfast after it. The lid goes click, and the crumbs stay in.
    `,
    '6-7': `
      D<keptby> There is food in this family, day after day. {Name} may put a biscuit by all the same, just in case. It is not stealing, and it is not bad. It is a way to be sure of some for later. Nobody needs to say why. A box with a lid can do the same job, for just one person.
      P<keptby> Parents who adopt hear about hidden food, and many of them find some. They are sorry about only one thing, and that is the crumbs.
      P<keptby> When dinner is late, a grown-up thinks of pans. A tummy may think of something else. From outside, nobody can see that.
      Q<keptby> When it is late and no plates are out, {his} body may feel ____. It may be in the tummy or in the hands.
      H<keptby> {helper} can fill the box whenever it gets low. ~ It need not be empty first.
      H<keptby> {helper} can write the meals of the day on the fridge.
      T<keptby> {he} can take something from the box at any hour, without asking.
      T<keptby> {he} can say where old food is. ~ Nobody will ask why, and it gets cleared up together.
      C<keptby> {he} can think, "Some in the box, and more in the kitchen."
      A<keptby> It takes months until a body believes in breakfast. Nobody here is in a hurry. The box was low on Tuesday and full on Wednesday. What was hidden needs no hiding place in this family. It has a box, with a lid that shuts.
    `,
    '8-10': `
      D<keptby> In this family {Name} may put food aside beside full cupboards, and not know what for. Hands can do that by themselves. It is not greed, and it is not stealing. It is one way to be sure of some for later, and nobody needs to explain it. In this family a box with a lid can do the job: one empties it, others fill it.
      P<keptby> Adults who adopt read about this beforehand. Finding a sandwich in a drawer does not make them angry. They ask what the favourite filling is.
      P<keptby> A late dinner is a small thing to some people and a bigger one to others. Whoever cooks may need telling.
      Q<keptby> When the plates are late, {Name} might notice ____. It may be the hands that notice first.
      H<keptby> {helper} can keep the box filled and say nothing about how fast it empties.
      H<keptby> {helper} can put the mealtimes on the fridge, and a snack beside them for when one slips.
      T<keptby> {he} can use the box at any hour, also at night. ~ It was made for that.
      T<keptby> {he} can say, "There is something old under my bed." ~ It gets cleared up without questions.
      C<keptby> {he} can think, "Here is a box, and it gets filled."
      A<keptby> A body believes in breakfast when it has seen a great many. This family has plenty of time. The box gets low and gets filled, and one day somebody forgets to look how full it is. The crumbs have moved out of the bed, by the way, and nobody misses them.
    `,
  },
};
