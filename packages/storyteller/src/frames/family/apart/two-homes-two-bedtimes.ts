import { said, type NamedScene } from '../../scene.ts';

/** In each of two homes other rules hold, and coming back to the stricter one is hard. */
export const twoHomesTwoBedtimes: NamedScene = {
  id: 'houserules',
  image: 'two fridges with two lists on them',
  cue: said(
    String.raw`\b(?:different|other|no|fewer|stricter|own) rules? (?:at|in|with) (?:\w+ )?(?:his|her|their|dad\w*|mum\w*|mom\w*|each|both|the other|house|my ex)|\brules (?:are|at|in)\b[^.!?]{0,30}\b(?:dad|daddy|mum|mummy|mom|mommy)\w*(?:['’]s)?(?: (?:house|place|home|flat))?\b[^]*|\b(?:at|from) (?:his |her |their )?(?:dad|daddy|mum|mummy|mom)['’]?s\b[^.!?]{0,50}\b(?:(?:is |gets )?(?:allowed|to (?:stay up|watch|play|have|eat)|away with|whatever|anything|no (?:rules|bedtime)|all day))\b|\b(?:dad|daddy|mum|mummy|mom) lets (?:him|her|them)\b[^]*\b(?:my (?:house|place)|here|home|back|i (?:do ?n.t|say no))\b`,
    String.raw`\b(?:at nan\w*|at gran\w*|grandparents|autis\w*|brother is allowed|sister is allowed|scared|hits?|hurt)\b`,
  ),
  decides:
    /\brules are different at (?:his |her )?(?:dad|daddy|mum|mummy|mom)\w*['’]?s?\b|\bdifferent rules (?:at|in) (?:his |her )?(?:dad|daddy|mum|mummy|mom)\w*/i,
  answers: /\b(?:stay\w* up|late|grumpy|rules|allowed|comes back)\b/i,
  titles: { young: 'Two Lists on Two Fridges', older: 'Two Fridges, Two Lists' },
  text: {
    '4-5': `
      D<houserules> {Name} has two homes. In one home, bed is early. In the other, it may be late. Each home has a list, like a list on a fridge. So {Name} may think, "But over there I can!"
      P<houserules> Two grown-ups do things in two ways. It does not mean that one is mean.
      Q<houserules> When it is time for bed here, {Name} may feel ____.
      H<houserules> {helper} can hang up a list with pictures.
      H<houserules> {helper} can keep the first evening slow and quiet.
      T<houserules> {he} can look at the list and say what comes next.
      T<houserules> {he} can say, "I am tired," and lie down early.
      C<houserules> {he} can think, "There it is so. Here it is so."
      A<houserules> Two fridges hum in two homes. Each one has a list, and {Name} knows both by now. A grumpy face may need sleep and toast. In both homes there is a kiss at the end.
    `,
    '6-7': `
      D<houserules> Each home has its own rules, and {Name} has two homes. At one, people may stay up late. At the other, lights go out early. It can feel unfair to come back to the early one. A body that has been up late is cross as well.
      P<houserules> Grown-ups do not agree on all things. It is one reason why some live apart. It does not mean that one home loves more.
      P<houserules> At school there are other rules too. Nobody gets mixed up for long. Heads are good at it.
      Q<houserules> On the first evening back, {Name} may feel ____. Tired is a feeling too.
      H<houserules> {helper} can say why this home has its rules.
      H<houserules> {helper} can plan a quiet first evening, with an early night.
      T<houserules> {he} can say what {he misses} from over there. ~ It can be said without a row.
      T<houserules> {he} can ask for one rule to be talked about. ~ Some can be changed.
      C<houserules> {he} can think, "There is there, and here is here."
      A<houserules> There are two lists on two fridges, and they are not the same. By the second day {Name} is back in step with this home. Good things are on both lists. One of them is sleep, even if nobody cheers for it.
    `,
    '8-10': `
      D<houserules> With two homes come two sets of rules, and {Name} is the only one who lives by both. In one of them bedtime may be a suggestion, and in the other it is a fact. Coming back from the looser one is not easy. It is partly the rules, and partly a body that is short of sleep.
      P<houserules> Parents who live apart mostly differ about such things. It is seldom done to win, although it can look like that from the back seat.
      P<houserules> "At the other home I am allowed to" may be true, and it moves nobody. What does work is asking for one change, with a reason.
      Q<houserules> In the first hours back, {Name} might feel ____. Some of it may be tiredness in disguise.
      H<houserules> {helper} can explain what a rule is for, and keep the list short.
      H<houserules> {helper} can leave the first evening free of arguments and full of sleep.
      T<houserules> {he} can propose one rule for a test, such as a later Friday.
      T<houserules> {he} can say, "I need an hour to land." ~ That is better than slamming something.
      C<houserules> {he} can think, "Two lists. I can read both."
      A<houserules> Two lists on two fridges will go on being different. Somebody who can switch between them has learnt more than either list says. {Name} belongs in both homes, including the one with the earlier bedtime. Being grumpy on a Sunday evening happens, and it is mostly gone by Monday.
    `,
    '11+': `
      D<houserules> Two homes tend to run on two constitutions. {Name} is the only person who lives under both, and the comparison is hard to avoid. One of them may allow screens until midnight, and the other has views on that. Whoever comes back from the freer place is short of sleep and of patience. That is then discussed as a matter of attitude.
      P<houserules> Each parent suspects the other of being too strict or too soft. Very often both rules come from what they had themselves as children.
      Q<houserules> On arriving back, {Name} might notice ____. It is worth asking how much of it is sleep.
      H<houserules> {helper} can say which rules are open to talks and which are not. ~ A short list of fixed ones is easier to live with.
      H<houserules> {helper} can leave the other home out of the argument.
      T<houserules> {he} can make a proposal that would work in this home, with terms. ~ It gets further than a comparison.
      T<houserules> {he} can keep the hours of sleep about the same in both places, for {his} own comfort.
      C<houserules> {he} can think, "Different is not unfair. It is different."
      A<houserules> The two lists are not likely to match. What can be had is a bit more say in both, and that comes with proposals that hold. A home is not measured by its bedtime. {Name} has two of them, with two kitchens, two sets of opinions and a bed in each.
    `,
  },
};
