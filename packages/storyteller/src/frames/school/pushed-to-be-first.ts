import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const PUSHES = String.raw`\b(?:push(?:es|ed|ing)?|shov(?:e|es|ed|ing)|trip(?:s|ped|ping)?|knock(?:s|ed|ing)?|elbow(?:s|ed|ing)?|barg(?:e|es|ed|ing)|pull(?:s|ed|ing)?)\b`;
const TO_WIN = String.raw`\b(?:(?:to|can|could|so|and|just to) win|wins?|win(?:s|ning)? (?:a|the|every|at) |come first|be first in (?:a|the) race|races?|sports day|running race|finish line)\b`;

/** Somebody pushes others in a race so as to win it: a win is for legs and not for hands, and it can be put right. */
export const pushedToBeFirst: NamedScene = {
  id: 'pushedrace',
  image: 'a line to run to, and hands that stay by the body',
  cue: said(
    `(?=[^]*${PUSHES})(?=[^]*(?:${TO_WIN}))(?=[^]*\\b(?:rac(?:e|es|ing)|sports day|running|win|wins|winning)\\b)`,
    String.raw`\b(?:push(?:es|ed)? (?:himself|herself|themselves)|by (?:a|another|an older)|(?:was|got|gets|been|being) (?:pushed|tripped|shoved|knocked)|(?:boy|girl|kids?|someone|somebody|child) (?:who )?(?:pushes|pushed|tripped|shoved|knocked) (?:him|her|them)|we push|i push|wheelchair|board game|pieces|table over|line up|front of the line|queue|brother|sister|siblings?)\b`,
  ),
  decides: true,
  answers: /\b(?:push\w*|win|race|over|others?|children|boy|girl|first|sports day)\b/i,
  titles: { young: 'Legs Win, Hands Rest', older: 'What a Win Is For' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<pushedrace> Ready, steady, go! {Name} wants to win the race. Others are near, and a hand may push. Then somebody falls down, and it hurts. A race is for legs. With a push it is no race at all.
      P<pushedrace> Whoever fell down wanted to get there, too. A push is a nasty surprise.
      Q<pushedrace> When somebody is in front, {Name} may feel ____.
      H<pushedrace> {helper} can run a race with {Name} at home.
      H<pushedrace> {teacher} can give each one a bit of room.
      T<pushedrace> {he} can look at the line and not at the others.
      T<pushedrace> {he} can stop and help somebody up.
      C<pushedrace> {he} can think, "Legs win. Hands rest."
      A<pushedrace> They all ran to the line, and nobody fell. Some were fast and some were slow. It is good to win a race, and good to run. One hand gave a high five. That is a job for hands.
    `,
    '6-7': `
      D<pushedrace> In a race, everyone wants to be first. {Name} may want it so much that hands push somebody out of the way. That one falls, and it hurts. Then it was not legs that won. A win with a push in it is only half a win. The others stop wanting to race.
      P<pushedrace> The one on the ground had trained for it as well. Being pushed is worse than being slow.
      P<pushedrace> Wanting to win is fine. It makes people run fast.
      Q<pushedrace> When somebody gets in front, {Name} may feel ____. It may be in the arms.
      H<pushedrace> {helper} can cheer for a clean run, first or last.
      H<pushedrace> {teacher} can help to put it right with the one who fell.
      T<pushedrace> {he} can look at the line all the way, and keep both elbows in.
      T<pushedrace> {he} can go back, say sorry and ask, "Are you hurt?"
      C<pushedrace> {he} can think, "Legs win. Hands rest."
      A<pushedrace> The race was run, and this time each one stayed up. Somebody was a nose in front. It was {Name} or somebody else, and it was fair. A fair second is better than a first with a push. Those who fell before want to race again.
    `,
    '8-10': `
      D<pushedrace> A finish line does strange things to people. {Name} wanted to win a race so badly that hands got involved, and somebody ended up on the ground. In athletics that means being disqualified. A race is a question about legs, and a push gives the wrong answer. It also hurts. What was won that way is hard to enjoy, because everybody saw it, and the winner knows as well.
      P<pushedrace> Wanting to win is a good engine. Every runner has it, and all of them have learned to steer it.
      P<pushedrace> The one who was pushed lost more than a place. It is worth hearing what it was like.
      Q<pushedrace> With somebody just ahead, {Name} might notice ____.
      H<pushedrace> {helper} can time a run against last week's. ~ There is nobody to push in that one.
      H<pushedrace> {teacher} can help with what comes after, such as a sorry or a second race.
      T<pushedrace> {he} can go to the one who fell, say what was done and mean the sorry.
      T<pushedrace> {he} can keep eyes on the line and elbows in. ~ Looking sideways is slower anyhow.
      C<pushedrace> {he} can think, "Win it with legs, or don't win it."
      A<pushedrace> There was a sorry, and it was taken, a bit stiffly. The next race had a clear lane and a photo finish. Losing it by a foot felt bad for ten minutes, and it was fair for good. People race again with somebody they can trust beside them.
    `,
  },
};
