import { said, type NamedScene } from '../scene.ts';

/** In the team, and on the bench for the whole of a match or most of it. */
export const onTheBench: NamedScene = {
  id: 'subsbench',
  image: 'a bench beside the pitch, and a bib that was not taken off',
  cue: said(
    String.raw`\b(?:(?:on|warming|left on|sat on|stuck on|put (?:him|her|them) on) the (?:subs['’]? )?bench|benched|(?:always|only|made|just|is|was|as) (?:a |the )?(?:sub|substitute)\b|subbed (?:off|every|again|out)|(?:did ?n['’]?t|never|hardly|barely) (?:gets? |got |get )?(?:any |much )?(?:to play|on the pitch|game time|playing time|minutes|a game)|no game time)\b`,
    String.raw`\b(?:friendship bench|buddy bench|substitute teacher|supply|park bench|plays too rough|injur\w*|broke\w*|nobody to play)\b`,
  ),
  decides: true,
  answers: /\b(?:bench|coach|match|game|sub|whole|saturday|team|play\w*|minutes)\b/i,
  titles: { older: 'Beside the Pitch' },
  text: {
    '6-7': `
      D<subsbench> A team has more players than places on the pitch. So there is a bench, and {Name} was on it for a long time. It is hard to sit when legs are hoping to run. From there the game looks very near and very far. It is fair to be cross about that.
      P<subsbench> The coach counts minutes and looks at lots of children at once. Somebody can get too few without anyone wanting it.
      Q<subsbench> While the others play, {Name} may feel ____. It may be in the legs.
      H<subsbench> {helper} can hear about it first, before the score.
      H<subsbench> {helper} can ask the coach how the turns are shared.
      T<subsbench> {he} can ask the coach, "When is my turn?"
      T<subsbench> {he} can stand up and jump, so the legs stay warm.
      C<subsbench> {he} can think, "On the bench, and still in the team."
      A<subsbench> After the game the pitch was empty, and a ball lay there. Legs that were hoping to run had a run at last. There is training again this week. A bench is for a while, and a team is more than that.
    `,
    '8-10': `
      D<subsbench> There are benches that nobody minds, and then there is the one beside a pitch. {Name} was hoping to play, in full kit, and most of the game went by without it. A coat over a shirt says it to everyone who looks. Wanting to be picked and not being picked hurts, and it can hurt for a whole weekend. That is no bad temper. It shows that it matters.
      P<subsbench> A coach has a score, a clock and a row of parents, all at the same time. Somebody's minutes get lost in that. It happens most to the quiet ones.
      P<subsbench> Those on the pitch had their eyes on the ball. Nobody was keeping count of who sat.
      Q<subsbench> With the coat still on, {Name} might feel ____. It may change by tea.
      H<subsbench> {helper} can let the journey home be quiet. ~ Talking about tactics can wait.
      H<subsbench> {helper} can ask how playing time is shared, in a calm moment and without {Name} beside them.
      T<subsbench> {he} can ask the coach, "What can I work on to play more?" ~ It is the question that coaches like best.
      T<subsbench> {he} can take a ball to the park, where nobody is a substitute.
      C<subsbench> {he} can think, "That was one game. I can ask about the next."
      A<subsbench> The bib went into the wash as clean as it came. The question to the coach is asked, or it is written down for training. Perhaps the minutes get shared out in another way, and perhaps another team is the better answer in a year. The game itself is anybody's. It starts wherever there is a ball and somebody to pass it to.
    `,
    '11+': `
      D<subsbench> A bench beside a pitch is a remarkable piece of furniture, since it puts somebody on show for not being used. {Name} was hoping for a game and watched one. In most youth teams somebody regularly goes home in a clean kit, and the parents of the others do not notice. It is reasonable to be angry about it, and to be sorry for the people who came to watch. Neither says anything about how well somebody plays.
      P<subsbench> Coaches go by habit under pressure. They pick the ones they picked last time, and mean to try something else when it is safe. It is seldom a considered judgement.
      P<subsbench> Team mates tend to think that the bench is used to it. One who has sat there knows better, and might say so if asked.
      Q<subsbench> At the final whistle, {Name} might notice ____. Relief for the team and anger can be in it together.
      H<subsbench> {helper} can leave the touchline politics for another day, and ask what {Name} wants done, if anything.
      H<subsbench> {helper} can find out whether the club has a rule on playing time. ~ Many do, on paper.
      T<subsbench> {he} can ask the coach at training: "What would you need to see for me to start?"
      T<subsbench> {he} can set a date for deciding whether to stay, and play with all {he has} until then.
      C<subsbench> {he} can think, "It was a line-up. It was not a measurement."
      A<subsbench> A few days on, most of it has cooled down, apart from the question, which is a good one and still stands. The answer may be useful or it may be vague, and either is information. Some people earn their minutes, some move to a club with fewer players, and some discover that they were there for the company. A game needs a ball and some space, and hoping for one is no crime.
    `,
  },
};
